<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Sequence Desktop</source>
        <translation>关于 Sequence Desktop</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>回到列表</translation>
    </message>
</context>
<context>
    <name>AboutForm</name>
    <message>
        <source>A name for the board</source>
        <translation>棋盘的名称</translation>
    </message>
    <message>
        <source>for example CC0-1.0</source>
        <translation>例如 CC0-1.0</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>作者(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Licence</source>
        <translation>许可(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>牌组(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>大小(&amp;S)</translation>
    </message>
    <message>
        <source>N&amp;otes</source>
        <translation>备注(&amp;O)</translation>
    </message>
</context>
<context>
    <name>Accessible</name>
    <message>
        <source>Go here</source>
        <translation>到这里</translation>
    </message>
    <message>
        <source>Choose no card</source>
        <translation>不选牌</translation>
    </message>
    <message>
        <source>Choose this card</source>
        <translation>选这张牌</translation>
    </message>
    <message>
        <source>Take a card from here</source>
        <translation>从这里拿一张牌</translation>
    </message>
    <message>
        <source>Lay the chosen card here</source>
        <translation>把所选的牌放在这里</translation>
    </message>
    <message>
        <source>Go to a cell for this roll</source>
        <translation>到此点数可用的格子</translation>
    </message>
    <message>
        <source>Show the row that is nearest, or take it</source>
        <translation>显示最近的连线，或采用它</translation>
    </message>
    <message>
        <source>Use it on this cell</source>
        <translation>用在这一格</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Rows: {rows}, columns: {columns}</source>
        <translation>行：{rows}，列：{columns}</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>骰子</translation>
    </message>
    <message>
        <source>Stock and discard pile</source>
        <translation>牌堆和弃牌堆</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>游戏(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>走棋(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Computer</source>
        <translation>电脑(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>查看(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新游戏(&amp;N)…</translation>
    </message>
    <message>
        <source>Choose a game, a board and players. The game in progress is kept.</source>
        <translation>选择游戏、棋盘和玩家。正在进行的游戏会保留。</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>再玩一局(&amp;A)</translation>
    </message>
    <message>
        <source>Deal a new game with the same players, board and rules.</source>
        <translation>用同样的玩家、棋盘和规则重新发一局。</translation>
    </message>
    <message>
        <source>&amp;Rated games…</source>
        <translation>等级赛(&amp;R)…</translation>
    </message>
    <message>
        <source>Play against a computer picked for you, and see how your rating goes.</source>
        <translation>与为你挑选的电脑对局，看看你的等级分走势。</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>暂停(&amp;U)</translation>
    </message>
    <message>
        <source>Let the computers wait, where nobody else plays.</source>
        <translation>没有人参与时，让电脑等待。</translation>
    </message>
    <message>
        <source>Set up a pos&amp;ition…</source>
        <translation>布置局面(&amp;O)…</translation>
    </message>
    <message>
        <source>Lay chips and cards as you like, check them, and play on from there.</source>
        <translation>随意摆放筹码和牌，检查后从那里继续玩。</translation>
    </message>
    <message>
        <source>&amp;Design a board…</source>
        <translation>设计棋盘(&amp;D)…</translation>
    </message>
    <message>
        <source>Make a board of your own, or change one.</source>
        <translation>制作自己的棋盘，或修改现有的。</translation>
    </message>
    <message>
        <source>&amp;Boards…</source>
        <translation>棋盘(&amp;B)…</translation>
    </message>
    <message>
        <source>Look at all boards: play on them, copy and change them.</source>
        <translation>查看所有棋盘：在上面玩、复制和修改。</translation>
    </message>
    <message>
        <source>&amp;Lab…</source>
        <translation>实验室(&amp;L)…</translation>
    </message>
    <message>
        <source>Let computers play thousands of games, to compare players, boards and rules.</source>
        <translation>让电脑玩成千上万局，以比较玩家、棋盘和规则。</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Go on with a saved game. The game in progress is kept.</source>
        <translation>继续已保存的游戏。正在进行的游戏会保留。</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the game, with all its moves, to its file.</source>
        <translation>把游戏连同所有步数保存到它的文件。</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the game to a file of its own.</source>
        <translation>把游戏保存到单独的文件。</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>统计(&amp;T)…</translation>
    </message>
    <message>
        <source>Count the games you have finished, and look at the last ones.</source>
        <translation>统计已结束的游戏，并查看最近几局。</translation>
    </message>
    <message>
        <source>&amp;Print the board…</source>
        <translation>打印棋盘(&amp;P)…</translation>
    </message>
    <message>
        <source>Bring this board onto paper, with chips and rules to it.</source>
        <translation>把这个棋盘连同筹码和规则印到纸上。</translation>
    </message>
    <message>
        <source>Save a pi&amp;cture…</source>
        <translation>保存图片(&amp;C)…</translation>
    </message>
    <message>
        <source>Save the board as it is shown, as a picture.</source>
        <translation>把现在看到的棋盘保存为图片。</translation>
    </message>
    <message>
        <source>Save an ani&amp;mation…</source>
        <translation>保存动画(&amp;M)…</translation>
    </message>
    <message>
        <source>Save the moves of the game as an animated picture (GIF).</source>
        <translation>把本局的每一步保存为动图（GIF）。</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>设置(&amp;E)…</translation>
    </message>
    <message>
        <source>Choose look, motion and manners; every change is seen at once.</source>
        <translation>选择外观、动画和习惯；每项改动立即可见。</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Close the program. The next start goes on where you are now.</source>
        <translation>关闭程序。下次启动从这里继续。</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Take back your last move and what followed it.</source>
        <translation>收回你的上一步以及其后的一切。</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Play again what was taken back.</source>
        <translation>重新走刚才撤销的步。</translation>
    </message>
    <message>
        <source>&amp;Draw a card</source>
        <translation>抽一张牌(&amp;D)</translation>
    </message>
    <message>
        <source>Take a card from the stock, where the rules let one draw by hand.</source>
        <translation>规则要求手动抽牌时，从牌堆拿一张牌。</translation>
    </message>
    <message>
        <source>&amp;Turn in a dead card</source>
        <translation>交出死牌(&amp;T)</translation>
    </message>
    <message>
        <source>Give up a card that has no free cell left, and draw another.</source>
        <translation>交出已没有空格可放的牌，再抽一张。</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>过(&amp;P)</translation>
    </message>
    <message>
        <source>End the turn without a play; only where nothing can be played.</source>
        <translation>不出牌结束回合；只在无牌可出时可用。</translation>
    </message>
    <message>
        <source>Show the last &amp;round</source>
        <translation>重看上一轮(&amp;R)</translation>
    </message>
    <message>
        <source>Play once more what has happened since your own last move. Any key ends it.</source>
        <translation>重放你上一步之后发生的一切。按任意键结束。</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>回放(&amp;R)</translation>
    </message>
    <message>
        <source>Show what one goes through the game with: slider, steps and playing.</source>
        <translation>显示浏览本局的工具：滑块、单步和播放。</translation>
    </message>
    <message>
        <source>Play the mo&amp;ves</source>
        <translation>播放各步(&amp;V)</translation>
    </message>
    <message>
        <source>Show one move after the other, and stop there. Nothing is played.</source>
        <translation>一步一步地显示，再按则停止。不会真的走棋。</translation>
    </message>
    <message>
        <source>Look at the &amp;start</source>
        <translation>回看开局(&amp;S)</translation>
    </message>
    <message>
        <source>Show the board as it was before the first move.</source>
        <translation>显示第一步之前的棋盘。</translation>
    </message>
    <message>
        <source>Look one move &amp;back</source>
        <translation>回看上一步(&amp;B)</translation>
    </message>
    <message>
        <source>Show the board one move earlier; the game goes on from the present.</source>
        <translation>显示上一步时的棋盘；游戏仍从当前继续。</translation>
    </message>
    <message>
        <source>Look one move &amp;forward</source>
        <translation>前看下一步(&amp;F)</translation>
    </message>
    <message>
        <source>Show the board one move later.</source>
        <translation>显示下一步时的棋盘。</translation>
    </message>
    <message>
        <source>Back to the &amp;game</source>
        <translation>回到游戏(&amp;G)</translation>
    </message>
    <message>
        <source>Show the board as it is now.</source>
        <translation>显示当前的棋盘。</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>从这里继续(&amp;O)</translation>
    </message>
    <message>
        <source>Go on from the moment shown in a game of its own; the one on the table is kept.</source>
        <translation>从显示的时刻起另开一局继续；桌上的这一局会保留。</translation>
    </message>
    <message>
        <source>Boo&amp;kmark</source>
        <translation>书签(&amp;K)</translation>
    </message>
    <message>
        <source>Mark the moment shown, to find it again.</source>
        <translation>标记显示的时刻，以便再找到。</translation>
    </message>
    <message>
        <source>Bookmarks…</source>
        <translation>书签列表…</translation>
    </message>
    <message>
        <source>Go to the moments you have marked, name them, remove them.</source>
        <translation>前往标记过的时刻，为其命名或移除。</translation>
    </message>
    <message>
        <source>L&amp;arger</source>
        <translation>放大(&amp;A)</translation>
    </message>
    <message>
        <source>Show the table larger; where it does not fit, it scrolls.</source>
        <translation>放大牌桌；放不下时可以滚动。</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>缩小(&amp;M)</translation>
    </message>
    <message>
        <source>Show the table smaller.</source>
        <translation>缩小牌桌。</translation>
    </message>
    <message>
        <source>As large as t&amp;he window</source>
        <translation>适合窗口(&amp;H)</translation>
    </message>
    <message>
        <source>Show the whole table, as large as it fits.</source>
        <translation>以能放下的最大尺寸显示整张牌桌。</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>声音(&amp;U)</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>侧边栏(&amp;P)</translation>
    </message>
    <message>
        <source>Show or hide the players and the moves.</source>
        <translation>显示或隐藏玩家和步数。</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>Fill the screen with the table.</source>
        <translation>让牌桌占满屏幕。</translation>
    </message>
    <message>
        <source>&amp;What can I do?</source>
        <translation>我能做什么？(&amp;W)</translation>
    </message>
    <message>
        <source>Say what you can do at this moment, and light it on the table.</source>
        <translation>说明你此刻能做什么，并在桌上点亮。</translation>
    </message>
    <message>
        <source>C&amp;ontents</source>
        <translation>目录(&amp;O)</translation>
    </message>
    <message>
        <source>Read and search all pages of the help, in one window.</source>
        <translation>在一个窗口中阅读和搜索全部帮助页面。</translation>
    </message>
    <message>
        <source>How to &amp;play</source>
        <translation>玩法(&amp;P)</translation>
    </message>
    <message>
        <source>Say how the game in progress is played, in words and pictures.</source>
        <translation>用文字和图片说明当前游戏怎么玩。</translation>
    </message>
    <message>
        <source>Your &amp;first game</source>
        <translation>你的第一局(&amp;F)</translation>
    </message>
    <message>
        <source>Learn the game in six short steps on the table. Your own game is kept.</source>
        <translation>在桌上用六个简短步骤学会游戏。你自己的对局会保留。</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>按键和鼠标(&amp;K)</translation>
    </message>
    <message>
        <source>List what every key does.</source>
        <translation>列出每个按键的作用。</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>更改按键(&amp;C)…</translation>
    </message>
    <message>
        <source>Choose which keys lead to what.</source>
        <translation>选择哪些按键做什么。</translation>
    </message>
    <message>
        <source>&amp;Settings explained</source>
        <translation>设置说明(&amp;S)</translation>
    </message>
    <message>
        <source>Say what every setting does.</source>
        <translation>说明每项设置的作用。</translation>
    </message>
    <message>
        <source>&amp;About Sequence Desktop</source>
        <translation>关于 Sequence Desktop(&amp;A)</translation>
    </message>
    <message>
        <source>Show the version and the licences.</source>
        <translation>显示版本和许可。</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>Show the best moves of your hand, how good they are, and why.</source>
        <translation>显示你手牌的最佳走法、好到什么程度以及为什么。</translation>
    </message>
    <message>
        <source>&amp;Play the hint</source>
        <translation>走提示的一步(&amp;P)</translation>
    </message>
    <message>
        <source>Make the hinted move that is marked on the table.</source>
        <translation>走出牌桌上标出的提示。</translation>
    </message>
    <message>
        <source>Show a &amp;better move</source>
        <translation>显示更好的走法(&amp;B)</translation>
    </message>
    <message>
        <source>Say which move would have been better than your last one, and why.</source>
        <translation>说明哪一步比刚才更好，以及原因。</translation>
    </message>
    <message>
        <source>Winning &amp;chances</source>
        <translation>胜算(&amp;C)</translation>
    </message>
    <message>
        <source>Show who is ahead, as far as you can know, now and through the game.</source>
        <translation>在你所能知道的范围内，显示现在和整局中谁领先。</translation>
    </message>
    <message>
        <source>&amp;Review the game…</source>
        <translation>回顾本局(&amp;R)…</translation>
    </message>
    <message>
        <source>Look back at a finished game: where it turned, and what was luck or skill.</source>
        <translation>回看一局已结束的游戏：在哪里转折，什么是运气，什么是技巧。</translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation>立即走(&amp;M)</translation>
    </message>
    <message>
        <source>Let the computer that is thinking move at once, with what it knows.</source>
        <translation>让思考中的电脑以目前所知立即走。</translation>
    </message>
    <message>
        <source>Colours of the s&amp;ystem</source>
        <translation>跟随系统颜色(&amp;Y)</translation>
    </message>
    <message>
        <source>Be light or dark as the system is.</source>
        <translation>与系统一样明亮或黑暗。</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>Dark text on a light window.</source>
        <translation>浅色窗口上的深色文字。</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>Light text on a dark window.</source>
        <translation>深色窗口上的浅色文字。</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>高对比度(&amp;C)</translation>
    </message>
    <message>
        <source>The strongest contrast, for weak eyes and bright rooms.</source>
        <translation>最强的对比度，适合视力较弱者和明亮的房间。</translation>
    </message>
    <message>
        <source>Hand as dra&amp;wn</source>
        <translation>手牌按抽牌顺序(&amp;W)</translation>
    </message>
    <message>
        <source>Lay one’s cards in the order in which they were drawn.</source>
        <translation>按抽到的顺序摆放手牌。</translation>
    </message>
    <message>
        <source>Hand by sui&amp;ts</source>
        <translation>手牌按花色(&amp;T)</translation>
    </message>
    <message>
        <source>Lay one’s cards suit by suit.</source>
        <translation>按花色摆放手牌。</translation>
    </message>
    <message>
        <source>Hand by ra&amp;nks</source>
        <translation>手牌按点数(&amp;N)</translation>
    </message>
    <message>
        <source>Lay one’s cards rank by rank, or by their numbers.</source>
        <translation>按点数或数字摆放手牌。</translation>
    </message>
    <message>
        <source>Hand as I lay &amp;it</source>
        <translation>手牌由我摆放(&amp;I)</translation>
    </message>
    <message>
        <source>Leave one’s cards where they are dragged to in the hand.</source>
        <translation>手牌放在拖动到的位置。</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>{move} and take the row {rows}</source>
        <translation>{move}，并取得连线 {rows}</translation>
    </message>
    <message>
        <source>{move} and take the rows {rows}</source>
        <translation>{move}，并取得连线 {rows}</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>拿走{card}</translation>
    </message>
    <message>
        <source>Give up {card}</source>
        <translation>放弃{card}</translation>
    </message>
    <message>
        <source>Take the chip on {cell} away</source>
        <translation>拿走 {cell} 上的筹码</translation>
    </message>
    <message>
        <source>Play {card} on {cell}</source>
        <translation>把{card}出在 {cell}</translation>
    </message>
    <message>
        <source>Take the chip on {cell} away with {card}</source>
        <translation>用{card}拿走 {cell} 上的筹码</translation>
    </message>
    <message>
        <source>Take over the chip on {cell} with {card}</source>
        <translation>用{card}取代 {cell} 上的筹码</translation>
    </message>
    <message>
        <source>Swap the chips on {cell} and {other} with {card}</source>
        <translation>用{card}交换 {cell} 和 {other} 上的筹码</translation>
    </message>
    <message>
        <source>Turn in {card}</source>
        <translation>交出{card}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>过</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>抽一张牌</translation>
    </message>
    <message>
        <source>Put a chip on {cell}</source>
        <translation>在 {cell} 放一枚筹码</translation>
    </message>
    <message>
        <source>Take over the chip on {cell}</source>
        <translation>取代 {cell} 上的筹码</translation>
    </message>
    <message>
        <source>Swap the chips on {cell} and {other}</source>
        <translation>交换 {cell} 和 {other} 上的筹码</translation>
    </message>
</context>
<context>
    <name>BalanceDialog</name>
    <message>
        <source>Balance of the board</source>
        <translation>棋盘的平衡性</translation>
    </message>
    <message>
        <source>&amp;Play the games</source>
        <translation>开始对局(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Co&amp;mpare in the lab…</source>
        <translation>在实验室中比较(&amp;M)…</translation>
    </message>
    <message>
        <source>The same number plays the same games again, everywhere.</source>
        <translation>同一个数字在任何地方都会重现同样的对局。</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>What the games tell of the board will stand here.</source>
        <translation>对局对棋盘的评价会显示在这里。</translation>
    </message>
    <message>
        <source>Let other boards, games or levels be played beside this one, as a plan.</source>
        <translation>让别的棋盘、游戏或水平与这个一起按计划对局。</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>游戏(&amp;G)</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>玩家(&amp;L)</translation>
    </message>
    <message>
        <source>L&amp;evel of all players</source>
        <translation>所有玩家的水平(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Number of games</source>
        <translation>局数(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>种子(&amp;S)</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>正在开始…</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>about {seconds} s left</source>
        <translation>大约还有 {seconds} 秒</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>大约还有 {minutes} 分钟</translation>
    </message>
</context>
<context>
    <name>BesidePage</name>
    <message>
        <source>Entry at the left</source>
        <translation>左边的条目</translation>
    </message>
    <message>
        <source>Entry at the right</source>
        <translation>右边的条目</translation>
    </message>
</context>
<context>
    <name>BoardList</name>
    <message>
        <source>Arranged by {author}</source>
        <translation>排列者：{author}</translation>
    </message>
    <message>
        <source>The board of these rules</source>
        <translation>这些规则的棋盘</translation>
    </message>
</context>
<context>
    <name>BoardPreview</name>
    <message>
        <source>Picture of the board {name}, {columns} by {rows} cells</source>
        <translation>棋盘“{name}”的图片，{columns} 乘 {rows} 格</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Compass</source>
        <translation>罗盘</translation>
    </message>
    <message>
        <source>Each suit has a side of the board: spades north, hearts east, clubs south, diamonds west. Every sector runs from the two to the ace and through again, row by row from the rim to the middle, and a quarter turn carries each sector onto the next. The four aces meet in the centre.</source>
        <translation>每种花色占棋盘一边：黑桃在北，红心在东，梅花在南，方块在西。每个区域从 2 到 A 排两遍，一排一排由边缘到中心；旋转四分之一圈，每个区域就与下一个重合。四张 A 在中心相会。</translation>
    </message>
    <message>
        <source>Two dice</source>
        <translation>两枚骰子</translation>
    </message>
    <message>
        <source>Six by six for two dice: the rare twos in the corners, the twelves in the middle. A quarter turn leaves it as it is.</source>
        <translation>六乘六，供两枚骰子使用：少见的 2 在四角，12 在中间。旋转四分之一圈仍是原样。</translation>
    </message>
    <message>
        <source>traditional</source>
        <translation>佚名</translation>
    </message>
    <message>
        <source>No rights are claimed in this arrangement</source>
        <translation>对此排列不主张任何权利</translation>
    </message>
    <message>
        <source>Far twins</source>
        <translation>远隔双子</translation>
    </message>
    <message>
        <source>Four windows, black and red like a chess board, with the two suits of a colour chequered inside. From every card it is five rows and five columns to its twin, so that no two chips on the same card help each other; only the kings of spades and hearts meet, in the centre. The left half is the mirror of the right, spades for hearts and clubs for diamonds.</source>
        <translation>四个窗格像国际象棋盘一样黑红相间，格内同色的两种花色也交错排列。每张牌与它的另一张都相距五行五列，所以同一张牌上的两枚筹码帮不到彼此；只有黑桃 K 和红心 K 在中心相会。左半边是右半边的镜像，黑桃对红心，梅花对方块。</translation>
    </message>
    <message>
        <source>Turning rings</source>
        <translation>正反环</translation>
    </message>
    <message>
        <source>The numbers in rings around the one; each ring runs the other way round than the last. The nought stands in the corner beyond ninety-nine.</source>
        <translation>数字一环一环围绕 1 排列；每一环都与上一环方向相反。0 在 99 之后的角上。</translation>
    </message>
    <message>
        <source>Growing edges</source>
        <translation>逐边扩展</translation>
    </message>
    <message>
        <source>The numbers grow out from the middle edge by edge, so that the square stays full at every size. The nought stands in a corner.</source>
        <translation>数字从中间一边一边向外扩展，无论多大，正方形始终是满的。0 在一个角上。</translation>
    </message>
    <message>
        <source>Number spiral</source>
        <translation>数字螺旋</translation>
    </message>
    <message>
        <source>One plain spiral from the nought in the centre to ninety-nine in the corner.</source>
        <translation>一条简单的螺旋，从中心的 0 到角上的 99。</translation>
    </message>
    <message>
        <source>Junior</source>
        <translation>儿童版</translation>
    </message>
    <message>
        <source>Six by seven for the youngest: the cards from two to ace without tens and pictures, each once, in a path that can be followed with a finger. The corners and the two spaces in the middle are free.</source>
        <translation>六乘七，给年纪最小的玩家：从 2 到 A 的牌，不含 10 和人头牌，每张一次，排成一条可用手指顺着走的路。四角和中间两格是公用格。</translation>
    </message>
    <message>
        <source>Pinwheel</source>
        <translation>风车</translation>
    </message>
    <message>
        <source>One pack on seven by seven for the travel game: each suit is one sail of a wheel, winding from the two at the rim to the ace at the hub, and the free space is the axle.</source>
        <translation>供旅行版使用的七乘七，一副牌：每种花色是风车的一片叶，从边缘的 2 盘绕到轴旁的 A，公用格就是轴心。</translation>
    </message>
    <message>
        <source>Quadrants</source>
        <translation>象限</translation>
    </message>
    <message>
        <source>The arrangement common for One-Eyed Jack. Each quarter holds two suits, one the mirror of the other along the diagonal, where the kings and queens stand; tens to sevens run along the edges. Turned upside down it is the same board.</source>
        <translation>One-Eyed Jack 常用的排列。每个四分之一含两种花色，沿 K 和 Q 所在的对角线互为镜像；10 到 7 沿边缘排列。倒转过来仍是同一个棋盘。</translation>
    </message>
    <message>
        <source>Row snake</source>
        <translation>逐行蛇形</translation>
    </message>
    <message>
        <source>The two packs in order, laid like a snake: one row to the right, the next to the left. The easiest board to find a card on.</source>
        <translation>两副牌依次排成蛇形：一行向右，下一行向左。最容易找到牌的棋盘。</translation>
    </message>
    <message>
        <source>Spiral</source>
        <translation>螺旋</translation>
    </message>
    <message>
        <source>The arrangement of the published game. From the top left corner it winds inwards, clockwise: spades and diamonds up from the two, clubs and hearts down from the ace, and all of it once more, to the two of hearts in the middle. No jacks; the corners are free.</source>
        <translation>市售游戏的排列。从左上角顺时针向内盘绕：黑桃和方块从 2 递增，梅花和红心从 A 递减，再全部来一遍，到中心的红心 2 为止。没有 J；四角公用。</translation>
    </message>
</context>
<context>
    <name>BookmarksDialog</name>
    <message>
        <source>Bookmarks</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>No moment is marked yet. Look at one, and choose View → Bookmark.</source>
        <translation>还没有标记任何时刻。先查看某一时刻，再选择“视图 → 书签”。</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Remove the bookmark; the game stays as it is.</source>
        <translation>移除书签；对局保持不变。</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>{cell}: {card}</source>
        <translation>{cell}：{card}</translation>
    </message>
    <message>
        <source>Now choose the other end of the row.</source>
        <translation>现在选择连线的另一端。</translation>
    </message>
</context>
<context>
    <name>CaseDialog</name>
    <message>
        <source>Save as rule case</source>
        <translation>存为规则案例</translation>
    </message>
    <message>
        <source>The case says what may be done in this position, as the program sees it.</source>
        <translation>案例记录程序认为在此局面中可以做什么。</translation>
    </message>
    <message>
        <source>&amp;Choose a file…</source>
        <translation>选择文件(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>标题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>备注(&amp;N)</translation>
    </message>
</context>
<context>
    <name>ChancePanel</name>
    <message>
        <source>Winning chances</source>
        <translation>胜算</translation>
    </message>
    <message>
        <source>Chances through the game</source>
        <translation>整局的胜算</translation>
    </message>
    <message>
        <source>Click to look at the board at that moment</source>
        <translation>点击查看当时的棋盘</translation>
    </message>
</context>
<context>
    <name>Chancing</name>
    <message>
        <source>The chances cannot be worked out: the process that does it has failed.</source>
        <translation>无法计算胜算：负责计算的进程失败了。</translation>
    </message>
    <message>
        <source>The chances show when the next player is ready.</source>
        <translation>下一位玩家准备好后显示胜算。</translation>
    </message>
    <message>
        <source>A rated game has no chances.</source>
        <translation>等级赛不显示胜算。</translation>
    </message>
    <message>
        <source>As far as an onlooker can tell:</source>
        <translation>就旁观者所能判断：</translation>
    </message>
    <message>
        <source>As far as {name} can know:</source>
        <translation>就{name}所能知道：</translation>
    </message>
</context>
<context>
    <name>Clipping</name>
    <message>
        <source>The board is on the clipboard, as text.</source>
        <translation>棋盘已作为文字放到剪贴板。</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>剪贴板里没有文字。</translation>
    </message>
    <message>
        <source>Paste text</source>
        <translation>粘贴文字</translation>
    </message>
    <message>
        <source>Pasted. Not understood: {count}; lines left out: {lines}.</source>
        <translation>已粘贴。未理解：{count}；略去的行：{lines}。</translation>
    </message>
    <message>
        <source>Pasted: everything was understood.</source>
        <translation>已粘贴：全部理解。</translation>
    </message>
    <message>
        <source>{cards}: they lie on the right of column {column}.</source>
        <translation>{cards}：位于第 {column} 列右侧。</translation>
    </message>
    <message>
        <source>{cards}: they lie below row {row}.</source>
        <translation>{cards}：位于第 {row} 行下方。</translation>
    </message>
    <message>
        <source>{cards}: they lie right of {column} and below row {row}.</source>
        <translation>{cards}：位于第 {column} 列右侧、第 {row} 行下方。</translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>Blue</source>
        <translation>蓝</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>橙</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Dark grey</source>
        <translation>深灰</translation>
    </message>
    <message>
        <source>Light grey</source>
        <translation>浅灰</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>紫</translation>
    </message>
</context>
<context>
    <name>CommandRow</name>
    <message>
        <source>C&amp;opy</source>
        <translation>复制(&amp;O)</translation>
    </message>
    <message>
        <source>Sa&amp;ve the board…</source>
        <translation>保存棋盘(&amp;V)…</translation>
    </message>
    <message>
        <source>Command line that makes this report again</source>
        <translation>重新生成这份报告的命令行</translation>
    </message>
    <message>
        <source>The command that plays these games again needs the board as a file.</source>
        <translation>重现这些对局的命令需要棋盘文件。</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>Figures of all entries</source>
        <translation>所有条目的数字</translation>
    </message>
    <message>
        <source>Share of the points, by player</source>
        <translation>各玩家的得分比例</translation>
    </message>
    <message>
        <source>Strength of the players, in Elo</source>
        <translation>玩家强度（Elo）</translation>
    </message>
    <message>
        <source>Decided games won by the side that began</source>
        <translation>先走一方赢得的分出胜负的对局</translation>
    </message>
    <message>
        <source>Moves a game</source>
        <translation>每局步数</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Who begins wins</source>
        <translation>先走者胜</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>平</translation>
    </message>
</context>
<context>
    <name>Corner</name>
    <message>
        <source>{name} is thinking</source>
        <translation>{name}正在思考</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>电脑</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n 张牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) left</source>
        <translation>
            <numerusform>还剩 %n 个回合</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{made} of %n row(s)</source>
        <translation>
            <numerusform>{made}/%n 条连线</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed} and makes %n row(s)</source>
        <translation>
            <numerusform>{deed}，连成 %n 条线</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed} and announces %n row(s)</source>
        <translation>
            <numerusform>{deed}，宣布 %n 条连线</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed} and breaks up %n row(s)</source>
        <translation>
            <numerusform>{deed}，拆掉 %n 条连线</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed}: %n row(s)</source>
        <translation>
            <numerusform>{deed}：%n 条连线</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From there %n row(s) are still possible.</source>
        <translation>
            <numerusform>从那里还可能有 %n 条连线。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier move(s), see the list</source>
        <translation>
            <numerusform>更早的 %n 步，见列表</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are shuffled into a new stock</source>
        <translation>
            <numerusform>%n 张牌洗成新的牌堆</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rated game(s) played.</source>
        <translation>
            <numerusform>已玩 %n 局等级赛。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) found</source>
        <translation>
            <numerusform>找到 %n 项设置</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read</source>
        <translation>
            <numerusform>%n 个文件无法读取</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) could not be read</source>
        <translation>
            <numerusform>%n 行无法读取</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) are among your own now</source>
        <translation>
            <numerusform>%n 个棋盘已加入你的棋盘</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) did not fit on the board</source>
        <translation>
            <numerusform>%n 张牌在棋盘上放不下</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>no</source>
        <translation>零</translation>
    </message>
    <message>
        <source>one</source>
        <translation>一</translation>
    </message>
    <message>
        <source>two</source>
        <translation>二</translation>
    </message>
    <message>
        <source>three</source>
        <translation>三</translation>
    </message>
    <message>
        <source>four</source>
        <translation>四</translation>
    </message>
    <message>
        <source>five</source>
        <translation>五</translation>
    </message>
    <message>
        <source>six</source>
        <translation>六</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>七</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>八</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>九</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>十</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>十一</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>十二</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>一张牌</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count} 张牌</translation>
    </message>
    <message>
        <source>one row</source>
        <translation>一条连线</translation>
    </message>
    <message>
        <source>{count} rows</source>
        <translation>{count} 条连线</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>一分</translation>
    </message>
    <message>
        <source>{count} points</source>
        <translation>{count} 分</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} 名玩家</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first}或{last}</translation>
    </message>
    <message>
        <source>a roll of {totals}</source>
        <translation>掷出 {totals}</translation>
    </message>
    <message>
        <source>the one-eyed jacks (spades and hearts)</source>
        <translation>独眼 J（黑桃和红心）</translation>
    </message>
    <message>
        <source>the two-eyed jacks (diamonds and clubs)</source>
        <translation>双眼 J（方块和梅花）</translation>
    </message>
    <message>
        <source>the {ranks}</source>
        <translation>{ranks}</translation>
    </message>
    <message>
        <source>the {ranks} of {suits}</source>
        <translation>{suits}{ranks}</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>2</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>3</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>4</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>5</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>6</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>7</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>8</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>9</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>10</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>J</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>K</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>A</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>黑桃</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>红心</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>梅花</translation>
    </message>
    <message>
        <source>rules without a name</source>
        <translation>未命名的规则</translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message>
        <source>Cards to be laid</source>
        <translation>可摆放的牌</translation>
    </message>
    <message>
        <source>{card}: {count} left</source>
        <translation>{card}：还剩 {count}</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>Two packs of cards</source>
        <translation>两副牌</translation>
    </message>
    <message>
        <source>One pack of cards</source>
        <translation>一副牌</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Two dice</source>
        <translation>两枚骰子</translation>
    </message>
    <message>
        <source>Anything</source>
        <translation>任意</translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>{who} did not draw in time, and holds one card less</source>
        <translation>{who}没有及时抽牌，少了一张牌</translation>
    </message>
    <message>
        <source>the others have their last turns</source>
        <translation>其他人进行最后的回合</translation>
    </message>
    <message>
        <source>{deed}; {consequence}</source>
        <translation>{deed}；{consequence}</translation>
    </message>
    <message>
        <source>{who} takes {card}</source>
        <translation>{who}拿走{card}</translation>
    </message>
    <message>
        <source>{who} draws a card</source>
        <translation>{who}抽了一张牌</translation>
    </message>
    <message>
        <source>{who} shows that {card} is dead and turns it in</source>
        <translation>{who}表明{card}是死牌并交出</translation>
    </message>
    <message>
        <source>{who} plays {card} as {other_card} on {cell}</source>
        <translation>{who}把{card}当作{other_card}出在 {cell}</translation>
    </message>
    <message>
        <source>{who} plays {card} on {cell}</source>
        <translation>{who}把{card}出在 {cell}</translation>
    </message>
    <message>
        <source>{who} plays {card} and removes the chip on {cell}</source>
        <translation>{who}出{card}，移走 {cell} 上的筹码</translation>
    </message>
    <message>
        <source>{who} plays {card} and takes over the chip on {cell}</source>
        <translation>{who}出{card}，取代 {cell} 上的筹码</translation>
    </message>
    <message>
        <source>{who} plays {card} and swaps the chips on {cell} and {other}</source>
        <translation>{who}出{card}，交换 {cell} 和 {other} 上的筹码</translation>
    </message>
    <message>
        <source>{who} turns in {card}</source>
        <translation>{who}交出{card}</translation>
    </message>
    <message>
        <source>{who} passes</source>
        <translation>{who}过</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and puts a chip on {cell}</source>
        <translation>{who}掷出 {roll}，在 {cell} 放筹码</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and removes the chip on {cell}</source>
        <translation>{who}掷出 {roll}，移走 {cell} 上的筹码</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and takes over the chip on {cell}</source>
        <translation>{who}掷出 {roll}，取代 {cell} 上的筹码</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and swaps the chips on {cell} and {other}</source>
        <translation>{who}掷出 {roll}，交换 {cell} 和 {other} 上的筹码</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and can do nothing</source>
        <translation>{who}掷出 {roll}，什么也不能做</translation>
    </message>
    <message>
        <source>{who} gives up {card}</source>
        <translation>{who}放弃{card}</translation>
    </message>
    <message>
        <source>{who} takes the chip on {cell} away</source>
        <translation>{who}拿走 {cell} 上的筹码</translation>
    </message>
    <message>
        <source>{who} has spoken out of turn</source>
        <translation>{who}违规说话</translation>
    </message>
    <message>
        <source>on {cell}</source>
        <comment>after a card, as in 8 of spades on c4</comment>
        <translation>在 {cell}</translation>
    </message>
    <message>
        <source>removes {cell}</source>
        <comment>after a card</comment>
        <translation>移走 {cell}</translation>
    </message>
    <message>
        <source>takes over {cell}</source>
        <comment>after a card</comment>
        <translation>取代 {cell}</translation>
    </message>
    <message>
        <source>swaps {cell} and {other}</source>
        <comment>after a card</comment>
        <translation>交换 {cell} 和 {other}</translation>
    </message>
    <message>
        <source>turned in</source>
        <comment>after a card</comment>
        <translation>已交出</translation>
    </message>
    <message>
        <source>taken</source>
        <comment>after a card</comment>
        <translation>已拿走</translation>
    </message>
    <message>
        <source>draws a card</source>
        <translation>抽了一张牌</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <comment>after a roll</comment>
        <translation>无事可做</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>过</translation>
    </message>
    <message>
        <source>given up</source>
        <comment>after a card</comment>
        <translation>已放弃</translation>
    </message>
    <message>
        <source>takes {cell} away</source>
        <translation>拿走 {cell}</translation>
    </message>
    <message>
        <source>has spoken</source>
        <translation>说了话</translation>
    </message>
    <message>
        <source>{total} is rolled</source>
        <translation>掷出 {total}</translation>
    </message>
    <message>
        <source>{who} is out of the game</source>
        <translation>{who}出局</translation>
    </message>
    <message>
        <source>it is the turn of {who}</source>
        <translation>轮到{who}</translation>
    </message>
    <message>
        <source>a chip of {who} on {place}</source>
        <translation>{place} 上有{who}的筹码</translation>
    </message>
    <message>
        <source>the chip of {who} is off {place}</source>
        <translation>{who}的筹码离开 {place}</translation>
    </message>
    <message>
        <source>a row for {who}, {place}</source>
        <translation>{who}连成一条线，{place}</translation>
    </message>
    <message>
        <source>{who} no longer has the row {place}</source>
        <translation>{who}失去连线 {place}</translation>
    </message>
    <message>
        <source>{who} lays off {card}</source>
        <translation>{who}弃掉{card}</translation>
    </message>
    <message>
        <source>{who} draws {card}</source>
        <translation>{who}抽到{card}</translation>
    </message>
    <message>
        <source>{who} takes back {card}</source>
        <translation>{who}收回{card}</translation>
    </message>
    <message>
        <source>{who} puts back {card}</source>
        <translation>{who}放回{card}</translation>
    </message>
</context>
<context>
    <name>DesignButtons</name>
    <message>
        <source>&amp;Design a board…</source>
        <translation>设计棋盘(&amp;D)…</translation>
    </message>
    <message>
        <source>Make a board of your own, or change one.</source>
        <translation>制作自己的棋盘，或修改现有的。</translation>
    </message>
    <message>
        <source>Edit a cop&amp;y</source>
        <translation>编辑副本(&amp;Y)</translation>
    </message>
    <message>
        <source>Change a copy of the chosen board in the designer.</source>
        <translation>在设计器中修改所选棋盘的副本。</translation>
    </message>
</context>
<context>
    <name>Designer</name>
    <message>
        <source>Some files were not taken over.</source>
        <translation>有些文件没有接收。</translation>
    </message>
    <message>
        <source>Only files of this computer can be dropped here.</source>
        <translation>这里只能拖放这台电脑上的文件。</translation>
    </message>
    <message>
        <source>Save the file first, or copy its text and paste it.</source>
        <translation>请先保存文件，或复制其文字再粘贴。</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>An empty board. Undo brings this one back.</source>
        <translation>一个空棋盘。撤销可找回当前棋盘。</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Change a board in a file. Undo brings this back.</source>
        <translation>修改文件中的棋盘。撤销可找回当前棋盘。</translation>
    </message>
    <message>
        <source>&amp;Gallery…</source>
        <translation>图库(&amp;G)…</translation>
    </message>
    <message>
        <source>Look at all boards.</source>
        <translation>查看所有棋盘。</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the board, with mistakes or without.</source>
        <translation>保存棋盘，有没有错误都可以。</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the board to another file.</source>
        <translation>把棋盘保存到另一个文件。</translation>
    </message>
    <message>
        <source>&amp;Export a copy…</source>
        <translation>导出副本(&amp;E)…</translation>
    </message>
    <message>
        <source>Write a copy for somebody else.</source>
        <translation>为别人写一份副本。</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>Bring the board onto paper, or into a picture.</source>
        <translation>把棋盘印到纸上，或存为图片。</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Close. What is not saved is kept for next time.</source>
        <translation>关闭。未保存的内容会留到下次。</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>历史(&amp;H)…</translation>
    </message>
    <message>
        <source>List all changes and go back to any of them.</source>
        <translation>列出所有更改，并可回到其中任何一处。</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Paste cells, or a board as text from anywhere.</source>
        <translation>粘贴格子，或粘贴来自任何地方的棋盘文字。</translation>
    </message>
    <message>
        <source>Copy the board as te&amp;xt</source>
        <translation>把棋盘复制为文字(&amp;X)</translation>
    </message>
    <message>
        <source>For a letter, a forum or a spreadsheet.</source>
        <translation>用于信件、论坛或电子表格。</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>清空(&amp;C)</translation>
    </message>
    <message>
        <source>Choose &amp;all</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Fill with the tray’s card</source>
        <translation>用托盘中的牌填充(&amp;F)</translation>
    </message>
    <message>
        <source>Put the card chosen in the tray on these cells.</source>
        <translation>把托盘中选定的牌放到这些格子上。</translation>
    </message>
    <message>
        <source>E&amp;xchange two cells</source>
        <translation>交换两格(&amp;X)</translation>
    </message>
    <message>
        <source>Exchange the two chosen cells.</source>
        <translation>交换选定的两格。</translation>
    </message>
    <message>
        <source>&amp;Shuffle</source>
        <translation>打乱(&amp;S)</translation>
    </message>
    <message>
        <source>Shuffle the chosen cells; of one, the board.</source>
        <translation>打乱选定的格子；只选一格则打乱整个棋盘。</translation>
    </message>
    <message>
        <source>Fill &amp;up from the tray</source>
        <translation>用托盘补满(&amp;U)</translation>
    </message>
    <message>
        <source>Put what is left on the empty cells, by chance.</source>
        <translation>把剩下的牌随机放到空格上。</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <translation>试玩(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Play a game on it</source>
        <translation>在上面玩一局(&amp;P)</translation>
    </message>
    <message>
        <source>Play a game on this board against the computer.</source>
        <translation>在这个棋盘上与电脑玩一局。</translation>
    </message>
    <message>
        <source>&amp;Balance…</source>
        <translation>平衡性(&amp;B)…</translation>
    </message>
    <message>
        <source>Measure the board by many games of computers.</source>
        <translation>用电脑的许多对局衡量棋盘。</translation>
    </message>
    <message>
        <source>&amp;Hide the heat map</source>
        <translation>隐藏热图(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>按键和鼠标(&amp;K)</translation>
    </message>
    <message>
        <source>List what every key does here.</source>
        <translation>列出这里每个按键的作用。</translation>
    </message>
    <message>
        <source>Shift to the left</source>
        <translation>左移</translation>
    </message>
    <message>
        <source>Shift to the right</source>
        <translation>右移</translation>
    </message>
    <message>
        <source>Shift up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Symmetry that edits keep</source>
        <translation>编辑时保持的对称</translation>
    </message>
    <message>
        <source>What is changed in one place is changed in its likeness, too.</source>
        <translation>一处改动，对应处也随之改动。</translation>
    </message>
    <message>
        <source>Play an&amp;other game on it</source>
        <translation>在上面玩别的游戏(&amp;O)</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>排列(&amp;A)</translation>
    </message>
    <message>
        <source>Turn: {way}</source>
        <translation>旋转：{way}</translation>
    </message>
    <message>
        <source>Exchange two &amp;suits</source>
        <translation>交换两种花色(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Repeat a part (symmetry)</source>
        <translation>重复一部分（对称）(&amp;R)</translation>
    </message>
    <message>
        <source>S&amp;ymmetry that edits keep</source>
        <translation>编辑时保持的对称(&amp;Y)</translation>
    </message>
    <message>
        <source>Take {part} for the rest</source>
        <translation>以{part}为准</translation>
    </message>
    <message>
        <source>Choose a symmetry first</source>
        <translation>请先选择一种对称</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>对称(&amp;Y)</translation>
    </message>
    <message>
        <source>free</source>
        <translation>公用</translation>
    </message>
    <message>
        <source>hole</source>
        <translation>洞</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>a free cell</source>
        <translation>公用格</translation>
    </message>
    <message>
        <source>a hole</source>
        <translation>洞</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>DesignerWindow</name>
    <message>
        <source>&amp;Tray: to be placed</source>
        <translation>托盘：待放的牌(&amp;T)</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>图案</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>新棋盘</translation>
    </message>
    <message>
        <source>{name}[*] – Board designer</source>
        <translation>{name}[*] – 棋盘设计器</translation>
    </message>
    <message>
        <source>{cell}   chosen: {chosen}   filled: {filled} of {size}</source>
        <translation>{cell}   已选：{chosen}   已填：{filled}/{size}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>玩</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>平衡性</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>按键和鼠标</translation>
    </message>
    <message>
        <source>Go on with an unsaved board</source>
        <translation>继续未保存的棋盘</translation>
    </message>
    <message>
        <source>This board is not kept: {why}.</source>
        <translation>这个棋盘没有保留：{why}。</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>You play on from move {ply} in a game of its own. The one before is kept; undo brings it back.</source>
        <translation>从第 {ply} 步起另开一局继续。之前的一局已保留，“撤销”可以把它找回来。</translation>
    </message>
    <message>
        <source>Another program has written to the file of your game in progress. It was left as it is now, and your game is kept in another file.</source>
        <translation>另一个程序写入了你正在进行的游戏的文件。该文件保持现状，你的游戏保留在另一个文件中。</translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message>
        <source>{now} (not: {before})</source>
        <translation>{now}（而非：{before}）</translation>
    </message>
    <message>
        <source>{text} – no effect: {why}</source>
        <translation>{text} – 无作用：{why}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>a list of its own</source>
        <translation>自己的列表</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>{title}: {new} instead of {old}</source>
        <translation>{title}：{new}，而非 {old}</translation>
    </message>
    <message>
        <source>{title}: {new}</source>
        <translation>{title}：{new}</translation>
    </message>
    <message>
        <source>Rows of {new} chips instead of {old}</source>
        <translation>{new} 枚筹码连成一线，而非 {old}</translation>
    </message>
    <message>
        <source>Cards each by the number of players</source>
        <translation>每人牌数随玩家人数而定</translation>
    </message>
    <message>
        <source>{cards} each, however many play</source>
        <translation>不论多少人玩，每人 {cards}</translation>
    </message>
    <message>
        <source>{cards} each instead of {old}</source>
        <translation>每人 {cards}，而非 {old}</translation>
    </message>
    <message>
        <source>Without {ranks}</source>
        <translation>去掉 {ranks}</translation>
    </message>
    <message>
        <source>With {ranks}</source>
        <translation>加入 {ranks}</translation>
    </message>
    <message>
        <source>The ranks in another order</source>
        <translation>点数的次序不同</translation>
    </message>
    <message>
        <source>Playing cards instead of number cards</source>
        <translation>用扑克牌，而非数字牌</translation>
    </message>
    <message>
        <source>Number cards from {low} to {high} instead of playing cards</source>
        <translation>用 {low} 到 {high} 的数字牌，而非扑克牌</translation>
    </message>
    <message>
        <source>Number cards from {low} to {high} instead of {old_low} to {old_high}</source>
        <translation>用 {low} 到 {high} 的数字牌，而非 {old_low} 到 {old_high}</translation>
    </message>
    <message>
        <source>The usual board instead of one of its own</source>
        <translation>用通常的棋盘，而非自带棋盘</translation>
    </message>
    <message>
        <source>Another board of its own</source>
        <translation>另一个自带棋盘</translation>
    </message>
    <message>
        <source>A board of its own instead of the usual one</source>
        <translation>用自带棋盘，而非通常的棋盘</translation>
    </message>
    <message>
        <source>{players} in {sides} sides</source>
        <translation>{players}，分 {sides} 方</translation>
    </message>
    <message>
        <source>{now} instead of {before}</source>
        <translation>{now}，而非 {before}</translation>
    </message>
    <message>
        <source>{now} may play, too</source>
        <translation>{now} 也可以玩</translation>
    </message>
    <message>
        <source>Not for {counts} players</source>
        <translation>不适合 {counts} 名玩家</translation>
    </message>
    <message>
        <source>With {players}: {cards} each instead of {old}</source>
        <translation>{players}：每人 {cards}，而非 {old}</translation>
    </message>
    <message>
        <source>With {players}: {cards} each</source>
        <translation>{players}：每人 {cards}</translation>
    </message>
    <message>
        <source>With {sides} sides: rows of {new} chips instead of {old}</source>
        <translation>{sides} 方：{new} 枚筹码连成一线，而非 {old}</translation>
    </message>
    <message>
        <source>With {sides} sides: {rows} to win instead of {old}</source>
        <translation>{sides} 方：{rows}获胜，而非 {old}</translation>
    </message>
    <message>
        <source>With {players}: rows to win by the number of sides</source>
        <translation>{players}：获胜所需连线随方数而定</translation>
    </message>
    <message>
        <source>With {players}: {rows} to win</source>
        <translation>{players}：{rows}获胜</translation>
    </message>
    <message>
        <source>no power</source>
        <translation>没有特殊能力</translation>
    </message>
    <message>
        <source>{cards}: {does}</source>
        <translation>{cards}：{does}</translation>
    </message>
    <message>
        <source>{card} cannot touch the cells {cells}</source>
        <translation>{card}不能动 {cells} 格</translation>
    </message>
    <message>
        <source>No cell is safe from {card}</source>
        <translation>没有格子不怕{card}</translation>
    </message>
    <message>
        <source>{chips} in line: {points} instead of {old}</source>
        <translation>{chips} 枚成线：{points}，而非 {old}</translation>
    </message>
    <message>
        <source>{chips} in line: no points of their own</source>
        <translation>{chips} 枚成线：没有单独的分数</translation>
    </message>
    <message>
        <source>{chips} in line: {points}</source>
        <translation>{chips} 枚成线：{points}</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>Repeat {part}</source>
        <translation>重复{part}</translation>
    </message>
    <message>
        <source>Put {card} on {cell}</source>
        <translation>把{card}放到 {cell}</translation>
    </message>
    <message>
        <source>Fill with {card}</source>
        <translation>用{card}填充</translation>
    </message>
    <message>
        <source>Clear {cells}</source>
        <translation>清空 {cells}</translation>
    </message>
    <message>
        <source>Exchange {cells}</source>
        <translation>交换 {cells}</translation>
    </message>
    <message>
        <source>Shuffle {cells}</source>
        <translation>打乱 {cells}</translation>
    </message>
    <message>
        <source>Fill up from the tray</source>
        <translation>用托盘补满</translation>
    </message>
    <message>
        <source>Cut {cells}</source>
        <translation>剪切 {cells}</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Turn: {way}</source>
        <translation>旋转：{way}</translation>
    </message>
    <message>
        <source>Shift the board</source>
        <translation>移动棋盘</translation>
    </message>
    <message>
        <source>Exchange two suits</source>
        <translation>交换两种花色</translation>
    </message>
    <message>
        <source>Pattern: {name}</source>
        <translation>图案：{name}</translation>
    </message>
    <message>
        <source>Size {columns} × {rows}</source>
        <translation>大小 {columns} × {rows}</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>更改名称</translation>
    </message>
    <message>
        <source>Change the author</source>
        <translation>更改作者</translation>
    </message>
    <message>
        <source>Change the notes</source>
        <translation>更改备注</translation>
    </message>
    <message>
        <source>Change the licence</source>
        <translation>更改许可</translation>
    </message>
    <message>
        <source>Change the deck</source>
        <translation>更改牌组</translation>
    </message>
    <message>
        <source>{count} cells</source>
        <translation>{count} 格</translation>
    </message>
</context>
<context>
    <name>Enabling</name>
    <message>
        <source>&amp;Undo: new game</source>
        <translation>撤销：新游戏(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo: new game</source>
        <translation>重做：新游戏(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Next de&amp;al</source>
        <translation>下一局(&amp;A)</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>再玩一局(&amp;A)</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Rematch</source>
        <translation>再战一局</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Review the game…</source>
        <translation>回顾本局…</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>看看棋盘</translation>
    </message>
</context>
<context>
    <name>EntryForm</name>
    <message>
        <source>Change &amp;seats on the same deals</source>
        <translation>同样的牌互换座位(&amp;S)</translation>
    </message>
    <message>
        <source>Each deal is played once for every side, so that neither cards nor seats favour anybody. It needs different players.</source>
        <translation>每次发牌各方各玩一次，牌和座位都不偏向任何人。这需要不同的玩家。</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>名称(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>游戏(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>玩家(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;ides</source>
        <translation>方数(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Who plays</source>
        <translation>谁来玩(&amp;W)</translation>
    </message>
    <message>
        <source>Usual board of the game</source>
        <translation>该游戏通常的棋盘</translation>
    </message>
    <message>
        <source>{name} (of this plan)</source>
        <translation>{name}（本计划）</translation>
    </message>
    <message>
        <source>{name}, changed (of this plan)</source>
        <translation>{name}，已更改（本计划）</translation>
    </message>
    <message>
        <source>of this plan</source>
        <translation>本计划</translation>
    </message>
</context>
<context>
    <name>EntryView</name>
    <message>
        <source>Decided games won</source>
        <translation>赢得的分出胜负的对局</translation>
    </message>
    <message>
        <source>Winning rows on the board</source>
        <translation>棋盘上获胜的连线</translation>
    </message>
    <message>
        <source>How many games took so many moves</source>
        <translation>各步数的对局有多少</translation>
    </message>
    <message>
        <source>{name}: decided games won, by who was on turn when</source>
        <translation>{name}：赢得的分出胜负的对局，按走棋次序</translation>
    </message>
    <message>
        <source>{name}: winning rows on the board</source>
        <translation>{name}：棋盘上获胜的连线</translation>
    </message>
    <message>
        <source>{name}: moves a game</source>
        <translation>{name}：每局步数</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>出了问题</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>复制报告(&amp;C)</translation>
    </message>
    <message>
        <source>The report names no person, no folder and no card.</source>
        <translation>报告不含任何人、文件夹或牌的名称。</translation>
    </message>
    <message>
        <source>Start &amp;without settings</source>
        <translation>不用设置启动(&amp;W)</translation>
    </message>
    <message>
        <source>Your settings stay in their file; this once nobody reads it.</source>
        <translation>你的设置留在文件里；只是这一次不读取。</translation>
    </message>
    <message>
        <source>The program has met an error that its authors did not foresee. Your game is saved; you can go on, or close the program and start it again.</source>
        <translation>程序遇到了作者没有预料到的错误。你的游戏已保存；可以继续，或关闭程序再启动。</translation>
    </message>
    <message>
        <source>The program has met an error that its authors did not foresee, and the game could not be saved. Save it to another place before you go on.</source>
        <translation>程序遇到了作者没有预料到的错误，游戏未能保存。继续之前请把它保存到别处。</translation>
    </message>
    <message>
        <source>The last time the program ended by an error that its authors did not foresee. Your game was kept after each move and goes on where it was. The report below helps to mend the error.</source>
        <translation>上次程序因作者没有预料到的错误而结束。你的游戏每步之后都有保留，会从原处继续。下面的报告有助于修正错误。</translation>
    </message>
    <message>
        <source>The program cannot start, by an error that its authors did not foresee. Your games are kept. It may start without its settings.</source>
        <translation>程序因作者没有预料到的错误而无法启动。你的游戏都保留着。不用设置也许可以启动。</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>The rules could not be saved.</source>
        <translation>规则未能保存。</translation>
    </message>
    <message>
        <source>Export the rules</source>
        <translation>导出规则</translation>
    </message>
    <message>
        <source>The rules could not be written.</source>
        <translation>规则未能写入。</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>导入规则</translation>
    </message>
    <message>
        <source>These rules cannot be taken in.</source>
        <translation>无法接收这些规则。</translation>
    </message>
    <message>
        <source>You have rules of this name already.</source>
        <translation>你已有同名的规则。</translation>
    </message>
    <message>
        <source>Replace them by those in {file}?</source>
        <translation>要用 {file} 中的替换吗？</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
</context>
<context>
    <name>Families</name>
    <message>
        <source>Sequence and its relatives</source>
        <translation>Sequence 及其同类</translation>
    </message>
    <message>
        <source>One-Eyed Jack</source>
        <translation>One-Eyed Jack</translation>
    </message>
    <message>
        <source>With numbers</source>
        <translation>数字类</translation>
    </message>
    <message>
        <source>With dice</source>
        <translation>骰子类</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>你自己的</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>there are no cases in this folder</source>
        <translation>此文件夹中没有案例</translation>
    </message>
    <message>
        <source>this file is there already</source>
        <translation>这个文件已经存在</translation>
    </message>
    <message>
        <source>choose another name, or add --force to replace it</source>
        <translation>请另取名称，或加上 --force 来替换它</translation>
    </message>
    <message>
        <source>Qt cannot be started: {error}</source>
        <translation>无法启动 Qt：{error}</translation>
    </message>
    <message>
        <source>install what is missing</source>
        <translation>请安装缺少的部分</translation>
    </message>
    <message>
        <source>row {number}, column {letter}</source>
        <translation>棋盘第 {number} 行，{letter} 列</translation>
    </message>
    <message>
        <source>{card} stands {times}</source>
        <translation>{card} 在棋盘上{times}</translation>
    </message>
    <message>
        <source>this deck has no use for it</source>
        <translation>这副牌用不到它</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>一处也没有</translation>
    </message>
    <message>
        <source>once</source>
        <translation>有一处</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>有两处</translation>
    </message>
    <message>
        <source>three times</source>
        <translation>有三处</translation>
    </message>
    <message>
        <source>four times</source>
        <translation>有四处</translation>
    </message>
    <message>
        <source>{count} times</source>
        <translation>有 {count} 处</translation>
    </message>
    <message>
        <source>a board needs it {times}</source>
        <translation>应当{times}</translation>
    </message>
    <message>
        <source>put {card} on {count} more</source>
        <translation>请再放 {count} 格 {card}</translation>
    </message>
    <message>
        <source>change {count} of them</source>
        <translation>请更改其中 {count} 格</translation>
    </message>
    <message>
        <source>a board needs its rows of cells</source>
        <translation>棋盘需要一行行的格子</translation>
    </message>
    <message>
        <source>there are {count} rows</source>
        <translation>有 {count} 行</translation>
    </message>
    <message>
        <source>row 1 has {width} cells</source>
        <translation>第 1 行有 {width} 格</translation>
    </message>
    <message>
        <source>a row is a text of cells</source>
        <translation>一行应是由格子组成的文本</translation>
    </message>
    <message>
        <source>there are {count} cells</source>
        <translation>有 {count} 格</translation>
    </message>
    <message>
        <source>this cell is still empty</source>
        <translation>这一格还空着</translation>
    </message>
    <message>
        <source>{word} is not a card</source>
        <translation>没有 {word} 这张牌</translation>
    </message>
    <message>
        <source>{key} is not a text of up to {most} characters</source>
        <translation>{key} 不是 {most} 个字符以内的文本</translation>
    </message>
    <message>
        <source>{name} is not a straight line of cells</source>
        <translation>{name} 不是一条由格子组成的直线</translation>
    </message>
    <message>
        <source>a board is a JSON object</source>
        <translation>棋盘应是 JSON 对象</translation>
    </message>
    <message>
        <source>{deck} is no kind of deck</source>
        <translation>没有 {deck} 这种牌组</translation>
    </message>
    <message>
        <source>{shape} draws no shape</source>
        <translation>{shape} 没有画出形状</translation>
    </message>
    <message>
        <source>add &quot;rows&quot;: [&quot;XX 2S …&quot;, …]</source>
        <translation>请加上 &quot;rows&quot;: [&quot;XX 2S …&quot;, …]</translation>
    </message>
    <message>
        <source>use {least} to {most} rows</source>
        <translation>请用 {least} 到 {most} 行</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>棋盘第 {number} 行</translation>
    </message>
    <message>
        <source>use {least} to {most} cells a row</source>
        <translation>请每行用 {least} 到 {most} 格</translation>
    </message>
    <message>
        <source>there are {count} cells where row 1 has {width}</source>
        <translation>有 {count} 格，而第 1 行有 {width} 格</translation>
    </message>
    <message>
        <source>write &quot;XX 2S 3S …&quot;</source>
        <translation>请写 &quot;XX 2S 3S …&quot;</translation>
    </message>
    <message>
        <source>use at most {most} cells a row</source>
        <translation>请每行最多用 {most} 格</translation>
    </message>
    <message>
        <source>put a card there, or {free} (free)</source>
        <translation>请放一张牌，或 {free}（公用）</translation>
    </message>
    <message>
        <source>write cells like 4S, 10H, 50, XX (free)</source>
        <translation>请把格子写成 4S、10H、50、XX（公用）</translation>
    </message>
    <message>
        <source>shorten or quote it</source>
        <translation>请缩短，或加上引号</translation>
    </message>
    <message>
        <source>there is no cell {cell}</source>
        <translation>没有 {cell} 这一格</translation>
    </message>
    <message>
        <source>it begins with { and has &quot;rows&quot;</source>
        <translation>以 { 开头，并含有 &quot;rows&quot;</translation>
    </message>
    <message>
        <source>the key {key} is not known</source>
        <translation>没有 {key} 这个键</translation>
    </message>
    <message>
        <source>use {options}</source>
        <translation>请用 {options}</translation>
    </message>
    <message>
        <source>draw it like &quot;X../XXX/..X&quot;</source>
        <translation>请画成 &quot;X../XXX/..X&quot; 这样</translation>
    </message>
    <message>
        <source>give every row the same number of cells</source>
        <translation>请让每行的格数相同</translation>
    </message>
    <message>
        <source>cells run from a1 to {last}</source>
        <translation>格子从 a1 到 {last}</translation>
    </message>
    <message>
        <source>known keys: {keys}</source>
        <translation>可用的键：{keys}</translation>
    </message>
    <message>
        <source>a case is a JSON object</source>
        <translation>案例应是 JSON 对象</translation>
    </message>
    <message>
        <source>step {number}</source>
        <translation>步骤 {number}</translation>
    </message>
    <message>
        <source>a value is missing or of the wrong kind ({error})</source>
        <translation>缺少某个值，或其类型不对（{error}）</translation>
    </message>
    <message>
        <source>lists lie too deep in each other</source>
        <translation>列表嵌套得太深</translation>
    </message>
    <message>
        <source>a value does not fit ({error})</source>
        <translation>有个值不适合（{error}）</translation>
    </message>
    <message>
        <source>a step does one of {actions}</source>
        <translation>一个步骤只做其中一件：{actions}</translation>
    </message>
    <message>
        <source>the expectation {key} is not known</source>
        <translation>没有 {key} 这种期望</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>第 {number} 步</translation>
    </message>
    <message>
        <source>there are {count} of the card {card}</source>
        <translation>{card} 这张牌竟有 {count} 张</translation>
    </message>
    <message>
        <source>the game is over before it begins</source>
        <translation>游戏还没开始就已结束</translation>
    </message>
    <message>
        <source>there is no seat {seat}</source>
        <translation>没有座位 {seat}</translation>
    </message>
    <message>
        <source>{seed} is no seed</source>
        <translation>{seed} 不能用作种子</translation>
    </message>
    <message>
        <source>a saved game is a JSON object</source>
        <translation>已保存的游戏应是 JSON 对象</translation>
    </message>
    <message>
        <source>the first seat or the seed is out of range</source>
        <translation>起始座位或种子超出范围</translation>
    </message>
    <message>
        <source>the cards dealt do not come from the seed</source>
        <translation>发出的牌与种子不符</translation>
    </message>
    <message>
        <source>there are {count} moves</source>
        <translation>有 {count} 步</translation>
    </message>
    <message>
        <source>this is no position ({error})</source>
        <translation>这不是局面（{error}）</translation>
    </message>
    <message>
        <source>use 0 to {last}</source>
        <translation>请用 0 到 {last}</translation>
    </message>
    <message>
        <source>use a backup of the file</source>
        <translation>请使用该文件的备份</translation>
    </message>
    <message>
        <source>{key} is missing or of the wrong kind</source>
        <translation>缺少 {key}，或其类型不对</translation>
    </message>
    <message>
        <source>at most {most}</source>
        <translation>最多 {most}</translation>
    </message>
    <message>
        <source>{move} is not a move</source>
        <translation>{move} 不是一步棋</translation>
    </message>
    <message>
        <source>{move} is not legal there</source>
        <translation>{move} 在那里不合规则</translation>
    </message>
    <message>
        <source>write it like 4S@e5, JS-e5, 4S! or =</source>
        <translation>请写成 4S@e5、JS-e5、4S! 或 =</translation>
    </message>
    <message>
        <source>{move}: {card} is not a card</source>
        <translation>{move}：没有 {card} 这张牌</translation>
    </message>
    <message>
        <source>write cards like 4S or TH</source>
        <translation>请把牌写成 4S 或 TH</translation>
    </message>
    <message>
        <source>did you mean {name}?</source>
        <translation>你是指 {name} 吗？</translation>
    </message>
    <message>
        <source>use a text of up to {most} characters</source>
        <translation>请用 {most} 个字符以内的文本</translation>
    </message>
    <message>
        <source>use a whole number from {low} to {high}</source>
        <translation>请用 {low} 到 {high} 的整数</translation>
    </message>
    <message>
        <source>use a list of up to {most} whole numbers</source>
        <translation>请用最多 {most} 个整数的列表</translation>
    </message>
    <message>
        <source>{value} does not fit here</source>
        <translation>{value} 不适合这里</translation>
    </message>
    <message>
        <source>use an object: {keys} to value</source>
        <translation>请用对象：{keys} → 值</translation>
    </message>
    <message>
        <source>use an object of parameters</source>
        <translation>请用由参数组成的对象</translation>
    </message>
    <message>
        <source>use one of {options}</source>
        <translation>请用其中一个：{options}</translation>
    </message>
    <message>
        <source>use a list of {count} whole numbers</source>
        <translation>请用 {count} 个整数的列表</translation>
    </message>
    <message>
        <source>use true or false</source>
        <translation>请用 true 或 false</translation>
    </message>
    <message>
        <source>use a list of up to {most} words</source>
        <translation>请用最多 {most} 个词的列表</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} 或 {other}</translation>
    </message>
    <message>
        <source>{value} is no number</source>
        <translation>{value} 不是数字</translation>
    </message>
    <message>
        <source>{value} is no list</source>
        <translation>{value} 不是列表</translation>
    </message>
    <message>
        <source>{value} is no number from 0 to {last}</source>
        <translation>{value} 不是 0 到 {last} 的数</translation>
    </message>
    <message>
        <source>{seats} are no seats</source>
        <translation>{seats} 不是座位</translation>
    </message>
    <message>
        <source>{values} are not {count} numbers from 0 to {last}</source>
        <translation>{values} 不是 {count} 个 0 到 {last} 的数</translation>
    </message>
    <message>
        <source>{name} is no phase</source>
        <translation>没有 {name} 这个阶段</translation>
    </message>
    <message>
        <source>there is no open card to take</source>
        <translation>没有可拿的明牌</translation>
    </message>
    <message>
        <source>seat {seat} is out of the game</source>
        <translation>座位 {seat} 已出局</translation>
    </message>
    <message>
        <source>a chip lies on a cell that takes none</source>
        <translation>有筹码放在不能放筹码的格子上</translation>
    </message>
    <message>
        <source>there are {count} lines of chips</source>
        <translation>筹码有 {count} 行</translation>
    </message>
    <message>
        <source>there are {count} hands for {seats} seats</source>
        <translation>有 {count} 手牌，而座位有 {seats} 个</translation>
    </message>
    <message>
        <source>{letter} is no side</source>
        <translation>没有 {letter} 这一方</translation>
    </message>
    <message>
        <source>write &quot;{key}&quot;: [...]</source>
        <translation>请写 &quot;{key}&quot;: [...]</translation>
    </message>
    <message>
        <source>write totals: [7, 9]</source>
        <translation>请写总点数：[7, 9]</translation>
    </message>
    <message>
        <source>use play, draw or replace</source>
        <translation>请用 play、draw 或 replace</translation>
    </message>
    <message>
        <source>use play</source>
        <translation>请用 play</translation>
    </message>
    <message>
        <source>the side to move has no turn left</source>
        <translation>轮到的一方已没有回合</translation>
    </message>
    <message>
        <source>what is claimed is not a row of chips</source>
        <translation>所宣占的不是筹码连线</translation>
    </message>
    <message>
        <source>write {count}</source>
        <translation>请写 {count} 行</translation>
    </message>
    <message>
        <source>use . or A, B, C, D</source>
        <translation>请用 . 或 A、B、C、D</translation>
    </message>
    <message>
        <source>chips, row {number}</source>
        <translation>chips 第 {number} 行</translation>
    </message>
    <message>
        <source>a card or roll</source>
        <translation>牌或点数</translation>
    </message>
    <message>
        <source>objects lie too deep in each other</source>
        <translation>对象嵌套得太深</translation>
    </message>
    <message>
        <source>shapes have no line that could be longer</source>
        <translation>形状没有可以延长的线</translation>
    </message>
    <message>
        <source>a draw at {when} cannot be forgotten</source>
        <translation>在 {when} 抽牌时不会忘记抽</translation>
    </message>
    <message>
        <source>where one draws instead of playing, cards are drawn from a closed stock</source>
        <translation>若以抽牌代替出牌，就从背面朝上的牌堆抽</translation>
    </message>
    <message>
        <source>free cells cannot be everybody&apos;s and earned at once</source>
        <translation>公用格不能既算所有人的又待争取</translation>
    </message>
    <message>
        <source>the first number is larger than the last</source>
        <translation>第一个数大于最后一个数</translation>
    </message>
    <message>
        <source>a hand of {count} cards cannot be dealt</source>
        <translation>无法发出 {count} 张的手牌</translation>
    </message>
    <message>
        <source>{card} is no card</source>
        <translation>没有 {card} 这张牌</translation>
    </message>
    <message>
        <source>{count} is no number of players</source>
        <translation>{count} 不是玩家人数</translation>
    </message>
    <message>
        <source>sections hold plain parameters</source>
        <translation>各部分只放普通参数</translation>
    </message>
    <message>
        <source>rules are a JSON object</source>
        <translation>规则应是 JSON 对象</translation>
    </message>
    <message>
        <source>{parent} cannot be extended</source>
        <translation>无法扩展 {parent}</translation>
    </message>
    <message>
        <source>{parent} extends itself</source>
        <translation>{parent} 扩展了自己</translation>
    </message>
    <message>
        <source>{rank} is no rank</source>
        <translation>没有 {rank} 这个点数</translation>
    </message>
    <message>
        <source>set it to false, or leave out rows.shapes</source>
        <translation>请设为 false，或去掉 rows.shapes</translation>
    </message>
    <message>
        <source>use &quot;auto&quot;, or draw.when &quot;end&quot;</source>
        <translation>请用 &quot;auto&quot;，或把 draw.when 设为 &quot;end&quot;</translation>
    </message>
    <message>
        <source>use &quot;end&quot; or &quot;start&quot;, or no market and no open piles</source>
        <translation>请用 &quot;end&quot; 或 &quot;start&quot;，或去掉明牌和明牌堆</translation>
    </message>
    <message>
        <source>set board.free to &quot;none&quot;</source>
        <translation>请把 board.free 设为 &quot;none&quot;</translation>
    </message>
    <message>
        <source>swap them</source>
        <translation>请把两者对调</translation>
    </message>
    <message>
        <source>use at least {least}</source>
        <translation>请至少用 {least}</translation>
    </message>
    <message>
        <source>write cards like JS, JK or 10</source>
        <translation>请把牌写成 JS、JK 或 10</translation>
    </message>
    <message>
        <source>{key} is no number</source>
        <translation>{key} 不是数字</translation>
    </message>
    <message>
        <source>use 2 to {most}</source>
        <translation>请用 2 到 {most}</translation>
    </message>
    <message>
        <source>{players} players cannot form {sides} equal sides</source>
        <translation>{players} 名玩家无法平分为 {sides} 方</translation>
    </message>
    <message>
        <source>begin with { and name parameters</source>
        <translation>请以 { 开头，并写出参数</translation>
    </message>
    <message>
        <source>name a preset&apos;s id</source>
        <translation>请写出一个预设的 id</translation>
    </message>
    <message>
        <source>break the ring</source>
        <translation>请断开这个循环</translation>
    </message>
    <message>
        <source>use letters of {ranks}</source>
        <translation>请用 {ranks} 中的字母</translation>
    </message>
    <message>
        <source>use keys like &quot;2&quot;</source>
        <translation>请用 &quot;2&quot; 这样的键</translation>
    </message>
    <message>
        <source>name numbers that divide it, or leave this number of players out</source>
        <translation>请写能整除它的数，或去掉这一玩家人数</translation>
    </message>
    <message>
        <source>a number of players</source>
        <translation>玩家人数</translation>
    </message>
    <message>
        <source>a number of sides</source>
        <translation>方数</translation>
    </message>
    <message>
        <source>a number of chips in line</source>
        <translation>一线上的筹码数</translation>
    </message>
    <message>
        <source>{players} players: {sides} sides</source>
        <translation>{players} 名玩家：{sides} 方</translation>
    </message>
    <message>
        <source>{players} players in {sides} sides cannot play this game</source>
        <translation>{players} 名玩家分 {sides} 方不能玩这个游戏</translation>
    </message>
    <message>
        <source>no row of {length} fits on the board</source>
        <translation>{length} 枚的连线在棋盘上放不下</translation>
    </message>
    <message>
        <source>nothing says how many cards {players} players are dealt</source>
        <translation>没有说明 {players} 名玩家时每人发多少牌</translation>
    </message>
    <message>
        <source>{players} hands of {each} cards need {count}</source>
        <translation>{players} 手牌，每手 {each} 张，需要 {count} 张</translation>
    </message>
    <message>
        <source>no roll reaches {total} on {cell}</source>
        <translation>{cell} 上的 {total} 掷不出来</translation>
    </message>
    <message>
        <source>{cell} is no cell</source>
        <translation>没有 {cell} 这一格</translation>
    </message>
    <message>
        <source>use at most {most}</source>
        <translation>请最多用 {most}</translation>
    </message>
    <message>
        <source>the board {board} has {count} rows</source>
        <translation>棋盘 {board} 有 {count} 行</translation>
    </message>
    <message>
        <source>the board has {count} rows</source>
        <translation>棋盘有 {count} 行</translation>
    </message>
    <message>
        <source>choose a board with {count} rows</source>
        <translation>请选择有 {count} 行的棋盘</translation>
    </message>
    <message>
        <source>the board {board} has {count} columns</source>
        <translation>棋盘 {board} 有 {count} 列</translation>
    </message>
    <message>
        <source>the board has {count} columns</source>
        <translation>棋盘有 {count} 列</translation>
    </message>
    <message>
        <source>choose a board with {count} columns</source>
        <translation>请选择有 {count} 列的棋盘</translation>
    </message>
    <message>
        <source>set &quot;const&quot;, or this number of players</source>
        <translation>请设定 &quot;const&quot;，或这一玩家人数</translation>
    </message>
    <message>
        <source>deal fewer: the deck has {count}</source>
        <translation>请少发些：整副牌有 {count} 张</translation>
    </message>
    <message>
        <source>choose a board of totals, or give a total the power wild</source>
        <translation>请选择总点数的棋盘，或赋予某个总点数 wild 能力</translation>
    </message>
    <message>
        <source>a board with a middle row has no centre of four</source>
        <translation>有正中一行的棋盘没有中间的四格</translation>
    </message>
    <message>
        <source>use &quot;center2x2&quot; or cells: &quot;a1+b2&quot;</source>
        <translation>请用 &quot;center2x2&quot; 或格子：&quot;a1+b2&quot;</translation>
    </message>
    <message>
        <source>name numbers of players in players.partitions</source>
        <translation>请在 players.partitions 中写出玩家人数</translation>
    </message>
    <message>
        <source>the card {card} has no cell on the board {board} and no power</source>
        <translation>{card} 在棋盘 {board} 上没有格子，也没有特殊能力</translation>
    </message>
    <message>
        <source>the card {card} has no cell on the board and no power</source>
        <translation>{card} 在棋盘上没有格子，也没有特殊能力</translation>
    </message>
    <message>
        <source>choose another board, or give the card a power</source>
        <translation>请另选棋盘，或赋予这张牌能力</translation>
    </message>
    <message>
        <source>name the cells</source>
        <translation>请写出各格</translation>
    </message>
    <message>
        <source>this is not a view of a game ({error})</source>
        <translation>这不是对局的视图（{error}）</translation>
    </message>
    <message>
        <source>this is no kept board</source>
        <translation>这不是保留的棋盘</translation>
    </message>
    <message>
        <source>the system has no trash for this file, or did not take it</source>
        <translation>系统没有可放此文件的回收站，或未接收它</translation>
    </message>
    <message>
        <source>the old file stayed</source>
        <translation>旧文件还留着</translation>
    </message>
    <message>
        <source>this board comes with the program</source>
        <translation>这个棋盘是程序自带的</translation>
    </message>
    <message>
        <source>it was not deleted</source>
        <translation>没有删除</translation>
    </message>
    <message>
        <source>nothing stands on this board yet</source>
        <translation>这个棋盘上还什么都没有</translation>
    </message>
    <message>
        <source>put cards on it first</source>
        <translation>请先放上牌</translation>
    </message>
    <message>
        <source>cannot write a {ending} file</source>
        <translation>无法写 {ending} 文件</translation>
    </message>
    <message>
        <source>cannot be saved: {why}</source>
        <translation>无法保存：{why}</translation>
    </message>
    <message>
        <source>the pages could not be drawn</source>
        <translation>页面未能画出</translation>
    </message>
    <message>
        <source>{dpi} pixels to the inch cannot be had</source>
        <translation>无法使用每英寸 {dpi} 像素</translation>
    </message>
    <message>
        <source>cannot be drawn as PNG</source>
        <translation>无法画成 PNG</translation>
    </message>
    <message>
        <source>a picture of {width} × {height} pixels is too large</source>
        <translation>{width} × {height} 像素的图片太大</translation>
    </message>
    <message>
        <source>there is no memory for so large a picture</source>
        <translation>没有足够的内存容纳这么大的图片</translation>
    </message>
    <message>
        <source>let the name end in {endings}</source>
        <translation>名称请以 {endings} 结尾</translation>
    </message>
    <message>
        <source>choose another place</source>
        <translation>请选择别的位置</translation>
    </message>
    <message>
        <source>choose another paper</source>
        <translation>请选择别的纸张</translation>
    </message>
    <message>
        <source>use {low} to {high}</source>
        <translation>请用 {low} 到 {high}</translation>
    </message>
    <message>
        <source>choose PDF</source>
        <translation>请选择 PDF</translation>
    </message>
    <message>
        <source>use at most {most} pixels to the inch for {paper}, or choose PDF</source>
        <translation>{paper} 请最多用每英寸 {most} 像素，或选择 PDF</translation>
    </message>
    <message>
        <source>use fewer pixels</source>
        <translation>请减少像素</translation>
    </message>
    <message>
        <source>the folder {folder} is not there</source>
        <translation>文件夹 {folder} 不存在</translation>
    </message>
    <message>
        <source>nameless</source>
        <translation>无扩展名的</translation>
    </message>
    <message>
        <source>the margin cannot be {size} mm</source>
        <translation>页边距不能是 {size} 毫米</translation>
    </message>
    <message>
        <source>the overlap cannot be {size} mm</source>
        <translation>重叠不能是 {size} 毫米</translation>
    </message>
    <message>
        <source>the width of a cell cannot be {size} mm</source>
        <translation>格子的宽度不能是 {size} 毫米</translation>
    </message>
    <message>
        <source>the height of a cell cannot be {size} mm</source>
        <translation>格子的高度不能是 {size} 毫米</translation>
    </message>
    <message>
        <source>the paper {paper} is not known</source>
        <translation>没有 {paper} 这种纸张</translation>
    </message>
    <message>
        <source>a board of {columns} by {rows} cells is too large for this page</source>
        <translation>{columns} 乘 {rows} 格的棋盘对这一页来说太大</translation>
    </message>
    <message>
        <source>a cell of {width} × {height} mm does not go onto {paper} paper</source>
        <translation>{width} × {height} 毫米的格子在 {paper} 纸上放不下</translation>
    </message>
    <message>
        <source>{piece} of {width} × {height} mm does not go onto {paper} paper</source>
        <translation>{width} × {height} 毫米的{piece}在 {paper} 纸上放不下</translation>
    </message>
    <message>
        <source>choose larger paper or smaller margins</source>
        <translation>请选择更大的纸张或更小的页边距</translation>
    </message>
    <message>
        <source>choose larger paper, smaller cells or smaller margins</source>
        <translation>请选择更大的纸张、更小的格子或更小的页边距</translation>
    </message>
    <message>
        <source>use {low} to {high} mm</source>
        <translation>请用 {low} 到 {high} 毫米</translation>
    </message>
    <message>
        <source>there is no room to write on</source>
        <translation>没有可书写的地方</translation>
    </message>
    <message>
        <source>choose a larger paper</source>
        <translation>请选择更大的纸张</translation>
    </message>
    <message>
        <source>there are no rules to print</source>
        <translation>没有可打印的规则</translation>
    </message>
    <message>
        <source>choose a game</source>
        <translation>请选择一个游戏</translation>
    </message>
    <message>
        <source>the rules {name} come with the program</source>
        <translation>规则 {name} 是程序自带的</translation>
    </message>
    <message>
        <source>there are rules {name} already</source>
        <translation>规则 {name} 已经存在</translation>
    </message>
    <message>
        <source>choose another name</source>
        <translation>请另取名称</translation>
    </message>
    <message>
        <source>choose another name, or replace them</source>
        <translation>请另取名称，或替换它们</translation>
    </message>
    <message>
        <source>this is no kept position</source>
        <translation>这不是保留的局面</translation>
    </message>
    <message>
        <source>the shipped rules and boards are missing</source>
        <translation>缺少程序自带的规则和棋盘</translation>
    </message>
    <message>
        <source>install the program again</source>
        <translation>请重新安装程序</translation>
    </message>
    <message>
        <source>no move</source>
        <translation>没有走法</translation>
    </message>
    <message>
        <source>{move} is not legal</source>
        <translation>{move} 不合规则</translation>
    </message>
    <message>
        <source>give every worker this very program, and try again</source>
        <translation>请让每个工作节点都使用这同一个程序，然后再试</translation>
    </message>
    <message>
        <source>{address} is no address of a scheduler</source>
        <translation>{address} 不是调度器的地址</translation>
    </message>
    <message>
        <source>a worker has version {version}, not {wanted}</source>
        <translation>有工作节点的版本是 {version}，而不是 {wanted}</translation>
    </message>
    <message>
        <source>its workers were lost</source>
        <translation>其工作节点已丢失</translation>
    </message>
    <message>
        <source>a game cannot be played on the cluster: {why}</source>
        <translation>无法在集群上进行对局：{why}</translation>
    </message>
    <message>
        <source>the scheduler of the cluster is gone</source>
        <translation>集群的调度器不见了</translation>
    </message>
    <message>
        <source>use tcp://HOST:PORT</source>
        <translation>请用 tcp://HOST:PORT</translation>
    </message>
    <message>
        <source>to play on a cluster takes Dask, which is not installed</source>
        <translation>在集群上对局需要 Dask，但它没有安装</translation>
    </message>
    <message>
        <source>there is no scheduler at {address} ({error})</source>
        <translation>{address} 处没有调度器（{error}）</translation>
    </message>
    <message>
        <source>the core of a worker is compiled, unlike here</source>
        <translation>工作节点的核心是编译过的，这里的则不是</translation>
    </message>
    <message>
        <source>the core of a worker is not compiled, unlike here</source>
        <translation>工作节点的核心没有编译，这里的则编译过</translation>
    </message>
    <message>
        <source>start it again, and then the same command, which goes on where it was</source>
        <translation>请重新启动它，再运行同一命令，会从原处继续</translation>
    </message>
    <message>
        <source>install the program with it: pip install &quot;sequence-desktop[lab-cluster]&quot;</source>
        <translation>请连同它一起安装程序：pip install &quot;sequence-desktop[lab-cluster]&quot;</translation>
    </message>
    <message>
        <source>start one with `dask scheduler`, and give the address that it tells</source>
        <translation>请用 `dask scheduler` 启动一个，并填写它给出的地址</translation>
    </message>
    <message>
        <source>moves and movers differ in number</source>
        <translation>步数与走棋者的数目不一致</translation>
    </message>
    <message>
        <source>this is not the result of a game ({error})</source>
        <translation>这不是对局的结果（{error}）</translation>
    </message>
    <message>
        <source>its {key} cannot be those of a game of the plan</source>
        <translation>其 {key} 不可能出自本计划的对局</translation>
    </message>
    <message>
        <source>use {levels}; or tell of it in &quot;guests&quot;</source>
        <translation>请用 {levels}；或在 &quot;guests&quot; 中说明它</translation>
    </message>
    <message>
        <source>use an object such as {example}</source>
        <translation>请用 {example} 这样的对象</translation>
    </message>
    <message>
        <source>use {levels}; or one of {names}</source>
        <translation>请用 {levels}；或其中之一：{names}</translation>
    </message>
    <message>
        <source>there is no player {name}</source>
        <translation>没有玩家 {name}</translation>
    </message>
    <message>
        <source>use a number from {low} to {high}</source>
        <translation>请用 {low} 到 {high} 的数</translation>
    </message>
    <message>
        <source>{value} does not fit</source>
        <translation>{value} 不适合</translation>
    </message>
    <message>
        <source>a plan is a JSON object</source>
        <translation>计划应是 JSON 对象</translation>
    </message>
    <message>
        <source>this is not a plan</source>
        <translation>这不是计划</translation>
    </message>
    <message>
        <source>this program reads plans of version {version}, not {other}</source>
        <translation>本程序读取版本 {version} 的计划，而不是 {other}</translation>
    </message>
    <message>
        <source>{name} plays nowhere</source>
        <translation>{name} 没有参加任何对局</translation>
    </message>
    <message>
        <source>a plan has a list of 1 to {most} entries</source>
        <translation>计划应有 1 到 {most} 个条目的列表</translation>
    </message>
    <message>
        <source>these are more than {count} games</source>
        <translation>这超过了 {count} 局</translation>
    </message>
    <message>
        <source>the same player sits on every seat, so every deal would be the same game again</source>
        <translation>每个座位都是同一个玩家，每次发牌都会是重复的同一局</translation>
    </message>
    <message>
        <source>it names games and deals</source>
        <translation>同时写了 games 和 deals</translation>
    </message>
    <message>
        <source>use a player&apos;s name, or a list of names</source>
        <translation>请用一个玩家的名称，或名称列表</translation>
    </message>
    <message>
        <source>{count} names for {seats} seats</source>
        <translation>有 {count} 个名称，而座位有 {seats} 个</translation>
    </message>
    <message>
        <source>use a list: the program, then its arguments</source>
        <translation>请用列表：先是程序，然后是其参数</translation>
    </message>
    <message>
        <source>begin with {</source>
        <translation>请以 { 开头</translation>
    </message>
    <message>
        <source>write &quot;format&quot;: &quot;{format}&quot;</source>
        <translation>请写 &quot;format&quot;: &quot;{format}&quot;</translation>
    </message>
    <message>
        <source>use a newer program, or write the plan anew</source>
        <translation>请使用更新的程序，或重写计划</translation>
    </message>
    <message>
        <source>seat it, or take it out</source>
        <translation>请安排座位，或去掉它</translation>
    </message>
    <message>
        <source>write &quot;entries&quot;: [{...}, {...}]</source>
        <translation>请写 &quot;entries&quot;: [{...}, {...}]</translation>
    </message>
    <message>
        <source>an entry is a JSON object</source>
        <translation>条目应是 JSON 对象</translation>
    </message>
    <message>
        <source>two entries are called {name}</source>
        <translation>有两个条目都叫 {name}</translation>
    </message>
    <message>
        <source>ask for fewer</source>
        <translation>请减少一些</translation>
    </message>
    <message>
        <source>write false, or seat different players</source>
        <translation>请写 false，或安排不同的玩家</translation>
    </message>
    <message>
        <source>take one of the two out</source>
        <translation>请去掉两者之一</translation>
    </message>
    <message>
        <source>name one for each seat, one for each side, or one for all</source>
        <translation>请每个座位写一个，或每方写一个，或全体写一个</translation>
    </message>
    <message>
        <source>{name} is the name of a player of the program</source>
        <translation>{name} 是程序中玩家的名称</translation>
    </message>
    <message>
        <source>use a list of texts</source>
        <translation>请用文本列表</translation>
    </message>
    <message>
        <source>&quot;low&quot; is to be smaller than &quot;high&quot;, and none below 0 where both ways are asked</source>
        <translation>&quot;low&quot; 应小于 &quot;high&quot;，双向检验时两者都不得小于 0</translation>
    </message>
    <message>
        <source>&quot;low&quot; is to be smaller than &quot;high&quot;</source>
        <translation>&quot;low&quot; 应小于 &quot;high&quot;</translation>
    </message>
    <message>
        <source>change one of them</source>
        <translation>请更改其中一个</translation>
    </message>
    <message>
        <source>strength is tested between two sides of one entry, on the same deals</source>
        <translation>强度是在一个条目的两方之间、用同样的发牌检验的</translation>
    </message>
    <message>
        <source>{measure} is compared between two entries with as many deals</source>
        <translation>{measure} 是在发牌次数相同的两个条目之间比较的</translation>
    </message>
    <message>
        <source>begin it with {</source>
        <translation>请以 { 开头</translation>
    </message>
    <message>
        <source>give each a name of its own</source>
        <translation>请给每个取各自的名称</translation>
    </message>
    <message>
        <source>name one entry with two sides, different players and &quot;paired&quot;: true</source>
        <translation>请写一个条目：两方、不同的玩家，以及 &quot;paired&quot;: true</translation>
    </message>
    <message>
        <source>name two entries, with the same number of games and of sides</source>
        <translation>请写两个局数和方数都相同的条目</translation>
    </message>
    <message>
        <source>close other programs and try again, or let fewer games be played at once</source>
        <translation>请关闭其他程序再试，或减少同时进行的对局</translation>
    </message>
    <message>
        <source>a process that played games ended unexpectedly</source>
        <translation>进行对局的进程意外结束了</translation>
    </message>
    <message>
        <source>there are no processes to play games: {error}</source>
        <translation>没有可进行对局的进程：{error}</translation>
    </message>
    <message>
        <source>the plan has no game {number}</source>
        <translation>计划中没有对局 {number}</translation>
    </message>
    <message>
        <source>game {number} stands there twice</source>
        <translation>对局 {number} 出现了两次</translation>
    </message>
    <message>
        <source>this is no summary of this program</source>
        <translation>这不是本程序的摘要</translation>
    </message>
    <message>
        <source>a number of games is missing</source>
        <translation>缺少对局数</translation>
    </message>
    <message>
        <source>this is no summary ({error})</source>
        <translation>这不是摘要（{error}）</translation>
    </message>
    <message>
        <source>no package here offers a computer player {name}</source>
        <translation>这里没有软件包提供电脑玩家 {name}</translation>
    </message>
    <message>
        <source>install one with an entry point of this name in &quot;{group}&quot;</source>
        <translation>请安装在 &quot;{group}&quot; 中有此名入口点的软件包</translation>
    </message>
    <message>
        <source>the computer player {name} ({origin}) cannot be made: {error}</source>
        <translation>无法创建电脑玩家 {name}（{origin}）：{error}</translation>
    </message>
    <message>
        <source>tell its authors</source>
        <translation>请告知其作者</translation>
    </message>
    <message>
        <source>{positions} positions do not belong to {moves} moves</source>
        <translation>{positions} 个局面与 {moves} 步不相配</translation>
    </message>
    <message>
        <source>this is not the record of a game ({error})</source>
        <translation>这不是对局记录（{error}）</translation>
    </message>
    <message>
        <source>{levels}, {random}, or {standard} ({usual}); with {mark} and a temperament behind it ({styles}), if wanted</source>
        <translation>{levels}、{random} 或 {standard}（{usual}），后面可再加 {mark} 和性格（{styles}）</translation>
    </message>
    <message>
        <source>there is no computer player {level}</source>
        <translation>没有电脑玩家 {level}</translation>
    </message>
    <message>
        <source>use {levels}</source>
        <translation>请用 {levels}</translation>
    </message>
    <message>
        <source>{count} copies of the program are running</source>
        <translation>有 {count} 个程序在运行</translation>
    </message>
    <message>
        <source>the game in progress is gone</source>
        <translation>正在进行的游戏不见了</translation>
    </message>
    <message>
        <source>close one of them</source>
        <translation>请关闭其中一个</translation>
    </message>
    <message>
        <source>there is no board {name}</source>
        <translation>没有棋盘 {name}</translation>
    </message>
    <message>
        <source>the board {name} comes with the program</source>
        <translation>棋盘 {name} 是程序自带的</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>free some space or choose another place</source>
        <translation>请腾出空间，或选择别的位置</translation>
    </message>
    <message>
        <source>the system does not allow it</source>
        <translation>系统不允许</translation>
    </message>
    <message>
        <source>check the permissions or choose another place</source>
        <translation>请检查权限，或选择别的位置</translation>
    </message>
    <message>
        <source>another program is using the file</source>
        <translation>另一个程序正在使用该文件</translation>
    </message>
    <message>
        <source>close it there and try again</source>
        <translation>请在那里关闭它再试</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>打开的文件太多</translation>
    </message>
    <message>
        <source>close some programs and try again</source>
        <translation>请关闭一些程序再试</translation>
    </message>
    <message>
        <source>the disk does not answer</source>
        <translation>磁盘没有响应</translation>
    </message>
    <message>
        <source>see whether it is still there, or choose another one</source>
        <translation>请看看它是否还在，或另选一个</translation>
    </message>
    <message>
        <source>the file grew larger than the system allows</source>
        <translation>文件超过了系统允许的大小</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>磁盘是只读的</translation>
    </message>
    <message>
        <source>the disk has a fault</source>
        <translation>磁盘有故障</translation>
    </message>
    <message>
        <source>choose another disk</source>
        <translation>请选择别的磁盘</translation>
    </message>
    <message>
        <source>the disk does not take this, perhaps because of the name</source>
        <translation>磁盘不接受它，也许是因为名称</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>这是文件夹</translation>
    </message>
    <message>
        <source>give a file&apos;s name</source>
        <translation>请给出文件的名称</translation>
    </message>
    <message>
        <source>a part of the path is a file, not a folder</source>
        <translation>路径的一部分是文件，而不是文件夹</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>名称太长</translation>
    </message>
    <message>
        <source>choose a shorter one</source>
        <translation>请用短一些的</translation>
    </message>
    <message>
        <source>the links lead in a circle</source>
        <translation>链接绕成了圈</translation>
    </message>
    <message>
        <source>cannot be read: {why}</source>
        <translation>无法读取：{why}</translation>
    </message>
    <message>
        <source>cannot be made: {why}</source>
        <translation>无法创建：{why}</translation>
    </message>
    <message>
        <source>cannot be opened: {why}</source>
        <translation>无法打开：{why}</translation>
    </message>
    <message>
        <source>cannot be written to: {why}</source>
        <translation>无法写入：{why}</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>没有这个文件</translation>
    </message>
    <message>
        <source>check the name</source>
        <translation>请检查名称</translation>
    </message>
    <message>
        <source>there are {count} damaged files of this name</source>
        <translation>有 {count} 个同名的损坏文件</translation>
    </message>
    <message>
        <source>cannot be saved: it is larger than {size} MB and could not be read</source>
        <translation>无法保存：超过 {size} MB，以后会无法读取</translation>
    </message>
    <message>
        <source>remove those that you do not need</source>
        <translation>请删除你不需要的</translation>
    </message>
    <message>
        <source>cannot be read: it is larger than {size} MB</source>
        <translation>无法读取：超过 {size} MB</translation>
    </message>
    <message>
        <source>cannot be saved: the file is read-only</source>
        <translation>无法保存：文件是只读的</translation>
    </message>
    <message>
        <source>cannot be saved: it holds a character that is no character</source>
        <translation>无法保存：含有无效的字符</translation>
    </message>
    <message>
        <source>make it smaller</source>
        <translation>请缩小它</translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation>这不是 UTF-8 文本</translation>
    </message>
    <message>
        <source>this is no file name: {error}</source>
        <translation>这不是文件名：{error}</translation>
    </message>
    <message>
        <source>no file of this program is that large; give another one</source>
        <translation>本程序没有这么大的文件；请给出别的文件</translation>
    </message>
    <message>
        <source>there is a file where a folder is needed</source>
        <translation>需要文件夹的地方有一个文件</translation>
    </message>
    <message>
        <source>cannot be saved: this is a folder</source>
        <translation>无法保存：这是文件夹</translation>
    </message>
    <message>
        <source>cannot be saved: this is not an ordinary file</source>
        <translation>无法保存：这不是普通文件</translation>
    </message>
    <message>
        <source>choose another name or allow writing to it</source>
        <translation>请另取名称，或允许写入</translation>
    </message>
    <message>
        <source>cannot be saved: the disk gave back something else than was written</source>
        <translation>无法保存：磁盘返回的内容与写入的不同</translation>
    </message>
    <message>
        <source>type the name or note again</source>
        <translation>请重新输入名称或备注</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>文件第 {number} 行</translation>
    </message>
    <message>
        <source>save it as UTF-8 in your editor</source>
        <translation>请在编辑器中存为 UTF-8</translation>
    </message>
    <message>
        <source>move it away</source>
        <translation>请把它移到别处</translation>
    </message>
    <message>
        <source>cannot be read: this is a folder</source>
        <translation>无法读取：这是文件夹</translation>
    </message>
    <message>
        <source>cannot be read: this is not an ordinary file</source>
        <translation>无法读取：这不是普通文件</translation>
    </message>
    <message>
        <source>who plays which seat is missing</source>
        <translation>缺少谁坐哪个座位的信息</translation>
    </message>
    <message>
        <source>this is not a list of seats</source>
        <translation>这不是座位的列表</translation>
    </message>
    <message>
        <source>this is not a list of up to {most} bookmarks</source>
        <translation>这不是最多 {most} 个书签的列表</translation>
    </message>
    <message>
        <source>the moves taken back are left out</source>
        <translation>已省略撤销过的步数</translation>
    </message>
    <message>
        <source>a seat&apos;s kind is missing</source>
        <translation>缺少座位的类型</translation>
    </message>
    <message>
        <source>seats, number {number}</source>
        <translation>seats 第 {number} 项</translation>
    </message>
    <message>
        <source>marks, number {number}</source>
        <translation>marks 第 {number} 项</translation>
    </message>
    <message>
        <source>the match begins anew with this deal</source>
        <translation>比赛从这一局重新开始</translation>
    </message>
    <message>
        <source>the game counts for no rating</source>
        <translation>这一局不计等级分</translation>
    </message>
    <message>
        <source>it counts as a game of its own</source>
        <translation>视为独立的一局</translation>
    </message>
    <message>
        <source>the name is left out</source>
        <translation>名字已省略</translation>
    </message>
    <message>
        <source>the usual level is used</source>
        <translation>使用通常的级别</translation>
    </message>
    <message>
        <source>a free colour is used</source>
        <translation>使用空闲的颜色</translation>
    </message>
    <message>
        <source>the bookmarks are left out</source>
        <translation>书签已省略</translation>
    </message>
    <message>
        <source>this is not a saved game</source>
        <translation>这不是已保存的游戏</translation>
    </message>
    <message>
        <source>the game itself is missing</source>
        <translation>缺少游戏本身</translation>
    </message>
    <message>
        <source>there are {count} seats for {players} players</source>
        <translation>有 {count} 个座位，而玩家有 {players} 名</translation>
    </message>
    <message>
        <source>this is left out</source>
        <translation>此项已省略</translation>
    </message>
    <message>
        <source>the version of the format is missing</source>
        <translation>缺少格式的版本</translation>
    </message>
    <message>
        <source>a later version of the program saved it ({version})</source>
        <translation>它由更新版本的程序保存（{version}）</translation>
    </message>
    <message>
        <source>a seat is a JSON object</source>
        <translation>座位应是 JSON 对象</translation>
    </message>
    <message>
        <source>a seat&apos;s kind is human or computer</source>
        <translation>座位的类型是 human 或 computer</translation>
    </message>
    <message>
        <source>a seat&apos;s colour is a small number</source>
        <translation>座位的颜色应是一个小数字</translation>
    </message>
    <message>
        <source>this bookmark is left out</source>
        <translation>此书签已省略</translation>
    </message>
    <message>
        <source>a mark is a JSON object</source>
        <translation>书签应是 JSON 对象</translation>
    </message>
    <message>
        <source>a mark&apos;s ply is a number of moves</source>
        <translation>书签的 ply 应是步数</translation>
    </message>
    <message>
        <source>this is neither true nor false</source>
        <translation>这既不是 true 也不是 false</translation>
    </message>
    <message>
        <source>a match is a JSON object</source>
        <translation>比赛应是 JSON 对象</translation>
    </message>
    <message>
        <source>a match has points for each of {sides} sides</source>
        <translation>比赛应有 {sides} 方各自的分数</translation>
    </message>
    <message>
        <source>this is not a whole number from 0 to {last}</source>
        <translation>这不是 0 到 {last} 的整数</translation>
    </message>
    <message>
        <source>open another file</source>
        <translation>请打开别的文件</translation>
    </message>
    <message>
        <source>get that version; this is {version}</source>
        <translation>请获取那个版本；这里是 {version}</translation>
    </message>
    <message>
        <source>make it less</source>
        <translation>请减少它</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>this is not a JSON object</source>
        <translation>这不是 JSON 对象</translation>
    </message>
    <message>
        <source>there is another file of this name</source>
        <translation>已有另一个同名文件</translation>
    </message>
    <message>
        <source>another program is writing to it</source>
        <translation>另一个程序正在写入</translation>
    </message>
    <message>
        <source>let it finish</source>
        <translation>请等它完成</translation>
    </message>
    <message>
        <source>{value} is not a number</source>
        <translation>{value} 不是数字</translation>
    </message>
    <message>
        <source>brackets are nested deeper than {most}</source>
        <translation>括号嵌套超过 {most} 层</translation>
    </message>
    <message>
        <source>this is not JSON: {error}</source>
        <translation>这不是 JSON：{error}</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>缺少一个值</translation>
    </message>
    <message>
        <source>a name in double quotation marks is missing</source>
        <translation>缺少双引号中的名称</translation>
    </message>
    <message>
        <source>a colon is missing</source>
        <translation>缺少冒号</translation>
    </message>
    <message>
        <source>a comma is missing</source>
        <translation>缺少逗号</translation>
    </message>
    <message>
        <source>there is a comma too many</source>
        <translation>多了一个逗号</translation>
    </message>
    <message>
        <source>a text has no quotation mark at its end</source>
        <translation>一段文字的末尾缺少引号</translation>
    </message>
    <message>
        <source>a text goes over the end of its line</source>
        <translation>一段文字超出了所在行的末尾</translation>
    </message>
    <message>
        <source>a backslash stands before a sign that takes none</source>
        <translation>反斜杠后面的字符不该带反斜杠</translation>
    </message>
    <message>
        <source>something stands behind the end</source>
        <translation>结尾之后还有内容</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>这不是 JSON</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <translation>里面什么也没有</translation>
    </message>
    <message>
        <source>the key {key} stands twice</source>
        <translation>键 {key} 出现了两次</translation>
    </message>
    <message>
        <source>write a number</source>
        <translation>请写一个数字</translation>
    </message>
    <message>
        <source>the number {number}… has more than {most} digits</source>
        <translation>数字 {number}… 超过 {most} 位</translation>
    </message>
    <message>
        <source>the number {number} is too large</source>
        <translation>数字 {number} 太大</translation>
    </message>
    <message>
        <source>no file of ours needs that</source>
        <translation>我们的文件都用不着这样</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>文件第 {line} 行，第 {column} 列</translation>
    </message>
    <message>
        <source>look for a comma, quotation mark or bracket missing or too many there</source>
        <translation>请看看那里是否缺少或多出逗号、引号或括号</translation>
    </message>
    <message>
        <source>remove one of them</source>
        <translation>请去掉其中一个</translation>
    </message>
    <message>
        <source>write a smaller one</source>
        <translation>请写小一些的</translation>
    </message>
    <message>
        <source>the text {text} holds half a character</source>
        <translation>文本 {text} 含有半个字符</translation>
    </message>
    <message>
        <source>type it again</source>
        <translation>请重新输入</translation>
    </message>
    <message>
        <source>known: {names}</source>
        <translation>已有：{names}</translation>
    </message>
    <message>
        <source>give your file another name</source>
        <translation>请给你的文件另取名称</translation>
    </message>
    <message>
        <source>the record of a game is too long</source>
        <translation>对局记录太长</translation>
    </message>
    <message>
        <source>a record is a JSON object</source>
        <translation>记录应是 JSON 对象</translation>
    </message>
    <message>
        <source>a seat is played by a human or a computer</source>
        <translation>座位由 human 或 computer 来玩</translation>
    </message>
    <message>
        <source>this is not a short text</source>
        <translation>这不是短文本</translation>
    </message>
    <message>
        <source>this is not a whole number</source>
        <translation>这不是整数</translation>
    </message>
    <message>
        <source>seats, sides and winner do not go together</source>
        <translation>座位、各方与获胜者不相配</translation>
    </message>
    <message>
        <source>something is missing or of another kind: {error}</source>
        <translation>缺少某项，或其类型不对：{error}</translation>
    </message>
    <message>
        <source>there is no set of rules {name}</source>
        <translation>没有规则 {name}</translation>
    </message>
    <message>
        <source>the set of rules {name} comes with the program</source>
        <translation>规则 {name} 是程序自带的</translation>
    </message>
    <message>
        <source>the id {id} is not the file&apos;s name</source>
        <translation>id {id} 与文件名不一致</translation>
    </message>
    <message>
        <source>change one of them, or leave the id out</source>
        <translation>请更改其中一个，或去掉 id</translation>
    </message>
    <message>
        <source>no rules are for boards of the deck {deck}</source>
        <translation>没有规则适用于牌组 {deck} 的棋盘</translation>
    </message>
    <message>
        <source>nobody can play: no number of players is named</source>
        <translation>谁也不能玩：没有写明玩家人数</translation>
    </message>
    <message>
        <source>name some</source>
        <translation>请指定规则</translation>
    </message>
    <message>
        <source>add players and sides, such as {&quot;2&quot;: [2]}</source>
        <translation>请加上玩家和方，例如 {&quot;2&quot;: [2]}</translation>
    </message>
    <message>
        <source>{players} players have no number of sides</source>
        <translation>没有写明 {players} 名玩家时的方数</translation>
    </message>
    <message>
        <source>name a divisor of it from 2 to 4, or take it out</source>
        <translation>请写一个 2 到 4 的约数，或去掉它</translation>
    </message>
    <message>
        <source>settings are a JSON object</source>
        <translation>设置应是 JSON 对象</translation>
    </message>
    <message>
        <source>remove the file</source>
        <translation>请删除该文件</translation>
    </message>
    <message>
        <source>those from the time before are used</source>
        <translation>使用之前的设置</translation>
    </message>
    <message>
        <source>the default is used</source>
        <translation>使用默认值</translation>
    </message>
    <message>
        <source>the defaults are used</source>
        <translation>使用默认值</translation>
    </message>
    <message>
        <source>the board is missing</source>
        <translation>缺少棋盘</translation>
    </message>
    <message>
        <source>there is no example {name}</source>
        <translation>没有示例 {name}</translation>
    </message>
    <message>
        <source>no package here offers this player</source>
        <translation>这里没有软件包提供这个玩家</translation>
    </message>
    <message>
        <source>there is no program {command}</source>
        <translation>没有程序 {command}</translation>
    </message>
    <message>
        <source>install it, or name the program that plays as its command</source>
        <translation>请安装它，或把负责走棋的程序写为其命令</translation>
    </message>
    <message>
        <source>check its name and whether it may be executed</source>
        <translation>请检查其名称以及是否可以执行</translation>
    </message>
    <message>
        <source>run the plan again: it goes on without this and keeps a copy</source>
        <translation>请再次运行该计划：它会略过此处继续，并保留副本</translation>
    </message>
    <message>
        <source>choose another file for the results, or delete this one to begin anew</source>
        <translation>请为结果另选文件，或删除这个以重新开始</translation>
    </message>
    <message>
        <source>damaged lines left out: {count}; the damaged file is kept: {file}</source>
        <translation>已省略的损坏行：{count}；损坏的文件已保留：{file}</translation>
    </message>
    <message>
        <source>these are no results</source>
        <translation>这不是结果</translation>
    </message>
    <message>
        <source>these results are of version {version}</source>
        <translation>这些结果的版本是 {version}</translation>
    </message>
    <message>
        <source>these results were begun by another program ({old}), which may play other games than this one ({new})</source>
        <translation>这些结果由另一个程序（{old}）开始，它的对局可能与本程序（{new}）不同</translation>
    </message>
    <message>
        <source>these are the results of another plan, which differs in {place}</source>
        <translation>这些是另一个计划的结果，不同之处在 {place}</translation>
    </message>
    <message>
        <source>{number} is no number of a game</source>
        <translation>{number} 不是对局的编号</translation>
    </message>
    <message>
        <source>give a file of `lab run`</source>
        <translation>请给出 `lab run` 的文件</translation>
    </message>
    <message>
        <source>use a newer program</source>
        <translation>请使用更新的程序</translation>
    </message>
    <message>
        <source>{players} players need {needed} cards of {cards}</source>
        <translation>{players} 名玩家需要 {needed} 张牌，而只有 {cards} 张</translation>
    </message>
    <message>
        <source>no cards are dealt</source>
        <translation>没有发牌</translation>
    </message>
    <message>
        <source>a board of {count} columns cannot be made</source>
        <translation>无法制作有 {count} 列的棋盘</translation>
    </message>
    <message>
        <source>a board of {count} rows cannot be made</source>
        <translation>无法制作有 {count} 行的棋盘</translation>
    </message>
    <message>
        <source>{count} cells do not make {width} by {height}</source>
        <translation>{count} 格不能组成 {width} 乘 {height}</translation>
    </message>
    <message>
        <source>cells are still empty: {cells}</source>
        <translation>还空着的格子：{cells}</translation>
    </message>
    <message>
        <source>use {least} to {most} columns</source>
        <translation>请用 {least} 到 {most} 列</translation>
    </message>
    <message>
        <source>put cards there, or {free} (free)</source>
        <translation>请放上牌，或 {free}（公用）</translation>
    </message>
    <message>
        <source>a free deck has no cards of its own to be laid</source>
        <translation>“任意”牌组没有自己的牌可摆</translation>
    </message>
    <message>
        <source>one pack without jacks fill {needed} cells, and {width} by {height} has {size}</source>
        <translation>不含 J 的一副牌占 {needed} 格，而 {width} 乘 {height} 有 {size} 格</translation>
    </message>
    <message>
        <source>two packs without jacks fill {needed} cells, and {width} by {height} has {size}</source>
        <translation>不含 J 的两副牌占 {needed} 格，而 {width} 乘 {height} 有 {size} 格</translation>
    </message>
    <message>
        <source>choose another deck for the pattern and change it afterwards</source>
        <translation>请为图案选择别的牌组，之后再更改</translation>
    </message>
    <message>
        <source>choose a larger board or a smaller deck</source>
        <translation>请选择更大的棋盘或更小的牌组</translation>
    </message>
    <message>
        <source>choose a smaller board or a larger deck</source>
        <translation>请选择更小的棋盘或更大的牌组</translation>
    </message>
    <message>
        <source>a board of {width} by {height} has no four equal sides</source>
        <translation>{width} 乘 {height} 的棋盘没有相等的四边</translation>
    </message>
    <message>
        <source>{count} cells left over do not lie symmetrically</source>
        <translation>剩余的 {count} 格不对称</translation>
    </message>
    <message>
        <source>the {count} cells that have no partner cannot be filled symmetrically</source>
        <translation>没有对应格的 {count} 格无法对称地填满</translation>
    </message>
    <message>
        <source>the middle cell belongs to no part</source>
        <translation>中间的一格不属于任何部分</translation>
    </message>
    <message>
        <source>the parts have {cells} cells left for {cards} cards</source>
        <translation>各部分剩下 {cells} 格，而牌有 {cards} 张</translation>
    </message>
    <message>
        <source>a board of {width} by {height} has no four equal quarters</source>
        <translation>{width} 乘 {height} 的棋盘没有相等的四个四分之一</translation>
    </message>
    <message>
        <source>only two packs have twins</source>
        <translation>只有两副牌才有成对牌</translation>
    </message>
    <message>
        <source>the totals of {count} cells cannot be parted among four quarters</source>
        <translation>{count} 格的总点数无法分到四个四分之一</translation>
    </message>
    <message>
        <source>choose a square of even size, or quarters</source>
        <translation>请选择边长为偶数的正方形，或四分之一</translation>
    </message>
    <message>
        <source>{cells} squares of one colour are left for {cards} cards</source>
        <translation>一种颜色剩下 {cells} 格，而牌有 {cards} 张</translation>
    </message>
    <message>
        <source>choose another size or symmetry</source>
        <translation>请选择别的大小或对称</translation>
    </message>
    <message>
        <source>choose even sizes, or another symmetry</source>
        <translation>请选择偶数大小，或别的对称</translation>
    </message>
    <message>
        <source>choose even sizes, or one pack on 7 by 7</source>
        <translation>请选择偶数大小，或 7 乘 7 的一副牌</translation>
    </message>
    <message>
        <source>choose another size, such as 10 by 10 for two packs</source>
        <translation>请选择别的大小，例如两副牌用 10 乘 10</translation>
    </message>
    <message>
        <source>choose even sizes or an odd square</source>
        <translation>请选择偶数大小，或边长为奇数的正方形</translation>
    </message>
    <message>
        <source>choose another symmetry</source>
        <translation>请选择别的对称</translation>
    </message>
    <message>
        <source>choose 6 by 6 or 12 by 12</source>
        <translation>请选择 6 乘 6 或 12 乘 12</translation>
    </message>
    <message>
        <source>choose another size, such as 10 by 10</source>
        <translation>请选择别的大小，例如 10 乘 10</translation>
    </message>
    <message>
        <source>there are not as many {card} as this symmetry needs</source>
        <translation>{card} 的张数不够这种对称用</translation>
    </message>
    <message>
        <source>there is no board in this text</source>
        <translation>这段文本中没有棋盘</translation>
    </message>
    <message>
        <source>the text is far too long for a board</source>
        <translation>这段文本作为棋盘太长了</translation>
    </message>
    <message>
        <source>copy lines of cards like: XX 2S 10♥ Qd</source>
        <translation>请复制像这样的一行行牌：XX 2S 10♥ Qd</translation>
    </message>
    <message>
        <source>copy the board alone</source>
        <translation>请只复制棋盘</translation>
    </message>
    <message>
        <source>there is no pattern {name}</source>
        <translation>没有图案 {name}</translation>
    </message>
    <message>
        <source>the pattern {pattern} is not for the deck {deck}</source>
        <translation>图案 {pattern} 不适用于牌组 {deck}</translation>
    </message>
    <message>
        <source>the pattern {pattern} has no parameter {parameter}</source>
        <translation>图案 {pattern} 没有参数 {parameter}</translation>
    </message>
    <message>
        <source>{choice} is no choice for {parameter}</source>
        <translation>{parameter} 没有 {choice} 这个选项</translation>
    </message>
    <message>
        <source>this is no rule case ({error})</source>
        <translation>这不是规则案例（{error}）</translation>
    </message>
    <message>
        <source>a seat stands twice</source>
        <translation>有个座位写了两次</translation>
    </message>
    <message>
        <source>there are {count} numbers for {wanted}</source>
        <translation>有 {count} 个数，而应为 {wanted} 个</translation>
    </message>
    <message>
        <source>a quarter turn needs a square, and {width} by {height} is none</source>
        <translation>旋转四分之一圈需要正方形，而 {width} 乘 {height} 不是</translation>
    </message>
    <message>
        <source>a number stands once, so there are no four that belong together</source>
        <translation>每个数字只有一个，所以没有相对应的四个</translation>
    </message>
</context>
<context>
    <name>Filing</name>
    <message>
        <source>New board</source>
        <translation>新棋盘</translation>
    </message>
    <message>
        <source>Open a board</source>
        <translation>打开棋盘</translation>
    </message>
    <message>
        <source>This board cannot be opened.</source>
        <translation>无法打开这个棋盘。</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>打开 {name}</translation>
    </message>
    <message>
        <source>Read {name}</source>
        <translation>读取 {name}</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name}（副本）</translation>
    </message>
    <message>
        <source>Copy of {name}</source>
        <translation>{name} 的副本</translation>
    </message>
    <message>
        <source>Paste a board</source>
        <translation>粘贴棋盘</translation>
    </message>
    <message>
        <source>Save the board</source>
        <translation>保存棋盘</translation>
    </message>
    <message>
        <source>A board that comes with the program has this name.</source>
        <translation>程序自带的一个棋盘已用此名。</translation>
    </message>
    <message>
        <source>Give your board another one.</source>
        <translation>请给你的棋盘另取一个。</translation>
    </message>
    <message>
        <source>Boards are saved in files that end in {endings}.</source>
        <translation>棋盘保存在以 {endings} 结尾的文件中。</translation>
    </message>
    <message>
        <source>To write the cells as text, export a copy.</source>
        <translation>要把格子写成文字，请导出副本。</translation>
    </message>
    <message>
        <source>The board was not saved.</source>
        <translation>棋盘没有保存。</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>已保存：{file}</translation>
    </message>
    <message>
        <source>Export a copy</source>
        <translation>导出副本</translation>
    </message>
    <message>
        <source>The copy was not written.</source>
        <translation>副本没有写入。</translation>
    </message>
    <message>
        <source>Let its name end in {endings}. For PDF, PNG and SVG, choose Print.</source>
        <translation>文件名请以 {endings} 结尾。PDF、PNG 和 SVG 请用“打印”。</translation>
    </message>
    <message>
        <source>Rename the board</source>
        <translation>重命名棋盘</translation>
    </message>
    <message>
        <source>This board is not kept.</source>
        <translation>这个棋盘没有保留。</translation>
    </message>
    <message>
        <source>The board’s file is damaged: {why}</source>
        <translation>棋盘文件已损坏：{why}</translation>
    </message>
    <message>
        <source>The board’s file is gone. Save it to write it again.</source>
        <translation>棋盘文件不见了。保存即可重新写入。</translation>
    </message>
    <message>
        <source>Read again from the file</source>
        <translation>已从文件重新读取</translation>
    </message>
    <message>
        <source>Another program changed the file: it was read again.</source>
        <translation>另一个程序更改了文件：已重新读取。</translation>
    </message>
    <message>
        <source>Changed on disk</source>
        <translation>磁盘上已更改</translation>
    </message>
    <message>
        <source>Another program has changed “{file}”, and so have you.</source>
        <translation>另一个程序更改了“{file}”，你也更改了。</translation>
    </message>
    <message>
        <source>Whichever you take, Undo brings back your board.</source>
        <translation>无论选哪个，撤销都能找回你的棋盘。</translation>
    </message>
    <message>
        <source>Keep &amp;mine</source>
        <translation>保留我的(&amp;M)</translation>
    </message>
    <message>
        <source>Take the &amp;file</source>
        <translation>采用文件(&amp;F)</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
</context>
<context>
    <name>FilmDialog</name>
    <message>
        <source>Save the game as an animation</source>
        <translation>把对局保存为动画</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Name a file, and draw every move into it</source>
        <translation>指定文件，并将每一步画入其中</translation>
    </message>
    <message>
        <source>Nobody’s cards</source>
        <translation>不显示任何人的牌</translation>
    </message>
    <message>
        <source>The cards of {name}</source>
        <translation>{name} 的牌</translation>
    </message>
    <message>
        <source>One picture for each move; it can be shown by any program for pictures.</source>
        <translation>每步一幅画面；任何看图软件都能显示。</translation>
    </message>
    <message>
        <source>The game goes on, so no hand is in the pictures.</source>
        <translation>对局还在进行，所以画面中没有任何手牌。</translation>
    </message>
    <message>
        <source>S&amp;how</source>
        <translation>显示(&amp;H)</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>速度(&amp;D)</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>大小(&amp;Z)</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>小</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>{size}: {width} × {height} pixels</source>
        <translation>{size}：{width} × {height} 像素</translation>
    </message>
</context>
<context>
    <name>FindingsList</name>
    <message>
        <source>Checks</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>There is nothing to remark on.</source>
        <translation>没有需要说明的地方。</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>提醒</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>{kind}: {text}</source>
        <translation>{kind}：{text}</translation>
    </message>
    <message>
        <source>This position can be played.</source>
        <translation>此局面可以玩。</translation>
    </message>
    <message>
        <source>This position cannot be played yet.</source>
        <translation>此局面还不能玩。</translation>
    </message>
</context>
<context>
    <name>FindingsPanel</name>
    <message>
        <source>Checks</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>{kind}: {text}</source>
        <translation>{kind}：{text}</translation>
    </message>
    <message>
        <source>Click to choose the cells concerned.</source>
        <translation>点击可选中相关的格子。</translation>
    </message>
    <message>
        <source>Not to be played on yet: {errors}</source>
        <translation>还不能玩：{errors}</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n 个错误</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready to play: {games}</source>
        <translation>可以玩了：{games}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) fit</source>
        <translation>
            <numerusform>适合 %n 种游戏</numerusform>
        </translation>
    </message>
    <message>
        <source>Does not fit {game}: {why}</source>
        <translation>不适合 {game}：{why}</translation>
    </message>
    <message>
        <source>Fits {game}, for {players} players</source>
        <translation>适合 {game}，{players} 名玩家</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>第 {line} 行</translation>
    </message>
    <message>
        <source>{cell} (line {line})</source>
        <translation>{cell}（第 {line} 行）</translation>
    </message>
    <message>
        <source>Pasted, {where}: “{text}” was not understood</source>
        <translation>粘贴内容，{where}：“{text}”无法理解</translation>
    </message>
    <message>
        <source>Pasted, {where}: the row ends before this cell</source>
        <translation>粘贴内容，{where}：该行在这一格之前结束</translation>
    </message>
    <message>
        <source>Pasted, {where}: “{text}” is more than the row can hold</source>
        <translation>粘贴内容，{where}：“{text}”超出了该行的容量</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>This is what the step is about</source>
        <translation>这一步讲的就是这里</translation>
    </message>
    <message>
        <source>Put a chip</source>
        <translation>放筹码</translation>
    </message>
    <message>
        <source>Every card is on the board twice. Choose one of your cards, and its open cells light up. Then choose one of these cells: your chip lies there.</source>
        <translation>每张牌在棋盘上都有两处。选一张手牌，它的空格就会亮起。再选其中一格，你的筹码就放在那里。</translation>
    </message>
    <message>
        <source>Well done. For the card that you have played, you get a new one by itself.</source>
        <translation>做得好。打出一张牌后，会自动补上一张新牌。</translation>
    </message>
    <message>
        <source>Take turns</source>
        <translation>轮流走</translation>
    </message>
    <message>
        <source>Now the computer moves; a frame marks its move. Then it is your turn: play any card.</source>
        <translation>现在由电脑走，它的走法会用框标出。然后轮到你：打任意一张牌。</translation>
    </message>
    <message>
        <source>So it goes on. Five chips in line are a row, across, down or slanting. Two rows win, and the corners count for everybody.</source>
        <translation>就这样进行下去。横、竖、斜五个筹码成一线就是一条连线。两条连线获胜，四角对所有人都算数。</translation>
    </message>
    <message>
        <source>Stop a row</source>
        <translation>挡住连线</translation>
    </message>
    <message>
        <source>The computer has four chips in line, and one more would make a row. One of your cards goes on the cell beside them. Play it there.</source>
        <translation>电脑已有四个筹码成线，再放一个就成连线。你有一张牌正好能放在旁边那一格。把它打在那里。</translation>
    </message>
    <message>
        <source>Well done. Where your chip lies, that row can no longer be made.</source>
        <translation>做得好。有你的筹码在，那条连线就成不了了。</translation>
    </message>
    <message>
        <source>One may do that, but then the computer makes its row. Try again, on the marked cell.</source>
        <translation>这样走也行，但电脑就会完成连线。请在标出的格子再试一次。</translation>
    </message>
    <message>
        <source>Two eyes: anywhere</source>
        <translation>双眼：任意放</translation>
    </message>
    <message>
        <source>The jacks of clubs and diamonds show two eyes. They go on any open cell. Play yours; the best place is beside your three chips.</source>
        <translation>梅花 J 和方块 J 露出双眼，可以放在任意空格。打出你的 J，放在你那三个筹码旁边最好。</translation>
    </message>
    <message>
        <source>Well done. Such a jack is worth keeping for a cell that you need.</source>
        <translation>做得好。这种 J 值得留到你急需的格子再用。</translation>
    </message>
    <message>
        <source>That was another card. Try again, with the jack.</source>
        <translation>那是另一张牌。请用 J 再试一次。</translation>
    </message>
    <message>
        <source>One eye: take a chip away</source>
        <translation>独眼：拿走筹码</translation>
    </message>
    <message>
        <source>Four in line again, and none of your cards goes there. But the jacks of hearts and spades, with one eye, take an enemy chip off the board. Take one of the four.</source>
        <translation>又是四个成线，而你没有牌能放在那里。但独眼的红心 J 和黑桃 J 能把敌方筹码拿下棋盘。从四个中拿走一个。</translation>
    </message>
    <message>
        <source>Well done. Only chips of a finished row are safe from such a jack.</source>
        <translation>做得好。只有已完成连线中的筹码不怕这种 J。</translation>
    </message>
    <message>
        <source>One may do that, but then the computer makes its row. Try again: with the jack, take one of the marked chips.</source>
        <translation>这样走也行，但电脑就会完成连线。再试一次：用 J 拿走一个标出的筹码。</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>获胜</translation>
    </message>
    <message>
        <source>You have one row, and four chips in line. Make your second row, and you win.</source>
        <translation>你已有一条连线，还有四个筹码成线。完成第二条连线就获胜。</translation>
    </message>
    <message>
        <source>You have won! Now you know the game. In any game, F1 tells what you can do.</source>
        <translation>你赢了！现在你会玩了。任何对局中，按 F1 都会告诉你能做什么。</translation>
    </message>
    <message>
        <source>One may do that, but you can win at once. Try again, on the marked cell.</source>
        <translation>这样走也行，但你可以立刻获胜。请在标出的格子再试一次。</translation>
    </message>
</context>
<context>
    <name>FirstGamePanel</name>
    <message>
        <source>Your first game</source>
        <translation>你的第一局</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>第 {number} 步，共 {count} 步</translation>
    </message>
    <message>
        <source>How far you have come</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>完成(&amp;F)</translation>
    </message>
    <message>
        <source>Go back to your own game</source>
        <translation>回到你自己的对局</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>Go on to the next step</source>
        <translation>进入下一步</translation>
    </message>
    <message>
        <source>&amp;Skip this step</source>
        <translation>跳过这一步(&amp;S)</translation>
    </message>
    <message>
        <source>Go on to the next step without this one</source>
        <translation>不做这一步，直接进入下一步</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>Go back to the step before</source>
        <translation>回到上一步</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>离开(&amp;L)</translation>
    </message>
    <message>
        <source>Go back to your own game; Help → Your first game goes on from here</source>
        <translation>回到你自己的对局；帮助 → 你的第一局会从这里继续</translation>
    </message>
</context>
<context>
    <name>Flows</name>
    <message>
        <source>Open a game</source>
        <translation>打开游戏</translation>
    </message>
    <message>
        <source>“{title}” is among your rules now.</source>
        <translation>“{title}”已加入你的规则。</translation>
    </message>
    <message>
        <source>You find it in the list of a new game.</source>
        <translation>可在新游戏的列表中找到。</translation>
    </message>
    <message>
        <source>Your last game cannot be opened.</source>
        <translation>无法打开你上次的游戏。</translation>
    </message>
    <message>
        <source>This game cannot be opened.</source>
        <translation>无法打开这个游戏。</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>保存游戏</translation>
    </message>
    <message>
        <source>This game is not kept.</source>
        <translation>这个游戏没有保留。</translation>
    </message>
    <message>
        <source>Settings explained</source>
        <translation>设置说明</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>按键和鼠标</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>没有成功。</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>已保存的游戏</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
</context>
<context>
    <name>Foot</name>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>How to &amp;play</source>
        <translation>玩法(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>更多(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Use these rules</source>
        <translation>使用这些规则(&amp;U)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Let the new game be played by these rules.</source>
        <translation>新的对局将按这些规则进行。</translation>
    </message>
    <message>
        <source>Take in a file of rules that a friend has sent.</source>
        <translation>接收朋友发来的规则文件。</translation>
    </message>
    <message>
        <source>Write these rules to a file, to be sent to a friend.</source>
        <translation>把这些规则写入文件，以便发给朋友。</translation>
    </message>
    <message>
        <source>Read how one plays by these rules.</source>
        <translation>阅读按这些规则怎么玩。</translation>
    </message>
    <message>
        <source>Keep these rules under a name of your own.</source>
        <translation>用自己的名称保存这些规则。</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Boards</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Search: name, author, notes, 10x10</source>
        <translation>搜索：名称、作者、备注、10x10</translation>
    </message>
    <message>
        <source>Own boards first</source>
        <translation>自己的在前</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>按名称</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>最新的在前</translation>
    </message>
    <message>
        <source>By size</source>
        <translation>按大小</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>No board matches. Try another word.</source>
        <translation>没有符合的棋盘。换个词试试。</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Play on it</source>
        <translation>在上面玩(&amp;P)</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>复制一份(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>重命名(&amp;R)…</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <translation>打印(&amp;N)…</translation>
    </message>
    <message>
        <source>Move to the &amp;trash</source>
        <translation>移到回收站(&amp;T)</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>在文件夹中显示(&amp;F)</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>{columns} × {rows}</source>
        <translation>{columns} × {rows}</translation>
    </message>
    <message>
        <source>by {author}</source>
        <translation>作者：{author}</translation>
    </message>
    <message>
        <source>comes with the program</source>
        <translation>程序自带</translation>
    </message>
    <message>
        <source>&amp;Edit a copy</source>
        <translation>编辑副本(&amp;E)</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name}（副本）</translation>
    </message>
    <message>
        <source>Rename the board</source>
        <translation>重命名棋盘</translation>
    </message>
    <message>
        <source>Its new name:</source>
        <translation>新名称：</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>重命名(&amp;R)</translation>
    </message>
    <message>
        <source>No program shows folders here.</source>
        <translation>这里没有程序能显示文件夹。</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>没有成功。</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>{title} (not saved)</source>
        <translation>{title}（未保存）</translation>
    </message>
</context>
<context>
    <name>GameNotes</name>
    <message>
        <source>&amp;Rules…</source>
        <translation>规则(&amp;R)…</translation>
    </message>
    <message>
        <source>How &amp;to play</source>
        <translation>玩法(&amp;T)</translation>
    </message>
    <message>
        <source>Change this game&apos;s rules for yourself.</source>
        <translation>为自己更改这个游戏的规则。</translation>
    </message>
    <message>
        <source>Read how this game is played.</source>
        <translation>阅读这个游戏怎么玩。</translation>
    </message>
    <message>
        <source>Played like {base}.</source>
        <translation>玩法同 {base}。</translation>
    </message>
    <message>
        <source>{differences}; and {count} more</source>
        <translation>{differences}；另有 {count} 处</translation>
    </message>
    <message>
        <source>Unlike {base}: {differences}.</source>
        <translation>与 {base} 不同：{differences}。</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Club Sequence</source>
        <translation>俱乐部 Sequence</translation>
    </message>
    <message>
        <source>Five cards each, however many play, and cards are drawn by hand: who forgets to draw before the next player has moved and drawn plays on with one card less. Click the stock after your move.</source>
        <translation>不论几人玩，每人都是五张牌，并且要手动抽牌：忘了抽牌，而下一位玩家已出牌并抽牌，就得少一张牌继续玩。走完之后请点击牌堆。</translation>
    </message>
    <message>
        <source>A club&apos;s sheet; the lost card after the printed rules</source>
        <translation>某俱乐部的规则；失去的牌依照印刷的规则</translation>
    </message>
    <message>
        <source>Double Series</source>
        <translation>Double Series</translation>
    </message>
    <message>
        <source>Two sides of up to five players each, seated in turn, race for two series of five. Partners keep silent. The cards dealt become fewer as the table grows.</source>
        <translation>两方，每方最多五人，交错入座，先连成两条五连线的一方获胜。同伴之间不说话。人越多，发的牌越少。</translation>
    </message>
    <message>
        <source>Jouets Bo-Jeux, 1996, as described by sellers and players; hands, jacks and dead cards after Sequence, since no sheet could be read</source>
        <translation>Jouets Bo-Jeux，1996 年，据卖家和玩家的描述；因未能看到说明书，手牌、J 和死牌依照 Sequence</translation>
    </message>
    <message>
        <source>Exact five</source>
        <translation>精准五连</translation>
    </message>
    <message>
        <source>Five number cards each; every card goes exactly on its own number, and one draws after playing. Nothing is ever taken away, nothing is exchanged, and five in line win.</source>
        <translation>每人五张数字牌；每张牌只能用在自己的数字上，出牌之后抽牌。筹码从不移走，牌也不能换，五枚成线即获胜。</translation>
    </message>
    <message>
        <source>Poo-ka-Boo, as described by a reviewer on BoardGameGeek</source>
        <translation>Poo-ka-Boo，据 BoardGameGeek 上一篇评测的描述</translation>
    </message>
    <message>
        <source>5ive Straight</source>
        <translation>5ive Straight</translation>
    </message>
    <message>
        <source>Pegs, and cards with the numbers from 0 to 99. On your turn either play a card and put a peg on its number or any higher one, or draw; four cards are the most. Five in line win at once. Who holds four cards that fit nowhere is out, so keep them secret.</source>
        <translation>使用插钉和 0 到 99 的数字牌。在你的回合里，要么出一张牌，在数字相同或更大的格子插一枚钉，要么抽牌；手牌最多四张。五枚成线立即获胜。手里四张牌都无处可放的人出局，所以不要让人知道。</translation>
    </message>
    <message>
        <source>The 5ive Straight rulebook, Winning Moves</source>
        <translation>5ive Straight 规则书，Winning Moves</translation>
    </message>
    <message>
        <source>Home sheet</source>
        <translation>家庭规则</translation>
    </message>
    <message>
        <source>Two sides, five cards each, and two piles lying face up: choose which card to draw. A forgotten draw is made good after the next turn. A row counts only when its maker announces it, and its chips are then turned to white.</source>
        <translation>两方，每人五张牌，牌堆分成两叠，正面朝上：自己选抽哪一张。忘抽的牌在自己的下一回合后补上。连线只有连成者宣布了才算，随后把它的筹码翻成白色。</translation>
    </message>
    <message>
        <source>A family&apos;s rule sheet published as Sequence Playing Rules</source>
        <translation>某个家庭的规则，以“Sequence Playing Rules”为名发表</translation>
    </message>
    <message>
        <source>Jack Foolery</source>
        <translation>Jack Foolery</translation>
    </message>
    <message>
        <source>One-Eyed Jack under the other name by which many families know it: nothing on the board is ever safe, and rows count only while they lie there.</source>
        <translation>One-Eyed Jack 的另一个名字，许多家庭都这样叫它：棋盘上没有什么是安全的，连线只在还摆着时才算。</translation>
    </message>
    <message>
        <source>pagat.com, One-Eyed Jack, where this name is given too</source>
        <translation>pagat.com，One-Eyed Jack，其中也提到这个名字</translation>
    </message>
    <message>
        <source>Junior</source>
        <translation>儿童版</translation>
    </message>
    <message>
        <source>For the youngest: three cards without pictures, a small board, four in line win. The tens of clubs and diamonds go anywhere, the tens of spades and hearts take a chip away, and a card without a space may be exchanged at any time.</source>
        <translation>给年纪最小的玩家：三张手牌，没有人头牌，棋盘小，四枚成线即获胜。梅花 10 和方块 10 可放在任意空格，黑桃 10 和红心 10 移走一枚筹码，没有格子可放的牌随时可以换。</translation>
    </message>
    <message>
        <source>After Sequence for Kids by Jax Ltd.; the cards and the board are ours</source>
        <translation>依据 Jax Ltd. 的 Sequence for Kids；牌和棋盘是我们自己的</translation>
    </message>
    <message>
        <source>One-Eyed Jack</source>
        <translation>One-Eyed Jack</translation>
    </message>
    <message>
        <source>The game for two, three or four as it is played with ordinary cards. No chip is ever safe: a one-eyed jack may break a row up again, so a side wins when its rows lie on the board at the same time. A card whose cells are all covered stays in the hand until one of them is free.</source>
        <translation>用普通扑克牌玩的二至四人游戏。没有筹码是安全的：独眼 J 可以把连线再拆掉，所以一方所需的连线要同时摆在棋盘上才获胜。格子全被盖住的牌留在手里，直到其中一格空出来。</translation>
    </message>
    <message>
        <source>pagat.com, One-Eyed Jack, the basic game</source>
        <translation>pagat.com，One-Eyed Jack，基本玩法</translation>
    </message>
    <message>
        <source>One-Eyed Jack, house rules</source>
        <translation>One-Eyed Jack，自定规则</translation>
    </message>
    <message>
        <source>One-Eyed Jack with the two house rules that most tables add: the chips of a finished row are safe from one-eyed jacks, and a card whose cells are all covered may be exchanged for a new one, as many of them as one likes in a turn.</source>
        <translation>One-Eyed Jack 加上多数牌桌都用的两条自定规则：完成的连线的筹码不怕独眼 J；格子全被盖住的牌可以换成新牌，每回合换多少张都行。</translation>
    </message>
    <message>
        <source>pagat.com, One-Eyed Jack, variations</source>
        <translation>pagat.com，One-Eyed Jack，变体</translation>
    </message>
    <message>
        <source>One-Eyed Jack with jokers</source>
        <translation>One-Eyed Jack 加鬼牌</translation>
    </message>
    <message>
        <source>One-Eyed Jack with house rules and four jokers in the pack. The corners belong to nobody: a joker puts a chip on an open corner and nowhere else, and no jack can take that chip away.</source>
        <translation>One-Eyed Jack 的自定规则，再加四张鬼牌。角不属于任何人：鬼牌只能在空的角上放一枚筹码，任何 J 都不能移走它。</translation>
    </message>
    <message>
        <source>Open draft</source>
        <translation>明牌选抽</translation>
    </message>
    <message>
        <source>Six cards each, and five open cards to draw from: after playing you choose one, and the next card takes its place. A side that holds all four centre spaces wins at once. The game ends when the open cards run out.</source>
        <translation>每人六张牌，另有五张明牌可抽：出牌之后选一张，再由下一张补上。占满中间四格的一方立即获胜。明牌用完时游戏结束。</translation>
    </message>
    <message>
        <source>Course COMP90054 of the University of Melbourne, as played by its programs</source>
        <translation>墨尔本大学课程 COMP90054，按其程序的玩法</translation>
    </message>
    <message>
        <source>Quinto (house scoring)</source>
        <translation>Quinto（自定计分）</translation>
    </message>
    <message>
        <source>Sequence played for points over several deals: longer rows, rows with a corner, two rows at a stroke and winning the deal all count, special cards left in the hand cost. The first side with 500 points wins the match. The points are house scoring of our own: the published table is not known to us.</source>
        <translation>分若干局计分的 Sequence：更长的连线、含角的连线、一步两条连线和赢得一局都得分，手中剩下的特殊牌扣分。最先达到 500 分的一方赢得比赛。分数是我们自定的：已发表的计分表我们不知道。</translation>
    </message>
    <message>
        <source>Play after the Quinto Game Company, 2003, as described on pagat.com; the points are ours</source>
        <translation>玩法出自 Quinto Game Company，2003 年，据 pagat.com 的描述；分数是我们自定的</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Sequence</translation>
    </message>
    <message>
        <source>Play a card and put a chip on one of its two cells; five chips of your side in a line are a row. Two sides need two rows, three sides one. The four corners count for everybody, a two-eyed jack goes on any open cell, a one-eyed jack takes an enemy chip away unless it is part of a finished row, and once a turn a card whose cells are both covered may be exchanged.</source>
        <translation>出一张牌，在它的两格之一放一枚筹码；己方五枚筹码成线就是一条连线。两方时需两条连线，三方时需一条。四角对所有人都算数，双眼 J 可放在任意空格，独眼 J 移走对手的一枚筹码，但完成的连线中的除外；两格都被盖住的牌，每回合可以换一张。</translation>
    </message>
    <message>
        <source>The rules printed by Jax Ltd. since 1982, with published answers where they are silent</source>
        <translation>Jax Ltd. 自 1982 年起印行的规则；未写明之处依照公布的答复</translation>
    </message>
    <message>
        <source>Sequence Dice</source>
        <translation>Sequence Dice</translation>
    </message>
    <message>
        <source>Roll two dice and put a chip on that number. If all its spaces are covered, you take the place of an opponent&apos;s chip. A ten takes a chip away, but none from the twos and twelves; an eleven goes anywhere; after a two or a twelve you roll again. Two sides need six in line, three or four need five.</source>
        <translation>掷两枚骰子，在那个数字的格子放一枚筹码。若这些格子都被盖住，就取代对手的一枚筹码。掷出 10 移走一枚筹码，但 2 和 12 的格子上的不行；掷出 11 可放在任意空格；掷出 2 或 12 后再掷一次。两方时需六枚成线，三方或四方时需五枚。</translation>
    </message>
    <message>
        <source>The Sequence Dice sheet, Jax Ltd.</source>
        <translation>Sequence Dice 说明书，Jax Ltd.</translation>
    </message>
    <message>
        <source>Sequence Dice, gem variant</source>
        <translation>Sequence Dice，宝石版</translation>
    </message>
    <message>
        <source>The dice game of the carved wooden boards: a ten goes anywhere, an eleven takes a chip away, a twelve swaps one of your chips with an opponent&apos;s, and finished rows are safe. Two sides need two rows of five, three or four sides one. A two gives another turn; a covered number gives nothing.</source>
        <translation>木雕棋盘上的骰子游戏：掷出 10 可放在任意空格，掷出 11 移走一枚筹码，掷出 12 让自己的一枚筹码与对手的一枚交换，完成的连线是安全的。两方时需两条五连线，三方或四方时需一条。掷出 2 再走一次；掷出的数字已被盖住就没有作用。</translation>
    </message>
    <message>
        <source>Kalex Custom Carvings, Dice Sequence</source>
        <translation>Kalex Custom Carvings，Dice Sequence</translation>
    </message>
    <message>
        <source>Tournament tie-break</source>
        <translation>锦标赛决胜</translation>
    </message>
    <message>
        <source>The stock is played once. When nobody can move any more and nobody has won, the side with more rows wins, then the one with more lines of four, then of three. Rows are taken from the top left, so nobody has to be asked.</source>
        <translation>牌堆只用一遍。没有人能再走而又无人获胜时，连线多的一方获胜；若相同，先比四枚的线，再比三枚的线。连线从左上角数起，因此不必询问任何人。</translation>
    </message>
    <message>
        <source>endgame.dk, One-Eyed Jack</source>
        <translation>endgame.dk，One-Eyed Jack</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>旅行版</translation>
    </message>
    <message>
        <source>A short game for two with one pack on a small board: every card has a single space, four in line are a row, and two rows win. The free space lies in the middle.</source>
        <translation>两人用一副牌在小棋盘上玩的短局：每张牌只有一格，四枚成线就是一条连线，两条连线获胜。公用格在正中。</translation>
    </message>
    <message>
        <source>Jax Ltd., the travel edition; the board is ours, since its arrangement could not be found</source>
        <translation>Jax Ltd.，旅行版；因未能找到其排列，棋盘是我们自己的</translation>
    </message>
</context>
<context>
    <name>GroupList</name>
    <message>
        <source>Groups of rules</source>
        <translation>规则分组</translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>Move left</source>
        <translation>左移</translation>
    </message>
    <message>
        <source>Let the chosen card change places with the one before it</source>
        <translation>将所选的牌与前一张交换</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>右移</translation>
    </message>
    <message>
        <source>Let the chosen card change places with the one after it</source>
        <translation>将所选的牌与后一张交换</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>拿走</translation>
    </message>
    <message>
        <source>Take the chosen card out of its row; it can be put anywhere then</source>
        <translation>将所选的牌从其行中取出；之后可放到任何地方</translation>
    </message>
    <message>
        <source>Cards that are chosen go here. In the row, Delete takes a card away, and Ctrl with an arrow key moves it.</source>
        <translation>选中的牌放到这里。在这一行中，Delete 拿走一张牌，Ctrl 加方向键移动它。</translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>{cell}, {face}: {share} of the decided games</source>
        <translation>{cell}，{face}：分出胜负的对局的 {share}</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>The menus</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>按键和鼠标</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>电脑玩家</translation>
    </message>
    <message>
        <source>Boards of your own</source>
        <translation>你自己的棋盘</translation>
    </message>
    <message>
        <source>The lab</source>
        <translation>实验室</translation>
    </message>
    <message>
        <source>What you can rely on</source>
        <translation>你可以信赖的</translation>
    </message>
    <message>
        <source>Temperaments</source>
        <translation>性格</translation>
    </message>
    <message>
        <source>An entry says who plays what: a game, a board, and a player for each seat. With one entry the lab tells how fair and how long that game is; with two it tells which is better, and how sure that is.</source>
        <translation>一个条目说明谁玩什么：一种游戏、一块棋盘，以及每个座位的玩家。只有一个条目时，实验室会说明该游戏有多公平、有多长；有两个条目时，会说明哪个更好以及有多确定。</translation>
    </message>
    <message>
        <source>It plays in the background, and results are saved as they arrive: what is broken off goes on later.</source>
        <translation>它在后台对局，结果随到随存：中断后可以以后继续。</translation>
    </message>
    <message>
        <source>Every move is kept at once. After a crash or a power cut the next start goes on where you were.</source>
        <translation>每一步都会立即保存。崩溃或断电之后，下次启动会从原处继续。</translation>
    </message>
    <message>
        <source>Nobody sees what is hidden: neither the computer players, nor hints, nor a screen reader know more than the seat that they play, help or read for.</source>
        <translation>没有谁能看到隐藏的内容：无论电脑玩家、提示还是屏幕阅读器，所知都不超过它所代表的座位。</translation>
    </message>
    <message>
        <source>The program needs no network and sends nothing. All your games, boards and settings are files on this computer.</source>
        <translation>本程序不需要网络，也不发送任何内容。你的对局、棋盘和设置都是这台电脑上的文件。</translation>
    </message>
    <message>
        <source>The same number shuffles the cards in the same way on every computer, and undo never deals anew.</source>
        <translation>同一个数字在每台电脑上洗出同样的牌，撤销也绝不会重新发牌。</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>没有页面含有这些词。</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>在帮助中查找</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Looking for the best moves…</source>
        <translation>正在寻找最佳走法…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>The best moves</source>
        <translation>最佳走法</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>走这一步</translation>
    </message>
    <message>
        <source>Make the chosen move</source>
        <translation>走出所选的一步</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Look for moves no longer</source>
        <translation>不再寻找走法</translation>
    </message>
    <message>
        <source>Take the hint off the table</source>
        <translation>从牌桌上去掉提示</translation>
    </message>
</context>
<context>
    <name>Hinting</name>
    <message>
        <source>Chance to win: {chance}, between {low} and {high} in {games} trial games.</source>
        <translation>获胜机会：{chance}，介于 {low} 与 {high}，共 {games} 局试算。</translation>
    </message>
    <message>
        <source>Hint {number}</source>
        <translation>提示 {number}</translation>
    </message>
    <message>
        <source>No hint could be worked out: the process that looks for one has failed.</source>
        <translation>无法得出提示：负责寻找的进程失败了。</translation>
    </message>
</context>
<context>
    <name>Histogram</name>
    <message>
        <source>{share} of the games take {low} to {high} moves</source>
        <translation>{share} 的对局为 {low} 到 {high} 步</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>最初的样子</translation>
    </message>
</context>
<context>
    <name>HowTo</name>
    <message>
        <source>the {count} corners</source>
        <translation>{count} 个角</translation>
    </message>
    <message>
        <source>the free cell with the star</source>
        <translation>带星的公用格</translation>
    </message>
    <message>
        <source>the {count} free cells with a star</source>
        <translation>{count} 个带星的公用格</translation>
    </message>
    <message>
        <source>a corner</source>
        <translation>一个角</translation>
    </message>
    <message>
        <source>a free cell</source>
        <translation>一个公用格</translation>
    </message>
    <message>
        <source>{players} in {sides} sides, on the board “{board}”</source>
        <translation>{players}，分 {sides} 方，棋盘“{board}”</translation>
    </message>
    <message>
        <source>{players}, each a side of their own, on the board “{board}”</source>
        <translation>{players}，各自为战，棋盘“{board}”</translation>
    </message>
    <message>
        <source>{players}, on the board “{board}”</source>
        <translation>{players}，棋盘“{board}”</translation>
    </message>
    <message>
        <source>House rules: what differs from “{preset}”</source>
        <translation>自定规则：与“{preset}”的不同之处</translation>
    </message>
    <message>
        <source>Where these rules come from</source>
        <translation>这些规则的来源</translation>
    </message>
    <message>
        <source>Special rolls</source>
        <translation>特殊点数</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>特殊牌</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>What you need</source>
        <translation>需要什么</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>你的回合</translation>
    </message>
    <message>
        <source>What is safe</source>
        <translation>什么是安全的</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>连线</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>死牌</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>抽牌</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Talk and time</source>
        <translation>说话与时间</translation>
    </message>
    <message>
        <source>A card is dead when its cell and all cells with higher numbers are covered.</source>
        <translation>当一张牌的格子以及所有数字更大的格子都被盖住时，它就是死牌。</translation>
    </message>
    <message>
        <source>A card is dead when all its cells are covered, no matter whose chips they are.</source>
        <translation>当一张牌的所有格子都被盖住时，不论是谁的筹码，它就是死牌。</translation>
    </message>
    <message>
        <source>If an enemy chip there can be replaced, the card is not dead.</source>
        <translation>若那里可以取代对手的筹码，这张牌就不是死牌。</translation>
    </message>
    <message>
        <source>A card that takes or replaces chips is never dead, even if there is none to take.</source>
        <translation>能移走或取代筹码的牌永远不是死牌，即使没有可移走的筹码。</translation>
    </message>
    <message>
        <source>It stays in your hand; taking a chip may open a cell for it again.</source>
        <translation>它留在你手里；移走筹码后可能又有格子可放。</translation>
    </message>
    <message>
        <source>It stays in your hand to the end.</source>
        <translation>它一直留在你手里直到结束。</translation>
    </message>
    <message>
        <source>Keep dead cards secret.</source>
        <translation>不要让人知道你的死牌。</translation>
    </message>
    <message>
        <source>Who holds {cards} that are dead when the turn comes is out of the game. The chips stay, and the others play on; if only one side is left, it wins.</source>
        <translation>轮到自己时手里有死牌（{cards}）的人出局。筹码留下，其他人继续；若只剩一方，该方获胜。</translation>
    </message>
    <message>
        <source>In your turn you may turn in as many dead cards as you like, one by one.</source>
        <translation>在你的回合里，可以一张一张地交出任意多张死牌。</translation>
    </message>
    <message>
        <source>Once in your turn you may turn in a dead card.</source>
        <translation>在你的回合里，可以交出一张死牌。</translation>
    </message>
    <message>
        <source>In your turn you may turn in up to {count} dead cards.</source>
        <translation>在你的回合里，最多可以交出 {count} 张死牌。</translation>
    </message>
    <message>
        <source>In your turn you have to turn in all dead cards before you play.</source>
        <translation>在你的回合里，出牌前必须交出所有死牌。</translation>
    </message>
    <message>
        <source>If you hold a dead card, you have to turn it in before you play.</source>
        <translation>如果你有一张死牌，出牌前必须交出。</translation>
    </message>
    <message>
        <source>You have to turn in dead cards before you play, up to {count} in a turn.</source>
        <translation>出牌前必须交出死牌，每回合最多 {count} 张。</translation>
    </message>
    <message>
        <source>That holds only when you can play no other card.</source>
        <translation>这只适用于你没有别的牌可出的时候。</translation>
    </message>
    <message>
        <source>You take an open card for it, and your turn goes on.</source>
        <translation>你为它拿一张明牌，回合继续。</translation>
    </message>
    <message>
        <source>You draw a card for it, and your turn goes on.</source>
        <translation>你为它抽一张牌，回合继续。</translation>
    </message>
    <message>
        <source>Show it to the others.</source>
        <translation>要给其他人看。</translation>
    </message>
    <message>
        <source>You need not say so.</source>
        <translation>你不必说出来。</translation>
    </message>
    <message>
        <source>After playing no card is drawn.</source>
        <translation>出牌之后不抽牌。</translation>
    </message>
    <message>
        <source>{count} cards lie open beside the stock. When one is taken, the next of the stock takes its place.</source>
        <translation>牌堆旁有 {count} 张明牌。拿走一张，就用牌堆的下一张补上。</translation>
    </message>
    <message>
        <source>One card lies open beside the stock. When it is taken, the next of the stock takes its place.</source>
        <translation>牌堆旁有一张明牌。拿走它，就用牌堆的下一张补上。</translation>
    </message>
    <message>
        <source>The stock lies face up, in {count} piles; everybody sees their top cards.</source>
        <translation>牌堆正面朝上，分成 {count} 叠；人人都能看到最上面的牌。</translation>
    </message>
    <message>
        <source>The stock lies face up; everybody sees the next card.</source>
        <translation>牌堆正面朝上；人人都能看到下一张牌。</translation>
    </message>
    <message>
        <source>The stock lies face down.</source>
        <translation>牌堆正面朝下。</translation>
    </message>
    <message>
        <source>When the stock is empty, the played cards are shuffled and are the new stock.</source>
        <translation>牌堆用完后，把出过的牌洗成新的牌堆。</translation>
    </message>
    <message>
        <source>When a card has to be drawn and none is left, the game ends.</source>
        <translation>需要抽牌而没有牌时，游戏结束。</translation>
    </message>
    <message>
        <source>When the stock is empty, nobody draws any more; you play what you hold.</source>
        <translation>牌堆用完后，谁也不再抽牌；各人用手里的牌继续。</translation>
    </message>
    <message>
        <source>until the next player has moved and drawn</source>
        <translation>直到下一位玩家出牌并抽牌</translation>
    </message>
    <message>
        <source>until the next player has moved</source>
        <translation>直到下一位玩家出牌</translation>
    </message>
    <message>
        <source>If you forget to draw, you may do so {until}. Then the card is lost: you hold one card less for the rest of the game.</source>
        <translation>忘了抽牌还可以补抽，{until}。之后这张牌就没有了：本局余下时间你少一张牌。</translation>
    </message>
    <message>
        <source>If you forget to draw, you may do so {until}. Then you have to wait until after your next turn, and draw all cards that are missing.</source>
        <translation>忘了抽牌还可以补抽，{until}。之后要等到你下一个回合结束，再抽回所有缺的牌。</translation>
    </message>
    <message>
        <source>When the next player turns in a dead card, that time is over.</source>
        <translation>下一位玩家交出死牌时，补抽的时间就过了。</translation>
    </message>
    <message>
        <source>When the next player turns in a dead card, that time is not yet over.</source>
        <translation>下一位玩家交出死牌时，补抽的时间还没有过。</translation>
    </message>
    <message>
        <source>The game is over as soon as a side has won.</source>
        <translation>一方获胜，游戏立即结束。</translation>
    </message>
    <message>
        <source>Nobody draws any more.</source>
        <translation>谁也不再抽牌。</translation>
    </message>
    <message>
        <source>When a side has its rows, each other side still has {count} turns. Then most rows win, and equal rows are a draw.</source>
        <translation>一方完成所需连线后，其他各方还有 {count} 个回合。然后连线最多者获胜，相同则平局。</translation>
    </message>
    <message>
        <source>When a side has its rows, each other side still has one turn. Then most rows win, and equal rows are a draw.</source>
        <translation>一方完成所需连线后，其他各方还有一个回合。然后连线最多者获胜，相同则平局。</translation>
    </message>
    <message>
        <source>If the board is full and nothing can change it, the game ends without a winner.</source>
        <translation>若棋盘已满且无法再变，游戏结束，没有胜者。</translation>
    </message>
    <message>
        <source>If all pass in turn, the cards run out, or the board is full and nothing can change it, the game ends without a winner.</source>
        <translation>若大家接连过、牌用完，或棋盘已满且无法再变，游戏结束，没有胜者。</translation>
    </message>
    <message>
        <source>If all pass in turn, or the board is full and nothing can change it, the game ends without a winner.</source>
        <translation>若大家接连过，或棋盘已满且无法再变，游戏结束，没有胜者。</translation>
    </message>
    <message>
        <source>A game without a winner is a draw.</source>
        <translation>没有胜者的游戏是平局。</translation>
    </message>
    <message>
        <source>the most finished rows</source>
        <translation>完成的连线最多</translation>
    </message>
    <message>
        <source>the most lines of {length}</source>
        <translation>{length} 枚的线最多</translation>
    </message>
    <message>
        <source>Then {first} win. If these are equal, the game is a draw.</source>
        <translation>这时{first}者获胜。若相同，则为平局。</translation>
    </message>
    <message>
        <source>Then {first} win; if these are equal, {others}; if all are equal, it is a draw.</source>
        <translation>这时{first}者获胜；若相同，{others}；若全部相同，则为平局。</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>，然后</translation>
    </message>
    <message>
        <source>A match goes over several deals. It is won by the side that has {points} and more than any other side.</source>
        <translation>一场比赛有若干局。得到 {points} 且多于其他各方的一方获胜。</translation>
    </message>
    <message>
        <source>A row with {chips} in its line: {points}.</source>
        <translation>所在线上有 {chips} 枚的连线：{points}。</translation>
    </message>
    <message>
        <source>A row with a free cell: {points} more.</source>
        <translation>含公用格的连线：另加 {points}。</translation>
    </message>
    <message>
        <source>Two rows or more by one move: {points} more.</source>
        <translation>一步连成两条或更多：另加 {points}。</translation>
    </message>
    <message>
        <source>To win the deal: {points}.</source>
        <translation>赢得本局：{points}。</translation>
    </message>
    <message>
        <source>Each special card left in hand: {points} less.</source>
        <translation>手中剩下的每张特殊牌：扣 {points}。</translation>
    </message>
    <message>
        <source>Who speaks out of turn, such as to advise a team-mate, costs the side dear: each of its members gives up a card of their own choice, and none is drawn for it.</source>
        <translation>谁违规说话，例如给同伴出主意，他这一方就要受罚：每个成员放弃一张自选的牌，且不补抽。</translation>
    </message>
    <message>
        <source>Who speaks out of turn, such as to advise a team-mate, costs the side a chip: the next enemy takes one that is not safe off the board.</source>
        <translation>谁违规说话，例如给同伴出主意，他这一方就要失去一枚筹码：下一位对手从棋盘上拿走一枚不安全的筹码。</translation>
    </message>
    <message>
        <source>A turn may take {seconds} seconds; then the computer moves for you.</source>
        <translation>一个回合最多 {seconds} 秒；之后由电脑替你走。</translation>
    </message>
    <message>
        <source>Two rows that cross in the marked chip.</source>
        <translation>在标出的筹码处交叉的两条连线。</translation>
    </message>
    <message>
        <source>{count} in line are two rows.</source>
        <translation>一条线上 {count} 枚是两条连线。</translation>
    </message>
    <message>
        <source>{count} in line are two rows; the marked chip is in both.</source>
        <translation>一条线上 {count} 枚是两条连线；标出的筹码同属两条。</translation>
    </message>
    <message>
        <source>{count} in line are two rows; the marked chips are in both.</source>
        <translation>一条线上 {count} 枚是两条连线；标出的筹码同属两条。</translation>
    </message>
    <message>
        <source>Rows are not kept: what counts is how many of them lie on the board at the moment.</source>
        <translation>连线不会保留：只算此刻棋盘上有多少条。</translation>
    </message>
    <message>
        <source>A row that has been made counts to the end of the game.</source>
        <translation>连成的线一直算到游戏结束。</translation>
    </message>
    <message>
        <source>Say so when you make a row. A row that is not announced does not count; any later chip of yours may still announce it.</source>
        <translation>连成线时要说出来。没有宣布的连线不算；之后你放的任何筹码仍可宣布它。</translation>
    </message>
    <message>
        <source>More than {length} in line are a row as well.</source>
        <translation>一条线上多于 {length} 枚也是一条连线。</translation>
    </message>
    <message>
        <source>On the table a finished row is drawn through.</source>
        <translation>在桌上，完成的连线会画上一道线。</translation>
    </message>
    <message>
        <source>On the table the chips of a finished row turn white.</source>
        <translation>在桌上，完成的连线的筹码会变白。</translation>
    </message>
    <message>
        <source>Two rows of a side may not have a chip in common.</source>
        <translation>同一方的两条连线不能有共同的筹码。</translation>
    </message>
    <message>
        <source>Two rows of a side may have one chip in common.</source>
        <translation>同一方的两条连线可以有一枚共同的筹码。</translation>
    </message>
    <message>
        <source>Two rows of a side may have up to {count} chips in common.</source>
        <translation>同一方的两条连线最多可以有 {count} 枚共同的筹码。</translation>
    </message>
    <message>
        <source>One line never holds two rows of a side; rows that cross may both count.</source>
        <translation>同一条线上不会有同一方的两条连线；交叉的连线可以都算。</translation>
    </message>
    <message>
        <source>So {count} in line are two rows, and fewer are one.</source>
        <translation>所以一条线上 {count} 枚是两条连线，少于此数是一条。</translation>
    </message>
    <message>
        <source>Chips in one line make no second row on this board.</source>
        <translation>在这个棋盘上，同一条线上的筹码不会构成第二条连线。</translation>
    </message>
    <message>
        <source>Two rows of a side may use the same free cell.</source>
        <translation>同一方的两条连线可以使用同一个公用格。</translation>
    </message>
    <message>
        <source>Two rows of a side may not use the same free cell.</source>
        <translation>同一方的两条连线不能使用同一个公用格。</translation>
    </message>
    <message>
        <source>If a chip makes shapes that cannot all count, you say which of them do.</source>
        <translation>若一枚筹码构成的形状不能都算，由你说哪些算。</translation>
    </message>
    <message>
        <source>If a chip makes shapes that cannot all count, those nearest to the top left do.</source>
        <translation>若一枚筹码构成的形状不能都算，最靠近左上角的算。</translation>
    </message>
    <message>
        <source>If a chip makes shapes that cannot all count, the program says which of them do.</source>
        <translation>若一枚筹码构成的形状不能都算，由程序说哪些算。</translation>
    </message>
    <message>
        <source>If more chips lie in line than a row needs, you say which of them are the row.</source>
        <translation>若一条线上的筹码多于连线所需，由你说哪些是连线。</translation>
    </message>
    <message>
        <source>If more chips lie in line than a row needs, those nearest to the top left are it.</source>
        <translation>若一条线上的筹码多于连线所需，最靠近左上角的是连线。</translation>
    </message>
    <message>
        <source>If more chips lie in line than a row needs, the program says which are the row.</source>
        <translation>若一条线上的筹码多于连线所需，由程序说哪些是连线。</translation>
    </message>
    <message>
        <source>This shape is a row.</source>
        <translation>这个形状就是一条连线。</translation>
    </message>
    <message>
        <source>Be the first side to lay one of these shapes with your chips.</source>
        <translation>率先用自己的筹码摆出其中一个形状的一方获胜。</translation>
    </message>
    <message>
        <source>Be the first side to lay {need} of these shapes with your chips.</source>
        <translation>率先用自己的筹码摆出其中 {need} 个形状的一方获胜。</translation>
    </message>
    <message>
        <source>Such a shape is called a row here. It has to lie exactly as it is drawn, not turned and not mirrored.</source>
        <translation>这样的形状在这里称为连线。必须与图中完全一样，不能旋转或翻转。</translation>
    </message>
    <message>
        <source>Be the first side to make a row of {length} chips.</source>
        <translation>率先用 {length} 枚筹码连成一线的一方获胜。</translation>
    </message>
    <message>
        <source>Be the first side to make {need} rows of {length} chips each.</source>
        <translation>率先连成 {need} 条线、每条 {length} 枚筹码的一方获胜。</translation>
    </message>
    <message>
        <source>A row runs across, down or along a diagonal, without a gap.</source>
        <translation>连线可以横、竖或斜，中间不能有空。</translation>
    </message>
    <message>
        <source>All members of a side put down chips of one colour.</source>
        <translation>同一方的成员都放同一种颜色的筹码。</translation>
    </message>
    <message>
        <source>A row of {length}.</source>
        <translation>{length} 枚的连线。</translation>
    </message>
    <message>
        <source>With {cell}, {chips} chips are a row.</source>
        <translation>借助{cell}，{chips} 枚筹码就是一条连线。</translation>
    </message>
    <message>
        <source>Free cells: {cells}. Each counts as a chip of every side, all the time; several sides may use the same one. No chip is ever put there.</source>
        <translation>公用格：{cells}。每个始终算作各方的筹码；几方可以同时使用同一个。那里从不放筹码。</translation>
    </message>
    <message>
        <source>Cells to be earned: {cells}. They begin empty and belong to nobody; only a special card puts a chip there.</source>
        <translation>待争取的格子：{cells}。起初是空的，不属于任何人；只有特殊牌能在那里放筹码。</translation>
    </message>
    <message>
        <source>Out of play: {cells}. They stay empty, since no card puts a chip there.</source>
        <translation>不参与游戏：{cells}。它们一直空着，因为没有牌能在那里放筹码。</translation>
    </message>
    <message>
        <source>Out of play: {cells}. They belong to nobody.</source>
        <translation>不参与游戏：{cells}。它们不属于任何人。</translation>
    </message>
    <message>
        <source>There is another way to win at once: to hold {cells} with your chips.</source>
        <translation>还有一种立即获胜的方法：用你的筹码占住 {cells}。</translation>
    </message>
    <message>
        <source>There is another way to win at once: to hold {cells}, free cells included.</source>
        <translation>还有一种立即获胜的方法：占住 {cells}，公用格也算。</translation>
    </message>
    <message>
        <source>The board.</source>
        <translation>棋盘。</translation>
    </message>
    <message>
        <source>It is a game for {counts} players.</source>
        <translation>这是 {counts} 人玩的游戏。</translation>
    </message>
    <message>
        <source>A board of {columns} by {rows} cells.</source>
        <translation>{columns} 乘 {rows} 格的棋盘。</translation>
    </message>
    <message>
        <source>Its cells show totals of the dice.</source>
        <translation>格子上是骰子的总点数。</translation>
    </message>
    <message>
        <source>Its cells show numbers.</source>
        <translation>格子上是数字。</translation>
    </message>
    <message>
        <source>Every card that is no special card has one cell.</source>
        <translation>每张非特殊牌有一个格子。</translation>
    </message>
    <message>
        <source>Every card that is no special card has {count} cells.</source>
        <translation>每张非特殊牌有 {count} 个格子。</translation>
    </message>
    <message>
        <source>Its cells show the cards.</source>
        <translation>格子上是牌。</translation>
    </message>
    <message>
        <source>One die with {faces} faces.</source>
        <translation>一枚 {faces} 面的骰子。</translation>
    </message>
    <message>
        <source>{count} dice with {faces} faces each.</source>
        <translation>{count} 枚骰子，每枚 {faces} 面。</translation>
    </message>
    <message>
        <source>Number cards from {low} to {high}, each once: {total} cards.</source>
        <translation>{low} 到 {high} 的数字牌，每个一张：共 {total} 张。</translation>
    </message>
    <message>
        <source>Number cards from {low} to {high}, each {packs} times: {total} cards in all.</source>
        <translation>{low} 到 {high} 的数字牌，每个 {packs} 张：共 {total} 张。</translation>
    </message>
    <message>
        <source>Jokers added: {count}, {total} cards with them.</source>
        <translation>另加鬼牌：{count}，连同它们共 {total} 张。</translation>
    </message>
    <message>
        <source>Each player is dealt {cards}.</source>
        <translation>每人发 {cards}。</translation>
    </message>
    <message>
        <source>One pack of {each} cards.</source>
        <translation>一副牌，{each} 张。</translation>
    </message>
    <message>
        <source>{packs} packs of {each} cards, shuffled together: {total} cards.</source>
        <translation>{packs} 副牌，每副 {each} 张，洗在一起：共 {total} 张。</translation>
    </message>
    <message>
        <source>They have no {ranks}.</source>
        <translation>其中没有 {ranks}。</translation>
    </message>
    <message>
        <source>Chips in {sides} colours, one for each side.</source>
        <translation>{sides} 种颜色的筹码，每方一种。</translation>
    </message>
    <message>
        <source>A box has {count} of each.</source>
        <translation>盒中每种有 {count} 枚。</translation>
    </message>
    <message>
        <source>side {number}</source>
        <translation>第 {number} 方</translation>
    </message>
    <message>
        <source>The members of a side sit side by side: {order}.</source>
        <translation>同一方的成员坐在一起：{order}。</translation>
    </message>
    <message>
        <source>Around the table the sides take turns: {order}.</source>
        <translation>各方绕桌交替而坐：{order}。</translation>
    </message>
    <message>
        <source>A dealer is drawn by lot; who comes next in turn begins.</source>
        <translation>抽签决定发牌人；他之后的人先走。</translation>
    </message>
    <message>
        <source>All roll {dice} with {faces} faces; the highest total begins. Those that tie roll again.</source>
        <translation>大家掷{dice}（{faces} 面）；总点数最大的先走。相同者重掷。</translation>
    </message>
    <message>
        <source>Who begins is drawn by lot.</source>
        <translation>抽签决定谁先走。</translation>
    </message>
    <message>
        <source>The first seat always begins.</source>
        <translation>总是第一个座位先走。</translation>
    </message>
    <message>
        <source>one die</source>
        <translation>一枚骰子</translation>
    </message>
    <message>
        <source>{count} dice</source>
        <translation>{count} 枚骰子</translation>
    </message>
    <message>
        <source>Then you take turns.</source>
        <translation>之后轮流进行。</translation>
    </message>
    <message>
        <source>The turn passes clockwise.</source>
        <translation>按顺时针方向轮流。</translation>
    </message>
    <message>
        <source>The turn passes counterclockwise.</source>
        <translation>按逆时针方向轮流。</translation>
    </message>
    <message>
        <source>A card, and the cells it may be played on.</source>
        <translation>一张牌，以及可以出它的格子。</translation>
    </message>
    <message>
        <source>A number card, and the cells it may be played on.</source>
        <translation>一张数字牌，以及可以出它的格子。</translation>
    </message>
    <message>
        <source>What you roll has to be used if it can be.</source>
        <translation>掷出的点数能用就必须用。</translation>
    </message>
    <message>
        <source>Who can do nothing at all passes.</source>
        <translation>什么也不能做的人过。</translation>
    </message>
    <message>
        <source>A dead card may be turned in, as told below.</source>
        <translation>死牌可以交出，见下文。</translation>
    </message>
    <message>
        <source>A dead card has to be turned in, as told below.</source>
        <translation>死牌必须交出，见下文。</translation>
    </message>
    <message>
        <source>Or, instead of playing, draw a card.</source>
        <translation>或者不出牌，抽一张牌。</translation>
    </message>
    <message>
        <source>Play a card from your hand, and put a chip on an open cell with its number or any higher one.</source>
        <translation>从手中出一张牌，在数字相同或更大的空格放一枚筹码。</translation>
    </message>
    <message>
        <source>Play a card from your hand, and put a chip on an open cell with its number.</source>
        <translation>从手中出一张牌，在数字相同的空格放一枚筹码。</translation>
    </message>
    <message>
        <source>Play a card from your hand, and put a chip on an open cell that shows it.</source>
        <translation>从手中出一张牌，在与它相同的空格放一枚筹码。</translation>
    </message>
    <message>
        <source>If all its cells are covered, your chip takes the place of an enemy chip on one of them.</source>
        <translation>若它的格子都被盖住，你的筹码可取代其中一格上对手的筹码。</translation>
    </message>
    <message>
        <source>Special cards do something else.</source>
        <translation>特殊牌有别的作用。</translation>
    </message>
    <message>
        <source>Take one of the open cards.</source>
        <translation>拿一张明牌。</translation>
    </message>
    <message>
        <source>Draw the top card of one of the open piles.</source>
        <translation>从一叠明牌中抽最上面的一张。</translation>
    </message>
    <message>
        <source>Draw a card from the stock.</source>
        <translation>从牌堆抽一张牌。</translation>
    </message>
    <message>
        <source>You have to do it yourself, and nobody reminds you.</source>
        <translation>必须自己动手，没有人会提醒你。</translation>
    </message>
    <message>
        <source>With {cards} in hand you may not draw.</source>
        <translation>手中有 {cards} 时不能抽牌。</translation>
    </message>
    <message>
        <source>You may draw however many cards you hold.</source>
        <translation>不论手中有多少牌都可以抽。</translation>
    </message>
    <message>
        <source>Without any card you have to draw.</source>
        <translation>手中没有牌时必须抽牌。</translation>
    </message>
    <message>
        <source>Without any card you may draw or pass.</source>
        <translation>手中没有牌时可以抽牌或过。</translation>
    </message>
    <message>
        <source>Roll the die.</source>
        <translation>掷骰子。</translation>
    </message>
    <message>
        <source>Roll the dice; their total counts.</source>
        <translation>掷骰子；以总点数为准。</translation>
    </message>
    <message>
        <source>Put a chip on an open cell with that number or any higher one.</source>
        <translation>在数字相同或更大的空格放一枚筹码。</translation>
    </message>
    <message>
        <source>Put a chip on an open cell with that number.</source>
        <translation>在数字相同的空格放一枚筹码。</translation>
    </message>
    <message>
        <source>If all of them are covered, your chip takes the place of an enemy chip on one of them.</source>
        <translation>若都被盖住，你的筹码取代其中一格上对手的筹码。</translation>
    </message>
    <message>
        <source>If all of them are covered, nothing happens.</source>
        <translation>若都被盖住，什么也不发生。</translation>
    </message>
    <message>
        <source>Special rolls do something else.</source>
        <translation>特殊点数有别的作用。</translation>
    </message>
    <message>
        <source>After a roll of {totals} you have another turn, as often as that happens.</source>
        <translation>掷出 {totals} 后你再走一次，次数不限。</translation>
    </message>
    <message>
        <source>That holds even if you could do nothing with the roll.</source>
        <translation>即使掷出的点数没有用上也一样。</translation>
    </message>
    <message>
        <source>If you could do nothing with the roll, your turn is over.</source>
        <translation>若掷出的点数没有用上，你的回合结束。</translation>
    </message>
    <message>
        <source>Put a chip on any open cell, or in place of an enemy chip, which is taken off.</source>
        <translation>在任意空格放一枚筹码，或取代对手的一枚筹码，把它拿走。</translation>
    </message>
    <message>
        <source>Take an enemy chip off the board, and put one of yours in its place.</source>
        <translation>从棋盘上拿走对手的一枚筹码，在原处放一枚自己的。</translation>
    </message>
    <message>
        <source>Let one of your chips and an enemy chip change places. Rows that arise by this count, yours and the enemy’s.</source>
        <translation>让自己的一枚筹码与对手的一枚交换位置。由此形成的连线都算，你的和对手的。</translation>
    </message>
    <message>
        <source>Put a chip on any open cell.</source>
        <translation>在任意空格放一枚筹码。</translation>
    </message>
    <message>
        <source>It does not go on cells that have to be earned.</source>
        <translation>不能放在待争取的格子上。</translation>
    </message>
    <message>
        <source>If the whole board is covered, your chip takes the place of an enemy chip.</source>
        <translation>若整个棋盘都被盖住，你的筹码取代对手的一枚筹码。</translation>
    </message>
    <message>
        <source>Say which card it stands for; this is a custom, and binds you to nothing.</source>
        <translation>说出它代表哪张牌；这只是习惯，没有约束力。</translation>
    </message>
    <message>
        <source>Take a chip off the board, an enemy’s or one of your own.</source>
        <translation>从棋盘上拿走一枚筹码，对手的或自己的。</translation>
    </message>
    <message>
        <source>Take an enemy chip off the board.</source>
        <translation>从棋盘上拿走对手的一枚筹码。</translation>
    </message>
    <message>
        <source>You put no chip on that cell in this turn.</source>
        <translation>本回合你不在那一格放筹码。</translation>
    </message>
    <message>
        <source>This card has no use on this board.</source>
        <translation>这张牌在这个棋盘上没有用处。</translation>
    </message>
    <message>
        <source>Put a chip on an open corner. It goes nowhere else.</source>
        <translation>在空的角上放一枚筹码。别处都不能放。</translation>
    </message>
    <message>
        <source>Put a chip on an open cell with a star. It goes nowhere else.</source>
        <translation>在带星的空格上放一枚筹码。别处都不能放。</translation>
    </message>
    <message>
        <source>No chip is safe by lying in line: the first row wins at once.</source>
        <translation>没有筹码因在线上而安全：第一条连线立即获胜。</translation>
    </message>
    <message>
        <source>Chips of a finished row are safe: nothing takes them away.</source>
        <translation>完成的连线的筹码是安全的：什么都不能拿走它们。</translation>
    </message>
    <message>
        <source>So are more chips of that side that lengthen the row in its line.</source>
        <translation>同一方在同一线上延长该连线的筹码也是安全的。</translation>
    </message>
    <message>
        <source>More chips beside them in the same line are not safe.</source>
        <translation>同一线上旁边的其他筹码不安全。</translation>
    </message>
    <message>
        <source>No row is safe: chips of a finished row can be taken as well.</source>
        <translation>没有连线是安全的：完成的连线的筹码也可以被拿走。</translation>
    </message>
    <message>
        <source>A row with a chip taken from it counts no longer.</source>
        <translation>被拿走筹码的连线不再算。</translation>
    </message>
    <message>
        <source>A row that has been made counts even so.</source>
        <translation>即便如此，连成过的线仍然算。</translation>
    </message>
    <message>
        <source>Chips on earned cells are safe too.</source>
        <translation>争取来的格子上的筹码也是安全的。</translation>
    </message>
    <message>
        <source>Chips on earned cells are not safe.</source>
        <translation>争取来的格子上的筹码不安全。</translation>
    </message>
    <message>
        <source>Chips on cells with {cells} are safe from {card}.</source>
        <translation>{cells} 格上的筹码不怕{card}。</translation>
    </message>
    <message>
        <source>{card} can touch none of these chips.</source>
        <translation>{card}不能动这些筹码。</translation>
    </message>
    <message>
        <source>{card} cannot touch the row; the chip beside it can be taken.</source>
        <translation>{card}不能动这条连线；旁边的筹码可以拿走。</translation>
    </message>
    <message>
        <source>{card} can take each of the marked chips.</source>
        <translation>{card}可以拿走任何一枚标出的筹码。</translation>
    </message>
</context>
<context>
    <name>HowToPlayDialog</name>
    <message>
        <source>How to play: {title}</source>
        <translation>玩法：{title}</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>在本页查找</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>玩家人数</translation>
    </message>
    <message>
        <source>The place before</source>
        <translation>上一处</translation>
    </message>
    <message>
        <source>The next place</source>
        <translation>下一处</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>存为 PDF(&amp;D)…</translation>
    </message>
    <message>
        <source>Send this page to a printer</source>
        <translation>把此页发送到打印机</translation>
    </message>
    <message>
        <source>Write this page to a file</source>
        <translation>把此页写入文件</translation>
    </message>
    <message>
        <source>{players} in {sides} sides</source>
        <translation>{players}，分 {sides} 方</translation>
    </message>
    <message>
        <source>{players}</source>
        <translation>{players}</translation>
    </message>
    <message>
        <source>Not on this page</source>
        <translation>本页没有</translation>
    </message>
    <message>
        <source>Save the page</source>
        <translation>保存页面</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>PDF 文件</translation>
    </message>
    <message>
        <source>The page could not be saved.</source>
        <translation>页面未能保存。</translation>
    </message>
</context>
<context>
    <name>Idle</name>
    <message>
        <source>There are no cards in this game.</source>
        <translation>这个游戏里没有牌。</translation>
    </message>
    <message>
        <source>No roll gives another turn.</source>
        <translation>没有点数可以再走一次。</translation>
    </message>
    <message>
        <source>There are no dice in this game.</source>
        <translation>这个游戏里没有骰子。</translation>
    </message>
    <message>
        <source>Number cards have no ranks.</source>
        <translation>数字牌没有点数之分。</translation>
    </message>
    <message>
        <source>There are no numbers in this game.</source>
        <translation>这个游戏里没有数字。</translation>
    </message>
    <message>
        <source>All are dealt the same number of cards.</source>
        <translation>大家发到的牌数相同。</translation>
    </message>
    <message>
        <source>One does not draw instead of playing.</source>
        <translation>不能用抽牌代替出牌。</translation>
    </message>
    <message>
        <source>A full hand may draw as well.</source>
        <translation>手牌满了也可以抽。</translation>
    </message>
    <message>
        <source>No card is ever drawn.</source>
        <translation>从不抽牌。</translation>
    </message>
    <message>
        <source>One draws from the open cards.</source>
        <translation>从明牌中抽。</translation>
    </message>
    <message>
        <source>The stock lies face down, in one pile.</source>
        <translation>牌堆正面朝下，只有一叠。</translation>
    </message>
    <message>
        <source>Dead cards are not turned in.</source>
        <translation>死牌不能交出。</translation>
    </message>
    <message>
        <source>Cards draw themselves.</source>
        <translation>牌会自动抽。</translation>
    </message>
    <message>
        <source>The game has a board of its own.</source>
        <translation>这个游戏自带棋盘。</translation>
    </message>
    <message>
        <source>No card takes a chip off the board.</source>
        <translation>没有牌能从棋盘上拿走筹码。</translation>
    </message>
    <message>
        <source>There is no wild card.</source>
        <translation>没有百搭牌。</translation>
    </message>
    <message>
        <source>No chip is ever taken or replaced.</source>
        <translation>从不拿走或取代筹码。</translation>
    </message>
    <message>
        <source>The first row wins, so it need not be safe.</source>
        <translation>第一条连线就获胜，所以不必安全。</translation>
    </message>
    <message>
        <source>The row itself is not safe.</source>
        <translation>连线本身不安全。</translation>
    </message>
    <message>
        <source>No corner is earned.</source>
        <translation>没有角可争取。</translation>
    </message>
    <message>
        <source>No card or roll takes or replaces chips.</source>
        <translation>没有牌或点数能拿走或取代筹码。</translation>
    </message>
    <message>
        <source>Shapes are made instead of lines.</source>
        <translation>摆的是形状，不是直线。</translation>
    </message>
    <message>
        <source>One row wins, so nobody makes a second one.</source>
        <translation>一条连线就获胜，所以没有人连第二条。</translation>
    </message>
    <message>
        <source>Free cells count for nobody.</source>
        <translation>公用格不算任何人的。</translation>
    </message>
    <message>
        <source>Rows are not claimed: they count while they lie there.</source>
        <translation>连线不需宣占：在棋盘上就算。</translation>
    </message>
    <message>
        <source>The first row wins at once.</source>
        <translation>第一条连线立即获胜。</translation>
    </message>
    <message>
        <source>Then the game is a draw.</source>
        <translation>这时是平局。</translation>
    </message>
    <message>
        <source>There is no match.</source>
        <translation>没有多局比赛。</translation>
    </message>
</context>
<context>
    <name>Keymap</name>
    <message>
        <source>{key} is needed on the table itself; add Ctrl or Alt to it.</source>
        <translation>牌桌本身要用 {key}；请加上 Ctrl 或 Alt。</translation>
    </message>
    <message>
        <source>Windows are changed with that key.</source>
        <translation>该键用于切换窗口。</translation>
    </message>
    <message>
        <source>While it means something on the table, {key} does that first.</source>
        <translation>只要在牌桌上有意义，{key} 先做那件事。</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Change keys</source>
        <translation>更改按键</translation>
    </message>
    <message>
        <source>&amp;Add this key</source>
        <translation>添加此键(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>不设按键(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Usual keys</source>
        <translation>通常的按键(&amp;U)</translation>
    </message>
    <message>
        <source>Usual keys for &amp;all</source>
        <translation>全部用通常的按键(&amp;A)</translation>
    </message>
    <message>
        <source>No action matches. Try another word.</source>
        <translation>没有符合的操作。换个词试试。</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>搜索操作和按键</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>操作及其按键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Ne&amp;w key</source>
        <translation>新按键(&amp;W)</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新按键</translation>
    </message>
    <message>
        <source>Let this key lead to the chosen action, beside its others.</source>
        <translation>让此键也用于所选操作。</translation>
    </message>
    <message>
        <source>Let no key lead to the chosen action.</source>
        <translation>所选操作不设任何按键。</translation>
    </message>
    <message>
        <source>Give the chosen action the keys it had at first.</source>
        <translation>恢复所选操作最初的按键。</translation>
    </message>
    <message>
        <source>Give every action the keys it had at first.</source>
        <translation>恢复所有操作最初的按键。</translation>
    </message>
    <message>
        <source>This key leads there already.</source>
        <translation>此键已用于该操作。</translation>
    </message>
    <message>
        <source>{key} leads to “{other}” now. It would be taken from there.</source>
        <translation>{key} 现用于“{other}”，将从那里移除。</translation>
    </message>
    <message>
        <source>T&amp;ake it from there</source>
        <translation>从那里移除(&amp;T)</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>first entry</source>
        <translation>第一个条目</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>抽牌</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>计划</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>导出结果</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>没有成功。</translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation>计划(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>示例(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Copy the command</source>
        <translation>复制命令(&amp;C)</translation>
    </message>
    <message>
        <source>The command line that plays the same games, here or elsewhere.</source>
        <translation>在这里或别处进行同样对局的命令行。</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>取消(&amp;A)</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>关闭(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>结果(&amp;R)</translation>
    </message>
    <message>
        <source>Export as &amp;CSV…</source>
        <translation>导出为 CSV(&amp;C)…</translation>
    </message>
    <message>
        <source>Export as &amp;HTML page…</source>
        <translation>导出为 HTML 页面(&amp;H)…</translation>
    </message>
    <message>
        <source>Export the plots as &amp;PNG…</source>
        <translation>图表导出为 PNG(&amp;P)…</translation>
    </message>
    <message>
        <source>Export the plots as &amp;SVG…</source>
        <translation>图表导出为 SVG(&amp;S)…</translation>
    </message>
    <message>
        <source>{name}: share of the points</source>
        <translation>{name}：得分比例</translation>
    </message>
    <message>
        <source>Strength of the players, in Elo</source>
        <translation>玩家强度（Elo）</translation>
    </message>
    <message>
        <source>Decided games won by the side that began</source>
        <translation>先走一方赢得的分出胜负的对局</translation>
    </message>
    <message>
        <source>{name}: decided games won</source>
        <translation>{name}：赢得的分出胜负的对局</translation>
    </message>
    <message>
        <source>{name}: won with a row through the cell, in %</source>
        <translation>{name}：以经过该格的连线获胜，%</translation>
    </message>
    <message>
        <source>{name}: moves a game</source>
        <translation>{name}：每局步数</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>随机数</translation>
    </message>
    <message>
        <source>{level}, {temperament}</source>
        <translation>{level}，{temperament}</translation>
    </message>
    <message>
        <source>First on turn</source>
        <translation>第一个走</translation>
    </message>
    <message>
        <source>Second on turn</source>
        <translation>第二个走</translation>
    </message>
    <message>
        <source>Third on turn</source>
        <translation>第三个走</translation>
    </message>
    <message>
        <source>Fourth on turn</source>
        <translation>第四个走</translation>
    </message>
    <message>
        <source>{value} ({low} to {high})</source>
        <translation>{value}（{low} 到 {high}）</translation>
    </message>
    <message>
        <source>No game counts yet.</source>
        <translation>还没有可计入的对局。</translation>
    </message>
    <message>
        <source>{games} games, {draws} drawn. Who began won {share} of the decided ones. A game took {length} moves.</source>
        <translation>{games} 局，{draws} 局平局。先走者赢得分出胜负的 {share}。一局 {length} 步。</translation>
    </message>
    <message>
        <source>One game, {draws} drawn. Who began won {share} of the decided ones. It took {length} moves.</source>
        <translation>1 局，{draws} 局平局。先走者赢得分出胜负的 {share}。共 {length} 步。</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>1 局</translation>
    </message>
    <message>
        <source>{games} games</source>
        <translation>{games} 局</translation>
    </message>
    <message>
        <source>The game is played.</source>
        <translation>这一局已玩完。</translation>
    </message>
    <message>
        <source>All {games} games are played.</source>
        <translation>全部 {games} 局都已玩完。</translation>
    </message>
    <message>
        <source>about {seconds} s left</source>
        <translation>大约还有 {seconds} 秒</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>大约还有 {minutes} 分钟</translation>
    </message>
    <message>
        <source>about {hours} h left</source>
        <translation>大约还有 {hours} 小时</translation>
    </message>
    <message>
        <source>The test is not decided after {deals} deals.</source>
        <translation>{deals} 次发牌后检验仍未决定。</translation>
    </message>
    <message>
        <source>{found} Decided after {deals} deals; wrong in at most {risk} of such tests.</source>
        <translation>{found} {deals} 次发牌后决定；这类检验最多有 {risk} 出错。</translation>
    </message>
    <message>
        <source>{one} is not stronger than {other} by {high} Elo (seen: {seen}).</source>
        <translation>{one}并不比{other}强 {high} Elo（所见：{seen}）。</translation>
    </message>
    <message>
        <source>{one} is stronger than {other} (seen: {seen} Elo).</source>
        <translation>{one}比{other}强（所见：{seen} Elo）。</translation>
    </message>
    <message>
        <source>To begin is worth as much in “{one}” as in “{other}” (seen: {seen}).</source>
        <translation>先走的价值在“{one}”与“{other}”中相同（所见：{seen}）。</translation>
    </message>
    <message>
        <source>To begin is worth more in “{one}” than in “{other}” ({seen}).</source>
        <translation>先走的价值在“{one}”中比在“{other}”中大（{seen}）。</translation>
    </message>
    <message>
        <source>Games take as long in “{one}” as in “{other}” (seen: {seen} moves).</source>
        <translation>“{one}”与“{other}”的对局一样长（所见：{seen} 步）。</translation>
    </message>
    <message>
        <source>Games take longer in “{one}” than in “{other}” ({seen} moves).</source>
        <translation>“{one}”的对局比“{other}”长（{seen} 步）。</translation>
    </message>
</context>
<context>
    <name>LabWindow</name>
    <message>
        <source>R&amp;un</source>
        <translation>运行(&amp;U)</translation>
    </message>
    <message>
        <source>Play these games in the background; broken off, they can go on later</source>
        <translation>在后台进行这些对局；中断后可以以后继续</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>已玩的对局</translation>
    </message>
    <message>
        <source>reading what was played before…</source>
        <translation>正在读取以前的对局…</translation>
    </message>
    <message>
        <source>{plan} – Lab</source>
        <translation>{plan} – 实验室</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>实验室</translation>
    </message>
    <message>
        <source>The lab is at work. Cancel its games, and try again.</source>
        <translation>实验室正在工作。请取消其对局再试。</translation>
    </message>
    <message>
        <source>What was played is kept.</source>
        <translation>已玩的对局会保留。</translation>
    </message>
    <message>
        <source>usual board</source>
        <translation>通常的棋盘</translation>
    </message>
    <message>
        <source>my board</source>
        <translation>我的棋盘</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>已写入：{file}</translation>
    </message>
    <message>
        <source>The command is on the clipboard.</source>
        <translation>命令已放到剪贴板。</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>正在开始…</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>{done} of {games} games</source>
        <translation>{games} 局中的 {done} 局</translation>
    </message>
    <message>
        <source>{done} are played; Run goes on there.</source>
        <translation>已玩 {done} 局；“运行”从那里继续。</translation>
    </message>
    <message>
        <source>results</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Newcomer</source>
        <translation>新手</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>初学者</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>休闲</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>常客</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>熟练</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>强手</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>大师</translation>
    </message>
    <message>
        <source>Has just learned the rules, and plays what it likes. A match for a first game.</source>
        <translation>刚学会规则，喜欢怎么走就怎么走。适合第一局的对手。</translation>
    </message>
    <message>
        <source>Likes to build. It often misses a diagonal, does not watch which cards are gone, and spends its jacks early.</source>
        <translation>喜欢建造。常漏看斜线，不注意哪些牌已经出过，早早用掉 J。</translation>
    </message>
    <message>
        <source>Builds and blocks when it sees why, which is not always. It does not count cards.</source>
        <translation>看出理由时才建造和阻挡，但并非总能看出。不数牌。</translation>
    </message>
    <message>
        <source>Plays every week. It misses a diagonal now and then and does not count cards.</source>
        <translation>每周都玩。偶尔漏看斜线，不数牌。</translation>
    </message>
    <message>
        <source>Counts the cards that are gone and keeps its jacks for when they matter; it seldom overlooks anything.</source>
        <translation>数着出过的牌，把 J 留到关键时刻；很少漏看什么。</translation>
    </message>
    <message>
        <source>Overlooks nothing, but between two good moves it takes either.</source>
        <translation>什么都不漏看，但两步好棋之间随便选一步。</translation>
    </message>
    <message>
        <source>Takes the best move it knows at once. It thinks about the move at hand, not about what comes after.</source>
        <translation>立即走自己所知最好的一步。只想眼前，不想以后。</translation>
    </message>
    <message>
        <source>Imagines how the cards may lie that it cannot see, and plays its best moves on in its head before it chooses.</source>
        <translation>设想看不见的牌可能怎样分布，在心里把最好的几步继续走下去再选择。</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>均衡</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>进攻者</translation>
    </message>
    <message>
        <source>Blocker</source>
        <translation>阻挡者</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <translation>囤积者</translation>
    </message>
    <message>
        <source>Gambler</source>
        <translation>赌徒</translation>
    </message>
    <message>
        <source>Does what the position asks for.</source>
        <translation>按局面的需要行事。</translation>
    </message>
    <message>
        <source>Builds its own rows first, and stops yours when it must.</source>
        <translation>先建自己的连线，必要时才阻挡你的。</translation>
    </message>
    <message>
        <source>Would rather spoil your rows than hurry its own.</source>
        <translation>宁可破坏你的连线，也不急于建自己的。</translation>
    </message>
    <message>
        <source>Keeps its special cards for the end, and pairs of cards together.</source>
        <translation>把特殊牌留到最后，成对的牌留在一起。</translation>
    </message>
    <message>
        <source>Spends special cards early and bets on the cards still to come.</source>
        <translation>早早用掉特殊牌，寄望于后面的牌。</translation>
    </message>
    <message>
        <source>{name}: {description}</source>
        <translation>{name}：{description}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Your first game</source>
        <translation>你的第一局</translation>
    </message>
    <message>
        <source>{name}, played on from move {ply}</source>
        <translation>{name}，从第 {ply} 步继续</translation>
    </message>
    <message>
        <source>{name}[*] – Sequence Desktop</source>
        <translation>{name}[*] – Sequence Desktop</translation>
    </message>
</context>
<context>
    <name>Marking</name>
    <message>
        <source>Remove the boo&amp;kmark</source>
        <translation>移除书签(&amp;K)</translation>
    </message>
    <message>
        <source>Boo&amp;kmark</source>
        <translation>书签(&amp;K)</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>游戏开始</translation>
    </message>
    <message>
        <source>Move {ply}: {deed}</source>
        <translation>第 {ply} 步：{deed}</translation>
    </message>
</context>
<context>
    <name>Measuring</name>
    <message>
        <source>The games ended by a mistake of the program. Try again with another game or level, and report it if it happens again.</source>
        <translation>对局因程序错误而终止。请换一个游戏或水平再试，若再次发生请报告。</translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message>
        <source>This game could not be counted: {why}.</source>
        <translation>这局无法计入统计：{why}。</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>平</translation>
    </message>
    <message>
        <source>won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
</context>
<context>
    <name>MemoryFlow</name>
    <message>
        <source>Export the statistics</source>
        <translation>导出统计</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>sequence statistics</source>
        <translation>sequence 统计</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>已写入：{file}</translation>
    </message>
    <message>
        <source>Your rating is {points} now ({change}).</source>
        <translation>你的等级分现在是 {points}（{change}）。</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>没有成功。</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Somebody spoke…</source>
        <translation>有人说话了(&amp;S)…</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>还没有</translation>
    </message>
</context>
<context>
    <name>MistakeSheet</name>
    <message>
        <source>&amp;Take it back</source>
        <translation>悔棋(&amp;T)</translation>
    </message>
    <message>
        <source>Undo your move and what followed it, and try another</source>
        <translation>撤销你的这一步及其后的各步，换一步试试</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>为什么(&amp;W)？</translation>
    </message>
    <message>
        <source>Say which move would have been better, and why</source>
        <translation>说明哪一步更好，以及原因</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>继续(&amp;G)</translation>
    </message>
    <message>
        <source>Leave the move as it is</source>
        <translation>保留这一步</translation>
    </message>
</context>
<context>
    <name>MovesModel</name>
    <message>
        <source>Start of the game</source>
        <translation>游戏开始</translation>
    </message>
    <message>
        <source>{number}. {sentence}</source>
        <translation>{number}. {sentence}</translation>
    </message>
    <message>
        <source>{move} (bookmark)</source>
        <translation>{move}（书签）</translation>
    </message>
    <message>
        <source>{move} (bookmark: {name})</source>
        <translation>{move}（书签：{name}）</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Choose a move to see the board as it was then</source>
        <translation>选择一步，查看当时的棋盘</translation>
    </message>
</context>
<context>
    <name>NamingDialog</name>
    <message>
        <source>Save as your own rules</source>
        <translation>保存为自己的规则</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>说明(&amp;D)</translation>
    </message>
    <message>
        <source>Give the rules a name.</source>
        <translation>请给规则取名。</translation>
    </message>
    <message>
        <source>You have rules of this name already. They would be replaced.</source>
        <translation>你已有同名的规则，会被替换。</translation>
    </message>
    <message>
        <source>Rules of this name come with the program. Choose another name.</source>
        <translation>程序自带同名的规则。请另取一个名称。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>开始(&amp;P)</translation>
    </message>
    <message>
        <source>Deal the cards and begin; the game in progress is kept</source>
        <translation>发牌并开始；进行中的对局会保留</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>游戏(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>玩家(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;ides</source>
        <translation>方数(&amp;I)</translation>
    </message>
    <message>
        <source>Who b&amp;egins</source>
        <translation>谁先走(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>颜色(&amp;C)</translation>
    </message>
    <message>
        <source>S&amp;huffle number</source>
        <translation>洗牌编号(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>更多(&amp;M)</translation>
    </message>
    <message>
        <source>Show what is seldom needed: the number of the shuffle.</source>
        <translation>显示很少用到的内容：洗牌编号。</translation>
    </message>
    <message>
        <source>{sides}, nobody in a team</source>
        <translation>{sides}，各自为战</translation>
    </message>
    <message>
        <source>{sides} teams of {each}</source>
        <translation>{sides} 队，每队 {each} 人</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>抽签</translation>
    </message>
    <message>
        <source>Choose a game.</source>
        <translation>请选择游戏。</translation>
    </message>
    <message>
        <source>Choose a board.</source>
        <translation>请选择棋盘。</translation>
    </message>
    <message>
        <source>Two players are called {name}. Give one another name.</source>
        <translation>有两名玩家都叫{name}。请给其中一位改名。</translation>
    </message>
    <message>
        <source>This game cannot be played on this board: {why}.</source>
        <translation>这个游戏不能在这个棋盘上玩：{why}。</translation>
    </message>
</context>
<context>
    <name>Now</name>
    <message>
        <source>Shown: {what}</source>
        <translation>已显示：{what}</translation>
    </message>
    <message>
        <source>You are looking back</source>
        <translation>你正在回看</translation>
    </message>
    <message>
        <source>Nothing is played here. The game waits where it is.</source>
        <translation>这里不能走棋。对局停在原处等待。</translation>
    </message>
    <message>
        <source>Only {name} is to see what comes next. Then press “I am ready”, or Enter.</source>
        <translation>接下来只有{name}可以看。然后按“我准备好了”或回车键。</translation>
    </message>
    <message>
        <source>You have played. Draw if you want to, then press “Done: pass the screen on”.</source>
        <translation>你已走完。想抽牌就抽，然后按“完成：把屏幕交给下一位”。</translation>
    </message>
    <message>
        <source>There is nothing for you to do at the moment.</source>
        <translation>现在没有你要做的事。</translation>
    </message>
    <message>
        <source>You are asked when your chip makes one: say which row it is.</source>
        <translation>当你的筹码连成时会询问你：请说明是哪条连线。</translation>
    </message>
    <message>
        <source>Has somebody spoken out of turn?</source>
        <translation>有人在不该说话时说话了吗？</translation>
    </message>
    <message>
        <source>Say who with Move → Somebody spoke; it has a penalty.</source>
        <translation>用“走棋 → 有人说话了”指出是谁；会有处罚。</translation>
    </message>
    <message>
        <source>After your play, draw</source>
        <translation>打牌后要抽牌</translation>
    </message>
</context>
<context>
    <name>NowPanel</name>
    <message>
        <source>What can I do?</source>
        <translation>我能做什么？</translation>
    </message>
    <message>
        <source>What can be done now</source>
        <translation>现在能做的事</translation>
    </message>
    <message>
        <source>Show me a good move</source>
        <translation>给我看一步好棋</translation>
    </message>
    <message>
        <source>Point out the best moves, and say why they are good</source>
        <translation>指出最佳走法，并说明为什么好</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Go back to the table</source>
        <translation>回到牌桌</translation>
    </message>
</context>
<context>
    <name>NumberCardsControl</name>
    <message>
        <source>in place of playing cards</source>
        <translation>代替扑克牌</translation>
    </message>
    <message>
        <source>from</source>
        <translation>从</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
</context>
<context>
    <name>NumberListControl</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>Offer</name>
    <message>
        <source>&amp;Go on with it</source>
        <translation>继续(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Throw it away</source>
        <translation>丢弃(&amp;T)</translation>
    </message>
    <message>
        <source>A board was not saved the last time: “{name}”.</source>
        <translation>上次有一个棋盘没有保存：“{name}”。</translation>
    </message>
    <message>
        <source>A board was not saved the last time: “{name}”. Its file is damaged; this is how it was a moment before.</source>
        <translation>上次有一个棋盘没有保存：“{name}”。其文件已损坏；这是稍早的样子。</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>未命名</translation>
    </message>
</context>
<context>
    <name>OfferBar</name>
    <message>
        <source>New to this game? Six short steps show how it is played, on the table.</source>
        <translation>第一次玩？六个简短步骤会在桌上演示玩法。</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>给我看</translation>
    </message>
    <message>
        <source>Your game is kept, and comes back afterwards</source>
        <translation>你的对局会保留，之后回来</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>以后再说</translation>
    </message>
    <message>
        <source>Help → Your first game leads there at any time</source>
        <translation>随时可从 帮助 → 你的第一局 进入</translation>
    </message>
</context>
<context>
    <name>Outlet</name>
    <message>
        <source>Sent to the printer.</source>
        <translation>已送往打印机。</translation>
    </message>
    <message>
        <source>The printer does not take it. Is it switched on?</source>
        <translation>打印机没有接收。它开了吗？</translation>
    </message>
    <message>
        <source>This printer leaves {edge} mm free at the edge of the paper, but the margins are {margin} mm: something may be missing. Print anyway?</source>
        <translation>这台打印机在纸边留空 {edge} 毫米，而页边距是 {margin} 毫米：可能有内容缺失。仍要打印吗？</translation>
    </message>
    <message>
        <source>PDF, for every printer (*.pdf)</source>
        <translation>PDF，适合任何打印机 (*.pdf)</translation>
    </message>
    <message>
        <source>PNG, a picture (*.png)</source>
        <translation>PNG，图片 (*.png)</translation>
    </message>
    <message>
        <source>SVG, for drawing programs (*.svg)</source>
        <translation>SVG，用于绘图软件 (*.svg)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>正在绘制…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The file was not written.</source>
        <translation>文件没有写入。</translation>
    </message>
    <message>
        <source>{count} files like {name} are there already. Replace them?</source>
        <translation>已有 {count} 个像 {name} 这样的文件。要替换吗？</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>已保存为 {file}。</translation>
    </message>
    <message>
        <source>Saved as {count} files, beginning with {file}.</source>
        <translation>已保存为 {count} 个文件，第一个是 {file}。</translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message>
        <source>I am ready</source>
        <translation>我准备好了</translation>
    </message>
    <message>
        <source>Done: pass the screen on</source>
        <translation>完成：把屏幕交给下一位</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Up to three moves are marked on the table and told beside it, each with the chance to win and the reason. A click on one shows its arrow; it can be played at once. The hint goes as soon as the position changes.</source>
        <translation>最多三步会在牌桌上标出并在旁边说明，各附获胜机会和理由。点击一步会显示箭头；可以立即走出。局面一变，提示就消失。</translation>
    </message>
    <message>
        <source>Winning chances</source>
        <translation>胜算</translation>
    </message>
    <message>
        <source>A bar for now and a graph through the game. Click on the graph to look at a moment. While a computer thinks, nothing is worked out.</source>
        <translation>一个条形表示现在，一条曲线表示整局。点击曲线可查看某一刻。电脑思考时不做计算。</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>回顾</translation>
    </message>
    <message>
        <source>After the end: the three moves at which the game turned, what would have been better, and how much the cards and your choices were worth. Click on one to see it on the table.</source>
        <translation>结束之后：使游戏转折的三步、怎样更好，以及牌和你的选择各值多少。点击一步可在牌桌上查看。</translation>
    </message>
    <message>
        <source>The numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>They come from many trial games, played on from what you can see; where cards are hidden, they are imagined anew each time. So they are estimates, and know no more than you do. A rated game has none of this.</source>
        <translation>它们来自从你所见继续下去的许多局试算；隐藏的牌每次重新设想。所以只是估计，知道的不比你多。等级赛没有这些。</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>立即走</translation>
    </message>
    <message>
        <source>Who thinks for longer than a second is named at the end of the menu bar, and can be told to move with what it knows.</source>
        <translation>思考超过一秒的玩家会显示在菜单栏末端，可以让它以目前所知走。</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>按键和鼠标</translation>
    </message>
    <message>
        <source>On the designer’s board</source>
        <translation>在设计器的棋盘上</translation>
    </message>
    <message>
        <source>In the designer’s tray</source>
        <translation>在设计器的托盘中</translation>
    </message>
    <message>
        <source>Designer: {menu}</source>
        <translation>设计器：{menu}</translation>
    </message>
    <message>
        <source>Gallery of boards</source>
        <translation>棋盘图库</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>拖动</translation>
    </message>
    <message>
        <source>Carry a card to another cell, to exchange both, or to the tray.</source>
        <translation>把牌移到另一格以交换，或移到托盘。</translation>
    </message>
    <message>
        <source>Drag from a bare cell</source>
        <translation>从空格拖动</translation>
    </message>
    <message>
        <source>Choose all cells in a frame; from a full cell, hold Shift.</source>
        <translation>选中框内所有格子；从有牌的格子开始请按住 Shift。</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>点击</translation>
    </message>
    <message>
        <source>Choose a cell; with Shift up to it, with Ctrl one more.</source>
        <translation>选择一格；按 Shift 选到该格，按 Ctrl 多选一格。</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>双击</translation>
    </message>
    <message>
        <source>Put the card that is chosen in the tray.</source>
        <translation>放上托盘中选定的牌。</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Walk; with Shift choose on the way, with Ctrl only look around.</source>
        <translation>移动；按 Shift 沿途选中，按 Ctrl 只查看。</translation>
    </message>
    <message>
        <source>Home, End, PgUp, PgDn</source>
        <translation>Home、End、PgUp、PgDn</translation>
    </message>
    <message>
        <source>Walk to the rim of the board.</source>
        <translation>移到棋盘边缘。</translation>
    </message>
    <message>
        <source>Type a card, a free cell, a hole, or nothing; and go on.</source>
        <translation>输入一张牌、公用格、洞或空；然后继续。</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>Finish a number that is being typed, or go on to the next cell.</source>
        <translation>完成正在输入的数字，或到下一格。</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Put the tray’s card; with Ctrl choose one cell more or less.</source>
        <translation>放上托盘的牌；按 Ctrl 多选或少选一格。</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>退格</translation>
    </message>
    <message>
        <source>Take back what is half typed, or clear the chosen cells.</source>
        <translation>收回只输了一半的内容，或清空选定的格子。</translation>
    </message>
    <message>
        <source>Bring a carried card back; forget what is half typed.</source>
        <translation>放回移动中的牌；忘掉只输了一半的内容。</translation>
    </message>
    <message>
        <source>Menu key</source>
        <translation>菜单键</translation>
    </message>
    <message>
        <source>Open the menu of the chosen cells.</source>
        <translation>打开选定格子的菜单。</translation>
    </message>
    <message>
        <source>Carry a card to a cell.</source>
        <translation>把牌移到一格。</translation>
    </message>
    <message>
        <source>Choose the card to be put.</source>
        <translation>选择要放的牌。</translation>
    </message>
    <message>
        <source>Enter, double click</source>
        <translation>回车、双击</translation>
    </message>
    <message>
        <source>Put the card on the chosen cells of the board.</source>
        <translation>把牌放到棋盘上选定的格子。</translation>
    </message>
    <message>
        <source>Make a board.</source>
        <translation>制作棋盘。</translation>
    </message>
    <message>
        <source>Change the board, or a copy of it.</source>
        <translation>修改棋盘或其副本。</translation>
    </message>
    <message>
        <source>Play on the board.</source>
        <translation>在棋盘上玩。</translation>
    </message>
    <message>
        <source>Copy the board.</source>
        <translation>复制棋盘。</translation>
    </message>
    <message>
        <source>Bring the board onto paper.</source>
        <translation>把棋盘印到纸上。</translation>
    </message>
    <message>
        <source>Give the board another name.</source>
        <translation>给棋盘另取名称。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Move the board to the trash.</source>
        <translation>把棋盘移到回收站。</translation>
    </message>
    <message>
        <source>Show the board’s file in its folder.</source>
        <translation>在文件夹中显示棋盘文件。</translation>
    </message>
    <message>
        <source>several, see its text</source>
        <translation>有几种，见其正文</translation>
    </message>
    <message>
        <source>A name in colour leads to its licence in full.</source>
        <translation>彩色的名称可打开其完整许可。</translation>
    </message>
    <message>
        <source>Every licence lies in {folder}, too.</source>
        <translation>所有许可也在 {folder} 中。</translation>
    </message>
    <message>
        <source>Sequence, One-Eyed Jack and their relatives, for one to twelve people and computers.</source>
        <translation>Sequence、One-Eyed Jack 及其同类，供一至十二人和电脑游玩。</translation>
    </message>
    <message>
        <source>This is a program of enthusiasts. Sequence is a trade mark of its publisher, who has nothing to do with it.</source>
        <translation>这是爱好者制作的程序。Sequence 是其出版商的商标，与本程序无关。</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>屏幕</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>What runs here</source>
        <translation>运行环境</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>在牌桌上</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>Help from the computer</source>
        <translation>电脑的帮助</translation>
    </message>
    <message>
        <source>Drag a card, or the dice, onto a lit cell; elsewhere it returns.</source>
        <translation>把牌或骰子拖到亮起的格子上；放在别处会返回。</translation>
    </message>
    <message>
        <source>Drag in the hand</source>
        <translation>在手牌中拖动</translation>
    </message>
    <message>
        <source>Lay a card in another place of the hand.</source>
        <translation>把牌放到手牌的另一位置。</translation>
    </message>
    <message>
        <source>Drag to the hand</source>
        <translation>拖到手牌</translation>
    </message>
    <message>
        <source>Draw the card of the stock, or an open one, where that is asked.</source>
        <translation>需要时，抽牌堆的牌或一张明牌。</translation>
    </message>
    <message>
        <source>Drag a chip</source>
        <translation>拖动筹码</translation>
    </message>
    <message>
        <source>Swap it with the chip it is dropped on, where that is asked.</source>
        <translation>需要时，与落下处的筹码交换。</translation>
    </message>
    <message>
        <source>Click, click</source>
        <translation>点击，再点击</translation>
    </message>
    <message>
        <source>Choose a card, then a lit cell; with dice, a lit cell at once.</source>
        <translation>先选一张牌，再选亮起的格子；用骰子时直接选亮起的格子。</translation>
    </message>
    <message>
        <source>Finger</source>
        <translation>手指</translation>
    </message>
    <message>
        <source>Tap a card, then a cell. On a small board a lens shows the cell: slide to the right one before you lift the finger.</source>
        <translation>点一张牌，再点一格。棋盘较小时会有放大镜显示该格：松手之前滑到正确的格子。</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>屏幕阅读器</translation>
    </message>
    <message>
        <source>Each cell says its place, its card, its chip and which of your cards may go there; cards can be chosen and cells pressed from the reader, too.</source>
        <translation>每一格会说出位置、牌、筹码以及你的哪些牌可放；也可以从阅读器选牌和按格子。</translation>
    </message>
    <message>
        <source>Choose a card of the hand, or an open card that may be drawn.</source>
        <translation>选择一张手牌，或一张可抽的明牌。</translation>
    </message>
    <message>
        <source>Draw a card, where one draws by hand.</source>
        <translation>手动抽牌时，抽一张牌。</translation>
    </message>
    <message>
        <source>Move from card to card, or from cell to cell.</source>
        <translation>在牌之间或格子之间移动。</translation>
    </message>
    <message>
        <source>Go to the next or previous cell for the chosen card.</source>
        <translation>到所选牌的下一个或上一个格子。</translation>
    </message>
    <message>
        <source>Go on from the hand to the board and the stock.</source>
        <translation>从手牌移到棋盘和牌堆。</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>回车、空格</translation>
    </message>
    <message>
        <source>Choose the marked card; play it on the marked cell.</source>
        <translation>选择标出的牌；把它出在标出的格子上。</translation>
    </message>
    <message>
        <source>Lay the marked card on the discards, if it is dead or to be given up.</source>
        <translation>若标出的牌是死牌或须放弃，把它弃掉。</translation>
    </message>
    <message>
        <source>Take the last step back: the chosen chip, the chosen card.</source>
        <translation>退回一步：所选的筹码、所选的牌。</translation>
    </message>
    <message>
        <source>Settings explained</source>
        <translation>设置说明</translation>
    </message>
    <message>
        <source>Game → Settings shows them all; a change is seen at once and kept. The arrow at a row leads back to what it was at first.</source>
        <translation>“游戏 → 设置”显示全部设置；改动立即可见并保留。行旁的箭头可恢复最初的值。</translation>
    </message>
    <message>
        <source>At first: {value}.</source>
        <translation>最初：{value}。</translation>
    </message>
    <message>
        <source>Slider</source>
        <translation>滑块</translation>
    </message>
    <message>
        <source>Arrows go by one move, Page keys by ten, Home and End to both ends.</source>
        <translation>方向键移动一步，翻页键十步，Home 和 End 到两端。</translation>
    </message>
    <message>
        <source>Space, P</source>
        <translation>空格、P</translation>
    </message>
    <message>
        <source>In the replay bar: play the moves one after the other, or stop.</source>
        <translation>在回放栏中：逐步播放，或停止。</translation>
    </message>
    <message>
        <source>Whose cards</source>
        <translation>谁的牌</translation>
    </message>
    <message>
        <source>Once a game is over, it can be seen with the eyes of each player, or with all hands open in the list of players.</source>
        <translation>对局结束后，可以用每位玩家的视角来看，也可以在玩家列表中摊开所有手牌。</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>从这里继续</translation>
    </message>
    <message>
        <source>A game of its own begins there; it is not rated and counts in no statistics. The game before is kept, and undo brings it back until you move. A deal of a match that had ended counts as it was played first.</source>
        <translation>从那里另开一局；不计等级分，也不计入统计。之前的一局会保留，在你走棋之前“撤销”可以把它找回来。比赛中已经结束的一局按第一次的结果计分。</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>They stand on the slider and in the list of moves, and are kept with the game.</source>
        <translation>显示在滑块和步数列表中，并随对局一起保存。</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>A position is saved as PNG or SVG, a game as an animated GIF. As long as a game goes on, its animation shows no hand.</source>
        <translation>局面可保存为 PNG 或 SVG，对局可保存为 GIF 动图。对局还在进行时，动画不显示任何手牌。</translation>
    </message>
    <message>
        <source>Setting up: the board</source>
        <translation>布置：棋盘</translation>
    </message>
    <message>
        <source>Setting up: the cards</source>
        <translation>布置：牌</translation>
    </message>
    <message>
        <source>Setting up: {menu}</source>
        <translation>布置：{menu}</translation>
    </message>
    <message>
        <source>Lay a chip of the side in hand, or take it away again.</source>
        <translation>放置所选一方的筹码，或再拿走。</translation>
    </message>
    <message>
        <source>Do the same to all cells on the way.</source>
        <translation>对经过的所有格子做同样的事。</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>右键</translation>
    </message>
    <message>
        <source>Take chips of any side away.</source>
        <translation>拿走任何一方的筹码。</translation>
    </message>
    <message>
        <source>Walk over the board.</source>
        <translation>在棋盘上移动。</translation>
    </message>
    <message>
        <source>Do to a cell what a click does.</source>
        <translation>对格子做与点击相同的事。</translation>
    </message>
    <message>
        <source>Lay a chip of the first, second… side.</source>
        <translation>放置第一、第二……方的筹码。</translation>
    </message>
    <message>
        <source>Begin a row that is to be marked, or end it.</source>
        <translation>开始或结束要标记的连线。</translation>
    </message>
    <message>
        <source>Forget the row that was begun.</source>
        <translation>放弃已开始的连线。</translation>
    </message>
    <message>
        <source>Lay the chosen card of the deck where cards go.</source>
        <translation>把所选的牌放到指定之处。</translation>
    </message>
    <message>
        <source>Take the chosen card of a hand away.</source>
        <translation>拿走手牌中所选的牌。</translation>
    </message>
    <message>
        <source>Move the chosen card of a hand or pile.</source>
        <translation>移动手牌或牌堆中所选的牌。</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>A board without a name</source>
        <translation>未命名的棋盘</translation>
    </message>
    <message>
        <source>Arrangement: {author}</source>
        <translation>排列：{author}</translation>
    </message>
    <message>
        <source>cells of {size}</source>
        <translation>{size} 的格子</translation>
    </message>
    <message>
        <source>Page {number} of {count}: row {row}, column {column}</source>
        <translation>第 {number} 页，共 {count} 页：第 {row} 排，第 {column} 列</translation>
    </message>
    <message>
        <source>glue page {number} here</source>
        <translation>第 {number} 页粘在这里</translation>
    </message>
    <message>
        <source>How to put the board together</source>
        <translation>如何拼接棋盘</translation>
    </message>
    <message>
        <source>Print all pages at 100 % (“actual size”), never “fit to page”. Measure the bar at the foot of a page: it must be as long as it says.</source>
        <translation>所有页面都以 100 %（“实际大小”）打印，切勿“适合页面”。量一下页脚的标尺：长度必须与所写一致。</translation>
    </message>
    <message>
        <source>Cut out the picture on each page, along the marks at its corners. The pale strips at the right and at the bottom stay on: they are for the glue.</source>
        <translation>沿四角的标记剪下每页的图。右边和下边的浅色条保留：用来涂胶。</translation>
    </message>
    <message>
        <source>Lay page 2 over the strip of page 1, its edge at the small triangles, so that the pictures meet, and glue it. Go on like this to the end of the row.</source>
        <translation>把第 2 页盖在第 1 页的条上，边缘对准小三角，使图案相接，然后粘好。照此继续到该排末尾。</translation>
    </message>
    <message>
        <source>Make the other rows, and glue each onto the strip of the last.</source>
        <translation>做好其他各排，把每一排粘到上一排的条上。</translation>
    </message>
    <message>
        <source>Cut out the picture on each page, along the marks at its corners.</source>
        <translation>沿四角的标记剪下每页的图。</translation>
    </message>
    <message>
        <source>Lay the pages edge to edge and tape them together at the back.</source>
        <translation>把各页边对边放好，从背面用胶带粘住。</translation>
    </message>
    <message>
        <source>Glue the whole onto cardboard of at least {width} × {height} mm.</source>
        <translation>整体粘到至少 {width} × {height} 毫米的纸板上。</translation>
    </message>
    <message>
        <source>Finished size {board}; cells of {cell}; {count} pages of {paper}.</source>
        <translation>成品尺寸 {board}；格子 {cell}；{count} 页 {paper}。</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>一张牌</translation>
    </message>
    <message>
        <source>Cards to cut, page {number} of {count}</source>
        <translation>待剪的牌，第 {number} 页，共 {count} 页</translation>
    </message>
    <message>
        <source>{board} · page {number}: cut the full lines, then each card along its dots</source>
        <translation>{board} · 第 {number} 页：剪实线，再沿虚点剪开每张牌</translation>
    </message>
    <message>
        <source>a chip</source>
        <translation>一枚筹码</translation>
    </message>
    <message>
        <source>{board} · {each} chips for each of {sides} sides, {size} mm across</source>
        <translation>{board} · {sides} 方每方 {each} 枚筹码，直径 {size} 毫米</translation>
    </message>
    <message>
        <source>Chips, page {number} of {count}</source>
        <translation>筹码，第 {number} 页，共 {count} 页</translation>
    </message>
    <message>
        <source>board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>{width} × {height} mm</source>
        <translation>{width} × {height} 毫米</translation>
    </message>
    <message>
        <source>Rules, page {number} of {count}</source>
        <translation>规则，第 {number} 页，共 {count} 页</translation>
    </message>
    <message>
        <source>cards to cut</source>
        <translation>待剪的牌</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>筹码</translation>
    </message>
    <message>
        <source>score sheet</source>
        <translation>计分表</translation>
    </message>
    <message>
        <source>how to put it together</source>
        <translation>如何拼接</translation>
    </message>
    <message>
        <source>Where each half is glued</source>
        <translation>每一半粘在哪里</translation>
    </message>
    <message>
        <source>Each half goes onto a cell that shows the same.</source>
        <translation>每一半粘到图案相同的格子上。</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>计分表</translation>
    </message>
    <message>
        <source>A line for each deal: what each side has scored; the sum below</source>
        <translation>每局一行：各方得分；最下为总和</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>Print “{board}”</source>
        <translation>打印“{board}”</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>导出(&amp;X)…</translation>
    </message>
    <message>
        <source>Send these pages to a printer</source>
        <translation>把这些页面发送到打印机</translation>
    </message>
    <message>
        <source>Write these pages to a file</source>
        <translation>把这些页面写入文件</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>整页</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Size of the preview</source>
        <translation>预览大小</translation>
    </message>
    <message>
        <source>{problem}.</source>
        <translation>{problem}。</translation>
    </message>
    <message>
        <source>One page of {paper}.</source>
        <translation>一页 {paper}。</translation>
    </message>
    <message>
        <source>{count} pages of {paper}.</source>
        <translation>{count} 页 {paper}。</translation>
    </message>
</context>
<context>
    <name>PaperForm</name>
    <message>
        <source>&amp;Black ink only</source>
        <translation>只用黑墨(&amp;B)</translation>
    </message>
    <message>
        <source>With a page on how to put it together</source>
        <translation>附一页拼接说明</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> 毫米</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>打印(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>游戏(&amp;G)</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>纸张(&amp;A)</translation>
    </message>
    <message>
        <source>Ori&amp;entation</source>
        <translation>方向(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Margins</source>
        <translation>页边距(&amp;M)</translation>
    </message>
    <message>
        <source>To go &amp;with</source>
        <translation>配合(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Cells</source>
        <translation>格子(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Overlap</source>
        <translation>重叠(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Sides</source>
        <translation>方数(&amp;S)</translation>
    </message>
    <message>
        <source>Chi&amp;ps each</source>
        <translation>每方筹码(&amp;I)</translation>
    </message>
    <message>
        <source>P&amp;NG pictures</source>
        <translation>PNG 图片(&amp;N)</translation>
    </message>
    <message>
        <source>Half a poker card</source>
        <translation>半张扑克牌</translation>
    </message>
    <message>
        <source>As cut from a pack of cards: 63.5 × 44.45 mm</source>
        <translation>如同从一副牌剪下：63.5 × 44.45 毫米</translation>
    </message>
    <message>
        <source>Hearts and diamonds are drawn hollow, so that no colour is needed.</source>
        <translation>红心和方块画成空心，因此不需要彩色。</translation>
    </message>
    <message>
        <source>The strips on which one page is glued to the next.</source>
        <translation>一页粘到下一页所用的条。</translation>
    </message>
    <message>
        <source>How fine pictures are that are exported as PNG.</source>
        <translation>导出为 PNG 的图片有多精细。</translation>
    </message>
    <message>
        <source>Width of a cell</source>
        <translation>格子宽度</translation>
    </message>
    <message>
        <source>Height of a cell</source>
        <translation>格子高度</translation>
    </message>
    <message>
        <source>The board on one page</source>
        <translation>棋盘印在一页上</translation>
    </message>
    <message>
        <source>The board in true size</source>
        <translation>棋盘按真实大小</translation>
    </message>
    <message>
        <source>Cards to cut in two</source>
        <translation>可剪成两半的牌</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>筹码</translation>
    </message>
    <message>
        <source>A sheet for the scores</source>
        <translation>计分表</translation>
    </message>
    <message>
        <source>The rules of a game</source>
        <translation>游戏规则</translation>
    </message>
    <message>
        <source>As it suits best</source>
        <translation>自动选择</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>纵向</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>横向</translation>
    </message>
    <message>
        <source>the board on one page</source>
        <translation>棋盘印在一页上</translation>
    </message>
    <message>
        <source>the board in true size</source>
        <translation>棋盘按真实大小</translation>
    </message>
    <message>
        <source>as many as needed</source>
        <translation>需要多少就多少</translation>
    </message>
    <message>
        <source> pixels per inch</source>
        <translation> 像素每英寸</translation>
    </message>
</context>
<context>
    <name>PaperPreview</name>
    <message>
        <source>Preview: {page}</source>
        <translation>预览：{page}</translation>
    </message>
</context>
<context>
    <name>PastBar</name>
    <message>
        <source>Back to the game</source>
        <translation>回到游戏</translation>
    </message>
    <message>
        <source>Show the board as it is now</source>
        <translation>显示当前的棋盘</translation>
    </message>
    <message>
        <source>Looking back: the start, before move 1 of {last}</source>
        <translation>回看：开局，第 1 步之前，共 {last} 步</translation>
    </message>
    <message>
        <source>Looking back: after move {ply} of {last}</source>
        <translation>回看：第 {ply} 步之后，共 {last} 步</translation>
    </message>
</context>
<context>
    <name>PatternPanel</name>
    <message>
        <source>&amp;Take it</source>
        <translation>采用(&amp;T)</translation>
    </message>
    <message>
        <source>Fill the board in this way; undo takes it back</source>
        <translation>这样填满棋盘；可以撤销</translation>
    </message>
    <message>
        <source>A&amp;nother</source>
        <translation>换一个(&amp;N)</translation>
    </message>
    <message>
        <source>Take another number by chance.</source>
        <translation>换一个随机数。</translation>
    </message>
    <message>
        <source>&amp;Pattern</source>
        <translation>图案(&amp;P)</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>随机数</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Save a picture of the position</source>
        <translation>保存局面的图片</translation>
    </message>
    <message>
        <source>PNG, a picture</source>
        <translation>PNG，图片</translation>
    </message>
    <message>
        <source>SVG, for drawing programs</source>
        <translation>SVG，用于绘图软件</translation>
    </message>
    <message>
        <source>With the &amp;cards in hand that are shown</source>
        <translation>包含看得到的手牌(&amp;C)</translation>
    </message>
    <message>
        <source>With a &amp;line on the last move</source>
        <translation>附一行说明最后一步(&amp;L)</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>种类(&amp;K)</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>大小(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Name a file, and draw the picture into it</source>
        <translation>指定文件，并将图片画入其中</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} 像素</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Start of the game</source>
        <translation>游戏开始</translation>
    </message>
    <message>
        <source>{ply}. {deed}</source>
        <translation>{ply}. {deed}</translation>
    </message>
</context>
<context>
    <name>PlanFiles</name>
    <message>
        <source>Open a plan</source>
        <translation>打开计划</translation>
    </message>
    <message>
        <source>Open results</source>
        <translation>打开结果</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>计划</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>保存计划</translation>
    </message>
    <message>
        <source>The plan cannot be kept.</source>
        <translation>计划无法保留。</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>没有成功。</translation>
    </message>
</context>
<context>
    <name>PlanPane</name>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>去掉(&amp;V)</translation>
    </message>
    <message>
        <source>What is the question?</source>
        <translation>问题是什么？</translation>
    </message>
    <message>
        <source>Entries of the plan</source>
        <translation>计划的条目</translation>
    </message>
    <message>
        <source>Compare with one more, which begins as a copy of this one.</source>
        <translation>再加一个比较，开始时是它的副本。</translation>
    </message>
    <message>
        <source>Take this entry out of the plan.</source>
        <translation>从计划中去掉这个条目。</translation>
    </message>
    <message>
        <source>games</source>
        <translation>局</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>次发牌</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>计数对象</translation>
    </message>
    <message>
        <source>The same number plays the same games again, everywhere.</source>
        <translation>同一个数字在任何地方都会重现同样的对局。</translation>
    </message>
    <message>
        <source>This entry</source>
        <translation>这个条目</translation>
    </message>
    <message>
        <source>Each entry</source>
        <translation>每个条目</translation>
    </message>
    <message>
        <source>&amp;Number</source>
        <translation>数目(&amp;N)</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>种子(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>标题(&amp;T)</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>出局</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>思考中</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>轮到</translation>
    </message>
    <message>
        <source>still to draw</source>
        <translation>还要抽牌</translation>
    </message>
    <message>
        <source>holds {cards}</source>
        <translation>手牌：{cards}</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>你的同伴</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>About your settings: {why}</source>
        <translation>关于你的设置：{why}</translation>
    </message>
    <message>
        <source>Your settings are not kept: {why}.</source>
        <translation>你的设置没有保留：{why}。</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Change the language? The designer’s trial game or balance ends by it.</source>
        <translation>更改语言吗？设计器中的试玩或平衡性窗口将会关闭。</translation>
    </message>
    <message>
        <source>C&amp;hange it</source>
        <translation>更改(&amp;H)</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>请按键</translation>
    </message>
</context>
<context>
    <name>RangePlot</name>
    <message>
        <source>{name}: {value} ({low} to {high})</source>
        <translation>{name}：{value}（{low} 到 {high}）</translation>
    </message>
</context>
<context>
    <name>RatedDialog</name>
    <message>
        <source>Rated games</source>
        <translation>等级赛</translation>
    </message>
    <message>
        <source>&amp;Play a rated game</source>
        <translation>玩一局等级赛(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Open the game</source>
        <translation>打开游戏(&amp;O)</translation>
    </message>
    <message>
        <source>Deal a game that counts for your rating, without undo and without hints</source>
        <translation>发一局计入等级分的对局：不能撤销，也没有提示</translation>
    </message>
    <message>
        <source>Look at the chosen game on the table; the game in progress is kept</source>
        <translation>在桌上查看所选对局；进行中的对局会保留</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>游戏(&amp;G)</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>You play alone against one computer, which is picked for you by your rating. Nothing can be taken back, and there are no hints and no chances. A game that you leave can be gone on with; it counts when it ends.</source>
        <translation>你独自对一个电脑，它按你的等级分挑选。不能撤销，也没有提示和胜算。离开的游戏可以继续；结束时计分。</translation>
    </message>
    <message>
        <source>The last rated games</source>
        <translation>最近的等级赛</translation>
    </message>
    <message>
        <source>Double-click a game, or press Enter, to look at it again.</source>
        <translation>双击一局或按回车，可再次查看。</translation>
    </message>
    <message>
        <source>Your rating: {points}</source>
        <translation>你的等级分：{points}</translation>
    </message>
    <message>
        <source>Next opponent: {level} ({points}).</source>
        <translation>下一个对手：{level}（{points}）。</translation>
    </message>
    <message>
        <source>{when}   {result} against {level}, {moves}   {rating} ({change})</source>
        <translation>{when}   {result}，对手{level}，{moves}   {rating}（{change}）</translation>
    </message>
</context>
<context>
    <name>RatingGraph</name>
    <message>
        <source>Rating through your games</source>
        <translation>历次游戏的等级分</translation>
    </message>
    <message>
        <source>The graph begins with your first rated game.</source>
        <translation>曲线从你的第一局等级赛开始。</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>another side</source>
        <translation>另一方</translation>
    </message>
    <message>
        <source>It wins the game.</source>
        <translation>这一步获胜。</translation>
    </message>
    <message>
        <source>It makes a row; your side then has {amount} of the {of} it needs.</source>
        <translation>连成一条线；你方就有了所需 {of} 条中的 {amount} 条。</translation>
    </message>
    <message>
        <source>It builds in two directions at once: whoever stops one leaves the other.</source>
        <translation>同时向两个方向建造：挡住一个，还有另一个。</translation>
    </message>
    <message>
        <source>The free cell {cell} counts in it as yours.</source>
        <translation>公用格 {cell} 在其中算作你的。</translation>
    </message>
    <message>
        <source>It takes a chip out of {line}, where {who} had {amount} of {of}.</source>
        <translation>从 {line} 拿走一枚筹码，那里{who}有 {amount}/{of}。</translation>
    </message>
    <message>
        <source>It breaks up the finished row {line} of {who}.</source>
        <translation>拆掉{who}完成的连线 {line}。</translation>
    </message>
    <message>
        <source>It takes the only enemy chip out of {line}, where your side has {amount} of {of}.</source>
        <translation>拿走 {line} 中唯一的对手筹码，那里你方有 {amount}/{of}。</translation>
    </message>
    <message>
        <source>Nobody else can get a card for that cell any more.</source>
        <translation>别人再也得不到那一格的牌。</translation>
    </message>
    <message>
        <source>It saves {card}, which could do the same.</source>
        <translation>省下了同样有效的{card}。</translation>
    </message>
    <message>
        <source>No plain card in your hand does as much.</source>
        <translation>你手中没有普通牌有这么大作用。</translation>
    </message>
    <message>
        <source>But it costs {card}.</source>
        <translation>但要用掉{card}。</translation>
    </message>
    <message>
        <source>You hold {card} more than once, so its other cell is not lost to you.</source>
        <translation>你有不止一张{card}，所以它的其他格子没有失去。</translation>
    </message>
    <message>
        <source>On {cell} the same card would do less.</source>
        <translation>同一张牌出在 {cell} 作用较小。</translation>
    </message>
    <message>
        <source>But {cell} is out of reach for that card then.</source>
        <translation>但那张牌就到不了 {cell} 了。</translation>
    </message>
    <message>
        <source>It fits in fewer places than your other cards, which stay in your hand.</source>
        <translation>它能放的地方比你留在手里的牌少。</translation>
    </message>
    <message>
        <source>It has no cell left, and a new card comes for it.</source>
        <translation>它已没有格子可放，可换来一张新牌。</translation>
    </message>
    <message>
        <source>Nothing is urgent, and more cards give more choice.</source>
        <translation>没有急事，牌多选择也多。</translation>
    </message>
    <message>
        <source>You have not drawn yet for your last turn.</source>
        <translation>你上一回合还没有抽牌。</translation>
    </message>
    <message>
        <source>It can do more than any plain card.</source>
        <translation>它比任何普通牌都有用。</translation>
    </message>
    <message>
        <source>Your chip on {cell} and the enemy’s on {other} change places.</source>
        <translation>你在 {cell} 的筹码与对手在 {other} 的筹码交换位置。</translation>
    </message>
    <message>
        <source>Nothing else can be done.</source>
        <translation>没有别的可做。</translation>
    </message>
    <message>
        <source>There is no other move.</source>
        <translation>没有别的走法。</translation>
    </message>
    <message>
        <source>Nothing better is in sight, and it gives nothing away.</source>
        <translation>看不到更好的走法，也没有白送什么。</translation>
    </message>
    <message>
        <source>Then only {cell} is missing for the row {line}, and you hold a card for it.</source>
        <translation>这样连线 {line} 只差 {cell}，而你有牌可用。</translation>
    </message>
    <message>
        <source>Then only {cell} is missing for the row {line}.</source>
        <translation>这样连线 {line} 只差 {cell}。</translation>
    </message>
    <message>
        <source>Your side then has {amount} of {of} in {line}, and you hold the cards for the rest.</source>
        <translation>这样你方在 {line} 有 {amount}/{of}，其余的牌你都有。</translation>
    </message>
    <message>
        <source>Your side then has {amount} of {of} in {line}, and you hold a card for more of it.</source>
        <translation>这样你方在 {line} 有 {amount}/{of}，你还有牌可以继续。</translation>
    </message>
    <message>
        <source>Your side then has {amount} of {of} in {line}.</source>
        <translation>这样你方在 {line} 有 {amount}/{of}。</translation>
    </message>
    <message>
        <source>It stops {who}, who moves next and has {amount} of {of} in {line}.</source>
        <translation>挡住了{who}，其下一个走，在 {line} 有 {amount}/{of}。</translation>
    </message>
    <message>
        <source>It stops {who}, who has {amount} of {of} in {line}.</source>
        <translation>挡住了{who}，其在 {line} 有 {amount}/{of}。</translation>
    </message>
    <message>
        <source>It can be played on {cell}.</source>
        <translation>它可以出在 {cell}。</translation>
    </message>
    <message>
        <source>It is the most useful of the open cards.</source>
        <translation>它是明牌中最有用的。</translation>
    </message>
    <message>
        <source>You will miss it least.</source>
        <translation>你最不会想念它。</translation>
    </message>
    <message>
        <source>It is the chip that they will miss most.</source>
        <translation>那是他们最舍不得的筹码。</translation>
    </message>
</context>
<context>
    <name>ReasonsDialog</name>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
</context>
<context>
    <name>Recall</name>
    <message>
        <source>Since you last looked</source>
        <translation>自你上次查看以来</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>The start, before move 1 of {last}</source>
        <translation>开始，第 1 步之前，共 {last} 步</translation>
    </message>
    <message>
        <source>After move {ply} of {last}</source>
        <translation>第 {ply} 步之后，共 {last} 步</translation>
    </message>
    <message>
        <source>The end, after move {ply} of {last}</source>
        <translation>结束，第 {ply} 步之后，共 {last} 步</translation>
    </message>
    <message>
        <source>Now, after move {ply} of {last}</source>
        <translation>现在，第 {ply} 步之后，共 {last} 步</translation>
    </message>
    <message>
        <source>My cards</source>
        <translation>我的牌</translation>
    </message>
    <message>
        <source>See what you saw yourself.</source>
        <translation>看你自己当时看到的。</translation>
    </message>
    <message>
        <source>Nobody’s cards</source>
        <translation>不显示任何人的牌</translation>
    </message>
    <message>
        <source>Show no hand.</source>
        <translation>不显示任何手牌。</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>所有手牌</translation>
    </message>
    <message>
        <source>Show every hand, in the list of players.</source>
        <translation>在玩家列表中显示所有手牌。</translation>
    </message>
    <message>
        <source>Whose cards are shown: {chosen}</source>
        <translation>显示谁的牌：{chosen}</translation>
    </message>
    <message>
        <source>Choose whose cards are shown.</source>
        <translation>选择显示谁的牌。</translation>
    </message>
    <message>
        <source>Once the game is over, every hand can be seen.</source>
        <translation>对局结束后，可以看到所有手牌。</translation>
    </message>
    <message>
        <source>Speed of the replay: {chosen}</source>
        <translation>回放速度：{chosen}</translation>
    </message>
    <message>
        <source>Choose how fast moves follow each other.</source>
        <translation>选择每步之间的快慢。</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>对局的时刻</translation>
    </message>
    <message>
        <source>Drag to another moment; Space plays the moves.</source>
        <translation>拖到别的时刻；按空格键播放。</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>速度(&amp;S)</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>What else can be done with the moment shown</source>
        <translation>对显示的时刻还能做什么</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>回到游戏</translation>
    </message>
    <message>
        <source>Show the board as it is now</source>
        <translation>显示当前的棋盘</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Best cards</source>
        <translation>最好的牌</translation>
    </message>
    <message>
        <source>Hardest cards</source>
        <translation>最难用的牌</translation>
    </message>
    <message>
        <source>Too few games to say anything of single cards.</source>
        <translation>局数太少，无法评说单张牌。</translation>
    </message>
    <message>
        <source>{games} games of {players} players, level {level}, seed {seed}.</source>
        <translation>{games} 局，{players} 名玩家，水平 {level}，种子 {seed}。</translation>
    </message>
    <message>
        <source>Who began won {wins} of {decided} decided games: {share} % (the truth lies, with 95 % certainty, between {low} % and {high} %; fair would be {fair} %). {verdict}</source>
        <translation>先走者赢了 {decided} 局分出胜负的对局中的 {wins} 局：{share} %（真实值有 95 % 的把握在 {low} % 与 {high} % 之间；公平应为 {fair} %）。{verdict}</translation>
    </message>
    <message>
        <source>A game takes {mean} moves on average, half of them at most {median}; the shortest took {shortest}, the longest {longest}.</source>
        <translation>一局平均 {mean} 步，半数不超过 {median} 步；最短 {shortest} 步，最长 {longest} 步。</translation>
    </message>
    <message>
        <source>Games that nobody won: {draws} ({share} %).</source>
        <translation>无人获胜的对局：{draws}（{share} %）。</translation>
    </message>
    <message>
        <source>The bars on the board show how often a cell was in a winning row: from {least} % of the decided games ({coolest}) to {most} % ({warmest}).</source>
        <translation>棋盘上的条形表示一格有多常落在获胜的连线里：从分出胜负的对局的 {least} %（{coolest}）到 {most} %（{warmest}）。</translation>
    </message>
    <message>
        <source>To begin seems to be an advantage.</source>
        <translation>先走似乎有利。</translation>
    </message>
    <message>
        <source>To begin seems to be a disadvantage.</source>
        <translation>先走似乎不利。</translation>
    </message>
    <message>
        <source>No difference is proved.</source>
        <translation>没有证明有差别。</translation>
    </message>
    <message>
        <source>{share} % of {count} chips ended in a winning row</source>
        <translation>{count} 枚筹码中有 {share} % 落在获胜的连线里</translation>
    </message>
</context>
<context>
    <name>ResultsPane</name>
    <message>
        <source>C&amp;omparison</source>
        <translation>比较(&amp;O)</translation>
    </message>
    <message>
        <source>Side b&amp;y side</source>
        <translation>并排(&amp;Y)</translation>
    </message>
    <message>
        <source>Choose at the left who plays what, and press Run: the games are played in the background, in all cores, and what they say is drawn here as they arrive. Add an entry to compare two boards, two games or two levels; the menu Plan has examples.</source>
        <translation>在左边选择谁玩什么，然后按“运行”：对局在后台用所有核心进行，所得结果随时画在这里。添加条目可比较两个棋盘、两种游戏或两种水平；“计划”菜单里有示例。</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Move {number}: {deed}</source>
        <translation>第 {number} 步：{deed}</translation>
    </message>
    <message>
        <source>Luck: {cards} came, which was worth {chance}.</source>
        <translation>好运：来了{cards}，值 {chance}。</translation>
    </message>
    <message>
        <source>Bad luck: {cards} came, which cost {chance}.</source>
        <translation>坏运：来了{cards}，损失 {chance}。</translation>
    </message>
    <message>
        <source>Luck: the draw was worth {chance}.</source>
        <translation>好运：抽牌值 {chance}。</translation>
    </message>
    <message>
        <source>Bad luck: the draw cost {chance}.</source>
        <translation>坏运：抽牌损失 {chance}。</translation>
    </message>
    <message>
        <source>What the others did until your next turn brought you {chance}.</source>
        <translation>到你下一回合前，其他人的行动让你得到 {chance}。</translation>
    </message>
    <message>
        <source>What the others did until your next turn cost you {chance}.</source>
        <translation>到你下一回合前，其他人的行动让你损失 {chance}。</translation>
    </message>
    <message>
        <source>No other move would have been better.</source>
        <translation>没有更好的走法。</translation>
    </message>
    <message>
        <source>Better: {move} ({best} instead of {played}).</source>
        <translation>更好：{move}（{best}，而非 {played}）。</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>Luck: your first hand, and who began.</source>
        <translation>运气：你的第一手牌，以及谁先走。</translation>
    </message>
    <message>
        <source>The rolls</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>The draws</source>
        <translation>抽牌</translation>
    </message>
    <message>
        <source>Luck: what came, against what might have come.</source>
        <translation>运气：来了什么，与可能来什么相比。</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>你的选择</translation>
    </message>
    <message>
        <source>Skill: what your moves lost against the best ones found.</source>
        <translation>技巧：你的走法比找到的最佳走法损失多少。</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>其他人</translation>
    </message>
    <message>
        <source>How they played, and their luck: one cannot see these apart.</source>
        <translation>他们怎样走，以及他们的运气：无法分开。</translation>
    </message>
    <message>
        <source>None of your turns has been looked at.</source>
        <translation>还没有查看你的任何回合。</translation>
    </message>
    <message>
        <source>Only the first {count} of your turns have been looked at.</source>
        <translation>只查看了你的前 {count} 个回合。</translation>
    </message>
    <message>
        <source>You won.</source>
        <translation>你赢了。</translation>
    </message>
    <message>
        <source>You lost.</source>
        <translation>你输了。</translation>
    </message>
    <message>
        <source>It was a draw.</source>
        <translation>平局。</translation>
    </message>
    <message>
        <source>Luck was with you: the cards were worth {chance}.</source>
        <translation>运气站在你这边：牌值 {chance}。</translation>
    </message>
    <message>
        <source>Luck was against you: the cards cost you {chance}.</source>
        <translation>运气与你作对：牌让你损失 {chance}。</translation>
    </message>
    <message>
        <source>The cards were neither kind nor unkind to you.</source>
        <translation>牌对你不好也不坏。</translation>
    </message>
    <message>
        <source>You hardly missed a better move.</source>
        <translation>你几乎没有错过更好的走法。</translation>
    </message>
    <message>
        <source>Better moves would have been worth {chance} in all.</source>
        <translation>更好的走法总共值 {chance}。</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>The game of {name}</source>
        <translation>{name}的对局</translation>
    </message>
    <message>
        <source>Looking at every turn of the game…</source>
        <translation>正在查看每个回合…</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>回顾</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Show what has been found so far</source>
        <translation>显示到目前为止的发现</translation>
    </message>
    <message>
        <source>Where it turned</source>
        <translation>转折之处</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>运气与技巧</translation>
    </message>
    <message>
        <source>Choose one to see the board as it was then</source>
        <translation>选择一处，查看当时的棋盘</translation>
    </message>
    <message>
        <source>Chances through the game</source>
        <translation>整局的胜算</translation>
    </message>
    <message>
        <source>Click to look at the board at that moment</source>
        <translation>点击查看当时的棋盘</translation>
    </message>
    <message>
        <source>Whose game</source>
        <translation>谁的对局</translation>
    </message>
</context>
<context>
    <name>Reviewing</name>
    <message>
        <source>The game cannot be reviewed: the process that looks at it has failed.</source>
        <translation>无法回顾本局：负责查看的进程失败了。</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>其他人</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>更好</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>所走</translation>
    </message>
</context>
<context>
    <name>Row</name>
    <message>
        <source>Back to what it was at first: {value}</source>
        <translation>恢复最初的值：{value}</translation>
    </message>
</context>
<context>
    <name>RuleChecks</name>
    <message>
        <source>Use whole numbers from {low} to {high}, separated by commas.</source>
        <translation>请用 {low} 到 {high} 的整数，以逗号分隔。</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}。</translation>
    </message>
    <message>
        <source>Shapes have no line that could be lengthened. Leave this out, or make lines.</source>
        <translation>形状没有可延长的线。请去掉这一项，或改用直线。</translation>
    </message>
    <message>
        <source>Only a draw after playing can be forgotten. Let cards draw themselves, or have them drawn after playing.</source>
        <translation>只有出牌后抽牌才会忘记。请让牌自动抽，或改为出牌后抽。</translation>
    </message>
    <message>
        <source>Free cells cannot count for everybody and be earned at once. Let free cells count for nobody.</source>
        <translation>公用格不能既算所有人的又待争取。请让公用格不算任何人的。</translation>
    </message>
    <message>
        <source>Nobody can play yet. Allow at least one number of players.</source>
        <translation>还没有人能玩。请至少允许一种玩家人数。</translation>
    </message>
    <message>
        <source>There is no board “{name}” here. Choose another.</source>
        <translation>这里没有棋盘“{name}”。请另选一个。</translation>
    </message>
    <message>
        <source>Say how many cards {players} are dealt, or leave them out.</source>
        <translation>请说明 {players} 时每人发多少牌，或去掉这一人数。</translation>
    </message>
    <message>
        <source>{players} with {cards} each need {needed}, but there are only {deck}. Deal fewer, or do not allow so many players.</source>
        <translation>{players}每人 {cards} 共需 {needed}，但只有 {deck}。请少发些，或不允许这么多玩家。</translation>
    </message>
    <message>
        <source>No row of {length} fits on the board “{board}”, which has {columns} by {rows} cells. Make rows shorter, or choose a larger board.</source>
        <translation>{length} 枚的连线在棋盘“{board}”（{columns} 乘 {rows} 格）上放不下。请缩短连线，或选择更大的棋盘。</translation>
    </message>
    <message>
        <source>The board “{board}” has {have} of them. Change the number or the board.</source>
        <translation>棋盘“{board}”有 {have}。请更改数字或棋盘。</translation>
    </message>
    <message>
        <source>No cell of the board “{board}” shows {cards}, and they have no power. Choose another board, leave the cards out, or give them a power.</source>
        <translation>棋盘“{board}”上没有格子显示 {cards}，而它们也没有特殊能力。请另选棋盘、去掉这些牌，或赋予它们能力。</translation>
    </message>
    <message>
        <source>{cards} and {count} others</source>
        <translation>{cards} 以及另外 {count} 个</translation>
    </message>
</context>
<context>
    <name>RuleFlags</name>
    <message>
        <source>A full hand must play</source>
        <translation>手牌满了必须出牌</translation>
    </message>
    <message>
        <source>A full hand may draw as well</source>
        <translation>手牌满了也可以抽</translation>
    </message>
    <message>
        <source>An empty hand must draw</source>
        <translation>手牌空了必须抽牌</translation>
    </message>
    <message>
        <source>An empty hand may also pass</source>
        <translation>手牌空了也可以过</translation>
    </message>
    <message>
        <source>One’s own chips may be removed too</source>
        <translation>也可以移走自己的筹码</translation>
    </message>
    <message>
        <source>One’s own chips may not be removed</source>
        <translation>不能移走自己的筹码</translation>
    </message>
    <message>
        <source>One says which card a wild card stands for</source>
        <translation>要说出百搭牌代表哪张牌</translation>
    </message>
    <message>
        <source>A wild card need not be named</source>
        <translation>不必说出百搭牌代表哪张牌</translation>
    </message>
    <message>
        <source>Chips of a finished row are safe</source>
        <translation>完成的连线的筹码是安全的</translation>
    </message>
    <message>
        <source>Chips of a finished row are not safe</source>
        <translation>完成的连线的筹码不安全</translation>
    </message>
    <message>
        <source>Chips that lengthen a finished row are safe too</source>
        <translation>延长连线的筹码也是安全的</translation>
    </message>
    <message>
        <source>Chips that lengthen a finished row are not safe</source>
        <translation>延长连线的筹码不安全</translation>
    </message>
    <message>
        <source>Chips on earned corners are safe</source>
        <translation>争取来的角上的筹码是安全的</translation>
    </message>
    <message>
        <source>Chips on earned corners are not safe</source>
        <translation>争取来的角上的筹码不安全</translation>
    </message>
    <message>
        <source>One line may hold two rows of a side</source>
        <translation>一条线上可以有同一方的两条连线</translation>
    </message>
    <message>
        <source>Two rows of a side never lie in the same line</source>
        <translation>同一方的两条连线不会在同一条线上</translation>
    </message>
    <message>
        <source>Two rows may use the same free cell</source>
        <translation>两条连线可以使用同一个公用格</translation>
    </message>
    <message>
        <source>A side may use each free cell in one row only</source>
        <translation>一方的每个公用格只能用在一条连线里</translation>
    </message>
    <message>
        <source>A row counts only when it is announced</source>
        <translation>连线只有宣布了才算</translation>
    </message>
    <message>
        <source>A row need not be announced</source>
        <translation>连线不必宣布</translation>
    </message>
    <message>
        <source>The stock lies face up</source>
        <translation>牌堆正面朝上</translation>
    </message>
    <message>
        <source>The stock lies face down</source>
        <translation>牌堆正面朝下</translation>
    </message>
    <message>
        <source>Turning in a dead card is free to choose</source>
        <translation>交出死牌是自愿的</translation>
    </message>
    <message>
        <source>A dead card must be turned in before one plays</source>
        <translation>出牌前必须交出死牌</translation>
    </message>
    <message>
        <source>Dead cards may be turned in only when no card can be played</source>
        <translation>只有无牌可出时才能交出死牌</translation>
    </message>
    <message>
        <source>Dead cards may be turned in even if another card can be played</source>
        <translation>有别的牌可出时也可以交出死牌</translation>
    </message>
    <message>
        <source>Dead cards that are turned in are named</source>
        <translation>交出的死牌要说出来</translation>
    </message>
    <message>
        <source>Dead cards that are turned in are not named</source>
        <translation>交出的死牌不必说出来</translation>
    </message>
    <message>
        <source>Turning in a dead card ends the time for a late draw</source>
        <translation>交出死牌会结束补抽的时间</translation>
    </message>
    <message>
        <source>Turning in a dead card leaves time for a late draw</source>
        <translation>交出死牌不影响补抽的时间</translation>
    </message>
    <message>
        <source>Another turn even if the roll could not be used</source>
        <translation>即使点数没有用上也再走一次</translation>
    </message>
    <message>
        <source>No further turn if the roll could not be used</source>
        <translation>点数没有用上就不再走</translation>
    </message>
</context>
<context>
    <name>RuleGroups</name>
    <message>
        <source>Players and sides</source>
        <translation>玩家和各方</translation>
    </message>
    <message>
        <source>Cards, dice and hands</source>
        <translation>牌、骰子和手牌</translation>
    </message>
    <message>
        <source>Board and corners</source>
        <translation>棋盘和角</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>特殊牌</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>连线</translation>
    </message>
    <message>
        <source>Winning, points and ties</source>
        <translation>获胜、分数和平局</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>抽牌</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>死牌</translation>
    </message>
    <message>
        <source>Forgetting, talking, clock</source>
        <translation>忘抽、说话、计时</translation>
    </message>
    <message>
        <source>Look of the table</source>
        <translation>牌桌外观</translation>
    </message>
    <message>
        <source>Name and origin</source>
        <translation>名称和来源</translation>
    </message>
</context>
<context>
    <name>RuleLabels</name>
    <message>
        <source>Name of the file</source>
        <translation>文件名</translation>
    </message>
    <message>
        <source>It is made from the name when the rules are saved.</source>
        <translation>保存规则时由名称生成。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>What people read in the list of games.</source>
        <translation>游戏列表中显示的文字。</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>One paragraph: what kind of game it is and what is special.</source>
        <translation>一段话：是什么样的游戏，有什么特别。</translation>
    </message>
    <message>
        <source>Where the rules come from</source>
        <translation>规则的来源</translation>
    </message>
    <message>
        <source>A book, a web site, a family; so that others can look it up.</source>
        <translation>书、网站、家庭；以便别人查证。</translation>
    </message>
    <message>
        <source>Who may play</source>
        <translation>谁可以玩</translation>
    </message>
    <message>
        <source>How many may play, and into how many sides of equal size they may part. Where there are several, the usual number of sides is offered first.</source>
        <translation>可以有多少人玩，分成几个人数相等的方。有多种可能时，先提供通常的方数。</translation>
    </message>
    <message>
        <source>Seating of team-mates</source>
        <translation>同伴的座位</translation>
    </message>
    <message>
        <source>Apart, the sides take turns around the table. Side by side, all members of a side move before the next side does.</source>
        <translation>分开：各方绕桌交替。相邻：一方的成员都走完，再轮到下一方。</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>谁先走</translation>
    </message>
    <message>
        <source>The first move is a small advantage.</source>
        <translation>先走有一点优势。</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>轮流方向</translation>
    </message>
    <message>
        <source>The way the turn passes around the table.</source>
        <translation>绕桌轮流的方向。</translation>
    </message>
    <message>
        <source>Played with</source>
        <translation>用什么玩</translation>
    </message>
    <message>
        <source>With cards one chooses from a hand. With dice there is no hand: the roll says where the chip goes.</source>
        <translation>用牌时从手牌中选择。用骰子时没有手牌：点数决定筹码放在哪里。</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>牌的副数</translation>
    </message>
    <message>
        <source>So many packs are shuffled together; more packs, longer games.</source>
        <translation>这么多副牌洗在一起；副数越多，游戏越长。</translation>
    </message>
    <message>
        <source>Jokers in all</source>
        <translation>鬼牌总数</translation>
    </message>
    <message>
        <source>Jokers need a power, since no cell shows a joker.</source>
        <translation>鬼牌需要特殊能力，因为没有格子显示鬼牌。</translation>
    </message>
    <message>
        <source>Ranks in a pack</source>
        <translation>一副牌中的点数</translation>
    </message>
    <message>
        <source>Ranks left out are not dealt; cells that show them can be reached by special cards only.</source>
        <translation>去掉的点数不发；显示它们的格子只有特殊牌能到。</translation>
    </message>
    <message>
        <source>Number cards</source>
        <translation>数字牌</translation>
    </message>
    <message>
        <source>Each number from the first to the last once a pack, in place of playing cards. They need a board of numbers.</source>
        <translation>从第一个到最后一个数字，每副各一张，代替扑克牌。需要数字棋盘。</translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation>每人牌数</translation>
    </message>
    <message>
        <source>The same number for any number of players. Not used, the list by players holds.</source>
        <translation>任何人数都一样。不用时按玩家人数的列表。</translation>
    </message>
    <message>
        <source>Cards each, by players</source>
        <translation>每人牌数，按玩家人数</translation>
    </message>
    <message>
        <source>The more players, the fewer cards each, as a rule.</source>
        <translation>一般来说，玩家越多，每人的牌越少。</translation>
    </message>
    <message>
        <source>Most cards in a hand</source>
        <translation>手牌上限</translation>
    </message>
    <message>
        <source>Who holds so many may not draw and has to play.</source>
        <translation>有这么多牌的人不能抽，必须出牌。</translation>
    </message>
    <message>
        <source>A number goes on</source>
        <translation>数字可以放在</translation>
    </message>
    <message>
        <source>On higher numbers too, low cards are strong: they fit nearly everywhere.</source>
        <translation>也可放在更大的数字上时，小牌很强：几乎哪里都能放。</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>骰子</translation>
    </message>
    <message>
        <source>How many dice are rolled; their total counts.</source>
        <translation>掷多少枚骰子；以总点数为准。</translation>
    </message>
    <message>
        <source>Faces of a die</source>
        <translation>骰子的面数</translation>
    </message>
    <message>
        <source>The board has to show every total that has no power.</source>
        <translation>棋盘必须显示每个没有特殊能力的总点数。</translation>
    </message>
    <message>
        <source>Rolls that give another turn</source>
        <translation>可再走一次的点数</translation>
    </message>
    <message>
        <source>Totals, separated by commas. The turn may repeat for ever.</source>
        <translation>总点数，以逗号分隔。可以无限次重复。</translation>
    </message>
    <message>
        <source>Another turn even if the roll could not be used</source>
        <translation>即使点数没有用上也再走一次</translation>
    </message>
    <message>
        <source>Otherwise a roll without effect gives no further turn.</source>
        <translation>否则没有作用的点数不能再走一次。</translation>
    </message>
    <message>
        <source>Usual board</source>
        <translation>通常的棋盘</translation>
    </message>
    <message>
        <source>The board that is offered first; others that fit may do too.</source>
        <translation>首先提供的棋盘；其他合适的也可以。</translation>
    </message>
    <message>
        <source>A board of its own</source>
        <translation>自带棋盘</translation>
    </message>
    <message>
        <source>A line for each row of cells, such as “XX 2S 3S 4S”; XX is a free cell. It goes before the usual board.</source>
        <translation>每排格子一行，如“XX 2S 3S 4S”；XX 是公用格。优先于通常的棋盘。</translation>
    </message>
    <message>
        <source>Rows of cells a board must have</source>
        <translation>棋盘必须有的行数</translation>
    </message>
    <message>
        <source>Boards of another height are not offered.</source>
        <translation>高度不同的棋盘不会提供。</translation>
    </message>
    <message>
        <source>Columns a board must have</source>
        <translation>棋盘必须有的列数</translation>
    </message>
    <message>
        <source>Boards of another width are not offered.</source>
        <translation>宽度不同的棋盘不会提供。</translation>
    </message>
    <message>
        <source>Free cells</source>
        <translation>公用格</translation>
    </message>
    <message>
        <source>Counting for every side, a row through a free corner needs one chip less.</source>
        <translation>算各方的筹码时，经过公用角的连线少需一枚筹码。</translation>
    </message>
    <message>
        <source>Free cells are earned</source>
        <translation>公用格待争取</translation>
    </message>
    <message>
        <source>They start empty, and only a card with the power for corners puts a chip there.</source>
        <translation>它们起初是空的，只有带角能力的牌能在那里放筹码。</translation>
    </message>
    <message>
        <source>Cards and rolls with a power</source>
        <translation>有特殊能力的牌和点数</translation>
    </message>
    <message>
        <source>What jacks, jokers or certain rolls do. A card with a power is not played on its own cells.</source>
        <translation>J、鬼牌或某些点数的作用。有特殊能力的牌不出在自己的格子上。</translation>
    </message>
    <message>
        <source>When all its cells are covered, a card or roll</source>
        <translation>当一张牌或点数的格子都被盖住时</translation>
    </message>
    <message>
        <source>Taking the place of an enemy chip keeps the game moving to the very end.</source>
        <translation>取代对手的筹码可让游戏一直有变化。</translation>
    </message>
    <message>
        <source>Removing may take one’s own chips</source>
        <translation>移走时可以移走自己的筹码</translation>
    </message>
    <message>
        <source>Seldom wise, but it keeps such a card from being stuck.</source>
        <translation>很少明智，但这样的牌就不会卡住。</translation>
    </message>
    <message>
        <source>Wild cards are named</source>
        <translation>要说出百搭牌</translation>
    </message>
    <message>
        <source>One says which card a wild card stands for. A custom at the table only.</source>
        <translation>说出百搭牌代表哪张牌。只是桌上的习惯。</translation>
    </message>
    <message>
        <source>Chips of a finished row are safe</source>
        <translation>完成的连线的筹码是安全的</translation>
    </message>
    <message>
        <source>Otherwise a finished row can be broken again.</source>
        <translation>否则完成的连线还可以被拆掉。</translation>
    </message>
    <message>
        <source>Chips that lengthen a finished row are safe too</source>
        <translation>延长连线的筹码也是安全的</translation>
    </message>
    <message>
        <source>Otherwise the sixth chip in a line of five can be taken.</source>
        <translation>否则五枚连线旁的第六枚可以被拿走。</translation>
    </message>
    <message>
        <source>Chips on earned corners are safe</source>
        <translation>争取来的角上的筹码是安全的</translation>
    </message>
    <message>
        <source>Otherwise they can be taken like any other chip.</source>
        <translation>否则可以像其他筹码一样被拿走。</translation>
    </message>
    <message>
        <source>Cells safe from a card or roll</source>
        <translation>不怕某张牌或点数的格子</translation>
    </message>
    <message>
        <source>Numbers whose cells a certain card or roll cannot touch.</source>
        <translation>某张牌或点数不能动的格子的数字。</translation>
    </message>
    <message>
        <source>Chips in a row</source>
        <translation>一条连线的筹码数</translation>
    </message>
    <message>
        <source>Shorter rows are made sooner and blocked less easily.</source>
        <translation>连线越短，越快连成，越难阻挡。</translation>
    </message>
    <message>
        <source>Chips in a row, by sides</source>
        <translation>一条连线的筹码数，按方数</translation>
    </message>
    <message>
        <source>Where a number of sides is named here, this goes first.</source>
        <translation>这里写明的方数优先。</translation>
    </message>
    <message>
        <source>Shapes instead of lines</source>
        <translation>形状代替直线</translation>
    </message>
    <message>
        <source>A line for each shape, such as “X../XXX/..X”: X is a chip, a dot is not, and a stroke begins the next row. Each is placed as drawn, without turning.</source>
        <translation>每个形状一行，如“X../XXX/..X”：X 是筹码，点不是，斜线开始下一排。每个都照图摆放，不旋转。</translation>
    </message>
    <message>
        <source>A row counts</source>
        <translation>连线的有效期</translation>
    </message>
    <message>
        <source>For good, it is claimed and remembered. Only while it lies there, all rows needed have to be on the board at once.</source>
        <translation>永久：宣占并记住。仅在场时：所需的连线必须同时都在棋盘上。</translation>
    </message>
    <message>
        <source>Cells that two rows may share</source>
        <translation>两条连线可以共用的格子数</translation>
    </message>
    <message>
        <source>With one, nine in a line are two rows of five; with none, ten are needed.</source>
        <translation>共用一格时，一条线上九枚是两条五连；不共用则需十枚。</translation>
    </message>
    <message>
        <source>One line may hold two rows of a side</source>
        <translation>一条线上可以有同一方的两条连线</translation>
    </message>
    <message>
        <source>Otherwise a second row must lie in another line, such as one that crosses.</source>
        <translation>否则第二条连线必须在另一条线上，例如交叉的线。</translation>
    </message>
    <message>
        <source>Two rows may use the same free cell</source>
        <translation>两条连线可以使用同一个公用格</translation>
    </message>
    <message>
        <source>Otherwise a side may use each free corner once.</source>
        <translation>否则一方的每个公用角只能用一次。</translation>
    </message>
    <message>
        <source>When more chips lie in line than a row needs</source>
        <translation>一条线上的筹码多于连线所需时</translation>
    </message>
    <message>
        <source>Which chips are the row decides which are safe, and what may follow.</source>
        <translation>哪些筹码是连线，决定哪些安全以及后续可能。</translation>
    </message>
    <message>
        <source>A row counts only when it is announced</source>
        <translation>连线只有宣布了才算</translation>
    </message>
    <message>
        <source>Who makes a row without saying so has no row; a later chip can still claim it.</source>
        <translation>连成而不说就不算；之后的筹码仍可宣占。</translation>
    </message>
    <message>
        <source>Rows needed, by sides</source>
        <translation>所需连线，按方数</translation>
    </message>
    <message>
        <source>Where nothing is said, one row wins.</source>
        <translation>没有写明时，一条连线获胜。</translation>
    </message>
    <message>
        <source>Rows needed, by players</source>
        <translation>所需连线，按玩家人数</translation>
    </message>
    <message>
        <source>Where a number of players is named here, this goes first.</source>
        <translation>这里写明的玩家人数优先。</translation>
    </message>
    <message>
        <source>Patterns that win at once</source>
        <translation>立即获胜的图案</translation>
    </message>
    <message>
        <source>A line for each: “center2x2” for the four cells in the middle, or cells joined by plus signs, such as “a1+b2”.</source>
        <translation>每个一行：“center2x2”表示中间四格，或用加号连接的格子，如“a1+b2”。</translation>
    </message>
    <message>
        <source>Turns left to the others</source>
        <translation>留给其他人的回合</translation>
    </message>
    <message>
        <source>When a side has its rows, each other side still has so many turns; then the most rows win.</source>
        <translation>一方完成所需连线后，其他各方还有这么多回合；然后连线最多者获胜。</translation>
    </message>
    <message>
        <source>When nobody has won</source>
        <translation>无人获胜时</translation>
    </message>
    <message>
        <source>What happens when nobody can move or no card is left.</source>
        <translation>没有人能走或没有牌时怎么办。</translation>
    </message>
    <message>
        <source>Lengths that are compared</source>
        <translation>比较的长度</translation>
    </message>
    <message>
        <source>Separated by commas, in order: the side with more rows of the first length wins, then of the second, and so on.</source>
        <translation>以逗号分隔，依次比较：第一种长度的连线多者获胜，然后第二种，依此类推。</translation>
    </message>
    <message>
        <source>Points that win the match</source>
        <translation>赢得比赛的分数</translation>
    </message>
    <message>
        <source>A match goes over several deals, until a side has so many.</source>
        <translation>比赛有若干局，直到一方得到这么多分。</translation>
    </message>
    <message>
        <source>Points for a row, by chips in its line</source>
        <translation>连线的分数，按线上的筹码数</translation>
    </message>
    <message>
        <source>A line earns what stands at the greatest number that it reaches.</source>
        <translation>一条线得到它所达到的最大数目对应的分数。</translation>
    </message>
    <message>
        <source>Extra points for a row with a free cell</source>
        <translation>含公用格的连线的加分</translation>
    </message>
    <message>
        <source>For each such row.</source>
        <translation>每条这样的连线。</translation>
    </message>
    <message>
        <source>Extra points for two rows at a stroke</source>
        <translation>一步两条连线的加分</translation>
    </message>
    <message>
        <source>For one move that makes two or more rows.</source>
        <translation>一步连成两条或更多时。</translation>
    </message>
    <message>
        <source>Points for winning a deal</source>
        <translation>赢得一局的分数</translation>
    </message>
    <message>
        <source>For the side that wins it, however it ends.</source>
        <translation>给获胜的一方，不论怎样结束。</translation>
    </message>
    <message>
        <source>Points lost for each special card left</source>
        <translation>每张剩余特殊牌的扣分</translation>
    </message>
    <message>
        <source>For cards with a power still in hand at the end of a deal.</source>
        <translation>一局结束时手中还剩的有特殊能力的牌。</translation>
    </message>
    <message>
        <source>A card is drawn</source>
        <translation>抽牌的时机</translation>
    </message>
    <message>
        <source>Drawing before playing gives one card more to choose from.</source>
        <translation>出牌前抽牌可多一张选择。</translation>
    </message>
    <message>
        <source>A full hand must play</source>
        <translation>手牌满了必须出牌</translation>
    </message>
    <message>
        <source>Otherwise one may draw on, however many cards one holds.</source>
        <translation>否则不论有多少牌都可以继续抽。</translation>
    </message>
    <message>
        <source>An empty hand must draw</source>
        <translation>手牌空了必须抽牌</translation>
    </message>
    <message>
        <source>Otherwise one may also pass.</source>
        <translation>否则也可以过。</translation>
    </message>
    <message>
        <source>Open cards to draw from</source>
        <translation>可抽的明牌</translation>
    </message>
    <message>
        <source>So many cards lie open beside the stock; one takes one, and the next is laid there.</source>
        <translation>牌堆旁有这么多张明牌；拿走一张，补上一张。</translation>
    </message>
    <message>
        <source>The stock lies face up</source>
        <translation>牌堆正面朝上</translation>
    </message>
    <message>
        <source>Everybody sees the card that comes next from each pile.</source>
        <translation>人人都能看到每叠的下一张牌。</translation>
    </message>
    <message>
        <source>Piles of the open stock</source>
        <translation>明牌堆的叠数</translation>
    </message>
    <message>
        <source>With several, one chooses from which to draw.</source>
        <translation>有几叠时可选择从哪叠抽。</translation>
    </message>
    <message>
        <source>When the stock is empty</source>
        <translation>牌堆用完时</translation>
    </message>
    <message>
        <source>Without a new stock the cards run out, and games can end.</source>
        <translation>没有新牌堆，牌就会用完，游戏可能结束。</translation>
    </message>
    <message>
        <source>Dead cards turned in each turn</source>
        <translation>每回合可交出的死牌</translation>
    </message>
    <message>
        <source>A card is dead when no cell is left for it. Turned in, it gives a new card, and the turn goes on.</source>
        <translation>没有格子可放的牌是死牌。交出后得到一张新牌，回合继续。</translation>
    </message>
    <message>
        <source>Turning in is free to choose</source>
        <translation>交出是自愿的</translation>
    </message>
    <message>
        <source>Otherwise a dead card has to be turned in before one plays.</source>
        <translation>否则出牌前必须交出死牌。</translation>
    </message>
    <message>
        <source>Only when no card can be played</source>
        <translation>只在无牌可出时</translation>
    </message>
    <message>
        <source>Dead cards stay in hand as long as another card can be used.</source>
        <translation>只要还有别的牌可用，死牌就留在手里。</translation>
    </message>
    <message>
        <source>Dead cards are announced</source>
        <translation>死牌要说出来</translation>
    </message>
    <message>
        <source>Otherwise the list of moves does not name them.</source>
        <translation>否则步数列表中不写出它们。</translation>
    </message>
    <message>
        <source>Dead cards that put a player out</source>
        <translation>使玩家出局的死牌数</translation>
    </message>
    <message>
        <source>Who holds so many at the start of a turn is out of the game.</source>
        <translation>回合开始时有这么多死牌的人出局。</translation>
    </message>
    <message>
        <source>A forgotten draw</source>
        <translation>忘了抽牌</translation>
    </message>
    <message>
        <source>If drawing is up to the players, one has to click the stock after each move.</source>
        <translation>若由玩家自己抽牌，每步之后都要点击牌堆。</translation>
    </message>
    <message>
        <source>It is too late</source>
        <translation>何时算太晚</translation>
    </message>
    <message>
        <source>Until then a forgotten card may still be drawn.</source>
        <translation>在此之前，忘抽的牌还可以补抽。</translation>
    </message>
    <message>
        <source>Turning in a dead card ends the time too</source>
        <translation>交出死牌也会结束补抽的时间</translation>
    </message>
    <message>
        <source>As if the next player had moved and drawn.</source>
        <translation>如同下一位玩家已经出牌并抽牌。</translation>
    </message>
    <message>
        <source>Speaking out of turn</source>
        <translation>违规说话</translation>
    </message>
    <message>
        <source>What a side pays whose members give each other advice.</source>
        <translation>成员互相出主意时，该方要付出的代价。</translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <translation>回合时间</translation>
    </message>
    <message>
        <source>In seconds; then the computer moves for the player.</source>
        <translation>以秒计；之后由电脑替玩家走。</translation>
    </message>
    <message>
        <source>A finished row</source>
        <translation>完成的连线</translation>
    </message>
    <message>
        <source>How it is seen on the table; the rules stay the same.</source>
        <translation>在桌上怎样显示；规则不变。</translation>
    </message>
    <message>
        <source>Chips of each colour in the box</source>
        <translation>盒中每种颜色的筹码数</translation>
    </message>
    <message>
        <source>For information only; the program never runs out of chips.</source>
        <translation>仅供参考；程序的筹码永远够用。</translation>
    </message>
</context>
<context>
    <name>RuleOptions</name>
    <message>
        <source>apart, the sides in turn</source>
        <translation>分开，各方轮流</translation>
    </message>
    <message>
        <source>side by side</source>
        <translation>相邻</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>顺时针</translation>
    </message>
    <message>
        <source>counterclockwise</source>
        <translation>逆时针</translation>
    </message>
    <message>
        <source>the seat after a dealer drawn by lot</source>
        <translation>抽签所定发牌人的下一个座位</translation>
    </message>
    <message>
        <source>the highest roll</source>
        <translation>掷得最大者</translation>
    </message>
    <message>
        <source>a seat drawn by lot</source>
        <translation>抽签所定的座位</translation>
    </message>
    <message>
        <source>always the first seat</source>
        <translation>总是第一个座位</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>骰子</translation>
    </message>
    <message>
        <source>its own cells</source>
        <translation>它自己的格子</translation>
    </message>
    <message>
        <source>its own cells and any higher number</source>
        <translation>它自己的格子和任何更大的数字</translation>
    </message>
    <message>
        <source>count as a chip of every side</source>
        <translation>算作各方的筹码</translation>
    </message>
    <message>
        <source>count for nobody</source>
        <translation>不算任何人的</translation>
    </message>
    <message>
        <source>by a card with the power for corners</source>
        <translation>由带角能力的牌争取</translation>
    </message>
    <message>
        <source>never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>for good, once it is made</source>
        <translation>永久，一旦连成</translation>
    </message>
    <message>
        <source>only while its chips lie there</source>
        <translation>只在其筹码在场时</translation>
    </message>
    <message>
        <source>its maker chooses</source>
        <translation>由连成者选择</translation>
    </message>
    <message>
        <source>the first from the top left</source>
        <translation>从左上角数最先的</translation>
    </message>
    <message>
        <source>the program chooses</source>
        <translation>由程序选择</translation>
    </message>
    <message>
        <source>drawn through</source>
        <translation>画上一道线</translation>
    </message>
    <message>
        <source>its chips turn white</source>
        <translation>其筹码变白</translation>
    </message>
    <message>
        <source>does nothing</source>
        <translation>没有作用</translation>
    </message>
    <message>
        <source>takes the place of an enemy chip there</source>
        <translation>取代那里对手的筹码</translation>
    </message>
    <message>
        <source>after playing</source>
        <translation>出牌之后</translation>
    </message>
    <message>
        <source>before playing</source>
        <translation>出牌之前</translation>
    </message>
    <message>
        <source>instead of playing</source>
        <translation>代替出牌</translation>
    </message>
    <message>
        <source>the played cards are shuffled anew</source>
        <translation>把出过的牌重新洗</translation>
    </message>
    <message>
        <source>one plays on without drawing</source>
        <translation>不抽牌继续</translation>
    </message>
    <message>
        <source>the game ends</source>
        <translation>游戏结束</translation>
    </message>
    <message>
        <source>impossible: cards draw themselves</source>
        <translation>不可能：牌会自动抽</translation>
    </message>
    <message>
        <source>lost for good</source>
        <translation>永远失去</translation>
    </message>
    <message>
        <source>made good after one’s next turn</source>
        <translation>在自己的下一回合后补上</translation>
    </message>
    <message>
        <source>when the next player has moved and drawn</source>
        <translation>下一位玩家出牌并抽牌时</translation>
    </message>
    <message>
        <source>when the next player has moved</source>
        <translation>下一位玩家出牌时</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>没有代价</translation>
    </message>
    <message>
        <source>costs each member of the side a card</source>
        <translation>该方每个成员失去一张牌</translation>
    </message>
    <message>
        <source>costs the side a chip</source>
        <translation>该方失去一枚筹码</translation>
    </message>
    <message>
        <source>the game is a draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>the longest lines decide</source>
        <translation>由最长的线决定</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>不使用</translation>
    </message>
    <message>
        <source>as many as were dealt</source>
        <translation>发多少算多少</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>任意数目</translation>
    </message>
    <message>
        <source>nobody is put out</source>
        <translation>没有人出局</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>none, the game is over</source>
        <translation>无，游戏结束</translation>
    </message>
    <message>
        <source>no match, single games</source>
        <translation>没有比赛，单局</translation>
    </message>
    <message>
        <source>the four cells in the middle</source>
        <translation>中间的四格</translation>
    </message>
    <message>
        <source>the cells {names}</source>
        <translation>{names} 格</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> 秒</translation>
    </message>
</context>
<context>
    <name>RulePowers</name>
    <message>
        <source>goes on any open cell</source>
        <translation>可放在任意空格</translation>
    </message>
    <message>
        <source>removes an enemy chip</source>
        <translation>移走对手的一枚筹码</translation>
    </message>
    <message>
        <source>goes anywhere, even in place of an enemy chip</source>
        <translation>可放在任何地方，也可取代对手的筹码</translation>
    </message>
    <message>
        <source>goes in place of an enemy chip</source>
        <translation>取代对手的一枚筹码</translation>
    </message>
    <message>
        <source>goes on an open corner only</source>
        <translation>只能放在空的角上</translation>
    </message>
    <message>
        <source>swaps one’s own chip with an enemy chip</source>
        <translation>让自己的一枚筹码与对手的一枚交换</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>Back to the preset: {value}</source>
        <translation>恢复预设：{value}</translation>
    </message>
    <message>
        <source>No effect: {why}</source>
        <translation>无作用：{why}</translation>
    </message>
</context>
<context>
    <name>RuleTables</name>
    <message>
        <source>Add a roll</source>
        <translation>添加点数</translation>
    </message>
    <message>
        <source>Add a card</source>
        <translation>添加牌</translation>
    </message>
    <message>
        <source>One more that does something special</source>
        <translation>再加一张有特殊作用的</translation>
    </message>
    <message>
        <source>Card or roll</source>
        <translation>牌或点数</translation>
    </message>
    <message>
        <source>Take {card} out of the list</source>
        <translation>从列表中去掉{card}</translation>
    </message>
    <message>
        <source>What {card} does</source>
        <translation>{card}的作用</translation>
    </message>
    <message>
        <source>numbers of cells</source>
        <translation>格子的数字</translation>
    </message>
    <message>
        <source>Cells safe from {card}</source>
        <translation>不怕{card}的格子</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>鬼牌</translation>
    </message>
    <message>
        <source>usually</source>
        <translation>通常</translation>
    </message>
    <message>
        <source>{players}, usual number of sides</source>
        <translation>{players}，通常的方数</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} 名玩家</translation>
    </message>
    <message>
        <source>{sides} sides</source>
        <translation>{sides} 方</translation>
    </message>
    <message>
        <source>{count} in line</source>
        <translation>{count} 枚成线</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Change the rules</source>
        <translation>更改规则</translation>
    </message>
    <message>
        <source>&amp;Differences</source>
        <translation>不同之处(&amp;D)</translation>
    </message>
    <message>
        <source>S&amp;how it</source>
        <translation>显示(&amp;H)</translation>
    </message>
    <message>
        <source>{title}, changed</source>
        <translation>{title}（已更改）</translation>
    </message>
    <message>
        <source>House rules made from {title}</source>
        <translation>由 {title} 改成的自定规则</translation>
    </message>
    <message>
        <source>Start &amp;from</source>
        <translation>起点(&amp;F)</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>搜索规则</translation>
    </message>
    <message>
        <source>Show what differs from the preset, or the rules again.</source>
        <translation>显示与预设的不同之处，或再显示规则。</translation>
    </message>
    <message>
        <source>Point at a rule to read what follows from it.</source>
        <translation>指向一条规则，可读到它的后果。</translation>
    </message>
    <message>
        <source>{title} (yours)</source>
        <translation>{title}（你的）</translation>
    </message>
    <message>
        <source>These rules do not make sense yet.</source>
        <translation>这些规则还不合理。</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>No rule is called like that.</source>
        <translation>没有这样名称的规则。</translation>
    </message>
</context>
<context>
    <name>SafeBar</name>
    <message>
        <source>Safe mode: your settings stay in their file, and changes are not kept.</source>
        <translation>安全模式：你的设置留在文件里，改动不会保留。</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Save the animation</source>
        <translation>保存动画</translation>
    </message>
    <message>
        <source>The file was not written.</source>
        <translation>文件没有写入。</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>已写入：{file}</translation>
    </message>
</context>
<context>
    <name>SeatChoice</name>
    <message>
        <source>Who plays</source>
        <translation>谁来玩</translation>
    </message>
    <message>
        <source>Equal players</source>
        <translation>相同的玩家</translation>
    </message>
    <message>
        <source>A player for each side</source>
        <translation>每方一名玩家</translation>
    </message>
    <message>
        <source>A player for each seat</source>
        <translation>每座位一名玩家</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Side {number}</source>
        <translation>第 {number} 方</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>{number} 号座位</translation>
    </message>
    <message>
        <source>{who}: level</source>
        <translation>{who}：水平</translation>
    </message>
    <message>
        <source>{who}: temperament</source>
        <translation>{who}：性格</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>computer</source>
        <translation>电脑</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Name of seat {number}</source>
        <translation>{number} 号座位的名字</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>{number} 号座位由谁玩</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Temperament of seat {number}</source>
        <translation>{number} 号座位的性格</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Player {number}</source>
        <translation>玩家 {number}</translation>
    </message>
    <message>
        <source>Computer {number}</source>
        <translation>电脑 {number}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>电脑</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <source>{number}°</source>
        <translation>{number}°</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Texts in {language}.</source>
        <translation>{language}的文字。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>What the program speaks. The window opens anew.</source>
        <translation>程序所用的语言。窗口会重新打开。</translation>
    </message>
    <message>
        <source>That of the system</source>
        <translation>系统的语言</translation>
    </message>
    <message>
        <source>English where there is no translation.</source>
        <translation>没有译文时用英语。</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>窗口颜色</translation>
    </message>
    <message>
        <source>Light or dark; the table and the cards follow.</source>
        <translation>浅色或深色；牌桌和牌随之变化。</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>手牌次序</translation>
    </message>
    <message>
        <source>How your cards lie. Drag a card in the hand to lay it by hand.</source>
        <translation>你的牌怎样摆放。在手牌中拖动一张牌即可自己摆放。</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>桌布</translation>
    </message>
    <message>
        <source>The colour of the table under the board.</source>
        <translation>棋盘下方桌面的颜色。</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>As in most card rooms.</source>
        <translation>与大多数牌室一样。</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Cooler; green chips stand out more.</source>
        <translation>较冷；绿色筹码更醒目。</translation>
    </message>
    <message>
        <source>Claret</source>
        <translation>酒红</translation>
    </message>
    <message>
        <source>Warmer; blue chips stand out more.</source>
        <translation>较暖；蓝色筹码更醒目。</translation>
    </message>
    <message>
        <source>Of my own hue</source>
        <translation>自选颜色</translation>
    </message>
    <message>
        <source>Whatever hue is chosen below, as dark as the others.</source>
        <translation>下方所选的色调，深浅与其他桌布相同。</translation>
    </message>
    <message>
        <source>Hue of my own cloth</source>
        <translation>自选桌布的色调</translation>
    </message>
    <message>
        <source>From red (0°) by green (120°) and blue (240°) back to red. Cards and words stand out as well on each.</source>
        <translation>从红（0°）经绿（120°）、蓝（240°）回到红。无论哪种，牌和文字都同样清晰。</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>筹码</translation>
    </message>
    <message>
        <source>The colours of the sides. Each side has a sign of its own in all of them.</source>
        <translation>各方的颜色。每方在各种配色中都有自己的记号。</translation>
    </message>
    <message>
        <source>Blue, red, green, violet</source>
        <translation>蓝、红、绿、紫</translation>
    </message>
    <message>
        <source>For most eyes.</source>
        <translation>适合大多数眼睛。</translation>
    </message>
    <message>
        <source>Safe for colour-blind players</source>
        <translation>色盲也能分辨</translation>
    </message>
    <message>
        <source>Blue, orange, black and yellow stay apart in every colour blindness.</source>
        <translation>蓝、橙、黑、黄在各种色盲下都能分开。</translation>
    </message>
    <message>
        <source>Shades of grey</source>
        <translation>灰度</translation>
    </message>
    <message>
        <source>They differ by lightness and sign alone.</source>
        <translation>只靠明暗和记号区分。</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>牌面</translation>
    </message>
    <message>
        <source>What is drawn on the cards and on the cells of the board.</source>
        <translation>牌和棋盘格上画的图案。</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>经典</translation>
    </message>
    <message>
        <source>With pips and figures.</source>
        <translation>有点数和人像。</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>大字</translation>
    </message>
    <message>
        <source>One huge index, for weak eyes and small boards.</source>
        <translation>一个大大的点数，适合视力较弱者和小棋盘。</translation>
    </message>
    <message>
        <source>Four colours of suits</source>
        <translation>四色花色</translation>
    </message>
    <message>
        <source>Diamonds are blue and clubs green, so that no two suits look alike.</source>
        <translation>方块为蓝，梅花为绿，没有两种花色相似。</translation>
    </message>
    <message>
        <source>Size of the table</source>
        <translation>牌桌大小</translation>
    </message>
    <message>
        <source>At 100 % the table is as large as the window. A larger one is moved by the wheel or by dragging the cloth, and follows a card that is dragged to its edge.</source>
        <translation>100 % 时牌桌与窗口一样大。更大时可用滚轮或拖动桌布来移动，拖到边缘的牌会带着它移动。</translation>
    </message>
    <message>
        <source>Cards are</source>
        <translation>出牌方式</translation>
    </message>
    <message>
        <source>How the pointer plays. Keys always do.</source>
        <translation>用指针怎样出牌。按键始终可用。</translation>
    </message>
    <message>
        <source>Dragged or clicked</source>
        <translation>拖动或点击</translation>
    </message>
    <message>
        <source>Drag a card to a cell, or click the one, then the other.</source>
        <translation>把牌拖到格子，或先点牌再点格子。</translation>
    </message>
    <message>
        <source>Dragged</source>
        <translation>拖动</translation>
    </message>
    <message>
        <source>A click on a card or a cell does nothing.</source>
        <translation>点击牌或格子没有作用。</translation>
    </message>
    <message>
        <source>Clicked</source>
        <translation>点击</translation>
    </message>
    <message>
        <source>Nothing is dragged, so that a trembling hand cannot carry a card off.</source>
        <translation>不拖动任何东西，手抖也不会带走牌。</translation>
    </message>
    <message>
        <source>Ask before each move</source>
        <translation>每步之前确认</translation>
    </message>
    <message>
        <source>A move is made when you choose its cell again, or press its button.</source>
        <translation>再次选择其格子或按其按钮时才走这一步。</translation>
    </message>
    <message>
        <source>Point out mistakes</source>
        <translation>指出失误</translation>
    </message>
    <message>
        <source>Alone against computers, a move that costs much of your chance to win is pointed out, and may be taken back. Not in rated games.</source>
        <translation>独自对战电脑时，指出明显降低胜率的一步，并可悔棋。等级分对局中无效。</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>How fast cards and chips move. They never keep you waiting: just play on.</source>
        <translation>牌和筹码移动的快慢。不会让你等待：尽管继续玩。</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Everything is in its place at once.</source>
        <translation>一切立即就位。</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>Twice as fast as normal.</source>
        <translation>比正常快一倍。</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>A fifth of a second for each card.</source>
        <translation>每张牌五分之一秒。</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>Half as fast as normal, easy to follow.</source>
        <translation>速度为正常的一半，容易跟上。</translation>
    </message>
    <message>
        <source>Less motion if the system asks for it</source>
        <translation>系统要求时减少动画</translation>
    </message>
    <message>
        <source>Where the system’s settings ask programs for less motion, nothing moves on the table.</source>
        <translation>系统设置要求减少动画时，牌桌上没有动画。</translation>
    </message>
    <message>
        <source>Pace of the computers</source>
        <translation>电脑的节奏</translation>
    </message>
    <message>
        <source>How long a computer takes for a move at least, so that you can follow.</source>
        <translation>电脑每步至少用多久，让你跟得上。</translation>
    </message>
    <message>
        <source>&amp;Slow pace</source>
        <translation>慢节奏(&amp;S)</translation>
    </message>
    <message>
        <source>A second and a half for a move: time to see what it does.</source>
        <translation>每步一秒半：有时间看清它做了什么。</translation>
    </message>
    <message>
        <source>&amp;Normal pace</source>
        <translation>正常节奏(&amp;N)</translation>
    </message>
    <message>
        <source>A little more than half a second for a move.</source>
        <translation>每步半秒多一点。</translation>
    </message>
    <message>
        <source>&amp;Quick pace</source>
        <translation>快节奏(&amp;Q)</translation>
    </message>
    <message>
        <source>Hardly longer than the computer needs to think.</source>
        <translation>比电脑思考所需长不了多少。</translation>
    </message>
    <message>
        <source>Speed of a replay</source>
        <translation>回放速度</translation>
    </message>
    <message>
        <source>How fast moves follow each other when a game is shown again.</source>
        <translation>重看一局时，每步之间的快慢。</translation>
    </message>
    <message>
        <source>Two and a half seconds for a move.</source>
        <translation>每步两秒半。</translation>
    </message>
    <message>
        <source>A little more than a second for a move.</source>
        <translation>每步一秒多一点。</translation>
    </message>
    <message>
        <source>Less than half a second for a move.</source>
        <translation>每步不到半秒。</translation>
    </message>
    <message>
        <source>Time for drawing</source>
        <translation>抽牌时间</translation>
    </message>
    <message>
        <source>Where cards are drawn by hand: how long a computer waits before its move ends your time to draw.</source>
        <translation>手动抽牌时：电脑等多久，才走棋结束你的抽牌时间。</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Hear cards, chips, dice, rows, and that it is your turn.</source>
        <translation>听到牌、筹码、骰子、连线，以及轮到你了。</translation>
    </message>
    <message>
        <source>Volume of the sounds</source>
        <translation>声音的音量</translation>
    </message>
    <message>
        <source>How loud the sounds are, beside the volume of the computer.</source>
        <translation>在电脑音量之外，声音有多响。</translation>
    </message>
    <message>
        <source>Count finished games</source>
        <translation>统计已结束的游戏</translation>
    </message>
    <message>
        <source>Game → Statistics shows them. Nothing of it leaves this computer. Rated games count always.</source>
        <translation>“游戏 → 统计”显示它们。任何内容都不会离开这台电脑。等级赛始终计入。</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Motion and pace</source>
        <translation>动画和节奏</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Restore this &amp;page</source>
        <translation>恢复本页(&amp;P)</translation>
    </message>
    <message>
        <source>Restore &amp;all…</source>
        <translation>全部恢复(&amp;A)…</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>搜索设置</translation>
    </message>
    <message>
        <source>Pages of settings</source>
        <translation>设置页面</translation>
    </message>
    <message>
        <source>Let everything that is shown here be as it was at first.</source>
        <translation>让这里显示的一切恢复最初的样子。</translation>
    </message>
    <message>
        <source>Let every setting be as it was at first.</source>
        <translation>让每项设置恢复最初的样子。</translation>
    </message>
    <message>
        <source>No setting matches. Try another word.</source>
        <translation>没有符合的设置。换个词试试。</translation>
    </message>
    <message>
        <source>Let every setting be as it was at first?</source>
        <translation>让每项设置恢复最初的样子吗？</translation>
    </message>
    <message>
        <source>Games, boards and rules of your own stay as they are.</source>
        <translation>你自己的游戏、棋盘和规则保持不变。</translation>
    </message>
    <message>
        <source>&amp;Restore all</source>
        <translation>全部恢复(&amp;R)</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>&amp;Position</source>
        <translation>局面(&amp;P)</translation>
    </message>
    <message>
        <source>From an &amp;empty board…</source>
        <translation>从空棋盘开始(&amp;E)…</translation>
    </message>
    <message>
        <source>Choose a game, a board and players, and lay everything.</source>
        <translation>选择游戏、棋盘和玩家，再摆放一切。</translation>
    </message>
    <message>
        <source>From the &amp;table</source>
        <translation>从牌桌开始(&amp;T)</translation>
    </message>
    <message>
        <source>Begin with what you see of the game on the table; hidden cards are dealt anew.</source>
        <translation>从你看到的牌桌情形开始；看不到的牌会重新发。</translation>
    </message>
    <message>
        <source>&amp;Open a rule case…</source>
        <translation>打开规则案例(&amp;O)…</translation>
    </message>
    <message>
        <source>Begin with the position of a rule case.</source>
        <translation>从规则案例的局面开始。</translation>
    </message>
    <message>
        <source>&amp;Save as rule case…</source>
        <translation>存为规则案例(&amp;S)…</translation>
    </message>
    <message>
        <source>Write the position with its legal moves to a file that “check” can run.</source>
        <translation>把局面及其合法走法写入文件，可用“check”检查。</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>复制为文本(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the rule case, to be pasted into a message.</source>
        <translation>复制规则案例，以便粘贴到消息中。</translation>
    </message>
    <message>
        <source>P&amp;lay on</source>
        <translation>从此继续玩(&amp;L)</translation>
    </message>
    <message>
        <source>Bring the position to the table. The game that is there now is kept.</source>
        <translation>把局面放到牌桌上。现在那里的对局会保留。</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>关闭(&amp;O)</translation>
    </message>
    <message>
        <source>Close. The position is kept for next time.</source>
        <translation>关闭。局面会留到下次。</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Fill the rest</source>
        <translation>补全其余(&amp;F)</translation>
    </message>
    <message>
        <source>Deal every card that lies nowhere by chance.</source>
        <translation>把还不在任何地方的牌随机发出。</translation>
    </message>
    <message>
        <source>&amp;Mark whole rows</source>
        <translation>标记完整连线(&amp;M)</translation>
    </message>
    <message>
        <source>Mark as many rows as the chips make.</source>
        <translation>标记筹码所形成的全部连线。</translation>
    </message>
    <message>
        <source>Take all &amp;chips away</source>
        <translation>拿走所有筹码(&amp;C)</translation>
    </message>
    <message>
        <source>Empty the board. Undo brings everything back.</source>
        <translation>清空棋盘。撤销可恢复一切。</translation>
    </message>
    <message>
        <source>Take all c&amp;ards away</source>
        <translation>拿走所有牌(&amp;A)</translation>
    </message>
    <message>
        <source>Empty hands and piles. Undo brings everything back.</source>
        <translation>清空手牌和牌堆。撤销可恢复一切。</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>按键和鼠标(&amp;K)</translation>
    </message>
    <message>
        <source>List what every key does here.</source>
        <translation>列出这里每个按键的作用。</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>No chip can lie there.</source>
        <translation>那里不能放筹码。</translation>
    </message>
    <message>
        <source>Take chips</source>
        <translation>拿走筹码</translation>
    </message>
    <message>
        <source>Lay chips</source>
        <translation>放置筹码</translation>
    </message>
    <message>
        <source>By these rules every whole row counts; none has to be marked</source>
        <translation>按此规则，每条完整连线都算数，无需标记</translation>
    </message>
    <message>
        <source>Mark a row</source>
        <translation>标记连线</translation>
    </message>
    <message>
        <source>Unmark a row</source>
        <translation>取消连线标记</translation>
    </message>
    <message>
        <source>No side covers a whole row there.</source>
        <translation>那里没有哪一方占满一条连线。</translation>
    </message>
    <message>
        <source>Mark whole rows</source>
        <translation>标记完整连线</translation>
    </message>
    <message>
        <source>There is no further row to be marked.</source>
        <translation>没有其他可标记的连线。</translation>
    </message>
    <message>
        <source>Take all chips away</source>
        <translation>拿走所有筹码</translation>
    </message>
    <message>
        <source>{card}: every one lies somewhere already.</source>
        <translation>{card}：都已在某处。</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>放一张牌</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>拿走一张牌</translation>
    </message>
    <message>
        <source>Move a card</source>
        <translation>移动一张牌</translation>
    </message>
    <message>
        <source>Fill the rest</source>
        <translation>补全其余</translation>
    </message>
    <message>
        <source>Every card lies somewhere already.</source>
        <translation>所有牌都已在某处。</translation>
    </message>
    <message>
        <source>Take all cards away</source>
        <translation>拿走所有牌</translation>
    </message>
    <message>
        <source>Another turn</source>
        <translation>改变轮次</translation>
    </message>
    <message>
        <source>Other players</source>
        <translation>更换玩家</translation>
    </message>
    <message>
        <source>No chip can lie on {where}</source>
        <translation>{where} 不能放筹码</translation>
    </message>
    <message>
        <source>The row {where} of {side} is marked, but {side} does not cover all of it</source>
        <translation>{side}的连线 {where} 已标记，但{side}没有占满它</translation>
    </message>
    <message>
        <source>{side} may not have these rows side by side: {where}</source>
        <translation>{side}不能同时拥有这些连线：{where}</translation>
    </message>
    <message>
        <source>{card}: {count} lie here, the pack holds {wanted}</source>
        <translation>{card}：这里有 {count} 张，整副牌只有 {wanted} 张</translation>
    </message>
    <message>
        <source>This game has no use for {card}</source>
        <translation>此游戏不用{card}</translation>
    </message>
    <message>
        <source>The dice never show {card}</source>
        <translation>骰子掷不出{card}</translation>
    </message>
    <message>
        <source>There is no open card to take</source>
        <translation>没有可拿的明牌</translation>
    </message>
    <message>
        <source>{seat} is out of the game and cannot be to move</source>
        <translation>{seat}已出局，不能轮到</translation>
    </message>
    <message>
        <source>{side} has no turn left in overtime</source>
        <translation>{side}在加时中已没有轮次</translation>
    </message>
    <message>
        <source>The game would be over: {side} has won</source>
        <translation>对局已经结束：{side}获胜</translation>
    </message>
    <message>
        <source>The game would be over: nothing can change any more</source>
        <translation>对局已经结束：再也不会有变化</translation>
    </message>
    <message>
        <source>{side} has a whole row that is not marked: {where}</source>
        <translation>{side}有一条未标记的完整连线：{where}</translation>
    </message>
    <message>
        <source>{seat} holds {count} cards; the rules deal {wanted}</source>
        <translation>{seat}有 {count} 张手牌；规则为 {wanted} 张</translation>
    </message>
    <message>
        <source>Cards of the pack that lie nowhere: {count}</source>
        <translation>不在任何地方的牌：{count} 张</translation>
    </message>
    <message>
        <source>{seat} can do nothing but pass</source>
        <translation>{seat}只能过</translation>
    </message>
    <message>
        <source>With dice there are no cards to lay; coming rolls can be set</source>
        <translation>骰子游戏没有牌可摆；可以设定接下来的点数</translation>
    </message>
    <message>
        <source>Draws that are still owed cannot be set, but are kept</source>
        <translation>尚欠的抽牌不能设定，但会保留</translation>
    </message>
    <message>
        <source>A penalty for talking cannot be set</source>
        <translation>说话的罚则不能设定</translation>
    </message>
    <message>
        <source>Points cannot be set; the match begins with this deal</source>
        <translation>分数不能设定；比赛从这一局开始</translation>
    </message>
    <message>
        <source>Turns of overtime cannot be set, but are kept</source>
        <translation>加时轮次不能设定，但会保留</translation>
    </message>
    <message>
        <source>Coming rolls, the first one now: {count}</source>
        <translation>接下来的点数，第一个是现在：{count}</translation>
    </message>
    <message>
        <source>{place}: {cards}</source>
        <translation>{place}：{cards}</translation>
    </message>
    <message>
        <source>Stock, the top card first</source>
        <translation>牌堆，顶牌在先</translation>
    </message>
    <message>
        <source>Discards, the oldest first</source>
        <translation>弃牌堆，最早的在先</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>明牌</translation>
    </message>
    <message>
        <source>Open pile {number}</source>
        <translation>明牌堆 {number}</translation>
    </message>
    <message>
        <source>Coming rolls</source>
        <translation>接下来的点数</translation>
    </message>
    <message>
        <source>begins the turn</source>
        <translation>开始轮次</translation>
    </message>
    <message>
        <source>has drawn and plays</source>
        <translation>已抽牌，出牌</translation>
    </message>
    <message>
        <source>has played and takes an open card</source>
        <translation>已出牌，拿一张明牌</translation>
    </message>
    <message>
        <source>takes an open card for a dead one</source>
        <translation>用死牌换一张明牌</translation>
    </message>
    <message>
        <source>no chip</source>
        <translation>没有筹码</translation>
    </message>
    <message>
        <source>chip: {colour}</source>
        <translation>筹码：{colour}</translation>
    </message>
    <message>
        <source>marked row: {colour}</source>
        <translation>已标记连线：{colour}</translation>
    </message>
</context>
<context>
    <name>SetupFlow</name>
    <message>
        <source>This position is not kept: {why}.</source>
        <translation>此局面无法保留：{why}。</translation>
    </message>
    <message>
        <source>This position is not kept.</source>
        <translation>此局面无法保留。</translation>
    </message>
    <message>
        <source>While a rated game goes on, no position is taken from it.</source>
        <translation>等级赛进行中，不能取用其局面。</translation>
    </message>
    <message>
        <source>From the table</source>
        <translation>从牌桌开始</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>空棋盘</translation>
    </message>
    <message>
        <source>&amp;Set up</source>
        <translation>布置(&amp;S)</translation>
    </message>
    <message>
        <source>Open a rule case</source>
        <translation>打开规则案例</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>打开 {name}</translation>
    </message>
    <message>
        <source>a position that was set up</source>
        <translation>布置的局面</translation>
    </message>
    <message>
        <source>Copied as text.</source>
        <translation>已复制为文本。</translation>
    </message>
    <message>
        <source>Save as rule case</source>
        <translation>存为规则案例</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>已写入：{file}</translation>
    </message>
    <message>
        <source>Rule cases</source>
        <translation>规则案例</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>没有成功。</translation>
    </message>
</context>
<context>
    <name>SetupWindow</name>
    <message>
        <source>&amp;Cards: a click lays one</source>
        <translation>牌：点击即放(&amp;C)</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Turn and players</source>
        <translation>轮次与玩家</translation>
    </message>
    <message>
        <source>{game} – Set up a position</source>
        <translation>{game} – 布置局面</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>按键和鼠标</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>The cells of the board {board}, shuffled by the number {seed}.</source>
        <translation>棋盘“{board}”的格子，按编号 {seed} 打乱。</translation>
    </message>
    <message>
        <source>Random board</source>
        <translation>随机棋盘</translation>
    </message>
</context>
<context>
    <name>ShuffleNumber</name>
    <message>
        <source>by chance</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>The same number deals the same cards again, on every computer.</source>
        <translation>同一个编号在任何电脑上都发同样的牌。</translation>
    </message>
</context>
<context>
    <name>SideColours</name>
    <message>
        <source>Colour of side {number}: {colour}</source>
        <translation>第 {number} 方的颜色：{colour}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>{deed} (a simpler player stood in)</source>
        <translation>{deed}（由较简单的玩家代走）</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>This deal: {points}</source>
        <translation>本局：{points}</translation>
    </message>
    <message>
        <source>It counts as it was played first: {points}</source>
        <translation>按第一次的结果计分：{points}</translation>
    </message>
    <message>
        <source>In all: {points}</source>
        <translation>总计：{points}</translation>
    </message>
    <message>
        <source>{points} win the match</source>
        <translation>{points} 赢得比赛</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>上一轮</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>An exercise</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Rated game</source>
        <translation>等级赛</translation>
    </message>
    <message>
        <source>Time is up: the computer moves for {name}.</source>
        <translation>时间到：电脑替{name}走。</translation>
    </message>
    <message>
        <source>The computer player of {name} has failed. A simpler one moves for it, and the game goes on.</source>
        <translation>{name}的电脑玩家失败了。由较简单的代走，游戏继续。</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Only &amp;rated games</source>
        <translation>只看等级赛(&amp;R)</translation>
    </message>
    <message>
        <source>Statistics by game</source>
        <translation>按游戏统计</translation>
    </message>
    <message>
        <source>Statistics by board</source>
        <translation>按棋盘统计</translation>
    </message>
    <message>
        <source>Statistics by level of the opponents</source>
        <translation>按对手水平统计</translation>
    </message>
    <message>
        <source>Statistics by player</source>
        <translation>按玩家统计</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Forget all…</source>
        <translation>全部忘掉(&amp;F)…</translation>
    </message>
    <message>
        <source>Write all counted games to a file, for a spreadsheet</source>
        <translation>把所有统计的对局写入文件，供电子表格使用</translation>
    </message>
    <message>
        <source>Delete all counts and ratings; you are asked once more</source>
        <translation>删除所有统计和等级分；会再询问一次</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>玩家(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>游戏(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>对手(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>时间(&amp;T)</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>按游戏</translation>
    </message>
    <message>
        <source>By board</source>
        <translation>按棋盘</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>按水平</translation>
    </message>
    <message>
        <source>By player</source>
        <translation>按玩家</translation>
    </message>
    <message>
        <source>Double-click a game, or press Enter, to look at it; the last ones are kept.</source>
        <translation>双击一局或按回车可查看；最近的会保留。</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>平</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Rows in all</source>
        <translation>连线总数</translation>
    </message>
    <message>
        <source>Rows in a game</source>
        <translation>每局连线</translation>
    </message>
    <message>
        <source>Moves in a game</source>
        <translation>每局步数</translation>
    </message>
    <message>
        <source>Longest game</source>
        <translation>最长的一局</translation>
    </message>
    <message>
        <source>Shortest game</source>
        <translation>最短的一局</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>所有游戏</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>所有对手</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>最近 30 天</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>最近一年</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>任何时间</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>水平</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>None yet. A game counts when it has ended.</source>
        <translation>还没有。游戏结束时计入。</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>连线</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Forget every finished game, and your ratings?</source>
        <translation>忘掉所有已结束的游戏和你的等级分吗？</translation>
    </message>
    <message>
        <source>The finished games that are kept here go, too. This cannot be undone; Export keeps a copy of the counts. Games that you saved yourself stay.</source>
        <translation>这里保留的已结束游戏也会消失。无法撤销；导出可保留一份数字。你自己保存的游戏不受影响。</translation>
    </message>
    <message>
        <source>&amp;Forget all</source>
        <translation>全部忘掉(&amp;F)</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>没有成功。</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>Press Enter or click twice to go to the rule.</source>
        <translation>按回车或双击可转到该规则。</translation>
    </message>
    <message>
        <source>Differs from “{preset}”:</source>
        <translation>与“{preset}”不同：</translation>
    </message>
    <message>
        <source>As in “{preset}”</source>
        <translation>与“{preset}”相同</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>The game is over</source>
        <translation>游戏结束</translation>
    </message>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>把屏幕交给{name}</translation>
    </message>
    <message>
        <source>Your turn, {name}</source>
        <translation>轮到你了，{name}</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name}正在思考…</translation>
    </message>
    <message>
        <source>{name} is to move</source>
        <translation>轮到{name}</translation>
    </message>
    <message>
        <source>Turn in a dead card</source>
        <translation>交出一张死牌</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>选择一张牌</translation>
    </message>
    <message>
        <source>Choose a card for the one you have turned in</source>
        <translation>为你交出的牌选择一张牌</translation>
    </message>
    <message>
        <source>Your side has spoken out of turn: drop one card on the discards</source>
        <translation>你方违规说话：把一张牌放到弃牌堆</translation>
    </message>
    <message>
        <source>{names} spoke out of turn: take one of their chips away</source>
        <translation>{names}违规说话：拿走其一枚筹码</translation>
    </message>
    <message>
        <source>Draw your card</source>
        <translation>抽你的牌</translation>
    </message>
    <message>
        <source>Choose a card to draw</source>
        <translation>选择要抽的牌</translation>
    </message>
    <message>
        <source>{names} may still draw</source>
        <translation>{names}还可以抽牌</translation>
    </message>
    <message>
        <source>Play a card, or draw one</source>
        <translation>出一张牌，或抽一张</translation>
    </message>
    <message>
        <source>Your hand is empty: draw a card</source>
        <translation>你没有手牌了：抽一张牌</translation>
    </message>
    <message>
        <source>No card can be played: draw one</source>
        <translation>无牌可出：抽一张</translation>
    </message>
    <message>
        <source>The stock is empty: play a card</source>
        <translation>牌堆用完了：出一张牌</translation>
    </message>
    <message>
        <source>Your hand is full: play a card</source>
        <translation>手牌满了：出一张牌</translation>
    </message>
    <message>
        <source>{name} rolled {roll}</source>
        <translation>{name}掷出 {roll}</translation>
    </message>
    <message>
        <source>{roll}: nothing can be done</source>
        <translation>{roll}：什么也不能做</translation>
    </message>
    <message>
        <source>{roll}: take an enemy chip away</source>
        <translation>{roll}：拿走对手的一枚筹码</translation>
    </message>
    <message>
        <source>{roll}: take the place of an enemy chip</source>
        <translation>{roll}：取代对手的一枚筹码</translation>
    </message>
    <message>
        <source>{roll}: choose one of your chips, to be swapped</source>
        <translation>{roll}：选择自己要交换的筹码</translation>
    </message>
    <message>
        <source>{roll}: put a chip on a {roll}</source>
        <translation>{roll}：在 {roll} 格放一枚筹码</translation>
    </message>
    <message>
        <source>{roll}: put a chip on any open cell</source>
        <translation>{roll}：在任意空格放一枚筹码</translation>
    </message>
    <message>
        <source>{made} of {needed}</source>
        <translation>{made}/{needed}</translation>
    </message>
    <message>
        <source>out</source>
        <translation>出局</translation>
    </message>
    <message>
        <source>{names} out</source>
        <translation>{names}出局</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>再掷</translation>
    </message>
    <message>
        <source>Nothing to do: roll again</source>
        <translation>无事可做：再掷</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>过</translation>
    </message>
    <message>
        <source>Nothing to do: pass</source>
        <translation>无事可做：过</translation>
    </message>
    <message>
        <source>Pass: no card can be played</source>
        <translation>过：无牌可出</translation>
    </message>
    <message>
        <source>Which row?</source>
        <translation>哪条连线？</translation>
    </message>
    <message>
        <source>Point and click, or use the arrow keys and Enter</source>
        <translation>指向并点击，或用方向键和回车</translation>
    </message>
    <message>
        <source>Now the enemy chip to swap it with</source>
        <translation>现在选择要与之交换的对手筹码</translation>
    </message>
    <message>
        <source>No cell is left for {card}. Drop it on the discards for another one</source>
        <translation>{card}没有格子可放了。放到弃牌堆可换一张</translation>
    </message>
    <message>
        <source>No cell is left for {card}</source>
        <translation>{card}没有格子可放了</translation>
    </message>
    <message>
        <source>Choose one of your chips, to be swapped</source>
        <translation>选择自己要交换的筹码</translation>
    </message>
    <message>
        <source>{own} cannot be swapped with {cell}</source>
        <translation>{own} 不能与 {cell} 交换</translation>
    </message>
    <message>
        <source>No chip can be taken from {cell}</source>
        <translation>不能从 {cell} 拿走筹码</translation>
    </message>
    <message>
        <source>{card} cannot be played on {cell}</source>
        <translation>{card}不能出在 {cell}</translation>
    </message>
    <message>
        <source>Chosen: {card}</source>
        <translation>已选：{card}</translation>
    </message>
    <message>
        <source>No cell, {cell}</source>
        <translation>没有格子，{cell}</translation>
    </message>
    <message>
        <source>chip of {who}</source>
        <translation>{who}的筹码</translation>
    </message>
    <message>
        <source>{place}, no cell</source>
        <translation>{place}，没有格子</translation>
    </message>
    <message>
        <source>{colour} chip of {who}</source>
        <translation>{who}的{colour}色筹码</translation>
    </message>
    <message>
        <source>counts as a chip of every side</source>
        <translation>算作各方的筹码</translation>
    </message>
    <message>
        <source>locked in a finished row</source>
        <translation>锁在完成的连线中</translation>
    </message>
    <message>
        <source>part of a finished row</source>
        <translation>属于完成的连线</translation>
    </message>
    <message>
        <source>swap {own} with this chip</source>
        <translation>让 {own} 与这枚筹码交换</translation>
    </message>
    <message>
        <source>legal for your {cards}</source>
        <translation>你的{cards}可用</translation>
    </message>
    <message>
        <source>{card} puts your chip here</source>
        <translation>{card}可在此放你的筹码</translation>
    </message>
    <message>
        <source>{card} takes this chip away</source>
        <translation>{card}可拿走这枚筹码</translation>
    </message>
    <message>
        <source>{card} puts your chip in its place</source>
        <translation>{card}可用你的筹码取代它</translation>
    </message>
    <message>
        <source>{card} swaps this chip with an enemy chip</source>
        <translation>{card}可让这枚筹码与对手的交换</translation>
    </message>
    <message>
        <source>take this chip away</source>
        <translation>拿走这枚筹码</translation>
    </message>
    <message>
        <source>{card} puts your chip here as {face}</source>
        <translation>{card}可当作{face}在此放你的筹码</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>一张背面朝上的牌</translation>
    </message>
    <message>
        <source>give it up by dropping it on the discards</source>
        <translation>放到弃牌堆以放弃它</translation>
    </message>
    <message>
        <source>dead: no cell is left for it</source>
        <translation>死牌：没有格子可放</translation>
    </message>
    <message>
        <source>turn it in to draw another card</source>
        <translation>交出它，另抽一张牌</translation>
    </message>
    <message>
        <source>it cannot be played now</source>
        <translation>现在不能出</translation>
    </message>
    <message>
        <source>cells to play it on: {count}</source>
        <translation>可出的格子：{count}</translation>
    </message>
    <message>
        <source>playable on {cells}</source>
        <translation>可出在 {cells}</translation>
    </message>
    <message>
        <source>Cards left in the stock: {count}</source>
        <translation>牌堆剩余：{count}</translation>
    </message>
    <message>
        <source>Click to take a card</source>
        <translation>点击拿一张牌</translation>
    </message>
    <message>
        <source>No open card lies here</source>
        <translation>这里没有明牌</translation>
    </message>
    <message>
        <source>Open card {number}: {card}</source>
        <translation>明牌 {number}：{card}</translation>
    </message>
    <message>
        <source>cards beneath it: {count}</source>
        <translation>下面的牌：{count}</translation>
    </message>
    <message>
        <source>Click to take it</source>
        <translation>点击拿走</translation>
    </message>
    <message>
        <source>{name} rolled {roll}: {faces}</source>
        <translation>{name}掷出 {roll}：{faces}</translation>
    </message>
    <message>
        <source>Discarded cards: {count}</source>
        <translation>弃牌：{count}</translation>
    </message>
    <message>
        <source>{card} on top</source>
        <translation>最上面是{card}</translation>
    </message>
    <message>
        <source>Give up {card}</source>
        <translation>放弃{card}</translation>
    </message>
    <message>
        <source>Turn in {card}, which no cell is left for, and draw another</source>
        <translation>交出已没有格子可放的{card}，另抽一张</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} 到 {last}</translation>
    </message>
    <message>
        <source>Which row? {row}, {number} of {count}</source>
        <translation>哪条连线？{row}，第 {number} 条，共 {count} 条</translation>
    </message>
    <message>
        <source>{name} is out of the game</source>
        <translation>{name}出局</translation>
    </message>
    <message>
        <source>You forgot to draw: one card fewer from now on</source>
        <translation>你忘了抽牌：从现在起少一张牌</translation>
    </message>
    <message>
        <source>You forgot to draw: not before your next turn</source>
        <translation>你忘了抽牌：要等到你的下一个回合之后</translation>
    </message>
    <message>
        <source>{name} forgot to draw, and has one card fewer</source>
        <translation>{name}忘了抽牌，少了一张</translation>
    </message>
    <message>
        <source>{name} forgot to draw</source>
        <translation>{name}忘了抽牌</translation>
    </message>
    <message>
        <source>{name} plays {wild} as {card}</source>
        <translation>{name}把{wild}当作{card}出</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name}过</translation>
    </message>
    <message>
        <source>after a {roll}: roll again</source>
        <translation>掷出 {roll} 之后：再掷</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>on the stock</comment>
        <translation>抽牌</translation>
    </message>
    <message>
        <source>Announce the row</source>
        <translation>宣布连线</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>不说</translation>
    </message>
    <message>
        <source>Take this chip away</source>
        <translation>拿走这枚筹码</translation>
    </message>
    <message>
        <source>Put your chip in its place</source>
        <translation>用你的筹码取代它</translation>
    </message>
    <message>
        <source>Swap the chips</source>
        <translation>交换筹码</translation>
    </message>
    <message>
        <source>Put a chip here</source>
        <translation>在此放一枚筹码</translation>
    </message>
</context>
<context>
    <name>TableForm</name>
    <message>
        <source>Who is to move</source>
        <translation>轮到谁</translation>
    </message>
    <message>
        <source>How far the turn is</source>
        <translation>轮次进行到哪里</translation>
    </message>
    <message>
        <source>T&amp;urn</source>
        <translation>轮次(&amp;U)</translation>
    </message>
    <message>
        <source>To &amp;move</source>
        <translation>轮到(&amp;M)</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Game table</source>
        <translation>牌桌</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>Your last move cost about {cost} of your chance to win.</source>
        <translation>你刚才这一步损失了约 {cost} 的胜率。</translation>
    </message>
    <message>
        <source>Better: {move} ({best} instead of {played}).</source>
        <translation>更好：{move}（{best}，而非 {played}）。</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>The start of the game</source>
        <translation>游戏的开始</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
</context>
<context>
    <name>ToolBox</name>
    <message>
        <source>Lay chips of this side, or take them away again. Key: {key}</source>
        <translation>放置这一方的筹码，或再拿走。按键：{key}</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>拿走</translation>
    </message>
    <message>
        <source>Take chips of any side away. Key: 0</source>
        <translation>拿走任何一方的筹码。按键：0</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>连线</translation>
    </message>
    <message>
        <source>Choose both ends of a whole row to mark it, or to unmark it. Key: R</source>
        <translation>选择完整连线的两端来标记或取消标记。按键：R</translation>
    </message>
</context>
<context>
    <name>Trash</name>
    <message>
        <source>No trash</source>
        <translation>没有回收站</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Delete “{name}” for good? It cannot go to the trash.</source>
        <translation>要永久删除“{name}”吗？它不能放进回收站。</translation>
    </message>
    <message>
        <source>{why}

Once it is deleted, nothing brings it back.</source>
        <translation>{why}

删除之后无法找回。</translation>
    </message>
    <message>
        <source>&amp;Delete for good</source>
        <translation>永久删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>保留(&amp;K)</translation>
    </message>
    <message>
        <source>The board was not thrown away.</source>
        <translation>棋盘没有丢弃。</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Tray: cards still to be placed</source>
        <translation>托盘：待放的牌</translation>
    </message>
    <message>
        <source>{card}: as many as you like, {placed} on the board</source>
        <translation>{card}：数量不限，棋盘上有 {placed}</translation>
    </message>
    <message>
        <source>{card}: {count} too many on the board</source>
        <translation>{card}：棋盘上多了 {count}</translation>
    </message>
    <message>
        <source>{card}: all on the board</source>
        <translation>{card}：都在棋盘上</translation>
    </message>
    <message>
        <source>{card}: {count} still to be placed</source>
        <translation>{card}：还有 {count} 待放</translation>
    </message>
</context>
<context>
    <name>TrialMenu</name>
    <message>
        <source>&amp;Number of players</source>
        <translation>玩家人数(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Level of the computers</source>
        <translation>电脑水平(&amp;L)</translation>
    </message>
    <message>
        <source>No game can be played yet</source>
        <translation>还没有可玩的游戏</translation>
    </message>
</context>
<context>
    <name>TrialWindow</name>
    <message>
        <source>Trial</source>
        <translation>试玩</translation>
    </message>
    <message>
        <source>&amp;Back to the board</source>
        <translation>回到棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Deal a&amp;gain</source>
        <translation>重新发牌(&amp;G)</translation>
    </message>
    <message>
        <source>Unnamed board</source>
        <translation>未命名的棋盘</translation>
    </message>
    <message>
        <source>Trial: {game} on “{board}”</source>
        <translation>试玩：{game}，棋盘“{board}”</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>nobody knows when</source>
        <translation>时间不详</translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation>还有 {count} 处。</translation>
    </message>
    <message>
        <source>The rest of the game is whole, and this file is left as it is.</source>
        <translation>对局的其余部分完好，此文件保持原样。</translation>
    </message>
    <message>
        <source>The rest of the game is whole, but this file could not be copied: {why}.

It is replaced as the game goes on: copy it to another place first.</source>
        <translation>对局的其余部分完好，但此文件无法复制：{why}。

对局继续后它会被替换，请先把它复制到别处。</translation>
    </message>
    <message>
        <source>The game is open, but a part of its file is damaged.</source>
        <translation>对局已打开，但其文件有一部分损坏。</translation>
    </message>
    <message>
        <source>Another program has changed “{file}” since you opened it.</source>
        <translation>自你打开后，另一个程序更改了“{file}”。</translation>
    </message>
    <message>
        <source>Save your game to another file, and both are kept.</source>
        <translation>把游戏保存到另一个文件，两者都会保留。</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>{why}.

If you close the window now it is lost.</source>
        <translation>{why}。

现在关闭窗口，它就会丢失。</translation>
    </message>
    <message>
        <source>&amp;Close and lose it</source>
        <translation>关闭并放弃(&amp;C)</translation>
    </message>
    <message>
        <source>This game cannot be opened as it is.</source>
        <translation>这个游戏现在这样无法打开。</translation>
    </message>
    <message>
        <source>{why}.

The copy from the time before is whole: {moves}, saved {when}.</source>
        <translation>{why}。

之前的副本是完整的：{moves}，保存于 {when}。</translation>
    </message>
    <message>
        <source>&amp;Open the backup</source>
        <translation>打开副本(&amp;O)</translation>
    </message>
    <message>
        <source>The damaged file is kept: {file}</source>
        <translation>损坏的文件已保留：{file}</translation>
    </message>
    <message>
        <source>The damaged file could not be copied and is replaced by your next change; copy it to another place first: {file}</source>
        <translation>损坏的文件无法复制，你的下一次改动会替换它；请先把它复制到别处：{file}</translation>
    </message>
    <message>
        <source>What was left here is damaged; this is how it was a moment before.</source>
        <translation>上次留在这里的内容已损坏；这是稍早的样子。</translation>
    </message>
    <message>
        <source>What was left here is damaged, and cannot be shown any more.</source>
        <translation>上次留在这里的内容已损坏，无法再显示。</translation>
    </message>
</context>
<context>
    <name>Trying</name>
    <message>
        <source>This cannot be played.</source>
        <translation>这个不能玩。</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>{deed}: {what}</source>
        <translation>{deed}：{what}</translation>
    </message>
</context>
<context>
    <name>UnkeptBar</name>
    <message>
        <source>{problem}.</source>
        <translation>{problem}。</translation>
    </message>
    <message>
        <source>Your games are not kept.</source>
        <translation>你的游戏没有保留。</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>What stands in the way, and what to do about it</source>
        <translation>有什么妨碍，以及怎么办</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Save this game to another place</source>
        <translation>把这个游戏保存到别处</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Go on without this line</source>
        <translation>不显示这一行，继续</translation>
    </message>
</context>
<context>
    <name>UnreadLine</name>
    <message>
        <source>&amp;Why…</source>
        <translation>为什么(&amp;W)…</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>newcomer</source>
        <translation>新手</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>初学者</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>休闲</translation>
    </message>
    <message>
        <source>regular</source>
        <translation>常客</translation>
    </message>
    <message>
        <source>skilled</source>
        <translation>熟练</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>强手</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>master</source>
        <translation>大师</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>电脑，{level}</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>一张牌</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>鬼牌</translation>
    </message>
    <message>
        <source>a free corner</source>
        <translation>公用角</translation>
    </message>
    <message>
        <source>the {number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <translation>{suit}{rank}</translation>
    </message>
    <message>
        <source>card</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>鬼牌</translation>
    </message>
    <message>
        <source>free corner</source>
        <translation>公用角</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}{rank}</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>第 {row} 行，第 {column} 列</translation>
    </message>
    <message>
        <source>two</source>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <translation>6</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>7</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>8</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>9</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>10</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>J</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>king</source>
        <translation>K</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>A</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>黑桃</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>红心</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>梅花</translation>
    </message>
    <message>
        <source>There is already a chip on that cell.</source>
        <translation>那一格已有筹码。</translation>
    </message>
    <message>
        <source>There is no chip on that cell.</source>
        <translation>那一格没有筹码。</translation>
    </message>
    <message>
        <source>That chip is your own side’s.</source>
        <translation>那是你方自己的筹码。</translation>
    </message>
    <message>
        <source>That chip is protected and stays where it is.</source>
        <translation>那枚筹码受保护，不能移动。</translation>
    </message>
    <message>
        <source>You do not hold that card.</source>
        <translation>你没有那张牌。</translation>
    </message>
    <message>
        <source>That card cannot be used on that cell.</source>
        <translation>那张牌不能用在那一格。</translation>
    </message>
    <message>
        <source>That card still has a free cell: it can be played.</source>
        <translation>那张牌还有空格：可以出。</translation>
    </message>
    <message>
        <source>No more dead cards may be turned in this turn.</source>
        <translation>本回合不能再交出死牌。</translation>
    </message>
    <message>
        <source>A dead card may only be turned in when no card can be played.</source>
        <translation>只有无牌可出时才能交出死牌。</translation>
    </message>
    <message>
        <source>Corner cells are free for all: they take no chip.</source>
        <translation>角是公用的：不放筹码。</translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation>请先抽牌。</translation>
    </message>
    <message>
        <source>Your hand is full: play a card first.</source>
        <translation>手牌满了：请先出牌。</translation>
    </message>
    <message>
        <source>It is another player’s turn.</source>
        <translation>轮到别的玩家。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>游戏已结束。</translation>
    </message>
    <message>
        <source>Those cells do not make a row with this move.</source>
        <translation>这一步不能让那些格子连成线。</translation>
    </message>
    <message>
        <source>There is no card left to draw.</source>
        <translation>没有牌可抽了。</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name}获胜</translation>
    </message>
    <message>
        <source>{names} win</source>
        <translation>{names}获胜</translation>
    </message>
    <message>
        <source>{text} The most rows of {length} decide.</source>
        <translation>{text} {length} 枚的连线多者胜。</translation>
    </message>
    <message>
        <source>{text} The rows are equal, too.</source>
        <translation>{text} 连线也一样多。</translation>
    </message>
    <message>
        <source>After the extra turns the rows are equal.</source>
        <translation>最后的回合之后，连线一样多。</translation>
    </message>
    <message>
        <source>After the extra turns the most rows decide.</source>
        <translation>最后的回合之后，连线多者胜。</translation>
    </message>
    <message>
        <source>Everybody is out of the game.</source>
        <translation>所有人都出局了。</translation>
    </message>
    <message>
        <source>All the rows needed are made.</source>
        <translation>所需的连线都已连成。</translation>
    </message>
    <message>
        <source>The winning shape is made.</source>
        <translation>获胜的形状已摆成。</translation>
    </message>
    <message>
        <source>Everybody else is out of the game.</source>
        <translation>其他人都出局了。</translation>
    </message>
    <message>
        <source>Nobody can move any more.</source>
        <translation>没有人能再走。</translation>
    </message>
    <message>
        <source>The board is full.</source>
        <translation>棋盘满了。</translation>
    </message>
    <message>
        <source>The cards have run out.</source>
        <translation>牌用完了。</translation>
    </message>
    <message>
        <source>The deal is a draw</source>
        <translation>本局平局</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name}赢得比赛</translation>
    </message>
    <message>
        <source>{names} win the match</source>
        <translation>{names}赢得比赛</translation>
    </message>
    <message>
        <source>{name} wins the deal</source>
        <translation>{name}赢得本局</translation>
    </message>
    <message>
        <source>{names} win the deal</source>
        <translation>{names}赢得本局</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first}和{last}</translation>
    </message>
</context>
<context>
    <name>Work</name>
    <message>
        <source>The games ended by a mistake of the program, or somebody ended it. What was played is kept; Run goes on there.</source>
        <translation>对局因程序错误而终止，或被人结束。已玩的会保留；“运行”从那里继续。</translation>
    </message>
</context>
<context>
    <name>Workshop</name>
    <message>
        <source>Still empty: {where}</source>
        <translation>还空着：{where}</translation>
    </message>
    <message>
        <source>Still to be placed: {cards}</source>
        <translation>还待放：{cards}</translation>
    </message>
    <message>
        <source>{card} stands too often: {where}; {wanted} is right</source>
        <translation>{card}太多：{where}；应为 {wanted}</translation>
    </message>
    <message>
        <source>This deck has no use for {card}: {where}</source>
        <translation>这副牌用不到{card}：{where}</translation>
    </message>
    <message>
        <source>No rules fit this board</source>
        <translation>没有规则适合这个棋盘</translation>
    </message>
    <message>
        <source>Corners that are not free: {where}</source>
        <translation>不是公用格的角：{where}</translation>
    </message>
    <message>
        <source>The two {card} touch: {where}</source>
        <translation>两张{card}相邻：{where}</translation>
    </message>
    <message>
        <source>A line with equal cards, {cards}: {where}</source>
        <translation>有相同的牌在一条线上，{cards}：{where}</translation>
    </message>
    <message>
        <source>More twins that touch: {count}</source>
        <translation>更多相邻的成对牌：{count}</translation>
    </message>
    <message>
        <source>More lines with equal cards: {count}</source>
        <translation>更多含相同牌的线：{count}</translation>
    </message>
    <message>
        <source>Pairs of lines for the same cards: {count}, such as {where}</source>
        <translation>所需牌相同的成对线：{count}，例如 {where}</translation>
    </message>
    <message>
        <source>Numbers left out: {cards}</source>
        <translation>缺少的数字：{cards}</translation>
    </message>
    <message>
        <source>No card of a game that fits can be played on {where}</source>
        <translation>适合的游戏中没有牌能出在 {where}</translation>
    </message>
    <message>
        <source>No line of {length} runs through {where}</source>
        <translation>没有 {length} 枚的线经过 {where}</translation>
    </message>
    <message>
        <source>{rules}: jokers need free cells, and there are none</source>
        <translation>{rules}：鬼牌需要公用格，而这里没有</translation>
    </message>
    <message>
        <source>Free cells away from the corners: {where}</source>
        <translation>不在角上的公用格：{where}</translation>
    </message>
    <message>
        <source>Twins that one line can hold: {cards}</source>
        <translation>可在同一线上的成对牌：{cards}</translation>
    </message>
    <message>
        <source>Twins lie {least} to {most} steps apart, {mean} on average</source>
        <translation>成对牌相距 {least} 到 {most} 步，平均 {mean}</translation>
    </message>
    <message>
        <source>Suits lie {percent} % evenly; most uneven: {suit}, {share} {part}</source>
        <translation>花色分布均匀度 {percent} %；最不均匀：{suit}，{share} {part}</translation>
    </message>
    <message>
        <source>The board is symmetrical: {ways}</source>
        <translation>棋盘是对称的：{ways}</translation>
    </message>
    <message>
        <source>The board has no name yet</source>
        <translation>棋盘还没有名称</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>黑桃</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>红心</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>梅花</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>左上</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>右上</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>左下</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>右下</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Spiral</source>
        <translation>螺旋</translation>
    </message>
    <message>
        <source>A spiral between a corner and the middle</source>
        <translation>在一角与中心之间的螺旋</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>走向</translation>
    </message>
    <message>
        <source>from the rim</source>
        <translation>从边缘</translation>
    </message>
    <message>
        <source>from the middle</source>
        <translation>从中心</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>转向</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>顺时针</translation>
    </message>
    <message>
        <source>anticlockwise</source>
        <translation>逆时针</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>角</translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation>牌的次序</translation>
    </message>
    <message>
        <source>spades and diamonds up, clubs and hearts down</source>
        <translation>黑桃和方块递增，梅花和红心递减</translation>
    </message>
    <message>
        <source>every suit up</source>
        <translation>每种花色递增</translation>
    </message>
    <message>
        <source>all twos, all threes, and so on</source>
        <translation>所有的 2，所有的 3，依此类推</translation>
    </message>
    <message>
        <source>The second time through</source>
        <translation>第二遍</translation>
    </message>
    <message>
        <source>from the beginning</source>
        <translation>从头开始</translation>
    </message>
    <message>
        <source>from the end</source>
        <translation>从尾开始</translation>
    </message>
    <message>
        <source>Cells left over</source>
        <translation>剩余的格子</translation>
    </message>
    <message>
        <source>at most four free, the others holes</source>
        <translation>最多四个公用格，其余为洞</translation>
    </message>
    <message>
        <source>all free</source>
        <translation>全部公用</translation>
    </message>
    <message>
        <source>all holes</source>
        <translation>全部为洞</translation>
    </message>
    <message>
        <source>Snake</source>
        <translation>蛇形</translation>
    </message>
    <message>
        <source>Row by row or column by column, so that every card is easily found</source>
        <translation>逐行或逐列，每张牌都容易找到</translation>
    </message>
    <message>
        <source>By</source>
        <translation>按</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>At the end of a row</source>
        <translation>行末</translation>
    </message>
    <message>
        <source>turn round</source>
        <translation>掉头</translation>
    </message>
    <message>
        <source>begin again on the same side</source>
        <translation>从同一侧重新开始</translation>
    </message>
    <message>
        <source>Rings</source>
        <translation>环形</translation>
    </message>
    <message>
        <source>Ring by ring around the middle</source>
        <translation>一环一环围绕中心</translation>
    </message>
    <message>
        <source>every other ring the other way</source>
        <translation>隔环反向</translation>
    </message>
    <message>
        <source>one way</source>
        <translation>同一方向</translation>
    </message>
    <message>
        <source>Quadrants</source>
        <translation>象限</translation>
    </message>
    <message>
        <source>Each quarter holds the two suits of a colour; opposite quarters are alike, turned round</source>
        <translation>每个四分之一含一种颜色的两种花色；相对的两块相同，但旋转过来</translation>
    </message>
    <message>
        <source>Inside each part</source>
        <translation>每部分之内</translation>
    </message>
    <message>
        <source>row by row</source>
        <translation>逐行</translation>
    </message>
    <message>
        <source>row by row, there and back</source>
        <translation>逐行，来回</translation>
    </message>
    <message>
        <source>shuffled, all parts alike</source>
        <translation>打乱，各部分相同</translation>
    </message>
    <message>
        <source>Suits apart</source>
        <translation>花色分开</translation>
    </message>
    <message>
        <source>Each suit has a part of the board to itself</source>
        <translation>每种花色独占棋盘的一部分</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>quarters</source>
        <translation>四分之一</translation>
    </message>
    <message>
        <source>the four sides</source>
        <translation>四边</translation>
    </message>
    <message>
        <source>Chequers</source>
        <translation>棋盘格</translation>
    </message>
    <message>
        <source>Black and red cards, or even and odd numbers, like the squares of a chess board</source>
        <translation>黑牌与红牌，或偶数与奇数，如国际象棋盘的格子</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Everything anywhere</source>
        <translation>哪里放什么都可以</translation>
    </message>
    <message>
        <source>Random, symmetric</source>
        <translation>随机对称</translation>
    </message>
    <message>
        <source>By chance, but so that the board has a symmetry</source>
        <translation>随机，但棋盘具有对称性</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>对称</translation>
    </message>
    <message>
        <source>a half turn</source>
        <translation>旋转半圈</translation>
    </message>
    <message>
        <source>a quarter turn, suit to suit</source>
        <translation>旋转四分之一圈，花色对花色</translation>
    </message>
    <message>
        <source>left and right</source>
        <translation>左右</translation>
    </message>
    <message>
        <source>top and bottom</source>
        <translation>上下</translation>
    </message>
    <message>
        <source>none, but the two of a kind far apart</source>
        <translation>无，但成对的牌相距很远</translation>
    </message>
    <message>
        <source>quarter turn</source>
        <translation>旋转四分之一圈</translation>
    </message>
    <message>
        <source>half turn</source>
        <translation>旋转半圈</translation>
    </message>
    <message>
        <source>three quarter turns</source>
        <translation>旋转四分之三圈</translation>
    </message>
    <message>
        <source>falling diagonal</source>
        <translation>下降对角线</translation>
    </message>
    <message>
        <source>rising diagonal</source>
        <translation>上升对角线</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>top</source>
        <translation>上</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>下</translation>
    </message>
    <message>
        <source>left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>right</source>
        <translation>右</translation>
    </message>
</context>
</TS>

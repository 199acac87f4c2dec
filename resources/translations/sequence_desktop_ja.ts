<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Sequence Desktop</source>
        <translation>Sequence Desktop について</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>一覧に戻る</translation>
    </message>
</context>
<context>
    <name>AboutForm</name>
    <message>
        <source>A name for the board</source>
        <translation>ボードの名前</translation>
    </message>
    <message>
        <source>for example CC0-1.0</source>
        <translation>例: CC0-1.0</translation>
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
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>作者(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Licence</source>
        <translation>ライセンス(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>デッキ(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>大きさ(&amp;S)</translation>
    </message>
    <message>
        <source>N&amp;otes</source>
        <translation>メモ(&amp;O)</translation>
    </message>
</context>
<context>
    <name>Accessible</name>
    <message>
        <source>Go here</source>
        <translation>ここへ移る</translation>
    </message>
    <message>
        <source>Choose no card</source>
        <translation>カードを選ばない</translation>
    </message>
    <message>
        <source>Choose this card</source>
        <translation>このカードを選ぶ</translation>
    </message>
    <message>
        <source>Take a card from here</source>
        <translation>ここからカードを取る</translation>
    </message>
    <message>
        <source>Lay the chosen card here</source>
        <translation>選んだカードをここに置く</translation>
    </message>
    <message>
        <source>Go to a cell for this roll</source>
        <translation>この目のマスへ移る</translation>
    </message>
    <message>
        <source>Show the row that is nearest, or take it</source>
        <translation>最も近い列を示す、または取る</translation>
    </message>
    <message>
        <source>Use it on this cell</source>
        <translation>このマスに使う</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>Rows: {rows}, columns: {columns}</source>
        <translation>行: {rows}、列: {columns}</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>サイコロ</translation>
    </message>
    <message>
        <source>Stock and discard pile</source>
        <translation>山札と捨て札</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>手(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Computer</source>
        <translation>コンピュータ(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新しいゲーム(&amp;N)…</translation>
    </message>
    <message>
        <source>Choose a game, a board and players. The game in progress is kept.</source>
        <translation>ゲーム、ボード、プレイヤーを選びます。進行中のゲームは残ります。</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>もう一度遊ぶ(&amp;A)</translation>
    </message>
    <message>
        <source>Deal a new game with the same players, board and rules.</source>
        <translation>同じプレイヤー、ボード、ルールで新しく配ります。</translation>
    </message>
    <message>
        <source>&amp;Rated games…</source>
        <translation>レート戦(&amp;R)…</translation>
    </message>
    <message>
        <source>Play against a computer picked for you, and see how your rating goes.</source>
        <translation>あなたに合うコンピュータと対局し、レートの変化を見ます。</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>一時停止(&amp;U)</translation>
    </message>
    <message>
        <source>Let the computers wait, where nobody else plays.</source>
        <translation>ほかに人がいないとき、コンピュータを待たせます。</translation>
    </message>
    <message>
        <source>Set up a pos&amp;ition…</source>
        <translation>局面を作る(&amp;O)…</translation>
    </message>
    <message>
        <source>Lay chips and cards as you like, check them, and play on from there.</source>
        <translation>チップとカードを自由に置き、確かめて、そこから遊びます。</translation>
    </message>
    <message>
        <source>&amp;Design a board…</source>
        <translation>ボードをデザイン(&amp;D)…</translation>
    </message>
    <message>
        <source>Make a board of your own, or change one.</source>
        <translation>自分のボードを作るか、あるものを変えます。</translation>
    </message>
    <message>
        <source>&amp;Boards…</source>
        <translation>ボード(&amp;B)…</translation>
    </message>
    <message>
        <source>Look at all boards: play on them, copy and change them.</source>
        <translation>すべてのボードを見ます。遊ぶ、コピーする、変えることができます。</translation>
    </message>
    <message>
        <source>&amp;Lab…</source>
        <translation>ラボ(&amp;L)…</translation>
    </message>
    <message>
        <source>Let computers play thousands of games, to compare players, boards and rules.</source>
        <translation>コンピュータに数千局を行わせ、プレイヤー、ボード、ルールを比べます。</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Go on with a saved game. The game in progress is kept.</source>
        <translation>保存したゲームを続けます。進行中のゲームは残ります。</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the game, with all its moves, to its file.</source>
        <translation>ゲームをすべての手とともにファイルへ保存します。</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the game to a file of its own.</source>
        <translation>ゲームを別のファイルへ保存します。</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>統計(&amp;T)…</translation>
    </message>
    <message>
        <source>Count the games you have finished, and look at the last ones.</source>
        <translation>終わったゲームを数え、最近のものを見ます。</translation>
    </message>
    <message>
        <source>&amp;Print the board…</source>
        <translation>ボードを印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>Bring this board onto paper, with chips and rules to it.</source>
        <translation>このボードをチップやルールとともに紙にします。</translation>
    </message>
    <message>
        <source>Save a pi&amp;cture…</source>
        <translation>画像を保存(&amp;C)…</translation>
    </message>
    <message>
        <source>Save the board as it is shown, as a picture.</source>
        <translation>表示中のボードを画像として保存します。</translation>
    </message>
    <message>
        <source>Save an ani&amp;mation…</source>
        <translation>アニメーションを保存(&amp;M)…</translation>
    </message>
    <message>
        <source>Save the moves of the game as an animated picture (GIF).</source>
        <translation>ゲームの手を動く画像(GIF)として保存します。</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>設定(&amp;E)…</translation>
    </message>
    <message>
        <source>Choose look, motion and manners; every change is seen at once.</source>
        <translation>見た目、動き、操作を選びます。変更はすぐに見えます。</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>Close the program. The next start goes on where you are now.</source>
        <translation>プログラムを閉じます。次回はここから続きます。</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Take back your last move and what followed it.</source>
        <translation>あなたの最後の手とそのあとの手を取り消します。</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>Play again what was taken back.</source>
        <translation>取り消したものをもう一度行います。</translation>
    </message>
    <message>
        <source>&amp;Draw a card</source>
        <translation>カードを引く(&amp;D)</translation>
    </message>
    <message>
        <source>Take a card from the stock, where the rules let one draw by hand.</source>
        <translation>手で引くルールのとき、山札から 1 枚取ります。</translation>
    </message>
    <message>
        <source>&amp;Turn in a dead card</source>
        <translation>死に札を出す(&amp;T)</translation>
    </message>
    <message>
        <source>Give up a card that has no free cell left, and draw another.</source>
        <translation>置けるマスがなくなったカードを出し、別のカードを引きます。</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>パス(&amp;P)</translation>
    </message>
    <message>
        <source>End the turn without a play; only where nothing can be played.</source>
        <translation>何も出さずに番を終えます。何も出せないときだけです。</translation>
    </message>
    <message>
        <source>Show the last &amp;round</source>
        <translation>直前の一巡を見る(&amp;R)</translation>
    </message>
    <message>
        <source>Play once more what has happened since your own last move. Any key ends it.</source>
        <translation>自分の最後の手のあとに起きたことをもう一度再生します。どのキーでも終わります。</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>リプレイ(&amp;R)</translation>
    </message>
    <message>
        <source>Show what one goes through the game with: slider, steps and playing.</source>
        <translation>ゲームをたどる道具を表示します。スライダー、一手ずつ、自動再生。</translation>
    </message>
    <message>
        <source>Play the mo&amp;ves</source>
        <translation>手を再生(&amp;V)</translation>
    </message>
    <message>
        <source>Show one move after the other, and stop there. Nothing is played.</source>
        <translation>一手ずつ順に見せ、また止めます。実際には何も打ちません。</translation>
    </message>
    <message>
        <source>Look at the &amp;start</source>
        <translation>最初を見る(&amp;S)</translation>
    </message>
    <message>
        <source>Show the board as it was before the first move.</source>
        <translation>最初の手の前のボードを表示します。</translation>
    </message>
    <message>
        <source>Look one move &amp;back</source>
        <translation>一手前を見る(&amp;B)</translation>
    </message>
    <message>
        <source>Show the board one move earlier; the game goes on from the present.</source>
        <translation>一手前のボードを表示します。ゲームは現在から続きます。</translation>
    </message>
    <message>
        <source>Look one move &amp;forward</source>
        <translation>一手先を見る(&amp;F)</translation>
    </message>
    <message>
        <source>Show the board one move later.</source>
        <translation>一手あとのボードを表示します。</translation>
    </message>
    <message>
        <source>Back to the &amp;game</source>
        <translation>ゲームに戻る(&amp;G)</translation>
    </message>
    <message>
        <source>Show the board as it is now.</source>
        <translation>今のボードを表示します。</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>ここから続ける(&amp;O)</translation>
    </message>
    <message>
        <source>Go on from the moment shown in a game of its own; the one on the table is kept.</source>
        <translation>表示中の場面から、別のゲームとして続けます。今のゲームは残ります。</translation>
    </message>
    <message>
        <source>Boo&amp;kmark</source>
        <translation>しおり(&amp;K)</translation>
    </message>
    <message>
        <source>Mark the moment shown, to find it again.</source>
        <translation>表示中の場面に、あとで見つけられるよう印を付けます。</translation>
    </message>
    <message>
        <source>Bookmarks…</source>
        <translation>しおりの一覧…</translation>
    </message>
    <message>
        <source>Go to the moments you have marked, name them, remove them.</source>
        <translation>しおりの場面へ移る、名前を付ける、取り除く。</translation>
    </message>
    <message>
        <source>L&amp;arger</source>
        <translation>拡大(&amp;A)</translation>
    </message>
    <message>
        <source>Show the table larger; where it does not fit, it scrolls.</source>
        <translation>テーブルを大きく表示します。入りきらなければスクロールします。</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>縮小(&amp;M)</translation>
    </message>
    <message>
        <source>Show the table smaller.</source>
        <translation>テーブルを小さく表示します。</translation>
    </message>
    <message>
        <source>As large as t&amp;he window</source>
        <translation>ウィンドウに合わせる(&amp;H)</translation>
    </message>
    <message>
        <source>Show the whole table, as large as it fits.</source>
        <translation>テーブル全体をできるだけ大きく表示します。</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>サウンド(&amp;U)</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>サイドパネル(&amp;P)</translation>
    </message>
    <message>
        <source>Show or hide the players and the moves.</source>
        <translation>プレイヤーと手を表示または隠します。</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全画面(&amp;U)</translation>
    </message>
    <message>
        <source>Fill the screen with the table.</source>
        <translation>画面いっぱいにテーブルを表示します。</translation>
    </message>
    <message>
        <source>&amp;What can I do?</source>
        <translation>何ができますか?(&amp;W)</translation>
    </message>
    <message>
        <source>Say what you can do at this moment, and light it on the table.</source>
        <translation>今できることを示し、テーブルの上で光らせます。</translation>
    </message>
    <message>
        <source>C&amp;ontents</source>
        <translation>目次(&amp;O)</translation>
    </message>
    <message>
        <source>Read and search all pages of the help, in one window.</source>
        <translation>ヘルプの全ページを1つのウィンドウで読み、検索します。</translation>
    </message>
    <message>
        <source>How to &amp;play</source>
        <translation>遊び方(&amp;P)</translation>
    </message>
    <message>
        <source>Say how the game in progress is played, in words and pictures.</source>
        <translation>進行中のゲームの遊び方を文と絵で説明します。</translation>
    </message>
    <message>
        <source>Your &amp;first game</source>
        <translation>はじめてのゲーム(&amp;F)</translation>
    </message>
    <message>
        <source>Learn the game in six short steps on the table. Your own game is kept.</source>
        <translation>テーブルの上の短い6つのステップでゲームを覚えます。進行中のゲームは保存されます。</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>キーとマウス(&amp;K)</translation>
    </message>
    <message>
        <source>List what every key does.</source>
        <translation>各キーの働きを一覧にします。</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>キーを変える(&amp;C)…</translation>
    </message>
    <message>
        <source>Choose which keys lead to what.</source>
        <translation>どのキーで何をするかを選びます。</translation>
    </message>
    <message>
        <source>&amp;Settings explained</source>
        <translation>設定の説明(&amp;S)</translation>
    </message>
    <message>
        <source>Say what every setting does.</source>
        <translation>それぞれの設定の働きを説明します。</translation>
    </message>
    <message>
        <source>&amp;About Sequence Desktop</source>
        <translation>Sequence Desktop について(&amp;A)</translation>
    </message>
    <message>
        <source>Show the version and the licences.</source>
        <translation>バージョンとライセンスを表示します。</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>Show the best moves of your hand, how good they are, and why.</source>
        <translation>手札の最善手と、そのよさと理由を示します。</translation>
    </message>
    <message>
        <source>&amp;Play the hint</source>
        <translation>ヒントの手を指す(&amp;P)</translation>
    </message>
    <message>
        <source>Make the hinted move that is marked on the table.</source>
        <translation>テーブルに示されたヒントの手を行います。</translation>
    </message>
    <message>
        <source>Show a &amp;better move</source>
        <translation>より良い手を表示(&amp;B)</translation>
    </message>
    <message>
        <source>Say which move would have been better than your last one, and why.</source>
        <translation>直前の手より良かった手とその理由を示します。</translation>
    </message>
    <message>
        <source>Winning &amp;chances</source>
        <translation>勝つ見込み(&amp;C)</translation>
    </message>
    <message>
        <source>Show who is ahead, as far as you can know, now and through the game.</source>
        <translation>わかる範囲で、今とゲームを通してだれが優勢かを示します。</translation>
    </message>
    <message>
        <source>&amp;Review the game…</source>
        <translation>ゲームを振り返る(&amp;R)…</translation>
    </message>
    <message>
        <source>Look back at a finished game: where it turned, and what was luck or skill.</source>
        <translation>終わったゲームを見直します。どこで流れが変わり、何が運で何が実力だったか。</translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation>すぐに指す(&amp;M)</translation>
    </message>
    <message>
        <source>Let the computer that is thinking move at once, with what it knows.</source>
        <translation>考えているコンピュータに、今わかることですぐ指させます。</translation>
    </message>
    <message>
        <source>Colours of the s&amp;ystem</source>
        <translation>システムの色(&amp;Y)</translation>
    </message>
    <message>
        <source>Be light or dark as the system is.</source>
        <translation>システムに合わせて明るくも暗くもなります。</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>Dark text on a light window.</source>
        <translation>明るいウィンドウに暗い文字。</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>Light text on a dark window.</source>
        <translation>暗いウィンドウに明るい文字。</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>ハイコントラスト(&amp;C)</translation>
    </message>
    <message>
        <source>The strongest contrast, for weak eyes and bright rooms.</source>
        <translation>最も強いコントラスト。弱い目や明るい部屋に。</translation>
    </message>
    <message>
        <source>Hand as dra&amp;wn</source>
        <translation>手札は引いた順(&amp;W)</translation>
    </message>
    <message>
        <source>Lay one’s cards in the order in which they were drawn.</source>
        <translation>引いた順に手札を並べます。</translation>
    </message>
    <message>
        <source>Hand by sui&amp;ts</source>
        <translation>手札はスート順(&amp;T)</translation>
    </message>
    <message>
        <source>Lay one’s cards suit by suit.</source>
        <translation>スートごとに手札を並べます。</translation>
    </message>
    <message>
        <source>Hand by ra&amp;nks</source>
        <translation>手札は数字順(&amp;N)</translation>
    </message>
    <message>
        <source>Lay one’s cards rank by rank, or by their numbers.</source>
        <translation>ランクや数字の順に手札を並べます。</translation>
    </message>
    <message>
        <source>Hand as I lay &amp;it</source>
        <translation>手札は自分で並べる(&amp;I)</translation>
    </message>
    <message>
        <source>Leave one’s cards where they are dragged to in the hand.</source>
        <translation>ドラッグした場所に手札を置いたままにします。</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>{move} and take the row {rows}</source>
        <translation>{move}、列 {rows} を取る</translation>
    </message>
    <message>
        <source>{move} and take the rows {rows}</source>
        <translation>{move}、列 {rows} を取る</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>{card}を取る</translation>
    </message>
    <message>
        <source>Give up {card}</source>
        <translation>{card}を手放す</translation>
    </message>
    <message>
        <source>Take the chip on {cell} away</source>
        <translation>{cell} のチップを取り去る</translation>
    </message>
    <message>
        <source>Play {card} on {cell}</source>
        <translation>{card}を {cell} に出す</translation>
    </message>
    <message>
        <source>Take the chip on {cell} away with {card}</source>
        <translation>{card}で {cell} のチップを取り去る</translation>
    </message>
    <message>
        <source>Take over the chip on {cell} with {card}</source>
        <translation>{card}で {cell} のチップを置き換える</translation>
    </message>
    <message>
        <source>Swap the chips on {cell} and {other} with {card}</source>
        <translation>{card}で {cell} と {other} のチップを入れ替える</translation>
    </message>
    <message>
        <source>Turn in {card}</source>
        <translation>{card}を出して引き直す</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>カードを引く</translation>
    </message>
    <message>
        <source>Put a chip on {cell}</source>
        <translation>{cell} にチップを置く</translation>
    </message>
    <message>
        <source>Take over the chip on {cell}</source>
        <translation>{cell} のチップを置き換える</translation>
    </message>
    <message>
        <source>Swap the chips on {cell} and {other}</source>
        <translation>{cell} と {other} のチップを入れ替える</translation>
    </message>
</context>
<context>
    <name>BalanceDialog</name>
    <message>
        <source>Balance of the board</source>
        <translation>ボードのバランス</translation>
    </message>
    <message>
        <source>&amp;Play the games</source>
        <translation>対局を始める(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>Co&amp;mpare in the lab…</source>
        <translation>ラボで比べる(&amp;M)…</translation>
    </message>
    <message>
        <source>The same number plays the same games again, everywhere.</source>
        <translation>同じ数ならどこでも同じ対局になります。</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>What the games tell of the board will stand here.</source>
        <translation>ゲームからわかったボードの評価がここに表示されます。</translation>
    </message>
    <message>
        <source>Let other boards, games or levels be played beside this one, as a plan.</source>
        <translation>これと並べて別のボード、ゲーム、強さの対局を計画として行います。</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>プレイヤー(&amp;L)</translation>
    </message>
    <message>
        <source>L&amp;evel of all players</source>
        <translation>全プレイヤーの強さ(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Number of games</source>
        <translation>対局数(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>シード(&amp;S)</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>開始しています…</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>停止しています…</translation>
    </message>
    <message>
        <source>about {seconds} s left</source>
        <translation>残り約 {seconds} 秒</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>残り約 {minutes} 分</translation>
    </message>
</context>
<context>
    <name>BesidePage</name>
    <message>
        <source>Entry at the left</source>
        <translation>左の項目</translation>
    </message>
    <message>
        <source>Entry at the right</source>
        <translation>右の項目</translation>
    </message>
</context>
<context>
    <name>BoardList</name>
    <message>
        <source>Arranged by {author}</source>
        <translation>配置: {author}</translation>
    </message>
    <message>
        <source>The board of these rules</source>
        <translation>このルールのボード</translation>
    </message>
</context>
<context>
    <name>BoardPreview</name>
    <message>
        <source>Picture of the board {name}, {columns} by {rows} cells</source>
        <translation>ボード「{name}」の図、{columns} × {rows} マス</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Compass</source>
        <translation>羅針盤</translation>
    </message>
    <message>
        <source>Each suit has a side of the board: spades north, hearts east, clubs south, diamonds west. Every sector runs from the two to the ace and through again, row by row from the rim to the middle, and a quarter turn carries each sector onto the next. The four aces meet in the centre.</source>
        <translation>スートごとにボードの 1 辺を占めます。スペードは北、ハートは東、クラブは南、ダイヤは西です。どの区画も 2 からエースまでを 2 度、端から中央へ 1 段ずつ並び、四分の一回転すると次の区画に重なります。4 枚のエースは中央で出会います。</translation>
    </message>
    <message>
        <source>Two dice</source>
        <translation>サイコロ 2 個</translation>
    </message>
    <message>
        <source>Six by six for two dice: the rare twos in the corners, the twelves in the middle. A quarter turn leaves it as it is.</source>
        <translation>サイコロ 2 個のための 6 × 6 です。めったに出ない 2 は角に、12 は中央にあります。四分の一回転しても同じです。</translation>
    </message>
    <message>
        <source>traditional</source>
        <translation>不詳</translation>
    </message>
    <message>
        <source>No rights are claimed in this arrangement</source>
        <translation>この配置に権利は主張されていません</translation>
    </message>
    <message>
        <source>Far twins</source>
        <translation>遠い双子</translation>
    </message>
    <message>
        <source>Four windows, black and red like a chess board, with the two suits of a colour chequered inside. From every card it is five rows and five columns to its twin, so that no two chips on the same card help each other; only the kings of spades and hearts meet, in the centre. The left half is the mirror of the right, spades for hearts and clubs for diamonds.</source>
        <translation>チェス盤のように黒と赤に分かれた 4 つの窓の中に、同じ色の 2 スートが市松に並びます。どのカードも、もう 1 枚の同じカードから縦横に 5 マスずつ離れているので、同じカードのチップどうしが助け合うことはありません。スペードとハートのキングだけは中央で出会います。左半分は右半分の鏡像で、スペードがハートに、クラブがダイヤに対応します。</translation>
    </message>
    <message>
        <source>Turning rings</source>
        <translation>逆回りの輪</translation>
    </message>
    <message>
        <source>The numbers in rings around the one; each ring runs the other way round than the last. The nought stands in the corner beyond ninety-nine.</source>
        <translation>1 のまわりに数字が輪になって並び、輪は 1 つごとに逆回りになります。0 は 99 の先の角にあります。</translation>
    </message>
    <message>
        <source>Growing edges</source>
        <translation>広がる辺</translation>
    </message>
    <message>
        <source>The numbers grow out from the middle edge by edge, so that the square stays full at every size. The nought stands in a corner.</source>
        <translation>数字は中央から 1 辺ずつ外へ広がり、どの大きさでも正方形が埋まります。0 は角にあります。</translation>
    </message>
    <message>
        <source>Number spiral</source>
        <translation>数字のらせん</translation>
    </message>
    <message>
        <source>One plain spiral from the nought in the centre to ninety-nine in the corner.</source>
        <translation>中央の 0 から角の 99 まで、1 本の単純ならせんです。</translation>
    </message>
    <message>
        <source>Junior</source>
        <translation>ジュニア</translation>
    </message>
    <message>
        <source>Six by seven for the youngest: the cards from two to ace without tens and pictures, each once, in a path that can be followed with a finger. The corners and the two spaces in the middle are free.</source>
        <translation>小さな子ども向けの 6 × 7 です。10 と絵札を除いた 2 からエースまでのカードが 1 枚ずつ、指でたどれる道に並びます。角と中央の 2 マスはフリーです。</translation>
    </message>
    <message>
        <source>Pinwheel</source>
        <translation>風車</translation>
    </message>
    <message>
        <source>One pack on seven by seven for the travel game: each suit is one sail of a wheel, winding from the two at the rim to the ace at the hub, and the free space is the axle.</source>
        <translation>トラベル版のための、トランプ 1 組の 7 × 7 です。スートがそれぞれ 1 枚の羽根になり、端の 2 から軸のそばのエースまで曲がりながら続きます。フリーのマスが軸です。</translation>
    </message>
    <message>
        <source>Quadrants</source>
        <translation>四分割</translation>
    </message>
    <message>
        <source>The arrangement common for One-Eyed Jack. Each quarter holds two suits, one the mirror of the other along the diagonal, where the kings and queens stand; tens to sevens run along the edges. Turned upside down it is the same board.</source>
        <translation>One-Eyed Jack でよく使われる配置です。四分の一ごとに 2 スートがあり、キングとクイーンの並ぶ対角線をはさんで鏡像になっています。10 から 7 は端に沿って並びます。上下を逆さに回しても同じボードです。</translation>
    </message>
    <message>
        <source>Row snake</source>
        <translation>行のへび</translation>
    </message>
    <message>
        <source>The two packs in order, laid like a snake: one row to the right, the next to the left. The easiest board to find a card on.</source>
        <translation>トランプ 2 組を順に、1 行は右へ、次の行は左へと、へびのように並べます。カードがいちばん見つけやすいボードです。</translation>
    </message>
    <message>
        <source>Spiral</source>
        <translation>らせん</translation>
    </message>
    <message>
        <source>The arrangement of the published game. From the top left corner it winds inwards, clockwise: spades and diamonds up from the two, clubs and hearts down from the ace, and all of it once more, to the two of hearts in the middle. No jacks; the corners are free.</source>
        <translation>市販のゲームの配置です。左上の角から時計回りに内側へ巻き、スペードとダイヤは 2 から上り、クラブとハートはエースから下り、それをもう一度くり返して中央のハートの 2 で終わります。ジャックはなく、角はフリーです。</translation>
    </message>
</context>
<context>
    <name>BookmarksDialog</name>
    <message>
        <source>Bookmarks</source>
        <translation>しおり</translation>
    </message>
    <message>
        <source>No moment is marked yet. Look at one, and choose View → Bookmark.</source>
        <translation>まだしおりはありません。場面を表示して「表示 → しおり」を選びます。</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>名前なし</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>取り除く(&amp;R)</translation>
    </message>
    <message>
        <source>Remove the bookmark; the game stays as it is.</source>
        <translation>しおりを取り除きます。ゲームはそのままです。</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>{cell}: {card}</source>
        <translation>{cell}: {card}</translation>
    </message>
    <message>
        <source>Now choose the other end of the row.</source>
        <translation>次に列のもう一方の端を選んでください。</translation>
    </message>
</context>
<context>
    <name>CaseDialog</name>
    <message>
        <source>Save as rule case</source>
        <translation>ルール事例として保存</translation>
    </message>
    <message>
        <source>The case says what may be done in this position, as the program sees it.</source>
        <translation>この局面で何ができるかを、プログラムの見方で記した事例です。</translation>
    </message>
    <message>
        <source>&amp;Choose a file…</source>
        <translation>ファイルを選ぶ(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>題名(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>メモ(&amp;N)</translation>
    </message>
</context>
<context>
    <name>ChancePanel</name>
    <message>
        <source>Winning chances</source>
        <translation>勝つ見込み</translation>
    </message>
    <message>
        <source>Chances through the game</source>
        <translation>ゲームを通した見込み</translation>
    </message>
    <message>
        <source>Click to look at the board at that moment</source>
        <translation>クリックするとそのときのボードが見られます</translation>
    </message>
</context>
<context>
    <name>Chancing</name>
    <message>
        <source>The chances cannot be worked out: the process that does it has failed.</source>
        <translation>見込みを計算できません。計算するプロセスが失敗しました。</translation>
    </message>
    <message>
        <source>The chances show when the next player is ready.</source>
        <translation>次のプレイヤーの準備ができると見込みが表示されます。</translation>
    </message>
    <message>
        <source>A rated game has no chances.</source>
        <translation>レート戦では見込みは表示されません。</translation>
    </message>
    <message>
        <source>As far as an onlooker can tell:</source>
        <translation>見ている人にわかる範囲で:</translation>
    </message>
    <message>
        <source>As far as {name} can know:</source>
        <translation>{name}にわかる範囲で:</translation>
    </message>
</context>
<context>
    <name>Clipping</name>
    <message>
        <source>The board is on the clipboard, as text.</source>
        <translation>ボードを文字としてクリップボードに入れました。</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>クリップボードに文字がありません。</translation>
    </message>
    <message>
        <source>Paste text</source>
        <translation>文字を貼り付け</translation>
    </message>
    <message>
        <source>Pasted. Not understood: {count}; lines left out: {lines}.</source>
        <translation>貼り付けました。わからなかったもの: {count}、省いた行: {lines}。</translation>
    </message>
    <message>
        <source>Pasted: everything was understood.</source>
        <translation>貼り付けました。すべて理解できました。</translation>
    </message>
    <message>
        <source>{cards}: they lie on the right of column {column}.</source>
        <translation>{cards}: 列 {column} の右にあります。</translation>
    </message>
    <message>
        <source>{cards}: they lie below row {row}.</source>
        <translation>{cards}: 行 {row} の下にあります。</translation>
    </message>
    <message>
        <source>{cards}: they lie right of {column} and below row {row}.</source>
        <translation>{cards}: 列 {column} の右、行 {row} の下にあります。</translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>オレンジ</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
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
        <translation>濃い灰色</translation>
    </message>
    <message>
        <source>Light grey</source>
        <translation>薄い灰色</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
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
        <translation>コピー(&amp;O)</translation>
    </message>
    <message>
        <source>Sa&amp;ve the board…</source>
        <translation>ボードを保存(&amp;V)…</translation>
    </message>
    <message>
        <source>Command line that makes this report again</source>
        <translation>この報告をもう一度作るコマンド行</translation>
    </message>
    <message>
        <source>The command that plays these games again needs the board as a file.</source>
        <translation>これらの対局を再現するコマンドにはボードのファイルが必要です。</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>Figures of all entries</source>
        <translation>全項目の数字</translation>
    </message>
    <message>
        <source>Share of the points, by player</source>
        <translation>プレイヤー別の得点の割合</translation>
    </message>
    <message>
        <source>Strength of the players, in Elo</source>
        <translation>プレイヤーの強さ(Elo)</translation>
    </message>
    <message>
        <source>Decided games won by the side that began</source>
        <translation>先手のサイドが勝った決着局</translation>
    </message>
    <message>
        <source>Moves a game</source>
        <translation>1 局の手数</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Who begins wins</source>
        <translation>先手の勝ち</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>引き分け</translation>
    </message>
</context>
<context>
    <name>Corner</name>
    <message>
        <source>{name} is thinking</source>
        <translation>{name}が考えています</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピュータ</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n 枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n 手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) left</source>
        <translation>
            <numerusform>残り %n 回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{made} of %n row(s)</source>
        <translation>
            <numerusform>%n 列中 {made} 列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed} and makes %n row(s)</source>
        <translation>
            <numerusform>{deed}。%n 列完成</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed} and announces %n row(s)</source>
        <translation>
            <numerusform>{deed}。%n 列を宣言</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed} and breaks up %n row(s)</source>
        <translation>
            <numerusform>{deed}。%n 列を崩す</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed}: %n row(s)</source>
        <translation>
            <numerusform>{deed}: %n 列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From there %n row(s) are still possible.</source>
        <translation>
            <numerusform>そこからまだ %n 列が可能です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier move(s), see the list</source>
        <translation>
            <numerusform>以前の %n 手は一覧を見てください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are shuffled into a new stock</source>
        <translation>
            <numerusform>%n 枚を切り直して新しい山札にします</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rated game(s) played.</source>
        <translation>
            <numerusform>レート戦を %n 局行いました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) found</source>
        <translation>
            <numerusform>設定が %n 件見つかりました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read</source>
        <translation>
            <numerusform>%n 個のファイルを読めませんでした</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) could not be read</source>
        <translation>
            <numerusform>%n 行を読めませんでした</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) are among your own now</source>
        <translation>
            <numerusform>%n 枚のボードがあなたのボードに加わりました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) did not fit on the board</source>
        <translation>
            <numerusform>%n 枚のカードがボードに入りませんでした</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>no</source>
        <translation>0</translation>
    </message>
    <message>
        <source>one</source>
        <translation>1</translation>
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
        <source>eleven</source>
        <translation>11</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>12</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>1 枚</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count} 枚</translation>
    </message>
    <message>
        <source>one row</source>
        <translation>1 列</translation>
    </message>
    <message>
        <source>{count} rows</source>
        <translation>{count} 列</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>1 点</translation>
    </message>
    <message>
        <source>{count} points</source>
        <translation>{count} 点</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} 人</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first}または{last}</translation>
    </message>
    <message>
        <source>a roll of {totals}</source>
        <translation>{totals} の目</translation>
    </message>
    <message>
        <source>the one-eyed jacks (spades and hearts)</source>
        <translation>片目のジャック(スペードとハート)</translation>
    </message>
    <message>
        <source>the two-eyed jacks (diamonds and clubs)</source>
        <translation>両目のジャック(ダイヤとクラブ)</translation>
    </message>
    <message>
        <source>the {ranks}</source>
        <translation>{ranks}</translation>
    </message>
    <message>
        <source>the {ranks} of {suits}</source>
        <translation>{suits}の{ranks}</translation>
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
        <translation>ジャック</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>キング</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>エース</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>スペード</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>ハート</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ダイヤ</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>クラブ</translation>
    </message>
    <message>
        <source>rules without a name</source>
        <translation>名前のないルール</translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message>
        <source>Cards to be laid</source>
        <translation>置くカード</translation>
    </message>
    <message>
        <source>{card}: {count} left</source>
        <translation>{card}: 残り{count}</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>Two packs of cards</source>
        <translation>トランプ 2 組</translation>
    </message>
    <message>
        <source>One pack of cards</source>
        <translation>トランプ 1 組</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Two dice</source>
        <translation>サイコロ 2 個</translation>
    </message>
    <message>
        <source>Anything</source>
        <translation>何でも</translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>{who} did not draw in time, and holds one card less</source>
        <translation>{who}は時間内に引かず、1 枚減りました</translation>
    </message>
    <message>
        <source>the others have their last turns</source>
        <translation>ほかのプレイヤーの最後の番です</translation>
    </message>
    <message>
        <source>{deed}; {consequence}</source>
        <translation>{deed}。{consequence}</translation>
    </message>
    <message>
        <source>{who} takes {card}</source>
        <translation>{who}が{card}を取る</translation>
    </message>
    <message>
        <source>{who} draws a card</source>
        <translation>{who}がカードを引く</translation>
    </message>
    <message>
        <source>{who} shows that {card} is dead and turns it in</source>
        <translation>{who}が{card}は死に札だと示して出す</translation>
    </message>
    <message>
        <source>{who} plays {card} as {other_card} on {cell}</source>
        <translation>{who}が{card}を{other_card}として {cell} に出す</translation>
    </message>
    <message>
        <source>{who} plays {card} on {cell}</source>
        <translation>{who}が{card}を {cell} に出す</translation>
    </message>
    <message>
        <source>{who} plays {card} and removes the chip on {cell}</source>
        <translation>{who}が{card}を出して {cell} のチップを取り除く</translation>
    </message>
    <message>
        <source>{who} plays {card} and takes over the chip on {cell}</source>
        <translation>{who}が{card}を出して {cell} のチップを置き換える</translation>
    </message>
    <message>
        <source>{who} plays {card} and swaps the chips on {cell} and {other}</source>
        <translation>{who}が{card}を出して {cell} と {other} のチップを入れ替える</translation>
    </message>
    <message>
        <source>{who} turns in {card}</source>
        <translation>{who}が{card}を出して引き直す</translation>
    </message>
    <message>
        <source>{who} passes</source>
        <translation>{who}がパス</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and puts a chip on {cell}</source>
        <translation>{who}が {roll} を振り、{cell} にチップを置く</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and removes the chip on {cell}</source>
        <translation>{who}が {roll} を振り、{cell} のチップを取り除く</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and takes over the chip on {cell}</source>
        <translation>{who}が {roll} を振り、{cell} のチップを置き換える</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and swaps the chips on {cell} and {other}</source>
        <translation>{who}が {roll} を振り、{cell} と {other} のチップを入れ替える</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and can do nothing</source>
        <translation>{who}が {roll} を振るが何もできない</translation>
    </message>
    <message>
        <source>{who} gives up {card}</source>
        <translation>{who}が{card}を手放す</translation>
    </message>
    <message>
        <source>{who} takes the chip on {cell} away</source>
        <translation>{who}が {cell} のチップを取り去る</translation>
    </message>
    <message>
        <source>{who} has spoken out of turn</source>
        <translation>{who}が許されない発言をした</translation>
    </message>
    <message>
        <source>on {cell}</source>
        <comment>after a card, as in 8 of spades on c4</comment>
        <translation>{cell} に</translation>
    </message>
    <message>
        <source>removes {cell}</source>
        <comment>after a card</comment>
        <translation>{cell} を取り除く</translation>
    </message>
    <message>
        <source>takes over {cell}</source>
        <comment>after a card</comment>
        <translation>{cell} を置き換える</translation>
    </message>
    <message>
        <source>swaps {cell} and {other}</source>
        <comment>after a card</comment>
        <translation>{cell} と {other} を入れ替える</translation>
    </message>
    <message>
        <source>turned in</source>
        <comment>after a card</comment>
        <translation>出した</translation>
    </message>
    <message>
        <source>taken</source>
        <comment>after a card</comment>
        <translation>取った</translation>
    </message>
    <message>
        <source>draws a card</source>
        <translation>カードを引く</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <comment>after a roll</comment>
        <translation>できることなし</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>given up</source>
        <comment>after a card</comment>
        <translation>手放した</translation>
    </message>
    <message>
        <source>takes {cell} away</source>
        <translation>{cell} を取り去る</translation>
    </message>
    <message>
        <source>has spoken</source>
        <translation>発言した</translation>
    </message>
    <message>
        <source>{total} is rolled</source>
        <translation>{total} の目が出た</translation>
    </message>
    <message>
        <source>{who} is out of the game</source>
        <translation>{who}はゲームから外れた</translation>
    </message>
    <message>
        <source>it is the turn of {who}</source>
        <translation>{who}の番</translation>
    </message>
    <message>
        <source>a chip of {who} on {place}</source>
        <translation>{place} に{who}のチップ</translation>
    </message>
    <message>
        <source>the chip of {who} is off {place}</source>
        <translation>{place} から{who}のチップがなくなる</translation>
    </message>
    <message>
        <source>a row for {who}, {place}</source>
        <translation>{who}の列、{place}</translation>
    </message>
    <message>
        <source>{who} no longer has the row {place}</source>
        <translation>{who}は列 {place} を失う</translation>
    </message>
    <message>
        <source>{who} lays off {card}</source>
        <translation>{who}が{card}を捨てる</translation>
    </message>
    <message>
        <source>{who} draws {card}</source>
        <translation>{who}が{card}を引く</translation>
    </message>
    <message>
        <source>{who} takes back {card}</source>
        <translation>{who}が{card}を戻す</translation>
    </message>
    <message>
        <source>{who} puts back {card}</source>
        <translation>{who}が{card}を元へ返す</translation>
    </message>
</context>
<context>
    <name>DesignButtons</name>
    <message>
        <source>&amp;Design a board…</source>
        <translation>ボードをデザイン(&amp;D)…</translation>
    </message>
    <message>
        <source>Make a board of your own, or change one.</source>
        <translation>自分のボードを作るか、あるものを変えます。</translation>
    </message>
    <message>
        <source>Edit a cop&amp;y</source>
        <translation>コピーを編集(&amp;Y)</translation>
    </message>
    <message>
        <source>Change a copy of the chosen board in the designer.</source>
        <translation>選んだボードのコピーをデザイナーで変えます。</translation>
    </message>
</context>
<context>
    <name>Designer</name>
    <message>
        <source>Some files were not taken over.</source>
        <translation>取り込まれなかったファイルがあります。</translation>
    </message>
    <message>
        <source>Only files of this computer can be dropped here.</source>
        <translation>ここに置けるのはこのコンピュータのファイルだけです。</translation>
    </message>
    <message>
        <source>Save the file first, or copy its text and paste it.</source>
        <translation>先にファイルを保存するか、文字をコピーして貼り付けてください。</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>ボード(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新規(&amp;N)</translation>
    </message>
    <message>
        <source>An empty board. Undo brings this one back.</source>
        <translation>空のボード。元に戻すと今のボードが戻ります。</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Change a board in a file. Undo brings this back.</source>
        <translation>ファイルのボードを変えます。元に戻すと今のボードが戻ります。</translation>
    </message>
    <message>
        <source>&amp;Gallery…</source>
        <translation>ギャラリー(&amp;G)…</translation>
    </message>
    <message>
        <source>Look at all boards.</source>
        <translation>すべてのボードを見ます。</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the board, with mistakes or without.</source>
        <translation>誤りがあってもなくても保存します。</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the board to another file.</source>
        <translation>ボードを別のファイルに保存します。</translation>
    </message>
    <message>
        <source>&amp;Export a copy…</source>
        <translation>コピーを書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>Write a copy for somebody else.</source>
        <translation>ほかの人のためにコピーを書き出します。</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>Bring the board onto paper, or into a picture.</source>
        <translation>ボードを紙または画像にします。</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Close. What is not saved is kept for next time.</source>
        <translation>閉じます。保存していないものは次回のために残ります。</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>履歴(&amp;H)…</translation>
    </message>
    <message>
        <source>List all changes and go back to any of them.</source>
        <translation>すべての変更を一覧にし、どこへでも戻れます。</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Paste cells, or a board as text from anywhere.</source>
        <translation>マス、またはどこかから持ってきたボードの文字を貼り付けます。</translation>
    </message>
    <message>
        <source>Copy the board as te&amp;xt</source>
        <translation>ボードを文字としてコピー(&amp;X)</translation>
    </message>
    <message>
        <source>For a letter, a forum or a spreadsheet.</source>
        <translation>手紙、掲示板、表計算のために。</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>空にする(&amp;C)</translation>
    </message>
    <message>
        <source>Choose &amp;all</source>
        <translation>すべて選ぶ(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Fill with the tray’s card</source>
        <translation>トレイのカードで埋める(&amp;F)</translation>
    </message>
    <message>
        <source>Put the card chosen in the tray on these cells.</source>
        <translation>トレイで選んだカードをこれらのマスに置きます。</translation>
    </message>
    <message>
        <source>E&amp;xchange two cells</source>
        <translation>2 マスを入れ替える(&amp;X)</translation>
    </message>
    <message>
        <source>Exchange the two chosen cells.</source>
        <translation>選んだ 2 マスを入れ替えます。</translation>
    </message>
    <message>
        <source>&amp;Shuffle</source>
        <translation>かき混ぜる(&amp;S)</translation>
    </message>
    <message>
        <source>Shuffle the chosen cells; of one, the board.</source>
        <translation>選んだマスを混ぜます。1 マスだけならボード全体を混ぜます。</translation>
    </message>
    <message>
        <source>Fill &amp;up from the tray</source>
        <translation>トレイから補う(&amp;U)</translation>
    </message>
    <message>
        <source>Put what is left on the empty cells, by chance.</source>
        <translation>残りを空のマスへ無作為に置きます。</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <translation>試す(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Play a game on it</source>
        <translation>これで遊ぶ(&amp;P)</translation>
    </message>
    <message>
        <source>Play a game on this board against the computer.</source>
        <translation>このボードでコンピュータと対局します。</translation>
    </message>
    <message>
        <source>&amp;Balance…</source>
        <translation>バランス(&amp;B)…</translation>
    </message>
    <message>
        <source>Measure the board by many games of computers.</source>
        <translation>コンピュータの多数の対局でボードを測ります。</translation>
    </message>
    <message>
        <source>&amp;Hide the heat map</source>
        <translation>ヒートマップを隠す(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>キーとマウス(&amp;K)</translation>
    </message>
    <message>
        <source>List what every key does here.</source>
        <translation>ここでの各キーの働きを一覧にします。</translation>
    </message>
    <message>
        <source>Shift to the left</source>
        <translation>左へずらす</translation>
    </message>
    <message>
        <source>Shift to the right</source>
        <translation>右へずらす</translation>
    </message>
    <message>
        <source>Shift up</source>
        <translation>上へずらす</translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation>下へずらす</translation>
    </message>
    <message>
        <source>Symmetry that edits keep</source>
        <translation>編集で保たれる対称</translation>
    </message>
    <message>
        <source>What is changed in one place is changed in its likeness, too.</source>
        <translation>ある場所の変更は対応する場所にも及びます。</translation>
    </message>
    <message>
        <source>Play an&amp;other game on it</source>
        <translation>別のゲームで遊ぶ(&amp;O)</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>並べる(&amp;A)</translation>
    </message>
    <message>
        <source>Turn: {way}</source>
        <translation>回転: {way}</translation>
    </message>
    <message>
        <source>Exchange two &amp;suits</source>
        <translation>2 つのスートを入れ替える(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Repeat a part (symmetry)</source>
        <translation>一部をくり返す(対称)(&amp;R)</translation>
    </message>
    <message>
        <source>S&amp;ymmetry that edits keep</source>
        <translation>編集で保たれる対称(&amp;Y)</translation>
    </message>
    <message>
        <source>Take {part} for the rest</source>
        <translation>{part}を残りにも使う</translation>
    </message>
    <message>
        <source>Choose a symmetry first</source>
        <translation>まず対称を選んでください</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>対称(&amp;Y)</translation>
    </message>
    <message>
        <source>free</source>
        <translation>フリー</translation>
    </message>
    <message>
        <source>hole</source>
        <translation>穴</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>a free cell</source>
        <translation>フリーのマス</translation>
    </message>
    <message>
        <source>a hole</source>
        <translation>穴</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>DesignerWindow</name>
    <message>
        <source>&amp;Tray: to be placed</source>
        <translation>トレイ: まだ置くカード(&amp;T)</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>パターン</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>新しいボード</translation>
    </message>
    <message>
        <source>{name}[*] – Board designer</source>
        <translation>{name}[*] – ボードデザイナー</translation>
    </message>
    <message>
        <source>{cell}   chosen: {chosen}   filled: {filled} of {size}</source>
        <translation>{cell}   選択: {chosen}   埋まり: {size} 中 {filled}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>バランス</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>キーとマウス</translation>
    </message>
    <message>
        <source>Go on with an unsaved board</source>
        <translation>保存していないボードを続ける</translation>
    </message>
    <message>
        <source>This board is not kept: {why}.</source>
        <translation>このボードは残されません: {why}。</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>You play on from move {ply} in a game of its own. The one before is kept; undo brings it back.</source>
        <translation>{ply} 手目から別のゲームとして続けます。前のゲームは残り、「元に戻す」で戻せます。</translation>
    </message>
    <message>
        <source>Another program has written to the file of your game in progress. It was left as it is now, and your game is kept in another file.</source>
        <translation>ほかのプログラムが進行中のゲームのファイルに書き込みました。そのファイルはそのままにし、ゲームは別のファイルに残します。</translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message>
        <source>{now} (not: {before})</source>
        <translation>{now}(以前: {before})</translation>
    </message>
    <message>
        <source>{text} – no effect: {why}</source>
        <translation>{text} – 効果なし: {why}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>a list of its own</source>
        <translation>独自の一覧</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>{title}: {new} instead of {old}</source>
        <translation>{title}: {old} の代わりに {new}</translation>
    </message>
    <message>
        <source>{title}: {new}</source>
        <translation>{title}: {new}</translation>
    </message>
    <message>
        <source>Rows of {new} chips instead of {old}</source>
        <translation>{old} 個の代わりに {new} 個で 1 列</translation>
    </message>
    <message>
        <source>Cards each by the number of players</source>
        <translation>1 人の枚数は人数による</translation>
    </message>
    <message>
        <source>{cards} each, however many play</source>
        <translation>何人でも 1 人 {cards}</translation>
    </message>
    <message>
        <source>{cards} each instead of {old}</source>
        <translation>1 人 {cards}(元は {old})</translation>
    </message>
    <message>
        <source>Without {ranks}</source>
        <translation>{ranks} を除く</translation>
    </message>
    <message>
        <source>With {ranks}</source>
        <translation>{ranks} を加える</translation>
    </message>
    <message>
        <source>The ranks in another order</source>
        <translation>ランクの順が異なる</translation>
    </message>
    <message>
        <source>Playing cards instead of number cards</source>
        <translation>数字カードの代わりにトランプ</translation>
    </message>
    <message>
        <source>Number cards from {low} to {high} instead of playing cards</source>
        <translation>トランプの代わりに {low} から {high} の数字カード</translation>
    </message>
    <message>
        <source>Number cards from {low} to {high} instead of {old_low} to {old_high}</source>
        <translation>{old_low} から {old_high} の代わりに {low} から {high} の数字カード</translation>
    </message>
    <message>
        <source>The usual board instead of one of its own</source>
        <translation>独自のボードの代わりに通常のボード</translation>
    </message>
    <message>
        <source>Another board of its own</source>
        <translation>別の独自のボード</translation>
    </message>
    <message>
        <source>A board of its own instead of the usual one</source>
        <translation>通常のボードの代わりに独自のボード</translation>
    </message>
    <message>
        <source>{players} in {sides} sides</source>
        <translation>{players}、{sides} サイド</translation>
    </message>
    <message>
        <source>{now} instead of {before}</source>
        <translation>{before} の代わりに {now}</translation>
    </message>
    <message>
        <source>{now} may play, too</source>
        <translation>{now} も遊べる</translation>
    </message>
    <message>
        <source>Not for {counts} players</source>
        <translation>{counts} 人では遊べない</translation>
    </message>
    <message>
        <source>With {players}: {cards} each instead of {old}</source>
        <translation>{players}: 1 人 {cards}(元は {old})</translation>
    </message>
    <message>
        <source>With {players}: {cards} each</source>
        <translation>{players}: 1 人 {cards}</translation>
    </message>
    <message>
        <source>With {sides} sides: rows of {new} chips instead of {old}</source>
        <translation>{sides} サイド: {old} 個の代わりに {new} 個で 1 列</translation>
    </message>
    <message>
        <source>With {sides} sides: {rows} to win instead of {old}</source>
        <translation>{sides} サイド: 勝つには {rows}(元は {old})</translation>
    </message>
    <message>
        <source>With {players}: rows to win by the number of sides</source>
        <translation>{players}: 勝つための列の数はサイド数による</translation>
    </message>
    <message>
        <source>With {players}: {rows} to win</source>
        <translation>{players}: 勝つには {rows}</translation>
    </message>
    <message>
        <source>no power</source>
        <translation>特別な力なし</translation>
    </message>
    <message>
        <source>{cards}: {does}</source>
        <translation>{cards}: {does}</translation>
    </message>
    <message>
        <source>{card} cannot touch the cells {cells}</source>
        <translation>{card}は {cells} のマスに触れられない</translation>
    </message>
    <message>
        <source>No cell is safe from {card}</source>
        <translation>{card}から安全なマスはない</translation>
    </message>
    <message>
        <source>{chips} in line: {points} instead of {old}</source>
        <translation>{chips} 個の並び: {points}(元は {old})</translation>
    </message>
    <message>
        <source>{chips} in line: no points of their own</source>
        <translation>{chips} 個の並び: 独自の点なし</translation>
    </message>
    <message>
        <source>{chips} in line: {points}</source>
        <translation>{chips} 個の並び: {points}</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>Repeat {part}</source>
        <translation>{part}をくり返す</translation>
    </message>
    <message>
        <source>Put {card} on {cell}</source>
        <translation>{cell} に{card}を置く</translation>
    </message>
    <message>
        <source>Fill with {card}</source>
        <translation>{card}で埋める</translation>
    </message>
    <message>
        <source>Clear {cells}</source>
        <translation>{cells} を空にする</translation>
    </message>
    <message>
        <source>Exchange {cells}</source>
        <translation>{cells} を入れ替える</translation>
    </message>
    <message>
        <source>Shuffle {cells}</source>
        <translation>{cells} を混ぜる</translation>
    </message>
    <message>
        <source>Fill up from the tray</source>
        <translation>トレイから補う</translation>
    </message>
    <message>
        <source>Cut {cells}</source>
        <translation>{cells} を切り取る</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Turn: {way}</source>
        <translation>回転: {way}</translation>
    </message>
    <message>
        <source>Shift the board</source>
        <translation>ボードをずらす</translation>
    </message>
    <message>
        <source>Exchange two suits</source>
        <translation>2 つのスートを入れ替える</translation>
    </message>
    <message>
        <source>Pattern: {name}</source>
        <translation>パターン: {name}</translation>
    </message>
    <message>
        <source>Size {columns} × {rows}</source>
        <translation>大きさ {columns} × {rows}</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>名前を変える</translation>
    </message>
    <message>
        <source>Change the author</source>
        <translation>作者を変える</translation>
    </message>
    <message>
        <source>Change the notes</source>
        <translation>メモを変える</translation>
    </message>
    <message>
        <source>Change the licence</source>
        <translation>ライセンスを変える</translation>
    </message>
    <message>
        <source>Change the deck</source>
        <translation>デッキを変える</translation>
    </message>
    <message>
        <source>{count} cells</source>
        <translation>{count} マス</translation>
    </message>
</context>
<context>
    <name>Enabling</name>
    <message>
        <source>&amp;Undo: new game</source>
        <translation>元に戻す: 新しいゲーム(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo: new game</source>
        <translation>やり直す: 新しいゲーム(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>Next de&amp;al</source>
        <translation>次の回(&amp;A)</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>もう一度遊ぶ(&amp;A)</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Rematch</source>
        <translation>再戦</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Review the game…</source>
        <translation>ゲームを振り返る…</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>ボードを見る</translation>
    </message>
</context>
<context>
    <name>EntryForm</name>
    <message>
        <source>Change &amp;seats on the same deals</source>
        <translation>同じ配りで席を替える(&amp;S)</translation>
    </message>
    <message>
        <source>Each deal is played once for every side, so that neither cards nor seats favour anybody. It needs different players.</source>
        <translation>どの配りもサイドごとに 1 回ずつ行い、カードや席の有利をなくします。異なるプレイヤーが必要です。</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>名前(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>ボード(&amp;B)</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>プレイヤー(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;ides</source>
        <translation>サイド(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Who plays</source>
        <translation>プレイヤー(&amp;W)</translation>
    </message>
    <message>
        <source>Usual board of the game</source>
        <translation>ゲームの通常のボード</translation>
    </message>
    <message>
        <source>{name} (of this plan)</source>
        <translation>{name}(この計画のもの)</translation>
    </message>
    <message>
        <source>{name}, changed (of this plan)</source>
        <translation>{name}、変更あり(この計画のもの)</translation>
    </message>
    <message>
        <source>of this plan</source>
        <translation>この計画のもの</translation>
    </message>
</context>
<context>
    <name>EntryView</name>
    <message>
        <source>Decided games won</source>
        <translation>勝った決着局</translation>
    </message>
    <message>
        <source>Winning rows on the board</source>
        <translation>ボード上の勝った列</translation>
    </message>
    <message>
        <source>How many games took so many moves</source>
        <translation>各手数の対局の数</translation>
    </message>
    <message>
        <source>{name}: decided games won, by who was on turn when</source>
        <translation>{name}: 勝った決着局(手番の順)</translation>
    </message>
    <message>
        <source>{name}: winning rows on the board</source>
        <translation>{name}: ボード上の勝った列</translation>
    </message>
    <message>
        <source>{name}: moves a game</source>
        <translation>{name}: 1 局の手数</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>問題が起きました</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>報告</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>報告をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>The report names no person, no folder and no card.</source>
        <translation>報告には人、フォルダ、カードの名前は含まれません。</translation>
    </message>
    <message>
        <source>Start &amp;without settings</source>
        <translation>設定なしで起動(&amp;W)</translation>
    </message>
    <message>
        <source>Your settings stay in their file; this once nobody reads it.</source>
        <translation>設定はファイルに残り、今回だけ読み込まれません。</translation>
    </message>
    <message>
        <source>The program has met an error that its authors did not foresee. Your game is saved; you can go on, or close the program and start it again.</source>
        <translation>作者が予想していなかった誤りが起きました。ゲームは保存されています。このまま続けるか、プログラムを閉じて起動し直せます。</translation>
    </message>
    <message>
        <source>The program has met an error that its authors did not foresee, and the game could not be saved. Save it to another place before you go on.</source>
        <translation>作者が予想していなかった誤りが起き、ゲームを保存できませんでした。続ける前に別の場所へ保存してください。</translation>
    </message>
    <message>
        <source>The last time the program ended by an error that its authors did not foresee. Your game was kept after each move and goes on where it was. The report below helps to mend the error.</source>
        <translation>前回、作者が予想していなかった誤りでプログラムが終わりました。ゲームは一手ごとに残され、その続きから始まります。下の報告は誤りを直すのに役立ちます。</translation>
    </message>
    <message>
        <source>The program cannot start, by an error that its authors did not foresee. Your games are kept. It may start without its settings.</source>
        <translation>作者が予想していなかった誤りで起動できません。ゲームは残っています。設定なしなら起動できるかもしれません。</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>The rules could not be saved.</source>
        <translation>ルールを保存できませんでした。</translation>
    </message>
    <message>
        <source>Export the rules</source>
        <translation>ルールを書き出す</translation>
    </message>
    <message>
        <source>The rules could not be written.</source>
        <translation>ルールを書き込めませんでした。</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>ルールを取り込む</translation>
    </message>
    <message>
        <source>These rules cannot be taken in.</source>
        <translation>このルールは取り込めません。</translation>
    </message>
    <message>
        <source>You have rules of this name already.</source>
        <translation>同じ名前のルールがすでにあります。</translation>
    </message>
    <message>
        <source>Replace them by those in {file}?</source>
        <translation>{file} のものに置き換えますか?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>置き換える(&amp;R)</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>すべてのファイル</translation>
    </message>
</context>
<context>
    <name>Families</name>
    <message>
        <source>Sequence and its relatives</source>
        <translation>Sequence とその仲間</translation>
    </message>
    <message>
        <source>One-Eyed Jack</source>
        <translation>One-Eyed Jack</translation>
    </message>
    <message>
        <source>With numbers</source>
        <translation>数字で</translation>
    </message>
    <message>
        <source>With dice</source>
        <translation>サイコロで</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>自分のもの</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>there are no cases in this folder</source>
        <translation>このフォルダに事例はありません</translation>
    </message>
    <message>
        <source>this file is there already</source>
        <translation>このファイルはすでにあります</translation>
    </message>
    <message>
        <source>choose another name, or add --force to replace it</source>
        <translation>別の名前にするか、--force を付けて置き換えてください</translation>
    </message>
    <message>
        <source>Qt cannot be started: {error}</source>
        <translation>Qt を起動できません: {error}</translation>
    </message>
    <message>
        <source>install what is missing</source>
        <translation>足りないものをインストールしてください</translation>
    </message>
    <message>
        <source>row {number}, column {letter}</source>
        <translation>ボードの {number} 行目、{letter} 列</translation>
    </message>
    <message>
        <source>{card} stands {times}</source>
        <translation>{card} は {times}</translation>
    </message>
    <message>
        <source>this deck has no use for it</source>
        <translation>このデッキには要りません</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>0 か所</translation>
    </message>
    <message>
        <source>once</source>
        <translation>1 か所</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>2 か所</translation>
    </message>
    <message>
        <source>three times</source>
        <translation>3 か所</translation>
    </message>
    <message>
        <source>four times</source>
        <translation>4 か所</translation>
    </message>
    <message>
        <source>{count} times</source>
        <translation>{count} か所</translation>
    </message>
    <message>
        <source>a board needs it {times}</source>
        <translation>ボードには {times} 必要です</translation>
    </message>
    <message>
        <source>put {card} on {count} more</source>
        <translation>{card} をあと {count} マスに置いてください</translation>
    </message>
    <message>
        <source>change {count} of them</source>
        <translation>そのうち {count} マスを変えてください</translation>
    </message>
    <message>
        <source>a board needs its rows of cells</source>
        <translation>ボードにはマスの行が必要です</translation>
    </message>
    <message>
        <source>there are {count} rows</source>
        <translation>{count} 行あります</translation>
    </message>
    <message>
        <source>row 1 has {width} cells</source>
        <translation>1 行目に {width} マスあります</translation>
    </message>
    <message>
        <source>a row is a text of cells</source>
        <translation>行はマスを並べたテキストのはずです</translation>
    </message>
    <message>
        <source>there are {count} cells</source>
        <translation>{count} マスあります</translation>
    </message>
    <message>
        <source>this cell is still empty</source>
        <translation>このマスはまだ空です</translation>
    </message>
    <message>
        <source>{word} is not a card</source>
        <translation>{word} というカードはありません</translation>
    </message>
    <message>
        <source>{key} is not a text of up to {most} characters</source>
        <translation>{key} は {most} 文字までのテキストではありません</translation>
    </message>
    <message>
        <source>{name} is not a straight line of cells</source>
        <translation>{name} はマスのまっすぐな線ではありません</translation>
    </message>
    <message>
        <source>a board is a JSON object</source>
        <translation>ボードは JSON オブジェクトのはずです</translation>
    </message>
    <message>
        <source>{deck} is no kind of deck</source>
        <translation>{deck} というデッキはありません</translation>
    </message>
    <message>
        <source>{shape} draws no shape</source>
        <translation>{shape} は形になっていません</translation>
    </message>
    <message>
        <source>add &quot;rows&quot;: [&quot;XX 2S …&quot;, …]</source>
        <translation>&quot;rows&quot;: [&quot;XX 2S …&quot;, …] を加えてください</translation>
    </message>
    <message>
        <source>use {least} to {most} rows</source>
        <translation>{least} から {most} 行にしてください</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>ボードの {number} 行目</translation>
    </message>
    <message>
        <source>use {least} to {most} cells a row</source>
        <translation>1 行を {least} から {most} マスにしてください</translation>
    </message>
    <message>
        <source>there are {count} cells where row 1 has {width}</source>
        <translation>{count} マスありますが、1 行目は {width} マスです</translation>
    </message>
    <message>
        <source>write &quot;XX 2S 3S …&quot;</source>
        <translation>&quot;XX 2S 3S …&quot; のように書いてください</translation>
    </message>
    <message>
        <source>use at most {most} cells a row</source>
        <translation>1 行は {most} マスまでにしてください</translation>
    </message>
    <message>
        <source>put a card there, or {free} (free)</source>
        <translation>カードか {free} (フリー)を置いてください</translation>
    </message>
    <message>
        <source>write cells like 4S, 10H, 50, XX (free)</source>
        <translation>マスは 4S、10H、50、XX (フリー)のように書いてください</translation>
    </message>
    <message>
        <source>shorten or quote it</source>
        <translation>短くするか、引用符で囲んでください</translation>
    </message>
    <message>
        <source>there is no cell {cell}</source>
        <translation>{cell} というマスはありません</translation>
    </message>
    <message>
        <source>it begins with { and has &quot;rows&quot;</source>
        <translation>{ で始まり、&quot;rows&quot; が必要です</translation>
    </message>
    <message>
        <source>the key {key} is not known</source>
        <translation>{key} というキーはありません</translation>
    </message>
    <message>
        <source>use {options}</source>
        <translation>使えるもの: {options}</translation>
    </message>
    <message>
        <source>draw it like &quot;X../XXX/..X&quot;</source>
        <translation>&quot;X../XXX/..X&quot; のように描いてください</translation>
    </message>
    <message>
        <source>give every row the same number of cells</source>
        <translation>どの行も同じマス数にしてください</translation>
    </message>
    <message>
        <source>cells run from a1 to {last}</source>
        <translation>マスは a1 から {last} までです</translation>
    </message>
    <message>
        <source>known keys: {keys}</source>
        <translation>使えるキー: {keys}</translation>
    </message>
    <message>
        <source>a case is a JSON object</source>
        <translation>事例は JSON オブジェクトのはずです</translation>
    </message>
    <message>
        <source>step {number}</source>
        <translation>ステップ {number}</translation>
    </message>
    <message>
        <source>a value is missing or of the wrong kind ({error})</source>
        <translation>値がないか、種類が違います({error})</translation>
    </message>
    <message>
        <source>lists lie too deep in each other</source>
        <translation>リストの入れ子が深すぎます</translation>
    </message>
    <message>
        <source>a value does not fit ({error})</source>
        <translation>合わない値があります({error})</translation>
    </message>
    <message>
        <source>a step does one of {actions}</source>
        <translation>ステップですることは、次のうち 1 つだけです: {actions}</translation>
    </message>
    <message>
        <source>the expectation {key} is not known</source>
        <translation>{key} という期待値はありません</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>{number} 手目</translation>
    </message>
    <message>
        <source>there are {count} of the card {card}</source>
        <translation>カード {card} が {count} 枚もあります</translation>
    </message>
    <message>
        <source>the game is over before it begins</source>
        <translation>始まる前にゲームが終わっています</translation>
    </message>
    <message>
        <source>there is no seat {seat}</source>
        <translation>席 {seat} はありません</translation>
    </message>
    <message>
        <source>{seed} is no seed</source>
        <translation>{seed} はシードに使えません</translation>
    </message>
    <message>
        <source>a saved game is a JSON object</source>
        <translation>保存したゲームは JSON オブジェクトのはずです</translation>
    </message>
    <message>
        <source>the first seat or the seed is out of range</source>
        <translation>最初の席かシードが範囲外です</translation>
    </message>
    <message>
        <source>the cards dealt do not come from the seed</source>
        <translation>配られたカードがシードと合いません</translation>
    </message>
    <message>
        <source>there are {count} moves</source>
        <translation>手数が {count} あります</translation>
    </message>
    <message>
        <source>this is no position ({error})</source>
        <translation>局面ではありません({error})</translation>
    </message>
    <message>
        <source>use 0 to {last}</source>
        <translation>0 から {last} にしてください</translation>
    </message>
    <message>
        <source>use a backup of the file</source>
        <translation>ファイルのバックアップを使ってください</translation>
    </message>
    <message>
        <source>{key} is missing or of the wrong kind</source>
        <translation>{key} がないか、種類が違います</translation>
    </message>
    <message>
        <source>at most {most}</source>
        <translation>{most} までにしてください</translation>
    </message>
    <message>
        <source>{move} is not a move</source>
        <translation>{move} という手はありません</translation>
    </message>
    <message>
        <source>{move} is not legal there</source>
        <translation>そこで {move} はできません</translation>
    </message>
    <message>
        <source>write it like 4S@e5, JS-e5, 4S! or =</source>
        <translation>4S@e5、JS-e5、4S!、= のように書いてください</translation>
    </message>
    <message>
        <source>{move}: {card} is not a card</source>
        <translation>{move}: {card} というカードはありません</translation>
    </message>
    <message>
        <source>write cards like 4S or TH</source>
        <translation>カードは 4S や TH のように書いてください</translation>
    </message>
    <message>
        <source>did you mean {name}?</source>
        <translation>{name} のことですか?</translation>
    </message>
    <message>
        <source>use a text of up to {most} characters</source>
        <translation>{most} 文字までのテキストにしてください</translation>
    </message>
    <message>
        <source>use a whole number from {low} to {high}</source>
        <translation>{low} から {high} までの整数にしてください</translation>
    </message>
    <message>
        <source>use a list of up to {most} whole numbers</source>
        <translation>整数 {most} 個までのリストにしてください</translation>
    </message>
    <message>
        <source>{value} does not fit here</source>
        <translation>{value} はここに合いません</translation>
    </message>
    <message>
        <source>use an object: {keys} to value</source>
        <translation>オブジェクトにしてください: {keys} → 値</translation>
    </message>
    <message>
        <source>use an object of parameters</source>
        <translation>パラメータのオブジェクトにしてください</translation>
    </message>
    <message>
        <source>use one of {options}</source>
        <translation>次のどれかにしてください: {options}</translation>
    </message>
    <message>
        <source>use a list of {count} whole numbers</source>
        <translation>整数 {count} 個のリストにしてください</translation>
    </message>
    <message>
        <source>use true or false</source>
        <translation>true か false にしてください</translation>
    </message>
    <message>
        <source>use a list of up to {most} words</source>
        <translation>単語 {most} 個までのリストにしてください</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} または {other}</translation>
    </message>
    <message>
        <source>{value} is no number</source>
        <translation>{value} は数ではありません</translation>
    </message>
    <message>
        <source>{value} is no list</source>
        <translation>{value} はリストではありません</translation>
    </message>
    <message>
        <source>{value} is no number from 0 to {last}</source>
        <translation>{value} は 0 から {last} までの数ではありません</translation>
    </message>
    <message>
        <source>{seats} are no seats</source>
        <translation>{seats} は席ではありません</translation>
    </message>
    <message>
        <source>{values} are not {count} numbers from 0 to {last}</source>
        <translation>{values} は 0 から {last} までの数 {count} 個ではありません</translation>
    </message>
    <message>
        <source>{name} is no phase</source>
        <translation>{name} という段階はありません</translation>
    </message>
    <message>
        <source>there is no open card to take</source>
        <translation>取れる表向きのカードがありません</translation>
    </message>
    <message>
        <source>seat {seat} is out of the game</source>
        <translation>席 {seat} はゲームから外れています</translation>
    </message>
    <message>
        <source>a chip lies on a cell that takes none</source>
        <translation>チップを置けないマスにチップがあります</translation>
    </message>
    <message>
        <source>there are {count} lines of chips</source>
        <translation>チップの行が {count} あります</translation>
    </message>
    <message>
        <source>there are {count} hands for {seats} seats</source>
        <translation>{seats} 席に対して手札が {count} あります</translation>
    </message>
    <message>
        <source>{letter} is no side</source>
        <translation>{letter} というサイドはありません</translation>
    </message>
    <message>
        <source>write &quot;{key}&quot;: [...]</source>
        <translation>&quot;{key}&quot;: [...] と書いてください</translation>
    </message>
    <message>
        <source>write totals: [7, 9]</source>
        <translation>合計を書いてください: [7, 9]</translation>
    </message>
    <message>
        <source>use play, draw or replace</source>
        <translation>play、draw、replace のどれかにしてください</translation>
    </message>
    <message>
        <source>use play</source>
        <translation>play にしてください</translation>
    </message>
    <message>
        <source>the side to move has no turn left</source>
        <translation>手番のサイドには手番が残っていません</translation>
    </message>
    <message>
        <source>what is claimed is not a row of chips</source>
        <translation>確保したとされるものはチップの列ではありません</translation>
    </message>
    <message>
        <source>write {count}</source>
        <translation>{count} 行にしてください</translation>
    </message>
    <message>
        <source>use . or A, B, C, D</source>
        <translation>. か A、B、C、D にしてください</translation>
    </message>
    <message>
        <source>chips, row {number}</source>
        <translation>chips の {number} 行目</translation>
    </message>
    <message>
        <source>a card or roll</source>
        <translation>カードまたは目</translation>
    </message>
    <message>
        <source>objects lie too deep in each other</source>
        <translation>オブジェクトの入れ子が深すぎます</translation>
    </message>
    <message>
        <source>shapes have no line that could be longer</source>
        <translation>形には延ばせる線がありません</translation>
    </message>
    <message>
        <source>a draw at {when} cannot be forgotten</source>
        <translation>{when} に引く場合、引き忘れはありません</translation>
    </message>
    <message>
        <source>where one draws instead of playing, cards are drawn from a closed stock</source>
        <translation>プレイの代わりに引く場合、カードは伏せた山札から引きます</translation>
    </message>
    <message>
        <source>free cells cannot be everybody&apos;s and earned at once</source>
        <translation>フリーのマスは、全員の数に入ることと獲得することを同時にはできません</translation>
    </message>
    <message>
        <source>the first number is larger than the last</source>
        <translation>最初の数が最後の数より大きくなっています</translation>
    </message>
    <message>
        <source>a hand of {count} cards cannot be dealt</source>
        <translation>手札を {count} 枚配ることはできません</translation>
    </message>
    <message>
        <source>{card} is no card</source>
        <translation>{card} というカードはありません</translation>
    </message>
    <message>
        <source>{count} is no number of players</source>
        <translation>{count} はプレイヤーの人数になりません</translation>
    </message>
    <message>
        <source>sections hold plain parameters</source>
        <translation>セクションに入るのは単純なパラメータだけです</translation>
    </message>
    <message>
        <source>rules are a JSON object</source>
        <translation>ルールは JSON オブジェクトのはずです</translation>
    </message>
    <message>
        <source>{parent} cannot be extended</source>
        <translation>{parent} は拡張できません</translation>
    </message>
    <message>
        <source>{parent} extends itself</source>
        <translation>{parent} が自分自身を拡張しています</translation>
    </message>
    <message>
        <source>{rank} is no rank</source>
        <translation>{rank} というランクはありません</translation>
    </message>
    <message>
        <source>set it to false, or leave out rows.shapes</source>
        <translation>false にするか、rows.shapes を外してください</translation>
    </message>
    <message>
        <source>use &quot;auto&quot;, or draw.when &quot;end&quot;</source>
        <translation>&quot;auto&quot; にするか、draw.when を &quot;end&quot; にしてください</translation>
    </message>
    <message>
        <source>use &quot;end&quot; or &quot;start&quot;, or no market and no open piles</source>
        <translation>&quot;end&quot; か &quot;start&quot; にするか、場札と表向きの山をなくしてください</translation>
    </message>
    <message>
        <source>set board.free to &quot;none&quot;</source>
        <translation>board.free を &quot;none&quot; にしてください</translation>
    </message>
    <message>
        <source>swap them</source>
        <translation>入れ替えてください</translation>
    </message>
    <message>
        <source>use at least {least}</source>
        <translation>{least} 以上にしてください</translation>
    </message>
    <message>
        <source>write cards like JS, JK or 10</source>
        <translation>カードは JS、JK、10 のように書いてください</translation>
    </message>
    <message>
        <source>{key} is no number</source>
        <translation>{key} は数ではありません</translation>
    </message>
    <message>
        <source>use 2 to {most}</source>
        <translation>2 から {most} にしてください</translation>
    </message>
    <message>
        <source>{players} players cannot form {sides} equal sides</source>
        <translation>{players} 人を同じ人数の {sides} サイドには分けられません</translation>
    </message>
    <message>
        <source>begin with { and name parameters</source>
        <translation>{ で始めて、パラメータを書いてください</translation>
    </message>
    <message>
        <source>name a preset&apos;s id</source>
        <translation>プリセットの id を書いてください</translation>
    </message>
    <message>
        <source>break the ring</source>
        <translation>循環を断ってください</translation>
    </message>
    <message>
        <source>use letters of {ranks}</source>
        <translation>{ranks} の文字を使ってください</translation>
    </message>
    <message>
        <source>use keys like &quot;2&quot;</source>
        <translation>&quot;2&quot; のようなキーにしてください</translation>
    </message>
    <message>
        <source>name numbers that divide it, or leave this number of players out</source>
        <translation>割り切れる数にするか、この人数を外してください</translation>
    </message>
    <message>
        <source>a number of players</source>
        <translation>プレイヤーの人数</translation>
    </message>
    <message>
        <source>a number of sides</source>
        <translation>サイドの数</translation>
    </message>
    <message>
        <source>a number of chips in line</source>
        <translation>線に並んだチップの数</translation>
    </message>
    <message>
        <source>{players} players: {sides} sides</source>
        <translation>{players} 人: {sides} サイド</translation>
    </message>
    <message>
        <source>{players} players in {sides} sides cannot play this game</source>
        <translation>{players} 人、{sides} サイドではこのゲームを遊べません</translation>
    </message>
    <message>
        <source>no row of {length} fits on the board</source>
        <translation>{length} 個の列はボードに入りません</translation>
    </message>
    <message>
        <source>nothing says how many cards {players} players are dealt</source>
        <translation>{players} 人のとき何枚配るかが決まっていません</translation>
    </message>
    <message>
        <source>{players} hands of {each} cards need {count}</source>
        <translation>{players} 人に {each} 枚ずつでは {count} 枚必要です</translation>
    </message>
    <message>
        <source>no roll reaches {total} on {cell}</source>
        <translation>{cell} の {total} はどの目でも届きません</translation>
    </message>
    <message>
        <source>{cell} is no cell</source>
        <translation>{cell} というマスはありません</translation>
    </message>
    <message>
        <source>use at most {most}</source>
        <translation>{most} 以下にしてください</translation>
    </message>
    <message>
        <source>the board {board} has {count} rows</source>
        <translation>ボード {board} は {count} 行です</translation>
    </message>
    <message>
        <source>the board has {count} rows</source>
        <translation>ボードは {count} 行です</translation>
    </message>
    <message>
        <source>choose a board with {count} rows</source>
        <translation>{count} 行のボードを選んでください</translation>
    </message>
    <message>
        <source>the board {board} has {count} columns</source>
        <translation>ボード {board} は {count} 列です</translation>
    </message>
    <message>
        <source>the board has {count} columns</source>
        <translation>ボードは {count} 列です</translation>
    </message>
    <message>
        <source>choose a board with {count} columns</source>
        <translation>{count} 列のボードを選んでください</translation>
    </message>
    <message>
        <source>set &quot;const&quot;, or this number of players</source>
        <translation>&quot;const&quot; か、この人数の枚数を決めてください</translation>
    </message>
    <message>
        <source>deal fewer: the deck has {count}</source>
        <translation>枚数を減らしてください: デッキは {count} 枚です</translation>
    </message>
    <message>
        <source>choose a board of totals, or give a total the power wild</source>
        <translation>合計のボードを選ぶか、どれかの合計に wild の力を与えてください</translation>
    </message>
    <message>
        <source>a board with a middle row has no centre of four</source>
        <translation>真ん中の行があるボードに中央の 4 マスはありません</translation>
    </message>
    <message>
        <source>use &quot;center2x2&quot; or cells: &quot;a1+b2&quot;</source>
        <translation>&quot;center2x2&quot; か、マスを &quot;a1+b2&quot; のように書いてください</translation>
    </message>
    <message>
        <source>name numbers of players in players.partitions</source>
        <translation>players.partitions にプレイヤーの人数を書いてください</translation>
    </message>
    <message>
        <source>the card {card} has no cell on the board {board} and no power</source>
        <translation>カード {card} はボード {board} にマスがなく、特別な力もありません</translation>
    </message>
    <message>
        <source>the card {card} has no cell on the board and no power</source>
        <translation>カード {card} はボードにマスがなく、特別な力もありません</translation>
    </message>
    <message>
        <source>choose another board, or give the card a power</source>
        <translation>別のボードを選ぶか、カードに力を与えてください</translation>
    </message>
    <message>
        <source>name the cells</source>
        <translation>マスの名前を書いてください</translation>
    </message>
    <message>
        <source>this is not a view of a game ({error})</source>
        <translation>ゲームの見え方ではありません({error})</translation>
    </message>
    <message>
        <source>this is no kept board</source>
        <translation>残されたボードではありません</translation>
    </message>
    <message>
        <source>the system has no trash for this file, or did not take it</source>
        <translation>このファイル用のごみ箱がないか、受け付けられませんでした</translation>
    </message>
    <message>
        <source>the old file stayed</source>
        <translation>古いファイルが残りました</translation>
    </message>
    <message>
        <source>this board comes with the program</source>
        <translation>このボードはプログラム付属です</translation>
    </message>
    <message>
        <source>it was not deleted</source>
        <translation>削除されませんでした</translation>
    </message>
    <message>
        <source>nothing stands on this board yet</source>
        <translation>このボードにはまだ何もありません</translation>
    </message>
    <message>
        <source>put cards on it first</source>
        <translation>まずカードを置いてください</translation>
    </message>
    <message>
        <source>cannot write a {ending} file</source>
        <translation>{ending} ファイルは書き出せません</translation>
    </message>
    <message>
        <source>cannot be saved: {why}</source>
        <translation>保存できません: {why}</translation>
    </message>
    <message>
        <source>the pages could not be drawn</source>
        <translation>ページを描けませんでした</translation>
    </message>
    <message>
        <source>{dpi} pixels to the inch cannot be had</source>
        <translation>1 インチ {dpi} ピクセルにはできません</translation>
    </message>
    <message>
        <source>cannot be drawn as PNG</source>
        <translation>PNG として描けません</translation>
    </message>
    <message>
        <source>a picture of {width} × {height} pixels is too large</source>
        <translation>{width} × {height} ピクセルの画像は大きすぎます</translation>
    </message>
    <message>
        <source>there is no memory for so large a picture</source>
        <translation>これほど大きい画像のメモリがありません</translation>
    </message>
    <message>
        <source>let the name end in {endings}</source>
        <translation>名前の終わりを {endings} にしてください</translation>
    </message>
    <message>
        <source>choose another place</source>
        <translation>別の場所を選んでください</translation>
    </message>
    <message>
        <source>choose another paper</source>
        <translation>別の用紙を選んでください</translation>
    </message>
    <message>
        <source>use {low} to {high}</source>
        <translation>{low} から {high} にしてください</translation>
    </message>
    <message>
        <source>choose PDF</source>
        <translation>PDF を選んでください</translation>
    </message>
    <message>
        <source>use at most {most} pixels to the inch for {paper}, or choose PDF</source>
        <translation>{paper} では 1 インチ {most} ピクセルまでにするか、PDF を選んでください</translation>
    </message>
    <message>
        <source>use fewer pixels</source>
        <translation>ピクセルを減らしてください</translation>
    </message>
    <message>
        <source>the folder {folder} is not there</source>
        <translation>フォルダ {folder} がありません</translation>
    </message>
    <message>
        <source>nameless</source>
        <translation>拡張子のない</translation>
    </message>
    <message>
        <source>the margin cannot be {size} mm</source>
        <translation>余白を {size} mm にはできません</translation>
    </message>
    <message>
        <source>the overlap cannot be {size} mm</source>
        <translation>重なりを {size} mm にはできません</translation>
    </message>
    <message>
        <source>the width of a cell cannot be {size} mm</source>
        <translation>マスの幅を {size} mm にはできません</translation>
    </message>
    <message>
        <source>the height of a cell cannot be {size} mm</source>
        <translation>マスの高さを {size} mm にはできません</translation>
    </message>
    <message>
        <source>the paper {paper} is not known</source>
        <translation>{paper} という用紙はありません</translation>
    </message>
    <message>
        <source>a board of {columns} by {rows} cells is too large for this page</source>
        <translation>{columns} × {rows} マスのボードはこのページには大きすぎます</translation>
    </message>
    <message>
        <source>a cell of {width} × {height} mm does not go onto {paper} paper</source>
        <translation>{width} × {height} mm のマスは {paper} の用紙に入りません</translation>
    </message>
    <message>
        <source>{piece} of {width} × {height} mm does not go onto {paper} paper</source>
        <translation>{width} × {height} mm の{piece}は {paper} の用紙に入りません</translation>
    </message>
    <message>
        <source>choose larger paper or smaller margins</source>
        <translation>用紙を大きくするか、余白を小さくしてください</translation>
    </message>
    <message>
        <source>choose larger paper, smaller cells or smaller margins</source>
        <translation>用紙を大きくするか、マスか余白を小さくしてください</translation>
    </message>
    <message>
        <source>use {low} to {high} mm</source>
        <translation>{low} から {high} mm にしてください</translation>
    </message>
    <message>
        <source>there is no room to write on</source>
        <translation>書き込む場所がありません</translation>
    </message>
    <message>
        <source>choose a larger paper</source>
        <translation>大きい用紙を選んでください</translation>
    </message>
    <message>
        <source>there are no rules to print</source>
        <translation>印刷するルールがありません</translation>
    </message>
    <message>
        <source>choose a game</source>
        <translation>ゲームを選んでください</translation>
    </message>
    <message>
        <source>the rules {name} come with the program</source>
        <translation>ルール {name} はプログラム付属です</translation>
    </message>
    <message>
        <source>there are rules {name} already</source>
        <translation>ルール {name} はすでにあります</translation>
    </message>
    <message>
        <source>choose another name</source>
        <translation>別の名前にしてください</translation>
    </message>
    <message>
        <source>choose another name, or replace them</source>
        <translation>別の名前にするか、置き換えてください</translation>
    </message>
    <message>
        <source>this is no kept position</source>
        <translation>残された局面ではありません</translation>
    </message>
    <message>
        <source>the shipped rules and boards are missing</source>
        <translation>付属のルールとボードがありません</translation>
    </message>
    <message>
        <source>install the program again</source>
        <translation>プログラムをインストールし直してください</translation>
    </message>
    <message>
        <source>no move</source>
        <translation>手がありません</translation>
    </message>
    <message>
        <source>{move} is not legal</source>
        <translation>{move} はできない手です</translation>
    </message>
    <message>
        <source>give every worker this very program, and try again</source>
        <translation>どのワーカーにもこれと同じプログラムを入れ、もう一度試してください</translation>
    </message>
    <message>
        <source>{address} is no address of a scheduler</source>
        <translation>{address} はスケジューラのアドレスではありません</translation>
    </message>
    <message>
        <source>a worker has version {version}, not {wanted}</source>
        <translation>ワーカーのバージョンが {version} で、{wanted} ではありません</translation>
    </message>
    <message>
        <source>its workers were lost</source>
        <translation>そのワーカーが失われました</translation>
    </message>
    <message>
        <source>a game cannot be played on the cluster: {why}</source>
        <translation>クラスタで対局できません: {why}</translation>
    </message>
    <message>
        <source>the scheduler of the cluster is gone</source>
        <translation>クラスタのスケジューラがなくなりました</translation>
    </message>
    <message>
        <source>use tcp://HOST:PORT</source>
        <translation>tcp://HOST:PORT にしてください</translation>
    </message>
    <message>
        <source>to play on a cluster takes Dask, which is not installed</source>
        <translation>クラスタでの対局には Dask が必要ですが、インストールされていません</translation>
    </message>
    <message>
        <source>there is no scheduler at {address} ({error})</source>
        <translation>{address} にスケジューラはありません({error})</translation>
    </message>
    <message>
        <source>the core of a worker is compiled, unlike here</source>
        <translation>ワーカーのコアはコンパイル済みですが、ここのものは違います</translation>
    </message>
    <message>
        <source>the core of a worker is not compiled, unlike here</source>
        <translation>ワーカーのコアはコンパイルされていませんが、ここのものはコンパイル済みです</translation>
    </message>
    <message>
        <source>start it again, and then the same command, which goes on where it was</source>
        <translation>もう一度起動し、同じコマンドを実行してください。続きから始まります</translation>
    </message>
    <message>
        <source>install the program with it: pip install &quot;sequence-desktop[lab-cluster]&quot;</source>
        <translation>これを含めてプログラムをインストールしてください: pip install &quot;sequence-desktop[lab-cluster]&quot;</translation>
    </message>
    <message>
        <source>start one with `dask scheduler`, and give the address that it tells</source>
        <translation>`dask scheduler` で起動し、表示されるアドレスを指定してください</translation>
    </message>
    <message>
        <source>moves and movers differ in number</source>
        <translation>手の数と指した席の数が合いません</translation>
    </message>
    <message>
        <source>this is not the result of a game ({error})</source>
        <translation>対局の結果ではありません({error})</translation>
    </message>
    <message>
        <source>its {key} cannot be those of a game of the plan</source>
        <translation>その {key} はこの計画の対局のものではありえません</translation>
    </message>
    <message>
        <source>use {levels}; or tell of it in &quot;guests&quot;</source>
        <translation>使えるもの: {levels}。または &quot;guests&quot; に書いてください</translation>
    </message>
    <message>
        <source>use an object such as {example}</source>
        <translation>{example} のようなオブジェクトにしてください</translation>
    </message>
    <message>
        <source>use {levels}; or one of {names}</source>
        <translation>使えるもの: {levels}、または {names}</translation>
    </message>
    <message>
        <source>there is no player {name}</source>
        <translation>{name} というプレイヤーはありません</translation>
    </message>
    <message>
        <source>use a number from {low} to {high}</source>
        <translation>{low} から {high} までの数にしてください</translation>
    </message>
    <message>
        <source>{value} does not fit</source>
        <translation>{value} は合いません</translation>
    </message>
    <message>
        <source>a plan is a JSON object</source>
        <translation>計画は JSON オブジェクトのはずです</translation>
    </message>
    <message>
        <source>this is not a plan</source>
        <translation>計画ではありません</translation>
    </message>
    <message>
        <source>this program reads plans of version {version}, not {other}</source>
        <translation>このプログラムが読めるのはバージョン {version} の計画で、{other} ではありません</translation>
    </message>
    <message>
        <source>{name} plays nowhere</source>
        <translation>{name} はどこでも対局しません</translation>
    </message>
    <message>
        <source>a plan has a list of 1 to {most} entries</source>
        <translation>計画には 1 から {most} 個の項目のリストが必要です</translation>
    </message>
    <message>
        <source>these are more than {count} games</source>
        <translation>{count} 局を超えています</translation>
    </message>
    <message>
        <source>the same player sits on every seat, so every deal would be the same game again</source>
        <translation>どの席も同じプレイヤーなので、どの配りも同じ対局のくり返しになります</translation>
    </message>
    <message>
        <source>it names games and deals</source>
        <translation>games と deals の両方があります</translation>
    </message>
    <message>
        <source>use a player&apos;s name, or a list of names</source>
        <translation>プレイヤーの名前か、名前のリストにしてください</translation>
    </message>
    <message>
        <source>{count} names for {seats} seats</source>
        <translation>{seats} 席に対して名前が {count} あります</translation>
    </message>
    <message>
        <source>use a list: the program, then its arguments</source>
        <translation>リストにしてください: プログラム、続いてその引数</translation>
    </message>
    <message>
        <source>begin with {</source>
        <translation>{ で始めてください</translation>
    </message>
    <message>
        <source>write &quot;format&quot;: &quot;{format}&quot;</source>
        <translation>&quot;format&quot;: &quot;{format}&quot; と書いてください</translation>
    </message>
    <message>
        <source>use a newer program, or write the plan anew</source>
        <translation>新しいプログラムを使うか、計画を書き直してください</translation>
    </message>
    <message>
        <source>seat it, or take it out</source>
        <translation>席に着けるか、取り除いてください</translation>
    </message>
    <message>
        <source>write &quot;entries&quot;: [{...}, {...}]</source>
        <translation>&quot;entries&quot;: [{...}, {...}] と書いてください</translation>
    </message>
    <message>
        <source>an entry is a JSON object</source>
        <translation>項目は JSON オブジェクトのはずです</translation>
    </message>
    <message>
        <source>two entries are called {name}</source>
        <translation>{name} という項目が 2 つあります</translation>
    </message>
    <message>
        <source>ask for fewer</source>
        <translation>減らしてください</translation>
    </message>
    <message>
        <source>write false, or seat different players</source>
        <translation>false と書くか、異なるプレイヤーを席に着けてください</translation>
    </message>
    <message>
        <source>take one of the two out</source>
        <translation>どちらか一方を取り除いてください</translation>
    </message>
    <message>
        <source>name one for each seat, one for each side, or one for all</source>
        <translation>席ごとに 1 つ、サイドごとに 1 つ、または全体で 1 つ書いてください</translation>
    </message>
    <message>
        <source>{name} is the name of a player of the program</source>
        <translation>{name} はプログラムのプレイヤーの名前です</translation>
    </message>
    <message>
        <source>use a list of texts</source>
        <translation>テキストのリストにしてください</translation>
    </message>
    <message>
        <source>&quot;low&quot; is to be smaller than &quot;high&quot;, and none below 0 where both ways are asked</source>
        <translation>&quot;low&quot; は &quot;high&quot; より小さくし、両方向を調べるときは 0 未満にできません</translation>
    </message>
    <message>
        <source>&quot;low&quot; is to be smaller than &quot;high&quot;</source>
        <translation>&quot;low&quot; は &quot;high&quot; より小さくします</translation>
    </message>
    <message>
        <source>change one of them</source>
        <translation>どちらかを変えてください</translation>
    </message>
    <message>
        <source>strength is tested between two sides of one entry, on the same deals</source>
        <translation>強さは、1 つの項目の 2 サイドを同じ配りで比べて検定します</translation>
    </message>
    <message>
        <source>{measure} is compared between two entries with as many deals</source>
        <translation>{measure} は、配りの数が同じ 2 つの項目の間で比べます</translation>
    </message>
    <message>
        <source>begin it with {</source>
        <translation>{ で始めてください</translation>
    </message>
    <message>
        <source>give each a name of its own</source>
        <translation>それぞれに別の名前を付けてください</translation>
    </message>
    <message>
        <source>name one entry with two sides, different players and &quot;paired&quot;: true</source>
        <translation>2 サイド、異なるプレイヤー、&quot;paired&quot;: true の項目を 1 つ書いてください</translation>
    </message>
    <message>
        <source>name two entries, with the same number of games and of sides</source>
        <translation>対局数とサイド数が同じ項目を 2 つ書いてください</translation>
    </message>
    <message>
        <source>close other programs and try again, or let fewer games be played at once</source>
        <translation>ほかのプログラムを閉じてもう一度試すか、同時に行う対局を減らしてください</translation>
    </message>
    <message>
        <source>a process that played games ended unexpectedly</source>
        <translation>対局していたプロセスが不意に終わりました</translation>
    </message>
    <message>
        <source>there are no processes to play games: {error}</source>
        <translation>対局するプロセスがありません: {error}</translation>
    </message>
    <message>
        <source>the plan has no game {number}</source>
        <translation>計画に対局 {number} はありません</translation>
    </message>
    <message>
        <source>game {number} stands there twice</source>
        <translation>対局 {number} が 2 回書かれています</translation>
    </message>
    <message>
        <source>this is no summary of this program</source>
        <translation>このプログラムの要約ではありません</translation>
    </message>
    <message>
        <source>a number of games is missing</source>
        <translation>対局数がありません</translation>
    </message>
    <message>
        <source>this is no summary ({error})</source>
        <translation>要約ではありません({error})</translation>
    </message>
    <message>
        <source>no package here offers a computer player {name}</source>
        <translation>ここのパッケージにコンピュータプレイヤー {name} はありません</translation>
    </message>
    <message>
        <source>install one with an entry point of this name in &quot;{group}&quot;</source>
        <translation>&quot;{group}&quot; にこの名前のエントリポイントを持つものをインストールしてください</translation>
    </message>
    <message>
        <source>the computer player {name} ({origin}) cannot be made: {error}</source>
        <translation>コンピュータプレイヤー {name} ({origin})を作れません: {error}</translation>
    </message>
    <message>
        <source>tell its authors</source>
        <translation>作者に知らせてください</translation>
    </message>
    <message>
        <source>{positions} positions do not belong to {moves} moves</source>
        <translation>局面 {positions} と手数 {moves} が合いません</translation>
    </message>
    <message>
        <source>this is not the record of a game ({error})</source>
        <translation>対局の記録ではありません({error})</translation>
    </message>
    <message>
        <source>{levels}, {random}, or {standard} ({usual}); with {mark} and a temperament behind it ({styles}), if wanted</source>
        <translation>{levels}、{random}、{standard} ({usual})、必要ならあとに {mark} と性格({styles})</translation>
    </message>
    <message>
        <source>there is no computer player {level}</source>
        <translation>{level} というコンピュータプレイヤーはありません</translation>
    </message>
    <message>
        <source>use {levels}</source>
        <translation>使えるもの: {levels}</translation>
    </message>
    <message>
        <source>{count} copies of the program are running</source>
        <translation>プログラムが {count} 個動いています</translation>
    </message>
    <message>
        <source>the game in progress is gone</source>
        <translation>進行中のゲームがなくなりました</translation>
    </message>
    <message>
        <source>close one of them</source>
        <translation>どれかを閉じてください</translation>
    </message>
    <message>
        <source>there is no board {name}</source>
        <translation>{name} というボードはありません</translation>
    </message>
    <message>
        <source>the board {name} comes with the program</source>
        <translation>ボード {name} はプログラム付属です</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>ディスクがいっぱいです</translation>
    </message>
    <message>
        <source>free some space or choose another place</source>
        <translation>空きを作るか、別の場所を選んでください</translation>
    </message>
    <message>
        <source>the system does not allow it</source>
        <translation>システムが許可していません</translation>
    </message>
    <message>
        <source>check the permissions or choose another place</source>
        <translation>権限を確かめるか、別の場所を選んでください</translation>
    </message>
    <message>
        <source>another program is using the file</source>
        <translation>ほかのプログラムがファイルを使っています</translation>
    </message>
    <message>
        <source>close it there and try again</source>
        <translation>そちらで閉じて、もう一度試してください</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>開いているファイルが多すぎます</translation>
    </message>
    <message>
        <source>close some programs and try again</source>
        <translation>プログラムをいくつか閉じて、もう一度試してください</translation>
    </message>
    <message>
        <source>the disk does not answer</source>
        <translation>ディスクが応答しません</translation>
    </message>
    <message>
        <source>see whether it is still there, or choose another one</source>
        <translation>まだつながっているか確かめるか、別のものを選んでください</translation>
    </message>
    <message>
        <source>the file grew larger than the system allows</source>
        <translation>ファイルがシステムの上限を超えました</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>ディスクは読み取り専用です</translation>
    </message>
    <message>
        <source>the disk has a fault</source>
        <translation>ディスクに異常があります</translation>
    </message>
    <message>
        <source>choose another disk</source>
        <translation>別のディスクを選んでください</translation>
    </message>
    <message>
        <source>the disk does not take this, perhaps because of the name</source>
        <translation>ディスクが受け付けません。名前のせいかもしれません</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>これはフォルダです</translation>
    </message>
    <message>
        <source>give a file&apos;s name</source>
        <translation>ファイルの名前を指定してください</translation>
    </message>
    <message>
        <source>a part of the path is a file, not a folder</source>
        <translation>パスの途中がフォルダではなくファイルです</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>名前が長すぎます</translation>
    </message>
    <message>
        <source>choose a shorter one</source>
        <translation>短くしてください</translation>
    </message>
    <message>
        <source>the links lead in a circle</source>
        <translation>リンクが循環しています</translation>
    </message>
    <message>
        <source>cannot be read: {why}</source>
        <translation>読み込めません: {why}</translation>
    </message>
    <message>
        <source>cannot be made: {why}</source>
        <translation>作れません: {why}</translation>
    </message>
    <message>
        <source>cannot be opened: {why}</source>
        <translation>開けません: {why}</translation>
    </message>
    <message>
        <source>cannot be written to: {why}</source>
        <translation>書き込めません: {why}</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>そのファイルはありません</translation>
    </message>
    <message>
        <source>check the name</source>
        <translation>名前を確かめてください</translation>
    </message>
    <message>
        <source>there are {count} damaged files of this name</source>
        <translation>この名前の壊れたファイルが{count}個あります</translation>
    </message>
    <message>
        <source>cannot be saved: it is larger than {size} MB and could not be read</source>
        <translation>保存できません: {size} MB を超え、読み込めなくなります</translation>
    </message>
    <message>
        <source>remove those that you do not need</source>
        <translation>要らないものを消してください</translation>
    </message>
    <message>
        <source>cannot be read: it is larger than {size} MB</source>
        <translation>読み込めません: {size} MB を超えています</translation>
    </message>
    <message>
        <source>cannot be saved: the file is read-only</source>
        <translation>保存できません: ファイルは読み取り専用です</translation>
    </message>
    <message>
        <source>cannot be saved: it holds a character that is no character</source>
        <translation>保存できません: 壊れた文字が含まれています</translation>
    </message>
    <message>
        <source>make it smaller</source>
        <translation>小さくしてください</translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation>UTF-8 のテキストではありません</translation>
    </message>
    <message>
        <source>this is no file name: {error}</source>
        <translation>ファイルの名前ではありません: {error}</translation>
    </message>
    <message>
        <source>no file of this program is that large; give another one</source>
        <translation>このプログラムにこれほど大きいファイルはありません。別のものを指定してください</translation>
    </message>
    <message>
        <source>there is a file where a folder is needed</source>
        <translation>フォルダが必要な場所にファイルがあります</translation>
    </message>
    <message>
        <source>cannot be saved: this is a folder</source>
        <translation>保存できません: これはフォルダです</translation>
    </message>
    <message>
        <source>cannot be saved: this is not an ordinary file</source>
        <translation>保存できません: 通常のファイルではありません</translation>
    </message>
    <message>
        <source>choose another name or allow writing to it</source>
        <translation>別の名前にするか、書き込みを許可してください</translation>
    </message>
    <message>
        <source>cannot be saved: the disk gave back something else than was written</source>
        <translation>保存できません: ディスクから書いたものと違う内容が返りました</translation>
    </message>
    <message>
        <source>type the name or note again</source>
        <translation>名前かメモを入力し直してください</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>ファイルの {number} 行目</translation>
    </message>
    <message>
        <source>save it as UTF-8 in your editor</source>
        <translation>エディタで UTF-8 として保存してください</translation>
    </message>
    <message>
        <source>move it away</source>
        <translation>別の場所へ移してください</translation>
    </message>
    <message>
        <source>cannot be read: this is a folder</source>
        <translation>読み込めません: これはフォルダです</translation>
    </message>
    <message>
        <source>cannot be read: this is not an ordinary file</source>
        <translation>読み込めません: 通常のファイルではありません</translation>
    </message>
    <message>
        <source>who plays which seat is missing</source>
        <translation>どの席を誰が受け持つかがありません</translation>
    </message>
    <message>
        <source>this is not a list of seats</source>
        <translation>席のリストではありません</translation>
    </message>
    <message>
        <source>this is not a list of up to {most} bookmarks</source>
        <translation>しおり {most} 個までのリストではありません</translation>
    </message>
    <message>
        <source>the moves taken back are left out</source>
        <translation>取り消した手は省かれます</translation>
    </message>
    <message>
        <source>a seat&apos;s kind is missing</source>
        <translation>席の種類がありません</translation>
    </message>
    <message>
        <source>seats, number {number}</source>
        <translation>seats の {number} 番目</translation>
    </message>
    <message>
        <source>marks, number {number}</source>
        <translation>marks の {number} 番目</translation>
    </message>
    <message>
        <source>the match begins anew with this deal</source>
        <translation>試合はこの回からやり直します</translation>
    </message>
    <message>
        <source>the game counts for no rating</source>
        <translation>このゲームはレートに入りません</translation>
    </message>
    <message>
        <source>it counts as a game of its own</source>
        <translation>独立したゲームとして扱います</translation>
    </message>
    <message>
        <source>the name is left out</source>
        <translation>名前は省かれます</translation>
    </message>
    <message>
        <source>the usual level is used</source>
        <translation>ふつうのレベルを使います</translation>
    </message>
    <message>
        <source>a free colour is used</source>
        <translation>空いている色を使います</translation>
    </message>
    <message>
        <source>the bookmarks are left out</source>
        <translation>しおりは省かれます</translation>
    </message>
    <message>
        <source>this is not a saved game</source>
        <translation>保存したゲームではありません</translation>
    </message>
    <message>
        <source>the game itself is missing</source>
        <translation>ゲームそのものがありません</translation>
    </message>
    <message>
        <source>there are {count} seats for {players} players</source>
        <translation>{players} 人に対して席が {count} あります</translation>
    </message>
    <message>
        <source>this is left out</source>
        <translation>これは省かれます</translation>
    </message>
    <message>
        <source>the version of the format is missing</source>
        <translation>形式のバージョンがありません</translation>
    </message>
    <message>
        <source>a later version of the program saved it ({version})</source>
        <translation>新しいバージョンのプログラムで保存されています({version})</translation>
    </message>
    <message>
        <source>a seat is a JSON object</source>
        <translation>席は JSON オブジェクトのはずです</translation>
    </message>
    <message>
        <source>a seat&apos;s kind is human or computer</source>
        <translation>席の種類は human か computer です</translation>
    </message>
    <message>
        <source>a seat&apos;s colour is a small number</source>
        <translation>席の色は小さい数のはずです</translation>
    </message>
    <message>
        <source>this bookmark is left out</source>
        <translation>このしおりは省かれます</translation>
    </message>
    <message>
        <source>a mark is a JSON object</source>
        <translation>しおりは JSON オブジェクトのはずです</translation>
    </message>
    <message>
        <source>a mark&apos;s ply is a number of moves</source>
        <translation>しおりの ply は手数のはずです</translation>
    </message>
    <message>
        <source>this is neither true nor false</source>
        <translation>true でも false でもありません</translation>
    </message>
    <message>
        <source>a match is a JSON object</source>
        <translation>試合は JSON オブジェクトのはずです</translation>
    </message>
    <message>
        <source>a match has points for each of {sides} sides</source>
        <translation>試合には {sides} サイドそれぞれの得点が必要です</translation>
    </message>
    <message>
        <source>this is not a whole number from 0 to {last}</source>
        <translation>0 から {last} までの整数ではありません</translation>
    </message>
    <message>
        <source>open another file</source>
        <translation>別のファイルを開いてください</translation>
    </message>
    <message>
        <source>get that version; this is {version}</source>
        <translation>そのバージョンを入手してください。これは {version} です</translation>
    </message>
    <message>
        <source>make it less</source>
        <translation>減らしてください</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>this is not a JSON object</source>
        <translation>JSON オブジェクトではありません</translation>
    </message>
    <message>
        <source>there is another file of this name</source>
        <translation>この名前の別のファイルがあります</translation>
    </message>
    <message>
        <source>another program is writing to it</source>
        <translation>ほかのプログラムが書き込んでいます</translation>
    </message>
    <message>
        <source>let it finish</source>
        <translation>終わるまで待ってください</translation>
    </message>
    <message>
        <source>{value} is not a number</source>
        <translation>{value} は数ではありません</translation>
    </message>
    <message>
        <source>brackets are nested deeper than {most}</source>
        <translation>括弧の入れ子が {most} より深くなっています</translation>
    </message>
    <message>
        <source>this is not JSON: {error}</source>
        <translation>JSON ではありません: {error}</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>値がありません</translation>
    </message>
    <message>
        <source>a name in double quotation marks is missing</source>
        <translation>二重引用符で囲んだ名前がありません</translation>
    </message>
    <message>
        <source>a colon is missing</source>
        <translation>コロンがありません</translation>
    </message>
    <message>
        <source>a comma is missing</source>
        <translation>カンマがありません</translation>
    </message>
    <message>
        <source>there is a comma too many</source>
        <translation>カンマが一つ余分です</translation>
    </message>
    <message>
        <source>a text has no quotation mark at its end</source>
        <translation>文字列の終わりに引用符がありません</translation>
    </message>
    <message>
        <source>a text goes over the end of its line</source>
        <translation>文字列が行の終わりを越えています</translation>
    </message>
    <message>
        <source>a backslash stands before a sign that takes none</source>
        <translation>付けられない文字の前にバックスラッシュがあります</translation>
    </message>
    <message>
        <source>something stands behind the end</source>
        <translation>終わりの後にまだ何かあります</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>JSON ではありません</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <translation>中身がありません</translation>
    </message>
    <message>
        <source>the key {key} stands twice</source>
        <translation>{key} というキーが 2 つあります</translation>
    </message>
    <message>
        <source>write a number</source>
        <translation>数を書いてください</translation>
    </message>
    <message>
        <source>the number {number}… has more than {most} digits</source>
        <translation>数 {number}… は {most} 桁を超えています</translation>
    </message>
    <message>
        <source>the number {number} is too large</source>
        <translation>数 {number} は大きすぎます</translation>
    </message>
    <message>
        <source>no file of ours needs that</source>
        <translation>このプログラムのファイルには必要のない深さです</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>ファイルの {line} 行目、{column} 文字目</translation>
    </message>
    <message>
        <source>look for a comma, quotation mark or bracket missing or too many there</source>
        <translation>コンマ、引用符、括弧の過不足がないか、その辺りを見てください</translation>
    </message>
    <message>
        <source>remove one of them</source>
        <translation>どちらかを取り除いてください</translation>
    </message>
    <message>
        <source>write a smaller one</source>
        <translation>もっと小さくしてください</translation>
    </message>
    <message>
        <source>the text {text} holds half a character</source>
        <translation>テキスト {text} に欠けた文字があります</translation>
    </message>
    <message>
        <source>type it again</source>
        <translation>入力し直してください</translation>
    </message>
    <message>
        <source>known: {names}</source>
        <translation>あるもの: {names}</translation>
    </message>
    <message>
        <source>give your file another name</source>
        <translation>ファイルに別の名前を付けてください</translation>
    </message>
    <message>
        <source>the record of a game is too long</source>
        <translation>対局の記録が長すぎます</translation>
    </message>
    <message>
        <source>a record is a JSON object</source>
        <translation>記録は JSON オブジェクトのはずです</translation>
    </message>
    <message>
        <source>a seat is played by a human or a computer</source>
        <translation>席でプレイするのは human か computer です</translation>
    </message>
    <message>
        <source>this is not a short text</source>
        <translation>短いテキストではありません</translation>
    </message>
    <message>
        <source>this is not a whole number</source>
        <translation>整数ではありません</translation>
    </message>
    <message>
        <source>seats, sides and winner do not go together</source>
        <translation>席、サイド、勝者がかみ合いません</translation>
    </message>
    <message>
        <source>something is missing or of another kind: {error}</source>
        <translation>足りないか、種類の違うものがあります: {error}</translation>
    </message>
    <message>
        <source>there is no set of rules {name}</source>
        <translation>{name} というルールはありません</translation>
    </message>
    <message>
        <source>the set of rules {name} comes with the program</source>
        <translation>ルール {name} はプログラム付属です</translation>
    </message>
    <message>
        <source>the id {id} is not the file&apos;s name</source>
        <translation>id {id} がファイルの名前と違います</translation>
    </message>
    <message>
        <source>change one of them, or leave the id out</source>
        <translation>どちらかを変えるか、id を外してください</translation>
    </message>
    <message>
        <source>no rules are for boards of the deck {deck}</source>
        <translation>デッキ {deck} のボード用のルールがありません</translation>
    </message>
    <message>
        <source>nobody can play: no number of players is named</source>
        <translation>だれも遊べません: プレイヤーの人数が書かれていません</translation>
    </message>
    <message>
        <source>name some</source>
        <translation>ルールを指定してください</translation>
    </message>
    <message>
        <source>add players and sides, such as {&quot;2&quot;: [2]}</source>
        <translation>{&quot;2&quot;: [2]} のように人数とサイドを加えてください</translation>
    </message>
    <message>
        <source>{players} players have no number of sides</source>
        <translation>{players} 人のときのサイドの数がありません</translation>
    </message>
    <message>
        <source>name a divisor of it from 2 to 4, or take it out</source>
        <translation>割り切れる 2 から 4 の数を書くか、この人数を取り除いてください</translation>
    </message>
    <message>
        <source>settings are a JSON object</source>
        <translation>設定は JSON オブジェクトのはずです</translation>
    </message>
    <message>
        <source>remove the file</source>
        <translation>ファイルを取り除いてください</translation>
    </message>
    <message>
        <source>those from the time before are used</source>
        <translation>その前のものを使います</translation>
    </message>
    <message>
        <source>the default is used</source>
        <translation>既定値を使います</translation>
    </message>
    <message>
        <source>the defaults are used</source>
        <translation>既定値を使います</translation>
    </message>
    <message>
        <source>the board is missing</source>
        <translation>ボードがありません</translation>
    </message>
    <message>
        <source>there is no example {name}</source>
        <translation>{name} という例はありません</translation>
    </message>
    <message>
        <source>no package here offers this player</source>
        <translation>ここのパッケージにこのプレイヤーはありません</translation>
    </message>
    <message>
        <source>there is no program {command}</source>
        <translation>{command} というプログラムはありません</translation>
    </message>
    <message>
        <source>install it, or name the program that plays as its command</source>
        <translation>インストールするか、対局するプログラムをコマンドとして書いてください</translation>
    </message>
    <message>
        <source>check its name and whether it may be executed</source>
        <translation>名前と、実行できるかどうかを確かめてください</translation>
    </message>
    <message>
        <source>run the plan again: it goes on without this and keeps a copy</source>
        <translation>計画をもう一度実行してください。これを除いて続き、コピーが残ります</translation>
    </message>
    <message>
        <source>choose another file for the results, or delete this one to begin anew</source>
        <translation>結果を別のファイルにするか、これを削除して最初から始めてください</translation>
    </message>
    <message>
        <source>damaged lines left out: {count}; the damaged file is kept: {file}</source>
        <translation>省かれた壊れた行: {count}; 壊れたファイルは残してあります: {file}</translation>
    </message>
    <message>
        <source>these are no results</source>
        <translation>結果ではありません</translation>
    </message>
    <message>
        <source>these results are of version {version}</source>
        <translation>この結果のバージョンは {version} です</translation>
    </message>
    <message>
        <source>these results were begun by another program ({old}), which may play other games than this one ({new})</source>
        <translation>この結果を始めたのは別のプログラム({old})で、これ({new})とは違う対局になるかもしれません</translation>
    </message>
    <message>
        <source>these are the results of another plan, which differs in {place}</source>
        <translation>別の計画の結果で、{place} が違います</translation>
    </message>
    <message>
        <source>{number} is no number of a game</source>
        <translation>{number} は対局の番号ではありません</translation>
    </message>
    <message>
        <source>give a file of `lab run`</source>
        <translation>`lab run` のファイルを指定してください</translation>
    </message>
    <message>
        <source>use a newer program</source>
        <translation>新しいプログラムを使ってください</translation>
    </message>
    <message>
        <source>{players} players need {needed} cards of {cards}</source>
        <translation>{players} 人では {needed} 枚必要ですが、{cards} 枚しかありません</translation>
    </message>
    <message>
        <source>no cards are dealt</source>
        <translation>カードが配られません</translation>
    </message>
    <message>
        <source>a board of {count} columns cannot be made</source>
        <translation>{count} 列のボードは作れません</translation>
    </message>
    <message>
        <source>a board of {count} rows cannot be made</source>
        <translation>{count} 行のボードは作れません</translation>
    </message>
    <message>
        <source>{count} cells do not make {width} by {height}</source>
        <translation>{count} マスでは {width} × {height} になりません</translation>
    </message>
    <message>
        <source>cells are still empty: {cells}</source>
        <translation>まだ空のマス: {cells}</translation>
    </message>
    <message>
        <source>use {least} to {most} columns</source>
        <translation>{least} から {most} 列にしてください</translation>
    </message>
    <message>
        <source>put cards there, or {free} (free)</source>
        <translation>カードか {free} (フリー)を置いてください</translation>
    </message>
    <message>
        <source>a free deck has no cards of its own to be laid</source>
        <translation>「何でも」のデッキには並べる自前のカードがありません</translation>
    </message>
    <message>
        <source>one pack without jacks fill {needed} cells, and {width} by {height} has {size}</source>
        <translation>ジャックを除く 1 組は {needed} マスを占めますが、{width} × {height} は {size} マスです</translation>
    </message>
    <message>
        <source>two packs without jacks fill {needed} cells, and {width} by {height} has {size}</source>
        <translation>ジャックを除く 2 組は {needed} マスを占めますが、{width} × {height} は {size} マスです</translation>
    </message>
    <message>
        <source>choose another deck for the pattern and change it afterwards</source>
        <translation>パターンには別のデッキを選び、あとで変えてください</translation>
    </message>
    <message>
        <source>choose a larger board or a smaller deck</source>
        <translation>ボードを大きくするか、デッキを小さくしてください</translation>
    </message>
    <message>
        <source>choose a smaller board or a larger deck</source>
        <translation>ボードを小さくするか、デッキを大きくしてください</translation>
    </message>
    <message>
        <source>a board of {width} by {height} has no four equal sides</source>
        <translation>{width} × {height} のボードは 4 つの辺に等しく分けられません</translation>
    </message>
    <message>
        <source>{count} cells left over do not lie symmetrically</source>
        <translation>余った {count} マスが対称に並びません</translation>
    </message>
    <message>
        <source>the {count} cells that have no partner cannot be filled symmetrically</source>
        <translation>対になるマスのない {count} マスを対称に埋められません</translation>
    </message>
    <message>
        <source>the middle cell belongs to no part</source>
        <translation>中央のマスはどの部分にも入りません</translation>
    </message>
    <message>
        <source>the parts have {cells} cells left for {cards} cards</source>
        <translation>各部分に残るマスは {cells} で、カードは {cards} 枚です</translation>
    </message>
    <message>
        <source>a board of {width} by {height} has no four equal quarters</source>
        <translation>{width} × {height} のボードは四分の一に等しく分けられません</translation>
    </message>
    <message>
        <source>only two packs have twins</source>
        <translation>同じカードが 2 枚ずつあるのは 2 組のデッキだけです</translation>
    </message>
    <message>
        <source>the totals of {count} cells cannot be parted among four quarters</source>
        <translation>{count} マスの合計を四分の一ずつに分けられません</translation>
    </message>
    <message>
        <source>choose a square of even size, or quarters</source>
        <translation>偶数マスの正方形か、四分の一を選んでください</translation>
    </message>
    <message>
        <source>{cells} squares of one colour are left for {cards} cards</source>
        <translation>一方の色に残るマスは {cells}、カードは {cards} 枚です</translation>
    </message>
    <message>
        <source>choose another size or symmetry</source>
        <translation>別の大きさか対称を選んでください</translation>
    </message>
    <message>
        <source>choose even sizes, or another symmetry</source>
        <translation>偶数の大きさか、別の対称を選んでください</translation>
    </message>
    <message>
        <source>choose even sizes, or one pack on 7 by 7</source>
        <translation>偶数の大きさか、7 × 7 のトランプ 1 組を選んでください</translation>
    </message>
    <message>
        <source>choose another size, such as 10 by 10 for two packs</source>
        <translation>別の大きさを選んでください。2 組ならたとえば 10 × 10 です</translation>
    </message>
    <message>
        <source>choose even sizes or an odd square</source>
        <translation>偶数の大きさか、奇数の正方形を選んでください</translation>
    </message>
    <message>
        <source>choose another symmetry</source>
        <translation>別の対称を選んでください</translation>
    </message>
    <message>
        <source>choose 6 by 6 or 12 by 12</source>
        <translation>6 × 6 か 12 × 12 を選んでください</translation>
    </message>
    <message>
        <source>choose another size, such as 10 by 10</source>
        <translation>10 × 10 など、別の大きさを選んでください</translation>
    </message>
    <message>
        <source>there are not as many {card} as this symmetry needs</source>
        <translation>この対称には {card} が足りません</translation>
    </message>
    <message>
        <source>there is no board in this text</source>
        <translation>このテキストにボードはありません</translation>
    </message>
    <message>
        <source>the text is far too long for a board</source>
        <translation>ボードにしてはテキストが長すぎます</translation>
    </message>
    <message>
        <source>copy lines of cards like: XX 2S 10♥ Qd</source>
        <translation>次のようなカードの行をコピーしてください: XX 2S 10♥ Qd</translation>
    </message>
    <message>
        <source>copy the board alone</source>
        <translation>ボードだけをコピーしてください</translation>
    </message>
    <message>
        <source>there is no pattern {name}</source>
        <translation>{name} というパターンはありません</translation>
    </message>
    <message>
        <source>the pattern {pattern} is not for the deck {deck}</source>
        <translation>パターン {pattern} はデッキ {deck} には使えません</translation>
    </message>
    <message>
        <source>the pattern {pattern} has no parameter {parameter}</source>
        <translation>パターン {pattern} に {parameter} というパラメータはありません</translation>
    </message>
    <message>
        <source>{choice} is no choice for {parameter}</source>
        <translation>{parameter} に {choice} は選べません</translation>
    </message>
    <message>
        <source>this is no rule case ({error})</source>
        <translation>ルール事例ではありません({error})</translation>
    </message>
    <message>
        <source>a seat stands twice</source>
        <translation>同じ席が 2 回書かれています</translation>
    </message>
    <message>
        <source>there are {count} numbers for {wanted}</source>
        <translation>数が {count} 個ありますが、{wanted} 個のはずです</translation>
    </message>
    <message>
        <source>a quarter turn needs a square, and {width} by {height} is none</source>
        <translation>四分の一回転には正方形が必要ですが、{width} × {height} は違います</translation>
    </message>
    <message>
        <source>a number stands once, so there are no four that belong together</source>
        <translation>数字は 1 つずつしかないので、対応する 4 つがありません</translation>
    </message>
</context>
<context>
    <name>Filing</name>
    <message>
        <source>New board</source>
        <translation>新しいボード</translation>
    </message>
    <message>
        <source>Open a board</source>
        <translation>ボードを開く</translation>
    </message>
    <message>
        <source>This board cannot be opened.</source>
        <translation>このボードは開けません。</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>{name} を開く</translation>
    </message>
    <message>
        <source>Read {name}</source>
        <translation>{name} を読む</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name}(コピー)</translation>
    </message>
    <message>
        <source>Copy of {name}</source>
        <translation>{name} のコピー</translation>
    </message>
    <message>
        <source>Paste a board</source>
        <translation>ボードを貼り付ける</translation>
    </message>
    <message>
        <source>Save the board</source>
        <translation>ボードを保存</translation>
    </message>
    <message>
        <source>A board that comes with the program has this name.</source>
        <translation>プログラム付属のボードにこの名前があります。</translation>
    </message>
    <message>
        <source>Give your board another one.</source>
        <translation>あなたのボードには別の名前を付けてください。</translation>
    </message>
    <message>
        <source>Boards are saved in files that end in {endings}.</source>
        <translation>ボードは {endings} で終わるファイルに保存されます。</translation>
    </message>
    <message>
        <source>To write the cells as text, export a copy.</source>
        <translation>マスを文字として書くには、コピーを書き出してください。</translation>
    </message>
    <message>
        <source>The board was not saved.</source>
        <translation>ボードは保存されませんでした。</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>保存しました: {file}</translation>
    </message>
    <message>
        <source>Export a copy</source>
        <translation>コピーを書き出す</translation>
    </message>
    <message>
        <source>The copy was not written.</source>
        <translation>コピーは書き込まれませんでした。</translation>
    </message>
    <message>
        <source>Let its name end in {endings}. For PDF, PNG and SVG, choose Print.</source>
        <translation>名前の終わりを {endings} にしてください。PDF、PNG、SVG には印刷を選びます。</translation>
    </message>
    <message>
        <source>Rename the board</source>
        <translation>ボードの名前を変える</translation>
    </message>
    <message>
        <source>This board is not kept.</source>
        <translation>このボードは残されません。</translation>
    </message>
    <message>
        <source>The board’s file is damaged: {why}</source>
        <translation>ボードのファイルが壊れています: {why}</translation>
    </message>
    <message>
        <source>The board’s file is gone. Save it to write it again.</source>
        <translation>ボードのファイルがなくなっています。保存すると書き直されます。</translation>
    </message>
    <message>
        <source>Read again from the file</source>
        <translation>ファイルから読み直しました</translation>
    </message>
    <message>
        <source>Another program changed the file: it was read again.</source>
        <translation>ほかのプログラムがファイルを変えたので、読み直しました。</translation>
    </message>
    <message>
        <source>Changed on disk</source>
        <translation>ディスク上で変更あり</translation>
    </message>
    <message>
        <source>Another program has changed “{file}”, and so have you.</source>
        <translation>ほかのプログラムが「{file}」を変え、あなたも変えています。</translation>
    </message>
    <message>
        <source>Whichever you take, Undo brings back your board.</source>
        <translation>どちらを選んでも、元に戻すであなたのボードに戻せます。</translation>
    </message>
    <message>
        <source>Keep &amp;mine</source>
        <translation>自分のほうを残す(&amp;M)</translation>
    </message>
    <message>
        <source>Take the &amp;file</source>
        <translation>ファイルを使う(&amp;F)</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>すべてのファイル</translation>
    </message>
</context>
<context>
    <name>FilmDialog</name>
    <message>
        <source>Save the game as an animation</source>
        <translation>ゲームをアニメーションとして保存</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進み具合</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Name a file, and draw every move into it</source>
        <translation>ファイル名を決めて、すべての手を描き込みます</translation>
    </message>
    <message>
        <source>Nobody’s cards</source>
        <translation>誰の手札も見せない</translation>
    </message>
    <message>
        <source>The cards of {name}</source>
        <translation>{name} の手札</translation>
    </message>
    <message>
        <source>One picture for each move; it can be shown by any program for pictures.</source>
        <translation>一手につき一枚。どの画像ソフトでも表示できます。</translation>
    </message>
    <message>
        <source>The game goes on, so no hand is in the pictures.</source>
        <translation>ゲームが続いているので、手札は画像に入りません。</translation>
    </message>
    <message>
        <source>S&amp;how</source>
        <translation>表示(&amp;H)</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>速さ(&amp;D)</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>大きさ(&amp;Z)</translation>
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
        <translation>{size}: {width} × {height} ピクセル</translation>
    </message>
</context>
<context>
    <name>FindingsList</name>
    <message>
        <source>Checks</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>There is nothing to remark on.</source>
        <translation>気になる点はありません。</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>誤り</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>{kind}: {text}</source>
        <translation>{kind}: {text}</translation>
    </message>
    <message>
        <source>This position can be played.</source>
        <translation>この局面から遊べます。</translation>
    </message>
    <message>
        <source>This position cannot be played yet.</source>
        <translation>この局面からはまだ遊べません。</translation>
    </message>
</context>
<context>
    <name>FindingsPanel</name>
    <message>
        <source>Checks</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>誤り</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>{kind}: {text}</source>
        <translation>{kind}: {text}</translation>
    </message>
    <message>
        <source>Click to choose the cells concerned.</source>
        <translation>クリックすると関係するマスを選びます。</translation>
    </message>
    <message>
        <source>Not to be played on yet: {errors}</source>
        <translation>まだ遊べません: {errors}</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>誤り %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready to play: {games}</source>
        <translation>遊べます: {games}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) fit</source>
        <translation>
            <numerusform>%n 種類のゲームに合います</numerusform>
        </translation>
    </message>
    <message>
        <source>Does not fit {game}: {why}</source>
        <translation>{game} に合いません: {why}</translation>
    </message>
    <message>
        <source>Fits {game}, for {players} players</source>
        <translation>{game} に合います({players} 人)</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>{line} 行目</translation>
    </message>
    <message>
        <source>{cell} (line {line})</source>
        <translation>{cell}({line} 行目)</translation>
    </message>
    <message>
        <source>Pasted, {where}: “{text}” was not understood</source>
        <translation>貼り付け、{where}: 「{text}」はわかりませんでした</translation>
    </message>
    <message>
        <source>Pasted, {where}: the row ends before this cell</source>
        <translation>貼り付け、{where}: このマスの前で行が終わっています</translation>
    </message>
    <message>
        <source>Pasted, {where}: “{text}” is more than the row can hold</source>
        <translation>貼り付け、{where}: 「{text}」は行に入りきりません</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>This is what the step is about</source>
        <translation>このステップのポイントです</translation>
    </message>
    <message>
        <source>Put a chip</source>
        <translation>チップを置く</translation>
    </message>
    <message>
        <source>Every card is on the board twice. Choose one of your cards, and its open cells light up. Then choose one of these cells: your chip lies there.</source>
        <translation>どのカードもボードに2つずつあります。手札を1枚選ぶと、空いたマスが光ります。そのうちの1つを選ぶと、そこにチップが置かれます。</translation>
    </message>
    <message>
        <source>Well done. For the card that you have played, you get a new one by itself.</source>
        <translation>よくできました。使ったカードの代わりに、新しいカードが自動で配られます。</translation>
    </message>
    <message>
        <source>Take turns</source>
        <translation>交代で打つ</translation>
    </message>
    <message>
        <source>Now the computer moves; a frame marks its move. Then it is your turn: play any card.</source>
        <translation>まずコンピュータが打ちます。その手には枠がつきます。次はあなたの番です。どのカードでも使ってください。</translation>
    </message>
    <message>
        <source>So it goes on. Five chips in line are a row, across, down or slanting. Two rows win, and the corners count for everybody.</source>
        <translation>こうして続きます。縦、横、斜めに5つのチップが並ぶと列です。2列で勝ちです。角はだれのチップとしても数えます。</translation>
    </message>
    <message>
        <source>Stop a row</source>
        <translation>列を止める</translation>
    </message>
    <message>
        <source>The computer has four chips in line, and one more would make a row. One of your cards goes on the cell beside them. Play it there.</source>
        <translation>コンピュータのチップが4つ並んでいて、あと1つで列になります。その隣のマスに使えるカードが手札にあります。そこに使ってください。</translation>
    </message>
    <message>
        <source>Well done. Where your chip lies, that row can no longer be made.</source>
        <translation>よくできました。あなたのチップがある所では、もうその列は作れません。</translation>
    </message>
    <message>
        <source>One may do that, but then the computer makes its row. Try again, on the marked cell.</source>
        <translation>それもできますが、コンピュータが列を作ってしまいます。もう一度、印のあるマスで試してください。</translation>
    </message>
    <message>
        <source>Two eyes: anywhere</source>
        <translation>両目: どこへでも</translation>
    </message>
    <message>
        <source>The jacks of clubs and diamonds show two eyes. They go on any open cell. Play yours; the best place is beside your three chips.</source>
        <translation>クラブとダイヤのジャックは両目が見えます。空いたマスならどこにでも置けます。手札のジャックを使ってください。並んだ3つのチップの隣が最善です。</translation>
    </message>
    <message>
        <source>Well done. Such a jack is worth keeping for a cell that you need.</source>
        <translation>よくできました。このジャックは、必要なマスのためにとっておく価値があります。</translation>
    </message>
    <message>
        <source>That was another card. Try again, with the jack.</source>
        <translation>それは別のカードです。ジャックでもう一度試してください。</translation>
    </message>
    <message>
        <source>One eye: take a chip away</source>
        <translation>片目: チップを取る</translation>
    </message>
    <message>
        <source>Four in line again, and none of your cards goes there. But the jacks of hearts and spades, with one eye, take an enemy chip off the board. Take one of the four.</source>
        <translation>また4つ並びましたが、そこに使えるカードはありません。しかし片目のハートとスペードのジャックは、敵のチップをボードから取れます。4つのうち1つを取ってください。</translation>
    </message>
    <message>
        <source>Well done. Only chips of a finished row are safe from such a jack.</source>
        <translation>よくできました。できあがった列のチップだけは、このジャックでも取れません。</translation>
    </message>
    <message>
        <source>One may do that, but then the computer makes its row. Try again: with the jack, take one of the marked chips.</source>
        <translation>それもできますが、コンピュータが列を作ってしまいます。もう一度、ジャックで印のあるチップを1つ取ってください。</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>勝つ</translation>
    </message>
    <message>
        <source>You have one row, and four chips in line. Make your second row, and you win.</source>
        <translation>あなたには1列と、並んだ4つのチップがあります。2列目を作れば勝ちです。</translation>
    </message>
    <message>
        <source>You have won! Now you know the game. In any game, F1 tells what you can do.</source>
        <translation>勝ちました! これでゲームがわかりました。いつでも F1 で、できることがわかります。</translation>
    </message>
    <message>
        <source>One may do that, but you can win at once. Try again, on the marked cell.</source>
        <translation>それもできますが、すぐに勝てます。もう一度、印のあるマスで試してください。</translation>
    </message>
</context>
<context>
    <name>FirstGamePanel</name>
    <message>
        <source>Your first game</source>
        <translation>はじめてのゲーム</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>ステップ {number}/{count}</translation>
    </message>
    <message>
        <source>How far you have come</source>
        <translation>進みぐあい</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>終了(&amp;F)</translation>
    </message>
    <message>
        <source>Go back to your own game</source>
        <translation>自分のゲームに戻ります</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>次のステップ(&amp;N)</translation>
    </message>
    <message>
        <source>Go on to the next step</source>
        <translation>次のステップに進みます</translation>
    </message>
    <message>
        <source>&amp;Skip this step</source>
        <translation>このステップを飛ばす(&amp;S)</translation>
    </message>
    <message>
        <source>Go on to the next step without this one</source>
        <translation>これをせずに次のステップに進みます</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Go back to the step before</source>
        <translation>前のステップに戻ります</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>やめる(&amp;L)</translation>
    </message>
    <message>
        <source>Go back to your own game; Help → Your first game goes on from here</source>
        <translation>自分のゲームに戻ります。ヘルプ → はじめてのゲームで続きができます</translation>
    </message>
</context>
<context>
    <name>Flows</name>
    <message>
        <source>Open a game</source>
        <translation>ゲームを開く</translation>
    </message>
    <message>
        <source>“{title}” is among your rules now.</source>
        <translation>「{title}」があなたのルールに加わりました。</translation>
    </message>
    <message>
        <source>You find it in the list of a new game.</source>
        <translation>新しいゲームの一覧にあります。</translation>
    </message>
    <message>
        <source>Your last game cannot be opened.</source>
        <translation>前回のゲームは開けません。</translation>
    </message>
    <message>
        <source>This game cannot be opened.</source>
        <translation>このゲームは開けません。</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>ゲームを保存</translation>
    </message>
    <message>
        <source>This game is not kept.</source>
        <translation>このゲームは残されません。</translation>
    </message>
    <message>
        <source>Settings explained</source>
        <translation>設定の説明</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>キーとマウス</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>うまくいきませんでした。</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>保存したゲーム</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>すべてのファイル</translation>
    </message>
</context>
<context>
    <name>Foot</name>
    <message>
        <source>&amp;Import…</source>
        <translation>取り込む(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>How to &amp;play</source>
        <translation>遊び方(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>その他(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Use these rules</source>
        <translation>このルールを使う(&amp;U)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Let the new game be played by these rules.</source>
        <translation>新しいゲームをこのルールで遊びます。</translation>
    </message>
    <message>
        <source>Take in a file of rules that a friend has sent.</source>
        <translation>友だちから届いたルールのファイルを取り込みます。</translation>
    </message>
    <message>
        <source>Write these rules to a file, to be sent to a friend.</source>
        <translation>友だちに送るためにルールをファイルへ書き出します。</translation>
    </message>
    <message>
        <source>Read how one plays by these rules.</source>
        <translation>このルールでの遊び方を読みます。</translation>
    </message>
    <message>
        <source>Keep these rules under a name of your own.</source>
        <translation>このルールを自分の名前で残します。</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Boards</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>Search: name, author, notes, 10x10</source>
        <translation>検索: 名前、作者、メモ、10x10</translation>
    </message>
    <message>
        <source>Own boards first</source>
        <translation>自分のものを先に</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>名前順</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>新しい順</translation>
    </message>
    <message>
        <source>By size</source>
        <translation>大きさ順</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>並び順</translation>
    </message>
    <message>
        <source>No board matches. Try another word.</source>
        <translation>合うボードがありません。別の言葉で試してください。</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>ボード(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新規(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Play on it</source>
        <translation>これで遊ぶ(&amp;P)</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>複製(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>名前を変える(&amp;R)…</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <translation>印刷(&amp;N)…</translation>
    </message>
    <message>
        <source>Move to the &amp;trash</source>
        <translation>ごみ箱へ移す(&amp;T)</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>フォルダで表示(&amp;F)</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>下書き</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>名前なし</translation>
    </message>
    <message>
        <source>{columns} × {rows}</source>
        <translation>{columns} × {rows}</translation>
    </message>
    <message>
        <source>by {author}</source>
        <translation>作者: {author}</translation>
    </message>
    <message>
        <source>comes with the program</source>
        <translation>プログラム付属</translation>
    </message>
    <message>
        <source>&amp;Edit a copy</source>
        <translation>コピーを編集(&amp;E)</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name}(コピー)</translation>
    </message>
    <message>
        <source>Rename the board</source>
        <translation>ボードの名前を変える</translation>
    </message>
    <message>
        <source>Its new name:</source>
        <translation>新しい名前:</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>名前を変更(&amp;R)</translation>
    </message>
    <message>
        <source>No program shows folders here.</source>
        <translation>ここにはフォルダを表示するプログラムがありません。</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>うまくいきませんでした。</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>{title} (not saved)</source>
        <translation>{title}(未保存)</translation>
    </message>
</context>
<context>
    <name>GameNotes</name>
    <message>
        <source>&amp;Rules…</source>
        <translation>ルール(&amp;R)…</translation>
    </message>
    <message>
        <source>How &amp;to play</source>
        <translation>遊び方(&amp;T)</translation>
    </message>
    <message>
        <source>Change this game&apos;s rules for yourself.</source>
        <translation>このゲームのルールを自分用に変えます。</translation>
    </message>
    <message>
        <source>Read how this game is played.</source>
        <translation>このゲームの遊び方を読みます。</translation>
    </message>
    <message>
        <source>Played like {base}.</source>
        <translation>{base} と同じ遊び方です。</translation>
    </message>
    <message>
        <source>{differences}; and {count} more</source>
        <translation>{differences}、ほか {count} 件</translation>
    </message>
    <message>
        <source>Unlike {base}: {differences}.</source>
        <translation>{base} と違う点: {differences}。</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Club Sequence</source>
        <translation>クラブ Sequence</translation>
    </message>
    <message>
        <source>Five cards each, however many play, and cards are drawn by hand: who forgets to draw before the next player has moved and drawn plays on with one card less. Click the stock after your move.</source>
        <translation>人数にかかわらず手札は 5 枚で、カードは手で引きます。次のプレイヤーがプレイして引くまでに引き忘れると、以後は 1 枚少ないまま続けます。自分の手のあとに山札をクリックしてください。</translation>
    </message>
    <message>
        <source>A club&apos;s sheet; the lost card after the printed rules</source>
        <translation>あるクラブのルール。失うカードは印刷されたルールによる</translation>
    </message>
    <message>
        <source>Double Series</source>
        <translation>Double Series</translation>
    </message>
    <message>
        <source>Two sides of up to five players each, seated in turn, race for two series of five. Partners keep silent. The cards dealt become fewer as the table grows.</source>
        <translation>最大 5 人ずつの 2 サイドが交互に座り、5 個の列を先に 2 列作ったサイドが勝ちです。味方どうしは話しません。人数が増えるほど、配られるカードは減ります。</translation>
    </message>
    <message>
        <source>Jouets Bo-Jeux, 1996, as described by sellers and players; hands, jacks and dead cards after Sequence, since no sheet could be read</source>
        <translation>Jouets Bo-Jeux、1996 年、販売者とプレイヤーの説明による。説明書が見られなかったため、手札、ジャック、死に札は Sequence に準じる</translation>
    </message>
    <message>
        <source>Exact five</source>
        <translation>ぴったり 5</translation>
    </message>
    <message>
        <source>Five number cards each; every card goes exactly on its own number, and one draws after playing. Nothing is ever taken away, nothing is exchanged, and five in line win.</source>
        <translation>手札は数字カード 5 枚です。どのカードも使えるのはその数字のマスだけで、プレイのあとに引きます。チップを取り除くことも、カードを交換することもなく、5 個並べば勝ちです。</translation>
    </message>
    <message>
        <source>Poo-ka-Boo, as described by a reviewer on BoardGameGeek</source>
        <translation>Poo-ka-Boo、BoardGameGeek のレビューの説明による</translation>
    </message>
    <message>
        <source>5ive Straight</source>
        <translation>5ive Straight</translation>
    </message>
    <message>
        <source>Pegs, and cards with the numbers from 0 to 99. On your turn either play a card and put a peg on its number or any higher one, or draw; four cards are the most. Five in line win at once. Who holds four cards that fit nowhere is out, so keep them secret.</source>
        <translation>ペグと、0 から 99 の数字カードを使います。自分の番には、カードを出してその数字以上のマスにペグを立てるか、カードを引きます。手札は 4 枚までです。5 個並べばすぐに勝ちです。どこにも使えないカードが 4 枚になった人はゲームから外れるので、秘密にしておきます。</translation>
    </message>
    <message>
        <source>The 5ive Straight rulebook, Winning Moves</source>
        <translation>5ive Straight の説明書、Winning Moves</translation>
    </message>
    <message>
        <source>Home sheet</source>
        <translation>家族のルール</translation>
    </message>
    <message>
        <source>Two sides, five cards each, and two piles lying face up: choose which card to draw. A forgotten draw is made good after the next turn. A row counts only when its maker announces it, and its chips are then turned to white.</source>
        <translation>2 サイドで、手札は 5 枚、山札は表向きの 2 山です。どちらのカードを引くかを選べます。引き忘れた分は次の自分の番のあとに補います。列は作った人が宣言したときだけ数え、そのチップは裏返して白にします。</translation>
    </message>
    <message>
        <source>A family&apos;s rule sheet published as Sequence Playing Rules</source>
        <translation>「Sequence Playing Rules」として公開された、ある家族のルール</translation>
    </message>
    <message>
        <source>Jack Foolery</source>
        <translation>Jack Foolery</translation>
    </message>
    <message>
        <source>One-Eyed Jack under the other name by which many families know it: nothing on the board is ever safe, and rows count only while they lie there.</source>
        <translation>多くの家庭がこの別名で呼ぶ One-Eyed Jack です。ボードに安全なものは何もなく、列はそこにある間だけ数えます。</translation>
    </message>
    <message>
        <source>pagat.com, One-Eyed Jack, where this name is given too</source>
        <translation>pagat.com、One-Eyed Jack、この名前も載っている</translation>
    </message>
    <message>
        <source>Junior</source>
        <translation>ジュニア</translation>
    </message>
    <message>
        <source>For the youngest: three cards without pictures, a small board, four in line win. The tens of clubs and diamonds go anywhere, the tens of spades and hearts take a chip away, and a card without a space may be exchanged at any time.</source>
        <translation>小さな子ども向けです。手札は 3 枚で絵札はなく、ボードは小さく、4 個並べば勝ちです。クラブとダイヤの 10 はどこにでも置け、スペードとハートの 10 はチップを取り除きます。置けるマスのないカードはいつでも交換できます。</translation>
    </message>
    <message>
        <source>After Sequence for Kids by Jax Ltd.; the cards and the board are ours</source>
        <translation>Jax Ltd. の Sequence for Kids に基づく。カードとボードは独自のもの</translation>
    </message>
    <message>
        <source>One-Eyed Jack</source>
        <translation>One-Eyed Jack</translation>
    </message>
    <message>
        <source>The game for two, three or four as it is played with ordinary cards. No chip is ever safe: a one-eyed jack may break a row up again, so a side wins when its rows lie on the board at the same time. A card whose cells are all covered stays in the hand until one of them is free.</source>
        <translation>ふつうのトランプで遊ぶ、2 人から 4 人のゲームです。安全なチップはありません。片目のジャックは列も崩せるので、必要な列が同時にボードにそろったサイドが勝ちです。マスがすべて埋まったカードは、どれかが空くまで手札に残ります。</translation>
    </message>
    <message>
        <source>pagat.com, One-Eyed Jack, the basic game</source>
        <translation>pagat.com、One-Eyed Jack、基本のゲーム</translation>
    </message>
    <message>
        <source>One-Eyed Jack, house rules</source>
        <translation>One-Eyed Jack、ハウスルール</translation>
    </message>
    <message>
        <source>One-Eyed Jack with the two house rules that most tables add: the chips of a finished row are safe from one-eyed jacks, and a card whose cells are all covered may be exchanged for a new one, as many of them as one likes in a turn.</source>
        <translation>たいていのテーブルで加える 2 つのハウスルールで遊ぶ One-Eyed Jack です。完成した列のチップは片目のジャックに取られず、マスがすべて埋まったカードは 1 回の番に何枚でも新しいカードと交換できます。</translation>
    </message>
    <message>
        <source>pagat.com, One-Eyed Jack, variations</source>
        <translation>pagat.com、One-Eyed Jack、バリエーション</translation>
    </message>
    <message>
        <source>One-Eyed Jack with jokers</source>
        <translation>ジョーカー入り One-Eyed Jack</translation>
    </message>
    <message>
        <source>One-Eyed Jack with house rules and four jokers in the pack. The corners belong to nobody: a joker puts a chip on an open corner and nowhere else, and no jack can take that chip away.</source>
        <translation>ハウスルールの One-Eyed Jack に、ジョーカーを 4 枚加えます。角はだれのものでもありません。ジョーカーは空いた角にだけチップを置け、そのチップはどのジャックでも取り除けません。</translation>
    </message>
    <message>
        <source>Open draft</source>
        <translation>オープンドラフト</translation>
    </message>
    <message>
        <source>Six cards each, and five open cards to draw from: after playing you choose one, and the next card takes its place. A side that holds all four centre spaces wins at once. The game ends when the open cards run out.</source>
        <translation>手札は 6 枚、場札は 5 枚です。プレイのあとに場札を 1 枚選ぶと、次のカードが補われます。中央の 4 マスをすべて取ったサイドはすぐに勝ちです。場札がなくなるとゲームは終わります。</translation>
    </message>
    <message>
        <source>Course COMP90054 of the University of Melbourne, as played by its programs</source>
        <translation>メルボルン大学の講義 COMP90054、そのプログラムの遊び方による</translation>
    </message>
    <message>
        <source>Quinto (house scoring)</source>
        <translation>Quinto(独自の点数)</translation>
    </message>
    <message>
        <source>Sequence played for points over several deals: longer rows, rows with a corner, two rows at a stroke and winning the deal all count, special cards left in the hand cost. The first side with 500 points wins the match. The points are house scoring of our own: the published table is not known to us.</source>
        <translation>点数を競い、何回か続けて遊ぶ Sequence です。長い列、角を含む列、一度に 2 列、その回の勝ちに点が付き、手札に残った特別なカードは減点です。先に 500 点に達したサイドが試合に勝ちます。公表された点数表がわからないため、点数は独自のものです。</translation>
    </message>
    <message>
        <source>Play after the Quinto Game Company, 2003, as described on pagat.com; the points are ours</source>
        <translation>遊び方は Quinto Game Company、2003 年、pagat.com の説明による。点数は独自のもの</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Sequence</translation>
    </message>
    <message>
        <source>Play a card and put a chip on one of its two cells; five chips of your side in a line are a row. Two sides need two rows, three sides one. The four corners count for everybody, a two-eyed jack goes on any open cell, a one-eyed jack takes an enemy chip away unless it is part of a finished row, and once a turn a card whose cells are both covered may be exchanged.</source>
        <translation>カードを 1 枚出し、2 つあるそのマスの一方にチップを置きます。自分のサイドのチップが 5 個並ぶと列です。2 サイドなら 2 列、3 サイドなら 1 列で勝ちです。4 つの角はだれのチップとしても数えます。両目のジャックは空いた好きなマスに置け、片目のジャックは完成した列のもの以外の相手のチップを取り除きます。マスが両方とも埋まったカードは、1 回の番に 1 枚交換できます。</translation>
    </message>
    <message>
        <source>The rules printed by Jax Ltd. since 1982, with published answers where they are silent</source>
        <translation>1982 年以来 Jax Ltd. が印刷しているルール。書かれていない点は公表された回答による</translation>
    </message>
    <message>
        <source>Sequence Dice</source>
        <translation>Sequence Dice</translation>
    </message>
    <message>
        <source>Roll two dice and put a chip on that number. If all its spaces are covered, you take the place of an opponent&apos;s chip. A ten takes a chip away, but none from the twos and twelves; an eleven goes anywhere; after a two or a twelve you roll again. Two sides need six in line, three or four need five.</source>
        <translation>サイコロを 2 個振り、その数字のマスにチップを置きます。マスがすべて埋まっていれば、相手のチップを置き換えます。10 の目はチップを取り除きますが、2 と 12 のマスからは取れません。11 の目はどこにでも置け、2 か 12 の目のあとはもう一度振ります。2 サイドなら 6 個、3 サイドか 4 サイドなら 5 個並べば勝ちです。</translation>
    </message>
    <message>
        <source>The Sequence Dice sheet, Jax Ltd.</source>
        <translation>Sequence Dice の説明書、Jax Ltd.</translation>
    </message>
    <message>
        <source>Sequence Dice, gem variant</source>
        <translation>Sequence Dice、宝石版</translation>
    </message>
    <message>
        <source>The dice game of the carved wooden boards: a ten goes anywhere, an eleven takes a chip away, a twelve swaps one of your chips with an opponent&apos;s, and finished rows are safe. Two sides need two rows of five, three or four sides one. A two gives another turn; a covered number gives nothing.</source>
        <translation>彫刻された木のボードで遊ぶサイコロのゲームです。10 の目はどこにでも置け、11 の目はチップを取り除き、12 の目は自分と相手のチップを入れ替えます。完成した列は安全です。2 サイドなら 5 個の列が 2 列、3 サイドか 4 サイドなら 1 列で勝ちです。2 の目が出るともう一度番があり、埋まった数字では何もできません。</translation>
    </message>
    <message>
        <source>Kalex Custom Carvings, Dice Sequence</source>
        <translation>Kalex Custom Carvings、Dice Sequence</translation>
    </message>
    <message>
        <source>Tournament tie-break</source>
        <translation>大会式タイブレーク</translation>
    </message>
    <message>
        <source>The stock is played once. When nobody can move any more and nobody has won, the side with more rows wins, then the one with more lines of four, then of three. Rows are taken from the top left, so nobody has to be asked.</source>
        <translation>山札は 1 回しか使いません。だれも動けなくなり、勝者もいなければ、列の多いサイドの勝ちです。同じなら 4 個の並び、次に 3 個の並びの多さで決まります。列は左上から数えるので、だれにも聞く必要がありません。</translation>
    </message>
    <message>
        <source>endgame.dk, One-Eyed Jack</source>
        <translation>endgame.dk、One-Eyed Jack</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>トラベル版</translation>
    </message>
    <message>
        <source>A short game for two with one pack on a small board: every card has a single space, four in line are a row, and two rows win. The free space lies in the middle.</source>
        <translation>トランプ 1 組と小さなボードで遊ぶ、2 人用の短いゲームです。マスはカード 1 枚に 1 つだけで、4 個並ぶと列、2 列で勝ちです。フリーのマスは中央にあります。</translation>
    </message>
    <message>
        <source>Jax Ltd., the travel edition; the board is ours, since its arrangement could not be found</source>
        <translation>Jax Ltd.、トラベル版。配置が見つからなかったため、ボードは独自のもの</translation>
    </message>
</context>
<context>
    <name>GroupList</name>
    <message>
        <source>Groups of rules</source>
        <translation>ルールのグループ</translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>Move left</source>
        <translation>左へ</translation>
    </message>
    <message>
        <source>Let the chosen card change places with the one before it</source>
        <translation>選んだカードを前のカードと入れ替えます</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>右へ</translation>
    </message>
    <message>
        <source>Let the chosen card change places with the one after it</source>
        <translation>選んだカードを次のカードと入れ替えます</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>Take the chosen card out of its row; it can be put anywhere then</source>
        <translation>選んだカードを列から外します。その後どこにでも置けます</translation>
    </message>
    <message>
        <source>Cards that are chosen go here. In the row, Delete takes a card away, and Ctrl with an arrow key moves it.</source>
        <translation>選んだカードはここに置かれます。並びの中では Delete で取り除き、Ctrl と矢印キーで動かします。</translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>{cell}, {face}: {share} of the decided games</source>
        <translation>{cell}、{face}: 決着局の {share}</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>The menus</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>遊び方</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>キーとマウス</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>コンピュータのプレイヤー</translation>
    </message>
    <message>
        <source>Boards of your own</source>
        <translation>自分のボード</translation>
    </message>
    <message>
        <source>The lab</source>
        <translation>ラボ</translation>
    </message>
    <message>
        <source>What you can rely on</source>
        <translation>約束していること</translation>
    </message>
    <message>
        <source>Temperaments</source>
        <translation>気質</translation>
    </message>
    <message>
        <source>An entry says who plays what: a game, a board, and a player for each seat. With one entry the lab tells how fair and how long that game is; with two it tells which is better, and how sure that is.</source>
        <translation>項目は、だれが何をするかを示します。ゲームとボード、そして各席のプレイヤーです。項目が1つなら、そのゲームの公平さと長さがわかります。2つなら、どちらが優れているか、どれほど確かかがわかります。</translation>
    </message>
    <message>
        <source>It plays in the background, and results are saved as they arrive: what is broken off goes on later.</source>
        <translation>バックグラウンドで対局し、結果は届くたびに保存されます。中断しても、あとで続けられます。</translation>
    </message>
    <message>
        <source>Every move is kept at once. After a crash or a power cut the next start goes on where you were.</source>
        <translation>手はすべてすぐに保存されます。クラッシュや停電のあとも、次の起動で続きから始まります。</translation>
    </message>
    <message>
        <source>Nobody sees what is hidden: neither the computer players, nor hints, nor a screen reader know more than the seat that they play, help or read for.</source>
        <translation>隠された情報はだれにも見えません。コンピュータのプレイヤーもヒントもスクリーンリーダーも、担当する席が知る以上のことは知りません。</translation>
    </message>
    <message>
        <source>The program needs no network and sends nothing. All your games, boards and settings are files on this computer.</source>
        <translation>このプログラムはネットワークを使わず、何も送信しません。ゲームもボードも設定も、すべてこのコンピュータのファイルです。</translation>
    </message>
    <message>
        <source>The same number shuffles the cards in the same way on every computer, and undo never deals anew.</source>
        <translation>同じ番号なら、どのコンピュータでも同じように切り混ぜられます。元に戻しても配り直しはしません。</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>この言葉のあるページはありません。</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>ヘルプを検索</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Looking for the best moves…</source>
        <translation>最善手を探しています…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>The best moves</source>
        <translation>最善手</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>指す</translation>
    </message>
    <message>
        <source>Make the chosen move</source>
        <translation>選んだ手を行います</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Look for moves no longer</source>
        <translation>手を探すのをやめます</translation>
    </message>
    <message>
        <source>Take the hint off the table</source>
        <translation>テーブルからヒントを消します</translation>
    </message>
</context>
<context>
    <name>Hinting</name>
    <message>
        <source>Chance to win: {chance}, between {low} and {high} in {games} trial games.</source>
        <translation>勝つ見込み: {chance}、{games} 局の試行で {low} から {high} の間。</translation>
    </message>
    <message>
        <source>Hint {number}</source>
        <translation>ヒント {number}</translation>
    </message>
    <message>
        <source>No hint could be worked out: the process that looks for one has failed.</source>
        <translation>ヒントを出せませんでした。探すプロセスが失敗しました。</translation>
    </message>
</context>
<context>
    <name>Histogram</name>
    <message>
        <source>{share} of the games take {low} to {high} moves</source>
        <translation>対局の {share} は {low} から {high} 手</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Changes</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>はじめの状態</translation>
    </message>
</context>
<context>
    <name>HowTo</name>
    <message>
        <source>the {count} corners</source>
        <translation>{count} つの角</translation>
    </message>
    <message>
        <source>the free cell with the star</source>
        <translation>星のあるフリーのマス</translation>
    </message>
    <message>
        <source>the {count} free cells with a star</source>
        <translation>星のあるフリーのマス {count} つ</translation>
    </message>
    <message>
        <source>a corner</source>
        <translation>角</translation>
    </message>
    <message>
        <source>a free cell</source>
        <translation>フリーのマス</translation>
    </message>
    <message>
        <source>{players} in {sides} sides, on the board “{board}”</source>
        <translation>{players}、{sides} サイド、ボード「{board}」</translation>
    </message>
    <message>
        <source>{players}, each a side of their own, on the board “{board}”</source>
        <translation>{players}、それぞれ一人で、ボード「{board}」</translation>
    </message>
    <message>
        <source>{players}, on the board “{board}”</source>
        <translation>{players}、ボード「{board}」</translation>
    </message>
    <message>
        <source>House rules: what differs from “{preset}”</source>
        <translation>ハウスルール: 「{preset}」との違い</translation>
    </message>
    <message>
        <source>Where these rules come from</source>
        <translation>このルールの由来</translation>
    </message>
    <message>
        <source>Special rolls</source>
        <translation>特別な目</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>特別なカード</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>目的</translation>
    </message>
    <message>
        <source>What you need</source>
        <translation>必要なもの</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>あなたの番</translation>
    </message>
    <message>
        <source>What is safe</source>
        <translation>安全なもの</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>死に札</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>カードを引く</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>終わり</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Talk and time</source>
        <translation>会話と時間</translation>
    </message>
    <message>
        <source>A card is dead when its cell and all cells with higher numbers are covered.</source>
        <translation>そのマスとより大きい数字のマスがすべて埋まると、カードは死に札になります。</translation>
    </message>
    <message>
        <source>A card is dead when all its cells are covered, no matter whose chips they are.</source>
        <translation>だれのチップであっても、そのマスがすべて埋まると、カードは死に札になります。</translation>
    </message>
    <message>
        <source>If an enemy chip there can be replaced, the card is not dead.</source>
        <translation>そこで相手のチップを置き換えられるなら、死に札ではありません。</translation>
    </message>
    <message>
        <source>A card that takes or replaces chips is never dead, even if there is none to take.</source>
        <translation>チップを取るか置き換えるカードは、取れるものがなくても死に札にはなりません。</translation>
    </message>
    <message>
        <source>It stays in your hand; taking a chip may open a cell for it again.</source>
        <translation>手札に残ります。チップが取られると、またマスが空くことがあります。</translation>
    </message>
    <message>
        <source>It stays in your hand to the end.</source>
        <translation>最後まで手札に残ります。</translation>
    </message>
    <message>
        <source>Keep dead cards secret.</source>
        <translation>死に札は秘密にしておきます。</translation>
    </message>
    <message>
        <source>Who holds {cards} that are dead when the turn comes is out of the game. The chips stay, and the others play on; if only one side is left, it wins.</source>
        <translation>番が来たときに死に札({cards})を持つ人はゲームから外れます。チップは残り、ほかの人は続けます。1 サイドだけ残れば、そのサイドの勝ちです。</translation>
    </message>
    <message>
        <source>In your turn you may turn in as many dead cards as you like, one by one.</source>
        <translation>自分の番には、死に札を 1 枚ずつ何枚でも出せます。</translation>
    </message>
    <message>
        <source>Once in your turn you may turn in a dead card.</source>
        <translation>自分の番に 1 回、死に札を 1 枚出せます。</translation>
    </message>
    <message>
        <source>In your turn you may turn in up to {count} dead cards.</source>
        <translation>自分の番に、死に札を {count} 枚まで出せます。</translation>
    </message>
    <message>
        <source>In your turn you have to turn in all dead cards before you play.</source>
        <translation>自分の番には、プレイの前に死に札をすべて出さなければなりません。</translation>
    </message>
    <message>
        <source>If you hold a dead card, you have to turn it in before you play.</source>
        <translation>死に札があれば、プレイの前に出さなければなりません。</translation>
    </message>
    <message>
        <source>You have to turn in dead cards before you play, up to {count} in a turn.</source>
        <translation>プレイの前に死に札を出さなければなりません。1 回の番に {count} 枚までです。</translation>
    </message>
    <message>
        <source>That holds only when you can play no other card.</source>
        <translation>これは、ほかに出せるカードがないときだけです。</translation>
    </message>
    <message>
        <source>You take an open card for it, and your turn goes on.</source>
        <translation>代わりに場札を 1 枚取り、番は続きます。</translation>
    </message>
    <message>
        <source>You draw a card for it, and your turn goes on.</source>
        <translation>代わりにカードを 1 枚引き、番は続きます。</translation>
    </message>
    <message>
        <source>Show it to the others.</source>
        <translation>ほかの人に見せます。</translation>
    </message>
    <message>
        <source>You need not say so.</source>
        <translation>言う必要はありません。</translation>
    </message>
    <message>
        <source>After playing no card is drawn.</source>
        <translation>プレイのあとにカードは引きません。</translation>
    </message>
    <message>
        <source>{count} cards lie open beside the stock. When one is taken, the next of the stock takes its place.</source>
        <translation>山札の横に場札が {count} 枚あります。1 枚取られると、山札の次の 1 枚が補われます。</translation>
    </message>
    <message>
        <source>One card lies open beside the stock. When it is taken, the next of the stock takes its place.</source>
        <translation>山札の横に場札が 1 枚あります。取られると、山札の次の 1 枚が補われます。</translation>
    </message>
    <message>
        <source>The stock lies face up, in {count} piles; everybody sees their top cards.</source>
        <translation>山札は表向きで {count} 山あり、みな一番上のカードが見えます。</translation>
    </message>
    <message>
        <source>The stock lies face up; everybody sees the next card.</source>
        <translation>山札は表向きで、みな次のカードが見えます。</translation>
    </message>
    <message>
        <source>The stock lies face down.</source>
        <translation>山札は裏向きです。</translation>
    </message>
    <message>
        <source>When the stock is empty, the played cards are shuffled and are the new stock.</source>
        <translation>山札がなくなると、出されたカードを切り直して新しい山札にします。</translation>
    </message>
    <message>
        <source>When a card has to be drawn and none is left, the game ends.</source>
        <translation>引くべきときにカードがなければ、ゲームは終わります。</translation>
    </message>
    <message>
        <source>When the stock is empty, nobody draws any more; you play what you hold.</source>
        <translation>山札がなくなると、もうだれも引かず、手札だけで続けます。</translation>
    </message>
    <message>
        <source>until the next player has moved and drawn</source>
        <translation>次のプレイヤーがプレイして引くまで</translation>
    </message>
    <message>
        <source>until the next player has moved</source>
        <translation>次のプレイヤーがプレイするまで</translation>
    </message>
    <message>
        <source>If you forget to draw, you may do so {until}. Then the card is lost: you hold one card less for the rest of the game.</source>
        <translation>引き忘れても、{until}は引けます。そのあとはカードを失い、ゲームの残りは 1 枚少なくなります。</translation>
    </message>
    <message>
        <source>If you forget to draw, you may do so {until}. Then you have to wait until after your next turn, and draw all cards that are missing.</source>
        <translation>引き忘れても、{until}は引けます。そのあとは次の自分の番が終わるまで待ち、足りないカードをすべて引きます。</translation>
    </message>
    <message>
        <source>When the next player turns in a dead card, that time is over.</source>
        <translation>次のプレイヤーが死に札を出すと、その時間は終わります。</translation>
    </message>
    <message>
        <source>When the next player turns in a dead card, that time is not yet over.</source>
        <translation>次のプレイヤーが死に札を出しても、その時間はまだ終わりません。</translation>
    </message>
    <message>
        <source>The game is over as soon as a side has won.</source>
        <translation>1 サイドが勝つとすぐにゲームは終わります。</translation>
    </message>
    <message>
        <source>Nobody draws any more.</source>
        <translation>もうだれも引きません。</translation>
    </message>
    <message>
        <source>When a side has its rows, each other side still has {count} turns. Then most rows win, and equal rows are a draw.</source>
        <translation>1 サイドが必要な列を作ると、ほかのサイドにはあと {count} 回番があります。そのあと列の多いほうが勝ち、同じなら引き分けです。</translation>
    </message>
    <message>
        <source>When a side has its rows, each other side still has one turn. Then most rows win, and equal rows are a draw.</source>
        <translation>1 サイドが必要な列を作ると、ほかのサイドにはあと 1 回番があります。そのあと列の多いほうが勝ち、同じなら引き分けです。</translation>
    </message>
    <message>
        <source>If the board is full and nothing can change it, the game ends without a winner.</source>
        <translation>ボードがいっぱいで何も変えられなければ、勝者なしで終わります。</translation>
    </message>
    <message>
        <source>If all pass in turn, the cards run out, or the board is full and nothing can change it, the game ends without a winner.</source>
        <translation>全員が続けてパスするか、カードがなくなるか、ボードがいっぱいで何も変えられなければ、勝者なしで終わります。</translation>
    </message>
    <message>
        <source>If all pass in turn, or the board is full and nothing can change it, the game ends without a winner.</source>
        <translation>全員が続けてパスするか、ボードがいっぱいで何も変えられなければ、勝者なしで終わります。</translation>
    </message>
    <message>
        <source>A game without a winner is a draw.</source>
        <translation>勝者のないゲームは引き分けです。</translation>
    </message>
    <message>
        <source>the most finished rows</source>
        <translation>完成した列の多さ</translation>
    </message>
    <message>
        <source>the most lines of {length}</source>
        <translation>{length} 個の並びの多さ</translation>
    </message>
    <message>
        <source>Then {first} win. If these are equal, the game is a draw.</source>
        <translation>そのときは{first}で決まります。同じなら引き分けです。</translation>
    </message>
    <message>
        <source>Then {first} win; if these are equal, {others}; if all are equal, it is a draw.</source>
        <translation>そのときは{first}で、同じなら{others}で決まります。すべて同じなら引き分けです。</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>、次に</translation>
    </message>
    <message>
        <source>A match goes over several deals. It is won by the side that has {points} and more than any other side.</source>
        <translation>試合は何回かの配りからなります。{points} を取り、ほかのどのサイドより多いサイドの勝ちです。</translation>
    </message>
    <message>
        <source>A row with {chips} in its line: {points}.</source>
        <translation>線に {chips} 個ある列: {points}。</translation>
    </message>
    <message>
        <source>A row with a free cell: {points} more.</source>
        <translation>フリーのマスを含む列: さらに {points}。</translation>
    </message>
    <message>
        <source>Two rows or more by one move: {points} more.</source>
        <translation>一手で 2 列以上: さらに {points}。</translation>
    </message>
    <message>
        <source>To win the deal: {points}.</source>
        <translation>その回の勝ち: {points}。</translation>
    </message>
    <message>
        <source>Each special card left in hand: {points} less.</source>
        <translation>手札に残った特別なカード 1 枚につき: マイナス {points}。</translation>
    </message>
    <message>
        <source>Who speaks out of turn, such as to advise a team-mate, costs the side dear: each of its members gives up a card of their own choice, and none is drawn for it.</source>
        <translation>味方への助言など、許されない発言をした人のサイドは罰を受けます。メンバーそれぞれが自分で選んだカードを 1 枚手放し、補充しません。</translation>
    </message>
    <message>
        <source>Who speaks out of turn, such as to advise a team-mate, costs the side a chip: the next enemy takes one that is not safe off the board.</source>
        <translation>味方への助言など、許されない発言をした人のサイドはチップを 1 個失います。次の相手が、安全でないチップを 1 個ボードから取り去ります。</translation>
    </message>
    <message>
        <source>A turn may take {seconds} seconds; then the computer moves for you.</source>
        <translation>1 回の番は {seconds} 秒までです。過ぎるとコンピュータが代わりに行います。</translation>
    </message>
    <message>
        <source>Two rows that cross in the marked chip.</source>
        <translation>印のあるチップで交わる 2 列。</translation>
    </message>
    <message>
        <source>{count} in line are two rows.</source>
        <translation>{count} 個の並びは 2 列です。</translation>
    </message>
    <message>
        <source>{count} in line are two rows; the marked chip is in both.</source>
        <translation>{count} 個の並びは 2 列です。印のあるチップは両方に入ります。</translation>
    </message>
    <message>
        <source>{count} in line are two rows; the marked chips are in both.</source>
        <translation>{count} 個の並びは 2 列です。印のあるチップは両方に入ります。</translation>
    </message>
    <message>
        <source>Rows are not kept: what counts is how many of them lie on the board at the moment.</source>
        <translation>列は残りません。今ボードに何列あるかで数えます。</translation>
    </message>
    <message>
        <source>A row that has been made counts to the end of the game.</source>
        <translation>一度作った列はゲームの終わりまで数えます。</translation>
    </message>
    <message>
        <source>Say so when you make a row. A row that is not announced does not count; any later chip of yours may still announce it.</source>
        <translation>列ができたら宣言します。宣言しない列は数えませんが、あとから置いたチップで宣言できます。</translation>
    </message>
    <message>
        <source>More than {length} in line are a row as well.</source>
        <translation>{length} 個を超える並びも 1 列です。</translation>
    </message>
    <message>
        <source>On the table a finished row is drawn through.</source>
        <translation>テーブルでは、完成した列に線が引かれます。</translation>
    </message>
    <message>
        <source>On the table the chips of a finished row turn white.</source>
        <translation>テーブルでは、完成した列のチップが白くなります。</translation>
    </message>
    <message>
        <source>Two rows of a side may not have a chip in common.</source>
        <translation>同じサイドの 2 列はチップを共有できません。</translation>
    </message>
    <message>
        <source>Two rows of a side may have one chip in common.</source>
        <translation>同じサイドの 2 列はチップを 1 個共有できます。</translation>
    </message>
    <message>
        <source>Two rows of a side may have up to {count} chips in common.</source>
        <translation>同じサイドの 2 列はチップを {count} 個まで共有できます。</translation>
    </message>
    <message>
        <source>One line never holds two rows of a side; rows that cross may both count.</source>
        <translation>1 本の線に同じサイドの列は 2 つ入りません。交わる列は両方数えられます。</translation>
    </message>
    <message>
        <source>So {count} in line are two rows, and fewer are one.</source>
        <translation>したがって {count} 個の並びが 2 列で、それより少なければ 1 列です。</translation>
    </message>
    <message>
        <source>Chips in one line make no second row on this board.</source>
        <translation>このボードでは、同じ線のチップで 2 列目はできません。</translation>
    </message>
    <message>
        <source>Two rows of a side may use the same free cell.</source>
        <translation>同じサイドの 2 列が同じフリーのマスを使えます。</translation>
    </message>
    <message>
        <source>Two rows of a side may not use the same free cell.</source>
        <translation>同じサイドの 2 列が同じフリーのマスを使うことはできません。</translation>
    </message>
    <message>
        <source>If a chip makes shapes that cannot all count, you say which of them do.</source>
        <translation>1 個のチップでできた形をすべては数えられないとき、どれを数えるかはあなたが決めます。</translation>
    </message>
    <message>
        <source>If a chip makes shapes that cannot all count, those nearest to the top left do.</source>
        <translation>1 個のチップでできた形をすべては数えられないとき、左上に近いものを数えます。</translation>
    </message>
    <message>
        <source>If a chip makes shapes that cannot all count, the program says which of them do.</source>
        <translation>1 個のチップでできた形をすべては数えられないとき、プログラムが決めます。</translation>
    </message>
    <message>
        <source>If more chips lie in line than a row needs, you say which of them are the row.</source>
        <translation>列に必要な数より多く並んだとき、どれを列とするかはあなたが決めます。</translation>
    </message>
    <message>
        <source>If more chips lie in line than a row needs, those nearest to the top left are it.</source>
        <translation>列に必要な数より多く並んだとき、左上に近いものが列です。</translation>
    </message>
    <message>
        <source>If more chips lie in line than a row needs, the program says which are the row.</source>
        <translation>列に必要な数より多く並んだとき、プログラムが決めます。</translation>
    </message>
    <message>
        <source>This shape is a row.</source>
        <translation>この形が 1 列です。</translation>
    </message>
    <message>
        <source>Be the first side to lay one of these shapes with your chips.</source>
        <translation>この形の 1 つを自分のチップで最初に作ったサイドの勝ちです。</translation>
    </message>
    <message>
        <source>Be the first side to lay {need} of these shapes with your chips.</source>
        <translation>この形を自分のチップで最初に {need} つ作ったサイドの勝ちです。</translation>
    </message>
    <message>
        <source>Such a shape is called a row here. It has to lie exactly as it is drawn, not turned and not mirrored.</source>
        <translation>このような形をここでは列と呼びます。図のとおりでなければならず、回転や裏返しはできません。</translation>
    </message>
    <message>
        <source>Be the first side to make a row of {length} chips.</source>
        <translation>{length} 個のチップの列を最初に作ったサイドの勝ちです。</translation>
    </message>
    <message>
        <source>Be the first side to make {need} rows of {length} chips each.</source>
        <translation>{length} 個のチップの列を最初に {need} 列作ったサイドの勝ちです。</translation>
    </message>
    <message>
        <source>A row runs across, down or along a diagonal, without a gap.</source>
        <translation>列は横、縦、斜めのどれかで、途切れてはいけません。</translation>
    </message>
    <message>
        <source>All members of a side put down chips of one colour.</source>
        <translation>同じサイドのメンバーは同じ色のチップを置きます。</translation>
    </message>
    <message>
        <source>A row of {length}.</source>
        <translation>{length} 個の列。</translation>
    </message>
    <message>
        <source>With {cell}, {chips} chips are a row.</source>
        <translation>{cell}があれば、チップ {chips} 個で列になります。</translation>
    </message>
    <message>
        <source>Free cells: {cells}. Each counts as a chip of every side, all the time; several sides may use the same one. No chip is ever put there.</source>
        <translation>フリーのマス: {cells}。いつでもすべてのサイドのチップとして数え、複数のサイドが同じマスを使えます。チップは置きません。</translation>
    </message>
    <message>
        <source>Cells to be earned: {cells}. They begin empty and belong to nobody; only a special card puts a chip there.</source>
        <translation>獲得するマス: {cells}。はじめは空でだれのものでもなく、特別なカードだけがチップを置けます。</translation>
    </message>
    <message>
        <source>Out of play: {cells}. They stay empty, since no card puts a chip there.</source>
        <translation>使わないマス: {cells}。チップを置くカードがないので空のままです。</translation>
    </message>
    <message>
        <source>Out of play: {cells}. They belong to nobody.</source>
        <translation>使わないマス: {cells}。だれのものでもありません。</translation>
    </message>
    <message>
        <source>There is another way to win at once: to hold {cells} with your chips.</source>
        <translation>すぐに勝つ別の方法があります。{cells} を自分のチップで占めることです。</translation>
    </message>
    <message>
        <source>There is another way to win at once: to hold {cells}, free cells included.</source>
        <translation>すぐに勝つ別の方法があります。フリーのマスも含めて {cells} を占めることです。</translation>
    </message>
    <message>
        <source>The board.</source>
        <translation>ボード。</translation>
    </message>
    <message>
        <source>It is a game for {counts} players.</source>
        <translation>{counts} 人用のゲームです。</translation>
    </message>
    <message>
        <source>A board of {columns} by {rows} cells.</source>
        <translation>{columns} × {rows} マスのボード。</translation>
    </message>
    <message>
        <source>Its cells show totals of the dice.</source>
        <translation>マスにはサイコロの合計が書かれています。</translation>
    </message>
    <message>
        <source>Its cells show numbers.</source>
        <translation>マスには数字が書かれています。</translation>
    </message>
    <message>
        <source>Every card that is no special card has one cell.</source>
        <translation>特別でないカードにはマスが 1 つあります。</translation>
    </message>
    <message>
        <source>Every card that is no special card has {count} cells.</source>
        <translation>特別でないカードにはマスが {count} つあります。</translation>
    </message>
    <message>
        <source>Its cells show the cards.</source>
        <translation>マスにはカードが描かれています。</translation>
    </message>
    <message>
        <source>One die with {faces} faces.</source>
        <translation>{faces} 面のサイコロ 1 個。</translation>
    </message>
    <message>
        <source>{count} dice with {faces} faces each.</source>
        <translation>{faces} 面のサイコロ {count} 個。</translation>
    </message>
    <message>
        <source>Number cards from {low} to {high}, each once: {total} cards.</source>
        <translation>{low} から {high} の数字カード、各 1 枚、全 {total} 枚。</translation>
    </message>
    <message>
        <source>Number cards from {low} to {high}, each {packs} times: {total} cards in all.</source>
        <translation>{low} から {high} の数字カード、各 {packs} 枚、全 {total} 枚。</translation>
    </message>
    <message>
        <source>Jokers added: {count}, {total} cards with them.</source>
        <translation>加えるジョーカー: {count}、合わせて {total} 枚。</translation>
    </message>
    <message>
        <source>Each player is dealt {cards}.</source>
        <translation>各プレイヤーに {cards}配ります。</translation>
    </message>
    <message>
        <source>One pack of {each} cards.</source>
        <translation>{each} 枚のトランプ 1 組。</translation>
    </message>
    <message>
        <source>{packs} packs of {each} cards, shuffled together: {total} cards.</source>
        <translation>{each} 枚のトランプ {packs} 組を混ぜて、全 {total} 枚。</translation>
    </message>
    <message>
        <source>They have no {ranks}.</source>
        <translation>{ranks} はありません。</translation>
    </message>
    <message>
        <source>Chips in {sides} colours, one for each side.</source>
        <translation>チップは {sides} 色、サイドごとに 1 色。</translation>
    </message>
    <message>
        <source>A box has {count} of each.</source>
        <translation>箱には各 {count} 個あります。</translation>
    </message>
    <message>
        <source>side {number}</source>
        <translation>サイド {number}</translation>
    </message>
    <message>
        <source>The members of a side sit side by side: {order}.</source>
        <translation>同じサイドのメンバーは隣に座ります: {order}。</translation>
    </message>
    <message>
        <source>Around the table the sides take turns: {order}.</source>
        <translation>テーブルのまわりにサイドが交互に座ります: {order}。</translation>
    </message>
    <message>
        <source>A dealer is drawn by lot; who comes next in turn begins.</source>
        <translation>くじで親を決め、次の人から始めます。</translation>
    </message>
    <message>
        <source>All roll {dice} with {faces} faces; the highest total begins. Those that tie roll again.</source>
        <translation>全員が{dice}({faces} 面)を振り、合計の大きい人から始めます。同じなら振り直します。</translation>
    </message>
    <message>
        <source>Who begins is drawn by lot.</source>
        <translation>だれから始めるかはくじで決めます。</translation>
    </message>
    <message>
        <source>The first seat always begins.</source>
        <translation>いつも最初の席から始めます。</translation>
    </message>
    <message>
        <source>one die</source>
        <translation>サイコロ 1 個</translation>
    </message>
    <message>
        <source>{count} dice</source>
        <translation>サイコロ {count} 個</translation>
    </message>
    <message>
        <source>Then you take turns.</source>
        <translation>あとは順番に行います。</translation>
    </message>
    <message>
        <source>The turn passes clockwise.</source>
        <translation>順番は時計回りです。</translation>
    </message>
    <message>
        <source>The turn passes counterclockwise.</source>
        <translation>順番は反時計回りです。</translation>
    </message>
    <message>
        <source>A card, and the cells it may be played on.</source>
        <translation>カードと、それを出せるマス。</translation>
    </message>
    <message>
        <source>A number card, and the cells it may be played on.</source>
        <translation>数字カードと、それを出せるマス。</translation>
    </message>
    <message>
        <source>What you roll has to be used if it can be.</source>
        <translation>振った目は、使えるなら使わなければなりません。</translation>
    </message>
    <message>
        <source>Who can do nothing at all passes.</source>
        <translation>何もできない人はパスします。</translation>
    </message>
    <message>
        <source>A dead card may be turned in, as told below.</source>
        <translation>死に札は下のとおり出せます。</translation>
    </message>
    <message>
        <source>A dead card has to be turned in, as told below.</source>
        <translation>死に札は下のとおり出さなければなりません。</translation>
    </message>
    <message>
        <source>Or, instead of playing, draw a card.</source>
        <translation>または、プレイの代わりにカードを 1 枚引きます。</translation>
    </message>
    <message>
        <source>Play a card from your hand, and put a chip on an open cell with its number or any higher one.</source>
        <translation>手札から 1 枚出し、その数字以上の空いたマスにチップを置きます。</translation>
    </message>
    <message>
        <source>Play a card from your hand, and put a chip on an open cell with its number.</source>
        <translation>手札から 1 枚出し、その数字の空いたマスにチップを置きます。</translation>
    </message>
    <message>
        <source>Play a card from your hand, and put a chip on an open cell that shows it.</source>
        <translation>手札から 1 枚出し、同じ絵の空いたマスにチップを置きます。</translation>
    </message>
    <message>
        <source>If all its cells are covered, your chip takes the place of an enemy chip on one of them.</source>
        <translation>そのマスがすべて埋まっていれば、その 1 つで相手のチップを置き換えます。</translation>
    </message>
    <message>
        <source>Special cards do something else.</source>
        <translation>特別なカードは別の働きをします。</translation>
    </message>
    <message>
        <source>Take one of the open cards.</source>
        <translation>場札を 1 枚取ります。</translation>
    </message>
    <message>
        <source>Draw the top card of one of the open piles.</source>
        <translation>表向きの山の 1 つから一番上を引きます。</translation>
    </message>
    <message>
        <source>Draw a card from the stock.</source>
        <translation>山札から 1 枚引きます。</translation>
    </message>
    <message>
        <source>You have to do it yourself, and nobody reminds you.</source>
        <translation>自分で引かなければならず、だれも教えてくれません。</translation>
    </message>
    <message>
        <source>With {cards} in hand you may not draw.</source>
        <translation>手札が {cards}あると引けません。</translation>
    </message>
    <message>
        <source>You may draw however many cards you hold.</source>
        <translation>手札が何枚あっても引けます。</translation>
    </message>
    <message>
        <source>Without any card you have to draw.</source>
        <translation>手札がなければ引かなければなりません。</translation>
    </message>
    <message>
        <source>Without any card you may draw or pass.</source>
        <translation>手札がなければ、引くかパスできます。</translation>
    </message>
    <message>
        <source>Roll the die.</source>
        <translation>サイコロを振ります。</translation>
    </message>
    <message>
        <source>Roll the dice; their total counts.</source>
        <translation>サイコロを振り、合計を数えます。</translation>
    </message>
    <message>
        <source>Put a chip on an open cell with that number or any higher one.</source>
        <translation>その数字以上の空いたマスにチップを置きます。</translation>
    </message>
    <message>
        <source>Put a chip on an open cell with that number.</source>
        <translation>その数字の空いたマスにチップを置きます。</translation>
    </message>
    <message>
        <source>If all of them are covered, your chip takes the place of an enemy chip on one of them.</source>
        <translation>すべて埋まっていれば、その 1 つで相手のチップを置き換えます。</translation>
    </message>
    <message>
        <source>If all of them are covered, nothing happens.</source>
        <translation>すべて埋まっていれば、何も起きません。</translation>
    </message>
    <message>
        <source>Special rolls do something else.</source>
        <translation>特別な目は別の働きをします。</translation>
    </message>
    <message>
        <source>After a roll of {totals} you have another turn, as often as that happens.</source>
        <translation>{totals} の目のあとは、出るたびにもう一度番があります。</translation>
    </message>
    <message>
        <source>That holds even if you could do nothing with the roll.</source>
        <translation>その目で何もできなくても同じです。</translation>
    </message>
    <message>
        <source>If you could do nothing with the roll, your turn is over.</source>
        <translation>その目で何もできなければ、番は終わります。</translation>
    </message>
    <message>
        <source>Put a chip on any open cell, or in place of an enemy chip, which is taken off.</source>
        <translation>空いた好きなマスにチップを置くか、相手のチップを外してその場所に置きます。</translation>
    </message>
    <message>
        <source>Take an enemy chip off the board, and put one of yours in its place.</source>
        <translation>ボードから相手のチップを 1 個取り、その場所に自分のチップを置きます。</translation>
    </message>
    <message>
        <source>Let one of your chips and an enemy chip change places. Rows that arise by this count, yours and the enemy’s.</source>
        <translation>自分のチップと相手のチップを入れ替えます。それでできた列は、自分のも相手のも数えます。</translation>
    </message>
    <message>
        <source>Put a chip on any open cell.</source>
        <translation>空いた好きなマスにチップを置きます。</translation>
    </message>
    <message>
        <source>It does not go on cells that have to be earned.</source>
        <translation>獲得するマスには置けません。</translation>
    </message>
    <message>
        <source>If the whole board is covered, your chip takes the place of an enemy chip.</source>
        <translation>ボードがすべて埋まっていれば、相手のチップを置き換えます。</translation>
    </message>
    <message>
        <source>Say which card it stands for; this is a custom, and binds you to nothing.</source>
        <translation>どのカードの代わりかを言います。習慣であって、縛られはしません。</translation>
    </message>
    <message>
        <source>Take a chip off the board, an enemy’s or one of your own.</source>
        <translation>相手または自分のチップを 1 個ボードから取ります。</translation>
    </message>
    <message>
        <source>Take an enemy chip off the board.</source>
        <translation>相手のチップを 1 個ボードから取ります。</translation>
    </message>
    <message>
        <source>You put no chip on that cell in this turn.</source>
        <translation>この番では、そのマスにチップを置きません。</translation>
    </message>
    <message>
        <source>This card has no use on this board.</source>
        <translation>このカードはこのボードでは役に立ちません。</translation>
    </message>
    <message>
        <source>Put a chip on an open corner. It goes nowhere else.</source>
        <translation>空いた角にチップを置きます。ほかには置けません。</translation>
    </message>
    <message>
        <source>Put a chip on an open cell with a star. It goes nowhere else.</source>
        <translation>星のある空いたマスにチップを置きます。ほかには置けません。</translation>
    </message>
    <message>
        <source>No chip is safe by lying in line: the first row wins at once.</source>
        <translation>並んでいても安全なチップはありません。最初の列ですぐに勝ちます。</translation>
    </message>
    <message>
        <source>Chips of a finished row are safe: nothing takes them away.</source>
        <translation>完成した列のチップは安全で、何も取り去れません。</translation>
    </message>
    <message>
        <source>So are more chips of that side that lengthen the row in its line.</source>
        <translation>その線で列を延ばす同じサイドのチップも安全です。</translation>
    </message>
    <message>
        <source>More chips beside them in the same line are not safe.</source>
        <translation>同じ線の隣のほかのチップは安全ではありません。</translation>
    </message>
    <message>
        <source>No row is safe: chips of a finished row can be taken as well.</source>
        <translation>安全な列はありません。完成した列のチップも取られます。</translation>
    </message>
    <message>
        <source>A row with a chip taken from it counts no longer.</source>
        <translation>チップを取られた列はもう数えません。</translation>
    </message>
    <message>
        <source>A row that has been made counts even so.</source>
        <translation>それでも、一度作った列は数えます。</translation>
    </message>
    <message>
        <source>Chips on earned cells are safe too.</source>
        <translation>獲得したマスのチップも安全です。</translation>
    </message>
    <message>
        <source>Chips on earned cells are not safe.</source>
        <translation>獲得したマスのチップは安全ではありません。</translation>
    </message>
    <message>
        <source>Chips on cells with {cells} are safe from {card}.</source>
        <translation>{cells} のマスのチップは{card}から安全です。</translation>
    </message>
    <message>
        <source>{card} can touch none of these chips.</source>
        <translation>{card}はこれらのチップに触れられません。</translation>
    </message>
    <message>
        <source>{card} cannot touch the row; the chip beside it can be taken.</source>
        <translation>{card}は列に触れられません。隣のチップは取れます。</translation>
    </message>
    <message>
        <source>{card} can take each of the marked chips.</source>
        <translation>{card}は印のあるどのチップも取れます。</translation>
    </message>
</context>
<context>
    <name>HowToPlayDialog</name>
    <message>
        <source>How to play: {title}</source>
        <translation>遊び方: {title}</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>このページを検索</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>プレイヤーの人数</translation>
    </message>
    <message>
        <source>The place before</source>
        <translation>前の場所</translation>
    </message>
    <message>
        <source>The next place</source>
        <translation>次の場所</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>PDF として保存(&amp;D)…</translation>
    </message>
    <message>
        <source>Send this page to a printer</source>
        <translation>このページをプリンタに送ります</translation>
    </message>
    <message>
        <source>Write this page to a file</source>
        <translation>このページをファイルに書き出します</translation>
    </message>
    <message>
        <source>{players} in {sides} sides</source>
        <translation>{players}、{sides} サイド</translation>
    </message>
    <message>
        <source>{players}</source>
        <translation>{players}</translation>
    </message>
    <message>
        <source>Not on this page</source>
        <translation>このページにありません</translation>
    </message>
    <message>
        <source>Save the page</source>
        <translation>ページを保存</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>PDF ファイル</translation>
    </message>
    <message>
        <source>The page could not be saved.</source>
        <translation>ページを保存できませんでした。</translation>
    </message>
</context>
<context>
    <name>Idle</name>
    <message>
        <source>There are no cards in this game.</source>
        <translation>このゲームにカードはありません。</translation>
    </message>
    <message>
        <source>No roll gives another turn.</source>
        <translation>もう一度の番になる目はありません。</translation>
    </message>
    <message>
        <source>There are no dice in this game.</source>
        <translation>このゲームにサイコロはありません。</translation>
    </message>
    <message>
        <source>Number cards have no ranks.</source>
        <translation>数字カードにランクはありません。</translation>
    </message>
    <message>
        <source>There are no numbers in this game.</source>
        <translation>このゲームに数字はありません。</translation>
    </message>
    <message>
        <source>All are dealt the same number of cards.</source>
        <translation>全員に同じ枚数が配られます。</translation>
    </message>
    <message>
        <source>One does not draw instead of playing.</source>
        <translation>プレイの代わりに引くことはありません。</translation>
    </message>
    <message>
        <source>A full hand may draw as well.</source>
        <translation>手札がいっぱいでも引けます。</translation>
    </message>
    <message>
        <source>No card is ever drawn.</source>
        <translation>カードを引くことはありません。</translation>
    </message>
    <message>
        <source>One draws from the open cards.</source>
        <translation>場札から引きます。</translation>
    </message>
    <message>
        <source>The stock lies face down, in one pile.</source>
        <translation>山札は裏向きで 1 山です。</translation>
    </message>
    <message>
        <source>Dead cards are not turned in.</source>
        <translation>死に札は出しません。</translation>
    </message>
    <message>
        <source>Cards draw themselves.</source>
        <translation>カードは自動で引かれます。</translation>
    </message>
    <message>
        <source>The game has a board of its own.</source>
        <translation>このゲームには独自のボードがあります。</translation>
    </message>
    <message>
        <source>No card takes a chip off the board.</source>
        <translation>ボードからチップを取るカードはありません。</translation>
    </message>
    <message>
        <source>There is no wild card.</source>
        <translation>ワイルドカードはありません。</translation>
    </message>
    <message>
        <source>No chip is ever taken or replaced.</source>
        <translation>チップを取ったり置き換えたりすることはありません。</translation>
    </message>
    <message>
        <source>The first row wins, so it need not be safe.</source>
        <translation>最初の列で勝つので、安全である必要はありません。</translation>
    </message>
    <message>
        <source>The row itself is not safe.</source>
        <translation>列そのものは安全ではありません。</translation>
    </message>
    <message>
        <source>No corner is earned.</source>
        <translation>獲得する角はありません。</translation>
    </message>
    <message>
        <source>No card or roll takes or replaces chips.</source>
        <translation>チップを取ったり置き換えたりするカードや目はありません。</translation>
    </message>
    <message>
        <source>Shapes are made instead of lines.</source>
        <translation>直線の代わりに形を作ります。</translation>
    </message>
    <message>
        <source>One row wins, so nobody makes a second one.</source>
        <translation>1 列で勝つので、2 列目を作ることはありません。</translation>
    </message>
    <message>
        <source>Free cells count for nobody.</source>
        <translation>フリーのマスはだれの数にも入りません。</translation>
    </message>
    <message>
        <source>Rows are not claimed: they count while they lie there.</source>
        <translation>列を確保することはなく、そこにある間だけ数えます。</translation>
    </message>
    <message>
        <source>The first row wins at once.</source>
        <translation>最初の列ですぐに勝ちます。</translation>
    </message>
    <message>
        <source>Then the game is a draw.</source>
        <translation>そのときは引き分けです。</translation>
    </message>
    <message>
        <source>There is no match.</source>
        <translation>試合はありません。</translation>
    </message>
</context>
<context>
    <name>Keymap</name>
    <message>
        <source>{key} is needed on the table itself; add Ctrl or Alt to it.</source>
        <translation>{key} はテーブルで使います。Ctrl か Alt を加えてください。</translation>
    </message>
    <message>
        <source>Windows are changed with that key.</source>
        <translation>そのキーはウィンドウの切り替えに使います。</translation>
    </message>
    <message>
        <source>While it means something on the table, {key} does that first.</source>
        <translation>テーブルで意味がある間、{key} は先にそれを行います。</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Change keys</source>
        <translation>キーを変える</translation>
    </message>
    <message>
        <source>&amp;Add this key</source>
        <translation>このキーを加える(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>キーなし(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Usual keys</source>
        <translation>通常のキー(&amp;U)</translation>
    </message>
    <message>
        <source>Usual keys for &amp;all</source>
        <translation>すべて通常のキー(&amp;A)</translation>
    </message>
    <message>
        <source>No action matches. Try another word.</source>
        <translation>合う操作がありません。別の言葉で試してください。</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>操作とキーを検索</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>操作とそのキー</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Ne&amp;w key</source>
        <translation>新しいキー(&amp;W)</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新しいキー</translation>
    </message>
    <message>
        <source>Let this key lead to the chosen action, beside its others.</source>
        <translation>選んだ操作に、ほかのキーとともにこのキーを割り当てます。</translation>
    </message>
    <message>
        <source>Let no key lead to the chosen action.</source>
        <translation>選んだ操作のキーをなくします。</translation>
    </message>
    <message>
        <source>Give the chosen action the keys it had at first.</source>
        <translation>選んだ操作を最初のキーに戻します。</translation>
    </message>
    <message>
        <source>Give every action the keys it had at first.</source>
        <translation>すべての操作を最初のキーに戻します。</translation>
    </message>
    <message>
        <source>This key leads there already.</source>
        <translation>このキーはすでに割り当てられています。</translation>
    </message>
    <message>
        <source>{key} leads to “{other}” now. It would be taken from there.</source>
        <translation>{key} は今「{other}」に使われています。そこから外されます。</translation>
    </message>
    <message>
        <source>T&amp;ake it from there</source>
        <translation>そこから外す(&amp;T)</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>first entry</source>
        <translation>最初の項目</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>ウェブページ</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>カードを引く</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>計画</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>結果を書き出す</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>うまくいきませんでした。</translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation>計画(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新規(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>例(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Copy the command</source>
        <translation>コマンドをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>The command line that plays the same games, here or elsewhere.</source>
        <translation>同じ対局をここでもほかでも行うコマンド行。</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>実行(&amp;R)</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>中止(&amp;A)</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>閉じる(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>結果(&amp;R)</translation>
    </message>
    <message>
        <source>Export as &amp;CSV…</source>
        <translation>CSV で書き出す(&amp;C)…</translation>
    </message>
    <message>
        <source>Export as &amp;HTML page…</source>
        <translation>HTML ページで書き出す(&amp;H)…</translation>
    </message>
    <message>
        <source>Export the plots as &amp;PNG…</source>
        <translation>グラフを PNG で書き出す(&amp;P)…</translation>
    </message>
    <message>
        <source>Export the plots as &amp;SVG…</source>
        <translation>グラフを SVG で書き出す(&amp;S)…</translation>
    </message>
    <message>
        <source>{name}: share of the points</source>
        <translation>{name}: 得点の割合</translation>
    </message>
    <message>
        <source>Strength of the players, in Elo</source>
        <translation>プレイヤーの強さ(Elo)</translation>
    </message>
    <message>
        <source>Decided games won by the side that began</source>
        <translation>先手のサイドが勝った決着局</translation>
    </message>
    <message>
        <source>{name}: decided games won</source>
        <translation>{name}: 勝った決着局</translation>
    </message>
    <message>
        <source>{name}: won with a row through the cell, in %</source>
        <translation>{name}: そのマスを通る列で勝った割合 %</translation>
    </message>
    <message>
        <source>{name}: moves a game</source>
        <translation>{name}: 1 局の手数</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>乱数</translation>
    </message>
    <message>
        <source>{level}, {temperament}</source>
        <translation>{level}、{temperament}</translation>
    </message>
    <message>
        <source>First on turn</source>
        <translation>1 番目の手番</translation>
    </message>
    <message>
        <source>Second on turn</source>
        <translation>2 番目の手番</translation>
    </message>
    <message>
        <source>Third on turn</source>
        <translation>3 番目の手番</translation>
    </message>
    <message>
        <source>Fourth on turn</source>
        <translation>4 番目の手番</translation>
    </message>
    <message>
        <source>{value} ({low} to {high})</source>
        <translation>{value}({low} から {high})</translation>
    </message>
    <message>
        <source>No game counts yet.</source>
        <translation>まだ数える対局がありません。</translation>
    </message>
    <message>
        <source>{games} games, {draws} drawn. Who began won {share} of the decided ones. A game took {length} moves.</source>
        <translation>{games} 局、引き分け {draws}。先手は決着局の {share} に勝ちました。1 局は {length} 手でした。</translation>
    </message>
    <message>
        <source>One game, {draws} drawn. Who began won {share} of the decided ones. It took {length} moves.</source>
        <translation>1 局、引き分け {draws}。先手は決着局の {share} に勝ちました。{length} 手でした。</translation>
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
        <translation>1 局終わりました。</translation>
    </message>
    <message>
        <source>All {games} games are played.</source>
        <translation>{games} 局すべて終わりました。</translation>
    </message>
    <message>
        <source>about {seconds} s left</source>
        <translation>残り約 {seconds} 秒</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>残り約 {minutes} 分</translation>
    </message>
    <message>
        <source>about {hours} h left</source>
        <translation>残り約 {hours} 時間</translation>
    </message>
    <message>
        <source>The test is not decided after {deals} deals.</source>
        <translation>{deals} 回の配りのあと、検定は決まっていません。</translation>
    </message>
    <message>
        <source>{found} Decided after {deals} deals; wrong in at most {risk} of such tests.</source>
        <translation>{found} {deals} 回の配りで決定。このような検定の誤りは多くて {risk}。</translation>
    </message>
    <message>
        <source>{one} is not stronger than {other} by {high} Elo (seen: {seen}).</source>
        <translation>{one}は{other}より {high} Elo 強くありません(観測: {seen})。</translation>
    </message>
    <message>
        <source>{one} is stronger than {other} (seen: {seen} Elo).</source>
        <translation>{one}は{other}より強いです(観測: {seen} Elo)。</translation>
    </message>
    <message>
        <source>To begin is worth as much in “{one}” as in “{other}” (seen: {seen}).</source>
        <translation>先手の価値は「{one}」と「{other}」で同じです(観測: {seen})。</translation>
    </message>
    <message>
        <source>To begin is worth more in “{one}” than in “{other}” ({seen}).</source>
        <translation>先手の価値は「{one}」のほうが「{other}」より大きいです({seen})。</translation>
    </message>
    <message>
        <source>Games take as long in “{one}” as in “{other}” (seen: {seen} moves).</source>
        <translation>「{one}」と「{other}」で手数は同じです(観測: {seen} 手)。</translation>
    </message>
    <message>
        <source>Games take longer in “{one}” than in “{other}” ({seen} moves).</source>
        <translation>「{one}」のほうが「{other}」より手数が長いです({seen} 手)。</translation>
    </message>
</context>
<context>
    <name>LabWindow</name>
    <message>
        <source>R&amp;un</source>
        <translation>実行(&amp;U)</translation>
    </message>
    <message>
        <source>Play these games in the background; broken off, they can go on later</source>
        <translation>これらの対局をバックグラウンドで行います。中断しても、あとで続けられます</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>行われた対局</translation>
    </message>
    <message>
        <source>reading what was played before…</source>
        <translation>以前の対局を読んでいます…</translation>
    </message>
    <message>
        <source>{plan} – Lab</source>
        <translation>{plan} – ラボ</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>ラボ</translation>
    </message>
    <message>
        <source>The lab is at work. Cancel its games, and try again.</source>
        <translation>ラボが作業中です。対局を中止して、もう一度試してください。</translation>
    </message>
    <message>
        <source>What was played is kept.</source>
        <translation>行われた対局は残ります。</translation>
    </message>
    <message>
        <source>usual board</source>
        <translation>通常のボード</translation>
    </message>
    <message>
        <source>my board</source>
        <translation>自分のボード</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>書き込みました: {file}</translation>
    </message>
    <message>
        <source>The command is on the clipboard.</source>
        <translation>コマンドをクリップボードに入れました。</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>開始しています…</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>停止しています…</translation>
    </message>
    <message>
        <source>{done} of {games} games</source>
        <translation>{games} 局中 {done} 局</translation>
    </message>
    <message>
        <source>{done} are played; Run goes on there.</source>
        <translation>{done} 局終わっています。実行すると続きから始まります。</translation>
    </message>
    <message>
        <source>results</source>
        <translation>結果</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Newcomer</source>
        <translation>新人</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>初心者</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>気軽</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>常連</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>熟練</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>強い</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>上級者</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>達人</translation>
    </message>
    <message>
        <source>Has just learned the rules, and plays what it likes. A match for a first game.</source>
        <translation>ルールを覚えたばかりで、好きなように指します。最初の相手に。</translation>
    </message>
    <message>
        <source>Likes to build. It often misses a diagonal, does not watch which cards are gone, and spends its jacks early.</source>
        <translation>作るのが好きです。斜めをよく見落とし、なくなったカードを気にせず、ジャックを早く使います。</translation>
    </message>
    <message>
        <source>Builds and blocks when it sees why, which is not always. It does not count cards.</source>
        <translation>理由がわかれば作ったり止めたりしますが、いつもではありません。カードは数えません。</translation>
    </message>
    <message>
        <source>Plays every week. It misses a diagonal now and then and does not count cards.</source>
        <translation>毎週遊びます。ときどき斜めを見落とし、カードは数えません。</translation>
    </message>
    <message>
        <source>Counts the cards that are gone and keeps its jacks for when they matter; it seldom overlooks anything.</source>
        <translation>なくなったカードを数え、ジャックを大事なときまで残します。めったに見落としません。</translation>
    </message>
    <message>
        <source>Overlooks nothing, but between two good moves it takes either.</source>
        <translation>何も見落としませんが、よい手が 2 つあればどちらでも選びます。</translation>
    </message>
    <message>
        <source>Takes the best move it knows at once. It thinks about the move at hand, not about what comes after.</source>
        <translation>知っている最善手をすぐに選びます。今の手だけを考え、その先は考えません。</translation>
    </message>
    <message>
        <source>Imagines how the cards may lie that it cannot see, and plays its best moves on in its head before it chooses.</source>
        <translation>見えないカードの配置を思い描き、よい手を頭の中で進めてから選びます。</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>バランス</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>攻め手</translation>
    </message>
    <message>
        <source>Blocker</source>
        <translation>止め手</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <translation>ため込み</translation>
    </message>
    <message>
        <source>Gambler</source>
        <translation>勝負師</translation>
    </message>
    <message>
        <source>Does what the position asks for.</source>
        <translation>局面が求めることをします。</translation>
    </message>
    <message>
        <source>Builds its own rows first, and stops yours when it must.</source>
        <translation>まず自分の列を作り、必要なときにあなたの列を止めます。</translation>
    </message>
    <message>
        <source>Would rather spoil your rows than hurry its own.</source>
        <translation>自分の列を急ぐより、あなたの列を崩すほうを選びます。</translation>
    </message>
    <message>
        <source>Keeps its special cards for the end, and pairs of cards together.</source>
        <translation>特別なカードを最後まで残し、同じカードをそろえて持ちます。</translation>
    </message>
    <message>
        <source>Spends special cards early and bets on the cards still to come.</source>
        <translation>特別なカードを早く使い、これから来るカードに賭けます。</translation>
    </message>
    <message>
        <source>{name}: {description}</source>
        <translation>{name}: {description}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Your first game</source>
        <translation>はじめてのゲーム</translation>
    </message>
    <message>
        <source>{name}, played on from move {ply}</source>
        <translation>{name}({ply} 手目から続き)</translation>
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
        <translation>しおりを取り除く(&amp;K)</translation>
    </message>
    <message>
        <source>Boo&amp;kmark</source>
        <translation>しおり(&amp;K)</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>ゲームの開始</translation>
    </message>
    <message>
        <source>Move {ply}: {deed}</source>
        <translation>{ply} 手目: {deed}</translation>
    </message>
</context>
<context>
    <name>Measuring</name>
    <message>
        <source>The games ended by a mistake of the program. Try again with another game or level, and report it if it happens again.</source>
        <translation>プログラムの誤りで対局が終わりました。別のゲームか強さで試し、また起きたら報告してください。</translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message>
        <source>This game could not be counted: {why}.</source>
        <translation>このゲームは数えられませんでした: {why}。</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>負け</translation>
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
        <translation>統計を書き出す</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>sequence statistics</source>
        <translation>sequence 統計</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>書き込みました: {file}</translation>
    </message>
    <message>
        <source>Your rating is {points} now ({change}).</source>
        <translation>あなたのレートは今 {points} です({change})。</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>うまくいきませんでした。</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近のファイル(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Somebody spoke…</source>
        <translation>だれかが話した(&amp;S)…</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>まだありません</translation>
    </message>
</context>
<context>
    <name>MistakeSheet</name>
    <message>
        <source>&amp;Take it back</source>
        <translation>戻す(&amp;T)</translation>
    </message>
    <message>
        <source>Undo your move and what followed it, and try another</source>
        <translation>自分の手とその後の手を取り消して、別の手を試します</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>なぜ(&amp;W)?</translation>
    </message>
    <message>
        <source>Say which move would have been better, and why</source>
        <translation>より良かった手とその理由を示します</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>続ける(&amp;G)</translation>
    </message>
    <message>
        <source>Leave the move as it is</source>
        <translation>手をそのままにします</translation>
    </message>
</context>
<context>
    <name>MovesModel</name>
    <message>
        <source>Start of the game</source>
        <translation>ゲームの開始</translation>
    </message>
    <message>
        <source>{number}. {sentence}</source>
        <translation>{number}. {sentence}</translation>
    </message>
    <message>
        <source>{move} (bookmark)</source>
        <translation>{move}(しおり)</translation>
    </message>
    <message>
        <source>{move} (bookmark: {name})</source>
        <translation>{move}(しおり: {name})</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Moves</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Choose a move to see the board as it was then</source>
        <translation>手を選ぶと、そのときのボードが見られます</translation>
    </message>
</context>
<context>
    <name>NamingDialog</name>
    <message>
        <source>Save as your own rules</source>
        <translation>自分のルールとして保存</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>説明(&amp;D)</translation>
    </message>
    <message>
        <source>Give the rules a name.</source>
        <translation>ルールに名前を付けてください。</translation>
    </message>
    <message>
        <source>You have rules of this name already. They would be replaced.</source>
        <translation>同じ名前のルールがすでにあり、置き換えられます。</translation>
    </message>
    <message>
        <source>Rules of this name come with the program. Choose another name.</source>
        <translation>同じ名前のルールがプログラムに付属しています。別の名前にしてください。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>置き換える(&amp;R)</translation>
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
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>始める(&amp;P)</translation>
    </message>
    <message>
        <source>Deal the cards and begin; the game in progress is kept</source>
        <translation>カードを配って始めます。進行中のゲームは保存されます</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>ボード(&amp;B)</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>プレイヤー(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;ides</source>
        <translation>サイド(&amp;I)</translation>
    </message>
    <message>
        <source>Who b&amp;egins</source>
        <translation>先手(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>色(&amp;C)</translation>
    </message>
    <message>
        <source>S&amp;huffle number</source>
        <translation>シャッフル番号(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>その他(&amp;M)</translation>
    </message>
    <message>
        <source>Show what is seldom needed: the number of the shuffle.</source>
        <translation>めったに使わないもの(シャッフルの番号)を表示します。</translation>
    </message>
    <message>
        <source>{sides}, nobody in a team</source>
        <translation>{sides}、チームなし</translation>
    </message>
    <message>
        <source>{sides} teams of {each}</source>
        <translation>{each} 人のチームが {sides} つ</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>くじ引き</translation>
    </message>
    <message>
        <source>Choose a game.</source>
        <translation>ゲームを選んでください。</translation>
    </message>
    <message>
        <source>Choose a board.</source>
        <translation>ボードを選んでください。</translation>
    </message>
    <message>
        <source>Two players are called {name}. Give one another name.</source>
        <translation>{name}という名前が 2 人います。一方を変えてください。</translation>
    </message>
    <message>
        <source>This game cannot be played on this board: {why}.</source>
        <translation>このゲームはこのボードでは遊べません: {why}。</translation>
    </message>
</context>
<context>
    <name>Now</name>
    <message>
        <source>Shown: {what}</source>
        <translation>表示中: {what}</translation>
    </message>
    <message>
        <source>You are looking back</source>
        <translation>前の局面を見ています</translation>
    </message>
    <message>
        <source>Nothing is played here. The game waits where it is.</source>
        <translation>ここでは打てません。ゲームは今の局面のまま待っています。</translation>
    </message>
    <message>
        <source>Only {name} is to see what comes next. Then press “I am ready”, or Enter.</source>
        <translation>この先を見てよいのは{name}だけです。それから「準備できました」か Enter を押してください。</translation>
    </message>
    <message>
        <source>You have played. Draw if you want to, then press “Done: pass the screen on”.</source>
        <translation>打ち終わりました。引きたければ引いて、「完了: 画面を渡す」を押してください。</translation>
    </message>
    <message>
        <source>There is nothing for you to do at the moment.</source>
        <translation>今はすることがありません。</translation>
    </message>
    <message>
        <source>You are asked when your chip makes one: say which row it is.</source>
        <translation>チップで列ができると尋ねられます。どの列かを示してください。</translation>
    </message>
    <message>
        <source>Has somebody spoken out of turn?</source>
        <translation>だれかが番でないのに話しましたか?</translation>
    </message>
    <message>
        <source>Say who with Move → Somebody spoke; it has a penalty.</source>
        <translation>「手 → だれかが話した」でだれかを示します。罰があります。</translation>
    </message>
    <message>
        <source>After your play, draw</source>
        <translation>打ったあとは引く</translation>
    </message>
</context>
<context>
    <name>NowPanel</name>
    <message>
        <source>What can I do?</source>
        <translation>何ができますか?</translation>
    </message>
    <message>
        <source>What can be done now</source>
        <translation>今できること</translation>
    </message>
    <message>
        <source>Show me a good move</source>
        <translation>よい手を教えて</translation>
    </message>
    <message>
        <source>Point out the best moves, and say why they are good</source>
        <translation>最善手を示し、なぜよいかを説明します</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Go back to the table</source>
        <translation>テーブルに戻ります</translation>
    </message>
</context>
<context>
    <name>NumberCardsControl</name>
    <message>
        <source>in place of playing cards</source>
        <translation>トランプの代わりに</translation>
    </message>
    <message>
        <source>from</source>
        <translation>から</translation>
    </message>
    <message>
        <source>to</source>
        <translation>まで</translation>
    </message>
</context>
<context>
    <name>NumberListControl</name>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>Offer</name>
    <message>
        <source>&amp;Go on with it</source>
        <translation>続ける(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Throw it away</source>
        <translation>捨てる(&amp;T)</translation>
    </message>
    <message>
        <source>A board was not saved the last time: “{name}”.</source>
        <translation>前回、保存されなかったボードがあります: 「{name}」。</translation>
    </message>
    <message>
        <source>A board was not saved the last time: “{name}”. Its file is damaged; this is how it was a moment before.</source>
        <translation>前回、保存されなかったボードがあります: 「{name}」。ファイルが壊れているため、少し前の状態です。</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>名前なし</translation>
    </message>
</context>
<context>
    <name>OfferBar</name>
    <message>
        <source>New to this game? Six short steps show how it is played, on the table.</source>
        <translation>はじめてですか? 短い6つのステップで、遊び方をテーブルの上で示します。</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>見せて</translation>
    </message>
    <message>
        <source>Your game is kept, and comes back afterwards</source>
        <translation>進行中のゲームは保存され、あとで戻ります</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>今はしない</translation>
    </message>
    <message>
        <source>Help → Your first game leads there at any time</source>
        <translation>ヘルプ → はじめてのゲームからいつでも始められます</translation>
    </message>
</context>
<context>
    <name>Outlet</name>
    <message>
        <source>Sent to the printer.</source>
        <translation>プリンタへ送りました。</translation>
    </message>
    <message>
        <source>The printer does not take it. Is it switched on?</source>
        <translation>プリンタが受け付けません。電源は入っていますか?</translation>
    </message>
    <message>
        <source>This printer leaves {edge} mm free at the edge of the paper, but the margins are {margin} mm: something may be missing. Print anyway?</source>
        <translation>このプリンタは用紙の端に {edge} mm の余白を残しますが、設定の余白は {margin} mm です。欠けることがあります。それでも印刷しますか?</translation>
    </message>
    <message>
        <source>PDF, for every printer (*.pdf)</source>
        <translation>PDF、どのプリンタにも (*.pdf)</translation>
    </message>
    <message>
        <source>PNG, a picture (*.png)</source>
        <translation>PNG、画像 (*.png)</translation>
    </message>
    <message>
        <source>SVG, for drawing programs (*.svg)</source>
        <translation>SVG、描画ソフト用 (*.svg)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出す</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>描いています…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>The file was not written.</source>
        <translation>ファイルは書き込まれませんでした。</translation>
    </message>
    <message>
        <source>{count} files like {name} are there already. Replace them?</source>
        <translation>{name} のようなファイルがすでに {count} 個あります。置き換えますか?</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>{file} として保存しました。</translation>
    </message>
    <message>
        <source>Saved as {count} files, beginning with {file}.</source>
        <translation>{file} から始まる {count} 個のファイルに保存しました。</translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message>
        <source>I am ready</source>
        <translation>準備できました</translation>
    </message>
    <message>
        <source>Done: pass the screen on</source>
        <translation>完了: 画面を渡す</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Up to three moves are marked on the table and told beside it, each with the chance to win and the reason. A click on one shows its arrow; it can be played at once. The hint goes as soon as the position changes.</source>
        <translation>3 つまでの手がテーブルに示され、勝つ見込みと理由が横に出ます。クリックすると矢印が出て、すぐに指せます。局面が変わるとヒントは消えます。</translation>
    </message>
    <message>
        <source>Winning chances</source>
        <translation>勝つ見込み</translation>
    </message>
    <message>
        <source>A bar for now and a graph through the game. Click on the graph to look at a moment. While a computer thinks, nothing is worked out.</source>
        <translation>今を示す棒と、ゲームを通したグラフ。グラフをクリックするとそのときを見られます。コンピュータが考えている間は計算しません。</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>振り返り</translation>
    </message>
    <message>
        <source>After the end: the three moves at which the game turned, what would have been better, and how much the cards and your choices were worth. Click on one to see it on the table.</source>
        <translation>終わったあとに、流れを変えた 3 手、よりよかった手、カードと選択の価値を示します。クリックするとテーブルで見られます。</translation>
    </message>
    <message>
        <source>The numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>They come from many trial games, played on from what you can see; where cards are hidden, they are imagined anew each time. So they are estimates, and know no more than you do. A rated game has none of this.</source>
        <translation>あなたに見えるものから続けた多数の試行から出ます。隠れたカードはそのつど想像されます。したがって見積もりであり、あなた以上のことは知りません。レート戦にはありません。</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>すぐに指す</translation>
    </message>
    <message>
        <source>Who thinks for longer than a second is named at the end of the menu bar, and can be told to move with what it knows.</source>
        <translation>1 秒以上考えているものはメニューバーの端に示され、今わかることで指させることができます。</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>キーとマウス</translation>
    </message>
    <message>
        <source>On the designer’s board</source>
        <translation>デザイナーのボードで</translation>
    </message>
    <message>
        <source>In the designer’s tray</source>
        <translation>デザイナーのトレイで</translation>
    </message>
    <message>
        <source>Designer: {menu}</source>
        <translation>デザイナー: {menu}</translation>
    </message>
    <message>
        <source>Gallery of boards</source>
        <translation>ボードのギャラリー</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>ドラッグ</translation>
    </message>
    <message>
        <source>Carry a card to another cell, to exchange both, or to the tray.</source>
        <translation>カードを別のマスへ運んで入れ替えるか、トレイへ運びます。</translation>
    </message>
    <message>
        <source>Drag from a bare cell</source>
        <translation>空のマスからドラッグ</translation>
    </message>
    <message>
        <source>Choose all cells in a frame; from a full cell, hold Shift.</source>
        <translation>枠の中のマスをすべて選びます。埋まったマスからは Shift を押しながら。</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>クリック</translation>
    </message>
    <message>
        <source>Choose a cell; with Shift up to it, with Ctrl one more.</source>
        <translation>マスを選びます。Shift でそこまで、Ctrl で 1 つ追加します。</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>ダブルクリック</translation>
    </message>
    <message>
        <source>Put the card that is chosen in the tray.</source>
        <translation>トレイで選んだカードを置きます。</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>矢印</translation>
    </message>
    <message>
        <source>Walk; with Shift choose on the way, with Ctrl only look around.</source>
        <translation>動きます。Shift で選びながら、Ctrl で見るだけ。</translation>
    </message>
    <message>
        <source>Home, End, PgUp, PgDn</source>
        <translation>Home、End、PgUp、PgDn</translation>
    </message>
    <message>
        <source>Walk to the rim of the board.</source>
        <translation>ボードの端へ動きます。</translation>
    </message>
    <message>
        <source>Type a card, a free cell, a hole, or nothing; and go on.</source>
        <translation>カード、フリーのマス、穴、空を入力して次へ進みます。</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Finish a number that is being typed, or go on to the next cell.</source>
        <translation>入力中の数字を確定するか、次のマスへ進みます。</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>Put the tray’s card; with Ctrl choose one cell more or less.</source>
        <translation>トレイのカードを置きます。Ctrl でマスを 1 つ増減します。</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Take back what is half typed, or clear the chosen cells.</source>
        <translation>入力途中のものを取り消すか、選んだマスを空にします。</translation>
    </message>
    <message>
        <source>Bring a carried card back; forget what is half typed.</source>
        <translation>運んでいるカードを戻し、入力途中のものを忘れます。</translation>
    </message>
    <message>
        <source>Menu key</source>
        <translation>メニューキー</translation>
    </message>
    <message>
        <source>Open the menu of the chosen cells.</source>
        <translation>選んだマスのメニューを開きます。</translation>
    </message>
    <message>
        <source>Carry a card to a cell.</source>
        <translation>カードをマスへ運びます。</translation>
    </message>
    <message>
        <source>Choose the card to be put.</source>
        <translation>置くカードを選びます。</translation>
    </message>
    <message>
        <source>Enter, double click</source>
        <translation>Enter、ダブルクリック</translation>
    </message>
    <message>
        <source>Put the card on the chosen cells of the board.</source>
        <translation>ボードで選んだマスにカードを置きます。</translation>
    </message>
    <message>
        <source>Make a board.</source>
        <translation>ボードを作ります。</translation>
    </message>
    <message>
        <source>Change the board, or a copy of it.</source>
        <translation>ボードまたはそのコピーを変えます。</translation>
    </message>
    <message>
        <source>Play on the board.</source>
        <translation>そのボードで遊びます。</translation>
    </message>
    <message>
        <source>Copy the board.</source>
        <translation>ボードをコピーします。</translation>
    </message>
    <message>
        <source>Bring the board onto paper.</source>
        <translation>ボードを紙にします。</translation>
    </message>
    <message>
        <source>Give the board another name.</source>
        <translation>ボードに別の名前を付けます。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Move the board to the trash.</source>
        <translation>ボードをごみ箱へ移します。</translation>
    </message>
    <message>
        <source>Show the board’s file in its folder.</source>
        <translation>ボードのファイルをフォルダで表示します。</translation>
    </message>
    <message>
        <source>several, see its text</source>
        <translation>複数、本文を参照</translation>
    </message>
    <message>
        <source>A name in colour leads to its licence in full.</source>
        <translation>色の付いた名前からライセンス全文を開けます。</translation>
    </message>
    <message>
        <source>Every licence lies in {folder}, too.</source>
        <translation>ライセンスはすべて {folder} にもあります。</translation>
    </message>
    <message>
        <source>Sequence, One-Eyed Jack and their relatives, for one to twelve people and computers.</source>
        <translation>Sequence、One-Eyed Jack とその仲間を、1 人から 12 人とコンピュータで。</translation>
    </message>
    <message>
        <source>This is a program of enthusiasts. Sequence is a trade mark of its publisher, who has nothing to do with it.</source>
        <translation>これは愛好者のプログラムです。Sequence は出版社の商標であり、出版社は本プログラムと関係ありません。</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>画面</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>What runs here</source>
        <translation>動作環境</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>テーブルで</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>Help from the computer</source>
        <translation>コンピュータの助け</translation>
    </message>
    <message>
        <source>Drag a card, or the dice, onto a lit cell; elsewhere it returns.</source>
        <translation>カードやサイコロを光るマスへ運びます。ほかでは戻ります。</translation>
    </message>
    <message>
        <source>Drag in the hand</source>
        <translation>手札の中でドラッグ</translation>
    </message>
    <message>
        <source>Lay a card in another place of the hand.</source>
        <translation>カードを手札の別の場所に置きます。</translation>
    </message>
    <message>
        <source>Drag to the hand</source>
        <translation>手札へドラッグ</translation>
    </message>
    <message>
        <source>Draw the card of the stock, or an open one, where that is asked.</source>
        <translation>求められたとき、山札のカードか場札を引きます。</translation>
    </message>
    <message>
        <source>Drag a chip</source>
        <translation>チップをドラッグ</translation>
    </message>
    <message>
        <source>Swap it with the chip it is dropped on, where that is asked.</source>
        <translation>求められたとき、置いた先のチップと入れ替えます。</translation>
    </message>
    <message>
        <source>Click, click</source>
        <translation>クリック、クリック</translation>
    </message>
    <message>
        <source>Choose a card, then a lit cell; with dice, a lit cell at once.</source>
        <translation>カードを選び、光るマスを選びます。サイコロではすぐに光るマスを選びます。</translation>
    </message>
    <message>
        <source>Finger</source>
        <translation>指</translation>
    </message>
    <message>
        <source>Tap a card, then a cell. On a small board a lens shows the cell: slide to the right one before you lift the finger.</source>
        <translation>カードをタップし、次にマスをタップします。小さいボードではレンズがマスを示すので、指を離す前に正しいマスへずらします。</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>スクリーンリーダー</translation>
    </message>
    <message>
        <source>Each cell says its place, its card, its chip and which of your cards may go there; cards can be chosen and cells pressed from the reader, too.</source>
        <translation>各マスは場所、カード、チップ、置ける手札を読み上げます。リーダーからもカードを選び、マスを押せます。</translation>
    </message>
    <message>
        <source>Choose a card of the hand, or an open card that may be drawn.</source>
        <translation>手札のカード、または引ける場札を選びます。</translation>
    </message>
    <message>
        <source>Draw a card, where one draws by hand.</source>
        <translation>手で引くとき、カードを引きます。</translation>
    </message>
    <message>
        <source>Move from card to card, or from cell to cell.</source>
        <translation>カードからカード、マスからマスへ動きます。</translation>
    </message>
    <message>
        <source>Go to the next or previous cell for the chosen card.</source>
        <translation>選んだカードの次または前のマスへ動きます。</translation>
    </message>
    <message>
        <source>Go on from the hand to the board and the stock.</source>
        <translation>手札からボード、山札へ移ります。</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter、スペース</translation>
    </message>
    <message>
        <source>Choose the marked card; play it on the marked cell.</source>
        <translation>印のあるカードを選び、印のあるマスに出します。</translation>
    </message>
    <message>
        <source>Lay the marked card on the discards, if it is dead or to be given up.</source>
        <translation>印のあるカードが死に札か手放すものなら捨てます。</translation>
    </message>
    <message>
        <source>Take the last step back: the chosen chip, the chosen card.</source>
        <translation>1 つ前に戻ります: 選んだチップ、選んだカード。</translation>
    </message>
    <message>
        <source>Settings explained</source>
        <translation>設定の説明</translation>
    </message>
    <message>
        <source>Game → Settings shows them all; a change is seen at once and kept. The arrow at a row leads back to what it was at first.</source>
        <translation>「ゲーム → 設定」にすべてあります。変更はすぐに見え、残ります。行の矢印で最初の値に戻せます。</translation>
    </message>
    <message>
        <source>At first: {value}.</source>
        <translation>最初: {value}。</translation>
    </message>
    <message>
        <source>Slider</source>
        <translation>スライダー</translation>
    </message>
    <message>
        <source>Arrows go by one move, Page keys by ten, Home and End to both ends.</source>
        <translation>矢印キーで一手、Page キーで十手、Home と End で両端へ。</translation>
    </message>
    <message>
        <source>Space, P</source>
        <translation>スペース、P</translation>
    </message>
    <message>
        <source>In the replay bar: play the moves one after the other, or stop.</source>
        <translation>リプレイバーで、手を順に再生、または停止。</translation>
    </message>
    <message>
        <source>Whose cards</source>
        <translation>誰の手札</translation>
    </message>
    <message>
        <source>Once a game is over, it can be seen with the eyes of each player, or with all hands open in the list of players.</source>
        <translation>ゲームが終わったら、各プレイヤーの目で、または一覧に全員の手札を開いて見られます。</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから続ける</translation>
    </message>
    <message>
        <source>A game of its own begins there; it is not rated and counts in no statistics. The game before is kept, and undo brings it back until you move. A deal of a match that had ended counts as it was played first.</source>
        <translation>そこから別のゲームが始まります。レートにも統計にも入りません。前のゲームは残り、手を打つまでは「元に戻す」で戻せます。試合の終わった回は、最初に遊んだときの得点で数えます。</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>しおり</translation>
    </message>
    <message>
        <source>They stand on the slider and in the list of moves, and are kept with the game.</source>
        <translation>スライダーと手の一覧に示され、ゲームと一緒に保存されます。</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>A position is saved as PNG or SVG, a game as an animated GIF. As long as a game goes on, its animation shows no hand.</source>
        <translation>局面は PNG か SVG、ゲームは動く GIF として保存します。続いているゲームのアニメーションに手札は入りません。</translation>
    </message>
    <message>
        <source>Setting up: the board</source>
        <translation>局面作り: ボード</translation>
    </message>
    <message>
        <source>Setting up: the cards</source>
        <translation>局面作り: カード</translation>
    </message>
    <message>
        <source>Setting up: {menu}</source>
        <translation>局面作り: {menu}</translation>
    </message>
    <message>
        <source>Lay a chip of the side in hand, or take it away again.</source>
        <translation>選んだサイドのチップを置く、または取ります。</translation>
    </message>
    <message>
        <source>Do the same to all cells on the way.</source>
        <translation>通ったマスすべてに同じことをします。</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>右ボタン</translation>
    </message>
    <message>
        <source>Take chips of any side away.</source>
        <translation>どのサイドのチップも取ります。</translation>
    </message>
    <message>
        <source>Walk over the board.</source>
        <translation>ボード上を動きます。</translation>
    </message>
    <message>
        <source>Do to a cell what a click does.</source>
        <translation>クリックと同じことをします。</translation>
    </message>
    <message>
        <source>Lay a chip of the first, second… side.</source>
        <translation>1番目、2番目…のサイドのチップを置きます。</translation>
    </message>
    <message>
        <source>Begin a row that is to be marked, or end it.</source>
        <translation>印を付ける列を始める、または終えます。</translation>
    </message>
    <message>
        <source>Forget the row that was begun.</source>
        <translation>始めた列を取りやめます。</translation>
    </message>
    <message>
        <source>Lay the chosen card of the deck where cards go.</source>
        <translation>選んだカードを置き場所に置きます。</translation>
    </message>
    <message>
        <source>Take the chosen card of a hand away.</source>
        <translation>手札の選んだカードを取り除きます。</translation>
    </message>
    <message>
        <source>Move the chosen card of a hand or pile.</source>
        <translation>手札や山の選んだカードを動かします。</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>A board without a name</source>
        <translation>名前のないボード</translation>
    </message>
    <message>
        <source>Arrangement: {author}</source>
        <translation>配置: {author}</translation>
    </message>
    <message>
        <source>cells of {size}</source>
        <translation>{size} のマス</translation>
    </message>
    <message>
        <source>Page {number} of {count}: row {row}, column {column}</source>
        <translation>{count} ページ中 {number} ページ: {row} 段、{column} 列</translation>
    </message>
    <message>
        <source>glue page {number} here</source>
        <translation>ここに {number} ページを貼る</translation>
    </message>
    <message>
        <source>How to put the board together</source>
        <translation>ボードの組み立て方</translation>
    </message>
    <message>
        <source>Print all pages at 100 % (“actual size”), never “fit to page”. Measure the bar at the foot of a page: it must be as long as it says.</source>
        <translation>すべてのページを 100 %(「実際のサイズ」)で印刷し、「用紙に合わせる」は使わないでください。ページ下の目盛りを測り、書かれた長さになっているか確かめます。</translation>
    </message>
    <message>
        <source>Cut out the picture on each page, along the marks at its corners. The pale strips at the right and at the bottom stay on: they are for the glue.</source>
        <translation>各ページの図を角の印に沿って切り抜きます。右と下の薄い帯は残します。のりしろです。</translation>
    </message>
    <message>
        <source>Lay page 2 over the strip of page 1, its edge at the small triangles, so that the pictures meet, and glue it. Go on like this to the end of the row.</source>
        <translation>1 ページの帯の上に 2 ページを、端を小さな三角に合わせて図がつながるように重ねて貼ります。段の終わりまで同じようにします。</translation>
    </message>
    <message>
        <source>Make the other rows, and glue each onto the strip of the last.</source>
        <translation>ほかの段も作り、それぞれ前の段の帯に貼ります。</translation>
    </message>
    <message>
        <source>Cut out the picture on each page, along the marks at its corners.</source>
        <translation>各ページの図を角の印に沿って切り抜きます。</translation>
    </message>
    <message>
        <source>Lay the pages edge to edge and tape them together at the back.</source>
        <translation>ページを端どうし合わせて並べ、裏からテープで留めます。</translation>
    </message>
    <message>
        <source>Glue the whole onto cardboard of at least {width} × {height} mm.</source>
        <translation>全体を少なくとも {width} × {height} mm の厚紙に貼ります。</translation>
    </message>
    <message>
        <source>Finished size {board}; cells of {cell}; {count} pages of {paper}.</source>
        <translation>仕上がり {board}、マス {cell}、{paper} {count} 枚。</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Cards to cut, page {number} of {count}</source>
        <translation>切り取るカード、{count} ページ中 {number} ページ</translation>
    </message>
    <message>
        <source>{board} · page {number}: cut the full lines, then each card along its dots</source>
        <translation>{board} · {number} ページ: 実線を切り、次に点線で各カードを切る</translation>
    </message>
    <message>
        <source>a chip</source>
        <translation>チップ</translation>
    </message>
    <message>
        <source>{board} · {each} chips for each of {sides} sides, {size} mm across</source>
        <translation>{board} · {sides} サイドに各 {each} 個のチップ、直径 {size} mm</translation>
    </message>
    <message>
        <source>Chips, page {number} of {count}</source>
        <translation>チップ、{count} ページ中 {number} ページ</translation>
    </message>
    <message>
        <source>board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>{width} × {height} mm</source>
        <translation>{width} × {height} mm</translation>
    </message>
    <message>
        <source>Rules, page {number} of {count}</source>
        <translation>ルール、{count} ページ中 {number} ページ</translation>
    </message>
    <message>
        <source>cards to cut</source>
        <translation>切り取るカード</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>チップ</translation>
    </message>
    <message>
        <source>score sheet</source>
        <translation>得点表</translation>
    </message>
    <message>
        <source>how to put it together</source>
        <translation>組み立て方</translation>
    </message>
    <message>
        <source>Where each half is glued</source>
        <translation>半分ずつ貼る場所</translation>
    </message>
    <message>
        <source>Each half goes onto a cell that shows the same.</source>
        <translation>それぞれの半分は同じ絵のマスに貼ります。</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>得点表</translation>
    </message>
    <message>
        <source>A line for each deal: what each side has scored; the sum below</source>
        <translation>一行に一回の配り: 各サイドの得点。下に合計</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>Print “{board}”</source>
        <translation>「{board}」を印刷</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>書き出す(&amp;X)…</translation>
    </message>
    <message>
        <source>Send these pages to a printer</source>
        <translation>これらのページをプリンタに送ります</translation>
    </message>
    <message>
        <source>Write these pages to a file</source>
        <translation>これらのページをファイルに書き出します</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>ページ全体</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Size of the preview</source>
        <translation>プレビューの大きさ</translation>
    </message>
    <message>
        <source>{problem}.</source>
        <translation>{problem}。</translation>
    </message>
    <message>
        <source>One page of {paper}.</source>
        <translation>{paper} 1 枚。</translation>
    </message>
    <message>
        <source>{count} pages of {paper}.</source>
        <translation>{paper} {count} 枚。</translation>
    </message>
</context>
<context>
    <name>PaperForm</name>
    <message>
        <source>&amp;Black ink only</source>
        <translation>黒インクだけ(&amp;B)</translation>
    </message>
    <message>
        <source>With a page on how to put it together</source>
        <translation>組み立て方のページを付ける</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>印刷するもの(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>用紙(&amp;A)</translation>
    </message>
    <message>
        <source>Ori&amp;entation</source>
        <translation>向き(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Margins</source>
        <translation>余白(&amp;M)</translation>
    </message>
    <message>
        <source>To go &amp;with</source>
        <translation>合わせる先(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Cells</source>
        <translation>マス(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Overlap</source>
        <translation>重なり(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Sides</source>
        <translation>サイド(&amp;S)</translation>
    </message>
    <message>
        <source>Chi&amp;ps each</source>
        <translation>各チップ数(&amp;I)</translation>
    </message>
    <message>
        <source>P&amp;NG pictures</source>
        <translation>PNG 画像(&amp;N)</translation>
    </message>
    <message>
        <source>Half a poker card</source>
        <translation>ポーカーサイズの半分</translation>
    </message>
    <message>
        <source>As cut from a pack of cards: 63.5 × 44.45 mm</source>
        <translation>トランプから切ったように: 63.5 × 44.45 mm</translation>
    </message>
    <message>
        <source>Hearts and diamonds are drawn hollow, so that no colour is needed.</source>
        <translation>ハートとダイヤは白抜きで描かれるので、色は要りません。</translation>
    </message>
    <message>
        <source>The strips on which one page is glued to the next.</source>
        <translation>ページを次のページに貼るための帯です。</translation>
    </message>
    <message>
        <source>How fine pictures are that are exported as PNG.</source>
        <translation>PNG として書き出す画像の細かさです。</translation>
    </message>
    <message>
        <source>Width of a cell</source>
        <translation>マスの幅</translation>
    </message>
    <message>
        <source>Height of a cell</source>
        <translation>マスの高さ</translation>
    </message>
    <message>
        <source>The board on one page</source>
        <translation>ボードを 1 ページに</translation>
    </message>
    <message>
        <source>The board in true size</source>
        <translation>ボードを実寸で</translation>
    </message>
    <message>
        <source>Cards to cut in two</source>
        <translation>2 つに切るカード</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>チップ</translation>
    </message>
    <message>
        <source>A sheet for the scores</source>
        <translation>得点表</translation>
    </message>
    <message>
        <source>The rules of a game</source>
        <translation>ゲームのルール</translation>
    </message>
    <message>
        <source>As it suits best</source>
        <translation>最適に合わせる</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>縦</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>横</translation>
    </message>
    <message>
        <source>the board on one page</source>
        <translation>ボードを 1 ページに</translation>
    </message>
    <message>
        <source>the board in true size</source>
        <translation>ボードを実寸で</translation>
    </message>
    <message>
        <source>as many as needed</source>
        <translation>必要なだけ</translation>
    </message>
    <message>
        <source> pixels per inch</source>
        <translation> ピクセル/インチ</translation>
    </message>
</context>
<context>
    <name>PaperPreview</name>
    <message>
        <source>Preview: {page}</source>
        <translation>プレビュー: {page}</translation>
    </message>
</context>
<context>
    <name>PastBar</name>
    <message>
        <source>Back to the game</source>
        <translation>ゲームに戻る</translation>
    </message>
    <message>
        <source>Show the board as it is now</source>
        <translation>今のボードを表示します</translation>
    </message>
    <message>
        <source>Looking back: the start, before move 1 of {last}</source>
        <translation>振り返り: 最初、全 {last} 手の 1 手目の前</translation>
    </message>
    <message>
        <source>Looking back: after move {ply} of {last}</source>
        <translation>振り返り: 全 {last} 手の {ply} 手目のあと</translation>
    </message>
</context>
<context>
    <name>PatternPanel</name>
    <message>
        <source>&amp;Take it</source>
        <translation>使う(&amp;T)</translation>
    </message>
    <message>
        <source>Fill the board in this way; undo takes it back</source>
        <translation>このようにボードを埋めます。元に戻せます</translation>
    </message>
    <message>
        <source>A&amp;nother</source>
        <translation>別のもの(&amp;N)</translation>
    </message>
    <message>
        <source>Take another number by chance.</source>
        <translation>別の無作為な数にします。</translation>
    </message>
    <message>
        <source>&amp;Pattern</source>
        <translation>パターン(&amp;P)</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>乱数</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Save a picture of the position</source>
        <translation>局面の画像を保存</translation>
    </message>
    <message>
        <source>PNG, a picture</source>
        <translation>PNG、画像</translation>
    </message>
    <message>
        <source>SVG, for drawing programs</source>
        <translation>SVG、描画ソフト用</translation>
    </message>
    <message>
        <source>With the &amp;cards in hand that are shown</source>
        <translation>見えている手札も入れる(&amp;C)</translation>
    </message>
    <message>
        <source>With a &amp;line on the last move</source>
        <translation>最後の手を一行で添える(&amp;L)</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>種類(&amp;K)</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>大きさ(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Name a file, and draw the picture into it</source>
        <translation>ファイル名を決めて、画像を描き込みます</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} ピクセル</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Start of the game</source>
        <translation>ゲームの開始</translation>
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
        <translation>計画を開く</translation>
    </message>
    <message>
        <source>Open results</source>
        <translation>結果を開く</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>計画</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>計画を保存</translation>
    </message>
    <message>
        <source>The plan cannot be kept.</source>
        <translation>計画を残せません。</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>うまくいきませんでした。</translation>
    </message>
</context>
<context>
    <name>PlanPane</name>
    <message>
        <source>&amp;Add</source>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>削除(&amp;V)</translation>
    </message>
    <message>
        <source>What is the question?</source>
        <translation>何を調べますか?</translation>
    </message>
    <message>
        <source>Entries of the plan</source>
        <translation>計画の項目</translation>
    </message>
    <message>
        <source>Compare with one more, which begins as a copy of this one.</source>
        <translation>これのコピーから始まるもう 1 つと比べます。</translation>
    </message>
    <message>
        <source>Take this entry out of the plan.</source>
        <translation>この項目を計画から外します。</translation>
    </message>
    <message>
        <source>games</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>配り</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>数えるもの</translation>
    </message>
    <message>
        <source>The same number plays the same games again, everywhere.</source>
        <translation>同じ数ならどこでも同じ対局になります。</translation>
    </message>
    <message>
        <source>This entry</source>
        <translation>この項目</translation>
    </message>
    <message>
        <source>Each entry</source>
        <translation>各項目</translation>
    </message>
    <message>
        <source>&amp;Number</source>
        <translation>数(&amp;N)</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>シード(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>題名(&amp;T)</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>ゲームから外れた</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>考え中</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>still to draw</source>
        <translation>まだ引く</translation>
    </message>
    <message>
        <source>holds {cards}</source>
        <translation>手札: {cards}</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>あなたの味方</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>About your settings: {why}</source>
        <translation>設定について: {why}</translation>
    </message>
    <message>
        <source>Your settings are not kept: {why}.</source>
        <translation>設定が残されません: {why}。</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Change the language? The designer’s trial game or balance ends by it.</source>
        <translation>言語を変えますか? デザイナーの試しのゲームやバランスは終わります。</translation>
    </message>
    <message>
        <source>C&amp;hange it</source>
        <translation>変える(&amp;H)</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>キーを押してください</translation>
    </message>
</context>
<context>
    <name>RangePlot</name>
    <message>
        <source>{name}: {value} ({low} to {high})</source>
        <translation>{name}: {value}({low} から {high})</translation>
    </message>
</context>
<context>
    <name>RatedDialog</name>
    <message>
        <source>Rated games</source>
        <translation>レート戦</translation>
    </message>
    <message>
        <source>&amp;Play a rated game</source>
        <translation>レート戦を行う(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Open the game</source>
        <translation>ゲームを開く(&amp;O)</translation>
    </message>
    <message>
        <source>Deal a game that counts for your rating, without undo and without hints</source>
        <translation>レートに数えるゲームを配ります。取り消しもヒントもありません</translation>
    </message>
    <message>
        <source>Look at the chosen game on the table; the game in progress is kept</source>
        <translation>選んだゲームをテーブルで見ます。進行中のゲームは保存されます</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>You play alone against one computer, which is picked for you by your rating. Nothing can be taken back, and there are no hints and no chances. A game that you leave can be gone on with; it counts when it ends.</source>
        <translation>レートに合わせて選ばれるコンピュータと 1 対 1 で対局します。取り消しはできず、ヒントも見込みもありません。途中のゲームは続けることができ、終わったときに数えられます。</translation>
    </message>
    <message>
        <source>The last rated games</source>
        <translation>最近のレート戦</translation>
    </message>
    <message>
        <source>Double-click a game, or press Enter, to look at it again.</source>
        <translation>ダブルクリックか Enter でもう一度見られます。</translation>
    </message>
    <message>
        <source>Your rating: {points}</source>
        <translation>あなたのレート: {points}</translation>
    </message>
    <message>
        <source>Next opponent: {level} ({points}).</source>
        <translation>次の相手: {level}({points})。</translation>
    </message>
    <message>
        <source>{when}   {result} against {level}, {moves}   {rating} ({change})</source>
        <translation>{when}   {level}に{result}、{moves}   {rating}({change})</translation>
    </message>
</context>
<context>
    <name>RatingGraph</name>
    <message>
        <source>Rating through your games</source>
        <translation>ゲームごとのレート</translation>
    </message>
    <message>
        <source>The graph begins with your first rated game.</source>
        <translation>グラフは最初のレート戦から始まります。</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>another side</source>
        <translation>ほかのサイド</translation>
    </message>
    <message>
        <source>It wins the game.</source>
        <translation>この手で勝ちます。</translation>
    </message>
    <message>
        <source>It makes a row; your side then has {amount} of the {of} it needs.</source>
        <translation>列ができ、必要な {of} 列のうち {amount} 列になります。</translation>
    </message>
    <message>
        <source>It builds in two directions at once: whoever stops one leaves the other.</source>
        <translation>同時に 2 方向へ作ります。一方を止められても他方が残ります。</translation>
    </message>
    <message>
        <source>The free cell {cell} counts in it as yours.</source>
        <translation>フリーのマス {cell} もあなたのものとして数えます。</translation>
    </message>
    <message>
        <source>It takes a chip out of {line}, where {who} had {amount} of {of}.</source>
        <translation>{who}が {of} 個中 {amount} 個持つ {line} からチップを取ります。</translation>
    </message>
    <message>
        <source>It breaks up the finished row {line} of {who}.</source>
        <translation>{who}の完成した列 {line} を崩します。</translation>
    </message>
    <message>
        <source>It takes the only enemy chip out of {line}, where your side has {amount} of {of}.</source>
        <translation>あなたのサイドが {of} 個中 {amount} 個持つ {line} から、ただ 1 つの相手のチップを取ります。</translation>
    </message>
    <message>
        <source>Nobody else can get a card for that cell any more.</source>
        <translation>そのマスのカードを手に入れられる人はもういません。</translation>
    </message>
    <message>
        <source>It saves {card}, which could do the same.</source>
        <translation>同じことのできる{card}を残せます。</translation>
    </message>
    <message>
        <source>No plain card in your hand does as much.</source>
        <translation>手札のふつうのカードにこれだけのことはできません。</translation>
    </message>
    <message>
        <source>But it costs {card}.</source>
        <translation>ただし{card}を使います。</translation>
    </message>
    <message>
        <source>You hold {card} more than once, so its other cell is not lost to you.</source>
        <translation>{card}は 2 枚以上あるので、ほかのマスを失いません。</translation>
    </message>
    <message>
        <source>On {cell} the same card would do less.</source>
        <translation>同じカードを {cell} に出すと効果が小さくなります。</translation>
    </message>
    <message>
        <source>But {cell} is out of reach for that card then.</source>
        <translation>ただし {cell} にはそのカードで届かなくなります。</translation>
    </message>
    <message>
        <source>It fits in fewer places than your other cards, which stay in your hand.</source>
        <translation>手札に残るカードより置ける場所が少ないカードです。</translation>
    </message>
    <message>
        <source>It has no cell left, and a new card comes for it.</source>
        <translation>置けるマスがなく、代わりに新しいカードが来ます。</translation>
    </message>
    <message>
        <source>Nothing is urgent, and more cards give more choice.</source>
        <translation>急ぐことはなく、カードが多いほど選べます。</translation>
    </message>
    <message>
        <source>You have not drawn yet for your last turn.</source>
        <translation>前の番のカードをまだ引いていません。</translation>
    </message>
    <message>
        <source>It can do more than any plain card.</source>
        <translation>どのふつうのカードより役に立ちます。</translation>
    </message>
    <message>
        <source>Your chip on {cell} and the enemy’s on {other} change places.</source>
        <translation>{cell} のあなたのチップと {other} の相手のチップが入れ替わります。</translation>
    </message>
    <message>
        <source>Nothing else can be done.</source>
        <translation>ほかにできることはありません。</translation>
    </message>
    <message>
        <source>There is no other move.</source>
        <translation>ほかの手はありません。</translation>
    </message>
    <message>
        <source>Nothing better is in sight, and it gives nothing away.</source>
        <translation>よりよい手は見当たらず、何も損しません。</translation>
    </message>
    <message>
        <source>Then only {cell} is missing for the row {line}, and you hold a card for it.</source>
        <translation>列 {line} に足りないのは {cell} だけになり、そのカードもあります。</translation>
    </message>
    <message>
        <source>Then only {cell} is missing for the row {line}.</source>
        <translation>列 {line} に足りないのは {cell} だけになります。</translation>
    </message>
    <message>
        <source>Your side then has {amount} of {of} in {line}, and you hold the cards for the rest.</source>
        <translation>{line} は {of} 個中 {amount} 個になり、残りのカードもあります。</translation>
    </message>
    <message>
        <source>Your side then has {amount} of {of} in {line}, and you hold a card for more of it.</source>
        <translation>{line} は {of} 個中 {amount} 個になり、続けるカードもあります。</translation>
    </message>
    <message>
        <source>Your side then has {amount} of {of} in {line}.</source>
        <translation>{line} は {of} 個中 {amount} 個になります。</translation>
    </message>
    <message>
        <source>It stops {who}, who moves next and has {amount} of {of} in {line}.</source>
        <translation>次に指し、{line} に {of} 個中 {amount} 個持つ{who}を止めます。</translation>
    </message>
    <message>
        <source>It stops {who}, who has {amount} of {of} in {line}.</source>
        <translation>{line} に {of} 個中 {amount} 個持つ{who}を止めます。</translation>
    </message>
    <message>
        <source>It can be played on {cell}.</source>
        <translation>{cell} に出せます。</translation>
    </message>
    <message>
        <source>It is the most useful of the open cards.</source>
        <translation>場札の中で最も役に立ちます。</translation>
    </message>
    <message>
        <source>You will miss it least.</source>
        <translation>なくても最も困らないものです。</translation>
    </message>
    <message>
        <source>It is the chip that they will miss most.</source>
        <translation>相手が最も惜しむチップです。</translation>
    </message>
</context>
<context>
    <name>ReasonsDialog</name>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
</context>
<context>
    <name>Recall</name>
    <message>
        <source>Since you last looked</source>
        <translation>前に見てから</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>The start, before move 1 of {last}</source>
        <translation>開始、全 {last} 手の 1 手目の前</translation>
    </message>
    <message>
        <source>After move {ply} of {last}</source>
        <translation>全 {last} 手の {ply} 手目のあと</translation>
    </message>
    <message>
        <source>The end, after move {ply} of {last}</source>
        <translation>終了、全 {last} 手の {ply} 手目のあと</translation>
    </message>
    <message>
        <source>Now, after move {ply} of {last}</source>
        <translation>現在、全 {last} 手の {ply} 手目のあと</translation>
    </message>
    <message>
        <source>My cards</source>
        <translation>自分の手札</translation>
    </message>
    <message>
        <source>See what you saw yourself.</source>
        <translation>自分に見えていたものを見ます。</translation>
    </message>
    <message>
        <source>Nobody’s cards</source>
        <translation>誰の手札も見せない</translation>
    </message>
    <message>
        <source>Show no hand.</source>
        <translation>手札を見せません。</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>全員の手札</translation>
    </message>
    <message>
        <source>Show every hand, in the list of players.</source>
        <translation>プレイヤーの一覧に全員の手札を表示します。</translation>
    </message>
    <message>
        <source>Whose cards are shown: {chosen}</source>
        <translation>誰の手札を見るか: {chosen}</translation>
    </message>
    <message>
        <source>Choose whose cards are shown.</source>
        <translation>誰の手札を見るかを選びます。</translation>
    </message>
    <message>
        <source>Once the game is over, every hand can be seen.</source>
        <translation>ゲームが終われば、全員の手札を見られます。</translation>
    </message>
    <message>
        <source>Speed of the replay: {chosen}</source>
        <translation>リプレイの速さ: {chosen}</translation>
    </message>
    <message>
        <source>Choose how fast moves follow each other.</source>
        <translation>手が進む速さを選びます。</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>ゲームの場面</translation>
    </message>
    <message>
        <source>Drag to another moment; Space plays the moves.</source>
        <translation>ドラッグで別の場面へ。スペースキーで再生。</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>速さ(&amp;S)</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>What else can be done with the moment shown</source>
        <translation>表示中の場面でほかにできること</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>ゲームに戻る</translation>
    </message>
    <message>
        <source>Show the board as it is now</source>
        <translation>今のボードを表示します</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Best cards</source>
        <translation>よいカード</translation>
    </message>
    <message>
        <source>Hardest cards</source>
        <translation>難しいカード</translation>
    </message>
    <message>
        <source>Too few games to say anything of single cards.</source>
        <translation>対局が少なすぎて、個々のカードについては言えません。</translation>
    </message>
    <message>
        <source>{games} games of {players} players, level {level}, seed {seed}.</source>
        <translation>{players} 人で {games} 局、強さ {level}、シード {seed}。</translation>
    </message>
    <message>
        <source>Who began won {wins} of {decided} decided games: {share} % (the truth lies, with 95 % certainty, between {low} % and {high} %; fair would be {fair} %). {verdict}</source>
        <translation>先手は決着した {decided} 局のうち {wins} 局に勝ちました: {share} %(真の値は 95 % の確かさで {low} % から {high} % の間。公平なら {fair} %)。{verdict}</translation>
    </message>
    <message>
        <source>A game takes {mean} moves on average, half of them at most {median}; the shortest took {shortest}, the longest {longest}.</source>
        <translation>1 局は平均 {mean} 手で、半数は {median} 手以下です。最短 {shortest} 手、最長 {longest} 手。</translation>
    </message>
    <message>
        <source>Games that nobody won: {draws} ({share} %).</source>
        <translation>勝者のない対局: {draws}({share} %)。</translation>
    </message>
    <message>
        <source>The bars on the board show how often a cell was in a winning row: from {least} % of the decided games ({coolest}) to {most} % ({warmest}).</source>
        <translation>ボードの棒は、マスが勝った列に入った頻度です。決着した対局の {least} %({coolest})から {most} %({warmest})まで。</translation>
    </message>
    <message>
        <source>To begin seems to be an advantage.</source>
        <translation>先手は有利なようです。</translation>
    </message>
    <message>
        <source>To begin seems to be a disadvantage.</source>
        <translation>先手は不利なようです。</translation>
    </message>
    <message>
        <source>No difference is proved.</source>
        <translation>差は証明されません。</translation>
    </message>
    <message>
        <source>{share} % of {count} chips ended in a winning row</source>
        <translation>{count} 個のチップのうち {share} % が勝った列に入りました</translation>
    </message>
</context>
<context>
    <name>ResultsPane</name>
    <message>
        <source>C&amp;omparison</source>
        <translation>比較(&amp;O)</translation>
    </message>
    <message>
        <source>Side b&amp;y side</source>
        <translation>並べて(&amp;Y)</translation>
    </message>
    <message>
        <source>Choose at the left who plays what, and press Run: the games are played in the background, in all cores, and what they say is drawn here as they arrive. Add an entry to compare two boards, two games or two levels; the menu Plan has examples.</source>
        <translation>左でだれが何をするかを選び、実行を押します。対局はすべてのコアを使って裏で行われ、わかったことがここに描かれます。項目を加えると、2 つのボード、ゲーム、強さを比べられます。計画メニューに例があります。</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Move {number}: {deed}</source>
        <translation>{number} 手目: {deed}</translation>
    </message>
    <message>
        <source>Luck: {cards} came, which was worth {chance}.</source>
        <translation>幸運: {cards}が来て、{chance} の価値がありました。</translation>
    </message>
    <message>
        <source>Bad luck: {cards} came, which cost {chance}.</source>
        <translation>不運: {cards}が来て、{chance} を失いました。</translation>
    </message>
    <message>
        <source>Luck: the draw was worth {chance}.</source>
        <translation>幸運: 引きに {chance} の価値がありました。</translation>
    </message>
    <message>
        <source>Bad luck: the draw cost {chance}.</source>
        <translation>不運: 引きで {chance} を失いました。</translation>
    </message>
    <message>
        <source>What the others did until your next turn brought you {chance}.</source>
        <translation>次の番までのほかの人の行動で {chance} を得ました。</translation>
    </message>
    <message>
        <source>What the others did until your next turn cost you {chance}.</source>
        <translation>次の番までのほかの人の行動で {chance} を失いました。</translation>
    </message>
    <message>
        <source>No other move would have been better.</source>
        <translation>ほかによりよい手はありませんでした。</translation>
    </message>
    <message>
        <source>Better: {move} ({best} instead of {played}).</source>
        <translation>よりよい手: {move}({played} ではなく {best})。</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>配り</translation>
    </message>
    <message>
        <source>Luck: your first hand, and who began.</source>
        <translation>運: 最初の手札と先手。</translation>
    </message>
    <message>
        <source>The rolls</source>
        <translation>目</translation>
    </message>
    <message>
        <source>The draws</source>
        <translation>引き</translation>
    </message>
    <message>
        <source>Luck: what came, against what might have come.</source>
        <translation>運: 来たものと、来たかもしれないものとの差。</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>あなたの選択</translation>
    </message>
    <message>
        <source>Skill: what your moves lost against the best ones found.</source>
        <translation>実力: 見つかった最善手に比べて失った分。</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>ほかの人</translation>
    </message>
    <message>
        <source>How they played, and their luck: one cannot see these apart.</source>
        <translation>その指し方と運: 分けることはできません。</translation>
    </message>
    <message>
        <source>None of your turns has been looked at.</source>
        <translation>あなたの番はまだ調べられていません。</translation>
    </message>
    <message>
        <source>Only the first {count} of your turns have been looked at.</source>
        <translation>あなたの番のうち最初の {count} 回だけ調べました。</translation>
    </message>
    <message>
        <source>You won.</source>
        <translation>あなたの勝ちです。</translation>
    </message>
    <message>
        <source>You lost.</source>
        <translation>あなたの負けです。</translation>
    </message>
    <message>
        <source>It was a draw.</source>
        <translation>引き分けでした。</translation>
    </message>
    <message>
        <source>Luck was with you: the cards were worth {chance}.</source>
        <translation>運に恵まれました: カードに {chance} の価値がありました。</translation>
    </message>
    <message>
        <source>Luck was against you: the cards cost you {chance}.</source>
        <translation>運に恵まれませんでした: カードで {chance} を失いました。</translation>
    </message>
    <message>
        <source>The cards were neither kind nor unkind to you.</source>
        <translation>カードは味方でも敵でもありませんでした。</translation>
    </message>
    <message>
        <source>You hardly missed a better move.</source>
        <translation>よりよい手をほとんど逃していません。</translation>
    </message>
    <message>
        <source>Better moves would have been worth {chance} in all.</source>
        <translation>よりよい手なら合わせて {chance} の価値がありました。</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>The game of {name}</source>
        <translation>{name}のゲーム</translation>
    </message>
    <message>
        <source>Looking at every turn of the game…</source>
        <translation>ゲームの各番を調べています…</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>振り返り</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Show what has been found so far</source>
        <translation>これまでにわかったことを表示します</translation>
    </message>
    <message>
        <source>Where it turned</source>
        <translation>流れが変わったところ</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>運と実力</translation>
    </message>
    <message>
        <source>Choose one to see the board as it was then</source>
        <translation>選ぶと、そのときのボードが見られます</translation>
    </message>
    <message>
        <source>Chances through the game</source>
        <translation>ゲームを通した見込み</translation>
    </message>
    <message>
        <source>Click to look at the board at that moment</source>
        <translation>クリックするとそのときのボードが見られます</translation>
    </message>
    <message>
        <source>Whose game</source>
        <translation>だれのゲーム</translation>
    </message>
</context>
<context>
    <name>Reviewing</name>
    <message>
        <source>The game cannot be reviewed: the process that looks at it has failed.</source>
        <translation>ゲームを振り返れません。調べるプロセスが失敗しました。</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>ほかの人</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>よりよい手</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>指した手</translation>
    </message>
</context>
<context>
    <name>Row</name>
    <message>
        <source>Back to what it was at first: {value}</source>
        <translation>最初の値に戻す: {value}</translation>
    </message>
</context>
<context>
    <name>RuleChecks</name>
    <message>
        <source>Use whole numbers from {low} to {high}, separated by commas.</source>
        <translation>{low} から {high} までの整数をコンマで区切って入れてください。</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}。</translation>
    </message>
    <message>
        <source>Shapes have no line that could be lengthened. Leave this out, or make lines.</source>
        <translation>形には延ばす線がありません。これを外すか、直線にしてください。</translation>
    </message>
    <message>
        <source>Only a draw after playing can be forgotten. Let cards draw themselves, or have them drawn after playing.</source>
        <translation>忘れることがあるのはプレイのあとに引くときだけです。自動で引くか、プレイのあとに引くようにしてください。</translation>
    </message>
    <message>
        <source>Free cells cannot count for everybody and be earned at once. Let free cells count for nobody.</source>
        <translation>フリーのマスは、全員の数に入ることと獲得することを同時にはできません。だれの数にも入らないようにしてください。</translation>
    </message>
    <message>
        <source>Nobody can play yet. Allow at least one number of players.</source>
        <translation>まだだれも遊べません。少なくとも 1 つの人数を認めてください。</translation>
    </message>
    <message>
        <source>There is no board “{name}” here. Choose another.</source>
        <translation>ここにボード「{name}」はありません。別のボードを選んでください。</translation>
    </message>
    <message>
        <source>Say how many cards {players} are dealt, or leave them out.</source>
        <translation>{players}のとき何枚配るかを決めるか、その人数を外してください。</translation>
    </message>
    <message>
        <source>{players} with {cards} each need {needed}, but there are only {deck}. Deal fewer, or do not allow so many players.</source>
        <translation>{players}に {cards}ずつでは {needed} 必要ですが、{deck} しかありません。枚数を減らすか、その人数を認めないでください。</translation>
    </message>
    <message>
        <source>No row of {length} fits on the board “{board}”, which has {columns} by {rows} cells. Make rows shorter, or choose a larger board.</source>
        <translation>{length} 個の列は {columns} × {rows} マスのボード「{board}」に入りません。列を短くするか、大きいボードを選んでください。</translation>
    </message>
    <message>
        <source>The board “{board}” has {have} of them. Change the number or the board.</source>
        <translation>ボード「{board}」には {have} あります。数かボードを変えてください。</translation>
    </message>
    <message>
        <source>No cell of the board “{board}” shows {cards}, and they have no power. Choose another board, leave the cards out, or give them a power.</source>
        <translation>ボード「{board}」には {cards} のマスがなく、特別な力もありません。別のボードを選ぶか、そのカードを外すか、力を与えてください。</translation>
    </message>
    <message>
        <source>{cards} and {count} others</source>
        <translation>{cards} とほか {count}</translation>
    </message>
</context>
<context>
    <name>RuleFlags</name>
    <message>
        <source>A full hand must play</source>
        <translation>手札がいっぱいなら出さなければならない</translation>
    </message>
    <message>
        <source>A full hand may draw as well</source>
        <translation>手札がいっぱいでも引ける</translation>
    </message>
    <message>
        <source>An empty hand must draw</source>
        <translation>手札がなければ引かなければならない</translation>
    </message>
    <message>
        <source>An empty hand may also pass</source>
        <translation>手札がなければパスもできる</translation>
    </message>
    <message>
        <source>One’s own chips may be removed too</source>
        <translation>自分のチップも取り除ける</translation>
    </message>
    <message>
        <source>One’s own chips may not be removed</source>
        <translation>自分のチップは取り除けない</translation>
    </message>
    <message>
        <source>One says which card a wild card stands for</source>
        <translation>ワイルドカードがどのカードの代わりかを言う</translation>
    </message>
    <message>
        <source>A wild card need not be named</source>
        <translation>ワイルドカードを言う必要はない</translation>
    </message>
    <message>
        <source>Chips of a finished row are safe</source>
        <translation>完成した列のチップは安全</translation>
    </message>
    <message>
        <source>Chips of a finished row are not safe</source>
        <translation>完成した列のチップは安全ではない</translation>
    </message>
    <message>
        <source>Chips that lengthen a finished row are safe too</source>
        <translation>完成した列を延ばすチップも安全</translation>
    </message>
    <message>
        <source>Chips that lengthen a finished row are not safe</source>
        <translation>完成した列を延ばすチップは安全ではない</translation>
    </message>
    <message>
        <source>Chips on earned corners are safe</source>
        <translation>獲得した角のチップは安全</translation>
    </message>
    <message>
        <source>Chips on earned corners are not safe</source>
        <translation>獲得した角のチップは安全ではない</translation>
    </message>
    <message>
        <source>One line may hold two rows of a side</source>
        <translation>1 本の線に同じサイドの 2 列があってよい</translation>
    </message>
    <message>
        <source>Two rows of a side never lie in the same line</source>
        <translation>同じサイドの 2 列は同じ線にはない</translation>
    </message>
    <message>
        <source>Two rows may use the same free cell</source>
        <translation>2 列が同じフリーのマスを使える</translation>
    </message>
    <message>
        <source>A side may use each free cell in one row only</source>
        <translation>サイドは各フリーのマスを 1 列にだけ使える</translation>
    </message>
    <message>
        <source>A row counts only when it is announced</source>
        <translation>列は宣言したときだけ数える</translation>
    </message>
    <message>
        <source>A row need not be announced</source>
        <translation>列を宣言する必要はない</translation>
    </message>
    <message>
        <source>The stock lies face up</source>
        <translation>山札は表向き</translation>
    </message>
    <message>
        <source>The stock lies face down</source>
        <translation>山札は裏向き</translation>
    </message>
    <message>
        <source>Turning in a dead card is free to choose</source>
        <translation>死に札を出すかは自由</translation>
    </message>
    <message>
        <source>A dead card must be turned in before one plays</source>
        <translation>プレイの前に死に札を出さなければならない</translation>
    </message>
    <message>
        <source>Dead cards may be turned in only when no card can be played</source>
        <translation>死に札は出せるカードがないときだけ出せる</translation>
    </message>
    <message>
        <source>Dead cards may be turned in even if another card can be played</source>
        <translation>ほかに出せるカードがあっても死に札を出せる</translation>
    </message>
    <message>
        <source>Dead cards that are turned in are named</source>
        <translation>出した死に札を言う</translation>
    </message>
    <message>
        <source>Dead cards that are turned in are not named</source>
        <translation>出した死に札を言わない</translation>
    </message>
    <message>
        <source>Turning in a dead card ends the time for a late draw</source>
        <translation>死に札を出すと遅れて引く時間が終わる</translation>
    </message>
    <message>
        <source>Turning in a dead card leaves time for a late draw</source>
        <translation>死に札を出しても遅れて引く時間は残る</translation>
    </message>
    <message>
        <source>Another turn even if the roll could not be used</source>
        <translation>目を使えなくてももう一度番がある</translation>
    </message>
    <message>
        <source>No further turn if the roll could not be used</source>
        <translation>目を使えなければもう番はない</translation>
    </message>
</context>
<context>
    <name>RuleGroups</name>
    <message>
        <source>Players and sides</source>
        <translation>プレイヤーとサイド</translation>
    </message>
    <message>
        <source>Cards, dice and hands</source>
        <translation>カード、サイコロ、手札</translation>
    </message>
    <message>
        <source>Board and corners</source>
        <translation>ボードと角</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>特別なカード</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Winning, points and ties</source>
        <translation>勝ち、点数、同点</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>カードを引く</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>死に札</translation>
    </message>
    <message>
        <source>Forgetting, talking, clock</source>
        <translation>忘れ、会話、時計</translation>
    </message>
    <message>
        <source>Look of the table</source>
        <translation>テーブルの見た目</translation>
    </message>
    <message>
        <source>Name and origin</source>
        <translation>名前と由来</translation>
    </message>
</context>
<context>
    <name>RuleLabels</name>
    <message>
        <source>Name of the file</source>
        <translation>ファイル名</translation>
    </message>
    <message>
        <source>It is made from the name when the rules are saved.</source>
        <translation>ルールを保存するとき名前から作られます。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>What people read in the list of games.</source>
        <translation>ゲームの一覧に出る文字。</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>One paragraph: what kind of game it is and what is special.</source>
        <translation>1 段落で、どんなゲームで何が特別か。</translation>
    </message>
    <message>
        <source>Where the rules come from</source>
        <translation>ルールの由来</translation>
    </message>
    <message>
        <source>A book, a web site, a family; so that others can look it up.</source>
        <translation>本、ウェブサイト、家庭など、ほかの人が調べられるように。</translation>
    </message>
    <message>
        <source>Who may play</source>
        <translation>遊べる人数</translation>
    </message>
    <message>
        <source>How many may play, and into how many sides of equal size they may part. Where there are several, the usual number of sides is offered first.</source>
        <translation>何人で遊べるか、同じ人数のいくつのサイドに分かれるか。複数あれば通常のサイド数が先に示されます。</translation>
    </message>
    <message>
        <source>Seating of team-mates</source>
        <translation>味方の席</translation>
    </message>
    <message>
        <source>Apart, the sides take turns around the table. Side by side, all members of a side move before the next side does.</source>
        <translation>離れて: サイドが交互に座ります。隣り合って: 1 サイドの全員が終わってから次のサイドです。</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>The first move is a small advantage.</source>
        <translation>先に行うのは少し有利です。</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>回る向き</translation>
    </message>
    <message>
        <source>The way the turn passes around the table.</source>
        <translation>番がテーブルを回る向き。</translation>
    </message>
    <message>
        <source>Played with</source>
        <translation>遊ぶ道具</translation>
    </message>
    <message>
        <source>With cards one chooses from a hand. With dice there is no hand: the roll says where the chip goes.</source>
        <translation>カードなら手札から選びます。サイコロなら手札はなく、目がチップの場所を決めます。</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>トランプの組数</translation>
    </message>
    <message>
        <source>So many packs are shuffled together; more packs, longer games.</source>
        <translation>この組数を混ぜます。多いほどゲームは長くなります。</translation>
    </message>
    <message>
        <source>Jokers in all</source>
        <translation>ジョーカーの総数</translation>
    </message>
    <message>
        <source>Jokers need a power, since no cell shows a joker.</source>
        <translation>ジョーカーのマスはないので、力が必要です。</translation>
    </message>
    <message>
        <source>Ranks in a pack</source>
        <translation>1 組のランク</translation>
    </message>
    <message>
        <source>Ranks left out are not dealt; cells that show them can be reached by special cards only.</source>
        <translation>除いたランクは配られず、そのマスには特別なカードでだけ届きます。</translation>
    </message>
    <message>
        <source>Number cards</source>
        <translation>数字カード</translation>
    </message>
    <message>
        <source>Each number from the first to the last once a pack, in place of playing cards. They need a board of numbers.</source>
        <translation>トランプの代わりに、最初から最後までの数字を 1 組に 1 枚ずつ。数字のボードが必要です。</translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation>1 人の枚数</translation>
    </message>
    <message>
        <source>The same number for any number of players. Not used, the list by players holds.</source>
        <translation>何人でも同じ枚数。使わなければ人数別の一覧によります。</translation>
    </message>
    <message>
        <source>Cards each, by players</source>
        <translation>1 人の枚数(人数別)</translation>
    </message>
    <message>
        <source>The more players, the fewer cards each, as a rule.</source>
        <translation>ふつうは人数が多いほど枚数は少なくなります。</translation>
    </message>
    <message>
        <source>Most cards in a hand</source>
        <translation>手札の上限</translation>
    </message>
    <message>
        <source>Who holds so many may not draw and has to play.</source>
        <translation>この枚数を持つ人は引けず、出さなければなりません。</translation>
    </message>
    <message>
        <source>A number goes on</source>
        <translation>数字を置ける場所</translation>
    </message>
    <message>
        <source>On higher numbers too, low cards are strong: they fit nearly everywhere.</source>
        <translation>大きい数字にも置けると、小さいカードはほとんどどこにも置けて強くなります。</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>サイコロ</translation>
    </message>
    <message>
        <source>How many dice are rolled; their total counts.</source>
        <translation>振るサイコロの数。合計を数えます。</translation>
    </message>
    <message>
        <source>Faces of a die</source>
        <translation>サイコロの面</translation>
    </message>
    <message>
        <source>The board has to show every total that has no power.</source>
        <translation>力のない合計はすべてボードになければなりません。</translation>
    </message>
    <message>
        <source>Rolls that give another turn</source>
        <translation>もう一度番になる目</translation>
    </message>
    <message>
        <source>Totals, separated by commas. The turn may repeat for ever.</source>
        <translation>合計をコンマで区切ります。何度でもくり返せます。</translation>
    </message>
    <message>
        <source>Another turn even if the roll could not be used</source>
        <translation>目を使えなくてももう一度番がある</translation>
    </message>
    <message>
        <source>Otherwise a roll without effect gives no further turn.</source>
        <translation>そうでなければ、効果のない目で番は終わります。</translation>
    </message>
    <message>
        <source>Usual board</source>
        <translation>通常のボード</translation>
    </message>
    <message>
        <source>The board that is offered first; others that fit may do too.</source>
        <translation>最初に示されるボード。合うものならほかでもかまいません。</translation>
    </message>
    <message>
        <source>A board of its own</source>
        <translation>独自のボード</translation>
    </message>
    <message>
        <source>A line for each row of cells, such as “XX 2S 3S 4S”; XX is a free cell. It goes before the usual board.</source>
        <translation>マスの行ごとに 1 行、たとえば「XX 2S 3S 4S」。XX はフリーのマス。通常のボードより優先します。</translation>
    </message>
    <message>
        <source>Rows of cells a board must have</source>
        <translation>ボードに必要な行数</translation>
    </message>
    <message>
        <source>Boards of another height are not offered.</source>
        <translation>高さの違うボードは示されません。</translation>
    </message>
    <message>
        <source>Columns a board must have</source>
        <translation>ボードに必要な列数</translation>
    </message>
    <message>
        <source>Boards of another width are not offered.</source>
        <translation>幅の違うボードは示されません。</translation>
    </message>
    <message>
        <source>Free cells</source>
        <translation>フリーのマス</translation>
    </message>
    <message>
        <source>Counting for every side, a row through a free corner needs one chip less.</source>
        <translation>すべてのサイドの数に入るなら、フリーの角を通る列はチップが 1 個少なくて済みます。</translation>
    </message>
    <message>
        <source>Free cells are earned</source>
        <translation>フリーのマスを獲得する</translation>
    </message>
    <message>
        <source>They start empty, and only a card with the power for corners puts a chip there.</source>
        <translation>はじめは空で、角の力を持つカードだけがチップを置けます。</translation>
    </message>
    <message>
        <source>Cards and rolls with a power</source>
        <translation>力のあるカードと目</translation>
    </message>
    <message>
        <source>What jacks, jokers or certain rolls do. A card with a power is not played on its own cells.</source>
        <translation>ジャック、ジョーカー、特定の目の働き。力のあるカードは自分のマスには出しません。</translation>
    </message>
    <message>
        <source>When all its cells are covered, a card or roll</source>
        <translation>マスがすべて埋まったときのカードや目</translation>
    </message>
    <message>
        <source>Taking the place of an enemy chip keeps the game moving to the very end.</source>
        <translation>相手のチップを置き換えると、最後までゲームが動きます。</translation>
    </message>
    <message>
        <source>Removing may take one’s own chips</source>
        <translation>自分のチップも取り除ける</translation>
    </message>
    <message>
        <source>Seldom wise, but it keeps such a card from being stuck.</source>
        <translation>よい手はまれですが、カードが使えなくなりません。</translation>
    </message>
    <message>
        <source>Wild cards are named</source>
        <translation>ワイルドカードを言う</translation>
    </message>
    <message>
        <source>One says which card a wild card stands for. A custom at the table only.</source>
        <translation>ワイルドカードがどのカードの代わりかを言います。テーブルでの習慣です。</translation>
    </message>
    <message>
        <source>Chips of a finished row are safe</source>
        <translation>完成した列のチップは安全</translation>
    </message>
    <message>
        <source>Otherwise a finished row can be broken again.</source>
        <translation>そうでなければ、完成した列も崩されます。</translation>
    </message>
    <message>
        <source>Chips that lengthen a finished row are safe too</source>
        <translation>完成した列を延ばすチップも安全</translation>
    </message>
    <message>
        <source>Otherwise the sixth chip in a line of five can be taken.</source>
        <translation>そうでなければ、5 個の並びの 6 個目は取られます。</translation>
    </message>
    <message>
        <source>Chips on earned corners are safe</source>
        <translation>獲得した角のチップは安全</translation>
    </message>
    <message>
        <source>Otherwise they can be taken like any other chip.</source>
        <translation>そうでなければ、ほかのチップと同じように取られます。</translation>
    </message>
    <message>
        <source>Cells safe from a card or roll</source>
        <translation>カードや目から安全なマス</translation>
    </message>
    <message>
        <source>Numbers whose cells a certain card or roll cannot touch.</source>
        <translation>特定のカードや目が触れられないマスの数字。</translation>
    </message>
    <message>
        <source>Chips in a row</source>
        <translation>1 列のチップ数</translation>
    </message>
    <message>
        <source>Shorter rows are made sooner and blocked less easily.</source>
        <translation>短い列は早くでき、止めにくくなります。</translation>
    </message>
    <message>
        <source>Chips in a row, by sides</source>
        <translation>1 列のチップ数(サイド数別)</translation>
    </message>
    <message>
        <source>Where a number of sides is named here, this goes first.</source>
        <translation>ここにサイド数があれば、こちらが優先します。</translation>
    </message>
    <message>
        <source>Shapes instead of lines</source>
        <translation>直線の代わりの形</translation>
    </message>
    <message>
        <source>A line for each shape, such as “X../XXX/..X”: X is a chip, a dot is not, and a stroke begins the next row. Each is placed as drawn, without turning.</source>
        <translation>形ごとに 1 行、たとえば「X../XXX/..X」。X はチップ、点は空き、斜線は次の段。図のとおりに置き、回しません。</translation>
    </message>
    <message>
        <source>A row counts</source>
        <translation>列の有効な期間</translation>
    </message>
    <message>
        <source>For good, it is claimed and remembered. Only while it lies there, all rows needed have to be on the board at once.</source>
        <translation>ずっと: 確保して記憶します。ある間だけ: 必要な列がすべて同時にボードになければなりません。</translation>
    </message>
    <message>
        <source>Cells that two rows may share</source>
        <translation>2 列が共有できるマス</translation>
    </message>
    <message>
        <source>With one, nine in a line are two rows of five; with none, ten are needed.</source>
        <translation>1 なら 9 個の並びが 5 個の 2 列になり、0 なら 10 個必要です。</translation>
    </message>
    <message>
        <source>One line may hold two rows of a side</source>
        <translation>1 本の線に同じサイドの 2 列があってよい</translation>
    </message>
    <message>
        <source>Otherwise a second row must lie in another line, such as one that crosses.</source>
        <translation>そうでなければ、2 列目は交わる線など別の線に作ります。</translation>
    </message>
    <message>
        <source>Two rows may use the same free cell</source>
        <translation>2 列が同じフリーのマスを使える</translation>
    </message>
    <message>
        <source>Otherwise a side may use each free corner once.</source>
        <translation>そうでなければ、サイドは各フリーの角を 1 回だけ使えます。</translation>
    </message>
    <message>
        <source>When more chips lie in line than a row needs</source>
        <translation>列に必要な数より多く並んだとき</translation>
    </message>
    <message>
        <source>Which chips are the row decides which are safe, and what may follow.</source>
        <translation>どのチップが列かで、どれが安全か、次に何ができるかが決まります。</translation>
    </message>
    <message>
        <source>A row counts only when it is announced</source>
        <translation>列は宣言したときだけ数える</translation>
    </message>
    <message>
        <source>Who makes a row without saying so has no row; a later chip can still claim it.</source>
        <translation>言わずに作った列は数えませんが、あとのチップで宣言できます。</translation>
    </message>
    <message>
        <source>Rows needed, by sides</source>
        <translation>必要な列(サイド数別)</translation>
    </message>
    <message>
        <source>Where nothing is said, one row wins.</source>
        <translation>何もなければ 1 列で勝ちます。</translation>
    </message>
    <message>
        <source>Rows needed, by players</source>
        <translation>必要な列(人数別)</translation>
    </message>
    <message>
        <source>Where a number of players is named here, this goes first.</source>
        <translation>ここに人数があれば、こちらが優先します。</translation>
    </message>
    <message>
        <source>Patterns that win at once</source>
        <translation>すぐに勝つパターン</translation>
    </message>
    <message>
        <source>A line for each: “center2x2” for the four cells in the middle, or cells joined by plus signs, such as “a1+b2”.</source>
        <translation>それぞれ 1 行: 中央の 4 マスは「center2x2」、または「a1+b2」のようにマスをプラスでつなぎます。</translation>
    </message>
    <message>
        <source>Turns left to the others</source>
        <translation>ほかのサイドに残る番</translation>
    </message>
    <message>
        <source>When a side has its rows, each other side still has so many turns; then the most rows win.</source>
        <translation>1 サイドが必要な列を作ると、ほかにはこの回数の番があり、そのあと列の多いほうが勝ちます。</translation>
    </message>
    <message>
        <source>When nobody has won</source>
        <translation>だれも勝っていないとき</translation>
    </message>
    <message>
        <source>What happens when nobody can move or no card is left.</source>
        <translation>だれも動けないとき、カードがなくなったときにどうするか。</translation>
    </message>
    <message>
        <source>Lengths that are compared</source>
        <translation>比べる長さ</translation>
    </message>
    <message>
        <source>Separated by commas, in order: the side with more rows of the first length wins, then of the second, and so on.</source>
        <translation>コンマで区切り、順に比べます。最初の長さの列が多いサイドの勝ち、次は 2 番目、と続きます。</translation>
    </message>
    <message>
        <source>Points that win the match</source>
        <translation>試合に勝つ点数</translation>
    </message>
    <message>
        <source>A match goes over several deals, until a side has so many.</source>
        <translation>試合は何回かの配りからなり、どこかのサイドがこの点に達するまで続きます。</translation>
    </message>
    <message>
        <source>Points for a row, by chips in its line</source>
        <translation>線のチップ数による列の点</translation>
    </message>
    <message>
        <source>A line earns what stands at the greatest number that it reaches.</source>
        <translation>線は、達した最大の数に書かれた点を得ます。</translation>
    </message>
    <message>
        <source>Extra points for a row with a free cell</source>
        <translation>フリーのマスを含む列の加点</translation>
    </message>
    <message>
        <source>For each such row.</source>
        <translation>そのような列ごとに。</translation>
    </message>
    <message>
        <source>Extra points for two rows at a stroke</source>
        <translation>一度に 2 列の加点</translation>
    </message>
    <message>
        <source>For one move that makes two or more rows.</source>
        <translation>一手で 2 列以上を作ったとき。</translation>
    </message>
    <message>
        <source>Points for winning a deal</source>
        <translation>1 回の勝ちの点</translation>
    </message>
    <message>
        <source>For the side that wins it, however it ends.</source>
        <translation>どう終わっても、勝ったサイドに。</translation>
    </message>
    <message>
        <source>Points lost for each special card left</source>
        <translation>残った特別なカード 1 枚ごとの減点</translation>
    </message>
    <message>
        <source>For cards with a power still in hand at the end of a deal.</source>
        <translation>回の終わりに手札に残った力のあるカードに。</translation>
    </message>
    <message>
        <source>A card is drawn</source>
        <translation>カードを引く時期</translation>
    </message>
    <message>
        <source>Drawing before playing gives one card more to choose from.</source>
        <translation>プレイの前に引くと選択肢が 1 枚増えます。</translation>
    </message>
    <message>
        <source>A full hand must play</source>
        <translation>手札がいっぱいなら出さなければならない</translation>
    </message>
    <message>
        <source>Otherwise one may draw on, however many cards one holds.</source>
        <translation>そうでなければ、何枚あっても引けます。</translation>
    </message>
    <message>
        <source>An empty hand must draw</source>
        <translation>手札がなければ引かなければならない</translation>
    </message>
    <message>
        <source>Otherwise one may also pass.</source>
        <translation>そうでなければ、パスもできます。</translation>
    </message>
    <message>
        <source>Open cards to draw from</source>
        <translation>引ける場札</translation>
    </message>
    <message>
        <source>So many cards lie open beside the stock; one takes one, and the next is laid there.</source>
        <translation>山札の横にこの枚数の場札があり、1 枚取ると次が置かれます。</translation>
    </message>
    <message>
        <source>The stock lies face up</source>
        <translation>山札は表向き</translation>
    </message>
    <message>
        <source>Everybody sees the card that comes next from each pile.</source>
        <translation>みな各山の次のカードが見えます。</translation>
    </message>
    <message>
        <source>Piles of the open stock</source>
        <translation>表向きの山札の山の数</translation>
    </message>
    <message>
        <source>With several, one chooses from which to draw.</source>
        <translation>いくつかあれば、どこから引くか選びます。</translation>
    </message>
    <message>
        <source>When the stock is empty</source>
        <translation>山札がなくなったとき</translation>
    </message>
    <message>
        <source>Without a new stock the cards run out, and games can end.</source>
        <translation>新しい山札がなければ、カードがなくなりゲームが終わることがあります。</translation>
    </message>
    <message>
        <source>Dead cards turned in each turn</source>
        <translation>1 回の番に出せる死に札</translation>
    </message>
    <message>
        <source>A card is dead when no cell is left for it. Turned in, it gives a new card, and the turn goes on.</source>
        <translation>置けるマスがないカードは死に札です。出すと新しいカードが来て、番は続きます。</translation>
    </message>
    <message>
        <source>Turning in is free to choose</source>
        <translation>出すかは自由</translation>
    </message>
    <message>
        <source>Otherwise a dead card has to be turned in before one plays.</source>
        <translation>そうでなければ、プレイの前に死に札を出さなければなりません。</translation>
    </message>
    <message>
        <source>Only when no card can be played</source>
        <translation>出せるカードがないときだけ</translation>
    </message>
    <message>
        <source>Dead cards stay in hand as long as another card can be used.</source>
        <translation>ほかに使えるカードがある間、死に札は手札に残ります。</translation>
    </message>
    <message>
        <source>Dead cards are announced</source>
        <translation>死に札を言う</translation>
    </message>
    <message>
        <source>Otherwise the list of moves does not name them.</source>
        <translation>そうでなければ、手の一覧に名前が出ません。</translation>
    </message>
    <message>
        <source>Dead cards that put a player out</source>
        <translation>プレイヤーが外れる死に札の数</translation>
    </message>
    <message>
        <source>Who holds so many at the start of a turn is out of the game.</source>
        <translation>番の初めにこの枚数を持つ人はゲームから外れます。</translation>
    </message>
    <message>
        <source>A forgotten draw</source>
        <translation>引き忘れ</translation>
    </message>
    <message>
        <source>If drawing is up to the players, one has to click the stock after each move.</source>
        <translation>引くのがプレイヤーの役目なら、手のたびに山札をクリックします。</translation>
    </message>
    <message>
        <source>It is too late</source>
        <translation>手遅れになるとき</translation>
    </message>
    <message>
        <source>Until then a forgotten card may still be drawn.</source>
        <translation>それまでは忘れたカードを引けます。</translation>
    </message>
    <message>
        <source>Turning in a dead card ends the time too</source>
        <translation>死に札を出しても時間が終わる</translation>
    </message>
    <message>
        <source>As if the next player had moved and drawn.</source>
        <translation>次のプレイヤーがプレイして引いたのと同じです。</translation>
    </message>
    <message>
        <source>Speaking out of turn</source>
        <translation>許されない発言</translation>
    </message>
    <message>
        <source>What a side pays whose members give each other advice.</source>
        <translation>メンバーが助言し合ったサイドの罰。</translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <translation>番の時間</translation>
    </message>
    <message>
        <source>In seconds; then the computer moves for the player.</source>
        <translation>秒単位。過ぎるとコンピュータが代わりに行います。</translation>
    </message>
    <message>
        <source>A finished row</source>
        <translation>完成した列</translation>
    </message>
    <message>
        <source>How it is seen on the table; the rules stay the same.</source>
        <translation>テーブルでの見え方。ルールは変わりません。</translation>
    </message>
    <message>
        <source>Chips of each colour in the box</source>
        <translation>箱の中の各色のチップ数</translation>
    </message>
    <message>
        <source>For information only; the program never runs out of chips.</source>
        <translation>参考です。プログラムのチップはなくなりません。</translation>
    </message>
</context>
<context>
    <name>RuleOptions</name>
    <message>
        <source>apart, the sides in turn</source>
        <translation>離れて、サイドが交互に</translation>
    </message>
    <message>
        <source>side by side</source>
        <translation>隣り合って</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>時計回り</translation>
    </message>
    <message>
        <source>counterclockwise</source>
        <translation>反時計回り</translation>
    </message>
    <message>
        <source>the seat after a dealer drawn by lot</source>
        <translation>くじで決めた親の次の席</translation>
    </message>
    <message>
        <source>the highest roll</source>
        <translation>最も大きい目</translation>
    </message>
    <message>
        <source>a seat drawn by lot</source>
        <translation>くじで決めた席</translation>
    </message>
    <message>
        <source>always the first seat</source>
        <translation>いつも最初の席</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>サイコロ</translation>
    </message>
    <message>
        <source>its own cells</source>
        <translation>そのカードのマス</translation>
    </message>
    <message>
        <source>its own cells and any higher number</source>
        <translation>そのカードのマスとそれより大きい数字</translation>
    </message>
    <message>
        <source>count as a chip of every side</source>
        <translation>すべてのサイドのチップとして数える</translation>
    </message>
    <message>
        <source>count for nobody</source>
        <translation>だれの数にも入らない</translation>
    </message>
    <message>
        <source>by a card with the power for corners</source>
        <translation>角の力を持つカードで</translation>
    </message>
    <message>
        <source>never</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>for good, once it is made</source>
        <translation>一度作ればずっと</translation>
    </message>
    <message>
        <source>only while its chips lie there</source>
        <translation>チップがある間だけ</translation>
    </message>
    <message>
        <source>its maker chooses</source>
        <translation>作った人が選ぶ</translation>
    </message>
    <message>
        <source>the first from the top left</source>
        <translation>左上から最初のもの</translation>
    </message>
    <message>
        <source>the program chooses</source>
        <translation>プログラムが選ぶ</translation>
    </message>
    <message>
        <source>drawn through</source>
        <translation>線を引く</translation>
    </message>
    <message>
        <source>its chips turn white</source>
        <translation>チップが白くなる</translation>
    </message>
    <message>
        <source>does nothing</source>
        <translation>何もしない</translation>
    </message>
    <message>
        <source>takes the place of an enemy chip there</source>
        <translation>そこの相手のチップを置き換える</translation>
    </message>
    <message>
        <source>after playing</source>
        <translation>プレイのあと</translation>
    </message>
    <message>
        <source>before playing</source>
        <translation>プレイの前</translation>
    </message>
    <message>
        <source>instead of playing</source>
        <translation>プレイの代わり</translation>
    </message>
    <message>
        <source>the played cards are shuffled anew</source>
        <translation>出されたカードを切り直す</translation>
    </message>
    <message>
        <source>one plays on without drawing</source>
        <translation>引かずに続ける</translation>
    </message>
    <message>
        <source>the game ends</source>
        <translation>ゲームが終わる</translation>
    </message>
    <message>
        <source>impossible: cards draw themselves</source>
        <translation>起こらない: カードは自動で引かれる</translation>
    </message>
    <message>
        <source>lost for good</source>
        <translation>永久に失う</translation>
    </message>
    <message>
        <source>made good after one’s next turn</source>
        <translation>次の自分の番のあとに補う</translation>
    </message>
    <message>
        <source>when the next player has moved and drawn</source>
        <translation>次のプレイヤーがプレイして引いたとき</translation>
    </message>
    <message>
        <source>when the next player has moved</source>
        <translation>次のプレイヤーがプレイしたとき</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>罰なし</translation>
    </message>
    <message>
        <source>costs each member of the side a card</source>
        <translation>サイドの各メンバーがカードを 1 枚失う</translation>
    </message>
    <message>
        <source>costs the side a chip</source>
        <translation>サイドがチップを 1 個失う</translation>
    </message>
    <message>
        <source>the game is a draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>the longest lines decide</source>
        <translation>最も長い並びで決まる</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>使わない</translation>
    </message>
    <message>
        <source>as many as were dealt</source>
        <translation>配られた枚数</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>いくつでも</translation>
    </message>
    <message>
        <source>nobody is put out</source>
        <translation>だれも外れない</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>none, the game is over</source>
        <translation>なし、ゲーム終了</translation>
    </message>
    <message>
        <source>no match, single games</source>
        <translation>試合なし、1 局ずつ</translation>
    </message>
    <message>
        <source>the four cells in the middle</source>
        <translation>中央の 4 マス</translation>
    </message>
    <message>
        <source>the cells {names}</source>
        <translation>{names} のマス</translation>
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
        <translation>空いた好きなマスに置ける</translation>
    </message>
    <message>
        <source>removes an enemy chip</source>
        <translation>相手のチップを取り除く</translation>
    </message>
    <message>
        <source>goes anywhere, even in place of an enemy chip</source>
        <translation>相手のチップの場所も含めどこにでも置ける</translation>
    </message>
    <message>
        <source>goes in place of an enemy chip</source>
        <translation>相手のチップの場所に置く</translation>
    </message>
    <message>
        <source>goes on an open corner only</source>
        <translation>空いた角にだけ置ける</translation>
    </message>
    <message>
        <source>swaps one’s own chip with an enemy chip</source>
        <translation>自分と相手のチップを入れ替える</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>Back to the preset: {value}</source>
        <translation>プリセットに戻す: {value}</translation>
    </message>
    <message>
        <source>No effect: {why}</source>
        <translation>効果なし: {why}</translation>
    </message>
</context>
<context>
    <name>RuleTables</name>
    <message>
        <source>Add a roll</source>
        <translation>目を追加</translation>
    </message>
    <message>
        <source>Add a card</source>
        <translation>カードを追加</translation>
    </message>
    <message>
        <source>One more that does something special</source>
        <translation>特別な働きをするものを1つ加えます</translation>
    </message>
    <message>
        <source>Card or roll</source>
        <translation>カードまたは目</translation>
    </message>
    <message>
        <source>Take {card} out of the list</source>
        <translation>{card}を一覧から外す</translation>
    </message>
    <message>
        <source>What {card} does</source>
        <translation>{card}の働き</translation>
    </message>
    <message>
        <source>numbers of cells</source>
        <translation>マスの数字</translation>
    </message>
    <message>
        <source>Cells safe from {card}</source>
        <translation>{card}から安全なマス</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>ジョーカー</translation>
    </message>
    <message>
        <source>usually</source>
        <translation>通常</translation>
    </message>
    <message>
        <source>{players}, usual number of sides</source>
        <translation>{players}、通常のサイド数</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} 人</translation>
    </message>
    <message>
        <source>{sides} sides</source>
        <translation>{sides} サイド</translation>
    </message>
    <message>
        <source>{count} in line</source>
        <translation>{count} 個の並び</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Change the rules</source>
        <translation>ルールを変える</translation>
    </message>
    <message>
        <source>&amp;Differences</source>
        <translation>違い(&amp;D)</translation>
    </message>
    <message>
        <source>S&amp;how it</source>
        <translation>見せる(&amp;H)</translation>
    </message>
    <message>
        <source>{title}, changed</source>
        <translation>{title}(変更)</translation>
    </message>
    <message>
        <source>House rules made from {title}</source>
        <translation>{title} から作ったハウスルール</translation>
    </message>
    <message>
        <source>Start &amp;from</source>
        <translation>もとにする(&amp;F)</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>ルールを検索</translation>
    </message>
    <message>
        <source>Show what differs from the preset, or the rules again.</source>
        <translation>プリセットとの違い、または再びルールを表示します。</translation>
    </message>
    <message>
        <source>Point at a rule to read what follows from it.</source>
        <translation>ルールを指すと、それによって何が起きるか読めます。</translation>
    </message>
    <message>
        <source>{title} (yours)</source>
        <translation>{title}(自分の)</translation>
    </message>
    <message>
        <source>These rules do not make sense yet.</source>
        <translation>このルールはまだ筋が通りません。</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>No rule is called like that.</source>
        <translation>そのような名前のルールはありません。</translation>
    </message>
</context>
<context>
    <name>SafeBar</name>
    <message>
        <source>Safe mode: your settings stay in their file, and changes are not kept.</source>
        <translation>セーフモード: 設定はファイルに残り、変更は保存されません。</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Pictures</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>アニメーション</translation>
    </message>
    <message>
        <source>Save the animation</source>
        <translation>アニメーションを保存</translation>
    </message>
    <message>
        <source>The file was not written.</source>
        <translation>ファイルは書き込まれませんでした。</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>書き込みました: {file}</translation>
    </message>
</context>
<context>
    <name>SeatChoice</name>
    <message>
        <source>Who plays</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Equal players</source>
        <translation>同じプレイヤー</translation>
    </message>
    <message>
        <source>A player for each side</source>
        <translation>サイドごとのプレイヤー</translation>
    </message>
    <message>
        <source>A player for each seat</source>
        <translation>席ごとのプレイヤー</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全員</translation>
    </message>
    <message>
        <source>Side {number}</source>
        <translation>サイド {number}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>席 {number}</translation>
    </message>
    <message>
        <source>{who}: level</source>
        <translation>{who}: 強さ</translation>
    </message>
    <message>
        <source>{who}: temperament</source>
        <translation>{who}: 性格</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>computer</source>
        <translation>コンピュータ</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Name of seat {number}</source>
        <translation>{number} 番席の名前</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>{number} 番席のプレイヤー</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Temperament of seat {number}</source>
        <translation>{number} 番席の性格</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Player {number}</source>
        <translation>プレイヤー {number}</translation>
    </message>
    <message>
        <source>Computer {number}</source>
        <translation>コンピュータ {number}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピュータ</translation>
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
        <translation>{language}の文章。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>What the program speaks. The window opens anew.</source>
        <translation>プログラムの言語。ウィンドウが開き直します。</translation>
    </message>
    <message>
        <source>That of the system</source>
        <translation>システムの言語</translation>
    </message>
    <message>
        <source>English where there is no translation.</source>
        <translation>翻訳がなければ英語。</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>ウィンドウの色</translation>
    </message>
    <message>
        <source>Light or dark; the table and the cards follow.</source>
        <translation>明るいか暗いか。テーブルとカードも合わせます。</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>手札の順</translation>
    </message>
    <message>
        <source>How your cards lie. Drag a card in the hand to lay it by hand.</source>
        <translation>カードの並び方。手札の中でドラッグすると自分で並べられます。</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>クロス</translation>
    </message>
    <message>
        <source>The colour of the table under the board.</source>
        <translation>ボードの下のテーブルの色。</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>As in most card rooms.</source>
        <translation>多くのカードルームと同じ。</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Cooler; green chips stand out more.</source>
        <translation>冷たい色。緑のチップが目立ちます。</translation>
    </message>
    <message>
        <source>Claret</source>
        <translation>ワインレッド</translation>
    </message>
    <message>
        <source>Warmer; blue chips stand out more.</source>
        <translation>暖かい色。青のチップが目立ちます。</translation>
    </message>
    <message>
        <source>Of my own hue</source>
        <translation>自分で選んだ色</translation>
    </message>
    <message>
        <source>Whatever hue is chosen below, as dark as the others.</source>
        <translation>下で選んだ色合いです。暗さはほかと同じです。</translation>
    </message>
    <message>
        <source>Hue of my own cloth</source>
        <translation>自分のクロスの色合い</translation>
    </message>
    <message>
        <source>From red (0°) by green (120°) and blue (240°) back to red. Cards and words stand out as well on each.</source>
        <translation>赤(0°)から緑(120°)、青(240°)を経て赤に戻ります。どの色でもカードと文字は同じように見やすく保たれます。</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>チップ</translation>
    </message>
    <message>
        <source>The colours of the sides. Each side has a sign of its own in all of them.</source>
        <translation>サイドの色。どの配色でもサイドごとに固有の印があります。</translation>
    </message>
    <message>
        <source>Blue, red, green, violet</source>
        <translation>青、赤、緑、紫</translation>
    </message>
    <message>
        <source>For most eyes.</source>
        <translation>ほとんどの目に。</translation>
    </message>
    <message>
        <source>Safe for colour-blind players</source>
        <translation>色覚の違いに安全</translation>
    </message>
    <message>
        <source>Blue, orange, black and yellow stay apart in every colour blindness.</source>
        <translation>青、オレンジ、黒、黄はどの色覚でも見分けられます。</translation>
    </message>
    <message>
        <source>Shades of grey</source>
        <translation>灰色の濃淡</translation>
    </message>
    <message>
        <source>They differ by lightness and sign alone.</source>
        <translation>明るさと印だけで区別します。</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>カードの絵柄</translation>
    </message>
    <message>
        <source>What is drawn on the cards and on the cells of the board.</source>
        <translation>カードとボードのマスに描かれるもの。</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>クラシック</translation>
    </message>
    <message>
        <source>With pips and figures.</source>
        <translation>マークと人物つき。</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>大きな数字</translation>
    </message>
    <message>
        <source>One huge index, for weak eyes and small boards.</source>
        <translation>とても大きな数字。弱い目や小さいボードに。</translation>
    </message>
    <message>
        <source>Four colours of suits</source>
        <translation>スートを 4 色に</translation>
    </message>
    <message>
        <source>Diamonds are blue and clubs green, so that no two suits look alike.</source>
        <translation>ダイヤは青、クラブは緑になり、似たスートがなくなります。</translation>
    </message>
    <message>
        <source>Size of the table</source>
        <translation>テーブルの大きさ</translation>
    </message>
    <message>
        <source>At 100 % the table is as large as the window. A larger one is moved by the wheel or by dragging the cloth, and follows a card that is dragged to its edge.</source>
        <translation>100 % ではウィンドウと同じ大きさです。それより大きいテーブルは、ホイールかクロスのドラッグで動かせ、端までドラッグしたカードについて動きます。</translation>
    </message>
    <message>
        <source>Cards are</source>
        <translation>カードの扱い</translation>
    </message>
    <message>
        <source>How the pointer plays. Keys always do.</source>
        <translation>ポインタでの操作。キーはいつでも使えます。</translation>
    </message>
    <message>
        <source>Dragged or clicked</source>
        <translation>ドラッグまたはクリック</translation>
    </message>
    <message>
        <source>Drag a card to a cell, or click the one, then the other.</source>
        <translation>カードをマスへドラッグするか、順にクリックします。</translation>
    </message>
    <message>
        <source>Dragged</source>
        <translation>ドラッグ</translation>
    </message>
    <message>
        <source>A click on a card or a cell does nothing.</source>
        <translation>カードやマスをクリックしても何も起きません。</translation>
    </message>
    <message>
        <source>Clicked</source>
        <translation>クリック</translation>
    </message>
    <message>
        <source>Nothing is dragged, so that a trembling hand cannot carry a card off.</source>
        <translation>ドラッグしないので、手が震えてもカードは動きません。</translation>
    </message>
    <message>
        <source>Ask before each move</source>
        <translation>一手ごとに確かめる</translation>
    </message>
    <message>
        <source>A move is made when you choose its cell again, or press its button.</source>
        <translation>マスをもう一度選ぶか、ボタンを押すと手が決まります。</translation>
    </message>
    <message>
        <source>Point out mistakes</source>
        <translation>ミスを指摘する</translation>
    </message>
    <message>
        <source>Alone against computers, a move that costs much of your chance to win is pointed out, and may be taken back. Not in rated games.</source>
        <translation>一人でコンピューターと対戦しているとき、勝率を大きく下げた手を指摘し、取り消せるようにします。レート戦では働きません。</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>動き</translation>
    </message>
    <message>
        <source>How fast cards and chips move. They never keep you waiting: just play on.</source>
        <translation>カードとチップの動く速さ。待たされることはないので、そのまま続けられます。</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Everything is in its place at once.</source>
        <translation>すべてすぐに所定の位置に。</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Twice as fast as normal.</source>
        <translation>ふつうの 2 倍の速さ。</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>A fifth of a second for each card.</source>
        <translation>カード 1 枚に 5 分の 1 秒。</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>遅い</translation>
    </message>
    <message>
        <source>Half as fast as normal, easy to follow.</source>
        <translation>ふつうの半分の速さで、目で追えます。</translation>
    </message>
    <message>
        <source>Less motion if the system asks for it</source>
        <translation>システムが求めれば動きを減らす</translation>
    </message>
    <message>
        <source>Where the system’s settings ask programs for less motion, nothing moves on the table.</source>
        <translation>システムの設定が動きを減らすよう求めるとき、テーブルでは何も動きません。</translation>
    </message>
    <message>
        <source>Pace of the computers</source>
        <translation>コンピュータのペース</translation>
    </message>
    <message>
        <source>How long a computer takes for a move at least, so that you can follow.</source>
        <translation>目で追えるように、コンピュータが一手に最低かける時間。</translation>
    </message>
    <message>
        <source>&amp;Slow pace</source>
        <translation>遅いペース(&amp;S)</translation>
    </message>
    <message>
        <source>A second and a half for a move: time to see what it does.</source>
        <translation>一手に 1 秒半。何をしたか見る時間があります。</translation>
    </message>
    <message>
        <source>&amp;Normal pace</source>
        <translation>ふつうのペース(&amp;N)</translation>
    </message>
    <message>
        <source>A little more than half a second for a move.</source>
        <translation>一手に半秒あまり。</translation>
    </message>
    <message>
        <source>&amp;Quick pace</source>
        <translation>速いペース(&amp;Q)</translation>
    </message>
    <message>
        <source>Hardly longer than the computer needs to think.</source>
        <translation>コンピュータが考える時間とほぼ同じ。</translation>
    </message>
    <message>
        <source>Speed of a replay</source>
        <translation>リプレイの速さ</translation>
    </message>
    <message>
        <source>How fast moves follow each other when a game is shown again.</source>
        <translation>ゲームをもう一度見るときに、手が進む速さ。</translation>
    </message>
    <message>
        <source>Two and a half seconds for a move.</source>
        <translation>一手に二秒半。</translation>
    </message>
    <message>
        <source>A little more than a second for a move.</source>
        <translation>一手に一秒あまり。</translation>
    </message>
    <message>
        <source>Less than half a second for a move.</source>
        <translation>一手に半秒足らず。</translation>
    </message>
    <message>
        <source>Time for drawing</source>
        <translation>引く時間</translation>
    </message>
    <message>
        <source>Where cards are drawn by hand: how long a computer waits before its move ends your time to draw.</source>
        <translation>手で引くとき、コンピュータが自分の手であなたの引く時間を終わらせるまで待つ時間。</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>サウンド</translation>
    </message>
    <message>
        <source>Hear cards, chips, dice, rows, and that it is your turn.</source>
        <translation>カード、チップ、サイコロ、列、自分の番を音で知らせます。</translation>
    </message>
    <message>
        <source>Volume of the sounds</source>
        <translation>サウンドの音量</translation>
    </message>
    <message>
        <source>How loud the sounds are, beside the volume of the computer.</source>
        <translation>コンピュータの音量とは別の、サウンドの大きさ。</translation>
    </message>
    <message>
        <source>Count finished games</source>
        <translation>終わったゲームを数える</translation>
    </message>
    <message>
        <source>Game → Statistics shows them. Nothing of it leaves this computer. Rated games count always.</source>
        <translation>「ゲーム → 統計」で見られます。このコンピュータの外には出ません。レート戦はいつも数えます。</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>見た目</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Motion and pace</source>
        <translation>動きとペース</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>サウンド</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Restore this &amp;page</source>
        <translation>このページを戻す(&amp;P)</translation>
    </message>
    <message>
        <source>Restore &amp;all…</source>
        <translation>すべて戻す(&amp;A)…</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>Pages of settings</source>
        <translation>設定のページ</translation>
    </message>
    <message>
        <source>Let everything that is shown here be as it was at first.</source>
        <translation>ここにあるものをすべて最初の状態に戻します。</translation>
    </message>
    <message>
        <source>Let every setting be as it was at first.</source>
        <translation>すべての設定を最初の状態に戻します。</translation>
    </message>
    <message>
        <source>No setting matches. Try another word.</source>
        <translation>合う設定がありません。別の言葉で試してください。</translation>
    </message>
    <message>
        <source>Let every setting be as it was at first?</source>
        <translation>すべての設定を最初の状態に戻しますか?</translation>
    </message>
    <message>
        <source>Games, boards and rules of your own stay as they are.</source>
        <translation>自分のゲーム、ボード、ルールはそのままです。</translation>
    </message>
    <message>
        <source>&amp;Restore all</source>
        <translation>すべて戻す(&amp;R)</translation>
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
        <translation>空のボードから(&amp;E)…</translation>
    </message>
    <message>
        <source>Choose a game, a board and players, and lay everything.</source>
        <translation>ゲーム、ボード、プレイヤーを選び、すべてを置きます。</translation>
    </message>
    <message>
        <source>From the &amp;table</source>
        <translation>テーブルから(&amp;T)</translation>
    </message>
    <message>
        <source>Begin with what you see of the game on the table; hidden cards are dealt anew.</source>
        <translation>テーブルのゲームの見えている部分から始めます。伏せたカードは配り直します。</translation>
    </message>
    <message>
        <source>&amp;Open a rule case…</source>
        <translation>ルール事例を開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Begin with the position of a rule case.</source>
        <translation>ルール事例の局面から始めます。</translation>
    </message>
    <message>
        <source>&amp;Save as rule case…</source>
        <translation>ルール事例として保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Write the position with its legal moves to a file that “check” can run.</source>
        <translation>局面とできる手を、「check」で確かめられるファイルに書き出します。</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>テキストとしてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the rule case, to be pasted into a message.</source>
        <translation>ルール事例をコピーし、メッセージに貼り付けられるようにします。</translation>
    </message>
    <message>
        <source>P&amp;lay on</source>
        <translation>ここから遊ぶ(&amp;L)</translation>
    </message>
    <message>
        <source>Bring the position to the table. The game that is there now is kept.</source>
        <translation>局面をテーブルに出します。今のゲームは取っておかれます。</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>閉じる(&amp;O)</translation>
    </message>
    <message>
        <source>Close. The position is kept for next time.</source>
        <translation>閉じます。局面は次回のために取っておかれます。</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Fill the rest</source>
        <translation>残りを配る(&amp;F)</translation>
    </message>
    <message>
        <source>Deal every card that lies nowhere by chance.</source>
        <translation>まだどこにもないカードを無作為に配ります。</translation>
    </message>
    <message>
        <source>&amp;Mark whole rows</source>
        <translation>揃った列に印を付ける(&amp;M)</translation>
    </message>
    <message>
        <source>Mark as many rows as the chips make.</source>
        <translation>チップでできている列すべてに印を付けます。</translation>
    </message>
    <message>
        <source>Take all &amp;chips away</source>
        <translation>チップをすべて取り除く(&amp;C)</translation>
    </message>
    <message>
        <source>Empty the board. Undo brings everything back.</source>
        <translation>ボードを空にします。元に戻すで全部戻ります。</translation>
    </message>
    <message>
        <source>Take all c&amp;ards away</source>
        <translation>カードをすべて取り除く(&amp;A)</translation>
    </message>
    <message>
        <source>Empty hands and piles. Undo brings everything back.</source>
        <translation>手札と山を空にします。元に戻すで全部戻ります。</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>キーとマウス(&amp;K)</translation>
    </message>
    <message>
        <source>List what every key does here.</source>
        <translation>ここでの各キーの働きを一覧にします。</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>No chip can lie there.</source>
        <translation>そこにはチップを置けません。</translation>
    </message>
    <message>
        <source>Take chips</source>
        <translation>チップを取る</translation>
    </message>
    <message>
        <source>Lay chips</source>
        <translation>チップを置く</translation>
    </message>
    <message>
        <source>By these rules every whole row counts; none has to be marked</source>
        <translation>このルールでは揃った列はすべて有効で、印は要りません</translation>
    </message>
    <message>
        <source>Mark a row</source>
        <translation>列に印を付ける</translation>
    </message>
    <message>
        <source>Unmark a row</source>
        <translation>列の印を外す</translation>
    </message>
    <message>
        <source>No side covers a whole row there.</source>
        <translation>そこに揃った列を持つサイドはありません。</translation>
    </message>
    <message>
        <source>Mark whole rows</source>
        <translation>揃った列に印を付ける</translation>
    </message>
    <message>
        <source>There is no further row to be marked.</source>
        <translation>印を付ける列はもうありません。</translation>
    </message>
    <message>
        <source>Take all chips away</source>
        <translation>チップをすべて取り除く</translation>
    </message>
    <message>
        <source>{card}: every one lies somewhere already.</source>
        <translation>{card}: すべてもうどこかにあります。</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>カードを置く</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>カードを取る</translation>
    </message>
    <message>
        <source>Move a card</source>
        <translation>カードを動かす</translation>
    </message>
    <message>
        <source>Fill the rest</source>
        <translation>残りを配る</translation>
    </message>
    <message>
        <source>Every card lies somewhere already.</source>
        <translation>カードはすべてもうどこかにあります。</translation>
    </message>
    <message>
        <source>Take all cards away</source>
        <translation>カードをすべて取り除く</translation>
    </message>
    <message>
        <source>Another turn</source>
        <translation>手番の変更</translation>
    </message>
    <message>
        <source>Other players</source>
        <translation>プレイヤーの変更</translation>
    </message>
    <message>
        <source>No chip can lie on {where}</source>
        <translation>{where}にはチップを置けません</translation>
    </message>
    <message>
        <source>The row {where} of {side} is marked, but {side} does not cover all of it</source>
        <translation>{side}の列{where}に印がありますが、{side}で埋まっていません</translation>
    </message>
    <message>
        <source>{side} may not have these rows side by side: {where}</source>
        <translation>{side}はこれらの列を同時に持てません: {where}</translation>
    </message>
    <message>
        <source>{card}: {count} lie here, the pack holds {wanted}</source>
        <translation>{card}: {count} 枚ありますが、全部で {wanted} 枚のはずです</translation>
    </message>
    <message>
        <source>This game has no use for {card}</source>
        <translation>このゲームでは{card}を使いません</translation>
    </message>
    <message>
        <source>The dice never show {card}</source>
        <translation>サイコロで{card}は出ません</translation>
    </message>
    <message>
        <source>There is no open card to take</source>
        <translation>取れる表向きのカードがありません</translation>
    </message>
    <message>
        <source>{seat} is out of the game and cannot be to move</source>
        <translation>{seat}はゲームから抜けていて手番になれません</translation>
    </message>
    <message>
        <source>{side} has no turn left in overtime</source>
        <translation>{side}には延長の手番が残っていません</translation>
    </message>
    <message>
        <source>The game would be over: {side} has won</source>
        <translation>ゲームは終わっています: {side}の勝ち</translation>
    </message>
    <message>
        <source>The game would be over: nothing can change any more</source>
        <translation>ゲームは終わっています: もう何も変わりません</translation>
    </message>
    <message>
        <source>{side} has a whole row that is not marked: {where}</source>
        <translation>{side}に印のない揃った列があります: {where}</translation>
    </message>
    <message>
        <source>{seat} holds {count} cards; the rules deal {wanted}</source>
        <translation>{seat}の手札は {count} 枚、ルールでは {wanted} 枚</translation>
    </message>
    <message>
        <source>Cards of the pack that lie nowhere: {count}</source>
        <translation>どこにもないカード: {count} 枚</translation>
    </message>
    <message>
        <source>{seat} can do nothing but pass</source>
        <translation>{seat}はパスしかできません</translation>
    </message>
    <message>
        <source>With dice there are no cards to lay; coming rolls can be set</source>
        <translation>サイコロのゲームではカードはなく、これからの目を決められます</translation>
    </message>
    <message>
        <source>Draws that are still owed cannot be set, but are kept</source>
        <translation>残っている引き札は設定できませんが、保たれます</translation>
    </message>
    <message>
        <source>A penalty for talking cannot be set</source>
        <translation>おしゃべりの罰は設定できません</translation>
    </message>
    <message>
        <source>Points cannot be set; the match begins with this deal</source>
        <translation>点数は設定できません。試合はこの回から始まります</translation>
    </message>
    <message>
        <source>Turns of overtime cannot be set, but are kept</source>
        <translation>延長の手番は設定できませんが、保たれます</translation>
    </message>
    <message>
        <source>Coming rolls, the first one now: {count}</source>
        <translation>これからの目(最初が今): {count}</translation>
    </message>
    <message>
        <source>{place}: {cards}</source>
        <translation>{place}: {cards}</translation>
    </message>
    <message>
        <source>Stock, the top card first</source>
        <translation>山札(上から)</translation>
    </message>
    <message>
        <source>Discards, the oldest first</source>
        <translation>捨て札(古い順)</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>表向きのカード</translation>
    </message>
    <message>
        <source>Open pile {number}</source>
        <translation>表向きの山{number}</translation>
    </message>
    <message>
        <source>Coming rolls</source>
        <translation>これからの目</translation>
    </message>
    <message>
        <source>begins the turn</source>
        <translation>手番の始め</translation>
    </message>
    <message>
        <source>has drawn and plays</source>
        <translation>引いて、これから出す</translation>
    </message>
    <message>
        <source>has played and takes an open card</source>
        <translation>出して、表向きのカードを取る</translation>
    </message>
    <message>
        <source>takes an open card for a dead one</source>
        <translation>死に札の代わりに表向きのカードを取る</translation>
    </message>
    <message>
        <source>no chip</source>
        <translation>チップなし</translation>
    </message>
    <message>
        <source>chip: {colour}</source>
        <translation>チップ: {colour}</translation>
    </message>
    <message>
        <source>marked row: {colour}</source>
        <translation>印のある列: {colour}</translation>
    </message>
</context>
<context>
    <name>SetupFlow</name>
    <message>
        <source>This position is not kept: {why}.</source>
        <translation>この局面は保たれません: {why}。</translation>
    </message>
    <message>
        <source>This position is not kept.</source>
        <translation>この局面は保たれません。</translation>
    </message>
    <message>
        <source>While a rated game goes on, no position is taken from it.</source>
        <translation>レート戦の途中の局面は使えません。</translation>
    </message>
    <message>
        <source>From the table</source>
        <translation>テーブルから</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>空のボード</translation>
    </message>
    <message>
        <source>&amp;Set up</source>
        <translation>作る(&amp;S)</translation>
    </message>
    <message>
        <source>Open a rule case</source>
        <translation>ルール事例を開く</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>{name} を開く</translation>
    </message>
    <message>
        <source>a position that was set up</source>
        <translation>作った局面</translation>
    </message>
    <message>
        <source>Copied as text.</source>
        <translation>テキストとしてコピーしました。</translation>
    </message>
    <message>
        <source>Save as rule case</source>
        <translation>ルール事例として保存</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>書き込みました: {file}</translation>
    </message>
    <message>
        <source>Rule cases</source>
        <translation>ルール事例</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>すべてのファイル</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>うまくいきませんでした。</translation>
    </message>
</context>
<context>
    <name>SetupWindow</name>
    <message>
        <source>&amp;Cards: a click lays one</source>
        <translation>カード: クリックで置く(&amp;C)</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Turn and players</source>
        <translation>手番とプレイヤー</translation>
    </message>
    <message>
        <source>{game} – Set up a position</source>
        <translation>{game} – 局面を作る</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>キーとマウス</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>The cells of the board {board}, shuffled by the number {seed}.</source>
        <translation>ボード「{board}」のマスを番号 {seed} で混ぜたもの。</translation>
    </message>
    <message>
        <source>Random board</source>
        <translation>無作為なボード</translation>
    </message>
</context>
<context>
    <name>ShuffleNumber</name>
    <message>
        <source>by chance</source>
        <translation>無作為</translation>
    </message>
    <message>
        <source>The same number deals the same cards again, on every computer.</source>
        <translation>同じ番号なら、どのコンピュータでも同じカードが配られます。</translation>
    </message>
</context>
<context>
    <name>SideColours</name>
    <message>
        <source>Colour of side {number}: {colour}</source>
        <translation>サイド {number} の色: {colour}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Players</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手</translation>
    </message>
    <message>
        <source>{deed} (a simpler player stood in)</source>
        <translation>{deed}(簡単なプレイヤーが代わりました)</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>This deal: {points}</source>
        <translation>この回: {points}</translation>
    </message>
    <message>
        <source>It counts as it was played first: {points}</source>
        <translation>最初に遊んだときの得点で数えます: {points}</translation>
    </message>
    <message>
        <source>In all: {points}</source>
        <translation>合計: {points}</translation>
    </message>
    <message>
        <source>{points} win the match</source>
        <translation>{points}で試合に勝ち</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>次の回</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>直前の一巡</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>An exercise</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Rated game</source>
        <translation>レート戦</translation>
    </message>
    <message>
        <source>Time is up: the computer moves for {name}.</source>
        <translation>時間切れ: コンピュータが{name}の代わりに行います。</translation>
    </message>
    <message>
        <source>The computer player of {name} has failed. A simpler one moves for it, and the game goes on.</source>
        <translation>{name}のコンピュータプレイヤーが失敗しました。簡単なものが代わりに指し、ゲームは続きます。</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Only &amp;rated games</source>
        <translation>レート戦だけ(&amp;R)</translation>
    </message>
    <message>
        <source>Statistics by game</source>
        <translation>ゲーム別の統計</translation>
    </message>
    <message>
        <source>Statistics by board</source>
        <translation>ボード別の統計</translation>
    </message>
    <message>
        <source>Statistics by level of the opponents</source>
        <translation>相手の強さ別の統計</translation>
    </message>
    <message>
        <source>Statistics by player</source>
        <translation>プレイヤー別の統計</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Forget all…</source>
        <translation>すべて忘れる(&amp;F)…</translation>
    </message>
    <message>
        <source>Write all counted games to a file, for a spreadsheet</source>
        <translation>数えた全ゲームを表計算用のファイルに書き出します</translation>
    </message>
    <message>
        <source>Delete all counts and ratings; you are asked once more</source>
        <translation>すべての記録とレートを消します。その前にもう一度尋ねます</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>プレイヤー(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>相手(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>期間(&amp;T)</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>ゲーム別</translation>
    </message>
    <message>
        <source>By board</source>
        <translation>ボード別</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>強さ別</translation>
    </message>
    <message>
        <source>By player</source>
        <translation>プレイヤー別</translation>
    </message>
    <message>
        <source>Double-click a game, or press Enter, to look at it; the last ones are kept.</source>
        <translation>ダブルクリックか Enter で見られます。最近のものが残ります。</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Rows in all</source>
        <translation>列の総数</translation>
    </message>
    <message>
        <source>Rows in a game</source>
        <translation>1 局の列</translation>
    </message>
    <message>
        <source>Moves in a game</source>
        <translation>1 局の手数</translation>
    </message>
    <message>
        <source>Longest game</source>
        <translation>最も長いゲーム</translation>
    </message>
    <message>
        <source>Shortest game</source>
        <translation>最も短いゲーム</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>全員</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>すべての相手</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>最近 30 日</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>最近 1 年</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>全期間</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>強さ</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>None yet. A game counts when it has ended.</source>
        <translation>まだありません。ゲームは終わると数えられます。</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>When</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Forget every finished game, and your ratings?</source>
        <translation>終わったゲームとレートをすべて忘れますか?</translation>
    </message>
    <message>
        <source>The finished games that are kept here go, too. This cannot be undone; Export keeps a copy of the counts. Games that you saved yourself stay.</source>
        <translation>ここに残された終わったゲームもなくなります。元には戻せません。書き出すと数字の写しが残ります。自分で保存したゲームは残ります。</translation>
    </message>
    <message>
        <source>&amp;Forget all</source>
        <translation>すべて忘れる(&amp;F)</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>うまくいきませんでした。</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>Press Enter or click twice to go to the rule.</source>
        <translation>Enter かダブルクリックでそのルールへ。</translation>
    </message>
    <message>
        <source>Differs from “{preset}”:</source>
        <translation>「{preset}」との違い:</translation>
    </message>
    <message>
        <source>As in “{preset}”</source>
        <translation>「{preset}」と同じ</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>The game is over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>画面を{name}に渡してください</translation>
    </message>
    <message>
        <source>Your turn, {name}</source>
        <translation>{name}、あなたの番です</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name}が考えています…</translation>
    </message>
    <message>
        <source>{name} is to move</source>
        <translation>{name}の番です</translation>
    </message>
    <message>
        <source>Turn in a dead card</source>
        <translation>死に札を出してください</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>カードを選んでください</translation>
    </message>
    <message>
        <source>Choose a card for the one you have turned in</source>
        <translation>出したカードの代わりを選んでください</translation>
    </message>
    <message>
        <source>Your side has spoken out of turn: drop one card on the discards</source>
        <translation>味方が許されない発言をしました: 捨て札に 1 枚置いてください</translation>
    </message>
    <message>
        <source>{names} spoke out of turn: take one of their chips away</source>
        <translation>{names}が許されない発言をしました: チップを 1 個取り去ってください</translation>
    </message>
    <message>
        <source>Draw your card</source>
        <translation>カードを引いてください</translation>
    </message>
    <message>
        <source>Choose a card to draw</source>
        <translation>引くカードを選んでください</translation>
    </message>
    <message>
        <source>{names} may still draw</source>
        <translation>{names}はまだ引けます</translation>
    </message>
    <message>
        <source>Play a card, or draw one</source>
        <translation>カードを出すか、1 枚引いてください</translation>
    </message>
    <message>
        <source>Your hand is empty: draw a card</source>
        <translation>手札がありません: カードを引いてください</translation>
    </message>
    <message>
        <source>No card can be played: draw one</source>
        <translation>出せるカードがありません: 引いてください</translation>
    </message>
    <message>
        <source>The stock is empty: play a card</source>
        <translation>山札がありません: カードを出してください</translation>
    </message>
    <message>
        <source>Your hand is full: play a card</source>
        <translation>手札がいっぱいです: カードを出してください</translation>
    </message>
    <message>
        <source>{name} rolled {roll}</source>
        <translation>{name}は {roll} を振りました</translation>
    </message>
    <message>
        <source>{roll}: nothing can be done</source>
        <translation>{roll}: 何もできません</translation>
    </message>
    <message>
        <source>{roll}: take an enemy chip away</source>
        <translation>{roll}: 相手のチップを取り去る</translation>
    </message>
    <message>
        <source>{roll}: take the place of an enemy chip</source>
        <translation>{roll}: 相手のチップを置き換える</translation>
    </message>
    <message>
        <source>{roll}: choose one of your chips, to be swapped</source>
        <translation>{roll}: 入れ替える自分のチップを選ぶ</translation>
    </message>
    <message>
        <source>{roll}: put a chip on a {roll}</source>
        <translation>{roll}: {roll} のマスにチップを置く</translation>
    </message>
    <message>
        <source>{roll}: put a chip on any open cell</source>
        <translation>{roll}: 空いた好きなマスにチップを置く</translation>
    </message>
    <message>
        <source>{made} of {needed}</source>
        <translation>{needed} 中 {made}</translation>
    </message>
    <message>
        <source>out</source>
        <translation>外れ</translation>
    </message>
    <message>
        <source>{names} out</source>
        <translation>{names}外れ</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>もう一度振る</translation>
    </message>
    <message>
        <source>Nothing to do: roll again</source>
        <translation>できることなし: もう一度振る</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Nothing to do: pass</source>
        <translation>できることなし: パス</translation>
    </message>
    <message>
        <source>Pass: no card can be played</source>
        <translation>パス: 出せるカードがありません</translation>
    </message>
    <message>
        <source>Which row?</source>
        <translation>どの列?</translation>
    </message>
    <message>
        <source>Point and click, or use the arrow keys and Enter</source>
        <translation>指してクリックするか、矢印キーと Enter を使います</translation>
    </message>
    <message>
        <source>Now the enemy chip to swap it with</source>
        <translation>次に、入れ替える相手のチップ</translation>
    </message>
    <message>
        <source>No cell is left for {card}. Drop it on the discards for another one</source>
        <translation>{card}を置けるマスはありません。捨て札に置くと別のカードが来ます</translation>
    </message>
    <message>
        <source>No cell is left for {card}</source>
        <translation>{card}を置けるマスはありません</translation>
    </message>
    <message>
        <source>Choose one of your chips, to be swapped</source>
        <translation>入れ替える自分のチップを選んでください</translation>
    </message>
    <message>
        <source>{own} cannot be swapped with {cell}</source>
        <translation>{own} は {cell} と入れ替えられません</translation>
    </message>
    <message>
        <source>No chip can be taken from {cell}</source>
        <translation>{cell} からチップは取れません</translation>
    </message>
    <message>
        <source>{card} cannot be played on {cell}</source>
        <translation>{card}は {cell} に出せません</translation>
    </message>
    <message>
        <source>Chosen: {card}</source>
        <translation>選択: {card}</translation>
    </message>
    <message>
        <source>No cell, {cell}</source>
        <translation>マスなし、{cell}</translation>
    </message>
    <message>
        <source>chip of {who}</source>
        <translation>{who}のチップ</translation>
    </message>
    <message>
        <source>{place}, no cell</source>
        <translation>{place}、マスなし</translation>
    </message>
    <message>
        <source>{colour} chip of {who}</source>
        <translation>{who}の{colour}のチップ</translation>
    </message>
    <message>
        <source>counts as a chip of every side</source>
        <translation>すべてのサイドのチップとして数える</translation>
    </message>
    <message>
        <source>locked in a finished row</source>
        <translation>完成した列に固定</translation>
    </message>
    <message>
        <source>part of a finished row</source>
        <translation>完成した列の一部</translation>
    </message>
    <message>
        <source>swap {own} with this chip</source>
        <translation>{own} をこのチップと入れ替える</translation>
    </message>
    <message>
        <source>legal for your {cards}</source>
        <translation>あなたの{cards}で可</translation>
    </message>
    <message>
        <source>{card} puts your chip here</source>
        <translation>{card}でここにあなたのチップを置ける</translation>
    </message>
    <message>
        <source>{card} takes this chip away</source>
        <translation>{card}でこのチップを取り去れる</translation>
    </message>
    <message>
        <source>{card} puts your chip in its place</source>
        <translation>{card}でこの場所にあなたのチップを置ける</translation>
    </message>
    <message>
        <source>{card} swaps this chip with an enemy chip</source>
        <translation>{card}でこのチップを相手のチップと入れ替えられる</translation>
    </message>
    <message>
        <source>take this chip away</source>
        <translation>このチップを取り去る</translation>
    </message>
    <message>
        <source>{card} puts your chip here as {face}</source>
        <translation>{card}を{face}としてここにあなたのチップを置ける</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>裏向きのカード</translation>
    </message>
    <message>
        <source>give it up by dropping it on the discards</source>
        <translation>捨て札に置いて手放す</translation>
    </message>
    <message>
        <source>dead: no cell is left for it</source>
        <translation>死に札: 置けるマスがない</translation>
    </message>
    <message>
        <source>turn it in to draw another card</source>
        <translation>出して別のカードを引く</translation>
    </message>
    <message>
        <source>it cannot be played now</source>
        <translation>今は出せない</translation>
    </message>
    <message>
        <source>cells to play it on: {count}</source>
        <translation>出せるマス: {count}</translation>
    </message>
    <message>
        <source>playable on {cells}</source>
        <translation>{cells} に出せる</translation>
    </message>
    <message>
        <source>Cards left in the stock: {count}</source>
        <translation>山札の残り: {count}</translation>
    </message>
    <message>
        <source>Click to take a card</source>
        <translation>クリックして 1 枚取る</translation>
    </message>
    <message>
        <source>No open card lies here</source>
        <translation>ここに場札はありません</translation>
    </message>
    <message>
        <source>Open card {number}: {card}</source>
        <translation>場札 {number}: {card}</translation>
    </message>
    <message>
        <source>cards beneath it: {count}</source>
        <translation>下にあるカード: {count}</translation>
    </message>
    <message>
        <source>Click to take it</source>
        <translation>クリックして取る</translation>
    </message>
    <message>
        <source>{name} rolled {roll}: {faces}</source>
        <translation>{name}は {roll} を振りました: {faces}</translation>
    </message>
    <message>
        <source>Discarded cards: {count}</source>
        <translation>捨て札: {count}</translation>
    </message>
    <message>
        <source>{card} on top</source>
        <translation>一番上は{card}</translation>
    </message>
    <message>
        <source>Give up {card}</source>
        <translation>{card}を手放す</translation>
    </message>
    <message>
        <source>Turn in {card}, which no cell is left for, and draw another</source>
        <translation>置けるマスのない{card}を出し、別のカードを引く</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} から {last}</translation>
    </message>
    <message>
        <source>Which row? {row}, {number} of {count}</source>
        <translation>どの列? {row}、{count} 中 {number}</translation>
    </message>
    <message>
        <source>{name} is out of the game</source>
        <translation>{name}はゲームから外れました</translation>
    </message>
    <message>
        <source>You forgot to draw: one card fewer from now on</source>
        <translation>引き忘れました: これから 1 枚少なくなります</translation>
    </message>
    <message>
        <source>You forgot to draw: not before your next turn</source>
        <translation>引き忘れました: 次の自分の番のあとまで引けません</translation>
    </message>
    <message>
        <source>{name} forgot to draw, and has one card fewer</source>
        <translation>{name}は引き忘れ、1 枚少なくなりました</translation>
    </message>
    <message>
        <source>{name} forgot to draw</source>
        <translation>{name}は引き忘れました</translation>
    </message>
    <message>
        <source>{name} plays {wild} as {card}</source>
        <translation>{name}は{wild}を{card}として出しました</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name}はパスしました</translation>
    </message>
    <message>
        <source>after a {roll}: roll again</source>
        <translation>{roll} のあと: もう一度振る</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>on the stock</comment>
        <translation>引く</translation>
    </message>
    <message>
        <source>Announce the row</source>
        <translation>列を宣言する</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>何も言わない</translation>
    </message>
    <message>
        <source>Take this chip away</source>
        <translation>このチップを取り去る</translation>
    </message>
    <message>
        <source>Put your chip in its place</source>
        <translation>この場所に自分のチップを置く</translation>
    </message>
    <message>
        <source>Swap the chips</source>
        <translation>チップを入れ替える</translation>
    </message>
    <message>
        <source>Put a chip here</source>
        <translation>ここにチップを置く</translation>
    </message>
</context>
<context>
    <name>TableForm</name>
    <message>
        <source>Who is to move</source>
        <translation>誰の手番か</translation>
    </message>
    <message>
        <source>How far the turn is</source>
        <translation>手番の段階</translation>
    </message>
    <message>
        <source>T&amp;urn</source>
        <translation>段階(&amp;U)</translation>
    </message>
    <message>
        <source>To &amp;move</source>
        <translation>手番(&amp;M)</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Game table</source>
        <translation>ゲームテーブル</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>Your last move cost about {cost} of your chance to win.</source>
        <translation>直前の手で勝率が約 {cost} 下がりました。</translation>
    </message>
    <message>
        <source>Better: {move} ({best} instead of {played}).</source>
        <translation>よりよい手: {move}({played} ではなく {best})。</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>The start of the game</source>
        <translation>ゲームの始まり</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
</context>
<context>
    <name>ToolBox</name>
    <message>
        <source>Lay chips of this side, or take them away again. Key: {key}</source>
        <translation>このサイドのチップを置く、または取ります。キー: {key}</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>Take chips of any side away. Key: 0</source>
        <translation>どのサイドのチップも取ります。キー: 0</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Choose both ends of a whole row to mark it, or to unmark it. Key: R</source>
        <translation>揃った列の両端を選んで、印を付けるか外します。キー: R</translation>
    </message>
</context>
<context>
    <name>Trash</name>
    <message>
        <source>No trash</source>
        <translation>ごみ箱なし</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>名前なし</translation>
    </message>
    <message>
        <source>Delete “{name}” for good? It cannot go to the trash.</source>
        <translation>「{name}」を完全に削除しますか? ごみ箱には入れられません。</translation>
    </message>
    <message>
        <source>{why}

Once it is deleted, nothing brings it back.</source>
        <translation>{why}

削除すると元には戻せません。</translation>
    </message>
    <message>
        <source>&amp;Delete for good</source>
        <translation>完全に削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>残す(&amp;K)</translation>
    </message>
    <message>
        <source>The board was not thrown away.</source>
        <translation>ボードは捨てられませんでした。</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Tray: cards still to be placed</source>
        <translation>トレイ: まだ置くカード</translation>
    </message>
    <message>
        <source>{card}: as many as you like, {placed} on the board</source>
        <translation>{card}: いくつでも、ボードに {placed}</translation>
    </message>
    <message>
        <source>{card}: {count} too many on the board</source>
        <translation>{card}: ボードに {count} 多い</translation>
    </message>
    <message>
        <source>{card}: all on the board</source>
        <translation>{card}: すべてボードにある</translation>
    </message>
    <message>
        <source>{card}: {count} still to be placed</source>
        <translation>{card}: あと {count} 置く</translation>
    </message>
</context>
<context>
    <name>TrialMenu</name>
    <message>
        <source>&amp;Number of players</source>
        <translation>プレイヤーの人数(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Level of the computers</source>
        <translation>コンピュータの強さ(&amp;L)</translation>
    </message>
    <message>
        <source>No game can be played yet</source>
        <translation>まだ遊べるゲームがありません</translation>
    </message>
</context>
<context>
    <name>TrialWindow</name>
    <message>
        <source>Trial</source>
        <translation>試し</translation>
    </message>
    <message>
        <source>&amp;Back to the board</source>
        <translation>ボードに戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>Deal a&amp;gain</source>
        <translation>配り直す(&amp;G)</translation>
    </message>
    <message>
        <source>Unnamed board</source>
        <translation>名前のないボード</translation>
    </message>
    <message>
        <source>Trial: {game} on “{board}”</source>
        <translation>試し: {game}、ボード「{board}」</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>nobody knows when</source>
        <translation>日時不明</translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation>ほかに{count}件あります。</translation>
    </message>
    <message>
        <source>The rest of the game is whole, and this file is left as it is.</source>
        <translation>ゲームのほかの部分は無事で、このファイルはそのまま残ります。</translation>
    </message>
    <message>
        <source>The rest of the game is whole, but this file could not be copied: {why}.

It is replaced as the game goes on: copy it to another place first.</source>
        <translation>ゲームのほかの部分は無事ですが、このファイルはコピーできませんでした: {why}。

ゲームを続けると置き換えられます。先に別の場所へコピーしてください。</translation>
    </message>
    <message>
        <source>The game is open, but a part of its file is damaged.</source>
        <translation>ゲームは開きましたが、ファイルの一部が壊れています。</translation>
    </message>
    <message>
        <source>Another program has changed “{file}” since you opened it.</source>
        <translation>開いてから、ほかのプログラムが「{file}」を変えました。</translation>
    </message>
    <message>
        <source>Save your game to another file, and both are kept.</source>
        <translation>別のファイルに保存すれば、両方残ります。</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>置き換える(&amp;R)</translation>
    </message>
    <message>
        <source>{why}.

If you close the window now it is lost.</source>
        <translation>{why}。

今ウィンドウを閉じると失われます。</translation>
    </message>
    <message>
        <source>&amp;Close and lose it</source>
        <translation>閉じて失う(&amp;C)</translation>
    </message>
    <message>
        <source>This game cannot be opened as it is.</source>
        <translation>このゲームはこのままでは開けません。</translation>
    </message>
    <message>
        <source>{why}.

The copy from the time before is whole: {moves}, saved {when}.</source>
        <translation>{why}。

その前のコピーは無事です: {moves}、保存 {when}。</translation>
    </message>
    <message>
        <source>&amp;Open the backup</source>
        <translation>バックアップを開く(&amp;O)</translation>
    </message>
    <message>
        <source>The damaged file is kept: {file}</source>
        <translation>壊れたファイルは残してあります: {file}</translation>
    </message>
    <message>
        <source>The damaged file could not be copied and is replaced by your next change; copy it to another place first: {file}</source>
        <translation>壊れたファイルはコピーできず、次の変更で置き換えられます。先に別の場所へコピーしてください: {file}</translation>
    </message>
    <message>
        <source>What was left here is damaged; this is how it was a moment before.</source>
        <translation>ここに残っていた内容は壊れているため、少し前の状態です。</translation>
    </message>
    <message>
        <source>What was left here is damaged, and cannot be shown any more.</source>
        <translation>ここに残っていた内容は壊れていて、もう表示できません。</translation>
    </message>
</context>
<context>
    <name>Trying</name>
    <message>
        <source>This cannot be played.</source>
        <translation>これは遊べません。</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>{deed}: {what}</source>
        <translation>{deed}: {what}</translation>
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
        <translation>ゲームが残されていません。</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>なぜ?</translation>
    </message>
    <message>
        <source>What stands in the way, and what to do about it</source>
        <translation>何が妨げているか、どうすればよいか</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Save this game to another place</source>
        <translation>このゲームを別の場所に保存します</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隠す</translation>
    </message>
    <message>
        <source>Go on without this line</source>
        <translation>この行なしで続けます</translation>
    </message>
</context>
<context>
    <name>UnreadLine</name>
    <message>
        <source>&amp;Why…</source>
        <translation>なぜ(&amp;W)…</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>random</source>
        <translation>無作為</translation>
    </message>
    <message>
        <source>newcomer</source>
        <translation>新人</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>初心者</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>気軽</translation>
    </message>
    <message>
        <source>regular</source>
        <translation>常連</translation>
    </message>
    <message>
        <source>skilled</source>
        <translation>熟練</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>強い</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>上級者</translation>
    </message>
    <message>
        <source>master</source>
        <translation>達人</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>コンピュータ、{level}</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>ジョーカー</translation>
    </message>
    <message>
        <source>a free corner</source>
        <translation>フリーの角</translation>
    </message>
    <message>
        <source>the {number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <translation>{suit}の{rank}</translation>
    </message>
    <message>
        <source>card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>ジョーカー</translation>
    </message>
    <message>
        <source>free corner</source>
        <translation>フリーの角</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}の{rank}</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>行 {row}、列 {column}</translation>
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
        <translation>ジャック</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>king</source>
        <translation>キング</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>エース</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>スペード</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>ハート</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ダイヤ</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>クラブ</translation>
    </message>
    <message>
        <source>There is already a chip on that cell.</source>
        <translation>そのマスにはもうチップがあります。</translation>
    </message>
    <message>
        <source>There is no chip on that cell.</source>
        <translation>そのマスにチップはありません。</translation>
    </message>
    <message>
        <source>That chip is your own side’s.</source>
        <translation>それは自分のサイドのチップです。</translation>
    </message>
    <message>
        <source>That chip is protected and stays where it is.</source>
        <translation>そのチップは守られていて動かせません。</translation>
    </message>
    <message>
        <source>You do not hold that card.</source>
        <translation>そのカードは持っていません。</translation>
    </message>
    <message>
        <source>That card cannot be used on that cell.</source>
        <translation>そのカードはそのマスには使えません。</translation>
    </message>
    <message>
        <source>That card still has a free cell: it can be played.</source>
        <translation>そのカードにはまだ空いたマスがあり、出せます。</translation>
    </message>
    <message>
        <source>No more dead cards may be turned in this turn.</source>
        <translation>この番ではもう死に札を出せません。</translation>
    </message>
    <message>
        <source>A dead card may only be turned in when no card can be played.</source>
        <translation>死に札は、出せるカードがないときだけ出せます。</translation>
    </message>
    <message>
        <source>Corner cells are free for all: they take no chip.</source>
        <translation>角はみなのもので、チップは置きません。</translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation>先にカードを引いてください。</translation>
    </message>
    <message>
        <source>Your hand is full: play a card first.</source>
        <translation>手札がいっぱいです。先にカードを出してください。</translation>
    </message>
    <message>
        <source>It is another player’s turn.</source>
        <translation>ほかのプレイヤーの番です。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わっています。</translation>
    </message>
    <message>
        <source>Those cells do not make a row with this move.</source>
        <translation>そのマスはこの手では列になりません。</translation>
    </message>
    <message>
        <source>There is no card left to draw.</source>
        <translation>引けるカードがもうありません。</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name}の勝ち</translation>
    </message>
    <message>
        <source>{names} win</source>
        <translation>{names}の勝ち</translation>
    </message>
    <message>
        <source>{text} The most rows of {length} decide.</source>
        <translation>{text} {length} 個の列の多さで決まります。</translation>
    </message>
    <message>
        <source>{text} The rows are equal, too.</source>
        <translation>{text} 列も同じです。</translation>
    </message>
    <message>
        <source>After the extra turns the rows are equal.</source>
        <translation>最後の番のあと、列は同じです。</translation>
    </message>
    <message>
        <source>After the extra turns the most rows decide.</source>
        <translation>最後の番のあと、列の多さで決まります。</translation>
    </message>
    <message>
        <source>Everybody is out of the game.</source>
        <translation>全員がゲームから外れました。</translation>
    </message>
    <message>
        <source>All the rows needed are made.</source>
        <translation>必要な列がすべてできました。</translation>
    </message>
    <message>
        <source>The winning shape is made.</source>
        <translation>勝つ形ができました。</translation>
    </message>
    <message>
        <source>Everybody else is out of the game.</source>
        <translation>ほかの全員がゲームから外れました。</translation>
    </message>
    <message>
        <source>Nobody can move any more.</source>
        <translation>もうだれも動けません。</translation>
    </message>
    <message>
        <source>The board is full.</source>
        <translation>ボードがいっぱいです。</translation>
    </message>
    <message>
        <source>The cards have run out.</source>
        <translation>カードがなくなりました。</translation>
    </message>
    <message>
        <source>The deal is a draw</source>
        <translation>この回は引き分け</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name}が試合に勝ち</translation>
    </message>
    <message>
        <source>{names} win the match</source>
        <translation>{names}が試合に勝ち</translation>
    </message>
    <message>
        <source>{name} wins the deal</source>
        <translation>{name}がこの回に勝ち</translation>
    </message>
    <message>
        <source>{names} win the deal</source>
        <translation>{names}がこの回に勝ち</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first}と{last}</translation>
    </message>
</context>
<context>
    <name>Work</name>
    <message>
        <source>The games ended by a mistake of the program, or somebody ended it. What was played is kept; Run goes on there.</source>
        <translation>プログラムの誤りか、だれかが終わらせたため対局が終わりました。行われた対局は残り、実行すると続きから始まります。</translation>
    </message>
</context>
<context>
    <name>Workshop</name>
    <message>
        <source>Still empty: {where}</source>
        <translation>まだ空: {where}</translation>
    </message>
    <message>
        <source>Still to be placed: {cards}</source>
        <translation>まだ置くもの: {cards}</translation>
    </message>
    <message>
        <source>{card} stands too often: {where}; {wanted} is right</source>
        <translation>{card}が多すぎます: {where}。正しくは {wanted}</translation>
    </message>
    <message>
        <source>This deck has no use for {card}: {where}</source>
        <translation>このデッキに{card}は要りません: {where}</translation>
    </message>
    <message>
        <source>No rules fit this board</source>
        <translation>このボードに合うルールがありません</translation>
    </message>
    <message>
        <source>Corners that are not free: {where}</source>
        <translation>フリーでない角: {where}</translation>
    </message>
    <message>
        <source>The two {card} touch: {where}</source>
        <translation>2 枚の{card}が隣り合っています: {where}</translation>
    </message>
    <message>
        <source>A line with equal cards, {cards}: {where}</source>
        <translation>同じカードのある線、{cards}: {where}</translation>
    </message>
    <message>
        <source>More twins that touch: {count}</source>
        <translation>ほかに隣り合う同じカード: {count}</translation>
    </message>
    <message>
        <source>More lines with equal cards: {count}</source>
        <translation>ほかに同じカードのある線: {count}</translation>
    </message>
    <message>
        <source>Pairs of lines for the same cards: {count}, such as {where}</source>
        <translation>同じカードの線の組: {count}、例 {where}</translation>
    </message>
    <message>
        <source>Numbers left out: {cards}</source>
        <translation>抜けている数字: {cards}</translation>
    </message>
    <message>
        <source>No card of a game that fits can be played on {where}</source>
        <translation>合うゲームのカードで {where} に出せるものはありません</translation>
    </message>
    <message>
        <source>No line of {length} runs through {where}</source>
        <translation>{length} 個の線が {where} を通りません</translation>
    </message>
    <message>
        <source>{rules}: jokers need free cells, and there are none</source>
        <translation>{rules}: ジョーカーにはフリーのマスが必要ですが、ありません</translation>
    </message>
    <message>
        <source>Free cells away from the corners: {where}</source>
        <translation>角以外のフリーのマス: {where}</translation>
    </message>
    <message>
        <source>Twins that one line can hold: {cards}</source>
        <translation>1 本の線に入る同じカード: {cards}</translation>
    </message>
    <message>
        <source>Twins lie {least} to {most} steps apart, {mean} on average</source>
        <translation>同じカードは {least} から {most} 歩離れ、平均 {mean} です</translation>
    </message>
    <message>
        <source>Suits lie {percent} % evenly; most uneven: {suit}, {share} {part}</source>
        <translation>スートの均等さは {percent} %。最も偏るのは{suit}、{share} {part}</translation>
    </message>
    <message>
        <source>The board is symmetrical: {ways}</source>
        <translation>ボードは対称です: {ways}</translation>
    </message>
    <message>
        <source>The board has no name yet</source>
        <translation>ボードにまだ名前がありません</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>スペード</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>ハート</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ダイヤ</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>クラブ</translation>
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
        <translation>シード</translation>
    </message>
    <message>
        <source>Spiral</source>
        <translation>らせん</translation>
    </message>
    <message>
        <source>A spiral between a corner and the middle</source>
        <translation>角と中央の間のらせん</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>道筋</translation>
    </message>
    <message>
        <source>from the rim</source>
        <translation>端から</translation>
    </message>
    <message>
        <source>from the middle</source>
        <translation>中央から</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>回り</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>時計回り</translation>
    </message>
    <message>
        <source>anticlockwise</source>
        <translation>反時計回り</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>角</translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation>カードの順</translation>
    </message>
    <message>
        <source>spades and diamonds up, clubs and hearts down</source>
        <translation>スペードとダイヤは上り、クラブとハートは下り</translation>
    </message>
    <message>
        <source>every suit up</source>
        <translation>どのスートも上り</translation>
    </message>
    <message>
        <source>all twos, all threes, and so on</source>
        <translation>すべての 2、すべての 3、と続く</translation>
    </message>
    <message>
        <source>The second time through</source>
        <translation>2 周目</translation>
    </message>
    <message>
        <source>from the beginning</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>from the end</source>
        <translation>最後から</translation>
    </message>
    <message>
        <source>Cells left over</source>
        <translation>余ったマス</translation>
    </message>
    <message>
        <source>at most four free, the others holes</source>
        <translation>4 つまでフリー、残りは穴</translation>
    </message>
    <message>
        <source>all free</source>
        <translation>すべてフリー</translation>
    </message>
    <message>
        <source>all holes</source>
        <translation>すべて穴</translation>
    </message>
    <message>
        <source>Snake</source>
        <translation>へび</translation>
    </message>
    <message>
        <source>Row by row or column by column, so that every card is easily found</source>
        <translation>行ごとまたは列ごとで、どのカードも見つけやすい</translation>
    </message>
    <message>
        <source>By</source>
        <translation>単位</translation>
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
        <translation>行の終わりで</translation>
    </message>
    <message>
        <source>turn round</source>
        <translation>折り返す</translation>
    </message>
    <message>
        <source>begin again on the same side</source>
        <translation>同じ側からまた始める</translation>
    </message>
    <message>
        <source>Rings</source>
        <translation>輪</translation>
    </message>
    <message>
        <source>Ring by ring around the middle</source>
        <translation>中央のまわりに輪を重ねて</translation>
    </message>
    <message>
        <source>every other ring the other way</source>
        <translation>1 つおきに逆回り</translation>
    </message>
    <message>
        <source>one way</source>
        <translation>同じ回り</translation>
    </message>
    <message>
        <source>Quadrants</source>
        <translation>四分割</translation>
    </message>
    <message>
        <source>Each quarter holds the two suits of a colour; opposite quarters are alike, turned round</source>
        <translation>各四分の一に同じ色の 2 スート。向かい合うものは回して同じ</translation>
    </message>
    <message>
        <source>Inside each part</source>
        <translation>各部分の中</translation>
    </message>
    <message>
        <source>row by row</source>
        <translation>行ごと</translation>
    </message>
    <message>
        <source>row by row, there and back</source>
        <translation>行ごと、往復</translation>
    </message>
    <message>
        <source>shuffled, all parts alike</source>
        <translation>混ぜる、どの部分も同じ</translation>
    </message>
    <message>
        <source>Suits apart</source>
        <translation>スートを分ける</translation>
    </message>
    <message>
        <source>Each suit has a part of the board to itself</source>
        <translation>スートごとにボードの一部を占める</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>quarters</source>
        <translation>四分の一</translation>
    </message>
    <message>
        <source>the four sides</source>
        <translation>4 つの辺</translation>
    </message>
    <message>
        <source>Chequers</source>
        <translation>市松</translation>
    </message>
    <message>
        <source>Black and red cards, or even and odd numbers, like the squares of a chess board</source>
        <translation>黒と赤のカード、または偶数と奇数を、チェス盤のマスのように</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>無作為</translation>
    </message>
    <message>
        <source>Everything anywhere</source>
        <translation>何でもどこでも</translation>
    </message>
    <message>
        <source>Random, symmetric</source>
        <translation>無作為、対称</translation>
    </message>
    <message>
        <source>By chance, but so that the board has a symmetry</source>
        <translation>無作為だが、ボードが対称になるように</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>対称</translation>
    </message>
    <message>
        <source>a half turn</source>
        <translation>半回転</translation>
    </message>
    <message>
        <source>a quarter turn, suit to suit</source>
        <translation>四分の一回転、スートどうし</translation>
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
        <translation>なし、ただし同じ 2 枚は遠くに</translation>
    </message>
    <message>
        <source>quarter turn</source>
        <translation>四分の一回転</translation>
    </message>
    <message>
        <source>half turn</source>
        <translation>半回転</translation>
    </message>
    <message>
        <source>three quarter turns</source>
        <translation>四分の三回転</translation>
    </message>
    <message>
        <source>falling diagonal</source>
        <translation>右下がりの対角線</translation>
    </message>
    <message>
        <source>rising diagonal</source>
        <translation>右上がりの対角線</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
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

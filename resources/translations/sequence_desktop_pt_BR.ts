<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Sequence Desktop</source>
        <translation>Sobre o Sequence Desktop</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Voltar à lista</translation>
    </message>
</context>
<context>
    <name>AboutForm</name>
    <message>
        <source>A name for the board</source>
        <translation>Um nome para o tabuleiro</translation>
    </message>
    <message>
        <source>for example CC0-1.0</source>
        <translation>por exemplo CC0-1.0</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Linhas</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Autor</translation>
    </message>
    <message>
        <source>&amp;Licence</source>
        <translation>&amp;Licença</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>&amp;Baralho</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Tamanho</translation>
    </message>
    <message>
        <source>N&amp;otes</source>
        <translation>N&amp;otas</translation>
    </message>
</context>
<context>
    <name>Accessible</name>
    <message>
        <source>Go here</source>
        <translation>Ir para cá</translation>
    </message>
    <message>
        <source>Choose no card</source>
        <translation>Não escolher carta</translation>
    </message>
    <message>
        <source>Choose this card</source>
        <translation>Escolher esta carta</translation>
    </message>
    <message>
        <source>Take a card from here</source>
        <translation>Pegar uma carta daqui</translation>
    </message>
    <message>
        <source>Lay the chosen card here</source>
        <translation>Pôr aqui a carta escolhida</translation>
    </message>
    <message>
        <source>Go to a cell for this roll</source>
        <translation>Ir a uma casa para este lance</translation>
    </message>
    <message>
        <source>Show the row that is nearest, or take it</source>
        <translation>Mostrar a fileira mais próxima, ou ficar com ela</translation>
    </message>
    <message>
        <source>Use it on this cell</source>
        <translation>Usar nesta casa</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>Rows: {rows}, columns: {columns}</source>
        <translation>Linhas: {rows}, colunas: {columns}</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mão</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Stock and discard pile</source>
        <translation>Monte e descarte</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jogo</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Jogada</translation>
    </message>
    <message>
        <source>&amp;Computer</source>
        <translation>Co&amp;mputador</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ajuda</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nova partida…</translation>
    </message>
    <message>
        <source>Choose a game, a board and players. The game in progress is kept.</source>
        <translation>Escolher um jogo, um tabuleiro e jogadores. A partida em andamento é mantida.</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>Jogar de no&amp;vo</translation>
    </message>
    <message>
        <source>Deal a new game with the same players, board and rules.</source>
        <translation>Distribuir uma nova partida com os mesmos jogadores, tabuleiro e regras.</translation>
    </message>
    <message>
        <source>&amp;Rated games…</source>
        <translation>Partidas &amp;valendo pontos…</translation>
    </message>
    <message>
        <source>Play against a computer picked for you, and see how your rating goes.</source>
        <translation>Jogar contra um computador escolhido para você e ver como vai sua pontuação.</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Pa&amp;usa</translation>
    </message>
    <message>
        <source>Let the computers wait, where nobody else plays.</source>
        <translation>Fazer os computadores esperarem quando ninguém mais joga.</translation>
    </message>
    <message>
        <source>Set up a pos&amp;ition…</source>
        <translation>Montar uma p&amp;osição…</translation>
    </message>
    <message>
        <source>Lay chips and cards as you like, check them, and play on from there.</source>
        <translation>Colocar fichas e cartas como quiser, conferi-las e jogar a partir dali.</translation>
    </message>
    <message>
        <source>&amp;Design a board…</source>
        <translation>&amp;Criar um tabuleiro…</translation>
    </message>
    <message>
        <source>Make a board of your own, or change one.</source>
        <translation>Fazer um tabuleiro próprio ou mudar um.</translation>
    </message>
    <message>
        <source>&amp;Boards…</source>
        <translation>Ta&amp;buleiros…</translation>
    </message>
    <message>
        <source>Look at all boards: play on them, copy and change them.</source>
        <translation>Ver todos os tabuleiros: jogar neles, copiá-los e mudá-los.</translation>
    </message>
    <message>
        <source>&amp;Lab…</source>
        <translation>&amp;Laboratório…</translation>
    </message>
    <message>
        <source>Let computers play thousands of games, to compare players, boards and rules.</source>
        <translation>Fazer os computadores jogarem milhares de partidas, para comparar jogadores, tabuleiros e regras.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Go on with a saved game. The game in progress is kept.</source>
        <translation>Continuar uma partida salva. A partida em andamento é mantida.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>Save the game, with all its moves, to its file.</source>
        <translation>Salvar a partida, com todas as jogadas, no arquivo dela.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salvar &amp;como…</translation>
    </message>
    <message>
        <source>Save the game to a file of its own.</source>
        <translation>Salvar a partida em um arquivo próprio.</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>Es&amp;tatísticas…</translation>
    </message>
    <message>
        <source>Count the games you have finished, and look at the last ones.</source>
        <translation>Contar as partidas terminadas e ver as últimas.</translation>
    </message>
    <message>
        <source>&amp;Print the board…</source>
        <translation>&amp;Imprimir o tabuleiro…</translation>
    </message>
    <message>
        <source>Bring this board onto paper, with chips and rules to it.</source>
        <translation>Pôr este tabuleiro no papel, com fichas e regras.</translation>
    </message>
    <message>
        <source>Save a pi&amp;cture…</source>
        <translation>Salvar uma i&amp;magem…</translation>
    </message>
    <message>
        <source>Save the board as it is shown, as a picture.</source>
        <translation>Salvar o tabuleiro, como aparece, em uma imagem.</translation>
    </message>
    <message>
        <source>Save an ani&amp;mation…</source>
        <translation>Salvar uma a&amp;nimação…</translation>
    </message>
    <message>
        <source>Save the moves of the game as an animated picture (GIF).</source>
        <translation>Salvar as jogadas da partida como imagem animada (GIF).</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>A&amp;justes…</translation>
    </message>
    <message>
        <source>Choose look, motion and manners; every change is seen at once.</source>
        <translation>Escolher aparência, movimento e modos; cada mudança é vista na hora.</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sai&amp;r</translation>
    </message>
    <message>
        <source>Close the program. The next start goes on where you are now.</source>
        <translation>Fechar o programa. Na próxima vez, continua daqui.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>Take back your last move and what followed it.</source>
        <translation>Voltar atrás na sua última jogada e no que veio depois.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>Play again what was taken back.</source>
        <translation>Jogar de novo o que foi desfeito.</translation>
    </message>
    <message>
        <source>&amp;Draw a card</source>
        <translation>&amp;Comprar uma carta</translation>
    </message>
    <message>
        <source>Take a card from the stock, where the rules let one draw by hand.</source>
        <translation>Pegar uma carta do monte, quando as regras pedem comprar à mão.</translation>
    </message>
    <message>
        <source>&amp;Turn in a dead card</source>
        <translation>&amp;Entregar uma carta morta</translation>
    </message>
    <message>
        <source>Give up a card that has no free cell left, and draw another.</source>
        <translation>Entregar uma carta sem casa livre e comprar outra.</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passar</translation>
    </message>
    <message>
        <source>End the turn without a play; only where nothing can be played.</source>
        <translation>Terminar a vez sem jogar; só quando nada pode ser jogado.</translation>
    </message>
    <message>
        <source>Show the last &amp;round</source>
        <translation>Mostrar a última &amp;rodada</translation>
    </message>
    <message>
        <source>Play once more what has happened since your own last move. Any key ends it.</source>
        <translation>Repetir o que aconteceu desde a sua última jogada. Qualquer tecla encerra.</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Replay</translation>
    </message>
    <message>
        <source>Show what one goes through the game with: slider, steps and playing.</source>
        <translation>Mostrar com que se percorre a partida: controle deslizante, passos e reprodução.</translation>
    </message>
    <message>
        <source>Play the mo&amp;ves</source>
        <translation>Reproduzir as &amp;jogadas</translation>
    </message>
    <message>
        <source>Show one move after the other, and stop there. Nothing is played.</source>
        <translation>Mostrar uma jogada após a outra e parar. Nada é jogado.</translation>
    </message>
    <message>
        <source>Look at the &amp;start</source>
        <translation>Ver o in&amp;ício</translation>
    </message>
    <message>
        <source>Show the board as it was before the first move.</source>
        <translation>Mostrar o tabuleiro como era antes da primeira jogada.</translation>
    </message>
    <message>
        <source>Look one move &amp;back</source>
        <translation>Ver uma jogada a&amp;trás</translation>
    </message>
    <message>
        <source>Show the board one move earlier; the game goes on from the present.</source>
        <translation>Mostrar o tabuleiro uma jogada antes; a partida segue do presente.</translation>
    </message>
    <message>
        <source>Look one move &amp;forward</source>
        <translation>Ver uma jogada à &amp;frente</translation>
    </message>
    <message>
        <source>Show the board one move later.</source>
        <translation>Mostrar o tabuleiro uma jogada depois.</translation>
    </message>
    <message>
        <source>Back to the &amp;game</source>
        <translation>Voltar à p&amp;artida</translation>
    </message>
    <message>
        <source>Show the board as it is now.</source>
        <translation>Mostrar o tabuleiro como está agora.</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>C&amp;ontinuar daqui</translation>
    </message>
    <message>
        <source>Go on from the moment shown in a game of its own; the one on the table is kept.</source>
        <translation>Continuar do momento mostrado em uma partida à parte; a da mesa é mantida.</translation>
    </message>
    <message>
        <source>Boo&amp;kmark</source>
        <translation>&amp;Marcador</translation>
    </message>
    <message>
        <source>Mark the moment shown, to find it again.</source>
        <translation>Marcar o momento mostrado, para encontrá-lo de novo.</translation>
    </message>
    <message>
        <source>Bookmarks…</source>
        <translation>Marcadores…</translation>
    </message>
    <message>
        <source>Go to the moments you have marked, name them, remove them.</source>
        <translation>Ir aos momentos marcados, dar-lhes nome, removê-los.</translation>
    </message>
    <message>
        <source>L&amp;arger</source>
        <translation>&amp;Maior</translation>
    </message>
    <message>
        <source>Show the table larger; where it does not fit, it scrolls.</source>
        <translation>Mostrar a mesa maior; se não couber, ela rola.</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>Me&amp;nor</translation>
    </message>
    <message>
        <source>Show the table smaller.</source>
        <translation>Mostrar a mesa menor.</translation>
    </message>
    <message>
        <source>As large as t&amp;he window</source>
        <translation>Do tamanho da &amp;janela</translation>
    </message>
    <message>
        <source>Show the whole table, as large as it fits.</source>
        <translation>Mostrar a mesa inteira, tão grande quanto couber.</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>&amp;Sons</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>Painel &amp;lateral</translation>
    </message>
    <message>
        <source>Show or hide the players and the moves.</source>
        <translation>Mostrar ou ocultar os jogadores e as jogadas.</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>T&amp;ela cheia</translation>
    </message>
    <message>
        <source>Fill the screen with the table.</source>
        <translation>Encher a tela com a mesa.</translation>
    </message>
    <message>
        <source>&amp;What can I do?</source>
        <translation>O &amp;que posso fazer?</translation>
    </message>
    <message>
        <source>Say what you can do at this moment, and light it on the table.</source>
        <translation>Dizer o que você pode fazer neste momento e iluminar isso na mesa.</translation>
    </message>
    <message>
        <source>C&amp;ontents</source>
        <translation>C&amp;onteúdo</translation>
    </message>
    <message>
        <source>Read and search all pages of the help, in one window.</source>
        <translation>Ler todas as páginas da ajuda e procurar nelas, em uma só janela.</translation>
    </message>
    <message>
        <source>How to &amp;play</source>
        <translation>Como se &amp;joga</translation>
    </message>
    <message>
        <source>Say how the game in progress is played, in words and pictures.</source>
        <translation>Dizer em palavras e imagens como se joga a partida em andamento.</translation>
    </message>
    <message>
        <source>Your &amp;first game</source>
        <translation>Sua &amp;primeira partida</translation>
    </message>
    <message>
        <source>Learn the game in six short steps on the table. Your own game is kept.</source>
        <translation>Aprender o jogo em seis passos curtos, na mesa. A sua partida fica guardada.</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Teclas e mouse</translation>
    </message>
    <message>
        <source>List what every key does.</source>
        <translation>Listar o que cada tecla faz.</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>Mudar &amp;teclas…</translation>
    </message>
    <message>
        <source>Choose which keys lead to what.</source>
        <translation>Escolher que teclas levam a quê.</translation>
    </message>
    <message>
        <source>&amp;Settings explained</source>
        <translation>A&amp;justes explicados</translation>
    </message>
    <message>
        <source>Say what every setting does.</source>
        <translation>Dizer o que cada ajuste faz.</translation>
    </message>
    <message>
        <source>&amp;About Sequence Desktop</source>
        <translation>&amp;Sobre o Sequence Desktop</translation>
    </message>
    <message>
        <source>Show the version and the licences.</source>
        <translation>Mostrar a versão e as licenças.</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Dica</translation>
    </message>
    <message>
        <source>Show the best moves of your hand, how good they are, and why.</source>
        <translation>Mostrar as melhores jogadas da sua mão, quanto valem e por quê.</translation>
    </message>
    <message>
        <source>&amp;Play the hint</source>
        <translation>&amp;Jogar a dica</translation>
    </message>
    <message>
        <source>Make the hinted move that is marked on the table.</source>
        <translation>Fazer a jogada da dica, marcada na mesa.</translation>
    </message>
    <message>
        <source>Show a &amp;better move</source>
        <translation>Mostrar uma jogada mel&amp;hor</translation>
    </message>
    <message>
        <source>Say which move would have been better than your last one, and why.</source>
        <translation>Dizer que jogada teria sido melhor que a última, e por quê.</translation>
    </message>
    <message>
        <source>Winning &amp;chances</source>
        <translation>&amp;Chances de vencer</translation>
    </message>
    <message>
        <source>Show who is ahead, as far as you can know, now and through the game.</source>
        <translation>Mostrar quem está na frente, até onde você pode saber, agora e ao longo da partida.</translation>
    </message>
    <message>
        <source>&amp;Review the game…</source>
        <translation>&amp;Analisar a partida…</translation>
    </message>
    <message>
        <source>Look back at a finished game: where it turned, and what was luck or skill.</source>
        <translation>Rever uma partida terminada: onde virou, e o que foi sorte ou habilidade.</translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation>Jogar a&amp;gora</translation>
    </message>
    <message>
        <source>Let the computer that is thinking move at once, with what it knows.</source>
        <translation>Fazer o computador que pensa jogar na hora, com o que sabe.</translation>
    </message>
    <message>
        <source>Colours of the s&amp;ystem</source>
        <translation>Cores do s&amp;istema</translation>
    </message>
    <message>
        <source>Be light or dark as the system is.</source>
        <translation>Claro ou escuro como o sistema.</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>Dark text on a light window.</source>
        <translation>Texto escuro em janela clara.</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Escuro</translation>
    </message>
    <message>
        <source>Light text on a dark window.</source>
        <translation>Texto claro em janela escura.</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>Alto con&amp;traste</translation>
    </message>
    <message>
        <source>The strongest contrast, for weak eyes and bright rooms.</source>
        <translation>O maior contraste, para olhos fracos e salas claras.</translation>
    </message>
    <message>
        <source>Hand as dra&amp;wn</source>
        <translation>Mão como foi co&amp;mprada</translation>
    </message>
    <message>
        <source>Lay one’s cards in the order in which they were drawn.</source>
        <translation>Deixar as cartas na ordem em que foram compradas.</translation>
    </message>
    <message>
        <source>Hand by sui&amp;ts</source>
        <translation>Mão por &amp;naipes</translation>
    </message>
    <message>
        <source>Lay one’s cards suit by suit.</source>
        <translation>Deixar as cartas naipe por naipe.</translation>
    </message>
    <message>
        <source>Hand by ra&amp;nks</source>
        <translation>Mão por &amp;valores</translation>
    </message>
    <message>
        <source>Lay one’s cards rank by rank, or by their numbers.</source>
        <translation>Deixar as cartas valor por valor, ou pelos números.</translation>
    </message>
    <message>
        <source>Hand as I lay &amp;it</source>
        <translation>Mão como &amp;eu arrumo</translation>
    </message>
    <message>
        <source>Leave one’s cards where they are dragged to in the hand.</source>
        <translation>Deixar as cartas onde forem arrastadas na mão.</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>{move} and take the row {rows}</source>
        <translation>{move} e ficar com a fileira {rows}</translation>
    </message>
    <message>
        <source>{move} and take the rows {rows}</source>
        <translation>{move} e ficar com as fileiras {rows}</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Pegar {card}</translation>
    </message>
    <message>
        <source>Give up {card}</source>
        <translation>Ceder {card}</translation>
    </message>
    <message>
        <source>Take the chip on {cell} away</source>
        <translation>Tirar a ficha de {cell}</translation>
    </message>
    <message>
        <source>Play {card} on {cell}</source>
        <translation>Jogar {card} em {cell}</translation>
    </message>
    <message>
        <source>Take the chip on {cell} away with {card}</source>
        <translation>Tirar a ficha de {cell} com {card}</translation>
    </message>
    <message>
        <source>Take over the chip on {cell} with {card}</source>
        <translation>Substituir a ficha de {cell} com {card}</translation>
    </message>
    <message>
        <source>Swap the chips on {cell} and {other} with {card}</source>
        <translation>Trocar as fichas de {cell} e {other} com {card}</translation>
    </message>
    <message>
        <source>Turn in {card}</source>
        <translation>Entregar {card}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passar</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Comprar uma carta</translation>
    </message>
    <message>
        <source>Put a chip on {cell}</source>
        <translation>Pôr uma ficha em {cell}</translation>
    </message>
    <message>
        <source>Take over the chip on {cell}</source>
        <translation>Substituir a ficha de {cell}</translation>
    </message>
    <message>
        <source>Swap the chips on {cell} and {other}</source>
        <translation>Trocar as fichas de {cell} e {other}</translation>
    </message>
</context>
<context>
    <name>BalanceDialog</name>
    <message>
        <source>Balance of the board</source>
        <translation>Equilíbrio do tabuleiro</translation>
    </message>
    <message>
        <source>&amp;Play the games</source>
        <translation>&amp;Jogar as partidas</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Co&amp;mpare in the lab…</source>
        <translation>Co&amp;mparar no laboratório…</translation>
    </message>
    <message>
        <source>The same number plays the same games again, everywhere.</source>
        <translation>O mesmo número joga as mesmas partidas de novo, em qualquer lugar.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>What the games tell of the board will stand here.</source>
        <translation>Aqui aparecerá o que as partidas dizem do tabuleiro.</translation>
    </message>
    <message>
        <source>Let other boards, games or levels be played beside this one, as a plan.</source>
        <translation>Fazer jogar outros tabuleiros, jogos ou níveis ao lado deste, como um plano.</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jogo</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>J&amp;ogadores</translation>
    </message>
    <message>
        <source>L&amp;evel of all players</source>
        <translation>Ní&amp;vel de todos os jogadores</translation>
    </message>
    <message>
        <source>&amp;Number of games</source>
        <translation>&amp;Número de partidas</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Semente</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>começando…</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>parando…</translation>
    </message>
    <message>
        <source>about {seconds} s left</source>
        <translation>faltam uns {seconds} s</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>faltam uns {minutes} min</translation>
    </message>
</context>
<context>
    <name>BesidePage</name>
    <message>
        <source>Entry at the left</source>
        <translation>Série à esquerda</translation>
    </message>
    <message>
        <source>Entry at the right</source>
        <translation>Série à direita</translation>
    </message>
</context>
<context>
    <name>BoardList</name>
    <message>
        <source>Arranged by {author}</source>
        <translation>Disposição de {author}</translation>
    </message>
    <message>
        <source>The board of these rules</source>
        <translation>O tabuleiro destas regras</translation>
    </message>
</context>
<context>
    <name>BoardPreview</name>
    <message>
        <source>Picture of the board {name}, {columns} by {rows} cells</source>
        <translation>Imagem do tabuleiro {name}, {columns} por {rows} casas</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Compass</source>
        <translation>Bússola</translation>
    </message>
    <message>
        <source>Each suit has a side of the board: spades north, hearts east, clubs south, diamonds west. Every sector runs from the two to the ace and through again, row by row from the rim to the middle, and a quarter turn carries each sector onto the next. The four aces meet in the centre.</source>
        <translation>Cada naipe tem um lado do tabuleiro: espadas ao norte, copas a leste, paus ao sul, ouros a oeste. Cada setor vai duas vezes do dois ao ás, linha por linha da borda ao meio, e um quarto de volta leva cada setor ao seguinte. Os quatro ases se encontram no meio.</translation>
    </message>
    <message>
        <source>Two dice</source>
        <translation>Dois dados</translation>
    </message>
    <message>
        <source>Six by six for two dice: the rare twos in the corners, the twelves in the middle. A quarter turn leaves it as it is.</source>
        <translation>Seis por seis para dois dados: os raros dois nos cantos, os doze no meio. Um quarto de volta o deixa igual.</translation>
    </message>
    <message>
        <source>traditional</source>
        <translation>autor desconhecido</translation>
    </message>
    <message>
        <source>No rights are claimed in this arrangement</source>
        <translation>Nenhum direito é reivindicado sobre esta disposição</translation>
    </message>
    <message>
        <source>Far twins</source>
        <translation>Gêmeas distantes</translation>
    </message>
    <message>
        <source>Four windows, black and red like a chess board, with the two suits of a colour chequered inside. From every card it is five rows and five columns to its twin, so that no two chips on the same card help each other; only the kings of spades and hearts meet, in the centre. The left half is the mirror of the right, spades for hearts and clubs for diamonds.</source>
        <translation>Quatro janelas, pretas e vermelhas como em um tabuleiro de xadrez; dentro, os dois naipes de uma cor se alternam do mesmo modo. De cada carta à sua gêmea há cinco linhas e cinco colunas, assim duas fichas na mesma carta nunca se ajudam; só os reis de espadas e de copas se encontram, no meio. A metade esquerda espelha a direita, espadas por copas e paus por ouros.</translation>
    </message>
    <message>
        <source>Turning rings</source>
        <translation>Anéis alternados</translation>
    </message>
    <message>
        <source>The numbers in rings around the one; each ring runs the other way round than the last. The nought stands in the corner beyond ninety-nine.</source>
        <translation>Os números em anéis em volta do um; cada anel gira no sentido contrário ao do anterior. O zero fica no canto, além do noventa e nove.</translation>
    </message>
    <message>
        <source>Growing edges</source>
        <translation>Bordas crescentes</translation>
    </message>
    <message>
        <source>The numbers grow out from the middle edge by edge, so that the square stays full at every size. The nought stands in a corner.</source>
        <translation>Os números crescem a partir do meio, borda por borda, de modo que o quadrado fica completo em todos os tamanhos. O zero fica em um canto.</translation>
    </message>
    <message>
        <source>Number spiral</source>
        <translation>Espiral de números</translation>
    </message>
    <message>
        <source>One plain spiral from the nought in the centre to ninety-nine in the corner.</source>
        <translation>Uma espiral simples, do zero no meio ao noventa e nove no canto.</translation>
    </message>
    <message>
        <source>Junior</source>
        <translation>Júnior</translation>
    </message>
    <message>
        <source>Six by seven for the youngest: the cards from two to ace without tens and pictures, each once, in a path that can be followed with a finger. The corners and the two spaces in the middle are free.</source>
        <translation>Seis por sete para os menores: as cartas do dois ao ás, sem dez nem figuras, uma de cada, em um caminho que se pode seguir com o dedo. Os cantos e as duas casas do meio são livres.</translation>
    </message>
    <message>
        <source>Pinwheel</source>
        <translation>Cata-vento</translation>
    </message>
    <message>
        <source>One pack on seven by seven for the travel game: each suit is one sail of a wheel, winding from the two at the rim to the ace at the hub, and the free space is the axle.</source>
        <translation>Um baralho em sete por sete para o jogo de viagem: cada naipe é uma pá do cata-vento e serpenteia do dois, na borda, até o ás, junto ao meio; a casa livre é o eixo.</translation>
    </message>
    <message>
        <source>Quadrants</source>
        <translation>Quadrantes</translation>
    </message>
    <message>
        <source>The arrangement common for One-Eyed Jack. Each quarter holds two suits, one the mirror of the other along the diagonal, where the kings and queens stand; tens to sevens run along the edges. Turned upside down it is the same board.</source>
        <translation>A disposição comum para One-Eyed Jack. Cada quarto tem dois naipes, um espelho do outro ao longo da diagonal, onde ficam os reis e as damas; do dez ao sete, as cartas correm pelas bordas. Virado de cabeça para baixo, é o mesmo tabuleiro.</translation>
    </message>
    <message>
        <source>Row snake</source>
        <translation>Serpente por linhas</translation>
    </message>
    <message>
        <source>The two packs in order, laid like a snake: one row to the right, the next to the left. The easiest board to find a card on.</source>
        <translation>Os dois baralhos em ordem, dispostos como uma serpente: uma linha para a direita, a seguinte para a esquerda. O tabuleiro em que é mais fácil achar uma carta.</translation>
    </message>
    <message>
        <source>Spiral</source>
        <translation>Espiral</translation>
    </message>
    <message>
        <source>The arrangement of the published game. From the top left corner it winds inwards, clockwise: spades and diamonds up from the two, clubs and hearts down from the ace, and all of it once more, to the two of hearts in the middle. No jacks; the corners are free.</source>
        <translation>A disposição do jogo publicado. Do canto superior esquerdo gira para dentro, em sentido horário: espadas e ouros subindo do dois, paus e copas descendo do ás, e tudo mais uma vez, até o dois de copas no meio. Sem valetes; os cantos são livres.</translation>
    </message>
</context>
<context>
    <name>BookmarksDialog</name>
    <message>
        <source>Bookmarks</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>No moment is marked yet. Look at one, and choose View → Bookmark.</source>
        <translation>Nenhum momento está marcado ainda. Veja um e escolha Ver → Marcador.</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Sem nome</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Remover</translation>
    </message>
    <message>
        <source>Remove the bookmark; the game stays as it is.</source>
        <translation>Remover o marcador; a partida fica como está.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>{cell}: {card}</source>
        <translation>{cell}: {card}</translation>
    </message>
    <message>
        <source>Now choose the other end of the row.</source>
        <translation>Agora escolha a outra ponta da fileira.</translation>
    </message>
</context>
<context>
    <name>CaseDialog</name>
    <message>
        <source>Save as rule case</source>
        <translation>Salvar como caso de regra</translation>
    </message>
    <message>
        <source>The case says what may be done in this position, as the program sees it.</source>
        <translation>O caso diz o que se pode fazer nesta posição, segundo o programa.</translation>
    </message>
    <message>
        <source>&amp;Choose a file…</source>
        <translation>Es&amp;colher um arquivo…</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Título</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Nota</translation>
    </message>
</context>
<context>
    <name>ChancePanel</name>
    <message>
        <source>Winning chances</source>
        <translation>Chances de vencer</translation>
    </message>
    <message>
        <source>Chances through the game</source>
        <translation>Chances ao longo da partida</translation>
    </message>
    <message>
        <source>Click to look at the board at that moment</source>
        <translation>Clique para ver o tabuleiro naquele momento</translation>
    </message>
</context>
<context>
    <name>Chancing</name>
    <message>
        <source>The chances cannot be worked out: the process that does it has failed.</source>
        <translation>As chances não podem ser calculadas: o processo que faz isso falhou.</translation>
    </message>
    <message>
        <source>The chances show when the next player is ready.</source>
        <translation>As chances aparecem quando o próximo jogador está pronto.</translation>
    </message>
    <message>
        <source>A rated game has no chances.</source>
        <translation>Uma partida valendo pontos não mostra chances.</translation>
    </message>
    <message>
        <source>As far as an onlooker can tell:</source>
        <translation>Até onde um espectador pode saber:</translation>
    </message>
    <message>
        <source>As far as {name} can know:</source>
        <translation>Até onde {name} pode saber:</translation>
    </message>
</context>
<context>
    <name>Clipping</name>
    <message>
        <source>The board is on the clipboard, as text.</source>
        <translation>O tabuleiro está na área de transferência, como texto.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Não há texto na área de transferência.</translation>
    </message>
    <message>
        <source>Paste text</source>
        <translation>Colar texto</translation>
    </message>
    <message>
        <source>Pasted. Not understood: {count}; lines left out: {lines}.</source>
        <translation>Colado. Não entendido: {count}; linhas deixadas de fora: {lines}.</translation>
    </message>
    <message>
        <source>Pasted: everything was understood.</source>
        <translation>Colado: tudo foi entendido.</translation>
    </message>
    <message>
        <source>{cards}: they lie on the right of column {column}.</source>
        <translation>{cards}: ficam à direita da coluna {column}.</translation>
    </message>
    <message>
        <source>{cards}: they lie below row {row}.</source>
        <translation>{cards}: ficam abaixo da linha {row}.</translation>
    </message>
    <message>
        <source>{cards}: they lie right of {column} and below row {row}.</source>
        <translation>{cards}: ficam à direita de {column} e abaixo da linha {row}.</translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Laranja</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Preto</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarelo</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Branco</translation>
    </message>
    <message>
        <source>Dark grey</source>
        <translation>Cinza-escuro</translation>
    </message>
    <message>
        <source>Light grey</source>
        <translation>Cinza-claro</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Vermelho</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violeta</translation>
    </message>
</context>
<context>
    <name>CommandRow</name>
    <message>
        <source>C&amp;opy</source>
        <translation>C&amp;opiar</translation>
    </message>
    <message>
        <source>Sa&amp;ve the board…</source>
        <translation>&amp;Salvar o tabuleiro…</translation>
    </message>
    <message>
        <source>Command line that makes this report again</source>
        <translation>Linha de comando que refaz este relatório</translation>
    </message>
    <message>
        <source>The command that plays these games again needs the board as a file.</source>
        <translation>O comando que joga estas partidas de novo precisa do tabuleiro em um arquivo.</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>Figures of all entries</source>
        <translation>Números de todas as séries</translation>
    </message>
    <message>
        <source>Share of the points, by player</source>
        <translation>Parte dos pontos, por jogador</translation>
    </message>
    <message>
        <source>Strength of the players, in Elo</source>
        <translation>Força dos jogadores, em Elo</translation>
    </message>
    <message>
        <source>Decided games won by the side that began</source>
        <translation>Partidas decididas vencidas pelo lado que começou</translation>
    </message>
    <message>
        <source>Moves a game</source>
        <translation>Jogadas por partida</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Who begins wins</source>
        <translation>Vence quem começa</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Empates</translation>
    </message>
</context>
<context>
    <name>Corner</name>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} está pensando</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computador</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n jogada</numerusform>
            <numerusform>%n jogadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n ponto</numerusform>
            <numerusform>%n pontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) left</source>
        <translation>
            <numerusform>falta %n vez</numerusform>
            <numerusform>faltam %n vezes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{made} of %n row(s)</source>
        <translation>
            <numerusform>{made} de %n fileira</numerusform>
            <numerusform>{made} de %n fileiras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed} and makes %n row(s)</source>
        <translation>
            <numerusform>{deed} e faz uma fileira</numerusform>
            <numerusform>{deed} e faz %n fileiras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed} and announces %n row(s)</source>
        <translation>
            <numerusform>{deed} e anuncia uma fileira</numerusform>
            <numerusform>{deed} e anuncia %n fileiras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed} and breaks up %n row(s)</source>
        <translation>
            <numerusform>{deed} e desfaz uma fileira</numerusform>
            <numerusform>{deed} e desfaz %n fileiras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed}: %n row(s)</source>
        <translation>
            <numerusform>{deed}: uma fileira</numerusform>
            <numerusform>{deed}: %n fileiras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From there %n row(s) are still possible.</source>
        <translation>
            <numerusform>Dali ainda é possível %n fileira.</numerusform>
            <numerusform>Dali ainda são possíveis %n fileiras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier move(s), see the list</source>
        <translation>
            <numerusform>%n jogada anterior, veja a lista</numerusform>
            <numerusform>%n jogadas anteriores, veja a lista</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are shuffled into a new stock</source>
        <translation>
            <numerusform>%n carta é embaralhada em um novo monte</numerusform>
            <numerusform>%n cartas são embaralhadas em um novo monte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rated game(s) played.</source>
        <translation>
            <numerusform>%n partida valendo pontos jogada.</numerusform>
            <numerusform>%n partidas valendo pontos jogadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) found</source>
        <translation>
            <numerusform>%n ajuste encontrado</numerusform>
            <numerusform>%n ajustes encontrados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read</source>
        <translation>
            <numerusform>%n arquivo não pôde ser lido</numerusform>
            <numerusform>%n arquivos não puderam ser lidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) could not be read</source>
        <translation>
            <numerusform>%n linha não pôde ser lida</numerusform>
            <numerusform>%n linhas não puderam ser lidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) are among your own now</source>
        <translation>
            <numerusform>%n tabuleiro agora está entre os seus</numerusform>
            <numerusform>%n tabuleiros agora estão entre os seus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) did not fit on the board</source>
        <translation>
            <numerusform>%n carta não coube no tabuleiro</numerusform>
            <numerusform>%n cartas não couberam no tabuleiro</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>no</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>one</source>
        <translation>uma</translation>
    </message>
    <message>
        <source>two</source>
        <translation>duas</translation>
    </message>
    <message>
        <source>three</source>
        <translation>três</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sete</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>oito</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dez</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>onze</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>doze</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>uma carta</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count} cartas</translation>
    </message>
    <message>
        <source>one row</source>
        <translation>uma fileira</translation>
    </message>
    <message>
        <source>{count} rows</source>
        <translation>{count} fileiras</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>um ponto</translation>
    </message>
    <message>
        <source>{count} points</source>
        <translation>{count} pontos</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} jogadores</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} ou {last}</translation>
    </message>
    <message>
        <source>a roll of {totals}</source>
        <translation>um lance de {totals}</translation>
    </message>
    <message>
        <source>the one-eyed jacks (spades and hearts)</source>
        <translation>os valetes de um olho (espadas e copas)</translation>
    </message>
    <message>
        <source>the two-eyed jacks (diamonds and clubs)</source>
        <translation>os valetes de dois olhos (ouros e paus)</translation>
    </message>
    <message>
        <source>the {ranks}</source>
        <translation>os {ranks}</translation>
    </message>
    <message>
        <source>the {ranks} of {suits}</source>
        <translation>os {ranks} de {suits}</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>dois</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>três</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>quatros</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cincos</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>setes</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>oitos</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>noves</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dez</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>valetes</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>damas</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>reis</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>ases</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>espadas</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>copas</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ouros</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>paus</translation>
    </message>
    <message>
        <source>rules without a name</source>
        <translation>regras sem nome</translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message>
        <source>Cards to be laid</source>
        <translation>Cartas para colocar</translation>
    </message>
    <message>
        <source>{card}: {count} left</source>
        <translation>{card}: restam {count}</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>Two packs of cards</source>
        <translation>Dois baralhos</translation>
    </message>
    <message>
        <source>One pack of cards</source>
        <translation>Um baralho</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Two dice</source>
        <translation>Dois dados</translation>
    </message>
    <message>
        <source>Anything</source>
        <translation>Qualquer coisa</translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>{who} did not draw in time, and holds one card less</source>
        <translation>{who} não comprou a tempo e tem uma carta a menos</translation>
    </message>
    <message>
        <source>the others have their last turns</source>
        <translation>os outros têm suas últimas vezes</translation>
    </message>
    <message>
        <source>{deed}; {consequence}</source>
        <translation>{deed}; {consequence}</translation>
    </message>
    <message>
        <source>{who} takes {card}</source>
        <translation>{who} pega {card}</translation>
    </message>
    <message>
        <source>{who} draws a card</source>
        <translation>{who} compra uma carta</translation>
    </message>
    <message>
        <source>{who} shows that {card} is dead and turns it in</source>
        <translation>{who} mostra que {card} está morta e a entrega</translation>
    </message>
    <message>
        <source>{who} plays {card} as {other_card} on {cell}</source>
        <translation>{who} joga {card} como {other_card} em {cell}</translation>
    </message>
    <message>
        <source>{who} plays {card} on {cell}</source>
        <translation>{who} joga {card} em {cell}</translation>
    </message>
    <message>
        <source>{who} plays {card} and removes the chip on {cell}</source>
        <translation>{who} joga {card} e tira a ficha de {cell}</translation>
    </message>
    <message>
        <source>{who} plays {card} and takes over the chip on {cell}</source>
        <translation>{who} joga {card} e substitui a ficha de {cell}</translation>
    </message>
    <message>
        <source>{who} plays {card} and swaps the chips on {cell} and {other}</source>
        <translation>{who} joga {card} e troca as fichas de {cell} e {other}</translation>
    </message>
    <message>
        <source>{who} turns in {card}</source>
        <translation>{who} entrega {card}</translation>
    </message>
    <message>
        <source>{who} passes</source>
        <translation>{who} passa</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and puts a chip on {cell}</source>
        <translation>{who} lança {roll} e põe uma ficha em {cell}</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and removes the chip on {cell}</source>
        <translation>{who} lança {roll} e tira a ficha de {cell}</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and takes over the chip on {cell}</source>
        <translation>{who} lança {roll} e substitui a ficha de {cell}</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and swaps the chips on {cell} and {other}</source>
        <translation>{who} lança {roll} e troca as fichas de {cell} e {other}</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and can do nothing</source>
        <translation>{who} lança {roll} e não pode fazer nada</translation>
    </message>
    <message>
        <source>{who} gives up {card}</source>
        <translation>{who} cede {card}</translation>
    </message>
    <message>
        <source>{who} takes the chip on {cell} away</source>
        <translation>{who} retira a ficha de {cell}</translation>
    </message>
    <message>
        <source>{who} has spoken out of turn</source>
        <translation>{who} falou fora de hora</translation>
    </message>
    <message>
        <source>on {cell}</source>
        <comment>after a card, as in 8 of spades on c4</comment>
        <translation>em {cell}</translation>
    </message>
    <message>
        <source>removes {cell}</source>
        <comment>after a card</comment>
        <translation>tira {cell}</translation>
    </message>
    <message>
        <source>takes over {cell}</source>
        <comment>after a card</comment>
        <translation>substitui {cell}</translation>
    </message>
    <message>
        <source>swaps {cell} and {other}</source>
        <comment>after a card</comment>
        <translation>troca {cell} e {other}</translation>
    </message>
    <message>
        <source>turned in</source>
        <comment>after a card</comment>
        <translation>entregue</translation>
    </message>
    <message>
        <source>taken</source>
        <comment>after a card</comment>
        <translation>pega</translation>
    </message>
    <message>
        <source>draws a card</source>
        <translation>compra uma carta</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <comment>after a roll</comment>
        <translation>nada a fazer</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passa</translation>
    </message>
    <message>
        <source>given up</source>
        <comment>after a card</comment>
        <translation>cedida</translation>
    </message>
    <message>
        <source>takes {cell} away</source>
        <translation>retira {cell}</translation>
    </message>
    <message>
        <source>has spoken</source>
        <translation>falou</translation>
    </message>
    <message>
        <source>{total} is rolled</source>
        <translation>saiu {total}</translation>
    </message>
    <message>
        <source>{who} is out of the game</source>
        <translation>{who} está fora do jogo</translation>
    </message>
    <message>
        <source>it is the turn of {who}</source>
        <translation>é a vez de {who}</translation>
    </message>
    <message>
        <source>a chip of {who} on {place}</source>
        <translation>uma ficha de {who} em {place}</translation>
    </message>
    <message>
        <source>the chip of {who} is off {place}</source>
        <translation>a ficha de {who} saiu de {place}</translation>
    </message>
    <message>
        <source>a row for {who}, {place}</source>
        <translation>uma fileira para {who}, {place}</translation>
    </message>
    <message>
        <source>{who} no longer has the row {place}</source>
        <translation>{who} não tem mais a fileira {place}</translation>
    </message>
    <message>
        <source>{who} lays off {card}</source>
        <translation>{who} descarta {card}</translation>
    </message>
    <message>
        <source>{who} draws {card}</source>
        <translation>{who} compra {card}</translation>
    </message>
    <message>
        <source>{who} takes back {card}</source>
        <translation>{who} pega de volta {card}</translation>
    </message>
    <message>
        <source>{who} puts back {card}</source>
        <translation>{who} devolve {card}</translation>
    </message>
</context>
<context>
    <name>DesignButtons</name>
    <message>
        <source>&amp;Design a board…</source>
        <translation>&amp;Criar um tabuleiro…</translation>
    </message>
    <message>
        <source>Make a board of your own, or change one.</source>
        <translation>Fazer um tabuleiro próprio ou mudar um.</translation>
    </message>
    <message>
        <source>Edit a cop&amp;y</source>
        <translation>&amp;Editar uma cópia</translation>
    </message>
    <message>
        <source>Change a copy of the chosen board in the designer.</source>
        <translation>Mudar uma cópia do tabuleiro escolhido no editor.</translation>
    </message>
</context>
<context>
    <name>Designer</name>
    <message>
        <source>Some files were not taken over.</source>
        <translation>Alguns arquivos não foram aceitos.</translation>
    </message>
    <message>
        <source>Only files of this computer can be dropped here.</source>
        <translation>Só arquivos deste computador podem ser soltos aqui.</translation>
    </message>
    <message>
        <source>Save the file first, or copy its text and paste it.</source>
        <translation>Salve o arquivo antes, ou copie o texto dele e cole.</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tabuleiro</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Novo</translation>
    </message>
    <message>
        <source>An empty board. Undo brings this one back.</source>
        <translation>Um tabuleiro vazio. Desfazer traz este de volta.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Change a board in a file. Undo brings this back.</source>
        <translation>Mudar um tabuleiro de um arquivo. Desfazer traz este de volta.</translation>
    </message>
    <message>
        <source>&amp;Gallery…</source>
        <translation>&amp;Galeria…</translation>
    </message>
    <message>
        <source>Look at all boards.</source>
        <translation>Ver todos os tabuleiros.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>Save the board, with mistakes or without.</source>
        <translation>Salvar o tabuleiro, com ou sem erros.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salvar &amp;como…</translation>
    </message>
    <message>
        <source>Save the board to another file.</source>
        <translation>Salvar o tabuleiro em outro arquivo.</translation>
    </message>
    <message>
        <source>&amp;Export a copy…</source>
        <translation>&amp;Exportar uma cópia…</translation>
    </message>
    <message>
        <source>Write a copy for somebody else.</source>
        <translation>Gravar uma cópia para outra pessoa.</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Bring the board onto paper, or into a picture.</source>
        <translation>Pôr o tabuleiro no papel ou em uma imagem.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Close. What is not saved is kept for next time.</source>
        <translation>Fechar. O que não foi salvo fica guardado para a próxima vez.</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>&amp;Histórico…</translation>
    </message>
    <message>
        <source>List all changes and go back to any of them.</source>
        <translation>Listar todas as mudanças e voltar a qualquer uma.</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Recor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;lar</translation>
    </message>
    <message>
        <source>Paste cells, or a board as text from anywhere.</source>
        <translation>Colar casas, ou um tabuleiro como texto de qualquer lugar.</translation>
    </message>
    <message>
        <source>Copy the board as te&amp;xt</source>
        <translation>Copiar o tabuleiro como te&amp;xto</translation>
    </message>
    <message>
        <source>For a letter, a forum or a spreadsheet.</source>
        <translation>Para uma carta, um fórum ou uma planilha.</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Esvaziar</translation>
    </message>
    <message>
        <source>Choose &amp;all</source>
        <translation>Escolher &amp;tudo</translation>
    </message>
    <message>
        <source>&amp;Fill with the tray’s card</source>
        <translation>&amp;Preencher com a carta da bandeja</translation>
    </message>
    <message>
        <source>Put the card chosen in the tray on these cells.</source>
        <translation>Pôr nestas casas a carta escolhida na bandeja.</translation>
    </message>
    <message>
        <source>E&amp;xchange two cells</source>
        <translation>Trocar duas ca&amp;sas</translation>
    </message>
    <message>
        <source>Exchange the two chosen cells.</source>
        <translation>Trocar as duas casas escolhidas.</translation>
    </message>
    <message>
        <source>&amp;Shuffle</source>
        <translation>E&amp;mbaralhar</translation>
    </message>
    <message>
        <source>Shuffle the chosen cells; of one, the board.</source>
        <translation>Embaralhar as casas escolhidas; se for uma só, o tabuleiro.</translation>
    </message>
    <message>
        <source>Fill &amp;up from the tray</source>
        <translation>Comp&amp;letar com a bandeja</translation>
    </message>
    <message>
        <source>Put what is left on the empty cells, by chance.</source>
        <translation>Pôr o que resta nas casas vazias, ao acaso.</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <translation>E&amp;xperimentar</translation>
    </message>
    <message>
        <source>&amp;Play a game on it</source>
        <translation>&amp;Jogar uma partida nele</translation>
    </message>
    <message>
        <source>Play a game on this board against the computer.</source>
        <translation>Jogar uma partida neste tabuleiro contra o computador.</translation>
    </message>
    <message>
        <source>&amp;Balance…</source>
        <translation>&amp;Equilíbrio…</translation>
    </message>
    <message>
        <source>Measure the board by many games of computers.</source>
        <translation>Medir o tabuleiro por muitas partidas de computadores.</translation>
    </message>
    <message>
        <source>&amp;Hide the heat map</source>
        <translation>&amp;Ocultar o mapa de calor</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ajuda</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Teclas e mouse</translation>
    </message>
    <message>
        <source>List what every key does here.</source>
        <translation>Listar o que cada tecla faz aqui.</translation>
    </message>
    <message>
        <source>Shift to the left</source>
        <translation>Deslocar para a esquerda</translation>
    </message>
    <message>
        <source>Shift to the right</source>
        <translation>Deslocar para a direita</translation>
    </message>
    <message>
        <source>Shift up</source>
        <translation>Deslocar para cima</translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation>Deslocar para baixo</translation>
    </message>
    <message>
        <source>Symmetry that edits keep</source>
        <translation>Simetria mantida</translation>
    </message>
    <message>
        <source>What is changed in one place is changed in its likeness, too.</source>
        <translation>O que muda em um lugar muda também no lugar correspondente.</translation>
    </message>
    <message>
        <source>Play an&amp;other game on it</source>
        <translation>Jogar &amp;outro jogo nele</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Ferramentas</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>&amp;Arrumar</translation>
    </message>
    <message>
        <source>Turn: {way}</source>
        <translation>Girar: {way}</translation>
    </message>
    <message>
        <source>Exchange two &amp;suits</source>
        <translation>Trocar dois &amp;naipes</translation>
    </message>
    <message>
        <source>&amp;Repeat a part (symmetry)</source>
        <translation>&amp;Repetir uma parte (simetria)</translation>
    </message>
    <message>
        <source>S&amp;ymmetry that edits keep</source>
        <translation>S&amp;imetria mantida</translation>
    </message>
    <message>
        <source>Take {part} for the rest</source>
        <translation>Usar {part} para o resto</translation>
    </message>
    <message>
        <source>Choose a symmetry first</source>
        <translation>Escolha antes uma simetria</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;imetria</translation>
    </message>
    <message>
        <source>free</source>
        <translation>livre</translation>
    </message>
    <message>
        <source>hole</source>
        <translation>buraco</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vazia</translation>
    </message>
    <message>
        <source>a free cell</source>
        <translation>uma casa livre</translation>
    </message>
    <message>
        <source>a hole</source>
        <translation>um buraco</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
</context>
<context>
    <name>DesignerWindow</name>
    <message>
        <source>&amp;Tray: to be placed</source>
        <translation>&amp;Bandeja: a colocar</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>Novo tabuleiro</translation>
    </message>
    <message>
        <source>{name}[*] – Board designer</source>
        <translation>{name}[*] – Editor de tabuleiros</translation>
    </message>
    <message>
        <source>{cell}   chosen: {chosen}   filled: {filled} of {size}</source>
        <translation>{cell}   escolhidas: {chosen}   cheias: {filled} de {size}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Equilíbrio</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Teclas e mouse</translation>
    </message>
    <message>
        <source>Go on with an unsaved board</source>
        <translation>Continuar um tabuleiro não salvo</translation>
    </message>
    <message>
        <source>This board is not kept: {why}.</source>
        <translation>Este tabuleiro não é guardado: {why}.</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>You play on from move {ply} in a game of its own. The one before is kept; undo brings it back.</source>
        <translation>Você continua da jogada {ply} em uma partida à parte. A anterior é mantida; Desfazer a traz de volta.</translation>
    </message>
    <message>
        <source>Another program has written to the file of your game in progress. It was left as it is now, and your game is kept in another file.</source>
        <translation>Outro programa gravou no arquivo da sua partida em andamento. Ele ficou como está, e sua partida é guardada em outro arquivo.</translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message>
        <source>{now} (not: {before})</source>
        <translation>{now} (não: {before})</translation>
    </message>
    <message>
        <source>{text} – no effect: {why}</source>
        <translation>{text} – sem efeito: {why}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>a list of its own</source>
        <translation>uma lista própria</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>{title}: {new} instead of {old}</source>
        <translation>{title}: {new} em vez de {old}</translation>
    </message>
    <message>
        <source>{title}: {new}</source>
        <translation>{title}: {new}</translation>
    </message>
    <message>
        <source>Rows of {new} chips instead of {old}</source>
        <translation>Fileiras de {new} fichas em vez de {old}</translation>
    </message>
    <message>
        <source>Cards each by the number of players</source>
        <translation>Cartas por jogador conforme o número de jogadores</translation>
    </message>
    <message>
        <source>{cards} each, however many play</source>
        <translation>{cards} cada um, joguem quantos jogarem</translation>
    </message>
    <message>
        <source>{cards} each instead of {old}</source>
        <translation>{cards} cada um em vez de {old}</translation>
    </message>
    <message>
        <source>Without {ranks}</source>
        <translation>Sem {ranks}</translation>
    </message>
    <message>
        <source>With {ranks}</source>
        <translation>Com {ranks}</translation>
    </message>
    <message>
        <source>The ranks in another order</source>
        <translation>Os valores em outra ordem</translation>
    </message>
    <message>
        <source>Playing cards instead of number cards</source>
        <translation>Cartas de baralho em vez de cartas numéricas</translation>
    </message>
    <message>
        <source>Number cards from {low} to {high} instead of playing cards</source>
        <translation>Cartas numéricas de {low} a {high} em vez de cartas de baralho</translation>
    </message>
    <message>
        <source>Number cards from {low} to {high} instead of {old_low} to {old_high}</source>
        <translation>Cartas numéricas de {low} a {high} em vez de {old_low} a {old_high}</translation>
    </message>
    <message>
        <source>The usual board instead of one of its own</source>
        <translation>O tabuleiro habitual em vez de um próprio</translation>
    </message>
    <message>
        <source>Another board of its own</source>
        <translation>Outro tabuleiro próprio</translation>
    </message>
    <message>
        <source>A board of its own instead of the usual one</source>
        <translation>Um tabuleiro próprio em vez do habitual</translation>
    </message>
    <message>
        <source>{players} in {sides} sides</source>
        <translation>{players} em {sides} lados</translation>
    </message>
    <message>
        <source>{now} instead of {before}</source>
        <translation>{now} em vez de {before}</translation>
    </message>
    <message>
        <source>{now} may play, too</source>
        <translation>{now} também podem jogar</translation>
    </message>
    <message>
        <source>Not for {counts} players</source>
        <translation>Não para {counts} jogadores</translation>
    </message>
    <message>
        <source>With {players}: {cards} each instead of {old}</source>
        <translation>Com {players}: {cards} cada um em vez de {old}</translation>
    </message>
    <message>
        <source>With {players}: {cards} each</source>
        <translation>Com {players}: {cards} cada um</translation>
    </message>
    <message>
        <source>With {sides} sides: rows of {new} chips instead of {old}</source>
        <translation>Com {sides} lados: fileiras de {new} fichas em vez de {old}</translation>
    </message>
    <message>
        <source>With {sides} sides: {rows} to win instead of {old}</source>
        <translation>Com {sides} lados: {rows} para vencer em vez de {old}</translation>
    </message>
    <message>
        <source>With {players}: rows to win by the number of sides</source>
        <translation>Com {players}: fileiras para vencer conforme o número de lados</translation>
    </message>
    <message>
        <source>With {players}: {rows} to win</source>
        <translation>Com {players}: {rows} para vencer</translation>
    </message>
    <message>
        <source>no power</source>
        <translation>sem poder</translation>
    </message>
    <message>
        <source>{cards}: {does}</source>
        <translation>{cards}: {does}</translation>
    </message>
    <message>
        <source>{card} cannot touch the cells {cells}</source>
        <translation>{card} não pode tocar as casas {cells}</translation>
    </message>
    <message>
        <source>No cell is safe from {card}</source>
        <translation>Nenhuma casa está a salvo de {card}</translation>
    </message>
    <message>
        <source>{chips} in line: {points} instead of {old}</source>
        <translation>{chips} em linha: {points} em vez de {old}</translation>
    </message>
    <message>
        <source>{chips} in line: no points of their own</source>
        <translation>{chips} em linha: sem pontos próprios</translation>
    </message>
    <message>
        <source>{chips} in line: {points}</source>
        <translation>{chips} em linha: {points}</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>Repeat {part}</source>
        <translation>Repetir {part}</translation>
    </message>
    <message>
        <source>Put {card} on {cell}</source>
        <translation>Pôr {card} em {cell}</translation>
    </message>
    <message>
        <source>Fill with {card}</source>
        <translation>Preencher com {card}</translation>
    </message>
    <message>
        <source>Clear {cells}</source>
        <translation>Esvaziar {cells}</translation>
    </message>
    <message>
        <source>Exchange {cells}</source>
        <translation>Trocar {cells}</translation>
    </message>
    <message>
        <source>Shuffle {cells}</source>
        <translation>Embaralhar {cells}</translation>
    </message>
    <message>
        <source>Fill up from the tray</source>
        <translation>Completar com a bandeja</translation>
    </message>
    <message>
        <source>Cut {cells}</source>
        <translation>Recortar {cells}</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Colar</translation>
    </message>
    <message>
        <source>Turn: {way}</source>
        <translation>Girar: {way}</translation>
    </message>
    <message>
        <source>Shift the board</source>
        <translation>Deslocar o tabuleiro</translation>
    </message>
    <message>
        <source>Exchange two suits</source>
        <translation>Trocar dois naipes</translation>
    </message>
    <message>
        <source>Pattern: {name}</source>
        <translation>Padrão: {name}</translation>
    </message>
    <message>
        <source>Size {columns} × {rows}</source>
        <translation>Tamanho {columns} × {rows}</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Mudar o nome</translation>
    </message>
    <message>
        <source>Change the author</source>
        <translation>Mudar o autor</translation>
    </message>
    <message>
        <source>Change the notes</source>
        <translation>Mudar as notas</translation>
    </message>
    <message>
        <source>Change the licence</source>
        <translation>Mudar a licença</translation>
    </message>
    <message>
        <source>Change the deck</source>
        <translation>Mudar o baralho</translation>
    </message>
    <message>
        <source>{count} cells</source>
        <translation>{count} casas</translation>
    </message>
</context>
<context>
    <name>Enabling</name>
    <message>
        <source>&amp;Undo: new game</source>
        <translation>&amp;Desfazer: nova partida</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo: new game</source>
        <translation>&amp;Refazer: nova partida</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>Next de&amp;al</source>
        <translation>Próxima &amp;mão</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>Jogar de no&amp;vo</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Review the game…</source>
        <translation>Analisar a partida…</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Olhar o tabuleiro</translation>
    </message>
</context>
<context>
    <name>EntryForm</name>
    <message>
        <source>Change &amp;seats on the same deals</source>
        <translation>Trocar os &amp;lugares com as mesmas cartas</translation>
    </message>
    <message>
        <source>Each deal is played once for every side, so that neither cards nor seats favour anybody. It needs different players.</source>
        <translation>Cada distribuição é jogada uma vez por lado, para que nem cartas nem lugares favoreçam ninguém. São precisos jogadores diferentes.</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>No&amp;me</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jogo</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tabuleiro</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>J&amp;ogadores</translation>
    </message>
    <message>
        <source>S&amp;ides</source>
        <translation>&amp;Lados</translation>
    </message>
    <message>
        <source>&amp;Who plays</source>
        <translation>&amp;Quem joga</translation>
    </message>
    <message>
        <source>Usual board of the game</source>
        <translation>Tabuleiro habitual do jogo</translation>
    </message>
    <message>
        <source>{name} (of this plan)</source>
        <translation>{name} (deste plano)</translation>
    </message>
    <message>
        <source>{name}, changed (of this plan)</source>
        <translation>{name}, mudado (deste plano)</translation>
    </message>
    <message>
        <source>of this plan</source>
        <translation>deste plano</translation>
    </message>
</context>
<context>
    <name>EntryView</name>
    <message>
        <source>Decided games won</source>
        <translation>Partidas decididas vencidas</translation>
    </message>
    <message>
        <source>Winning rows on the board</source>
        <translation>Fileiras vencedoras no tabuleiro</translation>
    </message>
    <message>
        <source>How many games took so many moves</source>
        <translation>Quantas partidas levaram tantas jogadas</translation>
    </message>
    <message>
        <source>{name}: decided games won, by who was on turn when</source>
        <translation>{name}: partidas decididas vencidas, pela ordem da vez</translation>
    </message>
    <message>
        <source>{name}: winning rows on the board</source>
        <translation>{name}: fileiras vencedoras no tabuleiro</translation>
    </message>
    <message>
        <source>{name}: moves a game</source>
        <translation>{name}: jogadas por partida</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Algo deu errado</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Relatório</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>&amp;Copiar o relatório</translation>
    </message>
    <message>
        <source>The report names no person, no folder and no card.</source>
        <translation>O relatório não cita nenhuma pessoa, pasta ou carta.</translation>
    </message>
    <message>
        <source>Start &amp;without settings</source>
        <translation>Começar &amp;sem ajustes</translation>
    </message>
    <message>
        <source>Your settings stay in their file; this once nobody reads it.</source>
        <translation>Seus ajustes ficam no arquivo; só desta vez ninguém os lê.</translation>
    </message>
    <message>
        <source>The program has met an error that its authors did not foresee. Your game is saved; you can go on, or close the program and start it again.</source>
        <translation>O programa encontrou um erro que seus autores não previram. Sua partida está salva; você pode continuar, ou fechar o programa e abri-lo de novo.</translation>
    </message>
    <message>
        <source>The program has met an error that its authors did not foresee, and the game could not be saved. Save it to another place before you go on.</source>
        <translation>O programa encontrou um erro que seus autores não previram, e a partida não pôde ser salva. Salve-a em outro lugar antes de continuar.</translation>
    </message>
    <message>
        <source>The last time the program ended by an error that its authors did not foresee. Your game was kept after each move and goes on where it was. The report below helps to mend the error.</source>
        <translation>Da última vez o programa terminou por um erro que seus autores não previram. Sua partida foi guardada depois de cada jogada e continua de onde estava. O relatório abaixo ajuda a corrigir o erro.</translation>
    </message>
    <message>
        <source>The program cannot start, by an error that its authors did not foresee. Your games are kept. It may start without its settings.</source>
        <translation>O programa não consegue começar, por um erro que seus autores não previram. Suas partidas estão guardadas. Talvez comece sem os ajustes.</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>The rules could not be saved.</source>
        <translation>As regras não puderam ser salvas.</translation>
    </message>
    <message>
        <source>Export the rules</source>
        <translation>Exportar as regras</translation>
    </message>
    <message>
        <source>The rules could not be written.</source>
        <translation>As regras não puderam ser gravadas.</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Importar regras</translation>
    </message>
    <message>
        <source>These rules cannot be taken in.</source>
        <translation>Estas regras não podem ser aceitas.</translation>
    </message>
    <message>
        <source>You have rules of this name already.</source>
        <translation>Você já tem regras com este nome.</translation>
    </message>
    <message>
        <source>Replace them by those in {file}?</source>
        <translation>Substituí-las pelas de {file}?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Substituir</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos os arquivos</translation>
    </message>
</context>
<context>
    <name>Families</name>
    <message>
        <source>Sequence and its relatives</source>
        <translation>Sequence e parentes</translation>
    </message>
    <message>
        <source>One-Eyed Jack</source>
        <translation>One-Eyed Jack</translation>
    </message>
    <message>
        <source>With numbers</source>
        <translation>Com números</translation>
    </message>
    <message>
        <source>With dice</source>
        <translation>Com dados</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Suas</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>there are no cases in this folder</source>
        <translation>não há casos nesta pasta</translation>
    </message>
    <message>
        <source>this file is there already</source>
        <translation>este arquivo já existe</translation>
    </message>
    <message>
        <source>choose another name, or add --force to replace it</source>
        <translation>escolha outro nome, ou acrescente --force para substituí-lo</translation>
    </message>
    <message>
        <source>Qt cannot be started: {error}</source>
        <translation>o Qt não pode ser iniciado: {error}</translation>
    </message>
    <message>
        <source>install what is missing</source>
        <translation>instale o que falta</translation>
    </message>
    <message>
        <source>row {number}, column {letter}</source>
        <translation>linha {number}, coluna {letter}</translation>
    </message>
    <message>
        <source>{card} stands {times}</source>
        <translation>{card} aparece {times}</translation>
    </message>
    <message>
        <source>this deck has no use for it</source>
        <translation>este baralho não a usa</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>zero vezes</translation>
    </message>
    <message>
        <source>once</source>
        <translation>uma vez</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>duas vezes</translation>
    </message>
    <message>
        <source>three times</source>
        <translation>três vezes</translation>
    </message>
    <message>
        <source>four times</source>
        <translation>quatro vezes</translation>
    </message>
    <message>
        <source>{count} times</source>
        <translation>{count} vezes</translation>
    </message>
    <message>
        <source>a board needs it {times}</source>
        <translation>um tabuleiro precisa dela {times}</translation>
    </message>
    <message>
        <source>put {card} on {count} more</source>
        <translation>ponha {card} em mais {count}</translation>
    </message>
    <message>
        <source>change {count} of them</source>
        <translation>mude {count} delas</translation>
    </message>
    <message>
        <source>a board needs its rows of cells</source>
        <translation>um tabuleiro precisa de suas linhas de casas</translation>
    </message>
    <message>
        <source>there are {count} rows</source>
        <translation>o número de linhas é {count}</translation>
    </message>
    <message>
        <source>row 1 has {width} cells</source>
        <translation>o número de casas da linha 1 é {width}</translation>
    </message>
    <message>
        <source>a row is a text of cells</source>
        <translation>uma linha é um texto de casas</translation>
    </message>
    <message>
        <source>there are {count} cells</source>
        <translation>o número de casas é {count}</translation>
    </message>
    <message>
        <source>this cell is still empty</source>
        <translation>esta casa ainda está vazia</translation>
    </message>
    <message>
        <source>{word} is not a card</source>
        <translation>{word} não é uma carta</translation>
    </message>
    <message>
        <source>{key} is not a text of up to {most} characters</source>
        <translation>{key} não é um texto de até {most} caracteres</translation>
    </message>
    <message>
        <source>{name} is not a straight line of cells</source>
        <translation>{name} não é uma linha reta de casas</translation>
    </message>
    <message>
        <source>a board is a JSON object</source>
        <translation>um tabuleiro é um objeto JSON</translation>
    </message>
    <message>
        <source>{deck} is no kind of deck</source>
        <translation>{deck} não é um tipo de baralho</translation>
    </message>
    <message>
        <source>{shape} draws no shape</source>
        <translation>{shape} não desenha nenhuma forma</translation>
    </message>
    <message>
        <source>add &quot;rows&quot;: [&quot;XX 2S …&quot;, …]</source>
        <translation>acrescente &quot;rows&quot;: [&quot;XX 2S …&quot;, …]</translation>
    </message>
    <message>
        <source>use {least} to {most} rows</source>
        <translation>use de {least} a {most} linhas</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>linha {number}</translation>
    </message>
    <message>
        <source>use {least} to {most} cells a row</source>
        <translation>use de {least} a {most} casas por linha</translation>
    </message>
    <message>
        <source>there are {count} cells where row 1 has {width}</source>
        <translation>não tem o mesmo número de casas que a linha 1: {count} em vez de {width}</translation>
    </message>
    <message>
        <source>write &quot;XX 2S 3S …&quot;</source>
        <translation>escreva &quot;XX 2S 3S …&quot;</translation>
    </message>
    <message>
        <source>use at most {most} cells a row</source>
        <translation>use no máximo {most} casas por linha</translation>
    </message>
    <message>
        <source>put a card there, or {free} (free)</source>
        <translation>ponha uma carta ali, ou {free} (livre)</translation>
    </message>
    <message>
        <source>write cells like 4S, 10H, 50, XX (free)</source>
        <translation>escreva as casas como 4S, 10H, 50, XX (livre)</translation>
    </message>
    <message>
        <source>shorten or quote it</source>
        <translation>encurte-o ou ponha-o entre aspas</translation>
    </message>
    <message>
        <source>there is no cell {cell}</source>
        <translation>não há casa {cell}</translation>
    </message>
    <message>
        <source>it begins with { and has &quot;rows&quot;</source>
        <translation>começa com { e tem &quot;rows&quot;</translation>
    </message>
    <message>
        <source>the key {key} is not known</source>
        <translation>a chave {key} não é conhecida</translation>
    </message>
    <message>
        <source>use {options}</source>
        <translation>use {options}</translation>
    </message>
    <message>
        <source>draw it like &quot;X../XXX/..X&quot;</source>
        <translation>desenhe-a como &quot;X../XXX/..X&quot;</translation>
    </message>
    <message>
        <source>give every row the same number of cells</source>
        <translation>dê a todas as linhas o mesmo número de casas</translation>
    </message>
    <message>
        <source>cells run from a1 to {last}</source>
        <translation>as casas vão de a1 a {last}</translation>
    </message>
    <message>
        <source>known keys: {keys}</source>
        <translation>chaves conhecidas: {keys}</translation>
    </message>
    <message>
        <source>a case is a JSON object</source>
        <translation>um caso é um objeto JSON</translation>
    </message>
    <message>
        <source>step {number}</source>
        <translation>passo {number}</translation>
    </message>
    <message>
        <source>a value is missing or of the wrong kind ({error})</source>
        <translation>um valor falta ou é do tipo errado ({error})</translation>
    </message>
    <message>
        <source>lists lie too deep in each other</source>
        <translation>há listas demais umas dentro das outras</translation>
    </message>
    <message>
        <source>a value does not fit ({error})</source>
        <translation>um valor não serve ({error})</translation>
    </message>
    <message>
        <source>a step does one of {actions}</source>
        <translation>um passo faz uma destas coisas: {actions}</translation>
    </message>
    <message>
        <source>the expectation {key} is not known</source>
        <translation>a expectativa {key} não é conhecida</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>jogada {number}</translation>
    </message>
    <message>
        <source>there are {count} of the card {card}</source>
        <translation>há cartas {card} demais: {count}</translation>
    </message>
    <message>
        <source>the game is over before it begins</source>
        <translation>a partida acaba antes de começar</translation>
    </message>
    <message>
        <source>there is no seat {seat}</source>
        <translation>não há lugar {seat}</translation>
    </message>
    <message>
        <source>{seed} is no seed</source>
        <translation>{seed} não é uma semente</translation>
    </message>
    <message>
        <source>a saved game is a JSON object</source>
        <translation>uma partida salva é um objeto JSON</translation>
    </message>
    <message>
        <source>the first seat or the seed is out of range</source>
        <translation>o primeiro lugar ou a semente estão fora dos limites</translation>
    </message>
    <message>
        <source>the cards dealt do not come from the seed</source>
        <translation>as cartas dadas não vêm da semente</translation>
    </message>
    <message>
        <source>there are {count} moves</source>
        <translation>há {count} jogadas</translation>
    </message>
    <message>
        <source>this is no position ({error})</source>
        <translation>isto não é uma posição ({error})</translation>
    </message>
    <message>
        <source>use 0 to {last}</source>
        <translation>use de 0 a {last}</translation>
    </message>
    <message>
        <source>use a backup of the file</source>
        <translation>use um backup do arquivo</translation>
    </message>
    <message>
        <source>{key} is missing or of the wrong kind</source>
        <translation>{key} falta ou é do tipo errado</translation>
    </message>
    <message>
        <source>at most {most}</source>
        <translation>no máximo {most}</translation>
    </message>
    <message>
        <source>{move} is not a move</source>
        <translation>{move} não é uma jogada</translation>
    </message>
    <message>
        <source>{move} is not legal there</source>
        <translation>a jogada {move} não é permitida ali</translation>
    </message>
    <message>
        <source>write it like 4S@e5, JS-e5, 4S! or =</source>
        <translation>escreva-a como 4S@e5, JS-e5, 4S! ou =</translation>
    </message>
    <message>
        <source>{move}: {card} is not a card</source>
        <translation>{move}: {card} não é uma carta</translation>
    </message>
    <message>
        <source>write cards like 4S or TH</source>
        <translation>escreva as cartas como 4S ou TH</translation>
    </message>
    <message>
        <source>did you mean {name}?</source>
        <translation>você quis dizer {name}?</translation>
    </message>
    <message>
        <source>use a text of up to {most} characters</source>
        <translation>use um texto de até {most} caracteres</translation>
    </message>
    <message>
        <source>use a whole number from {low} to {high}</source>
        <translation>use um número inteiro de {low} a {high}</translation>
    </message>
    <message>
        <source>use a list of up to {most} whole numbers</source>
        <translation>use uma lista de até {most} números inteiros</translation>
    </message>
    <message>
        <source>{value} does not fit here</source>
        <translation>{value} não serve aqui</translation>
    </message>
    <message>
        <source>use an object: {keys} to value</source>
        <translation>use um objeto que dê um valor a {keys}</translation>
    </message>
    <message>
        <source>use an object of parameters</source>
        <translation>use um objeto de parâmetros</translation>
    </message>
    <message>
        <source>use one of {options}</source>
        <translation>use um destes valores: {options}</translation>
    </message>
    <message>
        <source>use a list of {count} whole numbers</source>
        <translation>use uma lista de {count} números inteiros</translation>
    </message>
    <message>
        <source>use true or false</source>
        <translation>use true ou false</translation>
    </message>
    <message>
        <source>use a list of up to {most} words</source>
        <translation>use uma lista de até {most} palavras</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} ou {other}</translation>
    </message>
    <message>
        <source>{value} is no number</source>
        <translation>{value} não é um número</translation>
    </message>
    <message>
        <source>{value} is no list</source>
        <translation>{value} não é uma lista</translation>
    </message>
    <message>
        <source>{value} is no number from 0 to {last}</source>
        <translation>{value} não é um número de 0 a {last}</translation>
    </message>
    <message>
        <source>{seats} are no seats</source>
        <translation>{seats} não são lugares</translation>
    </message>
    <message>
        <source>{values} are not {count} numbers from 0 to {last}</source>
        <translation>{values} não são {count} números de 0 a {last}</translation>
    </message>
    <message>
        <source>{name} is no phase</source>
        <translation>{name} não é uma fase</translation>
    </message>
    <message>
        <source>there is no open card to take</source>
        <translation>não há carta aberta para pegar</translation>
    </message>
    <message>
        <source>seat {seat} is out of the game</source>
        <translation>o lugar {seat} está fora da partida</translation>
    </message>
    <message>
        <source>a chip lies on a cell that takes none</source>
        <translation>há uma ficha em uma casa que não aceita nenhuma</translation>
    </message>
    <message>
        <source>there are {count} lines of chips</source>
        <translation>o número de linhas de fichas é {count}</translation>
    </message>
    <message>
        <source>there are {count} hands for {seats} seats</source>
        <translation>o número de mãos para {seats} lugares é {count}</translation>
    </message>
    <message>
        <source>{letter} is no side</source>
        <translation>{letter} não é um lado</translation>
    </message>
    <message>
        <source>write &quot;{key}&quot;: [...]</source>
        <translation>escreva &quot;{key}&quot;: [...]</translation>
    </message>
    <message>
        <source>write totals: [7, 9]</source>
        <translation>escreva totais: [7, 9]</translation>
    </message>
    <message>
        <source>use play, draw or replace</source>
        <translation>use play, draw ou replace</translation>
    </message>
    <message>
        <source>use play</source>
        <translation>use play</translation>
    </message>
    <message>
        <source>the side to move has no turn left</source>
        <translation>ao lado da vez não resta nenhum turno</translation>
    </message>
    <message>
        <source>what is claimed is not a row of chips</source>
        <translation>o que se anuncia não é uma fileira de fichas</translation>
    </message>
    <message>
        <source>write {count}</source>
        <translation>escreva {count}</translation>
    </message>
    <message>
        <source>use . or A, B, C, D</source>
        <translation>use . ou A, B, C, D</translation>
    </message>
    <message>
        <source>chips, row {number}</source>
        <translation>chips, linha {number}</translation>
    </message>
    <message>
        <source>a card or roll</source>
        <translation>uma carta ou um lance</translation>
    </message>
    <message>
        <source>objects lie too deep in each other</source>
        <translation>há objetos demais uns dentro dos outros</translation>
    </message>
    <message>
        <source>shapes have no line that could be longer</source>
        <translation>formas não têm linha que se prolongue</translation>
    </message>
    <message>
        <source>a draw at {when} cannot be forgotten</source>
        <translation>com {when} não dá para esquecer de comprar</translation>
    </message>
    <message>
        <source>where one draws instead of playing, cards are drawn from a closed stock</source>
        <translation>quando se compra em vez de jogar, o monte tem de ser fechado</translation>
    </message>
    <message>
        <source>free cells cannot be everybody&apos;s and earned at once</source>
        <translation>as casas não podem ser livres para todos e a conquistar ao mesmo tempo</translation>
    </message>
    <message>
        <source>the first number is larger than the last</source>
        <translation>o primeiro número é maior que o último</translation>
    </message>
    <message>
        <source>a hand of {count} cards cannot be dealt</source>
        <translation>não dá para distribuir uma mão de {count} cartas</translation>
    </message>
    <message>
        <source>{card} is no card</source>
        <translation>{card} não é uma carta</translation>
    </message>
    <message>
        <source>{count} is no number of players</source>
        <translation>{count} não é um número de jogadores</translation>
    </message>
    <message>
        <source>sections hold plain parameters</source>
        <translation>as seções contêm parâmetros simples</translation>
    </message>
    <message>
        <source>rules are a JSON object</source>
        <translation>as regras são um objeto JSON</translation>
    </message>
    <message>
        <source>{parent} cannot be extended</source>
        <translation>não é possível estender {parent}</translation>
    </message>
    <message>
        <source>{parent} extends itself</source>
        <translation>{parent} estende a si mesmo</translation>
    </message>
    <message>
        <source>{rank} is no rank</source>
        <translation>{rank} não é um valor de carta</translation>
    </message>
    <message>
        <source>set it to false, or leave out rows.shapes</source>
        <translation>ponha false, ou deixe rows.shapes de fora</translation>
    </message>
    <message>
        <source>use &quot;auto&quot;, or draw.when &quot;end&quot;</source>
        <translation>use &quot;auto&quot;, ou draw.when &quot;end&quot;</translation>
    </message>
    <message>
        <source>use &quot;end&quot; or &quot;start&quot;, or no market and no open piles</source>
        <translation>use &quot;end&quot; ou &quot;start&quot;, ou tire as cartas abertas e as pilhas abertas</translation>
    </message>
    <message>
        <source>set board.free to &quot;none&quot;</source>
        <translation>ponha &quot;none&quot; em board.free</translation>
    </message>
    <message>
        <source>swap them</source>
        <translation>troque-os</translation>
    </message>
    <message>
        <source>use at least {least}</source>
        <translation>use ao menos {least}</translation>
    </message>
    <message>
        <source>write cards like JS, JK or 10</source>
        <translation>escreva as cartas como JS, JK ou 10</translation>
    </message>
    <message>
        <source>{key} is no number</source>
        <translation>{key} não é um número</translation>
    </message>
    <message>
        <source>use 2 to {most}</source>
        <translation>use de 2 a {most}</translation>
    </message>
    <message>
        <source>{players} players cannot form {sides} equal sides</source>
        <translation>{players} jogadores não podem formar {sides} lados iguais</translation>
    </message>
    <message>
        <source>begin with { and name parameters</source>
        <translation>comece com { e cite parâmetros</translation>
    </message>
    <message>
        <source>name a preset&apos;s id</source>
        <translation>indique o id de um modelo</translation>
    </message>
    <message>
        <source>break the ring</source>
        <translation>quebre o círculo</translation>
    </message>
    <message>
        <source>use letters of {ranks}</source>
        <translation>use letras de {ranks}</translation>
    </message>
    <message>
        <source>use keys like &quot;2&quot;</source>
        <translation>use chaves como &quot;2&quot;</translation>
    </message>
    <message>
        <source>name numbers that divide it, or leave this number of players out</source>
        <translation>indique números que o dividam, ou deixe este número de jogadores de fora</translation>
    </message>
    <message>
        <source>a number of players</source>
        <translation>um número de jogadores</translation>
    </message>
    <message>
        <source>a number of sides</source>
        <translation>um número de lados</translation>
    </message>
    <message>
        <source>a number of chips in line</source>
        <translation>um número de fichas em linha</translation>
    </message>
    <message>
        <source>{players} players: {sides} sides</source>
        <translation>{players} jogadores: {sides} lados</translation>
    </message>
    <message>
        <source>{players} players in {sides} sides cannot play this game</source>
        <translation>este jogo não é para {players} jogadores em {sides} lados</translation>
    </message>
    <message>
        <source>no row of {length} fits on the board</source>
        <translation>nenhuma fileira de {length} cabe no tabuleiro</translation>
    </message>
    <message>
        <source>nothing says how many cards {players} players are dealt</source>
        <translation>nada diz quantas cartas {players} jogadores recebem</translation>
    </message>
    <message>
        <source>{players} hands of {each} cards need {count}</source>
        <translation>para {players} mãos de {each} cartas são precisas {count}</translation>
    </message>
    <message>
        <source>no roll reaches {total} on {cell}</source>
        <translation>nenhum lance dá {total} para {cell}</translation>
    </message>
    <message>
        <source>{cell} is no cell</source>
        <translation>{cell} não é uma casa</translation>
    </message>
    <message>
        <source>use at most {most}</source>
        <translation>use no máximo {most}</translation>
    </message>
    <message>
        <source>the board {board} has {count} rows</source>
        <translation>o tabuleiro {board} tem {count} linhas</translation>
    </message>
    <message>
        <source>the board has {count} rows</source>
        <translation>o tabuleiro tem {count} linhas</translation>
    </message>
    <message>
        <source>choose a board with {count} rows</source>
        <translation>escolha um tabuleiro com {count} linhas</translation>
    </message>
    <message>
        <source>the board {board} has {count} columns</source>
        <translation>o tabuleiro {board} tem {count} colunas</translation>
    </message>
    <message>
        <source>the board has {count} columns</source>
        <translation>o tabuleiro tem {count} colunas</translation>
    </message>
    <message>
        <source>choose a board with {count} columns</source>
        <translation>escolha um tabuleiro com {count} colunas</translation>
    </message>
    <message>
        <source>set &quot;const&quot;, or this number of players</source>
        <translation>indique &quot;const&quot;, ou este número de jogadores</translation>
    </message>
    <message>
        <source>deal fewer: the deck has {count}</source>
        <translation>dê menos: o baralho tem {count}</translation>
    </message>
    <message>
        <source>choose a board of totals, or give a total the power wild</source>
        <translation>escolha um tabuleiro de totais, ou dê a um total o poder wild</translation>
    </message>
    <message>
        <source>a board with a middle row has no centre of four</source>
        <translation>um tabuleiro com linha do meio não tem um centro de quatro casas</translation>
    </message>
    <message>
        <source>use &quot;center2x2&quot; or cells: &quot;a1+b2&quot;</source>
        <translation>use &quot;center2x2&quot; ou casas: &quot;a1+b2&quot;</translation>
    </message>
    <message>
        <source>name numbers of players in players.partitions</source>
        <translation>indique números de jogadores em players.partitions</translation>
    </message>
    <message>
        <source>the card {card} has no cell on the board {board} and no power</source>
        <translation>a carta {card} não tem casa no tabuleiro {board} nem poder</translation>
    </message>
    <message>
        <source>the card {card} has no cell on the board and no power</source>
        <translation>a carta {card} não tem casa no tabuleiro nem poder</translation>
    </message>
    <message>
        <source>choose another board, or give the card a power</source>
        <translation>escolha outro tabuleiro, ou dê um poder à carta</translation>
    </message>
    <message>
        <source>name the cells</source>
        <translation>cite as casas</translation>
    </message>
    <message>
        <source>this is not a view of a game ({error})</source>
        <translation>isto não é a vista de uma partida ({error})</translation>
    </message>
    <message>
        <source>this is no kept board</source>
        <translation>isto não é um tabuleiro guardado</translation>
    </message>
    <message>
        <source>the system has no trash for this file, or did not take it</source>
        <translation>o sistema não tem lixeira para este arquivo, ou não o aceitou</translation>
    </message>
    <message>
        <source>the old file stayed</source>
        <translation>o arquivo antigo ficou</translation>
    </message>
    <message>
        <source>this board comes with the program</source>
        <translation>este tabuleiro vem com o programa</translation>
    </message>
    <message>
        <source>it was not deleted</source>
        <translation>não foi apagado</translation>
    </message>
    <message>
        <source>nothing stands on this board yet</source>
        <translation>ainda não há nada neste tabuleiro</translation>
    </message>
    <message>
        <source>put cards on it first</source>
        <translation>ponha cartas nele antes</translation>
    </message>
    <message>
        <source>cannot write a {ending} file</source>
        <translation>não é possível gravar um arquivo {ending}</translation>
    </message>
    <message>
        <source>cannot be saved: {why}</source>
        <translation>não é possível salvar: {why}</translation>
    </message>
    <message>
        <source>the pages could not be drawn</source>
        <translation>não foi possível desenhar as páginas</translation>
    </message>
    <message>
        <source>{dpi} pixels to the inch cannot be had</source>
        <translation>não são possíveis {dpi} pixels por polegada</translation>
    </message>
    <message>
        <source>cannot be drawn as PNG</source>
        <translation>não é possível desenhar como PNG</translation>
    </message>
    <message>
        <source>a picture of {width} × {height} pixels is too large</source>
        <translation>uma imagem de {width} × {height} pixels é grande demais</translation>
    </message>
    <message>
        <source>there is no memory for so large a picture</source>
        <translation>não há memória para uma imagem tão grande</translation>
    </message>
    <message>
        <source>let the name end in {endings}</source>
        <translation>faça o nome terminar em {endings}</translation>
    </message>
    <message>
        <source>choose another place</source>
        <translation>escolha outro lugar</translation>
    </message>
    <message>
        <source>choose another paper</source>
        <translation>escolha outro papel</translation>
    </message>
    <message>
        <source>use {low} to {high}</source>
        <translation>use de {low} a {high}</translation>
    </message>
    <message>
        <source>choose PDF</source>
        <translation>escolha PDF</translation>
    </message>
    <message>
        <source>use at most {most} pixels to the inch for {paper}, or choose PDF</source>
        <translation>use no máximo {most} pixels por polegada para {paper}, ou escolha PDF</translation>
    </message>
    <message>
        <source>use fewer pixels</source>
        <translation>use menos pixels</translation>
    </message>
    <message>
        <source>the folder {folder} is not there</source>
        <translation>a pasta {folder} não existe</translation>
    </message>
    <message>
        <source>nameless</source>
        <translation>sem extensão</translation>
    </message>
    <message>
        <source>the margin cannot be {size} mm</source>
        <translation>a margem não pode ser de {size} mm</translation>
    </message>
    <message>
        <source>the overlap cannot be {size} mm</source>
        <translation>a sobreposição não pode ser de {size} mm</translation>
    </message>
    <message>
        <source>the width of a cell cannot be {size} mm</source>
        <translation>a largura de uma casa não pode ser de {size} mm</translation>
    </message>
    <message>
        <source>the height of a cell cannot be {size} mm</source>
        <translation>a altura de uma casa não pode ser de {size} mm</translation>
    </message>
    <message>
        <source>the paper {paper} is not known</source>
        <translation>o papel {paper} não é conhecido</translation>
    </message>
    <message>
        <source>a board of {columns} by {rows} cells is too large for this page</source>
        <translation>um tabuleiro de {columns} por {rows} casas é grande demais para esta página</translation>
    </message>
    <message>
        <source>a cell of {width} × {height} mm does not go onto {paper} paper</source>
        <translation>uma casa de {width} × {height} mm não cabe em papel {paper}</translation>
    </message>
    <message>
        <source>{piece} of {width} × {height} mm does not go onto {paper} paper</source>
        <translation>{piece} de {width} × {height} mm não cabe em papel {paper}</translation>
    </message>
    <message>
        <source>choose larger paper or smaller margins</source>
        <translation>escolha um papel maior ou margens menores</translation>
    </message>
    <message>
        <source>choose larger paper, smaller cells or smaller margins</source>
        <translation>escolha um papel maior, casas menores ou margens menores</translation>
    </message>
    <message>
        <source>use {low} to {high} mm</source>
        <translation>use de {low} a {high} mm</translation>
    </message>
    <message>
        <source>there is no room to write on</source>
        <translation>não há espaço para escrever</translation>
    </message>
    <message>
        <source>choose a larger paper</source>
        <translation>escolha um papel maior</translation>
    </message>
    <message>
        <source>there are no rules to print</source>
        <translation>não há regras para imprimir</translation>
    </message>
    <message>
        <source>choose a game</source>
        <translation>escolha um jogo</translation>
    </message>
    <message>
        <source>the rules {name} come with the program</source>
        <translation>as regras {name} vêm com o programa</translation>
    </message>
    <message>
        <source>there are rules {name} already</source>
        <translation>já há regras com o nome {name}</translation>
    </message>
    <message>
        <source>choose another name</source>
        <translation>escolha outro nome</translation>
    </message>
    <message>
        <source>choose another name, or replace them</source>
        <translation>escolha outro nome, ou substitua-as</translation>
    </message>
    <message>
        <source>this is no kept position</source>
        <translation>isto não é uma posição guardada</translation>
    </message>
    <message>
        <source>the shipped rules and boards are missing</source>
        <translation>faltam as regras e os tabuleiros do programa</translation>
    </message>
    <message>
        <source>install the program again</source>
        <translation>instale o programa de novo</translation>
    </message>
    <message>
        <source>no move</source>
        <translation>nenhuma jogada</translation>
    </message>
    <message>
        <source>{move} is not legal</source>
        <translation>a jogada {move} não é permitida</translation>
    </message>
    <message>
        <source>give every worker this very program, and try again</source>
        <translation>dê a cada worker este mesmo programa e tente de novo</translation>
    </message>
    <message>
        <source>{address} is no address of a scheduler</source>
        <translation>{address} não é o endereço de um scheduler</translation>
    </message>
    <message>
        <source>a worker has version {version}, not {wanted}</source>
        <translation>um worker tem a versão {version}, não a {wanted}</translation>
    </message>
    <message>
        <source>its workers were lost</source>
        <translation>os workers dela se perderam</translation>
    </message>
    <message>
        <source>a game cannot be played on the cluster: {why}</source>
        <translation>uma partida não pode ser jogada no cluster: {why}</translation>
    </message>
    <message>
        <source>the scheduler of the cluster is gone</source>
        <translation>o scheduler do cluster sumiu</translation>
    </message>
    <message>
        <source>use tcp://HOST:PORT</source>
        <translation>use tcp://HOST:PORT</translation>
    </message>
    <message>
        <source>to play on a cluster takes Dask, which is not installed</source>
        <translation>para jogar em um cluster é preciso o Dask, que não está instalado</translation>
    </message>
    <message>
        <source>there is no scheduler at {address} ({error})</source>
        <translation>não há nenhum scheduler em {address} ({error})</translation>
    </message>
    <message>
        <source>the core of a worker is compiled, unlike here</source>
        <translation>o núcleo de um worker está compilado, e aqui não</translation>
    </message>
    <message>
        <source>the core of a worker is not compiled, unlike here</source>
        <translation>o núcleo de um worker não está compilado, e aqui está</translation>
    </message>
    <message>
        <source>start it again, and then the same command, which goes on where it was</source>
        <translation>inicie-o de novo e repita o mesmo comando, que continua de onde estava</translation>
    </message>
    <message>
        <source>install the program with it: pip install &quot;sequence-desktop[lab-cluster]&quot;</source>
        <translation>instale o programa com ele: pip install &quot;sequence-desktop[lab-cluster]&quot;</translation>
    </message>
    <message>
        <source>start one with `dask scheduler`, and give the address that it tells</source>
        <translation>inicie um com `dask scheduler` e dê o endereço que ele mostra</translation>
    </message>
    <message>
        <source>moves and movers differ in number</source>
        <translation>o número de jogadas e o de quem as faz não coincidem</translation>
    </message>
    <message>
        <source>this is not the result of a game ({error})</source>
        <translation>isto não é o resultado de uma partida ({error})</translation>
    </message>
    <message>
        <source>its {key} cannot be those of a game of the plan</source>
        <translation>{key} não pode ser de uma partida do plano</translation>
    </message>
    <message>
        <source>use {levels}; or tell of it in &quot;guests&quot;</source>
        <translation>use {levels}; ou descreva-o em &quot;guests&quot;</translation>
    </message>
    <message>
        <source>use an object such as {example}</source>
        <translation>use um objeto como {example}</translation>
    </message>
    <message>
        <source>use {levels}; or one of {names}</source>
        <translation>use {levels}; ou um destes: {names}</translation>
    </message>
    <message>
        <source>there is no player {name}</source>
        <translation>não há nenhum jogador {name}</translation>
    </message>
    <message>
        <source>use a number from {low} to {high}</source>
        <translation>use um número de {low} a {high}</translation>
    </message>
    <message>
        <source>{value} does not fit</source>
        <translation>{value} não serve</translation>
    </message>
    <message>
        <source>a plan is a JSON object</source>
        <translation>um plano é um objeto JSON</translation>
    </message>
    <message>
        <source>this is not a plan</source>
        <translation>isto não é um plano</translation>
    </message>
    <message>
        <source>this program reads plans of version {version}, not {other}</source>
        <translation>este programa lê planos da versão {version}, não {other}</translation>
    </message>
    <message>
        <source>{name} plays nowhere</source>
        <translation>{name} não joga em lugar nenhum</translation>
    </message>
    <message>
        <source>a plan has a list of 1 to {most} entries</source>
        <translation>um plano tem uma lista de 1 a {most} séries</translation>
    </message>
    <message>
        <source>these are more than {count} games</source>
        <translation>são mais de {count} partidas</translation>
    </message>
    <message>
        <source>the same player sits on every seat, so every deal would be the same game again</source>
        <translation>o mesmo jogador ocupa todos os lugares, então cada distribuição daria a mesma partida de novo</translation>
    </message>
    <message>
        <source>it names games and deals</source>
        <translation>indica duas quantidades, a de partidas (games) e a de distribuições (deals)</translation>
    </message>
    <message>
        <source>use a player&apos;s name, or a list of names</source>
        <translation>use o nome de um jogador ou uma lista de nomes</translation>
    </message>
    <message>
        <source>{count} names for {seats} seats</source>
        <translation>{count} nomes para {seats} lugares</translation>
    </message>
    <message>
        <source>use a list: the program, then its arguments</source>
        <translation>use uma lista: o programa, depois seus argumentos</translation>
    </message>
    <message>
        <source>begin with {</source>
        <translation>comece com {</translation>
    </message>
    <message>
        <source>write &quot;format&quot;: &quot;{format}&quot;</source>
        <translation>escreva &quot;format&quot;: &quot;{format}&quot;</translation>
    </message>
    <message>
        <source>use a newer program, or write the plan anew</source>
        <translation>use um programa mais novo, ou escreva o plano de novo</translation>
    </message>
    <message>
        <source>seat it, or take it out</source>
        <translation>dê-lhe um lugar, ou tire-o</translation>
    </message>
    <message>
        <source>write &quot;entries&quot;: [{...}, {...}]</source>
        <translation>escreva &quot;entries&quot;: [{...}, {...}]</translation>
    </message>
    <message>
        <source>an entry is a JSON object</source>
        <translation>uma série é um objeto JSON</translation>
    </message>
    <message>
        <source>two entries are called {name}</source>
        <translation>duas séries se chamam {name}</translation>
    </message>
    <message>
        <source>ask for fewer</source>
        <translation>peça menos</translation>
    </message>
    <message>
        <source>write false, or seat different players</source>
        <translation>escreva false, ou ponha jogadores diferentes</translation>
    </message>
    <message>
        <source>take one of the two out</source>
        <translation>tire uma das duas</translation>
    </message>
    <message>
        <source>name one for each seat, one for each side, or one for all</source>
        <translation>cite um para cada lugar, um para cada lado ou um para todos</translation>
    </message>
    <message>
        <source>{name} is the name of a player of the program</source>
        <translation>{name} é o nome de um jogador do programa</translation>
    </message>
    <message>
        <source>use a list of texts</source>
        <translation>use uma lista de textos</translation>
    </message>
    <message>
        <source>&quot;low&quot; is to be smaller than &quot;high&quot;, and none below 0 where both ways are asked</source>
        <translation>&quot;low&quot; tem de ser menor que &quot;high&quot;, e nenhum menor que 0 se o teste vale nos dois sentidos</translation>
    </message>
    <message>
        <source>&quot;low&quot; is to be smaller than &quot;high&quot;</source>
        <translation>&quot;low&quot; tem de ser menor que &quot;high&quot;</translation>
    </message>
    <message>
        <source>change one of them</source>
        <translation>mude um dos dois</translation>
    </message>
    <message>
        <source>strength is tested between two sides of one entry, on the same deals</source>
        <translation>a força é testada entre dois lados de uma série, com as mesmas cartas</translation>
    </message>
    <message>
        <source>{measure} is compared between two entries with as many deals</source>
        <translation>{measure} se compara entre duas séries com o mesmo número de distribuições</translation>
    </message>
    <message>
        <source>begin it with {</source>
        <translation>comece-a com {</translation>
    </message>
    <message>
        <source>give each a name of its own</source>
        <translation>dê a cada uma um nome próprio</translation>
    </message>
    <message>
        <source>name one entry with two sides, different players and &quot;paired&quot;: true</source>
        <translation>indique uma série com dois lados, jogadores diferentes e &quot;paired&quot;: true</translation>
    </message>
    <message>
        <source>name two entries, with the same number of games and of sides</source>
        <translation>indique duas séries com o mesmo número de partidas e de lados</translation>
    </message>
    <message>
        <source>close other programs and try again, or let fewer games be played at once</source>
        <translation>feche outros programas e tente de novo, ou jogue menos partidas ao mesmo tempo</translation>
    </message>
    <message>
        <source>a process that played games ended unexpectedly</source>
        <translation>um processo que jogava partidas terminou de repente</translation>
    </message>
    <message>
        <source>there are no processes to play games: {error}</source>
        <translation>não há processos para jogar partidas: {error}</translation>
    </message>
    <message>
        <source>the plan has no game {number}</source>
        <translation>o plano não tem a partida {number}</translation>
    </message>
    <message>
        <source>game {number} stands there twice</source>
        <translation>a partida {number} está lá duas vezes</translation>
    </message>
    <message>
        <source>this is no summary of this program</source>
        <translation>isto não é um resumo deste programa</translation>
    </message>
    <message>
        <source>a number of games is missing</source>
        <translation>falta um número de partidas</translation>
    </message>
    <message>
        <source>this is no summary ({error})</source>
        <translation>isto não é um resumo ({error})</translation>
    </message>
    <message>
        <source>no package here offers a computer player {name}</source>
        <translation>nenhum pacote daqui oferece um jogador de computador {name}</translation>
    </message>
    <message>
        <source>install one with an entry point of this name in &quot;{group}&quot;</source>
        <translation>instale um com um ponto de entrada deste nome em &quot;{group}&quot;</translation>
    </message>
    <message>
        <source>the computer player {name} ({origin}) cannot be made: {error}</source>
        <translation>não é possível criar o jogador de computador {name} ({origin}): {error}</translation>
    </message>
    <message>
        <source>tell its authors</source>
        <translation>avise os autores dele</translation>
    </message>
    <message>
        <source>{positions} positions do not belong to {moves} moves</source>
        <translation>as posições ({positions}) não correspondem às jogadas ({moves})</translation>
    </message>
    <message>
        <source>this is not the record of a game ({error})</source>
        <translation>isto não é o registro de uma partida ({error})</translation>
    </message>
    <message>
        <source>{levels}, {random}, or {standard} ({usual}); with {mark} and a temperament behind it ({styles}), if wanted</source>
        <translation>{levels}, {random} ou {standard} ({usual}); se quiser, com {mark} e um temperamento atrás ({styles})</translation>
    </message>
    <message>
        <source>there is no computer player {level}</source>
        <translation>não há nenhum jogador de computador {level}</translation>
    </message>
    <message>
        <source>use {levels}</source>
        <translation>use {levels}</translation>
    </message>
    <message>
        <source>{count} copies of the program are running</source>
        <translation>há {count} cópias do programa em execução</translation>
    </message>
    <message>
        <source>the game in progress is gone</source>
        <translation>a partida em andamento sumiu</translation>
    </message>
    <message>
        <source>close one of them</source>
        <translation>feche uma delas</translation>
    </message>
    <message>
        <source>there is no board {name}</source>
        <translation>não há nenhum tabuleiro {name}</translation>
    </message>
    <message>
        <source>the board {name} comes with the program</source>
        <translation>o tabuleiro {name} vem com o programa</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>o disco está cheio</translation>
    </message>
    <message>
        <source>free some space or choose another place</source>
        <translation>libere espaço ou escolha outro lugar</translation>
    </message>
    <message>
        <source>the system does not allow it</source>
        <translation>o sistema não permite</translation>
    </message>
    <message>
        <source>check the permissions or choose another place</source>
        <translation>confira as permissões ou escolha outro lugar</translation>
    </message>
    <message>
        <source>another program is using the file</source>
        <translation>outro programa está usando o arquivo</translation>
    </message>
    <message>
        <source>close it there and try again</source>
        <translation>feche-o lá e tente de novo</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>há arquivos abertos demais</translation>
    </message>
    <message>
        <source>close some programs and try again</source>
        <translation>feche alguns programas e tente de novo</translation>
    </message>
    <message>
        <source>the disk does not answer</source>
        <translation>o disco não responde</translation>
    </message>
    <message>
        <source>see whether it is still there, or choose another one</source>
        <translation>veja se ele ainda está lá, ou escolha outro</translation>
    </message>
    <message>
        <source>the file grew larger than the system allows</source>
        <translation>o arquivo cresceu mais do que o sistema permite</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>o disco é somente leitura</translation>
    </message>
    <message>
        <source>the disk has a fault</source>
        <translation>o disco tem um defeito</translation>
    </message>
    <message>
        <source>choose another disk</source>
        <translation>escolha outro disco</translation>
    </message>
    <message>
        <source>the disk does not take this, perhaps because of the name</source>
        <translation>o disco não aceita, talvez por causa do nome</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>isto é uma pasta</translation>
    </message>
    <message>
        <source>give a file&apos;s name</source>
        <translation>dê o nome de um arquivo</translation>
    </message>
    <message>
        <source>a part of the path is a file, not a folder</source>
        <translation>uma parte do caminho é um arquivo, não uma pasta</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>o nome é longo demais</translation>
    </message>
    <message>
        <source>choose a shorter one</source>
        <translation>escolha um mais curto</translation>
    </message>
    <message>
        <source>the links lead in a circle</source>
        <translation>os links andam em círculo</translation>
    </message>
    <message>
        <source>cannot be read: {why}</source>
        <translation>não é possível ler: {why}</translation>
    </message>
    <message>
        <source>cannot be made: {why}</source>
        <translation>não é possível criar: {why}</translation>
    </message>
    <message>
        <source>cannot be opened: {why}</source>
        <translation>não é possível abrir: {why}</translation>
    </message>
    <message>
        <source>cannot be written to: {why}</source>
        <translation>não é possível gravar ali: {why}</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>esse arquivo não existe</translation>
    </message>
    <message>
        <source>check the name</source>
        <translation>confira o nome</translation>
    </message>
    <message>
        <source>there are {count} damaged files of this name</source>
        <translation>há {count} arquivos danificados com este nome</translation>
    </message>
    <message>
        <source>cannot be saved: it is larger than {size} MB and could not be read</source>
        <translation>não é possível salvar: tem mais de {size} MB e não poderia ser lido</translation>
    </message>
    <message>
        <source>remove those that you do not need</source>
        <translation>remova os que você não precisa</translation>
    </message>
    <message>
        <source>cannot be read: it is larger than {size} MB</source>
        <translation>não é possível ler: tem mais de {size} MB</translation>
    </message>
    <message>
        <source>cannot be saved: the file is read-only</source>
        <translation>não é possível salvar: o arquivo é somente leitura</translation>
    </message>
    <message>
        <source>cannot be saved: it holds a character that is no character</source>
        <translation>não é possível salvar: contém um caractere inválido</translation>
    </message>
    <message>
        <source>make it smaller</source>
        <translation>deixe-o menor</translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation>isto não é texto UTF-8</translation>
    </message>
    <message>
        <source>this is no file name: {error}</source>
        <translation>isto não é um nome de arquivo: {error}</translation>
    </message>
    <message>
        <source>no file of this program is that large; give another one</source>
        <translation>nenhum arquivo deste programa é tão grande; dê outro</translation>
    </message>
    <message>
        <source>there is a file where a folder is needed</source>
        <translation>há um arquivo onde é preciso uma pasta</translation>
    </message>
    <message>
        <source>cannot be saved: this is a folder</source>
        <translation>não é possível salvar: isto é uma pasta</translation>
    </message>
    <message>
        <source>cannot be saved: this is not an ordinary file</source>
        <translation>não é possível salvar: isto não é um arquivo comum</translation>
    </message>
    <message>
        <source>choose another name or allow writing to it</source>
        <translation>escolha outro nome ou permita gravar nele</translation>
    </message>
    <message>
        <source>cannot be saved: the disk gave back something else than was written</source>
        <translation>não é possível salvar: o disco devolveu algo diferente do que foi gravado</translation>
    </message>
    <message>
        <source>type the name or note again</source>
        <translation>escreva o nome ou a nota de novo</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>linha {number}</translation>
    </message>
    <message>
        <source>save it as UTF-8 in your editor</source>
        <translation>salve-o como UTF-8 no seu editor</translation>
    </message>
    <message>
        <source>move it away</source>
        <translation>tire-o dali</translation>
    </message>
    <message>
        <source>cannot be read: this is a folder</source>
        <translation>não é possível ler: isto é uma pasta</translation>
    </message>
    <message>
        <source>cannot be read: this is not an ordinary file</source>
        <translation>não é possível ler: isto não é um arquivo comum</translation>
    </message>
    <message>
        <source>who plays which seat is missing</source>
        <translation>falta quem joga em cada lugar</translation>
    </message>
    <message>
        <source>this is not a list of seats</source>
        <translation>isto não é uma lista de lugares</translation>
    </message>
    <message>
        <source>this is not a list of up to {most} bookmarks</source>
        <translation>isto não é uma lista de até {most} marcadores</translation>
    </message>
    <message>
        <source>the moves taken back are left out</source>
        <translation>as jogadas desfeitas ficam de fora</translation>
    </message>
    <message>
        <source>a seat&apos;s kind is missing</source>
        <translation>falta o tipo de um lugar</translation>
    </message>
    <message>
        <source>seats, number {number}</source>
        <translation>seats, número {number}</translation>
    </message>
    <message>
        <source>marks, number {number}</source>
        <translation>marks, número {number}</translation>
    </message>
    <message>
        <source>the match begins anew with this deal</source>
        <translation>o torneio recomeça com esta mão</translation>
    </message>
    <message>
        <source>the game counts for no rating</source>
        <translation>a partida não vale pontos</translation>
    </message>
    <message>
        <source>it counts as a game of its own</source>
        <translation>conta como uma partida à parte</translation>
    </message>
    <message>
        <source>the name is left out</source>
        <translation>o nome fica de fora</translation>
    </message>
    <message>
        <source>the usual level is used</source>
        <translation>usa-se o nível habitual</translation>
    </message>
    <message>
        <source>a free colour is used</source>
        <translation>usa-se uma cor livre</translation>
    </message>
    <message>
        <source>the bookmarks are left out</source>
        <translation>os marcadores ficam de fora</translation>
    </message>
    <message>
        <source>this is not a saved game</source>
        <translation>isto não é uma partida salva</translation>
    </message>
    <message>
        <source>the game itself is missing</source>
        <translation>falta a própria partida</translation>
    </message>
    <message>
        <source>there are {count} seats for {players} players</source>
        <translation>o número de lugares para {players} jogadores é {count}</translation>
    </message>
    <message>
        <source>this is left out</source>
        <translation>isto fica de fora</translation>
    </message>
    <message>
        <source>the version of the format is missing</source>
        <translation>falta a versão do formato</translation>
    </message>
    <message>
        <source>a later version of the program saved it ({version})</source>
        <translation>foi salvo por uma versão mais nova do programa ({version})</translation>
    </message>
    <message>
        <source>a seat is a JSON object</source>
        <translation>um lugar é um objeto JSON</translation>
    </message>
    <message>
        <source>a seat&apos;s kind is human or computer</source>
        <translation>o tipo de um lugar é human ou computer</translation>
    </message>
    <message>
        <source>a seat&apos;s colour is a small number</source>
        <translation>a cor de um lugar é um número pequeno</translation>
    </message>
    <message>
        <source>this bookmark is left out</source>
        <translation>este marcador fica de fora</translation>
    </message>
    <message>
        <source>a mark is a JSON object</source>
        <translation>um marcador é um objeto JSON</translation>
    </message>
    <message>
        <source>a mark&apos;s ply is a number of moves</source>
        <translation>o ply de um marcador é um número de jogadas</translation>
    </message>
    <message>
        <source>this is neither true nor false</source>
        <translation>isto não é true nem false</translation>
    </message>
    <message>
        <source>a match is a JSON object</source>
        <translation>um torneio é um objeto JSON</translation>
    </message>
    <message>
        <source>a match has points for each of {sides} sides</source>
        <translation>um torneio tem pontos para cada um dos {sides} lados</translation>
    </message>
    <message>
        <source>this is not a whole number from 0 to {last}</source>
        <translation>isto não é um número inteiro de 0 a {last}</translation>
    </message>
    <message>
        <source>open another file</source>
        <translation>abra outro arquivo</translation>
    </message>
    <message>
        <source>get that version; this is {version}</source>
        <translation>obtenha essa versão; esta é a {version}</translation>
    </message>
    <message>
        <source>make it less</source>
        <translation>reduza-o</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>não se sabe qual</translation>
    </message>
    <message>
        <source>this is not a JSON object</source>
        <translation>isto não é um objeto JSON</translation>
    </message>
    <message>
        <source>there is another file of this name</source>
        <translation>já há outro arquivo com este nome</translation>
    </message>
    <message>
        <source>another program is writing to it</source>
        <translation>outro programa está gravando nele</translation>
    </message>
    <message>
        <source>let it finish</source>
        <translation>deixe-o terminar</translation>
    </message>
    <message>
        <source>{value} is not a number</source>
        <translation>{value} não é um número</translation>
    </message>
    <message>
        <source>brackets are nested deeper than {most}</source>
        <translation>os colchetes estão aninhados em mais de {most} níveis</translation>
    </message>
    <message>
        <source>this is not JSON: {error}</source>
        <translation>isto não é JSON: {error}</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>falta um valor</translation>
    </message>
    <message>
        <source>a name in double quotation marks is missing</source>
        <translation>falta um nome entre aspas duplas</translation>
    </message>
    <message>
        <source>a colon is missing</source>
        <translation>faltam os dois-pontos</translation>
    </message>
    <message>
        <source>a comma is missing</source>
        <translation>falta uma vírgula</translation>
    </message>
    <message>
        <source>there is a comma too many</source>
        <translation>há uma vírgula a mais</translation>
    </message>
    <message>
        <source>a text has no quotation mark at its end</source>
        <translation>um texto não tem aspas no fim</translation>
    </message>
    <message>
        <source>a text goes over the end of its line</source>
        <translation>um texto passa do fim da sua linha</translation>
    </message>
    <message>
        <source>a backslash stands before a sign that takes none</source>
        <translation>há uma barra invertida antes de um sinal que não a aceita</translation>
    </message>
    <message>
        <source>something stands behind the end</source>
        <translation>há algo depois do fim</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>isto não é JSON</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <translation>está vazio</translation>
    </message>
    <message>
        <source>the key {key} stands twice</source>
        <translation>a chave {key} aparece duas vezes</translation>
    </message>
    <message>
        <source>write a number</source>
        <translation>escreva um número</translation>
    </message>
    <message>
        <source>the number {number}… has more than {most} digits</source>
        <translation>o número {number}… tem mais de {most} algarismos</translation>
    </message>
    <message>
        <source>the number {number} is too large</source>
        <translation>o número {number} é grande demais</translation>
    </message>
    <message>
        <source>no file of ours needs that</source>
        <translation>nenhum arquivo nosso precisa disso</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>linha {line}, coluna {column}</translation>
    </message>
    <message>
        <source>look for a comma, quotation mark or bracket missing or too many there</source>
        <translation>procure ali uma vírgula, aspas ou colchete que falte ou sobre</translation>
    </message>
    <message>
        <source>remove one of them</source>
        <translation>remova uma delas</translation>
    </message>
    <message>
        <source>write a smaller one</source>
        <translation>escreva um menor</translation>
    </message>
    <message>
        <source>the text {text} holds half a character</source>
        <translation>o texto {text} contém meio caractere</translation>
    </message>
    <message>
        <source>type it again</source>
        <translation>escreva-o de novo</translation>
    </message>
    <message>
        <source>known: {names}</source>
        <translation>conhecidos: {names}</translation>
    </message>
    <message>
        <source>give your file another name</source>
        <translation>dê outro nome ao seu arquivo</translation>
    </message>
    <message>
        <source>the record of a game is too long</source>
        <translation>o registro de uma partida é longo demais</translation>
    </message>
    <message>
        <source>a record is a JSON object</source>
        <translation>um registro é um objeto JSON</translation>
    </message>
    <message>
        <source>a seat is played by a human or a computer</source>
        <translation>em um lugar joga uma pessoa ou um computador</translation>
    </message>
    <message>
        <source>this is not a short text</source>
        <translation>isto não é um texto curto</translation>
    </message>
    <message>
        <source>this is not a whole number</source>
        <translation>isto não é um número inteiro</translation>
    </message>
    <message>
        <source>seats, sides and winner do not go together</source>
        <translation>lugares, lados e vencedor não combinam</translation>
    </message>
    <message>
        <source>something is missing or of another kind: {error}</source>
        <translation>algo falta ou é de outro tipo: {error}</translation>
    </message>
    <message>
        <source>there is no set of rules {name}</source>
        <translation>não há nenhum conjunto de regras {name}</translation>
    </message>
    <message>
        <source>the set of rules {name} comes with the program</source>
        <translation>o conjunto de regras {name} vem com o programa</translation>
    </message>
    <message>
        <source>the id {id} is not the file&apos;s name</source>
        <translation>o id {id} não é o nome do arquivo</translation>
    </message>
    <message>
        <source>change one of them, or leave the id out</source>
        <translation>mude um dos dois, ou deixe o id de fora</translation>
    </message>
    <message>
        <source>no rules are for boards of the deck {deck}</source>
        <translation>não há regras para tabuleiros do baralho {deck}</translation>
    </message>
    <message>
        <source>nobody can play: no number of players is named</source>
        <translation>ninguém pode jogar: nenhum número de jogadores é indicado</translation>
    </message>
    <message>
        <source>name some</source>
        <translation>indique algumas</translation>
    </message>
    <message>
        <source>add players and sides, such as {&quot;2&quot;: [2]}</source>
        <translation>acrescente jogadores e lados, como {&quot;2&quot;: [2]}</translation>
    </message>
    <message>
        <source>{players} players have no number of sides</source>
        <translation>para {players} jogadores não há número de lados</translation>
    </message>
    <message>
        <source>name a divisor of it from 2 to 4, or take it out</source>
        <translation>indique um divisor dele de 2 a 4, ou tire-o</translation>
    </message>
    <message>
        <source>settings are a JSON object</source>
        <translation>os ajustes são um objeto JSON</translation>
    </message>
    <message>
        <source>remove the file</source>
        <translation>remova o arquivo</translation>
    </message>
    <message>
        <source>those from the time before are used</source>
        <translation>são usados os de antes</translation>
    </message>
    <message>
        <source>the default is used</source>
        <translation>é usado o valor padrão</translation>
    </message>
    <message>
        <source>the defaults are used</source>
        <translation>são usados os valores padrão</translation>
    </message>
    <message>
        <source>the board is missing</source>
        <translation>falta o tabuleiro</translation>
    </message>
    <message>
        <source>there is no example {name}</source>
        <translation>não há nenhum exemplo {name}</translation>
    </message>
    <message>
        <source>no package here offers this player</source>
        <translation>nenhum pacote daqui oferece este jogador</translation>
    </message>
    <message>
        <source>there is no program {command}</source>
        <translation>não há nenhum programa {command}</translation>
    </message>
    <message>
        <source>install it, or name the program that plays as its command</source>
        <translation>instale-o, ou indique como &quot;command&quot; o programa que joga</translation>
    </message>
    <message>
        <source>check its name and whether it may be executed</source>
        <translation>confira o nome dele e se pode ser executado</translation>
    </message>
    <message>
        <source>run the plan again: it goes on without this and keeps a copy</source>
        <translation>comece o plano de novo: ele continua sem isto e guarda uma cópia</translation>
    </message>
    <message>
        <source>choose another file for the results, or delete this one to begin anew</source>
        <translation>escolha outro arquivo para os resultados, ou apague este para começar de novo</translation>
    </message>
    <message>
        <source>damaged lines left out: {count}; the damaged file is kept: {file}</source>
        <translation>linhas danificadas deixadas de fora: {count}; o arquivo danificado foi mantido: {file}</translation>
    </message>
    <message>
        <source>these are no results</source>
        <translation>isto não são resultados</translation>
    </message>
    <message>
        <source>these results are of version {version}</source>
        <translation>estes resultados são da versão {version}</translation>
    </message>
    <message>
        <source>these results were begun by another program ({old}), which may play other games than this one ({new})</source>
        <translation>estes resultados foram começados por outro programa ({old}), que talvez jogue outras partidas que este ({new})</translation>
    </message>
    <message>
        <source>these are the results of another plan, which differs in {place}</source>
        <translation>estes resultados são de outro plano, que difere em {place}</translation>
    </message>
    <message>
        <source>{number} is no number of a game</source>
        <translation>{number} não é o número de uma partida</translation>
    </message>
    <message>
        <source>give a file of `lab run`</source>
        <translation>dê um arquivo de `lab run`</translation>
    </message>
    <message>
        <source>use a newer program</source>
        <translation>use um programa mais novo</translation>
    </message>
    <message>
        <source>{players} players need {needed} cards of {cards}</source>
        <translation>{players} jogadores precisam de {needed} cartas, e há {cards}</translation>
    </message>
    <message>
        <source>no cards are dealt</source>
        <translation>não se distribuem cartas</translation>
    </message>
    <message>
        <source>a board of {count} columns cannot be made</source>
        <translation>nenhum tabuleiro pode ter este número de colunas: {count}</translation>
    </message>
    <message>
        <source>a board of {count} rows cannot be made</source>
        <translation>nenhum tabuleiro pode ter este número de linhas: {count}</translation>
    </message>
    <message>
        <source>{count} cells do not make {width} by {height}</source>
        <translation>{count} casas não dão {width} por {height}</translation>
    </message>
    <message>
        <source>cells are still empty: {cells}</source>
        <translation>ainda há casas vazias: {cells}</translation>
    </message>
    <message>
        <source>use {least} to {most} columns</source>
        <translation>use de {least} a {most} colunas</translation>
    </message>
    <message>
        <source>put cards there, or {free} (free)</source>
        <translation>ponha cartas ali, ou {free} (livre)</translation>
    </message>
    <message>
        <source>a free deck has no cards of its own to be laid</source>
        <translation>um baralho livre não tem cartas próprias para colocar</translation>
    </message>
    <message>
        <source>one pack without jacks fill {needed} cells, and {width} by {height} has {size}</source>
        <translation>um baralho sem valetes enche {needed} casas, e {width} por {height} tem {size}</translation>
    </message>
    <message>
        <source>two packs without jacks fill {needed} cells, and {width} by {height} has {size}</source>
        <translation>dois baralhos sem valetes enchem {needed} casas, e {width} por {height} tem {size}</translation>
    </message>
    <message>
        <source>choose another deck for the pattern and change it afterwards</source>
        <translation>escolha outro baralho para o padrão e mude-o depois</translation>
    </message>
    <message>
        <source>choose a larger board or a smaller deck</source>
        <translation>escolha um tabuleiro maior ou um baralho menor</translation>
    </message>
    <message>
        <source>choose a smaller board or a larger deck</source>
        <translation>escolha um tabuleiro menor ou um baralho maior</translation>
    </message>
    <message>
        <source>a board of {width} by {height} has no four equal sides</source>
        <translation>um tabuleiro de {width} por {height} não tem quatro lados iguais</translation>
    </message>
    <message>
        <source>{count} cells left over do not lie symmetrically</source>
        <translation>as casas que sobram ({count}) não ficam simétricas</translation>
    </message>
    <message>
        <source>the {count} cells that have no partner cannot be filled symmetrically</source>
        <translation>as casas sem par ({count}) não podem ser preenchidas com simetria</translation>
    </message>
    <message>
        <source>the middle cell belongs to no part</source>
        <translation>a casa do meio não pertence a nenhuma parte</translation>
    </message>
    <message>
        <source>the parts have {cells} cells left for {cards} cards</source>
        <translation>às partes restam {cells} casas para {cards} cartas</translation>
    </message>
    <message>
        <source>a board of {width} by {height} has no four equal quarters</source>
        <translation>um tabuleiro de {width} por {height} não tem quatro quartos iguais</translation>
    </message>
    <message>
        <source>only two packs have twins</source>
        <translation>só com dois baralhos há gêmeas</translation>
    </message>
    <message>
        <source>the totals of {count} cells cannot be parted among four quarters</source>
        <translation>os totais de {count} casas não podem ser divididos em quatro quartos</translation>
    </message>
    <message>
        <source>choose a square of even size, or quarters</source>
        <translation>escolha um quadrado de lado par, ou quartos</translation>
    </message>
    <message>
        <source>{cells} squares of one colour are left for {cards} cards</source>
        <translation>restam {cells} casas de uma cor para {cards} cartas</translation>
    </message>
    <message>
        <source>choose another size or symmetry</source>
        <translation>escolha outro tamanho ou outra simetria</translation>
    </message>
    <message>
        <source>choose even sizes, or another symmetry</source>
        <translation>escolha tamanhos pares ou outra simetria</translation>
    </message>
    <message>
        <source>choose even sizes, or one pack on 7 by 7</source>
        <translation>escolha tamanhos pares, ou um baralho em 7 por 7</translation>
    </message>
    <message>
        <source>choose another size, such as 10 by 10 for two packs</source>
        <translation>escolha outro tamanho, como 10 por 10 para dois baralhos</translation>
    </message>
    <message>
        <source>choose even sizes or an odd square</source>
        <translation>escolha tamanhos pares ou um quadrado ímpar</translation>
    </message>
    <message>
        <source>choose another symmetry</source>
        <translation>escolha outra simetria</translation>
    </message>
    <message>
        <source>choose 6 by 6 or 12 by 12</source>
        <translation>escolha 6 por 6 ou 12 por 12</translation>
    </message>
    <message>
        <source>choose another size, such as 10 by 10</source>
        <translation>escolha outro tamanho, como 10 por 10</translation>
    </message>
    <message>
        <source>there are not as many {card} as this symmetry needs</source>
        <translation>não há tantas {card} quantas esta simetria precisa</translation>
    </message>
    <message>
        <source>there is no board in this text</source>
        <translation>não há nenhum tabuleiro neste texto</translation>
    </message>
    <message>
        <source>the text is far too long for a board</source>
        <translation>o texto é longo demais para um tabuleiro</translation>
    </message>
    <message>
        <source>copy lines of cards like: XX 2S 10♥ Qd</source>
        <translation>copie linhas de cartas como: XX 2S 10♥ Qd</translation>
    </message>
    <message>
        <source>copy the board alone</source>
        <translation>copie só o tabuleiro</translation>
    </message>
    <message>
        <source>there is no pattern {name}</source>
        <translation>não há nenhum padrão {name}</translation>
    </message>
    <message>
        <source>the pattern {pattern} is not for the deck {deck}</source>
        <translation>o padrão {pattern} não é para o baralho {deck}</translation>
    </message>
    <message>
        <source>the pattern {pattern} has no parameter {parameter}</source>
        <translation>o padrão {pattern} não tem o parâmetro {parameter}</translation>
    </message>
    <message>
        <source>{choice} is no choice for {parameter}</source>
        <translation>{choice} não é uma opção de {parameter}</translation>
    </message>
    <message>
        <source>this is no rule case ({error})</source>
        <translation>isto não é um caso de regra ({error})</translation>
    </message>
    <message>
        <source>a seat stands twice</source>
        <translation>um lugar aparece duas vezes</translation>
    </message>
    <message>
        <source>there are {count} numbers for {wanted}</source>
        <translation>números: {count} em vez de {wanted}</translation>
    </message>
    <message>
        <source>a quarter turn needs a square, and {width} by {height} is none</source>
        <translation>um quarto de volta precisa de um quadrado, e {width} por {height} não é</translation>
    </message>
    <message>
        <source>a number stands once, so there are no four that belong together</source>
        <translation>cada número aparece uma vez só, então não há quatro que combinem</translation>
    </message>
</context>
<context>
    <name>Filing</name>
    <message>
        <source>New board</source>
        <translation>Novo tabuleiro</translation>
    </message>
    <message>
        <source>Open a board</source>
        <translation>Abrir um tabuleiro</translation>
    </message>
    <message>
        <source>This board cannot be opened.</source>
        <translation>Este tabuleiro não pode ser aberto.</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>Abrir {name}</translation>
    </message>
    <message>
        <source>Read {name}</source>
        <translation>Ler {name}</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (cópia)</translation>
    </message>
    <message>
        <source>Copy of {name}</source>
        <translation>Cópia de {name}</translation>
    </message>
    <message>
        <source>Paste a board</source>
        <translation>Colar um tabuleiro</translation>
    </message>
    <message>
        <source>Save the board</source>
        <translation>Salvar o tabuleiro</translation>
    </message>
    <message>
        <source>A board that comes with the program has this name.</source>
        <translation>Um tabuleiro que vem com o programa tem este nome.</translation>
    </message>
    <message>
        <source>Give your board another one.</source>
        <translation>Dê outro ao seu.</translation>
    </message>
    <message>
        <source>Boards are saved in files that end in {endings}.</source>
        <translation>Tabuleiros são salvos em arquivos que terminam em {endings}.</translation>
    </message>
    <message>
        <source>To write the cells as text, export a copy.</source>
        <translation>Para gravar as casas como texto, exporte uma cópia.</translation>
    </message>
    <message>
        <source>The board was not saved.</source>
        <translation>O tabuleiro não foi salvo.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Salvo: {file}</translation>
    </message>
    <message>
        <source>Export a copy</source>
        <translation>Exportar uma cópia</translation>
    </message>
    <message>
        <source>The copy was not written.</source>
        <translation>A cópia não foi gravada.</translation>
    </message>
    <message>
        <source>Let its name end in {endings}. For PDF, PNG and SVG, choose Print.</source>
        <translation>Faça o nome terminar em {endings}. Para PDF, PNG e SVG, escolha Imprimir.</translation>
    </message>
    <message>
        <source>Rename the board</source>
        <translation>Renomear o tabuleiro</translation>
    </message>
    <message>
        <source>This board is not kept.</source>
        <translation>Este tabuleiro não é guardado.</translation>
    </message>
    <message>
        <source>The board’s file is damaged: {why}</source>
        <translation>O arquivo do tabuleiro está danificado: {why}</translation>
    </message>
    <message>
        <source>The board’s file is gone. Save it to write it again.</source>
        <translation>O arquivo do tabuleiro sumiu. Salve para gravá-lo de novo.</translation>
    </message>
    <message>
        <source>Read again from the file</source>
        <translation>Lido de novo do arquivo</translation>
    </message>
    <message>
        <source>Another program changed the file: it was read again.</source>
        <translation>Outro programa mudou o arquivo: ele foi lido de novo.</translation>
    </message>
    <message>
        <source>Changed on disk</source>
        <translation>Mudado no disco</translation>
    </message>
    <message>
        <source>Another program has changed “{file}”, and so have you.</source>
        <translation>Outro programa mudou “{file}”, e você também.</translation>
    </message>
    <message>
        <source>Whichever you take, Undo brings back your board.</source>
        <translation>Qualquer que seja a escolha, Desfazer traz seu tabuleiro de volta.</translation>
    </message>
    <message>
        <source>Keep &amp;mine</source>
        <translation>Manter o &amp;meu</translation>
    </message>
    <message>
        <source>Take the &amp;file</source>
        <translation>Usar o &amp;arquivo</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tabuleiros</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos os arquivos</translation>
    </message>
</context>
<context>
    <name>FilmDialog</name>
    <message>
        <source>Save the game as an animation</source>
        <translation>Salvar a partida como animação</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Andamento</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Salvar…</translation>
    </message>
    <message>
        <source>Name a file, and draw every move into it</source>
        <translation>Nomear um arquivo e desenhar nele cada jogada</translation>
    </message>
    <message>
        <source>Nobody’s cards</source>
        <translation>As cartas de ninguém</translation>
    </message>
    <message>
        <source>The cards of {name}</source>
        <translation>As cartas de {name}</translation>
    </message>
    <message>
        <source>One picture for each move; it can be shown by any program for pictures.</source>
        <translation>Uma imagem por jogada; qualquer programa de imagens pode mostrá-la.</translation>
    </message>
    <message>
        <source>The game goes on, so no hand is in the pictures.</source>
        <translation>A partida continua; por isso nenhuma mão aparece nas imagens.</translation>
    </message>
    <message>
        <source>S&amp;how</source>
        <translation>&amp;Mostrar</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>&amp;Velocidade</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Tamanho</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Pequena</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Média</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>{size}: {width} × {height} pixels</source>
        <translation>{size}: {width} × {height} pixels</translation>
    </message>
</context>
<context>
    <name>FindingsList</name>
    <message>
        <source>Checks</source>
        <translation>Verificações</translation>
    </message>
    <message>
        <source>There is nothing to remark on.</source>
        <translation>Não há nada a observar.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erro</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Observação</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>{kind}: {text}</source>
        <translation>{kind}: {text}</translation>
    </message>
    <message>
        <source>This position can be played.</source>
        <translation>Esta posição pode ser jogada.</translation>
    </message>
    <message>
        <source>This position cannot be played yet.</source>
        <translation>Esta posição ainda não pode ser jogada.</translation>
    </message>
</context>
<context>
    <name>FindingsPanel</name>
    <message>
        <source>Checks</source>
        <translation>Verificações</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erro</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>{kind}: {text}</source>
        <translation>{kind}: {text}</translation>
    </message>
    <message>
        <source>Click to choose the cells concerned.</source>
        <translation>Clique para escolher as casas em questão.</translation>
    </message>
    <message>
        <source>Not to be played on yet: {errors}</source>
        <translation>Ainda não pode ser jogado: {errors}</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n erro</numerusform>
            <numerusform>%n erros</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready to play: {games}</source>
        <translation>Pronto para jogar: {games}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) fit</source>
        <translation>
            <numerusform>serve para %n jogo</numerusform>
            <numerusform>serve para %n jogos</numerusform>
        </translation>
    </message>
    <message>
        <source>Does not fit {game}: {why}</source>
        <translation>Não serve para {game}: {why}</translation>
    </message>
    <message>
        <source>Fits {game}, for {players} players</source>
        <translation>Serve para {game}, com {players} jogadores</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>linha {line}</translation>
    </message>
    <message>
        <source>{cell} (line {line})</source>
        <translation>{cell} (linha {line})</translation>
    </message>
    <message>
        <source>Pasted, {where}: “{text}” was not understood</source>
        <translation>Colado, {where}: “{text}” não foi entendido</translation>
    </message>
    <message>
        <source>Pasted, {where}: the row ends before this cell</source>
        <translation>Colado, {where}: a linha termina antes desta casa</translation>
    </message>
    <message>
        <source>Pasted, {where}: “{text}” is more than the row can hold</source>
        <translation>Colado, {where}: “{text}” é mais do que cabe na linha</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>This is what the step is about</source>
        <translation>É disto que trata o passo</translation>
    </message>
    <message>
        <source>Put a chip</source>
        <translation>Colocar uma ficha</translation>
    </message>
    <message>
        <source>Every card is on the board twice. Choose one of your cards, and its open cells light up. Then choose one of these cells: your chip lies there.</source>
        <translation>Cada carta está duas vezes no tabuleiro. Escolha uma das suas cartas, e as casas abertas dela se acendem. Depois escolha uma delas: ali fica a sua ficha.</translation>
    </message>
    <message>
        <source>Well done. For the card that you have played, you get a new one by itself.</source>
        <translation>Muito bem. No lugar da carta jogada, você recebe outra automaticamente.</translation>
    </message>
    <message>
        <source>Take turns</source>
        <translation>Cada um na sua vez</translation>
    </message>
    <message>
        <source>Now the computer moves; a frame marks its move. Then it is your turn: play any card.</source>
        <translation>Agora joga o computador; uma moldura marca a jogada. Depois é a sua vez: jogue qualquer carta.</translation>
    </message>
    <message>
        <source>So it goes on. Five chips in line are a row, across, down or slanting. Two rows win, and the corners count for everybody.</source>
        <translation>E assim continua. Cinco fichas em linha são uma fileira, na horizontal, na vertical ou na diagonal. Duas fileiras vencem, e os cantos valem para todos.</translation>
    </message>
    <message>
        <source>Stop a row</source>
        <translation>Impedir uma fileira</translation>
    </message>
    <message>
        <source>The computer has four chips in line, and one more would make a row. One of your cards goes on the cell beside them. Play it there.</source>
        <translation>O computador tem quatro fichas em linha, e com mais uma faria uma fileira. Uma das suas cartas vai na casa ao lado. Jogue-a ali.</translation>
    </message>
    <message>
        <source>Well done. Where your chip lies, that row can no longer be made.</source>
        <translation>Muito bem. Onde está a sua ficha, essa fileira não pode mais ser feita.</translation>
    </message>
    <message>
        <source>One may do that, but then the computer makes its row. Try again, on the marked cell.</source>
        <translation>Isso é permitido, mas então o computador faz a fileira dele. Tente de novo, na casa marcada.</translation>
    </message>
    <message>
        <source>Two eyes: anywhere</source>
        <translation>Dois olhos: em qualquer lugar</translation>
    </message>
    <message>
        <source>The jacks of clubs and diamonds show two eyes. They go on any open cell. Play yours; the best place is beside your three chips.</source>
        <translation>Os valetes de paus e de ouros mostram dois olhos. Vão em qualquer casa aberta. Jogue o seu; o melhor lugar é ao lado das suas três fichas.</translation>
    </message>
    <message>
        <source>Well done. Such a jack is worth keeping for a cell that you need.</source>
        <translation>Muito bem. Vale a pena guardar um valete assim para uma casa de que você precise.</translation>
    </message>
    <message>
        <source>That was another card. Try again, with the jack.</source>
        <translation>Essa era outra carta. Tente de novo, com o valete.</translation>
    </message>
    <message>
        <source>One eye: take a chip away</source>
        <translation>Um olho: tirar uma ficha</translation>
    </message>
    <message>
        <source>Four in line again, and none of your cards goes there. But the jacks of hearts and spades, with one eye, take an enemy chip off the board. Take one of the four.</source>
        <translation>De novo quatro em linha, e nenhuma das suas cartas vai ali. Mas os valetes de copas e de espadas, com um olho, tiram uma ficha adversária do tabuleiro. Tire uma das quatro.</translation>
    </message>
    <message>
        <source>Well done. Only chips of a finished row are safe from such a jack.</source>
        <translation>Muito bem. Só as fichas de uma fileira pronta estão a salvo de um valete assim.</translation>
    </message>
    <message>
        <source>One may do that, but then the computer makes its row. Try again: with the jack, take one of the marked chips.</source>
        <translation>Isso é permitido, mas então o computador faz a fileira dele. Tente de novo: com o valete, tire uma das fichas marcadas.</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Vencer</translation>
    </message>
    <message>
        <source>You have one row, and four chips in line. Make your second row, and you win.</source>
        <translation>Você tem uma fileira e quatro fichas em linha. Faça a segunda fileira e você vence.</translation>
    </message>
    <message>
        <source>You have won! Now you know the game. In any game, F1 tells what you can do.</source>
        <translation>Você venceu! Agora você conhece o jogo. Em qualquer partida, F1 diz o que você pode fazer.</translation>
    </message>
    <message>
        <source>One may do that, but you can win at once. Try again, on the marked cell.</source>
        <translation>Isso é permitido, mas você pode vencer já. Tente de novo, na casa marcada.</translation>
    </message>
</context>
<context>
    <name>FirstGamePanel</name>
    <message>
        <source>Your first game</source>
        <translation>Sua primeira partida</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Passo {number} de {count}</translation>
    </message>
    <message>
        <source>How far you have come</source>
        <translation>Até onde você chegou</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Concluir</translation>
    </message>
    <message>
        <source>Go back to your own game</source>
        <translation>Voltar à sua partida</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Próximo passo</translation>
    </message>
    <message>
        <source>Go on to the next step</source>
        <translation>Ir para o próximo passo</translation>
    </message>
    <message>
        <source>&amp;Skip this step</source>
        <translation>&amp;Pular este passo</translation>
    </message>
    <message>
        <source>Go on to the next step without this one</source>
        <translation>Ir para o próximo passo sem fazer este</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Voltar</translation>
    </message>
    <message>
        <source>Go back to the step before</source>
        <translation>Voltar ao passo anterior</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>Go back to your own game; Help → Your first game goes on from here</source>
        <translation>Voltar à sua partida; Ajuda → Sua primeira partida continua daqui</translation>
    </message>
</context>
<context>
    <name>Flows</name>
    <message>
        <source>Open a game</source>
        <translation>Abrir uma partida</translation>
    </message>
    <message>
        <source>“{title}” is among your rules now.</source>
        <translation>“{title}” agora está entre as suas regras.</translation>
    </message>
    <message>
        <source>You find it in the list of a new game.</source>
        <translation>Você o encontra na lista de uma nova partida.</translation>
    </message>
    <message>
        <source>Your last game cannot be opened.</source>
        <translation>Sua última partida não pode ser aberta.</translation>
    </message>
    <message>
        <source>This game cannot be opened.</source>
        <translation>Esta partida não pode ser aberta.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Salvar a partida</translation>
    </message>
    <message>
        <source>This game is not kept.</source>
        <translation>Esta partida não é guardada.</translation>
    </message>
    <message>
        <source>Settings explained</source>
        <translation>Ajustes explicados</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Teclas e mouse</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Isso não funcionou.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partidas salvas</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos os arquivos</translation>
    </message>
</context>
<context>
    <name>Foot</name>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>How to &amp;play</source>
        <translation>Como se &amp;joga</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Mais</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Salvar &amp;como…</translation>
    </message>
    <message>
        <source>&amp;Use these rules</source>
        <translation>&amp;Usar estas regras</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Let the new game be played by these rules.</source>
        <translation>Jogar a nova partida com estas regras.</translation>
    </message>
    <message>
        <source>Take in a file of rules that a friend has sent.</source>
        <translation>Aceitar um arquivo de regras enviado por um amigo.</translation>
    </message>
    <message>
        <source>Write these rules to a file, to be sent to a friend.</source>
        <translation>Gravar estas regras em um arquivo, para enviar a um amigo.</translation>
    </message>
    <message>
        <source>Read how one plays by these rules.</source>
        <translation>Ler como se joga por estas regras.</translation>
    </message>
    <message>
        <source>Keep these rules under a name of your own.</source>
        <translation>Guardar estas regras com um nome seu.</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Boards</source>
        <translation>Tabuleiros</translation>
    </message>
    <message>
        <source>Search: name, author, notes, 10x10</source>
        <translation>Buscar: nome, autor, notas, 10x10</translation>
    </message>
    <message>
        <source>Own boards first</source>
        <translation>Os seus primeiro</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Por nome</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Os mais novos primeiro</translation>
    </message>
    <message>
        <source>By size</source>
        <translation>Por tamanho</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <source>No board matches. Try another word.</source>
        <translation>Nenhum tabuleiro combina. Tente outra palavra.</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tabuleiro</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Novo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Play on it</source>
        <translation>&amp;Jogar nele</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Duplicar</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Renomear…</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Move to the &amp;trash</source>
        <translation>Mover para a li&amp;xeira</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Mostrar na &amp;pasta</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Não salvo</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Rascunho</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Sem nome</translation>
    </message>
    <message>
        <source>{columns} × {rows}</source>
        <translation>{columns} × {rows}</translation>
    </message>
    <message>
        <source>by {author}</source>
        <translation>de {author}</translation>
    </message>
    <message>
        <source>comes with the program</source>
        <translation>vem com o programa</translation>
    </message>
    <message>
        <source>&amp;Edit a copy</source>
        <translation>&amp;Editar uma cópia</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (cópia)</translation>
    </message>
    <message>
        <source>Rename the board</source>
        <translation>Renomear o tabuleiro</translation>
    </message>
    <message>
        <source>Its new name:</source>
        <translation>Seu novo nome:</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renomear</translation>
    </message>
    <message>
        <source>No program shows folders here.</source>
        <translation>Nenhum programa mostra pastas aqui.</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Isso não funcionou.</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>{title} (not saved)</source>
        <translation>{title} (não salvo)</translation>
    </message>
</context>
<context>
    <name>GameNotes</name>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Regras…</translation>
    </message>
    <message>
        <source>How &amp;to play</source>
        <translation>Como se &amp;joga</translation>
    </message>
    <message>
        <source>Change this game&apos;s rules for yourself.</source>
        <translation>Mudar as regras deste jogo para você.</translation>
    </message>
    <message>
        <source>Read how this game is played.</source>
        <translation>Ler como se joga este jogo.</translation>
    </message>
    <message>
        <source>Played like {base}.</source>
        <translation>Joga-se como {base}.</translation>
    </message>
    <message>
        <source>{differences}; and {count} more</source>
        <translation>{differences}; e mais {count}</translation>
    </message>
    <message>
        <source>Unlike {base}: {differences}.</source>
        <translation>Diferente de {base}: {differences}.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Club Sequence</source>
        <translation>Sequence de clube</translation>
    </message>
    <message>
        <source>Five cards each, however many play, and cards are drawn by hand: who forgets to draw before the next player has moved and drawn plays on with one card less. Click the stock after your move.</source>
        <translation>Cinco cartas para cada um, joguem quantos jogarem, e compra-se à mão: quem esquece de comprar antes que o próximo jogador tenha jogado e comprado continua com uma carta a menos. Clique no monte depois da sua jogada.</translation>
    </message>
    <message>
        <source>A club&apos;s sheet; the lost card after the printed rules</source>
        <translation>A folha de regras de um clube; a carta perdida, conforme as regras impressas</translation>
    </message>
    <message>
        <source>Double Series</source>
        <translation>Double Series</translation>
    </message>
    <message>
        <source>Two sides of up to five players each, seated in turn, race for two series of five. Partners keep silent. The cards dealt become fewer as the table grows.</source>
        <translation>Dois lados de até cinco jogadores cada, sentados alternadamente: vence o primeiro que fizer duas fileiras de cinco. Os parceiros ficam em silêncio. Quanto mais gente à mesa, menos cartas cada um recebe.</translation>
    </message>
    <message>
        <source>Jouets Bo-Jeux, 1996, as described by sellers and players; hands, jacks and dead cards after Sequence, since no sheet could be read</source>
        <translation>Jouets Bo-Jeux, 1996, conforme a descrição de vendedores e jogadores; mãos, valetes e cartas mortas como no Sequence, pois não foi possível ler nenhuma folha de regras</translation>
    </message>
    <message>
        <source>Exact five</source>
        <translation>Cinco exatos</translation>
    </message>
    <message>
        <source>Five number cards each; every card goes exactly on its own number, and one draws after playing. Nothing is ever taken away, nothing is exchanged, and five in line win.</source>
        <translation>Cinco cartas numéricas para cada um; cada carta vai exatamente no próprio número, e compra-se depois de jogar. Nunca se tira nada, nada se troca, e cinco em linha vencem.</translation>
    </message>
    <message>
        <source>Poo-ka-Boo, as described by a reviewer on BoardGameGeek</source>
        <translation>Poo-ka-Boo, conforme a descrição de uma resenha no BoardGameGeek</translation>
    </message>
    <message>
        <source>5ive Straight</source>
        <translation>5ive Straight</translation>
    </message>
    <message>
        <source>Pegs, and cards with the numbers from 0 to 99. On your turn either play a card and put a peg on its number or any higher one, or draw; four cards are the most. Five in line win at once. Who holds four cards that fit nowhere is out, so keep them secret.</source>
        <translation>Pinos, e cartas com os números de 0 a 99. Na sua vez, ou você joga uma carta e põe um pino no número dela ou em um maior, ou compra; quatro cartas são o máximo. Cinco em linha vencem na hora. Quem tem quatro cartas que não cabem em lugar nenhum está fora do jogo, então mantenha-as em segredo.</translation>
    </message>
    <message>
        <source>The 5ive Straight rulebook, Winning Moves</source>
        <translation>O livreto de regras de 5ive Straight, Winning Moves</translation>
    </message>
    <message>
        <source>Home sheet</source>
        <translation>Regras de família</translation>
    </message>
    <message>
        <source>Two sides, five cards each, and two piles lying face up: choose which card to draw. A forgotten draw is made good after the next turn. A row counts only when its maker announces it, and its chips are then turned to white.</source>
        <translation>Dois lados, cinco cartas por jogador e duas pilhas viradas para cima: escolha que carta comprar. Quem esquece de comprar recupera a carta depois da sua próxima vez. Uma fileira só conta quando quem a fez a anuncia; então as fichas dela são viradas e ficam brancas.</translation>
    </message>
    <message>
        <source>A family&apos;s rule sheet published as Sequence Playing Rules</source>
        <translation>A folha de regras de uma família, publicada como Sequence Playing Rules</translation>
    </message>
    <message>
        <source>Jack Foolery</source>
        <translation>Jack Foolery</translation>
    </message>
    <message>
        <source>One-Eyed Jack under the other name by which many families know it: nothing on the board is ever safe, and rows count only while they lie there.</source>
        <translation>One-Eyed Jack com o outro nome pelo qual muitas famílias o conhecem: nada no tabuleiro jamais está a salvo, e as fileiras só contam enquanto estão lá.</translation>
    </message>
    <message>
        <source>pagat.com, One-Eyed Jack, where this name is given too</source>
        <translation>pagat.com, One-Eyed Jack, onde também consta este nome</translation>
    </message>
    <message>
        <source>Junior</source>
        <translation>Júnior</translation>
    </message>
    <message>
        <source>For the youngest: three cards without pictures, a small board, four in line win. The tens of clubs and diamonds go anywhere, the tens of spades and hearts take a chip away, and a card without a space may be exchanged at any time.</source>
        <translation>Para os menores: três cartas para cada um, sem figuras, um tabuleiro pequeno, e quatro em linha vencem. Os dez de paus e de ouros vão em qualquer lugar, os de espadas e de copas tiram uma ficha, e uma carta sem casa pode ser trocada a qualquer momento.</translation>
    </message>
    <message>
        <source>After Sequence for Kids by Jax Ltd.; the cards and the board are ours</source>
        <translation>A partir de Sequence for Kids, da Jax Ltd.; as cartas e o tabuleiro são nossos</translation>
    </message>
    <message>
        <source>One-Eyed Jack</source>
        <translation>One-Eyed Jack</translation>
    </message>
    <message>
        <source>The game for two, three or four as it is played with ordinary cards. No chip is ever safe: a one-eyed jack may break a row up again, so a side wins when its rows lie on the board at the same time. A card whose cells are all covered stays in the hand until one of them is free.</source>
        <translation>O jogo para dois, três ou quatro, como é jogado com baralhos comuns. Nenhuma ficha jamais está a salvo: um valete de um olho pode desfazer uma fileira, por isso um lado vence quando suas fileiras estão no tabuleiro ao mesmo tempo. Uma carta com todas as casas cobertas fica na mão até que uma delas se abra.</translation>
    </message>
    <message>
        <source>pagat.com, One-Eyed Jack, the basic game</source>
        <translation>pagat.com, One-Eyed Jack, o jogo básico</translation>
    </message>
    <message>
        <source>One-Eyed Jack, house rules</source>
        <translation>One-Eyed Jack, regras da casa</translation>
    </message>
    <message>
        <source>One-Eyed Jack with the two house rules that most tables add: the chips of a finished row are safe from one-eyed jacks, and a card whose cells are all covered may be exchanged for a new one, as many of them as one likes in a turn.</source>
        <translation>One-Eyed Jack com as duas regras da casa que quase todas as mesas acrescentam: as fichas de uma fileira pronta estão a salvo dos valetes de um olho, e uma carta com todas as casas cobertas pode ser trocada por uma nova, quantas você quiser na mesma vez.</translation>
    </message>
    <message>
        <source>pagat.com, One-Eyed Jack, variations</source>
        <translation>pagat.com, One-Eyed Jack, variantes</translation>
    </message>
    <message>
        <source>One-Eyed Jack with jokers</source>
        <translation>One-Eyed Jack com curingas</translation>
    </message>
    <message>
        <source>One-Eyed Jack with house rules and four jokers in the pack. The corners belong to nobody: a joker puts a chip on an open corner and nowhere else, and no jack can take that chip away.</source>
        <translation>One-Eyed Jack com regras da casa e quatro curingas no baralho. Os cantos não são de ninguém: um curinga põe uma ficha em um canto aberto e em nenhum outro lugar, e nenhum valete pode tirar essa ficha.</translation>
    </message>
    <message>
        <source>Open draft</source>
        <translation>Compra aberta</translation>
    </message>
    <message>
        <source>Six cards each, and five open cards to draw from: after playing you choose one, and the next card takes its place. A side that holds all four centre spaces wins at once. The game ends when the open cards run out.</source>
        <translation>Seis cartas para cada um, e cinco cartas abertas para comprar: depois de jogar você escolhe uma, e a próxima do monte toma o lugar dela. Um lado que ocupa as quatro casas do meio vence na hora. A partida termina quando as cartas abertas acabam.</translation>
    </message>
    <message>
        <source>Course COMP90054 of the University of Melbourne, as played by its programs</source>
        <translation>Curso COMP90054 da Universidade de Melbourne, como o jogam seus programas</translation>
    </message>
    <message>
        <source>Quinto (house scoring)</source>
        <translation>Quinto (pontuação da casa)</translation>
    </message>
    <message>
        <source>Sequence played for points over several deals: longer rows, rows with a corner, two rows at a stroke and winning the deal all count, special cards left in the hand cost. The first side with 500 points wins the match. The points are house scoring of our own: the published table is not known to us.</source>
        <translation>Sequence valendo pontos ao longo de várias mãos: contam fileiras mais longas, fileiras com um canto, duas fileiras de uma vez e vencer a mão; cartas especiais que sobram na mão descontam. O primeiro lado que chega a 500 pontos vence o torneio. Os pontos são da casa, isto é, nossos: não conhecemos a tabela publicada.</translation>
    </message>
    <message>
        <source>Play after the Quinto Game Company, 2003, as described on pagat.com; the points are ours</source>
        <translation>Conforme o jogo da Quinto Game Company, 2003, descrito em pagat.com; os pontos são nossos</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Sequence</translation>
    </message>
    <message>
        <source>Play a card and put a chip on one of its two cells; five chips of your side in a line are a row. Two sides need two rows, three sides one. The four corners count for everybody, a two-eyed jack goes on any open cell, a one-eyed jack takes an enemy chip away unless it is part of a finished row, and once a turn a card whose cells are both covered may be exchanged.</source>
        <translation>Jogue uma carta e ponha uma ficha em uma das duas casas dela; cinco fichas do seu lado em linha são uma fileira. Com dois lados são precisas duas fileiras; com três, uma. Os quatro cantos valem para todos, um valete de dois olhos vai em qualquer casa aberta, um valete de um olho tira uma ficha adversária que não faça parte de uma fileira pronta, e a cada vez você pode trocar uma única carta que esteja com as duas casas cobertas.</translation>
    </message>
    <message>
        <source>The rules printed by Jax Ltd. since 1982, with published answers where they are silent</source>
        <translation>As regras impressas pela Jax Ltd. desde 1982, com respostas publicadas onde elas nada dizem</translation>
    </message>
    <message>
        <source>Sequence Dice</source>
        <translation>Sequence Dice</translation>
    </message>
    <message>
        <source>Roll two dice and put a chip on that number. If all its spaces are covered, you take the place of an opponent&apos;s chip. A ten takes a chip away, but none from the twos and twelves; an eleven goes anywhere; after a two or a twelve you roll again. Two sides need six in line, three or four need five.</source>
        <translation>Lance dois dados e ponha uma ficha no número da soma. Se todas as casas dele estão cobertas, sua ficha toma o lugar de uma adversária em uma delas. Um dez tira uma ficha adversária, mas não das casas de dois nem de doze; um onze vai em qualquer lugar; depois de um dois ou um doze você lança de novo. Com dois lados são precisas seis em linha; com três ou quatro, cinco.</translation>
    </message>
    <message>
        <source>The Sequence Dice sheet, Jax Ltd.</source>
        <translation>A folha de regras do Sequence Dice, Jax Ltd.</translation>
    </message>
    <message>
        <source>Sequence Dice, gem variant</source>
        <translation>Sequence Dice, variante com gemas</translation>
    </message>
    <message>
        <source>The dice game of the carved wooden boards: a ten goes anywhere, an eleven takes a chip away, a twelve swaps one of your chips with an opponent&apos;s, and finished rows are safe. Two sides need two rows of five, three or four sides one. A two gives another turn; a covered number gives nothing.</source>
        <translation>O jogo de dados dos tabuleiros de madeira entalhada: um dez vai em qualquer lugar, um onze tira uma ficha adversária, um doze troca uma ficha sua por uma adversária, e as fileiras prontas estão a salvo. Com dois lados são precisas duas fileiras de cinco; com três ou quatro, uma. Um dois dá direito a jogar de novo; um número coberto não dá nada.</translation>
    </message>
    <message>
        <source>Kalex Custom Carvings, Dice Sequence</source>
        <translation>Kalex Custom Carvings, Dice Sequence</translation>
    </message>
    <message>
        <source>Tournament tie-break</source>
        <translation>Desempate de campeonato</translation>
    </message>
    <message>
        <source>The stock is played once. When nobody can move any more and nobody has won, the side with more rows wins, then the one with more lines of four, then of three. Rows are taken from the top left, so nobody has to be asked.</source>
        <translation>O monte é jogado uma só vez. Quando ninguém mais pode jogar e ninguém venceu, vence o lado com mais fileiras; se não bastar, o que tem mais linhas de quatro, e depois de três. As fileiras são contadas a partir do canto superior esquerdo, então não é preciso perguntar a ninguém.</translation>
    </message>
    <message>
        <source>endgame.dk, One-Eyed Jack</source>
        <translation>endgame.dk, One-Eyed Jack</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Jogo de viagem</translation>
    </message>
    <message>
        <source>A short game for two with one pack on a small board: every card has a single space, four in line are a row, and two rows win. The free space lies in the middle.</source>
        <translation>Um jogo curto para dois, com um baralho e um tabuleiro pequeno: cada carta tem uma só casa, quatro em linha são uma fileira, e duas fileiras vencem. A casa livre fica no meio.</translation>
    </message>
    <message>
        <source>Jax Ltd., the travel edition; the board is ours, since its arrangement could not be found</source>
        <translation>Jax Ltd., a edição de viagem; o tabuleiro é nosso, pois não se encontrou a disposição original</translation>
    </message>
</context>
<context>
    <name>GroupList</name>
    <message>
        <source>Groups of rules</source>
        <translation>Grupos de regras</translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>Move left</source>
        <translation>Para a esquerda</translation>
    </message>
    <message>
        <source>Let the chosen card change places with the one before it</source>
        <translation>Trocar a carta escolhida com a anterior</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Para a direita</translation>
    </message>
    <message>
        <source>Let the chosen card change places with the one after it</source>
        <translation>Trocar a carta escolhida com a seguinte</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Take the chosen card out of its row; it can be put anywhere then</source>
        <translation>Tirar a carta escolhida da sua fila; depois ela pode ir a qualquer lugar</translation>
    </message>
    <message>
        <source>Cards that are chosen go here. In the row, Delete takes a card away, and Ctrl with an arrow key moves it.</source>
        <translation>As cartas escolhidas vêm para cá. Na linha, Delete retira uma carta e Ctrl com uma seta a move.</translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>{cell}, {face}: {share} of the decided games</source>
        <translation>{cell}, {face}: {share} das partidas decididas</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>The menus</source>
        <translation>Os menus</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Como jogar</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Teclas e mouse</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Jogadores do computador</translation>
    </message>
    <message>
        <source>Boards of your own</source>
        <translation>Tabuleiros seus</translation>
    </message>
    <message>
        <source>The lab</source>
        <translation>O laboratório</translation>
    </message>
    <message>
        <source>What you can rely on</source>
        <translation>Com o que você pode contar</translation>
    </message>
    <message>
        <source>Temperaments</source>
        <translation>Temperamentos</translation>
    </message>
    <message>
        <source>An entry says who plays what: a game, a board, and a player for each seat. With one entry the lab tells how fair and how long that game is; with two it tells which is better, and how sure that is.</source>
        <translation>Uma entrada diz quem joga o quê: um jogo, um tabuleiro e um jogador para cada lugar. Com uma entrada, o laboratório diz quão justo e longo é esse jogo; com duas, qual é melhor e com que certeza.</translation>
    </message>
    <message>
        <source>It plays in the background, and results are saved as they arrive: what is broken off goes on later.</source>
        <translation>Ele joga em segundo plano, e os resultados são salvos conforme chegam: o que é interrompido continua depois.</translation>
    </message>
    <message>
        <source>Every move is kept at once. After a crash or a power cut the next start goes on where you were.</source>
        <translation>Cada jogada é guardada na hora. Depois de uma falha ou queda de energia, o próximo início continua de onde você estava.</translation>
    </message>
    <message>
        <source>Nobody sees what is hidden: neither the computer players, nor hints, nor a screen reader know more than the seat that they play, help or read for.</source>
        <translation>Ninguém vê o que está oculto: nem os jogadores do computador, nem as dicas, nem um leitor de tela sabem mais que o lugar para o qual jogam, ajudam ou leem.</translation>
    </message>
    <message>
        <source>The program needs no network and sends nothing. All your games, boards and settings are files on this computer.</source>
        <translation>O programa não precisa de rede e não envia nada. Todas as suas partidas, tabuleiros e ajustes são arquivos neste computador.</translation>
    </message>
    <message>
        <source>The same number shuffles the cards in the same way on every computer, and undo never deals anew.</source>
        <translation>O mesmo número embaralha as cartas do mesmo modo em todo computador, e desfazer nunca dá as cartas de novo.</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Nenhuma página tem estas palavras.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>Procurar na ajuda</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Looking for the best moves…</source>
        <translation>Procurando as melhores jogadas…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>The best moves</source>
        <translation>As melhores jogadas</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Make the chosen move</source>
        <translation>Fazer a jogada escolhida</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Look for moves no longer</source>
        <translation>Não procurar mais jogadas</translation>
    </message>
    <message>
        <source>Take the hint off the table</source>
        <translation>Tirar a dica da mesa</translation>
    </message>
</context>
<context>
    <name>Hinting</name>
    <message>
        <source>Chance to win: {chance}, between {low} and {high} in {games} trial games.</source>
        <translation>Chance de vencer: {chance}, entre {low} e {high} em {games} partidas de teste.</translation>
    </message>
    <message>
        <source>Hint {number}</source>
        <translation>Dica {number}</translation>
    </message>
    <message>
        <source>No hint could be worked out: the process that looks for one has failed.</source>
        <translation>Nenhuma dica pôde ser achada: o processo que procura falhou.</translation>
    </message>
</context>
<context>
    <name>Histogram</name>
    <message>
        <source>{share} of the games take {low} to {high} moves</source>
        <translation>{share} das partidas levam de {low} a {high} jogadas</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Changes</source>
        <translation>Mudanças</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Como era</translation>
    </message>
</context>
<context>
    <name>HowTo</name>
    <message>
        <source>the {count} corners</source>
        <translation>os {count} cantos</translation>
    </message>
    <message>
        <source>the free cell with the star</source>
        <translation>a casa livre com a estrela</translation>
    </message>
    <message>
        <source>the {count} free cells with a star</source>
        <translation>as {count} casas livres com estrela</translation>
    </message>
    <message>
        <source>a corner</source>
        <translation>um canto</translation>
    </message>
    <message>
        <source>a free cell</source>
        <translation>uma casa livre</translation>
    </message>
    <message>
        <source>{players} in {sides} sides, on the board “{board}”</source>
        <translation>{players} em {sides} lados, no tabuleiro “{board}”</translation>
    </message>
    <message>
        <source>{players}, each a side of their own, on the board “{board}”</source>
        <translation>{players}, cada um por si, no tabuleiro “{board}”</translation>
    </message>
    <message>
        <source>{players}, on the board “{board}”</source>
        <translation>{players}, no tabuleiro “{board}”</translation>
    </message>
    <message>
        <source>House rules: what differs from “{preset}”</source>
        <translation>Regras da casa: o que difere de “{preset}”</translation>
    </message>
    <message>
        <source>Where these rules come from</source>
        <translation>De onde vêm estas regras</translation>
    </message>
    <message>
        <source>Special rolls</source>
        <translation>Lances especiais</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Cartas especiais</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>O objetivo</translation>
    </message>
    <message>
        <source>What you need</source>
        <translation>O que é preciso</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>A sua vez</translation>
    </message>
    <message>
        <source>What is safe</source>
        <translation>O que está a salvo</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Fileiras</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>Cartas mortas</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Comprar</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>O fim</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Talk and time</source>
        <translation>Conversa e tempo</translation>
    </message>
    <message>
        <source>A card is dead when its cell and all cells with higher numbers are covered.</source>
        <translation>Uma carta está morta quando a casa dela e todas as de número maior estão cobertas.</translation>
    </message>
    <message>
        <source>A card is dead when all its cells are covered, no matter whose chips they are.</source>
        <translation>Uma carta está morta quando todas as casas dela estão cobertas, não importa por fichas de quem.</translation>
    </message>
    <message>
        <source>If an enemy chip there can be replaced, the card is not dead.</source>
        <translation>Se uma ficha adversária ali puder ser substituída, a carta não está morta.</translation>
    </message>
    <message>
        <source>A card that takes or replaces chips is never dead, even if there is none to take.</source>
        <translation>Uma carta que tira ou substitui fichas nunca está morta, mesmo sem nenhuma para tirar.</translation>
    </message>
    <message>
        <source>It stays in your hand; taking a chip may open a cell for it again.</source>
        <translation>Ela fica na sua mão; ao tirar uma ficha, uma casa pode se abrir de novo para ela.</translation>
    </message>
    <message>
        <source>It stays in your hand to the end.</source>
        <translation>Ela fica na sua mão até o fim.</translation>
    </message>
    <message>
        <source>Keep dead cards secret.</source>
        <translation>Mantenha as cartas mortas em segredo.</translation>
    </message>
    <message>
        <source>Who holds {cards} that are dead when the turn comes is out of the game. The chips stay, and the others play on; if only one side is left, it wins.</source>
        <translation>Quem tem {cards} mortas quando chega sua vez está fora do jogo. As fichas ficam e os outros continuam; se sobrar só um lado, ele vence.</translation>
    </message>
    <message>
        <source>In your turn you may turn in as many dead cards as you like, one by one.</source>
        <translation>Na sua vez você pode entregar quantas cartas mortas quiser, uma por uma.</translation>
    </message>
    <message>
        <source>Once in your turn you may turn in a dead card.</source>
        <translation>Uma vez na sua vez você pode entregar uma carta morta.</translation>
    </message>
    <message>
        <source>In your turn you may turn in up to {count} dead cards.</source>
        <translation>Na sua vez você pode entregar até {count} cartas mortas.</translation>
    </message>
    <message>
        <source>In your turn you have to turn in all dead cards before you play.</source>
        <translation>Na sua vez você tem de entregar todas as cartas mortas antes de jogar.</translation>
    </message>
    <message>
        <source>If you hold a dead card, you have to turn it in before you play.</source>
        <translation>Se tiver uma carta morta, você tem de entregá-la antes de jogar.</translation>
    </message>
    <message>
        <source>You have to turn in dead cards before you play, up to {count} in a turn.</source>
        <translation>Você tem de entregar cartas mortas antes de jogar, até {count} por vez.</translation>
    </message>
    <message>
        <source>That holds only when you can play no other card.</source>
        <translation>Isso vale só quando você não pode jogar outra carta.</translation>
    </message>
    <message>
        <source>You take an open card for it, and your turn goes on.</source>
        <translation>Você pega uma carta aberta por ela, e sua vez continua.</translation>
    </message>
    <message>
        <source>You draw a card for it, and your turn goes on.</source>
        <translation>Você compra uma carta por ela, e sua vez continua.</translation>
    </message>
    <message>
        <source>Show it to the others.</source>
        <translation>Mostre-a aos outros.</translation>
    </message>
    <message>
        <source>You need not say so.</source>
        <translation>Você não precisa dizer.</translation>
    </message>
    <message>
        <source>After playing no card is drawn.</source>
        <translation>Depois de jogar não se compra carta.</translation>
    </message>
    <message>
        <source>{count} cards lie open beside the stock. When one is taken, the next of the stock takes its place.</source>
        <translation>{count} cartas ficam abertas ao lado do monte. Quando uma é pega, a próxima do monte toma o lugar dela.</translation>
    </message>
    <message>
        <source>One card lies open beside the stock. When it is taken, the next of the stock takes its place.</source>
        <translation>Uma carta fica aberta ao lado do monte. Quando é pega, a próxima do monte toma o lugar dela.</translation>
    </message>
    <message>
        <source>The stock lies face up, in {count} piles; everybody sees their top cards.</source>
        <translation>O monte fica virado para cima, em {count} pilhas; todos veem as cartas de cima.</translation>
    </message>
    <message>
        <source>The stock lies face up; everybody sees the next card.</source>
        <translation>O monte fica virado para cima; todos veem a próxima carta.</translation>
    </message>
    <message>
        <source>The stock lies face down.</source>
        <translation>O monte fica virado para baixo.</translation>
    </message>
    <message>
        <source>When the stock is empty, the played cards are shuffled and are the new stock.</source>
        <translation>Quando o monte acaba, as cartas jogadas são embaralhadas e formam o novo monte.</translation>
    </message>
    <message>
        <source>When a card has to be drawn and none is left, the game ends.</source>
        <translation>Quando é preciso comprar e não resta carta, a partida termina.</translation>
    </message>
    <message>
        <source>When the stock is empty, nobody draws any more; you play what you hold.</source>
        <translation>Quando o monte acaba, ninguém mais compra; joga-se o que se tem.</translation>
    </message>
    <message>
        <source>until the next player has moved and drawn</source>
        <translation>até o próximo jogador ter jogado e comprado</translation>
    </message>
    <message>
        <source>until the next player has moved</source>
        <translation>até o próximo jogador ter jogado</translation>
    </message>
    <message>
        <source>If you forget to draw, you may do so {until}. Then the card is lost: you hold one card less for the rest of the game.</source>
        <translation>Se esquecer de comprar, você pode fazê-lo {until}. Depois a carta está perdida: você fica com uma carta a menos no resto da partida.</translation>
    </message>
    <message>
        <source>If you forget to draw, you may do so {until}. Then you have to wait until after your next turn, and draw all cards that are missing.</source>
        <translation>Se esquecer de comprar, você pode fazê-lo {until}. Depois tem de esperar até após sua próxima vez, e compra todas as cartas que faltam.</translation>
    </message>
    <message>
        <source>When the next player turns in a dead card, that time is over.</source>
        <translation>Quando o próximo jogador entrega uma carta morta, esse tempo acabou.</translation>
    </message>
    <message>
        <source>When the next player turns in a dead card, that time is not yet over.</source>
        <translation>Quando o próximo jogador entrega uma carta morta, esse tempo ainda não acabou.</translation>
    </message>
    <message>
        <source>The game is over as soon as a side has won.</source>
        <translation>A partida acaba assim que um lado vence.</translation>
    </message>
    <message>
        <source>Nobody draws any more.</source>
        <translation>Ninguém compra mais.</translation>
    </message>
    <message>
        <source>When a side has its rows, each other side still has {count} turns. Then most rows win, and equal rows are a draw.</source>
        <translation>Quando um lado tem suas fileiras, cada outro lado ainda tem {count} vezes. Então vence quem tem mais fileiras, e igualdade é empate.</translation>
    </message>
    <message>
        <source>When a side has its rows, each other side still has one turn. Then most rows win, and equal rows are a draw.</source>
        <translation>Quando um lado tem suas fileiras, cada outro lado ainda tem uma vez. Então vence quem tem mais fileiras, e igualdade é empate.</translation>
    </message>
    <message>
        <source>If the board is full and nothing can change it, the game ends without a winner.</source>
        <translation>Se o tabuleiro está cheio e nada pode mudá-lo, a partida termina sem vencedor.</translation>
    </message>
    <message>
        <source>If all pass in turn, the cards run out, or the board is full and nothing can change it, the game ends without a winner.</source>
        <translation>Se todos passam em seguida, as cartas acabam, ou o tabuleiro está cheio e nada pode mudá-lo, a partida termina sem vencedor.</translation>
    </message>
    <message>
        <source>If all pass in turn, or the board is full and nothing can change it, the game ends without a winner.</source>
        <translation>Se todos passam em seguida, ou o tabuleiro está cheio e nada pode mudá-lo, a partida termina sem vencedor.</translation>
    </message>
    <message>
        <source>A game without a winner is a draw.</source>
        <translation>Uma partida sem vencedor é empate.</translation>
    </message>
    <message>
        <source>the most finished rows</source>
        <translation>mais fileiras prontas</translation>
    </message>
    <message>
        <source>the most lines of {length}</source>
        <translation>mais linhas de {length}</translation>
    </message>
    <message>
        <source>Then {first} win. If these are equal, the game is a draw.</source>
        <translation>Então vence quem tem {first}. Se forem iguais, a partida é empate.</translation>
    </message>
    <message>
        <source>Then {first} win; if these are equal, {others}; if all are equal, it is a draw.</source>
        <translation>Então vence quem tem {first}; se forem iguais, {others}; se tudo for igual, é empate.</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, depois </translation>
    </message>
    <message>
        <source>A match goes over several deals. It is won by the side that has {points} and more than any other side.</source>
        <translation>Um torneio tem várias mãos. Vence o lado que tem {points} e mais que qualquer outro.</translation>
    </message>
    <message>
        <source>A row with {chips} in its line: {points}.</source>
        <translation>Uma fileira com {chips} na linha: {points}.</translation>
    </message>
    <message>
        <source>A row with a free cell: {points} more.</source>
        <translation>Uma fileira com casa livre: mais {points}.</translation>
    </message>
    <message>
        <source>Two rows or more by one move: {points} more.</source>
        <translation>Duas fileiras ou mais em uma jogada: mais {points}.</translation>
    </message>
    <message>
        <source>To win the deal: {points}.</source>
        <translation>Vencer a mão: {points}.</translation>
    </message>
    <message>
        <source>Each special card left in hand: {points} less.</source>
        <translation>Cada carta especial que sobra na mão: menos {points}.</translation>
    </message>
    <message>
        <source>Who speaks out of turn, such as to advise a team-mate, costs the side dear: each of its members gives up a card of their own choice, and none is drawn for it.</source>
        <translation>Quem fala fora de hora, por exemplo para aconselhar um parceiro, faz seu lado pagar: cada membro cede uma carta à sua escolha, e não compra outra.</translation>
    </message>
    <message>
        <source>Who speaks out of turn, such as to advise a team-mate, costs the side a chip: the next enemy takes one that is not safe off the board.</source>
        <translation>Quem fala fora de hora, por exemplo para aconselhar um parceiro, custa uma ficha ao seu lado: o próximo adversário tira uma que não esteja a salvo.</translation>
    </message>
    <message>
        <source>A turn may take {seconds} seconds; then the computer moves for you.</source>
        <translation>Uma vez pode durar {seconds} segundos; depois o computador joga por você.</translation>
    </message>
    <message>
        <source>Two rows that cross in the marked chip.</source>
        <translation>Duas fileiras que se cruzam na ficha marcada.</translation>
    </message>
    <message>
        <source>{count} in line are two rows.</source>
        <translation>{count} em linha são duas fileiras.</translation>
    </message>
    <message>
        <source>{count} in line are two rows; the marked chip is in both.</source>
        <translation>{count} em linha são duas fileiras; a ficha marcada está nas duas.</translation>
    </message>
    <message>
        <source>{count} in line are two rows; the marked chips are in both.</source>
        <translation>{count} em linha são duas fileiras; as fichas marcadas estão nas duas.</translation>
    </message>
    <message>
        <source>Rows are not kept: what counts is how many of them lie on the board at the moment.</source>
        <translation>As fileiras não ficam garantidas: conta quantas há no tabuleiro no momento.</translation>
    </message>
    <message>
        <source>A row that has been made counts to the end of the game.</source>
        <translation>Uma fileira feita conta até o fim da partida.</translation>
    </message>
    <message>
        <source>Say so when you make a row. A row that is not announced does not count; any later chip of yours may still announce it.</source>
        <translation>Diga quando fizer uma fileira. Uma fileira não anunciada não conta; qualquer ficha sua posterior ainda pode anunciá-la.</translation>
    </message>
    <message>
        <source>More than {length} in line are a row as well.</source>
        <translation>Mais de {length} em linha também são uma fileira.</translation>
    </message>
    <message>
        <source>On the table a finished row is drawn through.</source>
        <translation>Na mesa, uma fileira pronta é riscada.</translation>
    </message>
    <message>
        <source>On the table the chips of a finished row turn white.</source>
        <translation>Na mesa, as fichas de uma fileira pronta ficam brancas.</translation>
    </message>
    <message>
        <source>Two rows of a side may not have a chip in common.</source>
        <translation>Duas fileiras de um lado não podem ter ficha em comum.</translation>
    </message>
    <message>
        <source>Two rows of a side may have one chip in common.</source>
        <translation>Duas fileiras de um lado podem ter uma ficha em comum.</translation>
    </message>
    <message>
        <source>Two rows of a side may have up to {count} chips in common.</source>
        <translation>Duas fileiras de um lado podem ter até {count} fichas em comum.</translation>
    </message>
    <message>
        <source>One line never holds two rows of a side; rows that cross may both count.</source>
        <translation>Uma linha nunca tem duas fileiras de um lado; fileiras que se cruzam podem contar as duas.</translation>
    </message>
    <message>
        <source>So {count} in line are two rows, and fewer are one.</source>
        <translation>Assim {count} em linha são duas fileiras, e menos são uma.</translation>
    </message>
    <message>
        <source>Chips in one line make no second row on this board.</source>
        <translation>Fichas em uma linha não fazem segunda fileira neste tabuleiro.</translation>
    </message>
    <message>
        <source>Two rows of a side may use the same free cell.</source>
        <translation>Duas fileiras de um lado podem usar a mesma casa livre.</translation>
    </message>
    <message>
        <source>Two rows of a side may not use the same free cell.</source>
        <translation>Duas fileiras de um lado não podem usar a mesma casa livre.</translation>
    </message>
    <message>
        <source>If a chip makes shapes that cannot all count, you say which of them do.</source>
        <translation>Se uma ficha faz formas que não podem contar todas, você diz quais contam.</translation>
    </message>
    <message>
        <source>If a chip makes shapes that cannot all count, those nearest to the top left do.</source>
        <translation>Se uma ficha faz formas que não podem contar todas, contam as mais perto do canto superior esquerdo.</translation>
    </message>
    <message>
        <source>If a chip makes shapes that cannot all count, the program says which of them do.</source>
        <translation>Se uma ficha faz formas que não podem contar todas, o programa diz quais contam.</translation>
    </message>
    <message>
        <source>If more chips lie in line than a row needs, you say which of them are the row.</source>
        <translation>Se há em linha mais fichas do que uma fileira precisa, você diz quais são a fileira.</translation>
    </message>
    <message>
        <source>If more chips lie in line than a row needs, those nearest to the top left are it.</source>
        <translation>Se há em linha mais fichas do que uma fileira precisa, são as mais perto do canto superior esquerdo.</translation>
    </message>
    <message>
        <source>If more chips lie in line than a row needs, the program says which are the row.</source>
        <translation>Se há em linha mais fichas do que uma fileira precisa, o programa diz quais são a fileira.</translation>
    </message>
    <message>
        <source>This shape is a row.</source>
        <translation>Esta forma é uma fileira.</translation>
    </message>
    <message>
        <source>Be the first side to lay one of these shapes with your chips.</source>
        <translation>Seja o primeiro lado a fazer uma destas formas com suas fichas.</translation>
    </message>
    <message>
        <source>Be the first side to lay {need} of these shapes with your chips.</source>
        <translation>Seja o primeiro lado a fazer {need} destas formas com suas fichas.</translation>
    </message>
    <message>
        <source>Such a shape is called a row here. It has to lie exactly as it is drawn, not turned and not mirrored.</source>
        <translation>Uma forma assim é chamada aqui de fileira. Tem de estar exatamente como desenhada, sem girar nem espelhar.</translation>
    </message>
    <message>
        <source>Be the first side to make a row of {length} chips.</source>
        <translation>Seja o primeiro lado a fazer uma fileira de {length} fichas.</translation>
    </message>
    <message>
        <source>Be the first side to make {need} rows of {length} chips each.</source>
        <translation>Seja o primeiro lado a fazer {need} fileiras de {length} fichas cada.</translation>
    </message>
    <message>
        <source>A row runs across, down or along a diagonal, without a gap.</source>
        <translation>Uma fileira vai na horizontal, na vertical ou na diagonal, sem falhas.</translation>
    </message>
    <message>
        <source>All members of a side put down chips of one colour.</source>
        <translation>Todos os membros de um lado põem fichas da mesma cor.</translation>
    </message>
    <message>
        <source>A row of {length}.</source>
        <translation>Uma fileira de {length}.</translation>
    </message>
    <message>
        <source>With {cell}, {chips} chips are a row.</source>
        <translation>Com {cell}, {chips} fichas são uma fileira.</translation>
    </message>
    <message>
        <source>Free cells: {cells}. Each counts as a chip of every side, all the time; several sides may use the same one. No chip is ever put there.</source>
        <translation>Casas livres: {cells}. Cada uma conta sempre como ficha de todos os lados; vários lados podem usar a mesma. Nunca se põe ficha ali.</translation>
    </message>
    <message>
        <source>Cells to be earned: {cells}. They begin empty and belong to nobody; only a special card puts a chip there.</source>
        <translation>Casas a conquistar: {cells}. Começam vazias e não são de ninguém; só uma carta especial põe ficha ali.</translation>
    </message>
    <message>
        <source>Out of play: {cells}. They stay empty, since no card puts a chip there.</source>
        <translation>Fora do jogo: {cells}. Ficam vazias, pois nenhuma carta põe ficha ali.</translation>
    </message>
    <message>
        <source>Out of play: {cells}. They belong to nobody.</source>
        <translation>Fora do jogo: {cells}. Não são de ninguém.</translation>
    </message>
    <message>
        <source>There is another way to win at once: to hold {cells} with your chips.</source>
        <translation>Há outra maneira de vencer na hora: ter {cells} com suas fichas.</translation>
    </message>
    <message>
        <source>There is another way to win at once: to hold {cells}, free cells included.</source>
        <translation>Há outra maneira de vencer na hora: ter {cells}, contando as casas livres.</translation>
    </message>
    <message>
        <source>The board.</source>
        <translation>O tabuleiro.</translation>
    </message>
    <message>
        <source>It is a game for {counts} players.</source>
        <translation>É um jogo para {counts} jogadores.</translation>
    </message>
    <message>
        <source>A board of {columns} by {rows} cells.</source>
        <translation>Um tabuleiro de {columns} por {rows} casas.</translation>
    </message>
    <message>
        <source>Its cells show totals of the dice.</source>
        <translation>As casas mostram totais dos dados.</translation>
    </message>
    <message>
        <source>Its cells show numbers.</source>
        <translation>As casas mostram números.</translation>
    </message>
    <message>
        <source>Every card that is no special card has one cell.</source>
        <translation>Toda carta que não é especial tem uma casa.</translation>
    </message>
    <message>
        <source>Every card that is no special card has {count} cells.</source>
        <translation>Toda carta que não é especial tem {count} casas.</translation>
    </message>
    <message>
        <source>Its cells show the cards.</source>
        <translation>As casas mostram as cartas.</translation>
    </message>
    <message>
        <source>One die with {faces} faces.</source>
        <translation>Um dado de {faces} faces.</translation>
    </message>
    <message>
        <source>{count} dice with {faces} faces each.</source>
        <translation>{count} dados de {faces} faces cada.</translation>
    </message>
    <message>
        <source>Number cards from {low} to {high}, each once: {total} cards.</source>
        <translation>Cartas numéricas de {low} a {high}, uma de cada: {total} cartas.</translation>
    </message>
    <message>
        <source>Number cards from {low} to {high}, each {packs} times: {total} cards in all.</source>
        <translation>Cartas numéricas de {low} a {high}, cada uma {packs} vezes: {total} cartas ao todo.</translation>
    </message>
    <message>
        <source>Jokers added: {count}, {total} cards with them.</source>
        <translation>Curingas acrescentados: {count}, {total} cartas com eles.</translation>
    </message>
    <message>
        <source>Each player is dealt {cards}.</source>
        <translation>Cada jogador recebe {cards}.</translation>
    </message>
    <message>
        <source>One pack of {each} cards.</source>
        <translation>Um baralho de {each} cartas.</translation>
    </message>
    <message>
        <source>{packs} packs of {each} cards, shuffled together: {total} cards.</source>
        <translation>{packs} baralhos de {each} cartas, embaralhados juntos: {total} cartas.</translation>
    </message>
    <message>
        <source>They have no {ranks}.</source>
        <translation>Faltam {ranks}.</translation>
    </message>
    <message>
        <source>Chips in {sides} colours, one for each side.</source>
        <translation>Fichas em {sides} cores, uma para cada lado.</translation>
    </message>
    <message>
        <source>A box has {count} of each.</source>
        <translation>Uma caixa tem {count} de cada.</translation>
    </message>
    <message>
        <source>side {number}</source>
        <translation>lado {number}</translation>
    </message>
    <message>
        <source>The members of a side sit side by side: {order}.</source>
        <translation>Os membros de um lado sentam juntos: {order}.</translation>
    </message>
    <message>
        <source>Around the table the sides take turns: {order}.</source>
        <translation>Em volta da mesa os lados se alternam: {order}.</translation>
    </message>
    <message>
        <source>A dealer is drawn by lot; who comes next in turn begins.</source>
        <translation>Sorteia-se quem dá as cartas; começa o seguinte.</translation>
    </message>
    <message>
        <source>All roll {dice} with {faces} faces; the highest total begins. Those that tie roll again.</source>
        <translation>Todos lançam {dice} de {faces} faces; o maior total começa. Quem empata lança de novo.</translation>
    </message>
    <message>
        <source>Who begins is drawn by lot.</source>
        <translation>Sorteia-se quem começa.</translation>
    </message>
    <message>
        <source>The first seat always begins.</source>
        <translation>O primeiro lugar sempre começa.</translation>
    </message>
    <message>
        <source>one die</source>
        <translation>um dado</translation>
    </message>
    <message>
        <source>{count} dice</source>
        <translation>{count} dados</translation>
    </message>
    <message>
        <source>Then you take turns.</source>
        <translation>Depois joga-se em turnos.</translation>
    </message>
    <message>
        <source>The turn passes clockwise.</source>
        <translation>A vez passa no sentido horário.</translation>
    </message>
    <message>
        <source>The turn passes counterclockwise.</source>
        <translation>A vez passa no sentido anti-horário.</translation>
    </message>
    <message>
        <source>A card, and the cells it may be played on.</source>
        <translation>Uma carta e as casas em que pode ser jogada.</translation>
    </message>
    <message>
        <source>A number card, and the cells it may be played on.</source>
        <translation>Uma carta numérica e as casas em que pode ser jogada.</translation>
    </message>
    <message>
        <source>What you roll has to be used if it can be.</source>
        <translation>O que você lança tem de ser usado, se puder.</translation>
    </message>
    <message>
        <source>Who can do nothing at all passes.</source>
        <translation>Quem não pode fazer nada passa.</translation>
    </message>
    <message>
        <source>A dead card may be turned in, as told below.</source>
        <translation>Uma carta morta pode ser entregue, como se diz abaixo.</translation>
    </message>
    <message>
        <source>A dead card has to be turned in, as told below.</source>
        <translation>Uma carta morta tem de ser entregue, como se diz abaixo.</translation>
    </message>
    <message>
        <source>Or, instead of playing, draw a card.</source>
        <translation>Ou, em vez de jogar, compre uma carta.</translation>
    </message>
    <message>
        <source>Play a card from your hand, and put a chip on an open cell with its number or any higher one.</source>
        <translation>Jogue uma carta da mão e ponha uma ficha em uma casa aberta com o número dela ou maior.</translation>
    </message>
    <message>
        <source>Play a card from your hand, and put a chip on an open cell with its number.</source>
        <translation>Jogue uma carta da mão e ponha uma ficha em uma casa aberta com o número dela.</translation>
    </message>
    <message>
        <source>Play a card from your hand, and put a chip on an open cell that shows it.</source>
        <translation>Jogue uma carta da mão e ponha uma ficha em uma casa aberta que a mostre.</translation>
    </message>
    <message>
        <source>If all its cells are covered, your chip takes the place of an enemy chip on one of them.</source>
        <translation>Se todas as casas dela estão cobertas, sua ficha toma o lugar de uma adversária em uma delas.</translation>
    </message>
    <message>
        <source>Special cards do something else.</source>
        <translation>Cartas especiais fazem outra coisa.</translation>
    </message>
    <message>
        <source>Take one of the open cards.</source>
        <translation>Pegue uma das cartas abertas.</translation>
    </message>
    <message>
        <source>Draw the top card of one of the open piles.</source>
        <translation>Compre a carta de cima de uma das pilhas abertas.</translation>
    </message>
    <message>
        <source>Draw a card from the stock.</source>
        <translation>Compre uma carta do monte.</translation>
    </message>
    <message>
        <source>You have to do it yourself, and nobody reminds you.</source>
        <translation>Você mesmo tem de fazer isso, e ninguém lembra você.</translation>
    </message>
    <message>
        <source>With {cards} in hand you may not draw.</source>
        <translation>Com {cards} na mão você não pode comprar.</translation>
    </message>
    <message>
        <source>You may draw however many cards you hold.</source>
        <translation>Você pode comprar tenha quantas cartas tiver.</translation>
    </message>
    <message>
        <source>Without any card you have to draw.</source>
        <translation>Sem nenhuma carta você tem de comprar.</translation>
    </message>
    <message>
        <source>Without any card you may draw or pass.</source>
        <translation>Sem nenhuma carta você pode comprar ou passar.</translation>
    </message>
    <message>
        <source>Roll the die.</source>
        <translation>Lance o dado.</translation>
    </message>
    <message>
        <source>Roll the dice; their total counts.</source>
        <translation>Lance os dados; conta o total.</translation>
    </message>
    <message>
        <source>Put a chip on an open cell with that number or any higher one.</source>
        <translation>Ponha uma ficha em uma casa aberta com esse número ou maior.</translation>
    </message>
    <message>
        <source>Put a chip on an open cell with that number.</source>
        <translation>Ponha uma ficha em uma casa aberta com esse número.</translation>
    </message>
    <message>
        <source>If all of them are covered, your chip takes the place of an enemy chip on one of them.</source>
        <translation>Se todas estão cobertas, sua ficha toma o lugar de uma adversária em uma delas.</translation>
    </message>
    <message>
        <source>If all of them are covered, nothing happens.</source>
        <translation>Se todas estão cobertas, nada acontece.</translation>
    </message>
    <message>
        <source>Special rolls do something else.</source>
        <translation>Lances especiais fazem outra coisa.</translation>
    </message>
    <message>
        <source>After a roll of {totals} you have another turn, as often as that happens.</source>
        <translation>Depois de um lance de {totals} você joga outra vez, tantas vezes quanto acontecer.</translation>
    </message>
    <message>
        <source>That holds even if you could do nothing with the roll.</source>
        <translation>Isso vale mesmo que você não pudesse fazer nada com o lance.</translation>
    </message>
    <message>
        <source>If you could do nothing with the roll, your turn is over.</source>
        <translation>Se não pôde fazer nada com o lance, sua vez acaba.</translation>
    </message>
    <message>
        <source>Put a chip on any open cell, or in place of an enemy chip, which is taken off.</source>
        <translation>Ponha uma ficha em qualquer casa aberta, ou no lugar de uma adversária, que sai.</translation>
    </message>
    <message>
        <source>Take an enemy chip off the board, and put one of yours in its place.</source>
        <translation>Tire uma ficha adversária do tabuleiro e ponha uma sua no lugar.</translation>
    </message>
    <message>
        <source>Let one of your chips and an enemy chip change places. Rows that arise by this count, yours and the enemy’s.</source>
        <translation>Troque de lugar uma ficha sua e uma adversária. As fileiras que surgem contam, as suas e as do adversário.</translation>
    </message>
    <message>
        <source>Put a chip on any open cell.</source>
        <translation>Ponha uma ficha em qualquer casa aberta.</translation>
    </message>
    <message>
        <source>It does not go on cells that have to be earned.</source>
        <translation>Ela não vai em casas a conquistar.</translation>
    </message>
    <message>
        <source>If the whole board is covered, your chip takes the place of an enemy chip.</source>
        <translation>Se todo o tabuleiro está coberto, sua ficha toma o lugar de uma adversária.</translation>
    </message>
    <message>
        <source>Say which card it stands for; this is a custom, and binds you to nothing.</source>
        <translation>Diga que carta ela representa; é um costume e não obriga a nada.</translation>
    </message>
    <message>
        <source>Take a chip off the board, an enemy’s or one of your own.</source>
        <translation>Tire uma ficha do tabuleiro, adversária ou sua.</translation>
    </message>
    <message>
        <source>Take an enemy chip off the board.</source>
        <translation>Tire uma ficha adversária do tabuleiro.</translation>
    </message>
    <message>
        <source>You put no chip on that cell in this turn.</source>
        <translation>Nesta vez você não põe ficha nessa casa.</translation>
    </message>
    <message>
        <source>This card has no use on this board.</source>
        <translation>Esta carta não serve para nada neste tabuleiro.</translation>
    </message>
    <message>
        <source>Put a chip on an open corner. It goes nowhere else.</source>
        <translation>Ponha uma ficha em um canto aberto. Não vai a nenhum outro lugar.</translation>
    </message>
    <message>
        <source>Put a chip on an open cell with a star. It goes nowhere else.</source>
        <translation>Ponha uma ficha em uma casa aberta com estrela. Não vai a nenhum outro lugar.</translation>
    </message>
    <message>
        <source>No chip is safe by lying in line: the first row wins at once.</source>
        <translation>Nenhuma ficha está a salvo por estar em linha: a primeira fileira vence na hora.</translation>
    </message>
    <message>
        <source>Chips of a finished row are safe: nothing takes them away.</source>
        <translation>As fichas de uma fileira pronta estão a salvo: nada as tira.</translation>
    </message>
    <message>
        <source>So are more chips of that side that lengthen the row in its line.</source>
        <translation>Também estão outras fichas desse lado que prolongam a fileira na linha.</translation>
    </message>
    <message>
        <source>More chips beside them in the same line are not safe.</source>
        <translation>Outras fichas ao lado, na mesma linha, não estão a salvo.</translation>
    </message>
    <message>
        <source>No row is safe: chips of a finished row can be taken as well.</source>
        <translation>Nenhuma fileira está a salvo: fichas de uma fileira pronta também podem ser tiradas.</translation>
    </message>
    <message>
        <source>A row with a chip taken from it counts no longer.</source>
        <translation>Uma fileira que perde uma ficha não conta mais.</translation>
    </message>
    <message>
        <source>A row that has been made counts even so.</source>
        <translation>Uma fileira feita conta mesmo assim.</translation>
    </message>
    <message>
        <source>Chips on earned cells are safe too.</source>
        <translation>Fichas em casas conquistadas também estão a salvo.</translation>
    </message>
    <message>
        <source>Chips on earned cells are not safe.</source>
        <translation>Fichas em casas conquistadas não estão a salvo.</translation>
    </message>
    <message>
        <source>Chips on cells with {cells} are safe from {card}.</source>
        <translation>Fichas em casas com {cells} estão a salvo de {card}.</translation>
    </message>
    <message>
        <source>{card} can touch none of these chips.</source>
        <translation>{card} não pode tocar nenhuma destas fichas.</translation>
    </message>
    <message>
        <source>{card} cannot touch the row; the chip beside it can be taken.</source>
        <translation>{card} não pode tocar a fileira; a ficha ao lado pode ser tirada.</translation>
    </message>
    <message>
        <source>{card} can take each of the marked chips.</source>
        <translation>{card} pode tirar cada uma das fichas marcadas.</translation>
    </message>
</context>
<context>
    <name>HowToPlayDialog</name>
    <message>
        <source>How to play: {title}</source>
        <translation>Como se joga: {title}</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>Buscar nesta página</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Número de jogadores</translation>
    </message>
    <message>
        <source>The place before</source>
        <translation>O lugar anterior</translation>
    </message>
    <message>
        <source>The next place</source>
        <translation>O próximo lugar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Salvar como P&amp;DF…</translation>
    </message>
    <message>
        <source>Send this page to a printer</source>
        <translation>Enviar esta página a uma impressora</translation>
    </message>
    <message>
        <source>Write this page to a file</source>
        <translation>Gravar esta página em um arquivo</translation>
    </message>
    <message>
        <source>{players} in {sides} sides</source>
        <translation>{players} em {sides} lados</translation>
    </message>
    <message>
        <source>{players}</source>
        <translation>{players}</translation>
    </message>
    <message>
        <source>Not on this page</source>
        <translation>Não está nesta página</translation>
    </message>
    <message>
        <source>Save the page</source>
        <translation>Salvar a página</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>Arquivos PDF</translation>
    </message>
    <message>
        <source>The page could not be saved.</source>
        <translation>A página não pôde ser salva.</translation>
    </message>
</context>
<context>
    <name>Idle</name>
    <message>
        <source>There are no cards in this game.</source>
        <translation>Não há cartas neste jogo.</translation>
    </message>
    <message>
        <source>No roll gives another turn.</source>
        <translation>Nenhum lance dá outra vez.</translation>
    </message>
    <message>
        <source>There are no dice in this game.</source>
        <translation>Não há dados neste jogo.</translation>
    </message>
    <message>
        <source>Number cards have no ranks.</source>
        <translation>Cartas numéricas não têm valores de baralho.</translation>
    </message>
    <message>
        <source>There are no numbers in this game.</source>
        <translation>Não há números neste jogo.</translation>
    </message>
    <message>
        <source>All are dealt the same number of cards.</source>
        <translation>Todos recebem o mesmo número de cartas.</translation>
    </message>
    <message>
        <source>One does not draw instead of playing.</source>
        <translation>Não se compra em vez de jogar.</translation>
    </message>
    <message>
        <source>A full hand may draw as well.</source>
        <translation>Com a mão cheia também se pode comprar.</translation>
    </message>
    <message>
        <source>No card is ever drawn.</source>
        <translation>Nunca se compra carta.</translation>
    </message>
    <message>
        <source>One draws from the open cards.</source>
        <translation>Compra-se das cartas abertas.</translation>
    </message>
    <message>
        <source>The stock lies face down, in one pile.</source>
        <translation>O monte fica virado para baixo, em uma pilha.</translation>
    </message>
    <message>
        <source>Dead cards are not turned in.</source>
        <translation>Cartas mortas não são entregues.</translation>
    </message>
    <message>
        <source>Cards draw themselves.</source>
        <translation>As cartas se compram sozinhas.</translation>
    </message>
    <message>
        <source>The game has a board of its own.</source>
        <translation>O jogo tem tabuleiro próprio.</translation>
    </message>
    <message>
        <source>No card takes a chip off the board.</source>
        <translation>Nenhuma carta tira ficha do tabuleiro.</translation>
    </message>
    <message>
        <source>There is no wild card.</source>
        <translation>Não há curinga.</translation>
    </message>
    <message>
        <source>No chip is ever taken or replaced.</source>
        <translation>Nunca se tira nem substitui ficha.</translation>
    </message>
    <message>
        <source>The first row wins, so it need not be safe.</source>
        <translation>A primeira fileira vence, então não precisa estar a salvo.</translation>
    </message>
    <message>
        <source>The row itself is not safe.</source>
        <translation>A própria fileira não está a salvo.</translation>
    </message>
    <message>
        <source>No corner is earned.</source>
        <translation>Nenhum canto é conquistado.</translation>
    </message>
    <message>
        <source>No card or roll takes or replaces chips.</source>
        <translation>Nenhuma carta ou lance tira ou substitui fichas.</translation>
    </message>
    <message>
        <source>Shapes are made instead of lines.</source>
        <translation>Fazem-se formas em vez de linhas.</translation>
    </message>
    <message>
        <source>One row wins, so nobody makes a second one.</source>
        <translation>Uma fileira vence, então ninguém faz a segunda.</translation>
    </message>
    <message>
        <source>Free cells count for nobody.</source>
        <translation>Casas livres não contam para ninguém.</translation>
    </message>
    <message>
        <source>Rows are not claimed: they count while they lie there.</source>
        <translation>As fileiras não são garantidas: contam enquanto estão lá.</translation>
    </message>
    <message>
        <source>The first row wins at once.</source>
        <translation>A primeira fileira vence na hora.</translation>
    </message>
    <message>
        <source>Then the game is a draw.</source>
        <translation>Então a partida é empate.</translation>
    </message>
    <message>
        <source>There is no match.</source>
        <translation>Não há torneio.</translation>
    </message>
</context>
<context>
    <name>Keymap</name>
    <message>
        <source>{key} is needed on the table itself; add Ctrl or Alt to it.</source>
        <translation>{key} é usada na própria mesa; acrescente Ctrl ou Alt.</translation>
    </message>
    <message>
        <source>Windows are changed with that key.</source>
        <translation>Essa tecla troca de janela.</translation>
    </message>
    <message>
        <source>While it means something on the table, {key} does that first.</source>
        <translation>Enquanto significar algo na mesa, {key} faz isso primeiro.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Change keys</source>
        <translation>Mudar teclas</translation>
    </message>
    <message>
        <source>&amp;Add this key</source>
        <translation>&amp;Acrescentar esta tecla</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>Ne&amp;nhuma tecla</translation>
    </message>
    <message>
        <source>&amp;Usual keys</source>
        <translation>Teclas &amp;habituais</translation>
    </message>
    <message>
        <source>Usual keys for &amp;all</source>
        <translation>Teclas habituais para &amp;tudo</translation>
    </message>
    <message>
        <source>No action matches. Try another word.</source>
        <translation>Nenhuma ação combina. Tente outra palavra.</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>Buscar ações e teclas</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Ações e suas teclas</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Ação</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Ne&amp;w key</source>
        <translation>No&amp;va tecla</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nova tecla</translation>
    </message>
    <message>
        <source>Let this key lead to the chosen action, beside its others.</source>
        <translation>Esta tecla leva à ação escolhida, além das outras.</translation>
    </message>
    <message>
        <source>Let no key lead to the chosen action.</source>
        <translation>Nenhuma tecla leva à ação escolhida.</translation>
    </message>
    <message>
        <source>Give the chosen action the keys it had at first.</source>
        <translation>Dar à ação escolhida as teclas do início.</translation>
    </message>
    <message>
        <source>Give every action the keys it had at first.</source>
        <translation>Dar a cada ação as teclas do início.</translation>
    </message>
    <message>
        <source>This key leads there already.</source>
        <translation>Esta tecla já leva ali.</translation>
    </message>
    <message>
        <source>{key} leads to “{other}” now. It would be taken from there.</source>
        <translation>{key} leva agora a “{other}”. Seria tirada de lá.</translation>
    </message>
    <message>
        <source>T&amp;ake it from there</source>
        <translation>&amp;Tirar de lá</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>first entry</source>
        <translation>primeira série</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Página da web</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagem</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Comprar</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plano</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>Exportar os resultados</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Isso não funcionou.</translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation>&amp;Plano</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Novo</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>&amp;Exemplos</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Salvar &amp;como…</translation>
    </message>
    <message>
        <source>&amp;Copy the command</source>
        <translation>&amp;Copiar o comando</translation>
    </message>
    <message>
        <source>The command line that plays the same games, here or elsewhere.</source>
        <translation>A linha de comando que joga as mesmas partidas, aqui ou em outro lugar.</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>Co&amp;meçar</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Resultados</translation>
    </message>
    <message>
        <source>Export as &amp;CSV…</source>
        <translation>Exportar como &amp;CSV…</translation>
    </message>
    <message>
        <source>Export as &amp;HTML page…</source>
        <translation>Exportar como página &amp;HTML…</translation>
    </message>
    <message>
        <source>Export the plots as &amp;PNG…</source>
        <translation>Exportar os gráficos como &amp;PNG…</translation>
    </message>
    <message>
        <source>Export the plots as &amp;SVG…</source>
        <translation>Exportar os gráficos como &amp;SVG…</translation>
    </message>
    <message>
        <source>{name}: share of the points</source>
        <translation>{name}: parte dos pontos</translation>
    </message>
    <message>
        <source>Strength of the players, in Elo</source>
        <translation>Força dos jogadores, em Elo</translation>
    </message>
    <message>
        <source>Decided games won by the side that began</source>
        <translation>Partidas decididas vencidas pelo lado que começou</translation>
    </message>
    <message>
        <source>{name}: decided games won</source>
        <translation>{name}: partidas decididas vencidas</translation>
    </message>
    <message>
        <source>{name}: won with a row through the cell, in %</source>
        <translation>{name}: vencidas com uma fileira pela casa, em %</translation>
    </message>
    <message>
        <source>{name}: moves a game</source>
        <translation>{name}: jogadas por partida</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Acaso</translation>
    </message>
    <message>
        <source>{level}, {temperament}</source>
        <translation>{level}, {temperament}</translation>
    </message>
    <message>
        <source>First on turn</source>
        <translation>Primeiro a jogar</translation>
    </message>
    <message>
        <source>Second on turn</source>
        <translation>Segundo a jogar</translation>
    </message>
    <message>
        <source>Third on turn</source>
        <translation>Terceiro a jogar</translation>
    </message>
    <message>
        <source>Fourth on turn</source>
        <translation>Quarto a jogar</translation>
    </message>
    <message>
        <source>{value} ({low} to {high})</source>
        <translation>{value} (de {low} a {high})</translation>
    </message>
    <message>
        <source>No game counts yet.</source>
        <translation>Nenhuma partida conta ainda.</translation>
    </message>
    <message>
        <source>{games} games, {draws} drawn. Who began won {share} of the decided ones. A game took {length} moves.</source>
        <translation>{games} partidas, {draws} empatadas. Quem começou venceu {share} das decididas. Uma partida levou {length} jogadas.</translation>
    </message>
    <message>
        <source>One game, {draws} drawn. Who began won {share} of the decided ones. It took {length} moves.</source>
        <translation>Uma partida, {draws} empatadas. Quem começou venceu {share} das decididas. Levou {length} jogadas.</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Uma partida</translation>
    </message>
    <message>
        <source>{games} games</source>
        <translation>{games} partidas</translation>
    </message>
    <message>
        <source>The game is played.</source>
        <translation>A partida foi jogada.</translation>
    </message>
    <message>
        <source>All {games} games are played.</source>
        <translation>Todas as {games} partidas foram jogadas.</translation>
    </message>
    <message>
        <source>about {seconds} s left</source>
        <translation>faltam uns {seconds} s</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>faltam uns {minutes} min</translation>
    </message>
    <message>
        <source>about {hours} h left</source>
        <translation>faltam umas {hours} h</translation>
    </message>
    <message>
        <source>The test is not decided after {deals} deals.</source>
        <translation>O teste não está decidido após {deals} distribuições.</translation>
    </message>
    <message>
        <source>{found} Decided after {deals} deals; wrong in at most {risk} of such tests.</source>
        <translation>{found} Decidido após {deals} distribuições; errado em no máximo {risk} desses testes.</translation>
    </message>
    <message>
        <source>{one} is not stronger than {other} by {high} Elo (seen: {seen}).</source>
        <translation>{one} não é mais forte que {other} em {high} Elo (visto: {seen}).</translation>
    </message>
    <message>
        <source>{one} is stronger than {other} (seen: {seen} Elo).</source>
        <translation>{one} é mais forte que {other} (visto: {seen} Elo).</translation>
    </message>
    <message>
        <source>To begin is worth as much in “{one}” as in “{other}” (seen: {seen}).</source>
        <translation>Começar vale tanto em “{one}” quanto em “{other}” (visto: {seen}).</translation>
    </message>
    <message>
        <source>To begin is worth more in “{one}” than in “{other}” ({seen}).</source>
        <translation>Começar vale mais em “{one}” do que em “{other}” ({seen}).</translation>
    </message>
    <message>
        <source>Games take as long in “{one}” as in “{other}” (seen: {seen} moves).</source>
        <translation>As partidas duram o mesmo em “{one}” e em “{other}” (visto: {seen} jogadas).</translation>
    </message>
    <message>
        <source>Games take longer in “{one}” than in “{other}” ({seen} moves).</source>
        <translation>As partidas duram mais em “{one}” do que em “{other}” ({seen} jogadas).</translation>
    </message>
</context>
<context>
    <name>LabWindow</name>
    <message>
        <source>R&amp;un</source>
        <translation>Co&amp;meçar</translation>
    </message>
    <message>
        <source>Play these games in the background; broken off, they can go on later</source>
        <translation>Jogar estas partidas em segundo plano; interrompidas, podem continuar depois</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Partidas jogadas</translation>
    </message>
    <message>
        <source>reading what was played before…</source>
        <translation>lendo o que foi jogado antes…</translation>
    </message>
    <message>
        <source>{plan} – Lab</source>
        <translation>{plan} – Laboratório</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Laboratório</translation>
    </message>
    <message>
        <source>The lab is at work. Cancel its games, and try again.</source>
        <translation>O laboratório está trabalhando. Cancele as partidas e tente de novo.</translation>
    </message>
    <message>
        <source>What was played is kept.</source>
        <translation>O que foi jogado é guardado.</translation>
    </message>
    <message>
        <source>usual board</source>
        <translation>tabuleiro habitual</translation>
    </message>
    <message>
        <source>my board</source>
        <translation>meu tabuleiro</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Gravado: {file}</translation>
    </message>
    <message>
        <source>The command is on the clipboard.</source>
        <translation>O comando está na área de transferência.</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>começando…</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>parando…</translation>
    </message>
    <message>
        <source>{done} of {games} games</source>
        <translation>{done} de {games} partidas</translation>
    </message>
    <message>
        <source>{done} are played; Run goes on there.</source>
        <translation>{done} foram jogadas; Começar continua dali.</translation>
    </message>
    <message>
        <source>results</source>
        <translation>resultados</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Newcomer</source>
        <translation>Novato</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Iniciante</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Casual</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Frequente</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Hábil</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Forte</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Especialista</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mestre</translation>
    </message>
    <message>
        <source>Has just learned the rules, and plays what it likes. A match for a first game.</source>
        <translation>Acabou de aprender as regras e joga o que gosta. Um adversário para a primeira partida.</translation>
    </message>
    <message>
        <source>Likes to build. It often misses a diagonal, does not watch which cards are gone, and spends its jacks early.</source>
        <translation>Gosta de construir. Muitas vezes perde uma diagonal, não repara que cartas saíram e gasta cedo os valetes.</translation>
    </message>
    <message>
        <source>Builds and blocks when it sees why, which is not always. It does not count cards.</source>
        <translation>Constrói e bloqueia quando vê por quê, o que não é sempre. Não conta cartas.</translation>
    </message>
    <message>
        <source>Plays every week. It misses a diagonal now and then and does not count cards.</source>
        <translation>Joga toda semana. Perde uma diagonal de vez em quando e não conta cartas.</translation>
    </message>
    <message>
        <source>Counts the cards that are gone and keeps its jacks for when they matter; it seldom overlooks anything.</source>
        <translation>Conta as cartas que saíram e guarda os valetes para quando importam; raramente deixa passar algo.</translation>
    </message>
    <message>
        <source>Overlooks nothing, but between two good moves it takes either.</source>
        <translation>Não deixa passar nada, mas entre duas boas jogadas faz qualquer uma.</translation>
    </message>
    <message>
        <source>Takes the best move it knows at once. It thinks about the move at hand, not about what comes after.</source>
        <translation>Faz na hora a melhor jogada que conhece. Pensa na jogada de agora, não no que vem depois.</translation>
    </message>
    <message>
        <source>Imagines how the cards may lie that it cannot see, and plays its best moves on in its head before it chooses.</source>
        <translation>Imagina como podem estar as cartas que não vê, e continua suas melhores jogadas na cabeça antes de escolher.</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Equilibrado</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Atacante</translation>
    </message>
    <message>
        <source>Blocker</source>
        <translation>Bloqueador</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <translation>Poupador</translation>
    </message>
    <message>
        <source>Gambler</source>
        <translation>Apostador</translation>
    </message>
    <message>
        <source>Does what the position asks for.</source>
        <translation>Faz o que a posição pede.</translation>
    </message>
    <message>
        <source>Builds its own rows first, and stops yours when it must.</source>
        <translation>Constrói primeiro as próprias fileiras, e detém as suas quando precisa.</translation>
    </message>
    <message>
        <source>Would rather spoil your rows than hurry its own.</source>
        <translation>Prefere estragar as suas fileiras a apressar as dele.</translation>
    </message>
    <message>
        <source>Keeps its special cards for the end, and pairs of cards together.</source>
        <translation>Guarda as cartas especiais para o fim, e os pares de cartas juntos.</translation>
    </message>
    <message>
        <source>Spends special cards early and bets on the cards still to come.</source>
        <translation>Gasta cedo as cartas especiais e aposta nas que virão.</translation>
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
        <translation>Sua primeira partida</translation>
    </message>
    <message>
        <source>{name}, played on from move {ply}</source>
        <translation>{name}, continuada da jogada {ply}</translation>
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
        <translation>Remover o &amp;marcador</translation>
    </message>
    <message>
        <source>Boo&amp;kmark</source>
        <translation>&amp;Marcador</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Início da partida</translation>
    </message>
    <message>
        <source>Move {ply}: {deed}</source>
        <translation>Jogada {ply}: {deed}</translation>
    </message>
</context>
<context>
    <name>Measuring</name>
    <message>
        <source>The games ended by a mistake of the program. Try again with another game or level, and report it if it happens again.</source>
        <translation>As partidas terminaram por um erro do programa. Tente outro jogo ou nível, e avise se acontecer de novo.</translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message>
        <source>This game could not be counted: {why}.</source>
        <translation>Esta partida não pôde ser contada: {why}.</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vencida</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdida</translation>
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
        <translation>Exportar as estatísticas</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>sequence statistics</source>
        <translation>estatísticas do sequence</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Gravado: {file}</translation>
    </message>
    <message>
        <source>Your rating is {points} now ({change}).</source>
        <translation>Sua pontuação agora é {points} ({change}).</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Isso não funcionou.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;recente</translation>
    </message>
    <message>
        <source>&amp;Somebody spoke…</source>
        <translation>Al&amp;guém falou…</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Nenhum ainda</translation>
    </message>
</context>
<context>
    <name>MistakeSheet</name>
    <message>
        <source>&amp;Take it back</source>
        <translation>&amp;Voltar atrás</translation>
    </message>
    <message>
        <source>Undo your move and what followed it, and try another</source>
        <translation>Desfazer a jogada e o que veio depois, e tentar outra</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>&amp;Por quê?</translation>
    </message>
    <message>
        <source>Say which move would have been better, and why</source>
        <translation>Dizer que jogada teria sido melhor, e por quê</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>Leave the move as it is</source>
        <translation>Deixar a jogada como está</translation>
    </message>
</context>
<context>
    <name>MovesModel</name>
    <message>
        <source>Start of the game</source>
        <translation>Início da partida</translation>
    </message>
    <message>
        <source>{number}. {sentence}</source>
        <translation>{number}. {sentence}</translation>
    </message>
    <message>
        <source>{move} (bookmark)</source>
        <translation>{move} (marcador)</translation>
    </message>
    <message>
        <source>{move} (bookmark: {name})</source>
        <translation>{move} (marcador: {name})</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Choose a move to see the board as it was then</source>
        <translation>Escolha uma jogada para ver o tabuleiro como era</translation>
    </message>
</context>
<context>
    <name>NamingDialog</name>
    <message>
        <source>Save as your own rules</source>
        <translation>Salvar como regras suas</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Descrição</translation>
    </message>
    <message>
        <source>Give the rules a name.</source>
        <translation>Dê um nome às regras.</translation>
    </message>
    <message>
        <source>You have rules of this name already. They would be replaced.</source>
        <translation>Você já tem regras com este nome. Elas seriam substituídas.</translation>
    </message>
    <message>
        <source>Rules of this name come with the program. Choose another name.</source>
        <translation>Regras que vêm com o programa têm este nome. Escolha outro.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Substituir</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jogar</translation>
    </message>
    <message>
        <source>Deal the cards and begin; the game in progress is kept</source>
        <translation>Dar as cartas e começar; a partida em andamento fica guardada</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>J&amp;ogo</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tabuleiro</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>Jogado&amp;res</translation>
    </message>
    <message>
        <source>S&amp;ides</source>
        <translation>&amp;Lados</translation>
    </message>
    <message>
        <source>Who b&amp;egins</source>
        <translation>&amp;Quem começa</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Cores</translation>
    </message>
    <message>
        <source>S&amp;huffle number</source>
        <translation>&amp;Número do embaralhamento</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Mais</translation>
    </message>
    <message>
        <source>Show what is seldom needed: the number of the shuffle.</source>
        <translation>Mostrar o que raramente é preciso: o número do embaralhamento.</translation>
    </message>
    <message>
        <source>{sides}, nobody in a team</source>
        <translation>{sides}, cada um por si</translation>
    </message>
    <message>
        <source>{sides} teams of {each}</source>
        <translation>{sides} equipes de {each}</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Por sorteio</translation>
    </message>
    <message>
        <source>Choose a game.</source>
        <translation>Escolha um jogo.</translation>
    </message>
    <message>
        <source>Choose a board.</source>
        <translation>Escolha um tabuleiro.</translation>
    </message>
    <message>
        <source>Two players are called {name}. Give one another name.</source>
        <translation>Dois jogadores se chamam {name}. Dê outro nome a um deles.</translation>
    </message>
    <message>
        <source>This game cannot be played on this board: {why}.</source>
        <translation>Este jogo não pode ser jogado neste tabuleiro: {why}.</translation>
    </message>
</context>
<context>
    <name>Now</name>
    <message>
        <source>Shown: {what}</source>
        <translation>Mostrado: {what}</translation>
    </message>
    <message>
        <source>You are looking back</source>
        <translation>Você está olhando para trás</translation>
    </message>
    <message>
        <source>Nothing is played here. The game waits where it is.</source>
        <translation>Aqui não se joga nada. A partida espera onde está.</translation>
    </message>
    <message>
        <source>Only {name} is to see what comes next. Then press “I am ready”, or Enter.</source>
        <translation>Só {name} deve ver o que vem agora. Depois, pressione “Estou pronto” ou Enter.</translation>
    </message>
    <message>
        <source>You have played. Draw if you want to, then press “Done: pass the screen on”.</source>
        <translation>Você jogou. Compre se quiser e depois pressione “Feito: passe a tela adiante”.</translation>
    </message>
    <message>
        <source>There is nothing for you to do at the moment.</source>
        <translation>Não há nada para você fazer no momento.</translation>
    </message>
    <message>
        <source>You are asked when your chip makes one: say which row it is.</source>
        <translation>Você é perguntado quando a sua ficha faz uma: diga qual fileira é.</translation>
    </message>
    <message>
        <source>Has somebody spoken out of turn?</source>
        <translation>Alguém falou fora da sua vez?</translation>
    </message>
    <message>
        <source>Say who with Move → Somebody spoke; it has a penalty.</source>
        <translation>Diga quem com Jogada → Alguém falou; há uma penalidade.</translation>
    </message>
    <message>
        <source>After your play, draw</source>
        <translation>Depois de jogar, compre</translation>
    </message>
</context>
<context>
    <name>NowPanel</name>
    <message>
        <source>What can I do?</source>
        <translation>O que posso fazer?</translation>
    </message>
    <message>
        <source>What can be done now</source>
        <translation>O que pode ser feito agora</translation>
    </message>
    <message>
        <source>Show me a good move</source>
        <translation>Mostre-me uma boa jogada</translation>
    </message>
    <message>
        <source>Point out the best moves, and say why they are good</source>
        <translation>Apontar as melhores jogadas e dizer por que são boas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Go back to the table</source>
        <translation>Voltar à mesa</translation>
    </message>
</context>
<context>
    <name>NumberCardsControl</name>
    <message>
        <source>in place of playing cards</source>
        <translation>em vez de cartas de baralho</translation>
    </message>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
</context>
<context>
    <name>NumberListControl</name>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
</context>
<context>
    <name>Offer</name>
    <message>
        <source>&amp;Go on with it</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Throw it away</source>
        <translation>&amp;Jogar fora</translation>
    </message>
    <message>
        <source>A board was not saved the last time: “{name}”.</source>
        <translation>Um tabuleiro não foi salvo da última vez: “{name}”.</translation>
    </message>
    <message>
        <source>A board was not saved the last time: “{name}”. Its file is damaged; this is how it was a moment before.</source>
        <translation>Um tabuleiro não foi salvo da última vez: “{name}”. O arquivo está danificado; assim ele era um momento antes.</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>sem nome</translation>
    </message>
</context>
<context>
    <name>OfferBar</name>
    <message>
        <source>New to this game? Six short steps show how it is played, on the table.</source>
        <translation>Novo neste jogo? Seis passos curtos mostram na mesa como se joga.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostre-me</translation>
    </message>
    <message>
        <source>Your game is kept, and comes back afterwards</source>
        <translation>A sua partida fica guardada e volta depois</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Agora não</translation>
    </message>
    <message>
        <source>Help → Your first game leads there at any time</source>
        <translation>Ajuda → Sua primeira partida leva lá a qualquer momento</translation>
    </message>
</context>
<context>
    <name>Outlet</name>
    <message>
        <source>Sent to the printer.</source>
        <translation>Enviado à impressora.</translation>
    </message>
    <message>
        <source>The printer does not take it. Is it switched on?</source>
        <translation>A impressora não aceita. Ela está ligada?</translation>
    </message>
    <message>
        <source>This printer leaves {edge} mm free at the edge of the paper, but the margins are {margin} mm: something may be missing. Print anyway?</source>
        <translation>Esta impressora deixa {edge} mm livres na borda do papel, mas as margens são de {margin} mm: pode faltar algo. Imprimir mesmo assim?</translation>
    </message>
    <message>
        <source>PDF, for every printer (*.pdf)</source>
        <translation>PDF, para qualquer impressora (*.pdf)</translation>
    </message>
    <message>
        <source>PNG, a picture (*.png)</source>
        <translation>PNG, uma imagem (*.png)</translation>
    </message>
    <message>
        <source>SVG, for drawing programs (*.svg)</source>
        <translation>SVG, para programas de desenho (*.svg)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Desenhando…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The file was not written.</source>
        <translation>O arquivo não foi gravado.</translation>
    </message>
    <message>
        <source>{count} files like {name} are there already. Replace them?</source>
        <translation>Já existem {count} arquivos como {name}. Substituí-los?</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvo como {file}.</translation>
    </message>
    <message>
        <source>Saved as {count} files, beginning with {file}.</source>
        <translation>Salvo em {count} arquivos, a começar por {file}.</translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message>
        <source>I am ready</source>
        <translation>Estou pronto</translation>
    </message>
    <message>
        <source>Done: pass the screen on</source>
        <translation>Feito: passe a tela adiante</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Feito</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Up to three moves are marked on the table and told beside it, each with the chance to win and the reason. A click on one shows its arrow; it can be played at once. The hint goes as soon as the position changes.</source>
        <translation>Até três jogadas são marcadas na mesa e ditas ao lado, cada uma com a chance de vencer e o motivo. Um clique em uma mostra a seta dela; pode ser jogada na hora. A dica some assim que a posição muda.</translation>
    </message>
    <message>
        <source>Winning chances</source>
        <translation>Chances de vencer</translation>
    </message>
    <message>
        <source>A bar for now and a graph through the game. Click on the graph to look at a moment. While a computer thinks, nothing is worked out.</source>
        <translation>Uma barra para agora e um gráfico da partida. Clique no gráfico para ver um momento. Enquanto um computador pensa, nada é calculado.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>After the end: the three moves at which the game turned, what would have been better, and how much the cards and your choices were worth. Click on one to see it on the table.</source>
        <translation>Depois do fim: as três jogadas em que a partida virou, o que teria sido melhor, e quanto valeram as cartas e as suas escolhas. Clique em uma para vê-la na mesa.</translation>
    </message>
    <message>
        <source>The numbers</source>
        <translation>Os números</translation>
    </message>
    <message>
        <source>They come from many trial games, played on from what you can see; where cards are hidden, they are imagined anew each time. So they are estimates, and know no more than you do. A rated game has none of this.</source>
        <translation>Vêm de muitas partidas de teste, jogadas a partir do que você pode ver; cartas ocultas são imaginadas de novo a cada vez. São, pois, estimativas, e não sabem mais que você. Uma partida valendo pontos não tem nada disso.</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Jogar agora</translation>
    </message>
    <message>
        <source>Who thinks for longer than a second is named at the end of the menu bar, and can be told to move with what it knows.</source>
        <translation>Quem pensa mais de um segundo é citado no fim da barra de menus, e pode ser mandado jogar com o que sabe.</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Teclas e mouse</translation>
    </message>
    <message>
        <source>On the designer’s board</source>
        <translation>No tabuleiro do editor</translation>
    </message>
    <message>
        <source>In the designer’s tray</source>
        <translation>Na bandeja do editor</translation>
    </message>
    <message>
        <source>Designer: {menu}</source>
        <translation>Editor: {menu}</translation>
    </message>
    <message>
        <source>Gallery of boards</source>
        <translation>Galeria de tabuleiros</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Arrastar</translation>
    </message>
    <message>
        <source>Carry a card to another cell, to exchange both, or to the tray.</source>
        <translation>Levar uma carta a outra casa, para trocar as duas, ou à bandeja.</translation>
    </message>
    <message>
        <source>Drag from a bare cell</source>
        <translation>Arrastar de uma casa vazia</translation>
    </message>
    <message>
        <source>Choose all cells in a frame; from a full cell, hold Shift.</source>
        <translation>Escolher todas as casas em uma moldura; de uma casa cheia, segure Shift.</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clique</translation>
    </message>
    <message>
        <source>Choose a cell; with Shift up to it, with Ctrl one more.</source>
        <translation>Escolher uma casa; com Shift até ela, com Ctrl mais uma.</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Clique duplo</translation>
    </message>
    <message>
        <source>Put the card that is chosen in the tray.</source>
        <translation>Pôr a carta escolhida na bandeja.</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Setas</translation>
    </message>
    <message>
        <source>Walk; with Shift choose on the way, with Ctrl only look around.</source>
        <translation>Andar; com Shift escolher no caminho, com Ctrl só olhar.</translation>
    </message>
    <message>
        <source>Home, End, PgUp, PgDn</source>
        <translation>Home, End, PgUp, PgDn</translation>
    </message>
    <message>
        <source>Walk to the rim of the board.</source>
        <translation>Ir à borda do tabuleiro.</translation>
    </message>
    <message>
        <source>Type a card, a free cell, a hole, or nothing; and go on.</source>
        <translation>Digitar uma carta, uma casa livre, um buraco ou nada; e seguir.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Finish a number that is being typed, or go on to the next cell.</source>
        <translation>Terminar um número que se digita, ou ir à próxima casa.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Put the tray’s card; with Ctrl choose one cell more or less.</source>
        <translation>Pôr a carta da bandeja; com Ctrl escolher uma casa a mais ou a menos.</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Take back what is half typed, or clear the chosen cells.</source>
        <translation>Voltar o que está meio digitado, ou esvaziar as casas escolhidas.</translation>
    </message>
    <message>
        <source>Bring a carried card back; forget what is half typed.</source>
        <translation>Devolver uma carta levada; esquecer o que está meio digitado.</translation>
    </message>
    <message>
        <source>Menu key</source>
        <translation>Tecla Menu</translation>
    </message>
    <message>
        <source>Open the menu of the chosen cells.</source>
        <translation>Abrir o menu das casas escolhidas.</translation>
    </message>
    <message>
        <source>Carry a card to a cell.</source>
        <translation>Levar uma carta a uma casa.</translation>
    </message>
    <message>
        <source>Choose the card to be put.</source>
        <translation>Escolher a carta a pôr.</translation>
    </message>
    <message>
        <source>Enter, double click</source>
        <translation>Enter, clique duplo</translation>
    </message>
    <message>
        <source>Put the card on the chosen cells of the board.</source>
        <translation>Pôr a carta nas casas escolhidas do tabuleiro.</translation>
    </message>
    <message>
        <source>Make a board.</source>
        <translation>Fazer um tabuleiro.</translation>
    </message>
    <message>
        <source>Change the board, or a copy of it.</source>
        <translation>Mudar o tabuleiro, ou uma cópia.</translation>
    </message>
    <message>
        <source>Play on the board.</source>
        <translation>Jogar no tabuleiro.</translation>
    </message>
    <message>
        <source>Copy the board.</source>
        <translation>Copiar o tabuleiro.</translation>
    </message>
    <message>
        <source>Bring the board onto paper.</source>
        <translation>Pôr o tabuleiro no papel.</translation>
    </message>
    <message>
        <source>Give the board another name.</source>
        <translation>Dar outro nome ao tabuleiro.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Move the board to the trash.</source>
        <translation>Mover o tabuleiro para a lixeira.</translation>
    </message>
    <message>
        <source>Show the board’s file in its folder.</source>
        <translation>Mostrar o arquivo do tabuleiro na pasta dele.</translation>
    </message>
    <message>
        <source>several, see its text</source>
        <translation>várias, veja o texto</translation>
    </message>
    <message>
        <source>A name in colour leads to its licence in full.</source>
        <translation>Um nome em cor leva à sua licença completa.</translation>
    </message>
    <message>
        <source>Every licence lies in {folder}, too.</source>
        <translation>Todas as licenças estão também em {folder}.</translation>
    </message>
    <message>
        <source>Sequence, One-Eyed Jack and their relatives, for one to twelve people and computers.</source>
        <translation>Sequence, One-Eyed Jack e parentes, para uma a doze pessoas e computadores.</translation>
    </message>
    <message>
        <source>This is a program of enthusiasts. Sequence is a trade mark of its publisher, who has nothing to do with it.</source>
        <translation>Este é um programa de entusiastas. Sequence é marca de sua editora, que nada tem a ver com ele.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Tela</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenças</translation>
    </message>
    <message>
        <source>What runs here</source>
        <translation>O que está em uso aqui</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Na mesa</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Help from the computer</source>
        <translation>Ajuda do computador</translation>
    </message>
    <message>
        <source>Drag a card, or the dice, onto a lit cell; elsewhere it returns.</source>
        <translation>Arrastar uma carta, ou os dados, a uma casa acesa; em outro lugar ela volta.</translation>
    </message>
    <message>
        <source>Drag in the hand</source>
        <translation>Arrastar na mão</translation>
    </message>
    <message>
        <source>Lay a card in another place of the hand.</source>
        <translation>Pôr uma carta em outro lugar da mão.</translation>
    </message>
    <message>
        <source>Drag to the hand</source>
        <translation>Arrastar para a mão</translation>
    </message>
    <message>
        <source>Draw the card of the stock, or an open one, where that is asked.</source>
        <translation>Comprar a carta do monte, ou uma aberta, quando se pede.</translation>
    </message>
    <message>
        <source>Drag a chip</source>
        <translation>Arrastar uma ficha</translation>
    </message>
    <message>
        <source>Swap it with the chip it is dropped on, where that is asked.</source>
        <translation>Trocá-la com a ficha em que for solta, quando se pede.</translation>
    </message>
    <message>
        <source>Click, click</source>
        <translation>Clique, clique</translation>
    </message>
    <message>
        <source>Choose a card, then a lit cell; with dice, a lit cell at once.</source>
        <translation>Escolher uma carta, depois uma casa acesa; com dados, logo uma casa acesa.</translation>
    </message>
    <message>
        <source>Finger</source>
        <translation>Dedo</translation>
    </message>
    <message>
        <source>Tap a card, then a cell. On a small board a lens shows the cell: slide to the right one before you lift the finger.</source>
        <translation>Toque em uma carta, depois em uma casa. Em um tabuleiro pequeno uma lente mostra a casa: deslize até a certa antes de levantar o dedo.</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Leitor de tela</translation>
    </message>
    <message>
        <source>Each cell says its place, its card, its chip and which of your cards may go there; cards can be chosen and cells pressed from the reader, too.</source>
        <translation>Cada casa diz seu lugar, sua carta, sua ficha e quais das suas cartas podem ir ali; cartas podem ser escolhidas e casas pressionadas também pelo leitor.</translation>
    </message>
    <message>
        <source>Choose a card of the hand, or an open card that may be drawn.</source>
        <translation>Escolher uma carta da mão, ou uma aberta que possa ser comprada.</translation>
    </message>
    <message>
        <source>Draw a card, where one draws by hand.</source>
        <translation>Comprar uma carta, quando se compra à mão.</translation>
    </message>
    <message>
        <source>Move from card to card, or from cell to cell.</source>
        <translation>Ir de carta em carta, ou de casa em casa.</translation>
    </message>
    <message>
        <source>Go to the next or previous cell for the chosen card.</source>
        <translation>Ir à próxima casa ou à anterior para a carta escolhida.</translation>
    </message>
    <message>
        <source>Go on from the hand to the board and the stock.</source>
        <translation>Passar da mão ao tabuleiro e ao monte.</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, Espaço</translation>
    </message>
    <message>
        <source>Choose the marked card; play it on the marked cell.</source>
        <translation>Escolher a carta marcada; jogá-la na casa marcada.</translation>
    </message>
    <message>
        <source>Lay the marked card on the discards, if it is dead or to be given up.</source>
        <translation>Descartar a carta marcada, se estiver morta ou tiver de ser cedida.</translation>
    </message>
    <message>
        <source>Take the last step back: the chosen chip, the chosen card.</source>
        <translation>Voltar o último passo: a ficha escolhida, a carta escolhida.</translation>
    </message>
    <message>
        <source>Settings explained</source>
        <translation>Ajustes explicados</translation>
    </message>
    <message>
        <source>Game → Settings shows them all; a change is seen at once and kept. The arrow at a row leads back to what it was at first.</source>
        <translation>Jogo → Ajustes mostra todos; uma mudança é vista na hora e mantida. A seta em uma linha volta ao valor do início.</translation>
    </message>
    <message>
        <source>At first: {value}.</source>
        <translation>No início: {value}.</translation>
    </message>
    <message>
        <source>Slider</source>
        <translation>Controle deslizante</translation>
    </message>
    <message>
        <source>Arrows go by one move, Page keys by ten, Home and End to both ends.</source>
        <translation>As setas vão de uma em uma, as teclas de página de dez em dez, Home e End às pontas.</translation>
    </message>
    <message>
        <source>Space, P</source>
        <translation>Espaço, P</translation>
    </message>
    <message>
        <source>In the replay bar: play the moves one after the other, or stop.</source>
        <translation>Na barra de replay: reproduzir as jogadas uma após a outra, ou parar.</translation>
    </message>
    <message>
        <source>Whose cards</source>
        <translation>Cartas de quem</translation>
    </message>
    <message>
        <source>Once a game is over, it can be seen with the eyes of each player, or with all hands open in the list of players.</source>
        <translation>Terminada a partida, pode-se vê-la com os olhos de cada jogador, ou com todas as mãos abertas na lista de jogadores.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continuar daqui</translation>
    </message>
    <message>
        <source>A game of its own begins there; it is not rated and counts in no statistics. The game before is kept, and undo brings it back until you move. A deal of a match that had ended counts as it was played first.</source>
        <translation>Ali começa uma partida à parte; não vale pontos nem conta em nenhuma estatística. A anterior é mantida, e Desfazer a traz de volta até você jogar. Uma mão de um torneio que tinha terminado conta como foi jogada da primeira vez.</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>They stand on the slider and in the list of moves, and are kept with the game.</source>
        <translation>Ficam no controle deslizante e na lista de jogadas, e são guardados com a partida.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imagens</translation>
    </message>
    <message>
        <source>A position is saved as PNG or SVG, a game as an animated GIF. As long as a game goes on, its animation shows no hand.</source>
        <translation>Uma posição é salva como PNG ou SVG, uma partida como GIF animado. Enquanto a partida continua, a animação não mostra nenhuma mão.</translation>
    </message>
    <message>
        <source>Setting up: the board</source>
        <translation>Montar: o tabuleiro</translation>
    </message>
    <message>
        <source>Setting up: the cards</source>
        <translation>Montar: as cartas</translation>
    </message>
    <message>
        <source>Setting up: {menu}</source>
        <translation>Montar: {menu}</translation>
    </message>
    <message>
        <source>Lay a chip of the side in hand, or take it away again.</source>
        <translation>Colocar uma ficha do lado escolhido ou retirá-la.</translation>
    </message>
    <message>
        <source>Do the same to all cells on the way.</source>
        <translation>Fazer o mesmo em todas as casas do caminho.</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>Botão direito</translation>
    </message>
    <message>
        <source>Take chips of any side away.</source>
        <translation>Retirar fichas de qualquer lado.</translation>
    </message>
    <message>
        <source>Walk over the board.</source>
        <translation>Percorrer o tabuleiro.</translation>
    </message>
    <message>
        <source>Do to a cell what a click does.</source>
        <translation>Fazer numa casa o que faz um clique.</translation>
    </message>
    <message>
        <source>Lay a chip of the first, second… side.</source>
        <translation>Colocar uma ficha do primeiro, segundo… lado.</translation>
    </message>
    <message>
        <source>Begin a row that is to be marked, or end it.</source>
        <translation>Começar uma fileira a marcar, ou terminá-la.</translation>
    </message>
    <message>
        <source>Forget the row that was begun.</source>
        <translation>Esquecer a fileira começada.</translation>
    </message>
    <message>
        <source>Lay the chosen card of the deck where cards go.</source>
        <translation>Colocar a carta escolhida onde vão as cartas.</translation>
    </message>
    <message>
        <source>Take the chosen card of a hand away.</source>
        <translation>Retirar a carta escolhida de uma mão.</translation>
    </message>
    <message>
        <source>Move the chosen card of a hand or pile.</source>
        <translation>Mover a carta escolhida de uma mão ou monte.</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>A board without a name</source>
        <translation>Um tabuleiro sem nome</translation>
    </message>
    <message>
        <source>Arrangement: {author}</source>
        <translation>Disposição: {author}</translation>
    </message>
    <message>
        <source>cells of {size}</source>
        <translation>casas de {size}</translation>
    </message>
    <message>
        <source>Page {number} of {count}: row {row}, column {column}</source>
        <translation>Página {number} de {count}: linha {row}, coluna {column}</translation>
    </message>
    <message>
        <source>glue page {number} here</source>
        <translation>colar aqui a página {number}</translation>
    </message>
    <message>
        <source>How to put the board together</source>
        <translation>Como montar o tabuleiro</translation>
    </message>
    <message>
        <source>Print all pages at 100 % (“actual size”), never “fit to page”. Measure the bar at the foot of a page: it must be as long as it says.</source>
        <translation>Imprima todas as páginas a 100 % (“tamanho real”), nunca “ajustar à página”. Meça a barra ao pé de uma página: deve ter o comprimento que diz.</translation>
    </message>
    <message>
        <source>Cut out the picture on each page, along the marks at its corners. The pale strips at the right and at the bottom stay on: they are for the glue.</source>
        <translation>Recorte a imagem de cada página, pelas marcas nos cantos. As tiras claras à direita e embaixo ficam: são para a cola.</translation>
    </message>
    <message>
        <source>Lay page 2 over the strip of page 1, its edge at the small triangles, so that the pictures meet, and glue it. Go on like this to the end of the row.</source>
        <translation>Ponha a página 2 sobre a tira da página 1, com a borda nos pequenos triângulos, para as imagens se encontrarem, e cole. Siga assim até o fim da linha.</translation>
    </message>
    <message>
        <source>Make the other rows, and glue each onto the strip of the last.</source>
        <translation>Faça as outras linhas e cole cada uma na tira da anterior.</translation>
    </message>
    <message>
        <source>Cut out the picture on each page, along the marks at its corners.</source>
        <translation>Recorte a imagem de cada página, pelas marcas nos cantos.</translation>
    </message>
    <message>
        <source>Lay the pages edge to edge and tape them together at the back.</source>
        <translation>Ponha as páginas borda a borda e una-as por trás com fita adesiva.</translation>
    </message>
    <message>
        <source>Glue the whole onto cardboard of at least {width} × {height} mm.</source>
        <translation>Cole tudo em um papelão de pelo menos {width} × {height} mm.</translation>
    </message>
    <message>
        <source>Finished size {board}; cells of {cell}; {count} pages of {paper}.</source>
        <translation>Tamanho final {board}; casas de {cell}; {count} páginas {paper}.</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>uma carta</translation>
    </message>
    <message>
        <source>Cards to cut, page {number} of {count}</source>
        <translation>Cartas para recortar, página {number} de {count}</translation>
    </message>
    <message>
        <source>{board} · page {number}: cut the full lines, then each card along its dots</source>
        <translation>{board} · página {number}: corte as linhas cheias, depois cada carta pelos pontos</translation>
    </message>
    <message>
        <source>a chip</source>
        <translation>uma ficha</translation>
    </message>
    <message>
        <source>{board} · {each} chips for each of {sides} sides, {size} mm across</source>
        <translation>{board} · {each} fichas para cada um dos {sides} lados, {size} mm de diâmetro</translation>
    </message>
    <message>
        <source>Chips, page {number} of {count}</source>
        <translation>Fichas, página {number} de {count}</translation>
    </message>
    <message>
        <source>board</source>
        <translation>tabuleiro</translation>
    </message>
    <message>
        <source>{width} × {height} mm</source>
        <translation>{width} × {height} mm</translation>
    </message>
    <message>
        <source>Rules, page {number} of {count}</source>
        <translation>Regras, página {number} de {count}</translation>
    </message>
    <message>
        <source>cards to cut</source>
        <translation>cartas para recortar</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>fichas</translation>
    </message>
    <message>
        <source>score sheet</source>
        <translation>folha de pontos</translation>
    </message>
    <message>
        <source>how to put it together</source>
        <translation>como montar</translation>
    </message>
    <message>
        <source>Where each half is glued</source>
        <translation>Onde colar cada metade</translation>
    </message>
    <message>
        <source>Each half goes onto a cell that shows the same.</source>
        <translation>Cada metade vai em uma casa que mostra o mesmo.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Folha de pontos</translation>
    </message>
    <message>
        <source>A line for each deal: what each side has scored; the sum below</source>
        <translation>Uma linha por rodada: os pontos de cada lado; a soma embaixo</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>Print “{board}”</source>
        <translation>Imprimir “{board}”</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>Send these pages to a printer</source>
        <translation>Enviar estas páginas a uma impressora</translation>
    </message>
    <message>
        <source>Write these pages to a file</source>
        <translation>Gravar estas páginas em um arquivo</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Próxima página</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Página inteira</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Size of the preview</source>
        <translation>Tamanho da prévia</translation>
    </message>
    <message>
        <source>{problem}.</source>
        <translation>{problem}.</translation>
    </message>
    <message>
        <source>One page of {paper}.</source>
        <translation>Uma página {paper}.</translation>
    </message>
    <message>
        <source>{count} pages of {paper}.</source>
        <translation>{count} páginas {paper}.</translation>
    </message>
</context>
<context>
    <name>PaperForm</name>
    <message>
        <source>&amp;Black ink only</source>
        <translation>Só tinta &amp;preta</translation>
    </message>
    <message>
        <source>With a page on how to put it together</source>
        <translation>Com uma página sobre a montagem</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;Imprimir</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jogo</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>&amp;Papel</translation>
    </message>
    <message>
        <source>Ori&amp;entation</source>
        <translation>&amp;Orientação</translation>
    </message>
    <message>
        <source>&amp;Margins</source>
        <translation>&amp;Margens</translation>
    </message>
    <message>
        <source>To go &amp;with</source>
        <translation>&amp;Destino</translation>
    </message>
    <message>
        <source>&amp;Cells</source>
        <translation>&amp;Casas</translation>
    </message>
    <message>
        <source>&amp;Overlap</source>
        <translation>&amp;Sobreposição</translation>
    </message>
    <message>
        <source>&amp;Sides</source>
        <translation>&amp;Lados</translation>
    </message>
    <message>
        <source>Chi&amp;ps each</source>
        <translation>&amp;Fichas por lado</translation>
    </message>
    <message>
        <source>P&amp;NG pictures</source>
        <translation>Imagens PN&amp;G</translation>
    </message>
    <message>
        <source>Half a poker card</source>
        <translation>Meia carta de pôquer</translation>
    </message>
    <message>
        <source>As cut from a pack of cards: 63.5 × 44.45 mm</source>
        <translation>Como cortada de um baralho: 63,5 × 44,45 mm</translation>
    </message>
    <message>
        <source>Hearts and diamonds are drawn hollow, so that no colour is needed.</source>
        <translation>Copas e ouros são desenhados ocos, para não precisar de cor.</translation>
    </message>
    <message>
        <source>The strips on which one page is glued to the next.</source>
        <translation>As tiras em que uma página é colada à próxima.</translation>
    </message>
    <message>
        <source>How fine pictures are that are exported as PNG.</source>
        <translation>Quão finas são as imagens exportadas como PNG.</translation>
    </message>
    <message>
        <source>Width of a cell</source>
        <translation>Largura de uma casa</translation>
    </message>
    <message>
        <source>Height of a cell</source>
        <translation>Altura de uma casa</translation>
    </message>
    <message>
        <source>The board on one page</source>
        <translation>O tabuleiro em uma página</translation>
    </message>
    <message>
        <source>The board in true size</source>
        <translation>O tabuleiro em tamanho real</translation>
    </message>
    <message>
        <source>Cards to cut in two</source>
        <translation>Cartas para cortar ao meio</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>A sheet for the scores</source>
        <translation>Uma folha de pontos</translation>
    </message>
    <message>
        <source>The rules of a game</source>
        <translation>As regras de um jogo</translation>
    </message>
    <message>
        <source>As it suits best</source>
        <translation>Como ficar melhor</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Retrato</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paisagem</translation>
    </message>
    <message>
        <source>the board on one page</source>
        <translation>o tabuleiro em uma página</translation>
    </message>
    <message>
        <source>the board in true size</source>
        <translation>o tabuleiro em tamanho real</translation>
    </message>
    <message>
        <source>as many as needed</source>
        <translation>quantas forem precisas</translation>
    </message>
    <message>
        <source> pixels per inch</source>
        <translation> pixels por polegada</translation>
    </message>
</context>
<context>
    <name>PaperPreview</name>
    <message>
        <source>Preview: {page}</source>
        <translation>Prévia: {page}</translation>
    </message>
</context>
<context>
    <name>PastBar</name>
    <message>
        <source>Back to the game</source>
        <translation>Voltar à partida</translation>
    </message>
    <message>
        <source>Show the board as it is now</source>
        <translation>Mostrar o tabuleiro como está agora</translation>
    </message>
    <message>
        <source>Looking back: the start, before move 1 of {last}</source>
        <translation>Olhando para trás: o início, antes da jogada 1 de {last}</translation>
    </message>
    <message>
        <source>Looking back: after move {ply} of {last}</source>
        <translation>Olhando para trás: depois da jogada {ply} de {last}</translation>
    </message>
</context>
<context>
    <name>PatternPanel</name>
    <message>
        <source>&amp;Take it</source>
        <translation>&amp;Usar</translation>
    </message>
    <message>
        <source>Fill the board in this way; undo takes it back</source>
        <translation>Preencher o tabuleiro assim; desfazer volta atrás</translation>
    </message>
    <message>
        <source>A&amp;nother</source>
        <translation>&amp;Outro</translation>
    </message>
    <message>
        <source>Take another number by chance.</source>
        <translation>Usar outro número ao acaso.</translation>
    </message>
    <message>
        <source>&amp;Pattern</source>
        <translation>&amp;Padrão</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Acaso</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Save a picture of the position</source>
        <translation>Salvar uma imagem da posição</translation>
    </message>
    <message>
        <source>PNG, a picture</source>
        <translation>PNG, uma imagem</translation>
    </message>
    <message>
        <source>SVG, for drawing programs</source>
        <translation>SVG, para programas de desenho</translation>
    </message>
    <message>
        <source>With the &amp;cards in hand that are shown</source>
        <translation>Com as &amp;cartas da mão que aparecem</translation>
    </message>
    <message>
        <source>With a &amp;line on the last move</source>
        <translation>Com uma &amp;linha sobre a última jogada</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Prévia</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>T&amp;ipo</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Tamanho</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Salvar…</translation>
    </message>
    <message>
        <source>Name a file, and draw the picture into it</source>
        <translation>Nomear um arquivo e desenhar nele a imagem</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} pixels</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Start of the game</source>
        <translation>Início da partida</translation>
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
        <translation>Abrir um plano</translation>
    </message>
    <message>
        <source>Open results</source>
        <translation>Abrir resultados</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>plano</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>Salvar o plano</translation>
    </message>
    <message>
        <source>The plan cannot be kept.</source>
        <translation>O plano não pode ser guardado.</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Isso não funcionou.</translation>
    </message>
</context>
<context>
    <name>PlanPane</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Acrescentar</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>&amp;Tirar</translation>
    </message>
    <message>
        <source>What is the question?</source>
        <translation>Qual é a pergunta?</translation>
    </message>
    <message>
        <source>Entries of the plan</source>
        <translation>Séries do plano</translation>
    </message>
    <message>
        <source>Compare with one more, which begins as a copy of this one.</source>
        <translation>Comparar com mais uma, que começa como cópia desta.</translation>
    </message>
    <message>
        <source>Take this entry out of the plan.</source>
        <translation>Tirar esta série do plano.</translation>
    </message>
    <message>
        <source>games</source>
        <translation>partidas</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>distribuições</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>O que se conta</translation>
    </message>
    <message>
        <source>The same number plays the same games again, everywhere.</source>
        <translation>O mesmo número joga as mesmas partidas de novo, em qualquer lugar.</translation>
    </message>
    <message>
        <source>This entry</source>
        <translation>Esta série</translation>
    </message>
    <message>
        <source>Each entry</source>
        <translation>Cada série</translation>
    </message>
    <message>
        <source>&amp;Number</source>
        <translation>&amp;Número</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>&amp;Semente</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Título</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>fora do jogo</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>pensando</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>é a vez</translation>
    </message>
    <message>
        <source>still to draw</source>
        <translation>ainda tem de comprar</translation>
    </message>
    <message>
        <source>holds {cards}</source>
        <translation>tem {cards}</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>seu parceiro</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>About your settings: {why}</source>
        <translation>Sobre seus ajustes: {why}</translation>
    </message>
    <message>
        <source>Your settings are not kept: {why}.</source>
        <translation>Seus ajustes não são guardados: {why}.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Change the language? The designer’s trial game or balance ends by it.</source>
        <translation>Mudar o idioma? A partida de teste ou o equilíbrio do editor termina com isso.</translation>
    </message>
    <message>
        <source>C&amp;hange it</source>
        <translation>&amp;Mudar</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Pressione a tecla</translation>
    </message>
</context>
<context>
    <name>RangePlot</name>
    <message>
        <source>{name}: {value} ({low} to {high})</source>
        <translation>{name}: {value} (de {low} a {high})</translation>
    </message>
</context>
<context>
    <name>RatedDialog</name>
    <message>
        <source>Rated games</source>
        <translation>Partidas valendo pontos</translation>
    </message>
    <message>
        <source>&amp;Play a rated game</source>
        <translation>&amp;Jogar valendo pontos</translation>
    </message>
    <message>
        <source>&amp;Open the game</source>
        <translation>&amp;Abrir a partida</translation>
    </message>
    <message>
        <source>Deal a game that counts for your rating, without undo and without hints</source>
        <translation>Dar uma partida que vale para a sua pontuação: sem desfazer e sem dicas</translation>
    </message>
    <message>
        <source>Look at the chosen game on the table; the game in progress is kept</source>
        <translation>Ver a partida escolhida na mesa; a partida em andamento fica guardada</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>J&amp;ogo</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>You play alone against one computer, which is picked for you by your rating. Nothing can be taken back, and there are no hints and no chances. A game that you leave can be gone on with; it counts when it ends.</source>
        <translation>Você joga sozinho contra um computador, escolhido pela sua pontuação. Nada pode ser desfeito, e não há dicas nem chances. Uma partida deixada pode ser continuada; ela conta quando termina.</translation>
    </message>
    <message>
        <source>The last rated games</source>
        <translation>As últimas partidas valendo pontos</translation>
    </message>
    <message>
        <source>Double-click a game, or press Enter, to look at it again.</source>
        <translation>Clique duplo ou Enter em uma partida para vê-la de novo.</translation>
    </message>
    <message>
        <source>Your rating: {points}</source>
        <translation>Sua pontuação: {points}</translation>
    </message>
    <message>
        <source>Next opponent: {level} ({points}).</source>
        <translation>Próximo adversário: {level} ({points}).</translation>
    </message>
    <message>
        <source>{when}   {result} against {level}, {moves}   {rating} ({change})</source>
        <translation>{when}   {result} contra {level}, {moves}   {rating} ({change})</translation>
    </message>
</context>
<context>
    <name>RatingGraph</name>
    <message>
        <source>Rating through your games</source>
        <translation>Pontuação ao longo das suas partidas</translation>
    </message>
    <message>
        <source>The graph begins with your first rated game.</source>
        <translation>O gráfico começa com sua primeira partida valendo pontos.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>another side</source>
        <translation>outro lado</translation>
    </message>
    <message>
        <source>It wins the game.</source>
        <translation>Vence a partida.</translation>
    </message>
    <message>
        <source>It makes a row; your side then has {amount} of the {of} it needs.</source>
        <translation>Faz uma fileira; seu lado tem então {amount} das {of} de que precisa.</translation>
    </message>
    <message>
        <source>It builds in two directions at once: whoever stops one leaves the other.</source>
        <translation>Constrói em duas direções ao mesmo tempo: quem detém uma deixa a outra.</translation>
    </message>
    <message>
        <source>The free cell {cell} counts in it as yours.</source>
        <translation>A casa livre {cell} conta nela como sua.</translation>
    </message>
    <message>
        <source>It takes a chip out of {line}, where {who} had {amount} of {of}.</source>
        <translation>Tira uma ficha de {line}, onde {who} tinha {amount} de {of}.</translation>
    </message>
    <message>
        <source>It breaks up the finished row {line} of {who}.</source>
        <translation>Desfaz a fileira pronta {line} de {who}.</translation>
    </message>
    <message>
        <source>It takes the only enemy chip out of {line}, where your side has {amount} of {of}.</source>
        <translation>Tira a única ficha adversária de {line}, onde seu lado tem {amount} de {of}.</translation>
    </message>
    <message>
        <source>Nobody else can get a card for that cell any more.</source>
        <translation>Ninguém mais pode conseguir carta para essa casa.</translation>
    </message>
    <message>
        <source>It saves {card}, which could do the same.</source>
        <translation>Poupa {card}, que poderia fazer o mesmo.</translation>
    </message>
    <message>
        <source>No plain card in your hand does as much.</source>
        <translation>Nenhuma carta comum da sua mão faz tanto.</translation>
    </message>
    <message>
        <source>But it costs {card}.</source>
        <translation>Mas custa {card}.</translation>
    </message>
    <message>
        <source>You hold {card} more than once, so its other cell is not lost to you.</source>
        <translation>Você tem {card} mais de uma vez, então as outras casas não se perdem.</translation>
    </message>
    <message>
        <source>On {cell} the same card would do less.</source>
        <translation>Em {cell} a mesma carta faria menos.</translation>
    </message>
    <message>
        <source>But {cell} is out of reach for that card then.</source>
        <translation>Mas {cell} fica então fora do alcance dessa carta.</translation>
    </message>
    <message>
        <source>It fits in fewer places than your other cards, which stay in your hand.</source>
        <translation>Ela cabe em menos lugares que suas outras cartas, que ficam na mão.</translation>
    </message>
    <message>
        <source>It has no cell left, and a new card comes for it.</source>
        <translation>Não resta casa para ela, e uma nova carta vem no lugar.</translation>
    </message>
    <message>
        <source>Nothing is urgent, and more cards give more choice.</source>
        <translation>Nada é urgente, e mais cartas dão mais escolha.</translation>
    </message>
    <message>
        <source>You have not drawn yet for your last turn.</source>
        <translation>Você ainda não comprou pela sua última vez.</translation>
    </message>
    <message>
        <source>It can do more than any plain card.</source>
        <translation>Ela pode mais que qualquer carta comum.</translation>
    </message>
    <message>
        <source>Your chip on {cell} and the enemy’s on {other} change places.</source>
        <translation>Sua ficha em {cell} e a adversária em {other} trocam de lugar.</translation>
    </message>
    <message>
        <source>Nothing else can be done.</source>
        <translation>Nada mais pode ser feito.</translation>
    </message>
    <message>
        <source>There is no other move.</source>
        <translation>Não há outra jogada.</translation>
    </message>
    <message>
        <source>Nothing better is in sight, and it gives nothing away.</source>
        <translation>Nada melhor à vista, e não entrega nada.</translation>
    </message>
    <message>
        <source>Then only {cell} is missing for the row {line}, and you hold a card for it.</source>
        <translation>Então só falta {cell} para a fileira {line}, e você tem uma carta para isso.</translation>
    </message>
    <message>
        <source>Then only {cell} is missing for the row {line}.</source>
        <translation>Então só falta {cell} para a fileira {line}.</translation>
    </message>
    <message>
        <source>Your side then has {amount} of {of} in {line}, and you hold the cards for the rest.</source>
        <translation>Seu lado tem então {amount} de {of} em {line}, e você tem as cartas para o resto.</translation>
    </message>
    <message>
        <source>Your side then has {amount} of {of} in {line}, and you hold a card for more of it.</source>
        <translation>Seu lado tem então {amount} de {of} em {line}, e você tem uma carta para avançar.</translation>
    </message>
    <message>
        <source>Your side then has {amount} of {of} in {line}.</source>
        <translation>Seu lado tem então {amount} de {of} em {line}.</translation>
    </message>
    <message>
        <source>It stops {who}, who moves next and has {amount} of {of} in {line}.</source>
        <translation>Detém {who}, que joga em seguida e tem {amount} de {of} em {line}.</translation>
    </message>
    <message>
        <source>It stops {who}, who has {amount} of {of} in {line}.</source>
        <translation>Detém {who}, que tem {amount} de {of} em {line}.</translation>
    </message>
    <message>
        <source>It can be played on {cell}.</source>
        <translation>Pode ser jogada em {cell}.</translation>
    </message>
    <message>
        <source>It is the most useful of the open cards.</source>
        <translation>É a mais útil das cartas abertas.</translation>
    </message>
    <message>
        <source>You will miss it least.</source>
        <translation>É a que fará menos falta.</translation>
    </message>
    <message>
        <source>It is the chip that they will miss most.</source>
        <translation>É a ficha que mais falta fará a eles.</translation>
    </message>
</context>
<context>
    <name>ReasonsDialog</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
</context>
<context>
    <name>Recall</name>
    <message>
        <source>Since you last looked</source>
        <translation>Desde que você olhou pela última vez</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>The start, before move 1 of {last}</source>
        <translation>O início, antes da jogada 1 de {last}</translation>
    </message>
    <message>
        <source>After move {ply} of {last}</source>
        <translation>Depois da jogada {ply} de {last}</translation>
    </message>
    <message>
        <source>The end, after move {ply} of {last}</source>
        <translation>O fim, depois da jogada {ply} de {last}</translation>
    </message>
    <message>
        <source>Now, after move {ply} of {last}</source>
        <translation>Agora, depois da jogada {ply} de {last}</translation>
    </message>
    <message>
        <source>My cards</source>
        <translation>Minhas cartas</translation>
    </message>
    <message>
        <source>See what you saw yourself.</source>
        <translation>Ver o que você mesmo viu.</translation>
    </message>
    <message>
        <source>Nobody’s cards</source>
        <translation>As cartas de ninguém</translation>
    </message>
    <message>
        <source>Show no hand.</source>
        <translation>Não mostrar nenhuma mão.</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Todas as mãos</translation>
    </message>
    <message>
        <source>Show every hand, in the list of players.</source>
        <translation>Mostrar todas as mãos, na lista de jogadores.</translation>
    </message>
    <message>
        <source>Whose cards are shown: {chosen}</source>
        <translation>De quem se veem as cartas: {chosen}</translation>
    </message>
    <message>
        <source>Choose whose cards are shown.</source>
        <translation>Escolher de quem se veem as cartas.</translation>
    </message>
    <message>
        <source>Once the game is over, every hand can be seen.</source>
        <translation>Quando a partida terminar, todas as mãos poderão ser vistas.</translation>
    </message>
    <message>
        <source>Speed of the replay: {chosen}</source>
        <translation>Velocidade do replay: {chosen}</translation>
    </message>
    <message>
        <source>Choose how fast moves follow each other.</source>
        <translation>Escolher com que rapidez as jogadas se sucedem.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Momento da partida</translation>
    </message>
    <message>
        <source>Drag to another moment; Space plays the moves.</source>
        <translation>Arraste para outro momento; Espaço reproduz as jogadas.</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Velocidade</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>What else can be done with the moment shown</source>
        <translation>O que mais se pode fazer com o momento mostrado</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Voltar à partida</translation>
    </message>
    <message>
        <source>Show the board as it is now</source>
        <translation>Mostrar o tabuleiro como está agora</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Best cards</source>
        <translation>Melhores cartas</translation>
    </message>
    <message>
        <source>Hardest cards</source>
        <translation>Cartas mais difíceis</translation>
    </message>
    <message>
        <source>Too few games to say anything of single cards.</source>
        <translation>Partidas de menos para dizer algo de cartas isoladas.</translation>
    </message>
    <message>
        <source>{games} games of {players} players, level {level}, seed {seed}.</source>
        <translation>{games} partidas de {players} jogadores, nível {level}, semente {seed}.</translation>
    </message>
    <message>
        <source>Who began won {wins} of {decided} decided games: {share} % (the truth lies, with 95 % certainty, between {low} % and {high} %; fair would be {fair} %). {verdict}</source>
        <translation>Quem começou venceu {wins} de {decided} partidas decididas: {share} % (a verdade está, com 95 % de certeza, entre {low} % e {high} %; o justo seria {fair} %). {verdict}</translation>
    </message>
    <message>
        <source>A game takes {mean} moves on average, half of them at most {median}; the shortest took {shortest}, the longest {longest}.</source>
        <translation>Uma partida leva {mean} jogadas em média, metade delas no máximo {median}; a mais curta levou {shortest}, a mais longa {longest}.</translation>
    </message>
    <message>
        <source>Games that nobody won: {draws} ({share} %).</source>
        <translation>Partidas que ninguém venceu: {draws} ({share} %).</translation>
    </message>
    <message>
        <source>The bars on the board show how often a cell was in a winning row: from {least} % of the decided games ({coolest}) to {most} % ({warmest}).</source>
        <translation>As barras no tabuleiro mostram quantas vezes uma casa esteve em uma fileira vencedora: de {least} % das partidas decididas ({coolest}) a {most} % ({warmest}).</translation>
    </message>
    <message>
        <source>To begin seems to be an advantage.</source>
        <translation>Começar parece ser vantagem.</translation>
    </message>
    <message>
        <source>To begin seems to be a disadvantage.</source>
        <translation>Começar parece ser desvantagem.</translation>
    </message>
    <message>
        <source>No difference is proved.</source>
        <translation>Nenhuma diferença foi provada.</translation>
    </message>
    <message>
        <source>{share} % of {count} chips ended in a winning row</source>
        <translation>{share} % de {count} fichas terminaram em uma fileira vencedora</translation>
    </message>
</context>
<context>
    <name>ResultsPane</name>
    <message>
        <source>C&amp;omparison</source>
        <translation>C&amp;omparação</translation>
    </message>
    <message>
        <source>Side b&amp;y side</source>
        <translation>&amp;Lado a lado</translation>
    </message>
    <message>
        <source>Choose at the left who plays what, and press Run: the games are played in the background, in all cores, and what they say is drawn here as they arrive. Add an entry to compare two boards, two games or two levels; the menu Plan has examples.</source>
        <translation>Escolha à esquerda quem joga o quê e aperte Começar: as partidas são jogadas em segundo plano, em todos os núcleos, e o que dizem é desenhado aqui à medida que chega. Acrescente uma série para comparar dois tabuleiros, dois jogos ou dois níveis; o menu Plano tem exemplos.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Move {number}: {deed}</source>
        <translation>Jogada {number}: {deed}</translation>
    </message>
    <message>
        <source>Luck: {cards} came, which was worth {chance}.</source>
        <translation>Sorte: veio {cards}, o que valeu {chance}.</translation>
    </message>
    <message>
        <source>Bad luck: {cards} came, which cost {chance}.</source>
        <translation>Azar: veio {cards}, o que custou {chance}.</translation>
    </message>
    <message>
        <source>Luck: the draw was worth {chance}.</source>
        <translation>Sorte: a compra valeu {chance}.</translation>
    </message>
    <message>
        <source>Bad luck: the draw cost {chance}.</source>
        <translation>Azar: a compra custou {chance}.</translation>
    </message>
    <message>
        <source>What the others did until your next turn brought you {chance}.</source>
        <translation>O que os outros fizeram até sua próxima vez lhe deu {chance}.</translation>
    </message>
    <message>
        <source>What the others did until your next turn cost you {chance}.</source>
        <translation>O que os outros fizeram até sua próxima vez lhe custou {chance}.</translation>
    </message>
    <message>
        <source>No other move would have been better.</source>
        <translation>Nenhuma outra jogada teria sido melhor.</translation>
    </message>
    <message>
        <source>Better: {move} ({best} instead of {played}).</source>
        <translation>Melhor: {move} ({best} em vez de {played}).</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>A distribuição</translation>
    </message>
    <message>
        <source>Luck: your first hand, and who began.</source>
        <translation>Sorte: sua primeira mão, e quem começou.</translation>
    </message>
    <message>
        <source>The rolls</source>
        <translation>Os lances</translation>
    </message>
    <message>
        <source>The draws</source>
        <translation>As compras</translation>
    </message>
    <message>
        <source>Luck: what came, against what might have come.</source>
        <translation>Sorte: o que veio, diante do que poderia ter vindo.</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Suas escolhas</translation>
    </message>
    <message>
        <source>Skill: what your moves lost against the best ones found.</source>
        <translation>Habilidade: o que suas jogadas perderam diante das melhores achadas.</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Os outros</translation>
    </message>
    <message>
        <source>How they played, and their luck: one cannot see these apart.</source>
        <translation>Como jogaram, e a sorte deles: não dá para separar.</translation>
    </message>
    <message>
        <source>None of your turns has been looked at.</source>
        <translation>Nenhuma das suas vezes foi examinada.</translation>
    </message>
    <message>
        <source>Only the first {count} of your turns have been looked at.</source>
        <translation>Só as primeiras {count} das suas vezes foram examinadas.</translation>
    </message>
    <message>
        <source>You won.</source>
        <translation>Você venceu.</translation>
    </message>
    <message>
        <source>You lost.</source>
        <translation>Você perdeu.</translation>
    </message>
    <message>
        <source>It was a draw.</source>
        <translation>Foi empate.</translation>
    </message>
    <message>
        <source>Luck was with you: the cards were worth {chance}.</source>
        <translation>A sorte esteve com você: as cartas valeram {chance}.</translation>
    </message>
    <message>
        <source>Luck was against you: the cards cost you {chance}.</source>
        <translation>A sorte esteve contra você: as cartas lhe custaram {chance}.</translation>
    </message>
    <message>
        <source>The cards were neither kind nor unkind to you.</source>
        <translation>As cartas não foram boas nem más com você.</translation>
    </message>
    <message>
        <source>You hardly missed a better move.</source>
        <translation>Você quase não perdeu jogada melhor.</translation>
    </message>
    <message>
        <source>Better moves would have been worth {chance} in all.</source>
        <translation>Jogadas melhores teriam valido {chance} ao todo.</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>The game of {name}</source>
        <translation>A partida de {name}</translation>
    </message>
    <message>
        <source>Looking at every turn of the game…</source>
        <translation>Examinando cada vez da partida…</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Show what has been found so far</source>
        <translation>Mostrar o que foi achado até agora</translation>
    </message>
    <message>
        <source>Where it turned</source>
        <translation>Onde virou</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Sorte e habilidade</translation>
    </message>
    <message>
        <source>Choose one to see the board as it was then</source>
        <translation>Escolha uma para ver o tabuleiro como era</translation>
    </message>
    <message>
        <source>Chances through the game</source>
        <translation>Chances ao longo da partida</translation>
    </message>
    <message>
        <source>Click to look at the board at that moment</source>
        <translation>Clique para ver o tabuleiro naquele momento</translation>
    </message>
    <message>
        <source>Whose game</source>
        <translation>A partida de quem</translation>
    </message>
</context>
<context>
    <name>Reviewing</name>
    <message>
        <source>The game cannot be reviewed: the process that looks at it has failed.</source>
        <translation>A partida não pode ser analisada: o processo que a examina falhou.</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Os outros</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Melhor</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jogado</translation>
    </message>
</context>
<context>
    <name>Row</name>
    <message>
        <source>Back to what it was at first: {value}</source>
        <translation>Voltar ao valor do início: {value}</translation>
    </message>
</context>
<context>
    <name>RuleChecks</name>
    <message>
        <source>Use whole numbers from {low} to {high}, separated by commas.</source>
        <translation>Use números inteiros de {low} a {high}, separados por vírgulas.</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <source>Shapes have no line that could be lengthened. Leave this out, or make lines.</source>
        <translation>Formas não têm linha que se prolongue. Deixe isso de fora, ou faça linhas.</translation>
    </message>
    <message>
        <source>Only a draw after playing can be forgotten. Let cards draw themselves, or have them drawn after playing.</source>
        <translation>Só uma compra depois de jogar pode ser esquecida. Deixe as cartas se comprarem sozinhas, ou faça comprar depois de jogar.</translation>
    </message>
    <message>
        <source>Free cells cannot count for everybody and be earned at once. Let free cells count for nobody.</source>
        <translation>Casas livres não podem contar para todos e ser conquistadas ao mesmo tempo. Faça com que não contem para ninguém.</translation>
    </message>
    <message>
        <source>Nobody can play yet. Allow at least one number of players.</source>
        <translation>Ninguém pode jogar ainda. Permita ao menos um número de jogadores.</translation>
    </message>
    <message>
        <source>There is no board “{name}” here. Choose another.</source>
        <translation>Não há aqui tabuleiro “{name}”. Escolha outro.</translation>
    </message>
    <message>
        <source>Say how many cards {players} are dealt, or leave them out.</source>
        <translation>Diga quantas cartas {players} recebem, ou deixe-os de fora.</translation>
    </message>
    <message>
        <source>{players} with {cards} each need {needed}, but there are only {deck}. Deal fewer, or do not allow so many players.</source>
        <translation>{players} com {cards} cada precisam de {needed}, mas só há {deck}. Dê menos, ou não permita tantos jogadores.</translation>
    </message>
    <message>
        <source>No row of {length} fits on the board “{board}”, which has {columns} by {rows} cells. Make rows shorter, or choose a larger board.</source>
        <translation>Nenhuma fileira de {length} cabe no tabuleiro “{board}”, que tem {columns} por {rows} casas. Encurte as fileiras, ou escolha um tabuleiro maior.</translation>
    </message>
    <message>
        <source>The board “{board}” has {have} of them. Change the number or the board.</source>
        <translation>O tabuleiro “{board}” tem {have}. Mude o número ou o tabuleiro.</translation>
    </message>
    <message>
        <source>No cell of the board “{board}” shows {cards}, and they have no power. Choose another board, leave the cards out, or give them a power.</source>
        <translation>Nenhuma casa do tabuleiro “{board}” mostra {cards}, e elas não têm poder. Escolha outro tabuleiro, tire as cartas, ou dê-lhes um poder.</translation>
    </message>
    <message>
        <source>{cards} and {count} others</source>
        <translation>{cards} e outras {count}</translation>
    </message>
</context>
<context>
    <name>RuleFlags</name>
    <message>
        <source>A full hand must play</source>
        <translation>Com a mão cheia é preciso jogar</translation>
    </message>
    <message>
        <source>A full hand may draw as well</source>
        <translation>Com a mão cheia também se pode comprar</translation>
    </message>
    <message>
        <source>An empty hand must draw</source>
        <translation>Com a mão vazia é preciso comprar</translation>
    </message>
    <message>
        <source>An empty hand may also pass</source>
        <translation>Com a mão vazia também se pode passar</translation>
    </message>
    <message>
        <source>One’s own chips may be removed too</source>
        <translation>Fichas próprias também podem ser tiradas</translation>
    </message>
    <message>
        <source>One’s own chips may not be removed</source>
        <translation>Fichas próprias não podem ser tiradas</translation>
    </message>
    <message>
        <source>One says which card a wild card stands for</source>
        <translation>Diz-se que carta um curinga representa</translation>
    </message>
    <message>
        <source>A wild card need not be named</source>
        <translation>Não é preciso dizer que carta um curinga representa</translation>
    </message>
    <message>
        <source>Chips of a finished row are safe</source>
        <translation>Fichas de uma fileira pronta estão a salvo</translation>
    </message>
    <message>
        <source>Chips of a finished row are not safe</source>
        <translation>Fichas de uma fileira pronta não estão a salvo</translation>
    </message>
    <message>
        <source>Chips that lengthen a finished row are safe too</source>
        <translation>Fichas que prolongam uma fileira pronta também estão a salvo</translation>
    </message>
    <message>
        <source>Chips that lengthen a finished row are not safe</source>
        <translation>Fichas que prolongam uma fileira pronta não estão a salvo</translation>
    </message>
    <message>
        <source>Chips on earned corners are safe</source>
        <translation>Fichas em cantos conquistados estão a salvo</translation>
    </message>
    <message>
        <source>Chips on earned corners are not safe</source>
        <translation>Fichas em cantos conquistados não estão a salvo</translation>
    </message>
    <message>
        <source>One line may hold two rows of a side</source>
        <translation>Uma linha pode ter duas fileiras de um lado</translation>
    </message>
    <message>
        <source>Two rows of a side never lie in the same line</source>
        <translation>Duas fileiras de um lado nunca ficam na mesma linha</translation>
    </message>
    <message>
        <source>Two rows may use the same free cell</source>
        <translation>Duas fileiras podem usar a mesma casa livre</translation>
    </message>
    <message>
        <source>A side may use each free cell in one row only</source>
        <translation>Um lado pode usar cada casa livre em uma só fileira</translation>
    </message>
    <message>
        <source>A row counts only when it is announced</source>
        <translation>Uma fileira só conta se for anunciada</translation>
    </message>
    <message>
        <source>A row need not be announced</source>
        <translation>Uma fileira não precisa ser anunciada</translation>
    </message>
    <message>
        <source>The stock lies face up</source>
        <translation>O monte fica virado para cima</translation>
    </message>
    <message>
        <source>The stock lies face down</source>
        <translation>O monte fica virado para baixo</translation>
    </message>
    <message>
        <source>Turning in a dead card is free to choose</source>
        <translation>Entregar uma carta morta é livre escolha</translation>
    </message>
    <message>
        <source>A dead card must be turned in before one plays</source>
        <translation>Uma carta morta tem de ser entregue antes de jogar</translation>
    </message>
    <message>
        <source>Dead cards may be turned in only when no card can be played</source>
        <translation>Cartas mortas só podem ser entregues quando nenhuma carta pode ser jogada</translation>
    </message>
    <message>
        <source>Dead cards may be turned in even if another card can be played</source>
        <translation>Cartas mortas podem ser entregues mesmo que outra carta possa ser jogada</translation>
    </message>
    <message>
        <source>Dead cards that are turned in are named</source>
        <translation>Cartas mortas entregues são ditas</translation>
    </message>
    <message>
        <source>Dead cards that are turned in are not named</source>
        <translation>Cartas mortas entregues não são ditas</translation>
    </message>
    <message>
        <source>Turning in a dead card ends the time for a late draw</source>
        <translation>Entregar uma carta morta acaba o tempo de comprar atrasado</translation>
    </message>
    <message>
        <source>Turning in a dead card leaves time for a late draw</source>
        <translation>Entregar uma carta morta deixa tempo de comprar atrasado</translation>
    </message>
    <message>
        <source>Another turn even if the roll could not be used</source>
        <translation>Outra vez mesmo que o lance não pudesse ser usado</translation>
    </message>
    <message>
        <source>No further turn if the roll could not be used</source>
        <translation>Nenhuma outra vez se o lance não pôde ser usado</translation>
    </message>
</context>
<context>
    <name>RuleGroups</name>
    <message>
        <source>Players and sides</source>
        <translation>Jogadores e lados</translation>
    </message>
    <message>
        <source>Cards, dice and hands</source>
        <translation>Cartas, dados e mãos</translation>
    </message>
    <message>
        <source>Board and corners</source>
        <translation>Tabuleiro e cantos</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Cartas especiais</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Fileiras</translation>
    </message>
    <message>
        <source>Winning, points and ties</source>
        <translation>Vitória, pontos e empates</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Comprar</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>Cartas mortas</translation>
    </message>
    <message>
        <source>Forgetting, talking, clock</source>
        <translation>Esquecer, falar, relógio</translation>
    </message>
    <message>
        <source>Look of the table</source>
        <translation>Aparência da mesa</translation>
    </message>
    <message>
        <source>Name and origin</source>
        <translation>Nome e origem</translation>
    </message>
</context>
<context>
    <name>RuleLabels</name>
    <message>
        <source>Name of the file</source>
        <translation>Nome do arquivo</translation>
    </message>
    <message>
        <source>It is made from the name when the rules are saved.</source>
        <translation>É feito do nome quando as regras são salvas.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>What people read in the list of games.</source>
        <translation>O que se lê na lista de jogos.</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descrição</translation>
    </message>
    <message>
        <source>One paragraph: what kind of game it is and what is special.</source>
        <translation>Um parágrafo: que tipo de jogo é e o que tem de especial.</translation>
    </message>
    <message>
        <source>Where the rules come from</source>
        <translation>De onde vêm as regras</translation>
    </message>
    <message>
        <source>A book, a web site, a family; so that others can look it up.</source>
        <translation>Um livro, um site, uma família; para que outros possam conferir.</translation>
    </message>
    <message>
        <source>Who may play</source>
        <translation>Quem pode jogar</translation>
    </message>
    <message>
        <source>How many may play, and into how many sides of equal size they may part. Where there are several, the usual number of sides is offered first.</source>
        <translation>Quantos podem jogar, e em quantos lados iguais podem se dividir. Havendo vários, o número habitual de lados é oferecido primeiro.</translation>
    </message>
    <message>
        <source>Seating of team-mates</source>
        <translation>Lugares dos parceiros</translation>
    </message>
    <message>
        <source>Apart, the sides take turns around the table. Side by side, all members of a side move before the next side does.</source>
        <translation>Separados: os lados se alternam em volta da mesa. Juntos: todos os membros de um lado jogam antes do próximo lado.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Quem começa</translation>
    </message>
    <message>
        <source>The first move is a small advantage.</source>
        <translation>A primeira jogada é uma pequena vantagem.</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Sentido do jogo</translation>
    </message>
    <message>
        <source>The way the turn passes around the table.</source>
        <translation>O sentido em que a vez passa na mesa.</translation>
    </message>
    <message>
        <source>Played with</source>
        <translation>Joga-se com</translation>
    </message>
    <message>
        <source>With cards one chooses from a hand. With dice there is no hand: the roll says where the chip goes.</source>
        <translation>Com cartas escolhe-se de uma mão. Com dados não há mão: o lance diz onde vai a ficha.</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>Baralhos</translation>
    </message>
    <message>
        <source>So many packs are shuffled together; more packs, longer games.</source>
        <translation>Tantos baralhos são embaralhados juntos; mais baralhos, partidas mais longas.</translation>
    </message>
    <message>
        <source>Jokers in all</source>
        <translation>Curingas ao todo</translation>
    </message>
    <message>
        <source>Jokers need a power, since no cell shows a joker.</source>
        <translation>Curingas precisam de um poder, pois nenhuma casa mostra um curinga.</translation>
    </message>
    <message>
        <source>Ranks in a pack</source>
        <translation>Valores em um baralho</translation>
    </message>
    <message>
        <source>Ranks left out are not dealt; cells that show them can be reached by special cards only.</source>
        <translation>Valores deixados de fora não são dados; as casas que os mostram só são alcançadas por cartas especiais.</translation>
    </message>
    <message>
        <source>Number cards</source>
        <translation>Cartas numéricas</translation>
    </message>
    <message>
        <source>Each number from the first to the last once a pack, in place of playing cards. They need a board of numbers.</source>
        <translation>Cada número do primeiro ao último uma vez por baralho, em vez de cartas de baralho. Precisam de um tabuleiro de números.</translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation>Cartas por jogador</translation>
    </message>
    <message>
        <source>The same number for any number of players. Not used, the list by players holds.</source>
        <translation>O mesmo número para qualquer número de jogadores. Sem uso, vale a lista por jogadores.</translation>
    </message>
    <message>
        <source>Cards each, by players</source>
        <translation>Cartas por jogador, conforme os jogadores</translation>
    </message>
    <message>
        <source>The more players, the fewer cards each, as a rule.</source>
        <translation>Em geral, quanto mais jogadores, menos cartas cada um.</translation>
    </message>
    <message>
        <source>Most cards in a hand</source>
        <translation>Máximo de cartas na mão</translation>
    </message>
    <message>
        <source>Who holds so many may not draw and has to play.</source>
        <translation>Quem tem tantas não pode comprar e tem de jogar.</translation>
    </message>
    <message>
        <source>A number goes on</source>
        <translation>Um número vai em</translation>
    </message>
    <message>
        <source>On higher numbers too, low cards are strong: they fit nearly everywhere.</source>
        <translation>Também em números maiores, cartas baixas são fortes: cabem em quase toda parte.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>How many dice are rolled; their total counts.</source>
        <translation>Quantos dados são lançados; conta o total.</translation>
    </message>
    <message>
        <source>Faces of a die</source>
        <translation>Faces de um dado</translation>
    </message>
    <message>
        <source>The board has to show every total that has no power.</source>
        <translation>O tabuleiro tem de mostrar cada total que não tem poder.</translation>
    </message>
    <message>
        <source>Rolls that give another turn</source>
        <translation>Lances que dão outra vez</translation>
    </message>
    <message>
        <source>Totals, separated by commas. The turn may repeat for ever.</source>
        <translation>Totais, separados por vírgulas. A vez pode se repetir sempre.</translation>
    </message>
    <message>
        <source>Another turn even if the roll could not be used</source>
        <translation>Outra vez mesmo que o lance não pudesse ser usado</translation>
    </message>
    <message>
        <source>Otherwise a roll without effect gives no further turn.</source>
        <translation>Senão um lance sem efeito não dá outra vez.</translation>
    </message>
    <message>
        <source>Usual board</source>
        <translation>Tabuleiro habitual</translation>
    </message>
    <message>
        <source>The board that is offered first; others that fit may do too.</source>
        <translation>O tabuleiro oferecido primeiro; outros que servem também valem.</translation>
    </message>
    <message>
        <source>A board of its own</source>
        <translation>Um tabuleiro próprio</translation>
    </message>
    <message>
        <source>A line for each row of cells, such as “XX 2S 3S 4S”; XX is a free cell. It goes before the usual board.</source>
        <translation>Uma linha para cada linha de casas, como “XX 2S 3S 4S”; XX é uma casa livre. Vale antes do tabuleiro habitual.</translation>
    </message>
    <message>
        <source>Rows of cells a board must have</source>
        <translation>Linhas que um tabuleiro tem de ter</translation>
    </message>
    <message>
        <source>Boards of another height are not offered.</source>
        <translation>Tabuleiros de outra altura não são oferecidos.</translation>
    </message>
    <message>
        <source>Columns a board must have</source>
        <translation>Colunas que um tabuleiro tem de ter</translation>
    </message>
    <message>
        <source>Boards of another width are not offered.</source>
        <translation>Tabuleiros de outra largura não são oferecidos.</translation>
    </message>
    <message>
        <source>Free cells</source>
        <translation>Casas livres</translation>
    </message>
    <message>
        <source>Counting for every side, a row through a free corner needs one chip less.</source>
        <translation>Se contam para todos os lados, uma fileira por um canto livre precisa de uma ficha a menos.</translation>
    </message>
    <message>
        <source>Free cells are earned</source>
        <translation>Casas livres são conquistadas</translation>
    </message>
    <message>
        <source>They start empty, and only a card with the power for corners puts a chip there.</source>
        <translation>Começam vazias, e só uma carta com o poder dos cantos põe ficha ali.</translation>
    </message>
    <message>
        <source>Cards and rolls with a power</source>
        <translation>Cartas e lances com poder</translation>
    </message>
    <message>
        <source>What jacks, jokers or certain rolls do. A card with a power is not played on its own cells.</source>
        <translation>O que fazem valetes, curingas ou certos lances. Uma carta com poder não é jogada nas próprias casas.</translation>
    </message>
    <message>
        <source>When all its cells are covered, a card or roll</source>
        <translation>Quando todas as casas estão cobertas, uma carta ou lance</translation>
    </message>
    <message>
        <source>Taking the place of an enemy chip keeps the game moving to the very end.</source>
        <translation>Tomar o lugar de uma ficha adversária mantém o jogo em movimento até o fim.</translation>
    </message>
    <message>
        <source>Removing may take one’s own chips</source>
        <translation>Podem-se tirar fichas próprias</translation>
    </message>
    <message>
        <source>Seldom wise, but it keeps such a card from being stuck.</source>
        <translation>Raramente é sensato, mas assim uma carta dessas nunca fica presa.</translation>
    </message>
    <message>
        <source>Wild cards are named</source>
        <translation>Curingas são nomeados</translation>
    </message>
    <message>
        <source>One says which card a wild card stands for. A custom at the table only.</source>
        <translation>Diz-se que carta um curinga representa. Só um costume de mesa.</translation>
    </message>
    <message>
        <source>Chips of a finished row are safe</source>
        <translation>Fichas de uma fileira pronta estão a salvo</translation>
    </message>
    <message>
        <source>Otherwise a finished row can be broken again.</source>
        <translation>Senão uma fileira pronta pode ser desfeita.</translation>
    </message>
    <message>
        <source>Chips that lengthen a finished row are safe too</source>
        <translation>Fichas que prolongam uma fileira pronta também estão a salvo</translation>
    </message>
    <message>
        <source>Otherwise the sixth chip in a line of five can be taken.</source>
        <translation>Senão a sexta ficha de uma linha de cinco pode ser tirada.</translation>
    </message>
    <message>
        <source>Chips on earned corners are safe</source>
        <translation>Fichas em cantos conquistados estão a salvo</translation>
    </message>
    <message>
        <source>Otherwise they can be taken like any other chip.</source>
        <translation>Senão podem ser tiradas como qualquer outra.</translation>
    </message>
    <message>
        <source>Cells safe from a card or roll</source>
        <translation>Casas a salvo de uma carta ou lance</translation>
    </message>
    <message>
        <source>Numbers whose cells a certain card or roll cannot touch.</source>
        <translation>Números cujas casas certa carta ou certo lance não pode tocar.</translation>
    </message>
    <message>
        <source>Chips in a row</source>
        <translation>Fichas em uma fileira</translation>
    </message>
    <message>
        <source>Shorter rows are made sooner and blocked less easily.</source>
        <translation>Fileiras mais curtas se fazem antes e se bloqueiam menos.</translation>
    </message>
    <message>
        <source>Chips in a row, by sides</source>
        <translation>Fichas em uma fileira, por lados</translation>
    </message>
    <message>
        <source>Where a number of sides is named here, this goes first.</source>
        <translation>Onde aqui há um número de lados, isto vale primeiro.</translation>
    </message>
    <message>
        <source>Shapes instead of lines</source>
        <translation>Formas em vez de linhas</translation>
    </message>
    <message>
        <source>A line for each shape, such as “X../XXX/..X”: X is a chip, a dot is not, and a stroke begins the next row. Each is placed as drawn, without turning.</source>
        <translation>Uma linha para cada forma, como “X../XXX/..X”: X é ficha, ponto não é, e uma barra começa a linha seguinte. Cada uma fica como desenhada, sem girar.</translation>
    </message>
    <message>
        <source>A row counts</source>
        <translation>Uma fileira conta</translation>
    </message>
    <message>
        <source>For good, it is claimed and remembered. Only while it lies there, all rows needed have to be on the board at once.</source>
        <translation>Para sempre: é garantida e lembrada. Só enquanto está lá: todas as fileiras necessárias têm de estar no tabuleiro ao mesmo tempo.</translation>
    </message>
    <message>
        <source>Cells that two rows may share</source>
        <translation>Casas que duas fileiras podem partilhar</translation>
    </message>
    <message>
        <source>With one, nine in a line are two rows of five; with none, ten are needed.</source>
        <translation>Com uma, nove em linha são duas fileiras de cinco; com nenhuma, são precisas dez.</translation>
    </message>
    <message>
        <source>One line may hold two rows of a side</source>
        <translation>Uma linha pode ter duas fileiras de um lado</translation>
    </message>
    <message>
        <source>Otherwise a second row must lie in another line, such as one that crosses.</source>
        <translation>Senão a segunda fileira tem de estar em outra linha, como uma que cruza.</translation>
    </message>
    <message>
        <source>Two rows may use the same free cell</source>
        <translation>Duas fileiras podem usar a mesma casa livre</translation>
    </message>
    <message>
        <source>Otherwise a side may use each free corner once.</source>
        <translation>Senão um lado pode usar cada canto livre uma vez.</translation>
    </message>
    <message>
        <source>When more chips lie in line than a row needs</source>
        <translation>Quando há em linha mais fichas do que uma fileira precisa</translation>
    </message>
    <message>
        <source>Which chips are the row decides which are safe, and what may follow.</source>
        <translation>Quais fichas são a fileira decide quais estão a salvo e o que pode seguir.</translation>
    </message>
    <message>
        <source>A row counts only when it is announced</source>
        <translation>Uma fileira só conta se for anunciada</translation>
    </message>
    <message>
        <source>Who makes a row without saying so has no row; a later chip can still claim it.</source>
        <translation>Quem faz uma fileira sem dizer não a tem; uma ficha posterior ainda pode anunciá-la.</translation>
    </message>
    <message>
        <source>Rows needed, by sides</source>
        <translation>Fileiras necessárias, por lados</translation>
    </message>
    <message>
        <source>Where nothing is said, one row wins.</source>
        <translation>Onde nada é dito, uma fileira vence.</translation>
    </message>
    <message>
        <source>Rows needed, by players</source>
        <translation>Fileiras necessárias, por jogadores</translation>
    </message>
    <message>
        <source>Where a number of players is named here, this goes first.</source>
        <translation>Onde aqui há um número de jogadores, isto vale primeiro.</translation>
    </message>
    <message>
        <source>Patterns that win at once</source>
        <translation>Padrões que vencem na hora</translation>
    </message>
    <message>
        <source>A line for each: “center2x2” for the four cells in the middle, or cells joined by plus signs, such as “a1+b2”.</source>
        <translation>Uma linha para cada: “center2x2” para as quatro casas do meio, ou casas unidas por sinais de mais, como “a1+b2”.</translation>
    </message>
    <message>
        <source>Turns left to the others</source>
        <translation>Vezes que restam aos outros</translation>
    </message>
    <message>
        <source>When a side has its rows, each other side still has so many turns; then the most rows win.</source>
        <translation>Quando um lado tem suas fileiras, cada outro ainda tem tantas vezes; depois vence quem tem mais fileiras.</translation>
    </message>
    <message>
        <source>When nobody has won</source>
        <translation>Quando ninguém venceu</translation>
    </message>
    <message>
        <source>What happens when nobody can move or no card is left.</source>
        <translation>O que acontece quando ninguém pode jogar ou não resta carta.</translation>
    </message>
    <message>
        <source>Lengths that are compared</source>
        <translation>Comprimentos comparados</translation>
    </message>
    <message>
        <source>Separated by commas, in order: the side with more rows of the first length wins, then of the second, and so on.</source>
        <translation>Separados por vírgulas, em ordem: vence o lado com mais fileiras do primeiro comprimento, depois do segundo, e assim por diante.</translation>
    </message>
    <message>
        <source>Points that win the match</source>
        <translation>Pontos que vencem o torneio</translation>
    </message>
    <message>
        <source>A match goes over several deals, until a side has so many.</source>
        <translation>Um torneio tem várias mãos, até um lado ter tantos.</translation>
    </message>
    <message>
        <source>Points for a row, by chips in its line</source>
        <translation>Pontos por fileira, conforme as fichas na linha</translation>
    </message>
    <message>
        <source>A line earns what stands at the greatest number that it reaches.</source>
        <translation>Uma linha rende o que está no maior número que ela alcança.</translation>
    </message>
    <message>
        <source>Extra points for a row with a free cell</source>
        <translation>Pontos extras por fileira com casa livre</translation>
    </message>
    <message>
        <source>For each such row.</source>
        <translation>Por cada fileira assim.</translation>
    </message>
    <message>
        <source>Extra points for two rows at a stroke</source>
        <translation>Pontos extras por duas fileiras de uma vez</translation>
    </message>
    <message>
        <source>For one move that makes two or more rows.</source>
        <translation>Por uma jogada que faz duas ou mais fileiras.</translation>
    </message>
    <message>
        <source>Points for winning a deal</source>
        <translation>Pontos por vencer uma mão</translation>
    </message>
    <message>
        <source>For the side that wins it, however it ends.</source>
        <translation>Para o lado que a vence, termine como terminar.</translation>
    </message>
    <message>
        <source>Points lost for each special card left</source>
        <translation>Pontos perdidos por carta especial que sobra</translation>
    </message>
    <message>
        <source>For cards with a power still in hand at the end of a deal.</source>
        <translation>Por cartas com poder ainda na mão no fim de uma mão.</translation>
    </message>
    <message>
        <source>A card is drawn</source>
        <translation>Uma carta é comprada</translation>
    </message>
    <message>
        <source>Drawing before playing gives one card more to choose from.</source>
        <translation>Comprar antes de jogar dá uma carta a mais para escolher.</translation>
    </message>
    <message>
        <source>A full hand must play</source>
        <translation>Com a mão cheia é preciso jogar</translation>
    </message>
    <message>
        <source>Otherwise one may draw on, however many cards one holds.</source>
        <translation>Senão pode-se comprar sempre, tenha quantas cartas tiver.</translation>
    </message>
    <message>
        <source>An empty hand must draw</source>
        <translation>Com a mão vazia é preciso comprar</translation>
    </message>
    <message>
        <source>Otherwise one may also pass.</source>
        <translation>Senão também se pode passar.</translation>
    </message>
    <message>
        <source>Open cards to draw from</source>
        <translation>Cartas abertas para comprar</translation>
    </message>
    <message>
        <source>So many cards lie open beside the stock; one takes one, and the next is laid there.</source>
        <translation>Tantas cartas ficam abertas ao lado do monte; pega-se uma, e a próxima é posta ali.</translation>
    </message>
    <message>
        <source>The stock lies face up</source>
        <translation>O monte fica virado para cima</translation>
    </message>
    <message>
        <source>Everybody sees the card that comes next from each pile.</source>
        <translation>Todos veem a carta que vem em cada pilha.</translation>
    </message>
    <message>
        <source>Piles of the open stock</source>
        <translation>Pilhas do monte aberto</translation>
    </message>
    <message>
        <source>With several, one chooses from which to draw.</source>
        <translation>Com várias, escolhe-se de qual comprar.</translation>
    </message>
    <message>
        <source>When the stock is empty</source>
        <translation>Quando o monte acaba</translation>
    </message>
    <message>
        <source>Without a new stock the cards run out, and games can end.</source>
        <translation>Sem novo monte as cartas acabam, e partidas podem terminar.</translation>
    </message>
    <message>
        <source>Dead cards turned in each turn</source>
        <translation>Cartas mortas entregues por vez</translation>
    </message>
    <message>
        <source>A card is dead when no cell is left for it. Turned in, it gives a new card, and the turn goes on.</source>
        <translation>Uma carta está morta quando não resta casa para ela. Entregue, dá uma nova, e a vez continua.</translation>
    </message>
    <message>
        <source>Turning in is free to choose</source>
        <translation>Entregar é livre escolha</translation>
    </message>
    <message>
        <source>Otherwise a dead card has to be turned in before one plays.</source>
        <translation>Senão uma carta morta tem de ser entregue antes de jogar.</translation>
    </message>
    <message>
        <source>Only when no card can be played</source>
        <translation>Só quando nenhuma carta pode ser jogada</translation>
    </message>
    <message>
        <source>Dead cards stay in hand as long as another card can be used.</source>
        <translation>Cartas mortas ficam na mão enquanto outra puder ser usada.</translation>
    </message>
    <message>
        <source>Dead cards are announced</source>
        <translation>Cartas mortas são anunciadas</translation>
    </message>
    <message>
        <source>Otherwise the list of moves does not name them.</source>
        <translation>Senão a lista de jogadas não as cita.</translation>
    </message>
    <message>
        <source>Dead cards that put a player out</source>
        <translation>Cartas mortas que tiram um jogador</translation>
    </message>
    <message>
        <source>Who holds so many at the start of a turn is out of the game.</source>
        <translation>Quem tem tantas no começo de uma vez está fora do jogo.</translation>
    </message>
    <message>
        <source>A forgotten draw</source>
        <translation>Uma compra esquecida</translation>
    </message>
    <message>
        <source>If drawing is up to the players, one has to click the stock after each move.</source>
        <translation>Se comprar cabe aos jogadores, é preciso clicar no monte depois de cada jogada.</translation>
    </message>
    <message>
        <source>It is too late</source>
        <translation>É tarde demais</translation>
    </message>
    <message>
        <source>Until then a forgotten card may still be drawn.</source>
        <translation>Até lá uma carta esquecida ainda pode ser comprada.</translation>
    </message>
    <message>
        <source>Turning in a dead card ends the time too</source>
        <translation>Entregar uma carta morta também acaba o tempo</translation>
    </message>
    <message>
        <source>As if the next player had moved and drawn.</source>
        <translation>Como se o próximo jogador tivesse jogado e comprado.</translation>
    </message>
    <message>
        <source>Speaking out of turn</source>
        <translation>Falar fora de hora</translation>
    </message>
    <message>
        <source>What a side pays whose members give each other advice.</source>
        <translation>O que paga um lado cujos membros se aconselham.</translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <translation>Tempo por vez</translation>
    </message>
    <message>
        <source>In seconds; then the computer moves for the player.</source>
        <translation>Em segundos; depois o computador joga pelo jogador.</translation>
    </message>
    <message>
        <source>A finished row</source>
        <translation>Uma fileira pronta</translation>
    </message>
    <message>
        <source>How it is seen on the table; the rules stay the same.</source>
        <translation>Como é vista na mesa; as regras ficam as mesmas.</translation>
    </message>
    <message>
        <source>Chips of each colour in the box</source>
        <translation>Fichas de cada cor na caixa</translation>
    </message>
    <message>
        <source>For information only; the program never runs out of chips.</source>
        <translation>Só para informação; no programa nunca faltam fichas.</translation>
    </message>
</context>
<context>
    <name>RuleOptions</name>
    <message>
        <source>apart, the sides in turn</source>
        <translation>separados, os lados em turnos</translation>
    </message>
    <message>
        <source>side by side</source>
        <translation>juntos</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>sentido horário</translation>
    </message>
    <message>
        <source>counterclockwise</source>
        <translation>sentido anti-horário</translation>
    </message>
    <message>
        <source>the seat after a dealer drawn by lot</source>
        <translation>o lugar depois de quem dá as cartas, sorteado</translation>
    </message>
    <message>
        <source>the highest roll</source>
        <translation>o maior lance</translation>
    </message>
    <message>
        <source>a seat drawn by lot</source>
        <translation>um lugar sorteado</translation>
    </message>
    <message>
        <source>always the first seat</source>
        <translation>sempre o primeiro lugar</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartas</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>dados</translation>
    </message>
    <message>
        <source>its own cells</source>
        <translation>suas próprias casas</translation>
    </message>
    <message>
        <source>its own cells and any higher number</source>
        <translation>suas próprias casas e qualquer número maior</translation>
    </message>
    <message>
        <source>count as a chip of every side</source>
        <translation>contam como ficha de todos os lados</translation>
    </message>
    <message>
        <source>count for nobody</source>
        <translation>não contam para ninguém</translation>
    </message>
    <message>
        <source>by a card with the power for corners</source>
        <translation>por uma carta com o poder dos cantos</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>for good, once it is made</source>
        <translation>para sempre, uma vez feita</translation>
    </message>
    <message>
        <source>only while its chips lie there</source>
        <translation>só enquanto suas fichas estão lá</translation>
    </message>
    <message>
        <source>its maker chooses</source>
        <translation>quem a faz escolhe</translation>
    </message>
    <message>
        <source>the first from the top left</source>
        <translation>as primeiras a partir do canto superior esquerdo</translation>
    </message>
    <message>
        <source>the program chooses</source>
        <translation>o programa escolhe</translation>
    </message>
    <message>
        <source>drawn through</source>
        <translation>riscada</translation>
    </message>
    <message>
        <source>its chips turn white</source>
        <translation>suas fichas ficam brancas</translation>
    </message>
    <message>
        <source>does nothing</source>
        <translation>não faz nada</translation>
    </message>
    <message>
        <source>takes the place of an enemy chip there</source>
        <translation>toma ali o lugar de uma ficha adversária</translation>
    </message>
    <message>
        <source>after playing</source>
        <translation>depois de jogar</translation>
    </message>
    <message>
        <source>before playing</source>
        <translation>antes de jogar</translation>
    </message>
    <message>
        <source>instead of playing</source>
        <translation>em vez de jogar</translation>
    </message>
    <message>
        <source>the played cards are shuffled anew</source>
        <translation>as cartas jogadas são embaralhadas de novo</translation>
    </message>
    <message>
        <source>one plays on without drawing</source>
        <translation>continua-se sem comprar</translation>
    </message>
    <message>
        <source>the game ends</source>
        <translation>a partida termina</translation>
    </message>
    <message>
        <source>impossible: cards draw themselves</source>
        <translation>impossível: as cartas se compram sozinhas</translation>
    </message>
    <message>
        <source>lost for good</source>
        <translation>perdida para sempre</translation>
    </message>
    <message>
        <source>made good after one’s next turn</source>
        <translation>recuperada depois da próxima vez</translation>
    </message>
    <message>
        <source>when the next player has moved and drawn</source>
        <translation>quando o próximo jogador jogou e comprou</translation>
    </message>
    <message>
        <source>when the next player has moved</source>
        <translation>quando o próximo jogador jogou</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>não custa nada</translation>
    </message>
    <message>
        <source>costs each member of the side a card</source>
        <translation>custa uma carta a cada membro do lado</translation>
    </message>
    <message>
        <source>costs the side a chip</source>
        <translation>custa uma ficha ao lado</translation>
    </message>
    <message>
        <source>the game is a draw</source>
        <translation>a partida é empate</translation>
    </message>
    <message>
        <source>the longest lines decide</source>
        <translation>as linhas mais longas decidem</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>sem uso</translation>
    </message>
    <message>
        <source>as many as were dealt</source>
        <translation>tantas quantas foram dadas</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>qualquer número</translation>
    </message>
    <message>
        <source>nobody is put out</source>
        <translation>ninguém é tirado</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconhecido</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sem limite</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>none, the game is over</source>
        <translation>nenhum, a partida acaba</translation>
    </message>
    <message>
        <source>no match, single games</source>
        <translation>sem torneio, partidas avulsas</translation>
    </message>
    <message>
        <source>the four cells in the middle</source>
        <translation>as quatro casas do meio</translation>
    </message>
    <message>
        <source>the cells {names}</source>
        <translation>as casas {names}</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> s</translation>
    </message>
</context>
<context>
    <name>RulePowers</name>
    <message>
        <source>goes on any open cell</source>
        <translation>vai em qualquer casa aberta</translation>
    </message>
    <message>
        <source>removes an enemy chip</source>
        <translation>tira uma ficha adversária</translation>
    </message>
    <message>
        <source>goes anywhere, even in place of an enemy chip</source>
        <translation>vai em qualquer lugar, mesmo no de uma ficha adversária</translation>
    </message>
    <message>
        <source>goes in place of an enemy chip</source>
        <translation>vai no lugar de uma ficha adversária</translation>
    </message>
    <message>
        <source>goes on an open corner only</source>
        <translation>vai só em um canto aberto</translation>
    </message>
    <message>
        <source>swaps one’s own chip with an enemy chip</source>
        <translation>troca uma ficha própria por uma adversária</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>Back to the preset: {value}</source>
        <translation>Voltar ao modelo: {value}</translation>
    </message>
    <message>
        <source>No effect: {why}</source>
        <translation>Sem efeito: {why}</translation>
    </message>
</context>
<context>
    <name>RuleTables</name>
    <message>
        <source>Add a roll</source>
        <translation>Acrescentar um lance</translation>
    </message>
    <message>
        <source>Add a card</source>
        <translation>Acrescentar uma carta</translation>
    </message>
    <message>
        <source>One more that does something special</source>
        <translation>Mais uma que faz algo especial</translation>
    </message>
    <message>
        <source>Card or roll</source>
        <translation>Carta ou lance</translation>
    </message>
    <message>
        <source>Take {card} out of the list</source>
        <translation>Tirar {card} da lista</translation>
    </message>
    <message>
        <source>What {card} does</source>
        <translation>O que {card} faz</translation>
    </message>
    <message>
        <source>numbers of cells</source>
        <translation>números de casas</translation>
    </message>
    <message>
        <source>Cells safe from {card}</source>
        <translation>Casas a salvo de {card}</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Curinga</translation>
    </message>
    <message>
        <source>usually</source>
        <translation>habitualmente</translation>
    </message>
    <message>
        <source>{players}, usual number of sides</source>
        <translation>{players}, número habitual de lados</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} jogadores</translation>
    </message>
    <message>
        <source>{sides} sides</source>
        <translation>{sides} lados</translation>
    </message>
    <message>
        <source>{count} in line</source>
        <translation>{count} em linha</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Change the rules</source>
        <translation>Mudar as regras</translation>
    </message>
    <message>
        <source>&amp;Differences</source>
        <translation>&amp;Diferenças</translation>
    </message>
    <message>
        <source>S&amp;how it</source>
        <translation>&amp;Mostrar</translation>
    </message>
    <message>
        <source>{title}, changed</source>
        <translation>{title}, mudado</translation>
    </message>
    <message>
        <source>House rules made from {title}</source>
        <translation>Regras da casa feitas de {title}</translation>
    </message>
    <message>
        <source>Start &amp;from</source>
        <translation>Pa&amp;rtir de</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar nas regras</translation>
    </message>
    <message>
        <source>Show what differs from the preset, or the rules again.</source>
        <translation>Mostrar o que difere do modelo, ou de novo as regras.</translation>
    </message>
    <message>
        <source>Point at a rule to read what follows from it.</source>
        <translation>Aponte para uma regra para ler o que resulta dela.</translation>
    </message>
    <message>
        <source>{title} (yours)</source>
        <translation>{title} (seu)</translation>
    </message>
    <message>
        <source>These rules do not make sense yet.</source>
        <translation>Estas regras ainda não fazem sentido.</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>No rule is called like that.</source>
        <translation>Nenhuma regra se chama assim.</translation>
    </message>
</context>
<context>
    <name>SafeBar</name>
    <message>
        <source>Safe mode: your settings stay in their file, and changes are not kept.</source>
        <translation>Modo seguro: seus ajustes ficam no arquivo, e mudanças não são guardadas.</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Pictures</source>
        <translation>Imagens</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Salvar a imagem</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animações</translation>
    </message>
    <message>
        <source>Save the animation</source>
        <translation>Salvar a animação</translation>
    </message>
    <message>
        <source>The file was not written.</source>
        <translation>O arquivo não foi gravado.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Gravado: {file}</translation>
    </message>
</context>
<context>
    <name>SeatChoice</name>
    <message>
        <source>Who plays</source>
        <translation>Quem joga</translation>
    </message>
    <message>
        <source>Equal players</source>
        <translation>Jogadores iguais</translation>
    </message>
    <message>
        <source>A player for each side</source>
        <translation>Um jogador por lado</translation>
    </message>
    <message>
        <source>A player for each seat</source>
        <translation>Um jogador por lugar</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Side {number}</source>
        <translation>Lado {number}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Lugar {number}</translation>
    </message>
    <message>
        <source>{who}: level</source>
        <translation>{who}: nível</translation>
    </message>
    <message>
        <source>{who}: temperament</source>
        <translation>{who}: temperamento</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>computer</source>
        <translation>computador</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Name of seat {number}</source>
        <translation>Nome do lugar {number}</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>Quem joga o lugar {number}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Pessoa</translation>
    </message>
    <message>
        <source>Temperament of seat {number}</source>
        <translation>Temperamento do lugar {number}</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Player {number}</source>
        <translation>Jogador {number}</translation>
    </message>
    <message>
        <source>Computer {number}</source>
        <translation>Computador {number}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computador</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
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
        <translation>Textos em {language}.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>What the program speaks. The window opens anew.</source>
        <translation>O idioma do programa. A janela abre de novo.</translation>
    </message>
    <message>
        <source>That of the system</source>
        <translation>O do sistema</translation>
    </message>
    <message>
        <source>English where there is no translation.</source>
        <translation>Inglês onde não há tradução.</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>Cores da janela</translation>
    </message>
    <message>
        <source>Light or dark; the table and the cards follow.</source>
        <translation>Clara ou escura; a mesa e as cartas acompanham.</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Ordem da mão</translation>
    </message>
    <message>
        <source>How your cards lie. Drag a card in the hand to lay it by hand.</source>
        <translation>Como suas cartas ficam. Arraste uma carta na mão para arrumá-la você mesmo.</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Pano</translation>
    </message>
    <message>
        <source>The colour of the table under the board.</source>
        <translation>A cor da mesa sob o tabuleiro.</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>As in most card rooms.</source>
        <translation>Como na maioria das salas de jogo.</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Cooler; green chips stand out more.</source>
        <translation>Mais frio; fichas verdes se destacam mais.</translation>
    </message>
    <message>
        <source>Claret</source>
        <translation>Vinho</translation>
    </message>
    <message>
        <source>Warmer; blue chips stand out more.</source>
        <translation>Mais quente; fichas azuis se destacam mais.</translation>
    </message>
    <message>
        <source>Of my own hue</source>
        <translation>Da minha própria cor</translation>
    </message>
    <message>
        <source>Whatever hue is chosen below, as dark as the others.</source>
        <translation>O tom escolhido abaixo, tão escuro quanto os outros.</translation>
    </message>
    <message>
        <source>Hue of my own cloth</source>
        <translation>Tom do meu próprio pano</translation>
    </message>
    <message>
        <source>From red (0°) by green (120°) and blue (240°) back to red. Cards and words stand out as well on each.</source>
        <translation>Do vermelho (0°) pelo verde (120°) e pelo azul (240°) de volta ao vermelho. Cartas e textos se destacam igualmente em todos.</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>The colours of the sides. Each side has a sign of its own in all of them.</source>
        <translation>As cores dos lados. Em todas, cada lado tem um sinal próprio.</translation>
    </message>
    <message>
        <source>Blue, red, green, violet</source>
        <translation>Azul, vermelho, verde, violeta</translation>
    </message>
    <message>
        <source>For most eyes.</source>
        <translation>Para a maioria dos olhos.</translation>
    </message>
    <message>
        <source>Safe for colour-blind players</source>
        <translation>Seguras para daltônicos</translation>
    </message>
    <message>
        <source>Blue, orange, black and yellow stay apart in every colour blindness.</source>
        <translation>Azul, laranja, preto e amarelo se distinguem em todo daltonismo.</translation>
    </message>
    <message>
        <source>Shades of grey</source>
        <translation>Tons de cinza</translation>
    </message>
    <message>
        <source>They differ by lightness and sign alone.</source>
        <translation>Distinguem-se só pela claridade e pelo sinal.</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>Faces das cartas</translation>
    </message>
    <message>
        <source>What is drawn on the cards and on the cells of the board.</source>
        <translation>O que é desenhado nas cartas e nas casas do tabuleiro.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clássicas</translation>
    </message>
    <message>
        <source>With pips and figures.</source>
        <translation>Com naipes e figuras.</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Índice grande</translation>
    </message>
    <message>
        <source>One huge index, for weak eyes and small boards.</source>
        <translation>Um índice enorme, para olhos fracos e tabuleiros pequenos.</translation>
    </message>
    <message>
        <source>Four colours of suits</source>
        <translation>Quatro cores de naipes</translation>
    </message>
    <message>
        <source>Diamonds are blue and clubs green, so that no two suits look alike.</source>
        <translation>Ouros são azuis e paus verdes, para que nenhum naipe se pareça com outro.</translation>
    </message>
    <message>
        <source>Size of the table</source>
        <translation>Tamanho da mesa</translation>
    </message>
    <message>
        <source>At 100 % the table is as large as the window. A larger one is moved by the wheel or by dragging the cloth, and follows a card that is dragged to its edge.</source>
        <translation>A 100 % a mesa é do tamanho da janela. Uma maior se move com a roda ou arrastando o pano, e segue uma carta arrastada à borda.</translation>
    </message>
    <message>
        <source>Cards are</source>
        <translation>As cartas são</translation>
    </message>
    <message>
        <source>How the pointer plays. Keys always do.</source>
        <translation>Como o ponteiro joga. As teclas jogam sempre.</translation>
    </message>
    <message>
        <source>Dragged or clicked</source>
        <translation>Arrastadas ou clicadas</translation>
    </message>
    <message>
        <source>Drag a card to a cell, or click the one, then the other.</source>
        <translation>Arraste uma carta a uma casa, ou clique em uma e depois na outra.</translation>
    </message>
    <message>
        <source>Dragged</source>
        <translation>Arrastadas</translation>
    </message>
    <message>
        <source>A click on a card or a cell does nothing.</source>
        <translation>Um clique em uma carta ou casa não faz nada.</translation>
    </message>
    <message>
        <source>Clicked</source>
        <translation>Clicadas</translation>
    </message>
    <message>
        <source>Nothing is dragged, so that a trembling hand cannot carry a card off.</source>
        <translation>Nada é arrastado, para que mão trêmula não leve uma carta embora.</translation>
    </message>
    <message>
        <source>Ask before each move</source>
        <translation>Perguntar antes de cada jogada</translation>
    </message>
    <message>
        <source>A move is made when you choose its cell again, or press its button.</source>
        <translation>A jogada é feita quando você escolhe a casa de novo ou aperta o botão dela.</translation>
    </message>
    <message>
        <source>Point out mistakes</source>
        <translation>Apontar erros</translation>
    </message>
    <message>
        <source>Alone against computers, a move that costs much of your chance to win is pointed out, and may be taken back. Not in rated games.</source>
        <translation>Sozinho contra computadores, uma jogada que custa muito da sua chance de vencer é apontada e pode ser desfeita. Não em partidas valendo pontos.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>How fast cards and chips move. They never keep you waiting: just play on.</source>
        <translation>Quão rápido se movem cartas e fichas. Elas nunca fazem você esperar: continue jogando.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Sem movimento</translation>
    </message>
    <message>
        <source>Everything is in its place at once.</source>
        <translation>Tudo fica no lugar na hora.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Twice as fast as normal.</source>
        <translation>Duas vezes mais rápido que o normal.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>A fifth of a second for each card.</source>
        <translation>Um quinto de segundo por carta.</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Half as fast as normal, easy to follow.</source>
        <translation>Metade da velocidade normal, fácil de acompanhar.</translation>
    </message>
    <message>
        <source>Less motion if the system asks for it</source>
        <translation>Menos movimento se o sistema pedir</translation>
    </message>
    <message>
        <source>Where the system’s settings ask programs for less motion, nothing moves on the table.</source>
        <translation>Onde os ajustes do sistema pedem menos movimento, nada se move na mesa.</translation>
    </message>
    <message>
        <source>Pace of the computers</source>
        <translation>Ritmo dos computadores</translation>
    </message>
    <message>
        <source>How long a computer takes for a move at least, so that you can follow.</source>
        <translation>Quanto um computador leva no mínimo em uma jogada, para você acompanhar.</translation>
    </message>
    <message>
        <source>&amp;Slow pace</source>
        <translation>Ritmo &amp;lento</translation>
    </message>
    <message>
        <source>A second and a half for a move: time to see what it does.</source>
        <translation>Um segundo e meio por jogada: tempo de ver o que ela faz.</translation>
    </message>
    <message>
        <source>&amp;Normal pace</source>
        <translation>Ritmo &amp;normal</translation>
    </message>
    <message>
        <source>A little more than half a second for a move.</source>
        <translation>Pouco mais de meio segundo por jogada.</translation>
    </message>
    <message>
        <source>&amp;Quick pace</source>
        <translation>Ritmo &amp;rápido</translation>
    </message>
    <message>
        <source>Hardly longer than the computer needs to think.</source>
        <translation>Pouco mais do que o computador precisa para pensar.</translation>
    </message>
    <message>
        <source>Speed of a replay</source>
        <translation>Velocidade do replay</translation>
    </message>
    <message>
        <source>How fast moves follow each other when a game is shown again.</source>
        <translation>Com que rapidez as jogadas se sucedem quando se revê uma partida.</translation>
    </message>
    <message>
        <source>Two and a half seconds for a move.</source>
        <translation>Dois segundos e meio por jogada.</translation>
    </message>
    <message>
        <source>A little more than a second for a move.</source>
        <translation>Pouco mais de um segundo por jogada.</translation>
    </message>
    <message>
        <source>Less than half a second for a move.</source>
        <translation>Menos de meio segundo por jogada.</translation>
    </message>
    <message>
        <source>Time for drawing</source>
        <translation>Tempo de comprar</translation>
    </message>
    <message>
        <source>Where cards are drawn by hand: how long a computer waits before its move ends your time to draw.</source>
        <translation>Quando se compra à mão: quanto um computador espera antes que sua jogada acabe seu tempo de comprar.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Hear cards, chips, dice, rows, and that it is your turn.</source>
        <translation>Ouvir cartas, fichas, dados, fileiras e que é a sua vez.</translation>
    </message>
    <message>
        <source>Volume of the sounds</source>
        <translation>Volume dos sons</translation>
    </message>
    <message>
        <source>How loud the sounds are, beside the volume of the computer.</source>
        <translation>A altura dos sons, além do volume do computador.</translation>
    </message>
    <message>
        <source>Count finished games</source>
        <translation>Contar partidas terminadas</translation>
    </message>
    <message>
        <source>Game → Statistics shows them. Nothing of it leaves this computer. Rated games count always.</source>
        <translation>Jogo → Estatísticas as mostra. Nada disso sai deste computador. Partidas valendo pontos contam sempre.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Motion and pace</source>
        <translation>Movimento e ritmo</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>off</source>
        <translation>não</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Restore this &amp;page</source>
        <translation>Restaurar esta &amp;página</translation>
    </message>
    <message>
        <source>Restore &amp;all…</source>
        <translation>Restaurar &amp;tudo…</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Buscar nos ajustes</translation>
    </message>
    <message>
        <source>Pages of settings</source>
        <translation>Páginas de ajustes</translation>
    </message>
    <message>
        <source>Let everything that is shown here be as it was at first.</source>
        <translation>Deixar tudo o que está aqui como no início.</translation>
    </message>
    <message>
        <source>Let every setting be as it was at first.</source>
        <translation>Deixar cada ajuste como no início.</translation>
    </message>
    <message>
        <source>No setting matches. Try another word.</source>
        <translation>Nenhum ajuste combina. Tente outra palavra.</translation>
    </message>
    <message>
        <source>Let every setting be as it was at first?</source>
        <translation>Deixar cada ajuste como no início?</translation>
    </message>
    <message>
        <source>Games, boards and rules of your own stay as they are.</source>
        <translation>Suas partidas, tabuleiros e regras ficam como estão.</translation>
    </message>
    <message>
        <source>&amp;Restore all</source>
        <translation>&amp;Restaurar tudo</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>&amp;Position</source>
        <translation>&amp;Posição</translation>
    </message>
    <message>
        <source>From an &amp;empty board…</source>
        <translation>Com tabuleiro &amp;vazio…</translation>
    </message>
    <message>
        <source>Choose a game, a board and players, and lay everything.</source>
        <translation>Escolher um jogo, um tabuleiro e jogadores, e colocar tudo.</translation>
    </message>
    <message>
        <source>From the &amp;table</source>
        <translation>Da &amp;mesa</translation>
    </message>
    <message>
        <source>Begin with what you see of the game on the table; hidden cards are dealt anew.</source>
        <translation>Começar com o que você vê da partida na mesa; as cartas ocultas são dadas de novo.</translation>
    </message>
    <message>
        <source>&amp;Open a rule case…</source>
        <translation>&amp;Abrir um caso de regra…</translation>
    </message>
    <message>
        <source>Begin with the position of a rule case.</source>
        <translation>Começar com a posição de um caso de regra.</translation>
    </message>
    <message>
        <source>&amp;Save as rule case…</source>
        <translation>&amp;Salvar como caso de regra…</translation>
    </message>
    <message>
        <source>Write the position with its legal moves to a file that “check” can run.</source>
        <translation>Gravar a posição com as jogadas permitidas num arquivo que “check” pode conferir.</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Copiar como texto</translation>
    </message>
    <message>
        <source>Copy the rule case, to be pasted into a message.</source>
        <translation>Copiar o caso de regra para colá-lo numa mensagem.</translation>
    </message>
    <message>
        <source>P&amp;lay on</source>
        <translation>&amp;Jogar daqui</translation>
    </message>
    <message>
        <source>Bring the position to the table. The game that is there now is kept.</source>
        <translation>Levar a posição para a mesa. A partida que está lá fica guardada.</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>Close. The position is kept for next time.</source>
        <translation>Fechar. A posição fica guardada para a próxima vez.</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Fill the rest</source>
        <translation>&amp;Completar o resto</translation>
    </message>
    <message>
        <source>Deal every card that lies nowhere by chance.</source>
        <translation>Dar ao acaso todas as cartas que não estão em lugar nenhum.</translation>
    </message>
    <message>
        <source>&amp;Mark whole rows</source>
        <translation>&amp;Marcar fileiras inteiras</translation>
    </message>
    <message>
        <source>Mark as many rows as the chips make.</source>
        <translation>Marcar tantas fileiras quantas as fichas formam.</translation>
    </message>
    <message>
        <source>Take all &amp;chips away</source>
        <translation>Retirar todas as &amp;fichas</translation>
    </message>
    <message>
        <source>Empty the board. Undo brings everything back.</source>
        <translation>Esvaziar o tabuleiro. Desfazer traz tudo de volta.</translation>
    </message>
    <message>
        <source>Take all c&amp;ards away</source>
        <translation>Retirar todas as c&amp;artas</translation>
    </message>
    <message>
        <source>Empty hands and piles. Undo brings everything back.</source>
        <translation>Esvaziar mãos e montes. Desfazer traz tudo de volta.</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Teclas e mouse</translation>
    </message>
    <message>
        <source>List what every key does here.</source>
        <translation>Listar o que cada tecla faz aqui.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Ferramentas</translation>
    </message>
    <message>
        <source>No chip can lie there.</source>
        <translation>Ali não pode haver ficha.</translation>
    </message>
    <message>
        <source>Take chips</source>
        <translation>Retirar fichas</translation>
    </message>
    <message>
        <source>Lay chips</source>
        <translation>Colocar fichas</translation>
    </message>
    <message>
        <source>By these rules every whole row counts; none has to be marked</source>
        <translation>Com estas regras toda fileira inteira conta; nenhuma precisa ser marcada</translation>
    </message>
    <message>
        <source>Mark a row</source>
        <translation>Marcar uma fileira</translation>
    </message>
    <message>
        <source>Unmark a row</source>
        <translation>Desmarcar uma fileira</translation>
    </message>
    <message>
        <source>No side covers a whole row there.</source>
        <translation>Ali nenhum lado cobre uma fileira inteira.</translation>
    </message>
    <message>
        <source>Mark whole rows</source>
        <translation>Marcar fileiras inteiras</translation>
    </message>
    <message>
        <source>There is no further row to be marked.</source>
        <translation>Não há mais fileiras a marcar.</translation>
    </message>
    <message>
        <source>Take all chips away</source>
        <translation>Retirar todas as fichas</translation>
    </message>
    <message>
        <source>{card}: every one lies somewhere already.</source>
        <translation>{card}: todas já estão em algum lugar.</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>Colocar uma carta</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>Retirar uma carta</translation>
    </message>
    <message>
        <source>Move a card</source>
        <translation>Mover uma carta</translation>
    </message>
    <message>
        <source>Fill the rest</source>
        <translation>Completar o resto</translation>
    </message>
    <message>
        <source>Every card lies somewhere already.</source>
        <translation>Todas as cartas já estão em algum lugar.</translation>
    </message>
    <message>
        <source>Take all cards away</source>
        <translation>Retirar todas as cartas</translation>
    </message>
    <message>
        <source>Another turn</source>
        <translation>Outra vez de jogar</translation>
    </message>
    <message>
        <source>Other players</source>
        <translation>Outros jogadores</translation>
    </message>
    <message>
        <source>No chip can lie on {where}</source>
        <translation>Em {where} não pode haver ficha</translation>
    </message>
    <message>
        <source>The row {where} of {side} is marked, but {side} does not cover all of it</source>
        <translation>A fileira {where} de {side} está marcada, mas {side} não a cobre toda</translation>
    </message>
    <message>
        <source>{side} may not have these rows side by side: {where}</source>
        <translation>{side} não pode ter estas fileiras ao mesmo tempo: {where}</translation>
    </message>
    <message>
        <source>{card}: {count} lie here, the pack holds {wanted}</source>
        <translation>{card}: há {count}, o baralho tem {wanted}</translation>
    </message>
    <message>
        <source>This game has no use for {card}</source>
        <translation>Este jogo não usa {card}</translation>
    </message>
    <message>
        <source>The dice never show {card}</source>
        <translation>Os dados nunca mostram {card}</translation>
    </message>
    <message>
        <source>There is no open card to take</source>
        <translation>Não há carta aberta para pegar</translation>
    </message>
    <message>
        <source>{seat} is out of the game and cannot be to move</source>
        <translation>{seat} está fora do jogo e não pode ter a vez</translation>
    </message>
    <message>
        <source>{side} has no turn left in overtime</source>
        <translation>{side} não tem mais vez na prorrogação</translation>
    </message>
    <message>
        <source>The game would be over: {side} has won</source>
        <translation>A partida teria acabado: {side} venceu</translation>
    </message>
    <message>
        <source>The game would be over: nothing can change any more</source>
        <translation>A partida teria acabado: nada mais pode mudar</translation>
    </message>
    <message>
        <source>{side} has a whole row that is not marked: {where}</source>
        <translation>{side} tem uma fileira inteira sem marca: {where}</translation>
    </message>
    <message>
        <source>{seat} holds {count} cards; the rules deal {wanted}</source>
        <translation>{seat}: cartas na mão, {count}; pelas regras, {wanted}</translation>
    </message>
    <message>
        <source>Cards of the pack that lie nowhere: {count}</source>
        <translation>Cartas que não estão em lugar nenhum: {count}</translation>
    </message>
    <message>
        <source>{seat} can do nothing but pass</source>
        <translation>{seat} só pode passar</translation>
    </message>
    <message>
        <source>With dice there are no cards to lay; coming rolls can be set</source>
        <translation>Com dados não há cartas a colocar; os próximos lances podem ser fixados</translation>
    </message>
    <message>
        <source>Draws that are still owed cannot be set, but are kept</source>
        <translation>As compras pendentes não podem ser fixadas, mas são mantidas</translation>
    </message>
    <message>
        <source>A penalty for talking cannot be set</source>
        <translation>Uma penalidade por falar não pode ser fixada</translation>
    </message>
    <message>
        <source>Points cannot be set; the match begins with this deal</source>
        <translation>Os pontos não podem ser fixados; o torneio começa com esta mão</translation>
    </message>
    <message>
        <source>Turns of overtime cannot be set, but are kept</source>
        <translation>Os turnos da prorrogação não podem ser fixados, mas são mantidos</translation>
    </message>
    <message>
        <source>Coming rolls, the first one now: {count}</source>
        <translation>Próximos lances, o primeiro agora: {count}</translation>
    </message>
    <message>
        <source>{place}: {cards}</source>
        <translation>{place}: {cards}</translation>
    </message>
    <message>
        <source>Stock, the top card first</source>
        <translation>Monte, a de cima primeiro</translation>
    </message>
    <message>
        <source>Discards, the oldest first</source>
        <translation>Descarte, a mais antiga primeiro</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>Cartas abertas</translation>
    </message>
    <message>
        <source>Open pile {number}</source>
        <translation>Monte aberto {number}</translation>
    </message>
    <message>
        <source>Coming rolls</source>
        <translation>Próximos lances</translation>
    </message>
    <message>
        <source>begins the turn</source>
        <translation>começa a vez</translation>
    </message>
    <message>
        <source>has drawn and plays</source>
        <translation>comprou e joga</translation>
    </message>
    <message>
        <source>has played and takes an open card</source>
        <translation>jogou e pega uma carta aberta</translation>
    </message>
    <message>
        <source>takes an open card for a dead one</source>
        <translation>pega uma carta aberta por uma morta</translation>
    </message>
    <message>
        <source>no chip</source>
        <translation>sem ficha</translation>
    </message>
    <message>
        <source>chip: {colour}</source>
        <translation>ficha: {colour}</translation>
    </message>
    <message>
        <source>marked row: {colour}</source>
        <translation>fileira marcada: {colour}</translation>
    </message>
</context>
<context>
    <name>SetupFlow</name>
    <message>
        <source>This position is not kept: {why}.</source>
        <translation>Esta posição não fica guardada: {why}.</translation>
    </message>
    <message>
        <source>This position is not kept.</source>
        <translation>Esta posição não fica guardada.</translation>
    </message>
    <message>
        <source>While a rated game goes on, no position is taken from it.</source>
        <translation>Enquanto uma partida valendo pontos dura, nenhuma posição é tirada dela.</translation>
    </message>
    <message>
        <source>From the table</source>
        <translation>Da mesa</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Tabuleiro vazio</translation>
    </message>
    <message>
        <source>&amp;Set up</source>
        <translation>&amp;Montar</translation>
    </message>
    <message>
        <source>Open a rule case</source>
        <translation>Abrir um caso de regra</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>Abrir {name}</translation>
    </message>
    <message>
        <source>a position that was set up</source>
        <translation>uma posição montada</translation>
    </message>
    <message>
        <source>Copied as text.</source>
        <translation>Copiado como texto.</translation>
    </message>
    <message>
        <source>Save as rule case</source>
        <translation>Salvar como caso de regra</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Gravado: {file}</translation>
    </message>
    <message>
        <source>Rule cases</source>
        <translation>Casos de regra</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos os arquivos</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Isso não funcionou.</translation>
    </message>
</context>
<context>
    <name>SetupWindow</name>
    <message>
        <source>&amp;Cards: a click lays one</source>
        <translation>&amp;Cartas: um clique coloca uma</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Turn and players</source>
        <translation>Vez e jogadores</translation>
    </message>
    <message>
        <source>{game} – Set up a position</source>
        <translation>{game} – Montar uma posição</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Teclas e mouse</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>The cells of the board {board}, shuffled by the number {seed}.</source>
        <translation>As casas do tabuleiro {board}, embaralhadas pelo número {seed}.</translation>
    </message>
    <message>
        <source>Random board</source>
        <translation>Tabuleiro ao acaso</translation>
    </message>
</context>
<context>
    <name>ShuffleNumber</name>
    <message>
        <source>by chance</source>
        <translation>ao acaso</translation>
    </message>
    <message>
        <source>The same number deals the same cards again, on every computer.</source>
        <translation>O mesmo número dá as mesmas cartas de novo, em qualquer computador.</translation>
    </message>
</context>
<context>
    <name>SideColours</name>
    <message>
        <source>Colour of side {number}: {colour}</source>
        <translation>Cor do lado {number}: {colour}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>{deed} (a simpler player stood in)</source>
        <translation>{deed} (um jogador mais simples entrou no lugar)</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>This deal: {points}</source>
        <translation>Esta mão: {points}</translation>
    </message>
    <message>
        <source>It counts as it was played first: {points}</source>
        <translation>Conta como foi jogada da primeira vez: {points}</translation>
    </message>
    <message>
        <source>In all: {points}</source>
        <translation>Ao todo: {points}</translation>
    </message>
    <message>
        <source>{points} win the match</source>
        <translation>{points} vencem o torneio</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Próxima mão</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Última rodada</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Em pausa</translation>
    </message>
    <message>
        <source>An exercise</source>
        <translation>Um exercício</translation>
    </message>
    <message>
        <source>Rated game</source>
        <translation>Partida valendo pontos</translation>
    </message>
    <message>
        <source>Time is up: the computer moves for {name}.</source>
        <translation>Acabou o tempo: o computador joga por {name}.</translation>
    </message>
    <message>
        <source>The computer player of {name} has failed. A simpler one moves for it, and the game goes on.</source>
        <translation>O jogador de computador de {name} falhou. Um mais simples joga por ele, e a partida continua.</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Only &amp;rated games</source>
        <translation>Só partidas &amp;valendo pontos</translation>
    </message>
    <message>
        <source>Statistics by game</source>
        <translation>Estatísticas por jogo</translation>
    </message>
    <message>
        <source>Statistics by board</source>
        <translation>Estatísticas por tabuleiro</translation>
    </message>
    <message>
        <source>Statistics by level of the opponents</source>
        <translation>Estatísticas por nível dos adversários</translation>
    </message>
    <message>
        <source>Statistics by player</source>
        <translation>Estatísticas por jogador</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Forget all…</source>
        <translation>Es&amp;quecer tudo…</translation>
    </message>
    <message>
        <source>Write all counted games to a file, for a spreadsheet</source>
        <translation>Gravar todas as partidas contadas em um arquivo, para uma planilha</translation>
    </message>
    <message>
        <source>Delete all counts and ratings; you are asked once more</source>
        <translation>Apagar todas as contagens e pontuações; há mais uma pergunta antes</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Jogador</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>J&amp;ogo</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>A&amp;dversário</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Período</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Resumo</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Por jogo</translation>
    </message>
    <message>
        <source>By board</source>
        <translation>Por tabuleiro</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Por nível</translation>
    </message>
    <message>
        <source>By player</source>
        <translation>Por jogador</translation>
    </message>
    <message>
        <source>Double-click a game, or press Enter, to look at it; the last ones are kept.</source>
        <translation>Clique duplo ou Enter em uma partida para vê-la; as últimas ficam guardadas.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vencidas</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Empates</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Rows in all</source>
        <translation>Fileiras ao todo</translation>
    </message>
    <message>
        <source>Rows in a game</source>
        <translation>Fileiras por partida</translation>
    </message>
    <message>
        <source>Moves in a game</source>
        <translation>Jogadas por partida</translation>
    </message>
    <message>
        <source>Longest game</source>
        <translation>Partida mais longa</translation>
    </message>
    <message>
        <source>Shortest game</source>
        <translation>Partida mais curta</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Todos os adversários</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Os últimos 30 dias</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>O último ano</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Qualquer data</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>None yet. A game counts when it has ended.</source>
        <translation>Nenhuma ainda. Uma partida conta quando termina.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Fileiras</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Forget every finished game, and your ratings?</source>
        <translation>Esquecer todas as partidas terminadas e suas pontuações?</translation>
    </message>
    <message>
        <source>The finished games that are kept here go, too. This cannot be undone; Export keeps a copy of the counts. Games that you saved yourself stay.</source>
        <translation>As partidas terminadas guardadas aqui também se vão. Isso não pode ser desfeito; Exportar guarda uma cópia das contas. Partidas que você mesmo salvou ficam.</translation>
    </message>
    <message>
        <source>&amp;Forget all</source>
        <translation>Es&amp;quecer tudo</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Isso não funcionou.</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>Press Enter or click twice to go to the rule.</source>
        <translation>Enter ou clique duplo leva à regra.</translation>
    </message>
    <message>
        <source>Differs from “{preset}”:</source>
        <translation>Difere de “{preset}”:</translation>
    </message>
    <message>
        <source>As in “{preset}”</source>
        <translation>Como em “{preset}”</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>The game is over</source>
        <translation>A partida acabou</translation>
    </message>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Passe a tela a {name}</translation>
    </message>
    <message>
        <source>Your turn, {name}</source>
        <translation>Sua vez, {name}</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} está pensando…</translation>
    </message>
    <message>
        <source>{name} is to move</source>
        <translation>É a vez de {name}</translation>
    </message>
    <message>
        <source>Turn in a dead card</source>
        <translation>Entregue uma carta morta</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Escolha uma carta</translation>
    </message>
    <message>
        <source>Choose a card for the one you have turned in</source>
        <translation>Escolha uma carta pela que você entregou</translation>
    </message>
    <message>
        <source>Your side has spoken out of turn: drop one card on the discards</source>
        <translation>Seu lado falou fora de hora: solte uma carta no descarte</translation>
    </message>
    <message>
        <source>{names} spoke out of turn: take one of their chips away</source>
        <translation>{names} falou fora de hora: tire uma ficha do lado dele</translation>
    </message>
    <message>
        <source>Draw your card</source>
        <translation>Compre sua carta</translation>
    </message>
    <message>
        <source>Choose a card to draw</source>
        <translation>Escolha uma carta para comprar</translation>
    </message>
    <message>
        <source>{names} may still draw</source>
        <translation>{names} ainda pode comprar</translation>
    </message>
    <message>
        <source>Play a card, or draw one</source>
        <translation>Jogue uma carta, ou compre uma</translation>
    </message>
    <message>
        <source>Your hand is empty: draw a card</source>
        <translation>Sua mão está vazia: compre uma carta</translation>
    </message>
    <message>
        <source>No card can be played: draw one</source>
        <translation>Nenhuma carta pode ser jogada: compre uma</translation>
    </message>
    <message>
        <source>The stock is empty: play a card</source>
        <translation>O monte acabou: jogue uma carta</translation>
    </message>
    <message>
        <source>Your hand is full: play a card</source>
        <translation>Sua mão está cheia: jogue uma carta</translation>
    </message>
    <message>
        <source>{name} rolled {roll}</source>
        <translation>{name} lançou {roll}</translation>
    </message>
    <message>
        <source>{roll}: nothing can be done</source>
        <translation>{roll}: nada pode ser feito</translation>
    </message>
    <message>
        <source>{roll}: take an enemy chip away</source>
        <translation>{roll}: tire uma ficha adversária</translation>
    </message>
    <message>
        <source>{roll}: take the place of an enemy chip</source>
        <translation>{roll}: tome o lugar de uma ficha adversária</translation>
    </message>
    <message>
        <source>{roll}: choose one of your chips, to be swapped</source>
        <translation>{roll}: escolha uma ficha sua para trocar</translation>
    </message>
    <message>
        <source>{roll}: put a chip on a {roll}</source>
        <translation>{roll}: ponha uma ficha em um {roll}</translation>
    </message>
    <message>
        <source>{roll}: put a chip on any open cell</source>
        <translation>{roll}: ponha uma ficha em qualquer casa aberta</translation>
    </message>
    <message>
        <source>{made} of {needed}</source>
        <translation>{made} de {needed}</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fora</translation>
    </message>
    <message>
        <source>{names} out</source>
        <translation>{names} fora</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Lançar de novo</translation>
    </message>
    <message>
        <source>Nothing to do: roll again</source>
        <translation>Nada a fazer: lançar de novo</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passar</translation>
    </message>
    <message>
        <source>Nothing to do: pass</source>
        <translation>Nada a fazer: passar</translation>
    </message>
    <message>
        <source>Pass: no card can be played</source>
        <translation>Passar: nenhuma carta pode ser jogada</translation>
    </message>
    <message>
        <source>Which row?</source>
        <translation>Que fileira?</translation>
    </message>
    <message>
        <source>Point and click, or use the arrow keys and Enter</source>
        <translation>Aponte e clique, ou use as setas e Enter</translation>
    </message>
    <message>
        <source>Now the enemy chip to swap it with</source>
        <translation>Agora a ficha adversária com que será trocada</translation>
    </message>
    <message>
        <source>No cell is left for {card}. Drop it on the discards for another one</source>
        <translation>Não resta casa para {card}. Solte-a no descarte para ter outra</translation>
    </message>
    <message>
        <source>No cell is left for {card}</source>
        <translation>Não resta casa para {card}</translation>
    </message>
    <message>
        <source>Choose one of your chips, to be swapped</source>
        <translation>Escolha uma ficha sua para trocar</translation>
    </message>
    <message>
        <source>{own} cannot be swapped with {cell}</source>
        <translation>{own} não pode ser trocada por {cell}</translation>
    </message>
    <message>
        <source>No chip can be taken from {cell}</source>
        <translation>Nenhuma ficha pode ser tirada de {cell}</translation>
    </message>
    <message>
        <source>{card} cannot be played on {cell}</source>
        <translation>{card} não pode ser jogada em {cell}</translation>
    </message>
    <message>
        <source>Chosen: {card}</source>
        <translation>Escolhida: {card}</translation>
    </message>
    <message>
        <source>No cell, {cell}</source>
        <translation>Nenhuma casa, {cell}</translation>
    </message>
    <message>
        <source>chip of {who}</source>
        <translation>ficha de {who}</translation>
    </message>
    <message>
        <source>{place}, no cell</source>
        <translation>{place}, nenhuma casa</translation>
    </message>
    <message>
        <source>{colour} chip of {who}</source>
        <translation>ficha {colour} de {who}</translation>
    </message>
    <message>
        <source>counts as a chip of every side</source>
        <translation>conta como ficha de todos os lados</translation>
    </message>
    <message>
        <source>locked in a finished row</source>
        <translation>presa em uma fileira pronta</translation>
    </message>
    <message>
        <source>part of a finished row</source>
        <translation>parte de uma fileira pronta</translation>
    </message>
    <message>
        <source>swap {own} with this chip</source>
        <translation>trocar {own} por esta ficha</translation>
    </message>
    <message>
        <source>legal for your {cards}</source>
        <translation>permitida para {cards} da sua mão</translation>
    </message>
    <message>
        <source>{card} puts your chip here</source>
        <translation>{card} põe sua ficha aqui</translation>
    </message>
    <message>
        <source>{card} takes this chip away</source>
        <translation>{card} tira esta ficha</translation>
    </message>
    <message>
        <source>{card} puts your chip in its place</source>
        <translation>{card} põe sua ficha no lugar dela</translation>
    </message>
    <message>
        <source>{card} swaps this chip with an enemy chip</source>
        <translation>{card} troca esta ficha por uma adversária</translation>
    </message>
    <message>
        <source>take this chip away</source>
        <translation>tirar esta ficha</translation>
    </message>
    <message>
        <source>{card} puts your chip here as {face}</source>
        <translation>{card} põe sua ficha aqui como {face}</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Uma carta virada para baixo</translation>
    </message>
    <message>
        <source>give it up by dropping it on the discards</source>
        <translation>ceda-a soltando-a no descarte</translation>
    </message>
    <message>
        <source>dead: no cell is left for it</source>
        <translation>morta: não resta casa para ela</translation>
    </message>
    <message>
        <source>turn it in to draw another card</source>
        <translation>entregue-a para comprar outra carta</translation>
    </message>
    <message>
        <source>it cannot be played now</source>
        <translation>não pode ser jogada agora</translation>
    </message>
    <message>
        <source>cells to play it on: {count}</source>
        <translation>casas onde jogá-la: {count}</translation>
    </message>
    <message>
        <source>playable on {cells}</source>
        <translation>pode ser jogada em {cells}</translation>
    </message>
    <message>
        <source>Cards left in the stock: {count}</source>
        <translation>Cartas no monte: {count}</translation>
    </message>
    <message>
        <source>Click to take a card</source>
        <translation>Clique para pegar uma carta</translation>
    </message>
    <message>
        <source>No open card lies here</source>
        <translation>Não há carta aberta aqui</translation>
    </message>
    <message>
        <source>Open card {number}: {card}</source>
        <translation>Carta aberta {number}: {card}</translation>
    </message>
    <message>
        <source>cards beneath it: {count}</source>
        <translation>cartas embaixo: {count}</translation>
    </message>
    <message>
        <source>Click to take it</source>
        <translation>Clique para pegá-la</translation>
    </message>
    <message>
        <source>{name} rolled {roll}: {faces}</source>
        <translation>{name} lançou {roll}: {faces}</translation>
    </message>
    <message>
        <source>Discarded cards: {count}</source>
        <translation>Cartas descartadas: {count}</translation>
    </message>
    <message>
        <source>{card} on top</source>
        <translation>{card} em cima</translation>
    </message>
    <message>
        <source>Give up {card}</source>
        <translation>Ceder {card}</translation>
    </message>
    <message>
        <source>Turn in {card}, which no cell is left for, and draw another</source>
        <translation>Entregar {card}, que não tem mais casa, e comprar outra</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>de {first} a {last}</translation>
    </message>
    <message>
        <source>Which row? {row}, {number} of {count}</source>
        <translation>Que fileira? {row}, {number} de {count}</translation>
    </message>
    <message>
        <source>{name} is out of the game</source>
        <translation>{name} está fora do jogo</translation>
    </message>
    <message>
        <source>You forgot to draw: one card fewer from now on</source>
        <translation>Você esqueceu de comprar: uma carta a menos de agora em diante</translation>
    </message>
    <message>
        <source>You forgot to draw: not before your next turn</source>
        <translation>Você esqueceu de comprar: só depois da sua próxima vez</translation>
    </message>
    <message>
        <source>{name} forgot to draw, and has one card fewer</source>
        <translation>{name} esqueceu de comprar e tem uma carta a menos</translation>
    </message>
    <message>
        <source>{name} forgot to draw</source>
        <translation>{name} esqueceu de comprar</translation>
    </message>
    <message>
        <source>{name} plays {wild} as {card}</source>
        <translation>{name} joga {wild} como {card}</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} passa</translation>
    </message>
    <message>
        <source>after a {roll}: roll again</source>
        <translation>depois de um {roll}: lance de novo</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>on the stock</comment>
        <translation>Comprar</translation>
    </message>
    <message>
        <source>Announce the row</source>
        <translation>Anunciar a fileira</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Não dizer nada</translation>
    </message>
    <message>
        <source>Take this chip away</source>
        <translation>Tirar esta ficha</translation>
    </message>
    <message>
        <source>Put your chip in its place</source>
        <translation>Pôr sua ficha no lugar dela</translation>
    </message>
    <message>
        <source>Swap the chips</source>
        <translation>Trocar as fichas</translation>
    </message>
    <message>
        <source>Put a chip here</source>
        <translation>Pôr uma ficha aqui</translation>
    </message>
</context>
<context>
    <name>TableForm</name>
    <message>
        <source>Who is to move</source>
        <translation>De quem é a vez</translation>
    </message>
    <message>
        <source>How far the turn is</source>
        <translation>Em que ponto está a vez</translation>
    </message>
    <message>
        <source>T&amp;urn</source>
        <translation>V&amp;ez</translation>
    </message>
    <message>
        <source>To &amp;move</source>
        <translation>É a &amp;vez de</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Game table</source>
        <translation>Mesa de jogo</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>Your last move cost about {cost} of your chance to win.</source>
        <translation>Sua última jogada custou cerca de {cost} da sua chance de vencer.</translation>
    </message>
    <message>
        <source>Better: {move} ({best} instead of {played}).</source>
        <translation>Melhor: {move} ({best} em vez de {played}).</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>The start of the game</source>
        <translation>O início da partida</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Em pausa</translation>
    </message>
</context>
<context>
    <name>ToolBox</name>
    <message>
        <source>Lay chips of this side, or take them away again. Key: {key}</source>
        <translation>Colocar fichas deste lado ou retirá-las. Tecla: {key}</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Take chips of any side away. Key: 0</source>
        <translation>Retirar fichas de qualquer lado. Tecla: 0</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fileira</translation>
    </message>
    <message>
        <source>Choose both ends of a whole row to mark it, or to unmark it. Key: R</source>
        <translation>Escolher as duas pontas de uma fileira inteira para marcá-la ou desmarcá-la. Tecla: R</translation>
    </message>
</context>
<context>
    <name>Trash</name>
    <message>
        <source>No trash</source>
        <translation>Não há lixeira</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>sem nome</translation>
    </message>
    <message>
        <source>Delete “{name}” for good? It cannot go to the trash.</source>
        <translation>Apagar “{name}” para sempre? Não pode ir à lixeira.</translation>
    </message>
    <message>
        <source>{why}

Once it is deleted, nothing brings it back.</source>
        <translation>{why}

Depois de apagado, nada o traz de volta.</translation>
    </message>
    <message>
        <source>&amp;Delete for good</source>
        <translation>&amp;Apagar para sempre</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Manter</translation>
    </message>
    <message>
        <source>The board was not thrown away.</source>
        <translation>O tabuleiro não foi jogado fora.</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Tray: cards still to be placed</source>
        <translation>Bandeja: cartas ainda a colocar</translation>
    </message>
    <message>
        <source>{card}: as many as you like, {placed} on the board</source>
        <translation>{card}: quantas quiser, {placed} no tabuleiro</translation>
    </message>
    <message>
        <source>{card}: {count} too many on the board</source>
        <translation>{card}: {count} a mais no tabuleiro</translation>
    </message>
    <message>
        <source>{card}: all on the board</source>
        <translation>{card}: todas no tabuleiro</translation>
    </message>
    <message>
        <source>{card}: {count} still to be placed</source>
        <translation>{card}: {count} ainda a colocar</translation>
    </message>
</context>
<context>
    <name>TrialMenu</name>
    <message>
        <source>&amp;Number of players</source>
        <translation>&amp;Número de jogadores</translation>
    </message>
    <message>
        <source>&amp;Level of the computers</source>
        <translation>Ní&amp;vel dos computadores</translation>
    </message>
    <message>
        <source>No game can be played yet</source>
        <translation>Nenhum jogo pode ser jogado ainda</translation>
    </message>
</context>
<context>
    <name>TrialWindow</name>
    <message>
        <source>Trial</source>
        <translation>Teste</translation>
    </message>
    <message>
        <source>&amp;Back to the board</source>
        <translation>Voltar ao &amp;tabuleiro</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>Deal a&amp;gain</source>
        <translation>Distribuir de &amp;novo</translation>
    </message>
    <message>
        <source>Unnamed board</source>
        <translation>Tabuleiro sem nome</translation>
    </message>
    <message>
        <source>Trial: {game} on “{board}”</source>
        <translation>Teste: {game} em “{board}”</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>nobody knows when</source>
        <translation>ninguém sabe quando</translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation>E mais {count}.</translation>
    </message>
    <message>
        <source>The rest of the game is whole, and this file is left as it is.</source>
        <translation>O resto da partida está inteiro, e este arquivo fica como está.</translation>
    </message>
    <message>
        <source>The rest of the game is whole, but this file could not be copied: {why}.

It is replaced as the game goes on: copy it to another place first.</source>
        <translation>O resto da partida está inteiro, mas este arquivo não pôde ser copiado: {why}.

Ele será substituído quando a partida continuar: copie-o antes para outro lugar.</translation>
    </message>
    <message>
        <source>The game is open, but a part of its file is damaged.</source>
        <translation>A partida está aberta, mas uma parte do arquivo dela está danificada.</translation>
    </message>
    <message>
        <source>Another program has changed “{file}” since you opened it.</source>
        <translation>Outro programa mudou “{file}” desde que você o abriu.</translation>
    </message>
    <message>
        <source>Save your game to another file, and both are kept.</source>
        <translation>Salve sua partida em outro arquivo, e as duas ficam guardadas.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salvar &amp;como…</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>&amp;Substituir</translation>
    </message>
    <message>
        <source>{why}.

If you close the window now it is lost.</source>
        <translation>{why}.

Se fechar a janela agora, ela se perde.</translation>
    </message>
    <message>
        <source>&amp;Close and lose it</source>
        <translation>&amp;Fechar e perder</translation>
    </message>
    <message>
        <source>This game cannot be opened as it is.</source>
        <translation>Esta partida não pode ser aberta como está.</translation>
    </message>
    <message>
        <source>{why}.

The copy from the time before is whole: {moves}, saved {when}.</source>
        <translation>{why}.

A cópia de antes está inteira: {moves}, salva {when}.</translation>
    </message>
    <message>
        <source>&amp;Open the backup</source>
        <translation>&amp;Abrir a cópia</translation>
    </message>
    <message>
        <source>The damaged file is kept: {file}</source>
        <translation>O arquivo danificado foi mantido: {file}</translation>
    </message>
    <message>
        <source>The damaged file could not be copied and is replaced by your next change; copy it to another place first: {file}</source>
        <translation>O arquivo danificado não pôde ser copiado, e sua próxima mudança o substitui; copie-o antes para outro lugar: {file}</translation>
    </message>
    <message>
        <source>What was left here is damaged; this is how it was a moment before.</source>
        <translation>O que tinha ficado aqui está danificado; assim era um momento antes.</translation>
    </message>
    <message>
        <source>What was left here is damaged, and cannot be shown any more.</source>
        <translation>O que tinha ficado aqui está danificado e não pode mais ser mostrado.</translation>
    </message>
</context>
<context>
    <name>Trying</name>
    <message>
        <source>This cannot be played.</source>
        <translation>Isto não pode ser jogado.</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
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
        <translation>{problem}.</translation>
    </message>
    <message>
        <source>Your games are not kept.</source>
        <translation>Suas partidas não são guardadas.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Por quê?</translation>
    </message>
    <message>
        <source>What stands in the way, and what to do about it</source>
        <translation>O que impede, e o que fazer</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salvar como…</translation>
    </message>
    <message>
        <source>Save this game to another place</source>
        <translation>Salvar esta partida em outro lugar</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Go on without this line</source>
        <translation>Continuar sem esta linha</translation>
    </message>
</context>
<context>
    <name>UnreadLine</name>
    <message>
        <source>&amp;Why…</source>
        <translation>&amp;Por quê…</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>random</source>
        <translation>ao acaso</translation>
    </message>
    <message>
        <source>newcomer</source>
        <translation>novato</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>iniciante</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>casual</translation>
    </message>
    <message>
        <source>regular</source>
        <translation>frequente</translation>
    </message>
    <message>
        <source>skilled</source>
        <translation>hábil</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>forte</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>especialista</translation>
    </message>
    <message>
        <source>master</source>
        <translation>mestre</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Computador, {level}</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>uma carta</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>o curinga</translation>
    </message>
    <message>
        <source>a free corner</source>
        <translation>um canto livre</translation>
    </message>
    <message>
        <source>the {number}</source>
        <translation>o {number}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>card</source>
        <translation>carta</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>curinga</translation>
    </message>
    <message>
        <source>free corner</source>
        <translation>canto livre</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>linha {row}, coluna {column}</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dois</translation>
    </message>
    <message>
        <source>three</source>
        <translation>três</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sete</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>oito</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dez</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valete</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rei</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>ás</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>espadas</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>copas</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ouros</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>paus</translation>
    </message>
    <message>
        <source>There is already a chip on that cell.</source>
        <translation>Já há uma ficha nessa casa.</translation>
    </message>
    <message>
        <source>There is no chip on that cell.</source>
        <translation>Não há ficha nessa casa.</translation>
    </message>
    <message>
        <source>That chip is your own side’s.</source>
        <translation>Essa ficha é do seu próprio lado.</translation>
    </message>
    <message>
        <source>That chip is protected and stays where it is.</source>
        <translation>Essa ficha está protegida e fica onde está.</translation>
    </message>
    <message>
        <source>You do not hold that card.</source>
        <translation>Você não tem essa carta.</translation>
    </message>
    <message>
        <source>That card cannot be used on that cell.</source>
        <translation>Essa carta não pode ser usada nessa casa.</translation>
    </message>
    <message>
        <source>That card still has a free cell: it can be played.</source>
        <translation>Essa carta ainda tem uma casa livre: pode ser jogada.</translation>
    </message>
    <message>
        <source>No more dead cards may be turned in this turn.</source>
        <translation>Nesta vez não se podem entregar mais cartas mortas.</translation>
    </message>
    <message>
        <source>A dead card may only be turned in when no card can be played.</source>
        <translation>Uma carta morta só pode ser entregue quando nenhuma carta pode ser jogada.</translation>
    </message>
    <message>
        <source>Corner cells are free for all: they take no chip.</source>
        <translation>Cantos são livres para todos: não levam ficha.</translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation>Compre antes uma carta.</translation>
    </message>
    <message>
        <source>Your hand is full: play a card first.</source>
        <translation>Sua mão está cheia: jogue antes uma carta.</translation>
    </message>
    <message>
        <source>It is another player’s turn.</source>
        <translation>É a vez de outro jogador.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>Those cells do not make a row with this move.</source>
        <translation>Essas casas não fazem uma fileira com esta jogada.</translation>
    </message>
    <message>
        <source>There is no card left to draw.</source>
        <translation>Não resta carta para comprar.</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} vence</translation>
    </message>
    <message>
        <source>{names} win</source>
        <translation>{names} vencem</translation>
    </message>
    <message>
        <source>{text} The most rows of {length} decide.</source>
        <translation>{text} Decide quem tem mais fileiras de {length}.</translation>
    </message>
    <message>
        <source>{text} The rows are equal, too.</source>
        <translation>{text} As fileiras também são iguais.</translation>
    </message>
    <message>
        <source>After the extra turns the rows are equal.</source>
        <translation>Depois das últimas vezes as fileiras são iguais.</translation>
    </message>
    <message>
        <source>After the extra turns the most rows decide.</source>
        <translation>Depois das últimas vezes decide quem tem mais fileiras.</translation>
    </message>
    <message>
        <source>Everybody is out of the game.</source>
        <translation>Todos estão fora do jogo.</translation>
    </message>
    <message>
        <source>All the rows needed are made.</source>
        <translation>Todas as fileiras necessárias estão feitas.</translation>
    </message>
    <message>
        <source>The winning shape is made.</source>
        <translation>A forma vencedora está feita.</translation>
    </message>
    <message>
        <source>Everybody else is out of the game.</source>
        <translation>Todos os outros estão fora do jogo.</translation>
    </message>
    <message>
        <source>Nobody can move any more.</source>
        <translation>Ninguém mais pode jogar.</translation>
    </message>
    <message>
        <source>The board is full.</source>
        <translation>O tabuleiro está cheio.</translation>
    </message>
    <message>
        <source>The cards have run out.</source>
        <translation>As cartas acabaram.</translation>
    </message>
    <message>
        <source>The deal is a draw</source>
        <translation>A mão é empate</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} vence o torneio</translation>
    </message>
    <message>
        <source>{names} win the match</source>
        <translation>{names} vencem o torneio</translation>
    </message>
    <message>
        <source>{name} wins the deal</source>
        <translation>{name} vence a mão</translation>
    </message>
    <message>
        <source>{names} win the deal</source>
        <translation>{names} vencem a mão</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} e {last}</translation>
    </message>
</context>
<context>
    <name>Work</name>
    <message>
        <source>The games ended by a mistake of the program, or somebody ended it. What was played is kept; Run goes on there.</source>
        <translation>As partidas terminaram por um erro do programa, ou alguém as encerrou. O que foi jogado é guardado; Começar continua dali.</translation>
    </message>
</context>
<context>
    <name>Workshop</name>
    <message>
        <source>Still empty: {where}</source>
        <translation>Ainda vazias: {where}</translation>
    </message>
    <message>
        <source>Still to be placed: {cards}</source>
        <translation>Ainda a colocar: {cards}</translation>
    </message>
    <message>
        <source>{card} stands too often: {where}; {wanted} is right</source>
        <translation>{card} aparece vezes demais: {where}; o certo é {wanted}</translation>
    </message>
    <message>
        <source>This deck has no use for {card}: {where}</source>
        <translation>Este baralho não usa {card}: {where}</translation>
    </message>
    <message>
        <source>No rules fit this board</source>
        <translation>Nenhumas regras servem para este tabuleiro</translation>
    </message>
    <message>
        <source>Corners that are not free: {where}</source>
        <translation>Cantos que não são livres: {where}</translation>
    </message>
    <message>
        <source>The two {card} touch: {where}</source>
        <translation>As duas {card} se tocam: {where}</translation>
    </message>
    <message>
        <source>A line with equal cards, {cards}: {where}</source>
        <translation>Uma linha com cartas iguais, {cards}: {where}</translation>
    </message>
    <message>
        <source>More twins that touch: {count}</source>
        <translation>Mais gêmeas que se tocam: {count}</translation>
    </message>
    <message>
        <source>More lines with equal cards: {count}</source>
        <translation>Mais linhas com cartas iguais: {count}</translation>
    </message>
    <message>
        <source>Pairs of lines for the same cards: {count}, such as {where}</source>
        <translation>Pares de linhas para as mesmas cartas: {count}, como {where}</translation>
    </message>
    <message>
        <source>Numbers left out: {cards}</source>
        <translation>Números deixados de fora: {cards}</translation>
    </message>
    <message>
        <source>No card of a game that fits can be played on {where}</source>
        <translation>Nenhuma carta de um jogo que sirva pode ser jogada em {where}</translation>
    </message>
    <message>
        <source>No line of {length} runs through {where}</source>
        <translation>Nenhuma linha de {length} passa por {where}</translation>
    </message>
    <message>
        <source>{rules}: jokers need free cells, and there are none</source>
        <translation>{rules}: curingas precisam de casas livres, e não há</translation>
    </message>
    <message>
        <source>Free cells away from the corners: {where}</source>
        <translation>Casas livres longe dos cantos: {where}</translation>
    </message>
    <message>
        <source>Twins that one line can hold: {cards}</source>
        <translation>Gêmeas que cabem em uma linha: {cards}</translation>
    </message>
    <message>
        <source>Twins lie {least} to {most} steps apart, {mean} on average</source>
        <translation>As gêmeas ficam de {least} a {most} passos uma da outra, {mean} em média</translation>
    </message>
    <message>
        <source>Suits lie {percent} % evenly; most uneven: {suit}, {share} {part}</source>
        <translation>Os naipes estão {percent} % distribuídos; o mais desigual: {suit}, {share} {part}</translation>
    </message>
    <message>
        <source>The board is symmetrical: {ways}</source>
        <translation>O tabuleiro é simétrico: {ways}</translation>
    </message>
    <message>
        <source>The board has no name yet</source>
        <translation>O tabuleiro ainda não tem nome</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>espadas</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>copas</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ouros</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>paus</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>em cima à esquerda</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>em cima à direita</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>embaixo à esquerda</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>embaixo à direita</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semente</translation>
    </message>
    <message>
        <source>Spiral</source>
        <translation>Espiral</translation>
    </message>
    <message>
        <source>A spiral between a corner and the middle</source>
        <translation>Uma espiral entre um canto e o meio</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Sentido</translation>
    </message>
    <message>
        <source>from the rim</source>
        <translation>da borda</translation>
    </message>
    <message>
        <source>from the middle</source>
        <translation>do meio</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Giro</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>horário</translation>
    </message>
    <message>
        <source>anticlockwise</source>
        <translation>anti-horário</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Canto</translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation>Ordem das cartas</translation>
    </message>
    <message>
        <source>spades and diamonds up, clubs and hearts down</source>
        <translation>espadas e ouros subindo, paus e copas descendo</translation>
    </message>
    <message>
        <source>every suit up</source>
        <translation>cada naipe subindo</translation>
    </message>
    <message>
        <source>all twos, all threes, and so on</source>
        <translation>todos os dois, todos os três, e assim por diante</translation>
    </message>
    <message>
        <source>The second time through</source>
        <translation>Na segunda vez</translation>
    </message>
    <message>
        <source>from the beginning</source>
        <translation>desde o começo</translation>
    </message>
    <message>
        <source>from the end</source>
        <translation>desde o fim</translation>
    </message>
    <message>
        <source>Cells left over</source>
        <translation>Casas que sobram</translation>
    </message>
    <message>
        <source>at most four free, the others holes</source>
        <translation>no máximo quatro livres, as outras buracos</translation>
    </message>
    <message>
        <source>all free</source>
        <translation>todas livres</translation>
    </message>
    <message>
        <source>all holes</source>
        <translation>todas buracos</translation>
    </message>
    <message>
        <source>Snake</source>
        <translation>Serpente</translation>
    </message>
    <message>
        <source>Row by row or column by column, so that every card is easily found</source>
        <translation>Linha por linha ou coluna por coluna, para achar fácil cada carta</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Por</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>linhas</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>colunas</translation>
    </message>
    <message>
        <source>At the end of a row</source>
        <translation>No fim de uma linha</translation>
    </message>
    <message>
        <source>turn round</source>
        <translation>dar a volta</translation>
    </message>
    <message>
        <source>begin again on the same side</source>
        <translation>começar de novo do mesmo lado</translation>
    </message>
    <message>
        <source>Rings</source>
        <translation>Anéis</translation>
    </message>
    <message>
        <source>Ring by ring around the middle</source>
        <translation>Anel por anel em volta do meio</translation>
    </message>
    <message>
        <source>every other ring the other way</source>
        <translation>um anel sim, outro não, ao contrário</translation>
    </message>
    <message>
        <source>one way</source>
        <translation>em um sentido</translation>
    </message>
    <message>
        <source>Quadrants</source>
        <translation>Quadrantes</translation>
    </message>
    <message>
        <source>Each quarter holds the two suits of a colour; opposite quarters are alike, turned round</source>
        <translation>Cada quarto tem os dois naipes de uma cor; quartos opostos são iguais, virados</translation>
    </message>
    <message>
        <source>Inside each part</source>
        <translation>Dentro de cada parte</translation>
    </message>
    <message>
        <source>row by row</source>
        <translation>linha por linha</translation>
    </message>
    <message>
        <source>row by row, there and back</source>
        <translation>linha por linha, ida e volta</translation>
    </message>
    <message>
        <source>shuffled, all parts alike</source>
        <translation>embaralhada, todas as partes iguais</translation>
    </message>
    <message>
        <source>Suits apart</source>
        <translation>Naipes separados</translation>
    </message>
    <message>
        <source>Each suit has a part of the board to itself</source>
        <translation>Cada naipe tem uma parte do tabuleiro só sua</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Partes</translation>
    </message>
    <message>
        <source>quarters</source>
        <translation>quartos</translation>
    </message>
    <message>
        <source>the four sides</source>
        <translation>os quatro lados</translation>
    </message>
    <message>
        <source>Chequers</source>
        <translation>Xadrez</translation>
    </message>
    <message>
        <source>Black and red cards, or even and odd numbers, like the squares of a chess board</source>
        <translation>Cartas pretas e vermelhas, ou números pares e ímpares, como as casas de um tabuleiro de xadrez</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Ao acaso</translation>
    </message>
    <message>
        <source>Everything anywhere</source>
        <translation>Tudo em qualquer lugar</translation>
    </message>
    <message>
        <source>Random, symmetric</source>
        <translation>Ao acaso, simétrico</translation>
    </message>
    <message>
        <source>By chance, but so that the board has a symmetry</source>
        <translation>Ao acaso, mas de modo que o tabuleiro tenha uma simetria</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Simetria</translation>
    </message>
    <message>
        <source>a half turn</source>
        <translation>meia volta</translation>
    </message>
    <message>
        <source>a quarter turn, suit to suit</source>
        <translation>um quarto de volta, naipe a naipe</translation>
    </message>
    <message>
        <source>left and right</source>
        <translation>esquerda e direita</translation>
    </message>
    <message>
        <source>top and bottom</source>
        <translation>em cima e embaixo</translation>
    </message>
    <message>
        <source>none, but the two of a kind far apart</source>
        <translation>nenhuma, mas as duas iguais longe uma da outra</translation>
    </message>
    <message>
        <source>quarter turn</source>
        <translation>quarto de volta</translation>
    </message>
    <message>
        <source>half turn</source>
        <translation>meia volta</translation>
    </message>
    <message>
        <source>three quarter turns</source>
        <translation>três quartos de volta</translation>
    </message>
    <message>
        <source>falling diagonal</source>
        <translation>diagonal descendente</translation>
    </message>
    <message>
        <source>rising diagonal</source>
        <translation>diagonal ascendente</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>top</source>
        <translation>em cima</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>embaixo</translation>
    </message>
    <message>
        <source>left</source>
        <translation>à esquerda</translation>
    </message>
    <message>
        <source>right</source>
        <translation>à direita</translation>
    </message>
</context>
</TS>

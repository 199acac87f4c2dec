<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Sequence Desktop</source>
        <translation>Acerca de Sequence Desktop</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Volver a la lista</translation>
    </message>
</context>
<context>
    <name>AboutForm</name>
    <message>
        <source>A name for the board</source>
        <translation>Un nombre para el tablero</translation>
    </message>
    <message>
        <source>for example CC0-1.0</source>
        <translation>por ejemplo CC0-1.0</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Autor</translation>
    </message>
    <message>
        <source>&amp;Licence</source>
        <translation>&amp;Licencia</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>&amp;Baraja</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Tamaño</translation>
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
        <translation>Ir aquí</translation>
    </message>
    <message>
        <source>Choose no card</source>
        <translation>No elegir ninguna carta</translation>
    </message>
    <message>
        <source>Choose this card</source>
        <translation>Elegir esta carta</translation>
    </message>
    <message>
        <source>Take a card from here</source>
        <translation>Tomar una carta de aquí</translation>
    </message>
    <message>
        <source>Lay the chosen card here</source>
        <translation>Poner aquí la carta elegida</translation>
    </message>
    <message>
        <source>Go to a cell for this roll</source>
        <translation>Ir a una casilla para esta tirada</translation>
    </message>
    <message>
        <source>Show the row that is nearest, or take it</source>
        <translation>Mostrar la fila más cercana, o tomarla</translation>
    </message>
    <message>
        <source>Use it on this cell</source>
        <translation>Usar en esta casilla</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Rows: {rows}, columns: {columns}</source>
        <translation>Filas: {rows}, columnas: {columns}</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Stock and discard pile</source>
        <translation>Mazo y descarte</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Jugada</translation>
    </message>
    <message>
        <source>&amp;Computer</source>
        <translation>Or&amp;denador</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ayuda</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>Choose a game, a board and players. The game in progress is kept.</source>
        <translation>Elegir un juego, un tablero y jugadores. La partida en curso se conserva.</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>Jugar o&amp;tra vez</translation>
    </message>
    <message>
        <source>Deal a new game with the same players, board and rules.</source>
        <translation>Repartir una nueva partida con los mismos jugadores, tablero y reglas.</translation>
    </message>
    <message>
        <source>&amp;Rated games…</source>
        <translation>Partidas &amp;puntuadas…</translation>
    </message>
    <message>
        <source>Play against a computer picked for you, and see how your rating goes.</source>
        <translation>Jugar contra un ordenador elegido para ti y ver cómo va tu puntuación.</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Pa&amp;usa</translation>
    </message>
    <message>
        <source>Let the computers wait, where nobody else plays.</source>
        <translation>Hacer esperar a los ordenadores cuando no juega nadie más.</translation>
    </message>
    <message>
        <source>Set up a pos&amp;ition…</source>
        <translation>Preparar una p&amp;osición…</translation>
    </message>
    <message>
        <source>Lay chips and cards as you like, check them, and play on from there.</source>
        <translation>Poner fichas y cartas a tu gusto, comprobarlas y seguir jugando desde ahí.</translation>
    </message>
    <message>
        <source>&amp;Design a board…</source>
        <translation>&amp;Diseñar un tablero…</translation>
    </message>
    <message>
        <source>Make a board of your own, or change one.</source>
        <translation>Hacer un tablero propio o cambiar uno.</translation>
    </message>
    <message>
        <source>&amp;Boards…</source>
        <translation>Ta&amp;bleros…</translation>
    </message>
    <message>
        <source>Look at all boards: play on them, copy and change them.</source>
        <translation>Ver todos los tableros: jugar en ellos, copiarlos y cambiarlos.</translation>
    </message>
    <message>
        <source>&amp;Lab…</source>
        <translation>&amp;Laboratorio…</translation>
    </message>
    <message>
        <source>Let computers play thousands of games, to compare players, boards and rules.</source>
        <translation>Hacer que los ordenadores jueguen miles de partidas, para comparar jugadores, tableros y reglas.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Go on with a saved game. The game in progress is kept.</source>
        <translation>Seguir con una partida guardada. La partida en curso se conserva.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save the game, with all its moves, to its file.</source>
        <translation>Guardar la partida, con todas sus jugadas, en su archivo.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>Save the game to a file of its own.</source>
        <translation>Guardar la partida en un archivo propio.</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>Es&amp;tadísticas…</translation>
    </message>
    <message>
        <source>Count the games you have finished, and look at the last ones.</source>
        <translation>Contar las partidas terminadas y mirar las últimas.</translation>
    </message>
    <message>
        <source>&amp;Print the board…</source>
        <translation>&amp;Imprimir el tablero…</translation>
    </message>
    <message>
        <source>Bring this board onto paper, with chips and rules to it.</source>
        <translation>Llevar este tablero al papel, con fichas y reglas.</translation>
    </message>
    <message>
        <source>Save a pi&amp;cture…</source>
        <translation>Guardar una ima&amp;gen…</translation>
    </message>
    <message>
        <source>Save the board as it is shown, as a picture.</source>
        <translation>Guardar como imagen el tablero tal como se ve.</translation>
    </message>
    <message>
        <source>Save an ani&amp;mation…</source>
        <translation>Guardar una ani&amp;mación…</translation>
    </message>
    <message>
        <source>Save the moves of the game as an animated picture (GIF).</source>
        <translation>Guardar las jugadas de la partida como imagen animada (GIF).</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>A&amp;justes…</translation>
    </message>
    <message>
        <source>Choose look, motion and manners; every change is seen at once.</source>
        <translation>Elegir aspecto, movimiento y maneras; cada cambio se ve enseguida.</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Close the program. The next start goes on where you are now.</source>
        <translation>Cerrar el programa. Al volver a empezar se sigue aquí.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Take back your last move and what followed it.</source>
        <translation>Retirar tu última jugada y lo que la siguió.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Play again what was taken back.</source>
        <translation>Volver a jugar lo que se deshizo.</translation>
    </message>
    <message>
        <source>&amp;Draw a card</source>
        <translation>R&amp;obar una carta</translation>
    </message>
    <message>
        <source>Take a card from the stock, where the rules let one draw by hand.</source>
        <translation>Tomar una carta del mazo, cuando las reglas piden robar a mano.</translation>
    </message>
    <message>
        <source>&amp;Turn in a dead card</source>
        <translation>&amp;Entregar una carta muerta</translation>
    </message>
    <message>
        <source>Give up a card that has no free cell left, and draw another.</source>
        <translation>Entregar una carta a la que no le queda casilla libre y robar otra.</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Pasar</translation>
    </message>
    <message>
        <source>End the turn without a play; only where nothing can be played.</source>
        <translation>Terminar el turno sin jugar; solo si no se puede jugar nada.</translation>
    </message>
    <message>
        <source>Show the last &amp;round</source>
        <translation>Mostrar la última &amp;ronda</translation>
    </message>
    <message>
        <source>Play once more what has happened since your own last move. Any key ends it.</source>
        <translation>Repetir lo que ha pasado desde tu última jugada. Cualquier tecla lo termina.</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Repetición</translation>
    </message>
    <message>
        <source>Show what one goes through the game with: slider, steps and playing.</source>
        <translation>Mostrar con qué se recorre la partida: deslizador, pasos y reproducción.</translation>
    </message>
    <message>
        <source>Play the mo&amp;ves</source>
        <translation>Reproducir las &amp;jugadas</translation>
    </message>
    <message>
        <source>Show one move after the other, and stop there. Nothing is played.</source>
        <translation>Mostrar una jugada tras otra y detenerse. No se juega nada.</translation>
    </message>
    <message>
        <source>Look at the &amp;start</source>
        <translation>Ver el &amp;principio</translation>
    </message>
    <message>
        <source>Show the board as it was before the first move.</source>
        <translation>Mostrar el tablero como era antes de la primera jugada.</translation>
    </message>
    <message>
        <source>Look one move &amp;back</source>
        <translation>Ver una jugada a&amp;trás</translation>
    </message>
    <message>
        <source>Show the board one move earlier; the game goes on from the present.</source>
        <translation>Mostrar el tablero una jugada antes; la partida sigue desde el presente.</translation>
    </message>
    <message>
        <source>Look one move &amp;forward</source>
        <translation>Ver una jugada a&amp;delante</translation>
    </message>
    <message>
        <source>Show the board one move later.</source>
        <translation>Mostrar el tablero una jugada después.</translation>
    </message>
    <message>
        <source>Back to the &amp;game</source>
        <translation>Volver a la &amp;partida</translation>
    </message>
    <message>
        <source>Show the board as it is now.</source>
        <translation>Mostrar el tablero como es ahora.</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>Segui&amp;r desde aquí</translation>
    </message>
    <message>
        <source>Go on from the moment shown in a game of its own; the one on the table is kept.</source>
        <translation>Continuar desde el momento mostrado en una partida aparte; la de la mesa se conserva.</translation>
    </message>
    <message>
        <source>Boo&amp;kmark</source>
        <translation>&amp;Marcador</translation>
    </message>
    <message>
        <source>Mark the moment shown, to find it again.</source>
        <translation>Marcar el momento mostrado para volver a encontrarlo.</translation>
    </message>
    <message>
        <source>Bookmarks…</source>
        <translation>Marcadores…</translation>
    </message>
    <message>
        <source>Go to the moments you have marked, name them, remove them.</source>
        <translation>Ir a los momentos marcados, darles nombre, quitarlos.</translation>
    </message>
    <message>
        <source>L&amp;arger</source>
        <translation>Más &amp;grande</translation>
    </message>
    <message>
        <source>Show the table larger; where it does not fit, it scrolls.</source>
        <translation>Mostrar la mesa más grande; si no cabe, se desplaza.</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>Más pe&amp;queña</translation>
    </message>
    <message>
        <source>Show the table smaller.</source>
        <translation>Mostrar la mesa más pequeña.</translation>
    </message>
    <message>
        <source>As large as t&amp;he window</source>
        <translation>Como la &amp;ventana</translation>
    </message>
    <message>
        <source>Show the whole table, as large as it fits.</source>
        <translation>Mostrar toda la mesa, lo más grande que quepa.</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>So&amp;nidos</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>Panel &amp;lateral</translation>
    </message>
    <message>
        <source>Show or hide the players and the moves.</source>
        <translation>Mostrar u ocultar los jugadores y las jugadas.</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Pantalla co&amp;mpleta</translation>
    </message>
    <message>
        <source>Fill the screen with the table.</source>
        <translation>Llenar la pantalla con la mesa.</translation>
    </message>
    <message>
        <source>&amp;What can I do?</source>
        <translation>¿&amp;Qué puedo hacer?</translation>
    </message>
    <message>
        <source>Say what you can do at this moment, and light it on the table.</source>
        <translation>Decir qué puedes hacer en este momento, e iluminarlo en la mesa.</translation>
    </message>
    <message>
        <source>C&amp;ontents</source>
        <translation>Cont&amp;enido</translation>
    </message>
    <message>
        <source>Read and search all pages of the help, in one window.</source>
        <translation>Leer todas las páginas de la ayuda y buscar en ellas, en una sola ventana.</translation>
    </message>
    <message>
        <source>How to &amp;play</source>
        <translation>Cómo se &amp;juega</translation>
    </message>
    <message>
        <source>Say how the game in progress is played, in words and pictures.</source>
        <translation>Decir con palabras e imágenes cómo se juega la partida en curso.</translation>
    </message>
    <message>
        <source>Your &amp;first game</source>
        <translation>Tu &amp;primera partida</translation>
    </message>
    <message>
        <source>Learn the game in six short steps on the table. Your own game is kept.</source>
        <translation>Aprender el juego en seis pasos cortos, en la mesa. Tu partida se conserva.</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Teclas y ratón</translation>
    </message>
    <message>
        <source>List what every key does.</source>
        <translation>Enumerar lo que hace cada tecla.</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>Cambiar &amp;teclas…</translation>
    </message>
    <message>
        <source>Choose which keys lead to what.</source>
        <translation>Elegir qué teclas llevan a qué.</translation>
    </message>
    <message>
        <source>&amp;Settings explained</source>
        <translation>A&amp;justes explicados</translation>
    </message>
    <message>
        <source>Say what every setting does.</source>
        <translation>Decir qué hace cada ajuste.</translation>
    </message>
    <message>
        <source>&amp;About Sequence Desktop</source>
        <translation>&amp;Acerca de Sequence Desktop</translation>
    </message>
    <message>
        <source>Show the version and the licences.</source>
        <translation>Mostrar la versión y las licencias.</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Consejo</translation>
    </message>
    <message>
        <source>Show the best moves of your hand, how good they are, and why.</source>
        <translation>Mostrar las mejores jugadas de tu mano, cuánto valen y por qué.</translation>
    </message>
    <message>
        <source>&amp;Play the hint</source>
        <translation>&amp;Jugar el consejo</translation>
    </message>
    <message>
        <source>Make the hinted move that is marked on the table.</source>
        <translation>Hacer la jugada aconsejada que está marcada en la mesa.</translation>
    </message>
    <message>
        <source>Show a &amp;better move</source>
        <translation>Mostrar una &amp;mejor jugada</translation>
    </message>
    <message>
        <source>Say which move would have been better than your last one, and why.</source>
        <translation>Decir qué jugada habría sido mejor que la última, y por qué.</translation>
    </message>
    <message>
        <source>Winning &amp;chances</source>
        <translation>&amp;Probabilidades de ganar</translation>
    </message>
    <message>
        <source>Show who is ahead, as far as you can know, now and through the game.</source>
        <translation>Mostrar quién va por delante, en lo que puedes saber, ahora y a lo largo de la partida.</translation>
    </message>
    <message>
        <source>&amp;Review the game…</source>
        <translation>&amp;Analizar la partida…</translation>
    </message>
    <message>
        <source>Look back at a finished game: where it turned, and what was luck or skill.</source>
        <translation>Repasar una partida terminada: dónde giró, y qué fue suerte o habilidad.</translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation>Jugar &amp;ya</translation>
    </message>
    <message>
        <source>Let the computer that is thinking move at once, with what it knows.</source>
        <translation>Hacer que el ordenador que piensa juegue enseguida, con lo que sabe.</translation>
    </message>
    <message>
        <source>Colours of the s&amp;ystem</source>
        <translation>Colores del s&amp;istema</translation>
    </message>
    <message>
        <source>Be light or dark as the system is.</source>
        <translation>Ser claro u oscuro como el sistema.</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>Dark text on a light window.</source>
        <translation>Texto oscuro en una ventana clara.</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>Light text on a dark window.</source>
        <translation>Texto claro en una ventana oscura.</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>Alto con&amp;traste</translation>
    </message>
    <message>
        <source>The strongest contrast, for weak eyes and bright rooms.</source>
        <translation>El mayor contraste, para ojos débiles y salas luminosas.</translation>
    </message>
    <message>
        <source>Hand as dra&amp;wn</source>
        <translation>Mano según se &amp;roba</translation>
    </message>
    <message>
        <source>Lay one’s cards in the order in which they were drawn.</source>
        <translation>Colocar las cartas en el orden en que se robaron.</translation>
    </message>
    <message>
        <source>Hand by sui&amp;ts</source>
        <translation>Mano por &amp;palos</translation>
    </message>
    <message>
        <source>Lay one’s cards suit by suit.</source>
        <translation>Colocar las cartas palo por palo.</translation>
    </message>
    <message>
        <source>Hand by ra&amp;nks</source>
        <translation>Mano por &amp;valores</translation>
    </message>
    <message>
        <source>Lay one’s cards rank by rank, or by their numbers.</source>
        <translation>Colocar las cartas valor por valor, o por sus números.</translation>
    </message>
    <message>
        <source>Hand as I lay &amp;it</source>
        <translation>Mano como &amp;yo la pongo</translation>
    </message>
    <message>
        <source>Leave one’s cards where they are dragged to in the hand.</source>
        <translation>Dejar las cartas donde se arrastran en la mano.</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>{move} and take the row {rows}</source>
        <translation>{move} y tomar la fila {rows}</translation>
    </message>
    <message>
        <source>{move} and take the rows {rows}</source>
        <translation>{move} y tomar las filas {rows}</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Tomar {card}</translation>
    </message>
    <message>
        <source>Give up {card}</source>
        <translation>Ceder {card}</translation>
    </message>
    <message>
        <source>Take the chip on {cell} away</source>
        <translation>Quitar la ficha de {cell}</translation>
    </message>
    <message>
        <source>Play {card} on {cell}</source>
        <translation>Jugar {card} en {cell}</translation>
    </message>
    <message>
        <source>Take the chip on {cell} away with {card}</source>
        <translation>Quitar la ficha de {cell} con {card}</translation>
    </message>
    <message>
        <source>Take over the chip on {cell} with {card}</source>
        <translation>Sustituir la ficha de {cell} con {card}</translation>
    </message>
    <message>
        <source>Swap the chips on {cell} and {other} with {card}</source>
        <translation>Cambiar las fichas de {cell} y {other} con {card}</translation>
    </message>
    <message>
        <source>Turn in {card}</source>
        <translation>Entregar {card}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Robar una carta</translation>
    </message>
    <message>
        <source>Put a chip on {cell}</source>
        <translation>Poner una ficha en {cell}</translation>
    </message>
    <message>
        <source>Take over the chip on {cell}</source>
        <translation>Sustituir la ficha de {cell}</translation>
    </message>
    <message>
        <source>Swap the chips on {cell} and {other}</source>
        <translation>Cambiar las fichas de {cell} y {other}</translation>
    </message>
</context>
<context>
    <name>BalanceDialog</name>
    <message>
        <source>Balance of the board</source>
        <translation>Equilibrio del tablero</translation>
    </message>
    <message>
        <source>&amp;Play the games</source>
        <translation>&amp;Jugar las partidas</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Co&amp;mpare in the lab…</source>
        <translation>Co&amp;mparar en el laboratorio…</translation>
    </message>
    <message>
        <source>The same number plays the same games again, everywhere.</source>
        <translation>El mismo número vuelve a jugar las mismas partidas, en todas partes.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>What the games tell of the board will stand here.</source>
        <translation>Aquí aparecerá lo que las partidas dicen del tablero.</translation>
    </message>
    <message>
        <source>Let other boards, games or levels be played beside this one, as a plan.</source>
        <translation>Hacer jugar otros tableros, juegos o niveles junto a este, como un plan.</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>J&amp;ugadores</translation>
    </message>
    <message>
        <source>L&amp;evel of all players</source>
        <translation>Ni&amp;vel de todos los jugadores</translation>
    </message>
    <message>
        <source>&amp;Number of games</source>
        <translation>&amp;Número de partidas</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Semilla</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>empezando…</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>parando…</translation>
    </message>
    <message>
        <source>about {seconds} s left</source>
        <translation>quedan unos {seconds} s</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>quedan unos {minutes} min</translation>
    </message>
</context>
<context>
    <name>BesidePage</name>
    <message>
        <source>Entry at the left</source>
        <translation>Serie de la izquierda</translation>
    </message>
    <message>
        <source>Entry at the right</source>
        <translation>Serie de la derecha</translation>
    </message>
</context>
<context>
    <name>BoardList</name>
    <message>
        <source>Arranged by {author}</source>
        <translation>Disposición de {author}</translation>
    </message>
    <message>
        <source>The board of these rules</source>
        <translation>El tablero de estas reglas</translation>
    </message>
</context>
<context>
    <name>BoardPreview</name>
    <message>
        <source>Picture of the board {name}, {columns} by {rows} cells</source>
        <translation>Imagen del tablero {name}, {columns} por {rows} casillas</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Compass</source>
        <translation>Brújula</translation>
    </message>
    <message>
        <source>Each suit has a side of the board: spades north, hearts east, clubs south, diamonds west. Every sector runs from the two to the ace and through again, row by row from the rim to the middle, and a quarter turn carries each sector onto the next. The four aces meet in the centre.</source>
        <translation>Cada palo tiene un lado del tablero: picas al norte, corazones al este, tréboles al sur, diamantes al oeste. Cada sector va dos veces del dos al as, fila por fila del borde al centro, y un cuarto de vuelta lleva cada sector al siguiente. Los cuatro ases se encuentran en el centro.</translation>
    </message>
    <message>
        <source>Two dice</source>
        <translation>Dos dados</translation>
    </message>
    <message>
        <source>Six by six for two dice: the rare twos in the corners, the twelves in the middle. A quarter turn leaves it as it is.</source>
        <translation>Seis por seis para dos dados: los raros doses en las esquinas, los doces en el centro. Con un cuarto de vuelta queda igual.</translation>
    </message>
    <message>
        <source>traditional</source>
        <translation>autor desconocido</translation>
    </message>
    <message>
        <source>No rights are claimed in this arrangement</source>
        <translation>No se reclaman derechos sobre esta disposición</translation>
    </message>
    <message>
        <source>Far twins</source>
        <translation>Gemelas lejanas</translation>
    </message>
    <message>
        <source>Four windows, black and red like a chess board, with the two suits of a colour chequered inside. From every card it is five rows and five columns to its twin, so that no two chips on the same card help each other; only the kings of spades and hearts meet, in the centre. The left half is the mirror of the right, spades for hearts and clubs for diamonds.</source>
        <translation>Cuatro ventanas, negras y rojas como en un ajedrez; dentro, los dos palos de un color se alternan del mismo modo. De cada carta a su gemela hay cinco filas y cinco columnas, así que dos fichas en la misma carta nunca se ayudan; solo los reyes de picas y corazones se encuentran, en el centro. La mitad izquierda es el reflejo de la derecha, con picas por corazones y tréboles por diamantes.</translation>
    </message>
    <message>
        <source>Turning rings</source>
        <translation>Anillos alternos</translation>
    </message>
    <message>
        <source>The numbers in rings around the one; each ring runs the other way round than the last. The nought stands in the corner beyond ninety-nine.</source>
        <translation>Los números en anillos alrededor del uno; cada anillo va en sentido contrario al anterior. El cero está en la esquina, más allá del noventa y nueve.</translation>
    </message>
    <message>
        <source>Growing edges</source>
        <translation>Bordes crecientes</translation>
    </message>
    <message>
        <source>The numbers grow out from the middle edge by edge, so that the square stays full at every size. The nought stands in a corner.</source>
        <translation>Los números crecen desde el centro borde a borde, así que el cuadrado está completo en todos los tamaños. El cero está en una esquina.</translation>
    </message>
    <message>
        <source>Number spiral</source>
        <translation>Espiral de números</translation>
    </message>
    <message>
        <source>One plain spiral from the nought in the centre to ninety-nine in the corner.</source>
        <translation>Una espiral sencilla, del cero en el centro al noventa y nueve en la esquina.</translation>
    </message>
    <message>
        <source>Junior</source>
        <translation>Júnior</translation>
    </message>
    <message>
        <source>Six by seven for the youngest: the cards from two to ace without tens and pictures, each once, in a path that can be followed with a finger. The corners and the two spaces in the middle are free.</source>
        <translation>Seis por siete para los más pequeños: las cartas del dos al as sin dieces ni figuras, cada una una vez, en un camino que se puede seguir con el dedo. Las esquinas y las dos casillas del centro son libres.</translation>
    </message>
    <message>
        <source>Pinwheel</source>
        <translation>Molinillo</translation>
    </message>
    <message>
        <source>One pack on seven by seven for the travel game: each suit is one sail of a wheel, winding from the two at the rim to the ace at the hub, and the free space is the axle.</source>
        <translation>Una baraja en siete por siete para el juego de viaje: cada palo es un aspa del molinillo y serpentea del dos, en el borde, al as, junto al centro; la casilla libre es el eje.</translation>
    </message>
    <message>
        <source>Quadrants</source>
        <translation>Cuadrantes</translation>
    </message>
    <message>
        <source>The arrangement common for One-Eyed Jack. Each quarter holds two suits, one the mirror of the other along the diagonal, where the kings and queens stand; tens to sevens run along the edges. Turned upside down it is the same board.</source>
        <translation>La disposición habitual de One-Eyed Jack. Cada cuarto tiene dos palos, uno reflejo del otro a lo largo de la diagonal, donde están los reyes y las damas; del diez al siete, las cartas van por los bordes. Girado media vuelta, es el mismo tablero.</translation>
    </message>
    <message>
        <source>Row snake</source>
        <translation>Serpiente por filas</translation>
    </message>
    <message>
        <source>The two packs in order, laid like a snake: one row to the right, the next to the left. The easiest board to find a card on.</source>
        <translation>Las dos barajas en orden, puestas como una serpiente: una fila hacia la derecha, la siguiente hacia la izquierda. El tablero en el que más fácil es encontrar una carta.</translation>
    </message>
    <message>
        <source>Spiral</source>
        <translation>Espiral</translation>
    </message>
    <message>
        <source>The arrangement of the published game. From the top left corner it winds inwards, clockwise: spades and diamonds up from the two, clubs and hearts down from the ace, and all of it once more, to the two of hearts in the middle. No jacks; the corners are free.</source>
        <translation>La disposición del juego publicado. Desde la esquina superior izquierda gira hacia dentro, como las agujas del reloj: picas y diamantes subiendo desde el dos, tréboles y corazones bajando desde el as, y todo otra vez, hasta el dos de corazones en el centro. Sin jotas; las esquinas son libres.</translation>
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
        <translation>Aún no hay ningún momento marcado. Mira uno y elige Ver → Marcador.</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Sin nombre</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Remove the bookmark; the game stays as it is.</source>
        <translation>Quitar el marcador; la partida queda como está.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>{cell}: {card}</source>
        <translation>{cell}: {card}</translation>
    </message>
    <message>
        <source>Now choose the other end of the row.</source>
        <translation>Ahora elige el otro extremo de la fila.</translation>
    </message>
</context>
<context>
    <name>CaseDialog</name>
    <message>
        <source>Save as rule case</source>
        <translation>Guardar como caso de reglas</translation>
    </message>
    <message>
        <source>The case says what may be done in this position, as the program sees it.</source>
        <translation>El caso dice qué se puede hacer en esta posición, según el programa.</translation>
    </message>
    <message>
        <source>&amp;Choose a file…</source>
        <translation>&amp;Elegir un archivo…</translation>
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
        <translation>Probabilidades de ganar</translation>
    </message>
    <message>
        <source>Chances through the game</source>
        <translation>Probabilidades a lo largo de la partida</translation>
    </message>
    <message>
        <source>Click to look at the board at that moment</source>
        <translation>Haz clic para ver el tablero en ese momento</translation>
    </message>
</context>
<context>
    <name>Chancing</name>
    <message>
        <source>The chances cannot be worked out: the process that does it has failed.</source>
        <translation>Las probabilidades no se pueden calcular: ha fallado el proceso que lo hace.</translation>
    </message>
    <message>
        <source>The chances show when the next player is ready.</source>
        <translation>Las probabilidades se muestran cuando el siguiente jugador está listo.</translation>
    </message>
    <message>
        <source>A rated game has no chances.</source>
        <translation>Una partida puntuada no muestra probabilidades.</translation>
    </message>
    <message>
        <source>As far as an onlooker can tell:</source>
        <translation>En lo que puede saber un espectador:</translation>
    </message>
    <message>
        <source>As far as {name} can know:</source>
        <translation>En lo que puede saber {name}:</translation>
    </message>
</context>
<context>
    <name>Clipping</name>
    <message>
        <source>The board is on the clipboard, as text.</source>
        <translation>El tablero está en el portapapeles, como texto.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>No hay texto en el portapapeles.</translation>
    </message>
    <message>
        <source>Paste text</source>
        <translation>Pegar texto</translation>
    </message>
    <message>
        <source>Pasted. Not understood: {count}; lines left out: {lines}.</source>
        <translation>Pegado. No entendido: {count}; líneas omitidas: {lines}.</translation>
    </message>
    <message>
        <source>Pasted: everything was understood.</source>
        <translation>Pegado: se ha entendido todo.</translation>
    </message>
    <message>
        <source>{cards}: they lie on the right of column {column}.</source>
        <translation>{cards}: están a la derecha de la columna {column}.</translation>
    </message>
    <message>
        <source>{cards}: they lie below row {row}.</source>
        <translation>{cards}: están debajo de la fila {row}.</translation>
    </message>
    <message>
        <source>{cards}: they lie right of {column} and below row {row}.</source>
        <translation>{cards}: están a la derecha de {column} y debajo de la fila {row}.</translation>
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
        <translation>Naranja</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarillo</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Dark grey</source>
        <translation>Gris oscuro</translation>
    </message>
    <message>
        <source>Light grey</source>
        <translation>Gris claro</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
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
        <translation>&amp;Guardar el tablero…</translation>
    </message>
    <message>
        <source>Command line that makes this report again</source>
        <translation>Línea de órdenes que vuelve a hacer este informe</translation>
    </message>
    <message>
        <source>The command that plays these games again needs the board as a file.</source>
        <translation>La orden que vuelve a jugar estas partidas necesita el tablero en un archivo.</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>Figures of all entries</source>
        <translation>Cifras de todas las series</translation>
    </message>
    <message>
        <source>Share of the points, by player</source>
        <translation>Parte de los puntos, por jugador</translation>
    </message>
    <message>
        <source>Strength of the players, in Elo</source>
        <translation>Fuerza de los jugadores, en Elo</translation>
    </message>
    <message>
        <source>Decided games won by the side that began</source>
        <translation>Partidas decididas que ganó el bando que empezaba</translation>
    </message>
    <message>
        <source>Moves a game</source>
        <translation>Jugadas por partida</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Who begins wins</source>
        <translation>Gana quien empieza</translation>
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
        <translation>Ordenador</translation>
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
            <numerusform>%n jugada</numerusform>
            <numerusform>%n jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) left</source>
        <translation>
            <numerusform>queda %n turno</numerusform>
            <numerusform>quedan %n turnos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{made} of %n row(s)</source>
        <translation>
            <numerusform>{made} de %n fila</numerusform>
            <numerusform>{made} de %n filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed} and makes %n row(s)</source>
        <translation>
            <numerusform>{deed} y hace una fila</numerusform>
            <numerusform>{deed} y hace %n filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed} and announces %n row(s)</source>
        <translation>
            <numerusform>{deed} y anuncia una fila</numerusform>
            <numerusform>{deed} y anuncia %n filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed} and breaks up %n row(s)</source>
        <translation>
            <numerusform>{deed} y rompe una fila</numerusform>
            <numerusform>{deed} y rompe %n filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed}: %n row(s)</source>
        <translation>
            <numerusform>{deed}: una fila</numerusform>
            <numerusform>{deed}: %n filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From there %n row(s) are still possible.</source>
        <translation>
            <numerusform>Desde allí aún es posible %n fila.</numerusform>
            <numerusform>Desde allí aún son posibles %n filas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier move(s), see the list</source>
        <translation>
            <numerusform>%n jugada anterior, véase la lista</numerusform>
            <numerusform>%n jugadas anteriores, véase la lista</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are shuffled into a new stock</source>
        <translation>
            <numerusform>%n carta se baraja en un mazo nuevo</numerusform>
            <numerusform>%n cartas se barajan en un mazo nuevo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rated game(s) played.</source>
        <translation>
            <numerusform>%n partida puntuada jugada.</numerusform>
            <numerusform>%n partidas puntuadas jugadas.</numerusform>
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
            <numerusform>No se pudo leer %n archivo</numerusform>
            <numerusform>No se pudieron leer %n archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) could not be read</source>
        <translation>
            <numerusform>no se pudo leer %n línea</numerusform>
            <numerusform>no se pudieron leer %n líneas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) are among your own now</source>
        <translation>
            <numerusform>%n tablero está ahora entre los tuyos</numerusform>
            <numerusform>%n tableros están ahora entre los tuyos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) did not fit on the board</source>
        <translation>
            <numerusform>%n carta no cupo en el tablero</numerusform>
            <numerusform>%n cartas no cupieron en el tablero</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>no</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>one</source>
        <translation>una</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres</translation>
    </message>
    <message>
        <source>four</source>
        <translation>cuatro</translation>
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
        <translation>siete</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ocho</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nueve</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>diez</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>once</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>doce</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>una carta</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count} cartas</translation>
    </message>
    <message>
        <source>one row</source>
        <translation>una fila</translation>
    </message>
    <message>
        <source>{count} rows</source>
        <translation>{count} filas</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>un punto</translation>
    </message>
    <message>
        <source>{count} points</source>
        <translation>{count} puntos</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} jugadores</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} o {last}</translation>
    </message>
    <message>
        <source>a roll of {totals}</source>
        <translation>una tirada de {totals}</translation>
    </message>
    <message>
        <source>the one-eyed jacks (spades and hearts)</source>
        <translation>las jotas de un ojo (picas y corazones)</translation>
    </message>
    <message>
        <source>the two-eyed jacks (diamonds and clubs)</source>
        <translation>las jotas de dos ojos (diamantes y tréboles)</translation>
    </message>
    <message>
        <source>the {ranks}</source>
        <translation>los {ranks}</translation>
    </message>
    <message>
        <source>the {ranks} of {suits}</source>
        <translation>los {ranks} de {suits}</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>doses</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>treses</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>cuatros</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cincos</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>seises</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sietes</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>ochos</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>nueves</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dieces</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>jotas</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>damas</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>reyes</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>ases</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>rules without a name</source>
        <translation>reglas sin nombre</translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message>
        <source>Cards to be laid</source>
        <translation>Cartas para poner</translation>
    </message>
    <message>
        <source>{card}: {count} left</source>
        <translation>{card}: quedan {count}</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>Two packs of cards</source>
        <translation>Dos barajas</translation>
    </message>
    <message>
        <source>One pack of cards</source>
        <translation>Una baraja</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Two dice</source>
        <translation>Dos dados</translation>
    </message>
    <message>
        <source>Anything</source>
        <translation>Cualquier cosa</translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>{who} did not draw in time, and holds one card less</source>
        <translation>{who} no robó a tiempo y tiene una carta menos</translation>
    </message>
    <message>
        <source>the others have their last turns</source>
        <translation>los demás tienen sus últimos turnos</translation>
    </message>
    <message>
        <source>{deed}; {consequence}</source>
        <translation>{deed}; {consequence}</translation>
    </message>
    <message>
        <source>{who} takes {card}</source>
        <translation>{who} toma {card}</translation>
    </message>
    <message>
        <source>{who} draws a card</source>
        <translation>{who} roba una carta</translation>
    </message>
    <message>
        <source>{who} shows that {card} is dead and turns it in</source>
        <translation>{who} muestra que {card} está muerta y la entrega</translation>
    </message>
    <message>
        <source>{who} plays {card} as {other_card} on {cell}</source>
        <translation>{who} juega {card} como {other_card} en {cell}</translation>
    </message>
    <message>
        <source>{who} plays {card} on {cell}</source>
        <translation>{who} juega {card} en {cell}</translation>
    </message>
    <message>
        <source>{who} plays {card} and removes the chip on {cell}</source>
        <translation>{who} juega {card} y quita la ficha de {cell}</translation>
    </message>
    <message>
        <source>{who} plays {card} and takes over the chip on {cell}</source>
        <translation>{who} juega {card} y sustituye la ficha de {cell}</translation>
    </message>
    <message>
        <source>{who} plays {card} and swaps the chips on {cell} and {other}</source>
        <translation>{who} juega {card} y cambia las fichas de {cell} y {other}</translation>
    </message>
    <message>
        <source>{who} turns in {card}</source>
        <translation>{who} entrega {card}</translation>
    </message>
    <message>
        <source>{who} passes</source>
        <translation>{who} pasa</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and puts a chip on {cell}</source>
        <translation>{who} saca {roll} y pone una ficha en {cell}</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and removes the chip on {cell}</source>
        <translation>{who} saca {roll} y quita la ficha de {cell}</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and takes over the chip on {cell}</source>
        <translation>{who} saca {roll} y sustituye la ficha de {cell}</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and swaps the chips on {cell} and {other}</source>
        <translation>{who} saca {roll} y cambia las fichas de {cell} y {other}</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and can do nothing</source>
        <translation>{who} saca {roll} y no puede hacer nada</translation>
    </message>
    <message>
        <source>{who} gives up {card}</source>
        <translation>{who} cede {card}</translation>
    </message>
    <message>
        <source>{who} takes the chip on {cell} away</source>
        <translation>{who} retira la ficha de {cell}</translation>
    </message>
    <message>
        <source>{who} has spoken out of turn</source>
        <translation>{who} ha hablado sin permiso</translation>
    </message>
    <message>
        <source>on {cell}</source>
        <comment>after a card, as in 8 of spades on c4</comment>
        <translation>en {cell}</translation>
    </message>
    <message>
        <source>removes {cell}</source>
        <comment>after a card</comment>
        <translation>quita {cell}</translation>
    </message>
    <message>
        <source>takes over {cell}</source>
        <comment>after a card</comment>
        <translation>sustituye {cell}</translation>
    </message>
    <message>
        <source>swaps {cell} and {other}</source>
        <comment>after a card</comment>
        <translation>cambia {cell} y {other}</translation>
    </message>
    <message>
        <source>turned in</source>
        <comment>after a card</comment>
        <translation>entregada</translation>
    </message>
    <message>
        <source>taken</source>
        <comment>after a card</comment>
        <translation>tomada</translation>
    </message>
    <message>
        <source>draws a card</source>
        <translation>roba una carta</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <comment>after a roll</comment>
        <translation>nada que hacer</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>pasa</translation>
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
        <translation>ha hablado</translation>
    </message>
    <message>
        <source>{total} is rolled</source>
        <translation>sale {total}</translation>
    </message>
    <message>
        <source>{who} is out of the game</source>
        <translation>{who} queda fuera de la partida</translation>
    </message>
    <message>
        <source>it is the turn of {who}</source>
        <translation>es el turno de {who}</translation>
    </message>
    <message>
        <source>a chip of {who} on {place}</source>
        <translation>una ficha de {who} en {place}</translation>
    </message>
    <message>
        <source>the chip of {who} is off {place}</source>
        <translation>la ficha de {who} ya no está en {place}</translation>
    </message>
    <message>
        <source>a row for {who}, {place}</source>
        <translation>una fila para {who}, {place}</translation>
    </message>
    <message>
        <source>{who} no longer has the row {place}</source>
        <translation>{who} ya no tiene la fila {place}</translation>
    </message>
    <message>
        <source>{who} lays off {card}</source>
        <translation>{who} descarta {card}</translation>
    </message>
    <message>
        <source>{who} draws {card}</source>
        <translation>{who} roba {card}</translation>
    </message>
    <message>
        <source>{who} takes back {card}</source>
        <translation>{who} recupera {card}</translation>
    </message>
    <message>
        <source>{who} puts back {card}</source>
        <translation>{who} devuelve {card}</translation>
    </message>
</context>
<context>
    <name>DesignButtons</name>
    <message>
        <source>&amp;Design a board…</source>
        <translation>&amp;Diseñar un tablero…</translation>
    </message>
    <message>
        <source>Make a board of your own, or change one.</source>
        <translation>Hacer un tablero propio o cambiar uno.</translation>
    </message>
    <message>
        <source>Edit a cop&amp;y</source>
        <translation>&amp;Editar una copia</translation>
    </message>
    <message>
        <source>Change a copy of the chosen board in the designer.</source>
        <translation>Cambiar una copia del tablero elegido en el diseñador.</translation>
    </message>
</context>
<context>
    <name>Designer</name>
    <message>
        <source>Some files were not taken over.</source>
        <translation>Algunos archivos no se tomaron.</translation>
    </message>
    <message>
        <source>Only files of this computer can be dropped here.</source>
        <translation>Aquí solo se pueden soltar archivos de este ordenador.</translation>
    </message>
    <message>
        <source>Save the file first, or copy its text and paste it.</source>
        <translation>Guarda primero el archivo, o copia su texto y pégalo.</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tablero</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nuevo</translation>
    </message>
    <message>
        <source>An empty board. Undo brings this one back.</source>
        <translation>Un tablero vacío. Deshacer trae de vuelta este.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Change a board in a file. Undo brings this back.</source>
        <translation>Cambiar un tablero de un archivo. Deshacer trae de vuelta este.</translation>
    </message>
    <message>
        <source>&amp;Gallery…</source>
        <translation>Ga&amp;lería…</translation>
    </message>
    <message>
        <source>Look at all boards.</source>
        <translation>Ver todos los tableros.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save the board, with mistakes or without.</source>
        <translation>Guardar el tablero, con o sin errores.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>Save the board to another file.</source>
        <translation>Guardar el tablero en otro archivo.</translation>
    </message>
    <message>
        <source>&amp;Export a copy…</source>
        <translation>&amp;Exportar una copia…</translation>
    </message>
    <message>
        <source>Write a copy for somebody else.</source>
        <translation>Escribir una copia para otra persona.</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Bring the board onto paper, or into a picture.</source>
        <translation>Llevar el tablero al papel o a una imagen.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Ce&amp;rrar</translation>
    </message>
    <message>
        <source>Close. What is not saved is kept for next time.</source>
        <translation>Cerrar. Lo no guardado se conserva para la próxima vez.</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>&amp;Historial…</translation>
    </message>
    <message>
        <source>List all changes and go back to any of them.</source>
        <translation>Enumerar todos los cambios y volver a cualquiera.</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Paste cells, or a board as text from anywhere.</source>
        <translation>Pegar casillas, o un tablero como texto de cualquier parte.</translation>
    </message>
    <message>
        <source>Copy the board as te&amp;xt</source>
        <translation>Copiar el tablero como te&amp;xto</translation>
    </message>
    <message>
        <source>For a letter, a forum or a spreadsheet.</source>
        <translation>Para una carta, un foro o una hoja de cálculo.</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Vaciar</translation>
    </message>
    <message>
        <source>Choose &amp;all</source>
        <translation>Elegir &amp;todo</translation>
    </message>
    <message>
        <source>&amp;Fill with the tray’s card</source>
        <translation>Re&amp;llenar con la carta de la bandeja</translation>
    </message>
    <message>
        <source>Put the card chosen in the tray on these cells.</source>
        <translation>Poner en estas casillas la carta elegida en la bandeja.</translation>
    </message>
    <message>
        <source>E&amp;xchange two cells</source>
        <translation>Intercam&amp;biar dos casillas</translation>
    </message>
    <message>
        <source>Exchange the two chosen cells.</source>
        <translation>Intercambiar las dos casillas elegidas.</translation>
    </message>
    <message>
        <source>&amp;Shuffle</source>
        <translation>&amp;Barajar</translation>
    </message>
    <message>
        <source>Shuffle the chosen cells; of one, the board.</source>
        <translation>Barajar las casillas elegidas; si es una sola, el tablero.</translation>
    </message>
    <message>
        <source>Fill &amp;up from the tray</source>
        <translation>Comp&amp;letar desde la bandeja</translation>
    </message>
    <message>
        <source>Put what is left on the empty cells, by chance.</source>
        <translation>Poner lo que queda en las casillas vacías, al azar.</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <translation>&amp;Probar</translation>
    </message>
    <message>
        <source>&amp;Play a game on it</source>
        <translation>&amp;Jugar una partida en él</translation>
    </message>
    <message>
        <source>Play a game on this board against the computer.</source>
        <translation>Jugar una partida en este tablero contra el ordenador.</translation>
    </message>
    <message>
        <source>&amp;Balance…</source>
        <translation>&amp;Equilibrio…</translation>
    </message>
    <message>
        <source>Measure the board by many games of computers.</source>
        <translation>Medir el tablero con muchas partidas de ordenadores.</translation>
    </message>
    <message>
        <source>&amp;Hide the heat map</source>
        <translation>&amp;Ocultar el mapa de calor</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ayuda</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Teclas y ratón</translation>
    </message>
    <message>
        <source>List what every key does here.</source>
        <translation>Enumerar lo que hace aquí cada tecla.</translation>
    </message>
    <message>
        <source>Shift to the left</source>
        <translation>Mover a la izquierda</translation>
    </message>
    <message>
        <source>Shift to the right</source>
        <translation>Mover a la derecha</translation>
    </message>
    <message>
        <source>Shift up</source>
        <translation>Mover arriba</translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation>Mover abajo</translation>
    </message>
    <message>
        <source>Symmetry that edits keep</source>
        <translation>Simetría que se mantiene</translation>
    </message>
    <message>
        <source>What is changed in one place is changed in its likeness, too.</source>
        <translation>Lo que se cambia en un sitio cambia también en su reflejo.</translation>
    </message>
    <message>
        <source>Play an&amp;other game on it</source>
        <translation>Jugar &amp;otro juego en él</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>&amp;Ordenar</translation>
    </message>
    <message>
        <source>Turn: {way}</source>
        <translation>Girar: {way}</translation>
    </message>
    <message>
        <source>Exchange two &amp;suits</source>
        <translation>Intercambiar dos &amp;palos</translation>
    </message>
    <message>
        <source>&amp;Repeat a part (symmetry)</source>
        <translation>&amp;Repetir una parte (simetría)</translation>
    </message>
    <message>
        <source>S&amp;ymmetry that edits keep</source>
        <translation>S&amp;imetría que se mantiene</translation>
    </message>
    <message>
        <source>Take {part} for the rest</source>
        <translation>Tomar {part} para el resto</translation>
    </message>
    <message>
        <source>Choose a symmetry first</source>
        <translation>Elige primero una simetría</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;imetría</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>hole</source>
        <translation>hueco</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>a free cell</source>
        <translation>una casilla libre para todos</translation>
    </message>
    <message>
        <source>a hole</source>
        <translation>un hueco</translation>
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
        <translation>&amp;Bandeja: por colocar</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Patrón</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>Tablero nuevo</translation>
    </message>
    <message>
        <source>{name}[*] – Board designer</source>
        <translation>{name}[*] – Diseñador de tableros</translation>
    </message>
    <message>
        <source>{cell}   chosen: {chosen}   filled: {filled} of {size}</source>
        <translation>{cell}   elegidas: {chosen}   llenas: {filled} de {size}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Equilibrio</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Teclas y ratón</translation>
    </message>
    <message>
        <source>Go on with an unsaved board</source>
        <translation>Seguir con un tablero no guardado</translation>
    </message>
    <message>
        <source>This board is not kept: {why}.</source>
        <translation>Este tablero no se conserva: {why}.</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>You play on from move {ply} in a game of its own. The one before is kept; undo brings it back.</source>
        <translation>Sigues desde la jugada {ply} en una partida aparte. La anterior se conserva; Deshacer la trae de vuelta.</translation>
    </message>
    <message>
        <source>Another program has written to the file of your game in progress. It was left as it is now, and your game is kept in another file.</source>
        <translation>Otro programa ha escrito en el archivo de tu partida en curso. Se ha dejado como está, y tu partida se conserva en otro archivo.</translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message>
        <source>{now} (not: {before})</source>
        <translation>{now} (no: {before})</translation>
    </message>
    <message>
        <source>{text} – no effect: {why}</source>
        <translation>{text} – sin efecto: {why}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>a list of its own</source>
        <translation>una lista propia</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>{title}: {new} instead of {old}</source>
        <translation>{title}: {new} en vez de {old}</translation>
    </message>
    <message>
        <source>{title}: {new}</source>
        <translation>{title}: {new}</translation>
    </message>
    <message>
        <source>Rows of {new} chips instead of {old}</source>
        <translation>Filas de {new} fichas en vez de {old}</translation>
    </message>
    <message>
        <source>Cards each by the number of players</source>
        <translation>Cartas por jugador según el número de jugadores</translation>
    </message>
    <message>
        <source>{cards} each, however many play</source>
        <translation>{cards} cada uno, jueguen cuantos jueguen</translation>
    </message>
    <message>
        <source>{cards} each instead of {old}</source>
        <translation>{cards} cada uno en vez de {old}</translation>
    </message>
    <message>
        <source>Without {ranks}</source>
        <translation>Sin {ranks}</translation>
    </message>
    <message>
        <source>With {ranks}</source>
        <translation>Con {ranks}</translation>
    </message>
    <message>
        <source>The ranks in another order</source>
        <translation>Los valores en otro orden</translation>
    </message>
    <message>
        <source>Playing cards instead of number cards</source>
        <translation>Naipes en vez de cartas de números</translation>
    </message>
    <message>
        <source>Number cards from {low} to {high} instead of playing cards</source>
        <translation>Cartas de números de {low} a {high} en vez de naipes</translation>
    </message>
    <message>
        <source>Number cards from {low} to {high} instead of {old_low} to {old_high}</source>
        <translation>Cartas de números de {low} a {high} en vez de {old_low} a {old_high}</translation>
    </message>
    <message>
        <source>The usual board instead of one of its own</source>
        <translation>El tablero habitual en vez de uno propio</translation>
    </message>
    <message>
        <source>Another board of its own</source>
        <translation>Otro tablero propio</translation>
    </message>
    <message>
        <source>A board of its own instead of the usual one</source>
        <translation>Un tablero propio en vez del habitual</translation>
    </message>
    <message>
        <source>{players} in {sides} sides</source>
        <translation>{players} en {sides} bandos</translation>
    </message>
    <message>
        <source>{now} instead of {before}</source>
        <translation>{now} en vez de {before}</translation>
    </message>
    <message>
        <source>{now} may play, too</source>
        <translation>{now} también pueden jugar</translation>
    </message>
    <message>
        <source>Not for {counts} players</source>
        <translation>No para {counts} jugadores</translation>
    </message>
    <message>
        <source>With {players}: {cards} each instead of {old}</source>
        <translation>Con {players}: {cards} cada uno en vez de {old}</translation>
    </message>
    <message>
        <source>With {players}: {cards} each</source>
        <translation>Con {players}: {cards} cada uno</translation>
    </message>
    <message>
        <source>With {sides} sides: rows of {new} chips instead of {old}</source>
        <translation>Con {sides} bandos: filas de {new} fichas en vez de {old}</translation>
    </message>
    <message>
        <source>With {sides} sides: {rows} to win instead of {old}</source>
        <translation>Con {sides} bandos: {rows} para ganar en vez de {old}</translation>
    </message>
    <message>
        <source>With {players}: rows to win by the number of sides</source>
        <translation>Con {players}: filas para ganar según el número de bandos</translation>
    </message>
    <message>
        <source>With {players}: {rows} to win</source>
        <translation>Con {players}: {rows} para ganar</translation>
    </message>
    <message>
        <source>no power</source>
        <translation>sin poder</translation>
    </message>
    <message>
        <source>{cards}: {does}</source>
        <translation>{cards}: {does}</translation>
    </message>
    <message>
        <source>{card} cannot touch the cells {cells}</source>
        <translation>{card} no puede tocar las casillas {cells}</translation>
    </message>
    <message>
        <source>No cell is safe from {card}</source>
        <translation>Ninguna casilla está a salvo de {card}</translation>
    </message>
    <message>
        <source>{chips} in line: {points} instead of {old}</source>
        <translation>{chips} en línea: {points} en vez de {old}</translation>
    </message>
    <message>
        <source>{chips} in line: no points of their own</source>
        <translation>{chips} en línea: sin puntos propios</translation>
    </message>
    <message>
        <source>{chips} in line: {points}</source>
        <translation>{chips} en línea: {points}</translation>
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
        <translation>Poner {card} en {cell}</translation>
    </message>
    <message>
        <source>Fill with {card}</source>
        <translation>Rellenar con {card}</translation>
    </message>
    <message>
        <source>Clear {cells}</source>
        <translation>Vaciar {cells}</translation>
    </message>
    <message>
        <source>Exchange {cells}</source>
        <translation>Intercambiar {cells}</translation>
    </message>
    <message>
        <source>Shuffle {cells}</source>
        <translation>Barajar {cells}</translation>
    </message>
    <message>
        <source>Fill up from the tray</source>
        <translation>Completar desde la bandeja</translation>
    </message>
    <message>
        <source>Cut {cells}</source>
        <translation>Cortar {cells}</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Turn: {way}</source>
        <translation>Girar: {way}</translation>
    </message>
    <message>
        <source>Shift the board</source>
        <translation>Mover el tablero</translation>
    </message>
    <message>
        <source>Exchange two suits</source>
        <translation>Intercambiar dos palos</translation>
    </message>
    <message>
        <source>Pattern: {name}</source>
        <translation>Patrón: {name}</translation>
    </message>
    <message>
        <source>Size {columns} × {rows}</source>
        <translation>Tamaño {columns} × {rows}</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Cambiar el nombre</translation>
    </message>
    <message>
        <source>Change the author</source>
        <translation>Cambiar el autor</translation>
    </message>
    <message>
        <source>Change the notes</source>
        <translation>Cambiar las notas</translation>
    </message>
    <message>
        <source>Change the licence</source>
        <translation>Cambiar la licencia</translation>
    </message>
    <message>
        <source>Change the deck</source>
        <translation>Cambiar la baraja</translation>
    </message>
    <message>
        <source>{count} cells</source>
        <translation>{count} casillas</translation>
    </message>
</context>
<context>
    <name>Enabling</name>
    <message>
        <source>&amp;Undo: new game</source>
        <translation>&amp;Deshacer: nueva partida</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo: new game</source>
        <translation>&amp;Rehacer: nueva partida</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Next de&amp;al</source>
        <translation>Mano s&amp;iguiente</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>Jugar o&amp;tra vez</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Rematch</source>
        <translation>Revancha</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Review the game…</source>
        <translation>Analizar la partida…</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Mirar el tablero</translation>
    </message>
</context>
<context>
    <name>EntryForm</name>
    <message>
        <source>Change &amp;seats on the same deals</source>
        <translation>Cambiar de &amp;puesto con las mismas cartas</translation>
    </message>
    <message>
        <source>Each deal is played once for every side, so that neither cards nor seats favour anybody. It needs different players.</source>
        <translation>Cada reparto se juega una vez por cada bando, para que ni las cartas ni los puestos favorezcan a nadie. Hacen falta jugadores distintos.</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>No&amp;mbre</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tablero</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>J&amp;ugadores</translation>
    </message>
    <message>
        <source>S&amp;ides</source>
        <translation>&amp;Bandos</translation>
    </message>
    <message>
        <source>&amp;Who plays</source>
        <translation>&amp;Quién juega</translation>
    </message>
    <message>
        <source>Usual board of the game</source>
        <translation>Tablero habitual del juego</translation>
    </message>
    <message>
        <source>{name} (of this plan)</source>
        <translation>{name} (de este plan)</translation>
    </message>
    <message>
        <source>{name}, changed (of this plan)</source>
        <translation>{name}, cambiado (de este plan)</translation>
    </message>
    <message>
        <source>of this plan</source>
        <translation>de este plan</translation>
    </message>
</context>
<context>
    <name>EntryView</name>
    <message>
        <source>Decided games won</source>
        <translation>Partidas decididas ganadas</translation>
    </message>
    <message>
        <source>Winning rows on the board</source>
        <translation>Filas ganadoras en el tablero</translation>
    </message>
    <message>
        <source>How many games took so many moves</source>
        <translation>Cuántas partidas duraron tantas jugadas</translation>
    </message>
    <message>
        <source>{name}: decided games won, by who was on turn when</source>
        <translation>{name}: partidas decididas ganadas, según el orden de turno</translation>
    </message>
    <message>
        <source>{name}: winning rows on the board</source>
        <translation>{name}: filas ganadoras en el tablero</translation>
    </message>
    <message>
        <source>{name}: moves a game</source>
        <translation>{name}: jugadas por partida</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Algo ha salido mal</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>&amp;Copiar el informe</translation>
    </message>
    <message>
        <source>The report names no person, no folder and no card.</source>
        <translation>El informe no nombra a ninguna persona, carpeta ni carta.</translation>
    </message>
    <message>
        <source>Start &amp;without settings</source>
        <translation>Empezar &amp;sin ajustes</translation>
    </message>
    <message>
        <source>Your settings stay in their file; this once nobody reads it.</source>
        <translation>Tus ajustes siguen en su archivo; solo esta vez no los lee nadie.</translation>
    </message>
    <message>
        <source>The program has met an error that its authors did not foresee. Your game is saved; you can go on, or close the program and start it again.</source>
        <translation>El programa ha encontrado un error que sus autores no previeron. Tu partida está guardada; puedes seguir, o cerrar el programa y volver a abrirlo.</translation>
    </message>
    <message>
        <source>The program has met an error that its authors did not foresee, and the game could not be saved. Save it to another place before you go on.</source>
        <translation>El programa ha encontrado un error que sus autores no previeron, y la partida no se pudo guardar. Guárdala en otro lugar antes de seguir.</translation>
    </message>
    <message>
        <source>The last time the program ended by an error that its authors did not foresee. Your game was kept after each move and goes on where it was. The report below helps to mend the error.</source>
        <translation>La última vez el programa terminó por un error que sus autores no previeron. Tu partida se conservó tras cada jugada y sigue donde estaba. El informe de abajo ayuda a corregir el error.</translation>
    </message>
    <message>
        <source>The program cannot start, by an error that its authors did not foresee. Your games are kept. It may start without its settings.</source>
        <translation>El programa no puede empezar, por un error que sus autores no previeron. Tus partidas se conservan. Quizá empiece sin sus ajustes.</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>The rules could not be saved.</source>
        <translation>Las reglas no se pudieron guardar.</translation>
    </message>
    <message>
        <source>Export the rules</source>
        <translation>Exportar las reglas</translation>
    </message>
    <message>
        <source>The rules could not be written.</source>
        <translation>Las reglas no se pudieron escribir.</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Importar reglas</translation>
    </message>
    <message>
        <source>These rules cannot be taken in.</source>
        <translation>Estas reglas no se pueden tomar.</translation>
    </message>
    <message>
        <source>You have rules of this name already.</source>
        <translation>Ya tienes reglas con este nombre.</translation>
    </message>
    <message>
        <source>Replace them by those in {file}?</source>
        <translation>¿Sustituirlas por las de {file}?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Sustituir</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
</context>
<context>
    <name>Families</name>
    <message>
        <source>Sequence and its relatives</source>
        <translation>Sequence y su familia</translation>
    </message>
    <message>
        <source>One-Eyed Jack</source>
        <translation>One-Eyed Jack</translation>
    </message>
    <message>
        <source>With numbers</source>
        <translation>Con números</translation>
    </message>
    <message>
        <source>With dice</source>
        <translation>Con dados</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Los tuyos</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>there are no cases in this folder</source>
        <translation>en esta carpeta no hay casos</translation>
    </message>
    <message>
        <source>this file is there already</source>
        <translation>este archivo ya existe</translation>
    </message>
    <message>
        <source>choose another name, or add --force to replace it</source>
        <translation>elige otro nombre, o añade --force para reemplazarlo</translation>
    </message>
    <message>
        <source>Qt cannot be started: {error}</source>
        <translation>Qt no puede arrancar: {error}</translation>
    </message>
    <message>
        <source>install what is missing</source>
        <translation>instala lo que falta</translation>
    </message>
    <message>
        <source>row {number}, column {letter}</source>
        <translation>fila {number}, columna {letter}</translation>
    </message>
    <message>
        <source>{card} stands {times}</source>
        <translation>{card} aparece {times}</translation>
    </message>
    <message>
        <source>this deck has no use for it</source>
        <translation>esta baraja no la usa</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>cero veces</translation>
    </message>
    <message>
        <source>once</source>
        <translation>una vez</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>dos veces</translation>
    </message>
    <message>
        <source>three times</source>
        <translation>tres veces</translation>
    </message>
    <message>
        <source>four times</source>
        <translation>cuatro veces</translation>
    </message>
    <message>
        <source>{count} times</source>
        <translation>{count} veces</translation>
    </message>
    <message>
        <source>a board needs it {times}</source>
        <translation>un tablero la necesita {times}</translation>
    </message>
    <message>
        <source>put {card} on {count} more</source>
        <translation>pon {card} en {count} más</translation>
    </message>
    <message>
        <source>change {count} of them</source>
        <translation>cambia {count} de ellas</translation>
    </message>
    <message>
        <source>a board needs its rows of cells</source>
        <translation>un tablero necesita sus filas de casillas</translation>
    </message>
    <message>
        <source>there are {count} rows</source>
        <translation>el número de filas es {count}</translation>
    </message>
    <message>
        <source>row 1 has {width} cells</source>
        <translation>el número de casillas de la fila 1 es {width}</translation>
    </message>
    <message>
        <source>a row is a text of cells</source>
        <translation>una fila es un texto de casillas</translation>
    </message>
    <message>
        <source>there are {count} cells</source>
        <translation>el número de casillas es {count}</translation>
    </message>
    <message>
        <source>this cell is still empty</source>
        <translation>esta casilla aún está vacía</translation>
    </message>
    <message>
        <source>{word} is not a card</source>
        <translation>{word} no es una carta</translation>
    </message>
    <message>
        <source>{key} is not a text of up to {most} characters</source>
        <translation>{key} no es un texto de hasta {most} caracteres</translation>
    </message>
    <message>
        <source>{name} is not a straight line of cells</source>
        <translation>{name} no es una línea recta de casillas</translation>
    </message>
    <message>
        <source>a board is a JSON object</source>
        <translation>un tablero es un objeto JSON</translation>
    </message>
    <message>
        <source>{deck} is no kind of deck</source>
        <translation>{deck} no es un tipo de baraja</translation>
    </message>
    <message>
        <source>{shape} draws no shape</source>
        <translation>{shape} no dibuja ninguna forma</translation>
    </message>
    <message>
        <source>add &quot;rows&quot;: [&quot;XX 2S …&quot;, …]</source>
        <translation>añade &quot;rows&quot;: [&quot;XX 2S …&quot;, …]</translation>
    </message>
    <message>
        <source>use {least} to {most} rows</source>
        <translation>usa de {least} a {most} filas</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>fila {number}</translation>
    </message>
    <message>
        <source>use {least} to {most} cells a row</source>
        <translation>usa de {least} a {most} casillas por fila</translation>
    </message>
    <message>
        <source>there are {count} cells where row 1 has {width}</source>
        <translation>no tiene el mismo número de casillas que la fila 1: {count} en vez de {width}</translation>
    </message>
    <message>
        <source>write &quot;XX 2S 3S …&quot;</source>
        <translation>escribe &quot;XX 2S 3S …&quot;</translation>
    </message>
    <message>
        <source>use at most {most} cells a row</source>
        <translation>usa como máximo {most} casillas por fila</translation>
    </message>
    <message>
        <source>put a card there, or {free} (free)</source>
        <translation>pon ahí una carta, o {free} (libre)</translation>
    </message>
    <message>
        <source>write cells like 4S, 10H, 50, XX (free)</source>
        <translation>escribe las casillas como 4S, 10H, 50, XX (libre)</translation>
    </message>
    <message>
        <source>shorten or quote it</source>
        <translation>acórtalo o ponlo entre comillas</translation>
    </message>
    <message>
        <source>there is no cell {cell}</source>
        <translation>no hay casilla {cell}</translation>
    </message>
    <message>
        <source>it begins with { and has &quot;rows&quot;</source>
        <translation>empieza por { y tiene &quot;rows&quot;</translation>
    </message>
    <message>
        <source>the key {key} is not known</source>
        <translation>no se conoce la clave {key}</translation>
    </message>
    <message>
        <source>use {options}</source>
        <translation>usa {options}</translation>
    </message>
    <message>
        <source>draw it like &quot;X../XXX/..X&quot;</source>
        <translation>dibújala como &quot;X../XXX/..X&quot;</translation>
    </message>
    <message>
        <source>give every row the same number of cells</source>
        <translation>da a todas las filas el mismo número de casillas</translation>
    </message>
    <message>
        <source>cells run from a1 to {last}</source>
        <translation>las casillas van de a1 a {last}</translation>
    </message>
    <message>
        <source>known keys: {keys}</source>
        <translation>claves conocidas: {keys}</translation>
    </message>
    <message>
        <source>a case is a JSON object</source>
        <translation>un caso es un objeto JSON</translation>
    </message>
    <message>
        <source>step {number}</source>
        <translation>paso {number}</translation>
    </message>
    <message>
        <source>a value is missing or of the wrong kind ({error})</source>
        <translation>falta un valor o es de otro tipo ({error})</translation>
    </message>
    <message>
        <source>lists lie too deep in each other</source>
        <translation>hay demasiadas listas unas dentro de otras</translation>
    </message>
    <message>
        <source>a value does not fit ({error})</source>
        <translation>un valor no encaja ({error})</translation>
    </message>
    <message>
        <source>a step does one of {actions}</source>
        <translation>un paso hace una de estas cosas: {actions}</translation>
    </message>
    <message>
        <source>the expectation {key} is not known</source>
        <translation>no se conoce la expectativa {key}</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>jugada {number}</translation>
    </message>
    <message>
        <source>there are {count} of the card {card}</source>
        <translation>hay demasiadas cartas {card}: {count}</translation>
    </message>
    <message>
        <source>the game is over before it begins</source>
        <translation>la partida se acaba antes de empezar</translation>
    </message>
    <message>
        <source>there is no seat {seat}</source>
        <translation>no hay puesto {seat}</translation>
    </message>
    <message>
        <source>{seed} is no seed</source>
        <translation>{seed} no es una semilla</translation>
    </message>
    <message>
        <source>a saved game is a JSON object</source>
        <translation>una partida guardada es un objeto JSON</translation>
    </message>
    <message>
        <source>the first seat or the seed is out of range</source>
        <translation>el primer puesto o la semilla están fuera de los límites</translation>
    </message>
    <message>
        <source>the cards dealt do not come from the seed</source>
        <translation>las cartas repartidas no salen de la semilla</translation>
    </message>
    <message>
        <source>there are {count} moves</source>
        <translation>hay {count} jugadas</translation>
    </message>
    <message>
        <source>this is no position ({error})</source>
        <translation>esto no es una posición ({error})</translation>
    </message>
    <message>
        <source>use 0 to {last}</source>
        <translation>usa de 0 a {last}</translation>
    </message>
    <message>
        <source>use a backup of the file</source>
        <translation>usa una copia de seguridad del archivo</translation>
    </message>
    <message>
        <source>{key} is missing or of the wrong kind</source>
        <translation>{key} falta o es del tipo equivocado</translation>
    </message>
    <message>
        <source>at most {most}</source>
        <translation>como máximo {most}</translation>
    </message>
    <message>
        <source>{move} is not a move</source>
        <translation>{move} no es una jugada</translation>
    </message>
    <message>
        <source>{move} is not legal there</source>
        <translation>la jugada {move} no es legal ahí</translation>
    </message>
    <message>
        <source>write it like 4S@e5, JS-e5, 4S! or =</source>
        <translation>escríbela como 4S@e5, JS-e5, 4S! o =</translation>
    </message>
    <message>
        <source>{move}: {card} is not a card</source>
        <translation>{move}: {card} no es una carta</translation>
    </message>
    <message>
        <source>write cards like 4S or TH</source>
        <translation>escribe las cartas como 4S o TH</translation>
    </message>
    <message>
        <source>did you mean {name}?</source>
        <translation>¿querías decir {name}?</translation>
    </message>
    <message>
        <source>use a text of up to {most} characters</source>
        <translation>usa un texto de hasta {most} caracteres</translation>
    </message>
    <message>
        <source>use a whole number from {low} to {high}</source>
        <translation>usa un número entero de {low} a {high}</translation>
    </message>
    <message>
        <source>use a list of up to {most} whole numbers</source>
        <translation>usa una lista de hasta {most} números enteros</translation>
    </message>
    <message>
        <source>{value} does not fit here</source>
        <translation>{value} no vale aquí</translation>
    </message>
    <message>
        <source>use an object: {keys} to value</source>
        <translation>usa un objeto que dé un valor a {keys}</translation>
    </message>
    <message>
        <source>use an object of parameters</source>
        <translation>usa un objeto de parámetros</translation>
    </message>
    <message>
        <source>use one of {options}</source>
        <translation>usa uno de estos valores: {options}</translation>
    </message>
    <message>
        <source>use a list of {count} whole numbers</source>
        <translation>usa una lista de {count} números enteros</translation>
    </message>
    <message>
        <source>use true or false</source>
        <translation>usa true o false</translation>
    </message>
    <message>
        <source>use a list of up to {most} words</source>
        <translation>usa una lista de hasta {most} palabras</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} o {other}</translation>
    </message>
    <message>
        <source>{value} is no number</source>
        <translation>{value} no es un número</translation>
    </message>
    <message>
        <source>{value} is no list</source>
        <translation>{value} no es una lista</translation>
    </message>
    <message>
        <source>{value} is no number from 0 to {last}</source>
        <translation>{value} no es un número de 0 a {last}</translation>
    </message>
    <message>
        <source>{seats} are no seats</source>
        <translation>{seats} no son puestos</translation>
    </message>
    <message>
        <source>{values} are not {count} numbers from 0 to {last}</source>
        <translation>{values} no son {count} números de 0 a {last}</translation>
    </message>
    <message>
        <source>{name} is no phase</source>
        <translation>{name} no es una fase</translation>
    </message>
    <message>
        <source>there is no open card to take</source>
        <translation>no hay carta abierta que tomar</translation>
    </message>
    <message>
        <source>seat {seat} is out of the game</source>
        <translation>el puesto {seat} está fuera de la partida</translation>
    </message>
    <message>
        <source>a chip lies on a cell that takes none</source>
        <translation>hay una ficha en una casilla que no admite ninguna</translation>
    </message>
    <message>
        <source>there are {count} lines of chips</source>
        <translation>el número de líneas de fichas es {count}</translation>
    </message>
    <message>
        <source>there are {count} hands for {seats} seats</source>
        <translation>el número de manos para {seats} puestos es {count}</translation>
    </message>
    <message>
        <source>{letter} is no side</source>
        <translation>{letter} no es un bando</translation>
    </message>
    <message>
        <source>write &quot;{key}&quot;: [...]</source>
        <translation>escribe &quot;{key}&quot;: [...]</translation>
    </message>
    <message>
        <source>write totals: [7, 9]</source>
        <translation>escribe totales: [7, 9]</translation>
    </message>
    <message>
        <source>use play, draw or replace</source>
        <translation>usa play, draw o replace</translation>
    </message>
    <message>
        <source>use play</source>
        <translation>usa play</translation>
    </message>
    <message>
        <source>the side to move has no turn left</source>
        <translation>al bando que juega no le queda ningún turno</translation>
    </message>
    <message>
        <source>what is claimed is not a row of chips</source>
        <translation>lo que se reclama no es una fila de fichas</translation>
    </message>
    <message>
        <source>write {count}</source>
        <translation>escribe {count}</translation>
    </message>
    <message>
        <source>use . or A, B, C, D</source>
        <translation>usa . o A, B, C, D</translation>
    </message>
    <message>
        <source>chips, row {number}</source>
        <translation>chips, fila {number}</translation>
    </message>
    <message>
        <source>a card or roll</source>
        <translation>una carta o tirada</translation>
    </message>
    <message>
        <source>objects lie too deep in each other</source>
        <translation>hay demasiados objetos unos dentro de otros</translation>
    </message>
    <message>
        <source>shapes have no line that could be longer</source>
        <translation>las formas no tienen línea que alargar</translation>
    </message>
    <message>
        <source>a draw at {when} cannot be forgotten</source>
        <translation>con {when} no se puede olvidar robar</translation>
    </message>
    <message>
        <source>where one draws instead of playing, cards are drawn from a closed stock</source>
        <translation>si se roba en vez de jugar, el mazo tiene que estar cerrado</translation>
    </message>
    <message>
        <source>free cells cannot be everybody&apos;s and earned at once</source>
        <translation>las casillas no pueden ser libres para todos y por ganar a la vez</translation>
    </message>
    <message>
        <source>the first number is larger than the last</source>
        <translation>el primer número es mayor que el último</translation>
    </message>
    <message>
        <source>a hand of {count} cards cannot be dealt</source>
        <translation>no se puede repartir una mano de {count} cartas</translation>
    </message>
    <message>
        <source>{card} is no card</source>
        <translation>{card} no es una carta</translation>
    </message>
    <message>
        <source>{count} is no number of players</source>
        <translation>{count} no es un número de jugadores</translation>
    </message>
    <message>
        <source>sections hold plain parameters</source>
        <translation>las secciones llevan parámetros simples</translation>
    </message>
    <message>
        <source>rules are a JSON object</source>
        <translation>las reglas son un objeto JSON</translation>
    </message>
    <message>
        <source>{parent} cannot be extended</source>
        <translation>no se puede extender {parent}</translation>
    </message>
    <message>
        <source>{parent} extends itself</source>
        <translation>{parent} se extiende a sí mismo</translation>
    </message>
    <message>
        <source>{rank} is no rank</source>
        <translation>{rank} no es un valor de carta</translation>
    </message>
    <message>
        <source>set it to false, or leave out rows.shapes</source>
        <translation>ponlo en false, o quita rows.shapes</translation>
    </message>
    <message>
        <source>use &quot;auto&quot;, or draw.when &quot;end&quot;</source>
        <translation>usa &quot;auto&quot;, o draw.when &quot;end&quot;</translation>
    </message>
    <message>
        <source>use &quot;end&quot; or &quot;start&quot;, or no market and no open piles</source>
        <translation>usa &quot;end&quot; o &quot;start&quot;, o quita las cartas descubiertas y los montones abiertos</translation>
    </message>
    <message>
        <source>set board.free to &quot;none&quot;</source>
        <translation>pon board.free en &quot;none&quot;</translation>
    </message>
    <message>
        <source>swap them</source>
        <translation>intercámbialos</translation>
    </message>
    <message>
        <source>use at least {least}</source>
        <translation>usa al menos {least}</translation>
    </message>
    <message>
        <source>write cards like JS, JK or 10</source>
        <translation>escribe las cartas como JS, JK o 10</translation>
    </message>
    <message>
        <source>{key} is no number</source>
        <translation>{key} no es un número</translation>
    </message>
    <message>
        <source>use 2 to {most}</source>
        <translation>usa de 2 a {most}</translation>
    </message>
    <message>
        <source>{players} players cannot form {sides} equal sides</source>
        <translation>{players} jugadores no pueden formar {sides} bandos iguales</translation>
    </message>
    <message>
        <source>begin with { and name parameters</source>
        <translation>empieza con { y nombra parámetros</translation>
    </message>
    <message>
        <source>name a preset&apos;s id</source>
        <translation>indica el id de un modelo</translation>
    </message>
    <message>
        <source>break the ring</source>
        <translation>rompe el círculo</translation>
    </message>
    <message>
        <source>use letters of {ranks}</source>
        <translation>usa letras de {ranks}</translation>
    </message>
    <message>
        <source>use keys like &quot;2&quot;</source>
        <translation>usa claves como &quot;2&quot;</translation>
    </message>
    <message>
        <source>name numbers that divide it, or leave this number of players out</source>
        <translation>indica números que lo dividan, o quita este número de jugadores</translation>
    </message>
    <message>
        <source>a number of players</source>
        <translation>un número de jugadores</translation>
    </message>
    <message>
        <source>a number of sides</source>
        <translation>un número de bandos</translation>
    </message>
    <message>
        <source>a number of chips in line</source>
        <translation>un número de fichas en línea</translation>
    </message>
    <message>
        <source>{players} players: {sides} sides</source>
        <translation>{players} jugadores: {sides} bandos</translation>
    </message>
    <message>
        <source>{players} players in {sides} sides cannot play this game</source>
        <translation>este juego no es para {players} jugadores en {sides} bandos</translation>
    </message>
    <message>
        <source>no row of {length} fits on the board</source>
        <translation>en el tablero no cabe una fila de {length}</translation>
    </message>
    <message>
        <source>nothing says how many cards {players} players are dealt</source>
        <translation>no se dice cuántas cartas reciben {players} jugadores</translation>
    </message>
    <message>
        <source>{players} hands of {each} cards need {count}</source>
        <translation>para {players} manos de {each} cartas hacen falta {count}</translation>
    </message>
    <message>
        <source>no roll reaches {total} on {cell}</source>
        <translation>ninguna tirada da {total} para {cell}</translation>
    </message>
    <message>
        <source>{cell} is no cell</source>
        <translation>{cell} no es una casilla</translation>
    </message>
    <message>
        <source>use at most {most}</source>
        <translation>usa como máximo {most}</translation>
    </message>
    <message>
        <source>the board {board} has {count} rows</source>
        <translation>el tablero {board} tiene {count} filas</translation>
    </message>
    <message>
        <source>the board has {count} rows</source>
        <translation>el tablero tiene {count} filas</translation>
    </message>
    <message>
        <source>choose a board with {count} rows</source>
        <translation>elige un tablero de {count} filas</translation>
    </message>
    <message>
        <source>the board {board} has {count} columns</source>
        <translation>el tablero {board} tiene {count} columnas</translation>
    </message>
    <message>
        <source>the board has {count} columns</source>
        <translation>el tablero tiene {count} columnas</translation>
    </message>
    <message>
        <source>choose a board with {count} columns</source>
        <translation>elige un tablero de {count} columnas</translation>
    </message>
    <message>
        <source>set &quot;const&quot;, or this number of players</source>
        <translation>indica &quot;const&quot;, o este número de jugadores</translation>
    </message>
    <message>
        <source>deal fewer: the deck has {count}</source>
        <translation>reparte menos: la baraja tiene {count}</translation>
    </message>
    <message>
        <source>choose a board of totals, or give a total the power wild</source>
        <translation>elige un tablero de totales, o da a un total el poder wild</translation>
    </message>
    <message>
        <source>a board with a middle row has no centre of four</source>
        <translation>un tablero con fila central no tiene cuatro casillas de centro</translation>
    </message>
    <message>
        <source>use &quot;center2x2&quot; or cells: &quot;a1+b2&quot;</source>
        <translation>usa &quot;center2x2&quot; o casillas: &quot;a1+b2&quot;</translation>
    </message>
    <message>
        <source>name numbers of players in players.partitions</source>
        <translation>indica números de jugadores en players.partitions</translation>
    </message>
    <message>
        <source>the card {card} has no cell on the board {board} and no power</source>
        <translation>la carta {card} no tiene casilla en el tablero {board} ni poder</translation>
    </message>
    <message>
        <source>the card {card} has no cell on the board and no power</source>
        <translation>la carta {card} no tiene casilla en el tablero ni poder</translation>
    </message>
    <message>
        <source>choose another board, or give the card a power</source>
        <translation>elige otro tablero, o da un poder a la carta</translation>
    </message>
    <message>
        <source>name the cells</source>
        <translation>nombra las casillas</translation>
    </message>
    <message>
        <source>this is not a view of a game ({error})</source>
        <translation>esto no es la vista de una partida ({error})</translation>
    </message>
    <message>
        <source>this is no kept board</source>
        <translation>esto no es un tablero conservado</translation>
    </message>
    <message>
        <source>the system has no trash for this file, or did not take it</source>
        <translation>el sistema no tiene papelera para este archivo, o no lo aceptó</translation>
    </message>
    <message>
        <source>the old file stayed</source>
        <translation>el archivo antiguo sigue ahí</translation>
    </message>
    <message>
        <source>this board comes with the program</source>
        <translation>este tablero viene con el programa</translation>
    </message>
    <message>
        <source>it was not deleted</source>
        <translation>no se borró</translation>
    </message>
    <message>
        <source>nothing stands on this board yet</source>
        <translation>este tablero aún está vacío</translation>
    </message>
    <message>
        <source>put cards on it first</source>
        <translation>pon antes cartas en él</translation>
    </message>
    <message>
        <source>cannot write a {ending} file</source>
        <translation>no se puede escribir un archivo {ending}</translation>
    </message>
    <message>
        <source>cannot be saved: {why}</source>
        <translation>no se puede guardar: {why}</translation>
    </message>
    <message>
        <source>the pages could not be drawn</source>
        <translation>no se pudieron dibujar las páginas</translation>
    </message>
    <message>
        <source>{dpi} pixels to the inch cannot be had</source>
        <translation>no son posibles {dpi} píxeles por pulgada</translation>
    </message>
    <message>
        <source>cannot be drawn as PNG</source>
        <translation>no se puede dibujar como PNG</translation>
    </message>
    <message>
        <source>a picture of {width} × {height} pixels is too large</source>
        <translation>una imagen de {width} × {height} píxeles es demasiado grande</translation>
    </message>
    <message>
        <source>there is no memory for so large a picture</source>
        <translation>no hay memoria para una imagen tan grande</translation>
    </message>
    <message>
        <source>let the name end in {endings}</source>
        <translation>haz que el nombre acabe en {endings}</translation>
    </message>
    <message>
        <source>choose another place</source>
        <translation>elige otro lugar</translation>
    </message>
    <message>
        <source>choose another paper</source>
        <translation>elige otro papel</translation>
    </message>
    <message>
        <source>use {low} to {high}</source>
        <translation>usa de {low} a {high}</translation>
    </message>
    <message>
        <source>choose PDF</source>
        <translation>elige PDF</translation>
    </message>
    <message>
        <source>use at most {most} pixels to the inch for {paper}, or choose PDF</source>
        <translation>usa como máximo {most} píxeles por pulgada para {paper}, o elige PDF</translation>
    </message>
    <message>
        <source>use fewer pixels</source>
        <translation>usa menos píxeles</translation>
    </message>
    <message>
        <source>the folder {folder} is not there</source>
        <translation>la carpeta {folder} no existe</translation>
    </message>
    <message>
        <source>nameless</source>
        <translation>sin extensión</translation>
    </message>
    <message>
        <source>the margin cannot be {size} mm</source>
        <translation>el margen no puede ser de {size} mm</translation>
    </message>
    <message>
        <source>the overlap cannot be {size} mm</source>
        <translation>el solape no puede ser de {size} mm</translation>
    </message>
    <message>
        <source>the width of a cell cannot be {size} mm</source>
        <translation>el ancho de una casilla no puede ser de {size} mm</translation>
    </message>
    <message>
        <source>the height of a cell cannot be {size} mm</source>
        <translation>el alto de una casilla no puede ser de {size} mm</translation>
    </message>
    <message>
        <source>the paper {paper} is not known</source>
        <translation>no se conoce el papel {paper}</translation>
    </message>
    <message>
        <source>a board of {columns} by {rows} cells is too large for this page</source>
        <translation>un tablero de {columns} por {rows} casillas es demasiado grande para esta página</translation>
    </message>
    <message>
        <source>a cell of {width} × {height} mm does not go onto {paper} paper</source>
        <translation>una casilla de {width} × {height} mm no cabe en papel {paper}</translation>
    </message>
    <message>
        <source>{piece} of {width} × {height} mm does not go onto {paper} paper</source>
        <translation>{piece} de {width} × {height} mm no cabe en papel {paper}</translation>
    </message>
    <message>
        <source>choose larger paper or smaller margins</source>
        <translation>elige un papel más grande o márgenes más pequeños</translation>
    </message>
    <message>
        <source>choose larger paper, smaller cells or smaller margins</source>
        <translation>elige un papel más grande, casillas más pequeñas o márgenes más pequeños</translation>
    </message>
    <message>
        <source>use {low} to {high} mm</source>
        <translation>usa de {low} a {high} mm</translation>
    </message>
    <message>
        <source>there is no room to write on</source>
        <translation>no hay sitio para escribir</translation>
    </message>
    <message>
        <source>choose a larger paper</source>
        <translation>elige un papel más grande</translation>
    </message>
    <message>
        <source>there are no rules to print</source>
        <translation>no hay reglas que imprimir</translation>
    </message>
    <message>
        <source>choose a game</source>
        <translation>elige un juego</translation>
    </message>
    <message>
        <source>the rules {name} come with the program</source>
        <translation>las reglas {name} vienen con el programa</translation>
    </message>
    <message>
        <source>there are rules {name} already</source>
        <translation>ya hay reglas con el nombre {name}</translation>
    </message>
    <message>
        <source>choose another name</source>
        <translation>elige otro nombre</translation>
    </message>
    <message>
        <source>choose another name, or replace them</source>
        <translation>elige otro nombre, o sustitúyelas</translation>
    </message>
    <message>
        <source>this is no kept position</source>
        <translation>esto no es una posición conservada</translation>
    </message>
    <message>
        <source>the shipped rules and boards are missing</source>
        <translation>faltan las reglas y los tableros del programa</translation>
    </message>
    <message>
        <source>install the program again</source>
        <translation>vuelve a instalar el programa</translation>
    </message>
    <message>
        <source>no move</source>
        <translation>ninguna jugada</translation>
    </message>
    <message>
        <source>{move} is not legal</source>
        <translation>la jugada {move} no es legal</translation>
    </message>
    <message>
        <source>give every worker this very program, and try again</source>
        <translation>da a cada worker este mismo programa y prueba de nuevo</translation>
    </message>
    <message>
        <source>{address} is no address of a scheduler</source>
        <translation>{address} no es la dirección de un scheduler</translation>
    </message>
    <message>
        <source>a worker has version {version}, not {wanted}</source>
        <translation>un worker tiene la versión {version}, no la {wanted}</translation>
    </message>
    <message>
        <source>its workers were lost</source>
        <translation>se perdieron sus workers</translation>
    </message>
    <message>
        <source>a game cannot be played on the cluster: {why}</source>
        <translation>una partida no se puede jugar en el clúster: {why}</translation>
    </message>
    <message>
        <source>the scheduler of the cluster is gone</source>
        <translation>el scheduler del clúster ha desaparecido</translation>
    </message>
    <message>
        <source>use tcp://HOST:PORT</source>
        <translation>usa tcp://HOST:PORT</translation>
    </message>
    <message>
        <source>to play on a cluster takes Dask, which is not installed</source>
        <translation>para jugar en un clúster hace falta Dask, que no está instalado</translation>
    </message>
    <message>
        <source>there is no scheduler at {address} ({error})</source>
        <translation>no hay ningún scheduler en {address} ({error})</translation>
    </message>
    <message>
        <source>the core of a worker is compiled, unlike here</source>
        <translation>el núcleo de un worker está compilado, y aquí no</translation>
    </message>
    <message>
        <source>the core of a worker is not compiled, unlike here</source>
        <translation>el núcleo de un worker no está compilado, y aquí sí</translation>
    </message>
    <message>
        <source>start it again, and then the same command, which goes on where it was</source>
        <translation>inícialo de nuevo y repite la misma orden, que seguirá donde estaba</translation>
    </message>
    <message>
        <source>install the program with it: pip install &quot;sequence-desktop[lab-cluster]&quot;</source>
        <translation>instala el programa con él: pip install &quot;sequence-desktop[lab-cluster]&quot;</translation>
    </message>
    <message>
        <source>start one with `dask scheduler`, and give the address that it tells</source>
        <translation>inicia uno con `dask scheduler` y da la dirección que indica</translation>
    </message>
    <message>
        <source>moves and movers differ in number</source>
        <translation>el número de jugadas y el de quienes las hacen no coinciden</translation>
    </message>
    <message>
        <source>this is not the result of a game ({error})</source>
        <translation>esto no es el resultado de una partida ({error})</translation>
    </message>
    <message>
        <source>its {key} cannot be those of a game of the plan</source>
        <translation>{key} no puede ser de una partida del plan</translation>
    </message>
    <message>
        <source>use {levels}; or tell of it in &quot;guests&quot;</source>
        <translation>usa {levels}; o descríbelo en &quot;guests&quot;</translation>
    </message>
    <message>
        <source>use an object such as {example}</source>
        <translation>usa un objeto como {example}</translation>
    </message>
    <message>
        <source>use {levels}; or one of {names}</source>
        <translation>usa {levels}; o uno de estos: {names}</translation>
    </message>
    <message>
        <source>there is no player {name}</source>
        <translation>no hay ningún jugador {name}</translation>
    </message>
    <message>
        <source>use a number from {low} to {high}</source>
        <translation>usa un número de {low} a {high}</translation>
    </message>
    <message>
        <source>{value} does not fit</source>
        <translation>{value} no vale</translation>
    </message>
    <message>
        <source>a plan is a JSON object</source>
        <translation>un plan es un objeto JSON</translation>
    </message>
    <message>
        <source>this is not a plan</source>
        <translation>esto no es un plan</translation>
    </message>
    <message>
        <source>this program reads plans of version {version}, not {other}</source>
        <translation>este programa lee planes de la versión {version}, no {other}</translation>
    </message>
    <message>
        <source>{name} plays nowhere</source>
        <translation>{name} no juega en ningún sitio</translation>
    </message>
    <message>
        <source>a plan has a list of 1 to {most} entries</source>
        <translation>un plan tiene una lista de 1 a {most} series</translation>
    </message>
    <message>
        <source>these are more than {count} games</source>
        <translation>son más de {count} partidas</translation>
    </message>
    <message>
        <source>the same player sits on every seat, so every deal would be the same game again</source>
        <translation>el mismo jugador ocupa todos los puestos, así que cada reparto daría otra vez la misma partida</translation>
    </message>
    <message>
        <source>it names games and deals</source>
        <translation>indica dos cifras, la de partidas (games) y la de repartos (deals)</translation>
    </message>
    <message>
        <source>use a player&apos;s name, or a list of names</source>
        <translation>usa el nombre de un jugador o una lista de nombres</translation>
    </message>
    <message>
        <source>{count} names for {seats} seats</source>
        <translation>{count} nombres para {seats} puestos</translation>
    </message>
    <message>
        <source>use a list: the program, then its arguments</source>
        <translation>usa una lista: el programa y luego sus argumentos</translation>
    </message>
    <message>
        <source>begin with {</source>
        <translation>empieza con {</translation>
    </message>
    <message>
        <source>write &quot;format&quot;: &quot;{format}&quot;</source>
        <translation>escribe &quot;format&quot;: &quot;{format}&quot;</translation>
    </message>
    <message>
        <source>use a newer program, or write the plan anew</source>
        <translation>usa un programa más nuevo, o escribe el plan de nuevo</translation>
    </message>
    <message>
        <source>seat it, or take it out</source>
        <translation>dale un puesto, o quítalo</translation>
    </message>
    <message>
        <source>write &quot;entries&quot;: [{...}, {...}]</source>
        <translation>escribe &quot;entries&quot;: [{...}, {...}]</translation>
    </message>
    <message>
        <source>an entry is a JSON object</source>
        <translation>una serie es un objeto JSON</translation>
    </message>
    <message>
        <source>two entries are called {name}</source>
        <translation>dos series se llaman {name}</translation>
    </message>
    <message>
        <source>ask for fewer</source>
        <translation>pide menos</translation>
    </message>
    <message>
        <source>write false, or seat different players</source>
        <translation>escribe false, o pon jugadores distintos</translation>
    </message>
    <message>
        <source>take one of the two out</source>
        <translation>quita una de las dos</translation>
    </message>
    <message>
        <source>name one for each seat, one for each side, or one for all</source>
        <translation>nombra uno por puesto, uno por bando o uno para todos</translation>
    </message>
    <message>
        <source>{name} is the name of a player of the program</source>
        <translation>{name} es el nombre de un jugador del programa</translation>
    </message>
    <message>
        <source>use a list of texts</source>
        <translation>usa una lista de textos</translation>
    </message>
    <message>
        <source>&quot;low&quot; is to be smaller than &quot;high&quot;, and none below 0 where both ways are asked</source>
        <translation>&quot;low&quot; tiene que ser menor que &quot;high&quot;, y ninguno menor que 0 si se prueba en ambos sentidos</translation>
    </message>
    <message>
        <source>&quot;low&quot; is to be smaller than &quot;high&quot;</source>
        <translation>&quot;low&quot; tiene que ser menor que &quot;high&quot;</translation>
    </message>
    <message>
        <source>change one of them</source>
        <translation>cambia uno de los dos</translation>
    </message>
    <message>
        <source>strength is tested between two sides of one entry, on the same deals</source>
        <translation>la fuerza se prueba entre dos bandos de una serie, con las mismas cartas</translation>
    </message>
    <message>
        <source>{measure} is compared between two entries with as many deals</source>
        <translation>{measure} se compara entre dos series con el mismo número de repartos</translation>
    </message>
    <message>
        <source>begin it with {</source>
        <translation>empiézala con {</translation>
    </message>
    <message>
        <source>give each a name of its own</source>
        <translation>da a cada una un nombre propio</translation>
    </message>
    <message>
        <source>name one entry with two sides, different players and &quot;paired&quot;: true</source>
        <translation>indica una serie con dos bandos, jugadores distintos y &quot;paired&quot;: true</translation>
    </message>
    <message>
        <source>name two entries, with the same number of games and of sides</source>
        <translation>indica dos series con el mismo número de partidas y de bandos</translation>
    </message>
    <message>
        <source>close other programs and try again, or let fewer games be played at once</source>
        <translation>cierra otros programas y prueba de nuevo, o haz jugar menos partidas a la vez</translation>
    </message>
    <message>
        <source>a process that played games ended unexpectedly</source>
        <translation>un proceso que jugaba partidas terminó de forma inesperada</translation>
    </message>
    <message>
        <source>there are no processes to play games: {error}</source>
        <translation>no hay procesos para jugar partidas: {error}</translation>
    </message>
    <message>
        <source>the plan has no game {number}</source>
        <translation>el plan no tiene la partida {number}</translation>
    </message>
    <message>
        <source>game {number} stands there twice</source>
        <translation>la partida {number} está dos veces</translation>
    </message>
    <message>
        <source>this is no summary of this program</source>
        <translation>esto no es un resumen de este programa</translation>
    </message>
    <message>
        <source>a number of games is missing</source>
        <translation>falta un número de partidas</translation>
    </message>
    <message>
        <source>this is no summary ({error})</source>
        <translation>esto no es un resumen ({error})</translation>
    </message>
    <message>
        <source>no package here offers a computer player {name}</source>
        <translation>aquí ningún paquete ofrece un jugador de ordenador {name}</translation>
    </message>
    <message>
        <source>install one with an entry point of this name in &quot;{group}&quot;</source>
        <translation>instala uno con un punto de entrada de este nombre en &quot;{group}&quot;</translation>
    </message>
    <message>
        <source>the computer player {name} ({origin}) cannot be made: {error}</source>
        <translation>no se puede crear el jugador de ordenador {name} ({origin}): {error}</translation>
    </message>
    <message>
        <source>tell its authors</source>
        <translation>avisa a sus autores</translation>
    </message>
    <message>
        <source>{positions} positions do not belong to {moves} moves</source>
        <translation>las posiciones ({positions}) no corresponden a las jugadas ({moves})</translation>
    </message>
    <message>
        <source>this is not the record of a game ({error})</source>
        <translation>esto no es el registro de una partida ({error})</translation>
    </message>
    <message>
        <source>{levels}, {random}, or {standard} ({usual}); with {mark} and a temperament behind it ({styles}), if wanted</source>
        <translation>{levels}, {random} o {standard} ({usual}); si quieres, con {mark} y un temperamento detrás ({styles})</translation>
    </message>
    <message>
        <source>there is no computer player {level}</source>
        <translation>no hay ningún jugador de ordenador {level}</translation>
    </message>
    <message>
        <source>use {levels}</source>
        <translation>usa {levels}</translation>
    </message>
    <message>
        <source>{count} copies of the program are running</source>
        <translation>hay {count} copias del programa en marcha</translation>
    </message>
    <message>
        <source>the game in progress is gone</source>
        <translation>la partida en curso ha desaparecido</translation>
    </message>
    <message>
        <source>close one of them</source>
        <translation>cierra una de ellas</translation>
    </message>
    <message>
        <source>there is no board {name}</source>
        <translation>no hay ningún tablero {name}</translation>
    </message>
    <message>
        <source>the board {name} comes with the program</source>
        <translation>el tablero {name} viene con el programa</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>free some space or choose another place</source>
        <translation>libera espacio o elige otro lugar</translation>
    </message>
    <message>
        <source>the system does not allow it</source>
        <translation>el sistema no lo permite</translation>
    </message>
    <message>
        <source>check the permissions or choose another place</source>
        <translation>revisa los permisos o elige otro lugar</translation>
    </message>
    <message>
        <source>another program is using the file</source>
        <translation>otro programa está usando el archivo</translation>
    </message>
    <message>
        <source>close it there and try again</source>
        <translation>ciérralo allí y prueba de nuevo</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>hay demasiados archivos abiertos</translation>
    </message>
    <message>
        <source>close some programs and try again</source>
        <translation>cierra algunos programas y prueba de nuevo</translation>
    </message>
    <message>
        <source>the disk does not answer</source>
        <translation>el disco no responde</translation>
    </message>
    <message>
        <source>see whether it is still there, or choose another one</source>
        <translation>mira si sigue ahí, o elige otro</translation>
    </message>
    <message>
        <source>the file grew larger than the system allows</source>
        <translation>el archivo creció más de lo que permite el sistema</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>el disco es de solo lectura</translation>
    </message>
    <message>
        <source>the disk has a fault</source>
        <translation>el disco tiene un fallo</translation>
    </message>
    <message>
        <source>choose another disk</source>
        <translation>elige otro disco</translation>
    </message>
    <message>
        <source>the disk does not take this, perhaps because of the name</source>
        <translation>el disco no lo acepta, quizá por el nombre</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>esto es una carpeta</translation>
    </message>
    <message>
        <source>give a file&apos;s name</source>
        <translation>indica el nombre de un archivo</translation>
    </message>
    <message>
        <source>a part of the path is a file, not a folder</source>
        <translation>una parte de la ruta es un archivo, no una carpeta</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>el nombre es demasiado largo</translation>
    </message>
    <message>
        <source>choose a shorter one</source>
        <translation>elige uno más corto</translation>
    </message>
    <message>
        <source>the links lead in a circle</source>
        <translation>los enlaces dan vueltas en círculo</translation>
    </message>
    <message>
        <source>cannot be read: {why}</source>
        <translation>no se puede leer: {why}</translation>
    </message>
    <message>
        <source>cannot be made: {why}</source>
        <translation>no se puede crear: {why}</translation>
    </message>
    <message>
        <source>cannot be opened: {why}</source>
        <translation>no se puede abrir: {why}</translation>
    </message>
    <message>
        <source>cannot be written to: {why}</source>
        <translation>no se puede escribir ahí: {why}</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>no existe ese archivo</translation>
    </message>
    <message>
        <source>check the name</source>
        <translation>revisa el nombre</translation>
    </message>
    <message>
        <source>there are {count} damaged files of this name</source>
        <translation>hay {count} archivos dañados con este nombre</translation>
    </message>
    <message>
        <source>cannot be saved: it is larger than {size} MB and could not be read</source>
        <translation>no se puede guardar: ocupa más de {size} MB y no se podría leer</translation>
    </message>
    <message>
        <source>remove those that you do not need</source>
        <translation>quita los que no necesites</translation>
    </message>
    <message>
        <source>cannot be read: it is larger than {size} MB</source>
        <translation>no se puede leer: ocupa más de {size} MB</translation>
    </message>
    <message>
        <source>cannot be saved: the file is read-only</source>
        <translation>no se puede guardar: el archivo es de solo lectura</translation>
    </message>
    <message>
        <source>cannot be saved: it holds a character that is no character</source>
        <translation>no se puede guardar: contiene un carácter no válido</translation>
    </message>
    <message>
        <source>make it smaller</source>
        <translation>hazlo más pequeño</translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation>esto no es texto UTF-8</translation>
    </message>
    <message>
        <source>this is no file name: {error}</source>
        <translation>esto no es un nombre de archivo: {error}</translation>
    </message>
    <message>
        <source>no file of this program is that large; give another one</source>
        <translation>ningún archivo de este programa es tan grande; indica otro</translation>
    </message>
    <message>
        <source>there is a file where a folder is needed</source>
        <translation>hay un archivo donde hace falta una carpeta</translation>
    </message>
    <message>
        <source>cannot be saved: this is a folder</source>
        <translation>no se puede guardar: esto es una carpeta</translation>
    </message>
    <message>
        <source>cannot be saved: this is not an ordinary file</source>
        <translation>no se puede guardar: esto no es un archivo normal</translation>
    </message>
    <message>
        <source>choose another name or allow writing to it</source>
        <translation>elige otro nombre o permite escribir en él</translation>
    </message>
    <message>
        <source>cannot be saved: the disk gave back something else than was written</source>
        <translation>no se puede guardar: el disco devolvió algo distinto de lo escrito</translation>
    </message>
    <message>
        <source>type the name or note again</source>
        <translation>vuelve a escribir el nombre o la nota</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>línea {number}</translation>
    </message>
    <message>
        <source>save it as UTF-8 in your editor</source>
        <translation>guárdalo como UTF-8 en tu editor</translation>
    </message>
    <message>
        <source>move it away</source>
        <translation>quítalo de ahí</translation>
    </message>
    <message>
        <source>cannot be read: this is a folder</source>
        <translation>no se puede leer: esto es una carpeta</translation>
    </message>
    <message>
        <source>cannot be read: this is not an ordinary file</source>
        <translation>no se puede leer: esto no es un archivo normal</translation>
    </message>
    <message>
        <source>who plays which seat is missing</source>
        <translation>falta quién juega en cada puesto</translation>
    </message>
    <message>
        <source>this is not a list of seats</source>
        <translation>esto no es una lista de puestos</translation>
    </message>
    <message>
        <source>this is not a list of up to {most} bookmarks</source>
        <translation>esto no es una lista de hasta {most} marcadores</translation>
    </message>
    <message>
        <source>the moves taken back are left out</source>
        <translation>se omiten las jugadas deshechas</translation>
    </message>
    <message>
        <source>a seat&apos;s kind is missing</source>
        <translation>falta el tipo de un puesto</translation>
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
        <translation>el encuentro empieza de nuevo con esta mano</translation>
    </message>
    <message>
        <source>the game counts for no rating</source>
        <translation>la partida no puntúa</translation>
    </message>
    <message>
        <source>it counts as a game of its own</source>
        <translation>cuenta como una partida aparte</translation>
    </message>
    <message>
        <source>the name is left out</source>
        <translation>se omite el nombre</translation>
    </message>
    <message>
        <source>the usual level is used</source>
        <translation>se usa el nivel habitual</translation>
    </message>
    <message>
        <source>a free colour is used</source>
        <translation>se usa un color libre</translation>
    </message>
    <message>
        <source>the bookmarks are left out</source>
        <translation>se omiten los marcadores</translation>
    </message>
    <message>
        <source>this is not a saved game</source>
        <translation>esto no es una partida guardada</translation>
    </message>
    <message>
        <source>the game itself is missing</source>
        <translation>falta la propia partida</translation>
    </message>
    <message>
        <source>there are {count} seats for {players} players</source>
        <translation>el número de puestos para {players} jugadores es {count}</translation>
    </message>
    <message>
        <source>this is left out</source>
        <translation>esto se omite</translation>
    </message>
    <message>
        <source>the version of the format is missing</source>
        <translation>falta la versión del formato</translation>
    </message>
    <message>
        <source>a later version of the program saved it ({version})</source>
        <translation>se guardó con una versión posterior del programa ({version})</translation>
    </message>
    <message>
        <source>a seat is a JSON object</source>
        <translation>un puesto es un objeto JSON</translation>
    </message>
    <message>
        <source>a seat&apos;s kind is human or computer</source>
        <translation>el tipo de un puesto es human o computer</translation>
    </message>
    <message>
        <source>a seat&apos;s colour is a small number</source>
        <translation>el color de un puesto es un número pequeño</translation>
    </message>
    <message>
        <source>this bookmark is left out</source>
        <translation>se omite este marcador</translation>
    </message>
    <message>
        <source>a mark is a JSON object</source>
        <translation>un marcador es un objeto JSON</translation>
    </message>
    <message>
        <source>a mark&apos;s ply is a number of moves</source>
        <translation>el ply de un marcador es un número de jugadas</translation>
    </message>
    <message>
        <source>this is neither true nor false</source>
        <translation>esto no es ni true ni false</translation>
    </message>
    <message>
        <source>a match is a JSON object</source>
        <translation>un encuentro es un objeto JSON</translation>
    </message>
    <message>
        <source>a match has points for each of {sides} sides</source>
        <translation>un encuentro tiene puntos para cada uno de sus {sides} bandos</translation>
    </message>
    <message>
        <source>this is not a whole number from 0 to {last}</source>
        <translation>esto no es un número entero de 0 a {last}</translation>
    </message>
    <message>
        <source>open another file</source>
        <translation>abre otro archivo</translation>
    </message>
    <message>
        <source>get that version; this is {version}</source>
        <translation>consigue esa versión; esta es la {version}</translation>
    </message>
    <message>
        <source>make it less</source>
        <translation>redúcelo</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>no se sabe cuál</translation>
    </message>
    <message>
        <source>this is not a JSON object</source>
        <translation>esto no es un objeto JSON</translation>
    </message>
    <message>
        <source>there is another file of this name</source>
        <translation>ya hay otro archivo con este nombre</translation>
    </message>
    <message>
        <source>another program is writing to it</source>
        <translation>otro programa está escribiendo en él</translation>
    </message>
    <message>
        <source>let it finish</source>
        <translation>deja que termine</translation>
    </message>
    <message>
        <source>{value} is not a number</source>
        <translation>{value} no es un número</translation>
    </message>
    <message>
        <source>brackets are nested deeper than {most}</source>
        <translation>los corchetes están anidados a más de {most} niveles</translation>
    </message>
    <message>
        <source>this is not JSON: {error}</source>
        <translation>esto no es JSON: {error}</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>falta un valor</translation>
    </message>
    <message>
        <source>a name in double quotation marks is missing</source>
        <translation>falta un nombre entre comillas dobles</translation>
    </message>
    <message>
        <source>a colon is missing</source>
        <translation>faltan los dos puntos</translation>
    </message>
    <message>
        <source>a comma is missing</source>
        <translation>falta una coma</translation>
    </message>
    <message>
        <source>there is a comma too many</source>
        <translation>sobra una coma</translation>
    </message>
    <message>
        <source>a text has no quotation mark at its end</source>
        <translation>a un texto le faltan las comillas finales</translation>
    </message>
    <message>
        <source>a text goes over the end of its line</source>
        <translation>un texto pasa del final de su línea</translation>
    </message>
    <message>
        <source>a backslash stands before a sign that takes none</source>
        <translation>hay una barra invertida ante un signo que no la admite</translation>
    </message>
    <message>
        <source>something stands behind the end</source>
        <translation>hay algo después del final</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>esto no es JSON</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <translation>está vacío</translation>
    </message>
    <message>
        <source>the key {key} stands twice</source>
        <translation>la clave {key} está dos veces</translation>
    </message>
    <message>
        <source>write a number</source>
        <translation>escribe un número</translation>
    </message>
    <message>
        <source>the number {number}… has more than {most} digits</source>
        <translation>el número {number}… tiene más de {most} cifras</translation>
    </message>
    <message>
        <source>the number {number} is too large</source>
        <translation>el número {number} es demasiado grande</translation>
    </message>
    <message>
        <source>no file of ours needs that</source>
        <translation>ningún archivo nuestro lo necesita</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>línea {line}, columna {column}</translation>
    </message>
    <message>
        <source>look for a comma, quotation mark or bracket missing or too many there</source>
        <translation>busca ahí una coma, comilla o corchete que falte o que sobre</translation>
    </message>
    <message>
        <source>remove one of them</source>
        <translation>quita una de ellas</translation>
    </message>
    <message>
        <source>write a smaller one</source>
        <translation>escribe uno más pequeño</translation>
    </message>
    <message>
        <source>the text {text} holds half a character</source>
        <translation>el texto {text} contiene medio carácter</translation>
    </message>
    <message>
        <source>type it again</source>
        <translation>escríbelo de nuevo</translation>
    </message>
    <message>
        <source>known: {names}</source>
        <translation>conocidos: {names}</translation>
    </message>
    <message>
        <source>give your file another name</source>
        <translation>pon otro nombre a tu archivo</translation>
    </message>
    <message>
        <source>the record of a game is too long</source>
        <translation>el registro de una partida es demasiado largo</translation>
    </message>
    <message>
        <source>a record is a JSON object</source>
        <translation>un registro es un objeto JSON</translation>
    </message>
    <message>
        <source>a seat is played by a human or a computer</source>
        <translation>en un puesto juega una persona o un ordenador</translation>
    </message>
    <message>
        <source>this is not a short text</source>
        <translation>esto no es un texto corto</translation>
    </message>
    <message>
        <source>this is not a whole number</source>
        <translation>esto no es un número entero</translation>
    </message>
    <message>
        <source>seats, sides and winner do not go together</source>
        <translation>puestos, bandos y ganador no concuerdan</translation>
    </message>
    <message>
        <source>something is missing or of another kind: {error}</source>
        <translation>falta algo o es de otro tipo: {error}</translation>
    </message>
    <message>
        <source>there is no set of rules {name}</source>
        <translation>no hay ningún conjunto de reglas {name}</translation>
    </message>
    <message>
        <source>the set of rules {name} comes with the program</source>
        <translation>el conjunto de reglas {name} viene con el programa</translation>
    </message>
    <message>
        <source>the id {id} is not the file&apos;s name</source>
        <translation>el id {id} no es el nombre del archivo</translation>
    </message>
    <message>
        <source>change one of them, or leave the id out</source>
        <translation>cambia uno de los dos, o quita el id</translation>
    </message>
    <message>
        <source>no rules are for boards of the deck {deck}</source>
        <translation>no hay reglas para tableros de la baraja {deck}</translation>
    </message>
    <message>
        <source>nobody can play: no number of players is named</source>
        <translation>nadie puede jugar: no se indica ningún número de jugadores</translation>
    </message>
    <message>
        <source>name some</source>
        <translation>indica unas</translation>
    </message>
    <message>
        <source>add players and sides, such as {&quot;2&quot;: [2]}</source>
        <translation>añade jugadores y bandos, como {&quot;2&quot;: [2]}</translation>
    </message>
    <message>
        <source>{players} players have no number of sides</source>
        <translation>para {players} jugadores no hay número de bandos</translation>
    </message>
    <message>
        <source>name a divisor of it from 2 to 4, or take it out</source>
        <translation>indica un divisor suyo de 2 a 4, o quítalo</translation>
    </message>
    <message>
        <source>settings are a JSON object</source>
        <translation>los ajustes son un objeto JSON</translation>
    </message>
    <message>
        <source>remove the file</source>
        <translation>elimina el archivo</translation>
    </message>
    <message>
        <source>those from the time before are used</source>
        <translation>se usan los de antes</translation>
    </message>
    <message>
        <source>the default is used</source>
        <translation>se usa el valor predeterminado</translation>
    </message>
    <message>
        <source>the defaults are used</source>
        <translation>se usan los valores predeterminados</translation>
    </message>
    <message>
        <source>the board is missing</source>
        <translation>falta el tablero</translation>
    </message>
    <message>
        <source>there is no example {name}</source>
        <translation>no hay ningún ejemplo {name}</translation>
    </message>
    <message>
        <source>no package here offers this player</source>
        <translation>aquí ningún paquete ofrece este jugador</translation>
    </message>
    <message>
        <source>there is no program {command}</source>
        <translation>no hay ningún programa {command}</translation>
    </message>
    <message>
        <source>install it, or name the program that plays as its command</source>
        <translation>instálalo, o indica como &quot;command&quot; el programa que juega</translation>
    </message>
    <message>
        <source>check its name and whether it may be executed</source>
        <translation>revisa su nombre y si se puede ejecutar</translation>
    </message>
    <message>
        <source>run the plan again: it goes on without this and keeps a copy</source>
        <translation>inicia el plan otra vez: sigue sin esto y conserva una copia</translation>
    </message>
    <message>
        <source>choose another file for the results, or delete this one to begin anew</source>
        <translation>elige otro archivo para los resultados, o borra este para empezar de nuevo</translation>
    </message>
    <message>
        <source>damaged lines left out: {count}; the damaged file is kept: {file}</source>
        <translation>líneas dañadas omitidas: {count}; el archivo dañado se conserva: {file}</translation>
    </message>
    <message>
        <source>these are no results</source>
        <translation>esto no son resultados</translation>
    </message>
    <message>
        <source>these results are of version {version}</source>
        <translation>estos resultados son de la versión {version}</translation>
    </message>
    <message>
        <source>these results were begun by another program ({old}), which may play other games than this one ({new})</source>
        <translation>estos resultados los empezó otro programa ({old}), que quizá juegue otras partidas que este ({new})</translation>
    </message>
    <message>
        <source>these are the results of another plan, which differs in {place}</source>
        <translation>estos resultados son de otro plan, que difiere en {place}</translation>
    </message>
    <message>
        <source>{number} is no number of a game</source>
        <translation>{number} no es el número de una partida</translation>
    </message>
    <message>
        <source>give a file of `lab run`</source>
        <translation>indica un archivo de `lab run`</translation>
    </message>
    <message>
        <source>use a newer program</source>
        <translation>usa un programa más nuevo</translation>
    </message>
    <message>
        <source>{players} players need {needed} cards of {cards}</source>
        <translation>{players} jugadores necesitan {needed} cartas, y hay {cards}</translation>
    </message>
    <message>
        <source>no cards are dealt</source>
        <translation>no se reparten cartas</translation>
    </message>
    <message>
        <source>a board of {count} columns cannot be made</source>
        <translation>ningún tablero puede tener este número de columnas: {count}</translation>
    </message>
    <message>
        <source>a board of {count} rows cannot be made</source>
        <translation>ningún tablero puede tener este número de filas: {count}</translation>
    </message>
    <message>
        <source>{count} cells do not make {width} by {height}</source>
        <translation>{count} casillas no dan {width} por {height}</translation>
    </message>
    <message>
        <source>cells are still empty: {cells}</source>
        <translation>aún hay casillas vacías: {cells}</translation>
    </message>
    <message>
        <source>use {least} to {most} columns</source>
        <translation>usa de {least} a {most} columnas</translation>
    </message>
    <message>
        <source>put cards there, or {free} (free)</source>
        <translation>pon ahí cartas, o {free} (libre)</translation>
    </message>
    <message>
        <source>a free deck has no cards of its own to be laid</source>
        <translation>una baraja libre no tiene cartas propias que colocar</translation>
    </message>
    <message>
        <source>one pack without jacks fill {needed} cells, and {width} by {height} has {size}</source>
        <translation>una baraja sin jotas llena {needed} casillas, y {width} por {height} tiene {size}</translation>
    </message>
    <message>
        <source>two packs without jacks fill {needed} cells, and {width} by {height} has {size}</source>
        <translation>dos barajas sin jotas llenan {needed} casillas, y {width} por {height} tiene {size}</translation>
    </message>
    <message>
        <source>choose another deck for the pattern and change it afterwards</source>
        <translation>elige otra baraja para el patrón y cámbiala después</translation>
    </message>
    <message>
        <source>choose a larger board or a smaller deck</source>
        <translation>elige un tablero más grande o una baraja más pequeña</translation>
    </message>
    <message>
        <source>choose a smaller board or a larger deck</source>
        <translation>elige un tablero más pequeño o una baraja más grande</translation>
    </message>
    <message>
        <source>a board of {width} by {height} has no four equal sides</source>
        <translation>un tablero de {width} por {height} no tiene cuatro lados iguales</translation>
    </message>
    <message>
        <source>{count} cells left over do not lie symmetrically</source>
        <translation>las casillas que sobran ({count}) no quedan simétricas</translation>
    </message>
    <message>
        <source>the {count} cells that have no partner cannot be filled symmetrically</source>
        <translation>las casillas sin pareja ({count}) no se pueden llenar con simetría</translation>
    </message>
    <message>
        <source>the middle cell belongs to no part</source>
        <translation>la casilla del centro no pertenece a ninguna parte</translation>
    </message>
    <message>
        <source>the parts have {cells} cells left for {cards} cards</source>
        <translation>a las partes les quedan {cells} casillas para {cards} cartas</translation>
    </message>
    <message>
        <source>a board of {width} by {height} has no four equal quarters</source>
        <translation>un tablero de {width} por {height} no tiene cuatro cuartos iguales</translation>
    </message>
    <message>
        <source>only two packs have twins</source>
        <translation>solo con dos barajas hay gemelas</translation>
    </message>
    <message>
        <source>the totals of {count} cells cannot be parted among four quarters</source>
        <translation>los totales de {count} casillas no se pueden repartir en cuatro cuartos</translation>
    </message>
    <message>
        <source>choose a square of even size, or quarters</source>
        <translation>elige un cuadrado de lado par, o cuartos</translation>
    </message>
    <message>
        <source>{cells} squares of one colour are left for {cards} cards</source>
        <translation>quedan {cells} casillas de un color para {cards} cartas</translation>
    </message>
    <message>
        <source>choose another size or symmetry</source>
        <translation>elige otro tamaño u otra simetría</translation>
    </message>
    <message>
        <source>choose even sizes, or another symmetry</source>
        <translation>elige tamaños pares u otra simetría</translation>
    </message>
    <message>
        <source>choose even sizes, or one pack on 7 by 7</source>
        <translation>elige tamaños pares, o una baraja en 7 por 7</translation>
    </message>
    <message>
        <source>choose another size, such as 10 by 10 for two packs</source>
        <translation>elige otro tamaño, como 10 por 10 para dos barajas</translation>
    </message>
    <message>
        <source>choose even sizes or an odd square</source>
        <translation>elige tamaños pares o un cuadrado impar</translation>
    </message>
    <message>
        <source>choose another symmetry</source>
        <translation>elige otra simetría</translation>
    </message>
    <message>
        <source>choose 6 by 6 or 12 by 12</source>
        <translation>elige 6 por 6 o 12 por 12</translation>
    </message>
    <message>
        <source>choose another size, such as 10 by 10</source>
        <translation>elige otro tamaño, como 10 por 10</translation>
    </message>
    <message>
        <source>there are not as many {card} as this symmetry needs</source>
        <translation>no hay tantas {card} como necesita esta simetría</translation>
    </message>
    <message>
        <source>there is no board in this text</source>
        <translation>en este texto no hay ningún tablero</translation>
    </message>
    <message>
        <source>the text is far too long for a board</source>
        <translation>el texto es demasiado largo para un tablero</translation>
    </message>
    <message>
        <source>copy lines of cards like: XX 2S 10♥ Qd</source>
        <translation>copia líneas de cartas como: XX 2S 10♥ Qd</translation>
    </message>
    <message>
        <source>copy the board alone</source>
        <translation>copia solo el tablero</translation>
    </message>
    <message>
        <source>there is no pattern {name}</source>
        <translation>no hay ningún patrón {name}</translation>
    </message>
    <message>
        <source>the pattern {pattern} is not for the deck {deck}</source>
        <translation>el patrón {pattern} no es para la baraja {deck}</translation>
    </message>
    <message>
        <source>the pattern {pattern} has no parameter {parameter}</source>
        <translation>el patrón {pattern} no tiene el parámetro {parameter}</translation>
    </message>
    <message>
        <source>{choice} is no choice for {parameter}</source>
        <translation>{choice} no es una opción de {parameter}</translation>
    </message>
    <message>
        <source>this is no rule case ({error})</source>
        <translation>esto no es un caso de reglas ({error})</translation>
    </message>
    <message>
        <source>a seat stands twice</source>
        <translation>un puesto está dos veces</translation>
    </message>
    <message>
        <source>there are {count} numbers for {wanted}</source>
        <translation>números: {count} en vez de {wanted}</translation>
    </message>
    <message>
        <source>a quarter turn needs a square, and {width} by {height} is none</source>
        <translation>un cuarto de vuelta necesita un cuadrado, y {width} por {height} no lo es</translation>
    </message>
    <message>
        <source>a number stands once, so there are no four that belong together</source>
        <translation>cada número está una sola vez, así que no hay cuatro que vayan juntos</translation>
    </message>
</context>
<context>
    <name>Filing</name>
    <message>
        <source>New board</source>
        <translation>Tablero nuevo</translation>
    </message>
    <message>
        <source>Open a board</source>
        <translation>Abrir un tablero</translation>
    </message>
    <message>
        <source>This board cannot be opened.</source>
        <translation>Este tablero no se puede abrir.</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>Abrir {name}</translation>
    </message>
    <message>
        <source>Read {name}</source>
        <translation>Leer {name}</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (copia)</translation>
    </message>
    <message>
        <source>Copy of {name}</source>
        <translation>Copia de {name}</translation>
    </message>
    <message>
        <source>Paste a board</source>
        <translation>Pegar un tablero</translation>
    </message>
    <message>
        <source>Save the board</source>
        <translation>Guardar el tablero</translation>
    </message>
    <message>
        <source>A board that comes with the program has this name.</source>
        <translation>Un tablero que viene con el programa tiene este nombre.</translation>
    </message>
    <message>
        <source>Give your board another one.</source>
        <translation>Ponle otro al tuyo.</translation>
    </message>
    <message>
        <source>Boards are saved in files that end in {endings}.</source>
        <translation>Los tableros se guardan en archivos que acaban en {endings}.</translation>
    </message>
    <message>
        <source>To write the cells as text, export a copy.</source>
        <translation>Para escribir las casillas como texto, exporta una copia.</translation>
    </message>
    <message>
        <source>The board was not saved.</source>
        <translation>El tablero no se guardó.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Guardado: {file}</translation>
    </message>
    <message>
        <source>Export a copy</source>
        <translation>Exportar una copia</translation>
    </message>
    <message>
        <source>The copy was not written.</source>
        <translation>La copia no se escribió.</translation>
    </message>
    <message>
        <source>Let its name end in {endings}. For PDF, PNG and SVG, choose Print.</source>
        <translation>Haz que su nombre acabe en {endings}. Para PDF, PNG y SVG, elige Imprimir.</translation>
    </message>
    <message>
        <source>Rename the board</source>
        <translation>Cambiar el nombre del tablero</translation>
    </message>
    <message>
        <source>This board is not kept.</source>
        <translation>Este tablero no se conserva.</translation>
    </message>
    <message>
        <source>The board’s file is damaged: {why}</source>
        <translation>El archivo del tablero está dañado: {why}</translation>
    </message>
    <message>
        <source>The board’s file is gone. Save it to write it again.</source>
        <translation>El archivo del tablero ha desaparecido. Guárdalo para volver a escribirlo.</translation>
    </message>
    <message>
        <source>Read again from the file</source>
        <translation>Leído otra vez del archivo</translation>
    </message>
    <message>
        <source>Another program changed the file: it was read again.</source>
        <translation>Otro programa cambió el archivo: se ha vuelto a leer.</translation>
    </message>
    <message>
        <source>Changed on disk</source>
        <translation>Cambiado en el disco</translation>
    </message>
    <message>
        <source>Another program has changed “{file}”, and so have you.</source>
        <translation>Otro programa ha cambiado «{file}», y tú también.</translation>
    </message>
    <message>
        <source>Whichever you take, Undo brings back your board.</source>
        <translation>Elijas lo que elijas, Deshacer trae de vuelta tu tablero.</translation>
    </message>
    <message>
        <source>Keep &amp;mine</source>
        <translation>Conservar el &amp;mío</translation>
    </message>
    <message>
        <source>Take the &amp;file</source>
        <translation>Tomar el &amp;archivo</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tableros</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
</context>
<context>
    <name>FilmDialog</name>
    <message>
        <source>Save the game as an animation</source>
        <translation>Guardar la partida como animación</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>Name a file, and draw every move into it</source>
        <translation>Nombrar un archivo y dibujar en él cada jugada</translation>
    </message>
    <message>
        <source>Nobody’s cards</source>
        <translation>Las cartas de nadie</translation>
    </message>
    <message>
        <source>The cards of {name}</source>
        <translation>Las cartas de {name}</translation>
    </message>
    <message>
        <source>One picture for each move; it can be shown by any program for pictures.</source>
        <translation>Una imagen por jugada; cualquier programa de imágenes puede mostrarla.</translation>
    </message>
    <message>
        <source>The game goes on, so no hand is in the pictures.</source>
        <translation>La partida sigue, así que no hay ninguna mano en las imágenes.</translation>
    </message>
    <message>
        <source>S&amp;how</source>
        <translation>&amp;Mostrar</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>&amp;Velocidad</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Tamaño</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Pequeña</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>{size}: {width} × {height} pixels</source>
        <translation>{size}: {width} × {height} píxeles</translation>
    </message>
</context>
<context>
    <name>FindingsList</name>
    <message>
        <source>Checks</source>
        <translation>Comprobaciones</translation>
    </message>
    <message>
        <source>There is nothing to remark on.</source>
        <translation>No hay nada que señalar.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Observación</translation>
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
        <translation>Esta posición se puede jugar.</translation>
    </message>
    <message>
        <source>This position cannot be played yet.</source>
        <translation>Esta posición aún no se puede jugar.</translation>
    </message>
</context>
<context>
    <name>FindingsPanel</name>
    <message>
        <source>Checks</source>
        <translation>Comprobaciones</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
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
        <translation>Haz clic para elegir las casillas afectadas.</translation>
    </message>
    <message>
        <source>Not to be played on yet: {errors}</source>
        <translation>Aún no se puede jugar: {errors}</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errores</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready to play: {games}</source>
        <translation>Listo para jugar: {games}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) fit</source>
        <translation>
            <numerusform>sirve para %n juego</numerusform>
            <numerusform>sirve para %n juegos</numerusform>
        </translation>
    </message>
    <message>
        <source>Does not fit {game}: {why}</source>
        <translation>No sirve para {game}: {why}</translation>
    </message>
    <message>
        <source>Fits {game}, for {players} players</source>
        <translation>Sirve para {game}, con {players} jugadores</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>línea {line}</translation>
    </message>
    <message>
        <source>{cell} (line {line})</source>
        <translation>{cell} (línea {line})</translation>
    </message>
    <message>
        <source>Pasted, {where}: “{text}” was not understood</source>
        <translation>Pegado, {where}: «{text}» no se entendió</translation>
    </message>
    <message>
        <source>Pasted, {where}: the row ends before this cell</source>
        <translation>Pegado, {where}: la fila acaba antes de esta casilla</translation>
    </message>
    <message>
        <source>Pasted, {where}: “{text}” is more than the row can hold</source>
        <translation>Pegado, {where}: «{text}» es más de lo que cabe en la fila</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>This is what the step is about</source>
        <translation>De esto trata el paso</translation>
    </message>
    <message>
        <source>Put a chip</source>
        <translation>Poner una ficha</translation>
    </message>
    <message>
        <source>Every card is on the board twice. Choose one of your cards, and its open cells light up. Then choose one of these cells: your chip lies there.</source>
        <translation>Cada carta está dos veces en el tablero. Elige una de tus cartas y se iluminarán sus casillas abiertas. Elige luego una de ellas: ahí queda tu ficha.</translation>
    </message>
    <message>
        <source>Well done. For the card that you have played, you get a new one by itself.</source>
        <translation>Bien hecho. Por la carta que has jugado recibes otra sin hacer nada.</translation>
    </message>
    <message>
        <source>Take turns</source>
        <translation>Por turnos</translation>
    </message>
    <message>
        <source>Now the computer moves; a frame marks its move. Then it is your turn: play any card.</source>
        <translation>Ahora juega el ordenador; un marco señala su jugada. Luego te toca: juega cualquier carta.</translation>
    </message>
    <message>
        <source>So it goes on. Five chips in line are a row, across, down or slanting. Two rows win, and the corners count for everybody.</source>
        <translation>Y así sigue. Cinco fichas en línea son una fila, en horizontal, en vertical o en diagonal. Dos filas ganan, y las esquinas valen para todos.</translation>
    </message>
    <message>
        <source>Stop a row</source>
        <translation>Impedir una fila</translation>
    </message>
    <message>
        <source>The computer has four chips in line, and one more would make a row. One of your cards goes on the cell beside them. Play it there.</source>
        <translation>El ordenador tiene cuatro fichas en línea, y con una más haría una fila. Una de tus cartas va en la casilla de al lado. Juégala ahí.</translation>
    </message>
    <message>
        <source>Well done. Where your chip lies, that row can no longer be made.</source>
        <translation>Bien hecho. Donde está tu ficha, esa fila ya no se puede hacer.</translation>
    </message>
    <message>
        <source>One may do that, but then the computer makes its row. Try again, on the marked cell.</source>
        <translation>Se puede, pero entonces el ordenador hace su fila. Inténtalo de nuevo, en la casilla marcada.</translation>
    </message>
    <message>
        <source>Two eyes: anywhere</source>
        <translation>Dos ojos: donde sea</translation>
    </message>
    <message>
        <source>The jacks of clubs and diamonds show two eyes. They go on any open cell. Play yours; the best place is beside your three chips.</source>
        <translation>Las jotas de tréboles y diamantes muestran dos ojos. Van en cualquier casilla abierta. Juega la tuya; lo mejor es junto a tus tres fichas.</translation>
    </message>
    <message>
        <source>Well done. Such a jack is worth keeping for a cell that you need.</source>
        <translation>Bien hecho. Conviene guardar una jota así para una casilla que necesites.</translation>
    </message>
    <message>
        <source>That was another card. Try again, with the jack.</source>
        <translation>Esa era otra carta. Inténtalo de nuevo, con la jota.</translation>
    </message>
    <message>
        <source>One eye: take a chip away</source>
        <translation>Un ojo: quitar una ficha</translation>
    </message>
    <message>
        <source>Four in line again, and none of your cards goes there. But the jacks of hearts and spades, with one eye, take an enemy chip off the board. Take one of the four.</source>
        <translation>Otra vez cuatro en línea, y ninguna de tus cartas va ahí. Pero las jotas de corazones y picas, con un ojo, quitan del tablero una ficha rival. Quita una de las cuatro.</translation>
    </message>
    <message>
        <source>Well done. Only chips of a finished row are safe from such a jack.</source>
        <translation>Bien hecho. Solo las fichas de una fila hecha están a salvo de una jota así.</translation>
    </message>
    <message>
        <source>One may do that, but then the computer makes its row. Try again: with the jack, take one of the marked chips.</source>
        <translation>Se puede, pero entonces el ordenador hace su fila. Inténtalo de nuevo: con la jota, quita una de las fichas marcadas.</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Ganar</translation>
    </message>
    <message>
        <source>You have one row, and four chips in line. Make your second row, and you win.</source>
        <translation>Tienes una fila y cuatro fichas en línea. Haz tu segunda fila y ganas.</translation>
    </message>
    <message>
        <source>You have won! Now you know the game. In any game, F1 tells what you can do.</source>
        <translation>¡Has ganado! Ya conoces el juego. En cualquier partida, F1 dice qué puedes hacer.</translation>
    </message>
    <message>
        <source>One may do that, but you can win at once. Try again, on the marked cell.</source>
        <translation>Se puede, pero puedes ganar ya. Inténtalo de nuevo, en la casilla marcada.</translation>
    </message>
</context>
<context>
    <name>FirstGamePanel</name>
    <message>
        <source>Your first game</source>
        <translation>Tu primera partida</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Paso {number} de {count}</translation>
    </message>
    <message>
        <source>How far you have come</source>
        <translation>Hasta dónde has llegado</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Terminar</translation>
    </message>
    <message>
        <source>Go back to your own game</source>
        <translation>Volver a tu partida</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>Paso &amp;siguiente</translation>
    </message>
    <message>
        <source>Go on to the next step</source>
        <translation>Ir al paso siguiente</translation>
    </message>
    <message>
        <source>&amp;Skip this step</source>
        <translation>&amp;Saltar este paso</translation>
    </message>
    <message>
        <source>Go on to the next step without this one</source>
        <translation>Ir al paso siguiente sin hacer este</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>Go back to the step before</source>
        <translation>Volver al paso anterior</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>Sa&amp;lir</translation>
    </message>
    <message>
        <source>Go back to your own game; Help → Your first game goes on from here</source>
        <translation>Volver a tu partida; Ayuda → Tu primera partida sigue desde aquí</translation>
    </message>
</context>
<context>
    <name>Flows</name>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>“{title}” is among your rules now.</source>
        <translation>«{title}» está ahora entre tus reglas.</translation>
    </message>
    <message>
        <source>You find it in the list of a new game.</source>
        <translation>Lo encuentras en la lista de una nueva partida.</translation>
    </message>
    <message>
        <source>Your last game cannot be opened.</source>
        <translation>Tu última partida no se puede abrir.</translation>
    </message>
    <message>
        <source>This game cannot be opened.</source>
        <translation>Esta partida no se puede abrir.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>This game is not kept.</source>
        <translation>Esta partida no se conserva.</translation>
    </message>
    <message>
        <source>Settings explained</source>
        <translation>Ajustes explicados</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Teclas y ratón</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>No ha funcionado.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
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
        <translation>Cómo se &amp;juega</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Más</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>&amp;Use these rules</source>
        <translation>&amp;Usar estas reglas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Let the new game be played by these rules.</source>
        <translation>Jugar la nueva partida con estas reglas.</translation>
    </message>
    <message>
        <source>Take in a file of rules that a friend has sent.</source>
        <translation>Tomar un archivo de reglas que ha enviado un amigo.</translation>
    </message>
    <message>
        <source>Write these rules to a file, to be sent to a friend.</source>
        <translation>Escribir estas reglas en un archivo, para enviarlas a un amigo.</translation>
    </message>
    <message>
        <source>Read how one plays by these rules.</source>
        <translation>Leer cómo se juega con estas reglas.</translation>
    </message>
    <message>
        <source>Keep these rules under a name of your own.</source>
        <translation>Conservar estas reglas con un nombre propio.</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Boards</source>
        <translation>Tableros</translation>
    </message>
    <message>
        <source>Search: name, author, notes, 10x10</source>
        <translation>Buscar: nombre, autor, notas, 10x10</translation>
    </message>
    <message>
        <source>Own boards first</source>
        <translation>Primero los tuyos</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Por nombre</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Primero los más nuevos</translation>
    </message>
    <message>
        <source>By size</source>
        <translation>Por tamaño</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>No board matches. Try another word.</source>
        <translation>Ningún tablero coincide. Prueba otra palabra.</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tablero</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nuevo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Play on it</source>
        <translation>&amp;Jugar en él</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Duplicar</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Cambiar el nombre…</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Move to the &amp;trash</source>
        <translation>Mover a la &amp;papelera</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Mostrar en la ca&amp;rpeta</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Sin guardar</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Borrador</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Sin nombre</translation>
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
        <translation>viene con el programa</translation>
    </message>
    <message>
        <source>&amp;Edit a copy</source>
        <translation>&amp;Editar una copia</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (copia)</translation>
    </message>
    <message>
        <source>Rename the board</source>
        <translation>Cambiar el nombre del tablero</translation>
    </message>
    <message>
        <source>Its new name:</source>
        <translation>Su nuevo nombre:</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renombrar</translation>
    </message>
    <message>
        <source>No program shows folders here.</source>
        <translation>Ningún programa muestra carpetas aquí.</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>No ha funcionado.</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>{title} (not saved)</source>
        <translation>{title} (sin guardar)</translation>
    </message>
</context>
<context>
    <name>GameNotes</name>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Reglas…</translation>
    </message>
    <message>
        <source>How &amp;to play</source>
        <translation>Cómo se &amp;juega</translation>
    </message>
    <message>
        <source>Change this game&apos;s rules for yourself.</source>
        <translation>Cambiar las reglas de este juego para ti.</translation>
    </message>
    <message>
        <source>Read how this game is played.</source>
        <translation>Leer cómo se juega este juego.</translation>
    </message>
    <message>
        <source>Played like {base}.</source>
        <translation>Se juega como {base}.</translation>
    </message>
    <message>
        <source>{differences}; and {count} more</source>
        <translation>{differences}; y {count} más</translation>
    </message>
    <message>
        <source>Unlike {base}: {differences}.</source>
        <translation>A diferencia de {base}: {differences}.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Club Sequence</source>
        <translation>Sequence de club</translation>
    </message>
    <message>
        <source>Five cards each, however many play, and cards are drawn by hand: who forgets to draw before the next player has moved and drawn plays on with one card less. Click the stock after your move.</source>
        <translation>Cinco cartas cada uno, jueguen los que jueguen, y se roba a mano: quien olvida robar antes de que el siguiente jugador haya jugado y robado sigue con una carta menos. Haz clic en el mazo después de tu jugada.</translation>
    </message>
    <message>
        <source>A club&apos;s sheet; the lost card after the printed rules</source>
        <translation>La hoja de reglas de un club; la carta perdida, según las reglas impresas</translation>
    </message>
    <message>
        <source>Double Series</source>
        <translation>Double Series</translation>
    </message>
    <message>
        <source>Two sides of up to five players each, seated in turn, race for two series of five. Partners keep silent. The cards dealt become fewer as the table grows.</source>
        <translation>Dos bandos de hasta cinco jugadores cada uno, sentados alternándose: gana el primero que hace dos filas de cinco. Los compañeros guardan silencio. Cuantos más hay a la mesa, menos cartas recibe cada uno.</translation>
    </message>
    <message>
        <source>Jouets Bo-Jeux, 1996, as described by sellers and players; hands, jacks and dead cards after Sequence, since no sheet could be read</source>
        <translation>Jouets Bo-Jeux, 1996, según lo describen vendedores y jugadores; manos, jotas y cartas muertas como en Sequence, pues no se pudo leer ninguna hoja de reglas</translation>
    </message>
    <message>
        <source>Exact five</source>
        <translation>Cinco exactos</translation>
    </message>
    <message>
        <source>Five number cards each; every card goes exactly on its own number, and one draws after playing. Nothing is ever taken away, nothing is exchanged, and five in line win.</source>
        <translation>Cinco cartas de números cada uno; cada carta va exactamente en su propio número, y se roba después de jugar. Nunca se quita nada, nada se cambia, y cinco en línea ganan.</translation>
    </message>
    <message>
        <source>Poo-ka-Boo, as described by a reviewer on BoardGameGeek</source>
        <translation>Poo-ka-Boo, según lo describe una reseña de BoardGameGeek</translation>
    </message>
    <message>
        <source>5ive Straight</source>
        <translation>5ive Straight</translation>
    </message>
    <message>
        <source>Pegs, and cards with the numbers from 0 to 99. On your turn either play a card and put a peg on its number or any higher one, or draw; four cards are the most. Five in line win at once. Who holds four cards that fit nowhere is out, so keep them secret.</source>
        <translation>Clavijas, y cartas con los números del 0 al 99. En tu turno, o juegas una carta y pones una clavija en su número o en uno mayor, o robas; cuatro cartas son el máximo. Cinco en línea ganan al instante. Quien tiene cuatro cartas que no caben en ningún sitio queda fuera, así que mantenlas en secreto.</translation>
    </message>
    <message>
        <source>The 5ive Straight rulebook, Winning Moves</source>
        <translation>El reglamento de 5ive Straight, Winning Moves</translation>
    </message>
    <message>
        <source>Home sheet</source>
        <translation>Reglas de familia</translation>
    </message>
    <message>
        <source>Two sides, five cards each, and two piles lying face up: choose which card to draw. A forgotten draw is made good after the next turn. A row counts only when its maker announces it, and its chips are then turned to white.</source>
        <translation>Dos bandos, cinco cartas cada jugador y dos montones boca arriba: elige qué carta robar. Quien olvida robar recupera la carta después de su siguiente turno. Una fila cuenta solo cuando la anuncia quien la hace; entonces se da la vuelta a sus fichas, que quedan blancas.</translation>
    </message>
    <message>
        <source>A family&apos;s rule sheet published as Sequence Playing Rules</source>
        <translation>La hoja de reglas de una familia, publicada como Sequence Playing Rules</translation>
    </message>
    <message>
        <source>Jack Foolery</source>
        <translation>Jack Foolery</translation>
    </message>
    <message>
        <source>One-Eyed Jack under the other name by which many families know it: nothing on the board is ever safe, and rows count only while they lie there.</source>
        <translation>One-Eyed Jack con el otro nombre por el que lo conocen muchas familias: nada en el tablero está nunca a salvo, y las filas cuentan solo mientras están ahí.</translation>
    </message>
    <message>
        <source>pagat.com, One-Eyed Jack, where this name is given too</source>
        <translation>pagat.com, One-Eyed Jack, donde también figura este nombre</translation>
    </message>
    <message>
        <source>Junior</source>
        <translation>Júnior</translation>
    </message>
    <message>
        <source>For the youngest: three cards without pictures, a small board, four in line win. The tens of clubs and diamonds go anywhere, the tens of spades and hearts take a chip away, and a card without a space may be exchanged at any time.</source>
        <translation>Para los más pequeños: tres cartas cada uno, sin figuras, un tablero pequeño, y cuatro en línea ganan. Los dieces de tréboles y diamantes van en cualquier sitio, los de picas y corazones quitan una ficha, y una carta sin casilla se puede cambiar en cualquier momento.</translation>
    </message>
    <message>
        <source>After Sequence for Kids by Jax Ltd.; the cards and the board are ours</source>
        <translation>A partir de Sequence for Kids, de Jax Ltd.; las cartas y el tablero son nuestros</translation>
    </message>
    <message>
        <source>One-Eyed Jack</source>
        <translation>One-Eyed Jack</translation>
    </message>
    <message>
        <source>The game for two, three or four as it is played with ordinary cards. No chip is ever safe: a one-eyed jack may break a row up again, so a side wins when its rows lie on the board at the same time. A card whose cells are all covered stays in the hand until one of them is free.</source>
        <translation>El juego para dos, tres o cuatro tal como se juega con naipes corrientes. Ninguna ficha está nunca a salvo: una jota de un ojo puede deshacer una fila, así que un bando gana cuando sus filas están en el tablero a la vez. Una carta con todas sus casillas cubiertas se queda en la mano hasta que alguna se libera.</translation>
    </message>
    <message>
        <source>pagat.com, One-Eyed Jack, the basic game</source>
        <translation>pagat.com, One-Eyed Jack, el juego básico</translation>
    </message>
    <message>
        <source>One-Eyed Jack, house rules</source>
        <translation>One-Eyed Jack, reglas de la casa</translation>
    </message>
    <message>
        <source>One-Eyed Jack with the two house rules that most tables add: the chips of a finished row are safe from one-eyed jacks, and a card whose cells are all covered may be exchanged for a new one, as many of them as one likes in a turn.</source>
        <translation>One-Eyed Jack con las dos reglas de la casa que añaden casi todas las mesas: las fichas de una fila terminada están a salvo de las jotas de un ojo, y una carta con todas sus casillas cubiertas se puede cambiar por otra nueva, tantas como se quiera en un turno.</translation>
    </message>
    <message>
        <source>pagat.com, One-Eyed Jack, variations</source>
        <translation>pagat.com, One-Eyed Jack, variantes</translation>
    </message>
    <message>
        <source>One-Eyed Jack with jokers</source>
        <translation>One-Eyed Jack con comodines</translation>
    </message>
    <message>
        <source>One-Eyed Jack with house rules and four jokers in the pack. The corners belong to nobody: a joker puts a chip on an open corner and nowhere else, and no jack can take that chip away.</source>
        <translation>One-Eyed Jack con reglas de la casa y cuatro comodines en la baraja. Las esquinas no son de nadie: un comodín pone una ficha en una esquina abierta y en ningún otro sitio, y ninguna jota puede quitar esa ficha.</translation>
    </message>
    <message>
        <source>Open draft</source>
        <translation>Robo a la vista</translation>
    </message>
    <message>
        <source>Six cards each, and five open cards to draw from: after playing you choose one, and the next card takes its place. A side that holds all four centre spaces wins at once. The game ends when the open cards run out.</source>
        <translation>Seis cartas cada uno, y cinco cartas descubiertas para robar: después de jugar eliges una, y la siguiente del mazo ocupa su lugar. Un bando que ocupa las cuatro casillas del centro gana al instante. La partida termina cuando se acaban las cartas descubiertas.</translation>
    </message>
    <message>
        <source>Course COMP90054 of the University of Melbourne, as played by its programs</source>
        <translation>Curso COMP90054 de la Universidad de Melbourne, como lo juegan sus programas</translation>
    </message>
    <message>
        <source>Quinto (house scoring)</source>
        <translation>Quinto (puntuación de la casa)</translation>
    </message>
    <message>
        <source>Sequence played for points over several deals: longer rows, rows with a corner, two rows at a stroke and winning the deal all count, special cards left in the hand cost. The first side with 500 points wins the match. The points are house scoring of our own: the published table is not known to us.</source>
        <translation>Sequence por puntos a lo largo de varias manos: cuentan las filas más largas, las filas con una esquina, dos filas de una vez y ganar la mano; las cartas especiales que quedan en la mano restan. El primer bando que llega a 500 puntos gana el encuentro. Los puntos son de la casa, es decir, nuestros: no conocemos la tabla publicada.</translation>
    </message>
    <message>
        <source>Play after the Quinto Game Company, 2003, as described on pagat.com; the points are ours</source>
        <translation>Según el juego de Quinto Game Company, 2003, descrito en pagat.com; los puntos son nuestros</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Sequence</translation>
    </message>
    <message>
        <source>Play a card and put a chip on one of its two cells; five chips of your side in a line are a row. Two sides need two rows, three sides one. The four corners count for everybody, a two-eyed jack goes on any open cell, a one-eyed jack takes an enemy chip away unless it is part of a finished row, and once a turn a card whose cells are both covered may be exchanged.</source>
        <translation>Juega una carta y pon una ficha en una de sus dos casillas; cinco fichas de tu bando en línea son una fila. Con dos bandos hacen falta dos filas; con tres, una. Las cuatro esquinas valen para todos, una jota de dos ojos va en cualquier casilla abierta, una jota de un ojo quita una ficha rival si no es parte de una fila terminada, y una vez por turno se puede cambiar una carta con sus dos casillas cubiertas.</translation>
    </message>
    <message>
        <source>The rules printed by Jax Ltd. since 1982, with published answers where they are silent</source>
        <translation>Las reglas impresas por Jax Ltd. desde 1982, con respuestas publicadas donde no dicen nada</translation>
    </message>
    <message>
        <source>Sequence Dice</source>
        <translation>Sequence Dice</translation>
    </message>
    <message>
        <source>Roll two dice and put a chip on that number. If all its spaces are covered, you take the place of an opponent&apos;s chip. A ten takes a chip away, but none from the twos and twelves; an eleven goes anywhere; after a two or a twelve you roll again. Two sides need six in line, three or four need five.</source>
        <translation>Tira dos dados y pon una ficha en el número que sumen. Si todas sus casillas están cubiertas, tu ficha ocupa el lugar de una rival en una de ellas. Un diez quita una ficha rival, pero no de los doses ni de los doces; un once va en cualquier sitio; tras un dos o un doce tiras otra vez. Con dos bandos hacen falta seis en línea; con tres o cuatro, cinco.</translation>
    </message>
    <message>
        <source>The Sequence Dice sheet, Jax Ltd.</source>
        <translation>La hoja de reglas de Sequence Dice, Jax Ltd.</translation>
    </message>
    <message>
        <source>Sequence Dice, gem variant</source>
        <translation>Sequence Dice, variante con gemas</translation>
    </message>
    <message>
        <source>The dice game of the carved wooden boards: a ten goes anywhere, an eleven takes a chip away, a twelve swaps one of your chips with an opponent&apos;s, and finished rows are safe. Two sides need two rows of five, three or four sides one. A two gives another turn; a covered number gives nothing.</source>
        <translation>El juego de dados de los tableros de madera tallada: un diez va en cualquier sitio, un once quita una ficha rival, un doce cambia una ficha tuya por una rival, y las filas terminadas están a salvo. Con dos bandos hacen falta dos filas de cinco; con tres o cuatro, una. Un dos da otro turno; un número cubierto no da nada.</translation>
    </message>
    <message>
        <source>Kalex Custom Carvings, Dice Sequence</source>
        <translation>Kalex Custom Carvings, Dice Sequence</translation>
    </message>
    <message>
        <source>Tournament tie-break</source>
        <translation>Desempate de torneo</translation>
    </message>
    <message>
        <source>The stock is played once. When nobody can move any more and nobody has won, the side with more rows wins, then the one with more lines of four, then of three. Rows are taken from the top left, so nobody has to be asked.</source>
        <translation>El mazo se juega una sola vez. Cuando ya nadie puede jugar y nadie ha ganado, gana el bando con más filas; si no basta, el que tiene más líneas de cuatro, y luego de tres. Las filas se toman desde la esquina superior izquierda, así que no hay que preguntar a nadie.</translation>
    </message>
    <message>
        <source>endgame.dk, One-Eyed Jack</source>
        <translation>endgame.dk, One-Eyed Jack</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Juego de viaje</translation>
    </message>
    <message>
        <source>A short game for two with one pack on a small board: every card has a single space, four in line are a row, and two rows win. The free space lies in the middle.</source>
        <translation>Un juego corto para dos, con una baraja y un tablero pequeño: cada carta tiene una sola casilla, cuatro en línea son una fila, y dos filas ganan. La casilla libre está en el centro.</translation>
    </message>
    <message>
        <source>Jax Ltd., the travel edition; the board is ours, since its arrangement could not be found</source>
        <translation>Jax Ltd., la edición de viaje; el tablero es nuestro, pues no se pudo encontrar su disposición</translation>
    </message>
</context>
<context>
    <name>GroupList</name>
    <message>
        <source>Groups of rules</source>
        <translation>Grupos de reglas</translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>Move left</source>
        <translation>A la izquierda</translation>
    </message>
    <message>
        <source>Let the chosen card change places with the one before it</source>
        <translation>Intercambiar la carta elegida con la anterior</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>A la derecha</translation>
    </message>
    <message>
        <source>Let the chosen card change places with the one after it</source>
        <translation>Intercambiar la carta elegida con la siguiente</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Take the chosen card out of its row; it can be put anywhere then</source>
        <translation>Quitar la carta elegida de su fila; luego puede ir a cualquier sitio</translation>
    </message>
    <message>
        <source>Cards that are chosen go here. In the row, Delete takes a card away, and Ctrl with an arrow key moves it.</source>
        <translation>Las cartas elegidas van aquí. En la línea, Supr quita una carta y Ctrl con una flecha la mueve.</translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>{cell}, {face}: {share} of the decided games</source>
        <translation>{cell}, {face}: {share} de las partidas decididas</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>The menus</source>
        <translation>Los menús</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Teclas y ratón</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Jugadores del ordenador</translation>
    </message>
    <message>
        <source>Boards of your own</source>
        <translation>Tableros propios</translation>
    </message>
    <message>
        <source>The lab</source>
        <translation>El laboratorio</translation>
    </message>
    <message>
        <source>What you can rely on</source>
        <translation>En qué puedes confiar</translation>
    </message>
    <message>
        <source>Temperaments</source>
        <translation>Temperamentos</translation>
    </message>
    <message>
        <source>An entry says who plays what: a game, a board, and a player for each seat. With one entry the lab tells how fair and how long that game is; with two it tells which is better, and how sure that is.</source>
        <translation>Una entrada dice quién juega a qué: un juego, un tablero y un jugador para cada puesto. Con una entrada, el laboratorio dice lo justo y lo largo que es ese juego; con dos, cuál es mejor y con qué seguridad.</translation>
    </message>
    <message>
        <source>It plays in the background, and results are saved as they arrive: what is broken off goes on later.</source>
        <translation>Juega en segundo plano, y los resultados se guardan según llegan: lo interrumpido sigue más tarde.</translation>
    </message>
    <message>
        <source>Every move is kept at once. After a crash or a power cut the next start goes on where you were.</source>
        <translation>Cada jugada se guarda al momento. Tras un fallo o un corte de luz, el próximo inicio sigue donde estabas.</translation>
    </message>
    <message>
        <source>Nobody sees what is hidden: neither the computer players, nor hints, nor a screen reader know more than the seat that they play, help or read for.</source>
        <translation>Nadie ve lo oculto: ni los jugadores del ordenador, ni los consejos, ni un lector de pantalla saben más que el puesto para el que juegan, ayudan o leen.</translation>
    </message>
    <message>
        <source>The program needs no network and sends nothing. All your games, boards and settings are files on this computer.</source>
        <translation>El programa no necesita red y no envía nada. Todas tus partidas, tableros y ajustes son archivos de este ordenador.</translation>
    </message>
    <message>
        <source>The same number shuffles the cards in the same way on every computer, and undo never deals anew.</source>
        <translation>El mismo número baraja las cartas igual en todos los ordenadores, y deshacer nunca vuelve a repartir.</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Ninguna página tiene estas palabras.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>Buscar en la ayuda</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Looking for the best moves…</source>
        <translation>Buscando las mejores jugadas…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consejo</translation>
    </message>
    <message>
        <source>The best moves</source>
        <translation>Las mejores jugadas</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jugarla</translation>
    </message>
    <message>
        <source>Make the chosen move</source>
        <translation>Hacer la jugada elegida</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Look for moves no longer</source>
        <translation>No buscar más jugadas</translation>
    </message>
    <message>
        <source>Take the hint off the table</source>
        <translation>Quitar el consejo de la mesa</translation>
    </message>
</context>
<context>
    <name>Hinting</name>
    <message>
        <source>Chance to win: {chance}, between {low} and {high} in {games} trial games.</source>
        <translation>Probabilidad de ganar: {chance}, entre {low} y {high} en {games} partidas de prueba.</translation>
    </message>
    <message>
        <source>Hint {number}</source>
        <translation>Consejo {number}</translation>
    </message>
    <message>
        <source>No hint could be worked out: the process that looks for one has failed.</source>
        <translation>No se pudo hallar un consejo: ha fallado el proceso que lo busca.</translation>
    </message>
</context>
<context>
    <name>Histogram</name>
    <message>
        <source>{share} of the games take {low} to {high} moves</source>
        <translation>El {share} de las partidas dura de {low} a {high} jugadas</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Como estaba</translation>
    </message>
</context>
<context>
    <name>HowTo</name>
    <message>
        <source>the {count} corners</source>
        <translation>las {count} esquinas</translation>
    </message>
    <message>
        <source>the free cell with the star</source>
        <translation>la casilla libre con la estrella</translation>
    </message>
    <message>
        <source>the {count} free cells with a star</source>
        <translation>las {count} casillas libres con estrella</translation>
    </message>
    <message>
        <source>a corner</source>
        <translation>una esquina</translation>
    </message>
    <message>
        <source>a free cell</source>
        <translation>una casilla libre para todos</translation>
    </message>
    <message>
        <source>{players} in {sides} sides, on the board “{board}”</source>
        <translation>{players} en {sides} bandos, en el tablero «{board}»</translation>
    </message>
    <message>
        <source>{players}, each a side of their own, on the board “{board}”</source>
        <translation>{players}, cada uno por su cuenta, en el tablero «{board}»</translation>
    </message>
    <message>
        <source>{players}, on the board “{board}”</source>
        <translation>{players}, en el tablero «{board}»</translation>
    </message>
    <message>
        <source>House rules: what differs from “{preset}”</source>
        <translation>Reglas de la casa: lo que difiere de «{preset}»</translation>
    </message>
    <message>
        <source>Where these rules come from</source>
        <translation>De dónde vienen estas reglas</translation>
    </message>
    <message>
        <source>Special rolls</source>
        <translation>Tiradas especiales</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Cartas especiales</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>El objetivo</translation>
    </message>
    <message>
        <source>What you need</source>
        <translation>Lo que hace falta</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>What is safe</source>
        <translation>Lo que está a salvo</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>Cartas muertas</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Robar</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Talk and time</source>
        <translation>Hablar y tiempo</translation>
    </message>
    <message>
        <source>A card is dead when its cell and all cells with higher numbers are covered.</source>
        <translation>Una carta está muerta cuando su casilla y todas las de número mayor están cubiertas.</translation>
    </message>
    <message>
        <source>A card is dead when all its cells are covered, no matter whose chips they are.</source>
        <translation>Una carta está muerta cuando todas sus casillas están cubiertas, sean de quien sean las fichas.</translation>
    </message>
    <message>
        <source>If an enemy chip there can be replaced, the card is not dead.</source>
        <translation>Si allí se puede sustituir una ficha rival, la carta no está muerta.</translation>
    </message>
    <message>
        <source>A card that takes or replaces chips is never dead, even if there is none to take.</source>
        <translation>Una carta que quita o sustituye fichas nunca está muerta, aunque no haya ninguna que quitar.</translation>
    </message>
    <message>
        <source>It stays in your hand; taking a chip may open a cell for it again.</source>
        <translation>Se queda en tu mano; al quitarse una ficha puede volver a abrirse una casilla para ella.</translation>
    </message>
    <message>
        <source>It stays in your hand to the end.</source>
        <translation>Se queda en tu mano hasta el final.</translation>
    </message>
    <message>
        <source>Keep dead cards secret.</source>
        <translation>Mantén en secreto las cartas muertas.</translation>
    </message>
    <message>
        <source>Who holds {cards} that are dead when the turn comes is out of the game. The chips stay, and the others play on; if only one side is left, it wins.</source>
        <translation>Quien tenga {cards} muertas cuando llega su turno queda fuera. Las fichas se quedan y los demás siguen; si solo queda un bando, gana.</translation>
    </message>
    <message>
        <source>In your turn you may turn in as many dead cards as you like, one by one.</source>
        <translation>En tu turno puedes entregar tantas cartas muertas como quieras, una a una.</translation>
    </message>
    <message>
        <source>Once in your turn you may turn in a dead card.</source>
        <translation>Una vez en tu turno puedes entregar una carta muerta.</translation>
    </message>
    <message>
        <source>In your turn you may turn in up to {count} dead cards.</source>
        <translation>En tu turno puedes entregar hasta {count} cartas muertas.</translation>
    </message>
    <message>
        <source>In your turn you have to turn in all dead cards before you play.</source>
        <translation>En tu turno tienes que entregar todas las cartas muertas antes de jugar.</translation>
    </message>
    <message>
        <source>If you hold a dead card, you have to turn it in before you play.</source>
        <translation>Si tienes una carta muerta, tienes que entregarla antes de jugar.</translation>
    </message>
    <message>
        <source>You have to turn in dead cards before you play, up to {count} in a turn.</source>
        <translation>Tienes que entregar las cartas muertas antes de jugar, hasta {count} por turno.</translation>
    </message>
    <message>
        <source>That holds only when you can play no other card.</source>
        <translation>Eso vale solo si no puedes jugar ninguna otra carta.</translation>
    </message>
    <message>
        <source>You take an open card for it, and your turn goes on.</source>
        <translation>Tomas a cambio una carta descubierta y tu turno sigue.</translation>
    </message>
    <message>
        <source>You draw a card for it, and your turn goes on.</source>
        <translation>Robas a cambio una carta y tu turno sigue.</translation>
    </message>
    <message>
        <source>Show it to the others.</source>
        <translation>Enséñala a los demás.</translation>
    </message>
    <message>
        <source>You need not say so.</source>
        <translation>No hace falta que lo digas.</translation>
    </message>
    <message>
        <source>After playing no card is drawn.</source>
        <translation>Después de jugar no se roba carta.</translation>
    </message>
    <message>
        <source>{count} cards lie open beside the stock. When one is taken, the next of the stock takes its place.</source>
        <translation>Hay {count} cartas descubiertas junto al mazo. Cuando se toma una, la siguiente del mazo ocupa su lugar.</translation>
    </message>
    <message>
        <source>One card lies open beside the stock. When it is taken, the next of the stock takes its place.</source>
        <translation>Hay una carta descubierta junto al mazo. Cuando se toma, la siguiente del mazo ocupa su lugar.</translation>
    </message>
    <message>
        <source>The stock lies face up, in {count} piles; everybody sees their top cards.</source>
        <translation>El mazo está boca arriba, en {count} montones; todos ven las cartas de encima.</translation>
    </message>
    <message>
        <source>The stock lies face up; everybody sees the next card.</source>
        <translation>El mazo está boca arriba; todos ven la carta siguiente.</translation>
    </message>
    <message>
        <source>The stock lies face down.</source>
        <translation>El mazo está boca abajo.</translation>
    </message>
    <message>
        <source>When the stock is empty, the played cards are shuffled and are the new stock.</source>
        <translation>Cuando el mazo se acaba, las cartas jugadas se barajan y son el nuevo mazo.</translation>
    </message>
    <message>
        <source>When a card has to be drawn and none is left, the game ends.</source>
        <translation>Cuando hay que robar y no queda ninguna carta, la partida termina.</translation>
    </message>
    <message>
        <source>When the stock is empty, nobody draws any more; you play what you hold.</source>
        <translation>Cuando el mazo se acaba, nadie roba más; se juega lo que se tiene.</translation>
    </message>
    <message>
        <source>until the next player has moved and drawn</source>
        <translation>hasta que el siguiente jugador haya jugado y robado</translation>
    </message>
    <message>
        <source>until the next player has moved</source>
        <translation>hasta que el siguiente jugador haya jugado</translation>
    </message>
    <message>
        <source>If you forget to draw, you may do so {until}. Then the card is lost: you hold one card less for the rest of the game.</source>
        <translation>Si olvidas robar, puedes hacerlo {until}. Después la carta se pierde: tienes una carta menos el resto de la partida.</translation>
    </message>
    <message>
        <source>If you forget to draw, you may do so {until}. Then you have to wait until after your next turn, and draw all cards that are missing.</source>
        <translation>Si olvidas robar, puedes hacerlo {until}. Después tienes que esperar hasta tras tu próximo turno, y robas todas las cartas que faltan.</translation>
    </message>
    <message>
        <source>When the next player turns in a dead card, that time is over.</source>
        <translation>Cuando el siguiente jugador entrega una carta muerta, ese tiempo ha pasado.</translation>
    </message>
    <message>
        <source>When the next player turns in a dead card, that time is not yet over.</source>
        <translation>Cuando el siguiente jugador entrega una carta muerta, ese tiempo aún no ha pasado.</translation>
    </message>
    <message>
        <source>The game is over as soon as a side has won.</source>
        <translation>La partida termina en cuanto un bando ha ganado.</translation>
    </message>
    <message>
        <source>Nobody draws any more.</source>
        <translation>Nadie roba más.</translation>
    </message>
    <message>
        <source>When a side has its rows, each other side still has {count} turns. Then most rows win, and equal rows are a draw.</source>
        <translation>Cuando un bando tiene sus filas, a cada otro bando le quedan {count} turnos. Entonces gana quien tenga más filas, y si hay empate, es empate.</translation>
    </message>
    <message>
        <source>When a side has its rows, each other side still has one turn. Then most rows win, and equal rows are a draw.</source>
        <translation>Cuando un bando tiene sus filas, a cada otro bando le queda un turno. Entonces gana quien tenga más filas, y si hay empate, es empate.</translation>
    </message>
    <message>
        <source>If the board is full and nothing can change it, the game ends without a winner.</source>
        <translation>Si el tablero está lleno y nada puede cambiarlo, la partida termina sin ganador.</translation>
    </message>
    <message>
        <source>If all pass in turn, the cards run out, or the board is full and nothing can change it, the game ends without a winner.</source>
        <translation>Si todos pasan seguidos, se acaban las cartas, o el tablero está lleno y nada puede cambiarlo, la partida termina sin ganador.</translation>
    </message>
    <message>
        <source>If all pass in turn, or the board is full and nothing can change it, the game ends without a winner.</source>
        <translation>Si todos pasan seguidos, o el tablero está lleno y nada puede cambiarlo, la partida termina sin ganador.</translation>
    </message>
    <message>
        <source>A game without a winner is a draw.</source>
        <translation>Una partida sin ganador es un empate.</translation>
    </message>
    <message>
        <source>the most finished rows</source>
        <translation>más filas terminadas</translation>
    </message>
    <message>
        <source>the most lines of {length}</source>
        <translation>más líneas de {length}</translation>
    </message>
    <message>
        <source>Then {first} win. If these are equal, the game is a draw.</source>
        <translation>Entonces gana quien tenga {first}. Si hay igualdad, la partida es un empate.</translation>
    </message>
    <message>
        <source>Then {first} win; if these are equal, {others}; if all are equal, it is a draw.</source>
        <translation>Entonces gana quien tenga {first}; si hay igualdad, {others}; si todo es igual, es un empate.</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, luego </translation>
    </message>
    <message>
        <source>A match goes over several deals. It is won by the side that has {points} and more than any other side.</source>
        <translation>Un encuentro tiene varias manos. Lo gana el bando que tiene {points} y más que cualquier otro.</translation>
    </message>
    <message>
        <source>A row with {chips} in its line: {points}.</source>
        <translation>Una fila con {chips} en su línea: {points}.</translation>
    </message>
    <message>
        <source>A row with a free cell: {points} more.</source>
        <translation>Una fila con una casilla libre para todos: {points} más.</translation>
    </message>
    <message>
        <source>Two rows or more by one move: {points} more.</source>
        <translation>Dos filas o más en una jugada: {points} más.</translation>
    </message>
    <message>
        <source>To win the deal: {points}.</source>
        <translation>Ganar la mano: {points}.</translation>
    </message>
    <message>
        <source>Each special card left in hand: {points} less.</source>
        <translation>Cada carta especial que queda en la mano: {points} menos.</translation>
    </message>
    <message>
        <source>Who speaks out of turn, such as to advise a team-mate, costs the side dear: each of its members gives up a card of their own choice, and none is drawn for it.</source>
        <translation>Quien habla sin permiso, por ejemplo para aconsejar a un compañero, lo hace pagar a su bando: cada miembro cede una carta de su elección, y no roba otra.</translation>
    </message>
    <message>
        <source>Who speaks out of turn, such as to advise a team-mate, costs the side a chip: the next enemy takes one that is not safe off the board.</source>
        <translation>Quien habla sin permiso, por ejemplo para aconsejar a un compañero, le cuesta una ficha a su bando: el siguiente rival quita una que no esté a salvo.</translation>
    </message>
    <message>
        <source>A turn may take {seconds} seconds; then the computer moves for you.</source>
        <translation>Un turno puede durar {seconds} segundos; después juega el ordenador por ti.</translation>
    </message>
    <message>
        <source>Two rows that cross in the marked chip.</source>
        <translation>Dos filas que se cruzan en la ficha marcada.</translation>
    </message>
    <message>
        <source>{count} in line are two rows.</source>
        <translation>{count} en línea son dos filas.</translation>
    </message>
    <message>
        <source>{count} in line are two rows; the marked chip is in both.</source>
        <translation>{count} en línea son dos filas; la ficha marcada está en las dos.</translation>
    </message>
    <message>
        <source>{count} in line are two rows; the marked chips are in both.</source>
        <translation>{count} en línea son dos filas; las fichas marcadas están en las dos.</translation>
    </message>
    <message>
        <source>Rows are not kept: what counts is how many of them lie on the board at the moment.</source>
        <translation>Las filas no quedan ganadas: cuenta cuántas hay en el tablero en cada momento.</translation>
    </message>
    <message>
        <source>A row that has been made counts to the end of the game.</source>
        <translation>Una fila hecha cuenta hasta el final de la partida.</translation>
    </message>
    <message>
        <source>Say so when you make a row. A row that is not announced does not count; any later chip of yours may still announce it.</source>
        <translation>Di cuándo haces una fila. Una fila no anunciada no cuenta; cualquier ficha tuya posterior puede anunciarla aún.</translation>
    </message>
    <message>
        <source>More than {length} in line are a row as well.</source>
        <translation>Más de {length} en línea también son una fila.</translation>
    </message>
    <message>
        <source>On the table a finished row is drawn through.</source>
        <translation>En la mesa, una fila terminada se tacha con una raya.</translation>
    </message>
    <message>
        <source>On the table the chips of a finished row turn white.</source>
        <translation>En la mesa, las fichas de una fila terminada se vuelven blancas.</translation>
    </message>
    <message>
        <source>Two rows of a side may not have a chip in common.</source>
        <translation>Dos filas de un bando no pueden tener ninguna ficha en común.</translation>
    </message>
    <message>
        <source>Two rows of a side may have one chip in common.</source>
        <translation>Dos filas de un bando pueden tener una ficha en común.</translation>
    </message>
    <message>
        <source>Two rows of a side may have up to {count} chips in common.</source>
        <translation>Dos filas de un bando pueden tener hasta {count} fichas en común.</translation>
    </message>
    <message>
        <source>One line never holds two rows of a side; rows that cross may both count.</source>
        <translation>Una línea nunca contiene dos filas de un bando; las que se cruzan pueden contar las dos.</translation>
    </message>
    <message>
        <source>So {count} in line are two rows, and fewer are one.</source>
        <translation>Así, {count} en línea son dos filas, y menos son una.</translation>
    </message>
    <message>
        <source>Chips in one line make no second row on this board.</source>
        <translation>Fichas en una línea no hacen una segunda fila en este tablero.</translation>
    </message>
    <message>
        <source>Two rows of a side may use the same free cell.</source>
        <translation>Dos filas de un bando pueden usar la misma casilla libre para todos.</translation>
    </message>
    <message>
        <source>Two rows of a side may not use the same free cell.</source>
        <translation>Dos filas de un bando no pueden usar la misma casilla libre para todos.</translation>
    </message>
    <message>
        <source>If a chip makes shapes that cannot all count, you say which of them do.</source>
        <translation>Si una ficha hace formas que no pueden contar todas, tú dices cuáles cuentan.</translation>
    </message>
    <message>
        <source>If a chip makes shapes that cannot all count, those nearest to the top left do.</source>
        <translation>Si una ficha hace formas que no pueden contar todas, cuentan las más cercanas a la esquina superior izquierda.</translation>
    </message>
    <message>
        <source>If a chip makes shapes that cannot all count, the program says which of them do.</source>
        <translation>Si una ficha hace formas que no pueden contar todas, el programa dice cuáles cuentan.</translation>
    </message>
    <message>
        <source>If more chips lie in line than a row needs, you say which of them are the row.</source>
        <translation>Si hay en línea más fichas de las que pide una fila, tú dices cuáles son la fila.</translation>
    </message>
    <message>
        <source>If more chips lie in line than a row needs, those nearest to the top left are it.</source>
        <translation>Si hay en línea más fichas de las que pide una fila, lo son las más cercanas a la esquina superior izquierda.</translation>
    </message>
    <message>
        <source>If more chips lie in line than a row needs, the program says which are the row.</source>
        <translation>Si hay en línea más fichas de las que pide una fila, el programa dice cuáles son la fila.</translation>
    </message>
    <message>
        <source>This shape is a row.</source>
        <translation>Esta forma es una fila.</translation>
    </message>
    <message>
        <source>Be the first side to lay one of these shapes with your chips.</source>
        <translation>Sé el primer bando en poner una de estas formas con tus fichas.</translation>
    </message>
    <message>
        <source>Be the first side to lay {need} of these shapes with your chips.</source>
        <translation>Sé el primer bando en poner {need} de estas formas con tus fichas.</translation>
    </message>
    <message>
        <source>Such a shape is called a row here. It has to lie exactly as it is drawn, not turned and not mirrored.</source>
        <translation>A una forma así se la llama aquí fila. Tiene que estar exactamente como se dibuja, sin girar ni reflejar.</translation>
    </message>
    <message>
        <source>Be the first side to make a row of {length} chips.</source>
        <translation>Sé el primer bando en hacer una fila de {length} fichas.</translation>
    </message>
    <message>
        <source>Be the first side to make {need} rows of {length} chips each.</source>
        <translation>Sé el primer bando en hacer {need} filas de {length} fichas cada una.</translation>
    </message>
    <message>
        <source>A row runs across, down or along a diagonal, without a gap.</source>
        <translation>Una fila va a lo ancho, a lo alto o en diagonal, sin huecos.</translation>
    </message>
    <message>
        <source>All members of a side put down chips of one colour.</source>
        <translation>Todos los miembros de un bando ponen fichas de un mismo color.</translation>
    </message>
    <message>
        <source>A row of {length}.</source>
        <translation>Una fila de {length}.</translation>
    </message>
    <message>
        <source>With {cell}, {chips} chips are a row.</source>
        <translation>Con {cell}, {chips} fichas son una fila.</translation>
    </message>
    <message>
        <source>Free cells: {cells}. Each counts as a chip of every side, all the time; several sides may use the same one. No chip is ever put there.</source>
        <translation>Casillas libres para todos: {cells}. Cada una cuenta siempre como ficha de todos los bandos; varios pueden usar la misma. Nunca se pone allí una ficha.</translation>
    </message>
    <message>
        <source>Cells to be earned: {cells}. They begin empty and belong to nobody; only a special card puts a chip there.</source>
        <translation>Casillas por ganar: {cells}. Empiezan vacías y no son de nadie; solo una carta especial pone allí una ficha.</translation>
    </message>
    <message>
        <source>Out of play: {cells}. They stay empty, since no card puts a chip there.</source>
        <translation>Fuera de juego: {cells}. Se quedan vacías, pues ninguna carta pone allí una ficha.</translation>
    </message>
    <message>
        <source>Out of play: {cells}. They belong to nobody.</source>
        <translation>Fuera de juego: {cells}. No son de nadie.</translation>
    </message>
    <message>
        <source>There is another way to win at once: to hold {cells} with your chips.</source>
        <translation>Hay otra manera de ganar al instante: ocupar {cells} con tus fichas.</translation>
    </message>
    <message>
        <source>There is another way to win at once: to hold {cells}, free cells included.</source>
        <translation>Hay otra manera de ganar al instante: ocupar {cells}, contando las casillas libres para todos.</translation>
    </message>
    <message>
        <source>The board.</source>
        <translation>El tablero.</translation>
    </message>
    <message>
        <source>It is a game for {counts} players.</source>
        <translation>Es un juego para {counts} jugadores.</translation>
    </message>
    <message>
        <source>A board of {columns} by {rows} cells.</source>
        <translation>Un tablero de {columns} por {rows} casillas.</translation>
    </message>
    <message>
        <source>Its cells show totals of the dice.</source>
        <translation>Sus casillas muestran totales de los dados.</translation>
    </message>
    <message>
        <source>Its cells show numbers.</source>
        <translation>Sus casillas muestran números.</translation>
    </message>
    <message>
        <source>Every card that is no special card has one cell.</source>
        <translation>Cada carta que no es especial tiene una casilla.</translation>
    </message>
    <message>
        <source>Every card that is no special card has {count} cells.</source>
        <translation>Cada carta que no es especial tiene {count} casillas.</translation>
    </message>
    <message>
        <source>Its cells show the cards.</source>
        <translation>Sus casillas muestran las cartas.</translation>
    </message>
    <message>
        <source>One die with {faces} faces.</source>
        <translation>Un dado de {faces} caras.</translation>
    </message>
    <message>
        <source>{count} dice with {faces} faces each.</source>
        <translation>{count} dados de {faces} caras cada uno.</translation>
    </message>
    <message>
        <source>Number cards from {low} to {high}, each once: {total} cards.</source>
        <translation>Cartas de números de {low} a {high}, cada una una vez: {total} cartas.</translation>
    </message>
    <message>
        <source>Number cards from {low} to {high}, each {packs} times: {total} cards in all.</source>
        <translation>Cartas de números de {low} a {high}, cada una {packs} veces: {total} cartas en total.</translation>
    </message>
    <message>
        <source>Jokers added: {count}, {total} cards with them.</source>
        <translation>Comodines añadidos: {count}, {total} cartas con ellos.</translation>
    </message>
    <message>
        <source>Each player is dealt {cards}.</source>
        <translation>Cada jugador recibe {cards}.</translation>
    </message>
    <message>
        <source>One pack of {each} cards.</source>
        <translation>Una baraja de {each} cartas.</translation>
    </message>
    <message>
        <source>{packs} packs of {each} cards, shuffled together: {total} cards.</source>
        <translation>{packs} barajas de {each} cartas, mezcladas: {total} cartas.</translation>
    </message>
    <message>
        <source>They have no {ranks}.</source>
        <translation>No tienen {ranks}.</translation>
    </message>
    <message>
        <source>Chips in {sides} colours, one for each side.</source>
        <translation>Fichas de {sides} colores, uno por bando.</translation>
    </message>
    <message>
        <source>A box has {count} of each.</source>
        <translation>Una caja tiene {count} de cada uno.</translation>
    </message>
    <message>
        <source>side {number}</source>
        <translation>bando {number}</translation>
    </message>
    <message>
        <source>The members of a side sit side by side: {order}.</source>
        <translation>Los miembros de un bando se sientan juntos: {order}.</translation>
    </message>
    <message>
        <source>Around the table the sides take turns: {order}.</source>
        <translation>Alrededor de la mesa los bandos se alternan: {order}.</translation>
    </message>
    <message>
        <source>A dealer is drawn by lot; who comes next in turn begins.</source>
        <translation>Se sortea quién reparte; empieza el siguiente.</translation>
    </message>
    <message>
        <source>All roll {dice} with {faces} faces; the highest total begins. Those that tie roll again.</source>
        <translation>Todos tiran {dice} de {faces} caras; empieza el total más alto. Quienes empatan tiran otra vez.</translation>
    </message>
    <message>
        <source>Who begins is drawn by lot.</source>
        <translation>Se sortea quién empieza.</translation>
    </message>
    <message>
        <source>The first seat always begins.</source>
        <translation>Siempre empieza el primer puesto.</translation>
    </message>
    <message>
        <source>one die</source>
        <translation>un dado</translation>
    </message>
    <message>
        <source>{count} dice</source>
        <translation>{count} dados</translation>
    </message>
    <message>
        <source>Then you take turns.</source>
        <translation>Después se juega por turnos.</translation>
    </message>
    <message>
        <source>The turn passes clockwise.</source>
        <translation>Se juega en el sentido de las agujas del reloj.</translation>
    </message>
    <message>
        <source>The turn passes counterclockwise.</source>
        <translation>Se juega en sentido contrario a las agujas del reloj.</translation>
    </message>
    <message>
        <source>A card, and the cells it may be played on.</source>
        <translation>Una carta y las casillas en que se puede jugar.</translation>
    </message>
    <message>
        <source>A number card, and the cells it may be played on.</source>
        <translation>Una carta de número y las casillas en que se puede jugar.</translation>
    </message>
    <message>
        <source>What you roll has to be used if it can be.</source>
        <translation>Lo que sacas tiene que usarse si se puede.</translation>
    </message>
    <message>
        <source>Who can do nothing at all passes.</source>
        <translation>Quien no puede hacer nada pasa.</translation>
    </message>
    <message>
        <source>A dead card may be turned in, as told below.</source>
        <translation>Una carta muerta se puede entregar, como se dice abajo.</translation>
    </message>
    <message>
        <source>A dead card has to be turned in, as told below.</source>
        <translation>Una carta muerta se tiene que entregar, como se dice abajo.</translation>
    </message>
    <message>
        <source>Or, instead of playing, draw a card.</source>
        <translation>O, en vez de jugar, roba una carta.</translation>
    </message>
    <message>
        <source>Play a card from your hand, and put a chip on an open cell with its number or any higher one.</source>
        <translation>Juega una carta de tu mano y pon una ficha en una casilla abierta con su número o uno mayor.</translation>
    </message>
    <message>
        <source>Play a card from your hand, and put a chip on an open cell with its number.</source>
        <translation>Juega una carta de tu mano y pon una ficha en una casilla abierta con su número.</translation>
    </message>
    <message>
        <source>Play a card from your hand, and put a chip on an open cell that shows it.</source>
        <translation>Juega una carta de tu mano y pon una ficha en una casilla abierta que la muestre.</translation>
    </message>
    <message>
        <source>If all its cells are covered, your chip takes the place of an enemy chip on one of them.</source>
        <translation>Si todas sus casillas están cubiertas, tu ficha ocupa el lugar de una rival en una de ellas.</translation>
    </message>
    <message>
        <source>Special cards do something else.</source>
        <translation>Las cartas especiales hacen otra cosa.</translation>
    </message>
    <message>
        <source>Take one of the open cards.</source>
        <translation>Toma una de las cartas descubiertas.</translation>
    </message>
    <message>
        <source>Draw the top card of one of the open piles.</source>
        <translation>Roba la carta de encima de uno de los montones abiertos.</translation>
    </message>
    <message>
        <source>Draw a card from the stock.</source>
        <translation>Roba una carta del mazo.</translation>
    </message>
    <message>
        <source>You have to do it yourself, and nobody reminds you.</source>
        <translation>Tienes que hacerlo tú, y nadie te lo recuerda.</translation>
    </message>
    <message>
        <source>With {cards} in hand you may not draw.</source>
        <translation>Con {cards} en la mano no puedes robar.</translation>
    </message>
    <message>
        <source>You may draw however many cards you hold.</source>
        <translation>Puedes robar tengas las cartas que tengas.</translation>
    </message>
    <message>
        <source>Without any card you have to draw.</source>
        <translation>Sin ninguna carta tienes que robar.</translation>
    </message>
    <message>
        <source>Without any card you may draw or pass.</source>
        <translation>Sin ninguna carta puedes robar o pasar.</translation>
    </message>
    <message>
        <source>Roll the die.</source>
        <translation>Tira el dado.</translation>
    </message>
    <message>
        <source>Roll the dice; their total counts.</source>
        <translation>Tira los dados; cuenta su total.</translation>
    </message>
    <message>
        <source>Put a chip on an open cell with that number or any higher one.</source>
        <translation>Pon una ficha en una casilla abierta con ese número o uno mayor.</translation>
    </message>
    <message>
        <source>Put a chip on an open cell with that number.</source>
        <translation>Pon una ficha en una casilla abierta con ese número.</translation>
    </message>
    <message>
        <source>If all of them are covered, your chip takes the place of an enemy chip on one of them.</source>
        <translation>Si están todas cubiertas, tu ficha ocupa el lugar de una rival en una de ellas.</translation>
    </message>
    <message>
        <source>If all of them are covered, nothing happens.</source>
        <translation>Si están todas cubiertas, no pasa nada.</translation>
    </message>
    <message>
        <source>Special rolls do something else.</source>
        <translation>Las tiradas especiales hacen otra cosa.</translation>
    </message>
    <message>
        <source>After a roll of {totals} you have another turn, as often as that happens.</source>
        <translation>Tras una tirada de {totals} tienes otro turno, tantas veces como ocurra.</translation>
    </message>
    <message>
        <source>That holds even if you could do nothing with the roll.</source>
        <translation>Eso vale aunque no pudieras hacer nada con la tirada.</translation>
    </message>
    <message>
        <source>If you could do nothing with the roll, your turn is over.</source>
        <translation>Si no pudiste hacer nada con la tirada, tu turno termina.</translation>
    </message>
    <message>
        <source>Put a chip on any open cell, or in place of an enemy chip, which is taken off.</source>
        <translation>Pon una ficha en cualquier casilla abierta, o en el lugar de una ficha rival, que se retira.</translation>
    </message>
    <message>
        <source>Take an enemy chip off the board, and put one of yours in its place.</source>
        <translation>Quita una ficha rival del tablero y pon una tuya en su lugar.</translation>
    </message>
    <message>
        <source>Let one of your chips and an enemy chip change places. Rows that arise by this count, yours and the enemy’s.</source>
        <translation>Cambia de lugar una ficha tuya y una rival. Las filas que así surgen cuentan, las tuyas y las del rival.</translation>
    </message>
    <message>
        <source>Put a chip on any open cell.</source>
        <translation>Pon una ficha en cualquier casilla abierta.</translation>
    </message>
    <message>
        <source>It does not go on cells that have to be earned.</source>
        <translation>No va en casillas que hay que ganar.</translation>
    </message>
    <message>
        <source>If the whole board is covered, your chip takes the place of an enemy chip.</source>
        <translation>Si todo el tablero está cubierto, tu ficha ocupa el lugar de una rival.</translation>
    </message>
    <message>
        <source>Say which card it stands for; this is a custom, and binds you to nothing.</source>
        <translation>Di a qué carta representa; es una costumbre y no te obliga a nada.</translation>
    </message>
    <message>
        <source>Take a chip off the board, an enemy’s or one of your own.</source>
        <translation>Quita una ficha del tablero, del rival o tuya.</translation>
    </message>
    <message>
        <source>Take an enemy chip off the board.</source>
        <translation>Quita una ficha rival del tablero.</translation>
    </message>
    <message>
        <source>You put no chip on that cell in this turn.</source>
        <translation>En este turno no pones ficha en esa casilla.</translation>
    </message>
    <message>
        <source>This card has no use on this board.</source>
        <translation>Esta carta no sirve de nada en este tablero.</translation>
    </message>
    <message>
        <source>Put a chip on an open corner. It goes nowhere else.</source>
        <translation>Pon una ficha en una esquina abierta. No va a ningún otro sitio.</translation>
    </message>
    <message>
        <source>Put a chip on an open cell with a star. It goes nowhere else.</source>
        <translation>Pon una ficha en una casilla abierta con estrella. No va a ningún otro sitio.</translation>
    </message>
    <message>
        <source>No chip is safe by lying in line: the first row wins at once.</source>
        <translation>Ninguna ficha está a salvo por estar en línea: la primera fila gana al instante.</translation>
    </message>
    <message>
        <source>Chips of a finished row are safe: nothing takes them away.</source>
        <translation>Las fichas de una fila terminada están a salvo: nada las quita.</translation>
    </message>
    <message>
        <source>So are more chips of that side that lengthen the row in its line.</source>
        <translation>También lo están otras fichas de ese bando que alargan la fila en su línea.</translation>
    </message>
    <message>
        <source>More chips beside them in the same line are not safe.</source>
        <translation>Otras fichas a su lado en la misma línea no están a salvo.</translation>
    </message>
    <message>
        <source>No row is safe: chips of a finished row can be taken as well.</source>
        <translation>Ninguna fila está a salvo: también se pueden quitar fichas de una fila terminada.</translation>
    </message>
    <message>
        <source>A row with a chip taken from it counts no longer.</source>
        <translation>Una fila a la que se quita una ficha ya no cuenta.</translation>
    </message>
    <message>
        <source>A row that has been made counts even so.</source>
        <translation>Una fila hecha cuenta de todos modos.</translation>
    </message>
    <message>
        <source>Chips on earned cells are safe too.</source>
        <translation>Las fichas en casillas ganadas también están a salvo.</translation>
    </message>
    <message>
        <source>Chips on earned cells are not safe.</source>
        <translation>Las fichas en casillas ganadas no están a salvo.</translation>
    </message>
    <message>
        <source>Chips on cells with {cells} are safe from {card}.</source>
        <translation>Las fichas en casillas con {cells} están a salvo de {card}.</translation>
    </message>
    <message>
        <source>{card} can touch none of these chips.</source>
        <translation>{card} no puede tocar ninguna de estas fichas.</translation>
    </message>
    <message>
        <source>{card} cannot touch the row; the chip beside it can be taken.</source>
        <translation>{card} no puede tocar la fila; la ficha de al lado se puede quitar.</translation>
    </message>
    <message>
        <source>{card} can take each of the marked chips.</source>
        <translation>{card} puede quitar cada una de las fichas marcadas.</translation>
    </message>
</context>
<context>
    <name>HowToPlayDialog</name>
    <message>
        <source>How to play: {title}</source>
        <translation>Cómo se juega: {title}</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>Buscar en esta página</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Número de jugadores</translation>
    </message>
    <message>
        <source>The place before</source>
        <translation>El lugar anterior</translation>
    </message>
    <message>
        <source>The next place</source>
        <translation>El lugar siguiente</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Guardar como P&amp;DF…</translation>
    </message>
    <message>
        <source>Send this page to a printer</source>
        <translation>Enviar esta página a una impresora</translation>
    </message>
    <message>
        <source>Write this page to a file</source>
        <translation>Escribir esta página en un archivo</translation>
    </message>
    <message>
        <source>{players} in {sides} sides</source>
        <translation>{players} en {sides} bandos</translation>
    </message>
    <message>
        <source>{players}</source>
        <translation>{players}</translation>
    </message>
    <message>
        <source>Not on this page</source>
        <translation>No está en esta página</translation>
    </message>
    <message>
        <source>Save the page</source>
        <translation>Guardar la página</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>Archivos PDF</translation>
    </message>
    <message>
        <source>The page could not be saved.</source>
        <translation>La página no se pudo guardar.</translation>
    </message>
</context>
<context>
    <name>Idle</name>
    <message>
        <source>There are no cards in this game.</source>
        <translation>En este juego no hay cartas.</translation>
    </message>
    <message>
        <source>No roll gives another turn.</source>
        <translation>Ninguna tirada da otro turno.</translation>
    </message>
    <message>
        <source>There are no dice in this game.</source>
        <translation>En este juego no hay dados.</translation>
    </message>
    <message>
        <source>Number cards have no ranks.</source>
        <translation>Las cartas de números no tienen valores de naipe.</translation>
    </message>
    <message>
        <source>There are no numbers in this game.</source>
        <translation>En este juego no hay números.</translation>
    </message>
    <message>
        <source>All are dealt the same number of cards.</source>
        <translation>Todos reciben el mismo número de cartas.</translation>
    </message>
    <message>
        <source>One does not draw instead of playing.</source>
        <translation>No se roba en vez de jugar.</translation>
    </message>
    <message>
        <source>A full hand may draw as well.</source>
        <translation>Con la mano llena también se puede robar.</translation>
    </message>
    <message>
        <source>No card is ever drawn.</source>
        <translation>Nunca se roba carta.</translation>
    </message>
    <message>
        <source>One draws from the open cards.</source>
        <translation>Se roba de las cartas descubiertas.</translation>
    </message>
    <message>
        <source>The stock lies face down, in one pile.</source>
        <translation>El mazo está boca abajo, en un montón.</translation>
    </message>
    <message>
        <source>Dead cards are not turned in.</source>
        <translation>Las cartas muertas no se entregan.</translation>
    </message>
    <message>
        <source>Cards draw themselves.</source>
        <translation>Las cartas se roban solas.</translation>
    </message>
    <message>
        <source>The game has a board of its own.</source>
        <translation>El juego tiene su propio tablero.</translation>
    </message>
    <message>
        <source>No card takes a chip off the board.</source>
        <translation>Ninguna carta quita una ficha del tablero.</translation>
    </message>
    <message>
        <source>There is no wild card.</source>
        <translation>No hay comodín.</translation>
    </message>
    <message>
        <source>No chip is ever taken or replaced.</source>
        <translation>Nunca se quita ni sustituye una ficha.</translation>
    </message>
    <message>
        <source>The first row wins, so it need not be safe.</source>
        <translation>La primera fila gana, así que no tiene que estar a salvo.</translation>
    </message>
    <message>
        <source>The row itself is not safe.</source>
        <translation>La fila misma no está a salvo.</translation>
    </message>
    <message>
        <source>No corner is earned.</source>
        <translation>No se gana ninguna esquina.</translation>
    </message>
    <message>
        <source>No card or roll takes or replaces chips.</source>
        <translation>Ni carta ni tirada quita o sustituye fichas.</translation>
    </message>
    <message>
        <source>Shapes are made instead of lines.</source>
        <translation>Se hacen formas en vez de líneas.</translation>
    </message>
    <message>
        <source>One row wins, so nobody makes a second one.</source>
        <translation>Una fila gana, así que nadie hace una segunda.</translation>
    </message>
    <message>
        <source>Free cells count for nobody.</source>
        <translation>Las casillas libres no cuentan para nadie.</translation>
    </message>
    <message>
        <source>Rows are not claimed: they count while they lie there.</source>
        <translation>Las filas no se reclaman: cuentan mientras están ahí.</translation>
    </message>
    <message>
        <source>The first row wins at once.</source>
        <translation>La primera fila gana al instante.</translation>
    </message>
    <message>
        <source>Then the game is a draw.</source>
        <translation>Entonces la partida es un empate.</translation>
    </message>
    <message>
        <source>There is no match.</source>
        <translation>No hay encuentro.</translation>
    </message>
</context>
<context>
    <name>Keymap</name>
    <message>
        <source>{key} is needed on the table itself; add Ctrl or Alt to it.</source>
        <translation>{key} hace falta en la propia mesa; añádele Ctrl o Alt.</translation>
    </message>
    <message>
        <source>Windows are changed with that key.</source>
        <translation>Con esa tecla se cambia de ventana.</translation>
    </message>
    <message>
        <source>While it means something on the table, {key} does that first.</source>
        <translation>Mientras signifique algo en la mesa, {key} hace primero eso.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Change keys</source>
        <translation>Cambiar teclas</translation>
    </message>
    <message>
        <source>&amp;Add this key</source>
        <translation>&amp;Añadir esta tecla</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>Ni&amp;nguna tecla</translation>
    </message>
    <message>
        <source>&amp;Usual keys</source>
        <translation>Teclas &amp;habituales</translation>
    </message>
    <message>
        <source>Usual keys for &amp;all</source>
        <translation>Teclas habituales para &amp;todo</translation>
    </message>
    <message>
        <source>No action matches. Try another word.</source>
        <translation>Ninguna acción coincide. Prueba otra palabra.</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>Buscar acciones y teclas</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Acciones y sus teclas</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Ne&amp;w key</source>
        <translation>Tecla n&amp;ueva</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Tecla nueva</translation>
    </message>
    <message>
        <source>Let this key lead to the chosen action, beside its others.</source>
        <translation>Que esta tecla lleve a la acción elegida, además de las otras.</translation>
    </message>
    <message>
        <source>Let no key lead to the chosen action.</source>
        <translation>Que ninguna tecla lleve a la acción elegida.</translation>
    </message>
    <message>
        <source>Give the chosen action the keys it had at first.</source>
        <translation>Dar a la acción elegida las teclas que tenía al principio.</translation>
    </message>
    <message>
        <source>Give every action the keys it had at first.</source>
        <translation>Dar a cada acción las teclas que tenía al principio.</translation>
    </message>
    <message>
        <source>This key leads there already.</source>
        <translation>Esta tecla ya lleva ahí.</translation>
    </message>
    <message>
        <source>{key} leads to “{other}” now. It would be taken from there.</source>
        <translation>{key} lleva ahora a «{other}». Se quitaría de allí.</translation>
    </message>
    <message>
        <source>T&amp;ake it from there</source>
        <translation>&amp;Quitarla de allí</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>first entry</source>
        <translation>primera serie</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Página web</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Robar</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>Exportar los resultados</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>No ha funcionado.</translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation>&amp;Plan</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nuevo</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>&amp;Ejemplos</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>&amp;Copy the command</source>
        <translation>&amp;Copiar la orden</translation>
    </message>
    <message>
        <source>The command line that plays the same games, here or elsewhere.</source>
        <translation>La línea de órdenes que juega las mismas partidas, aquí o en otro sitio.</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>E&amp;mpezar</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Ce&amp;rrar</translation>
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
        <translation>Exportar los gráficos como &amp;PNG…</translation>
    </message>
    <message>
        <source>Export the plots as &amp;SVG…</source>
        <translation>Exportar los gráficos como &amp;SVG…</translation>
    </message>
    <message>
        <source>{name}: share of the points</source>
        <translation>{name}: parte de los puntos</translation>
    </message>
    <message>
        <source>Strength of the players, in Elo</source>
        <translation>Fuerza de los jugadores, en Elo</translation>
    </message>
    <message>
        <source>Decided games won by the side that began</source>
        <translation>Partidas decididas que ganó el bando que empezaba</translation>
    </message>
    <message>
        <source>{name}: decided games won</source>
        <translation>{name}: partidas decididas ganadas</translation>
    </message>
    <message>
        <source>{name}: won with a row through the cell, in %</source>
        <translation>{name}: ganadas con una fila por la casilla, en %</translation>
    </message>
    <message>
        <source>{name}: moves a game</source>
        <translation>{name}: jugadas por partida</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Azar</translation>
    </message>
    <message>
        <source>{level}, {temperament}</source>
        <translation>{level}, {temperament}</translation>
    </message>
    <message>
        <source>First on turn</source>
        <translation>Primero en jugar</translation>
    </message>
    <message>
        <source>Second on turn</source>
        <translation>Segundo en jugar</translation>
    </message>
    <message>
        <source>Third on turn</source>
        <translation>Tercero en jugar</translation>
    </message>
    <message>
        <source>Fourth on turn</source>
        <translation>Cuarto en jugar</translation>
    </message>
    <message>
        <source>{value} ({low} to {high})</source>
        <translation>{value} (de {low} a {high})</translation>
    </message>
    <message>
        <source>No game counts yet.</source>
        <translation>Aún no cuenta ninguna partida.</translation>
    </message>
    <message>
        <source>{games} games, {draws} drawn. Who began won {share} of the decided ones. A game took {length} moves.</source>
        <translation>{games} partidas, {draws} empatadas. Quien empezó ganó el {share} de las decididas. Una partida duró {length} jugadas.</translation>
    </message>
    <message>
        <source>One game, {draws} drawn. Who began won {share} of the decided ones. It took {length} moves.</source>
        <translation>Una partida, {draws} empatadas. Quien empezó ganó el {share} de las decididas. Duró {length} jugadas.</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Una partida</translation>
    </message>
    <message>
        <source>{games} games</source>
        <translation>{games} partidas</translation>
    </message>
    <message>
        <source>The game is played.</source>
        <translation>Se ha jugado la partida.</translation>
    </message>
    <message>
        <source>All {games} games are played.</source>
        <translation>Se han jugado las {games} partidas.</translation>
    </message>
    <message>
        <source>about {seconds} s left</source>
        <translation>quedan unos {seconds} s</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>quedan unos {minutes} min</translation>
    </message>
    <message>
        <source>about {hours} h left</source>
        <translation>quedan unas {hours} h</translation>
    </message>
    <message>
        <source>The test is not decided after {deals} deals.</source>
        <translation>La prueba no está decidida tras {deals} repartos.</translation>
    </message>
    <message>
        <source>{found} Decided after {deals} deals; wrong in at most {risk} of such tests.</source>
        <translation>{found} Decidido tras {deals} repartos; falso en el {risk} de estas pruebas como mucho.</translation>
    </message>
    <message>
        <source>{one} is not stronger than {other} by {high} Elo (seen: {seen}).</source>
        <translation>{one} no es más fuerte que {other} en {high} Elo (visto: {seen}).</translation>
    </message>
    <message>
        <source>{one} is stronger than {other} (seen: {seen} Elo).</source>
        <translation>{one} es más fuerte que {other} (visto: {seen} Elo).</translation>
    </message>
    <message>
        <source>To begin is worth as much in “{one}” as in “{other}” (seen: {seen}).</source>
        <translation>Empezar vale lo mismo en «{one}» que en «{other}» (visto: {seen}).</translation>
    </message>
    <message>
        <source>To begin is worth more in “{one}” than in “{other}” ({seen}).</source>
        <translation>Empezar vale más en «{one}» que en «{other}» ({seen}).</translation>
    </message>
    <message>
        <source>Games take as long in “{one}” as in “{other}” (seen: {seen} moves).</source>
        <translation>Las partidas duran lo mismo en «{one}» que en «{other}» (visto: {seen} jugadas).</translation>
    </message>
    <message>
        <source>Games take longer in “{one}” than in “{other}” ({seen} moves).</source>
        <translation>Las partidas duran más en «{one}» que en «{other}» ({seen} jugadas).</translation>
    </message>
</context>
<context>
    <name>LabWindow</name>
    <message>
        <source>R&amp;un</source>
        <translation>E&amp;mpezar</translation>
    </message>
    <message>
        <source>Play these games in the background; broken off, they can go on later</source>
        <translation>Jugar estas partidas en segundo plano; interrumpidas, pueden seguir más tarde</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Partidas jugadas</translation>
    </message>
    <message>
        <source>reading what was played before…</source>
        <translation>leyendo lo jugado antes…</translation>
    </message>
    <message>
        <source>{plan} – Lab</source>
        <translation>{plan} – Laboratorio</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Laboratorio</translation>
    </message>
    <message>
        <source>The lab is at work. Cancel its games, and try again.</source>
        <translation>El laboratorio está trabajando. Cancela sus partidas y vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>What was played is kept.</source>
        <translation>Lo jugado se conserva.</translation>
    </message>
    <message>
        <source>usual board</source>
        <translation>tablero habitual</translation>
    </message>
    <message>
        <source>my board</source>
        <translation>mi tablero</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Escrito: {file}</translation>
    </message>
    <message>
        <source>The command is on the clipboard.</source>
        <translation>La orden está en el portapapeles.</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>empezando…</translation>
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
        <translation>{done} están jugadas; Empezar sigue ahí.</translation>
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
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Ocasional</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Habitual</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Hábil</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Fuerte</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Has just learned the rules, and plays what it likes. A match for a first game.</source>
        <translation>Acaba de aprender las reglas y juega lo que le gusta. Un rival para una primera partida.</translation>
    </message>
    <message>
        <source>Likes to build. It often misses a diagonal, does not watch which cards are gone, and spends its jacks early.</source>
        <translation>Le gusta construir. A menudo se le escapa una diagonal, no mira qué cartas han salido y gasta pronto las jotas.</translation>
    </message>
    <message>
        <source>Builds and blocks when it sees why, which is not always. It does not count cards.</source>
        <translation>Construye y bloquea cuando ve por qué, que no es siempre. No cuenta las cartas.</translation>
    </message>
    <message>
        <source>Plays every week. It misses a diagonal now and then and does not count cards.</source>
        <translation>Juega cada semana. Se le escapa alguna diagonal y no cuenta las cartas.</translation>
    </message>
    <message>
        <source>Counts the cards that are gone and keeps its jacks for when they matter; it seldom overlooks anything.</source>
        <translation>Cuenta las cartas que han salido y guarda las jotas para cuando importan; rara vez se le escapa algo.</translation>
    </message>
    <message>
        <source>Overlooks nothing, but between two good moves it takes either.</source>
        <translation>No se le escapa nada, pero entre dos jugadas buenas toma cualquiera.</translation>
    </message>
    <message>
        <source>Takes the best move it knows at once. It thinks about the move at hand, not about what comes after.</source>
        <translation>Toma enseguida la mejor jugada que conoce. Piensa en la jugada de ahora, no en lo que viene después.</translation>
    </message>
    <message>
        <source>Imagines how the cards may lie that it cannot see, and plays its best moves on in its head before it chooses.</source>
        <translation>Imagina cómo pueden estar las cartas que no ve, y sigue jugando sus mejores jugadas en la cabeza antes de elegir.</translation>
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
        <translation>Ahorrador</translation>
    </message>
    <message>
        <source>Gambler</source>
        <translation>Apostador</translation>
    </message>
    <message>
        <source>Does what the position asks for.</source>
        <translation>Hace lo que pide la posición.</translation>
    </message>
    <message>
        <source>Builds its own rows first, and stops yours when it must.</source>
        <translation>Construye primero sus filas, y detiene las tuyas cuando hace falta.</translation>
    </message>
    <message>
        <source>Would rather spoil your rows than hurry its own.</source>
        <translation>Prefiere estropear tus filas a apurar las suyas.</translation>
    </message>
    <message>
        <source>Keeps its special cards for the end, and pairs of cards together.</source>
        <translation>Guarda sus cartas especiales para el final, y las parejas de cartas juntas.</translation>
    </message>
    <message>
        <source>Spends special cards early and bets on the cards still to come.</source>
        <translation>Gasta pronto las cartas especiales y apuesta por las que han de venir.</translation>
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
        <translation>Tu primera partida</translation>
    </message>
    <message>
        <source>{name}, played on from move {ply}</source>
        <translation>{name}, seguida desde la jugada {ply}</translation>
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
        <translation>Quitar el &amp;marcador</translation>
    </message>
    <message>
        <source>Boo&amp;kmark</source>
        <translation>&amp;Marcador</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Principio de la partida</translation>
    </message>
    <message>
        <source>Move {ply}: {deed}</source>
        <translation>Jugada {ply}: {deed}</translation>
    </message>
</context>
<context>
    <name>Measuring</name>
    <message>
        <source>The games ended by a mistake of the program. Try again with another game or level, and report it if it happens again.</source>
        <translation>Las partidas terminaron por un error del programa. Prueba con otro juego o nivel, e informa si vuelve a pasar.</translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message>
        <source>This game could not be counted: {why}.</source>
        <translation>Esta partida no se pudo contar: {why}.</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganada</translation>
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
        <translation>Exportar las estadísticas</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>sequence statistics</source>
        <translation>estadísticas de sequence</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Escrito: {file}</translation>
    </message>
    <message>
        <source>Your rating is {points} now ({change}).</source>
        <translation>Tu puntuación es ahora {points} ({change}).</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>No ha funcionado.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>&amp;Somebody spoke…</source>
        <translation>&amp;Alguien ha hablado…</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Ninguno aún</translation>
    </message>
</context>
<context>
    <name>MistakeSheet</name>
    <message>
        <source>&amp;Take it back</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Undo your move and what followed it, and try another</source>
        <translation>Deshacer la jugada y lo que siguió, y probar otra</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>¿Por &amp;qué?</translation>
    </message>
    <message>
        <source>Say which move would have been better, and why</source>
        <translation>Decir qué jugada habría sido mejor, y por qué</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Seguir</translation>
    </message>
    <message>
        <source>Leave the move as it is</source>
        <translation>Dejar la jugada como está</translation>
    </message>
</context>
<context>
    <name>MovesModel</name>
    <message>
        <source>Start of the game</source>
        <translation>Principio de la partida</translation>
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
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Choose a move to see the board as it was then</source>
        <translation>Elige una jugada para ver el tablero como era entonces</translation>
    </message>
</context>
<context>
    <name>NamingDialog</name>
    <message>
        <source>Save as your own rules</source>
        <translation>Guardar como reglas propias</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Descripción</translation>
    </message>
    <message>
        <source>Give the rules a name.</source>
        <translation>Pon un nombre a las reglas.</translation>
    </message>
    <message>
        <source>You have rules of this name already. They would be replaced.</source>
        <translation>Ya tienes reglas con este nombre. Se sustituirían.</translation>
    </message>
    <message>
        <source>Rules of this name come with the program. Choose another name.</source>
        <translation>Unas reglas que vienen con el programa tienen este nombre. Elige otro.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Sustituir</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>Deal the cards and begin; the game in progress is kept</source>
        <translation>Repartir las cartas y empezar; la partida en curso se conserva</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>J&amp;uego</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tablero</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>Ju&amp;gadores</translation>
    </message>
    <message>
        <source>S&amp;ides</source>
        <translation>&amp;Bandos</translation>
    </message>
    <message>
        <source>Who b&amp;egins</source>
        <translation>&amp;Quién empieza</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Colores</translation>
    </message>
    <message>
        <source>S&amp;huffle number</source>
        <translation>&amp;Número de la baraja</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Más</translation>
    </message>
    <message>
        <source>Show what is seldom needed: the number of the shuffle.</source>
        <translation>Mostrar lo que rara vez hace falta: el número de la baraja.</translation>
    </message>
    <message>
        <source>{sides}, nobody in a team</source>
        <translation>{sides}, cada uno por su cuenta</translation>
    </message>
    <message>
        <source>{sides} teams of {each}</source>
        <translation>{sides} equipos de {each}</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Por sorteo</translation>
    </message>
    <message>
        <source>Choose a game.</source>
        <translation>Elige un juego.</translation>
    </message>
    <message>
        <source>Choose a board.</source>
        <translation>Elige un tablero.</translation>
    </message>
    <message>
        <source>Two players are called {name}. Give one another name.</source>
        <translation>Dos jugadores se llaman {name}. Pon otro nombre a uno.</translation>
    </message>
    <message>
        <source>This game cannot be played on this board: {why}.</source>
        <translation>Este juego no se puede jugar en este tablero: {why}.</translation>
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
        <translation>Estás mirando atrás</translation>
    </message>
    <message>
        <source>Nothing is played here. The game waits where it is.</source>
        <translation>Aquí no se juega nada. La partida espera donde está.</translation>
    </message>
    <message>
        <source>Only {name} is to see what comes next. Then press “I am ready”, or Enter.</source>
        <translation>Solo {name} debe ver lo que sigue. Después, pulsa «Estoy listo» o Intro.</translation>
    </message>
    <message>
        <source>You have played. Draw if you want to, then press “Done: pass the screen on”.</source>
        <translation>Has jugado. Roba si quieres y pulsa luego «Hecho: pasa la pantalla».</translation>
    </message>
    <message>
        <source>There is nothing for you to do at the moment.</source>
        <translation>Ahora no tienes nada que hacer.</translation>
    </message>
    <message>
        <source>You are asked when your chip makes one: say which row it is.</source>
        <translation>Se te pregunta cuando tu ficha hace una: di qué fila es.</translation>
    </message>
    <message>
        <source>Has somebody spoken out of turn?</source>
        <translation>¿Alguien ha hablado fuera de turno?</translation>
    </message>
    <message>
        <source>Say who with Move → Somebody spoke; it has a penalty.</source>
        <translation>Di quién con Jugada → Alguien ha hablado; tiene un castigo.</translation>
    </message>
    <message>
        <source>After your play, draw</source>
        <translation>Después de jugar, roba</translation>
    </message>
</context>
<context>
    <name>NowPanel</name>
    <message>
        <source>What can I do?</source>
        <translation>¿Qué puedo hacer?</translation>
    </message>
    <message>
        <source>What can be done now</source>
        <translation>Lo que se puede hacer ahora</translation>
    </message>
    <message>
        <source>Show me a good move</source>
        <translation>Muéstrame una buena jugada</translation>
    </message>
    <message>
        <source>Point out the best moves, and say why they are good</source>
        <translation>Señalar las mejores jugadas y decir por qué son buenas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Go back to the table</source>
        <translation>Volver a la mesa</translation>
    </message>
</context>
<context>
    <name>NumberCardsControl</name>
    <message>
        <source>in place of playing cards</source>
        <translation>en vez de naipes</translation>
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
        <translation>ninguno</translation>
    </message>
</context>
<context>
    <name>Offer</name>
    <message>
        <source>&amp;Go on with it</source>
        <translation>&amp;Seguir con él</translation>
    </message>
    <message>
        <source>&amp;Throw it away</source>
        <translation>&amp;Tirarlo</translation>
    </message>
    <message>
        <source>A board was not saved the last time: “{name}”.</source>
        <translation>Un tablero no se guardó la última vez: «{name}».</translation>
    </message>
    <message>
        <source>A board was not saved the last time: “{name}”. Its file is damaged; this is how it was a moment before.</source>
        <translation>Un tablero no se guardó la última vez: «{name}». Su archivo está dañado; así estaba un momento antes.</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>sin nombre</translation>
    </message>
</context>
<context>
    <name>OfferBar</name>
    <message>
        <source>New to this game? Six short steps show how it is played, on the table.</source>
        <translation>¿Nuevo en este juego? Seis pasos cortos muestran en la mesa cómo se juega.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Muéstrame</translation>
    </message>
    <message>
        <source>Your game is kept, and comes back afterwards</source>
        <translation>Tu partida se conserva y vuelve después</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Help → Your first game leads there at any time</source>
        <translation>Ayuda → Tu primera partida lleva allí en cualquier momento</translation>
    </message>
</context>
<context>
    <name>Outlet</name>
    <message>
        <source>Sent to the printer.</source>
        <translation>Enviado a la impresora.</translation>
    </message>
    <message>
        <source>The printer does not take it. Is it switched on?</source>
        <translation>La impresora no lo acepta. ¿Está encendida?</translation>
    </message>
    <message>
        <source>This printer leaves {edge} mm free at the edge of the paper, but the margins are {margin} mm: something may be missing. Print anyway?</source>
        <translation>Esta impresora deja {edge} mm libres en el borde del papel, pero los márgenes son de {margin} mm: podría faltar algo. ¿Imprimir de todos modos?</translation>
    </message>
    <message>
        <source>PDF, for every printer (*.pdf)</source>
        <translation>PDF, para cualquier impresora (*.pdf)</translation>
    </message>
    <message>
        <source>PNG, a picture (*.png)</source>
        <translation>PNG, una imagen (*.png)</translation>
    </message>
    <message>
        <source>SVG, for drawing programs (*.svg)</source>
        <translation>SVG, para programas de dibujo (*.svg)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Dibujando…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The file was not written.</source>
        <translation>El archivo no se escribió.</translation>
    </message>
    <message>
        <source>{count} files like {name} are there already. Replace them?</source>
        <translation>Ya hay {count} archivos como {name}. ¿Sustituirlos?</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Guardado como {file}.</translation>
    </message>
    <message>
        <source>Saved as {count} files, beginning with {file}.</source>
        <translation>Guardado en {count} archivos, empezando por {file}.</translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message>
        <source>I am ready</source>
        <translation>Estoy listo</translation>
    </message>
    <message>
        <source>Done: pass the screen on</source>
        <translation>Hecho: pasa la pantalla</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Hint</source>
        <translation>Consejo</translation>
    </message>
    <message>
        <source>Up to three moves are marked on the table and told beside it, each with the chance to win and the reason. A click on one shows its arrow; it can be played at once. The hint goes as soon as the position changes.</source>
        <translation>Hasta tres jugadas se marcan en la mesa y se dicen al lado, cada una con la probabilidad de ganar y el motivo. Un clic en una muestra su flecha; se puede jugar enseguida. El consejo desaparece en cuanto cambia la posición.</translation>
    </message>
    <message>
        <source>Winning chances</source>
        <translation>Probabilidades de ganar</translation>
    </message>
    <message>
        <source>A bar for now and a graph through the game. Click on the graph to look at a moment. While a computer thinks, nothing is worked out.</source>
        <translation>Una barra para ahora y una gráfica de toda la partida. Haz clic en la gráfica para ver un momento. Mientras un ordenador piensa, no se calcula nada.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>After the end: the three moves at which the game turned, what would have been better, and how much the cards and your choices were worth. Click on one to see it on the table.</source>
        <translation>Tras el final: las tres jugadas en que giró la partida, qué habría sido mejor, y cuánto valieron las cartas y tus elecciones. Haz clic en una para verla en la mesa.</translation>
    </message>
    <message>
        <source>The numbers</source>
        <translation>Los números</translation>
    </message>
    <message>
        <source>They come from many trial games, played on from what you can see; where cards are hidden, they are imagined anew each time. So they are estimates, and know no more than you do. A rated game has none of this.</source>
        <translation>Vienen de muchas partidas de prueba, jugadas desde lo que puedes ver; las cartas ocultas se imaginan de nuevo cada vez. Son, pues, estimaciones, y no saben más que tú. Una partida puntuada no tiene nada de esto.</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Jugar ya</translation>
    </message>
    <message>
        <source>Who thinks for longer than a second is named at the end of the menu bar, and can be told to move with what it knows.</source>
        <translation>Quien piensa más de un segundo se nombra al final de la barra de menús, y se le puede pedir que juegue con lo que sabe.</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Teclas y ratón</translation>
    </message>
    <message>
        <source>On the designer’s board</source>
        <translation>En el tablero del diseñador</translation>
    </message>
    <message>
        <source>In the designer’s tray</source>
        <translation>En la bandeja del diseñador</translation>
    </message>
    <message>
        <source>Designer: {menu}</source>
        <translation>Diseñador: {menu}</translation>
    </message>
    <message>
        <source>Gallery of boards</source>
        <translation>Galería de tableros</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Arrastrar</translation>
    </message>
    <message>
        <source>Carry a card to another cell, to exchange both, or to the tray.</source>
        <translation>Llevar una carta a otra casilla, para intercambiar ambas, o a la bandeja.</translation>
    </message>
    <message>
        <source>Drag from a bare cell</source>
        <translation>Arrastrar desde una casilla vacía</translation>
    </message>
    <message>
        <source>Choose all cells in a frame; from a full cell, hold Shift.</source>
        <translation>Elegir todas las casillas de un marco; desde una llena, con Mayús.</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>Choose a cell; with Shift up to it, with Ctrl one more.</source>
        <translation>Elegir una casilla; con Mayús hasta ella, con Ctrl una más.</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doble clic</translation>
    </message>
    <message>
        <source>Put the card that is chosen in the tray.</source>
        <translation>Poner la carta elegida en la bandeja.</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>Walk; with Shift choose on the way, with Ctrl only look around.</source>
        <translation>Caminar; con Mayús elegir al pasar, con Ctrl solo mirar.</translation>
    </message>
    <message>
        <source>Home, End, PgUp, PgDn</source>
        <translation>Inicio, Fin, Re Pág, Av Pág</translation>
    </message>
    <message>
        <source>Walk to the rim of the board.</source>
        <translation>Ir al borde del tablero.</translation>
    </message>
    <message>
        <source>Type a card, a free cell, a hole, or nothing; and go on.</source>
        <translation>Escribir una carta, una casilla libre, un hueco o nada; y seguir.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Finish a number that is being typed, or go on to the next cell.</source>
        <translation>Terminar un número que se escribe, o ir a la casilla siguiente.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Put the tray’s card; with Ctrl choose one cell more or less.</source>
        <translation>Poner la carta de la bandeja; con Ctrl elegir una casilla más o menos.</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retroceso</translation>
    </message>
    <message>
        <source>Take back what is half typed, or clear the chosen cells.</source>
        <translation>Retirar lo escrito a medias, o vaciar las casillas elegidas.</translation>
    </message>
    <message>
        <source>Bring a carried card back; forget what is half typed.</source>
        <translation>Devolver una carta que se lleva; olvidar lo escrito a medias.</translation>
    </message>
    <message>
        <source>Menu key</source>
        <translation>Tecla Menú</translation>
    </message>
    <message>
        <source>Open the menu of the chosen cells.</source>
        <translation>Abrir el menú de las casillas elegidas.</translation>
    </message>
    <message>
        <source>Carry a card to a cell.</source>
        <translation>Llevar una carta a una casilla.</translation>
    </message>
    <message>
        <source>Choose the card to be put.</source>
        <translation>Elegir la carta que se va a poner.</translation>
    </message>
    <message>
        <source>Enter, double click</source>
        <translation>Intro, doble clic</translation>
    </message>
    <message>
        <source>Put the card on the chosen cells of the board.</source>
        <translation>Poner la carta en las casillas elegidas del tablero.</translation>
    </message>
    <message>
        <source>Make a board.</source>
        <translation>Hacer un tablero.</translation>
    </message>
    <message>
        <source>Change the board, or a copy of it.</source>
        <translation>Cambiar el tablero, o una copia.</translation>
    </message>
    <message>
        <source>Play on the board.</source>
        <translation>Jugar en el tablero.</translation>
    </message>
    <message>
        <source>Copy the board.</source>
        <translation>Copiar el tablero.</translation>
    </message>
    <message>
        <source>Bring the board onto paper.</source>
        <translation>Llevar el tablero al papel.</translation>
    </message>
    <message>
        <source>Give the board another name.</source>
        <translation>Poner otro nombre al tablero.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>Move the board to the trash.</source>
        <translation>Mover el tablero a la papelera.</translation>
    </message>
    <message>
        <source>Show the board’s file in its folder.</source>
        <translation>Mostrar el archivo del tablero en su carpeta.</translation>
    </message>
    <message>
        <source>several, see its text</source>
        <translation>varias, véase su texto</translation>
    </message>
    <message>
        <source>A name in colour leads to its licence in full.</source>
        <translation>Un nombre en color lleva a su licencia completa.</translation>
    </message>
    <message>
        <source>Every licence lies in {folder}, too.</source>
        <translation>Todas las licencias están también en {folder}.</translation>
    </message>
    <message>
        <source>Sequence, One-Eyed Jack and their relatives, for one to twelve people and computers.</source>
        <translation>Sequence, One-Eyed Jack y su familia, de una a doce personas y ordenadores.</translation>
    </message>
    <message>
        <source>This is a program of enthusiasts. Sequence is a trade mark of its publisher, who has nothing to do with it.</source>
        <translation>Este es un programa de aficionados. Sequence es una marca de su editor, que no tiene nada que ver con él.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Pantalla</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>What runs here</source>
        <translation>Lo que funciona aquí</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Help from the computer</source>
        <translation>Ayuda del ordenador</translation>
    </message>
    <message>
        <source>Drag a card, or the dice, onto a lit cell; elsewhere it returns.</source>
        <translation>Arrastrar una carta, o los dados, a una casilla iluminada; en otro sitio vuelve.</translation>
    </message>
    <message>
        <source>Drag in the hand</source>
        <translation>Arrastrar en la mano</translation>
    </message>
    <message>
        <source>Lay a card in another place of the hand.</source>
        <translation>Poner una carta en otro lugar de la mano.</translation>
    </message>
    <message>
        <source>Drag to the hand</source>
        <translation>Arrastrar a la mano</translation>
    </message>
    <message>
        <source>Draw the card of the stock, or an open one, where that is asked.</source>
        <translation>Robar la carta del mazo, o una descubierta, cuando se pide.</translation>
    </message>
    <message>
        <source>Drag a chip</source>
        <translation>Arrastrar una ficha</translation>
    </message>
    <message>
        <source>Swap it with the chip it is dropped on, where that is asked.</source>
        <translation>Cambiarla por la ficha sobre la que se suelta, cuando se pide.</translation>
    </message>
    <message>
        <source>Click, click</source>
        <translation>Clic, clic</translation>
    </message>
    <message>
        <source>Choose a card, then a lit cell; with dice, a lit cell at once.</source>
        <translation>Elegir una carta, luego una casilla iluminada; con dados, una casilla iluminada directamente.</translation>
    </message>
    <message>
        <source>Finger</source>
        <translation>Dedo</translation>
    </message>
    <message>
        <source>Tap a card, then a cell. On a small board a lens shows the cell: slide to the right one before you lift the finger.</source>
        <translation>Toca una carta y luego una casilla. En un tablero pequeño una lupa muestra la casilla: deslízate a la correcta antes de levantar el dedo.</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Lector de pantalla</translation>
    </message>
    <message>
        <source>Each cell says its place, its card, its chip and which of your cards may go there; cards can be chosen and cells pressed from the reader, too.</source>
        <translation>Cada casilla dice su lugar, su carta, su ficha y qué cartas tuyas pueden ir allí; también desde el lector se eligen cartas y se pulsan casillas.</translation>
    </message>
    <message>
        <source>Choose a card of the hand, or an open card that may be drawn.</source>
        <translation>Elegir una carta de la mano, o una descubierta que se pueda robar.</translation>
    </message>
    <message>
        <source>Draw a card, where one draws by hand.</source>
        <translation>Robar una carta, cuando se roba a mano.</translation>
    </message>
    <message>
        <source>Move from card to card, or from cell to cell.</source>
        <translation>Ir de carta en carta, o de casilla en casilla.</translation>
    </message>
    <message>
        <source>Go to the next or previous cell for the chosen card.</source>
        <translation>Ir a la casilla siguiente o anterior para la carta elegida.</translation>
    </message>
    <message>
        <source>Go on from the hand to the board and the stock.</source>
        <translation>Pasar de la mano al tablero y al mazo.</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Intro, Espacio</translation>
    </message>
    <message>
        <source>Choose the marked card; play it on the marked cell.</source>
        <translation>Elegir la carta marcada; jugarla en la casilla marcada.</translation>
    </message>
    <message>
        <source>Lay the marked card on the discards, if it is dead or to be given up.</source>
        <translation>Descartar la carta marcada, si está muerta o hay que cederla.</translation>
    </message>
    <message>
        <source>Take the last step back: the chosen chip, the chosen card.</source>
        <translation>Deshacer el último paso: la ficha elegida, la carta elegida.</translation>
    </message>
    <message>
        <source>Settings explained</source>
        <translation>Ajustes explicados</translation>
    </message>
    <message>
        <source>Game → Settings shows them all; a change is seen at once and kept. The arrow at a row leads back to what it was at first.</source>
        <translation>Juego → Ajustes los muestra todos; un cambio se ve enseguida y se conserva. La flecha de una fila vuelve al valor inicial.</translation>
    </message>
    <message>
        <source>At first: {value}.</source>
        <translation>Al principio: {value}.</translation>
    </message>
    <message>
        <source>Slider</source>
        <translation>Deslizador</translation>
    </message>
    <message>
        <source>Arrows go by one move, Page keys by ten, Home and End to both ends.</source>
        <translation>Las flechas van de una en una, las teclas de página de diez en diez, Inicio y Fin a los extremos.</translation>
    </message>
    <message>
        <source>Space, P</source>
        <translation>Espacio, P</translation>
    </message>
    <message>
        <source>In the replay bar: play the moves one after the other, or stop.</source>
        <translation>En la barra de repetición: reproducir las jugadas una tras otra, o parar.</translation>
    </message>
    <message>
        <source>Whose cards</source>
        <translation>Cartas de quién</translation>
    </message>
    <message>
        <source>Once a game is over, it can be seen with the eyes of each player, or with all hands open in the list of players.</source>
        <translation>Terminada la partida, se puede ver con los ojos de cada jugador, o con todas las manos a la vista en la lista de jugadores.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Seguir desde aquí</translation>
    </message>
    <message>
        <source>A game of its own begins there; it is not rated and counts in no statistics. The game before is kept, and undo brings it back until you move. A deal of a match that had ended counts as it was played first.</source>
        <translation>Allí empieza una partida aparte; no puntúa ni cuenta en ninguna estadística. La anterior se conserva, y Deshacer la trae de vuelta hasta que juegues. Una mano de un encuentro que había terminado cuenta como se jugó la primera vez.</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>They stand on the slider and in the list of moves, and are kept with the game.</source>
        <translation>Están en el deslizador y en la lista de jugadas, y se guardan con la partida.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>A position is saved as PNG or SVG, a game as an animated GIF. As long as a game goes on, its animation shows no hand.</source>
        <translation>Una posición se guarda como PNG o SVG, una partida como GIF animado. Mientras la partida sigue, su animación no muestra ninguna mano.</translation>
    </message>
    <message>
        <source>Setting up: the board</source>
        <translation>Preparar: el tablero</translation>
    </message>
    <message>
        <source>Setting up: the cards</source>
        <translation>Preparar: las cartas</translation>
    </message>
    <message>
        <source>Setting up: {menu}</source>
        <translation>Preparar: {menu}</translation>
    </message>
    <message>
        <source>Lay a chip of the side in hand, or take it away again.</source>
        <translation>Poner una ficha del bando elegido o quitarla.</translation>
    </message>
    <message>
        <source>Do the same to all cells on the way.</source>
        <translation>Hacer lo mismo en todas las casillas del camino.</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>Botón derecho</translation>
    </message>
    <message>
        <source>Take chips of any side away.</source>
        <translation>Quitar fichas de cualquier bando.</translation>
    </message>
    <message>
        <source>Walk over the board.</source>
        <translation>Recorrer el tablero.</translation>
    </message>
    <message>
        <source>Do to a cell what a click does.</source>
        <translation>Hacer en una casilla lo que hace un clic.</translation>
    </message>
    <message>
        <source>Lay a chip of the first, second… side.</source>
        <translation>Poner una ficha del primer, segundo… bando.</translation>
    </message>
    <message>
        <source>Begin a row that is to be marked, or end it.</source>
        <translation>Empezar una fila que marcar, o terminarla.</translation>
    </message>
    <message>
        <source>Forget the row that was begun.</source>
        <translation>Olvidar la fila empezada.</translation>
    </message>
    <message>
        <source>Lay the chosen card of the deck where cards go.</source>
        <translation>Poner la carta elegida donde van las cartas.</translation>
    </message>
    <message>
        <source>Take the chosen card of a hand away.</source>
        <translation>Quitar la carta elegida de una mano.</translation>
    </message>
    <message>
        <source>Move the chosen card of a hand or pile.</source>
        <translation>Mover la carta elegida de una mano o un montón.</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>A board without a name</source>
        <translation>Un tablero sin nombre</translation>
    </message>
    <message>
        <source>Arrangement: {author}</source>
        <translation>Disposición: {author}</translation>
    </message>
    <message>
        <source>cells of {size}</source>
        <translation>casillas de {size}</translation>
    </message>
    <message>
        <source>Page {number} of {count}: row {row}, column {column}</source>
        <translation>Página {number} de {count}: fila {row}, columna {column}</translation>
    </message>
    <message>
        <source>glue page {number} here</source>
        <translation>pegar aquí la página {number}</translation>
    </message>
    <message>
        <source>How to put the board together</source>
        <translation>Cómo montar el tablero</translation>
    </message>
    <message>
        <source>Print all pages at 100 % (“actual size”), never “fit to page”. Measure the bar at the foot of a page: it must be as long as it says.</source>
        <translation>Imprime todas las páginas al 100 % («tamaño real»), nunca «ajustar a la página». Mide la barra al pie de una página: debe tener la longitud que indica.</translation>
    </message>
    <message>
        <source>Cut out the picture on each page, along the marks at its corners. The pale strips at the right and at the bottom stay on: they are for the glue.</source>
        <translation>Recorta la imagen de cada página, por las marcas de sus esquinas. Las tiras claras de la derecha y de abajo se quedan: son para el pegamento.</translation>
    </message>
    <message>
        <source>Lay page 2 over the strip of page 1, its edge at the small triangles, so that the pictures meet, and glue it. Go on like this to the end of the row.</source>
        <translation>Pon la página 2 sobre la tira de la página 1, con su borde en los triángulos pequeños, para que las imágenes coincidan, y pégala. Sigue así hasta el final de la fila.</translation>
    </message>
    <message>
        <source>Make the other rows, and glue each onto the strip of the last.</source>
        <translation>Haz las demás filas y pega cada una sobre la tira de la anterior.</translation>
    </message>
    <message>
        <source>Cut out the picture on each page, along the marks at its corners.</source>
        <translation>Recorta la imagen de cada página, por las marcas de sus esquinas.</translation>
    </message>
    <message>
        <source>Lay the pages edge to edge and tape them together at the back.</source>
        <translation>Pon las páginas borde con borde y únelas por detrás con cinta adhesiva.</translation>
    </message>
    <message>
        <source>Glue the whole onto cardboard of at least {width} × {height} mm.</source>
        <translation>Pega el conjunto sobre un cartón de al menos {width} × {height} mm.</translation>
    </message>
    <message>
        <source>Finished size {board}; cells of {cell}; {count} pages of {paper}.</source>
        <translation>Tamaño final {board}; casillas de {cell}; {count} páginas {paper}.</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>una carta</translation>
    </message>
    <message>
        <source>Cards to cut, page {number} of {count}</source>
        <translation>Cartas para recortar, página {number} de {count}</translation>
    </message>
    <message>
        <source>{board} · page {number}: cut the full lines, then each card along its dots</source>
        <translation>{board} · página {number}: corta las líneas continuas y luego cada carta por sus puntos</translation>
    </message>
    <message>
        <source>a chip</source>
        <translation>una ficha</translation>
    </message>
    <message>
        <source>{board} · {each} chips for each of {sides} sides, {size} mm across</source>
        <translation>{board} · {each} fichas para cada uno de {sides} bandos, {size} mm de diámetro</translation>
    </message>
    <message>
        <source>Chips, page {number} of {count}</source>
        <translation>Fichas, página {number} de {count}</translation>
    </message>
    <message>
        <source>board</source>
        <translation>tablero</translation>
    </message>
    <message>
        <source>{width} × {height} mm</source>
        <translation>{width} × {height} mm</translation>
    </message>
    <message>
        <source>Rules, page {number} of {count}</source>
        <translation>Reglas, página {number} de {count}</translation>
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
        <translation>hoja de puntuación</translation>
    </message>
    <message>
        <source>how to put it together</source>
        <translation>cómo montarlo</translation>
    </message>
    <message>
        <source>Where each half is glued</source>
        <translation>Dónde se pega cada mitad</translation>
    </message>
    <message>
        <source>Each half goes onto a cell that shows the same.</source>
        <translation>Cada mitad va en una casilla que muestra lo mismo.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntuación</translation>
    </message>
    <message>
        <source>A line for each deal: what each side has scored; the sum below</source>
        <translation>Una línea por mano: lo que anotó cada bando; abajo, la suma</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>Print “{board}”</source>
        <translation>Imprimir «{board}»</translation>
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
        <translation>Enviar estas páginas a una impresora</translation>
    </message>
    <message>
        <source>Write these pages to a file</source>
        <translation>Escribir estas páginas en un archivo</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Página entera</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Size of the preview</source>
        <translation>Tamaño de la vista previa</translation>
    </message>
    <message>
        <source>{problem}.</source>
        <translation>{problem}.</translation>
    </message>
    <message>
        <source>One page of {paper}.</source>
        <translation>Una página {paper}.</translation>
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
        <translation>Solo tinta &amp;negra</translation>
    </message>
    <message>
        <source>With a page on how to put it together</source>
        <translation>Con una página sobre el montaje</translation>
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
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>&amp;Papel</translation>
    </message>
    <message>
        <source>Ori&amp;entation</source>
        <translation>&amp;Orientación</translation>
    </message>
    <message>
        <source>&amp;Margins</source>
        <translation>&amp;Márgenes</translation>
    </message>
    <message>
        <source>To go &amp;with</source>
        <translation>&amp;Destino</translation>
    </message>
    <message>
        <source>&amp;Cells</source>
        <translation>&amp;Casillas</translation>
    </message>
    <message>
        <source>&amp;Overlap</source>
        <translation>&amp;Solape</translation>
    </message>
    <message>
        <source>&amp;Sides</source>
        <translation>&amp;Bandos</translation>
    </message>
    <message>
        <source>Chi&amp;ps each</source>
        <translation>&amp;Fichas por bando</translation>
    </message>
    <message>
        <source>P&amp;NG pictures</source>
        <translation>Imágenes PN&amp;G</translation>
    </message>
    <message>
        <source>Half a poker card</source>
        <translation>Media carta de póquer</translation>
    </message>
    <message>
        <source>As cut from a pack of cards: 63.5 × 44.45 mm</source>
        <translation>Como cortada de una baraja: 63,5 × 44,45 mm</translation>
    </message>
    <message>
        <source>Hearts and diamonds are drawn hollow, so that no colour is needed.</source>
        <translation>Los corazones y diamantes se dibujan huecos, para no necesitar color.</translation>
    </message>
    <message>
        <source>The strips on which one page is glued to the next.</source>
        <translation>Las tiras sobre las que se pega una página a la siguiente.</translation>
    </message>
    <message>
        <source>How fine pictures are that are exported as PNG.</source>
        <translation>La finura de las imágenes que se exportan como PNG.</translation>
    </message>
    <message>
        <source>Width of a cell</source>
        <translation>Anchura de una casilla</translation>
    </message>
    <message>
        <source>Height of a cell</source>
        <translation>Altura de una casilla</translation>
    </message>
    <message>
        <source>The board on one page</source>
        <translation>El tablero en una página</translation>
    </message>
    <message>
        <source>The board in true size</source>
        <translation>El tablero a tamaño real</translation>
    </message>
    <message>
        <source>Cards to cut in two</source>
        <translation>Cartas para partir en dos</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>A sheet for the scores</source>
        <translation>Una hoja de puntuación</translation>
    </message>
    <message>
        <source>The rules of a game</source>
        <translation>Las reglas de un juego</translation>
    </message>
    <message>
        <source>As it suits best</source>
        <translation>Como mejor convenga</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Vertical</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Horizontal</translation>
    </message>
    <message>
        <source>the board on one page</source>
        <translation>el tablero en una página</translation>
    </message>
    <message>
        <source>the board in true size</source>
        <translation>el tablero a tamaño real</translation>
    </message>
    <message>
        <source>as many as needed</source>
        <translation>las que hagan falta</translation>
    </message>
    <message>
        <source> pixels per inch</source>
        <translation> píxeles por pulgada</translation>
    </message>
</context>
<context>
    <name>PaperPreview</name>
    <message>
        <source>Preview: {page}</source>
        <translation>Vista previa: {page}</translation>
    </message>
</context>
<context>
    <name>PastBar</name>
    <message>
        <source>Back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Show the board as it is now</source>
        <translation>Mostrar el tablero como es ahora</translation>
    </message>
    <message>
        <source>Looking back: the start, before move 1 of {last}</source>
        <translation>Mirando atrás: el principio, antes de la jugada 1 de {last}</translation>
    </message>
    <message>
        <source>Looking back: after move {ply} of {last}</source>
        <translation>Mirando atrás: tras la jugada {ply} de {last}</translation>
    </message>
</context>
<context>
    <name>PatternPanel</name>
    <message>
        <source>&amp;Take it</source>
        <translation>&amp;Tomarlo</translation>
    </message>
    <message>
        <source>Fill the board in this way; undo takes it back</source>
        <translation>Llenar así el tablero; deshacer lo retira</translation>
    </message>
    <message>
        <source>A&amp;nother</source>
        <translation>&amp;Otro</translation>
    </message>
    <message>
        <source>Take another number by chance.</source>
        <translation>Tomar otro número al azar.</translation>
    </message>
    <message>
        <source>&amp;Pattern</source>
        <translation>&amp;Patrón</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Azar</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Save a picture of the position</source>
        <translation>Guardar una imagen de la posición</translation>
    </message>
    <message>
        <source>PNG, a picture</source>
        <translation>PNG, una imagen</translation>
    </message>
    <message>
        <source>SVG, for drawing programs</source>
        <translation>SVG, para programas de dibujo</translation>
    </message>
    <message>
        <source>With the &amp;cards in hand that are shown</source>
        <translation>Con las &amp;cartas de la mano que se ven</translation>
    </message>
    <message>
        <source>With a &amp;line on the last move</source>
        <translation>Con una &amp;línea sobre la última jugada</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>T&amp;ipo</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Tamaño</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>Name a file, and draw the picture into it</source>
        <translation>Nombrar un archivo y dibujar en él la imagen</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} píxeles</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Start of the game</source>
        <translation>Principio de la partida</translation>
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
        <translation>Abrir un plan</translation>
    </message>
    <message>
        <source>Open results</source>
        <translation>Abrir resultados</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>plan</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>Guardar el plan</translation>
    </message>
    <message>
        <source>The plan cannot be kept.</source>
        <translation>El plan no se puede conservar.</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>No ha funcionado.</translation>
    </message>
</context>
<context>
    <name>PlanPane</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Añadir</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>What is the question?</source>
        <translation>¿Cuál es la pregunta?</translation>
    </message>
    <message>
        <source>Entries of the plan</source>
        <translation>Series del plan</translation>
    </message>
    <message>
        <source>Compare with one more, which begins as a copy of this one.</source>
        <translation>Comparar con una más, que empieza como copia de esta.</translation>
    </message>
    <message>
        <source>Take this entry out of the plan.</source>
        <translation>Quitar esta serie del plan.</translation>
    </message>
    <message>
        <source>games</source>
        <translation>partidas</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>repartos</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Lo que se cuenta</translation>
    </message>
    <message>
        <source>The same number plays the same games again, everywhere.</source>
        <translation>El mismo número vuelve a jugar las mismas partidas, en todas partes.</translation>
    </message>
    <message>
        <source>This entry</source>
        <translation>Esta serie</translation>
    </message>
    <message>
        <source>Each entry</source>
        <translation>Cada serie</translation>
    </message>
    <message>
        <source>&amp;Number</source>
        <translation>&amp;Número</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>&amp;Semilla</translation>
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
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>fuera de la partida</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>pensando</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>le toca</translation>
    </message>
    <message>
        <source>still to draw</source>
        <translation>aún tiene que robar</translation>
    </message>
    <message>
        <source>holds {cards}</source>
        <translation>tiene {cards}</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>tu compañero</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>About your settings: {why}</source>
        <translation>Sobre tus ajustes: {why}</translation>
    </message>
    <message>
        <source>Your settings are not kept: {why}.</source>
        <translation>Tus ajustes no se conservan: {why}.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Change the language? The designer’s trial game or balance ends by it.</source>
        <translation>¿Cambiar el idioma? La partida de prueba o el equilibrio del diseñador termina con ello.</translation>
    </message>
    <message>
        <source>C&amp;hange it</source>
        <translation>&amp;Cambiarlo</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Pulsa la tecla</translation>
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
        <translation>Partidas puntuadas</translation>
    </message>
    <message>
        <source>&amp;Play a rated game</source>
        <translation>&amp;Jugar una partida puntuada</translation>
    </message>
    <message>
        <source>&amp;Open the game</source>
        <translation>&amp;Abrir la partida</translation>
    </message>
    <message>
        <source>Deal a game that counts for your rating, without undo and without hints</source>
        <translation>Repartir una partida que cuenta para tu puntuación: sin deshacer ni consejos</translation>
    </message>
    <message>
        <source>Look at the chosen game on the table; the game in progress is kept</source>
        <translation>Ver la partida elegida en la mesa; la partida en curso se conserva</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>J&amp;uego</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>You play alone against one computer, which is picked for you by your rating. Nothing can be taken back, and there are no hints and no chances. A game that you leave can be gone on with; it counts when it ends.</source>
        <translation>Juegas solo contra un ordenador, elegido según tu puntuación. No se puede deshacer nada, y no hay consejos ni probabilidades. Una partida que dejas se puede seguir; cuenta cuando termina.</translation>
    </message>
    <message>
        <source>The last rated games</source>
        <translation>Las últimas partidas puntuadas</translation>
    </message>
    <message>
        <source>Double-click a game, or press Enter, to look at it again.</source>
        <translation>Doble clic o Intro en una partida para volver a verla.</translation>
    </message>
    <message>
        <source>Your rating: {points}</source>
        <translation>Tu puntuación: {points}</translation>
    </message>
    <message>
        <source>Next opponent: {level} ({points}).</source>
        <translation>Próximo rival: {level} ({points}).</translation>
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
        <translation>Puntuación a lo largo de tus partidas</translation>
    </message>
    <message>
        <source>The graph begins with your first rated game.</source>
        <translation>La gráfica empieza con tu primera partida puntuada.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>another side</source>
        <translation>otro bando</translation>
    </message>
    <message>
        <source>It wins the game.</source>
        <translation>Gana la partida.</translation>
    </message>
    <message>
        <source>It makes a row; your side then has {amount} of the {of} it needs.</source>
        <translation>Hace una fila; tu bando tiene entonces {amount} de las {of} que necesita.</translation>
    </message>
    <message>
        <source>It builds in two directions at once: whoever stops one leaves the other.</source>
        <translation>Construye en dos direcciones a la vez: quien detenga una deja la otra.</translation>
    </message>
    <message>
        <source>The free cell {cell} counts in it as yours.</source>
        <translation>La casilla libre {cell} cuenta en ella como tuya.</translation>
    </message>
    <message>
        <source>It takes a chip out of {line}, where {who} had {amount} of {of}.</source>
        <translation>Quita una ficha de {line}, donde {who} tenía {amount} de {of}.</translation>
    </message>
    <message>
        <source>It breaks up the finished row {line} of {who}.</source>
        <translation>Rompe la fila terminada {line} de {who}.</translation>
    </message>
    <message>
        <source>It takes the only enemy chip out of {line}, where your side has {amount} of {of}.</source>
        <translation>Quita la única ficha rival de {line}, donde tu bando tiene {amount} de {of}.</translation>
    </message>
    <message>
        <source>Nobody else can get a card for that cell any more.</source>
        <translation>Nadie más puede conseguir ya una carta para esa casilla.</translation>
    </message>
    <message>
        <source>It saves {card}, which could do the same.</source>
        <translation>Ahorra {card}, que podría hacer lo mismo.</translation>
    </message>
    <message>
        <source>No plain card in your hand does as much.</source>
        <translation>Ninguna carta corriente de tu mano hace tanto.</translation>
    </message>
    <message>
        <source>But it costs {card}.</source>
        <translation>Pero cuesta {card}.</translation>
    </message>
    <message>
        <source>You hold {card} more than once, so its other cell is not lost to you.</source>
        <translation>Tienes {card} más de una vez, así que no pierdes sus otras casillas.</translation>
    </message>
    <message>
        <source>On {cell} the same card would do less.</source>
        <translation>En {cell} la misma carta haría menos.</translation>
    </message>
    <message>
        <source>But {cell} is out of reach for that card then.</source>
        <translation>Pero {cell} queda entonces fuera de alcance para esa carta.</translation>
    </message>
    <message>
        <source>It fits in fewer places than your other cards, which stay in your hand.</source>
        <translation>Cabe en menos sitios que tus otras cartas, que se quedan en la mano.</translation>
    </message>
    <message>
        <source>It has no cell left, and a new card comes for it.</source>
        <translation>No le queda casilla, y por ella viene una carta nueva.</translation>
    </message>
    <message>
        <source>Nothing is urgent, and more cards give more choice.</source>
        <translation>Nada urge, y más cartas dan más elección.</translation>
    </message>
    <message>
        <source>You have not drawn yet for your last turn.</source>
        <translation>Aún no has robado por tu último turno.</translation>
    </message>
    <message>
        <source>It can do more than any plain card.</source>
        <translation>Puede más que cualquier carta corriente.</translation>
    </message>
    <message>
        <source>Your chip on {cell} and the enemy’s on {other} change places.</source>
        <translation>Tu ficha de {cell} y la rival de {other} cambian de lugar.</translation>
    </message>
    <message>
        <source>Nothing else can be done.</source>
        <translation>No se puede hacer otra cosa.</translation>
    </message>
    <message>
        <source>There is no other move.</source>
        <translation>No hay otra jugada.</translation>
    </message>
    <message>
        <source>Nothing better is in sight, and it gives nothing away.</source>
        <translation>No hay nada mejor a la vista, y no regala nada.</translation>
    </message>
    <message>
        <source>Then only {cell} is missing for the row {line}, and you hold a card for it.</source>
        <translation>Entonces solo falta {cell} para la fila {line}, y tienes una carta para ello.</translation>
    </message>
    <message>
        <source>Then only {cell} is missing for the row {line}.</source>
        <translation>Entonces solo falta {cell} para la fila {line}.</translation>
    </message>
    <message>
        <source>Your side then has {amount} of {of} in {line}, and you hold the cards for the rest.</source>
        <translation>Tu bando tiene entonces {amount} de {of} en {line}, y tienes las cartas para el resto.</translation>
    </message>
    <message>
        <source>Your side then has {amount} of {of} in {line}, and you hold a card for more of it.</source>
        <translation>Tu bando tiene entonces {amount} de {of} en {line}, y tienes una carta para seguir.</translation>
    </message>
    <message>
        <source>Your side then has {amount} of {of} in {line}.</source>
        <translation>Tu bando tiene entonces {amount} de {of} en {line}.</translation>
    </message>
    <message>
        <source>It stops {who}, who moves next and has {amount} of {of} in {line}.</source>
        <translation>Detiene a {who}, que juega a continuación y tiene {amount} de {of} en {line}.</translation>
    </message>
    <message>
        <source>It stops {who}, who has {amount} of {of} in {line}.</source>
        <translation>Detiene a {who}, que tiene {amount} de {of} en {line}.</translation>
    </message>
    <message>
        <source>It can be played on {cell}.</source>
        <translation>Se puede jugar en {cell}.</translation>
    </message>
    <message>
        <source>It is the most useful of the open cards.</source>
        <translation>Es la más útil de las cartas descubiertas.</translation>
    </message>
    <message>
        <source>You will miss it least.</source>
        <translation>Es la que menos echarás de menos.</translation>
    </message>
    <message>
        <source>It is the chip that they will miss most.</source>
        <translation>Es la ficha que más echarán de menos.</translation>
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
        <translation>Desde que miraste por última vez</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>The start, before move 1 of {last}</source>
        <translation>El principio, antes de la jugada 1 de {last}</translation>
    </message>
    <message>
        <source>After move {ply} of {last}</source>
        <translation>Tras la jugada {ply} de {last}</translation>
    </message>
    <message>
        <source>The end, after move {ply} of {last}</source>
        <translation>El final, tras la jugada {ply} de {last}</translation>
    </message>
    <message>
        <source>Now, after move {ply} of {last}</source>
        <translation>Ahora, tras la jugada {ply} de {last}</translation>
    </message>
    <message>
        <source>My cards</source>
        <translation>Mis cartas</translation>
    </message>
    <message>
        <source>See what you saw yourself.</source>
        <translation>Ver lo que tú mismo viste.</translation>
    </message>
    <message>
        <source>Nobody’s cards</source>
        <translation>Las cartas de nadie</translation>
    </message>
    <message>
        <source>Show no hand.</source>
        <translation>No mostrar ninguna mano.</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Todas las manos</translation>
    </message>
    <message>
        <source>Show every hand, in the list of players.</source>
        <translation>Mostrar todas las manos, en la lista de jugadores.</translation>
    </message>
    <message>
        <source>Whose cards are shown: {chosen}</source>
        <translation>De quién se ven las cartas: {chosen}</translation>
    </message>
    <message>
        <source>Choose whose cards are shown.</source>
        <translation>Elegir de quién se ven las cartas.</translation>
    </message>
    <message>
        <source>Once the game is over, every hand can be seen.</source>
        <translation>Cuando acabe la partida se podrán ver todas las manos.</translation>
    </message>
    <message>
        <source>Speed of the replay: {chosen}</source>
        <translation>Velocidad de la repetición: {chosen}</translation>
    </message>
    <message>
        <source>Choose how fast moves follow each other.</source>
        <translation>Elegir con qué rapidez se suceden las jugadas.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Momento de la partida</translation>
    </message>
    <message>
        <source>Drag to another moment; Space plays the moves.</source>
        <translation>Arrastrar a otro momento; Espacio reproduce las jugadas.</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Velocidad</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>What else can be done with the moment shown</source>
        <translation>Qué más se puede hacer con el momento mostrado</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Show the board as it is now</source>
        <translation>Mostrar el tablero como es ahora</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Best cards</source>
        <translation>Mejores cartas</translation>
    </message>
    <message>
        <source>Hardest cards</source>
        <translation>Cartas más difíciles</translation>
    </message>
    <message>
        <source>Too few games to say anything of single cards.</source>
        <translation>Muy pocas partidas para decir algo de cartas sueltas.</translation>
    </message>
    <message>
        <source>{games} games of {players} players, level {level}, seed {seed}.</source>
        <translation>{games} partidas de {players} jugadores, nivel {level}, semilla {seed}.</translation>
    </message>
    <message>
        <source>Who began won {wins} of {decided} decided games: {share} % (the truth lies, with 95 % certainty, between {low} % and {high} %; fair would be {fair} %). {verdict}</source>
        <translation>Quien empezó ganó {wins} de {decided} partidas decididas: {share} % (la verdad está, con un 95 % de certeza, entre {low} % y {high} %; lo justo sería {fair} %). {verdict}</translation>
    </message>
    <message>
        <source>A game takes {mean} moves on average, half of them at most {median}; the shortest took {shortest}, the longest {longest}.</source>
        <translation>Una partida dura {mean} jugadas de media, la mitad como mucho {median}; la más corta duró {shortest}, la más larga {longest}.</translation>
    </message>
    <message>
        <source>Games that nobody won: {draws} ({share} %).</source>
        <translation>Partidas que no ganó nadie: {draws} ({share} %).</translation>
    </message>
    <message>
        <source>The bars on the board show how often a cell was in a winning row: from {least} % of the decided games ({coolest}) to {most} % ({warmest}).</source>
        <translation>Las barras del tablero muestran cuántas veces una casilla estuvo en una fila ganadora: del {least} % de las partidas decididas ({coolest}) al {most} % ({warmest}).</translation>
    </message>
    <message>
        <source>To begin seems to be an advantage.</source>
        <translation>Empezar parece una ventaja.</translation>
    </message>
    <message>
        <source>To begin seems to be a disadvantage.</source>
        <translation>Empezar parece una desventaja.</translation>
    </message>
    <message>
        <source>No difference is proved.</source>
        <translation>No se ha demostrado ninguna diferencia.</translation>
    </message>
    <message>
        <source>{share} % of {count} chips ended in a winning row</source>
        <translation>El {share} % de {count} fichas acabó en una fila ganadora</translation>
    </message>
</context>
<context>
    <name>ResultsPane</name>
    <message>
        <source>C&amp;omparison</source>
        <translation>C&amp;omparación</translation>
    </message>
    <message>
        <source>Side b&amp;y side</source>
        <translation>&amp;Lado a lado</translation>
    </message>
    <message>
        <source>Choose at the left who plays what, and press Run: the games are played in the background, in all cores, and what they say is drawn here as they arrive. Add an entry to compare two boards, two games or two levels; the menu Plan has examples.</source>
        <translation>Elige a la izquierda quién juega a qué y pulsa Empezar: las partidas se juegan en segundo plano, en todos los núcleos, y lo que dicen se dibuja aquí según llega. Añade una serie para comparar dos tableros, dos juegos o dos niveles; el menú Plan tiene ejemplos.</translation>
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
        <translation>Jugada {number}: {deed}</translation>
    </message>
    <message>
        <source>Luck: {cards} came, which was worth {chance}.</source>
        <translation>Suerte: vino {cards}, que valió {chance}.</translation>
    </message>
    <message>
        <source>Bad luck: {cards} came, which cost {chance}.</source>
        <translation>Mala suerte: vino {cards}, que costó {chance}.</translation>
    </message>
    <message>
        <source>Luck: the draw was worth {chance}.</source>
        <translation>Suerte: el robo valió {chance}.</translation>
    </message>
    <message>
        <source>Bad luck: the draw cost {chance}.</source>
        <translation>Mala suerte: el robo costó {chance}.</translation>
    </message>
    <message>
        <source>What the others did until your next turn brought you {chance}.</source>
        <translation>Lo que hicieron los demás hasta tu siguiente turno te dio {chance}.</translation>
    </message>
    <message>
        <source>What the others did until your next turn cost you {chance}.</source>
        <translation>Lo que hicieron los demás hasta tu siguiente turno te costó {chance}.</translation>
    </message>
    <message>
        <source>No other move would have been better.</source>
        <translation>Ninguna otra jugada habría sido mejor.</translation>
    </message>
    <message>
        <source>Better: {move} ({best} instead of {played}).</source>
        <translation>Mejor: {move} ({best} en vez de {played}).</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>El reparto</translation>
    </message>
    <message>
        <source>Luck: your first hand, and who began.</source>
        <translation>Suerte: tu primera mano, y quién empezaba.</translation>
    </message>
    <message>
        <source>The rolls</source>
        <translation>Las tiradas</translation>
    </message>
    <message>
        <source>The draws</source>
        <translation>Los robos</translation>
    </message>
    <message>
        <source>Luck: what came, against what might have come.</source>
        <translation>Suerte: lo que vino, frente a lo que podría haber venido.</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Tus elecciones</translation>
    </message>
    <message>
        <source>Skill: what your moves lost against the best ones found.</source>
        <translation>Habilidad: lo que perdieron tus jugadas frente a las mejores halladas.</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Los demás</translation>
    </message>
    <message>
        <source>How they played, and their luck: one cannot see these apart.</source>
        <translation>Cómo jugaron, y su suerte: no se pueden separar.</translation>
    </message>
    <message>
        <source>None of your turns has been looked at.</source>
        <translation>No se ha mirado ninguno de tus turnos.</translation>
    </message>
    <message>
        <source>Only the first {count} of your turns have been looked at.</source>
        <translation>Solo se han mirado los primeros {count} de tus turnos.</translation>
    </message>
    <message>
        <source>You won.</source>
        <translation>Ganaste.</translation>
    </message>
    <message>
        <source>You lost.</source>
        <translation>Perdiste.</translation>
    </message>
    <message>
        <source>It was a draw.</source>
        <translation>Fue un empate.</translation>
    </message>
    <message>
        <source>Luck was with you: the cards were worth {chance}.</source>
        <translation>La suerte te acompañó: las cartas valieron {chance}.</translation>
    </message>
    <message>
        <source>Luck was against you: the cards cost you {chance}.</source>
        <translation>La suerte estuvo en tu contra: las cartas te costaron {chance}.</translation>
    </message>
    <message>
        <source>The cards were neither kind nor unkind to you.</source>
        <translation>Las cartas no fueron ni buenas ni malas contigo.</translation>
    </message>
    <message>
        <source>You hardly missed a better move.</source>
        <translation>Apenas se te escapó una jugada mejor.</translation>
    </message>
    <message>
        <source>Better moves would have been worth {chance} in all.</source>
        <translation>Jugadas mejores habrían valido {chance} en total.</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>The game of {name}</source>
        <translation>La partida de {name}</translation>
    </message>
    <message>
        <source>Looking at every turn of the game…</source>
        <translation>Mirando cada turno de la partida…</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Show what has been found so far</source>
        <translation>Mostrar lo hallado hasta ahora</translation>
    </message>
    <message>
        <source>Where it turned</source>
        <translation>Dónde giró</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Suerte y habilidad</translation>
    </message>
    <message>
        <source>Choose one to see the board as it was then</source>
        <translation>Elige uno para ver el tablero como era entonces</translation>
    </message>
    <message>
        <source>Chances through the game</source>
        <translation>Probabilidades a lo largo de la partida</translation>
    </message>
    <message>
        <source>Click to look at the board at that moment</source>
        <translation>Haz clic para ver el tablero en ese momento</translation>
    </message>
    <message>
        <source>Whose game</source>
        <translation>La partida de quién</translation>
    </message>
</context>
<context>
    <name>Reviewing</name>
    <message>
        <source>The game cannot be reviewed: the process that looks at it has failed.</source>
        <translation>La partida no se puede analizar: ha fallado el proceso que la mira.</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Los demás</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugado</translation>
    </message>
</context>
<context>
    <name>Row</name>
    <message>
        <source>Back to what it was at first: {value}</source>
        <translation>Volver al valor inicial: {value}</translation>
    </message>
</context>
<context>
    <name>RuleChecks</name>
    <message>
        <source>Use whole numbers from {low} to {high}, separated by commas.</source>
        <translation>Usa números enteros de {low} a {high}, separados por comas.</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <source>Shapes have no line that could be lengthened. Leave this out, or make lines.</source>
        <translation>Las formas no tienen línea que alargar. Quita esto, o haz líneas.</translation>
    </message>
    <message>
        <source>Only a draw after playing can be forgotten. Let cards draw themselves, or have them drawn after playing.</source>
        <translation>Solo se puede olvidar robar después de jugar. Deja que las cartas se roben solas, o haz que se robe después de jugar.</translation>
    </message>
    <message>
        <source>Free cells cannot count for everybody and be earned at once. Let free cells count for nobody.</source>
        <translation>Las casillas libres no pueden contar para todos y ganarse a la vez. Haz que no cuenten para nadie.</translation>
    </message>
    <message>
        <source>Nobody can play yet. Allow at least one number of players.</source>
        <translation>Aún no puede jugar nadie. Permite al menos un número de jugadores.</translation>
    </message>
    <message>
        <source>There is no board “{name}” here. Choose another.</source>
        <translation>Aquí no hay ningún tablero «{name}». Elige otro.</translation>
    </message>
    <message>
        <source>Say how many cards {players} are dealt, or leave them out.</source>
        <translation>Di cuántas cartas reciben {players}, o no los admitas.</translation>
    </message>
    <message>
        <source>{players} with {cards} each need {needed}, but there are only {deck}. Deal fewer, or do not allow so many players.</source>
        <translation>{players} con {cards} cada uno necesitan {needed}, pero solo hay {deck}. Reparte menos, o no admitas tantos jugadores.</translation>
    </message>
    <message>
        <source>No row of {length} fits on the board “{board}”, which has {columns} by {rows} cells. Make rows shorter, or choose a larger board.</source>
        <translation>Ninguna fila de {length} cabe en el tablero «{board}», que tiene {columns} por {rows} casillas. Haz filas más cortas, o elige un tablero mayor.</translation>
    </message>
    <message>
        <source>The board “{board}” has {have} of them. Change the number or the board.</source>
        <translation>El tablero «{board}» tiene {have}. Cambia el número o el tablero.</translation>
    </message>
    <message>
        <source>No cell of the board “{board}” shows {cards}, and they have no power. Choose another board, leave the cards out, or give them a power.</source>
        <translation>Ninguna casilla del tablero «{board}» muestra {cards}, y no tienen poder. Elige otro tablero, quita las cartas, o dales un poder.</translation>
    </message>
    <message>
        <source>{cards} and {count} others</source>
        <translation>{cards} y otras {count}</translation>
    </message>
</context>
<context>
    <name>RuleFlags</name>
    <message>
        <source>A full hand must play</source>
        <translation>Con la mano llena hay que jugar</translation>
    </message>
    <message>
        <source>A full hand may draw as well</source>
        <translation>Con la mano llena también se puede robar</translation>
    </message>
    <message>
        <source>An empty hand must draw</source>
        <translation>Con la mano vacía hay que robar</translation>
    </message>
    <message>
        <source>An empty hand may also pass</source>
        <translation>Con la mano vacía también se puede pasar</translation>
    </message>
    <message>
        <source>One’s own chips may be removed too</source>
        <translation>También se pueden quitar fichas propias</translation>
    </message>
    <message>
        <source>One’s own chips may not be removed</source>
        <translation>No se pueden quitar fichas propias</translation>
    </message>
    <message>
        <source>One says which card a wild card stands for</source>
        <translation>Se dice a qué carta representa un comodín</translation>
    </message>
    <message>
        <source>A wild card need not be named</source>
        <translation>No hace falta nombrar la carta de un comodín</translation>
    </message>
    <message>
        <source>Chips of a finished row are safe</source>
        <translation>Las fichas de una fila terminada están a salvo</translation>
    </message>
    <message>
        <source>Chips of a finished row are not safe</source>
        <translation>Las fichas de una fila terminada no están a salvo</translation>
    </message>
    <message>
        <source>Chips that lengthen a finished row are safe too</source>
        <translation>Las fichas que alargan una fila terminada también están a salvo</translation>
    </message>
    <message>
        <source>Chips that lengthen a finished row are not safe</source>
        <translation>Las fichas que alargan una fila terminada no están a salvo</translation>
    </message>
    <message>
        <source>Chips on earned corners are safe</source>
        <translation>Las fichas en esquinas ganadas están a salvo</translation>
    </message>
    <message>
        <source>Chips on earned corners are not safe</source>
        <translation>Las fichas en esquinas ganadas no están a salvo</translation>
    </message>
    <message>
        <source>One line may hold two rows of a side</source>
        <translation>Una línea puede contener dos filas de un bando</translation>
    </message>
    <message>
        <source>Two rows of a side never lie in the same line</source>
        <translation>Dos filas de un bando nunca están en la misma línea</translation>
    </message>
    <message>
        <source>Two rows may use the same free cell</source>
        <translation>Dos filas pueden usar la misma casilla libre</translation>
    </message>
    <message>
        <source>A side may use each free cell in one row only</source>
        <translation>Un bando puede usar cada casilla libre en una sola fila</translation>
    </message>
    <message>
        <source>A row counts only when it is announced</source>
        <translation>Una fila cuenta solo si se anuncia</translation>
    </message>
    <message>
        <source>A row need not be announced</source>
        <translation>Una fila no tiene que anunciarse</translation>
    </message>
    <message>
        <source>The stock lies face up</source>
        <translation>El mazo está boca arriba</translation>
    </message>
    <message>
        <source>The stock lies face down</source>
        <translation>El mazo está boca abajo</translation>
    </message>
    <message>
        <source>Turning in a dead card is free to choose</source>
        <translation>Entregar una carta muerta es voluntario</translation>
    </message>
    <message>
        <source>A dead card must be turned in before one plays</source>
        <translation>Hay que entregar una carta muerta antes de jugar</translation>
    </message>
    <message>
        <source>Dead cards may be turned in only when no card can be played</source>
        <translation>Solo se entregan cartas muertas si no se puede jugar ninguna</translation>
    </message>
    <message>
        <source>Dead cards may be turned in even if another card can be played</source>
        <translation>Se pueden entregar cartas muertas aunque se pueda jugar otra</translation>
    </message>
    <message>
        <source>Dead cards that are turned in are named</source>
        <translation>Las cartas muertas que se entregan se nombran</translation>
    </message>
    <message>
        <source>Dead cards that are turned in are not named</source>
        <translation>Las cartas muertas que se entregan no se nombran</translation>
    </message>
    <message>
        <source>Turning in a dead card ends the time for a late draw</source>
        <translation>Entregar una carta muerta acaba el tiempo para robar tarde</translation>
    </message>
    <message>
        <source>Turning in a dead card leaves time for a late draw</source>
        <translation>Entregar una carta muerta deja tiempo para robar tarde</translation>
    </message>
    <message>
        <source>Another turn even if the roll could not be used</source>
        <translation>Otro turno aunque no se pudiera usar la tirada</translation>
    </message>
    <message>
        <source>No further turn if the roll could not be used</source>
        <translation>Ningún turno más si no se pudo usar la tirada</translation>
    </message>
</context>
<context>
    <name>RuleGroups</name>
    <message>
        <source>Players and sides</source>
        <translation>Jugadores y bandos</translation>
    </message>
    <message>
        <source>Cards, dice and hands</source>
        <translation>Cartas, dados y manos</translation>
    </message>
    <message>
        <source>Board and corners</source>
        <translation>Tablero y esquinas</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Cartas especiales</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Winning, points and ties</source>
        <translation>Victoria, puntos y empates</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Robar</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>Cartas muertas</translation>
    </message>
    <message>
        <source>Forgetting, talking, clock</source>
        <translation>Olvidos, hablar, reloj</translation>
    </message>
    <message>
        <source>Look of the table</source>
        <translation>Aspecto de la mesa</translation>
    </message>
    <message>
        <source>Name and origin</source>
        <translation>Nombre y origen</translation>
    </message>
</context>
<context>
    <name>RuleLabels</name>
    <message>
        <source>Name of the file</source>
        <translation>Nombre del archivo</translation>
    </message>
    <message>
        <source>It is made from the name when the rules are saved.</source>
        <translation>Se forma con el nombre cuando se guardan las reglas.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>What people read in the list of games.</source>
        <translation>Lo que se lee en la lista de juegos.</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>One paragraph: what kind of game it is and what is special.</source>
        <translation>Un párrafo: qué clase de juego es y qué tiene de especial.</translation>
    </message>
    <message>
        <source>Where the rules come from</source>
        <translation>De dónde vienen las reglas</translation>
    </message>
    <message>
        <source>A book, a web site, a family; so that others can look it up.</source>
        <translation>Un libro, un sitio web, una familia; para que otros puedan consultarlo.</translation>
    </message>
    <message>
        <source>Who may play</source>
        <translation>Quién puede jugar</translation>
    </message>
    <message>
        <source>How many may play, and into how many sides of equal size they may part. Where there are several, the usual number of sides is offered first.</source>
        <translation>Cuántos pueden jugar, y en cuántos bandos iguales se pueden repartir. Si hay varias posibilidades, se ofrece primero el número habitual.</translation>
    </message>
    <message>
        <source>Seating of team-mates</source>
        <translation>Asientos de los compañeros</translation>
    </message>
    <message>
        <source>Apart, the sides take turns around the table. Side by side, all members of a side move before the next side does.</source>
        <translation>Separados: los bandos se alternan alrededor de la mesa. Juntos: todos los miembros de un bando juegan antes que el siguiente.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>The first move is a small advantage.</source>
        <translation>La primera jugada es una pequeña ventaja.</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Sentido del juego</translation>
    </message>
    <message>
        <source>The way the turn passes around the table.</source>
        <translation>El sentido en que pasa el turno por la mesa.</translation>
    </message>
    <message>
        <source>Played with</source>
        <translation>Se juega con</translation>
    </message>
    <message>
        <source>With cards one chooses from a hand. With dice there is no hand: the roll says where the chip goes.</source>
        <translation>Con cartas se elige de una mano. Con dados no hay mano: la tirada dice dónde va la ficha.</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>Barajas</translation>
    </message>
    <message>
        <source>So many packs are shuffled together; more packs, longer games.</source>
        <translation>Tantas barajas se mezclan; más barajas, partidas más largas.</translation>
    </message>
    <message>
        <source>Jokers in all</source>
        <translation>Comodines en total</translation>
    </message>
    <message>
        <source>Jokers need a power, since no cell shows a joker.</source>
        <translation>Los comodines necesitan un poder, pues ninguna casilla muestra un comodín.</translation>
    </message>
    <message>
        <source>Ranks in a pack</source>
        <translation>Valores en una baraja</translation>
    </message>
    <message>
        <source>Ranks left out are not dealt; cells that show them can be reached by special cards only.</source>
        <translation>Los valores omitidos no se reparten; sus casillas solo se alcanzan con cartas especiales.</translation>
    </message>
    <message>
        <source>Number cards</source>
        <translation>Cartas de números</translation>
    </message>
    <message>
        <source>Each number from the first to the last once a pack, in place of playing cards. They need a board of numbers.</source>
        <translation>Cada número del primero al último una vez por baraja, en vez de naipes. Necesitan un tablero de números.</translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation>Cartas por jugador</translation>
    </message>
    <message>
        <source>The same number for any number of players. Not used, the list by players holds.</source>
        <translation>El mismo número con cualquier número de jugadores. Sin usar, vale la lista por jugadores.</translation>
    </message>
    <message>
        <source>Cards each, by players</source>
        <translation>Cartas por jugador, según los jugadores</translation>
    </message>
    <message>
        <source>The more players, the fewer cards each, as a rule.</source>
        <translation>Por lo general, cuantos más jugadores, menos cartas cada uno.</translation>
    </message>
    <message>
        <source>Most cards in a hand</source>
        <translation>Máximo de cartas en la mano</translation>
    </message>
    <message>
        <source>Who holds so many may not draw and has to play.</source>
        <translation>Quien tenga tantas no puede robar y tiene que jugar.</translation>
    </message>
    <message>
        <source>A number goes on</source>
        <translation>Un número va en</translation>
    </message>
    <message>
        <source>On higher numbers too, low cards are strong: they fit nearly everywhere.</source>
        <translation>También en números mayores, las cartas bajas son fuertes: caben casi en todas partes.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>How many dice are rolled; their total counts.</source>
        <translation>Cuántos dados se tiran; cuenta su total.</translation>
    </message>
    <message>
        <source>Faces of a die</source>
        <translation>Caras de un dado</translation>
    </message>
    <message>
        <source>The board has to show every total that has no power.</source>
        <translation>El tablero tiene que mostrar cada total que no tenga poder.</translation>
    </message>
    <message>
        <source>Rolls that give another turn</source>
        <translation>Tiradas que dan otro turno</translation>
    </message>
    <message>
        <source>Totals, separated by commas. The turn may repeat for ever.</source>
        <translation>Totales, separados por comas. El turno puede repetirse sin fin.</translation>
    </message>
    <message>
        <source>Another turn even if the roll could not be used</source>
        <translation>Otro turno aunque no se pudiera usar la tirada</translation>
    </message>
    <message>
        <source>Otherwise a roll without effect gives no further turn.</source>
        <translation>Si no, una tirada sin efecto no da otro turno.</translation>
    </message>
    <message>
        <source>Usual board</source>
        <translation>Tablero habitual</translation>
    </message>
    <message>
        <source>The board that is offered first; others that fit may do too.</source>
        <translation>El tablero que se ofrece primero; otros que sirvan también valen.</translation>
    </message>
    <message>
        <source>A board of its own</source>
        <translation>Un tablero propio</translation>
    </message>
    <message>
        <source>A line for each row of cells, such as “XX 2S 3S 4S”; XX is a free cell. It goes before the usual board.</source>
        <translation>Una línea por cada fila de casillas, como «XX 2S 3S 4S»; XX es una casilla libre. Va antes que el tablero habitual.</translation>
    </message>
    <message>
        <source>Rows of cells a board must have</source>
        <translation>Filas que debe tener un tablero</translation>
    </message>
    <message>
        <source>Boards of another height are not offered.</source>
        <translation>Los tableros de otra altura no se ofrecen.</translation>
    </message>
    <message>
        <source>Columns a board must have</source>
        <translation>Columnas que debe tener un tablero</translation>
    </message>
    <message>
        <source>Boards of another width are not offered.</source>
        <translation>Los tableros de otra anchura no se ofrecen.</translation>
    </message>
    <message>
        <source>Free cells</source>
        <translation>Casillas libres</translation>
    </message>
    <message>
        <source>Counting for every side, a row through a free corner needs one chip less.</source>
        <translation>Si cuentan para todos los bandos, una fila por una esquina libre pide una ficha menos.</translation>
    </message>
    <message>
        <source>Free cells are earned</source>
        <translation>Las casillas libres se ganan</translation>
    </message>
    <message>
        <source>They start empty, and only a card with the power for corners puts a chip there.</source>
        <translation>Empiezan vacías, y solo una carta con el poder de las esquinas pone allí una ficha.</translation>
    </message>
    <message>
        <source>Cards and rolls with a power</source>
        <translation>Cartas y tiradas con poder</translation>
    </message>
    <message>
        <source>What jacks, jokers or certain rolls do. A card with a power is not played on its own cells.</source>
        <translation>Lo que hacen jotas, comodines o ciertas tiradas. Una carta con poder no se juega en sus propias casillas.</translation>
    </message>
    <message>
        <source>When all its cells are covered, a card or roll</source>
        <translation>Cuando todas sus casillas están cubiertas, una carta o tirada</translation>
    </message>
    <message>
        <source>Taking the place of an enemy chip keeps the game moving to the very end.</source>
        <translation>Ocupar el lugar de una ficha rival mantiene el juego en movimiento hasta el final.</translation>
    </message>
    <message>
        <source>Removing may take one’s own chips</source>
        <translation>Se pueden quitar fichas propias</translation>
    </message>
    <message>
        <source>Seldom wise, but it keeps such a card from being stuck.</source>
        <translation>Rara vez es sensato, pero así una carta de estas nunca queda atascada.</translation>
    </message>
    <message>
        <source>Wild cards are named</source>
        <translation>Los comodines se nombran</translation>
    </message>
    <message>
        <source>One says which card a wild card stands for. A custom at the table only.</source>
        <translation>Se dice a qué carta representa un comodín. Solo una costumbre de mesa.</translation>
    </message>
    <message>
        <source>Chips of a finished row are safe</source>
        <translation>Las fichas de una fila terminada están a salvo</translation>
    </message>
    <message>
        <source>Otherwise a finished row can be broken again.</source>
        <translation>Si no, una fila terminada puede romperse.</translation>
    </message>
    <message>
        <source>Chips that lengthen a finished row are safe too</source>
        <translation>Las fichas que alargan una fila terminada también están a salvo</translation>
    </message>
    <message>
        <source>Otherwise the sixth chip in a line of five can be taken.</source>
        <translation>Si no, se puede quitar la sexta ficha de una línea de cinco.</translation>
    </message>
    <message>
        <source>Chips on earned corners are safe</source>
        <translation>Las fichas en esquinas ganadas están a salvo</translation>
    </message>
    <message>
        <source>Otherwise they can be taken like any other chip.</source>
        <translation>Si no, se pueden quitar como cualquier otra.</translation>
    </message>
    <message>
        <source>Cells safe from a card or roll</source>
        <translation>Casillas a salvo de una carta o tirada</translation>
    </message>
    <message>
        <source>Numbers whose cells a certain card or roll cannot touch.</source>
        <translation>Números cuyas casillas no puede tocar cierta carta o tirada.</translation>
    </message>
    <message>
        <source>Chips in a row</source>
        <translation>Fichas en una fila</translation>
    </message>
    <message>
        <source>Shorter rows are made sooner and blocked less easily.</source>
        <translation>Las filas más cortas se hacen antes y se bloquean peor.</translation>
    </message>
    <message>
        <source>Chips in a row, by sides</source>
        <translation>Fichas en una fila, por bandos</translation>
    </message>
    <message>
        <source>Where a number of sides is named here, this goes first.</source>
        <translation>Donde aquí se nombra un número de bandos, eso va primero.</translation>
    </message>
    <message>
        <source>Shapes instead of lines</source>
        <translation>Formas en vez de líneas</translation>
    </message>
    <message>
        <source>A line for each shape, such as “X../XXX/..X”: X is a chip, a dot is not, and a stroke begins the next row. Each is placed as drawn, without turning.</source>
        <translation>Una línea para cada forma, como «X../XXX/..X»: X es una ficha, un punto no lo es, y una barra empieza la fila siguiente. Cada una se pone como está dibujada, sin girar.</translation>
    </message>
    <message>
        <source>A row counts</source>
        <translation>Una fila cuenta</translation>
    </message>
    <message>
        <source>For good, it is claimed and remembered. Only while it lies there, all rows needed have to be on the board at once.</source>
        <translation>Para siempre: se reclama y se recuerda. Solo mientras está: todas las filas necesarias tienen que estar en el tablero a la vez.</translation>
    </message>
    <message>
        <source>Cells that two rows may share</source>
        <translation>Casillas que dos filas pueden compartir</translation>
    </message>
    <message>
        <source>With one, nine in a line are two rows of five; with none, ten are needed.</source>
        <translation>Con una, nueve en línea son dos filas de cinco; con ninguna hacen falta diez.</translation>
    </message>
    <message>
        <source>One line may hold two rows of a side</source>
        <translation>Una línea puede contener dos filas de un bando</translation>
    </message>
    <message>
        <source>Otherwise a second row must lie in another line, such as one that crosses.</source>
        <translation>Si no, una segunda fila tiene que estar en otra línea, por ejemplo una que cruza.</translation>
    </message>
    <message>
        <source>Two rows may use the same free cell</source>
        <translation>Dos filas pueden usar la misma casilla libre</translation>
    </message>
    <message>
        <source>Otherwise a side may use each free corner once.</source>
        <translation>Si no, un bando puede usar cada esquina libre una vez.</translation>
    </message>
    <message>
        <source>When more chips lie in line than a row needs</source>
        <translation>Cuando hay en línea más fichas de las que pide una fila</translation>
    </message>
    <message>
        <source>Which chips are the row decides which are safe, and what may follow.</source>
        <translation>Qué fichas son la fila decide cuáles están a salvo y qué puede seguir.</translation>
    </message>
    <message>
        <source>A row counts only when it is announced</source>
        <translation>Una fila cuenta solo si se anuncia</translation>
    </message>
    <message>
        <source>Who makes a row without saying so has no row; a later chip can still claim it.</source>
        <translation>Quien hace una fila sin decirlo no la tiene; una ficha posterior aún puede reclamarla.</translation>
    </message>
    <message>
        <source>Rows needed, by sides</source>
        <translation>Filas necesarias, por bandos</translation>
    </message>
    <message>
        <source>Where nothing is said, one row wins.</source>
        <translation>Donde no se dice nada, gana una fila.</translation>
    </message>
    <message>
        <source>Rows needed, by players</source>
        <translation>Filas necesarias, por jugadores</translation>
    </message>
    <message>
        <source>Where a number of players is named here, this goes first.</source>
        <translation>Donde aquí se nombra un número de jugadores, eso va primero.</translation>
    </message>
    <message>
        <source>Patterns that win at once</source>
        <translation>Patrones que ganan al instante</translation>
    </message>
    <message>
        <source>A line for each: “center2x2” for the four cells in the middle, or cells joined by plus signs, such as “a1+b2”.</source>
        <translation>Una línea para cada uno: «center2x2» para las cuatro casillas del centro, o casillas unidas por signos más, como «a1+b2».</translation>
    </message>
    <message>
        <source>Turns left to the others</source>
        <translation>Turnos que les quedan a los demás</translation>
    </message>
    <message>
        <source>When a side has its rows, each other side still has so many turns; then the most rows win.</source>
        <translation>Cuando un bando tiene sus filas, a cada otro le quedan estos turnos; después gana quien tenga más filas.</translation>
    </message>
    <message>
        <source>When nobody has won</source>
        <translation>Cuando no ha ganado nadie</translation>
    </message>
    <message>
        <source>What happens when nobody can move or no card is left.</source>
        <translation>Lo que pasa cuando nadie puede jugar o no quedan cartas.</translation>
    </message>
    <message>
        <source>Lengths that are compared</source>
        <translation>Longitudes que se comparan</translation>
    </message>
    <message>
        <source>Separated by commas, in order: the side with more rows of the first length wins, then of the second, and so on.</source>
        <translation>Separadas por comas, en orden: gana el bando con más filas de la primera longitud, luego de la segunda, etcétera.</translation>
    </message>
    <message>
        <source>Points that win the match</source>
        <translation>Puntos que ganan el encuentro</translation>
    </message>
    <message>
        <source>A match goes over several deals, until a side has so many.</source>
        <translation>Un encuentro tiene varias manos, hasta que un bando tiene estos puntos.</translation>
    </message>
    <message>
        <source>Points for a row, by chips in its line</source>
        <translation>Puntos por una fila, según las fichas de su línea</translation>
    </message>
    <message>
        <source>A line earns what stands at the greatest number that it reaches.</source>
        <translation>Una línea da lo que figura en el mayor número que alcanza.</translation>
    </message>
    <message>
        <source>Extra points for a row with a free cell</source>
        <translation>Puntos extra por una fila con casilla libre</translation>
    </message>
    <message>
        <source>For each such row.</source>
        <translation>Por cada fila así.</translation>
    </message>
    <message>
        <source>Extra points for two rows at a stroke</source>
        <translation>Puntos extra por dos filas de una vez</translation>
    </message>
    <message>
        <source>For one move that makes two or more rows.</source>
        <translation>Por una jugada que hace dos o más filas.</translation>
    </message>
    <message>
        <source>Points for winning a deal</source>
        <translation>Puntos por ganar una mano</translation>
    </message>
    <message>
        <source>For the side that wins it, however it ends.</source>
        <translation>Para el bando que la gana, acabe como acabe.</translation>
    </message>
    <message>
        <source>Points lost for each special card left</source>
        <translation>Puntos que se pierden por cada carta especial que queda</translation>
    </message>
    <message>
        <source>For cards with a power still in hand at the end of a deal.</source>
        <translation>Por cartas con poder aún en la mano al final de una mano.</translation>
    </message>
    <message>
        <source>A card is drawn</source>
        <translation>Se roba una carta</translation>
    </message>
    <message>
        <source>Drawing before playing gives one card more to choose from.</source>
        <translation>Robar antes de jugar da una carta más para elegir.</translation>
    </message>
    <message>
        <source>A full hand must play</source>
        <translation>Con la mano llena hay que jugar</translation>
    </message>
    <message>
        <source>Otherwise one may draw on, however many cards one holds.</source>
        <translation>Si no, se puede seguir robando, se tengan las cartas que se tengan.</translation>
    </message>
    <message>
        <source>An empty hand must draw</source>
        <translation>Con la mano vacía hay que robar</translation>
    </message>
    <message>
        <source>Otherwise one may also pass.</source>
        <translation>Si no, también se puede pasar.</translation>
    </message>
    <message>
        <source>Open cards to draw from</source>
        <translation>Cartas descubiertas para robar</translation>
    </message>
    <message>
        <source>So many cards lie open beside the stock; one takes one, and the next is laid there.</source>
        <translation>Tantas cartas hay descubiertas junto al mazo; se toma una y se pone la siguiente.</translation>
    </message>
    <message>
        <source>The stock lies face up</source>
        <translation>El mazo está boca arriba</translation>
    </message>
    <message>
        <source>Everybody sees the card that comes next from each pile.</source>
        <translation>Todos ven la carta que viene en cada montón.</translation>
    </message>
    <message>
        <source>Piles of the open stock</source>
        <translation>Montones del mazo abierto</translation>
    </message>
    <message>
        <source>With several, one chooses from which to draw.</source>
        <translation>Con varios, se elige de cuál robar.</translation>
    </message>
    <message>
        <source>When the stock is empty</source>
        <translation>Cuando el mazo se acaba</translation>
    </message>
    <message>
        <source>Without a new stock the cards run out, and games can end.</source>
        <translation>Sin mazo nuevo las cartas se agotan y las partidas pueden terminar.</translation>
    </message>
    <message>
        <source>Dead cards turned in each turn</source>
        <translation>Cartas muertas que se entregan por turno</translation>
    </message>
    <message>
        <source>A card is dead when no cell is left for it. Turned in, it gives a new card, and the turn goes on.</source>
        <translation>Una carta está muerta cuando no le queda casilla. Al entregarla da una nueva, y el turno sigue.</translation>
    </message>
    <message>
        <source>Turning in is free to choose</source>
        <translation>Entregar es voluntario</translation>
    </message>
    <message>
        <source>Otherwise a dead card has to be turned in before one plays.</source>
        <translation>Si no, hay que entregar una carta muerta antes de jugar.</translation>
    </message>
    <message>
        <source>Only when no card can be played</source>
        <translation>Solo cuando no se puede jugar ninguna carta</translation>
    </message>
    <message>
        <source>Dead cards stay in hand as long as another card can be used.</source>
        <translation>Las cartas muertas se quedan en la mano mientras se pueda usar otra.</translation>
    </message>
    <message>
        <source>Dead cards are announced</source>
        <translation>Las cartas muertas se anuncian</translation>
    </message>
    <message>
        <source>Otherwise the list of moves does not name them.</source>
        <translation>Si no, la lista de jugadas no las nombra.</translation>
    </message>
    <message>
        <source>Dead cards that put a player out</source>
        <translation>Cartas muertas que dejan fuera a un jugador</translation>
    </message>
    <message>
        <source>Who holds so many at the start of a turn is out of the game.</source>
        <translation>Quien tenga tantas al empezar un turno queda fuera.</translation>
    </message>
    <message>
        <source>A forgotten draw</source>
        <translation>Un robo olvidado</translation>
    </message>
    <message>
        <source>If drawing is up to the players, one has to click the stock after each move.</source>
        <translation>Si robar es cosa de los jugadores, hay que hacer clic en el mazo tras cada jugada.</translation>
    </message>
    <message>
        <source>It is too late</source>
        <translation>Es demasiado tarde</translation>
    </message>
    <message>
        <source>Until then a forgotten card may still be drawn.</source>
        <translation>Hasta entonces aún se puede robar una carta olvidada.</translation>
    </message>
    <message>
        <source>Turning in a dead card ends the time too</source>
        <translation>Entregar una carta muerta también acaba el tiempo</translation>
    </message>
    <message>
        <source>As if the next player had moved and drawn.</source>
        <translation>Como si el siguiente jugador hubiera jugado y robado.</translation>
    </message>
    <message>
        <source>Speaking out of turn</source>
        <translation>Hablar sin permiso</translation>
    </message>
    <message>
        <source>What a side pays whose members give each other advice.</source>
        <translation>Lo que paga un bando cuyos miembros se aconsejan.</translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <translation>Tiempo por turno</translation>
    </message>
    <message>
        <source>In seconds; then the computer moves for the player.</source>
        <translation>En segundos; después juega el ordenador por el jugador.</translation>
    </message>
    <message>
        <source>A finished row</source>
        <translation>Una fila terminada</translation>
    </message>
    <message>
        <source>How it is seen on the table; the rules stay the same.</source>
        <translation>Cómo se ve en la mesa; las reglas son las mismas.</translation>
    </message>
    <message>
        <source>Chips of each colour in the box</source>
        <translation>Fichas de cada color en la caja</translation>
    </message>
    <message>
        <source>For information only; the program never runs out of chips.</source>
        <translation>Solo como información; al programa nunca se le acaban las fichas.</translation>
    </message>
</context>
<context>
    <name>RuleOptions</name>
    <message>
        <source>apart, the sides in turn</source>
        <translation>separados, los bandos por turnos</translation>
    </message>
    <message>
        <source>side by side</source>
        <translation>juntos</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>como las agujas del reloj</translation>
    </message>
    <message>
        <source>counterclockwise</source>
        <translation>al contrario que las agujas del reloj</translation>
    </message>
    <message>
        <source>the seat after a dealer drawn by lot</source>
        <translation>el puesto siguiente a quien reparte, por sorteo</translation>
    </message>
    <message>
        <source>the highest roll</source>
        <translation>la tirada más alta</translation>
    </message>
    <message>
        <source>a seat drawn by lot</source>
        <translation>un puesto por sorteo</translation>
    </message>
    <message>
        <source>always the first seat</source>
        <translation>siempre el primer puesto</translation>
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
        <translation>sus propias casillas</translation>
    </message>
    <message>
        <source>its own cells and any higher number</source>
        <translation>sus propias casillas y cualquier número mayor</translation>
    </message>
    <message>
        <source>count as a chip of every side</source>
        <translation>cuentan como ficha de todos los bandos</translation>
    </message>
    <message>
        <source>count for nobody</source>
        <translation>no cuentan para nadie</translation>
    </message>
    <message>
        <source>by a card with the power for corners</source>
        <translation>con una carta con el poder de las esquinas</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>for good, once it is made</source>
        <translation>para siempre, una vez hecha</translation>
    </message>
    <message>
        <source>only while its chips lie there</source>
        <translation>solo mientras estén sus fichas</translation>
    </message>
    <message>
        <source>its maker chooses</source>
        <translation>elige quien la hace</translation>
    </message>
    <message>
        <source>the first from the top left</source>
        <translation>las primeras desde arriba a la izquierda</translation>
    </message>
    <message>
        <source>the program chooses</source>
        <translation>elige el programa</translation>
    </message>
    <message>
        <source>drawn through</source>
        <translation>tachada con una raya</translation>
    </message>
    <message>
        <source>its chips turn white</source>
        <translation>sus fichas se vuelven blancas</translation>
    </message>
    <message>
        <source>does nothing</source>
        <translation>no hace nada</translation>
    </message>
    <message>
        <source>takes the place of an enemy chip there</source>
        <translation>ocupa allí el lugar de una ficha rival</translation>
    </message>
    <message>
        <source>after playing</source>
        <translation>después de jugar</translation>
    </message>
    <message>
        <source>before playing</source>
        <translation>antes de jugar</translation>
    </message>
    <message>
        <source>instead of playing</source>
        <translation>en vez de jugar</translation>
    </message>
    <message>
        <source>the played cards are shuffled anew</source>
        <translation>las cartas jugadas se barajan de nuevo</translation>
    </message>
    <message>
        <source>one plays on without drawing</source>
        <translation>se sigue sin robar</translation>
    </message>
    <message>
        <source>the game ends</source>
        <translation>la partida termina</translation>
    </message>
    <message>
        <source>impossible: cards draw themselves</source>
        <translation>imposible: las cartas se roban solas</translation>
    </message>
    <message>
        <source>lost for good</source>
        <translation>perdida para siempre</translation>
    </message>
    <message>
        <source>made good after one’s next turn</source>
        <translation>recuperada tras el próximo turno</translation>
    </message>
    <message>
        <source>when the next player has moved and drawn</source>
        <translation>cuando el siguiente jugador ha jugado y robado</translation>
    </message>
    <message>
        <source>when the next player has moved</source>
        <translation>cuando el siguiente jugador ha jugado</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>no cuesta nada</translation>
    </message>
    <message>
        <source>costs each member of the side a card</source>
        <translation>cuesta una carta a cada miembro del bando</translation>
    </message>
    <message>
        <source>costs the side a chip</source>
        <translation>cuesta una ficha al bando</translation>
    </message>
    <message>
        <source>the game is a draw</source>
        <translation>la partida es un empate</translation>
    </message>
    <message>
        <source>the longest lines decide</source>
        <translation>deciden las líneas más largas</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>sin usar</translation>
    </message>
    <message>
        <source>as many as were dealt</source>
        <translation>las que se repartieron</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>cualquier número</translation>
    </message>
    <message>
        <source>nobody is put out</source>
        <translation>nadie queda fuera</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>none, the game is over</source>
        <translation>ninguno, la partida termina</translation>
    </message>
    <message>
        <source>no match, single games</source>
        <translation>sin encuentro, partidas sueltas</translation>
    </message>
    <message>
        <source>the four cells in the middle</source>
        <translation>las cuatro casillas del centro</translation>
    </message>
    <message>
        <source>the cells {names}</source>
        <translation>las casillas {names}</translation>
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
        <translation>va en cualquier casilla abierta</translation>
    </message>
    <message>
        <source>removes an enemy chip</source>
        <translation>quita una ficha rival</translation>
    </message>
    <message>
        <source>goes anywhere, even in place of an enemy chip</source>
        <translation>va en cualquier sitio, incluso en lugar de una ficha rival</translation>
    </message>
    <message>
        <source>goes in place of an enemy chip</source>
        <translation>va en lugar de una ficha rival</translation>
    </message>
    <message>
        <source>goes on an open corner only</source>
        <translation>va solo en una esquina abierta</translation>
    </message>
    <message>
        <source>swaps one’s own chip with an enemy chip</source>
        <translation>cambia una ficha propia por una rival</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>Back to the preset: {value}</source>
        <translation>Volver al modelo: {value}</translation>
    </message>
    <message>
        <source>No effect: {why}</source>
        <translation>Sin efecto: {why}</translation>
    </message>
</context>
<context>
    <name>RuleTables</name>
    <message>
        <source>Add a roll</source>
        <translation>Añadir una tirada</translation>
    </message>
    <message>
        <source>Add a card</source>
        <translation>Añadir una carta</translation>
    </message>
    <message>
        <source>One more that does something special</source>
        <translation>Otra más que hace algo especial</translation>
    </message>
    <message>
        <source>Card or roll</source>
        <translation>Carta o tirada</translation>
    </message>
    <message>
        <source>Take {card} out of the list</source>
        <translation>Quitar {card} de la lista</translation>
    </message>
    <message>
        <source>What {card} does</source>
        <translation>Lo que hace {card}</translation>
    </message>
    <message>
        <source>numbers of cells</source>
        <translation>números de casillas</translation>
    </message>
    <message>
        <source>Cells safe from {card}</source>
        <translation>Casillas a salvo de {card}</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Comodín</translation>
    </message>
    <message>
        <source>usually</source>
        <translation>habitualmente</translation>
    </message>
    <message>
        <source>{players}, usual number of sides</source>
        <translation>{players}, número habitual de bandos</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} jugadores</translation>
    </message>
    <message>
        <source>{sides} sides</source>
        <translation>{sides} bandos</translation>
    </message>
    <message>
        <source>{count} in line</source>
        <translation>{count} en línea</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Change the rules</source>
        <translation>Cambiar las reglas</translation>
    </message>
    <message>
        <source>&amp;Differences</source>
        <translation>&amp;Diferencias</translation>
    </message>
    <message>
        <source>S&amp;how it</source>
        <translation>&amp;Mostrar</translation>
    </message>
    <message>
        <source>{title}, changed</source>
        <translation>{title}, cambiado</translation>
    </message>
    <message>
        <source>House rules made from {title}</source>
        <translation>Reglas de la casa hechas a partir de {title}</translation>
    </message>
    <message>
        <source>Start &amp;from</source>
        <translation>Pa&amp;rtir de</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <source>Show what differs from the preset, or the rules again.</source>
        <translation>Mostrar lo que difiere del modelo, o de nuevo las reglas.</translation>
    </message>
    <message>
        <source>Point at a rule to read what follows from it.</source>
        <translation>Apunta a una regla para leer lo que se sigue de ella.</translation>
    </message>
    <message>
        <source>{title} (yours)</source>
        <translation>{title} (tuyo)</translation>
    </message>
    <message>
        <source>These rules do not make sense yet.</source>
        <translation>Estas reglas aún no tienen sentido.</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>No rule is called like that.</source>
        <translation>Ninguna regla se llama así.</translation>
    </message>
</context>
<context>
    <name>SafeBar</name>
    <message>
        <source>Safe mode: your settings stay in their file, and changes are not kept.</source>
        <translation>Modo seguro: tus ajustes siguen en su archivo, y los cambios no se conservan.</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Pictures</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Guardar la imagen</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animaciones</translation>
    </message>
    <message>
        <source>Save the animation</source>
        <translation>Guardar la animación</translation>
    </message>
    <message>
        <source>The file was not written.</source>
        <translation>El archivo no se escribió.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Escrito: {file}</translation>
    </message>
</context>
<context>
    <name>SeatChoice</name>
    <message>
        <source>Who plays</source>
        <translation>Quién juega</translation>
    </message>
    <message>
        <source>Equal players</source>
        <translation>Jugadores iguales</translation>
    </message>
    <message>
        <source>A player for each side</source>
        <translation>Un jugador por bando</translation>
    </message>
    <message>
        <source>A player for each seat</source>
        <translation>Un jugador por puesto</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Side {number}</source>
        <translation>Bando {number}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Puesto {number}</translation>
    </message>
    <message>
        <source>{who}: level</source>
        <translation>{who}: nivel</translation>
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
        <translation>ordenador</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Name of seat {number}</source>
        <translation>Nombre del puesto {number}</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>Quién juega el puesto {number}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Temperament of seat {number}</source>
        <translation>Temperamento del puesto {number}</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>Computer {number}</source>
        <translation>Ordenador {number}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordenador</translation>
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
        <translation>Textos en {language}.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>What the program speaks. The window opens anew.</source>
        <translation>El idioma del programa. La ventana se abre de nuevo.</translation>
    </message>
    <message>
        <source>That of the system</source>
        <translation>El del sistema</translation>
    </message>
    <message>
        <source>English where there is no translation.</source>
        <translation>Inglés donde no hay traducción.</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>Colores de la ventana</translation>
    </message>
    <message>
        <source>Light or dark; the table and the cards follow.</source>
        <translation>Clara u oscura; la mesa y las cartas la siguen.</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Orden de la mano</translation>
    </message>
    <message>
        <source>How your cards lie. Drag a card in the hand to lay it by hand.</source>
        <translation>Cómo están tus cartas. Arrastra una carta en la mano para colocarla tú.</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Tapete</translation>
    </message>
    <message>
        <source>The colour of the table under the board.</source>
        <translation>El color de la mesa bajo el tablero.</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>As in most card rooms.</source>
        <translation>Como en la mayoría de las salas de juego.</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Cooler; green chips stand out more.</source>
        <translation>Más frío; las fichas verdes resaltan más.</translation>
    </message>
    <message>
        <source>Claret</source>
        <translation>Burdeos</translation>
    </message>
    <message>
        <source>Warmer; blue chips stand out more.</source>
        <translation>Más cálido; las fichas azules resaltan más.</translation>
    </message>
    <message>
        <source>Of my own hue</source>
        <translation>De mi propio color</translation>
    </message>
    <message>
        <source>Whatever hue is chosen below, as dark as the others.</source>
        <translation>El tono elegido abajo, tan oscuro como los demás.</translation>
    </message>
    <message>
        <source>Hue of my own cloth</source>
        <translation>Tono de mi propio tapete</translation>
    </message>
    <message>
        <source>From red (0°) by green (120°) and blue (240°) back to red. Cards and words stand out as well on each.</source>
        <translation>Del rojo (0°) por el verde (120°) y el azul (240°) de vuelta al rojo. Cartas y textos destacan igual de bien en todos.</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>The colours of the sides. Each side has a sign of its own in all of them.</source>
        <translation>Los colores de los bandos. En todos, cada bando tiene su propio signo.</translation>
    </message>
    <message>
        <source>Blue, red, green, violet</source>
        <translation>Azul, rojo, verde, violeta</translation>
    </message>
    <message>
        <source>For most eyes.</source>
        <translation>Para la mayoría de los ojos.</translation>
    </message>
    <message>
        <source>Safe for colour-blind players</source>
        <translation>Seguros para daltónicos</translation>
    </message>
    <message>
        <source>Blue, orange, black and yellow stay apart in every colour blindness.</source>
        <translation>Azul, naranja, negro y amarillo se distinguen en todo daltonismo.</translation>
    </message>
    <message>
        <source>Shades of grey</source>
        <translation>Tonos de gris</translation>
    </message>
    <message>
        <source>They differ by lightness and sign alone.</source>
        <translation>Se distinguen solo por la claridad y el signo.</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>Caras de las cartas</translation>
    </message>
    <message>
        <source>What is drawn on the cards and on the cells of the board.</source>
        <translation>Lo que se dibuja en las cartas y en las casillas del tablero.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásicas</translation>
    </message>
    <message>
        <source>With pips and figures.</source>
        <translation>Con palos y figuras.</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Índice grande</translation>
    </message>
    <message>
        <source>One huge index, for weak eyes and small boards.</source>
        <translation>Un índice enorme, para ojos débiles y tableros pequeños.</translation>
    </message>
    <message>
        <source>Four colours of suits</source>
        <translation>Cuatro colores de palos</translation>
    </message>
    <message>
        <source>Diamonds are blue and clubs green, so that no two suits look alike.</source>
        <translation>Los diamantes son azules y los tréboles verdes, para que no haya dos palos parecidos.</translation>
    </message>
    <message>
        <source>Size of the table</source>
        <translation>Tamaño de la mesa</translation>
    </message>
    <message>
        <source>At 100 % the table is as large as the window. A larger one is moved by the wheel or by dragging the cloth, and follows a card that is dragged to its edge.</source>
        <translation>Al 100 % la mesa es tan grande como la ventana. Una mayor se mueve con la rueda o arrastrando el tapete, y sigue a una carta que se arrastra a su borde.</translation>
    </message>
    <message>
        <source>Cards are</source>
        <translation>Las cartas se</translation>
    </message>
    <message>
        <source>How the pointer plays. Keys always do.</source>
        <translation>Cómo juega el puntero. Las teclas juegan siempre.</translation>
    </message>
    <message>
        <source>Dragged or clicked</source>
        <translation>Arrastran o pulsan</translation>
    </message>
    <message>
        <source>Drag a card to a cell, or click the one, then the other.</source>
        <translation>Arrastra una carta a una casilla, o pulsa una y luego otra.</translation>
    </message>
    <message>
        <source>Dragged</source>
        <translation>Arrastran</translation>
    </message>
    <message>
        <source>A click on a card or a cell does nothing.</source>
        <translation>Un clic en una carta o casilla no hace nada.</translation>
    </message>
    <message>
        <source>Clicked</source>
        <translation>Pulsan</translation>
    </message>
    <message>
        <source>Nothing is dragged, so that a trembling hand cannot carry a card off.</source>
        <translation>No se arrastra nada, para que una mano temblorosa no se lleve una carta.</translation>
    </message>
    <message>
        <source>Ask before each move</source>
        <translation>Preguntar antes de cada jugada</translation>
    </message>
    <message>
        <source>A move is made when you choose its cell again, or press its button.</source>
        <translation>La jugada se hace cuando eliges otra vez su casilla o pulsas su botón.</translation>
    </message>
    <message>
        <source>Point out mistakes</source>
        <translation>Señalar los errores</translation>
    </message>
    <message>
        <source>Alone against computers, a move that costs much of your chance to win is pointed out, and may be taken back. Not in rated games.</source>
        <translation>A solas contra ordenadores, se señala la jugada que cuesta mucho de tus posibilidades, y puede deshacerse. No en partidas puntuadas.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>How fast cards and chips move. They never keep you waiting: just play on.</source>
        <translation>Lo rápido que se mueven cartas y fichas. Nunca te hacen esperar: sigue jugando.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Sin movimiento</translation>
    </message>
    <message>
        <source>Everything is in its place at once.</source>
        <translation>Todo está en su sitio al instante.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Twice as fast as normal.</source>
        <translation>El doble de rápido que normal.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>A fifth of a second for each card.</source>
        <translation>Un quinto de segundo por carta.</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Half as fast as normal, easy to follow.</source>
        <translation>La mitad de rápido que normal, fácil de seguir.</translation>
    </message>
    <message>
        <source>Less motion if the system asks for it</source>
        <translation>Menos movimiento si el sistema lo pide</translation>
    </message>
    <message>
        <source>Where the system’s settings ask programs for less motion, nothing moves on the table.</source>
        <translation>Si los ajustes del sistema piden menos movimiento, nada se mueve en la mesa.</translation>
    </message>
    <message>
        <source>Pace of the computers</source>
        <translation>Ritmo de los ordenadores</translation>
    </message>
    <message>
        <source>How long a computer takes for a move at least, so that you can follow.</source>
        <translation>Lo que tarda un ordenador como mínimo en una jugada, para que puedas seguirla.</translation>
    </message>
    <message>
        <source>&amp;Slow pace</source>
        <translation>Ritmo &amp;lento</translation>
    </message>
    <message>
        <source>A second and a half for a move: time to see what it does.</source>
        <translation>Segundo y medio por jugada: tiempo para ver lo que hace.</translation>
    </message>
    <message>
        <source>&amp;Normal pace</source>
        <translation>Ritmo &amp;normal</translation>
    </message>
    <message>
        <source>A little more than half a second for a move.</source>
        <translation>Poco más de medio segundo por jugada.</translation>
    </message>
    <message>
        <source>&amp;Quick pace</source>
        <translation>Ritmo &amp;rápido</translation>
    </message>
    <message>
        <source>Hardly longer than the computer needs to think.</source>
        <translation>Apenas más de lo que el ordenador necesita para pensar.</translation>
    </message>
    <message>
        <source>Speed of a replay</source>
        <translation>Velocidad de la repetición</translation>
    </message>
    <message>
        <source>How fast moves follow each other when a game is shown again.</source>
        <translation>Con qué rapidez se suceden las jugadas cuando se vuelve a ver una partida.</translation>
    </message>
    <message>
        <source>Two and a half seconds for a move.</source>
        <translation>Dos segundos y medio por jugada.</translation>
    </message>
    <message>
        <source>A little more than a second for a move.</source>
        <translation>Poco más de un segundo por jugada.</translation>
    </message>
    <message>
        <source>Less than half a second for a move.</source>
        <translation>Menos de medio segundo por jugada.</translation>
    </message>
    <message>
        <source>Time for drawing</source>
        <translation>Tiempo para robar</translation>
    </message>
    <message>
        <source>Where cards are drawn by hand: how long a computer waits before its move ends your time to draw.</source>
        <translation>Cuando se roba a mano: cuánto espera un ordenador antes de que su jugada acabe tu tiempo para robar.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>Hear cards, chips, dice, rows, and that it is your turn.</source>
        <translation>Oír cartas, fichas, dados, filas y que te toca.</translation>
    </message>
    <message>
        <source>Volume of the sounds</source>
        <translation>Volumen de los sonidos</translation>
    </message>
    <message>
        <source>How loud the sounds are, beside the volume of the computer.</source>
        <translation>Lo fuertes que son los sonidos, además del volumen del ordenador.</translation>
    </message>
    <message>
        <source>Count finished games</source>
        <translation>Contar las partidas terminadas</translation>
    </message>
    <message>
        <source>Game → Statistics shows them. Nothing of it leaves this computer. Rated games count always.</source>
        <translation>Juego → Estadísticas las muestra. Nada de ello sale de este ordenador. Las partidas puntuadas cuentan siempre.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Motion and pace</source>
        <translation>Movimiento y ritmo</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
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
        <translation>Restablecer esta &amp;página</translation>
    </message>
    <message>
        <source>Restore &amp;all…</source>
        <translation>Restablecer &amp;todo…</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Buscar en los ajustes</translation>
    </message>
    <message>
        <source>Pages of settings</source>
        <translation>Páginas de ajustes</translation>
    </message>
    <message>
        <source>Let everything that is shown here be as it was at first.</source>
        <translation>Dejar todo lo que se muestra aquí como al principio.</translation>
    </message>
    <message>
        <source>Let every setting be as it was at first.</source>
        <translation>Dejar cada ajuste como al principio.</translation>
    </message>
    <message>
        <source>No setting matches. Try another word.</source>
        <translation>Ningún ajuste coincide. Prueba otra palabra.</translation>
    </message>
    <message>
        <source>Let every setting be as it was at first?</source>
        <translation>¿Dejar cada ajuste como al principio?</translation>
    </message>
    <message>
        <source>Games, boards and rules of your own stay as they are.</source>
        <translation>Tus partidas, tableros y reglas quedan como están.</translation>
    </message>
    <message>
        <source>&amp;Restore all</source>
        <translation>&amp;Restablecer todo</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>&amp;Position</source>
        <translation>&amp;Posición</translation>
    </message>
    <message>
        <source>From an &amp;empty board…</source>
        <translation>Desde un tablero &amp;vacío…</translation>
    </message>
    <message>
        <source>Choose a game, a board and players, and lay everything.</source>
        <translation>Elegir un juego, un tablero y jugadores, y ponerlo todo.</translation>
    </message>
    <message>
        <source>From the &amp;table</source>
        <translation>Desde la &amp;mesa</translation>
    </message>
    <message>
        <source>Begin with what you see of the game on the table; hidden cards are dealt anew.</source>
        <translation>Empezar con lo que ves de la partida en la mesa; las cartas ocultas se reparten de nuevo.</translation>
    </message>
    <message>
        <source>&amp;Open a rule case…</source>
        <translation>&amp;Abrir un caso de reglas…</translation>
    </message>
    <message>
        <source>Begin with the position of a rule case.</source>
        <translation>Empezar con la posición de un caso de reglas.</translation>
    </message>
    <message>
        <source>&amp;Save as rule case…</source>
        <translation>&amp;Guardar como caso de reglas…</translation>
    </message>
    <message>
        <source>Write the position with its legal moves to a file that “check” can run.</source>
        <translation>Escribir la posición con sus jugadas legales en un archivo que «check» puede comprobar.</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Copiar como texto</translation>
    </message>
    <message>
        <source>Copy the rule case, to be pasted into a message.</source>
        <translation>Copiar el caso de reglas para pegarlo en un mensaje.</translation>
    </message>
    <message>
        <source>P&amp;lay on</source>
        <translation>Seguir &amp;jugando</translation>
    </message>
    <message>
        <source>Bring the position to the table. The game that is there now is kept.</source>
        <translation>Llevar la posición a la mesa. La partida que hay ahora se conserva.</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Close. The position is kept for next time.</source>
        <translation>Cerrar. La posición se guarda para la próxima vez.</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Fill the rest</source>
        <translation>&amp;Completar el resto</translation>
    </message>
    <message>
        <source>Deal every card that lies nowhere by chance.</source>
        <translation>Repartir al azar todas las cartas que no están en ningún sitio.</translation>
    </message>
    <message>
        <source>&amp;Mark whole rows</source>
        <translation>&amp;Marcar filas enteras</translation>
    </message>
    <message>
        <source>Mark as many rows as the chips make.</source>
        <translation>Marcar tantas filas como formen las fichas.</translation>
    </message>
    <message>
        <source>Take all &amp;chips away</source>
        <translation>Quitar todas las &amp;fichas</translation>
    </message>
    <message>
        <source>Empty the board. Undo brings everything back.</source>
        <translation>Vaciar el tablero. Deshacer lo devuelve todo.</translation>
    </message>
    <message>
        <source>Take all c&amp;ards away</source>
        <translation>Quitar todas las c&amp;artas</translation>
    </message>
    <message>
        <source>Empty hands and piles. Undo brings everything back.</source>
        <translation>Vaciar manos y montones. Deshacer lo devuelve todo.</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Teclas y ratón</translation>
    </message>
    <message>
        <source>List what every key does here.</source>
        <translation>Enumerar lo que hace aquí cada tecla.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>No chip can lie there.</source>
        <translation>Ahí no puede ir ninguna ficha.</translation>
    </message>
    <message>
        <source>Take chips</source>
        <translation>Quitar fichas</translation>
    </message>
    <message>
        <source>Lay chips</source>
        <translation>Poner fichas</translation>
    </message>
    <message>
        <source>By these rules every whole row counts; none has to be marked</source>
        <translation>Con estas reglas cuenta cada fila entera; no hay que marcar ninguna</translation>
    </message>
    <message>
        <source>Mark a row</source>
        <translation>Marcar una fila</translation>
    </message>
    <message>
        <source>Unmark a row</source>
        <translation>Desmarcar una fila</translation>
    </message>
    <message>
        <source>No side covers a whole row there.</source>
        <translation>Ahí ningún bando cubre una fila entera.</translation>
    </message>
    <message>
        <source>Mark whole rows</source>
        <translation>Marcar filas enteras</translation>
    </message>
    <message>
        <source>There is no further row to be marked.</source>
        <translation>No hay más filas que marcar.</translation>
    </message>
    <message>
        <source>Take all chips away</source>
        <translation>Quitar todas las fichas</translation>
    </message>
    <message>
        <source>{card}: every one lies somewhere already.</source>
        <translation>{card}: todas están ya en algún sitio.</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>Poner una carta</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>Quitar una carta</translation>
    </message>
    <message>
        <source>Move a card</source>
        <translation>Mover una carta</translation>
    </message>
    <message>
        <source>Fill the rest</source>
        <translation>Completar el resto</translation>
    </message>
    <message>
        <source>Every card lies somewhere already.</source>
        <translation>Todas las cartas están ya en algún sitio.</translation>
    </message>
    <message>
        <source>Take all cards away</source>
        <translation>Quitar todas las cartas</translation>
    </message>
    <message>
        <source>Another turn</source>
        <translation>Otro turno</translation>
    </message>
    <message>
        <source>Other players</source>
        <translation>Otros jugadores</translation>
    </message>
    <message>
        <source>No chip can lie on {where}</source>
        <translation>En {where} no puede haber ficha</translation>
    </message>
    <message>
        <source>The row {where} of {side} is marked, but {side} does not cover all of it</source>
        <translation>La fila {where} de {side} está marcada, pero {side} no la cubre entera</translation>
    </message>
    <message>
        <source>{side} may not have these rows side by side: {where}</source>
        <translation>{side} no puede tener estas filas a la vez: {where}</translation>
    </message>
    <message>
        <source>{card}: {count} lie here, the pack holds {wanted}</source>
        <translation>{card}: hay {count}, la baraja tiene {wanted}</translation>
    </message>
    <message>
        <source>This game has no use for {card}</source>
        <translation>Este juego no usa {card}</translation>
    </message>
    <message>
        <source>The dice never show {card}</source>
        <translation>Los dados nunca muestran {card}</translation>
    </message>
    <message>
        <source>There is no open card to take</source>
        <translation>No hay carta abierta que tomar</translation>
    </message>
    <message>
        <source>{seat} is out of the game and cannot be to move</source>
        <translation>{seat} está fuera del juego y no puede tener el turno</translation>
    </message>
    <message>
        <source>{side} has no turn left in overtime</source>
        <translation>{side} no tiene más turnos en la prórroga</translation>
    </message>
    <message>
        <source>The game would be over: {side} has won</source>
        <translation>La partida habría acabado: ha ganado {side}</translation>
    </message>
    <message>
        <source>The game would be over: nothing can change any more</source>
        <translation>La partida habría acabado: ya nada puede cambiar</translation>
    </message>
    <message>
        <source>{side} has a whole row that is not marked: {where}</source>
        <translation>{side} tiene una fila entera sin marcar: {where}</translation>
    </message>
    <message>
        <source>{seat} holds {count} cards; the rules deal {wanted}</source>
        <translation>{seat}: cartas en mano, {count}; según las reglas, {wanted}</translation>
    </message>
    <message>
        <source>Cards of the pack that lie nowhere: {count}</source>
        <translation>Cartas que no están en ningún sitio: {count}</translation>
    </message>
    <message>
        <source>{seat} can do nothing but pass</source>
        <translation>{seat} solo puede pasar</translation>
    </message>
    <message>
        <source>With dice there are no cards to lay; coming rolls can be set</source>
        <translation>Con dados no hay cartas que poner; se pueden fijar las próximas tiradas</translation>
    </message>
    <message>
        <source>Draws that are still owed cannot be set, but are kept</source>
        <translation>Los robos pendientes no se pueden fijar, pero se conservan</translation>
    </message>
    <message>
        <source>A penalty for talking cannot be set</source>
        <translation>No se puede fijar una penalización por hablar</translation>
    </message>
    <message>
        <source>Points cannot be set; the match begins with this deal</source>
        <translation>No se pueden fijar puntos; el encuentro empieza con esta mano</translation>
    </message>
    <message>
        <source>Turns of overtime cannot be set, but are kept</source>
        <translation>Los turnos de prórroga no se pueden fijar, pero se conservan</translation>
    </message>
    <message>
        <source>Coming rolls, the first one now: {count}</source>
        <translation>Próximas tiradas, la primera ahora: {count}</translation>
    </message>
    <message>
        <source>{place}: {cards}</source>
        <translation>{place}: {cards}</translation>
    </message>
    <message>
        <source>Stock, the top card first</source>
        <translation>Mazo, la de arriba primero</translation>
    </message>
    <message>
        <source>Discards, the oldest first</source>
        <translation>Descarte, la más antigua primero</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>Cartas abiertas</translation>
    </message>
    <message>
        <source>Open pile {number}</source>
        <translation>Montón abierto {number}</translation>
    </message>
    <message>
        <source>Coming rolls</source>
        <translation>Próximas tiradas</translation>
    </message>
    <message>
        <source>begins the turn</source>
        <translation>empieza el turno</translation>
    </message>
    <message>
        <source>has drawn and plays</source>
        <translation>ha robado y juega</translation>
    </message>
    <message>
        <source>has played and takes an open card</source>
        <translation>ha jugado y toma una carta abierta</translation>
    </message>
    <message>
        <source>takes an open card for a dead one</source>
        <translation>toma una carta abierta por una muerta</translation>
    </message>
    <message>
        <source>no chip</source>
        <translation>sin ficha</translation>
    </message>
    <message>
        <source>chip: {colour}</source>
        <translation>ficha: {colour}</translation>
    </message>
    <message>
        <source>marked row: {colour}</source>
        <translation>fila marcada: {colour}</translation>
    </message>
</context>
<context>
    <name>SetupFlow</name>
    <message>
        <source>This position is not kept: {why}.</source>
        <translation>Esta posición no se guarda: {why}.</translation>
    </message>
    <message>
        <source>This position is not kept.</source>
        <translation>Esta posición no se guarda.</translation>
    </message>
    <message>
        <source>While a rated game goes on, no position is taken from it.</source>
        <translation>Mientras dura una partida puntuada no se toma posición de ella.</translation>
    </message>
    <message>
        <source>From the table</source>
        <translation>Desde la mesa</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Tablero vacío</translation>
    </message>
    <message>
        <source>&amp;Set up</source>
        <translation>&amp;Preparar</translation>
    </message>
    <message>
        <source>Open a rule case</source>
        <translation>Abrir un caso de reglas</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>Abrir {name}</translation>
    </message>
    <message>
        <source>a position that was set up</source>
        <translation>una posición preparada</translation>
    </message>
    <message>
        <source>Copied as text.</source>
        <translation>Copiado como texto.</translation>
    </message>
    <message>
        <source>Save as rule case</source>
        <translation>Guardar como caso de reglas</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Escrito: {file}</translation>
    </message>
    <message>
        <source>Rule cases</source>
        <translation>Casos de reglas</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>No ha funcionado.</translation>
    </message>
</context>
<context>
    <name>SetupWindow</name>
    <message>
        <source>&amp;Cards: a click lays one</source>
        <translation>&amp;Cartas: un clic pone una</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Turn and players</source>
        <translation>Turno y jugadores</translation>
    </message>
    <message>
        <source>{game} – Set up a position</source>
        <translation>{game} – Preparar una posición</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Teclas y ratón</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>The cells of the board {board}, shuffled by the number {seed}.</source>
        <translation>Las casillas del tablero {board}, barajadas con el número {seed}.</translation>
    </message>
    <message>
        <source>Random board</source>
        <translation>Tablero al azar</translation>
    </message>
</context>
<context>
    <name>ShuffleNumber</name>
    <message>
        <source>by chance</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>The same number deals the same cards again, on every computer.</source>
        <translation>El mismo número reparte otra vez las mismas cartas, en cualquier ordenador.</translation>
    </message>
</context>
<context>
    <name>SideColours</name>
    <message>
        <source>Colour of side {number}: {colour}</source>
        <translation>Color del bando {number}: {colour}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>{deed} (a simpler player stood in)</source>
        <translation>{deed} (entró un jugador más sencillo)</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>This deal: {points}</source>
        <translation>Esta mano: {points}</translation>
    </message>
    <message>
        <source>It counts as it was played first: {points}</source>
        <translation>Cuenta como se jugó la primera vez: {points}</translation>
    </message>
    <message>
        <source>In all: {points}</source>
        <translation>En total: {points}</translation>
    </message>
    <message>
        <source>{points} win the match</source>
        <translation>{points} ganan el encuentro</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Mano siguiente</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Última ronda</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>An exercise</source>
        <translation>Un ejercicio</translation>
    </message>
    <message>
        <source>Rated game</source>
        <translation>Partida puntuada</translation>
    </message>
    <message>
        <source>Time is up: the computer moves for {name}.</source>
        <translation>Se acabó el tiempo: el ordenador juega por {name}.</translation>
    </message>
    <message>
        <source>The computer player of {name} has failed. A simpler one moves for it, and the game goes on.</source>
        <translation>El jugador de ordenador de {name} ha fallado. Uno más sencillo juega por él, y la partida sigue.</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Only &amp;rated games</source>
        <translation>Solo partidas &amp;puntuadas</translation>
    </message>
    <message>
        <source>Statistics by game</source>
        <translation>Estadísticas por juego</translation>
    </message>
    <message>
        <source>Statistics by board</source>
        <translation>Estadísticas por tablero</translation>
    </message>
    <message>
        <source>Statistics by level of the opponents</source>
        <translation>Estadísticas por nivel de los rivales</translation>
    </message>
    <message>
        <source>Statistics by player</source>
        <translation>Estadísticas por jugador</translation>
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
        <translation>&amp;Olvidar todo…</translation>
    </message>
    <message>
        <source>Write all counted games to a file, for a spreadsheet</source>
        <translation>Escribir todas las partidas contadas en un archivo, para una hoja de cálculo</translation>
    </message>
    <message>
        <source>Delete all counts and ratings; you are asked once more</source>
        <translation>Borrar todas las cuentas y puntuaciones; se te pregunta otra vez</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Jugador</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>J&amp;uego</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>&amp;Rival</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Tiempo</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Por juego</translation>
    </message>
    <message>
        <source>By board</source>
        <translation>Por tablero</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Por nivel</translation>
    </message>
    <message>
        <source>By player</source>
        <translation>Por jugador</translation>
    </message>
    <message>
        <source>Double-click a game, or press Enter, to look at it; the last ones are kept.</source>
        <translation>Doble clic o Intro en una partida para verla; se conservan las últimas.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
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
        <translation>Filas en total</translation>
    </message>
    <message>
        <source>Rows in a game</source>
        <translation>Filas por partida</translation>
    </message>
    <message>
        <source>Moves in a game</source>
        <translation>Jugadas por partida</translation>
    </message>
    <message>
        <source>Longest game</source>
        <translation>Partida más larga</translation>
    </message>
    <message>
        <source>Shortest game</source>
        <translation>Partida más corta</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Todos los rivales</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Los últimos 30 días</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>El último año</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Cualquier fecha</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>None yet. A game counts when it has ended.</source>
        <translation>Ninguna aún. Una partida cuenta cuando ha terminado.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
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
        <translation>¿Olvidar todas las partidas terminadas y tus puntuaciones?</translation>
    </message>
    <message>
        <source>The finished games that are kept here go, too. This cannot be undone; Export keeps a copy of the counts. Games that you saved yourself stay.</source>
        <translation>También se van las partidas terminadas que se conservan aquí. No se puede deshacer; Exportar guarda una copia de las cuentas. Las partidas que guardaste tú se quedan.</translation>
    </message>
    <message>
        <source>&amp;Forget all</source>
        <translation>&amp;Olvidar todo</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>No ha funcionado.</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>Press Enter or click twice to go to the rule.</source>
        <translation>Intro o doble clic lleva a la regla.</translation>
    </message>
    <message>
        <source>Differs from “{preset}”:</source>
        <translation>Difiere de «{preset}»:</translation>
    </message>
    <message>
        <source>As in “{preset}”</source>
        <translation>Como en «{preset}»</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Pasa la pantalla a {name}</translation>
    </message>
    <message>
        <source>Your turn, {name}</source>
        <translation>Te toca, {name}</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} está pensando…</translation>
    </message>
    <message>
        <source>{name} is to move</source>
        <translation>Le toca a {name}</translation>
    </message>
    <message>
        <source>Turn in a dead card</source>
        <translation>Entrega una carta muerta</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Elige una carta</translation>
    </message>
    <message>
        <source>Choose a card for the one you have turned in</source>
        <translation>Elige una carta por la que has entregado</translation>
    </message>
    <message>
        <source>Your side has spoken out of turn: drop one card on the discards</source>
        <translation>Tu bando ha hablado sin permiso: deja una carta en el descarte</translation>
    </message>
    <message>
        <source>{names} spoke out of turn: take one of their chips away</source>
        <translation>{names} habló sin permiso: quítale una ficha a su bando</translation>
    </message>
    <message>
        <source>Draw your card</source>
        <translation>Roba tu carta</translation>
    </message>
    <message>
        <source>Choose a card to draw</source>
        <translation>Elige una carta para robar</translation>
    </message>
    <message>
        <source>{names} may still draw</source>
        <translation>{names} aún puede robar</translation>
    </message>
    <message>
        <source>Play a card, or draw one</source>
        <translation>Juega una carta, o roba una</translation>
    </message>
    <message>
        <source>Your hand is empty: draw a card</source>
        <translation>Tu mano está vacía: roba una carta</translation>
    </message>
    <message>
        <source>No card can be played: draw one</source>
        <translation>No se puede jugar ninguna carta: roba una</translation>
    </message>
    <message>
        <source>The stock is empty: play a card</source>
        <translation>El mazo se ha acabado: juega una carta</translation>
    </message>
    <message>
        <source>Your hand is full: play a card</source>
        <translation>Tu mano está llena: juega una carta</translation>
    </message>
    <message>
        <source>{name} rolled {roll}</source>
        <translation>{name} sacó {roll}</translation>
    </message>
    <message>
        <source>{roll}: nothing can be done</source>
        <translation>{roll}: no se puede hacer nada</translation>
    </message>
    <message>
        <source>{roll}: take an enemy chip away</source>
        <translation>{roll}: quita una ficha rival</translation>
    </message>
    <message>
        <source>{roll}: take the place of an enemy chip</source>
        <translation>{roll}: ocupa el lugar de una ficha rival</translation>
    </message>
    <message>
        <source>{roll}: choose one of your chips, to be swapped</source>
        <translation>{roll}: elige una ficha tuya para cambiarla</translation>
    </message>
    <message>
        <source>{roll}: put a chip on a {roll}</source>
        <translation>{roll}: pon una ficha en un {roll}</translation>
    </message>
    <message>
        <source>{roll}: put a chip on any open cell</source>
        <translation>{roll}: pon una ficha en cualquier casilla abierta</translation>
    </message>
    <message>
        <source>{made} of {needed}</source>
        <translation>{made} de {needed}</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fuera</translation>
    </message>
    <message>
        <source>{names} out</source>
        <translation>{names} fuera</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Tirar otra vez</translation>
    </message>
    <message>
        <source>Nothing to do: roll again</source>
        <translation>Nada que hacer: tirar otra vez</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Nothing to do: pass</source>
        <translation>Nada que hacer: pasar</translation>
    </message>
    <message>
        <source>Pass: no card can be played</source>
        <translation>Pasar: no se puede jugar ninguna carta</translation>
    </message>
    <message>
        <source>Which row?</source>
        <translation>¿Qué fila?</translation>
    </message>
    <message>
        <source>Point and click, or use the arrow keys and Enter</source>
        <translation>Apunta y haz clic, o usa las flechas e Intro</translation>
    </message>
    <message>
        <source>Now the enemy chip to swap it with</source>
        <translation>Ahora la ficha rival con la que se cambia</translation>
    </message>
    <message>
        <source>No cell is left for {card}. Drop it on the discards for another one</source>
        <translation>No queda casilla para {card}. Déjala en el descarte para tener otra</translation>
    </message>
    <message>
        <source>No cell is left for {card}</source>
        <translation>No queda casilla para {card}</translation>
    </message>
    <message>
        <source>Choose one of your chips, to be swapped</source>
        <translation>Elige una ficha tuya para cambiarla</translation>
    </message>
    <message>
        <source>{own} cannot be swapped with {cell}</source>
        <translation>{own} no se puede cambiar por {cell}</translation>
    </message>
    <message>
        <source>No chip can be taken from {cell}</source>
        <translation>No se puede quitar ficha de {cell}</translation>
    </message>
    <message>
        <source>{card} cannot be played on {cell}</source>
        <translation>{card} no se puede jugar en {cell}</translation>
    </message>
    <message>
        <source>Chosen: {card}</source>
        <translation>Elegida: {card}</translation>
    </message>
    <message>
        <source>No cell, {cell}</source>
        <translation>Sin casilla, {cell}</translation>
    </message>
    <message>
        <source>chip of {who}</source>
        <translation>ficha de {who}</translation>
    </message>
    <message>
        <source>{place}, no cell</source>
        <translation>{place}, sin casilla</translation>
    </message>
    <message>
        <source>{colour} chip of {who}</source>
        <translation>ficha {colour} de {who}</translation>
    </message>
    <message>
        <source>counts as a chip of every side</source>
        <translation>cuenta como ficha de todos los bandos</translation>
    </message>
    <message>
        <source>locked in a finished row</source>
        <translation>fijada en una fila terminada</translation>
    </message>
    <message>
        <source>part of a finished row</source>
        <translation>parte de una fila terminada</translation>
    </message>
    <message>
        <source>swap {own} with this chip</source>
        <translation>cambiar {own} por esta ficha</translation>
    </message>
    <message>
        <source>legal for your {cards}</source>
        <translation>permitida para {cards} de tu mano</translation>
    </message>
    <message>
        <source>{card} puts your chip here</source>
        <translation>{card} pone aquí tu ficha</translation>
    </message>
    <message>
        <source>{card} takes this chip away</source>
        <translation>{card} quita esta ficha</translation>
    </message>
    <message>
        <source>{card} puts your chip in its place</source>
        <translation>{card} pone tu ficha en su lugar</translation>
    </message>
    <message>
        <source>{card} swaps this chip with an enemy chip</source>
        <translation>{card} cambia esta ficha por una rival</translation>
    </message>
    <message>
        <source>take this chip away</source>
        <translation>quitar esta ficha</translation>
    </message>
    <message>
        <source>{card} puts your chip here as {face}</source>
        <translation>{card} pone aquí tu ficha como {face}</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Una carta boca abajo</translation>
    </message>
    <message>
        <source>give it up by dropping it on the discards</source>
        <translation>cédela dejándola en el descarte</translation>
    </message>
    <message>
        <source>dead: no cell is left for it</source>
        <translation>muerta: no le queda casilla</translation>
    </message>
    <message>
        <source>turn it in to draw another card</source>
        <translation>entrégala para robar otra carta</translation>
    </message>
    <message>
        <source>it cannot be played now</source>
        <translation>ahora no se puede jugar</translation>
    </message>
    <message>
        <source>cells to play it on: {count}</source>
        <translation>casillas donde jugarla: {count}</translation>
    </message>
    <message>
        <source>playable on {cells}</source>
        <translation>se puede jugar en {cells}</translation>
    </message>
    <message>
        <source>Cards left in the stock: {count}</source>
        <translation>Cartas en el mazo: {count}</translation>
    </message>
    <message>
        <source>Click to take a card</source>
        <translation>Haz clic para tomar una carta</translation>
    </message>
    <message>
        <source>No open card lies here</source>
        <translation>Aquí no hay carta descubierta</translation>
    </message>
    <message>
        <source>Open card {number}: {card}</source>
        <translation>Carta descubierta {number}: {card}</translation>
    </message>
    <message>
        <source>cards beneath it: {count}</source>
        <translation>cartas debajo: {count}</translation>
    </message>
    <message>
        <source>Click to take it</source>
        <translation>Haz clic para tomarla</translation>
    </message>
    <message>
        <source>{name} rolled {roll}: {faces}</source>
        <translation>{name} sacó {roll}: {faces}</translation>
    </message>
    <message>
        <source>Discarded cards: {count}</source>
        <translation>Cartas descartadas: {count}</translation>
    </message>
    <message>
        <source>{card} on top</source>
        <translation>{card} encima</translation>
    </message>
    <message>
        <source>Give up {card}</source>
        <translation>Ceder {card}</translation>
    </message>
    <message>
        <source>Turn in {card}, which no cell is left for, and draw another</source>
        <translation>Entregar {card}, a la que no le queda casilla, y robar otra</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>de {first} a {last}</translation>
    </message>
    <message>
        <source>Which row? {row}, {number} of {count}</source>
        <translation>¿Qué fila? {row}, {number} de {count}</translation>
    </message>
    <message>
        <source>{name} is out of the game</source>
        <translation>{name} queda fuera de la partida</translation>
    </message>
    <message>
        <source>You forgot to draw: one card fewer from now on</source>
        <translation>Olvidaste robar: una carta menos desde ahora</translation>
    </message>
    <message>
        <source>You forgot to draw: not before your next turn</source>
        <translation>Olvidaste robar: no antes de tu próximo turno</translation>
    </message>
    <message>
        <source>{name} forgot to draw, and has one card fewer</source>
        <translation>{name} olvidó robar y tiene una carta menos</translation>
    </message>
    <message>
        <source>{name} forgot to draw</source>
        <translation>{name} olvidó robar</translation>
    </message>
    <message>
        <source>{name} plays {wild} as {card}</source>
        <translation>{name} juega {wild} como {card}</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} pasa</translation>
    </message>
    <message>
        <source>after a {roll}: roll again</source>
        <translation>tras un {roll}: tira otra vez</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>on the stock</comment>
        <translation>Robar</translation>
    </message>
    <message>
        <source>Announce the row</source>
        <translation>Anunciar la fila</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>No decir nada</translation>
    </message>
    <message>
        <source>Take this chip away</source>
        <translation>Quitar esta ficha</translation>
    </message>
    <message>
        <source>Put your chip in its place</source>
        <translation>Poner tu ficha en su lugar</translation>
    </message>
    <message>
        <source>Swap the chips</source>
        <translation>Cambiar las fichas</translation>
    </message>
    <message>
        <source>Put a chip here</source>
        <translation>Poner aquí una ficha</translation>
    </message>
</context>
<context>
    <name>TableForm</name>
    <message>
        <source>Who is to move</source>
        <translation>A quién le toca</translation>
    </message>
    <message>
        <source>How far the turn is</source>
        <translation>Cómo va el turno</translation>
    </message>
    <message>
        <source>T&amp;urn</source>
        <translation>&amp;Turno</translation>
    </message>
    <message>
        <source>To &amp;move</source>
        <translation>&amp;Le toca a</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Game table</source>
        <translation>Mesa de juego</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>Your last move cost about {cost} of your chance to win.</source>
        <translation>Tu última jugada ha costado cerca de {cost} de tus posibilidades de ganar.</translation>
    </message>
    <message>
        <source>Better: {move} ({best} instead of {played}).</source>
        <translation>Mejor: {move} ({best} en vez de {played}).</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>The start of the game</source>
        <translation>El principio de la partida</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
</context>
<context>
    <name>ToolBox</name>
    <message>
        <source>Lay chips of this side, or take them away again. Key: {key}</source>
        <translation>Poner fichas de este bando o quitarlas. Tecla: {key}</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Take chips of any side away. Key: 0</source>
        <translation>Quitar fichas de cualquier bando. Tecla: 0</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Choose both ends of a whole row to mark it, or to unmark it. Key: R</source>
        <translation>Elegir ambos extremos de una fila entera para marcarla o desmarcarla. Tecla: R</translation>
    </message>
</context>
<context>
    <name>Trash</name>
    <message>
        <source>No trash</source>
        <translation>No hay papelera</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>sin nombre</translation>
    </message>
    <message>
        <source>Delete “{name}” for good? It cannot go to the trash.</source>
        <translation>¿Borrar «{name}» para siempre? No puede ir a la papelera.</translation>
    </message>
    <message>
        <source>{why}

Once it is deleted, nothing brings it back.</source>
        <translation>{why}

Una vez borrado, nada lo trae de vuelta.</translation>
    </message>
    <message>
        <source>&amp;Delete for good</source>
        <translation>&amp;Borrar para siempre</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Conservarlo</translation>
    </message>
    <message>
        <source>The board was not thrown away.</source>
        <translation>El tablero no se tiró.</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Tray: cards still to be placed</source>
        <translation>Bandeja: cartas por colocar</translation>
    </message>
    <message>
        <source>{card}: as many as you like, {placed} on the board</source>
        <translation>{card}: cuantas quieras, {placed} en el tablero</translation>
    </message>
    <message>
        <source>{card}: {count} too many on the board</source>
        <translation>{card}: sobran {count} en el tablero</translation>
    </message>
    <message>
        <source>{card}: all on the board</source>
        <translation>{card}: todas en el tablero</translation>
    </message>
    <message>
        <source>{card}: {count} still to be placed</source>
        <translation>{card}: {count} por colocar</translation>
    </message>
</context>
<context>
    <name>TrialMenu</name>
    <message>
        <source>&amp;Number of players</source>
        <translation>&amp;Número de jugadores</translation>
    </message>
    <message>
        <source>&amp;Level of the computers</source>
        <translation>Ni&amp;vel de los ordenadores</translation>
    </message>
    <message>
        <source>No game can be played yet</source>
        <translation>Aún no se puede jugar ningún juego</translation>
    </message>
</context>
<context>
    <name>TrialWindow</name>
    <message>
        <source>Trial</source>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>&amp;Back to the board</source>
        <translation>Volver al &amp;tablero</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Deal a&amp;gain</source>
        <translation>Repartir otra &amp;vez</translation>
    </message>
    <message>
        <source>Unnamed board</source>
        <translation>Tablero sin nombre</translation>
    </message>
    <message>
        <source>Trial: {game} on “{board}”</source>
        <translation>Prueba: {game} en «{board}»</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>nobody knows when</source>
        <translation>nadie sabe cuándo</translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation>Y {count} más.</translation>
    </message>
    <message>
        <source>The rest of the game is whole, and this file is left as it is.</source>
        <translation>El resto de la partida está entero, y este archivo se deja como está.</translation>
    </message>
    <message>
        <source>The rest of the game is whole, but this file could not be copied: {why}.

It is replaced as the game goes on: copy it to another place first.</source>
        <translation>El resto de la partida está entero, pero este archivo no se pudo copiar: {why}.

Se reemplaza en cuanto la partida sigue: cópialo antes a otro lugar.</translation>
    </message>
    <message>
        <source>The game is open, but a part of its file is damaged.</source>
        <translation>La partida está abierta, pero una parte de su archivo está dañada.</translation>
    </message>
    <message>
        <source>Another program has changed “{file}” since you opened it.</source>
        <translation>Otro programa ha cambiado «{file}» desde que lo abriste.</translation>
    </message>
    <message>
        <source>Save your game to another file, and both are kept.</source>
        <translation>Guarda tu partida en otro archivo y se conservan las dos.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>&amp;Sustituirlo</translation>
    </message>
    <message>
        <source>{why}.

If you close the window now it is lost.</source>
        <translation>{why}.

Si cierras la ventana ahora, se pierde.</translation>
    </message>
    <message>
        <source>&amp;Close and lose it</source>
        <translation>&amp;Cerrar y perderla</translation>
    </message>
    <message>
        <source>This game cannot be opened as it is.</source>
        <translation>Esta partida no se puede abrir como está.</translation>
    </message>
    <message>
        <source>{why}.

The copy from the time before is whole: {moves}, saved {when}.</source>
        <translation>{why}.

La copia de antes está entera: {moves}, guardada {when}.</translation>
    </message>
    <message>
        <source>&amp;Open the backup</source>
        <translation>&amp;Abrir la copia</translation>
    </message>
    <message>
        <source>The damaged file is kept: {file}</source>
        <translation>El archivo dañado se conserva: {file}</translation>
    </message>
    <message>
        <source>The damaged file could not be copied and is replaced by your next change; copy it to another place first: {file}</source>
        <translation>El archivo dañado no se pudo copiar y tu próximo cambio lo reemplaza; cópialo antes a otro lugar: {file}</translation>
    </message>
    <message>
        <source>What was left here is damaged; this is how it was a moment before.</source>
        <translation>Lo que había quedado aquí está dañado; así estaba un momento antes.</translation>
    </message>
    <message>
        <source>What was left here is damaged, and cannot be shown any more.</source>
        <translation>Lo que había quedado aquí está dañado y ya no se puede mostrar.</translation>
    </message>
</context>
<context>
    <name>Trying</name>
    <message>
        <source>This cannot be played.</source>
        <translation>Esto no se puede jugar.</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
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
        <translation>Tus partidas no se conservan.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>What stands in the way, and what to do about it</source>
        <translation>Qué lo impide y qué hacer</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Save this game to another place</source>
        <translation>Guardar esta partida en otro lugar</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Go on without this line</source>
        <translation>Seguir sin esta línea</translation>
    </message>
</context>
<context>
    <name>UnreadLine</name>
    <message>
        <source>&amp;Why…</source>
        <translation>&amp;Por qué…</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>random</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>newcomer</source>
        <translation>novato</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>principiante</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>ocasional</translation>
    </message>
    <message>
        <source>regular</source>
        <translation>habitual</translation>
    </message>
    <message>
        <source>skilled</source>
        <translation>hábil</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>fuerte</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>experto</translation>
    </message>
    <message>
        <source>master</source>
        <translation>maestro</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Ordenador, {level}</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>una carta</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>el comodín</translation>
    </message>
    <message>
        <source>a free corner</source>
        <translation>una esquina libre</translation>
    </message>
    <message>
        <source>the {number}</source>
        <translation>el {number}</translation>
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
        <translation>comodín</translation>
    </message>
    <message>
        <source>free corner</source>
        <translation>esquina libre</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>fila {row}, columna {column}</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres</translation>
    </message>
    <message>
        <source>four</source>
        <translation>cuatro</translation>
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
        <translation>siete</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ocho</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nueve</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>diez</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jota</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>There is already a chip on that cell.</source>
        <translation>Ya hay una ficha en esa casilla.</translation>
    </message>
    <message>
        <source>There is no chip on that cell.</source>
        <translation>No hay ficha en esa casilla.</translation>
    </message>
    <message>
        <source>That chip is your own side’s.</source>
        <translation>Esa ficha es de tu propio bando.</translation>
    </message>
    <message>
        <source>That chip is protected and stays where it is.</source>
        <translation>Esa ficha está protegida y se queda donde está.</translation>
    </message>
    <message>
        <source>You do not hold that card.</source>
        <translation>No tienes esa carta.</translation>
    </message>
    <message>
        <source>That card cannot be used on that cell.</source>
        <translation>Esa carta no se puede usar en esa casilla.</translation>
    </message>
    <message>
        <source>That card still has a free cell: it can be played.</source>
        <translation>A esa carta aún le queda una casilla: se puede jugar.</translation>
    </message>
    <message>
        <source>No more dead cards may be turned in this turn.</source>
        <translation>En este turno no se pueden entregar más cartas muertas.</translation>
    </message>
    <message>
        <source>A dead card may only be turned in when no card can be played.</source>
        <translation>Una carta muerta solo se puede entregar si no se puede jugar ninguna.</translation>
    </message>
    <message>
        <source>Corner cells are free for all: they take no chip.</source>
        <translation>Las esquinas son libres para todos: no llevan ficha.</translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation>Roba primero una carta.</translation>
    </message>
    <message>
        <source>Your hand is full: play a card first.</source>
        <translation>Tu mano está llena: juega primero una carta.</translation>
    </message>
    <message>
        <source>It is another player’s turn.</source>
        <translation>Es el turno de otro jugador.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Those cells do not make a row with this move.</source>
        <translation>Esas casillas no hacen una fila con esta jugada.</translation>
    </message>
    <message>
        <source>There is no card left to draw.</source>
        <translation>No queda ninguna carta que robar.</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gana</translation>
    </message>
    <message>
        <source>{names} win</source>
        <translation>{names} ganan</translation>
    </message>
    <message>
        <source>{text} The most rows of {length} decide.</source>
        <translation>{text} Deciden las filas de {length}: gana quien tiene más.</translation>
    </message>
    <message>
        <source>{text} The rows are equal, too.</source>
        <translation>{text} Las filas también están igualadas.</translation>
    </message>
    <message>
        <source>After the extra turns the rows are equal.</source>
        <translation>Tras los últimos turnos, las filas están igualadas.</translation>
    </message>
    <message>
        <source>After the extra turns the most rows decide.</source>
        <translation>Tras los últimos turnos, gana quien tiene más filas.</translation>
    </message>
    <message>
        <source>Everybody is out of the game.</source>
        <translation>Todos están fuera de la partida.</translation>
    </message>
    <message>
        <source>All the rows needed are made.</source>
        <translation>Todas las filas necesarias están hechas.</translation>
    </message>
    <message>
        <source>The winning shape is made.</source>
        <translation>La forma ganadora está hecha.</translation>
    </message>
    <message>
        <source>Everybody else is out of the game.</source>
        <translation>Todos los demás están fuera de la partida.</translation>
    </message>
    <message>
        <source>Nobody can move any more.</source>
        <translation>Nadie puede jugar más.</translation>
    </message>
    <message>
        <source>The board is full.</source>
        <translation>El tablero está lleno.</translation>
    </message>
    <message>
        <source>The cards have run out.</source>
        <translation>Las cartas se han agotado.</translation>
    </message>
    <message>
        <source>The deal is a draw</source>
        <translation>La mano es un empate</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} gana el encuentro</translation>
    </message>
    <message>
        <source>{names} win the match</source>
        <translation>{names} ganan el encuentro</translation>
    </message>
    <message>
        <source>{name} wins the deal</source>
        <translation>{name} gana la mano</translation>
    </message>
    <message>
        <source>{names} win the deal</source>
        <translation>{names} ganan la mano</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} y {last}</translation>
    </message>
</context>
<context>
    <name>Work</name>
    <message>
        <source>The games ended by a mistake of the program, or somebody ended it. What was played is kept; Run goes on there.</source>
        <translation>Las partidas terminaron por un error del programa, o alguien las terminó. Lo jugado se conserva; Empezar sigue ahí.</translation>
    </message>
</context>
<context>
    <name>Workshop</name>
    <message>
        <source>Still empty: {where}</source>
        <translation>Aún vacías: {where}</translation>
    </message>
    <message>
        <source>Still to be placed: {cards}</source>
        <translation>Por colocar: {cards}</translation>
    </message>
    <message>
        <source>{card} stands too often: {where}; {wanted} is right</source>
        <translation>{card} está demasiadas veces: {where}; lo correcto es {wanted}</translation>
    </message>
    <message>
        <source>This deck has no use for {card}: {where}</source>
        <translation>Esta baraja no usa {card}: {where}</translation>
    </message>
    <message>
        <source>No rules fit this board</source>
        <translation>Ningunas reglas sirven para este tablero</translation>
    </message>
    <message>
        <source>Corners that are not free: {where}</source>
        <translation>Esquinas que no son libres: {where}</translation>
    </message>
    <message>
        <source>The two {card} touch: {where}</source>
        <translation>Las dos {card} se tocan: {where}</translation>
    </message>
    <message>
        <source>A line with equal cards, {cards}: {where}</source>
        <translation>Una línea con cartas iguales, {cards}: {where}</translation>
    </message>
    <message>
        <source>More twins that touch: {count}</source>
        <translation>Más gemelas que se tocan: {count}</translation>
    </message>
    <message>
        <source>More lines with equal cards: {count}</source>
        <translation>Más líneas con cartas iguales: {count}</translation>
    </message>
    <message>
        <source>Pairs of lines for the same cards: {count}, such as {where}</source>
        <translation>Pares de líneas para las mismas cartas: {count}, como {where}</translation>
    </message>
    <message>
        <source>Numbers left out: {cards}</source>
        <translation>Números que faltan: {cards}</translation>
    </message>
    <message>
        <source>No card of a game that fits can be played on {where}</source>
        <translation>Ninguna carta de un juego que sirva se puede jugar en {where}</translation>
    </message>
    <message>
        <source>No line of {length} runs through {where}</source>
        <translation>Ninguna línea de {length} pasa por {where}</translation>
    </message>
    <message>
        <source>{rules}: jokers need free cells, and there are none</source>
        <translation>{rules}: los comodines necesitan casillas libres, y no hay</translation>
    </message>
    <message>
        <source>Free cells away from the corners: {where}</source>
        <translation>Casillas libres lejos de las esquinas: {where}</translation>
    </message>
    <message>
        <source>Twins that one line can hold: {cards}</source>
        <translation>Gemelas que caben en una línea: {cards}</translation>
    </message>
    <message>
        <source>Twins lie {least} to {most} steps apart, {mean} on average</source>
        <translation>Las gemelas están a una distancia de {least} a {most} pasos, {mean} de media</translation>
    </message>
    <message>
        <source>Suits lie {percent} % evenly; most uneven: {suit}, {share} {part}</source>
        <translation>Los palos están repartidos al {percent} %; el más desigual: {suit}, {share} {part}</translation>
    </message>
    <message>
        <source>The board is symmetrical: {ways}</source>
        <translation>El tablero es simétrico: {ways}</translation>
    </message>
    <message>
        <source>The board has no name yet</source>
        <translation>El tablero aún no tiene nombre</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>arriba a la izquierda</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>arriba a la derecha</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>abajo a la izquierda</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>abajo a la derecha</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Spiral</source>
        <translation>Espiral</translation>
    </message>
    <message>
        <source>A spiral between a corner and the middle</source>
        <translation>Una espiral entre una esquina y el centro</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Sentido</translation>
    </message>
    <message>
        <source>from the rim</source>
        <translation>desde el borde</translation>
    </message>
    <message>
        <source>from the middle</source>
        <translation>desde el centro</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Giro</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>como las agujas del reloj</translation>
    </message>
    <message>
        <source>anticlockwise</source>
        <translation>al contrario</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Esquina</translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation>Orden de las cartas</translation>
    </message>
    <message>
        <source>spades and diamonds up, clubs and hearts down</source>
        <translation>picas y diamantes hacia arriba, tréboles y corazones hacia abajo</translation>
    </message>
    <message>
        <source>every suit up</source>
        <translation>cada palo hacia arriba</translation>
    </message>
    <message>
        <source>all twos, all threes, and so on</source>
        <translation>todos los doses, todos los treses, etcétera</translation>
    </message>
    <message>
        <source>The second time through</source>
        <translation>La segunda vez</translation>
    </message>
    <message>
        <source>from the beginning</source>
        <translation>desde el principio</translation>
    </message>
    <message>
        <source>from the end</source>
        <translation>desde el final</translation>
    </message>
    <message>
        <source>Cells left over</source>
        <translation>Casillas que sobran</translation>
    </message>
    <message>
        <source>at most four free, the others holes</source>
        <translation>como mucho cuatro libres, las demás huecos</translation>
    </message>
    <message>
        <source>all free</source>
        <translation>todas libres</translation>
    </message>
    <message>
        <source>all holes</source>
        <translation>todas huecos</translation>
    </message>
    <message>
        <source>Snake</source>
        <translation>Serpiente</translation>
    </message>
    <message>
        <source>Row by row or column by column, so that every card is easily found</source>
        <translation>Fila por fila o columna por columna, para encontrar fácilmente cada carta</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Por</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>columnas</translation>
    </message>
    <message>
        <source>At the end of a row</source>
        <translation>Al final de una fila</translation>
    </message>
    <message>
        <source>turn round</source>
        <translation>dar la vuelta</translation>
    </message>
    <message>
        <source>begin again on the same side</source>
        <translation>empezar otra vez por el mismo lado</translation>
    </message>
    <message>
        <source>Rings</source>
        <translation>Anillos</translation>
    </message>
    <message>
        <source>Ring by ring around the middle</source>
        <translation>Anillo por anillo alrededor del centro</translation>
    </message>
    <message>
        <source>every other ring the other way</source>
        <translation>uno de cada dos al revés</translation>
    </message>
    <message>
        <source>one way</source>
        <translation>en un sentido</translation>
    </message>
    <message>
        <source>Quadrants</source>
        <translation>Cuadrantes</translation>
    </message>
    <message>
        <source>Each quarter holds the two suits of a colour; opposite quarters are alike, turned round</source>
        <translation>Cada cuarto tiene los dos palos de un color; los opuestos son iguales, girados</translation>
    </message>
    <message>
        <source>Inside each part</source>
        <translation>Dentro de cada parte</translation>
    </message>
    <message>
        <source>row by row</source>
        <translation>fila por fila</translation>
    </message>
    <message>
        <source>row by row, there and back</source>
        <translation>fila por fila, ida y vuelta</translation>
    </message>
    <message>
        <source>shuffled, all parts alike</source>
        <translation>barajada, todas las partes iguales</translation>
    </message>
    <message>
        <source>Suits apart</source>
        <translation>Palos separados</translation>
    </message>
    <message>
        <source>Each suit has a part of the board to itself</source>
        <translation>Cada palo tiene una parte del tablero para sí</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Partes</translation>
    </message>
    <message>
        <source>quarters</source>
        <translation>cuartos</translation>
    </message>
    <message>
        <source>the four sides</source>
        <translation>los cuatro lados</translation>
    </message>
    <message>
        <source>Chequers</source>
        <translation>Ajedrezado</translation>
    </message>
    <message>
        <source>Black and red cards, or even and odd numbers, like the squares of a chess board</source>
        <translation>Cartas negras y rojas, o números pares e impares, como las casillas de un ajedrez</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Azar</translation>
    </message>
    <message>
        <source>Everything anywhere</source>
        <translation>Todo en cualquier parte</translation>
    </message>
    <message>
        <source>Random, symmetric</source>
        <translation>Azar simétrico</translation>
    </message>
    <message>
        <source>By chance, but so that the board has a symmetry</source>
        <translation>Al azar, pero de modo que el tablero tenga una simetría</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Simetría</translation>
    </message>
    <message>
        <source>a half turn</source>
        <translation>media vuelta</translation>
    </message>
    <message>
        <source>a quarter turn, suit to suit</source>
        <translation>un cuarto de vuelta, palo a palo</translation>
    </message>
    <message>
        <source>left and right</source>
        <translation>izquierda y derecha</translation>
    </message>
    <message>
        <source>top and bottom</source>
        <translation>arriba y abajo</translation>
    </message>
    <message>
        <source>none, but the two of a kind far apart</source>
        <translation>ninguna, pero las dos iguales lejos una de otra</translation>
    </message>
    <message>
        <source>quarter turn</source>
        <translation>cuarto de vuelta</translation>
    </message>
    <message>
        <source>half turn</source>
        <translation>media vuelta</translation>
    </message>
    <message>
        <source>three quarter turns</source>
        <translation>tres cuartos de vuelta</translation>
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
        <translation>ninguna</translation>
    </message>
    <message>
        <source>top</source>
        <translation>arriba</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>abajo</translation>
    </message>
    <message>
        <source>left</source>
        <translation>izquierda</translation>
    </message>
    <message>
        <source>right</source>
        <translation>derecha</translation>
    </message>
</context>
</TS>

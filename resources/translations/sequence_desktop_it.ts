<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Sequence Desktop</source>
        <translation>Informazioni su Sequence Desktop</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Torna all’elenco</translation>
    </message>
</context>
<context>
    <name>AboutForm</name>
    <message>
        <source>A name for the board</source>
        <translation>Un nome per il tabellone</translation>
    </message>
    <message>
        <source>for example CC0-1.0</source>
        <translation>per esempio CC0-1.0</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Righe</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Autore</translation>
    </message>
    <message>
        <source>&amp;Licence</source>
        <translation>&amp;Licenza</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>&amp;Mazzo</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Dimensioni</translation>
    </message>
    <message>
        <source>N&amp;otes</source>
        <translation>N&amp;ote</translation>
    </message>
</context>
<context>
    <name>Accessible</name>
    <message>
        <source>Go here</source>
        <translation>Vai qui</translation>
    </message>
    <message>
        <source>Choose no card</source>
        <translation>Non scegliere nessuna carta</translation>
    </message>
    <message>
        <source>Choose this card</source>
        <translation>Scegli questa carta</translation>
    </message>
    <message>
        <source>Take a card from here</source>
        <translation>Prendi una carta da qui</translation>
    </message>
    <message>
        <source>Lay the chosen card here</source>
        <translation>Metti qui la carta scelta</translation>
    </message>
    <message>
        <source>Go to a cell for this roll</source>
        <translation>Vai a una casella per questo lancio</translation>
    </message>
    <message>
        <source>Show the row that is nearest, or take it</source>
        <translation>Mostra la fila più vicina, o prendila</translation>
    </message>
    <message>
        <source>Use it on this cell</source>
        <translation>Usa su questa casella</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>Rows: {rows}, columns: {columns}</source>
        <translation>Righe: {rows}, colonne: {columns}</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>Stock and discard pile</source>
        <translation>Mazzo e scarti</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gioco</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Mossa</translation>
    </message>
    <message>
        <source>&amp;Computer</source>
        <translation>&amp;Computer</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nuova partita…</translation>
    </message>
    <message>
        <source>Choose a game, a board and players. The game in progress is kept.</source>
        <translation>Scegliere un gioco, un tabellone e i giocatori. La partita in corso viene conservata.</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>Gioca an&amp;cora</translation>
    </message>
    <message>
        <source>Deal a new game with the same players, board and rules.</source>
        <translation>Distribuire una nuova partita con gli stessi giocatori, tabellone e regole.</translation>
    </message>
    <message>
        <source>&amp;Rated games…</source>
        <translation>Partite &amp;classificate…</translation>
    </message>
    <message>
        <source>Play against a computer picked for you, and see how your rating goes.</source>
        <translation>Giocare contro un computer scelto per te e vedere come va il tuo punteggio.</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Pa&amp;usa</translation>
    </message>
    <message>
        <source>Let the computers wait, where nobody else plays.</source>
        <translation>Far aspettare i computer, quando nessun altro gioca.</translation>
    </message>
    <message>
        <source>Set up a pos&amp;ition…</source>
        <translation>Prepara una p&amp;osizione…</translation>
    </message>
    <message>
        <source>Lay chips and cards as you like, check them, and play on from there.</source>
        <translation>Disporre fiches e carte a piacere, controllarle e giocare da lì.</translation>
    </message>
    <message>
        <source>&amp;Design a board…</source>
        <translation>&amp;Disegna un tabellone…</translation>
    </message>
    <message>
        <source>Make a board of your own, or change one.</source>
        <translation>Fare un tabellone proprio o cambiarne uno.</translation>
    </message>
    <message>
        <source>&amp;Boards…</source>
        <translation>Ta&amp;belloni…</translation>
    </message>
    <message>
        <source>Look at all boards: play on them, copy and change them.</source>
        <translation>Vedere tutti i tabelloni: giocarci, copiarli e cambiarli.</translation>
    </message>
    <message>
        <source>&amp;Lab…</source>
        <translation>&amp;Laboratorio…</translation>
    </message>
    <message>
        <source>Let computers play thousands of games, to compare players, boards and rules.</source>
        <translation>Far giocare ai computer migliaia di partite, per confrontare giocatori, tabelloni e regole.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>Go on with a saved game. The game in progress is kept.</source>
        <translation>Continuare una partita salvata. La partita in corso viene conservata.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>Save the game, with all its moves, to its file.</source>
        <translation>Salvare la partita, con tutte le mosse, nel suo file.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salva &amp;con nome…</translation>
    </message>
    <message>
        <source>Save the game to a file of its own.</source>
        <translation>Salvare la partita in un file a parte.</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistiche…</translation>
    </message>
    <message>
        <source>Count the games you have finished, and look at the last ones.</source>
        <translation>Contare le partite finite e guardare le ultime.</translation>
    </message>
    <message>
        <source>&amp;Print the board…</source>
        <translation>Stam&amp;pa il tabellone…</translation>
    </message>
    <message>
        <source>Bring this board onto paper, with chips and rules to it.</source>
        <translation>Portare questo tabellone su carta, con fiches e regole.</translation>
    </message>
    <message>
        <source>Save a pi&amp;cture…</source>
        <translation>Salva un’imma&amp;gine…</translation>
    </message>
    <message>
        <source>Save the board as it is shown, as a picture.</source>
        <translation>Salvare il tabellone così come si vede, in un’immagine.</translation>
    </message>
    <message>
        <source>Save an ani&amp;mation…</source>
        <translation>Salva un’ani&amp;mazione…</translation>
    </message>
    <message>
        <source>Save the moves of the game as an animated picture (GIF).</source>
        <translation>Salvare le mosse della partita come immagine animata (GIF).</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Impostazioni…</translation>
    </message>
    <message>
        <source>Choose look, motion and manners; every change is seen at once.</source>
        <translation>Scegliere aspetto, movimento e modi; ogni cambiamento si vede subito.</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>Close the program. The next start goes on where you are now.</source>
        <translation>Chiudere il programma. Al prossimo avvio si riprende da qui.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>Take back your last move and what followed it.</source>
        <translation>Ritirare la tua ultima mossa e ciò che l’ha seguita.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>Play again what was taken back.</source>
        <translation>Rigiocare ciò che è stato ritirato.</translation>
    </message>
    <message>
        <source>&amp;Draw a card</source>
        <translation>&amp;Pesca una carta</translation>
    </message>
    <message>
        <source>Take a card from the stock, where the rules let one draw by hand.</source>
        <translation>Prendere una carta dal mazzo, quando le regole fanno pescare a mano.</translation>
    </message>
    <message>
        <source>&amp;Turn in a dead card</source>
        <translation>&amp;Consegna una carta morta</translation>
    </message>
    <message>
        <source>Give up a card that has no free cell left, and draw another.</source>
        <translation>Consegnare una carta che non ha più caselle libere e pescarne un’altra.</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>Pa&amp;ssa</translation>
    </message>
    <message>
        <source>End the turn without a play; only where nothing can be played.</source>
        <translation>Finire il turno senza giocare; solo quando non si può giocare nulla.</translation>
    </message>
    <message>
        <source>Show the last &amp;round</source>
        <translation>Mostra l’ultimo &amp;giro</translation>
    </message>
    <message>
        <source>Play once more what has happened since your own last move. Any key ends it.</source>
        <translation>Rivedere ciò che è successo dalla tua ultima mossa. Un tasto qualsiasi interrompe.</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Rivedi la partita</translation>
    </message>
    <message>
        <source>Show what one goes through the game with: slider, steps and playing.</source>
        <translation>Mostrare con che cosa si ripercorre la partita: cursore, passi e riproduzione.</translation>
    </message>
    <message>
        <source>Play the mo&amp;ves</source>
        <translation>Ri&amp;produci le mosse</translation>
    </message>
    <message>
        <source>Show one move after the other, and stop there. Nothing is played.</source>
        <translation>Mostrare una mossa dopo l’altra, e fermarsi. Non si gioca nulla.</translation>
    </message>
    <message>
        <source>Look at the &amp;start</source>
        <translation>Guarda l’&amp;inizio</translation>
    </message>
    <message>
        <source>Show the board as it was before the first move.</source>
        <translation>Mostrare il tabellone com’era prima della prima mossa.</translation>
    </message>
    <message>
        <source>Look one move &amp;back</source>
        <translation>Una mossa in&amp;dietro</translation>
    </message>
    <message>
        <source>Show the board one move earlier; the game goes on from the present.</source>
        <translation>Mostrare il tabellone una mossa prima; la partita continua dal presente.</translation>
    </message>
    <message>
        <source>Look one move &amp;forward</source>
        <translation>Una mossa a&amp;vanti</translation>
    </message>
    <message>
        <source>Show the board one move later.</source>
        <translation>Mostrare il tabellone una mossa dopo.</translation>
    </message>
    <message>
        <source>Back to the &amp;game</source>
        <translation>Torna alla &amp;partita</translation>
    </message>
    <message>
        <source>Show the board as it is now.</source>
        <translation>Mostrare il tabellone com’è ora.</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>C&amp;ontinua da qui</translation>
    </message>
    <message>
        <source>Go on from the moment shown in a game of its own; the one on the table is kept.</source>
        <translation>Continuare dal momento mostrato in una partita a sé; quella sul tavolo viene conservata.</translation>
    </message>
    <message>
        <source>Boo&amp;kmark</source>
        <translation>Segnali&amp;bro</translation>
    </message>
    <message>
        <source>Mark the moment shown, to find it again.</source>
        <translation>Segnare il momento mostrato, per ritrovarlo.</translation>
    </message>
    <message>
        <source>Bookmarks…</source>
        <translation>Segnalibri…</translation>
    </message>
    <message>
        <source>Go to the moments you have marked, name them, remove them.</source>
        <translation>Andare ai momenti segnati, dar loro un nome, toglierli.</translation>
    </message>
    <message>
        <source>L&amp;arger</source>
        <translation>Più &amp;grande</translation>
    </message>
    <message>
        <source>Show the table larger; where it does not fit, it scrolls.</source>
        <translation>Mostrare il tavolo più grande; se non ci sta, scorre.</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>Più picco&amp;lo</translation>
    </message>
    <message>
        <source>Show the table smaller.</source>
        <translation>Mostrare il tavolo più piccolo.</translation>
    </message>
    <message>
        <source>As large as t&amp;he window</source>
        <translation>Come la &amp;finestra</translation>
    </message>
    <message>
        <source>Show the whole table, as large as it fits.</source>
        <translation>Mostrare tutto il tavolo, grande quanto ci sta.</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>S&amp;uoni</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>Pannello &amp;laterale</translation>
    </message>
    <message>
        <source>Show or hide the players and the moves.</source>
        <translation>Mostrare o nascondere i giocatori e le mosse.</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Sc&amp;hermo intero</translation>
    </message>
    <message>
        <source>Fill the screen with the table.</source>
        <translation>Riempire lo schermo con il tavolo.</translation>
    </message>
    <message>
        <source>&amp;What can I do?</source>
        <translation>C&amp;osa posso fare?</translation>
    </message>
    <message>
        <source>Say what you can do at this moment, and light it on the table.</source>
        <translation>Dire che cosa puoi fare in questo momento e illuminarlo sul tavolo.</translation>
    </message>
    <message>
        <source>C&amp;ontents</source>
        <translation>C&amp;ontenuti</translation>
    </message>
    <message>
        <source>Read and search all pages of the help, in one window.</source>
        <translation>Leggere tutte le pagine della guida e cercarvi, in un’unica finestra.</translation>
    </message>
    <message>
        <source>How to &amp;play</source>
        <translation>Come si &amp;gioca</translation>
    </message>
    <message>
        <source>Say how the game in progress is played, in words and pictures.</source>
        <translation>Dire con parole e immagini come si gioca la partita in corso.</translation>
    </message>
    <message>
        <source>Your &amp;first game</source>
        <translation>La tua &amp;prima partita</translation>
    </message>
    <message>
        <source>Learn the game in six short steps on the table. Your own game is kept.</source>
        <translation>Imparare il gioco in sei brevi passi, sul tavolo. La tua partita resta conservata.</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Tasti e mouse</translation>
    </message>
    <message>
        <source>List what every key does.</source>
        <translation>Elencare che cosa fa ogni tasto.</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>&amp;Cambia tasti…</translation>
    </message>
    <message>
        <source>Choose which keys lead to what.</source>
        <translation>Scegliere quali tasti portano a che cosa.</translation>
    </message>
    <message>
        <source>&amp;Settings explained</source>
        <translation>&amp;Impostazioni spiegate</translation>
    </message>
    <message>
        <source>Say what every setting does.</source>
        <translation>Dire che cosa fa ogni impostazione.</translation>
    </message>
    <message>
        <source>&amp;About Sequence Desktop</source>
        <translation>&amp;Informazioni su Sequence Desktop</translation>
    </message>
    <message>
        <source>Show the version and the licences.</source>
        <translation>Mostrare la versione e le licenze.</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Suggerimento</translation>
    </message>
    <message>
        <source>Show the best moves of your hand, how good they are, and why.</source>
        <translation>Mostrare le mosse migliori della tua mano, quanto valgono e perché.</translation>
    </message>
    <message>
        <source>&amp;Play the hint</source>
        <translation>&amp;Gioca il suggerimento</translation>
    </message>
    <message>
        <source>Make the hinted move that is marked on the table.</source>
        <translation>Fare la mossa suggerita che è segnata sul tavolo.</translation>
    </message>
    <message>
        <source>Show a &amp;better move</source>
        <translation>Mostra una mossa mi&amp;gliore</translation>
    </message>
    <message>
        <source>Say which move would have been better than your last one, and why.</source>
        <translation>Dire quale mossa sarebbe stata migliore dell’ultima, e perché.</translation>
    </message>
    <message>
        <source>Winning &amp;chances</source>
        <translation>&amp;Probabilità di vincere</translation>
    </message>
    <message>
        <source>Show who is ahead, as far as you can know, now and through the game.</source>
        <translation>Mostrare chi è in vantaggio, per quanto tu possa sapere, ora e lungo la partita.</translation>
    </message>
    <message>
        <source>&amp;Review the game…</source>
        <translation>&amp;Analizza la partita…</translation>
    </message>
    <message>
        <source>Look back at a finished game: where it turned, and what was luck or skill.</source>
        <translation>Ripercorrere una partita finita: dove è cambiata, e che cosa è stato fortuna o bravura.</translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation>&amp;Muovi ora</translation>
    </message>
    <message>
        <source>Let the computer that is thinking move at once, with what it knows.</source>
        <translation>Far muovere subito il computer che pensa, con ciò che sa.</translation>
    </message>
    <message>
        <source>Colours of the s&amp;ystem</source>
        <translation>Colori del s&amp;istema</translation>
    </message>
    <message>
        <source>Be light or dark as the system is.</source>
        <translation>Chiaro o scuro come il sistema.</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Chiaro</translation>
    </message>
    <message>
        <source>Dark text on a light window.</source>
        <translation>Testo scuro su finestra chiara.</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Scuro</translation>
    </message>
    <message>
        <source>Light text on a dark window.</source>
        <translation>Testo chiaro su finestra scura.</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>Alto con&amp;trasto</translation>
    </message>
    <message>
        <source>The strongest contrast, for weak eyes and bright rooms.</source>
        <translation>Il contrasto più forte, per occhi deboli e stanze luminose.</translation>
    </message>
    <message>
        <source>Hand as dra&amp;wn</source>
        <translation>Mano come &amp;pescata</translation>
    </message>
    <message>
        <source>Lay one’s cards in the order in which they were drawn.</source>
        <translation>Disporre le carte nell’ordine in cui sono state pescate.</translation>
    </message>
    <message>
        <source>Hand by sui&amp;ts</source>
        <translation>Mano per s&amp;emi</translation>
    </message>
    <message>
        <source>Lay one’s cards suit by suit.</source>
        <translation>Disporre le carte seme per seme.</translation>
    </message>
    <message>
        <source>Hand by ra&amp;nks</source>
        <translation>Mano per &amp;valori</translation>
    </message>
    <message>
        <source>Lay one’s cards rank by rank, or by their numbers.</source>
        <translation>Disporre le carte valore per valore, o secondo i numeri.</translation>
    </message>
    <message>
        <source>Hand as I lay &amp;it</source>
        <translation>Mano come la dispongo i&amp;o</translation>
    </message>
    <message>
        <source>Leave one’s cards where they are dragged to in the hand.</source>
        <translation>Lasciare le carte dove vengono trascinate nella mano.</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>{move} and take the row {rows}</source>
        <translation>{move} e prendere la fila {rows}</translation>
    </message>
    <message>
        <source>{move} and take the rows {rows}</source>
        <translation>{move} e prendere le file {rows}</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Prendere {card}</translation>
    </message>
    <message>
        <source>Give up {card}</source>
        <translation>Cedere {card}</translation>
    </message>
    <message>
        <source>Take the chip on {cell} away</source>
        <translation>Levare la fiche in {cell}</translation>
    </message>
    <message>
        <source>Play {card} on {cell}</source>
        <translation>Giocare {card} in {cell}</translation>
    </message>
    <message>
        <source>Take the chip on {cell} away with {card}</source>
        <translation>Levare la fiche in {cell} con {card}</translation>
    </message>
    <message>
        <source>Take over the chip on {cell} with {card}</source>
        <translation>Sostituire la fiche in {cell} con {card}</translation>
    </message>
    <message>
        <source>Swap the chips on {cell} and {other} with {card}</source>
        <translation>Scambiare le fiches in {cell} e {other} con {card}</translation>
    </message>
    <message>
        <source>Turn in {card}</source>
        <translation>Consegnare {card}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passare</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Pescare una carta</translation>
    </message>
    <message>
        <source>Put a chip on {cell}</source>
        <translation>Mettere una fiche in {cell}</translation>
    </message>
    <message>
        <source>Take over the chip on {cell}</source>
        <translation>Sostituire la fiche in {cell}</translation>
    </message>
    <message>
        <source>Swap the chips on {cell} and {other}</source>
        <translation>Scambiare le fiches in {cell} e {other}</translation>
    </message>
</context>
<context>
    <name>BalanceDialog</name>
    <message>
        <source>Balance of the board</source>
        <translation>Equilibrio del tabellone</translation>
    </message>
    <message>
        <source>&amp;Play the games</source>
        <translation>&amp;Gioca le partite</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>Co&amp;mpare in the lab…</source>
        <translation>Co&amp;nfronta nel laboratorio…</translation>
    </message>
    <message>
        <source>The same number plays the same games again, everywhere.</source>
        <translation>Lo stesso numero rigioca le stesse partite, ovunque.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>What the games tell of the board will stand here.</source>
        <translation>Qui comparirà ciò che le partite dicono del tabellone.</translation>
    </message>
    <message>
        <source>Let other boards, games or levels be played beside this one, as a plan.</source>
        <translation>Far giocare altri tabelloni, giochi o livelli accanto a questo, come un piano.</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gioco</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>G&amp;iocatori</translation>
    </message>
    <message>
        <source>L&amp;evel of all players</source>
        <translation>Li&amp;vello di tutti i giocatori</translation>
    </message>
    <message>
        <source>&amp;Number of games</source>
        <translation>&amp;Numero di partite</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Seme casuale</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>inizio…</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>arresto…</translation>
    </message>
    <message>
        <source>about {seconds} s left</source>
        <translation>ancora circa {seconds} s</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>ancora circa {minutes} min</translation>
    </message>
</context>
<context>
    <name>BesidePage</name>
    <message>
        <source>Entry at the left</source>
        <translation>Serie a sinistra</translation>
    </message>
    <message>
        <source>Entry at the right</source>
        <translation>Serie a destra</translation>
    </message>
</context>
<context>
    <name>BoardList</name>
    <message>
        <source>Arranged by {author}</source>
        <translation>Disposizione di {author}</translation>
    </message>
    <message>
        <source>The board of these rules</source>
        <translation>Il tabellone di queste regole</translation>
    </message>
</context>
<context>
    <name>BoardPreview</name>
    <message>
        <source>Picture of the board {name}, {columns} by {rows} cells</source>
        <translation>Immagine del tabellone {name}, {columns} per {rows} caselle</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Compass</source>
        <translation>Bussola</translation>
    </message>
    <message>
        <source>Each suit has a side of the board: spades north, hearts east, clubs south, diamonds west. Every sector runs from the two to the ace and through again, row by row from the rim to the middle, and a quarter turn carries each sector onto the next. The four aces meet in the centre.</source>
        <translation>Ogni seme ha un lato del tabellone: picche a nord, cuori a est, fiori a sud, quadri a ovest. Ogni settore va due volte dal due all’asso, riga per riga dal bordo al centro, e un quarto di giro porta ogni settore sul successivo. I quattro assi si incontrano al centro.</translation>
    </message>
    <message>
        <source>Two dice</source>
        <translation>Due dadi</translation>
    </message>
    <message>
        <source>Six by six for two dice: the rare twos in the corners, the twelves in the middle. A quarter turn leaves it as it is.</source>
        <translation>Sei per sei per due dadi: i rari due negli angoli, i dodici in mezzo. Un quarto di giro lo lascia com’è.</translation>
    </message>
    <message>
        <source>traditional</source>
        <translation>autore ignoto</translation>
    </message>
    <message>
        <source>No rights are claimed in this arrangement</source>
        <translation>Su questa disposizione non si rivendicano diritti</translation>
    </message>
    <message>
        <source>Far twins</source>
        <translation>Gemelle lontane</translation>
    </message>
    <message>
        <source>Four windows, black and red like a chess board, with the two suits of a colour chequered inside. From every card it is five rows and five columns to its twin, so that no two chips on the same card help each other; only the kings of spades and hearts meet, in the centre. The left half is the mirror of the right, spades for hearts and clubs for diamonds.</source>
        <translation>Quattro finestre, nere e rosse come una scacchiera; dentro, i due semi di un colore si alternano allo stesso modo. Da ogni carta alla sua gemella ci sono cinque righe e cinque colonne, così due fiches sulla stessa carta non si aiutano mai; solo i re di picche e di cuori si incontrano, al centro. La metà sinistra è lo specchio della destra, picche per cuori e fiori per quadri.</translation>
    </message>
    <message>
        <source>Turning rings</source>
        <translation>Anelli alternati</translation>
    </message>
    <message>
        <source>The numbers in rings around the one; each ring runs the other way round than the last. The nought stands in the corner beyond ninety-nine.</source>
        <translation>I numeri in anelli attorno all’uno; ogni anello va nel verso opposto al precedente. Lo zero sta nell’angolo, oltre il novantanove.</translation>
    </message>
    <message>
        <source>Growing edges</source>
        <translation>Bordi crescenti</translation>
    </message>
    <message>
        <source>The numbers grow out from the middle edge by edge, so that the square stays full at every size. The nought stands in a corner.</source>
        <translation>I numeri crescono dal centro bordo per bordo, così che il quadrato resta pieno a ogni grandezza. Lo zero sta in un angolo.</translation>
    </message>
    <message>
        <source>Number spiral</source>
        <translation>Spirale di numeri</translation>
    </message>
    <message>
        <source>One plain spiral from the nought in the centre to ninety-nine in the corner.</source>
        <translation>Una spirale semplice, dallo zero al centro al novantanove nell’angolo.</translation>
    </message>
    <message>
        <source>Junior</source>
        <translation>Junior</translation>
    </message>
    <message>
        <source>Six by seven for the youngest: the cards from two to ace without tens and pictures, each once, in a path that can be followed with a finger. The corners and the two spaces in the middle are free.</source>
        <translation>Sei per sette per i più piccoli: le carte dal due all’asso senza dieci né figure, ognuna una volta, in un percorso che si può seguire con il dito. Gli angoli e le due caselle in mezzo sono liberi.</translation>
    </message>
    <message>
        <source>Pinwheel</source>
        <translation>Girandola</translation>
    </message>
    <message>
        <source>One pack on seven by seven for the travel game: each suit is one sail of a wheel, winding from the two at the rim to the ace at the hub, and the free space is the axle.</source>
        <translation>Un mazzo su sette per sette per il gioco da viaggio: ogni seme è una pala della girandola e serpeggia dal due, sul bordo, all’asso, presso il centro; la casella libera è il perno.</translation>
    </message>
    <message>
        <source>Quadrants</source>
        <translation>Quadranti</translation>
    </message>
    <message>
        <source>The arrangement common for One-Eyed Jack. Each quarter holds two suits, one the mirror of the other along the diagonal, where the kings and queens stand; tens to sevens run along the edges. Turned upside down it is the same board.</source>
        <translation>La disposizione abituale di One-Eyed Jack. Ogni quarto ha due semi, uno lo specchio dell’altro lungo la diagonale, dove stanno i re e le donne; dal dieci al sette, le carte corrono lungo i bordi. Capovolto, è lo stesso tabellone.</translation>
    </message>
    <message>
        <source>Row snake</source>
        <translation>Serpente per righe</translation>
    </message>
    <message>
        <source>The two packs in order, laid like a snake: one row to the right, the next to the left. The easiest board to find a card on.</source>
        <translation>I due mazzi in ordine, disposti come un serpente: una riga verso destra, la seguente verso sinistra. Il tabellone su cui è più facile trovare una carta.</translation>
    </message>
    <message>
        <source>Spiral</source>
        <translation>Spirale</translation>
    </message>
    <message>
        <source>The arrangement of the published game. From the top left corner it winds inwards, clockwise: spades and diamonds up from the two, clubs and hearts down from the ace, and all of it once more, to the two of hearts in the middle. No jacks; the corners are free.</source>
        <translation>La disposizione del gioco pubblicato. Dall’angolo in alto a sinistra gira verso l’interno, in senso orario: picche e quadri a salire dal due, fiori e cuori a scendere dall’asso, e tutto ancora una volta, fino al due di cuori in mezzo. Senza fanti; gli angoli sono liberi.</translation>
    </message>
</context>
<context>
    <name>BookmarksDialog</name>
    <message>
        <source>Bookmarks</source>
        <translation>Segnalibri</translation>
    </message>
    <message>
        <source>No moment is marked yet. Look at one, and choose View → Bookmark.</source>
        <translation>Nessun momento è ancora segnato. Guardane uno e scegli Vista → Segnalibro.</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Senza nome</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Togli</translation>
    </message>
    <message>
        <source>Remove the bookmark; the game stays as it is.</source>
        <translation>Togliere il segnalibro; la partita resta com’è.</translation>
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
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>{cell}: {card}</source>
        <translation>{cell}: {card}</translation>
    </message>
    <message>
        <source>Now choose the other end of the row.</source>
        <translation>Ora scegli l’altro capo della fila.</translation>
    </message>
</context>
<context>
    <name>CaseDialog</name>
    <message>
        <source>Save as rule case</source>
        <translation>Salva come caso di regola</translation>
    </message>
    <message>
        <source>The case says what may be done in this position, as the program sees it.</source>
        <translation>Il caso dice che cosa si può fare in questa posizione, secondo il programma.</translation>
    </message>
    <message>
        <source>&amp;Choose a file…</source>
        <translation>S&amp;cegli un file…</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titolo</translation>
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
        <translation>Probabilità di vincere</translation>
    </message>
    <message>
        <source>Chances through the game</source>
        <translation>Probabilità lungo la partita</translation>
    </message>
    <message>
        <source>Click to look at the board at that moment</source>
        <translation>Clicca per vedere il tabellone in quel momento</translation>
    </message>
</context>
<context>
    <name>Chancing</name>
    <message>
        <source>The chances cannot be worked out: the process that does it has failed.</source>
        <translation>Le probabilità non si possono calcolare: il processo che lo fa è fallito.</translation>
    </message>
    <message>
        <source>The chances show when the next player is ready.</source>
        <translation>Le probabilità appaiono quando il prossimo giocatore è pronto.</translation>
    </message>
    <message>
        <source>A rated game has no chances.</source>
        <translation>Una partita classificata non mostra probabilità.</translation>
    </message>
    <message>
        <source>As far as an onlooker can tell:</source>
        <translation>Per quanto può dire uno spettatore:</translation>
    </message>
    <message>
        <source>As far as {name} can know:</source>
        <translation>Per quanto può sapere {name}:</translation>
    </message>
</context>
<context>
    <name>Clipping</name>
    <message>
        <source>The board is on the clipboard, as text.</source>
        <translation>Il tabellone è negli appunti, come testo.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Non c’è testo negli appunti.</translation>
    </message>
    <message>
        <source>Paste text</source>
        <translation>Incolla testo</translation>
    </message>
    <message>
        <source>Pasted. Not understood: {count}; lines left out: {lines}.</source>
        <translation>Incollato. Non capito: {count}; righe tralasciate: {lines}.</translation>
    </message>
    <message>
        <source>Pasted: everything was understood.</source>
        <translation>Incollato: è stato capito tutto.</translation>
    </message>
    <message>
        <source>{cards}: they lie on the right of column {column}.</source>
        <translation>{cards}: stanno a destra della colonna {column}.</translation>
    </message>
    <message>
        <source>{cards}: they lie below row {row}.</source>
        <translation>{cards}: stanno sotto la riga {row}.</translation>
    </message>
    <message>
        <source>{cards}: they lie right of {column} and below row {row}.</source>
        <translation>{cards}: stanno a destra di {column} e sotto la riga {row}.</translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Arancione</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Giallo</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Dark grey</source>
        <translation>Grigio scuro</translation>
    </message>
    <message>
        <source>Light grey</source>
        <translation>Grigio chiaro</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Viola</translation>
    </message>
</context>
<context>
    <name>CommandRow</name>
    <message>
        <source>C&amp;opy</source>
        <translation>C&amp;opia</translation>
    </message>
    <message>
        <source>Sa&amp;ve the board…</source>
        <translation>&amp;Salva il tabellone…</translation>
    </message>
    <message>
        <source>Command line that makes this report again</source>
        <translation>Riga di comando che rifà questo rapporto</translation>
    </message>
    <message>
        <source>The command that plays these games again needs the board as a file.</source>
        <translation>Il comando che rigioca queste partite ha bisogno del tabellone in un file.</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>Figures of all entries</source>
        <translation>Cifre di tutte le serie</translation>
    </message>
    <message>
        <source>Share of the points, by player</source>
        <translation>Quota dei punti, per giocatore</translation>
    </message>
    <message>
        <source>Strength of the players, in Elo</source>
        <translation>Forza dei giocatori, in Elo</translation>
    </message>
    <message>
        <source>Decided games won by the side that began</source>
        <translation>Partite decise vinte dalla parte che cominciava</translation>
    </message>
    <message>
        <source>Moves a game</source>
        <translation>Mosse per partita</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Who begins wins</source>
        <translation>Vince chi comincia</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Pari</translation>
    </message>
</context>
<context>
    <name>Corner</name>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} sta pensando</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n mossa</numerusform>
            <numerusform>%n mosse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) left</source>
        <translation>
            <numerusform>ancora %n turno</numerusform>
            <numerusform>ancora %n turni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{made} of %n row(s)</source>
        <translation>
            <numerusform>{made} di %n fila</numerusform>
            <numerusform>{made} di %n file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed} and makes %n row(s)</source>
        <translation>
            <numerusform>{deed} e fa una fila</numerusform>
            <numerusform>{deed} e fa %n file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed} and announces %n row(s)</source>
        <translation>
            <numerusform>{deed} e annuncia una fila</numerusform>
            <numerusform>{deed} e annuncia %n file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed} and breaks up %n row(s)</source>
        <translation>
            <numerusform>{deed} e rompe una fila</numerusform>
            <numerusform>{deed} e rompe %n file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed}: %n row(s)</source>
        <translation>
            <numerusform>{deed}: una fila</numerusform>
            <numerusform>{deed}: %n file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From there %n row(s) are still possible.</source>
        <translation>
            <numerusform>Da lì è ancora possibile %n fila.</numerusform>
            <numerusform>Da lì sono ancora possibili %n file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier move(s), see the list</source>
        <translation>
            <numerusform>%n mossa precedente, vedi l’elenco</numerusform>
            <numerusform>%n mosse precedenti, vedi l’elenco</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are shuffled into a new stock</source>
        <translation>
            <numerusform>%n carta viene mescolata in un nuovo mazzo</numerusform>
            <numerusform>%n carte vengono mescolate in un nuovo mazzo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rated game(s) played.</source>
        <translation>
            <numerusform>%n partita classificata giocata.</numerusform>
            <numerusform>%n partite classificate giocate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) found</source>
        <translation>
            <numerusform>%n impostazione trovata</numerusform>
            <numerusform>%n impostazioni trovate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read</source>
        <translation>
            <numerusform>%n file non si è potuto leggere</numerusform>
            <numerusform>%n file non si sono potuti leggere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) could not be read</source>
        <translation>
            <numerusform>%n riga non si è potuta leggere</numerusform>
            <numerusform>%n righe non si sono potute leggere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) are among your own now</source>
        <translation>
            <numerusform>%n tabellone è ora tra i tuoi</numerusform>
            <numerusform>%n tabelloni sono ora tra i tuoi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) did not fit on the board</source>
        <translation>
            <numerusform>%n carta non è entrata nel tabellone</numerusform>
            <numerusform>%n carte non sono entrate nel tabellone</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>no</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>one</source>
        <translation>una</translation>
    </message>
    <message>
        <source>two</source>
        <translation>due</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quattro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinque</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sei</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sette</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>otto</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dieci</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>undici</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>dodici</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>una carta</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count} carte</translation>
    </message>
    <message>
        <source>one row</source>
        <translation>una fila</translation>
    </message>
    <message>
        <source>{count} rows</source>
        <translation>{count} file</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>un punto</translation>
    </message>
    <message>
        <source>{count} points</source>
        <translation>{count} punti</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} giocatori</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} o {last}</translation>
    </message>
    <message>
        <source>a roll of {totals}</source>
        <translation>un lancio di {totals}</translation>
    </message>
    <message>
        <source>the one-eyed jacks (spades and hearts)</source>
        <translation>i fanti con un occhio (picche e cuori)</translation>
    </message>
    <message>
        <source>the two-eyed jacks (diamonds and clubs)</source>
        <translation>i fanti con due occhi (quadri e fiori)</translation>
    </message>
    <message>
        <source>the {ranks}</source>
        <translation>le carte {ranks}</translation>
    </message>
    <message>
        <source>the {ranks} of {suits}</source>
        <translation>le carte {ranks} di {suits}</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>due</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>quattro</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cinque</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>sei</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sette</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>otto</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dieci</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>fanti</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>donne</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>re</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>assi</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picche</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cuori</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>quadri</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>fiori</translation>
    </message>
    <message>
        <source>rules without a name</source>
        <translation>regole senza nome</translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message>
        <source>Cards to be laid</source>
        <translation>Carte da disporre</translation>
    </message>
    <message>
        <source>{card}: {count} left</source>
        <translation>{card}: ancora {count}</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>Two packs of cards</source>
        <translation>Due mazzi di carte</translation>
    </message>
    <message>
        <source>One pack of cards</source>
        <translation>Un mazzo di carte</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numeri</translation>
    </message>
    <message>
        <source>Two dice</source>
        <translation>Due dadi</translation>
    </message>
    <message>
        <source>Anything</source>
        <translation>Qualsiasi cosa</translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>{who} did not draw in time, and holds one card less</source>
        <translation>{who} non ha pescato in tempo e ha una carta in meno</translation>
    </message>
    <message>
        <source>the others have their last turns</source>
        <translation>gli altri hanno i loro ultimi turni</translation>
    </message>
    <message>
        <source>{deed}; {consequence}</source>
        <translation>{deed}; {consequence}</translation>
    </message>
    <message>
        <source>{who} takes {card}</source>
        <translation>{who} prende {card}</translation>
    </message>
    <message>
        <source>{who} draws a card</source>
        <translation>{who} pesca una carta</translation>
    </message>
    <message>
        <source>{who} shows that {card} is dead and turns it in</source>
        <translation>{who} mostra che {card} è morta e la consegna</translation>
    </message>
    <message>
        <source>{who} plays {card} as {other_card} on {cell}</source>
        <translation>{who} gioca {card} come {other_card} in {cell}</translation>
    </message>
    <message>
        <source>{who} plays {card} on {cell}</source>
        <translation>{who} gioca {card} in {cell}</translation>
    </message>
    <message>
        <source>{who} plays {card} and removes the chip on {cell}</source>
        <translation>{who} gioca {card} e toglie la fiche in {cell}</translation>
    </message>
    <message>
        <source>{who} plays {card} and takes over the chip on {cell}</source>
        <translation>{who} gioca {card} e sostituisce la fiche in {cell}</translation>
    </message>
    <message>
        <source>{who} plays {card} and swaps the chips on {cell} and {other}</source>
        <translation>{who} gioca {card} e scambia le fiches in {cell} e {other}</translation>
    </message>
    <message>
        <source>{who} turns in {card}</source>
        <translation>{who} consegna {card}</translation>
    </message>
    <message>
        <source>{who} passes</source>
        <translation>{who} passa</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and puts a chip on {cell}</source>
        <translation>{who} lancia {roll} e mette una fiche in {cell}</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and removes the chip on {cell}</source>
        <translation>{who} lancia {roll} e toglie la fiche in {cell}</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and takes over the chip on {cell}</source>
        <translation>{who} lancia {roll} e sostituisce la fiche in {cell}</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and swaps the chips on {cell} and {other}</source>
        <translation>{who} lancia {roll} e scambia le fiches in {cell} e {other}</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and can do nothing</source>
        <translation>{who} lancia {roll} e non può fare nulla</translation>
    </message>
    <message>
        <source>{who} gives up {card}</source>
        <translation>{who} cede {card}</translation>
    </message>
    <message>
        <source>{who} takes the chip on {cell} away</source>
        <translation>{who} leva la fiche in {cell}</translation>
    </message>
    <message>
        <source>{who} has spoken out of turn</source>
        <translation>{who} ha parlato quando non doveva</translation>
    </message>
    <message>
        <source>on {cell}</source>
        <comment>after a card, as in 8 of spades on c4</comment>
        <translation>in {cell}</translation>
    </message>
    <message>
        <source>removes {cell}</source>
        <comment>after a card</comment>
        <translation>toglie {cell}</translation>
    </message>
    <message>
        <source>takes over {cell}</source>
        <comment>after a card</comment>
        <translation>sostituisce {cell}</translation>
    </message>
    <message>
        <source>swaps {cell} and {other}</source>
        <comment>after a card</comment>
        <translation>scambia {cell} e {other}</translation>
    </message>
    <message>
        <source>turned in</source>
        <comment>after a card</comment>
        <translation>consegnata</translation>
    </message>
    <message>
        <source>taken</source>
        <comment>after a card</comment>
        <translation>presa</translation>
    </message>
    <message>
        <source>draws a card</source>
        <translation>pesca una carta</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <comment>after a roll</comment>
        <translation>niente da fare</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passa</translation>
    </message>
    <message>
        <source>given up</source>
        <comment>after a card</comment>
        <translation>ceduta</translation>
    </message>
    <message>
        <source>takes {cell} away</source>
        <translation>leva {cell}</translation>
    </message>
    <message>
        <source>has spoken</source>
        <translation>ha parlato</translation>
    </message>
    <message>
        <source>{total} is rolled</source>
        <translation>esce {total}</translation>
    </message>
    <message>
        <source>{who} is out of the game</source>
        <translation>{who} è fuori dal gioco</translation>
    </message>
    <message>
        <source>it is the turn of {who}</source>
        <translation>tocca a {who}</translation>
    </message>
    <message>
        <source>a chip of {who} on {place}</source>
        <translation>una fiche di {who} in {place}</translation>
    </message>
    <message>
        <source>the chip of {who} is off {place}</source>
        <translation>la fiche di {who} non è più in {place}</translation>
    </message>
    <message>
        <source>a row for {who}, {place}</source>
        <translation>una fila per {who}, {place}</translation>
    </message>
    <message>
        <source>{who} no longer has the row {place}</source>
        <translation>{who} non ha più la fila {place}</translation>
    </message>
    <message>
        <source>{who} lays off {card}</source>
        <translation>{who} scarta {card}</translation>
    </message>
    <message>
        <source>{who} draws {card}</source>
        <translation>{who} pesca {card}</translation>
    </message>
    <message>
        <source>{who} takes back {card}</source>
        <translation>{who} riprende {card}</translation>
    </message>
    <message>
        <source>{who} puts back {card}</source>
        <translation>{who} rimette {card}</translation>
    </message>
</context>
<context>
    <name>DesignButtons</name>
    <message>
        <source>&amp;Design a board…</source>
        <translation>&amp;Disegna un tabellone…</translation>
    </message>
    <message>
        <source>Make a board of your own, or change one.</source>
        <translation>Fare un tabellone proprio o cambiarne uno.</translation>
    </message>
    <message>
        <source>Edit a cop&amp;y</source>
        <translation>&amp;Modifica una copia</translation>
    </message>
    <message>
        <source>Change a copy of the chosen board in the designer.</source>
        <translation>Cambiare una copia del tabellone scelto nel laboratorio.</translation>
    </message>
</context>
<context>
    <name>Designer</name>
    <message>
        <source>Some files were not taken over.</source>
        <translation>Alcuni file non sono stati accolti.</translation>
    </message>
    <message>
        <source>Only files of this computer can be dropped here.</source>
        <translation>Qui si possono lasciare solo file di questo computer.</translation>
    </message>
    <message>
        <source>Save the file first, or copy its text and paste it.</source>
        <translation>Salva prima il file, o copia il suo testo e incollalo.</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tabellone</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nuovo</translation>
    </message>
    <message>
        <source>An empty board. Undo brings this one back.</source>
        <translation>Un tabellone vuoto. Annulla riporta questo.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>Change a board in a file. Undo brings this back.</source>
        <translation>Cambiare un tabellone di un file. Annulla riporta questo.</translation>
    </message>
    <message>
        <source>&amp;Gallery…</source>
        <translation>&amp;Galleria…</translation>
    </message>
    <message>
        <source>Look at all boards.</source>
        <translation>Vedere tutti i tabelloni.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>Save the board, with mistakes or without.</source>
        <translation>Salvare il tabellone, con o senza errori.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salva &amp;con nome…</translation>
    </message>
    <message>
        <source>Save the board to another file.</source>
        <translation>Salvare il tabellone in un altro file.</translation>
    </message>
    <message>
        <source>&amp;Export a copy…</source>
        <translation>&amp;Esporta una copia…</translation>
    </message>
    <message>
        <source>Write a copy for somebody else.</source>
        <translation>Scrivere una copia per qualcun altro.</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Stam&amp;pa…</translation>
    </message>
    <message>
        <source>Bring the board onto paper, or into a picture.</source>
        <translation>Portare il tabellone su carta o in un’immagine.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>Close. What is not saved is kept for next time.</source>
        <translation>Chiudere. Ciò che non è salvato resta per la prossima volta.</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>&amp;Cronologia…</translation>
    </message>
    <message>
        <source>List all changes and go back to any of them.</source>
        <translation>Elencare tutti i cambiamenti e tornare a uno di essi.</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Taglia</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Incolla</translation>
    </message>
    <message>
        <source>Paste cells, or a board as text from anywhere.</source>
        <translation>Incollare caselle, o un tabellone come testo da ovunque.</translation>
    </message>
    <message>
        <source>Copy the board as te&amp;xt</source>
        <translation>Copia il tabellone come te&amp;sto</translation>
    </message>
    <message>
        <source>For a letter, a forum or a spreadsheet.</source>
        <translation>Per una lettera, un forum o un foglio di calcolo.</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>S&amp;vuota</translation>
    </message>
    <message>
        <source>Choose &amp;all</source>
        <translation>Scegli t&amp;utto</translation>
    </message>
    <message>
        <source>&amp;Fill with the tray’s card</source>
        <translation>&amp;Riempi con la carta della riserva</translation>
    </message>
    <message>
        <source>Put the card chosen in the tray on these cells.</source>
        <translation>Mettere su queste caselle la carta scelta nella riserva.</translation>
    </message>
    <message>
        <source>E&amp;xchange two cells</source>
        <translation>Scam&amp;bia due caselle</translation>
    </message>
    <message>
        <source>Exchange the two chosen cells.</source>
        <translation>Scambiare le due caselle scelte.</translation>
    </message>
    <message>
        <source>&amp;Shuffle</source>
        <translation>&amp;Mescola</translation>
    </message>
    <message>
        <source>Shuffle the chosen cells; of one, the board.</source>
        <translation>Mescolare le caselle scelte; se è una sola, tutto il tabellone.</translation>
    </message>
    <message>
        <source>Fill &amp;up from the tray</source>
        <translation>C&amp;ompleta dalla riserva</translation>
    </message>
    <message>
        <source>Put what is left on the empty cells, by chance.</source>
        <translation>Mettere ciò che resta sulle caselle vuote, a caso.</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <translation>&amp;Prova</translation>
    </message>
    <message>
        <source>&amp;Play a game on it</source>
        <translation>&amp;Gioca una partita</translation>
    </message>
    <message>
        <source>Play a game on this board against the computer.</source>
        <translation>Giocare una partita su questo tabellone contro il computer.</translation>
    </message>
    <message>
        <source>&amp;Balance…</source>
        <translation>&amp;Equilibrio…</translation>
    </message>
    <message>
        <source>Measure the board by many games of computers.</source>
        <translation>Misurare il tabellone con molte partite di computer.</translation>
    </message>
    <message>
        <source>&amp;Hide the heat map</source>
        <translation>&amp;Nascondi la mappa di calore</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Tasti e mouse</translation>
    </message>
    <message>
        <source>List what every key does here.</source>
        <translation>Elencare che cosa fa qui ogni tasto.</translation>
    </message>
    <message>
        <source>Shift to the left</source>
        <translation>Sposta a sinistra</translation>
    </message>
    <message>
        <source>Shift to the right</source>
        <translation>Sposta a destra</translation>
    </message>
    <message>
        <source>Shift up</source>
        <translation>Sposta in su</translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation>Sposta in giù</translation>
    </message>
    <message>
        <source>Symmetry that edits keep</source>
        <translation>Simmetria mantenuta</translation>
    </message>
    <message>
        <source>What is changed in one place is changed in its likeness, too.</source>
        <translation>Ciò che cambia in un punto cambia anche nel suo corrispondente.</translation>
    </message>
    <message>
        <source>Play an&amp;other game on it</source>
        <translation>Gioca un &amp;altro gioco</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Strumenti</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>&amp;Disponi</translation>
    </message>
    <message>
        <source>Turn: {way}</source>
        <translation>Gira: {way}</translation>
    </message>
    <message>
        <source>Exchange two &amp;suits</source>
        <translation>Scambia due s&amp;emi</translation>
    </message>
    <message>
        <source>&amp;Repeat a part (symmetry)</source>
        <translation>&amp;Ripeti una parte (simmetria)</translation>
    </message>
    <message>
        <source>S&amp;ymmetry that edits keep</source>
        <translation>S&amp;immetria mantenuta</translation>
    </message>
    <message>
        <source>Take {part} for the rest</source>
        <translation>Usa {part} per il resto</translation>
    </message>
    <message>
        <source>Choose a symmetry first</source>
        <translation>Scegli prima una simmetria</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;immetria</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libera</translation>
    </message>
    <message>
        <source>hole</source>
        <translation>buco</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vuota</translation>
    </message>
    <message>
        <source>a free cell</source>
        <translation>una casella libera per tutti</translation>
    </message>
    <message>
        <source>a hole</source>
        <translation>un buco</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
</context>
<context>
    <name>DesignerWindow</name>
    <message>
        <source>&amp;Tray: to be placed</source>
        <translation>&amp;Riserva: da collocare</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>Nuovo tabellone</translation>
    </message>
    <message>
        <source>{name}[*] – Board designer</source>
        <translation>{name}[*] – Laboratorio di tabelloni</translation>
    </message>
    <message>
        <source>{cell}   chosen: {chosen}   filled: {filled} of {size}</source>
        <translation>{cell}   scelte: {chosen}   piene: {filled} di {size}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Equilibrio</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Tasti e mouse</translation>
    </message>
    <message>
        <source>Go on with an unsaved board</source>
        <translation>Riprendi un tabellone non salvato</translation>
    </message>
    <message>
        <source>This board is not kept: {why}.</source>
        <translation>Questo tabellone non viene conservato: {why}.</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>You play on from move {ply} in a game of its own. The one before is kept; undo brings it back.</source>
        <translation>Continui dalla mossa {ply} in una partita a sé. Quella di prima è conservata; Annulla la riporta.</translation>
    </message>
    <message>
        <source>Another program has written to the file of your game in progress. It was left as it is now, and your game is kept in another file.</source>
        <translation>Un altro programma ha scritto nel file della tua partita in corso. È stato lasciato com’è, e la tua partita è conservata in un altro file.</translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message>
        <source>{now} (not: {before})</source>
        <translation>{now} (non: {before})</translation>
    </message>
    <message>
        <source>{text} – no effect: {why}</source>
        <translation>{text} – senza effetto: {why}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>a list of its own</source>
        <translation>un elenco proprio</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>{title}: {new} instead of {old}</source>
        <translation>{title}: {new} invece di {old}</translation>
    </message>
    <message>
        <source>{title}: {new}</source>
        <translation>{title}: {new}</translation>
    </message>
    <message>
        <source>Rows of {new} chips instead of {old}</source>
        <translation>File di {new} fiches invece di {old}</translation>
    </message>
    <message>
        <source>Cards each by the number of players</source>
        <translation>Carte a testa secondo il numero di giocatori</translation>
    </message>
    <message>
        <source>{cards} each, however many play</source>
        <translation>{cards} a testa, quanti che siano</translation>
    </message>
    <message>
        <source>{cards} each instead of {old}</source>
        <translation>{cards} a testa invece di {old}</translation>
    </message>
    <message>
        <source>Without {ranks}</source>
        <translation>Senza {ranks}</translation>
    </message>
    <message>
        <source>With {ranks}</source>
        <translation>Con {ranks}</translation>
    </message>
    <message>
        <source>The ranks in another order</source>
        <translation>I valori in un altro ordine</translation>
    </message>
    <message>
        <source>Playing cards instead of number cards</source>
        <translation>Carte da gioco invece di carte numeriche</translation>
    </message>
    <message>
        <source>Number cards from {low} to {high} instead of playing cards</source>
        <translation>Carte numeriche da {low} a {high} invece di carte da gioco</translation>
    </message>
    <message>
        <source>Number cards from {low} to {high} instead of {old_low} to {old_high}</source>
        <translation>Carte numeriche da {low} a {high} invece che da {old_low} a {old_high}</translation>
    </message>
    <message>
        <source>The usual board instead of one of its own</source>
        <translation>Il tabellone solito invece di uno proprio</translation>
    </message>
    <message>
        <source>Another board of its own</source>
        <translation>Un altro tabellone proprio</translation>
    </message>
    <message>
        <source>A board of its own instead of the usual one</source>
        <translation>Un tabellone proprio invece del solito</translation>
    </message>
    <message>
        <source>{players} in {sides} sides</source>
        <translation>{players} in {sides} parti</translation>
    </message>
    <message>
        <source>{now} instead of {before}</source>
        <translation>{now} invece di {before}</translation>
    </message>
    <message>
        <source>{now} may play, too</source>
        <translation>{now} possono giocare anche</translation>
    </message>
    <message>
        <source>Not for {counts} players</source>
        <translation>Non per {counts} giocatori</translation>
    </message>
    <message>
        <source>With {players}: {cards} each instead of {old}</source>
        <translation>Con {players}: {cards} a testa invece di {old}</translation>
    </message>
    <message>
        <source>With {players}: {cards} each</source>
        <translation>Con {players}: {cards} a testa</translation>
    </message>
    <message>
        <source>With {sides} sides: rows of {new} chips instead of {old}</source>
        <translation>Con {sides} parti: file di {new} fiches invece di {old}</translation>
    </message>
    <message>
        <source>With {sides} sides: {rows} to win instead of {old}</source>
        <translation>Con {sides} parti: {rows} per vincere invece di {old}</translation>
    </message>
    <message>
        <source>With {players}: rows to win by the number of sides</source>
        <translation>Con {players}: file per vincere secondo il numero di parti</translation>
    </message>
    <message>
        <source>With {players}: {rows} to win</source>
        <translation>Con {players}: {rows} per vincere</translation>
    </message>
    <message>
        <source>no power</source>
        <translation>nessun potere</translation>
    </message>
    <message>
        <source>{cards}: {does}</source>
        <translation>{cards}: {does}</translation>
    </message>
    <message>
        <source>{card} cannot touch the cells {cells}</source>
        <translation>{card} non può toccare le caselle {cells}</translation>
    </message>
    <message>
        <source>No cell is safe from {card}</source>
        <translation>Nessuna casella è al sicuro da {card}</translation>
    </message>
    <message>
        <source>{chips} in line: {points} instead of {old}</source>
        <translation>{chips} in linea: {points} invece di {old}</translation>
    </message>
    <message>
        <source>{chips} in line: no points of their own</source>
        <translation>{chips} in linea: nessun punto proprio</translation>
    </message>
    <message>
        <source>{chips} in line: {points}</source>
        <translation>{chips} in linea: {points}</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>Repeat {part}</source>
        <translation>Ripetere {part}</translation>
    </message>
    <message>
        <source>Put {card} on {cell}</source>
        <translation>Mettere {card} in {cell}</translation>
    </message>
    <message>
        <source>Fill with {card}</source>
        <translation>Riempire con {card}</translation>
    </message>
    <message>
        <source>Clear {cells}</source>
        <translation>Svuotare {cells}</translation>
    </message>
    <message>
        <source>Exchange {cells}</source>
        <translation>Scambiare {cells}</translation>
    </message>
    <message>
        <source>Shuffle {cells}</source>
        <translation>Mescolare {cells}</translation>
    </message>
    <message>
        <source>Fill up from the tray</source>
        <translation>Completare dalla riserva</translation>
    </message>
    <message>
        <source>Cut {cells}</source>
        <translation>Tagliare {cells}</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Incollare</translation>
    </message>
    <message>
        <source>Turn: {way}</source>
        <translation>Girare: {way}</translation>
    </message>
    <message>
        <source>Shift the board</source>
        <translation>Spostare il tabellone</translation>
    </message>
    <message>
        <source>Exchange two suits</source>
        <translation>Scambiare due semi</translation>
    </message>
    <message>
        <source>Pattern: {name}</source>
        <translation>Schema: {name}</translation>
    </message>
    <message>
        <source>Size {columns} × {rows}</source>
        <translation>Dimensioni {columns} × {rows}</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Cambiare il nome</translation>
    </message>
    <message>
        <source>Change the author</source>
        <translation>Cambiare l’autore</translation>
    </message>
    <message>
        <source>Change the notes</source>
        <translation>Cambiare le note</translation>
    </message>
    <message>
        <source>Change the licence</source>
        <translation>Cambiare la licenza</translation>
    </message>
    <message>
        <source>Change the deck</source>
        <translation>Cambiare il mazzo</translation>
    </message>
    <message>
        <source>{count} cells</source>
        <translation>{count} caselle</translation>
    </message>
</context>
<context>
    <name>Enabling</name>
    <message>
        <source>&amp;Undo: new game</source>
        <translation>&amp;Annulla: nuova partita</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo: new game</source>
        <translation>&amp;Ripeti: nuova partita</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>Next de&amp;al</source>
        <translation>Pro&amp;ssima mano</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>Gioca an&amp;cora</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Rematch</source>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Review the game…</source>
        <translation>Analizza la partita…</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Guarda il tabellone</translation>
    </message>
</context>
<context>
    <name>EntryForm</name>
    <message>
        <source>Change &amp;seats on the same deals</source>
        <translation>Scambia i &amp;posti con le stesse carte</translation>
    </message>
    <message>
        <source>Each deal is played once for every side, so that neither cards nor seats favour anybody. It needs different players.</source>
        <translation>Ogni distribuzione si gioca una volta per parte, così che né carte né posti favoriscano qualcuno. Servono giocatori diversi.</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>No&amp;me</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gioco</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tabellone</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>G&amp;iocatori</translation>
    </message>
    <message>
        <source>S&amp;ides</source>
        <translation>&amp;Parti</translation>
    </message>
    <message>
        <source>&amp;Who plays</source>
        <translation>C&amp;hi gioca</translation>
    </message>
    <message>
        <source>Usual board of the game</source>
        <translation>Tabellone solito del gioco</translation>
    </message>
    <message>
        <source>{name} (of this plan)</source>
        <translation>{name} (di questo piano)</translation>
    </message>
    <message>
        <source>{name}, changed (of this plan)</source>
        <translation>{name}, cambiato (di questo piano)</translation>
    </message>
    <message>
        <source>of this plan</source>
        <translation>di questo piano</translation>
    </message>
</context>
<context>
    <name>EntryView</name>
    <message>
        <source>Decided games won</source>
        <translation>Partite decise vinte</translation>
    </message>
    <message>
        <source>Winning rows on the board</source>
        <translation>File vincenti sul tabellone</translation>
    </message>
    <message>
        <source>How many games took so many moves</source>
        <translation>Quante partite sono durate tante mosse</translation>
    </message>
    <message>
        <source>{name}: decided games won, by who was on turn when</source>
        <translation>{name}: partite decise vinte, secondo l’ordine di turno</translation>
    </message>
    <message>
        <source>{name}: winning rows on the board</source>
        <translation>{name}: file vincenti sul tabellone</translation>
    </message>
    <message>
        <source>{name}: moves a game</source>
        <translation>{name}: mosse per partita</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Qualcosa è andato storto</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapporto</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>&amp;Copia il rapporto</translation>
    </message>
    <message>
        <source>The report names no person, no folder and no card.</source>
        <translation>Il rapporto non nomina persone, cartelle o carte.</translation>
    </message>
    <message>
        <source>Start &amp;without settings</source>
        <translation>Avvia &amp;senza impostazioni</translation>
    </message>
    <message>
        <source>Your settings stay in their file; this once nobody reads it.</source>
        <translation>Le tue impostazioni restano nel loro file; solo questa volta nessuno le legge.</translation>
    </message>
    <message>
        <source>The program has met an error that its authors did not foresee. Your game is saved; you can go on, or close the program and start it again.</source>
        <translation>Il programma ha incontrato un errore che i suoi autori non avevano previsto. La tua partita è salvata; puoi continuare, o chiudere il programma e riaprirlo.</translation>
    </message>
    <message>
        <source>The program has met an error that its authors did not foresee, and the game could not be saved. Save it to another place before you go on.</source>
        <translation>Il programma ha incontrato un errore che i suoi autori non avevano previsto, e la partita non si è potuta salvare. Salvala altrove prima di continuare.</translation>
    </message>
    <message>
        <source>The last time the program ended by an error that its authors did not foresee. Your game was kept after each move and goes on where it was. The report below helps to mend the error.</source>
        <translation>L’ultima volta il programma è finito per un errore che i suoi autori non avevano previsto. La tua partita è stata conservata dopo ogni mossa e continua da dov’era. Il rapporto qui sotto aiuta a correggere l’errore.</translation>
    </message>
    <message>
        <source>The program cannot start, by an error that its authors did not foresee. Your games are kept. It may start without its settings.</source>
        <translation>Il programma non può avviarsi, per un errore che i suoi autori non avevano previsto. Le tue partite sono conservate. Forse si avvia senza le sue impostazioni.</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>The rules could not be saved.</source>
        <translation>Le regole non si sono potute salvare.</translation>
    </message>
    <message>
        <source>Export the rules</source>
        <translation>Esporta le regole</translation>
    </message>
    <message>
        <source>The rules could not be written.</source>
        <translation>Le regole non si sono potute scrivere.</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Importa regole</translation>
    </message>
    <message>
        <source>These rules cannot be taken in.</source>
        <translation>Queste regole non si possono accogliere.</translation>
    </message>
    <message>
        <source>You have rules of this name already.</source>
        <translation>Hai già regole con questo nome.</translation>
    </message>
    <message>
        <source>Replace them by those in {file}?</source>
        <translation>Sostituirle con quelle di {file}?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Sostituisci</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tutti i file</translation>
    </message>
</context>
<context>
    <name>Families</name>
    <message>
        <source>Sequence and its relatives</source>
        <translation>Sequence e i suoi parenti</translation>
    </message>
    <message>
        <source>One-Eyed Jack</source>
        <translation>One-Eyed Jack</translation>
    </message>
    <message>
        <source>With numbers</source>
        <translation>Con i numeri</translation>
    </message>
    <message>
        <source>With dice</source>
        <translation>Con i dadi</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Tuoi</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>there are no cases in this folder</source>
        <translation>in questa cartella non ci sono casi</translation>
    </message>
    <message>
        <source>this file is there already</source>
        <translation>questo file c’è già</translation>
    </message>
    <message>
        <source>choose another name, or add --force to replace it</source>
        <translation>scegli un altro nome, o aggiungi --force per sostituirlo</translation>
    </message>
    <message>
        <source>Qt cannot be started: {error}</source>
        <translation>non si può avviare Qt: {error}</translation>
    </message>
    <message>
        <source>install what is missing</source>
        <translation>installa ciò che manca</translation>
    </message>
    <message>
        <source>row {number}, column {letter}</source>
        <translation>riga {number}, colonna {letter}</translation>
    </message>
    <message>
        <source>{card} stands {times}</source>
        <translation>{card} compare {times}</translation>
    </message>
    <message>
        <source>this deck has no use for it</source>
        <translation>questo mazzo non la usa</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>zero volte</translation>
    </message>
    <message>
        <source>once</source>
        <translation>una volta</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>due volte</translation>
    </message>
    <message>
        <source>three times</source>
        <translation>tre volte</translation>
    </message>
    <message>
        <source>four times</source>
        <translation>quattro volte</translation>
    </message>
    <message>
        <source>{count} times</source>
        <translation>{count} volte</translation>
    </message>
    <message>
        <source>a board needs it {times}</source>
        <translation>un tabellone ne ha bisogno {times}</translation>
    </message>
    <message>
        <source>put {card} on {count} more</source>
        <translation>metti {card} in {count} in più</translation>
    </message>
    <message>
        <source>change {count} of them</source>
        <translation>cambiane {count}</translation>
    </message>
    <message>
        <source>a board needs its rows of cells</source>
        <translation>un tabellone ha bisogno delle sue righe di caselle</translation>
    </message>
    <message>
        <source>there are {count} rows</source>
        <translation>il numero di righe è {count}</translation>
    </message>
    <message>
        <source>row 1 has {width} cells</source>
        <translation>il numero di caselle della riga 1 è {width}</translation>
    </message>
    <message>
        <source>a row is a text of cells</source>
        <translation>una riga è un testo di caselle</translation>
    </message>
    <message>
        <source>there are {count} cells</source>
        <translation>il numero di caselle è {count}</translation>
    </message>
    <message>
        <source>this cell is still empty</source>
        <translation>questa casella è ancora vuota</translation>
    </message>
    <message>
        <source>{word} is not a card</source>
        <translation>{word} non è una carta</translation>
    </message>
    <message>
        <source>{key} is not a text of up to {most} characters</source>
        <translation>{key} non è un testo di al massimo {most} caratteri</translation>
    </message>
    <message>
        <source>{name} is not a straight line of cells</source>
        <translation>{name} non è una linea retta di caselle</translation>
    </message>
    <message>
        <source>a board is a JSON object</source>
        <translation>un tabellone è un oggetto JSON</translation>
    </message>
    <message>
        <source>{deck} is no kind of deck</source>
        <translation>{deck} non è un tipo di mazzo</translation>
    </message>
    <message>
        <source>{shape} draws no shape</source>
        <translation>{shape} non disegna nessuna forma</translation>
    </message>
    <message>
        <source>add &quot;rows&quot;: [&quot;XX 2S …&quot;, …]</source>
        <translation>aggiungi &quot;rows&quot;: [&quot;XX 2S …&quot;, …]</translation>
    </message>
    <message>
        <source>use {least} to {most} rows</source>
        <translation>usa da {least} a {most} righe</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>riga {number}</translation>
    </message>
    <message>
        <source>use {least} to {most} cells a row</source>
        <translation>usa da {least} a {most} caselle per riga</translation>
    </message>
    <message>
        <source>there are {count} cells where row 1 has {width}</source>
        <translation>non ha lo stesso numero di caselle della riga 1: {count} invece di {width}</translation>
    </message>
    <message>
        <source>write &quot;XX 2S 3S …&quot;</source>
        <translation>scrivi &quot;XX 2S 3S …&quot;</translation>
    </message>
    <message>
        <source>use at most {most} cells a row</source>
        <translation>usa al massimo {most} caselle per riga</translation>
    </message>
    <message>
        <source>put a card there, or {free} (free)</source>
        <translation>mettici una carta, o {free} (libera)</translation>
    </message>
    <message>
        <source>write cells like 4S, 10H, 50, XX (free)</source>
        <translation>scrivi le caselle come 4S, 10H, 50, XX (libera)</translation>
    </message>
    <message>
        <source>shorten or quote it</source>
        <translation>accorcialo o mettilo tra virgolette</translation>
    </message>
    <message>
        <source>there is no cell {cell}</source>
        <translation>non c’è la casella {cell}</translation>
    </message>
    <message>
        <source>it begins with { and has &quot;rows&quot;</source>
        <translation>comincia con { e ha &quot;rows&quot;</translation>
    </message>
    <message>
        <source>the key {key} is not known</source>
        <translation>la chiave {key} non è nota</translation>
    </message>
    <message>
        <source>use {options}</source>
        <translation>usa {options}</translation>
    </message>
    <message>
        <source>draw it like &quot;X../XXX/..X&quot;</source>
        <translation>disegnala come &quot;X../XXX/..X&quot;</translation>
    </message>
    <message>
        <source>give every row the same number of cells</source>
        <translation>dai a tutte le righe lo stesso numero di caselle</translation>
    </message>
    <message>
        <source>cells run from a1 to {last}</source>
        <translation>le caselle vanno da a1 a {last}</translation>
    </message>
    <message>
        <source>known keys: {keys}</source>
        <translation>chiavi note: {keys}</translation>
    </message>
    <message>
        <source>a case is a JSON object</source>
        <translation>un caso è un oggetto JSON</translation>
    </message>
    <message>
        <source>step {number}</source>
        <translation>passo {number}</translation>
    </message>
    <message>
        <source>a value is missing or of the wrong kind ({error})</source>
        <translation>un valore manca o è del tipo sbagliato ({error})</translation>
    </message>
    <message>
        <source>lists lie too deep in each other</source>
        <translation>ci sono troppe liste una dentro l’altra</translation>
    </message>
    <message>
        <source>a value does not fit ({error})</source>
        <translation>un valore non va bene ({error})</translation>
    </message>
    <message>
        <source>a step does one of {actions}</source>
        <translation>un passo fa una di queste cose: {actions}</translation>
    </message>
    <message>
        <source>the expectation {key} is not known</source>
        <translation>l’attesa {key} non è nota</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>mossa {number}</translation>
    </message>
    <message>
        <source>there are {count} of the card {card}</source>
        <translation>ci sono troppe carte {card}: {count}</translation>
    </message>
    <message>
        <source>the game is over before it begins</source>
        <translation>la partita finisce prima di cominciare</translation>
    </message>
    <message>
        <source>there is no seat {seat}</source>
        <translation>non c’è il posto {seat}</translation>
    </message>
    <message>
        <source>{seed} is no seed</source>
        <translation>{seed} non è un seme casuale</translation>
    </message>
    <message>
        <source>a saved game is a JSON object</source>
        <translation>una partita salvata è un oggetto JSON</translation>
    </message>
    <message>
        <source>the first seat or the seed is out of range</source>
        <translation>il primo posto o il seme casuale è fuori dai limiti</translation>
    </message>
    <message>
        <source>the cards dealt do not come from the seed</source>
        <translation>le carte date non vengono dal seme casuale</translation>
    </message>
    <message>
        <source>there are {count} moves</source>
        <translation>ci sono {count} mosse</translation>
    </message>
    <message>
        <source>this is no position ({error})</source>
        <translation>questa non è una posizione ({error})</translation>
    </message>
    <message>
        <source>use 0 to {last}</source>
        <translation>usa da 0 a {last}</translation>
    </message>
    <message>
        <source>use a backup of the file</source>
        <translation>usa una copia di backup del file</translation>
    </message>
    <message>
        <source>{key} is missing or of the wrong kind</source>
        <translation>{key} manca o è del tipo sbagliato</translation>
    </message>
    <message>
        <source>at most {most}</source>
        <translation>al massimo {most}</translation>
    </message>
    <message>
        <source>{move} is not a move</source>
        <translation>{move} non è una mossa</translation>
    </message>
    <message>
        <source>{move} is not legal there</source>
        <translation>la mossa {move} lì non è lecita</translation>
    </message>
    <message>
        <source>write it like 4S@e5, JS-e5, 4S! or =</source>
        <translation>scrivila come 4S@e5, JS-e5, 4S! o =</translation>
    </message>
    <message>
        <source>{move}: {card} is not a card</source>
        <translation>{move}: {card} non è una carta</translation>
    </message>
    <message>
        <source>write cards like 4S or TH</source>
        <translation>scrivi le carte come 4S o TH</translation>
    </message>
    <message>
        <source>did you mean {name}?</source>
        <translation>intendevi {name}?</translation>
    </message>
    <message>
        <source>use a text of up to {most} characters</source>
        <translation>usa un testo di al massimo {most} caratteri</translation>
    </message>
    <message>
        <source>use a whole number from {low} to {high}</source>
        <translation>usa un numero intero da {low} a {high}</translation>
    </message>
    <message>
        <source>use a list of up to {most} whole numbers</source>
        <translation>usa una lista di al massimo {most} numeri interi</translation>
    </message>
    <message>
        <source>{value} does not fit here</source>
        <translation>{value} qui non va bene</translation>
    </message>
    <message>
        <source>use an object: {keys} to value</source>
        <translation>usa un oggetto che dia un valore a {keys}</translation>
    </message>
    <message>
        <source>use an object of parameters</source>
        <translation>usa un oggetto di parametri</translation>
    </message>
    <message>
        <source>use one of {options}</source>
        <translation>usa uno di questi valori: {options}</translation>
    </message>
    <message>
        <source>use a list of {count} whole numbers</source>
        <translation>usa una lista di {count} numeri interi</translation>
    </message>
    <message>
        <source>use true or false</source>
        <translation>usa true o false</translation>
    </message>
    <message>
        <source>use a list of up to {most} words</source>
        <translation>usa una lista di al massimo {most} parole</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} o {other}</translation>
    </message>
    <message>
        <source>{value} is no number</source>
        <translation>{value} non è un numero</translation>
    </message>
    <message>
        <source>{value} is no list</source>
        <translation>{value} non è una lista</translation>
    </message>
    <message>
        <source>{value} is no number from 0 to {last}</source>
        <translation>{value} non è un numero da 0 a {last}</translation>
    </message>
    <message>
        <source>{seats} are no seats</source>
        <translation>{seats} non sono posti</translation>
    </message>
    <message>
        <source>{values} are not {count} numbers from 0 to {last}</source>
        <translation>{values} non sono {count} numeri da 0 a {last}</translation>
    </message>
    <message>
        <source>{name} is no phase</source>
        <translation>{name} non è una fase</translation>
    </message>
    <message>
        <source>there is no open card to take</source>
        <translation>non c’è nessuna carta scoperta da prendere</translation>
    </message>
    <message>
        <source>seat {seat} is out of the game</source>
        <translation>il posto {seat} è fuori dalla partita</translation>
    </message>
    <message>
        <source>a chip lies on a cell that takes none</source>
        <translation>c’è una fiche su una casella che non ne accetta</translation>
    </message>
    <message>
        <source>there are {count} lines of chips</source>
        <translation>il numero di righe di fiche è {count}</translation>
    </message>
    <message>
        <source>there are {count} hands for {seats} seats</source>
        <translation>il numero di mani per {seats} posti è {count}</translation>
    </message>
    <message>
        <source>{letter} is no side</source>
        <translation>{letter} non è una parte</translation>
    </message>
    <message>
        <source>write &quot;{key}&quot;: [...]</source>
        <translation>scrivi &quot;{key}&quot;: [...]</translation>
    </message>
    <message>
        <source>write totals: [7, 9]</source>
        <translation>scrivi totali: [7, 9]</translation>
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
        <translation>alla parte di turno non restano turni</translation>
    </message>
    <message>
        <source>what is claimed is not a row of chips</source>
        <translation>ciò che si annuncia non è una fila di fiche</translation>
    </message>
    <message>
        <source>write {count}</source>
        <translation>scrivine {count}</translation>
    </message>
    <message>
        <source>use . or A, B, C, D</source>
        <translation>usa . o A, B, C, D</translation>
    </message>
    <message>
        <source>chips, row {number}</source>
        <translation>chips, riga {number}</translation>
    </message>
    <message>
        <source>a card or roll</source>
        <translation>una carta o un lancio</translation>
    </message>
    <message>
        <source>objects lie too deep in each other</source>
        <translation>ci sono troppi oggetti uno dentro l’altro</translation>
    </message>
    <message>
        <source>shapes have no line that could be longer</source>
        <translation>le forme non hanno una linea da allungare</translation>
    </message>
    <message>
        <source>a draw at {when} cannot be forgotten</source>
        <translation>con {when} non si può dimenticare di pescare</translation>
    </message>
    <message>
        <source>where one draws instead of playing, cards are drawn from a closed stock</source>
        <translation>se si pesca invece di giocare, il mazzo deve essere coperto</translation>
    </message>
    <message>
        <source>free cells cannot be everybody&apos;s and earned at once</source>
        <translation>le caselle non possono essere libere per tutti e insieme da guadagnare</translation>
    </message>
    <message>
        <source>the first number is larger than the last</source>
        <translation>il primo numero è maggiore dell’ultimo</translation>
    </message>
    <message>
        <source>a hand of {count} cards cannot be dealt</source>
        <translation>non si può dare una mano di {count} carte</translation>
    </message>
    <message>
        <source>{card} is no card</source>
        <translation>{card} non è una carta</translation>
    </message>
    <message>
        <source>{count} is no number of players</source>
        <translation>{count} non è un numero di giocatori</translation>
    </message>
    <message>
        <source>sections hold plain parameters</source>
        <translation>le sezioni contengono parametri semplici</translation>
    </message>
    <message>
        <source>rules are a JSON object</source>
        <translation>le regole sono un oggetto JSON</translation>
    </message>
    <message>
        <source>{parent} cannot be extended</source>
        <translation>non si può estendere {parent}</translation>
    </message>
    <message>
        <source>{parent} extends itself</source>
        <translation>{parent} estende sé stesso</translation>
    </message>
    <message>
        <source>{rank} is no rank</source>
        <translation>{rank} non è un valore di carta</translation>
    </message>
    <message>
        <source>set it to false, or leave out rows.shapes</source>
        <translation>mettilo a false, o tralascia rows.shapes</translation>
    </message>
    <message>
        <source>use &quot;auto&quot;, or draw.when &quot;end&quot;</source>
        <translation>usa &quot;auto&quot;, o draw.when &quot;end&quot;</translation>
    </message>
    <message>
        <source>use &quot;end&quot; or &quot;start&quot;, or no market and no open piles</source>
        <translation>usa &quot;end&quot; o &quot;start&quot;, o togli le carte scoperte e le pile aperte</translation>
    </message>
    <message>
        <source>set board.free to &quot;none&quot;</source>
        <translation>imposta board.free su &quot;none&quot;</translation>
    </message>
    <message>
        <source>swap them</source>
        <translation>scambiali</translation>
    </message>
    <message>
        <source>use at least {least}</source>
        <translation>usa almeno {least}</translation>
    </message>
    <message>
        <source>write cards like JS, JK or 10</source>
        <translation>scrivi le carte come JS, JK o 10</translation>
    </message>
    <message>
        <source>{key} is no number</source>
        <translation>{key} non è un numero</translation>
    </message>
    <message>
        <source>use 2 to {most}</source>
        <translation>usa da 2 a {most}</translation>
    </message>
    <message>
        <source>{players} players cannot form {sides} equal sides</source>
        <translation>{players} giocatori non possono formare {sides} parti uguali</translation>
    </message>
    <message>
        <source>begin with { and name parameters</source>
        <translation>comincia con { e nomina parametri</translation>
    </message>
    <message>
        <source>name a preset&apos;s id</source>
        <translation>indica l’id di un modello</translation>
    </message>
    <message>
        <source>break the ring</source>
        <translation>spezza il cerchio</translation>
    </message>
    <message>
        <source>use letters of {ranks}</source>
        <translation>usa lettere di {ranks}</translation>
    </message>
    <message>
        <source>use keys like &quot;2&quot;</source>
        <translation>usa chiavi come &quot;2&quot;</translation>
    </message>
    <message>
        <source>name numbers that divide it, or leave this number of players out</source>
        <translation>indica numeri che lo dividono, o tralascia questo numero di giocatori</translation>
    </message>
    <message>
        <source>a number of players</source>
        <translation>un numero di giocatori</translation>
    </message>
    <message>
        <source>a number of sides</source>
        <translation>un numero di parti</translation>
    </message>
    <message>
        <source>a number of chips in line</source>
        <translation>un numero di fiche in linea</translation>
    </message>
    <message>
        <source>{players} players: {sides} sides</source>
        <translation>{players} giocatori: {sides} parti</translation>
    </message>
    <message>
        <source>{players} players in {sides} sides cannot play this game</source>
        <translation>questo gioco non è per {players} giocatori in {sides} parti</translation>
    </message>
    <message>
        <source>no row of {length} fits on the board</source>
        <translation>sul tabellone non ci sta una fila di {length}</translation>
    </message>
    <message>
        <source>nothing says how many cards {players} players are dealt</source>
        <translation>non si dice quante carte ricevono {players} giocatori</translation>
    </message>
    <message>
        <source>{players} hands of {each} cards need {count}</source>
        <translation>per {players} mani di {each} carte ne servono {count}</translation>
    </message>
    <message>
        <source>no roll reaches {total} on {cell}</source>
        <translation>nessun lancio dà {total} per {cell}</translation>
    </message>
    <message>
        <source>{cell} is no cell</source>
        <translation>{cell} non è una casella</translation>
    </message>
    <message>
        <source>use at most {most}</source>
        <translation>usa al massimo {most}</translation>
    </message>
    <message>
        <source>the board {board} has {count} rows</source>
        <translation>il tabellone {board} ha {count} righe</translation>
    </message>
    <message>
        <source>the board has {count} rows</source>
        <translation>il tabellone ha {count} righe</translation>
    </message>
    <message>
        <source>choose a board with {count} rows</source>
        <translation>scegli un tabellone con {count} righe</translation>
    </message>
    <message>
        <source>the board {board} has {count} columns</source>
        <translation>il tabellone {board} ha {count} colonne</translation>
    </message>
    <message>
        <source>the board has {count} columns</source>
        <translation>il tabellone ha {count} colonne</translation>
    </message>
    <message>
        <source>choose a board with {count} columns</source>
        <translation>scegli un tabellone con {count} colonne</translation>
    </message>
    <message>
        <source>set &quot;const&quot;, or this number of players</source>
        <translation>imposta &quot;const&quot;, o questo numero di giocatori</translation>
    </message>
    <message>
        <source>deal fewer: the deck has {count}</source>
        <translation>danne meno: il mazzo ne ha {count}</translation>
    </message>
    <message>
        <source>choose a board of totals, or give a total the power wild</source>
        <translation>scegli un tabellone di totali, o dai a un totale il potere wild</translation>
    </message>
    <message>
        <source>a board with a middle row has no centre of four</source>
        <translation>un tabellone con una riga centrale non ha un centro di quattro caselle</translation>
    </message>
    <message>
        <source>use &quot;center2x2&quot; or cells: &quot;a1+b2&quot;</source>
        <translation>usa &quot;center2x2&quot; o caselle: &quot;a1+b2&quot;</translation>
    </message>
    <message>
        <source>name numbers of players in players.partitions</source>
        <translation>indica numeri di giocatori in players.partitions</translation>
    </message>
    <message>
        <source>the card {card} has no cell on the board {board} and no power</source>
        <translation>la carta {card} non ha una casella sul tabellone {board} né un potere</translation>
    </message>
    <message>
        <source>the card {card} has no cell on the board and no power</source>
        <translation>la carta {card} non ha una casella sul tabellone né un potere</translation>
    </message>
    <message>
        <source>choose another board, or give the card a power</source>
        <translation>scegli un altro tabellone, o dai un potere alla carta</translation>
    </message>
    <message>
        <source>name the cells</source>
        <translation>nomina le caselle</translation>
    </message>
    <message>
        <source>this is not a view of a game ({error})</source>
        <translation>questa non è la vista di una partita ({error})</translation>
    </message>
    <message>
        <source>this is no kept board</source>
        <translation>questo non è un tabellone conservato</translation>
    </message>
    <message>
        <source>the system has no trash for this file, or did not take it</source>
        <translation>il sistema non ha un cestino per questo file, o non l’ha accettato</translation>
    </message>
    <message>
        <source>the old file stayed</source>
        <translation>il vecchio file è rimasto</translation>
    </message>
    <message>
        <source>this board comes with the program</source>
        <translation>questo tabellone è fornito col programma</translation>
    </message>
    <message>
        <source>it was not deleted</source>
        <translation>non è stato eliminato</translation>
    </message>
    <message>
        <source>nothing stands on this board yet</source>
        <translation>questo tabellone è ancora vuoto</translation>
    </message>
    <message>
        <source>put cards on it first</source>
        <translation>mettici prima delle carte</translation>
    </message>
    <message>
        <source>cannot write a {ending} file</source>
        <translation>non si può scrivere un file {ending}</translation>
    </message>
    <message>
        <source>cannot be saved: {why}</source>
        <translation>non si può salvare: {why}</translation>
    </message>
    <message>
        <source>the pages could not be drawn</source>
        <translation>non si sono potute disegnare le pagine</translation>
    </message>
    <message>
        <source>{dpi} pixels to the inch cannot be had</source>
        <translation>non sono possibili {dpi} pixel per pollice</translation>
    </message>
    <message>
        <source>cannot be drawn as PNG</source>
        <translation>non si può disegnare come PNG</translation>
    </message>
    <message>
        <source>a picture of {width} × {height} pixels is too large</source>
        <translation>un’immagine di {width} × {height} pixel è troppo grande</translation>
    </message>
    <message>
        <source>there is no memory for so large a picture</source>
        <translation>non c’è memoria per un’immagine così grande</translation>
    </message>
    <message>
        <source>let the name end in {endings}</source>
        <translation>fa’ che il nome finisca in {endings}</translation>
    </message>
    <message>
        <source>choose another place</source>
        <translation>scegli un altro posto</translation>
    </message>
    <message>
        <source>choose another paper</source>
        <translation>scegli un altro formato di carta</translation>
    </message>
    <message>
        <source>use {low} to {high}</source>
        <translation>usa da {low} a {high}</translation>
    </message>
    <message>
        <source>choose PDF</source>
        <translation>scegli PDF</translation>
    </message>
    <message>
        <source>use at most {most} pixels to the inch for {paper}, or choose PDF</source>
        <translation>usa al massimo {most} pixel per pollice per {paper}, o scegli PDF</translation>
    </message>
    <message>
        <source>use fewer pixels</source>
        <translation>usa meno pixel</translation>
    </message>
    <message>
        <source>the folder {folder} is not there</source>
        <translation>la cartella {folder} non c’è</translation>
    </message>
    <message>
        <source>nameless</source>
        <translation>senza estensione</translation>
    </message>
    <message>
        <source>the margin cannot be {size} mm</source>
        <translation>il margine non può essere di {size} mm</translation>
    </message>
    <message>
        <source>the overlap cannot be {size} mm</source>
        <translation>la sovrapposizione non può essere di {size} mm</translation>
    </message>
    <message>
        <source>the width of a cell cannot be {size} mm</source>
        <translation>la larghezza di una casella non può essere di {size} mm</translation>
    </message>
    <message>
        <source>the height of a cell cannot be {size} mm</source>
        <translation>l’altezza di una casella non può essere di {size} mm</translation>
    </message>
    <message>
        <source>the paper {paper} is not known</source>
        <translation>il formato di carta {paper} non è noto</translation>
    </message>
    <message>
        <source>a board of {columns} by {rows} cells is too large for this page</source>
        <translation>un tabellone di {columns} per {rows} caselle è troppo grande per questa pagina</translation>
    </message>
    <message>
        <source>a cell of {width} × {height} mm does not go onto {paper} paper</source>
        <translation>una casella di {width} × {height} mm non ci sta su carta {paper}</translation>
    </message>
    <message>
        <source>{piece} of {width} × {height} mm does not go onto {paper} paper</source>
        <translation>{piece} di {width} × {height} mm non ci sta su carta {paper}</translation>
    </message>
    <message>
        <source>choose larger paper or smaller margins</source>
        <translation>scegli un formato di carta più grande o margini più piccoli</translation>
    </message>
    <message>
        <source>choose larger paper, smaller cells or smaller margins</source>
        <translation>scegli un formato di carta più grande, caselle più piccole o margini più piccoli</translation>
    </message>
    <message>
        <source>use {low} to {high} mm</source>
        <translation>usa da {low} a {high} mm</translation>
    </message>
    <message>
        <source>there is no room to write on</source>
        <translation>non c’è spazio per scrivere</translation>
    </message>
    <message>
        <source>choose a larger paper</source>
        <translation>scegli un formato di carta più grande</translation>
    </message>
    <message>
        <source>there are no rules to print</source>
        <translation>non ci sono regole da stampare</translation>
    </message>
    <message>
        <source>choose a game</source>
        <translation>scegli un gioco</translation>
    </message>
    <message>
        <source>the rules {name} come with the program</source>
        <translation>le regole {name} sono fornite col programma</translation>
    </message>
    <message>
        <source>there are rules {name} already</source>
        <translation>ci sono già regole di nome {name}</translation>
    </message>
    <message>
        <source>choose another name</source>
        <translation>scegli un altro nome</translation>
    </message>
    <message>
        <source>choose another name, or replace them</source>
        <translation>scegli un altro nome, o sostituiscile</translation>
    </message>
    <message>
        <source>this is no kept position</source>
        <translation>questa non è una posizione conservata</translation>
    </message>
    <message>
        <source>the shipped rules and boards are missing</source>
        <translation>mancano le regole e i tabelloni del programma</translation>
    </message>
    <message>
        <source>install the program again</source>
        <translation>installa di nuovo il programma</translation>
    </message>
    <message>
        <source>no move</source>
        <translation>nessuna mossa</translation>
    </message>
    <message>
        <source>{move} is not legal</source>
        <translation>la mossa {move} non è lecita</translation>
    </message>
    <message>
        <source>give every worker this very program, and try again</source>
        <translation>dai a ogni worker questo stesso programma e riprova</translation>
    </message>
    <message>
        <source>{address} is no address of a scheduler</source>
        <translation>{address} non è l’indirizzo di uno scheduler</translation>
    </message>
    <message>
        <source>a worker has version {version}, not {wanted}</source>
        <translation>un worker ha la versione {version}, non la {wanted}</translation>
    </message>
    <message>
        <source>its workers were lost</source>
        <translation>i suoi worker sono andati persi</translation>
    </message>
    <message>
        <source>a game cannot be played on the cluster: {why}</source>
        <translation>una partita non si può giocare sul cluster: {why}</translation>
    </message>
    <message>
        <source>the scheduler of the cluster is gone</source>
        <translation>lo scheduler del cluster non c’è più</translation>
    </message>
    <message>
        <source>use tcp://HOST:PORT</source>
        <translation>usa tcp://HOST:PORT</translation>
    </message>
    <message>
        <source>to play on a cluster takes Dask, which is not installed</source>
        <translation>per giocare su un cluster serve Dask, che non è installato</translation>
    </message>
    <message>
        <source>there is no scheduler at {address} ({error})</source>
        <translation>non c’è nessuno scheduler su {address} ({error})</translation>
    </message>
    <message>
        <source>the core of a worker is compiled, unlike here</source>
        <translation>il nucleo di un worker è compilato, e qui no</translation>
    </message>
    <message>
        <source>the core of a worker is not compiled, unlike here</source>
        <translation>il nucleo di un worker non è compilato, e qui sì</translation>
    </message>
    <message>
        <source>start it again, and then the same command, which goes on where it was</source>
        <translation>riavvialo e ripeti lo stesso comando, che riprende da dov’era</translation>
    </message>
    <message>
        <source>install the program with it: pip install &quot;sequence-desktop[lab-cluster]&quot;</source>
        <translation>installa il programma con Dask: pip install &quot;sequence-desktop[lab-cluster]&quot;</translation>
    </message>
    <message>
        <source>start one with `dask scheduler`, and give the address that it tells</source>
        <translation>avviane uno con `dask scheduler` e dai l’indirizzo che indica</translation>
    </message>
    <message>
        <source>moves and movers differ in number</source>
        <translation>il numero delle mosse e quello di chi le fa non coincidono</translation>
    </message>
    <message>
        <source>this is not the result of a game ({error})</source>
        <translation>questo non è il risultato di una partita ({error})</translation>
    </message>
    <message>
        <source>its {key} cannot be those of a game of the plan</source>
        <translation>{key} non può essere di una partita del piano</translation>
    </message>
    <message>
        <source>use {levels}; or tell of it in &quot;guests&quot;</source>
        <translation>usa {levels}; o descrivilo in &quot;guests&quot;</translation>
    </message>
    <message>
        <source>use an object such as {example}</source>
        <translation>usa un oggetto come {example}</translation>
    </message>
    <message>
        <source>use {levels}; or one of {names}</source>
        <translation>usa {levels}; o uno di questi: {names}</translation>
    </message>
    <message>
        <source>there is no player {name}</source>
        <translation>non c’è nessun giocatore {name}</translation>
    </message>
    <message>
        <source>use a number from {low} to {high}</source>
        <translation>usa un numero da {low} a {high}</translation>
    </message>
    <message>
        <source>{value} does not fit</source>
        <translation>{value} non va bene</translation>
    </message>
    <message>
        <source>a plan is a JSON object</source>
        <translation>un piano è un oggetto JSON</translation>
    </message>
    <message>
        <source>this is not a plan</source>
        <translation>questo non è un piano</translation>
    </message>
    <message>
        <source>this program reads plans of version {version}, not {other}</source>
        <translation>questo programma legge piani della versione {version}, non {other}</translation>
    </message>
    <message>
        <source>{name} plays nowhere</source>
        <translation>{name} non gioca da nessuna parte</translation>
    </message>
    <message>
        <source>a plan has a list of 1 to {most} entries</source>
        <translation>un piano ha una lista da 1 a {most} serie</translation>
    </message>
    <message>
        <source>these are more than {count} games</source>
        <translation>sono più di {count} partite</translation>
    </message>
    <message>
        <source>the same player sits on every seat, so every deal would be the same game again</source>
        <translation>lo stesso giocatore occupa tutti i posti, quindi ogni distribuzione darebbe di nuovo la stessa partita</translation>
    </message>
    <message>
        <source>it names games and deals</source>
        <translation>indica due quantità, quella delle partite (games) e quella delle distribuzioni (deals)</translation>
    </message>
    <message>
        <source>use a player&apos;s name, or a list of names</source>
        <translation>usa il nome di un giocatore o una lista di nomi</translation>
    </message>
    <message>
        <source>{count} names for {seats} seats</source>
        <translation>{count} nomi per {seats} posti</translation>
    </message>
    <message>
        <source>use a list: the program, then its arguments</source>
        <translation>usa una lista: il programma, poi i suoi argomenti</translation>
    </message>
    <message>
        <source>begin with {</source>
        <translation>comincia con {</translation>
    </message>
    <message>
        <source>write &quot;format&quot;: &quot;{format}&quot;</source>
        <translation>scrivi &quot;format&quot;: &quot;{format}&quot;</translation>
    </message>
    <message>
        <source>use a newer program, or write the plan anew</source>
        <translation>usa un programma più recente, o riscrivi il piano</translation>
    </message>
    <message>
        <source>seat it, or take it out</source>
        <translation>dagli un posto, o toglilo</translation>
    </message>
    <message>
        <source>write &quot;entries&quot;: [{...}, {...}]</source>
        <translation>scrivi &quot;entries&quot;: [{...}, {...}]</translation>
    </message>
    <message>
        <source>an entry is a JSON object</source>
        <translation>una serie è un oggetto JSON</translation>
    </message>
    <message>
        <source>two entries are called {name}</source>
        <translation>due serie si chiamano {name}</translation>
    </message>
    <message>
        <source>ask for fewer</source>
        <translation>chiedine meno</translation>
    </message>
    <message>
        <source>write false, or seat different players</source>
        <translation>scrivi false, o metti giocatori diversi</translation>
    </message>
    <message>
        <source>take one of the two out</source>
        <translation>togli una delle due</translation>
    </message>
    <message>
        <source>name one for each seat, one for each side, or one for all</source>
        <translation>nominane uno per posto, uno per parte o uno per tutti</translation>
    </message>
    <message>
        <source>{name} is the name of a player of the program</source>
        <translation>{name} è il nome di un giocatore del programma</translation>
    </message>
    <message>
        <source>use a list of texts</source>
        <translation>usa una lista di testi</translation>
    </message>
    <message>
        <source>&quot;low&quot; is to be smaller than &quot;high&quot;, and none below 0 where both ways are asked</source>
        <translation>&quot;low&quot; deve essere minore di &quot;high&quot;, e nessuno sotto 0 se si prova in entrambi i sensi</translation>
    </message>
    <message>
        <source>&quot;low&quot; is to be smaller than &quot;high&quot;</source>
        <translation>&quot;low&quot; deve essere minore di &quot;high&quot;</translation>
    </message>
    <message>
        <source>change one of them</source>
        <translation>cambia uno dei due</translation>
    </message>
    <message>
        <source>strength is tested between two sides of one entry, on the same deals</source>
        <translation>la forza si misura tra due parti di una serie, con le stesse carte</translation>
    </message>
    <message>
        <source>{measure} is compared between two entries with as many deals</source>
        <translation>{measure} si confronta tra due serie con lo stesso numero di distribuzioni</translation>
    </message>
    <message>
        <source>begin it with {</source>
        <translation>cominciala con {</translation>
    </message>
    <message>
        <source>give each a name of its own</source>
        <translation>dai a ognuna un nome suo</translation>
    </message>
    <message>
        <source>name one entry with two sides, different players and &quot;paired&quot;: true</source>
        <translation>indica una serie con due parti, giocatori diversi e &quot;paired&quot;: true</translation>
    </message>
    <message>
        <source>name two entries, with the same number of games and of sides</source>
        <translation>indica due serie con lo stesso numero di partite e di parti</translation>
    </message>
    <message>
        <source>close other programs and try again, or let fewer games be played at once</source>
        <translation>chiudi altri programmi e riprova, o fai giocare meno partite insieme</translation>
    </message>
    <message>
        <source>a process that played games ended unexpectedly</source>
        <translation>un processo che giocava partite è finito inaspettatamente</translation>
    </message>
    <message>
        <source>there are no processes to play games: {error}</source>
        <translation>non ci sono processi per giocare partite: {error}</translation>
    </message>
    <message>
        <source>the plan has no game {number}</source>
        <translation>il piano non ha la partita {number}</translation>
    </message>
    <message>
        <source>game {number} stands there twice</source>
        <translation>la partita {number} c’è due volte</translation>
    </message>
    <message>
        <source>this is no summary of this program</source>
        <translation>questo non è un riassunto di questo programma</translation>
    </message>
    <message>
        <source>a number of games is missing</source>
        <translation>manca un numero di partite</translation>
    </message>
    <message>
        <source>this is no summary ({error})</source>
        <translation>questo non è un riassunto ({error})</translation>
    </message>
    <message>
        <source>no package here offers a computer player {name}</source>
        <translation>qui nessun pacchetto offre un giocatore computer {name}</translation>
    </message>
    <message>
        <source>install one with an entry point of this name in &quot;{group}&quot;</source>
        <translation>installane uno con un punto d’ingresso di questo nome in &quot;{group}&quot;</translation>
    </message>
    <message>
        <source>the computer player {name} ({origin}) cannot be made: {error}</source>
        <translation>non si può creare il giocatore computer {name} ({origin}): {error}</translation>
    </message>
    <message>
        <source>tell its authors</source>
        <translation>avvisa i suoi autori</translation>
    </message>
    <message>
        <source>{positions} positions do not belong to {moves} moves</source>
        <translation>le posizioni ({positions}) non corrispondono alle mosse ({moves})</translation>
    </message>
    <message>
        <source>this is not the record of a game ({error})</source>
        <translation>questa non è la registrazione di una partita ({error})</translation>
    </message>
    <message>
        <source>{levels}, {random}, or {standard} ({usual}); with {mark} and a temperament behind it ({styles}), if wanted</source>
        <translation>{levels}, {random} o {standard} ({usual}); se vuoi, con {mark} e un temperamento in coda ({styles})</translation>
    </message>
    <message>
        <source>there is no computer player {level}</source>
        <translation>non c’è nessun giocatore computer {level}</translation>
    </message>
    <message>
        <source>use {levels}</source>
        <translation>usa {levels}</translation>
    </message>
    <message>
        <source>{count} copies of the program are running</source>
        <translation>ci sono {count} copie del programma in esecuzione</translation>
    </message>
    <message>
        <source>the game in progress is gone</source>
        <translation>la partita in corso non c’è più</translation>
    </message>
    <message>
        <source>close one of them</source>
        <translation>chiudine una</translation>
    </message>
    <message>
        <source>there is no board {name}</source>
        <translation>non c’è nessun tabellone {name}</translation>
    </message>
    <message>
        <source>the board {name} comes with the program</source>
        <translation>il tabellone {name} è fornito col programma</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>il disco è pieno</translation>
    </message>
    <message>
        <source>free some space or choose another place</source>
        <translation>libera spazio o scegli un altro posto</translation>
    </message>
    <message>
        <source>the system does not allow it</source>
        <translation>il sistema non lo permette</translation>
    </message>
    <message>
        <source>check the permissions or choose another place</source>
        <translation>controlla i permessi o scegli un altro posto</translation>
    </message>
    <message>
        <source>another program is using the file</source>
        <translation>un altro programma sta usando il file</translation>
    </message>
    <message>
        <source>close it there and try again</source>
        <translation>chiudilo lì e riprova</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>ci sono troppi file aperti</translation>
    </message>
    <message>
        <source>close some programs and try again</source>
        <translation>chiudi qualche programma e riprova</translation>
    </message>
    <message>
        <source>the disk does not answer</source>
        <translation>il disco non risponde</translation>
    </message>
    <message>
        <source>see whether it is still there, or choose another one</source>
        <translation>guarda se c’è ancora, o scegline un altro</translation>
    </message>
    <message>
        <source>the file grew larger than the system allows</source>
        <translation>il file è cresciuto più di quanto il sistema permette</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>il disco è di sola lettura</translation>
    </message>
    <message>
        <source>the disk has a fault</source>
        <translation>il disco ha un guasto</translation>
    </message>
    <message>
        <source>choose another disk</source>
        <translation>scegli un altro disco</translation>
    </message>
    <message>
        <source>the disk does not take this, perhaps because of the name</source>
        <translation>il disco non lo accetta, forse per via del nome</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>questa è una cartella</translation>
    </message>
    <message>
        <source>give a file&apos;s name</source>
        <translation>dai il nome di un file</translation>
    </message>
    <message>
        <source>a part of the path is a file, not a folder</source>
        <translation>una parte del percorso è un file, non una cartella</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>il nome è troppo lungo</translation>
    </message>
    <message>
        <source>choose a shorter one</source>
        <translation>scegline uno più corto</translation>
    </message>
    <message>
        <source>the links lead in a circle</source>
        <translation>i collegamenti girano in tondo</translation>
    </message>
    <message>
        <source>cannot be read: {why}</source>
        <translation>non si può leggere: {why}</translation>
    </message>
    <message>
        <source>cannot be made: {why}</source>
        <translation>non si può creare: {why}</translation>
    </message>
    <message>
        <source>cannot be opened: {why}</source>
        <translation>non si può aprire: {why}</translation>
    </message>
    <message>
        <source>cannot be written to: {why}</source>
        <translation>non ci si può scrivere: {why}</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>questo file non c’è</translation>
    </message>
    <message>
        <source>check the name</source>
        <translation>controlla il nome</translation>
    </message>
    <message>
        <source>there are {count} damaged files of this name</source>
        <translation>ci sono {count} file danneggiati con questo nome</translation>
    </message>
    <message>
        <source>cannot be saved: it is larger than {size} MB and could not be read</source>
        <translation>non si può salvare: supera {size} MB e non si potrebbe leggere</translation>
    </message>
    <message>
        <source>remove those that you do not need</source>
        <translation>togli quelli che non ti servono</translation>
    </message>
    <message>
        <source>cannot be read: it is larger than {size} MB</source>
        <translation>non si può leggere: supera {size} MB</translation>
    </message>
    <message>
        <source>cannot be saved: the file is read-only</source>
        <translation>non si può salvare: il file è di sola lettura</translation>
    </message>
    <message>
        <source>cannot be saved: it holds a character that is no character</source>
        <translation>non si può salvare: contiene un carattere non valido</translation>
    </message>
    <message>
        <source>make it smaller</source>
        <translation>rendilo più piccolo</translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation>questo non è testo UTF-8</translation>
    </message>
    <message>
        <source>this is no file name: {error}</source>
        <translation>questo non è un nome di file: {error}</translation>
    </message>
    <message>
        <source>no file of this program is that large; give another one</source>
        <translation>nessun file di questo programma è così grande; danne un altro</translation>
    </message>
    <message>
        <source>there is a file where a folder is needed</source>
        <translation>c’è un file dove serve una cartella</translation>
    </message>
    <message>
        <source>cannot be saved: this is a folder</source>
        <translation>non si può salvare: questa è una cartella</translation>
    </message>
    <message>
        <source>cannot be saved: this is not an ordinary file</source>
        <translation>non si può salvare: questo non è un file normale</translation>
    </message>
    <message>
        <source>choose another name or allow writing to it</source>
        <translation>scegli un altro nome o permetti di scriverci</translation>
    </message>
    <message>
        <source>cannot be saved: the disk gave back something else than was written</source>
        <translation>non si può salvare: il disco ha restituito qualcosa di diverso da ciò che è stato scritto</translation>
    </message>
    <message>
        <source>type the name or note again</source>
        <translation>riscrivi il nome o la nota</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>riga {number}</translation>
    </message>
    <message>
        <source>save it as UTF-8 in your editor</source>
        <translation>salvalo come UTF-8 nel tuo editor</translation>
    </message>
    <message>
        <source>move it away</source>
        <translation>spostalo altrove</translation>
    </message>
    <message>
        <source>cannot be read: this is a folder</source>
        <translation>non si può leggere: questa è una cartella</translation>
    </message>
    <message>
        <source>cannot be read: this is not an ordinary file</source>
        <translation>non si può leggere: questo non è un file normale</translation>
    </message>
    <message>
        <source>who plays which seat is missing</source>
        <translation>manca chi gioca a quale posto</translation>
    </message>
    <message>
        <source>this is not a list of seats</source>
        <translation>questa non è una lista di posti</translation>
    </message>
    <message>
        <source>this is not a list of up to {most} bookmarks</source>
        <translation>questa non è una lista di al massimo {most} segnalibri</translation>
    </message>
    <message>
        <source>the moves taken back are left out</source>
        <translation>le mosse annullate sono tralasciate</translation>
    </message>
    <message>
        <source>a seat&apos;s kind is missing</source>
        <translation>manca il tipo di un posto</translation>
    </message>
    <message>
        <source>seats, number {number}</source>
        <translation>seats, numero {number}</translation>
    </message>
    <message>
        <source>marks, number {number}</source>
        <translation>marks, numero {number}</translation>
    </message>
    <message>
        <source>the match begins anew with this deal</source>
        <translation>l’incontro ricomincia con questa mano</translation>
    </message>
    <message>
        <source>the game counts for no rating</source>
        <translation>la partita non vale per la classifica</translation>
    </message>
    <message>
        <source>it counts as a game of its own</source>
        <translation>conta come partita a sé</translation>
    </message>
    <message>
        <source>the name is left out</source>
        <translation>il nome è tralasciato</translation>
    </message>
    <message>
        <source>the usual level is used</source>
        <translation>si usa il livello solito</translation>
    </message>
    <message>
        <source>a free colour is used</source>
        <translation>si usa un colore libero</translation>
    </message>
    <message>
        <source>the bookmarks are left out</source>
        <translation>i segnalibri sono tralasciati</translation>
    </message>
    <message>
        <source>this is not a saved game</source>
        <translation>questa non è una partita salvata</translation>
    </message>
    <message>
        <source>the game itself is missing</source>
        <translation>manca la partita stessa</translation>
    </message>
    <message>
        <source>there are {count} seats for {players} players</source>
        <translation>il numero di posti per {players} giocatori è {count}</translation>
    </message>
    <message>
        <source>this is left out</source>
        <translation>questo è tralasciato</translation>
    </message>
    <message>
        <source>the version of the format is missing</source>
        <translation>manca la versione del formato</translation>
    </message>
    <message>
        <source>a later version of the program saved it ({version})</source>
        <translation>è stato salvato da una versione successiva del programma ({version})</translation>
    </message>
    <message>
        <source>a seat is a JSON object</source>
        <translation>un posto è un oggetto JSON</translation>
    </message>
    <message>
        <source>a seat&apos;s kind is human or computer</source>
        <translation>il tipo di un posto è human o computer</translation>
    </message>
    <message>
        <source>a seat&apos;s colour is a small number</source>
        <translation>il colore di un posto è un numero piccolo</translation>
    </message>
    <message>
        <source>this bookmark is left out</source>
        <translation>questo segnalibro è tralasciato</translation>
    </message>
    <message>
        <source>a mark is a JSON object</source>
        <translation>un segnalibro è un oggetto JSON</translation>
    </message>
    <message>
        <source>a mark&apos;s ply is a number of moves</source>
        <translation>il ply di un segnalibro è un numero di mosse</translation>
    </message>
    <message>
        <source>this is neither true nor false</source>
        <translation>questo non è né true né false</translation>
    </message>
    <message>
        <source>a match is a JSON object</source>
        <translation>un incontro è un oggetto JSON</translation>
    </message>
    <message>
        <source>a match has points for each of {sides} sides</source>
        <translation>un incontro ha punti per ognuna delle {sides} parti</translation>
    </message>
    <message>
        <source>this is not a whole number from 0 to {last}</source>
        <translation>questo non è un numero intero da 0 a {last}</translation>
    </message>
    <message>
        <source>open another file</source>
        <translation>apri un altro file</translation>
    </message>
    <message>
        <source>get that version; this is {version}</source>
        <translation>procurati quella versione; questa è la {version}</translation>
    </message>
    <message>
        <source>make it less</source>
        <translation>riducilo</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>non si sa quale</translation>
    </message>
    <message>
        <source>this is not a JSON object</source>
        <translation>questo non è un oggetto JSON</translation>
    </message>
    <message>
        <source>there is another file of this name</source>
        <translation>c’è già un altro file con questo nome</translation>
    </message>
    <message>
        <source>another program is writing to it</source>
        <translation>un altro programma ci sta scrivendo</translation>
    </message>
    <message>
        <source>let it finish</source>
        <translation>lascialo finire</translation>
    </message>
    <message>
        <source>{value} is not a number</source>
        <translation>{value} non è un numero</translation>
    </message>
    <message>
        <source>brackets are nested deeper than {most}</source>
        <translation>le parentesi sono annidate per più di {most} livelli</translation>
    </message>
    <message>
        <source>this is not JSON: {error}</source>
        <translation>questo non è JSON: {error}</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>manca un valore</translation>
    </message>
    <message>
        <source>a name in double quotation marks is missing</source>
        <translation>manca un nome tra virgolette doppie</translation>
    </message>
    <message>
        <source>a colon is missing</source>
        <translation>mancano i due punti</translation>
    </message>
    <message>
        <source>a comma is missing</source>
        <translation>manca una virgola</translation>
    </message>
    <message>
        <source>there is a comma too many</source>
        <translation>c’è una virgola di troppo</translation>
    </message>
    <message>
        <source>a text has no quotation mark at its end</source>
        <translation>un testo non ha le virgolette alla fine</translation>
    </message>
    <message>
        <source>a text goes over the end of its line</source>
        <translation>un testo va oltre la fine della sua riga</translation>
    </message>
    <message>
        <source>a backslash stands before a sign that takes none</source>
        <translation>c’è una barra rovesciata davanti a un segno che non la ammette</translation>
    </message>
    <message>
        <source>something stands behind the end</source>
        <translation>c’è ancora qualcosa dopo la fine</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>questo non è JSON</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <translation>è vuoto</translation>
    </message>
    <message>
        <source>the key {key} stands twice</source>
        <translation>la chiave {key} c’è due volte</translation>
    </message>
    <message>
        <source>write a number</source>
        <translation>scrivi un numero</translation>
    </message>
    <message>
        <source>the number {number}… has more than {most} digits</source>
        <translation>il numero {number}… ha più di {most} cifre</translation>
    </message>
    <message>
        <source>the number {number} is too large</source>
        <translation>il numero {number} è troppo grande</translation>
    </message>
    <message>
        <source>no file of ours needs that</source>
        <translation>nessun nostro file ne ha bisogno</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>riga {line}, colonna {column}</translation>
    </message>
    <message>
        <source>look for a comma, quotation mark or bracket missing or too many there</source>
        <translation>cerca lì una virgola, una virgoletta o una parentesi che manca o è di troppo</translation>
    </message>
    <message>
        <source>remove one of them</source>
        <translation>togline una</translation>
    </message>
    <message>
        <source>write a smaller one</source>
        <translation>scrivine uno più piccolo</translation>
    </message>
    <message>
        <source>the text {text} holds half a character</source>
        <translation>il testo {text} contiene mezzo carattere</translation>
    </message>
    <message>
        <source>type it again</source>
        <translation>scrivilo di nuovo</translation>
    </message>
    <message>
        <source>known: {names}</source>
        <translation>noti: {names}</translation>
    </message>
    <message>
        <source>give your file another name</source>
        <translation>dai un altro nome al tuo file</translation>
    </message>
    <message>
        <source>the record of a game is too long</source>
        <translation>la registrazione di una partita è troppo lunga</translation>
    </message>
    <message>
        <source>a record is a JSON object</source>
        <translation>una registrazione è un oggetto JSON</translation>
    </message>
    <message>
        <source>a seat is played by a human or a computer</source>
        <translation>a un posto gioca una persona o un computer</translation>
    </message>
    <message>
        <source>this is not a short text</source>
        <translation>questo non è un testo breve</translation>
    </message>
    <message>
        <source>this is not a whole number</source>
        <translation>questo non è un numero intero</translation>
    </message>
    <message>
        <source>seats, sides and winner do not go together</source>
        <translation>posti, parti e vincitore non concordano</translation>
    </message>
    <message>
        <source>something is missing or of another kind: {error}</source>
        <translation>qualcosa manca o è di un altro tipo: {error}</translation>
    </message>
    <message>
        <source>there is no set of rules {name}</source>
        <translation>non c’è nessun insieme di regole {name}</translation>
    </message>
    <message>
        <source>the set of rules {name} comes with the program</source>
        <translation>l’insieme di regole {name} è fornito col programma</translation>
    </message>
    <message>
        <source>the id {id} is not the file&apos;s name</source>
        <translation>l’id {id} non è il nome del file</translation>
    </message>
    <message>
        <source>change one of them, or leave the id out</source>
        <translation>cambia uno dei due, o tralascia l’id</translation>
    </message>
    <message>
        <source>no rules are for boards of the deck {deck}</source>
        <translation>non ci sono regole per tabelloni del mazzo {deck}</translation>
    </message>
    <message>
        <source>nobody can play: no number of players is named</source>
        <translation>nessuno può giocare: non è indicato nessun numero di giocatori</translation>
    </message>
    <message>
        <source>name some</source>
        <translation>indicane alcune</translation>
    </message>
    <message>
        <source>add players and sides, such as {&quot;2&quot;: [2]}</source>
        <translation>aggiungi giocatori e parti, come {&quot;2&quot;: [2]}</translation>
    </message>
    <message>
        <source>{players} players have no number of sides</source>
        <translation>per {players} giocatori non c’è un numero di parti</translation>
    </message>
    <message>
        <source>name a divisor of it from 2 to 4, or take it out</source>
        <translation>indica un suo divisore da 2 a 4, o toglilo</translation>
    </message>
    <message>
        <source>settings are a JSON object</source>
        <translation>le impostazioni sono un oggetto JSON</translation>
    </message>
    <message>
        <source>remove the file</source>
        <translation>elimina il file</translation>
    </message>
    <message>
        <source>those from the time before are used</source>
        <translation>si usano quelle di prima</translation>
    </message>
    <message>
        <source>the default is used</source>
        <translation>si usa il valore predefinito</translation>
    </message>
    <message>
        <source>the defaults are used</source>
        <translation>si usano i valori predefiniti</translation>
    </message>
    <message>
        <source>the board is missing</source>
        <translation>manca il tabellone</translation>
    </message>
    <message>
        <source>there is no example {name}</source>
        <translation>non c’è nessun esempio {name}</translation>
    </message>
    <message>
        <source>no package here offers this player</source>
        <translation>qui nessun pacchetto offre questo giocatore</translation>
    </message>
    <message>
        <source>there is no program {command}</source>
        <translation>non c’è nessun programma {command}</translation>
    </message>
    <message>
        <source>install it, or name the program that plays as its command</source>
        <translation>installalo, o indica come &quot;command&quot; il programma che gioca</translation>
    </message>
    <message>
        <source>check its name and whether it may be executed</source>
        <translation>controlla il suo nome e se si può eseguire</translation>
    </message>
    <message>
        <source>run the plan again: it goes on without this and keeps a copy</source>
        <translation>avvia di nuovo il piano: continua senza questo e conserva una copia</translation>
    </message>
    <message>
        <source>choose another file for the results, or delete this one to begin anew</source>
        <translation>scegli un altro file per i risultati, o elimina questo per ricominciare</translation>
    </message>
    <message>
        <source>damaged lines left out: {count}; the damaged file is kept: {file}</source>
        <translation>righe danneggiate tralasciate: {count}; il file danneggiato è conservato: {file}</translation>
    </message>
    <message>
        <source>these are no results</source>
        <translation>questi non sono risultati</translation>
    </message>
    <message>
        <source>these results are of version {version}</source>
        <translation>questi risultati sono della versione {version}</translation>
    </message>
    <message>
        <source>these results were begun by another program ({old}), which may play other games than this one ({new})</source>
        <translation>questi risultati li ha cominciati un altro programma ({old}), che forse gioca partite diverse da questo ({new})</translation>
    </message>
    <message>
        <source>these are the results of another plan, which differs in {place}</source>
        <translation>questi risultati sono di un altro piano, che differisce in {place}</translation>
    </message>
    <message>
        <source>{number} is no number of a game</source>
        <translation>{number} non è il numero di una partita</translation>
    </message>
    <message>
        <source>give a file of `lab run`</source>
        <translation>dai un file di `lab run`</translation>
    </message>
    <message>
        <source>use a newer program</source>
        <translation>usa un programma più recente</translation>
    </message>
    <message>
        <source>{players} players need {needed} cards of {cards}</source>
        <translation>per {players} giocatori servono {needed} carte su {cards}</translation>
    </message>
    <message>
        <source>no cards are dealt</source>
        <translation>non si danno carte</translation>
    </message>
    <message>
        <source>a board of {count} columns cannot be made</source>
        <translation>nessun tabellone può avere questo numero di colonne: {count}</translation>
    </message>
    <message>
        <source>a board of {count} rows cannot be made</source>
        <translation>nessun tabellone può avere questo numero di righe: {count}</translation>
    </message>
    <message>
        <source>{count} cells do not make {width} by {height}</source>
        <translation>{count} caselle non fanno {width} per {height}</translation>
    </message>
    <message>
        <source>cells are still empty: {cells}</source>
        <translation>ci sono ancora caselle vuote: {cells}</translation>
    </message>
    <message>
        <source>use {least} to {most} columns</source>
        <translation>usa da {least} a {most} colonne</translation>
    </message>
    <message>
        <source>put cards there, or {free} (free)</source>
        <translation>mettici delle carte, o {free} (libera)</translation>
    </message>
    <message>
        <source>a free deck has no cards of its own to be laid</source>
        <translation>un mazzo libero non ha carte sue da disporre</translation>
    </message>
    <message>
        <source>one pack without jacks fill {needed} cells, and {width} by {height} has {size}</source>
        <translation>un mazzo senza fanti riempie {needed} caselle, e {width} per {height} ne ha {size}</translation>
    </message>
    <message>
        <source>two packs without jacks fill {needed} cells, and {width} by {height} has {size}</source>
        <translation>due mazzi senza fanti riempiono {needed} caselle, e {width} per {height} ne ha {size}</translation>
    </message>
    <message>
        <source>choose another deck for the pattern and change it afterwards</source>
        <translation>scegli un altro mazzo per lo schema e cambialo dopo</translation>
    </message>
    <message>
        <source>choose a larger board or a smaller deck</source>
        <translation>scegli un tabellone più grande o un mazzo più piccolo</translation>
    </message>
    <message>
        <source>choose a smaller board or a larger deck</source>
        <translation>scegli un tabellone più piccolo o un mazzo più grande</translation>
    </message>
    <message>
        <source>a board of {width} by {height} has no four equal sides</source>
        <translation>un tabellone di {width} per {height} non ha quattro lati uguali</translation>
    </message>
    <message>
        <source>{count} cells left over do not lie symmetrically</source>
        <translation>le caselle che avanzano ({count}) non sono disposte in simmetria</translation>
    </message>
    <message>
        <source>the {count} cells that have no partner cannot be filled symmetrically</source>
        <translation>le caselle senza compagna ({count}) non si possono riempire in simmetria</translation>
    </message>
    <message>
        <source>the middle cell belongs to no part</source>
        <translation>la casella centrale non appartiene a nessuna parte</translation>
    </message>
    <message>
        <source>the parts have {cells} cells left for {cards} cards</source>
        <translation>alle parti restano {cells} caselle per {cards} carte</translation>
    </message>
    <message>
        <source>a board of {width} by {height} has no four equal quarters</source>
        <translation>un tabellone di {width} per {height} non ha quattro quarti uguali</translation>
    </message>
    <message>
        <source>only two packs have twins</source>
        <translation>solo con due mazzi ci sono gemelle</translation>
    </message>
    <message>
        <source>the totals of {count} cells cannot be parted among four quarters</source>
        <translation>i totali di {count} caselle non si possono dividere in quattro quarti</translation>
    </message>
    <message>
        <source>choose a square of even size, or quarters</source>
        <translation>scegli un quadrato di lato pari, o quarti</translation>
    </message>
    <message>
        <source>{cells} squares of one colour are left for {cards} cards</source>
        <translation>restano {cells} caselle di un colore per {cards} carte</translation>
    </message>
    <message>
        <source>choose another size or symmetry</source>
        <translation>scegli altre dimensioni o un’altra simmetria</translation>
    </message>
    <message>
        <source>choose even sizes, or another symmetry</source>
        <translation>scegli dimensioni pari o un’altra simmetria</translation>
    </message>
    <message>
        <source>choose even sizes, or one pack on 7 by 7</source>
        <translation>scegli dimensioni pari, o un mazzo su 7 per 7</translation>
    </message>
    <message>
        <source>choose another size, such as 10 by 10 for two packs</source>
        <translation>scegli altre dimensioni, come 10 per 10 per due mazzi</translation>
    </message>
    <message>
        <source>choose even sizes or an odd square</source>
        <translation>scegli dimensioni pari o un quadrato dispari</translation>
    </message>
    <message>
        <source>choose another symmetry</source>
        <translation>scegli un’altra simmetria</translation>
    </message>
    <message>
        <source>choose 6 by 6 or 12 by 12</source>
        <translation>scegli 6 per 6 o 12 per 12</translation>
    </message>
    <message>
        <source>choose another size, such as 10 by 10</source>
        <translation>scegli altre dimensioni, come 10 per 10</translation>
    </message>
    <message>
        <source>there are not as many {card} as this symmetry needs</source>
        <translation>non ci sono tante {card} quante ne servono a questa simmetria</translation>
    </message>
    <message>
        <source>there is no board in this text</source>
        <translation>in questo testo non c’è nessun tabellone</translation>
    </message>
    <message>
        <source>the text is far too long for a board</source>
        <translation>il testo è troppo lungo per un tabellone</translation>
    </message>
    <message>
        <source>copy lines of cards like: XX 2S 10♥ Qd</source>
        <translation>copia righe di carte come: XX 2S 10♥ Qd</translation>
    </message>
    <message>
        <source>copy the board alone</source>
        <translation>copia solo il tabellone</translation>
    </message>
    <message>
        <source>there is no pattern {name}</source>
        <translation>non c’è nessuno schema {name}</translation>
    </message>
    <message>
        <source>the pattern {pattern} is not for the deck {deck}</source>
        <translation>lo schema {pattern} non è per il mazzo {deck}</translation>
    </message>
    <message>
        <source>the pattern {pattern} has no parameter {parameter}</source>
        <translation>lo schema {pattern} non ha il parametro {parameter}</translation>
    </message>
    <message>
        <source>{choice} is no choice for {parameter}</source>
        <translation>{choice} non è un’opzione di {parameter}</translation>
    </message>
    <message>
        <source>this is no rule case ({error})</source>
        <translation>questo non è un caso di regola ({error})</translation>
    </message>
    <message>
        <source>a seat stands twice</source>
        <translation>un posto c’è due volte</translation>
    </message>
    <message>
        <source>there are {count} numbers for {wanted}</source>
        <translation>numeri: {count} invece di {wanted}</translation>
    </message>
    <message>
        <source>a quarter turn needs a square, and {width} by {height} is none</source>
        <translation>un quarto di giro richiede un quadrato, e {width} per {height} non lo è</translation>
    </message>
    <message>
        <source>a number stands once, so there are no four that belong together</source>
        <translation>ogni numero c’è una volta sola, quindi non ce ne sono quattro che vadano insieme</translation>
    </message>
</context>
<context>
    <name>Filing</name>
    <message>
        <source>New board</source>
        <translation>Nuovo tabellone</translation>
    </message>
    <message>
        <source>Open a board</source>
        <translation>Apri un tabellone</translation>
    </message>
    <message>
        <source>This board cannot be opened.</source>
        <translation>Questo tabellone non si può aprire.</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>Apri {name}</translation>
    </message>
    <message>
        <source>Read {name}</source>
        <translation>Leggi {name}</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (copia)</translation>
    </message>
    <message>
        <source>Copy of {name}</source>
        <translation>Copia di {name}</translation>
    </message>
    <message>
        <source>Paste a board</source>
        <translation>Incolla un tabellone</translation>
    </message>
    <message>
        <source>Save the board</source>
        <translation>Salva il tabellone</translation>
    </message>
    <message>
        <source>A board that comes with the program has this name.</source>
        <translation>Un tabellone fornito col programma ha questo nome.</translation>
    </message>
    <message>
        <source>Give your board another one.</source>
        <translation>Dai un altro nome al tuo.</translation>
    </message>
    <message>
        <source>Boards are saved in files that end in {endings}.</source>
        <translation>I tabelloni si salvano in file che finiscono in {endings}.</translation>
    </message>
    <message>
        <source>To write the cells as text, export a copy.</source>
        <translation>Per scrivere le caselle come testo, esporta una copia.</translation>
    </message>
    <message>
        <source>The board was not saved.</source>
        <translation>Il tabellone non è stato salvato.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Salvato: {file}</translation>
    </message>
    <message>
        <source>Export a copy</source>
        <translation>Esporta una copia</translation>
    </message>
    <message>
        <source>The copy was not written.</source>
        <translation>La copia non è stata scritta.</translation>
    </message>
    <message>
        <source>Let its name end in {endings}. For PDF, PNG and SVG, choose Print.</source>
        <translation>Fa’ che il nome finisca in {endings}. Per PDF, PNG e SVG scegli Stampa.</translation>
    </message>
    <message>
        <source>Rename the board</source>
        <translation>Rinomina il tabellone</translation>
    </message>
    <message>
        <source>This board is not kept.</source>
        <translation>Questo tabellone non viene conservato.</translation>
    </message>
    <message>
        <source>The board’s file is damaged: {why}</source>
        <translation>Il file del tabellone è danneggiato: {why}</translation>
    </message>
    <message>
        <source>The board’s file is gone. Save it to write it again.</source>
        <translation>Il file del tabellone non c’è più. Salva per riscriverlo.</translation>
    </message>
    <message>
        <source>Read again from the file</source>
        <translation>Riletto dal file</translation>
    </message>
    <message>
        <source>Another program changed the file: it was read again.</source>
        <translation>Un altro programma ha cambiato il file: è stato riletto.</translation>
    </message>
    <message>
        <source>Changed on disk</source>
        <translation>Cambiato sul disco</translation>
    </message>
    <message>
        <source>Another program has changed “{file}”, and so have you.</source>
        <translation>Un altro programma ha cambiato «{file}», e anche tu.</translation>
    </message>
    <message>
        <source>Whichever you take, Undo brings back your board.</source>
        <translation>Qualunque cosa tu scelga, Annulla riporta il tuo tabellone.</translation>
    </message>
    <message>
        <source>Keep &amp;mine</source>
        <translation>Tieni il &amp;mio</translation>
    </message>
    <message>
        <source>Take the &amp;file</source>
        <translation>Prendi il &amp;file</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tabelloni</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tutti i file</translation>
    </message>
</context>
<context>
    <name>FilmDialog</name>
    <message>
        <source>Save the game as an animation</source>
        <translation>Salva la partita come animazione</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avanzamento</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Salva…</translation>
    </message>
    <message>
        <source>Name a file, and draw every move into it</source>
        <translation>Dai un nome al file e disegnaci ogni mossa</translation>
    </message>
    <message>
        <source>Nobody’s cards</source>
        <translation>Le carte di nessuno</translation>
    </message>
    <message>
        <source>The cards of {name}</source>
        <translation>Le carte di {name}</translation>
    </message>
    <message>
        <source>One picture for each move; it can be shown by any program for pictures.</source>
        <translation>Un’immagine per mossa; qualsiasi programma per immagini la può mostrare.</translation>
    </message>
    <message>
        <source>The game goes on, so no hand is in the pictures.</source>
        <translation>La partita continua; perciò nessuna mano è nelle immagini.</translation>
    </message>
    <message>
        <source>S&amp;how</source>
        <translation>&amp;Mostra</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>&amp;Velocità</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Grandezza</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Piccola</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>{size}: {width} × {height} pixels</source>
        <translation>{size}: {width} × {height} pixel</translation>
    </message>
</context>
<context>
    <name>FindingsList</name>
    <message>
        <source>Checks</source>
        <translation>Verifiche</translation>
    </message>
    <message>
        <source>There is nothing to remark on.</source>
        <translation>Non c’è nulla da segnalare.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Errore</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Osservazione</translation>
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
        <translation>Questa posizione si può giocare.</translation>
    </message>
    <message>
        <source>This position cannot be played yet.</source>
        <translation>Questa posizione non si può ancora giocare.</translation>
    </message>
</context>
<context>
    <name>FindingsPanel</name>
    <message>
        <source>Checks</source>
        <translation>Verifiche</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Errore</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avviso</translation>
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
        <translation>Clicca per scegliere le caselle interessate.</translation>
    </message>
    <message>
        <source>Not to be played on yet: {errors}</source>
        <translation>Non ancora giocabile: {errors}</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n errore</numerusform>
            <numerusform>%n errori</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready to play: {games}</source>
        <translation>Pronto per giocare: {games}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) fit</source>
        <translation>
            <numerusform>va bene per %n gioco</numerusform>
            <numerusform>va bene per %n giochi</numerusform>
        </translation>
    </message>
    <message>
        <source>Does not fit {game}: {why}</source>
        <translation>Non va bene per {game}: {why}</translation>
    </message>
    <message>
        <source>Fits {game}, for {players} players</source>
        <translation>Va bene per {game}, con {players} giocatori</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>riga {line}</translation>
    </message>
    <message>
        <source>{cell} (line {line})</source>
        <translation>{cell} (riga {line})</translation>
    </message>
    <message>
        <source>Pasted, {where}: “{text}” was not understood</source>
        <translation>Incollato, {where}: «{text}» non è stato capito</translation>
    </message>
    <message>
        <source>Pasted, {where}: the row ends before this cell</source>
        <translation>Incollato, {where}: la riga finisce prima di questa casella</translation>
    </message>
    <message>
        <source>Pasted, {where}: “{text}” is more than the row can hold</source>
        <translation>Incollato, {where}: «{text}» è più di quanto la riga possa contenere</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>This is what the step is about</source>
        <translation>Di questo tratta il passo</translation>
    </message>
    <message>
        <source>Put a chip</source>
        <translation>Mettere una fiche</translation>
    </message>
    <message>
        <source>Every card is on the board twice. Choose one of your cards, and its open cells light up. Then choose one of these cells: your chip lies there.</source>
        <translation>Ogni carta è due volte sul tabellone. Scegli una delle tue carte e si illuminano le sue caselle aperte. Poi scegli una di queste: lì va la tua fiche.</translation>
    </message>
    <message>
        <source>Well done. For the card that you have played, you get a new one by itself.</source>
        <translation>Ben fatto. Per la carta che hai giocato ne ricevi da sola una nuova.</translation>
    </message>
    <message>
        <source>Take turns</source>
        <translation>A turno</translation>
    </message>
    <message>
        <source>Now the computer moves; a frame marks its move. Then it is your turn: play any card.</source>
        <translation>Ora muove il computer; una cornice segna la sua mossa. Poi tocca a te: gioca una carta qualsiasi.</translation>
    </message>
    <message>
        <source>So it goes on. Five chips in line are a row, across, down or slanting. Two rows win, and the corners count for everybody.</source>
        <translation>E così si continua. Cinque fiches in linea sono una fila, in orizzontale, in verticale o in diagonale. Due file vincono, e gli angoli valgono per tutti.</translation>
    </message>
    <message>
        <source>Stop a row</source>
        <translation>Fermare una fila</translation>
    </message>
    <message>
        <source>The computer has four chips in line, and one more would make a row. One of your cards goes on the cell beside them. Play it there.</source>
        <translation>Il computer ha quattro fiches in linea, e una in più farebbe una fila. Una delle tue carte va sulla casella accanto. Giocala lì.</translation>
    </message>
    <message>
        <source>Well done. Where your chip lies, that row can no longer be made.</source>
        <translation>Ben fatto. Dov’è la tua fiche, quella fila non si può più fare.</translation>
    </message>
    <message>
        <source>One may do that, but then the computer makes its row. Try again, on the marked cell.</source>
        <translation>Si può fare, ma allora il computer fa la sua fila. Riprova, sulla casella segnata.</translation>
    </message>
    <message>
        <source>Two eyes: anywhere</source>
        <translation>Due occhi: ovunque</translation>
    </message>
    <message>
        <source>The jacks of clubs and diamonds show two eyes. They go on any open cell. Play yours; the best place is beside your three chips.</source>
        <translation>I fanti di fiori e di quadri mostrano due occhi. Vanno su qualsiasi casella aperta. Gioca il tuo; il posto migliore è accanto alle tue tre fiches.</translation>
    </message>
    <message>
        <source>Well done. Such a jack is worth keeping for a cell that you need.</source>
        <translation>Ben fatto. Conviene tenere un fante così per una casella che ti serve.</translation>
    </message>
    <message>
        <source>That was another card. Try again, with the jack.</source>
        <translation>Era un’altra carta. Riprova, con il fante.</translation>
    </message>
    <message>
        <source>One eye: take a chip away</source>
        <translation>Un occhio: togliere una fiche</translation>
    </message>
    <message>
        <source>Four in line again, and none of your cards goes there. But the jacks of hearts and spades, with one eye, take an enemy chip off the board. Take one of the four.</source>
        <translation>Di nuovo quattro in linea, e nessuna delle tue carte va lì. Ma i fanti di cuori e di picche, con un occhio, tolgono dal tabellone una fiche avversaria. Togli una delle quattro.</translation>
    </message>
    <message>
        <source>Well done. Only chips of a finished row are safe from such a jack.</source>
        <translation>Ben fatto. Solo le fiches di una fila finita sono al sicuro da un fante così.</translation>
    </message>
    <message>
        <source>One may do that, but then the computer makes its row. Try again: with the jack, take one of the marked chips.</source>
        <translation>Si può fare, ma allora il computer fa la sua fila. Riprova: con il fante, togli una delle fiches segnate.</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Vincere</translation>
    </message>
    <message>
        <source>You have one row, and four chips in line. Make your second row, and you win.</source>
        <translation>Hai una fila e quattro fiches in linea. Fai la tua seconda fila e vinci.</translation>
    </message>
    <message>
        <source>You have won! Now you know the game. In any game, F1 tells what you can do.</source>
        <translation>Hai vinto! Ora conosci il gioco. In ogni partita, F1 dice che cosa puoi fare.</translation>
    </message>
    <message>
        <source>One may do that, but you can win at once. Try again, on the marked cell.</source>
        <translation>Si può fare, ma puoi vincere subito. Riprova, sulla casella segnata.</translation>
    </message>
</context>
<context>
    <name>FirstGamePanel</name>
    <message>
        <source>Your first game</source>
        <translation>La tua prima partita</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Passo {number} di {count}</translation>
    </message>
    <message>
        <source>How far you have come</source>
        <translation>A che punto sei</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Fine</translation>
    </message>
    <message>
        <source>Go back to your own game</source>
        <translation>Tornare alla tua partita</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>Passo s&amp;uccessivo</translation>
    </message>
    <message>
        <source>Go on to the next step</source>
        <translation>Andare al passo successivo</translation>
    </message>
    <message>
        <source>&amp;Skip this step</source>
        <translation>&amp;Salta questo passo</translation>
    </message>
    <message>
        <source>Go on to the next step without this one</source>
        <translation>Andare al passo successivo senza questo</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Indietro</translation>
    </message>
    <message>
        <source>Go back to the step before</source>
        <translation>Tornare al passo precedente</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>Go back to your own game; Help → Your first game goes on from here</source>
        <translation>Tornare alla tua partita; Aiuto → La tua prima partita riprende da qui</translation>
    </message>
</context>
<context>
    <name>Flows</name>
    <message>
        <source>Open a game</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>“{title}” is among your rules now.</source>
        <translation>«{title}» è ora tra le tue regole.</translation>
    </message>
    <message>
        <source>You find it in the list of a new game.</source>
        <translation>Lo trovi nell’elenco di una nuova partita.</translation>
    </message>
    <message>
        <source>Your last game cannot be opened.</source>
        <translation>La tua ultima partita non si può aprire.</translation>
    </message>
    <message>
        <source>This game cannot be opened.</source>
        <translation>Questa partita non si può aprire.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Salva la partita</translation>
    </message>
    <message>
        <source>This game is not kept.</source>
        <translation>Questa partita non viene conservata.</translation>
    </message>
    <message>
        <source>Settings explained</source>
        <translation>Impostazioni spiegate</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Tasti e mouse</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Non ha funzionato.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partite salvate</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tutti i file</translation>
    </message>
</context>
<context>
    <name>Foot</name>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importa…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Esporta…</translation>
    </message>
    <message>
        <source>How to &amp;play</source>
        <translation>Come si &amp;gioca</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Altro</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Salva &amp;con nome…</translation>
    </message>
    <message>
        <source>&amp;Use these rules</source>
        <translation>&amp;Usa queste regole</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Let the new game be played by these rules.</source>
        <translation>Giocare la nuova partita con queste regole.</translation>
    </message>
    <message>
        <source>Take in a file of rules that a friend has sent.</source>
        <translation>Accogliere un file di regole mandato da un amico.</translation>
    </message>
    <message>
        <source>Write these rules to a file, to be sent to a friend.</source>
        <translation>Scrivere queste regole in un file, da mandare a un amico.</translation>
    </message>
    <message>
        <source>Read how one plays by these rules.</source>
        <translation>Leggere come si gioca con queste regole.</translation>
    </message>
    <message>
        <source>Keep these rules under a name of your own.</source>
        <translation>Tenere queste regole con un nome proprio.</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Boards</source>
        <translation>Tabelloni</translation>
    </message>
    <message>
        <source>Search: name, author, notes, 10x10</source>
        <translation>Cerca: nome, autore, note, 10x10</translation>
    </message>
    <message>
        <source>Own boards first</source>
        <translation>Prima i tuoi</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Per nome</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Prima i più recenti</translation>
    </message>
    <message>
        <source>By size</source>
        <translation>Per dimensioni</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordine</translation>
    </message>
    <message>
        <source>No board matches. Try another word.</source>
        <translation>Nessun tabellone corrisponde. Prova un’altra parola.</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tabellone</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nuovo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;Play on it</source>
        <translation>&amp;Giocaci</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Duplica</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Rinomina…</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <translation>Stam&amp;pa…</translation>
    </message>
    <message>
        <source>Move to the &amp;trash</source>
        <translation>Sposta nel &amp;cestino</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Mostra nella cartella &amp;sua</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Non salvato</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Bozza</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Senza nome</translation>
    </message>
    <message>
        <source>{columns} × {rows}</source>
        <translation>{columns} × {rows}</translation>
    </message>
    <message>
        <source>by {author}</source>
        <translation>di {author}</translation>
    </message>
    <message>
        <source>comes with the program</source>
        <translation>fornito col programma</translation>
    </message>
    <message>
        <source>&amp;Edit a copy</source>
        <translation>&amp;Modifica una copia</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (copia)</translation>
    </message>
    <message>
        <source>Rename the board</source>
        <translation>Rinomina il tabellone</translation>
    </message>
    <message>
        <source>Its new name:</source>
        <translation>Il suo nuovo nome:</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Rinomina</translation>
    </message>
    <message>
        <source>No program shows folders here.</source>
        <translation>Qui nessun programma mostra le cartelle.</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Non ha funzionato.</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>{title} (not saved)</source>
        <translation>{title} (non salvato)</translation>
    </message>
</context>
<context>
    <name>GameNotes</name>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Regole…</translation>
    </message>
    <message>
        <source>How &amp;to play</source>
        <translation>Come si &amp;gioca</translation>
    </message>
    <message>
        <source>Change this game&apos;s rules for yourself.</source>
        <translation>Cambiare le regole di questo gioco per te.</translation>
    </message>
    <message>
        <source>Read how this game is played.</source>
        <translation>Leggere come si gioca a questo gioco.</translation>
    </message>
    <message>
        <source>Played like {base}.</source>
        <translation>Si gioca come {base}.</translation>
    </message>
    <message>
        <source>{differences}; and {count} more</source>
        <translation>{differences}; e altre {count}</translation>
    </message>
    <message>
        <source>Unlike {base}: {differences}.</source>
        <translation>A differenza di {base}: {differences}.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Club Sequence</source>
        <translation>Sequence da circolo</translation>
    </message>
    <message>
        <source>Five cards each, however many play, and cards are drawn by hand: who forgets to draw before the next player has moved and drawn plays on with one card less. Click the stock after your move.</source>
        <translation>Cinque carte a testa, quanti che siano i giocatori, e si pesca a mano: chi dimentica di pescare prima che il prossimo giocatore abbia giocato e pescato continua con una carta in meno. Clicca sul mazzo dopo la tua mossa.</translation>
    </message>
    <message>
        <source>A club&apos;s sheet; the lost card after the printed rules</source>
        <translation>Il foglio di regole di un circolo; la carta persa secondo le regole stampate</translation>
    </message>
    <message>
        <source>Double Series</source>
        <translation>Double Series</translation>
    </message>
    <message>
        <source>Two sides of up to five players each, seated in turn, race for two series of five. Partners keep silent. The cards dealt become fewer as the table grows.</source>
        <translation>Due parti, ognuna fino a cinque giocatori seduti alternati: vince la prima che fa due file di cinque. I compagni restano in silenzio. Più si è al tavolo, meno carte si ricevono.</translation>
    </message>
    <message>
        <source>Jouets Bo-Jeux, 1996, as described by sellers and players; hands, jacks and dead cards after Sequence, since no sheet could be read</source>
        <translation>Jouets Bo-Jeux, 1996, come descritto da venditori e giocatori; mani, fanti e carte morte come in Sequence, perché non si è potuto leggere nessun foglio di regole</translation>
    </message>
    <message>
        <source>Exact five</source>
        <translation>Cinque esatti</translation>
    </message>
    <message>
        <source>Five number cards each; every card goes exactly on its own number, and one draws after playing. Nothing is ever taken away, nothing is exchanged, and five in line win.</source>
        <translation>Cinque carte numeriche a testa; ogni carta va esattamente sul suo numero, e si pesca dopo aver giocato. Non si toglie mai nulla, nulla si cambia, e cinque in linea vincono.</translation>
    </message>
    <message>
        <source>Poo-ka-Boo, as described by a reviewer on BoardGameGeek</source>
        <translation>Poo-ka-Boo, come descritto in una recensione su BoardGameGeek</translation>
    </message>
    <message>
        <source>5ive Straight</source>
        <translation>5ive Straight</translation>
    </message>
    <message>
        <source>Pegs, and cards with the numbers from 0 to 99. On your turn either play a card and put a peg on its number or any higher one, or draw; four cards are the most. Five in line win at once. Who holds four cards that fit nowhere is out, so keep them secret.</source>
        <translation>Pioli, e carte con i numeri da 0 a 99. Nel tuo turno o giochi una carta e metti un piolo sul suo numero o su uno maggiore, o peschi; quattro carte sono il massimo. Cinque in linea vincono subito. Chi ha quattro carte che non vanno da nessuna parte è fuori dal gioco, perciò tienile segrete.</translation>
    </message>
    <message>
        <source>The 5ive Straight rulebook, Winning Moves</source>
        <translation>Il regolamento di 5ive Straight, Winning Moves</translation>
    </message>
    <message>
        <source>Home sheet</source>
        <translation>Regole di famiglia</translation>
    </message>
    <message>
        <source>Two sides, five cards each, and two piles lying face up: choose which card to draw. A forgotten draw is made good after the next turn. A row counts only when its maker announces it, and its chips are then turned to white.</source>
        <translation>Due parti, cinque carte a testa e due pile a faccia in su: scegli quale carta pescare. Chi dimentica di pescare recupera la carta dopo il suo prossimo turno. Una fila conta solo quando chi l’ha fatta la annuncia; allora le sue fiches si girano dal lato bianco.</translation>
    </message>
    <message>
        <source>A family&apos;s rule sheet published as Sequence Playing Rules</source>
        <translation>Il foglio di regole di una famiglia, pubblicato come Sequence Playing Rules</translation>
    </message>
    <message>
        <source>Jack Foolery</source>
        <translation>Jack Foolery</translation>
    </message>
    <message>
        <source>One-Eyed Jack under the other name by which many families know it: nothing on the board is ever safe, and rows count only while they lie there.</source>
        <translation>One-Eyed Jack con l’altro nome con cui lo conoscono molte famiglie: nulla sul tabellone è mai al sicuro, e le file contano solo finché sono lì.</translation>
    </message>
    <message>
        <source>pagat.com, One-Eyed Jack, where this name is given too</source>
        <translation>pagat.com, One-Eyed Jack, dove si trova anche questo nome</translation>
    </message>
    <message>
        <source>Junior</source>
        <translation>Junior</translation>
    </message>
    <message>
        <source>For the youngest: three cards without pictures, a small board, four in line win. The tens of clubs and diamonds go anywhere, the tens of spades and hearts take a chip away, and a card without a space may be exchanged at any time.</source>
        <translation>Per i più piccoli: tre carte a testa, senza figure, un tabellone piccolo, e quattro in linea vincono. I dieci di fiori e di quadri vanno ovunque, quelli di picche e di cuori tolgono una fiche, e una carta senza casella si può cambiare in ogni momento.</translation>
    </message>
    <message>
        <source>After Sequence for Kids by Jax Ltd.; the cards and the board are ours</source>
        <translation>Tratto da Sequence for Kids, di Jax Ltd.; le carte e il tabellone sono nostri</translation>
    </message>
    <message>
        <source>One-Eyed Jack</source>
        <translation>One-Eyed Jack</translation>
    </message>
    <message>
        <source>The game for two, three or four as it is played with ordinary cards. No chip is ever safe: a one-eyed jack may break a row up again, so a side wins when its rows lie on the board at the same time. A card whose cells are all covered stays in the hand until one of them is free.</source>
        <translation>Il gioco per due, tre o quattro come si gioca con carte comuni. Nessuna fiche è mai al sicuro: un fante con un occhio può disfare una fila, perciò una parte vince quando le sue file stanno sul tabellone nello stesso momento. Una carta con tutte le caselle coperte resta in mano finché una non si libera.</translation>
    </message>
    <message>
        <source>pagat.com, One-Eyed Jack, the basic game</source>
        <translation>pagat.com, One-Eyed Jack, il gioco di base</translation>
    </message>
    <message>
        <source>One-Eyed Jack, house rules</source>
        <translation>One-Eyed Jack, regole di casa</translation>
    </message>
    <message>
        <source>One-Eyed Jack with the two house rules that most tables add: the chips of a finished row are safe from one-eyed jacks, and a card whose cells are all covered may be exchanged for a new one, as many of them as one likes in a turn.</source>
        <translation>One-Eyed Jack con le due regole di casa che quasi tutti i tavoli aggiungono: le fiches di una fila finita sono al sicuro dai fanti con un occhio, e una carta con tutte le caselle coperte si può cambiare con una nuova, quante se ne vogliono in un turno.</translation>
    </message>
    <message>
        <source>pagat.com, One-Eyed Jack, variations</source>
        <translation>pagat.com, One-Eyed Jack, varianti</translation>
    </message>
    <message>
        <source>One-Eyed Jack with jokers</source>
        <translation>One-Eyed Jack con i jolly</translation>
    </message>
    <message>
        <source>One-Eyed Jack with house rules and four jokers in the pack. The corners belong to nobody: a joker puts a chip on an open corner and nowhere else, and no jack can take that chip away.</source>
        <translation>One-Eyed Jack con regole di casa e quattro jolly nel mazzo. Gli angoli non sono di nessuno: un jolly mette una fiche su un angolo aperto e da nessun’altra parte, e nessun fante può togliere quella fiche.</translation>
    </message>
    <message>
        <source>Open draft</source>
        <translation>Pesca scoperta</translation>
    </message>
    <message>
        <source>Six cards each, and five open cards to draw from: after playing you choose one, and the next card takes its place. A side that holds all four centre spaces wins at once. The game ends when the open cards run out.</source>
        <translation>Sei carte a testa, e cinque carte scoperte da cui pescare: dopo aver giocato ne scegli una, e la prossima del mazzo ne prende il posto. Una parte che tiene tutte e quattro le caselle in mezzo vince subito. La partita finisce quando le carte scoperte sono finite.</translation>
    </message>
    <message>
        <source>Course COMP90054 of the University of Melbourne, as played by its programs</source>
        <translation>Corso COMP90054 dell’Università di Melbourne, come lo giocano i suoi programmi</translation>
    </message>
    <message>
        <source>Quinto (house scoring)</source>
        <translation>Quinto (punteggio di casa)</translation>
    </message>
    <message>
        <source>Sequence played for points over several deals: longer rows, rows with a corner, two rows at a stroke and winning the deal all count, special cards left in the hand cost. The first side with 500 points wins the match. The points are house scoring of our own: the published table is not known to us.</source>
        <translation>Sequence giocato a punti in più mani: contano le file più lunghe, le file con un angolo, due file in un colpo e la vittoria della mano; le carte speciali rimaste in mano costano punti. La prima parte che arriva a 500 punti vince l’incontro. I punti sono di casa, cioè nostri: non conosciamo la tabella pubblicata.</translation>
    </message>
    <message>
        <source>Play after the Quinto Game Company, 2003, as described on pagat.com; the points are ours</source>
        <translation>Secondo il gioco della Quinto Game Company, 2003, descritto su pagat.com; i punti sono nostri</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Sequence</translation>
    </message>
    <message>
        <source>Play a card and put a chip on one of its two cells; five chips of your side in a line are a row. Two sides need two rows, three sides one. The four corners count for everybody, a two-eyed jack goes on any open cell, a one-eyed jack takes an enemy chip away unless it is part of a finished row, and once a turn a card whose cells are both covered may be exchanged.</source>
        <translation>Gioca una carta e metti una fiche su una delle sue due caselle; cinque fiches della tua parte in linea sono una fila. Con due parti servono due file, con tre una. I quattro angoli valgono per tutti, un fante con due occhi va su qualsiasi casella aperta, un fante con un occhio toglie una fiche avversaria che non sia parte di una fila finita, e una volta per turno si può cambiare una carta con entrambe le caselle coperte.</translation>
    </message>
    <message>
        <source>The rules printed by Jax Ltd. since 1982, with published answers where they are silent</source>
        <translation>Le regole stampate da Jax Ltd. dal 1982, con risposte pubblicate dove non dicono nulla</translation>
    </message>
    <message>
        <source>Sequence Dice</source>
        <translation>Sequence Dice</translation>
    </message>
    <message>
        <source>Roll two dice and put a chip on that number. If all its spaces are covered, you take the place of an opponent&apos;s chip. A ten takes a chip away, but none from the twos and twelves; an eleven goes anywhere; after a two or a twelve you roll again. Two sides need six in line, three or four need five.</source>
        <translation>Lancia due dadi e metti una fiche sul numero della loro somma. Se tutte le sue caselle sono coperte, la tua fiche prende il posto di una avversaria su una di esse. Un dieci toglie una fiche avversaria, ma non dai due né dai dodici; un undici va ovunque; dopo un due o un dodici lanci di nuovo. Con due parti ne servono sei in linea, con tre o quattro cinque.</translation>
    </message>
    <message>
        <source>The Sequence Dice sheet, Jax Ltd.</source>
        <translation>Il foglio di regole di Sequence Dice, Jax Ltd.</translation>
    </message>
    <message>
        <source>Sequence Dice, gem variant</source>
        <translation>Sequence Dice, variante con gemme</translation>
    </message>
    <message>
        <source>The dice game of the carved wooden boards: a ten goes anywhere, an eleven takes a chip away, a twelve swaps one of your chips with an opponent&apos;s, and finished rows are safe. Two sides need two rows of five, three or four sides one. A two gives another turn; a covered number gives nothing.</source>
        <translation>Il gioco di dadi dei tabelloni di legno intagliato: un dieci va ovunque, un undici toglie una fiche avversaria, un dodici scambia una tua fiche con una avversaria, e le file finite sono al sicuro. Con due parti servono due file di cinque, con tre o quattro una. Un due dà un altro turno; un numero coperto non dà nulla.</translation>
    </message>
    <message>
        <source>Kalex Custom Carvings, Dice Sequence</source>
        <translation>Kalex Custom Carvings, Dice Sequence</translation>
    </message>
    <message>
        <source>Tournament tie-break</source>
        <translation>Spareggio da torneo</translation>
    </message>
    <message>
        <source>The stock is played once. When nobody can move any more and nobody has won, the side with more rows wins, then the one with more lines of four, then of three. Rows are taken from the top left, so nobody has to be asked.</source>
        <translation>Il mazzo si gioca una volta sola. Quando nessuno può più muovere e nessuno ha vinto, vince la parte con più file; se non basta, quella con più linee di quattro, e poi di tre. Le file si contano dall’angolo in alto a sinistra, perciò non occorre chiedere a nessuno.</translation>
    </message>
    <message>
        <source>endgame.dk, One-Eyed Jack</source>
        <translation>endgame.dk, One-Eyed Jack</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Gioco da viaggio</translation>
    </message>
    <message>
        <source>A short game for two with one pack on a small board: every card has a single space, four in line are a row, and two rows win. The free space lies in the middle.</source>
        <translation>Un gioco breve per due, con un mazzo e un tabellone piccolo: ogni carta ha una sola casella, quattro in linea sono una fila, e due file vincono. La casella libera sta in mezzo.</translation>
    </message>
    <message>
        <source>Jax Ltd., the travel edition; the board is ours, since its arrangement could not be found</source>
        <translation>Jax Ltd., l’edizione da viaggio; il tabellone è nostro, perché non si è potuta trovare la sua disposizione</translation>
    </message>
</context>
<context>
    <name>GroupList</name>
    <message>
        <source>Groups of rules</source>
        <translation>Gruppi di regole</translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>Move left</source>
        <translation>A sinistra</translation>
    </message>
    <message>
        <source>Let the chosen card change places with the one before it</source>
        <translation>Scambia la carta scelta con quella prima</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>A destra</translation>
    </message>
    <message>
        <source>Let the chosen card change places with the one after it</source>
        <translation>Scambia la carta scelta con quella dopo</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Take the chosen card out of its row; it can be put anywhere then</source>
        <translation>Togli la carta scelta dalla sua fila; poi può andare ovunque</translation>
    </message>
    <message>
        <source>Cards that are chosen go here. In the row, Delete takes a card away, and Ctrl with an arrow key moves it.</source>
        <translation>Le carte scelte vanno qui. Nella riga, Canc toglie una carta e Ctrl con una freccia la sposta.</translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>{cell}, {face}: {share} of the decided games</source>
        <translation>{cell}, {face}: {share} delle partite decise</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>The menus</source>
        <translation>I menu</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Come si gioca</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Tasti e mouse</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Giocatori del computer</translation>
    </message>
    <message>
        <source>Boards of your own</source>
        <translation>Tabelloni tuoi</translation>
    </message>
    <message>
        <source>The lab</source>
        <translation>Il laboratorio</translation>
    </message>
    <message>
        <source>What you can rely on</source>
        <translation>Su che cosa puoi contare</translation>
    </message>
    <message>
        <source>Temperaments</source>
        <translation>Temperamenti</translation>
    </message>
    <message>
        <source>An entry says who plays what: a game, a board, and a player for each seat. With one entry the lab tells how fair and how long that game is; with two it tells which is better, and how sure that is.</source>
        <translation>Una voce dice chi gioca a che cosa: un gioco, un tabellone e un giocatore per ogni posto. Con una voce il laboratorio dice quanto quel gioco è equo e lungo; con due, quale è migliore e con quale certezza.</translation>
    </message>
    <message>
        <source>It plays in the background, and results are saved as they arrive: what is broken off goes on later.</source>
        <translation>Gioca in secondo piano, e i risultati vengono salvati man mano: ciò che si interrompe riprende più tardi.</translation>
    </message>
    <message>
        <source>Every move is kept at once. After a crash or a power cut the next start goes on where you were.</source>
        <translation>Ogni mossa viene conservata subito. Dopo un arresto o un’interruzione di corrente, al prossimo avvio si riprende da dov’eri.</translation>
    </message>
    <message>
        <source>Nobody sees what is hidden: neither the computer players, nor hints, nor a screen reader know more than the seat that they play, help or read for.</source>
        <translation>Nessuno vede ciò che è nascosto: né i giocatori del computer, né i suggerimenti, né un lettore di schermo sanno più del posto per cui giocano, aiutano o leggono.</translation>
    </message>
    <message>
        <source>The program needs no network and sends nothing. All your games, boards and settings are files on this computer.</source>
        <translation>Il programma non ha bisogno della rete e non invia nulla. Tutte le tue partite, i tabelloni e le impostazioni sono file su questo computer.</translation>
    </message>
    <message>
        <source>The same number shuffles the cards in the same way on every computer, and undo never deals anew.</source>
        <translation>Lo stesso numero mescola le carte allo stesso modo su ogni computer, e annullare non ridistribuisce mai.</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Nessuna pagina contiene queste parole.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>Cerca nella guida</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Looking for the best moves…</source>
        <translation>Ricerca delle mosse migliori…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>The best moves</source>
        <translation>Le mosse migliori</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Giocala</translation>
    </message>
    <message>
        <source>Make the chosen move</source>
        <translation>Fare la mossa scelta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Look for moves no longer</source>
        <translation>Non cercare più mosse</translation>
    </message>
    <message>
        <source>Take the hint off the table</source>
        <translation>Togliere il suggerimento dal tavolo</translation>
    </message>
</context>
<context>
    <name>Hinting</name>
    <message>
        <source>Chance to win: {chance}, between {low} and {high} in {games} trial games.</source>
        <translation>Probabilità di vincere: {chance}, tra {low} e {high} in {games} partite di prova.</translation>
    </message>
    <message>
        <source>Hint {number}</source>
        <translation>Suggerimento {number}</translation>
    </message>
    <message>
        <source>No hint could be worked out: the process that looks for one has failed.</source>
        <translation>Non si è trovato nessun suggerimento: il processo che cerca è fallito.</translation>
    </message>
</context>
<context>
    <name>Histogram</name>
    <message>
        <source>{share} of the games take {low} to {high} moves</source>
        <translation>Il {share} delle partite dura da {low} a {high} mosse</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Changes</source>
        <translation>Cambiamenti</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Com’era</translation>
    </message>
</context>
<context>
    <name>HowTo</name>
    <message>
        <source>the {count} corners</source>
        <translation>i {count} angoli</translation>
    </message>
    <message>
        <source>the free cell with the star</source>
        <translation>la casella libera con la stella</translation>
    </message>
    <message>
        <source>the {count} free cells with a star</source>
        <translation>le {count} caselle libere con la stella</translation>
    </message>
    <message>
        <source>a corner</source>
        <translation>un angolo</translation>
    </message>
    <message>
        <source>a free cell</source>
        <translation>una casella libera</translation>
    </message>
    <message>
        <source>{players} in {sides} sides, on the board “{board}”</source>
        <translation>{players} in {sides} parti, sul tabellone «{board}»</translation>
    </message>
    <message>
        <source>{players}, each a side of their own, on the board “{board}”</source>
        <translation>{players}, ognuno per sé, sul tabellone «{board}»</translation>
    </message>
    <message>
        <source>{players}, on the board “{board}”</source>
        <translation>{players}, sul tabellone «{board}»</translation>
    </message>
    <message>
        <source>House rules: what differs from “{preset}”</source>
        <translation>Regole di casa: ciò che differisce da «{preset}»</translation>
    </message>
    <message>
        <source>Where these rules come from</source>
        <translation>Da dove vengono queste regole</translation>
    </message>
    <message>
        <source>Special rolls</source>
        <translation>Lanci speciali</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Carte speciali</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Lo scopo</translation>
    </message>
    <message>
        <source>What you need</source>
        <translation>Che cosa serve</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Il tuo turno</translation>
    </message>
    <message>
        <source>What is safe</source>
        <translation>Che cosa è al sicuro</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>Carte morte</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Pescare</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fine</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Talk and time</source>
        <translation>Parlare e tempo</translation>
    </message>
    <message>
        <source>A card is dead when its cell and all cells with higher numbers are covered.</source>
        <translation>Una carta è morta quando la sua casella e tutte quelle di numero maggiore sono coperte.</translation>
    </message>
    <message>
        <source>A card is dead when all its cells are covered, no matter whose chips they are.</source>
        <translation>Una carta è morta quando tutte le sue caselle sono coperte, di chiunque siano le fiches.</translation>
    </message>
    <message>
        <source>If an enemy chip there can be replaced, the card is not dead.</source>
        <translation>Se lì si può sostituire una fiche avversaria, la carta non è morta.</translation>
    </message>
    <message>
        <source>A card that takes or replaces chips is never dead, even if there is none to take.</source>
        <translation>Una carta che toglie o sostituisce fiches non è mai morta, anche se non ce n’è da togliere.</translation>
    </message>
    <message>
        <source>It stays in your hand; taking a chip may open a cell for it again.</source>
        <translation>Resta nella tua mano; togliendo una fiche può riaprirsi una casella per lei.</translation>
    </message>
    <message>
        <source>It stays in your hand to the end.</source>
        <translation>Resta nella tua mano fino alla fine.</translation>
    </message>
    <message>
        <source>Keep dead cards secret.</source>
        <translation>Tieni segrete le carte morte.</translation>
    </message>
    <message>
        <source>Who holds {cards} that are dead when the turn comes is out of the game. The chips stay, and the others play on; if only one side is left, it wins.</source>
        <translation>Chi ha {cards} morte quando viene il suo turno è fuori dal gioco. Le fiches restano e gli altri continuano; se resta una sola parte, vince.</translation>
    </message>
    <message>
        <source>In your turn you may turn in as many dead cards as you like, one by one.</source>
        <translation>Nel tuo turno puoi consegnare quante carte morte vuoi, una per una.</translation>
    </message>
    <message>
        <source>Once in your turn you may turn in a dead card.</source>
        <translation>Una volta nel tuo turno puoi consegnare una carta morta.</translation>
    </message>
    <message>
        <source>In your turn you may turn in up to {count} dead cards.</source>
        <translation>Nel tuo turno puoi consegnare fino a {count} carte morte.</translation>
    </message>
    <message>
        <source>In your turn you have to turn in all dead cards before you play.</source>
        <translation>Nel tuo turno devi consegnare tutte le carte morte prima di giocare.</translation>
    </message>
    <message>
        <source>If you hold a dead card, you have to turn it in before you play.</source>
        <translation>Se hai una carta morta, devi consegnarla prima di giocare.</translation>
    </message>
    <message>
        <source>You have to turn in dead cards before you play, up to {count} in a turn.</source>
        <translation>Devi consegnare le carte morte prima di giocare, fino a {count} per turno.</translation>
    </message>
    <message>
        <source>That holds only when you can play no other card.</source>
        <translation>Vale solo quando non puoi giocare nessun’altra carta.</translation>
    </message>
    <message>
        <source>You take an open card for it, and your turn goes on.</source>
        <translation>Prendi al suo posto una carta scoperta, e il turno continua.</translation>
    </message>
    <message>
        <source>You draw a card for it, and your turn goes on.</source>
        <translation>Peschi al suo posto una carta, e il turno continua.</translation>
    </message>
    <message>
        <source>Show it to the others.</source>
        <translation>Mostrala agli altri.</translation>
    </message>
    <message>
        <source>You need not say so.</source>
        <translation>Non devi dirlo.</translation>
    </message>
    <message>
        <source>After playing no card is drawn.</source>
        <translation>Dopo aver giocato non si pesca.</translation>
    </message>
    <message>
        <source>{count} cards lie open beside the stock. When one is taken, the next of the stock takes its place.</source>
        <translation>{count} carte stanno scoperte accanto al mazzo. Quando se ne prende una, la prossima del mazzo ne prende il posto.</translation>
    </message>
    <message>
        <source>One card lies open beside the stock. When it is taken, the next of the stock takes its place.</source>
        <translation>Una carta sta scoperta accanto al mazzo. Quando si prende, la prossima del mazzo ne prende il posto.</translation>
    </message>
    <message>
        <source>The stock lies face up, in {count} piles; everybody sees their top cards.</source>
        <translation>Il mazzo sta a faccia in su, in {count} pile; tutti vedono le carte in cima.</translation>
    </message>
    <message>
        <source>The stock lies face up; everybody sees the next card.</source>
        <translation>Il mazzo sta a faccia in su; tutti vedono la prossima carta.</translation>
    </message>
    <message>
        <source>The stock lies face down.</source>
        <translation>Il mazzo sta a faccia in giù.</translation>
    </message>
    <message>
        <source>When the stock is empty, the played cards are shuffled and are the new stock.</source>
        <translation>Quando il mazzo è finito, le carte giocate si mescolano e sono il nuovo mazzo.</translation>
    </message>
    <message>
        <source>When a card has to be drawn and none is left, the game ends.</source>
        <translation>Quando si deve pescare e non ci sono più carte, la partita finisce.</translation>
    </message>
    <message>
        <source>When the stock is empty, nobody draws any more; you play what you hold.</source>
        <translation>Quando il mazzo è finito, nessuno pesca più; si gioca ciò che si ha.</translation>
    </message>
    <message>
        <source>until the next player has moved and drawn</source>
        <translation>finché il prossimo giocatore ha giocato e pescato</translation>
    </message>
    <message>
        <source>until the next player has moved</source>
        <translation>finché il prossimo giocatore ha giocato</translation>
    </message>
    <message>
        <source>If you forget to draw, you may do so {until}. Then the card is lost: you hold one card less for the rest of the game.</source>
        <translation>Se dimentichi di pescare, puoi farlo {until}. Poi la carta è persa: hai una carta in meno per il resto della partita.</translation>
    </message>
    <message>
        <source>If you forget to draw, you may do so {until}. Then you have to wait until after your next turn, and draw all cards that are missing.</source>
        <translation>Se dimentichi di pescare, puoi farlo {until}. Poi devi aspettare fin dopo il tuo prossimo turno, e peschi tutte le carte che mancano.</translation>
    </message>
    <message>
        <source>When the next player turns in a dead card, that time is over.</source>
        <translation>Quando il prossimo giocatore consegna una carta morta, quel tempo è passato.</translation>
    </message>
    <message>
        <source>When the next player turns in a dead card, that time is not yet over.</source>
        <translation>Quando il prossimo giocatore consegna una carta morta, quel tempo non è ancora passato.</translation>
    </message>
    <message>
        <source>The game is over as soon as a side has won.</source>
        <translation>La partita è finita appena una parte ha vinto.</translation>
    </message>
    <message>
        <source>Nobody draws any more.</source>
        <translation>Nessuno pesca più.</translation>
    </message>
    <message>
        <source>When a side has its rows, each other side still has {count} turns. Then most rows win, and equal rows are a draw.</source>
        <translation>Quando una parte ha le sue file, ogni altra parte ha ancora {count} turni. Poi vince chi ha più file, e a parità è pareggio.</translation>
    </message>
    <message>
        <source>When a side has its rows, each other side still has one turn. Then most rows win, and equal rows are a draw.</source>
        <translation>Quando una parte ha le sue file, ogni altra parte ha ancora un turno. Poi vince chi ha più file, e a parità è pareggio.</translation>
    </message>
    <message>
        <source>If the board is full and nothing can change it, the game ends without a winner.</source>
        <translation>Se il tabellone è pieno e nulla può cambiarlo, la partita finisce senza vincitore.</translation>
    </message>
    <message>
        <source>If all pass in turn, the cards run out, or the board is full and nothing can change it, the game ends without a winner.</source>
        <translation>Se tutti passano di seguito, se le carte finiscono, o se il tabellone è pieno e nulla può cambiarlo, la partita finisce senza vincitore.</translation>
    </message>
    <message>
        <source>If all pass in turn, or the board is full and nothing can change it, the game ends without a winner.</source>
        <translation>Se tutti passano di seguito, o se il tabellone è pieno e nulla può cambiarlo, la partita finisce senza vincitore.</translation>
    </message>
    <message>
        <source>A game without a winner is a draw.</source>
        <translation>Una partita senza vincitore è un pareggio.</translation>
    </message>
    <message>
        <source>the most finished rows</source>
        <translation>più file finite</translation>
    </message>
    <message>
        <source>the most lines of {length}</source>
        <translation>più linee di {length}</translation>
    </message>
    <message>
        <source>Then {first} win. If these are equal, the game is a draw.</source>
        <translation>Allora vince chi ha {first}. A parità, la partita è pari.</translation>
    </message>
    <message>
        <source>Then {first} win; if these are equal, {others}; if all are equal, it is a draw.</source>
        <translation>Allora vince chi ha {first}; a parità, {others}; se tutto è pari, è pareggio.</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, poi </translation>
    </message>
    <message>
        <source>A match goes over several deals. It is won by the side that has {points} and more than any other side.</source>
        <translation>Un incontro dura più mani. Lo vince la parte che ha {points} e più di ogni altra.</translation>
    </message>
    <message>
        <source>A row with {chips} in its line: {points}.</source>
        <translation>Una fila con {chips} nella sua linea: {points}.</translation>
    </message>
    <message>
        <source>A row with a free cell: {points} more.</source>
        <translation>Una fila con una casella libera: {points} in più.</translation>
    </message>
    <message>
        <source>Two rows or more by one move: {points} more.</source>
        <translation>Due file o più in una mossa: {points} in più.</translation>
    </message>
    <message>
        <source>To win the deal: {points}.</source>
        <translation>Vincere la mano: {points}.</translation>
    </message>
    <message>
        <source>Each special card left in hand: {points} less.</source>
        <translation>Ogni carta speciale rimasta in mano: {points} in meno.</translation>
    </message>
    <message>
        <source>Who speaks out of turn, such as to advise a team-mate, costs the side dear: each of its members gives up a card of their own choice, and none is drawn for it.</source>
        <translation>Chi parla quando non deve, per esempio per consigliare un compagno, lo fa pagare alla sua parte: ogni membro cede una carta a sua scelta, e non ne pesca.</translation>
    </message>
    <message>
        <source>Who speaks out of turn, such as to advise a team-mate, costs the side a chip: the next enemy takes one that is not safe off the board.</source>
        <translation>Chi parla quando non deve, per esempio per consigliare un compagno, costa una fiche alla sua parte: il prossimo avversario ne leva una che non è al sicuro.</translation>
    </message>
    <message>
        <source>A turn may take {seconds} seconds; then the computer moves for you.</source>
        <translation>Un turno può durare {seconds} secondi; poi il computer gioca per te.</translation>
    </message>
    <message>
        <source>Two rows that cross in the marked chip.</source>
        <translation>Due file che si incrociano nella fiche segnata.</translation>
    </message>
    <message>
        <source>{count} in line are two rows.</source>
        <translation>{count} in linea sono due file.</translation>
    </message>
    <message>
        <source>{count} in line are two rows; the marked chip is in both.</source>
        <translation>{count} in linea sono due file; la fiche segnata è in entrambe.</translation>
    </message>
    <message>
        <source>{count} in line are two rows; the marked chips are in both.</source>
        <translation>{count} in linea sono due file; le fiches segnate sono in entrambe.</translation>
    </message>
    <message>
        <source>Rows are not kept: what counts is how many of them lie on the board at the moment.</source>
        <translation>Le file non restano acquisite: conta quante ce ne sono sul tabellone in quel momento.</translation>
    </message>
    <message>
        <source>A row that has been made counts to the end of the game.</source>
        <translation>Una fila fatta conta fino alla fine della partita.</translation>
    </message>
    <message>
        <source>Say so when you make a row. A row that is not announced does not count; any later chip of yours may still announce it.</source>
        <translation>Dillo quando fai una fila. Una fila non annunciata non conta; una tua fiche successiva può ancora annunciarla.</translation>
    </message>
    <message>
        <source>More than {length} in line are a row as well.</source>
        <translation>Anche più di {length} in linea sono una fila.</translation>
    </message>
    <message>
        <source>On the table a finished row is drawn through.</source>
        <translation>Sul tavolo una fila finita viene barrata.</translation>
    </message>
    <message>
        <source>On the table the chips of a finished row turn white.</source>
        <translation>Sul tavolo le fiches di una fila finita diventano bianche.</translation>
    </message>
    <message>
        <source>Two rows of a side may not have a chip in common.</source>
        <translation>Due file di una parte non possono avere fiches in comune.</translation>
    </message>
    <message>
        <source>Two rows of a side may have one chip in common.</source>
        <translation>Due file di una parte possono avere una fiche in comune.</translation>
    </message>
    <message>
        <source>Two rows of a side may have up to {count} chips in common.</source>
        <translation>Due file di una parte possono avere fino a {count} fiches in comune.</translation>
    </message>
    <message>
        <source>One line never holds two rows of a side; rows that cross may both count.</source>
        <translation>Una linea non contiene mai due file di una parte; file che si incrociano possono contare entrambe.</translation>
    </message>
    <message>
        <source>So {count} in line are two rows, and fewer are one.</source>
        <translation>Così {count} in linea sono due file, e meno sono una.</translation>
    </message>
    <message>
        <source>Chips in one line make no second row on this board.</source>
        <translation>Fiches in una linea non fanno una seconda fila su questo tabellone.</translation>
    </message>
    <message>
        <source>Two rows of a side may use the same free cell.</source>
        <translation>Due file di una parte possono usare la stessa casella libera.</translation>
    </message>
    <message>
        <source>Two rows of a side may not use the same free cell.</source>
        <translation>Due file di una parte non possono usare la stessa casella libera.</translation>
    </message>
    <message>
        <source>If a chip makes shapes that cannot all count, you say which of them do.</source>
        <translation>Se una fiche fa forme che non possono contare tutte, dici tu quali contano.</translation>
    </message>
    <message>
        <source>If a chip makes shapes that cannot all count, those nearest to the top left do.</source>
        <translation>Se una fiche fa forme che non possono contare tutte, contano le più vicine all’angolo in alto a sinistra.</translation>
    </message>
    <message>
        <source>If a chip makes shapes that cannot all count, the program says which of them do.</source>
        <translation>Se una fiche fa forme che non possono contare tutte, il programma dice quali contano.</translation>
    </message>
    <message>
        <source>If more chips lie in line than a row needs, you say which of them are the row.</source>
        <translation>Se in linea ci sono più fiches di quante ne serve una fila, dici tu quali sono la fila.</translation>
    </message>
    <message>
        <source>If more chips lie in line than a row needs, those nearest to the top left are it.</source>
        <translation>Se in linea ci sono più fiches di quante ne serve una fila, lo sono le più vicine all’angolo in alto a sinistra.</translation>
    </message>
    <message>
        <source>If more chips lie in line than a row needs, the program says which are the row.</source>
        <translation>Se in linea ci sono più fiches di quante ne serve una fila, il programma dice quali sono la fila.</translation>
    </message>
    <message>
        <source>This shape is a row.</source>
        <translation>Questa forma è una fila.</translation>
    </message>
    <message>
        <source>Be the first side to lay one of these shapes with your chips.</source>
        <translation>Sii la prima parte a fare una di queste forme con le tue fiches.</translation>
    </message>
    <message>
        <source>Be the first side to lay {need} of these shapes with your chips.</source>
        <translation>Sii la prima parte a fare {need} di queste forme con le tue fiches.</translation>
    </message>
    <message>
        <source>Such a shape is called a row here. It has to lie exactly as it is drawn, not turned and not mirrored.</source>
        <translation>Una forma così qui si chiama fila. Deve stare proprio com’è disegnata, non girata né specchiata.</translation>
    </message>
    <message>
        <source>Be the first side to make a row of {length} chips.</source>
        <translation>Sii la prima parte a fare una fila di {length} fiches.</translation>
    </message>
    <message>
        <source>Be the first side to make {need} rows of {length} chips each.</source>
        <translation>Sii la prima parte a fare {need} file di {length} fiches ciascuna.</translation>
    </message>
    <message>
        <source>A row runs across, down or along a diagonal, without a gap.</source>
        <translation>Una fila va in orizzontale, in verticale o in diagonale, senza vuoti.</translation>
    </message>
    <message>
        <source>All members of a side put down chips of one colour.</source>
        <translation>Tutti i membri di una parte mettono fiches di un colore.</translation>
    </message>
    <message>
        <source>A row of {length}.</source>
        <translation>Una fila di {length}.</translation>
    </message>
    <message>
        <source>With {cell}, {chips} chips are a row.</source>
        <translation>Con {cell}, {chips} fiches sono una fila.</translation>
    </message>
    <message>
        <source>Free cells: {cells}. Each counts as a chip of every side, all the time; several sides may use the same one. No chip is ever put there.</source>
        <translation>Caselle libere per tutti: {cells}. Ognuna conta sempre come fiche di ogni parte; più parti possono usare la stessa. Lì non si mette mai una fiche.</translation>
    </message>
    <message>
        <source>Cells to be earned: {cells}. They begin empty and belong to nobody; only a special card puts a chip there.</source>
        <translation>Caselle da guadagnare: {cells}. All’inizio sono vuote e di nessuno; solo una carta speciale ci mette una fiche.</translation>
    </message>
    <message>
        <source>Out of play: {cells}. They stay empty, since no card puts a chip there.</source>
        <translation>Fuori gioco: {cells}. Restano vuote, perché nessuna carta ci mette una fiche.</translation>
    </message>
    <message>
        <source>Out of play: {cells}. They belong to nobody.</source>
        <translation>Fuori gioco: {cells}. Non sono di nessuno.</translation>
    </message>
    <message>
        <source>There is another way to win at once: to hold {cells} with your chips.</source>
        <translation>C’è un altro modo di vincere subito: tenere {cells} con le tue fiches.</translation>
    </message>
    <message>
        <source>There is another way to win at once: to hold {cells}, free cells included.</source>
        <translation>C’è un altro modo di vincere subito: tenere {cells}, comprese le caselle libere.</translation>
    </message>
    <message>
        <source>The board.</source>
        <translation>Il tabellone.</translation>
    </message>
    <message>
        <source>It is a game for {counts} players.</source>
        <translation>È un gioco per {counts} giocatori.</translation>
    </message>
    <message>
        <source>A board of {columns} by {rows} cells.</source>
        <translation>Un tabellone di {columns} per {rows} caselle.</translation>
    </message>
    <message>
        <source>Its cells show totals of the dice.</source>
        <translation>Le caselle mostrano totali dei dadi.</translation>
    </message>
    <message>
        <source>Its cells show numbers.</source>
        <translation>Le caselle mostrano numeri.</translation>
    </message>
    <message>
        <source>Every card that is no special card has one cell.</source>
        <translation>Ogni carta che non è speciale ha una casella.</translation>
    </message>
    <message>
        <source>Every card that is no special card has {count} cells.</source>
        <translation>Ogni carta che non è speciale ha {count} caselle.</translation>
    </message>
    <message>
        <source>Its cells show the cards.</source>
        <translation>Le caselle mostrano le carte.</translation>
    </message>
    <message>
        <source>One die with {faces} faces.</source>
        <translation>Un dado con {faces} facce.</translation>
    </message>
    <message>
        <source>{count} dice with {faces} faces each.</source>
        <translation>{count} dadi con {faces} facce ciascuno.</translation>
    </message>
    <message>
        <source>Number cards from {low} to {high}, each once: {total} cards.</source>
        <translation>Carte numeriche da {low} a {high}, ognuna una volta: {total} carte.</translation>
    </message>
    <message>
        <source>Number cards from {low} to {high}, each {packs} times: {total} cards in all.</source>
        <translation>Carte numeriche da {low} a {high}, ognuna {packs} volte: {total} carte in tutto.</translation>
    </message>
    <message>
        <source>Jokers added: {count}, {total} cards with them.</source>
        <translation>Jolly aggiunti: {count}, {total} carte con loro.</translation>
    </message>
    <message>
        <source>Each player is dealt {cards}.</source>
        <translation>Ogni giocatore riceve {cards}.</translation>
    </message>
    <message>
        <source>One pack of {each} cards.</source>
        <translation>Un mazzo di {each} carte.</translation>
    </message>
    <message>
        <source>{packs} packs of {each} cards, shuffled together: {total} cards.</source>
        <translation>{packs} mazzi di {each} carte, mescolati insieme: {total} carte.</translation>
    </message>
    <message>
        <source>They have no {ranks}.</source>
        <translation>Mancano: {ranks}.</translation>
    </message>
    <message>
        <source>Chips in {sides} colours, one for each side.</source>
        <translation>Fiches di {sides} colori, uno per parte.</translation>
    </message>
    <message>
        <source>A box has {count} of each.</source>
        <translation>Una scatola ne ha {count} di ognuno.</translation>
    </message>
    <message>
        <source>side {number}</source>
        <translation>parte {number}</translation>
    </message>
    <message>
        <source>The members of a side sit side by side: {order}.</source>
        <translation>I membri di una parte siedono vicini: {order}.</translation>
    </message>
    <message>
        <source>Around the table the sides take turns: {order}.</source>
        <translation>Attorno al tavolo le parti si alternano: {order}.</translation>
    </message>
    <message>
        <source>A dealer is drawn by lot; who comes next in turn begins.</source>
        <translation>Si sorteggia chi dà le carte; comincia chi viene dopo.</translation>
    </message>
    <message>
        <source>All roll {dice} with {faces} faces; the highest total begins. Those that tie roll again.</source>
        <translation>Tutti lanciano {dice} con {faces} facce; comincia il totale più alto. Chi pareggia rilancia.</translation>
    </message>
    <message>
        <source>Who begins is drawn by lot.</source>
        <translation>Si sorteggia chi comincia.</translation>
    </message>
    <message>
        <source>The first seat always begins.</source>
        <translation>Comincia sempre il primo posto.</translation>
    </message>
    <message>
        <source>one die</source>
        <translation>un dado</translation>
    </message>
    <message>
        <source>{count} dice</source>
        <translation>{count} dadi</translation>
    </message>
    <message>
        <source>Then you take turns.</source>
        <translation>Poi si gioca a turno.</translation>
    </message>
    <message>
        <source>The turn passes clockwise.</source>
        <translation>Si gioca in senso orario.</translation>
    </message>
    <message>
        <source>The turn passes counterclockwise.</source>
        <translation>Si gioca in senso antiorario.</translation>
    </message>
    <message>
        <source>A card, and the cells it may be played on.</source>
        <translation>Una carta e le caselle su cui si può giocare.</translation>
    </message>
    <message>
        <source>A number card, and the cells it may be played on.</source>
        <translation>Una carta numerica e le caselle su cui si può giocare.</translation>
    </message>
    <message>
        <source>What you roll has to be used if it can be.</source>
        <translation>Ciò che lanci va usato, se si può.</translation>
    </message>
    <message>
        <source>Who can do nothing at all passes.</source>
        <translation>Chi non può fare nulla passa.</translation>
    </message>
    <message>
        <source>A dead card may be turned in, as told below.</source>
        <translation>Una carta morta si può consegnare, come è detto sotto.</translation>
    </message>
    <message>
        <source>A dead card has to be turned in, as told below.</source>
        <translation>Una carta morta si deve consegnare, come è detto sotto.</translation>
    </message>
    <message>
        <source>Or, instead of playing, draw a card.</source>
        <translation>Oppure, invece di giocare, pesca una carta.</translation>
    </message>
    <message>
        <source>Play a card from your hand, and put a chip on an open cell with its number or any higher one.</source>
        <translation>Gioca una carta dalla mano e metti una fiche su una casella aperta con il suo numero o uno maggiore.</translation>
    </message>
    <message>
        <source>Play a card from your hand, and put a chip on an open cell with its number.</source>
        <translation>Gioca una carta dalla mano e metti una fiche su una casella aperta con il suo numero.</translation>
    </message>
    <message>
        <source>Play a card from your hand, and put a chip on an open cell that shows it.</source>
        <translation>Gioca una carta dalla mano e metti una fiche su una casella aperta che la mostra.</translation>
    </message>
    <message>
        <source>If all its cells are covered, your chip takes the place of an enemy chip on one of them.</source>
        <translation>Se tutte le sue caselle sono coperte, la tua fiche prende il posto di una avversaria su una di esse.</translation>
    </message>
    <message>
        <source>Special cards do something else.</source>
        <translation>Le carte speciali fanno altro.</translation>
    </message>
    <message>
        <source>Take one of the open cards.</source>
        <translation>Prendi una delle carte scoperte.</translation>
    </message>
    <message>
        <source>Draw the top card of one of the open piles.</source>
        <translation>Pesca la carta in cima a una delle pile aperte.</translation>
    </message>
    <message>
        <source>Draw a card from the stock.</source>
        <translation>Pesca una carta dal mazzo.</translation>
    </message>
    <message>
        <source>You have to do it yourself, and nobody reminds you.</source>
        <translation>Devi farlo tu, e nessuno te lo ricorda.</translation>
    </message>
    <message>
        <source>With {cards} in hand you may not draw.</source>
        <translation>Con {cards} in mano non puoi pescare.</translation>
    </message>
    <message>
        <source>You may draw however many cards you hold.</source>
        <translation>Puoi pescare quante che siano le tue carte.</translation>
    </message>
    <message>
        <source>Without any card you have to draw.</source>
        <translation>Senza carte devi pescare.</translation>
    </message>
    <message>
        <source>Without any card you may draw or pass.</source>
        <translation>Senza carte puoi pescare o passare.</translation>
    </message>
    <message>
        <source>Roll the die.</source>
        <translation>Lancia il dado.</translation>
    </message>
    <message>
        <source>Roll the dice; their total counts.</source>
        <translation>Lancia i dadi; conta il totale.</translation>
    </message>
    <message>
        <source>Put a chip on an open cell with that number or any higher one.</source>
        <translation>Metti una fiche su una casella aperta con quel numero o uno maggiore.</translation>
    </message>
    <message>
        <source>Put a chip on an open cell with that number.</source>
        <translation>Metti una fiche su una casella aperta con quel numero.</translation>
    </message>
    <message>
        <source>If all of them are covered, your chip takes the place of an enemy chip on one of them.</source>
        <translation>Se sono tutte coperte, la tua fiche prende il posto di una avversaria su una di esse.</translation>
    </message>
    <message>
        <source>If all of them are covered, nothing happens.</source>
        <translation>Se sono tutte coperte, non succede nulla.</translation>
    </message>
    <message>
        <source>Special rolls do something else.</source>
        <translation>I lanci speciali fanno altro.</translation>
    </message>
    <message>
        <source>After a roll of {totals} you have another turn, as often as that happens.</source>
        <translation>Dopo un lancio di {totals} hai un altro turno, ogni volta che capita.</translation>
    </message>
    <message>
        <source>That holds even if you could do nothing with the roll.</source>
        <translation>Vale anche se non hai potuto far nulla con il lancio.</translation>
    </message>
    <message>
        <source>If you could do nothing with the roll, your turn is over.</source>
        <translation>Se non hai potuto far nulla con il lancio, il tuo turno è finito.</translation>
    </message>
    <message>
        <source>Put a chip on any open cell, or in place of an enemy chip, which is taken off.</source>
        <translation>Metti una fiche su qualsiasi casella aperta, o al posto di una avversaria, che viene tolta.</translation>
    </message>
    <message>
        <source>Take an enemy chip off the board, and put one of yours in its place.</source>
        <translation>Togli una fiche avversaria dal tabellone e mettine una tua al suo posto.</translation>
    </message>
    <message>
        <source>Let one of your chips and an enemy chip change places. Rows that arise by this count, yours and the enemy’s.</source>
        <translation>Scambia di posto una tua fiche e una avversaria. Le file che ne nascono contano, le tue e quelle avversarie.</translation>
    </message>
    <message>
        <source>Put a chip on any open cell.</source>
        <translation>Metti una fiche su qualsiasi casella aperta.</translation>
    </message>
    <message>
        <source>It does not go on cells that have to be earned.</source>
        <translation>Non va su caselle da guadagnare.</translation>
    </message>
    <message>
        <source>If the whole board is covered, your chip takes the place of an enemy chip.</source>
        <translation>Se tutto il tabellone è coperto, la tua fiche prende il posto di una avversaria.</translation>
    </message>
    <message>
        <source>Say which card it stands for; this is a custom, and binds you to nothing.</source>
        <translation>Di’ quale carta rappresenta; è un’usanza e non ti obbliga a nulla.</translation>
    </message>
    <message>
        <source>Take a chip off the board, an enemy’s or one of your own.</source>
        <translation>Togli una fiche dal tabellone, avversaria o tua.</translation>
    </message>
    <message>
        <source>Take an enemy chip off the board.</source>
        <translation>Togli una fiche avversaria dal tabellone.</translation>
    </message>
    <message>
        <source>You put no chip on that cell in this turn.</source>
        <translation>In questo turno non metti una fiche su quella casella.</translation>
    </message>
    <message>
        <source>This card has no use on this board.</source>
        <translation>Questa carta non serve a nulla su questo tabellone.</translation>
    </message>
    <message>
        <source>Put a chip on an open corner. It goes nowhere else.</source>
        <translation>Metti una fiche su un angolo aperto. Non va da nessun’altra parte.</translation>
    </message>
    <message>
        <source>Put a chip on an open cell with a star. It goes nowhere else.</source>
        <translation>Metti una fiche su una casella aperta con la stella. Non va da nessun’altra parte.</translation>
    </message>
    <message>
        <source>No chip is safe by lying in line: the first row wins at once.</source>
        <translation>Nessuna fiche è al sicuro perché sta in linea: la prima fila vince subito.</translation>
    </message>
    <message>
        <source>Chips of a finished row are safe: nothing takes them away.</source>
        <translation>Le fiches di una fila finita sono al sicuro: nulla le toglie.</translation>
    </message>
    <message>
        <source>So are more chips of that side that lengthen the row in its line.</source>
        <translation>Lo sono anche altre fiches di quella parte che allungano la fila nella sua linea.</translation>
    </message>
    <message>
        <source>More chips beside them in the same line are not safe.</source>
        <translation>Altre fiches accanto nella stessa linea non sono al sicuro.</translation>
    </message>
    <message>
        <source>No row is safe: chips of a finished row can be taken as well.</source>
        <translation>Nessuna fila è al sicuro: si possono togliere anche fiches di una fila finita.</translation>
    </message>
    <message>
        <source>A row with a chip taken from it counts no longer.</source>
        <translation>Una fila a cui si toglie una fiche non conta più.</translation>
    </message>
    <message>
        <source>A row that has been made counts even so.</source>
        <translation>Una fila fatta conta lo stesso.</translation>
    </message>
    <message>
        <source>Chips on earned cells are safe too.</source>
        <translation>Anche le fiches su caselle guadagnate sono al sicuro.</translation>
    </message>
    <message>
        <source>Chips on earned cells are not safe.</source>
        <translation>Le fiches su caselle guadagnate non sono al sicuro.</translation>
    </message>
    <message>
        <source>Chips on cells with {cells} are safe from {card}.</source>
        <translation>Le fiches su caselle con {cells} sono al sicuro da {card}.</translation>
    </message>
    <message>
        <source>{card} can touch none of these chips.</source>
        <translation>{card} non può toccare nessuna di queste fiches.</translation>
    </message>
    <message>
        <source>{card} cannot touch the row; the chip beside it can be taken.</source>
        <translation>{card} non può toccare la fila; la fiche accanto si può togliere.</translation>
    </message>
    <message>
        <source>{card} can take each of the marked chips.</source>
        <translation>{card} può togliere ognuna delle fiches segnate.</translation>
    </message>
</context>
<context>
    <name>HowToPlayDialog</name>
    <message>
        <source>How to play: {title}</source>
        <translation>Come si gioca: {title}</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>Cerca in questa pagina</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Numero di giocatori</translation>
    </message>
    <message>
        <source>The place before</source>
        <translation>Il punto precedente</translation>
    </message>
    <message>
        <source>The next place</source>
        <translation>Il punto successivo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Stam&amp;pa…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Salva come P&amp;DF…</translation>
    </message>
    <message>
        <source>Send this page to a printer</source>
        <translation>Inviare questa pagina a una stampante</translation>
    </message>
    <message>
        <source>Write this page to a file</source>
        <translation>Scrivere questa pagina in un file</translation>
    </message>
    <message>
        <source>{players} in {sides} sides</source>
        <translation>{players} in {sides} parti</translation>
    </message>
    <message>
        <source>{players}</source>
        <translation>{players}</translation>
    </message>
    <message>
        <source>Not on this page</source>
        <translation>Non è in questa pagina</translation>
    </message>
    <message>
        <source>Save the page</source>
        <translation>Salva la pagina</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>File PDF</translation>
    </message>
    <message>
        <source>The page could not be saved.</source>
        <translation>La pagina non si è potuta salvare.</translation>
    </message>
</context>
<context>
    <name>Idle</name>
    <message>
        <source>There are no cards in this game.</source>
        <translation>In questo gioco non ci sono carte.</translation>
    </message>
    <message>
        <source>No roll gives another turn.</source>
        <translation>Nessun lancio dà un altro turno.</translation>
    </message>
    <message>
        <source>There are no dice in this game.</source>
        <translation>In questo gioco non ci sono dadi.</translation>
    </message>
    <message>
        <source>Number cards have no ranks.</source>
        <translation>Le carte numeriche non hanno valori di carte.</translation>
    </message>
    <message>
        <source>There are no numbers in this game.</source>
        <translation>In questo gioco non ci sono numeri.</translation>
    </message>
    <message>
        <source>All are dealt the same number of cards.</source>
        <translation>Tutti ricevono lo stesso numero di carte.</translation>
    </message>
    <message>
        <source>One does not draw instead of playing.</source>
        <translation>Non si pesca invece di giocare.</translation>
    </message>
    <message>
        <source>A full hand may draw as well.</source>
        <translation>Si può pescare anche a mano piena.</translation>
    </message>
    <message>
        <source>No card is ever drawn.</source>
        <translation>Non si pesca mai una carta.</translation>
    </message>
    <message>
        <source>One draws from the open cards.</source>
        <translation>Si pesca dalle carte scoperte.</translation>
    </message>
    <message>
        <source>The stock lies face down, in one pile.</source>
        <translation>Il mazzo sta a faccia in giù, in una pila.</translation>
    </message>
    <message>
        <source>Dead cards are not turned in.</source>
        <translation>Le carte morte non si consegnano.</translation>
    </message>
    <message>
        <source>Cards draw themselves.</source>
        <translation>Le carte si pescano da sole.</translation>
    </message>
    <message>
        <source>The game has a board of its own.</source>
        <translation>Il gioco ha un suo tabellone.</translation>
    </message>
    <message>
        <source>No card takes a chip off the board.</source>
        <translation>Nessuna carta toglie fiches dal tabellone.</translation>
    </message>
    <message>
        <source>There is no wild card.</source>
        <translation>Non c’è un jolly.</translation>
    </message>
    <message>
        <source>No chip is ever taken or replaced.</source>
        <translation>Non si toglie né si sostituisce mai una fiche.</translation>
    </message>
    <message>
        <source>The first row wins, so it need not be safe.</source>
        <translation>La prima fila vince, perciò non deve essere al sicuro.</translation>
    </message>
    <message>
        <source>The row itself is not safe.</source>
        <translation>La fila stessa non è al sicuro.</translation>
    </message>
    <message>
        <source>No corner is earned.</source>
        <translation>Nessun angolo si guadagna.</translation>
    </message>
    <message>
        <source>No card or roll takes or replaces chips.</source>
        <translation>Nessuna carta né lancio toglie o sostituisce fiches.</translation>
    </message>
    <message>
        <source>Shapes are made instead of lines.</source>
        <translation>Si fanno forme invece di linee.</translation>
    </message>
    <message>
        <source>One row wins, so nobody makes a second one.</source>
        <translation>Una fila vince, perciò nessuno ne fa una seconda.</translation>
    </message>
    <message>
        <source>Free cells count for nobody.</source>
        <translation>Le caselle libere non contano per nessuno.</translation>
    </message>
    <message>
        <source>Rows are not claimed: they count while they lie there.</source>
        <translation>Le file non si acquisiscono: contano finché ci sono.</translation>
    </message>
    <message>
        <source>The first row wins at once.</source>
        <translation>La prima fila vince subito.</translation>
    </message>
    <message>
        <source>Then the game is a draw.</source>
        <translation>Allora la partita è pari.</translation>
    </message>
    <message>
        <source>There is no match.</source>
        <translation>Non c’è incontro.</translation>
    </message>
</context>
<context>
    <name>Keymap</name>
    <message>
        <source>{key} is needed on the table itself; add Ctrl or Alt to it.</source>
        <translation>{key} serve sul tavolo stesso; aggiungi Ctrl o Alt.</translation>
    </message>
    <message>
        <source>Windows are changed with that key.</source>
        <translation>Con quel tasto si cambia finestra.</translation>
    </message>
    <message>
        <source>While it means something on the table, {key} does that first.</source>
        <translation>Finché significa qualcosa sul tavolo, {key} fa prima quello.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Change keys</source>
        <translation>Cambia tasti</translation>
    </message>
    <message>
        <source>&amp;Add this key</source>
        <translation>&amp;Aggiungi questo tasto</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Nessun tasto</translation>
    </message>
    <message>
        <source>&amp;Usual keys</source>
        <translation>Tasti &amp;soliti</translation>
    </message>
    <message>
        <source>Usual keys for &amp;all</source>
        <translation>Tasti soliti per &amp;tutto</translation>
    </message>
    <message>
        <source>No action matches. Try another word.</source>
        <translation>Nessuna azione corrisponde. Prova un’altra parola.</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>Cerca azioni e tasti</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Azioni e i loro tasti</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Azione</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Ne&amp;w key</source>
        <translation>N&amp;uovo tasto</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nuovo tasto</translation>
    </message>
    <message>
        <source>Let this key lead to the chosen action, beside its others.</source>
        <translation>Questo tasto porta all’azione scelta, oltre agli altri.</translation>
    </message>
    <message>
        <source>Let no key lead to the chosen action.</source>
        <translation>Nessun tasto porta all’azione scelta.</translation>
    </message>
    <message>
        <source>Give the chosen action the keys it had at first.</source>
        <translation>Dare all’azione scelta i tasti che aveva all’inizio.</translation>
    </message>
    <message>
        <source>Give every action the keys it had at first.</source>
        <translation>Dare a ogni azione i tasti che aveva all’inizio.</translation>
    </message>
    <message>
        <source>This key leads there already.</source>
        <translation>Questo tasto porta già lì.</translation>
    </message>
    <message>
        <source>{key} leads to “{other}” now. It would be taken from there.</source>
        <translation>{key} porta ora a «{other}». Verrebbe tolto da lì.</translation>
    </message>
    <message>
        <source>T&amp;ake it from there</source>
        <translation>&amp;Toglilo da lì</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>first entry</source>
        <translation>prima serie</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabella</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Pagina web</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Immagine</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Pescare</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Piano</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>Esporta i risultati</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Non ha funzionato.</translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation>&amp;Piano</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nuovo</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>&amp;Esempi</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Salva &amp;con nome…</translation>
    </message>
    <message>
        <source>&amp;Copy the command</source>
        <translation>&amp;Copia il comando</translation>
    </message>
    <message>
        <source>The command line that plays the same games, here or elsewhere.</source>
        <translation>La riga di comando che gioca le stesse partite, qui o altrove.</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>A&amp;vvia</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;hiudi</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Risultati</translation>
    </message>
    <message>
        <source>Export as &amp;CSV…</source>
        <translation>Esporta come &amp;CSV…</translation>
    </message>
    <message>
        <source>Export as &amp;HTML page…</source>
        <translation>Esporta come pagina &amp;HTML…</translation>
    </message>
    <message>
        <source>Export the plots as &amp;PNG…</source>
        <translation>Esporta i grafici come &amp;PNG…</translation>
    </message>
    <message>
        <source>Export the plots as &amp;SVG…</source>
        <translation>Esporta i grafici come &amp;SVG…</translation>
    </message>
    <message>
        <source>{name}: share of the points</source>
        <translation>{name}: quota dei punti</translation>
    </message>
    <message>
        <source>Strength of the players, in Elo</source>
        <translation>Forza dei giocatori, in Elo</translation>
    </message>
    <message>
        <source>Decided games won by the side that began</source>
        <translation>Partite decise vinte dalla parte che cominciava</translation>
    </message>
    <message>
        <source>{name}: decided games won</source>
        <translation>{name}: partite decise vinte</translation>
    </message>
    <message>
        <source>{name}: won with a row through the cell, in %</source>
        <translation>{name}: vinte con una fila per la casella, in %</translation>
    </message>
    <message>
        <source>{name}: moves a game</source>
        <translation>{name}: mosse per partita</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Caso</translation>
    </message>
    <message>
        <source>{level}, {temperament}</source>
        <translation>{level}, {temperament}</translation>
    </message>
    <message>
        <source>First on turn</source>
        <translation>Primo di turno</translation>
    </message>
    <message>
        <source>Second on turn</source>
        <translation>Secondo di turno</translation>
    </message>
    <message>
        <source>Third on turn</source>
        <translation>Terzo di turno</translation>
    </message>
    <message>
        <source>Fourth on turn</source>
        <translation>Quarto di turno</translation>
    </message>
    <message>
        <source>{value} ({low} to {high})</source>
        <translation>{value} (da {low} a {high})</translation>
    </message>
    <message>
        <source>No game counts yet.</source>
        <translation>Ancora nessuna partita conta.</translation>
    </message>
    <message>
        <source>{games} games, {draws} drawn. Who began won {share} of the decided ones. A game took {length} moves.</source>
        <translation>{games} partite, {draws} pari. Chi ha cominciato ha vinto il {share} delle decise. Una partita è durata {length} mosse.</translation>
    </message>
    <message>
        <source>One game, {draws} drawn. Who began won {share} of the decided ones. It took {length} moves.</source>
        <translation>Una partita, {draws} pari. Chi ha cominciato ha vinto il {share} delle decise. È durata {length} mosse.</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Una partita</translation>
    </message>
    <message>
        <source>{games} games</source>
        <translation>{games} partite</translation>
    </message>
    <message>
        <source>The game is played.</source>
        <translation>La partita è giocata.</translation>
    </message>
    <message>
        <source>All {games} games are played.</source>
        <translation>Tutte le {games} partite sono giocate.</translation>
    </message>
    <message>
        <source>about {seconds} s left</source>
        <translation>ancora circa {seconds} s</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>ancora circa {minutes} min</translation>
    </message>
    <message>
        <source>about {hours} h left</source>
        <translation>ancora circa {hours} h</translation>
    </message>
    <message>
        <source>The test is not decided after {deals} deals.</source>
        <translation>La prova non è decisa dopo {deals} distribuzioni.</translation>
    </message>
    <message>
        <source>{found} Decided after {deals} deals; wrong in at most {risk} of such tests.</source>
        <translation>{found} Deciso dopo {deals} distribuzioni; sbagliato in al massimo {risk} di queste prove.</translation>
    </message>
    <message>
        <source>{one} is not stronger than {other} by {high} Elo (seen: {seen}).</source>
        <translation>{one} non è più forte di {other} di {high} Elo (visto: {seen}).</translation>
    </message>
    <message>
        <source>{one} is stronger than {other} (seen: {seen} Elo).</source>
        <translation>{one} è più forte di {other} (visto: {seen} Elo).</translation>
    </message>
    <message>
        <source>To begin is worth as much in “{one}” as in “{other}” (seen: {seen}).</source>
        <translation>Cominciare vale lo stesso in «{one}» e in «{other}» (visto: {seen}).</translation>
    </message>
    <message>
        <source>To begin is worth more in “{one}” than in “{other}” ({seen}).</source>
        <translation>Cominciare vale di più in «{one}» che in «{other}» ({seen}).</translation>
    </message>
    <message>
        <source>Games take as long in “{one}” as in “{other}” (seen: {seen} moves).</source>
        <translation>Le partite durano lo stesso in «{one}» e in «{other}» (visto: {seen} mosse).</translation>
    </message>
    <message>
        <source>Games take longer in “{one}” than in “{other}” ({seen} moves).</source>
        <translation>Le partite durano di più in «{one}» che in «{other}» ({seen} mosse).</translation>
    </message>
</context>
<context>
    <name>LabWindow</name>
    <message>
        <source>R&amp;un</source>
        <translation>A&amp;vvia</translation>
    </message>
    <message>
        <source>Play these games in the background; broken off, they can go on later</source>
        <translation>Giocare queste partite in secondo piano; interrotte, possono riprendere più tardi</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Partite giocate</translation>
    </message>
    <message>
        <source>reading what was played before…</source>
        <translation>lettura di ciò che è già stato giocato…</translation>
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
        <translation>Il laboratorio è al lavoro. Annulla le sue partite e riprova.</translation>
    </message>
    <message>
        <source>What was played is kept.</source>
        <translation>Ciò che è stato giocato è conservato.</translation>
    </message>
    <message>
        <source>usual board</source>
        <translation>tabellone solito</translation>
    </message>
    <message>
        <source>my board</source>
        <translation>il mio tabellone</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Scritto: {file}</translation>
    </message>
    <message>
        <source>The command is on the clipboard.</source>
        <translation>Il comando è negli appunti.</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>inizio…</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>arresto…</translation>
    </message>
    <message>
        <source>{done} of {games} games</source>
        <translation>{done} di {games} partite</translation>
    </message>
    <message>
        <source>{done} are played; Run goes on there.</source>
        <translation>{done} sono giocate; Avvia continua da lì.</translation>
    </message>
    <message>
        <source>results</source>
        <translation>risultati</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Newcomer</source>
        <translation>Novellino</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Occasionale</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Abituale</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Abile</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Forte</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Has just learned the rules, and plays what it likes. A match for a first game.</source>
        <translation>Ha appena imparato le regole e gioca ciò che gli piace. Un avversario per la prima partita.</translation>
    </message>
    <message>
        <source>Likes to build. It often misses a diagonal, does not watch which cards are gone, and spends its jacks early.</source>
        <translation>Ama costruire. Spesso gli sfugge una diagonale, non guarda quali carte sono uscite e spende presto i fanti.</translation>
    </message>
    <message>
        <source>Builds and blocks when it sees why, which is not always. It does not count cards.</source>
        <translation>Costruisce e blocca quando vede perché, e non è sempre. Non conta le carte.</translation>
    </message>
    <message>
        <source>Plays every week. It misses a diagonal now and then and does not count cards.</source>
        <translation>Gioca ogni settimana. Ogni tanto gli sfugge una diagonale e non conta le carte.</translation>
    </message>
    <message>
        <source>Counts the cards that are gone and keeps its jacks for when they matter; it seldom overlooks anything.</source>
        <translation>Conta le carte uscite e tiene i fanti per quando contano; di rado gli sfugge qualcosa.</translation>
    </message>
    <message>
        <source>Overlooks nothing, but between two good moves it takes either.</source>
        <translation>Non gli sfugge nulla, ma tra due buone mosse prende una qualsiasi.</translation>
    </message>
    <message>
        <source>Takes the best move it knows at once. It thinks about the move at hand, not about what comes after.</source>
        <translation>Prende subito la mossa migliore che conosce. Pensa alla mossa di ora, non a ciò che viene dopo.</translation>
    </message>
    <message>
        <source>Imagines how the cards may lie that it cannot see, and plays its best moves on in its head before it chooses.</source>
        <translation>Immagina come possono essere le carte che non vede, e prosegue nella mente le sue mosse migliori prima di scegliere.</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Equilibrato</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Attaccante</translation>
    </message>
    <message>
        <source>Blocker</source>
        <translation>Bloccatore</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <translation>Risparmiatore</translation>
    </message>
    <message>
        <source>Gambler</source>
        <translation>Scommettitore</translation>
    </message>
    <message>
        <source>Does what the position asks for.</source>
        <translation>Fa ciò che la posizione chiede.</translation>
    </message>
    <message>
        <source>Builds its own rows first, and stops yours when it must.</source>
        <translation>Costruisce prima le proprie file, e ferma le tue quando deve.</translation>
    </message>
    <message>
        <source>Would rather spoil your rows than hurry its own.</source>
        <translation>Preferisce guastare le tue file che affrettare le sue.</translation>
    </message>
    <message>
        <source>Keeps its special cards for the end, and pairs of cards together.</source>
        <translation>Tiene le carte speciali per la fine, e insieme le coppie di carte.</translation>
    </message>
    <message>
        <source>Spends special cards early and bets on the cards still to come.</source>
        <translation>Spende presto le carte speciali e scommette su quelle che verranno.</translation>
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
        <translation>La tua prima partita</translation>
    </message>
    <message>
        <source>{name}, played on from move {ply}</source>
        <translation>{name}, continuata dalla mossa {ply}</translation>
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
        <translation>Togli il segnali&amp;bro</translation>
    </message>
    <message>
        <source>Boo&amp;kmark</source>
        <translation>Segnali&amp;bro</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Inizio della partita</translation>
    </message>
    <message>
        <source>Move {ply}: {deed}</source>
        <translation>Mossa {ply}: {deed}</translation>
    </message>
</context>
<context>
    <name>Measuring</name>
    <message>
        <source>The games ended by a mistake of the program. Try again with another game or level, and report it if it happens again.</source>
        <translation>Le partite sono finite per un errore del programma. Prova con un altro gioco o livello, e segnalalo se succede di nuovo.</translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message>
        <source>This game could not be counted: {why}.</source>
        <translation>Questa partita non si è potuta contare: {why}.</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>pari</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinta</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>persa</translation>
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
        <translation>Esporta le statistiche</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabella</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>sequence statistics</source>
        <translation>statistiche di sequence</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Scritto: {file}</translation>
    </message>
    <message>
        <source>Your rating is {points} now ({change}).</source>
        <translation>Il tuo punteggio è ora {points} ({change}).</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Non ha funzionato.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Apri &amp;recenti</translation>
    </message>
    <message>
        <source>&amp;Somebody spoke…</source>
        <translation>&amp;Qualcuno ha parlato…</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Ancora nessuno</translation>
    </message>
</context>
<context>
    <name>MistakeSheet</name>
    <message>
        <source>&amp;Take it back</source>
        <translation>&amp;Ritira</translation>
    </message>
    <message>
        <source>Undo your move and what followed it, and try another</source>
        <translation>Annulla la mossa e ciò che è seguito, e provane un’altra</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>&amp;Perché?</translation>
    </message>
    <message>
        <source>Say which move would have been better, and why</source>
        <translation>Dire quale mossa sarebbe stata migliore, e perché</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continua</translation>
    </message>
    <message>
        <source>Leave the move as it is</source>
        <translation>Lascia la mossa com’è</translation>
    </message>
</context>
<context>
    <name>MovesModel</name>
    <message>
        <source>Start of the game</source>
        <translation>Inizio della partita</translation>
    </message>
    <message>
        <source>{number}. {sentence}</source>
        <translation>{number}. {sentence}</translation>
    </message>
    <message>
        <source>{move} (bookmark)</source>
        <translation>{move} (segnalibro)</translation>
    </message>
    <message>
        <source>{move} (bookmark: {name})</source>
        <translation>{move} (segnalibro: {name})</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Choose a move to see the board as it was then</source>
        <translation>Scegli una mossa per vedere il tabellone com’era allora</translation>
    </message>
</context>
<context>
    <name>NamingDialog</name>
    <message>
        <source>Save as your own rules</source>
        <translation>Salva come regole tue</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Descrizione</translation>
    </message>
    <message>
        <source>Give the rules a name.</source>
        <translation>Dai un nome alle regole.</translation>
    </message>
    <message>
        <source>You have rules of this name already. They would be replaced.</source>
        <translation>Hai già regole con questo nome. Verrebbero sostituite.</translation>
    </message>
    <message>
        <source>Rules of this name come with the program. Choose another name.</source>
        <translation>Regole fornite col programma hanno questo nome. Scegline un altro.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Sostituisci</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Gioca</translation>
    </message>
    <message>
        <source>Deal the cards and begin; the game in progress is kept</source>
        <translation>Dare le carte e cominciare; la partita in corso resta conservata</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Gi&amp;oco</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tabellone</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>G&amp;iocatori</translation>
    </message>
    <message>
        <source>S&amp;ides</source>
        <translation>&amp;Parti</translation>
    </message>
    <message>
        <source>Who b&amp;egins</source>
        <translation>C&amp;hi comincia</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Colori</translation>
    </message>
    <message>
        <source>S&amp;huffle number</source>
        <translation>&amp;Numero della mescolata</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Altro</translation>
    </message>
    <message>
        <source>Show what is seldom needed: the number of the shuffle.</source>
        <translation>Mostrare ciò che serve di rado: il numero della mescolata.</translation>
    </message>
    <message>
        <source>{sides}, nobody in a team</source>
        <translation>{sides}, ognuno per sé</translation>
    </message>
    <message>
        <source>{sides} teams of {each}</source>
        <translation>{sides} squadre di {each}</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>A sorte</translation>
    </message>
    <message>
        <source>Choose a game.</source>
        <translation>Scegli un gioco.</translation>
    </message>
    <message>
        <source>Choose a board.</source>
        <translation>Scegli un tabellone.</translation>
    </message>
    <message>
        <source>Two players are called {name}. Give one another name.</source>
        <translation>Due giocatori si chiamano {name}. Dai a uno un altro nome.</translation>
    </message>
    <message>
        <source>This game cannot be played on this board: {why}.</source>
        <translation>Questo gioco non si può giocare su questo tabellone: {why}.</translation>
    </message>
</context>
<context>
    <name>Now</name>
    <message>
        <source>Shown: {what}</source>
        <translation>Mostrato: {what}</translation>
    </message>
    <message>
        <source>You are looking back</source>
        <translation>Stai guardando indietro</translation>
    </message>
    <message>
        <source>Nothing is played here. The game waits where it is.</source>
        <translation>Qui non si gioca nulla. La partita aspetta dov’è.</translation>
    </message>
    <message>
        <source>Only {name} is to see what comes next. Then press “I am ready”, or Enter.</source>
        <translation>Solo {name} deve vedere ciò che segue. Poi premi «Sono pronto» o Invio.</translation>
    </message>
    <message>
        <source>You have played. Draw if you want to, then press “Done: pass the screen on”.</source>
        <translation>Hai giocato. Pesca se vuoi, poi premi «Fatto: passa lo schermo».</translation>
    </message>
    <message>
        <source>There is nothing for you to do at the moment.</source>
        <translation>Al momento non hai nulla da fare.</translation>
    </message>
    <message>
        <source>You are asked when your chip makes one: say which row it is.</source>
        <translation>Ti viene chiesto quando la tua fiche ne fa una: di’ quale fila è.</translation>
    </message>
    <message>
        <source>Has somebody spoken out of turn?</source>
        <translation>Qualcuno ha parlato fuori turno?</translation>
    </message>
    <message>
        <source>Say who with Move → Somebody spoke; it has a penalty.</source>
        <translation>Di’ chi con Mossa → Qualcuno ha parlato; c’è una penalità.</translation>
    </message>
    <message>
        <source>After your play, draw</source>
        <translation>Dopo aver giocato, pesca</translation>
    </message>
</context>
<context>
    <name>NowPanel</name>
    <message>
        <source>What can I do?</source>
        <translation>Cosa posso fare?</translation>
    </message>
    <message>
        <source>What can be done now</source>
        <translation>Che cosa si può fare ora</translation>
    </message>
    <message>
        <source>Show me a good move</source>
        <translation>Mostrami una buona mossa</translation>
    </message>
    <message>
        <source>Point out the best moves, and say why they are good</source>
        <translation>Indicare le mosse migliori e dire perché sono buone</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Go back to the table</source>
        <translation>Tornare al tavolo</translation>
    </message>
</context>
<context>
    <name>NumberCardsControl</name>
    <message>
        <source>in place of playing cards</source>
        <translation>invece di carte da gioco</translation>
    </message>
    <message>
        <source>from</source>
        <translation>da</translation>
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
        <translation>nessuno</translation>
    </message>
</context>
<context>
    <name>Offer</name>
    <message>
        <source>&amp;Go on with it</source>
        <translation>&amp;Continua</translation>
    </message>
    <message>
        <source>&amp;Throw it away</source>
        <translation>&amp;Buttalo</translation>
    </message>
    <message>
        <source>A board was not saved the last time: “{name}”.</source>
        <translation>Un tabellone non è stato salvato l’ultima volta: «{name}».</translation>
    </message>
    <message>
        <source>A board was not saved the last time: “{name}”. Its file is damaged; this is how it was a moment before.</source>
        <translation>Un tabellone non è stato salvato l’ultima volta: «{name}». Il suo file è danneggiato; così era un momento prima.</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>senza nome</translation>
    </message>
</context>
<context>
    <name>OfferBar</name>
    <message>
        <source>New to this game? Six short steps show how it is played, on the table.</source>
        <translation>Nuovo in questo gioco? Sei brevi passi mostrano sul tavolo come si gioca.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mostrami</translation>
    </message>
    <message>
        <source>Your game is kept, and comes back afterwards</source>
        <translation>La tua partita resta conservata e torna dopo</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Non ora</translation>
    </message>
    <message>
        <source>Help → Your first game leads there at any time</source>
        <translation>Aiuto → La tua prima partita porta lì in ogni momento</translation>
    </message>
</context>
<context>
    <name>Outlet</name>
    <message>
        <source>Sent to the printer.</source>
        <translation>Inviato alla stampante.</translation>
    </message>
    <message>
        <source>The printer does not take it. Is it switched on?</source>
        <translation>La stampante non lo accetta. È accesa?</translation>
    </message>
    <message>
        <source>This printer leaves {edge} mm free at the edge of the paper, but the margins are {margin} mm: something may be missing. Print anyway?</source>
        <translation>Questa stampante lascia liberi {edge} mm al bordo del foglio, ma i margini sono {margin} mm: potrebbe mancare qualcosa. Stampare lo stesso?</translation>
    </message>
    <message>
        <source>PDF, for every printer (*.pdf)</source>
        <translation>PDF, per ogni stampante (*.pdf)</translation>
    </message>
    <message>
        <source>PNG, a picture (*.png)</source>
        <translation>PNG, un’immagine (*.png)</translation>
    </message>
    <message>
        <source>SVG, for drawing programs (*.svg)</source>
        <translation>SVG, per programmi di disegno (*.svg)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Disegno in corso…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>The file was not written.</source>
        <translation>Il file non è stato scritto.</translation>
    </message>
    <message>
        <source>{count} files like {name} are there already. Replace them?</source>
        <translation>Ci sono già {count} file come {name}. Sostituirli?</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvato come {file}.</translation>
    </message>
    <message>
        <source>Saved as {count} files, beginning with {file}.</source>
        <translation>Salvato in {count} file, a cominciare da {file}.</translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message>
        <source>I am ready</source>
        <translation>Sono pronto</translation>
    </message>
    <message>
        <source>Done: pass the screen on</source>
        <translation>Fatto: passa lo schermo</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>Up to three moves are marked on the table and told beside it, each with the chance to win and the reason. A click on one shows its arrow; it can be played at once. The hint goes as soon as the position changes.</source>
        <translation>Fino a tre mosse sono segnate sul tavolo e dette accanto, ognuna con la probabilità di vincere e il motivo. Un clic su una mostra la sua freccia; si può giocare subito. Il suggerimento sparisce appena la posizione cambia.</translation>
    </message>
    <message>
        <source>Winning chances</source>
        <translation>Probabilità di vincere</translation>
    </message>
    <message>
        <source>A bar for now and a graph through the game. Click on the graph to look at a moment. While a computer thinks, nothing is worked out.</source>
        <translation>Una barra per ora e un grafico lungo la partita. Clicca sul grafico per vedere un momento. Mentre un computer pensa, non si calcola nulla.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>After the end: the three moves at which the game turned, what would have been better, and how much the cards and your choices were worth. Click on one to see it on the table.</source>
        <translation>Dopo la fine: le tre mosse in cui la partita è cambiata, che cosa sarebbe stato meglio, e quanto sono valse le carte e le tue scelte. Clicca su una per vederla sul tavolo.</translation>
    </message>
    <message>
        <source>The numbers</source>
        <translation>I numeri</translation>
    </message>
    <message>
        <source>They come from many trial games, played on from what you can see; where cards are hidden, they are imagined anew each time. So they are estimates, and know no more than you do. A rated game has none of this.</source>
        <translation>Vengono da molte partite di prova, giocate da ciò che puoi vedere; le carte nascoste sono immaginate di nuovo ogni volta. Sono dunque stime, e non ne sanno più di te. Una partita classificata non ha nulla di questo.</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Muovi ora</translation>
    </message>
    <message>
        <source>Who thinks for longer than a second is named at the end of the menu bar, and can be told to move with what it knows.</source>
        <translation>Chi pensa più di un secondo è nominato in fondo alla barra dei menu, e si può invitarlo a muovere con ciò che sa.</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Tasti e mouse</translation>
    </message>
    <message>
        <source>On the designer’s board</source>
        <translation>Sul tabellone del laboratorio</translation>
    </message>
    <message>
        <source>In the designer’s tray</source>
        <translation>Nella riserva del laboratorio</translation>
    </message>
    <message>
        <source>Designer: {menu}</source>
        <translation>Laboratorio: {menu}</translation>
    </message>
    <message>
        <source>Gallery of boards</source>
        <translation>Galleria dei tabelloni</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Trascinare</translation>
    </message>
    <message>
        <source>Carry a card to another cell, to exchange both, or to the tray.</source>
        <translation>Portare una carta su un’altra casella, per scambiarle, o nella riserva.</translation>
    </message>
    <message>
        <source>Drag from a bare cell</source>
        <translation>Trascinare da una casella vuota</translation>
    </message>
    <message>
        <source>Choose all cells in a frame; from a full cell, hold Shift.</source>
        <translation>Scegliere tutte le caselle in una cornice; da una casella piena, tenere Maiusc.</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>Choose a cell; with Shift up to it, with Ctrl one more.</source>
        <translation>Scegliere una casella; con Maiusc fino a essa, con Ctrl una in più.</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppio clic</translation>
    </message>
    <message>
        <source>Put the card that is chosen in the tray.</source>
        <translation>Mettere la carta scelta nella riserva.</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Frecce</translation>
    </message>
    <message>
        <source>Walk; with Shift choose on the way, with Ctrl only look around.</source>
        <translation>Camminare; con Maiusc scegliere lungo la via, con Ctrl solo guardare.</translation>
    </message>
    <message>
        <source>Home, End, PgUp, PgDn</source>
        <translation>Inizio, Fine, Pag su, Pag giù</translation>
    </message>
    <message>
        <source>Walk to the rim of the board.</source>
        <translation>Andare al bordo del tabellone.</translation>
    </message>
    <message>
        <source>Type a card, a free cell, a hole, or nothing; and go on.</source>
        <translation>Digitare una carta, una casella libera, un buco o niente; e proseguire.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Finish a number that is being typed, or go on to the next cell.</source>
        <translation>Finire un numero che si sta digitando, o andare alla casella seguente.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Put the tray’s card; with Ctrl choose one cell more or less.</source>
        <translation>Mettere la carta della riserva; con Ctrl scegliere una casella in più o in meno.</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Take back what is half typed, or clear the chosen cells.</source>
        <translation>Ritirare ciò che è digitato a metà, o svuotare le caselle scelte.</translation>
    </message>
    <message>
        <source>Bring a carried card back; forget what is half typed.</source>
        <translation>Riportare una carta trascinata; dimenticare ciò che è digitato a metà.</translation>
    </message>
    <message>
        <source>Menu key</source>
        <translation>Tasto Menu</translation>
    </message>
    <message>
        <source>Open the menu of the chosen cells.</source>
        <translation>Aprire il menu delle caselle scelte.</translation>
    </message>
    <message>
        <source>Carry a card to a cell.</source>
        <translation>Portare una carta su una casella.</translation>
    </message>
    <message>
        <source>Choose the card to be put.</source>
        <translation>Scegliere la carta da mettere.</translation>
    </message>
    <message>
        <source>Enter, double click</source>
        <translation>Invio, doppio clic</translation>
    </message>
    <message>
        <source>Put the card on the chosen cells of the board.</source>
        <translation>Mettere la carta sulle caselle scelte del tabellone.</translation>
    </message>
    <message>
        <source>Make a board.</source>
        <translation>Fare un tabellone.</translation>
    </message>
    <message>
        <source>Change the board, or a copy of it.</source>
        <translation>Cambiare il tabellone, o una sua copia.</translation>
    </message>
    <message>
        <source>Play on the board.</source>
        <translation>Giocare sul tabellone.</translation>
    </message>
    <message>
        <source>Copy the board.</source>
        <translation>Copiare il tabellone.</translation>
    </message>
    <message>
        <source>Bring the board onto paper.</source>
        <translation>Portare il tabellone su carta.</translation>
    </message>
    <message>
        <source>Give the board another name.</source>
        <translation>Dare un altro nome al tabellone.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Canc</translation>
    </message>
    <message>
        <source>Move the board to the trash.</source>
        <translation>Spostare il tabellone nel cestino.</translation>
    </message>
    <message>
        <source>Show the board’s file in its folder.</source>
        <translation>Mostrare il file del tabellone nella sua cartella.</translation>
    </message>
    <message>
        <source>several, see its text</source>
        <translation>più d’una, vedi il testo</translation>
    </message>
    <message>
        <source>A name in colour leads to its licence in full.</source>
        <translation>Un nome colorato porta alla sua licenza completa.</translation>
    </message>
    <message>
        <source>Every licence lies in {folder}, too.</source>
        <translation>Ogni licenza si trova anche in {folder}.</translation>
    </message>
    <message>
        <source>Sequence, One-Eyed Jack and their relatives, for one to twelve people and computers.</source>
        <translation>Sequence, One-Eyed Jack e i loro parenti, per una fino a dodici persone e computer.</translation>
    </message>
    <message>
        <source>This is a program of enthusiasts. Sequence is a trade mark of its publisher, who has nothing to do with it.</source>
        <translation>Questo è un programma di appassionati. Sequence è un marchio del suo editore, che non c’entra.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Schermo</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>What runs here</source>
        <translation>Che cosa è in uso qui</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sul tavolo</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rivedere la partita</translation>
    </message>
    <message>
        <source>Help from the computer</source>
        <translation>Aiuto del computer</translation>
    </message>
    <message>
        <source>Drag a card, or the dice, onto a lit cell; elsewhere it returns.</source>
        <translation>Trascinare una carta, o i dadi, su una casella illuminata; altrove ritorna.</translation>
    </message>
    <message>
        <source>Drag in the hand</source>
        <translation>Trascinare nella mano</translation>
    </message>
    <message>
        <source>Lay a card in another place of the hand.</source>
        <translation>Mettere una carta in un altro posto della mano.</translation>
    </message>
    <message>
        <source>Drag to the hand</source>
        <translation>Trascinare alla mano</translation>
    </message>
    <message>
        <source>Draw the card of the stock, or an open one, where that is asked.</source>
        <translation>Pescare la carta del mazzo, o una scoperta, quando è richiesto.</translation>
    </message>
    <message>
        <source>Drag a chip</source>
        <translation>Trascinare una fiche</translation>
    </message>
    <message>
        <source>Swap it with the chip it is dropped on, where that is asked.</source>
        <translation>Scambiarla con la fiche su cui si lascia, quando è richiesto.</translation>
    </message>
    <message>
        <source>Click, click</source>
        <translation>Clic, clic</translation>
    </message>
    <message>
        <source>Choose a card, then a lit cell; with dice, a lit cell at once.</source>
        <translation>Scegliere una carta, poi una casella illuminata; con i dadi, subito una casella illuminata.</translation>
    </message>
    <message>
        <source>Finger</source>
        <translation>Dito</translation>
    </message>
    <message>
        <source>Tap a card, then a cell. On a small board a lens shows the cell: slide to the right one before you lift the finger.</source>
        <translation>Tocca una carta, poi una casella. Su un tabellone piccolo una lente mostra la casella: scivola su quella giusta prima di alzare il dito.</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Lettore di schermo</translation>
    </message>
    <message>
        <source>Each cell says its place, its card, its chip and which of your cards may go there; cards can be chosen and cells pressed from the reader, too.</source>
        <translation>Ogni casella dice il suo posto, la sua carta, la sua fiche e quali tue carte ci vanno; anche dal lettore si scelgono carte e si premono caselle.</translation>
    </message>
    <message>
        <source>Choose a card of the hand, or an open card that may be drawn.</source>
        <translation>Scegliere una carta della mano, o una scoperta che si può pescare.</translation>
    </message>
    <message>
        <source>Draw a card, where one draws by hand.</source>
        <translation>Pescare una carta, quando si pesca a mano.</translation>
    </message>
    <message>
        <source>Move from card to card, or from cell to cell.</source>
        <translation>Andare di carta in carta, o di casella in casella.</translation>
    </message>
    <message>
        <source>Go to the next or previous cell for the chosen card.</source>
        <translation>Andare alla casella seguente o precedente per la carta scelta.</translation>
    </message>
    <message>
        <source>Go on from the hand to the board and the stock.</source>
        <translation>Passare dalla mano al tabellone e al mazzo.</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Invio, Spazio</translation>
    </message>
    <message>
        <source>Choose the marked card; play it on the marked cell.</source>
        <translation>Scegliere la carta segnata; giocarla sulla casella segnata.</translation>
    </message>
    <message>
        <source>Lay the marked card on the discards, if it is dead or to be given up.</source>
        <translation>Scartare la carta segnata, se è morta o da cedere.</translation>
    </message>
    <message>
        <source>Take the last step back: the chosen chip, the chosen card.</source>
        <translation>Tornare indietro di un passo: la fiche scelta, la carta scelta.</translation>
    </message>
    <message>
        <source>Settings explained</source>
        <translation>Impostazioni spiegate</translation>
    </message>
    <message>
        <source>Game → Settings shows them all; a change is seen at once and kept. The arrow at a row leads back to what it was at first.</source>
        <translation>Gioco → Impostazioni le mostra tutte; un cambiamento si vede subito e resta. La freccia di una riga riporta al valore iniziale.</translation>
    </message>
    <message>
        <source>At first: {value}.</source>
        <translation>All’inizio: {value}.</translation>
    </message>
    <message>
        <source>Slider</source>
        <translation>Cursore</translation>
    </message>
    <message>
        <source>Arrows go by one move, Page keys by ten, Home and End to both ends.</source>
        <translation>Le frecce vanno di una mossa, i tasti Pagina di dieci, Inizio e Fine ai due estremi.</translation>
    </message>
    <message>
        <source>Space, P</source>
        <translation>Spazio, P</translation>
    </message>
    <message>
        <source>In the replay bar: play the moves one after the other, or stop.</source>
        <translation>Nella barra: riprodurre le mosse una dopo l’altra, o fermarsi.</translation>
    </message>
    <message>
        <source>Whose cards</source>
        <translation>Le carte di chi</translation>
    </message>
    <message>
        <source>Once a game is over, it can be seen with the eyes of each player, or with all hands open in the list of players.</source>
        <translation>Finita la partita, la si può vedere con gli occhi di ogni giocatore, o con tutte le mani scoperte nell’elenco dei giocatori.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continua da qui</translation>
    </message>
    <message>
        <source>A game of its own begins there; it is not rated and counts in no statistics. The game before is kept, and undo brings it back until you move. A deal of a match that had ended counts as it was played first.</source>
        <translation>Lì comincia una partita a sé; non vale per la classifica e non conta in nessuna statistica. Quella di prima è conservata, e Annulla la riporta finché non giochi. Una mano di un incontro che era finita conta come è stata giocata la prima volta.</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Segnalibri</translation>
    </message>
    <message>
        <source>They stand on the slider and in the list of moves, and are kept with the game.</source>
        <translation>Stanno sul cursore e nell’elenco delle mosse, e si conservano con la partita.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Immagini</translation>
    </message>
    <message>
        <source>A position is saved as PNG or SVG, a game as an animated GIF. As long as a game goes on, its animation shows no hand.</source>
        <translation>Una posizione si salva come PNG o SVG, una partita come GIF animata. Finché la partita continua, l’animazione non mostra nessuna mano.</translation>
    </message>
    <message>
        <source>Setting up: the board</source>
        <translation>Preparare: il tabellone</translation>
    </message>
    <message>
        <source>Setting up: the cards</source>
        <translation>Preparare: le carte</translation>
    </message>
    <message>
        <source>Setting up: {menu}</source>
        <translation>Preparare: {menu}</translation>
    </message>
    <message>
        <source>Lay a chip of the side in hand, or take it away again.</source>
        <translation>Mettere una fiche della parte scelta o toglierla.</translation>
    </message>
    <message>
        <source>Do the same to all cells on the way.</source>
        <translation>Fare lo stesso su tutte le caselle del percorso.</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>Tasto destro</translation>
    </message>
    <message>
        <source>Take chips of any side away.</source>
        <translation>Togliere fiches di qualsiasi parte.</translation>
    </message>
    <message>
        <source>Walk over the board.</source>
        <translation>Spostarsi sul tabellone.</translation>
    </message>
    <message>
        <source>Do to a cell what a click does.</source>
        <translation>Fare su una casella ciò che fa un clic.</translation>
    </message>
    <message>
        <source>Lay a chip of the first, second… side.</source>
        <translation>Mettere una fiche della prima, seconda… parte.</translation>
    </message>
    <message>
        <source>Begin a row that is to be marked, or end it.</source>
        <translation>Iniziare una fila da segnare, o finirla.</translation>
    </message>
    <message>
        <source>Forget the row that was begun.</source>
        <translation>Dimenticare la fila iniziata.</translation>
    </message>
    <message>
        <source>Lay the chosen card of the deck where cards go.</source>
        <translation>Mettere la carta scelta dove vanno le carte.</translation>
    </message>
    <message>
        <source>Take the chosen card of a hand away.</source>
        <translation>Togliere la carta scelta da una mano.</translation>
    </message>
    <message>
        <source>Move the chosen card of a hand or pile.</source>
        <translation>Spostare la carta scelta di una mano o di un mazzo.</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>A board without a name</source>
        <translation>Un tabellone senza nome</translation>
    </message>
    <message>
        <source>Arrangement: {author}</source>
        <translation>Disposizione: {author}</translation>
    </message>
    <message>
        <source>cells of {size}</source>
        <translation>caselle di {size}</translation>
    </message>
    <message>
        <source>Page {number} of {count}: row {row}, column {column}</source>
        <translation>Pagina {number} di {count}: riga {row}, colonna {column}</translation>
    </message>
    <message>
        <source>glue page {number} here</source>
        <translation>incollare qui la pagina {number}</translation>
    </message>
    <message>
        <source>How to put the board together</source>
        <translation>Come montare il tabellone</translation>
    </message>
    <message>
        <source>Print all pages at 100 % (“actual size”), never “fit to page”. Measure the bar at the foot of a page: it must be as long as it says.</source>
        <translation>Stampa tutte le pagine al 100 % («dimensioni reali»), mai «adatta alla pagina». Misura la barra in fondo a una pagina: deve essere lunga quanto dice.</translation>
    </message>
    <message>
        <source>Cut out the picture on each page, along the marks at its corners. The pale strips at the right and at the bottom stay on: they are for the glue.</source>
        <translation>Ritaglia l’immagine di ogni pagina, lungo i segni agli angoli. Le strisce chiare a destra e in basso restano: servono per la colla.</translation>
    </message>
    <message>
        <source>Lay page 2 over the strip of page 1, its edge at the small triangles, so that the pictures meet, and glue it. Go on like this to the end of the row.</source>
        <translation>Metti la pagina 2 sopra la striscia della pagina 1, con il bordo ai piccoli triangoli, così che le immagini combacino, e incollala. Continua così fino alla fine della riga.</translation>
    </message>
    <message>
        <source>Make the other rows, and glue each onto the strip of the last.</source>
        <translation>Fai le altre righe, e incolla ognuna sulla striscia della precedente.</translation>
    </message>
    <message>
        <source>Cut out the picture on each page, along the marks at its corners.</source>
        <translation>Ritaglia l’immagine di ogni pagina, lungo i segni agli angoli.</translation>
    </message>
    <message>
        <source>Lay the pages edge to edge and tape them together at the back.</source>
        <translation>Metti le pagine bordo contro bordo e uniscile dietro con nastro adesivo.</translation>
    </message>
    <message>
        <source>Glue the whole onto cardboard of at least {width} × {height} mm.</source>
        <translation>Incolla il tutto su un cartone di almeno {width} × {height} mm.</translation>
    </message>
    <message>
        <source>Finished size {board}; cells of {cell}; {count} pages of {paper}.</source>
        <translation>Misura finale {board}; caselle di {cell}; {count} pagine {paper}.</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>una carta</translation>
    </message>
    <message>
        <source>Cards to cut, page {number} of {count}</source>
        <translation>Carte da tagliare, pagina {number} di {count}</translation>
    </message>
    <message>
        <source>{board} · page {number}: cut the full lines, then each card along its dots</source>
        <translation>{board} · pagina {number}: taglia le linee piene, poi ogni carta lungo i puntini</translation>
    </message>
    <message>
        <source>a chip</source>
        <translation>una fiche</translation>
    </message>
    <message>
        <source>{board} · {each} chips for each of {sides} sides, {size} mm across</source>
        <translation>{board} · {each} fiches per ognuna delle {sides} parti, {size} mm di diametro</translation>
    </message>
    <message>
        <source>Chips, page {number} of {count}</source>
        <translation>Fiches, pagina {number} di {count}</translation>
    </message>
    <message>
        <source>board</source>
        <translation>tabellone</translation>
    </message>
    <message>
        <source>{width} × {height} mm</source>
        <translation>{width} × {height} mm</translation>
    </message>
    <message>
        <source>Rules, page {number} of {count}</source>
        <translation>Regole, pagina {number} di {count}</translation>
    </message>
    <message>
        <source>cards to cut</source>
        <translation>carte da tagliare</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>fiches</translation>
    </message>
    <message>
        <source>score sheet</source>
        <translation>segnapunti</translation>
    </message>
    <message>
        <source>how to put it together</source>
        <translation>come montarlo</translation>
    </message>
    <message>
        <source>Where each half is glued</source>
        <translation>Dove si incolla ogni metà</translation>
    </message>
    <message>
        <source>Each half goes onto a cell that shows the same.</source>
        <translation>Ogni metà va su una casella che mostra lo stesso.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Segnapunti</translation>
    </message>
    <message>
        <source>A line for each deal: what each side has scored; the sum below</source>
        <translation>Una riga per mano: i punti di ogni squadra; in fondo la somma</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
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
        <translation>Stampa «{board}»</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Stampa…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;sporta…</translation>
    </message>
    <message>
        <source>Send these pages to a printer</source>
        <translation>Inviare queste pagine a una stampante</translation>
    </message>
    <message>
        <source>Write these pages to a file</source>
        <translation>Scrivere queste pagine in un file</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Pagina precedente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Pagina successiva</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Pagina intera</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Size of the preview</source>
        <translation>Dimensione dell’anteprima</translation>
    </message>
    <message>
        <source>{problem}.</source>
        <translation>{problem}.</translation>
    </message>
    <message>
        <source>One page of {paper}.</source>
        <translation>Una pagina {paper}.</translation>
    </message>
    <message>
        <source>{count} pages of {paper}.</source>
        <translation>{count} pagine {paper}.</translation>
    </message>
</context>
<context>
    <name>PaperForm</name>
    <message>
        <source>&amp;Black ink only</source>
        <translation>Solo inchiostro &amp;nero</translation>
    </message>
    <message>
        <source>With a page on how to put it together</source>
        <translation>Con una pagina sul montaggio</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;Stampa</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gioco</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>&amp;Carta</translation>
    </message>
    <message>
        <source>Ori&amp;entation</source>
        <translation>&amp;Orientamento</translation>
    </message>
    <message>
        <source>&amp;Margins</source>
        <translation>&amp;Margini</translation>
    </message>
    <message>
        <source>To go &amp;with</source>
        <translation>&amp;Destinato a</translation>
    </message>
    <message>
        <source>&amp;Cells</source>
        <translation>Cas&amp;elle</translation>
    </message>
    <message>
        <source>&amp;Overlap</source>
        <translation>So&amp;vrapposizione</translation>
    </message>
    <message>
        <source>&amp;Sides</source>
        <translation>&amp;Parti</translation>
    </message>
    <message>
        <source>Chi&amp;ps each</source>
        <translation>&amp;Fiches per parte</translation>
    </message>
    <message>
        <source>P&amp;NG pictures</source>
        <translation>Immagini PN&amp;G</translation>
    </message>
    <message>
        <source>Half a poker card</source>
        <translation>Mezza carta da poker</translation>
    </message>
    <message>
        <source>As cut from a pack of cards: 63.5 × 44.45 mm</source>
        <translation>Come tagliata da un mazzo di carte: 63,5 × 44,45 mm</translation>
    </message>
    <message>
        <source>Hearts and diamonds are drawn hollow, so that no colour is needed.</source>
        <translation>Cuori e quadri sono disegnati vuoti, così non serve il colore.</translation>
    </message>
    <message>
        <source>The strips on which one page is glued to the next.</source>
        <translation>Le strisce su cui si incolla una pagina alla seguente.</translation>
    </message>
    <message>
        <source>How fine pictures are that are exported as PNG.</source>
        <translation>Quanto sono fini le immagini esportate come PNG.</translation>
    </message>
    <message>
        <source>Width of a cell</source>
        <translation>Larghezza di una casella</translation>
    </message>
    <message>
        <source>Height of a cell</source>
        <translation>Altezza di una casella</translation>
    </message>
    <message>
        <source>The board on one page</source>
        <translation>Il tabellone su una pagina</translation>
    </message>
    <message>
        <source>The board in true size</source>
        <translation>Il tabellone a grandezza reale</translation>
    </message>
    <message>
        <source>Cards to cut in two</source>
        <translation>Carte da tagliare a metà</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fiches</translation>
    </message>
    <message>
        <source>A sheet for the scores</source>
        <translation>Un foglio per i punti</translation>
    </message>
    <message>
        <source>The rules of a game</source>
        <translation>Le regole di un gioco</translation>
    </message>
    <message>
        <source>As it suits best</source>
        <translation>Come conviene meglio</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Verticale</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Orizzontale</translation>
    </message>
    <message>
        <source>the board on one page</source>
        <translation>il tabellone su una pagina</translation>
    </message>
    <message>
        <source>the board in true size</source>
        <translation>il tabellone a grandezza reale</translation>
    </message>
    <message>
        <source>as many as needed</source>
        <translation>quante ne servono</translation>
    </message>
    <message>
        <source> pixels per inch</source>
        <translation> pixel per pollice</translation>
    </message>
</context>
<context>
    <name>PaperPreview</name>
    <message>
        <source>Preview: {page}</source>
        <translation>Anteprima: {page}</translation>
    </message>
</context>
<context>
    <name>PastBar</name>
    <message>
        <source>Back to the game</source>
        <translation>Torna alla partita</translation>
    </message>
    <message>
        <source>Show the board as it is now</source>
        <translation>Mostrare il tabellone com’è ora</translation>
    </message>
    <message>
        <source>Looking back: the start, before move 1 of {last}</source>
        <translation>Uno sguardo indietro: l’inizio, prima della mossa 1 di {last}</translation>
    </message>
    <message>
        <source>Looking back: after move {ply} of {last}</source>
        <translation>Uno sguardo indietro: dopo la mossa {ply} di {last}</translation>
    </message>
</context>
<context>
    <name>PatternPanel</name>
    <message>
        <source>&amp;Take it</source>
        <translation>&amp;Prendi</translation>
    </message>
    <message>
        <source>Fill the board in this way; undo takes it back</source>
        <translation>Riempire così il tabellone; annulla lo toglie</translation>
    </message>
    <message>
        <source>A&amp;nother</source>
        <translation>Un &amp;altro</translation>
    </message>
    <message>
        <source>Take another number by chance.</source>
        <translation>Prendere un altro numero a caso.</translation>
    </message>
    <message>
        <source>&amp;Pattern</source>
        <translation>&amp;Schema</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Caso</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Save a picture of the position</source>
        <translation>Salva un’immagine della posizione</translation>
    </message>
    <message>
        <source>PNG, a picture</source>
        <translation>PNG, un’immagine</translation>
    </message>
    <message>
        <source>SVG, for drawing programs</source>
        <translation>SVG, per programmi di disegno</translation>
    </message>
    <message>
        <source>With the &amp;cards in hand that are shown</source>
        <translation>Con le &amp;carte in mano che si vedono</translation>
    </message>
    <message>
        <source>With a &amp;line on the last move</source>
        <translation>Con una &amp;riga sull’ultima mossa</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Anteprima</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>T&amp;ipo</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Grandezza</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Salva…</translation>
    </message>
    <message>
        <source>Name a file, and draw the picture into it</source>
        <translation>Dai un nome al file e disegnaci l’immagine</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} pixel</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Start of the game</source>
        <translation>Inizio della partita</translation>
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
        <translation>Apri un piano</translation>
    </message>
    <message>
        <source>Open results</source>
        <translation>Apri risultati</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>piano</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>Salva il piano</translation>
    </message>
    <message>
        <source>The plan cannot be kept.</source>
        <translation>Il piano non si può conservare.</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Non ha funzionato.</translation>
    </message>
</context>
<context>
    <name>PlanPane</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Aggiungi</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>&amp;Togli</translation>
    </message>
    <message>
        <source>What is the question?</source>
        <translation>Qual è la domanda?</translation>
    </message>
    <message>
        <source>Entries of the plan</source>
        <translation>Serie del piano</translation>
    </message>
    <message>
        <source>Compare with one more, which begins as a copy of this one.</source>
        <translation>Confronta con un’altra, che comincia come copia di questa.</translation>
    </message>
    <message>
        <source>Take this entry out of the plan.</source>
        <translation>Togliere questa serie dal piano.</translation>
    </message>
    <message>
        <source>games</source>
        <translation>partite</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>distribuzioni</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Che cosa si conta</translation>
    </message>
    <message>
        <source>The same number plays the same games again, everywhere.</source>
        <translation>Lo stesso numero rigioca le stesse partite, ovunque.</translation>
    </message>
    <message>
        <source>This entry</source>
        <translation>Questa serie</translation>
    </message>
    <message>
        <source>Each entry</source>
        <translation>Ogni serie</translation>
    </message>
    <message>
        <source>&amp;Number</source>
        <translation>&amp;Numero</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>&amp;Seme casuale</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titolo</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>fuori dal gioco</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>sta pensando</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>deve muovere</translation>
    </message>
    <message>
        <source>still to draw</source>
        <translation>deve ancora pescare</translation>
    </message>
    <message>
        <source>holds {cards}</source>
        <translation>ha {cards}</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>il tuo compagno</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>About your settings: {why}</source>
        <translation>Sulle tue impostazioni: {why}</translation>
    </message>
    <message>
        <source>Your settings are not kept: {why}.</source>
        <translation>Le tue impostazioni non vengono conservate: {why}.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Change the language? The designer’s trial game or balance ends by it.</source>
        <translation>Cambiare la lingua? La partita di prova o l’equilibrio nel laboratorio finisce così.</translation>
    </message>
    <message>
        <source>C&amp;hange it</source>
        <translation>&amp;Cambia</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Premi il tasto</translation>
    </message>
</context>
<context>
    <name>RangePlot</name>
    <message>
        <source>{name}: {value} ({low} to {high})</source>
        <translation>{name}: {value} (da {low} a {high})</translation>
    </message>
</context>
<context>
    <name>RatedDialog</name>
    <message>
        <source>Rated games</source>
        <translation>Partite classificate</translation>
    </message>
    <message>
        <source>&amp;Play a rated game</source>
        <translation>&amp;Gioca una partita classificata</translation>
    </message>
    <message>
        <source>&amp;Open the game</source>
        <translation>&amp;Apri la partita</translation>
    </message>
    <message>
        <source>Deal a game that counts for your rating, without undo and without hints</source>
        <translation>Dare una partita che vale per il tuo punteggio: senza annullare, senza suggerimenti</translation>
    </message>
    <message>
        <source>Look at the chosen game on the table; the game in progress is kept</source>
        <translation>Guardare la partita scelta sul tavolo; quella in corso resta conservata</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Gi&amp;oco</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>You play alone against one computer, which is picked for you by your rating. Nothing can be taken back, and there are no hints and no chances. A game that you leave can be gone on with; it counts when it ends.</source>
        <translation>Giochi da solo contro un computer, scelto secondo il tuo punteggio. Nulla si può ritirare, e non ci sono suggerimenti né probabilità. Una partita lasciata si può riprendere; conta quando finisce.</translation>
    </message>
    <message>
        <source>The last rated games</source>
        <translation>Le ultime partite classificate</translation>
    </message>
    <message>
        <source>Double-click a game, or press Enter, to look at it again.</source>
        <translation>Doppio clic o Invio su una partita per rivederla.</translation>
    </message>
    <message>
        <source>Your rating: {points}</source>
        <translation>Il tuo punteggio: {points}</translation>
    </message>
    <message>
        <source>Next opponent: {level} ({points}).</source>
        <translation>Prossimo avversario: {level} ({points}).</translation>
    </message>
    <message>
        <source>{when}   {result} against {level}, {moves}   {rating} ({change})</source>
        <translation>{when}   {result} contro {level}, {moves}   {rating} ({change})</translation>
    </message>
</context>
<context>
    <name>RatingGraph</name>
    <message>
        <source>Rating through your games</source>
        <translation>Punteggio lungo le tue partite</translation>
    </message>
    <message>
        <source>The graph begins with your first rated game.</source>
        <translation>Il grafico comincia con la tua prima partita classificata.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>another side</source>
        <translation>un’altra parte</translation>
    </message>
    <message>
        <source>It wins the game.</source>
        <translation>Vince la partita.</translation>
    </message>
    <message>
        <source>It makes a row; your side then has {amount} of the {of} it needs.</source>
        <translation>Fa una fila; la tua parte ha allora {amount} delle {of} che servono.</translation>
    </message>
    <message>
        <source>It builds in two directions at once: whoever stops one leaves the other.</source>
        <translation>Costruisce in due direzioni insieme: chi ne ferma una lascia l’altra.</translation>
    </message>
    <message>
        <source>The free cell {cell} counts in it as yours.</source>
        <translation>La casella libera {cell} vi conta come tua.</translation>
    </message>
    <message>
        <source>It takes a chip out of {line}, where {who} had {amount} of {of}.</source>
        <translation>Leva una fiche da {line}, dove {who} aveva {amount} di {of}.</translation>
    </message>
    <message>
        <source>It breaks up the finished row {line} of {who}.</source>
        <translation>Rompe la fila finita {line} di {who}.</translation>
    </message>
    <message>
        <source>It takes the only enemy chip out of {line}, where your side has {amount} of {of}.</source>
        <translation>Leva l’unica fiche avversaria da {line}, dove la tua parte ha {amount} di {of}.</translation>
    </message>
    <message>
        <source>Nobody else can get a card for that cell any more.</source>
        <translation>Nessun altro può più avere una carta per quella casella.</translation>
    </message>
    <message>
        <source>It saves {card}, which could do the same.</source>
        <translation>Risparmia {card}, che potrebbe fare lo stesso.</translation>
    </message>
    <message>
        <source>No plain card in your hand does as much.</source>
        <translation>Nessuna carta semplice della tua mano fa tanto.</translation>
    </message>
    <message>
        <source>But it costs {card}.</source>
        <translation>Ma costa {card}.</translation>
    </message>
    <message>
        <source>You hold {card} more than once, so its other cell is not lost to you.</source>
        <translation>Hai {card} più di una volta, perciò le sue altre caselle non sono perse per te.</translation>
    </message>
    <message>
        <source>On {cell} the same card would do less.</source>
        <translation>In {cell} la stessa carta farebbe meno.</translation>
    </message>
    <message>
        <source>But {cell} is out of reach for that card then.</source>
        <translation>Ma {cell} è poi fuori portata per quella carta.</translation>
    </message>
    <message>
        <source>It fits in fewer places than your other cards, which stay in your hand.</source>
        <translation>Va in meno posti delle tue altre carte, che restano in mano.</translation>
    </message>
    <message>
        <source>It has no cell left, and a new card comes for it.</source>
        <translation>Non le resta casella, e al suo posto viene una carta nuova.</translation>
    </message>
    <message>
        <source>Nothing is urgent, and more cards give more choice.</source>
        <translation>Nulla è urgente, e più carte danno più scelta.</translation>
    </message>
    <message>
        <source>You have not drawn yet for your last turn.</source>
        <translation>Non hai ancora pescato per il tuo ultimo turno.</translation>
    </message>
    <message>
        <source>It can do more than any plain card.</source>
        <translation>Può più di ogni carta semplice.</translation>
    </message>
    <message>
        <source>Your chip on {cell} and the enemy’s on {other} change places.</source>
        <translation>La tua fiche in {cell} e quella avversaria in {other} si scambiano di posto.</translation>
    </message>
    <message>
        <source>Nothing else can be done.</source>
        <translation>Non si può fare altro.</translation>
    </message>
    <message>
        <source>There is no other move.</source>
        <translation>Non c’è altra mossa.</translation>
    </message>
    <message>
        <source>Nothing better is in sight, and it gives nothing away.</source>
        <translation>Nulla di meglio è in vista, e non regala nulla.</translation>
    </message>
    <message>
        <source>Then only {cell} is missing for the row {line}, and you hold a card for it.</source>
        <translation>Allora manca solo {cell} per la fila {line}, e hai una carta per farlo.</translation>
    </message>
    <message>
        <source>Then only {cell} is missing for the row {line}.</source>
        <translation>Allora manca solo {cell} per la fila {line}.</translation>
    </message>
    <message>
        <source>Your side then has {amount} of {of} in {line}, and you hold the cards for the rest.</source>
        <translation>La tua parte ha allora {amount} di {of} in {line}, e hai le carte per il resto.</translation>
    </message>
    <message>
        <source>Your side then has {amount} of {of} in {line}, and you hold a card for more of it.</source>
        <translation>La tua parte ha allora {amount} di {of} in {line}, e hai una carta per proseguire.</translation>
    </message>
    <message>
        <source>Your side then has {amount} of {of} in {line}.</source>
        <translation>La tua parte ha allora {amount} di {of} in {line}.</translation>
    </message>
    <message>
        <source>It stops {who}, who moves next and has {amount} of {of} in {line}.</source>
        <translation>Ferma {who}, che muove dopo e ha {amount} di {of} in {line}.</translation>
    </message>
    <message>
        <source>It stops {who}, who has {amount} of {of} in {line}.</source>
        <translation>Ferma {who}, che ha {amount} di {of} in {line}.</translation>
    </message>
    <message>
        <source>It can be played on {cell}.</source>
        <translation>Si può giocare in {cell}.</translation>
    </message>
    <message>
        <source>It is the most useful of the open cards.</source>
        <translation>È la più utile delle carte scoperte.</translation>
    </message>
    <message>
        <source>You will miss it least.</source>
        <translation>È quella che ti mancherà meno.</translation>
    </message>
    <message>
        <source>It is the chip that they will miss most.</source>
        <translation>È la fiche che mancherà loro di più.</translation>
    </message>
</context>
<context>
    <name>ReasonsDialog</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
</context>
<context>
    <name>Recall</name>
    <message>
        <source>Since you last looked</source>
        <translation>Da quando hai guardato l’ultima volta</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>The start, before move 1 of {last}</source>
        <translation>L’inizio, prima della mossa 1 di {last}</translation>
    </message>
    <message>
        <source>After move {ply} of {last}</source>
        <translation>Dopo la mossa {ply} di {last}</translation>
    </message>
    <message>
        <source>The end, after move {ply} of {last}</source>
        <translation>La fine, dopo la mossa {ply} di {last}</translation>
    </message>
    <message>
        <source>Now, after move {ply} of {last}</source>
        <translation>Adesso, dopo la mossa {ply} di {last}</translation>
    </message>
    <message>
        <source>My cards</source>
        <translation>Le mie carte</translation>
    </message>
    <message>
        <source>See what you saw yourself.</source>
        <translation>Vedere ciò che hai visto tu.</translation>
    </message>
    <message>
        <source>Nobody’s cards</source>
        <translation>Le carte di nessuno</translation>
    </message>
    <message>
        <source>Show no hand.</source>
        <translation>Non mostrare nessuna mano.</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Tutte le mani</translation>
    </message>
    <message>
        <source>Show every hand, in the list of players.</source>
        <translation>Mostrare tutte le mani, nell’elenco dei giocatori.</translation>
    </message>
    <message>
        <source>Whose cards are shown: {chosen}</source>
        <translation>Di chi si vedono le carte: {chosen}</translation>
    </message>
    <message>
        <source>Choose whose cards are shown.</source>
        <translation>Scegliere di chi si vedono le carte.</translation>
    </message>
    <message>
        <source>Once the game is over, every hand can be seen.</source>
        <translation>Finita la partita, si possono vedere tutte le mani.</translation>
    </message>
    <message>
        <source>Speed of the replay: {chosen}</source>
        <translation>Velocità di riproduzione: {chosen}</translation>
    </message>
    <message>
        <source>Choose how fast moves follow each other.</source>
        <translation>Scegliere con quale velocità le mosse si susseguono.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rivedere la partita</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Momento della partita</translation>
    </message>
    <message>
        <source>Drag to another moment; Space plays the moves.</source>
        <translation>Trascinare a un altro momento; Spazio riproduce le mosse.</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Velocità</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>What else can be done with the moment shown</source>
        <translation>Che altro si può fare con il momento mostrato</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Torna alla partita</translation>
    </message>
    <message>
        <source>Show the board as it is now</source>
        <translation>Mostrare il tabellone com’è ora</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Best cards</source>
        <translation>Carte migliori</translation>
    </message>
    <message>
        <source>Hardest cards</source>
        <translation>Carte più difficili</translation>
    </message>
    <message>
        <source>Too few games to say anything of single cards.</source>
        <translation>Troppo poche partite per dire qualcosa di singole carte.</translation>
    </message>
    <message>
        <source>{games} games of {players} players, level {level}, seed {seed}.</source>
        <translation>{games} partite di {players} giocatori, livello {level}, seme {seed}.</translation>
    </message>
    <message>
        <source>Who began won {wins} of {decided} decided games: {share} % (the truth lies, with 95 % certainty, between {low} % and {high} %; fair would be {fair} %). {verdict}</source>
        <translation>Chi ha cominciato ha vinto {wins} di {decided} partite decise: {share} % (la verità sta, con il 95 % di certezza, tra {low} % e {high} %; il giusto sarebbe {fair} %). {verdict}</translation>
    </message>
    <message>
        <source>A game takes {mean} moves on average, half of them at most {median}; the shortest took {shortest}, the longest {longest}.</source>
        <translation>Una partita dura in media {mean} mosse, la metà al massimo {median}; la più corta è durata {shortest}, la più lunga {longest}.</translation>
    </message>
    <message>
        <source>Games that nobody won: {draws} ({share} %).</source>
        <translation>Partite che nessuno ha vinto: {draws} ({share} %).</translation>
    </message>
    <message>
        <source>The bars on the board show how often a cell was in a winning row: from {least} % of the decided games ({coolest}) to {most} % ({warmest}).</source>
        <translation>Le barre sul tabellone mostrano quante volte una casella era in una fila vincente: dal {least} % delle partite decise ({coolest}) al {most} % ({warmest}).</translation>
    </message>
    <message>
        <source>To begin seems to be an advantage.</source>
        <translation>Cominciare sembra un vantaggio.</translation>
    </message>
    <message>
        <source>To begin seems to be a disadvantage.</source>
        <translation>Cominciare sembra uno svantaggio.</translation>
    </message>
    <message>
        <source>No difference is proved.</source>
        <translation>Nessuna differenza è provata.</translation>
    </message>
    <message>
        <source>{share} % of {count} chips ended in a winning row</source>
        <translation>Il {share} % di {count} fiches è finito in una fila vincente</translation>
    </message>
</context>
<context>
    <name>ResultsPane</name>
    <message>
        <source>C&amp;omparison</source>
        <translation>C&amp;onfronto</translation>
    </message>
    <message>
        <source>Side b&amp;y side</source>
        <translation>&amp;Fianco a fianco</translation>
    </message>
    <message>
        <source>Choose at the left who plays what, and press Run: the games are played in the background, in all cores, and what they say is drawn here as they arrive. Add an entry to compare two boards, two games or two levels; the menu Plan has examples.</source>
        <translation>Scegli a sinistra chi gioca a che cosa e premi Avvia: le partite si giocano in secondo piano, su tutti i core, e ciò che dicono si disegna qui via via. Aggiungi una serie per confrontare due tabelloni, due giochi o due livelli; il menu Piano ha esempi.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Risultati</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Move {number}: {deed}</source>
        <translation>Mossa {number}: {deed}</translation>
    </message>
    <message>
        <source>Luck: {cards} came, which was worth {chance}.</source>
        <translation>Fortuna: è arrivata {cards}, che valeva {chance}.</translation>
    </message>
    <message>
        <source>Bad luck: {cards} came, which cost {chance}.</source>
        <translation>Sfortuna: è arrivata {cards}, che è costata {chance}.</translation>
    </message>
    <message>
        <source>Luck: the draw was worth {chance}.</source>
        <translation>Fortuna: la pescata valeva {chance}.</translation>
    </message>
    <message>
        <source>Bad luck: the draw cost {chance}.</source>
        <translation>Sfortuna: la pescata è costata {chance}.</translation>
    </message>
    <message>
        <source>What the others did until your next turn brought you {chance}.</source>
        <translation>Ciò che gli altri hanno fatto fino al tuo turno seguente ti ha portato {chance}.</translation>
    </message>
    <message>
        <source>What the others did until your next turn cost you {chance}.</source>
        <translation>Ciò che gli altri hanno fatto fino al tuo turno seguente ti è costato {chance}.</translation>
    </message>
    <message>
        <source>No other move would have been better.</source>
        <translation>Nessun’altra mossa sarebbe stata migliore.</translation>
    </message>
    <message>
        <source>Better: {move} ({best} instead of {played}).</source>
        <translation>Meglio: {move} ({best} invece di {played}).</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La distribuzione</translation>
    </message>
    <message>
        <source>Luck: your first hand, and who began.</source>
        <translation>Fortuna: la tua prima mano, e chi cominciava.</translation>
    </message>
    <message>
        <source>The rolls</source>
        <translation>I lanci</translation>
    </message>
    <message>
        <source>The draws</source>
        <translation>Le pescate</translation>
    </message>
    <message>
        <source>Luck: what came, against what might have come.</source>
        <translation>Fortuna: ciò che è arrivato, contro ciò che sarebbe potuto arrivare.</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Le tue scelte</translation>
    </message>
    <message>
        <source>Skill: what your moves lost against the best ones found.</source>
        <translation>Bravura: ciò che le tue mosse hanno perso contro le migliori trovate.</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Gli altri</translation>
    </message>
    <message>
        <source>How they played, and their luck: one cannot see these apart.</source>
        <translation>Come hanno giocato, e la loro fortuna: non si possono separare.</translation>
    </message>
    <message>
        <source>None of your turns has been looked at.</source>
        <translation>Nessuno dei tuoi turni è stato esaminato.</translation>
    </message>
    <message>
        <source>Only the first {count} of your turns have been looked at.</source>
        <translation>Solo i primi {count} dei tuoi turni sono stati esaminati.</translation>
    </message>
    <message>
        <source>You won.</source>
        <translation>Hai vinto.</translation>
    </message>
    <message>
        <source>You lost.</source>
        <translation>Hai perso.</translation>
    </message>
    <message>
        <source>It was a draw.</source>
        <translation>È stato un pareggio.</translation>
    </message>
    <message>
        <source>Luck was with you: the cards were worth {chance}.</source>
        <translation>La fortuna era con te: le carte valevano {chance}.</translation>
    </message>
    <message>
        <source>Luck was against you: the cards cost you {chance}.</source>
        <translation>La fortuna era contro di te: le carte ti sono costate {chance}.</translation>
    </message>
    <message>
        <source>The cards were neither kind nor unkind to you.</source>
        <translation>Le carte non sono state né buone né cattive con te.</translation>
    </message>
    <message>
        <source>You hardly missed a better move.</source>
        <translation>Non ti è quasi sfuggita una mossa migliore.</translation>
    </message>
    <message>
        <source>Better moves would have been worth {chance} in all.</source>
        <translation>Mosse migliori sarebbero valse {chance} in tutto.</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>The game of {name}</source>
        <translation>La partita di {name}</translation>
    </message>
    <message>
        <source>Looking at every turn of the game…</source>
        <translation>Esame di ogni turno della partita…</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Show what has been found so far</source>
        <translation>Mostrare ciò che si è trovato finora</translation>
    </message>
    <message>
        <source>Where it turned</source>
        <translation>Dove è cambiata</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Fortuna e bravura</translation>
    </message>
    <message>
        <source>Choose one to see the board as it was then</source>
        <translation>Scegline uno per vedere il tabellone com’era allora</translation>
    </message>
    <message>
        <source>Chances through the game</source>
        <translation>Probabilità lungo la partita</translation>
    </message>
    <message>
        <source>Click to look at the board at that moment</source>
        <translation>Clicca per vedere il tabellone in quel momento</translation>
    </message>
    <message>
        <source>Whose game</source>
        <translation>La partita di chi</translation>
    </message>
</context>
<context>
    <name>Reviewing</name>
    <message>
        <source>The game cannot be reviewed: the process that looks at it has failed.</source>
        <translation>La partita non si può analizzare: il processo che la esamina è fallito.</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Gli altri</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Meglio</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Giocato</translation>
    </message>
</context>
<context>
    <name>Row</name>
    <message>
        <source>Back to what it was at first: {value}</source>
        <translation>Torna al valore iniziale: {value}</translation>
    </message>
</context>
<context>
    <name>RuleChecks</name>
    <message>
        <source>Use whole numbers from {low} to {high}, separated by commas.</source>
        <translation>Usa numeri interi da {low} a {high}, separati da virgole.</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <source>Shapes have no line that could be lengthened. Leave this out, or make lines.</source>
        <translation>Le forme non hanno una linea da allungare. Tralascialo, o fai linee.</translation>
    </message>
    <message>
        <source>Only a draw after playing can be forgotten. Let cards draw themselves, or have them drawn after playing.</source>
        <translation>Si può dimenticare solo di pescare dopo aver giocato. Lascia che le carte si peschino da sole, o fai pescare dopo aver giocato.</translation>
    </message>
    <message>
        <source>Free cells cannot count for everybody and be earned at once. Let free cells count for nobody.</source>
        <translation>Le caselle libere non possono contare per tutti ed essere da guadagnare insieme. Fai che non contino per nessuno.</translation>
    </message>
    <message>
        <source>Nobody can play yet. Allow at least one number of players.</source>
        <translation>Nessuno può ancora giocare. Permetti almeno un numero di giocatori.</translation>
    </message>
    <message>
        <source>There is no board “{name}” here. Choose another.</source>
        <translation>Qui non c’è un tabellone «{name}». Scegline un altro.</translation>
    </message>
    <message>
        <source>Say how many cards {players} are dealt, or leave them out.</source>
        <translation>Di’ quante carte ricevono {players}, o lasciali fuori.</translation>
    </message>
    <message>
        <source>{players} with {cards} each need {needed}, but there are only {deck}. Deal fewer, or do not allow so many players.</source>
        <translation>{players} con {cards} a testa hanno bisogno di {needed}, ma ce ne sono solo {deck}. Dai meno carte, o non permettere tanti giocatori.</translation>
    </message>
    <message>
        <source>No row of {length} fits on the board “{board}”, which has {columns} by {rows} cells. Make rows shorter, or choose a larger board.</source>
        <translation>Nessuna fila di {length} sta sul tabellone «{board}», che ha {columns} per {rows} caselle. Accorcia le file, o scegli un tabellone più grande.</translation>
    </message>
    <message>
        <source>The board “{board}” has {have} of them. Change the number or the board.</source>
        <translation>Il tabellone «{board}» ne ha {have}. Cambia il numero o il tabellone.</translation>
    </message>
    <message>
        <source>No cell of the board “{board}” shows {cards}, and they have no power. Choose another board, leave the cards out, or give them a power.</source>
        <translation>Nessuna casella del tabellone «{board}» mostra {cards}, e non hanno poteri. Scegli un altro tabellone, togli le carte, o dai loro un potere.</translation>
    </message>
    <message>
        <source>{cards} and {count} others</source>
        <translation>{cards} e altre {count}</translation>
    </message>
</context>
<context>
    <name>RuleFlags</name>
    <message>
        <source>A full hand must play</source>
        <translation>A mano piena si deve giocare</translation>
    </message>
    <message>
        <source>A full hand may draw as well</source>
        <translation>A mano piena si può anche pescare</translation>
    </message>
    <message>
        <source>An empty hand must draw</source>
        <translation>A mano vuota si deve pescare</translation>
    </message>
    <message>
        <source>An empty hand may also pass</source>
        <translation>A mano vuota si può anche passare</translation>
    </message>
    <message>
        <source>One’s own chips may be removed too</source>
        <translation>Si possono togliere anche fiches proprie</translation>
    </message>
    <message>
        <source>One’s own chips may not be removed</source>
        <translation>Non si possono togliere fiches proprie</translation>
    </message>
    <message>
        <source>One says which card a wild card stands for</source>
        <translation>Si dice quale carta rappresenta un jolly</translation>
    </message>
    <message>
        <source>A wild card need not be named</source>
        <translation>Non occorre nominare la carta di un jolly</translation>
    </message>
    <message>
        <source>Chips of a finished row are safe</source>
        <translation>Le fiches di una fila finita sono al sicuro</translation>
    </message>
    <message>
        <source>Chips of a finished row are not safe</source>
        <translation>Le fiches di una fila finita non sono al sicuro</translation>
    </message>
    <message>
        <source>Chips that lengthen a finished row are safe too</source>
        <translation>Anche le fiches che allungano una fila finita sono al sicuro</translation>
    </message>
    <message>
        <source>Chips that lengthen a finished row are not safe</source>
        <translation>Le fiches che allungano una fila finita non sono al sicuro</translation>
    </message>
    <message>
        <source>Chips on earned corners are safe</source>
        <translation>Le fiches su angoli guadagnati sono al sicuro</translation>
    </message>
    <message>
        <source>Chips on earned corners are not safe</source>
        <translation>Le fiches su angoli guadagnati non sono al sicuro</translation>
    </message>
    <message>
        <source>One line may hold two rows of a side</source>
        <translation>Una linea può contenere due file di una parte</translation>
    </message>
    <message>
        <source>Two rows of a side never lie in the same line</source>
        <translation>Due file di una parte non stanno mai nella stessa linea</translation>
    </message>
    <message>
        <source>Two rows may use the same free cell</source>
        <translation>Due file possono usare la stessa casella libera</translation>
    </message>
    <message>
        <source>A side may use each free cell in one row only</source>
        <translation>Una parte può usare ogni casella libera in una sola fila</translation>
    </message>
    <message>
        <source>A row counts only when it is announced</source>
        <translation>Una fila conta solo se è annunciata</translation>
    </message>
    <message>
        <source>A row need not be announced</source>
        <translation>Una fila non deve essere annunciata</translation>
    </message>
    <message>
        <source>The stock lies face up</source>
        <translation>Il mazzo sta a faccia in su</translation>
    </message>
    <message>
        <source>The stock lies face down</source>
        <translation>Il mazzo sta a faccia in giù</translation>
    </message>
    <message>
        <source>Turning in a dead card is free to choose</source>
        <translation>Consegnare una carta morta è a scelta</translation>
    </message>
    <message>
        <source>A dead card must be turned in before one plays</source>
        <translation>Una carta morta si deve consegnare prima di giocare</translation>
    </message>
    <message>
        <source>Dead cards may be turned in only when no card can be played</source>
        <translation>Le carte morte si consegnano solo quando non si può giocare nessuna carta</translation>
    </message>
    <message>
        <source>Dead cards may be turned in even if another card can be played</source>
        <translation>Le carte morte si possono consegnare anche se un’altra carta si può giocare</translation>
    </message>
    <message>
        <source>Dead cards that are turned in are named</source>
        <translation>Le carte morte consegnate si nominano</translation>
    </message>
    <message>
        <source>Dead cards that are turned in are not named</source>
        <translation>Le carte morte consegnate non si nominano</translation>
    </message>
    <message>
        <source>Turning in a dead card ends the time for a late draw</source>
        <translation>Consegnare una carta morta finisce il tempo per pescare in ritardo</translation>
    </message>
    <message>
        <source>Turning in a dead card leaves time for a late draw</source>
        <translation>Consegnare una carta morta lascia tempo per pescare in ritardo</translation>
    </message>
    <message>
        <source>Another turn even if the roll could not be used</source>
        <translation>Un altro turno anche se il lancio non si è potuto usare</translation>
    </message>
    <message>
        <source>No further turn if the roll could not be used</source>
        <translation>Nessun altro turno se il lancio non si è potuto usare</translation>
    </message>
</context>
<context>
    <name>RuleGroups</name>
    <message>
        <source>Players and sides</source>
        <translation>Giocatori e parti</translation>
    </message>
    <message>
        <source>Cards, dice and hands</source>
        <translation>Carte, dadi e mani</translation>
    </message>
    <message>
        <source>Board and corners</source>
        <translation>Tabellone e angoli</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Carte speciali</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Winning, points and ties</source>
        <translation>Vittoria, punti e parità</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Pescare</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>Carte morte</translation>
    </message>
    <message>
        <source>Forgetting, talking, clock</source>
        <translation>Dimenticanze, parole, orologio</translation>
    </message>
    <message>
        <source>Look of the table</source>
        <translation>Aspetto del tavolo</translation>
    </message>
    <message>
        <source>Name and origin</source>
        <translation>Nome e origine</translation>
    </message>
</context>
<context>
    <name>RuleLabels</name>
    <message>
        <source>Name of the file</source>
        <translation>Nome del file</translation>
    </message>
    <message>
        <source>It is made from the name when the rules are saved.</source>
        <translation>Si ricava dal nome quando si salvano le regole.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>What people read in the list of games.</source>
        <translation>Ciò che si legge nell’elenco dei giochi.</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descrizione</translation>
    </message>
    <message>
        <source>One paragraph: what kind of game it is and what is special.</source>
        <translation>Un paragrafo: che tipo di gioco è e che cosa ha di speciale.</translation>
    </message>
    <message>
        <source>Where the rules come from</source>
        <translation>Da dove vengono le regole</translation>
    </message>
    <message>
        <source>A book, a web site, a family; so that others can look it up.</source>
        <translation>Un libro, un sito web, una famiglia; così che altri possano verificare.</translation>
    </message>
    <message>
        <source>Who may play</source>
        <translation>Chi può giocare</translation>
    </message>
    <message>
        <source>How many may play, and into how many sides of equal size they may part. Where there are several, the usual number of sides is offered first.</source>
        <translation>Quanti possono giocare, e in quante parti uguali si possono dividere. Se ce ne sono varie, si offre prima il numero solito di parti.</translation>
    </message>
    <message>
        <source>Seating of team-mates</source>
        <translation>Posti dei compagni</translation>
    </message>
    <message>
        <source>Apart, the sides take turns around the table. Side by side, all members of a side move before the next side does.</source>
        <translation>Separati: le parti si alternano attorno al tavolo. Vicini: tutti i membri di una parte giocano prima della parte seguente.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Chi comincia</translation>
    </message>
    <message>
        <source>The first move is a small advantage.</source>
        <translation>La prima mossa è un piccolo vantaggio.</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Senso del gioco</translation>
    </message>
    <message>
        <source>The way the turn passes around the table.</source>
        <translation>Il senso in cui passa il turno attorno al tavolo.</translation>
    </message>
    <message>
        <source>Played with</source>
        <translation>Si gioca con</translation>
    </message>
    <message>
        <source>With cards one chooses from a hand. With dice there is no hand: the roll says where the chip goes.</source>
        <translation>Con le carte si sceglie da una mano. Con i dadi non c’è mano: il lancio dice dove va la fiche.</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>Mazzi di carte</translation>
    </message>
    <message>
        <source>So many packs are shuffled together; more packs, longer games.</source>
        <translation>Tanti mazzi si mescolano insieme; più mazzi, partite più lunghe.</translation>
    </message>
    <message>
        <source>Jokers in all</source>
        <translation>Jolly in tutto</translation>
    </message>
    <message>
        <source>Jokers need a power, since no cell shows a joker.</source>
        <translation>I jolly hanno bisogno di un potere, perché nessuna casella mostra un jolly.</translation>
    </message>
    <message>
        <source>Ranks in a pack</source>
        <translation>Valori in un mazzo</translation>
    </message>
    <message>
        <source>Ranks left out are not dealt; cells that show them can be reached by special cards only.</source>
        <translation>I valori tralasciati non si danno; le caselle che li mostrano si raggiungono solo con carte speciali.</translation>
    </message>
    <message>
        <source>Number cards</source>
        <translation>Carte numeriche</translation>
    </message>
    <message>
        <source>Each number from the first to the last once a pack, in place of playing cards. They need a board of numbers.</source>
        <translation>Ogni numero dal primo all’ultimo una volta per mazzo, invece di carte da gioco. Serve un tabellone di numeri.</translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation>Carte a testa</translation>
    </message>
    <message>
        <source>The same number for any number of players. Not used, the list by players holds.</source>
        <translation>Lo stesso numero per ogni numero di giocatori. Se non usato, vale l’elenco per giocatori.</translation>
    </message>
    <message>
        <source>Cards each, by players</source>
        <translation>Carte a testa, secondo i giocatori</translation>
    </message>
    <message>
        <source>The more players, the fewer cards each, as a rule.</source>
        <translation>Di regola, più giocatori, meno carte a testa.</translation>
    </message>
    <message>
        <source>Most cards in a hand</source>
        <translation>Massimo di carte in mano</translation>
    </message>
    <message>
        <source>Who holds so many may not draw and has to play.</source>
        <translation>Chi ne ha tante non può pescare e deve giocare.</translation>
    </message>
    <message>
        <source>A number goes on</source>
        <translation>Un numero va su</translation>
    </message>
    <message>
        <source>On higher numbers too, low cards are strong: they fit nearly everywhere.</source>
        <translation>Anche su numeri maggiori, le carte basse sono forti: vanno quasi ovunque.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>How many dice are rolled; their total counts.</source>
        <translation>Quanti dadi si lanciano; conta il totale.</translation>
    </message>
    <message>
        <source>Faces of a die</source>
        <translation>Facce di un dado</translation>
    </message>
    <message>
        <source>The board has to show every total that has no power.</source>
        <translation>Il tabellone deve mostrare ogni totale che non ha un potere.</translation>
    </message>
    <message>
        <source>Rolls that give another turn</source>
        <translation>Lanci che danno un altro turno</translation>
    </message>
    <message>
        <source>Totals, separated by commas. The turn may repeat for ever.</source>
        <translation>Totali, separati da virgole. Il turno può ripetersi all’infinito.</translation>
    </message>
    <message>
        <source>Another turn even if the roll could not be used</source>
        <translation>Un altro turno anche se il lancio non si è potuto usare</translation>
    </message>
    <message>
        <source>Otherwise a roll without effect gives no further turn.</source>
        <translation>Altrimenti un lancio senza effetto non dà un altro turno.</translation>
    </message>
    <message>
        <source>Usual board</source>
        <translation>Tabellone solito</translation>
    </message>
    <message>
        <source>The board that is offered first; others that fit may do too.</source>
        <translation>Il tabellone offerto per primo; anche altri adatti vanno bene.</translation>
    </message>
    <message>
        <source>A board of its own</source>
        <translation>Un tabellone proprio</translation>
    </message>
    <message>
        <source>A line for each row of cells, such as “XX 2S 3S 4S”; XX is a free cell. It goes before the usual board.</source>
        <translation>Una riga per ogni riga di caselle, come «XX 2S 3S 4S»; XX è una casella libera. Vale prima del tabellone solito.</translation>
    </message>
    <message>
        <source>Rows of cells a board must have</source>
        <translation>Righe che un tabellone deve avere</translation>
    </message>
    <message>
        <source>Boards of another height are not offered.</source>
        <translation>Tabelloni di altra altezza non si offrono.</translation>
    </message>
    <message>
        <source>Columns a board must have</source>
        <translation>Colonne che un tabellone deve avere</translation>
    </message>
    <message>
        <source>Boards of another width are not offered.</source>
        <translation>Tabelloni di altra larghezza non si offrono.</translation>
    </message>
    <message>
        <source>Free cells</source>
        <translation>Caselle libere</translation>
    </message>
    <message>
        <source>Counting for every side, a row through a free corner needs one chip less.</source>
        <translation>Se contano per ogni parte, una fila per un angolo libero chiede una fiche in meno.</translation>
    </message>
    <message>
        <source>Free cells are earned</source>
        <translation>Le caselle libere si guadagnano</translation>
    </message>
    <message>
        <source>They start empty, and only a card with the power for corners puts a chip there.</source>
        <translation>All’inizio sono vuote, e solo una carta con il potere degli angoli ci mette una fiche.</translation>
    </message>
    <message>
        <source>Cards and rolls with a power</source>
        <translation>Carte e lanci con un potere</translation>
    </message>
    <message>
        <source>What jacks, jokers or certain rolls do. A card with a power is not played on its own cells.</source>
        <translation>Che cosa fanno fanti, jolly o certi lanci. Una carta con un potere non si gioca sulle sue caselle.</translation>
    </message>
    <message>
        <source>When all its cells are covered, a card or roll</source>
        <translation>Quando tutte le sue caselle sono coperte, una carta o un lancio</translation>
    </message>
    <message>
        <source>Taking the place of an enemy chip keeps the game moving to the very end.</source>
        <translation>Prendere il posto di una fiche avversaria tiene in moto il gioco fino alla fine.</translation>
    </message>
    <message>
        <source>Removing may take one’s own chips</source>
        <translation>Si possono togliere fiches proprie</translation>
    </message>
    <message>
        <source>Seldom wise, but it keeps such a card from being stuck.</source>
        <translation>Di rado saggio, ma così una carta simile non resta mai bloccata.</translation>
    </message>
    <message>
        <source>Wild cards are named</source>
        <translation>I jolly si nominano</translation>
    </message>
    <message>
        <source>One says which card a wild card stands for. A custom at the table only.</source>
        <translation>Si dice quale carta rappresenta un jolly. Solo un’usanza al tavolo.</translation>
    </message>
    <message>
        <source>Chips of a finished row are safe</source>
        <translation>Le fiches di una fila finita sono al sicuro</translation>
    </message>
    <message>
        <source>Otherwise a finished row can be broken again.</source>
        <translation>Altrimenti una fila finita si può rompere.</translation>
    </message>
    <message>
        <source>Chips that lengthen a finished row are safe too</source>
        <translation>Anche le fiches che allungano una fila finita sono al sicuro</translation>
    </message>
    <message>
        <source>Otherwise the sixth chip in a line of five can be taken.</source>
        <translation>Altrimenti la sesta fiche in una linea di cinque si può togliere.</translation>
    </message>
    <message>
        <source>Chips on earned corners are safe</source>
        <translation>Le fiches su angoli guadagnati sono al sicuro</translation>
    </message>
    <message>
        <source>Otherwise they can be taken like any other chip.</source>
        <translation>Altrimenti si possono togliere come ogni altra.</translation>
    </message>
    <message>
        <source>Cells safe from a card or roll</source>
        <translation>Caselle al sicuro da una carta o un lancio</translation>
    </message>
    <message>
        <source>Numbers whose cells a certain card or roll cannot touch.</source>
        <translation>Numeri le cui caselle una certa carta o un certo lancio non può toccare.</translation>
    </message>
    <message>
        <source>Chips in a row</source>
        <translation>Fiches in una fila</translation>
    </message>
    <message>
        <source>Shorter rows are made sooner and blocked less easily.</source>
        <translation>File più corte si fanno prima e si bloccano meno facilmente.</translation>
    </message>
    <message>
        <source>Chips in a row, by sides</source>
        <translation>Fiches in una fila, per parti</translation>
    </message>
    <message>
        <source>Where a number of sides is named here, this goes first.</source>
        <translation>Dove qui c’è un numero di parti, vale prima questo.</translation>
    </message>
    <message>
        <source>Shapes instead of lines</source>
        <translation>Forme invece di linee</translation>
    </message>
    <message>
        <source>A line for each shape, such as “X../XXX/..X”: X is a chip, a dot is not, and a stroke begins the next row. Each is placed as drawn, without turning.</source>
        <translation>Una riga per ogni forma, come «X../XXX/..X»: X è una fiche, un punto no, e una barra comincia la riga seguente. Ognuna sta com’è disegnata, senza girarla.</translation>
    </message>
    <message>
        <source>A row counts</source>
        <translation>Una fila conta</translation>
    </message>
    <message>
        <source>For good, it is claimed and remembered. Only while it lies there, all rows needed have to be on the board at once.</source>
        <translation>Per sempre: è acquisita e ricordata. Solo finché c’è: tutte le file necessarie devono essere sul tabellone insieme.</translation>
    </message>
    <message>
        <source>Cells that two rows may share</source>
        <translation>Caselle che due file possono condividere</translation>
    </message>
    <message>
        <source>With one, nine in a line are two rows of five; with none, ten are needed.</source>
        <translation>Con una, nove in linea sono due file di cinque; con nessuna ne servono dieci.</translation>
    </message>
    <message>
        <source>One line may hold two rows of a side</source>
        <translation>Una linea può contenere due file di una parte</translation>
    </message>
    <message>
        <source>Otherwise a second row must lie in another line, such as one that crosses.</source>
        <translation>Altrimenti una seconda fila deve stare in un’altra linea, per esempio una che incrocia.</translation>
    </message>
    <message>
        <source>Two rows may use the same free cell</source>
        <translation>Due file possono usare la stessa casella libera</translation>
    </message>
    <message>
        <source>Otherwise a side may use each free corner once.</source>
        <translation>Altrimenti una parte può usare ogni angolo libero una volta.</translation>
    </message>
    <message>
        <source>When more chips lie in line than a row needs</source>
        <translation>Quando in linea ci sono più fiches di quante ne serve una fila</translation>
    </message>
    <message>
        <source>Which chips are the row decides which are safe, and what may follow.</source>
        <translation>Quali fiches sono la fila decide quali sono al sicuro e che cosa può seguire.</translation>
    </message>
    <message>
        <source>A row counts only when it is announced</source>
        <translation>Una fila conta solo se è annunciata</translation>
    </message>
    <message>
        <source>Who makes a row without saying so has no row; a later chip can still claim it.</source>
        <translation>Chi fa una fila senza dirlo non ce l’ha; una fiche successiva può ancora annunciarla.</translation>
    </message>
    <message>
        <source>Rows needed, by sides</source>
        <translation>File necessarie, per parti</translation>
    </message>
    <message>
        <source>Where nothing is said, one row wins.</source>
        <translation>Dove non è detto nulla, vince una fila.</translation>
    </message>
    <message>
        <source>Rows needed, by players</source>
        <translation>File necessarie, per giocatori</translation>
    </message>
    <message>
        <source>Where a number of players is named here, this goes first.</source>
        <translation>Dove qui c’è un numero di giocatori, vale prima questo.</translation>
    </message>
    <message>
        <source>Patterns that win at once</source>
        <translation>Schemi che vincono subito</translation>
    </message>
    <message>
        <source>A line for each: “center2x2” for the four cells in the middle, or cells joined by plus signs, such as “a1+b2”.</source>
        <translation>Una riga per ognuno: «center2x2» per le quattro caselle in mezzo, o caselle unite da segni più, come «a1+b2».</translation>
    </message>
    <message>
        <source>Turns left to the others</source>
        <translation>Turni che restano agli altri</translation>
    </message>
    <message>
        <source>When a side has its rows, each other side still has so many turns; then the most rows win.</source>
        <translation>Quando una parte ha le sue file, ogni altra ha ancora tanti turni; poi vince chi ha più file.</translation>
    </message>
    <message>
        <source>When nobody has won</source>
        <translation>Quando nessuno ha vinto</translation>
    </message>
    <message>
        <source>What happens when nobody can move or no card is left.</source>
        <translation>Che cosa succede quando nessuno può muovere o non restano carte.</translation>
    </message>
    <message>
        <source>Lengths that are compared</source>
        <translation>Lunghezze confrontate</translation>
    </message>
    <message>
        <source>Separated by commas, in order: the side with more rows of the first length wins, then of the second, and so on.</source>
        <translation>Separate da virgole, in ordine: vince la parte con più file della prima lunghezza, poi della seconda, e così via.</translation>
    </message>
    <message>
        <source>Points that win the match</source>
        <translation>Punti che vincono l’incontro</translation>
    </message>
    <message>
        <source>A match goes over several deals, until a side has so many.</source>
        <translation>Un incontro dura più mani, finché una parte ne ha tanti.</translation>
    </message>
    <message>
        <source>Points for a row, by chips in its line</source>
        <translation>Punti per una fila, secondo le fiches nella linea</translation>
    </message>
    <message>
        <source>A line earns what stands at the greatest number that it reaches.</source>
        <translation>Una linea rende ciò che sta al numero più alto che raggiunge.</translation>
    </message>
    <message>
        <source>Extra points for a row with a free cell</source>
        <translation>Punti in più per una fila con una casella libera</translation>
    </message>
    <message>
        <source>For each such row.</source>
        <translation>Per ogni fila così.</translation>
    </message>
    <message>
        <source>Extra points for two rows at a stroke</source>
        <translation>Punti in più per due file in un colpo</translation>
    </message>
    <message>
        <source>For one move that makes two or more rows.</source>
        <translation>Per una mossa che fa due o più file.</translation>
    </message>
    <message>
        <source>Points for winning a deal</source>
        <translation>Punti per vincere una mano</translation>
    </message>
    <message>
        <source>For the side that wins it, however it ends.</source>
        <translation>Per la parte che la vince, comunque finisca.</translation>
    </message>
    <message>
        <source>Points lost for each special card left</source>
        <translation>Punti persi per ogni carta speciale rimasta</translation>
    </message>
    <message>
        <source>For cards with a power still in hand at the end of a deal.</source>
        <translation>Per carte con un potere ancora in mano alla fine di una mano.</translation>
    </message>
    <message>
        <source>A card is drawn</source>
        <translation>Si pesca una carta</translation>
    </message>
    <message>
        <source>Drawing before playing gives one card more to choose from.</source>
        <translation>Pescare prima di giocare dà una carta in più da scegliere.</translation>
    </message>
    <message>
        <source>A full hand must play</source>
        <translation>A mano piena si deve giocare</translation>
    </message>
    <message>
        <source>Otherwise one may draw on, however many cards one holds.</source>
        <translation>Altrimenti si può pescare ancora, quante che siano le carte.</translation>
    </message>
    <message>
        <source>An empty hand must draw</source>
        <translation>A mano vuota si deve pescare</translation>
    </message>
    <message>
        <source>Otherwise one may also pass.</source>
        <translation>Altrimenti si può anche passare.</translation>
    </message>
    <message>
        <source>Open cards to draw from</source>
        <translation>Carte scoperte da cui pescare</translation>
    </message>
    <message>
        <source>So many cards lie open beside the stock; one takes one, and the next is laid there.</source>
        <translation>Tante carte stanno scoperte accanto al mazzo; se ne prende una, e la prossima viene messa lì.</translation>
    </message>
    <message>
        <source>The stock lies face up</source>
        <translation>Il mazzo sta a faccia in su</translation>
    </message>
    <message>
        <source>Everybody sees the card that comes next from each pile.</source>
        <translation>Tutti vedono la carta che viene da ogni pila.</translation>
    </message>
    <message>
        <source>Piles of the open stock</source>
        <translation>Pile del mazzo aperto</translation>
    </message>
    <message>
        <source>With several, one chooses from which to draw.</source>
        <translation>Con più pile, si sceglie da quale pescare.</translation>
    </message>
    <message>
        <source>When the stock is empty</source>
        <translation>Quando il mazzo è finito</translation>
    </message>
    <message>
        <source>Without a new stock the cards run out, and games can end.</source>
        <translation>Senza un nuovo mazzo le carte finiscono, e le partite possono terminare.</translation>
    </message>
    <message>
        <source>Dead cards turned in each turn</source>
        <translation>Carte morte consegnate per turno</translation>
    </message>
    <message>
        <source>A card is dead when no cell is left for it. Turned in, it gives a new card, and the turn goes on.</source>
        <translation>Una carta è morta quando non le resta casella. Consegnata, dà una nuova carta, e il turno continua.</translation>
    </message>
    <message>
        <source>Turning in is free to choose</source>
        <translation>Consegnare è a scelta</translation>
    </message>
    <message>
        <source>Otherwise a dead card has to be turned in before one plays.</source>
        <translation>Altrimenti una carta morta si deve consegnare prima di giocare.</translation>
    </message>
    <message>
        <source>Only when no card can be played</source>
        <translation>Solo quando non si può giocare nessuna carta</translation>
    </message>
    <message>
        <source>Dead cards stay in hand as long as another card can be used.</source>
        <translation>Le carte morte restano in mano finché si può usare un’altra carta.</translation>
    </message>
    <message>
        <source>Dead cards are announced</source>
        <translation>Le carte morte si annunciano</translation>
    </message>
    <message>
        <source>Otherwise the list of moves does not name them.</source>
        <translation>Altrimenti l’elenco delle mosse non le nomina.</translation>
    </message>
    <message>
        <source>Dead cards that put a player out</source>
        <translation>Carte morte che mettono fuori un giocatore</translation>
    </message>
    <message>
        <source>Who holds so many at the start of a turn is out of the game.</source>
        <translation>Chi ne ha tante all’inizio di un turno è fuori dal gioco.</translation>
    </message>
    <message>
        <source>A forgotten draw</source>
        <translation>Una pescata dimenticata</translation>
    </message>
    <message>
        <source>If drawing is up to the players, one has to click the stock after each move.</source>
        <translation>Se pescare tocca ai giocatori, si deve cliccare sul mazzo dopo ogni mossa.</translation>
    </message>
    <message>
        <source>It is too late</source>
        <translation>È troppo tardi</translation>
    </message>
    <message>
        <source>Until then a forgotten card may still be drawn.</source>
        <translation>Fino ad allora si può ancora pescare una carta dimenticata.</translation>
    </message>
    <message>
        <source>Turning in a dead card ends the time too</source>
        <translation>Anche consegnare una carta morta finisce il tempo</translation>
    </message>
    <message>
        <source>As if the next player had moved and drawn.</source>
        <translation>Come se il prossimo giocatore avesse giocato e pescato.</translation>
    </message>
    <message>
        <source>Speaking out of turn</source>
        <translation>Parlare quando non si deve</translation>
    </message>
    <message>
        <source>What a side pays whose members give each other advice.</source>
        <translation>Che cosa paga una parte i cui membri si consigliano.</translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <translation>Tempo per un turno</translation>
    </message>
    <message>
        <source>In seconds; then the computer moves for the player.</source>
        <translation>In secondi; poi il computer gioca per il giocatore.</translation>
    </message>
    <message>
        <source>A finished row</source>
        <translation>Una fila finita</translation>
    </message>
    <message>
        <source>How it is seen on the table; the rules stay the same.</source>
        <translation>Come si vede sul tavolo; le regole restano le stesse.</translation>
    </message>
    <message>
        <source>Chips of each colour in the box</source>
        <translation>Fiches di ogni colore nella scatola</translation>
    </message>
    <message>
        <source>For information only; the program never runs out of chips.</source>
        <translation>Solo per informazione; al programma non mancano mai le fiches.</translation>
    </message>
</context>
<context>
    <name>RuleOptions</name>
    <message>
        <source>apart, the sides in turn</source>
        <translation>separati, le parti a turno</translation>
    </message>
    <message>
        <source>side by side</source>
        <translation>vicini</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>in senso orario</translation>
    </message>
    <message>
        <source>counterclockwise</source>
        <translation>in senso antiorario</translation>
    </message>
    <message>
        <source>the seat after a dealer drawn by lot</source>
        <translation>il posto dopo chi dà le carte, a sorte</translation>
    </message>
    <message>
        <source>the highest roll</source>
        <translation>il lancio più alto</translation>
    </message>
    <message>
        <source>a seat drawn by lot</source>
        <translation>un posto a sorte</translation>
    </message>
    <message>
        <source>always the first seat</source>
        <translation>sempre il primo posto</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>dadi</translation>
    </message>
    <message>
        <source>its own cells</source>
        <translation>le sue caselle</translation>
    </message>
    <message>
        <source>its own cells and any higher number</source>
        <translation>le sue caselle e ogni numero maggiore</translation>
    </message>
    <message>
        <source>count as a chip of every side</source>
        <translation>contano come fiches di ogni parte</translation>
    </message>
    <message>
        <source>count for nobody</source>
        <translation>non contano per nessuno</translation>
    </message>
    <message>
        <source>by a card with the power for corners</source>
        <translation>con una carta che ha il potere degli angoli</translation>
    </message>
    <message>
        <source>never</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>for good, once it is made</source>
        <translation>per sempre, una volta fatta</translation>
    </message>
    <message>
        <source>only while its chips lie there</source>
        <translation>solo finché le sue fiches sono lì</translation>
    </message>
    <message>
        <source>its maker chooses</source>
        <translation>sceglie chi la fa</translation>
    </message>
    <message>
        <source>the first from the top left</source>
        <translation>le prime da in alto a sinistra</translation>
    </message>
    <message>
        <source>the program chooses</source>
        <translation>sceglie il programma</translation>
    </message>
    <message>
        <source>drawn through</source>
        <translation>barrata</translation>
    </message>
    <message>
        <source>its chips turn white</source>
        <translation>le sue fiches diventano bianche</translation>
    </message>
    <message>
        <source>does nothing</source>
        <translation>non fa nulla</translation>
    </message>
    <message>
        <source>takes the place of an enemy chip there</source>
        <translation>lì prende il posto di una fiche avversaria</translation>
    </message>
    <message>
        <source>after playing</source>
        <translation>dopo aver giocato</translation>
    </message>
    <message>
        <source>before playing</source>
        <translation>prima di giocare</translation>
    </message>
    <message>
        <source>instead of playing</source>
        <translation>invece di giocare</translation>
    </message>
    <message>
        <source>the played cards are shuffled anew</source>
        <translation>le carte giocate si mescolano di nuovo</translation>
    </message>
    <message>
        <source>one plays on without drawing</source>
        <translation>si continua senza pescare</translation>
    </message>
    <message>
        <source>the game ends</source>
        <translation>la partita finisce</translation>
    </message>
    <message>
        <source>impossible: cards draw themselves</source>
        <translation>impossibile: le carte si pescano da sole</translation>
    </message>
    <message>
        <source>lost for good</source>
        <translation>persa per sempre</translation>
    </message>
    <message>
        <source>made good after one’s next turn</source>
        <translation>recuperata dopo il prossimo turno</translation>
    </message>
    <message>
        <source>when the next player has moved and drawn</source>
        <translation>quando il prossimo giocatore ha giocato e pescato</translation>
    </message>
    <message>
        <source>when the next player has moved</source>
        <translation>quando il prossimo giocatore ha giocato</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>non costa nulla</translation>
    </message>
    <message>
        <source>costs each member of the side a card</source>
        <translation>costa una carta a ogni membro della parte</translation>
    </message>
    <message>
        <source>costs the side a chip</source>
        <translation>costa una fiche alla parte</translation>
    </message>
    <message>
        <source>the game is a draw</source>
        <translation>la partita è pari</translation>
    </message>
    <message>
        <source>the longest lines decide</source>
        <translation>decidono le linee più lunghe</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>non usato</translation>
    </message>
    <message>
        <source>as many as were dealt</source>
        <translation>tante quante date</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>qualsiasi numero</translation>
    </message>
    <message>
        <source>nobody is put out</source>
        <translation>nessuno è messo fuori</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>sconosciuto</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>nessun limite</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>none, the game is over</source>
        <translation>nessuno, la partita è finita</translation>
    </message>
    <message>
        <source>no match, single games</source>
        <translation>nessun incontro, partite singole</translation>
    </message>
    <message>
        <source>the four cells in the middle</source>
        <translation>le quattro caselle in mezzo</translation>
    </message>
    <message>
        <source>the cells {names}</source>
        <translation>le caselle {names}</translation>
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
        <translation>va su qualsiasi casella aperta</translation>
    </message>
    <message>
        <source>removes an enemy chip</source>
        <translation>toglie una fiche avversaria</translation>
    </message>
    <message>
        <source>goes anywhere, even in place of an enemy chip</source>
        <translation>va ovunque, anche al posto di una fiche avversaria</translation>
    </message>
    <message>
        <source>goes in place of an enemy chip</source>
        <translation>va al posto di una fiche avversaria</translation>
    </message>
    <message>
        <source>goes on an open corner only</source>
        <translation>va solo su un angolo aperto</translation>
    </message>
    <message>
        <source>swaps one’s own chip with an enemy chip</source>
        <translation>scambia una fiche propria con una avversaria</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>Back to the preset: {value}</source>
        <translation>Torna al modello: {value}</translation>
    </message>
    <message>
        <source>No effect: {why}</source>
        <translation>Nessun effetto: {why}</translation>
    </message>
</context>
<context>
    <name>RuleTables</name>
    <message>
        <source>Add a roll</source>
        <translation>Aggiungi un lancio</translation>
    </message>
    <message>
        <source>Add a card</source>
        <translation>Aggiungi una carta</translation>
    </message>
    <message>
        <source>One more that does something special</source>
        <translation>Un’altra che fa qualcosa di speciale</translation>
    </message>
    <message>
        <source>Card or roll</source>
        <translation>Carta o lancio</translation>
    </message>
    <message>
        <source>Take {card} out of the list</source>
        <translation>Togli {card} dall’elenco</translation>
    </message>
    <message>
        <source>What {card} does</source>
        <translation>Che cosa fa {card}</translation>
    </message>
    <message>
        <source>numbers of cells</source>
        <translation>numeri di caselle</translation>
    </message>
    <message>
        <source>Cells safe from {card}</source>
        <translation>Caselle al sicuro da {card}</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Jolly</translation>
    </message>
    <message>
        <source>usually</source>
        <translation>di solito</translation>
    </message>
    <message>
        <source>{players}, usual number of sides</source>
        <translation>{players}, numero solito di parti</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} giocatori</translation>
    </message>
    <message>
        <source>{sides} sides</source>
        <translation>{sides} parti</translation>
    </message>
    <message>
        <source>{count} in line</source>
        <translation>{count} in linea</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Change the rules</source>
        <translation>Cambia le regole</translation>
    </message>
    <message>
        <source>&amp;Differences</source>
        <translation>&amp;Differenze</translation>
    </message>
    <message>
        <source>S&amp;how it</source>
        <translation>&amp;Mostra</translation>
    </message>
    <message>
        <source>{title}, changed</source>
        <translation>{title}, cambiato</translation>
    </message>
    <message>
        <source>House rules made from {title}</source>
        <translation>Regole di casa ricavate da {title}</translation>
    </message>
    <message>
        <source>Start &amp;from</source>
        <translation>Pa&amp;rti da</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Cerca nelle regole</translation>
    </message>
    <message>
        <source>Show what differs from the preset, or the rules again.</source>
        <translation>Mostrare ciò che differisce dal modello, o di nuovo le regole.</translation>
    </message>
    <message>
        <source>Point at a rule to read what follows from it.</source>
        <translation>Punta una regola per leggere che cosa ne segue.</translation>
    </message>
    <message>
        <source>{title} (yours)</source>
        <translation>{title} (tuo)</translation>
    </message>
    <message>
        <source>These rules do not make sense yet.</source>
        <translation>Queste regole non hanno ancora senso.</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>No rule is called like that.</source>
        <translation>Nessuna regola si chiama così.</translation>
    </message>
</context>
<context>
    <name>SafeBar</name>
    <message>
        <source>Safe mode: your settings stay in their file, and changes are not kept.</source>
        <translation>Modalità sicura: le tue impostazioni restano nel loro file, e i cambiamenti non vengono conservati.</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Pictures</source>
        <translation>Immagini</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Salva l’immagine</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animazioni</translation>
    </message>
    <message>
        <source>Save the animation</source>
        <translation>Salva l’animazione</translation>
    </message>
    <message>
        <source>The file was not written.</source>
        <translation>Il file non è stato scritto.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Scritto: {file}</translation>
    </message>
</context>
<context>
    <name>SeatChoice</name>
    <message>
        <source>Who plays</source>
        <translation>Chi gioca</translation>
    </message>
    <message>
        <source>Equal players</source>
        <translation>Giocatori uguali</translation>
    </message>
    <message>
        <source>A player for each side</source>
        <translation>Un giocatore per parte</translation>
    </message>
    <message>
        <source>A player for each seat</source>
        <translation>Un giocatore per posto</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>Side {number}</source>
        <translation>Parte {number}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Posto {number}</translation>
    </message>
    <message>
        <source>{who}: level</source>
        <translation>{who}: livello</translation>
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
        <translation>computer</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Name of seat {number}</source>
        <translation>Nome del posto {number}</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>Chi gioca il posto {number}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Temperament of seat {number}</source>
        <translation>Temperamento del posto {number}</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Player {number}</source>
        <translation>Giocatore {number}</translation>
    </message>
    <message>
        <source>Computer {number}</source>
        <translation>Computer {number}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
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
        <translation>Testi in {language}.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>What the program speaks. The window opens anew.</source>
        <translation>La lingua del programma. La finestra si apre di nuovo.</translation>
    </message>
    <message>
        <source>That of the system</source>
        <translation>Quella del sistema</translation>
    </message>
    <message>
        <source>English where there is no translation.</source>
        <translation>Inglese dove non c’è traduzione.</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>Colori della finestra</translation>
    </message>
    <message>
        <source>Light or dark; the table and the cards follow.</source>
        <translation>Chiara o scura; il tavolo e le carte la seguono.</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Ordine della mano</translation>
    </message>
    <message>
        <source>How your cards lie. Drag a card in the hand to lay it by hand.</source>
        <translation>Come stanno le tue carte. Trascina una carta nella mano per disporla tu.</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Panno</translation>
    </message>
    <message>
        <source>The colour of the table under the board.</source>
        <translation>Il colore del tavolo sotto il tabellone.</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>As in most card rooms.</source>
        <translation>Come in quasi tutte le sale da gioco.</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Cooler; green chips stand out more.</source>
        <translation>Più freddo; le fiches verdi risaltano di più.</translation>
    </message>
    <message>
        <source>Claret</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>Warmer; blue chips stand out more.</source>
        <translation>Più caldo; le fiches blu risaltano di più.</translation>
    </message>
    <message>
        <source>Of my own hue</source>
        <translation>Di una tinta mia</translation>
    </message>
    <message>
        <source>Whatever hue is chosen below, as dark as the others.</source>
        <translation>La tinta scelta sotto, scura come le altre.</translation>
    </message>
    <message>
        <source>Hue of my own cloth</source>
        <translation>Tinta del mio panno</translation>
    </message>
    <message>
        <source>From red (0°) by green (120°) and blue (240°) back to red. Cards and words stand out as well on each.</source>
        <translation>Dal rosso (0°) per il verde (120°) e il blu (240°) di nuovo al rosso. Carte e scritte risaltano bene su tutte.</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fiches</translation>
    </message>
    <message>
        <source>The colours of the sides. Each side has a sign of its own in all of them.</source>
        <translation>I colori delle parti. In tutti, ogni parte ha un suo segno.</translation>
    </message>
    <message>
        <source>Blue, red, green, violet</source>
        <translation>Blu, rosso, verde, viola</translation>
    </message>
    <message>
        <source>For most eyes.</source>
        <translation>Per la maggior parte degli occhi.</translation>
    </message>
    <message>
        <source>Safe for colour-blind players</source>
        <translation>Sicuri per i daltonici</translation>
    </message>
    <message>
        <source>Blue, orange, black and yellow stay apart in every colour blindness.</source>
        <translation>Blu, arancione, nero e giallo restano distinti in ogni daltonismo.</translation>
    </message>
    <message>
        <source>Shades of grey</source>
        <translation>Toni di grigio</translation>
    </message>
    <message>
        <source>They differ by lightness and sign alone.</source>
        <translation>Si distinguono solo per chiarezza e segno.</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>Facce delle carte</translation>
    </message>
    <message>
        <source>What is drawn on the cards and on the cells of the board.</source>
        <translation>Che cosa è disegnato sulle carte e sulle caselle del tabellone.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classiche</translation>
    </message>
    <message>
        <source>With pips and figures.</source>
        <translation>Con semi e figure.</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Indice grande</translation>
    </message>
    <message>
        <source>One huge index, for weak eyes and small boards.</source>
        <translation>Un indice enorme, per occhi deboli e tabelloni piccoli.</translation>
    </message>
    <message>
        <source>Four colours of suits</source>
        <translation>Quattro colori dei semi</translation>
    </message>
    <message>
        <source>Diamonds are blue and clubs green, so that no two suits look alike.</source>
        <translation>I quadri sono blu e i fiori verdi, così che nessun seme somigli a un altro.</translation>
    </message>
    <message>
        <source>Size of the table</source>
        <translation>Grandezza del tavolo</translation>
    </message>
    <message>
        <source>At 100 % the table is as large as the window. A larger one is moved by the wheel or by dragging the cloth, and follows a card that is dragged to its edge.</source>
        <translation>Al 100 % il tavolo è grande come la finestra. Uno più grande si muove con la rotellina o trascinando il panno, e segue una carta trascinata al suo bordo.</translation>
    </message>
    <message>
        <source>Cards are</source>
        <translation>Le carte si</translation>
    </message>
    <message>
        <source>How the pointer plays. Keys always do.</source>
        <translation>Come gioca il puntatore. I tasti giocano sempre.</translation>
    </message>
    <message>
        <source>Dragged or clicked</source>
        <translation>Trascinano o cliccano</translation>
    </message>
    <message>
        <source>Drag a card to a cell, or click the one, then the other.</source>
        <translation>Trascina una carta su una casella, o clicca l’una e poi l’altra.</translation>
    </message>
    <message>
        <source>Dragged</source>
        <translation>Trascinano</translation>
    </message>
    <message>
        <source>A click on a card or a cell does nothing.</source>
        <translation>Un clic su una carta o casella non fa nulla.</translation>
    </message>
    <message>
        <source>Clicked</source>
        <translation>Cliccano</translation>
    </message>
    <message>
        <source>Nothing is dragged, so that a trembling hand cannot carry a card off.</source>
        <translation>Nulla si trascina, così una mano che trema non porta via una carta.</translation>
    </message>
    <message>
        <source>Ask before each move</source>
        <translation>Chiedi prima di ogni mossa</translation>
    </message>
    <message>
        <source>A move is made when you choose its cell again, or press its button.</source>
        <translation>La mossa si fa quando scegli di nuovo la sua casella, o premi il suo pulsante.</translation>
    </message>
    <message>
        <source>Point out mistakes</source>
        <translation>Segnala gli errori</translation>
    </message>
    <message>
        <source>Alone against computers, a move that costs much of your chance to win is pointed out, and may be taken back. Not in rated games.</source>
        <translation>Da soli contro computer, una mossa che costa molto delle tue probabilità di vincere viene segnalata e può essere ritirata. Non nelle partite classificate.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>How fast cards and chips move. They never keep you waiting: just play on.</source>
        <translation>Quanto in fretta si muovono carte e fiches. Non ti fanno mai aspettare: continua a giocare.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Nessun movimento</translation>
    </message>
    <message>
        <source>Everything is in its place at once.</source>
        <translation>Tutto è subito al suo posto.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Twice as fast as normal.</source>
        <translation>Il doppio della velocità normale.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>A fifth of a second for each card.</source>
        <translation>Un quinto di secondo per carta.</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Half as fast as normal, easy to follow.</source>
        <translation>La metà della velocità normale, facile da seguire.</translation>
    </message>
    <message>
        <source>Less motion if the system asks for it</source>
        <translation>Meno movimento se il sistema lo chiede</translation>
    </message>
    <message>
        <source>Where the system’s settings ask programs for less motion, nothing moves on the table.</source>
        <translation>Se le impostazioni del sistema chiedono meno movimento, sul tavolo non si muove nulla.</translation>
    </message>
    <message>
        <source>Pace of the computers</source>
        <translation>Ritmo dei computer</translation>
    </message>
    <message>
        <source>How long a computer takes for a move at least, so that you can follow.</source>
        <translation>Quanto impiega almeno un computer per una mossa, così che tu possa seguire.</translation>
    </message>
    <message>
        <source>&amp;Slow pace</source>
        <translation>Ritmo &amp;lento</translation>
    </message>
    <message>
        <source>A second and a half for a move: time to see what it does.</source>
        <translation>Un secondo e mezzo per mossa: il tempo di vedere che cosa fa.</translation>
    </message>
    <message>
        <source>&amp;Normal pace</source>
        <translation>Ritmo &amp;normale</translation>
    </message>
    <message>
        <source>A little more than half a second for a move.</source>
        <translation>Poco più di mezzo secondo per mossa.</translation>
    </message>
    <message>
        <source>&amp;Quick pace</source>
        <translation>Ritmo &amp;veloce</translation>
    </message>
    <message>
        <source>Hardly longer than the computer needs to think.</source>
        <translation>Appena più di quanto serve al computer per pensare.</translation>
    </message>
    <message>
        <source>Speed of a replay</source>
        <translation>Velocità per rivedere una partita</translation>
    </message>
    <message>
        <source>How fast moves follow each other when a game is shown again.</source>
        <translation>Con quale velocità le mosse si susseguono quando si rivede una partita.</translation>
    </message>
    <message>
        <source>Two and a half seconds for a move.</source>
        <translation>Due secondi e mezzo per mossa.</translation>
    </message>
    <message>
        <source>A little more than a second for a move.</source>
        <translation>Poco più di un secondo per mossa.</translation>
    </message>
    <message>
        <source>Less than half a second for a move.</source>
        <translation>Meno di mezzo secondo per mossa.</translation>
    </message>
    <message>
        <source>Time for drawing</source>
        <translation>Tempo per pescare</translation>
    </message>
    <message>
        <source>Where cards are drawn by hand: how long a computer waits before its move ends your time to draw.</source>
        <translation>Quando si pesca a mano: quanto aspetta un computer prima che la sua mossa finisca il tuo tempo per pescare.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>Hear cards, chips, dice, rows, and that it is your turn.</source>
        <translation>Sentire carte, fiches, dadi, file, e che tocca a te.</translation>
    </message>
    <message>
        <source>Volume of the sounds</source>
        <translation>Volume dei suoni</translation>
    </message>
    <message>
        <source>How loud the sounds are, beside the volume of the computer.</source>
        <translation>Quanto sono forti i suoni, oltre al volume del computer.</translation>
    </message>
    <message>
        <source>Count finished games</source>
        <translation>Conta le partite finite</translation>
    </message>
    <message>
        <source>Game → Statistics shows them. Nothing of it leaves this computer. Rated games count always.</source>
        <translation>Gioco → Statistiche le mostra. Nulla esce da questo computer. Le partite classificate contano sempre.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Motion and pace</source>
        <translation>Movimento e ritmo</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Suono</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sì</translation>
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
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Restore this &amp;page</source>
        <translation>Ripristina questa &amp;pagina</translation>
    </message>
    <message>
        <source>Restore &amp;all…</source>
        <translation>Ripristina &amp;tutto…</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Cerca nelle impostazioni</translation>
    </message>
    <message>
        <source>Pages of settings</source>
        <translation>Pagine delle impostazioni</translation>
    </message>
    <message>
        <source>Let everything that is shown here be as it was at first.</source>
        <translation>Riportare tutto ciò che è mostrato qui com’era all’inizio.</translation>
    </message>
    <message>
        <source>Let every setting be as it was at first.</source>
        <translation>Riportare ogni impostazione com’era all’inizio.</translation>
    </message>
    <message>
        <source>No setting matches. Try another word.</source>
        <translation>Nessuna impostazione corrisponde. Prova un’altra parola.</translation>
    </message>
    <message>
        <source>Let every setting be as it was at first?</source>
        <translation>Riportare ogni impostazione com’era all’inizio?</translation>
    </message>
    <message>
        <source>Games, boards and rules of your own stay as they are.</source>
        <translation>Le tue partite, i tabelloni e le regole restano come sono.</translation>
    </message>
    <message>
        <source>&amp;Restore all</source>
        <translation>&amp;Ripristina tutto</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>&amp;Position</source>
        <translation>&amp;Posizione</translation>
    </message>
    <message>
        <source>From an &amp;empty board…</source>
        <translation>Da un tabellone &amp;vuoto…</translation>
    </message>
    <message>
        <source>Choose a game, a board and players, and lay everything.</source>
        <translation>Scegliere gioco, tabellone e giocatori e disporre tutto.</translation>
    </message>
    <message>
        <source>From the &amp;table</source>
        <translation>Dal &amp;tavolo</translation>
    </message>
    <message>
        <source>Begin with what you see of the game on the table; hidden cards are dealt anew.</source>
        <translation>Iniziare da ciò che vedi della partita sul tavolo; le carte nascoste vengono ridistribuite.</translation>
    </message>
    <message>
        <source>&amp;Open a rule case…</source>
        <translation>&amp;Apri un caso di regola…</translation>
    </message>
    <message>
        <source>Begin with the position of a rule case.</source>
        <translation>Iniziare dalla posizione di un caso di regola.</translation>
    </message>
    <message>
        <source>&amp;Save as rule case…</source>
        <translation>&amp;Salva come caso di regola…</translation>
    </message>
    <message>
        <source>Write the position with its legal moves to a file that “check” can run.</source>
        <translation>Scrivere la posizione con le mosse lecite in un file che «check» può verificare.</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Copia come testo</translation>
    </message>
    <message>
        <source>Copy the rule case, to be pasted into a message.</source>
        <translation>Copiare il caso di regola per incollarlo in un messaggio.</translation>
    </message>
    <message>
        <source>P&amp;lay on</source>
        <translation>&amp;Gioca da qui</translation>
    </message>
    <message>
        <source>Bring the position to the table. The game that is there now is kept.</source>
        <translation>Portare la posizione sul tavolo. La partita che c’è ora viene conservata.</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>Close. The position is kept for next time.</source>
        <translation>Chiudere. La posizione resta per la prossima volta.</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>&amp;Fill the rest</source>
        <translation>&amp;Completa il resto</translation>
    </message>
    <message>
        <source>Deal every card that lies nowhere by chance.</source>
        <translation>Distribuire a caso tutte le carte che non sono da nessuna parte.</translation>
    </message>
    <message>
        <source>&amp;Mark whole rows</source>
        <translation>Se&amp;gna le file intere</translation>
    </message>
    <message>
        <source>Mark as many rows as the chips make.</source>
        <translation>Segnare tante file quante ne formano le fiches.</translation>
    </message>
    <message>
        <source>Take all &amp;chips away</source>
        <translation>Togli tutte le &amp;fiches</translation>
    </message>
    <message>
        <source>Empty the board. Undo brings everything back.</source>
        <translation>Svuotare il tabellone. Annulla riporta tutto.</translation>
    </message>
    <message>
        <source>Take all c&amp;ards away</source>
        <translation>Togli tutte le c&amp;arte</translation>
    </message>
    <message>
        <source>Empty hands and piles. Undo brings everything back.</source>
        <translation>Svuotare mani e mazzi. Annulla riporta tutto.</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Tasti e mouse</translation>
    </message>
    <message>
        <source>List what every key does here.</source>
        <translation>Elencare che cosa fa qui ogni tasto.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Strumenti</translation>
    </message>
    <message>
        <source>No chip can lie there.</source>
        <translation>Lì non può stare nessuna fiche.</translation>
    </message>
    <message>
        <source>Take chips</source>
        <translation>Togli fiches</translation>
    </message>
    <message>
        <source>Lay chips</source>
        <translation>Metti fiches</translation>
    </message>
    <message>
        <source>By these rules every whole row counts; none has to be marked</source>
        <translation>Con queste regole ogni fila intera conta; non se ne segna nessuna</translation>
    </message>
    <message>
        <source>Mark a row</source>
        <translation>Segna una fila</translation>
    </message>
    <message>
        <source>Unmark a row</source>
        <translation>Togli il segno a una fila</translation>
    </message>
    <message>
        <source>No side covers a whole row there.</source>
        <translation>Lì nessuna parte copre una fila intera.</translation>
    </message>
    <message>
        <source>Mark whole rows</source>
        <translation>Segna le file intere</translation>
    </message>
    <message>
        <source>There is no further row to be marked.</source>
        <translation>Non ci sono altre file da segnare.</translation>
    </message>
    <message>
        <source>Take all chips away</source>
        <translation>Togli tutte le fiches</translation>
    </message>
    <message>
        <source>{card}: every one lies somewhere already.</source>
        <translation>{card}: sono già tutte da qualche parte.</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>Metti una carta</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>Togli una carta</translation>
    </message>
    <message>
        <source>Move a card</source>
        <translation>Sposta una carta</translation>
    </message>
    <message>
        <source>Fill the rest</source>
        <translation>Completa il resto</translation>
    </message>
    <message>
        <source>Every card lies somewhere already.</source>
        <translation>Tutte le carte sono già da qualche parte.</translation>
    </message>
    <message>
        <source>Take all cards away</source>
        <translation>Togli tutte le carte</translation>
    </message>
    <message>
        <source>Another turn</source>
        <translation>Altro turno</translation>
    </message>
    <message>
        <source>Other players</source>
        <translation>Altri giocatori</translation>
    </message>
    <message>
        <source>No chip can lie on {where}</source>
        <translation>Su {where} non può stare nessuna fiche</translation>
    </message>
    <message>
        <source>The row {where} of {side} is marked, but {side} does not cover all of it</source>
        <translation>La fila {where} di {side} è segnata, ma {side} non la copre tutta</translation>
    </message>
    <message>
        <source>{side} may not have these rows side by side: {where}</source>
        <translation>{side} non può avere insieme queste file: {where}</translation>
    </message>
    <message>
        <source>{card}: {count} lie here, the pack holds {wanted}</source>
        <translation>{card}: ce ne sono {count}, il mazzo ne ha {wanted}</translation>
    </message>
    <message>
        <source>This game has no use for {card}</source>
        <translation>Questo gioco non usa {card}</translation>
    </message>
    <message>
        <source>The dice never show {card}</source>
        <translation>I dadi non danno mai {card}</translation>
    </message>
    <message>
        <source>There is no open card to take</source>
        <translation>Non c’è nessuna carta scoperta da prendere</translation>
    </message>
    <message>
        <source>{seat} is out of the game and cannot be to move</source>
        <translation>{seat} è fuori dal gioco e non può essere di turno</translation>
    </message>
    <message>
        <source>{side} has no turn left in overtime</source>
        <translation>{side} non ha più turni ai supplementari</translation>
    </message>
    <message>
        <source>The game would be over: {side} has won</source>
        <translation>La partita sarebbe finita: ha vinto {side}</translation>
    </message>
    <message>
        <source>The game would be over: nothing can change any more</source>
        <translation>La partita sarebbe finita: non può più cambiare nulla</translation>
    </message>
    <message>
        <source>{side} has a whole row that is not marked: {where}</source>
        <translation>{side} ha una fila intera non segnata: {where}</translation>
    </message>
    <message>
        <source>{seat} holds {count} cards; the rules deal {wanted}</source>
        <translation>{seat}: carte in mano {count}; secondo le regole {wanted}</translation>
    </message>
    <message>
        <source>Cards of the pack that lie nowhere: {count}</source>
        <translation>Carte che non sono da nessuna parte: {count}</translation>
    </message>
    <message>
        <source>{seat} can do nothing but pass</source>
        <translation>{seat} può solo passare</translation>
    </message>
    <message>
        <source>With dice there are no cards to lay; coming rolls can be set</source>
        <translation>Con i dadi non ci sono carte da disporre; si possono fissare i prossimi lanci</translation>
    </message>
    <message>
        <source>Draws that are still owed cannot be set, but are kept</source>
        <translation>Le pescate ancora dovute non si fissano, ma restano</translation>
    </message>
    <message>
        <source>A penalty for talking cannot be set</source>
        <translation>Una penalità per aver parlato non si può fissare</translation>
    </message>
    <message>
        <source>Points cannot be set; the match begins with this deal</source>
        <translation>I punti non si fissano; l’incontro comincia con questa mano</translation>
    </message>
    <message>
        <source>Turns of overtime cannot be set, but are kept</source>
        <translation>I turni supplementari non si fissano, ma restano</translation>
    </message>
    <message>
        <source>Coming rolls, the first one now: {count}</source>
        <translation>Prossimi lanci, il primo adesso: {count}</translation>
    </message>
    <message>
        <source>{place}: {cards}</source>
        <translation>{place}: {cards}</translation>
    </message>
    <message>
        <source>Stock, the top card first</source>
        <translation>Mazzo, la prima in cima</translation>
    </message>
    <message>
        <source>Discards, the oldest first</source>
        <translation>Scarti, la più vecchia prima</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>Carte scoperte</translation>
    </message>
    <message>
        <source>Open pile {number}</source>
        <translation>Mazzo scoperto {number}</translation>
    </message>
    <message>
        <source>Coming rolls</source>
        <translation>Prossimi lanci</translation>
    </message>
    <message>
        <source>begins the turn</source>
        <translation>inizia il turno</translation>
    </message>
    <message>
        <source>has drawn and plays</source>
        <translation>ha pescato e gioca</translation>
    </message>
    <message>
        <source>has played and takes an open card</source>
        <translation>ha giocato e prende una carta scoperta</translation>
    </message>
    <message>
        <source>takes an open card for a dead one</source>
        <translation>prende una carta scoperta per una morta</translation>
    </message>
    <message>
        <source>no chip</source>
        <translation>nessuna fiche</translation>
    </message>
    <message>
        <source>chip: {colour}</source>
        <translation>fiche: {colour}</translation>
    </message>
    <message>
        <source>marked row: {colour}</source>
        <translation>fila segnata: {colour}</translation>
    </message>
</context>
<context>
    <name>SetupFlow</name>
    <message>
        <source>This position is not kept: {why}.</source>
        <translation>Questa posizione non viene conservata: {why}.</translation>
    </message>
    <message>
        <source>This position is not kept.</source>
        <translation>Questa posizione non viene conservata.</translation>
    </message>
    <message>
        <source>While a rated game goes on, no position is taken from it.</source>
        <translation>Finché una partita classificata è in corso, non se ne prende la posizione.</translation>
    </message>
    <message>
        <source>From the table</source>
        <translation>Dal tavolo</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Tabellone vuoto</translation>
    </message>
    <message>
        <source>&amp;Set up</source>
        <translation>&amp;Prepara</translation>
    </message>
    <message>
        <source>Open a rule case</source>
        <translation>Apri un caso di regola</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>Apri {name}</translation>
    </message>
    <message>
        <source>a position that was set up</source>
        <translation>una posizione preparata</translation>
    </message>
    <message>
        <source>Copied as text.</source>
        <translation>Copiato come testo.</translation>
    </message>
    <message>
        <source>Save as rule case</source>
        <translation>Salva come caso di regola</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Scritto: {file}</translation>
    </message>
    <message>
        <source>Rule cases</source>
        <translation>Casi di regola</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tutti i file</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Non ha funzionato.</translation>
    </message>
</context>
<context>
    <name>SetupWindow</name>
    <message>
        <source>&amp;Cards: a click lays one</source>
        <translation>&amp;Carte: un clic ne mette una</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Turn and players</source>
        <translation>Turno e giocatori</translation>
    </message>
    <message>
        <source>{game} – Set up a position</source>
        <translation>{game} – Prepara una posizione</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Tasti e mouse</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>The cells of the board {board}, shuffled by the number {seed}.</source>
        <translation>Le caselle del tabellone {board}, mescolate con il numero {seed}.</translation>
    </message>
    <message>
        <source>Random board</source>
        <translation>Tabellone casuale</translation>
    </message>
</context>
<context>
    <name>ShuffleNumber</name>
    <message>
        <source>by chance</source>
        <translation>a caso</translation>
    </message>
    <message>
        <source>The same number deals the same cards again, on every computer.</source>
        <translation>Lo stesso numero dà di nuovo le stesse carte, su ogni computer.</translation>
    </message>
</context>
<context>
    <name>SideColours</name>
    <message>
        <source>Colour of side {number}: {colour}</source>
        <translation>Colore della parte {number}: {colour}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>{deed} (a simpler player stood in)</source>
        <translation>{deed} (è subentrato un giocatore più semplice)</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>This deal: {points}</source>
        <translation>Questa mano: {points}</translation>
    </message>
    <message>
        <source>It counts as it was played first: {points}</source>
        <translation>Conta come è stata giocata la prima volta: {points}</translation>
    </message>
    <message>
        <source>In all: {points}</source>
        <translation>In tutto: {points}</translation>
    </message>
    <message>
        <source>{points} win the match</source>
        <translation>{points} vincono l’incontro</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Prossima mano</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Ultimo giro</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>In pausa</translation>
    </message>
    <message>
        <source>An exercise</source>
        <translation>Un esercizio</translation>
    </message>
    <message>
        <source>Rated game</source>
        <translation>Partita classificata</translation>
    </message>
    <message>
        <source>Time is up: the computer moves for {name}.</source>
        <translation>Tempo scaduto: il computer gioca per {name}.</translation>
    </message>
    <message>
        <source>The computer player of {name} has failed. A simpler one moves for it, and the game goes on.</source>
        <translation>Il giocatore computer di {name} è fallito. Uno più semplice muove per lui, e la partita continua.</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Only &amp;rated games</source>
        <translation>Solo partite &amp;classificate</translation>
    </message>
    <message>
        <source>Statistics by game</source>
        <translation>Statistiche per gioco</translation>
    </message>
    <message>
        <source>Statistics by board</source>
        <translation>Statistiche per tabellone</translation>
    </message>
    <message>
        <source>Statistics by level of the opponents</source>
        <translation>Statistiche per livello degli avversari</translation>
    </message>
    <message>
        <source>Statistics by player</source>
        <translation>Statistiche per giocatore</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Esporta…</translation>
    </message>
    <message>
        <source>&amp;Forget all…</source>
        <translation>&amp;Dimentica tutto…</translation>
    </message>
    <message>
        <source>Write all counted games to a file, for a spreadsheet</source>
        <translation>Scrivere tutte le partite contate in un file, per un foglio di calcolo</translation>
    </message>
    <message>
        <source>Delete all counts and ratings; you are asked once more</source>
        <translation>Eliminare tutti i conteggi e i punteggi; ti viene chiesto ancora una volta</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Giocatore</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Gi&amp;oco</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>A&amp;vversario</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Periodo</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Panoramica</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Per gioco</translation>
    </message>
    <message>
        <source>By board</source>
        <translation>Per tabellone</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Per livello</translation>
    </message>
    <message>
        <source>By player</source>
        <translation>Per giocatore</translation>
    </message>
    <message>
        <source>Double-click a game, or press Enter, to look at it; the last ones are kept.</source>
        <translation>Doppio clic o Invio su una partita per guardarla; le ultime sono conservate.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Pari</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perse</translation>
    </message>
    <message>
        <source>Rows in all</source>
        <translation>File in tutto</translation>
    </message>
    <message>
        <source>Rows in a game</source>
        <translation>File per partita</translation>
    </message>
    <message>
        <source>Moves in a game</source>
        <translation>Mosse per partita</translation>
    </message>
    <message>
        <source>Longest game</source>
        <translation>Partita più lunga</translation>
    </message>
    <message>
        <source>Shortest game</source>
        <translation>Partita più corta</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Tutti gli avversari</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Gli ultimi 30 giorni</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>L’ultimo anno</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Qualsiasi periodo</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>None yet. A game counts when it has ended.</source>
        <translation>Ancora nessuna. Una partita conta quando è finita.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Quota</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contro</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Forget every finished game, and your ratings?</source>
        <translation>Dimenticare tutte le partite finite e i tuoi punteggi?</translation>
    </message>
    <message>
        <source>The finished games that are kept here go, too. This cannot be undone; Export keeps a copy of the counts. Games that you saved yourself stay.</source>
        <translation>Spariscono anche le partite finite conservate qui. Non si può annullare; Esporta tiene una copia dei conti. Le partite che hai salvato tu restano.</translation>
    </message>
    <message>
        <source>&amp;Forget all</source>
        <translation>&amp;Dimentica tutto</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Non ha funzionato.</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>Press Enter or click twice to go to the rule.</source>
        <translation>Invio o doppio clic porta alla regola.</translation>
    </message>
    <message>
        <source>Differs from “{preset}”:</source>
        <translation>Differisce da «{preset}»:</translation>
    </message>
    <message>
        <source>As in “{preset}”</source>
        <translation>Come in «{preset}»</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Passa lo schermo a {name}</translation>
    </message>
    <message>
        <source>Your turn, {name}</source>
        <translation>Tocca a te, {name}</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} sta pensando…</translation>
    </message>
    <message>
        <source>{name} is to move</source>
        <translation>Tocca a {name}</translation>
    </message>
    <message>
        <source>Turn in a dead card</source>
        <translation>Consegna una carta morta</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Scegli una carta</translation>
    </message>
    <message>
        <source>Choose a card for the one you have turned in</source>
        <translation>Scegli una carta per quella che hai consegnato</translation>
    </message>
    <message>
        <source>Your side has spoken out of turn: drop one card on the discards</source>
        <translation>La tua parte ha parlato quando non doveva: lascia una carta sugli scarti</translation>
    </message>
    <message>
        <source>{names} spoke out of turn: take one of their chips away</source>
        <translation>{names} ha parlato quando non doveva: leva una fiche alla sua parte</translation>
    </message>
    <message>
        <source>Draw your card</source>
        <translation>Pesca la tua carta</translation>
    </message>
    <message>
        <source>Choose a card to draw</source>
        <translation>Scegli una carta da pescare</translation>
    </message>
    <message>
        <source>{names} may still draw</source>
        <translation>{names} può ancora pescare</translation>
    </message>
    <message>
        <source>Play a card, or draw one</source>
        <translation>Gioca una carta, o pescane una</translation>
    </message>
    <message>
        <source>Your hand is empty: draw a card</source>
        <translation>La tua mano è vuota: pesca una carta</translation>
    </message>
    <message>
        <source>No card can be played: draw one</source>
        <translation>Nessuna carta si può giocare: pescane una</translation>
    </message>
    <message>
        <source>The stock is empty: play a card</source>
        <translation>Il mazzo è finito: gioca una carta</translation>
    </message>
    <message>
        <source>Your hand is full: play a card</source>
        <translation>La tua mano è piena: gioca una carta</translation>
    </message>
    <message>
        <source>{name} rolled {roll}</source>
        <translation>{name} ha lanciato {roll}</translation>
    </message>
    <message>
        <source>{roll}: nothing can be done</source>
        <translation>{roll}: non si può fare nulla</translation>
    </message>
    <message>
        <source>{roll}: take an enemy chip away</source>
        <translation>{roll}: leva una fiche avversaria</translation>
    </message>
    <message>
        <source>{roll}: take the place of an enemy chip</source>
        <translation>{roll}: prendi il posto di una fiche avversaria</translation>
    </message>
    <message>
        <source>{roll}: choose one of your chips, to be swapped</source>
        <translation>{roll}: scegli una tua fiche da scambiare</translation>
    </message>
    <message>
        <source>{roll}: put a chip on a {roll}</source>
        <translation>{roll}: metti una fiche su un {roll}</translation>
    </message>
    <message>
        <source>{roll}: put a chip on any open cell</source>
        <translation>{roll}: metti una fiche su una casella aperta</translation>
    </message>
    <message>
        <source>{made} of {needed}</source>
        <translation>{made} di {needed}</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fuori</translation>
    </message>
    <message>
        <source>{names} out</source>
        <translation>{names} fuori</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Rilancia</translation>
    </message>
    <message>
        <source>Nothing to do: roll again</source>
        <translation>Niente da fare: rilancia</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Nothing to do: pass</source>
        <translation>Niente da fare: passa</translation>
    </message>
    <message>
        <source>Pass: no card can be played</source>
        <translation>Passa: nessuna carta si può giocare</translation>
    </message>
    <message>
        <source>Which row?</source>
        <translation>Quale fila?</translation>
    </message>
    <message>
        <source>Point and click, or use the arrow keys and Enter</source>
        <translation>Punta e clicca, o usa le frecce e Invio</translation>
    </message>
    <message>
        <source>Now the enemy chip to swap it with</source>
        <translation>Ora la fiche avversaria con cui scambiarla</translation>
    </message>
    <message>
        <source>No cell is left for {card}. Drop it on the discards for another one</source>
        <translation>Non resta casella per {card}. Lasciala sugli scarti per averne un’altra</translation>
    </message>
    <message>
        <source>No cell is left for {card}</source>
        <translation>Non resta casella per {card}</translation>
    </message>
    <message>
        <source>Choose one of your chips, to be swapped</source>
        <translation>Scegli una tua fiche da scambiare</translation>
    </message>
    <message>
        <source>{own} cannot be swapped with {cell}</source>
        <translation>{own} non si può scambiare con {cell}</translation>
    </message>
    <message>
        <source>No chip can be taken from {cell}</source>
        <translation>Da {cell} non si può togliere una fiche</translation>
    </message>
    <message>
        <source>{card} cannot be played on {cell}</source>
        <translation>{card} non si può giocare in {cell}</translation>
    </message>
    <message>
        <source>Chosen: {card}</source>
        <translation>Scelta: {card}</translation>
    </message>
    <message>
        <source>No cell, {cell}</source>
        <translation>Nessuna casella, {cell}</translation>
    </message>
    <message>
        <source>chip of {who}</source>
        <translation>fiche di {who}</translation>
    </message>
    <message>
        <source>{place}, no cell</source>
        <translation>{place}, nessuna casella</translation>
    </message>
    <message>
        <source>{colour} chip of {who}</source>
        <translation>fiche {colour} di {who}</translation>
    </message>
    <message>
        <source>counts as a chip of every side</source>
        <translation>conta come fiche di ogni parte</translation>
    </message>
    <message>
        <source>locked in a finished row</source>
        <translation>bloccata in una fila finita</translation>
    </message>
    <message>
        <source>part of a finished row</source>
        <translation>parte di una fila finita</translation>
    </message>
    <message>
        <source>swap {own} with this chip</source>
        <translation>scambia {own} con questa fiche</translation>
    </message>
    <message>
        <source>legal for your {cards}</source>
        <translation>permessa per {cards} della tua mano</translation>
    </message>
    <message>
        <source>{card} puts your chip here</source>
        <translation>{card} mette qui la tua fiche</translation>
    </message>
    <message>
        <source>{card} takes this chip away</source>
        <translation>{card} leva questa fiche</translation>
    </message>
    <message>
        <source>{card} puts your chip in its place</source>
        <translation>{card} mette la tua fiche al suo posto</translation>
    </message>
    <message>
        <source>{card} swaps this chip with an enemy chip</source>
        <translation>{card} scambia questa fiche con una avversaria</translation>
    </message>
    <message>
        <source>take this chip away</source>
        <translation>leva questa fiche</translation>
    </message>
    <message>
        <source>{card} puts your chip here as {face}</source>
        <translation>{card} mette qui la tua fiche come {face}</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Una carta a faccia in giù</translation>
    </message>
    <message>
        <source>give it up by dropping it on the discards</source>
        <translation>cedila lasciandola sugli scarti</translation>
    </message>
    <message>
        <source>dead: no cell is left for it</source>
        <translation>morta: non le resta casella</translation>
    </message>
    <message>
        <source>turn it in to draw another card</source>
        <translation>consegnala per pescare un’altra carta</translation>
    </message>
    <message>
        <source>it cannot be played now</source>
        <translation>ora non si può giocare</translation>
    </message>
    <message>
        <source>cells to play it on: {count}</source>
        <translation>caselle su cui giocarla: {count}</translation>
    </message>
    <message>
        <source>playable on {cells}</source>
        <translation>giocabile in {cells}</translation>
    </message>
    <message>
        <source>Cards left in the stock: {count}</source>
        <translation>Carte nel mazzo: {count}</translation>
    </message>
    <message>
        <source>Click to take a card</source>
        <translation>Clicca per prendere una carta</translation>
    </message>
    <message>
        <source>No open card lies here</source>
        <translation>Qui non c’è una carta scoperta</translation>
    </message>
    <message>
        <source>Open card {number}: {card}</source>
        <translation>Carta scoperta {number}: {card}</translation>
    </message>
    <message>
        <source>cards beneath it: {count}</source>
        <translation>carte sotto: {count}</translation>
    </message>
    <message>
        <source>Click to take it</source>
        <translation>Clicca per prenderla</translation>
    </message>
    <message>
        <source>{name} rolled {roll}: {faces}</source>
        <translation>{name} ha lanciato {roll}: {faces}</translation>
    </message>
    <message>
        <source>Discarded cards: {count}</source>
        <translation>Carte scartate: {count}</translation>
    </message>
    <message>
        <source>{card} on top</source>
        <translation>{card} in cima</translation>
    </message>
    <message>
        <source>Give up {card}</source>
        <translation>Cedi {card}</translation>
    </message>
    <message>
        <source>Turn in {card}, which no cell is left for, and draw another</source>
        <translation>Consegna {card}, a cui non resta casella, e pescane un’altra</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>da {first} a {last}</translation>
    </message>
    <message>
        <source>Which row? {row}, {number} of {count}</source>
        <translation>Quale fila? {row}, {number} di {count}</translation>
    </message>
    <message>
        <source>{name} is out of the game</source>
        <translation>{name} è fuori dal gioco</translation>
    </message>
    <message>
        <source>You forgot to draw: one card fewer from now on</source>
        <translation>Hai dimenticato di pescare: d’ora in poi una carta in meno</translation>
    </message>
    <message>
        <source>You forgot to draw: not before your next turn</source>
        <translation>Hai dimenticato di pescare: non prima del tuo prossimo turno</translation>
    </message>
    <message>
        <source>{name} forgot to draw, and has one card fewer</source>
        <translation>{name} ha dimenticato di pescare e ha una carta in meno</translation>
    </message>
    <message>
        <source>{name} forgot to draw</source>
        <translation>{name} ha dimenticato di pescare</translation>
    </message>
    <message>
        <source>{name} plays {wild} as {card}</source>
        <translation>{name} gioca {wild} come {card}</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} passa</translation>
    </message>
    <message>
        <source>after a {roll}: roll again</source>
        <translation>dopo un {roll}: rilancia</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>on the stock</comment>
        <translation>Pesca</translation>
    </message>
    <message>
        <source>Announce the row</source>
        <translation>Annuncia la fila</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Non dire nulla</translation>
    </message>
    <message>
        <source>Take this chip away</source>
        <translation>Leva questa fiche</translation>
    </message>
    <message>
        <source>Put your chip in its place</source>
        <translation>Metti la tua fiche al suo posto</translation>
    </message>
    <message>
        <source>Swap the chips</source>
        <translation>Scambia le fiches</translation>
    </message>
    <message>
        <source>Put a chip here</source>
        <translation>Metti qui una fiche</translation>
    </message>
</context>
<context>
    <name>TableForm</name>
    <message>
        <source>Who is to move</source>
        <translation>A chi tocca</translation>
    </message>
    <message>
        <source>How far the turn is</source>
        <translation>A che punto è il turno</translation>
    </message>
    <message>
        <source>T&amp;urn</source>
        <translation>T&amp;urno</translation>
    </message>
    <message>
        <source>To &amp;move</source>
        <translation>&amp;Tocca a</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Game table</source>
        <translation>Tavolo da gioco</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>Your last move cost about {cost} of your chance to win.</source>
        <translation>La tua ultima mossa è costata circa il {cost} delle tue probabilità di vincere.</translation>
    </message>
    <message>
        <source>Better: {move} ({best} instead of {played}).</source>
        <translation>Meglio: {move} ({best} invece di {played}).</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>The start of the game</source>
        <translation>L’inizio della partita</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>In pausa</translation>
    </message>
</context>
<context>
    <name>ToolBox</name>
    <message>
        <source>Lay chips of this side, or take them away again. Key: {key}</source>
        <translation>Mettere fiche di questa parte o toglierle. Tasto: {key}</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Take chips of any side away. Key: 0</source>
        <translation>Togliere fiches di qualsiasi parte. Tasto: 0</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Choose both ends of a whole row to mark it, or to unmark it. Key: R</source>
        <translation>Scegliere i due capi di una fila intera per segnarla o toglierle il segno. Tasto: R</translation>
    </message>
</context>
<context>
    <name>Trash</name>
    <message>
        <source>No trash</source>
        <translation>Nessun cestino</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>senza nome</translation>
    </message>
    <message>
        <source>Delete “{name}” for good? It cannot go to the trash.</source>
        <translation>Eliminare «{name}» per sempre? Non può andare nel cestino.</translation>
    </message>
    <message>
        <source>{why}

Once it is deleted, nothing brings it back.</source>
        <translation>{why}

Una volta eliminato, nulla lo riporta.</translation>
    </message>
    <message>
        <source>&amp;Delete for good</source>
        <translation>&amp;Elimina per sempre</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Tienilo</translation>
    </message>
    <message>
        <source>The board was not thrown away.</source>
        <translation>Il tabellone non è stato buttato.</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Tray: cards still to be placed</source>
        <translation>Riserva: carte ancora da collocare</translation>
    </message>
    <message>
        <source>{card}: as many as you like, {placed} on the board</source>
        <translation>{card}: quante ne vuoi, {placed} sul tabellone</translation>
    </message>
    <message>
        <source>{card}: {count} too many on the board</source>
        <translation>{card}: {count} di troppo sul tabellone</translation>
    </message>
    <message>
        <source>{card}: all on the board</source>
        <translation>{card}: tutte sul tabellone</translation>
    </message>
    <message>
        <source>{card}: {count} still to be placed</source>
        <translation>{card}: {count} ancora da collocare</translation>
    </message>
</context>
<context>
    <name>TrialMenu</name>
    <message>
        <source>&amp;Number of players</source>
        <translation>&amp;Numero di giocatori</translation>
    </message>
    <message>
        <source>&amp;Level of the computers</source>
        <translation>&amp;Livello dei computer</translation>
    </message>
    <message>
        <source>No game can be played yet</source>
        <translation>Ancora nessun gioco si può giocare</translation>
    </message>
</context>
<context>
    <name>TrialWindow</name>
    <message>
        <source>Trial</source>
        <translation>Prova</translation>
    </message>
    <message>
        <source>&amp;Back to the board</source>
        <translation>Torna al &amp;tabellone</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>Deal a&amp;gain</source>
        <translation>&amp;Ridai le carte</translation>
    </message>
    <message>
        <source>Unnamed board</source>
        <translation>Tabellone senza nome</translation>
    </message>
    <message>
        <source>Trial: {game} on “{board}”</source>
        <translation>Prova: {game} su «{board}»</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>nobody knows when</source>
        <translation>nessuno sa quando</translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation>E altri {count}.</translation>
    </message>
    <message>
        <source>The rest of the game is whole, and this file is left as it is.</source>
        <translation>Il resto della partita è integro, e questo file resta com’è.</translation>
    </message>
    <message>
        <source>The rest of the game is whole, but this file could not be copied: {why}.

It is replaced as the game goes on: copy it to another place first.</source>
        <translation>Il resto della partita è integro, ma questo file non si è potuto copiare: {why}.

Viene sostituito quando la partita prosegue: copialo prima in un altro posto.</translation>
    </message>
    <message>
        <source>The game is open, but a part of its file is damaged.</source>
        <translation>La partita è aperta, ma una parte del suo file è danneggiata.</translation>
    </message>
    <message>
        <source>Another program has changed “{file}” since you opened it.</source>
        <translation>Un altro programma ha cambiato «{file}» da quando l’hai aperto.</translation>
    </message>
    <message>
        <source>Save your game to another file, and both are kept.</source>
        <translation>Salva la tua partita in un altro file, ed entrambe restano.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salva &amp;con nome…</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>&amp;Sostituiscilo</translation>
    </message>
    <message>
        <source>{why}.

If you close the window now it is lost.</source>
        <translation>{why}.

Se chiudi ora la finestra, è persa.</translation>
    </message>
    <message>
        <source>&amp;Close and lose it</source>
        <translation>&amp;Chiudi e perdila</translation>
    </message>
    <message>
        <source>This game cannot be opened as it is.</source>
        <translation>Questa partita non si può aprire così com’è.</translation>
    </message>
    <message>
        <source>{why}.

The copy from the time before is whole: {moves}, saved {when}.</source>
        <translation>{why}.

La copia di prima è integra: {moves}, salvata {when}.</translation>
    </message>
    <message>
        <source>&amp;Open the backup</source>
        <translation>&amp;Apri la copia</translation>
    </message>
    <message>
        <source>The damaged file is kept: {file}</source>
        <translation>Il file danneggiato è conservato: {file}</translation>
    </message>
    <message>
        <source>The damaged file could not be copied and is replaced by your next change; copy it to another place first: {file}</source>
        <translation>Il file danneggiato non si è potuto copiare e la tua prossima modifica lo sostituisce; copialo prima in un altro posto: {file}</translation>
    </message>
    <message>
        <source>What was left here is damaged; this is how it was a moment before.</source>
        <translation>Quello che era rimasto qui è danneggiato; così era un momento prima.</translation>
    </message>
    <message>
        <source>What was left here is damaged, and cannot be shown any more.</source>
        <translation>Quello che era rimasto qui è danneggiato e non si può più mostrare.</translation>
    </message>
</context>
<context>
    <name>Trying</name>
    <message>
        <source>This cannot be played.</source>
        <translation>Questo non si può giocare.</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
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
        <translation>Le tue partite non vengono conservate.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>What stands in the way, and what to do about it</source>
        <translation>Che cosa lo impedisce, e che cosa fare</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salva con nome…</translation>
    </message>
    <message>
        <source>Save this game to another place</source>
        <translation>Salva questa partita in un altro posto</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Nascondi</translation>
    </message>
    <message>
        <source>Go on without this line</source>
        <translation>Continua senza questa riga</translation>
    </message>
</context>
<context>
    <name>UnreadLine</name>
    <message>
        <source>&amp;Why…</source>
        <translation>&amp;Perché…</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>random</source>
        <translation>a caso</translation>
    </message>
    <message>
        <source>newcomer</source>
        <translation>novellino</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>principiante</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>occasionale</translation>
    </message>
    <message>
        <source>regular</source>
        <translation>abituale</translation>
    </message>
    <message>
        <source>skilled</source>
        <translation>abile</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>forte</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>esperto</translation>
    </message>
    <message>
        <source>master</source>
        <translation>maestro</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Computer, {level}</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>una carta</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>il jolly</translation>
    </message>
    <message>
        <source>a free corner</source>
        <translation>un angolo libero</translation>
    </message>
    <message>
        <source>the {number}</source>
        <translation>il {number}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <translation>{rank} di {suit}</translation>
    </message>
    <message>
        <source>card</source>
        <translation>carta</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>jolly</translation>
    </message>
    <message>
        <source>free corner</source>
        <translation>angolo libero</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} di {suit}</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>riga {row}, colonna {column}</translation>
    </message>
    <message>
        <source>two</source>
        <translation>due</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quattro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinque</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sei</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sette</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>otto</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dieci</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>fante</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>donna</translation>
    </message>
    <message>
        <source>king</source>
        <translation>re</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>asso</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picche</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cuori</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>quadri</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>fiori</translation>
    </message>
    <message>
        <source>There is already a chip on that cell.</source>
        <translation>Su quella casella c’è già una fiche.</translation>
    </message>
    <message>
        <source>There is no chip on that cell.</source>
        <translation>Su quella casella non c’è una fiche.</translation>
    </message>
    <message>
        <source>That chip is your own side’s.</source>
        <translation>Quella fiche è della tua parte.</translation>
    </message>
    <message>
        <source>That chip is protected and stays where it is.</source>
        <translation>Quella fiche è protetta e resta dov’è.</translation>
    </message>
    <message>
        <source>You do not hold that card.</source>
        <translation>Non hai quella carta.</translation>
    </message>
    <message>
        <source>That card cannot be used on that cell.</source>
        <translation>Quella carta non si può usare su quella casella.</translation>
    </message>
    <message>
        <source>That card still has a free cell: it can be played.</source>
        <translation>Quella carta ha ancora una casella libera: si può giocare.</translation>
    </message>
    <message>
        <source>No more dead cards may be turned in this turn.</source>
        <translation>In questo turno non si possono consegnare altre carte morte.</translation>
    </message>
    <message>
        <source>A dead card may only be turned in when no card can be played.</source>
        <translation>Una carta morta si può consegnare solo quando non si può giocare nessuna carta.</translation>
    </message>
    <message>
        <source>Corner cells are free for all: they take no chip.</source>
        <translation>Gli angoli sono liberi per tutti: non prendono fiches.</translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation>Pesca prima una carta.</translation>
    </message>
    <message>
        <source>Your hand is full: play a card first.</source>
        <translation>La tua mano è piena: gioca prima una carta.</translation>
    </message>
    <message>
        <source>It is another player’s turn.</source>
        <translation>È il turno di un altro giocatore.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>Those cells do not make a row with this move.</source>
        <translation>Quelle caselle non fanno una fila con questa mossa.</translation>
    </message>
    <message>
        <source>There is no card left to draw.</source>
        <translation>Non ci sono più carte da pescare.</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Pareggio</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>Vince {name}</translation>
    </message>
    <message>
        <source>{names} win</source>
        <translation>Vincono {names}</translation>
    </message>
    <message>
        <source>{text} The most rows of {length} decide.</source>
        <translation>{text} Decide chi ha più file di {length}.</translation>
    </message>
    <message>
        <source>{text} The rows are equal, too.</source>
        <translation>{text} Anche le file sono pari.</translation>
    </message>
    <message>
        <source>After the extra turns the rows are equal.</source>
        <translation>Dopo gli ultimi turni le file sono pari.</translation>
    </message>
    <message>
        <source>After the extra turns the most rows decide.</source>
        <translation>Dopo gli ultimi turni decide chi ha più file.</translation>
    </message>
    <message>
        <source>Everybody is out of the game.</source>
        <translation>Tutti sono fuori dal gioco.</translation>
    </message>
    <message>
        <source>All the rows needed are made.</source>
        <translation>Tutte le file necessarie sono fatte.</translation>
    </message>
    <message>
        <source>The winning shape is made.</source>
        <translation>La forma vincente è fatta.</translation>
    </message>
    <message>
        <source>Everybody else is out of the game.</source>
        <translation>Tutti gli altri sono fuori dal gioco.</translation>
    </message>
    <message>
        <source>Nobody can move any more.</source>
        <translation>Nessuno può più muovere.</translation>
    </message>
    <message>
        <source>The board is full.</source>
        <translation>Il tabellone è pieno.</translation>
    </message>
    <message>
        <source>The cards have run out.</source>
        <translation>Le carte sono finite.</translation>
    </message>
    <message>
        <source>The deal is a draw</source>
        <translation>La mano è pari</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} vince l’incontro</translation>
    </message>
    <message>
        <source>{names} win the match</source>
        <translation>{names} vincono l’incontro</translation>
    </message>
    <message>
        <source>{name} wins the deal</source>
        <translation>{name} vince la mano</translation>
    </message>
    <message>
        <source>{names} win the deal</source>
        <translation>{names} vincono la mano</translation>
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
        <translation>Le partite sono finite per un errore del programma, o qualcuno le ha terminate. Ciò che è stato giocato è conservato; Avvia continua da lì.</translation>
    </message>
</context>
<context>
    <name>Workshop</name>
    <message>
        <source>Still empty: {where}</source>
        <translation>Ancora vuote: {where}</translation>
    </message>
    <message>
        <source>Still to be placed: {cards}</source>
        <translation>Ancora da collocare: {cards}</translation>
    </message>
    <message>
        <source>{card} stands too often: {where}; {wanted} is right</source>
        <translation>{card} c’è troppe volte: {where}; il giusto è {wanted}</translation>
    </message>
    <message>
        <source>This deck has no use for {card}: {where}</source>
        <translation>Questo mazzo non usa {card}: {where}</translation>
    </message>
    <message>
        <source>No rules fit this board</source>
        <translation>Nessuna regola va bene per questo tabellone</translation>
    </message>
    <message>
        <source>Corners that are not free: {where}</source>
        <translation>Angoli che non sono liberi: {where}</translation>
    </message>
    <message>
        <source>The two {card} touch: {where}</source>
        <translation>Le due {card} si toccano: {where}</translation>
    </message>
    <message>
        <source>A line with equal cards, {cards}: {where}</source>
        <translation>Una linea con carte uguali, {cards}: {where}</translation>
    </message>
    <message>
        <source>More twins that touch: {count}</source>
        <translation>Altre gemelle che si toccano: {count}</translation>
    </message>
    <message>
        <source>More lines with equal cards: {count}</source>
        <translation>Altre linee con carte uguali: {count}</translation>
    </message>
    <message>
        <source>Pairs of lines for the same cards: {count}, such as {where}</source>
        <translation>Coppie di linee per le stesse carte: {count}, come {where}</translation>
    </message>
    <message>
        <source>Numbers left out: {cards}</source>
        <translation>Numeri tralasciati: {cards}</translation>
    </message>
    <message>
        <source>No card of a game that fits can be played on {where}</source>
        <translation>Nessuna carta di un gioco adatto si può giocare su {where}</translation>
    </message>
    <message>
        <source>No line of {length} runs through {where}</source>
        <translation>Nessuna linea di {length} passa per {where}</translation>
    </message>
    <message>
        <source>{rules}: jokers need free cells, and there are none</source>
        <translation>{rules}: i jolly hanno bisogno di caselle libere, e non ce ne sono</translation>
    </message>
    <message>
        <source>Free cells away from the corners: {where}</source>
        <translation>Caselle libere lontane dagli angoli: {where}</translation>
    </message>
    <message>
        <source>Twins that one line can hold: {cards}</source>
        <translation>Gemelle che una linea può contenere: {cards}</translation>
    </message>
    <message>
        <source>Twins lie {least} to {most} steps apart, {mean} on average</source>
        <translation>Le gemelle stanno da {least} a {most} passi l’una dall’altra, in media {mean}</translation>
    </message>
    <message>
        <source>Suits lie {percent} % evenly; most uneven: {suit}, {share} {part}</source>
        <translation>I semi sono distribuiti al {percent} %; il più disuguale: {suit}, {share} {part}</translation>
    </message>
    <message>
        <source>The board is symmetrical: {ways}</source>
        <translation>Il tabellone è simmetrico: {ways}</translation>
    </message>
    <message>
        <source>The board has no name yet</source>
        <translation>Il tabellone non ha ancora un nome</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picche</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cuori</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>quadri</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>fiori</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>in alto a sinistra</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>in alto a destra</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>in basso a sinistra</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>in basso a destra</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme casuale</translation>
    </message>
    <message>
        <source>Spiral</source>
        <translation>Spirale</translation>
    </message>
    <message>
        <source>A spiral between a corner and the middle</source>
        <translation>Una spirale tra un angolo e il centro</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Direzione</translation>
    </message>
    <message>
        <source>from the rim</source>
        <translation>dal bordo</translation>
    </message>
    <message>
        <source>from the middle</source>
        <translation>dal centro</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Giro</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>in senso orario</translation>
    </message>
    <message>
        <source>anticlockwise</source>
        <translation>in senso antiorario</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Angolo</translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation>Ordine delle carte</translation>
    </message>
    <message>
        <source>spades and diamonds up, clubs and hearts down</source>
        <translation>picche e quadri in su, fiori e cuori in giù</translation>
    </message>
    <message>
        <source>every suit up</source>
        <translation>ogni seme in su</translation>
    </message>
    <message>
        <source>all twos, all threes, and so on</source>
        <translation>tutti i due, tutti i tre, e così via</translation>
    </message>
    <message>
        <source>The second time through</source>
        <translation>Al secondo passaggio</translation>
    </message>
    <message>
        <source>from the beginning</source>
        <translation>dall’inizio</translation>
    </message>
    <message>
        <source>from the end</source>
        <translation>dalla fine</translation>
    </message>
    <message>
        <source>Cells left over</source>
        <translation>Caselle che avanzano</translation>
    </message>
    <message>
        <source>at most four free, the others holes</source>
        <translation>al massimo quattro libere, le altre buchi</translation>
    </message>
    <message>
        <source>all free</source>
        <translation>tutte libere</translation>
    </message>
    <message>
        <source>all holes</source>
        <translation>tutte buchi</translation>
    </message>
    <message>
        <source>Snake</source>
        <translation>Serpente</translation>
    </message>
    <message>
        <source>Row by row or column by column, so that every card is easily found</source>
        <translation>Riga per riga o colonna per colonna, così che ogni carta si trovi facilmente</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Per</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>righe</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>colonne</translation>
    </message>
    <message>
        <source>At the end of a row</source>
        <translation>Alla fine di una riga</translation>
    </message>
    <message>
        <source>turn round</source>
        <translation>tornare indietro</translation>
    </message>
    <message>
        <source>begin again on the same side</source>
        <translation>ricominciare dallo stesso lato</translation>
    </message>
    <message>
        <source>Rings</source>
        <translation>Anelli</translation>
    </message>
    <message>
        <source>Ring by ring around the middle</source>
        <translation>Anello per anello attorno al centro</translation>
    </message>
    <message>
        <source>every other ring the other way</source>
        <translation>un anello sì e uno no al contrario</translation>
    </message>
    <message>
        <source>one way</source>
        <translation>in un verso</translation>
    </message>
    <message>
        <source>Quadrants</source>
        <translation>Quadranti</translation>
    </message>
    <message>
        <source>Each quarter holds the two suits of a colour; opposite quarters are alike, turned round</source>
        <translation>Ogni quarto ha i due semi di un colore; i quarti opposti sono uguali, girati</translation>
    </message>
    <message>
        <source>Inside each part</source>
        <translation>Dentro ogni parte</translation>
    </message>
    <message>
        <source>row by row</source>
        <translation>riga per riga</translation>
    </message>
    <message>
        <source>row by row, there and back</source>
        <translation>riga per riga, avanti e indietro</translation>
    </message>
    <message>
        <source>shuffled, all parts alike</source>
        <translation>mescolata, tutte le parti uguali</translation>
    </message>
    <message>
        <source>Suits apart</source>
        <translation>Semi separati</translation>
    </message>
    <message>
        <source>Each suit has a part of the board to itself</source>
        <translation>Ogni seme ha per sé una parte del tabellone</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Parti</translation>
    </message>
    <message>
        <source>quarters</source>
        <translation>quarti</translation>
    </message>
    <message>
        <source>the four sides</source>
        <translation>i quattro lati</translation>
    </message>
    <message>
        <source>Chequers</source>
        <translation>Scacchi</translation>
    </message>
    <message>
        <source>Black and red cards, or even and odd numbers, like the squares of a chess board</source>
        <translation>Carte nere e rosse, o numeri pari e dispari, come le caselle di una scacchiera</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Casuale</translation>
    </message>
    <message>
        <source>Everything anywhere</source>
        <translation>Tutto ovunque</translation>
    </message>
    <message>
        <source>Random, symmetric</source>
        <translation>Casuale simmetrico</translation>
    </message>
    <message>
        <source>By chance, but so that the board has a symmetry</source>
        <translation>A caso, ma in modo che il tabellone abbia una simmetria</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Simmetria</translation>
    </message>
    <message>
        <source>a half turn</source>
        <translation>mezzo giro</translation>
    </message>
    <message>
        <source>a quarter turn, suit to suit</source>
        <translation>un quarto di giro, seme per seme</translation>
    </message>
    <message>
        <source>left and right</source>
        <translation>sinistra e destra</translation>
    </message>
    <message>
        <source>top and bottom</source>
        <translation>sopra e sotto</translation>
    </message>
    <message>
        <source>none, but the two of a kind far apart</source>
        <translation>nessuna, ma le due uguali lontane fra loro</translation>
    </message>
    <message>
        <source>quarter turn</source>
        <translation>quarto di giro</translation>
    </message>
    <message>
        <source>half turn</source>
        <translation>mezzo giro</translation>
    </message>
    <message>
        <source>three quarter turns</source>
        <translation>tre quarti di giro</translation>
    </message>
    <message>
        <source>falling diagonal</source>
        <translation>diagonale discendente</translation>
    </message>
    <message>
        <source>rising diagonal</source>
        <translation>diagonale ascendente</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>top</source>
        <translation>in alto</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>in basso</translation>
    </message>
    <message>
        <source>left</source>
        <translation>a sinistra</translation>
    </message>
    <message>
        <source>right</source>
        <translation>a destra</translation>
    </message>
</context>
</TS>

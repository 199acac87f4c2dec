<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Sequence Desktop</source>
        <translation>Über Sequence Desktop</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Zurück zur Liste</translation>
    </message>
</context>
<context>
    <name>AboutForm</name>
    <message>
        <source>A name for the board</source>
        <translation>Ein Name für das Brett</translation>
    </message>
    <message>
        <source>for example CC0-1.0</source>
        <translation>zum Beispiel CC0-1.0</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Autor</translation>
    </message>
    <message>
        <source>&amp;Licence</source>
        <translation>&amp;Lizenz</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>&amp;Kartensatz</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>N&amp;otes</source>
        <translation>A&amp;nmerkungen</translation>
    </message>
</context>
<context>
    <name>Accessible</name>
    <message>
        <source>Go here</source>
        <translation>Hierher gehen</translation>
    </message>
    <message>
        <source>Choose no card</source>
        <translation>Keine Karte wählen</translation>
    </message>
    <message>
        <source>Choose this card</source>
        <translation>Diese Karte wählen</translation>
    </message>
    <message>
        <source>Take a card from here</source>
        <translation>Hier eine Karte nehmen</translation>
    </message>
    <message>
        <source>Lay the chosen card here</source>
        <translation>Die gewählte Karte hierher legen</translation>
    </message>
    <message>
        <source>Go to a cell for this roll</source>
        <translation>Zu einem Feld für diesen Wurf gehen</translation>
    </message>
    <message>
        <source>Show the row that is nearest, or take it</source>
        <translation>Die nächste Reihe zeigen, oder sie nehmen</translation>
    </message>
    <message>
        <source>Use it on this cell</source>
        <translation>Auf diesem Feld nutzen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Rows: {rows}, columns: {columns}</source>
        <translation>Zeilen: {rows}, Spalten: {columns}</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Stock and discard pile</source>
        <translation>Stapel und Ablage</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;Computer</source>
        <translation>&amp;Computer</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel …</translation>
    </message>
    <message>
        <source>Choose a game, a board and players. The game in progress is kept.</source>
        <translation>Ein Spiel, ein Brett und Mitspieler wählen. Das laufende Spiel bleibt erhalten.</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>Noch ein&amp;mal spielen</translation>
    </message>
    <message>
        <source>Deal a new game with the same players, board and rules.</source>
        <translation>Ein neues Spiel mit denselben Mitspielern, demselben Brett und denselben Regeln geben.</translation>
    </message>
    <message>
        <source>&amp;Rated games…</source>
        <translation>&amp;Gewertete Spiele …</translation>
    </message>
    <message>
        <source>Play against a computer picked for you, and see how your rating goes.</source>
        <translation>Gegen einen Computer spielen, der für dich gewählt wird, und sehen, wie sich deine Wertung entwickelt.</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Pa&amp;use</translation>
    </message>
    <message>
        <source>Let the computers wait, where nobody else plays.</source>
        <translation>Die Computer warten lassen, wo sonst niemand spielt.</translation>
    </message>
    <message>
        <source>Set up a pos&amp;ition…</source>
        <translation>Stellung &amp;aufbauen …</translation>
    </message>
    <message>
        <source>Lay chips and cards as you like, check them, and play on from there.</source>
        <translation>Chips und Karten nach Belieben legen, prüfen lassen und von dort weiterspielen.</translation>
    </message>
    <message>
        <source>&amp;Design a board…</source>
        <translation>Brett &amp;entwerfen …</translation>
    </message>
    <message>
        <source>Make a board of your own, or change one.</source>
        <translation>Ein eigenes Brett machen oder eines ändern.</translation>
    </message>
    <message>
        <source>&amp;Boards…</source>
        <translation>&amp;Bretter …</translation>
    </message>
    <message>
        <source>Look at all boards: play on them, copy and change them.</source>
        <translation>Alle Bretter ansehen: darauf spielen, sie kopieren und ändern.</translation>
    </message>
    <message>
        <source>&amp;Lab…</source>
        <translation>&amp;Labor …</translation>
    </message>
    <message>
        <source>Let computers play thousands of games, to compare players, boards and rules.</source>
        <translation>Computer Tausende von Spielen spielen lassen, um Spieler, Bretter und Regeln zu vergleichen.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Go on with a saved game. The game in progress is kept.</source>
        <translation>Ein gespeichertes Spiel fortsetzen. Das laufende Spiel bleibt erhalten.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save the game, with all its moves, to its file.</source>
        <translation>Das Spiel mit allen Zügen in seine Datei speichern.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save the game to a file of its own.</source>
        <translation>Das Spiel in eine eigene Datei speichern.</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistik …</translation>
    </message>
    <message>
        <source>Count the games you have finished, and look at the last ones.</source>
        <translation>Die beendeten Spiele zählen und die letzten ansehen.</translation>
    </message>
    <message>
        <source>&amp;Print the board…</source>
        <translation>Brett &amp;drucken …</translation>
    </message>
    <message>
        <source>Bring this board onto paper, with chips and rules to it.</source>
        <translation>Dieses Brett zu Papier bringen, mit Chips und Regeln dazu.</translation>
    </message>
    <message>
        <source>Save a pi&amp;cture…</source>
        <translation>Bild spei&amp;chern …</translation>
    </message>
    <message>
        <source>Save the board as it is shown, as a picture.</source>
        <translation>Das Brett, wie es zu sehen ist, als Bild speichern.</translation>
    </message>
    <message>
        <source>Save an ani&amp;mation…</source>
        <translation>Ani&amp;mation speichern …</translation>
    </message>
    <message>
        <source>Save the moves of the game as an animated picture (GIF).</source>
        <translation>Die Züge des Spiels als bewegtes Bild (GIF) speichern.</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>E&amp;instellungen …</translation>
    </message>
    <message>
        <source>Choose look, motion and manners; every change is seen at once.</source>
        <translation>Aussehen, Bewegung und Gepflogenheiten wählen; jede Änderung ist sofort zu sehen.</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Close the program. The next start goes on where you are now.</source>
        <translation>Das Programm schließen. Beim nächsten Start geht es hier weiter.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Take back your last move and what followed it.</source>
        <translation>Deinen letzten Zug und was darauf folgte zurücknehmen.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Play again what was taken back.</source>
        <translation>Noch einmal spielen, was zurückgenommen wurde.</translation>
    </message>
    <message>
        <source>&amp;Draw a card</source>
        <translation>&amp;Karte ziehen</translation>
    </message>
    <message>
        <source>Take a card from the stock, where the rules let one draw by hand.</source>
        <translation>Eine Karte vom Stapel nehmen, wo die Regeln von Hand ziehen lassen.</translation>
    </message>
    <message>
        <source>&amp;Turn in a dead card</source>
        <translation>&amp;Tote Karte abgeben</translation>
    </message>
    <message>
        <source>Give up a card that has no free cell left, and draw another.</source>
        <translation>Eine Karte abgeben, für die kein Feld mehr frei ist, und eine andere ziehen.</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passen</translation>
    </message>
    <message>
        <source>End the turn without a play; only where nothing can be played.</source>
        <translation>Den Zug beenden, ohne zu spielen; nur wenn nichts gespielt werden kann.</translation>
    </message>
    <message>
        <source>Show the last &amp;round</source>
        <translation>Letzte &amp;Runde zeigen</translation>
    </message>
    <message>
        <source>Play once more what has happened since your own last move. Any key ends it.</source>
        <translation>Noch einmal vorspielen, was seit deinem letzten Zug geschehen ist. Jede Taste beendet es.</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>Wie&amp;dergabe</translation>
    </message>
    <message>
        <source>Show what one goes through the game with: slider, steps and playing.</source>
        <translation>Zeigen, womit man das Spiel durchgeht: Regler, Schritte und Abspielen.</translation>
    </message>
    <message>
        <source>Play the mo&amp;ves</source>
        <translation>Züge a&amp;bspielen</translation>
    </message>
    <message>
        <source>Show one move after the other, and stop there. Nothing is played.</source>
        <translation>Einen Zug nach dem anderen zeigen und wieder anhalten. Gespielt wird dabei nichts.</translation>
    </message>
    <message>
        <source>Look at the &amp;start</source>
        <translation>Zum An&amp;fang</translation>
    </message>
    <message>
        <source>Show the board as it was before the first move.</source>
        <translation>Das Brett zeigen, wie es vor dem ersten Zug war.</translation>
    </message>
    <message>
        <source>Look one move &amp;back</source>
        <translation>Einen Zug zu&amp;rück</translation>
    </message>
    <message>
        <source>Show the board one move earlier; the game goes on from the present.</source>
        <translation>Das Brett einen Zug früher zeigen; das Spiel geht in der Gegenwart weiter.</translation>
    </message>
    <message>
        <source>Look one move &amp;forward</source>
        <translation>Einen Zug &amp;vor</translation>
    </message>
    <message>
        <source>Show the board one move later.</source>
        <translation>Das Brett einen Zug später zeigen.</translation>
    </message>
    <message>
        <source>Back to the &amp;game</source>
        <translation>Zurück zum &amp;Spiel</translation>
    </message>
    <message>
        <source>Show the board as it is now.</source>
        <translation>Das Brett zeigen, wie es jetzt ist.</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>V&amp;on hier weiterspielen</translation>
    </message>
    <message>
        <source>Go on from the moment shown in a game of its own; the one on the table is kept.</source>
        <translation>Vom gezeigten Zeitpunkt an in einem eigenen Spiel weiterspielen; das auf dem Tisch bleibt erhalten.</translation>
    </message>
    <message>
        <source>Boo&amp;kmark</source>
        <translation>Lese&amp;zeichen</translation>
    </message>
    <message>
        <source>Mark the moment shown, to find it again.</source>
        <translation>Den gezeigten Zeitpunkt merken, um ihn wiederzufinden.</translation>
    </message>
    <message>
        <source>Bookmarks…</source>
        <translation>Lesezeichen …</translation>
    </message>
    <message>
        <source>Go to the moments you have marked, name them, remove them.</source>
        <translation>Zu gemerkten Zeitpunkten gehen, sie benennen und entfernen.</translation>
    </message>
    <message>
        <source>L&amp;arger</source>
        <translation>G&amp;rößer</translation>
    </message>
    <message>
        <source>Show the table larger; where it does not fit, it scrolls.</source>
        <translation>Den Tisch größer zeigen; wo er nicht passt, lässt er sich rollen.</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>Show the table smaller.</source>
        <translation>Den Tisch kleiner zeigen.</translation>
    </message>
    <message>
        <source>As large as t&amp;he window</source>
        <translation>So groß wie das &amp;Fenster</translation>
    </message>
    <message>
        <source>Show the whole table, as large as it fits.</source>
        <translation>Den ganzen Tisch zeigen, so groß wie er passt.</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>&amp;Klänge</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>Seiten&amp;leiste</translation>
    </message>
    <message>
        <source>Show or hide the players and the moves.</source>
        <translation>Mitspieler und Züge zeigen oder verbergen.</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Fill the screen with the table.</source>
        <translation>Den Bildschirm mit dem Tisch füllen.</translation>
    </message>
    <message>
        <source>&amp;What can I do?</source>
        <translation>&amp;Was kann ich tun?</translation>
    </message>
    <message>
        <source>Say what you can do at this moment, and light it on the table.</source>
        <translation>Sagen, was du in diesem Augenblick tun kannst, und es auf dem Tisch zeigen.</translation>
    </message>
    <message>
        <source>C&amp;ontents</source>
        <translation>&amp;Inhalt</translation>
    </message>
    <message>
        <source>Read and search all pages of the help, in one window.</source>
        <translation>Alle Seiten der Hilfe in einem Fenster lesen und durchsuchen.</translation>
    </message>
    <message>
        <source>How to &amp;play</source>
        <translation>Spiel&amp;anleitung</translation>
    </message>
    <message>
        <source>Say how the game in progress is played, in words and pictures.</source>
        <translation>In Worten und Bildern sagen, wie das laufende Spiel geht.</translation>
    </message>
    <message>
        <source>Your &amp;first game</source>
        <translation>Dein erstes &amp;Spiel</translation>
    </message>
    <message>
        <source>Learn the game in six short steps on the table. Your own game is kept.</source>
        <translation>Das Spiel in sechs kurzen Schritten am Tisch lernen. Dein eigenes Spiel bleibt erhalten.</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Tasten und Maus</translation>
    </message>
    <message>
        <source>List what every key does.</source>
        <translation>Auflisten, was jede Taste tut.</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>Tasten &amp;ändern …</translation>
    </message>
    <message>
        <source>Choose which keys lead to what.</source>
        <translation>Wählen, welche Tasten wozu führen.</translation>
    </message>
    <message>
        <source>&amp;Settings explained</source>
        <translation>&amp;Einstellungen erklärt</translation>
    </message>
    <message>
        <source>Say what every setting does.</source>
        <translation>Sagen, was jede Einstellung tut.</translation>
    </message>
    <message>
        <source>&amp;About Sequence Desktop</source>
        <translation>&amp;Über Sequence Desktop</translation>
    </message>
    <message>
        <source>Show the version and the licences.</source>
        <translation>Die Version und die Lizenzen zeigen.</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Show the best moves of your hand, how good they are, and why.</source>
        <translation>Die besten Züge deiner Hand zeigen, wie gut sie sind und warum.</translation>
    </message>
    <message>
        <source>&amp;Play the hint</source>
        <translation>Tipp &amp;spielen</translation>
    </message>
    <message>
        <source>Make the hinted move that is marked on the table.</source>
        <translation>Den Zug des Tipps machen, der auf dem Tisch markiert ist.</translation>
    </message>
    <message>
        <source>Show a &amp;better move</source>
        <translation>&amp;Besseren Zug zeigen</translation>
    </message>
    <message>
        <source>Say which move would have been better than your last one, and why.</source>
        <translation>Sagen, welcher Zug besser gewesen wäre als der letzte, und warum.</translation>
    </message>
    <message>
        <source>Winning &amp;chances</source>
        <translation>Gewinn&amp;aussichten</translation>
    </message>
    <message>
        <source>Show who is ahead, as far as you can know, now and through the game.</source>
        <translation>Zeigen, wer vorn liegt, soweit du es wissen kannst, jetzt und im Lauf des Spiels.</translation>
    </message>
    <message>
        <source>&amp;Review the game…</source>
        <translation>Spiel &amp;auswerten …</translation>
    </message>
    <message>
        <source>Look back at a finished game: where it turned, and what was luck or skill.</source>
        <translation>Auf ein beendetes Spiel zurückblicken: wo es sich wendete, und was Glück oder Können war.</translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation>&amp;Jetzt ziehen</translation>
    </message>
    <message>
        <source>Let the computer that is thinking move at once, with what it knows.</source>
        <translation>Den Computer, der nachdenkt, sofort ziehen lassen, mit dem, was er weiß.</translation>
    </message>
    <message>
        <source>Colours of the s&amp;ystem</source>
        <translation>Farben des S&amp;ystems</translation>
    </message>
    <message>
        <source>Be light or dark as the system is.</source>
        <translation>Hell oder dunkel sein wie das System.</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>Dark text on a light window.</source>
        <translation>Dunkler Text auf hellem Fenster.</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Light text on a dark window.</source>
        <translation>Heller Text auf dunklem Fenster.</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>The strongest contrast, for weak eyes and bright rooms.</source>
        <translation>Der stärkste Kontrast, für schwache Augen und helle Räume.</translation>
    </message>
    <message>
        <source>Hand as dra&amp;wn</source>
        <translation>Hand wie ge&amp;zogen</translation>
    </message>
    <message>
        <source>Lay one’s cards in the order in which they were drawn.</source>
        <translation>Die eigenen Karten in der Reihenfolge legen, in der sie gezogen wurden.</translation>
    </message>
    <message>
        <source>Hand by sui&amp;ts</source>
        <translation>Hand nach &amp;Farben</translation>
    </message>
    <message>
        <source>Lay one’s cards suit by suit.</source>
        <translation>Die eigenen Karten Farbe für Farbe legen.</translation>
    </message>
    <message>
        <source>Hand by ra&amp;nks</source>
        <translation>Hand nach &amp;Werten</translation>
    </message>
    <message>
        <source>Lay one’s cards rank by rank, or by their numbers.</source>
        <translation>Die eigenen Karten Wert für Wert oder nach ihren Zahlen legen.</translation>
    </message>
    <message>
        <source>Hand as I lay &amp;it</source>
        <translation>Hand wie &amp;ich sie lege</translation>
    </message>
    <message>
        <source>Leave one’s cards where they are dragged to in the hand.</source>
        <translation>Die eigenen Karten dort lassen, wohin sie in der Hand gezogen werden.</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>{move} and take the row {rows}</source>
        <translation>{move} und die Reihe {rows} nehmen</translation>
    </message>
    <message>
        <source>{move} and take the rows {rows}</source>
        <translation>{move} und die Reihen {rows} nehmen</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>{card} nehmen</translation>
    </message>
    <message>
        <source>Give up {card}</source>
        <translation>{card} ablegen</translation>
    </message>
    <message>
        <source>Take the chip on {cell} away</source>
        <translation>Den Chip auf {cell} wegnehmen</translation>
    </message>
    <message>
        <source>Play {card} on {cell}</source>
        <translation>{card} auf {cell} spielen</translation>
    </message>
    <message>
        <source>Take the chip on {cell} away with {card}</source>
        <translation>Den Chip auf {cell} mit {card} wegnehmen</translation>
    </message>
    <message>
        <source>Take over the chip on {cell} with {card}</source>
        <translation>Den Chip auf {cell} mit {card} übernehmen</translation>
    </message>
    <message>
        <source>Swap the chips on {cell} and {other} with {card}</source>
        <translation>Die Chips auf {cell} und {other} mit {card} tauschen</translation>
    </message>
    <message>
        <source>Turn in {card}</source>
        <translation>{card} abgeben</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Eine Karte ziehen</translation>
    </message>
    <message>
        <source>Put a chip on {cell}</source>
        <translation>Einen Chip auf {cell} setzen</translation>
    </message>
    <message>
        <source>Take over the chip on {cell}</source>
        <translation>Den Chip auf {cell} übernehmen</translation>
    </message>
    <message>
        <source>Swap the chips on {cell} and {other}</source>
        <translation>Die Chips auf {cell} und {other} tauschen</translation>
    </message>
</context>
<context>
    <name>BalanceDialog</name>
    <message>
        <source>Balance of the board</source>
        <translation>Ausgewogenheit des Bretts</translation>
    </message>
    <message>
        <source>&amp;Play the games</source>
        <translation>Spiele &amp;spielen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Co&amp;mpare in the lab…</source>
        <translation>Im Labor &amp;vergleichen …</translation>
    </message>
    <message>
        <source>The same number plays the same games again, everywhere.</source>
        <translation>Dieselbe Zahl spielt dieselben Spiele noch einmal, überall.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>What the games tell of the board will stand here.</source>
        <translation>Hier wird stehen, was die Spiele über das Brett sagen.</translation>
    </message>
    <message>
        <source>Let other boards, games or levels be played beside this one, as a plan.</source>
        <translation>Andere Bretter, Spiele oder Stufen neben diesem spielen lassen, als Plan.</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>S&amp;pieler</translation>
    </message>
    <message>
        <source>L&amp;evel of all players</source>
        <translation>St&amp;ufe aller Spieler</translation>
    </message>
    <message>
        <source>&amp;Number of games</source>
        <translation>A&amp;nzahl der Spiele</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Startzahl</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>beginnt …</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>hält an …</translation>
    </message>
    <message>
        <source>about {seconds} s left</source>
        <translation>noch etwa {seconds} s</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>noch etwa {minutes} min</translation>
    </message>
</context>
<context>
    <name>BesidePage</name>
    <message>
        <source>Entry at the left</source>
        <translation>Eintrag links</translation>
    </message>
    <message>
        <source>Entry at the right</source>
        <translation>Eintrag rechts</translation>
    </message>
</context>
<context>
    <name>BoardList</name>
    <message>
        <source>Arranged by {author}</source>
        <translation>Angeordnet von {author}</translation>
    </message>
    <message>
        <source>The board of these rules</source>
        <translation>Das Brett dieser Regeln</translation>
    </message>
</context>
<context>
    <name>BoardPreview</name>
    <message>
        <source>Picture of the board {name}, {columns} by {rows} cells</source>
        <translation>Bild des Bretts {name}, {columns} mal {rows} Felder</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Compass</source>
        <translation>Kompass</translation>
    </message>
    <message>
        <source>Each suit has a side of the board: spades north, hearts east, clubs south, diamonds west. Every sector runs from the two to the ace and through again, row by row from the rim to the middle, and a quarter turn carries each sector onto the next. The four aces meet in the centre.</source>
        <translation>Jede Farbe hat eine Seite des Bretts: Pik im Norden, Herz im Osten, Kreuz im Süden, Karo im Westen. Jeder Sektor läuft von der Zwei bis zum Ass und noch einmal durch, Zeile für Zeile vom Rand zur Mitte, und eine Vierteldrehung bringt jeden Sektor auf den nächsten. Die vier Asse treffen sich in der Mitte.</translation>
    </message>
    <message>
        <source>Two dice</source>
        <translation>Zwei Würfel</translation>
    </message>
    <message>
        <source>Six by six for two dice: the rare twos in the corners, the twelves in the middle. A quarter turn leaves it as it is.</source>
        <translation>Sechs mal sechs für zwei Würfel: die seltenen Zweien in den Ecken, die Zwölfen in der Mitte. Nach einer Vierteldrehung sieht es genauso aus.</translation>
    </message>
    <message>
        <source>traditional</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>No rights are claimed in this arrangement</source>
        <translation>An dieser Anordnung werden keine Rechte beansprucht</translation>
    </message>
    <message>
        <source>Far twins</source>
        <translation>Ferne Zwillinge</translation>
    </message>
    <message>
        <source>Four windows, black and red like a chess board, with the two suits of a colour chequered inside. From every card it is five rows and five columns to its twin, so that no two chips on the same card help each other; only the kings of spades and hearts meet, in the centre. The left half is the mirror of the right, spades for hearts and clubs for diamonds.</source>
        <translation>Vier Fenster, schwarz und rot wie ein Schachbrett; in jedem wechseln sich die zwei schwarzen oder die zwei roten Farben wieder wie Schachfelder ab. Von jeder Karte sind es fünf Zeilen und fünf Spalten zu ihrem Zwilling, so dass zwei Chips auf gleichen Karten einander nie helfen; nur die Pik-Könige und die Herz-Könige treffen sich, in der Mitte. Die linke Hälfte ist das Spiegelbild der rechten, mit Pik statt Herz und Kreuz statt Karo.</translation>
    </message>
    <message>
        <source>Turning rings</source>
        <translation>Gegenläufige Ringe</translation>
    </message>
    <message>
        <source>The numbers in rings around the one; each ring runs the other way round than the last. The nought stands in the corner beyond ninety-nine.</source>
        <translation>Die Zahlen in Ringen um die Eins; jeder Ring läuft andersherum als der vorige. Die Null steht in der Ecke hinter der Neunundneunzig.</translation>
    </message>
    <message>
        <source>Growing edges</source>
        <translation>Wachsende Kanten</translation>
    </message>
    <message>
        <source>The numbers grow out from the middle edge by edge, so that the square stays full at every size. The nought stands in a corner.</source>
        <translation>Die Zahlen wachsen Kante um Kante aus der Mitte heraus, so dass das Quadrat in jeder Größe voll bleibt. Die Null steht in einer Ecke.</translation>
    </message>
    <message>
        <source>Number spiral</source>
        <translation>Zahlenspirale</translation>
    </message>
    <message>
        <source>One plain spiral from the nought in the centre to ninety-nine in the corner.</source>
        <translation>Eine einzige, einfache Spirale von der Null in der Mitte bis zur Neunundneunzig in der Ecke.</translation>
    </message>
    <message>
        <source>Junior</source>
        <translation>Junior</translation>
    </message>
    <message>
        <source>Six by seven for the youngest: the cards from two to ace without tens and pictures, each once, in a path that can be followed with a finger. The corners and the two spaces in the middle are free.</source>
        <translation>Sechs mal sieben für die Jüngsten: die Karten von der Zwei bis zum Ass ohne Zehnen und Bilder, jede einmal, auf einem Weg, dem man mit dem Finger folgen kann. Die Ecken und die zwei Felder in der Mitte sind frei.</translation>
    </message>
    <message>
        <source>Pinwheel</source>
        <translation>Windrad</translation>
    </message>
    <message>
        <source>One pack on seven by seven for the travel game: each suit is one sail of a wheel, winding from the two at the rim to the ace at the hub, and the free space is the axle.</source>
        <translation>Ein Kartenspiel auf sieben mal sieben für das Reisespiel: Jede Farbe ist ein Flügel des Rads, der sich von der Zwei am Rand zum Ass an der Nabe windet, und das freie Feld ist die Achse.</translation>
    </message>
    <message>
        <source>Quadrants</source>
        <translation>Viertel</translation>
    </message>
    <message>
        <source>The arrangement common for One-Eyed Jack. Each quarter holds two suits, one the mirror of the other along the diagonal, where the kings and queens stand; tens to sevens run along the edges. Turned upside down it is the same board.</source>
        <translation>Die übliche Anordnung für One-Eyed Jack. Jedes Viertel hält zwei Farben, die eine das Spiegelbild der anderen an der Diagonale, auf der die Könige und Damen stehen; die Zehnen bis Siebenen laufen an den Rändern entlang. Auf den Kopf gestellt ist es dasselbe Brett.</translation>
    </message>
    <message>
        <source>Row snake</source>
        <translation>Zeilenschlange</translation>
    </message>
    <message>
        <source>The two packs in order, laid like a snake: one row to the right, the next to the left. The easiest board to find a card on.</source>
        <translation>Die zwei Kartenspiele der Reihe nach, gelegt wie eine Schlange: eine Zeile nach rechts, die nächste nach links. Auf keinem Brett findet man eine Karte leichter.</translation>
    </message>
    <message>
        <source>Spiral</source>
        <translation>Spirale</translation>
    </message>
    <message>
        <source>The arrangement of the published game. From the top left corner it winds inwards, clockwise: spades and diamonds up from the two, clubs and hearts down from the ace, and all of it once more, to the two of hearts in the middle. No jacks; the corners are free.</source>
        <translation>Die Anordnung des veröffentlichten Spiels. Von der Ecke oben links windet sie sich im Uhrzeigersinn nach innen: Pik und Karo von der Zwei aufwärts, Kreuz und Herz vom Ass abwärts, und alles noch einmal, bis zur Herz-Zwei in der Mitte. Keine Buben; die Ecken sind frei.</translation>
    </message>
</context>
<context>
    <name>BookmarksDialog</name>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>No moment is marked yet. Look at one, and choose View → Bookmark.</source>
        <translation>Noch ist kein Zeitpunkt gemerkt. Sieh dir einen an und wähle Ansicht → Lesezeichen.</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Remove the bookmark; the game stays as it is.</source>
        <translation>Das Lesezeichen entfernen; das Spiel bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>{cell}: {card}</source>
        <translation>{cell}: {card}</translation>
    </message>
    <message>
        <source>Now choose the other end of the row.</source>
        <translation>Jetzt das andere Ende der Reihe wählen.</translation>
    </message>
</context>
<context>
    <name>CaseDialog</name>
    <message>
        <source>Save as rule case</source>
        <translation>Als Regelfall speichern</translation>
    </message>
    <message>
        <source>The case says what may be done in this position, as the program sees it.</source>
        <translation>Der Fall sagt, was in dieser Stellung nach Ansicht des Programms erlaubt ist.</translation>
    </message>
    <message>
        <source>&amp;Choose a file…</source>
        <translation>Datei &amp;wählen …</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Notiz</translation>
    </message>
</context>
<context>
    <name>ChancePanel</name>
    <message>
        <source>Winning chances</source>
        <translation>Gewinnaussichten</translation>
    </message>
    <message>
        <source>Chances through the game</source>
        <translation>Aussichten im Lauf des Spiels</translation>
    </message>
    <message>
        <source>Click to look at the board at that moment</source>
        <translation>Klicken, um das Brett zu diesem Zeitpunkt anzusehen</translation>
    </message>
</context>
<context>
    <name>Chancing</name>
    <message>
        <source>The chances cannot be worked out: the process that does it has failed.</source>
        <translation>Die Aussichten lassen sich nicht berechnen: Der Prozess, der es tut, ist ausgefallen.</translation>
    </message>
    <message>
        <source>The chances show when the next player is ready.</source>
        <translation>Die Aussichten erscheinen, wenn der nächste Spieler bereit ist.</translation>
    </message>
    <message>
        <source>A rated game has no chances.</source>
        <translation>Ein gewertetes Spiel zeigt keine Aussichten.</translation>
    </message>
    <message>
        <source>As far as an onlooker can tell:</source>
        <translation>Soweit ein Zuschauer es sagen kann:</translation>
    </message>
    <message>
        <source>As far as {name} can know:</source>
        <translation>Soweit {name} es wissen kann:</translation>
    </message>
</context>
<context>
    <name>Clipping</name>
    <message>
        <source>The board is on the clipboard, as text.</source>
        <translation>Das Brett liegt als Text in der Zwischenablage.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>In der Zwischenablage ist kein Text.</translation>
    </message>
    <message>
        <source>Paste text</source>
        <translation>Text einfügen</translation>
    </message>
    <message>
        <source>Pasted. Not understood: {count}; lines left out: {lines}.</source>
        <translation>Eingefügt. Nicht verstanden: {count}; weggelassene Zeilen: {lines}.</translation>
    </message>
    <message>
        <source>Pasted: everything was understood.</source>
        <translation>Eingefügt: Alles wurde verstanden.</translation>
    </message>
    <message>
        <source>{cards}: they lie on the right of column {column}.</source>
        <translation>{cards}: Sie liegen rechts von Spalte {column}.</translation>
    </message>
    <message>
        <source>{cards}: they lie below row {row}.</source>
        <translation>{cards}: Sie liegen unter Zeile {row}.</translation>
    </message>
    <message>
        <source>{cards}: they lie right of {column} and below row {row}.</source>
        <translation>{cards}: Sie liegen rechts von {column} und unter Zeile {row}.</translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Dark grey</source>
        <translation>Dunkelgrau</translation>
    </message>
    <message>
        <source>Light grey</source>
        <translation>Hellgrau</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violett</translation>
    </message>
</context>
<context>
    <name>CommandRow</name>
    <message>
        <source>C&amp;opy</source>
        <translation>K&amp;opieren</translation>
    </message>
    <message>
        <source>Sa&amp;ve the board…</source>
        <translation>Brett &amp;speichern …</translation>
    </message>
    <message>
        <source>Command line that makes this report again</source>
        <translation>Befehlszeile, die diesen Bericht noch einmal macht</translation>
    </message>
    <message>
        <source>The command that plays these games again needs the board as a file.</source>
        <translation>Der Befehl, der diese Spiele noch einmal spielt, braucht das Brett als Datei.</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>Figures of all entries</source>
        <translation>Zahlen aller Einträge</translation>
    </message>
    <message>
        <source>Share of the points, by player</source>
        <translation>Anteil der Punkte, nach Spieler</translation>
    </message>
    <message>
        <source>Strength of the players, in Elo</source>
        <translation>Stärke der Spieler, in Elo</translation>
    </message>
    <message>
        <source>Decided games won by the side that began</source>
        <translation>Entschiedene Spiele, gewonnen von der Partei, die begann</translation>
    </message>
    <message>
        <source>Moves a game</source>
        <translation>Züge je Spiel</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Who begins wins</source>
        <translation>Wer beginnt, gewinnt</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Unentschieden</translation>
    </message>
</context>
<context>
    <name>Corner</name>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} denkt nach</translation>
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
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) left</source>
        <translation>
            <numerusform>noch %n Zug</numerusform>
            <numerusform>noch %n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{made} of %n row(s)</source>
        <translation>
            <numerusform>{made} von %n Reihe</numerusform>
            <numerusform>{made} von %n Reihen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed} and makes %n row(s)</source>
        <translation>
            <numerusform>{deed} und bildet eine Reihe</numerusform>
            <numerusform>{deed} und bildet %n Reihen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed} and announces %n row(s)</source>
        <translation>
            <numerusform>{deed} und sagt eine Reihe an</numerusform>
            <numerusform>{deed} und sagt %n Reihen an</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed} and breaks up %n row(s)</source>
        <translation>
            <numerusform>{deed} und zerstört eine Reihe</numerusform>
            <numerusform>{deed} und zerstört %n Reihen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed}: %n row(s)</source>
        <translation>
            <numerusform>{deed}: eine Reihe</numerusform>
            <numerusform>{deed}: %n Reihen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From there %n row(s) are still possible.</source>
        <translation>
            <numerusform>Von dort ist noch %n Reihe möglich.</numerusform>
            <numerusform>Von dort sind noch %n Reihen möglich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier move(s), see the list</source>
        <translation>
            <numerusform>%n früherer Zug, siehe die Liste</numerusform>
            <numerusform>%n frühere Züge, siehe die Liste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are shuffled into a new stock</source>
        <translation>
            <numerusform>%n Karte wird zu einem neuen Stapel gemischt</numerusform>
            <numerusform>%n Karten werden zu einem neuen Stapel gemischt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rated game(s) played.</source>
        <translation>
            <numerusform>%n gewertetes Spiel gespielt.</numerusform>
            <numerusform>%n gewertete Spiele gespielt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) found</source>
        <translation>
            <numerusform>%n Einstellung gefunden</numerusform>
            <numerusform>%n Einstellungen gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read</source>
        <translation>
            <numerusform>%n Datei konnte nicht gelesen werden</numerusform>
            <numerusform>%n Dateien konnten nicht gelesen werden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) could not be read</source>
        <translation>
            <numerusform>%n Zeile konnte nicht gelesen werden</numerusform>
            <numerusform>%n Zeilen konnten nicht gelesen werden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) are among your own now</source>
        <translation>
            <numerusform>%n Brett gehört jetzt zu deinen eigenen</numerusform>
            <numerusform>%n Bretter gehören jetzt zu deinen eigenen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) did not fit on the board</source>
        <translation>
            <numerusform>%n Karte passte nicht auf das Brett</numerusform>
            <numerusform>%n Karten passten nicht auf das Brett</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>no</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eine</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>zehn</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>elf</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>zwölf</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count} Karten</translation>
    </message>
    <message>
        <source>one row</source>
        <translation>eine Reihe</translation>
    </message>
    <message>
        <source>{count} rows</source>
        <translation>{count} Reihen</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>ein Punkt</translation>
    </message>
    <message>
        <source>{count} points</source>
        <translation>{count} Punkte</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} Spieler</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} oder {last}</translation>
    </message>
    <message>
        <source>a roll of {totals}</source>
        <translation>ein Wurf von {totals}</translation>
    </message>
    <message>
        <source>the one-eyed jacks (spades and hearts)</source>
        <translation>die einäugigen Buben (Pik und Herz)</translation>
    </message>
    <message>
        <source>the two-eyed jacks (diamonds and clubs)</source>
        <translation>die zweiäugigen Buben (Karo und Kreuz)</translation>
    </message>
    <message>
        <source>the {ranks}</source>
        <translation>die {ranks}</translation>
    </message>
    <message>
        <source>the {ranks} of {suits}</source>
        <translation>die {ranks} in {suits}</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>Zweien</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>Dreien</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>Vieren</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>Fünfen</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>Sechsen</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>Siebenen</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>Achten</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>Neunen</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>Zehnen</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>Buben</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>Damen</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>Könige</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>Asse</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>rules without a name</source>
        <translation>Regeln ohne Namen</translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message>
        <source>Cards to be laid</source>
        <translation>Karten zum Legen</translation>
    </message>
    <message>
        <source>{card}: {count} left</source>
        <translation>{card}: noch {count}</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>Two packs of cards</source>
        <translation>Zwei Kartenspiele</translation>
    </message>
    <message>
        <source>One pack of cards</source>
        <translation>Ein Kartenspiel</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Two dice</source>
        <translation>Zwei Würfel</translation>
    </message>
    <message>
        <source>Anything</source>
        <translation>Alles</translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>{who} did not draw in time, and holds one card less</source>
        <translation>{who} hat nicht rechtzeitig gezogen und hält eine Karte weniger</translation>
    </message>
    <message>
        <source>the others have their last turns</source>
        <translation>die anderen haben ihre letzten Züge</translation>
    </message>
    <message>
        <source>{deed}; {consequence}</source>
        <translation>{deed}; {consequence}</translation>
    </message>
    <message>
        <source>{who} takes {card}</source>
        <translation>{who} nimmt {card}</translation>
    </message>
    <message>
        <source>{who} draws a card</source>
        <translation>{who} zieht eine Karte</translation>
    </message>
    <message>
        <source>{who} shows that {card} is dead and turns it in</source>
        <translation>{who} zeigt, dass {card} tot ist, und gibt die Karte ab</translation>
    </message>
    <message>
        <source>{who} plays {card} as {other_card} on {cell}</source>
        <translation>{who} spielt {card} als {other_card} auf {cell}</translation>
    </message>
    <message>
        <source>{who} plays {card} on {cell}</source>
        <translation>{who} spielt {card} auf {cell}</translation>
    </message>
    <message>
        <source>{who} plays {card} and removes the chip on {cell}</source>
        <translation>{who} spielt {card} und entfernt den Chip auf {cell}</translation>
    </message>
    <message>
        <source>{who} plays {card} and takes over the chip on {cell}</source>
        <translation>{who} spielt {card} und übernimmt den Chip auf {cell}</translation>
    </message>
    <message>
        <source>{who} plays {card} and swaps the chips on {cell} and {other}</source>
        <translation>{who} spielt {card} und tauscht die Chips auf {cell} und {other}</translation>
    </message>
    <message>
        <source>{who} turns in {card}</source>
        <translation>{who} gibt {card} ab</translation>
    </message>
    <message>
        <source>{who} passes</source>
        <translation>{who} passt</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and puts a chip on {cell}</source>
        <translation>{who} würfelt {roll} und setzt einen Chip auf {cell}</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and removes the chip on {cell}</source>
        <translation>{who} würfelt {roll} und entfernt den Chip auf {cell}</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and takes over the chip on {cell}</source>
        <translation>{who} würfelt {roll} und übernimmt den Chip auf {cell}</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and swaps the chips on {cell} and {other}</source>
        <translation>{who} würfelt {roll} und tauscht die Chips auf {cell} und {other}</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and can do nothing</source>
        <translation>{who} würfelt {roll} und kann nichts tun</translation>
    </message>
    <message>
        <source>{who} gives up {card}</source>
        <translation>{who} legt {card} ab</translation>
    </message>
    <message>
        <source>{who} takes the chip on {cell} away</source>
        <translation>{who} nimmt den Chip auf {cell} weg</translation>
    </message>
    <message>
        <source>{who} has spoken out of turn</source>
        <translation>{who} hat unerlaubt gesprochen</translation>
    </message>
    <message>
        <source>on {cell}</source>
        <comment>after a card, as in 8 of spades on c4</comment>
        <translation>auf {cell}</translation>
    </message>
    <message>
        <source>removes {cell}</source>
        <comment>after a card</comment>
        <translation>entfernt {cell}</translation>
    </message>
    <message>
        <source>takes over {cell}</source>
        <comment>after a card</comment>
        <translation>übernimmt {cell}</translation>
    </message>
    <message>
        <source>swaps {cell} and {other}</source>
        <comment>after a card</comment>
        <translation>tauscht {cell} und {other}</translation>
    </message>
    <message>
        <source>turned in</source>
        <comment>after a card</comment>
        <translation>abgegeben</translation>
    </message>
    <message>
        <source>taken</source>
        <comment>after a card</comment>
        <translation>genommen</translation>
    </message>
    <message>
        <source>draws a card</source>
        <translation>zieht eine Karte</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <comment>after a roll</comment>
        <translation>nichts zu tun</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>given up</source>
        <comment>after a card</comment>
        <translation>abgelegt</translation>
    </message>
    <message>
        <source>takes {cell} away</source>
        <translation>nimmt {cell} weg</translation>
    </message>
    <message>
        <source>has spoken</source>
        <translation>hat gesprochen</translation>
    </message>
    <message>
        <source>{total} is rolled</source>
        <translation>{total} ist gewürfelt</translation>
    </message>
    <message>
        <source>{who} is out of the game</source>
        <translation>{who} ist aus dem Spiel</translation>
    </message>
    <message>
        <source>it is the turn of {who}</source>
        <translation>{who} ist am Zug</translation>
    </message>
    <message>
        <source>a chip of {who} on {place}</source>
        <translation>ein Chip von {who} auf {place}</translation>
    </message>
    <message>
        <source>the chip of {who} is off {place}</source>
        <translation>der Chip von {who} ist weg von {place}</translation>
    </message>
    <message>
        <source>a row for {who}, {place}</source>
        <translation>eine Reihe für {who}, {place}</translation>
    </message>
    <message>
        <source>{who} no longer has the row {place}</source>
        <translation>{who} hat die Reihe {place} nicht mehr</translation>
    </message>
    <message>
        <source>{who} lays off {card}</source>
        <translation>{who} legt {card} ab</translation>
    </message>
    <message>
        <source>{who} draws {card}</source>
        <translation>{who} zieht {card}</translation>
    </message>
    <message>
        <source>{who} takes back {card}</source>
        <translation>{who} nimmt {card} zurück</translation>
    </message>
    <message>
        <source>{who} puts back {card}</source>
        <translation>{who} legt {card} zurück</translation>
    </message>
</context>
<context>
    <name>DesignButtons</name>
    <message>
        <source>&amp;Design a board…</source>
        <translation>Brett &amp;entwerfen …</translation>
    </message>
    <message>
        <source>Make a board of your own, or change one.</source>
        <translation>Ein eigenes Brett machen oder eines ändern.</translation>
    </message>
    <message>
        <source>Edit a cop&amp;y</source>
        <translation>&amp;Kopie bearbeiten</translation>
    </message>
    <message>
        <source>Change a copy of the chosen board in the designer.</source>
        <translation>Eine Kopie des gewählten Bretts im Entwurf ändern.</translation>
    </message>
</context>
<context>
    <name>Designer</name>
    <message>
        <source>Some files were not taken over.</source>
        <translation>Manche Dateien wurden nicht übernommen.</translation>
    </message>
    <message>
        <source>Only files of this computer can be dropped here.</source>
        <translation>Nur Dateien dieses Computers können hier abgelegt werden.</translation>
    </message>
    <message>
        <source>Save the file first, or copy its text and paste it.</source>
        <translation>Speichere die Datei zuerst, oder kopiere ihren Text und füge ihn ein.</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Brett</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>An empty board. Undo brings this one back.</source>
        <translation>Ein leeres Brett. Zurücknehmen bringt dieses wieder.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Change a board in a file. Undo brings this back.</source>
        <translation>Ein Brett aus einer Datei ändern. Zurücknehmen bringt dieses wieder.</translation>
    </message>
    <message>
        <source>&amp;Gallery…</source>
        <translation>&amp;Galerie …</translation>
    </message>
    <message>
        <source>Look at all boards.</source>
        <translation>Alle Bretter ansehen.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save the board, with mistakes or without.</source>
        <translation>Das Brett speichern, mit oder ohne Fehler.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save the board to another file.</source>
        <translation>Das Brett in eine andere Datei speichern.</translation>
    </message>
    <message>
        <source>&amp;Export a copy…</source>
        <translation>Kopie &amp;exportieren …</translation>
    </message>
    <message>
        <source>Write a copy for somebody else.</source>
        <translation>Eine Kopie für jemand anderen schreiben.</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Bring the board onto paper, or into a picture.</source>
        <translation>Das Brett zu Papier oder in ein Bild bringen.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close. What is not saved is kept for next time.</source>
        <translation>Schließen. Was nicht gespeichert ist, bleibt für das nächste Mal erhalten.</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>B&amp;earbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>&amp;Verlauf …</translation>
    </message>
    <message>
        <source>List all changes and go back to any of them.</source>
        <translation>Alle Änderungen auflisten und zu einer davon zurückgehen.</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Paste cells, or a board as text from anywhere.</source>
        <translation>Felder einfügen, oder ein Brett als Text von irgendwo.</translation>
    </message>
    <message>
        <source>Copy the board as te&amp;xt</source>
        <translation>Brett als Te&amp;xt kopieren</translation>
    </message>
    <message>
        <source>For a letter, a forum or a spreadsheet.</source>
        <translation>Für einen Brief, ein Forum oder eine Tabelle.</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>Choose &amp;all</source>
        <translation>Alles &amp;wählen</translation>
    </message>
    <message>
        <source>&amp;Fill with the tray’s card</source>
        <translation>Mit der Karte der A&amp;blage füllen</translation>
    </message>
    <message>
        <source>Put the card chosen in the tray on these cells.</source>
        <translation>Die in der Ablage gewählte Karte auf diese Felder legen.</translation>
    </message>
    <message>
        <source>E&amp;xchange two cells</source>
        <translation>Zwei Felder &amp;tauschen</translation>
    </message>
    <message>
        <source>Exchange the two chosen cells.</source>
        <translation>Die zwei gewählten Felder tauschen.</translation>
    </message>
    <message>
        <source>&amp;Shuffle</source>
        <translation>&amp;Mischen</translation>
    </message>
    <message>
        <source>Shuffle the chosen cells; of one, the board.</source>
        <translation>Die gewählten Felder mischen; ist es nur eines, das ganze Brett.</translation>
    </message>
    <message>
        <source>Fill &amp;up from the tray</source>
        <translation>Aus der Ablage a&amp;uffüllen</translation>
    </message>
    <message>
        <source>Put what is left on the empty cells, by chance.</source>
        <translation>Was übrig ist zufällig auf die leeren Felder legen.</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <translation>&amp;Probieren</translation>
    </message>
    <message>
        <source>&amp;Play a game on it</source>
        <translation>Ein &amp;Spiel darauf spielen</translation>
    </message>
    <message>
        <source>Play a game on this board against the computer.</source>
        <translation>Auf diesem Brett ein Spiel gegen den Computer spielen.</translation>
    </message>
    <message>
        <source>&amp;Balance…</source>
        <translation>&amp;Ausgewogenheit …</translation>
    </message>
    <message>
        <source>Measure the board by many games of computers.</source>
        <translation>Das Brett durch viele Spiele von Computern messen.</translation>
    </message>
    <message>
        <source>&amp;Hide the heat map</source>
        <translation>&amp;Wärmebild verbergen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Tasten und Maus</translation>
    </message>
    <message>
        <source>List what every key does here.</source>
        <translation>Auflisten, was hier jede Taste tut.</translation>
    </message>
    <message>
        <source>Shift to the left</source>
        <translation>Nach links schieben</translation>
    </message>
    <message>
        <source>Shift to the right</source>
        <translation>Nach rechts schieben</translation>
    </message>
    <message>
        <source>Shift up</source>
        <translation>Nach oben schieben</translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation>Nach unten schieben</translation>
    </message>
    <message>
        <source>Symmetry that edits keep</source>
        <translation>Symmetrie, die erhalten bleibt</translation>
    </message>
    <message>
        <source>What is changed in one place is changed in its likeness, too.</source>
        <translation>Was an einer Stelle geändert wird, ändert sich auch an ihrem Gegenstück.</translation>
    </message>
    <message>
        <source>Play an&amp;other game on it</source>
        <translation>Ein &amp;anderes Spiel darauf spielen</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>&amp;Anordnen</translation>
    </message>
    <message>
        <source>Turn: {way}</source>
        <translation>Drehen: {way}</translation>
    </message>
    <message>
        <source>Exchange two &amp;suits</source>
        <translation>Zwei &amp;Farben tauschen</translation>
    </message>
    <message>
        <source>&amp;Repeat a part (symmetry)</source>
        <translation>Einen Teil &amp;wiederholen (Symmetrie)</translation>
    </message>
    <message>
        <source>S&amp;ymmetry that edits keep</source>
        <translation>S&amp;ymmetrie, die erhalten bleibt</translation>
    </message>
    <message>
        <source>Take {part} for the rest</source>
        <translation>{part} für den Rest nehmen</translation>
    </message>
    <message>
        <source>Choose a symmetry first</source>
        <translation>Zuerst eine Symmetrie wählen</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;ymmetrie</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>hole</source>
        <translation>Loch</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>a free cell</source>
        <translation>ein freies Feld</translation>
    </message>
    <message>
        <source>a hole</source>
        <translation>ein Loch</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>DesignerWindow</name>
    <message>
        <source>&amp;Tray: to be placed</source>
        <translation>&amp;Ablage: noch zu legen</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>Neues Brett</translation>
    </message>
    <message>
        <source>{name}[*] – Board designer</source>
        <translation>{name}[*] – Brettentwurf</translation>
    </message>
    <message>
        <source>{cell}   chosen: {chosen}   filled: {filled} of {size}</source>
        <translation>{cell}   gewählt: {chosen}   belegt: {filled} von {size}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Ausgewogenheit</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Tasten und Maus</translation>
    </message>
    <message>
        <source>Go on with an unsaved board</source>
        <translation>Ein nicht gespeichertes Brett fortsetzen</translation>
    </message>
    <message>
        <source>This board is not kept: {why}.</source>
        <translation>Dieses Brett wird nicht aufbewahrt: {why}.</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>You play on from move {ply} in a game of its own. The one before is kept; undo brings it back.</source>
        <translation>Du spielst ab Zug {ply} in einem eigenen Spiel weiter. Das vorige bleibt erhalten; Zurücknehmen holt es wieder.</translation>
    </message>
    <message>
        <source>Another program has written to the file of your game in progress. It was left as it is now, and your game is kept in another file.</source>
        <translation>Ein anderes Programm hat in die Datei deines laufenden Spiels geschrieben. Sie wurde gelassen, wie sie jetzt ist, und dein Spiel wird in einer anderen Datei aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message>
        <source>{now} (not: {before})</source>
        <translation>{now} (nicht: {before})</translation>
    </message>
    <message>
        <source>{text} – no effect: {why}</source>
        <translation>{text} – ohne Wirkung: {why}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>a list of its own</source>
        <translation>eine eigene Liste</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>{title}: {new} instead of {old}</source>
        <translation>{title}: {new} statt {old}</translation>
    </message>
    <message>
        <source>{title}: {new}</source>
        <translation>{title}: {new}</translation>
    </message>
    <message>
        <source>Rows of {new} chips instead of {old}</source>
        <translation>Reihen aus {new} Chips statt {old}</translation>
    </message>
    <message>
        <source>Cards each by the number of players</source>
        <translation>Karten je Spieler nach der Zahl der Spieler</translation>
    </message>
    <message>
        <source>{cards} each, however many play</source>
        <translation>{cards} für jeden, gleich wie viele spielen</translation>
    </message>
    <message>
        <source>{cards} each instead of {old}</source>
        <translation>{cards} für jeden statt {old}</translation>
    </message>
    <message>
        <source>Without {ranks}</source>
        <translation>Ohne {ranks}</translation>
    </message>
    <message>
        <source>With {ranks}</source>
        <translation>Mit {ranks}</translation>
    </message>
    <message>
        <source>The ranks in another order</source>
        <translation>Die Werte in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>Playing cards instead of number cards</source>
        <translation>Spielkarten statt Zahlenkarten</translation>
    </message>
    <message>
        <source>Number cards from {low} to {high} instead of playing cards</source>
        <translation>Zahlenkarten von {low} bis {high} statt Spielkarten</translation>
    </message>
    <message>
        <source>Number cards from {low} to {high} instead of {old_low} to {old_high}</source>
        <translation>Zahlenkarten von {low} bis {high} statt {old_low} bis {old_high}</translation>
    </message>
    <message>
        <source>The usual board instead of one of its own</source>
        <translation>Das übliche Brett statt eines eigenen</translation>
    </message>
    <message>
        <source>Another board of its own</source>
        <translation>Ein anderes eigenes Brett</translation>
    </message>
    <message>
        <source>A board of its own instead of the usual one</source>
        <translation>Ein eigenes Brett statt des üblichen</translation>
    </message>
    <message>
        <source>{players} in {sides} sides</source>
        <translation>{players} in {sides} Parteien</translation>
    </message>
    <message>
        <source>{now} instead of {before}</source>
        <translation>{now} statt {before}</translation>
    </message>
    <message>
        <source>{now} may play, too</source>
        <translation>{now} dürfen auch spielen</translation>
    </message>
    <message>
        <source>Not for {counts} players</source>
        <translation>Nicht für {counts} Spieler</translation>
    </message>
    <message>
        <source>With {players}: {cards} each instead of {old}</source>
        <translation>Mit {players}: {cards} für jeden statt {old}</translation>
    </message>
    <message>
        <source>With {players}: {cards} each</source>
        <translation>Mit {players}: {cards} für jeden</translation>
    </message>
    <message>
        <source>With {sides} sides: rows of {new} chips instead of {old}</source>
        <translation>Mit {sides} Parteien: Reihen aus {new} Chips statt {old}</translation>
    </message>
    <message>
        <source>With {sides} sides: {rows} to win instead of {old}</source>
        <translation>Mit {sides} Parteien: {rows} zum Sieg statt {old}</translation>
    </message>
    <message>
        <source>With {players}: rows to win by the number of sides</source>
        <translation>Mit {players}: Reihen zum Sieg nach der Zahl der Parteien</translation>
    </message>
    <message>
        <source>With {players}: {rows} to win</source>
        <translation>Mit {players}: {rows} zum Sieg</translation>
    </message>
    <message>
        <source>no power</source>
        <translation>keine besondere Wirkung</translation>
    </message>
    <message>
        <source>{cards}: {does}</source>
        <translation>{cards}: {does}</translation>
    </message>
    <message>
        <source>{card} cannot touch the cells {cells}</source>
        <translation>{card} kann die Felder {cells} nicht berühren</translation>
    </message>
    <message>
        <source>No cell is safe from {card}</source>
        <translation>Kein Feld ist vor {card} sicher</translation>
    </message>
    <message>
        <source>{chips} in line: {points} instead of {old}</source>
        <translation>{chips} in einer Linie: {points} statt {old}</translation>
    </message>
    <message>
        <source>{chips} in line: no points of their own</source>
        <translation>{chips} in einer Linie: keine eigenen Punkte</translation>
    </message>
    <message>
        <source>{chips} in line: {points}</source>
        <translation>{chips} in einer Linie: {points}</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>Repeat {part}</source>
        <translation>{part} wiederholen</translation>
    </message>
    <message>
        <source>Put {card} on {cell}</source>
        <translation>{card} auf {cell} legen</translation>
    </message>
    <message>
        <source>Fill with {card}</source>
        <translation>Mit {card} füllen</translation>
    </message>
    <message>
        <source>Clear {cells}</source>
        <translation>{cells} leeren</translation>
    </message>
    <message>
        <source>Exchange {cells}</source>
        <translation>{cells} tauschen</translation>
    </message>
    <message>
        <source>Shuffle {cells}</source>
        <translation>{cells} mischen</translation>
    </message>
    <message>
        <source>Fill up from the tray</source>
        <translation>Aus der Ablage auffüllen</translation>
    </message>
    <message>
        <source>Cut {cells}</source>
        <translation>{cells} ausschneiden</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Turn: {way}</source>
        <translation>Drehen: {way}</translation>
    </message>
    <message>
        <source>Shift the board</source>
        <translation>Das Brett verschieben</translation>
    </message>
    <message>
        <source>Exchange two suits</source>
        <translation>Zwei Farben tauschen</translation>
    </message>
    <message>
        <source>Pattern: {name}</source>
        <translation>Muster: {name}</translation>
    </message>
    <message>
        <source>Size {columns} × {rows}</source>
        <translation>Größe {columns} × {rows}</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Den Namen ändern</translation>
    </message>
    <message>
        <source>Change the author</source>
        <translation>Den Autor ändern</translation>
    </message>
    <message>
        <source>Change the notes</source>
        <translation>Die Anmerkungen ändern</translation>
    </message>
    <message>
        <source>Change the licence</source>
        <translation>Die Lizenz ändern</translation>
    </message>
    <message>
        <source>Change the deck</source>
        <translation>Den Kartensatz ändern</translation>
    </message>
    <message>
        <source>{count} cells</source>
        <translation>{count} Felder</translation>
    </message>
</context>
<context>
    <name>Enabling</name>
    <message>
        <source>&amp;Undo: new game</source>
        <translation>&amp;Zurücknehmen: neues Spiel</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo: new game</source>
        <translation>&amp;Wiederholen: neues Spiel</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Next de&amp;al</source>
        <translation>Nächste R&amp;unde</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>Noch ein&amp;mal spielen</translation>
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
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Review the game…</source>
        <translation>Spiel auswerten …</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Das Brett ansehen</translation>
    </message>
</context>
<context>
    <name>EntryForm</name>
    <message>
        <source>Change &amp;seats on the same deals</source>
        <translation>&amp;Plätze bei gleichen Karten tauschen</translation>
    </message>
    <message>
        <source>Each deal is played once for every side, so that neither cards nor seats favour anybody. It needs different players.</source>
        <translation>Jedes Geben wird einmal für jede Partei gespielt, so dass weder Karten noch Plätze jemanden begünstigen. Dafür sind verschiedene Spieler nötig.</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>Na&amp;me</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Brett</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>S&amp;pieler</translation>
    </message>
    <message>
        <source>S&amp;ides</source>
        <translation>Pa&amp;rteien</translation>
    </message>
    <message>
        <source>&amp;Who plays</source>
        <translation>&amp;Wer spielt</translation>
    </message>
    <message>
        <source>Usual board of the game</source>
        <translation>Übliches Brett des Spiels</translation>
    </message>
    <message>
        <source>{name} (of this plan)</source>
        <translation>{name} (aus diesem Plan)</translation>
    </message>
    <message>
        <source>{name}, changed (of this plan)</source>
        <translation>{name}, geändert (aus diesem Plan)</translation>
    </message>
    <message>
        <source>of this plan</source>
        <translation>aus diesem Plan</translation>
    </message>
</context>
<context>
    <name>EntryView</name>
    <message>
        <source>Decided games won</source>
        <translation>Gewonnene entschiedene Spiele</translation>
    </message>
    <message>
        <source>Winning rows on the board</source>
        <translation>Gewinnreihen auf dem Brett</translation>
    </message>
    <message>
        <source>How many games took so many moves</source>
        <translation>Wie viele Spiele so viele Züge dauerten</translation>
    </message>
    <message>
        <source>{name}: decided games won, by who was on turn when</source>
        <translation>{name}: gewonnene entschiedene Spiele, nach der Reihenfolge am Zug</translation>
    </message>
    <message>
        <source>{name}: winning rows on the board</source>
        <translation>{name}: Gewinnreihen auf dem Brett</translation>
    </message>
    <message>
        <source>{name}: moves a game</source>
        <translation>{name}: Züge je Spiel</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>Bericht &amp;kopieren</translation>
    </message>
    <message>
        <source>The report names no person, no folder and no card.</source>
        <translation>Der Bericht nennt keine Person, keinen Ordner und keine Karte.</translation>
    </message>
    <message>
        <source>Start &amp;without settings</source>
        <translation>&amp;Ohne Einstellungen starten</translation>
    </message>
    <message>
        <source>Your settings stay in their file; this once nobody reads it.</source>
        <translation>Deine Einstellungen bleiben in ihrer Datei; dieses eine Mal liest sie niemand.</translation>
    </message>
    <message>
        <source>The program has met an error that its authors did not foresee. Your game is saved; you can go on, or close the program and start it again.</source>
        <translation>Das Programm ist auf einen Fehler gestoßen, mit dem seine Autoren nicht gerechnet haben. Dein Spiel ist gespeichert; du kannst weiterspielen oder das Programm schließen und neu starten.</translation>
    </message>
    <message>
        <source>The program has met an error that its authors did not foresee, and the game could not be saved. Save it to another place before you go on.</source>
        <translation>Das Programm ist auf einen Fehler gestoßen, mit dem seine Autoren nicht gerechnet haben, und das Spiel konnte nicht gespeichert werden. Speichere es an einem anderen Ort, bevor du weiterspielst.</translation>
    </message>
    <message>
        <source>The last time the program ended by an error that its authors did not foresee. Your game was kept after each move and goes on where it was. The report below helps to mend the error.</source>
        <translation>Das letzte Mal endete das Programm durch einen Fehler, mit dem seine Autoren nicht gerechnet haben. Dein Spiel wurde nach jedem Zug aufbewahrt und geht dort weiter, wo es war. Der Bericht unten hilft, den Fehler zu beheben.</translation>
    </message>
    <message>
        <source>The program cannot start, by an error that its authors did not foresee. Your games are kept. It may start without its settings.</source>
        <translation>Das Programm kann nicht starten, durch einen Fehler, mit dem seine Autoren nicht gerechnet haben. Deine Spiele sind aufbewahrt. Vielleicht startet es ohne seine Einstellungen.</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>The rules could not be saved.</source>
        <translation>Die Regeln konnten nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Export the rules</source>
        <translation>Regeln exportieren</translation>
    </message>
    <message>
        <source>The rules could not be written.</source>
        <translation>Die Regeln konnten nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Regeln importieren</translation>
    </message>
    <message>
        <source>These rules cannot be taken in.</source>
        <translation>Diese Regeln können nicht aufgenommen werden.</translation>
    </message>
    <message>
        <source>You have rules of this name already.</source>
        <translation>Du hast schon Regeln mit diesem Namen.</translation>
    </message>
    <message>
        <source>Replace them by those in {file}?</source>
        <translation>Sollen sie durch die in {file} ersetzt werden?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
</context>
<context>
    <name>Families</name>
    <message>
        <source>Sequence and its relatives</source>
        <translation>Sequence und Verwandte</translation>
    </message>
    <message>
        <source>One-Eyed Jack</source>
        <translation>One-Eyed Jack</translation>
    </message>
    <message>
        <source>With numbers</source>
        <translation>Mit Zahlen</translation>
    </message>
    <message>
        <source>With dice</source>
        <translation>Mit Würfeln</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Eigene</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>there are no cases in this folder</source>
        <translation>in diesem Ordner sind keine Fälle</translation>
    </message>
    <message>
        <source>this file is there already</source>
        <translation>diese Datei gibt es schon</translation>
    </message>
    <message>
        <source>choose another name, or add --force to replace it</source>
        <translation>wähle einen anderen Namen, oder ersetze sie mit --force</translation>
    </message>
    <message>
        <source>Qt cannot be started: {error}</source>
        <translation>Qt lässt sich nicht starten: {error}</translation>
    </message>
    <message>
        <source>install what is missing</source>
        <translation>installiere, was fehlt</translation>
    </message>
    <message>
        <source>row {number}, column {letter}</source>
        <translation>Zeile {number}, Spalte {letter}</translation>
    </message>
    <message>
        <source>{card} stands {times}</source>
        <translation>{card} steht {times} da</translation>
    </message>
    <message>
        <source>this deck has no use for it</source>
        <translation>dieser Kartensatz kennt sie nicht</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nirgends</translation>
    </message>
    <message>
        <source>once</source>
        <translation>einmal</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>zweimal</translation>
    </message>
    <message>
        <source>three times</source>
        <translation>dreimal</translation>
    </message>
    <message>
        <source>four times</source>
        <translation>viermal</translation>
    </message>
    <message>
        <source>{count} times</source>
        <translation>{count}-mal</translation>
    </message>
    <message>
        <source>a board needs it {times}</source>
        <translation>ein Brett braucht sie {times}</translation>
    </message>
    <message>
        <source>put {card} on {count} more</source>
        <translation>lege {card} noch {count}-mal</translation>
    </message>
    <message>
        <source>change {count} of them</source>
        <translation>ändere {count} davon</translation>
    </message>
    <message>
        <source>a board needs its rows of cells</source>
        <translation>ein Brett braucht seine Zeilen mit Feldern</translation>
    </message>
    <message>
        <source>there are {count} rows</source>
        <translation>Zahl der Zeilen: {count}</translation>
    </message>
    <message>
        <source>row 1 has {width} cells</source>
        <translation>Felder in Zeile 1: {width}</translation>
    </message>
    <message>
        <source>a row is a text of cells</source>
        <translation>eine Zeile ist ein Text aus Feldern</translation>
    </message>
    <message>
        <source>there are {count} cells</source>
        <translation>Zahl der Felder: {count}</translation>
    </message>
    <message>
        <source>this cell is still empty</source>
        <translation>dieses Feld ist noch leer</translation>
    </message>
    <message>
        <source>{word} is not a card</source>
        <translation>{word} ist keine Karte</translation>
    </message>
    <message>
        <source>{key} is not a text of up to {most} characters</source>
        <translation>{key} ist kein Text mit höchstens {most} Zeichen</translation>
    </message>
    <message>
        <source>{name} is not a straight line of cells</source>
        <translation>{name} ist keine gerade Linie aus Feldern</translation>
    </message>
    <message>
        <source>a board is a JSON object</source>
        <translation>ein Brett ist ein JSON-Objekt</translation>
    </message>
    <message>
        <source>{deck} is no kind of deck</source>
        <translation>{deck} ist kein Kartensatz</translation>
    </message>
    <message>
        <source>{shape} draws no shape</source>
        <translation>{shape} zeichnet keine Form</translation>
    </message>
    <message>
        <source>add &quot;rows&quot;: [&quot;XX 2S …&quot;, …]</source>
        <translation>ergänze &quot;rows&quot;: [&quot;XX 2S …&quot;, …]</translation>
    </message>
    <message>
        <source>use {least} to {most} rows</source>
        <translation>nimm {least} bis {most} Zeilen</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>Zeile {number}</translation>
    </message>
    <message>
        <source>use {least} to {most} cells a row</source>
        <translation>nimm {least} bis {most} Felder je Zeile</translation>
    </message>
    <message>
        <source>there are {count} cells where row 1 has {width}</source>
        <translation>Zahl der Felder: {count}, in Zeile 1 dagegen {width}</translation>
    </message>
    <message>
        <source>write &quot;XX 2S 3S …&quot;</source>
        <translation>schreibe &quot;XX 2S 3S …&quot;</translation>
    </message>
    <message>
        <source>use at most {most} cells a row</source>
        <translation>nimm höchstens {most} Felder je Zeile</translation>
    </message>
    <message>
        <source>put a card there, or {free} (free)</source>
        <translation>lege eine Karte hin, oder {free} (frei)</translation>
    </message>
    <message>
        <source>write cells like 4S, 10H, 50, XX (free)</source>
        <translation>schreibe Felder wie 4S, 10H, 50, XX (frei)</translation>
    </message>
    <message>
        <source>shorten or quote it</source>
        <translation>kürze ihn oder setze ihn in Anführungszeichen</translation>
    </message>
    <message>
        <source>there is no cell {cell}</source>
        <translation>es gibt kein Feld {cell}</translation>
    </message>
    <message>
        <source>it begins with { and has &quot;rows&quot;</source>
        <translation>es beginnt mit { und hat &quot;rows&quot;</translation>
    </message>
    <message>
        <source>the key {key} is not known</source>
        <translation>der Schlüssel {key} ist unbekannt</translation>
    </message>
    <message>
        <source>use {options}</source>
        <translation>nimm {options}</translation>
    </message>
    <message>
        <source>draw it like &quot;X../XXX/..X&quot;</source>
        <translation>zeichne sie wie &quot;X../XXX/..X&quot;</translation>
    </message>
    <message>
        <source>give every row the same number of cells</source>
        <translation>gib jeder Zeile gleich viele Felder</translation>
    </message>
    <message>
        <source>cells run from a1 to {last}</source>
        <translation>die Felder gehen von a1 bis {last}</translation>
    </message>
    <message>
        <source>known keys: {keys}</source>
        <translation>bekannte Schlüssel: {keys}</translation>
    </message>
    <message>
        <source>a case is a JSON object</source>
        <translation>ein Fall ist ein JSON-Objekt</translation>
    </message>
    <message>
        <source>step {number}</source>
        <translation>Schritt {number}</translation>
    </message>
    <message>
        <source>a value is missing or of the wrong kind ({error})</source>
        <translation>ein Wert fehlt oder ist von der falschen Art ({error})</translation>
    </message>
    <message>
        <source>lists lie too deep in each other</source>
        <translation>Listen sind zu tief ineinander verschachtelt</translation>
    </message>
    <message>
        <source>a value does not fit ({error})</source>
        <translation>ein Wert passt nicht ({error})</translation>
    </message>
    <message>
        <source>a step does one of {actions}</source>
        <translation>ein Schritt hat genau eines von {actions}</translation>
    </message>
    <message>
        <source>the expectation {key} is not known</source>
        <translation>die Erwartung {key} ist unbekannt</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>there are {count} of the card {card}</source>
        <translation>die Karte {card} ist {count}-mal da</translation>
    </message>
    <message>
        <source>the game is over before it begins</source>
        <translation>das Spiel ist vorbei, bevor es anfängt</translation>
    </message>
    <message>
        <source>there is no seat {seat}</source>
        <translation>es gibt keinen Platz {seat}</translation>
    </message>
    <message>
        <source>{seed} is no seed</source>
        <translation>{seed} ist keine Startzahl</translation>
    </message>
    <message>
        <source>a saved game is a JSON object</source>
        <translation>ein gespeichertes Spiel ist ein JSON-Objekt</translation>
    </message>
    <message>
        <source>the first seat or the seed is out of range</source>
        <translation>der erste Platz oder die Startzahl liegt außerhalb der Grenzen</translation>
    </message>
    <message>
        <source>the cards dealt do not come from the seed</source>
        <translation>die gegebenen Karten stammen nicht aus der Startzahl</translation>
    </message>
    <message>
        <source>there are {count} moves</source>
        <translation>Zahl der Züge: {count}</translation>
    </message>
    <message>
        <source>this is no position ({error})</source>
        <translation>das ist keine Stellung ({error})</translation>
    </message>
    <message>
        <source>use 0 to {last}</source>
        <translation>nimm 0 bis {last}</translation>
    </message>
    <message>
        <source>use a backup of the file</source>
        <translation>nimm eine Sicherungskopie der Datei</translation>
    </message>
    <message>
        <source>{key} is missing or of the wrong kind</source>
        <translation>{key} fehlt oder ist von der falschen Art</translation>
    </message>
    <message>
        <source>at most {most}</source>
        <translation>höchstens {most}</translation>
    </message>
    <message>
        <source>{move} is not a move</source>
        <translation>{move} ist kein Zug</translation>
    </message>
    <message>
        <source>{move} is not legal there</source>
        <translation>{move} ist dort nicht erlaubt</translation>
    </message>
    <message>
        <source>write it like 4S@e5, JS-e5, 4S! or =</source>
        <translation>schreibe ihn wie 4S@e5, JS-e5, 4S! oder =</translation>
    </message>
    <message>
        <source>{move}: {card} is not a card</source>
        <translation>{move}: {card} ist keine Karte</translation>
    </message>
    <message>
        <source>write cards like 4S or TH</source>
        <translation>schreibe Karten wie 4S oder TH</translation>
    </message>
    <message>
        <source>did you mean {name}?</source>
        <translation>meinst du {name}?</translation>
    </message>
    <message>
        <source>use a text of up to {most} characters</source>
        <translation>nimm einen Text mit höchstens {most} Zeichen</translation>
    </message>
    <message>
        <source>use a whole number from {low} to {high}</source>
        <translation>nimm eine ganze Zahl von {low} bis {high}</translation>
    </message>
    <message>
        <source>use a list of up to {most} whole numbers</source>
        <translation>nimm eine Liste mit höchstens {most} ganzen Zahlen</translation>
    </message>
    <message>
        <source>{value} does not fit here</source>
        <translation>{value} passt hier nicht</translation>
    </message>
    <message>
        <source>use an object: {keys} to value</source>
        <translation>nimm ein Objekt: {keys}, dazu der Wert</translation>
    </message>
    <message>
        <source>use an object of parameters</source>
        <translation>nimm ein Objekt mit Parametern</translation>
    </message>
    <message>
        <source>use one of {options}</source>
        <translation>nimm eines von {options}</translation>
    </message>
    <message>
        <source>use a list of {count} whole numbers</source>
        <translation>nimm eine Liste mit {count} ganzen Zahlen</translation>
    </message>
    <message>
        <source>use true or false</source>
        <translation>nimm true oder false</translation>
    </message>
    <message>
        <source>use a list of up to {most} words</source>
        <translation>nimm eine Liste mit höchstens {most} Wörtern</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} oder {other}</translation>
    </message>
    <message>
        <source>{value} is no number</source>
        <translation>{value} ist keine Zahl</translation>
    </message>
    <message>
        <source>{value} is no list</source>
        <translation>{value} ist keine Liste</translation>
    </message>
    <message>
        <source>{value} is no number from 0 to {last}</source>
        <translation>{value} ist keine Zahl von 0 bis {last}</translation>
    </message>
    <message>
        <source>{seats} are no seats</source>
        <translation>{seats} sind keine Plätze</translation>
    </message>
    <message>
        <source>{values} are not {count} numbers from 0 to {last}</source>
        <translation>{values} sind nicht {count} Zahlen von 0 bis {last}</translation>
    </message>
    <message>
        <source>{name} is no phase</source>
        <translation>{name} ist keine Phase</translation>
    </message>
    <message>
        <source>there is no open card to take</source>
        <translation>es gibt keine offene Karte zu nehmen</translation>
    </message>
    <message>
        <source>seat {seat} is out of the game</source>
        <translation>Platz {seat} ist ausgeschieden</translation>
    </message>
    <message>
        <source>a chip lies on a cell that takes none</source>
        <translation>ein Chip liegt auf einem Feld, auf das keiner gehört</translation>
    </message>
    <message>
        <source>there are {count} lines of chips</source>
        <translation>Zahl der Zeilen mit Chips: {count}</translation>
    </message>
    <message>
        <source>there are {count} hands for {seats} seats</source>
        <translation>Zahl der Hände: {count}, Plätze: {seats}</translation>
    </message>
    <message>
        <source>{letter} is no side</source>
        <translation>{letter} ist keine Partei</translation>
    </message>
    <message>
        <source>write &quot;{key}&quot;: [...]</source>
        <translation>schreibe &quot;{key}&quot;: [...]</translation>
    </message>
    <message>
        <source>write totals: [7, 9]</source>
        <translation>schreibe Summen: [7, 9]</translation>
    </message>
    <message>
        <source>use play, draw or replace</source>
        <translation>nimm play, draw oder replace</translation>
    </message>
    <message>
        <source>use play</source>
        <translation>nimm play</translation>
    </message>
    <message>
        <source>the side to move has no turn left</source>
        <translation>die Partei am Zug hat keinen Zug mehr übrig</translation>
    </message>
    <message>
        <source>what is claimed is not a row of chips</source>
        <translation>was beansprucht wird, ist keine Reihe aus Chips</translation>
    </message>
    <message>
        <source>write {count}</source>
        <translation>schreibe {count}</translation>
    </message>
    <message>
        <source>use . or A, B, C, D</source>
        <translation>nimm . oder A, B, C, D</translation>
    </message>
    <message>
        <source>chips, row {number}</source>
        <translation>chips, Zeile {number}</translation>
    </message>
    <message>
        <source>a card or roll</source>
        <translation>eine Karte oder ein Wurf</translation>
    </message>
    <message>
        <source>objects lie too deep in each other</source>
        <translation>Objekte sind zu tief ineinander verschachtelt</translation>
    </message>
    <message>
        <source>shapes have no line that could be longer</source>
        <translation>Formen haben keine Linie, die länger sein könnte</translation>
    </message>
    <message>
        <source>a draw at {when} cannot be forgotten</source>
        <translation>Ziehen bei {when} kann man nicht vergessen</translation>
    </message>
    <message>
        <source>where one draws instead of playing, cards are drawn from a closed stock</source>
        <translation>wo man zieht, statt zu spielen, wird vom verdeckten Stapel gezogen</translation>
    </message>
    <message>
        <source>free cells cannot be everybody&apos;s and earned at once</source>
        <translation>freie Felder können nicht zugleich allen gehören und verdient werden</translation>
    </message>
    <message>
        <source>the first number is larger than the last</source>
        <translation>die erste Zahl ist größer als die letzte</translation>
    </message>
    <message>
        <source>a hand of {count} cards cannot be dealt</source>
        <translation>eine Hand mit {count} Karten kann nicht gegeben werden</translation>
    </message>
    <message>
        <source>{card} is no card</source>
        <translation>{card} ist keine Karte</translation>
    </message>
    <message>
        <source>{count} is no number of players</source>
        <translation>{count} ist keine Zahl von Spielern</translation>
    </message>
    <message>
        <source>sections hold plain parameters</source>
        <translation>Abschnitte enthalten einfache Parameter</translation>
    </message>
    <message>
        <source>rules are a JSON object</source>
        <translation>Regeln sind ein JSON-Objekt</translation>
    </message>
    <message>
        <source>{parent} cannot be extended</source>
        <translation>{parent} kann nicht erweitert werden</translation>
    </message>
    <message>
        <source>{parent} extends itself</source>
        <translation>{parent} erweitert sich selbst</translation>
    </message>
    <message>
        <source>{rank} is no rank</source>
        <translation>{rank} ist kein Kartenwert</translation>
    </message>
    <message>
        <source>set it to false, or leave out rows.shapes</source>
        <translation>setze es auf false, oder lass rows.shapes weg</translation>
    </message>
    <message>
        <source>use &quot;auto&quot;, or draw.when &quot;end&quot;</source>
        <translation>nimm &quot;auto&quot;, oder draw.when &quot;end&quot;</translation>
    </message>
    <message>
        <source>use &quot;end&quot; or &quot;start&quot;, or no market and no open piles</source>
        <translation>nimm &quot;end&quot; oder &quot;start&quot;, oder weder offene Karten noch offene Haufen</translation>
    </message>
    <message>
        <source>set board.free to &quot;none&quot;</source>
        <translation>setze board.free auf &quot;none&quot;</translation>
    </message>
    <message>
        <source>swap them</source>
        <translation>vertausche sie</translation>
    </message>
    <message>
        <source>use at least {least}</source>
        <translation>nimm mindestens {least}</translation>
    </message>
    <message>
        <source>write cards like JS, JK or 10</source>
        <translation>schreibe Karten wie JS, JK oder 10</translation>
    </message>
    <message>
        <source>{key} is no number</source>
        <translation>{key} ist keine Zahl</translation>
    </message>
    <message>
        <source>use 2 to {most}</source>
        <translation>nimm 2 bis {most}</translation>
    </message>
    <message>
        <source>{players} players cannot form {sides} equal sides</source>
        <translation>{players} Spieler können nicht {sides} gleich große Parteien bilden</translation>
    </message>
    <message>
        <source>begin with { and name parameters</source>
        <translation>beginne mit { und nenne Parameter</translation>
    </message>
    <message>
        <source>name a preset&apos;s id</source>
        <translation>nenne die id einer Vorlage</translation>
    </message>
    <message>
        <source>break the ring</source>
        <translation>unterbrich den Kreis</translation>
    </message>
    <message>
        <source>use letters of {ranks}</source>
        <translation>nimm Zeichen aus {ranks}</translation>
    </message>
    <message>
        <source>use keys like &quot;2&quot;</source>
        <translation>nimm Schlüssel wie &quot;2&quot;</translation>
    </message>
    <message>
        <source>name numbers that divide it, or leave this number of players out</source>
        <translation>nenne Teiler davon, oder lass diese Zahl von Spielern weg</translation>
    </message>
    <message>
        <source>a number of players</source>
        <translation>eine Zahl von Spielern</translation>
    </message>
    <message>
        <source>a number of sides</source>
        <translation>eine Zahl von Parteien</translation>
    </message>
    <message>
        <source>a number of chips in line</source>
        <translation>eine Zahl von Chips in einer Linie</translation>
    </message>
    <message>
        <source>{players} players: {sides} sides</source>
        <translation>{players} Spieler: {sides} Parteien</translation>
    </message>
    <message>
        <source>{players} players in {sides} sides cannot play this game</source>
        <translation>{players} Spieler in {sides} Parteien können dieses Spiel nicht spielen</translation>
    </message>
    <message>
        <source>no row of {length} fits on the board</source>
        <translation>keine Reihe aus {length} passt auf das Brett</translation>
    </message>
    <message>
        <source>nothing says how many cards {players} players are dealt</source>
        <translation>nirgends steht, wie viele Karten {players} Spieler bekommen</translation>
    </message>
    <message>
        <source>{players} hands of {each} cards need {count}</source>
        <translation>{players} Hände mit je {each} Karten brauchen {count}</translation>
    </message>
    <message>
        <source>no roll reaches {total} on {cell}</source>
        <translation>kein Wurf erreicht {total} auf {cell}</translation>
    </message>
    <message>
        <source>{cell} is no cell</source>
        <translation>{cell} ist kein Feld</translation>
    </message>
    <message>
        <source>use at most {most}</source>
        <translation>nimm höchstens {most}</translation>
    </message>
    <message>
        <source>the board {board} has {count} rows</source>
        <translation>das Brett {board} hat {count} Zeilen</translation>
    </message>
    <message>
        <source>the board has {count} rows</source>
        <translation>das Brett hat {count} Zeilen</translation>
    </message>
    <message>
        <source>choose a board with {count} rows</source>
        <translation>wähle ein Brett mit {count} Zeilen</translation>
    </message>
    <message>
        <source>the board {board} has {count} columns</source>
        <translation>das Brett {board} hat {count} Spalten</translation>
    </message>
    <message>
        <source>the board has {count} columns</source>
        <translation>das Brett hat {count} Spalten</translation>
    </message>
    <message>
        <source>choose a board with {count} columns</source>
        <translation>wähle ein Brett mit {count} Spalten</translation>
    </message>
    <message>
        <source>set &quot;const&quot;, or this number of players</source>
        <translation>setze &quot;const&quot;, oder diese Zahl von Spielern</translation>
    </message>
    <message>
        <source>deal fewer: the deck has {count}</source>
        <translation>gib weniger: der Kartensatz hat {count}</translation>
    </message>
    <message>
        <source>choose a board of totals, or give a total the power wild</source>
        <translation>wähle ein Brett mit Summen, oder gib einer Summe die Wirkung wild</translation>
    </message>
    <message>
        <source>a board with a middle row has no centre of four</source>
        <translation>ein Brett mit einer mittleren Zeile hat keine Mitte aus vier Feldern</translation>
    </message>
    <message>
        <source>use &quot;center2x2&quot; or cells: &quot;a1+b2&quot;</source>
        <translation>nimm &quot;center2x2&quot; oder Felder: &quot;a1+b2&quot;</translation>
    </message>
    <message>
        <source>name numbers of players in players.partitions</source>
        <translation>nenne Zahlen von Spielern in players.partitions</translation>
    </message>
    <message>
        <source>the card {card} has no cell on the board {board} and no power</source>
        <translation>die Karte {card} hat kein Feld auf dem Brett {board} und keine Wirkung</translation>
    </message>
    <message>
        <source>the card {card} has no cell on the board and no power</source>
        <translation>die Karte {card} hat kein Feld auf dem Brett und keine Wirkung</translation>
    </message>
    <message>
        <source>choose another board, or give the card a power</source>
        <translation>wähle ein anderes Brett, oder gib der Karte eine Wirkung</translation>
    </message>
    <message>
        <source>name the cells</source>
        <translation>nenne die Felder</translation>
    </message>
    <message>
        <source>this is not a view of a game ({error})</source>
        <translation>das ist keine Ansicht eines Spiels ({error})</translation>
    </message>
    <message>
        <source>this is no kept board</source>
        <translation>das ist kein aufbewahrtes Brett</translation>
    </message>
    <message>
        <source>the system has no trash for this file, or did not take it</source>
        <translation>das System hat keinen Papierkorb für diese Datei, oder er nahm sie nicht an</translation>
    </message>
    <message>
        <source>the old file stayed</source>
        <translation>die alte Datei ist geblieben</translation>
    </message>
    <message>
        <source>this board comes with the program</source>
        <translation>dieses Brett gehört zum Programm</translation>
    </message>
    <message>
        <source>it was not deleted</source>
        <translation>es wurde nicht gelöscht</translation>
    </message>
    <message>
        <source>nothing stands on this board yet</source>
        <translation>auf diesem Brett liegt noch nichts</translation>
    </message>
    <message>
        <source>put cards on it first</source>
        <translation>lege zuerst Karten darauf</translation>
    </message>
    <message>
        <source>cannot write a {ending} file</source>
        <translation>Dateien dieser Art können nicht geschrieben werden: {ending}</translation>
    </message>
    <message>
        <source>cannot be saved: {why}</source>
        <translation>kann nicht gespeichert werden: {why}</translation>
    </message>
    <message>
        <source>the pages could not be drawn</source>
        <translation>die Seiten konnten nicht gezeichnet werden</translation>
    </message>
    <message>
        <source>{dpi} pixels to the inch cannot be had</source>
        <translation>{dpi} Bildpunkte je Zoll sind nicht möglich</translation>
    </message>
    <message>
        <source>cannot be drawn as PNG</source>
        <translation>kann nicht als PNG gezeichnet werden</translation>
    </message>
    <message>
        <source>a picture of {width} × {height} pixels is too large</source>
        <translation>ein Bild mit {width} × {height} Pixeln ist zu groß</translation>
    </message>
    <message>
        <source>there is no memory for so large a picture</source>
        <translation>für ein so großes Bild reicht der Speicher nicht</translation>
    </message>
    <message>
        <source>let the name end in {endings}</source>
        <translation>lass den Namen auf {endings} enden</translation>
    </message>
    <message>
        <source>choose another place</source>
        <translation>wähle einen anderen Ort</translation>
    </message>
    <message>
        <source>choose another paper</source>
        <translation>wähle ein anderes Papier</translation>
    </message>
    <message>
        <source>use {low} to {high}</source>
        <translation>nimm {low} bis {high}</translation>
    </message>
    <message>
        <source>choose PDF</source>
        <translation>wähle PDF</translation>
    </message>
    <message>
        <source>use at most {most} pixels to the inch for {paper}, or choose PDF</source>
        <translation>nimm für {paper} höchstens {most} Bildpunkte je Zoll, oder wähle PDF</translation>
    </message>
    <message>
        <source>use fewer pixels</source>
        <translation>nimm weniger Pixel</translation>
    </message>
    <message>
        <source>the folder {folder} is not there</source>
        <translation>den Ordner {folder} gibt es nicht</translation>
    </message>
    <message>
        <source>nameless</source>
        <translation>ohne Endung</translation>
    </message>
    <message>
        <source>the margin cannot be {size} mm</source>
        <translation>der Rand kann nicht {size} mm sein</translation>
    </message>
    <message>
        <source>the overlap cannot be {size} mm</source>
        <translation>die Überlappung kann nicht {size} mm sein</translation>
    </message>
    <message>
        <source>the width of a cell cannot be {size} mm</source>
        <translation>ein Feld kann nicht {size} mm breit sein</translation>
    </message>
    <message>
        <source>the height of a cell cannot be {size} mm</source>
        <translation>ein Feld kann nicht {size} mm hoch sein</translation>
    </message>
    <message>
        <source>the paper {paper} is not known</source>
        <translation>das Papier {paper} ist unbekannt</translation>
    </message>
    <message>
        <source>a board of {columns} by {rows} cells is too large for this page</source>
        <translation>ein Brett mit {columns} mal {rows} Feldern ist zu groß für diese Seite</translation>
    </message>
    <message>
        <source>a cell of {width} × {height} mm does not go onto {paper} paper</source>
        <translation>ein Feld von {width} × {height} mm passt nicht auf Papier {paper}</translation>
    </message>
    <message>
        <source>{piece} of {width} × {height} mm does not go onto {paper} paper</source>
        <translation>bei {piece} von {width} × {height} mm reicht Papier {paper} nicht</translation>
    </message>
    <message>
        <source>choose larger paper or smaller margins</source>
        <translation>wähle größeres Papier oder kleinere Ränder</translation>
    </message>
    <message>
        <source>choose larger paper, smaller cells or smaller margins</source>
        <translation>wähle größeres Papier, kleinere Felder oder kleinere Ränder</translation>
    </message>
    <message>
        <source>use {low} to {high} mm</source>
        <translation>nimm {low} bis {high} mm</translation>
    </message>
    <message>
        <source>there is no room to write on</source>
        <translation>zum Schreiben ist kein Platz</translation>
    </message>
    <message>
        <source>choose a larger paper</source>
        <translation>wähle ein größeres Papier</translation>
    </message>
    <message>
        <source>there are no rules to print</source>
        <translation>es gibt keine Regeln zu drucken</translation>
    </message>
    <message>
        <source>choose a game</source>
        <translation>wähle ein Spiel</translation>
    </message>
    <message>
        <source>the rules {name} come with the program</source>
        <translation>die Regeln {name} gehören zum Programm</translation>
    </message>
    <message>
        <source>there are rules {name} already</source>
        <translation>es gibt schon Regeln {name}</translation>
    </message>
    <message>
        <source>choose another name</source>
        <translation>wähle einen anderen Namen</translation>
    </message>
    <message>
        <source>choose another name, or replace them</source>
        <translation>wähle einen anderen Namen, oder ersetze sie</translation>
    </message>
    <message>
        <source>this is no kept position</source>
        <translation>das ist keine aufbewahrte Stellung</translation>
    </message>
    <message>
        <source>the shipped rules and boards are missing</source>
        <translation>die mitgelieferten Regeln und Bretter fehlen</translation>
    </message>
    <message>
        <source>install the program again</source>
        <translation>installiere das Programm neu</translation>
    </message>
    <message>
        <source>no move</source>
        <translation>kein Zug</translation>
    </message>
    <message>
        <source>{move} is not legal</source>
        <translation>{move} ist nicht erlaubt</translation>
    </message>
    <message>
        <source>give every worker this very program, and try again</source>
        <translation>gib jedem Worker genau dieses Programm, und versuche es noch einmal</translation>
    </message>
    <message>
        <source>{address} is no address of a scheduler</source>
        <translation>{address} ist keine Adresse eines Schedulers</translation>
    </message>
    <message>
        <source>a worker has version {version}, not {wanted}</source>
        <translation>ein Worker hat Version {version}, nicht {wanted}</translation>
    </message>
    <message>
        <source>its workers were lost</source>
        <translation>seine Worker gingen verloren</translation>
    </message>
    <message>
        <source>a game cannot be played on the cluster: {why}</source>
        <translation>ein Spiel kann nicht auf dem Cluster gespielt werden: {why}</translation>
    </message>
    <message>
        <source>the scheduler of the cluster is gone</source>
        <translation>der Scheduler des Clusters ist weg</translation>
    </message>
    <message>
        <source>use tcp://HOST:PORT</source>
        <translation>nimm tcp://HOST:PORT</translation>
    </message>
    <message>
        <source>to play on a cluster takes Dask, which is not installed</source>
        <translation>zum Spielen auf einem Cluster braucht es Dask, und das ist nicht installiert</translation>
    </message>
    <message>
        <source>there is no scheduler at {address} ({error})</source>
        <translation>bei {address} ist kein Scheduler ({error})</translation>
    </message>
    <message>
        <source>the core of a worker is compiled, unlike here</source>
        <translation>der Kern eines Workers ist kompiliert, der hier nicht</translation>
    </message>
    <message>
        <source>the core of a worker is not compiled, unlike here</source>
        <translation>der Kern eines Workers ist nicht kompiliert, der hier schon</translation>
    </message>
    <message>
        <source>start it again, and then the same command, which goes on where it was</source>
        <translation>starte ihn wieder, und dann denselben Befehl: er macht weiter, wo er war</translation>
    </message>
    <message>
        <source>install the program with it: pip install &quot;sequence-desktop[lab-cluster]&quot;</source>
        <translation>installiere das Programm damit: pip install &quot;sequence-desktop[lab-cluster]&quot;</translation>
    </message>
    <message>
        <source>start one with `dask scheduler`, and give the address that it tells</source>
        <translation>starte einen mit `dask scheduler`, und gib die Adresse an, die er nennt</translation>
    </message>
    <message>
        <source>moves and movers differ in number</source>
        <translation>moves und movers sind nicht gleich viele</translation>
    </message>
    <message>
        <source>this is not the result of a game ({error})</source>
        <translation>das ist nicht das Ergebnis eines Spiels ({error})</translation>
    </message>
    <message>
        <source>its {key} cannot be those of a game of the plan</source>
        <translation>{key} kann nicht von einem Spiel des Plans stammen</translation>
    </message>
    <message>
        <source>use {levels}; or tell of it in &quot;guests&quot;</source>
        <translation>nimm {levels}; oder beschreibe ihn in &quot;guests&quot;</translation>
    </message>
    <message>
        <source>use an object such as {example}</source>
        <translation>nimm ein Objekt wie {example}</translation>
    </message>
    <message>
        <source>use {levels}; or one of {names}</source>
        <translation>nimm {levels}; oder einen von {names}</translation>
    </message>
    <message>
        <source>there is no player {name}</source>
        <translation>es gibt keinen Spieler {name}</translation>
    </message>
    <message>
        <source>use a number from {low} to {high}</source>
        <translation>nimm eine Zahl von {low} bis {high}</translation>
    </message>
    <message>
        <source>{value} does not fit</source>
        <translation>{value} passt nicht</translation>
    </message>
    <message>
        <source>a plan is a JSON object</source>
        <translation>ein Plan ist ein JSON-Objekt</translation>
    </message>
    <message>
        <source>this is not a plan</source>
        <translation>das ist kein Plan</translation>
    </message>
    <message>
        <source>this program reads plans of version {version}, not {other}</source>
        <translation>dieses Programm liest Pläne der Version {version}, nicht {other}</translation>
    </message>
    <message>
        <source>{name} plays nowhere</source>
        <translation>{name} spielt nirgends</translation>
    </message>
    <message>
        <source>a plan has a list of 1 to {most} entries</source>
        <translation>ein Plan hat eine Liste mit 1 bis {most} Einträgen</translation>
    </message>
    <message>
        <source>these are more than {count} games</source>
        <translation>das sind mehr als {count} Spiele</translation>
    </message>
    <message>
        <source>the same player sits on every seat, so every deal would be the same game again</source>
        <translation>auf allen Plätzen sitzt derselbe Spieler, so dass jede Runde noch einmal dasselbe Spiel wäre</translation>
    </message>
    <message>
        <source>it names games and deals</source>
        <translation>games und deals stehen beide da</translation>
    </message>
    <message>
        <source>use a player&apos;s name, or a list of names</source>
        <translation>nimm den Namen eines Spielers, oder eine Liste von Namen</translation>
    </message>
    <message>
        <source>{count} names for {seats} seats</source>
        <translation>Zahl der Namen: {count}, Plätze: {seats}</translation>
    </message>
    <message>
        <source>use a list: the program, then its arguments</source>
        <translation>nimm eine Liste: das Programm, dann seine Argumente</translation>
    </message>
    <message>
        <source>begin with {</source>
        <translation>beginne mit {</translation>
    </message>
    <message>
        <source>write &quot;format&quot;: &quot;{format}&quot;</source>
        <translation>schreibe &quot;format&quot;: &quot;{format}&quot;</translation>
    </message>
    <message>
        <source>use a newer program, or write the plan anew</source>
        <translation>nimm ein neueres Programm, oder schreibe den Plan neu</translation>
    </message>
    <message>
        <source>seat it, or take it out</source>
        <translation>gib ihm einen Platz, oder nimm ihn heraus</translation>
    </message>
    <message>
        <source>write &quot;entries&quot;: [{...}, {...}]</source>
        <translation>schreibe &quot;entries&quot;: [{...}, {...}]</translation>
    </message>
    <message>
        <source>an entry is a JSON object</source>
        <translation>ein Eintrag ist ein JSON-Objekt</translation>
    </message>
    <message>
        <source>two entries are called {name}</source>
        <translation>zwei Einträge heißen {name}</translation>
    </message>
    <message>
        <source>ask for fewer</source>
        <translation>verlange weniger</translation>
    </message>
    <message>
        <source>write false, or seat different players</source>
        <translation>schreibe false, oder setze verschiedene Spieler hin</translation>
    </message>
    <message>
        <source>take one of the two out</source>
        <translation>nimm eins von beiden heraus</translation>
    </message>
    <message>
        <source>name one for each seat, one for each side, or one for all</source>
        <translation>nenne einen für jeden Platz, einen für jede Partei oder einen für alle</translation>
    </message>
    <message>
        <source>{name} is the name of a player of the program</source>
        <translation>{name} ist der Name eines Spielers des Programms</translation>
    </message>
    <message>
        <source>use a list of texts</source>
        <translation>nimm eine Liste von Texten</translation>
    </message>
    <message>
        <source>&quot;low&quot; is to be smaller than &quot;high&quot;, and none below 0 where both ways are asked</source>
        <translation>&quot;low&quot; muss kleiner sein als &quot;high&quot;, und keins unter 0, wenn in beide Richtungen gefragt wird</translation>
    </message>
    <message>
        <source>&quot;low&quot; is to be smaller than &quot;high&quot;</source>
        <translation>&quot;low&quot; muss kleiner sein als &quot;high&quot;</translation>
    </message>
    <message>
        <source>change one of them</source>
        <translation>ändere eins von beiden</translation>
    </message>
    <message>
        <source>strength is tested between two sides of one entry, on the same deals</source>
        <translation>Stärke wird zwischen zwei Parteien eines Eintrags getestet, bei gleichen Karten</translation>
    </message>
    <message>
        <source>{measure} is compared between two entries with as many deals</source>
        <translation>{measure} wird zwischen zwei Einträgen mit gleich vielen Runden verglichen</translation>
    </message>
    <message>
        <source>begin it with {</source>
        <translation>beginne ihn mit {</translation>
    </message>
    <message>
        <source>give each a name of its own</source>
        <translation>gib jedem einen eigenen Namen</translation>
    </message>
    <message>
        <source>name one entry with two sides, different players and &quot;paired&quot;: true</source>
        <translation>nenne einen Eintrag mit zwei Parteien, verschiedenen Spielern und &quot;paired&quot;: true</translation>
    </message>
    <message>
        <source>name two entries, with the same number of games and of sides</source>
        <translation>nenne zwei Einträge mit gleich vielen Spielen und gleich vielen Parteien</translation>
    </message>
    <message>
        <source>close other programs and try again, or let fewer games be played at once</source>
        <translation>schließe andere Programme und versuche es noch einmal, oder lass weniger Spiele zugleich spielen</translation>
    </message>
    <message>
        <source>a process that played games ended unexpectedly</source>
        <translation>ein Prozess, der Spiele spielte, endete unerwartet</translation>
    </message>
    <message>
        <source>there are no processes to play games: {error}</source>
        <translation>es gibt keine Prozesse, um Spiele zu spielen: {error}</translation>
    </message>
    <message>
        <source>the plan has no game {number}</source>
        <translation>der Plan hat kein Spiel {number}</translation>
    </message>
    <message>
        <source>game {number} stands there twice</source>
        <translation>Spiel {number} steht zweimal da</translation>
    </message>
    <message>
        <source>this is no summary of this program</source>
        <translation>das ist keine Zusammenfassung dieses Programms</translation>
    </message>
    <message>
        <source>a number of games is missing</source>
        <translation>eine Zahl von Spielen fehlt</translation>
    </message>
    <message>
        <source>this is no summary ({error})</source>
        <translation>das ist keine Zusammenfassung ({error})</translation>
    </message>
    <message>
        <source>no package here offers a computer player {name}</source>
        <translation>kein Paket hier bietet einen Computerspieler {name}</translation>
    </message>
    <message>
        <source>install one with an entry point of this name in &quot;{group}&quot;</source>
        <translation>installiere eines mit einem Entry-Point dieses Namens in &quot;{group}&quot;</translation>
    </message>
    <message>
        <source>the computer player {name} ({origin}) cannot be made: {error}</source>
        <translation>der Computerspieler {name} ({origin}) kann nicht erzeugt werden: {error}</translation>
    </message>
    <message>
        <source>tell its authors</source>
        <translation>sag es seinen Autoren</translation>
    </message>
    <message>
        <source>{positions} positions do not belong to {moves} moves</source>
        <translation>die Zahl der Stellungen ({positions}) passt nicht zur Zahl der Züge ({moves})</translation>
    </message>
    <message>
        <source>this is not the record of a game ({error})</source>
        <translation>das ist keine Aufzeichnung eines Spiels ({error})</translation>
    </message>
    <message>
        <source>{levels}, {random}, or {standard} ({usual}); with {mark} and a temperament behind it ({styles}), if wanted</source>
        <translation>{levels}, {random} oder {standard} ({usual}); auf Wunsch mit {mark} und einem Temperament dahinter ({styles})</translation>
    </message>
    <message>
        <source>there is no computer player {level}</source>
        <translation>es gibt keinen Computerspieler {level}</translation>
    </message>
    <message>
        <source>use {levels}</source>
        <translation>nimm {levels}</translation>
    </message>
    <message>
        <source>{count} copies of the program are running</source>
        <translation>das Programm läuft schon {count}-mal</translation>
    </message>
    <message>
        <source>the game in progress is gone</source>
        <translation>das laufende Spiel ist weg</translation>
    </message>
    <message>
        <source>close one of them</source>
        <translation>schließe eins davon</translation>
    </message>
    <message>
        <source>there is no board {name}</source>
        <translation>es gibt kein Brett {name}</translation>
    </message>
    <message>
        <source>the board {name} comes with the program</source>
        <translation>das Brett {name} gehört zum Programm</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>die Platte ist voll</translation>
    </message>
    <message>
        <source>free some space or choose another place</source>
        <translation>schaffe Platz oder wähle einen anderen Ort</translation>
    </message>
    <message>
        <source>the system does not allow it</source>
        <translation>das System erlaubt es nicht</translation>
    </message>
    <message>
        <source>check the permissions or choose another place</source>
        <translation>prüfe die Rechte oder wähle einen anderen Ort</translation>
    </message>
    <message>
        <source>another program is using the file</source>
        <translation>ein anderes Programm benutzt die Datei gerade</translation>
    </message>
    <message>
        <source>close it there and try again</source>
        <translation>schließe sie dort und versuche es noch einmal</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>zu viele Dateien sind geöffnet</translation>
    </message>
    <message>
        <source>close some programs and try again</source>
        <translation>schließe einige Programme und versuche es noch einmal</translation>
    </message>
    <message>
        <source>the disk does not answer</source>
        <translation>die Platte antwortet nicht</translation>
    </message>
    <message>
        <source>see whether it is still there, or choose another one</source>
        <translation>sieh nach, ob sie noch da ist, oder wähle eine andere</translation>
    </message>
    <message>
        <source>the file grew larger than the system allows</source>
        <translation>die Datei wurde größer, als das System erlaubt</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>die Platte ist schreibgeschützt</translation>
    </message>
    <message>
        <source>the disk has a fault</source>
        <translation>die Platte hat einen Fehler</translation>
    </message>
    <message>
        <source>choose another disk</source>
        <translation>wähle eine andere Platte</translation>
    </message>
    <message>
        <source>the disk does not take this, perhaps because of the name</source>
        <translation>die Platte nimmt das nicht an, vielleicht wegen des Namens</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>give a file&apos;s name</source>
        <translation>gib den Namen einer Datei an</translation>
    </message>
    <message>
        <source>a part of the path is a file, not a folder</source>
        <translation>ein Teil des Pfades ist eine Datei, kein Ordner</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>choose a shorter one</source>
        <translation>wähle einen kürzeren</translation>
    </message>
    <message>
        <source>the links lead in a circle</source>
        <translation>die Verknüpfungen führen im Kreis</translation>
    </message>
    <message>
        <source>cannot be read: {why}</source>
        <translation>kann nicht gelesen werden: {why}</translation>
    </message>
    <message>
        <source>cannot be made: {why}</source>
        <translation>kann nicht angelegt werden: {why}</translation>
    </message>
    <message>
        <source>cannot be opened: {why}</source>
        <translation>kann nicht geöffnet werden: {why}</translation>
    </message>
    <message>
        <source>cannot be written to: {why}</source>
        <translation>Schreiben ist nicht möglich: {why}</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>check the name</source>
        <translation>prüfe den Namen</translation>
    </message>
    <message>
        <source>there are {count} damaged files of this name</source>
        <translation>es gibt {count} beschädigte Dateien dieses Namens</translation>
    </message>
    <message>
        <source>cannot be saved: it is larger than {size} MB and could not be read</source>
        <translation>kann nicht gespeichert werden: sie ist größer als {size} MB und wäre nicht lesbar</translation>
    </message>
    <message>
        <source>remove those that you do not need</source>
        <translation>entferne die, die du nicht brauchst</translation>
    </message>
    <message>
        <source>cannot be read: it is larger than {size} MB</source>
        <translation>kann nicht gelesen werden: sie ist größer als {size} MB</translation>
    </message>
    <message>
        <source>cannot be saved: the file is read-only</source>
        <translation>kann nicht gespeichert werden: die Datei ist schreibgeschützt</translation>
    </message>
    <message>
        <source>cannot be saved: it holds a character that is no character</source>
        <translation>kann nicht gespeichert werden: ein Zeichen darin ist keins</translation>
    </message>
    <message>
        <source>make it smaller</source>
        <translation>verkleinere sie</translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation>das ist kein UTF-8-Text</translation>
    </message>
    <message>
        <source>this is no file name: {error}</source>
        <translation>das ist kein Dateiname: {error}</translation>
    </message>
    <message>
        <source>no file of this program is that large; give another one</source>
        <translation>keine Datei dieses Programms ist so groß; gib eine andere an</translation>
    </message>
    <message>
        <source>there is a file where a folder is needed</source>
        <translation>wo ein Ordner gebraucht wird, ist eine Datei</translation>
    </message>
    <message>
        <source>cannot be saved: this is a folder</source>
        <translation>kann nicht gespeichert werden: das ist ein Ordner</translation>
    </message>
    <message>
        <source>cannot be saved: this is not an ordinary file</source>
        <translation>kann nicht gespeichert werden: das ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>choose another name or allow writing to it</source>
        <translation>wähle einen anderen Namen oder erlaube das Schreiben</translation>
    </message>
    <message>
        <source>cannot be saved: the disk gave back something else than was written</source>
        <translation>kann nicht gespeichert werden: die Platte gab etwas anderes zurück, als geschrieben wurde</translation>
    </message>
    <message>
        <source>type the name or note again</source>
        <translation>tippe den Namen oder die Notiz noch einmal</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>Zeile {number}</translation>
    </message>
    <message>
        <source>save it as UTF-8 in your editor</source>
        <translation>speichere sie in deinem Editor als UTF-8</translation>
    </message>
    <message>
        <source>move it away</source>
        <translation>verschiebe sie</translation>
    </message>
    <message>
        <source>cannot be read: this is a folder</source>
        <translation>kann nicht gelesen werden: das ist ein Ordner</translation>
    </message>
    <message>
        <source>cannot be read: this is not an ordinary file</source>
        <translation>kann nicht gelesen werden: das ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>who plays which seat is missing</source>
        <translation>wer auf welchem Platz spielt, fehlt</translation>
    </message>
    <message>
        <source>this is not a list of seats</source>
        <translation>das ist keine Liste von Plätzen</translation>
    </message>
    <message>
        <source>this is not a list of up to {most} bookmarks</source>
        <translation>das ist keine Liste mit höchstens {most} Lesezeichen</translation>
    </message>
    <message>
        <source>the moves taken back are left out</source>
        <translation>die zurückgenommenen Züge fehlen</translation>
    </message>
    <message>
        <source>a seat&apos;s kind is missing</source>
        <translation>die Art eines Platzes fehlt</translation>
    </message>
    <message>
        <source>seats, number {number}</source>
        <translation>seats, Nummer {number}</translation>
    </message>
    <message>
        <source>marks, number {number}</source>
        <translation>marks, Nummer {number}</translation>
    </message>
    <message>
        <source>the match begins anew with this deal</source>
        <translation>das Match beginnt mit dieser Runde neu</translation>
    </message>
    <message>
        <source>the game counts for no rating</source>
        <translation>das Spiel wird nicht gewertet</translation>
    </message>
    <message>
        <source>it counts as a game of its own</source>
        <translation>es gilt als eigenes Spiel</translation>
    </message>
    <message>
        <source>the name is left out</source>
        <translation>der Name fehlt</translation>
    </message>
    <message>
        <source>the usual level is used</source>
        <translation>die übliche Stufe wird benutzt</translation>
    </message>
    <message>
        <source>a free colour is used</source>
        <translation>eine freie Farbe wird benutzt</translation>
    </message>
    <message>
        <source>the bookmarks are left out</source>
        <translation>die Lesezeichen fehlen</translation>
    </message>
    <message>
        <source>this is not a saved game</source>
        <translation>das ist kein gespeichertes Spiel</translation>
    </message>
    <message>
        <source>the game itself is missing</source>
        <translation>das Spiel selbst fehlt</translation>
    </message>
    <message>
        <source>there are {count} seats for {players} players</source>
        <translation>Zahl der Plätze: {count}, Spieler: {players}</translation>
    </message>
    <message>
        <source>this is left out</source>
        <translation>das fehlt</translation>
    </message>
    <message>
        <source>the version of the format is missing</source>
        <translation>die Version des Formats fehlt</translation>
    </message>
    <message>
        <source>a later version of the program saved it ({version})</source>
        <translation>eine neuere Version des Programms hat es gespeichert ({version})</translation>
    </message>
    <message>
        <source>a seat is a JSON object</source>
        <translation>ein Platz ist ein JSON-Objekt</translation>
    </message>
    <message>
        <source>a seat&apos;s kind is human or computer</source>
        <translation>die Art eines Platzes ist human oder computer</translation>
    </message>
    <message>
        <source>a seat&apos;s colour is a small number</source>
        <translation>die Farbe eines Platzes ist eine kleine Zahl</translation>
    </message>
    <message>
        <source>this bookmark is left out</source>
        <translation>dieses Lesezeichen fehlt</translation>
    </message>
    <message>
        <source>a mark is a JSON object</source>
        <translation>ein Lesezeichen ist ein JSON-Objekt</translation>
    </message>
    <message>
        <source>a mark&apos;s ply is a number of moves</source>
        <translation>der Zeitpunkt (ply) eines Lesezeichens ist eine Zahl von Zügen</translation>
    </message>
    <message>
        <source>this is neither true nor false</source>
        <translation>das ist weder true noch false</translation>
    </message>
    <message>
        <source>a match is a JSON object</source>
        <translation>ein Match ist ein JSON-Objekt</translation>
    </message>
    <message>
        <source>a match has points for each of {sides} sides</source>
        <translation>ein Match hat Punkte für jede der {sides} Parteien</translation>
    </message>
    <message>
        <source>this is not a whole number from 0 to {last}</source>
        <translation>das ist keine ganze Zahl von 0 bis {last}</translation>
    </message>
    <message>
        <source>open another file</source>
        <translation>öffne eine andere Datei</translation>
    </message>
    <message>
        <source>get that version; this is {version}</source>
        <translation>hol dir diese Version; dies ist {version}</translation>
    </message>
    <message>
        <source>make it less</source>
        <translation>nimm weniger davon</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>this is not a JSON object</source>
        <translation>das ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>there is another file of this name</source>
        <translation>es gibt eine andere Datei mit diesem Namen</translation>
    </message>
    <message>
        <source>another program is writing to it</source>
        <translation>ein anderes Programm schreibt gerade hinein</translation>
    </message>
    <message>
        <source>let it finish</source>
        <translation>lass es fertig werden</translation>
    </message>
    <message>
        <source>{value} is not a number</source>
        <translation>{value} ist keine Zahl</translation>
    </message>
    <message>
        <source>brackets are nested deeper than {most}</source>
        <translation>Klammern sind tiefer als {most}-fach verschachtelt</translation>
    </message>
    <message>
        <source>this is not JSON: {error}</source>
        <translation>das ist kein JSON: {error}</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>ein Wert fehlt</translation>
    </message>
    <message>
        <source>a name in double quotation marks is missing</source>
        <translation>ein Name in Anführungszeichen fehlt</translation>
    </message>
    <message>
        <source>a colon is missing</source>
        <translation>ein Doppelpunkt fehlt</translation>
    </message>
    <message>
        <source>a comma is missing</source>
        <translation>ein Komma fehlt</translation>
    </message>
    <message>
        <source>there is a comma too many</source>
        <translation>ein Komma ist zu viel</translation>
    </message>
    <message>
        <source>a text has no quotation mark at its end</source>
        <translation>einem Text fehlt das Anführungszeichen am Ende</translation>
    </message>
    <message>
        <source>a text goes over the end of its line</source>
        <translation>ein Text geht über das Ende seiner Zeile hinaus</translation>
    </message>
    <message>
        <source>a backslash stands before a sign that takes none</source>
        <translation>ein Backslash steht vor einem Zeichen, das keinen braucht</translation>
    </message>
    <message>
        <source>something stands behind the end</source>
        <translation>hinter dem Ende steht noch etwas</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>das ist kein JSON</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <translation>es steht nichts darin</translation>
    </message>
    <message>
        <source>the key {key} stands twice</source>
        <translation>der Schlüssel {key} steht zweimal da</translation>
    </message>
    <message>
        <source>write a number</source>
        <translation>schreibe eine Zahl</translation>
    </message>
    <message>
        <source>the number {number}… has more than {most} digits</source>
        <translation>die Zahl {number}… hat mehr als {most} Ziffern</translation>
    </message>
    <message>
        <source>the number {number} is too large</source>
        <translation>die Zahl {number} ist zu groß</translation>
    </message>
    <message>
        <source>no file of ours needs that</source>
        <translation>keine unserer Dateien braucht das</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>Zeile {line}, Spalte {column}</translation>
    </message>
    <message>
        <source>look for a comma, quotation mark or bracket missing or too many there</source>
        <translation>sieh nach, ob dort ein Komma, ein Anführungszeichen oder eine Klammer fehlt oder zu viel ist</translation>
    </message>
    <message>
        <source>remove one of them</source>
        <translation>entferne einen davon</translation>
    </message>
    <message>
        <source>write a smaller one</source>
        <translation>schreibe eine kleinere</translation>
    </message>
    <message>
        <source>the text {text} holds half a character</source>
        <translation>der Text {text} enthält ein halbes Zeichen</translation>
    </message>
    <message>
        <source>type it again</source>
        <translation>tippe ihn noch einmal</translation>
    </message>
    <message>
        <source>known: {names}</source>
        <translation>bekannt: {names}</translation>
    </message>
    <message>
        <source>give your file another name</source>
        <translation>gib deiner Datei einen anderen Namen</translation>
    </message>
    <message>
        <source>the record of a game is too long</source>
        <translation>die Aufzeichnung eines Spiels ist zu lang</translation>
    </message>
    <message>
        <source>a record is a JSON object</source>
        <translation>eine Aufzeichnung ist ein JSON-Objekt</translation>
    </message>
    <message>
        <source>a seat is played by a human or a computer</source>
        <translation>auf einem Platz spielt ein Mensch oder ein Computer</translation>
    </message>
    <message>
        <source>this is not a short text</source>
        <translation>das ist kein kurzer Text</translation>
    </message>
    <message>
        <source>this is not a whole number</source>
        <translation>das ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>seats, sides and winner do not go together</source>
        <translation>Plätze, Parteien und Gewinner passen nicht zusammen</translation>
    </message>
    <message>
        <source>something is missing or of another kind: {error}</source>
        <translation>etwas fehlt oder ist von anderer Art: {error}</translation>
    </message>
    <message>
        <source>there is no set of rules {name}</source>
        <translation>es gibt keine Regeln {name}</translation>
    </message>
    <message>
        <source>the set of rules {name} comes with the program</source>
        <translation>die Regeln {name} gehören zum Programm</translation>
    </message>
    <message>
        <source>the id {id} is not the file&apos;s name</source>
        <translation>die id {id} ist nicht der Name der Datei</translation>
    </message>
    <message>
        <source>change one of them, or leave the id out</source>
        <translation>ändere eins von beiden, oder lass die id weg</translation>
    </message>
    <message>
        <source>no rules are for boards of the deck {deck}</source>
        <translation>keine Regeln sind für Bretter mit dem Kartensatz {deck}</translation>
    </message>
    <message>
        <source>nobody can play: no number of players is named</source>
        <translation>niemand kann spielen: keine Zahl von Spielern ist genannt</translation>
    </message>
    <message>
        <source>name some</source>
        <translation>nenne welche</translation>
    </message>
    <message>
        <source>add players and sides, such as {&quot;2&quot;: [2]}</source>
        <translation>ergänze Spieler und Parteien, etwa {&quot;2&quot;: [2]}</translation>
    </message>
    <message>
        <source>{players} players have no number of sides</source>
        <translation>für {players} Spieler fehlt die Zahl der Parteien</translation>
    </message>
    <message>
        <source>name a divisor of it from 2 to 4, or take it out</source>
        <translation>nenne einen Teiler davon von 2 bis 4, oder nimm sie heraus</translation>
    </message>
    <message>
        <source>settings are a JSON object</source>
        <translation>Einstellungen sind ein JSON-Objekt</translation>
    </message>
    <message>
        <source>remove the file</source>
        <translation>entferne die Datei</translation>
    </message>
    <message>
        <source>those from the time before are used</source>
        <translation>die vorigen gelten</translation>
    </message>
    <message>
        <source>the default is used</source>
        <translation>der Standardwert gilt</translation>
    </message>
    <message>
        <source>the defaults are used</source>
        <translation>die Standardwerte gelten</translation>
    </message>
    <message>
        <source>the board is missing</source>
        <translation>das Brett fehlt</translation>
    </message>
    <message>
        <source>there is no example {name}</source>
        <translation>es gibt kein Beispiel {name}</translation>
    </message>
    <message>
        <source>no package here offers this player</source>
        <translation>kein Paket hier bietet diesen Spieler</translation>
    </message>
    <message>
        <source>there is no program {command}</source>
        <translation>es gibt kein Programm {command}</translation>
    </message>
    <message>
        <source>install it, or name the program that plays as its command</source>
        <translation>installiere ihn, oder nenne als seinen Befehl das Programm, das spielt</translation>
    </message>
    <message>
        <source>check its name and whether it may be executed</source>
        <translation>prüfe seinen Namen und ob es ausgeführt werden darf</translation>
    </message>
    <message>
        <source>run the plan again: it goes on without this and keeps a copy</source>
        <translation>starte den Plan noch einmal: er geht ohne das weiter, und eine Kopie bleibt</translation>
    </message>
    <message>
        <source>choose another file for the results, or delete this one to begin anew</source>
        <translation>wähle eine andere Datei für die Ergebnisse, oder lösche diese, um neu zu beginnen</translation>
    </message>
    <message>
        <source>damaged lines left out: {count}; the damaged file is kept: {file}</source>
        <translation>weggelassene beschädigte Zeilen: {count}; die beschädigte Datei ist aufgehoben: {file}</translation>
    </message>
    <message>
        <source>these are no results</source>
        <translation>das sind keine Ergebnisse</translation>
    </message>
    <message>
        <source>these results are of version {version}</source>
        <translation>diese Ergebnisse sind von Version {version}</translation>
    </message>
    <message>
        <source>these results were begun by another program ({old}), which may play other games than this one ({new})</source>
        <translation>diese Ergebnisse hat ein anderes Programm begonnen ({old}), das vielleicht andere Spiele spielt als dieses ({new})</translation>
    </message>
    <message>
        <source>these are the results of another plan, which differs in {place}</source>
        <translation>das sind die Ergebnisse eines anderen Plans, der anders ist in {place}</translation>
    </message>
    <message>
        <source>{number} is no number of a game</source>
        <translation>{number} ist keine Nummer eines Spiels</translation>
    </message>
    <message>
        <source>give a file of `lab run`</source>
        <translation>gib eine Datei von `lab run` an</translation>
    </message>
    <message>
        <source>use a newer program</source>
        <translation>nimm ein neueres Programm</translation>
    </message>
    <message>
        <source>{players} players need {needed} cards of {cards}</source>
        <translation>{players} Spieler brauchen {needed} Karten, es gibt {cards}</translation>
    </message>
    <message>
        <source>no cards are dealt</source>
        <translation>es werden keine Karten gegeben</translation>
    </message>
    <message>
        <source>a board of {count} columns cannot be made</source>
        <translation>so viele Spalten kann ein Brett nicht haben: {count}</translation>
    </message>
    <message>
        <source>a board of {count} rows cannot be made</source>
        <translation>so viele Zeilen kann ein Brett nicht haben: {count}</translation>
    </message>
    <message>
        <source>{count} cells do not make {width} by {height}</source>
        <translation>{count} Felder ergeben nicht {width} mal {height}</translation>
    </message>
    <message>
        <source>cells are still empty: {cells}</source>
        <translation>noch leere Felder: {cells}</translation>
    </message>
    <message>
        <source>use {least} to {most} columns</source>
        <translation>nimm {least} bis {most} Spalten</translation>
    </message>
    <message>
        <source>put cards there, or {free} (free)</source>
        <translation>lege Karten hin, oder {free} (frei)</translation>
    </message>
    <message>
        <source>a free deck has no cards of its own to be laid</source>
        <translation>ein freier Kartensatz hat keine eigenen Karten zum Legen</translation>
    </message>
    <message>
        <source>one pack without jacks fill {needed} cells, and {width} by {height} has {size}</source>
        <translation>ein Kartenspiel ohne Buben füllt {needed} Felder, und {width} mal {height} hat {size}</translation>
    </message>
    <message>
        <source>two packs without jacks fill {needed} cells, and {width} by {height} has {size}</source>
        <translation>zwei Kartenspiele ohne Buben füllen {needed} Felder, und {width} mal {height} hat {size}</translation>
    </message>
    <message>
        <source>choose another deck for the pattern and change it afterwards</source>
        <translation>wähle für das Muster einen anderen Kartensatz, und ändere ihn danach</translation>
    </message>
    <message>
        <source>choose a larger board or a smaller deck</source>
        <translation>wähle ein größeres Brett oder einen kleineren Kartensatz</translation>
    </message>
    <message>
        <source>choose a smaller board or a larger deck</source>
        <translation>wähle ein kleineres Brett oder einen größeren Kartensatz</translation>
    </message>
    <message>
        <source>a board of {width} by {height} has no four equal sides</source>
        <translation>ein Brett von {width} mal {height} hat keine vier gleichen Seiten</translation>
    </message>
    <message>
        <source>{count} cells left over do not lie symmetrically</source>
        <translation>die übrigen Felder liegen nicht symmetrisch: {count}</translation>
    </message>
    <message>
        <source>the {count} cells that have no partner cannot be filled symmetrically</source>
        <translation>Felder ohne Gegenstück lassen sich nicht symmetrisch füllen: {count}</translation>
    </message>
    <message>
        <source>the middle cell belongs to no part</source>
        <translation>das mittlere Feld gehört zu keinem Teil</translation>
    </message>
    <message>
        <source>the parts have {cells} cells left for {cards} cards</source>
        <translation>die Teile haben noch {cells} Felder für {cards} Karten</translation>
    </message>
    <message>
        <source>a board of {width} by {height} has no four equal quarters</source>
        <translation>ein Brett von {width} mal {height} hat keine vier gleichen Viertel</translation>
    </message>
    <message>
        <source>only two packs have twins</source>
        <translation>nur zwei Kartenspiele haben Zwillinge</translation>
    </message>
    <message>
        <source>the totals of {count} cells cannot be parted among four quarters</source>
        <translation>die Summen von {count} Feldern lassen sich nicht auf vier Viertel verteilen</translation>
    </message>
    <message>
        <source>choose a square of even size, or quarters</source>
        <translation>wähle ein Quadrat von gerader Größe, oder Viertel</translation>
    </message>
    <message>
        <source>{cells} squares of one colour are left for {cards} cards</source>
        <translation>für {cards} Karten bleiben {cells} Felder einer Farbe</translation>
    </message>
    <message>
        <source>choose another size or symmetry</source>
        <translation>wähle eine andere Größe oder Symmetrie</translation>
    </message>
    <message>
        <source>choose even sizes, or another symmetry</source>
        <translation>wähle gerade Größen, oder eine andere Symmetrie</translation>
    </message>
    <message>
        <source>choose even sizes, or one pack on 7 by 7</source>
        <translation>wähle gerade Größen, oder ein Kartenspiel auf 7 mal 7</translation>
    </message>
    <message>
        <source>choose another size, such as 10 by 10 for two packs</source>
        <translation>wähle eine andere Größe, etwa 10 mal 10 für zwei Kartenspiele</translation>
    </message>
    <message>
        <source>choose even sizes or an odd square</source>
        <translation>wähle gerade Größen oder ein ungerades Quadrat</translation>
    </message>
    <message>
        <source>choose another symmetry</source>
        <translation>wähle eine andere Symmetrie</translation>
    </message>
    <message>
        <source>choose 6 by 6 or 12 by 12</source>
        <translation>wähle 6 mal 6 oder 12 mal 12</translation>
    </message>
    <message>
        <source>choose another size, such as 10 by 10</source>
        <translation>wähle eine andere Größe, etwa 10 mal 10</translation>
    </message>
    <message>
        <source>there are not as many {card} as this symmetry needs</source>
        <translation>es gibt weniger {card}, als diese Symmetrie braucht</translation>
    </message>
    <message>
        <source>there is no board in this text</source>
        <translation>in diesem Text ist kein Brett</translation>
    </message>
    <message>
        <source>the text is far too long for a board</source>
        <translation>der Text ist viel zu lang für ein Brett</translation>
    </message>
    <message>
        <source>copy lines of cards like: XX 2S 10♥ Qd</source>
        <translation>kopiere Zeilen mit Karten wie: XX 2S 10♥ Qd</translation>
    </message>
    <message>
        <source>copy the board alone</source>
        <translation>kopiere nur das Brett</translation>
    </message>
    <message>
        <source>there is no pattern {name}</source>
        <translation>es gibt kein Muster {name}</translation>
    </message>
    <message>
        <source>the pattern {pattern} is not for the deck {deck}</source>
        <translation>das Muster {pattern} ist nicht für den Kartensatz {deck}</translation>
    </message>
    <message>
        <source>the pattern {pattern} has no parameter {parameter}</source>
        <translation>das Muster {pattern} hat keinen Parameter {parameter}</translation>
    </message>
    <message>
        <source>{choice} is no choice for {parameter}</source>
        <translation>{choice} gibt es für {parameter} nicht</translation>
    </message>
    <message>
        <source>this is no rule case ({error})</source>
        <translation>das ist kein Regelfall ({error})</translation>
    </message>
    <message>
        <source>a seat stands twice</source>
        <translation>ein Platz steht zweimal da</translation>
    </message>
    <message>
        <source>there are {count} numbers for {wanted}</source>
        <translation>gegebene Zahlen: {count}, nötig: {wanted}</translation>
    </message>
    <message>
        <source>a quarter turn needs a square, and {width} by {height} is none</source>
        <translation>eine Vierteldrehung braucht ein Quadrat, und {width} mal {height} ist keins</translation>
    </message>
    <message>
        <source>a number stands once, so there are no four that belong together</source>
        <translation>jede Zahl steht nur einmal da, so dass es keine vier gibt, die zusammengehören</translation>
    </message>
</context>
<context>
    <name>Filing</name>
    <message>
        <source>New board</source>
        <translation>Neues Brett</translation>
    </message>
    <message>
        <source>Open a board</source>
        <translation>Ein Brett öffnen</translation>
    </message>
    <message>
        <source>This board cannot be opened.</source>
        <translation>Dieses Brett kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>{name} öffnen</translation>
    </message>
    <message>
        <source>Read {name}</source>
        <translation>{name} lesen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (Kopie)</translation>
    </message>
    <message>
        <source>Copy of {name}</source>
        <translation>Kopie von {name}</translation>
    </message>
    <message>
        <source>Paste a board</source>
        <translation>Ein Brett einfügen</translation>
    </message>
    <message>
        <source>Save the board</source>
        <translation>Das Brett speichern</translation>
    </message>
    <message>
        <source>A board that comes with the program has this name.</source>
        <translation>Ein Brett, das zum Programm gehört, heißt schon so.</translation>
    </message>
    <message>
        <source>Give your board another one.</source>
        <translation>Gib deinem Brett einen anderen Namen.</translation>
    </message>
    <message>
        <source>Boards are saved in files that end in {endings}.</source>
        <translation>Bretter werden in Dateien gespeichert, die auf {endings} enden.</translation>
    </message>
    <message>
        <source>To write the cells as text, export a copy.</source>
        <translation>Um die Felder als Text zu schreiben, exportiere eine Kopie.</translation>
    </message>
    <message>
        <source>The board was not saved.</source>
        <translation>Das Brett wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Gespeichert: {file}</translation>
    </message>
    <message>
        <source>Export a copy</source>
        <translation>Kopie exportieren</translation>
    </message>
    <message>
        <source>The copy was not written.</source>
        <translation>Die Kopie wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>Let its name end in {endings}. For PDF, PNG and SVG, choose Print.</source>
        <translation>Lass den Namen auf {endings} enden. Für PDF, PNG und SVG wähle Drucken.</translation>
    </message>
    <message>
        <source>Rename the board</source>
        <translation>Das Brett umbenennen</translation>
    </message>
    <message>
        <source>This board is not kept.</source>
        <translation>Dieses Brett wird nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>The board’s file is damaged: {why}</source>
        <translation>Die Datei des Bretts ist beschädigt: {why}</translation>
    </message>
    <message>
        <source>The board’s file is gone. Save it to write it again.</source>
        <translation>Die Datei des Bretts ist weg. Speichere, um sie neu zu schreiben.</translation>
    </message>
    <message>
        <source>Read again from the file</source>
        <translation>Neu aus der Datei gelesen</translation>
    </message>
    <message>
        <source>Another program changed the file: it was read again.</source>
        <translation>Ein anderes Programm hat die Datei geändert: Sie wurde neu gelesen.</translation>
    </message>
    <message>
        <source>Changed on disk</source>
        <translation>Auf der Platte geändert</translation>
    </message>
    <message>
        <source>Another program has changed “{file}”, and so have you.</source>
        <translation>Ein anderes Programm hat „{file}“ geändert, und du auch.</translation>
    </message>
    <message>
        <source>Whichever you take, Undo brings back your board.</source>
        <translation>Was du auch nimmst: Zurücknehmen bringt dein Brett wieder.</translation>
    </message>
    <message>
        <source>Keep &amp;mine</source>
        <translation>&amp;Meines behalten</translation>
    </message>
    <message>
        <source>Take the &amp;file</source>
        <translation>Die &amp;Datei nehmen</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
</context>
<context>
    <name>FilmDialog</name>
    <message>
        <source>Save the game as an animation</source>
        <translation>Das Spiel als Animation speichern</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern …</translation>
    </message>
    <message>
        <source>Name a file, and draw every move into it</source>
        <translation>Eine Datei benennen und jeden Zug hineinzeichnen</translation>
    </message>
    <message>
        <source>Nobody’s cards</source>
        <translation>Niemandes Karten</translation>
    </message>
    <message>
        <source>The cards of {name}</source>
        <translation>Die Karten von {name}</translation>
    </message>
    <message>
        <source>One picture for each move; it can be shown by any program for pictures.</source>
        <translation>Ein Bild für jeden Zug; jedes Bildprogramm kann es zeigen.</translation>
    </message>
    <message>
        <source>The game goes on, so no hand is in the pictures.</source>
        <translation>Das Spiel läuft noch; darum ist keine Hand in den Bildern.</translation>
    </message>
    <message>
        <source>S&amp;how</source>
        <translation>&amp;Zeigen</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>{size}: {width} × {height} pixels</source>
        <translation>{size}: {width} × {height} Pixel</translation>
    </message>
</context>
<context>
    <name>FindingsList</name>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>There is nothing to remark on.</source>
        <translation>Es gibt nichts zu bemerken.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>{kind}: {text}</source>
        <translation>{kind}: {text}</translation>
    </message>
    <message>
        <source>This position can be played.</source>
        <translation>Diese Stellung ist spielbar.</translation>
    </message>
    <message>
        <source>This position cannot be played yet.</source>
        <translation>Diese Stellung ist noch nicht spielbar.</translation>
    </message>
</context>
<context>
    <name>FindingsPanel</name>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>{kind}: {text}</source>
        <translation>{kind}: {text}</translation>
    </message>
    <message>
        <source>Click to choose the cells concerned.</source>
        <translation>Klicken, um die betroffenen Felder zu wählen.</translation>
    </message>
    <message>
        <source>Not to be played on yet: {errors}</source>
        <translation>Noch nicht spielbar: {errors}</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready to play: {games}</source>
        <translation>Spielbar: {games}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) fit</source>
        <translation>
            <numerusform>%n Spiel passt</numerusform>
            <numerusform>%n Spiele passen</numerusform>
        </translation>
    </message>
    <message>
        <source>Does not fit {game}: {why}</source>
        <translation>Passt nicht zu {game}: {why}</translation>
    </message>
    <message>
        <source>Fits {game}, for {players} players</source>
        <translation>Passt zu {game}, für {players} Spieler</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>Zeile {line}</translation>
    </message>
    <message>
        <source>{cell} (line {line})</source>
        <translation>{cell} (Zeile {line})</translation>
    </message>
    <message>
        <source>Pasted, {where}: “{text}” was not understood</source>
        <translation>Eingefügt, {where}: „{text}“ wurde nicht verstanden</translation>
    </message>
    <message>
        <source>Pasted, {where}: the row ends before this cell</source>
        <translation>Eingefügt, {where}: Die Zeile endet vor diesem Feld</translation>
    </message>
    <message>
        <source>Pasted, {where}: “{text}” is more than the row can hold</source>
        <translation>Eingefügt, {where}: „{text}“ ist mehr, als die Zeile fassen kann</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>This is what the step is about</source>
        <translation>Darum geht es in diesem Schritt</translation>
    </message>
    <message>
        <source>Put a chip</source>
        <translation>Einen Chip setzen</translation>
    </message>
    <message>
        <source>Every card is on the board twice. Choose one of your cards, and its open cells light up. Then choose one of these cells: your chip lies there.</source>
        <translation>Jede Karte ist zweimal auf dem Brett. Wähle eine deiner Karten, und ihre freien Felder leuchten auf. Wähle dann eines davon: Dort liegt dein Chip.</translation>
    </message>
    <message>
        <source>Well done. For the card that you have played, you get a new one by itself.</source>
        <translation>Gut gemacht. Für die gespielte Karte bekommst du von selbst eine neue.</translation>
    </message>
    <message>
        <source>Take turns</source>
        <translation>Abwechselnd ziehen</translation>
    </message>
    <message>
        <source>Now the computer moves; a frame marks its move. Then it is your turn: play any card.</source>
        <translation>Jetzt zieht der Computer; ein Rahmen zeigt seinen Zug. Dann bist du dran: Spiele irgendeine Karte.</translation>
    </message>
    <message>
        <source>So it goes on. Five chips in line are a row, across, down or slanting. Two rows win, and the corners count for everybody.</source>
        <translation>So geht es weiter. Fünf Chips in einer Linie sind eine Reihe, waagerecht, senkrecht oder schräg. Zwei Reihen gewinnen, und die Ecken zählen für alle.</translation>
    </message>
    <message>
        <source>Stop a row</source>
        <translation>Eine Reihe verhindern</translation>
    </message>
    <message>
        <source>The computer has four chips in line, and one more would make a row. One of your cards goes on the cell beside them. Play it there.</source>
        <translation>Der Computer hat vier Chips in einer Linie, und mit noch einem wäre es eine Reihe. Eine deiner Karten passt auf das Feld daneben. Spiele sie dort.</translation>
    </message>
    <message>
        <source>Well done. Where your chip lies, that row can no longer be made.</source>
        <translation>Gut gemacht. Wo dein Chip liegt, kann diese Reihe nicht mehr entstehen.</translation>
    </message>
    <message>
        <source>One may do that, but then the computer makes its row. Try again, on the marked cell.</source>
        <translation>Das darf man, aber dann macht der Computer seine Reihe. Versuche es noch einmal, auf dem markierten Feld.</translation>
    </message>
    <message>
        <source>Two eyes: anywhere</source>
        <translation>Zwei Augen: überallhin</translation>
    </message>
    <message>
        <source>The jacks of clubs and diamonds show two eyes. They go on any open cell. Play yours; the best place is beside your three chips.</source>
        <translation>Die Buben von Kreuz und Karo zeigen zwei Augen. Sie gehen auf jedes unbedeckte Feld. Spiele deinen; am besten liegt er neben deinen drei Chips.</translation>
    </message>
    <message>
        <source>Well done. Such a jack is worth keeping for a cell that you need.</source>
        <translation>Gut gemacht. So einen Buben hebt man sich am besten für ein Feld auf, das man braucht.</translation>
    </message>
    <message>
        <source>That was another card. Try again, with the jack.</source>
        <translation>Das war eine andere Karte. Versuche es noch einmal, mit dem Buben.</translation>
    </message>
    <message>
        <source>One eye: take a chip away</source>
        <translation>Ein Auge: einen Chip wegnehmen</translation>
    </message>
    <message>
        <source>Four in line again, and none of your cards goes there. But the jacks of hearts and spades, with one eye, take an enemy chip off the board. Take one of the four.</source>
        <translation>Wieder vier in einer Linie, und keine deiner Karten passt dorthin. Aber die Buben von Herz und Pik, mit einem Auge, nehmen einen gegnerischen Chip vom Brett. Nimm einen der vier.</translation>
    </message>
    <message>
        <source>Well done. Only chips of a finished row are safe from such a jack.</source>
        <translation>Gut gemacht. Nur Chips einer fertigen Reihe sind vor so einem Buben sicher.</translation>
    </message>
    <message>
        <source>One may do that, but then the computer makes its row. Try again: with the jack, take one of the marked chips.</source>
        <translation>Das darf man, aber dann macht der Computer seine Reihe. Versuche es noch einmal: Nimm mit dem Buben einen der markierten Chips.</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Gewinnen</translation>
    </message>
    <message>
        <source>You have one row, and four chips in line. Make your second row, and you win.</source>
        <translation>Du hast eine Reihe und vier Chips in einer Linie. Mache deine zweite Reihe, und du gewinnst.</translation>
    </message>
    <message>
        <source>You have won! Now you know the game. In any game, F1 tells what you can do.</source>
        <translation>Gewonnen! Jetzt kennst du das Spiel. In jedem Spiel sagt F1, was du tun kannst.</translation>
    </message>
    <message>
        <source>One may do that, but you can win at once. Try again, on the marked cell.</source>
        <translation>Das darf man, aber du kannst sofort gewinnen. Versuche es noch einmal, auf dem markierten Feld.</translation>
    </message>
</context>
<context>
    <name>FirstGamePanel</name>
    <message>
        <source>Your first game</source>
        <translation>Dein erstes Spiel</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Schritt {number} von {count}</translation>
    </message>
    <message>
        <source>How far you have come</source>
        <translation>Wie weit du gekommen bist</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>Go back to your own game</source>
        <translation>Zurück zu deinem eigenen Spiel</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Nächster Schritt</translation>
    </message>
    <message>
        <source>Go on to the next step</source>
        <translation>Weiter zum nächsten Schritt</translation>
    </message>
    <message>
        <source>&amp;Skip this step</source>
        <translation>Schritt über&amp;springen</translation>
    </message>
    <message>
        <source>Go on to the next step without this one</source>
        <translation>Ohne diesen weiter zum nächsten Schritt</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Go back to the step before</source>
        <translation>Zurück zum Schritt davor</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Verlassen</translation>
    </message>
    <message>
        <source>Go back to your own game; Help → Your first game goes on from here</source>
        <translation>Zurück zu deinem eigenen Spiel; Hilfe → Dein erstes Spiel macht hier weiter</translation>
    </message>
</context>
<context>
    <name>Flows</name>
    <message>
        <source>Open a game</source>
        <translation>Ein Spiel öffnen</translation>
    </message>
    <message>
        <source>“{title}” is among your rules now.</source>
        <translation>„{title}“ gehört jetzt zu deinen Regeln.</translation>
    </message>
    <message>
        <source>You find it in the list of a new game.</source>
        <translation>Du findest sie in der Liste beim neuen Spiel.</translation>
    </message>
    <message>
        <source>Your last game cannot be opened.</source>
        <translation>Dein letztes Spiel kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>This game cannot be opened.</source>
        <translation>Dieses Spiel kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Das Spiel speichern</translation>
    </message>
    <message>
        <source>This game is not kept.</source>
        <translation>Dieses Spiel wird nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>Settings explained</source>
        <translation>Einstellungen erklärt</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Tasten und Maus</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Das hat nicht geklappt.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Spiele</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
</context>
<context>
    <name>Foot</name>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>How to &amp;play</source>
        <translation>Spiel&amp;anleitung</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Mehr</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Sp&amp;eichern …</translation>
    </message>
    <message>
        <source>&amp;Use these rules</source>
        <translation>&amp;Übernehmen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Let the new game be played by these rules.</source>
        <translation>Das neue Spiel nach diesen Regeln spielen.</translation>
    </message>
    <message>
        <source>Take in a file of rules that a friend has sent.</source>
        <translation>Eine Datei mit Regeln aufnehmen, die jemand geschickt hat.</translation>
    </message>
    <message>
        <source>Write these rules to a file, to be sent to a friend.</source>
        <translation>Diese Regeln in eine Datei schreiben, um sie zu verschicken.</translation>
    </message>
    <message>
        <source>Read how one plays by these rules.</source>
        <translation>Lesen, wie man nach diesen Regeln spielt.</translation>
    </message>
    <message>
        <source>Keep these rules under a name of your own.</source>
        <translation>Diese Regeln unter einem eigenen Namen behalten.</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>Search: name, author, notes, 10x10</source>
        <translation>Suche: Name, Autor, Anmerkungen, 10x10</translation>
    </message>
    <message>
        <source>Own boards first</source>
        <translation>Eigene Bretter zuerst</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Nach Namen</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>By size</source>
        <translation>Nach Größe</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>No board matches. Try another word.</source>
        <translation>Kein Brett passt. Versuche ein anderes Wort.</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Brett</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>B&amp;earbeiten</translation>
    </message>
    <message>
        <source>&amp;Play on it</source>
        <translation>Darauf s&amp;pielen</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen …</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <translation>D&amp;rucken …</translation>
    </message>
    <message>
        <source>Move to the &amp;trash</source>
        <translation>In den &amp;Papierkorb</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Im &amp;Ordner zeigen</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>{columns} × {rows}</source>
        <translation>{columns} × {rows}</translation>
    </message>
    <message>
        <source>by {author}</source>
        <translation>von {author}</translation>
    </message>
    <message>
        <source>comes with the program</source>
        <translation>gehört zum Programm</translation>
    </message>
    <message>
        <source>&amp;Edit a copy</source>
        <translation>&amp;Kopie bearbeiten</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (Kopie)</translation>
    </message>
    <message>
        <source>Rename the board</source>
        <translation>Das Brett umbenennen</translation>
    </message>
    <message>
        <source>Its new name:</source>
        <translation>Sein neuer Name:</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>No program shows folders here.</source>
        <translation>Kein Programm zeigt hier Ordner.</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Das hat nicht geklappt.</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>{title} (not saved)</source>
        <translation>{title} (nicht gespeichert)</translation>
    </message>
</context>
<context>
    <name>GameNotes</name>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Regeln …</translation>
    </message>
    <message>
        <source>How &amp;to play</source>
        <translation>Spiel&amp;anleitung</translation>
    </message>
    <message>
        <source>Change this game&apos;s rules for yourself.</source>
        <translation>Die Regeln dieses Spiels für dich ändern.</translation>
    </message>
    <message>
        <source>Read how this game is played.</source>
        <translation>Lesen, wie dieses Spiel gespielt wird.</translation>
    </message>
    <message>
        <source>Played like {base}.</source>
        <translation>Wird gespielt wie {base}.</translation>
    </message>
    <message>
        <source>{differences}; and {count} more</source>
        <translation>{differences}; und {count} mehr</translation>
    </message>
    <message>
        <source>Unlike {base}: {differences}.</source>
        <translation>Anders als {base}: {differences}.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Club Sequence</source>
        <translation>Club-Sequence</translation>
    </message>
    <message>
        <source>Five cards each, however many play, and cards are drawn by hand: who forgets to draw before the next player has moved and drawn plays on with one card less. Click the stock after your move.</source>
        <translation>Fünf Karten für jeden, egal wie viele mitspielen, und gezogen wird von Hand: Wer das Ziehen vergisst, bis der nächste Spieler gespielt und gezogen hat, spielt mit einer Karte weniger weiter. Klicke nach deinem Zug auf den Stapel.</translation>
    </message>
    <message>
        <source>A club&apos;s sheet; the lost card after the printed rules</source>
        <translation>Regelblatt eines Clubs; die verlorene Karte nach den gedruckten Regeln</translation>
    </message>
    <message>
        <source>Double Series</source>
        <translation>Double Series</translation>
    </message>
    <message>
        <source>Two sides of up to five players each, seated in turn, race for two series of five. Partners keep silent. The cards dealt become fewer as the table grows.</source>
        <translation>Zwei Parteien aus bis zu fünf Spielern sitzen abwechselnd um den Tisch; wer zuerst zwei Fünferreihen hat, gewinnt. Mitspieler einer Partei schweigen. Je mehr am Tisch sitzen, desto weniger Karten bekommt jeder.</translation>
    </message>
    <message>
        <source>Jouets Bo-Jeux, 1996, as described by sellers and players; hands, jacks and dead cards after Sequence, since no sheet could be read</source>
        <translation>Jouets Bo-Jeux, 1996, wie von Händlern und Spielern beschrieben; Handkarten, Buben und tote Karten wie bei Sequence, da kein Regelblatt zu lesen war</translation>
    </message>
    <message>
        <source>Exact five</source>
        <translation>Genau fünf</translation>
    </message>
    <message>
        <source>Five number cards each; every card goes exactly on its own number, and one draws after playing. Nothing is ever taken away, nothing is exchanged, and five in line win.</source>
        <translation>Fünf Zahlenkarten für jeden; jede Karte kommt genau auf ihre eigene Zahl, und nach dem Spielen wird gezogen. Nichts wird je weggenommen, nichts getauscht, und fünf in einer Linie gewinnen.</translation>
    </message>
    <message>
        <source>Poo-ka-Boo, as described by a reviewer on BoardGameGeek</source>
        <translation>Poo-ka-Boo, wie in einer Besprechung auf BoardGameGeek beschrieben</translation>
    </message>
    <message>
        <source>5ive Straight</source>
        <translation>5ive Straight</translation>
    </message>
    <message>
        <source>Pegs, and cards with the numbers from 0 to 99. On your turn either play a card and put a peg on its number or any higher one, or draw; four cards are the most. Five in line win at once. Who holds four cards that fit nowhere is out, so keep them secret.</source>
        <translation>Stifte und Karten mit Zahlen von 0 bis 99. In deinem Zug spielst du entweder eine Karte und setzt einen Stift auf ihre Zahl oder eine höhere, oder du ziehst; mehr als vier Karten hat niemand. Fünf in einer Linie gewinnen sofort. Wer vier Karten hält, die nirgends passen, scheidet aus; halte sie also geheim.</translation>
    </message>
    <message>
        <source>The 5ive Straight rulebook, Winning Moves</source>
        <translation>Das Regelheft von 5ive Straight, Winning Moves</translation>
    </message>
    <message>
        <source>Home sheet</source>
        <translation>Familienregeln</translation>
    </message>
    <message>
        <source>Two sides, five cards each, and two piles lying face up: choose which card to draw. A forgotten draw is made good after the next turn. A row counts only when its maker announces it, and its chips are then turned to white.</source>
        <translation>Zwei Parteien, fünf Karten für jeden und zwei Stapel, die offen liegen: Wähle, welche Karte du ziehst. Vergessenes Ziehen wird nach dem nächsten eigenen Zug nachgeholt. Eine Reihe zählt nur, wenn man sie selbst ansagt, und ihre Chips werden dann auf Weiß gedreht.</translation>
    </message>
    <message>
        <source>A family&apos;s rule sheet published as Sequence Playing Rules</source>
        <translation>Regelblatt einer Familie, veröffentlicht als „Sequence Playing Rules“</translation>
    </message>
    <message>
        <source>Jack Foolery</source>
        <translation>Jack Foolery</translation>
    </message>
    <message>
        <source>One-Eyed Jack under the other name by which many families know it: nothing on the board is ever safe, and rows count only while they lie there.</source>
        <translation>One-Eyed Jack unter dem anderen Namen, unter dem viele Familien es kennen: Nichts auf dem Brett ist je sicher, und Reihen zählen nur, solange sie da liegen.</translation>
    </message>
    <message>
        <source>pagat.com, One-Eyed Jack, where this name is given too</source>
        <translation>pagat.com, One-Eyed Jack, wo auch dieser Name steht</translation>
    </message>
    <message>
        <source>Junior</source>
        <translation>Junior</translation>
    </message>
    <message>
        <source>For the youngest: three cards without pictures, a small board, four in line win. The tens of clubs and diamonds go anywhere, the tens of spades and hearts take a chip away, and a card without a space may be exchanged at any time.</source>
        <translation>Für die Jüngsten: drei Karten auf der Hand, keine Bilder, ein kleines Brett, und vier in einer Linie gewinnen. Kreuz-Zehn und Karo-Zehn passen überall, Pik-Zehn und Herz-Zehn nehmen einen Chip weg, und eine Karte ohne freies Feld darf jederzeit getauscht werden.</translation>
    </message>
    <message>
        <source>After Sequence for Kids by Jax Ltd.; the cards and the board are ours</source>
        <translation>Nach Sequence for Kids von Jax Ltd.; Karten und Brett sind von uns</translation>
    </message>
    <message>
        <source>One-Eyed Jack</source>
        <translation>One-Eyed Jack</translation>
    </message>
    <message>
        <source>The game for two, three or four as it is played with ordinary cards. No chip is ever safe: a one-eyed jack may break a row up again, so a side wins when its rows lie on the board at the same time. A card whose cells are all covered stays in the hand until one of them is free.</source>
        <translation>Das Spiel für zwei, drei oder vier, wie es mit gewöhnlichen Karten gespielt wird. Kein Chip ist je sicher: Ein einäugiger Bube kann eine Reihe wieder aufbrechen; eine Partei gewinnt also, wenn ihre Reihen gleichzeitig auf dem Brett liegen. Eine Karte, deren Felder alle bedeckt sind, bleibt auf der Hand, bis eines davon frei wird.</translation>
    </message>
    <message>
        <source>pagat.com, One-Eyed Jack, the basic game</source>
        <translation>pagat.com, One-Eyed Jack, das Grundspiel</translation>
    </message>
    <message>
        <source>One-Eyed Jack, house rules</source>
        <translation>One-Eyed Jack, Hausregeln</translation>
    </message>
    <message>
        <source>One-Eyed Jack with the two house rules that most tables add: the chips of a finished row are safe from one-eyed jacks, and a card whose cells are all covered may be exchanged for a new one, as many of them as one likes in a turn.</source>
        <translation>One-Eyed Jack mit den zwei Hausregeln, die an den meisten Tischen dazukommen: Die Chips einer fertigen Reihe sind vor einäugigen Buben sicher, und eine Karte, deren Felder alle bedeckt sind, darf gegen eine neue getauscht werden, in einem Zug so viele, wie man will.</translation>
    </message>
    <message>
        <source>pagat.com, One-Eyed Jack, variations</source>
        <translation>pagat.com, One-Eyed Jack, Varianten</translation>
    </message>
    <message>
        <source>One-Eyed Jack with jokers</source>
        <translation>One-Eyed Jack mit Jokern</translation>
    </message>
    <message>
        <source>One-Eyed Jack with house rules and four jokers in the pack. The corners belong to nobody: a joker puts a chip on an open corner and nowhere else, and no jack can take that chip away.</source>
        <translation>One-Eyed Jack mit Hausregeln und vier Jokern unter den Karten. Die Ecken gehören niemandem: Ein Joker setzt einen Chip auf eine freie Ecke und nirgendwo sonst, und kein Bube kann diesen Chip wegnehmen.</translation>
    </message>
    <message>
        <source>Open draft</source>
        <translation>Offene Auslage</translation>
    </message>
    <message>
        <source>Six cards each, and five open cards to draw from: after playing you choose one, and the next card takes its place. A side that holds all four centre spaces wins at once. The game ends when the open cards run out.</source>
        <translation>Sechs Karten für jeden und fünf offene Karten zum Ziehen: Nach dem Spielen wählst du eine, und die nächste Karte kommt an ihre Stelle. Eine Partei, die alle vier Felder in der Mitte hält, gewinnt sofort. Das Spiel endet, wenn die offenen Karten ausgehen.</translation>
    </message>
    <message>
        <source>Course COMP90054 of the University of Melbourne, as played by its programs</source>
        <translation>Kurs COMP90054 der University of Melbourne, so wie dessen Programme spielen</translation>
    </message>
    <message>
        <source>Quinto (house scoring)</source>
        <translation>Quinto (eigene Zählweise)</translation>
    </message>
    <message>
        <source>Sequence played for points over several deals: longer rows, rows with a corner, two rows at a stroke and winning the deal all count, special cards left in the hand cost. The first side with 500 points wins the match. The points are house scoring of our own: the published table is not known to us.</source>
        <translation>Sequence um Punkte über mehrere Runden: Längere Reihen, Reihen mit einer Ecke, zwei Reihen auf einen Schlag und eine gewonnene Runde zählen, besondere Karten, die auf der Hand bleiben, kosten. Die erste Partei mit 500 Punkten gewinnt das Match. Die Zählweise ist unsere eigene: Die veröffentlichte Tabelle kennen wir nicht.</translation>
    </message>
    <message>
        <source>Play after the Quinto Game Company, 2003, as described on pagat.com; the points are ours</source>
        <translation>Spielweise nach der Quinto Game Company, 2003, wie auf pagat.com beschrieben; die Punkte sind von uns</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Sequence</translation>
    </message>
    <message>
        <source>Play a card and put a chip on one of its two cells; five chips of your side in a line are a row. Two sides need two rows, three sides one. The four corners count for everybody, a two-eyed jack goes on any open cell, a one-eyed jack takes an enemy chip away unless it is part of a finished row, and once a turn a card whose cells are both covered may be exchanged.</source>
        <translation>Spiele eine Karte und setze einen Chip auf eines ihrer zwei Felder; fünf Chips deiner Partei in einer Linie sind eine Reihe. Zwei Parteien brauchen zwei Reihen, drei Parteien eine. Die vier Ecken zählen für alle, ein zweiäugiger Bube passt auf jedes freie Feld, ein einäugiger Bube nimmt einen gegnerischen Chip weg, der nicht zu einer fertigen Reihe gehört, und einmal im Zug darf eine Karte, deren Felder beide bedeckt sind, getauscht werden.</translation>
    </message>
    <message>
        <source>The rules printed by Jax Ltd. since 1982, with published answers where they are silent</source>
        <translation>Die von Jax Ltd. seit 1982 gedruckten Regeln, mit veröffentlichten Antworten, wo sie schweigen</translation>
    </message>
    <message>
        <source>Sequence Dice</source>
        <translation>Sequence Dice</translation>
    </message>
    <message>
        <source>Roll two dice and put a chip on that number. If all its spaces are covered, you take the place of an opponent&apos;s chip. A ten takes a chip away, but none from the twos and twelves; an eleven goes anywhere; after a two or a twelve you roll again. Two sides need six in line, three or four need five.</source>
        <translation>Würfle mit zwei Würfeln und setze einen Chip auf diese Zahl. Sind alle ihre Felder bedeckt, ersetzt du dort einen gegnerischen Chip. Eine Zehn nimmt einen Chip weg, aber keinen von den Zweien und Zwölfen; eine Elf passt überall; nach einer Zwei oder Zwölf würfelst du noch einmal. Zwei Parteien brauchen sechs in einer Linie, drei oder vier brauchen fünf.</translation>
    </message>
    <message>
        <source>The Sequence Dice sheet, Jax Ltd.</source>
        <translation>Das Regelblatt von Sequence Dice, Jax Ltd.</translation>
    </message>
    <message>
        <source>Sequence Dice, gem variant</source>
        <translation>Sequence Dice, Edelsteinvariante</translation>
    </message>
    <message>
        <source>The dice game of the carved wooden boards: a ten goes anywhere, an eleven takes a chip away, a twelve swaps one of your chips with an opponent&apos;s, and finished rows are safe. Two sides need two rows of five, three or four sides one. A two gives another turn; a covered number gives nothing.</source>
        <translation>Das Würfelspiel der geschnitzten Holzbretter: Eine Zehn passt überall, eine Elf nimmt einen Chip weg, eine Zwölf tauscht einen eigenen Chip mit einem gegnerischen, und fertige Reihen sind sicher. Zwei Parteien brauchen zwei Fünferreihen, drei oder vier Parteien eine. Eine Zwei gibt noch einen Zug; eine bedeckte Zahl bringt nichts.</translation>
    </message>
    <message>
        <source>Kalex Custom Carvings, Dice Sequence</source>
        <translation>Kalex Custom Carvings, Dice Sequence</translation>
    </message>
    <message>
        <source>Tournament tie-break</source>
        <translation>Turnier mit Stichentscheid</translation>
    </message>
    <message>
        <source>The stock is played once. When nobody can move any more and nobody has won, the side with more rows wins, then the one with more lines of four, then of three. Rows are taken from the top left, so nobody has to be asked.</source>
        <translation>Der Stapel wird nur einmal durchgespielt. Kann niemand mehr spielen und hat niemand gewonnen, gewinnt die Partei mit mehr Reihen, dann die mit mehr Viererlinien, dann mit mehr Dreierlinien. Reihen werden von oben links genommen, so dass niemand gefragt werden muss.</translation>
    </message>
    <message>
        <source>endgame.dk, One-Eyed Jack</source>
        <translation>endgame.dk, One-Eyed Jack</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Reisespiel</translation>
    </message>
    <message>
        <source>A short game for two with one pack on a small board: every card has a single space, four in line are a row, and two rows win. The free space lies in the middle.</source>
        <translation>Ein kurzes Spiel für zwei mit einem Kartenspiel auf einem kleinen Brett: Jede Karte hat nur ein Feld, vier in einer Linie sind eine Reihe, und zwei Reihen gewinnen. Das freie Feld liegt in der Mitte.</translation>
    </message>
    <message>
        <source>Jax Ltd., the travel edition; the board is ours, since its arrangement could not be found</source>
        <translation>Jax Ltd., die Reiseausgabe; das Brett ist von uns, da seine Anordnung nicht zu finden war</translation>
    </message>
</context>
<context>
    <name>GroupList</name>
    <message>
        <source>Groups of rules</source>
        <translation>Gruppen von Regeln</translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>Move left</source>
        <translation>Nach links</translation>
    </message>
    <message>
        <source>Let the chosen card change places with the one before it</source>
        <translation>Die gewählte Karte mit der davor tauschen</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>Let the chosen card change places with the one after it</source>
        <translation>Die gewählte Karte mit der dahinter tauschen</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>Take the chosen card out of its row; it can be put anywhere then</source>
        <translation>Die gewählte Karte aus ihrer Reihe nehmen; sie kann dann überall hin</translation>
    </message>
    <message>
        <source>Cards that are chosen go here. In the row, Delete takes a card away, and Ctrl with an arrow key moves it.</source>
        <translation>Gewählte Karten kommen hierher. In der Zeile nimmt Entf eine Karte weg, und Strg mit einer Pfeiltaste verschiebt sie.</translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>{cell}, {face}: {share} of the decided games</source>
        <translation>{cell}, {face}: {share} der entschiedenen Spiele</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>The menus</source>
        <translation>Die Menüs</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Tasten und Maus</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computerspieler</translation>
    </message>
    <message>
        <source>Boards of your own</source>
        <translation>Eigene Bretter</translation>
    </message>
    <message>
        <source>The lab</source>
        <translation>Das Labor</translation>
    </message>
    <message>
        <source>What you can rely on</source>
        <translation>Worauf du dich verlassen kannst</translation>
    </message>
    <message>
        <source>Temperaments</source>
        <translation>Temperamente</translation>
    </message>
    <message>
        <source>An entry says who plays what: a game, a board, and a player for each seat. With one entry the lab tells how fair and how long that game is; with two it tells which is better, and how sure that is.</source>
        <translation>Ein Eintrag sagt, wer was spielt: ein Spiel, ein Brett und einen Spieler für jeden Platz. Bei einem Eintrag sagt das Labor, wie gerecht und wie lang dieses Spiel ist; bei zweien, welcher besser ist und wie sicher das ist.</translation>
    </message>
    <message>
        <source>It plays in the background, and results are saved as they arrive: what is broken off goes on later.</source>
        <translation>Es spielt im Hintergrund, und Ergebnisse werden gesichert, wie sie kommen: Was abgebrochen wird, geht später weiter.</translation>
    </message>
    <message>
        <source>Every move is kept at once. After a crash or a power cut the next start goes on where you were.</source>
        <translation>Jeder Zug wird sofort gesichert. Nach einem Absturz oder Stromausfall geht es beim nächsten Start dort weiter, wo du warst.</translation>
    </message>
    <message>
        <source>Nobody sees what is hidden: neither the computer players, nor hints, nor a screen reader know more than the seat that they play, help or read for.</source>
        <translation>Niemand sieht, was verborgen ist: Weder Computerspieler noch Tipps noch ein Bildschirmleser wissen mehr als der Platz, für den sie spielen, helfen oder vorlesen.</translation>
    </message>
    <message>
        <source>The program needs no network and sends nothing. All your games, boards and settings are files on this computer.</source>
        <translation>Das Programm braucht kein Netz und sendet nichts. Alle deine Spiele, Bretter und Einstellungen sind Dateien auf diesem Computer.</translation>
    </message>
    <message>
        <source>The same number shuffles the cards in the same way on every computer, and undo never deals anew.</source>
        <translation>Dieselbe Zahl mischt die Karten auf jedem Computer gleich, und Zurücknehmen teilt nie neu aus.</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Auf keiner Seite steht das.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>In der Hilfe suchen</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Looking for the best moves…</source>
        <translation>Die besten Züge werden gesucht …</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>The best moves</source>
        <translation>Die besten Züge</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Make the chosen move</source>
        <translation>Den gewählten Zug machen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Look for moves no longer</source>
        <translation>Nicht weiter nach Zügen suchen</translation>
    </message>
    <message>
        <source>Take the hint off the table</source>
        <translation>Den Tipp vom Tisch nehmen</translation>
    </message>
</context>
<context>
    <name>Hinting</name>
    <message>
        <source>Chance to win: {chance}, between {low} and {high} in {games} trial games.</source>
        <translation>Gewinnaussicht: {chance}, zwischen {low} und {high} in {games} Probespielen.</translation>
    </message>
    <message>
        <source>Hint {number}</source>
        <translation>Tipp {number}</translation>
    </message>
    <message>
        <source>No hint could be worked out: the process that looks for one has failed.</source>
        <translation>Es ließ sich kein Tipp finden: Der Prozess, der sucht, ist ausgefallen.</translation>
    </message>
</context>
<context>
    <name>Histogram</name>
    <message>
        <source>{share} of the games take {low} to {high} moves</source>
        <translation>{share} der Spiele dauern {low} bis {high} Züge</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Wie es war</translation>
    </message>
</context>
<context>
    <name>HowTo</name>
    <message>
        <source>the {count} corners</source>
        <translation>die {count} Ecken</translation>
    </message>
    <message>
        <source>the free cell with the star</source>
        <translation>das freie Feld mit dem Stern</translation>
    </message>
    <message>
        <source>the {count} free cells with a star</source>
        <translation>die {count} freien Felder mit einem Stern</translation>
    </message>
    <message>
        <source>a corner</source>
        <translation>einer Ecke</translation>
    </message>
    <message>
        <source>a free cell</source>
        <translation>einem freien Feld</translation>
    </message>
    <message>
        <source>{players} in {sides} sides, on the board “{board}”</source>
        <translation>{players} in {sides} Parteien, auf dem Brett „{board}“</translation>
    </message>
    <message>
        <source>{players}, each a side of their own, on the board “{board}”</source>
        <translation>{players}, jeder für sich, auf dem Brett „{board}“</translation>
    </message>
    <message>
        <source>{players}, on the board “{board}”</source>
        <translation>{players}, auf dem Brett „{board}“</translation>
    </message>
    <message>
        <source>House rules: what differs from “{preset}”</source>
        <translation>Hausregeln: was von „{preset}“ abweicht</translation>
    </message>
    <message>
        <source>Where these rules come from</source>
        <translation>Woher diese Regeln kommen</translation>
    </message>
    <message>
        <source>Special rolls</source>
        <translation>Besondere Würfe</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Besondere Karten</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>What you need</source>
        <translation>Was man braucht</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>What is safe</source>
        <translation>Was sicher ist</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>Tote Karten</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Talk and time</source>
        <translation>Reden und Zeit</translation>
    </message>
    <message>
        <source>A card is dead when its cell and all cells with higher numbers are covered.</source>
        <translation>Eine Karte ist tot, wenn ihr Feld und alle Felder mit höheren Zahlen bedeckt sind.</translation>
    </message>
    <message>
        <source>A card is dead when all its cells are covered, no matter whose chips they are.</source>
        <translation>Eine Karte ist tot, wenn alle ihre Felder bedeckt sind, gleich mit wessen Chips.</translation>
    </message>
    <message>
        <source>If an enemy chip there can be replaced, the card is not dead.</source>
        <translation>Kann dort ein gegnerischer Chip ersetzt werden, ist die Karte nicht tot.</translation>
    </message>
    <message>
        <source>A card that takes or replaces chips is never dead, even if there is none to take.</source>
        <translation>Eine Karte, die Chips nimmt oder ersetzt, ist nie tot, auch wenn es keinen zu nehmen gibt.</translation>
    </message>
    <message>
        <source>It stays in your hand; taking a chip may open a cell for it again.</source>
        <translation>Sie bleibt auf deiner Hand; wird ein Chip genommen, kann wieder ein Feld für sie frei werden.</translation>
    </message>
    <message>
        <source>It stays in your hand to the end.</source>
        <translation>Sie bleibt bis zum Ende auf deiner Hand.</translation>
    </message>
    <message>
        <source>Keep dead cards secret.</source>
        <translation>Halte tote Karten geheim.</translation>
    </message>
    <message>
        <source>Who holds {cards} that are dead when the turn comes is out of the game. The chips stay, and the others play on; if only one side is left, it wins.</source>
        <translation>Wer {cards} hält, die tot sind, wenn er am Zug ist, scheidet aus. Die Chips bleiben, und die anderen spielen weiter; bleibt nur eine Partei übrig, gewinnt sie.</translation>
    </message>
    <message>
        <source>In your turn you may turn in as many dead cards as you like, one by one.</source>
        <translation>In deinem Zug darfst du so viele tote Karten abgeben, wie du willst, eine nach der anderen.</translation>
    </message>
    <message>
        <source>Once in your turn you may turn in a dead card.</source>
        <translation>Einmal in deinem Zug darfst du eine tote Karte abgeben.</translation>
    </message>
    <message>
        <source>In your turn you may turn in up to {count} dead cards.</source>
        <translation>In deinem Zug darfst du bis zu {count} tote Karten abgeben.</translation>
    </message>
    <message>
        <source>In your turn you have to turn in all dead cards before you play.</source>
        <translation>In deinem Zug musst du alle toten Karten abgeben, bevor du spielst.</translation>
    </message>
    <message>
        <source>If you hold a dead card, you have to turn it in before you play.</source>
        <translation>Hältst du eine tote Karte, musst du sie abgeben, bevor du spielst.</translation>
    </message>
    <message>
        <source>You have to turn in dead cards before you play, up to {count} in a turn.</source>
        <translation>Du musst tote Karten abgeben, bevor du spielst, bis zu {count} in einem Zug.</translation>
    </message>
    <message>
        <source>That holds only when you can play no other card.</source>
        <translation>Das gilt nur, wenn du keine andere Karte spielen kannst.</translation>
    </message>
    <message>
        <source>You take an open card for it, and your turn goes on.</source>
        <translation>Du nimmst dafür eine offene Karte, und dein Zug geht weiter.</translation>
    </message>
    <message>
        <source>You draw a card for it, and your turn goes on.</source>
        <translation>Du ziehst dafür eine Karte, und dein Zug geht weiter.</translation>
    </message>
    <message>
        <source>Show it to the others.</source>
        <translation>Zeige sie den anderen.</translation>
    </message>
    <message>
        <source>You need not say so.</source>
        <translation>Du musst es nicht sagen.</translation>
    </message>
    <message>
        <source>After playing no card is drawn.</source>
        <translation>Nach dem Spielen wird keine Karte gezogen.</translation>
    </message>
    <message>
        <source>{count} cards lie open beside the stock. When one is taken, the next of the stock takes its place.</source>
        <translation>{count} Karten liegen offen neben dem Stapel. Wird eine genommen, rückt die nächste des Stapels nach.</translation>
    </message>
    <message>
        <source>One card lies open beside the stock. When it is taken, the next of the stock takes its place.</source>
        <translation>Eine Karte liegt offen neben dem Stapel. Wird sie genommen, rückt die nächste des Stapels nach.</translation>
    </message>
    <message>
        <source>The stock lies face up, in {count} piles; everybody sees their top cards.</source>
        <translation>Der Stapel liegt offen, in {count} Haufen; alle sehen ihre obersten Karten.</translation>
    </message>
    <message>
        <source>The stock lies face up; everybody sees the next card.</source>
        <translation>Der Stapel liegt offen; alle sehen die nächste Karte.</translation>
    </message>
    <message>
        <source>The stock lies face down.</source>
        <translation>Der Stapel liegt verdeckt.</translation>
    </message>
    <message>
        <source>When the stock is empty, the played cards are shuffled and are the new stock.</source>
        <translation>Ist der Stapel leer, werden die gespielten Karten gemischt und sind der neue Stapel.</translation>
    </message>
    <message>
        <source>When a card has to be drawn and none is left, the game ends.</source>
        <translation>Wenn eine Karte gezogen werden muss und keine mehr da ist, endet das Spiel.</translation>
    </message>
    <message>
        <source>When the stock is empty, nobody draws any more; you play what you hold.</source>
        <translation>Ist der Stapel leer, zieht niemand mehr; ihr spielt, was ihr habt.</translation>
    </message>
    <message>
        <source>until the next player has moved and drawn</source>
        <translation>bis der nächste Spieler gezogen und gespielt hat</translation>
    </message>
    <message>
        <source>until the next player has moved</source>
        <translation>bis der nächste Spieler gespielt hat</translation>
    </message>
    <message>
        <source>If you forget to draw, you may do so {until}. Then the card is lost: you hold one card less for the rest of the game.</source>
        <translation>Vergisst du zu ziehen, darfst du es noch tun, {until}. Danach ist die Karte verloren: Du hast für den Rest des Spiels eine Karte weniger.</translation>
    </message>
    <message>
        <source>If you forget to draw, you may do so {until}. Then you have to wait until after your next turn, and draw all cards that are missing.</source>
        <translation>Vergisst du zu ziehen, darfst du es noch tun, {until}. Danach musst du bis nach deinem nächsten Zug warten und ziehst dann alle fehlenden Karten.</translation>
    </message>
    <message>
        <source>When the next player turns in a dead card, that time is over.</source>
        <translation>Gibt der nächste Spieler eine tote Karte ab, ist diese Zeit vorbei.</translation>
    </message>
    <message>
        <source>When the next player turns in a dead card, that time is not yet over.</source>
        <translation>Gibt der nächste Spieler eine tote Karte ab, ist diese Zeit noch nicht vorbei.</translation>
    </message>
    <message>
        <source>The game is over as soon as a side has won.</source>
        <translation>Das Spiel ist aus, sobald eine Partei gewonnen hat.</translation>
    </message>
    <message>
        <source>Nobody draws any more.</source>
        <translation>Niemand zieht mehr.</translation>
    </message>
    <message>
        <source>When a side has its rows, each other side still has {count} turns. Then most rows win, and equal rows are a draw.</source>
        <translation>Hat eine Partei ihre Reihen, hat jede andere noch {count} Züge. Dann gewinnen die meisten Reihen, und gleich viele sind unentschieden.</translation>
    </message>
    <message>
        <source>When a side has its rows, each other side still has one turn. Then most rows win, and equal rows are a draw.</source>
        <translation>Hat eine Partei ihre Reihen, hat jede andere noch einen Zug. Dann gewinnen die meisten Reihen, und gleich viele sind unentschieden.</translation>
    </message>
    <message>
        <source>If the board is full and nothing can change it, the game ends without a winner.</source>
        <translation>Ist das Brett voll und nichts kann es mehr ändern, endet das Spiel ohne Sieger.</translation>
    </message>
    <message>
        <source>If all pass in turn, the cards run out, or the board is full and nothing can change it, the game ends without a winner.</source>
        <translation>Passen alle nacheinander, gehen die Karten aus oder ist das Brett voll und nichts kann es mehr ändern, endet das Spiel ohne Sieger.</translation>
    </message>
    <message>
        <source>If all pass in turn, or the board is full and nothing can change it, the game ends without a winner.</source>
        <translation>Passen alle nacheinander oder ist das Brett voll und nichts kann es mehr ändern, endet das Spiel ohne Sieger.</translation>
    </message>
    <message>
        <source>A game without a winner is a draw.</source>
        <translation>Ein Spiel ohne Sieger ist unentschieden.</translation>
    </message>
    <message>
        <source>the most finished rows</source>
        <translation>die meisten fertigen Reihen</translation>
    </message>
    <message>
        <source>the most lines of {length}</source>
        <translation>die meisten Linien aus {length}</translation>
    </message>
    <message>
        <source>Then {first} win. If these are equal, the game is a draw.</source>
        <translation>Dann gewinnen {first}. Sind diese gleich, ist das Spiel unentschieden.</translation>
    </message>
    <message>
        <source>Then {first} win; if these are equal, {others}; if all are equal, it is a draw.</source>
        <translation>Dann gewinnen {first}; sind diese gleich, {others}; sind alle gleich, ist es unentschieden.</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, dann </translation>
    </message>
    <message>
        <source>A match goes over several deals. It is won by the side that has {points} and more than any other side.</source>
        <translation>Ein Match geht über mehrere Runden. Es gewinnt die Partei, die {points} hat und mehr als jede andere.</translation>
    </message>
    <message>
        <source>A row with {chips} in its line: {points}.</source>
        <translation>Eine Reihe mit {chips} in ihrer Linie: {points}.</translation>
    </message>
    <message>
        <source>A row with a free cell: {points} more.</source>
        <translation>Eine Reihe mit einem freien Feld: {points} mehr.</translation>
    </message>
    <message>
        <source>Two rows or more by one move: {points} more.</source>
        <translation>Zwei Reihen oder mehr in einem Zug: {points} mehr.</translation>
    </message>
    <message>
        <source>To win the deal: {points}.</source>
        <translation>Die Runde gewinnen: {points}.</translation>
    </message>
    <message>
        <source>Each special card left in hand: {points} less.</source>
        <translation>Jede besondere Karte, die auf der Hand bleibt: {points} weniger.</translation>
    </message>
    <message>
        <source>Who speaks out of turn, such as to advise a team-mate, costs the side dear: each of its members gives up a card of their own choice, and none is drawn for it.</source>
        <translation>Wer unerlaubt spricht, etwa um einem Mitspieler zu raten, schadet der eigenen Partei: Jedes ihrer Mitglieder legt eine Karte eigener Wahl ab, und dafür wird keine gezogen.</translation>
    </message>
    <message>
        <source>Who speaks out of turn, such as to advise a team-mate, costs the side a chip: the next enemy takes one that is not safe off the board.</source>
        <translation>Wer unerlaubt spricht, etwa um einem Mitspieler zu raten, kostet die eigene Partei einen Chip: Der nächste Gegner nimmt einen, der nicht sicher ist, vom Brett.</translation>
    </message>
    <message>
        <source>A turn may take {seconds} seconds; then the computer moves for you.</source>
        <translation>Ein Zug darf {seconds} Sekunden dauern; dann zieht der Computer für dich.</translation>
    </message>
    <message>
        <source>Two rows that cross in the marked chip.</source>
        <translation>Zwei Reihen, die sich im markierten Chip kreuzen.</translation>
    </message>
    <message>
        <source>{count} in line are two rows.</source>
        <translation>{count} in einer Linie sind zwei Reihen.</translation>
    </message>
    <message>
        <source>{count} in line are two rows; the marked chip is in both.</source>
        <translation>{count} in einer Linie sind zwei Reihen; der markierte Chip gehört zu beiden.</translation>
    </message>
    <message>
        <source>{count} in line are two rows; the marked chips are in both.</source>
        <translation>{count} in einer Linie sind zwei Reihen; die markierten Chips gehören zu beiden.</translation>
    </message>
    <message>
        <source>Rows are not kept: what counts is how many of them lie on the board at the moment.</source>
        <translation>Reihen bleiben nicht erhalten: Es zählt, wie viele gerade auf dem Brett liegen.</translation>
    </message>
    <message>
        <source>A row that has been made counts to the end of the game.</source>
        <translation>Eine Reihe, die gebildet wurde, zählt bis zum Ende des Spiels.</translation>
    </message>
    <message>
        <source>Say so when you make a row. A row that is not announced does not count; any later chip of yours may still announce it.</source>
        <translation>Sage an, wenn du eine Reihe bildest. Eine nicht angesagte Reihe zählt nicht; jeder spätere eigene Chip darf sie noch ansagen.</translation>
    </message>
    <message>
        <source>More than {length} in line are a row as well.</source>
        <translation>Mehr als {length} in einer Linie sind auch eine Reihe.</translation>
    </message>
    <message>
        <source>On the table a finished row is drawn through.</source>
        <translation>Auf dem Tisch wird eine fertige Reihe durchgestrichen.</translation>
    </message>
    <message>
        <source>On the table the chips of a finished row turn white.</source>
        <translation>Auf dem Tisch werden die Chips einer fertigen Reihe weiß.</translation>
    </message>
    <message>
        <source>Two rows of a side may not have a chip in common.</source>
        <translation>Zwei Reihen einer Partei dürfen keinen Chip gemeinsam haben.</translation>
    </message>
    <message>
        <source>Two rows of a side may have one chip in common.</source>
        <translation>Zwei Reihen einer Partei dürfen einen Chip gemeinsam haben.</translation>
    </message>
    <message>
        <source>Two rows of a side may have up to {count} chips in common.</source>
        <translation>Zwei Reihen einer Partei dürfen bis zu {count} Chips gemeinsam haben.</translation>
    </message>
    <message>
        <source>One line never holds two rows of a side; rows that cross may both count.</source>
        <translation>In einer Linie liegen nie zwei Reihen einer Partei; Reihen, die sich kreuzen, dürfen beide zählen.</translation>
    </message>
    <message>
        <source>So {count} in line are two rows, and fewer are one.</source>
        <translation>So sind {count} in einer Linie zwei Reihen, und weniger sind eine.</translation>
    </message>
    <message>
        <source>Chips in one line make no second row on this board.</source>
        <translation>Chips in einer Linie bilden auf diesem Brett keine zweite Reihe.</translation>
    </message>
    <message>
        <source>Two rows of a side may use the same free cell.</source>
        <translation>Zwei Reihen einer Partei dürfen dasselbe freie Feld nutzen.</translation>
    </message>
    <message>
        <source>Two rows of a side may not use the same free cell.</source>
        <translation>Zwei Reihen einer Partei dürfen nicht dasselbe freie Feld nutzen.</translation>
    </message>
    <message>
        <source>If a chip makes shapes that cannot all count, you say which of them do.</source>
        <translation>Bildet ein Chip Formen, die nicht alle zählen können, sagst du, welche zählen.</translation>
    </message>
    <message>
        <source>If a chip makes shapes that cannot all count, those nearest to the top left do.</source>
        <translation>Bildet ein Chip Formen, die nicht alle zählen können, zählen die am weitesten oben links.</translation>
    </message>
    <message>
        <source>If a chip makes shapes that cannot all count, the program says which of them do.</source>
        <translation>Bildet ein Chip Formen, die nicht alle zählen können, sagt das Programm, welche zählen.</translation>
    </message>
    <message>
        <source>If more chips lie in line than a row needs, you say which of them are the row.</source>
        <translation>Liegen mehr Chips in einer Linie, als eine Reihe braucht, sagst du, welche die Reihe sind.</translation>
    </message>
    <message>
        <source>If more chips lie in line than a row needs, those nearest to the top left are it.</source>
        <translation>Liegen mehr Chips in einer Linie, als eine Reihe braucht, sind es die am weitesten oben links.</translation>
    </message>
    <message>
        <source>If more chips lie in line than a row needs, the program says which are the row.</source>
        <translation>Liegen mehr Chips in einer Linie, als eine Reihe braucht, sagt das Programm, welche die Reihe sind.</translation>
    </message>
    <message>
        <source>This shape is a row.</source>
        <translation>Diese Form ist eine Reihe.</translation>
    </message>
    <message>
        <source>Be the first side to lay one of these shapes with your chips.</source>
        <translation>Lege als erste Partei eine dieser Formen mit deinen Chips.</translation>
    </message>
    <message>
        <source>Be the first side to lay {need} of these shapes with your chips.</source>
        <translation>Lege als erste Partei {need} dieser Formen mit deinen Chips.</translation>
    </message>
    <message>
        <source>Such a shape is called a row here. It has to lie exactly as it is drawn, not turned and not mirrored.</source>
        <translation>Eine solche Form heißt hier Reihe. Sie muss genau so liegen, wie sie gezeichnet ist, nicht gedreht und nicht gespiegelt.</translation>
    </message>
    <message>
        <source>Be the first side to make a row of {length} chips.</source>
        <translation>Bilde als erste Partei eine Reihe aus {length} Chips.</translation>
    </message>
    <message>
        <source>Be the first side to make {need} rows of {length} chips each.</source>
        <translation>Bilde als erste Partei {need} Reihen aus je {length} Chips.</translation>
    </message>
    <message>
        <source>A row runs across, down or along a diagonal, without a gap.</source>
        <translation>Eine Reihe läuft waagerecht, senkrecht oder schräg, ohne Lücke.</translation>
    </message>
    <message>
        <source>All members of a side put down chips of one colour.</source>
        <translation>Alle Mitglieder einer Partei setzen Chips einer Farbe.</translation>
    </message>
    <message>
        <source>A row of {length}.</source>
        <translation>Eine Reihe aus {length}.</translation>
    </message>
    <message>
        <source>With {cell}, {chips} chips are a row.</source>
        <translation>Mit {cell} sind {chips} Chips eine Reihe.</translation>
    </message>
    <message>
        <source>Free cells: {cells}. Each counts as a chip of every side, all the time; several sides may use the same one. No chip is ever put there.</source>
        <translation>Freie Felder: {cells}. Jedes zählt immer als Chip jeder Partei; mehrere Parteien dürfen dasselbe nutzen. Dort wird nie ein Chip gesetzt.</translation>
    </message>
    <message>
        <source>Cells to be earned: {cells}. They begin empty and belong to nobody; only a special card puts a chip there.</source>
        <translation>Felder, die zu verdienen sind: {cells}. Sie sind anfangs leer und gehören niemandem; nur eine besondere Karte setzt dort einen Chip.</translation>
    </message>
    <message>
        <source>Out of play: {cells}. They stay empty, since no card puts a chip there.</source>
        <translation>Nicht im Spiel: {cells}. Sie bleiben leer, da keine Karte dort einen Chip setzt.</translation>
    </message>
    <message>
        <source>Out of play: {cells}. They belong to nobody.</source>
        <translation>Nicht im Spiel: {cells}. Sie gehören niemandem.</translation>
    </message>
    <message>
        <source>There is another way to win at once: to hold {cells} with your chips.</source>
        <translation>Man kann auch auf andere Weise sofort gewinnen: {cells} mit seinen Chips halten.</translation>
    </message>
    <message>
        <source>There is another way to win at once: to hold {cells}, free cells included.</source>
        <translation>Man kann auch auf andere Weise sofort gewinnen: {cells} halten, freie Felder eingeschlossen.</translation>
    </message>
    <message>
        <source>The board.</source>
        <translation>Das Brett.</translation>
    </message>
    <message>
        <source>It is a game for {counts} players.</source>
        <translation>Es ist ein Spiel für {counts} Spieler.</translation>
    </message>
    <message>
        <source>A board of {columns} by {rows} cells.</source>
        <translation>Ein Brett mit {columns} mal {rows} Feldern.</translation>
    </message>
    <message>
        <source>Its cells show totals of the dice.</source>
        <translation>Seine Felder zeigen Summen der Würfel.</translation>
    </message>
    <message>
        <source>Its cells show numbers.</source>
        <translation>Seine Felder zeigen Zahlen.</translation>
    </message>
    <message>
        <source>Every card that is no special card has one cell.</source>
        <translation>Jede Karte, die keine besondere ist, hat ein Feld.</translation>
    </message>
    <message>
        <source>Every card that is no special card has {count} cells.</source>
        <translation>Jede Karte, die keine besondere ist, hat {count} Felder.</translation>
    </message>
    <message>
        <source>Its cells show the cards.</source>
        <translation>Seine Felder zeigen die Karten.</translation>
    </message>
    <message>
        <source>One die with {faces} faces.</source>
        <translation>Ein Würfel mit {faces} Flächen.</translation>
    </message>
    <message>
        <source>{count} dice with {faces} faces each.</source>
        <translation>{count} Würfel mit je {faces} Flächen.</translation>
    </message>
    <message>
        <source>Number cards from {low} to {high}, each once: {total} cards.</source>
        <translation>Zahlenkarten von {low} bis {high}, jede einmal: {total} Karten.</translation>
    </message>
    <message>
        <source>Number cards from {low} to {high}, each {packs} times: {total} cards in all.</source>
        <translation>Zahlenkarten von {low} bis {high}, jede {packs}-mal: zusammen {total} Karten.</translation>
    </message>
    <message>
        <source>Jokers added: {count}, {total} cards with them.</source>
        <translation>Zusätzliche Joker: {count}, mit ihnen {total} Karten.</translation>
    </message>
    <message>
        <source>Each player is dealt {cards}.</source>
        <translation>Jeder Spieler bekommt {cards}.</translation>
    </message>
    <message>
        <source>One pack of {each} cards.</source>
        <translation>Ein Spiel mit {each} Karten.</translation>
    </message>
    <message>
        <source>{packs} packs of {each} cards, shuffled together: {total} cards.</source>
        <translation>{packs} Spiele mit je {each} Karten, zusammengemischt: {total} Karten.</translation>
    </message>
    <message>
        <source>They have no {ranks}.</source>
        <translation>Es fehlen die {ranks}.</translation>
    </message>
    <message>
        <source>Chips in {sides} colours, one for each side.</source>
        <translation>Chips in {sides} Farben, eine für jede Partei.</translation>
    </message>
    <message>
        <source>A box has {count} of each.</source>
        <translation>In einer Schachtel sind {count} von jeder.</translation>
    </message>
    <message>
        <source>side {number}</source>
        <translation>Partei {number}</translation>
    </message>
    <message>
        <source>The members of a side sit side by side: {order}.</source>
        <translation>Die Mitglieder einer Partei sitzen nebeneinander: {order}.</translation>
    </message>
    <message>
        <source>Around the table the sides take turns: {order}.</source>
        <translation>Rund um den Tisch wechseln sich die Parteien ab: {order}.</translation>
    </message>
    <message>
        <source>A dealer is drawn by lot; who comes next in turn begins.</source>
        <translation>Ein Geber wird ausgelost; wer nach ihm kommt, beginnt.</translation>
    </message>
    <message>
        <source>All roll {dice} with {faces} faces; the highest total begins. Those that tie roll again.</source>
        <translation>Alle würfeln mit {dice} mit {faces} Flächen; die höchste Summe beginnt. Bei Gleichstand wird noch einmal gewürfelt.</translation>
    </message>
    <message>
        <source>Who begins is drawn by lot.</source>
        <translation>Wer beginnt, wird ausgelost.</translation>
    </message>
    <message>
        <source>The first seat always begins.</source>
        <translation>Es beginnt immer der erste Platz.</translation>
    </message>
    <message>
        <source>one die</source>
        <translation>einem Würfel</translation>
    </message>
    <message>
        <source>{count} dice</source>
        <translation>{count} Würfeln</translation>
    </message>
    <message>
        <source>Then you take turns.</source>
        <translation>Dann spielt ihr reihum.</translation>
    </message>
    <message>
        <source>The turn passes clockwise.</source>
        <translation>Gespielt wird im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>The turn passes counterclockwise.</source>
        <translation>Gespielt wird gegen den Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>A card, and the cells it may be played on.</source>
        <translation>Eine Karte und die Felder, auf die sie gespielt werden darf.</translation>
    </message>
    <message>
        <source>A number card, and the cells it may be played on.</source>
        <translation>Eine Zahlenkarte und die Felder, auf die sie gespielt werden darf.</translation>
    </message>
    <message>
        <source>What you roll has to be used if it can be.</source>
        <translation>Was du würfelst, muss genutzt werden, wenn es geht.</translation>
    </message>
    <message>
        <source>Who can do nothing at all passes.</source>
        <translation>Wer gar nichts tun kann, passt.</translation>
    </message>
    <message>
        <source>A dead card may be turned in, as told below.</source>
        <translation>Eine tote Karte darf abgegeben werden, wie unten steht.</translation>
    </message>
    <message>
        <source>A dead card has to be turned in, as told below.</source>
        <translation>Eine tote Karte muss abgegeben werden, wie unten steht.</translation>
    </message>
    <message>
        <source>Or, instead of playing, draw a card.</source>
        <translation>Oder ziehe eine Karte, statt zu spielen.</translation>
    </message>
    <message>
        <source>Play a card from your hand, and put a chip on an open cell with its number or any higher one.</source>
        <translation>Spiele eine Karte aus der Hand und setze einen Chip auf ein freies Feld mit ihrer Zahl oder einer höheren.</translation>
    </message>
    <message>
        <source>Play a card from your hand, and put a chip on an open cell with its number.</source>
        <translation>Spiele eine Karte aus der Hand und setze einen Chip auf ein freies Feld mit ihrer Zahl.</translation>
    </message>
    <message>
        <source>Play a card from your hand, and put a chip on an open cell that shows it.</source>
        <translation>Spiele eine Karte aus der Hand und setze einen Chip auf ein freies Feld, das sie zeigt.</translation>
    </message>
    <message>
        <source>If all its cells are covered, your chip takes the place of an enemy chip on one of them.</source>
        <translation>Sind alle ihre Felder bedeckt, ersetzt dein Chip einen gegnerischen auf einem davon.</translation>
    </message>
    <message>
        <source>Special cards do something else.</source>
        <translation>Besondere Karten tun etwas anderes.</translation>
    </message>
    <message>
        <source>Take one of the open cards.</source>
        <translation>Nimm eine der offenen Karten.</translation>
    </message>
    <message>
        <source>Draw the top card of one of the open piles.</source>
        <translation>Ziehe die oberste Karte eines der offenen Stapel.</translation>
    </message>
    <message>
        <source>Draw a card from the stock.</source>
        <translation>Ziehe eine Karte vom Stapel.</translation>
    </message>
    <message>
        <source>You have to do it yourself, and nobody reminds you.</source>
        <translation>Du musst es selbst tun, und niemand erinnert dich.</translation>
    </message>
    <message>
        <source>With {cards} in hand you may not draw.</source>
        <translation>Mit {cards} auf der Hand darfst du nicht ziehen.</translation>
    </message>
    <message>
        <source>You may draw however many cards you hold.</source>
        <translation>Du darfst ziehen, gleich wie viele Karten du hast.</translation>
    </message>
    <message>
        <source>Without any card you have to draw.</source>
        <translation>Ohne Karten musst du ziehen.</translation>
    </message>
    <message>
        <source>Without any card you may draw or pass.</source>
        <translation>Ohne Karten darfst du ziehen oder passen.</translation>
    </message>
    <message>
        <source>Roll the die.</source>
        <translation>Würfle mit dem Würfel.</translation>
    </message>
    <message>
        <source>Roll the dice; their total counts.</source>
        <translation>Würfle; die Summe zählt.</translation>
    </message>
    <message>
        <source>Put a chip on an open cell with that number or any higher one.</source>
        <translation>Setze einen Chip auf ein freies Feld mit dieser Zahl oder einer höheren.</translation>
    </message>
    <message>
        <source>Put a chip on an open cell with that number.</source>
        <translation>Setze einen Chip auf ein freies Feld mit dieser Zahl.</translation>
    </message>
    <message>
        <source>If all of them are covered, your chip takes the place of an enemy chip on one of them.</source>
        <translation>Sind sie alle bedeckt, ersetzt dein Chip einen gegnerischen auf einem davon.</translation>
    </message>
    <message>
        <source>If all of them are covered, nothing happens.</source>
        <translation>Sind sie alle bedeckt, geschieht nichts.</translation>
    </message>
    <message>
        <source>Special rolls do something else.</source>
        <translation>Besondere Würfe tun etwas anderes.</translation>
    </message>
    <message>
        <source>After a roll of {totals} you have another turn, as often as that happens.</source>
        <translation>Nach einem Wurf von {totals} bist du noch einmal am Zug, so oft das geschieht.</translation>
    </message>
    <message>
        <source>That holds even if you could do nothing with the roll.</source>
        <translation>Das gilt auch, wenn du mit dem Wurf nichts tun konntest.</translation>
    </message>
    <message>
        <source>If you could do nothing with the roll, your turn is over.</source>
        <translation>Konntest du mit dem Wurf nichts tun, ist dein Zug vorbei.</translation>
    </message>
    <message>
        <source>Put a chip on any open cell, or in place of an enemy chip, which is taken off.</source>
        <translation>Setze einen Chip auf ein beliebiges freies Feld oder an die Stelle eines gegnerischen Chips, der weggenommen wird.</translation>
    </message>
    <message>
        <source>Take an enemy chip off the board, and put one of yours in its place.</source>
        <translation>Nimm einen gegnerischen Chip vom Brett und setze einen eigenen an seine Stelle.</translation>
    </message>
    <message>
        <source>Let one of your chips and an enemy chip change places. Rows that arise by this count, yours and the enemy’s.</source>
        <translation>Lass einen eigenen und einen gegnerischen Chip die Plätze tauschen. Reihen, die dadurch entstehen, zählen, deine und gegnerische.</translation>
    </message>
    <message>
        <source>Put a chip on any open cell.</source>
        <translation>Setze einen Chip auf ein beliebiges freies Feld.</translation>
    </message>
    <message>
        <source>It does not go on cells that have to be earned.</source>
        <translation>Er kommt nicht auf Felder, die zu verdienen sind.</translation>
    </message>
    <message>
        <source>If the whole board is covered, your chip takes the place of an enemy chip.</source>
        <translation>Ist das ganze Brett bedeckt, ersetzt dein Chip einen gegnerischen.</translation>
    </message>
    <message>
        <source>Say which card it stands for; this is a custom, and binds you to nothing.</source>
        <translation>Sage, für welche Karte sie steht; das ist ein Brauch und bindet dich nicht.</translation>
    </message>
    <message>
        <source>Take a chip off the board, an enemy’s or one of your own.</source>
        <translation>Nimm einen Chip vom Brett, einen gegnerischen oder einen eigenen.</translation>
    </message>
    <message>
        <source>Take an enemy chip off the board.</source>
        <translation>Nimm einen gegnerischen Chip vom Brett.</translation>
    </message>
    <message>
        <source>You put no chip on that cell in this turn.</source>
        <translation>Du setzt in diesem Zug keinen Chip auf dieses Feld.</translation>
    </message>
    <message>
        <source>This card has no use on this board.</source>
        <translation>Diese Karte nützt auf diesem Brett nichts.</translation>
    </message>
    <message>
        <source>Put a chip on an open corner. It goes nowhere else.</source>
        <translation>Setze einen Chip auf eine freie Ecke. Er kommt nirgendwo sonst hin.</translation>
    </message>
    <message>
        <source>Put a chip on an open cell with a star. It goes nowhere else.</source>
        <translation>Setze einen Chip auf ein freies Feld mit einem Stern. Er kommt nirgendwo sonst hin.</translation>
    </message>
    <message>
        <source>No chip is safe by lying in line: the first row wins at once.</source>
        <translation>Kein Chip ist sicher, weil er in einer Linie liegt: Die erste Reihe gewinnt sofort.</translation>
    </message>
    <message>
        <source>Chips of a finished row are safe: nothing takes them away.</source>
        <translation>Chips einer fertigen Reihe sind sicher: Nichts nimmt sie weg.</translation>
    </message>
    <message>
        <source>So are more chips of that side that lengthen the row in its line.</source>
        <translation>Das gilt auch für weitere Chips dieser Partei, die die Reihe in ihrer Linie verlängern.</translation>
    </message>
    <message>
        <source>More chips beside them in the same line are not safe.</source>
        <translation>Weitere Chips daneben in derselben Linie sind nicht sicher.</translation>
    </message>
    <message>
        <source>No row is safe: chips of a finished row can be taken as well.</source>
        <translation>Keine Reihe ist sicher: Auch Chips einer fertigen Reihe können genommen werden.</translation>
    </message>
    <message>
        <source>A row with a chip taken from it counts no longer.</source>
        <translation>Eine Reihe, der ein Chip genommen wurde, zählt nicht mehr.</translation>
    </message>
    <message>
        <source>A row that has been made counts even so.</source>
        <translation>Eine Reihe, die gebildet wurde, zählt trotzdem.</translation>
    </message>
    <message>
        <source>Chips on earned cells are safe too.</source>
        <translation>Chips auf verdienten Feldern sind auch sicher.</translation>
    </message>
    <message>
        <source>Chips on earned cells are not safe.</source>
        <translation>Chips auf verdienten Feldern sind nicht sicher.</translation>
    </message>
    <message>
        <source>Chips on cells with {cells} are safe from {card}.</source>
        <translation>Chips auf Feldern mit {cells} sind vor {card} sicher.</translation>
    </message>
    <message>
        <source>{card} can touch none of these chips.</source>
        <translation>{card} kann keinen dieser Chips berühren.</translation>
    </message>
    <message>
        <source>{card} cannot touch the row; the chip beside it can be taken.</source>
        <translation>{card} kann die Reihe nicht berühren; der Chip daneben kann genommen werden.</translation>
    </message>
    <message>
        <source>{card} can take each of the marked chips.</source>
        <translation>{card} kann jeden der markierten Chips nehmen.</translation>
    </message>
</context>
<context>
    <name>HowToPlayDialog</name>
    <message>
        <source>How to play: {title}</source>
        <translation>Spielanleitung: {title}</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>Auf dieser Seite suchen</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Zahl der Spieler</translation>
    </message>
    <message>
        <source>The place before</source>
        <translation>Die Stelle davor</translation>
    </message>
    <message>
        <source>The next place</source>
        <translation>Die nächste Stelle</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Als P&amp;DF speichern …</translation>
    </message>
    <message>
        <source>Send this page to a printer</source>
        <translation>Diese Seite an einen Drucker senden</translation>
    </message>
    <message>
        <source>Write this page to a file</source>
        <translation>Diese Seite in eine Datei schreiben</translation>
    </message>
    <message>
        <source>{players} in {sides} sides</source>
        <translation>{players} in {sides} Parteien</translation>
    </message>
    <message>
        <source>{players}</source>
        <translation>{players}</translation>
    </message>
    <message>
        <source>Not on this page</source>
        <translation>Nicht auf dieser Seite</translation>
    </message>
    <message>
        <source>Save the page</source>
        <translation>Die Seite speichern</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>PDF-Dateien</translation>
    </message>
    <message>
        <source>The page could not be saved.</source>
        <translation>Die Seite konnte nicht gespeichert werden.</translation>
    </message>
</context>
<context>
    <name>Idle</name>
    <message>
        <source>There are no cards in this game.</source>
        <translation>In diesem Spiel gibt es keine Karten.</translation>
    </message>
    <message>
        <source>No roll gives another turn.</source>
        <translation>Kein Wurf gibt noch einen Zug.</translation>
    </message>
    <message>
        <source>There are no dice in this game.</source>
        <translation>In diesem Spiel gibt es keine Würfel.</translation>
    </message>
    <message>
        <source>Number cards have no ranks.</source>
        <translation>Zahlenkarten haben keine Kartenwerte.</translation>
    </message>
    <message>
        <source>There are no numbers in this game.</source>
        <translation>In diesem Spiel gibt es keine Zahlen.</translation>
    </message>
    <message>
        <source>All are dealt the same number of cards.</source>
        <translation>Alle bekommen gleich viele Karten.</translation>
    </message>
    <message>
        <source>One does not draw instead of playing.</source>
        <translation>Man zieht nicht, statt zu spielen.</translation>
    </message>
    <message>
        <source>A full hand may draw as well.</source>
        <translation>Auch mit voller Hand darf man ziehen.</translation>
    </message>
    <message>
        <source>No card is ever drawn.</source>
        <translation>Es wird nie eine Karte gezogen.</translation>
    </message>
    <message>
        <source>One draws from the open cards.</source>
        <translation>Man zieht von den offenen Karten.</translation>
    </message>
    <message>
        <source>The stock lies face down, in one pile.</source>
        <translation>Der Stapel liegt verdeckt, in einem Haufen.</translation>
    </message>
    <message>
        <source>Dead cards are not turned in.</source>
        <translation>Tote Karten werden nicht abgegeben.</translation>
    </message>
    <message>
        <source>Cards draw themselves.</source>
        <translation>Karten werden von selbst gezogen.</translation>
    </message>
    <message>
        <source>The game has a board of its own.</source>
        <translation>Das Spiel hat ein eigenes Brett.</translation>
    </message>
    <message>
        <source>No card takes a chip off the board.</source>
        <translation>Keine Karte nimmt einen Chip vom Brett.</translation>
    </message>
    <message>
        <source>There is no wild card.</source>
        <translation>Es gibt keine Jokerkarte.</translation>
    </message>
    <message>
        <source>No chip is ever taken or replaced.</source>
        <translation>Es wird nie ein Chip genommen oder ersetzt.</translation>
    </message>
    <message>
        <source>The first row wins, so it need not be safe.</source>
        <translation>Die erste Reihe gewinnt, sie muss also nicht sicher sein.</translation>
    </message>
    <message>
        <source>The row itself is not safe.</source>
        <translation>Die Reihe selbst ist nicht sicher.</translation>
    </message>
    <message>
        <source>No corner is earned.</source>
        <translation>Es wird keine Ecke verdient.</translation>
    </message>
    <message>
        <source>No card or roll takes or replaces chips.</source>
        <translation>Keine Karte und kein Wurf nimmt oder ersetzt Chips.</translation>
    </message>
    <message>
        <source>Shapes are made instead of lines.</source>
        <translation>Statt Linien werden Formen gebildet.</translation>
    </message>
    <message>
        <source>One row wins, so nobody makes a second one.</source>
        <translation>Eine Reihe gewinnt, niemand bildet also eine zweite.</translation>
    </message>
    <message>
        <source>Free cells count for nobody.</source>
        <translation>Freie Felder zählen für niemanden.</translation>
    </message>
    <message>
        <source>Rows are not claimed: they count while they lie there.</source>
        <translation>Reihen werden nicht beansprucht: Sie zählen, solange sie da liegen.</translation>
    </message>
    <message>
        <source>The first row wins at once.</source>
        <translation>Die erste Reihe gewinnt sofort.</translation>
    </message>
    <message>
        <source>Then the game is a draw.</source>
        <translation>Dann ist das Spiel unentschieden.</translation>
    </message>
    <message>
        <source>There is no match.</source>
        <translation>Es gibt kein Match.</translation>
    </message>
</context>
<context>
    <name>Keymap</name>
    <message>
        <source>{key} is needed on the table itself; add Ctrl or Alt to it.</source>
        <translation>{key} wird auf dem Tisch selbst gebraucht; nimm Strg oder Alt dazu.</translation>
    </message>
    <message>
        <source>Windows are changed with that key.</source>
        <translation>Mit dieser Taste wechselt man Fenster.</translation>
    </message>
    <message>
        <source>While it means something on the table, {key} does that first.</source>
        <translation>Solange es auf dem Tisch etwas bedeutet, tut {key} zuerst das.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Change keys</source>
        <translation>Tasten ändern</translation>
    </message>
    <message>
        <source>&amp;Add this key</source>
        <translation>Diese Taste &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Keine Taste</translation>
    </message>
    <message>
        <source>&amp;Usual keys</source>
        <translation>&amp;Übliche Tasten</translation>
    </message>
    <message>
        <source>Usual keys for &amp;all</source>
        <translation>Übliche Tasten für &amp;alle</translation>
    </message>
    <message>
        <source>No action matches. Try another word.</source>
        <translation>Kein Befehl passt. Versuche ein anderes Wort.</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>Befehle und Tasten suchen</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Ne&amp;w key</source>
        <translation>&amp;Neue Taste</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neue Taste</translation>
    </message>
    <message>
        <source>Let this key lead to the chosen action, beside its others.</source>
        <translation>Diese Taste neben den anderen zum gewählten Befehl führen lassen.</translation>
    </message>
    <message>
        <source>Let no key lead to the chosen action.</source>
        <translation>Keine Taste zum gewählten Befehl führen lassen.</translation>
    </message>
    <message>
        <source>Give the chosen action the keys it had at first.</source>
        <translation>Dem gewählten Befehl die anfänglichen Tasten geben.</translation>
    </message>
    <message>
        <source>Give every action the keys it had at first.</source>
        <translation>Jedem Befehl die anfänglichen Tasten geben.</translation>
    </message>
    <message>
        <source>This key leads there already.</source>
        <translation>Diese Taste führt schon dorthin.</translation>
    </message>
    <message>
        <source>{key} leads to “{other}” now. It would be taken from there.</source>
        <translation>{key} führt jetzt zu „{other}“. Dort würde sie weggenommen.</translation>
    </message>
    <message>
        <source>T&amp;ake it from there</source>
        <translation>Dort &amp;wegnehmen</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>first entry</source>
        <translation>erster Eintrag</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Webseite</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>Ergebnisse exportieren</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Das hat nicht geklappt.</translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation>&amp;Plan</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>&amp;Beispiele</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Sp&amp;eichern …</translation>
    </message>
    <message>
        <source>&amp;Copy the command</source>
        <translation>Befehl &amp;kopieren</translation>
    </message>
    <message>
        <source>The command line that plays the same games, here or elsewhere.</source>
        <translation>Die Befehlszeile, die dieselben Spiele spielt, hier oder anderswo.</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Ergebnisse</translation>
    </message>
    <message>
        <source>Export as &amp;CSV…</source>
        <translation>Als &amp;CSV exportieren …</translation>
    </message>
    <message>
        <source>Export as &amp;HTML page…</source>
        <translation>Als &amp;HTML-Seite exportieren …</translation>
    </message>
    <message>
        <source>Export the plots as &amp;PNG…</source>
        <translation>Diagramme als &amp;PNG exportieren …</translation>
    </message>
    <message>
        <source>Export the plots as &amp;SVG…</source>
        <translation>Diagramme als &amp;SVG exportieren …</translation>
    </message>
    <message>
        <source>{name}: share of the points</source>
        <translation>{name}: Anteil der Punkte</translation>
    </message>
    <message>
        <source>Strength of the players, in Elo</source>
        <translation>Stärke der Spieler, in Elo</translation>
    </message>
    <message>
        <source>Decided games won by the side that began</source>
        <translation>Entschiedene Spiele, gewonnen von der Partei, die begann</translation>
    </message>
    <message>
        <source>{name}: decided games won</source>
        <translation>{name}: gewonnene entschiedene Spiele</translation>
    </message>
    <message>
        <source>{name}: won with a row through the cell, in %</source>
        <translation>{name}: gewonnen mit einer Reihe durch das Feld, in %</translation>
    </message>
    <message>
        <source>{name}: moves a game</source>
        <translation>{name}: Züge je Spiel</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>{level}, {temperament}</source>
        <translation>{level}, {temperament}</translation>
    </message>
    <message>
        <source>First on turn</source>
        <translation>Als Erster am Zug</translation>
    </message>
    <message>
        <source>Second on turn</source>
        <translation>Als Zweiter am Zug</translation>
    </message>
    <message>
        <source>Third on turn</source>
        <translation>Als Dritter am Zug</translation>
    </message>
    <message>
        <source>Fourth on turn</source>
        <translation>Als Vierter am Zug</translation>
    </message>
    <message>
        <source>{value} ({low} to {high})</source>
        <translation>{value} ({low} bis {high})</translation>
    </message>
    <message>
        <source>No game counts yet.</source>
        <translation>Noch zählt kein Spiel.</translation>
    </message>
    <message>
        <source>{games} games, {draws} drawn. Who began won {share} of the decided ones. A game took {length} moves.</source>
        <translation>{games} Spiele, {draws} unentschieden. Wer begann, gewann {share} der entschiedenen. Ein Spiel dauerte {length} Züge.</translation>
    </message>
    <message>
        <source>One game, {draws} drawn. Who began won {share} of the decided ones. It took {length} moves.</source>
        <translation>Ein Spiel, {draws} unentschieden. Wer begann, gewann {share} der entschiedenen. Es dauerte {length} Züge.</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Ein Spiel</translation>
    </message>
    <message>
        <source>{games} games</source>
        <translation>{games} Spiele</translation>
    </message>
    <message>
        <source>The game is played.</source>
        <translation>Das Spiel ist gespielt.</translation>
    </message>
    <message>
        <source>All {games} games are played.</source>
        <translation>Alle {games} Spiele sind gespielt.</translation>
    </message>
    <message>
        <source>about {seconds} s left</source>
        <translation>noch etwa {seconds} s</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>noch etwa {minutes} min</translation>
    </message>
    <message>
        <source>about {hours} h left</source>
        <translation>noch etwa {hours} h</translation>
    </message>
    <message>
        <source>The test is not decided after {deals} deals.</source>
        <translation>Der Test ist nach {deals} Runden nicht entschieden.</translation>
    </message>
    <message>
        <source>{found} Decided after {deals} deals; wrong in at most {risk} of such tests.</source>
        <translation>{found} Entschieden nach {deals} Runden; falsch in höchstens {risk} solcher Tests.</translation>
    </message>
    <message>
        <source>{one} is not stronger than {other} by {high} Elo (seen: {seen}).</source>
        <translation>{one} ist nicht um {high} Elo stärker als {other} (gesehen: {seen}).</translation>
    </message>
    <message>
        <source>{one} is stronger than {other} (seen: {seen} Elo).</source>
        <translation>{one} ist stärker als {other} (gesehen: {seen} Elo).</translation>
    </message>
    <message>
        <source>To begin is worth as much in “{one}” as in “{other}” (seen: {seen}).</source>
        <translation>Zu beginnen ist in „{one}“ so viel wert wie in „{other}“ (gesehen: {seen}).</translation>
    </message>
    <message>
        <source>To begin is worth more in “{one}” than in “{other}” ({seen}).</source>
        <translation>Zu beginnen ist in „{one}“ mehr wert als in „{other}“ ({seen}).</translation>
    </message>
    <message>
        <source>Games take as long in “{one}” as in “{other}” (seen: {seen} moves).</source>
        <translation>Spiele dauern in „{one}“ so lange wie in „{other}“ (gesehen: {seen} Züge).</translation>
    </message>
    <message>
        <source>Games take longer in “{one}” than in “{other}” ({seen} moves).</source>
        <translation>Spiele dauern in „{one}“ länger als in „{other}“ ({seen} Züge).</translation>
    </message>
</context>
<context>
    <name>LabWindow</name>
    <message>
        <source>R&amp;un</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>Play these games in the background; broken off, they can go on later</source>
        <translation>Diese Spiele im Hintergrund spielen; abgebrochen gehen sie später weiter</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Gespielte Spiele</translation>
    </message>
    <message>
        <source>reading what was played before…</source>
        <translation>was zuvor gespielt wurde, wird gelesen …</translation>
    </message>
    <message>
        <source>{plan} – Lab</source>
        <translation>{plan} – Labor</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>The lab is at work. Cancel its games, and try again.</source>
        <translation>Das Labor arbeitet. Brich seine Spiele ab und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>What was played is kept.</source>
        <translation>Was gespielt wurde, bleibt erhalten.</translation>
    </message>
    <message>
        <source>usual board</source>
        <translation>übliches Brett</translation>
    </message>
    <message>
        <source>my board</source>
        <translation>mein Brett</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Geschrieben: {file}</translation>
    </message>
    <message>
        <source>The command is on the clipboard.</source>
        <translation>Der Befehl liegt in der Zwischenablage.</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>beginnt …</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>hält an …</translation>
    </message>
    <message>
        <source>{done} of {games} games</source>
        <translation>{done} von {games} Spielen</translation>
    </message>
    <message>
        <source>{done} are played; Run goes on there.</source>
        <translation>{done} sind gespielt; Starten macht dort weiter.</translation>
    </message>
    <message>
        <source>results</source>
        <translation>Ergebnisse</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Newcomer</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Gelegenheitsspieler</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Stammspieler</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Geübt</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Has just learned the rules, and plays what it likes. A match for a first game.</source>
        <translation>Hat die Regeln gerade gelernt und spielt, was ihm gefällt. Ein Gegner für ein erstes Spiel.</translation>
    </message>
    <message>
        <source>Likes to build. It often misses a diagonal, does not watch which cards are gone, and spends its jacks early.</source>
        <translation>Baut gern. Übersieht oft eine Diagonale, achtet nicht darauf, welche Karten weg sind, und gibt Buben früh aus.</translation>
    </message>
    <message>
        <source>Builds and blocks when it sees why, which is not always. It does not count cards.</source>
        <translation>Baut und hält auf, wenn er einen Grund sieht, also nicht immer. Zählt keine Karten.</translation>
    </message>
    <message>
        <source>Plays every week. It misses a diagonal now and then and does not count cards.</source>
        <translation>Spielt jede Woche. Übersieht ab und zu eine Diagonale und zählt keine Karten.</translation>
    </message>
    <message>
        <source>Counts the cards that are gone and keeps its jacks for when they matter; it seldom overlooks anything.</source>
        <translation>Zählt die Karten, die weg sind, und hält Buben zurück, bis sie wichtig sind; übersieht selten etwas.</translation>
    </message>
    <message>
        <source>Overlooks nothing, but between two good moves it takes either.</source>
        <translation>Übersieht nichts, aber zwischen zwei guten Zügen nimmt er irgendeinen.</translation>
    </message>
    <message>
        <source>Takes the best move it knows at once. It thinks about the move at hand, not about what comes after.</source>
        <translation>Nimmt sofort den besten Zug, den er kennt. Denkt an diesen Zug, nicht an das, was danach kommt.</translation>
    </message>
    <message>
        <source>Imagines how the cards may lie that it cannot see, and plays its best moves on in its head before it chooses.</source>
        <translation>Stellt sich vor, wie die Karten liegen könnten, die er nicht sieht, und spielt seine besten Züge im Kopf weiter, bevor er wählt.</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Ausgewogen</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>Blocker</source>
        <translation>Verteidiger</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <translation>Sammler</translation>
    </message>
    <message>
        <source>Gambler</source>
        <translation>Spielernatur</translation>
    </message>
    <message>
        <source>Does what the position asks for.</source>
        <translation>Tut, was die Stellung verlangt.</translation>
    </message>
    <message>
        <source>Builds its own rows first, and stops yours when it must.</source>
        <translation>Baut zuerst die eigenen Reihen und hält deine auf, wenn es sein muss.</translation>
    </message>
    <message>
        <source>Would rather spoil your rows than hurry its own.</source>
        <translation>Verdirbt lieber deine Reihen, als die eigenen zu beeilen.</translation>
    </message>
    <message>
        <source>Keeps its special cards for the end, and pairs of cards together.</source>
        <translation>Hebt besondere Karten bis zum Schluss auf und behält Kartenpaare zusammen.</translation>
    </message>
    <message>
        <source>Spends special cards early and bets on the cards still to come.</source>
        <translation>Gibt besondere Karten früh aus und setzt auf Karten, die noch kommen.</translation>
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
        <translation>Dein erstes Spiel</translation>
    </message>
    <message>
        <source>{name}, played on from move {ply}</source>
        <translation>{name}, ab Zug {ply} weitergespielt</translation>
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
        <translation>Lese&amp;zeichen entfernen</translation>
    </message>
    <message>
        <source>Boo&amp;kmark</source>
        <translation>Lese&amp;zeichen</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Beginn des Spiels</translation>
    </message>
    <message>
        <source>Move {ply}: {deed}</source>
        <translation>Zug {ply}: {deed}</translation>
    </message>
</context>
<context>
    <name>Measuring</name>
    <message>
        <source>The games ended by a mistake of the program. Try again with another game or level, and report it if it happens again.</source>
        <translation>Die Spiele endeten durch einen Fehler des Programms. Versuche es mit einem anderen Spiel oder einer anderen Stufe, und melde es, wenn es wieder geschieht.</translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message>
        <source>This game could not be counted: {why}.</source>
        <translation>Dieses Spiel konnte nicht gezählt werden: {why}.</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
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
        <translation>Statistik exportieren</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>sequence statistics</source>
        <translation>Sequence-Statistik</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Geschrieben: {file}</translation>
    </message>
    <message>
        <source>Your rating is {points} now ({change}).</source>
        <translation>Deine Wertung ist jetzt {points} ({change}).</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Das hat nicht geklappt.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Zuletzt &amp;geöffnet</translation>
    </message>
    <message>
        <source>&amp;Somebody spoke…</source>
        <translation>&amp;Jemand hat gesprochen …</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
</context>
<context>
    <name>MistakeSheet</name>
    <message>
        <source>&amp;Take it back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Undo your move and what followed it, and try another</source>
        <translation>Den Zug und alles danach zurücknehmen und einen anderen versuchen</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>&amp;Warum?</translation>
    </message>
    <message>
        <source>Say which move would have been better, and why</source>
        <translation>Sagen, welcher Zug besser gewesen wäre, und warum</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>W&amp;eiter</translation>
    </message>
    <message>
        <source>Leave the move as it is</source>
        <translation>Den Zug so lassen</translation>
    </message>
</context>
<context>
    <name>MovesModel</name>
    <message>
        <source>Start of the game</source>
        <translation>Beginn des Spiels</translation>
    </message>
    <message>
        <source>{number}. {sentence}</source>
        <translation>{number}. {sentence}</translation>
    </message>
    <message>
        <source>{move} (bookmark)</source>
        <translation>{move} (Lesezeichen)</translation>
    </message>
    <message>
        <source>{move} (bookmark: {name})</source>
        <translation>{move} (Lesezeichen: {name})</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Choose a move to see the board as it was then</source>
        <translation>Wähle einen Zug, um das Brett zu sehen, wie es da war</translation>
    </message>
</context>
<context>
    <name>NamingDialog</name>
    <message>
        <source>Save as your own rules</source>
        <translation>Als eigene Regeln speichern</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Beschreibung</translation>
    </message>
    <message>
        <source>Give the rules a name.</source>
        <translation>Gib den Regeln einen Namen.</translation>
    </message>
    <message>
        <source>You have rules of this name already. They would be replaced.</source>
        <translation>Du hast schon Regeln mit diesem Namen. Sie würden ersetzt.</translation>
    </message>
    <message>
        <source>Rules of this name come with the program. Choose another name.</source>
        <translation>Regeln mit diesem Namen gehören zum Programm. Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>Deal the cards and begin; the game in progress is kept</source>
        <translation>Karten austeilen und anfangen; das laufende Spiel bleibt erhalten</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Brett</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>Sp&amp;ieler</translation>
    </message>
    <message>
        <source>S&amp;ides</source>
        <translation>Pa&amp;rteien</translation>
    </message>
    <message>
        <source>Who b&amp;egins</source>
        <translation>&amp;Wer beginnt</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>S&amp;huffle number</source>
        <translation>&amp;Mischzahl</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>M&amp;ehr</translation>
    </message>
    <message>
        <source>Show what is seldom needed: the number of the shuffle.</source>
        <translation>Zeigen, was selten gebraucht wird: die Zahl des Mischens.</translation>
    </message>
    <message>
        <source>{sides}, nobody in a team</source>
        <translation>{sides}, jeder für sich</translation>
    </message>
    <message>
        <source>{sides} teams of {each}</source>
        <translation>{sides} Teams zu {each}</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Durch das Los</translation>
    </message>
    <message>
        <source>Choose a game.</source>
        <translation>Wähle ein Spiel.</translation>
    </message>
    <message>
        <source>Choose a board.</source>
        <translation>Wähle ein Brett.</translation>
    </message>
    <message>
        <source>Two players are called {name}. Give one another name.</source>
        <translation>Zwei Spieler heißen {name}. Gib einem einen anderen Namen.</translation>
    </message>
    <message>
        <source>This game cannot be played on this board: {why}.</source>
        <translation>Dieses Spiel kann auf diesem Brett nicht gespielt werden: {why}.</translation>
    </message>
</context>
<context>
    <name>Now</name>
    <message>
        <source>Shown: {what}</source>
        <translation>Gezeigt: {what}</translation>
    </message>
    <message>
        <source>You are looking back</source>
        <translation>Du siehst zurück</translation>
    </message>
    <message>
        <source>Nothing is played here. The game waits where it is.</source>
        <translation>Hier wird nichts gespielt. Das Spiel wartet dort, wo es ist.</translation>
    </message>
    <message>
        <source>Only {name} is to see what comes next. Then press “I am ready”, or Enter.</source>
        <translation>Was jetzt kommt, soll nur {name} sehen. Dann „Ich bin bereit“ drücken oder Enter.</translation>
    </message>
    <message>
        <source>You have played. Draw if you want to, then press “Done: pass the screen on”.</source>
        <translation>Du hast gespielt. Zieh, wenn du willst, und drücke dann „Fertig: Bildschirm weitergeben“.</translation>
    </message>
    <message>
        <source>There is nothing for you to do at the moment.</source>
        <translation>Für dich gibt es im Augenblick nichts zu tun.</translation>
    </message>
    <message>
        <source>You are asked when your chip makes one: say which row it is.</source>
        <translation>Du wirst gefragt, wenn dein Chip eine macht: Sag, welche Reihe es ist.</translation>
    </message>
    <message>
        <source>Has somebody spoken out of turn?</source>
        <translation>Hat jemand außer der Reihe gesprochen?</translation>
    </message>
    <message>
        <source>Say who with Move → Somebody spoke; it has a penalty.</source>
        <translation>Sag mit Zug → Jemand hat gesprochen, wer; das kostet eine Strafe.</translation>
    </message>
    <message>
        <source>After your play, draw</source>
        <translation>Nach dem Spielen ziehen</translation>
    </message>
</context>
<context>
    <name>NowPanel</name>
    <message>
        <source>What can I do?</source>
        <translation>Was kann ich tun?</translation>
    </message>
    <message>
        <source>What can be done now</source>
        <translation>Was jetzt möglich ist</translation>
    </message>
    <message>
        <source>Show me a good move</source>
        <translation>Zeig mir einen guten Zug</translation>
    </message>
    <message>
        <source>Point out the best moves, and say why they are good</source>
        <translation>Die besten Züge zeigen und sagen, warum sie gut sind</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Go back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
</context>
<context>
    <name>NumberCardsControl</name>
    <message>
        <source>in place of playing cards</source>
        <translation>statt Spielkarten</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
</context>
<context>
    <name>NumberListControl</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>Offer</name>
    <message>
        <source>&amp;Go on with it</source>
        <translation>&amp;Damit weitermachen</translation>
    </message>
    <message>
        <source>&amp;Throw it away</source>
        <translation>&amp;Wegwerfen</translation>
    </message>
    <message>
        <source>A board was not saved the last time: “{name}”.</source>
        <translation>Ein Brett wurde letztes Mal nicht gespeichert: „{name}“.</translation>
    </message>
    <message>
        <source>A board was not saved the last time: “{name}”. Its file is damaged; this is how it was a moment before.</source>
        <translation>Ein Brett wurde letztes Mal nicht gespeichert: „{name}“. Seine Datei ist beschädigt; so war es einen Augenblick davor.</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>ohne Namen</translation>
    </message>
</context>
<context>
    <name>OfferBar</name>
    <message>
        <source>New to this game? Six short steps show how it is played, on the table.</source>
        <translation>Neu hier? Sechs kurze Schritte am Tisch zeigen, wie gespielt wird.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Your game is kept, and comes back afterwards</source>
        <translation>Dein Spiel bleibt erhalten und kommt danach zurück</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Help → Your first game leads there at any time</source>
        <translation>Hilfe → Dein erstes Spiel führt jederzeit dorthin</translation>
    </message>
</context>
<context>
    <name>Outlet</name>
    <message>
        <source>Sent to the printer.</source>
        <translation>An den Drucker geschickt.</translation>
    </message>
    <message>
        <source>The printer does not take it. Is it switched on?</source>
        <translation>Der Drucker nimmt es nicht an. Ist er eingeschaltet?</translation>
    </message>
    <message>
        <source>This printer leaves {edge} mm free at the edge of the paper, but the margins are {margin} mm: something may be missing. Print anyway?</source>
        <translation>Dieser Drucker lässt am Rand des Papiers {edge} mm frei, aber die Ränder sind {margin} mm: Es könnte etwas fehlen. Trotzdem drucken?</translation>
    </message>
    <message>
        <source>PDF, for every printer (*.pdf)</source>
        <translation>PDF, für jeden Drucker (*.pdf)</translation>
    </message>
    <message>
        <source>PNG, a picture (*.png)</source>
        <translation>PNG, ein Bild (*.png)</translation>
    </message>
    <message>
        <source>SVG, for drawing programs (*.svg)</source>
        <translation>SVG, für Zeichenprogramme (*.svg)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Wird gezeichnet …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The file was not written.</source>
        <translation>Die Datei wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>{count} files like {name} are there already. Replace them?</source>
        <translation>{count} Dateien wie {name} sind schon da. Sollen sie ersetzt werden?</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>Saved as {count} files, beginning with {file}.</source>
        <translation>Gespeichert als {count} Dateien, beginnend mit {file}.</translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message>
        <source>I am ready</source>
        <translation>Ich bin bereit</translation>
    </message>
    <message>
        <source>Done: pass the screen on</source>
        <translation>Fertig: Bildschirm weitergeben</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Up to three moves are marked on the table and told beside it, each with the chance to win and the reason. A click on one shows its arrow; it can be played at once. The hint goes as soon as the position changes.</source>
        <translation>Bis zu drei Züge werden auf dem Tisch markiert und daneben genannt, jeder mit der Gewinnaussicht und dem Grund. Ein Klick auf einen zeigt seinen Pfeil; er kann gleich gespielt werden. Der Tipp verschwindet, sobald sich die Stellung ändert.</translation>
    </message>
    <message>
        <source>Winning chances</source>
        <translation>Gewinnaussichten</translation>
    </message>
    <message>
        <source>A bar for now and a graph through the game. Click on the graph to look at a moment. While a computer thinks, nothing is worked out.</source>
        <translation>Ein Balken für jetzt und eine Kurve über das Spiel. Klicke auf die Kurve, um einen Zeitpunkt anzusehen. Während ein Computer nachdenkt, wird nichts berechnet.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>After the end: the three moves at which the game turned, what would have been better, and how much the cards and your choices were worth. Click on one to see it on the table.</source>
        <translation>Nach dem Ende: die drei Züge, an denen sich das Spiel wendete, was besser gewesen wäre, und wie viel die Karten und deine Entscheidungen wert waren. Klicke auf einen, um ihn auf dem Tisch zu sehen.</translation>
    </message>
    <message>
        <source>The numbers</source>
        <translation>Die Zahlen</translation>
    </message>
    <message>
        <source>They come from many trial games, played on from what you can see; where cards are hidden, they are imagined anew each time. So they are estimates, and know no more than you do. A rated game has none of this.</source>
        <translation>Sie kommen aus vielen Probespielen, die von dem aus weitergespielt werden, was du sehen kannst; wo Karten verborgen sind, werden sie jedes Mal neu gedacht. Es sind also Schätzungen, die nicht mehr wissen als du. Ein gewertetes Spiel hat nichts davon.</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Jetzt ziehen</translation>
    </message>
    <message>
        <source>Who thinks for longer than a second is named at the end of the menu bar, and can be told to move with what it knows.</source>
        <translation>Wer länger als eine Sekunde nachdenkt, steht am Ende der Menüleiste und kann aufgefordert werden, mit dem zu ziehen, was er weiß.</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Tasten und Maus</translation>
    </message>
    <message>
        <source>On the designer’s board</source>
        <translation>Auf dem Brett des Entwurfs</translation>
    </message>
    <message>
        <source>In the designer’s tray</source>
        <translation>In der Ablage des Entwurfs</translation>
    </message>
    <message>
        <source>Designer: {menu}</source>
        <translation>Entwurf: {menu}</translation>
    </message>
    <message>
        <source>Gallery of boards</source>
        <translation>Galerie der Bretter</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Carry a card to another cell, to exchange both, or to the tray.</source>
        <translation>Eine Karte zu einem anderen Feld tragen, um beide zu tauschen, oder in die Ablage.</translation>
    </message>
    <message>
        <source>Drag from a bare cell</source>
        <translation>Von einem leeren Feld ziehen</translation>
    </message>
    <message>
        <source>Choose all cells in a frame; from a full cell, hold Shift.</source>
        <translation>Alle Felder in einem Rahmen wählen; von einem belegten Feld mit gedrückter Umschalttaste.</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>Choose a cell; with Shift up to it, with Ctrl one more.</source>
        <translation>Ein Feld wählen; mit Umschalt bis dorthin, mit Strg eines mehr.</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>Put the card that is chosen in the tray.</source>
        <translation>Die in der Ablage gewählte Karte legen.</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>Walk; with Shift choose on the way, with Ctrl only look around.</source>
        <translation>Gehen; mit Umschalt unterwegs wählen, mit Strg nur umsehen.</translation>
    </message>
    <message>
        <source>Home, End, PgUp, PgDn</source>
        <translation>Pos1, Ende, Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>Walk to the rim of the board.</source>
        <translation>Zum Rand des Bretts gehen.</translation>
    </message>
    <message>
        <source>Type a card, a free cell, a hole, or nothing; and go on.</source>
        <translation>Eine Karte, ein freies Feld, ein Loch oder nichts tippen; und weiter.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Finish a number that is being typed, or go on to the next cell.</source>
        <translation>Eine getippte Zahl abschließen, oder zum nächsten Feld gehen.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Put the tray’s card; with Ctrl choose one cell more or less.</source>
        <translation>Die Karte der Ablage legen; mit Strg ein Feld mehr oder weniger wählen.</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Take back what is half typed, or clear the chosen cells.</source>
        <translation>Halb Getipptes zurücknehmen, oder die gewählten Felder leeren.</translation>
    </message>
    <message>
        <source>Bring a carried card back; forget what is half typed.</source>
        <translation>Eine getragene Karte zurückbringen; halb Getipptes vergessen.</translation>
    </message>
    <message>
        <source>Menu key</source>
        <translation>Menütaste</translation>
    </message>
    <message>
        <source>Open the menu of the chosen cells.</source>
        <translation>Das Menü der gewählten Felder öffnen.</translation>
    </message>
    <message>
        <source>Carry a card to a cell.</source>
        <translation>Eine Karte zu einem Feld tragen.</translation>
    </message>
    <message>
        <source>Choose the card to be put.</source>
        <translation>Die Karte wählen, die gelegt werden soll.</translation>
    </message>
    <message>
        <source>Enter, double click</source>
        <translation>Enter, Doppelklick</translation>
    </message>
    <message>
        <source>Put the card on the chosen cells of the board.</source>
        <translation>Die Karte auf die gewählten Felder des Bretts legen.</translation>
    </message>
    <message>
        <source>Make a board.</source>
        <translation>Ein Brett machen.</translation>
    </message>
    <message>
        <source>Change the board, or a copy of it.</source>
        <translation>Das Brett oder eine Kopie davon ändern.</translation>
    </message>
    <message>
        <source>Play on the board.</source>
        <translation>Auf dem Brett spielen.</translation>
    </message>
    <message>
        <source>Copy the board.</source>
        <translation>Das Brett kopieren.</translation>
    </message>
    <message>
        <source>Bring the board onto paper.</source>
        <translation>Das Brett zu Papier bringen.</translation>
    </message>
    <message>
        <source>Give the board another name.</source>
        <translation>Dem Brett einen anderen Namen geben.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Move the board to the trash.</source>
        <translation>Das Brett in den Papierkorb legen.</translation>
    </message>
    <message>
        <source>Show the board’s file in its folder.</source>
        <translation>Die Datei des Bretts in ihrem Ordner zeigen.</translation>
    </message>
    <message>
        <source>several, see its text</source>
        <translation>mehrere, siehe den Text</translation>
    </message>
    <message>
        <source>A name in colour leads to its licence in full.</source>
        <translation>Ein farbiger Name führt zur vollständigen Lizenz.</translation>
    </message>
    <message>
        <source>Every licence lies in {folder}, too.</source>
        <translation>Alle Lizenzen liegen auch in {folder}.</translation>
    </message>
    <message>
        <source>Sequence, One-Eyed Jack and their relatives, for one to twelve people and computers.</source>
        <translation>Sequence, One-Eyed Jack und ihre Verwandten, für eine bis zwölf Personen und Computer.</translation>
    </message>
    <message>
        <source>This is a program of enthusiasts. Sequence is a trade mark of its publisher, who has nothing to do with it.</source>
        <translation>Dies ist ein Programm von Liebhabern. Sequence ist eine Marke ihres Verlags, der nichts damit zu tun hat.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Bildschirm</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>What runs here</source>
        <translation>Was hier läuft</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Help from the computer</source>
        <translation>Hilfe vom Computer</translation>
    </message>
    <message>
        <source>Drag a card, or the dice, onto a lit cell; elsewhere it returns.</source>
        <translation>Eine Karte oder die Würfel auf ein leuchtendes Feld ziehen; anderswo kehrt sie zurück.</translation>
    </message>
    <message>
        <source>Drag in the hand</source>
        <translation>In der Hand ziehen</translation>
    </message>
    <message>
        <source>Lay a card in another place of the hand.</source>
        <translation>Eine Karte an eine andere Stelle der Hand legen.</translation>
    </message>
    <message>
        <source>Drag to the hand</source>
        <translation>Auf die Hand ziehen</translation>
    </message>
    <message>
        <source>Draw the card of the stock, or an open one, where that is asked.</source>
        <translation>Die Karte vom Stapel oder eine offene ziehen, wo das verlangt ist.</translation>
    </message>
    <message>
        <source>Drag a chip</source>
        <translation>Einen Chip ziehen</translation>
    </message>
    <message>
        <source>Swap it with the chip it is dropped on, where that is asked.</source>
        <translation>Ihn mit dem Chip tauschen, auf den er fällt, wo das verlangt ist.</translation>
    </message>
    <message>
        <source>Click, click</source>
        <translation>Klick, Klick</translation>
    </message>
    <message>
        <source>Choose a card, then a lit cell; with dice, a lit cell at once.</source>
        <translation>Eine Karte wählen, dann ein leuchtendes Feld; bei Würfeln gleich ein leuchtendes Feld.</translation>
    </message>
    <message>
        <source>Finger</source>
        <translation>Finger</translation>
    </message>
    <message>
        <source>Tap a card, then a cell. On a small board a lens shows the cell: slide to the right one before you lift the finger.</source>
        <translation>Eine Karte antippen, dann ein Feld. Auf einem kleinen Brett zeigt eine Lupe das Feld: Gleite zum richtigen, bevor du den Finger hebst.</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Vorleseprogramm</translation>
    </message>
    <message>
        <source>Each cell says its place, its card, its chip and which of your cards may go there; cards can be chosen and cells pressed from the reader, too.</source>
        <translation>Jedes Feld nennt seinen Ort, seine Karte, seinen Chip und welche deiner Karten dorthin dürfen; auch von dort lassen sich Karten wählen und Felder drücken.</translation>
    </message>
    <message>
        <source>Choose a card of the hand, or an open card that may be drawn.</source>
        <translation>Eine Karte der Hand wählen, oder eine offene, die gezogen werden darf.</translation>
    </message>
    <message>
        <source>Draw a card, where one draws by hand.</source>
        <translation>Eine Karte ziehen, wo man von Hand zieht.</translation>
    </message>
    <message>
        <source>Move from card to card, or from cell to cell.</source>
        <translation>Von Karte zu Karte oder von Feld zu Feld gehen.</translation>
    </message>
    <message>
        <source>Go to the next or previous cell for the chosen card.</source>
        <translation>Zum nächsten oder vorigen Feld für die gewählte Karte gehen.</translation>
    </message>
    <message>
        <source>Go on from the hand to the board and the stock.</source>
        <translation>Von der Hand weiter zum Brett und zum Stapel gehen.</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, Leertaste</translation>
    </message>
    <message>
        <source>Choose the marked card; play it on the marked cell.</source>
        <translation>Die markierte Karte wählen; sie auf das markierte Feld spielen.</translation>
    </message>
    <message>
        <source>Lay the marked card on the discards, if it is dead or to be given up.</source>
        <translation>Die markierte Karte ablegen, wenn sie tot oder abzulegen ist.</translation>
    </message>
    <message>
        <source>Take the last step back: the chosen chip, the chosen card.</source>
        <translation>Den letzten Schritt zurück: der gewählte Chip, die gewählte Karte.</translation>
    </message>
    <message>
        <source>Settings explained</source>
        <translation>Einstellungen erklärt</translation>
    </message>
    <message>
        <source>Game → Settings shows them all; a change is seen at once and kept. The arrow at a row leads back to what it was at first.</source>
        <translation>Spiel → Einstellungen zeigt sie alle; eine Änderung ist sofort zu sehen und bleibt. Der Pfeil an einer Zeile führt zum Anfangswert zurück.</translation>
    </message>
    <message>
        <source>At first: {value}.</source>
        <translation>Anfangs: {value}.</translation>
    </message>
    <message>
        <source>Slider</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Arrows go by one move, Page keys by ten, Home and End to both ends.</source>
        <translation>Pfeile gehen einen Zug weit, die Bildtasten zehn, Pos1 und Ende an beide Enden.</translation>
    </message>
    <message>
        <source>Space, P</source>
        <translation>Leertaste, P</translation>
    </message>
    <message>
        <source>In the replay bar: play the moves one after the other, or stop.</source>
        <translation>In der Wiedergabeleiste: die Züge einen nach dem anderen abspielen, oder anhalten.</translation>
    </message>
    <message>
        <source>Whose cards</source>
        <translation>Wessen Karten</translation>
    </message>
    <message>
        <source>Once a game is over, it can be seen with the eyes of each player, or with all hands open in the list of players.</source>
        <translation>Ist ein Spiel zu Ende, kann man es mit den Augen jedes Spielers sehen, oder mit allen Händen offen in der Liste der Spieler.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>A game of its own begins there; it is not rated and counts in no statistics. The game before is kept, and undo brings it back until you move. A deal of a match that had ended counts as it was played first.</source>
        <translation>Dort beginnt ein eigenes Spiel; es wird nicht gewertet und zählt in keiner Statistik. Das vorige bleibt erhalten, und Zurücknehmen holt es wieder, bis du ziehst. Eine Runde eines Matchs, die zu Ende war, zählt, wie sie zuerst gespielt wurde.</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>They stand on the slider and in the list of moves, and are kept with the game.</source>
        <translation>Sie stehen am Regler und in der Liste der Züge und werden mit dem Spiel gespeichert.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>A position is saved as PNG or SVG, a game as an animated GIF. As long as a game goes on, its animation shows no hand.</source>
        <translation>Eine Stellung wird als PNG oder SVG gespeichert, ein Spiel als bewegtes GIF. Solange ein Spiel läuft, zeigt seine Animation keine Hand.</translation>
    </message>
    <message>
        <source>Setting up: the board</source>
        <translation>Aufbauen: das Brett</translation>
    </message>
    <message>
        <source>Setting up: the cards</source>
        <translation>Aufbauen: die Karten</translation>
    </message>
    <message>
        <source>Setting up: {menu}</source>
        <translation>Aufbauen: {menu}</translation>
    </message>
    <message>
        <source>Lay a chip of the side in hand, or take it away again.</source>
        <translation>Einen Chip der gewählten Partei legen oder wieder wegnehmen.</translation>
    </message>
    <message>
        <source>Do the same to all cells on the way.</source>
        <translation>Dasselbe auf allen Feldern am Weg tun.</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>Rechte Taste</translation>
    </message>
    <message>
        <source>Take chips of any side away.</source>
        <translation>Chips jeder Partei wegnehmen.</translation>
    </message>
    <message>
        <source>Walk over the board.</source>
        <translation>Über das Brett gehen.</translation>
    </message>
    <message>
        <source>Do to a cell what a click does.</source>
        <translation>Mit einem Feld tun, was ein Klick tut.</translation>
    </message>
    <message>
        <source>Lay a chip of the first, second… side.</source>
        <translation>Einen Chip der ersten, zweiten … Partei legen.</translation>
    </message>
    <message>
        <source>Begin a row that is to be marked, or end it.</source>
        <translation>Eine Reihe beginnen, die markiert werden soll, oder sie beenden.</translation>
    </message>
    <message>
        <source>Forget the row that was begun.</source>
        <translation>Die begonnene Reihe vergessen.</translation>
    </message>
    <message>
        <source>Lay the chosen card of the deck where cards go.</source>
        <translation>Die gewählte Karte dorthin legen, wohin Karten kommen.</translation>
    </message>
    <message>
        <source>Take the chosen card of a hand away.</source>
        <translation>Die gewählte Karte einer Hand wegnehmen.</translation>
    </message>
    <message>
        <source>Move the chosen card of a hand or pile.</source>
        <translation>Die gewählte Karte einer Hand oder eines Stapels verschieben.</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>A board without a name</source>
        <translation>Ein Brett ohne Namen</translation>
    </message>
    <message>
        <source>Arrangement: {author}</source>
        <translation>Anordnung: {author}</translation>
    </message>
    <message>
        <source>cells of {size}</source>
        <translation>Felder von {size}</translation>
    </message>
    <message>
        <source>Page {number} of {count}: row {row}, column {column}</source>
        <translation>Seite {number} von {count}: Reihe {row}, Spalte {column}</translation>
    </message>
    <message>
        <source>glue page {number} here</source>
        <translation>Seite {number} hier ankleben</translation>
    </message>
    <message>
        <source>How to put the board together</source>
        <translation>Wie das Brett zusammengesetzt wird</translation>
    </message>
    <message>
        <source>Print all pages at 100 % (“actual size”), never “fit to page”. Measure the bar at the foot of a page: it must be as long as it says.</source>
        <translation>Drucke alle Seiten mit 100 % („tatsächliche Größe“), nie „an Seite anpassen“. Miss den Balken am Fuß einer Seite: Er muss so lang sein, wie dabeisteht.</translation>
    </message>
    <message>
        <source>Cut out the picture on each page, along the marks at its corners. The pale strips at the right and at the bottom stay on: they are for the glue.</source>
        <translation>Schneide das Bild jeder Seite aus, entlang der Marken an seinen Ecken. Die hellen Streifen rechts und unten bleiben dran: Sie sind für den Klebstoff.</translation>
    </message>
    <message>
        <source>Lay page 2 over the strip of page 1, its edge at the small triangles, so that the pictures meet, and glue it. Go on like this to the end of the row.</source>
        <translation>Lege Seite 2 über den Streifen von Seite 1, ihre Kante an die kleinen Dreiecke, so dass die Bilder sich treffen, und klebe sie fest. Mach so weiter bis zum Ende der Reihe.</translation>
    </message>
    <message>
        <source>Make the other rows, and glue each onto the strip of the last.</source>
        <translation>Mach die anderen Reihen, und klebe jede auf den Streifen der letzten.</translation>
    </message>
    <message>
        <source>Cut out the picture on each page, along the marks at its corners.</source>
        <translation>Schneide das Bild jeder Seite aus, entlang der Marken an seinen Ecken.</translation>
    </message>
    <message>
        <source>Lay the pages edge to edge and tape them together at the back.</source>
        <translation>Lege die Seiten Kante an Kante und verbinde sie hinten mit Klebeband.</translation>
    </message>
    <message>
        <source>Glue the whole onto cardboard of at least {width} × {height} mm.</source>
        <translation>Klebe das Ganze auf Pappe von mindestens {width} × {height} mm.</translation>
    </message>
    <message>
        <source>Finished size {board}; cells of {cell}; {count} pages of {paper}.</source>
        <translation>Fertige Größe {board}; Felder von {cell}; {count} Seiten {paper}.</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>einer Karte</translation>
    </message>
    <message>
        <source>Cards to cut, page {number} of {count}</source>
        <translation>Karten zum Schneiden, Seite {number} von {count}</translation>
    </message>
    <message>
        <source>{board} · page {number}: cut the full lines, then each card along its dots</source>
        <translation>{board} · Seite {number}: die durchgezogenen Linien schneiden, dann jede Karte entlang ihrer Punkte</translation>
    </message>
    <message>
        <source>a chip</source>
        <translation>einem Chip</translation>
    </message>
    <message>
        <source>{board} · {each} chips for each of {sides} sides, {size} mm across</source>
        <translation>{board} · {each} Chips für jede von {sides} Parteien, {size} mm Durchmesser</translation>
    </message>
    <message>
        <source>Chips, page {number} of {count}</source>
        <translation>Chips, Seite {number} von {count}</translation>
    </message>
    <message>
        <source>board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>{width} × {height} mm</source>
        <translation>{width} × {height} mm</translation>
    </message>
    <message>
        <source>Rules, page {number} of {count}</source>
        <translation>Regeln, Seite {number} von {count}</translation>
    </message>
    <message>
        <source>cards to cut</source>
        <translation>Karten zum Schneiden</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>score sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>how to put it together</source>
        <translation>wie es zusammengesetzt wird</translation>
    </message>
    <message>
        <source>Where each half is glued</source>
        <translation>Wohin jede Hälfte geklebt wird</translation>
    </message>
    <message>
        <source>Each half goes onto a cell that shows the same.</source>
        <translation>Jede Hälfte kommt auf ein Feld, das dasselbe zeigt.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>A line for each deal: what each side has scored; the sum below</source>
        <translation>Eine Zeile je Runde: was jede Seite erzielt hat; unten die Summe</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>Print “{board}”</source>
        <translation>„{board}“ drucken</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>Send these pages to a printer</source>
        <translation>Diese Seiten an einen Drucker senden</translation>
    </message>
    <message>
        <source>Write these pages to a file</source>
        <translation>Diese Seiten in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Seite davor</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Ganze Seite</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Size of the preview</source>
        <translation>Größe der Vorschau</translation>
    </message>
    <message>
        <source>{problem}.</source>
        <translation>{problem}.</translation>
    </message>
    <message>
        <source>One page of {paper}.</source>
        <translation>Eine Seite {paper}.</translation>
    </message>
    <message>
        <source>{count} pages of {paper}.</source>
        <translation>{count} Seiten {paper}.</translation>
    </message>
</context>
<context>
    <name>PaperForm</name>
    <message>
        <source>&amp;Black ink only</source>
        <translation>Nur &amp;schwarze Tinte</translation>
    </message>
    <message>
        <source>With a page on how to put it together</source>
        <translation>Mit einer Seite, wie es zusammengesetzt wird</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;Drucken</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>S&amp;piel</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>Pa&amp;pier</translation>
    </message>
    <message>
        <source>Ori&amp;entation</source>
        <translation>&amp;Ausrichtung</translation>
    </message>
    <message>
        <source>&amp;Margins</source>
        <translation>&amp;Ränder</translation>
    </message>
    <message>
        <source>To go &amp;with</source>
        <translation>&amp;Wozu</translation>
    </message>
    <message>
        <source>&amp;Cells</source>
        <translation>&amp;Felder</translation>
    </message>
    <message>
        <source>&amp;Overlap</source>
        <translation>Ü&amp;berlappung</translation>
    </message>
    <message>
        <source>&amp;Sides</source>
        <translation>Par&amp;teien</translation>
    </message>
    <message>
        <source>Chi&amp;ps each</source>
        <translation>&amp;Chips je Partei</translation>
    </message>
    <message>
        <source>P&amp;NG pictures</source>
        <translation>P&amp;NG-Bilder</translation>
    </message>
    <message>
        <source>Half a poker card</source>
        <translation>Halbe Pokerkarte</translation>
    </message>
    <message>
        <source>As cut from a pack of cards: 63.5 × 44.45 mm</source>
        <translation>Wie aus einem Kartenspiel geschnitten: 63,5 × 44,45 mm</translation>
    </message>
    <message>
        <source>Hearts and diamonds are drawn hollow, so that no colour is needed.</source>
        <translation>Herz und Karo werden hohl gezeichnet, so dass keine Farbe nötig ist.</translation>
    </message>
    <message>
        <source>The strips on which one page is glued to the next.</source>
        <translation>Die Streifen, auf die eine Seite an die nächste geklebt wird.</translation>
    </message>
    <message>
        <source>How fine pictures are that are exported as PNG.</source>
        <translation>Wie fein Bilder sind, die als PNG exportiert werden.</translation>
    </message>
    <message>
        <source>Width of a cell</source>
        <translation>Breite eines Feldes</translation>
    </message>
    <message>
        <source>Height of a cell</source>
        <translation>Höhe eines Feldes</translation>
    </message>
    <message>
        <source>The board on one page</source>
        <translation>Das Brett auf einer Seite</translation>
    </message>
    <message>
        <source>The board in true size</source>
        <translation>Das Brett in wahrer Größe</translation>
    </message>
    <message>
        <source>Cards to cut in two</source>
        <translation>Karten zum Halbieren</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>A sheet for the scores</source>
        <translation>Ein Blatt für die Punkte</translation>
    </message>
    <message>
        <source>The rules of a game</source>
        <translation>Die Regeln eines Spiels</translation>
    </message>
    <message>
        <source>As it suits best</source>
        <translation>Wie es am besten passt</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>the board on one page</source>
        <translation>das Brett auf einer Seite</translation>
    </message>
    <message>
        <source>the board in true size</source>
        <translation>das Brett in wahrer Größe</translation>
    </message>
    <message>
        <source>as many as needed</source>
        <translation>so viele wie nötig</translation>
    </message>
    <message>
        <source> pixels per inch</source>
        <translation> Bildpunkte je Zoll</translation>
    </message>
</context>
<context>
    <name>PaperPreview</name>
    <message>
        <source>Preview: {page}</source>
        <translation>Vorschau: {page}</translation>
    </message>
</context>
<context>
    <name>PastBar</name>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Show the board as it is now</source>
        <translation>Das Brett zeigen, wie es jetzt ist</translation>
    </message>
    <message>
        <source>Looking back: the start, before move 1 of {last}</source>
        <translation>Rückblick: der Beginn, vor Zug 1 von {last}</translation>
    </message>
    <message>
        <source>Looking back: after move {ply} of {last}</source>
        <translation>Rückblick: nach Zug {ply} von {last}</translation>
    </message>
</context>
<context>
    <name>PatternPanel</name>
    <message>
        <source>&amp;Take it</source>
        <translation>&amp;Übernehmen</translation>
    </message>
    <message>
        <source>Fill the board in this way; undo takes it back</source>
        <translation>Das Brett so füllen; Zurücknehmen bringt das alte wieder</translation>
    </message>
    <message>
        <source>A&amp;nother</source>
        <translation>Noch &amp;eins</translation>
    </message>
    <message>
        <source>Take another number by chance.</source>
        <translation>Eine andere Zufallszahl nehmen.</translation>
    </message>
    <message>
        <source>&amp;Pattern</source>
        <translation>&amp;Muster</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Zufall</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Save a picture of the position</source>
        <translation>Ein Bild der Stellung speichern</translation>
    </message>
    <message>
        <source>PNG, a picture</source>
        <translation>PNG, ein Bild</translation>
    </message>
    <message>
        <source>SVG, for drawing programs</source>
        <translation>SVG, für Zeichenprogramme</translation>
    </message>
    <message>
        <source>With the &amp;cards in hand that are shown</source>
        <translation>Mit den &amp;Handkarten, die zu sehen sind</translation>
    </message>
    <message>
        <source>With a &amp;line on the last move</source>
        <translation>Mit einer &amp;Zeile über den letzten Zug</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Art</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern …</translation>
    </message>
    <message>
        <source>Name a file, and draw the picture into it</source>
        <translation>Eine Datei benennen und das Bild hineinzeichnen</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} Pixel</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Start of the game</source>
        <translation>Beginn des Spiels</translation>
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
        <translation>Einen Plan öffnen</translation>
    </message>
    <message>
        <source>Open results</source>
        <translation>Ergebnisse öffnen</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>Den Plan speichern</translation>
    </message>
    <message>
        <source>The plan cannot be kept.</source>
        <translation>Der Plan kann nicht aufbewahrt werden.</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Das hat nicht geklappt.</translation>
    </message>
</context>
<context>
    <name>PlanPane</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>What is the question?</source>
        <translation>Was ist die Frage?</translation>
    </message>
    <message>
        <source>Entries of the plan</source>
        <translation>Einträge des Plans</translation>
    </message>
    <message>
        <source>Compare with one more, which begins as a copy of this one.</source>
        <translation>Mit einem weiteren vergleichen, der als Kopie von diesem beginnt.</translation>
    </message>
    <message>
        <source>Take this entry out of the plan.</source>
        <translation>Diesen Eintrag aus dem Plan nehmen.</translation>
    </message>
    <message>
        <source>games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Was gezählt wird</translation>
    </message>
    <message>
        <source>The same number plays the same games again, everywhere.</source>
        <translation>Dieselbe Zahl spielt dieselben Spiele noch einmal, überall.</translation>
    </message>
    <message>
        <source>This entry</source>
        <translation>Dieser Eintrag</translation>
    </message>
    <message>
        <source>Each entry</source>
        <translation>Jeder Eintrag</translation>
    </message>
    <message>
        <source>&amp;Number</source>
        <translation>A&amp;nzahl</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>Start&amp;zahl</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>denkt nach</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>still to draw</source>
        <translation>muss noch ziehen</translation>
    </message>
    <message>
        <source>holds {cards}</source>
        <translation>hält {cards}</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>dein Mitspieler</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>About your settings: {why}</source>
        <translation>Zu deinen Einstellungen: {why}</translation>
    </message>
    <message>
        <source>Your settings are not kept: {why}.</source>
        <translation>Deine Einstellungen werden nicht aufbewahrt: {why}.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Change the language? The designer’s trial game or balance ends by it.</source>
        <translation>Die Sprache ändern? Probespiel oder Ausgewogenheit im Entwurf enden damit.</translation>
    </message>
    <message>
        <source>C&amp;hange it</source>
        <translation>Ä&amp;ndern</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Taste drücken</translation>
    </message>
</context>
<context>
    <name>RangePlot</name>
    <message>
        <source>{name}: {value} ({low} to {high})</source>
        <translation>{name}: {value} ({low} bis {high})</translation>
    </message>
</context>
<context>
    <name>RatedDialog</name>
    <message>
        <source>Rated games</source>
        <translation>Gewertete Spiele</translation>
    </message>
    <message>
        <source>&amp;Play a rated game</source>
        <translation>Ein gewertetes Spiel &amp;spielen</translation>
    </message>
    <message>
        <source>&amp;Open the game</source>
        <translation>Das Spiel &amp;öffnen</translation>
    </message>
    <message>
        <source>Deal a game that counts for your rating, without undo and without hints</source>
        <translation>Ein Spiel austeilen, das für deine Wertung zählt: ohne Zurücknehmen, ohne Tipps</translation>
    </message>
    <message>
        <source>Look at the chosen game on the table; the game in progress is kept</source>
        <translation>Das gewählte Spiel am Tisch ansehen; das laufende bleibt erhalten</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>S&amp;piel</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>You play alone against one computer, which is picked for you by your rating. Nothing can be taken back, and there are no hints and no chances. A game that you leave can be gone on with; it counts when it ends.</source>
        <translation>Du spielst allein gegen einen Computer, der nach deiner Wertung gewählt wird. Nichts kann zurückgenommen werden, und es gibt keine Tipps und keine Aussichten. Ein verlassenes Spiel kann fortgesetzt werden; es zählt, wenn es endet.</translation>
    </message>
    <message>
        <source>The last rated games</source>
        <translation>Die letzten gewerteten Spiele</translation>
    </message>
    <message>
        <source>Double-click a game, or press Enter, to look at it again.</source>
        <translation>Doppelklick oder Enter öffnet ein Spiel zum Ansehen.</translation>
    </message>
    <message>
        <source>Your rating: {points}</source>
        <translation>Deine Wertung: {points}</translation>
    </message>
    <message>
        <source>Next opponent: {level} ({points}).</source>
        <translation>Nächster Gegner: {level} ({points}).</translation>
    </message>
    <message>
        <source>{when}   {result} against {level}, {moves}   {rating} ({change})</source>
        <translation>{when}   {result} gegen {level}, {moves}   {rating} ({change})</translation>
    </message>
</context>
<context>
    <name>RatingGraph</name>
    <message>
        <source>Rating through your games</source>
        <translation>Wertung im Lauf deiner Spiele</translation>
    </message>
    <message>
        <source>The graph begins with your first rated game.</source>
        <translation>Die Kurve beginnt mit deinem ersten gewerteten Spiel.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>another side</source>
        <translation>eine andere Partei</translation>
    </message>
    <message>
        <source>It wins the game.</source>
        <translation>Er gewinnt das Spiel.</translation>
    </message>
    <message>
        <source>It makes a row; your side then has {amount} of the {of} it needs.</source>
        <translation>Er bildet eine Reihe; deine Partei hat dann {amount} der {of} nötigen.</translation>
    </message>
    <message>
        <source>It builds in two directions at once: whoever stops one leaves the other.</source>
        <translation>Er baut in zwei Richtungen zugleich: Wer eine aufhält, lässt die andere.</translation>
    </message>
    <message>
        <source>The free cell {cell} counts in it as yours.</source>
        <translation>Das freie Feld {cell} zählt darin als deines.</translation>
    </message>
    <message>
        <source>It takes a chip out of {line}, where {who} had {amount} of {of}.</source>
        <translation>Er nimmt einen Chip aus {line}, wo {who} {amount} von {of} hatte.</translation>
    </message>
    <message>
        <source>It breaks up the finished row {line} of {who}.</source>
        <translation>Er zerstört die fertige Reihe {line} von {who}.</translation>
    </message>
    <message>
        <source>It takes the only enemy chip out of {line}, where your side has {amount} of {of}.</source>
        <translation>Er nimmt den einzigen gegnerischen Chip aus {line}, wo deine Partei {amount} von {of} hat.</translation>
    </message>
    <message>
        <source>Nobody else can get a card for that cell any more.</source>
        <translation>Niemand sonst kann noch eine Karte für dieses Feld bekommen.</translation>
    </message>
    <message>
        <source>It saves {card}, which could do the same.</source>
        <translation>Er spart {card}, wofür dasselbe möglich wäre.</translation>
    </message>
    <message>
        <source>No plain card in your hand does as much.</source>
        <translation>Keine einfache Karte deiner Hand tut so viel.</translation>
    </message>
    <message>
        <source>But it costs {card}.</source>
        <translation>Aber er kostet {card}.</translation>
    </message>
    <message>
        <source>You hold {card} more than once, so its other cell is not lost to you.</source>
        <translation>Du hast {card} mehr als einmal, also gehen dir ihre anderen Felder nicht verloren.</translation>
    </message>
    <message>
        <source>On {cell} the same card would do less.</source>
        <translation>Auf {cell} würde dieselbe Karte weniger bewirken.</translation>
    </message>
    <message>
        <source>But {cell} is out of reach for that card then.</source>
        <translation>Aber {cell} ist dann für diese Karte nicht mehr erreichbar.</translation>
    </message>
    <message>
        <source>It fits in fewer places than your other cards, which stay in your hand.</source>
        <translation>Sie passt an weniger Stellen als deine anderen Karten, die auf der Hand bleiben.</translation>
    </message>
    <message>
        <source>It has no cell left, and a new card comes for it.</source>
        <translation>Für sie ist kein Feld übrig, und eine neue Karte kommt dafür.</translation>
    </message>
    <message>
        <source>Nothing is urgent, and more cards give more choice.</source>
        <translation>Nichts eilt, und mehr Karten geben mehr Auswahl.</translation>
    </message>
    <message>
        <source>You have not drawn yet for your last turn.</source>
        <translation>Für deinen letzten Zug hast du noch nicht gezogen.</translation>
    </message>
    <message>
        <source>It can do more than any plain card.</source>
        <translation>Sie kann mehr als jede einfache Karte.</translation>
    </message>
    <message>
        <source>Your chip on {cell} and the enemy’s on {other} change places.</source>
        <translation>Dein Chip auf {cell} und der gegnerische auf {other} tauschen die Plätze.</translation>
    </message>
    <message>
        <source>Nothing else can be done.</source>
        <translation>Etwas anderes ist nicht möglich.</translation>
    </message>
    <message>
        <source>There is no other move.</source>
        <translation>Es gibt keinen anderen Zug.</translation>
    </message>
    <message>
        <source>Nothing better is in sight, and it gives nothing away.</source>
        <translation>Nichts Besseres ist in Sicht, und er verschenkt nichts.</translation>
    </message>
    <message>
        <source>Then only {cell} is missing for the row {line}, and you hold a card for it.</source>
        <translation>Dann fehlt nur {cell} für die Reihe {line}, und du hast eine Karte dafür.</translation>
    </message>
    <message>
        <source>Then only {cell} is missing for the row {line}.</source>
        <translation>Dann fehlt nur {cell} für die Reihe {line}.</translation>
    </message>
    <message>
        <source>Your side then has {amount} of {of} in {line}, and you hold the cards for the rest.</source>
        <translation>Deine Partei hat dann {amount} von {of} in {line}, und du hast die Karten für den Rest.</translation>
    </message>
    <message>
        <source>Your side then has {amount} of {of} in {line}, and you hold a card for more of it.</source>
        <translation>Deine Partei hat dann {amount} von {of} in {line}, und du hast eine Karte für mehr davon.</translation>
    </message>
    <message>
        <source>Your side then has {amount} of {of} in {line}.</source>
        <translation>Deine Partei hat dann {amount} von {of} in {line}.</translation>
    </message>
    <message>
        <source>It stops {who}, who moves next and has {amount} of {of} in {line}.</source>
        <translation>Er hält {who} auf, als Nächstes am Zug und mit {amount} von {of} in {line}.</translation>
    </message>
    <message>
        <source>It stops {who}, who has {amount} of {of} in {line}.</source>
        <translation>Er hält {who} auf, mit {amount} von {of} in {line}.</translation>
    </message>
    <message>
        <source>It can be played on {cell}.</source>
        <translation>Sie kann auf {cell} gespielt werden.</translation>
    </message>
    <message>
        <source>It is the most useful of the open cards.</source>
        <translation>Sie ist die nützlichste der offenen Karten.</translation>
    </message>
    <message>
        <source>You will miss it least.</source>
        <translation>Sie wirst du am wenigsten vermissen.</translation>
    </message>
    <message>
        <source>It is the chip that they will miss most.</source>
        <translation>Es ist der Chip, den sie am meisten vermissen werden.</translation>
    </message>
</context>
<context>
    <name>ReasonsDialog</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
</context>
<context>
    <name>Recall</name>
    <message>
        <source>Since you last looked</source>
        <translation>Seit du zuletzt hingesehen hast</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>The start, before move 1 of {last}</source>
        <translation>Der Beginn, vor Zug 1 von {last}</translation>
    </message>
    <message>
        <source>After move {ply} of {last}</source>
        <translation>Nach Zug {ply} von {last}</translation>
    </message>
    <message>
        <source>The end, after move {ply} of {last}</source>
        <translation>Das Ende, nach Zug {ply} von {last}</translation>
    </message>
    <message>
        <source>Now, after move {ply} of {last}</source>
        <translation>Jetzt, nach Zug {ply} von {last}</translation>
    </message>
    <message>
        <source>My cards</source>
        <translation>Meine Karten</translation>
    </message>
    <message>
        <source>See what you saw yourself.</source>
        <translation>Sehen, was du selbst gesehen hast.</translation>
    </message>
    <message>
        <source>Nobody’s cards</source>
        <translation>Niemandes Karten</translation>
    </message>
    <message>
        <source>Show no hand.</source>
        <translation>Keine Hand zeigen.</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alle Hände</translation>
    </message>
    <message>
        <source>Show every hand, in the list of players.</source>
        <translation>Jede Hand zeigen, in der Liste der Spieler.</translation>
    </message>
    <message>
        <source>Whose cards are shown: {chosen}</source>
        <translation>Wessen Karten zu sehen sind: {chosen}</translation>
    </message>
    <message>
        <source>Choose whose cards are shown.</source>
        <translation>Wählen, wessen Karten zu sehen sind.</translation>
    </message>
    <message>
        <source>Once the game is over, every hand can be seen.</source>
        <translation>Ist das Spiel zu Ende, kann jede Hand angesehen werden.</translation>
    </message>
    <message>
        <source>Speed of the replay: {chosen}</source>
        <translation>Tempo der Wiedergabe: {chosen}</translation>
    </message>
    <message>
        <source>Choose how fast moves follow each other.</source>
        <translation>Wählen, wie schnell die Züge einander folgen.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Zeitpunkt des Spiels</translation>
    </message>
    <message>
        <source>Drag to another moment; Space plays the moves.</source>
        <translation>Zu einem anderen Zeitpunkt ziehen; die Leertaste spielt die Züge ab.</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>What else can be done with the moment shown</source>
        <translation>Was sich mit dem gezeigten Zeitpunkt noch machen lässt</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Show the board as it is now</source>
        <translation>Das Brett zeigen, wie es jetzt ist</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Best cards</source>
        <translation>Beste Karten</translation>
    </message>
    <message>
        <source>Hardest cards</source>
        <translation>Schwierigste Karten</translation>
    </message>
    <message>
        <source>Too few games to say anything of single cards.</source>
        <translation>Zu wenige Spiele, um etwas über einzelne Karten zu sagen.</translation>
    </message>
    <message>
        <source>{games} games of {players} players, level {level}, seed {seed}.</source>
        <translation>{games} Spiele von {players} Spielern, Stufe {level}, Startzahl {seed}.</translation>
    </message>
    <message>
        <source>Who began won {wins} of {decided} decided games: {share} % (the truth lies, with 95 % certainty, between {low} % and {high} %; fair would be {fair} %). {verdict}</source>
        <translation>Wer begann, gewann {wins} von {decided} entschiedenen Spielen: {share} % (die Wahrheit liegt mit 95 % Sicherheit zwischen {low} % und {high} %; gerecht wären {fair} %). {verdict}</translation>
    </message>
    <message>
        <source>A game takes {mean} moves on average, half of them at most {median}; the shortest took {shortest}, the longest {longest}.</source>
        <translation>Ein Spiel dauert im Mittel {mean} Züge, die Hälfte höchstens {median}; das kürzeste dauerte {shortest}, das längste {longest}.</translation>
    </message>
    <message>
        <source>Games that nobody won: {draws} ({share} %).</source>
        <translation>Spiele, die niemand gewann: {draws} ({share} %).</translation>
    </message>
    <message>
        <source>The bars on the board show how often a cell was in a winning row: from {least} % of the decided games ({coolest}) to {most} % ({warmest}).</source>
        <translation>Die Balken auf dem Brett zeigen, wie oft ein Feld in einer Gewinnreihe war: von {least} % der entschiedenen Spiele ({coolest}) bis {most} % ({warmest}).</translation>
    </message>
    <message>
        <source>To begin seems to be an advantage.</source>
        <translation>Zu beginnen scheint ein Vorteil zu sein.</translation>
    </message>
    <message>
        <source>To begin seems to be a disadvantage.</source>
        <translation>Zu beginnen scheint ein Nachteil zu sein.</translation>
    </message>
    <message>
        <source>No difference is proved.</source>
        <translation>Es ist kein Unterschied bewiesen.</translation>
    </message>
    <message>
        <source>{share} % of {count} chips ended in a winning row</source>
        <translation>{share} % von {count} Chips kamen in eine Reihe, die gewann</translation>
    </message>
</context>
<context>
    <name>ResultsPane</name>
    <message>
        <source>C&amp;omparison</source>
        <translation>&amp;Vergleich</translation>
    </message>
    <message>
        <source>Side b&amp;y side</source>
        <translation>&amp;Nebeneinander</translation>
    </message>
    <message>
        <source>Choose at the left who plays what, and press Run: the games are played in the background, in all cores, and what they say is drawn here as they arrive. Add an entry to compare two boards, two games or two levels; the menu Plan has examples.</source>
        <translation>Wähle links, wer was spielt, und drücke Starten: Die Spiele werden im Hintergrund gespielt, auf allen Kernen, und was sie sagen, wird hier gezeichnet, sobald es kommt. Füge einen Eintrag hinzu, um zwei Bretter, zwei Spiele oder zwei Stufen zu vergleichen; das Menü Plan hat Beispiele.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Move {number}: {deed}</source>
        <translation>Zug {number}: {deed}</translation>
    </message>
    <message>
        <source>Luck: {cards} came, which was worth {chance}.</source>
        <translation>Glück: {cards} kam, das war {chance} wert.</translation>
    </message>
    <message>
        <source>Bad luck: {cards} came, which cost {chance}.</source>
        <translation>Pech: {cards} kam, das kostete {chance}.</translation>
    </message>
    <message>
        <source>Luck: the draw was worth {chance}.</source>
        <translation>Glück: Das Ziehen war {chance} wert.</translation>
    </message>
    <message>
        <source>Bad luck: the draw cost {chance}.</source>
        <translation>Pech: Das Ziehen kostete {chance}.</translation>
    </message>
    <message>
        <source>What the others did until your next turn brought you {chance}.</source>
        <translation>Was die anderen bis zu deinem nächsten Zug taten, brachte dir {chance}.</translation>
    </message>
    <message>
        <source>What the others did until your next turn cost you {chance}.</source>
        <translation>Was die anderen bis zu deinem nächsten Zug taten, kostete dich {chance}.</translation>
    </message>
    <message>
        <source>No other move would have been better.</source>
        <translation>Kein anderer Zug wäre besser gewesen.</translation>
    </message>
    <message>
        <source>Better: {move} ({best} instead of {played}).</source>
        <translation>Besser: {move} ({best} statt {played}).</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Das Geben</translation>
    </message>
    <message>
        <source>Luck: your first hand, and who began.</source>
        <translation>Glück: deine erste Hand, und wer begann.</translation>
    </message>
    <message>
        <source>The rolls</source>
        <translation>Die Würfe</translation>
    </message>
    <message>
        <source>The draws</source>
        <translation>Das Ziehen</translation>
    </message>
    <message>
        <source>Luck: what came, against what might have come.</source>
        <translation>Glück: was kam, gegen das, was hätte kommen können.</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Deine Entscheidungen</translation>
    </message>
    <message>
        <source>Skill: what your moves lost against the best ones found.</source>
        <translation>Können: was deine Züge gegenüber den besten gefundenen verloren.</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Die anderen</translation>
    </message>
    <message>
        <source>How they played, and their luck: one cannot see these apart.</source>
        <translation>Wie sie spielten, und ihr Glück: Das lässt sich nicht trennen.</translation>
    </message>
    <message>
        <source>None of your turns has been looked at.</source>
        <translation>Keiner deiner Züge wurde angesehen.</translation>
    </message>
    <message>
        <source>Only the first {count} of your turns have been looked at.</source>
        <translation>Nur die ersten {count} deiner Züge wurden angesehen.</translation>
    </message>
    <message>
        <source>You won.</source>
        <translation>Du hast gewonnen.</translation>
    </message>
    <message>
        <source>You lost.</source>
        <translation>Du hast verloren.</translation>
    </message>
    <message>
        <source>It was a draw.</source>
        <translation>Es war unentschieden.</translation>
    </message>
    <message>
        <source>Luck was with you: the cards were worth {chance}.</source>
        <translation>Das Glück war mit dir: Die Karten waren {chance} wert.</translation>
    </message>
    <message>
        <source>Luck was against you: the cards cost you {chance}.</source>
        <translation>Das Glück war gegen dich: Die Karten kosteten dich {chance}.</translation>
    </message>
    <message>
        <source>The cards were neither kind nor unkind to you.</source>
        <translation>Die Karten waren weder gut noch schlecht zu dir.</translation>
    </message>
    <message>
        <source>You hardly missed a better move.</source>
        <translation>Du hast kaum einen besseren Zug verpasst.</translation>
    </message>
    <message>
        <source>Better moves would have been worth {chance} in all.</source>
        <translation>Bessere Züge wären insgesamt {chance} wert gewesen.</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>The game of {name}</source>
        <translation>Das Spiel von {name}</translation>
    </message>
    <message>
        <source>Looking at every turn of the game…</source>
        <translation>Jeder Zug des Spiels wird angesehen …</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Show what has been found so far</source>
        <translation>Zeigen, was bis jetzt gefunden wurde</translation>
    </message>
    <message>
        <source>Where it turned</source>
        <translation>Wo es sich wendete</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Glück und Können</translation>
    </message>
    <message>
        <source>Choose one to see the board as it was then</source>
        <translation>Wähle eines, um das Brett zu sehen, wie es da war</translation>
    </message>
    <message>
        <source>Chances through the game</source>
        <translation>Aussichten im Lauf des Spiels</translation>
    </message>
    <message>
        <source>Click to look at the board at that moment</source>
        <translation>Klicken, um das Brett zu diesem Zeitpunkt anzusehen</translation>
    </message>
    <message>
        <source>Whose game</source>
        <translation>Wessen Spiel</translation>
    </message>
</context>
<context>
    <name>Reviewing</name>
    <message>
        <source>The game cannot be reviewed: the process that looks at it has failed.</source>
        <translation>Das Spiel kann nicht ausgewertet werden: Der Prozess, der es ansieht, ist ausgefallen.</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Die anderen</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Besser</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
</context>
<context>
    <name>Row</name>
    <message>
        <source>Back to what it was at first: {value}</source>
        <translation>Zurück zum Anfangswert: {value}</translation>
    </message>
</context>
<context>
    <name>RuleChecks</name>
    <message>
        <source>Use whole numbers from {low} to {high}, separated by commas.</source>
        <translation>Nimm ganze Zahlen von {low} bis {high}, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <source>Shapes have no line that could be lengthened. Leave this out, or make lines.</source>
        <translation>Formen haben keine Linie, die verlängert werden könnte. Lass das weg, oder bilde Linien.</translation>
    </message>
    <message>
        <source>Only a draw after playing can be forgotten. Let cards draw themselves, or have them drawn after playing.</source>
        <translation>Nur ein Ziehen nach dem Spielen kann vergessen werden. Lass Karten von selbst ziehen, oder lass nach dem Spielen ziehen.</translation>
    </message>
    <message>
        <source>Free cells cannot count for everybody and be earned at once. Let free cells count for nobody.</source>
        <translation>Freie Felder können nicht für alle zählen und zugleich zu verdienen sein. Lass freie Felder für niemanden zählen.</translation>
    </message>
    <message>
        <source>Nobody can play yet. Allow at least one number of players.</source>
        <translation>Noch kann niemand spielen. Erlaube mindestens eine Zahl von Spielern.</translation>
    </message>
    <message>
        <source>There is no board “{name}” here. Choose another.</source>
        <translation>Hier gibt es kein Brett „{name}“. Wähle ein anderes.</translation>
    </message>
    <message>
        <source>Say how many cards {players} are dealt, or leave them out.</source>
        <translation>Sage, wie viele Karten {players} bekommen, oder lass sie weg.</translation>
    </message>
    <message>
        <source>{players} with {cards} each need {needed}, but there are only {deck}. Deal fewer, or do not allow so many players.</source>
        <translation>{players} mit je {cards} brauchen {needed}, aber es gibt nur {deck}. Gib weniger, oder erlaube nicht so viele Spieler.</translation>
    </message>
    <message>
        <source>No row of {length} fits on the board “{board}”, which has {columns} by {rows} cells. Make rows shorter, or choose a larger board.</source>
        <translation>Keine Reihe aus {length} passt auf das Brett „{board}“ mit {columns} mal {rows} Feldern. Mach Reihen kürzer, oder wähle ein größeres Brett.</translation>
    </message>
    <message>
        <source>The board “{board}” has {have} of them. Change the number or the board.</source>
        <translation>Das Brett „{board}“ hat {have} davon. Ändere die Zahl oder das Brett.</translation>
    </message>
    <message>
        <source>No cell of the board “{board}” shows {cards}, and they have no power. Choose another board, leave the cards out, or give them a power.</source>
        <translation>Kein Feld des Bretts „{board}“ zeigt {cards}, und sie haben keine Wirkung. Wähle ein anderes Brett, lass die Karten weg, oder gib ihnen eine Wirkung.</translation>
    </message>
    <message>
        <source>{cards} and {count} others</source>
        <translation>{cards} und {count} andere</translation>
    </message>
</context>
<context>
    <name>RuleFlags</name>
    <message>
        <source>A full hand must play</source>
        <translation>Mit voller Hand muss man spielen</translation>
    </message>
    <message>
        <source>A full hand may draw as well</source>
        <translation>Auch mit voller Hand darf man ziehen</translation>
    </message>
    <message>
        <source>An empty hand must draw</source>
        <translation>Mit leerer Hand muss man ziehen</translation>
    </message>
    <message>
        <source>An empty hand may also pass</source>
        <translation>Mit leerer Hand darf man auch passen</translation>
    </message>
    <message>
        <source>One’s own chips may be removed too</source>
        <translation>Auch eigene Chips dürfen entfernt werden</translation>
    </message>
    <message>
        <source>One’s own chips may not be removed</source>
        <translation>Eigene Chips dürfen nicht entfernt werden</translation>
    </message>
    <message>
        <source>One says which card a wild card stands for</source>
        <translation>Man sagt, für welche Karte ein Joker steht</translation>
    </message>
    <message>
        <source>A wild card need not be named</source>
        <translation>Ein Joker muss nicht benannt werden</translation>
    </message>
    <message>
        <source>Chips of a finished row are safe</source>
        <translation>Chips einer fertigen Reihe sind sicher</translation>
    </message>
    <message>
        <source>Chips of a finished row are not safe</source>
        <translation>Chips einer fertigen Reihe sind nicht sicher</translation>
    </message>
    <message>
        <source>Chips that lengthen a finished row are safe too</source>
        <translation>Chips, die eine fertige Reihe verlängern, sind auch sicher</translation>
    </message>
    <message>
        <source>Chips that lengthen a finished row are not safe</source>
        <translation>Chips, die eine fertige Reihe verlängern, sind nicht sicher</translation>
    </message>
    <message>
        <source>Chips on earned corners are safe</source>
        <translation>Chips auf verdienten Ecken sind sicher</translation>
    </message>
    <message>
        <source>Chips on earned corners are not safe</source>
        <translation>Chips auf verdienten Ecken sind nicht sicher</translation>
    </message>
    <message>
        <source>One line may hold two rows of a side</source>
        <translation>In einer Linie dürfen zwei Reihen einer Partei liegen</translation>
    </message>
    <message>
        <source>Two rows of a side never lie in the same line</source>
        <translation>Zwei Reihen einer Partei liegen nie in derselben Linie</translation>
    </message>
    <message>
        <source>Two rows may use the same free cell</source>
        <translation>Zwei Reihen dürfen dasselbe freie Feld nutzen</translation>
    </message>
    <message>
        <source>A side may use each free cell in one row only</source>
        <translation>Eine Partei darf jedes freie Feld nur in einer Reihe nutzen</translation>
    </message>
    <message>
        <source>A row counts only when it is announced</source>
        <translation>Eine Reihe zählt nur, wenn sie angesagt wird</translation>
    </message>
    <message>
        <source>A row need not be announced</source>
        <translation>Eine Reihe muss nicht angesagt werden</translation>
    </message>
    <message>
        <source>The stock lies face up</source>
        <translation>Der Stapel liegt offen</translation>
    </message>
    <message>
        <source>The stock lies face down</source>
        <translation>Der Stapel liegt verdeckt</translation>
    </message>
    <message>
        <source>Turning in a dead card is free to choose</source>
        <translation>Ob man eine tote Karte abgibt, ist frei</translation>
    </message>
    <message>
        <source>A dead card must be turned in before one plays</source>
        <translation>Eine tote Karte muss abgegeben werden, bevor man spielt</translation>
    </message>
    <message>
        <source>Dead cards may be turned in only when no card can be played</source>
        <translation>Tote Karten dürfen nur abgegeben werden, wenn keine Karte gespielt werden kann</translation>
    </message>
    <message>
        <source>Dead cards may be turned in even if another card can be played</source>
        <translation>Tote Karten dürfen auch abgegeben werden, wenn eine andere Karte gespielt werden kann</translation>
    </message>
    <message>
        <source>Dead cards that are turned in are named</source>
        <translation>Abgegebene tote Karten werden genannt</translation>
    </message>
    <message>
        <source>Dead cards that are turned in are not named</source>
        <translation>Abgegebene tote Karten werden nicht genannt</translation>
    </message>
    <message>
        <source>Turning in a dead card ends the time for a late draw</source>
        <translation>Eine tote Karte abzugeben beendet die Zeit für verspätetes Ziehen</translation>
    </message>
    <message>
        <source>Turning in a dead card leaves time for a late draw</source>
        <translation>Eine tote Karte abzugeben lässt Zeit für verspätetes Ziehen</translation>
    </message>
    <message>
        <source>Another turn even if the roll could not be used</source>
        <translation>Noch ein Zug, auch wenn der Wurf nicht genutzt werden konnte</translation>
    </message>
    <message>
        <source>No further turn if the roll could not be used</source>
        <translation>Kein weiterer Zug, wenn der Wurf nicht genutzt werden konnte</translation>
    </message>
</context>
<context>
    <name>RuleGroups</name>
    <message>
        <source>Players and sides</source>
        <translation>Spieler und Parteien</translation>
    </message>
    <message>
        <source>Cards, dice and hands</source>
        <translation>Karten, Würfel und Hände</translation>
    </message>
    <message>
        <source>Board and corners</source>
        <translation>Brett und Ecken</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Besondere Karten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Winning, points and ties</source>
        <translation>Sieg, Punkte und Gleichstand</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>Tote Karten</translation>
    </message>
    <message>
        <source>Forgetting, talking, clock</source>
        <translation>Vergessen, Reden, Uhr</translation>
    </message>
    <message>
        <source>Look of the table</source>
        <translation>Aussehen des Tisches</translation>
    </message>
    <message>
        <source>Name and origin</source>
        <translation>Name und Herkunft</translation>
    </message>
</context>
<context>
    <name>RuleLabels</name>
    <message>
        <source>Name of the file</source>
        <translation>Name der Datei</translation>
    </message>
    <message>
        <source>It is made from the name when the rules are saved.</source>
        <translation>Er wird beim Speichern aus dem Namen der Regeln gebildet.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What people read in the list of games.</source>
        <translation>Was man in der Liste der Spiele liest.</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>One paragraph: what kind of game it is and what is special.</source>
        <translation>Ein Absatz: was für ein Spiel es ist und was besonders ist.</translation>
    </message>
    <message>
        <source>Where the rules come from</source>
        <translation>Woher die Regeln kommen</translation>
    </message>
    <message>
        <source>A book, a web site, a family; so that others can look it up.</source>
        <translation>Ein Buch, eine Website, eine Familie; damit andere nachschlagen können.</translation>
    </message>
    <message>
        <source>Who may play</source>
        <translation>Wer spielen darf</translation>
    </message>
    <message>
        <source>How many may play, and into how many sides of equal size they may part. Where there are several, the usual number of sides is offered first.</source>
        <translation>Wie viele spielen dürfen, und in wie viele gleich große Parteien sie sich teilen. Gibt es mehrere Möglichkeiten, wird die übliche Zahl zuerst angeboten.</translation>
    </message>
    <message>
        <source>Seating of team-mates</source>
        <translation>Sitzordnung der Mitspieler</translation>
    </message>
    <message>
        <source>Apart, the sides take turns around the table. Side by side, all members of a side move before the next side does.</source>
        <translation>Getrennt: Die Parteien wechseln sich rund um den Tisch ab. Nebeneinander: Alle Mitglieder einer Partei ziehen, bevor die nächste zieht.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>The first move is a small advantage.</source>
        <translation>Der erste Zug ist ein kleiner Vorteil.</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Spielrichtung</translation>
    </message>
    <message>
        <source>The way the turn passes around the table.</source>
        <translation>Wie herum am Tisch gespielt wird.</translation>
    </message>
    <message>
        <source>Played with</source>
        <translation>Gespielt mit</translation>
    </message>
    <message>
        <source>With cards one chooses from a hand. With dice there is no hand: the roll says where the chip goes.</source>
        <translation>Bei Karten wählt man aus einer Hand. Bei Würfeln gibt es keine Hand: Der Wurf sagt, wohin der Chip kommt.</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>Kartenspiele</translation>
    </message>
    <message>
        <source>So many packs are shuffled together; more packs, longer games.</source>
        <translation>So viele Spiele werden zusammengemischt; mehr Karten, längere Spiele.</translation>
    </message>
    <message>
        <source>Jokers in all</source>
        <translation>Joker insgesamt</translation>
    </message>
    <message>
        <source>Jokers need a power, since no cell shows a joker.</source>
        <translation>Joker brauchen eine besondere Wirkung, da kein Feld einen Joker zeigt.</translation>
    </message>
    <message>
        <source>Ranks in a pack</source>
        <translation>Werte in einem Kartenspiel</translation>
    </message>
    <message>
        <source>Ranks left out are not dealt; cells that show them can be reached by special cards only.</source>
        <translation>Weggelassene Werte werden nicht gegeben; Felder, die sie zeigen, erreichen nur besondere Karten.</translation>
    </message>
    <message>
        <source>Number cards</source>
        <translation>Zahlenkarten</translation>
    </message>
    <message>
        <source>Each number from the first to the last once a pack, in place of playing cards. They need a board of numbers.</source>
        <translation>Jede Zahl von der ersten bis zur letzten einmal je Satz, statt Spielkarten. Sie brauchen ein Brett mit Zahlen.</translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation>Karten für jeden</translation>
    </message>
    <message>
        <source>The same number for any number of players. Not used, the list by players holds.</source>
        <translation>Dieselbe Zahl für jede Zahl von Spielern. Ungenutzt gilt die Liste nach Spielern.</translation>
    </message>
    <message>
        <source>Cards each, by players</source>
        <translation>Karten für jeden, nach Spielern</translation>
    </message>
    <message>
        <source>The more players, the fewer cards each, as a rule.</source>
        <translation>Je mehr Spieler, desto weniger Karten für jeden, in der Regel.</translation>
    </message>
    <message>
        <source>Most cards in a hand</source>
        <translation>Meiste Karten auf einer Hand</translation>
    </message>
    <message>
        <source>Who holds so many may not draw and has to play.</source>
        <translation>Wer so viele hält, darf nicht ziehen und muss spielen.</translation>
    </message>
    <message>
        <source>A number goes on</source>
        <translation>Eine Zahl kommt auf</translation>
    </message>
    <message>
        <source>On higher numbers too, low cards are strong: they fit nearly everywhere.</source>
        <translation>Auch auf höhere Zahlen: Dann sind niedrige Karten stark, denn sie passen fast überall.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>How many dice are rolled; their total counts.</source>
        <translation>Mit wie vielen Würfeln gewürfelt wird; ihre Summe zählt.</translation>
    </message>
    <message>
        <source>Faces of a die</source>
        <translation>Flächen eines Würfels</translation>
    </message>
    <message>
        <source>The board has to show every total that has no power.</source>
        <translation>Das Brett muss jede Summe zeigen, die keine besondere Wirkung hat.</translation>
    </message>
    <message>
        <source>Rolls that give another turn</source>
        <translation>Würfe, die noch einen Zug geben</translation>
    </message>
    <message>
        <source>Totals, separated by commas. The turn may repeat for ever.</source>
        <translation>Summen, durch Kommas getrennt. Der Zug kann sich immer wieder wiederholen.</translation>
    </message>
    <message>
        <source>Another turn even if the roll could not be used</source>
        <translation>Noch ein Zug, auch wenn der Wurf nicht genutzt werden konnte</translation>
    </message>
    <message>
        <source>Otherwise a roll without effect gives no further turn.</source>
        <translation>Sonst gibt ein Wurf ohne Wirkung keinen weiteren Zug.</translation>
    </message>
    <message>
        <source>Usual board</source>
        <translation>Übliches Brett</translation>
    </message>
    <message>
        <source>The board that is offered first; others that fit may do too.</source>
        <translation>Das Brett, das zuerst angeboten wird; andere, die passen, gehen auch.</translation>
    </message>
    <message>
        <source>A board of its own</source>
        <translation>Ein eigenes Brett</translation>
    </message>
    <message>
        <source>A line for each row of cells, such as “XX 2S 3S 4S”; XX is a free cell. It goes before the usual board.</source>
        <translation>Eine Zeile je Reihe von Feldern, etwa „XX 2S 3S 4S“; XX ist ein freies Feld. Es geht dem üblichen Brett vor.</translation>
    </message>
    <message>
        <source>Rows of cells a board must have</source>
        <translation>Zeilen, die ein Brett haben muss</translation>
    </message>
    <message>
        <source>Boards of another height are not offered.</source>
        <translation>Bretter mit anderer Höhe werden nicht angeboten.</translation>
    </message>
    <message>
        <source>Columns a board must have</source>
        <translation>Spalten, die ein Brett haben muss</translation>
    </message>
    <message>
        <source>Boards of another width are not offered.</source>
        <translation>Bretter mit anderer Breite werden nicht angeboten.</translation>
    </message>
    <message>
        <source>Free cells</source>
        <translation>Freie Felder</translation>
    </message>
    <message>
        <source>Counting for every side, a row through a free corner needs one chip less.</source>
        <translation>Zählen sie für jede Partei, braucht eine Reihe durch eine freie Ecke einen Chip weniger.</translation>
    </message>
    <message>
        <source>Free cells are earned</source>
        <translation>Freie Felder sind zu verdienen</translation>
    </message>
    <message>
        <source>They start empty, and only a card with the power for corners puts a chip there.</source>
        <translation>Sie sind anfangs leer, und nur eine Karte mit der Wirkung für Ecken setzt dort einen Chip.</translation>
    </message>
    <message>
        <source>Cards and rolls with a power</source>
        <translation>Karten und Würfe mit besonderer Wirkung</translation>
    </message>
    <message>
        <source>What jacks, jokers or certain rolls do. A card with a power is not played on its own cells.</source>
        <translation>Was Buben, Joker oder bestimmte Würfe tun. Eine Karte mit besonderer Wirkung wird nicht auf ihre eigenen Felder gespielt.</translation>
    </message>
    <message>
        <source>When all its cells are covered, a card or roll</source>
        <translation>Sind alle ihre Felder bedeckt, kann eine Karte oder ein Wurf</translation>
    </message>
    <message>
        <source>Taking the place of an enemy chip keeps the game moving to the very end.</source>
        <translation>Einen gegnerischen Chip zu ersetzen hält das Spiel bis zum Schluss in Bewegung.</translation>
    </message>
    <message>
        <source>Removing may take one’s own chips</source>
        <translation>Entfernen darf auch eigene Chips treffen</translation>
    </message>
    <message>
        <source>Seldom wise, but it keeps such a card from being stuck.</source>
        <translation>Selten klug, aber so sitzt man mit einer solchen Karte nie fest.</translation>
    </message>
    <message>
        <source>Wild cards are named</source>
        <translation>Joker werden benannt</translation>
    </message>
    <message>
        <source>One says which card a wild card stands for. A custom at the table only.</source>
        <translation>Man sagt, für welche Karte ein Joker steht. Nur ein Brauch am Tisch.</translation>
    </message>
    <message>
        <source>Chips of a finished row are safe</source>
        <translation>Chips einer fertigen Reihe sind sicher</translation>
    </message>
    <message>
        <source>Otherwise a finished row can be broken again.</source>
        <translation>Sonst kann eine fertige Reihe wieder zerstört werden.</translation>
    </message>
    <message>
        <source>Chips that lengthen a finished row are safe too</source>
        <translation>Chips, die eine fertige Reihe verlängern, sind auch sicher</translation>
    </message>
    <message>
        <source>Otherwise the sixth chip in a line of five can be taken.</source>
        <translation>Sonst kann der sechste Chip neben einer Fünferreihe genommen werden.</translation>
    </message>
    <message>
        <source>Chips on earned corners are safe</source>
        <translation>Chips auf verdienten Ecken sind sicher</translation>
    </message>
    <message>
        <source>Otherwise they can be taken like any other chip.</source>
        <translation>Sonst können sie wie jeder andere Chip genommen werden.</translation>
    </message>
    <message>
        <source>Cells safe from a card or roll</source>
        <translation>Felder, die vor einer Karte oder einem Wurf sicher sind</translation>
    </message>
    <message>
        <source>Numbers whose cells a certain card or roll cannot touch.</source>
        <translation>Zahlen, deren Felder eine bestimmte Karte oder ein bestimmter Wurf nicht berühren kann.</translation>
    </message>
    <message>
        <source>Chips in a row</source>
        <translation>Chips in einer Reihe</translation>
    </message>
    <message>
        <source>Shorter rows are made sooner and blocked less easily.</source>
        <translation>Kürzere Reihen sind eher fertig und schwerer aufzuhalten.</translation>
    </message>
    <message>
        <source>Chips in a row, by sides</source>
        <translation>Chips in einer Reihe, nach Parteien</translation>
    </message>
    <message>
        <source>Where a number of sides is named here, this goes first.</source>
        <translation>Wo hier eine Zahl von Parteien steht, gilt das zuerst.</translation>
    </message>
    <message>
        <source>Shapes instead of lines</source>
        <translation>Formen statt Linien</translation>
    </message>
    <message>
        <source>A line for each shape, such as “X../XXX/..X”: X is a chip, a dot is not, and a stroke begins the next row. Each is placed as drawn, without turning.</source>
        <translation>Eine Zeile je Form, etwa „X../XXX/..X“: X ist ein Chip, ein Punkt ist keiner, und ein Strich beginnt die nächste Zeile. Jede liegt wie gezeichnet, ungedreht.</translation>
    </message>
    <message>
        <source>A row counts</source>
        <translation>Eine Reihe zählt</translation>
    </message>
    <message>
        <source>For good, it is claimed and remembered. Only while it lies there, all rows needed have to be on the board at once.</source>
        <translation>Für immer: Sie wird beansprucht und gemerkt. Nur solange sie liegt: Alle nötigen Reihen müssen zugleich auf dem Brett sein.</translation>
    </message>
    <message>
        <source>Cells that two rows may share</source>
        <translation>Felder, die zwei Reihen teilen dürfen</translation>
    </message>
    <message>
        <source>With one, nine in a line are two rows of five; with none, ten are needed.</source>
        <translation>Mit einem sind neun in einer Linie zwei Fünferreihen; ohne sind zehn nötig.</translation>
    </message>
    <message>
        <source>One line may hold two rows of a side</source>
        <translation>In einer Linie dürfen zwei Reihen einer Partei liegen</translation>
    </message>
    <message>
        <source>Otherwise a second row must lie in another line, such as one that crosses.</source>
        <translation>Sonst muss eine zweite Reihe in einer anderen Linie liegen, etwa einer, die kreuzt.</translation>
    </message>
    <message>
        <source>Two rows may use the same free cell</source>
        <translation>Zwei Reihen dürfen dasselbe freie Feld nutzen</translation>
    </message>
    <message>
        <source>Otherwise a side may use each free corner once.</source>
        <translation>Sonst darf eine Partei jede freie Ecke einmal nutzen.</translation>
    </message>
    <message>
        <source>When more chips lie in line than a row needs</source>
        <translation>Wenn mehr Chips in einer Linie liegen, als eine Reihe braucht</translation>
    </message>
    <message>
        <source>Which chips are the row decides which are safe, and what may follow.</source>
        <translation>Welche Chips die Reihe sind, entscheidet, welche sicher sind und was folgen kann.</translation>
    </message>
    <message>
        <source>A row counts only when it is announced</source>
        <translation>Eine Reihe zählt nur, wenn sie angesagt wird</translation>
    </message>
    <message>
        <source>Who makes a row without saying so has no row; a later chip can still claim it.</source>
        <translation>Wer eine Reihe bildet, ohne es zu sagen, hat keine; ein späterer Chip kann sie noch beanspruchen.</translation>
    </message>
    <message>
        <source>Rows needed, by sides</source>
        <translation>Nötige Reihen, nach Parteien</translation>
    </message>
    <message>
        <source>Where nothing is said, one row wins.</source>
        <translation>Wo nichts steht, gewinnt eine Reihe.</translation>
    </message>
    <message>
        <source>Rows needed, by players</source>
        <translation>Nötige Reihen, nach Spielern</translation>
    </message>
    <message>
        <source>Where a number of players is named here, this goes first.</source>
        <translation>Wo hier eine Zahl von Spielern steht, gilt das zuerst.</translation>
    </message>
    <message>
        <source>Patterns that win at once</source>
        <translation>Muster, die sofort gewinnen</translation>
    </message>
    <message>
        <source>A line for each: “center2x2” for the four cells in the middle, or cells joined by plus signs, such as “a1+b2”.</source>
        <translation>Eine Zeile je Muster: „center2x2“ für die vier Felder in der Mitte, oder Felder mit Pluszeichen verbunden, etwa „a1+b2“.</translation>
    </message>
    <message>
        <source>Turns left to the others</source>
        <translation>Züge, die den anderen bleiben</translation>
    </message>
    <message>
        <source>When a side has its rows, each other side still has so many turns; then the most rows win.</source>
        <translation>Hat eine Partei ihre Reihen, hat jede andere noch so viele Züge; dann gewinnen die meisten Reihen.</translation>
    </message>
    <message>
        <source>When nobody has won</source>
        <translation>Wenn niemand gewonnen hat</translation>
    </message>
    <message>
        <source>What happens when nobody can move or no card is left.</source>
        <translation>Was geschieht, wenn niemand ziehen kann oder keine Karte übrig ist.</translation>
    </message>
    <message>
        <source>Lengths that are compared</source>
        <translation>Längen, die verglichen werden</translation>
    </message>
    <message>
        <source>Separated by commas, in order: the side with more rows of the first length wins, then of the second, and so on.</source>
        <translation>Durch Kommas getrennt, der Reihe nach: Es gewinnt die Partei mit mehr Reihen der ersten Länge, dann der zweiten und so weiter.</translation>
    </message>
    <message>
        <source>Points that win the match</source>
        <translation>Punkte, die das Match gewinnen</translation>
    </message>
    <message>
        <source>A match goes over several deals, until a side has so many.</source>
        <translation>Ein Match geht über mehrere Runden, bis eine Partei so viele hat.</translation>
    </message>
    <message>
        <source>Points for a row, by chips in its line</source>
        <translation>Punkte für eine Reihe, nach Chips in ihrer Linie</translation>
    </message>
    <message>
        <source>A line earns what stands at the greatest number that it reaches.</source>
        <translation>Eine Linie bringt, was bei der größten Zahl steht, die sie erreicht.</translation>
    </message>
    <message>
        <source>Extra points for a row with a free cell</source>
        <translation>Zusatzpunkte für eine Reihe mit einem freien Feld</translation>
    </message>
    <message>
        <source>For each such row.</source>
        <translation>Für jede solche Reihe.</translation>
    </message>
    <message>
        <source>Extra points for two rows at a stroke</source>
        <translation>Zusatzpunkte für zwei Reihen auf einen Streich</translation>
    </message>
    <message>
        <source>For one move that makes two or more rows.</source>
        <translation>Für einen Zug, der zwei oder mehr Reihen bildet.</translation>
    </message>
    <message>
        <source>Points for winning a deal</source>
        <translation>Punkte für den Gewinn einer Runde</translation>
    </message>
    <message>
        <source>For the side that wins it, however it ends.</source>
        <translation>Für die Partei, die sie gewinnt, wie sie auch endet.</translation>
    </message>
    <message>
        <source>Points lost for each special card left</source>
        <translation>Verlorene Punkte für jede übrige besondere Karte</translation>
    </message>
    <message>
        <source>For cards with a power still in hand at the end of a deal.</source>
        <translation>Für Karten mit besonderer Wirkung, die am Ende einer Runde noch auf der Hand sind.</translation>
    </message>
    <message>
        <source>A card is drawn</source>
        <translation>Eine Karte wird gezogen</translation>
    </message>
    <message>
        <source>Drawing before playing gives one card more to choose from.</source>
        <translation>Vor dem Spielen zu ziehen gibt eine Karte mehr zur Auswahl.</translation>
    </message>
    <message>
        <source>A full hand must play</source>
        <translation>Mit voller Hand muss man spielen</translation>
    </message>
    <message>
        <source>Otherwise one may draw on, however many cards one holds.</source>
        <translation>Sonst darf man weiterziehen, gleich wie viele Karten man hat.</translation>
    </message>
    <message>
        <source>An empty hand must draw</source>
        <translation>Mit leerer Hand muss man ziehen</translation>
    </message>
    <message>
        <source>Otherwise one may also pass.</source>
        <translation>Sonst darf man auch passen.</translation>
    </message>
    <message>
        <source>Open cards to draw from</source>
        <translation>Offene Karten zum Ziehen</translation>
    </message>
    <message>
        <source>So many cards lie open beside the stock; one takes one, and the next is laid there.</source>
        <translation>So viele Karten liegen offen neben dem Stapel; man nimmt eine, und die nächste wird nachgelegt.</translation>
    </message>
    <message>
        <source>The stock lies face up</source>
        <translation>Der Stapel liegt offen</translation>
    </message>
    <message>
        <source>Everybody sees the card that comes next from each pile.</source>
        <translation>Alle sehen die Karte, die von jedem Haufen als nächste kommt.</translation>
    </message>
    <message>
        <source>Piles of the open stock</source>
        <translation>Haufen des offenen Stapels</translation>
    </message>
    <message>
        <source>With several, one chooses from which to draw.</source>
        <translation>Bei mehreren wählt man, von welchem man zieht.</translation>
    </message>
    <message>
        <source>When the stock is empty</source>
        <translation>Wenn der Stapel leer ist</translation>
    </message>
    <message>
        <source>Without a new stock the cards run out, and games can end.</source>
        <translation>Ohne neuen Stapel gehen die Karten aus, und Spiele können enden.</translation>
    </message>
    <message>
        <source>Dead cards turned in each turn</source>
        <translation>Tote Karten, die man je Zug abgibt</translation>
    </message>
    <message>
        <source>A card is dead when no cell is left for it. Turned in, it gives a new card, and the turn goes on.</source>
        <translation>Eine Karte ist tot, wenn kein Feld für sie übrig ist. Abgegeben bringt sie eine neue Karte, und der Zug geht weiter.</translation>
    </message>
    <message>
        <source>Turning in is free to choose</source>
        <translation>Abgeben ist freiwillig</translation>
    </message>
    <message>
        <source>Otherwise a dead card has to be turned in before one plays.</source>
        <translation>Sonst muss eine tote Karte abgegeben werden, bevor man spielt.</translation>
    </message>
    <message>
        <source>Only when no card can be played</source>
        <translation>Nur wenn keine Karte gespielt werden kann</translation>
    </message>
    <message>
        <source>Dead cards stay in hand as long as another card can be used.</source>
        <translation>Tote Karten bleiben auf der Hand, solange eine andere Karte genutzt werden kann.</translation>
    </message>
    <message>
        <source>Dead cards are announced</source>
        <translation>Tote Karten werden genannt</translation>
    </message>
    <message>
        <source>Otherwise the list of moves does not name them.</source>
        <translation>Sonst nennt die Liste der Züge sie nicht.</translation>
    </message>
    <message>
        <source>Dead cards that put a player out</source>
        <translation>Tote Karten, mit denen man ausscheidet</translation>
    </message>
    <message>
        <source>Who holds so many at the start of a turn is out of the game.</source>
        <translation>Wer zu Beginn eines Zuges so viele hält, scheidet aus.</translation>
    </message>
    <message>
        <source>A forgotten draw</source>
        <translation>Vergessenes Ziehen</translation>
    </message>
    <message>
        <source>If drawing is up to the players, one has to click the stock after each move.</source>
        <translation>Ist das Ziehen Sache der Spieler, muss man nach jedem Zug den Stapel anklicken.</translation>
    </message>
    <message>
        <source>It is too late</source>
        <translation>Es ist zu spät</translation>
    </message>
    <message>
        <source>Until then a forgotten card may still be drawn.</source>
        <translation>Bis dahin darf eine vergessene Karte noch gezogen werden.</translation>
    </message>
    <message>
        <source>Turning in a dead card ends the time too</source>
        <translation>Eine tote Karte abzugeben beendet die Zeit auch</translation>
    </message>
    <message>
        <source>As if the next player had moved and drawn.</source>
        <translation>Als hätte der nächste Spieler gezogen und gespielt.</translation>
    </message>
    <message>
        <source>Speaking out of turn</source>
        <translation>Unerlaubtes Sprechen</translation>
    </message>
    <message>
        <source>What a side pays whose members give each other advice.</source>
        <translation>Was eine Partei zahlt, deren Mitglieder einander raten.</translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <translation>Zeit für einen Zug</translation>
    </message>
    <message>
        <source>In seconds; then the computer moves for the player.</source>
        <translation>In Sekunden; dann zieht der Computer für den Spieler.</translation>
    </message>
    <message>
        <source>A finished row</source>
        <translation>Eine fertige Reihe</translation>
    </message>
    <message>
        <source>How it is seen on the table; the rules stay the same.</source>
        <translation>Wie man sie auf dem Tisch sieht; die Regeln bleiben dieselben.</translation>
    </message>
    <message>
        <source>Chips of each colour in the box</source>
        <translation>Chips jeder Farbe in der Schachtel</translation>
    </message>
    <message>
        <source>For information only; the program never runs out of chips.</source>
        <translation>Nur zur Kenntnis; dem Programm gehen die Chips nie aus.</translation>
    </message>
</context>
<context>
    <name>RuleOptions</name>
    <message>
        <source>apart, the sides in turn</source>
        <translation>getrennt, die Parteien abwechselnd</translation>
    </message>
    <message>
        <source>side by side</source>
        <translation>nebeneinander</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>counterclockwise</source>
        <translation>gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>the seat after a dealer drawn by lot</source>
        <translation>der Platz nach einem ausgelosten Geber</translation>
    </message>
    <message>
        <source>the highest roll</source>
        <translation>der höchste Wurf</translation>
    </message>
    <message>
        <source>a seat drawn by lot</source>
        <translation>ein ausgeloster Platz</translation>
    </message>
    <message>
        <source>always the first seat</source>
        <translation>immer der erste Platz</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>its own cells</source>
        <translation>ihre eigenen Felder</translation>
    </message>
    <message>
        <source>its own cells and any higher number</source>
        <translation>ihre eigenen Felder und jede höhere Zahl</translation>
    </message>
    <message>
        <source>count as a chip of every side</source>
        <translation>zählen als Chip jeder Partei</translation>
    </message>
    <message>
        <source>count for nobody</source>
        <translation>zählen für niemanden</translation>
    </message>
    <message>
        <source>by a card with the power for corners</source>
        <translation>durch eine Karte mit der Wirkung für Ecken</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>for good, once it is made</source>
        <translation>für immer, wenn sie gebildet ist</translation>
    </message>
    <message>
        <source>only while its chips lie there</source>
        <translation>nur solange ihre Chips da liegen</translation>
    </message>
    <message>
        <source>its maker chooses</source>
        <translation>wer sie bildet, wählt</translation>
    </message>
    <message>
        <source>the first from the top left</source>
        <translation>die ersten von oben links</translation>
    </message>
    <message>
        <source>the program chooses</source>
        <translation>das Programm wählt</translation>
    </message>
    <message>
        <source>drawn through</source>
        <translation>durchgestrichen</translation>
    </message>
    <message>
        <source>its chips turn white</source>
        <translation>ihre Chips werden weiß</translation>
    </message>
    <message>
        <source>does nothing</source>
        <translation>tut nichts</translation>
    </message>
    <message>
        <source>takes the place of an enemy chip there</source>
        <translation>ersetzt dort einen gegnerischen Chip</translation>
    </message>
    <message>
        <source>after playing</source>
        <translation>nach dem Spielen</translation>
    </message>
    <message>
        <source>before playing</source>
        <translation>vor dem Spielen</translation>
    </message>
    <message>
        <source>instead of playing</source>
        <translation>statt zu spielen</translation>
    </message>
    <message>
        <source>the played cards are shuffled anew</source>
        <translation>die gespielten Karten werden neu gemischt</translation>
    </message>
    <message>
        <source>one plays on without drawing</source>
        <translation>man spielt weiter, ohne zu ziehen</translation>
    </message>
    <message>
        <source>the game ends</source>
        <translation>das Spiel endet</translation>
    </message>
    <message>
        <source>impossible: cards draw themselves</source>
        <translation>unmöglich: Karten werden von selbst gezogen</translation>
    </message>
    <message>
        <source>lost for good</source>
        <translation>für immer verloren</translation>
    </message>
    <message>
        <source>made good after one’s next turn</source>
        <translation>nach dem eigenen nächsten Zug nachgeholt</translation>
    </message>
    <message>
        <source>when the next player has moved and drawn</source>
        <translation>wenn der nächste Spieler gezogen und gespielt hat</translation>
    </message>
    <message>
        <source>when the next player has moved</source>
        <translation>wenn der nächste Spieler gespielt hat</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>kostet nichts</translation>
    </message>
    <message>
        <source>costs each member of the side a card</source>
        <translation>kostet jedes Mitglied der Partei eine Karte</translation>
    </message>
    <message>
        <source>costs the side a chip</source>
        <translation>kostet die Partei einen Chip</translation>
    </message>
    <message>
        <source>the game is a draw</source>
        <translation>das Spiel ist unentschieden</translation>
    </message>
    <message>
        <source>the longest lines decide</source>
        <translation>die längsten Linien entscheiden</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>ungenutzt</translation>
    </message>
    <message>
        <source>as many as were dealt</source>
        <translation>so viele, wie gegeben wurden</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>beliebig viele</translation>
    </message>
    <message>
        <source>nobody is put out</source>
        <translation>niemand scheidet aus</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>none, the game is over</source>
        <translation>keine, das Spiel ist aus</translation>
    </message>
    <message>
        <source>no match, single games</source>
        <translation>kein Match, einzelne Spiele</translation>
    </message>
    <message>
        <source>the four cells in the middle</source>
        <translation>die vier Felder in der Mitte</translation>
    </message>
    <message>
        <source>the cells {names}</source>
        <translation>die Felder {names}</translation>
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
        <translation>kommt auf jedes freie Feld</translation>
    </message>
    <message>
        <source>removes an enemy chip</source>
        <translation>entfernt einen gegnerischen Chip</translation>
    </message>
    <message>
        <source>goes anywhere, even in place of an enemy chip</source>
        <translation>kommt überallhin, auch an die Stelle eines gegnerischen Chips</translation>
    </message>
    <message>
        <source>goes in place of an enemy chip</source>
        <translation>kommt an die Stelle eines gegnerischen Chips</translation>
    </message>
    <message>
        <source>goes on an open corner only</source>
        <translation>kommt nur auf eine freie Ecke</translation>
    </message>
    <message>
        <source>swaps one’s own chip with an enemy chip</source>
        <translation>tauscht einen eigenen Chip mit einem gegnerischen</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>Back to the preset: {value}</source>
        <translation>Zurück zur Vorlage: {value}</translation>
    </message>
    <message>
        <source>No effect: {why}</source>
        <translation>Ohne Wirkung: {why}</translation>
    </message>
</context>
<context>
    <name>RuleTables</name>
    <message>
        <source>Add a roll</source>
        <translation>Wurf hinzufügen</translation>
    </message>
    <message>
        <source>Add a card</source>
        <translation>Karte hinzufügen</translation>
    </message>
    <message>
        <source>One more that does something special</source>
        <translation>Noch eine, die etwas Besonderes bewirkt</translation>
    </message>
    <message>
        <source>Card or roll</source>
        <translation>Karte oder Wurf</translation>
    </message>
    <message>
        <source>Take {card} out of the list</source>
        <translation>{card} aus der Liste nehmen</translation>
    </message>
    <message>
        <source>What {card} does</source>
        <translation>Was {card} tut</translation>
    </message>
    <message>
        <source>numbers of cells</source>
        <translation>Zahlen der Felder</translation>
    </message>
    <message>
        <source>Cells safe from {card}</source>
        <translation>Felder, die vor {card} sicher sind</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>usually</source>
        <translation>üblich</translation>
    </message>
    <message>
        <source>{players}, usual number of sides</source>
        <translation>{players}, übliche Zahl von Parteien</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} Spieler</translation>
    </message>
    <message>
        <source>{sides} sides</source>
        <translation>{sides} Parteien</translation>
    </message>
    <message>
        <source>{count} in line</source>
        <translation>{count} in einer Linie</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Change the rules</source>
        <translation>Die Regeln ändern</translation>
    </message>
    <message>
        <source>&amp;Differences</source>
        <translation>&amp;Unterschiede</translation>
    </message>
    <message>
        <source>S&amp;how it</source>
        <translation>&amp;Zeigen</translation>
    </message>
    <message>
        <source>{title}, changed</source>
        <translation>{title}, geändert</translation>
    </message>
    <message>
        <source>House rules made from {title}</source>
        <translation>Hausregeln, gemacht aus {title}</translation>
    </message>
    <message>
        <source>Start &amp;from</source>
        <translation>&amp;Ausgehen von</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Show what differs from the preset, or the rules again.</source>
        <translation>Zeigen, was von der Vorlage abweicht, oder wieder die Regeln.</translation>
    </message>
    <message>
        <source>Point at a rule to read what follows from it.</source>
        <translation>Zeige auf eine Regel, um zu lesen, was aus ihr folgt.</translation>
    </message>
    <message>
        <source>{title} (yours)</source>
        <translation>{title} (deine)</translation>
    </message>
    <message>
        <source>These rules do not make sense yet.</source>
        <translation>Diese Regeln ergeben noch keinen Sinn.</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>No rule is called like that.</source>
        <translation>Keine Regel heißt so.</translation>
    </message>
</context>
<context>
    <name>SafeBar</name>
    <message>
        <source>Safe mode: your settings stay in their file, and changes are not kept.</source>
        <translation>Abgesicherter Modus: Deine Einstellungen bleiben in ihrer Datei, und Änderungen werden nicht aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Das Bild speichern</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animationen</translation>
    </message>
    <message>
        <source>Save the animation</source>
        <translation>Die Animation speichern</translation>
    </message>
    <message>
        <source>The file was not written.</source>
        <translation>Die Datei wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Geschrieben: {file}</translation>
    </message>
</context>
<context>
    <name>SeatChoice</name>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Equal players</source>
        <translation>Gleiche Spieler</translation>
    </message>
    <message>
        <source>A player for each side</source>
        <translation>Ein Spieler je Partei</translation>
    </message>
    <message>
        <source>A player for each seat</source>
        <translation>Ein Spieler je Platz</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Side {number}</source>
        <translation>Partei {number}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>{who}: level</source>
        <translation>{who}: Stufe</translation>
    </message>
    <message>
        <source>{who}: temperament</source>
        <translation>{who}: Temperament</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>computer</source>
        <translation>Computer</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Name of seat {number}</source>
        <translation>Name von Platz {number}</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>Wer auf Platz {number} spielt</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Temperament of seat {number}</source>
        <translation>Temperament von Platz {number}</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Computer {number}</source>
        <translation>Computer {number}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
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
        <translation>Texte auf {language}.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>What the program speaks. The window opens anew.</source>
        <translation>Was das Programm spricht. Das Fenster öffnet sich neu.</translation>
    </message>
    <message>
        <source>That of the system</source>
        <translation>Die des Systems</translation>
    </message>
    <message>
        <source>English where there is no translation.</source>
        <translation>Englisch, wo es keine Übersetzung gibt.</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>Farben des Fensters</translation>
    </message>
    <message>
        <source>Light or dark; the table and the cards follow.</source>
        <translation>Hell oder dunkel; Tisch und Karten richten sich danach.</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Ordnung der Hand</translation>
    </message>
    <message>
        <source>How your cards lie. Drag a card in the hand to lay it by hand.</source>
        <translation>Wie deine Karten liegen. Ziehe eine Karte in der Hand, um sie selbst zu legen.</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Tischtuch</translation>
    </message>
    <message>
        <source>The colour of the table under the board.</source>
        <translation>Die Farbe des Tisches unter dem Brett.</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>As in most card rooms.</source>
        <translation>Wie in den meisten Spielzimmern.</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Cooler; green chips stand out more.</source>
        <translation>Kühler; grüne Chips heben sich besser ab.</translation>
    </message>
    <message>
        <source>Claret</source>
        <translation>Weinrot</translation>
    </message>
    <message>
        <source>Warmer; blue chips stand out more.</source>
        <translation>Wärmer; blaue Chips heben sich besser ab.</translation>
    </message>
    <message>
        <source>Of my own hue</source>
        <translation>In eigener Farbe</translation>
    </message>
    <message>
        <source>Whatever hue is chosen below, as dark as the others.</source>
        <translation>Der unten gewählte Farbton, so dunkel wie die anderen.</translation>
    </message>
    <message>
        <source>Hue of my own cloth</source>
        <translation>Farbton des eigenen Tuchs</translation>
    </message>
    <message>
        <source>From red (0°) by green (120°) and blue (240°) back to red. Cards and words stand out as well on each.</source>
        <translation>Von Rot (0°) über Grün (120°) und Blau (240°) zurück zu Rot. Karten und Schrift heben sich auf jedem gleich gut ab.</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>The colours of the sides. Each side has a sign of its own in all of them.</source>
        <translation>Die Farben der Parteien. In allen hat jede Partei ihr eigenes Zeichen.</translation>
    </message>
    <message>
        <source>Blue, red, green, violet</source>
        <translation>Blau, Rot, Grün, Violett</translation>
    </message>
    <message>
        <source>For most eyes.</source>
        <translation>Für die meisten Augen.</translation>
    </message>
    <message>
        <source>Safe for colour-blind players</source>
        <translation>Sicher bei Farbenblindheit</translation>
    </message>
    <message>
        <source>Blue, orange, black and yellow stay apart in every colour blindness.</source>
        <translation>Blau, Orange, Schwarz und Gelb bleiben bei jeder Farbenblindheit unterscheidbar.</translation>
    </message>
    <message>
        <source>Shades of grey</source>
        <translation>Grautöne</translation>
    </message>
    <message>
        <source>They differ by lightness and sign alone.</source>
        <translation>Sie unterscheiden sich nur durch Helligkeit und Zeichen.</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>Kartenbilder</translation>
    </message>
    <message>
        <source>What is drawn on the cards and on the cells of the board.</source>
        <translation>Was auf den Karten und den Feldern des Bretts gezeichnet ist.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>With pips and figures.</source>
        <translation>Mit Zeichen und Figuren.</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Große Werte</translation>
    </message>
    <message>
        <source>One huge index, for weak eyes and small boards.</source>
        <translation>Ein riesiger Wert, für schwache Augen und kleine Bretter.</translation>
    </message>
    <message>
        <source>Four colours of suits</source>
        <translation>Vier Kartenfarben</translation>
    </message>
    <message>
        <source>Diamonds are blue and clubs green, so that no two suits look alike.</source>
        <translation>Karo ist blau und Kreuz grün, so dass keine zwei Farben gleich aussehen.</translation>
    </message>
    <message>
        <source>Size of the table</source>
        <translation>Größe des Tisches</translation>
    </message>
    <message>
        <source>At 100 % the table is as large as the window. A larger one is moved by the wheel or by dragging the cloth, and follows a card that is dragged to its edge.</source>
        <translation>Bei 100 % ist der Tisch so groß wie das Fenster. Ein größerer wird mit dem Rad oder durch Ziehen am Tuch bewegt und folgt einer Karte, die an seinen Rand gezogen wird.</translation>
    </message>
    <message>
        <source>Cards are</source>
        <translation>Karten werden</translation>
    </message>
    <message>
        <source>How the pointer plays. Keys always do.</source>
        <translation>Wie der Zeiger spielt. Tasten spielen immer.</translation>
    </message>
    <message>
        <source>Dragged or clicked</source>
        <translation>Gezogen oder geklickt</translation>
    </message>
    <message>
        <source>Drag a card to a cell, or click the one, then the other.</source>
        <translation>Eine Karte auf ein Feld ziehen, oder erst die eine, dann das andere anklicken.</translation>
    </message>
    <message>
        <source>Dragged</source>
        <translation>Gezogen</translation>
    </message>
    <message>
        <source>A click on a card or a cell does nothing.</source>
        <translation>Ein Klick auf eine Karte oder ein Feld tut nichts.</translation>
    </message>
    <message>
        <source>Clicked</source>
        <translation>Geklickt</translation>
    </message>
    <message>
        <source>Nothing is dragged, so that a trembling hand cannot carry a card off.</source>
        <translation>Nichts wird gezogen, so dass keine zittrige Hand eine Karte verschleppt.</translation>
    </message>
    <message>
        <source>Ask before each move</source>
        <translation>Vor jedem Zug fragen</translation>
    </message>
    <message>
        <source>A move is made when you choose its cell again, or press its button.</source>
        <translation>Ein Zug wird gemacht, wenn du sein Feld noch einmal wählst oder seinen Knopf drückst.</translation>
    </message>
    <message>
        <source>Point out mistakes</source>
        <translation>Auf Fehler hinweisen</translation>
    </message>
    <message>
        <source>Alone against computers, a move that costs much of your chance to win is pointed out, and may be taken back. Not in rated games.</source>
        <translation>Allein gegen Computer wird auf einen Zug, der viel von deiner Gewinnchance kostet, hingewiesen; er kann zurückgenommen werden. Nicht in gewerteten Spielen.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>How fast cards and chips move. They never keep you waiting: just play on.</source>
        <translation>Wie schnell sich Karten und Chips bewegen. Sie lassen dich nie warten: Spiel einfach weiter.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Everything is in its place at once.</source>
        <translation>Alles ist sofort an seinem Platz.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Twice as fast as normal.</source>
        <translation>Doppelt so schnell wie normal.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>A fifth of a second for each card.</source>
        <translation>Eine Fünftelsekunde für jede Karte.</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Half as fast as normal, easy to follow.</source>
        <translation>Halb so schnell wie normal, leicht zu verfolgen.</translation>
    </message>
    <message>
        <source>Less motion if the system asks for it</source>
        <translation>Weniger Bewegung, wenn das System darum bittet</translation>
    </message>
    <message>
        <source>Where the system’s settings ask programs for less motion, nothing moves on the table.</source>
        <translation>Wo die Einstellungen des Systems um weniger Bewegung bitten, bewegt sich auf dem Tisch nichts.</translation>
    </message>
    <message>
        <source>Pace of the computers</source>
        <translation>Tempo der Computer</translation>
    </message>
    <message>
        <source>How long a computer takes for a move at least, so that you can follow.</source>
        <translation>Wie lange sich ein Computer mindestens für einen Zug nimmt, damit du folgen kannst.</translation>
    </message>
    <message>
        <source>&amp;Slow pace</source>
        <translation>&amp;Langsames Tempo</translation>
    </message>
    <message>
        <source>A second and a half for a move: time to see what it does.</source>
        <translation>Anderthalb Sekunden für einen Zug: Zeit, zu sehen, was er tut.</translation>
    </message>
    <message>
        <source>&amp;Normal pace</source>
        <translation>&amp;Normales Tempo</translation>
    </message>
    <message>
        <source>A little more than half a second for a move.</source>
        <translation>Etwas mehr als eine halbe Sekunde für einen Zug.</translation>
    </message>
    <message>
        <source>&amp;Quick pace</source>
        <translation>&amp;Schnelles Tempo</translation>
    </message>
    <message>
        <source>Hardly longer than the computer needs to think.</source>
        <translation>Kaum länger, als der Computer zum Denken braucht.</translation>
    </message>
    <message>
        <source>Speed of a replay</source>
        <translation>Tempo der Wiedergabe</translation>
    </message>
    <message>
        <source>How fast moves follow each other when a game is shown again.</source>
        <translation>Wie schnell die Züge einander folgen, wenn ein Spiel noch einmal gezeigt wird.</translation>
    </message>
    <message>
        <source>Two and a half seconds for a move.</source>
        <translation>Zweieinhalb Sekunden für einen Zug.</translation>
    </message>
    <message>
        <source>A little more than a second for a move.</source>
        <translation>Etwas mehr als eine Sekunde für einen Zug.</translation>
    </message>
    <message>
        <source>Less than half a second for a move.</source>
        <translation>Weniger als eine halbe Sekunde für einen Zug.</translation>
    </message>
    <message>
        <source>Time for drawing</source>
        <translation>Zeit zum Ziehen</translation>
    </message>
    <message>
        <source>Where cards are drawn by hand: how long a computer waits before its move ends your time to draw.</source>
        <translation>Wo man von Hand zieht: wie lange ein Computer wartet, bevor sein Zug deine Zeit zum Ziehen beendet.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Klänge</translation>
    </message>
    <message>
        <source>Hear cards, chips, dice, rows, and that it is your turn.</source>
        <translation>Karten, Chips, Würfel und Reihen hören, und dass du am Zug bist.</translation>
    </message>
    <message>
        <source>Volume of the sounds</source>
        <translation>Lautstärke der Klänge</translation>
    </message>
    <message>
        <source>How loud the sounds are, beside the volume of the computer.</source>
        <translation>Wie laut die Klänge sind, neben der Lautstärke des Computers.</translation>
    </message>
    <message>
        <source>Count finished games</source>
        <translation>Beendete Spiele zählen</translation>
    </message>
    <message>
        <source>Game → Statistics shows them. Nothing of it leaves this computer. Rated games count always.</source>
        <translation>Spiel → Statistik zeigt sie. Nichts davon verlässt diesen Computer. Gewertete Spiele zählen immer.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Motion and pace</source>
        <translation>Bewegung und Tempo</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Klang</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Restore this &amp;page</source>
        <translation>Diese &amp;Seite zurücksetzen</translation>
    </message>
    <message>
        <source>Restore &amp;all…</source>
        <translation>&amp;Alle zurücksetzen …</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Einstellungen suchen</translation>
    </message>
    <message>
        <source>Pages of settings</source>
        <translation>Seiten der Einstellungen</translation>
    </message>
    <message>
        <source>Let everything that is shown here be as it was at first.</source>
        <translation>Alles hier Gezeigte wieder auf den Anfangswert setzen.</translation>
    </message>
    <message>
        <source>Let every setting be as it was at first.</source>
        <translation>Jede Einstellung wieder auf den Anfangswert setzen.</translation>
    </message>
    <message>
        <source>No setting matches. Try another word.</source>
        <translation>Keine Einstellung passt. Versuche ein anderes Wort.</translation>
    </message>
    <message>
        <source>Let every setting be as it was at first?</source>
        <translation>Jede Einstellung auf den Anfangswert setzen?</translation>
    </message>
    <message>
        <source>Games, boards and rules of your own stay as they are.</source>
        <translation>Eigene Spiele, Bretter und Regeln bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>&amp;Restore all</source>
        <translation>&amp;Alle zurücksetzen</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>&amp;Position</source>
        <translation>&amp;Stellung</translation>
    </message>
    <message>
        <source>From an &amp;empty board…</source>
        <translation>Mit &amp;leerem Brett …</translation>
    </message>
    <message>
        <source>Choose a game, a board and players, and lay everything.</source>
        <translation>Spiel, Brett und Spieler wählen und alles selbst legen.</translation>
    </message>
    <message>
        <source>From the &amp;table</source>
        <translation>Vom &amp;Tisch</translation>
    </message>
    <message>
        <source>Begin with what you see of the game on the table; hidden cards are dealt anew.</source>
        <translation>Mit dem beginnen, was vom Spiel am Tisch zu sehen ist; verdeckte Karten werden neu gegeben.</translation>
    </message>
    <message>
        <source>&amp;Open a rule case…</source>
        <translation>Regelfall ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Begin with the position of a rule case.</source>
        <translation>Mit der Stellung eines Regelfalls beginnen.</translation>
    </message>
    <message>
        <source>&amp;Save as rule case…</source>
        <translation>Als Regelfall &amp;speichern …</translation>
    </message>
    <message>
        <source>Write the position with its legal moves to a file that “check” can run.</source>
        <translation>Die Stellung mit ihren erlaubten Zügen in eine Datei schreiben, die „check“ prüfen kann.</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the rule case, to be pasted into a message.</source>
        <translation>Den Regelfall kopieren, um ihn in eine Nachricht einzufügen.</translation>
    </message>
    <message>
        <source>P&amp;lay on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>Bring the position to the table. The game that is there now is kept.</source>
        <translation>Die Stellung auf den Tisch bringen. Das Spiel, das dort liegt, bleibt aufgehoben.</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close. The position is kept for next time.</source>
        <translation>Schließen. Die Stellung bleibt bis zum nächsten Mal aufgehoben.</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Fill the rest</source>
        <translation>Rest &amp;geben</translation>
    </message>
    <message>
        <source>Deal every card that lies nowhere by chance.</source>
        <translation>Jede Karte, die noch nirgends liegt, zufällig geben.</translation>
    </message>
    <message>
        <source>&amp;Mark whole rows</source>
        <translation>Ganze Reihen &amp;markieren</translation>
    </message>
    <message>
        <source>Mark as many rows as the chips make.</source>
        <translation>So viele Reihen markieren, wie die Chips ergeben.</translation>
    </message>
    <message>
        <source>Take all &amp;chips away</source>
        <translation>Alle &amp;Chips wegnehmen</translation>
    </message>
    <message>
        <source>Empty the board. Undo brings everything back.</source>
        <translation>Das Brett leeren. Zurücknehmen holt alles wieder.</translation>
    </message>
    <message>
        <source>Take all c&amp;ards away</source>
        <translation>Alle &amp;Karten wegnehmen</translation>
    </message>
    <message>
        <source>Empty hands and piles. Undo brings everything back.</source>
        <translation>Hände und Stapel leeren. Zurücknehmen holt alles wieder.</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Tasten und Maus</translation>
    </message>
    <message>
        <source>List what every key does here.</source>
        <translation>Auflisten, was hier jede Taste tut.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>No chip can lie there.</source>
        <translation>Dort kann kein Chip liegen.</translation>
    </message>
    <message>
        <source>Take chips</source>
        <translation>Chips wegnehmen</translation>
    </message>
    <message>
        <source>Lay chips</source>
        <translation>Chips legen</translation>
    </message>
    <message>
        <source>By these rules every whole row counts; none has to be marked</source>
        <translation>Nach diesen Regeln zählt jede ganze Reihe; markiert wird keine</translation>
    </message>
    <message>
        <source>Mark a row</source>
        <translation>Reihe markieren</translation>
    </message>
    <message>
        <source>Unmark a row</source>
        <translation>Markierung aufheben</translation>
    </message>
    <message>
        <source>No side covers a whole row there.</source>
        <translation>Dort hat keine Partei eine ganze Reihe.</translation>
    </message>
    <message>
        <source>Mark whole rows</source>
        <translation>Ganze Reihen markieren</translation>
    </message>
    <message>
        <source>There is no further row to be marked.</source>
        <translation>Es gibt keine weitere Reihe zu markieren.</translation>
    </message>
    <message>
        <source>Take all chips away</source>
        <translation>Alle Chips wegnehmen</translation>
    </message>
    <message>
        <source>{card}: every one lies somewhere already.</source>
        <translation>{card}: alle liegen schon irgendwo.</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>Karte legen</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>Karte wegnehmen</translation>
    </message>
    <message>
        <source>Move a card</source>
        <translation>Karte verschieben</translation>
    </message>
    <message>
        <source>Fill the rest</source>
        <translation>Rest geben</translation>
    </message>
    <message>
        <source>Every card lies somewhere already.</source>
        <translation>Jede Karte liegt schon irgendwo.</translation>
    </message>
    <message>
        <source>Take all cards away</source>
        <translation>Alle Karten wegnehmen</translation>
    </message>
    <message>
        <source>Another turn</source>
        <translation>Anderer am Zug</translation>
    </message>
    <message>
        <source>Other players</source>
        <translation>Andere Spieler</translation>
    </message>
    <message>
        <source>No chip can lie on {where}</source>
        <translation>Auf {where} kann kein Chip liegen</translation>
    </message>
    <message>
        <source>The row {where} of {side} is marked, but {side} does not cover all of it</source>
        <translation>Die Reihe {where} von {side} ist markiert, aber {side} bedeckt sie nicht ganz</translation>
    </message>
    <message>
        <source>{side} may not have these rows side by side: {where}</source>
        <translation>{side} darf diese Reihen nicht nebeneinander haben: {where}</translation>
    </message>
    <message>
        <source>{card}: {count} lie here, the pack holds {wanted}</source>
        <translation>{card}: {count} liegen hier, das Spiel hat nur {wanted}</translation>
    </message>
    <message>
        <source>This game has no use for {card}</source>
        <translation>In diesem Spiel gibt es nicht: {card}</translation>
    </message>
    <message>
        <source>The dice never show {card}</source>
        <translation>Die Würfel zeigen nie: {card}</translation>
    </message>
    <message>
        <source>There is no open card to take</source>
        <translation>Es liegt keine offene Karte zum Nehmen da</translation>
    </message>
    <message>
        <source>{seat} is out of the game and cannot be to move</source>
        <translation>{seat} ist ausgeschieden und kann nicht am Zug sein</translation>
    </message>
    <message>
        <source>{side} has no turn left in overtime</source>
        <translation>{side} hat in der Verlängerung keinen Zug mehr</translation>
    </message>
    <message>
        <source>The game would be over: {side} has won</source>
        <translation>Das Spiel wäre vorbei: {side} hat gewonnen</translation>
    </message>
    <message>
        <source>The game would be over: nothing can change any more</source>
        <translation>Das Spiel wäre vorbei: Es kann sich nichts mehr ändern</translation>
    </message>
    <message>
        <source>{side} has a whole row that is not marked: {where}</source>
        <translation>{side} hat eine ganze Reihe, die nicht markiert ist: {where}</translation>
    </message>
    <message>
        <source>{seat} holds {count} cards; the rules deal {wanted}</source>
        <translation>{seat}: Karten auf der Hand: {count}; nach den Regeln: {wanted}</translation>
    </message>
    <message>
        <source>Cards of the pack that lie nowhere: {count}</source>
        <translation>Karten, die nirgends liegen: {count}</translation>
    </message>
    <message>
        <source>{seat} can do nothing but pass</source>
        <translation>{seat} kann nur passen</translation>
    </message>
    <message>
        <source>With dice there are no cards to lay; coming rolls can be set</source>
        <translation>Mit Würfeln gibt es keine Karten zu legen; kommende Würfe lassen sich festlegen</translation>
    </message>
    <message>
        <source>Draws that are still owed cannot be set, but are kept</source>
        <translation>Noch ausstehendes Ziehen lässt sich nicht festlegen, bleibt aber erhalten</translation>
    </message>
    <message>
        <source>A penalty for talking cannot be set</source>
        <translation>Eine Strafe fürs Reden lässt sich nicht festlegen</translation>
    </message>
    <message>
        <source>Points cannot be set; the match begins with this deal</source>
        <translation>Punkte lassen sich nicht festlegen; das Match beginnt mit dieser Runde</translation>
    </message>
    <message>
        <source>Turns of overtime cannot be set, but are kept</source>
        <translation>Züge der Verlängerung lassen sich nicht festlegen, bleiben aber erhalten</translation>
    </message>
    <message>
        <source>Coming rolls, the first one now: {count}</source>
        <translation>Kommende Würfe, der erste gilt jetzt: {count}</translation>
    </message>
    <message>
        <source>{place}: {cards}</source>
        <translation>{place}: {cards}</translation>
    </message>
    <message>
        <source>Stock, the top card first</source>
        <translation>Stapel, oberste zuerst</translation>
    </message>
    <message>
        <source>Discards, the oldest first</source>
        <translation>Ablage, älteste zuerst</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>Offene Karten</translation>
    </message>
    <message>
        <source>Open pile {number}</source>
        <translation>Offener Stapel {number}</translation>
    </message>
    <message>
        <source>Coming rolls</source>
        <translation>Kommende Würfe</translation>
    </message>
    <message>
        <source>begins the turn</source>
        <translation>beginnt den Zug</translation>
    </message>
    <message>
        <source>has drawn and plays</source>
        <translation>hat gezogen und spielt</translation>
    </message>
    <message>
        <source>has played and takes an open card</source>
        <translation>hat gespielt und nimmt eine offene Karte</translation>
    </message>
    <message>
        <source>takes an open card for a dead one</source>
        <translation>nimmt eine offene Karte für eine tote</translation>
    </message>
    <message>
        <source>no chip</source>
        <translation>kein Chip</translation>
    </message>
    <message>
        <source>chip: {colour}</source>
        <translation>Chip: {colour}</translation>
    </message>
    <message>
        <source>marked row: {colour}</source>
        <translation>markierte Reihe: {colour}</translation>
    </message>
</context>
<context>
    <name>SetupFlow</name>
    <message>
        <source>This position is not kept: {why}.</source>
        <translation>Diese Stellung wird nicht aufgehoben: {why}.</translation>
    </message>
    <message>
        <source>This position is not kept.</source>
        <translation>Diese Stellung wird nicht aufgehoben.</translation>
    </message>
    <message>
        <source>While a rated game goes on, no position is taken from it.</source>
        <translation>Solange ein gewertetes Spiel läuft, wird daraus keine Stellung übernommen.</translation>
    </message>
    <message>
        <source>From the table</source>
        <translation>Vom Tisch</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Leeres Brett</translation>
    </message>
    <message>
        <source>&amp;Set up</source>
        <translation>&amp;Aufbauen</translation>
    </message>
    <message>
        <source>Open a rule case</source>
        <translation>Regelfall öffnen</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>{name} öffnen</translation>
    </message>
    <message>
        <source>a position that was set up</source>
        <translation>eine aufgebaute Stellung</translation>
    </message>
    <message>
        <source>Copied as text.</source>
        <translation>Als Text kopiert.</translation>
    </message>
    <message>
        <source>Save as rule case</source>
        <translation>Als Regelfall speichern</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Geschrieben: {file}</translation>
    </message>
    <message>
        <source>Rule cases</source>
        <translation>Regelfälle</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Das hat nicht geklappt.</translation>
    </message>
</context>
<context>
    <name>SetupWindow</name>
    <message>
        <source>&amp;Cards: a click lays one</source>
        <translation>&amp;Karten: ein Klick legt eine</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Turn and players</source>
        <translation>Zug und Spieler</translation>
    </message>
    <message>
        <source>{game} – Set up a position</source>
        <translation>{game} – Stellung aufbauen</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Tasten und Maus</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>The cells of the board {board}, shuffled by the number {seed}.</source>
        <translation>Die Felder des Bretts {board}, gemischt nach der Zahl {seed}.</translation>
    </message>
    <message>
        <source>Random board</source>
        <translation>Zufälliges Brett</translation>
    </message>
</context>
<context>
    <name>ShuffleNumber</name>
    <message>
        <source>by chance</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>The same number deals the same cards again, on every computer.</source>
        <translation>Dieselbe Zahl gibt dieselben Karten noch einmal, auf jedem Computer.</translation>
    </message>
</context>
<context>
    <name>SideColours</name>
    <message>
        <source>Colour of side {number}: {colour}</source>
        <translation>Farbe von Partei {number}: {colour}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>{deed} (a simpler player stood in)</source>
        <translation>{deed} (ein einfacherer Spieler sprang ein)</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>This deal: {points}</source>
        <translation>Diese Runde: {points}</translation>
    </message>
    <message>
        <source>It counts as it was played first: {points}</source>
        <translation>Sie zählt, wie sie zuerst gespielt wurde: {points}</translation>
    </message>
    <message>
        <source>In all: {points}</source>
        <translation>Insgesamt: {points}</translation>
    </message>
    <message>
        <source>{points} win the match</source>
        <translation>{points} gewinnen das Match</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>An exercise</source>
        <translation>Eine Übung</translation>
    </message>
    <message>
        <source>Rated game</source>
        <translation>Gewertetes Spiel</translation>
    </message>
    <message>
        <source>Time is up: the computer moves for {name}.</source>
        <translation>Die Zeit ist um: Der Computer zieht für {name}.</translation>
    </message>
    <message>
        <source>The computer player of {name} has failed. A simpler one moves for it, and the game goes on.</source>
        <translation>Der Computerspieler von {name} ist ausgefallen. Ein einfacherer zieht dafür, und das Spiel geht weiter.</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Only &amp;rated games</source>
        <translation>Nur &amp;gewertete Spiele</translation>
    </message>
    <message>
        <source>Statistics by game</source>
        <translation>Statistik nach Spiel</translation>
    </message>
    <message>
        <source>Statistics by board</source>
        <translation>Statistik nach Brettern</translation>
    </message>
    <message>
        <source>Statistics by level of the opponents</source>
        <translation>Statistik nach Stufe der Gegner</translation>
    </message>
    <message>
        <source>Statistics by player</source>
        <translation>Statistik nach Spieler</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>&amp;Forget all…</source>
        <translation>&amp;Alles vergessen …</translation>
    </message>
    <message>
        <source>Write all counted games to a file, for a spreadsheet</source>
        <translation>Alle gezählten Spiele in eine Datei schreiben, für eine Tabelle</translation>
    </message>
    <message>
        <source>Delete all counts and ratings; you are asked once more</source>
        <translation>Alle Zählungen und Wertungen löschen; du wirst noch einmal gefragt</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>S&amp;pieler</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>Ge&amp;gner</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Zeit</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Nach Spiel</translation>
    </message>
    <message>
        <source>By board</source>
        <translation>Nach Brett</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Nach Stufe</translation>
    </message>
    <message>
        <source>By player</source>
        <translation>Nach Spieler</translation>
    </message>
    <message>
        <source>Double-click a game, or press Enter, to look at it; the last ones are kept.</source>
        <translation>Doppelklick oder Enter öffnet ein Spiel zum Ansehen; die letzten werden aufbewahrt.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Rows in all</source>
        <translation>Reihen insgesamt</translation>
    </message>
    <message>
        <source>Rows in a game</source>
        <translation>Reihen je Spiel</translation>
    </message>
    <message>
        <source>Moves in a game</source>
        <translation>Züge je Spiel</translation>
    </message>
    <message>
        <source>Longest game</source>
        <translation>Längstes Spiel</translation>
    </message>
    <message>
        <source>Shortest game</source>
        <translation>Kürzestes Spiel</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Die letzten 30 Tage</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Das letzte Jahr</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Jederzeit</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>None yet. A game counts when it has ended.</source>
        <translation>Noch keine. Ein Spiel zählt, wenn es zu Ende ist.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Forget every finished game, and your ratings?</source>
        <translation>Alle beendeten Spiele und deine Wertungen vergessen?</translation>
    </message>
    <message>
        <source>The finished games that are kept here go, too. This cannot be undone; Export keeps a copy of the counts. Games that you saved yourself stay.</source>
        <translation>Die hier aufbewahrten beendeten Spiele gehen auch verloren. Das lässt sich nicht zurücknehmen; Exportieren behält eine Kopie der Zahlen. Spiele, die du selbst gespeichert hast, bleiben.</translation>
    </message>
    <message>
        <source>&amp;Forget all</source>
        <translation>&amp;Alles vergessen</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Das hat nicht geklappt.</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>Press Enter or click twice to go to the rule.</source>
        <translation>Enter oder Doppelklick führt zur Regel.</translation>
    </message>
    <message>
        <source>Differs from “{preset}”:</source>
        <translation>Weicht ab von „{preset}“:</translation>
    </message>
    <message>
        <source>As in “{preset}”</source>
        <translation>Wie in „{preset}“</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist aus</translation>
    </message>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Bildschirm weitergeben an {name}</translation>
    </message>
    <message>
        <source>Your turn, {name}</source>
        <translation>Du bist dran, {name}</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} denkt nach …</translation>
    </message>
    <message>
        <source>{name} is to move</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>Turn in a dead card</source>
        <translation>Tote Karte abgeben</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Wähle eine Karte</translation>
    </message>
    <message>
        <source>Choose a card for the one you have turned in</source>
        <translation>Wähle eine Karte für die, die du abgegeben hast</translation>
    </message>
    <message>
        <source>Your side has spoken out of turn: drop one card on the discards</source>
        <translation>Deine Partei hat unerlaubt gesprochen: Lege eine Karte auf die Ablage</translation>
    </message>
    <message>
        <source>{names} spoke out of turn: take one of their chips away</source>
        <translation>{names} hat unerlaubt gesprochen: Nimm einen Chip weg</translation>
    </message>
    <message>
        <source>Draw your card</source>
        <translation>Zieh deine Karte</translation>
    </message>
    <message>
        <source>Choose a card to draw</source>
        <translation>Wähle eine Karte zum Ziehen</translation>
    </message>
    <message>
        <source>{names} may still draw</source>
        <translation>{names} darf noch ziehen</translation>
    </message>
    <message>
        <source>Play a card, or draw one</source>
        <translation>Spiele eine Karte, oder ziehe eine</translation>
    </message>
    <message>
        <source>Your hand is empty: draw a card</source>
        <translation>Deine Hand ist leer: Ziehe eine Karte</translation>
    </message>
    <message>
        <source>No card can be played: draw one</source>
        <translation>Keine Karte kann gespielt werden: Ziehe eine</translation>
    </message>
    <message>
        <source>The stock is empty: play a card</source>
        <translation>Der Stapel ist leer: Spiele eine Karte</translation>
    </message>
    <message>
        <source>Your hand is full: play a card</source>
        <translation>Deine Hand ist voll: Spiele eine Karte</translation>
    </message>
    <message>
        <source>{name} rolled {roll}</source>
        <translation>{name} hat {roll} gewürfelt</translation>
    </message>
    <message>
        <source>{roll}: nothing can be done</source>
        <translation>{roll}: Nichts ist möglich</translation>
    </message>
    <message>
        <source>{roll}: take an enemy chip away</source>
        <translation>{roll}: Nimm einen gegnerischen Chip weg</translation>
    </message>
    <message>
        <source>{roll}: take the place of an enemy chip</source>
        <translation>{roll}: Ersetze einen gegnerischen Chip</translation>
    </message>
    <message>
        <source>{roll}: choose one of your chips, to be swapped</source>
        <translation>{roll}: Wähle einen eigenen Chip zum Tauschen</translation>
    </message>
    <message>
        <source>{roll}: put a chip on a {roll}</source>
        <translation>{roll}: Setze einen Chip auf eine {roll}</translation>
    </message>
    <message>
        <source>{roll}: put a chip on any open cell</source>
        <translation>{roll}: Setze einen Chip auf ein beliebiges freies Feld</translation>
    </message>
    <message>
        <source>{made} of {needed}</source>
        <translation>{made} von {needed}</translation>
    </message>
    <message>
        <source>out</source>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <source>{names} out</source>
        <translation>{names} ausgeschieden</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Noch einmal würfeln</translation>
    </message>
    <message>
        <source>Nothing to do: roll again</source>
        <translation>Nichts zu tun: noch einmal würfeln</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Nothing to do: pass</source>
        <translation>Nichts zu tun: passen</translation>
    </message>
    <message>
        <source>Pass: no card can be played</source>
        <translation>Passen: Keine Karte kann gespielt werden</translation>
    </message>
    <message>
        <source>Which row?</source>
        <translation>Welche Reihe?</translation>
    </message>
    <message>
        <source>Point and click, or use the arrow keys and Enter</source>
        <translation>Zeigen und klicken, oder Pfeiltasten und Enter</translation>
    </message>
    <message>
        <source>Now the enemy chip to swap it with</source>
        <translation>Jetzt der gegnerische Chip, mit dem er getauscht wird</translation>
    </message>
    <message>
        <source>No cell is left for {card}. Drop it on the discards for another one</source>
        <translation>Für {card} ist kein Feld übrig. Lege sie auf die Ablage, um eine andere zu bekommen</translation>
    </message>
    <message>
        <source>No cell is left for {card}</source>
        <translation>Für {card} ist kein Feld übrig</translation>
    </message>
    <message>
        <source>Choose one of your chips, to be swapped</source>
        <translation>Wähle einen eigenen Chip zum Tauschen</translation>
    </message>
    <message>
        <source>{own} cannot be swapped with {cell}</source>
        <translation>{own} kann nicht mit {cell} getauscht werden</translation>
    </message>
    <message>
        <source>No chip can be taken from {cell}</source>
        <translation>Von {cell} kann kein Chip genommen werden</translation>
    </message>
    <message>
        <source>{card} cannot be played on {cell}</source>
        <translation>{card} kann nicht auf {cell} gespielt werden</translation>
    </message>
    <message>
        <source>Chosen: {card}</source>
        <translation>Gewählt: {card}</translation>
    </message>
    <message>
        <source>No cell, {cell}</source>
        <translation>Kein Feld, {cell}</translation>
    </message>
    <message>
        <source>chip of {who}</source>
        <translation>Chip von {who}</translation>
    </message>
    <message>
        <source>{place}, no cell</source>
        <translation>{place}, kein Feld</translation>
    </message>
    <message>
        <source>{colour} chip of {who}</source>
        <translation>Chip {colour} von {who}</translation>
    </message>
    <message>
        <source>counts as a chip of every side</source>
        <translation>zählt als Chip jeder Partei</translation>
    </message>
    <message>
        <source>locked in a finished row</source>
        <translation>fest in einer fertigen Reihe</translation>
    </message>
    <message>
        <source>part of a finished row</source>
        <translation>Teil einer fertigen Reihe</translation>
    </message>
    <message>
        <source>swap {own} with this chip</source>
        <translation>{own} mit diesem Chip tauschen</translation>
    </message>
    <message>
        <source>legal for your {cards}</source>
        <translation>erlaubt für {cards} von dir</translation>
    </message>
    <message>
        <source>{card} puts your chip here</source>
        <translation>{card} setzt deinen Chip hierher</translation>
    </message>
    <message>
        <source>{card} takes this chip away</source>
        <translation>{card} nimmt diesen Chip weg</translation>
    </message>
    <message>
        <source>{card} puts your chip in its place</source>
        <translation>{card} setzt deinen Chip an seine Stelle</translation>
    </message>
    <message>
        <source>{card} swaps this chip with an enemy chip</source>
        <translation>{card} tauscht diesen Chip mit einem gegnerischen</translation>
    </message>
    <message>
        <source>take this chip away</source>
        <translation>diesen Chip wegnehmen</translation>
    </message>
    <message>
        <source>{card} puts your chip here as {face}</source>
        <translation>{card} setzt deinen Chip als {face} hierher</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Eine verdeckte Karte</translation>
    </message>
    <message>
        <source>give it up by dropping it on the discards</source>
        <translation>zum Abgeben auf die Ablage legen</translation>
    </message>
    <message>
        <source>dead: no cell is left for it</source>
        <translation>tot: kein Feld ist für sie übrig</translation>
    </message>
    <message>
        <source>turn it in to draw another card</source>
        <translation>abgeben, um eine andere Karte zu ziehen</translation>
    </message>
    <message>
        <source>it cannot be played now</source>
        <translation>sie kann jetzt nicht gespielt werden</translation>
    </message>
    <message>
        <source>cells to play it on: {count}</source>
        <translation>Felder, auf die sie passt: {count}</translation>
    </message>
    <message>
        <source>playable on {cells}</source>
        <translation>spielbar auf {cells}</translation>
    </message>
    <message>
        <source>Cards left in the stock: {count}</source>
        <translation>Karten im Stapel: {count}</translation>
    </message>
    <message>
        <source>Click to take a card</source>
        <translation>Klicken, um eine Karte zu nehmen</translation>
    </message>
    <message>
        <source>No open card lies here</source>
        <translation>Hier liegt keine offene Karte</translation>
    </message>
    <message>
        <source>Open card {number}: {card}</source>
        <translation>Offene Karte {number}: {card}</translation>
    </message>
    <message>
        <source>cards beneath it: {count}</source>
        <translation>Karten darunter: {count}</translation>
    </message>
    <message>
        <source>Click to take it</source>
        <translation>Klicken, um sie zu nehmen</translation>
    </message>
    <message>
        <source>{name} rolled {roll}: {faces}</source>
        <translation>{name} hat {roll} gewürfelt: {faces}</translation>
    </message>
    <message>
        <source>Discarded cards: {count}</source>
        <translation>Abgelegte Karten: {count}</translation>
    </message>
    <message>
        <source>{card} on top</source>
        <translation>{card} obenauf</translation>
    </message>
    <message>
        <source>Give up {card}</source>
        <translation>{card} ablegen</translation>
    </message>
    <message>
        <source>Turn in {card}, which no cell is left for, and draw another</source>
        <translation>{card}, wofür kein Feld übrig ist, abgeben und eine andere ziehen</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} bis {last}</translation>
    </message>
    <message>
        <source>Which row? {row}, {number} of {count}</source>
        <translation>Welche Reihe? {row}, {number} von {count}</translation>
    </message>
    <message>
        <source>{name} is out of the game</source>
        <translation>{name} ist aus dem Spiel</translation>
    </message>
    <message>
        <source>You forgot to draw: one card fewer from now on</source>
        <translation>Du hast vergessen zu ziehen: ab jetzt eine Karte weniger</translation>
    </message>
    <message>
        <source>You forgot to draw: not before your next turn</source>
        <translation>Du hast vergessen zu ziehen: erst nach deinem nächsten Zug</translation>
    </message>
    <message>
        <source>{name} forgot to draw, and has one card fewer</source>
        <translation>{name} hat vergessen zu ziehen und hat eine Karte weniger</translation>
    </message>
    <message>
        <source>{name} forgot to draw</source>
        <translation>{name} hat vergessen zu ziehen</translation>
    </message>
    <message>
        <source>{name} plays {wild} as {card}</source>
        <translation>{name} spielt {wild} als {card}</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} passt</translation>
    </message>
    <message>
        <source>after a {roll}: roll again</source>
        <translation>nach einer {roll}: noch einmal würfeln</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>on the stock</comment>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Announce the row</source>
        <translation>Die Reihe ansagen</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Nichts sagen</translation>
    </message>
    <message>
        <source>Take this chip away</source>
        <translation>Diesen Chip wegnehmen</translation>
    </message>
    <message>
        <source>Put your chip in its place</source>
        <translation>Deinen Chip an seine Stelle setzen</translation>
    </message>
    <message>
        <source>Swap the chips</source>
        <translation>Die Chips tauschen</translation>
    </message>
    <message>
        <source>Put a chip here</source>
        <translation>Hier einen Chip setzen</translation>
    </message>
</context>
<context>
    <name>TableForm</name>
    <message>
        <source>Who is to move</source>
        <translation>Wer am Zug ist</translation>
    </message>
    <message>
        <source>How far the turn is</source>
        <translation>Wie weit der Zug ist</translation>
    </message>
    <message>
        <source>T&amp;urn</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>To &amp;move</source>
        <translation>&amp;Am Zug</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Game table</source>
        <translation>Spieltisch</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>Your last move cost about {cost} of your chance to win.</source>
        <translation>Dein letzter Zug hat etwa {cost} deiner Gewinnchance gekostet.</translation>
    </message>
    <message>
        <source>Better: {move} ({best} instead of {played}).</source>
        <translation>Besser: {move} ({best} statt {played}).</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>The start of the game</source>
        <translation>Der Beginn des Spiels</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
</context>
<context>
    <name>ToolBox</name>
    <message>
        <source>Lay chips of this side, or take them away again. Key: {key}</source>
        <translation>Chips dieser Partei legen oder wieder wegnehmen. Taste: {key}</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>Take chips of any side away. Key: 0</source>
        <translation>Chips jeder Partei wegnehmen. Taste: 0</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>Choose both ends of a whole row to mark it, or to unmark it. Key: R</source>
        <translation>Beide Enden einer ganzen Reihe wählen, um sie zu markieren oder die Markierung aufzuheben. Taste: R</translation>
    </message>
</context>
<context>
    <name>Trash</name>
    <message>
        <source>No trash</source>
        <translation>Kein Papierkorb</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>ohne Namen</translation>
    </message>
    <message>
        <source>Delete “{name}” for good? It cannot go to the trash.</source>
        <translation>„{name}“ endgültig löschen? Es kann nicht in den Papierkorb.</translation>
    </message>
    <message>
        <source>{why}

Once it is deleted, nothing brings it back.</source>
        <translation>{why}

Ist es gelöscht, bringt nichts es zurück.</translation>
    </message>
    <message>
        <source>&amp;Delete for good</source>
        <translation>&amp;Endgültig löschen</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>The board was not thrown away.</source>
        <translation>Das Brett wurde nicht weggeworfen.</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Tray: cards still to be placed</source>
        <translation>Ablage: Karten, die noch zu legen sind</translation>
    </message>
    <message>
        <source>{card}: as many as you like, {placed} on the board</source>
        <translation>{card}: beliebig viele, {placed} auf dem Brett</translation>
    </message>
    <message>
        <source>{card}: {count} too many on the board</source>
        <translation>{card}: {count} zu viel auf dem Brett</translation>
    </message>
    <message>
        <source>{card}: all on the board</source>
        <translation>{card}: alle auf dem Brett</translation>
    </message>
    <message>
        <source>{card}: {count} still to be placed</source>
        <translation>{card}: {count} noch zu legen</translation>
    </message>
</context>
<context>
    <name>TrialMenu</name>
    <message>
        <source>&amp;Number of players</source>
        <translation>&amp;Zahl der Spieler</translation>
    </message>
    <message>
        <source>&amp;Level of the computers</source>
        <translation>&amp;Stufe der Computer</translation>
    </message>
    <message>
        <source>No game can be played yet</source>
        <translation>Noch kann kein Spiel gespielt werden</translation>
    </message>
</context>
<context>
    <name>TrialWindow</name>
    <message>
        <source>Trial</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>&amp;Back to the board</source>
        <translation>Zurück zum &amp;Brett</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Deal a&amp;gain</source>
        <translation>&amp;Neu geben</translation>
    </message>
    <message>
        <source>Unnamed board</source>
        <translation>Brett ohne Namen</translation>
    </message>
    <message>
        <source>Trial: {game} on “{board}”</source>
        <translation>Probe: {game} auf „{board}“</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>nobody knows when</source>
        <translation>niemand weiß wann</translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation>Und {count} weitere.</translation>
    </message>
    <message>
        <source>The rest of the game is whole, and this file is left as it is.</source>
        <translation>Der Rest des Spiels ist heil, und diese Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>The rest of the game is whole, but this file could not be copied: {why}.

It is replaced as the game goes on: copy it to another place first.</source>
        <translation>Der Rest des Spiels ist heil, aber diese Datei konnte nicht kopiert werden: {why}.

Sie wird ersetzt, sobald das Spiel weitergeht: Kopiere sie vorher an einen anderen Ort.</translation>
    </message>
    <message>
        <source>The game is open, but a part of its file is damaged.</source>
        <translation>Das Spiel ist geöffnet, aber ein Teil seiner Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>Another program has changed “{file}” since you opened it.</source>
        <translation>Ein anderes Programm hat „{file}“ geändert, seit du es geöffnet hast.</translation>
    </message>
    <message>
        <source>Save your game to another file, and both are kept.</source>
        <translation>Speichere dein Spiel in eine andere Datei, dann bleiben beide erhalten.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>E&amp;rsetzen</translation>
    </message>
    <message>
        <source>{why}.

If you close the window now it is lost.</source>
        <translation>{why}.

Schließt du das Fenster jetzt, ist es verloren.</translation>
    </message>
    <message>
        <source>&amp;Close and lose it</source>
        <translation>&amp;Schließen und verlieren</translation>
    </message>
    <message>
        <source>This game cannot be opened as it is.</source>
        <translation>Dieses Spiel kann so nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>{why}.

The copy from the time before is whole: {moves}, saved {when}.</source>
        <translation>{why}.

Die Kopie von davor ist heil: {moves}, gespeichert {when}.</translation>
    </message>
    <message>
        <source>&amp;Open the backup</source>
        <translation>&amp;Kopie öffnen</translation>
    </message>
    <message>
        <source>The damaged file is kept: {file}</source>
        <translation>Die beschädigte Datei ist aufgehoben: {file}</translation>
    </message>
    <message>
        <source>The damaged file could not be copied and is replaced by your next change; copy it to another place first: {file}</source>
        <translation>Die beschädigte Datei konnte nicht kopiert werden, und deine nächste Änderung ersetzt sie; kopiere sie vorher an einen anderen Ort: {file}</translation>
    </message>
    <message>
        <source>What was left here is damaged; this is how it was a moment before.</source>
        <translation>Was hier zurückblieb, ist beschädigt; so war es einen Augenblick davor.</translation>
    </message>
    <message>
        <source>What was left here is damaged, and cannot be shown any more.</source>
        <translation>Was hier zurückblieb, ist beschädigt und kann nicht mehr gezeigt werden.</translation>
    </message>
</context>
<context>
    <name>Trying</name>
    <message>
        <source>This cannot be played.</source>
        <translation>Das kann nicht gespielt werden.</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
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
        <translation>Deine Spiele werden nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>What stands in the way, and what to do about it</source>
        <translation>Was im Weg steht und was man dagegen tut</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Save this game to another place</source>
        <translation>Dieses Spiel an einem anderen Ort speichern</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>Go on without this line</source>
        <translation>Ohne diese Zeile weitermachen</translation>
    </message>
</context>
<context>
    <name>UnreadLine</name>
    <message>
        <source>&amp;Why…</source>
        <translation>&amp;Warum …</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>newcomer</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>Gelegenheitsspieler</translation>
    </message>
    <message>
        <source>regular</source>
        <translation>Stammspieler</translation>
    </message>
    <message>
        <source>skilled</source>
        <translation>Geübt</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Computer, {level}</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>a free corner</source>
        <translation>eine freie Ecke</translation>
    </message>
    <message>
        <source>the {number}</source>
        <translation>die {number}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>free corner</source>
        <translation>freie Ecke</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>Zeile {row}, Spalte {column}</translation>
    </message>
    <message>
        <source>two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>There is already a chip on that cell.</source>
        <translation>Auf diesem Feld ist schon ein Chip.</translation>
    </message>
    <message>
        <source>There is no chip on that cell.</source>
        <translation>Auf diesem Feld ist kein Chip.</translation>
    </message>
    <message>
        <source>That chip is your own side’s.</source>
        <translation>Dieser Chip gehört deiner eigenen Partei.</translation>
    </message>
    <message>
        <source>That chip is protected and stays where it is.</source>
        <translation>Dieser Chip ist geschützt und bleibt, wo er ist.</translation>
    </message>
    <message>
        <source>You do not hold that card.</source>
        <translation>Diese Karte hast du nicht.</translation>
    </message>
    <message>
        <source>That card cannot be used on that cell.</source>
        <translation>Diese Karte kann auf diesem Feld nicht genutzt werden.</translation>
    </message>
    <message>
        <source>That card still has a free cell: it can be played.</source>
        <translation>Für diese Karte gibt es noch ein freies Feld: Sie kann gespielt werden.</translation>
    </message>
    <message>
        <source>No more dead cards may be turned in this turn.</source>
        <translation>In diesem Zug dürfen keine toten Karten mehr abgegeben werden.</translation>
    </message>
    <message>
        <source>A dead card may only be turned in when no card can be played.</source>
        <translation>Eine tote Karte darf nur abgegeben werden, wenn keine Karte gespielt werden kann.</translation>
    </message>
    <message>
        <source>Corner cells are free for all: they take no chip.</source>
        <translation>Eckfelder sind für alle frei: Dort kommt kein Chip hin.</translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation>Ziehe zuerst eine Karte.</translation>
    </message>
    <message>
        <source>Your hand is full: play a card first.</source>
        <translation>Deine Hand ist voll: Spiele zuerst eine Karte.</translation>
    </message>
    <message>
        <source>It is another player’s turn.</source>
        <translation>Jemand anderes ist am Zug.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist aus.</translation>
    </message>
    <message>
        <source>Those cells do not make a row with this move.</source>
        <translation>Diese Felder bilden mit diesem Zug keine Reihe.</translation>
    </message>
    <message>
        <source>There is no card left to draw.</source>
        <translation>Es ist keine Karte mehr da.</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <source>{names} win</source>
        <translation>{names} gewinnen</translation>
    </message>
    <message>
        <source>{text} The most rows of {length} decide.</source>
        <translation>{text} Es entscheiden die meisten Reihen aus {length}.</translation>
    </message>
    <message>
        <source>{text} The rows are equal, too.</source>
        <translation>{text} Auch die Reihen sind gleich.</translation>
    </message>
    <message>
        <source>After the extra turns the rows are equal.</source>
        <translation>Nach den letzten Zügen sind die Reihen gleich.</translation>
    </message>
    <message>
        <source>After the extra turns the most rows decide.</source>
        <translation>Nach den letzten Zügen entscheiden die meisten Reihen.</translation>
    </message>
    <message>
        <source>Everybody is out of the game.</source>
        <translation>Alle sind aus dem Spiel.</translation>
    </message>
    <message>
        <source>All the rows needed are made.</source>
        <translation>Alle nötigen Reihen sind gebildet.</translation>
    </message>
    <message>
        <source>The winning shape is made.</source>
        <translation>Die Form, die gewinnt, ist gebildet.</translation>
    </message>
    <message>
        <source>Everybody else is out of the game.</source>
        <translation>Alle anderen sind aus dem Spiel.</translation>
    </message>
    <message>
        <source>Nobody can move any more.</source>
        <translation>Niemand kann mehr ziehen.</translation>
    </message>
    <message>
        <source>The board is full.</source>
        <translation>Das Brett ist voll.</translation>
    </message>
    <message>
        <source>The cards have run out.</source>
        <translation>Die Karten sind ausgegangen.</translation>
    </message>
    <message>
        <source>The deal is a draw</source>
        <translation>Die Runde ist unentschieden</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} gewinnt das Match</translation>
    </message>
    <message>
        <source>{names} win the match</source>
        <translation>{names} gewinnen das Match</translation>
    </message>
    <message>
        <source>{name} wins the deal</source>
        <translation>{name} gewinnt die Runde</translation>
    </message>
    <message>
        <source>{names} win the deal</source>
        <translation>{names} gewinnen die Runde</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
</context>
<context>
    <name>Work</name>
    <message>
        <source>The games ended by a mistake of the program, or somebody ended it. What was played is kept; Run goes on there.</source>
        <translation>Die Spiele endeten durch einen Fehler des Programms, oder jemand hat sie beendet. Was gespielt wurde, bleibt erhalten; Starten macht dort weiter.</translation>
    </message>
</context>
<context>
    <name>Workshop</name>
    <message>
        <source>Still empty: {where}</source>
        <translation>Noch leer: {where}</translation>
    </message>
    <message>
        <source>Still to be placed: {cards}</source>
        <translation>Noch zu legen: {cards}</translation>
    </message>
    <message>
        <source>{card} stands too often: {where}; {wanted} is right</source>
        <translation>{card} steht zu oft: {where}; {wanted} ist richtig</translation>
    </message>
    <message>
        <source>This deck has no use for {card}: {where}</source>
        <translation>Dieser Kartensatz kennt {card} nicht: {where}</translation>
    </message>
    <message>
        <source>No rules fit this board</source>
        <translation>Keine Regeln passen zu diesem Brett</translation>
    </message>
    <message>
        <source>Corners that are not free: {where}</source>
        <translation>Ecken, die nicht frei sind: {where}</translation>
    </message>
    <message>
        <source>The two {card} touch: {where}</source>
        <translation>Die zwei {card} berühren sich: {where}</translation>
    </message>
    <message>
        <source>A line with equal cards, {cards}: {where}</source>
        <translation>Eine Linie mit gleichen Karten, {cards}: {where}</translation>
    </message>
    <message>
        <source>More twins that touch: {count}</source>
        <translation>Weitere Zwillinge, die sich berühren: {count}</translation>
    </message>
    <message>
        <source>More lines with equal cards: {count}</source>
        <translation>Weitere Linien mit gleichen Karten: {count}</translation>
    </message>
    <message>
        <source>Pairs of lines for the same cards: {count}, such as {where}</source>
        <translation>Paare von Linien für dieselben Karten: {count}, etwa {where}</translation>
    </message>
    <message>
        <source>Numbers left out: {cards}</source>
        <translation>Weggelassene Zahlen: {cards}</translation>
    </message>
    <message>
        <source>No card of a game that fits can be played on {where}</source>
        <translation>Keine Karte eines passenden Spiels kann auf {where} gespielt werden</translation>
    </message>
    <message>
        <source>No line of {length} runs through {where}</source>
        <translation>Keine Linie aus {length} läuft durch {where}</translation>
    </message>
    <message>
        <source>{rules}: jokers need free cells, and there are none</source>
        <translation>{rules}: Joker brauchen freie Felder, und es gibt keine</translation>
    </message>
    <message>
        <source>Free cells away from the corners: {where}</source>
        <translation>Freie Felder abseits der Ecken: {where}</translation>
    </message>
    <message>
        <source>Twins that one line can hold: {cards}</source>
        <translation>Zwillinge, die eine Linie fassen kann: {cards}</translation>
    </message>
    <message>
        <source>Twins lie {least} to {most} steps apart, {mean} on average</source>
        <translation>Zwillinge liegen {least} bis {most} Schritte auseinander, im Mittel {mean}</translation>
    </message>
    <message>
        <source>Suits lie {percent} % evenly; most uneven: {suit}, {share} {part}</source>
        <translation>Die Farben liegen zu {percent} % gleichmäßig; am ungleichsten: {suit}, {share} {part}</translation>
    </message>
    <message>
        <source>The board is symmetrical: {ways}</source>
        <translation>Das Brett ist symmetrisch: {ways}</translation>
    </message>
    <message>
        <source>The board has no name yet</source>
        <translation>Das Brett hat noch keinen Namen</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>oben links</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>oben rechts</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>unten links</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>unten rechts</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>Spiral</source>
        <translation>Spirale</translation>
    </message>
    <message>
        <source>A spiral between a corner and the middle</source>
        <translation>Eine Spirale zwischen einer Ecke und der Mitte</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>from the rim</source>
        <translation>vom Rand</translation>
    </message>
    <message>
        <source>from the middle</source>
        <translation>von der Mitte</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>anticlockwise</source>
        <translation>gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation>Ordnung der Karten</translation>
    </message>
    <message>
        <source>spades and diamonds up, clubs and hearts down</source>
        <translation>Pik und Karo aufwärts, Kreuz und Herz abwärts</translation>
    </message>
    <message>
        <source>every suit up</source>
        <translation>jede Farbe aufwärts</translation>
    </message>
    <message>
        <source>all twos, all threes, and so on</source>
        <translation>alle Zweien, alle Dreien und so weiter</translation>
    </message>
    <message>
        <source>The second time through</source>
        <translation>Beim zweiten Durchgang</translation>
    </message>
    <message>
        <source>from the beginning</source>
        <translation>von vorn</translation>
    </message>
    <message>
        <source>from the end</source>
        <translation>von hinten</translation>
    </message>
    <message>
        <source>Cells left over</source>
        <translation>Übrige Felder</translation>
    </message>
    <message>
        <source>at most four free, the others holes</source>
        <translation>höchstens vier frei, die anderen Löcher</translation>
    </message>
    <message>
        <source>all free</source>
        <translation>alle frei</translation>
    </message>
    <message>
        <source>all holes</source>
        <translation>alle Löcher</translation>
    </message>
    <message>
        <source>Snake</source>
        <translation>Schlange</translation>
    </message>
    <message>
        <source>Row by row or column by column, so that every card is easily found</source>
        <translation>Zeile für Zeile oder Spalte für Spalte, so dass jede Karte leicht zu finden ist</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>At the end of a row</source>
        <translation>Am Ende einer Zeile</translation>
    </message>
    <message>
        <source>turn round</source>
        <translation>umkehren</translation>
    </message>
    <message>
        <source>begin again on the same side</source>
        <translation>auf derselben Seite neu beginnen</translation>
    </message>
    <message>
        <source>Rings</source>
        <translation>Ringe</translation>
    </message>
    <message>
        <source>Ring by ring around the middle</source>
        <translation>Ring um Ring um die Mitte</translation>
    </message>
    <message>
        <source>every other ring the other way</source>
        <translation>jeder zweite Ring andersherum</translation>
    </message>
    <message>
        <source>one way</source>
        <translation>alle gleich herum</translation>
    </message>
    <message>
        <source>Quadrants</source>
        <translation>Viertel</translation>
    </message>
    <message>
        <source>Each quarter holds the two suits of a colour; opposite quarters are alike, turned round</source>
        <translation>Jedes Viertel hält die zwei schwarzen oder die zwei roten Farben; gegenüberliegende Viertel sind gleich, umgedreht</translation>
    </message>
    <message>
        <source>Inside each part</source>
        <translation>In jedem Teil</translation>
    </message>
    <message>
        <source>row by row</source>
        <translation>Zeile für Zeile</translation>
    </message>
    <message>
        <source>row by row, there and back</source>
        <translation>Zeile für Zeile, hin und her</translation>
    </message>
    <message>
        <source>shuffled, all parts alike</source>
        <translation>gemischt, alle Teile gleich</translation>
    </message>
    <message>
        <source>Suits apart</source>
        <translation>Farben getrennt</translation>
    </message>
    <message>
        <source>Each suit has a part of the board to itself</source>
        <translation>Jede Farbe hat einen Teil des Bretts für sich</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>quarters</source>
        <translation>Viertel</translation>
    </message>
    <message>
        <source>the four sides</source>
        <translation>die vier Seiten</translation>
    </message>
    <message>
        <source>Chequers</source>
        <translation>Schachbrett</translation>
    </message>
    <message>
        <source>Black and red cards, or even and odd numbers, like the squares of a chess board</source>
        <translation>Schwarze und rote Karten, oder gerade und ungerade Zahlen, wie die Felder eines Schachbretts</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Everything anywhere</source>
        <translation>Alles irgendwo</translation>
    </message>
    <message>
        <source>Random, symmetric</source>
        <translation>Zufall, symmetrisch</translation>
    </message>
    <message>
        <source>By chance, but so that the board has a symmetry</source>
        <translation>Zufällig, aber so, dass das Brett eine Symmetrie hat</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>a half turn</source>
        <translation>eine halbe Drehung</translation>
    </message>
    <message>
        <source>a quarter turn, suit to suit</source>
        <translation>eine Vierteldrehung, Farbe zu Farbe</translation>
    </message>
    <message>
        <source>left and right</source>
        <translation>links und rechts</translation>
    </message>
    <message>
        <source>top and bottom</source>
        <translation>oben und unten</translation>
    </message>
    <message>
        <source>none, but the two of a kind far apart</source>
        <translation>keine, aber die zwei Gleichen weit auseinander</translation>
    </message>
    <message>
        <source>quarter turn</source>
        <translation>Vierteldrehung</translation>
    </message>
    <message>
        <source>half turn</source>
        <translation>halbe Drehung</translation>
    </message>
    <message>
        <source>three quarter turns</source>
        <translation>Dreivierteldrehung</translation>
    </message>
    <message>
        <source>falling diagonal</source>
        <translation>fallende Diagonale</translation>
    </message>
    <message>
        <source>rising diagonal</source>
        <translation>steigende Diagonale</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Sequence Desktop</source>
        <translation>Over Sequence Desktop</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Terug naar de lijst</translation>
    </message>
</context>
<context>
    <name>AboutForm</name>
    <message>
        <source>A name for the board</source>
        <translation>Een naam voor het bord</translation>
    </message>
    <message>
        <source>for example CC0-1.0</source>
        <translation>bijvoorbeeld CC0-1.0</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolommen</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Naam</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Auteur</translation>
    </message>
    <message>
        <source>&amp;Licence</source>
        <translation>&amp;Licentie</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>&amp;Kaartspel</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Afmetingen</translation>
    </message>
    <message>
        <source>N&amp;otes</source>
        <translation>N&amp;otities</translation>
    </message>
</context>
<context>
    <name>Accessible</name>
    <message>
        <source>Go here</source>
        <translation>Hierheen gaan</translation>
    </message>
    <message>
        <source>Choose no card</source>
        <translation>Geen kaart kiezen</translation>
    </message>
    <message>
        <source>Choose this card</source>
        <translation>Deze kaart kiezen</translation>
    </message>
    <message>
        <source>Take a card from here</source>
        <translation>Hier een kaart nemen</translation>
    </message>
    <message>
        <source>Lay the chosen card here</source>
        <translation>De gekozen kaart hier leggen</translation>
    </message>
    <message>
        <source>Go to a cell for this roll</source>
        <translation>Naar een vak voor deze worp gaan</translation>
    </message>
    <message>
        <source>Show the row that is nearest, or take it</source>
        <translation>De dichtstbijzijnde rij tonen, of haar nemen</translation>
    </message>
    <message>
        <source>Use it on this cell</source>
        <translation>Op dit vak gebruiken</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Rows: {rows}, columns: {columns}</source>
        <translation>Regels: {rows}, kolommen: {columns}</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dobbelstenen</translation>
    </message>
    <message>
        <source>Stock and discard pile</source>
        <translation>Stapel en aflegstapel</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zet</translation>
    </message>
    <message>
        <source>&amp;Computer</source>
        <translation>&amp;Computer</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Beeld</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nieuw spel…</translation>
    </message>
    <message>
        <source>Choose a game, a board and players. The game in progress is kept.</source>
        <translation>Een spel, een bord en spelers kiezen. Het lopende spel blijft bewaard.</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>&amp;Nog eens spelen</translation>
    </message>
    <message>
        <source>Deal a new game with the same players, board and rules.</source>
        <translation>Een nieuw spel delen met dezelfde spelers, hetzelfde bord en dezelfde regels.</translation>
    </message>
    <message>
        <source>&amp;Rated games…</source>
        <translation>&amp;Gewaardeerde spellen…</translation>
    </message>
    <message>
        <source>Play against a computer picked for you, and see how your rating goes.</source>
        <translation>Tegen een computer spelen die voor je gekozen wordt, en zien hoe je waardering verloopt.</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Pa&amp;uze</translation>
    </message>
    <message>
        <source>Let the computers wait, where nobody else plays.</source>
        <translation>De computers laten wachten waar verder niemand speelt.</translation>
    </message>
    <message>
        <source>Set up a pos&amp;ition…</source>
        <translation>Stelling &amp;opzetten…</translation>
    </message>
    <message>
        <source>Lay chips and cards as you like, check them, and play on from there.</source>
        <translation>Leg fiches en kaarten naar wens, laat ze nakijken en speel van daaruit verder.</translation>
    </message>
    <message>
        <source>&amp;Design a board…</source>
        <translation>Bord &amp;ontwerpen…</translation>
    </message>
    <message>
        <source>Make a board of your own, or change one.</source>
        <translation>Een eigen bord maken of er een veranderen.</translation>
    </message>
    <message>
        <source>&amp;Boards…</source>
        <translation>&amp;Borden…</translation>
    </message>
    <message>
        <source>Look at all boards: play on them, copy and change them.</source>
        <translation>Alle borden bekijken: erop spelen, ze kopiëren en veranderen.</translation>
    </message>
    <message>
        <source>&amp;Lab…</source>
        <translation>&amp;Laboratorium…</translation>
    </message>
    <message>
        <source>Let computers play thousands of games, to compare players, boards and rules.</source>
        <translation>Computers duizenden spellen laten spelen, om spelers, borden en regels te vergelijken.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Openen…</translation>
    </message>
    <message>
        <source>Go on with a saved game. The game in progress is kept.</source>
        <translation>Verdergaan met een opgeslagen spel. Het lopende spel blijft bewaard.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Op&amp;slaan</translation>
    </message>
    <message>
        <source>Save the game, with all its moves, to its file.</source>
        <translation>Het spel met alle zetten in zijn bestand opslaan.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Opslaan &amp;als…</translation>
    </message>
    <message>
        <source>Save the game to a file of its own.</source>
        <translation>Het spel in een eigen bestand opslaan.</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistiek…</translation>
    </message>
    <message>
        <source>Count the games you have finished, and look at the last ones.</source>
        <translation>De beëindigde spellen tellen en de laatste bekijken.</translation>
    </message>
    <message>
        <source>&amp;Print the board…</source>
        <translation>Bord &amp;afdrukken…</translation>
    </message>
    <message>
        <source>Bring this board onto paper, with chips and rules to it.</source>
        <translation>Dit bord op papier zetten, met fiches en regels erbij.</translation>
    </message>
    <message>
        <source>Save a pi&amp;cture…</source>
        <translation>Afbeeldin&amp;g opslaan…</translation>
    </message>
    <message>
        <source>Save the board as it is shown, as a picture.</source>
        <translation>Het bord, zoals het te zien is, als afbeelding opslaan.</translation>
    </message>
    <message>
        <source>Save an ani&amp;mation…</source>
        <translation>Ani&amp;matie opslaan…</translation>
    </message>
    <message>
        <source>Save the moves of the game as an animated picture (GIF).</source>
        <translation>De zetten van het spel als bewegende afbeelding (GIF) opslaan.</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Instellingen…</translation>
    </message>
    <message>
        <source>Choose look, motion and manners; every change is seen at once.</source>
        <translation>Uiterlijk, beweging en gewoonten kiezen; elke verandering is meteen te zien.</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>A&amp;fsluiten</translation>
    </message>
    <message>
        <source>Close the program. The next start goes on where you are now.</source>
        <translation>Het programma sluiten. De volgende keer gaat het hier verder.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>Take back your last move and what followed it.</source>
        <translation>Je laatste zet en wat erop volgde terugnemen.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Op&amp;nieuw</translation>
    </message>
    <message>
        <source>Play again what was taken back.</source>
        <translation>Weer spelen wat teruggenomen was.</translation>
    </message>
    <message>
        <source>&amp;Draw a card</source>
        <translation>&amp;Kaart trekken</translation>
    </message>
    <message>
        <source>Take a card from the stock, where the rules let one draw by hand.</source>
        <translation>Een kaart van de stapel nemen, waar de regels met de hand laten trekken.</translation>
    </message>
    <message>
        <source>&amp;Turn in a dead card</source>
        <translation>&amp;Dode kaart inleveren</translation>
    </message>
    <message>
        <source>Give up a card that has no free cell left, and draw another.</source>
        <translation>Een kaart inleveren waarvoor geen vak meer vrij is, en een andere trekken.</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passen</translation>
    </message>
    <message>
        <source>End the turn without a play; only where nothing can be played.</source>
        <translation>De beurt eindigen zonder te spelen; alleen als er niets te spelen valt.</translation>
    </message>
    <message>
        <source>Show the last &amp;round</source>
        <translation>Laatste &amp;ronde tonen</translation>
    </message>
    <message>
        <source>Play once more what has happened since your own last move. Any key ends it.</source>
        <translation>Nog eens afspelen wat er sinds je eigen laatste zet is gebeurd. Elke toets stopt het.</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>Te&amp;rugkijken</translation>
    </message>
    <message>
        <source>Show what one goes through the game with: slider, steps and playing.</source>
        <translation>Tonen waarmee je het spel doorloopt: schuif, stappen en afspelen.</translation>
    </message>
    <message>
        <source>Play the mo&amp;ves</source>
        <translation>Zetten af&amp;spelen</translation>
    </message>
    <message>
        <source>Show one move after the other, and stop there. Nothing is played.</source>
        <translation>De ene zet na de andere tonen, en weer stoppen. Er wordt niets gespeeld.</translation>
    </message>
    <message>
        <source>Look at the &amp;start</source>
        <translation>Naar het &amp;begin</translation>
    </message>
    <message>
        <source>Show the board as it was before the first move.</source>
        <translation>Het bord tonen zoals het voor de eerste zet was.</translation>
    </message>
    <message>
        <source>Look one move &amp;back</source>
        <translation>Eén zet &amp;terug</translation>
    </message>
    <message>
        <source>Show the board one move earlier; the game goes on from the present.</source>
        <translation>Het bord één zet eerder tonen; het spel gaat in het heden verder.</translation>
    </message>
    <message>
        <source>Look one move &amp;forward</source>
        <translation>Eén zet &amp;verder</translation>
    </message>
    <message>
        <source>Show the board one move later.</source>
        <translation>Het bord één zet later tonen.</translation>
    </message>
    <message>
        <source>Back to the &amp;game</source>
        <translation>Terug naar het &amp;spel</translation>
    </message>
    <message>
        <source>Show the board as it is now.</source>
        <translation>Het bord tonen zoals het nu is.</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>Vanaf hier &amp;verder spelen</translation>
    </message>
    <message>
        <source>Go on from the moment shown in a game of its own; the one on the table is kept.</source>
        <translation>Vanaf het getoonde moment verdergaan in een eigen spel; dat op tafel blijft bewaard.</translation>
    </message>
    <message>
        <source>Boo&amp;kmark</source>
        <translation>Blad&amp;wijzer</translation>
    </message>
    <message>
        <source>Mark the moment shown, to find it again.</source>
        <translation>Het getoonde moment markeren, om het terug te vinden.</translation>
    </message>
    <message>
        <source>Bookmarks…</source>
        <translation>Bladwijzers…</translation>
    </message>
    <message>
        <source>Go to the moments you have marked, name them, remove them.</source>
        <translation>Naar gemarkeerde momenten gaan, ze een naam geven of verwijderen.</translation>
    </message>
    <message>
        <source>L&amp;arger</source>
        <translation>&amp;Groter</translation>
    </message>
    <message>
        <source>Show the table larger; where it does not fit, it scrolls.</source>
        <translation>De tafel groter tonen; waar ze niet past, schuift ze.</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>Show the table smaller.</source>
        <translation>De tafel kleiner tonen.</translation>
    </message>
    <message>
        <source>As large as t&amp;he window</source>
        <translation>Zo groot als het &amp;venster</translation>
    </message>
    <message>
        <source>Show the whole table, as large as it fits.</source>
        <translation>De hele tafel tonen, zo groot als past.</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>Gel&amp;uiden</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>Zij&amp;paneel</translation>
    </message>
    <message>
        <source>Show or hide the players and the moves.</source>
        <translation>De spelers en de zetten tonen of verbergen.</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>V&amp;olledig scherm</translation>
    </message>
    <message>
        <source>Fill the screen with the table.</source>
        <translation>Het scherm vullen met de tafel.</translation>
    </message>
    <message>
        <source>&amp;What can I do?</source>
        <translation>&amp;Wat kan ik doen?</translation>
    </message>
    <message>
        <source>Say what you can do at this moment, and light it on the table.</source>
        <translation>Zeggen wat je op dit moment kunt doen, en het op tafel verlichten.</translation>
    </message>
    <message>
        <source>C&amp;ontents</source>
        <translation>In&amp;houd</translation>
    </message>
    <message>
        <source>Read and search all pages of the help, in one window.</source>
        <translation>Alle pagina’s van de help in één venster lezen en doorzoeken.</translation>
    </message>
    <message>
        <source>How to &amp;play</source>
        <translation>Spel&amp;uitleg</translation>
    </message>
    <message>
        <source>Say how the game in progress is played, in words and pictures.</source>
        <translation>In woorden en plaatjes zeggen hoe het lopende spel gaat.</translation>
    </message>
    <message>
        <source>Your &amp;first game</source>
        <translation>Je &amp;eerste spel</translation>
    </message>
    <message>
        <source>Learn the game in six short steps on the table. Your own game is kept.</source>
        <translation>Het spel in zes korte stappen op tafel leren. Je eigen spel blijft bewaard.</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Toetsen en muis</translation>
    </message>
    <message>
        <source>List what every key does.</source>
        <translation>Opsommen wat elke toets doet.</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>Toetsen &amp;veranderen…</translation>
    </message>
    <message>
        <source>Choose which keys lead to what.</source>
        <translation>Kiezen welke toetsen waarheen leiden.</translation>
    </message>
    <message>
        <source>&amp;Settings explained</source>
        <translation>&amp;Instellingen uitgelegd</translation>
    </message>
    <message>
        <source>Say what every setting does.</source>
        <translation>Zeggen wat elke instelling doet.</translation>
    </message>
    <message>
        <source>&amp;About Sequence Desktop</source>
        <translation>&amp;Over Sequence Desktop</translation>
    </message>
    <message>
        <source>Show the version and the licences.</source>
        <translation>De versie en de licenties tonen.</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tip</translation>
    </message>
    <message>
        <source>Show the best moves of your hand, how good they are, and why.</source>
        <translation>De beste zetten van je hand tonen, hoe goed ze zijn en waarom.</translation>
    </message>
    <message>
        <source>&amp;Play the hint</source>
        <translation>Tip &amp;spelen</translation>
    </message>
    <message>
        <source>Make the hinted move that is marked on the table.</source>
        <translation>De zet van de tip doen die op de tafel gemerkt is.</translation>
    </message>
    <message>
        <source>Show a &amp;better move</source>
        <translation>&amp;Betere zet tonen</translation>
    </message>
    <message>
        <source>Say which move would have been better than your last one, and why.</source>
        <translation>Zeggen welke zet beter was geweest dan je laatste, en waarom.</translation>
    </message>
    <message>
        <source>Winning &amp;chances</source>
        <translation>Winst&amp;kansen</translation>
    </message>
    <message>
        <source>Show who is ahead, as far as you can know, now and through the game.</source>
        <translation>Tonen wie voor staat, voor zover je het kunt weten, nu en in de loop van het spel.</translation>
    </message>
    <message>
        <source>&amp;Review the game…</source>
        <translation>Spel &amp;nabespreken…</translation>
    </message>
    <message>
        <source>Look back at a finished game: where it turned, and what was luck or skill.</source>
        <translation>Terugkijken op een beëindigd spel: waar het keerde, en wat geluk of kunde was.</translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation>Nu &amp;zetten</translation>
    </message>
    <message>
        <source>Let the computer that is thinking move at once, with what it knows.</source>
        <translation>De computer die nadenkt meteen laten zetten, met wat hij weet.</translation>
    </message>
    <message>
        <source>Colours of the s&amp;ystem</source>
        <translation>Kleuren van het s&amp;ysteem</translation>
    </message>
    <message>
        <source>Be light or dark as the system is.</source>
        <translation>Licht of donker zijn zoals het systeem.</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Licht</translation>
    </message>
    <message>
        <source>Dark text on a light window.</source>
        <translation>Donkere tekst op een licht venster.</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Donker</translation>
    </message>
    <message>
        <source>Light text on a dark window.</source>
        <translation>Lichte tekst op een donker venster.</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>Hoog &amp;contrast</translation>
    </message>
    <message>
        <source>The strongest contrast, for weak eyes and bright rooms.</source>
        <translation>Het sterkste contrast, voor zwakke ogen en lichte kamers.</translation>
    </message>
    <message>
        <source>Hand as dra&amp;wn</source>
        <translation>Hand zoals ge&amp;trokken</translation>
    </message>
    <message>
        <source>Lay one’s cards in the order in which they were drawn.</source>
        <translation>De eigen kaarten leggen in de volgorde waarin ze getrokken zijn.</translation>
    </message>
    <message>
        <source>Hand by sui&amp;ts</source>
        <translation>Hand op &amp;kleur</translation>
    </message>
    <message>
        <source>Lay one’s cards suit by suit.</source>
        <translation>De eigen kaarten kleur voor kleur leggen.</translation>
    </message>
    <message>
        <source>Hand by ra&amp;nks</source>
        <translation>Hand op &amp;waarde</translation>
    </message>
    <message>
        <source>Lay one’s cards rank by rank, or by their numbers.</source>
        <translation>De eigen kaarten waarde voor waarde leggen, of op hun getallen.</translation>
    </message>
    <message>
        <source>Hand as I lay &amp;it</source>
        <translation>Hand zoals &amp;ik hem leg</translation>
    </message>
    <message>
        <source>Leave one’s cards where they are dragged to in the hand.</source>
        <translation>De eigen kaarten laten waar ze in de hand heen gesleept worden.</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>{move} and take the row {rows}</source>
        <translation>{move} en de rij {rows} nemen</translation>
    </message>
    <message>
        <source>{move} and take the rows {rows}</source>
        <translation>{move} en de rijen {rows} nemen</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>{card} nemen</translation>
    </message>
    <message>
        <source>Give up {card}</source>
        <translation>{card} afstaan</translation>
    </message>
    <message>
        <source>Take the chip on {cell} away</source>
        <translation>Het fiche op {cell} wegnemen</translation>
    </message>
    <message>
        <source>Play {card} on {cell}</source>
        <translation>{card} op {cell} spelen</translation>
    </message>
    <message>
        <source>Take the chip on {cell} away with {card}</source>
        <translation>Het fiche op {cell} met {card} wegnemen</translation>
    </message>
    <message>
        <source>Take over the chip on {cell} with {card}</source>
        <translation>Het fiche op {cell} met {card} overnemen</translation>
    </message>
    <message>
        <source>Swap the chips on {cell} and {other} with {card}</source>
        <translation>De fiches op {cell} en {other} met {card} wisselen</translation>
    </message>
    <message>
        <source>Turn in {card}</source>
        <translation>{card} inleveren</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Een kaart trekken</translation>
    </message>
    <message>
        <source>Put a chip on {cell}</source>
        <translation>Een fiche op {cell} leggen</translation>
    </message>
    <message>
        <source>Take over the chip on {cell}</source>
        <translation>Het fiche op {cell} overnemen</translation>
    </message>
    <message>
        <source>Swap the chips on {cell} and {other}</source>
        <translation>De fiches op {cell} en {other} wisselen</translation>
    </message>
</context>
<context>
    <name>BalanceDialog</name>
    <message>
        <source>Balance of the board</source>
        <translation>Evenwicht van het bord</translation>
    </message>
    <message>
        <source>&amp;Play the games</source>
        <translation>Spellen &amp;spelen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>Co&amp;mpare in the lab…</source>
        <translation>In het lab &amp;vergelijken…</translation>
    </message>
    <message>
        <source>The same number plays the same games again, everywhere.</source>
        <translation>Hetzelfde getal speelt dezelfde spellen opnieuw, overal.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>What the games tell of the board will stand here.</source>
        <translation>Hier komt te staan wat de spellen over het bord zeggen.</translation>
    </message>
    <message>
        <source>Let other boards, games or levels be played beside this one, as a plan.</source>
        <translation>Andere borden, spellen of niveaus naast dit laten spelen, als plan.</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Sp&amp;el</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>S&amp;pelers</translation>
    </message>
    <message>
        <source>L&amp;evel of all players</source>
        <translation>Ni&amp;veau van alle spelers</translation>
    </message>
    <message>
        <source>&amp;Number of games</source>
        <translation>A&amp;antal spellen</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Startgetal</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>begint…</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>stopt…</translation>
    </message>
    <message>
        <source>about {seconds} s left</source>
        <translation>nog ongeveer {seconds} s</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>nog ongeveer {minutes} min</translation>
    </message>
</context>
<context>
    <name>BesidePage</name>
    <message>
        <source>Entry at the left</source>
        <translation>Reeks links</translation>
    </message>
    <message>
        <source>Entry at the right</source>
        <translation>Reeks rechts</translation>
    </message>
</context>
<context>
    <name>BoardList</name>
    <message>
        <source>Arranged by {author}</source>
        <translation>Gerangschikt door {author}</translation>
    </message>
    <message>
        <source>The board of these rules</source>
        <translation>Het bord van deze regels</translation>
    </message>
</context>
<context>
    <name>BoardPreview</name>
    <message>
        <source>Picture of the board {name}, {columns} by {rows} cells</source>
        <translation>Afbeelding van het bord {name}, {columns} bij {rows} vakken</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Compass</source>
        <translation>Kompas</translation>
    </message>
    <message>
        <source>Each suit has a side of the board: spades north, hearts east, clubs south, diamonds west. Every sector runs from the two to the ace and through again, row by row from the rim to the middle, and a quarter turn carries each sector onto the next. The four aces meet in the centre.</source>
        <translation>Elke kleur heeft een zijde van het bord: schoppen in het noorden, harten in het oosten, klaveren in het zuiden, ruiten in het westen. Elke sector loopt van de twee tot de aas en dan nog eens, regel voor regel van de rand naar het midden, en een kwartdraai brengt elke sector op de volgende. De vier azen komen in het midden samen.</translation>
    </message>
    <message>
        <source>Two dice</source>
        <translation>Twee dobbelstenen</translation>
    </message>
    <message>
        <source>Six by six for two dice: the rare twos in the corners, the twelves in the middle. A quarter turn leaves it as it is.</source>
        <translation>Zes bij zes voor twee dobbelstenen: de zeldzame tweeën in de hoeken, de twaalven in het midden. Na een kwartdraai is het hetzelfde.</translation>
    </message>
    <message>
        <source>traditional</source>
        <translation>onbekend</translation>
    </message>
    <message>
        <source>No rights are claimed in this arrangement</source>
        <translation>Op deze rangschikking worden geen rechten geclaimd</translation>
    </message>
    <message>
        <source>Far twins</source>
        <translation>Verre tweelingen</translation>
    </message>
    <message>
        <source>Four windows, black and red like a chess board, with the two suits of a colour chequered inside. From every card it is five rows and five columns to its twin, so that no two chips on the same card help each other; only the kings of spades and hearts meet, in the centre. The left half is the mirror of the right, spades for hearts and clubs for diamonds.</source>
        <translation>Vier vensters, zwart en rood als een schaakbord, met daarin de twee soorten van één kleur weer om en om. Van elke kaart is het vijf regels en vijf kolommen naar haar tweeling, zodat twee fiches op dezelfde kaart elkaar nooit helpen; alleen de schoppenheren en de hartenheren raken elkaar, in het midden. De linkerhelft is het spiegelbeeld van de rechter, met schoppen voor harten en klaveren voor ruiten.</translation>
    </message>
    <message>
        <source>Turning rings</source>
        <translation>Tegendraaiende ringen</translation>
    </message>
    <message>
        <source>The numbers in rings around the one; each ring runs the other way round than the last. The nought stands in the corner beyond ninety-nine.</source>
        <translation>De getallen in ringen rond de een; elke ring loopt andersom dan de vorige. De nul staat in de hoek, voorbij negenennegentig.</translation>
    </message>
    <message>
        <source>Growing edges</source>
        <translation>Groeiende randen</translation>
    </message>
    <message>
        <source>The numbers grow out from the middle edge by edge, so that the square stays full at every size. The nought stands in a corner.</source>
        <translation>De getallen groeien rand voor rand vanuit het midden, zodat het vierkant bij elke grootte vol blijft. De nul staat in een hoek.</translation>
    </message>
    <message>
        <source>Number spiral</source>
        <translation>Getallenspiraal</translation>
    </message>
    <message>
        <source>One plain spiral from the nought in the centre to ninety-nine in the corner.</source>
        <translation>Eén gewone spiraal van de nul in het midden naar negenennegentig in de hoek.</translation>
    </message>
    <message>
        <source>Junior</source>
        <translation>Junior</translation>
    </message>
    <message>
        <source>Six by seven for the youngest: the cards from two to ace without tens and pictures, each once, in a path that can be followed with a finger. The corners and the two spaces in the middle are free.</source>
        <translation>Zes bij zeven voor de jongsten: de kaarten van twee tot aas zonder tienen en plaatjes, elk één keer, op een pad dat je met je vinger kunt volgen. De hoeken en de twee vakken in het midden zijn vrij.</translation>
    </message>
    <message>
        <source>Pinwheel</source>
        <translation>Windmolentje</translation>
    </message>
    <message>
        <source>One pack on seven by seven for the travel game: each suit is one sail of a wheel, winding from the two at the rim to the ace at the hub, and the free space is the axle.</source>
        <translation>Eén kaartspel op zeven bij zeven voor het reisspel: elke kleur is een wiek van de molen, die van de twee aan de rand naar de aas bij de naaf kronkelt, en het vrije vak is de spil.</translation>
    </message>
    <message>
        <source>Quadrants</source>
        <translation>Kwadranten</translation>
    </message>
    <message>
        <source>The arrangement common for One-Eyed Jack. Each quarter holds two suits, one the mirror of the other along the diagonal, where the kings and queens stand; tens to sevens run along the edges. Turned upside down it is the same board.</source>
        <translation>De gebruikelijke rangschikking voor One-Eyed Jack. Elk kwart heeft twee soorten, de ene het spiegelbeeld van de andere langs de diagonaal, waar de heren en vrouwen staan; tienen tot zevens liggen langs de randen. Ondersteboven is het hetzelfde bord.</translation>
    </message>
    <message>
        <source>Row snake</source>
        <translation>Slang, regel voor regel</translation>
    </message>
    <message>
        <source>The two packs in order, laid like a snake: one row to the right, the next to the left. The easiest board to find a card on.</source>
        <translation>De twee kaartspellen op volgorde, gelegd als een slang: één regel naar rechts, de volgende naar links. Het bord waarop je een kaart het makkelijkst vindt.</translation>
    </message>
    <message>
        <source>Spiral</source>
        <translation>Spiraal</translation>
    </message>
    <message>
        <source>The arrangement of the published game. From the top left corner it winds inwards, clockwise: spades and diamonds up from the two, clubs and hearts down from the ace, and all of it once more, to the two of hearts in the middle. No jacks; the corners are free.</source>
        <translation>De rangschikking van het uitgegeven spel. Vanuit de hoek linksboven draait ze met de klok mee naar binnen: schoppen en ruiten omhoog vanaf de twee, klaveren en harten omlaag vanaf de aas, en alles nog eens, tot de harten twee in het midden. Geen boeren; de hoeken zijn vrij.</translation>
    </message>
</context>
<context>
    <name>BookmarksDialog</name>
    <message>
        <source>Bookmarks</source>
        <translation>Bladwijzers</translation>
    </message>
    <message>
        <source>No moment is marked yet. Look at one, and choose View → Bookmark.</source>
        <translation>Er is nog geen moment gemarkeerd. Bekijk er een en kies Beeld → Bladwijzer.</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Geen naam</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Verwijderen</translation>
    </message>
    <message>
        <source>Remove the bookmark; the game stays as it is.</source>
        <translation>De bladwijzer verwijderen; het spel blijft zoals het is.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Naam</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>{cell}: {card}</source>
        <translation>{cell}: {card}</translation>
    </message>
    <message>
        <source>Now choose the other end of the row.</source>
        <translation>Kies nu het andere eind van de rij.</translation>
    </message>
</context>
<context>
    <name>CaseDialog</name>
    <message>
        <source>Save as rule case</source>
        <translation>Als regelgeval opslaan</translation>
    </message>
    <message>
        <source>The case says what may be done in this position, as the program sees it.</source>
        <translation>Het geval zegt wat er in deze stelling mag, zoals het programma het ziet.</translation>
    </message>
    <message>
        <source>&amp;Choose a file…</source>
        <translation>Bestand &amp;kiezen…</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Notitie</translation>
    </message>
</context>
<context>
    <name>ChancePanel</name>
    <message>
        <source>Winning chances</source>
        <translation>Winstkansen</translation>
    </message>
    <message>
        <source>Chances through the game</source>
        <translation>Kansen in de loop van het spel</translation>
    </message>
    <message>
        <source>Click to look at the board at that moment</source>
        <translation>Klik om het bord op dat moment te bekijken</translation>
    </message>
</context>
<context>
    <name>Chancing</name>
    <message>
        <source>The chances cannot be worked out: the process that does it has failed.</source>
        <translation>De kansen kunnen niet berekend worden: het proces dat dit doet, is uitgevallen.</translation>
    </message>
    <message>
        <source>The chances show when the next player is ready.</source>
        <translation>De kansen verschijnen als de volgende speler klaar is.</translation>
    </message>
    <message>
        <source>A rated game has no chances.</source>
        <translation>Een gewaardeerd spel toont geen kansen.</translation>
    </message>
    <message>
        <source>As far as an onlooker can tell:</source>
        <translation>Voor zover een toeschouwer kan zeggen:</translation>
    </message>
    <message>
        <source>As far as {name} can know:</source>
        <translation>Voor zover {name} kan weten:</translation>
    </message>
</context>
<context>
    <name>Clipping</name>
    <message>
        <source>The board is on the clipboard, as text.</source>
        <translation>Het bord staat als tekst op het klembord.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Er staat geen tekst op het klembord.</translation>
    </message>
    <message>
        <source>Paste text</source>
        <translation>Tekst plakken</translation>
    </message>
    <message>
        <source>Pasted. Not understood: {count}; lines left out: {lines}.</source>
        <translation>Geplakt. Niet begrepen: {count}; weggelaten regels: {lines}.</translation>
    </message>
    <message>
        <source>Pasted: everything was understood.</source>
        <translation>Geplakt: alles is begrepen.</translation>
    </message>
    <message>
        <source>{cards}: they lie on the right of column {column}.</source>
        <translation>{cards}: ze liggen rechts van kolom {column}.</translation>
    </message>
    <message>
        <source>{cards}: they lie below row {row}.</source>
        <translation>{cards}: ze liggen onder regel {row}.</translation>
    </message>
    <message>
        <source>{cards}: they lie right of {column} and below row {row}.</source>
        <translation>{cards}: ze liggen rechts van {column} en onder regel {row}.</translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>Blue</source>
        <translation>Blauw</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Oranje</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Geel</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Wit</translation>
    </message>
    <message>
        <source>Dark grey</source>
        <translation>Donkergrijs</translation>
    </message>
    <message>
        <source>Light grey</source>
        <translation>Lichtgrijs</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rood</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Groen</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Paars</translation>
    </message>
</context>
<context>
    <name>CommandRow</name>
    <message>
        <source>C&amp;opy</source>
        <translation>K&amp;opiëren</translation>
    </message>
    <message>
        <source>Sa&amp;ve the board…</source>
        <translation>Bord op&amp;slaan…</translation>
    </message>
    <message>
        <source>Command line that makes this report again</source>
        <translation>Opdrachtregel die dit verslag opnieuw maakt</translation>
    </message>
    <message>
        <source>The command that plays these games again needs the board as a file.</source>
        <translation>De opdracht die deze spellen opnieuw speelt, heeft het bord als bestand nodig.</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>Figures of all entries</source>
        <translation>Cijfers van alle reeksen</translation>
    </message>
    <message>
        <source>Share of the points, by player</source>
        <translation>Aandeel van de punten, per speler</translation>
    </message>
    <message>
        <source>Strength of the players, in Elo</source>
        <translation>Sterkte van de spelers, in Elo</translation>
    </message>
    <message>
        <source>Decided games won by the side that began</source>
        <translation>Besliste spellen gewonnen door de partij die begon</translation>
    </message>
    <message>
        <source>Moves a game</source>
        <translation>Zetten per spel</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Reeks</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Who begins wins</source>
        <translation>Wie begint, wint</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Gelijk</translation>
    </message>
</context>
<context>
    <name>Corner</name>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} denkt na</translation>
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
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n zet</numerusform>
            <numerusform>%n zetten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) left</source>
        <translation>
            <numerusform>nog %n beurt</numerusform>
            <numerusform>nog %n beurten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{made} of %n row(s)</source>
        <translation>
            <numerusform>{made} van %n rij</numerusform>
            <numerusform>{made} van %n rijen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed} and makes %n row(s)</source>
        <translation>
            <numerusform>{deed} en maakt een rij</numerusform>
            <numerusform>{deed} en maakt %n rijen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed} and announces %n row(s)</source>
        <translation>
            <numerusform>{deed} en meldt een rij</numerusform>
            <numerusform>{deed} en meldt %n rijen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed} and breaks up %n row(s)</source>
        <translation>
            <numerusform>{deed} en verbreekt een rij</numerusform>
            <numerusform>{deed} en verbreekt %n rijen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed}: %n row(s)</source>
        <translation>
            <numerusform>{deed}: een rij</numerusform>
            <numerusform>{deed}: %n rijen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From there %n row(s) are still possible.</source>
        <translation>
            <numerusform>Van daar is nog %n rij mogelijk.</numerusform>
            <numerusform>Van daar zijn nog %n rijen mogelijk.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier move(s), see the list</source>
        <translation>
            <numerusform>%n eerdere zet, zie de lijst</numerusform>
            <numerusform>%n eerdere zetten, zie de lijst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are shuffled into a new stock</source>
        <translation>
            <numerusform>%n kaart wordt tot een nieuwe stapel geschud</numerusform>
            <numerusform>%n kaarten worden tot een nieuwe stapel geschud</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rated game(s) played.</source>
        <translation>
            <numerusform>%n gewaardeerd spel gespeeld.</numerusform>
            <numerusform>%n gewaardeerde spellen gespeeld.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) found</source>
        <translation>
            <numerusform>%n instelling gevonden</numerusform>
            <numerusform>%n instellingen gevonden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read</source>
        <translation>
            <numerusform>%n bestand kon niet gelezen worden</numerusform>
            <numerusform>%n bestanden konden niet gelezen worden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) could not be read</source>
        <translation>
            <numerusform>%n regel kon niet gelezen worden</numerusform>
            <numerusform>%n regels konden niet gelezen worden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) are among your own now</source>
        <translation>
            <numerusform>%n bord hoort nu bij je eigen borden</numerusform>
            <numerusform>%n borden horen nu bij je eigen borden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) did not fit on the board</source>
        <translation>
            <numerusform>%n kaart paste niet op het bord</numerusform>
            <numerusform>%n kaarten pasten niet op het bord</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>no</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>one</source>
        <translation>één</translation>
    </message>
    <message>
        <source>two</source>
        <translation>twee</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drie</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>vijf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>zes</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>zeven</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>negen</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>tien</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>elf</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>twaalf</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>één kaart</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count} kaarten</translation>
    </message>
    <message>
        <source>one row</source>
        <translation>één rij</translation>
    </message>
    <message>
        <source>{count} rows</source>
        <translation>{count} rijen</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>één punt</translation>
    </message>
    <message>
        <source>{count} points</source>
        <translation>{count} punten</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} spelers</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} of {last}</translation>
    </message>
    <message>
        <source>a roll of {totals}</source>
        <translation>een worp van {totals}</translation>
    </message>
    <message>
        <source>the one-eyed jacks (spades and hearts)</source>
        <translation>de eenogige boeren (schoppen en harten)</translation>
    </message>
    <message>
        <source>the two-eyed jacks (diamonds and clubs)</source>
        <translation>de tweeogige boeren (ruiten en klaveren)</translation>
    </message>
    <message>
        <source>the {ranks}</source>
        <translation>de {ranks}</translation>
    </message>
    <message>
        <source>the {ranks} of {suits}</source>
        <translation>de {ranks} van {suits}</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>tweeën</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>drieën</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>vieren</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>vijven</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>zessen</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>zevens</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>achten</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>negens</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>tienen</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>boeren</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>vrouwen</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>heren</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>azen</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>schoppen</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>harten</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruiten</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klaveren</translation>
    </message>
    <message>
        <source>rules without a name</source>
        <translation>regels zonder naam</translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message>
        <source>Cards to be laid</source>
        <translation>Kaarten om neer te leggen</translation>
    </message>
    <message>
        <source>{card}: {count} left</source>
        <translation>{card}: nog {count}</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>Two packs of cards</source>
        <translation>Twee kaartspellen</translation>
    </message>
    <message>
        <source>One pack of cards</source>
        <translation>Eén kaartspel</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Getallen</translation>
    </message>
    <message>
        <source>Two dice</source>
        <translation>Twee dobbelstenen</translation>
    </message>
    <message>
        <source>Anything</source>
        <translation>Van alles</translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>{who} did not draw in time, and holds one card less</source>
        <translation>{who} heeft niet op tijd getrokken en heeft een kaart minder</translation>
    </message>
    <message>
        <source>the others have their last turns</source>
        <translation>de anderen hebben hun laatste beurten</translation>
    </message>
    <message>
        <source>{deed}; {consequence}</source>
        <translation>{deed}; {consequence}</translation>
    </message>
    <message>
        <source>{who} takes {card}</source>
        <translation>{who} neemt {card}</translation>
    </message>
    <message>
        <source>{who} draws a card</source>
        <translation>{who} trekt een kaart</translation>
    </message>
    <message>
        <source>{who} shows that {card} is dead and turns it in</source>
        <translation>{who} laat zien dat {card} dood is en levert die in</translation>
    </message>
    <message>
        <source>{who} plays {card} as {other_card} on {cell}</source>
        <translation>{who} speelt {card} als {other_card} op {cell}</translation>
    </message>
    <message>
        <source>{who} plays {card} on {cell}</source>
        <translation>{who} speelt {card} op {cell}</translation>
    </message>
    <message>
        <source>{who} plays {card} and removes the chip on {cell}</source>
        <translation>{who} speelt {card} en haalt het fiche op {cell} weg</translation>
    </message>
    <message>
        <source>{who} plays {card} and takes over the chip on {cell}</source>
        <translation>{who} speelt {card} en neemt het fiche op {cell} over</translation>
    </message>
    <message>
        <source>{who} plays {card} and swaps the chips on {cell} and {other}</source>
        <translation>{who} speelt {card} en wisselt de fiches op {cell} en {other}</translation>
    </message>
    <message>
        <source>{who} turns in {card}</source>
        <translation>{who} levert {card} in</translation>
    </message>
    <message>
        <source>{who} passes</source>
        <translation>{who} past</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and puts a chip on {cell}</source>
        <translation>{who} gooit {roll} en legt een fiche op {cell}</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and removes the chip on {cell}</source>
        <translation>{who} gooit {roll} en haalt het fiche op {cell} weg</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and takes over the chip on {cell}</source>
        <translation>{who} gooit {roll} en neemt het fiche op {cell} over</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and swaps the chips on {cell} and {other}</source>
        <translation>{who} gooit {roll} en wisselt de fiches op {cell} en {other}</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and can do nothing</source>
        <translation>{who} gooit {roll} en kan niets doen</translation>
    </message>
    <message>
        <source>{who} gives up {card}</source>
        <translation>{who} staat {card} af</translation>
    </message>
    <message>
        <source>{who} takes the chip on {cell} away</source>
        <translation>{who} pakt het fiche op {cell} weg</translation>
    </message>
    <message>
        <source>{who} has spoken out of turn</source>
        <translation>{who} heeft voor zijn beurt gesproken</translation>
    </message>
    <message>
        <source>on {cell}</source>
        <comment>after a card, as in 8 of spades on c4</comment>
        <translation>op {cell}</translation>
    </message>
    <message>
        <source>removes {cell}</source>
        <comment>after a card</comment>
        <translation>haalt {cell} weg</translation>
    </message>
    <message>
        <source>takes over {cell}</source>
        <comment>after a card</comment>
        <translation>neemt {cell} over</translation>
    </message>
    <message>
        <source>swaps {cell} and {other}</source>
        <comment>after a card</comment>
        <translation>wisselt {cell} en {other}</translation>
    </message>
    <message>
        <source>turned in</source>
        <comment>after a card</comment>
        <translation>ingeleverd</translation>
    </message>
    <message>
        <source>taken</source>
        <comment>after a card</comment>
        <translation>genomen</translation>
    </message>
    <message>
        <source>draws a card</source>
        <translation>trekt een kaart</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <comment>after a roll</comment>
        <translation>niets te doen</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>past</translation>
    </message>
    <message>
        <source>given up</source>
        <comment>after a card</comment>
        <translation>afgestaan</translation>
    </message>
    <message>
        <source>takes {cell} away</source>
        <translation>pakt {cell} weg</translation>
    </message>
    <message>
        <source>has spoken</source>
        <translation>heeft gesproken</translation>
    </message>
    <message>
        <source>{total} is rolled</source>
        <translation>{total} is gegooid</translation>
    </message>
    <message>
        <source>{who} is out of the game</source>
        <translation>{who} ligt uit het spel</translation>
    </message>
    <message>
        <source>it is the turn of {who}</source>
        <translation>{who} is aan de beurt</translation>
    </message>
    <message>
        <source>a chip of {who} on {place}</source>
        <translation>een fiche van {who} op {place}</translation>
    </message>
    <message>
        <source>the chip of {who} is off {place}</source>
        <translation>het fiche van {who} is weg van {place}</translation>
    </message>
    <message>
        <source>a row for {who}, {place}</source>
        <translation>een rij voor {who}, {place}</translation>
    </message>
    <message>
        <source>{who} no longer has the row {place}</source>
        <translation>{who} heeft de rij {place} niet meer</translation>
    </message>
    <message>
        <source>{who} lays off {card}</source>
        <translation>{who} legt {card} af</translation>
    </message>
    <message>
        <source>{who} draws {card}</source>
        <translation>{who} trekt {card}</translation>
    </message>
    <message>
        <source>{who} takes back {card}</source>
        <translation>{who} neemt {card} terug</translation>
    </message>
    <message>
        <source>{who} puts back {card}</source>
        <translation>{who} legt {card} terug</translation>
    </message>
</context>
<context>
    <name>DesignButtons</name>
    <message>
        <source>&amp;Design a board…</source>
        <translation>Bord &amp;ontwerpen…</translation>
    </message>
    <message>
        <source>Make a board of your own, or change one.</source>
        <translation>Een eigen bord maken of er een veranderen.</translation>
    </message>
    <message>
        <source>Edit a cop&amp;y</source>
        <translation>&amp;Kopie bewerken</translation>
    </message>
    <message>
        <source>Change a copy of the chosen board in the designer.</source>
        <translation>Een kopie van het gekozen bord veranderen in de ontwerper.</translation>
    </message>
</context>
<context>
    <name>Designer</name>
    <message>
        <source>Some files were not taken over.</source>
        <translation>Sommige bestanden zijn niet overgenomen.</translation>
    </message>
    <message>
        <source>Only files of this computer can be dropped here.</source>
        <translation>Hier kunnen alleen bestanden van deze computer neergezet worden.</translation>
    </message>
    <message>
        <source>Save the file first, or copy its text and paste it.</source>
        <translation>Sla het bestand eerst op, of kopieer de tekst en plak die.</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Bord</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nieuw</translation>
    </message>
    <message>
        <source>An empty board. Undo brings this one back.</source>
        <translation>Een leeg bord. Ongedaan maken haalt dit terug.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Openen…</translation>
    </message>
    <message>
        <source>Change a board in a file. Undo brings this back.</source>
        <translation>Een bord uit een bestand veranderen. Ongedaan maken haalt dit terug.</translation>
    </message>
    <message>
        <source>&amp;Gallery…</source>
        <translation>&amp;Galerij…</translation>
    </message>
    <message>
        <source>Look at all boards.</source>
        <translation>Alle borden bekijken.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Op&amp;slaan</translation>
    </message>
    <message>
        <source>Save the board, with mistakes or without.</source>
        <translation>Het bord opslaan, met of zonder fouten.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Opslaan &amp;als…</translation>
    </message>
    <message>
        <source>Save the board to another file.</source>
        <translation>Het bord in een ander bestand opslaan.</translation>
    </message>
    <message>
        <source>&amp;Export a copy…</source>
        <translation>Kopie &amp;exporteren…</translation>
    </message>
    <message>
        <source>Write a copy for somebody else.</source>
        <translation>Een kopie voor iemand anders schrijven.</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Af&amp;drukken…</translation>
    </message>
    <message>
        <source>Bring the board onto paper, or into a picture.</source>
        <translation>Het bord op papier of in een afbeelding zetten.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;luiten</translation>
    </message>
    <message>
        <source>Close. What is not saved is kept for next time.</source>
        <translation>Sluiten. Wat niet opgeslagen is, blijft bewaard voor de volgende keer.</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>B&amp;ewerken</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Op&amp;nieuw</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>&amp;Geschiedenis…</translation>
    </message>
    <message>
        <source>List all changes and go back to any of them.</source>
        <translation>Alle veranderingen opsommen en naar een ervan teruggaan.</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>K&amp;nippen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Plakken</translation>
    </message>
    <message>
        <source>Paste cells, or a board as text from anywhere.</source>
        <translation>Vakken plakken, of een bord als tekst van waar dan ook.</translation>
    </message>
    <message>
        <source>Copy the board as te&amp;xt</source>
        <translation>Bord als te&amp;kst kopiëren</translation>
    </message>
    <message>
        <source>For a letter, a forum or a spreadsheet.</source>
        <translation>Voor een brief, een forum of een rekenblad.</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Leegmaken</translation>
    </message>
    <message>
        <source>Choose &amp;all</source>
        <translation>&amp;Alles kiezen</translation>
    </message>
    <message>
        <source>&amp;Fill with the tray’s card</source>
        <translation>&amp;Vullen met de kaart van de bak</translation>
    </message>
    <message>
        <source>Put the card chosen in the tray on these cells.</source>
        <translation>De in de bak gekozen kaart op deze vakken leggen.</translation>
    </message>
    <message>
        <source>E&amp;xchange two cells</source>
        <translation>Twee vakken &amp;wisselen</translation>
    </message>
    <message>
        <source>Exchange the two chosen cells.</source>
        <translation>De twee gekozen vakken wisselen.</translation>
    </message>
    <message>
        <source>&amp;Shuffle</source>
        <translation>&amp;Schudden</translation>
    </message>
    <message>
        <source>Shuffle the chosen cells; of one, the board.</source>
        <translation>De gekozen vakken schudden; is het er één, dan het bord.</translation>
    </message>
    <message>
        <source>Fill &amp;up from the tray</source>
        <translation>Aan&amp;vullen uit de bak</translation>
    </message>
    <message>
        <source>Put what is left on the empty cells, by chance.</source>
        <translation>Wat over is bij toeval op de lege vakken leggen.</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <translation>Pro&amp;beren</translation>
    </message>
    <message>
        <source>&amp;Play a game on it</source>
        <translation>Een spel erop s&amp;pelen</translation>
    </message>
    <message>
        <source>Play a game on this board against the computer.</source>
        <translation>Op dit bord een spel tegen de computer spelen.</translation>
    </message>
    <message>
        <source>&amp;Balance…</source>
        <translation>&amp;Evenwicht…</translation>
    </message>
    <message>
        <source>Measure the board by many games of computers.</source>
        <translation>Het bord meten met veel spellen van computers.</translation>
    </message>
    <message>
        <source>&amp;Hide the heat map</source>
        <translation>&amp;Warmtekaart verbergen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Toetsen en muis</translation>
    </message>
    <message>
        <source>List what every key does here.</source>
        <translation>Opsommen wat elke toets hier doet.</translation>
    </message>
    <message>
        <source>Shift to the left</source>
        <translation>Naar links schuiven</translation>
    </message>
    <message>
        <source>Shift to the right</source>
        <translation>Naar rechts schuiven</translation>
    </message>
    <message>
        <source>Shift up</source>
        <translation>Naar boven schuiven</translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation>Naar beneden schuiven</translation>
    </message>
    <message>
        <source>Symmetry that edits keep</source>
        <translation>Symmetrie die blijft</translation>
    </message>
    <message>
        <source>What is changed in one place is changed in its likeness, too.</source>
        <translation>Wat op één plaats verandert, verandert ook op de overeenkomstige plaats.</translation>
    </message>
    <message>
        <source>Play an&amp;other game on it</source>
        <translation>Een &amp;ander spel erop spelen</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Gereedschap</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>&amp;Rangschikken</translation>
    </message>
    <message>
        <source>Turn: {way}</source>
        <translation>Draaien: {way}</translation>
    </message>
    <message>
        <source>Exchange two &amp;suits</source>
        <translation>Twee &amp;kleuren wisselen</translation>
    </message>
    <message>
        <source>&amp;Repeat a part (symmetry)</source>
        <translation>Een deel &amp;herhalen (symmetrie)</translation>
    </message>
    <message>
        <source>S&amp;ymmetry that edits keep</source>
        <translation>S&amp;ymmetrie die blijft</translation>
    </message>
    <message>
        <source>Take {part} for the rest</source>
        <translation>{part} voor de rest nemen</translation>
    </message>
    <message>
        <source>Choose a symmetry first</source>
        <translation>Kies eerst een symmetrie</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;ymmetrie</translation>
    </message>
    <message>
        <source>free</source>
        <translation>vrij</translation>
    </message>
    <message>
        <source>hole</source>
        <translation>gat</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leeg</translation>
    </message>
    <message>
        <source>a free cell</source>
        <translation>een vrij vak</translation>
    </message>
    <message>
        <source>a hole</source>
        <translation>een gat</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niets</translation>
    </message>
</context>
<context>
    <name>DesignerWindow</name>
    <message>
        <source>&amp;Tray: to be placed</source>
        <translation>&amp;Bak: nog te leggen</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Patroon</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>Nieuw bord</translation>
    </message>
    <message>
        <source>{name}[*] – Board designer</source>
        <translation>{name}[*] – Bordontwerper</translation>
    </message>
    <message>
        <source>{cell}   chosen: {chosen}   filled: {filled} of {size}</source>
        <translation>{cell}   gekozen: {chosen}   gevuld: {filled} van {size}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Evenwicht</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Toetsen en muis</translation>
    </message>
    <message>
        <source>Go on with an unsaved board</source>
        <translation>Verdergaan met een niet opgeslagen bord</translation>
    </message>
    <message>
        <source>This board is not kept: {why}.</source>
        <translation>Dit bord wordt niet bewaard: {why}.</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>You play on from move {ply} in a game of its own. The one before is kept; undo brings it back.</source>
        <translation>Je speelt verder vanaf zet {ply} in een eigen spel. Het vorige blijft bewaard; Ongedaan maken haalt het terug.</translation>
    </message>
    <message>
        <source>Another program has written to the file of your game in progress. It was left as it is now, and your game is kept in another file.</source>
        <translation>Een ander programma heeft in het bestand van je lopende spel geschreven. Het is gelaten zoals het nu is, en je spel wordt in een ander bestand bewaard.</translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message>
        <source>{now} (not: {before})</source>
        <translation>{now} (niet: {before})</translation>
    </message>
    <message>
        <source>{text} – no effect: {why}</source>
        <translation>{text} – zonder gevolg: {why}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nee</translation>
    </message>
    <message>
        <source>a list of its own</source>
        <translation>een eigen lijst</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>{title}: {new} instead of {old}</source>
        <translation>{title}: {new} in plaats van {old}</translation>
    </message>
    <message>
        <source>{title}: {new}</source>
        <translation>{title}: {new}</translation>
    </message>
    <message>
        <source>Rows of {new} chips instead of {old}</source>
        <translation>Rijen van {new} fiches in plaats van {old}</translation>
    </message>
    <message>
        <source>Cards each by the number of players</source>
        <translation>Kaarten per speler naar het aantal spelers</translation>
    </message>
    <message>
        <source>{cards} each, however many play</source>
        <translation>{cards} voor ieder, hoeveel er ook spelen</translation>
    </message>
    <message>
        <source>{cards} each instead of {old}</source>
        <translation>{cards} voor ieder in plaats van {old}</translation>
    </message>
    <message>
        <source>Without {ranks}</source>
        <translation>Zonder {ranks}</translation>
    </message>
    <message>
        <source>With {ranks}</source>
        <translation>Met {ranks}</translation>
    </message>
    <message>
        <source>The ranks in another order</source>
        <translation>De waarden in een andere volgorde</translation>
    </message>
    <message>
        <source>Playing cards instead of number cards</source>
        <translation>Speelkaarten in plaats van getalkaarten</translation>
    </message>
    <message>
        <source>Number cards from {low} to {high} instead of playing cards</source>
        <translation>Getalkaarten van {low} tot {high} in plaats van speelkaarten</translation>
    </message>
    <message>
        <source>Number cards from {low} to {high} instead of {old_low} to {old_high}</source>
        <translation>Getalkaarten van {low} tot {high} in plaats van {old_low} tot {old_high}</translation>
    </message>
    <message>
        <source>The usual board instead of one of its own</source>
        <translation>Het gewone bord in plaats van een eigen bord</translation>
    </message>
    <message>
        <source>Another board of its own</source>
        <translation>Een ander eigen bord</translation>
    </message>
    <message>
        <source>A board of its own instead of the usual one</source>
        <translation>Een eigen bord in plaats van het gewone</translation>
    </message>
    <message>
        <source>{players} in {sides} sides</source>
        <translation>{players} in {sides} partijen</translation>
    </message>
    <message>
        <source>{now} instead of {before}</source>
        <translation>{now} in plaats van {before}</translation>
    </message>
    <message>
        <source>{now} may play, too</source>
        <translation>{now} mogen ook spelen</translation>
    </message>
    <message>
        <source>Not for {counts} players</source>
        <translation>Niet voor {counts} spelers</translation>
    </message>
    <message>
        <source>With {players}: {cards} each instead of {old}</source>
        <translation>Met {players}: {cards} voor ieder in plaats van {old}</translation>
    </message>
    <message>
        <source>With {players}: {cards} each</source>
        <translation>Met {players}: {cards} voor ieder</translation>
    </message>
    <message>
        <source>With {sides} sides: rows of {new} chips instead of {old}</source>
        <translation>Met {sides} partijen: rijen van {new} fiches in plaats van {old}</translation>
    </message>
    <message>
        <source>With {sides} sides: {rows} to win instead of {old}</source>
        <translation>Met {sides} partijen: {rows} om te winnen in plaats van {old}</translation>
    </message>
    <message>
        <source>With {players}: rows to win by the number of sides</source>
        <translation>Met {players}: rijen om te winnen naar het aantal partijen</translation>
    </message>
    <message>
        <source>With {players}: {rows} to win</source>
        <translation>Met {players}: {rows} om te winnen</translation>
    </message>
    <message>
        <source>no power</source>
        <translation>geen bijzondere kracht</translation>
    </message>
    <message>
        <source>{cards}: {does}</source>
        <translation>{cards}: {does}</translation>
    </message>
    <message>
        <source>{card} cannot touch the cells {cells}</source>
        <translation>{card} kan de vakken {cells} niet raken</translation>
    </message>
    <message>
        <source>No cell is safe from {card}</source>
        <translation>Geen vak is veilig voor {card}</translation>
    </message>
    <message>
        <source>{chips} in line: {points} instead of {old}</source>
        <translation>{chips} op een lijn: {points} in plaats van {old}</translation>
    </message>
    <message>
        <source>{chips} in line: no points of their own</source>
        <translation>{chips} op een lijn: geen eigen punten</translation>
    </message>
    <message>
        <source>{chips} in line: {points}</source>
        <translation>{chips} op een lijn: {points}</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>Repeat {part}</source>
        <translation>{part} herhalen</translation>
    </message>
    <message>
        <source>Put {card} on {cell}</source>
        <translation>{card} op {cell} leggen</translation>
    </message>
    <message>
        <source>Fill with {card}</source>
        <translation>Vullen met {card}</translation>
    </message>
    <message>
        <source>Clear {cells}</source>
        <translation>{cells} leegmaken</translation>
    </message>
    <message>
        <source>Exchange {cells}</source>
        <translation>{cells} wisselen</translation>
    </message>
    <message>
        <source>Shuffle {cells}</source>
        <translation>{cells} schudden</translation>
    </message>
    <message>
        <source>Fill up from the tray</source>
        <translation>Aanvullen uit de bak</translation>
    </message>
    <message>
        <source>Cut {cells}</source>
        <translation>{cells} knippen</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Plakken</translation>
    </message>
    <message>
        <source>Turn: {way}</source>
        <translation>Draaien: {way}</translation>
    </message>
    <message>
        <source>Shift the board</source>
        <translation>Het bord verschuiven</translation>
    </message>
    <message>
        <source>Exchange two suits</source>
        <translation>Twee kleuren wisselen</translation>
    </message>
    <message>
        <source>Pattern: {name}</source>
        <translation>Patroon: {name}</translation>
    </message>
    <message>
        <source>Size {columns} × {rows}</source>
        <translation>Afmetingen {columns} × {rows}</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>De naam veranderen</translation>
    </message>
    <message>
        <source>Change the author</source>
        <translation>De auteur veranderen</translation>
    </message>
    <message>
        <source>Change the notes</source>
        <translation>De notities veranderen</translation>
    </message>
    <message>
        <source>Change the licence</source>
        <translation>De licentie veranderen</translation>
    </message>
    <message>
        <source>Change the deck</source>
        <translation>Het kaartspel veranderen</translation>
    </message>
    <message>
        <source>{count} cells</source>
        <translation>{count} vakken</translation>
    </message>
</context>
<context>
    <name>Enabling</name>
    <message>
        <source>&amp;Undo: new game</source>
        <translation>&amp;Ongedaan maken: nieuw spel</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;Redo: new game</source>
        <translation>Op&amp;nieuw: nieuw spel</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Op&amp;nieuw</translation>
    </message>
    <message>
        <source>Next de&amp;al</source>
        <translation>Volgende r&amp;onde</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>&amp;Nog eens spelen</translation>
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
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>Review the game…</source>
        <translation>Spel nabespreken…</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Bekijk het bord</translation>
    </message>
</context>
<context>
    <name>EntryForm</name>
    <message>
        <source>Change &amp;seats on the same deals</source>
        <translation>&amp;Plaatsen wisselen bij dezelfde kaarten</translation>
    </message>
    <message>
        <source>Each deal is played once for every side, so that neither cards nor seats favour anybody. It needs different players.</source>
        <translation>Elke gift wordt één keer voor elke partij gespeeld, zodat kaarten noch plaatsen iemand bevoordelen. Daarvoor zijn verschillende spelers nodig.</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>Na&amp;am</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Bord</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>S&amp;pelers</translation>
    </message>
    <message>
        <source>S&amp;ides</source>
        <translation>Par&amp;tijen</translation>
    </message>
    <message>
        <source>&amp;Who plays</source>
        <translation>&amp;Wie speelt</translation>
    </message>
    <message>
        <source>Usual board of the game</source>
        <translation>Gewoon bord van het spel</translation>
    </message>
    <message>
        <source>{name} (of this plan)</source>
        <translation>{name} (van dit plan)</translation>
    </message>
    <message>
        <source>{name}, changed (of this plan)</source>
        <translation>{name}, veranderd (van dit plan)</translation>
    </message>
    <message>
        <source>of this plan</source>
        <translation>van dit plan</translation>
    </message>
</context>
<context>
    <name>EntryView</name>
    <message>
        <source>Decided games won</source>
        <translation>Gewonnen besliste spellen</translation>
    </message>
    <message>
        <source>Winning rows on the board</source>
        <translation>Winnende rijen op het bord</translation>
    </message>
    <message>
        <source>How many games took so many moves</source>
        <translation>Hoeveel spellen zoveel zetten duurden</translation>
    </message>
    <message>
        <source>{name}: decided games won, by who was on turn when</source>
        <translation>{name}: gewonnen besliste spellen, naar volgorde van de beurt</translation>
    </message>
    <message>
        <source>{name}: winning rows on the board</source>
        <translation>{name}: winnende rijen op het bord</translation>
    </message>
    <message>
        <source>{name}: moves a game</source>
        <translation>{name}: zetten per spel</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Er ging iets mis</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Verslag</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>Verslag &amp;kopiëren</translation>
    </message>
    <message>
        <source>The report names no person, no folder and no card.</source>
        <translation>Het verslag noemt geen persoon, geen map en geen kaart.</translation>
    </message>
    <message>
        <source>Start &amp;without settings</source>
        <translation>&amp;Zonder instellingen starten</translation>
    </message>
    <message>
        <source>Your settings stay in their file; this once nobody reads it.</source>
        <translation>Je instellingen blijven in hun bestand; alleen deze keer leest niemand ze.</translation>
    </message>
    <message>
        <source>The program has met an error that its authors did not foresee. Your game is saved; you can go on, or close the program and start it again.</source>
        <translation>Het programma is op een fout gestuit die de makers niet voorzien hadden. Je spel is opgeslagen; je kunt verdergaan, of het programma sluiten en opnieuw starten.</translation>
    </message>
    <message>
        <source>The program has met an error that its authors did not foresee, and the game could not be saved. Save it to another place before you go on.</source>
        <translation>Het programma is op een fout gestuit die de makers niet voorzien hadden, en het spel kon niet opgeslagen worden. Sla het ergens anders op voor je verdergaat.</translation>
    </message>
    <message>
        <source>The last time the program ended by an error that its authors did not foresee. Your game was kept after each move and goes on where it was. The report below helps to mend the error.</source>
        <translation>De vorige keer eindigde het programma door een fout die de makers niet voorzien hadden. Je spel is na elke zet bewaard en gaat verder waar het was. Het verslag hieronder helpt de fout te herstellen.</translation>
    </message>
    <message>
        <source>The program cannot start, by an error that its authors did not foresee. Your games are kept. It may start without its settings.</source>
        <translation>Het programma kan niet starten, door een fout die de makers niet voorzien hadden. Je spellen zijn bewaard. Misschien start het zonder zijn instellingen.</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>The rules could not be saved.</source>
        <translation>De regels konden niet opgeslagen worden.</translation>
    </message>
    <message>
        <source>Export the rules</source>
        <translation>Regels exporteren</translation>
    </message>
    <message>
        <source>The rules could not be written.</source>
        <translation>De regels konden niet geschreven worden.</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Regels importeren</translation>
    </message>
    <message>
        <source>These rules cannot be taken in.</source>
        <translation>Deze regels kunnen niet opgenomen worden.</translation>
    </message>
    <message>
        <source>You have rules of this name already.</source>
        <translation>Je hebt al regels met deze naam.</translation>
    </message>
    <message>
        <source>Replace them by those in {file}?</source>
        <translation>Vervangen door die in {file}?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>Ve&amp;rvangen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle bestanden</translation>
    </message>
</context>
<context>
    <name>Families</name>
    <message>
        <source>Sequence and its relatives</source>
        <translation>Sequence en verwanten</translation>
    </message>
    <message>
        <source>One-Eyed Jack</source>
        <translation>One-Eyed Jack</translation>
    </message>
    <message>
        <source>With numbers</source>
        <translation>Met getallen</translation>
    </message>
    <message>
        <source>With dice</source>
        <translation>Met dobbelstenen</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Eigen</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>there are no cases in this folder</source>
        <translation>er zijn geen gevallen in deze map</translation>
    </message>
    <message>
        <source>this file is there already</source>
        <translation>dit bestand bestaat al</translation>
    </message>
    <message>
        <source>choose another name, or add --force to replace it</source>
        <translation>kies een andere naam, of vervang het met --force</translation>
    </message>
    <message>
        <source>Qt cannot be started: {error}</source>
        <translation>Qt kan niet gestart worden: {error}</translation>
    </message>
    <message>
        <source>install what is missing</source>
        <translation>installeer wat er ontbreekt</translation>
    </message>
    <message>
        <source>row {number}, column {letter}</source>
        <translation>regel {number}, kolom {letter}</translation>
    </message>
    <message>
        <source>{card} stands {times}</source>
        <translation>{card} staat er {times}</translation>
    </message>
    <message>
        <source>this deck has no use for it</source>
        <translation>dit kaartspel gebruikt die niet</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nergens</translation>
    </message>
    <message>
        <source>once</source>
        <translation>één keer</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>twee keer</translation>
    </message>
    <message>
        <source>three times</source>
        <translation>drie keer</translation>
    </message>
    <message>
        <source>four times</source>
        <translation>vier keer</translation>
    </message>
    <message>
        <source>{count} times</source>
        <translation>{count} keer</translation>
    </message>
    <message>
        <source>a board needs it {times}</source>
        <translation>een bord heeft die {times} nodig</translation>
    </message>
    <message>
        <source>put {card} on {count} more</source>
        <translation>leg {card} nog {count} keer</translation>
    </message>
    <message>
        <source>change {count} of them</source>
        <translation>verander er {count}</translation>
    </message>
    <message>
        <source>a board needs its rows of cells</source>
        <translation>een bord heeft zijn regels met vakken nodig</translation>
    </message>
    <message>
        <source>there are {count} rows</source>
        <translation>aantal regels: {count}</translation>
    </message>
    <message>
        <source>row 1 has {width} cells</source>
        <translation>vakken in regel 1: {width}</translation>
    </message>
    <message>
        <source>a row is a text of cells</source>
        <translation>een regel is een tekst van vakken</translation>
    </message>
    <message>
        <source>there are {count} cells</source>
        <translation>aantal vakken: {count}</translation>
    </message>
    <message>
        <source>this cell is still empty</source>
        <translation>dit vak is nog leeg</translation>
    </message>
    <message>
        <source>{word} is not a card</source>
        <translation>{word} is geen kaart</translation>
    </message>
    <message>
        <source>{key} is not a text of up to {most} characters</source>
        <translation>{key} is geen tekst van hoogstens {most} tekens</translation>
    </message>
    <message>
        <source>{name} is not a straight line of cells</source>
        <translation>{name} is geen rechte lijn van vakken</translation>
    </message>
    <message>
        <source>a board is a JSON object</source>
        <translation>een bord is een JSON-object</translation>
    </message>
    <message>
        <source>{deck} is no kind of deck</source>
        <translation>{deck} is geen kaartspel</translation>
    </message>
    <message>
        <source>{shape} draws no shape</source>
        <translation>{shape} tekent geen vorm</translation>
    </message>
    <message>
        <source>add &quot;rows&quot;: [&quot;XX 2S …&quot;, …]</source>
        <translation>voeg toe: &quot;rows&quot;: [&quot;XX 2S …&quot;, …]</translation>
    </message>
    <message>
        <source>use {least} to {most} rows</source>
        <translation>gebruik {least} tot en met {most} regels</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>regel {number}</translation>
    </message>
    <message>
        <source>use {least} to {most} cells a row</source>
        <translation>gebruik {least} tot en met {most} vakken per regel</translation>
    </message>
    <message>
        <source>there are {count} cells where row 1 has {width}</source>
        <translation>aantal vakken: {count}, maar in regel 1: {width}</translation>
    </message>
    <message>
        <source>write &quot;XX 2S 3S …&quot;</source>
        <translation>schrijf &quot;XX 2S 3S …&quot;</translation>
    </message>
    <message>
        <source>use at most {most} cells a row</source>
        <translation>gebruik hoogstens {most} vakken per regel</translation>
    </message>
    <message>
        <source>put a card there, or {free} (free)</source>
        <translation>leg er een kaart, of {free} (vrij)</translation>
    </message>
    <message>
        <source>write cells like 4S, 10H, 50, XX (free)</source>
        <translation>schrijf vakken zoals 4S, 10H, 50, XX (vrij)</translation>
    </message>
    <message>
        <source>shorten or quote it</source>
        <translation>maak die korter of zet die tussen aanhalingstekens</translation>
    </message>
    <message>
        <source>there is no cell {cell}</source>
        <translation>er is geen vak {cell}</translation>
    </message>
    <message>
        <source>it begins with { and has &quot;rows&quot;</source>
        <translation>het begint met { en heeft &quot;rows&quot;</translation>
    </message>
    <message>
        <source>the key {key} is not known</source>
        <translation>de sleutel {key} is onbekend</translation>
    </message>
    <message>
        <source>use {options}</source>
        <translation>gebruik {options}</translation>
    </message>
    <message>
        <source>draw it like &quot;X../XXX/..X&quot;</source>
        <translation>teken die zoals &quot;X../XXX/..X&quot;</translation>
    </message>
    <message>
        <source>give every row the same number of cells</source>
        <translation>geef elke regel evenveel vakken</translation>
    </message>
    <message>
        <source>cells run from a1 to {last}</source>
        <translation>de vakken lopen van a1 tot en met {last}</translation>
    </message>
    <message>
        <source>known keys: {keys}</source>
        <translation>bekende sleutels: {keys}</translation>
    </message>
    <message>
        <source>a case is a JSON object</source>
        <translation>een geval is een JSON-object</translation>
    </message>
    <message>
        <source>step {number}</source>
        <translation>stap {number}</translation>
    </message>
    <message>
        <source>a value is missing or of the wrong kind ({error})</source>
        <translation>een waarde ontbreekt of is van de verkeerde soort ({error})</translation>
    </message>
    <message>
        <source>lists lie too deep in each other</source>
        <translation>lijsten zitten te diep in elkaar</translation>
    </message>
    <message>
        <source>a value does not fit ({error})</source>
        <translation>een waarde past niet ({error})</translation>
    </message>
    <message>
        <source>a step does one of {actions}</source>
        <translation>een stap doet precies één van {actions}</translation>
    </message>
    <message>
        <source>the expectation {key} is not known</source>
        <translation>de verwachting {key} is onbekend</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>zet {number}</translation>
    </message>
    <message>
        <source>there are {count} of the card {card}</source>
        <translation>de kaart {card} is er {count} keer</translation>
    </message>
    <message>
        <source>the game is over before it begins</source>
        <translation>het spel is afgelopen voor het begint</translation>
    </message>
    <message>
        <source>there is no seat {seat}</source>
        <translation>er is geen plaats {seat}</translation>
    </message>
    <message>
        <source>{seed} is no seed</source>
        <translation>{seed} is geen startgetal</translation>
    </message>
    <message>
        <source>a saved game is a JSON object</source>
        <translation>een opgeslagen spel is een JSON-object</translation>
    </message>
    <message>
        <source>the first seat or the seed is out of range</source>
        <translation>de eerste plaats of het startgetal valt buiten de grenzen</translation>
    </message>
    <message>
        <source>the cards dealt do not come from the seed</source>
        <translation>de gedeelde kaarten komen niet uit het startgetal</translation>
    </message>
    <message>
        <source>there are {count} moves</source>
        <translation>aantal zetten: {count}</translation>
    </message>
    <message>
        <source>this is no position ({error})</source>
        <translation>dit is geen stelling ({error})</translation>
    </message>
    <message>
        <source>use 0 to {last}</source>
        <translation>gebruik 0 tot en met {last}</translation>
    </message>
    <message>
        <source>use a backup of the file</source>
        <translation>gebruik een reservekopie van het bestand</translation>
    </message>
    <message>
        <source>{key} is missing or of the wrong kind</source>
        <translation>{key} ontbreekt of is van de verkeerde soort</translation>
    </message>
    <message>
        <source>at most {most}</source>
        <translation>hoogstens {most}</translation>
    </message>
    <message>
        <source>{move} is not a move</source>
        <translation>{move} is geen zet</translation>
    </message>
    <message>
        <source>{move} is not legal there</source>
        <translation>{move} is daar niet toegestaan</translation>
    </message>
    <message>
        <source>write it like 4S@e5, JS-e5, 4S! or =</source>
        <translation>schrijf die zoals 4S@e5, JS-e5, 4S! of =</translation>
    </message>
    <message>
        <source>{move}: {card} is not a card</source>
        <translation>{move}: {card} is geen kaart</translation>
    </message>
    <message>
        <source>write cards like 4S or TH</source>
        <translation>schrijf kaarten zoals 4S of TH</translation>
    </message>
    <message>
        <source>did you mean {name}?</source>
        <translation>bedoel je {name}?</translation>
    </message>
    <message>
        <source>use a text of up to {most} characters</source>
        <translation>gebruik een tekst van hoogstens {most} tekens</translation>
    </message>
    <message>
        <source>use a whole number from {low} to {high}</source>
        <translation>gebruik een geheel getal van {low} tot en met {high}</translation>
    </message>
    <message>
        <source>use a list of up to {most} whole numbers</source>
        <translation>gebruik een lijst van hoogstens {most} gehele getallen</translation>
    </message>
    <message>
        <source>{value} does not fit here</source>
        <translation>{value} past hier niet</translation>
    </message>
    <message>
        <source>use an object: {keys} to value</source>
        <translation>gebruik een object: {keys}, daarbij de waarde</translation>
    </message>
    <message>
        <source>use an object of parameters</source>
        <translation>gebruik een object met parameters</translation>
    </message>
    <message>
        <source>use one of {options}</source>
        <translation>gebruik een van {options}</translation>
    </message>
    <message>
        <source>use a list of {count} whole numbers</source>
        <translation>gebruik een lijst van {count} gehele getallen</translation>
    </message>
    <message>
        <source>use true or false</source>
        <translation>gebruik true of false</translation>
    </message>
    <message>
        <source>use a list of up to {most} words</source>
        <translation>gebruik een lijst van hoogstens {most} woorden</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} of {other}</translation>
    </message>
    <message>
        <source>{value} is no number</source>
        <translation>{value} is geen getal</translation>
    </message>
    <message>
        <source>{value} is no list</source>
        <translation>{value} is geen lijst</translation>
    </message>
    <message>
        <source>{value} is no number from 0 to {last}</source>
        <translation>{value} is geen getal van 0 tot en met {last}</translation>
    </message>
    <message>
        <source>{seats} are no seats</source>
        <translation>{seats} zijn geen plaatsen</translation>
    </message>
    <message>
        <source>{values} are not {count} numbers from 0 to {last}</source>
        <translation>{values} zijn niet {count} getallen van 0 tot en met {last}</translation>
    </message>
    <message>
        <source>{name} is no phase</source>
        <translation>{name} is geen fase</translation>
    </message>
    <message>
        <source>there is no open card to take</source>
        <translation>er is geen open kaart om te nemen</translation>
    </message>
    <message>
        <source>seat {seat} is out of the game</source>
        <translation>plaats {seat} is uit het spel</translation>
    </message>
    <message>
        <source>a chip lies on a cell that takes none</source>
        <translation>een fiche ligt op een vak waar er geen mag liggen</translation>
    </message>
    <message>
        <source>there are {count} lines of chips</source>
        <translation>aantal regels met fiches: {count}</translation>
    </message>
    <message>
        <source>there are {count} hands for {seats} seats</source>
        <translation>aantal handen: {count}, plaatsen: {seats}</translation>
    </message>
    <message>
        <source>{letter} is no side</source>
        <translation>{letter} is geen partij</translation>
    </message>
    <message>
        <source>write &quot;{key}&quot;: [...]</source>
        <translation>schrijf &quot;{key}&quot;: [...]</translation>
    </message>
    <message>
        <source>write totals: [7, 9]</source>
        <translation>schrijf totalen: [7, 9]</translation>
    </message>
    <message>
        <source>use play, draw or replace</source>
        <translation>gebruik play, draw of replace</translation>
    </message>
    <message>
        <source>use play</source>
        <translation>gebruik play</translation>
    </message>
    <message>
        <source>the side to move has no turn left</source>
        <translation>de partij aan zet heeft geen beurt meer over</translation>
    </message>
    <message>
        <source>what is claimed is not a row of chips</source>
        <translation>wat geclaimd wordt, is geen rij fiches</translation>
    </message>
    <message>
        <source>write {count}</source>
        <translation>schrijf er {count}</translation>
    </message>
    <message>
        <source>use . or A, B, C, D</source>
        <translation>gebruik . of A, B, C, D</translation>
    </message>
    <message>
        <source>chips, row {number}</source>
        <translation>chips, regel {number}</translation>
    </message>
    <message>
        <source>a card or roll</source>
        <translation>een kaart of worp</translation>
    </message>
    <message>
        <source>objects lie too deep in each other</source>
        <translation>objecten zitten te diep in elkaar</translation>
    </message>
    <message>
        <source>shapes have no line that could be longer</source>
        <translation>vormen hebben geen lijn die langer kan zijn</translation>
    </message>
    <message>
        <source>a draw at {when} cannot be forgotten</source>
        <translation>trekken bij {when} kun je niet vergeten</translation>
    </message>
    <message>
        <source>where one draws instead of playing, cards are drawn from a closed stock</source>
        <translation>waar je trekt in plaats van te spelen, trek je van een dichte stapel</translation>
    </message>
    <message>
        <source>free cells cannot be everybody&apos;s and earned at once</source>
        <translation>vrije vakken kunnen niet tegelijk van iedereen zijn en verdiend worden</translation>
    </message>
    <message>
        <source>the first number is larger than the last</source>
        <translation>het eerste getal is groter dan het laatste</translation>
    </message>
    <message>
        <source>a hand of {count} cards cannot be dealt</source>
        <translation>een hand van {count} kaarten kan niet gedeeld worden</translation>
    </message>
    <message>
        <source>{card} is no card</source>
        <translation>{card} is geen kaart</translation>
    </message>
    <message>
        <source>{count} is no number of players</source>
        <translation>{count} is geen aantal spelers</translation>
    </message>
    <message>
        <source>sections hold plain parameters</source>
        <translation>secties bevatten gewone parameters</translation>
    </message>
    <message>
        <source>rules are a JSON object</source>
        <translation>regels zijn een JSON-object</translation>
    </message>
    <message>
        <source>{parent} cannot be extended</source>
        <translation>{parent} kan niet uitgebreid worden</translation>
    </message>
    <message>
        <source>{parent} extends itself</source>
        <translation>{parent} breidt zichzelf uit</translation>
    </message>
    <message>
        <source>{rank} is no rank</source>
        <translation>{rank} is geen kaartwaarde</translation>
    </message>
    <message>
        <source>set it to false, or leave out rows.shapes</source>
        <translation>zet het op false, of laat rows.shapes weg</translation>
    </message>
    <message>
        <source>use &quot;auto&quot;, or draw.when &quot;end&quot;</source>
        <translation>gebruik &quot;auto&quot;, of draw.when &quot;end&quot;</translation>
    </message>
    <message>
        <source>use &quot;end&quot; or &quot;start&quot;, or no market and no open piles</source>
        <translation>gebruik &quot;end&quot; of &quot;start&quot;, of geen open kaarten en geen open stapeltjes</translation>
    </message>
    <message>
        <source>set board.free to &quot;none&quot;</source>
        <translation>zet board.free op &quot;none&quot;</translation>
    </message>
    <message>
        <source>swap them</source>
        <translation>verwissel ze</translation>
    </message>
    <message>
        <source>use at least {least}</source>
        <translation>gebruik minstens {least}</translation>
    </message>
    <message>
        <source>write cards like JS, JK or 10</source>
        <translation>schrijf kaarten zoals JS, JK of 10</translation>
    </message>
    <message>
        <source>{key} is no number</source>
        <translation>{key} is geen getal</translation>
    </message>
    <message>
        <source>use 2 to {most}</source>
        <translation>gebruik 2 tot en met {most}</translation>
    </message>
    <message>
        <source>{players} players cannot form {sides} equal sides</source>
        <translation>{players} spelers kunnen geen {sides} even grote partijen vormen</translation>
    </message>
    <message>
        <source>begin with { and name parameters</source>
        <translation>begin met { en noem parameters</translation>
    </message>
    <message>
        <source>name a preset&apos;s id</source>
        <translation>noem de id van een voorbeeld</translation>
    </message>
    <message>
        <source>break the ring</source>
        <translation>doorbreek de kring</translation>
    </message>
    <message>
        <source>use letters of {ranks}</source>
        <translation>gebruik tekens uit {ranks}</translation>
    </message>
    <message>
        <source>use keys like &quot;2&quot;</source>
        <translation>gebruik sleutels zoals &quot;2&quot;</translation>
    </message>
    <message>
        <source>name numbers that divide it, or leave this number of players out</source>
        <translation>noem delers ervan, of laat dit aantal spelers weg</translation>
    </message>
    <message>
        <source>a number of players</source>
        <translation>een aantal spelers</translation>
    </message>
    <message>
        <source>a number of sides</source>
        <translation>een aantal partijen</translation>
    </message>
    <message>
        <source>a number of chips in line</source>
        <translation>een aantal fiches op een lijn</translation>
    </message>
    <message>
        <source>{players} players: {sides} sides</source>
        <translation>{players} spelers: {sides} partijen</translation>
    </message>
    <message>
        <source>{players} players in {sides} sides cannot play this game</source>
        <translation>{players} spelers in {sides} partijen kunnen dit spel niet spelen</translation>
    </message>
    <message>
        <source>no row of {length} fits on the board</source>
        <translation>geen rij van {length} past op het bord</translation>
    </message>
    <message>
        <source>nothing says how many cards {players} players are dealt</source>
        <translation>nergens staat hoeveel kaarten {players} spelers krijgen</translation>
    </message>
    <message>
        <source>{players} hands of {each} cards need {count}</source>
        <translation>voor {players} handen van {each} kaarten zijn er {count} nodig</translation>
    </message>
    <message>
        <source>no roll reaches {total} on {cell}</source>
        <translation>geen worp haalt {total} op {cell}</translation>
    </message>
    <message>
        <source>{cell} is no cell</source>
        <translation>{cell} is geen vak</translation>
    </message>
    <message>
        <source>use at most {most}</source>
        <translation>gebruik hoogstens {most}</translation>
    </message>
    <message>
        <source>the board {board} has {count} rows</source>
        <translation>het bord {board} heeft {count} regels</translation>
    </message>
    <message>
        <source>the board has {count} rows</source>
        <translation>het bord heeft {count} regels</translation>
    </message>
    <message>
        <source>choose a board with {count} rows</source>
        <translation>kies een bord met {count} regels</translation>
    </message>
    <message>
        <source>the board {board} has {count} columns</source>
        <translation>het bord {board} heeft {count} kolommen</translation>
    </message>
    <message>
        <source>the board has {count} columns</source>
        <translation>het bord heeft {count} kolommen</translation>
    </message>
    <message>
        <source>choose a board with {count} columns</source>
        <translation>kies een bord met {count} kolommen</translation>
    </message>
    <message>
        <source>set &quot;const&quot;, or this number of players</source>
        <translation>vul &quot;const&quot; in, of dit aantal spelers</translation>
    </message>
    <message>
        <source>deal fewer: the deck has {count}</source>
        <translation>deel er minder: het kaartspel heeft er {count}</translation>
    </message>
    <message>
        <source>choose a board of totals, or give a total the power wild</source>
        <translation>kies een bord met totalen, of geef een totaal de kracht wild</translation>
    </message>
    <message>
        <source>a board with a middle row has no centre of four</source>
        <translation>een bord met een middelste regel heeft geen midden van vier vakken</translation>
    </message>
    <message>
        <source>use &quot;center2x2&quot; or cells: &quot;a1+b2&quot;</source>
        <translation>gebruik &quot;center2x2&quot; of vakken: &quot;a1+b2&quot;</translation>
    </message>
    <message>
        <source>name numbers of players in players.partitions</source>
        <translation>noem aantallen spelers in players.partitions</translation>
    </message>
    <message>
        <source>the card {card} has no cell on the board {board} and no power</source>
        <translation>de kaart {card} heeft geen vak op het bord {board} en geen kracht</translation>
    </message>
    <message>
        <source>the card {card} has no cell on the board and no power</source>
        <translation>de kaart {card} heeft geen vak op het bord en geen kracht</translation>
    </message>
    <message>
        <source>choose another board, or give the card a power</source>
        <translation>kies een ander bord, of geef de kaart een kracht</translation>
    </message>
    <message>
        <source>name the cells</source>
        <translation>noem de vakken</translation>
    </message>
    <message>
        <source>this is not a view of a game ({error})</source>
        <translation>dit is geen weergave van een spel ({error})</translation>
    </message>
    <message>
        <source>this is no kept board</source>
        <translation>dit is geen bewaard bord</translation>
    </message>
    <message>
        <source>the system has no trash for this file, or did not take it</source>
        <translation>het systeem heeft geen prullenbak voor dit bestand, of nam het niet aan</translation>
    </message>
    <message>
        <source>the old file stayed</source>
        <translation>het oude bestand is gebleven</translation>
    </message>
    <message>
        <source>this board comes with the program</source>
        <translation>dit bord hoort bij het programma</translation>
    </message>
    <message>
        <source>it was not deleted</source>
        <translation>het is niet verwijderd</translation>
    </message>
    <message>
        <source>nothing stands on this board yet</source>
        <translation>op dit bord ligt nog niets</translation>
    </message>
    <message>
        <source>put cards on it first</source>
        <translation>leg er eerst kaarten op</translation>
    </message>
    <message>
        <source>cannot write a {ending} file</source>
        <translation>bestanden van deze soort kunnen niet geschreven worden: {ending}</translation>
    </message>
    <message>
        <source>cannot be saved: {why}</source>
        <translation>kan niet opgeslagen worden: {why}</translation>
    </message>
    <message>
        <source>the pages could not be drawn</source>
        <translation>de pagina’s konden niet getekend worden</translation>
    </message>
    <message>
        <source>{dpi} pixels to the inch cannot be had</source>
        <translation>{dpi} pixels per inch is niet mogelijk</translation>
    </message>
    <message>
        <source>cannot be drawn as PNG</source>
        <translation>kan niet als PNG getekend worden</translation>
    </message>
    <message>
        <source>a picture of {width} × {height} pixels is too large</source>
        <translation>een afbeelding van {width} × {height} pixels is te groot</translation>
    </message>
    <message>
        <source>there is no memory for so large a picture</source>
        <translation>voor zo’n grote afbeelding is er niet genoeg geheugen</translation>
    </message>
    <message>
        <source>let the name end in {endings}</source>
        <translation>laat de naam eindigen op {endings}</translation>
    </message>
    <message>
        <source>choose another place</source>
        <translation>kies een andere plek</translation>
    </message>
    <message>
        <source>choose another paper</source>
        <translation>kies ander papier</translation>
    </message>
    <message>
        <source>use {low} to {high}</source>
        <translation>gebruik {low} tot en met {high}</translation>
    </message>
    <message>
        <source>choose PDF</source>
        <translation>kies PDF</translation>
    </message>
    <message>
        <source>use at most {most} pixels to the inch for {paper}, or choose PDF</source>
        <translation>gebruik voor {paper} hoogstens {most} pixels per inch, of kies PDF</translation>
    </message>
    <message>
        <source>use fewer pixels</source>
        <translation>gebruik minder pixels</translation>
    </message>
    <message>
        <source>the folder {folder} is not there</source>
        <translation>de map {folder} is er niet</translation>
    </message>
    <message>
        <source>nameless</source>
        <translation>zonder extensie</translation>
    </message>
    <message>
        <source>the margin cannot be {size} mm</source>
        <translation>de marge kan niet {size} mm zijn</translation>
    </message>
    <message>
        <source>the overlap cannot be {size} mm</source>
        <translation>de overlap kan niet {size} mm zijn</translation>
    </message>
    <message>
        <source>the width of a cell cannot be {size} mm</source>
        <translation>een vak kan niet {size} mm breed zijn</translation>
    </message>
    <message>
        <source>the height of a cell cannot be {size} mm</source>
        <translation>een vak kan niet {size} mm hoog zijn</translation>
    </message>
    <message>
        <source>the paper {paper} is not known</source>
        <translation>het papier {paper} is onbekend</translation>
    </message>
    <message>
        <source>a board of {columns} by {rows} cells is too large for this page</source>
        <translation>een bord van {columns} bij {rows} vakken is te groot voor deze pagina</translation>
    </message>
    <message>
        <source>a cell of {width} × {height} mm does not go onto {paper} paper</source>
        <translation>een vak van {width} × {height} mm past niet op papier {paper}</translation>
    </message>
    <message>
        <source>{piece} of {width} × {height} mm does not go onto {paper} paper</source>
        <translation>{piece} van {width} × {height} mm past niet op papier {paper}</translation>
    </message>
    <message>
        <source>choose larger paper or smaller margins</source>
        <translation>kies groter papier of kleinere marges</translation>
    </message>
    <message>
        <source>choose larger paper, smaller cells or smaller margins</source>
        <translation>kies groter papier, kleinere vakken of kleinere marges</translation>
    </message>
    <message>
        <source>use {low} to {high} mm</source>
        <translation>gebruik {low} tot en met {high} mm</translation>
    </message>
    <message>
        <source>there is no room to write on</source>
        <translation>er is geen plaats om te schrijven</translation>
    </message>
    <message>
        <source>choose a larger paper</source>
        <translation>kies groter papier</translation>
    </message>
    <message>
        <source>there are no rules to print</source>
        <translation>er zijn geen regels om af te drukken</translation>
    </message>
    <message>
        <source>choose a game</source>
        <translation>kies een spel</translation>
    </message>
    <message>
        <source>the rules {name} come with the program</source>
        <translation>de regels {name} horen bij het programma</translation>
    </message>
    <message>
        <source>there are rules {name} already</source>
        <translation>er zijn al regels {name}</translation>
    </message>
    <message>
        <source>choose another name</source>
        <translation>kies een andere naam</translation>
    </message>
    <message>
        <source>choose another name, or replace them</source>
        <translation>kies een andere naam, of vervang ze</translation>
    </message>
    <message>
        <source>this is no kept position</source>
        <translation>dit is geen bewaarde stelling</translation>
    </message>
    <message>
        <source>the shipped rules and boards are missing</source>
        <translation>de meegeleverde regels en borden ontbreken</translation>
    </message>
    <message>
        <source>install the program again</source>
        <translation>installeer het programma opnieuw</translation>
    </message>
    <message>
        <source>no move</source>
        <translation>geen zet</translation>
    </message>
    <message>
        <source>{move} is not legal</source>
        <translation>{move} is niet toegestaan</translation>
    </message>
    <message>
        <source>give every worker this very program, and try again</source>
        <translation>geef elke worker precies dit programma, en probeer het opnieuw</translation>
    </message>
    <message>
        <source>{address} is no address of a scheduler</source>
        <translation>{address} is geen adres van een scheduler</translation>
    </message>
    <message>
        <source>a worker has version {version}, not {wanted}</source>
        <translation>een worker heeft versie {version}, niet {wanted}</translation>
    </message>
    <message>
        <source>its workers were lost</source>
        <translation>de workers ervan zijn verloren gegaan</translation>
    </message>
    <message>
        <source>a game cannot be played on the cluster: {why}</source>
        <translation>een spel kan niet op het cluster gespeeld worden: {why}</translation>
    </message>
    <message>
        <source>the scheduler of the cluster is gone</source>
        <translation>de scheduler van het cluster is weg</translation>
    </message>
    <message>
        <source>use tcp://HOST:PORT</source>
        <translation>gebruik tcp://HOST:PORT</translation>
    </message>
    <message>
        <source>to play on a cluster takes Dask, which is not installed</source>
        <translation>voor spelen op een cluster is Dask nodig, en dat is niet geïnstalleerd</translation>
    </message>
    <message>
        <source>there is no scheduler at {address} ({error})</source>
        <translation>er is geen scheduler op {address} ({error})</translation>
    </message>
    <message>
        <source>the core of a worker is compiled, unlike here</source>
        <translation>de kern van een worker is gecompileerd, die van hier niet</translation>
    </message>
    <message>
        <source>the core of a worker is not compiled, unlike here</source>
        <translation>de kern van een worker is niet gecompileerd, die van hier wel</translation>
    </message>
    <message>
        <source>start it again, and then the same command, which goes on where it was</source>
        <translation>start hem weer, en dan dezelfde opdracht: die gaat verder waar hij was</translation>
    </message>
    <message>
        <source>install the program with it: pip install &quot;sequence-desktop[lab-cluster]&quot;</source>
        <translation>installeer het programma ermee: pip install &quot;sequence-desktop[lab-cluster]&quot;</translation>
    </message>
    <message>
        <source>start one with `dask scheduler`, and give the address that it tells</source>
        <translation>start er een met `dask scheduler`, en geef het adres dat hij noemt</translation>
    </message>
    <message>
        <source>moves and movers differ in number</source>
        <translation>van moves en movers zijn er niet evenveel</translation>
    </message>
    <message>
        <source>this is not the result of a game ({error})</source>
        <translation>dit is niet de uitslag van een spel ({error})</translation>
    </message>
    <message>
        <source>its {key} cannot be those of a game of the plan</source>
        <translation>{key} kan niet uit een spel van het plan komen</translation>
    </message>
    <message>
        <source>use {levels}; or tell of it in &quot;guests&quot;</source>
        <translation>gebruik {levels}; of beschrijf die in &quot;guests&quot;</translation>
    </message>
    <message>
        <source>use an object such as {example}</source>
        <translation>gebruik een object zoals {example}</translation>
    </message>
    <message>
        <source>use {levels}; or one of {names}</source>
        <translation>gebruik {levels}; of een van {names}</translation>
    </message>
    <message>
        <source>there is no player {name}</source>
        <translation>er is geen speler {name}</translation>
    </message>
    <message>
        <source>use a number from {low} to {high}</source>
        <translation>gebruik een getal van {low} tot en met {high}</translation>
    </message>
    <message>
        <source>{value} does not fit</source>
        <translation>{value} past niet</translation>
    </message>
    <message>
        <source>a plan is a JSON object</source>
        <translation>een plan is een JSON-object</translation>
    </message>
    <message>
        <source>this is not a plan</source>
        <translation>dit is geen plan</translation>
    </message>
    <message>
        <source>this program reads plans of version {version}, not {other}</source>
        <translation>dit programma leest plannen van versie {version}, niet {other}</translation>
    </message>
    <message>
        <source>{name} plays nowhere</source>
        <translation>{name} speelt nergens</translation>
    </message>
    <message>
        <source>a plan has a list of 1 to {most} entries</source>
        <translation>een plan heeft een lijst van 1 tot en met {most} reeksen</translation>
    </message>
    <message>
        <source>these are more than {count} games</source>
        <translation>dit zijn meer dan {count} spellen</translation>
    </message>
    <message>
        <source>the same player sits on every seat, so every deal would be the same game again</source>
        <translation>op alle plaatsen zit dezelfde speler, zodat elke gift weer hetzelfde spel zou zijn</translation>
    </message>
    <message>
        <source>it names games and deals</source>
        <translation>games en deals staan er allebei</translation>
    </message>
    <message>
        <source>use a player&apos;s name, or a list of names</source>
        <translation>gebruik de naam van een speler, of een lijst van namen</translation>
    </message>
    <message>
        <source>{count} names for {seats} seats</source>
        <translation>aantal namen: {count}, plaatsen: {seats}</translation>
    </message>
    <message>
        <source>use a list: the program, then its arguments</source>
        <translation>gebruik een lijst: het programma, dan de argumenten</translation>
    </message>
    <message>
        <source>begin with {</source>
        <translation>begin met {</translation>
    </message>
    <message>
        <source>write &quot;format&quot;: &quot;{format}&quot;</source>
        <translation>schrijf &quot;format&quot;: &quot;{format}&quot;</translation>
    </message>
    <message>
        <source>use a newer program, or write the plan anew</source>
        <translation>gebruik een nieuwer programma, of schrijf het plan opnieuw</translation>
    </message>
    <message>
        <source>seat it, or take it out</source>
        <translation>geef hem een plaats, of haal hem weg</translation>
    </message>
    <message>
        <source>write &quot;entries&quot;: [{...}, {...}]</source>
        <translation>schrijf &quot;entries&quot;: [{...}, {...}]</translation>
    </message>
    <message>
        <source>an entry is a JSON object</source>
        <translation>een reeks is een JSON-object</translation>
    </message>
    <message>
        <source>two entries are called {name}</source>
        <translation>twee reeksen heten {name}</translation>
    </message>
    <message>
        <source>ask for fewer</source>
        <translation>vraag er minder</translation>
    </message>
    <message>
        <source>write false, or seat different players</source>
        <translation>schrijf false, of zet er verschillende spelers neer</translation>
    </message>
    <message>
        <source>take one of the two out</source>
        <translation>haal een van de twee weg</translation>
    </message>
    <message>
        <source>name one for each seat, one for each side, or one for all</source>
        <translation>noem er een per plaats, een per partij, of een voor alle</translation>
    </message>
    <message>
        <source>{name} is the name of a player of the program</source>
        <translation>{name} is de naam van een speler van het programma</translation>
    </message>
    <message>
        <source>use a list of texts</source>
        <translation>gebruik een lijst van teksten</translation>
    </message>
    <message>
        <source>&quot;low&quot; is to be smaller than &quot;high&quot;, and none below 0 where both ways are asked</source>
        <translation>&quot;low&quot; moet kleiner zijn dan &quot;high&quot;, en geen van beide onder 0 als in beide richtingen gevraagd wordt</translation>
    </message>
    <message>
        <source>&quot;low&quot; is to be smaller than &quot;high&quot;</source>
        <translation>&quot;low&quot; moet kleiner zijn dan &quot;high&quot;</translation>
    </message>
    <message>
        <source>change one of them</source>
        <translation>verander een van de twee</translation>
    </message>
    <message>
        <source>strength is tested between two sides of one entry, on the same deals</source>
        <translation>sterkte wordt getest tussen twee partijen van één reeks, bij dezelfde kaarten</translation>
    </message>
    <message>
        <source>{measure} is compared between two entries with as many deals</source>
        <translation>{measure} wordt vergeleken tussen twee reeksen met evenveel giften</translation>
    </message>
    <message>
        <source>begin it with {</source>
        <translation>begin die met {</translation>
    </message>
    <message>
        <source>give each a name of its own</source>
        <translation>geef elke een eigen naam</translation>
    </message>
    <message>
        <source>name one entry with two sides, different players and &quot;paired&quot;: true</source>
        <translation>noem één reeks met twee partijen, verschillende spelers en &quot;paired&quot;: true</translation>
    </message>
    <message>
        <source>name two entries, with the same number of games and of sides</source>
        <translation>noem twee reeksen, met evenveel spellen en evenveel partijen</translation>
    </message>
    <message>
        <source>close other programs and try again, or let fewer games be played at once</source>
        <translation>sluit andere programma’s en probeer het opnieuw, of laat minder spellen tegelijk spelen</translation>
    </message>
    <message>
        <source>a process that played games ended unexpectedly</source>
        <translation>een proces dat spellen speelde, stopte onverwacht</translation>
    </message>
    <message>
        <source>there are no processes to play games: {error}</source>
        <translation>er zijn geen processen om spellen te spelen: {error}</translation>
    </message>
    <message>
        <source>the plan has no game {number}</source>
        <translation>het plan heeft geen spel {number}</translation>
    </message>
    <message>
        <source>game {number} stands there twice</source>
        <translation>spel {number} staat er twee keer</translation>
    </message>
    <message>
        <source>this is no summary of this program</source>
        <translation>dit is geen samenvatting van dit programma</translation>
    </message>
    <message>
        <source>a number of games is missing</source>
        <translation>een aantal spellen ontbreekt</translation>
    </message>
    <message>
        <source>this is no summary ({error})</source>
        <translation>dit is geen samenvatting ({error})</translation>
    </message>
    <message>
        <source>no package here offers a computer player {name}</source>
        <translation>geen pakket hier biedt een computerspeler {name}</translation>
    </message>
    <message>
        <source>install one with an entry point of this name in &quot;{group}&quot;</source>
        <translation>installeer er een met een entry point van deze naam in &quot;{group}&quot;</translation>
    </message>
    <message>
        <source>the computer player {name} ({origin}) cannot be made: {error}</source>
        <translation>de computerspeler {name} ({origin}) kan niet gemaakt worden: {error}</translation>
    </message>
    <message>
        <source>tell its authors</source>
        <translation>meld het aan de makers</translation>
    </message>
    <message>
        <source>{positions} positions do not belong to {moves} moves</source>
        <translation>het aantal stellingen ({positions}) past niet bij het aantal zetten ({moves})</translation>
    </message>
    <message>
        <source>this is not the record of a game ({error})</source>
        <translation>dit is geen verslag van een spel ({error})</translation>
    </message>
    <message>
        <source>{levels}, {random}, or {standard} ({usual}); with {mark} and a temperament behind it ({styles}), if wanted</source>
        <translation>{levels}, {random} of {standard} ({usual}); desgewenst met {mark} en een temperament erachter ({styles})</translation>
    </message>
    <message>
        <source>there is no computer player {level}</source>
        <translation>er is geen computerspeler {level}</translation>
    </message>
    <message>
        <source>use {levels}</source>
        <translation>gebruik {levels}</translation>
    </message>
    <message>
        <source>{count} copies of the program are running</source>
        <translation>het programma draait al {count} keer</translation>
    </message>
    <message>
        <source>the game in progress is gone</source>
        <translation>het lopende spel is weg</translation>
    </message>
    <message>
        <source>close one of them</source>
        <translation>sluit er een</translation>
    </message>
    <message>
        <source>there is no board {name}</source>
        <translation>er is geen bord {name}</translation>
    </message>
    <message>
        <source>the board {name} comes with the program</source>
        <translation>het bord {name} hoort bij het programma</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>de schijf is vol</translation>
    </message>
    <message>
        <source>free some space or choose another place</source>
        <translation>maak ruimte vrij of kies een andere plek</translation>
    </message>
    <message>
        <source>the system does not allow it</source>
        <translation>het systeem staat het niet toe</translation>
    </message>
    <message>
        <source>check the permissions or choose another place</source>
        <translation>controleer de rechten of kies een andere plek</translation>
    </message>
    <message>
        <source>another program is using the file</source>
        <translation>een ander programma gebruikt het bestand</translation>
    </message>
    <message>
        <source>close it there and try again</source>
        <translation>sluit het daar en probeer het opnieuw</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>er zijn te veel bestanden open</translation>
    </message>
    <message>
        <source>close some programs and try again</source>
        <translation>sluit enkele programma’s en probeer het opnieuw</translation>
    </message>
    <message>
        <source>the disk does not answer</source>
        <translation>de schijf antwoordt niet</translation>
    </message>
    <message>
        <source>see whether it is still there, or choose another one</source>
        <translation>kijk of die er nog is, of kies een andere</translation>
    </message>
    <message>
        <source>the file grew larger than the system allows</source>
        <translation>het bestand werd groter dan het systeem toestaat</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>de schijf is alleen-lezen</translation>
    </message>
    <message>
        <source>the disk has a fault</source>
        <translation>de schijf heeft een fout</translation>
    </message>
    <message>
        <source>choose another disk</source>
        <translation>kies een andere schijf</translation>
    </message>
    <message>
        <source>the disk does not take this, perhaps because of the name</source>
        <translation>de schijf neemt dit niet aan, misschien vanwege de naam</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>dit is een map</translation>
    </message>
    <message>
        <source>give a file&apos;s name</source>
        <translation>geef de naam van een bestand</translation>
    </message>
    <message>
        <source>a part of the path is a file, not a folder</source>
        <translation>een deel van het pad is een bestand, geen map</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>de naam is te lang</translation>
    </message>
    <message>
        <source>choose a shorter one</source>
        <translation>kies een kortere</translation>
    </message>
    <message>
        <source>the links lead in a circle</source>
        <translation>de koppelingen lopen in een kring</translation>
    </message>
    <message>
        <source>cannot be read: {why}</source>
        <translation>kan niet gelezen worden: {why}</translation>
    </message>
    <message>
        <source>cannot be made: {why}</source>
        <translation>kan niet gemaakt worden: {why}</translation>
    </message>
    <message>
        <source>cannot be opened: {why}</source>
        <translation>kan niet geopend worden: {why}</translation>
    </message>
    <message>
        <source>cannot be written to: {why}</source>
        <translation>er kan niet naar geschreven worden: {why}</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>dit bestand is er niet</translation>
    </message>
    <message>
        <source>check the name</source>
        <translation>controleer de naam</translation>
    </message>
    <message>
        <source>there are {count} damaged files of this name</source>
        <translation>er zijn {count} beschadigde bestanden met deze naam</translation>
    </message>
    <message>
        <source>cannot be saved: it is larger than {size} MB and could not be read</source>
        <translation>kan niet opgeslagen worden: het is groter dan {size} MB en zou niet te lezen zijn</translation>
    </message>
    <message>
        <source>remove those that you do not need</source>
        <translation>verwijder wat je niet nodig hebt</translation>
    </message>
    <message>
        <source>cannot be read: it is larger than {size} MB</source>
        <translation>kan niet gelezen worden: het is groter dan {size} MB</translation>
    </message>
    <message>
        <source>cannot be saved: the file is read-only</source>
        <translation>kan niet opgeslagen worden: het bestand is alleen-lezen</translation>
    </message>
    <message>
        <source>cannot be saved: it holds a character that is no character</source>
        <translation>kan niet opgeslagen worden: er staat een teken in dat geen teken is</translation>
    </message>
    <message>
        <source>make it smaller</source>
        <translation>maak het kleiner</translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation>dit is geen UTF-8-tekst</translation>
    </message>
    <message>
        <source>this is no file name: {error}</source>
        <translation>dit is geen bestandsnaam: {error}</translation>
    </message>
    <message>
        <source>no file of this program is that large; give another one</source>
        <translation>geen bestand van dit programma is zo groot; geef een ander</translation>
    </message>
    <message>
        <source>there is a file where a folder is needed</source>
        <translation>waar een map nodig is, staat een bestand</translation>
    </message>
    <message>
        <source>cannot be saved: this is a folder</source>
        <translation>kan niet opgeslagen worden: dit is een map</translation>
    </message>
    <message>
        <source>cannot be saved: this is not an ordinary file</source>
        <translation>kan niet opgeslagen worden: dit is geen gewoon bestand</translation>
    </message>
    <message>
        <source>choose another name or allow writing to it</source>
        <translation>kies een andere naam of sta schrijven toe</translation>
    </message>
    <message>
        <source>cannot be saved: the disk gave back something else than was written</source>
        <translation>kan niet opgeslagen worden: de schijf gaf iets anders terug dan er geschreven was</translation>
    </message>
    <message>
        <source>type the name or note again</source>
        <translation>typ de naam of de notitie opnieuw</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>regel {number}</translation>
    </message>
    <message>
        <source>save it as UTF-8 in your editor</source>
        <translation>sla het in je editor op als UTF-8</translation>
    </message>
    <message>
        <source>move it away</source>
        <translation>verplaats het</translation>
    </message>
    <message>
        <source>cannot be read: this is a folder</source>
        <translation>kan niet gelezen worden: dit is een map</translation>
    </message>
    <message>
        <source>cannot be read: this is not an ordinary file</source>
        <translation>kan niet gelezen worden: dit is geen gewoon bestand</translation>
    </message>
    <message>
        <source>who plays which seat is missing</source>
        <translation>wie op welke plaats speelt, ontbreekt</translation>
    </message>
    <message>
        <source>this is not a list of seats</source>
        <translation>dit is geen lijst van plaatsen</translation>
    </message>
    <message>
        <source>this is not a list of up to {most} bookmarks</source>
        <translation>dit is geen lijst van hoogstens {most} bladwijzers</translation>
    </message>
    <message>
        <source>the moves taken back are left out</source>
        <translation>de teruggenomen zetten zijn weggelaten</translation>
    </message>
    <message>
        <source>a seat&apos;s kind is missing</source>
        <translation>de soort van een plaats ontbreekt</translation>
    </message>
    <message>
        <source>seats, number {number}</source>
        <translation>seats, nummer {number}</translation>
    </message>
    <message>
        <source>marks, number {number}</source>
        <translation>marks, nummer {number}</translation>
    </message>
    <message>
        <source>the match begins anew with this deal</source>
        <translation>de wedstrijd begint opnieuw met deze ronde</translation>
    </message>
    <message>
        <source>the game counts for no rating</source>
        <translation>het spel telt niet voor de waardering</translation>
    </message>
    <message>
        <source>it counts as a game of its own</source>
        <translation>het geldt als een eigen spel</translation>
    </message>
    <message>
        <source>the name is left out</source>
        <translation>de naam is weggelaten</translation>
    </message>
    <message>
        <source>the usual level is used</source>
        <translation>het gewone niveau wordt gebruikt</translation>
    </message>
    <message>
        <source>a free colour is used</source>
        <translation>een vrije kleur wordt gebruikt</translation>
    </message>
    <message>
        <source>the bookmarks are left out</source>
        <translation>de bladwijzers zijn weggelaten</translation>
    </message>
    <message>
        <source>this is not a saved game</source>
        <translation>dit is geen opgeslagen spel</translation>
    </message>
    <message>
        <source>the game itself is missing</source>
        <translation>het spel zelf ontbreekt</translation>
    </message>
    <message>
        <source>there are {count} seats for {players} players</source>
        <translation>aantal plaatsen: {count}, spelers: {players}</translation>
    </message>
    <message>
        <source>this is left out</source>
        <translation>dit is weggelaten</translation>
    </message>
    <message>
        <source>the version of the format is missing</source>
        <translation>de versie van het formaat ontbreekt</translation>
    </message>
    <message>
        <source>a later version of the program saved it ({version})</source>
        <translation>een nieuwere versie van het programma heeft het opgeslagen ({version})</translation>
    </message>
    <message>
        <source>a seat is a JSON object</source>
        <translation>een plaats is een JSON-object</translation>
    </message>
    <message>
        <source>a seat&apos;s kind is human or computer</source>
        <translation>de soort van een plaats is human of computer</translation>
    </message>
    <message>
        <source>a seat&apos;s colour is a small number</source>
        <translation>de kleur van een plaats is een klein getal</translation>
    </message>
    <message>
        <source>this bookmark is left out</source>
        <translation>deze bladwijzer is weggelaten</translation>
    </message>
    <message>
        <source>a mark is a JSON object</source>
        <translation>een bladwijzer is een JSON-object</translation>
    </message>
    <message>
        <source>a mark&apos;s ply is a number of moves</source>
        <translation>het moment (ply) van een bladwijzer is een aantal zetten</translation>
    </message>
    <message>
        <source>this is neither true nor false</source>
        <translation>dit is noch true noch false</translation>
    </message>
    <message>
        <source>a match is a JSON object</source>
        <translation>een wedstrijd is een JSON-object</translation>
    </message>
    <message>
        <source>a match has points for each of {sides} sides</source>
        <translation>een wedstrijd heeft punten voor elk van de {sides} partijen</translation>
    </message>
    <message>
        <source>this is not a whole number from 0 to {last}</source>
        <translation>dit is geen geheel getal van 0 tot en met {last}</translation>
    </message>
    <message>
        <source>open another file</source>
        <translation>open een ander bestand</translation>
    </message>
    <message>
        <source>get that version; this is {version}</source>
        <translation>haal die versie op; dit is {version}</translation>
    </message>
    <message>
        <source>make it less</source>
        <translation>neem er minder</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>onbekend</translation>
    </message>
    <message>
        <source>this is not a JSON object</source>
        <translation>dit is geen JSON-object</translation>
    </message>
    <message>
        <source>there is another file of this name</source>
        <translation>er is een ander bestand met deze naam</translation>
    </message>
    <message>
        <source>another program is writing to it</source>
        <translation>een ander programma schrijft erin</translation>
    </message>
    <message>
        <source>let it finish</source>
        <translation>wacht tot het klaar is</translation>
    </message>
    <message>
        <source>{value} is not a number</source>
        <translation>{value} is geen getal</translation>
    </message>
    <message>
        <source>brackets are nested deeper than {most}</source>
        <translation>haakjes zitten meer dan {most} diep in elkaar</translation>
    </message>
    <message>
        <source>this is not JSON: {error}</source>
        <translation>dit is geen JSON: {error}</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>er ontbreekt een waarde</translation>
    </message>
    <message>
        <source>a name in double quotation marks is missing</source>
        <translation>er ontbreekt een naam tussen dubbele aanhalingstekens</translation>
    </message>
    <message>
        <source>a colon is missing</source>
        <translation>er ontbreekt een dubbele punt</translation>
    </message>
    <message>
        <source>a comma is missing</source>
        <translation>er ontbreekt een komma</translation>
    </message>
    <message>
        <source>there is a comma too many</source>
        <translation>er staat een komma te veel</translation>
    </message>
    <message>
        <source>a text has no quotation mark at its end</source>
        <translation>een tekst heeft geen aanhalingsteken aan het eind</translation>
    </message>
    <message>
        <source>a text goes over the end of its line</source>
        <translation>een tekst loopt door na het einde van zijn regel</translation>
    </message>
    <message>
        <source>a backslash stands before a sign that takes none</source>
        <translation>er staat een backslash voor een teken dat er geen krijgt</translation>
    </message>
    <message>
        <source>something stands behind the end</source>
        <translation>er staat nog iets na het einde</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>dit is geen JSON</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <translation>er staat niets in</translation>
    </message>
    <message>
        <source>the key {key} stands twice</source>
        <translation>de sleutel {key} staat er twee keer</translation>
    </message>
    <message>
        <source>write a number</source>
        <translation>schrijf een getal</translation>
    </message>
    <message>
        <source>the number {number}… has more than {most} digits</source>
        <translation>het getal {number}… heeft meer dan {most} cijfers</translation>
    </message>
    <message>
        <source>the number {number} is too large</source>
        <translation>het getal {number} is te groot</translation>
    </message>
    <message>
        <source>no file of ours needs that</source>
        <translation>geen bestand van ons heeft dat nodig</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>regel {line}, kolom {column}</translation>
    </message>
    <message>
        <source>look for a comma, quotation mark or bracket missing or too many there</source>
        <translation>kijk of daar een komma, aanhalingsteken of haakje ontbreekt of te veel is</translation>
    </message>
    <message>
        <source>remove one of them</source>
        <translation>verwijder er een</translation>
    </message>
    <message>
        <source>write a smaller one</source>
        <translation>schrijf een kleiner</translation>
    </message>
    <message>
        <source>the text {text} holds half a character</source>
        <translation>de tekst {text} bevat een half teken</translation>
    </message>
    <message>
        <source>type it again</source>
        <translation>typ die opnieuw</translation>
    </message>
    <message>
        <source>known: {names}</source>
        <translation>bekend: {names}</translation>
    </message>
    <message>
        <source>give your file another name</source>
        <translation>geef je bestand een andere naam</translation>
    </message>
    <message>
        <source>the record of a game is too long</source>
        <translation>het verslag van een spel is te lang</translation>
    </message>
    <message>
        <source>a record is a JSON object</source>
        <translation>een verslag is een JSON-object</translation>
    </message>
    <message>
        <source>a seat is played by a human or a computer</source>
        <translation>op een plaats speelt een mens of een computer</translation>
    </message>
    <message>
        <source>this is not a short text</source>
        <translation>dit is geen korte tekst</translation>
    </message>
    <message>
        <source>this is not a whole number</source>
        <translation>dit is geen geheel getal</translation>
    </message>
    <message>
        <source>seats, sides and winner do not go together</source>
        <translation>plaatsen, partijen en winnaar passen niet bij elkaar</translation>
    </message>
    <message>
        <source>something is missing or of another kind: {error}</source>
        <translation>er ontbreekt iets of het is van een andere soort: {error}</translation>
    </message>
    <message>
        <source>there is no set of rules {name}</source>
        <translation>er zijn geen regels {name}</translation>
    </message>
    <message>
        <source>the set of rules {name} comes with the program</source>
        <translation>de regels {name} horen bij het programma</translation>
    </message>
    <message>
        <source>the id {id} is not the file&apos;s name</source>
        <translation>de id {id} is niet de naam van het bestand</translation>
    </message>
    <message>
        <source>change one of them, or leave the id out</source>
        <translation>verander een van de twee, of laat de id weg</translation>
    </message>
    <message>
        <source>no rules are for boards of the deck {deck}</source>
        <translation>geen regels zijn voor borden met het kaartspel {deck}</translation>
    </message>
    <message>
        <source>nobody can play: no number of players is named</source>
        <translation>niemand kan spelen: er is geen aantal spelers genoemd</translation>
    </message>
    <message>
        <source>name some</source>
        <translation>noem ze</translation>
    </message>
    <message>
        <source>add players and sides, such as {&quot;2&quot;: [2]}</source>
        <translation>voeg spelers en partijen toe, zoals {&quot;2&quot;: [2]}</translation>
    </message>
    <message>
        <source>{players} players have no number of sides</source>
        <translation>voor {players} spelers ontbreekt een aantal partijen</translation>
    </message>
    <message>
        <source>name a divisor of it from 2 to 4, or take it out</source>
        <translation>noem een deler ervan van 2 tot en met 4, of haal het weg</translation>
    </message>
    <message>
        <source>settings are a JSON object</source>
        <translation>instellingen zijn een JSON-object</translation>
    </message>
    <message>
        <source>remove the file</source>
        <translation>verwijder het bestand</translation>
    </message>
    <message>
        <source>those from the time before are used</source>
        <translation>de vorige gelden</translation>
    </message>
    <message>
        <source>the default is used</source>
        <translation>de standaardwaarde geldt</translation>
    </message>
    <message>
        <source>the defaults are used</source>
        <translation>de standaardwaarden gelden</translation>
    </message>
    <message>
        <source>the board is missing</source>
        <translation>het bord ontbreekt</translation>
    </message>
    <message>
        <source>there is no example {name}</source>
        <translation>er is geen voorbeeld {name}</translation>
    </message>
    <message>
        <source>no package here offers this player</source>
        <translation>geen pakket hier biedt deze speler</translation>
    </message>
    <message>
        <source>there is no program {command}</source>
        <translation>er is geen programma {command}</translation>
    </message>
    <message>
        <source>install it, or name the program that plays as its command</source>
        <translation>installeer die, of noem als opdracht het programma dat speelt</translation>
    </message>
    <message>
        <source>check its name and whether it may be executed</source>
        <translation>controleer de naam, en of het uitgevoerd mag worden</translation>
    </message>
    <message>
        <source>run the plan again: it goes on without this and keeps a copy</source>
        <translation>start het plan opnieuw: het gaat zonder dit verder en bewaart een kopie</translation>
    </message>
    <message>
        <source>choose another file for the results, or delete this one to begin anew</source>
        <translation>kies een ander bestand voor de uitslagen, of verwijder dit om opnieuw te beginnen</translation>
    </message>
    <message>
        <source>damaged lines left out: {count}; the damaged file is kept: {file}</source>
        <translation>weggelaten beschadigde regels: {count}; het beschadigde bestand is bewaard: {file}</translation>
    </message>
    <message>
        <source>these are no results</source>
        <translation>dit zijn geen uitslagen</translation>
    </message>
    <message>
        <source>these results are of version {version}</source>
        <translation>deze uitslagen zijn van versie {version}</translation>
    </message>
    <message>
        <source>these results were begun by another program ({old}), which may play other games than this one ({new})</source>
        <translation>deze uitslagen zijn begonnen door een ander programma ({old}), dat misschien andere spellen speelt dan dit ({new})</translation>
    </message>
    <message>
        <source>these are the results of another plan, which differs in {place}</source>
        <translation>dit zijn de uitslagen van een ander plan, dat verschilt in {place}</translation>
    </message>
    <message>
        <source>{number} is no number of a game</source>
        <translation>{number} is geen nummer van een spel</translation>
    </message>
    <message>
        <source>give a file of `lab run`</source>
        <translation>geef een bestand van `lab run`</translation>
    </message>
    <message>
        <source>use a newer program</source>
        <translation>gebruik een nieuwer programma</translation>
    </message>
    <message>
        <source>{players} players need {needed} cards of {cards}</source>
        <translation>{players} spelers hebben {needed} kaarten nodig, er zijn er {cards}</translation>
    </message>
    <message>
        <source>no cards are dealt</source>
        <translation>er worden geen kaarten gedeeld</translation>
    </message>
    <message>
        <source>a board of {count} columns cannot be made</source>
        <translation>dit aantal kolommen kan een bord niet hebben: {count}</translation>
    </message>
    <message>
        <source>a board of {count} rows cannot be made</source>
        <translation>dit aantal regels kan een bord niet hebben: {count}</translation>
    </message>
    <message>
        <source>{count} cells do not make {width} by {height}</source>
        <translation>{count} vakken zijn geen {width} bij {height}</translation>
    </message>
    <message>
        <source>cells are still empty: {cells}</source>
        <translation>nog lege vakken: {cells}</translation>
    </message>
    <message>
        <source>use {least} to {most} columns</source>
        <translation>gebruik {least} tot en met {most} kolommen</translation>
    </message>
    <message>
        <source>put cards there, or {free} (free)</source>
        <translation>leg er kaarten, of {free} (vrij)</translation>
    </message>
    <message>
        <source>a free deck has no cards of its own to be laid</source>
        <translation>een vrij kaartspel heeft geen eigen kaarten om te leggen</translation>
    </message>
    <message>
        <source>one pack without jacks fill {needed} cells, and {width} by {height} has {size}</source>
        <translation>één kaartspel zonder boeren vult {needed} vakken, en {width} bij {height} heeft er {size}</translation>
    </message>
    <message>
        <source>two packs without jacks fill {needed} cells, and {width} by {height} has {size}</source>
        <translation>twee kaartspellen zonder boeren vullen {needed} vakken, en {width} bij {height} heeft er {size}</translation>
    </message>
    <message>
        <source>choose another deck for the pattern and change it afterwards</source>
        <translation>kies een ander kaartspel voor het patroon, en verander het daarna</translation>
    </message>
    <message>
        <source>choose a larger board or a smaller deck</source>
        <translation>kies een groter bord of een kleiner kaartspel</translation>
    </message>
    <message>
        <source>choose a smaller board or a larger deck</source>
        <translation>kies een kleiner bord of een groter kaartspel</translation>
    </message>
    <message>
        <source>a board of {width} by {height} has no four equal sides</source>
        <translation>een bord van {width} bij {height} heeft geen vier gelijke zijden</translation>
    </message>
    <message>
        <source>{count} cells left over do not lie symmetrically</source>
        <translation>vakken die overblijven liggen niet symmetrisch: {count}</translation>
    </message>
    <message>
        <source>the {count} cells that have no partner cannot be filled symmetrically</source>
        <translation>vakken zonder tegenhanger kunnen niet symmetrisch gevuld worden: {count}</translation>
    </message>
    <message>
        <source>the middle cell belongs to no part</source>
        <translation>het middelste vak hoort bij geen deel</translation>
    </message>
    <message>
        <source>the parts have {cells} cells left for {cards} cards</source>
        <translation>de delen hebben nog {cells} vakken voor {cards} kaarten</translation>
    </message>
    <message>
        <source>a board of {width} by {height} has no four equal quarters</source>
        <translation>een bord van {width} bij {height} heeft geen vier gelijke kwarten</translation>
    </message>
    <message>
        <source>only two packs have twins</source>
        <translation>alleen twee kaartspellen hebben tweelingen</translation>
    </message>
    <message>
        <source>the totals of {count} cells cannot be parted among four quarters</source>
        <translation>de totalen van {count} vakken kunnen niet over vier kwarten verdeeld worden</translation>
    </message>
    <message>
        <source>choose a square of even size, or quarters</source>
        <translation>kies een vierkant van even grootte, of kwarten</translation>
    </message>
    <message>
        <source>{cells} squares of one colour are left for {cards} cards</source>
        <translation>er blijven {cells} vakken van één kleur over voor {cards} kaarten</translation>
    </message>
    <message>
        <source>choose another size or symmetry</source>
        <translation>kies een andere grootte of symmetrie</translation>
    </message>
    <message>
        <source>choose even sizes, or another symmetry</source>
        <translation>kies even grootten, of een andere symmetrie</translation>
    </message>
    <message>
        <source>choose even sizes, or one pack on 7 by 7</source>
        <translation>kies even grootten, of één kaartspel op 7 bij 7</translation>
    </message>
    <message>
        <source>choose another size, such as 10 by 10 for two packs</source>
        <translation>kies een andere grootte, zoals 10 bij 10 voor twee kaartspellen</translation>
    </message>
    <message>
        <source>choose even sizes or an odd square</source>
        <translation>kies even grootten of een oneven vierkant</translation>
    </message>
    <message>
        <source>choose another symmetry</source>
        <translation>kies een andere symmetrie</translation>
    </message>
    <message>
        <source>choose 6 by 6 or 12 by 12</source>
        <translation>kies 6 bij 6 of 12 bij 12</translation>
    </message>
    <message>
        <source>choose another size, such as 10 by 10</source>
        <translation>kies een andere grootte, zoals 10 bij 10</translation>
    </message>
    <message>
        <source>there are not as many {card} as this symmetry needs</source>
        <translation>er zijn minder {card} dan deze symmetrie nodig heeft</translation>
    </message>
    <message>
        <source>there is no board in this text</source>
        <translation>er staat geen bord in deze tekst</translation>
    </message>
    <message>
        <source>the text is far too long for a board</source>
        <translation>de tekst is veel te lang voor een bord</translation>
    </message>
    <message>
        <source>copy lines of cards like: XX 2S 10♥ Qd</source>
        <translation>kopieer regels met kaarten zoals: XX 2S 10♥ Qd</translation>
    </message>
    <message>
        <source>copy the board alone</source>
        <translation>kopieer alleen het bord</translation>
    </message>
    <message>
        <source>there is no pattern {name}</source>
        <translation>er is geen patroon {name}</translation>
    </message>
    <message>
        <source>the pattern {pattern} is not for the deck {deck}</source>
        <translation>het patroon {pattern} is niet voor het kaartspel {deck}</translation>
    </message>
    <message>
        <source>the pattern {pattern} has no parameter {parameter}</source>
        <translation>het patroon {pattern} heeft geen parameter {parameter}</translation>
    </message>
    <message>
        <source>{choice} is no choice for {parameter}</source>
        <translation>{choice} is geen keuze voor {parameter}</translation>
    </message>
    <message>
        <source>this is no rule case ({error})</source>
        <translation>dit is geen regelgeval ({error})</translation>
    </message>
    <message>
        <source>a seat stands twice</source>
        <translation>een plaats staat er twee keer</translation>
    </message>
    <message>
        <source>there are {count} numbers for {wanted}</source>
        <translation>gegeven getallen: {count}, nodig: {wanted}</translation>
    </message>
    <message>
        <source>a quarter turn needs a square, and {width} by {height} is none</source>
        <translation>een kwartdraai vraagt een vierkant, en {width} bij {height} is er geen</translation>
    </message>
    <message>
        <source>a number stands once, so there are no four that belong together</source>
        <translation>een getal staat er maar één keer, dus er zijn geen vier die bij elkaar horen</translation>
    </message>
</context>
<context>
    <name>Filing</name>
    <message>
        <source>New board</source>
        <translation>Nieuw bord</translation>
    </message>
    <message>
        <source>Open a board</source>
        <translation>Een bord openen</translation>
    </message>
    <message>
        <source>This board cannot be opened.</source>
        <translation>Dit bord kan niet geopend worden.</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>{name} openen</translation>
    </message>
    <message>
        <source>Read {name}</source>
        <translation>{name} lezen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (kopie)</translation>
    </message>
    <message>
        <source>Copy of {name}</source>
        <translation>Kopie van {name}</translation>
    </message>
    <message>
        <source>Paste a board</source>
        <translation>Een bord plakken</translation>
    </message>
    <message>
        <source>Save the board</source>
        <translation>Het bord opslaan</translation>
    </message>
    <message>
        <source>A board that comes with the program has this name.</source>
        <translation>Een bord dat bij het programma hoort, heeft deze naam.</translation>
    </message>
    <message>
        <source>Give your board another one.</source>
        <translation>Geef het jouwe een andere.</translation>
    </message>
    <message>
        <source>Boards are saved in files that end in {endings}.</source>
        <translation>Borden worden opgeslagen in bestanden die eindigen op {endings}.</translation>
    </message>
    <message>
        <source>To write the cells as text, export a copy.</source>
        <translation>Exporteer een kopie om de vakken als tekst te schrijven.</translation>
    </message>
    <message>
        <source>The board was not saved.</source>
        <translation>Het bord is niet opgeslagen.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Opgeslagen: {file}</translation>
    </message>
    <message>
        <source>Export a copy</source>
        <translation>Kopie exporteren</translation>
    </message>
    <message>
        <source>The copy was not written.</source>
        <translation>De kopie is niet geschreven.</translation>
    </message>
    <message>
        <source>Let its name end in {endings}. For PDF, PNG and SVG, choose Print.</source>
        <translation>Laat de naam eindigen op {endings}. Kies Afdrukken voor PDF, PNG en SVG.</translation>
    </message>
    <message>
        <source>Rename the board</source>
        <translation>Het bord hernoemen</translation>
    </message>
    <message>
        <source>This board is not kept.</source>
        <translation>Dit bord wordt niet bewaard.</translation>
    </message>
    <message>
        <source>The board’s file is damaged: {why}</source>
        <translation>Het bestand van het bord is beschadigd: {why}</translation>
    </message>
    <message>
        <source>The board’s file is gone. Save it to write it again.</source>
        <translation>Het bestand van het bord is weg. Sla op om het opnieuw te schrijven.</translation>
    </message>
    <message>
        <source>Read again from the file</source>
        <translation>Opnieuw uit het bestand gelezen</translation>
    </message>
    <message>
        <source>Another program changed the file: it was read again.</source>
        <translation>Een ander programma veranderde het bestand: het is opnieuw gelezen.</translation>
    </message>
    <message>
        <source>Changed on disk</source>
        <translation>Op schijf veranderd</translation>
    </message>
    <message>
        <source>Another program has changed “{file}”, and so have you.</source>
        <translation>Een ander programma heeft “{file}” veranderd, en jij ook.</translation>
    </message>
    <message>
        <source>Whichever you take, Undo brings back your board.</source>
        <translation>Wat je ook kiest, Ongedaan maken haalt je bord terug.</translation>
    </message>
    <message>
        <source>Keep &amp;mine</source>
        <translation>&amp;Mijne houden</translation>
    </message>
    <message>
        <source>Take the &amp;file</source>
        <translation>Het &amp;bestand nemen</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Borden</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle bestanden</translation>
    </message>
</context>
<context>
    <name>FilmDialog</name>
    <message>
        <source>Save the game as an animation</source>
        <translation>Het spel als animatie opslaan</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Voortgang</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Opslaan…</translation>
    </message>
    <message>
        <source>Name a file, and draw every move into it</source>
        <translation>Een bestand noemen en elke zet erin tekenen</translation>
    </message>
    <message>
        <source>Nobody’s cards</source>
        <translation>Niemands kaarten</translation>
    </message>
    <message>
        <source>The cards of {name}</source>
        <translation>De kaarten van {name}</translation>
    </message>
    <message>
        <source>One picture for each move; it can be shown by any program for pictures.</source>
        <translation>Eén beeld per zet; elk programma voor afbeeldingen kan het tonen.</translation>
    </message>
    <message>
        <source>The game goes on, so no hand is in the pictures.</source>
        <translation>Het spel loopt nog; daarom staat er geen hand in de beelden.</translation>
    </message>
    <message>
        <source>S&amp;how</source>
        <translation>&amp;Tonen</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>&amp;Snelheid</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Grootte</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Middel</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groot</translation>
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
        <translation>Controles</translation>
    </message>
    <message>
        <source>There is nothing to remark on.</source>
        <translation>Er is niets op te merken.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fout</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Opmerking</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Opmerking</translation>
    </message>
    <message>
        <source>{kind}: {text}</source>
        <translation>{kind}: {text}</translation>
    </message>
    <message>
        <source>This position can be played.</source>
        <translation>Deze stelling is speelbaar.</translation>
    </message>
    <message>
        <source>This position cannot be played yet.</source>
        <translation>Deze stelling is nog niet speelbaar.</translation>
    </message>
</context>
<context>
    <name>FindingsPanel</name>
    <message>
        <source>Checks</source>
        <translation>Controles</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fout</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Waarschuwing</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Opmerking</translation>
    </message>
    <message>
        <source>{kind}: {text}</source>
        <translation>{kind}: {text}</translation>
    </message>
    <message>
        <source>Click to choose the cells concerned.</source>
        <translation>Klik om de betrokken vakken te kiezen.</translation>
    </message>
    <message>
        <source>Not to be played on yet: {errors}</source>
        <translation>Nog niet speelbaar: {errors}</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n fout</numerusform>
            <numerusform>%n fouten</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready to play: {games}</source>
        <translation>Klaar om te spelen: {games}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) fit</source>
        <translation>
            <numerusform>%n spel past</numerusform>
            <numerusform>%n spellen passen</numerusform>
        </translation>
    </message>
    <message>
        <source>Does not fit {game}: {why}</source>
        <translation>Past niet bij {game}: {why}</translation>
    </message>
    <message>
        <source>Fits {game}, for {players} players</source>
        <translation>Past bij {game}, voor {players} spelers</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>regel {line}</translation>
    </message>
    <message>
        <source>{cell} (line {line})</source>
        <translation>{cell} (regel {line})</translation>
    </message>
    <message>
        <source>Pasted, {where}: “{text}” was not understood</source>
        <translation>Geplakt, {where}: “{text}” is niet begrepen</translation>
    </message>
    <message>
        <source>Pasted, {where}: the row ends before this cell</source>
        <translation>Geplakt, {where}: de regel houdt op voor dit vak</translation>
    </message>
    <message>
        <source>Pasted, {where}: “{text}” is more than the row can hold</source>
        <translation>Geplakt, {where}: “{text}” is meer dan in de regel past</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>This is what the step is about</source>
        <translation>Daar gaat het in deze stap om</translation>
    </message>
    <message>
        <source>Put a chip</source>
        <translation>Een fiche leggen</translation>
    </message>
    <message>
        <source>Every card is on the board twice. Choose one of your cards, and its open cells light up. Then choose one of these cells: your chip lies there.</source>
        <translation>Elke kaart staat twee keer op het bord. Kies een van je kaarten, en haar open vakken lichten op. Kies dan een van die vakken: daar ligt je fiche.</translation>
    </message>
    <message>
        <source>Well done. For the card that you have played, you get a new one by itself.</source>
        <translation>Goed gedaan. Voor de kaart die je hebt gespeeld, krijg je vanzelf een nieuwe.</translation>
    </message>
    <message>
        <source>Take turns</source>
        <translation>Om de beurt</translation>
    </message>
    <message>
        <source>Now the computer moves; a frame marks its move. Then it is your turn: play any card.</source>
        <translation>Nu zet de computer; een kader toont zijn zet. Dan ben jij aan de beurt: speel een kaart naar keuze.</translation>
    </message>
    <message>
        <source>So it goes on. Five chips in line are a row, across, down or slanting. Two rows win, and the corners count for everybody.</source>
        <translation>Zo gaat het verder. Vijf fiches op een lijn zijn een rij, horizontaal, verticaal of schuin. Twee rijen winnen, en de hoeken tellen voor iedereen.</translation>
    </message>
    <message>
        <source>Stop a row</source>
        <translation>Een rij tegenhouden</translation>
    </message>
    <message>
        <source>The computer has four chips in line, and one more would make a row. One of your cards goes on the cell beside them. Play it there.</source>
        <translation>De computer heeft vier fiches op een lijn, en nog één zou een rij maken. Een van je kaarten hoort op het vak ernaast. Speel die daar.</translation>
    </message>
    <message>
        <source>Well done. Where your chip lies, that row can no longer be made.</source>
        <translation>Goed gedaan. Waar jouw fiche ligt, kan die rij er niet meer komen.</translation>
    </message>
    <message>
        <source>One may do that, but then the computer makes its row. Try again, on the marked cell.</source>
        <translation>Dat mag, maar dan maakt de computer zijn rij. Probeer het nog eens, op het gemarkeerde vak.</translation>
    </message>
    <message>
        <source>Two eyes: anywhere</source>
        <translation>Twee ogen: overal</translation>
    </message>
    <message>
        <source>The jacks of clubs and diamonds show two eyes. They go on any open cell. Play yours; the best place is beside your three chips.</source>
        <translation>De boeren van klaveren en ruiten tonen twee ogen. Ze gaan op elk open vak. Speel de jouwe; de beste plaats is naast je drie fiches.</translation>
    </message>
    <message>
        <source>Well done. Such a jack is worth keeping for a cell that you need.</source>
        <translation>Goed gedaan. Zo’n boer kun je het best bewaren voor een vak dat je nodig hebt.</translation>
    </message>
    <message>
        <source>That was another card. Try again, with the jack.</source>
        <translation>Dat was een andere kaart. Probeer het nog eens, met de boer.</translation>
    </message>
    <message>
        <source>One eye: take a chip away</source>
        <translation>Eén oog: een fiche wegnemen</translation>
    </message>
    <message>
        <source>Four in line again, and none of your cards goes there. But the jacks of hearts and spades, with one eye, take an enemy chip off the board. Take one of the four.</source>
        <translation>Weer vier op een lijn, en geen van je kaarten hoort daar. Maar de boeren van harten en schoppen, met één oog, nemen een vijandelijke fiche van het bord. Neem een van de vier weg.</translation>
    </message>
    <message>
        <source>Well done. Only chips of a finished row are safe from such a jack.</source>
        <translation>Goed gedaan. Alleen fiches van een voltooide rij zijn veilig voor zo’n boer.</translation>
    </message>
    <message>
        <source>One may do that, but then the computer makes its row. Try again: with the jack, take one of the marked chips.</source>
        <translation>Dat mag, maar dan maakt de computer zijn rij. Probeer het nog eens: neem met de boer een van de gemarkeerde fiches.</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Winnen</translation>
    </message>
    <message>
        <source>You have one row, and four chips in line. Make your second row, and you win.</source>
        <translation>Je hebt één rij, en vier fiches op een lijn. Maak je tweede rij, en je wint.</translation>
    </message>
    <message>
        <source>You have won! Now you know the game. In any game, F1 tells what you can do.</source>
        <translation>Gewonnen! Nu ken je het spel. In elk spel zegt F1 wat je kunt doen.</translation>
    </message>
    <message>
        <source>One may do that, but you can win at once. Try again, on the marked cell.</source>
        <translation>Dat mag, maar je kunt meteen winnen. Probeer het nog eens, op het gemarkeerde vak.</translation>
    </message>
</context>
<context>
    <name>FirstGamePanel</name>
    <message>
        <source>Your first game</source>
        <translation>Je eerste spel</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Stap {number} van {count}</translation>
    </message>
    <message>
        <source>How far you have come</source>
        <translation>Hoe ver je bent</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Klaar</translation>
    </message>
    <message>
        <source>Go back to your own game</source>
        <translation>Terug naar je eigen spel</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Volgende stap</translation>
    </message>
    <message>
        <source>Go on to the next step</source>
        <translation>Verder naar de volgende stap</translation>
    </message>
    <message>
        <source>&amp;Skip this step</source>
        <translation>Stap over&amp;slaan</translation>
    </message>
    <message>
        <source>Go on to the next step without this one</source>
        <translation>Zonder deze verder naar de volgende stap</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Terug</translation>
    </message>
    <message>
        <source>Go back to the step before</source>
        <translation>Terug naar de vorige stap</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>Go back to your own game; Help → Your first game goes on from here</source>
        <translation>Terug naar je eigen spel; Help → Je eerste spel gaat hier verder</translation>
    </message>
</context>
<context>
    <name>Flows</name>
    <message>
        <source>Open a game</source>
        <translation>Een spel openen</translation>
    </message>
    <message>
        <source>“{title}” is among your rules now.</source>
        <translation>“{title}” hoort nu bij je regels.</translation>
    </message>
    <message>
        <source>You find it in the list of a new game.</source>
        <translation>Je vindt het in de lijst van een nieuw spel.</translation>
    </message>
    <message>
        <source>Your last game cannot be opened.</source>
        <translation>Je laatste spel kan niet geopend worden.</translation>
    </message>
    <message>
        <source>This game cannot be opened.</source>
        <translation>Dit spel kan niet geopend worden.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Het spel opslaan</translation>
    </message>
    <message>
        <source>This game is not kept.</source>
        <translation>Dit spel wordt niet bewaard.</translation>
    </message>
    <message>
        <source>Settings explained</source>
        <translation>Instellingen uitgelegd</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Toetsen en muis</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Dat lukte niet.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Opgeslagen spellen</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle bestanden</translation>
    </message>
</context>
<context>
    <name>Foot</name>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importeren…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporteren…</translation>
    </message>
    <message>
        <source>How to &amp;play</source>
        <translation>Spel&amp;uitleg</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Meer</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Opslaan &amp;als…</translation>
    </message>
    <message>
        <source>&amp;Use these rules</source>
        <translation>Deze regels &amp;gebruiken</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Let the new game be played by these rules.</source>
        <translation>Het nieuwe spel volgens deze regels spelen.</translation>
    </message>
    <message>
        <source>Take in a file of rules that a friend has sent.</source>
        <translation>Een bestand met regels opnemen dat een vriend gestuurd heeft.</translation>
    </message>
    <message>
        <source>Write these rules to a file, to be sent to a friend.</source>
        <translation>Deze regels in een bestand schrijven, om naar een vriend te sturen.</translation>
    </message>
    <message>
        <source>Read how one plays by these rules.</source>
        <translation>Lezen hoe je met deze regels speelt.</translation>
    </message>
    <message>
        <source>Keep these rules under a name of your own.</source>
        <translation>Deze regels onder een eigen naam bewaren.</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Boards</source>
        <translation>Borden</translation>
    </message>
    <message>
        <source>Search: name, author, notes, 10x10</source>
        <translation>Zoeken: naam, auteur, notities, 10x10</translation>
    </message>
    <message>
        <source>Own boards first</source>
        <translation>Eigen borden eerst</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Op naam</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Nieuwste eerst</translation>
    </message>
    <message>
        <source>By size</source>
        <translation>Op afmetingen</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Volgorde</translation>
    </message>
    <message>
        <source>No board matches. Try another word.</source>
        <translation>Geen bord past. Probeer een ander woord.</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Bord</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nieuw</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>B&amp;ewerken</translation>
    </message>
    <message>
        <source>&amp;Play on it</source>
        <translation>Erop s&amp;pelen</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Dupliceren</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Hernoemen…</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <translation>A&amp;fdrukken…</translation>
    </message>
    <message>
        <source>Move to the &amp;trash</source>
        <translation>Naar de prullen&amp;bak</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>In de &amp;map tonen</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Niet opgeslagen</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Ontwerp</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Zonder naam</translation>
    </message>
    <message>
        <source>{columns} × {rows}</source>
        <translation>{columns} × {rows}</translation>
    </message>
    <message>
        <source>by {author}</source>
        <translation>door {author}</translation>
    </message>
    <message>
        <source>comes with the program</source>
        <translation>hoort bij het programma</translation>
    </message>
    <message>
        <source>&amp;Edit a copy</source>
        <translation>&amp;Kopie bewerken</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (kopie)</translation>
    </message>
    <message>
        <source>Rename the board</source>
        <translation>Het bord hernoemen</translation>
    </message>
    <message>
        <source>Its new name:</source>
        <translation>De nieuwe naam:</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Hernoemen</translation>
    </message>
    <message>
        <source>No program shows folders here.</source>
        <translation>Hier toont geen programma mappen.</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Dat lukte niet.</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>{title} (not saved)</source>
        <translation>{title} (niet opgeslagen)</translation>
    </message>
</context>
<context>
    <name>GameNotes</name>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Regels…</translation>
    </message>
    <message>
        <source>How &amp;to play</source>
        <translation>Spel&amp;uitleg</translation>
    </message>
    <message>
        <source>Change this game&apos;s rules for yourself.</source>
        <translation>De regels van dit spel voor jezelf veranderen.</translation>
    </message>
    <message>
        <source>Read how this game is played.</source>
        <translation>Lezen hoe dit spel gespeeld wordt.</translation>
    </message>
    <message>
        <source>Played like {base}.</source>
        <translation>Gaat als {base}.</translation>
    </message>
    <message>
        <source>{differences}; and {count} more</source>
        <translation>{differences}; en nog {count}</translation>
    </message>
    <message>
        <source>Unlike {base}: {differences}.</source>
        <translation>Anders dan {base}: {differences}.</translation>
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
        <translation>Ieder vijf kaarten, met hoeveel je ook speelt, en je trekt met de hand: wie vergeet te trekken voordat de volgende speler gespeeld en getrokken heeft, speelt verder met een kaart minder. Klik na je zet op de stapel.</translation>
    </message>
    <message>
        <source>A club&apos;s sheet; the lost card after the printed rules</source>
        <translation>Het regelblad van een club; de verloren kaart volgens de gedrukte regels</translation>
    </message>
    <message>
        <source>Double Series</source>
        <translation>Double Series</translation>
    </message>
    <message>
        <source>Two sides of up to five players each, seated in turn, race for two series of five. Partners keep silent. The cards dealt become fewer as the table grows.</source>
        <translation>Twee partijen van elk hoogstens vijf spelers zitten om en om; wie het eerst twee rijen van vijf heeft, wint. Medespelers zwijgen. Hoe meer er meespelen, hoe minder kaarten ieder krijgt.</translation>
    </message>
    <message>
        <source>Jouets Bo-Jeux, 1996, as described by sellers and players; hands, jacks and dead cards after Sequence, since no sheet could be read</source>
        <translation>Jouets Bo-Jeux, 1996, zoals verkopers en spelers het beschrijven; handen, boeren en dode kaarten zoals bij Sequence, omdat er geen regelblad te lezen was</translation>
    </message>
    <message>
        <source>Exact five</source>
        <translation>Precies vijf</translation>
    </message>
    <message>
        <source>Five number cards each; every card goes exactly on its own number, and one draws after playing. Nothing is ever taken away, nothing is exchanged, and five in line win.</source>
        <translation>Ieder vijf getalkaarten; elke kaart hoort precies op haar eigen getal, en je trekt na het spelen. Er wordt nooit iets weggehaald, niets geruild, en vijf op een lijn winnen.</translation>
    </message>
    <message>
        <source>Poo-ka-Boo, as described by a reviewer on BoardGameGeek</source>
        <translation>Poo-ka-Boo, zoals beschreven in een recensie op BoardGameGeek</translation>
    </message>
    <message>
        <source>5ive Straight</source>
        <translation>5ive Straight</translation>
    </message>
    <message>
        <source>Pegs, and cards with the numbers from 0 to 99. On your turn either play a card and put a peg on its number or any higher one, or draw; four cards are the most. Five in line win at once. Who holds four cards that fit nowhere is out, so keep them secret.</source>
        <translation>Pinnen en kaarten met getallen van 0 tot en met 99. In je beurt speel je een kaart en zet je een pin op haar getal of een hoger, of je trekt; meer dan vier kaarten heb je nooit. Vijf op een lijn winnen meteen. Wie vier kaarten heeft die nergens passen, ligt uit het spel; houd ze dus geheim.</translation>
    </message>
    <message>
        <source>The 5ive Straight rulebook, Winning Moves</source>
        <translation>Het regelboekje van 5ive Straight, Winning Moves</translation>
    </message>
    <message>
        <source>Home sheet</source>
        <translation>Familieregels</translation>
    </message>
    <message>
        <source>Two sides, five cards each, and two piles lying face up: choose which card to draw. A forgotten draw is made good after the next turn. A row counts only when its maker announces it, and its chips are then turned to white.</source>
        <translation>Twee partijen, ieder vijf kaarten, en twee stapels die open liggen: kies welke kaart je trekt. Vergeten te trekken haal je na je volgende beurt in. Een rij telt alleen als wie haar maakt haar meldt; haar fiches worden dan op wit gedraaid.</translation>
    </message>
    <message>
        <source>A family&apos;s rule sheet published as Sequence Playing Rules</source>
        <translation>Het regelblad van een familie, gepubliceerd als “Sequence Playing Rules”</translation>
    </message>
    <message>
        <source>Jack Foolery</source>
        <translation>Jack Foolery</translation>
    </message>
    <message>
        <source>One-Eyed Jack under the other name by which many families know it: nothing on the board is ever safe, and rows count only while they lie there.</source>
        <translation>One-Eyed Jack onder de andere naam waaronder veel families het kennen: niets op het bord is ooit veilig, en rijen tellen alleen zolang ze er liggen.</translation>
    </message>
    <message>
        <source>pagat.com, One-Eyed Jack, where this name is given too</source>
        <translation>pagat.com, One-Eyed Jack, waar ook deze naam staat</translation>
    </message>
    <message>
        <source>Junior</source>
        <translation>Junior</translation>
    </message>
    <message>
        <source>For the youngest: three cards without pictures, a small board, four in line win. The tens of clubs and diamonds go anywhere, the tens of spades and hearts take a chip away, and a card without a space may be exchanged at any time.</source>
        <translation>Voor de jongsten: drie kaarten in de hand, geen plaatjes, een klein bord, en vier op een lijn winnen. De tienen van klaveren en ruiten mogen overal, de tienen van schoppen en harten halen een fiche weg, en een kaart zonder open vak mag altijd geruild worden.</translation>
    </message>
    <message>
        <source>After Sequence for Kids by Jax Ltd.; the cards and the board are ours</source>
        <translation>Naar Sequence for Kids van Jax Ltd.; de kaarten en het bord zijn van ons</translation>
    </message>
    <message>
        <source>One-Eyed Jack</source>
        <translation>One-Eyed Jack</translation>
    </message>
    <message>
        <source>The game for two, three or four as it is played with ordinary cards. No chip is ever safe: a one-eyed jack may break a row up again, so a side wins when its rows lie on the board at the same time. A card whose cells are all covered stays in the hand until one of them is free.</source>
        <translation>Het spel voor twee, drie of vier zoals het met gewone kaarten gespeeld wordt. Geen fiche is ooit veilig: een eenogige boer kan een rij weer openbreken, dus een partij wint als haar rijen tegelijk op het bord liggen. Een kaart waarvan alle vakken bedekt zijn, blijft in de hand tot er een vrijkomt.</translation>
    </message>
    <message>
        <source>pagat.com, One-Eyed Jack, the basic game</source>
        <translation>pagat.com, One-Eyed Jack, het basisspel</translation>
    </message>
    <message>
        <source>One-Eyed Jack, house rules</source>
        <translation>One-Eyed Jack, huisregels</translation>
    </message>
    <message>
        <source>One-Eyed Jack with the two house rules that most tables add: the chips of a finished row are safe from one-eyed jacks, and a card whose cells are all covered may be exchanged for a new one, as many of them as one likes in a turn.</source>
        <translation>One-Eyed Jack met de twee huisregels die aan de meeste tafels gelden: de fiches van een voltooide rij zijn veilig voor eenogige boeren, en een kaart waarvan alle vakken bedekt zijn, mag je ruilen voor een nieuwe, zoveel als je wilt in een beurt.</translation>
    </message>
    <message>
        <source>pagat.com, One-Eyed Jack, variations</source>
        <translation>pagat.com, One-Eyed Jack, varianten</translation>
    </message>
    <message>
        <source>One-Eyed Jack with jokers</source>
        <translation>One-Eyed Jack met jokers</translation>
    </message>
    <message>
        <source>One-Eyed Jack with house rules and four jokers in the pack. The corners belong to nobody: a joker puts a chip on an open corner and nowhere else, and no jack can take that chip away.</source>
        <translation>One-Eyed Jack met huisregels en vier jokers bij de kaarten. De hoeken zijn van niemand: een joker legt een fiche op een open hoek en nergens anders, en geen boer kan dat fiche weghalen.</translation>
    </message>
    <message>
        <source>Open draft</source>
        <translation>Open keuze</translation>
    </message>
    <message>
        <source>Six cards each, and five open cards to draw from: after playing you choose one, and the next card takes its place. A side that holds all four centre spaces wins at once. The game ends when the open cards run out.</source>
        <translation>Ieder zes kaarten, en vijf open kaarten om van te trekken: na het spelen kies je er een, en de volgende kaart komt ervoor in de plaats. Een partij die alle vier vakken in het midden bezet, wint meteen. Het spel eindigt als de open kaarten op zijn.</translation>
    </message>
    <message>
        <source>Course COMP90054 of the University of Melbourne, as played by its programs</source>
        <translation>Cursus COMP90054 van de Universiteit van Melbourne, zoals de programma’s ervan spelen</translation>
    </message>
    <message>
        <source>Quinto (house scoring)</source>
        <translation>Quinto (eigen puntentelling)</translation>
    </message>
    <message>
        <source>Sequence played for points over several deals: longer rows, rows with a corner, two rows at a stroke and winning the deal all count, special cards left in the hand cost. The first side with 500 points wins the match. The points are house scoring of our own: the published table is not known to us.</source>
        <translation>Sequence om punten over verscheidene rondes: langere rijen, rijen met een hoek, twee rijen in één klap en een gewonnen ronde tellen, bijzondere kaarten die in de hand blijven kosten. De eerste partij met 500 punten wint de wedstrijd. De puntentelling is van onszelf: de gepubliceerde tabel kennen we niet.</translation>
    </message>
    <message>
        <source>Play after the Quinto Game Company, 2003, as described on pagat.com; the points are ours</source>
        <translation>Spel naar de Quinto Game Company, 2003, zoals beschreven op pagat.com; de punten zijn van ons</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Sequence</translation>
    </message>
    <message>
        <source>Play a card and put a chip on one of its two cells; five chips of your side in a line are a row. Two sides need two rows, three sides one. The four corners count for everybody, a two-eyed jack goes on any open cell, a one-eyed jack takes an enemy chip away unless it is part of a finished row, and once a turn a card whose cells are both covered may be exchanged.</source>
        <translation>Speel een kaart en leg een fiche op een van haar twee vakken; vijf fiches van je partij op een lijn zijn een rij. Twee partijen hebben twee rijen nodig, drie partijen één. De vier hoeken tellen voor iedereen, een tweeogige boer mag op elk open vak, een eenogige boer haalt een fiche van een tegenstander weg dat niet bij een voltooide rij hoort, en eenmaal per beurt mag je een kaart ruilen waarvan beide vakken bedekt zijn.</translation>
    </message>
    <message>
        <source>The rules printed by Jax Ltd. since 1982, with published answers where they are silent</source>
        <translation>De regels die Jax Ltd. sinds 1982 drukt, met gepubliceerde antwoorden waar ze zwijgen</translation>
    </message>
    <message>
        <source>Sequence Dice</source>
        <translation>Sequence Dice</translation>
    </message>
    <message>
        <source>Roll two dice and put a chip on that number. If all its spaces are covered, you take the place of an opponent&apos;s chip. A ten takes a chip away, but none from the twos and twelves; an eleven goes anywhere; after a two or a twelve you roll again. Two sides need six in line, three or four need five.</source>
        <translation>Gooi twee dobbelstenen en leg een fiche op dat getal. Zijn alle vakken ervan bedekt, dan kom je daar in de plaats van een fiche van een tegenstander. Een tien haalt een fiche weg, maar niet van de tweeën en twaalven; een elf mag overal; na een twee of een twaalf gooi je nog eens. Twee partijen hebben er zes op een lijn nodig, drie of vier partijen vijf.</translation>
    </message>
    <message>
        <source>The Sequence Dice sheet, Jax Ltd.</source>
        <translation>Het regelblad van Sequence Dice, Jax Ltd.</translation>
    </message>
    <message>
        <source>Sequence Dice, gem variant</source>
        <translation>Sequence Dice, edelsteenvariant</translation>
    </message>
    <message>
        <source>The dice game of the carved wooden boards: a ten goes anywhere, an eleven takes a chip away, a twelve swaps one of your chips with an opponent&apos;s, and finished rows are safe. Two sides need two rows of five, three or four sides one. A two gives another turn; a covered number gives nothing.</source>
        <translation>Het dobbelspel van de houten borden met snijwerk: een tien mag overal, een elf haalt een fiche weg, een twaalf wisselt een fiche van jou met een van een tegenstander, en voltooide rijen zijn veilig. Twee partijen hebben twee rijen van vijf nodig, drie of vier partijen één. Een twee geeft nog een beurt; een bedekt getal levert niets op.</translation>
    </message>
    <message>
        <source>Kalex Custom Carvings, Dice Sequence</source>
        <translation>Kalex Custom Carvings, Dice Sequence</translation>
    </message>
    <message>
        <source>Tournament tie-break</source>
        <translation>Toernooi met tiebreak</translation>
    </message>
    <message>
        <source>The stock is played once. When nobody can move any more and nobody has won, the side with more rows wins, then the one with more lines of four, then of three. Rows are taken from the top left, so nobody has to be asked.</source>
        <translation>De stapel wordt één keer gespeeld. Kan niemand meer zetten en heeft niemand gewonnen, dan wint de partij met de meeste rijen, dan die met de meeste lijnen van vier, dan van drie. Rijen worden vanaf linksboven genomen, zodat niemand iets gevraagd hoeft te worden.</translation>
    </message>
    <message>
        <source>endgame.dk, One-Eyed Jack</source>
        <translation>endgame.dk, One-Eyed Jack</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Reisspel</translation>
    </message>
    <message>
        <source>A short game for two with one pack on a small board: every card has a single space, four in line are a row, and two rows win. The free space lies in the middle.</source>
        <translation>Een kort spel voor twee met één kaartspel op een klein bord: elke kaart heeft maar één vak, vier op een lijn zijn een rij, en twee rijen winnen. Het vrije vak ligt in het midden.</translation>
    </message>
    <message>
        <source>Jax Ltd., the travel edition; the board is ours, since its arrangement could not be found</source>
        <translation>Jax Ltd., de reisuitgave; het bord is van ons, omdat de rangschikking niet te vinden was</translation>
    </message>
</context>
<context>
    <name>GroupList</name>
    <message>
        <source>Groups of rules</source>
        <translation>Groepen regels</translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>Move left</source>
        <translation>Naar links</translation>
    </message>
    <message>
        <source>Let the chosen card change places with the one before it</source>
        <translation>De gekozen kaart met die ervoor verwisselen</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Naar rechts</translation>
    </message>
    <message>
        <source>Let the chosen card change places with the one after it</source>
        <translation>De gekozen kaart met die erachter verwisselen</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Weghalen</translation>
    </message>
    <message>
        <source>Take the chosen card out of its row; it can be put anywhere then</source>
        <translation>De gekozen kaart uit haar rij nemen; ze mag dan overal heen</translation>
    </message>
    <message>
        <source>Cards that are chosen go here. In the row, Delete takes a card away, and Ctrl with an arrow key moves it.</source>
        <translation>Gekozen kaarten komen hier. In de regel haalt Delete een kaart weg, en Ctrl met een pijltoets verplaatst haar.</translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>{cell}, {face}: {share} of the decided games</source>
        <translation>{cell}, {face}: {share} van de besliste spellen</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>The menus</source>
        <translation>De menu’s</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Hoe je speelt</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Toetsen en muis</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computerspelers</translation>
    </message>
    <message>
        <source>Boards of your own</source>
        <translation>Eigen borden</translation>
    </message>
    <message>
        <source>The lab</source>
        <translation>Het lab</translation>
    </message>
    <message>
        <source>What you can rely on</source>
        <translation>Waar je op kunt rekenen</translation>
    </message>
    <message>
        <source>Temperaments</source>
        <translation>Temperamenten</translation>
    </message>
    <message>
        <source>An entry says who plays what: a game, a board, and a player for each seat. With one entry the lab tells how fair and how long that game is; with two it tells which is better, and how sure that is.</source>
        <translation>Een regel zegt wie wat speelt: een spel, een bord en een speler voor elke plaats. Bij één regel zegt het lab hoe eerlijk en hoe lang dat spel is; bij twee welke beter is, en hoe zeker dat is.</translation>
    </message>
    <message>
        <source>It plays in the background, and results are saved as they arrive: what is broken off goes on later.</source>
        <translation>Het speelt op de achtergrond, en resultaten worden bewaard zodra ze komen: wat wordt afgebroken, gaat later verder.</translation>
    </message>
    <message>
        <source>Every move is kept at once. After a crash or a power cut the next start goes on where you were.</source>
        <translation>Elke zet wordt meteen bewaard. Na een crash of stroomuitval gaat de volgende start verder waar je was.</translation>
    </message>
    <message>
        <source>Nobody sees what is hidden: neither the computer players, nor hints, nor a screen reader know more than the seat that they play, help or read for.</source>
        <translation>Niemand ziet wat verborgen is: computerspelers, tips en schermlezers weten niet meer dan de plaats waarvoor ze spelen, helpen of voorlezen.</translation>
    </message>
    <message>
        <source>The program needs no network and sends nothing. All your games, boards and settings are files on this computer.</source>
        <translation>Het programma heeft geen netwerk nodig en verstuurt niets. Al je spellen, borden en instellingen zijn bestanden op deze computer.</translation>
    </message>
    <message>
        <source>The same number shuffles the cards in the same way on every computer, and undo never deals anew.</source>
        <translation>Hetzelfde getal schudt de kaarten op elke computer op dezelfde manier, en ongedaan maken deelt nooit opnieuw.</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Op geen enkele pagina staan deze woorden.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>Zoeken in de help</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Looking for the best moves…</source>
        <translation>De beste zetten worden gezocht…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>The best moves</source>
        <translation>De beste zetten</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Make the chosen move</source>
        <translation>De gekozen zet doen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Look for moves no longer</source>
        <translation>Niet verder naar zetten zoeken</translation>
    </message>
    <message>
        <source>Take the hint off the table</source>
        <translation>De tip van de tafel halen</translation>
    </message>
</context>
<context>
    <name>Hinting</name>
    <message>
        <source>Chance to win: {chance}, between {low} and {high} in {games} trial games.</source>
        <translation>Winstkans: {chance}, tussen {low} en {high} in {games} proefspellen.</translation>
    </message>
    <message>
        <source>Hint {number}</source>
        <translation>Tip {number}</translation>
    </message>
    <message>
        <source>No hint could be worked out: the process that looks for one has failed.</source>
        <translation>Er kon geen tip gevonden worden: het proces dat zoekt, is uitgevallen.</translation>
    </message>
</context>
<context>
    <name>Histogram</name>
    <message>
        <source>{share} of the games take {low} to {high} moves</source>
        <translation>{share} van de spellen duurt {low} tot {high} zetten</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Changes</source>
        <translation>Veranderingen</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Zoals het was</translation>
    </message>
</context>
<context>
    <name>HowTo</name>
    <message>
        <source>the {count} corners</source>
        <translation>de {count} hoeken</translation>
    </message>
    <message>
        <source>the free cell with the star</source>
        <translation>het vrije vak met de ster</translation>
    </message>
    <message>
        <source>the {count} free cells with a star</source>
        <translation>de {count} vrije vakken met een ster</translation>
    </message>
    <message>
        <source>a corner</source>
        <translation>een hoek</translation>
    </message>
    <message>
        <source>a free cell</source>
        <translation>een vrij vak</translation>
    </message>
    <message>
        <source>{players} in {sides} sides, on the board “{board}”</source>
        <translation>{players} in {sides} partijen, op het bord “{board}”</translation>
    </message>
    <message>
        <source>{players}, each a side of their own, on the board “{board}”</source>
        <translation>{players}, ieder voor zich, op het bord “{board}”</translation>
    </message>
    <message>
        <source>{players}, on the board “{board}”</source>
        <translation>{players}, op het bord “{board}”</translation>
    </message>
    <message>
        <source>House rules: what differs from “{preset}”</source>
        <translation>Huisregels: wat afwijkt van “{preset}”</translation>
    </message>
    <message>
        <source>Where these rules come from</source>
        <translation>Waar deze regels vandaan komen</translation>
    </message>
    <message>
        <source>Special rolls</source>
        <translation>Bijzondere worpen</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Bijzondere kaarten</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Het doel</translation>
    </message>
    <message>
        <source>What you need</source>
        <translation>Wat je nodig hebt</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Je beurt</translation>
    </message>
    <message>
        <source>What is safe</source>
        <translation>Wat veilig is</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rijen</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>Dode kaarten</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Trekken</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Het einde</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Talk and time</source>
        <translation>Praten en tijd</translation>
    </message>
    <message>
        <source>A card is dead when its cell and all cells with higher numbers are covered.</source>
        <translation>Een kaart is dood als haar vak en alle vakken met hogere getallen bedekt zijn.</translation>
    </message>
    <message>
        <source>A card is dead when all its cells are covered, no matter whose chips they are.</source>
        <translation>Een kaart is dood als al haar vakken bedekt zijn, door wiens fiches ook.</translation>
    </message>
    <message>
        <source>If an enemy chip there can be replaced, the card is not dead.</source>
        <translation>Kan daar een fiche van een tegenstander vervangen worden, dan is de kaart niet dood.</translation>
    </message>
    <message>
        <source>A card that takes or replaces chips is never dead, even if there is none to take.</source>
        <translation>Een kaart die fiches wegneemt of vervangt is nooit dood, ook al valt er niets weg te nemen.</translation>
    </message>
    <message>
        <source>It stays in your hand; taking a chip may open a cell for it again.</source>
        <translation>Ze blijft in je hand; wordt een fiche weggehaald, dan kan er weer een vak voor vrijkomen.</translation>
    </message>
    <message>
        <source>It stays in your hand to the end.</source>
        <translation>Ze blijft tot het einde in je hand.</translation>
    </message>
    <message>
        <source>Keep dead cards secret.</source>
        <translation>Houd dode kaarten geheim.</translation>
    </message>
    <message>
        <source>Who holds {cards} that are dead when the turn comes is out of the game. The chips stay, and the others play on; if only one side is left, it wins.</source>
        <translation>Wie {cards} heeft die dood zijn als de beurt komt, ligt uit het spel. De fiches blijven en de anderen spelen verder; blijft er één partij over, dan wint die.</translation>
    </message>
    <message>
        <source>In your turn you may turn in as many dead cards as you like, one by one.</source>
        <translation>In je beurt mag je zoveel dode kaarten inleveren als je wilt, een voor een.</translation>
    </message>
    <message>
        <source>Once in your turn you may turn in a dead card.</source>
        <translation>Eén keer in je beurt mag je een dode kaart inleveren.</translation>
    </message>
    <message>
        <source>In your turn you may turn in up to {count} dead cards.</source>
        <translation>In je beurt mag je tot {count} dode kaarten inleveren.</translation>
    </message>
    <message>
        <source>In your turn you have to turn in all dead cards before you play.</source>
        <translation>In je beurt moet je alle dode kaarten inleveren voor je speelt.</translation>
    </message>
    <message>
        <source>If you hold a dead card, you have to turn it in before you play.</source>
        <translation>Heb je een dode kaart, dan moet je die inleveren voor je speelt.</translation>
    </message>
    <message>
        <source>You have to turn in dead cards before you play, up to {count} in a turn.</source>
        <translation>Je moet dode kaarten inleveren voor je speelt, tot {count} per beurt.</translation>
    </message>
    <message>
        <source>That holds only when you can play no other card.</source>
        <translation>Dat geldt alleen als je geen andere kaart kunt spelen.</translation>
    </message>
    <message>
        <source>You take an open card for it, and your turn goes on.</source>
        <translation>Je neemt er een open kaart voor, en je beurt gaat verder.</translation>
    </message>
    <message>
        <source>You draw a card for it, and your turn goes on.</source>
        <translation>Je trekt er een kaart voor, en je beurt gaat verder.</translation>
    </message>
    <message>
        <source>Show it to the others.</source>
        <translation>Laat haar aan de anderen zien.</translation>
    </message>
    <message>
        <source>You need not say so.</source>
        <translation>Je hoeft het niet te zeggen.</translation>
    </message>
    <message>
        <source>After playing no card is drawn.</source>
        <translation>Na het spelen wordt geen kaart getrokken.</translation>
    </message>
    <message>
        <source>{count} cards lie open beside the stock. When one is taken, the next of the stock takes its place.</source>
        <translation>{count} kaarten liggen open naast de stapel. Wordt er een genomen, dan komt de volgende van de stapel ervoor in de plaats.</translation>
    </message>
    <message>
        <source>One card lies open beside the stock. When it is taken, the next of the stock takes its place.</source>
        <translation>Eén kaart ligt open naast de stapel. Wordt die genomen, dan komt de volgende van de stapel ervoor in de plaats.</translation>
    </message>
    <message>
        <source>The stock lies face up, in {count} piles; everybody sees their top cards.</source>
        <translation>De stapel ligt open, in {count} stapeltjes; iedereen ziet de bovenste kaarten.</translation>
    </message>
    <message>
        <source>The stock lies face up; everybody sees the next card.</source>
        <translation>De stapel ligt open; iedereen ziet de volgende kaart.</translation>
    </message>
    <message>
        <source>The stock lies face down.</source>
        <translation>De stapel ligt dicht.</translation>
    </message>
    <message>
        <source>When the stock is empty, the played cards are shuffled and are the new stock.</source>
        <translation>Is de stapel leeg, dan worden de gespeelde kaarten geschud en zijn die de nieuwe stapel.</translation>
    </message>
    <message>
        <source>When a card has to be drawn and none is left, the game ends.</source>
        <translation>Moet er een kaart getrokken worden en is er geen meer, dan is het spel afgelopen.</translation>
    </message>
    <message>
        <source>When the stock is empty, nobody draws any more; you play what you hold.</source>
        <translation>Is de stapel leeg, dan trekt niemand meer; je speelt wat je hebt.</translation>
    </message>
    <message>
        <source>until the next player has moved and drawn</source>
        <translation>tot de volgende speler gespeeld en getrokken heeft</translation>
    </message>
    <message>
        <source>until the next player has moved</source>
        <translation>tot de volgende speler gespeeld heeft</translation>
    </message>
    <message>
        <source>If you forget to draw, you may do so {until}. Then the card is lost: you hold one card less for the rest of the game.</source>
        <translation>Vergeet je te trekken, dan mag je het nog doen {until}. Daarna is de kaart verloren: je hebt de rest van het spel een kaart minder.</translation>
    </message>
    <message>
        <source>If you forget to draw, you may do so {until}. Then you have to wait until after your next turn, and draw all cards that are missing.</source>
        <translation>Vergeet je te trekken, dan mag je het nog doen {until}. Daarna moet je wachten tot na je volgende beurt, en trek je alle kaarten die ontbreken.</translation>
    </message>
    <message>
        <source>When the next player turns in a dead card, that time is over.</source>
        <translation>Levert de volgende speler een dode kaart in, dan is die tijd voorbij.</translation>
    </message>
    <message>
        <source>When the next player turns in a dead card, that time is not yet over.</source>
        <translation>Levert de volgende speler een dode kaart in, dan is die tijd nog niet voorbij.</translation>
    </message>
    <message>
        <source>The game is over as soon as a side has won.</source>
        <translation>Het spel is afgelopen zodra een partij gewonnen heeft.</translation>
    </message>
    <message>
        <source>Nobody draws any more.</source>
        <translation>Niemand trekt meer.</translation>
    </message>
    <message>
        <source>When a side has its rows, each other side still has {count} turns. Then most rows win, and equal rows are a draw.</source>
        <translation>Heeft een partij haar rijen, dan heeft elke andere partij nog {count} beurten. Dan winnen de meeste rijen, en gelijke rijen zijn gelijkspel.</translation>
    </message>
    <message>
        <source>When a side has its rows, each other side still has one turn. Then most rows win, and equal rows are a draw.</source>
        <translation>Heeft een partij haar rijen, dan heeft elke andere partij nog één beurt. Dan winnen de meeste rijen, en gelijke rijen zijn gelijkspel.</translation>
    </message>
    <message>
        <source>If the board is full and nothing can change it, the game ends without a winner.</source>
        <translation>Is het bord vol en kan niets het veranderen, dan eindigt het spel zonder winnaar.</translation>
    </message>
    <message>
        <source>If all pass in turn, the cards run out, or the board is full and nothing can change it, the game ends without a winner.</source>
        <translation>Passen allen na elkaar, raken de kaarten op, of is het bord vol en kan niets het veranderen, dan eindigt het spel zonder winnaar.</translation>
    </message>
    <message>
        <source>If all pass in turn, or the board is full and nothing can change it, the game ends without a winner.</source>
        <translation>Passen allen na elkaar, of is het bord vol en kan niets het veranderen, dan eindigt het spel zonder winnaar.</translation>
    </message>
    <message>
        <source>A game without a winner is a draw.</source>
        <translation>Een spel zonder winnaar is gelijkspel.</translation>
    </message>
    <message>
        <source>the most finished rows</source>
        <translation>de meeste voltooide rijen</translation>
    </message>
    <message>
        <source>the most lines of {length}</source>
        <translation>de meeste lijnen van {length}</translation>
    </message>
    <message>
        <source>Then {first} win. If these are equal, the game is a draw.</source>
        <translation>Dan winnen {first}. Zijn die gelijk, dan is het gelijkspel.</translation>
    </message>
    <message>
        <source>Then {first} win; if these are equal, {others}; if all are equal, it is a draw.</source>
        <translation>Dan winnen {first}; zijn die gelijk, {others}; is alles gelijk, dan is het gelijkspel.</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, dan </translation>
    </message>
    <message>
        <source>A match goes over several deals. It is won by the side that has {points} and more than any other side.</source>
        <translation>Een wedstrijd gaat over meer rondes. De partij die {points} heeft en meer dan elke andere, wint.</translation>
    </message>
    <message>
        <source>A row with {chips} in its line: {points}.</source>
        <translation>Een rij met {chips} op haar lijn: {points}.</translation>
    </message>
    <message>
        <source>A row with a free cell: {points} more.</source>
        <translation>Een rij met een vrij vak: {points} meer.</translation>
    </message>
    <message>
        <source>Two rows or more by one move: {points} more.</source>
        <translation>Twee rijen of meer in één zet: {points} meer.</translation>
    </message>
    <message>
        <source>To win the deal: {points}.</source>
        <translation>De ronde winnen: {points}.</translation>
    </message>
    <message>
        <source>Each special card left in hand: {points} less.</source>
        <translation>Elke bijzondere kaart die in de hand blijft: {points} minder.</translation>
    </message>
    <message>
        <source>Who speaks out of turn, such as to advise a team-mate, costs the side dear: each of its members gives up a card of their own choice, and none is drawn for it.</source>
        <translation>Wie voor zijn beurt spreekt, bijvoorbeeld om een medespeler te raden, laat zijn partij betalen: elk lid staat een kaart naar keuze af, en trekt er geen voor.</translation>
    </message>
    <message>
        <source>Who speaks out of turn, such as to advise a team-mate, costs the side a chip: the next enemy takes one that is not safe off the board.</source>
        <translation>Wie voor zijn beurt spreekt, bijvoorbeeld om een medespeler te raden, kost zijn partij een fiche: de volgende tegenstander neemt er een dat niet veilig is van het bord.</translation>
    </message>
    <message>
        <source>A turn may take {seconds} seconds; then the computer moves for you.</source>
        <translation>Een beurt mag {seconds} seconden duren; daarna speelt de computer voor je.</translation>
    </message>
    <message>
        <source>Two rows that cross in the marked chip.</source>
        <translation>Twee rijen die elkaar kruisen in het gemerkte fiche.</translation>
    </message>
    <message>
        <source>{count} in line are two rows.</source>
        <translation>{count} op een lijn zijn twee rijen.</translation>
    </message>
    <message>
        <source>{count} in line are two rows; the marked chip is in both.</source>
        <translation>{count} op een lijn zijn twee rijen; het gemerkte fiche hoort bij beide.</translation>
    </message>
    <message>
        <source>{count} in line are two rows; the marked chips are in both.</source>
        <translation>{count} op een lijn zijn twee rijen; de gemerkte fiches horen bij beide.</translation>
    </message>
    <message>
        <source>Rows are not kept: what counts is how many of them lie on the board at the moment.</source>
        <translation>Rijen blijven niet staan: het telt hoeveel er op dit moment op het bord liggen.</translation>
    </message>
    <message>
        <source>A row that has been made counts to the end of the game.</source>
        <translation>Een gemaakte rij telt tot het einde van het spel.</translation>
    </message>
    <message>
        <source>Say so when you make a row. A row that is not announced does not count; any later chip of yours may still announce it.</source>
        <translation>Zeg het als je een rij maakt. Een niet gemelde rij telt niet; elk later fiche van jou mag die nog melden.</translation>
    </message>
    <message>
        <source>More than {length} in line are a row as well.</source>
        <translation>Meer dan {length} op een lijn zijn ook een rij.</translation>
    </message>
    <message>
        <source>On the table a finished row is drawn through.</source>
        <translation>Op tafel wordt een voltooide rij doorgestreept.</translation>
    </message>
    <message>
        <source>On the table the chips of a finished row turn white.</source>
        <translation>Op tafel worden de fiches van een voltooide rij wit.</translation>
    </message>
    <message>
        <source>Two rows of a side may not have a chip in common.</source>
        <translation>Twee rijen van een partij mogen geen fiche gemeen hebben.</translation>
    </message>
    <message>
        <source>Two rows of a side may have one chip in common.</source>
        <translation>Twee rijen van een partij mogen één fiche gemeen hebben.</translation>
    </message>
    <message>
        <source>Two rows of a side may have up to {count} chips in common.</source>
        <translation>Twee rijen van een partij mogen tot {count} fiches gemeen hebben.</translation>
    </message>
    <message>
        <source>One line never holds two rows of a side; rows that cross may both count.</source>
        <translation>Op één lijn liggen nooit twee rijen van een partij; rijen die kruisen mogen beide tellen.</translation>
    </message>
    <message>
        <source>So {count} in line are two rows, and fewer are one.</source>
        <translation>Zo zijn {count} op een lijn twee rijen, en minder zijn er één.</translation>
    </message>
    <message>
        <source>Chips in one line make no second row on this board.</source>
        <translation>Fiches op één lijn maken op dit bord geen tweede rij.</translation>
    </message>
    <message>
        <source>Two rows of a side may use the same free cell.</source>
        <translation>Twee rijen van een partij mogen hetzelfde vrije vak gebruiken.</translation>
    </message>
    <message>
        <source>Two rows of a side may not use the same free cell.</source>
        <translation>Twee rijen van een partij mogen niet hetzelfde vrije vak gebruiken.</translation>
    </message>
    <message>
        <source>If a chip makes shapes that cannot all count, you say which of them do.</source>
        <translation>Maakt een fiche vormen die niet alle kunnen tellen, dan zeg jij welke tellen.</translation>
    </message>
    <message>
        <source>If a chip makes shapes that cannot all count, those nearest to the top left do.</source>
        <translation>Maakt een fiche vormen die niet alle kunnen tellen, dan tellen die het dichtst bij linksboven.</translation>
    </message>
    <message>
        <source>If a chip makes shapes that cannot all count, the program says which of them do.</source>
        <translation>Maakt een fiche vormen die niet alle kunnen tellen, dan zegt het programma welke tellen.</translation>
    </message>
    <message>
        <source>If more chips lie in line than a row needs, you say which of them are the row.</source>
        <translation>Liggen er meer fiches op een lijn dan een rij nodig heeft, dan zeg jij welke de rij zijn.</translation>
    </message>
    <message>
        <source>If more chips lie in line than a row needs, those nearest to the top left are it.</source>
        <translation>Liggen er meer fiches op een lijn dan een rij nodig heeft, dan zijn het die het dichtst bij linksboven.</translation>
    </message>
    <message>
        <source>If more chips lie in line than a row needs, the program says which are the row.</source>
        <translation>Liggen er meer fiches op een lijn dan een rij nodig heeft, dan zegt het programma welke de rij zijn.</translation>
    </message>
    <message>
        <source>This shape is a row.</source>
        <translation>Deze vorm is een rij.</translation>
    </message>
    <message>
        <source>Be the first side to lay one of these shapes with your chips.</source>
        <translation>Leg als eerste partij een van deze vormen met je fiches.</translation>
    </message>
    <message>
        <source>Be the first side to lay {need} of these shapes with your chips.</source>
        <translation>Leg als eerste partij {need} van deze vormen met je fiches.</translation>
    </message>
    <message>
        <source>Such a shape is called a row here. It has to lie exactly as it is drawn, not turned and not mirrored.</source>
        <translation>Zo’n vorm heet hier een rij. Hij moet precies liggen zoals getekend, niet gedraaid en niet gespiegeld.</translation>
    </message>
    <message>
        <source>Be the first side to make a row of {length} chips.</source>
        <translation>Maak als eerste partij een rij van {length} fiches.</translation>
    </message>
    <message>
        <source>Be the first side to make {need} rows of {length} chips each.</source>
        <translation>Maak als eerste partij {need} rijen van elk {length} fiches.</translation>
    </message>
    <message>
        <source>A row runs across, down or along a diagonal, without a gap.</source>
        <translation>Een rij loopt horizontaal, verticaal of schuin, zonder gat.</translation>
    </message>
    <message>
        <source>All members of a side put down chips of one colour.</source>
        <translation>Alle leden van een partij leggen fiches van één kleur.</translation>
    </message>
    <message>
        <source>A row of {length}.</source>
        <translation>Een rij van {length}.</translation>
    </message>
    <message>
        <source>With {cell}, {chips} chips are a row.</source>
        <translation>Met {cell} zijn {chips} fiches een rij.</translation>
    </message>
    <message>
        <source>Free cells: {cells}. Each counts as a chip of every side, all the time; several sides may use the same one. No chip is ever put there.</source>
        <translation>Vrije vakken: {cells}. Elk telt altijd als fiche van elke partij; meer partijen mogen hetzelfde gebruiken. Daar wordt nooit een fiche gelegd.</translation>
    </message>
    <message>
        <source>Cells to be earned: {cells}. They begin empty and belong to nobody; only a special card puts a chip there.</source>
        <translation>Vakken om te verdienen: {cells}. Ze zijn eerst leeg en van niemand; alleen een bijzondere kaart legt er een fiche.</translation>
    </message>
    <message>
        <source>Out of play: {cells}. They stay empty, since no card puts a chip there.</source>
        <translation>Buiten spel: {cells}. Ze blijven leeg, want geen kaart legt er een fiche.</translation>
    </message>
    <message>
        <source>Out of play: {cells}. They belong to nobody.</source>
        <translation>Buiten spel: {cells}. Ze zijn van niemand.</translation>
    </message>
    <message>
        <source>There is another way to win at once: to hold {cells} with your chips.</source>
        <translation>Er is nog een manier om meteen te winnen: {cells} bezetten met je fiches.</translation>
    </message>
    <message>
        <source>There is another way to win at once: to hold {cells}, free cells included.</source>
        <translation>Er is nog een manier om meteen te winnen: {cells} bezetten, vrije vakken meegerekend.</translation>
    </message>
    <message>
        <source>The board.</source>
        <translation>Het bord.</translation>
    </message>
    <message>
        <source>It is a game for {counts} players.</source>
        <translation>Het is een spel voor {counts} spelers.</translation>
    </message>
    <message>
        <source>A board of {columns} by {rows} cells.</source>
        <translation>Een bord van {columns} bij {rows} vakken.</translation>
    </message>
    <message>
        <source>Its cells show totals of the dice.</source>
        <translation>De vakken tonen totalen van de dobbelstenen.</translation>
    </message>
    <message>
        <source>Its cells show numbers.</source>
        <translation>De vakken tonen getallen.</translation>
    </message>
    <message>
        <source>Every card that is no special card has one cell.</source>
        <translation>Elke kaart die geen bijzondere kaart is, heeft één vak.</translation>
    </message>
    <message>
        <source>Every card that is no special card has {count} cells.</source>
        <translation>Elke kaart die geen bijzondere kaart is, heeft {count} vakken.</translation>
    </message>
    <message>
        <source>Its cells show the cards.</source>
        <translation>De vakken tonen de kaarten.</translation>
    </message>
    <message>
        <source>One die with {faces} faces.</source>
        <translation>Eén dobbelsteen met {faces} vlakken.</translation>
    </message>
    <message>
        <source>{count} dice with {faces} faces each.</source>
        <translation>{count} dobbelstenen met elk {faces} vlakken.</translation>
    </message>
    <message>
        <source>Number cards from {low} to {high}, each once: {total} cards.</source>
        <translation>Getalkaarten van {low} tot {high}, elk één keer: {total} kaarten.</translation>
    </message>
    <message>
        <source>Number cards from {low} to {high}, each {packs} times: {total} cards in all.</source>
        <translation>Getalkaarten van {low} tot {high}, elk {packs} keer: {total} kaarten in totaal.</translation>
    </message>
    <message>
        <source>Jokers added: {count}, {total} cards with them.</source>
        <translation>Toegevoegde jokers: {count}, {total} kaarten daarmee.</translation>
    </message>
    <message>
        <source>Each player is dealt {cards}.</source>
        <translation>Elke speler krijgt {cards}.</translation>
    </message>
    <message>
        <source>One pack of {each} cards.</source>
        <translation>Eén spel van {each} kaarten.</translation>
    </message>
    <message>
        <source>{packs} packs of {each} cards, shuffled together: {total} cards.</source>
        <translation>{packs} spellen van {each} kaarten, samen geschud: {total} kaarten.</translation>
    </message>
    <message>
        <source>They have no {ranks}.</source>
        <translation>Er ontbreken {ranks}.</translation>
    </message>
    <message>
        <source>Chips in {sides} colours, one for each side.</source>
        <translation>Fiches in {sides} kleuren, één per partij.</translation>
    </message>
    <message>
        <source>A box has {count} of each.</source>
        <translation>Een doos heeft er {count} van elk.</translation>
    </message>
    <message>
        <source>side {number}</source>
        <translation>partij {number}</translation>
    </message>
    <message>
        <source>The members of a side sit side by side: {order}.</source>
        <translation>De leden van een partij zitten naast elkaar: {order}.</translation>
    </message>
    <message>
        <source>Around the table the sides take turns: {order}.</source>
        <translation>Rond de tafel wisselen de partijen elkaar af: {order}.</translation>
    </message>
    <message>
        <source>A dealer is drawn by lot; who comes next in turn begins.</source>
        <translation>Er wordt een gever geloot; wie na hem komt, begint.</translation>
    </message>
    <message>
        <source>All roll {dice} with {faces} faces; the highest total begins. Those that tie roll again.</source>
        <translation>Allen gooien met {dice} met {faces} vlakken; het hoogste totaal begint. Bij gelijke stand wordt opnieuw gegooid.</translation>
    </message>
    <message>
        <source>Who begins is drawn by lot.</source>
        <translation>Er wordt geloot wie begint.</translation>
    </message>
    <message>
        <source>The first seat always begins.</source>
        <translation>De eerste plaats begint altijd.</translation>
    </message>
    <message>
        <source>one die</source>
        <translation>één dobbelsteen</translation>
    </message>
    <message>
        <source>{count} dice</source>
        <translation>{count} dobbelstenen</translation>
    </message>
    <message>
        <source>Then you take turns.</source>
        <translation>Daarna speel je om de beurt.</translation>
    </message>
    <message>
        <source>The turn passes clockwise.</source>
        <translation>De beurt gaat met de klok mee.</translation>
    </message>
    <message>
        <source>The turn passes counterclockwise.</source>
        <translation>De beurt gaat tegen de klok in.</translation>
    </message>
    <message>
        <source>A card, and the cells it may be played on.</source>
        <translation>Een kaart, en de vakken waarop ze gespeeld mag worden.</translation>
    </message>
    <message>
        <source>A number card, and the cells it may be played on.</source>
        <translation>Een getalkaart, en de vakken waarop ze gespeeld mag worden.</translation>
    </message>
    <message>
        <source>What you roll has to be used if it can be.</source>
        <translation>Wat je gooit moet gebruikt worden als dat kan.</translation>
    </message>
    <message>
        <source>Who can do nothing at all passes.</source>
        <translation>Wie helemaal niets kan doen, past.</translation>
    </message>
    <message>
        <source>A dead card may be turned in, as told below.</source>
        <translation>Een dode kaart mag ingeleverd worden, zoals hieronder staat.</translation>
    </message>
    <message>
        <source>A dead card has to be turned in, as told below.</source>
        <translation>Een dode kaart moet ingeleverd worden, zoals hieronder staat.</translation>
    </message>
    <message>
        <source>Or, instead of playing, draw a card.</source>
        <translation>Of trek een kaart in plaats van te spelen.</translation>
    </message>
    <message>
        <source>Play a card from your hand, and put a chip on an open cell with its number or any higher one.</source>
        <translation>Speel een kaart uit je hand en leg een fiche op een open vak met haar getal of een hoger getal.</translation>
    </message>
    <message>
        <source>Play a card from your hand, and put a chip on an open cell with its number.</source>
        <translation>Speel een kaart uit je hand en leg een fiche op een open vak met haar getal.</translation>
    </message>
    <message>
        <source>Play a card from your hand, and put a chip on an open cell that shows it.</source>
        <translation>Speel een kaart uit je hand en leg een fiche op een open vak dat haar toont.</translation>
    </message>
    <message>
        <source>If all its cells are covered, your chip takes the place of an enemy chip on one of them.</source>
        <translation>Zijn al haar vakken bedekt, dan komt jouw fiche op een ervan in de plaats van een fiche van een tegenstander.</translation>
    </message>
    <message>
        <source>Special cards do something else.</source>
        <translation>Bijzondere kaarten doen iets anders.</translation>
    </message>
    <message>
        <source>Take one of the open cards.</source>
        <translation>Neem een van de open kaarten.</translation>
    </message>
    <message>
        <source>Draw the top card of one of the open piles.</source>
        <translation>Trek de bovenste kaart van een van de open stapeltjes.</translation>
    </message>
    <message>
        <source>Draw a card from the stock.</source>
        <translation>Trek een kaart van de stapel.</translation>
    </message>
    <message>
        <source>You have to do it yourself, and nobody reminds you.</source>
        <translation>Je moet het zelf doen, en niemand herinnert je eraan.</translation>
    </message>
    <message>
        <source>With {cards} in hand you may not draw.</source>
        <translation>Met {cards} in de hand mag je niet trekken.</translation>
    </message>
    <message>
        <source>You may draw however many cards you hold.</source>
        <translation>Je mag trekken, hoeveel kaarten je ook hebt.</translation>
    </message>
    <message>
        <source>Without any card you have to draw.</source>
        <translation>Zonder kaarten moet je trekken.</translation>
    </message>
    <message>
        <source>Without any card you may draw or pass.</source>
        <translation>Zonder kaarten mag je trekken of passen.</translation>
    </message>
    <message>
        <source>Roll the die.</source>
        <translation>Gooi de dobbelsteen.</translation>
    </message>
    <message>
        <source>Roll the dice; their total counts.</source>
        <translation>Gooi de dobbelstenen; hun totaal telt.</translation>
    </message>
    <message>
        <source>Put a chip on an open cell with that number or any higher one.</source>
        <translation>Leg een fiche op een open vak met dat getal of een hoger getal.</translation>
    </message>
    <message>
        <source>Put a chip on an open cell with that number.</source>
        <translation>Leg een fiche op een open vak met dat getal.</translation>
    </message>
    <message>
        <source>If all of them are covered, your chip takes the place of an enemy chip on one of them.</source>
        <translation>Zijn die alle bedekt, dan komt jouw fiche op een ervan in de plaats van een fiche van een tegenstander.</translation>
    </message>
    <message>
        <source>If all of them are covered, nothing happens.</source>
        <translation>Zijn die alle bedekt, dan gebeurt er niets.</translation>
    </message>
    <message>
        <source>Special rolls do something else.</source>
        <translation>Bijzondere worpen doen iets anders.</translation>
    </message>
    <message>
        <source>After a roll of {totals} you have another turn, as often as that happens.</source>
        <translation>Na een worp van {totals} ben je nog eens aan de beurt, zo vaak als dat gebeurt.</translation>
    </message>
    <message>
        <source>That holds even if you could do nothing with the roll.</source>
        <translation>Dat geldt ook als je niets met de worp kon doen.</translation>
    </message>
    <message>
        <source>If you could do nothing with the roll, your turn is over.</source>
        <translation>Kon je niets met de worp doen, dan is je beurt voorbij.</translation>
    </message>
    <message>
        <source>Put a chip on any open cell, or in place of an enemy chip, which is taken off.</source>
        <translation>Leg een fiche op een willekeurig open vak, of in de plaats van een fiche van een tegenstander, dat weggaat.</translation>
    </message>
    <message>
        <source>Take an enemy chip off the board, and put one of yours in its place.</source>
        <translation>Neem een fiche van een tegenstander van het bord en leg er een van jou voor in de plaats.</translation>
    </message>
    <message>
        <source>Let one of your chips and an enemy chip change places. Rows that arise by this count, yours and the enemy’s.</source>
        <translation>Laat een fiche van jou en een van een tegenstander van plaats wisselen. Rijen die zo ontstaan tellen, van jou en van de tegenstander.</translation>
    </message>
    <message>
        <source>Put a chip on any open cell.</source>
        <translation>Leg een fiche op een willekeurig open vak.</translation>
    </message>
    <message>
        <source>It does not go on cells that have to be earned.</source>
        <translation>Het gaat niet op vakken die verdiend moeten worden.</translation>
    </message>
    <message>
        <source>If the whole board is covered, your chip takes the place of an enemy chip.</source>
        <translation>Is het hele bord bedekt, dan komt jouw fiche in de plaats van een fiche van een tegenstander.</translation>
    </message>
    <message>
        <source>Say which card it stands for; this is a custom, and binds you to nothing.</source>
        <translation>Zeg voor welke kaart ze staat; dat is een gewoonte en bindt je tot niets.</translation>
    </message>
    <message>
        <source>Take a chip off the board, an enemy’s or one of your own.</source>
        <translation>Neem een fiche van het bord, van een tegenstander of van jezelf.</translation>
    </message>
    <message>
        <source>Take an enemy chip off the board.</source>
        <translation>Neem een fiche van een tegenstander van het bord.</translation>
    </message>
    <message>
        <source>You put no chip on that cell in this turn.</source>
        <translation>Je legt in deze beurt geen fiche op dat vak.</translation>
    </message>
    <message>
        <source>This card has no use on this board.</source>
        <translation>Deze kaart heeft op dit bord geen nut.</translation>
    </message>
    <message>
        <source>Put a chip on an open corner. It goes nowhere else.</source>
        <translation>Leg een fiche op een open hoek. Het gaat nergens anders heen.</translation>
    </message>
    <message>
        <source>Put a chip on an open cell with a star. It goes nowhere else.</source>
        <translation>Leg een fiche op een open vak met een ster. Het gaat nergens anders heen.</translation>
    </message>
    <message>
        <source>No chip is safe by lying in line: the first row wins at once.</source>
        <translation>Geen fiche is veilig doordat het op een lijn ligt: de eerste rij wint meteen.</translation>
    </message>
    <message>
        <source>Chips of a finished row are safe: nothing takes them away.</source>
        <translation>Fiches van een voltooide rij zijn veilig: niets haalt ze weg.</translation>
    </message>
    <message>
        <source>So are more chips of that side that lengthen the row in its line.</source>
        <translation>Dat zijn ook andere fiches van die partij die de rij op haar lijn verlengen.</translation>
    </message>
    <message>
        <source>More chips beside them in the same line are not safe.</source>
        <translation>Andere fiches ernaast op dezelfde lijn zijn niet veilig.</translation>
    </message>
    <message>
        <source>No row is safe: chips of a finished row can be taken as well.</source>
        <translation>Geen rij is veilig: ook fiches van een voltooide rij kunnen weggehaald worden.</translation>
    </message>
    <message>
        <source>A row with a chip taken from it counts no longer.</source>
        <translation>Een rij waar een fiche uit weggehaald is, telt niet meer.</translation>
    </message>
    <message>
        <source>A row that has been made counts even so.</source>
        <translation>Een gemaakte rij telt toch.</translation>
    </message>
    <message>
        <source>Chips on earned cells are safe too.</source>
        <translation>Fiches op verdiende vakken zijn ook veilig.</translation>
    </message>
    <message>
        <source>Chips on earned cells are not safe.</source>
        <translation>Fiches op verdiende vakken zijn niet veilig.</translation>
    </message>
    <message>
        <source>Chips on cells with {cells} are safe from {card}.</source>
        <translation>Fiches op vakken met {cells} zijn veilig voor {card}.</translation>
    </message>
    <message>
        <source>{card} can touch none of these chips.</source>
        <translation>{card} kan geen van deze fiches raken.</translation>
    </message>
    <message>
        <source>{card} cannot touch the row; the chip beside it can be taken.</source>
        <translation>{card} kan de rij niet raken; het fiche ernaast kan weggehaald worden.</translation>
    </message>
    <message>
        <source>{card} can take each of the marked chips.</source>
        <translation>{card} kan elk van de gemerkte fiches weghalen.</translation>
    </message>
</context>
<context>
    <name>HowToPlayDialog</name>
    <message>
        <source>How to play: {title}</source>
        <translation>Speluitleg: {title}</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>Op deze pagina zoeken</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Aantal spelers</translation>
    </message>
    <message>
        <source>The place before</source>
        <translation>De vorige plaats</translation>
    </message>
    <message>
        <source>The next place</source>
        <translation>De volgende plaats</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>A&amp;fdrukken…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Opslaan als P&amp;DF…</translation>
    </message>
    <message>
        <source>Send this page to a printer</source>
        <translation>Deze pagina naar een printer sturen</translation>
    </message>
    <message>
        <source>Write this page to a file</source>
        <translation>Deze pagina naar een bestand schrijven</translation>
    </message>
    <message>
        <source>{players} in {sides} sides</source>
        <translation>{players} in {sides} partijen</translation>
    </message>
    <message>
        <source>{players}</source>
        <translation>{players}</translation>
    </message>
    <message>
        <source>Not on this page</source>
        <translation>Niet op deze pagina</translation>
    </message>
    <message>
        <source>Save the page</source>
        <translation>De pagina opslaan</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>PDF-bestanden</translation>
    </message>
    <message>
        <source>The page could not be saved.</source>
        <translation>De pagina kon niet opgeslagen worden.</translation>
    </message>
</context>
<context>
    <name>Idle</name>
    <message>
        <source>There are no cards in this game.</source>
        <translation>In dit spel zijn geen kaarten.</translation>
    </message>
    <message>
        <source>No roll gives another turn.</source>
        <translation>Geen worp geeft nog een beurt.</translation>
    </message>
    <message>
        <source>There are no dice in this game.</source>
        <translation>In dit spel zijn geen dobbelstenen.</translation>
    </message>
    <message>
        <source>Number cards have no ranks.</source>
        <translation>Getalkaarten hebben geen kaartwaarden.</translation>
    </message>
    <message>
        <source>There are no numbers in this game.</source>
        <translation>In dit spel zijn geen getallen.</translation>
    </message>
    <message>
        <source>All are dealt the same number of cards.</source>
        <translation>Iedereen krijgt evenveel kaarten.</translation>
    </message>
    <message>
        <source>One does not draw instead of playing.</source>
        <translation>Je trekt niet in plaats van te spelen.</translation>
    </message>
    <message>
        <source>A full hand may draw as well.</source>
        <translation>Ook met een volle hand mag je trekken.</translation>
    </message>
    <message>
        <source>No card is ever drawn.</source>
        <translation>Er wordt nooit een kaart getrokken.</translation>
    </message>
    <message>
        <source>One draws from the open cards.</source>
        <translation>Je trekt van de open kaarten.</translation>
    </message>
    <message>
        <source>The stock lies face down, in one pile.</source>
        <translation>De stapel ligt dicht, op één stapel.</translation>
    </message>
    <message>
        <source>Dead cards are not turned in.</source>
        <translation>Dode kaarten worden niet ingeleverd.</translation>
    </message>
    <message>
        <source>Cards draw themselves.</source>
        <translation>Kaarten worden vanzelf getrokken.</translation>
    </message>
    <message>
        <source>The game has a board of its own.</source>
        <translation>Het spel heeft een eigen bord.</translation>
    </message>
    <message>
        <source>No card takes a chip off the board.</source>
        <translation>Geen kaart haalt een fiche van het bord.</translation>
    </message>
    <message>
        <source>There is no wild card.</source>
        <translation>Er is geen wilde kaart.</translation>
    </message>
    <message>
        <source>No chip is ever taken or replaced.</source>
        <translation>Er wordt nooit een fiche weggehaald of vervangen.</translation>
    </message>
    <message>
        <source>The first row wins, so it need not be safe.</source>
        <translation>De eerste rij wint, dus die hoeft niet veilig te zijn.</translation>
    </message>
    <message>
        <source>The row itself is not safe.</source>
        <translation>De rij zelf is niet veilig.</translation>
    </message>
    <message>
        <source>No corner is earned.</source>
        <translation>Er wordt geen hoek verdiend.</translation>
    </message>
    <message>
        <source>No card or roll takes or replaces chips.</source>
        <translation>Geen kaart of worp haalt fiches weg of vervangt ze.</translation>
    </message>
    <message>
        <source>Shapes are made instead of lines.</source>
        <translation>Er worden vormen gemaakt in plaats van lijnen.</translation>
    </message>
    <message>
        <source>One row wins, so nobody makes a second one.</source>
        <translation>Eén rij wint, dus niemand maakt een tweede.</translation>
    </message>
    <message>
        <source>Free cells count for nobody.</source>
        <translation>Vrije vakken tellen voor niemand.</translation>
    </message>
    <message>
        <source>Rows are not claimed: they count while they lie there.</source>
        <translation>Rijen worden niet opgeëist: ze tellen zolang ze er liggen.</translation>
    </message>
    <message>
        <source>The first row wins at once.</source>
        <translation>De eerste rij wint meteen.</translation>
    </message>
    <message>
        <source>Then the game is a draw.</source>
        <translation>Dan is het gelijkspel.</translation>
    </message>
    <message>
        <source>There is no match.</source>
        <translation>Er is geen wedstrijd.</translation>
    </message>
</context>
<context>
    <name>Keymap</name>
    <message>
        <source>{key} is needed on the table itself; add Ctrl or Alt to it.</source>
        <translation>{key} is op de tafel zelf nodig; neem er Ctrl of Alt bij.</translation>
    </message>
    <message>
        <source>Windows are changed with that key.</source>
        <translation>Met die toets wissel je van venster.</translation>
    </message>
    <message>
        <source>While it means something on the table, {key} does that first.</source>
        <translation>Zolang het op de tafel iets betekent, doet {key} eerst dat.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Change keys</source>
        <translation>Toetsen veranderen</translation>
    </message>
    <message>
        <source>&amp;Add this key</source>
        <translation>Deze toets &amp;toevoegen</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Geen toets</translation>
    </message>
    <message>
        <source>&amp;Usual keys</source>
        <translation>Ge&amp;wone toetsen</translation>
    </message>
    <message>
        <source>Usual keys for &amp;all</source>
        <translation>Gewone toetsen voor &amp;alles</translation>
    </message>
    <message>
        <source>No action matches. Try another word.</source>
        <translation>Geen actie past. Probeer een ander woord.</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>Acties en toetsen zoeken</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Acties en hun toetsen</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Actie</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Ne&amp;w key</source>
        <translation>&amp;Nieuwe toets</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nieuwe toets</translation>
    </message>
    <message>
        <source>Let this key lead to the chosen action, beside its others.</source>
        <translation>Deze toets naast de andere naar de gekozen actie laten leiden.</translation>
    </message>
    <message>
        <source>Let no key lead to the chosen action.</source>
        <translation>Geen toets naar de gekozen actie laten leiden.</translation>
    </message>
    <message>
        <source>Give the chosen action the keys it had at first.</source>
        <translation>De gekozen actie de toetsen van het begin geven.</translation>
    </message>
    <message>
        <source>Give every action the keys it had at first.</source>
        <translation>Elke actie de toetsen van het begin geven.</translation>
    </message>
    <message>
        <source>This key leads there already.</source>
        <translation>Deze toets leidt daar al heen.</translation>
    </message>
    <message>
        <source>{key} leads to “{other}” now. It would be taken from there.</source>
        <translation>{key} leidt nu naar “{other}”. Daar zou ze weggehaald worden.</translation>
    </message>
    <message>
        <source>T&amp;ake it from there</source>
        <translation>Daar weg&amp;halen</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>first entry</source>
        <translation>eerste reeks</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabel</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Webpagina</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Afbeelding</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Trekken</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Uitslagen</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>De uitslagen exporteren</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Dat lukte niet.</translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation>&amp;Plan</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nieuw</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>&amp;Voorbeelden</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Openen…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Opslaan &amp;als…</translation>
    </message>
    <message>
        <source>&amp;Copy the command</source>
        <translation>Opdracht &amp;kopiëren</translation>
    </message>
    <message>
        <source>The command line that plays the same games, here or elsewhere.</source>
        <translation>De opdrachtregel die dezelfde spellen speelt, hier of elders.</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;luiten</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Uitslagen</translation>
    </message>
    <message>
        <source>Export as &amp;CSV…</source>
        <translation>Exporteren als &amp;CSV…</translation>
    </message>
    <message>
        <source>Export as &amp;HTML page…</source>
        <translation>Exporteren als &amp;HTML-pagina…</translation>
    </message>
    <message>
        <source>Export the plots as &amp;PNG…</source>
        <translation>Grafieken exporteren als &amp;PNG…</translation>
    </message>
    <message>
        <source>Export the plots as &amp;SVG…</source>
        <translation>Grafieken exporteren als &amp;SVG…</translation>
    </message>
    <message>
        <source>{name}: share of the points</source>
        <translation>{name}: aandeel van de punten</translation>
    </message>
    <message>
        <source>Strength of the players, in Elo</source>
        <translation>Sterkte van de spelers, in Elo</translation>
    </message>
    <message>
        <source>Decided games won by the side that began</source>
        <translation>Besliste spellen gewonnen door de partij die begon</translation>
    </message>
    <message>
        <source>{name}: decided games won</source>
        <translation>{name}: gewonnen besliste spellen</translation>
    </message>
    <message>
        <source>{name}: won with a row through the cell, in %</source>
        <translation>{name}: gewonnen met een rij door het vak, in %</translation>
    </message>
    <message>
        <source>{name}: moves a game</source>
        <translation>{name}: zetten per spel</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Toeval</translation>
    </message>
    <message>
        <source>{level}, {temperament}</source>
        <translation>{level}, {temperament}</translation>
    </message>
    <message>
        <source>First on turn</source>
        <translation>Als eerste aan de beurt</translation>
    </message>
    <message>
        <source>Second on turn</source>
        <translation>Als tweede aan de beurt</translation>
    </message>
    <message>
        <source>Third on turn</source>
        <translation>Als derde aan de beurt</translation>
    </message>
    <message>
        <source>Fourth on turn</source>
        <translation>Als vierde aan de beurt</translation>
    </message>
    <message>
        <source>{value} ({low} to {high})</source>
        <translation>{value} ({low} tot {high})</translation>
    </message>
    <message>
        <source>No game counts yet.</source>
        <translation>Nog telt geen spel.</translation>
    </message>
    <message>
        <source>{games} games, {draws} drawn. Who began won {share} of the decided ones. A game took {length} moves.</source>
        <translation>{games} spellen, {draws} gelijk. Wie begon, won {share} van de besliste. Een spel duurde {length} zetten.</translation>
    </message>
    <message>
        <source>One game, {draws} drawn. Who began won {share} of the decided ones. It took {length} moves.</source>
        <translation>Eén spel, {draws} gelijk. Wie begon, won {share} van de besliste. Het duurde {length} zetten.</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Eén spel</translation>
    </message>
    <message>
        <source>{games} games</source>
        <translation>{games} spellen</translation>
    </message>
    <message>
        <source>The game is played.</source>
        <translation>Het spel is gespeeld.</translation>
    </message>
    <message>
        <source>All {games} games are played.</source>
        <translation>Alle {games} spellen zijn gespeeld.</translation>
    </message>
    <message>
        <source>about {seconds} s left</source>
        <translation>nog ongeveer {seconds} s</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>nog ongeveer {minutes} min</translation>
    </message>
    <message>
        <source>about {hours} h left</source>
        <translation>nog ongeveer {hours} u</translation>
    </message>
    <message>
        <source>The test is not decided after {deals} deals.</source>
        <translation>De proef is na {deals} giften niet beslist.</translation>
    </message>
    <message>
        <source>{found} Decided after {deals} deals; wrong in at most {risk} of such tests.</source>
        <translation>{found} Beslist na {deals} giften; fout in hoogstens {risk} van zulke proeven.</translation>
    </message>
    <message>
        <source>{one} is not stronger than {other} by {high} Elo (seen: {seen}).</source>
        <translation>{one} is niet {high} Elo sterker dan {other} (gezien: {seen}).</translation>
    </message>
    <message>
        <source>{one} is stronger than {other} (seen: {seen} Elo).</source>
        <translation>{one} is sterker dan {other} (gezien: {seen} Elo).</translation>
    </message>
    <message>
        <source>To begin is worth as much in “{one}” as in “{other}” (seen: {seen}).</source>
        <translation>Beginnen is in “{one}” evenveel waard als in “{other}” (gezien: {seen}).</translation>
    </message>
    <message>
        <source>To begin is worth more in “{one}” than in “{other}” ({seen}).</source>
        <translation>Beginnen is in “{one}” meer waard dan in “{other}” ({seen}).</translation>
    </message>
    <message>
        <source>Games take as long in “{one}” as in “{other}” (seen: {seen} moves).</source>
        <translation>Spellen duren in “{one}” even lang als in “{other}” (gezien: {seen} zetten).</translation>
    </message>
    <message>
        <source>Games take longer in “{one}” than in “{other}” ({seen} moves).</source>
        <translation>Spellen duren in “{one}” langer dan in “{other}” ({seen} zetten).</translation>
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
        <translation>Deze spellen op de achtergrond spelen; afgebroken kunnen ze later verder</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Gespeelde spellen</translation>
    </message>
    <message>
        <source>reading what was played before…</source>
        <translation>wat eerder gespeeld is, wordt gelezen…</translation>
    </message>
    <message>
        <source>{plan} – Lab</source>
        <translation>{plan} – Laboratorium</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Laboratorium</translation>
    </message>
    <message>
        <source>The lab is at work. Cancel its games, and try again.</source>
        <translation>Het lab is aan het werk. Annuleer zijn spellen en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>What was played is kept.</source>
        <translation>Wat gespeeld is, blijft bewaard.</translation>
    </message>
    <message>
        <source>usual board</source>
        <translation>gewoon bord</translation>
    </message>
    <message>
        <source>my board</source>
        <translation>mijn bord</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Geschreven: {file}</translation>
    </message>
    <message>
        <source>The command is on the clipboard.</source>
        <translation>De opdracht staat op het klembord.</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>begint…</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>stopt…</translation>
    </message>
    <message>
        <source>{done} of {games} games</source>
        <translation>{done} van {games} spellen</translation>
    </message>
    <message>
        <source>{done} are played; Run goes on there.</source>
        <translation>{done} zijn gespeeld; Starten gaat daar verder.</translation>
    </message>
    <message>
        <source>results</source>
        <translation>uitslagen</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Newcomer</source>
        <translation>Nieuweling</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Beginner</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Gelegenheidsspeler</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Vaste speler</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Bedreven</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Sterk</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meester</translation>
    </message>
    <message>
        <source>Has just learned the rules, and plays what it likes. A match for a first game.</source>
        <translation>Heeft net de regels geleerd en speelt wat hem bevalt. Een tegenstander voor een eerste spel.</translation>
    </message>
    <message>
        <source>Likes to build. It often misses a diagonal, does not watch which cards are gone, and spends its jacks early.</source>
        <translation>Bouwt graag. Mist vaak een diagonaal, let niet op welke kaarten weg zijn en geeft boeren vroeg uit.</translation>
    </message>
    <message>
        <source>Builds and blocks when it sees why, which is not always. It does not count cards.</source>
        <translation>Bouwt en houdt tegen als hij ziet waarom, en dat is niet altijd. Telt geen kaarten.</translation>
    </message>
    <message>
        <source>Plays every week. It misses a diagonal now and then and does not count cards.</source>
        <translation>Speelt elke week. Mist af en toe een diagonaal en telt geen kaarten.</translation>
    </message>
    <message>
        <source>Counts the cards that are gone and keeps its jacks for when they matter; it seldom overlooks anything.</source>
        <translation>Telt de kaarten die weg zijn en bewaart boeren voor als ze ertoe doen; ziet zelden iets over het hoofd.</translation>
    </message>
    <message>
        <source>Overlooks nothing, but between two good moves it takes either.</source>
        <translation>Ziet niets over het hoofd, maar neemt van twee goede zetten een willekeurige.</translation>
    </message>
    <message>
        <source>Takes the best move it knows at once. It thinks about the move at hand, not about what comes after.</source>
        <translation>Neemt meteen de beste zet die hij kent. Denkt aan deze zet, niet aan wat erna komt.</translation>
    </message>
    <message>
        <source>Imagines how the cards may lie that it cannot see, and plays its best moves on in its head before it chooses.</source>
        <translation>Stelt zich voor hoe de kaarten kunnen liggen die hij niet ziet, en speelt zijn beste zetten in zijn hoofd verder voor hij kiest.</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Evenwichtig</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Aanvaller</translation>
    </message>
    <message>
        <source>Blocker</source>
        <translation>Blokkeerder</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <translation>Spaarder</translation>
    </message>
    <message>
        <source>Gambler</source>
        <translation>Gokker</translation>
    </message>
    <message>
        <source>Does what the position asks for.</source>
        <translation>Doet wat de stelling vraagt.</translation>
    </message>
    <message>
        <source>Builds its own rows first, and stops yours when it must.</source>
        <translation>Bouwt eerst zijn eigen rijen, en houdt die van jou tegen als het moet.</translation>
    </message>
    <message>
        <source>Would rather spoil your rows than hurry its own.</source>
        <translation>Bederft liever jouw rijen dan de eigen te haasten.</translation>
    </message>
    <message>
        <source>Keeps its special cards for the end, and pairs of cards together.</source>
        <translation>Bewaart bijzondere kaarten voor het einde en houdt paren bij elkaar.</translation>
    </message>
    <message>
        <source>Spends special cards early and bets on the cards still to come.</source>
        <translation>Geeft bijzondere kaarten vroeg uit en gokt op wat nog komt.</translation>
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
        <translation>Je eerste spel</translation>
    </message>
    <message>
        <source>{name}, played on from move {ply}</source>
        <translation>{name}, verder gespeeld vanaf zet {ply}</translation>
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
        <translation>Blad&amp;wijzer verwijderen</translation>
    </message>
    <message>
        <source>Boo&amp;kmark</source>
        <translation>Blad&amp;wijzer</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Begin van het spel</translation>
    </message>
    <message>
        <source>Move {ply}: {deed}</source>
        <translation>Zet {ply}: {deed}</translation>
    </message>
</context>
<context>
    <name>Measuring</name>
    <message>
        <source>The games ended by a mistake of the program. Try again with another game or level, and report it if it happens again.</source>
        <translation>De spellen eindigden door een fout van het programma. Probeer een ander spel of niveau, en meld het als het weer gebeurt.</translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message>
        <source>This game could not be counted: {why}.</source>
        <translation>Dit spel kon niet geteld worden: {why}.</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>gelijk</translation>
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
        <translation>Statistiek exporteren</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabel</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>sequence statistics</source>
        <translation>sequence-statistiek</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Geschreven: {file}</translation>
    </message>
    <message>
        <source>Your rating is {points} now ({change}).</source>
        <translation>Je waardering is nu {points} ({change}).</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Dat lukte niet.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Recent geopend</translation>
    </message>
    <message>
        <source>&amp;Somebody spoke…</source>
        <translation>&amp;Iemand sprak…</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Nog geen</translation>
    </message>
</context>
<context>
    <name>MistakeSheet</name>
    <message>
        <source>&amp;Take it back</source>
        <translation>&amp;Terugnemen</translation>
    </message>
    <message>
        <source>Undo your move and what followed it, and try another</source>
        <translation>De zet en wat erop volgde ongedaan maken, en een andere proberen</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>&amp;Waarom?</translation>
    </message>
    <message>
        <source>Say which move would have been better, and why</source>
        <translation>Zeggen welke zet beter was geweest, en waarom</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Verder</translation>
    </message>
    <message>
        <source>Leave the move as it is</source>
        <translation>De zet laten zoals hij is</translation>
    </message>
</context>
<context>
    <name>MovesModel</name>
    <message>
        <source>Start of the game</source>
        <translation>Begin van het spel</translation>
    </message>
    <message>
        <source>{number}. {sentence}</source>
        <translation>{number}. {sentence}</translation>
    </message>
    <message>
        <source>{move} (bookmark)</source>
        <translation>{move} (bladwijzer)</translation>
    </message>
    <message>
        <source>{move} (bookmark: {name})</source>
        <translation>{move} (bladwijzer: {name})</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Choose a move to see the board as it was then</source>
        <translation>Kies een zet om het bord te zien zoals het toen was</translation>
    </message>
</context>
<context>
    <name>NamingDialog</name>
    <message>
        <source>Save as your own rules</source>
        <translation>Opslaan als eigen regels</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Naam</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Beschrijving</translation>
    </message>
    <message>
        <source>Give the rules a name.</source>
        <translation>Geef de regels een naam.</translation>
    </message>
    <message>
        <source>You have rules of this name already. They would be replaced.</source>
        <translation>Je hebt al regels met deze naam. Ze zouden vervangen worden.</translation>
    </message>
    <message>
        <source>Rules of this name come with the program. Choose another name.</source>
        <translation>Regels die bij het programma horen, hebben deze naam. Kies een andere.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>Ve&amp;rvangen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Op&amp;slaan</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pelen</translation>
    </message>
    <message>
        <source>Deal the cards and begin; the game in progress is kept</source>
        <translation>De kaarten delen en beginnen; het lopende spel blijft bewaard</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Sp&amp;el</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Bord</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>Spe&amp;lers</translation>
    </message>
    <message>
        <source>S&amp;ides</source>
        <translation>Par&amp;tijen</translation>
    </message>
    <message>
        <source>Who b&amp;egins</source>
        <translation>&amp;Wie begint</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Kleuren</translation>
    </message>
    <message>
        <source>S&amp;huffle number</source>
        <translation>&amp;Schudgetal</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Meer</translation>
    </message>
    <message>
        <source>Show what is seldom needed: the number of the shuffle.</source>
        <translation>Tonen wat zelden nodig is: het getal van het schudden.</translation>
    </message>
    <message>
        <source>{sides}, nobody in a team</source>
        <translation>{sides}, ieder voor zich</translation>
    </message>
    <message>
        <source>{sides} teams of {each}</source>
        <translation>{sides} teams van {each}</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Door loting</translation>
    </message>
    <message>
        <source>Choose a game.</source>
        <translation>Kies een spel.</translation>
    </message>
    <message>
        <source>Choose a board.</source>
        <translation>Kies een bord.</translation>
    </message>
    <message>
        <source>Two players are called {name}. Give one another name.</source>
        <translation>Twee spelers heten {name}. Geef er een een andere naam.</translation>
    </message>
    <message>
        <source>This game cannot be played on this board: {why}.</source>
        <translation>Dit spel kan niet op dit bord gespeeld worden: {why}.</translation>
    </message>
</context>
<context>
    <name>Now</name>
    <message>
        <source>Shown: {what}</source>
        <translation>Getoond: {what}</translation>
    </message>
    <message>
        <source>You are looking back</source>
        <translation>Je kijkt terug</translation>
    </message>
    <message>
        <source>Nothing is played here. The game waits where it is.</source>
        <translation>Hier wordt niets gespeeld. Het spel wacht waar het is.</translation>
    </message>
    <message>
        <source>Only {name} is to see what comes next. Then press “I am ready”, or Enter.</source>
        <translation>Alleen {name} mag zien wat nu komt. Druk dan op ‘Ik ben klaar’ of Enter.</translation>
    </message>
    <message>
        <source>You have played. Draw if you want to, then press “Done: pass the screen on”.</source>
        <translation>Je hebt gespeeld. Trek als je wilt, en druk dan op ‘Gedaan: geef het scherm door’.</translation>
    </message>
    <message>
        <source>There is nothing for you to do at the moment.</source>
        <translation>Op dit moment heb je niets te doen.</translation>
    </message>
    <message>
        <source>You are asked when your chip makes one: say which row it is.</source>
        <translation>Je wordt het gevraagd als je fiche er een maakt: zeg welke rij het is.</translation>
    </message>
    <message>
        <source>Has somebody spoken out of turn?</source>
        <translation>Sprak iemand buiten zijn beurt?</translation>
    </message>
    <message>
        <source>Say who with Move → Somebody spoke; it has a penalty.</source>
        <translation>Zeg wie met Zet → Iemand sprak; er staat een straf op.</translation>
    </message>
    <message>
        <source>After your play, draw</source>
        <translation>Trek na het spelen</translation>
    </message>
</context>
<context>
    <name>NowPanel</name>
    <message>
        <source>What can I do?</source>
        <translation>Wat kan ik doen?</translation>
    </message>
    <message>
        <source>What can be done now</source>
        <translation>Wat nu kan</translation>
    </message>
    <message>
        <source>Show me a good move</source>
        <translation>Toon me een goede zet</translation>
    </message>
    <message>
        <source>Point out the best moves, and say why they are good</source>
        <translation>De beste zetten aanwijzen, en zeggen waarom ze goed zijn</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Go back to the table</source>
        <translation>Terug naar de tafel</translation>
    </message>
</context>
<context>
    <name>NumberCardsControl</name>
    <message>
        <source>in place of playing cards</source>
        <translation>in plaats van speelkaarten</translation>
    </message>
    <message>
        <source>from</source>
        <translation>van</translation>
    </message>
    <message>
        <source>to</source>
        <translation>tot</translation>
    </message>
</context>
<context>
    <name>NumberListControl</name>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
</context>
<context>
    <name>Offer</name>
    <message>
        <source>&amp;Go on with it</source>
        <translation>Er&amp;mee verdergaan</translation>
    </message>
    <message>
        <source>&amp;Throw it away</source>
        <translation>&amp;Weggooien</translation>
    </message>
    <message>
        <source>A board was not saved the last time: “{name}”.</source>
        <translation>Een bord is de vorige keer niet opgeslagen: “{name}”.</translation>
    </message>
    <message>
        <source>A board was not saved the last time: “{name}”. Its file is damaged; this is how it was a moment before.</source>
        <translation>Een bord is de vorige keer niet opgeslagen: “{name}”. Zijn bestand is beschadigd; zo was het een moment eerder.</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>zonder naam</translation>
    </message>
</context>
<context>
    <name>OfferBar</name>
    <message>
        <source>New to this game? Six short steps show how it is played, on the table.</source>
        <translation>Nieuw in dit spel? Zes korte stappen laten op tafel zien hoe je speelt.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Laat zien</translation>
    </message>
    <message>
        <source>Your game is kept, and comes back afterwards</source>
        <translation>Je spel blijft bewaard en komt daarna terug</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Niet nu</translation>
    </message>
    <message>
        <source>Help → Your first game leads there at any time</source>
        <translation>Help → Je eerste spel leidt er altijd heen</translation>
    </message>
</context>
<context>
    <name>Outlet</name>
    <message>
        <source>Sent to the printer.</source>
        <translation>Naar de printer gestuurd.</translation>
    </message>
    <message>
        <source>The printer does not take it. Is it switched on?</source>
        <translation>De printer neemt het niet aan. Staat hij aan?</translation>
    </message>
    <message>
        <source>This printer leaves {edge} mm free at the edge of the paper, but the margins are {margin} mm: something may be missing. Print anyway?</source>
        <translation>Deze printer laat {edge} mm vrij aan de rand van het papier, maar de marges zijn {margin} mm: er kan iets ontbreken. Toch afdrukken?</translation>
    </message>
    <message>
        <source>PDF, for every printer (*.pdf)</source>
        <translation>PDF, voor elke printer (*.pdf)</translation>
    </message>
    <message>
        <source>PNG, a picture (*.png)</source>
        <translation>PNG, een afbeelding (*.png)</translation>
    </message>
    <message>
        <source>SVG, for drawing programs (*.svg)</source>
        <translation>SVG, voor tekenprogramma’s (*.svg)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporteren</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Bezig met tekenen…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>The file was not written.</source>
        <translation>Het bestand is niet geschreven.</translation>
    </message>
    <message>
        <source>{count} files like {name} are there already. Replace them?</source>
        <translation>Er zijn al {count} bestanden zoals {name}. Vervangen?</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Opgeslagen als {file}.</translation>
    </message>
    <message>
        <source>Saved as {count} files, beginning with {file}.</source>
        <translation>Opgeslagen als {count} bestanden, te beginnen met {file}.</translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message>
        <source>I am ready</source>
        <translation>Ik ben klaar</translation>
    </message>
    <message>
        <source>Done: pass the screen on</source>
        <translation>Gedaan: geef het scherm door</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gedaan</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Up to three moves are marked on the table and told beside it, each with the chance to win and the reason. A click on one shows its arrow; it can be played at once. The hint goes as soon as the position changes.</source>
        <translation>Tot drie zetten worden op de tafel gemerkt en ernaast genoemd, elk met de winstkans en de reden. Een klik op een ervan toont zijn pijl; hij kan meteen gespeeld worden. De tip verdwijnt zodra de stelling verandert.</translation>
    </message>
    <message>
        <source>Winning chances</source>
        <translation>Winstkansen</translation>
    </message>
    <message>
        <source>A bar for now and a graph through the game. Click on the graph to look at a moment. While a computer thinks, nothing is worked out.</source>
        <translation>Een balk voor nu en een grafiek over het spel. Klik op de grafiek om een moment te bekijken. Terwijl een computer nadenkt, wordt er niets berekend.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Nabespreking</translation>
    </message>
    <message>
        <source>After the end: the three moves at which the game turned, what would have been better, and how much the cards and your choices were worth. Click on one to see it on the table.</source>
        <translation>Na het einde: de drie zetten waarbij het spel keerde, wat beter was geweest, en hoeveel de kaarten en je keuzes waard waren. Klik op een ervan om hem op de tafel te zien.</translation>
    </message>
    <message>
        <source>The numbers</source>
        <translation>De getallen</translation>
    </message>
    <message>
        <source>They come from many trial games, played on from what you can see; where cards are hidden, they are imagined anew each time. So they are estimates, and know no more than you do. A rated game has none of this.</source>
        <translation>Ze komen uit veel proefspellen, gespeeld vanaf wat jij kunt zien; verborgen kaarten worden elke keer opnieuw bedacht. Het zijn dus schattingen, die niet meer weten dan jij. Een gewaardeerd spel heeft niets hiervan.</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Nu zetten</translation>
    </message>
    <message>
        <source>Who thinks for longer than a second is named at the end of the menu bar, and can be told to move with what it knows.</source>
        <translation>Wie langer dan een seconde nadenkt, staat aan het einde van de menubalk en kan gevraagd worden te zetten met wat hij weet.</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Toetsen en muis</translation>
    </message>
    <message>
        <source>On the designer’s board</source>
        <translation>Op het bord van de ontwerper</translation>
    </message>
    <message>
        <source>In the designer’s tray</source>
        <translation>In de bak van de ontwerper</translation>
    </message>
    <message>
        <source>Designer: {menu}</source>
        <translation>Ontwerper: {menu}</translation>
    </message>
    <message>
        <source>Gallery of boards</source>
        <translation>Galerij van borden</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Slepen</translation>
    </message>
    <message>
        <source>Carry a card to another cell, to exchange both, or to the tray.</source>
        <translation>Een kaart naar een ander vak dragen om beide te wisselen, of naar de bak.</translation>
    </message>
    <message>
        <source>Drag from a bare cell</source>
        <translation>Slepen vanaf een leeg vak</translation>
    </message>
    <message>
        <source>Choose all cells in a frame; from a full cell, hold Shift.</source>
        <translation>Alle vakken in een kader kiezen; vanaf een vol vak met Shift.</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klik</translation>
    </message>
    <message>
        <source>Choose a cell; with Shift up to it, with Ctrl one more.</source>
        <translation>Een vak kiezen; met Shift tot daar, met Ctrl één meer.</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Dubbelklik</translation>
    </message>
    <message>
        <source>Put the card that is chosen in the tray.</source>
        <translation>De in de bak gekozen kaart leggen.</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pijlen</translation>
    </message>
    <message>
        <source>Walk; with Shift choose on the way, with Ctrl only look around.</source>
        <translation>Lopen; met Shift onderweg kiezen, met Ctrl alleen rondkijken.</translation>
    </message>
    <message>
        <source>Home, End, PgUp, PgDn</source>
        <translation>Home, End, PgUp, PgDn</translation>
    </message>
    <message>
        <source>Walk to the rim of the board.</source>
        <translation>Naar de rand van het bord lopen.</translation>
    </message>
    <message>
        <source>Type a card, a free cell, a hole, or nothing; and go on.</source>
        <translation>Een kaart, een vrij vak, een gat of niets typen; en verder.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Finish a number that is being typed, or go on to the next cell.</source>
        <translation>Een getal dat getypt wordt afmaken, of naar het volgende vak.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spatie</translation>
    </message>
    <message>
        <source>Put the tray’s card; with Ctrl choose one cell more or less.</source>
        <translation>De kaart van de bak leggen; met Ctrl één vak meer of minder kiezen.</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Take back what is half typed, or clear the chosen cells.</source>
        <translation>Half getypt werk terugnemen, of de gekozen vakken leegmaken.</translation>
    </message>
    <message>
        <source>Bring a carried card back; forget what is half typed.</source>
        <translation>Een gedragen kaart terugbrengen; half getypt werk vergeten.</translation>
    </message>
    <message>
        <source>Menu key</source>
        <translation>Menutoets</translation>
    </message>
    <message>
        <source>Open the menu of the chosen cells.</source>
        <translation>Het menu van de gekozen vakken openen.</translation>
    </message>
    <message>
        <source>Carry a card to a cell.</source>
        <translation>Een kaart naar een vak dragen.</translation>
    </message>
    <message>
        <source>Choose the card to be put.</source>
        <translation>De te leggen kaart kiezen.</translation>
    </message>
    <message>
        <source>Enter, double click</source>
        <translation>Enter, dubbelklik</translation>
    </message>
    <message>
        <source>Put the card on the chosen cells of the board.</source>
        <translation>De kaart op de gekozen vakken van het bord leggen.</translation>
    </message>
    <message>
        <source>Make a board.</source>
        <translation>Een bord maken.</translation>
    </message>
    <message>
        <source>Change the board, or a copy of it.</source>
        <translation>Het bord of een kopie veranderen.</translation>
    </message>
    <message>
        <source>Play on the board.</source>
        <translation>Op het bord spelen.</translation>
    </message>
    <message>
        <source>Copy the board.</source>
        <translation>Het bord kopiëren.</translation>
    </message>
    <message>
        <source>Bring the board onto paper.</source>
        <translation>Het bord op papier zetten.</translation>
    </message>
    <message>
        <source>Give the board another name.</source>
        <translation>Het bord een andere naam geven.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Move the board to the trash.</source>
        <translation>Het bord naar de prullenbak brengen.</translation>
    </message>
    <message>
        <source>Show the board’s file in its folder.</source>
        <translation>Het bestand van het bord in zijn map tonen.</translation>
    </message>
    <message>
        <source>several, see its text</source>
        <translation>meer dan één, zie de tekst</translation>
    </message>
    <message>
        <source>A name in colour leads to its licence in full.</source>
        <translation>Een gekleurde naam leidt naar de volledige licentie.</translation>
    </message>
    <message>
        <source>Every licence lies in {folder}, too.</source>
        <translation>Elke licentie staat ook in {folder}.</translation>
    </message>
    <message>
        <source>Sequence, One-Eyed Jack and their relatives, for one to twelve people and computers.</source>
        <translation>Sequence, One-Eyed Jack en hun verwanten, voor één tot twaalf mensen en computers.</translation>
    </message>
    <message>
        <source>This is a program of enthusiasts. Sequence is a trade mark of its publisher, who has nothing to do with it.</source>
        <translation>Dit is een programma van liefhebbers. Sequence is een merk van zijn uitgever, die er niets mee te maken heeft.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Systeem</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Scherm</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenties</translation>
    </message>
    <message>
        <source>What runs here</source>
        <translation>Wat hier draait</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Op de tafel</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Terugkijken</translation>
    </message>
    <message>
        <source>Help from the computer</source>
        <translation>Hulp van de computer</translation>
    </message>
    <message>
        <source>Drag a card, or the dice, onto a lit cell; elsewhere it returns.</source>
        <translation>Een kaart, of de dobbelstenen, naar een verlicht vak slepen; elders keert ze terug.</translation>
    </message>
    <message>
        <source>Drag in the hand</source>
        <translation>Slepen in de hand</translation>
    </message>
    <message>
        <source>Lay a card in another place of the hand.</source>
        <translation>Een kaart op een andere plaats in de hand leggen.</translation>
    </message>
    <message>
        <source>Drag to the hand</source>
        <translation>Slepen naar de hand</translation>
    </message>
    <message>
        <source>Draw the card of the stock, or an open one, where that is asked.</source>
        <translation>De kaart van de stapel of een open kaart trekken, waar dat gevraagd wordt.</translation>
    </message>
    <message>
        <source>Drag a chip</source>
        <translation>Een fiche slepen</translation>
    </message>
    <message>
        <source>Swap it with the chip it is dropped on, where that is asked.</source>
        <translation>Het wisselen met het fiche waarop het neerkomt, waar dat gevraagd wordt.</translation>
    </message>
    <message>
        <source>Click, click</source>
        <translation>Klik, klik</translation>
    </message>
    <message>
        <source>Choose a card, then a lit cell; with dice, a lit cell at once.</source>
        <translation>Een kaart kiezen, dan een verlicht vak; bij dobbelstenen meteen een verlicht vak.</translation>
    </message>
    <message>
        <source>Finger</source>
        <translation>Vinger</translation>
    </message>
    <message>
        <source>Tap a card, then a cell. On a small board a lens shows the cell: slide to the right one before you lift the finger.</source>
        <translation>Tik een kaart aan, dan een vak. Op een klein bord toont een loep het vak: schuif naar het juiste voor je de vinger optilt.</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Schermlezer</translation>
    </message>
    <message>
        <source>Each cell says its place, its card, its chip and which of your cards may go there; cards can be chosen and cells pressed from the reader, too.</source>
        <translation>Elk vak zegt zijn plaats, zijn kaart, zijn fiche en welke van je kaarten erheen mogen; ook daar kun je kaarten kiezen en vakken indrukken.</translation>
    </message>
    <message>
        <source>Choose a card of the hand, or an open card that may be drawn.</source>
        <translation>Een kaart uit de hand kiezen, of een open kaart die getrokken mag worden.</translation>
    </message>
    <message>
        <source>Draw a card, where one draws by hand.</source>
        <translation>Een kaart trekken, waar je met de hand trekt.</translation>
    </message>
    <message>
        <source>Move from card to card, or from cell to cell.</source>
        <translation>Van kaart naar kaart, of van vak naar vak gaan.</translation>
    </message>
    <message>
        <source>Go to the next or previous cell for the chosen card.</source>
        <translation>Naar het volgende of vorige vak voor de gekozen kaart gaan.</translation>
    </message>
    <message>
        <source>Go on from the hand to the board and the stock.</source>
        <translation>Van de hand verder naar het bord en de stapel.</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, spatie</translation>
    </message>
    <message>
        <source>Choose the marked card; play it on the marked cell.</source>
        <translation>De gemerkte kaart kiezen; haar op het gemerkte vak spelen.</translation>
    </message>
    <message>
        <source>Lay the marked card on the discards, if it is dead or to be given up.</source>
        <translation>De gemerkte kaart afleggen, als ze dood is of afgestaan moet worden.</translation>
    </message>
    <message>
        <source>Take the last step back: the chosen chip, the chosen card.</source>
        <translation>De laatste stap terug: het gekozen fiche, de gekozen kaart.</translation>
    </message>
    <message>
        <source>Settings explained</source>
        <translation>Instellingen uitgelegd</translation>
    </message>
    <message>
        <source>Game → Settings shows them all; a change is seen at once and kept. The arrow at a row leads back to what it was at first.</source>
        <translation>Spel → Instellingen toont ze alle; een verandering is meteen te zien en blijft. De pijl bij een regel leidt terug naar het begin.</translation>
    </message>
    <message>
        <source>At first: {value}.</source>
        <translation>In het begin: {value}.</translation>
    </message>
    <message>
        <source>Slider</source>
        <translation>Schuif</translation>
    </message>
    <message>
        <source>Arrows go by one move, Page keys by ten, Home and End to both ends.</source>
        <translation>Pijlen gaan één zet, de Page-toetsen tien, Home en End naar beide uiteinden.</translation>
    </message>
    <message>
        <source>Space, P</source>
        <translation>Spatie, P</translation>
    </message>
    <message>
        <source>In the replay bar: play the moves one after the other, or stop.</source>
        <translation>In de balk: de zetten na elkaar afspelen, of stoppen.</translation>
    </message>
    <message>
        <source>Whose cards</source>
        <translation>Wiens kaarten</translation>
    </message>
    <message>
        <source>Once a game is over, it can be seen with the eyes of each player, or with all hands open in the list of players.</source>
        <translation>Als een spel uit is, kun je het door de ogen van elke speler zien, of met alle handen open in de lijst van spelers.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Vanaf hier verder spelen</translation>
    </message>
    <message>
        <source>A game of its own begins there; it is not rated and counts in no statistics. The game before is kept, and undo brings it back until you move. A deal of a match that had ended counts as it was played first.</source>
        <translation>Daar begint een eigen spel; het telt niet voor de waardering en in geen statistiek. Het vorige blijft bewaard, en Ongedaan maken haalt het terug tot je een zet doet. Een ronde van een wedstrijd die was afgelopen telt zoals hij het eerst is gespeeld.</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Bladwijzers</translation>
    </message>
    <message>
        <source>They stand on the slider and in the list of moves, and are kept with the game.</source>
        <translation>Ze staan op de schuif en in de lijst van zetten, en worden met het spel bewaard.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Afbeeldingen</translation>
    </message>
    <message>
        <source>A position is saved as PNG or SVG, a game as an animated GIF. As long as a game goes on, its animation shows no hand.</source>
        <translation>Een stelling wordt als PNG of SVG opgeslagen, een spel als bewegende GIF. Zolang een spel loopt, toont de animatie geen hand.</translation>
    </message>
    <message>
        <source>Setting up: the board</source>
        <translation>Opzetten: het bord</translation>
    </message>
    <message>
        <source>Setting up: the cards</source>
        <translation>Opzetten: de kaarten</translation>
    </message>
    <message>
        <source>Setting up: {menu}</source>
        <translation>Opzetten: {menu}</translation>
    </message>
    <message>
        <source>Lay a chip of the side in hand, or take it away again.</source>
        <translation>Leg een fiche van de gekozen partij of haal haar weer weg.</translation>
    </message>
    <message>
        <source>Do the same to all cells on the way.</source>
        <translation>Doe hetzelfde op alle vakken onderweg.</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>Rechterknop</translation>
    </message>
    <message>
        <source>Take chips of any side away.</source>
        <translation>Haal fiches van elke partij weg.</translation>
    </message>
    <message>
        <source>Walk over the board.</source>
        <translation>Over het bord lopen.</translation>
    </message>
    <message>
        <source>Do to a cell what a click does.</source>
        <translation>Doe met een vak wat een klik doet.</translation>
    </message>
    <message>
        <source>Lay a chip of the first, second… side.</source>
        <translation>Leg een fiche van de eerste, tweede… partij.</translation>
    </message>
    <message>
        <source>Begin a row that is to be marked, or end it.</source>
        <translation>Begin een rij die gemarkeerd moet worden, of beëindig haar.</translation>
    </message>
    <message>
        <source>Forget the row that was begun.</source>
        <translation>Vergeet de begonnen rij.</translation>
    </message>
    <message>
        <source>Lay the chosen card of the deck where cards go.</source>
        <translation>Leg de gekozen kaart waar kaarten komen.</translation>
    </message>
    <message>
        <source>Take the chosen card of a hand away.</source>
        <translation>Haal de gekozen kaart uit een hand weg.</translation>
    </message>
    <message>
        <source>Move the chosen card of a hand or pile.</source>
        <translation>Verplaats de gekozen kaart van een hand of stapel.</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>A board without a name</source>
        <translation>Een bord zonder naam</translation>
    </message>
    <message>
        <source>Arrangement: {author}</source>
        <translation>Rangschikking: {author}</translation>
    </message>
    <message>
        <source>cells of {size}</source>
        <translation>vakken van {size}</translation>
    </message>
    <message>
        <source>Page {number} of {count}: row {row}, column {column}</source>
        <translation>Pagina {number} van {count}: rij {row}, kolom {column}</translation>
    </message>
    <message>
        <source>glue page {number} here</source>
        <translation>plak hier pagina {number}</translation>
    </message>
    <message>
        <source>How to put the board together</source>
        <translation>Hoe je het bord in elkaar zet</translation>
    </message>
    <message>
        <source>Print all pages at 100 % (“actual size”), never “fit to page”. Measure the bar at the foot of a page: it must be as long as it says.</source>
        <translation>Druk alle pagina’s af op 100 % (“ware grootte”), nooit “passend op pagina”. Meet de balk onder aan een pagina: die moet zo lang zijn als er staat.</translation>
    </message>
    <message>
        <source>Cut out the picture on each page, along the marks at its corners. The pale strips at the right and at the bottom stay on: they are for the glue.</source>
        <translation>Knip de afbeelding op elke pagina uit, langs de tekens op de hoeken. De lichte stroken rechts en onder blijven eraan: die zijn voor de lijm.</translation>
    </message>
    <message>
        <source>Lay page 2 over the strip of page 1, its edge at the small triangles, so that the pictures meet, and glue it. Go on like this to the end of the row.</source>
        <translation>Leg pagina 2 over de strook van pagina 1, met de rand bij de kleine driehoeken, zodat de afbeeldingen aansluiten, en plak ze vast. Ga zo door tot het einde van de rij.</translation>
    </message>
    <message>
        <source>Make the other rows, and glue each onto the strip of the last.</source>
        <translation>Maak de andere rijen, en plak elk op de strook van de vorige.</translation>
    </message>
    <message>
        <source>Cut out the picture on each page, along the marks at its corners.</source>
        <translation>Knip de afbeelding op elke pagina uit, langs de tekens op de hoeken.</translation>
    </message>
    <message>
        <source>Lay the pages edge to edge and tape them together at the back.</source>
        <translation>Leg de pagina’s rand aan rand en plak ze achterop met plakband aan elkaar.</translation>
    </message>
    <message>
        <source>Glue the whole onto cardboard of at least {width} × {height} mm.</source>
        <translation>Plak het geheel op karton van minstens {width} × {height} mm.</translation>
    </message>
    <message>
        <source>Finished size {board}; cells of {cell}; {count} pages of {paper}.</source>
        <translation>Uiteindelijke grootte {board}; vakken van {cell}; {count} pagina’s {paper}.</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>een kaart</translation>
    </message>
    <message>
        <source>Cards to cut, page {number} of {count}</source>
        <translation>Kaarten om te knippen, pagina {number} van {count}</translation>
    </message>
    <message>
        <source>{board} · page {number}: cut the full lines, then each card along its dots</source>
        <translation>{board} · pagina {number}: knip de volle lijnen, daarna elke kaart langs haar stippen</translation>
    </message>
    <message>
        <source>a chip</source>
        <translation>een fiche</translation>
    </message>
    <message>
        <source>{board} · {each} chips for each of {sides} sides, {size} mm across</source>
        <translation>{board} · {each} fiches voor elk van {sides} partijen, {size} mm doorsnee</translation>
    </message>
    <message>
        <source>Chips, page {number} of {count}</source>
        <translation>Fiches, pagina {number} van {count}</translation>
    </message>
    <message>
        <source>board</source>
        <translation>bord</translation>
    </message>
    <message>
        <source>{width} × {height} mm</source>
        <translation>{width} × {height} mm</translation>
    </message>
    <message>
        <source>Rules, page {number} of {count}</source>
        <translation>Regels, pagina {number} van {count}</translation>
    </message>
    <message>
        <source>cards to cut</source>
        <translation>kaarten om te knippen</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>fiches</translation>
    </message>
    <message>
        <source>score sheet</source>
        <translation>scoreblad</translation>
    </message>
    <message>
        <source>how to put it together</source>
        <translation>hoe je het in elkaar zet</translation>
    </message>
    <message>
        <source>Where each half is glued</source>
        <translation>Waar elke helft geplakt wordt</translation>
    </message>
    <message>
        <source>Each half goes onto a cell that shows the same.</source>
        <translation>Elke helft komt op een vak dat hetzelfde toont.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Scoreblad</translation>
    </message>
    <message>
        <source>A line for each deal: what each side has scored; the sum below</source>
        <translation>Een regel per deal: wat elke partij scoorde; onderaan de som</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
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
        <translation>“{board}” afdrukken</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>A&amp;fdrukken…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporteren…</translation>
    </message>
    <message>
        <source>Send these pages to a printer</source>
        <translation>Deze pagina’s naar een printer sturen</translation>
    </message>
    <message>
        <source>Write these pages to a file</source>
        <translation>Deze pagina’s naar een bestand schrijven</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Vorige pagina</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Volgende pagina</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Hele pagina</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Size of the preview</source>
        <translation>Grootte van het voorbeeld</translation>
    </message>
    <message>
        <source>{problem}.</source>
        <translation>{problem}.</translation>
    </message>
    <message>
        <source>One page of {paper}.</source>
        <translation>Eén pagina {paper}.</translation>
    </message>
    <message>
        <source>{count} pages of {paper}.</source>
        <translation>{count} pagina’s {paper}.</translation>
    </message>
</context>
<context>
    <name>PaperForm</name>
    <message>
        <source>&amp;Black ink only</source>
        <translation>Alleen &amp;zwarte inkt</translation>
    </message>
    <message>
        <source>With a page on how to put it together</source>
        <translation>Met een pagina over het in elkaar zetten</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>A&amp;fdrukken</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Sp&amp;el</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>Pa&amp;pier</translation>
    </message>
    <message>
        <source>Ori&amp;entation</source>
        <translation>&amp;Oriëntatie</translation>
    </message>
    <message>
        <source>&amp;Margins</source>
        <translation>&amp;Marges</translation>
    </message>
    <message>
        <source>To go &amp;with</source>
        <translation>&amp;Hoort bij</translation>
    </message>
    <message>
        <source>&amp;Cells</source>
        <translation>Va&amp;kken</translation>
    </message>
    <message>
        <source>&amp;Overlap</source>
        <translation>O&amp;verlap</translation>
    </message>
    <message>
        <source>&amp;Sides</source>
        <translation>Par&amp;tijen</translation>
    </message>
    <message>
        <source>Chi&amp;ps each</source>
        <translation>F&amp;iches per partij</translation>
    </message>
    <message>
        <source>P&amp;NG pictures</source>
        <translation>PN&amp;G-afbeeldingen</translation>
    </message>
    <message>
        <source>Half a poker card</source>
        <translation>Halve pokerkaart</translation>
    </message>
    <message>
        <source>As cut from a pack of cards: 63.5 × 44.45 mm</source>
        <translation>Als uit een kaartspel geknipt: 63,5 × 44,45 mm</translation>
    </message>
    <message>
        <source>Hearts and diamonds are drawn hollow, so that no colour is needed.</source>
        <translation>Harten en ruiten worden hol getekend, zodat er geen kleur nodig is.</translation>
    </message>
    <message>
        <source>The strips on which one page is glued to the next.</source>
        <translation>De stroken waarop de ene pagina aan de volgende geplakt wordt.</translation>
    </message>
    <message>
        <source>How fine pictures are that are exported as PNG.</source>
        <translation>Hoe fijn afbeeldingen zijn die als PNG geëxporteerd worden.</translation>
    </message>
    <message>
        <source>Width of a cell</source>
        <translation>Breedte van een vak</translation>
    </message>
    <message>
        <source>Height of a cell</source>
        <translation>Hoogte van een vak</translation>
    </message>
    <message>
        <source>The board on one page</source>
        <translation>Het bord op één pagina</translation>
    </message>
    <message>
        <source>The board in true size</source>
        <translation>Het bord op ware grootte</translation>
    </message>
    <message>
        <source>Cards to cut in two</source>
        <translation>Kaarten om te halveren</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fiches</translation>
    </message>
    <message>
        <source>A sheet for the scores</source>
        <translation>Een scoreblad</translation>
    </message>
    <message>
        <source>The rules of a game</source>
        <translation>De regels van een spel</translation>
    </message>
    <message>
        <source>As it suits best</source>
        <translation>Zoals het best past</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Staand</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Liggend</translation>
    </message>
    <message>
        <source>the board on one page</source>
        <translation>het bord op één pagina</translation>
    </message>
    <message>
        <source>the board in true size</source>
        <translation>het bord op ware grootte</translation>
    </message>
    <message>
        <source>as many as needed</source>
        <translation>zoveel als nodig</translation>
    </message>
    <message>
        <source> pixels per inch</source>
        <translation> pixels per inch</translation>
    </message>
</context>
<context>
    <name>PaperPreview</name>
    <message>
        <source>Preview: {page}</source>
        <translation>Voorbeeld: {page}</translation>
    </message>
</context>
<context>
    <name>PastBar</name>
    <message>
        <source>Back to the game</source>
        <translation>Terug naar het spel</translation>
    </message>
    <message>
        <source>Show the board as it is now</source>
        <translation>Het bord tonen zoals het nu is</translation>
    </message>
    <message>
        <source>Looking back: the start, before move 1 of {last}</source>
        <translation>Terugblik: het begin, voor zet 1 van {last}</translation>
    </message>
    <message>
        <source>Looking back: after move {ply} of {last}</source>
        <translation>Terugblik: na zet {ply} van {last}</translation>
    </message>
</context>
<context>
    <name>PatternPanel</name>
    <message>
        <source>&amp;Take it</source>
        <translation>&amp;Nemen</translation>
    </message>
    <message>
        <source>Fill the board in this way; undo takes it back</source>
        <translation>Het bord zo vullen; ongedaan maken neemt het terug</translation>
    </message>
    <message>
        <source>A&amp;nother</source>
        <translation>Een &amp;ander</translation>
    </message>
    <message>
        <source>Take another number by chance.</source>
        <translation>Een ander toevalsgetal nemen.</translation>
    </message>
    <message>
        <source>&amp;Pattern</source>
        <translation>&amp;Patroon</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Toeval</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Save a picture of the position</source>
        <translation>Een afbeelding van de stelling opslaan</translation>
    </message>
    <message>
        <source>PNG, a picture</source>
        <translation>PNG, een afbeelding</translation>
    </message>
    <message>
        <source>SVG, for drawing programs</source>
        <translation>SVG, voor tekenprogramma’s</translation>
    </message>
    <message>
        <source>With the &amp;cards in hand that are shown</source>
        <translation>Met de hand&amp;kaarten die te zien zijn</translation>
    </message>
    <message>
        <source>With a &amp;line on the last move</source>
        <translation>Met een &amp;regel over de laatste zet</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Voorbeeld</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>S&amp;oort</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Grootte</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Opslaan…</translation>
    </message>
    <message>
        <source>Name a file, and draw the picture into it</source>
        <translation>Een bestand noemen en de afbeelding erin tekenen</translation>
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
        <translation>Begin van het spel</translation>
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
        <translation>Een plan openen</translation>
    </message>
    <message>
        <source>Open results</source>
        <translation>Uitslagen openen</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>plan</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>Het plan opslaan</translation>
    </message>
    <message>
        <source>The plan cannot be kept.</source>
        <translation>Het plan kan niet bewaard worden.</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Dat lukte niet.</translation>
    </message>
</context>
<context>
    <name>PlanPane</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Toevoegen</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>&amp;Weghalen</translation>
    </message>
    <message>
        <source>What is the question?</source>
        <translation>Wat is de vraag?</translation>
    </message>
    <message>
        <source>Entries of the plan</source>
        <translation>Reeksen van het plan</translation>
    </message>
    <message>
        <source>Compare with one more, which begins as a copy of this one.</source>
        <translation>Vergelijken met nog een, die als kopie van deze begint.</translation>
    </message>
    <message>
        <source>Take this entry out of the plan.</source>
        <translation>Deze reeks uit het plan halen.</translation>
    </message>
    <message>
        <source>games</source>
        <translation>spellen</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>giften</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Wat geteld wordt</translation>
    </message>
    <message>
        <source>The same number plays the same games again, everywhere.</source>
        <translation>Hetzelfde getal speelt dezelfde spellen opnieuw, overal.</translation>
    </message>
    <message>
        <source>This entry</source>
        <translation>Deze reeks</translation>
    </message>
    <message>
        <source>Each entry</source>
        <translation>Elke reeks</translation>
    </message>
    <message>
        <source>&amp;Number</source>
        <translation>A&amp;antal</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>Start&amp;getal</translation>
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
        <translation>Spelers</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>uit het spel</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>denkt na</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>aan zet</translation>
    </message>
    <message>
        <source>still to draw</source>
        <translation>moet nog trekken</translation>
    </message>
    <message>
        <source>holds {cards}</source>
        <translation>heeft {cards}</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>je medespeler</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>About your settings: {why}</source>
        <translation>Over je instellingen: {why}</translation>
    </message>
    <message>
        <source>Your settings are not kept: {why}.</source>
        <translation>Je instellingen worden niet bewaard: {why}.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Change the language? The designer’s trial game or balance ends by it.</source>
        <translation>De taal veranderen? Het proefspel of het evenwicht in de ontwerper eindigt daarmee.</translation>
    </message>
    <message>
        <source>C&amp;hange it</source>
        <translation>&amp;Veranderen</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Druk op de toets</translation>
    </message>
</context>
<context>
    <name>RangePlot</name>
    <message>
        <source>{name}: {value} ({low} to {high})</source>
        <translation>{name}: {value} ({low} tot {high})</translation>
    </message>
</context>
<context>
    <name>RatedDialog</name>
    <message>
        <source>Rated games</source>
        <translation>Gewaardeerde spellen</translation>
    </message>
    <message>
        <source>&amp;Play a rated game</source>
        <translation>Een gewaardeerd spel s&amp;pelen</translation>
    </message>
    <message>
        <source>&amp;Open the game</source>
        <translation>Het spel &amp;openen</translation>
    </message>
    <message>
        <source>Deal a game that counts for your rating, without undo and without hints</source>
        <translation>Een spel delen dat voor je waardering telt: zonder ongedaan maken, zonder tips</translation>
    </message>
    <message>
        <source>Look at the chosen game on the table; the game in progress is kept</source>
        <translation>Het gekozen spel op tafel bekijken; het lopende spel blijft bewaard</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Sp&amp;el</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>You play alone against one computer, which is picked for you by your rating. Nothing can be taken back, and there are no hints and no chances. A game that you leave can be gone on with; it counts when it ends.</source>
        <translation>Je speelt alleen tegen één computer, gekozen naar je waardering. Niets kan teruggenomen worden, en er zijn geen tips en geen kansen. Een verlaten spel kan voortgezet worden; het telt als het eindigt.</translation>
    </message>
    <message>
        <source>The last rated games</source>
        <translation>De laatste gewaardeerde spellen</translation>
    </message>
    <message>
        <source>Double-click a game, or press Enter, to look at it again.</source>
        <translation>Dubbelklik of Enter op een spel om het weer te bekijken.</translation>
    </message>
    <message>
        <source>Your rating: {points}</source>
        <translation>Je waardering: {points}</translation>
    </message>
    <message>
        <source>Next opponent: {level} ({points}).</source>
        <translation>Volgende tegenstander: {level} ({points}).</translation>
    </message>
    <message>
        <source>{when}   {result} against {level}, {moves}   {rating} ({change})</source>
        <translation>{when}   {result} tegen {level}, {moves}   {rating} ({change})</translation>
    </message>
</context>
<context>
    <name>RatingGraph</name>
    <message>
        <source>Rating through your games</source>
        <translation>Waardering in de loop van je spellen</translation>
    </message>
    <message>
        <source>The graph begins with your first rated game.</source>
        <translation>De grafiek begint met je eerste gewaardeerde spel.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>another side</source>
        <translation>een andere partij</translation>
    </message>
    <message>
        <source>It wins the game.</source>
        <translation>Hij wint het spel.</translation>
    </message>
    <message>
        <source>It makes a row; your side then has {amount} of the {of} it needs.</source>
        <translation>Hij maakt een rij; je partij heeft dan {amount} van de {of} die nodig zijn.</translation>
    </message>
    <message>
        <source>It builds in two directions at once: whoever stops one leaves the other.</source>
        <translation>Hij bouwt in twee richtingen tegelijk: wie er een tegenhoudt, laat de andere.</translation>
    </message>
    <message>
        <source>The free cell {cell} counts in it as yours.</source>
        <translation>Het vrije vak {cell} telt daarin als van jou.</translation>
    </message>
    <message>
        <source>It takes a chip out of {line}, where {who} had {amount} of {of}.</source>
        <translation>Hij haalt een fiche uit {line}, waar {who} {amount} van {of} had.</translation>
    </message>
    <message>
        <source>It breaks up the finished row {line} of {who}.</source>
        <translation>Hij verbreekt de voltooide rij {line} van {who}.</translation>
    </message>
    <message>
        <source>It takes the only enemy chip out of {line}, where your side has {amount} of {of}.</source>
        <translation>Hij haalt het enige fiche van een tegenstander uit {line}, waar je partij {amount} van {of} heeft.</translation>
    </message>
    <message>
        <source>Nobody else can get a card for that cell any more.</source>
        <translation>Niemand anders kan nog een kaart voor dat vak krijgen.</translation>
    </message>
    <message>
        <source>It saves {card}, which could do the same.</source>
        <translation>Hij spaart {card}, die hetzelfde zou kunnen.</translation>
    </message>
    <message>
        <source>No plain card in your hand does as much.</source>
        <translation>Geen gewone kaart in je hand doet zoveel.</translation>
    </message>
    <message>
        <source>But it costs {card}.</source>
        <translation>Maar hij kost {card}.</translation>
    </message>
    <message>
        <source>You hold {card} more than once, so its other cell is not lost to you.</source>
        <translation>Je hebt {card} meer dan eens, dus de andere vakken gaan niet verloren.</translation>
    </message>
    <message>
        <source>On {cell} the same card would do less.</source>
        <translation>Op {cell} zou dezelfde kaart minder doen.</translation>
    </message>
    <message>
        <source>But {cell} is out of reach for that card then.</source>
        <translation>Maar {cell} is dan voor die kaart buiten bereik.</translation>
    </message>
    <message>
        <source>It fits in fewer places than your other cards, which stay in your hand.</source>
        <translation>Ze past op minder plaatsen dan je andere kaarten, die in je hand blijven.</translation>
    </message>
    <message>
        <source>It has no cell left, and a new card comes for it.</source>
        <translation>Er is geen vak voor over, en er komt een nieuwe kaart voor.</translation>
    </message>
    <message>
        <source>Nothing is urgent, and more cards give more choice.</source>
        <translation>Niets heeft haast, en meer kaarten geven meer keus.</translation>
    </message>
    <message>
        <source>You have not drawn yet for your last turn.</source>
        <translation>Je hebt voor je laatste beurt nog niet getrokken.</translation>
    </message>
    <message>
        <source>It can do more than any plain card.</source>
        <translation>Ze kan meer dan elke gewone kaart.</translation>
    </message>
    <message>
        <source>Your chip on {cell} and the enemy’s on {other} change places.</source>
        <translation>Jouw fiche op {cell} en dat van de tegenstander op {other} wisselen van plaats.</translation>
    </message>
    <message>
        <source>Nothing else can be done.</source>
        <translation>Er kan niets anders.</translation>
    </message>
    <message>
        <source>There is no other move.</source>
        <translation>Er is geen andere zet.</translation>
    </message>
    <message>
        <source>Nothing better is in sight, and it gives nothing away.</source>
        <translation>Er is niets beters in zicht, en hij geeft niets weg.</translation>
    </message>
    <message>
        <source>Then only {cell} is missing for the row {line}, and you hold a card for it.</source>
        <translation>Dan ontbreekt alleen {cell} voor de rij {line}, en je hebt er een kaart voor.</translation>
    </message>
    <message>
        <source>Then only {cell} is missing for the row {line}.</source>
        <translation>Dan ontbreekt alleen {cell} voor de rij {line}.</translation>
    </message>
    <message>
        <source>Your side then has {amount} of {of} in {line}, and you hold the cards for the rest.</source>
        <translation>Je partij heeft dan {amount} van {of} in {line}, en je hebt de kaarten voor de rest.</translation>
    </message>
    <message>
        <source>Your side then has {amount} of {of} in {line}, and you hold a card for more of it.</source>
        <translation>Je partij heeft dan {amount} van {of} in {line}, en je hebt een kaart om verder te gaan.</translation>
    </message>
    <message>
        <source>Your side then has {amount} of {of} in {line}.</source>
        <translation>Je partij heeft dan {amount} van {of} in {line}.</translation>
    </message>
    <message>
        <source>It stops {who}, who moves next and has {amount} of {of} in {line}.</source>
        <translation>Hij houdt {who} tegen, die hierna zet en {amount} van {of} in {line} heeft.</translation>
    </message>
    <message>
        <source>It stops {who}, who has {amount} of {of} in {line}.</source>
        <translation>Hij houdt {who} tegen, die {amount} van {of} in {line} heeft.</translation>
    </message>
    <message>
        <source>It can be played on {cell}.</source>
        <translation>Ze kan op {cell} gespeeld worden.</translation>
    </message>
    <message>
        <source>It is the most useful of the open cards.</source>
        <translation>Het is de nuttigste van de open kaarten.</translation>
    </message>
    <message>
        <source>You will miss it least.</source>
        <translation>Die zul je het minst missen.</translation>
    </message>
    <message>
        <source>It is the chip that they will miss most.</source>
        <translation>Het is het fiche dat zij het meest zullen missen.</translation>
    </message>
</context>
<context>
    <name>ReasonsDialog</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
</context>
<context>
    <name>Recall</name>
    <message>
        <source>Since you last looked</source>
        <translation>Sinds je het laatst keek</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>The start, before move 1 of {last}</source>
        <translation>Het begin, voor zet 1 van {last}</translation>
    </message>
    <message>
        <source>After move {ply} of {last}</source>
        <translation>Na zet {ply} van {last}</translation>
    </message>
    <message>
        <source>The end, after move {ply} of {last}</source>
        <translation>Het einde, na zet {ply} van {last}</translation>
    </message>
    <message>
        <source>Now, after move {ply} of {last}</source>
        <translation>Nu, na zet {ply} van {last}</translation>
    </message>
    <message>
        <source>My cards</source>
        <translation>Mijn kaarten</translation>
    </message>
    <message>
        <source>See what you saw yourself.</source>
        <translation>Zien wat je zelf zag.</translation>
    </message>
    <message>
        <source>Nobody’s cards</source>
        <translation>Niemands kaarten</translation>
    </message>
    <message>
        <source>Show no hand.</source>
        <translation>Geen hand tonen.</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alle handen</translation>
    </message>
    <message>
        <source>Show every hand, in the list of players.</source>
        <translation>Elke hand tonen, in de lijst van spelers.</translation>
    </message>
    <message>
        <source>Whose cards are shown: {chosen}</source>
        <translation>Wiens kaarten te zien zijn: {chosen}</translation>
    </message>
    <message>
        <source>Choose whose cards are shown.</source>
        <translation>Kiezen wiens kaarten te zien zijn.</translation>
    </message>
    <message>
        <source>Once the game is over, every hand can be seen.</source>
        <translation>Als het spel uit is, kan elke hand worden bekeken.</translation>
    </message>
    <message>
        <source>Speed of the replay: {chosen}</source>
        <translation>Snelheid van het terugkijken: {chosen}</translation>
    </message>
    <message>
        <source>Choose how fast moves follow each other.</source>
        <translation>Kiezen hoe snel de zetten elkaar volgen.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Terugkijken</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Moment van het spel</translation>
    </message>
    <message>
        <source>Drag to another moment; Space plays the moves.</source>
        <translation>Sleep naar een ander moment; de spatiebalk speelt de zetten af.</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Snelheid</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>What else can be done with the moment shown</source>
        <translation>Wat er nog met het getoonde moment kan</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Terug naar het spel</translation>
    </message>
    <message>
        <source>Show the board as it is now</source>
        <translation>Het bord tonen zoals het nu is</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Best cards</source>
        <translation>Beste kaarten</translation>
    </message>
    <message>
        <source>Hardest cards</source>
        <translation>Moeilijkste kaarten</translation>
    </message>
    <message>
        <source>Too few games to say anything of single cards.</source>
        <translation>Te weinig spellen om iets over losse kaarten te zeggen.</translation>
    </message>
    <message>
        <source>{games} games of {players} players, level {level}, seed {seed}.</source>
        <translation>{games} spellen van {players} spelers, niveau {level}, startgetal {seed}.</translation>
    </message>
    <message>
        <source>Who began won {wins} of {decided} decided games: {share} % (the truth lies, with 95 % certainty, between {low} % and {high} %; fair would be {fair} %). {verdict}</source>
        <translation>Wie begon, won {wins} van {decided} besliste spellen: {share} % (de waarheid ligt met 95 % zekerheid tussen {low} % en {high} %; eerlijk zou {fair} % zijn). {verdict}</translation>
    </message>
    <message>
        <source>A game takes {mean} moves on average, half of them at most {median}; the shortest took {shortest}, the longest {longest}.</source>
        <translation>Een spel duurt gemiddeld {mean} zetten, de helft hoogstens {median}; het kortste duurde {shortest}, het langste {longest}.</translation>
    </message>
    <message>
        <source>Games that nobody won: {draws} ({share} %).</source>
        <translation>Spellen die niemand won: {draws} ({share} %).</translation>
    </message>
    <message>
        <source>The bars on the board show how often a cell was in a winning row: from {least} % of the decided games ({coolest}) to {most} % ({warmest}).</source>
        <translation>De balken op het bord tonen hoe vaak een vak in een winnende rij lag: van {least} % van de besliste spellen ({coolest}) tot {most} % ({warmest}).</translation>
    </message>
    <message>
        <source>To begin seems to be an advantage.</source>
        <translation>Beginnen lijkt een voordeel.</translation>
    </message>
    <message>
        <source>To begin seems to be a disadvantage.</source>
        <translation>Beginnen lijkt een nadeel.</translation>
    </message>
    <message>
        <source>No difference is proved.</source>
        <translation>Er is geen verschil bewezen.</translation>
    </message>
    <message>
        <source>{share} % of {count} chips ended in a winning row</source>
        <translation>{share} % van {count} fiches kwam in een winnende rij terecht</translation>
    </message>
</context>
<context>
    <name>ResultsPane</name>
    <message>
        <source>C&amp;omparison</source>
        <translation>&amp;Vergelijking</translation>
    </message>
    <message>
        <source>Side b&amp;y side</source>
        <translation>&amp;Naast elkaar</translation>
    </message>
    <message>
        <source>Choose at the left who plays what, and press Run: the games are played in the background, in all cores, and what they say is drawn here as they arrive. Add an entry to compare two boards, two games or two levels; the menu Plan has examples.</source>
        <translation>Kies links wie wat speelt en druk op Starten: de spellen worden op de achtergrond gespeeld, op alle kernen, en wat ze zeggen wordt hier getekend zodra het komt. Voeg een reeks toe om twee borden, twee spellen of twee niveaus te vergelijken; het menu Plan heeft voorbeelden.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Uitslagen</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Move {number}: {deed}</source>
        <translation>Zet {number}: {deed}</translation>
    </message>
    <message>
        <source>Luck: {cards} came, which was worth {chance}.</source>
        <translation>Geluk: {cards} kwam, dat was {chance} waard.</translation>
    </message>
    <message>
        <source>Bad luck: {cards} came, which cost {chance}.</source>
        <translation>Pech: {cards} kwam, dat kostte {chance}.</translation>
    </message>
    <message>
        <source>Luck: the draw was worth {chance}.</source>
        <translation>Geluk: het trekken was {chance} waard.</translation>
    </message>
    <message>
        <source>Bad luck: the draw cost {chance}.</source>
        <translation>Pech: het trekken kostte {chance}.</translation>
    </message>
    <message>
        <source>What the others did until your next turn brought you {chance}.</source>
        <translation>Wat de anderen tot je volgende beurt deden, bracht je {chance}.</translation>
    </message>
    <message>
        <source>What the others did until your next turn cost you {chance}.</source>
        <translation>Wat de anderen tot je volgende beurt deden, kostte je {chance}.</translation>
    </message>
    <message>
        <source>No other move would have been better.</source>
        <translation>Geen andere zet was beter geweest.</translation>
    </message>
    <message>
        <source>Better: {move} ({best} instead of {played}).</source>
        <translation>Beter: {move} ({best} in plaats van {played}).</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Het delen</translation>
    </message>
    <message>
        <source>Luck: your first hand, and who began.</source>
        <translation>Geluk: je eerste hand, en wie begon.</translation>
    </message>
    <message>
        <source>The rolls</source>
        <translation>De worpen</translation>
    </message>
    <message>
        <source>The draws</source>
        <translation>Het trekken</translation>
    </message>
    <message>
        <source>Luck: what came, against what might have come.</source>
        <translation>Geluk: wat kwam, tegenover wat had kunnen komen.</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Je keuzes</translation>
    </message>
    <message>
        <source>Skill: what your moves lost against the best ones found.</source>
        <translation>Kunde: wat je zetten verloren tegenover de beste gevonden.</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>De anderen</translation>
    </message>
    <message>
        <source>How they played, and their luck: one cannot see these apart.</source>
        <translation>Hoe ze speelden, en hun geluk: dat is niet te scheiden.</translation>
    </message>
    <message>
        <source>None of your turns has been looked at.</source>
        <translation>Geen van je beurten is bekeken.</translation>
    </message>
    <message>
        <source>Only the first {count} of your turns have been looked at.</source>
        <translation>Alleen de eerste {count} van je beurten zijn bekeken.</translation>
    </message>
    <message>
        <source>You won.</source>
        <translation>Je hebt gewonnen.</translation>
    </message>
    <message>
        <source>You lost.</source>
        <translation>Je hebt verloren.</translation>
    </message>
    <message>
        <source>It was a draw.</source>
        <translation>Het was gelijkspel.</translation>
    </message>
    <message>
        <source>Luck was with you: the cards were worth {chance}.</source>
        <translation>Het geluk was met je: de kaarten waren {chance} waard.</translation>
    </message>
    <message>
        <source>Luck was against you: the cards cost you {chance}.</source>
        <translation>Het geluk was tegen je: de kaarten kostten je {chance}.</translation>
    </message>
    <message>
        <source>The cards were neither kind nor unkind to you.</source>
        <translation>De kaarten waren je niet gunstig en niet ongunstig.</translation>
    </message>
    <message>
        <source>You hardly missed a better move.</source>
        <translation>Je hebt haast geen betere zet gemist.</translation>
    </message>
    <message>
        <source>Better moves would have been worth {chance} in all.</source>
        <translation>Betere zetten waren in totaal {chance} waard geweest.</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>The game of {name}</source>
        <translation>Het spel van {name}</translation>
    </message>
    <message>
        <source>Looking at every turn of the game…</source>
        <translation>Elke beurt van het spel wordt bekeken…</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Nabespreking</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Show what has been found so far</source>
        <translation>Tonen wat tot nu toe gevonden is</translation>
    </message>
    <message>
        <source>Where it turned</source>
        <translation>Waar het keerde</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Geluk en kunde</translation>
    </message>
    <message>
        <source>Choose one to see the board as it was then</source>
        <translation>Kies er een om het bord te zien zoals het toen was</translation>
    </message>
    <message>
        <source>Chances through the game</source>
        <translation>Kansen in de loop van het spel</translation>
    </message>
    <message>
        <source>Click to look at the board at that moment</source>
        <translation>Klik om het bord op dat moment te bekijken</translation>
    </message>
    <message>
        <source>Whose game</source>
        <translation>Wiens spel</translation>
    </message>
</context>
<context>
    <name>Reviewing</name>
    <message>
        <source>The game cannot be reviewed: the process that looks at it has failed.</source>
        <translation>Het spel kan niet nabesproken worden: het proces dat ernaar kijkt, is uitgevallen.</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>De anderen</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Beter</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespeeld</translation>
    </message>
</context>
<context>
    <name>Row</name>
    <message>
        <source>Back to what it was at first: {value}</source>
        <translation>Terug naar het begin: {value}</translation>
    </message>
</context>
<context>
    <name>RuleChecks</name>
    <message>
        <source>Use whole numbers from {low} to {high}, separated by commas.</source>
        <translation>Gebruik hele getallen van {low} tot {high}, gescheiden door komma’s.</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <source>Shapes have no line that could be lengthened. Leave this out, or make lines.</source>
        <translation>Vormen hebben geen lijn die verlengd kan worden. Laat dit weg, of maak lijnen.</translation>
    </message>
    <message>
        <source>Only a draw after playing can be forgotten. Let cards draw themselves, or have them drawn after playing.</source>
        <translation>Alleen trekken na het spelen kan vergeten worden. Laat kaarten vanzelf trekken, of laat na het spelen trekken.</translation>
    </message>
    <message>
        <source>Free cells cannot count for everybody and be earned at once. Let free cells count for nobody.</source>
        <translation>Vrije vakken kunnen niet voor iedereen tellen en tegelijk verdiend worden. Laat vrije vakken voor niemand tellen.</translation>
    </message>
    <message>
        <source>Nobody can play yet. Allow at least one number of players.</source>
        <translation>Nog niemand kan spelen. Sta minstens één aantal spelers toe.</translation>
    </message>
    <message>
        <source>There is no board “{name}” here. Choose another.</source>
        <translation>Hier is geen bord “{name}”. Kies een ander.</translation>
    </message>
    <message>
        <source>Say how many cards {players} are dealt, or leave them out.</source>
        <translation>Zeg hoeveel kaarten {players} krijgen, of laat ze weg.</translation>
    </message>
    <message>
        <source>{players} with {cards} each need {needed}, but there are only {deck}. Deal fewer, or do not allow so many players.</source>
        <translation>{players} met elk {cards} hebben {needed} nodig, maar er zijn er maar {deck}. Deel er minder, of sta niet zoveel spelers toe.</translation>
    </message>
    <message>
        <source>No row of {length} fits on the board “{board}”, which has {columns} by {rows} cells. Make rows shorter, or choose a larger board.</source>
        <translation>Geen rij van {length} past op het bord “{board}”, dat {columns} bij {rows} vakken heeft. Maak rijen korter, of kies een groter bord.</translation>
    </message>
    <message>
        <source>The board “{board}” has {have} of them. Change the number or the board.</source>
        <translation>Het bord “{board}” heeft er {have}. Verander het getal of het bord.</translation>
    </message>
    <message>
        <source>No cell of the board “{board}” shows {cards}, and they have no power. Choose another board, leave the cards out, or give them a power.</source>
        <translation>Geen vak van het bord “{board}” toont {cards}, en ze hebben geen kracht. Kies een ander bord, laat de kaarten weg, of geef ze een kracht.</translation>
    </message>
    <message>
        <source>{cards} and {count} others</source>
        <translation>{cards} en {count} andere</translation>
    </message>
</context>
<context>
    <name>RuleFlags</name>
    <message>
        <source>A full hand must play</source>
        <translation>Met een volle hand moet je spelen</translation>
    </message>
    <message>
        <source>A full hand may draw as well</source>
        <translation>Ook met een volle hand mag je trekken</translation>
    </message>
    <message>
        <source>An empty hand must draw</source>
        <translation>Met een lege hand moet je trekken</translation>
    </message>
    <message>
        <source>An empty hand may also pass</source>
        <translation>Met een lege hand mag je ook passen</translation>
    </message>
    <message>
        <source>One’s own chips may be removed too</source>
        <translation>Ook eigen fiches mogen weggehaald worden</translation>
    </message>
    <message>
        <source>One’s own chips may not be removed</source>
        <translation>Eigen fiches mogen niet weggehaald worden</translation>
    </message>
    <message>
        <source>One says which card a wild card stands for</source>
        <translation>Je zegt voor welke kaart een wilde kaart staat</translation>
    </message>
    <message>
        <source>A wild card need not be named</source>
        <translation>Een wilde kaart hoeft niet genoemd te worden</translation>
    </message>
    <message>
        <source>Chips of a finished row are safe</source>
        <translation>Fiches van een voltooide rij zijn veilig</translation>
    </message>
    <message>
        <source>Chips of a finished row are not safe</source>
        <translation>Fiches van een voltooide rij zijn niet veilig</translation>
    </message>
    <message>
        <source>Chips that lengthen a finished row are safe too</source>
        <translation>Fiches die een voltooide rij verlengen zijn ook veilig</translation>
    </message>
    <message>
        <source>Chips that lengthen a finished row are not safe</source>
        <translation>Fiches die een voltooide rij verlengen zijn niet veilig</translation>
    </message>
    <message>
        <source>Chips on earned corners are safe</source>
        <translation>Fiches op verdiende hoeken zijn veilig</translation>
    </message>
    <message>
        <source>Chips on earned corners are not safe</source>
        <translation>Fiches op verdiende hoeken zijn niet veilig</translation>
    </message>
    <message>
        <source>One line may hold two rows of a side</source>
        <translation>Op één lijn mogen twee rijen van een partij liggen</translation>
    </message>
    <message>
        <source>Two rows of a side never lie in the same line</source>
        <translation>Twee rijen van een partij liggen nooit op dezelfde lijn</translation>
    </message>
    <message>
        <source>Two rows may use the same free cell</source>
        <translation>Twee rijen mogen hetzelfde vrije vak gebruiken</translation>
    </message>
    <message>
        <source>A side may use each free cell in one row only</source>
        <translation>Een partij mag elk vrij vak in maar één rij gebruiken</translation>
    </message>
    <message>
        <source>A row counts only when it is announced</source>
        <translation>Een rij telt alleen als ze gemeld wordt</translation>
    </message>
    <message>
        <source>A row need not be announced</source>
        <translation>Een rij hoeft niet gemeld te worden</translation>
    </message>
    <message>
        <source>The stock lies face up</source>
        <translation>De stapel ligt open</translation>
    </message>
    <message>
        <source>The stock lies face down</source>
        <translation>De stapel ligt dicht</translation>
    </message>
    <message>
        <source>Turning in a dead card is free to choose</source>
        <translation>Een dode kaart inleveren is vrij</translation>
    </message>
    <message>
        <source>A dead card must be turned in before one plays</source>
        <translation>Een dode kaart moet ingeleverd worden voor je speelt</translation>
    </message>
    <message>
        <source>Dead cards may be turned in only when no card can be played</source>
        <translation>Dode kaarten mogen alleen ingeleverd worden als geen kaart gespeeld kan worden</translation>
    </message>
    <message>
        <source>Dead cards may be turned in even if another card can be played</source>
        <translation>Dode kaarten mogen ook ingeleverd worden als een andere kaart gespeeld kan worden</translation>
    </message>
    <message>
        <source>Dead cards that are turned in are named</source>
        <translation>Ingeleverde dode kaarten worden genoemd</translation>
    </message>
    <message>
        <source>Dead cards that are turned in are not named</source>
        <translation>Ingeleverde dode kaarten worden niet genoemd</translation>
    </message>
    <message>
        <source>Turning in a dead card ends the time for a late draw</source>
        <translation>Een dode kaart inleveren beëindigt de tijd voor laat trekken</translation>
    </message>
    <message>
        <source>Turning in a dead card leaves time for a late draw</source>
        <translation>Een dode kaart inleveren laat tijd voor laat trekken</translation>
    </message>
    <message>
        <source>Another turn even if the roll could not be used</source>
        <translation>Nog een beurt, ook als de worp niet gebruikt kon worden</translation>
    </message>
    <message>
        <source>No further turn if the roll could not be used</source>
        <translation>Geen beurt meer als de worp niet gebruikt kon worden</translation>
    </message>
</context>
<context>
    <name>RuleGroups</name>
    <message>
        <source>Players and sides</source>
        <translation>Spelers en partijen</translation>
    </message>
    <message>
        <source>Cards, dice and hands</source>
        <translation>Kaarten, dobbelstenen en handen</translation>
    </message>
    <message>
        <source>Board and corners</source>
        <translation>Bord en hoeken</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Bijzondere kaarten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rijen</translation>
    </message>
    <message>
        <source>Winning, points and ties</source>
        <translation>Winst, punten en gelijke stand</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Trekken</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>Dode kaarten</translation>
    </message>
    <message>
        <source>Forgetting, talking, clock</source>
        <translation>Vergeten, praten, klok</translation>
    </message>
    <message>
        <source>Look of the table</source>
        <translation>Uiterlijk van de tafel</translation>
    </message>
    <message>
        <source>Name and origin</source>
        <translation>Naam en herkomst</translation>
    </message>
</context>
<context>
    <name>RuleLabels</name>
    <message>
        <source>Name of the file</source>
        <translation>Naam van het bestand</translation>
    </message>
    <message>
        <source>It is made from the name when the rules are saved.</source>
        <translation>Wordt uit de naam gemaakt als de regels opgeslagen worden.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>What people read in the list of games.</source>
        <translation>Wat men in de lijst van spellen leest.</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschrijving</translation>
    </message>
    <message>
        <source>One paragraph: what kind of game it is and what is special.</source>
        <translation>Eén alinea: wat voor spel het is en wat er bijzonder aan is.</translation>
    </message>
    <message>
        <source>Where the rules come from</source>
        <translation>Waar de regels vandaan komen</translation>
    </message>
    <message>
        <source>A book, a web site, a family; so that others can look it up.</source>
        <translation>Een boek, een website, een familie; zodat anderen het kunnen opzoeken.</translation>
    </message>
    <message>
        <source>Who may play</source>
        <translation>Wie mag spelen</translation>
    </message>
    <message>
        <source>How many may play, and into how many sides of equal size they may part. Where there are several, the usual number of sides is offered first.</source>
        <translation>Hoeveel er mogen spelen, en in hoeveel even grote partijen ze zich kunnen verdelen. Zijn er meer mogelijkheden, dan wordt het gewone aantal partijen eerst aangeboden.</translation>
    </message>
    <message>
        <source>Seating of team-mates</source>
        <translation>Plaats van medespelers</translation>
    </message>
    <message>
        <source>Apart, the sides take turns around the table. Side by side, all members of a side move before the next side does.</source>
        <translation>Gescheiden: de partijen wisselen elkaar rond de tafel af. Naast elkaar: alle leden van een partij zetten voor de volgende partij.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wie begint</translation>
    </message>
    <message>
        <source>The first move is a small advantage.</source>
        <translation>De eerste zet is een klein voordeel.</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Speelrichting</translation>
    </message>
    <message>
        <source>The way the turn passes around the table.</source>
        <translation>Hoe de beurt rond de tafel gaat.</translation>
    </message>
    <message>
        <source>Played with</source>
        <translation>Gespeeld met</translation>
    </message>
    <message>
        <source>With cards one chooses from a hand. With dice there is no hand: the roll says where the chip goes.</source>
        <translation>Met kaarten kies je uit een hand. Met dobbelstenen is er geen hand: de worp zegt waar het fiche heen gaat.</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>Kaartspellen</translation>
    </message>
    <message>
        <source>So many packs are shuffled together; more packs, longer games.</source>
        <translation>Zoveel spellen worden samen geschud; meer spellen, langere partijen.</translation>
    </message>
    <message>
        <source>Jokers in all</source>
        <translation>Jokers in totaal</translation>
    </message>
    <message>
        <source>Jokers need a power, since no cell shows a joker.</source>
        <translation>Jokers hebben een kracht nodig, want geen vak toont een joker.</translation>
    </message>
    <message>
        <source>Ranks in a pack</source>
        <translation>Waarden in een kaartspel</translation>
    </message>
    <message>
        <source>Ranks left out are not dealt; cells that show them can be reached by special cards only.</source>
        <translation>Weggelaten waarden worden niet gedeeld; vakken die ze tonen zijn alleen met bijzondere kaarten bereikbaar.</translation>
    </message>
    <message>
        <source>Number cards</source>
        <translation>Getalkaarten</translation>
    </message>
    <message>
        <source>Each number from the first to the last once a pack, in place of playing cards. They need a board of numbers.</source>
        <translation>Elk getal van het eerste tot het laatste één keer per spel, in plaats van speelkaarten. Ze vragen een bord met getallen.</translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation>Kaarten voor ieder</translation>
    </message>
    <message>
        <source>The same number for any number of players. Not used, the list by players holds.</source>
        <translation>Hetzelfde aantal voor elk aantal spelers. Ongebruikt geldt de lijst naar spelers.</translation>
    </message>
    <message>
        <source>Cards each, by players</source>
        <translation>Kaarten voor ieder, naar spelers</translation>
    </message>
    <message>
        <source>The more players, the fewer cards each, as a rule.</source>
        <translation>In de regel: hoe meer spelers, hoe minder kaarten voor ieder.</translation>
    </message>
    <message>
        <source>Most cards in a hand</source>
        <translation>Meeste kaarten in een hand</translation>
    </message>
    <message>
        <source>Who holds so many may not draw and has to play.</source>
        <translation>Wie er zoveel heeft, mag niet trekken en moet spelen.</translation>
    </message>
    <message>
        <source>A number goes on</source>
        <translation>Een getal gaat op</translation>
    </message>
    <message>
        <source>On higher numbers too, low cards are strong: they fit nearly everywhere.</source>
        <translation>Ook op hogere getallen, dan zijn lage kaarten sterk: ze passen bijna overal.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dobbelstenen</translation>
    </message>
    <message>
        <source>How many dice are rolled; their total counts.</source>
        <translation>Met hoeveel dobbelstenen gegooid wordt; hun totaal telt.</translation>
    </message>
    <message>
        <source>Faces of a die</source>
        <translation>Vlakken van een dobbelsteen</translation>
    </message>
    <message>
        <source>The board has to show every total that has no power.</source>
        <translation>Het bord moet elk totaal tonen dat geen kracht heeft.</translation>
    </message>
    <message>
        <source>Rolls that give another turn</source>
        <translation>Worpen die nog een beurt geven</translation>
    </message>
    <message>
        <source>Totals, separated by commas. The turn may repeat for ever.</source>
        <translation>Totalen, gescheiden door komma’s. De beurt kan zich steeds herhalen.</translation>
    </message>
    <message>
        <source>Another turn even if the roll could not be used</source>
        <translation>Nog een beurt, ook als de worp niet gebruikt kon worden</translation>
    </message>
    <message>
        <source>Otherwise a roll without effect gives no further turn.</source>
        <translation>Anders geeft een worp zonder gevolg geen beurt meer.</translation>
    </message>
    <message>
        <source>Usual board</source>
        <translation>Gewoon bord</translation>
    </message>
    <message>
        <source>The board that is offered first; others that fit may do too.</source>
        <translation>Het bord dat eerst aangeboden wordt; andere die passen mogen ook.</translation>
    </message>
    <message>
        <source>A board of its own</source>
        <translation>Een eigen bord</translation>
    </message>
    <message>
        <source>A line for each row of cells, such as “XX 2S 3S 4S”; XX is a free cell. It goes before the usual board.</source>
        <translation>Een regel voor elke regel vakken, zoals “XX 2S 3S 4S”; XX is een vrij vak. Het gaat voor het gewone bord.</translation>
    </message>
    <message>
        <source>Rows of cells a board must have</source>
        <translation>Regels die een bord moet hebben</translation>
    </message>
    <message>
        <source>Boards of another height are not offered.</source>
        <translation>Borden van een andere hoogte worden niet aangeboden.</translation>
    </message>
    <message>
        <source>Columns a board must have</source>
        <translation>Kolommen die een bord moet hebben</translation>
    </message>
    <message>
        <source>Boards of another width are not offered.</source>
        <translation>Borden van een andere breedte worden niet aangeboden.</translation>
    </message>
    <message>
        <source>Free cells</source>
        <translation>Vrije vakken</translation>
    </message>
    <message>
        <source>Counting for every side, a row through a free corner needs one chip less.</source>
        <translation>Tellen ze voor elke partij, dan vraagt een rij door een vrije hoek één fiche minder.</translation>
    </message>
    <message>
        <source>Free cells are earned</source>
        <translation>Vrije vakken worden verdiend</translation>
    </message>
    <message>
        <source>They start empty, and only a card with the power for corners puts a chip there.</source>
        <translation>Ze zijn eerst leeg, en alleen een kaart met de kracht voor hoeken legt er een fiche.</translation>
    </message>
    <message>
        <source>Cards and rolls with a power</source>
        <translation>Kaarten en worpen met een kracht</translation>
    </message>
    <message>
        <source>What jacks, jokers or certain rolls do. A card with a power is not played on its own cells.</source>
        <translation>Wat boeren, jokers of bepaalde worpen doen. Een kaart met een kracht wordt niet op haar eigen vakken gespeeld.</translation>
    </message>
    <message>
        <source>When all its cells are covered, a card or roll</source>
        <translation>Als al haar vakken bedekt zijn, dan zal een kaart of worp</translation>
    </message>
    <message>
        <source>Taking the place of an enemy chip keeps the game moving to the very end.</source>
        <translation>In de plaats van een fiche van een tegenstander komen houdt het spel tot het einde in beweging.</translation>
    </message>
    <message>
        <source>Removing may take one’s own chips</source>
        <translation>Eigen fiches mogen weggehaald worden</translation>
    </message>
    <message>
        <source>Seldom wise, but it keeps such a card from being stuck.</source>
        <translation>Zelden wijs, maar zo zit je met zo’n kaart nooit vast.</translation>
    </message>
    <message>
        <source>Wild cards are named</source>
        <translation>Wilde kaarten worden genoemd</translation>
    </message>
    <message>
        <source>One says which card a wild card stands for. A custom at the table only.</source>
        <translation>Je zegt voor welke kaart een wilde kaart staat. Alleen een gewoonte aan tafel.</translation>
    </message>
    <message>
        <source>Chips of a finished row are safe</source>
        <translation>Fiches van een voltooide rij zijn veilig</translation>
    </message>
    <message>
        <source>Otherwise a finished row can be broken again.</source>
        <translation>Anders kan een voltooide rij weer verbroken worden.</translation>
    </message>
    <message>
        <source>Chips that lengthen a finished row are safe too</source>
        <translation>Fiches die een voltooide rij verlengen zijn ook veilig</translation>
    </message>
    <message>
        <source>Otherwise the sixth chip in a line of five can be taken.</source>
        <translation>Anders kan het zesde fiche op een lijn van vijf weggehaald worden.</translation>
    </message>
    <message>
        <source>Chips on earned corners are safe</source>
        <translation>Fiches op verdiende hoeken zijn veilig</translation>
    </message>
    <message>
        <source>Otherwise they can be taken like any other chip.</source>
        <translation>Anders kunnen ze weggehaald worden als elk ander fiche.</translation>
    </message>
    <message>
        <source>Cells safe from a card or roll</source>
        <translation>Vakken veilig voor een kaart of worp</translation>
    </message>
    <message>
        <source>Numbers whose cells a certain card or roll cannot touch.</source>
        <translation>Getallen waarvan een bepaalde kaart of worp de vakken niet kan raken.</translation>
    </message>
    <message>
        <source>Chips in a row</source>
        <translation>Fiches in een rij</translation>
    </message>
    <message>
        <source>Shorter rows are made sooner and blocked less easily.</source>
        <translation>Kortere rijen zijn eerder klaar en minder makkelijk tegen te houden.</translation>
    </message>
    <message>
        <source>Chips in a row, by sides</source>
        <translation>Fiches in een rij, naar partijen</translation>
    </message>
    <message>
        <source>Where a number of sides is named here, this goes first.</source>
        <translation>Waar hier een aantal partijen staat, gaat dit voor.</translation>
    </message>
    <message>
        <source>Shapes instead of lines</source>
        <translation>Vormen in plaats van lijnen</translation>
    </message>
    <message>
        <source>A line for each shape, such as “X../XXX/..X”: X is a chip, a dot is not, and a stroke begins the next row. Each is placed as drawn, without turning.</source>
        <translation>Een regel voor elke vorm, zoals “X../XXX/..X”: X is een fiche, een punt niet, en een streep begint de volgende regel. Elk ligt zoals getekend, zonder draaien.</translation>
    </message>
    <message>
        <source>A row counts</source>
        <translation>Een rij telt</translation>
    </message>
    <message>
        <source>For good, it is claimed and remembered. Only while it lies there, all rows needed have to be on the board at once.</source>
        <translation>Voorgoed: ze wordt opgeëist en onthouden. Alleen zolang ze er ligt: alle nodige rijen moeten tegelijk op het bord zijn.</translation>
    </message>
    <message>
        <source>Cells that two rows may share</source>
        <translation>Vakken die twee rijen mogen delen</translation>
    </message>
    <message>
        <source>With one, nine in a line are two rows of five; with none, ten are needed.</source>
        <translation>Met één zijn negen op een lijn twee rijen van vijf; met geen zijn er tien nodig.</translation>
    </message>
    <message>
        <source>One line may hold two rows of a side</source>
        <translation>Op één lijn mogen twee rijen van een partij liggen</translation>
    </message>
    <message>
        <source>Otherwise a second row must lie in another line, such as one that crosses.</source>
        <translation>Anders moet een tweede rij op een andere lijn liggen, bijvoorbeeld een die kruist.</translation>
    </message>
    <message>
        <source>Two rows may use the same free cell</source>
        <translation>Twee rijen mogen hetzelfde vrije vak gebruiken</translation>
    </message>
    <message>
        <source>Otherwise a side may use each free corner once.</source>
        <translation>Anders mag een partij elke vrije hoek één keer gebruiken.</translation>
    </message>
    <message>
        <source>When more chips lie in line than a row needs</source>
        <translation>Als er meer fiches op een lijn liggen dan een rij nodig heeft</translation>
    </message>
    <message>
        <source>Which chips are the row decides which are safe, and what may follow.</source>
        <translation>Welke fiches de rij zijn, bepaalt welke veilig zijn en wat er kan volgen.</translation>
    </message>
    <message>
        <source>A row counts only when it is announced</source>
        <translation>Een rij telt alleen als ze gemeld wordt</translation>
    </message>
    <message>
        <source>Who makes a row without saying so has no row; a later chip can still claim it.</source>
        <translation>Wie een rij maakt zonder het te zeggen, heeft er geen; een later fiche kan haar nog opeisen.</translation>
    </message>
    <message>
        <source>Rows needed, by sides</source>
        <translation>Nodige rijen, naar partijen</translation>
    </message>
    <message>
        <source>Where nothing is said, one row wins.</source>
        <translation>Waar niets staat, wint één rij.</translation>
    </message>
    <message>
        <source>Rows needed, by players</source>
        <translation>Nodige rijen, naar spelers</translation>
    </message>
    <message>
        <source>Where a number of players is named here, this goes first.</source>
        <translation>Waar hier een aantal spelers staat, gaat dit voor.</translation>
    </message>
    <message>
        <source>Patterns that win at once</source>
        <translation>Patronen die meteen winnen</translation>
    </message>
    <message>
        <source>A line for each: “center2x2” for the four cells in the middle, or cells joined by plus signs, such as “a1+b2”.</source>
        <translation>Een regel voor elk: “center2x2” voor de vier vakken in het midden, of vakken verbonden met plustekens, zoals “a1+b2”.</translation>
    </message>
    <message>
        <source>Turns left to the others</source>
        <translation>Beurten die de anderen nog hebben</translation>
    </message>
    <message>
        <source>When a side has its rows, each other side still has so many turns; then the most rows win.</source>
        <translation>Heeft een partij haar rijen, dan heeft elke andere nog zoveel beurten; dan winnen de meeste rijen.</translation>
    </message>
    <message>
        <source>When nobody has won</source>
        <translation>Als niemand gewonnen heeft</translation>
    </message>
    <message>
        <source>What happens when nobody can move or no card is left.</source>
        <translation>Wat er gebeurt als niemand kan zetten of er geen kaart over is.</translation>
    </message>
    <message>
        <source>Lengths that are compared</source>
        <translation>Lengten die vergeleken worden</translation>
    </message>
    <message>
        <source>Separated by commas, in order: the side with more rows of the first length wins, then of the second, and so on.</source>
        <translation>Gescheiden door komma’s, op volgorde: de partij met meer rijen van de eerste lengte wint, dan van de tweede, enzovoort.</translation>
    </message>
    <message>
        <source>Points that win the match</source>
        <translation>Punten die de wedstrijd winnen</translation>
    </message>
    <message>
        <source>A match goes over several deals, until a side has so many.</source>
        <translation>Een wedstrijd gaat over meer rondes, tot een partij er zoveel heeft.</translation>
    </message>
    <message>
        <source>Points for a row, by chips in its line</source>
        <translation>Punten voor een rij, naar fiches op haar lijn</translation>
    </message>
    <message>
        <source>A line earns what stands at the greatest number that it reaches.</source>
        <translation>Een lijn brengt op wat bij het grootste getal staat dat ze haalt.</translation>
    </message>
    <message>
        <source>Extra points for a row with a free cell</source>
        <translation>Extra punten voor een rij met een vrij vak</translation>
    </message>
    <message>
        <source>For each such row.</source>
        <translation>Voor elke rij van die soort.</translation>
    </message>
    <message>
        <source>Extra points for two rows at a stroke</source>
        <translation>Extra punten voor twee rijen in één klap</translation>
    </message>
    <message>
        <source>For one move that makes two or more rows.</source>
        <translation>Voor één zet die twee of meer rijen maakt.</translation>
    </message>
    <message>
        <source>Points for winning a deal</source>
        <translation>Punten voor het winnen van een ronde</translation>
    </message>
    <message>
        <source>For the side that wins it, however it ends.</source>
        <translation>Voor de partij die wint, hoe de ronde ook eindigt.</translation>
    </message>
    <message>
        <source>Points lost for each special card left</source>
        <translation>Punten die elke overgebleven bijzondere kaart kost</translation>
    </message>
    <message>
        <source>For cards with a power still in hand at the end of a deal.</source>
        <translation>Voor kaarten met een kracht die aan het einde van een ronde nog in de hand zijn.</translation>
    </message>
    <message>
        <source>A card is drawn</source>
        <translation>Een kaart wordt getrokken</translation>
    </message>
    <message>
        <source>Drawing before playing gives one card more to choose from.</source>
        <translation>Voor het spelen trekken geeft één kaart meer om uit te kiezen.</translation>
    </message>
    <message>
        <source>A full hand must play</source>
        <translation>Met een volle hand moet je spelen</translation>
    </message>
    <message>
        <source>Otherwise one may draw on, however many cards one holds.</source>
        <translation>Anders mag je doortrekken, hoeveel kaarten je ook hebt.</translation>
    </message>
    <message>
        <source>An empty hand must draw</source>
        <translation>Met een lege hand moet je trekken</translation>
    </message>
    <message>
        <source>Otherwise one may also pass.</source>
        <translation>Anders mag je ook passen.</translation>
    </message>
    <message>
        <source>Open cards to draw from</source>
        <translation>Open kaarten om van te trekken</translation>
    </message>
    <message>
        <source>So many cards lie open beside the stock; one takes one, and the next is laid there.</source>
        <translation>Zoveel kaarten liggen open naast de stapel; je neemt er een, en de volgende wordt neergelegd.</translation>
    </message>
    <message>
        <source>The stock lies face up</source>
        <translation>De stapel ligt open</translation>
    </message>
    <message>
        <source>Everybody sees the card that comes next from each pile.</source>
        <translation>Iedereen ziet de kaart die van elk stapeltje de volgende is.</translation>
    </message>
    <message>
        <source>Piles of the open stock</source>
        <translation>Stapeltjes van de open stapel</translation>
    </message>
    <message>
        <source>With several, one chooses from which to draw.</source>
        <translation>Bij meer kies je waarvan je trekt.</translation>
    </message>
    <message>
        <source>When the stock is empty</source>
        <translation>Als de stapel leeg is</translation>
    </message>
    <message>
        <source>Without a new stock the cards run out, and games can end.</source>
        <translation>Zonder nieuwe stapel raken de kaarten op en kunnen spellen eindigen.</translation>
    </message>
    <message>
        <source>Dead cards turned in each turn</source>
        <translation>Dode kaarten die je per beurt inlevert</translation>
    </message>
    <message>
        <source>A card is dead when no cell is left for it. Turned in, it gives a new card, and the turn goes on.</source>
        <translation>Een kaart is dood als er geen vak voor over is. Ingeleverd geeft ze een nieuwe kaart, en de beurt gaat verder.</translation>
    </message>
    <message>
        <source>Turning in is free to choose</source>
        <translation>Inleveren is vrij</translation>
    </message>
    <message>
        <source>Otherwise a dead card has to be turned in before one plays.</source>
        <translation>Anders moet een dode kaart ingeleverd worden voor je speelt.</translation>
    </message>
    <message>
        <source>Only when no card can be played</source>
        <translation>Alleen als geen kaart gespeeld kan worden</translation>
    </message>
    <message>
        <source>Dead cards stay in hand as long as another card can be used.</source>
        <translation>Dode kaarten blijven in de hand zolang een andere kaart gebruikt kan worden.</translation>
    </message>
    <message>
        <source>Dead cards are announced</source>
        <translation>Dode kaarten worden gemeld</translation>
    </message>
    <message>
        <source>Otherwise the list of moves does not name them.</source>
        <translation>Anders noemt de lijst van zetten ze niet.</translation>
    </message>
    <message>
        <source>Dead cards that put a player out</source>
        <translation>Dode kaarten waarmee je uit het spel ligt</translation>
    </message>
    <message>
        <source>Who holds so many at the start of a turn is out of the game.</source>
        <translation>Wie er aan het begin van een beurt zoveel heeft, ligt uit het spel.</translation>
    </message>
    <message>
        <source>A forgotten draw</source>
        <translation>Vergeten te trekken</translation>
    </message>
    <message>
        <source>If drawing is up to the players, one has to click the stock after each move.</source>
        <translation>Is trekken aan de spelers, dan moet je na elke zet op de stapel klikken.</translation>
    </message>
    <message>
        <source>It is too late</source>
        <translation>Het is te laat</translation>
    </message>
    <message>
        <source>Until then a forgotten card may still be drawn.</source>
        <translation>Tot dan mag een vergeten kaart nog getrokken worden.</translation>
    </message>
    <message>
        <source>Turning in a dead card ends the time too</source>
        <translation>Een dode kaart inleveren beëindigt de tijd ook</translation>
    </message>
    <message>
        <source>As if the next player had moved and drawn.</source>
        <translation>Alsof de volgende speler gespeeld en getrokken had.</translation>
    </message>
    <message>
        <source>Speaking out of turn</source>
        <translation>Voor je beurt spreken</translation>
    </message>
    <message>
        <source>What a side pays whose members give each other advice.</source>
        <translation>Wat een partij betaalt waarvan leden elkaar raad geven.</translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <translation>Tijd voor een beurt</translation>
    </message>
    <message>
        <source>In seconds; then the computer moves for the player.</source>
        <translation>In seconden; daarna speelt de computer voor de speler.</translation>
    </message>
    <message>
        <source>A finished row</source>
        <translation>Een voltooide rij</translation>
    </message>
    <message>
        <source>How it is seen on the table; the rules stay the same.</source>
        <translation>Hoe je die op tafel ziet; de regels blijven gelijk.</translation>
    </message>
    <message>
        <source>Chips of each colour in the box</source>
        <translation>Fiches van elke kleur in de doos</translation>
    </message>
    <message>
        <source>For information only; the program never runs out of chips.</source>
        <translation>Alleen ter informatie; het programma komt nooit fiches tekort.</translation>
    </message>
</context>
<context>
    <name>RuleOptions</name>
    <message>
        <source>apart, the sides in turn</source>
        <translation>gescheiden, de partijen om de beurt</translation>
    </message>
    <message>
        <source>side by side</source>
        <translation>naast elkaar</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>met de klok mee</translation>
    </message>
    <message>
        <source>counterclockwise</source>
        <translation>tegen de klok in</translation>
    </message>
    <message>
        <source>the seat after a dealer drawn by lot</source>
        <translation>de plaats na een gelote gever</translation>
    </message>
    <message>
        <source>the highest roll</source>
        <translation>de hoogste worp</translation>
    </message>
    <message>
        <source>a seat drawn by lot</source>
        <translation>een gelote plaats</translation>
    </message>
    <message>
        <source>always the first seat</source>
        <translation>altijd de eerste plaats</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>kaarten</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>dobbelstenen</translation>
    </message>
    <message>
        <source>its own cells</source>
        <translation>haar eigen vakken</translation>
    </message>
    <message>
        <source>its own cells and any higher number</source>
        <translation>haar eigen vakken en elk hoger getal</translation>
    </message>
    <message>
        <source>count as a chip of every side</source>
        <translation>tellen als fiche van elke partij</translation>
    </message>
    <message>
        <source>count for nobody</source>
        <translation>tellen voor niemand</translation>
    </message>
    <message>
        <source>by a card with the power for corners</source>
        <translation>met een kaart met de kracht voor hoeken</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nooit</translation>
    </message>
    <message>
        <source>for good, once it is made</source>
        <translation>voorgoed, eenmaal gemaakt</translation>
    </message>
    <message>
        <source>only while its chips lie there</source>
        <translation>alleen zolang haar fiches er liggen</translation>
    </message>
    <message>
        <source>its maker chooses</source>
        <translation>wie haar maakt, kiest</translation>
    </message>
    <message>
        <source>the first from the top left</source>
        <translation>de eerste van linksboven</translation>
    </message>
    <message>
        <source>the program chooses</source>
        <translation>het programma kiest</translation>
    </message>
    <message>
        <source>drawn through</source>
        <translation>doorgestreept</translation>
    </message>
    <message>
        <source>its chips turn white</source>
        <translation>haar fiches worden wit</translation>
    </message>
    <message>
        <source>does nothing</source>
        <translation>doet niets</translation>
    </message>
    <message>
        <source>takes the place of an enemy chip there</source>
        <translation>komt daar in de plaats van een fiche van een tegenstander</translation>
    </message>
    <message>
        <source>after playing</source>
        <translation>na het spelen</translation>
    </message>
    <message>
        <source>before playing</source>
        <translation>voor het spelen</translation>
    </message>
    <message>
        <source>instead of playing</source>
        <translation>in plaats van spelen</translation>
    </message>
    <message>
        <source>the played cards are shuffled anew</source>
        <translation>de gespeelde kaarten worden opnieuw geschud</translation>
    </message>
    <message>
        <source>one plays on without drawing</source>
        <translation>men speelt verder zonder te trekken</translation>
    </message>
    <message>
        <source>the game ends</source>
        <translation>het spel eindigt</translation>
    </message>
    <message>
        <source>impossible: cards draw themselves</source>
        <translation>onmogelijk: kaarten worden vanzelf getrokken</translation>
    </message>
    <message>
        <source>lost for good</source>
        <translation>voorgoed verloren</translation>
    </message>
    <message>
        <source>made good after one’s next turn</source>
        <translation>ingehaald na de eigen volgende beurt</translation>
    </message>
    <message>
        <source>when the next player has moved and drawn</source>
        <translation>als de volgende speler gespeeld en getrokken heeft</translation>
    </message>
    <message>
        <source>when the next player has moved</source>
        <translation>als de volgende speler gespeeld heeft</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>kost niets</translation>
    </message>
    <message>
        <source>costs each member of the side a card</source>
        <translation>kost elk lid van de partij een kaart</translation>
    </message>
    <message>
        <source>costs the side a chip</source>
        <translation>kost de partij een fiche</translation>
    </message>
    <message>
        <source>the game is a draw</source>
        <translation>het spel is gelijk</translation>
    </message>
    <message>
        <source>the longest lines decide</source>
        <translation>de langste lijnen beslissen</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>niet gebruikt</translation>
    </message>
    <message>
        <source>as many as were dealt</source>
        <translation>zoveel als er gedeeld zijn</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>elk aantal</translation>
    </message>
    <message>
        <source>nobody is put out</source>
        <translation>niemand ligt eruit</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>onbekend</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>geen grens</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>none, the game is over</source>
        <translation>geen, het spel is afgelopen</translation>
    </message>
    <message>
        <source>no match, single games</source>
        <translation>geen wedstrijd, losse spellen</translation>
    </message>
    <message>
        <source>the four cells in the middle</source>
        <translation>de vier vakken in het midden</translation>
    </message>
    <message>
        <source>the cells {names}</source>
        <translation>de vakken {names}</translation>
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
        <translation>gaat op elk open vak</translation>
    </message>
    <message>
        <source>removes an enemy chip</source>
        <translation>haalt een fiche van een tegenstander weg</translation>
    </message>
    <message>
        <source>goes anywhere, even in place of an enemy chip</source>
        <translation>gaat overal, ook in de plaats van een fiche van een tegenstander</translation>
    </message>
    <message>
        <source>goes in place of an enemy chip</source>
        <translation>gaat in de plaats van een fiche van een tegenstander</translation>
    </message>
    <message>
        <source>goes on an open corner only</source>
        <translation>gaat alleen op een open hoek</translation>
    </message>
    <message>
        <source>swaps one’s own chip with an enemy chip</source>
        <translation>wisselt een eigen fiche met een van een tegenstander</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>Back to the preset: {value}</source>
        <translation>Terug naar het voorbeeld: {value}</translation>
    </message>
    <message>
        <source>No effect: {why}</source>
        <translation>Zonder gevolg: {why}</translation>
    </message>
</context>
<context>
    <name>RuleTables</name>
    <message>
        <source>Add a roll</source>
        <translation>Worp toevoegen</translation>
    </message>
    <message>
        <source>Add a card</source>
        <translation>Kaart toevoegen</translation>
    </message>
    <message>
        <source>One more that does something special</source>
        <translation>Nog een die iets bijzonders doet</translation>
    </message>
    <message>
        <source>Card or roll</source>
        <translation>Kaart of worp</translation>
    </message>
    <message>
        <source>Take {card} out of the list</source>
        <translation>{card} uit de lijst halen</translation>
    </message>
    <message>
        <source>What {card} does</source>
        <translation>Wat {card} doet</translation>
    </message>
    <message>
        <source>numbers of cells</source>
        <translation>getallen van vakken</translation>
    </message>
    <message>
        <source>Cells safe from {card}</source>
        <translation>Vakken veilig voor {card}</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>usually</source>
        <translation>gewoonlijk</translation>
    </message>
    <message>
        <source>{players}, usual number of sides</source>
        <translation>{players}, gewoon aantal partijen</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} spelers</translation>
    </message>
    <message>
        <source>{sides} sides</source>
        <translation>{sides} partijen</translation>
    </message>
    <message>
        <source>{count} in line</source>
        <translation>{count} op een lijn</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Change the rules</source>
        <translation>De regels veranderen</translation>
    </message>
    <message>
        <source>&amp;Differences</source>
        <translation>&amp;Verschillen</translation>
    </message>
    <message>
        <source>S&amp;how it</source>
        <translation>&amp;Tonen</translation>
    </message>
    <message>
        <source>{title}, changed</source>
        <translation>{title}, veranderd</translation>
    </message>
    <message>
        <source>House rules made from {title}</source>
        <translation>Huisregels gemaakt van {title}</translation>
    </message>
    <message>
        <source>Start &amp;from</source>
        <translation>&amp;Uitgaan van</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>In de regels zoeken</translation>
    </message>
    <message>
        <source>Show what differs from the preset, or the rules again.</source>
        <translation>Tonen wat afwijkt van het voorbeeld, of weer de regels.</translation>
    </message>
    <message>
        <source>Point at a rule to read what follows from it.</source>
        <translation>Wijs een regel aan om te lezen wat eruit volgt.</translation>
    </message>
    <message>
        <source>{title} (yours)</source>
        <translation>{title} (van jou)</translation>
    </message>
    <message>
        <source>These rules do not make sense yet.</source>
        <translation>Deze regels kloppen nog niet.</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>No rule is called like that.</source>
        <translation>Geen regel heet zo.</translation>
    </message>
</context>
<context>
    <name>SafeBar</name>
    <message>
        <source>Safe mode: your settings stay in their file, and changes are not kept.</source>
        <translation>Veilige modus: je instellingen blijven in hun bestand, en veranderingen worden niet bewaard.</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Pictures</source>
        <translation>Afbeeldingen</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>De afbeelding opslaan</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animaties</translation>
    </message>
    <message>
        <source>Save the animation</source>
        <translation>De animatie opslaan</translation>
    </message>
    <message>
        <source>The file was not written.</source>
        <translation>Het bestand is niet geschreven.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Geschreven: {file}</translation>
    </message>
</context>
<context>
    <name>SeatChoice</name>
    <message>
        <source>Who plays</source>
        <translation>Wie speelt</translation>
    </message>
    <message>
        <source>Equal players</source>
        <translation>Gelijke spelers</translation>
    </message>
    <message>
        <source>A player for each side</source>
        <translation>Een speler per partij</translation>
    </message>
    <message>
        <source>A player for each seat</source>
        <translation>Een speler per plaats</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Allen</translation>
    </message>
    <message>
        <source>Side {number}</source>
        <translation>Partij {number}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Plaats {number}</translation>
    </message>
    <message>
        <source>{who}: level</source>
        <translation>{who}: niveau</translation>
    </message>
    <message>
        <source>{who}: temperament</source>
        <translation>{who}: temperament</translation>
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
        <translation>Naam van plaats {number}</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>Wie plaats {number} speelt</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mens</translation>
    </message>
    <message>
        <source>Temperament of seat {number}</source>
        <translation>Temperament van plaats {number}</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Player {number}</source>
        <translation>Speler {number}</translation>
    </message>
    <message>
        <source>Computer {number}</source>
        <translation>Computer {number}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
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
        <translation>Teksten in het {language}.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>What the program speaks. The window opens anew.</source>
        <translation>Wat het programma spreekt. Het venster gaat opnieuw open.</translation>
    </message>
    <message>
        <source>That of the system</source>
        <translation>Die van het systeem</translation>
    </message>
    <message>
        <source>English where there is no translation.</source>
        <translation>Engels waar geen vertaling is.</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>Kleuren van het venster</translation>
    </message>
    <message>
        <source>Light or dark; the table and the cards follow.</source>
        <translation>Licht of donker; de tafel en de kaarten volgen.</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Volgorde van de hand</translation>
    </message>
    <message>
        <source>How your cards lie. Drag a card in the hand to lay it by hand.</source>
        <translation>Hoe je kaarten liggen. Sleep een kaart in de hand om haar zelf te leggen.</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Kleed</translation>
    </message>
    <message>
        <source>The colour of the table under the board.</source>
        <translation>De kleur van de tafel onder het bord.</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Groen</translation>
    </message>
    <message>
        <source>As in most card rooms.</source>
        <translation>Zoals in de meeste speelzalen.</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blauw</translation>
    </message>
    <message>
        <source>Cooler; green chips stand out more.</source>
        <translation>Koeler; groene fiches vallen meer op.</translation>
    </message>
    <message>
        <source>Claret</source>
        <translation>Wijnrood</translation>
    </message>
    <message>
        <source>Warmer; blue chips stand out more.</source>
        <translation>Warmer; blauwe fiches vallen meer op.</translation>
    </message>
    <message>
        <source>Of my own hue</source>
        <translation>In mijn eigen kleur</translation>
    </message>
    <message>
        <source>Whatever hue is chosen below, as dark as the others.</source>
        <translation>De kleurtoon die hieronder is gekozen, even donker als de andere.</translation>
    </message>
    <message>
        <source>Hue of my own cloth</source>
        <translation>Kleurtoon van mijn eigen laken</translation>
    </message>
    <message>
        <source>From red (0°) by green (120°) and blue (240°) back to red. Cards and words stand out as well on each.</source>
        <translation>Van rood (0°) via groen (120°) en blauw (240°) terug naar rood. Kaarten en tekst steken op elk even goed af.</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fiches</translation>
    </message>
    <message>
        <source>The colours of the sides. Each side has a sign of its own in all of them.</source>
        <translation>De kleuren van de partijen. In alle heeft elke partij een eigen teken.</translation>
    </message>
    <message>
        <source>Blue, red, green, violet</source>
        <translation>Blauw, rood, groen, paars</translation>
    </message>
    <message>
        <source>For most eyes.</source>
        <translation>Voor de meeste ogen.</translation>
    </message>
    <message>
        <source>Safe for colour-blind players</source>
        <translation>Veilig voor kleurenblinden</translation>
    </message>
    <message>
        <source>Blue, orange, black and yellow stay apart in every colour blindness.</source>
        <translation>Blauw, oranje, zwart en geel blijven bij elke kleurenblindheid te onderscheiden.</translation>
    </message>
    <message>
        <source>Shades of grey</source>
        <translation>Grijstinten</translation>
    </message>
    <message>
        <source>They differ by lightness and sign alone.</source>
        <translation>Ze verschillen alleen in helderheid en teken.</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>Kaartbeelden</translation>
    </message>
    <message>
        <source>What is drawn on the cards and on the cells of the board.</source>
        <translation>Wat er op de kaarten en op de vakken van het bord getekend is.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassiek</translation>
    </message>
    <message>
        <source>With pips and figures.</source>
        <translation>Met tekens en figuren.</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Grote index</translation>
    </message>
    <message>
        <source>One huge index, for weak eyes and small boards.</source>
        <translation>Eén reusachtige index, voor zwakke ogen en kleine borden.</translation>
    </message>
    <message>
        <source>Four colours of suits</source>
        <translation>Vier kleuren</translation>
    </message>
    <message>
        <source>Diamonds are blue and clubs green, so that no two suits look alike.</source>
        <translation>Ruiten zijn blauw en klaveren groen, zodat geen twee kleuren op elkaar lijken.</translation>
    </message>
    <message>
        <source>Size of the table</source>
        <translation>Grootte van de tafel</translation>
    </message>
    <message>
        <source>At 100 % the table is as large as the window. A larger one is moved by the wheel or by dragging the cloth, and follows a card that is dragged to its edge.</source>
        <translation>Bij 100 % is de tafel zo groot als het venster. Een grotere beweeg je met het wieltje of door aan het kleed te slepen, en ze volgt een kaart die naar de rand gesleept wordt.</translation>
    </message>
    <message>
        <source>Cards are</source>
        <translation>Kaarten worden</translation>
    </message>
    <message>
        <source>How the pointer plays. Keys always do.</source>
        <translation>Hoe de aanwijzer speelt. Toetsen spelen altijd.</translation>
    </message>
    <message>
        <source>Dragged or clicked</source>
        <translation>Gesleept of geklikt</translation>
    </message>
    <message>
        <source>Drag a card to a cell, or click the one, then the other.</source>
        <translation>Sleep een kaart naar een vak, of klik de ene en dan het andere aan.</translation>
    </message>
    <message>
        <source>Dragged</source>
        <translation>Gesleept</translation>
    </message>
    <message>
        <source>A click on a card or a cell does nothing.</source>
        <translation>Een klik op een kaart of vak doet niets.</translation>
    </message>
    <message>
        <source>Clicked</source>
        <translation>Geklikt</translation>
    </message>
    <message>
        <source>Nothing is dragged, so that a trembling hand cannot carry a card off.</source>
        <translation>Niets wordt gesleept, zodat een trillende hand geen kaart meeneemt.</translation>
    </message>
    <message>
        <source>Ask before each move</source>
        <translation>Vragen voor elke zet</translation>
    </message>
    <message>
        <source>A move is made when you choose its cell again, or press its button.</source>
        <translation>Een zet wordt gedaan als je het vak nog eens kiest of op de knop drukt.</translation>
    </message>
    <message>
        <source>Point out mistakes</source>
        <translation>Op fouten wijzen</translation>
    </message>
    <message>
        <source>Alone against computers, a move that costs much of your chance to win is pointed out, and may be taken back. Not in rated games.</source>
        <translation>Alleen tegen computers wordt een zet die veel van je winstkans kost aangewezen; hij mag terug. Niet in gewaardeerde spellen.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Beweging</translation>
    </message>
    <message>
        <source>How fast cards and chips move. They never keep you waiting: just play on.</source>
        <translation>Hoe snel kaarten en fiches bewegen. Ze laten je nooit wachten: speel gewoon door.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Everything is in its place at once.</source>
        <translation>Alles is meteen op zijn plaats.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Twice as fast as normal.</source>
        <translation>Twee keer zo snel als normaal.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>A fifth of a second for each card.</source>
        <translation>Een vijfde seconde voor elke kaart.</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Half as fast as normal, easy to follow.</source>
        <translation>Half zo snel als normaal, makkelijk te volgen.</translation>
    </message>
    <message>
        <source>Less motion if the system asks for it</source>
        <translation>Minder beweging als het systeem erom vraagt</translation>
    </message>
    <message>
        <source>Where the system’s settings ask programs for less motion, nothing moves on the table.</source>
        <translation>Waar de instellingen van het systeem om minder beweging vragen, beweegt er op tafel niets.</translation>
    </message>
    <message>
        <source>Pace of the computers</source>
        <translation>Tempo van de computers</translation>
    </message>
    <message>
        <source>How long a computer takes for a move at least, so that you can follow.</source>
        <translation>Hoe lang een computer minstens over een zet doet, zodat je het kunt volgen.</translation>
    </message>
    <message>
        <source>&amp;Slow pace</source>
        <translation>&amp;Langzaam tempo</translation>
    </message>
    <message>
        <source>A second and a half for a move: time to see what it does.</source>
        <translation>Anderhalve seconde voor een zet: tijd om te zien wat hij doet.</translation>
    </message>
    <message>
        <source>&amp;Normal pace</source>
        <translation>&amp;Normaal tempo</translation>
    </message>
    <message>
        <source>A little more than half a second for a move.</source>
        <translation>Iets meer dan een halve seconde voor een zet.</translation>
    </message>
    <message>
        <source>&amp;Quick pace</source>
        <translation>&amp;Snel tempo</translation>
    </message>
    <message>
        <source>Hardly longer than the computer needs to think.</source>
        <translation>Nauwelijks langer dan de computer nodig heeft om te denken.</translation>
    </message>
    <message>
        <source>Speed of a replay</source>
        <translation>Snelheid van het terugkijken</translation>
    </message>
    <message>
        <source>How fast moves follow each other when a game is shown again.</source>
        <translation>Hoe snel de zetten elkaar volgen als een spel opnieuw wordt getoond.</translation>
    </message>
    <message>
        <source>Two and a half seconds for a move.</source>
        <translation>Tweeënhalve seconde voor een zet.</translation>
    </message>
    <message>
        <source>A little more than a second for a move.</source>
        <translation>Iets meer dan een seconde voor een zet.</translation>
    </message>
    <message>
        <source>Less than half a second for a move.</source>
        <translation>Minder dan een halve seconde voor een zet.</translation>
    </message>
    <message>
        <source>Time for drawing</source>
        <translation>Tijd om te trekken</translation>
    </message>
    <message>
        <source>Where cards are drawn by hand: how long a computer waits before its move ends your time to draw.</source>
        <translation>Waar met de hand getrokken wordt: hoe lang een computer wacht voor zijn zet jouw tijd om te trekken beëindigt.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Geluiden</translation>
    </message>
    <message>
        <source>Hear cards, chips, dice, rows, and that it is your turn.</source>
        <translation>Kaarten, fiches, dobbelstenen en rijen horen, en dat je aan zet bent.</translation>
    </message>
    <message>
        <source>Volume of the sounds</source>
        <translation>Sterkte van de geluiden</translation>
    </message>
    <message>
        <source>How loud the sounds are, beside the volume of the computer.</source>
        <translation>Hoe hard de geluiden zijn, naast het volume van de computer.</translation>
    </message>
    <message>
        <source>Count finished games</source>
        <translation>Beëindigde spellen tellen</translation>
    </message>
    <message>
        <source>Game → Statistics shows them. Nothing of it leaves this computer. Rated games count always.</source>
        <translation>Spel → Statistiek toont ze. Niets ervan verlaat deze computer. Gewaardeerde spellen tellen altijd.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Uiterlijk</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Motion and pace</source>
        <translation>Beweging en tempo</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Geluid</translation>
    </message>
    <message>
        <source>on</source>
        <translation>aan</translation>
    </message>
    <message>
        <source>off</source>
        <translation>uit</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Restore this &amp;page</source>
        <translation>Deze &amp;pagina herstellen</translation>
    </message>
    <message>
        <source>Restore &amp;all…</source>
        <translation>&amp;Alles herstellen…</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>In de instellingen zoeken</translation>
    </message>
    <message>
        <source>Pages of settings</source>
        <translation>Pagina’s met instellingen</translation>
    </message>
    <message>
        <source>Let everything that is shown here be as it was at first.</source>
        <translation>Alles wat hier staat weer zoals in het begin maken.</translation>
    </message>
    <message>
        <source>Let every setting be as it was at first.</source>
        <translation>Elke instelling weer zoals in het begin maken.</translation>
    </message>
    <message>
        <source>No setting matches. Try another word.</source>
        <translation>Geen instelling past. Probeer een ander woord.</translation>
    </message>
    <message>
        <source>Let every setting be as it was at first?</source>
        <translation>Elke instelling weer zoals in het begin maken?</translation>
    </message>
    <message>
        <source>Games, boards and rules of your own stay as they are.</source>
        <translation>Je eigen spellen, borden en regels blijven zoals ze zijn.</translation>
    </message>
    <message>
        <source>&amp;Restore all</source>
        <translation>&amp;Alles herstellen</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>&amp;Position</source>
        <translation>&amp;Stelling</translation>
    </message>
    <message>
        <source>From an &amp;empty board…</source>
        <translation>Met een &amp;leeg bord…</translation>
    </message>
    <message>
        <source>Choose a game, a board and players, and lay everything.</source>
        <translation>Kies spel, bord en spelers, en leg alles zelf neer.</translation>
    </message>
    <message>
        <source>From the &amp;table</source>
        <translation>Van de &amp;tafel</translation>
    </message>
    <message>
        <source>Begin with what you see of the game on the table; hidden cards are dealt anew.</source>
        <translation>Begin met wat je van het spel op tafel ziet; verborgen kaarten worden opnieuw gedeeld.</translation>
    </message>
    <message>
        <source>&amp;Open a rule case…</source>
        <translation>Regelgeval &amp;openen…</translation>
    </message>
    <message>
        <source>Begin with the position of a rule case.</source>
        <translation>Begin met de stelling van een regelgeval.</translation>
    </message>
    <message>
        <source>&amp;Save as rule case…</source>
        <translation>Als regelgeval op&amp;slaan…</translation>
    </message>
    <message>
        <source>Write the position with its legal moves to a file that “check” can run.</source>
        <translation>Schrijf de stelling met haar toegestane zetten naar een bestand dat ‘check’ kan nakijken.</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Als tekst &amp;kopiëren</translation>
    </message>
    <message>
        <source>Copy the rule case, to be pasted into a message.</source>
        <translation>Kopieer het regelgeval om het in een bericht te plakken.</translation>
    </message>
    <message>
        <source>P&amp;lay on</source>
        <translation>&amp;Verder spelen</translation>
    </message>
    <message>
        <source>Bring the position to the table. The game that is there now is kept.</source>
        <translation>Breng de stelling op tafel. Het spel dat daar ligt, wordt bewaard.</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>Sl&amp;uiten</translation>
    </message>
    <message>
        <source>Close. The position is kept for next time.</source>
        <translation>Sluiten. De stelling blijft bewaard voor de volgende keer.</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Be&amp;werken</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Opnieu&amp;w</translation>
    </message>
    <message>
        <source>&amp;Fill the rest</source>
        <translation>Rest &amp;delen</translation>
    </message>
    <message>
        <source>Deal every card that lies nowhere by chance.</source>
        <translation>Deel elke kaart die nog nergens ligt willekeurig uit.</translation>
    </message>
    <message>
        <source>&amp;Mark whole rows</source>
        <translation>Hele rijen &amp;markeren</translation>
    </message>
    <message>
        <source>Mark as many rows as the chips make.</source>
        <translation>Markeer zoveel rijen als de fiches vormen.</translation>
    </message>
    <message>
        <source>Take all &amp;chips away</source>
        <translation>Alle &amp;fiches weghalen</translation>
    </message>
    <message>
        <source>Empty the board. Undo brings everything back.</source>
        <translation>Maak het bord leeg. Ongedaan maken brengt alles terug.</translation>
    </message>
    <message>
        <source>Take all c&amp;ards away</source>
        <translation>Alle &amp;kaarten weghalen</translation>
    </message>
    <message>
        <source>Empty hands and piles. Undo brings everything back.</source>
        <translation>Maak handen en stapels leeg. Ongedaan maken brengt alles terug.</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Toetsen en muis</translation>
    </message>
    <message>
        <source>List what every key does here.</source>
        <translation>Opsommen wat elke toets hier doet.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Gereedschap</translation>
    </message>
    <message>
        <source>No chip can lie there.</source>
        <translation>Daar kan geen fiche liggen.</translation>
    </message>
    <message>
        <source>Take chips</source>
        <translation>Fiches weghalen</translation>
    </message>
    <message>
        <source>Lay chips</source>
        <translation>Fiches leggen</translation>
    </message>
    <message>
        <source>By these rules every whole row counts; none has to be marked</source>
        <translation>Volgens deze regels telt elke hele rij; er hoeft geen gemarkeerd te worden</translation>
    </message>
    <message>
        <source>Mark a row</source>
        <translation>Rij markeren</translation>
    </message>
    <message>
        <source>Unmark a row</source>
        <translation>Markering weghalen</translation>
    </message>
    <message>
        <source>No side covers a whole row there.</source>
        <translation>Daar heeft geen partij een hele rij.</translation>
    </message>
    <message>
        <source>Mark whole rows</source>
        <translation>Hele rijen markeren</translation>
    </message>
    <message>
        <source>There is no further row to be marked.</source>
        <translation>Er is geen rij meer te markeren.</translation>
    </message>
    <message>
        <source>Take all chips away</source>
        <translation>Alle fiches weghalen</translation>
    </message>
    <message>
        <source>{card}: every one lies somewhere already.</source>
        <translation>{card}: ze liggen allemaal al ergens.</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>Kaart leggen</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>Kaart weghalen</translation>
    </message>
    <message>
        <source>Move a card</source>
        <translation>Kaart verplaatsen</translation>
    </message>
    <message>
        <source>Fill the rest</source>
        <translation>Rest delen</translation>
    </message>
    <message>
        <source>Every card lies somewhere already.</source>
        <translation>Alle kaarten liggen al ergens.</translation>
    </message>
    <message>
        <source>Take all cards away</source>
        <translation>Alle kaarten weghalen</translation>
    </message>
    <message>
        <source>Another turn</source>
        <translation>Andere beurt</translation>
    </message>
    <message>
        <source>Other players</source>
        <translation>Andere spelers</translation>
    </message>
    <message>
        <source>No chip can lie on {where}</source>
        <translation>Op {where} kan geen fiche liggen</translation>
    </message>
    <message>
        <source>The row {where} of {side} is marked, but {side} does not cover all of it</source>
        <translation>De rij {where} van {side} is gemarkeerd, maar {side} bedekt haar niet helemaal</translation>
    </message>
    <message>
        <source>{side} may not have these rows side by side: {where}</source>
        <translation>{side} mag deze rijen niet naast elkaar hebben: {where}</translation>
    </message>
    <message>
        <source>{card}: {count} lie here, the pack holds {wanted}</source>
        <translation>{card}: er liggen er {count}, het pak heeft er {wanted}</translation>
    </message>
    <message>
        <source>This game has no use for {card}</source>
        <translation>Dit spel gebruikt niet: {card}</translation>
    </message>
    <message>
        <source>The dice never show {card}</source>
        <translation>De dobbelstenen geven nooit {card}</translation>
    </message>
    <message>
        <source>There is no open card to take</source>
        <translation>Er is geen open kaart om te pakken</translation>
    </message>
    <message>
        <source>{seat} is out of the game and cannot be to move</source>
        <translation>{seat} is uit het spel en kan niet aan zet zijn</translation>
    </message>
    <message>
        <source>{side} has no turn left in overtime</source>
        <translation>{side} heeft geen beurt meer in de verlenging</translation>
    </message>
    <message>
        <source>The game would be over: {side} has won</source>
        <translation>Het spel zou afgelopen zijn: {side} heeft gewonnen</translation>
    </message>
    <message>
        <source>The game would be over: nothing can change any more</source>
        <translation>Het spel zou afgelopen zijn: er kan niets meer veranderen</translation>
    </message>
    <message>
        <source>{side} has a whole row that is not marked: {where}</source>
        <translation>{side} heeft een hele rij die niet gemarkeerd is: {where}</translation>
    </message>
    <message>
        <source>{seat} holds {count} cards; the rules deal {wanted}</source>
        <translation>{seat}: kaarten in de hand {count}; volgens de regels {wanted}</translation>
    </message>
    <message>
        <source>Cards of the pack that lie nowhere: {count}</source>
        <translation>Kaarten die nergens liggen: {count}</translation>
    </message>
    <message>
        <source>{seat} can do nothing but pass</source>
        <translation>{seat} kan alleen passen</translation>
    </message>
    <message>
        <source>With dice there are no cards to lay; coming rolls can be set</source>
        <translation>Met dobbelstenen zijn er geen kaarten te leggen; komende worpen kun je vastleggen</translation>
    </message>
    <message>
        <source>Draws that are still owed cannot be set, but are kept</source>
        <translation>Nog te trekken kaarten kun je niet vastleggen, maar blijven staan</translation>
    </message>
    <message>
        <source>A penalty for talking cannot be set</source>
        <translation>Een straf voor praten kun je niet vastleggen</translation>
    </message>
    <message>
        <source>Points cannot be set; the match begins with this deal</source>
        <translation>Punten kun je niet vastleggen; de wedstrijd begint met deze ronde</translation>
    </message>
    <message>
        <source>Turns of overtime cannot be set, but are kept</source>
        <translation>Beurten van de verlenging kun je niet vastleggen, maar blijven staan</translation>
    </message>
    <message>
        <source>Coming rolls, the first one now: {count}</source>
        <translation>Komende worpen, de eerste nu: {count}</translation>
    </message>
    <message>
        <source>{place}: {cards}</source>
        <translation>{place}: {cards}</translation>
    </message>
    <message>
        <source>Stock, the top card first</source>
        <translation>Stapel, bovenste eerst</translation>
    </message>
    <message>
        <source>Discards, the oldest first</source>
        <translation>Aflegstapel, oudste eerst</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>Open kaarten</translation>
    </message>
    <message>
        <source>Open pile {number}</source>
        <translation>Open stapel {number}</translation>
    </message>
    <message>
        <source>Coming rolls</source>
        <translation>Komende worpen</translation>
    </message>
    <message>
        <source>begins the turn</source>
        <translation>begint de beurt</translation>
    </message>
    <message>
        <source>has drawn and plays</source>
        <translation>heeft getrokken en speelt</translation>
    </message>
    <message>
        <source>has played and takes an open card</source>
        <translation>heeft gespeeld en pakt een open kaart</translation>
    </message>
    <message>
        <source>takes an open card for a dead one</source>
        <translation>pakt een open kaart voor een dode</translation>
    </message>
    <message>
        <source>no chip</source>
        <translation>geen fiche</translation>
    </message>
    <message>
        <source>chip: {colour}</source>
        <translation>fiche: {colour}</translation>
    </message>
    <message>
        <source>marked row: {colour}</source>
        <translation>gemarkeerde rij: {colour}</translation>
    </message>
</context>
<context>
    <name>SetupFlow</name>
    <message>
        <source>This position is not kept: {why}.</source>
        <translation>Deze stelling wordt niet bewaard: {why}.</translation>
    </message>
    <message>
        <source>This position is not kept.</source>
        <translation>Deze stelling wordt niet bewaard.</translation>
    </message>
    <message>
        <source>While a rated game goes on, no position is taken from it.</source>
        <translation>Zolang een gewaardeerd spel loopt, wordt er geen stelling uit overgenomen.</translation>
    </message>
    <message>
        <source>From the table</source>
        <translation>Van de tafel</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Leeg bord</translation>
    </message>
    <message>
        <source>&amp;Set up</source>
        <translation>Op&amp;zetten</translation>
    </message>
    <message>
        <source>Open a rule case</source>
        <translation>Regelgeval openen</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>{name} openen</translation>
    </message>
    <message>
        <source>a position that was set up</source>
        <translation>een opgezette stelling</translation>
    </message>
    <message>
        <source>Copied as text.</source>
        <translation>Als tekst gekopieerd.</translation>
    </message>
    <message>
        <source>Save as rule case</source>
        <translation>Als regelgeval opslaan</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Geschreven: {file}</translation>
    </message>
    <message>
        <source>Rule cases</source>
        <translation>Regelgevallen</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle bestanden</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Dat lukte niet.</translation>
    </message>
</context>
<context>
    <name>SetupWindow</name>
    <message>
        <source>&amp;Cards: a click lays one</source>
        <translation>&amp;Kaarten: een klik legt er een</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Turn and players</source>
        <translation>Beurt en spelers</translation>
    </message>
    <message>
        <source>{game} – Set up a position</source>
        <translation>{game} – Stelling opzetten</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Toetsen en muis</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>The cells of the board {board}, shuffled by the number {seed}.</source>
        <translation>De vakken van het bord {board}, geschud met het getal {seed}.</translation>
    </message>
    <message>
        <source>Random board</source>
        <translation>Willekeurig bord</translation>
    </message>
</context>
<context>
    <name>ShuffleNumber</name>
    <message>
        <source>by chance</source>
        <translation>bij toeval</translation>
    </message>
    <message>
        <source>The same number deals the same cards again, on every computer.</source>
        <translation>Hetzelfde getal deelt dezelfde kaarten opnieuw, op elke computer.</translation>
    </message>
</context>
<context>
    <name>SideColours</name>
    <message>
        <source>Colour of side {number}: {colour}</source>
        <translation>Kleur van partij {number}: {colour}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>{deed} (a simpler player stood in)</source>
        <translation>{deed} (een eenvoudiger speler viel in)</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>This deal: {points}</source>
        <translation>Deze ronde: {points}</translation>
    </message>
    <message>
        <source>It counts as it was played first: {points}</source>
        <translation>Hij telt zoals hij het eerst is gespeeld: {points}</translation>
    </message>
    <message>
        <source>In all: {points}</source>
        <translation>In totaal: {points}</translation>
    </message>
    <message>
        <source>{points} win the match</source>
        <translation>{points} winnen de wedstrijd</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Volgende ronde</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Laatste ronde</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>An exercise</source>
        <translation>Een oefening</translation>
    </message>
    <message>
        <source>Rated game</source>
        <translation>Gewaardeerd spel</translation>
    </message>
    <message>
        <source>Time is up: the computer moves for {name}.</source>
        <translation>De tijd is om: de computer speelt voor {name}.</translation>
    </message>
    <message>
        <source>The computer player of {name} has failed. A simpler one moves for it, and the game goes on.</source>
        <translation>De computerspeler van {name} is uitgevallen. Een eenvoudiger speler zet ervoor, en het spel gaat verder.</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiek</translation>
    </message>
    <message>
        <source>Only &amp;rated games</source>
        <translation>Alleen &amp;gewaardeerde spellen</translation>
    </message>
    <message>
        <source>Statistics by game</source>
        <translation>Statistiek per spel</translation>
    </message>
    <message>
        <source>Statistics by board</source>
        <translation>Statistieken per bord</translation>
    </message>
    <message>
        <source>Statistics by level of the opponents</source>
        <translation>Statistiek per niveau van de tegenstanders</translation>
    </message>
    <message>
        <source>Statistics by player</source>
        <translation>Statistiek per speler</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporteren…</translation>
    </message>
    <message>
        <source>&amp;Forget all…</source>
        <translation>Alles ver&amp;geten…</translation>
    </message>
    <message>
        <source>Write all counted games to a file, for a spreadsheet</source>
        <translation>Alle getelde spellen naar een bestand schrijven, voor een rekenblad</translation>
    </message>
    <message>
        <source>Delete all counts and ratings; you are asked once more</source>
        <translation>Alle tellingen en waarderingen wissen; het wordt nog eens gevraagd</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>S&amp;peler</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Sp&amp;el</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>Te&amp;genstander</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Tijd</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Overzicht</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Per spel</translation>
    </message>
    <message>
        <source>By board</source>
        <translation>Per bord</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Per niveau</translation>
    </message>
    <message>
        <source>By player</source>
        <translation>Per speler</translation>
    </message>
    <message>
        <source>Double-click a game, or press Enter, to look at it; the last ones are kept.</source>
        <translation>Dubbelklik of Enter op een spel om het te bekijken; de laatste blijven bewaard.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Gelijk</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Rows in all</source>
        <translation>Rijen in totaal</translation>
    </message>
    <message>
        <source>Rows in a game</source>
        <translation>Rijen per spel</translation>
    </message>
    <message>
        <source>Moves in a game</source>
        <translation>Zetten per spel</translation>
    </message>
    <message>
        <source>Longest game</source>
        <translation>Langste spel</translation>
    </message>
    <message>
        <source>Shortest game</source>
        <translation>Kortste spel</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Iedereen</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spellen</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alle tegenstanders</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>De laatste 30 dagen</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Het laatste jaar</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Altijd</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>None yet. A game counts when it has ended.</source>
        <translation>Nog geen. Een spel telt als het geëindigd is.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Aandeel</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rijen</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wanneer</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Tegen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Forget every finished game, and your ratings?</source>
        <translation>Alle beëindigde spellen en je waarderingen vergeten?</translation>
    </message>
    <message>
        <source>The finished games that are kept here go, too. This cannot be undone; Export keeps a copy of the counts. Games that you saved yourself stay.</source>
        <translation>De hier bewaarde beëindigde spellen gaan ook weg. Dit kan niet ongedaan gemaakt worden; Exporteren bewaart een kopie van de aantallen. Spellen die je zelf opsloeg blijven.</translation>
    </message>
    <message>
        <source>&amp;Forget all</source>
        <translation>Alles ver&amp;geten</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Dat lukte niet.</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>Press Enter or click twice to go to the rule.</source>
        <translation>Enter of dubbelklik brengt je bij de regel.</translation>
    </message>
    <message>
        <source>Differs from “{preset}”:</source>
        <translation>Wijkt af van “{preset}”:</translation>
    </message>
    <message>
        <source>As in “{preset}”</source>
        <translation>Zoals in “{preset}”</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>The game is over</source>
        <translation>Het spel is afgelopen</translation>
    </message>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Geef het scherm door aan {name}</translation>
    </message>
    <message>
        <source>Your turn, {name}</source>
        <translation>Jouw beurt, {name}</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} denkt na…</translation>
    </message>
    <message>
        <source>{name} is to move</source>
        <translation>{name} is aan zet</translation>
    </message>
    <message>
        <source>Turn in a dead card</source>
        <translation>Lever een dode kaart in</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Kies een kaart</translation>
    </message>
    <message>
        <source>Choose a card for the one you have turned in</source>
        <translation>Kies een kaart voor die je ingeleverd hebt</translation>
    </message>
    <message>
        <source>Your side has spoken out of turn: drop one card on the discards</source>
        <translation>Je partij heeft voor haar beurt gesproken: leg een kaart op de aflegstapel</translation>
    </message>
    <message>
        <source>{names} spoke out of turn: take one of their chips away</source>
        <translation>{names} sprak voor zijn beurt: neem een fiche van die partij weg</translation>
    </message>
    <message>
        <source>Draw your card</source>
        <translation>Trek je kaart</translation>
    </message>
    <message>
        <source>Choose a card to draw</source>
        <translation>Kies een kaart om te trekken</translation>
    </message>
    <message>
        <source>{names} may still draw</source>
        <translation>{names} mag nog trekken</translation>
    </message>
    <message>
        <source>Play a card, or draw one</source>
        <translation>Speel een kaart, of trek er een</translation>
    </message>
    <message>
        <source>Your hand is empty: draw a card</source>
        <translation>Je hand is leeg: trek een kaart</translation>
    </message>
    <message>
        <source>No card can be played: draw one</source>
        <translation>Geen kaart kan gespeeld worden: trek er een</translation>
    </message>
    <message>
        <source>The stock is empty: play a card</source>
        <translation>De stapel is leeg: speel een kaart</translation>
    </message>
    <message>
        <source>Your hand is full: play a card</source>
        <translation>Je hand is vol: speel een kaart</translation>
    </message>
    <message>
        <source>{name} rolled {roll}</source>
        <translation>{name} gooide {roll}</translation>
    </message>
    <message>
        <source>{roll}: nothing can be done</source>
        <translation>{roll}: er kan niets</translation>
    </message>
    <message>
        <source>{roll}: take an enemy chip away</source>
        <translation>{roll}: neem een fiche van een tegenstander weg</translation>
    </message>
    <message>
        <source>{roll}: take the place of an enemy chip</source>
        <translation>{roll}: kom in de plaats van een fiche van een tegenstander</translation>
    </message>
    <message>
        <source>{roll}: choose one of your chips, to be swapped</source>
        <translation>{roll}: kies een eigen fiche om te wisselen</translation>
    </message>
    <message>
        <source>{roll}: put a chip on a {roll}</source>
        <translation>{roll}: leg een fiche op een {roll}</translation>
    </message>
    <message>
        <source>{roll}: put a chip on any open cell</source>
        <translation>{roll}: leg een fiche op een open vak</translation>
    </message>
    <message>
        <source>{made} of {needed}</source>
        <translation>{made} van {needed}</translation>
    </message>
    <message>
        <source>out</source>
        <translation>uit</translation>
    </message>
    <message>
        <source>{names} out</source>
        <translation>{names} uit</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Nog eens gooien</translation>
    </message>
    <message>
        <source>Nothing to do: roll again</source>
        <translation>Niets te doen: nog eens gooien</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Nothing to do: pass</source>
        <translation>Niets te doen: passen</translation>
    </message>
    <message>
        <source>Pass: no card can be played</source>
        <translation>Passen: geen kaart kan gespeeld worden</translation>
    </message>
    <message>
        <source>Which row?</source>
        <translation>Welke rij?</translation>
    </message>
    <message>
        <source>Point and click, or use the arrow keys and Enter</source>
        <translation>Wijs aan en klik, of gebruik de pijltjes en Enter</translation>
    </message>
    <message>
        <source>Now the enemy chip to swap it with</source>
        <translation>Nu het fiche van de tegenstander om mee te wisselen</translation>
    </message>
    <message>
        <source>No cell is left for {card}. Drop it on the discards for another one</source>
        <translation>Er is geen vak over voor {card}. Leg haar op de aflegstapel voor een andere</translation>
    </message>
    <message>
        <source>No cell is left for {card}</source>
        <translation>Er is geen vak over voor {card}</translation>
    </message>
    <message>
        <source>Choose one of your chips, to be swapped</source>
        <translation>Kies een eigen fiche om te wisselen</translation>
    </message>
    <message>
        <source>{own} cannot be swapped with {cell}</source>
        <translation>{own} kan niet met {cell} gewisseld worden</translation>
    </message>
    <message>
        <source>No chip can be taken from {cell}</source>
        <translation>Van {cell} kan geen fiche weggehaald worden</translation>
    </message>
    <message>
        <source>{card} cannot be played on {cell}</source>
        <translation>{card} kan niet op {cell} gespeeld worden</translation>
    </message>
    <message>
        <source>Chosen: {card}</source>
        <translation>Gekozen: {card}</translation>
    </message>
    <message>
        <source>No cell, {cell}</source>
        <translation>Geen vak, {cell}</translation>
    </message>
    <message>
        <source>chip of {who}</source>
        <translation>fiche van {who}</translation>
    </message>
    <message>
        <source>{place}, no cell</source>
        <translation>{place}, geen vak</translation>
    </message>
    <message>
        <source>{colour} chip of {who}</source>
        <translation>fiche {colour} van {who}</translation>
    </message>
    <message>
        <source>counts as a chip of every side</source>
        <translation>telt als fiche van elke partij</translation>
    </message>
    <message>
        <source>locked in a finished row</source>
        <translation>vast in een voltooide rij</translation>
    </message>
    <message>
        <source>part of a finished row</source>
        <translation>deel van een voltooide rij</translation>
    </message>
    <message>
        <source>swap {own} with this chip</source>
        <translation>{own} met dit fiche wisselen</translation>
    </message>
    <message>
        <source>legal for your {cards}</source>
        <translation>toegestaan voor {cards} van jou</translation>
    </message>
    <message>
        <source>{card} puts your chip here</source>
        <translation>{card} legt hier jouw fiche</translation>
    </message>
    <message>
        <source>{card} takes this chip away</source>
        <translation>{card} haalt dit fiche weg</translation>
    </message>
    <message>
        <source>{card} puts your chip in its place</source>
        <translation>{card} legt jouw fiche ervoor in de plaats</translation>
    </message>
    <message>
        <source>{card} swaps this chip with an enemy chip</source>
        <translation>{card} wisselt dit fiche met een van een tegenstander</translation>
    </message>
    <message>
        <source>take this chip away</source>
        <translation>dit fiche wegnemen</translation>
    </message>
    <message>
        <source>{card} puts your chip here as {face}</source>
        <translation>{card} legt hier jouw fiche als {face}</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Een dichte kaart</translation>
    </message>
    <message>
        <source>give it up by dropping it on the discards</source>
        <translation>sta haar af door haar op de aflegstapel te leggen</translation>
    </message>
    <message>
        <source>dead: no cell is left for it</source>
        <translation>dood: er is geen vak voor over</translation>
    </message>
    <message>
        <source>turn it in to draw another card</source>
        <translation>lever haar in om een andere te trekken</translation>
    </message>
    <message>
        <source>it cannot be played now</source>
        <translation>ze kan nu niet gespeeld worden</translation>
    </message>
    <message>
        <source>cells to play it on: {count}</source>
        <translation>vakken om haar op te spelen: {count}</translation>
    </message>
    <message>
        <source>playable on {cells}</source>
        <translation>speelbaar op {cells}</translation>
    </message>
    <message>
        <source>Cards left in the stock: {count}</source>
        <translation>Kaarten in de stapel: {count}</translation>
    </message>
    <message>
        <source>Click to take a card</source>
        <translation>Klik om een kaart te nemen</translation>
    </message>
    <message>
        <source>No open card lies here</source>
        <translation>Hier ligt geen open kaart</translation>
    </message>
    <message>
        <source>Open card {number}: {card}</source>
        <translation>Open kaart {number}: {card}</translation>
    </message>
    <message>
        <source>cards beneath it: {count}</source>
        <translation>kaarten eronder: {count}</translation>
    </message>
    <message>
        <source>Click to take it</source>
        <translation>Klik om haar te nemen</translation>
    </message>
    <message>
        <source>{name} rolled {roll}: {faces}</source>
        <translation>{name} gooide {roll}: {faces}</translation>
    </message>
    <message>
        <source>Discarded cards: {count}</source>
        <translation>Afgelegde kaarten: {count}</translation>
    </message>
    <message>
        <source>{card} on top</source>
        <translation>{card} bovenop</translation>
    </message>
    <message>
        <source>Give up {card}</source>
        <translation>{card} afstaan</translation>
    </message>
    <message>
        <source>Turn in {card}, which no cell is left for, and draw another</source>
        <translation>{card}, waarvoor geen vak over is, inleveren en een andere trekken</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} tot {last}</translation>
    </message>
    <message>
        <source>Which row? {row}, {number} of {count}</source>
        <translation>Welke rij? {row}, {number} van {count}</translation>
    </message>
    <message>
        <source>{name} is out of the game</source>
        <translation>{name} ligt uit het spel</translation>
    </message>
    <message>
        <source>You forgot to draw: one card fewer from now on</source>
        <translation>Je vergat te trekken: voortaan een kaart minder</translation>
    </message>
    <message>
        <source>You forgot to draw: not before your next turn</source>
        <translation>Je vergat te trekken: pas na je volgende beurt</translation>
    </message>
    <message>
        <source>{name} forgot to draw, and has one card fewer</source>
        <translation>{name} vergat te trekken en heeft een kaart minder</translation>
    </message>
    <message>
        <source>{name} forgot to draw</source>
        <translation>{name} vergat te trekken</translation>
    </message>
    <message>
        <source>{name} plays {wild} as {card}</source>
        <translation>{name} speelt {wild} als {card}</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} past</translation>
    </message>
    <message>
        <source>after a {roll}: roll again</source>
        <translation>na een {roll}: nog eens gooien</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>on the stock</comment>
        <translation>Trekken</translation>
    </message>
    <message>
        <source>Announce the row</source>
        <translation>De rij melden</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Niets zeggen</translation>
    </message>
    <message>
        <source>Take this chip away</source>
        <translation>Dit fiche wegnemen</translation>
    </message>
    <message>
        <source>Put your chip in its place</source>
        <translation>Jouw fiche ervoor in de plaats leggen</translation>
    </message>
    <message>
        <source>Swap the chips</source>
        <translation>De fiches wisselen</translation>
    </message>
    <message>
        <source>Put a chip here</source>
        <translation>Hier een fiche leggen</translation>
    </message>
</context>
<context>
    <name>TableForm</name>
    <message>
        <source>Who is to move</source>
        <translation>Wie aan zet is</translation>
    </message>
    <message>
        <source>How far the turn is</source>
        <translation>Hoever de beurt is</translation>
    </message>
    <message>
        <source>T&amp;urn</source>
        <translation>Be&amp;urt</translation>
    </message>
    <message>
        <source>To &amp;move</source>
        <translation>&amp;Aan zet</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Game table</source>
        <translation>Speeltafel</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>Your last move cost about {cost} of your chance to win.</source>
        <translation>Je laatste zet kostte ongeveer {cost} van je winstkans.</translation>
    </message>
    <message>
        <source>Better: {move} ({best} instead of {played}).</source>
        <translation>Beter: {move} ({best} in plaats van {played}).</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>The start of the game</source>
        <translation>Het begin van het spel</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pauze</translation>
    </message>
</context>
<context>
    <name>ToolBox</name>
    <message>
        <source>Lay chips of this side, or take them away again. Key: {key}</source>
        <translation>Leg fiches van deze partij of haal ze weer weg. Toets: {key}</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Weghalen</translation>
    </message>
    <message>
        <source>Take chips of any side away. Key: 0</source>
        <translation>Haal fiches van elke partij weg. Toets: 0</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Rij</translation>
    </message>
    <message>
        <source>Choose both ends of a whole row to mark it, or to unmark it. Key: R</source>
        <translation>Kies beide einden van een hele rij om haar te markeren of de markering weg te halen. Toets: R</translation>
    </message>
</context>
<context>
    <name>Trash</name>
    <message>
        <source>No trash</source>
        <translation>Geen prullenbak</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>zonder naam</translation>
    </message>
    <message>
        <source>Delete “{name}” for good? It cannot go to the trash.</source>
        <translation>“{name}” voorgoed verwijderen? Het kan niet naar de prullenbak.</translation>
    </message>
    <message>
        <source>{why}

Once it is deleted, nothing brings it back.</source>
        <translation>{why}

Eenmaal verwijderd haalt niets het terug.</translation>
    </message>
    <message>
        <source>&amp;Delete for good</source>
        <translation>&amp;Voorgoed verwijderen</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Houden</translation>
    </message>
    <message>
        <source>The board was not thrown away.</source>
        <translation>Het bord is niet weggegooid.</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Tray: cards still to be placed</source>
        <translation>Bak: kaarten die nog gelegd moeten worden</translation>
    </message>
    <message>
        <source>{card}: as many as you like, {placed} on the board</source>
        <translation>{card}: zoveel je wilt, {placed} op het bord</translation>
    </message>
    <message>
        <source>{card}: {count} too many on the board</source>
        <translation>{card}: {count} te veel op het bord</translation>
    </message>
    <message>
        <source>{card}: all on the board</source>
        <translation>{card}: alle op het bord</translation>
    </message>
    <message>
        <source>{card}: {count} still to be placed</source>
        <translation>{card}: nog {count} te leggen</translation>
    </message>
</context>
<context>
    <name>TrialMenu</name>
    <message>
        <source>&amp;Number of players</source>
        <translation>A&amp;antal spelers</translation>
    </message>
    <message>
        <source>&amp;Level of the computers</source>
        <translation>Ni&amp;veau van de computers</translation>
    </message>
    <message>
        <source>No game can be played yet</source>
        <translation>Er kan nog geen spel gespeeld worden</translation>
    </message>
</context>
<context>
    <name>TrialWindow</name>
    <message>
        <source>Trial</source>
        <translation>Proef</translation>
    </message>
    <message>
        <source>&amp;Back to the board</source>
        <translation>Terug naar het &amp;bord</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Op&amp;nieuw</translation>
    </message>
    <message>
        <source>Deal a&amp;gain</source>
        <translation>Opnieuw &amp;delen</translation>
    </message>
    <message>
        <source>Unnamed board</source>
        <translation>Bord zonder naam</translation>
    </message>
    <message>
        <source>Trial: {game} on “{board}”</source>
        <translation>Proef: {game} op “{board}”</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>nobody knows when</source>
        <translation>niemand weet wanneer</translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation>En nog {count}.</translation>
    </message>
    <message>
        <source>The rest of the game is whole, and this file is left as it is.</source>
        <translation>De rest van het spel is heel, en dit bestand blijft zoals het is.</translation>
    </message>
    <message>
        <source>The rest of the game is whole, but this file could not be copied: {why}.

It is replaced as the game goes on: copy it to another place first.</source>
        <translation>De rest van het spel is heel, maar dit bestand kon niet worden gekopieerd: {why}.

Het wordt vervangen zodra het spel verdergaat: kopieer het eerst naar een andere plek.</translation>
    </message>
    <message>
        <source>The game is open, but a part of its file is damaged.</source>
        <translation>Het spel is geopend, maar een deel van zijn bestand is beschadigd.</translation>
    </message>
    <message>
        <source>Another program has changed “{file}” since you opened it.</source>
        <translation>Een ander programma heeft “{file}” veranderd sinds je het opende.</translation>
    </message>
    <message>
        <source>Save your game to another file, and both are kept.</source>
        <translation>Sla je spel in een ander bestand op, dan blijven beide bewaard.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Opslaan &amp;als…</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>Ve&amp;rvangen</translation>
    </message>
    <message>
        <source>{why}.

If you close the window now it is lost.</source>
        <translation>{why}.

Sluit je het venster nu, dan is het verloren.</translation>
    </message>
    <message>
        <source>&amp;Close and lose it</source>
        <translation>&amp;Sluiten en verliezen</translation>
    </message>
    <message>
        <source>This game cannot be opened as it is.</source>
        <translation>Dit spel kan zo niet geopend worden.</translation>
    </message>
    <message>
        <source>{why}.

The copy from the time before is whole: {moves}, saved {when}.</source>
        <translation>{why}.

De kopie van daarvoor is heel: {moves}, opgeslagen {when}.</translation>
    </message>
    <message>
        <source>&amp;Open the backup</source>
        <translation>Kopie &amp;openen</translation>
    </message>
    <message>
        <source>The damaged file is kept: {file}</source>
        <translation>Het beschadigde bestand is bewaard: {file}</translation>
    </message>
    <message>
        <source>The damaged file could not be copied and is replaced by your next change; copy it to another place first: {file}</source>
        <translation>Het beschadigde bestand kon niet worden gekopieerd en je volgende wijziging vervangt het; kopieer het eerst naar een andere plek: {file}</translation>
    </message>
    <message>
        <source>What was left here is damaged; this is how it was a moment before.</source>
        <translation>Wat hier was achtergebleven is beschadigd; zo was het een moment eerder.</translation>
    </message>
    <message>
        <source>What was left here is damaged, and cannot be shown any more.</source>
        <translation>Wat hier was achtergebleven is beschadigd en kan niet meer worden getoond.</translation>
    </message>
</context>
<context>
    <name>Trying</name>
    <message>
        <source>This cannot be played.</source>
        <translation>Dit kan niet gespeeld worden.</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Op&amp;nieuw</translation>
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
        <translation>Je spellen worden niet bewaard.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Waarom?</translation>
    </message>
    <message>
        <source>What stands in the way, and what to do about it</source>
        <translation>Wat in de weg staat, en wat eraan te doen is</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Opslaan als…</translation>
    </message>
    <message>
        <source>Save this game to another place</source>
        <translation>Dit spel ergens anders opslaan</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>Go on without this line</source>
        <translation>Verder zonder deze regel</translation>
    </message>
</context>
<context>
    <name>UnreadLine</name>
    <message>
        <source>&amp;Why…</source>
        <translation>&amp;Waarom…</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>random</source>
        <translation>willekeurig</translation>
    </message>
    <message>
        <source>newcomer</source>
        <translation>nieuweling</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>beginner</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>gelegenheidsspeler</translation>
    </message>
    <message>
        <source>regular</source>
        <translation>vaste speler</translation>
    </message>
    <message>
        <source>skilled</source>
        <translation>bedreven</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>sterk</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>expert</translation>
    </message>
    <message>
        <source>master</source>
        <translation>meester</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Computer, {level}</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>een kaart</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>de joker</translation>
    </message>
    <message>
        <source>a free corner</source>
        <translation>een vrije hoek</translation>
    </message>
    <message>
        <source>the {number}</source>
        <translation>de {number}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <translation>{suit} {rank}</translation>
    </message>
    <message>
        <source>card</source>
        <translation>kaart</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>free corner</source>
        <translation>vrije hoek</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit} {rank}</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>regel {row}, kolom {column}</translation>
    </message>
    <message>
        <source>two</source>
        <translation>twee</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drie</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>vijf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>zes</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>zeven</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>negen</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>tien</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>boer</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>vrouw</translation>
    </message>
    <message>
        <source>king</source>
        <translation>heer</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>aas</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>schoppen</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>harten</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruiten</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klaveren</translation>
    </message>
    <message>
        <source>There is already a chip on that cell.</source>
        <translation>Er ligt al een fiche op dat vak.</translation>
    </message>
    <message>
        <source>There is no chip on that cell.</source>
        <translation>Er ligt geen fiche op dat vak.</translation>
    </message>
    <message>
        <source>That chip is your own side’s.</source>
        <translation>Dat fiche is van je eigen partij.</translation>
    </message>
    <message>
        <source>That chip is protected and stays where it is.</source>
        <translation>Dat fiche is beschermd en blijft waar het is.</translation>
    </message>
    <message>
        <source>You do not hold that card.</source>
        <translation>Je hebt die kaart niet.</translation>
    </message>
    <message>
        <source>That card cannot be used on that cell.</source>
        <translation>Die kaart kan niet op dat vak gebruikt worden.</translation>
    </message>
    <message>
        <source>That card still has a free cell: it can be played.</source>
        <translation>Die kaart heeft nog een vrij vak: ze kan gespeeld worden.</translation>
    </message>
    <message>
        <source>No more dead cards may be turned in this turn.</source>
        <translation>In deze beurt mogen geen dode kaarten meer ingeleverd worden.</translation>
    </message>
    <message>
        <source>A dead card may only be turned in when no card can be played.</source>
        <translation>Een dode kaart mag alleen ingeleverd worden als geen kaart gespeeld kan worden.</translation>
    </message>
    <message>
        <source>Corner cells are free for all: they take no chip.</source>
        <translation>Hoekvakken zijn vrij voor iedereen: er komt geen fiche op.</translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation>Trek eerst een kaart.</translation>
    </message>
    <message>
        <source>Your hand is full: play a card first.</source>
        <translation>Je hand is vol: speel eerst een kaart.</translation>
    </message>
    <message>
        <source>It is another player’s turn.</source>
        <translation>Een andere speler is aan de beurt.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Het spel is afgelopen.</translation>
    </message>
    <message>
        <source>Those cells do not make a row with this move.</source>
        <translation>Die vakken maken met deze zet geen rij.</translation>
    </message>
    <message>
        <source>There is no card left to draw.</source>
        <translation>Er is geen kaart meer om te trekken.</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Gelijkspel</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} wint</translation>
    </message>
    <message>
        <source>{names} win</source>
        <translation>{names} winnen</translation>
    </message>
    <message>
        <source>{text} The most rows of {length} decide.</source>
        <translation>{text} De meeste rijen van {length} beslissen.</translation>
    </message>
    <message>
        <source>{text} The rows are equal, too.</source>
        <translation>{text} Ook de rijen zijn gelijk.</translation>
    </message>
    <message>
        <source>After the extra turns the rows are equal.</source>
        <translation>Na de laatste beurten zijn de rijen gelijk.</translation>
    </message>
    <message>
        <source>After the extra turns the most rows decide.</source>
        <translation>Na de laatste beurten beslissen de meeste rijen.</translation>
    </message>
    <message>
        <source>Everybody is out of the game.</source>
        <translation>Iedereen ligt uit het spel.</translation>
    </message>
    <message>
        <source>All the rows needed are made.</source>
        <translation>Alle nodige rijen zijn gemaakt.</translation>
    </message>
    <message>
        <source>The winning shape is made.</source>
        <translation>De winnende vorm is gemaakt.</translation>
    </message>
    <message>
        <source>Everybody else is out of the game.</source>
        <translation>Alle anderen liggen uit het spel.</translation>
    </message>
    <message>
        <source>Nobody can move any more.</source>
        <translation>Niemand kan meer zetten.</translation>
    </message>
    <message>
        <source>The board is full.</source>
        <translation>Het bord is vol.</translation>
    </message>
    <message>
        <source>The cards have run out.</source>
        <translation>De kaarten zijn op.</translation>
    </message>
    <message>
        <source>The deal is a draw</source>
        <translation>De ronde is gelijk</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} wint de wedstrijd</translation>
    </message>
    <message>
        <source>{names} win the match</source>
        <translation>{names} winnen de wedstrijd</translation>
    </message>
    <message>
        <source>{name} wins the deal</source>
        <translation>{name} wint de ronde</translation>
    </message>
    <message>
        <source>{names} win the deal</source>
        <translation>{names} winnen de ronde</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} en {last}</translation>
    </message>
</context>
<context>
    <name>Work</name>
    <message>
        <source>The games ended by a mistake of the program, or somebody ended it. What was played is kept; Run goes on there.</source>
        <translation>De spellen eindigden door een fout van het programma, of iemand beëindigde ze. Wat gespeeld is, blijft bewaard; Starten gaat daar verder.</translation>
    </message>
</context>
<context>
    <name>Workshop</name>
    <message>
        <source>Still empty: {where}</source>
        <translation>Nog leeg: {where}</translation>
    </message>
    <message>
        <source>Still to be placed: {cards}</source>
        <translation>Nog te leggen: {cards}</translation>
    </message>
    <message>
        <source>{card} stands too often: {where}; {wanted} is right</source>
        <translation>{card} staat er te vaak: {where}; {wanted} is goed</translation>
    </message>
    <message>
        <source>This deck has no use for {card}: {where}</source>
        <translation>Dit kaartspel gebruikt {card} niet: {where}</translation>
    </message>
    <message>
        <source>No rules fit this board</source>
        <translation>Geen regels passen bij dit bord</translation>
    </message>
    <message>
        <source>Corners that are not free: {where}</source>
        <translation>Hoeken die niet vrij zijn: {where}</translation>
    </message>
    <message>
        <source>The two {card} touch: {where}</source>
        <translation>De twee {card} raken elkaar: {where}</translation>
    </message>
    <message>
        <source>A line with equal cards, {cards}: {where}</source>
        <translation>Een lijn met gelijke kaarten, {cards}: {where}</translation>
    </message>
    <message>
        <source>More twins that touch: {count}</source>
        <translation>Meer tweelingen die elkaar raken: {count}</translation>
    </message>
    <message>
        <source>More lines with equal cards: {count}</source>
        <translation>Meer lijnen met gelijke kaarten: {count}</translation>
    </message>
    <message>
        <source>Pairs of lines for the same cards: {count}, such as {where}</source>
        <translation>Paren van lijnen voor dezelfde kaarten: {count}, zoals {where}</translation>
    </message>
    <message>
        <source>Numbers left out: {cards}</source>
        <translation>Weggelaten getallen: {cards}</translation>
    </message>
    <message>
        <source>No card of a game that fits can be played on {where}</source>
        <translation>Geen kaart van een passend spel kan gespeeld worden op {where}</translation>
    </message>
    <message>
        <source>No line of {length} runs through {where}</source>
        <translation>Geen lijn van {length} loopt door {where}</translation>
    </message>
    <message>
        <source>{rules}: jokers need free cells, and there are none</source>
        <translation>{rules}: jokers vragen vrije vakken, en die zijn er niet</translation>
    </message>
    <message>
        <source>Free cells away from the corners: {where}</source>
        <translation>Vrije vakken buiten de hoeken: {where}</translation>
    </message>
    <message>
        <source>Twins that one line can hold: {cards}</source>
        <translation>Tweelingen die op één lijn passen: {cards}</translation>
    </message>
    <message>
        <source>Twins lie {least} to {most} steps apart, {mean} on average</source>
        <translation>Tweelingen liggen {least} tot {most} stappen uit elkaar, gemiddeld {mean}</translation>
    </message>
    <message>
        <source>Suits lie {percent} % evenly; most uneven: {suit}, {share} {part}</source>
        <translation>De kleuren liggen {percent} % gelijkmatig; het ongelijkst: {suit}, {share} {part}</translation>
    </message>
    <message>
        <source>The board is symmetrical: {ways}</source>
        <translation>Het bord is symmetrisch: {ways}</translation>
    </message>
    <message>
        <source>The board has no name yet</source>
        <translation>Het bord heeft nog geen naam</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>schoppen</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>harten</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruiten</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klaveren</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>linksboven</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>rechtsboven</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>linksonder</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>rechtsonder</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startgetal</translation>
    </message>
    <message>
        <source>Spiral</source>
        <translation>Spiraal</translation>
    </message>
    <message>
        <source>A spiral between a corner and the middle</source>
        <translation>Een spiraal tussen een hoek en het midden</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Richting</translation>
    </message>
    <message>
        <source>from the rim</source>
        <translation>vanaf de rand</translation>
    </message>
    <message>
        <source>from the middle</source>
        <translation>vanaf het midden</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Draaiing</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>met de klok mee</translation>
    </message>
    <message>
        <source>anticlockwise</source>
        <translation>tegen de klok in</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Hoek</translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation>Volgorde van de kaarten</translation>
    </message>
    <message>
        <source>spades and diamonds up, clubs and hearts down</source>
        <translation>schoppen en ruiten omhoog, klaveren en harten omlaag</translation>
    </message>
    <message>
        <source>every suit up</source>
        <translation>elke kleur omhoog</translation>
    </message>
    <message>
        <source>all twos, all threes, and so on</source>
        <translation>alle tweeën, alle drieën, enzovoort</translation>
    </message>
    <message>
        <source>The second time through</source>
        <translation>De tweede keer</translation>
    </message>
    <message>
        <source>from the beginning</source>
        <translation>vanaf het begin</translation>
    </message>
    <message>
        <source>from the end</source>
        <translation>vanaf het einde</translation>
    </message>
    <message>
        <source>Cells left over</source>
        <translation>Vakken die over zijn</translation>
    </message>
    <message>
        <source>at most four free, the others holes</source>
        <translation>hoogstens vier vrij, de andere gaten</translation>
    </message>
    <message>
        <source>all free</source>
        <translation>alle vrij</translation>
    </message>
    <message>
        <source>all holes</source>
        <translation>alle gaten</translation>
    </message>
    <message>
        <source>Snake</source>
        <translation>Slang</translation>
    </message>
    <message>
        <source>Row by row or column by column, so that every card is easily found</source>
        <translation>Regel voor regel of kolom voor kolom, zodat elke kaart makkelijk te vinden is</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Per</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>regel</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>kolom</translation>
    </message>
    <message>
        <source>At the end of a row</source>
        <translation>Aan het einde van een regel</translation>
    </message>
    <message>
        <source>turn round</source>
        <translation>omkeren</translation>
    </message>
    <message>
        <source>begin again on the same side</source>
        <translation>aan dezelfde kant opnieuw beginnen</translation>
    </message>
    <message>
        <source>Rings</source>
        <translation>Ringen</translation>
    </message>
    <message>
        <source>Ring by ring around the middle</source>
        <translation>Ring voor ring rond het midden</translation>
    </message>
    <message>
        <source>every other ring the other way</source>
        <translation>om en om de andere kant op</translation>
    </message>
    <message>
        <source>one way</source>
        <translation>één kant op</translation>
    </message>
    <message>
        <source>Quadrants</source>
        <translation>Kwadranten</translation>
    </message>
    <message>
        <source>Each quarter holds the two suits of a colour; opposite quarters are alike, turned round</source>
        <translation>Elk kwart heeft de twee soorten van één kleur; tegenoverliggende kwarten zijn gelijk, omgedraaid</translation>
    </message>
    <message>
        <source>Inside each part</source>
        <translation>In elk deel</translation>
    </message>
    <message>
        <source>row by row</source>
        <translation>regel voor regel</translation>
    </message>
    <message>
        <source>row by row, there and back</source>
        <translation>regel voor regel, heen en terug</translation>
    </message>
    <message>
        <source>shuffled, all parts alike</source>
        <translation>geschud, alle delen gelijk</translation>
    </message>
    <message>
        <source>Suits apart</source>
        <translation>Kleuren apart</translation>
    </message>
    <message>
        <source>Each suit has a part of the board to itself</source>
        <translation>Elke kleur heeft een eigen deel van het bord</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Delen</translation>
    </message>
    <message>
        <source>quarters</source>
        <translation>kwarten</translation>
    </message>
    <message>
        <source>the four sides</source>
        <translation>de vier zijden</translation>
    </message>
    <message>
        <source>Chequers</source>
        <translation>Schaakbord</translation>
    </message>
    <message>
        <source>Black and red cards, or even and odd numbers, like the squares of a chess board</source>
        <translation>Zwarte en rode kaarten, of even en oneven getallen, als de vakken van een schaakbord</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Willekeurig</translation>
    </message>
    <message>
        <source>Everything anywhere</source>
        <translation>Alles overal</translation>
    </message>
    <message>
        <source>Random, symmetric</source>
        <translation>Willekeurig, symmetrisch</translation>
    </message>
    <message>
        <source>By chance, but so that the board has a symmetry</source>
        <translation>Bij toeval, maar zo dat het bord een symmetrie heeft</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>a half turn</source>
        <translation>een halve draai</translation>
    </message>
    <message>
        <source>a quarter turn, suit to suit</source>
        <translation>een kwartdraai, kleur naar kleur</translation>
    </message>
    <message>
        <source>left and right</source>
        <translation>links en rechts</translation>
    </message>
    <message>
        <source>top and bottom</source>
        <translation>boven en onder</translation>
    </message>
    <message>
        <source>none, but the two of a kind far apart</source>
        <translation>geen, maar de twee gelijke ver uit elkaar</translation>
    </message>
    <message>
        <source>quarter turn</source>
        <translation>kwartdraai</translation>
    </message>
    <message>
        <source>half turn</source>
        <translation>halve draai</translation>
    </message>
    <message>
        <source>three quarter turns</source>
        <translation>driekwartdraai</translation>
    </message>
    <message>
        <source>falling diagonal</source>
        <translation>dalende diagonaal</translation>
    </message>
    <message>
        <source>rising diagonal</source>
        <translation>stijgende diagonaal</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>top</source>
        <translation>boven</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>onder</translation>
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

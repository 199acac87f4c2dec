<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Sequence Desktop</source>
        <translation>À propos de Sequence Desktop</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Retour à la liste</translation>
    </message>
</context>
<context>
    <name>AboutForm</name>
    <message>
        <source>A name for the board</source>
        <translation>Un nom pour le plateau</translation>
    </message>
    <message>
        <source>for example CC0-1.0</source>
        <translation>par exemple CC0-1.0</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Auteur</translation>
    </message>
    <message>
        <source>&amp;Licence</source>
        <translation>&amp;Licence</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>&amp;Jeu de cartes</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Taille</translation>
    </message>
    <message>
        <source>N&amp;otes</source>
        <translation>N&amp;otes</translation>
    </message>
</context>
<context>
    <name>Accessible</name>
    <message>
        <source>Go here</source>
        <translation>Aller ici</translation>
    </message>
    <message>
        <source>Choose no card</source>
        <translation>Ne choisir aucune carte</translation>
    </message>
    <message>
        <source>Choose this card</source>
        <translation>Choisir cette carte</translation>
    </message>
    <message>
        <source>Take a card from here</source>
        <translation>Prendre une carte ici</translation>
    </message>
    <message>
        <source>Lay the chosen card here</source>
        <translation>Mettre ici la carte choisie</translation>
    </message>
    <message>
        <source>Go to a cell for this roll</source>
        <translation>Aller à une case pour ce lancer</translation>
    </message>
    <message>
        <source>Show the row that is nearest, or take it</source>
        <translation>Montrer la rangée la plus proche, ou la prendre</translation>
    </message>
    <message>
        <source>Use it on this cell</source>
        <translation>Utiliser sur cette case</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Rows: {rows}, columns: {columns}</source>
        <translation>Lignes&#xa0;: {rows}, colonnes&#xa0;: {columns}</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Stock and discard pile</source>
        <translation>Pioche et défausse</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Coup</translation>
    </message>
    <message>
        <source>&amp;Computer</source>
        <translation>Or&amp;dinateur</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>A&amp;ffichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>Choose a game, a board and players. The game in progress is kept.</source>
        <translation>Choisir un jeu, un plateau et des joueurs. La partie en cours est conservée.</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>&amp;Rejouer</translation>
    </message>
    <message>
        <source>Deal a new game with the same players, board and rules.</source>
        <translation>Distribuer une nouvelle partie avec les mêmes joueurs, le même plateau et les mêmes règles.</translation>
    </message>
    <message>
        <source>&amp;Rated games…</source>
        <translation>Parties &amp;classées…</translation>
    </message>
    <message>
        <source>Play against a computer picked for you, and see how your rating goes.</source>
        <translation>Jouer contre un ordinateur choisi pour vous, et voir évoluer votre classement.</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Pa&amp;use</translation>
    </message>
    <message>
        <source>Let the computers wait, where nobody else plays.</source>
        <translation>Faire attendre les ordinateurs, quand personne d’autre ne joue.</translation>
    </message>
    <message>
        <source>Set up a pos&amp;ition…</source>
        <translation>Composer une p&amp;osition…</translation>
    </message>
    <message>
        <source>Lay chips and cards as you like, check them, and play on from there.</source>
        <translation>Poser jetons et cartes à votre gré, les vérifier, et jouer à partir de là.</translation>
    </message>
    <message>
        <source>&amp;Design a board…</source>
        <translation>&amp;Dessiner un plateau…</translation>
    </message>
    <message>
        <source>Make a board of your own, or change one.</source>
        <translation>Faire un plateau à soi, ou en modifier un.</translation>
    </message>
    <message>
        <source>&amp;Boards…</source>
        <translation>&amp;Plateaux…</translation>
    </message>
    <message>
        <source>Look at all boards: play on them, copy and change them.</source>
        <translation>Voir tous les plateaux&#xa0;: y jouer, les copier et les modifier.</translation>
    </message>
    <message>
        <source>&amp;Lab…</source>
        <translation>&amp;Laboratoire…</translation>
    </message>
    <message>
        <source>Let computers play thousands of games, to compare players, boards and rules.</source>
        <translation>Faire jouer aux ordinateurs des milliers de parties, pour comparer joueurs, plateaux et règles.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Go on with a saved game. The game in progress is kept.</source>
        <translation>Reprendre une partie enregistrée. La partie en cours est conservée.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save the game, with all its moves, to its file.</source>
        <translation>Enregistrer la partie, avec tous ses coups, dans son fichier.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save the game to a file of its own.</source>
        <translation>Enregistrer la partie dans un fichier à part.</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistiques…</translation>
    </message>
    <message>
        <source>Count the games you have finished, and look at the last ones.</source>
        <translation>Compter les parties terminées, et regarder les dernières.</translation>
    </message>
    <message>
        <source>&amp;Print the board…</source>
        <translation>&amp;Imprimer le plateau…</translation>
    </message>
    <message>
        <source>Bring this board onto paper, with chips and rules to it.</source>
        <translation>Mettre ce plateau sur papier, avec ses jetons et ses règles.</translation>
    </message>
    <message>
        <source>Save a pi&amp;cture…</source>
        <translation>Enregistrer une i&amp;mage…</translation>
    </message>
    <message>
        <source>Save the board as it is shown, as a picture.</source>
        <translation>Enregistrer le plateau tel qu’on le voit, en image.</translation>
    </message>
    <message>
        <source>Save an ani&amp;mation…</source>
        <translation>Enregistrer une animati&amp;on…</translation>
    </message>
    <message>
        <source>Save the moves of the game as an animated picture (GIF).</source>
        <translation>Enregistrer les coups de la partie en image animée (GIF).</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>Ré&amp;glages…</translation>
    </message>
    <message>
        <source>Choose look, motion and manners; every change is seen at once.</source>
        <translation>Choisir l’aspect, le mouvement et les manières&#xa0;; chaque changement se voit aussitôt.</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Close the program. The next start goes on where you are now.</source>
        <translation>Fermer le programme. Au prochain démarrage, on reprend ici.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Take back your last move and what followed it.</source>
        <translation>Reprendre votre dernier coup et ce qui l’a suivi.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Play again what was taken back.</source>
        <translation>Rejouer ce qui a été annulé.</translation>
    </message>
    <message>
        <source>&amp;Draw a card</source>
        <translation>&amp;Piocher une carte</translation>
    </message>
    <message>
        <source>Take a card from the stock, where the rules let one draw by hand.</source>
        <translation>Prendre une carte de la pioche, quand les règles font piocher à la main.</translation>
    </message>
    <message>
        <source>&amp;Turn in a dead card</source>
        <translation>&amp;Défausser une carte morte</translation>
    </message>
    <message>
        <source>Give up a card that has no free cell left, and draw another.</source>
        <translation>Défausser une carte qui n’a plus de case libre, et en piocher une autre.</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>Pa&amp;sser</translation>
    </message>
    <message>
        <source>End the turn without a play; only where nothing can be played.</source>
        <translation>Finir le tour sans jouer&#xa0;; seulement si rien ne peut être joué.</translation>
    </message>
    <message>
        <source>Show the last &amp;round</source>
        <translation>Montrer le dernier &amp;tour</translation>
    </message>
    <message>
        <source>Play once more what has happened since your own last move. Any key ends it.</source>
        <translation>Rejouer ce qui s’est passé depuis votre dernier coup. N’importe quelle touche l’arrête.</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>Re&amp;voir la partie</translation>
    </message>
    <message>
        <source>Show what one goes through the game with: slider, steps and playing.</source>
        <translation>Montrer de quoi parcourir la partie&#xa0;: curseur, pas à pas et lecture.</translation>
    </message>
    <message>
        <source>Play the mo&amp;ves</source>
        <translation>Lire les &amp;coups</translation>
    </message>
    <message>
        <source>Show one move after the other, and stop there. Nothing is played.</source>
        <translation>Montrer un coup après l’autre, puis s’arrêter. Rien n’est joué.</translation>
    </message>
    <message>
        <source>Look at the &amp;start</source>
        <translation>Revoir le dé&amp;but</translation>
    </message>
    <message>
        <source>Show the board as it was before the first move.</source>
        <translation>Montrer le plateau tel qu’il était avant le premier coup.</translation>
    </message>
    <message>
        <source>Look one move &amp;back</source>
        <translation>Revoir un coup en a&amp;rrière</translation>
    </message>
    <message>
        <source>Show the board one move earlier; the game goes on from the present.</source>
        <translation>Montrer le plateau un coup plus tôt&#xa0;; la partie continue à partir du présent.</translation>
    </message>
    <message>
        <source>Look one move &amp;forward</source>
        <translation>Revoir un coup en a&amp;vant</translation>
    </message>
    <message>
        <source>Show the board one move later.</source>
        <translation>Montrer le plateau un coup plus tard.</translation>
    </message>
    <message>
        <source>Back to the &amp;game</source>
        <translation>Revenir à la &amp;partie</translation>
    </message>
    <message>
        <source>Show the board as it is now.</source>
        <translation>Montrer le plateau tel qu’il est maintenant.</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>R&amp;eprendre d’ici</translation>
    </message>
    <message>
        <source>Go on from the moment shown in a game of its own; the one on the table is kept.</source>
        <translation>Continuer à partir du moment montré dans une partie à part&#xa0;; celle de la table est conservée.</translation>
    </message>
    <message>
        <source>Boo&amp;kmark</source>
        <translation>Mar&amp;que-page</translation>
    </message>
    <message>
        <source>Mark the moment shown, to find it again.</source>
        <translation>Marquer le moment montré, pour le retrouver.</translation>
    </message>
    <message>
        <source>Bookmarks…</source>
        <translation>Marque-pages…</translation>
    </message>
    <message>
        <source>Go to the moments you have marked, name them, remove them.</source>
        <translation>Aller aux moments marqués, les nommer, les enlever.</translation>
    </message>
    <message>
        <source>L&amp;arger</source>
        <translation>Plus &amp;grand</translation>
    </message>
    <message>
        <source>Show the table larger; where it does not fit, it scrolls.</source>
        <translation>Montrer la table plus grande&#xa0;; si elle ne tient pas, elle défile.</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>Plus &amp;petit</translation>
    </message>
    <message>
        <source>Show the table smaller.</source>
        <translation>Montrer la table plus petite.</translation>
    </message>
    <message>
        <source>As large as t&amp;he window</source>
        <translation>À la taille de la &amp;fenêtre</translation>
    </message>
    <message>
        <source>Show the whole table, as large as it fits.</source>
        <translation>Montrer toute la table, aussi grande que possible.</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>So&amp;ns</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>Panneau &amp;latéral</translation>
    </message>
    <message>
        <source>Show or hide the players and the moves.</source>
        <translation>Montrer ou cacher les joueurs et les coups.</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Plein é&amp;cran</translation>
    </message>
    <message>
        <source>Fill the screen with the table.</source>
        <translation>Remplir l’écran avec la table.</translation>
    </message>
    <message>
        <source>&amp;What can I do?</source>
        <translation>&amp;Que puis-je faire&#xa0;?</translation>
    </message>
    <message>
        <source>Say what you can do at this moment, and light it on the table.</source>
        <translation>Dire ce que vous pouvez faire en ce moment, et l’éclairer sur la table.</translation>
    </message>
    <message>
        <source>C&amp;ontents</source>
        <translation>S&amp;ommaire</translation>
    </message>
    <message>
        <source>Read and search all pages of the help, in one window.</source>
        <translation>Lire et parcourir toutes les pages de l’aide, dans une seule fenêtre.</translation>
    </message>
    <message>
        <source>How to &amp;play</source>
        <translation>&amp;Comment jouer</translation>
    </message>
    <message>
        <source>Say how the game in progress is played, in words and pictures.</source>
        <translation>Dire en mots et en images comment se joue la partie en cours.</translation>
    </message>
    <message>
        <source>Your &amp;first game</source>
        <translation>Votre &amp;première partie</translation>
    </message>
    <message>
        <source>Learn the game in six short steps on the table. Your own game is kept.</source>
        <translation>Apprendre le jeu en six courtes étapes, sur la table. Votre partie est gardée.</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Clavier et souris</translation>
    </message>
    <message>
        <source>List what every key does.</source>
        <translation>Énumérer ce que fait chaque touche.</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>&amp;Changer les touches…</translation>
    </message>
    <message>
        <source>Choose which keys lead to what.</source>
        <translation>Choisir quelles touches mènent à quoi.</translation>
    </message>
    <message>
        <source>&amp;Settings explained</source>
        <translation>&amp;Réglages expliqués</translation>
    </message>
    <message>
        <source>Say what every setting does.</source>
        <translation>Dire ce que fait chaque réglage.</translation>
    </message>
    <message>
        <source>&amp;About Sequence Desktop</source>
        <translation>À &amp;propos de Sequence Desktop</translation>
    </message>
    <message>
        <source>Show the version and the licences.</source>
        <translation>Montrer la version et les licences.</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Conseil</translation>
    </message>
    <message>
        <source>Show the best moves of your hand, how good they are, and why.</source>
        <translation>Montrer les meilleurs coups de votre main, leur valeur et pourquoi.</translation>
    </message>
    <message>
        <source>&amp;Play the hint</source>
        <translation>&amp;Jouer le conseil</translation>
    </message>
    <message>
        <source>Make the hinted move that is marked on the table.</source>
        <translation>Jouer le coup conseillé qui est marqué sur la table.</translation>
    </message>
    <message>
        <source>Show a &amp;better move</source>
        <translation>Montrer un meille&amp;ur coup</translation>
    </message>
    <message>
        <source>Say which move would have been better than your last one, and why.</source>
        <translation>Dire quel coup aurait été meilleur que le dernier, et pourquoi.</translation>
    </message>
    <message>
        <source>Winning &amp;chances</source>
        <translation>C&amp;hances de gagner</translation>
    </message>
    <message>
        <source>Show who is ahead, as far as you can know, now and through the game.</source>
        <translation>Montrer qui est devant, pour autant que vous puissiez le savoir, maintenant et au fil de la partie.</translation>
    </message>
    <message>
        <source>&amp;Review the game…</source>
        <translation>&amp;Analyser la partie…</translation>
    </message>
    <message>
        <source>Look back at a finished game: where it turned, and what was luck or skill.</source>
        <translation>Revenir sur une partie terminée&#xa0;: où elle a tourné, et ce qui fut chance ou adresse.</translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation>Jouer &amp;maintenant</translation>
    </message>
    <message>
        <source>Let the computer that is thinking move at once, with what it knows.</source>
        <translation>Faire jouer aussitôt l’ordinateur qui réfléchit, avec ce qu’il sait.</translation>
    </message>
    <message>
        <source>Colours of the s&amp;ystem</source>
        <translation>Couleurs du s&amp;ystème</translation>
    </message>
    <message>
        <source>Be light or dark as the system is.</source>
        <translation>Être clair ou sombre comme le système.</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>Dark text on a light window.</source>
        <translation>Texte sombre sur une fenêtre claire.</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>Light text on a dark window.</source>
        <translation>Texte clair sur une fenêtre sombre.</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>Contraste éle&amp;vé</translation>
    </message>
    <message>
        <source>The strongest contrast, for weak eyes and bright rooms.</source>
        <translation>Le contraste le plus fort, pour les yeux faibles et les pièces claires.</translation>
    </message>
    <message>
        <source>Hand as dra&amp;wn</source>
        <translation>Main dans l’or&amp;dre de pioche</translation>
    </message>
    <message>
        <source>Lay one’s cards in the order in which they were drawn.</source>
        <translation>Ranger ses cartes dans l’ordre où elles ont été piochées.</translation>
    </message>
    <message>
        <source>Hand by sui&amp;ts</source>
        <translation>Main par &amp;couleurs</translation>
    </message>
    <message>
        <source>Lay one’s cards suit by suit.</source>
        <translation>Ranger ses cartes couleur par couleur.</translation>
    </message>
    <message>
        <source>Hand by ra&amp;nks</source>
        <translation>Main par &amp;valeurs</translation>
    </message>
    <message>
        <source>Lay one’s cards rank by rank, or by their numbers.</source>
        <translation>Ranger ses cartes valeur par valeur, ou selon leurs nombres.</translation>
    </message>
    <message>
        <source>Hand as I lay &amp;it</source>
        <translation>Main comme &amp;je la range</translation>
    </message>
    <message>
        <source>Leave one’s cards where they are dragged to in the hand.</source>
        <translation>Laisser ses cartes là où on les glisse dans la main.</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>{move} and take the row {rows}</source>
        <translation>{move} et prendre la rangée {rows}</translation>
    </message>
    <message>
        <source>{move} and take the rows {rows}</source>
        <translation>{move} et prendre les rangées {rows}</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Prendre {card}</translation>
    </message>
    <message>
        <source>Give up {card}</source>
        <translation>Céder {card}</translation>
    </message>
    <message>
        <source>Take the chip on {cell} away</source>
        <translation>Retirer le jeton en {cell}</translation>
    </message>
    <message>
        <source>Play {card} on {cell}</source>
        <translation>Jouer {card} en {cell}</translation>
    </message>
    <message>
        <source>Take the chip on {cell} away with {card}</source>
        <translation>Retirer le jeton en {cell} avec {card}</translation>
    </message>
    <message>
        <source>Take over the chip on {cell} with {card}</source>
        <translation>Remplacer le jeton en {cell} avec {card}</translation>
    </message>
    <message>
        <source>Swap the chips on {cell} and {other} with {card}</source>
        <translation>Échanger les jetons en {cell} et {other} avec {card}</translation>
    </message>
    <message>
        <source>Turn in {card}</source>
        <translation>Défausser {card}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Piocher une carte</translation>
    </message>
    <message>
        <source>Put a chip on {cell}</source>
        <translation>Poser un jeton en {cell}</translation>
    </message>
    <message>
        <source>Take over the chip on {cell}</source>
        <translation>Remplacer le jeton en {cell}</translation>
    </message>
    <message>
        <source>Swap the chips on {cell} and {other}</source>
        <translation>Échanger les jetons en {cell} et {other}</translation>
    </message>
</context>
<context>
    <name>BalanceDialog</name>
    <message>
        <source>Balance of the board</source>
        <translation>Équilibre du plateau</translation>
    </message>
    <message>
        <source>&amp;Play the games</source>
        <translation>&amp;Jouer les parties</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Co&amp;mpare in the lab…</source>
        <translation>Co&amp;mparer au laboratoire…</translation>
    </message>
    <message>
        <source>The same number plays the same games again, everywhere.</source>
        <translation>Le même nombre rejoue les mêmes parties, partout.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>What the games tell of the board will stand here.</source>
        <translation>Ici s’affichera ce que les parties disent du plateau.</translation>
    </message>
    <message>
        <source>Let other boards, games or levels be played beside this one, as a plan.</source>
        <translation>Faire jouer d’autres plateaux, jeux ou niveaux à côté de celui-ci, selon un plan.</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>J&amp;oueurs</translation>
    </message>
    <message>
        <source>L&amp;evel of all players</source>
        <translation>Ni&amp;veau de tous les joueurs</translation>
    </message>
    <message>
        <source>&amp;Number of games</source>
        <translation>&amp;Nombre de parties</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Graine</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>démarrage…</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>arrêt…</translation>
    </message>
    <message>
        <source>about {seconds} s left</source>
        <translation>encore {seconds} s environ</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>encore {minutes} min environ</translation>
    </message>
</context>
<context>
    <name>BesidePage</name>
    <message>
        <source>Entry at the left</source>
        <translation>Série de gauche</translation>
    </message>
    <message>
        <source>Entry at the right</source>
        <translation>Série de droite</translation>
    </message>
</context>
<context>
    <name>BoardList</name>
    <message>
        <source>Arranged by {author}</source>
        <translation>Disposition de {author}</translation>
    </message>
    <message>
        <source>The board of these rules</source>
        <translation>Le plateau de ces règles</translation>
    </message>
</context>
<context>
    <name>BoardPreview</name>
    <message>
        <source>Picture of the board {name}, {columns} by {rows} cells</source>
        <translation>Image du plateau {name}, {columns} cases sur {rows}</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Compass</source>
        <translation>Boussole</translation>
    </message>
    <message>
        <source>Each suit has a side of the board: spades north, hearts east, clubs south, diamonds west. Every sector runs from the two to the ace and through again, row by row from the rim to the middle, and a quarter turn carries each sector onto the next. The four aces meet in the centre.</source>
        <translation>Chaque enseigne a un côté du plateau&#xa0;: pique au nord, cœur à l’est, trèfle au sud, carreau à l’ouest. Chaque secteur va deux fois du deux à l’as, ligne par ligne du bord vers le milieu, et un quart de tour amène chaque secteur sur le suivant. Les quatre as se rejoignent au centre.</translation>
    </message>
    <message>
        <source>Two dice</source>
        <translation>Deux dés</translation>
    </message>
    <message>
        <source>Six by six for two dice: the rare twos in the corners, the twelves in the middle. A quarter turn leaves it as it is.</source>
        <translation>Six sur six pour deux dés&#xa0;: les rares deux dans les coins, les douze au milieu. Un quart de tour le laisse tel quel.</translation>
    </message>
    <message>
        <source>traditional</source>
        <translation>auteur inconnu</translation>
    </message>
    <message>
        <source>No rights are claimed in this arrangement</source>
        <translation>Aucun droit n’est revendiqué sur cette disposition</translation>
    </message>
    <message>
        <source>Far twins</source>
        <translation>Lointaines jumelles</translation>
    </message>
    <message>
        <source>Four windows, black and red like a chess board, with the two suits of a colour chequered inside. From every card it is five rows and five columns to its twin, so that no two chips on the same card help each other; only the kings of spades and hearts meet, in the centre. The left half is the mirror of the right, spades for hearts and clubs for diamonds.</source>
        <translation>Quatre fenêtres, noires et rouges comme un échiquier, avec en chacune les deux enseignes d’une couleur en damier. De chaque carte à sa jumelle, il y a cinq lignes et cinq colonnes, si bien que deux jetons sur la même carte ne s’aident jamais&#xa0;; seuls les rois de pique et les rois de cœur se touchent, au centre. La moitié gauche est le miroir de la droite, pique pour cœur et trèfle pour carreau.</translation>
    </message>
    <message>
        <source>Turning rings</source>
        <translation>Anneaux alternés</translation>
    </message>
    <message>
        <source>The numbers in rings around the one; each ring runs the other way round than the last. The nought stands in the corner beyond ninety-nine.</source>
        <translation>Les nombres en anneaux autour du un&#xa0;; chaque anneau tourne dans l’autre sens que le précédent. Le zéro est dans le coin, après le quatre-vingt-dix-neuf.</translation>
    </message>
    <message>
        <source>Growing edges</source>
        <translation>Bords croissants</translation>
    </message>
    <message>
        <source>The numbers grow out from the middle edge by edge, so that the square stays full at every size. The nought stands in a corner.</source>
        <translation>Les nombres s’ajoutent bord par bord depuis le milieu, si bien que le carré reste plein à chaque taille. Le zéro est dans un coin.</translation>
    </message>
    <message>
        <source>Number spiral</source>
        <translation>Spirale de nombres</translation>
    </message>
    <message>
        <source>One plain spiral from the nought in the centre to ninety-nine in the corner.</source>
        <translation>Une simple spirale, du zéro au centre au quatre-vingt-dix-neuf dans le coin.</translation>
    </message>
    <message>
        <source>Junior</source>
        <translation>Junior</translation>
    </message>
    <message>
        <source>Six by seven for the youngest: the cards from two to ace without tens and pictures, each once, in a path that can be followed with a finger. The corners and the two spaces in the middle are free.</source>
        <translation>Six sur sept pour les plus jeunes&#xa0;: les cartes du deux à l’as, sans les dix ni les figures, chacune une fois, sur un chemin qu’on peut suivre du doigt. Les coins et les deux cases du milieu sont francs.</translation>
    </message>
    <message>
        <source>Pinwheel</source>
        <translation>Moulin à vent</translation>
    </message>
    <message>
        <source>One pack on seven by seven for the travel game: each suit is one sail of a wheel, winding from the two at the rim to the ace at the hub, and the free space is the axle.</source>
        <translation>Un jeu de cartes sur sept cases par sept, pour le jeu de voyage&#xa0;: chaque enseigne est une aile du moulin, qui serpente du deux au bord jusqu’à l’as au moyeu, et la case franche est l’axe.</translation>
    </message>
    <message>
        <source>Quadrants</source>
        <translation>Quarts</translation>
    </message>
    <message>
        <source>The arrangement common for One-Eyed Jack. Each quarter holds two suits, one the mirror of the other along the diagonal, where the kings and queens stand; tens to sevens run along the edges. Turned upside down it is the same board.</source>
        <translation>La disposition courante pour One-Eyed Jack. Chaque quart contient deux enseignes, l’une le miroir de l’autre le long de la diagonale, où se tiennent les rois et les dames&#xa0;; du dix au sept, les cartes longent les bords. Après un demi-tour, c’est le même plateau.</translation>
    </message>
    <message>
        <source>Row snake</source>
        <translation>Serpent ligne à ligne</translation>
    </message>
    <message>
        <source>The two packs in order, laid like a snake: one row to the right, the next to the left. The easiest board to find a card on.</source>
        <translation>Les deux jeux de cartes dans l’ordre, posés en serpent&#xa0;: une ligne vers la droite, la suivante vers la gauche. Le plateau où l’on trouve le plus facilement une carte.</translation>
    </message>
    <message>
        <source>Spiral</source>
        <translation>Spirale</translation>
    </message>
    <message>
        <source>The arrangement of the published game. From the top left corner it winds inwards, clockwise: spades and diamonds up from the two, clubs and hearts down from the ace, and all of it once more, to the two of hearts in the middle. No jacks; the corners are free.</source>
        <translation>La disposition du jeu publié. Depuis le coin haut gauche, elle s’enroule vers l’intérieur, dans le sens des aiguilles d’une montre&#xa0;: pique et carreau en montant depuis le deux, trèfle et cœur en descendant depuis l’as, et le tout encore une fois, jusqu’au deux de cœur au milieu. Pas de valets&#xa0;; les coins sont francs.</translation>
    </message>
</context>
<context>
    <name>BookmarksDialog</name>
    <message>
        <source>Bookmarks</source>
        <translation>Marque-pages</translation>
    </message>
    <message>
        <source>No moment is marked yet. Look at one, and choose View → Bookmark.</source>
        <translation>Aucun moment n’est encore marqué. Regardez-en un, puis choisissez Affichage → Marque-page.</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Enlever</translation>
    </message>
    <message>
        <source>Remove the bookmark; the game stays as it is.</source>
        <translation>Enlever le marque-page&#xa0;; la partie reste telle quelle.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>{cell}: {card}</source>
        <translation>{cell}&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Now choose the other end of the row.</source>
        <translation>Choisissez maintenant l’autre bout de la rangée.</translation>
    </message>
</context>
<context>
    <name>CaseDialog</name>
    <message>
        <source>Save as rule case</source>
        <translation>Enregistrer comme cas de règle</translation>
    </message>
    <message>
        <source>The case says what may be done in this position, as the program sees it.</source>
        <translation>Le cas dit ce qui est permis dans cette position, selon le programme.</translation>
    </message>
    <message>
        <source>&amp;Choose a file…</source>
        <translation>&amp;Choisir un fichier…</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titre</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Note</translation>
    </message>
</context>
<context>
    <name>ChancePanel</name>
    <message>
        <source>Winning chances</source>
        <translation>Chances de gagner</translation>
    </message>
    <message>
        <source>Chances through the game</source>
        <translation>Chances au fil de la partie</translation>
    </message>
    <message>
        <source>Click to look at the board at that moment</source>
        <translation>Cliquez pour voir le plateau à ce moment</translation>
    </message>
</context>
<context>
    <name>Chancing</name>
    <message>
        <source>The chances cannot be worked out: the process that does it has failed.</source>
        <translation>Les chances ne peuvent être calculées&#xa0;: le processus qui le fait a échoué.</translation>
    </message>
    <message>
        <source>The chances show when the next player is ready.</source>
        <translation>Les chances s’affichent quand le joueur suivant est prêt.</translation>
    </message>
    <message>
        <source>A rated game has no chances.</source>
        <translation>Une partie classée n’a pas de chances affichées.</translation>
    </message>
    <message>
        <source>As far as an onlooker can tell:</source>
        <translation>Pour autant qu’un spectateur puisse le dire&#xa0;:</translation>
    </message>
    <message>
        <source>As far as {name} can know:</source>
        <translation>Pour autant que {name} puisse le savoir&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Clipping</name>
    <message>
        <source>The board is on the clipboard, as text.</source>
        <translation>Le plateau est dans le presse-papiers, sous forme de texte.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Il n’y a pas de texte dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Paste text</source>
        <translation>Coller du texte</translation>
    </message>
    <message>
        <source>Pasted. Not understood: {count}; lines left out: {lines}.</source>
        <translation>Collé. Non compris&#xa0;: {count}&#xa0;; lignes laissées de côté&#xa0;: {lines}.</translation>
    </message>
    <message>
        <source>Pasted: everything was understood.</source>
        <translation>Collé&#xa0;: tout a été compris.</translation>
    </message>
    <message>
        <source>{cards}: they lie on the right of column {column}.</source>
        <translation>{cards}&#xa0;: elles se trouvent à droite de la colonne {column}.</translation>
    </message>
    <message>
        <source>{cards}: they lie below row {row}.</source>
        <translation>{cards}&#xa0;: elles se trouvent sous la ligne {row}.</translation>
    </message>
    <message>
        <source>{cards}: they lie right of {column} and below row {row}.</source>
        <translation>{cards}&#xa0;: elles se trouvent à droite de {column} et sous la ligne {row}.</translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Dark grey</source>
        <translation>Gris foncé</translation>
    </message>
    <message>
        <source>Light grey</source>
        <translation>Gris clair</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violet</translation>
    </message>
</context>
<context>
    <name>CommandRow</name>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Sa&amp;ve the board…</source>
        <translation>&amp;Enregistrer le plateau…</translation>
    </message>
    <message>
        <source>Command line that makes this report again</source>
        <translation>Ligne de commande qui refait ce rapport</translation>
    </message>
    <message>
        <source>The command that plays these games again needs the board as a file.</source>
        <translation>La commande qui rejoue ces parties a besoin du plateau dans un fichier.</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>Figures of all entries</source>
        <translation>Chiffres de toutes les séries</translation>
    </message>
    <message>
        <source>Share of the points, by player</source>
        <translation>Part des points, par joueur</translation>
    </message>
    <message>
        <source>Strength of the players, in Elo</source>
        <translation>Force des joueurs, en Elo</translation>
    </message>
    <message>
        <source>Decided games won by the side that began</source>
        <translation>Parties décidées gagnées par le camp qui commençait</translation>
    </message>
    <message>
        <source>Moves a game</source>
        <translation>Coups par partie</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Who begins wins</source>
        <translation>Qui commence gagne</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Nulles</translation>
    </message>
</context>
<context>
    <name>Corner</name>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} réfléchit</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) left</source>
        <translation>
            <numerusform>encore %n tour</numerusform>
            <numerusform>encore %n tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{made} of %n row(s)</source>
        <translation>
            <numerusform>{made} sur %n rangée</numerusform>
            <numerusform>{made} sur %n rangées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed} and makes %n row(s)</source>
        <translation>
            <numerusform>{deed} et fait une rangée</numerusform>
            <numerusform>{deed} et fait %n rangées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed} and announces %n row(s)</source>
        <translation>
            <numerusform>{deed} et annonce une rangée</numerusform>
            <numerusform>{deed} et annonce %n rangées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed} and breaks up %n row(s)</source>
        <translation>
            <numerusform>{deed} et brise une rangée</numerusform>
            <numerusform>{deed} et brise %n rangées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed}: %n row(s)</source>
        <translation>
            <numerusform>{deed}&#xa0;: une rangée</numerusform>
            <numerusform>{deed}&#xa0;: %n rangées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From there %n row(s) are still possible.</source>
        <translation>
            <numerusform>De là, %n rangée est encore possible.</numerusform>
            <numerusform>De là, %n rangées sont encore possibles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier move(s), see the list</source>
        <translation>
            <numerusform>%n coup plus ancien, voir la liste</numerusform>
            <numerusform>%n coups plus anciens, voir la liste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are shuffled into a new stock</source>
        <translation>
            <numerusform>%n carte est mélangée en une nouvelle pioche</numerusform>
            <numerusform>%n cartes sont mélangées en une nouvelle pioche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rated game(s) played.</source>
        <translation>
            <numerusform>%n partie classée jouée.</numerusform>
            <numerusform>%n parties classées jouées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) found</source>
        <translation>
            <numerusform>%n réglage trouvé</numerusform>
            <numerusform>%n réglages trouvés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read</source>
        <translation>
            <numerusform>%n fichier n’a pas pu être lu</numerusform>
            <numerusform>%n fichiers n’ont pas pu être lus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) could not be read</source>
        <translation>
            <numerusform>%n ligne n’a pas pu être lue</numerusform>
            <numerusform>%n lignes n’ont pas pu être lues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) are among your own now</source>
        <translation>
            <numerusform>%n plateau est maintenant parmi les vôtres</numerusform>
            <numerusform>%n plateaux sont maintenant parmi les vôtres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) did not fit on the board</source>
        <translation>
            <numerusform>%n carte n’a pas tenu sur le plateau</numerusform>
            <numerusform>%n cartes n’ont pas tenu sur le plateau</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>no</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>one</source>
        <translation>une</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>onze</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>douze</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>une carte</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count} cartes</translation>
    </message>
    <message>
        <source>one row</source>
        <translation>une rangée</translation>
    </message>
    <message>
        <source>{count} rows</source>
        <translation>{count} rangées</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>un point</translation>
    </message>
    <message>
        <source>{count} points</source>
        <translation>{count} points</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} joueurs</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} ou {last}</translation>
    </message>
    <message>
        <source>a roll of {totals}</source>
        <translation>un lancer de {totals}</translation>
    </message>
    <message>
        <source>the one-eyed jacks (spades and hearts)</source>
        <translation>les valets à un œil (pique et cœur)</translation>
    </message>
    <message>
        <source>the two-eyed jacks (diamonds and clubs)</source>
        <translation>les valets à deux yeux (carreau et trèfle)</translation>
    </message>
    <message>
        <source>the {ranks}</source>
        <translation>les {ranks}</translation>
    </message>
    <message>
        <source>the {ranks} of {suits}</source>
        <translation>les {ranks} de {suits}</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>six</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>valets</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>dames</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>rois</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>as</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>rules without a name</source>
        <translation>règles sans nom</translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message>
        <source>Cards to be laid</source>
        <translation>Cartes à poser</translation>
    </message>
    <message>
        <source>{card}: {count} left</source>
        <translation>{card}&#xa0;: encore {count}</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>Two packs of cards</source>
        <translation>Deux jeux de cartes</translation>
    </message>
    <message>
        <source>One pack of cards</source>
        <translation>Un jeu de cartes</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Two dice</source>
        <translation>Deux dés</translation>
    </message>
    <message>
        <source>Anything</source>
        <translation>N’importe quoi</translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>{who} did not draw in time, and holds one card less</source>
        <translation>{who} n’a pas pioché à temps et a une carte de moins</translation>
    </message>
    <message>
        <source>the others have their last turns</source>
        <translation>les autres ont leurs derniers tours</translation>
    </message>
    <message>
        <source>{deed}; {consequence}</source>
        <translation>{deed}&#xa0;; {consequence}</translation>
    </message>
    <message>
        <source>{who} takes {card}</source>
        <translation>{who} prend {card}</translation>
    </message>
    <message>
        <source>{who} draws a card</source>
        <translation>{who} pioche une carte</translation>
    </message>
    <message>
        <source>{who} shows that {card} is dead and turns it in</source>
        <translation>{who} montre que {card} est une carte morte et la défausse</translation>
    </message>
    <message>
        <source>{who} plays {card} as {other_card} on {cell}</source>
        <translation>{who} joue {card} comme {other_card} en {cell}</translation>
    </message>
    <message>
        <source>{who} plays {card} on {cell}</source>
        <translation>{who} joue {card} en {cell}</translation>
    </message>
    <message>
        <source>{who} plays {card} and removes the chip on {cell}</source>
        <translation>{who} joue {card} et retire le jeton en {cell}</translation>
    </message>
    <message>
        <source>{who} plays {card} and takes over the chip on {cell}</source>
        <translation>{who} joue {card} et remplace le jeton en {cell}</translation>
    </message>
    <message>
        <source>{who} plays {card} and swaps the chips on {cell} and {other}</source>
        <translation>{who} joue {card} et échange les jetons en {cell} et {other}</translation>
    </message>
    <message>
        <source>{who} turns in {card}</source>
        <translation>{who} défausse {card}</translation>
    </message>
    <message>
        <source>{who} passes</source>
        <translation>{who} passe</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and puts a chip on {cell}</source>
        <translation>{who} lance {roll} et pose un jeton en {cell}</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and removes the chip on {cell}</source>
        <translation>{who} lance {roll} et retire le jeton en {cell}</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and takes over the chip on {cell}</source>
        <translation>{who} lance {roll} et remplace le jeton en {cell}</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and swaps the chips on {cell} and {other}</source>
        <translation>{who} lance {roll} et échange les jetons en {cell} et {other}</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and can do nothing</source>
        <translation>{who} lance {roll} et ne peut rien faire</translation>
    </message>
    <message>
        <source>{who} gives up {card}</source>
        <translation>{who} cède {card}</translation>
    </message>
    <message>
        <source>{who} takes the chip on {cell} away</source>
        <translation>{who} enlève le jeton en {cell}</translation>
    </message>
    <message>
        <source>{who} has spoken out of turn</source>
        <translation>{who} a parlé hors de propos</translation>
    </message>
    <message>
        <source>on {cell}</source>
        <comment>after a card, as in 8 of spades on c4</comment>
        <translation>en {cell}</translation>
    </message>
    <message>
        <source>removes {cell}</source>
        <comment>after a card</comment>
        <translation>retire {cell}</translation>
    </message>
    <message>
        <source>takes over {cell}</source>
        <comment>after a card</comment>
        <translation>remplace {cell}</translation>
    </message>
    <message>
        <source>swaps {cell} and {other}</source>
        <comment>after a card</comment>
        <translation>échange {cell} et {other}</translation>
    </message>
    <message>
        <source>turned in</source>
        <comment>after a card</comment>
        <translation>défaussée</translation>
    </message>
    <message>
        <source>taken</source>
        <comment>after a card</comment>
        <translation>prise</translation>
    </message>
    <message>
        <source>draws a card</source>
        <translation>pioche une carte</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <comment>after a roll</comment>
        <translation>rien à faire</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>given up</source>
        <comment>after a card</comment>
        <translation>cédée</translation>
    </message>
    <message>
        <source>takes {cell} away</source>
        <translation>enlève {cell}</translation>
    </message>
    <message>
        <source>has spoken</source>
        <translation>a parlé</translation>
    </message>
    <message>
        <source>{total} is rolled</source>
        <translation>le lancer donne {total}</translation>
    </message>
    <message>
        <source>{who} is out of the game</source>
        <translation>{who} est hors jeu</translation>
    </message>
    <message>
        <source>it is the turn of {who}</source>
        <translation>c’est au tour de {who}</translation>
    </message>
    <message>
        <source>a chip of {who} on {place}</source>
        <translation>un jeton de {who} en {place}</translation>
    </message>
    <message>
        <source>the chip of {who} is off {place}</source>
        <translation>le jeton de {who} n’est plus en {place}</translation>
    </message>
    <message>
        <source>a row for {who}, {place}</source>
        <translation>une rangée pour {who}, {place}</translation>
    </message>
    <message>
        <source>{who} no longer has the row {place}</source>
        <translation>{who} n’a plus la rangée {place}</translation>
    </message>
    <message>
        <source>{who} lays off {card}</source>
        <translation>{who} défausse {card}</translation>
    </message>
    <message>
        <source>{who} draws {card}</source>
        <translation>{who} pioche {card}</translation>
    </message>
    <message>
        <source>{who} takes back {card}</source>
        <translation>{who} reprend {card}</translation>
    </message>
    <message>
        <source>{who} puts back {card}</source>
        <translation>{who} remet {card}</translation>
    </message>
</context>
<context>
    <name>DesignButtons</name>
    <message>
        <source>&amp;Design a board…</source>
        <translation>&amp;Dessiner un plateau…</translation>
    </message>
    <message>
        <source>Make a board of your own, or change one.</source>
        <translation>Faire un plateau à soi, ou en modifier un.</translation>
    </message>
    <message>
        <source>Edit a cop&amp;y</source>
        <translation>&amp;Modifier une copie</translation>
    </message>
    <message>
        <source>Change a copy of the chosen board in the designer.</source>
        <translation>Modifier une copie du plateau choisi dans l’atelier.</translation>
    </message>
</context>
<context>
    <name>Designer</name>
    <message>
        <source>Some files were not taken over.</source>
        <translation>Certains fichiers n’ont pas été repris.</translation>
    </message>
    <message>
        <source>Only files of this computer can be dropped here.</source>
        <translation>Seuls des fichiers de cet ordinateur peuvent être déposés ici.</translation>
    </message>
    <message>
        <source>Save the file first, or copy its text and paste it.</source>
        <translation>Enregistrez d’abord le fichier, ou copiez son texte et collez-le.</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Plateau</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nouveau</translation>
    </message>
    <message>
        <source>An empty board. Undo brings this one back.</source>
        <translation>Un plateau vide. Annuler ramène celui-ci.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Change a board in a file. Undo brings this back.</source>
        <translation>Modifier un plateau d’un fichier. Annuler ramène celui-ci.</translation>
    </message>
    <message>
        <source>&amp;Gallery…</source>
        <translation>&amp;Galerie…</translation>
    </message>
    <message>
        <source>Look at all boards.</source>
        <translation>Voir tous les plateaux.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save the board, with mistakes or without.</source>
        <translation>Enregistrer le plateau, avec ou sans fautes.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save the board to another file.</source>
        <translation>Enregistrer le plateau dans un autre fichier.</translation>
    </message>
    <message>
        <source>&amp;Export a copy…</source>
        <translation>E&amp;xporter une copie…</translation>
    </message>
    <message>
        <source>Write a copy for somebody else.</source>
        <translation>Écrire une copie pour quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Bring the board onto paper, or into a picture.</source>
        <translation>Mettre le plateau sur papier, ou dans une image.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Close. What is not saved is kept for next time.</source>
        <translation>Fermer. Ce qui n’est pas enregistré est gardé pour la prochaine fois.</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>&amp;Historique…</translation>
    </message>
    <message>
        <source>List all changes and go back to any of them.</source>
        <translation>Énumérer toutes les modifications et revenir à l’une d’elles.</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Paste cells, or a board as text from anywhere.</source>
        <translation>Coller des cases, ou un plateau sous forme de texte venu d’ailleurs.</translation>
    </message>
    <message>
        <source>Copy the board as te&amp;xt</source>
        <translation>Copier le plateau en te&amp;xte</translation>
    </message>
    <message>
        <source>For a letter, a forum or a spreadsheet.</source>
        <translation>Pour une lettre, un forum ou un tableur.</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Vider</translation>
    </message>
    <message>
        <source>Choose &amp;all</source>
        <translation>&amp;Tout choisir</translation>
    </message>
    <message>
        <source>&amp;Fill with the tray’s card</source>
        <translation>&amp;Remplir avec la carte de la réserve</translation>
    </message>
    <message>
        <source>Put the card chosen in the tray on these cells.</source>
        <translation>Mettre sur ces cases la carte choisie dans la réserve.</translation>
    </message>
    <message>
        <source>E&amp;xchange two cells</source>
        <translation>Éc&amp;hanger deux cases</translation>
    </message>
    <message>
        <source>Exchange the two chosen cells.</source>
        <translation>Échanger les deux cases choisies.</translation>
    </message>
    <message>
        <source>&amp;Shuffle</source>
        <translation>&amp;Mélanger</translation>
    </message>
    <message>
        <source>Shuffle the chosen cells; of one, the board.</source>
        <translation>Mélanger les cases choisies&#xa0;; s’il n’y en a qu’une, tout le plateau.</translation>
    </message>
    <message>
        <source>Fill &amp;up from the tray</source>
        <translation>Com&amp;pléter depuis la réserve</translation>
    </message>
    <message>
        <source>Put what is left on the empty cells, by chance.</source>
        <translation>Mettre ce qui reste sur les cases vides, au hasard.</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <translation>E&amp;ssayer</translation>
    </message>
    <message>
        <source>&amp;Play a game on it</source>
        <translation>&amp;Jouer une partie dessus</translation>
    </message>
    <message>
        <source>Play a game on this board against the computer.</source>
        <translation>Jouer une partie sur ce plateau contre l’ordinateur.</translation>
    </message>
    <message>
        <source>&amp;Balance…</source>
        <translation>&amp;Équilibre…</translation>
    </message>
    <message>
        <source>Measure the board by many games of computers.</source>
        <translation>Mesurer le plateau par de nombreuses parties d’ordinateurs.</translation>
    </message>
    <message>
        <source>&amp;Hide the heat map</source>
        <translation>&amp;Cacher la carte de chaleur</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Clavier et souris</translation>
    </message>
    <message>
        <source>List what every key does here.</source>
        <translation>Énumérer ce que fait ici chaque touche.</translation>
    </message>
    <message>
        <source>Shift to the left</source>
        <translation>Décaler à gauche</translation>
    </message>
    <message>
        <source>Shift to the right</source>
        <translation>Décaler à droite</translation>
    </message>
    <message>
        <source>Shift up</source>
        <translation>Décaler vers le haut</translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation>Décaler vers le bas</translation>
    </message>
    <message>
        <source>Symmetry that edits keep</source>
        <translation>Symétrie gardée</translation>
    </message>
    <message>
        <source>What is changed in one place is changed in its likeness, too.</source>
        <translation>Ce qui change à un endroit change aussi à son pendant.</translation>
    </message>
    <message>
        <source>Play an&amp;other game on it</source>
        <translation>Y jouer un &amp;autre jeu</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>&amp;Disposer</translation>
    </message>
    <message>
        <source>Turn: {way}</source>
        <translation>Tourner&#xa0;: {way}</translation>
    </message>
    <message>
        <source>Exchange two &amp;suits</source>
        <translation>Échanger deux &amp;couleurs</translation>
    </message>
    <message>
        <source>&amp;Repeat a part (symmetry)</source>
        <translation>&amp;Répéter une partie (symétrie)</translation>
    </message>
    <message>
        <source>S&amp;ymmetry that edits keep</source>
        <translation>S&amp;ymétrie gardée</translation>
    </message>
    <message>
        <source>Take {part} for the rest</source>
        <translation>Prendre {part} pour le reste</translation>
    </message>
    <message>
        <source>Choose a symmetry first</source>
        <translation>Choisir d’abord une symétrie</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;ymétrie</translation>
    </message>
    <message>
        <source>free</source>
        <translation>franche</translation>
    </message>
    <message>
        <source>hole</source>
        <translation>trou</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>a free cell</source>
        <translation>une case franche</translation>
    </message>
    <message>
        <source>a hole</source>
        <translation>un trou</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
</context>
<context>
    <name>DesignerWindow</name>
    <message>
        <source>&amp;Tray: to be placed</source>
        <translation>&amp;Réserve&#xa0;: à placer</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>Nouveau plateau</translation>
    </message>
    <message>
        <source>{name}[*] – Board designer</source>
        <translation>{name}[*] – Atelier de plateaux</translation>
    </message>
    <message>
        <source>{cell}   chosen: {chosen}   filled: {filled} of {size}</source>
        <translation>{cell}   choisies&#xa0;: {chosen}   remplies&#xa0;: {filled} sur {size}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Équilibre</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Clavier et souris</translation>
    </message>
    <message>
        <source>Go on with an unsaved board</source>
        <translation>Reprendre un plateau non enregistré</translation>
    </message>
    <message>
        <source>This board is not kept: {why}.</source>
        <translation>Ce plateau n’est pas gardé&#xa0;: {why}.</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>You play on from move {ply} in a game of its own. The one before is kept; undo brings it back.</source>
        <translation>Vous continuez à partir du coup {ply} dans une partie à part. La précédente est conservée&#xa0;; Annuler la ramène.</translation>
    </message>
    <message>
        <source>Another program has written to the file of your game in progress. It was left as it is now, and your game is kept in another file.</source>
        <translation>Un autre programme a écrit dans le fichier de votre partie en cours. Il a été laissé tel quel, et votre partie est gardée dans un autre fichier.</translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message>
        <source>{now} (not: {before})</source>
        <translation>{now} (et non&#xa0;: {before})</translation>
    </message>
    <message>
        <source>{text} – no effect: {why}</source>
        <translation>{text} – sans effet&#xa0;: {why}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>a list of its own</source>
        <translation>une liste à part</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>{title}: {new} instead of {old}</source>
        <translation>{title}&#xa0;: {new} au lieu de {old}</translation>
    </message>
    <message>
        <source>{title}: {new}</source>
        <translation>{title}&#xa0;: {new}</translation>
    </message>
    <message>
        <source>Rows of {new} chips instead of {old}</source>
        <translation>Rangées de {new} jetons au lieu de {old}</translation>
    </message>
    <message>
        <source>Cards each by the number of players</source>
        <translation>Cartes par joueur selon le nombre de joueurs</translation>
    </message>
    <message>
        <source>{cards} each, however many play</source>
        <translation>{cards} chacun, quel que soit le nombre de joueurs</translation>
    </message>
    <message>
        <source>{cards} each instead of {old}</source>
        <translation>{cards} chacun au lieu de {old}</translation>
    </message>
    <message>
        <source>Without {ranks}</source>
        <translation>Sans {ranks}</translation>
    </message>
    <message>
        <source>With {ranks}</source>
        <translation>Avec {ranks}</translation>
    </message>
    <message>
        <source>The ranks in another order</source>
        <translation>Les valeurs dans un autre ordre</translation>
    </message>
    <message>
        <source>Playing cards instead of number cards</source>
        <translation>Cartes à jouer au lieu de cartes à nombres</translation>
    </message>
    <message>
        <source>Number cards from {low} to {high} instead of playing cards</source>
        <translation>Cartes à nombres de {low} à {high} au lieu de cartes à jouer</translation>
    </message>
    <message>
        <source>Number cards from {low} to {high} instead of {old_low} to {old_high}</source>
        <translation>Cartes à nombres de {low} à {high} au lieu de {old_low} à {old_high}</translation>
    </message>
    <message>
        <source>The usual board instead of one of its own</source>
        <translation>Le plateau habituel au lieu d’un plateau propre</translation>
    </message>
    <message>
        <source>Another board of its own</source>
        <translation>Un autre plateau propre</translation>
    </message>
    <message>
        <source>A board of its own instead of the usual one</source>
        <translation>Un plateau propre au lieu de l’habituel</translation>
    </message>
    <message>
        <source>{players} in {sides} sides</source>
        <translation>{players} en {sides} camps</translation>
    </message>
    <message>
        <source>{now} instead of {before}</source>
        <translation>{now} au lieu de {before}</translation>
    </message>
    <message>
        <source>{now} may play, too</source>
        <translation>{now} peuvent jouer aussi</translation>
    </message>
    <message>
        <source>Not for {counts} players</source>
        <translation>Pas pour {counts} joueurs</translation>
    </message>
    <message>
        <source>With {players}: {cards} each instead of {old}</source>
        <translation>À {players}&#xa0;: {cards} chacun au lieu de {old}</translation>
    </message>
    <message>
        <source>With {players}: {cards} each</source>
        <translation>À {players}&#xa0;: {cards} chacun</translation>
    </message>
    <message>
        <source>With {sides} sides: rows of {new} chips instead of {old}</source>
        <translation>À {sides} camps&#xa0;: rangées de {new} jetons au lieu de {old}</translation>
    </message>
    <message>
        <source>With {sides} sides: {rows} to win instead of {old}</source>
        <translation>À {sides} camps&#xa0;: {rows} pour gagner au lieu de {old}</translation>
    </message>
    <message>
        <source>With {players}: rows to win by the number of sides</source>
        <translation>À {players}&#xa0;: rangées pour gagner selon le nombre de camps</translation>
    </message>
    <message>
        <source>With {players}: {rows} to win</source>
        <translation>À {players}&#xa0;: {rows} pour gagner</translation>
    </message>
    <message>
        <source>no power</source>
        <translation>sans pouvoir</translation>
    </message>
    <message>
        <source>{cards}: {does}</source>
        <translation>{cards}&#xa0;: {does}</translation>
    </message>
    <message>
        <source>{card} cannot touch the cells {cells}</source>
        <translation>{card} ne peut toucher les cases {cells}</translation>
    </message>
    <message>
        <source>No cell is safe from {card}</source>
        <translation>Aucune case n’est à l’abri de {card}</translation>
    </message>
    <message>
        <source>{chips} in line: {points} instead of {old}</source>
        <translation>{chips} en ligne&#xa0;: {points} au lieu de {old}</translation>
    </message>
    <message>
        <source>{chips} in line: no points of their own</source>
        <translation>{chips} en ligne&#xa0;: pas de points propres</translation>
    </message>
    <message>
        <source>{chips} in line: {points}</source>
        <translation>{chips} en ligne&#xa0;: {points}</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>Repeat {part}</source>
        <translation>Répéter {part}</translation>
    </message>
    <message>
        <source>Put {card} on {cell}</source>
        <translation>Mettre {card} en {cell}</translation>
    </message>
    <message>
        <source>Fill with {card}</source>
        <translation>Remplir avec {card}</translation>
    </message>
    <message>
        <source>Clear {cells}</source>
        <translation>Vider {cells}</translation>
    </message>
    <message>
        <source>Exchange {cells}</source>
        <translation>Échanger {cells}</translation>
    </message>
    <message>
        <source>Shuffle {cells}</source>
        <translation>Mélanger {cells}</translation>
    </message>
    <message>
        <source>Fill up from the tray</source>
        <translation>Compléter depuis la réserve</translation>
    </message>
    <message>
        <source>Cut {cells}</source>
        <translation>Couper {cells}</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Turn: {way}</source>
        <translation>Tourner&#xa0;: {way}</translation>
    </message>
    <message>
        <source>Shift the board</source>
        <translation>Décaler le plateau</translation>
    </message>
    <message>
        <source>Exchange two suits</source>
        <translation>Échanger deux couleurs</translation>
    </message>
    <message>
        <source>Pattern: {name}</source>
        <translation>Motif&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Size {columns} × {rows}</source>
        <translation>Taille {columns} × {rows}</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Changer le nom</translation>
    </message>
    <message>
        <source>Change the author</source>
        <translation>Changer l’auteur</translation>
    </message>
    <message>
        <source>Change the notes</source>
        <translation>Changer les notes</translation>
    </message>
    <message>
        <source>Change the licence</source>
        <translation>Changer la licence</translation>
    </message>
    <message>
        <source>Change the deck</source>
        <translation>Changer le jeu de cartes</translation>
    </message>
    <message>
        <source>{count} cells</source>
        <translation>{count} cases</translation>
    </message>
</context>
<context>
    <name>Enabling</name>
    <message>
        <source>&amp;Undo: new game</source>
        <translation>&amp;Annuler&#xa0;: nouvelle partie</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo: new game</source>
        <translation>&amp;Rétablir&#xa0;: nouvelle partie</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Next de&amp;al</source>
        <translation>Donne s&amp;uivante</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>&amp;Rejouer</translation>
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
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Review the game…</source>
        <translation>Analyser la partie…</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Regarder le plateau</translation>
    </message>
</context>
<context>
    <name>EntryForm</name>
    <message>
        <source>Change &amp;seats on the same deals</source>
        <translation>Échanger les &amp;places sur les mêmes donnes</translation>
    </message>
    <message>
        <source>Each deal is played once for every side, so that neither cards nor seats favour anybody. It needs different players.</source>
        <translation>Chaque donne est jouée une fois pour chaque camp, pour que ni les cartes ni les places n’avantagent personne. Il faut des joueurs différents.</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>No&amp;m</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Plateau</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>J&amp;oueurs</translation>
    </message>
    <message>
        <source>S&amp;ides</source>
        <translation>Ca&amp;mps</translation>
    </message>
    <message>
        <source>&amp;Who plays</source>
        <translation>&amp;Qui joue</translation>
    </message>
    <message>
        <source>Usual board of the game</source>
        <translation>Plateau habituel du jeu</translation>
    </message>
    <message>
        <source>{name} (of this plan)</source>
        <translation>{name} (de ce plan)</translation>
    </message>
    <message>
        <source>{name}, changed (of this plan)</source>
        <translation>{name}, modifié (de ce plan)</translation>
    </message>
    <message>
        <source>of this plan</source>
        <translation>de ce plan</translation>
    </message>
</context>
<context>
    <name>EntryView</name>
    <message>
        <source>Decided games won</source>
        <translation>Parties décidées gagnées</translation>
    </message>
    <message>
        <source>Winning rows on the board</source>
        <translation>Rangées gagnantes sur le plateau</translation>
    </message>
    <message>
        <source>How many games took so many moves</source>
        <translation>Combien de parties ont duré tant de coups</translation>
    </message>
    <message>
        <source>{name}: decided games won, by who was on turn when</source>
        <translation>{name}&#xa0;: parties décidées gagnées, selon l’ordre du tour</translation>
    </message>
    <message>
        <source>{name}: winning rows on the board</source>
        <translation>{name}&#xa0;: rangées gagnantes sur le plateau</translation>
    </message>
    <message>
        <source>{name}: moves a game</source>
        <translation>{name}&#xa0;: coups par partie</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Quelque chose a échoué</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>&amp;Copier le rapport</translation>
    </message>
    <message>
        <source>The report names no person, no folder and no card.</source>
        <translation>Le rapport ne nomme ni personne, ni dossier, ni carte.</translation>
    </message>
    <message>
        <source>Start &amp;without settings</source>
        <translation>Démarrer &amp;sans réglages</translation>
    </message>
    <message>
        <source>Your settings stay in their file; this once nobody reads it.</source>
        <translation>Vos réglages restent dans leur fichier&#xa0;; cette fois seulement, personne ne les lit.</translation>
    </message>
    <message>
        <source>The program has met an error that its authors did not foresee. Your game is saved; you can go on, or close the program and start it again.</source>
        <translation>Le programme a rencontré une erreur que ses auteurs n’avaient pas prévue. Votre partie est enregistrée&#xa0;; vous pouvez continuer, ou fermer le programme et le relancer.</translation>
    </message>
    <message>
        <source>The program has met an error that its authors did not foresee, and the game could not be saved. Save it to another place before you go on.</source>
        <translation>Le programme a rencontré une erreur que ses auteurs n’avaient pas prévue, et la partie n’a pas pu être enregistrée. Enregistrez-la ailleurs avant de continuer.</translation>
    </message>
    <message>
        <source>The last time the program ended by an error that its authors did not foresee. Your game was kept after each move and goes on where it was. The report below helps to mend the error.</source>
        <translation>La dernière fois, le programme a fini sur une erreur que ses auteurs n’avaient pas prévue. Votre partie était gardée après chaque coup et reprend où elle en était. Le rapport ci-dessous aide à réparer l’erreur.</translation>
    </message>
    <message>
        <source>The program cannot start, by an error that its authors did not foresee. Your games are kept. It may start without its settings.</source>
        <translation>Le programme ne peut démarrer, à cause d’une erreur que ses auteurs n’avaient pas prévue. Vos parties sont gardées. Il démarrera peut-être sans ses réglages.</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>The rules could not be saved.</source>
        <translation>Les règles n’ont pas pu être enregistrées.</translation>
    </message>
    <message>
        <source>Export the rules</source>
        <translation>Exporter les règles</translation>
    </message>
    <message>
        <source>The rules could not be written.</source>
        <translation>Les règles n’ont pas pu être écrites.</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Importer des règles</translation>
    </message>
    <message>
        <source>These rules cannot be taken in.</source>
        <translation>Ces règles ne peuvent être reprises.</translation>
    </message>
    <message>
        <source>You have rules of this name already.</source>
        <translation>Vous avez déjà des règles de ce nom.</translation>
    </message>
    <message>
        <source>Replace them by those in {file}?</source>
        <translation>Les remplacer par celles de {file}&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
</context>
<context>
    <name>Families</name>
    <message>
        <source>Sequence and its relatives</source>
        <translation>Sequence et ses parents</translation>
    </message>
    <message>
        <source>One-Eyed Jack</source>
        <translation>One-Eyed Jack</translation>
    </message>
    <message>
        <source>With numbers</source>
        <translation>Avec des nombres</translation>
    </message>
    <message>
        <source>With dice</source>
        <translation>Avec des dés</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Les vôtres</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>there are no cases in this folder</source>
        <translation>il n’y a pas de cas dans ce dossier</translation>
    </message>
    <message>
        <source>this file is there already</source>
        <translation>ce fichier existe déjà</translation>
    </message>
    <message>
        <source>choose another name, or add --force to replace it</source>
        <translation>choisissez un autre nom, ou ajoutez --force pour le remplacer</translation>
    </message>
    <message>
        <source>Qt cannot be started: {error}</source>
        <translation>impossible de démarrer Qt&#xa0;: {error}</translation>
    </message>
    <message>
        <source>install what is missing</source>
        <translation>installez ce qui manque</translation>
    </message>
    <message>
        <source>row {number}, column {letter}</source>
        <translation>ligne {number}, colonne {letter}</translation>
    </message>
    <message>
        <source>{card} stands {times}</source>
        <translation>{card}&#xa0;: {times}</translation>
    </message>
    <message>
        <source>this deck has no use for it</source>
        <translation>ce jeu de cartes n’en a pas besoin</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nulle part</translation>
    </message>
    <message>
        <source>once</source>
        <translation>une fois</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>deux fois</translation>
    </message>
    <message>
        <source>three times</source>
        <translation>trois fois</translation>
    </message>
    <message>
        <source>four times</source>
        <translation>quatre fois</translation>
    </message>
    <message>
        <source>{count} times</source>
        <translation>{count} fois</translation>
    </message>
    <message>
        <source>a board needs it {times}</source>
        <translation>un plateau la demande {times}</translation>
    </message>
    <message>
        <source>put {card} on {count} more</source>
        <translation>mettez encore {card} {count} fois</translation>
    </message>
    <message>
        <source>change {count} of them</source>
        <translation>changez-en {count}</translation>
    </message>
    <message>
        <source>a board needs its rows of cells</source>
        <translation>un plateau a besoin de ses lignes de cases</translation>
    </message>
    <message>
        <source>there are {count} rows</source>
        <translation>nombre de lignes&#xa0;: {count}</translation>
    </message>
    <message>
        <source>row 1 has {width} cells</source>
        <translation>cases dans la ligne 1&#xa0;: {width}</translation>
    </message>
    <message>
        <source>a row is a text of cells</source>
        <translation>une ligne est un texte fait de cases</translation>
    </message>
    <message>
        <source>there are {count} cells</source>
        <translation>nombre de cases&#xa0;: {count}</translation>
    </message>
    <message>
        <source>this cell is still empty</source>
        <translation>cette case est encore vide</translation>
    </message>
    <message>
        <source>{word} is not a card</source>
        <translation>{word} n’est pas une carte</translation>
    </message>
    <message>
        <source>{key} is not a text of up to {most} characters</source>
        <translation>{key} n’est pas un texte de {most} caractères au plus</translation>
    </message>
    <message>
        <source>{name} is not a straight line of cells</source>
        <translation>{name} n’est pas une ligne droite de cases</translation>
    </message>
    <message>
        <source>a board is a JSON object</source>
        <translation>un plateau est un objet JSON</translation>
    </message>
    <message>
        <source>{deck} is no kind of deck</source>
        <translation>{deck} n’est pas un jeu de cartes</translation>
    </message>
    <message>
        <source>{shape} draws no shape</source>
        <translation>{shape} ne dessine aucune forme</translation>
    </message>
    <message>
        <source>add &quot;rows&quot;: [&quot;XX 2S …&quot;, …]</source>
        <translation>ajoutez &quot;rows&quot;: [&quot;XX 2S …&quot;, …]</translation>
    </message>
    <message>
        <source>use {least} to {most} rows</source>
        <translation>utilisez de {least} à {most} lignes</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>ligne {number}</translation>
    </message>
    <message>
        <source>use {least} to {most} cells a row</source>
        <translation>utilisez de {least} à {most} cases par ligne</translation>
    </message>
    <message>
        <source>there are {count} cells where row 1 has {width}</source>
        <translation>nombre de cases&#xa0;: {count}, mais {width} dans la ligne 1</translation>
    </message>
    <message>
        <source>write &quot;XX 2S 3S …&quot;</source>
        <translation>écrivez &quot;XX 2S 3S …&quot;</translation>
    </message>
    <message>
        <source>use at most {most} cells a row</source>
        <translation>utilisez au plus {most} cases par ligne</translation>
    </message>
    <message>
        <source>put a card there, or {free} (free)</source>
        <translation>mettez-y une carte, ou {free} (franche)</translation>
    </message>
    <message>
        <source>write cells like 4S, 10H, 50, XX (free)</source>
        <translation>écrivez les cases comme 4S, 10H, 50, XX (franche)</translation>
    </message>
    <message>
        <source>shorten or quote it</source>
        <translation>raccourcissez-le ou mettez-le entre guillemets</translation>
    </message>
    <message>
        <source>there is no cell {cell}</source>
        <translation>il n’y a pas de case {cell}</translation>
    </message>
    <message>
        <source>it begins with { and has &quot;rows&quot;</source>
        <translation>il commence par { et contient &quot;rows&quot;</translation>
    </message>
    <message>
        <source>the key {key} is not known</source>
        <translation>la clé {key} est inconnue</translation>
    </message>
    <message>
        <source>use {options}</source>
        <translation>utilisez {options}</translation>
    </message>
    <message>
        <source>draw it like &quot;X../XXX/..X&quot;</source>
        <translation>dessinez-la comme &quot;X../XXX/..X&quot;</translation>
    </message>
    <message>
        <source>give every row the same number of cells</source>
        <translation>donnez à chaque ligne autant de cases</translation>
    </message>
    <message>
        <source>cells run from a1 to {last}</source>
        <translation>les cases vont de a1 à {last}</translation>
    </message>
    <message>
        <source>known keys: {keys}</source>
        <translation>clés connues&#xa0;: {keys}</translation>
    </message>
    <message>
        <source>a case is a JSON object</source>
        <translation>un cas est un objet JSON</translation>
    </message>
    <message>
        <source>step {number}</source>
        <translation>étape {number}</translation>
    </message>
    <message>
        <source>a value is missing or of the wrong kind ({error})</source>
        <translation>une valeur manque ou n’est pas du bon type ({error})</translation>
    </message>
    <message>
        <source>lists lie too deep in each other</source>
        <translation>des listes sont imbriquées trop profondément</translation>
    </message>
    <message>
        <source>a value does not fit ({error})</source>
        <translation>une valeur ne convient pas ({error})</translation>
    </message>
    <message>
        <source>a step does one of {actions}</source>
        <translation>une étape fait une seule chose parmi {actions}</translation>
    </message>
    <message>
        <source>the expectation {key} is not known</source>
        <translation>l’attente {key} est inconnue</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>coup {number}</translation>
    </message>
    <message>
        <source>there are {count} of the card {card}</source>
        <translation>la carte {card} y est {count} fois</translation>
    </message>
    <message>
        <source>the game is over before it begins</source>
        <translation>la partie est finie avant de commencer</translation>
    </message>
    <message>
        <source>there is no seat {seat}</source>
        <translation>il n’y a pas de place {seat}</translation>
    </message>
    <message>
        <source>{seed} is no seed</source>
        <translation>{seed} n’est pas une graine</translation>
    </message>
    <message>
        <source>a saved game is a JSON object</source>
        <translation>une partie enregistrée est un objet JSON</translation>
    </message>
    <message>
        <source>the first seat or the seed is out of range</source>
        <translation>la première place ou la graine est hors limites</translation>
    </message>
    <message>
        <source>the cards dealt do not come from the seed</source>
        <translation>les cartes données ne viennent pas de la graine</translation>
    </message>
    <message>
        <source>there are {count} moves</source>
        <translation>nombre de coups&#xa0;: {count}</translation>
    </message>
    <message>
        <source>this is no position ({error})</source>
        <translation>ce n’est pas une position ({error})</translation>
    </message>
    <message>
        <source>use 0 to {last}</source>
        <translation>utilisez un nombre de 0 à {last}</translation>
    </message>
    <message>
        <source>use a backup of the file</source>
        <translation>utilisez une copie de sauvegarde du fichier</translation>
    </message>
    <message>
        <source>{key} is missing or of the wrong kind</source>
        <translation>{key} manque ou n’est pas du bon type</translation>
    </message>
    <message>
        <source>at most {most}</source>
        <translation>au plus {most}</translation>
    </message>
    <message>
        <source>{move} is not a move</source>
        <translation>{move} n’est pas un coup</translation>
    </message>
    <message>
        <source>{move} is not legal there</source>
        <translation>{move} n’y est pas permis</translation>
    </message>
    <message>
        <source>write it like 4S@e5, JS-e5, 4S! or =</source>
        <translation>écrivez-le comme 4S@e5, JS-e5, 4S! ou =</translation>
    </message>
    <message>
        <source>{move}: {card} is not a card</source>
        <translation>{move}&#xa0;: {card} n’est pas une carte</translation>
    </message>
    <message>
        <source>write cards like 4S or TH</source>
        <translation>écrivez les cartes comme 4S ou TH</translation>
    </message>
    <message>
        <source>did you mean {name}?</source>
        <translation>vouliez-vous dire {name}&#xa0;?</translation>
    </message>
    <message>
        <source>use a text of up to {most} characters</source>
        <translation>utilisez un texte de {most} caractères au plus</translation>
    </message>
    <message>
        <source>use a whole number from {low} to {high}</source>
        <translation>utilisez un nombre entier de {low} à {high}</translation>
    </message>
    <message>
        <source>use a list of up to {most} whole numbers</source>
        <translation>utilisez une liste de {most} nombres entiers au plus</translation>
    </message>
    <message>
        <source>{value} does not fit here</source>
        <translation>{value} ne convient pas ici</translation>
    </message>
    <message>
        <source>use an object: {keys} to value</source>
        <translation>utilisez un objet&#xa0;: {keys}, puis la valeur</translation>
    </message>
    <message>
        <source>use an object of parameters</source>
        <translation>utilisez un objet de paramètres</translation>
    </message>
    <message>
        <source>use one of {options}</source>
        <translation>utilisez l’un de ceux-ci&#xa0;: {options}</translation>
    </message>
    <message>
        <source>use a list of {count} whole numbers</source>
        <translation>utilisez une liste de {count} nombres entiers</translation>
    </message>
    <message>
        <source>use true or false</source>
        <translation>utilisez true ou false</translation>
    </message>
    <message>
        <source>use a list of up to {most} words</source>
        <translation>utilisez une liste de {most} mots au plus</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} ou {other}</translation>
    </message>
    <message>
        <source>{value} is no number</source>
        <translation>{value} n’est pas un nombre</translation>
    </message>
    <message>
        <source>{value} is no list</source>
        <translation>{value} n’est pas une liste</translation>
    </message>
    <message>
        <source>{value} is no number from 0 to {last}</source>
        <translation>{value} n’est pas un nombre de 0 à {last}</translation>
    </message>
    <message>
        <source>{seats} are no seats</source>
        <translation>{seats} ne sont pas des places</translation>
    </message>
    <message>
        <source>{values} are not {count} numbers from 0 to {last}</source>
        <translation>{values}&#xa0;: ce ne sont pas {count} nombres de 0 à {last}</translation>
    </message>
    <message>
        <source>{name} is no phase</source>
        <translation>{name} n’est pas une phase</translation>
    </message>
    <message>
        <source>there is no open card to take</source>
        <translation>il n’y a pas de carte ouverte à prendre</translation>
    </message>
    <message>
        <source>seat {seat} is out of the game</source>
        <translation>la place {seat} est hors jeu</translation>
    </message>
    <message>
        <source>a chip lies on a cell that takes none</source>
        <translation>un jeton est sur une case qui n’en prend pas</translation>
    </message>
    <message>
        <source>there are {count} lines of chips</source>
        <translation>nombre de lignes de jetons&#xa0;: {count}</translation>
    </message>
    <message>
        <source>there are {count} hands for {seats} seats</source>
        <translation>nombre de mains&#xa0;: {count}, places&#xa0;: {seats}</translation>
    </message>
    <message>
        <source>{letter} is no side</source>
        <translation>{letter} n’est pas un camp</translation>
    </message>
    <message>
        <source>write &quot;{key}&quot;: [...]</source>
        <translation>écrivez &quot;{key}&quot;: [...]</translation>
    </message>
    <message>
        <source>write totals: [7, 9]</source>
        <translation>écrivez des totaux&#xa0;: [7, 9]</translation>
    </message>
    <message>
        <source>use play, draw or replace</source>
        <translation>utilisez play, draw ou replace</translation>
    </message>
    <message>
        <source>use play</source>
        <translation>utilisez play</translation>
    </message>
    <message>
        <source>the side to move has no turn left</source>
        <translation>le camp qui doit jouer n’a plus de tour</translation>
    </message>
    <message>
        <source>what is claimed is not a row of chips</source>
        <translation>ce qui est revendiqué n’est pas une rangée de jetons</translation>
    </message>
    <message>
        <source>write {count}</source>
        <translation>écrivez-en {count}</translation>
    </message>
    <message>
        <source>use . or A, B, C, D</source>
        <translation>utilisez . ou A, B, C, D</translation>
    </message>
    <message>
        <source>chips, row {number}</source>
        <translation>chips, ligne {number}</translation>
    </message>
    <message>
        <source>a card or roll</source>
        <translation>une carte ou un lancer</translation>
    </message>
    <message>
        <source>objects lie too deep in each other</source>
        <translation>des objets sont imbriqués trop profondément</translation>
    </message>
    <message>
        <source>shapes have no line that could be longer</source>
        <translation>les formes n’ont pas de ligne qui pourrait être plus longue</translation>
    </message>
    <message>
        <source>a draw at {when} cannot be forgotten</source>
        <translation>piocher à {when} ne peut s’oublier</translation>
    </message>
    <message>
        <source>where one draws instead of playing, cards are drawn from a closed stock</source>
        <translation>quand on pioche au lieu de jouer, la pioche est face cachée</translation>
    </message>
    <message>
        <source>free cells cannot be everybody&apos;s and earned at once</source>
        <translation>des cases franches ne peuvent être à la fois à tous et à gagner</translation>
    </message>
    <message>
        <source>the first number is larger than the last</source>
        <translation>le premier nombre est plus grand que le dernier</translation>
    </message>
    <message>
        <source>a hand of {count} cards cannot be dealt</source>
        <translation>une main de {count} cartes ne peut être donnée</translation>
    </message>
    <message>
        <source>{card} is no card</source>
        <translation>{card} n’est pas une carte</translation>
    </message>
    <message>
        <source>{count} is no number of players</source>
        <translation>{count} n’est pas un nombre de joueurs</translation>
    </message>
    <message>
        <source>sections hold plain parameters</source>
        <translation>les sections contiennent de simples paramètres</translation>
    </message>
    <message>
        <source>rules are a JSON object</source>
        <translation>des règles sont un objet JSON</translation>
    </message>
    <message>
        <source>{parent} cannot be extended</source>
        <translation>{parent} ne peut être étendu</translation>
    </message>
    <message>
        <source>{parent} extends itself</source>
        <translation>{parent} s’étend lui-même</translation>
    </message>
    <message>
        <source>{rank} is no rank</source>
        <translation>{rank} n’est pas une valeur de carte</translation>
    </message>
    <message>
        <source>set it to false, or leave out rows.shapes</source>
        <translation>mettez false, ou retirez rows.shapes</translation>
    </message>
    <message>
        <source>use &quot;auto&quot;, or draw.when &quot;end&quot;</source>
        <translation>utilisez &quot;auto&quot;, ou draw.when &quot;end&quot;</translation>
    </message>
    <message>
        <source>use &quot;end&quot; or &quot;start&quot;, or no market and no open piles</source>
        <translation>utilisez &quot;end&quot; ou &quot;start&quot;, ou ni cartes ouvertes ni tas ouverts</translation>
    </message>
    <message>
        <source>set board.free to &quot;none&quot;</source>
        <translation>mettez board.free à &quot;none&quot;</translation>
    </message>
    <message>
        <source>swap them</source>
        <translation>échangez-les</translation>
    </message>
    <message>
        <source>use at least {least}</source>
        <translation>utilisez au moins {least}</translation>
    </message>
    <message>
        <source>write cards like JS, JK or 10</source>
        <translation>écrivez les cartes comme JS, JK ou 10</translation>
    </message>
    <message>
        <source>{key} is no number</source>
        <translation>{key} n’est pas un nombre</translation>
    </message>
    <message>
        <source>use 2 to {most}</source>
        <translation>utilisez de 2 à {most}</translation>
    </message>
    <message>
        <source>{players} players cannot form {sides} equal sides</source>
        <translation>{players} joueurs ne peuvent former {sides} camps égaux</translation>
    </message>
    <message>
        <source>begin with { and name parameters</source>
        <translation>commencez par { et indiquez des paramètres</translation>
    </message>
    <message>
        <source>name a preset&apos;s id</source>
        <translation>indiquez l’id d’un modèle</translation>
    </message>
    <message>
        <source>break the ring</source>
        <translation>rompez la boucle</translation>
    </message>
    <message>
        <source>use letters of {ranks}</source>
        <translation>utilisez des signes de {ranks}</translation>
    </message>
    <message>
        <source>use keys like &quot;2&quot;</source>
        <translation>utilisez des clés comme &quot;2&quot;</translation>
    </message>
    <message>
        <source>name numbers that divide it, or leave this number of players out</source>
        <translation>indiquez-en des diviseurs, ou retirez ce nombre de joueurs</translation>
    </message>
    <message>
        <source>a number of players</source>
        <translation>un nombre de joueurs</translation>
    </message>
    <message>
        <source>a number of sides</source>
        <translation>un nombre de camps</translation>
    </message>
    <message>
        <source>a number of chips in line</source>
        <translation>un nombre de jetons en ligne</translation>
    </message>
    <message>
        <source>{players} players: {sides} sides</source>
        <translation>{players} joueurs&#xa0;: {sides} camps</translation>
    </message>
    <message>
        <source>{players} players in {sides} sides cannot play this game</source>
        <translation>{players} joueurs en {sides} camps ne peuvent jouer à ce jeu</translation>
    </message>
    <message>
        <source>no row of {length} fits on the board</source>
        <translation>aucune rangée de {length} ne tient sur le plateau</translation>
    </message>
    <message>
        <source>nothing says how many cards {players} players are dealt</source>
        <translation>rien ne dit combien de cartes reçoivent {players} joueurs</translation>
    </message>
    <message>
        <source>{players} hands of {each} cards need {count}</source>
        <translation>{players} mains de {each} cartes en demandent {count}</translation>
    </message>
    <message>
        <source>no roll reaches {total} on {cell}</source>
        <translation>aucun lancer n’atteint {total} en {cell}</translation>
    </message>
    <message>
        <source>{cell} is no cell</source>
        <translation>{cell} n’est pas une case</translation>
    </message>
    <message>
        <source>use at most {most}</source>
        <translation>utilisez au plus {most}</translation>
    </message>
    <message>
        <source>the board {board} has {count} rows</source>
        <translation>le plateau {board} a {count} lignes</translation>
    </message>
    <message>
        <source>the board has {count} rows</source>
        <translation>le plateau a {count} lignes</translation>
    </message>
    <message>
        <source>choose a board with {count} rows</source>
        <translation>choisissez un plateau de {count} lignes</translation>
    </message>
    <message>
        <source>the board {board} has {count} columns</source>
        <translation>le plateau {board} a {count} colonnes</translation>
    </message>
    <message>
        <source>the board has {count} columns</source>
        <translation>le plateau a {count} colonnes</translation>
    </message>
    <message>
        <source>choose a board with {count} columns</source>
        <translation>choisissez un plateau de {count} colonnes</translation>
    </message>
    <message>
        <source>set &quot;const&quot;, or this number of players</source>
        <translation>indiquez &quot;const&quot;, ou ce nombre de joueurs</translation>
    </message>
    <message>
        <source>deal fewer: the deck has {count}</source>
        <translation>donnez-en moins&#xa0;: le jeu de cartes en a {count}</translation>
    </message>
    <message>
        <source>choose a board of totals, or give a total the power wild</source>
        <translation>choisissez un plateau de totaux, ou donnez à un total le pouvoir wild</translation>
    </message>
    <message>
        <source>a board with a middle row has no centre of four</source>
        <translation>un plateau qui a une ligne du milieu n’a pas de centre de quatre cases</translation>
    </message>
    <message>
        <source>use &quot;center2x2&quot; or cells: &quot;a1+b2&quot;</source>
        <translation>utilisez &quot;center2x2&quot; ou des cases&#xa0;: &quot;a1+b2&quot;</translation>
    </message>
    <message>
        <source>name numbers of players in players.partitions</source>
        <translation>indiquez des nombres de joueurs dans players.partitions</translation>
    </message>
    <message>
        <source>the card {card} has no cell on the board {board} and no power</source>
        <translation>la carte {card} n’a ni case sur le plateau {board} ni pouvoir</translation>
    </message>
    <message>
        <source>the card {card} has no cell on the board and no power</source>
        <translation>la carte {card} n’a ni case sur le plateau ni pouvoir</translation>
    </message>
    <message>
        <source>choose another board, or give the card a power</source>
        <translation>choisissez un autre plateau, ou donnez un pouvoir à la carte</translation>
    </message>
    <message>
        <source>name the cells</source>
        <translation>indiquez les cases</translation>
    </message>
    <message>
        <source>this is not a view of a game ({error})</source>
        <translation>ce n’est pas une vue d’une partie ({error})</translation>
    </message>
    <message>
        <source>this is no kept board</source>
        <translation>ce n’est pas un plateau gardé</translation>
    </message>
    <message>
        <source>the system has no trash for this file, or did not take it</source>
        <translation>le système n’a pas de corbeille pour ce fichier, ou ne l’a pas pris</translation>
    </message>
    <message>
        <source>the old file stayed</source>
        <translation>l’ancien fichier est resté</translation>
    </message>
    <message>
        <source>this board comes with the program</source>
        <translation>ce plateau est fourni avec le programme</translation>
    </message>
    <message>
        <source>it was not deleted</source>
        <translation>il n’a pas été supprimé</translation>
    </message>
    <message>
        <source>nothing stands on this board yet</source>
        <translation>il n’y a encore rien sur ce plateau</translation>
    </message>
    <message>
        <source>put cards on it first</source>
        <translation>mettez-y d’abord des cartes</translation>
    </message>
    <message>
        <source>cannot write a {ending} file</source>
        <translation>impossible d’écrire un fichier de ce type&#xa0;: {ending}</translation>
    </message>
    <message>
        <source>cannot be saved: {why}</source>
        <translation>enregistrement impossible&#xa0;: {why}</translation>
    </message>
    <message>
        <source>the pages could not be drawn</source>
        <translation>les pages n’ont pas pu être dessinées</translation>
    </message>
    <message>
        <source>{dpi} pixels to the inch cannot be had</source>
        <translation>{dpi} pixels par pouce ne sont pas possibles</translation>
    </message>
    <message>
        <source>cannot be drawn as PNG</source>
        <translation>dessin en PNG impossible</translation>
    </message>
    <message>
        <source>a picture of {width} × {height} pixels is too large</source>
        <translation>une image de {width} × {height} pixels est trop grande</translation>
    </message>
    <message>
        <source>there is no memory for so large a picture</source>
        <translation>il n’y a pas assez de mémoire pour une si grande image</translation>
    </message>
    <message>
        <source>let the name end in {endings}</source>
        <translation>faites finir le nom par {endings}</translation>
    </message>
    <message>
        <source>choose another place</source>
        <translation>choisissez un autre endroit</translation>
    </message>
    <message>
        <source>choose another paper</source>
        <translation>choisissez un autre papier</translation>
    </message>
    <message>
        <source>use {low} to {high}</source>
        <translation>utilisez de {low} à {high}</translation>
    </message>
    <message>
        <source>choose PDF</source>
        <translation>choisissez PDF</translation>
    </message>
    <message>
        <source>use at most {most} pixels to the inch for {paper}, or choose PDF</source>
        <translation>utilisez au plus {most} pixels par pouce pour {paper}, ou choisissez PDF</translation>
    </message>
    <message>
        <source>use fewer pixels</source>
        <translation>utilisez moins de pixels</translation>
    </message>
    <message>
        <source>the folder {folder} is not there</source>
        <translation>le dossier {folder} n’existe pas</translation>
    </message>
    <message>
        <source>nameless</source>
        <translation>sans extension</translation>
    </message>
    <message>
        <source>the margin cannot be {size} mm</source>
        <translation>la marge ne peut être de {size} mm</translation>
    </message>
    <message>
        <source>the overlap cannot be {size} mm</source>
        <translation>le recouvrement ne peut être de {size} mm</translation>
    </message>
    <message>
        <source>the width of a cell cannot be {size} mm</source>
        <translation>une case ne peut avoir {size} mm de large</translation>
    </message>
    <message>
        <source>the height of a cell cannot be {size} mm</source>
        <translation>une case ne peut avoir {size} mm de haut</translation>
    </message>
    <message>
        <source>the paper {paper} is not known</source>
        <translation>le papier {paper} est inconnu</translation>
    </message>
    <message>
        <source>a board of {columns} by {rows} cells is too large for this page</source>
        <translation>un plateau de {columns} cases sur {rows} est trop grand pour cette page</translation>
    </message>
    <message>
        <source>a cell of {width} × {height} mm does not go onto {paper} paper</source>
        <translation>une case de {width} × {height} mm ne tient pas sur du papier {paper}</translation>
    </message>
    <message>
        <source>{piece} of {width} × {height} mm does not go onto {paper} paper</source>
        <translation>{piece} de {width} × {height} mm ne tient pas sur du papier {paper}</translation>
    </message>
    <message>
        <source>choose larger paper or smaller margins</source>
        <translation>choisissez un papier plus grand ou des marges plus petites</translation>
    </message>
    <message>
        <source>choose larger paper, smaller cells or smaller margins</source>
        <translation>choisissez un papier plus grand, des cases plus petites ou des marges plus petites</translation>
    </message>
    <message>
        <source>use {low} to {high} mm</source>
        <translation>utilisez de {low} à {high} mm</translation>
    </message>
    <message>
        <source>there is no room to write on</source>
        <translation>il n’y a pas de place pour écrire</translation>
    </message>
    <message>
        <source>choose a larger paper</source>
        <translation>choisissez un papier plus grand</translation>
    </message>
    <message>
        <source>there are no rules to print</source>
        <translation>il n’y a pas de règles à imprimer</translation>
    </message>
    <message>
        <source>choose a game</source>
        <translation>choisissez un jeu</translation>
    </message>
    <message>
        <source>the rules {name} come with the program</source>
        <translation>les règles {name} sont fournies avec le programme</translation>
    </message>
    <message>
        <source>there are rules {name} already</source>
        <translation>il y a déjà des règles {name}</translation>
    </message>
    <message>
        <source>choose another name</source>
        <translation>choisissez un autre nom</translation>
    </message>
    <message>
        <source>choose another name, or replace them</source>
        <translation>choisissez un autre nom, ou remplacez-les</translation>
    </message>
    <message>
        <source>this is no kept position</source>
        <translation>ce n’est pas une position gardée</translation>
    </message>
    <message>
        <source>the shipped rules and boards are missing</source>
        <translation>les règles et plateaux fournis manquent</translation>
    </message>
    <message>
        <source>install the program again</source>
        <translation>réinstallez le programme</translation>
    </message>
    <message>
        <source>no move</source>
        <translation>pas de coup</translation>
    </message>
    <message>
        <source>{move} is not legal</source>
        <translation>{move} n’est pas permis</translation>
    </message>
    <message>
        <source>give every worker this very program, and try again</source>
        <translation>donnez à chaque worker exactement ce programme, et réessayez</translation>
    </message>
    <message>
        <source>{address} is no address of a scheduler</source>
        <translation>{address} n’est pas une adresse d’ordonnanceur</translation>
    </message>
    <message>
        <source>a worker has version {version}, not {wanted}</source>
        <translation>un worker a la version {version}, et non {wanted}</translation>
    </message>
    <message>
        <source>its workers were lost</source>
        <translation>ses workers ont été perdus</translation>
    </message>
    <message>
        <source>a game cannot be played on the cluster: {why}</source>
        <translation>une partie ne peut être jouée sur le cluster&#xa0;: {why}</translation>
    </message>
    <message>
        <source>the scheduler of the cluster is gone</source>
        <translation>l’ordonnanceur du cluster a disparu</translation>
    </message>
    <message>
        <source>use tcp://HOST:PORT</source>
        <translation>utilisez tcp://HOST:PORT</translation>
    </message>
    <message>
        <source>to play on a cluster takes Dask, which is not installed</source>
        <translation>pour jouer sur un cluster, il faut Dask, qui n’est pas installé</translation>
    </message>
    <message>
        <source>there is no scheduler at {address} ({error})</source>
        <translation>il n’y a pas d’ordonnanceur à {address} ({error})</translation>
    </message>
    <message>
        <source>the core of a worker is compiled, unlike here</source>
        <translation>le cœur d’un worker est compilé, pas celui d’ici</translation>
    </message>
    <message>
        <source>the core of a worker is not compiled, unlike here</source>
        <translation>le cœur d’un worker n’est pas compilé, celui d’ici l’est</translation>
    </message>
    <message>
        <source>start it again, and then the same command, which goes on where it was</source>
        <translation>relancez-le, puis la même commande, qui reprend là où elle en était</translation>
    </message>
    <message>
        <source>install the program with it: pip install &quot;sequence-desktop[lab-cluster]&quot;</source>
        <translation>installez le programme avec lui&#xa0;: pip install &quot;sequence-desktop[lab-cluster]&quot;</translation>
    </message>
    <message>
        <source>start one with `dask scheduler`, and give the address that it tells</source>
        <translation>lancez-en un avec `dask scheduler`, et donnez l’adresse qu’il indique</translation>
    </message>
    <message>
        <source>moves and movers differ in number</source>
        <translation>moves et movers ne sont pas en nombre égal</translation>
    </message>
    <message>
        <source>this is not the result of a game ({error})</source>
        <translation>ce n’est pas le résultat d’une partie ({error})</translation>
    </message>
    <message>
        <source>its {key} cannot be those of a game of the plan</source>
        <translation>{key} ne peut venir d’une partie du plan</translation>
    </message>
    <message>
        <source>use {levels}; or tell of it in &quot;guests&quot;</source>
        <translation>utilisez {levels}&#xa0;; ou décrivez-le dans &quot;guests&quot;</translation>
    </message>
    <message>
        <source>use an object such as {example}</source>
        <translation>utilisez un objet comme {example}</translation>
    </message>
    <message>
        <source>use {levels}; or one of {names}</source>
        <translation>utilisez {levels}&#xa0;; ou l’un de ceux-ci&#xa0;: {names}</translation>
    </message>
    <message>
        <source>there is no player {name}</source>
        <translation>il n’y a pas de joueur {name}</translation>
    </message>
    <message>
        <source>use a number from {low} to {high}</source>
        <translation>utilisez un nombre de {low} à {high}</translation>
    </message>
    <message>
        <source>{value} does not fit</source>
        <translation>{value} ne convient pas</translation>
    </message>
    <message>
        <source>a plan is a JSON object</source>
        <translation>un plan est un objet JSON</translation>
    </message>
    <message>
        <source>this is not a plan</source>
        <translation>ce n’est pas un plan</translation>
    </message>
    <message>
        <source>this program reads plans of version {version}, not {other}</source>
        <translation>ce programme lit les plans de version {version}, et non {other}</translation>
    </message>
    <message>
        <source>{name} plays nowhere</source>
        <translation>{name} ne joue nulle part</translation>
    </message>
    <message>
        <source>a plan has a list of 1 to {most} entries</source>
        <translation>un plan a une liste de 1 à {most} séries</translation>
    </message>
    <message>
        <source>these are more than {count} games</source>
        <translation>cela fait plus de {count} parties</translation>
    </message>
    <message>
        <source>the same player sits on every seat, so every deal would be the same game again</source>
        <translation>le même joueur occupe toutes les places, si bien que chaque donne rejouerait la même partie</translation>
    </message>
    <message>
        <source>it names games and deals</source>
        <translation>games et deals sont indiqués tous les deux</translation>
    </message>
    <message>
        <source>use a player&apos;s name, or a list of names</source>
        <translation>utilisez le nom d’un joueur, ou une liste de noms</translation>
    </message>
    <message>
        <source>{count} names for {seats} seats</source>
        <translation>nombre de noms&#xa0;: {count}, places&#xa0;: {seats}</translation>
    </message>
    <message>
        <source>use a list: the program, then its arguments</source>
        <translation>utilisez une liste&#xa0;: le programme, puis ses arguments</translation>
    </message>
    <message>
        <source>begin with {</source>
        <translation>commencez par {</translation>
    </message>
    <message>
        <source>write &quot;format&quot;: &quot;{format}&quot;</source>
        <translation>écrivez &quot;format&quot;: &quot;{format}&quot;</translation>
    </message>
    <message>
        <source>use a newer program, or write the plan anew</source>
        <translation>utilisez un programme plus récent, ou récrivez le plan</translation>
    </message>
    <message>
        <source>seat it, or take it out</source>
        <translation>donnez-lui une place, ou retirez-le</translation>
    </message>
    <message>
        <source>write &quot;entries&quot;: [{...}, {...}]</source>
        <translation>écrivez &quot;entries&quot;: [{...}, {...}]</translation>
    </message>
    <message>
        <source>an entry is a JSON object</source>
        <translation>une série est un objet JSON</translation>
    </message>
    <message>
        <source>two entries are called {name}</source>
        <translation>deux séries s’appellent {name}</translation>
    </message>
    <message>
        <source>ask for fewer</source>
        <translation>demandez-en moins</translation>
    </message>
    <message>
        <source>write false, or seat different players</source>
        <translation>écrivez false, ou mettez-y des joueurs différents</translation>
    </message>
    <message>
        <source>take one of the two out</source>
        <translation>retirez l’un des deux</translation>
    </message>
    <message>
        <source>name one for each seat, one for each side, or one for all</source>
        <translation>indiquez-en un par place, un par camp, ou un pour tous</translation>
    </message>
    <message>
        <source>{name} is the name of a player of the program</source>
        <translation>{name} est le nom d’un joueur du programme</translation>
    </message>
    <message>
        <source>use a list of texts</source>
        <translation>utilisez une liste de textes</translation>
    </message>
    <message>
        <source>&quot;low&quot; is to be smaller than &quot;high&quot;, and none below 0 where both ways are asked</source>
        <translation>&quot;low&quot; doit être plus petit que &quot;high&quot;, et aucun inférieur à 0 si la question porte sur les deux sens</translation>
    </message>
    <message>
        <source>&quot;low&quot; is to be smaller than &quot;high&quot;</source>
        <translation>&quot;low&quot; doit être plus petit que &quot;high&quot;</translation>
    </message>
    <message>
        <source>change one of them</source>
        <translation>changez l’un des deux</translation>
    </message>
    <message>
        <source>strength is tested between two sides of one entry, on the same deals</source>
        <translation>la force se teste entre deux camps d’une même série, sur les mêmes donnes</translation>
    </message>
    <message>
        <source>{measure} is compared between two entries with as many deals</source>
        <translation>{measure} se compare entre deux séries avec autant de donnes</translation>
    </message>
    <message>
        <source>begin it with {</source>
        <translation>commencez-la par {</translation>
    </message>
    <message>
        <source>give each a name of its own</source>
        <translation>donnez à chacune son propre nom</translation>
    </message>
    <message>
        <source>name one entry with two sides, different players and &quot;paired&quot;: true</source>
        <translation>indiquez une série avec deux camps, des joueurs différents et &quot;paired&quot;: true</translation>
    </message>
    <message>
        <source>name two entries, with the same number of games and of sides</source>
        <translation>indiquez deux séries, avec autant de parties et autant de camps</translation>
    </message>
    <message>
        <source>close other programs and try again, or let fewer games be played at once</source>
        <translation>fermez d’autres programmes et réessayez, ou faites jouer moins de parties à la fois</translation>
    </message>
    <message>
        <source>a process that played games ended unexpectedly</source>
        <translation>un processus qui jouait des parties s’est arrêté de façon inattendue</translation>
    </message>
    <message>
        <source>there are no processes to play games: {error}</source>
        <translation>il n’y a pas de processus pour jouer des parties&#xa0;: {error}</translation>
    </message>
    <message>
        <source>the plan has no game {number}</source>
        <translation>le plan n’a pas de partie {number}</translation>
    </message>
    <message>
        <source>game {number} stands there twice</source>
        <translation>la partie {number} y est deux fois</translation>
    </message>
    <message>
        <source>this is no summary of this program</source>
        <translation>ce n’est pas un résumé de ce programme</translation>
    </message>
    <message>
        <source>a number of games is missing</source>
        <translation>un nombre de parties manque</translation>
    </message>
    <message>
        <source>this is no summary ({error})</source>
        <translation>ce n’est pas un résumé ({error})</translation>
    </message>
    <message>
        <source>no package here offers a computer player {name}</source>
        <translation>aucun paquet ici n’offre de joueur ordinateur {name}</translation>
    </message>
    <message>
        <source>install one with an entry point of this name in &quot;{group}&quot;</source>
        <translation>installez-en un avec un point d’entrée de ce nom dans &quot;{group}&quot;</translation>
    </message>
    <message>
        <source>the computer player {name} ({origin}) cannot be made: {error}</source>
        <translation>le joueur ordinateur {name} ({origin}) ne peut être créé&#xa0;: {error}</translation>
    </message>
    <message>
        <source>tell its authors</source>
        <translation>prévenez ses auteurs</translation>
    </message>
    <message>
        <source>{positions} positions do not belong to {moves} moves</source>
        <translation>le nombre de positions ({positions}) ne va pas avec le nombre de coups ({moves})</translation>
    </message>
    <message>
        <source>this is not the record of a game ({error})</source>
        <translation>ce n’est pas le compte rendu d’une partie ({error})</translation>
    </message>
    <message>
        <source>{levels}, {random}, or {standard} ({usual}); with {mark} and a temperament behind it ({styles}), if wanted</source>
        <translation>{levels}, {random} ou {standard} ({usual})&#xa0;; avec {mark} et un tempérament derrière ({styles}), si vous voulez</translation>
    </message>
    <message>
        <source>there is no computer player {level}</source>
        <translation>il n’y a pas de joueur ordinateur {level}</translation>
    </message>
    <message>
        <source>use {levels}</source>
        <translation>utilisez {levels}</translation>
    </message>
    <message>
        <source>{count} copies of the program are running</source>
        <translation>le programme est déjà ouvert {count} fois</translation>
    </message>
    <message>
        <source>the game in progress is gone</source>
        <translation>la partie en cours a disparu</translation>
    </message>
    <message>
        <source>close one of them</source>
        <translation>fermez-en un</translation>
    </message>
    <message>
        <source>there is no board {name}</source>
        <translation>il n’y a pas de plateau {name}</translation>
    </message>
    <message>
        <source>the board {name} comes with the program</source>
        <translation>le plateau {name} est fourni avec le programme</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>free some space or choose another place</source>
        <translation>libérez de la place ou choisissez un autre endroit</translation>
    </message>
    <message>
        <source>the system does not allow it</source>
        <translation>le système ne le permet pas</translation>
    </message>
    <message>
        <source>check the permissions or choose another place</source>
        <translation>vérifiez les droits d’accès ou choisissez un autre endroit</translation>
    </message>
    <message>
        <source>another program is using the file</source>
        <translation>un autre programme utilise le fichier</translation>
    </message>
    <message>
        <source>close it there and try again</source>
        <translation>fermez-le là-bas et réessayez</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>trop de fichiers sont ouverts</translation>
    </message>
    <message>
        <source>close some programs and try again</source>
        <translation>fermez quelques programmes et réessayez</translation>
    </message>
    <message>
        <source>the disk does not answer</source>
        <translation>le disque ne répond pas</translation>
    </message>
    <message>
        <source>see whether it is still there, or choose another one</source>
        <translation>voyez s’il est encore là, ou choisissez-en un autre</translation>
    </message>
    <message>
        <source>the file grew larger than the system allows</source>
        <translation>le fichier est devenu plus grand que le système ne le permet</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>le disque est en lecture seule</translation>
    </message>
    <message>
        <source>the disk has a fault</source>
        <translation>le disque a un défaut</translation>
    </message>
    <message>
        <source>choose another disk</source>
        <translation>choisissez un autre disque</translation>
    </message>
    <message>
        <source>the disk does not take this, perhaps because of the name</source>
        <translation>le disque ne l’accepte pas, peut-être à cause du nom</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>give a file&apos;s name</source>
        <translation>donnez le nom d’un fichier</translation>
    </message>
    <message>
        <source>a part of the path is a file, not a folder</source>
        <translation>une partie du chemin est un fichier, pas un dossier</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <source>choose a shorter one</source>
        <translation>choisissez-en un plus court</translation>
    </message>
    <message>
        <source>the links lead in a circle</source>
        <translation>les liens tournent en rond</translation>
    </message>
    <message>
        <source>cannot be read: {why}</source>
        <translation>lecture impossible&#xa0;: {why}</translation>
    </message>
    <message>
        <source>cannot be made: {why}</source>
        <translation>création impossible&#xa0;: {why}</translation>
    </message>
    <message>
        <source>cannot be opened: {why}</source>
        <translation>ouverture impossible&#xa0;: {why}</translation>
    </message>
    <message>
        <source>cannot be written to: {why}</source>
        <translation>écriture impossible&#xa0;: {why}</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>check the name</source>
        <translation>vérifiez le nom</translation>
    </message>
    <message>
        <source>there are {count} damaged files of this name</source>
        <translation>il y a {count} fichiers endommagés de ce nom</translation>
    </message>
    <message>
        <source>cannot be saved: it is larger than {size} MB and could not be read</source>
        <translation>enregistrement impossible&#xa0;: il dépasse {size} Mo et serait illisible</translation>
    </message>
    <message>
        <source>remove those that you do not need</source>
        <translation>supprimez ceux dont vous n’avez pas besoin</translation>
    </message>
    <message>
        <source>cannot be read: it is larger than {size} MB</source>
        <translation>lecture impossible&#xa0;: il dépasse {size} Mo</translation>
    </message>
    <message>
        <source>cannot be saved: the file is read-only</source>
        <translation>enregistrement impossible&#xa0;: le fichier est en lecture seule</translation>
    </message>
    <message>
        <source>cannot be saved: it holds a character that is no character</source>
        <translation>enregistrement impossible&#xa0;: un des caractères n’en est pas un</translation>
    </message>
    <message>
        <source>make it smaller</source>
        <translation>réduisez-le</translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation>ce n’est pas du texte UTF-8</translation>
    </message>
    <message>
        <source>this is no file name: {error}</source>
        <translation>ce n’est pas un nom de fichier&#xa0;: {error}</translation>
    </message>
    <message>
        <source>no file of this program is that large; give another one</source>
        <translation>aucun fichier de ce programme n’est si grand&#xa0;; donnez-en un autre</translation>
    </message>
    <message>
        <source>there is a file where a folder is needed</source>
        <translation>un fichier se trouve là où il faut un dossier</translation>
    </message>
    <message>
        <source>cannot be saved: this is a folder</source>
        <translation>enregistrement impossible&#xa0;: c’est un dossier</translation>
    </message>
    <message>
        <source>cannot be saved: this is not an ordinary file</source>
        <translation>enregistrement impossible&#xa0;: ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>choose another name or allow writing to it</source>
        <translation>choisissez un autre nom ou autorisez l’écriture</translation>
    </message>
    <message>
        <source>cannot be saved: the disk gave back something else than was written</source>
        <translation>enregistrement impossible&#xa0;: le disque a rendu autre chose que ce qui était écrit</translation>
    </message>
    <message>
        <source>type the name or note again</source>
        <translation>retapez le nom ou la note</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>ligne {number}</translation>
    </message>
    <message>
        <source>save it as UTF-8 in your editor</source>
        <translation>enregistrez-le en UTF-8 dans votre éditeur</translation>
    </message>
    <message>
        <source>move it away</source>
        <translation>déplacez-le</translation>
    </message>
    <message>
        <source>cannot be read: this is a folder</source>
        <translation>lecture impossible&#xa0;: c’est un dossier</translation>
    </message>
    <message>
        <source>cannot be read: this is not an ordinary file</source>
        <translation>lecture impossible&#xa0;: ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>who plays which seat is missing</source>
        <translation>il manque qui joue à quelle place</translation>
    </message>
    <message>
        <source>this is not a list of seats</source>
        <translation>ce n’est pas une liste de places</translation>
    </message>
    <message>
        <source>this is not a list of up to {most} bookmarks</source>
        <translation>ce n’est pas une liste de {most} marque-pages au plus</translation>
    </message>
    <message>
        <source>the moves taken back are left out</source>
        <translation>les coups repris sont laissés de côté</translation>
    </message>
    <message>
        <source>a seat&apos;s kind is missing</source>
        <translation>il manque le genre d’une place</translation>
    </message>
    <message>
        <source>seats, number {number}</source>
        <translation>seats, numéro {number}</translation>
    </message>
    <message>
        <source>marks, number {number}</source>
        <translation>marks, numéro {number}</translation>
    </message>
    <message>
        <source>the match begins anew with this deal</source>
        <translation>le match recommence avec cette donne</translation>
    </message>
    <message>
        <source>the game counts for no rating</source>
        <translation>la partie n’est pas classée</translation>
    </message>
    <message>
        <source>it counts as a game of its own</source>
        <translation>elle compte comme une partie à part</translation>
    </message>
    <message>
        <source>the name is left out</source>
        <translation>le nom est laissé de côté</translation>
    </message>
    <message>
        <source>the usual level is used</source>
        <translation>le niveau habituel est utilisé</translation>
    </message>
    <message>
        <source>a free colour is used</source>
        <translation>une couleur libre est utilisée</translation>
    </message>
    <message>
        <source>the bookmarks are left out</source>
        <translation>les marque-pages sont laissés de côté</translation>
    </message>
    <message>
        <source>this is not a saved game</source>
        <translation>ce n’est pas une partie enregistrée</translation>
    </message>
    <message>
        <source>the game itself is missing</source>
        <translation>la partie elle-même manque</translation>
    </message>
    <message>
        <source>there are {count} seats for {players} players</source>
        <translation>nombre de places&#xa0;: {count}, joueurs&#xa0;: {players}</translation>
    </message>
    <message>
        <source>this is left out</source>
        <translation>ceci est laissé de côté</translation>
    </message>
    <message>
        <source>the version of the format is missing</source>
        <translation>la version du format manque</translation>
    </message>
    <message>
        <source>a later version of the program saved it ({version})</source>
        <translation>une version plus récente du programme l’a enregistré ({version})</translation>
    </message>
    <message>
        <source>a seat is a JSON object</source>
        <translation>une place est un objet JSON</translation>
    </message>
    <message>
        <source>a seat&apos;s kind is human or computer</source>
        <translation>le genre d’une place est human ou computer</translation>
    </message>
    <message>
        <source>a seat&apos;s colour is a small number</source>
        <translation>la couleur d’une place est un petit nombre</translation>
    </message>
    <message>
        <source>this bookmark is left out</source>
        <translation>ce marque-page est laissé de côté</translation>
    </message>
    <message>
        <source>a mark is a JSON object</source>
        <translation>un marque-page est un objet JSON</translation>
    </message>
    <message>
        <source>a mark&apos;s ply is a number of moves</source>
        <translation>le moment (ply) d’un marque-page est un nombre de coups</translation>
    </message>
    <message>
        <source>this is neither true nor false</source>
        <translation>ce n’est ni true ni false</translation>
    </message>
    <message>
        <source>a match is a JSON object</source>
        <translation>un match est un objet JSON</translation>
    </message>
    <message>
        <source>a match has points for each of {sides} sides</source>
        <translation>un match a des points pour chacun des {sides} camps</translation>
    </message>
    <message>
        <source>this is not a whole number from 0 to {last}</source>
        <translation>ce n’est pas un nombre entier de 0 à {last}</translation>
    </message>
    <message>
        <source>open another file</source>
        <translation>ouvrez un autre fichier</translation>
    </message>
    <message>
        <source>get that version; this is {version}</source>
        <translation>procurez-vous cette version&#xa0;; celle-ci est {version}</translation>
    </message>
    <message>
        <source>make it less</source>
        <translation>mettez-en moins</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>this is not a JSON object</source>
        <translation>ce n’est pas un objet JSON</translation>
    </message>
    <message>
        <source>there is another file of this name</source>
        <translation>un autre fichier porte ce nom</translation>
    </message>
    <message>
        <source>another program is writing to it</source>
        <translation>un autre programme y écrit</translation>
    </message>
    <message>
        <source>let it finish</source>
        <translation>laissez-le finir</translation>
    </message>
    <message>
        <source>{value} is not a number</source>
        <translation>{value} n’est pas un nombre</translation>
    </message>
    <message>
        <source>brackets are nested deeper than {most}</source>
        <translation>les crochets sont imbriqués à plus de {most} niveaux</translation>
    </message>
    <message>
        <source>this is not JSON: {error}</source>
        <translation>ce n’est pas du JSON&#xa0;: {error}</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>il manque une valeur</translation>
    </message>
    <message>
        <source>a name in double quotation marks is missing</source>
        <translation>il manque un nom entre guillemets droits</translation>
    </message>
    <message>
        <source>a colon is missing</source>
        <translation>il manque un deux-points</translation>
    </message>
    <message>
        <source>a comma is missing</source>
        <translation>il manque une virgule</translation>
    </message>
    <message>
        <source>there is a comma too many</source>
        <translation>il y a une virgule de trop</translation>
    </message>
    <message>
        <source>a text has no quotation mark at its end</source>
        <translation>un texte n’a pas de guillemet à la fin</translation>
    </message>
    <message>
        <source>a text goes over the end of its line</source>
        <translation>un texte dépasse la fin de sa ligne</translation>
    </message>
    <message>
        <source>a backslash stands before a sign that takes none</source>
        <translation>une barre oblique inverse précède un signe qui n’en admet pas</translation>
    </message>
    <message>
        <source>something stands behind the end</source>
        <translation>il y a encore quelque chose après la fin</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>ce n’est pas du JSON</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <translation>il n’y a rien dedans</translation>
    </message>
    <message>
        <source>the key {key} stands twice</source>
        <translation>la clé {key} y est deux fois</translation>
    </message>
    <message>
        <source>write a number</source>
        <translation>écrivez un nombre</translation>
    </message>
    <message>
        <source>the number {number}… has more than {most} digits</source>
        <translation>le nombre {number}… a plus de {most} chiffres</translation>
    </message>
    <message>
        <source>the number {number} is too large</source>
        <translation>le nombre {number} est trop grand</translation>
    </message>
    <message>
        <source>no file of ours needs that</source>
        <translation>aucun de nos fichiers n’en a besoin</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>ligne {line}, colonne {column}</translation>
    </message>
    <message>
        <source>look for a comma, quotation mark or bracket missing or too many there</source>
        <translation>cherchez-y une virgule, un guillemet ou un crochet en moins ou en trop</translation>
    </message>
    <message>
        <source>remove one of them</source>
        <translation>supprimez l’une des deux</translation>
    </message>
    <message>
        <source>write a smaller one</source>
        <translation>écrivez-en un plus petit</translation>
    </message>
    <message>
        <source>the text {text} holds half a character</source>
        <translation>le texte {text} contient un demi-caractère</translation>
    </message>
    <message>
        <source>type it again</source>
        <translation>retapez-le</translation>
    </message>
    <message>
        <source>known: {names}</source>
        <translation>noms connus&#xa0;: {names}</translation>
    </message>
    <message>
        <source>give your file another name</source>
        <translation>donnez un autre nom à votre fichier</translation>
    </message>
    <message>
        <source>the record of a game is too long</source>
        <translation>le compte rendu d’une partie est trop long</translation>
    </message>
    <message>
        <source>a record is a JSON object</source>
        <translation>un compte rendu est un objet JSON</translation>
    </message>
    <message>
        <source>a seat is played by a human or a computer</source>
        <translation>une place est jouée par un humain ou un ordinateur</translation>
    </message>
    <message>
        <source>this is not a short text</source>
        <translation>ce n’est pas un texte court</translation>
    </message>
    <message>
        <source>this is not a whole number</source>
        <translation>ce n’est pas un nombre entier</translation>
    </message>
    <message>
        <source>seats, sides and winner do not go together</source>
        <translation>places, camps et gagnant ne vont pas ensemble</translation>
    </message>
    <message>
        <source>something is missing or of another kind: {error}</source>
        <translation>quelque chose manque ou est d’un autre type&#xa0;: {error}</translation>
    </message>
    <message>
        <source>there is no set of rules {name}</source>
        <translation>il n’y a pas de règles {name}</translation>
    </message>
    <message>
        <source>the set of rules {name} comes with the program</source>
        <translation>les règles {name} sont fournies avec le programme</translation>
    </message>
    <message>
        <source>the id {id} is not the file&apos;s name</source>
        <translation>l’id {id} n’est pas le nom du fichier</translation>
    </message>
    <message>
        <source>change one of them, or leave the id out</source>
        <translation>changez l’un des deux, ou retirez l’id</translation>
    </message>
    <message>
        <source>no rules are for boards of the deck {deck}</source>
        <translation>aucune règle n’est faite pour les plateaux du jeu de cartes {deck}</translation>
    </message>
    <message>
        <source>nobody can play: no number of players is named</source>
        <translation>personne ne peut jouer&#xa0;: aucun nombre de joueurs n’est indiqué</translation>
    </message>
    <message>
        <source>name some</source>
        <translation>indiquez-en</translation>
    </message>
    <message>
        <source>add players and sides, such as {&quot;2&quot;: [2]}</source>
        <translation>ajoutez joueurs et camps, par exemple {&quot;2&quot;: [2]}</translation>
    </message>
    <message>
        <source>{players} players have no number of sides</source>
        <translation>pour {players} joueurs, il manque un nombre de camps</translation>
    </message>
    <message>
        <source>name a divisor of it from 2 to 4, or take it out</source>
        <translation>indiquez-en un diviseur de 2 à 4, ou retirez-le</translation>
    </message>
    <message>
        <source>settings are a JSON object</source>
        <translation>des réglages sont un objet JSON</translation>
    </message>
    <message>
        <source>remove the file</source>
        <translation>supprimez le fichier</translation>
    </message>
    <message>
        <source>those from the time before are used</source>
        <translation>les précédents sont utilisés</translation>
    </message>
    <message>
        <source>the default is used</source>
        <translation>la valeur par défaut est utilisée</translation>
    </message>
    <message>
        <source>the defaults are used</source>
        <translation>les valeurs par défaut sont utilisées</translation>
    </message>
    <message>
        <source>the board is missing</source>
        <translation>le plateau manque</translation>
    </message>
    <message>
        <source>there is no example {name}</source>
        <translation>il n’y a pas d’exemple {name}</translation>
    </message>
    <message>
        <source>no package here offers this player</source>
        <translation>aucun paquet ici n’offre ce joueur</translation>
    </message>
    <message>
        <source>there is no program {command}</source>
        <translation>il n’y a pas de programme {command}</translation>
    </message>
    <message>
        <source>install it, or name the program that plays as its command</source>
        <translation>installez-le, ou indiquez comme sa commande le programme qui joue</translation>
    </message>
    <message>
        <source>check its name and whether it may be executed</source>
        <translation>vérifiez son nom, et s’il peut être exécuté</translation>
    </message>
    <message>
        <source>run the plan again: it goes on without this and keeps a copy</source>
        <translation>lancez le plan de nouveau : il continue sans cela et garde une copie</translation>
    </message>
    <message>
        <source>choose another file for the results, or delete this one to begin anew</source>
        <translation>choisissez un autre fichier pour les résultats, ou supprimez celui-ci pour recommencer</translation>
    </message>
    <message>
        <source>damaged lines left out: {count}; the damaged file is kept: {file}</source>
        <translation>lignes endommagées laissées de côté : {count} ; le fichier endommagé est conservé : {file}</translation>
    </message>
    <message>
        <source>these are no results</source>
        <translation>ce ne sont pas des résultats</translation>
    </message>
    <message>
        <source>these results are of version {version}</source>
        <translation>ces résultats sont de la version {version}</translation>
    </message>
    <message>
        <source>these results were begun by another program ({old}), which may play other games than this one ({new})</source>
        <translation>ces résultats ont été commencés par un autre programme ({old}), qui joue peut-être d’autres parties que celui-ci ({new})</translation>
    </message>
    <message>
        <source>these are the results of another plan, which differs in {place}</source>
        <translation>ce sont les résultats d’un autre plan, qui diffère dans {place}</translation>
    </message>
    <message>
        <source>{number} is no number of a game</source>
        <translation>{number} n’est pas un numéro de partie</translation>
    </message>
    <message>
        <source>give a file of `lab run`</source>
        <translation>donnez un fichier de `lab run`</translation>
    </message>
    <message>
        <source>use a newer program</source>
        <translation>utilisez un programme plus récent</translation>
    </message>
    <message>
        <source>{players} players need {needed} cards of {cards}</source>
        <translation>pour {players} joueurs, il faut {needed} cartes sur {cards}</translation>
    </message>
    <message>
        <source>no cards are dealt</source>
        <translation>aucune carte n’est donnée</translation>
    </message>
    <message>
        <source>a board of {count} columns cannot be made</source>
        <translation>un plateau ne peut avoir ce nombre de colonnes&#xa0;: {count}</translation>
    </message>
    <message>
        <source>a board of {count} rows cannot be made</source>
        <translation>un plateau ne peut avoir ce nombre de lignes&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{count} cells do not make {width} by {height}</source>
        <translation>{count} cases ne font pas {width} sur {height}</translation>
    </message>
    <message>
        <source>cells are still empty: {cells}</source>
        <translation>cases encore vides&#xa0;: {cells}</translation>
    </message>
    <message>
        <source>use {least} to {most} columns</source>
        <translation>utilisez de {least} à {most} colonnes</translation>
    </message>
    <message>
        <source>put cards there, or {free} (free)</source>
        <translation>mettez-y des cartes, ou {free} (franche)</translation>
    </message>
    <message>
        <source>a free deck has no cards of its own to be laid</source>
        <translation>un jeu de cartes libre n’a pas de cartes à lui à poser</translation>
    </message>
    <message>
        <source>one pack without jacks fill {needed} cells, and {width} by {height} has {size}</source>
        <translation>un jeu de cartes sans valets remplit {needed} cases, et {width} sur {height} en a {size}</translation>
    </message>
    <message>
        <source>two packs without jacks fill {needed} cells, and {width} by {height} has {size}</source>
        <translation>deux jeux de cartes sans valets remplissent {needed} cases, et {width} sur {height} en a {size}</translation>
    </message>
    <message>
        <source>choose another deck for the pattern and change it afterwards</source>
        <translation>choisissez un autre jeu de cartes pour le motif, et changez-le ensuite</translation>
    </message>
    <message>
        <source>choose a larger board or a smaller deck</source>
        <translation>choisissez un plateau plus grand ou un jeu de cartes plus petit</translation>
    </message>
    <message>
        <source>choose a smaller board or a larger deck</source>
        <translation>choisissez un plateau plus petit ou un jeu de cartes plus grand</translation>
    </message>
    <message>
        <source>a board of {width} by {height} has no four equal sides</source>
        <translation>un plateau de {width} sur {height} n’a pas quatre côtés égaux</translation>
    </message>
    <message>
        <source>{count} cells left over do not lie symmetrically</source>
        <translation>les cases qui restent ne sont pas placées de façon symétrique&#xa0;: {count}</translation>
    </message>
    <message>
        <source>the {count} cells that have no partner cannot be filled symmetrically</source>
        <translation>les cases sans vis-à-vis ne peuvent être remplies de façon symétrique&#xa0;: {count}</translation>
    </message>
    <message>
        <source>the middle cell belongs to no part</source>
        <translation>la case du milieu n’appartient à aucune partie</translation>
    </message>
    <message>
        <source>the parts have {cells} cells left for {cards} cards</source>
        <translation>il reste aux parties {cells} cases pour {cards} cartes</translation>
    </message>
    <message>
        <source>a board of {width} by {height} has no four equal quarters</source>
        <translation>un plateau de {width} sur {height} n’a pas quatre quarts égaux</translation>
    </message>
    <message>
        <source>only two packs have twins</source>
        <translation>seuls deux jeux de cartes ont des jumelles</translation>
    </message>
    <message>
        <source>the totals of {count} cells cannot be parted among four quarters</source>
        <translation>les totaux de {count} cases ne peuvent être répartis en quatre quarts</translation>
    </message>
    <message>
        <source>choose a square of even size, or quarters</source>
        <translation>choisissez un carré de taille paire, ou des quarts</translation>
    </message>
    <message>
        <source>{cells} squares of one colour are left for {cards} cards</source>
        <translation>il reste {cells} cases d’une couleur pour {cards} cartes</translation>
    </message>
    <message>
        <source>choose another size or symmetry</source>
        <translation>choisissez une autre taille ou symétrie</translation>
    </message>
    <message>
        <source>choose even sizes, or another symmetry</source>
        <translation>choisissez des tailles paires, ou une autre symétrie</translation>
    </message>
    <message>
        <source>choose even sizes, or one pack on 7 by 7</source>
        <translation>choisissez des tailles paires, ou un jeu de cartes sur un plateau de 7 sur 7</translation>
    </message>
    <message>
        <source>choose another size, such as 10 by 10 for two packs</source>
        <translation>choisissez une autre taille, comme 10 sur 10 pour deux jeux de cartes</translation>
    </message>
    <message>
        <source>choose even sizes or an odd square</source>
        <translation>choisissez des tailles paires ou un carré impair</translation>
    </message>
    <message>
        <source>choose another symmetry</source>
        <translation>choisissez une autre symétrie</translation>
    </message>
    <message>
        <source>choose 6 by 6 or 12 by 12</source>
        <translation>choisissez 6 sur 6 ou 12 sur 12</translation>
    </message>
    <message>
        <source>choose another size, such as 10 by 10</source>
        <translation>choisissez une autre taille, comme 10 sur 10</translation>
    </message>
    <message>
        <source>there are not as many {card} as this symmetry needs</source>
        <translation>il y a moins de {card} que cette symétrie n’en demande</translation>
    </message>
    <message>
        <source>there is no board in this text</source>
        <translation>il n’y a pas de plateau dans ce texte</translation>
    </message>
    <message>
        <source>the text is far too long for a board</source>
        <translation>le texte est bien trop long pour un plateau</translation>
    </message>
    <message>
        <source>copy lines of cards like: XX 2S 10♥ Qd</source>
        <translation>copiez des lignes de cartes comme&#xa0;: XX 2S 10♥ Qd</translation>
    </message>
    <message>
        <source>copy the board alone</source>
        <translation>copiez seulement le plateau</translation>
    </message>
    <message>
        <source>there is no pattern {name}</source>
        <translation>il n’y a pas de motif {name}</translation>
    </message>
    <message>
        <source>the pattern {pattern} is not for the deck {deck}</source>
        <translation>le motif {pattern} n’est pas fait pour le jeu de cartes {deck}</translation>
    </message>
    <message>
        <source>the pattern {pattern} has no parameter {parameter}</source>
        <translation>le motif {pattern} n’a pas de paramètre {parameter}</translation>
    </message>
    <message>
        <source>{choice} is no choice for {parameter}</source>
        <translation>{choice} n’est pas un choix pour {parameter}</translation>
    </message>
    <message>
        <source>this is no rule case ({error})</source>
        <translation>ce n’est pas un cas de règle ({error})</translation>
    </message>
    <message>
        <source>a seat stands twice</source>
        <translation>une place y est deux fois</translation>
    </message>
    <message>
        <source>there are {count} numbers for {wanted}</source>
        <translation>nombres donnés&#xa0;: {count}, attendus&#xa0;: {wanted}</translation>
    </message>
    <message>
        <source>a quarter turn needs a square, and {width} by {height} is none</source>
        <translation>un quart de tour demande un carré, et {width} sur {height} n’en est pas un</translation>
    </message>
    <message>
        <source>a number stands once, so there are no four that belong together</source>
        <translation>un nombre n’y est qu’une fois, donc il n’y en a pas quatre qui vont ensemble</translation>
    </message>
</context>
<context>
    <name>Filing</name>
    <message>
        <source>New board</source>
        <translation>Nouveau plateau</translation>
    </message>
    <message>
        <source>Open a board</source>
        <translation>Ouvrir un plateau</translation>
    </message>
    <message>
        <source>This board cannot be opened.</source>
        <translation>Ce plateau ne peut être ouvert.</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>Ouvrir {name}</translation>
    </message>
    <message>
        <source>Read {name}</source>
        <translation>Lire {name}</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (copie)</translation>
    </message>
    <message>
        <source>Copy of {name}</source>
        <translation>Copie de {name}</translation>
    </message>
    <message>
        <source>Paste a board</source>
        <translation>Coller un plateau</translation>
    </message>
    <message>
        <source>Save the board</source>
        <translation>Enregistrer le plateau</translation>
    </message>
    <message>
        <source>A board that comes with the program has this name.</source>
        <translation>Un plateau fourni avec le programme porte ce nom.</translation>
    </message>
    <message>
        <source>Give your board another one.</source>
        <translation>Donnez-en un autre au vôtre.</translation>
    </message>
    <message>
        <source>Boards are saved in files that end in {endings}.</source>
        <translation>Les plateaux sont enregistrés dans des fichiers qui finissent par {endings}.</translation>
    </message>
    <message>
        <source>To write the cells as text, export a copy.</source>
        <translation>Pour écrire les cases en texte, exportez une copie.</translation>
    </message>
    <message>
        <source>The board was not saved.</source>
        <translation>Le plateau n’a pas été enregistré.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Enregistré&#xa0;: {file}</translation>
    </message>
    <message>
        <source>Export a copy</source>
        <translation>Exporter une copie</translation>
    </message>
    <message>
        <source>The copy was not written.</source>
        <translation>La copie n’a pas été écrite.</translation>
    </message>
    <message>
        <source>Let its name end in {endings}. For PDF, PNG and SVG, choose Print.</source>
        <translation>Faites finir son nom par {endings}. Pour PDF, PNG et SVG, choisissez Imprimer.</translation>
    </message>
    <message>
        <source>Rename the board</source>
        <translation>Renommer le plateau</translation>
    </message>
    <message>
        <source>This board is not kept.</source>
        <translation>Ce plateau n’est pas gardé.</translation>
    </message>
    <message>
        <source>The board’s file is damaged: {why}</source>
        <translation>Le fichier du plateau est endommagé&#xa0;: {why}</translation>
    </message>
    <message>
        <source>The board’s file is gone. Save it to write it again.</source>
        <translation>Le fichier du plateau a disparu. Enregistrez pour l’écrire à nouveau.</translation>
    </message>
    <message>
        <source>Read again from the file</source>
        <translation>Relu depuis le fichier</translation>
    </message>
    <message>
        <source>Another program changed the file: it was read again.</source>
        <translation>Un autre programme a modifié le fichier&#xa0;: il a été relu.</translation>
    </message>
    <message>
        <source>Changed on disk</source>
        <translation>Modifié sur le disque</translation>
    </message>
    <message>
        <source>Another program has changed “{file}”, and so have you.</source>
        <translation>Un autre programme a modifié «&#xa0;{file}&#xa0;», et vous aussi.</translation>
    </message>
    <message>
        <source>Whichever you take, Undo brings back your board.</source>
        <translation>Quel que soit votre choix, Annuler ramène votre plateau.</translation>
    </message>
    <message>
        <source>Keep &amp;mine</source>
        <translation>&amp;Garder le mien</translation>
    </message>
    <message>
        <source>Take the &amp;file</source>
        <translation>Prendre le &amp;fichier</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Plateaux</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
</context>
<context>
    <name>FilmDialog</name>
    <message>
        <source>Save the game as an animation</source>
        <translation>Enregistrer la partie en animation</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>Name a file, and draw every move into it</source>
        <translation>Nommer un fichier et y dessiner chaque coup</translation>
    </message>
    <message>
        <source>Nobody’s cards</source>
        <translation>Les cartes de personne</translation>
    </message>
    <message>
        <source>The cards of {name}</source>
        <translation>Les cartes de {name}</translation>
    </message>
    <message>
        <source>One picture for each move; it can be shown by any program for pictures.</source>
        <translation>Une image par coup&#xa0;; tout logiciel d’images peut la montrer.</translation>
    </message>
    <message>
        <source>The game goes on, so no hand is in the pictures.</source>
        <translation>La partie continue&#xa0;; aucune main ne figure donc sur les images.</translation>
    </message>
    <message>
        <source>S&amp;how</source>
        <translation>&amp;Montrer</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>&amp;Vitesse</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Taille</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Petite</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>{size}: {width} × {height} pixels</source>
        <translation>{size}&#xa0;: {width} × {height} pixels</translation>
    </message>
</context>
<context>
    <name>FindingsList</name>
    <message>
        <source>Checks</source>
        <translation>Vérifications</translation>
    </message>
    <message>
        <source>There is nothing to remark on.</source>
        <translation>Il n’y a rien à signaler.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>{kind}: {text}</source>
        <translation>{kind}&#xa0;: {text}</translation>
    </message>
    <message>
        <source>This position can be played.</source>
        <translation>Cette position est jouable.</translation>
    </message>
    <message>
        <source>This position cannot be played yet.</source>
        <translation>Cette position n’est pas encore jouable.</translation>
    </message>
</context>
<context>
    <name>FindingsPanel</name>
    <message>
        <source>Checks</source>
        <translation>Vérifications</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>{kind}: {text}</source>
        <translation>{kind}&#xa0;: {text}</translation>
    </message>
    <message>
        <source>Click to choose the cells concerned.</source>
        <translation>Cliquez pour choisir les cases concernées.</translation>
    </message>
    <message>
        <source>Not to be played on yet: {errors}</source>
        <translation>Pas encore jouable&#xa0;: {errors}</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready to play: {games}</source>
        <translation>Prêt à jouer&#xa0;: {games}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) fit</source>
        <translation>
            <numerusform>%n jeu convient</numerusform>
            <numerusform>%n jeux conviennent</numerusform>
        </translation>
    </message>
    <message>
        <source>Does not fit {game}: {why}</source>
        <translation>Ne convient pas à {game}&#xa0;: {why}</translation>
    </message>
    <message>
        <source>Fits {game}, for {players} players</source>
        <translation>Convient à {game}, pour {players} joueurs</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>ligne {line}</translation>
    </message>
    <message>
        <source>{cell} (line {line})</source>
        <translation>{cell} (ligne {line})</translation>
    </message>
    <message>
        <source>Pasted, {where}: “{text}” was not understood</source>
        <translation>Collé, {where}&#xa0;: «&#xa0;{text}&#xa0;» n’a pas été compris</translation>
    </message>
    <message>
        <source>Pasted, {where}: the row ends before this cell</source>
        <translation>Collé, {where}&#xa0;: la ligne s’arrête avant cette case</translation>
    </message>
    <message>
        <source>Pasted, {where}: “{text}” is more than the row can hold</source>
        <translation>Collé, {where}&#xa0;: «&#xa0;{text}&#xa0;» dépasse ce que la ligne peut contenir</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>This is what the step is about</source>
        <translation>C’est de cela qu’il s’agit à cette étape</translation>
    </message>
    <message>
        <source>Put a chip</source>
        <translation>Poser un jeton</translation>
    </message>
    <message>
        <source>Every card is on the board twice. Choose one of your cards, and its open cells light up. Then choose one of these cells: your chip lies there.</source>
        <translation>Chaque carte figure deux fois sur le plateau. Choisissez une de vos cartes, et ses cases libres s’éclairent. Choisissez alors une de ces cases&#xa0;: votre jeton s’y pose.</translation>
    </message>
    <message>
        <source>Well done. For the card that you have played, you get a new one by itself.</source>
        <translation>Bravo. Pour la carte que vous avez jouée, vous en recevez une nouvelle d’office.</translation>
    </message>
    <message>
        <source>Take turns</source>
        <translation>Chacun son tour</translation>
    </message>
    <message>
        <source>Now the computer moves; a frame marks its move. Then it is your turn: play any card.</source>
        <translation>Maintenant l’ordinateur joue&#xa0;; un cadre marque son coup. Puis c’est à vous&#xa0;: jouez n’importe quelle carte.</translation>
    </message>
    <message>
        <source>So it goes on. Five chips in line are a row, across, down or slanting. Two rows win, and the corners count for everybody.</source>
        <translation>Et ainsi de suite. Cinq jetons en ligne font une rangée, à l’horizontale, à la verticale ou en biais. Deux rangées gagnent, et les coins comptent pour tous.</translation>
    </message>
    <message>
        <source>Stop a row</source>
        <translation>Empêcher une rangée</translation>
    </message>
    <message>
        <source>The computer has four chips in line, and one more would make a row. One of your cards goes on the cell beside them. Play it there.</source>
        <translation>L’ordinateur a quatre jetons en ligne&#xa0;; un de plus ferait une rangée. Une de vos cartes va sur la case voisine. Jouez-la là.</translation>
    </message>
    <message>
        <source>Well done. Where your chip lies, that row can no longer be made.</source>
        <translation>Bravo. Là où se trouve votre jeton, cette rangée ne peut plus se faire.</translation>
    </message>
    <message>
        <source>One may do that, but then the computer makes its row. Try again, on the marked cell.</source>
        <translation>C’est permis, mais alors l’ordinateur fait sa rangée. Réessayez, sur la case marquée.</translation>
    </message>
    <message>
        <source>Two eyes: anywhere</source>
        <translation>Deux yeux&#xa0;: partout</translation>
    </message>
    <message>
        <source>The jacks of clubs and diamonds show two eyes. They go on any open cell. Play yours; the best place is beside your three chips.</source>
        <translation>Les valets de trèfle et de carreau montrent deux yeux. Ils vont sur toute case libre. Jouez le vôtre&#xa0;; la meilleure place est à côté de vos trois jetons.</translation>
    </message>
    <message>
        <source>Well done. Such a jack is worth keeping for a cell that you need.</source>
        <translation>Bravo. Un tel valet vaut la peine d’être gardé pour une case dont vous avez besoin.</translation>
    </message>
    <message>
        <source>That was another card. Try again, with the jack.</source>
        <translation>C’était une autre carte. Réessayez, avec le valet.</translation>
    </message>
    <message>
        <source>One eye: take a chip away</source>
        <translation>Un œil&#xa0;: ôter un jeton</translation>
    </message>
    <message>
        <source>Four in line again, and none of your cards goes there. But the jacks of hearts and spades, with one eye, take an enemy chip off the board. Take one of the four.</source>
        <translation>Encore quatre en ligne, et aucune de vos cartes ne va là. Mais les valets de cœur et de pique, à un œil, ôtent un jeton adverse du plateau. Ôtez l’un des quatre.</translation>
    </message>
    <message>
        <source>Well done. Only chips of a finished row are safe from such a jack.</source>
        <translation>Bravo. Seuls les jetons d’une rangée finie sont à l’abri d’un tel valet.</translation>
    </message>
    <message>
        <source>One may do that, but then the computer makes its row. Try again: with the jack, take one of the marked chips.</source>
        <translation>C’est permis, mais alors l’ordinateur fait sa rangée. Réessayez&#xa0;: avec le valet, ôtez un des jetons marqués.</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Gagner</translation>
    </message>
    <message>
        <source>You have one row, and four chips in line. Make your second row, and you win.</source>
        <translation>Vous avez une rangée, et quatre jetons en ligne. Faites votre deuxième rangée, et vous gagnez.</translation>
    </message>
    <message>
        <source>You have won! Now you know the game. In any game, F1 tells what you can do.</source>
        <translation>Gagné&#xa0;! Vous connaissez maintenant le jeu. Dans toute partie, F1 dit ce que vous pouvez faire.</translation>
    </message>
    <message>
        <source>One may do that, but you can win at once. Try again, on the marked cell.</source>
        <translation>C’est permis, mais vous pouvez gagner tout de suite. Réessayez, sur la case marquée.</translation>
    </message>
</context>
<context>
    <name>FirstGamePanel</name>
    <message>
        <source>Your first game</source>
        <translation>Votre première partie</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Étape {number} sur {count}</translation>
    </message>
    <message>
        <source>How far you have come</source>
        <translation>Où vous en êtes</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Terminer</translation>
    </message>
    <message>
        <source>Go back to your own game</source>
        <translation>Revenir à votre partie</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>Étape &amp;suivante</translation>
    </message>
    <message>
        <source>Go on to the next step</source>
        <translation>Passer à l’étape suivante</translation>
    </message>
    <message>
        <source>&amp;Skip this step</source>
        <translation>&amp;Sauter cette étape</translation>
    </message>
    <message>
        <source>Go on to the next step without this one</source>
        <translation>Passer à l’étape suivante sans faire celle-ci</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>Go back to the step before</source>
        <translation>Revenir à l’étape précédente</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Go back to your own game; Help → Your first game goes on from here</source>
        <translation>Revenir à votre partie&#xa0;; Aide → Votre première partie reprend ici</translation>
    </message>
</context>
<context>
    <name>Flows</name>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>“{title}” is among your rules now.</source>
        <translation>«&#xa0;{title}&#xa0;» est maintenant parmi vos règles.</translation>
    </message>
    <message>
        <source>You find it in the list of a new game.</source>
        <translation>Vous le trouverez dans la liste d’une nouvelle partie.</translation>
    </message>
    <message>
        <source>Your last game cannot be opened.</source>
        <translation>Votre dernière partie ne peut être ouverte.</translation>
    </message>
    <message>
        <source>This game cannot be opened.</source>
        <translation>Cette partie ne peut être ouverte.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>This game is not kept.</source>
        <translation>Cette partie n’est pas gardée.</translation>
    </message>
    <message>
        <source>Settings explained</source>
        <translation>Réglages expliqués</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Clavier et souris</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Cela n’a pas marché.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
</context>
<context>
    <name>Foot</name>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>How to &amp;play</source>
        <translation>&amp;Comment jouer</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Plus</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Use these rules</source>
        <translation>&amp;Utiliser ces règles</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Let the new game be played by these rules.</source>
        <translation>Jouer la nouvelle partie selon ces règles.</translation>
    </message>
    <message>
        <source>Take in a file of rules that a friend has sent.</source>
        <translation>Reprendre un fichier de règles envoyé par un ami.</translation>
    </message>
    <message>
        <source>Write these rules to a file, to be sent to a friend.</source>
        <translation>Écrire ces règles dans un fichier, pour les envoyer à un ami.</translation>
    </message>
    <message>
        <source>Read how one plays by these rules.</source>
        <translation>Lire comment on joue selon ces règles.</translation>
    </message>
    <message>
        <source>Keep these rules under a name of your own.</source>
        <translation>Garder ces règles sous un nom à vous.</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Boards</source>
        <translation>Plateaux</translation>
    </message>
    <message>
        <source>Search: name, author, notes, 10x10</source>
        <translation>Recherche&#xa0;: nom, auteur, notes, 10x10</translation>
    </message>
    <message>
        <source>Own boards first</source>
        <translation>Les vôtres d’abord</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Par nom</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Les plus récents d’abord</translation>
    </message>
    <message>
        <source>By size</source>
        <translation>Par taille</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>No board matches. Try another word.</source>
        <translation>Aucun plateau ne correspond. Essayez un autre mot.</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Plateau</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nouveau</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifier</translation>
    </message>
    <message>
        <source>&amp;Play on it</source>
        <translation>&amp;Jouer dessus</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Renommer…</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Move to the &amp;trash</source>
        <translation>Mettre à la &amp;corbeille</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Montrer dans le d&amp;ossier</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Non enregistré</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Brouillon</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Sans nom</translation>
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
        <translation>fourni avec le programme</translation>
    </message>
    <message>
        <source>&amp;Edit a copy</source>
        <translation>&amp;Modifier une copie</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (copie)</translation>
    </message>
    <message>
        <source>Rename the board</source>
        <translation>Renommer le plateau</translation>
    </message>
    <message>
        <source>Its new name:</source>
        <translation>Son nouveau nom&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>No program shows folders here.</source>
        <translation>Aucun programme ne montre ici les dossiers.</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Cela n’a pas marché.</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>{title} (not saved)</source>
        <translation>{title} (non enregistré)</translation>
    </message>
</context>
<context>
    <name>GameNotes</name>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Règles…</translation>
    </message>
    <message>
        <source>How &amp;to play</source>
        <translation>&amp;Comment jouer</translation>
    </message>
    <message>
        <source>Change this game&apos;s rules for yourself.</source>
        <translation>Changer les règles de ce jeu pour vous.</translation>
    </message>
    <message>
        <source>Read how this game is played.</source>
        <translation>Lire comment se joue ce jeu.</translation>
    </message>
    <message>
        <source>Played like {base}.</source>
        <translation>Se joue comme {base}.</translation>
    </message>
    <message>
        <source>{differences}; and {count} more</source>
        <translation>{differences}&#xa0;; et {count} de plus</translation>
    </message>
    <message>
        <source>Unlike {base}: {differences}.</source>
        <translation>À la différence de {base}&#xa0;: {differences}.</translation>
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
        <translation>Cinq cartes chacun, quel que soit le nombre de joueurs, et on pioche à la main&#xa0;: qui oublie de piocher avant que le joueur suivant ait joué et pioché continue avec une carte de moins. Cliquez sur la pioche après votre coup.</translation>
    </message>
    <message>
        <source>A club&apos;s sheet; the lost card after the printed rules</source>
        <translation>La feuille de règles d’un club&#xa0;; la carte perdue d’après les règles imprimées</translation>
    </message>
    <message>
        <source>Double Series</source>
        <translation>Double Series</translation>
    </message>
    <message>
        <source>Two sides of up to five players each, seated in turn, race for two series of five. Partners keep silent. The cards dealt become fewer as the table grows.</source>
        <translation>Deux camps de cinq joueurs au plus, assis en alternance&#xa0;: le premier qui a deux rangées de cinq gagne. Les équipiers ne se parlent pas. Plus on est nombreux à table, moins on reçoit de cartes.</translation>
    </message>
    <message>
        <source>Jouets Bo-Jeux, 1996, as described by sellers and players; hands, jacks and dead cards after Sequence, since no sheet could be read</source>
        <translation>Jouets Bo-Jeux, 1996, d’après des vendeurs et des joueurs&#xa0;; mains, valets et cartes mortes comme à Sequence, faute d’avoir pu lire une feuille de règles</translation>
    </message>
    <message>
        <source>Exact five</source>
        <translation>Cinq pile</translation>
    </message>
    <message>
        <source>Five number cards each; every card goes exactly on its own number, and one draws after playing. Nothing is ever taken away, nothing is exchanged, and five in line win.</source>
        <translation>Cinq cartes à nombres chacun&#xa0;; chaque carte va exactement sur son nombre, et on pioche après avoir joué. Rien n’est jamais retiré, rien n’est échangé, et cinq en ligne gagnent.</translation>
    </message>
    <message>
        <source>Poo-ka-Boo, as described by a reviewer on BoardGameGeek</source>
        <translation>Poo-ka-Boo, d’après une critique sur BoardGameGeek</translation>
    </message>
    <message>
        <source>5ive Straight</source>
        <translation>5ive Straight</translation>
    </message>
    <message>
        <source>Pegs, and cards with the numbers from 0 to 99. On your turn either play a card and put a peg on its number or any higher one, or draw; four cards are the most. Five in line win at once. Who holds four cards that fit nowhere is out, so keep them secret.</source>
        <translation>Des chevilles et des cartes numérotées de 0 à 99. À votre tour, jouez une carte et posez une cheville sur son nombre ou un nombre plus élevé, ou bien piochez&#xa0;; quatre cartes au plus. Cinq en ligne gagnent aussitôt. Qui a quatre cartes qui ne vont nulle part est hors jeu&#xa0;: gardez-les donc secrètes.</translation>
    </message>
    <message>
        <source>The 5ive Straight rulebook, Winning Moves</source>
        <translation>Le livret de règles de 5ive Straight, Winning Moves</translation>
    </message>
    <message>
        <source>Home sheet</source>
        <translation>Règles en famille</translation>
    </message>
    <message>
        <source>Two sides, five cards each, and two piles lying face up: choose which card to draw. A forgotten draw is made good after the next turn. A row counts only when its maker announces it, and its chips are then turned to white.</source>
        <translation>Deux camps, cinq cartes chacun, et deux pioches face visible&#xa0;: choisissez quelle carte piocher. Une pioche oubliée se rattrape après votre prochain tour. Une rangée ne compte que si celui qui la fait l’annonce&#xa0;; ses jetons sont alors retournés côté blanc.</translation>
    </message>
    <message>
        <source>A family&apos;s rule sheet published as Sequence Playing Rules</source>
        <translation>La feuille de règles d’une famille, publiée sous le titre «&#xa0;Sequence Playing Rules&#xa0;»</translation>
    </message>
    <message>
        <source>Jack Foolery</source>
        <translation>Jack Foolery</translation>
    </message>
    <message>
        <source>One-Eyed Jack under the other name by which many families know it: nothing on the board is ever safe, and rows count only while they lie there.</source>
        <translation>One-Eyed Jack sous l’autre nom que lui connaissent bien des familles&#xa0;: rien sur le plateau n’est jamais à l’abri, et les rangées ne comptent que tant qu’elles sont là.</translation>
    </message>
    <message>
        <source>pagat.com, One-Eyed Jack, where this name is given too</source>
        <translation>pagat.com, One-Eyed Jack, où ce nom est donné aussi</translation>
    </message>
    <message>
        <source>Junior</source>
        <translation>Junior</translation>
    </message>
    <message>
        <source>For the youngest: three cards without pictures, a small board, four in line win. The tens of clubs and diamonds go anywhere, the tens of spades and hearts take a chip away, and a card without a space may be exchanged at any time.</source>
        <translation>Pour les plus jeunes&#xa0;: trois cartes en main, pas de figures, un petit plateau, et quatre en ligne gagnent. Les dix de trèfle et de carreau vont partout, les dix de pique et de cœur enlèvent un jeton, et une carte sans case libre peut être échangée à tout moment.</translation>
    </message>
    <message>
        <source>After Sequence for Kids by Jax Ltd.; the cards and the board are ours</source>
        <translation>D’après Sequence for Kids de Jax Ltd.&#xa0;; les cartes et le plateau sont de nous</translation>
    </message>
    <message>
        <source>One-Eyed Jack</source>
        <translation>One-Eyed Jack</translation>
    </message>
    <message>
        <source>The game for two, three or four as it is played with ordinary cards. No chip is ever safe: a one-eyed jack may break a row up again, so a side wins when its rows lie on the board at the same time. A card whose cells are all covered stays in the hand until one of them is free.</source>
        <translation>Le jeu à deux, trois ou quatre, tel qu’on le joue avec des cartes ordinaires. Aucun jeton n’est jamais à l’abri&#xa0;: un valet à un œil peut défaire une rangée&#xa0;; un camp gagne donc quand ses rangées sont sur le plateau en même temps. Une carte dont toutes les cases sont couvertes reste en main jusqu’à ce que l’une d’elles se libère.</translation>
    </message>
    <message>
        <source>pagat.com, One-Eyed Jack, the basic game</source>
        <translation>pagat.com, One-Eyed Jack, le jeu de base</translation>
    </message>
    <message>
        <source>One-Eyed Jack, house rules</source>
        <translation>One-Eyed Jack, règles maison</translation>
    </message>
    <message>
        <source>One-Eyed Jack with the two house rules that most tables add: the chips of a finished row are safe from one-eyed jacks, and a card whose cells are all covered may be exchanged for a new one, as many of them as one likes in a turn.</source>
        <translation>One-Eyed Jack avec les deux règles maison qu’ajoutent la plupart des tables&#xa0;: les jetons d’une rangée finie sont à l’abri des valets à un œil, et une carte dont toutes les cases sont couvertes peut être échangée contre une autre, autant de fois qu’on veut par tour.</translation>
    </message>
    <message>
        <source>pagat.com, One-Eyed Jack, variations</source>
        <translation>pagat.com, One-Eyed Jack, variantes</translation>
    </message>
    <message>
        <source>One-Eyed Jack with jokers</source>
        <translation>One-Eyed Jack avec jokers</translation>
    </message>
    <message>
        <source>One-Eyed Jack with house rules and four jokers in the pack. The corners belong to nobody: a joker puts a chip on an open corner and nowhere else, and no jack can take that chip away.</source>
        <translation>One-Eyed Jack avec règles maison et quatre jokers parmi les cartes. Les coins ne sont à personne&#xa0;: un joker pose un jeton sur un coin libre et nulle part ailleurs, et aucun valet ne peut enlever ce jeton.</translation>
    </message>
    <message>
        <source>Open draft</source>
        <translation>Cartes au choix</translation>
    </message>
    <message>
        <source>Six cards each, and five open cards to draw from: after playing you choose one, and the next card takes its place. A side that holds all four centre spaces wins at once. The game ends when the open cards run out.</source>
        <translation>Six cartes chacun, et cinq cartes ouvertes où piocher&#xa0;: après avoir joué, vous en choisissez une, et la carte suivante prend sa place. Un camp qui tient les quatre cases du milieu gagne aussitôt. La partie finit quand il n’y a plus de cartes ouvertes.</translation>
    </message>
    <message>
        <source>Course COMP90054 of the University of Melbourne, as played by its programs</source>
        <translation>Cours COMP90054 de l’université de Melbourne, tel que le jouent ses programmes</translation>
    </message>
    <message>
        <source>Quinto (house scoring)</source>
        <translation>Quinto (décompte maison)</translation>
    </message>
    <message>
        <source>Sequence played for points over several deals: longer rows, rows with a corner, two rows at a stroke and winning the deal all count, special cards left in the hand cost. The first side with 500 points wins the match. The points are house scoring of our own: the published table is not known to us.</source>
        <translation>Sequence joué aux points en plusieurs donnes&#xa0;: rangées plus longues, rangées avec un coin, deux rangées d’un coup et donne gagnée rapportent, les cartes spéciales restées en main coûtent. Le premier camp à 500 points gagne le match. Le décompte est de nous&#xa0;: nous ne connaissons pas le barème publié.</translation>
    </message>
    <message>
        <source>Play after the Quinto Game Company, 2003, as described on pagat.com; the points are ours</source>
        <translation>Jeu d’après la Quinto Game Company, 2003, tel que décrit sur pagat.com&#xa0;; les points sont de nous</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Sequence</translation>
    </message>
    <message>
        <source>Play a card and put a chip on one of its two cells; five chips of your side in a line are a row. Two sides need two rows, three sides one. The four corners count for everybody, a two-eyed jack goes on any open cell, a one-eyed jack takes an enemy chip away unless it is part of a finished row, and once a turn a card whose cells are both covered may be exchanged.</source>
        <translation>Jouez une carte et posez un jeton sur l’une de ses deux cases&#xa0;; cinq jetons de votre camp en ligne font une rangée. À deux camps, il faut deux rangées&#xa0;; à trois, une seule. Les quatre coins comptent pour tous, un valet à deux yeux va sur n’importe quelle case libre, un valet à un œil enlève un jeton adverse, sauf s’il fait partie d’une rangée finie, et une fois par tour une carte dont les deux cases sont couvertes peut être échangée.</translation>
    </message>
    <message>
        <source>The rules printed by Jax Ltd. since 1982, with published answers where they are silent</source>
        <translation>Les règles imprimées par Jax Ltd. depuis 1982, avec des réponses publiées là où elles se taisent</translation>
    </message>
    <message>
        <source>Sequence Dice</source>
        <translation>Sequence Dice</translation>
    </message>
    <message>
        <source>Roll two dice and put a chip on that number. If all its spaces are covered, you take the place of an opponent&apos;s chip. A ten takes a chip away, but none from the twos and twelves; an eleven goes anywhere; after a two or a twelve you roll again. Two sides need six in line, three or four need five.</source>
        <translation>Lancez deux dés et posez un jeton sur ce nombre. Si toutes ses cases sont couvertes, vous y prenez la place d’un jeton adverse. Un dix enlève un jeton, mais pas sur les deux ni les douze&#xa0;; un onze va partout&#xa0;; après un deux ou un douze, vous relancez. À deux camps, il en faut six en ligne&#xa0;; à trois ou quatre, cinq.</translation>
    </message>
    <message>
        <source>The Sequence Dice sheet, Jax Ltd.</source>
        <translation>La feuille de règles de Sequence Dice, Jax Ltd.</translation>
    </message>
    <message>
        <source>Sequence Dice, gem variant</source>
        <translation>Sequence Dice, variante aux gemmes</translation>
    </message>
    <message>
        <source>The dice game of the carved wooden boards: a ten goes anywhere, an eleven takes a chip away, a twelve swaps one of your chips with an opponent&apos;s, and finished rows are safe. Two sides need two rows of five, three or four sides one. A two gives another turn; a covered number gives nothing.</source>
        <translation>Le jeu de dés des plateaux en bois sculpté&#xa0;: un dix va partout, un onze enlève un jeton, un douze échange un de vos jetons avec un jeton adverse, et les rangées finies sont à l’abri. À deux camps, il faut deux rangées de cinq&#xa0;; à trois ou quatre, une seule. Un deux fait rejouer&#xa0;; un nombre couvert ne donne rien.</translation>
    </message>
    <message>
        <source>Kalex Custom Carvings, Dice Sequence</source>
        <translation>Kalex Custom Carvings, Dice Sequence</translation>
    </message>
    <message>
        <source>Tournament tie-break</source>
        <translation>Tournoi avec départage</translation>
    </message>
    <message>
        <source>The stock is played once. When nobody can move any more and nobody has won, the side with more rows wins, then the one with more lines of four, then of three. Rows are taken from the top left, so nobody has to be asked.</source>
        <translation>La pioche ne sert qu’une fois. Quand personne ne peut plus jouer et que personne n’a gagné, le camp qui a le plus de rangées gagne, puis celui qui a le plus de lignes de quatre, puis de trois. Les rangées se prennent depuis le coin haut gauche, pour n’avoir rien à demander à personne.</translation>
    </message>
    <message>
        <source>endgame.dk, One-Eyed Jack</source>
        <translation>endgame.dk, One-Eyed Jack</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Jeu de voyage</translation>
    </message>
    <message>
        <source>A short game for two with one pack on a small board: every card has a single space, four in line are a row, and two rows win. The free space lies in the middle.</source>
        <translation>Un jeu court à deux, avec un seul jeu de cartes et un petit plateau&#xa0;: chaque carte n’a qu’une case, quatre en ligne font une rangée, et deux rangées gagnent. La case franche est au milieu.</translation>
    </message>
    <message>
        <source>Jax Ltd., the travel edition; the board is ours, since its arrangement could not be found</source>
        <translation>Jax Ltd., l’édition de voyage&#xa0;; le plateau est de nous, car sa disposition est restée introuvable</translation>
    </message>
</context>
<context>
    <name>GroupList</name>
    <message>
        <source>Groups of rules</source>
        <translation>Groupes de règles</translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>Move left</source>
        <translation>À gauche</translation>
    </message>
    <message>
        <source>Let the chosen card change places with the one before it</source>
        <translation>Échanger la carte choisie avec celle d’avant</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>À droite</translation>
    </message>
    <message>
        <source>Let the chosen card change places with the one after it</source>
        <translation>Échanger la carte choisie avec celle d’après</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Take the chosen card out of its row; it can be put anywhere then</source>
        <translation>Retirer la carte choisie de sa rangée&#xa0;; on peut alors la mettre partout</translation>
    </message>
    <message>
        <source>Cards that are chosen go here. In the row, Delete takes a card away, and Ctrl with an arrow key moves it.</source>
        <translation>Les cartes choisies vont ici. Dans la ligne, Suppr retire une carte et Ctrl avec une flèche la déplace.</translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>{cell}, {face}: {share} of the decided games</source>
        <translation>{cell}, {face}&#xa0;: {share} des parties décidées</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>The menus</source>
        <translation>Les menus</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Clavier et souris</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Joueurs ordinateurs</translation>
    </message>
    <message>
        <source>Boards of your own</source>
        <translation>Vos propres plateaux</translation>
    </message>
    <message>
        <source>The lab</source>
        <translation>Le laboratoire</translation>
    </message>
    <message>
        <source>What you can rely on</source>
        <translation>Ce sur quoi vous pouvez compter</translation>
    </message>
    <message>
        <source>Temperaments</source>
        <translation>Tempéraments</translation>
    </message>
    <message>
        <source>An entry says who plays what: a game, a board, and a player for each seat. With one entry the lab tells how fair and how long that game is; with two it tells which is better, and how sure that is.</source>
        <translation>Une entrée dit qui joue à quoi&#xa0;: un jeu, un plateau, et un joueur pour chaque place. Avec une entrée, le laboratoire dit si ce jeu est équitable et combien il dure&#xa0;; avec deux, laquelle est la meilleure, et avec quelle certitude.</translation>
    </message>
    <message>
        <source>It plays in the background, and results are saved as they arrive: what is broken off goes on later.</source>
        <translation>Il joue en arrière-plan, et les résultats sont enregistrés à mesure&#xa0;: ce qui est interrompu reprend plus tard.</translation>
    </message>
    <message>
        <source>Every move is kept at once. After a crash or a power cut the next start goes on where you were.</source>
        <translation>Chaque coup est gardé aussitôt. Après un plantage ou une coupure de courant, le prochain démarrage reprend où vous étiez.</translation>
    </message>
    <message>
        <source>Nobody sees what is hidden: neither the computer players, nor hints, nor a screen reader know more than the seat that they play, help or read for.</source>
        <translation>Personne ne voit ce qui est caché&#xa0;: ni les joueurs ordinateurs, ni les conseils, ni un lecteur d’écran n’en savent plus que la place pour laquelle ils jouent, aident ou lisent.</translation>
    </message>
    <message>
        <source>The program needs no network and sends nothing. All your games, boards and settings are files on this computer.</source>
        <translation>Le programme n’a pas besoin de réseau et n’envoie rien. Vos parties, plateaux et réglages sont des fichiers sur cet ordinateur.</translation>
    </message>
    <message>
        <source>The same number shuffles the cards in the same way on every computer, and undo never deals anew.</source>
        <translation>Le même nombre mélange les cartes de la même façon sur tout ordinateur, et annuler ne redonne jamais les cartes.</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Aucune page ne contient ces mots.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>Chercher dans l’aide</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Looking for the best moves…</source>
        <translation>Recherche des meilleurs coups…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>The best moves</source>
        <translation>Les meilleurs coups</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Le jouer</translation>
    </message>
    <message>
        <source>Make the chosen move</source>
        <translation>Jouer le coup choisi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Look for moves no longer</source>
        <translation>Ne plus chercher de coups</translation>
    </message>
    <message>
        <source>Take the hint off the table</source>
        <translation>Retirer le conseil de la table</translation>
    </message>
</context>
<context>
    <name>Hinting</name>
    <message>
        <source>Chance to win: {chance}, between {low} and {high} in {games} trial games.</source>
        <translation>Chances de gagner&#xa0;: {chance}, entre {low} et {high} en {games} parties d’essai.</translation>
    </message>
    <message>
        <source>Hint {number}</source>
        <translation>Conseil {number}</translation>
    </message>
    <message>
        <source>No hint could be worked out: the process that looks for one has failed.</source>
        <translation>Aucun conseil n’a pu être trouvé&#xa0;: le processus qui cherche a échoué.</translation>
    </message>
</context>
<context>
    <name>Histogram</name>
    <message>
        <source>{share} of the games take {low} to {high} moves</source>
        <translation>{share} des parties durent de {low} à {high} coups</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Changes</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Comme c’était</translation>
    </message>
</context>
<context>
    <name>HowTo</name>
    <message>
        <source>the {count} corners</source>
        <translation>les {count} coins</translation>
    </message>
    <message>
        <source>the free cell with the star</source>
        <translation>la case franche à l’étoile</translation>
    </message>
    <message>
        <source>the {count} free cells with a star</source>
        <translation>les {count} cases franches à l’étoile</translation>
    </message>
    <message>
        <source>a corner</source>
        <translation>un coin</translation>
    </message>
    <message>
        <source>a free cell</source>
        <translation>une case franche</translation>
    </message>
    <message>
        <source>{players} in {sides} sides, on the board “{board}”</source>
        <translation>{players} en {sides} camps, sur le plateau «&#xa0;{board}&#xa0;»</translation>
    </message>
    <message>
        <source>{players}, each a side of their own, on the board “{board}”</source>
        <translation>{players}, chacun pour soi, sur le plateau «&#xa0;{board}&#xa0;»</translation>
    </message>
    <message>
        <source>{players}, on the board “{board}”</source>
        <translation>{players}, sur le plateau «&#xa0;{board}&#xa0;»</translation>
    </message>
    <message>
        <source>House rules: what differs from “{preset}”</source>
        <translation>Règles maison&#xa0;: ce qui diffère de «&#xa0;{preset}&#xa0;»</translation>
    </message>
    <message>
        <source>Where these rules come from</source>
        <translation>D’où viennent ces règles</translation>
    </message>
    <message>
        <source>Special rolls</source>
        <translation>Lancers spéciaux</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Cartes spéciales</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Le but</translation>
    </message>
    <message>
        <source>What you need</source>
        <translation>Ce qu’il faut</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Votre tour</translation>
    </message>
    <message>
        <source>What is safe</source>
        <translation>Ce qui est à l’abri</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rangées</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>Cartes mortes</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Talk and time</source>
        <translation>Paroles et temps</translation>
    </message>
    <message>
        <source>A card is dead when its cell and all cells with higher numbers are covered.</source>
        <translation>Une carte est morte quand sa case et toutes celles de nombre plus élevé sont couvertes.</translation>
    </message>
    <message>
        <source>A card is dead when all its cells are covered, no matter whose chips they are.</source>
        <translation>Une carte est morte quand toutes ses cases sont couvertes, peu importe par quels jetons.</translation>
    </message>
    <message>
        <source>If an enemy chip there can be replaced, the card is not dead.</source>
        <translation>Si un jeton adverse peut y être remplacé, la carte n’est pas morte.</translation>
    </message>
    <message>
        <source>A card that takes or replaces chips is never dead, even if there is none to take.</source>
        <translation>Une carte qui prend ou remplace des jetons n’est jamais morte, même s’il n’y en a aucun à prendre.</translation>
    </message>
    <message>
        <source>It stays in your hand; taking a chip may open a cell for it again.</source>
        <translation>Elle reste dans votre main&#xa0;; un jeton retiré peut lui rouvrir une case.</translation>
    </message>
    <message>
        <source>It stays in your hand to the end.</source>
        <translation>Elle reste dans votre main jusqu’à la fin.</translation>
    </message>
    <message>
        <source>Keep dead cards secret.</source>
        <translation>Gardez secrètes vos cartes mortes.</translation>
    </message>
    <message>
        <source>Who holds {cards} that are dead when the turn comes is out of the game. The chips stay, and the others play on; if only one side is left, it wins.</source>
        <translation>Qui a {cards} mortes à son tour est hors jeu. Les jetons restent et les autres continuent&#xa0;; s’il ne reste qu’un camp, il gagne.</translation>
    </message>
    <message>
        <source>In your turn you may turn in as many dead cards as you like, one by one.</source>
        <translation>À votre tour, vous pouvez défausser autant de cartes mortes que vous voulez, une par une.</translation>
    </message>
    <message>
        <source>Once in your turn you may turn in a dead card.</source>
        <translation>Une fois par tour, vous pouvez défausser une carte morte.</translation>
    </message>
    <message>
        <source>In your turn you may turn in up to {count} dead cards.</source>
        <translation>À votre tour, vous pouvez défausser jusqu’à {count} cartes mortes.</translation>
    </message>
    <message>
        <source>In your turn you have to turn in all dead cards before you play.</source>
        <translation>À votre tour, vous devez défausser toutes vos cartes mortes avant de jouer.</translation>
    </message>
    <message>
        <source>If you hold a dead card, you have to turn it in before you play.</source>
        <translation>Si vous avez une carte morte, vous devez la défausser avant de jouer.</translation>
    </message>
    <message>
        <source>You have to turn in dead cards before you play, up to {count} in a turn.</source>
        <translation>Vous devez défausser les cartes mortes avant de jouer, jusqu’à {count} par tour.</translation>
    </message>
    <message>
        <source>That holds only when you can play no other card.</source>
        <translation>Cela ne vaut que si vous ne pouvez jouer aucune autre carte.</translation>
    </message>
    <message>
        <source>You take an open card for it, and your turn goes on.</source>
        <translation>Vous prenez en échange une carte ouverte, et votre tour continue.</translation>
    </message>
    <message>
        <source>You draw a card for it, and your turn goes on.</source>
        <translation>Vous piochez en échange une carte, et votre tour continue.</translation>
    </message>
    <message>
        <source>Show it to the others.</source>
        <translation>Montrez-la aux autres.</translation>
    </message>
    <message>
        <source>You need not say so.</source>
        <translation>Vous n’avez pas à le dire.</translation>
    </message>
    <message>
        <source>After playing no card is drawn.</source>
        <translation>Après avoir joué, on ne pioche pas.</translation>
    </message>
    <message>
        <source>{count} cards lie open beside the stock. When one is taken, the next of the stock takes its place.</source>
        <translation>{count} cartes sont ouvertes à côté de la pioche. Quand on en prend une, la suivante de la pioche la remplace.</translation>
    </message>
    <message>
        <source>One card lies open beside the stock. When it is taken, the next of the stock takes its place.</source>
        <translation>Une carte est ouverte à côté de la pioche. Quand on la prend, la suivante de la pioche la remplace.</translation>
    </message>
    <message>
        <source>The stock lies face up, in {count} piles; everybody sees their top cards.</source>
        <translation>La pioche est face visible, en {count} tas&#xa0;; tous voient les cartes du dessus.</translation>
    </message>
    <message>
        <source>The stock lies face up; everybody sees the next card.</source>
        <translation>La pioche est face visible&#xa0;; tous voient la carte suivante.</translation>
    </message>
    <message>
        <source>The stock lies face down.</source>
        <translation>La pioche est face cachée.</translation>
    </message>
    <message>
        <source>When the stock is empty, the played cards are shuffled and are the new stock.</source>
        <translation>Quand la pioche est vide, les cartes jouées sont mélangées et font la nouvelle pioche.</translation>
    </message>
    <message>
        <source>When a card has to be drawn and none is left, the game ends.</source>
        <translation>Quand il faut piocher et qu’il ne reste plus de carte, la partie est finie.</translation>
    </message>
    <message>
        <source>When the stock is empty, nobody draws any more; you play what you hold.</source>
        <translation>Quand la pioche est vide, personne ne pioche plus&#xa0;; on joue ce qu’on a.</translation>
    </message>
    <message>
        <source>until the next player has moved and drawn</source>
        <translation>jusqu’à ce que le joueur suivant ait joué et pioché</translation>
    </message>
    <message>
        <source>until the next player has moved</source>
        <translation>jusqu’à ce que le joueur suivant ait joué</translation>
    </message>
    <message>
        <source>If you forget to draw, you may do so {until}. Then the card is lost: you hold one card less for the rest of the game.</source>
        <translation>Si vous oubliez de piocher, vous pouvez le faire {until}. Ensuite la carte est perdue&#xa0;: vous avez une carte de moins pour le reste de la partie.</translation>
    </message>
    <message>
        <source>If you forget to draw, you may do so {until}. Then you have to wait until after your next turn, and draw all cards that are missing.</source>
        <translation>Si vous oubliez de piocher, vous pouvez le faire {until}. Ensuite vous attendez la fin de votre prochain tour, et piochez toutes les cartes qui manquent.</translation>
    </message>
    <message>
        <source>When the next player turns in a dead card, that time is over.</source>
        <translation>Quand le joueur suivant défausse une carte morte, ce délai est passé.</translation>
    </message>
    <message>
        <source>When the next player turns in a dead card, that time is not yet over.</source>
        <translation>Quand le joueur suivant défausse une carte morte, ce délai n’est pas encore passé.</translation>
    </message>
    <message>
        <source>The game is over as soon as a side has won.</source>
        <translation>La partie est finie dès qu’un camp a gagné.</translation>
    </message>
    <message>
        <source>Nobody draws any more.</source>
        <translation>Personne ne pioche plus.</translation>
    </message>
    <message>
        <source>When a side has its rows, each other side still has {count} turns. Then most rows win, and equal rows are a draw.</source>
        <translation>Quand un camp a ses rangées, chaque autre camp a encore {count} tours. Alors le plus de rangées gagne&#xa0;; à égalité, la partie est nulle.</translation>
    </message>
    <message>
        <source>When a side has its rows, each other side still has one turn. Then most rows win, and equal rows are a draw.</source>
        <translation>Quand un camp a ses rangées, chaque autre camp a encore un tour. Alors le plus de rangées gagne&#xa0;; à égalité, la partie est nulle.</translation>
    </message>
    <message>
        <source>If the board is full and nothing can change it, the game ends without a winner.</source>
        <translation>Si le plateau est plein et que rien ne peut le changer, la partie finit sans vainqueur.</translation>
    </message>
    <message>
        <source>If all pass in turn, the cards run out, or the board is full and nothing can change it, the game ends without a winner.</source>
        <translation>Si tous passent l’un après l’autre, si les cartes manquent, ou si le plateau est plein et que rien ne peut le changer, la partie finit sans vainqueur.</translation>
    </message>
    <message>
        <source>If all pass in turn, or the board is full and nothing can change it, the game ends without a winner.</source>
        <translation>Si tous passent l’un après l’autre, ou si le plateau est plein et que rien ne peut le changer, la partie finit sans vainqueur.</translation>
    </message>
    <message>
        <source>A game without a winner is a draw.</source>
        <translation>Une partie sans vainqueur est nulle.</translation>
    </message>
    <message>
        <source>the most finished rows</source>
        <translation>le plus de rangées finies</translation>
    </message>
    <message>
        <source>the most lines of {length}</source>
        <translation>le plus de lignes de {length}</translation>
    </message>
    <message>
        <source>Then {first} win. If these are equal, the game is a draw.</source>
        <translation>Alors {first} gagne. À égalité, la partie est nulle.</translation>
    </message>
    <message>
        <source>Then {first} win; if these are equal, {others}; if all are equal, it is a draw.</source>
        <translation>Alors {first} gagne&#xa0;; à égalité, {others}&#xa0;; si tout est égal, elle est nulle.</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, puis </translation>
    </message>
    <message>
        <source>A match goes over several deals. It is won by the side that has {points} and more than any other side.</source>
        <translation>Un match se joue en plusieurs donnes. Il est gagné par le camp qui a {points} et plus que tout autre.</translation>
    </message>
    <message>
        <source>A row with {chips} in its line: {points}.</source>
        <translation>Une rangée avec {chips} dans sa ligne&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>A row with a free cell: {points} more.</source>
        <translation>Une rangée avec une case franche&#xa0;: {points} de plus.</translation>
    </message>
    <message>
        <source>Two rows or more by one move: {points} more.</source>
        <translation>Deux rangées ou plus en un coup&#xa0;: {points} de plus.</translation>
    </message>
    <message>
        <source>To win the deal: {points}.</source>
        <translation>Gagner la donne&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Each special card left in hand: {points} less.</source>
        <translation>Chaque carte spéciale restée en main&#xa0;: {points} de moins.</translation>
    </message>
    <message>
        <source>Who speaks out of turn, such as to advise a team-mate, costs the side dear: each of its members gives up a card of their own choice, and none is drawn for it.</source>
        <translation>Qui parle hors de propos, par exemple pour conseiller un équipier, le fait payer à son camp&#xa0;: chacun de ses membres cède une carte de son choix, sans en piocher.</translation>
    </message>
    <message>
        <source>Who speaks out of turn, such as to advise a team-mate, costs the side a chip: the next enemy takes one that is not safe off the board.</source>
        <translation>Qui parle hors de propos, par exemple pour conseiller un équipier, coûte un jeton à son camp&#xa0;: l’adversaire suivant en retire un qui n’est pas à l’abri.</translation>
    </message>
    <message>
        <source>A turn may take {seconds} seconds; then the computer moves for you.</source>
        <translation>Un tour peut durer {seconds} secondes&#xa0;; ensuite l’ordinateur joue pour vous.</translation>
    </message>
    <message>
        <source>Two rows that cross in the marked chip.</source>
        <translation>Deux rangées qui se croisent au jeton marqué.</translation>
    </message>
    <message>
        <source>{count} in line are two rows.</source>
        <translation>{count} en ligne font deux rangées.</translation>
    </message>
    <message>
        <source>{count} in line are two rows; the marked chip is in both.</source>
        <translation>{count} en ligne font deux rangées&#xa0;; le jeton marqué est dans les deux.</translation>
    </message>
    <message>
        <source>{count} in line are two rows; the marked chips are in both.</source>
        <translation>{count} en ligne font deux rangées&#xa0;; les jetons marqués sont dans les deux.</translation>
    </message>
    <message>
        <source>Rows are not kept: what counts is how many of them lie on the board at the moment.</source>
        <translation>Les rangées ne sont pas acquises&#xa0;: ce qui compte est leur nombre sur le plateau à l’instant.</translation>
    </message>
    <message>
        <source>A row that has been made counts to the end of the game.</source>
        <translation>Une rangée faite compte jusqu’à la fin de la partie.</translation>
    </message>
    <message>
        <source>Say so when you make a row. A row that is not announced does not count; any later chip of yours may still announce it.</source>
        <translation>Annoncez quand vous faites une rangée. Une rangée non annoncée ne compte pas&#xa0;; tout jeton posé plus tard peut encore l’annoncer.</translation>
    </message>
    <message>
        <source>More than {length} in line are a row as well.</source>
        <translation>Plus de {length} en ligne font aussi une rangée.</translation>
    </message>
    <message>
        <source>On the table a finished row is drawn through.</source>
        <translation>Sur la table, une rangée finie est barrée d’un trait.</translation>
    </message>
    <message>
        <source>On the table the chips of a finished row turn white.</source>
        <translation>Sur la table, les jetons d’une rangée finie deviennent blancs.</translation>
    </message>
    <message>
        <source>Two rows of a side may not have a chip in common.</source>
        <translation>Deux rangées d’un camp ne peuvent avoir aucun jeton en commun.</translation>
    </message>
    <message>
        <source>Two rows of a side may have one chip in common.</source>
        <translation>Deux rangées d’un camp peuvent avoir un jeton en commun.</translation>
    </message>
    <message>
        <source>Two rows of a side may have up to {count} chips in common.</source>
        <translation>Deux rangées d’un camp peuvent avoir jusqu’à {count} jetons en commun.</translation>
    </message>
    <message>
        <source>One line never holds two rows of a side; rows that cross may both count.</source>
        <translation>Une même ligne ne contient jamais deux rangées d’un camp&#xa0;; des rangées qui se croisent peuvent compter toutes deux.</translation>
    </message>
    <message>
        <source>So {count} in line are two rows, and fewer are one.</source>
        <translation>Ainsi {count} en ligne font deux rangées, et moins en font une.</translation>
    </message>
    <message>
        <source>Chips in one line make no second row on this board.</source>
        <translation>Sur ce plateau, des jetons d’une même ligne ne font pas de seconde rangée.</translation>
    </message>
    <message>
        <source>Two rows of a side may use the same free cell.</source>
        <translation>Deux rangées d’un camp peuvent utiliser la même case franche.</translation>
    </message>
    <message>
        <source>Two rows of a side may not use the same free cell.</source>
        <translation>Deux rangées d’un camp ne peuvent utiliser la même case franche.</translation>
    </message>
    <message>
        <source>If a chip makes shapes that cannot all count, you say which of them do.</source>
        <translation>Si un jeton fait des formes qui ne peuvent toutes compter, vous dites lesquelles comptent.</translation>
    </message>
    <message>
        <source>If a chip makes shapes that cannot all count, those nearest to the top left do.</source>
        <translation>Si un jeton fait des formes qui ne peuvent toutes compter, ce sont les plus proches du coin haut gauche.</translation>
    </message>
    <message>
        <source>If a chip makes shapes that cannot all count, the program says which of them do.</source>
        <translation>Si un jeton fait des formes qui ne peuvent toutes compter, le programme dit lesquelles comptent.</translation>
    </message>
    <message>
        <source>If more chips lie in line than a row needs, you say which of them are the row.</source>
        <translation>S’il y a en ligne plus de jetons qu’il n’en faut, vous dites lesquels font la rangée.</translation>
    </message>
    <message>
        <source>If more chips lie in line than a row needs, those nearest to the top left are it.</source>
        <translation>S’il y a en ligne plus de jetons qu’il n’en faut, ce sont les plus proches du coin haut gauche.</translation>
    </message>
    <message>
        <source>If more chips lie in line than a row needs, the program says which are the row.</source>
        <translation>S’il y a en ligne plus de jetons qu’il n’en faut, le programme dit lesquels font la rangée.</translation>
    </message>
    <message>
        <source>This shape is a row.</source>
        <translation>Cette forme est une rangée.</translation>
    </message>
    <message>
        <source>Be the first side to lay one of these shapes with your chips.</source>
        <translation>Soyez le premier camp à poser une de ces formes avec vos jetons.</translation>
    </message>
    <message>
        <source>Be the first side to lay {need} of these shapes with your chips.</source>
        <translation>Soyez le premier camp à poser {need} de ces formes avec vos jetons.</translation>
    </message>
    <message>
        <source>Such a shape is called a row here. It has to lie exactly as it is drawn, not turned and not mirrored.</source>
        <translation>Une telle forme s’appelle ici une rangée. Elle doit être posée exactement comme elle est dessinée, sans la tourner ni la retourner.</translation>
    </message>
    <message>
        <source>Be the first side to make a row of {length} chips.</source>
        <translation>Soyez le premier camp à faire une rangée de {length} jetons.</translation>
    </message>
    <message>
        <source>Be the first side to make {need} rows of {length} chips each.</source>
        <translation>Soyez le premier camp à faire {need} rangées de {length} jetons chacune.</translation>
    </message>
    <message>
        <source>A row runs across, down or along a diagonal, without a gap.</source>
        <translation>Une rangée va en largeur, en hauteur ou en diagonale, sans trou.</translation>
    </message>
    <message>
        <source>All members of a side put down chips of one colour.</source>
        <translation>Tous les membres d’un camp posent des jetons d’une même couleur.</translation>
    </message>
    <message>
        <source>A row of {length}.</source>
        <translation>Une rangée de {length}.</translation>
    </message>
    <message>
        <source>With {cell}, {chips} chips are a row.</source>
        <translation>Avec {cell}, {chips} jetons font une rangée.</translation>
    </message>
    <message>
        <source>Free cells: {cells}. Each counts as a chip of every side, all the time; several sides may use the same one. No chip is ever put there.</source>
        <translation>Cases franches&#xa0;: {cells}. Chacune compte toujours comme un jeton de chaque camp&#xa0;; plusieurs camps peuvent utiliser la même. On n’y pose jamais de jeton.</translation>
    </message>
    <message>
        <source>Cells to be earned: {cells}. They begin empty and belong to nobody; only a special card puts a chip there.</source>
        <translation>Cases à gagner&#xa0;: {cells}. Elles sont d’abord vides et à personne&#xa0;; seule une carte spéciale y pose un jeton.</translation>
    </message>
    <message>
        <source>Out of play: {cells}. They stay empty, since no card puts a chip there.</source>
        <translation>Hors jeu&#xa0;: {cells}. Elles restent vides, car aucune carte n’y pose de jeton.</translation>
    </message>
    <message>
        <source>Out of play: {cells}. They belong to nobody.</source>
        <translation>Hors jeu&#xa0;: {cells}. Elles ne sont à personne.</translation>
    </message>
    <message>
        <source>There is another way to win at once: to hold {cells} with your chips.</source>
        <translation>Il y a un autre moyen de gagner aussitôt&#xa0;: tenir {cells} avec vos jetons.</translation>
    </message>
    <message>
        <source>There is another way to win at once: to hold {cells}, free cells included.</source>
        <translation>Il y a un autre moyen de gagner aussitôt&#xa0;: tenir {cells}, cases franches comprises.</translation>
    </message>
    <message>
        <source>The board.</source>
        <translation>Le plateau.</translation>
    </message>
    <message>
        <source>It is a game for {counts} players.</source>
        <translation>C’est un jeu pour {counts} joueurs.</translation>
    </message>
    <message>
        <source>A board of {columns} by {rows} cells.</source>
        <translation>Un plateau de {columns} cases sur {rows}.</translation>
    </message>
    <message>
        <source>Its cells show totals of the dice.</source>
        <translation>Ses cases montrent des totaux de dés.</translation>
    </message>
    <message>
        <source>Its cells show numbers.</source>
        <translation>Ses cases montrent des nombres.</translation>
    </message>
    <message>
        <source>Every card that is no special card has one cell.</source>
        <translation>Toute carte qui n’est pas spéciale a une case.</translation>
    </message>
    <message>
        <source>Every card that is no special card has {count} cells.</source>
        <translation>Toute carte qui n’est pas spéciale a {count} cases.</translation>
    </message>
    <message>
        <source>Its cells show the cards.</source>
        <translation>Ses cases montrent les cartes.</translation>
    </message>
    <message>
        <source>One die with {faces} faces.</source>
        <translation>Un dé à {faces} faces.</translation>
    </message>
    <message>
        <source>{count} dice with {faces} faces each.</source>
        <translation>{count} dés à {faces} faces chacun.</translation>
    </message>
    <message>
        <source>Number cards from {low} to {high}, each once: {total} cards.</source>
        <translation>Cartes à nombres de {low} à {high}, une de chaque&#xa0;: {total} cartes.</translation>
    </message>
    <message>
        <source>Number cards from {low} to {high}, each {packs} times: {total} cards in all.</source>
        <translation>Cartes à nombres de {low} à {high}, chacune {packs} fois&#xa0;: {total} cartes en tout.</translation>
    </message>
    <message>
        <source>Jokers added: {count}, {total} cards with them.</source>
        <translation>Jokers ajoutés&#xa0;: {count}, {total} cartes avec eux.</translation>
    </message>
    <message>
        <source>Each player is dealt {cards}.</source>
        <translation>Chaque joueur reçoit {cards}.</translation>
    </message>
    <message>
        <source>One pack of {each} cards.</source>
        <translation>Un jeu de {each} cartes.</translation>
    </message>
    <message>
        <source>{packs} packs of {each} cards, shuffled together: {total} cards.</source>
        <translation>{packs} jeux de {each} cartes, mélangés ensemble&#xa0;: {total} cartes.</translation>
    </message>
    <message>
        <source>They have no {ranks}.</source>
        <translation>Il y manque les {ranks}.</translation>
    </message>
    <message>
        <source>Chips in {sides} colours, one for each side.</source>
        <translation>Des jetons de {sides} couleurs, une par camp.</translation>
    </message>
    <message>
        <source>A box has {count} of each.</source>
        <translation>Une boîte en contient {count} de chaque.</translation>
    </message>
    <message>
        <source>side {number}</source>
        <translation>camp {number}</translation>
    </message>
    <message>
        <source>The members of a side sit side by side: {order}.</source>
        <translation>Les membres d’un camp sont assis côte à côte&#xa0;: {order}.</translation>
    </message>
    <message>
        <source>Around the table the sides take turns: {order}.</source>
        <translation>Autour de la table, les camps alternent&#xa0;: {order}.</translation>
    </message>
    <message>
        <source>A dealer is drawn by lot; who comes next in turn begins.</source>
        <translation>On tire au sort un donneur&#xa0;; le joueur suivant commence.</translation>
    </message>
    <message>
        <source>All roll {dice} with {faces} faces; the highest total begins. Those that tie roll again.</source>
        <translation>Tous lancent {dice} à {faces} faces&#xa0;; le total le plus haut commence. Les ex æquo relancent.</translation>
    </message>
    <message>
        <source>Who begins is drawn by lot.</source>
        <translation>On tire au sort qui commence.</translation>
    </message>
    <message>
        <source>The first seat always begins.</source>
        <translation>La première place commence toujours.</translation>
    </message>
    <message>
        <source>one die</source>
        <translation>un dé</translation>
    </message>
    <message>
        <source>{count} dice</source>
        <translation>{count} dés</translation>
    </message>
    <message>
        <source>Then you take turns.</source>
        <translation>Ensuite, chacun joue à son tour.</translation>
    </message>
    <message>
        <source>The turn passes clockwise.</source>
        <translation>On joue dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>The turn passes counterclockwise.</source>
        <translation>On joue dans le sens inverse des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>A card, and the cells it may be played on.</source>
        <translation>Une carte, et les cases où elle peut être jouée.</translation>
    </message>
    <message>
        <source>A number card, and the cells it may be played on.</source>
        <translation>Une carte à nombre, et les cases où elle peut être jouée.</translation>
    </message>
    <message>
        <source>What you roll has to be used if it can be.</source>
        <translation>Ce que vous lancez doit servir si c’est possible.</translation>
    </message>
    <message>
        <source>Who can do nothing at all passes.</source>
        <translation>Qui ne peut rien faire du tout passe.</translation>
    </message>
    <message>
        <source>A dead card may be turned in, as told below.</source>
        <translation>Une carte morte peut être défaussée, comme il est dit plus bas.</translation>
    </message>
    <message>
        <source>A dead card has to be turned in, as told below.</source>
        <translation>Une carte morte doit être défaussée, comme il est dit plus bas.</translation>
    </message>
    <message>
        <source>Or, instead of playing, draw a card.</source>
        <translation>Ou, au lieu de jouer, piochez une carte.</translation>
    </message>
    <message>
        <source>Play a card from your hand, and put a chip on an open cell with its number or any higher one.</source>
        <translation>Jouez une carte de votre main, et posez un jeton sur une case libre de son nombre ou d’un nombre plus élevé.</translation>
    </message>
    <message>
        <source>Play a card from your hand, and put a chip on an open cell with its number.</source>
        <translation>Jouez une carte de votre main, et posez un jeton sur une case libre de son nombre.</translation>
    </message>
    <message>
        <source>Play a card from your hand, and put a chip on an open cell that shows it.</source>
        <translation>Jouez une carte de votre main, et posez un jeton sur une case libre qui la montre.</translation>
    </message>
    <message>
        <source>If all its cells are covered, your chip takes the place of an enemy chip on one of them.</source>
        <translation>Si toutes ses cases sont couvertes, votre jeton prend la place d’un jeton adverse sur l’une d’elles.</translation>
    </message>
    <message>
        <source>Special cards do something else.</source>
        <translation>Les cartes spéciales font autre chose.</translation>
    </message>
    <message>
        <source>Take one of the open cards.</source>
        <translation>Prenez une des cartes ouvertes.</translation>
    </message>
    <message>
        <source>Draw the top card of one of the open piles.</source>
        <translation>Piochez la carte du dessus d’un des tas ouverts.</translation>
    </message>
    <message>
        <source>Draw a card from the stock.</source>
        <translation>Piochez une carte.</translation>
    </message>
    <message>
        <source>You have to do it yourself, and nobody reminds you.</source>
        <translation>Vous devez le faire vous-même, et personne ne vous le rappelle.</translation>
    </message>
    <message>
        <source>With {cards} in hand you may not draw.</source>
        <translation>Avec {cards} en main, vous ne pouvez pas piocher.</translation>
    </message>
    <message>
        <source>You may draw however many cards you hold.</source>
        <translation>Vous pouvez piocher quel que soit le nombre de vos cartes.</translation>
    </message>
    <message>
        <source>Without any card you have to draw.</source>
        <translation>Sans aucune carte, vous devez piocher.</translation>
    </message>
    <message>
        <source>Without any card you may draw or pass.</source>
        <translation>Sans aucune carte, vous pouvez piocher ou passer.</translation>
    </message>
    <message>
        <source>Roll the die.</source>
        <translation>Lancez le dé.</translation>
    </message>
    <message>
        <source>Roll the dice; their total counts.</source>
        <translation>Lancez les dés&#xa0;; leur total compte.</translation>
    </message>
    <message>
        <source>Put a chip on an open cell with that number or any higher one.</source>
        <translation>Posez un jeton sur une case libre de ce nombre ou d’un nombre plus élevé.</translation>
    </message>
    <message>
        <source>Put a chip on an open cell with that number.</source>
        <translation>Posez un jeton sur une case libre de ce nombre.</translation>
    </message>
    <message>
        <source>If all of them are covered, your chip takes the place of an enemy chip on one of them.</source>
        <translation>Si toutes sont couvertes, votre jeton prend la place d’un jeton adverse sur l’une d’elles.</translation>
    </message>
    <message>
        <source>If all of them are covered, nothing happens.</source>
        <translation>Si toutes sont couvertes, rien ne se passe.</translation>
    </message>
    <message>
        <source>Special rolls do something else.</source>
        <translation>Les lancers spéciaux font autre chose.</translation>
    </message>
    <message>
        <source>After a roll of {totals} you have another turn, as often as that happens.</source>
        <translation>Après un lancer de {totals}, vous rejouez, aussi souvent que cela arrive.</translation>
    </message>
    <message>
        <source>That holds even if you could do nothing with the roll.</source>
        <translation>Cela vaut même si vous n’avez rien pu faire du lancer.</translation>
    </message>
    <message>
        <source>If you could do nothing with the roll, your turn is over.</source>
        <translation>Si vous n’avez rien pu faire du lancer, votre tour est fini.</translation>
    </message>
    <message>
        <source>Put a chip on any open cell, or in place of an enemy chip, which is taken off.</source>
        <translation>Posez un jeton sur n’importe quelle case libre, ou à la place d’un jeton adverse, qui est retiré.</translation>
    </message>
    <message>
        <source>Take an enemy chip off the board, and put one of yours in its place.</source>
        <translation>Retirez un jeton adverse du plateau, et mettez-en un des vôtres à sa place.</translation>
    </message>
    <message>
        <source>Let one of your chips and an enemy chip change places. Rows that arise by this count, yours and the enemy’s.</source>
        <translation>Échangez un de vos jetons et un jeton adverse. Les rangées ainsi formées comptent, les vôtres et les siennes.</translation>
    </message>
    <message>
        <source>Put a chip on any open cell.</source>
        <translation>Posez un jeton sur n’importe quelle case libre.</translation>
    </message>
    <message>
        <source>It does not go on cells that have to be earned.</source>
        <translation>Il ne va pas sur les cases à gagner.</translation>
    </message>
    <message>
        <source>If the whole board is covered, your chip takes the place of an enemy chip.</source>
        <translation>Si tout le plateau est couvert, votre jeton prend la place d’un jeton adverse.</translation>
    </message>
    <message>
        <source>Say which card it stands for; this is a custom, and binds you to nothing.</source>
        <translation>Dites quelle carte elle remplace&#xa0;; c’est un usage, qui n’engage à rien.</translation>
    </message>
    <message>
        <source>Take a chip off the board, an enemy’s or one of your own.</source>
        <translation>Retirez un jeton du plateau, adverse ou à vous.</translation>
    </message>
    <message>
        <source>Take an enemy chip off the board.</source>
        <translation>Retirez un jeton adverse du plateau.</translation>
    </message>
    <message>
        <source>You put no chip on that cell in this turn.</source>
        <translation>Vous ne posez pas de jeton sur cette case pendant ce tour.</translation>
    </message>
    <message>
        <source>This card has no use on this board.</source>
        <translation>Cette carte ne sert à rien sur ce plateau.</translation>
    </message>
    <message>
        <source>Put a chip on an open corner. It goes nowhere else.</source>
        <translation>Posez un jeton sur un coin libre. Il ne va nulle part ailleurs.</translation>
    </message>
    <message>
        <source>Put a chip on an open cell with a star. It goes nowhere else.</source>
        <translation>Posez un jeton sur une case libre à l’étoile. Il ne va nulle part ailleurs.</translation>
    </message>
    <message>
        <source>No chip is safe by lying in line: the first row wins at once.</source>
        <translation>Aucun jeton n’est à l’abri pour être en ligne&#xa0;: la première rangée gagne aussitôt.</translation>
    </message>
    <message>
        <source>Chips of a finished row are safe: nothing takes them away.</source>
        <translation>Les jetons d’une rangée finie sont à l’abri&#xa0;: rien ne les enlève.</translation>
    </message>
    <message>
        <source>So are more chips of that side that lengthen the row in its line.</source>
        <translation>De même les autres jetons de ce camp qui prolongent la rangée dans sa ligne.</translation>
    </message>
    <message>
        <source>More chips beside them in the same line are not safe.</source>
        <translation>Les autres jetons à côté, dans la même ligne, ne sont pas à l’abri.</translation>
    </message>
    <message>
        <source>No row is safe: chips of a finished row can be taken as well.</source>
        <translation>Aucune rangée n’est à l’abri&#xa0;: les jetons d’une rangée finie peuvent aussi être pris.</translation>
    </message>
    <message>
        <source>A row with a chip taken from it counts no longer.</source>
        <translation>Une rangée à laquelle on a pris un jeton ne compte plus.</translation>
    </message>
    <message>
        <source>A row that has been made counts even so.</source>
        <translation>Une rangée faite compte quand même.</translation>
    </message>
    <message>
        <source>Chips on earned cells are safe too.</source>
        <translation>Les jetons sur des cases gagnées sont aussi à l’abri.</translation>
    </message>
    <message>
        <source>Chips on earned cells are not safe.</source>
        <translation>Les jetons sur des cases gagnées ne sont pas à l’abri.</translation>
    </message>
    <message>
        <source>Chips on cells with {cells} are safe from {card}.</source>
        <translation>Les jetons sur les cases {cells} sont à l’abri de {card}.</translation>
    </message>
    <message>
        <source>{card} can touch none of these chips.</source>
        <translation>{card} ne peut toucher aucun de ces jetons.</translation>
    </message>
    <message>
        <source>{card} cannot touch the row; the chip beside it can be taken.</source>
        <translation>{card} ne peut toucher la rangée&#xa0;; le jeton à côté peut être pris.</translation>
    </message>
    <message>
        <source>{card} can take each of the marked chips.</source>
        <translation>{card} peut prendre chacun des jetons marqués.</translation>
    </message>
</context>
<context>
    <name>HowToPlayDialog</name>
    <message>
        <source>How to play: {title}</source>
        <translation>Comment jouer&#xa0;: {title}</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>Chercher dans cette page</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>The place before</source>
        <translation>Le passage précédent</translation>
    </message>
    <message>
        <source>The next place</source>
        <translation>Le passage suivant</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Enregistrer en P&amp;DF…</translation>
    </message>
    <message>
        <source>Send this page to a printer</source>
        <translation>Envoyer cette page à une imprimante</translation>
    </message>
    <message>
        <source>Write this page to a file</source>
        <translation>Écrire cette page dans un fichier</translation>
    </message>
    <message>
        <source>{players} in {sides} sides</source>
        <translation>{players} en {sides} camps</translation>
    </message>
    <message>
        <source>{players}</source>
        <translation>{players}</translation>
    </message>
    <message>
        <source>Not on this page</source>
        <translation>Pas dans cette page</translation>
    </message>
    <message>
        <source>Save the page</source>
        <translation>Enregistrer la page</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>Fichiers PDF</translation>
    </message>
    <message>
        <source>The page could not be saved.</source>
        <translation>La page n’a pas pu être enregistrée.</translation>
    </message>
</context>
<context>
    <name>Idle</name>
    <message>
        <source>There are no cards in this game.</source>
        <translation>Il n’y a pas de cartes dans ce jeu.</translation>
    </message>
    <message>
        <source>No roll gives another turn.</source>
        <translation>Aucun lancer ne fait rejouer.</translation>
    </message>
    <message>
        <source>There are no dice in this game.</source>
        <translation>Il n’y a pas de dés dans ce jeu.</translation>
    </message>
    <message>
        <source>Number cards have no ranks.</source>
        <translation>Les cartes à nombres n’ont pas de valeurs de cartes.</translation>
    </message>
    <message>
        <source>There are no numbers in this game.</source>
        <translation>Il n’y a pas de nombres dans ce jeu.</translation>
    </message>
    <message>
        <source>All are dealt the same number of cards.</source>
        <translation>Tous reçoivent autant de cartes.</translation>
    </message>
    <message>
        <source>One does not draw instead of playing.</source>
        <translation>On ne pioche pas au lieu de jouer.</translation>
    </message>
    <message>
        <source>A full hand may draw as well.</source>
        <translation>On peut piocher même la main pleine.</translation>
    </message>
    <message>
        <source>No card is ever drawn.</source>
        <translation>On ne pioche jamais de carte.</translation>
    </message>
    <message>
        <source>One draws from the open cards.</source>
        <translation>On pioche parmi les cartes ouvertes.</translation>
    </message>
    <message>
        <source>The stock lies face down, in one pile.</source>
        <translation>La pioche est face cachée, en un seul tas.</translation>
    </message>
    <message>
        <source>Dead cards are not turned in.</source>
        <translation>On ne défausse pas les cartes mortes.</translation>
    </message>
    <message>
        <source>Cards draw themselves.</source>
        <translation>Les cartes se piochent d’elles-mêmes.</translation>
    </message>
    <message>
        <source>The game has a board of its own.</source>
        <translation>Le jeu a son propre plateau.</translation>
    </message>
    <message>
        <source>No card takes a chip off the board.</source>
        <translation>Aucune carte n’enlève de jeton du plateau.</translation>
    </message>
    <message>
        <source>There is no wild card.</source>
        <translation>Il n’y a pas de joker.</translation>
    </message>
    <message>
        <source>No chip is ever taken or replaced.</source>
        <translation>Aucun jeton n’est jamais pris ni remplacé.</translation>
    </message>
    <message>
        <source>The first row wins, so it need not be safe.</source>
        <translation>La première rangée gagne, elle n’a donc pas à être à l’abri.</translation>
    </message>
    <message>
        <source>The row itself is not safe.</source>
        <translation>La rangée elle-même n’est pas à l’abri.</translation>
    </message>
    <message>
        <source>No corner is earned.</source>
        <translation>Aucun coin n’est à gagner.</translation>
    </message>
    <message>
        <source>No card or roll takes or replaces chips.</source>
        <translation>Ni carte ni lancer ne prend ou ne remplace de jetons.</translation>
    </message>
    <message>
        <source>Shapes are made instead of lines.</source>
        <translation>On fait des formes au lieu de lignes.</translation>
    </message>
    <message>
        <source>One row wins, so nobody makes a second one.</source>
        <translation>Une rangée gagne, donc personne n’en fait une seconde.</translation>
    </message>
    <message>
        <source>Free cells count for nobody.</source>
        <translation>Les cases franches ne comptent pour personne.</translation>
    </message>
    <message>
        <source>Rows are not claimed: they count while they lie there.</source>
        <translation>Les rangées ne sont pas acquises&#xa0;: elles comptent tant qu’elles sont là.</translation>
    </message>
    <message>
        <source>The first row wins at once.</source>
        <translation>La première rangée gagne aussitôt.</translation>
    </message>
    <message>
        <source>Then the game is a draw.</source>
        <translation>Alors la partie est nulle.</translation>
    </message>
    <message>
        <source>There is no match.</source>
        <translation>Il n’y a pas de match.</translation>
    </message>
</context>
<context>
    <name>Keymap</name>
    <message>
        <source>{key} is needed on the table itself; add Ctrl or Alt to it.</source>
        <translation>{key} sert sur la table elle-même&#xa0;; ajoutez-y Ctrl ou Alt.</translation>
    </message>
    <message>
        <source>Windows are changed with that key.</source>
        <translation>Cette touche change de fenêtre.</translation>
    </message>
    <message>
        <source>While it means something on the table, {key} does that first.</source>
        <translation>Tant qu’elle veut dire quelque chose sur la table, {key} fait d’abord cela.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Change keys</source>
        <translation>Changer les touches</translation>
    </message>
    <message>
        <source>&amp;Add this key</source>
        <translation>&amp;Ajouter cette touche</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>A&amp;ucune touche</translation>
    </message>
    <message>
        <source>&amp;Usual keys</source>
        <translation>Touches &amp;habituelles</translation>
    </message>
    <message>
        <source>Usual keys for &amp;all</source>
        <translation>Touches habituelles pour &amp;tout</translation>
    </message>
    <message>
        <source>No action matches. Try another word.</source>
        <translation>Aucune action ne correspond. Essayez un autre mot.</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>Chercher des actions et des touches</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Actions et leurs touches</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Ne&amp;w key</source>
        <translation>&amp;Nouvelle touche</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nouvelle touche</translation>
    </message>
    <message>
        <source>Let this key lead to the chosen action, beside its others.</source>
        <translation>Cette touche mène aussi à l’action choisie, avec ses autres.</translation>
    </message>
    <message>
        <source>Let no key lead to the chosen action.</source>
        <translation>Aucune touche ne mène à l’action choisie.</translation>
    </message>
    <message>
        <source>Give the chosen action the keys it had at first.</source>
        <translation>Rendre à l’action choisie ses touches du début.</translation>
    </message>
    <message>
        <source>Give every action the keys it had at first.</source>
        <translation>Rendre à chaque action ses touches du début.</translation>
    </message>
    <message>
        <source>This key leads there already.</source>
        <translation>Cette touche y mène déjà.</translation>
    </message>
    <message>
        <source>{key} leads to “{other}” now. It would be taken from there.</source>
        <translation>{key} mène maintenant à «&#xa0;{other}&#xa0;». Elle en serait retirée.</translation>
    </message>
    <message>
        <source>T&amp;ake it from there</source>
        <translation>L’en &amp;retirer</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>first entry</source>
        <translation>première série</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Page web</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>Exporter les résultats</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Cela n’a pas marché.</translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation>&amp;Plan</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nouveau</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>&amp;Exemples</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Copy the command</source>
        <translation>&amp;Copier la commande</translation>
    </message>
    <message>
        <source>The command line that plays the same games, here or elsewhere.</source>
        <translation>La ligne de commande qui joue les mêmes parties, ici ou ailleurs.</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Lancer</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Résultats</translation>
    </message>
    <message>
        <source>Export as &amp;CSV…</source>
        <translation>Exporter en &amp;CSV…</translation>
    </message>
    <message>
        <source>Export as &amp;HTML page…</source>
        <translation>Exporter en page &amp;HTML…</translation>
    </message>
    <message>
        <source>Export the plots as &amp;PNG…</source>
        <translation>Exporter les graphiques en &amp;PNG…</translation>
    </message>
    <message>
        <source>Export the plots as &amp;SVG…</source>
        <translation>Exporter les graphiques en &amp;SVG…</translation>
    </message>
    <message>
        <source>{name}: share of the points</source>
        <translation>{name}&#xa0;: part des points</translation>
    </message>
    <message>
        <source>Strength of the players, in Elo</source>
        <translation>Force des joueurs, en Elo</translation>
    </message>
    <message>
        <source>Decided games won by the side that began</source>
        <translation>Parties décidées gagnées par le camp qui commençait</translation>
    </message>
    <message>
        <source>{name}: decided games won</source>
        <translation>{name}&#xa0;: parties décidées gagnées</translation>
    </message>
    <message>
        <source>{name}: won with a row through the cell, in %</source>
        <translation>{name}&#xa0;: gagnées par une rangée passant par la case, en&#xa0;%</translation>
    </message>
    <message>
        <source>{name}: moves a game</source>
        <translation>{name}&#xa0;: coups par partie</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>{level}, {temperament}</source>
        <translation>{level}, {temperament}</translation>
    </message>
    <message>
        <source>First on turn</source>
        <translation>Premier à jouer</translation>
    </message>
    <message>
        <source>Second on turn</source>
        <translation>Deuxième à jouer</translation>
    </message>
    <message>
        <source>Third on turn</source>
        <translation>Troisième à jouer</translation>
    </message>
    <message>
        <source>Fourth on turn</source>
        <translation>Quatrième à jouer</translation>
    </message>
    <message>
        <source>{value} ({low} to {high})</source>
        <translation>{value} (de {low} à {high})</translation>
    </message>
    <message>
        <source>No game counts yet.</source>
        <translation>Aucune partie ne compte encore.</translation>
    </message>
    <message>
        <source>{games} games, {draws} drawn. Who began won {share} of the decided ones. A game took {length} moves.</source>
        <translation>{games} parties, {draws} nulles. Qui commençait a gagné {share} des décidées. Une partie durait {length} coups.</translation>
    </message>
    <message>
        <source>One game, {draws} drawn. Who began won {share} of the decided ones. It took {length} moves.</source>
        <translation>Une partie, {draws} nulles. Qui commençait a gagné {share} des décidées. Elle a duré {length} coups.</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Une partie</translation>
    </message>
    <message>
        <source>{games} games</source>
        <translation>{games} parties</translation>
    </message>
    <message>
        <source>The game is played.</source>
        <translation>La partie est jouée.</translation>
    </message>
    <message>
        <source>All {games} games are played.</source>
        <translation>Les {games} parties sont toutes jouées.</translation>
    </message>
    <message>
        <source>about {seconds} s left</source>
        <translation>encore {seconds} s environ</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>encore {minutes} min environ</translation>
    </message>
    <message>
        <source>about {hours} h left</source>
        <translation>encore {hours} h environ</translation>
    </message>
    <message>
        <source>The test is not decided after {deals} deals.</source>
        <translation>Le test n’est pas décidé après {deals} donnes.</translation>
    </message>
    <message>
        <source>{found} Decided after {deals} deals; wrong in at most {risk} of such tests.</source>
        <translation>{found} Décidé après {deals} donnes&#xa0;; faux dans au plus {risk} de ces tests.</translation>
    </message>
    <message>
        <source>{one} is not stronger than {other} by {high} Elo (seen: {seen}).</source>
        <translation>{one} n’est pas plus fort que {other} de {high} Elo (vu&#xa0;: {seen}).</translation>
    </message>
    <message>
        <source>{one} is stronger than {other} (seen: {seen} Elo).</source>
        <translation>{one} est plus fort que {other} (vu&#xa0;: {seen} Elo).</translation>
    </message>
    <message>
        <source>To begin is worth as much in “{one}” as in “{other}” (seen: {seen}).</source>
        <translation>Commencer vaut autant dans «&#xa0;{one}&#xa0;» que dans «&#xa0;{other}&#xa0;» (vu&#xa0;: {seen}).</translation>
    </message>
    <message>
        <source>To begin is worth more in “{one}” than in “{other}” ({seen}).</source>
        <translation>Commencer vaut plus dans «&#xa0;{one}&#xa0;» que dans «&#xa0;{other}&#xa0;» ({seen}).</translation>
    </message>
    <message>
        <source>Games take as long in “{one}” as in “{other}” (seen: {seen} moves).</source>
        <translation>Les parties durent autant dans «&#xa0;{one}&#xa0;» que dans «&#xa0;{other}&#xa0;» (vu&#xa0;: {seen} coups).</translation>
    </message>
    <message>
        <source>Games take longer in “{one}” than in “{other}” ({seen} moves).</source>
        <translation>Les parties durent plus dans «&#xa0;{one}&#xa0;» que dans «&#xa0;{other}&#xa0;» ({seen} coups).</translation>
    </message>
</context>
<context>
    <name>LabWindow</name>
    <message>
        <source>R&amp;un</source>
        <translation>&amp;Lancer</translation>
    </message>
    <message>
        <source>Play these games in the background; broken off, they can go on later</source>
        <translation>Jouer ces parties en arrière-plan&#xa0;; interrompues, elles peuvent reprendre plus tard</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>reading what was played before…</source>
        <translation>lecture de ce qui a déjà été joué…</translation>
    </message>
    <message>
        <source>{plan} – Lab</source>
        <translation>{plan} – Laboratoire</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Laboratoire</translation>
    </message>
    <message>
        <source>The lab is at work. Cancel its games, and try again.</source>
        <translation>Le laboratoire est au travail. Annulez ses parties et réessayez.</translation>
    </message>
    <message>
        <source>What was played is kept.</source>
        <translation>Ce qui a été joué est gardé.</translation>
    </message>
    <message>
        <source>usual board</source>
        <translation>plateau habituel</translation>
    </message>
    <message>
        <source>my board</source>
        <translation>mon plateau</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Écrit&#xa0;: {file}</translation>
    </message>
    <message>
        <source>The command is on the clipboard.</source>
        <translation>La commande est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>démarrage…</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>arrêt…</translation>
    </message>
    <message>
        <source>{done} of {games} games</source>
        <translation>{done} parties sur {games}</translation>
    </message>
    <message>
        <source>{done} are played; Run goes on there.</source>
        <translation>{done} sont jouées&#xa0;; Lancer continue à partir de là.</translation>
    </message>
    <message>
        <source>results</source>
        <translation>résultats</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Newcomer</source>
        <translation>Novice</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Occasionnel</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Habitué</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Adroit</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Has just learned the rules, and plays what it likes. A match for a first game.</source>
        <translation>Vient d’apprendre les règles, et joue ce qui lui plaît. Un adversaire pour une première partie.</translation>
    </message>
    <message>
        <source>Likes to build. It often misses a diagonal, does not watch which cards are gone, and spends its jacks early.</source>
        <translation>Aime construire. Manque souvent une diagonale, ne regarde pas quelles cartes sont parties, et dépense tôt ses valets.</translation>
    </message>
    <message>
        <source>Builds and blocks when it sees why, which is not always. It does not count cards.</source>
        <translation>Construit et bloque quand il voit pourquoi, ce qui n’est pas toujours. Ne compte pas les cartes.</translation>
    </message>
    <message>
        <source>Plays every week. It misses a diagonal now and then and does not count cards.</source>
        <translation>Joue chaque semaine. Manque parfois une diagonale et ne compte pas les cartes.</translation>
    </message>
    <message>
        <source>Counts the cards that are gone and keeps its jacks for when they matter; it seldom overlooks anything.</source>
        <translation>Compte les cartes parties et garde ses valets pour les moments qui comptent&#xa0;; néglige rarement quelque chose.</translation>
    </message>
    <message>
        <source>Overlooks nothing, but between two good moves it takes either.</source>
        <translation>Ne néglige rien, mais entre deux bons coups prend l’un ou l’autre.</translation>
    </message>
    <message>
        <source>Takes the best move it knows at once. It thinks about the move at hand, not about what comes after.</source>
        <translation>Prend aussitôt le meilleur coup qu’il connaît. Pense au coup présent, pas à la suite.</translation>
    </message>
    <message>
        <source>Imagines how the cards may lie that it cannot see, and plays its best moves on in its head before it chooses.</source>
        <translation>Imagine comment sont réparties les cartes qu’il ne voit pas, et joue ses meilleurs coups dans sa tête avant de choisir.</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Équilibré</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Attaquant</translation>
    </message>
    <message>
        <source>Blocker</source>
        <translation>Bloqueur</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <translation>Économe</translation>
    </message>
    <message>
        <source>Gambler</source>
        <translation>Parieur</translation>
    </message>
    <message>
        <source>Does what the position asks for.</source>
        <translation>Fait ce que demande la position.</translation>
    </message>
    <message>
        <source>Builds its own rows first, and stops yours when it must.</source>
        <translation>Construit d’abord ses propres rangées, et arrête les vôtres s’il le faut.</translation>
    </message>
    <message>
        <source>Would rather spoil your rows than hurry its own.</source>
        <translation>Préfère gâcher vos rangées que hâter les siennes.</translation>
    </message>
    <message>
        <source>Keeps its special cards for the end, and pairs of cards together.</source>
        <translation>Garde ses cartes spéciales pour la fin, et ses paires de cartes ensemble.</translation>
    </message>
    <message>
        <source>Spends special cards early and bets on the cards still to come.</source>
        <translation>Dépense tôt ses cartes spéciales et parie sur celles à venir.</translation>
    </message>
    <message>
        <source>{name}: {description}</source>
        <translation>{name}&#xa0;: {description}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Your first game</source>
        <translation>Votre première partie</translation>
    </message>
    <message>
        <source>{name}, played on from move {ply}</source>
        <translation>{name}, reprise au coup {ply}</translation>
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
        <translation>Enlever le mar&amp;que-page</translation>
    </message>
    <message>
        <source>Boo&amp;kmark</source>
        <translation>Mar&amp;que-page</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Début de la partie</translation>
    </message>
    <message>
        <source>Move {ply}: {deed}</source>
        <translation>Coup {ply}&#xa0;: {deed}</translation>
    </message>
</context>
<context>
    <name>Measuring</name>
    <message>
        <source>The games ended by a mistake of the program. Try again with another game or level, and report it if it happens again.</source>
        <translation>Une erreur du programme a mis fin aux parties. Essayez un autre jeu ou niveau, et signalez-la si elle revient.</translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message>
        <source>This game could not be counted: {why}.</source>
        <translation>Cette partie n’a pas pu être comptée&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>nulle</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnée</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdue</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>MemoryFlow</name>
    <message>
        <source>Export the statistics</source>
        <translation>Exporter les statistiques</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>sequence statistics</source>
        <translation>statistiques sequence</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Écrit&#xa0;: {file}</translation>
    </message>
    <message>
        <source>Your rating is {points} now ({change}).</source>
        <translation>Votre classement est maintenant {points} ({change}).</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Cela n’a pas marché.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ouvrir un &amp;récent</translation>
    </message>
    <message>
        <source>&amp;Somebody spoke…</source>
        <translation>&amp;Quelqu’un a parlé…</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Aucun encore</translation>
    </message>
</context>
<context>
    <name>MistakeSheet</name>
    <message>
        <source>&amp;Take it back</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>Undo your move and what followed it, and try another</source>
        <translation>Annuler le coup et ce qui a suivi, et en essayer un autre</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>&amp;Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>Say which move would have been better, and why</source>
        <translation>Dire quel coup aurait été meilleur, et pourquoi</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>Leave the move as it is</source>
        <translation>Laisser le coup tel quel</translation>
    </message>
</context>
<context>
    <name>MovesModel</name>
    <message>
        <source>Start of the game</source>
        <translation>Début de la partie</translation>
    </message>
    <message>
        <source>{number}. {sentence}</source>
        <translation>{number}. {sentence}</translation>
    </message>
    <message>
        <source>{move} (bookmark)</source>
        <translation>{move} (marque-page)</translation>
    </message>
    <message>
        <source>{move} (bookmark: {name})</source>
        <translation>{move} (marque-page&#xa0;: {name})</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Choose a move to see the board as it was then</source>
        <translation>Choisissez un coup pour voir le plateau tel qu’il était alors</translation>
    </message>
</context>
<context>
    <name>NamingDialog</name>
    <message>
        <source>Save as your own rules</source>
        <translation>Enregistrer comme vos propres règles</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Description</translation>
    </message>
    <message>
        <source>Give the rules a name.</source>
        <translation>Donnez un nom aux règles.</translation>
    </message>
    <message>
        <source>You have rules of this name already. They would be replaced.</source>
        <translation>Vous avez déjà des règles de ce nom. Elles seraient remplacées.</translation>
    </message>
    <message>
        <source>Rules of this name come with the program. Choose another name.</source>
        <translation>Des règles fournies avec le programme portent ce nom. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>Deal the cards and begin; the game in progress is kept</source>
        <translation>Donner les cartes et commencer&#xa0;; la partie en cours est gardée</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>J&amp;eu</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Plateau</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>J&amp;oueurs</translation>
    </message>
    <message>
        <source>S&amp;ides</source>
        <translation>Ca&amp;mps</translation>
    </message>
    <message>
        <source>Who b&amp;egins</source>
        <translation>&amp;Qui commence</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>S&amp;huffle number</source>
        <translation>&amp;Numéro du mélange</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>P&amp;lus</translation>
    </message>
    <message>
        <source>Show what is seldom needed: the number of the shuffle.</source>
        <translation>Montrer ce qui sert rarement&#xa0;: le numéro du mélange.</translation>
    </message>
    <message>
        <source>{sides}, nobody in a team</source>
        <translation>{sides}, chacun pour soi</translation>
    </message>
    <message>
        <source>{sides} teams of {each}</source>
        <translation>{sides} équipes de {each}</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Par tirage au sort</translation>
    </message>
    <message>
        <source>Choose a game.</source>
        <translation>Choisissez un jeu.</translation>
    </message>
    <message>
        <source>Choose a board.</source>
        <translation>Choisissez un plateau.</translation>
    </message>
    <message>
        <source>Two players are called {name}. Give one another name.</source>
        <translation>Deux joueurs s’appellent {name}. Donnez à l’un un autre nom.</translation>
    </message>
    <message>
        <source>This game cannot be played on this board: {why}.</source>
        <translation>Ce jeu ne peut se jouer sur ce plateau&#xa0;: {why}.</translation>
    </message>
</context>
<context>
    <name>Now</name>
    <message>
        <source>Shown: {what}</source>
        <translation>Montré&#xa0;: {what}</translation>
    </message>
    <message>
        <source>You are looking back</source>
        <translation>Vous regardez en arrière</translation>
    </message>
    <message>
        <source>Nothing is played here. The game waits where it is.</source>
        <translation>Rien ne se joue ici. La partie attend où elle en est.</translation>
    </message>
    <message>
        <source>Only {name} is to see what comes next. Then press “I am ready”, or Enter.</source>
        <translation>Seul {name} doit voir la suite. Ensuite, pressez «&#xa0;Je suis prêt&#xa0;» ou Entrée.</translation>
    </message>
    <message>
        <source>You have played. Draw if you want to, then press “Done: pass the screen on”.</source>
        <translation>Vous avez joué. Piochez si vous voulez, puis pressez «&#xa0;C’est fait&#xa0;: passez l’écran&#xa0;».</translation>
    </message>
    <message>
        <source>There is nothing for you to do at the moment.</source>
        <translation>Vous n’avez rien à faire pour le moment.</translation>
    </message>
    <message>
        <source>You are asked when your chip makes one: say which row it is.</source>
        <translation>On vous le demande quand votre jeton en fait une&#xa0;: dites de quelle rangée il s’agit.</translation>
    </message>
    <message>
        <source>Has somebody spoken out of turn?</source>
        <translation>Quelqu’un a-t-il parlé hors de son tour&#xa0;?</translation>
    </message>
    <message>
        <source>Say who with Move → Somebody spoke; it has a penalty.</source>
        <translation>Dites qui avec Coup → Quelqu’un a parlé&#xa0;; cela vaut une pénalité.</translation>
    </message>
    <message>
        <source>After your play, draw</source>
        <translation>Après avoir joué, piochez</translation>
    </message>
</context>
<context>
    <name>NowPanel</name>
    <message>
        <source>What can I do?</source>
        <translation>Que puis-je faire&#xa0;?</translation>
    </message>
    <message>
        <source>What can be done now</source>
        <translation>Ce qui est possible maintenant</translation>
    </message>
    <message>
        <source>Show me a good move</source>
        <translation>Montrez-moi un bon coup</translation>
    </message>
    <message>
        <source>Point out the best moves, and say why they are good</source>
        <translation>Montrer les meilleurs coups, et dire pourquoi ils sont bons</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Go back to the table</source>
        <translation>Revenir à la table</translation>
    </message>
</context>
<context>
    <name>NumberCardsControl</name>
    <message>
        <source>in place of playing cards</source>
        <translation>au lieu de cartes à jouer</translation>
    </message>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
</context>
<context>
    <name>NumberListControl</name>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>Offer</name>
    <message>
        <source>&amp;Go on with it</source>
        <translation>&amp;Le reprendre</translation>
    </message>
    <message>
        <source>&amp;Throw it away</source>
        <translation>Le &amp;jeter</translation>
    </message>
    <message>
        <source>A board was not saved the last time: “{name}”.</source>
        <translation>Un plateau n’avait pas été enregistré la dernière fois&#xa0;: «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>A board was not saved the last time: “{name}”. Its file is damaged; this is how it was a moment before.</source>
        <translation>Un plateau n’avait pas été enregistré la dernière fois&#xa0;: «&#xa0;{name}&#xa0;». Son fichier est endommagé&#xa0;; voici comment il était un instant plus tôt.</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>sans nom</translation>
    </message>
</context>
<context>
    <name>OfferBar</name>
    <message>
        <source>New to this game? Six short steps show how it is played, on the table.</source>
        <translation>Nouveau dans ce jeu&#xa0;? Six courtes étapes montrent, sur la table, comment on joue.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrez-moi</translation>
    </message>
    <message>
        <source>Your game is kept, and comes back afterwards</source>
        <translation>Votre partie est gardée, et revient ensuite</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Help → Your first game leads there at any time</source>
        <translation>Aide → Votre première partie y mène à tout moment</translation>
    </message>
</context>
<context>
    <name>Outlet</name>
    <message>
        <source>Sent to the printer.</source>
        <translation>Envoyé à l’imprimante.</translation>
    </message>
    <message>
        <source>The printer does not take it. Is it switched on?</source>
        <translation>L’imprimante ne l’accepte pas. Est-elle allumée&#xa0;?</translation>
    </message>
    <message>
        <source>This printer leaves {edge} mm free at the edge of the paper, but the margins are {margin} mm: something may be missing. Print anyway?</source>
        <translation>Cette imprimante laisse {edge} mm libres au bord du papier, mais les marges sont de {margin} mm&#xa0;: il pourrait manquer quelque chose. Imprimer quand même&#xa0;?</translation>
    </message>
    <message>
        <source>PDF, for every printer (*.pdf)</source>
        <translation>PDF, pour toute imprimante (*.pdf)</translation>
    </message>
    <message>
        <source>PNG, a picture (*.png)</source>
        <translation>PNG, une image (*.png)</translation>
    </message>
    <message>
        <source>SVG, for drawing programs (*.svg)</source>
        <translation>SVG, pour les logiciels de dessin (*.svg)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Dessin en cours…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The file was not written.</source>
        <translation>Le fichier n’a pas été écrit.</translation>
    </message>
    <message>
        <source>{count} files like {name} are there already. Replace them?</source>
        <translation>{count} fichiers comme {name} existent déjà. Les remplacer&#xa0;?</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Enregistré sous {file}.</translation>
    </message>
    <message>
        <source>Saved as {count} files, beginning with {file}.</source>
        <translation>Enregistré en {count} fichiers, à commencer par {file}.</translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message>
        <source>I am ready</source>
        <translation>Je suis prêt</translation>
    </message>
    <message>
        <source>Done: pass the screen on</source>
        <translation>C’est fait&#xa0;: passez l’écran</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>C’est fait</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Up to three moves are marked on the table and told beside it, each with the chance to win and the reason. A click on one shows its arrow; it can be played at once. The hint goes as soon as the position changes.</source>
        <translation>Jusqu’à trois coups sont marqués sur la table et dits à côté, chacun avec la chance de gagner et la raison. Un clic sur l’un montre sa flèche&#xa0;; il peut être joué aussitôt. Le conseil disparaît dès que la position change.</translation>
    </message>
    <message>
        <source>Winning chances</source>
        <translation>Chances de gagner</translation>
    </message>
    <message>
        <source>A bar for now and a graph through the game. Click on the graph to look at a moment. While a computer thinks, nothing is worked out.</source>
        <translation>Une barre pour l’instant et une courbe sur la partie. Cliquez sur la courbe pour voir un moment. Pendant qu’un ordinateur réfléchit, rien n’est calculé.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>After the end: the three moves at which the game turned, what would have been better, and how much the cards and your choices were worth. Click on one to see it on the table.</source>
        <translation>Après la fin&#xa0;: les trois coups où la partie a tourné, ce qui aurait été mieux, et ce qu’ont valu les cartes et vos choix. Cliquez sur l’un pour le voir sur la table.</translation>
    </message>
    <message>
        <source>The numbers</source>
        <translation>Les nombres</translation>
    </message>
    <message>
        <source>They come from many trial games, played on from what you can see; where cards are hidden, they are imagined anew each time. So they are estimates, and know no more than you do. A rated game has none of this.</source>
        <translation>Ils viennent de nombreuses parties d’essai, jouées à partir de ce que vous pouvez voir&#xa0;; les cartes cachées sont imaginées à nouveau chaque fois. Ce sont donc des estimations, qui n’en savent pas plus que vous. Une partie classée n’a rien de cela.</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Jouer maintenant</translation>
    </message>
    <message>
        <source>Who thinks for longer than a second is named at the end of the menu bar, and can be told to move with what it knows.</source>
        <translation>Qui réfléchit plus d’une seconde est nommé au bout de la barre de menus, et peut être prié de jouer avec ce qu’il sait.</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Clavier et souris</translation>
    </message>
    <message>
        <source>On the designer’s board</source>
        <translation>Sur le plateau de l’atelier</translation>
    </message>
    <message>
        <source>In the designer’s tray</source>
        <translation>Dans la réserve de l’atelier</translation>
    </message>
    <message>
        <source>Designer: {menu}</source>
        <translation>Atelier&#xa0;: {menu}</translation>
    </message>
    <message>
        <source>Gallery of boards</source>
        <translation>Galerie de plateaux</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Glisser</translation>
    </message>
    <message>
        <source>Carry a card to another cell, to exchange both, or to the tray.</source>
        <translation>Porter une carte sur une autre case, pour échanger les deux, ou dans la réserve.</translation>
    </message>
    <message>
        <source>Drag from a bare cell</source>
        <translation>Glisser depuis une case vide</translation>
    </message>
    <message>
        <source>Choose all cells in a frame; from a full cell, hold Shift.</source>
        <translation>Choisir toutes les cases d’un cadre&#xa0;; depuis une case pleine, tenir Maj.</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>Choose a cell; with Shift up to it, with Ctrl one more.</source>
        <translation>Choisir une case&#xa0;; avec Maj jusqu’à elle, avec Ctrl une de plus.</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Double clic</translation>
    </message>
    <message>
        <source>Put the card that is chosen in the tray.</source>
        <translation>Mettre la carte choisie dans la réserve.</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Walk; with Shift choose on the way, with Ctrl only look around.</source>
        <translation>Marcher&#xa0;; avec Maj choisir en chemin, avec Ctrl seulement regarder.</translation>
    </message>
    <message>
        <source>Home, End, PgUp, PgDn</source>
        <translation>Origine, Fin, Page préc., Page suiv.</translation>
    </message>
    <message>
        <source>Walk to the rim of the board.</source>
        <translation>Aller au bord du plateau.</translation>
    </message>
    <message>
        <source>Type a card, a free cell, a hole, or nothing; and go on.</source>
        <translation>Taper une carte, une case franche, un trou, ou rien&#xa0;; et continuer.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Finish a number that is being typed, or go on to the next cell.</source>
        <translation>Finir un nombre en train d’être tapé, ou aller à la case suivante.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Put the tray’s card; with Ctrl choose one cell more or less.</source>
        <translation>Mettre la carte de la réserve&#xa0;; avec Ctrl choisir une case de plus ou de moins.</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Take back what is half typed, or clear the chosen cells.</source>
        <translation>Reprendre ce qui est à moitié tapé, ou vider les cases choisies.</translation>
    </message>
    <message>
        <source>Bring a carried card back; forget what is half typed.</source>
        <translation>Ramener une carte portée&#xa0;; oublier ce qui est à moitié tapé.</translation>
    </message>
    <message>
        <source>Menu key</source>
        <translation>Touche Menu</translation>
    </message>
    <message>
        <source>Open the menu of the chosen cells.</source>
        <translation>Ouvrir le menu des cases choisies.</translation>
    </message>
    <message>
        <source>Carry a card to a cell.</source>
        <translation>Porter une carte sur une case.</translation>
    </message>
    <message>
        <source>Choose the card to be put.</source>
        <translation>Choisir la carte à mettre.</translation>
    </message>
    <message>
        <source>Enter, double click</source>
        <translation>Entrée, double clic</translation>
    </message>
    <message>
        <source>Put the card on the chosen cells of the board.</source>
        <translation>Mettre la carte sur les cases choisies du plateau.</translation>
    </message>
    <message>
        <source>Make a board.</source>
        <translation>Faire un plateau.</translation>
    </message>
    <message>
        <source>Change the board, or a copy of it.</source>
        <translation>Modifier le plateau, ou une copie.</translation>
    </message>
    <message>
        <source>Play on the board.</source>
        <translation>Jouer sur le plateau.</translation>
    </message>
    <message>
        <source>Copy the board.</source>
        <translation>Copier le plateau.</translation>
    </message>
    <message>
        <source>Bring the board onto paper.</source>
        <translation>Mettre le plateau sur papier.</translation>
    </message>
    <message>
        <source>Give the board another name.</source>
        <translation>Donner un autre nom au plateau.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Move the board to the trash.</source>
        <translation>Mettre le plateau à la corbeille.</translation>
    </message>
    <message>
        <source>Show the board’s file in its folder.</source>
        <translation>Montrer le fichier du plateau dans son dossier.</translation>
    </message>
    <message>
        <source>several, see its text</source>
        <translation>plusieurs, voir le texte</translation>
    </message>
    <message>
        <source>A name in colour leads to its licence in full.</source>
        <translation>Un nom en couleur mène à sa licence complète.</translation>
    </message>
    <message>
        <source>Every licence lies in {folder}, too.</source>
        <translation>Toutes les licences se trouvent aussi dans {folder}.</translation>
    </message>
    <message>
        <source>Sequence, One-Eyed Jack and their relatives, for one to twelve people and computers.</source>
        <translation>Sequence, One-Eyed Jack et leurs parents, pour une à douze personnes et ordinateurs.</translation>
    </message>
    <message>
        <source>This is a program of enthusiasts. Sequence is a trade mark of its publisher, who has nothing to do with it.</source>
        <translation>Ce programme est fait par des passionnés. Sequence est une marque de son éditeur, qui n’y est pour rien.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Écran</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>What runs here</source>
        <translation>Ce qui tourne ici</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Help from the computer</source>
        <translation>Aide de l’ordinateur</translation>
    </message>
    <message>
        <source>Drag a card, or the dice, onto a lit cell; elsewhere it returns.</source>
        <translation>Glisser une carte, ou les dés, sur une case éclairée&#xa0;; ailleurs, elle revient.</translation>
    </message>
    <message>
        <source>Drag in the hand</source>
        <translation>Glisser dans la main</translation>
    </message>
    <message>
        <source>Lay a card in another place of the hand.</source>
        <translation>Ranger une carte à une autre place de la main.</translation>
    </message>
    <message>
        <source>Drag to the hand</source>
        <translation>Glisser vers la main</translation>
    </message>
    <message>
        <source>Draw the card of the stock, or an open one, where that is asked.</source>
        <translation>Piocher la carte de la pioche, ou une carte ouverte, quand c’est demandé.</translation>
    </message>
    <message>
        <source>Drag a chip</source>
        <translation>Glisser un jeton</translation>
    </message>
    <message>
        <source>Swap it with the chip it is dropped on, where that is asked.</source>
        <translation>L’échanger avec le jeton sur lequel on le lâche, quand c’est demandé.</translation>
    </message>
    <message>
        <source>Click, click</source>
        <translation>Clic, clic</translation>
    </message>
    <message>
        <source>Choose a card, then a lit cell; with dice, a lit cell at once.</source>
        <translation>Choisir une carte, puis une case éclairée&#xa0;; avec des dés, aussitôt une case éclairée.</translation>
    </message>
    <message>
        <source>Finger</source>
        <translation>Doigt</translation>
    </message>
    <message>
        <source>Tap a card, then a cell. On a small board a lens shows the cell: slide to the right one before you lift the finger.</source>
        <translation>Touchez une carte, puis une case. Sur un petit plateau, une loupe montre la case&#xa0;: glissez jusqu’à la bonne avant de lever le doigt.</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Lecteur d’écran</translation>
    </message>
    <message>
        <source>Each cell says its place, its card, its chip and which of your cards may go there; cards can be chosen and cells pressed from the reader, too.</source>
        <translation>Chaque case dit sa place, sa carte, son jeton et lesquelles de vos cartes peuvent y aller&#xa0;; on peut aussi choisir des cartes et presser des cases depuis le lecteur.</translation>
    </message>
    <message>
        <source>Choose a card of the hand, or an open card that may be drawn.</source>
        <translation>Choisir une carte de la main, ou une carte ouverte qui peut être piochée.</translation>
    </message>
    <message>
        <source>Draw a card, where one draws by hand.</source>
        <translation>Piocher une carte, quand on pioche à la main.</translation>
    </message>
    <message>
        <source>Move from card to card, or from cell to cell.</source>
        <translation>Aller de carte en carte, ou de case en case.</translation>
    </message>
    <message>
        <source>Go to the next or previous cell for the chosen card.</source>
        <translation>Aller à la case suivante ou précédente pour la carte choisie.</translation>
    </message>
    <message>
        <source>Go on from the hand to the board and the stock.</source>
        <translation>Passer de la main au plateau et à la pioche.</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Entrée, Espace</translation>
    </message>
    <message>
        <source>Choose the marked card; play it on the marked cell.</source>
        <translation>Choisir la carte marquée&#xa0;; la jouer sur la case marquée.</translation>
    </message>
    <message>
        <source>Lay the marked card on the discards, if it is dead or to be given up.</source>
        <translation>Défausser la carte marquée, si elle est morte ou à céder.</translation>
    </message>
    <message>
        <source>Take the last step back: the chosen chip, the chosen card.</source>
        <translation>Revenir d’un pas&#xa0;: le jeton choisi, la carte choisie.</translation>
    </message>
    <message>
        <source>Settings explained</source>
        <translation>Réglages expliqués</translation>
    </message>
    <message>
        <source>Game → Settings shows them all; a change is seen at once and kept. The arrow at a row leads back to what it was at first.</source>
        <translation>Jeu → Réglages les montre tous&#xa0;; un changement se voit aussitôt et reste. La flèche d’une ligne ramène à la valeur du début.</translation>
    </message>
    <message>
        <source>At first: {value}.</source>
        <translation>Au début&#xa0;: {value}.</translation>
    </message>
    <message>
        <source>Slider</source>
        <translation>Curseur</translation>
    </message>
    <message>
        <source>Arrows go by one move, Page keys by ten, Home and End to both ends.</source>
        <translation>Les flèches avancent d’un coup, les touches Page de dix, Début et Fin vont aux deux bouts.</translation>
    </message>
    <message>
        <source>Space, P</source>
        <translation>Espace, P</translation>
    </message>
    <message>
        <source>In the replay bar: play the moves one after the other, or stop.</source>
        <translation>Dans la barre&#xa0;: lire les coups l’un après l’autre, ou s’arrêter.</translation>
    </message>
    <message>
        <source>Whose cards</source>
        <translation>Les cartes de qui</translation>
    </message>
    <message>
        <source>Once a game is over, it can be seen with the eyes of each player, or with all hands open in the list of players.</source>
        <translation>Une fois la partie finie, on peut la voir avec les yeux de chaque joueur, ou toutes mains ouvertes dans la liste des joueurs.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Reprendre d’ici</translation>
    </message>
    <message>
        <source>A game of its own begins there; it is not rated and counts in no statistics. The game before is kept, and undo brings it back until you move. A deal of a match that had ended counts as it was played first.</source>
        <translation>Une partie à part commence là&#xa0;; elle n’est pas classée et ne compte dans aucune statistique. La précédente est conservée, et Annuler la ramène tant que vous n’avez pas joué. Une donne d’un match qui était terminée compte comme elle a d’abord été jouée.</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Marque-pages</translation>
    </message>
    <message>
        <source>They stand on the slider and in the list of moves, and are kept with the game.</source>
        <translation>Ils figurent sur le curseur et dans la liste des coups, et sont gardés avec la partie.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>A position is saved as PNG or SVG, a game as an animated GIF. As long as a game goes on, its animation shows no hand.</source>
        <translation>Une position s’enregistre en PNG ou SVG, une partie en GIF animé. Tant que la partie continue, l’animation ne montre aucune main.</translation>
    </message>
    <message>
        <source>Setting up: the board</source>
        <translation>Composer&#xa0;: le plateau</translation>
    </message>
    <message>
        <source>Setting up: the cards</source>
        <translation>Composer&#xa0;: les cartes</translation>
    </message>
    <message>
        <source>Setting up: {menu}</source>
        <translation>Composer&#xa0;: {menu}</translation>
    </message>
    <message>
        <source>Lay a chip of the side in hand, or take it away again.</source>
        <translation>Poser un jeton du camp choisi, ou le retirer.</translation>
    </message>
    <message>
        <source>Do the same to all cells on the way.</source>
        <translation>Faire de même sur toutes les cases du chemin.</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>Bouton droit</translation>
    </message>
    <message>
        <source>Take chips of any side away.</source>
        <translation>Retirer les jetons de tout camp.</translation>
    </message>
    <message>
        <source>Walk over the board.</source>
        <translation>Se déplacer sur le plateau.</translation>
    </message>
    <message>
        <source>Do to a cell what a click does.</source>
        <translation>Faire sur une case ce que fait un clic.</translation>
    </message>
    <message>
        <source>Lay a chip of the first, second… side.</source>
        <translation>Poser un jeton du premier, du deuxième… camp.</translation>
    </message>
    <message>
        <source>Begin a row that is to be marked, or end it.</source>
        <translation>Commencer une rangée à marquer, ou la finir.</translation>
    </message>
    <message>
        <source>Forget the row that was begun.</source>
        <translation>Oublier la rangée commencée.</translation>
    </message>
    <message>
        <source>Lay the chosen card of the deck where cards go.</source>
        <translation>Poser la carte choisie là où vont les cartes.</translation>
    </message>
    <message>
        <source>Take the chosen card of a hand away.</source>
        <translation>Retirer la carte choisie d’une main.</translation>
    </message>
    <message>
        <source>Move the chosen card of a hand or pile.</source>
        <translation>Déplacer la carte choisie d’une main ou d’une pile.</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>A board without a name</source>
        <translation>Un plateau sans nom</translation>
    </message>
    <message>
        <source>Arrangement: {author}</source>
        <translation>Disposition&#xa0;: {author}</translation>
    </message>
    <message>
        <source>cells of {size}</source>
        <translation>cases de {size}</translation>
    </message>
    <message>
        <source>Page {number} of {count}: row {row}, column {column}</source>
        <translation>Page {number} sur {count}&#xa0;: rang {row}, colonne {column}</translation>
    </message>
    <message>
        <source>glue page {number} here</source>
        <translation>coller ici la page {number}</translation>
    </message>
    <message>
        <source>How to put the board together</source>
        <translation>Comment assembler le plateau</translation>
    </message>
    <message>
        <source>Print all pages at 100 % (“actual size”), never “fit to page”. Measure the bar at the foot of a page: it must be as long as it says.</source>
        <translation>Imprimez toutes les pages à 100&#xa0;% («&#xa0;taille réelle&#xa0;»), jamais «&#xa0;ajuster à la page&#xa0;». Mesurez la barre au pied d’une page&#xa0;: elle doit avoir la longueur indiquée.</translation>
    </message>
    <message>
        <source>Cut out the picture on each page, along the marks at its corners. The pale strips at the right and at the bottom stay on: they are for the glue.</source>
        <translation>Découpez l’image de chaque page, le long des repères à ses coins. Les bandes pâles à droite et en bas restent&#xa0;: elles sont pour la colle.</translation>
    </message>
    <message>
        <source>Lay page 2 over the strip of page 1, its edge at the small triangles, so that the pictures meet, and glue it. Go on like this to the end of the row.</source>
        <translation>Posez la page 2 sur la bande de la page 1, son bord aux petits triangles, pour que les images se rejoignent, et collez-la. Continuez ainsi jusqu’au bout du rang.</translation>
    </message>
    <message>
        <source>Make the other rows, and glue each onto the strip of the last.</source>
        <translation>Faites les autres rangs, et collez chacun sur la bande du précédent.</translation>
    </message>
    <message>
        <source>Cut out the picture on each page, along the marks at its corners.</source>
        <translation>Découpez l’image de chaque page, le long des repères à ses coins.</translation>
    </message>
    <message>
        <source>Lay the pages edge to edge and tape them together at the back.</source>
        <translation>Posez les pages bord à bord et fixez-les au dos avec du ruban adhésif.</translation>
    </message>
    <message>
        <source>Glue the whole onto cardboard of at least {width} × {height} mm.</source>
        <translation>Collez le tout sur un carton d’au moins {width} × {height} mm.</translation>
    </message>
    <message>
        <source>Finished size {board}; cells of {cell}; {count} pages of {paper}.</source>
        <translation>Taille finie {board}&#xa0;; cases de {cell}&#xa0;; {count} pages {paper}.</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>une carte</translation>
    </message>
    <message>
        <source>Cards to cut, page {number} of {count}</source>
        <translation>Cartes à découper, page {number} sur {count}</translation>
    </message>
    <message>
        <source>{board} · page {number}: cut the full lines, then each card along its dots</source>
        <translation>{board} · page {number}&#xa0;: découpez les lignes pleines, puis chaque carte le long de ses points</translation>
    </message>
    <message>
        <source>a chip</source>
        <translation>un jeton</translation>
    </message>
    <message>
        <source>{board} · {each} chips for each of {sides} sides, {size} mm across</source>
        <translation>{board} · {each} jetons pour chacun des {sides} camps, {size} mm de diamètre</translation>
    </message>
    <message>
        <source>Chips, page {number} of {count}</source>
        <translation>Jetons, page {number} sur {count}</translation>
    </message>
    <message>
        <source>board</source>
        <translation>plateau</translation>
    </message>
    <message>
        <source>{width} × {height} mm</source>
        <translation>{width} × {height} mm</translation>
    </message>
    <message>
        <source>Rules, page {number} of {count}</source>
        <translation>Règles, page {number} sur {count}</translation>
    </message>
    <message>
        <source>cards to cut</source>
        <translation>cartes à découper</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>jetons</translation>
    </message>
    <message>
        <source>score sheet</source>
        <translation>feuille de score</translation>
    </message>
    <message>
        <source>how to put it together</source>
        <translation>comment l’assembler</translation>
    </message>
    <message>
        <source>Where each half is glued</source>
        <translation>Où coller chaque moitié</translation>
    </message>
    <message>
        <source>Each half goes onto a cell that shows the same.</source>
        <translation>Chaque moitié va sur une case qui montre la même chose.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>A line for each deal: what each side has scored; the sum below</source>
        <translation>Une ligne par donne&#xa0;: les points de chaque camp&#xa0;; la somme en bas</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
</context>
<context>
    <name>PaperDialog</name>
    <message>
        <source>Print “{board}”</source>
        <translation>Imprimer «&#xa0;{board}&#xa0;»</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Send these pages to a printer</source>
        <translation>Envoyer ces pages à une imprimante</translation>
    </message>
    <message>
        <source>Write these pages to a file</source>
        <translation>Écrire ces pages dans un fichier</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Page entière</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Size of the preview</source>
        <translation>Taille de l’aperçu</translation>
    </message>
    <message>
        <source>{problem}.</source>
        <translation>{problem}.</translation>
    </message>
    <message>
        <source>One page of {paper}.</source>
        <translation>Une page {paper}.</translation>
    </message>
    <message>
        <source>{count} pages of {paper}.</source>
        <translation>{count} pages {paper}.</translation>
    </message>
</context>
<context>
    <name>PaperForm</name>
    <message>
        <source>&amp;Black ink only</source>
        <translation>Encre &amp;noire seulement</translation>
    </message>
    <message>
        <source>With a page on how to put it together</source>
        <translation>Avec une page sur l’assemblage</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;Imprimer</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>Ori&amp;entation</source>
        <translation>&amp;Orientation</translation>
    </message>
    <message>
        <source>&amp;Margins</source>
        <translation>&amp;Marges</translation>
    </message>
    <message>
        <source>To go &amp;with</source>
        <translation>&amp;Destiné à</translation>
    </message>
    <message>
        <source>&amp;Cells</source>
        <translation>&amp;Cases</translation>
    </message>
    <message>
        <source>&amp;Overlap</source>
        <translation>Re&amp;couvrement</translation>
    </message>
    <message>
        <source>&amp;Sides</source>
        <translation>Camp&amp;s</translation>
    </message>
    <message>
        <source>Chi&amp;ps each</source>
        <translation>Je&amp;tons par camp</translation>
    </message>
    <message>
        <source>P&amp;NG pictures</source>
        <translation>Images PN&amp;G</translation>
    </message>
    <message>
        <source>Half a poker card</source>
        <translation>Demi-carte de poker</translation>
    </message>
    <message>
        <source>As cut from a pack of cards: 63.5 × 44.45 mm</source>
        <translation>Comme coupée dans un jeu de cartes&#xa0;: 63,5 × 44,45 mm</translation>
    </message>
    <message>
        <source>Hearts and diamonds are drawn hollow, so that no colour is needed.</source>
        <translation>Les cœurs et les carreaux sont dessinés creux, pour n’avoir pas besoin de couleur.</translation>
    </message>
    <message>
        <source>The strips on which one page is glued to the next.</source>
        <translation>Les bandes sur lesquelles une page se colle à la suivante.</translation>
    </message>
    <message>
        <source>How fine pictures are that are exported as PNG.</source>
        <translation>La finesse des images exportées en PNG.</translation>
    </message>
    <message>
        <source>Width of a cell</source>
        <translation>Largeur d’une case</translation>
    </message>
    <message>
        <source>Height of a cell</source>
        <translation>Hauteur d’une case</translation>
    </message>
    <message>
        <source>The board on one page</source>
        <translation>Le plateau sur une page</translation>
    </message>
    <message>
        <source>The board in true size</source>
        <translation>Le plateau en vraie grandeur</translation>
    </message>
    <message>
        <source>Cards to cut in two</source>
        <translation>Cartes à couper en deux</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>A sheet for the scores</source>
        <translation>Une feuille de score</translation>
    </message>
    <message>
        <source>The rules of a game</source>
        <translation>Les règles d’un jeu</translation>
    </message>
    <message>
        <source>As it suits best</source>
        <translation>Comme cela convient le mieux</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paysage</translation>
    </message>
    <message>
        <source>the board on one page</source>
        <translation>le plateau sur une page</translation>
    </message>
    <message>
        <source>the board in true size</source>
        <translation>le plateau en vraie grandeur</translation>
    </message>
    <message>
        <source>as many as needed</source>
        <translation>autant qu’il en faut</translation>
    </message>
    <message>
        <source> pixels per inch</source>
        <translation> pixels par pouce</translation>
    </message>
</context>
<context>
    <name>PaperPreview</name>
    <message>
        <source>Preview: {page}</source>
        <translation>Aperçu&#xa0;: {page}</translation>
    </message>
</context>
<context>
    <name>PastBar</name>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Show the board as it is now</source>
        <translation>Montrer le plateau tel qu’il est maintenant</translation>
    </message>
    <message>
        <source>Looking back: the start, before move 1 of {last}</source>
        <translation>En arrière&#xa0;: le début, avant le coup 1 sur {last}</translation>
    </message>
    <message>
        <source>Looking back: after move {ply} of {last}</source>
        <translation>En arrière&#xa0;: après le coup {ply} sur {last}</translation>
    </message>
</context>
<context>
    <name>PatternPanel</name>
    <message>
        <source>&amp;Take it</source>
        <translation>&amp;Prendre</translation>
    </message>
    <message>
        <source>Fill the board in this way; undo takes it back</source>
        <translation>Remplir ainsi le plateau&#xa0;; annuler le défait</translation>
    </message>
    <message>
        <source>A&amp;nother</source>
        <translation>Un &amp;autre</translation>
    </message>
    <message>
        <source>Take another number by chance.</source>
        <translation>Tirer un autre nombre au hasard.</translation>
    </message>
    <message>
        <source>&amp;Pattern</source>
        <translation>&amp;Motif</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Hasard</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Save a picture of the position</source>
        <translation>Enregistrer une image de la position</translation>
    </message>
    <message>
        <source>PNG, a picture</source>
        <translation>PNG, une image</translation>
    </message>
    <message>
        <source>SVG, for drawing programs</source>
        <translation>SVG, pour les logiciels de dessin</translation>
    </message>
    <message>
        <source>With the &amp;cards in hand that are shown</source>
        <translation>Avec la &amp;main qui est montrée</translation>
    </message>
    <message>
        <source>With a &amp;line on the last move</source>
        <translation>Avec une &amp;ligne sur le dernier coup</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>T&amp;ype</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Taille</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>Name a file, and draw the picture into it</source>
        <translation>Nommer un fichier et y dessiner l’image</translation>
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
        <translation>Début de la partie</translation>
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
        <translation>Ouvrir un plan</translation>
    </message>
    <message>
        <source>Open results</source>
        <translation>Ouvrir des résultats</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>plan</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>Enregistrer le plan</translation>
    </message>
    <message>
        <source>The plan cannot be kept.</source>
        <translation>Le plan ne peut être gardé.</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Cela n’a pas marché.</translation>
    </message>
</context>
<context>
    <name>PlanPane</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>R&amp;etirer</translation>
    </message>
    <message>
        <source>What is the question?</source>
        <translation>Quelle est la question&#xa0;?</translation>
    </message>
    <message>
        <source>Entries of the plan</source>
        <translation>Séries du plan</translation>
    </message>
    <message>
        <source>Compare with one more, which begins as a copy of this one.</source>
        <translation>Comparer avec une de plus, qui commence comme copie de celle-ci.</translation>
    </message>
    <message>
        <source>Take this entry out of the plan.</source>
        <translation>Retirer cette série du plan.</translation>
    </message>
    <message>
        <source>games</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>donnes</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Ce qu’on compte</translation>
    </message>
    <message>
        <source>The same number plays the same games again, everywhere.</source>
        <translation>Le même nombre rejoue les mêmes parties, partout.</translation>
    </message>
    <message>
        <source>This entry</source>
        <translation>Cette série</translation>
    </message>
    <message>
        <source>Each entry</source>
        <translation>Chaque série</translation>
    </message>
    <message>
        <source>&amp;Number</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>&amp;Graine</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titre</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>réfléchit</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>doit jouer</translation>
    </message>
    <message>
        <source>still to draw</source>
        <translation>doit encore piocher</translation>
    </message>
    <message>
        <source>holds {cards}</source>
        <translation>tient {cards}</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>votre équipier</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>About your settings: {why}</source>
        <translation>À propos de vos réglages : {why}</translation>
    </message>
    <message>
        <source>Your settings are not kept: {why}.</source>
        <translation>Vos réglages ne sont pas gardés&#xa0;: {why}.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Change the language? The designer’s trial game or balance ends by it.</source>
        <translation>Changer la langue&#xa0;? La partie d’essai ou l’équilibre de l’atelier s’arrête alors.</translation>
    </message>
    <message>
        <source>C&amp;hange it</source>
        <translation>C&amp;hanger</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Appuyez sur la touche</translation>
    </message>
</context>
<context>
    <name>RangePlot</name>
    <message>
        <source>{name}: {value} ({low} to {high})</source>
        <translation>{name}&#xa0;: {value} (de {low} à {high})</translation>
    </message>
</context>
<context>
    <name>RatedDialog</name>
    <message>
        <source>Rated games</source>
        <translation>Parties classées</translation>
    </message>
    <message>
        <source>&amp;Play a rated game</source>
        <translation>&amp;Jouer une partie classée</translation>
    </message>
    <message>
        <source>&amp;Open the game</source>
        <translation>&amp;Ouvrir la partie</translation>
    </message>
    <message>
        <source>Deal a game that counts for your rating, without undo and without hints</source>
        <translation>Donner une partie qui compte pour votre classement&#xa0;: sans annuler, sans conseil</translation>
    </message>
    <message>
        <source>Look at the chosen game on the table; the game in progress is kept</source>
        <translation>Regarder la partie choisie sur la table&#xa0;; la partie en cours est gardée</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>J&amp;eu</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>You play alone against one computer, which is picked for you by your rating. Nothing can be taken back, and there are no hints and no chances. A game that you leave can be gone on with; it counts when it ends.</source>
        <translation>Vous jouez seul contre un ordinateur choisi selon votre classement. Rien ne peut être annulé, et il n’y a ni conseils ni chances. Une partie quittée peut être reprise&#xa0;; elle compte quand elle finit.</translation>
    </message>
    <message>
        <source>The last rated games</source>
        <translation>Les dernières parties classées</translation>
    </message>
    <message>
        <source>Double-click a game, or press Enter, to look at it again.</source>
        <translation>Double clic ou Entrée sur une partie pour la revoir.</translation>
    </message>
    <message>
        <source>Your rating: {points}</source>
        <translation>Votre classement&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Next opponent: {level} ({points}).</source>
        <translation>Prochain adversaire&#xa0;: {level} ({points}).</translation>
    </message>
    <message>
        <source>{when}   {result} against {level}, {moves}   {rating} ({change})</source>
        <translation>{when}   {result} contre {level}, {moves}   {rating} ({change})</translation>
    </message>
</context>
<context>
    <name>RatingGraph</name>
    <message>
        <source>Rating through your games</source>
        <translation>Classement au fil de vos parties</translation>
    </message>
    <message>
        <source>The graph begins with your first rated game.</source>
        <translation>La courbe commence avec votre première partie classée.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>another side</source>
        <translation>un autre camp</translation>
    </message>
    <message>
        <source>It wins the game.</source>
        <translation>Cela gagne la partie.</translation>
    </message>
    <message>
        <source>It makes a row; your side then has {amount} of the {of} it needs.</source>
        <translation>Cela fait une rangée&#xa0;; votre camp a alors {amount} des {of} nécessaires.</translation>
    </message>
    <message>
        <source>It builds in two directions at once: whoever stops one leaves the other.</source>
        <translation>Cela construit dans deux directions à la fois&#xa0;: qui en arrête une laisse l’autre.</translation>
    </message>
    <message>
        <source>The free cell {cell} counts in it as yours.</source>
        <translation>La case franche {cell} y compte pour vous.</translation>
    </message>
    <message>
        <source>It takes a chip out of {line}, where {who} had {amount} of {of}.</source>
        <translation>Cela retire un jeton de {line}, où {who} avait {amount} sur {of}.</translation>
    </message>
    <message>
        <source>It breaks up the finished row {line} of {who}.</source>
        <translation>Cela brise la rangée finie {line} de {who}.</translation>
    </message>
    <message>
        <source>It takes the only enemy chip out of {line}, where your side has {amount} of {of}.</source>
        <translation>Cela retire le seul jeton adverse de {line}, où votre camp a {amount} sur {of}.</translation>
    </message>
    <message>
        <source>Nobody else can get a card for that cell any more.</source>
        <translation>Personne d’autre ne peut plus avoir de carte pour cette case.</translation>
    </message>
    <message>
        <source>It saves {card}, which could do the same.</source>
        <translation>Cela épargne {card}, qui pourrait faire de même.</translation>
    </message>
    <message>
        <source>No plain card in your hand does as much.</source>
        <translation>Aucune carte simple de votre main n’en fait autant.</translation>
    </message>
    <message>
        <source>But it costs {card}.</source>
        <translation>Mais cela coûte {card}.</translation>
    </message>
    <message>
        <source>You hold {card} more than once, so its other cell is not lost to you.</source>
        <translation>Vous avez {card} plus d’une fois, donc ses autres cases ne sont pas perdues pour vous.</translation>
    </message>
    <message>
        <source>On {cell} the same card would do less.</source>
        <translation>En {cell}, la même carte ferait moins.</translation>
    </message>
    <message>
        <source>But {cell} is out of reach for that card then.</source>
        <translation>Mais {cell} est alors hors d’atteinte pour cette carte.</translation>
    </message>
    <message>
        <source>It fits in fewer places than your other cards, which stay in your hand.</source>
        <translation>Elle va à moins d’endroits que vos autres cartes, qui restent en main.</translation>
    </message>
    <message>
        <source>It has no cell left, and a new card comes for it.</source>
        <translation>Il ne lui reste aucune case, et une nouvelle carte la remplace.</translation>
    </message>
    <message>
        <source>Nothing is urgent, and more cards give more choice.</source>
        <translation>Rien ne presse, et plus de cartes donnent plus de choix.</translation>
    </message>
    <message>
        <source>You have not drawn yet for your last turn.</source>
        <translation>Vous n’avez pas encore pioché pour votre dernier tour.</translation>
    </message>
    <message>
        <source>It can do more than any plain card.</source>
        <translation>Elle peut plus que toute carte simple.</translation>
    </message>
    <message>
        <source>Your chip on {cell} and the enemy’s on {other} change places.</source>
        <translation>Votre jeton en {cell} et celui de l’adversaire en {other} changent de place.</translation>
    </message>
    <message>
        <source>Nothing else can be done.</source>
        <translation>Rien d’autre n’est possible.</translation>
    </message>
    <message>
        <source>There is no other move.</source>
        <translation>Il n’y a pas d’autre coup.</translation>
    </message>
    <message>
        <source>Nothing better is in sight, and it gives nothing away.</source>
        <translation>Rien de mieux n’est en vue, et cela ne donne rien.</translation>
    </message>
    <message>
        <source>Then only {cell} is missing for the row {line}, and you hold a card for it.</source>
        <translation>Alors il ne manque que {cell} à la rangée {line}, et vous avez une carte pour cela.</translation>
    </message>
    <message>
        <source>Then only {cell} is missing for the row {line}.</source>
        <translation>Alors il ne manque que {cell} à la rangée {line}.</translation>
    </message>
    <message>
        <source>Your side then has {amount} of {of} in {line}, and you hold the cards for the rest.</source>
        <translation>Votre camp a alors {amount} sur {of} en {line}, et vous avez les cartes pour le reste.</translation>
    </message>
    <message>
        <source>Your side then has {amount} of {of} in {line}, and you hold a card for more of it.</source>
        <translation>Votre camp a alors {amount} sur {of} en {line}, et vous avez une carte pour avancer.</translation>
    </message>
    <message>
        <source>Your side then has {amount} of {of} in {line}.</source>
        <translation>Votre camp a alors {amount} sur {of} en {line}.</translation>
    </message>
    <message>
        <source>It stops {who}, who moves next and has {amount} of {of} in {line}.</source>
        <translation>Cela arrête {who}, qui joue ensuite et a {amount} sur {of} en {line}.</translation>
    </message>
    <message>
        <source>It stops {who}, who has {amount} of {of} in {line}.</source>
        <translation>Cela arrête {who}, qui a {amount} sur {of} en {line}.</translation>
    </message>
    <message>
        <source>It can be played on {cell}.</source>
        <translation>Elle peut se jouer en {cell}.</translation>
    </message>
    <message>
        <source>It is the most useful of the open cards.</source>
        <translation>C’est la plus utile des cartes ouvertes.</translation>
    </message>
    <message>
        <source>You will miss it least.</source>
        <translation>C’est elle qui vous manquera le moins.</translation>
    </message>
    <message>
        <source>It is the chip that they will miss most.</source>
        <translation>C’est le jeton qui leur manquera le plus.</translation>
    </message>
</context>
<context>
    <name>ReasonsDialog</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
</context>
<context>
    <name>Recall</name>
    <message>
        <source>Since you last looked</source>
        <translation>Depuis votre dernier regard</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>The start, before move 1 of {last}</source>
        <translation>Le début, avant le coup 1 sur {last}</translation>
    </message>
    <message>
        <source>After move {ply} of {last}</source>
        <translation>Après le coup {ply} sur {last}</translation>
    </message>
    <message>
        <source>The end, after move {ply} of {last}</source>
        <translation>La fin, après le coup {ply} sur {last}</translation>
    </message>
    <message>
        <source>Now, after move {ply} of {last}</source>
        <translation>Maintenant, après le coup {ply} sur {last}</translation>
    </message>
    <message>
        <source>My cards</source>
        <translation>Mes cartes</translation>
    </message>
    <message>
        <source>See what you saw yourself.</source>
        <translation>Voir ce que vous avez vu vous-même.</translation>
    </message>
    <message>
        <source>Nobody’s cards</source>
        <translation>Les cartes de personne</translation>
    </message>
    <message>
        <source>Show no hand.</source>
        <translation>Ne montrer aucune main.</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Toutes les mains</translation>
    </message>
    <message>
        <source>Show every hand, in the list of players.</source>
        <translation>Montrer toutes les mains, dans la liste des joueurs.</translation>
    </message>
    <message>
        <source>Whose cards are shown: {chosen}</source>
        <translation>De qui on voit les cartes&#xa0;: {chosen}</translation>
    </message>
    <message>
        <source>Choose whose cards are shown.</source>
        <translation>Choisir de qui on voit les cartes.</translation>
    </message>
    <message>
        <source>Once the game is over, every hand can be seen.</source>
        <translation>Une fois la partie finie, on peut voir toutes les mains.</translation>
    </message>
    <message>
        <source>Speed of the replay: {chosen}</source>
        <translation>Vitesse de lecture&#xa0;: {chosen}</translation>
    </message>
    <message>
        <source>Choose how fast moves follow each other.</source>
        <translation>Choisir à quelle vitesse les coups se suivent.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Moment de la partie</translation>
    </message>
    <message>
        <source>Drag to another moment; Space plays the moves.</source>
        <translation>Glisser vers un autre moment&#xa0;; Espace lit les coups.</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Vitesse</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>What else can be done with the moment shown</source>
        <translation>Ce qu’on peut faire d’autre du moment montré</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Show the board as it is now</source>
        <translation>Montrer le plateau tel qu’il est maintenant</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Best cards</source>
        <translation>Meilleures cartes</translation>
    </message>
    <message>
        <source>Hardest cards</source>
        <translation>Cartes les plus difficiles</translation>
    </message>
    <message>
        <source>Too few games to say anything of single cards.</source>
        <translation>Trop peu de parties pour parler de cartes isolées.</translation>
    </message>
    <message>
        <source>{games} games of {players} players, level {level}, seed {seed}.</source>
        <translation>{games} parties de {players} joueurs, niveau {level}, graine {seed}.</translation>
    </message>
    <message>
        <source>Who began won {wins} of {decided} decided games: {share} % (the truth lies, with 95 % certainty, between {low} % and {high} %; fair would be {fair} %). {verdict}</source>
        <translation>Qui commençait a gagné {wins} des {decided} parties décidées&#xa0;: {share}&#xa0;% (la vérité se trouve, avec 95&#xa0;% de certitude, entre {low}&#xa0;% et {high}&#xa0;%&#xa0;; l’équité serait {fair}&#xa0;%). {verdict}</translation>
    </message>
    <message>
        <source>A game takes {mean} moves on average, half of them at most {median}; the shortest took {shortest}, the longest {longest}.</source>
        <translation>Une partie dure {mean} coups en moyenne, la moitié d’entre elles au plus {median}&#xa0;; la plus courte en a duré {shortest}, la plus longue {longest}.</translation>
    </message>
    <message>
        <source>Games that nobody won: {draws} ({share} %).</source>
        <translation>Parties que personne n’a gagnées&#xa0;: {draws} ({share}&#xa0;%).</translation>
    </message>
    <message>
        <source>The bars on the board show how often a cell was in a winning row: from {least} % of the decided games ({coolest}) to {most} % ({warmest}).</source>
        <translation>Les barres du plateau montrent combien de fois une case était dans une rangée gagnante&#xa0;: de {least}&#xa0;% des parties décidées ({coolest}) à {most}&#xa0;% ({warmest}).</translation>
    </message>
    <message>
        <source>To begin seems to be an advantage.</source>
        <translation>Commencer semble être un avantage.</translation>
    </message>
    <message>
        <source>To begin seems to be a disadvantage.</source>
        <translation>Commencer semble être un désavantage.</translation>
    </message>
    <message>
        <source>No difference is proved.</source>
        <translation>Aucune différence n’est prouvée.</translation>
    </message>
    <message>
        <source>{share} % of {count} chips ended in a winning row</source>
        <translation>{share}&#xa0;% des {count} jetons ont fini dans une rangée gagnante</translation>
    </message>
</context>
<context>
    <name>ResultsPane</name>
    <message>
        <source>C&amp;omparison</source>
        <translation>C&amp;omparaison</translation>
    </message>
    <message>
        <source>Side b&amp;y side</source>
        <translation>Côte à &amp;côte</translation>
    </message>
    <message>
        <source>Choose at the left who plays what, and press Run: the games are played in the background, in all cores, and what they say is drawn here as they arrive. Add an entry to compare two boards, two games or two levels; the menu Plan has examples.</source>
        <translation>Choisissez à gauche qui joue quoi, et pressez Lancer&#xa0;: les parties se jouent en arrière-plan, sur tous les cœurs, et ce qu’elles disent se dessine ici à mesure. Ajoutez une série pour comparer deux plateaux, deux jeux ou deux niveaux&#xa0;; le menu Plan a des exemples.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Move {number}: {deed}</source>
        <translation>Coup {number}&#xa0;: {deed}</translation>
    </message>
    <message>
        <source>Luck: {cards} came, which was worth {chance}.</source>
        <translation>Chance&#xa0;: {cards} est venu, ce qui valait {chance}.</translation>
    </message>
    <message>
        <source>Bad luck: {cards} came, which cost {chance}.</source>
        <translation>Malchance&#xa0;: {cards} est venu, ce qui a coûté {chance}.</translation>
    </message>
    <message>
        <source>Luck: the draw was worth {chance}.</source>
        <translation>Chance&#xa0;: la pioche valait {chance}.</translation>
    </message>
    <message>
        <source>Bad luck: the draw cost {chance}.</source>
        <translation>Malchance&#xa0;: la pioche a coûté {chance}.</translation>
    </message>
    <message>
        <source>What the others did until your next turn brought you {chance}.</source>
        <translation>Ce que les autres ont fait jusqu’à votre tour suivant vous a apporté {chance}.</translation>
    </message>
    <message>
        <source>What the others did until your next turn cost you {chance}.</source>
        <translation>Ce que les autres ont fait jusqu’à votre tour suivant vous a coûté {chance}.</translation>
    </message>
    <message>
        <source>No other move would have been better.</source>
        <translation>Aucun autre coup n’aurait été meilleur.</translation>
    </message>
    <message>
        <source>Better: {move} ({best} instead of {played}).</source>
        <translation>Mieux&#xa0;: {move} ({best} au lieu de {played}).</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>Luck: your first hand, and who began.</source>
        <translation>Chance&#xa0;: votre première main, et qui commençait.</translation>
    </message>
    <message>
        <source>The rolls</source>
        <translation>Les lancers</translation>
    </message>
    <message>
        <source>The draws</source>
        <translation>Les pioches</translation>
    </message>
    <message>
        <source>Luck: what came, against what might have come.</source>
        <translation>Chance&#xa0;: ce qui est venu, face à ce qui aurait pu venir.</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Vos choix</translation>
    </message>
    <message>
        <source>Skill: what your moves lost against the best ones found.</source>
        <translation>Adresse&#xa0;: ce que vos coups ont perdu face aux meilleurs trouvés.</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Les autres</translation>
    </message>
    <message>
        <source>How they played, and their luck: one cannot see these apart.</source>
        <translation>Leur jeu et leur chance&#xa0;: on ne peut les séparer.</translation>
    </message>
    <message>
        <source>None of your turns has been looked at.</source>
        <translation>Aucun de vos tours n’a été examiné.</translation>
    </message>
    <message>
        <source>Only the first {count} of your turns have been looked at.</source>
        <translation>Seuls les {count} premiers de vos tours ont été examinés.</translation>
    </message>
    <message>
        <source>You won.</source>
        <translation>Vous avez gagné.</translation>
    </message>
    <message>
        <source>You lost.</source>
        <translation>Vous avez perdu.</translation>
    </message>
    <message>
        <source>It was a draw.</source>
        <translation>Partie nulle.</translation>
    </message>
    <message>
        <source>Luck was with you: the cards were worth {chance}.</source>
        <translation>La chance était avec vous&#xa0;: les cartes valaient {chance}.</translation>
    </message>
    <message>
        <source>Luck was against you: the cards cost you {chance}.</source>
        <translation>La chance était contre vous&#xa0;: les cartes vous ont coûté {chance}.</translation>
    </message>
    <message>
        <source>The cards were neither kind nor unkind to you.</source>
        <translation>Les cartes ne vous ont été ni bonnes ni mauvaises.</translation>
    </message>
    <message>
        <source>You hardly missed a better move.</source>
        <translation>Vous n’avez guère manqué de meilleur coup.</translation>
    </message>
    <message>
        <source>Better moves would have been worth {chance} in all.</source>
        <translation>De meilleurs coups auraient valu {chance} en tout.</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>The game of {name}</source>
        <translation>La partie de {name}</translation>
    </message>
    <message>
        <source>Looking at every turn of the game…</source>
        <translation>Examen de chaque tour de la partie…</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Show what has been found so far</source>
        <translation>Montrer ce qui a été trouvé jusqu’ici</translation>
    </message>
    <message>
        <source>Where it turned</source>
        <translation>Où elle a tourné</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Chance et adresse</translation>
    </message>
    <message>
        <source>Choose one to see the board as it was then</source>
        <translation>Choisissez-en un pour voir le plateau d’alors</translation>
    </message>
    <message>
        <source>Chances through the game</source>
        <translation>Chances au fil de la partie</translation>
    </message>
    <message>
        <source>Click to look at the board at that moment</source>
        <translation>Cliquez pour voir le plateau à ce moment</translation>
    </message>
    <message>
        <source>Whose game</source>
        <translation>La partie de qui</translation>
    </message>
</context>
<context>
    <name>Reviewing</name>
    <message>
        <source>The game cannot be reviewed: the process that looks at it has failed.</source>
        <translation>La partie ne peut être analysée&#xa0;: le processus qui l’examine a échoué.</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Les autres</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mieux</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Joué</translation>
    </message>
</context>
<context>
    <name>Row</name>
    <message>
        <source>Back to what it was at first: {value}</source>
        <translation>Revenir à la valeur du début&#xa0;: {value}</translation>
    </message>
</context>
<context>
    <name>RuleChecks</name>
    <message>
        <source>Use whole numbers from {low} to {high}, separated by commas.</source>
        <translation>Utilisez des nombres entiers de {low} à {high}, séparés par des virgules.</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <source>Shapes have no line that could be lengthened. Leave this out, or make lines.</source>
        <translation>Les formes n’ont pas de ligne à prolonger. Laissez cela de côté, ou faites des lignes.</translation>
    </message>
    <message>
        <source>Only a draw after playing can be forgotten. Let cards draw themselves, or have them drawn after playing.</source>
        <translation>Seule une pioche après le jeu peut être oubliée. Laissez les cartes se piocher d’elles-mêmes, ou faites piocher après avoir joué.</translation>
    </message>
    <message>
        <source>Free cells cannot count for everybody and be earned at once. Let free cells count for nobody.</source>
        <translation>Des cases franches ne peuvent compter pour tous et être à gagner en même temps. Faites qu’elles ne comptent pour personne.</translation>
    </message>
    <message>
        <source>Nobody can play yet. Allow at least one number of players.</source>
        <translation>Personne ne peut encore jouer. Permettez au moins un nombre de joueurs.</translation>
    </message>
    <message>
        <source>There is no board “{name}” here. Choose another.</source>
        <translation>Il n’y a pas ici de plateau «&#xa0;{name}&#xa0;». Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>Say how many cards {players} are dealt, or leave them out.</source>
        <translation>Dites combien de cartes on donne à {players}, ou ne les admettez pas.</translation>
    </message>
    <message>
        <source>{players} with {cards} each need {needed}, but there are only {deck}. Deal fewer, or do not allow so many players.</source>
        <translation>{players} avec {cards} chacun ont besoin de {needed}, mais il n’y en a que {deck}. Donnez moins de cartes, ou n’admettez pas tant de joueurs.</translation>
    </message>
    <message>
        <source>No row of {length} fits on the board “{board}”, which has {columns} by {rows} cells. Make rows shorter, or choose a larger board.</source>
        <translation>Aucune rangée de {length} ne tient sur le plateau «&#xa0;{board}&#xa0;», qui a {columns} cases sur {rows}. Raccourcissez les rangées, ou choisissez un plateau plus grand.</translation>
    </message>
    <message>
        <source>The board “{board}” has {have} of them. Change the number or the board.</source>
        <translation>Le plateau «&#xa0;{board}&#xa0;» en a {have}. Changez le nombre ou le plateau.</translation>
    </message>
    <message>
        <source>No cell of the board “{board}” shows {cards}, and they have no power. Choose another board, leave the cards out, or give them a power.</source>
        <translation>Aucune case du plateau «&#xa0;{board}&#xa0;» ne montre {cards}, et elles n’ont pas de pouvoir. Choisissez un autre plateau, retirez ces cartes, ou donnez-leur un pouvoir.</translation>
    </message>
    <message>
        <source>{cards} and {count} others</source>
        <translation>{cards} et {count} autres</translation>
    </message>
</context>
<context>
    <name>RuleFlags</name>
    <message>
        <source>A full hand must play</source>
        <translation>La main pleine, on doit jouer</translation>
    </message>
    <message>
        <source>A full hand may draw as well</source>
        <translation>La main pleine, on peut aussi piocher</translation>
    </message>
    <message>
        <source>An empty hand must draw</source>
        <translation>La main vide, on doit piocher</translation>
    </message>
    <message>
        <source>An empty hand may also pass</source>
        <translation>La main vide, on peut aussi passer</translation>
    </message>
    <message>
        <source>One’s own chips may be removed too</source>
        <translation>On peut retirer aussi ses propres jetons</translation>
    </message>
    <message>
        <source>One’s own chips may not be removed</source>
        <translation>On ne peut retirer ses propres jetons</translation>
    </message>
    <message>
        <source>One says which card a wild card stands for</source>
        <translation>On dit quelle carte un joker remplace</translation>
    </message>
    <message>
        <source>A wild card need not be named</source>
        <translation>Il n’est pas nécessaire de nommer la carte d’un joker</translation>
    </message>
    <message>
        <source>Chips of a finished row are safe</source>
        <translation>Les jetons d’une rangée finie sont à l’abri</translation>
    </message>
    <message>
        <source>Chips of a finished row are not safe</source>
        <translation>Les jetons d’une rangée finie ne sont pas à l’abri</translation>
    </message>
    <message>
        <source>Chips that lengthen a finished row are safe too</source>
        <translation>Les jetons qui prolongent une rangée finie sont aussi à l’abri</translation>
    </message>
    <message>
        <source>Chips that lengthen a finished row are not safe</source>
        <translation>Les jetons qui prolongent une rangée finie ne sont pas à l’abri</translation>
    </message>
    <message>
        <source>Chips on earned corners are safe</source>
        <translation>Les jetons sur des coins gagnés sont à l’abri</translation>
    </message>
    <message>
        <source>Chips on earned corners are not safe</source>
        <translation>Les jetons sur des coins gagnés ne sont pas à l’abri</translation>
    </message>
    <message>
        <source>One line may hold two rows of a side</source>
        <translation>Une ligne peut contenir deux rangées d’un camp</translation>
    </message>
    <message>
        <source>Two rows of a side never lie in the same line</source>
        <translation>Deux rangées d’un camp ne sont jamais dans la même ligne</translation>
    </message>
    <message>
        <source>Two rows may use the same free cell</source>
        <translation>Deux rangées peuvent utiliser la même case franche</translation>
    </message>
    <message>
        <source>A side may use each free cell in one row only</source>
        <translation>Un camp peut utiliser chaque case franche dans une seule rangée</translation>
    </message>
    <message>
        <source>A row counts only when it is announced</source>
        <translation>Une rangée ne compte que si elle est annoncée</translation>
    </message>
    <message>
        <source>A row need not be announced</source>
        <translation>Une rangée n’a pas à être annoncée</translation>
    </message>
    <message>
        <source>The stock lies face up</source>
        <translation>La pioche est face visible</translation>
    </message>
    <message>
        <source>The stock lies face down</source>
        <translation>La pioche est face cachée</translation>
    </message>
    <message>
        <source>Turning in a dead card is free to choose</source>
        <translation>On est libre de défausser une carte morte</translation>
    </message>
    <message>
        <source>A dead card must be turned in before one plays</source>
        <translation>Une carte morte doit être défaussée avant de jouer</translation>
    </message>
    <message>
        <source>Dead cards may be turned in only when no card can be played</source>
        <translation>On ne peut défausser des cartes mortes que si aucune carte ne peut être jouée</translation>
    </message>
    <message>
        <source>Dead cards may be turned in even if another card can be played</source>
        <translation>On peut défausser des cartes mortes même si une autre carte peut être jouée</translation>
    </message>
    <message>
        <source>Dead cards that are turned in are named</source>
        <translation>Les cartes mortes défaussées sont nommées</translation>
    </message>
    <message>
        <source>Dead cards that are turned in are not named</source>
        <translation>Les cartes mortes défaussées ne sont pas nommées</translation>
    </message>
    <message>
        <source>Turning in a dead card ends the time for a late draw</source>
        <translation>Défausser une carte morte met fin au délai pour piocher en retard</translation>
    </message>
    <message>
        <source>Turning in a dead card leaves time for a late draw</source>
        <translation>Défausser une carte morte laisse du temps pour piocher en retard</translation>
    </message>
    <message>
        <source>Another turn even if the roll could not be used</source>
        <translation>On rejoue même si le lancer n’a pas pu servir</translation>
    </message>
    <message>
        <source>No further turn if the roll could not be used</source>
        <translation>On ne rejoue pas si le lancer n’a pas pu servir</translation>
    </message>
</context>
<context>
    <name>RuleGroups</name>
    <message>
        <source>Players and sides</source>
        <translation>Joueurs et camps</translation>
    </message>
    <message>
        <source>Cards, dice and hands</source>
        <translation>Cartes, dés et mains</translation>
    </message>
    <message>
        <source>Board and corners</source>
        <translation>Plateau et coins</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Cartes spéciales</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rangées</translation>
    </message>
    <message>
        <source>Winning, points and ties</source>
        <translation>Victoire, points et égalités</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>Cartes mortes</translation>
    </message>
    <message>
        <source>Forgetting, talking, clock</source>
        <translation>Oublis, paroles, temps</translation>
    </message>
    <message>
        <source>Look of the table</source>
        <translation>Aspect de la table</translation>
    </message>
    <message>
        <source>Name and origin</source>
        <translation>Nom et origine</translation>
    </message>
</context>
<context>
    <name>RuleLabels</name>
    <message>
        <source>Name of the file</source>
        <translation>Nom du fichier</translation>
    </message>
    <message>
        <source>It is made from the name when the rules are saved.</source>
        <translation>Il est tiré du nom quand les règles sont enregistrées.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>What people read in the list of games.</source>
        <translation>Ce qu’on lit dans la liste des jeux.</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>One paragraph: what kind of game it is and what is special.</source>
        <translation>Un paragraphe&#xa0;: quel genre de jeu c’est et ce qu’il a de particulier.</translation>
    </message>
    <message>
        <source>Where the rules come from</source>
        <translation>D’où viennent les règles</translation>
    </message>
    <message>
        <source>A book, a web site, a family; so that others can look it up.</source>
        <translation>Un livre, un site web, une famille&#xa0;; pour que d’autres puissent s’y reporter.</translation>
    </message>
    <message>
        <source>Who may play</source>
        <translation>Qui peut jouer</translation>
    </message>
    <message>
        <source>How many may play, and into how many sides of equal size they may part. Where there are several, the usual number of sides is offered first.</source>
        <translation>Combien peuvent jouer, et en combien de camps égaux ils peuvent se partager. S’il y a plusieurs possibilités, le nombre habituel de camps est proposé d’abord.</translation>
    </message>
    <message>
        <source>Seating of team-mates</source>
        <translation>Place des équipiers</translation>
    </message>
    <message>
        <source>Apart, the sides take turns around the table. Side by side, all members of a side move before the next side does.</source>
        <translation>Séparés&#xa0;: les camps alternent autour de la table. Côte à côte&#xa0;: tous les membres d’un camp jouent avant le camp suivant.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>The first move is a small advantage.</source>
        <translation>Le premier coup est un petit avantage.</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Sens du jeu</translation>
    </message>
    <message>
        <source>The way the turn passes around the table.</source>
        <translation>Le sens dans lequel on joue autour de la table.</translation>
    </message>
    <message>
        <source>Played with</source>
        <translation>Se joue avec</translation>
    </message>
    <message>
        <source>With cards one chooses from a hand. With dice there is no hand: the roll says where the chip goes.</source>
        <translation>Avec des cartes, on choisit dans une main. Avec des dés, il n’y a pas de main&#xa0;: le lancer dit où va le jeton.</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>Jeux de cartes</translation>
    </message>
    <message>
        <source>So many packs are shuffled together; more packs, longer games.</source>
        <translation>Autant de jeux sont mélangés ensemble&#xa0;; plus de jeux, plus longues parties.</translation>
    </message>
    <message>
        <source>Jokers in all</source>
        <translation>Jokers en tout</translation>
    </message>
    <message>
        <source>Jokers need a power, since no cell shows a joker.</source>
        <translation>Les jokers ont besoin d’un pouvoir, car aucune case ne montre un joker.</translation>
    </message>
    <message>
        <source>Ranks in a pack</source>
        <translation>Valeurs dans un jeu de cartes</translation>
    </message>
    <message>
        <source>Ranks left out are not dealt; cells that show them can be reached by special cards only.</source>
        <translation>Les valeurs écartées ne sont pas données&#xa0;; les cases qui les montrent ne sont accessibles qu’aux cartes spéciales.</translation>
    </message>
    <message>
        <source>Number cards</source>
        <translation>Cartes à nombres</translation>
    </message>
    <message>
        <source>Each number from the first to the last once a pack, in place of playing cards. They need a board of numbers.</source>
        <translation>Chaque nombre du premier au dernier une fois par jeu, au lieu de cartes à jouer. Il leur faut un plateau de nombres.</translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation>Cartes par joueur</translation>
    </message>
    <message>
        <source>The same number for any number of players. Not used, the list by players holds.</source>
        <translation>Le même nombre quel que soit le nombre de joueurs. Sans cela, la liste par joueurs s’applique.</translation>
    </message>
    <message>
        <source>Cards each, by players</source>
        <translation>Cartes par joueur, selon les joueurs</translation>
    </message>
    <message>
        <source>The more players, the fewer cards each, as a rule.</source>
        <translation>En général, plus il y a de joueurs, moins chacun a de cartes.</translation>
    </message>
    <message>
        <source>Most cards in a hand</source>
        <translation>Le plus de cartes en main</translation>
    </message>
    <message>
        <source>Who holds so many may not draw and has to play.</source>
        <translation>Qui en a autant ne peut piocher et doit jouer.</translation>
    </message>
    <message>
        <source>A number goes on</source>
        <translation>Un nombre va sur</translation>
    </message>
    <message>
        <source>On higher numbers too, low cards are strong: they fit nearly everywhere.</source>
        <translation>Avec les nombres plus élevés aussi, les petites cartes sont fortes&#xa0;: elles vont presque partout.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>How many dice are rolled; their total counts.</source>
        <translation>Combien de dés on lance&#xa0;; leur total compte.</translation>
    </message>
    <message>
        <source>Faces of a die</source>
        <translation>Faces d’un dé</translation>
    </message>
    <message>
        <source>The board has to show every total that has no power.</source>
        <translation>Le plateau doit montrer chaque total qui n’a pas de pouvoir.</translation>
    </message>
    <message>
        <source>Rolls that give another turn</source>
        <translation>Lancers qui font rejouer</translation>
    </message>
    <message>
        <source>Totals, separated by commas. The turn may repeat for ever.</source>
        <translation>Des totaux, séparés par des virgules. Le tour peut se répéter sans fin.</translation>
    </message>
    <message>
        <source>Another turn even if the roll could not be used</source>
        <translation>On rejoue même si le lancer n’a pas pu servir</translation>
    </message>
    <message>
        <source>Otherwise a roll without effect gives no further turn.</source>
        <translation>Sinon un lancer sans effet ne fait pas rejouer.</translation>
    </message>
    <message>
        <source>Usual board</source>
        <translation>Plateau habituel</translation>
    </message>
    <message>
        <source>The board that is offered first; others that fit may do too.</source>
        <translation>Le plateau proposé d’abord&#xa0;; d’autres qui conviennent vont aussi.</translation>
    </message>
    <message>
        <source>A board of its own</source>
        <translation>Un plateau propre</translation>
    </message>
    <message>
        <source>A line for each row of cells, such as “XX 2S 3S 4S”; XX is a free cell. It goes before the usual board.</source>
        <translation>Une ligne pour chaque rang de cases, comme «&#xa0;XX 2S 3S 4S&#xa0;»&#xa0;; XX est une case franche. Il passe avant le plateau habituel.</translation>
    </message>
    <message>
        <source>Rows of cells a board must have</source>
        <translation>Lignes que doit avoir un plateau</translation>
    </message>
    <message>
        <source>Boards of another height are not offered.</source>
        <translation>Les plateaux d’une autre hauteur ne sont pas proposés.</translation>
    </message>
    <message>
        <source>Columns a board must have</source>
        <translation>Colonnes que doit avoir un plateau</translation>
    </message>
    <message>
        <source>Boards of another width are not offered.</source>
        <translation>Les plateaux d’une autre largeur ne sont pas proposés.</translation>
    </message>
    <message>
        <source>Free cells</source>
        <translation>Cases franches</translation>
    </message>
    <message>
        <source>Counting for every side, a row through a free corner needs one chip less.</source>
        <translation>Si elles comptent pour chaque camp, une rangée par un coin franc demande un jeton de moins.</translation>
    </message>
    <message>
        <source>Free cells are earned</source>
        <translation>Les cases franches sont à gagner</translation>
    </message>
    <message>
        <source>They start empty, and only a card with the power for corners puts a chip there.</source>
        <translation>Elles sont d’abord vides, et seule une carte au pouvoir des coins y pose un jeton.</translation>
    </message>
    <message>
        <source>Cards and rolls with a power</source>
        <translation>Cartes et lancers qui ont un pouvoir</translation>
    </message>
    <message>
        <source>What jacks, jokers or certain rolls do. A card with a power is not played on its own cells.</source>
        <translation>Ce que font les valets, les jokers ou certains lancers. Une carte qui a un pouvoir ne se joue pas sur ses propres cases.</translation>
    </message>
    <message>
        <source>When all its cells are covered, a card or roll</source>
        <translation>Quand toutes ses cases sont couvertes, une carte ou un lancer</translation>
    </message>
    <message>
        <source>Taking the place of an enemy chip keeps the game moving to the very end.</source>
        <translation>Prendre la place d’un jeton adverse garde le jeu en mouvement jusqu’à la fin.</translation>
    </message>
    <message>
        <source>Removing may take one’s own chips</source>
        <translation>On peut retirer ses propres jetons</translation>
    </message>
    <message>
        <source>Seldom wise, but it keeps such a card from being stuck.</source>
        <translation>Rarement sage, mais une telle carte n’est ainsi jamais bloquée.</translation>
    </message>
    <message>
        <source>Wild cards are named</source>
        <translation>Les jokers sont nommés</translation>
    </message>
    <message>
        <source>One says which card a wild card stands for. A custom at the table only.</source>
        <translation>On dit quelle carte un joker remplace. Un simple usage à table.</translation>
    </message>
    <message>
        <source>Chips of a finished row are safe</source>
        <translation>Les jetons d’une rangée finie sont à l’abri</translation>
    </message>
    <message>
        <source>Otherwise a finished row can be broken again.</source>
        <translation>Sinon une rangée finie peut être brisée.</translation>
    </message>
    <message>
        <source>Chips that lengthen a finished row are safe too</source>
        <translation>Les jetons qui prolongent une rangée finie sont aussi à l’abri</translation>
    </message>
    <message>
        <source>Otherwise the sixth chip in a line of five can be taken.</source>
        <translation>Sinon le sixième jeton d’une ligne de cinq peut être pris.</translation>
    </message>
    <message>
        <source>Chips on earned corners are safe</source>
        <translation>Les jetons sur des coins gagnés sont à l’abri</translation>
    </message>
    <message>
        <source>Otherwise they can be taken like any other chip.</source>
        <translation>Sinon ils peuvent être pris comme tout autre jeton.</translation>
    </message>
    <message>
        <source>Cells safe from a card or roll</source>
        <translation>Cases à l’abri d’une carte ou d’un lancer</translation>
    </message>
    <message>
        <source>Numbers whose cells a certain card or roll cannot touch.</source>
        <translation>Nombres dont une certaine carte ou un certain lancer ne peut toucher les cases.</translation>
    </message>
    <message>
        <source>Chips in a row</source>
        <translation>Jetons dans une rangée</translation>
    </message>
    <message>
        <source>Shorter rows are made sooner and blocked less easily.</source>
        <translation>Des rangées plus courtes sont plus vite faites et moins faciles à bloquer.</translation>
    </message>
    <message>
        <source>Chips in a row, by sides</source>
        <translation>Jetons dans une rangée, par camps</translation>
    </message>
    <message>
        <source>Where a number of sides is named here, this goes first.</source>
        <translation>Quand un nombre de camps est indiqué ici, cela passe d’abord.</translation>
    </message>
    <message>
        <source>Shapes instead of lines</source>
        <translation>Des formes au lieu de lignes</translation>
    </message>
    <message>
        <source>A line for each shape, such as “X../XXX/..X”: X is a chip, a dot is not, and a stroke begins the next row. Each is placed as drawn, without turning.</source>
        <translation>Une ligne par forme, comme «&#xa0;X../XXX/..X&#xa0;»&#xa0;: X est un jeton, un point n’en est pas un, et une barre commence le rang suivant. Chacune est posée comme dessinée, sans la tourner.</translation>
    </message>
    <message>
        <source>A row counts</source>
        <translation>Une rangée compte</translation>
    </message>
    <message>
        <source>For good, it is claimed and remembered. Only while it lies there, all rows needed have to be on the board at once.</source>
        <translation>Pour de bon&#xa0;: elle est acquise et retenue. Seulement tant qu’elle est là&#xa0;: toutes les rangées nécessaires doivent être sur le plateau à la fois.</translation>
    </message>
    <message>
        <source>Cells that two rows may share</source>
        <translation>Cases que deux rangées peuvent partager</translation>
    </message>
    <message>
        <source>With one, nine in a line are two rows of five; with none, ten are needed.</source>
        <translation>Avec une, neuf en ligne font deux rangées de cinq&#xa0;; avec aucune, il en faut dix.</translation>
    </message>
    <message>
        <source>One line may hold two rows of a side</source>
        <translation>Une ligne peut contenir deux rangées d’un camp</translation>
    </message>
    <message>
        <source>Otherwise a second row must lie in another line, such as one that crosses.</source>
        <translation>Sinon une seconde rangée doit être dans une autre ligne, par exemple une qui croise.</translation>
    </message>
    <message>
        <source>Two rows may use the same free cell</source>
        <translation>Deux rangées peuvent utiliser la même case franche</translation>
    </message>
    <message>
        <source>Otherwise a side may use each free corner once.</source>
        <translation>Sinon un camp peut utiliser chaque coin franc une fois.</translation>
    </message>
    <message>
        <source>When more chips lie in line than a row needs</source>
        <translation>Quand il y a en ligne plus de jetons qu’il n’en faut</translation>
    </message>
    <message>
        <source>Which chips are the row decides which are safe, and what may follow.</source>
        <translation>Les jetons qui font la rangée décident de ceux qui sont à l’abri, et de ce qui peut suivre.</translation>
    </message>
    <message>
        <source>A row counts only when it is announced</source>
        <translation>Une rangée ne compte que si elle est annoncée</translation>
    </message>
    <message>
        <source>Who makes a row without saying so has no row; a later chip can still claim it.</source>
        <translation>Qui fait une rangée sans le dire n’a pas de rangée&#xa0;; un jeton posé plus tard peut encore l’annoncer.</translation>
    </message>
    <message>
        <source>Rows needed, by sides</source>
        <translation>Rangées nécessaires, par camps</translation>
    </message>
    <message>
        <source>Where nothing is said, one row wins.</source>
        <translation>Quand rien n’est indiqué, une rangée gagne.</translation>
    </message>
    <message>
        <source>Rows needed, by players</source>
        <translation>Rangées nécessaires, par joueurs</translation>
    </message>
    <message>
        <source>Where a number of players is named here, this goes first.</source>
        <translation>Quand un nombre de joueurs est indiqué ici, cela passe d’abord.</translation>
    </message>
    <message>
        <source>Patterns that win at once</source>
        <translation>Motifs qui gagnent aussitôt</translation>
    </message>
    <message>
        <source>A line for each: “center2x2” for the four cells in the middle, or cells joined by plus signs, such as “a1+b2”.</source>
        <translation>Une ligne pour chacun&#xa0;: «&#xa0;center2x2&#xa0;» pour les quatre cases du milieu, ou des cases jointes par des signes plus, comme «&#xa0;a1+b2&#xa0;».</translation>
    </message>
    <message>
        <source>Turns left to the others</source>
        <translation>Tours laissés aux autres</translation>
    </message>
    <message>
        <source>When a side has its rows, each other side still has so many turns; then the most rows win.</source>
        <translation>Quand un camp a ses rangées, chaque autre camp a encore ce nombre de tours&#xa0;; puis le plus de rangées gagne.</translation>
    </message>
    <message>
        <source>When nobody has won</source>
        <translation>Quand personne n’a gagné</translation>
    </message>
    <message>
        <source>What happens when nobody can move or no card is left.</source>
        <translation>Ce qui se passe quand personne ne peut jouer ou qu’il ne reste plus de carte.</translation>
    </message>
    <message>
        <source>Lengths that are compared</source>
        <translation>Longueurs comparées</translation>
    </message>
    <message>
        <source>Separated by commas, in order: the side with more rows of the first length wins, then of the second, and so on.</source>
        <translation>Séparées par des virgules, dans l’ordre&#xa0;: gagne le camp qui a le plus de rangées de la première longueur, puis de la deuxième, et ainsi de suite.</translation>
    </message>
    <message>
        <source>Points that win the match</source>
        <translation>Points qui gagnent le match</translation>
    </message>
    <message>
        <source>A match goes over several deals, until a side has so many.</source>
        <translation>Un match se joue en plusieurs donnes, jusqu’à ce qu’un camp en ait autant.</translation>
    </message>
    <message>
        <source>Points for a row, by chips in its line</source>
        <translation>Points pour une rangée, selon les jetons de sa ligne</translation>
    </message>
    <message>
        <source>A line earns what stands at the greatest number that it reaches.</source>
        <translation>Une ligne rapporte ce qui est inscrit au plus grand nombre qu’elle atteint.</translation>
    </message>
    <message>
        <source>Extra points for a row with a free cell</source>
        <translation>Points de plus pour une rangée avec une case franche</translation>
    </message>
    <message>
        <source>For each such row.</source>
        <translation>Pour chaque rangée de ce genre.</translation>
    </message>
    <message>
        <source>Extra points for two rows at a stroke</source>
        <translation>Points de plus pour deux rangées d’un coup</translation>
    </message>
    <message>
        <source>For one move that makes two or more rows.</source>
        <translation>Pour un coup qui fait deux rangées ou plus.</translation>
    </message>
    <message>
        <source>Points for winning a deal</source>
        <translation>Points pour gagner une donne</translation>
    </message>
    <message>
        <source>For the side that wins it, however it ends.</source>
        <translation>Pour le camp qui la gagne, de quelque façon qu’elle finisse.</translation>
    </message>
    <message>
        <source>Points lost for each special card left</source>
        <translation>Points perdus pour chaque carte spéciale restante</translation>
    </message>
    <message>
        <source>For cards with a power still in hand at the end of a deal.</source>
        <translation>Pour les cartes à pouvoir encore en main à la fin d’une donne.</translation>
    </message>
    <message>
        <source>A card is drawn</source>
        <translation>Une carte est piochée</translation>
    </message>
    <message>
        <source>Drawing before playing gives one card more to choose from.</source>
        <translation>Piocher avant de jouer donne une carte de plus à choisir.</translation>
    </message>
    <message>
        <source>A full hand must play</source>
        <translation>La main pleine, on doit jouer</translation>
    </message>
    <message>
        <source>Otherwise one may draw on, however many cards one holds.</source>
        <translation>Sinon on peut piocher encore, quel que soit le nombre de ses cartes.</translation>
    </message>
    <message>
        <source>An empty hand must draw</source>
        <translation>La main vide, on doit piocher</translation>
    </message>
    <message>
        <source>Otherwise one may also pass.</source>
        <translation>Sinon on peut aussi passer.</translation>
    </message>
    <message>
        <source>Open cards to draw from</source>
        <translation>Cartes ouvertes où piocher</translation>
    </message>
    <message>
        <source>So many cards lie open beside the stock; one takes one, and the next is laid there.</source>
        <translation>Autant de cartes sont ouvertes à côté de la pioche&#xa0;; on en prend une, et la suivante y est posée.</translation>
    </message>
    <message>
        <source>The stock lies face up</source>
        <translation>La pioche est face visible</translation>
    </message>
    <message>
        <source>Everybody sees the card that comes next from each pile.</source>
        <translation>Tous voient la carte qui vient ensuite dans chaque tas.</translation>
    </message>
    <message>
        <source>Piles of the open stock</source>
        <translation>Tas de la pioche ouverte</translation>
    </message>
    <message>
        <source>With several, one chooses from which to draw.</source>
        <translation>S’il y en a plusieurs, on choisit où piocher.</translation>
    </message>
    <message>
        <source>When the stock is empty</source>
        <translation>Quand la pioche est vide</translation>
    </message>
    <message>
        <source>Without a new stock the cards run out, and games can end.</source>
        <translation>Sans nouvelle pioche, les cartes s’épuisent et les parties peuvent finir.</translation>
    </message>
    <message>
        <source>Dead cards turned in each turn</source>
        <translation>Cartes mortes défaussées par tour</translation>
    </message>
    <message>
        <source>A card is dead when no cell is left for it. Turned in, it gives a new card, and the turn goes on.</source>
        <translation>Une carte est morte quand il ne lui reste aucune case. Défaussée, elle donne une nouvelle carte, et le tour continue.</translation>
    </message>
    <message>
        <source>Turning in is free to choose</source>
        <translation>On est libre de défausser</translation>
    </message>
    <message>
        <source>Otherwise a dead card has to be turned in before one plays.</source>
        <translation>Sinon une carte morte doit être défaussée avant de jouer.</translation>
    </message>
    <message>
        <source>Only when no card can be played</source>
        <translation>Seulement si aucune carte ne peut être jouée</translation>
    </message>
    <message>
        <source>Dead cards stay in hand as long as another card can be used.</source>
        <translation>Les cartes mortes restent en main tant qu’une autre carte peut servir.</translation>
    </message>
    <message>
        <source>Dead cards are announced</source>
        <translation>Les cartes mortes sont annoncées</translation>
    </message>
    <message>
        <source>Otherwise the list of moves does not name them.</source>
        <translation>Sinon la liste des coups ne les nomme pas.</translation>
    </message>
    <message>
        <source>Dead cards that put a player out</source>
        <translation>Cartes mortes qui mettent un joueur hors jeu</translation>
    </message>
    <message>
        <source>Who holds so many at the start of a turn is out of the game.</source>
        <translation>Qui en a autant au début d’un tour est hors jeu.</translation>
    </message>
    <message>
        <source>A forgotten draw</source>
        <translation>Une pioche oubliée</translation>
    </message>
    <message>
        <source>If drawing is up to the players, one has to click the stock after each move.</source>
        <translation>Si piocher revient aux joueurs, il faut cliquer sur la pioche après chaque coup.</translation>
    </message>
    <message>
        <source>It is too late</source>
        <translation>Il est trop tard</translation>
    </message>
    <message>
        <source>Until then a forgotten card may still be drawn.</source>
        <translation>Jusque-là, une carte oubliée peut encore être piochée.</translation>
    </message>
    <message>
        <source>Turning in a dead card ends the time too</source>
        <translation>Défausser une carte morte met aussi fin au délai</translation>
    </message>
    <message>
        <source>As if the next player had moved and drawn.</source>
        <translation>Comme si le joueur suivant avait joué et pioché.</translation>
    </message>
    <message>
        <source>Speaking out of turn</source>
        <translation>Parler hors de propos</translation>
    </message>
    <message>
        <source>What a side pays whose members give each other advice.</source>
        <translation>Ce que paie un camp dont les membres se conseillent.</translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <translation>Temps pour un tour</translation>
    </message>
    <message>
        <source>In seconds; then the computer moves for the player.</source>
        <translation>En secondes&#xa0;; ensuite l’ordinateur joue pour le joueur.</translation>
    </message>
    <message>
        <source>A finished row</source>
        <translation>Une rangée finie</translation>
    </message>
    <message>
        <source>How it is seen on the table; the rules stay the same.</source>
        <translation>Comment on la voit sur la table&#xa0;; les règles restent les mêmes.</translation>
    </message>
    <message>
        <source>Chips of each colour in the box</source>
        <translation>Jetons de chaque couleur dans la boîte</translation>
    </message>
    <message>
        <source>For information only; the program never runs out of chips.</source>
        <translation>Pour information seulement&#xa0;; le programme ne manque jamais de jetons.</translation>
    </message>
</context>
<context>
    <name>RuleOptions</name>
    <message>
        <source>apart, the sides in turn</source>
        <translation>séparés, les camps à tour de rôle</translation>
    </message>
    <message>
        <source>side by side</source>
        <translation>côte à côte</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>sens des aiguilles d’une montre</translation>
    </message>
    <message>
        <source>counterclockwise</source>
        <translation>sens inverse des aiguilles d’une montre</translation>
    </message>
    <message>
        <source>the seat after a dealer drawn by lot</source>
        <translation>la place après un donneur tiré au sort</translation>
    </message>
    <message>
        <source>the highest roll</source>
        <translation>le lancer le plus haut</translation>
    </message>
    <message>
        <source>a seat drawn by lot</source>
        <translation>une place tirée au sort</translation>
    </message>
    <message>
        <source>always the first seat</source>
        <translation>toujours la première place</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>des cartes</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>des dés</translation>
    </message>
    <message>
        <source>its own cells</source>
        <translation>ses propres cases</translation>
    </message>
    <message>
        <source>its own cells and any higher number</source>
        <translation>ses propres cases et tout nombre plus élevé</translation>
    </message>
    <message>
        <source>count as a chip of every side</source>
        <translation>comptent comme un jeton de chaque camp</translation>
    </message>
    <message>
        <source>count for nobody</source>
        <translation>ne comptent pour personne</translation>
    </message>
    <message>
        <source>by a card with the power for corners</source>
        <translation>par une carte au pouvoir des coins</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>for good, once it is made</source>
        <translation>pour de bon, une fois faite</translation>
    </message>
    <message>
        <source>only while its chips lie there</source>
        <translation>seulement tant que ses jetons sont là</translation>
    </message>
    <message>
        <source>its maker chooses</source>
        <translation>qui la fait choisit</translation>
    </message>
    <message>
        <source>the first from the top left</source>
        <translation>les premiers depuis le coin haut gauche</translation>
    </message>
    <message>
        <source>the program chooses</source>
        <translation>le programme choisit</translation>
    </message>
    <message>
        <source>drawn through</source>
        <translation>barrée d’un trait</translation>
    </message>
    <message>
        <source>its chips turn white</source>
        <translation>ses jetons deviennent blancs</translation>
    </message>
    <message>
        <source>does nothing</source>
        <translation>ne fait rien</translation>
    </message>
    <message>
        <source>takes the place of an enemy chip there</source>
        <translation>y prend la place d’un jeton adverse</translation>
    </message>
    <message>
        <source>after playing</source>
        <translation>après avoir joué</translation>
    </message>
    <message>
        <source>before playing</source>
        <translation>avant de jouer</translation>
    </message>
    <message>
        <source>instead of playing</source>
        <translation>au lieu de jouer</translation>
    </message>
    <message>
        <source>the played cards are shuffled anew</source>
        <translation>les cartes jouées sont mélangées à nouveau</translation>
    </message>
    <message>
        <source>one plays on without drawing</source>
        <translation>on continue sans piocher</translation>
    </message>
    <message>
        <source>the game ends</source>
        <translation>la partie finit</translation>
    </message>
    <message>
        <source>impossible: cards draw themselves</source>
        <translation>impossible&#xa0;: les cartes se piochent d’elles-mêmes</translation>
    </message>
    <message>
        <source>lost for good</source>
        <translation>perdue pour de bon</translation>
    </message>
    <message>
        <source>made good after one’s next turn</source>
        <translation>rattrapée après son prochain tour</translation>
    </message>
    <message>
        <source>when the next player has moved and drawn</source>
        <translation>quand le joueur suivant a joué et pioché</translation>
    </message>
    <message>
        <source>when the next player has moved</source>
        <translation>quand le joueur suivant a joué</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>ne coûte rien</translation>
    </message>
    <message>
        <source>costs each member of the side a card</source>
        <translation>coûte une carte à chaque membre du camp</translation>
    </message>
    <message>
        <source>costs the side a chip</source>
        <translation>coûte un jeton au camp</translation>
    </message>
    <message>
        <source>the game is a draw</source>
        <translation>la partie est nulle</translation>
    </message>
    <message>
        <source>the longest lines decide</source>
        <translation>les lignes les plus longues décident</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>pas utilisé</translation>
    </message>
    <message>
        <source>as many as were dealt</source>
        <translation>autant qu’on en a donné</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>n’importe quel nombre</translation>
    </message>
    <message>
        <source>nobody is put out</source>
        <translation>personne n’est mis hors jeu</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>none, the game is over</source>
        <translation>aucun, la partie est finie</translation>
    </message>
    <message>
        <source>no match, single games</source>
        <translation>pas de match, des parties isolées</translation>
    </message>
    <message>
        <source>the four cells in the middle</source>
        <translation>les quatre cases du milieu</translation>
    </message>
    <message>
        <source>the cells {names}</source>
        <translation>les cases {names}</translation>
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
        <translation>va sur toute case libre</translation>
    </message>
    <message>
        <source>removes an enemy chip</source>
        <translation>retire un jeton adverse</translation>
    </message>
    <message>
        <source>goes anywhere, even in place of an enemy chip</source>
        <translation>va partout, même à la place d’un jeton adverse</translation>
    </message>
    <message>
        <source>goes in place of an enemy chip</source>
        <translation>va à la place d’un jeton adverse</translation>
    </message>
    <message>
        <source>goes on an open corner only</source>
        <translation>va seulement sur un coin libre</translation>
    </message>
    <message>
        <source>swaps one’s own chip with an enemy chip</source>
        <translation>échange un jeton à soi avec un jeton adverse</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>Back to the preset: {value}</source>
        <translation>Revenir au modèle&#xa0;: {value}</translation>
    </message>
    <message>
        <source>No effect: {why}</source>
        <translation>Sans effet&#xa0;: {why}</translation>
    </message>
</context>
<context>
    <name>RuleTables</name>
    <message>
        <source>Add a roll</source>
        <translation>Ajouter un lancer</translation>
    </message>
    <message>
        <source>Add a card</source>
        <translation>Ajouter une carte</translation>
    </message>
    <message>
        <source>One more that does something special</source>
        <translation>Encore une qui a un effet spécial</translation>
    </message>
    <message>
        <source>Card or roll</source>
        <translation>Carte ou lancer</translation>
    </message>
    <message>
        <source>Take {card} out of the list</source>
        <translation>Retirer {card} de la liste</translation>
    </message>
    <message>
        <source>What {card} does</source>
        <translation>Ce que fait {card}</translation>
    </message>
    <message>
        <source>numbers of cells</source>
        <translation>nombres de cases</translation>
    </message>
    <message>
        <source>Cells safe from {card}</source>
        <translation>Cases à l’abri de {card}</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>usually</source>
        <translation>d’habitude</translation>
    </message>
    <message>
        <source>{players}, usual number of sides</source>
        <translation>{players}, nombre de camps habituel</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} joueurs</translation>
    </message>
    <message>
        <source>{sides} sides</source>
        <translation>{sides} camps</translation>
    </message>
    <message>
        <source>{count} in line</source>
        <translation>{count} en ligne</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Change the rules</source>
        <translation>Modifier les règles</translation>
    </message>
    <message>
        <source>&amp;Differences</source>
        <translation>&amp;Différences</translation>
    </message>
    <message>
        <source>S&amp;how it</source>
        <translation>&amp;Montrer</translation>
    </message>
    <message>
        <source>{title}, changed</source>
        <translation>{title}, modifié</translation>
    </message>
    <message>
        <source>House rules made from {title}</source>
        <translation>Règles maison tirées de {title}</translation>
    </message>
    <message>
        <source>Start &amp;from</source>
        <translation>Par&amp;tir de</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Show what differs from the preset, or the rules again.</source>
        <translation>Montrer ce qui diffère du modèle, ou de nouveau les règles.</translation>
    </message>
    <message>
        <source>Point at a rule to read what follows from it.</source>
        <translation>Pointez une règle pour lire ce qui en découle.</translation>
    </message>
    <message>
        <source>{title} (yours)</source>
        <translation>{title} (à vous)</translation>
    </message>
    <message>
        <source>These rules do not make sense yet.</source>
        <translation>Ces règles n’ont pas encore de sens.</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>No rule is called like that.</source>
        <translation>Aucune règle ne s’appelle ainsi.</translation>
    </message>
</context>
<context>
    <name>SafeBar</name>
    <message>
        <source>Safe mode: your settings stay in their file, and changes are not kept.</source>
        <translation>Mode sûr&#xa0;: vos réglages restent dans leur fichier, et les changements ne sont pas gardés.</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animations</translation>
    </message>
    <message>
        <source>Save the animation</source>
        <translation>Enregistrer l’animation</translation>
    </message>
    <message>
        <source>The file was not written.</source>
        <translation>Le fichier n’a pas été écrit.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Écrit&#xa0;: {file}</translation>
    </message>
</context>
<context>
    <name>SeatChoice</name>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>Equal players</source>
        <translation>Joueurs égaux</translation>
    </message>
    <message>
        <source>A player for each side</source>
        <translation>Un joueur par camp</translation>
    </message>
    <message>
        <source>A player for each seat</source>
        <translation>Un joueur par place</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Side {number}</source>
        <translation>Camp {number}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Place {number}</translation>
    </message>
    <message>
        <source>{who}: level</source>
        <translation>{who}&#xa0;: niveau</translation>
    </message>
    <message>
        <source>{who}: temperament</source>
        <translation>{who}&#xa0;: tempérament</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>computer</source>
        <translation>ordinateur</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Name of seat {number}</source>
        <translation>Nom de la place {number}</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>Qui joue la place {number}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Temperament of seat {number}</source>
        <translation>Tempérament de la place {number}</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Computer {number}</source>
        <translation>Ordinateur {number}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
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
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Texts in {language}.</source>
        <translation>Textes en {language}.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>What the program speaks. The window opens anew.</source>
        <translation>La langue du programme. La fenêtre s’ouvre à nouveau.</translation>
    </message>
    <message>
        <source>That of the system</source>
        <translation>Celle du système</translation>
    </message>
    <message>
        <source>English where there is no translation.</source>
        <translation>Anglais où il n’y a pas de traduction.</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>Couleurs de la fenêtre</translation>
    </message>
    <message>
        <source>Light or dark; the table and the cards follow.</source>
        <translation>Claire ou sombre&#xa0;; la table et les cartes suivent.</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Ordre de la main</translation>
    </message>
    <message>
        <source>How your cards lie. Drag a card in the hand to lay it by hand.</source>
        <translation>Comment vos cartes sont rangées. Glissez une carte dans la main pour la ranger vous-même.</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Tapis</translation>
    </message>
    <message>
        <source>The colour of the table under the board.</source>
        <translation>La couleur de la table sous le plateau.</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>As in most card rooms.</source>
        <translation>Comme dans la plupart des salles de jeu.</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Cooler; green chips stand out more.</source>
        <translation>Plus froid&#xa0;; les jetons verts ressortent mieux.</translation>
    </message>
    <message>
        <source>Claret</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>Warmer; blue chips stand out more.</source>
        <translation>Plus chaud&#xa0;; les jetons bleus ressortent mieux.</translation>
    </message>
    <message>
        <source>Of my own hue</source>
        <translation>De ma propre teinte</translation>
    </message>
    <message>
        <source>Whatever hue is chosen below, as dark as the others.</source>
        <translation>La teinte choisie ci-dessous, aussi sombre que les autres.</translation>
    </message>
    <message>
        <source>Hue of my own cloth</source>
        <translation>Teinte de mon tapis</translation>
    </message>
    <message>
        <source>From red (0°) by green (120°) and blue (240°) back to red. Cards and words stand out as well on each.</source>
        <translation>Du rouge (0°) au rouge, en passant par le vert (120°) et le bleu (240°). Cartes et textes ressortent aussi bien sur chacune.</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>The colours of the sides. Each side has a sign of its own in all of them.</source>
        <translation>Les couleurs des camps. Chaque camp y a toujours son propre signe.</translation>
    </message>
    <message>
        <source>Blue, red, green, violet</source>
        <translation>Bleu, rouge, vert, violet</translation>
    </message>
    <message>
        <source>For most eyes.</source>
        <translation>Pour la plupart des yeux.</translation>
    </message>
    <message>
        <source>Safe for colour-blind players</source>
        <translation>Sûrs pour les daltoniens</translation>
    </message>
    <message>
        <source>Blue, orange, black and yellow stay apart in every colour blindness.</source>
        <translation>Bleu, orange, noir et jaune restent distincts dans tout daltonisme.</translation>
    </message>
    <message>
        <source>Shades of grey</source>
        <translation>Nuances de gris</translation>
    </message>
    <message>
        <source>They differ by lightness and sign alone.</source>
        <translation>Ils ne diffèrent que par la clarté et le signe.</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>Figures des cartes</translation>
    </message>
    <message>
        <source>What is drawn on the cards and on the cells of the board.</source>
        <translation>Ce qui est dessiné sur les cartes et sur les cases du plateau.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classiques</translation>
    </message>
    <message>
        <source>With pips and figures.</source>
        <translation>Avec enseignes et figures.</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Grande valeur</translation>
    </message>
    <message>
        <source>One huge index, for weak eyes and small boards.</source>
        <translation>Une valeur énorme, pour les yeux faibles et les petits plateaux.</translation>
    </message>
    <message>
        <source>Four colours of suits</source>
        <translation>Quatre couleurs d’enseignes</translation>
    </message>
    <message>
        <source>Diamonds are blue and clubs green, so that no two suits look alike.</source>
        <translation>Les carreaux sont bleus et les trèfles verts, pour que les enseignes ne se ressemblent pas.</translation>
    </message>
    <message>
        <source>Size of the table</source>
        <translation>Taille de la table</translation>
    </message>
    <message>
        <source>At 100 % the table is as large as the window. A larger one is moved by the wheel or by dragging the cloth, and follows a card that is dragged to its edge.</source>
        <translation>À 100&#xa0;%, la table est aussi grande que la fenêtre. Plus grande, on la déplace avec la molette ou en tirant le tapis, et elle suit une carte tirée vers son bord.</translation>
    </message>
    <message>
        <source>Cards are</source>
        <translation>Les cartes sont</translation>
    </message>
    <message>
        <source>How the pointer plays. Keys always do.</source>
        <translation>Comment joue le pointeur. Les touches jouent toujours.</translation>
    </message>
    <message>
        <source>Dragged or clicked</source>
        <translation>Glissées ou cliquées</translation>
    </message>
    <message>
        <source>Drag a card to a cell, or click the one, then the other.</source>
        <translation>Glisser une carte sur une case, ou cliquer l’une puis l’autre.</translation>
    </message>
    <message>
        <source>Dragged</source>
        <translation>Glissées</translation>
    </message>
    <message>
        <source>A click on a card or a cell does nothing.</source>
        <translation>Un clic sur une carte ou une case ne fait rien.</translation>
    </message>
    <message>
        <source>Clicked</source>
        <translation>Cliquées</translation>
    </message>
    <message>
        <source>Nothing is dragged, so that a trembling hand cannot carry a card off.</source>
        <translation>Rien ne se glisse, pour qu’une main tremblante n’emporte pas de carte.</translation>
    </message>
    <message>
        <source>Ask before each move</source>
        <translation>Demander avant chaque coup</translation>
    </message>
    <message>
        <source>A move is made when you choose its cell again, or press its button.</source>
        <translation>Un coup est joué quand vous choisissez sa case une seconde fois, ou pressez son bouton.</translation>
    </message>
    <message>
        <source>Point out mistakes</source>
        <translation>Signaler les erreurs</translation>
    </message>
    <message>
        <source>Alone against computers, a move that costs much of your chance to win is pointed out, and may be taken back. Not in rated games.</source>
        <translation>Seul contre des ordinateurs, un coup qui coûte une bonne part de vos chances est signalé et peut être repris. Pas dans les parties classées.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>How fast cards and chips move. They never keep you waiting: just play on.</source>
        <translation>La vitesse des cartes et des jetons. Ils ne vous font jamais attendre&#xa0;: continuez à jouer.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Sans</translation>
    </message>
    <message>
        <source>Everything is in its place at once.</source>
        <translation>Tout est aussitôt à sa place.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Twice as fast as normal.</source>
        <translation>Deux fois plus vite que la normale.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>A fifth of a second for each card.</source>
        <translation>Un cinquième de seconde par carte.</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Half as fast as normal, easy to follow.</source>
        <translation>Deux fois moins vite que la normale, facile à suivre.</translation>
    </message>
    <message>
        <source>Less motion if the system asks for it</source>
        <translation>Moins de mouvement si le système le demande</translation>
    </message>
    <message>
        <source>Where the system’s settings ask programs for less motion, nothing moves on the table.</source>
        <translation>Quand les réglages du système demandent moins de mouvement, rien ne bouge sur la table.</translation>
    </message>
    <message>
        <source>Pace of the computers</source>
        <translation>Rythme des ordinateurs</translation>
    </message>
    <message>
        <source>How long a computer takes for a move at least, so that you can follow.</source>
        <translation>Le temps qu’un ordinateur prend au moins pour un coup, pour que vous puissiez suivre.</translation>
    </message>
    <message>
        <source>&amp;Slow pace</source>
        <translation>Rythme &amp;lent</translation>
    </message>
    <message>
        <source>A second and a half for a move: time to see what it does.</source>
        <translation>Une seconde et demie par coup&#xa0;: le temps de voir ce qu’il fait.</translation>
    </message>
    <message>
        <source>&amp;Normal pace</source>
        <translation>Rythme &amp;normal</translation>
    </message>
    <message>
        <source>A little more than half a second for a move.</source>
        <translation>Un peu plus d’une demi-seconde par coup.</translation>
    </message>
    <message>
        <source>&amp;Quick pace</source>
        <translation>Rythme &amp;rapide</translation>
    </message>
    <message>
        <source>Hardly longer than the computer needs to think.</source>
        <translation>À peine plus que le temps de réflexion de l’ordinateur.</translation>
    </message>
    <message>
        <source>Speed of a replay</source>
        <translation>Vitesse pour revoir une partie</translation>
    </message>
    <message>
        <source>How fast moves follow each other when a game is shown again.</source>
        <translation>À quelle vitesse les coups se suivent quand on revoit une partie.</translation>
    </message>
    <message>
        <source>Two and a half seconds for a move.</source>
        <translation>Deux secondes et demie par coup.</translation>
    </message>
    <message>
        <source>A little more than a second for a move.</source>
        <translation>Un peu plus d’une seconde par coup.</translation>
    </message>
    <message>
        <source>Less than half a second for a move.</source>
        <translation>Moins d’une demi-seconde par coup.</translation>
    </message>
    <message>
        <source>Time for drawing</source>
        <translation>Temps pour piocher</translation>
    </message>
    <message>
        <source>Where cards are drawn by hand: how long a computer waits before its move ends your time to draw.</source>
        <translation>Quand on pioche à la main&#xa0;: combien un ordinateur attend avant que son coup ne mette fin à votre temps pour piocher.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Hear cards, chips, dice, rows, and that it is your turn.</source>
        <translation>Entendre cartes, jetons, dés, rangées, et que c’est à vous.</translation>
    </message>
    <message>
        <source>Volume of the sounds</source>
        <translation>Volume des sons</translation>
    </message>
    <message>
        <source>How loud the sounds are, beside the volume of the computer.</source>
        <translation>La force des sons, à côté du volume de l’ordinateur.</translation>
    </message>
    <message>
        <source>Count finished games</source>
        <translation>Compter les parties terminées</translation>
    </message>
    <message>
        <source>Game → Statistics shows them. Nothing of it leaves this computer. Rated games count always.</source>
        <translation>Jeu → Statistiques les montre. Rien n’en quitte cet ordinateur. Les parties classées comptent toujours.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspect</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Motion and pace</source>
        <translation>Mouvement et rythme</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>on</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>off</source>
        <translation>non</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Restore this &amp;page</source>
        <translation>Rétablir cette &amp;page</translation>
    </message>
    <message>
        <source>Restore &amp;all…</source>
        <translation>&amp;Tout rétablir…</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Chercher dans les réglages</translation>
    </message>
    <message>
        <source>Pages of settings</source>
        <translation>Pages des réglages</translation>
    </message>
    <message>
        <source>Let everything that is shown here be as it was at first.</source>
        <translation>Remettre tout ce qui est montré ici comme au début.</translation>
    </message>
    <message>
        <source>Let every setting be as it was at first.</source>
        <translation>Remettre chaque réglage comme au début.</translation>
    </message>
    <message>
        <source>No setting matches. Try another word.</source>
        <translation>Aucun réglage ne correspond. Essayez un autre mot.</translation>
    </message>
    <message>
        <source>Let every setting be as it was at first?</source>
        <translation>Remettre chaque réglage comme au début&#xa0;?</translation>
    </message>
    <message>
        <source>Games, boards and rules of your own stay as they are.</source>
        <translation>Vos parties, plateaux et règles restent tels quels.</translation>
    </message>
    <message>
        <source>&amp;Restore all</source>
        <translation>&amp;Tout rétablir</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>&amp;Position</source>
        <translation>&amp;Position</translation>
    </message>
    <message>
        <source>From an &amp;empty board…</source>
        <translation>Plateau &amp;vide…</translation>
    </message>
    <message>
        <source>Choose a game, a board and players, and lay everything.</source>
        <translation>Choisir un jeu, un plateau et des joueurs, puis tout poser.</translation>
    </message>
    <message>
        <source>From the &amp;table</source>
        <translation>Depuis la &amp;table</translation>
    </message>
    <message>
        <source>Begin with what you see of the game on the table; hidden cards are dealt anew.</source>
        <translation>Partir de ce que vous voyez de la partie en cours&#xa0;; les cartes cachées sont redistribuées.</translation>
    </message>
    <message>
        <source>&amp;Open a rule case…</source>
        <translation>&amp;Ouvrir un cas de règle…</translation>
    </message>
    <message>
        <source>Begin with the position of a rule case.</source>
        <translation>Partir de la position d’un cas de règle.</translation>
    </message>
    <message>
        <source>&amp;Save as rule case…</source>
        <translation>&amp;Enregistrer comme cas de règle…</translation>
    </message>
    <message>
        <source>Write the position with its legal moves to a file that “check” can run.</source>
        <translation>Écrire la position et ses coups permis dans un fichier que «&#xa0;check&#xa0;» sait vérifier.</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Copier en texte</translation>
    </message>
    <message>
        <source>Copy the rule case, to be pasted into a message.</source>
        <translation>Copier le cas de règle, pour le coller dans un message.</translation>
    </message>
    <message>
        <source>P&amp;lay on</source>
        <translation>&amp;Jouer la suite</translation>
    </message>
    <message>
        <source>Bring the position to the table. The game that is there now is kept.</source>
        <translation>Mettre la position sur la table. La partie qui s’y trouve est conservée.</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Close. The position is kept for next time.</source>
        <translation>Fermer. La position est gardée pour la prochaine fois.</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Fill the rest</source>
        <translation>&amp;Compléter</translation>
    </message>
    <message>
        <source>Deal every card that lies nowhere by chance.</source>
        <translation>Distribuer au hasard toutes les cartes qui ne sont nulle part.</translation>
    </message>
    <message>
        <source>&amp;Mark whole rows</source>
        <translation>&amp;Marquer les rangées</translation>
    </message>
    <message>
        <source>Mark as many rows as the chips make.</source>
        <translation>Marquer autant de rangées que les jetons en forment.</translation>
    </message>
    <message>
        <source>Take all &amp;chips away</source>
        <translation>Retirer tous les &amp;jetons</translation>
    </message>
    <message>
        <source>Empty the board. Undo brings everything back.</source>
        <translation>Vider le plateau. Annuler remet tout en place.</translation>
    </message>
    <message>
        <source>Take all c&amp;ards away</source>
        <translation>Retirer toutes les c&amp;artes</translation>
    </message>
    <message>
        <source>Empty hands and piles. Undo brings everything back.</source>
        <translation>Vider mains et piles. Annuler remet tout en place.</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Clavier et souris</translation>
    </message>
    <message>
        <source>List what every key does here.</source>
        <translation>Énumérer ce que fait ici chaque touche.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>No chip can lie there.</source>
        <translation>Aucun jeton ne peut aller là.</translation>
    </message>
    <message>
        <source>Take chips</source>
        <translation>Retirer des jetons</translation>
    </message>
    <message>
        <source>Lay chips</source>
        <translation>Poser des jetons</translation>
    </message>
    <message>
        <source>By these rules every whole row counts; none has to be marked</source>
        <translation>Avec ces règles, toute rangée complète compte&#xa0;; aucune n’est à marquer</translation>
    </message>
    <message>
        <source>Mark a row</source>
        <translation>Marquer une rangée</translation>
    </message>
    <message>
        <source>Unmark a row</source>
        <translation>Démarquer une rangée</translation>
    </message>
    <message>
        <source>No side covers a whole row there.</source>
        <translation>Aucun camp n’a de rangée complète là.</translation>
    </message>
    <message>
        <source>Mark whole rows</source>
        <translation>Marquer les rangées</translation>
    </message>
    <message>
        <source>There is no further row to be marked.</source>
        <translation>Il n’y a plus de rangée à marquer.</translation>
    </message>
    <message>
        <source>Take all chips away</source>
        <translation>Retirer tous les jetons</translation>
    </message>
    <message>
        <source>{card}: every one lies somewhere already.</source>
        <translation>{card}&#xa0;: toutes sont déjà placées.</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>Poser une carte</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>Retirer une carte</translation>
    </message>
    <message>
        <source>Move a card</source>
        <translation>Déplacer une carte</translation>
    </message>
    <message>
        <source>Fill the rest</source>
        <translation>Compléter</translation>
    </message>
    <message>
        <source>Every card lies somewhere already.</source>
        <translation>Toutes les cartes sont déjà placées.</translation>
    </message>
    <message>
        <source>Take all cards away</source>
        <translation>Retirer toutes les cartes</translation>
    </message>
    <message>
        <source>Another turn</source>
        <translation>Changer le tour</translation>
    </message>
    <message>
        <source>Other players</source>
        <translation>Autres joueurs</translation>
    </message>
    <message>
        <source>No chip can lie on {where}</source>
        <translation>Aucun jeton ne peut être en {where}</translation>
    </message>
    <message>
        <source>The row {where} of {side} is marked, but {side} does not cover all of it</source>
        <translation>La rangée {where} ({side}) est marquée, mais {side} ne la couvre pas entièrement</translation>
    </message>
    <message>
        <source>{side} may not have these rows side by side: {where}</source>
        <translation>{side} ne peut avoir ces rangées à la fois&#xa0;: {where}</translation>
    </message>
    <message>
        <source>{card}: {count} lie here, the pack holds {wanted}</source>
        <translation>{card}&#xa0;: {count} posées, le paquet en a {wanted}</translation>
    </message>
    <message>
        <source>This game has no use for {card}</source>
        <translation>Ce jeu n’utilise pas {card}</translation>
    </message>
    <message>
        <source>The dice never show {card}</source>
        <translation>Les dés ne donnent jamais {card}</translation>
    </message>
    <message>
        <source>There is no open card to take</source>
        <translation>Il n’y a pas de carte ouverte à prendre</translation>
    </message>
    <message>
        <source>{seat} is out of the game and cannot be to move</source>
        <translation>{seat} est hors jeu et ne peut avoir la main</translation>
    </message>
    <message>
        <source>{side} has no turn left in overtime</source>
        <translation>{side} n’a plus de tour en prolongation</translation>
    </message>
    <message>
        <source>The game would be over: {side} has won</source>
        <translation>La partie serait finie&#xa0;: {side} a gagné</translation>
    </message>
    <message>
        <source>The game would be over: nothing can change any more</source>
        <translation>La partie serait finie&#xa0;: plus rien ne peut changer</translation>
    </message>
    <message>
        <source>{side} has a whole row that is not marked: {where}</source>
        <translation>{side} a une rangée complète non marquée&#xa0;: {where}</translation>
    </message>
    <message>
        <source>{seat} holds {count} cards; the rules deal {wanted}</source>
        <translation>{seat}&#xa0;: cartes en main {count}&#xa0;; selon les règles {wanted}</translation>
    </message>
    <message>
        <source>Cards of the pack that lie nowhere: {count}</source>
        <translation>Cartes qui ne sont nulle part&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{seat} can do nothing but pass</source>
        <translation>{seat} ne peut que passer</translation>
    </message>
    <message>
        <source>With dice there are no cards to lay; coming rolls can be set</source>
        <translation>Avec des dés, pas de cartes à poser&#xa0;; les lancers à venir peuvent être fixés</translation>
    </message>
    <message>
        <source>Draws that are still owed cannot be set, but are kept</source>
        <translation>Les pioches encore dues ne se règlent pas, mais sont conservées</translation>
    </message>
    <message>
        <source>A penalty for talking cannot be set</source>
        <translation>Une pénalité pour avoir parlé ne se règle pas</translation>
    </message>
    <message>
        <source>Points cannot be set; the match begins with this deal</source>
        <translation>Les points ne se règlent pas&#xa0;; le match commence avec cette donne</translation>
    </message>
    <message>
        <source>Turns of overtime cannot be set, but are kept</source>
        <translation>Les tours de prolongation ne se règlent pas, mais sont conservés</translation>
    </message>
    <message>
        <source>Coming rolls, the first one now: {count}</source>
        <translation>Lancers à venir, le premier maintenant&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{place}: {cards}</source>
        <translation>{place}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Stock, the top card first</source>
        <translation>Pioche, le dessus d’abord</translation>
    </message>
    <message>
        <source>Discards, the oldest first</source>
        <translation>Défausse, la plus ancienne d’abord</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>Cartes ouvertes</translation>
    </message>
    <message>
        <source>Open pile {number}</source>
        <translation>Pile ouverte {number}</translation>
    </message>
    <message>
        <source>Coming rolls</source>
        <translation>Lancers à venir</translation>
    </message>
    <message>
        <source>begins the turn</source>
        <translation>commence le tour</translation>
    </message>
    <message>
        <source>has drawn and plays</source>
        <translation>a pioché et joue</translation>
    </message>
    <message>
        <source>has played and takes an open card</source>
        <translation>a joué et prend une carte ouverte</translation>
    </message>
    <message>
        <source>takes an open card for a dead one</source>
        <translation>prend une carte ouverte pour une morte</translation>
    </message>
    <message>
        <source>no chip</source>
        <translation>pas de jeton</translation>
    </message>
    <message>
        <source>chip: {colour}</source>
        <translation>jeton&#xa0;: {colour}</translation>
    </message>
    <message>
        <source>marked row: {colour}</source>
        <translation>rangée marquée&#xa0;: {colour}</translation>
    </message>
</context>
<context>
    <name>SetupFlow</name>
    <message>
        <source>This position is not kept: {why}.</source>
        <translation>Cette position n’est pas gardée&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>This position is not kept.</source>
        <translation>Cette position n’est pas gardée.</translation>
    </message>
    <message>
        <source>While a rated game goes on, no position is taken from it.</source>
        <translation>Tant qu’une partie classée est en cours, on n’en tire pas de position.</translation>
    </message>
    <message>
        <source>From the table</source>
        <translation>Depuis la table</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Plateau vide</translation>
    </message>
    <message>
        <source>&amp;Set up</source>
        <translation>&amp;Composer</translation>
    </message>
    <message>
        <source>Open a rule case</source>
        <translation>Ouvrir un cas de règle</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>Ouvrir {name}</translation>
    </message>
    <message>
        <source>a position that was set up</source>
        <translation>une position composée</translation>
    </message>
    <message>
        <source>Copied as text.</source>
        <translation>Copié en texte.</translation>
    </message>
    <message>
        <source>Save as rule case</source>
        <translation>Enregistrer comme cas de règle</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Écrit&#xa0;: {file}</translation>
    </message>
    <message>
        <source>Rule cases</source>
        <translation>Cas de règle</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Cela n’a pas marché.</translation>
    </message>
</context>
<context>
    <name>SetupWindow</name>
    <message>
        <source>&amp;Cards: a click lays one</source>
        <translation>&amp;Cartes&#xa0;: un clic en pose une</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Turn and players</source>
        <translation>Tour et joueurs</translation>
    </message>
    <message>
        <source>{game} – Set up a position</source>
        <translation>{game} – Composer une position</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Clavier et souris</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>The cells of the board {board}, shuffled by the number {seed}.</source>
        <translation>Les cases du plateau {board}, mélangées selon le nombre {seed}.</translation>
    </message>
    <message>
        <source>Random board</source>
        <translation>Plateau au hasard</translation>
    </message>
</context>
<context>
    <name>ShuffleNumber</name>
    <message>
        <source>by chance</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>The same number deals the same cards again, on every computer.</source>
        <translation>Le même numéro distribue les mêmes cartes, sur tout ordinateur.</translation>
    </message>
</context>
<context>
    <name>SideColours</name>
    <message>
        <source>Colour of side {number}: {colour}</source>
        <translation>Couleur du camp {number}&#xa0;: {colour}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>{deed} (a simpler player stood in)</source>
        <translation>{deed} (un joueur plus simple a pris la place)</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>This deal: {points}</source>
        <translation>Cette donne&#xa0;: {points}</translation>
    </message>
    <message>
        <source>It counts as it was played first: {points}</source>
        <translation>Elle compte comme elle a d’abord été jouée&#xa0;: {points}</translation>
    </message>
    <message>
        <source>In all: {points}</source>
        <translation>En tout&#xa0;: {points}</translation>
    </message>
    <message>
        <source>{points} win the match</source>
        <translation>{points} gagnent le match</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Donne suivante</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Dernier tour</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>An exercise</source>
        <translation>Un exercice</translation>
    </message>
    <message>
        <source>Rated game</source>
        <translation>Partie classée</translation>
    </message>
    <message>
        <source>Time is up: the computer moves for {name}.</source>
        <translation>Le temps est écoulé&#xa0;: l’ordinateur joue pour {name}.</translation>
    </message>
    <message>
        <source>The computer player of {name} has failed. A simpler one moves for it, and the game goes on.</source>
        <translation>Le joueur ordinateur de {name} a échoué. Un plus simple joue à sa place, et la partie continue.</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Only &amp;rated games</source>
        <translation>Seulement les parties &amp;classées</translation>
    </message>
    <message>
        <source>Statistics by game</source>
        <translation>Statistiques par jeu</translation>
    </message>
    <message>
        <source>Statistics by board</source>
        <translation>Statistiques par plateau</translation>
    </message>
    <message>
        <source>Statistics by level of the opponents</source>
        <translation>Statistiques par niveau des adversaires</translation>
    </message>
    <message>
        <source>Statistics by player</source>
        <translation>Statistiques par joueur</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Forget all…</source>
        <translation>Tout &amp;oublier…</translation>
    </message>
    <message>
        <source>Write all counted games to a file, for a spreadsheet</source>
        <translation>Écrire toutes les parties comptées dans un fichier, pour un tableur</translation>
    </message>
    <message>
        <source>Delete all counts and ratings; you are asked once more</source>
        <translation>Effacer tous les comptes et classements&#xa0;; on vous le demande encore une fois</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Joueur</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>J&amp;eu</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>A&amp;dversaire</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Période</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Par jeu</translation>
    </message>
    <message>
        <source>By board</source>
        <translation>Par plateau</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Par niveau</translation>
    </message>
    <message>
        <source>By player</source>
        <translation>Par joueur</translation>
    </message>
    <message>
        <source>Double-click a game, or press Enter, to look at it; the last ones are kept.</source>
        <translation>Double clic ou Entrée sur une partie pour la revoir&#xa0;; les dernières sont gardées.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Rows in all</source>
        <translation>Rangées en tout</translation>
    </message>
    <message>
        <source>Rows in a game</source>
        <translation>Rangées par partie</translation>
    </message>
    <message>
        <source>Moves in a game</source>
        <translation>Coups par partie</translation>
    </message>
    <message>
        <source>Longest game</source>
        <translation>Partie la plus longue</translation>
    </message>
    <message>
        <source>Shortest game</source>
        <translation>Partie la plus courte</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Tous les adversaires</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Les 30 derniers jours</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>La dernière année</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Toute période</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>None yet. A game counts when it has ended.</source>
        <translation>Aucune encore. Une partie compte quand elle est finie.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rangées</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Forget every finished game, and your ratings?</source>
        <translation>Oublier toutes les parties terminées et vos classements&#xa0;?</translation>
    </message>
    <message>
        <source>The finished games that are kept here go, too. This cannot be undone; Export keeps a copy of the counts. Games that you saved yourself stay.</source>
        <translation>Les parties terminées gardées ici disparaissent aussi. Cela ne peut être annulé&#xa0;; Exporter garde une copie des comptes. Les parties que vous avez enregistrées vous-même restent.</translation>
    </message>
    <message>
        <source>&amp;Forget all</source>
        <translation>Tout &amp;oublier</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Cela n’a pas marché.</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>Press Enter or click twice to go to the rule.</source>
        <translation>Entrée ou double clic mène à la règle.</translation>
    </message>
    <message>
        <source>Differs from “{preset}”:</source>
        <translation>Diffère de «&#xa0;{preset}&#xa0;»&#xa0;:</translation>
    </message>
    <message>
        <source>As in “{preset}”</source>
        <translation>Comme dans «&#xa0;{preset}&#xa0;»</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Passez l’écran à {name}</translation>
    </message>
    <message>
        <source>Your turn, {name}</source>
        <translation>À vous, {name}</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} réfléchit…</translation>
    </message>
    <message>
        <source>{name} is to move</source>
        <translation>C’est à {name}</translation>
    </message>
    <message>
        <source>Turn in a dead card</source>
        <translation>Défaussez une carte morte</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Choisissez une carte</translation>
    </message>
    <message>
        <source>Choose a card for the one you have turned in</source>
        <translation>Choisissez une carte pour celle que vous avez défaussée</translation>
    </message>
    <message>
        <source>Your side has spoken out of turn: drop one card on the discards</source>
        <translation>Votre camp a parlé hors de propos&#xa0;: mettez une carte à la défausse</translation>
    </message>
    <message>
        <source>{names} spoke out of turn: take one of their chips away</source>
        <translation>{names}&#xa0;: paroles hors de propos. Retirez un jeton de leur camp</translation>
    </message>
    <message>
        <source>Draw your card</source>
        <translation>Piochez votre carte</translation>
    </message>
    <message>
        <source>Choose a card to draw</source>
        <translation>Choisissez une carte à piocher</translation>
    </message>
    <message>
        <source>{names} may still draw</source>
        <translation>{names}&#xa0;: il est encore temps de piocher</translation>
    </message>
    <message>
        <source>Play a card, or draw one</source>
        <translation>Jouez une carte, ou piochez-en une</translation>
    </message>
    <message>
        <source>Your hand is empty: draw a card</source>
        <translation>Votre main est vide&#xa0;: piochez une carte</translation>
    </message>
    <message>
        <source>No card can be played: draw one</source>
        <translation>Aucune carte ne peut être jouée&#xa0;: piochez-en une</translation>
    </message>
    <message>
        <source>The stock is empty: play a card</source>
        <translation>La pioche est vide&#xa0;: jouez une carte</translation>
    </message>
    <message>
        <source>Your hand is full: play a card</source>
        <translation>Votre main est pleine&#xa0;: jouez une carte</translation>
    </message>
    <message>
        <source>{name} rolled {roll}</source>
        <translation>{name} a lancé {roll}</translation>
    </message>
    <message>
        <source>{roll}: nothing can be done</source>
        <translation>{roll}&#xa0;: rien n’est possible</translation>
    </message>
    <message>
        <source>{roll}: take an enemy chip away</source>
        <translation>{roll}&#xa0;: retirez un jeton adverse</translation>
    </message>
    <message>
        <source>{roll}: take the place of an enemy chip</source>
        <translation>{roll}&#xa0;: prenez la place d’un jeton adverse</translation>
    </message>
    <message>
        <source>{roll}: choose one of your chips, to be swapped</source>
        <translation>{roll}&#xa0;: choisissez un de vos jetons à échanger</translation>
    </message>
    <message>
        <source>{roll}: put a chip on a {roll}</source>
        <translation>{roll}&#xa0;: posez un jeton sur un {roll}</translation>
    </message>
    <message>
        <source>{roll}: put a chip on any open cell</source>
        <translation>{roll}&#xa0;: posez un jeton sur une case libre</translation>
    </message>
    <message>
        <source>{made} of {needed}</source>
        <translation>{made} sur {needed}</translation>
    </message>
    <message>
        <source>out</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>{names} out</source>
        <translation>{names} hors jeu</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>Nothing to do: roll again</source>
        <translation>Rien à faire&#xa0;: relancer</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Nothing to do: pass</source>
        <translation>Rien à faire&#xa0;: passer</translation>
    </message>
    <message>
        <source>Pass: no card can be played</source>
        <translation>Passer&#xa0;: aucune carte ne peut être jouée</translation>
    </message>
    <message>
        <source>Which row?</source>
        <translation>Quelle rangée&#xa0;?</translation>
    </message>
    <message>
        <source>Point and click, or use the arrow keys and Enter</source>
        <translation>Pointez et cliquez, ou prenez les flèches et Entrée</translation>
    </message>
    <message>
        <source>Now the enemy chip to swap it with</source>
        <translation>Maintenant le jeton adverse avec lequel l’échanger</translation>
    </message>
    <message>
        <source>No cell is left for {card}. Drop it on the discards for another one</source>
        <translation>Il ne reste aucune case pour {card}. Mettez-la à la défausse pour en avoir une autre</translation>
    </message>
    <message>
        <source>No cell is left for {card}</source>
        <translation>Il ne reste aucune case pour {card}</translation>
    </message>
    <message>
        <source>Choose one of your chips, to be swapped</source>
        <translation>Choisissez un de vos jetons à échanger</translation>
    </message>
    <message>
        <source>{own} cannot be swapped with {cell}</source>
        <translation>{own} ne peut être échangé avec {cell}</translation>
    </message>
    <message>
        <source>No chip can be taken from {cell}</source>
        <translation>On ne peut retirer de jeton en {cell}</translation>
    </message>
    <message>
        <source>{card} cannot be played on {cell}</source>
        <translation>{card} ne peut se jouer en {cell}</translation>
    </message>
    <message>
        <source>Chosen: {card}</source>
        <translation>Choisie&#xa0;: {card}</translation>
    </message>
    <message>
        <source>No cell, {cell}</source>
        <translation>Pas de case, {cell}</translation>
    </message>
    <message>
        <source>chip of {who}</source>
        <translation>jeton de {who}</translation>
    </message>
    <message>
        <source>{place}, no cell</source>
        <translation>{place}, pas de case</translation>
    </message>
    <message>
        <source>{colour} chip of {who}</source>
        <translation>jeton {colour} de {who}</translation>
    </message>
    <message>
        <source>counts as a chip of every side</source>
        <translation>compte comme un jeton de chaque camp</translation>
    </message>
    <message>
        <source>locked in a finished row</source>
        <translation>verrouillé dans une rangée finie</translation>
    </message>
    <message>
        <source>part of a finished row</source>
        <translation>dans une rangée finie</translation>
    </message>
    <message>
        <source>swap {own} with this chip</source>
        <translation>échanger {own} avec ce jeton</translation>
    </message>
    <message>
        <source>legal for your {cards}</source>
        <translation>permis pour {cards} de votre main</translation>
    </message>
    <message>
        <source>{card} puts your chip here</source>
        <translation>{card} pose ici votre jeton</translation>
    </message>
    <message>
        <source>{card} takes this chip away</source>
        <translation>{card} retire ce jeton</translation>
    </message>
    <message>
        <source>{card} puts your chip in its place</source>
        <translation>{card} met votre jeton à sa place</translation>
    </message>
    <message>
        <source>{card} swaps this chip with an enemy chip</source>
        <translation>{card} échange ce jeton avec un jeton adverse</translation>
    </message>
    <message>
        <source>take this chip away</source>
        <translation>retirer ce jeton</translation>
    </message>
    <message>
        <source>{card} puts your chip here as {face}</source>
        <translation>{card} pose ici votre jeton comme {face}</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Une carte, face cachée</translation>
    </message>
    <message>
        <source>give it up by dropping it on the discards</source>
        <translation>la céder en la mettant à la défausse</translation>
    </message>
    <message>
        <source>dead: no cell is left for it</source>
        <translation>morte&#xa0;: il ne lui reste aucune case</translation>
    </message>
    <message>
        <source>turn it in to draw another card</source>
        <translation>la défausser pour en piocher une autre</translation>
    </message>
    <message>
        <source>it cannot be played now</source>
        <translation>elle ne peut être jouée maintenant</translation>
    </message>
    <message>
        <source>cells to play it on: {count}</source>
        <translation>cases où la jouer&#xa0;: {count}</translation>
    </message>
    <message>
        <source>playable on {cells}</source>
        <translation>jouable en {cells}</translation>
    </message>
    <message>
        <source>Cards left in the stock: {count}</source>
        <translation>Cartes dans la pioche&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Click to take a card</source>
        <translation>Cliquez pour prendre une carte</translation>
    </message>
    <message>
        <source>No open card lies here</source>
        <translation>Il n’y a pas ici de carte ouverte</translation>
    </message>
    <message>
        <source>Open card {number}: {card}</source>
        <translation>Carte ouverte {number}&#xa0;: {card}</translation>
    </message>
    <message>
        <source>cards beneath it: {count}</source>
        <translation>cartes dessous&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Click to take it</source>
        <translation>Cliquez pour la prendre</translation>
    </message>
    <message>
        <source>{name} rolled {roll}: {faces}</source>
        <translation>{name} a lancé {roll}&#xa0;: {faces}</translation>
    </message>
    <message>
        <source>Discarded cards: {count}</source>
        <translation>Cartes défaussées&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{card} on top</source>
        <translation>{card} au-dessus</translation>
    </message>
    <message>
        <source>Give up {card}</source>
        <translation>Céder {card}</translation>
    </message>
    <message>
        <source>Turn in {card}, which no cell is left for, and draw another</source>
        <translation>Défausser {card}, à qui il ne reste aucune case, et en piocher une autre</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>de {first} à {last}</translation>
    </message>
    <message>
        <source>Which row? {row}, {number} of {count}</source>
        <translation>Quelle rangée&#xa0;? {row}, {number} sur {count}</translation>
    </message>
    <message>
        <source>{name} is out of the game</source>
        <translation>{name} est hors jeu</translation>
    </message>
    <message>
        <source>You forgot to draw: one card fewer from now on</source>
        <translation>Vous avez oublié de piocher&#xa0;: une carte de moins désormais</translation>
    </message>
    <message>
        <source>You forgot to draw: not before your next turn</source>
        <translation>Vous avez oublié de piocher&#xa0;: pas avant votre prochain tour</translation>
    </message>
    <message>
        <source>{name} forgot to draw, and has one card fewer</source>
        <translation>{name} a oublié de piocher et a une carte de moins</translation>
    </message>
    <message>
        <source>{name} forgot to draw</source>
        <translation>{name} a oublié de piocher</translation>
    </message>
    <message>
        <source>{name} plays {wild} as {card}</source>
        <translation>{name} joue {wild} comme {card}</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} passe</translation>
    </message>
    <message>
        <source>after a {roll}: roll again</source>
        <translation>après un {roll}&#xa0;: on relance</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>on the stock</comment>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Announce the row</source>
        <translation>Annoncer la rangée</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Ne rien dire</translation>
    </message>
    <message>
        <source>Take this chip away</source>
        <translation>Retirer ce jeton</translation>
    </message>
    <message>
        <source>Put your chip in its place</source>
        <translation>Mettre votre jeton à sa place</translation>
    </message>
    <message>
        <source>Swap the chips</source>
        <translation>Échanger les jetons</translation>
    </message>
    <message>
        <source>Put a chip here</source>
        <translation>Poser ici un jeton</translation>
    </message>
</context>
<context>
    <name>TableForm</name>
    <message>
        <source>Who is to move</source>
        <translation>Qui doit jouer</translation>
    </message>
    <message>
        <source>How far the turn is</source>
        <translation>Où en est le tour</translation>
    </message>
    <message>
        <source>T&amp;urn</source>
        <translation>&amp;Tour</translation>
    </message>
    <message>
        <source>To &amp;move</source>
        <translation>À &amp;jouer</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Game table</source>
        <translation>Table de jeu</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>Your last move cost about {cost} of your chance to win.</source>
        <translation>Votre dernier coup a coûté environ {cost} de vos chances de gagner.</translation>
    </message>
    <message>
        <source>Better: {move} ({best} instead of {played}).</source>
        <translation>Mieux&#xa0;: {move} ({best} au lieu de {played}).</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>The start of the game</source>
        <translation>Le début de la partie</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
</context>
<context>
    <name>ToolBox</name>
    <message>
        <source>Lay chips of this side, or take them away again. Key: {key}</source>
        <translation>Poser des jetons de ce camp, ou les retirer. Touche&#xa0;: {key}</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Take chips of any side away. Key: 0</source>
        <translation>Retirer les jetons de tout camp. Touche&#xa0;: 0</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Rangée</translation>
    </message>
    <message>
        <source>Choose both ends of a whole row to mark it, or to unmark it. Key: R</source>
        <translation>Choisir les deux bouts d’une rangée complète pour la marquer ou la démarquer. Touche&#xa0;: R</translation>
    </message>
</context>
<context>
    <name>Trash</name>
    <message>
        <source>No trash</source>
        <translation>Pas de corbeille</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>sans nom</translation>
    </message>
    <message>
        <source>Delete “{name}” for good? It cannot go to the trash.</source>
        <translation>Supprimer «&#xa0;{name}&#xa0;» pour de bon&#xa0;? Il ne peut aller à la corbeille.</translation>
    </message>
    <message>
        <source>{why}

Once it is deleted, nothing brings it back.</source>
        <translation>{why}

Une fois supprimé, rien ne le ramène.</translation>
    </message>
    <message>
        <source>&amp;Delete for good</source>
        <translation>&amp;Supprimer pour de bon</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>Le &amp;garder</translation>
    </message>
    <message>
        <source>The board was not thrown away.</source>
        <translation>Le plateau n’a pas été jeté.</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Tray: cards still to be placed</source>
        <translation>Réserve&#xa0;: cartes encore à placer</translation>
    </message>
    <message>
        <source>{card}: as many as you like, {placed} on the board</source>
        <translation>{card}&#xa0;: autant que vous voulez, {placed} sur le plateau</translation>
    </message>
    <message>
        <source>{card}: {count} too many on the board</source>
        <translation>{card}&#xa0;: {count} de trop sur le plateau</translation>
    </message>
    <message>
        <source>{card}: all on the board</source>
        <translation>{card}&#xa0;: toutes sur le plateau</translation>
    </message>
    <message>
        <source>{card}: {count} still to be placed</source>
        <translation>{card}&#xa0;: {count} encore à placer</translation>
    </message>
</context>
<context>
    <name>TrialMenu</name>
    <message>
        <source>&amp;Number of players</source>
        <translation>&amp;Nombre de joueurs</translation>
    </message>
    <message>
        <source>&amp;Level of the computers</source>
        <translation>N&amp;iveau des ordinateurs</translation>
    </message>
    <message>
        <source>No game can be played yet</source>
        <translation>Aucun jeu ne peut encore être joué</translation>
    </message>
</context>
<context>
    <name>TrialWindow</name>
    <message>
        <source>Trial</source>
        <translation>Essai</translation>
    </message>
    <message>
        <source>&amp;Back to the board</source>
        <translation>Retour au &amp;plateau</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Deal a&amp;gain</source>
        <translation>Re&amp;distribuer</translation>
    </message>
    <message>
        <source>Unnamed board</source>
        <translation>Plateau sans nom</translation>
    </message>
    <message>
        <source>Trial: {game} on “{board}”</source>
        <translation>Essai&#xa0;: {game} sur «&#xa0;{board}&#xa0;»</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>nobody knows when</source>
        <translation>nul ne sait quand</translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation>Et {count} de plus.</translation>
    </message>
    <message>
        <source>The rest of the game is whole, and this file is left as it is.</source>
        <translation>Le reste de la partie est intact, et ce fichier reste tel quel.</translation>
    </message>
    <message>
        <source>The rest of the game is whole, but this file could not be copied: {why}.

It is replaced as the game goes on: copy it to another place first.</source>
        <translation>Le reste de la partie est intact, mais ce fichier n’a pas pu être copié&#xa0;: {why}.

Il sera remplacé quand la partie continuera&#xa0;: copiez-le d’abord ailleurs.</translation>
    </message>
    <message>
        <source>The game is open, but a part of its file is damaged.</source>
        <translation>La partie est ouverte, mais une partie de son fichier est endommagée.</translation>
    </message>
    <message>
        <source>Another program has changed “{file}” since you opened it.</source>
        <translation>Un autre programme a modifié «&#xa0;{file}&#xa0;» depuis que vous l’avez ouvert.</translation>
    </message>
    <message>
        <source>Save your game to another file, and both are kept.</source>
        <translation>Enregistrez votre partie dans un autre fichier, et les deux sont gardées.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>Le &amp;remplacer</translation>
    </message>
    <message>
        <source>{why}.

If you close the window now it is lost.</source>
        <translation>{why}.

Si vous fermez la fenêtre maintenant, elle est perdue.</translation>
    </message>
    <message>
        <source>&amp;Close and lose it</source>
        <translation>&amp;Fermer et la perdre</translation>
    </message>
    <message>
        <source>This game cannot be opened as it is.</source>
        <translation>Cette partie ne peut être ouverte telle quelle.</translation>
    </message>
    <message>
        <source>{why}.

The copy from the time before is whole: {moves}, saved {when}.</source>
        <translation>{why}.

La copie d’avant est intacte&#xa0;: {moves}, enregistrée {when}.</translation>
    </message>
    <message>
        <source>&amp;Open the backup</source>
        <translation>&amp;Ouvrir la copie</translation>
    </message>
    <message>
        <source>The damaged file is kept: {file}</source>
        <translation>Le fichier endommagé est conservé : {file}</translation>
    </message>
    <message>
        <source>The damaged file could not be copied and is replaced by your next change; copy it to another place first: {file}</source>
        <translation>Le fichier endommagé n’a pas pu être copié, et votre prochain changement le remplace ; copiez-le d’abord ailleurs : {file}</translation>
    </message>
    <message>
        <source>What was left here is damaged; this is how it was a moment before.</source>
        <translation>Ce qui était resté ici est endommagé ; voici comment c’était un instant plus tôt.</translation>
    </message>
    <message>
        <source>What was left here is damaged, and cannot be shown any more.</source>
        <translation>Ce qui était resté ici est endommagé et ne peut plus être affiché.</translation>
    </message>
</context>
<context>
    <name>Trying</name>
    <message>
        <source>This cannot be played.</source>
        <translation>Cela ne peut être joué.</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>{deed}: {what}</source>
        <translation>{deed}&#xa0;: {what}</translation>
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
        <translation>Vos parties ne sont pas gardées.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>What stands in the way, and what to do about it</source>
        <translation>Ce qui l’empêche, et ce qu’on peut y faire</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Save this game to another place</source>
        <translation>Enregistrer cette partie ailleurs</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Cacher</translation>
    </message>
    <message>
        <source>Go on without this line</source>
        <translation>Continuer sans cette ligne</translation>
    </message>
</context>
<context>
    <name>UnreadLine</name>
    <message>
        <source>&amp;Why…</source>
        <translation>&amp;Pourquoi…</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>random</source>
        <translation>hasard</translation>
    </message>
    <message>
        <source>newcomer</source>
        <translation>novice</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>débutant</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>occasionnel</translation>
    </message>
    <message>
        <source>regular</source>
        <translation>habitué</translation>
    </message>
    <message>
        <source>skilled</source>
        <translation>adroit</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>fort</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>expert</translation>
    </message>
    <message>
        <source>master</source>
        <translation>maître</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Ordinateur, {level}</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>une carte</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>le joker</translation>
    </message>
    <message>
        <source>a free corner</source>
        <translation>un coin franc</translation>
    </message>
    <message>
        <source>the {number}</source>
        <translation>le {number}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>card</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>free corner</source>
        <translation>coin franc</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>ligne {row}, colonne {column}</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>There is already a chip on that cell.</source>
        <translation>Il y a déjà un jeton sur cette case.</translation>
    </message>
    <message>
        <source>There is no chip on that cell.</source>
        <translation>Il n’y a pas de jeton sur cette case.</translation>
    </message>
    <message>
        <source>That chip is your own side’s.</source>
        <translation>Ce jeton est de votre propre camp.</translation>
    </message>
    <message>
        <source>That chip is protected and stays where it is.</source>
        <translation>Ce jeton est protégé et reste où il est.</translation>
    </message>
    <message>
        <source>You do not hold that card.</source>
        <translation>Vous n’avez pas cette carte.</translation>
    </message>
    <message>
        <source>That card cannot be used on that cell.</source>
        <translation>Cette carte ne peut servir sur cette case.</translation>
    </message>
    <message>
        <source>That card still has a free cell: it can be played.</source>
        <translation>Cette carte a encore une case libre&#xa0;: elle peut être jouée.</translation>
    </message>
    <message>
        <source>No more dead cards may be turned in this turn.</source>
        <translation>On ne peut plus défausser de carte morte pendant ce tour.</translation>
    </message>
    <message>
        <source>A dead card may only be turned in when no card can be played.</source>
        <translation>On ne peut défausser une carte morte que si aucune carte ne peut être jouée.</translation>
    </message>
    <message>
        <source>Corner cells are free for all: they take no chip.</source>
        <translation>Les coins sont libres pour tous&#xa0;: ils ne prennent pas de jeton.</translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation>Piochez d’abord une carte.</translation>
    </message>
    <message>
        <source>Your hand is full: play a card first.</source>
        <translation>Votre main est pleine&#xa0;: jouez d’abord une carte.</translation>
    </message>
    <message>
        <source>It is another player’s turn.</source>
        <translation>C’est le tour d’un autre joueur.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Those cells do not make a row with this move.</source>
        <translation>Ces cases ne font pas de rangée avec ce coup.</translation>
    </message>
    <message>
        <source>There is no card left to draw.</source>
        <translation>Il ne reste aucune carte à piocher.</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Partie nulle</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gagne</translation>
    </message>
    <message>
        <source>{names} win</source>
        <translation>{names} gagnent</translation>
    </message>
    <message>
        <source>{text} The most rows of {length} decide.</source>
        <translation>{text} Le plus de rangées de {length} décide.</translation>
    </message>
    <message>
        <source>{text} The rows are equal, too.</source>
        <translation>{text} Les rangées sont à égalité aussi.</translation>
    </message>
    <message>
        <source>After the extra turns the rows are equal.</source>
        <translation>Après les derniers tours, les rangées sont à égalité.</translation>
    </message>
    <message>
        <source>After the extra turns the most rows decide.</source>
        <translation>Après les derniers tours, le plus de rangées décide.</translation>
    </message>
    <message>
        <source>Everybody is out of the game.</source>
        <translation>Tous sont hors jeu.</translation>
    </message>
    <message>
        <source>All the rows needed are made.</source>
        <translation>Toutes les rangées nécessaires sont faites.</translation>
    </message>
    <message>
        <source>The winning shape is made.</source>
        <translation>La forme gagnante est faite.</translation>
    </message>
    <message>
        <source>Everybody else is out of the game.</source>
        <translation>Tous les autres sont hors jeu.</translation>
    </message>
    <message>
        <source>Nobody can move any more.</source>
        <translation>Personne ne peut plus jouer.</translation>
    </message>
    <message>
        <source>The board is full.</source>
        <translation>Le plateau est plein.</translation>
    </message>
    <message>
        <source>The cards have run out.</source>
        <translation>Les cartes sont épuisées.</translation>
    </message>
    <message>
        <source>The deal is a draw</source>
        <translation>La donne est nulle</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} gagne le match</translation>
    </message>
    <message>
        <source>{names} win the match</source>
        <translation>{names} gagnent le match</translation>
    </message>
    <message>
        <source>{name} wins the deal</source>
        <translation>{name} gagne la donne</translation>
    </message>
    <message>
        <source>{names} win the deal</source>
        <translation>{names} gagnent la donne</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} et {last}</translation>
    </message>
</context>
<context>
    <name>Work</name>
    <message>
        <source>The games ended by a mistake of the program, or somebody ended it. What was played is kept; Run goes on there.</source>
        <translation>Les parties ont fini par une erreur du programme, ou quelqu’un y a mis fin. Ce qui a été joué est gardé&#xa0;; Lancer continue à partir de là.</translation>
    </message>
</context>
<context>
    <name>Workshop</name>
    <message>
        <source>Still empty: {where}</source>
        <translation>Encore vide&#xa0;: {where}</translation>
    </message>
    <message>
        <source>Still to be placed: {cards}</source>
        <translation>Encore à placer&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{card} stands too often: {where}; {wanted} is right</source>
        <translation>{card} y est trop souvent&#xa0;: {where}&#xa0;; il en faut {wanted}</translation>
    </message>
    <message>
        <source>This deck has no use for {card}: {where}</source>
        <translation>Ce jeu de cartes n’a pas besoin de {card}&#xa0;: {where}</translation>
    </message>
    <message>
        <source>No rules fit this board</source>
        <translation>Aucune règle ne convient à ce plateau</translation>
    </message>
    <message>
        <source>Corners that are not free: {where}</source>
        <translation>Coins qui ne sont pas francs&#xa0;: {where}</translation>
    </message>
    <message>
        <source>The two {card} touch: {where}</source>
        <translation>Les deux {card} se touchent&#xa0;: {where}</translation>
    </message>
    <message>
        <source>A line with equal cards, {cards}: {where}</source>
        <translation>Une ligne avec des cartes égales, {cards}&#xa0;: {where}</translation>
    </message>
    <message>
        <source>More twins that touch: {count}</source>
        <translation>Autres jumelles qui se touchent&#xa0;: {count}</translation>
    </message>
    <message>
        <source>More lines with equal cards: {count}</source>
        <translation>Autres lignes avec des cartes égales&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Pairs of lines for the same cards: {count}, such as {where}</source>
        <translation>Paires de lignes pour les mêmes cartes&#xa0;: {count}, comme {where}</translation>
    </message>
    <message>
        <source>Numbers left out: {cards}</source>
        <translation>Nombres laissés de côté&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>No card of a game that fits can be played on {where}</source>
        <translation>Aucune carte d’un jeu qui convient ne peut se jouer en {where}</translation>
    </message>
    <message>
        <source>No line of {length} runs through {where}</source>
        <translation>Aucune ligne de {length} ne passe par {where}</translation>
    </message>
    <message>
        <source>{rules}: jokers need free cells, and there are none</source>
        <translation>{rules}&#xa0;: les jokers ont besoin de cases franches, et il n’y en a pas</translation>
    </message>
    <message>
        <source>Free cells away from the corners: {where}</source>
        <translation>Cases franches hors des coins&#xa0;: {where}</translation>
    </message>
    <message>
        <source>Twins that one line can hold: {cards}</source>
        <translation>Jumelles qu’une même ligne peut tenir&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Twins lie {least} to {most} steps apart, {mean} on average</source>
        <translation>Les jumelles sont à une distance de {least} à {most} pas, {mean} en moyenne</translation>
    </message>
    <message>
        <source>Suits lie {percent} % evenly; most uneven: {suit}, {share} {part}</source>
        <translation>Les enseignes sont réparties à {percent}&#xa0;%&#xa0;; la plus inégale&#xa0;: {suit}, {share} {part}</translation>
    </message>
    <message>
        <source>The board is symmetrical: {ways}</source>
        <translation>Le plateau est symétrique&#xa0;: {ways}</translation>
    </message>
    <message>
        <source>The board has no name yet</source>
        <translation>Le plateau n’a pas encore de nom</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>en haut à gauche</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>en haut à droite</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>en bas à gauche</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>en bas à droite</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Spiral</source>
        <translation>Spirale</translation>
    </message>
    <message>
        <source>A spiral between a corner and the middle</source>
        <translation>Une spirale entre un coin et le milieu</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Sens</translation>
    </message>
    <message>
        <source>from the rim</source>
        <translation>depuis le bord</translation>
    </message>
    <message>
        <source>from the middle</source>
        <translation>depuis le milieu</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>sens des aiguilles d’une montre</translation>
    </message>
    <message>
        <source>anticlockwise</source>
        <translation>sens inverse</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Coin</translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation>Ordre des cartes</translation>
    </message>
    <message>
        <source>spades and diamonds up, clubs and hearts down</source>
        <translation>pique et carreau en montant, trèfle et cœur en descendant</translation>
    </message>
    <message>
        <source>every suit up</source>
        <translation>chaque couleur en montant</translation>
    </message>
    <message>
        <source>all twos, all threes, and so on</source>
        <translation>tous les deux, tous les trois, et ainsi de suite</translation>
    </message>
    <message>
        <source>The second time through</source>
        <translation>Au second passage</translation>
    </message>
    <message>
        <source>from the beginning</source>
        <translation>depuis le début</translation>
    </message>
    <message>
        <source>from the end</source>
        <translation>depuis la fin</translation>
    </message>
    <message>
        <source>Cells left over</source>
        <translation>Cases restantes</translation>
    </message>
    <message>
        <source>at most four free, the others holes</source>
        <translation>au plus quatre franches, les autres des trous</translation>
    </message>
    <message>
        <source>all free</source>
        <translation>toutes franches</translation>
    </message>
    <message>
        <source>all holes</source>
        <translation>toutes des trous</translation>
    </message>
    <message>
        <source>Snake</source>
        <translation>Serpent</translation>
    </message>
    <message>
        <source>Row by row or column by column, so that every card is easily found</source>
        <translation>Ligne par ligne ou colonne par colonne, pour trouver facilement chaque carte</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>lignes</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>colonnes</translation>
    </message>
    <message>
        <source>At the end of a row</source>
        <translation>Au bout d’une ligne</translation>
    </message>
    <message>
        <source>turn round</source>
        <translation>faire demi-tour</translation>
    </message>
    <message>
        <source>begin again on the same side</source>
        <translation>recommencer du même côté</translation>
    </message>
    <message>
        <source>Rings</source>
        <translation>Anneaux</translation>
    </message>
    <message>
        <source>Ring by ring around the middle</source>
        <translation>Anneau par anneau autour du milieu</translation>
    </message>
    <message>
        <source>every other ring the other way</source>
        <translation>un anneau sur deux dans l’autre sens</translation>
    </message>
    <message>
        <source>one way</source>
        <translation>toujours le même sens</translation>
    </message>
    <message>
        <source>Quadrants</source>
        <translation>Quarts</translation>
    </message>
    <message>
        <source>Each quarter holds the two suits of a colour; opposite quarters are alike, turned round</source>
        <translation>Chaque quart contient les deux enseignes d’une couleur&#xa0;; les quarts opposés sont pareils, retournés</translation>
    </message>
    <message>
        <source>Inside each part</source>
        <translation>Dans chaque partie</translation>
    </message>
    <message>
        <source>row by row</source>
        <translation>ligne par ligne</translation>
    </message>
    <message>
        <source>row by row, there and back</source>
        <translation>ligne par ligne, aller et retour</translation>
    </message>
    <message>
        <source>shuffled, all parts alike</source>
        <translation>mélangées, toutes les parties pareilles</translation>
    </message>
    <message>
        <source>Suits apart</source>
        <translation>Enseignes séparées</translation>
    </message>
    <message>
        <source>Each suit has a part of the board to itself</source>
        <translation>Chaque enseigne a une partie du plateau pour elle</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>quarters</source>
        <translation>quarts</translation>
    </message>
    <message>
        <source>the four sides</source>
        <translation>les quatre côtés</translation>
    </message>
    <message>
        <source>Chequers</source>
        <translation>Damier</translation>
    </message>
    <message>
        <source>Black and red cards, or even and odd numbers, like the squares of a chess board</source>
        <translation>Cartes noires et rouges, ou nombres pairs et impairs, comme les cases d’un échiquier</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>Everything anywhere</source>
        <translation>Tout n’importe où</translation>
    </message>
    <message>
        <source>Random, symmetric</source>
        <translation>Hasard symétrique</translation>
    </message>
    <message>
        <source>By chance, but so that the board has a symmetry</source>
        <translation>Au hasard, mais avec une symétrie du plateau</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symétrie</translation>
    </message>
    <message>
        <source>a half turn</source>
        <translation>un demi-tour</translation>
    </message>
    <message>
        <source>a quarter turn, suit to suit</source>
        <translation>un quart de tour, d’enseigne à enseigne</translation>
    </message>
    <message>
        <source>left and right</source>
        <translation>gauche et droite</translation>
    </message>
    <message>
        <source>top and bottom</source>
        <translation>haut et bas</translation>
    </message>
    <message>
        <source>none, but the two of a kind far apart</source>
        <translation>aucune, mais les deux pareilles loin l’une de l’autre</translation>
    </message>
    <message>
        <source>quarter turn</source>
        <translation>quart de tour</translation>
    </message>
    <message>
        <source>half turn</source>
        <translation>demi-tour</translation>
    </message>
    <message>
        <source>three quarter turns</source>
        <translation>trois quarts de tour</translation>
    </message>
    <message>
        <source>falling diagonal</source>
        <translation>diagonale descendante</translation>
    </message>
    <message>
        <source>rising diagonal</source>
        <translation>diagonale montante</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>top</source>
        <translation>en haut</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>en bas</translation>
    </message>
    <message>
        <source>left</source>
        <translation>à gauche</translation>
    </message>
    <message>
        <source>right</source>
        <translation>à droite</translation>
    </message>
</context>
</TS>

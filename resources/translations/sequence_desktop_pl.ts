<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Sequence Desktop</source>
        <translation>O programie Sequence Desktop</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Powrót do listy</translation>
    </message>
</context>
<context>
    <name>AboutForm</name>
    <message>
        <source>A name for the board</source>
        <translation>Nazwa planszy</translation>
    </message>
    <message>
        <source>for example CC0-1.0</source>
        <translation>na przykład CC0-1.0</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolumny</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Wiersze</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nazwa</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Autor</translation>
    </message>
    <message>
        <source>&amp;Licence</source>
        <translation>&amp;Licencja</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>&amp;Talia</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Rozmiar</translation>
    </message>
    <message>
        <source>N&amp;otes</source>
        <translation>&amp;Uwagi</translation>
    </message>
</context>
<context>
    <name>Accessible</name>
    <message>
        <source>Go here</source>
        <translation>Idź tutaj</translation>
    </message>
    <message>
        <source>Choose no card</source>
        <translation>Nie wybieraj żadnej karty</translation>
    </message>
    <message>
        <source>Choose this card</source>
        <translation>Wybierz tę kartę</translation>
    </message>
    <message>
        <source>Take a card from here</source>
        <translation>Weź stąd kartę</translation>
    </message>
    <message>
        <source>Lay the chosen card here</source>
        <translation>Połóż tu wybraną kartę</translation>
    </message>
    <message>
        <source>Go to a cell for this roll</source>
        <translation>Idź do pola dla tego rzutu</translation>
    </message>
    <message>
        <source>Show the row that is nearest, or take it</source>
        <translation>Pokaż najbliższy rząd albo go weź</translation>
    </message>
    <message>
        <source>Use it on this cell</source>
        <translation>Użyj na tym polu</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Rows: {rows}, columns: {columns}</source>
        <translation>Wiersze: {rows}, kolumny: {columns}</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Ręka</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Kostki</translation>
    </message>
    <message>
        <source>Stock and discard pile</source>
        <translation>Stos i karty odrzucone</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Ruch</translation>
    </message>
    <message>
        <source>&amp;Computer</source>
        <translation>&amp;Komputer</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nowa gra…</translation>
    </message>
    <message>
        <source>Choose a game, a board and players. The game in progress is kept.</source>
        <translation>Wybierz grę, planszę i graczy. Bieżąca gra zostaje zachowana.</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>Zagraj je&amp;szcze raz</translation>
    </message>
    <message>
        <source>Deal a new game with the same players, board and rules.</source>
        <translation>Rozdaj nową grę z tymi samymi graczami, planszą i zasadami.</translation>
    </message>
    <message>
        <source>&amp;Rated games…</source>
        <translation>Gry &amp;rankingowe…</translation>
    </message>
    <message>
        <source>Play against a computer picked for you, and see how your rating goes.</source>
        <translation>Graj z komputerem wybranym dla ciebie i patrz, jak idzie twój ranking.</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Pa&amp;uza</translation>
    </message>
    <message>
        <source>Let the computers wait, where nobody else plays.</source>
        <translation>Niech komputery czekają, gdy nikt inny nie gra.</translation>
    </message>
    <message>
        <source>Set up a pos&amp;ition…</source>
        <translation>Ustaw p&amp;ozycję…</translation>
    </message>
    <message>
        <source>Lay chips and cards as you like, check them, and play on from there.</source>
        <translation>Ułóż żetony i karty, jak chcesz, sprawdź je i graj dalej od tego miejsca.</translation>
    </message>
    <message>
        <source>&amp;Design a board…</source>
        <translation>&amp;Projektuj planszę…</translation>
    </message>
    <message>
        <source>Make a board of your own, or change one.</source>
        <translation>Zrób własną planszę albo zmień istniejącą.</translation>
    </message>
    <message>
        <source>&amp;Boards…</source>
        <translation>P&amp;lansze…</translation>
    </message>
    <message>
        <source>Look at all boards: play on them, copy and change them.</source>
        <translation>Obejrzyj wszystkie plansze: graj na nich, kopiuj je i zmieniaj.</translation>
    </message>
    <message>
        <source>&amp;Lab…</source>
        <translation>&amp;Laboratorium…</translation>
    </message>
    <message>
        <source>Let computers play thousands of games, to compare players, boards and rules.</source>
        <translation>Niech komputery rozegrają tysiące gier, by porównać graczy, plansze i zasady.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>Go on with a saved game. The game in progress is kept.</source>
        <translation>Wróć do zapisanej gry. Bieżąca gra zostaje zachowana.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>Save the game, with all its moves, to its file.</source>
        <translation>Zapisz grę ze wszystkimi ruchami w jej pliku.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
        <source>Save the game to a file of its own.</source>
        <translation>Zapisz grę w osobnym pliku.</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatystyki…</translation>
    </message>
    <message>
        <source>Count the games you have finished, and look at the last ones.</source>
        <translation>Policz skończone gry i obejrzyj ostatnie.</translation>
    </message>
    <message>
        <source>&amp;Print the board…</source>
        <translation>&amp;Drukuj planszę…</translation>
    </message>
    <message>
        <source>Bring this board onto paper, with chips and rules to it.</source>
        <translation>Przenieś tę planszę na papier, z żetonami i zasadami.</translation>
    </message>
    <message>
        <source>Save a pi&amp;cture…</source>
        <translation>Zapisz o&amp;braz…</translation>
    </message>
    <message>
        <source>Save the board as it is shown, as a picture.</source>
        <translation>Zapisz widoczną planszę jako obraz.</translation>
    </message>
    <message>
        <source>Save an ani&amp;mation…</source>
        <translation>Zapisz ani&amp;mację…</translation>
    </message>
    <message>
        <source>Save the moves of the game as an animated picture (GIF).</source>
        <translation>Zapisz ruchy gry jako ruchomy obraz (GIF).</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Ustawienia…</translation>
    </message>
    <message>
        <source>Choose look, motion and manners; every change is seen at once.</source>
        <translation>Wybierz wygląd, ruch i zwyczaje; każdą zmianę widać od razu.</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Za&amp;kończ</translation>
    </message>
    <message>
        <source>Close the program. The next start goes on where you are now.</source>
        <translation>Zamknij program. Następnym razem gra ruszy od tego miejsca.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>Take back your last move and what followed it.</source>
        <translation>Cofnij swój ostatni ruch i to, co po nim nastąpiło.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>Play again what was taken back.</source>
        <translation>Zagraj ponownie to, co cofnięto.</translation>
    </message>
    <message>
        <source>&amp;Draw a card</source>
        <translation>&amp;Dobierz kartę</translation>
    </message>
    <message>
        <source>Take a card from the stock, where the rules let one draw by hand.</source>
        <translation>Weź kartę ze stosu, gdy zasady każą dobierać ręcznie.</translation>
    </message>
    <message>
        <source>&amp;Turn in a dead card</source>
        <translation>&amp;Oddaj martwą kartę</translation>
    </message>
    <message>
        <source>Give up a card that has no free cell left, and draw another.</source>
        <translation>Oddaj kartę, dla której nie ma już wolnego pola, i dobierz inną.</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Spasuj</translation>
    </message>
    <message>
        <source>End the turn without a play; only where nothing can be played.</source>
        <translation>Zakończ kolejkę bez zagrania; tylko gdy nic nie da się zagrać.</translation>
    </message>
    <message>
        <source>Show the last &amp;round</source>
        <translation>Pokaż ostatnią &amp;kolejkę</translation>
    </message>
    <message>
        <source>Play once more what has happened since your own last move. Any key ends it.</source>
        <translation>Odtwórz jeszcze raz, co się stało od twojego ostatniego ruchu. Dowolny klawisz to kończy.</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>Powtó&amp;rka</translation>
    </message>
    <message>
        <source>Show what one goes through the game with: slider, steps and playing.</source>
        <translation>Pokaż, czym przegląda się grę: suwak, kroki i odtwarzanie.</translation>
    </message>
    <message>
        <source>Play the mo&amp;ves</source>
        <translation>&amp;Odtwórz ruchy</translation>
    </message>
    <message>
        <source>Show one move after the other, and stop there. Nothing is played.</source>
        <translation>Pokaż ruch po ruchu i zatrzymaj. Nic nie zostaje zagrane.</translation>
    </message>
    <message>
        <source>Look at the &amp;start</source>
        <translation>Pokaż po&amp;czątek</translation>
    </message>
    <message>
        <source>Show the board as it was before the first move.</source>
        <translation>Pokaż planszę sprzed pierwszego ruchu.</translation>
    </message>
    <message>
        <source>Look one move &amp;back</source>
        <translation>O ruch w&amp;stecz</translation>
    </message>
    <message>
        <source>Show the board one move earlier; the game goes on from the present.</source>
        <translation>Pokaż planszę o jeden ruch wcześniej; gra toczy się dalej od teraz.</translation>
    </message>
    <message>
        <source>Look one move &amp;forward</source>
        <translation>O ruch na&amp;przód</translation>
    </message>
    <message>
        <source>Show the board one move later.</source>
        <translation>Pokaż planszę o jeden ruch później.</translation>
    </message>
    <message>
        <source>Back to the &amp;game</source>
        <translation>Wróć do &amp;gry</translation>
    </message>
    <message>
        <source>Show the board as it is now.</source>
        <translation>Pokaż planszę taką, jaka jest teraz.</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>Gra&amp;j dalej stąd</translation>
    </message>
    <message>
        <source>Go on from the moment shown in a game of its own; the one on the table is kept.</source>
        <translation>Graj dalej od pokazanej chwili w osobnej grze; ta na stole zostaje zachowana.</translation>
    </message>
    <message>
        <source>Boo&amp;kmark</source>
        <translation>Za&amp;kładka</translation>
    </message>
    <message>
        <source>Mark the moment shown, to find it again.</source>
        <translation>Zaznacz pokazaną chwilę, aby ją odnaleźć.</translation>
    </message>
    <message>
        <source>Bookmarks…</source>
        <translation>Zakładki…</translation>
    </message>
    <message>
        <source>Go to the moments you have marked, name them, remove them.</source>
        <translation>Przejdź do zaznaczonych chwil, nazwij je lub usuń.</translation>
    </message>
    <message>
        <source>L&amp;arger</source>
        <translation>&amp;Większy</translation>
    </message>
    <message>
        <source>Show the table larger; where it does not fit, it scrolls.</source>
        <translation>Pokaż stół większy; gdy się nie mieści, przewija się.</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>&amp;Mniejszy</translation>
    </message>
    <message>
        <source>Show the table smaller.</source>
        <translation>Pokaż stół mniejszy.</translation>
    </message>
    <message>
        <source>As large as t&amp;he window</source>
        <translation>Na wielkość &amp;okna</translation>
    </message>
    <message>
        <source>Show the whole table, as large as it fits.</source>
        <translation>Pokaż cały stół, tak duży, jak się zmieści.</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>&amp;Dźwięki</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>Panel &amp;boczny</translation>
    </message>
    <message>
        <source>Show or hide the players and the moves.</source>
        <translation>Pokaż lub ukryj graczy i ruchy.</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>P&amp;ełny ekran</translation>
    </message>
    <message>
        <source>Fill the screen with the table.</source>
        <translation>Wypełnij ekran stołem.</translation>
    </message>
    <message>
        <source>&amp;What can I do?</source>
        <translation>Co mogę &amp;zrobić?</translation>
    </message>
    <message>
        <source>Say what you can do at this moment, and light it on the table.</source>
        <translation>Powiedz, co możesz teraz zrobić, i podświetl to na stole.</translation>
    </message>
    <message>
        <source>C&amp;ontents</source>
        <translation>Spis &amp;treści</translation>
    </message>
    <message>
        <source>Read and search all pages of the help, in one window.</source>
        <translation>Czytaj i przeszukuj wszystkie strony pomocy w jednym oknie.</translation>
    </message>
    <message>
        <source>How to &amp;play</source>
        <translation>&amp;Jak grać</translation>
    </message>
    <message>
        <source>Say how the game in progress is played, in words and pictures.</source>
        <translation>Opowiedz słowami i obrazkami, jak gra się w bieżącą grę.</translation>
    </message>
    <message>
        <source>Your &amp;first game</source>
        <translation>Twoja &amp;pierwsza gra</translation>
    </message>
    <message>
        <source>Learn the game in six short steps on the table. Your own game is kept.</source>
        <translation>Poznaj grę w sześciu krótkich krokach na stole. Twoja gra zostaje zachowana.</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Klawisze i mysz</translation>
    </message>
    <message>
        <source>List what every key does.</source>
        <translation>Wypisz, co robi każdy klawisz.</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>&amp;Zmień klawisze…</translation>
    </message>
    <message>
        <source>Choose which keys lead to what.</source>
        <translation>Wybierz, które klawisze do czego prowadzą.</translation>
    </message>
    <message>
        <source>&amp;Settings explained</source>
        <translation>&amp;Ustawienia z objaśnieniem</translation>
    </message>
    <message>
        <source>Say what every setting does.</source>
        <translation>Powiedz, co robi każde ustawienie.</translation>
    </message>
    <message>
        <source>&amp;About Sequence Desktop</source>
        <translation>O programie &amp;Sequence Desktop</translation>
    </message>
    <message>
        <source>Show the version and the licences.</source>
        <translation>Pokaż wersję i licencje.</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Podpowiedź</translation>
    </message>
    <message>
        <source>Show the best moves of your hand, how good they are, and why.</source>
        <translation>Pokaż najlepsze ruchy twojej ręki, jak są dobre i dlaczego.</translation>
    </message>
    <message>
        <source>&amp;Play the hint</source>
        <translation>&amp;Zagraj podpowiedź</translation>
    </message>
    <message>
        <source>Make the hinted move that is marked on the table.</source>
        <translation>Wykonaj podpowiedziany ruch zaznaczony na stole.</translation>
    </message>
    <message>
        <source>Show a &amp;better move</source>
        <translation>Pokaż &amp;lepszy ruch</translation>
    </message>
    <message>
        <source>Say which move would have been better than your last one, and why.</source>
        <translation>Powiedz, który ruch byłby lepszy od ostatniego i dlaczego.</translation>
    </message>
    <message>
        <source>Winning &amp;chances</source>
        <translation>&amp;Szanse wygranej</translation>
    </message>
    <message>
        <source>Show who is ahead, as far as you can know, now and through the game.</source>
        <translation>Pokaż, kto prowadzi, o ile możesz to wiedzieć, teraz i w ciągu gry.</translation>
    </message>
    <message>
        <source>&amp;Review the game…</source>
        <translation>&amp;Omów grę…</translation>
    </message>
    <message>
        <source>Look back at a finished game: where it turned, and what was luck or skill.</source>
        <translation>Spójrz na skończoną grę: gdzie się odwróciła i co było szczęściem, a co umiejętnością.</translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation>&amp;Rusz teraz</translation>
    </message>
    <message>
        <source>Let the computer that is thinking move at once, with what it knows.</source>
        <translation>Niech myślący komputer ruszy od razu, z tym, co wie.</translation>
    </message>
    <message>
        <source>Colours of the s&amp;ystem</source>
        <translation>Kolory s&amp;ystemu</translation>
    </message>
    <message>
        <source>Be light or dark as the system is.</source>
        <translation>Jasno lub ciemno, tak jak system.</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Jasny</translation>
    </message>
    <message>
        <source>Dark text on a light window.</source>
        <translation>Ciemny tekst na jasnym oknie.</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Ciemny</translation>
    </message>
    <message>
        <source>Light text on a dark window.</source>
        <translation>Jasny tekst na ciemnym oknie.</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>Wysoki &amp;kontrast</translation>
    </message>
    <message>
        <source>The strongest contrast, for weak eyes and bright rooms.</source>
        <translation>Najsilniejszy kontrast, dla słabych oczu i jasnych pomieszczeń.</translation>
    </message>
    <message>
        <source>Hand as dra&amp;wn</source>
        <translation>Ręka w kolejności &amp;dobierania</translation>
    </message>
    <message>
        <source>Lay one’s cards in the order in which they were drawn.</source>
        <translation>Układaj karty w kolejności, w jakiej zostały dobrane.</translation>
    </message>
    <message>
        <source>Hand by sui&amp;ts</source>
        <translation>Ręka według kolo&amp;rów</translation>
    </message>
    <message>
        <source>Lay one’s cards suit by suit.</source>
        <translation>Układaj karty kolor po kolorze.</translation>
    </message>
    <message>
        <source>Hand by ra&amp;nks</source>
        <translation>Ręka według &amp;wartości</translation>
    </message>
    <message>
        <source>Lay one’s cards rank by rank, or by their numbers.</source>
        <translation>Układaj karty wartość po wartości albo według liczb.</translation>
    </message>
    <message>
        <source>Hand as I lay &amp;it</source>
        <translation>Ręka po &amp;mojemu</translation>
    </message>
    <message>
        <source>Leave one’s cards where they are dragged to in the hand.</source>
        <translation>Zostaw karty tam, gdzie zostaną przeciągnięte w ręce.</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>{move} and take the row {rows}</source>
        <translation>{move} i weź rząd {rows}</translation>
    </message>
    <message>
        <source>{move} and take the rows {rows}</source>
        <translation>{move} i weź rzędy {rows}</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Weź {card}</translation>
    </message>
    <message>
        <source>Give up {card}</source>
        <translation>Poświęć: {card}</translation>
    </message>
    <message>
        <source>Take the chip on {cell} away</source>
        <translation>Zabierz żeton z {cell}</translation>
    </message>
    <message>
        <source>Play {card} on {cell}</source>
        <translation>Zagraj {card} na {cell}</translation>
    </message>
    <message>
        <source>Take the chip on {cell} away with {card}</source>
        <translation>Zabierz żeton z {cell}, zagrywając {card}</translation>
    </message>
    <message>
        <source>Take over the chip on {cell} with {card}</source>
        <translation>Zastąp żeton na {cell}, zagrywając {card}</translation>
    </message>
    <message>
        <source>Swap the chips on {cell} and {other} with {card}</source>
        <translation>Zamień żetony na {cell} i {other}, zagrywając {card}</translation>
    </message>
    <message>
        <source>Turn in {card}</source>
        <translation>Oddaj {card}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Spasuj</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Dobierz kartę</translation>
    </message>
    <message>
        <source>Put a chip on {cell}</source>
        <translation>Połóż żeton na {cell}</translation>
    </message>
    <message>
        <source>Take over the chip on {cell}</source>
        <translation>Zastąp żeton na {cell}</translation>
    </message>
    <message>
        <source>Swap the chips on {cell} and {other}</source>
        <translation>Zamień żetony na {cell} i {other}</translation>
    </message>
</context>
<context>
    <name>BalanceDialog</name>
    <message>
        <source>Balance of the board</source>
        <translation>Równowaga planszy</translation>
    </message>
    <message>
        <source>&amp;Play the games</source>
        <translation>&amp;Rozegraj gry</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Anuluj</translation>
    </message>
    <message>
        <source>Co&amp;mpare in the lab…</source>
        <translation>Po&amp;równaj w laboratorium…</translation>
    </message>
    <message>
        <source>The same number plays the same games again, everywhere.</source>
        <translation>Ta sama liczba rozgrywa te same gry ponownie, wszędzie.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>What the games tell of the board will stand here.</source>
        <translation>Tu pojawi się to, co gry mówią o planszy.</translation>
    </message>
    <message>
        <source>Let other boards, games or levels be played beside this one, as a plan.</source>
        <translation>Rozegraj obok tej inne plansze, gry lub poziomy, według planu.</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>G&amp;racze</translation>
    </message>
    <message>
        <source>L&amp;evel of all players</source>
        <translation>Po&amp;ziom wszystkich graczy</translation>
    </message>
    <message>
        <source>&amp;Number of games</source>
        <translation>&amp;Liczba gier</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>Zi&amp;arno</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>zaczyna…</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>zatrzymuje…</translation>
    </message>
    <message>
        <source>about {seconds} s left</source>
        <translation>zostało około {seconds} s</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>zostało około {minutes} min</translation>
    </message>
</context>
<context>
    <name>BesidePage</name>
    <message>
        <source>Entry at the left</source>
        <translation>Seria po lewej</translation>
    </message>
    <message>
        <source>Entry at the right</source>
        <translation>Seria po prawej</translation>
    </message>
</context>
<context>
    <name>BoardList</name>
    <message>
        <source>Arranged by {author}</source>
        <translation>Układ: {author}</translation>
    </message>
    <message>
        <source>The board of these rules</source>
        <translation>Plansza tych zasad</translation>
    </message>
</context>
<context>
    <name>BoardPreview</name>
    <message>
        <source>Picture of the board {name}, {columns} by {rows} cells</source>
        <translation>Obraz planszy {name}, {columns} na {rows} pól</translation>
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
        <translation>Każdy kolor ma swój bok planszy: pik północ, kier wschód, trefl południe, karo zachód. Każdy sektor biegnie dwa razy od dwójki do asa, rządek po rządku od brzegu do środka, a ćwierć obrotu przenosi każdy sektor na następny. Cztery asy spotykają się w środku.</translation>
    </message>
    <message>
        <source>Two dice</source>
        <translation>Dwie kostki</translation>
    </message>
    <message>
        <source>Six by six for two dice: the rare twos in the corners, the twelves in the middle. A quarter turn leaves it as it is.</source>
        <translation>Sześć na sześć dla dwóch kostek: rzadkie dwójki w rogach, dwunastki w środku. Ćwierć obrotu niczego nie zmienia.</translation>
    </message>
    <message>
        <source>traditional</source>
        <translation>nieznany</translation>
    </message>
    <message>
        <source>No rights are claimed in this arrangement</source>
        <translation>Do tego układu nikt nie rości sobie praw</translation>
    </message>
    <message>
        <source>Far twins</source>
        <translation>Dalekie bliźniaczki</translation>
    </message>
    <message>
        <source>Four windows, black and red like a chess board, with the two suits of a colour chequered inside. From every card it is five rows and five columns to its twin, so that no two chips on the same card help each other; only the kings of spades and hearts meet, in the centre. The left half is the mirror of the right, spades for hearts and clubs for diamonds.</source>
        <translation>Cztery okna, czarne i czerwone jak na szachownicy, a w każdym dwa kolory jednej barwy na przemian. Każda karta leży pięć wierszy i pięć kolumn od swojej bliźniaczki, więc dwa żetony na tej samej karcie nigdy sobie nie pomagają; tylko króle pik i kier spotykają się w środku. Lewa połowa to lustrzane odbicie prawej, z pik zamiast kier i trefl zamiast karo.</translation>
    </message>
    <message>
        <source>Turning rings</source>
        <translation>Przeciwbieżne pierścienie</translation>
    </message>
    <message>
        <source>The numbers in rings around the one; each ring runs the other way round than the last. The nought stands in the corner beyond ninety-nine.</source>
        <translation>Liczby w pierścieniach wokół jedynki; każdy pierścień biegnie odwrotnie niż poprzedni. Zero stoi w rogu, za liczbą 99.</translation>
    </message>
    <message>
        <source>Growing edges</source>
        <translation>Rosnące boki</translation>
    </message>
    <message>
        <source>The numbers grow out from the middle edge by edge, so that the square stays full at every size. The nought stands in a corner.</source>
        <translation>Liczby rosną od środka bok po boku, tak że kwadrat przy każdej wielkości jest pełny. Zero stoi w rogu.</translation>
    </message>
    <message>
        <source>Number spiral</source>
        <translation>Spirala liczb</translation>
    </message>
    <message>
        <source>One plain spiral from the nought in the centre to ninety-nine in the corner.</source>
        <translation>Jedna zwykła spirala od zera w środku do 99 w rogu.</translation>
    </message>
    <message>
        <source>Junior</source>
        <translation>Junior</translation>
    </message>
    <message>
        <source>Six by seven for the youngest: the cards from two to ace without tens and pictures, each once, in a path that can be followed with a finger. The corners and the two spaces in the middle are free.</source>
        <translation>Sześć na siedem dla najmłodszych: karty od dwójki do asa bez dziesiątek i figur, każda raz, na ścieżce, po której można wodzić palcem. Rogi i dwa pola w środku są wolne.</translation>
    </message>
    <message>
        <source>Pinwheel</source>
        <translation>Wiatraczek</translation>
    </message>
    <message>
        <source>One pack on seven by seven for the travel game: each suit is one sail of a wheel, winding from the two at the rim to the ace at the hub, and the free space is the axle.</source>
        <translation>Jedna talia na planszy siedem na siedem do gry podróżnej: każdy kolor to jedno skrzydło wiatraczka, wijące się od dwójki na brzegu do asa przy piaście, a wolne pole jest osią.</translation>
    </message>
    <message>
        <source>Quadrants</source>
        <translation>Ćwiartki</translation>
    </message>
    <message>
        <source>The arrangement common for One-Eyed Jack. Each quarter holds two suits, one the mirror of the other along the diagonal, where the kings and queens stand; tens to sevens run along the edges. Turned upside down it is the same board.</source>
        <translation>Układ przyjęty w One-Eyed Jack. Każda ćwiartka ma dwa kolory, jeden odbity w drugim względem przekątnej, na której stoją króle i damy; dziesiątki do siódemek biegną wzdłuż brzegów. Odwrócona do góry nogami plansza jest taka sama.</translation>
    </message>
    <message>
        <source>Row snake</source>
        <translation>Wąż wierszami</translation>
    </message>
    <message>
        <source>The two packs in order, laid like a snake: one row to the right, the next to the left. The easiest board to find a card on.</source>
        <translation>Dwie talie po kolei, ułożone jak wąż: jeden wiersz w prawo, następny w lewo. Plansza, na której najłatwiej znaleźć kartę.</translation>
    </message>
    <message>
        <source>Spiral</source>
        <translation>Spirala</translation>
    </message>
    <message>
        <source>The arrangement of the published game. From the top left corner it winds inwards, clockwise: spades and diamonds up from the two, clubs and hearts down from the ace, and all of it once more, to the two of hearts in the middle. No jacks; the corners are free.</source>
        <translation>Układ wydanej gry. Od lewego górnego rogu wije się do środka zgodnie z ruchem wskazówek zegara: pik i karo w górę od dwójki, trefl i kier w dół od asa, a potem wszystko jeszcze raz, do dwójki kier w środku. Bez waletów; rogi są wolne.</translation>
    </message>
</context>
<context>
    <name>BookmarksDialog</name>
    <message>
        <source>Bookmarks</source>
        <translation>Zakładki</translation>
    </message>
    <message>
        <source>No moment is marked yet. Look at one, and choose View → Bookmark.</source>
        <translation>Żadna chwila nie jest jeszcze zaznaczona. Obejrzyj jakąś i wybierz Widok → Zakładka.</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Bez nazwy</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>Remove the bookmark; the game stays as it is.</source>
        <translation>Usuń zakładkę; gra pozostaje bez zmian.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nazwa</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>{cell}: {card}</source>
        <translation>{cell}: {card}</translation>
    </message>
    <message>
        <source>Now choose the other end of the row.</source>
        <translation>Teraz wybierz drugi koniec rzędu.</translation>
    </message>
</context>
<context>
    <name>CaseDialog</name>
    <message>
        <source>Save as rule case</source>
        <translation>Zapisz jako przypadek zasad</translation>
    </message>
    <message>
        <source>The case says what may be done in this position, as the program sees it.</source>
        <translation>Przypadek mówi, co wolno zrobić w tej pozycji według programu.</translation>
    </message>
    <message>
        <source>&amp;Choose a file…</source>
        <translation>&amp;Wybierz plik…</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Tytuł</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Notatka</translation>
    </message>
</context>
<context>
    <name>ChancePanel</name>
    <message>
        <source>Winning chances</source>
        <translation>Szanse wygranej</translation>
    </message>
    <message>
        <source>Chances through the game</source>
        <translation>Szanse w ciągu gry</translation>
    </message>
    <message>
        <source>Click to look at the board at that moment</source>
        <translation>Kliknij, aby zobaczyć planszę z tamtej chwili</translation>
    </message>
</context>
<context>
    <name>Chancing</name>
    <message>
        <source>The chances cannot be worked out: the process that does it has failed.</source>
        <translation>Szans nie da się obliczyć: proces, który to robi, zawiódł.</translation>
    </message>
    <message>
        <source>The chances show when the next player is ready.</source>
        <translation>Szanse pojawią się, gdy następny gracz będzie gotowy.</translation>
    </message>
    <message>
        <source>A rated game has no chances.</source>
        <translation>W grze rankingowej nie ma szans.</translation>
    </message>
    <message>
        <source>As far as an onlooker can tell:</source>
        <translation>O ile może to ocenić widz:</translation>
    </message>
    <message>
        <source>As far as {name} can know:</source>
        <translation>O ile może to wiedzieć {name}:</translation>
    </message>
</context>
<context>
    <name>Clipping</name>
    <message>
        <source>The board is on the clipboard, as text.</source>
        <translation>Plansza jest w schowku jako tekst.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>W schowku nie ma tekstu.</translation>
    </message>
    <message>
        <source>Paste text</source>
        <translation>Wklej tekst</translation>
    </message>
    <message>
        <source>Pasted. Not understood: {count}; lines left out: {lines}.</source>
        <translation>Wklejono. Niezrozumiane: {count}; pominięte wiersze: {lines}.</translation>
    </message>
    <message>
        <source>Pasted: everything was understood.</source>
        <translation>Wklejono: wszystko zrozumiano.</translation>
    </message>
    <message>
        <source>{cards}: they lie on the right of column {column}.</source>
        <translation>{cards}: leżą na prawo od kolumny {column}.</translation>
    </message>
    <message>
        <source>{cards}: they lie below row {row}.</source>
        <translation>{cards}: leżą poniżej wiersza {row}.</translation>
    </message>
    <message>
        <source>{cards}: they lie right of {column} and below row {row}.</source>
        <translation>{cards}: leżą na prawo od {column} i poniżej wiersza {row}.</translation>
    </message>
</context>
<context>
    <name>Colours</name>
    <message>
        <source>Blue</source>
        <translation>Niebieski</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Pomarańczowy</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarny</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Żółty</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Biały</translation>
    </message>
    <message>
        <source>Dark grey</source>
        <translation>Ciemnoszary</translation>
    </message>
    <message>
        <source>Light grey</source>
        <translation>Jasnoszary</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Czerwony</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zielony</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Fioletowy</translation>
    </message>
</context>
<context>
    <name>CommandRow</name>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>Sa&amp;ve the board…</source>
        <translation>&amp;Zapisz planszę…</translation>
    </message>
    <message>
        <source>Command line that makes this report again</source>
        <translation>Polecenie, które sporządzi ten raport ponownie</translation>
    </message>
    <message>
        <source>The command that plays these games again needs the board as a file.</source>
        <translation>Polecenie rozgrywające te gry ponownie potrzebuje planszy w pliku.</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>Figures of all entries</source>
        <translation>Liczby wszystkich serii</translation>
    </message>
    <message>
        <source>Share of the points, by player</source>
        <translation>Udział w punktach, według gracza</translation>
    </message>
    <message>
        <source>Strength of the players, in Elo</source>
        <translation>Siła graczy, w Elo</translation>
    </message>
    <message>
        <source>Decided games won by the side that began</source>
        <translation>Rozstrzygnięte gry wygrane przez stronę, która zaczynała</translation>
    </message>
    <message>
        <source>Moves a game</source>
        <translation>Ruchy w grze</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Seria</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Who begins wins</source>
        <translation>Wygrywa zaczynający</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Remisy</translation>
    </message>
</context>
<context>
    <name>Corner</name>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} myśli</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Komputer</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n ruch</numerusform>
            <numerusform>%n ruchy</numerusform>
            <numerusform>%n ruchów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) left</source>
        <translation>
            <numerusform>jeszcze %n kolejka</numerusform>
            <numerusform>jeszcze %n kolejki</numerusform>
            <numerusform>jeszcze %n kolejek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{made} of %n row(s)</source>
        <translation>
            <numerusform>{made} z %n rzędu</numerusform>
            <numerusform>{made} z %n rzędów</numerusform>
            <numerusform>{made} z %n rzędów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed} and makes %n row(s)</source>
        <translation>
            <numerusform>{deed} i tworzy rząd</numerusform>
            <numerusform>{deed} i tworzy %n rzędy</numerusform>
            <numerusform>{deed} i tworzy %n rzędów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed} and announces %n row(s)</source>
        <translation>
            <numerusform>{deed} i ogłasza rząd</numerusform>
            <numerusform>{deed} i ogłasza %n rzędy</numerusform>
            <numerusform>{deed} i ogłasza %n rzędów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed} and breaks up %n row(s)</source>
        <translation>
            <numerusform>{deed} i rozbija rząd</numerusform>
            <numerusform>{deed} i rozbija %n rzędy</numerusform>
            <numerusform>{deed} i rozbija %n rzędów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed}: %n row(s)</source>
        <translation>
            <numerusform>{deed}: rząd</numerusform>
            <numerusform>{deed}: %n rzędy</numerusform>
            <numerusform>{deed}: %n rzędów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From there %n row(s) are still possible.</source>
        <translation>
            <numerusform>Stamtąd możliwy jest jeszcze %n rząd.</numerusform>
            <numerusform>Stamtąd możliwe są jeszcze %n rzędy.</numerusform>
            <numerusform>Stamtąd możliwych jest jeszcze %n rzędów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier move(s), see the list</source>
        <translation>
            <numerusform>%n wcześniejszy ruch, zob. listę</numerusform>
            <numerusform>%n wcześniejsze ruchy, zob. listę</numerusform>
            <numerusform>%n wcześniejszych ruchów, zob. listę</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are shuffled into a new stock</source>
        <translation>
            <numerusform>%n karta tworzy przetasowany nowy stos</numerusform>
            <numerusform>%n karty tworzą przetasowany nowy stos</numerusform>
            <numerusform>%n kart tworzy przetasowany nowy stos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rated game(s) played.</source>
        <translation>
            <numerusform>Rozegrano %n grę rankingową.</numerusform>
            <numerusform>Rozegrano %n gry rankingowe.</numerusform>
            <numerusform>Rozegrano %n gier rankingowych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) found</source>
        <translation>
            <numerusform>Znaleziono %n ustawienie</numerusform>
            <numerusform>Znaleziono %n ustawienia</numerusform>
            <numerusform>Znaleziono %n ustawień</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read</source>
        <translation>
            <numerusform>Nie udało się odczytać %n pliku</numerusform>
            <numerusform>Nie udało się odczytać %n plików</numerusform>
            <numerusform>Nie udało się odczytać %n plików</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) could not be read</source>
        <translation>
            <numerusform>nie udało się odczytać %n linii</numerusform>
            <numerusform>nie udało się odczytać %n linii</numerusform>
            <numerusform>nie udało się odczytać %n linii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) are among your own now</source>
        <translation>
            <numerusform>%n plansza jest teraz wśród twoich</numerusform>
            <numerusform>%n plansze są teraz wśród twoich</numerusform>
            <numerusform>%n plansz jest teraz wśród twoich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) did not fit on the board</source>
        <translation>
            <numerusform>%n karta nie zmieściła się na planszy</numerusform>
            <numerusform>%n karty nie zmieściły się na planszy</numerusform>
            <numerusform>%n kart nie zmieściło się na planszy</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>no</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>one</source>
        <translation>jeden</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dwa</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trzy</translation>
    </message>
    <message>
        <source>four</source>
        <translation>cztery</translation>
    </message>
    <message>
        <source>five</source>
        <translation>pięć</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sześć</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>siedem</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>osiem</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>dziewięć</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dziesięć</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>jedenaście</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>dwanaście</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>jedna karta</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>karty: {count}</translation>
    </message>
    <message>
        <source>one row</source>
        <translation>jeden rząd</translation>
    </message>
    <message>
        <source>{count} rows</source>
        <translation>rzędy: {count}</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>jeden punkt</translation>
    </message>
    <message>
        <source>{count} points</source>
        <translation>punkty: {count}</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>gracze: {count}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} lub {last}</translation>
    </message>
    <message>
        <source>a roll of {totals}</source>
        <translation>rzut {totals}</translation>
    </message>
    <message>
        <source>the one-eyed jacks (spades and hearts)</source>
        <translation>walety jednookie (pik i kier)</translation>
    </message>
    <message>
        <source>the two-eyed jacks (diamonds and clubs)</source>
        <translation>walety dwuokie (karo i trefl)</translation>
    </message>
    <message>
        <source>the {ranks}</source>
        <translation>{ranks}</translation>
    </message>
    <message>
        <source>the {ranks} of {suits}</source>
        <translation>{ranks} {suits}</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>dwójki</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>trójki</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>czwórki</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>piątki</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>szóstki</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>siódemki</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>ósemki</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>dziewiątki</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dziesiątki</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>walety</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>damy</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>króle</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>asy</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>kier</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trefl</translation>
    </message>
    <message>
        <source>rules without a name</source>
        <translation>zasady bez nazwy</translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message>
        <source>Cards to be laid</source>
        <translation>Karty do wyłożenia</translation>
    </message>
    <message>
        <source>{card}: {count} left</source>
        <translation>{card}: zostało {count}</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>Two packs of cards</source>
        <translation>Dwie talie kart</translation>
    </message>
    <message>
        <source>One pack of cards</source>
        <translation>Jedna talia kart</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Liczby</translation>
    </message>
    <message>
        <source>Two dice</source>
        <translation>Dwie kostki</translation>
    </message>
    <message>
        <source>Anything</source>
        <translation>Cokolwiek</translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>{who} did not draw in time, and holds one card less</source>
        <translation>{who} nie dobiera na czas i ma o kartę mniej</translation>
    </message>
    <message>
        <source>the others have their last turns</source>
        <translation>pozostali mają ostatnie kolejki</translation>
    </message>
    <message>
        <source>{deed}; {consequence}</source>
        <translation>{deed}; {consequence}</translation>
    </message>
    <message>
        <source>{who} takes {card}</source>
        <translation>{who} bierze {card}</translation>
    </message>
    <message>
        <source>{who} draws a card</source>
        <translation>{who} dobiera kartę</translation>
    </message>
    <message>
        <source>{who} shows that {card} is dead and turns it in</source>
        <translation>{who} pokazuje, że {card} jest martwa, i oddaje ją</translation>
    </message>
    <message>
        <source>{who} plays {card} as {other_card} on {cell}</source>
        <translation>{who} zagrywa {card} jako {other_card} na {cell}</translation>
    </message>
    <message>
        <source>{who} plays {card} on {cell}</source>
        <translation>{who} zagrywa {card} na {cell}</translation>
    </message>
    <message>
        <source>{who} plays {card} and removes the chip on {cell}</source>
        <translation>{who} zagrywa {card} i zdejmuje żeton z {cell}</translation>
    </message>
    <message>
        <source>{who} plays {card} and takes over the chip on {cell}</source>
        <translation>{who} zagrywa {card} i zastępuje żeton na {cell}</translation>
    </message>
    <message>
        <source>{who} plays {card} and swaps the chips on {cell} and {other}</source>
        <translation>{who} zagrywa {card} i zamienia żetony na {cell} i {other}</translation>
    </message>
    <message>
        <source>{who} turns in {card}</source>
        <translation>{who} oddaje {card}</translation>
    </message>
    <message>
        <source>{who} passes</source>
        <translation>{who} pasuje</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and puts a chip on {cell}</source>
        <translation>{who} rzuca {roll} i kładzie żeton na {cell}</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and removes the chip on {cell}</source>
        <translation>{who} rzuca {roll} i zdejmuje żeton z {cell}</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and takes over the chip on {cell}</source>
        <translation>{who} rzuca {roll} i zastępuje żeton na {cell}</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and swaps the chips on {cell} and {other}</source>
        <translation>{who} rzuca {roll} i zamienia żetony na {cell} i {other}</translation>
    </message>
    <message>
        <source>{who} rolls {roll} and can do nothing</source>
        <translation>{who} rzuca {roll} i nic nie może zrobić</translation>
    </message>
    <message>
        <source>{who} gives up {card}</source>
        <translation>{who} poświęca {card}</translation>
    </message>
    <message>
        <source>{who} takes the chip on {cell} away</source>
        <translation>{who} zabiera żeton z {cell}</translation>
    </message>
    <message>
        <source>{who} has spoken out of turn</source>
        <translation>{who} odzywa się nie w porę</translation>
    </message>
    <message>
        <source>on {cell}</source>
        <comment>after a card, as in 8 of spades on c4</comment>
        <translation>na {cell}</translation>
    </message>
    <message>
        <source>removes {cell}</source>
        <comment>after a card</comment>
        <translation>zdejmuje {cell}</translation>
    </message>
    <message>
        <source>takes over {cell}</source>
        <comment>after a card</comment>
        <translation>zastępuje {cell}</translation>
    </message>
    <message>
        <source>swaps {cell} and {other}</source>
        <comment>after a card</comment>
        <translation>zamienia {cell} i {other}</translation>
    </message>
    <message>
        <source>turned in</source>
        <comment>after a card</comment>
        <translation>oddana</translation>
    </message>
    <message>
        <source>taken</source>
        <comment>after a card</comment>
        <translation>wzięta</translation>
    </message>
    <message>
        <source>draws a card</source>
        <translation>dobiera kartę</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <comment>after a roll</comment>
        <translation>nic do zrobienia</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>pasuje</translation>
    </message>
    <message>
        <source>given up</source>
        <comment>after a card</comment>
        <translation>poświęcona</translation>
    </message>
    <message>
        <source>takes {cell} away</source>
        <translation>zabiera {cell}</translation>
    </message>
    <message>
        <source>has spoken</source>
        <translation>odzywa się</translation>
    </message>
    <message>
        <source>{total} is rolled</source>
        <translation>wypada {total}</translation>
    </message>
    <message>
        <source>{who} is out of the game</source>
        <translation>{who} odpada z gry</translation>
    </message>
    <message>
        <source>it is the turn of {who}</source>
        <translation>kolej na: {who}</translation>
    </message>
    <message>
        <source>a chip of {who} on {place}</source>
        <translation>żeton gracza {who} na {place}</translation>
    </message>
    <message>
        <source>the chip of {who} is off {place}</source>
        <translation>żetonu gracza {who} nie ma już na {place}</translation>
    </message>
    <message>
        <source>a row for {who}, {place}</source>
        <translation>rząd dla {who}, {place}</translation>
    </message>
    <message>
        <source>{who} no longer has the row {place}</source>
        <translation>{who} nie ma już rzędu {place}</translation>
    </message>
    <message>
        <source>{who} lays off {card}</source>
        <translation>{who} odkłada {card}</translation>
    </message>
    <message>
        <source>{who} draws {card}</source>
        <translation>{who} dobiera {card}</translation>
    </message>
    <message>
        <source>{who} takes back {card}</source>
        <translation>{who} bierze z powrotem {card}</translation>
    </message>
    <message>
        <source>{who} puts back {card}</source>
        <translation>{who} odkłada z powrotem {card}</translation>
    </message>
</context>
<context>
    <name>DesignButtons</name>
    <message>
        <source>&amp;Design a board…</source>
        <translation>&amp;Projektuj planszę…</translation>
    </message>
    <message>
        <source>Make a board of your own, or change one.</source>
        <translation>Zrób własną planszę albo zmień istniejącą.</translation>
    </message>
    <message>
        <source>Edit a cop&amp;y</source>
        <translation>&amp;Edytuj kopię</translation>
    </message>
    <message>
        <source>Change a copy of the chosen board in the designer.</source>
        <translation>Zmień kopię wybranej planszy w projektancie.</translation>
    </message>
</context>
<context>
    <name>Designer</name>
    <message>
        <source>Some files were not taken over.</source>
        <translation>Niektórych plików nie przyjęto.</translation>
    </message>
    <message>
        <source>Only files of this computer can be dropped here.</source>
        <translation>Tu można upuszczać tylko pliki z tego komputera.</translation>
    </message>
    <message>
        <source>Save the file first, or copy its text and paste it.</source>
        <translation>Najpierw zapisz plik albo skopiuj jego tekst i wklej.</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>P&amp;lansza</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nowa</translation>
    </message>
    <message>
        <source>An empty board. Undo brings this one back.</source>
        <translation>Pusta plansza. Cofnięcie przywróci tę.</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>Change a board in a file. Undo brings this back.</source>
        <translation>Zmień planszę z pliku. Cofnięcie przywróci tę.</translation>
    </message>
    <message>
        <source>&amp;Gallery…</source>
        <translation>&amp;Galeria…</translation>
    </message>
    <message>
        <source>Look at all boards.</source>
        <translation>Obejrzyj wszystkie plansze.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>Save the board, with mistakes or without.</source>
        <translation>Zapisz planszę, z błędami lub bez.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
        <source>Save the board to another file.</source>
        <translation>Zapisz planszę w innym pliku.</translation>
    </message>
    <message>
        <source>&amp;Export a copy…</source>
        <translation>&amp;Eksportuj kopię…</translation>
    </message>
    <message>
        <source>Write a copy for somebody else.</source>
        <translation>Zapisz kopię dla kogoś innego.</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>Bring the board onto paper, or into a picture.</source>
        <translation>Przenieś planszę na papier lub do obrazu.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Za&amp;mknij</translation>
    </message>
    <message>
        <source>Close. What is not saved is kept for next time.</source>
        <translation>Zamknij. To, co niezapisane, zostaje zachowane na następny raz.</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edycja</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>&amp;Historia…</translation>
    </message>
    <message>
        <source>List all changes and go back to any of them.</source>
        <translation>Wypisz wszystkie zmiany i wróć do dowolnej z nich.</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Wy&amp;tnij</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Wklej</translation>
    </message>
    <message>
        <source>Paste cells, or a board as text from anywhere.</source>
        <translation>Wklej pola albo planszę jako tekst skądkolwiek.</translation>
    </message>
    <message>
        <source>Copy the board as te&amp;xt</source>
        <translation>Kopiuj planszę jako te&amp;kst</translation>
    </message>
    <message>
        <source>For a letter, a forum or a spreadsheet.</source>
        <translation>Do listu, na forum lub do arkusza.</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>Wycz&amp;yść</translation>
    </message>
    <message>
        <source>Choose &amp;all</source>
        <translation>Wybierz w&amp;szystko</translation>
    </message>
    <message>
        <source>&amp;Fill with the tray’s card</source>
        <translation>Wy&amp;pełnij kartą z zasobu</translation>
    </message>
    <message>
        <source>Put the card chosen in the tray on these cells.</source>
        <translation>Połóż na tych polach kartę wybraną w zasobie.</translation>
    </message>
    <message>
        <source>E&amp;xchange two cells</source>
        <translation>Za&amp;mień dwa pola</translation>
    </message>
    <message>
        <source>Exchange the two chosen cells.</source>
        <translation>Zamień dwa wybrane pola.</translation>
    </message>
    <message>
        <source>&amp;Shuffle</source>
        <translation>Pr&amp;zetasuj</translation>
    </message>
    <message>
        <source>Shuffle the chosen cells; of one, the board.</source>
        <translation>Przetasuj wybrane pola; jeśli jest jedno, całą planszę.</translation>
    </message>
    <message>
        <source>Fill &amp;up from the tray</source>
        <translation>U&amp;zupełnij z zasobu</translation>
    </message>
    <message>
        <source>Put what is left on the empty cells, by chance.</source>
        <translation>Połóż to, co zostało, losowo na pustych polach.</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <translation>Wyp&amp;róbuj</translation>
    </message>
    <message>
        <source>&amp;Play a game on it</source>
        <translation>&amp;Zagraj na niej</translation>
    </message>
    <message>
        <source>Play a game on this board against the computer.</source>
        <translation>Zagraj na tej planszy przeciw komputerowi.</translation>
    </message>
    <message>
        <source>&amp;Balance…</source>
        <translation>&amp;Równowaga…</translation>
    </message>
    <message>
        <source>Measure the board by many games of computers.</source>
        <translation>Zmierz planszę wieloma grami komputerów.</translation>
    </message>
    <message>
        <source>&amp;Hide the heat map</source>
        <translation>&amp;Ukryj mapę ciepła</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Klawisze i mysz</translation>
    </message>
    <message>
        <source>List what every key does here.</source>
        <translation>Wypisz, co robi tu każdy klawisz.</translation>
    </message>
    <message>
        <source>Shift to the left</source>
        <translation>Przesuń w lewo</translation>
    </message>
    <message>
        <source>Shift to the right</source>
        <translation>Przesuń w prawo</translation>
    </message>
    <message>
        <source>Shift up</source>
        <translation>Przesuń w górę</translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation>Przesuń w dół</translation>
    </message>
    <message>
        <source>Symmetry that edits keep</source>
        <translation>Zachowywana symetria</translation>
    </message>
    <message>
        <source>What is changed in one place is changed in its likeness, too.</source>
        <translation>Zmiana w jednym miejscu zmienia też miejsce odpowiadające.</translation>
    </message>
    <message>
        <source>Play an&amp;other game on it</source>
        <translation>Zagraj w &amp;inną grę</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Narzędzia</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>&amp;Układanie</translation>
    </message>
    <message>
        <source>Turn: {way}</source>
        <translation>Obróć: {way}</translation>
    </message>
    <message>
        <source>Exchange two &amp;suits</source>
        <translation>Zamień dwa &amp;kolory</translation>
    </message>
    <message>
        <source>&amp;Repeat a part (symmetry)</source>
        <translation>&amp;Powtórz część (symetria)</translation>
    </message>
    <message>
        <source>S&amp;ymmetry that edits keep</source>
        <translation>Zachowywana s&amp;ymetria</translation>
    </message>
    <message>
        <source>Take {part} for the rest</source>
        <translation>Weź {part} dla reszty</translation>
    </message>
    <message>
        <source>Choose a symmetry first</source>
        <translation>Najpierw wybierz symetrię</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;ymetria</translation>
    </message>
    <message>
        <source>free</source>
        <translation>wolne</translation>
    </message>
    <message>
        <source>hole</source>
        <translation>dziura</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <source>a free cell</source>
        <translation>wolne pole</translation>
    </message>
    <message>
        <source>a hole</source>
        <translation>dziura</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
</context>
<context>
    <name>DesignerWindow</name>
    <message>
        <source>&amp;Tray: to be placed</source>
        <translation>&amp;Zasób: do położenia</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Wzór</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>Nowa plansza</translation>
    </message>
    <message>
        <source>{name}[*] – Board designer</source>
        <translation>{name}[*] – Projektant plansz</translation>
    </message>
    <message>
        <source>{cell}   chosen: {chosen}   filled: {filled} of {size}</source>
        <translation>{cell}   wybrane: {chosen}   zapełnione: {filled} z {size}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Równowaga</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Klawisze i mysz</translation>
    </message>
    <message>
        <source>Go on with an unsaved board</source>
        <translation>Wróć do niezapisanej planszy</translation>
    </message>
    <message>
        <source>This board is not kept: {why}.</source>
        <translation>Ta plansza nie jest zachowywana: {why}.</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>You play on from move {ply} in a game of its own. The one before is kept; undo brings it back.</source>
        <translation>Grasz dalej od ruchu {ply} w osobnej grze. Poprzednia zostaje zachowana; Cofnij ją przywróci.</translation>
    </message>
    <message>
        <source>Another program has written to the file of your game in progress. It was left as it is now, and your game is kept in another file.</source>
        <translation>Inny program zapisał coś w pliku twojej bieżącej gry. Plik zostawiono, jak jest, a twoja gra jest zachowywana w innym.</translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message>
        <source>{now} (not: {before})</source>
        <translation>{now} (nie: {before})</translation>
    </message>
    <message>
        <source>{text} – no effect: {why}</source>
        <translation>{text} – bez skutku: {why}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>a list of its own</source>
        <translation>własna lista</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>{title}: {new} instead of {old}</source>
        <translation>{title}: {new} zamiast {old}</translation>
    </message>
    <message>
        <source>{title}: {new}</source>
        <translation>{title}: {new}</translation>
    </message>
    <message>
        <source>Rows of {new} chips instead of {old}</source>
        <translation>Rzędy z {new} żetonów zamiast {old}</translation>
    </message>
    <message>
        <source>Cards each by the number of players</source>
        <translation>Karty na gracza zależnie od liczby graczy</translation>
    </message>
    <message>
        <source>{cards} each, however many play</source>
        <translation>{cards} dla każdego, bez względu na liczbę graczy</translation>
    </message>
    <message>
        <source>{cards} each instead of {old}</source>
        <translation>{cards} dla każdego zamiast {old}</translation>
    </message>
    <message>
        <source>Without {ranks}</source>
        <translation>Bez: {ranks}</translation>
    </message>
    <message>
        <source>With {ranks}</source>
        <translation>Z: {ranks}</translation>
    </message>
    <message>
        <source>The ranks in another order</source>
        <translation>Wartości w innej kolejności</translation>
    </message>
    <message>
        <source>Playing cards instead of number cards</source>
        <translation>Karty do gry zamiast kart z liczbami</translation>
    </message>
    <message>
        <source>Number cards from {low} to {high} instead of playing cards</source>
        <translation>Karty z liczbami od {low} do {high} zamiast kart do gry</translation>
    </message>
    <message>
        <source>Number cards from {low} to {high} instead of {old_low} to {old_high}</source>
        <translation>Karty z liczbami od {low} do {high} zamiast od {old_low} do {old_high}</translation>
    </message>
    <message>
        <source>The usual board instead of one of its own</source>
        <translation>Zwykła plansza zamiast własnej</translation>
    </message>
    <message>
        <source>Another board of its own</source>
        <translation>Inna własna plansza</translation>
    </message>
    <message>
        <source>A board of its own instead of the usual one</source>
        <translation>Własna plansza zamiast zwykłej</translation>
    </message>
    <message>
        <source>{players} in {sides} sides</source>
        <translation>{players}, strony: {sides}</translation>
    </message>
    <message>
        <source>{now} instead of {before}</source>
        <translation>{now} zamiast {before}</translation>
    </message>
    <message>
        <source>{now} may play, too</source>
        <translation>{now} też mogą grać</translation>
    </message>
    <message>
        <source>Not for {counts} players</source>
        <translation>Nie dla {counts} graczy</translation>
    </message>
    <message>
        <source>With {players}: {cards} each instead of {old}</source>
        <translation>{players}: {cards} dla każdego zamiast {old}</translation>
    </message>
    <message>
        <source>With {players}: {cards} each</source>
        <translation>{players}: {cards} dla każdego</translation>
    </message>
    <message>
        <source>With {sides} sides: rows of {new} chips instead of {old}</source>
        <translation>Strony {sides}: rzędy z {new} żetonów zamiast {old}</translation>
    </message>
    <message>
        <source>With {sides} sides: {rows} to win instead of {old}</source>
        <translation>Strony {sides}: {rows} do wygranej zamiast {old}</translation>
    </message>
    <message>
        <source>With {players}: rows to win by the number of sides</source>
        <translation>{players}: rzędy do wygranej zależnie od liczby stron</translation>
    </message>
    <message>
        <source>With {players}: {rows} to win</source>
        <translation>{players}: {rows} do wygranej</translation>
    </message>
    <message>
        <source>no power</source>
        <translation>bez mocy</translation>
    </message>
    <message>
        <source>{cards}: {does}</source>
        <translation>{cards}: {does}</translation>
    </message>
    <message>
        <source>{card} cannot touch the cells {cells}</source>
        <translation>{card} nie może dotknąć pól {cells}</translation>
    </message>
    <message>
        <source>No cell is safe from {card}</source>
        <translation>Żadne pole nie jest bezpieczne: {card}</translation>
    </message>
    <message>
        <source>{chips} in line: {points} instead of {old}</source>
        <translation>{chips} w linii: {points} zamiast {old}</translation>
    </message>
    <message>
        <source>{chips} in line: no points of their own</source>
        <translation>{chips} w linii: bez własnych punktów</translation>
    </message>
    <message>
        <source>{chips} in line: {points}</source>
        <translation>{chips} w linii: {points}</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>Repeat {part}</source>
        <translation>Powtórzenie: {part}</translation>
    </message>
    <message>
        <source>Put {card} on {cell}</source>
        <translation>Na {cell}: {card}</translation>
    </message>
    <message>
        <source>Fill with {card}</source>
        <translation>Wypełnienie: {card}</translation>
    </message>
    <message>
        <source>Clear {cells}</source>
        <translation>Wyczyszczenie: {cells}</translation>
    </message>
    <message>
        <source>Exchange {cells}</source>
        <translation>Zamiana: {cells}</translation>
    </message>
    <message>
        <source>Shuffle {cells}</source>
        <translation>Przetasowanie: {cells}</translation>
    </message>
    <message>
        <source>Fill up from the tray</source>
        <translation>Uzupełnienie z zasobu</translation>
    </message>
    <message>
        <source>Cut {cells}</source>
        <translation>Wycięcie: {cells}</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Wklejenie</translation>
    </message>
    <message>
        <source>Turn: {way}</source>
        <translation>Obrót: {way}</translation>
    </message>
    <message>
        <source>Shift the board</source>
        <translation>Przesunięcie planszy</translation>
    </message>
    <message>
        <source>Exchange two suits</source>
        <translation>Zamiana dwóch kolorów</translation>
    </message>
    <message>
        <source>Pattern: {name}</source>
        <translation>Wzór: {name}</translation>
    </message>
    <message>
        <source>Size {columns} × {rows}</source>
        <translation>Rozmiar {columns} × {rows}</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Zmiana nazwy</translation>
    </message>
    <message>
        <source>Change the author</source>
        <translation>Zmiana autora</translation>
    </message>
    <message>
        <source>Change the notes</source>
        <translation>Zmiana uwag</translation>
    </message>
    <message>
        <source>Change the licence</source>
        <translation>Zmiana licencji</translation>
    </message>
    <message>
        <source>Change the deck</source>
        <translation>Zmiana talii</translation>
    </message>
    <message>
        <source>{count} cells</source>
        <translation>pola: {count}</translation>
    </message>
</context>
<context>
    <name>Enabling</name>
    <message>
        <source>&amp;Undo: new game</source>
        <translation>&amp;Cofnij: nowa gra</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo: new game</source>
        <translation>&amp;Ponów: nowa gra</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>Next de&amp;al</source>
        <translation>&amp;Następne rozdanie</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>Zagraj je&amp;szcze raz</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Rematch</source>
        <translation>Rewanż</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Review the game…</source>
        <translation>Omów grę…</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Obejrzyj planszę</translation>
    </message>
</context>
<context>
    <name>EntryForm</name>
    <message>
        <source>Change &amp;seats on the same deals</source>
        <translation>Zamiana &amp;miejsc przy tych samych kartach</translation>
    </message>
    <message>
        <source>Each deal is played once for every side, so that neither cards nor seats favour anybody. It needs different players.</source>
        <translation>Każde rozdanie gra się raz za każdą stronę, by ani karty, ani miejsca nikogo nie faworyzowały. Potrzeba do tego różnych graczy.</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>Na&amp;zwa</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>P&amp;lansza</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>G&amp;racze</translation>
    </message>
    <message>
        <source>S&amp;ides</source>
        <translation>&amp;Strony</translation>
    </message>
    <message>
        <source>&amp;Who plays</source>
        <translation>&amp;Kto gra</translation>
    </message>
    <message>
        <source>Usual board of the game</source>
        <translation>Zwykła plansza gry</translation>
    </message>
    <message>
        <source>{name} (of this plan)</source>
        <translation>{name} (z tego planu)</translation>
    </message>
    <message>
        <source>{name}, changed (of this plan)</source>
        <translation>{name}, zmienione (z tego planu)</translation>
    </message>
    <message>
        <source>of this plan</source>
        <translation>z tego planu</translation>
    </message>
</context>
<context>
    <name>EntryView</name>
    <message>
        <source>Decided games won</source>
        <translation>Wygrane rozstrzygnięte gry</translation>
    </message>
    <message>
        <source>Winning rows on the board</source>
        <translation>Zwycięskie rzędy na planszy</translation>
    </message>
    <message>
        <source>How many games took so many moves</source>
        <translation>Ile gier trwało tyle ruchów</translation>
    </message>
    <message>
        <source>{name}: decided games won, by who was on turn when</source>
        <translation>{name}: wygrane rozstrzygnięte gry, według kolejności</translation>
    </message>
    <message>
        <source>{name}: winning rows on the board</source>
        <translation>{name}: zwycięskie rzędy na planszy</translation>
    </message>
    <message>
        <source>{name}: moves a game</source>
        <translation>{name}: ruchy w grze</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Coś poszło nie tak</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Raport</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>&amp;Kopiuj raport</translation>
    </message>
    <message>
        <source>The report names no person, no folder and no card.</source>
        <translation>Raport nie wymienia żadnej osoby, folderu ani karty.</translation>
    </message>
    <message>
        <source>Start &amp;without settings</source>
        <translation>Uruchom &amp;bez ustawień</translation>
    </message>
    <message>
        <source>Your settings stay in their file; this once nobody reads it.</source>
        <translation>Twoje ustawienia zostają w swoim pliku; tylko ten jeden raz nikt ich nie czyta.</translation>
    </message>
    <message>
        <source>The program has met an error that its authors did not foresee. Your game is saved; you can go on, or close the program and start it again.</source>
        <translation>Program natrafił na błąd, którego jego autorzy nie przewidzieli. Twoja gra jest zapisana; możesz grać dalej albo zamknąć program i uruchomić go ponownie.</translation>
    </message>
    <message>
        <source>The program has met an error that its authors did not foresee, and the game could not be saved. Save it to another place before you go on.</source>
        <translation>Program natrafił na błąd, którego jego autorzy nie przewidzieli, i gry nie udało się zapisać. Zapisz ją w innym miejscu, zanim zagrasz dalej.</translation>
    </message>
    <message>
        <source>The last time the program ended by an error that its authors did not foresee. Your game was kept after each move and goes on where it was. The report below helps to mend the error.</source>
        <translation>Ostatnim razem program zakończył się błędem, którego jego autorzy nie przewidzieli. Twoja gra była zachowywana po każdym ruchu i toczy się dalej od tego miejsca. Raport poniżej pomaga naprawić błąd.</translation>
    </message>
    <message>
        <source>The program cannot start, by an error that its authors did not foresee. Your games are kept. It may start without its settings.</source>
        <translation>Program nie może się uruchomić z powodu błędu, którego jego autorzy nie przewidzieli. Twoje gry są zachowane. Może uruchomi się bez ustawień.</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>The rules could not be saved.</source>
        <translation>Nie udało się zapisać zasad.</translation>
    </message>
    <message>
        <source>Export the rules</source>
        <translation>Eksport zasad</translation>
    </message>
    <message>
        <source>The rules could not be written.</source>
        <translation>Nie udało się zapisać pliku zasad.</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Import zasad</translation>
    </message>
    <message>
        <source>These rules cannot be taken in.</source>
        <translation>Tych zasad nie można przyjąć.</translation>
    </message>
    <message>
        <source>You have rules of this name already.</source>
        <translation>Masz już zasady o tej nazwie.</translation>
    </message>
    <message>
        <source>Replace them by those in {file}?</source>
        <translation>Zastąpić je tymi z {file}?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Zastąp</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Wszystkie pliki</translation>
    </message>
</context>
<context>
    <name>Families</name>
    <message>
        <source>Sequence and its relatives</source>
        <translation>Sequence i krewni</translation>
    </message>
    <message>
        <source>One-Eyed Jack</source>
        <translation>One-Eyed Jack</translation>
    </message>
    <message>
        <source>With numbers</source>
        <translation>Z liczbami</translation>
    </message>
    <message>
        <source>With dice</source>
        <translation>Z kostkami</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Twoje</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>there are no cases in this folder</source>
        <translation>w tym folderze nie ma przypadków</translation>
    </message>
    <message>
        <source>this file is there already</source>
        <translation>ten plik już istnieje</translation>
    </message>
    <message>
        <source>choose another name, or add --force to replace it</source>
        <translation>wybierz inną nazwę albo dodaj --force, aby go zastąpić</translation>
    </message>
    <message>
        <source>Qt cannot be started: {error}</source>
        <translation>nie można uruchomić Qt: {error}</translation>
    </message>
    <message>
        <source>install what is missing</source>
        <translation>zainstaluj to, czego brakuje</translation>
    </message>
    <message>
        <source>row {number}, column {letter}</source>
        <translation>wiersz {number}, kolumna {letter}</translation>
    </message>
    <message>
        <source>{card} stands {times}</source>
        <translation>{card}: na planszy {times}</translation>
    </message>
    <message>
        <source>this deck has no use for it</source>
        <translation>ta talia jej nie potrzebuje</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>ani razu</translation>
    </message>
    <message>
        <source>once</source>
        <translation>raz</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>dwa razy</translation>
    </message>
    <message>
        <source>three times</source>
        <translation>trzy razy</translation>
    </message>
    <message>
        <source>four times</source>
        <translation>cztery razy</translation>
    </message>
    <message>
        <source>{count} times</source>
        <translation>{count} razy</translation>
    </message>
    <message>
        <source>a board needs it {times}</source>
        <translation>ma tam być {times}</translation>
    </message>
    <message>
        <source>put {card} on {count} more</source>
        <translation>połóż {card} na kolejnych polach: {count}</translation>
    </message>
    <message>
        <source>change {count} of them</source>
        <translation>zmień tyle z nich: {count}</translation>
    </message>
    <message>
        <source>a board needs its rows of cells</source>
        <translation>plansza musi mieć wiersze pól</translation>
    </message>
    <message>
        <source>there are {count} rows</source>
        <translation>liczba wierszy: {count}</translation>
    </message>
    <message>
        <source>row 1 has {width} cells</source>
        <translation>liczba pól w wierszu 1: {width}</translation>
    </message>
    <message>
        <source>a row is a text of cells</source>
        <translation>wiersz ma być tekstem z polami</translation>
    </message>
    <message>
        <source>there are {count} cells</source>
        <translation>liczba pól: {count}</translation>
    </message>
    <message>
        <source>this cell is still empty</source>
        <translation>to pole jest jeszcze puste</translation>
    </message>
    <message>
        <source>{word} is not a card</source>
        <translation>{word} to nie karta</translation>
    </message>
    <message>
        <source>{key} is not a text of up to {most} characters</source>
        <translation>{key} to nie tekst o długości do {most} znaków</translation>
    </message>
    <message>
        <source>{name} is not a straight line of cells</source>
        <translation>{name} to nie prosta linia pól</translation>
    </message>
    <message>
        <source>a board is a JSON object</source>
        <translation>plansza ma być obiektem JSON</translation>
    </message>
    <message>
        <source>{deck} is no kind of deck</source>
        <translation>nie ma takiego rodzaju talii: {deck}</translation>
    </message>
    <message>
        <source>{shape} draws no shape</source>
        <translation>{shape} nie rysuje kształtu</translation>
    </message>
    <message>
        <source>add &quot;rows&quot;: [&quot;XX 2S …&quot;, …]</source>
        <translation>dodaj &quot;rows&quot;: [&quot;XX 2S …&quot;, …]</translation>
    </message>
    <message>
        <source>use {least} to {most} rows</source>
        <translation>użyj od {least} do {most} wierszy</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>wiersz {number}</translation>
    </message>
    <message>
        <source>use {least} to {most} cells a row</source>
        <translation>użyj od {least} do {most} pól w wierszu</translation>
    </message>
    <message>
        <source>there are {count} cells where row 1 has {width}</source>
        <translation>liczba pól: {count}, a w wierszu 1: {width}</translation>
    </message>
    <message>
        <source>write &quot;XX 2S 3S …&quot;</source>
        <translation>napisz &quot;XX 2S 3S …&quot;</translation>
    </message>
    <message>
        <source>use at most {most} cells a row</source>
        <translation>użyj najwyżej {most} pól w wierszu</translation>
    </message>
    <message>
        <source>put a card there, or {free} (free)</source>
        <translation>połóż tam kartę albo {free} (wolne)</translation>
    </message>
    <message>
        <source>write cells like 4S, 10H, 50, XX (free)</source>
        <translation>pisz pola tak: 4S, 10H, 50, XX (wolne)</translation>
    </message>
    <message>
        <source>shorten or quote it</source>
        <translation>skróć albo ujmij w cudzysłów</translation>
    </message>
    <message>
        <source>there is no cell {cell}</source>
        <translation>nie ma pola {cell}</translation>
    </message>
    <message>
        <source>it begins with { and has &quot;rows&quot;</source>
        <translation>zaczyna się od { i ma &quot;rows&quot;</translation>
    </message>
    <message>
        <source>the key {key} is not known</source>
        <translation>nieznany klucz {key}</translation>
    </message>
    <message>
        <source>use {options}</source>
        <translation>użyj: {options}</translation>
    </message>
    <message>
        <source>draw it like &quot;X../XXX/..X&quot;</source>
        <translation>narysuj go tak: &quot;X../XXX/..X&quot;</translation>
    </message>
    <message>
        <source>give every row the same number of cells</source>
        <translation>niech każdy wiersz ma tyle samo pól</translation>
    </message>
    <message>
        <source>cells run from a1 to {last}</source>
        <translation>pola są od a1 do {last}</translation>
    </message>
    <message>
        <source>known keys: {keys}</source>
        <translation>znane klucze: {keys}</translation>
    </message>
    <message>
        <source>a case is a JSON object</source>
        <translation>przypadek ma być obiektem JSON</translation>
    </message>
    <message>
        <source>step {number}</source>
        <translation>krok {number}</translation>
    </message>
    <message>
        <source>a value is missing or of the wrong kind ({error})</source>
        <translation>brakuje wartości albo jest niewłaściwego rodzaju ({error})</translation>
    </message>
    <message>
        <source>lists lie too deep in each other</source>
        <translation>listy są zagnieżdżone zbyt głęboko</translation>
    </message>
    <message>
        <source>a value does not fit ({error})</source>
        <translation>jedna z wartości nie pasuje ({error})</translation>
    </message>
    <message>
        <source>a step does one of {actions}</source>
        <translation>krok ma robić jedno z tych: {actions}</translation>
    </message>
    <message>
        <source>the expectation {key} is not known</source>
        <translation>nieznane oczekiwanie {key}</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>ruch {number}</translation>
    </message>
    <message>
        <source>there are {count} of the card {card}</source>
        <translation>za dużo kart {card}: {count}</translation>
    </message>
    <message>
        <source>the game is over before it begins</source>
        <translation>gra kończy się, zanim się zacznie</translation>
    </message>
    <message>
        <source>there is no seat {seat}</source>
        <translation>nie ma miejsca {seat}</translation>
    </message>
    <message>
        <source>{seed} is no seed</source>
        <translation>{seed} nie może być ziarnem</translation>
    </message>
    <message>
        <source>a saved game is a JSON object</source>
        <translation>zapisana gra ma być obiektem JSON</translation>
    </message>
    <message>
        <source>the first seat or the seed is out of range</source>
        <translation>pierwsze miejsce lub ziarno jest poza zakresem</translation>
    </message>
    <message>
        <source>the cards dealt do not come from the seed</source>
        <translation>rozdane karty nie wynikają z ziarna</translation>
    </message>
    <message>
        <source>there are {count} moves</source>
        <translation>liczba ruchów: {count}</translation>
    </message>
    <message>
        <source>this is no position ({error})</source>
        <translation>to nie jest pozycja ({error})</translation>
    </message>
    <message>
        <source>use 0 to {last}</source>
        <translation>użyj od 0 do {last}</translation>
    </message>
    <message>
        <source>use a backup of the file</source>
        <translation>użyj kopii zapasowej pliku</translation>
    </message>
    <message>
        <source>{key} is missing or of the wrong kind</source>
        <translation>brakuje {key} albo jest niewłaściwego rodzaju</translation>
    </message>
    <message>
        <source>at most {most}</source>
        <translation>najwyżej {most}</translation>
    </message>
    <message>
        <source>{move} is not a move</source>
        <translation>{move} to nie ruch</translation>
    </message>
    <message>
        <source>{move} is not legal there</source>
        <translation>ruch {move} nie jest tam dozwolony</translation>
    </message>
    <message>
        <source>write it like 4S@e5, JS-e5, 4S! or =</source>
        <translation>zapisz go jak 4S@e5, JS-e5, 4S! lub =</translation>
    </message>
    <message>
        <source>{move}: {card} is not a card</source>
        <translation>{move}: {card} to nie karta</translation>
    </message>
    <message>
        <source>write cards like 4S or TH</source>
        <translation>pisz karty jak 4S lub TH</translation>
    </message>
    <message>
        <source>did you mean {name}?</source>
        <translation>czy chodziło o {name}?</translation>
    </message>
    <message>
        <source>use a text of up to {most} characters</source>
        <translation>użyj tekstu o długości do {most} znaków</translation>
    </message>
    <message>
        <source>use a whole number from {low} to {high}</source>
        <translation>użyj liczby całkowitej od {low} do {high}</translation>
    </message>
    <message>
        <source>use a list of up to {most} whole numbers</source>
        <translation>użyj listy liczb całkowitych, najwyżej {most}</translation>
    </message>
    <message>
        <source>{value} does not fit here</source>
        <translation>{value} tu nie pasuje</translation>
    </message>
    <message>
        <source>use an object: {keys} to value</source>
        <translation>użyj obiektu: {keys} → wartość</translation>
    </message>
    <message>
        <source>use an object of parameters</source>
        <translation>użyj obiektu z parametrami</translation>
    </message>
    <message>
        <source>use one of {options}</source>
        <translation>użyj jednego z: {options}</translation>
    </message>
    <message>
        <source>use a list of {count} whole numbers</source>
        <translation>użyj listy liczb całkowitych o długości {count}</translation>
    </message>
    <message>
        <source>use true or false</source>
        <translation>użyj true lub false</translation>
    </message>
    <message>
        <source>use a list of up to {most} words</source>
        <translation>użyj listy słów, najwyżej {most}</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} lub {other}</translation>
    </message>
    <message>
        <source>{value} is no number</source>
        <translation>{value} to nie liczba</translation>
    </message>
    <message>
        <source>{value} is no list</source>
        <translation>{value} to nie lista</translation>
    </message>
    <message>
        <source>{value} is no number from 0 to {last}</source>
        <translation>{value} to nie liczba od 0 do {last}</translation>
    </message>
    <message>
        <source>{seats} are no seats</source>
        <translation>{seats} to nie miejsca</translation>
    </message>
    <message>
        <source>{values} are not {count} numbers from 0 to {last}</source>
        <translation>{values}: a mają to być liczby od 0 do {last}, razem {count}</translation>
    </message>
    <message>
        <source>{name} is no phase</source>
        <translation>nie ma fazy {name}</translation>
    </message>
    <message>
        <source>there is no open card to take</source>
        <translation>nie ma odkrytej karty do wzięcia</translation>
    </message>
    <message>
        <source>seat {seat} is out of the game</source>
        <translation>miejsce {seat} odpadło z gry</translation>
    </message>
    <message>
        <source>a chip lies on a cell that takes none</source>
        <translation>żeton leży na polu, które nie przyjmuje żetonów</translation>
    </message>
    <message>
        <source>there are {count} lines of chips</source>
        <translation>liczba wierszy z żetonami: {count}</translation>
    </message>
    <message>
        <source>there are {count} hands for {seats} seats</source>
        <translation>liczba rąk: {count}, a miejsc: {seats}</translation>
    </message>
    <message>
        <source>{letter} is no side</source>
        <translation>{letter} to nie strona</translation>
    </message>
    <message>
        <source>write &quot;{key}&quot;: [...]</source>
        <translation>napisz &quot;{key}&quot;: [...]</translation>
    </message>
    <message>
        <source>write totals: [7, 9]</source>
        <translation>napisz sumy: [7, 9]</translation>
    </message>
    <message>
        <source>use play, draw or replace</source>
        <translation>użyj play, draw lub replace</translation>
    </message>
    <message>
        <source>use play</source>
        <translation>użyj play</translation>
    </message>
    <message>
        <source>the side to move has no turn left</source>
        <translation>strona na ruchu nie ma już kolejki</translation>
    </message>
    <message>
        <source>what is claimed is not a row of chips</source>
        <translation>to, co zajęto, nie jest rzędem żetonów</translation>
    </message>
    <message>
        <source>write {count}</source>
        <translation>napisz {count}</translation>
    </message>
    <message>
        <source>use . or A, B, C, D</source>
        <translation>użyj . albo A, B, C, D</translation>
    </message>
    <message>
        <source>chips, row {number}</source>
        <translation>chips, wiersz {number}</translation>
    </message>
    <message>
        <source>a card or roll</source>
        <translation>karta lub rzut</translation>
    </message>
    <message>
        <source>objects lie too deep in each other</source>
        <translation>obiekty są zagnieżdżone zbyt głęboko</translation>
    </message>
    <message>
        <source>shapes have no line that could be longer</source>
        <translation>kształty nie mają linii, którą można by wydłużyć</translation>
    </message>
    <message>
        <source>a draw at {when} cannot be forgotten</source>
        <translation>dobrania w chwili {when} nie da się zapomnieć</translation>
    </message>
    <message>
        <source>where one draws instead of playing, cards are drawn from a closed stock</source>
        <translation>gdzie dobiera się zamiast grać, karty bierze się z zakrytego stosu</translation>
    </message>
    <message>
        <source>free cells cannot be everybody&apos;s and earned at once</source>
        <translation>wolne pola nie mogą liczyć się dla wszystkich i zarazem być do zdobycia</translation>
    </message>
    <message>
        <source>the first number is larger than the last</source>
        <translation>pierwsza liczba jest większa od ostatniej</translation>
    </message>
    <message>
        <source>a hand of {count} cards cannot be dealt</source>
        <translation>nie da się rozdać tylu kart na rękę: {count}</translation>
    </message>
    <message>
        <source>{card} is no card</source>
        <translation>{card} to nie karta</translation>
    </message>
    <message>
        <source>{count} is no number of players</source>
        <translation>{count} to nie liczba graczy</translation>
    </message>
    <message>
        <source>sections hold plain parameters</source>
        <translation>sekcje zawierają zwykłe parametry</translation>
    </message>
    <message>
        <source>rules are a JSON object</source>
        <translation>zasady mają być obiektem JSON</translation>
    </message>
    <message>
        <source>{parent} cannot be extended</source>
        <translation>nie można rozszerzyć {parent}</translation>
    </message>
    <message>
        <source>{parent} extends itself</source>
        <translation>{parent} rozszerza samo siebie</translation>
    </message>
    <message>
        <source>{rank} is no rank</source>
        <translation>{rank} to nie wartość karty</translation>
    </message>
    <message>
        <source>set it to false, or leave out rows.shapes</source>
        <translation>ustaw false albo pomiń rows.shapes</translation>
    </message>
    <message>
        <source>use &quot;auto&quot;, or draw.when &quot;end&quot;</source>
        <translation>użyj &quot;auto&quot; albo draw.when &quot;end&quot;</translation>
    </message>
    <message>
        <source>use &quot;end&quot; or &quot;start&quot;, or no market and no open piles</source>
        <translation>użyj &quot;end&quot; lub &quot;start&quot; albo zrezygnuj z odkrytych kart i kupek</translation>
    </message>
    <message>
        <source>set board.free to &quot;none&quot;</source>
        <translation>ustaw board.free na &quot;none&quot;</translation>
    </message>
    <message>
        <source>swap them</source>
        <translation>zamień je miejscami</translation>
    </message>
    <message>
        <source>use at least {least}</source>
        <translation>użyj co najmniej {least}</translation>
    </message>
    <message>
        <source>write cards like JS, JK or 10</source>
        <translation>pisz karty jak JS, JK lub 10</translation>
    </message>
    <message>
        <source>{key} is no number</source>
        <translation>{key} to nie liczba</translation>
    </message>
    <message>
        <source>use 2 to {most}</source>
        <translation>użyj od 2 do {most}</translation>
    </message>
    <message>
        <source>{players} players cannot form {sides} equal sides</source>
        <translation>{players} graczy nie utworzy {sides} równych stron</translation>
    </message>
    <message>
        <source>begin with { and name parameters</source>
        <translation>zacznij od { i podaj parametry</translation>
    </message>
    <message>
        <source>name a preset&apos;s id</source>
        <translation>podaj id wzorca</translation>
    </message>
    <message>
        <source>break the ring</source>
        <translation>przerwij tę pętlę</translation>
    </message>
    <message>
        <source>use letters of {ranks}</source>
        <translation>użyj znaków z {ranks}</translation>
    </message>
    <message>
        <source>use keys like &quot;2&quot;</source>
        <translation>użyj kluczy takich jak &quot;2&quot;</translation>
    </message>
    <message>
        <source>name numbers that divide it, or leave this number of players out</source>
        <translation>podaj dzielniki tej liczby albo pomiń tę liczbę graczy</translation>
    </message>
    <message>
        <source>a number of players</source>
        <translation>liczba graczy</translation>
    </message>
    <message>
        <source>a number of sides</source>
        <translation>liczba stron</translation>
    </message>
    <message>
        <source>a number of chips in line</source>
        <translation>liczba żetonów w linii</translation>
    </message>
    <message>
        <source>{players} players: {sides} sides</source>
        <translation>dla {players} graczy liczba stron: {sides}</translation>
    </message>
    <message>
        <source>{players} players in {sides} sides cannot play this game</source>
        <translation>gracze: {players}, strony: {sides} – tak w tę grę grać nie można</translation>
    </message>
    <message>
        <source>no row of {length} fits on the board</source>
        <translation>żaden rząd z {length} nie mieści się na planszy</translation>
    </message>
    <message>
        <source>nothing says how many cards {players} players are dealt</source>
        <translation>nie podano, ile kart rozdaje się przy {players} graczach</translation>
    </message>
    <message>
        <source>{players} hands of {each} cards need {count}</source>
        <translation>przy {players} graczach po {each} na rękę potrzeba kart: {count}</translation>
    </message>
    <message>
        <source>no roll reaches {total} on {cell}</source>
        <translation>żaden rzut nie daje {total} na {cell}</translation>
    </message>
    <message>
        <source>{cell} is no cell</source>
        <translation>{cell} to nie pole</translation>
    </message>
    <message>
        <source>use at most {most}</source>
        <translation>użyj najwyżej {most}</translation>
    </message>
    <message>
        <source>the board {board} has {count} rows</source>
        <translation>liczba wierszy planszy {board}: {count}</translation>
    </message>
    <message>
        <source>the board has {count} rows</source>
        <translation>liczba wierszy planszy: {count}</translation>
    </message>
    <message>
        <source>choose a board with {count} rows</source>
        <translation>wybierz planszę o liczbie wierszy {count}</translation>
    </message>
    <message>
        <source>the board {board} has {count} columns</source>
        <translation>liczba kolumn planszy {board}: {count}</translation>
    </message>
    <message>
        <source>the board has {count} columns</source>
        <translation>liczba kolumn planszy: {count}</translation>
    </message>
    <message>
        <source>choose a board with {count} columns</source>
        <translation>wybierz planszę o liczbie kolumn {count}</translation>
    </message>
    <message>
        <source>set &quot;const&quot;, or this number of players</source>
        <translation>ustaw &quot;const&quot; albo tę liczbę graczy</translation>
    </message>
    <message>
        <source>deal fewer: the deck has {count}</source>
        <translation>rozdaj mniej: kart w talii jest {count}</translation>
    </message>
    <message>
        <source>choose a board of totals, or give a total the power wild</source>
        <translation>wybierz planszę z sumami albo nadaj którejś sumie moc wild</translation>
    </message>
    <message>
        <source>a board with a middle row has no centre of four</source>
        <translation>plansza ze środkowym wierszem nie ma czterech pól w środku</translation>
    </message>
    <message>
        <source>use &quot;center2x2&quot; or cells: &quot;a1+b2&quot;</source>
        <translation>użyj &quot;center2x2&quot; albo pól: &quot;a1+b2&quot;</translation>
    </message>
    <message>
        <source>name numbers of players in players.partitions</source>
        <translation>podaj liczby graczy w players.partitions</translation>
    </message>
    <message>
        <source>the card {card} has no cell on the board {board} and no power</source>
        <translation>karta {card} nie ma ani pola na planszy {board}, ani mocy</translation>
    </message>
    <message>
        <source>the card {card} has no cell on the board and no power</source>
        <translation>karta {card} nie ma ani pola na planszy, ani mocy</translation>
    </message>
    <message>
        <source>choose another board, or give the card a power</source>
        <translation>wybierz inną planszę albo nadaj karcie moc</translation>
    </message>
    <message>
        <source>name the cells</source>
        <translation>wymień pola</translation>
    </message>
    <message>
        <source>this is not a view of a game ({error})</source>
        <translation>to nie jest widok gry ({error})</translation>
    </message>
    <message>
        <source>this is no kept board</source>
        <translation>to nie jest zachowana plansza</translation>
    </message>
    <message>
        <source>the system has no trash for this file, or did not take it</source>
        <translation>system nie ma kosza na ten plik albo go nie przyjął</translation>
    </message>
    <message>
        <source>the old file stayed</source>
        <translation>stary plik został</translation>
    </message>
    <message>
        <source>this board comes with the program</source>
        <translation>ta plansza jest dołączona do programu</translation>
    </message>
    <message>
        <source>it was not deleted</source>
        <translation>nie usunięto</translation>
    </message>
    <message>
        <source>nothing stands on this board yet</source>
        <translation>na tej planszy nic jeszcze nie leży</translation>
    </message>
    <message>
        <source>put cards on it first</source>
        <translation>najpierw połóż na niej karty</translation>
    </message>
    <message>
        <source>cannot write a {ending} file</source>
        <translation>nie można zapisać pliku {ending}</translation>
    </message>
    <message>
        <source>cannot be saved: {why}</source>
        <translation>nie można zapisać: {why}</translation>
    </message>
    <message>
        <source>the pages could not be drawn</source>
        <translation>nie udało się narysować stron</translation>
    </message>
    <message>
        <source>{dpi} pixels to the inch cannot be had</source>
        <translation>rozdzielczość {dpi} pikseli na cal jest niemożliwa</translation>
    </message>
    <message>
        <source>cannot be drawn as PNG</source>
        <translation>nie da się narysować jako PNG</translation>
    </message>
    <message>
        <source>a picture of {width} × {height} pixels is too large</source>
        <translation>obraz {width} × {height} pikseli jest za duży</translation>
    </message>
    <message>
        <source>there is no memory for so large a picture</source>
        <translation>brakuje pamięci na tak duży obraz</translation>
    </message>
    <message>
        <source>let the name end in {endings}</source>
        <translation>niech nazwa kończy się na {endings}</translation>
    </message>
    <message>
        <source>choose another place</source>
        <translation>wybierz inne miejsce</translation>
    </message>
    <message>
        <source>choose another paper</source>
        <translation>wybierz inny papier</translation>
    </message>
    <message>
        <source>use {low} to {high}</source>
        <translation>użyj od {low} do {high}</translation>
    </message>
    <message>
        <source>choose PDF</source>
        <translation>wybierz PDF</translation>
    </message>
    <message>
        <source>use at most {most} pixels to the inch for {paper}, or choose PDF</source>
        <translation>dla {paper} użyj najwyżej {most} pikseli na cal albo wybierz PDF</translation>
    </message>
    <message>
        <source>use fewer pixels</source>
        <translation>użyj mniej pikseli</translation>
    </message>
    <message>
        <source>the folder {folder} is not there</source>
        <translation>nie ma folderu {folder}</translation>
    </message>
    <message>
        <source>nameless</source>
        <translation>bez rozszerzenia</translation>
    </message>
    <message>
        <source>the margin cannot be {size} mm</source>
        <translation>margines nie może mieć {size} mm</translation>
    </message>
    <message>
        <source>the overlap cannot be {size} mm</source>
        <translation>zakładka nie może mieć {size} mm</translation>
    </message>
    <message>
        <source>the width of a cell cannot be {size} mm</source>
        <translation>pole nie może mieć szerokości {size} mm</translation>
    </message>
    <message>
        <source>the height of a cell cannot be {size} mm</source>
        <translation>pole nie może mieć wysokości {size} mm</translation>
    </message>
    <message>
        <source>the paper {paper} is not known</source>
        <translation>nieznany papier {paper}</translation>
    </message>
    <message>
        <source>a board of {columns} by {rows} cells is too large for this page</source>
        <translation>plansza {columns} na {rows} pól jest za duża na tę stronę</translation>
    </message>
    <message>
        <source>a cell of {width} × {height} mm does not go onto {paper} paper</source>
        <translation>pole {width} × {height} mm nie zmieści się na papierze {paper}</translation>
    </message>
    <message>
        <source>{piece} of {width} × {height} mm does not go onto {paper} paper</source>
        <translation>na papierze {paper} nie ma miejsca dla {piece} {width} × {height} mm</translation>
    </message>
    <message>
        <source>choose larger paper or smaller margins</source>
        <translation>wybierz większy papier lub mniejsze marginesy</translation>
    </message>
    <message>
        <source>choose larger paper, smaller cells or smaller margins</source>
        <translation>wybierz większy papier, mniejsze pola lub mniejsze marginesy</translation>
    </message>
    <message>
        <source>use {low} to {high} mm</source>
        <translation>użyj od {low} do {high} mm</translation>
    </message>
    <message>
        <source>there is no room to write on</source>
        <translation>nie ma miejsca na pisanie</translation>
    </message>
    <message>
        <source>choose a larger paper</source>
        <translation>wybierz większy papier</translation>
    </message>
    <message>
        <source>there are no rules to print</source>
        <translation>nie ma zasad do wydrukowania</translation>
    </message>
    <message>
        <source>choose a game</source>
        <translation>wybierz grę</translation>
    </message>
    <message>
        <source>the rules {name} come with the program</source>
        <translation>zasady {name} są dołączone do programu</translation>
    </message>
    <message>
        <source>there are rules {name} already</source>
        <translation>zasady {name} już istnieją</translation>
    </message>
    <message>
        <source>choose another name</source>
        <translation>wybierz inną nazwę</translation>
    </message>
    <message>
        <source>choose another name, or replace them</source>
        <translation>wybierz inną nazwę albo je zastąp</translation>
    </message>
    <message>
        <source>this is no kept position</source>
        <translation>to nie jest zachowana pozycja</translation>
    </message>
    <message>
        <source>the shipped rules and boards are missing</source>
        <translation>brakuje dołączonych zasad i plansz</translation>
    </message>
    <message>
        <source>install the program again</source>
        <translation>zainstaluj program ponownie</translation>
    </message>
    <message>
        <source>no move</source>
        <translation>brak ruchu</translation>
    </message>
    <message>
        <source>{move} is not legal</source>
        <translation>ruch {move} jest niedozwolony</translation>
    </message>
    <message>
        <source>give every worker this very program, and try again</source>
        <translation>daj każdemu procesowi roboczemu dokładnie ten program i spróbuj ponownie</translation>
    </message>
    <message>
        <source>{address} is no address of a scheduler</source>
        <translation>{address} to nie adres schedulera</translation>
    </message>
    <message>
        <source>a worker has version {version}, not {wanted}</source>
        <translation>proces roboczy ma wersję {version}, a nie {wanted}</translation>
    </message>
    <message>
        <source>its workers were lost</source>
        <translation>utracono jej procesy robocze</translation>
    </message>
    <message>
        <source>a game cannot be played on the cluster: {why}</source>
        <translation>gry nie da się rozegrać na klastrze: {why}</translation>
    </message>
    <message>
        <source>the scheduler of the cluster is gone</source>
        <translation>scheduler klastra zniknął</translation>
    </message>
    <message>
        <source>use tcp://HOST:PORT</source>
        <translation>użyj tcp://HOST:PORT</translation>
    </message>
    <message>
        <source>to play on a cluster takes Dask, which is not installed</source>
        <translation>do gry na klastrze potrzeba programu Dask, a nie jest zainstalowany</translation>
    </message>
    <message>
        <source>there is no scheduler at {address} ({error})</source>
        <translation>nie ma schedulera pod {address} ({error})</translation>
    </message>
    <message>
        <source>the core of a worker is compiled, unlike here</source>
        <translation>rdzeń procesu roboczego jest skompilowany, a tutejszy nie</translation>
    </message>
    <message>
        <source>the core of a worker is not compiled, unlike here</source>
        <translation>rdzeń procesu roboczego nie jest skompilowany, a tutejszy jest</translation>
    </message>
    <message>
        <source>start it again, and then the same command, which goes on where it was</source>
        <translation>uruchom go ponownie, a potem to samo polecenie, które zacznie tam, gdzie skończyło</translation>
    </message>
    <message>
        <source>install the program with it: pip install &quot;sequence-desktop[lab-cluster]&quot;</source>
        <translation>zainstaluj program razem z nim: pip install &quot;sequence-desktop[lab-cluster]&quot;</translation>
    </message>
    <message>
        <source>start one with `dask scheduler`, and give the address that it tells</source>
        <translation>uruchom go poleceniem `dask scheduler` i podaj adres, który wypisze</translation>
    </message>
    <message>
        <source>moves and movers differ in number</source>
        <translation>liczba ruchów i liczba grających się nie zgadzają</translation>
    </message>
    <message>
        <source>this is not the result of a game ({error})</source>
        <translation>to nie jest wynik gry ({error})</translation>
    </message>
    <message>
        <source>its {key} cannot be those of a game of the plan</source>
        <translation>jej {key} nie może pochodzić z gry tego planu</translation>
    </message>
    <message>
        <source>use {levels}; or tell of it in &quot;guests&quot;</source>
        <translation>użyj: {levels}; albo opisz go w &quot;guests&quot;</translation>
    </message>
    <message>
        <source>use an object such as {example}</source>
        <translation>użyj obiektu, na przykład {example}</translation>
    </message>
    <message>
        <source>use {levels}; or one of {names}</source>
        <translation>użyj: {levels}; albo jednego z: {names}</translation>
    </message>
    <message>
        <source>there is no player {name}</source>
        <translation>nie ma gracza {name}</translation>
    </message>
    <message>
        <source>use a number from {low} to {high}</source>
        <translation>użyj liczby od {low} do {high}</translation>
    </message>
    <message>
        <source>{value} does not fit</source>
        <translation>{value} nie pasuje</translation>
    </message>
    <message>
        <source>a plan is a JSON object</source>
        <translation>plan ma być obiektem JSON</translation>
    </message>
    <message>
        <source>this is not a plan</source>
        <translation>to nie jest plan</translation>
    </message>
    <message>
        <source>this program reads plans of version {version}, not {other}</source>
        <translation>ten program czyta plany w wersji {version}, a nie {other}</translation>
    </message>
    <message>
        <source>{name} plays nowhere</source>
        <translation>{name} nigdzie nie gra</translation>
    </message>
    <message>
        <source>a plan has a list of 1 to {most} entries</source>
        <translation>plan ma mieć listę od 1 do {most} serii</translation>
    </message>
    <message>
        <source>these are more than {count} games</source>
        <translation>to więcej niż {count} gier</translation>
    </message>
    <message>
        <source>the same player sits on every seat, so every deal would be the same game again</source>
        <translation>na każdym miejscu siedzi ten sam gracz, więc każde rozdanie byłoby znów tą samą grą</translation>
    </message>
    <message>
        <source>it names games and deals</source>
        <translation>podano i games, i deals</translation>
    </message>
    <message>
        <source>use a player&apos;s name, or a list of names</source>
        <translation>użyj nazwy gracza albo listy nazw</translation>
    </message>
    <message>
        <source>{count} names for {seats} seats</source>
        <translation>liczba nazw: {count}, a miejsc: {seats}</translation>
    </message>
    <message>
        <source>use a list: the program, then its arguments</source>
        <translation>użyj listy: program, a po nim jego argumenty</translation>
    </message>
    <message>
        <source>begin with {</source>
        <translation>zacznij od {</translation>
    </message>
    <message>
        <source>write &quot;format&quot;: &quot;{format}&quot;</source>
        <translation>napisz &quot;format&quot;: &quot;{format}&quot;</translation>
    </message>
    <message>
        <source>use a newer program, or write the plan anew</source>
        <translation>użyj nowszego programu albo napisz plan od nowa</translation>
    </message>
    <message>
        <source>seat it, or take it out</source>
        <translation>posadź go albo usuń</translation>
    </message>
    <message>
        <source>write &quot;entries&quot;: [{...}, {...}]</source>
        <translation>napisz &quot;entries&quot;: [{...}, {...}]</translation>
    </message>
    <message>
        <source>an entry is a JSON object</source>
        <translation>seria ma być obiektem JSON</translation>
    </message>
    <message>
        <source>two entries are called {name}</source>
        <translation>dwie serie nazywają się {name}</translation>
    </message>
    <message>
        <source>ask for fewer</source>
        <translation>zamów mniej</translation>
    </message>
    <message>
        <source>write false, or seat different players</source>
        <translation>napisz false albo posadź różnych graczy</translation>
    </message>
    <message>
        <source>take one of the two out</source>
        <translation>usuń jedno z dwojga</translation>
    </message>
    <message>
        <source>name one for each seat, one for each side, or one for all</source>
        <translation>podaj po jednej na miejsce, po jednej na stronę albo jedną dla wszystkich</translation>
    </message>
    <message>
        <source>{name} is the name of a player of the program</source>
        <translation>{name} to nazwa gracza z programu</translation>
    </message>
    <message>
        <source>use a list of texts</source>
        <translation>użyj listy tekstów</translation>
    </message>
    <message>
        <source>&quot;low&quot; is to be smaller than &quot;high&quot;, and none below 0 where both ways are asked</source>
        <translation>&quot;low&quot; ma być mniejsze niż &quot;high&quot;, a żadne poniżej 0, gdy bada się oba kierunki</translation>
    </message>
    <message>
        <source>&quot;low&quot; is to be smaller than &quot;high&quot;</source>
        <translation>&quot;low&quot; ma być mniejsze niż &quot;high&quot;</translation>
    </message>
    <message>
        <source>change one of them</source>
        <translation>zmień jedno z nich</translation>
    </message>
    <message>
        <source>strength is tested between two sides of one entry, on the same deals</source>
        <translation>siłę bada się między dwiema stronami jednej serii, przy tych samych rozdaniach</translation>
    </message>
    <message>
        <source>{measure} is compared between two entries with as many deals</source>
        <translation>{measure} porównuje się między dwiema seriami o tej samej liczbie rozdań</translation>
    </message>
    <message>
        <source>begin it with {</source>
        <translation>zacznij ją od {</translation>
    </message>
    <message>
        <source>give each a name of its own</source>
        <translation>nadaj każdej własną nazwę</translation>
    </message>
    <message>
        <source>name one entry with two sides, different players and &quot;paired&quot;: true</source>
        <translation>podaj jedną serię z dwiema stronami, różnymi graczami i &quot;paired&quot;: true</translation>
    </message>
    <message>
        <source>name two entries, with the same number of games and of sides</source>
        <translation>podaj dwie serie o tej samej liczbie gier i stron</translation>
    </message>
    <message>
        <source>close other programs and try again, or let fewer games be played at once</source>
        <translation>zamknij inne programy i spróbuj ponownie albo graj mniej gier naraz</translation>
    </message>
    <message>
        <source>a process that played games ended unexpectedly</source>
        <translation>proces rozgrywający gry nieoczekiwanie się zakończył</translation>
    </message>
    <message>
        <source>there are no processes to play games: {error}</source>
        <translation>nie ma procesów do rozgrywania gier: {error}</translation>
    </message>
    <message>
        <source>the plan has no game {number}</source>
        <translation>plan nie ma gry {number}</translation>
    </message>
    <message>
        <source>game {number} stands there twice</source>
        <translation>gra {number} występuje tam dwa razy</translation>
    </message>
    <message>
        <source>this is no summary of this program</source>
        <translation>to nie jest podsumowanie tego programu</translation>
    </message>
    <message>
        <source>a number of games is missing</source>
        <translation>brakuje liczby gier</translation>
    </message>
    <message>
        <source>this is no summary ({error})</source>
        <translation>to nie jest podsumowanie ({error})</translation>
    </message>
    <message>
        <source>no package here offers a computer player {name}</source>
        <translation>żaden pakiet nie oferuje tu gracza komputerowego {name}</translation>
    </message>
    <message>
        <source>install one with an entry point of this name in &quot;{group}&quot;</source>
        <translation>zainstaluj taki z punktem wejścia o tej nazwie w &quot;{group}&quot;</translation>
    </message>
    <message>
        <source>the computer player {name} ({origin}) cannot be made: {error}</source>
        <translation>nie można utworzyć gracza komputerowego {name} ({origin}): {error}</translation>
    </message>
    <message>
        <source>tell its authors</source>
        <translation>powiedz o tym jego autorom</translation>
    </message>
    <message>
        <source>{positions} positions do not belong to {moves} moves</source>
        <translation>liczba pozycji {positions} nie pasuje do liczby ruchów {moves}</translation>
    </message>
    <message>
        <source>this is not the record of a game ({error})</source>
        <translation>to nie jest zapis gry ({error})</translation>
    </message>
    <message>
        <source>{levels}, {random}, or {standard} ({usual}); with {mark} and a temperament behind it ({styles}), if wanted</source>
        <translation>{levels}, {random} lub {standard} ({usual}), na życzenie z {mark} i temperamentem na końcu ({styles})</translation>
    </message>
    <message>
        <source>there is no computer player {level}</source>
        <translation>nie ma gracza komputerowego {level}</translation>
    </message>
    <message>
        <source>use {levels}</source>
        <translation>użyj: {levels}</translation>
    </message>
    <message>
        <source>{count} copies of the program are running</source>
        <translation>liczba uruchomionych kopii programu: {count}</translation>
    </message>
    <message>
        <source>the game in progress is gone</source>
        <translation>bieżąca gra zniknęła</translation>
    </message>
    <message>
        <source>close one of them</source>
        <translation>zamknij jedną z nich</translation>
    </message>
    <message>
        <source>there is no board {name}</source>
        <translation>nie ma planszy {name}</translation>
    </message>
    <message>
        <source>the board {name} comes with the program</source>
        <translation>plansza {name} jest dołączona do programu</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>dysk jest pełny</translation>
    </message>
    <message>
        <source>free some space or choose another place</source>
        <translation>zwolnij trochę miejsca albo wybierz inne miejsce</translation>
    </message>
    <message>
        <source>the system does not allow it</source>
        <translation>system na to nie pozwala</translation>
    </message>
    <message>
        <source>check the permissions or choose another place</source>
        <translation>sprawdź uprawnienia albo wybierz inne miejsce</translation>
    </message>
    <message>
        <source>another program is using the file</source>
        <translation>pliku używa inny program</translation>
    </message>
    <message>
        <source>close it there and try again</source>
        <translation>zamknij go tam i spróbuj ponownie</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>otwartych jest za dużo plików</translation>
    </message>
    <message>
        <source>close some programs and try again</source>
        <translation>zamknij kilka programów i spróbuj ponownie</translation>
    </message>
    <message>
        <source>the disk does not answer</source>
        <translation>dysk nie odpowiada</translation>
    </message>
    <message>
        <source>see whether it is still there, or choose another one</source>
        <translation>sprawdź, czy nadal tam jest, albo wybierz inny</translation>
    </message>
    <message>
        <source>the file grew larger than the system allows</source>
        <translation>plik stał się większy, niż pozwala system</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>dysk jest tylko do odczytu</translation>
    </message>
    <message>
        <source>the disk has a fault</source>
        <translation>dysk ma usterkę</translation>
    </message>
    <message>
        <source>choose another disk</source>
        <translation>wybierz inny dysk</translation>
    </message>
    <message>
        <source>the disk does not take this, perhaps because of the name</source>
        <translation>dysk tego nie przyjmuje, może z powodu nazwy</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>to jest folder</translation>
    </message>
    <message>
        <source>give a file&apos;s name</source>
        <translation>podaj nazwę pliku</translation>
    </message>
    <message>
        <source>a part of the path is a file, not a folder</source>
        <translation>część ścieżki to plik, a nie folder</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>nazwa jest za długa</translation>
    </message>
    <message>
        <source>choose a shorter one</source>
        <translation>wybierz krótszą</translation>
    </message>
    <message>
        <source>the links lead in a circle</source>
        <translation>dowiązania prowadzą w kółko</translation>
    </message>
    <message>
        <source>cannot be read: {why}</source>
        <translation>nie można odczytać: {why}</translation>
    </message>
    <message>
        <source>cannot be made: {why}</source>
        <translation>nie można utworzyć: {why}</translation>
    </message>
    <message>
        <source>cannot be opened: {why}</source>
        <translation>nie można otworzyć: {why}</translation>
    </message>
    <message>
        <source>cannot be written to: {why}</source>
        <translation>nie można w nim pisać: {why}</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>nie ma takiego pliku</translation>
    </message>
    <message>
        <source>check the name</source>
        <translation>sprawdź nazwę</translation>
    </message>
    <message>
        <source>there are {count} damaged files of this name</source>
        <translation>jest {count} uszkodzonych plików o tej nazwie</translation>
    </message>
    <message>
        <source>cannot be saved: it is larger than {size} MB and could not be read</source>
        <translation>nie można zapisać: przekracza {size} MB i nie dałoby się tego odczytać</translation>
    </message>
    <message>
        <source>remove those that you do not need</source>
        <translation>usuń te, których nie potrzebujesz</translation>
    </message>
    <message>
        <source>cannot be read: it is larger than {size} MB</source>
        <translation>nie można odczytać: przekracza {size} MB</translation>
    </message>
    <message>
        <source>cannot be saved: the file is read-only</source>
        <translation>nie można zapisać: plik jest tylko do odczytu</translation>
    </message>
    <message>
        <source>cannot be saved: it holds a character that is no character</source>
        <translation>nie można zapisać: jest tam uszkodzony znak</translation>
    </message>
    <message>
        <source>make it smaller</source>
        <translation>zmniejsz go</translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation>to nie jest tekst UTF-8</translation>
    </message>
    <message>
        <source>this is no file name: {error}</source>
        <translation>to nie jest nazwa pliku: {error}</translation>
    </message>
    <message>
        <source>no file of this program is that large; give another one</source>
        <translation>żaden plik tego programu nie jest tak duży; podaj inny</translation>
    </message>
    <message>
        <source>there is a file where a folder is needed</source>
        <translation>w miejscu potrzebnego folderu jest plik</translation>
    </message>
    <message>
        <source>cannot be saved: this is a folder</source>
        <translation>nie można zapisać: to jest folder</translation>
    </message>
    <message>
        <source>cannot be saved: this is not an ordinary file</source>
        <translation>nie można zapisać: to nie jest zwykły plik</translation>
    </message>
    <message>
        <source>choose another name or allow writing to it</source>
        <translation>wybierz inną nazwę albo zezwól na zapis</translation>
    </message>
    <message>
        <source>cannot be saved: the disk gave back something else than was written</source>
        <translation>nie można zapisać: dysk oddał co innego, niż zapisano</translation>
    </message>
    <message>
        <source>type the name or note again</source>
        <translation>wpisz nazwę lub notatkę ponownie</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>linia {number}</translation>
    </message>
    <message>
        <source>save it as UTF-8 in your editor</source>
        <translation>zapisz go w edytorze jako UTF-8</translation>
    </message>
    <message>
        <source>move it away</source>
        <translation>przenieś go gdzie indziej</translation>
    </message>
    <message>
        <source>cannot be read: this is a folder</source>
        <translation>nie można odczytać: to jest folder</translation>
    </message>
    <message>
        <source>cannot be read: this is not an ordinary file</source>
        <translation>nie można odczytać: to nie jest zwykły plik</translation>
    </message>
    <message>
        <source>who plays which seat is missing</source>
        <translation>brakuje informacji, kto gra na którym miejscu</translation>
    </message>
    <message>
        <source>this is not a list of seats</source>
        <translation>to nie jest lista miejsc</translation>
    </message>
    <message>
        <source>this is not a list of up to {most} bookmarks</source>
        <translation>to nie jest lista zakładek, najwyżej {most}</translation>
    </message>
    <message>
        <source>the moves taken back are left out</source>
        <translation>cofnięte ruchy pominięto</translation>
    </message>
    <message>
        <source>a seat&apos;s kind is missing</source>
        <translation>brakuje rodzaju miejsca</translation>
    </message>
    <message>
        <source>seats, number {number}</source>
        <translation>seats, numer {number}</translation>
    </message>
    <message>
        <source>marks, number {number}</source>
        <translation>marks, numer {number}</translation>
    </message>
    <message>
        <source>the match begins anew with this deal</source>
        <translation>mecz zaczyna się od nowa od tego rozdania</translation>
    </message>
    <message>
        <source>the game counts for no rating</source>
        <translation>gra nie jest rankingowa</translation>
    </message>
    <message>
        <source>it counts as a game of its own</source>
        <translation>liczy się jako osobna gra</translation>
    </message>
    <message>
        <source>the name is left out</source>
        <translation>nazwę pominięto</translation>
    </message>
    <message>
        <source>the usual level is used</source>
        <translation>użyto zwykłego poziomu</translation>
    </message>
    <message>
        <source>a free colour is used</source>
        <translation>użyto wolnego koloru</translation>
    </message>
    <message>
        <source>the bookmarks are left out</source>
        <translation>zakładki pominięto</translation>
    </message>
    <message>
        <source>this is not a saved game</source>
        <translation>to nie jest zapisana gra</translation>
    </message>
    <message>
        <source>the game itself is missing</source>
        <translation>brakuje samej gry</translation>
    </message>
    <message>
        <source>there are {count} seats for {players} players</source>
        <translation>liczba miejsc: {count}, a graczy: {players}</translation>
    </message>
    <message>
        <source>this is left out</source>
        <translation>to pominięto</translation>
    </message>
    <message>
        <source>the version of the format is missing</source>
        <translation>brakuje wersji formatu</translation>
    </message>
    <message>
        <source>a later version of the program saved it ({version})</source>
        <translation>zapisała to późniejsza wersja programu ({version})</translation>
    </message>
    <message>
        <source>a seat is a JSON object</source>
        <translation>miejsce ma być obiektem JSON</translation>
    </message>
    <message>
        <source>a seat&apos;s kind is human or computer</source>
        <translation>rodzaj miejsca to human lub computer</translation>
    </message>
    <message>
        <source>a seat&apos;s colour is a small number</source>
        <translation>kolor miejsca ma być małą liczbą</translation>
    </message>
    <message>
        <source>this bookmark is left out</source>
        <translation>tę zakładkę pominięto</translation>
    </message>
    <message>
        <source>a mark is a JSON object</source>
        <translation>zakładka ma być obiektem JSON</translation>
    </message>
    <message>
        <source>a mark&apos;s ply is a number of moves</source>
        <translation>ply zakładki ma być liczbą ruchów</translation>
    </message>
    <message>
        <source>this is neither true nor false</source>
        <translation>to nie jest ani true, ani false</translation>
    </message>
    <message>
        <source>a match is a JSON object</source>
        <translation>mecz ma być obiektem JSON</translation>
    </message>
    <message>
        <source>a match has points for each of {sides} sides</source>
        <translation>mecz ma mieć punkty dla każdej strony (stron: {sides})</translation>
    </message>
    <message>
        <source>this is not a whole number from 0 to {last}</source>
        <translation>to nie jest liczba całkowita od 0 do {last}</translation>
    </message>
    <message>
        <source>open another file</source>
        <translation>otwórz inny plik</translation>
    </message>
    <message>
        <source>get that version; this is {version}</source>
        <translation>pobierz tę wersję; ta tutaj to {version}</translation>
    </message>
    <message>
        <source>make it less</source>
        <translation>zmniejsz to</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>nie podano</translation>
    </message>
    <message>
        <source>this is not a JSON object</source>
        <translation>to nie jest obiekt JSON</translation>
    </message>
    <message>
        <source>there is another file of this name</source>
        <translation>jest już inny plik o tej nazwie</translation>
    </message>
    <message>
        <source>another program is writing to it</source>
        <translation>pisze w nim inny program</translation>
    </message>
    <message>
        <source>let it finish</source>
        <translation>poczekaj, aż skończy</translation>
    </message>
    <message>
        <source>{value} is not a number</source>
        <translation>{value} to nie liczba</translation>
    </message>
    <message>
        <source>brackets are nested deeper than {most}</source>
        <translation>nawiasy są zagnieżdżone głębiej niż {most}</translation>
    </message>
    <message>
        <source>this is not JSON: {error}</source>
        <translation>to nie jest JSON: {error}</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>brakuje wartości</translation>
    </message>
    <message>
        <source>a name in double quotation marks is missing</source>
        <translation>brakuje nazwy w cudzysłowie</translation>
    </message>
    <message>
        <source>a colon is missing</source>
        <translation>brakuje dwukropka</translation>
    </message>
    <message>
        <source>a comma is missing</source>
        <translation>brakuje przecinka</translation>
    </message>
    <message>
        <source>there is a comma too many</source>
        <translation>jest o jeden przecinek za dużo</translation>
    </message>
    <message>
        <source>a text has no quotation mark at its end</source>
        <translation>tekst nie ma cudzysłowu na końcu</translation>
    </message>
    <message>
        <source>a text goes over the end of its line</source>
        <translation>tekst wychodzi poza koniec swojej linii</translation>
    </message>
    <message>
        <source>a backslash stands before a sign that takes none</source>
        <translation>ukośnik wsteczny stoi przed znakiem, który go nie przyjmuje</translation>
    </message>
    <message>
        <source>something stands behind the end</source>
        <translation>coś stoi za końcem</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>to nie jest JSON</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <translation>nic w nim nie ma</translation>
    </message>
    <message>
        <source>the key {key} stands twice</source>
        <translation>klucz {key} występuje dwa razy</translation>
    </message>
    <message>
        <source>write a number</source>
        <translation>napisz liczbę</translation>
    </message>
    <message>
        <source>the number {number}… has more than {most} digits</source>
        <translation>liczba {number}… ma więcej cyfr niż {most}</translation>
    </message>
    <message>
        <source>the number {number} is too large</source>
        <translation>liczba {number} jest za duża</translation>
    </message>
    <message>
        <source>no file of ours needs that</source>
        <translation>żaden nasz plik tego nie potrzebuje</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>linia {line}, kolumna {column}</translation>
    </message>
    <message>
        <source>look for a comma, quotation mark or bracket missing or too many there</source>
        <translation>poszukaj tam brakującego lub zbędnego przecinka, cudzysłowu albo nawiasu</translation>
    </message>
    <message>
        <source>remove one of them</source>
        <translation>usuń jeden z nich</translation>
    </message>
    <message>
        <source>write a smaller one</source>
        <translation>napisz mniejszą</translation>
    </message>
    <message>
        <source>the text {text} holds half a character</source>
        <translation>tekst {text} zawiera połowę znaku</translation>
    </message>
    <message>
        <source>type it again</source>
        <translation>wpisz go ponownie</translation>
    </message>
    <message>
        <source>known: {names}</source>
        <translation>znane: {names}</translation>
    </message>
    <message>
        <source>give your file another name</source>
        <translation>nadaj swojemu plikowi inną nazwę</translation>
    </message>
    <message>
        <source>the record of a game is too long</source>
        <translation>zapis gry jest za długi</translation>
    </message>
    <message>
        <source>a record is a JSON object</source>
        <translation>zapis ma być obiektem JSON</translation>
    </message>
    <message>
        <source>a seat is played by a human or a computer</source>
        <translation>na miejscu gra human albo computer</translation>
    </message>
    <message>
        <source>this is not a short text</source>
        <translation>to nie jest krótki tekst</translation>
    </message>
    <message>
        <source>this is not a whole number</source>
        <translation>to nie jest liczba całkowita</translation>
    </message>
    <message>
        <source>seats, sides and winner do not go together</source>
        <translation>miejsca, strony i zwycięzca nie pasują do siebie</translation>
    </message>
    <message>
        <source>something is missing or of another kind: {error}</source>
        <translation>czegoś brakuje albo jest innego rodzaju: {error}</translation>
    </message>
    <message>
        <source>there is no set of rules {name}</source>
        <translation>nie ma zasad {name}</translation>
    </message>
    <message>
        <source>the set of rules {name} comes with the program</source>
        <translation>zasady {name} są dołączone do programu</translation>
    </message>
    <message>
        <source>the id {id} is not the file&apos;s name</source>
        <translation>id {id} nie zgadza się z nazwą pliku</translation>
    </message>
    <message>
        <source>change one of them, or leave the id out</source>
        <translation>zmień jedno z nich albo pomiń id</translation>
    </message>
    <message>
        <source>no rules are for boards of the deck {deck}</source>
        <translation>żadne zasady nie są dla plansz z talią {deck}</translation>
    </message>
    <message>
        <source>nobody can play: no number of players is named</source>
        <translation>nikt nie może grać: nie podano żadnej liczby graczy</translation>
    </message>
    <message>
        <source>name some</source>
        <translation>podaj jakieś</translation>
    </message>
    <message>
        <source>add players and sides, such as {&quot;2&quot;: [2]}</source>
        <translation>dodaj graczy i strony, na przykład {&quot;2&quot;: [2]}</translation>
    </message>
    <message>
        <source>{players} players have no number of sides</source>
        <translation>dla {players} graczy nie podano liczby stron</translation>
    </message>
    <message>
        <source>name a divisor of it from 2 to 4, or take it out</source>
        <translation>podaj jej dzielnik od 2 do 4 albo ją usuń</translation>
    </message>
    <message>
        <source>settings are a JSON object</source>
        <translation>ustawienia mają być obiektem JSON</translation>
    </message>
    <message>
        <source>remove the file</source>
        <translation>usuń ten plik</translation>
    </message>
    <message>
        <source>those from the time before are used</source>
        <translation>używane są wcześniejsze</translation>
    </message>
    <message>
        <source>the default is used</source>
        <translation>używana jest wartość domyślna</translation>
    </message>
    <message>
        <source>the defaults are used</source>
        <translation>używane są wartości domyślne</translation>
    </message>
    <message>
        <source>the board is missing</source>
        <translation>brakuje planszy</translation>
    </message>
    <message>
        <source>there is no example {name}</source>
        <translation>nie ma przykładu {name}</translation>
    </message>
    <message>
        <source>no package here offers this player</source>
        <translation>żaden pakiet nie oferuje tu tego gracza</translation>
    </message>
    <message>
        <source>there is no program {command}</source>
        <translation>nie ma programu {command}</translation>
    </message>
    <message>
        <source>install it, or name the program that plays as its command</source>
        <translation>zainstaluj go albo podaj jako polecenie program, który gra</translation>
    </message>
    <message>
        <source>check its name and whether it may be executed</source>
        <translation>sprawdź jego nazwę i czy można go uruchomić</translation>
    </message>
    <message>
        <source>run the plan again: it goes on without this and keeps a copy</source>
        <translation>uruchom plan ponownie: potoczy się bez tego i zachowa kopię</translation>
    </message>
    <message>
        <source>choose another file for the results, or delete this one to begin anew</source>
        <translation>wybierz inny plik wyników albo usuń ten, aby zacząć od nowa</translation>
    </message>
    <message>
        <source>damaged lines left out: {count}; the damaged file is kept: {file}</source>
        <translation>pominięte uszkodzone linie: {count}; uszkodzony plik zachowano: {file}</translation>
    </message>
    <message>
        <source>these are no results</source>
        <translation>to nie są wyniki</translation>
    </message>
    <message>
        <source>these results are of version {version}</source>
        <translation>te wyniki są w wersji {version}</translation>
    </message>
    <message>
        <source>these results were begun by another program ({old}), which may play other games than this one ({new})</source>
        <translation>te wyniki zaczął inny program ({old}), który może grać inne gry niż ten ({new})</translation>
    </message>
    <message>
        <source>these are the results of another plan, which differs in {place}</source>
        <translation>to wyniki innego planu, który różni się w {place}</translation>
    </message>
    <message>
        <source>{number} is no number of a game</source>
        <translation>{number} to nie numer gry</translation>
    </message>
    <message>
        <source>give a file of `lab run`</source>
        <translation>podaj plik z `lab run`</translation>
    </message>
    <message>
        <source>use a newer program</source>
        <translation>użyj nowszego programu</translation>
    </message>
    <message>
        <source>{players} players need {needed} cards of {cards}</source>
        <translation>dla {players} graczy potrzeba kart: {needed}, a jest ich {cards}</translation>
    </message>
    <message>
        <source>no cards are dealt</source>
        <translation>nie rozdaje się kart</translation>
    </message>
    <message>
        <source>a board of {count} columns cannot be made</source>
        <translation>nie da się zrobić planszy o liczbie kolumn {count}</translation>
    </message>
    <message>
        <source>a board of {count} rows cannot be made</source>
        <translation>nie da się zrobić planszy o liczbie wierszy {count}</translation>
    </message>
    <message>
        <source>{count} cells do not make {width} by {height}</source>
        <translation>pola w liczbie {count} nie tworzą planszy {width} na {height}</translation>
    </message>
    <message>
        <source>cells are still empty: {cells}</source>
        <translation>pola jeszcze puste: {cells}</translation>
    </message>
    <message>
        <source>use {least} to {most} columns</source>
        <translation>użyj od {least} do {most} kolumn</translation>
    </message>
    <message>
        <source>put cards there, or {free} (free)</source>
        <translation>połóż tam karty albo {free} (wolne)</translation>
    </message>
    <message>
        <source>a free deck has no cards of its own to be laid</source>
        <translation>talia „Cokolwiek” nie ma własnych kart do wyłożenia</translation>
    </message>
    <message>
        <source>one pack without jacks fill {needed} cells, and {width} by {height} has {size}</source>
        <translation>jedna talia bez waletów zajmuje pól: {needed}, a {width} na {height} ma ich {size}</translation>
    </message>
    <message>
        <source>two packs without jacks fill {needed} cells, and {width} by {height} has {size}</source>
        <translation>dwie talie bez waletów zajmują pól: {needed}, a {width} na {height} ma ich {size}</translation>
    </message>
    <message>
        <source>choose another deck for the pattern and change it afterwards</source>
        <translation>wybierz do wzoru inną talię, a potem ją zmień</translation>
    </message>
    <message>
        <source>choose a larger board or a smaller deck</source>
        <translation>wybierz większą planszę albo mniejszą talię</translation>
    </message>
    <message>
        <source>choose a smaller board or a larger deck</source>
        <translation>wybierz mniejszą planszę albo większą talię</translation>
    </message>
    <message>
        <source>a board of {width} by {height} has no four equal sides</source>
        <translation>plansza {width} na {height} nie ma czterech równych boków</translation>
    </message>
    <message>
        <source>{count} cells left over do not lie symmetrically</source>
        <translation>pozostałe pola ({count}) nie leżą symetrycznie</translation>
    </message>
    <message>
        <source>the {count} cells that have no partner cannot be filled symmetrically</source>
        <translation>pól bez pary ({count}) nie da się wypełnić symetrycznie</translation>
    </message>
    <message>
        <source>the middle cell belongs to no part</source>
        <translation>środkowe pole nie należy do żadnej części</translation>
    </message>
    <message>
        <source>the parts have {cells} cells left for {cards} cards</source>
        <translation>w częściach zostaje pól: {cells}, a kart jest {cards}</translation>
    </message>
    <message>
        <source>a board of {width} by {height} has no four equal quarters</source>
        <translation>plansza {width} na {height} nie ma czterech równych ćwiartek</translation>
    </message>
    <message>
        <source>only two packs have twins</source>
        <translation>bliźniaczki są tylko w dwóch taliach</translation>
    </message>
    <message>
        <source>the totals of {count} cells cannot be parted among four quarters</source>
        <translation>sum z {count} pól nie da się podzielić na cztery ćwiartki</translation>
    </message>
    <message>
        <source>choose a square of even size, or quarters</source>
        <translation>wybierz kwadrat o parzystym boku albo ćwiartki</translation>
    </message>
    <message>
        <source>{cells} squares of one colour are left for {cards} cards</source>
        <translation>pól jednej barwy zostaje {cells}, a kart jest {cards}</translation>
    </message>
    <message>
        <source>choose another size or symmetry</source>
        <translation>wybierz inny rozmiar lub inną symetrię</translation>
    </message>
    <message>
        <source>choose even sizes, or another symmetry</source>
        <translation>wybierz parzyste rozmiary lub inną symetrię</translation>
    </message>
    <message>
        <source>choose even sizes, or one pack on 7 by 7</source>
        <translation>wybierz parzyste rozmiary albo jedną talię przy 7 na 7</translation>
    </message>
    <message>
        <source>choose another size, such as 10 by 10 for two packs</source>
        <translation>wybierz inny rozmiar, na przykład 10 na 10 dla dwóch talii</translation>
    </message>
    <message>
        <source>choose even sizes or an odd square</source>
        <translation>wybierz parzyste rozmiary albo nieparzysty kwadrat</translation>
    </message>
    <message>
        <source>choose another symmetry</source>
        <translation>wybierz inną symetrię</translation>
    </message>
    <message>
        <source>choose 6 by 6 or 12 by 12</source>
        <translation>wybierz 6 na 6 lub 12 na 12</translation>
    </message>
    <message>
        <source>choose another size, such as 10 by 10</source>
        <translation>wybierz inny rozmiar, na przykład 10 na 10</translation>
    </message>
    <message>
        <source>there are not as many {card} as this symmetry needs</source>
        <translation>za mało kart {card} na tę symetrię</translation>
    </message>
    <message>
        <source>there is no board in this text</source>
        <translation>w tym tekście nie ma planszy</translation>
    </message>
    <message>
        <source>the text is far too long for a board</source>
        <translation>ten tekst jest o wiele za długi jak na planszę</translation>
    </message>
    <message>
        <source>copy lines of cards like: XX 2S 10♥ Qd</source>
        <translation>skopiuj wiersze kart, na przykład: XX 2S 10♥ Qd</translation>
    </message>
    <message>
        <source>copy the board alone</source>
        <translation>skopiuj samą planszę</translation>
    </message>
    <message>
        <source>there is no pattern {name}</source>
        <translation>nie ma wzoru {name}</translation>
    </message>
    <message>
        <source>the pattern {pattern} is not for the deck {deck}</source>
        <translation>wzór {pattern} nie jest dla talii {deck}</translation>
    </message>
    <message>
        <source>the pattern {pattern} has no parameter {parameter}</source>
        <translation>wzór {pattern} nie ma parametru {parameter}</translation>
    </message>
    <message>
        <source>{choice} is no choice for {parameter}</source>
        <translation>{choice}: parametr {parameter} nie ma takiego wyboru</translation>
    </message>
    <message>
        <source>this is no rule case ({error})</source>
        <translation>to nie jest przypadek zasad ({error})</translation>
    </message>
    <message>
        <source>a seat stands twice</source>
        <translation>to samo miejsce podano dwa razy</translation>
    </message>
    <message>
        <source>there are {count} numbers for {wanted}</source>
        <translation>liczb jest {count}, a ma być {wanted}</translation>
    </message>
    <message>
        <source>a quarter turn needs a square, and {width} by {height} is none</source>
        <translation>ćwierć obrotu wymaga kwadratu, a {width} na {height} nim nie jest</translation>
    </message>
    <message>
        <source>a number stands once, so there are no four that belong together</source>
        <translation>każda liczba jest tylko raz, więc nie ma czterech, które należą do siebie</translation>
    </message>
</context>
<context>
    <name>Filing</name>
    <message>
        <source>New board</source>
        <translation>Nowa plansza</translation>
    </message>
    <message>
        <source>Open a board</source>
        <translation>Otwórz planszę</translation>
    </message>
    <message>
        <source>This board cannot be opened.</source>
        <translation>Tej planszy nie można otworzyć.</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>Otwarcie: {name}</translation>
    </message>
    <message>
        <source>Read {name}</source>
        <translation>Odczyt: {name}</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (kopia)</translation>
    </message>
    <message>
        <source>Copy of {name}</source>
        <translation>Kopia: {name}</translation>
    </message>
    <message>
        <source>Paste a board</source>
        <translation>Wklejenie planszy</translation>
    </message>
    <message>
        <source>Save the board</source>
        <translation>Zapisz planszę</translation>
    </message>
    <message>
        <source>A board that comes with the program has this name.</source>
        <translation>Plansza dołączona do programu ma tę nazwę.</translation>
    </message>
    <message>
        <source>Give your board another one.</source>
        <translation>Nadaj swojej inną.</translation>
    </message>
    <message>
        <source>Boards are saved in files that end in {endings}.</source>
        <translation>Plansze zapisuje się w plikach o końcówce {endings}.</translation>
    </message>
    <message>
        <source>To write the cells as text, export a copy.</source>
        <translation>Aby zapisać pola jako tekst, wyeksportuj kopię.</translation>
    </message>
    <message>
        <source>The board was not saved.</source>
        <translation>Plansza nie została zapisana.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Zapisano: {file}</translation>
    </message>
    <message>
        <source>Export a copy</source>
        <translation>Eksport kopii</translation>
    </message>
    <message>
        <source>The copy was not written.</source>
        <translation>Kopia nie została zapisana.</translation>
    </message>
    <message>
        <source>Let its name end in {endings}. For PDF, PNG and SVG, choose Print.</source>
        <translation>Niech nazwa kończy się na {endings}. Dla PDF, PNG i SVG wybierz drukowanie.</translation>
    </message>
    <message>
        <source>Rename the board</source>
        <translation>Zmień nazwę planszy</translation>
    </message>
    <message>
        <source>This board is not kept.</source>
        <translation>Ta plansza nie jest zachowywana.</translation>
    </message>
    <message>
        <source>The board’s file is damaged: {why}</source>
        <translation>Plik planszy jest uszkodzony: {why}</translation>
    </message>
    <message>
        <source>The board’s file is gone. Save it to write it again.</source>
        <translation>Plik planszy zniknął. Zapisz, aby utworzyć go ponownie.</translation>
    </message>
    <message>
        <source>Read again from the file</source>
        <translation>Odczytano ponownie z pliku</translation>
    </message>
    <message>
        <source>Another program changed the file: it was read again.</source>
        <translation>Inny program zmienił plik: odczytano go ponownie.</translation>
    </message>
    <message>
        <source>Changed on disk</source>
        <translation>Zmieniono na dysku</translation>
    </message>
    <message>
        <source>Another program has changed “{file}”, and so have you.</source>
        <translation>Inny program zmienił „{file}”, i ty też.</translation>
    </message>
    <message>
        <source>Whichever you take, Undo brings back your board.</source>
        <translation>Cokolwiek wybierzesz, Cofnij przywróci twoją planszę.</translation>
    </message>
    <message>
        <source>Keep &amp;mine</source>
        <translation>Zachowaj &amp;moją</translation>
    </message>
    <message>
        <source>Take the &amp;file</source>
        <translation>Weź &amp;plik</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Plansze</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Wszystkie pliki</translation>
    </message>
</context>
<context>
    <name>FilmDialog</name>
    <message>
        <source>Save the game as an animation</source>
        <translation>Zapisz grę jako animację</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Postęp</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Zapisz…</translation>
    </message>
    <message>
        <source>Name a file, and draw every move into it</source>
        <translation>Nazwij plik i narysuj w nim każdy ruch</translation>
    </message>
    <message>
        <source>Nobody’s cards</source>
        <translation>Niczyje karty</translation>
    </message>
    <message>
        <source>The cards of {name}</source>
        <translation>Karty gracza {name}</translation>
    </message>
    <message>
        <source>One picture for each move; it can be shown by any program for pictures.</source>
        <translation>Jeden obraz na ruch; pokaże go każdy program do obrazów.</translation>
    </message>
    <message>
        <source>The game goes on, so no hand is in the pictures.</source>
        <translation>Gra trwa, więc na obrazach nie ma żadnej ręki.</translation>
    </message>
    <message>
        <source>S&amp;how</source>
        <translation>&amp;Pokaż</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>&amp;Szybkość</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Wielkość</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Mała</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Średnia</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Duża</translation>
    </message>
    <message>
        <source>{size}: {width} × {height} pixels</source>
        <translation>{size}: {width} × {height} pikseli</translation>
    </message>
</context>
<context>
    <name>FindingsList</name>
    <message>
        <source>Checks</source>
        <translation>Sprawdzenia</translation>
    </message>
    <message>
        <source>There is nothing to remark on.</source>
        <translation>Nie ma żadnych uwag.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Błąd</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Uwaga</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Uwaga</translation>
    </message>
    <message>
        <source>{kind}: {text}</source>
        <translation>{kind}: {text}</translation>
    </message>
    <message>
        <source>This position can be played.</source>
        <translation>W tej pozycji można grać.</translation>
    </message>
    <message>
        <source>This position cannot be played yet.</source>
        <translation>W tej pozycji nie można jeszcze grać.</translation>
    </message>
</context>
<context>
    <name>FindingsPanel</name>
    <message>
        <source>Checks</source>
        <translation>Sprawdzenia</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Błąd</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Ostrzeżenie</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Uwaga</translation>
    </message>
    <message>
        <source>{kind}: {text}</source>
        <translation>{kind}: {text}</translation>
    </message>
    <message>
        <source>Click to choose the cells concerned.</source>
        <translation>Kliknij, aby wybrać pola, o które chodzi.</translation>
    </message>
    <message>
        <source>Not to be played on yet: {errors}</source>
        <translation>Jeszcze nie do gry: {errors}</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n błąd</numerusform>
            <numerusform>%n błędy</numerusform>
            <numerusform>%n błędów</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready to play: {games}</source>
        <translation>Gotowa do gry: {games}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) fit</source>
        <translation>
            <numerusform>pasuje %n gra</numerusform>
            <numerusform>pasują %n gry</numerusform>
            <numerusform>pasuje %n gier</numerusform>
        </translation>
    </message>
    <message>
        <source>Does not fit {game}: {why}</source>
        <translation>Nie pasuje do {game}: {why}</translation>
    </message>
    <message>
        <source>Fits {game}, for {players} players</source>
        <translation>Pasuje do {game}, liczba graczy: {players}</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>wiersz {line}</translation>
    </message>
    <message>
        <source>{cell} (line {line})</source>
        <translation>{cell} (wiersz {line})</translation>
    </message>
    <message>
        <source>Pasted, {where}: “{text}” was not understood</source>
        <translation>Wklejone, {where}: „{text}” nie zrozumiano</translation>
    </message>
    <message>
        <source>Pasted, {where}: the row ends before this cell</source>
        <translation>Wklejone, {where}: wiersz kończy się przed tym polem</translation>
    </message>
    <message>
        <source>Pasted, {where}: “{text}” is more than the row can hold</source>
        <translation>Wklejone, {where}: „{text}” nie mieści się w wierszu</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>This is what the step is about</source>
        <translation>O to chodzi w tym kroku</translation>
    </message>
    <message>
        <source>Put a chip</source>
        <translation>Połóż żeton</translation>
    </message>
    <message>
        <source>Every card is on the board twice. Choose one of your cards, and its open cells light up. Then choose one of these cells: your chip lies there.</source>
        <translation>Każda karta jest na planszy dwa razy. Wybierz jedną ze swoich kart, a jej otwarte pola się podświetlą. Potem wybierz jedno z nich: tam położysz żeton.</translation>
    </message>
    <message>
        <source>Well done. For the card that you have played, you get a new one by itself.</source>
        <translation>Dobrze. Za zagraną kartę sama przychodzi nowa.</translation>
    </message>
    <message>
        <source>Take turns</source>
        <translation>Na zmianę</translation>
    </message>
    <message>
        <source>Now the computer moves; a frame marks its move. Then it is your turn: play any card.</source>
        <translation>Teraz rusza się komputer; ramka zaznacza jego ruch. Potem twoja kolej: zagraj dowolną kartę.</translation>
    </message>
    <message>
        <source>So it goes on. Five chips in line are a row, across, down or slanting. Two rows win, and the corners count for everybody.</source>
        <translation>I tak dalej. Pięć żetonów w linii to rząd, poziomo, pionowo lub na ukos. Dwa rzędy wygrywają, a rogi liczą się dla wszystkich.</translation>
    </message>
    <message>
        <source>Stop a row</source>
        <translation>Zatrzymaj rząd</translation>
    </message>
    <message>
        <source>The computer has four chips in line, and one more would make a row. One of your cards goes on the cell beside them. Play it there.</source>
        <translation>Komputer ma cztery żetony w linii, a jeszcze jeden dałby rząd. Jedna z twoich kart pasuje na pole obok. Zagraj ją tam.</translation>
    </message>
    <message>
        <source>Well done. Where your chip lies, that row can no longer be made.</source>
        <translation>Dobrze. Tam, gdzie leży twój żeton, ten rząd już nie powstanie.</translation>
    </message>
    <message>
        <source>One may do that, but then the computer makes its row. Try again, on the marked cell.</source>
        <translation>Tak można, ale wtedy komputer zrobi rząd. Spróbuj jeszcze raz, na zaznaczonym polu.</translation>
    </message>
    <message>
        <source>Two eyes: anywhere</source>
        <translation>Dwoje oczu: wszędzie</translation>
    </message>
    <message>
        <source>The jacks of clubs and diamonds show two eyes. They go on any open cell. Play yours; the best place is beside your three chips.</source>
        <translation>Walety trefl i karo mają dwoje oczu. Idą na każde otwarte pole. Zagraj swojego; najlepiej obok twoich trzech żetonów.</translation>
    </message>
    <message>
        <source>Well done. Such a jack is worth keeping for a cell that you need.</source>
        <translation>Dobrze. Takiego waleta warto zachować na pole, którego potrzebujesz.</translation>
    </message>
    <message>
        <source>That was another card. Try again, with the jack.</source>
        <translation>To była inna karta. Spróbuj jeszcze raz, waletem.</translation>
    </message>
    <message>
        <source>One eye: take a chip away</source>
        <translation>Jedno oko: zabierz żeton</translation>
    </message>
    <message>
        <source>Four in line again, and none of your cards goes there. But the jacks of hearts and spades, with one eye, take an enemy chip off the board. Take one of the four.</source>
        <translation>Znów cztery w linii, a żadna z twoich kart tam nie pasuje. Ale walety kier i pik, z jednym okiem, zabierają z planszy żeton przeciwnika. Zabierz jeden z czterech.</translation>
    </message>
    <message>
        <source>Well done. Only chips of a finished row are safe from such a jack.</source>
        <translation>Dobrze. Tylko żetony gotowego rzędu są bezpieczne przed takim waletem.</translation>
    </message>
    <message>
        <source>One may do that, but then the computer makes its row. Try again: with the jack, take one of the marked chips.</source>
        <translation>Tak można, ale wtedy komputer zrobi rząd. Spróbuj jeszcze raz: waletem zabierz jeden z zaznaczonych żetonów.</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Wygraj</translation>
    </message>
    <message>
        <source>You have one row, and four chips in line. Make your second row, and you win.</source>
        <translation>Masz jeden rząd i cztery żetony w linii. Zrób drugi rząd, a wygrasz.</translation>
    </message>
    <message>
        <source>You have won! Now you know the game. In any game, F1 tells what you can do.</source>
        <translation>Wygrana! Teraz znasz grę. W każdej grze F1 mówi, co możesz zrobić.</translation>
    </message>
    <message>
        <source>One may do that, but you can win at once. Try again, on the marked cell.</source>
        <translation>Tak można, ale możesz od razu wygrać. Spróbuj jeszcze raz, na zaznaczonym polu.</translation>
    </message>
</context>
<context>
    <name>FirstGamePanel</name>
    <message>
        <source>Your first game</source>
        <translation>Twoja pierwsza gra</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Krok {number} z {count}</translation>
    </message>
    <message>
        <source>How far you have come</source>
        <translation>Jak daleko jesteś</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Koniec</translation>
    </message>
    <message>
        <source>Go back to your own game</source>
        <translation>Wróć do swojej gry</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Następny krok</translation>
    </message>
    <message>
        <source>Go on to the next step</source>
        <translation>Przejdź do następnego kroku</translation>
    </message>
    <message>
        <source>&amp;Skip this step</source>
        <translation>&amp;Pomiń ten krok</translation>
    </message>
    <message>
        <source>Go on to the next step without this one</source>
        <translation>Przejdź do następnego kroku bez tego</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Wstecz</translation>
    </message>
    <message>
        <source>Go back to the step before</source>
        <translation>Wróć do poprzedniego kroku</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>W&amp;yjdź</translation>
    </message>
    <message>
        <source>Go back to your own game; Help → Your first game goes on from here</source>
        <translation>Wróć do swojej gry; Pomoc → Twoja pierwsza gra zacznie od tego miejsca</translation>
    </message>
</context>
<context>
    <name>Flows</name>
    <message>
        <source>Open a game</source>
        <translation>Otwórz grę</translation>
    </message>
    <message>
        <source>“{title}” is among your rules now.</source>
        <translation>„{title}” jest teraz wśród twoich zasad.</translation>
    </message>
    <message>
        <source>You find it in the list of a new game.</source>
        <translation>Znajdziesz je na liście nowej gry.</translation>
    </message>
    <message>
        <source>Your last game cannot be opened.</source>
        <translation>Twojej ostatniej gry nie można otworzyć.</translation>
    </message>
    <message>
        <source>This game cannot be opened.</source>
        <translation>Tej gry nie można otworzyć.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Zapisz grę</translation>
    </message>
    <message>
        <source>This game is not kept.</source>
        <translation>Ta gra nie jest zachowywana.</translation>
    </message>
    <message>
        <source>Settings explained</source>
        <translation>Ustawienia z objaśnieniem</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Klawisze i mysz</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>To się nie udało.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Zapisane gry</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Wszystkie pliki</translation>
    </message>
</context>
<context>
    <name>Foot</name>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importuj…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Eksportuj…</translation>
    </message>
    <message>
        <source>How to &amp;play</source>
        <translation>&amp;Jak grać</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Więcej</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Zapisz j&amp;ako…</translation>
    </message>
    <message>
        <source>&amp;Use these rules</source>
        <translation>&amp;Użyj tych zasad</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Let the new game be played by these rules.</source>
        <translation>Zagraj nową grę według tych zasad.</translation>
    </message>
    <message>
        <source>Take in a file of rules that a friend has sent.</source>
        <translation>Przyjmij plik zasad przysłany przez znajomego.</translation>
    </message>
    <message>
        <source>Write these rules to a file, to be sent to a friend.</source>
        <translation>Zapisz te zasady w pliku, aby wysłać je znajomemu.</translation>
    </message>
    <message>
        <source>Read how one plays by these rules.</source>
        <translation>Przeczytaj, jak gra się według tych zasad.</translation>
    </message>
    <message>
        <source>Keep these rules under a name of your own.</source>
        <translation>Zachowaj te zasady pod własną nazwą.</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Boards</source>
        <translation>Plansze</translation>
    </message>
    <message>
        <source>Search: name, author, notes, 10x10</source>
        <translation>Szukaj: nazwa, autor, uwagi, 10x10</translation>
    </message>
    <message>
        <source>Own boards first</source>
        <translation>Najpierw własne</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Według nazwy</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Najpierw najnowsze</translation>
    </message>
    <message>
        <source>By size</source>
        <translation>Według rozmiaru</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Kolejność</translation>
    </message>
    <message>
        <source>No board matches. Try another word.</source>
        <translation>Żadna plansza nie pasuje. Spróbuj innego słowa.</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>P&amp;lansza</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nowa</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edytuj</translation>
    </message>
    <message>
        <source>&amp;Play on it</source>
        <translation>&amp;Zagraj na niej</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Powiel</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>Zmień n&amp;azwę…</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <translation>D&amp;rukuj…</translation>
    </message>
    <message>
        <source>Move to the &amp;trash</source>
        <translation>Przenieś do &amp;kosza</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Pokaż w &amp;folderze</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Niezapisana</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Szkic</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Bez nazwy</translation>
    </message>
    <message>
        <source>{columns} × {rows}</source>
        <translation>{columns} × {rows}</translation>
    </message>
    <message>
        <source>by {author}</source>
        <translation>autor: {author}</translation>
    </message>
    <message>
        <source>comes with the program</source>
        <translation>dołączona do programu</translation>
    </message>
    <message>
        <source>&amp;Edit a copy</source>
        <translation>&amp;Edytuj kopię</translation>
    </message>
    <message>
        <source>{name} (copy)</source>
        <translation>{name} (kopia)</translation>
    </message>
    <message>
        <source>Rename the board</source>
        <translation>Zmień nazwę planszy</translation>
    </message>
    <message>
        <source>Its new name:</source>
        <translation>Jej nowa nazwa:</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Z&amp;mień nazwę</translation>
    </message>
    <message>
        <source>No program shows folders here.</source>
        <translation>Żaden program nie pokazuje tu folderów.</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>To się nie udało.</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>{title} (not saved)</source>
        <translation>{title} (niezapisane)</translation>
    </message>
</context>
<context>
    <name>GameNotes</name>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Zasady…</translation>
    </message>
    <message>
        <source>How &amp;to play</source>
        <translation>&amp;Jak grać</translation>
    </message>
    <message>
        <source>Change this game&apos;s rules for yourself.</source>
        <translation>Zmień zasady tej gry dla siebie.</translation>
    </message>
    <message>
        <source>Read how this game is played.</source>
        <translation>Przeczytaj, jak gra się w tę grę.</translation>
    </message>
    <message>
        <source>Played like {base}.</source>
        <translation>Gra się jak w {base}.</translation>
    </message>
    <message>
        <source>{differences}; and {count} more</source>
        <translation>{differences}; i jeszcze {count}</translation>
    </message>
    <message>
        <source>Unlike {base}: {differences}.</source>
        <translation>Inaczej niż {base}: {differences}.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Club Sequence</source>
        <translation>Klubowe Sequence</translation>
    </message>
    <message>
        <source>Five cards each, however many play, and cards are drawn by hand: who forgets to draw before the next player has moved and drawn plays on with one card less. Click the stock after your move.</source>
        <translation>Po pięć kart dla każdego, niezależnie od liczby graczy, a dobiera się ręcznie: kto zapomni dobrać, zanim następny gracz zagra i dobierze, gra dalej z jedną kartą mniej. Po swoim ruchu kliknij stos.</translation>
    </message>
    <message>
        <source>A club&apos;s sheet; the lost card after the printed rules</source>
        <translation>Spisane zasady pewnego klubu; utrata karty według zasad drukowanych</translation>
    </message>
    <message>
        <source>Double Series</source>
        <translation>Double Series</translation>
    </message>
    <message>
        <source>Two sides of up to five players each, seated in turn, race for two series of five. Partners keep silent. The cards dealt become fewer as the table grows.</source>
        <translation>Dwie strony, każda do pięciu graczy, siedzą na przemian; wygrywa ta, która pierwsza ułoży dwa rzędy po pięć. Partnerzy milczą. Im więcej osób przy stole, tym mniej kart dostaje każdy.</translation>
    </message>
    <message>
        <source>Jouets Bo-Jeux, 1996, as described by sellers and players; hands, jacks and dead cards after Sequence, since no sheet could be read</source>
        <translation>Jouets Bo-Jeux, 1996, według opisów sprzedawców i graczy; ręce, walety i martwe karty jak w Sequence, bo nie udało się dotrzeć do instrukcji</translation>
    </message>
    <message>
        <source>Exact five</source>
        <translation>Dokładna piątka</translation>
    </message>
    <message>
        <source>Five number cards each; every card goes exactly on its own number, and one draws after playing. Nothing is ever taken away, nothing is exchanged, and five in line win.</source>
        <translation>Po pięć kart z liczbami; każda karta trafia dokładnie na swoją liczbę, a po zagraniu się dobiera. Niczego się nie zdejmuje, niczego nie wymienia, a pięć w linii wygrywa.</translation>
    </message>
    <message>
        <source>Poo-ka-Boo, as described by a reviewer on BoardGameGeek</source>
        <translation>Poo-ka-Boo, według recenzji w serwisie BoardGameGeek</translation>
    </message>
    <message>
        <source>5ive Straight</source>
        <translation>5ive Straight</translation>
    </message>
    <message>
        <source>Pegs, and cards with the numbers from 0 to 99. On your turn either play a card and put a peg on its number or any higher one, or draw; four cards are the most. Five in line win at once. Who holds four cards that fit nowhere is out, so keep them secret.</source>
        <translation>Kołki oraz karty z liczbami od 0 do 99. W swojej kolejce albo zagraj kartę i postaw kołek na jej liczbie lub dowolnej wyższej, albo dobierz; kart można mieć najwyżej cztery. Pięć w linii wygrywa od razu. Kto ma cztery karty, które nigdzie nie pasują, odpada, więc trzymaj je w tajemnicy.</translation>
    </message>
    <message>
        <source>The 5ive Straight rulebook, Winning Moves</source>
        <translation>Instrukcja gry 5ive Straight, Winning Moves</translation>
    </message>
    <message>
        <source>Home sheet</source>
        <translation>Zasady rodzinne</translation>
    </message>
    <message>
        <source>Two sides, five cards each, and two piles lying face up: choose which card to draw. A forgotten draw is made good after the next turn. A row counts only when its maker announces it, and its chips are then turned to white.</source>
        <translation>Dwie strony, po pięć kart dla każdego i dwie odkryte kupki: wybierasz, którą kartę dobrać. Zapomniane dobranie nadrabia się po swojej następnej kolejce. Rząd liczy się tylko wtedy, gdy ogłosi go ten, kto go ułożył; jego żetony odwraca się wtedy na białą stronę.</translation>
    </message>
    <message>
        <source>A family&apos;s rule sheet published as Sequence Playing Rules</source>
        <translation>Spisane zasady pewnej rodziny, opublikowane jako „Sequence Playing Rules”</translation>
    </message>
    <message>
        <source>Jack Foolery</source>
        <translation>Jack Foolery</translation>
    </message>
    <message>
        <source>One-Eyed Jack under the other name by which many families know it: nothing on the board is ever safe, and rows count only while they lie there.</source>
        <translation>One-Eyed Jack pod drugą nazwą, pod którą zna go wiele rodzin: nic na planszy nigdy nie jest bezpieczne, a rzędy liczą się tylko, póki tam leżą.</translation>
    </message>
    <message>
        <source>pagat.com, One-Eyed Jack, where this name is given too</source>
        <translation>pagat.com, One-Eyed Jack, gdzie podano też tę nazwę</translation>
    </message>
    <message>
        <source>Junior</source>
        <translation>Junior</translation>
    </message>
    <message>
        <source>For the youngest: three cards without pictures, a small board, four in line win. The tens of clubs and diamonds go anywhere, the tens of spades and hearts take a chip away, and a card without a space may be exchanged at any time.</source>
        <translation>Dla najmłodszych: trzy karty na ręce, bez figur, mała plansza, a cztery w linii wygrywają. Dziesiątki trefl i karo idą wszędzie, dziesiątki pik i kier zdejmują żeton, a kartę, dla której nie ma pola, można w każdej chwili wymienić.</translation>
    </message>
    <message>
        <source>After Sequence for Kids by Jax Ltd.; the cards and the board are ours</source>
        <translation>Na podstawie Sequence for Kids firmy Jax Ltd.; karty i plansza są nasze</translation>
    </message>
    <message>
        <source>One-Eyed Jack</source>
        <translation>One-Eyed Jack</translation>
    </message>
    <message>
        <source>The game for two, three or four as it is played with ordinary cards. No chip is ever safe: a one-eyed jack may break a row up again, so a side wins when its rows lie on the board at the same time. A card whose cells are all covered stays in the hand until one of them is free.</source>
        <translation>Gra dla dwojga, trojga lub czworga, tak jak gra się w nią zwykłymi kartami. Żaden żeton nigdy nie jest bezpieczny: walet jednooki może znów rozbić rząd, więc strona wygrywa, gdy jej rzędy leżą na planszy jednocześnie. Karta, której wszystkie pola są zakryte, zostaje na ręce, aż któreś się odsłoni.</translation>
    </message>
    <message>
        <source>pagat.com, One-Eyed Jack, the basic game</source>
        <translation>pagat.com, One-Eyed Jack, gra podstawowa</translation>
    </message>
    <message>
        <source>One-Eyed Jack, house rules</source>
        <translation>One-Eyed Jack, zasady domowe</translation>
    </message>
    <message>
        <source>One-Eyed Jack with the two house rules that most tables add: the chips of a finished row are safe from one-eyed jacks, and a card whose cells are all covered may be exchanged for a new one, as many of them as one likes in a turn.</source>
        <translation>One-Eyed Jack z dwiema zasadami domowymi, które dodaje się przy większości stołów: żetony ukończonego rzędu są bezpieczne przed waletami jednookimi, a kartę, której wszystkie pola są zakryte, można wymienić na nową, i to dowolnie wiele takich kart w kolejce.</translation>
    </message>
    <message>
        <source>pagat.com, One-Eyed Jack, variations</source>
        <translation>pagat.com, One-Eyed Jack, warianty</translation>
    </message>
    <message>
        <source>One-Eyed Jack with jokers</source>
        <translation>One-Eyed Jack z jokerami</translation>
    </message>
    <message>
        <source>One-Eyed Jack with house rules and four jokers in the pack. The corners belong to nobody: a joker puts a chip on an open corner and nowhere else, and no jack can take that chip away.</source>
        <translation>One-Eyed Jack z zasadami domowymi i czterema jokerami w talii. Rogi nie należą do nikogo: joker kładzie żeton na otwartym rogu i nigdzie indziej, a żaden walet nie może tego żetonu zdjąć.</translation>
    </message>
    <message>
        <source>Open draft</source>
        <translation>Dobór z odkrytych</translation>
    </message>
    <message>
        <source>Six cards each, and five open cards to draw from: after playing you choose one, and the next card takes its place. A side that holds all four centre spaces wins at once. The game ends when the open cards run out.</source>
        <translation>Po sześć kart dla każdego i pięć odkrytych do wyboru: po zagraniu bierzesz jedną, a jej miejsce zajmuje następna. Strona, która zajmie wszystkie cztery pola w środku, wygrywa od razu. Gra się kończy, gdy zabraknie odkrytych kart.</translation>
    </message>
    <message>
        <source>Course COMP90054 of the University of Melbourne, as played by its programs</source>
        <translation>Kurs COMP90054 Uniwersytetu w Melbourne, tak jak grają jego programy</translation>
    </message>
    <message>
        <source>Quinto (house scoring)</source>
        <translation>Quinto (punktacja domowa)</translation>
    </message>
    <message>
        <source>Sequence played for points over several deals: longer rows, rows with a corner, two rows at a stroke and winning the deal all count, special cards left in the hand cost. The first side with 500 points wins the match. The points are house scoring of our own: the published table is not known to us.</source>
        <translation>Sequence na punkty w kilku rozdaniach: liczą się dłuższe rzędy, rzędy z rogiem, dwa rzędy naraz i wygranie rozdania, a karty specjalne pozostałe na ręce kosztują. Mecz wygrywa strona, która pierwsza zdobędzie 500 punktów. Punktacja jest naszą własną, domową: opublikowanej tabeli nie znamy.</translation>
    </message>
    <message>
        <source>Play after the Quinto Game Company, 2003, as described on pagat.com; the points are ours</source>
        <translation>Rozgrywka według Quinto Game Company, 2003, zgodnie z opisem na pagat.com; punktacja jest nasza</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Sequence</translation>
    </message>
    <message>
        <source>Play a card and put a chip on one of its two cells; five chips of your side in a line are a row. Two sides need two rows, three sides one. The four corners count for everybody, a two-eyed jack goes on any open cell, a one-eyed jack takes an enemy chip away unless it is part of a finished row, and once a turn a card whose cells are both covered may be exchanged.</source>
        <translation>Zagraj kartę i połóż żeton na jednym z jej dwóch pól; pięć żetonów twojej strony w linii to rząd. Przy dwóch stronach trzeba dwóch rzędów, przy trzech jednego. Cztery rogi liczą się dla wszystkich, walet dwuoki idzie na dowolne otwarte pole, walet jednooki zdejmuje żeton przeciwnika, chyba że należy on do ukończonego rzędu, a raz w kolejce można wymienić kartę, której oba pola są zakryte.</translation>
    </message>
    <message>
        <source>The rules printed by Jax Ltd. since 1982, with published answers where they are silent</source>
        <translation>Zasady drukowane przez Jax Ltd. od 1982 roku, a tam, gdzie milczą, opublikowane odpowiedzi</translation>
    </message>
    <message>
        <source>Sequence Dice</source>
        <translation>Sequence Dice</translation>
    </message>
    <message>
        <source>Roll two dice and put a chip on that number. If all its spaces are covered, you take the place of an opponent&apos;s chip. A ten takes a chip away, but none from the twos and twelves; an eleven goes anywhere; after a two or a twelve you roll again. Two sides need six in line, three or four need five.</source>
        <translation>Rzuć dwiema kostkami i połóż żeton na wyrzuconej liczbie. Jeśli wszystkie jej pola są zakryte, zastępujesz żeton przeciwnika. Dziesiątka zdejmuje żeton, ale nie z dwójek i dwunastek; jedenastka idzie wszędzie; po dwójce lub dwunastce rzucasz jeszcze raz. Przy dwóch stronach trzeba sześciu w linii, przy trzech lub czterech pięciu.</translation>
    </message>
    <message>
        <source>The Sequence Dice sheet, Jax Ltd.</source>
        <translation>Instrukcja Sequence Dice, Jax Ltd.</translation>
    </message>
    <message>
        <source>Sequence Dice, gem variant</source>
        <translation>Sequence Dice, wariant z klejnotami</translation>
    </message>
    <message>
        <source>The dice game of the carved wooden boards: a ten goes anywhere, an eleven takes a chip away, a twelve swaps one of your chips with an opponent&apos;s, and finished rows are safe. Two sides need two rows of five, three or four sides one. A two gives another turn; a covered number gives nothing.</source>
        <translation>Gra kostkami na rzeźbionych drewnianych planszach: dziesiątka idzie wszędzie, jedenastka zdejmuje żeton, dwunastka zamienia jeden z twoich żetonów z żetonem przeciwnika, a ukończone rzędy są bezpieczne. Przy dwóch stronach trzeba dwóch rzędów po pięć, przy trzech lub czterech jednego. Dwójka daje kolejną kolejkę; zakryta liczba nie daje nic.</translation>
    </message>
    <message>
        <source>Kalex Custom Carvings, Dice Sequence</source>
        <translation>Kalex Custom Carvings, Dice Sequence</translation>
    </message>
    <message>
        <source>Tournament tie-break</source>
        <translation>Rozstrzyganie turniejowe</translation>
    </message>
    <message>
        <source>The stock is played once. When nobody can move any more and nobody has won, the side with more rows wins, then the one with more lines of four, then of three. Rows are taken from the top left, so nobody has to be asked.</source>
        <translation>Stos rozgrywa się tylko raz. Gdy nikt nie może się już ruszyć, a nikt nie wygrał, wygrywa strona z większą liczbą rzędów, przy równości z większą liczbą linii z czterech, a potem z trzech. Rzędy bierze się od lewego górnego rogu, więc nikogo nie trzeba pytać.</translation>
    </message>
    <message>
        <source>endgame.dk, One-Eyed Jack</source>
        <translation>endgame.dk, One-Eyed Jack</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Wersja podróżna</translation>
    </message>
    <message>
        <source>A short game for two with one pack on a small board: every card has a single space, four in line are a row, and two rows win. The free space lies in the middle.</source>
        <translation>Krótka gra dla dwojga jedną talią na małej planszy: każda karta ma tylko jedno pole, cztery w linii to rząd, a dwa rzędy wygrywają. Wolne pole leży w środku.</translation>
    </message>
    <message>
        <source>Jax Ltd., the travel edition; the board is ours, since its arrangement could not be found</source>
        <translation>Jax Ltd., wydanie podróżne; plansza jest nasza, bo oryginalnego układu nie udało się znaleźć</translation>
    </message>
</context>
<context>
    <name>GroupList</name>
    <message>
        <source>Groups of rules</source>
        <translation>Grupy zasad</translation>
    </message>
</context>
<context>
    <name>Hands</name>
    <message>
        <source>Move left</source>
        <translation>W lewo</translation>
    </message>
    <message>
        <source>Let the chosen card change places with the one before it</source>
        <translation>Zamień wybraną kartę z poprzednią</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>W prawo</translation>
    </message>
    <message>
        <source>Let the chosen card change places with the one after it</source>
        <translation>Zamień wybraną kartę z następną</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Zabierz</translation>
    </message>
    <message>
        <source>Take the chosen card out of its row; it can be put anywhere then</source>
        <translation>Wyjmij wybraną kartę z rzędu; może potem trafić gdziekolwiek</translation>
    </message>
    <message>
        <source>Cards that are chosen go here. In the row, Delete takes a card away, and Ctrl with an arrow key moves it.</source>
        <translation>Wybrane karty trafiają tutaj. W wierszu Delete zabiera kartę, a Ctrl ze strzałką ją przesuwa.</translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>{cell}, {face}: {share} of the decided games</source>
        <translation>{cell}, {face}: {share} rozstrzygniętych gier</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>The menus</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Jak grać</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Klawisze i mysz</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Gracze komputerowi</translation>
    </message>
    <message>
        <source>Boards of your own</source>
        <translation>Własne plansze</translation>
    </message>
    <message>
        <source>The lab</source>
        <translation>Laboratorium</translation>
    </message>
    <message>
        <source>What you can rely on</source>
        <translation>Na czym możesz polegać</translation>
    </message>
    <message>
        <source>Temperaments</source>
        <translation>Temperamenty</translation>
    </message>
    <message>
        <source>An entry says who plays what: a game, a board, and a player for each seat. With one entry the lab tells how fair and how long that game is; with two it tells which is better, and how sure that is.</source>
        <translation>Wpis mówi, kto w co gra: gra, plansza i gracz na każde miejsce. Przy jednym wpisie laboratorium mówi, jak sprawiedliwa i jak długa jest ta gra; przy dwóch, który jest lepszy i jak bardzo to pewne.</translation>
    </message>
    <message>
        <source>It plays in the background, and results are saved as they arrive: what is broken off goes on later.</source>
        <translation>Gra w tle, a wyniki są zapisywane na bieżąco: co przerwane, pójdzie dalej później.</translation>
    </message>
    <message>
        <source>Every move is kept at once. After a crash or a power cut the next start goes on where you were.</source>
        <translation>Każdy ruch jest zapisywany od razu. Po awarii lub braku prądu następne uruchomienie zaczyna tam, gdzie skończono.</translation>
    </message>
    <message>
        <source>Nobody sees what is hidden: neither the computer players, nor hints, nor a screen reader know more than the seat that they play, help or read for.</source>
        <translation>Nikt nie widzi tego, co ukryte: gracze komputerowi, podpowiedzi i czytnik ekranu wiedzą tyle co miejsce, za które grają, któremu pomagają lub czytają.</translation>
    </message>
    <message>
        <source>The program needs no network and sends nothing. All your games, boards and settings are files on this computer.</source>
        <translation>Program nie potrzebuje sieci i niczego nie wysyła. Wszystkie twoje gry, plansze i ustawienia to pliki na tym komputerze.</translation>
    </message>
    <message>
        <source>The same number shuffles the cards in the same way on every computer, and undo never deals anew.</source>
        <translation>Ta sama liczba tasuje karty tak samo na każdym komputerze, a cofanie nigdy nie rozdaje na nowo.</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Na żadnej stronie nie ma tych słów.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Spis treści</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>Szukaj w pomocy</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Looking for the best moves…</source>
        <translation>Szukanie najlepszych ruchów…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>The best moves</source>
        <translation>Najlepsze ruchy</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Zagraj</translation>
    </message>
    <message>
        <source>Make the chosen move</source>
        <translation>Wykonaj wybrany ruch</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Look for moves no longer</source>
        <translation>Nie szukaj dalej ruchów</translation>
    </message>
    <message>
        <source>Take the hint off the table</source>
        <translation>Zdejmij podpowiedź ze stołu</translation>
    </message>
</context>
<context>
    <name>Hinting</name>
    <message>
        <source>Chance to win: {chance}, between {low} and {high} in {games} trial games.</source>
        <translation>Szansa wygranej: {chance}, między {low} a {high} w {games} grach próbnych.</translation>
    </message>
    <message>
        <source>Hint {number}</source>
        <translation>Podpowiedź {number}</translation>
    </message>
    <message>
        <source>No hint could be worked out: the process that looks for one has failed.</source>
        <translation>Nie udało się znaleźć podpowiedzi: proces, który szuka, zawiódł.</translation>
    </message>
</context>
<context>
    <name>Histogram</name>
    <message>
        <source>{share} of the games take {low} to {high} moves</source>
        <translation>{share} gier trwa od {low} do {high} ruchów</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Changes</source>
        <translation>Zmiany</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Jak było</translation>
    </message>
</context>
<context>
    <name>HowTo</name>
    <message>
        <source>the {count} corners</source>
        <translation>rogi: {count}</translation>
    </message>
    <message>
        <source>the free cell with the star</source>
        <translation>wolne pole z gwiazdą</translation>
    </message>
    <message>
        <source>the {count} free cells with a star</source>
        <translation>wolne pola z gwiazdą: {count}</translation>
    </message>
    <message>
        <source>a corner</source>
        <translation>rogiem</translation>
    </message>
    <message>
        <source>a free cell</source>
        <translation>wolnym polem</translation>
    </message>
    <message>
        <source>{players} in {sides} sides, on the board “{board}”</source>
        <translation>{players}, strony: {sides}, na planszy „{board}”</translation>
    </message>
    <message>
        <source>{players}, each a side of their own, on the board “{board}”</source>
        <translation>{players}, każdy dla siebie, na planszy „{board}”</translation>
    </message>
    <message>
        <source>{players}, on the board “{board}”</source>
        <translation>{players}, na planszy „{board}”</translation>
    </message>
    <message>
        <source>House rules: what differs from “{preset}”</source>
        <translation>Zasady domowe: czym różnią się od „{preset}”</translation>
    </message>
    <message>
        <source>Where these rules come from</source>
        <translation>Skąd pochodzą te zasady</translation>
    </message>
    <message>
        <source>Special rolls</source>
        <translation>Rzuty specjalne</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Karty specjalne</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>What you need</source>
        <translation>Co jest potrzebne</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Twoja kolejka</translation>
    </message>
    <message>
        <source>What is safe</source>
        <translation>Co jest bezpieczne</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rzędy</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>Martwe karty</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Dobieranie</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Talk and time</source>
        <translation>Rozmowy i czas</translation>
    </message>
    <message>
        <source>A card is dead when its cell and all cells with higher numbers are covered.</source>
        <translation>Karta jest martwa, gdy jej pole i wszystkie pola o wyższych liczbach są zakryte.</translation>
    </message>
    <message>
        <source>A card is dead when all its cells are covered, no matter whose chips they are.</source>
        <translation>Karta jest martwa, gdy wszystkie jej pola są zakryte, obojętnie czyimi żetonami.</translation>
    </message>
    <message>
        <source>If an enemy chip there can be replaced, the card is not dead.</source>
        <translation>Jeśli można tam zastąpić żeton przeciwnika, karta nie jest martwa.</translation>
    </message>
    <message>
        <source>A card that takes or replaces chips is never dead, even if there is none to take.</source>
        <translation>Karta, która zdejmuje lub zastępuje żetony, nigdy nie jest martwa, nawet gdy nie ma czego zdjąć.</translation>
    </message>
    <message>
        <source>It stays in your hand; taking a chip may open a cell for it again.</source>
        <translation>Zostaje na ręce; zdjęcie żetonu może znów otworzyć dla niej pole.</translation>
    </message>
    <message>
        <source>It stays in your hand to the end.</source>
        <translation>Zostaje na ręce do końca.</translation>
    </message>
    <message>
        <source>Keep dead cards secret.</source>
        <translation>Trzymaj martwe karty w tajemnicy.</translation>
    </message>
    <message>
        <source>Who holds {cards} that are dead when the turn comes is out of the game. The chips stay, and the others play on; if only one side is left, it wins.</source>
        <translation>Kto w swojej kolejce ma martwe karty ({cards}), odpada z gry. Żetony zostają, a pozostali grają dalej; jeśli zostanie jedna strona, wygrywa.</translation>
    </message>
    <message>
        <source>In your turn you may turn in as many dead cards as you like, one by one.</source>
        <translation>W swojej kolejce możesz oddać dowolnie wiele martwych kart, jedną po drugiej.</translation>
    </message>
    <message>
        <source>Once in your turn you may turn in a dead card.</source>
        <translation>Raz w swojej kolejce możesz oddać martwą kartę.</translation>
    </message>
    <message>
        <source>In your turn you may turn in up to {count} dead cards.</source>
        <translation>W swojej kolejce możesz oddać do {count} martwych kart.</translation>
    </message>
    <message>
        <source>In your turn you have to turn in all dead cards before you play.</source>
        <translation>W swojej kolejce musisz oddać wszystkie martwe karty, zanim zagrasz.</translation>
    </message>
    <message>
        <source>If you hold a dead card, you have to turn it in before you play.</source>
        <translation>Jeśli masz martwą kartę, musisz ją oddać, zanim zagrasz.</translation>
    </message>
    <message>
        <source>You have to turn in dead cards before you play, up to {count} in a turn.</source>
        <translation>Musisz oddawać martwe karty, zanim zagrasz, do {count} w kolejce.</translation>
    </message>
    <message>
        <source>That holds only when you can play no other card.</source>
        <translation>Dotyczy to tylko sytuacji, gdy nie możesz zagrać żadnej innej karty.</translation>
    </message>
    <message>
        <source>You take an open card for it, and your turn goes on.</source>
        <translation>Bierzesz za nią odkrytą kartę, a twoja kolejka trwa.</translation>
    </message>
    <message>
        <source>You draw a card for it, and your turn goes on.</source>
        <translation>Dobierasz za nią kartę, a twoja kolejka trwa.</translation>
    </message>
    <message>
        <source>Show it to the others.</source>
        <translation>Pokaż ją pozostałym.</translation>
    </message>
    <message>
        <source>You need not say so.</source>
        <translation>Nie musisz tego mówić.</translation>
    </message>
    <message>
        <source>After playing no card is drawn.</source>
        <translation>Po zagraniu nie dobiera się karty.</translation>
    </message>
    <message>
        <source>{count} cards lie open beside the stock. When one is taken, the next of the stock takes its place.</source>
        <translation>Obok stosu leżą odkryte karty: {count}. Gdy jedna zostanie wzięta, zastępuje ją następna ze stosu.</translation>
    </message>
    <message>
        <source>One card lies open beside the stock. When it is taken, the next of the stock takes its place.</source>
        <translation>Obok stosu leży jedna odkryta karta. Gdy zostanie wzięta, zastępuje ją następna ze stosu.</translation>
    </message>
    <message>
        <source>The stock lies face up, in {count} piles; everybody sees their top cards.</source>
        <translation>Stos leży odkryty, w kupkach: {count}; wszyscy widzą karty na wierzchu.</translation>
    </message>
    <message>
        <source>The stock lies face up; everybody sees the next card.</source>
        <translation>Stos leży odkryty; wszyscy widzą następną kartę.</translation>
    </message>
    <message>
        <source>The stock lies face down.</source>
        <translation>Stos leży zakryty.</translation>
    </message>
    <message>
        <source>When the stock is empty, the played cards are shuffled and are the new stock.</source>
        <translation>Gdy stos się skończy, zagrane karty tasuje się i tworzą nowy stos.</translation>
    </message>
    <message>
        <source>When a card has to be drawn and none is left, the game ends.</source>
        <translation>Gdy trzeba dobrać kartę, a żadnej nie ma, gra się kończy.</translation>
    </message>
    <message>
        <source>When the stock is empty, nobody draws any more; you play what you hold.</source>
        <translation>Gdy stos się skończy, nikt już nie dobiera; gra się tym, co się ma.</translation>
    </message>
    <message>
        <source>until the next player has moved and drawn</source>
        <translation>aż następny gracz zagra i dobierze</translation>
    </message>
    <message>
        <source>until the next player has moved</source>
        <translation>aż następny gracz zagra</translation>
    </message>
    <message>
        <source>If you forget to draw, you may do so {until}. Then the card is lost: you hold one card less for the rest of the game.</source>
        <translation>Jeśli zapomnisz dobrać, możesz to zrobić, {until}. Potem karta przepada: do końca gry masz o kartę mniej.</translation>
    </message>
    <message>
        <source>If you forget to draw, you may do so {until}. Then you have to wait until after your next turn, and draw all cards that are missing.</source>
        <translation>Jeśli zapomnisz dobrać, możesz to zrobić, {until}. Potem musisz czekać do końca swojej następnej kolejki i dobierasz wszystkie brakujące karty.</translation>
    </message>
    <message>
        <source>When the next player turns in a dead card, that time is over.</source>
        <translation>Gdy następny gracz odda martwą kartę, ten czas minął.</translation>
    </message>
    <message>
        <source>When the next player turns in a dead card, that time is not yet over.</source>
        <translation>Gdy następny gracz odda martwą kartę, ten czas jeszcze nie minął.</translation>
    </message>
    <message>
        <source>The game is over as soon as a side has won.</source>
        <translation>Gra się kończy, gdy tylko jedna strona wygra.</translation>
    </message>
    <message>
        <source>Nobody draws any more.</source>
        <translation>Nikt już nie dobiera.</translation>
    </message>
    <message>
        <source>When a side has its rows, each other side still has {count} turns. Then most rows win, and equal rows are a draw.</source>
        <translation>Gdy jedna strona ma swoje rzędy, każda inna ma jeszcze kolejki: {count}. Potem wygrywa większa liczba rzędów, a równa to remis.</translation>
    </message>
    <message>
        <source>When a side has its rows, each other side still has one turn. Then most rows win, and equal rows are a draw.</source>
        <translation>Gdy jedna strona ma swoje rzędy, każda inna ma jeszcze jedną kolejkę. Potem wygrywa większa liczba rzędów, a równa to remis.</translation>
    </message>
    <message>
        <source>If the board is full and nothing can change it, the game ends without a winner.</source>
        <translation>Jeśli plansza jest pełna i nic nie może jej zmienić, gra kończy się bez zwycięzcy.</translation>
    </message>
    <message>
        <source>If all pass in turn, the cards run out, or the board is full and nothing can change it, the game ends without a winner.</source>
        <translation>Jeśli wszyscy po kolei spasują, skończą się karty albo plansza jest pełna i nic nie może jej zmienić, gra kończy się bez zwycięzcy.</translation>
    </message>
    <message>
        <source>If all pass in turn, or the board is full and nothing can change it, the game ends without a winner.</source>
        <translation>Jeśli wszyscy po kolei spasują albo plansza jest pełna i nic nie może jej zmienić, gra kończy się bez zwycięzcy.</translation>
    </message>
    <message>
        <source>A game without a winner is a draw.</source>
        <translation>Gra bez zwycięzcy to remis.</translation>
    </message>
    <message>
        <source>the most finished rows</source>
        <translation>najwięcej ukończonych rzędów</translation>
    </message>
    <message>
        <source>the most lines of {length}</source>
        <translation>najwięcej linii z {length}</translation>
    </message>
    <message>
        <source>Then {first} win. If these are equal, the game is a draw.</source>
        <translation>Wtedy wygrywa, kto ma {first}. Jeśli jest po równo, gra kończy się remisem.</translation>
    </message>
    <message>
        <source>Then {first} win; if these are equal, {others}; if all are equal, it is a draw.</source>
        <translation>Wtedy wygrywa, kto ma {first}; jeśli po równo, {others}; jeśli wszystko po równo, jest remis.</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, potem </translation>
    </message>
    <message>
        <source>A match goes over several deals. It is won by the side that has {points} and more than any other side.</source>
        <translation>Mecz składa się z kilku rozdań. Wygrywa go strona, która ma {points} i więcej niż każda inna.</translation>
    </message>
    <message>
        <source>A row with {chips} in its line: {points}.</source>
        <translation>Rząd, w którego linii jest {chips}: {points}.</translation>
    </message>
    <message>
        <source>A row with a free cell: {points} more.</source>
        <translation>Rząd z wolnym polem: {points} więcej.</translation>
    </message>
    <message>
        <source>Two rows or more by one move: {points} more.</source>
        <translation>Dwa rzędy lub więcej jednym ruchem: {points} więcej.</translation>
    </message>
    <message>
        <source>To win the deal: {points}.</source>
        <translation>Wygranie rozdania: {points}.</translation>
    </message>
    <message>
        <source>Each special card left in hand: {points} less.</source>
        <translation>Każda karta specjalna pozostała na ręce: {points} mniej.</translation>
    </message>
    <message>
        <source>Who speaks out of turn, such as to advise a team-mate, costs the side dear: each of its members gives up a card of their own choice, and none is drawn for it.</source>
        <translation>Kto odzywa się nie w porę, na przykład by doradzić partnerowi, naraża swoją stronę: każdy jej członek poświęca wybraną przez siebie kartę i żadnej za nią nie dobiera.</translation>
    </message>
    <message>
        <source>Who speaks out of turn, such as to advise a team-mate, costs the side a chip: the next enemy takes one that is not safe off the board.</source>
        <translation>Kto odzywa się nie w porę, na przykład by doradzić partnerowi, kosztuje swoją stronę żeton: następny przeciwnik zabiera z planszy jeden, który nie jest bezpieczny.</translation>
    </message>
    <message>
        <source>A turn may take {seconds} seconds; then the computer moves for you.</source>
        <translation>Kolejka może trwać {seconds} s; potem ruch za ciebie wykonuje komputer.</translation>
    </message>
    <message>
        <source>Two rows that cross in the marked chip.</source>
        <translation>Dwa rzędy krzyżujące się w zaznaczonym żetonie.</translation>
    </message>
    <message>
        <source>{count} in line are two rows.</source>
        <translation>{count} w linii to dwa rzędy.</translation>
    </message>
    <message>
        <source>{count} in line are two rows; the marked chip is in both.</source>
        <translation>{count} w linii to dwa rzędy; zaznaczony żeton należy do obu.</translation>
    </message>
    <message>
        <source>{count} in line are two rows; the marked chips are in both.</source>
        <translation>{count} w linii to dwa rzędy; zaznaczone żetony należą do obu.</translation>
    </message>
    <message>
        <source>Rows are not kept: what counts is how many of them lie on the board at the moment.</source>
        <translation>Rzędów się nie zachowuje: liczy się, ile ich leży w tej chwili na planszy.</translation>
    </message>
    <message>
        <source>A row that has been made counts to the end of the game.</source>
        <translation>Ułożony rząd liczy się do końca gry.</translation>
    </message>
    <message>
        <source>Say so when you make a row. A row that is not announced does not count; any later chip of yours may still announce it.</source>
        <translation>Powiedz, gdy ułożysz rząd. Rząd nieogłoszony się nie liczy; każdy twój późniejszy żeton może go jeszcze ogłosić.</translation>
    </message>
    <message>
        <source>More than {length} in line are a row as well.</source>
        <translation>Więcej niż {length} w linii też jest rzędem.</translation>
    </message>
    <message>
        <source>On the table a finished row is drawn through.</source>
        <translation>Na stole ukończony rząd zostaje przekreślony.</translation>
    </message>
    <message>
        <source>On the table the chips of a finished row turn white.</source>
        <translation>Na stole żetony ukończonego rzędu stają się białe.</translation>
    </message>
    <message>
        <source>Two rows of a side may not have a chip in common.</source>
        <translation>Dwa rzędy jednej strony nie mogą mieć wspólnego żetonu.</translation>
    </message>
    <message>
        <source>Two rows of a side may have one chip in common.</source>
        <translation>Dwa rzędy jednej strony mogą mieć jeden wspólny żeton.</translation>
    </message>
    <message>
        <source>Two rows of a side may have up to {count} chips in common.</source>
        <translation>Dwa rzędy jednej strony mogą mieć do {count} wspólnych żetonów.</translation>
    </message>
    <message>
        <source>One line never holds two rows of a side; rows that cross may both count.</source>
        <translation>W jednej linii nigdy nie ma dwóch rzędów jednej strony; rzędy, które się krzyżują, mogą liczyć się oba.</translation>
    </message>
    <message>
        <source>So {count} in line are two rows, and fewer are one.</source>
        <translation>Tak więc {count} w linii to dwa rzędy, a mniej to jeden.</translation>
    </message>
    <message>
        <source>Chips in one line make no second row on this board.</source>
        <translation>Żetony w jednej linii nie tworzą na tej planszy drugiego rzędu.</translation>
    </message>
    <message>
        <source>Two rows of a side may use the same free cell.</source>
        <translation>Dwa rzędy jednej strony mogą korzystać z tego samego wolnego pola.</translation>
    </message>
    <message>
        <source>Two rows of a side may not use the same free cell.</source>
        <translation>Dwa rzędy jednej strony nie mogą korzystać z tego samego wolnego pola.</translation>
    </message>
    <message>
        <source>If a chip makes shapes that cannot all count, you say which of them do.</source>
        <translation>Jeśli żeton tworzy kształty, które nie mogą liczyć się wszystkie, ty mówisz, które się liczą.</translation>
    </message>
    <message>
        <source>If a chip makes shapes that cannot all count, those nearest to the top left do.</source>
        <translation>Jeśli żeton tworzy kształty, które nie mogą liczyć się wszystkie, liczą się te najbliżej lewego górnego rogu.</translation>
    </message>
    <message>
        <source>If a chip makes shapes that cannot all count, the program says which of them do.</source>
        <translation>Jeśli żeton tworzy kształty, które nie mogą liczyć się wszystkie, program mówi, które się liczą.</translation>
    </message>
    <message>
        <source>If more chips lie in line than a row needs, you say which of them are the row.</source>
        <translation>Jeśli w linii leży więcej żetonów, niż potrzebuje rząd, ty mówisz, które nim są.</translation>
    </message>
    <message>
        <source>If more chips lie in line than a row needs, those nearest to the top left are it.</source>
        <translation>Jeśli w linii leży więcej żetonów, niż potrzebuje rząd, są nim te najbliżej lewego górnego rogu.</translation>
    </message>
    <message>
        <source>If more chips lie in line than a row needs, the program says which are the row.</source>
        <translation>Jeśli w linii leży więcej żetonów, niż potrzebuje rząd, program mówi, które nim są.</translation>
    </message>
    <message>
        <source>This shape is a row.</source>
        <translation>Ten kształt to rząd.</translation>
    </message>
    <message>
        <source>Be the first side to lay one of these shapes with your chips.</source>
        <translation>Bądź pierwszą stroną, która ułoży jeden z tych kształtów ze swoich żetonów.</translation>
    </message>
    <message>
        <source>Be the first side to lay {need} of these shapes with your chips.</source>
        <translation>Bądź pierwszą stroną, która ułoży {need} z tych kształtów ze swoich żetonów.</translation>
    </message>
    <message>
        <source>Such a shape is called a row here. It has to lie exactly as it is drawn, not turned and not mirrored.</source>
        <translation>Taki kształt nazywa się tu rzędem. Musi leżeć dokładnie tak, jak narysowano, bez obracania i odbijania.</translation>
    </message>
    <message>
        <source>Be the first side to make a row of {length} chips.</source>
        <translation>Bądź pierwszą stroną, która ułoży rząd z {length} żetonów.</translation>
    </message>
    <message>
        <source>Be the first side to make {need} rows of {length} chips each.</source>
        <translation>Bądź pierwszą stroną, która ułoży {need} rzędy po {length} żetonów.</translation>
    </message>
    <message>
        <source>A row runs across, down or along a diagonal, without a gap.</source>
        <translation>Rząd biegnie poziomo, pionowo lub na ukos, bez przerwy.</translation>
    </message>
    <message>
        <source>All members of a side put down chips of one colour.</source>
        <translation>Wszyscy członkowie strony kładą żetony jednego koloru.</translation>
    </message>
    <message>
        <source>A row of {length}.</source>
        <translation>Rząd z {length}.</translation>
    </message>
    <message>
        <source>With {cell}, {chips} chips are a row.</source>
        <translation>Z {cell} rzędem jest {chips} żetonów.</translation>
    </message>
    <message>
        <source>Free cells: {cells}. Each counts as a chip of every side, all the time; several sides may use the same one. No chip is ever put there.</source>
        <translation>Wolne pola: {cells}. Każde zawsze liczy się jako żeton każdej strony; kilka stron może korzystać z tego samego. Nigdy nie kładzie się tam żetonu.</translation>
    </message>
    <message>
        <source>Cells to be earned: {cells}. They begin empty and belong to nobody; only a special card puts a chip there.</source>
        <translation>Pola do zdobycia: {cells}. Na początku są puste i niczyje; tylko karta specjalna kładzie tam żeton.</translation>
    </message>
    <message>
        <source>Out of play: {cells}. They stay empty, since no card puts a chip there.</source>
        <translation>Poza grą: {cells}. Zostają puste, bo żadna karta nie kładzie tam żetonu.</translation>
    </message>
    <message>
        <source>Out of play: {cells}. They belong to nobody.</source>
        <translation>Poza grą: {cells}. Są niczyje.</translation>
    </message>
    <message>
        <source>There is another way to win at once: to hold {cells} with your chips.</source>
        <translation>Jest inny sposób, by wygrać od razu: zająć {cells} swoimi żetonami.</translation>
    </message>
    <message>
        <source>There is another way to win at once: to hold {cells}, free cells included.</source>
        <translation>Jest inny sposób, by wygrać od razu: zająć {cells}, licząc wolne pola.</translation>
    </message>
    <message>
        <source>The board.</source>
        <translation>Plansza.</translation>
    </message>
    <message>
        <source>It is a game for {counts} players.</source>
        <translation>To gra dla {counts} graczy.</translation>
    </message>
    <message>
        <source>A board of {columns} by {rows} cells.</source>
        <translation>Plansza o {columns} na {rows} pól.</translation>
    </message>
    <message>
        <source>Its cells show totals of the dice.</source>
        <translation>Jej pola pokazują sumy oczek.</translation>
    </message>
    <message>
        <source>Its cells show numbers.</source>
        <translation>Jej pola pokazują liczby.</translation>
    </message>
    <message>
        <source>Every card that is no special card has one cell.</source>
        <translation>Każda karta, która nie jest specjalna, ma jedno pole.</translation>
    </message>
    <message>
        <source>Every card that is no special card has {count} cells.</source>
        <translation>Każda karta, która nie jest specjalna, ma pola: {count}.</translation>
    </message>
    <message>
        <source>Its cells show the cards.</source>
        <translation>Jej pola pokazują karty.</translation>
    </message>
    <message>
        <source>One die with {faces} faces.</source>
        <translation>Jedna kostka o {faces} ściankach.</translation>
    </message>
    <message>
        <source>{count} dice with {faces} faces each.</source>
        <translation>Kostki: {count}, każda o {faces} ściankach.</translation>
    </message>
    <message>
        <source>Number cards from {low} to {high}, each once: {total} cards.</source>
        <translation>Karty z liczbami od {low} do {high}, każda raz: razem {total}.</translation>
    </message>
    <message>
        <source>Number cards from {low} to {high}, each {packs} times: {total} cards in all.</source>
        <translation>Karty z liczbami od {low} do {high}, każda razy {packs}: razem {total}.</translation>
    </message>
    <message>
        <source>Jokers added: {count}, {total} cards with them.</source>
        <translation>Dodane jokery: {count}, razem z nimi kart {total}.</translation>
    </message>
    <message>
        <source>Each player is dealt {cards}.</source>
        <translation>Każdy gracz dostaje: {cards}.</translation>
    </message>
    <message>
        <source>One pack of {each} cards.</source>
        <translation>Jedna talia {each} kart.</translation>
    </message>
    <message>
        <source>{packs} packs of {each} cards, shuffled together: {total} cards.</source>
        <translation>Talie po {each} kart: {packs}, potasowane razem: kart {total}.</translation>
    </message>
    <message>
        <source>They have no {ranks}.</source>
        <translation>Nie ma w nich: {ranks}.</translation>
    </message>
    <message>
        <source>Chips in {sides} colours, one for each side.</source>
        <translation>Żetony w {sides} kolorach, po jednym na stronę.</translation>
    </message>
    <message>
        <source>A box has {count} of each.</source>
        <translation>W pudełku jest ich {count} każdego koloru.</translation>
    </message>
    <message>
        <source>side {number}</source>
        <translation>strona {number}</translation>
    </message>
    <message>
        <source>The members of a side sit side by side: {order}.</source>
        <translation>Członkowie strony siedzą obok siebie: {order}.</translation>
    </message>
    <message>
        <source>Around the table the sides take turns: {order}.</source>
        <translation>Wokół stołu strony siedzą na przemian: {order}.</translation>
    </message>
    <message>
        <source>A dealer is drawn by lot; who comes next in turn begins.</source>
        <translation>Losuje się rozdającego; zaczyna następny po nim.</translation>
    </message>
    <message>
        <source>All roll {dice} with {faces} faces; the highest total begins. Those that tie roll again.</source>
        <translation>Wszyscy rzucają ({dice}, ścianki: {faces}); zaczyna najwyższa suma. Przy remisie rzuca się ponownie.</translation>
    </message>
    <message>
        <source>Who begins is drawn by lot.</source>
        <translation>Losuje się, kto zaczyna.</translation>
    </message>
    <message>
        <source>The first seat always begins.</source>
        <translation>Zawsze zaczyna pierwsze miejsce.</translation>
    </message>
    <message>
        <source>one die</source>
        <translation>jedna kostka</translation>
    </message>
    <message>
        <source>{count} dice</source>
        <translation>kostki: {count}</translation>
    </message>
    <message>
        <source>Then you take turns.</source>
        <translation>Potem gracie po kolei.</translation>
    </message>
    <message>
        <source>The turn passes clockwise.</source>
        <translation>Kolej przechodzi zgodnie z ruchem wskazówek zegara.</translation>
    </message>
    <message>
        <source>The turn passes counterclockwise.</source>
        <translation>Kolej przechodzi przeciwnie do ruchu wskazówek zegara.</translation>
    </message>
    <message>
        <source>A card, and the cells it may be played on.</source>
        <translation>Karta i pola, na które można ją zagrać.</translation>
    </message>
    <message>
        <source>A number card, and the cells it may be played on.</source>
        <translation>Karta z liczbą i pola, na które można ją zagrać.</translation>
    </message>
    <message>
        <source>What you roll has to be used if it can be.</source>
        <translation>To, co wyrzucisz, trzeba wykorzystać, jeśli się da.</translation>
    </message>
    <message>
        <source>Who can do nothing at all passes.</source>
        <translation>Kto zupełnie nic nie może zrobić, pasuje.</translation>
    </message>
    <message>
        <source>A dead card may be turned in, as told below.</source>
        <translation>Martwą kartę można oddać, jak opisano niżej.</translation>
    </message>
    <message>
        <source>A dead card has to be turned in, as told below.</source>
        <translation>Martwą kartę trzeba oddać, jak opisano niżej.</translation>
    </message>
    <message>
        <source>Or, instead of playing, draw a card.</source>
        <translation>Albo zamiast grać, dobierz kartę.</translation>
    </message>
    <message>
        <source>Play a card from your hand, and put a chip on an open cell with its number or any higher one.</source>
        <translation>Zagraj kartę z ręki i połóż żeton na otwartym polu z jej liczbą lub wyższą.</translation>
    </message>
    <message>
        <source>Play a card from your hand, and put a chip on an open cell with its number.</source>
        <translation>Zagraj kartę z ręki i połóż żeton na otwartym polu z jej liczbą.</translation>
    </message>
    <message>
        <source>Play a card from your hand, and put a chip on an open cell that shows it.</source>
        <translation>Zagraj kartę z ręki i połóż żeton na otwartym polu, które ją pokazuje.</translation>
    </message>
    <message>
        <source>If all its cells are covered, your chip takes the place of an enemy chip on one of them.</source>
        <translation>Jeśli wszystkie jej pola są zakryte, twój żeton zastępuje na jednym z nich żeton przeciwnika.</translation>
    </message>
    <message>
        <source>Special cards do something else.</source>
        <translation>Karty specjalne robią coś innego.</translation>
    </message>
    <message>
        <source>Take one of the open cards.</source>
        <translation>Weź jedną z odkrytych kart.</translation>
    </message>
    <message>
        <source>Draw the top card of one of the open piles.</source>
        <translation>Dobierz wierzchnią kartę z jednej z odkrytych kupek.</translation>
    </message>
    <message>
        <source>Draw a card from the stock.</source>
        <translation>Dobierz kartę ze stosu.</translation>
    </message>
    <message>
        <source>You have to do it yourself, and nobody reminds you.</source>
        <translation>Musisz to zrobić samodzielnie i nikt ci nie przypomni.</translation>
    </message>
    <message>
        <source>With {cards} in hand you may not draw.</source>
        <translation>Mając na ręce {cards}, nie możesz dobierać.</translation>
    </message>
    <message>
        <source>You may draw however many cards you hold.</source>
        <translation>Możesz dobierać bez względu na liczbę kart na ręce.</translation>
    </message>
    <message>
        <source>Without any card you have to draw.</source>
        <translation>Nie mając kart, musisz dobrać.</translation>
    </message>
    <message>
        <source>Without any card you may draw or pass.</source>
        <translation>Nie mając kart, możesz dobrać lub spasować.</translation>
    </message>
    <message>
        <source>Roll the die.</source>
        <translation>Rzuć kostką.</translation>
    </message>
    <message>
        <source>Roll the dice; their total counts.</source>
        <translation>Rzuć kostkami; liczy się suma.</translation>
    </message>
    <message>
        <source>Put a chip on an open cell with that number or any higher one.</source>
        <translation>Połóż żeton na otwartym polu z tą liczbą lub wyższą.</translation>
    </message>
    <message>
        <source>Put a chip on an open cell with that number.</source>
        <translation>Połóż żeton na otwartym polu z tą liczbą.</translation>
    </message>
    <message>
        <source>If all of them are covered, your chip takes the place of an enemy chip on one of them.</source>
        <translation>Jeśli wszystkie są zakryte, twój żeton zastępuje na jednym z nich żeton przeciwnika.</translation>
    </message>
    <message>
        <source>If all of them are covered, nothing happens.</source>
        <translation>Jeśli wszystkie są zakryte, nic się nie dzieje.</translation>
    </message>
    <message>
        <source>Special rolls do something else.</source>
        <translation>Rzuty specjalne robią coś innego.</translation>
    </message>
    <message>
        <source>After a roll of {totals} you have another turn, as often as that happens.</source>
        <translation>Po rzucie {totals} masz kolejną kolejkę, ilekroć się to zdarzy.</translation>
    </message>
    <message>
        <source>That holds even if you could do nothing with the roll.</source>
        <translation>Dotyczy to także rzutu, z którym nie można było nic zrobić.</translation>
    </message>
    <message>
        <source>If you could do nothing with the roll, your turn is over.</source>
        <translation>Jeśli z rzutem nie można było nic zrobić, twoja kolejka się kończy.</translation>
    </message>
    <message>
        <source>Put a chip on any open cell, or in place of an enemy chip, which is taken off.</source>
        <translation>Połóż żeton na dowolnym otwartym polu albo w miejscu żetonu przeciwnika, który zostaje zdjęty.</translation>
    </message>
    <message>
        <source>Take an enemy chip off the board, and put one of yours in its place.</source>
        <translation>Zdejmij z planszy żeton przeciwnika i połóż tam swój.</translation>
    </message>
    <message>
        <source>Let one of your chips and an enemy chip change places. Rows that arise by this count, yours and the enemy’s.</source>
        <translation>Zamień miejscami jeden swój żeton i żeton przeciwnika. Rzędy, które tak powstaną, liczą się, twoje i przeciwnika.</translation>
    </message>
    <message>
        <source>Put a chip on any open cell.</source>
        <translation>Połóż żeton na dowolnym otwartym polu.</translation>
    </message>
    <message>
        <source>It does not go on cells that have to be earned.</source>
        <translation>Nie kładzie się go na polach do zdobycia.</translation>
    </message>
    <message>
        <source>If the whole board is covered, your chip takes the place of an enemy chip.</source>
        <translation>Jeśli cała plansza jest zakryta, twój żeton zastępuje żeton przeciwnika.</translation>
    </message>
    <message>
        <source>Say which card it stands for; this is a custom, and binds you to nothing.</source>
        <translation>Powiedz, którą kartę zastępuje; to zwyczaj i do niczego nie zobowiązuje.</translation>
    </message>
    <message>
        <source>Take a chip off the board, an enemy’s or one of your own.</source>
        <translation>Zdejmij żeton z planszy, przeciwnika albo własny.</translation>
    </message>
    <message>
        <source>Take an enemy chip off the board.</source>
        <translation>Zdejmij z planszy żeton przeciwnika.</translation>
    </message>
    <message>
        <source>You put no chip on that cell in this turn.</source>
        <translation>W tej kolejce nie kładziesz żetonu na tym polu.</translation>
    </message>
    <message>
        <source>This card has no use on this board.</source>
        <translation>Ta karta na tej planszy do niczego nie służy.</translation>
    </message>
    <message>
        <source>Put a chip on an open corner. It goes nowhere else.</source>
        <translation>Połóż żeton na otwartym rogu. Nigdzie indziej nie pasuje.</translation>
    </message>
    <message>
        <source>Put a chip on an open cell with a star. It goes nowhere else.</source>
        <translation>Połóż żeton na otwartym polu z gwiazdą. Nigdzie indziej nie pasuje.</translation>
    </message>
    <message>
        <source>No chip is safe by lying in line: the first row wins at once.</source>
        <translation>Żaden żeton nie jest bezpieczny przez to, że leży w linii: pierwszy rząd od razu wygrywa.</translation>
    </message>
    <message>
        <source>Chips of a finished row are safe: nothing takes them away.</source>
        <translation>Żetony ukończonego rzędu są bezpieczne: nic ich nie zdejmie.</translation>
    </message>
    <message>
        <source>So are more chips of that side that lengthen the row in its line.</source>
        <translation>Tak samo inne żetony tej strony, które wydłużają rząd w jego linii.</translation>
    </message>
    <message>
        <source>More chips beside them in the same line are not safe.</source>
        <translation>Inne żetony obok w tej samej linii nie są bezpieczne.</translation>
    </message>
    <message>
        <source>No row is safe: chips of a finished row can be taken as well.</source>
        <translation>Żaden rząd nie jest bezpieczny: żetony ukończonego rzędu też można zdjąć.</translation>
    </message>
    <message>
        <source>A row with a chip taken from it counts no longer.</source>
        <translation>Rząd, z którego zdjęto żeton, już się nie liczy.</translation>
    </message>
    <message>
        <source>A row that has been made counts even so.</source>
        <translation>Ułożony rząd mimo to się liczy.</translation>
    </message>
    <message>
        <source>Chips on earned cells are safe too.</source>
        <translation>Żetony na zdobytych polach też są bezpieczne.</translation>
    </message>
    <message>
        <source>Chips on earned cells are not safe.</source>
        <translation>Żetony na zdobytych polach nie są bezpieczne.</translation>
    </message>
    <message>
        <source>Chips on cells with {cells} are safe from {card}.</source>
        <translation>Żetony na polach {cells} są bezpieczne: {card} ich nie dotknie.</translation>
    </message>
    <message>
        <source>{card} can touch none of these chips.</source>
        <translation>{card} nie może dotknąć żadnego z tych żetonów.</translation>
    </message>
    <message>
        <source>{card} cannot touch the row; the chip beside it can be taken.</source>
        <translation>{card} nie może dotknąć rzędu; żeton obok można zdjąć.</translation>
    </message>
    <message>
        <source>{card} can take each of the marked chips.</source>
        <translation>{card} może zdjąć każdy z zaznaczonych żetonów.</translation>
    </message>
</context>
<context>
    <name>HowToPlayDialog</name>
    <message>
        <source>How to play: {title}</source>
        <translation>Jak grać: {title}</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Spis treści</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>Szukaj na tej stronie</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Liczba graczy</translation>
    </message>
    <message>
        <source>The place before</source>
        <translation>Poprzednie miejsce</translation>
    </message>
    <message>
        <source>The next place</source>
        <translation>Następne miejsce</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>D&amp;rukuj…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Zapisz jako P&amp;DF…</translation>
    </message>
    <message>
        <source>Send this page to a printer</source>
        <translation>Wyślij tę stronę do drukarki</translation>
    </message>
    <message>
        <source>Write this page to a file</source>
        <translation>Zapisz tę stronę do pliku</translation>
    </message>
    <message>
        <source>{players} in {sides} sides</source>
        <translation>{players}, strony: {sides}</translation>
    </message>
    <message>
        <source>{players}</source>
        <translation>{players}</translation>
    </message>
    <message>
        <source>Not on this page</source>
        <translation>Nie ma na tej stronie</translation>
    </message>
    <message>
        <source>Save the page</source>
        <translation>Zapisz stronę</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>Pliki PDF</translation>
    </message>
    <message>
        <source>The page could not be saved.</source>
        <translation>Nie udało się zapisać strony.</translation>
    </message>
</context>
<context>
    <name>Idle</name>
    <message>
        <source>There are no cards in this game.</source>
        <translation>W tej grze nie ma kart.</translation>
    </message>
    <message>
        <source>No roll gives another turn.</source>
        <translation>Żaden rzut nie daje kolejnej kolejki.</translation>
    </message>
    <message>
        <source>There are no dice in this game.</source>
        <translation>W tej grze nie ma kostek.</translation>
    </message>
    <message>
        <source>Number cards have no ranks.</source>
        <translation>Karty z liczbami nie mają wartości kart.</translation>
    </message>
    <message>
        <source>There are no numbers in this game.</source>
        <translation>W tej grze nie ma liczb.</translation>
    </message>
    <message>
        <source>All are dealt the same number of cards.</source>
        <translation>Wszyscy dostają tyle samo kart.</translation>
    </message>
    <message>
        <source>One does not draw instead of playing.</source>
        <translation>Nie dobiera się zamiast grać.</translation>
    </message>
    <message>
        <source>A full hand may draw as well.</source>
        <translation>Z pełną ręką też można dobierać.</translation>
    </message>
    <message>
        <source>No card is ever drawn.</source>
        <translation>Nigdy nie dobiera się kart.</translation>
    </message>
    <message>
        <source>One draws from the open cards.</source>
        <translation>Dobiera się z odkrytych kart.</translation>
    </message>
    <message>
        <source>The stock lies face down, in one pile.</source>
        <translation>Stos leży zakryty, w jednej kupce.</translation>
    </message>
    <message>
        <source>Dead cards are not turned in.</source>
        <translation>Martwych kart się nie oddaje.</translation>
    </message>
    <message>
        <source>Cards draw themselves.</source>
        <translation>Karty dobierają się same.</translation>
    </message>
    <message>
        <source>The game has a board of its own.</source>
        <translation>Gra ma własną planszę.</translation>
    </message>
    <message>
        <source>No card takes a chip off the board.</source>
        <translation>Żadna karta nie zdejmuje żetonu z planszy.</translation>
    </message>
    <message>
        <source>There is no wild card.</source>
        <translation>Nie ma dzikiej karty.</translation>
    </message>
    <message>
        <source>No chip is ever taken or replaced.</source>
        <translation>Nigdy nie zdejmuje się ani nie zastępuje żetonów.</translation>
    </message>
    <message>
        <source>The first row wins, so it need not be safe.</source>
        <translation>Pierwszy rząd wygrywa, więc nie musi być bezpieczny.</translation>
    </message>
    <message>
        <source>The row itself is not safe.</source>
        <translation>Sam rząd nie jest bezpieczny.</translation>
    </message>
    <message>
        <source>No corner is earned.</source>
        <translation>Żadnego rogu się nie zdobywa.</translation>
    </message>
    <message>
        <source>No card or roll takes or replaces chips.</source>
        <translation>Żadna karta ani rzut nie zdejmuje i nie zastępuje żetonów.</translation>
    </message>
    <message>
        <source>Shapes are made instead of lines.</source>
        <translation>Zamiast linii układa się kształty.</translation>
    </message>
    <message>
        <source>One row wins, so nobody makes a second one.</source>
        <translation>Jeden rząd wygrywa, więc nikt nie układa drugiego.</translation>
    </message>
    <message>
        <source>Free cells count for nobody.</source>
        <translation>Wolne pola nie liczą się dla nikogo.</translation>
    </message>
    <message>
        <source>Rows are not claimed: they count while they lie there.</source>
        <translation>Rzędów się nie zajmuje: liczą się, póki leżą.</translation>
    </message>
    <message>
        <source>The first row wins at once.</source>
        <translation>Pierwszy rząd od razu wygrywa.</translation>
    </message>
    <message>
        <source>Then the game is a draw.</source>
        <translation>Wtedy gra kończy się remisem.</translation>
    </message>
    <message>
        <source>There is no match.</source>
        <translation>Nie ma meczu.</translation>
    </message>
</context>
<context>
    <name>Keymap</name>
    <message>
        <source>{key} is needed on the table itself; add Ctrl or Alt to it.</source>
        <translation>{key} jest potrzebny na samym stole; dodaj Ctrl lub Alt.</translation>
    </message>
    <message>
        <source>Windows are changed with that key.</source>
        <translation>Tym klawiszem zmienia się okna.</translation>
    </message>
    <message>
        <source>While it means something on the table, {key} does that first.</source>
        <translation>Dopóki coś znaczy na stole, {key} robi najpierw to.</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Change keys</source>
        <translation>Zmiana klawiszy</translation>
    </message>
    <message>
        <source>&amp;Add this key</source>
        <translation>&amp;Dodaj ten klawisz</translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation>&amp;Bez klawisza</translation>
    </message>
    <message>
        <source>&amp;Usual keys</source>
        <translation>&amp;Zwykłe klawisze</translation>
    </message>
    <message>
        <source>Usual keys for &amp;all</source>
        <translation>Zwykłe klawisze dla &amp;wszystkich</translation>
    </message>
    <message>
        <source>No action matches. Try another word.</source>
        <translation>Żadna czynność nie pasuje. Spróbuj innego słowa.</translation>
    </message>
    <message>
        <source>Search actions and keys</source>
        <translation>Szukaj czynności i klawiszy</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Czynności i ich klawisze</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Czynność</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Ne&amp;w key</source>
        <translation>&amp;Nowy klawisz</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nowy klawisz</translation>
    </message>
    <message>
        <source>Let this key lead to the chosen action, beside its others.</source>
        <translation>Niech ten klawisz, obok innych, prowadzi do wybranej czynności.</translation>
    </message>
    <message>
        <source>Let no key lead to the chosen action.</source>
        <translation>Niech żaden klawisz nie prowadzi do wybranej czynności.</translation>
    </message>
    <message>
        <source>Give the chosen action the keys it had at first.</source>
        <translation>Daj wybranej czynności klawisze, które miała na początku.</translation>
    </message>
    <message>
        <source>Give every action the keys it had at first.</source>
        <translation>Daj każdej czynności klawisze, które miała na początku.</translation>
    </message>
    <message>
        <source>This key leads there already.</source>
        <translation>Ten klawisz już tam prowadzi.</translation>
    </message>
    <message>
        <source>{key} leads to “{other}” now. It would be taken from there.</source>
        <translation>{key} prowadzi teraz do „{other}”. Zostałby stamtąd zabrany.</translation>
    </message>
    <message>
        <source>T&amp;ake it from there</source>
        <translation>Za&amp;bierz stamtąd</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>first entry</source>
        <translation>pierwsza seria</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Strona WWW</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Obraz</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Dobieranie</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>Eksport wyników</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>To się nie udało.</translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation>&amp;Plan</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nowa</translation>
    </message>
    <message>
        <source>&amp;Examples</source>
        <translation>&amp;Przykłady</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Zapisz j&amp;ako…</translation>
    </message>
    <message>
        <source>&amp;Copy the command</source>
        <translation>&amp;Kopiuj polecenie</translation>
    </message>
    <message>
        <source>The command line that plays the same games, here or elsewhere.</source>
        <translation>Polecenie, które rozegra te same gry, tu lub gdzie indziej.</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Uruchom</translation>
    </message>
    <message>
        <source>C&amp;ancel</source>
        <translation>&amp;Anuluj</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Zamknij</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Wyniki</translation>
    </message>
    <message>
        <source>Export as &amp;CSV…</source>
        <translation>Eksportuj jako &amp;CSV…</translation>
    </message>
    <message>
        <source>Export as &amp;HTML page…</source>
        <translation>Eksportuj jako stronę &amp;HTML…</translation>
    </message>
    <message>
        <source>Export the plots as &amp;PNG…</source>
        <translation>Eksportuj wykresy jako &amp;PNG…</translation>
    </message>
    <message>
        <source>Export the plots as &amp;SVG…</source>
        <translation>Eksportuj wykresy jako &amp;SVG…</translation>
    </message>
    <message>
        <source>{name}: share of the points</source>
        <translation>{name}: udział w punktach</translation>
    </message>
    <message>
        <source>Strength of the players, in Elo</source>
        <translation>Siła graczy, w Elo</translation>
    </message>
    <message>
        <source>Decided games won by the side that began</source>
        <translation>Rozstrzygnięte gry wygrane przez stronę, która zaczynała</translation>
    </message>
    <message>
        <source>{name}: decided games won</source>
        <translation>{name}: wygrane rozstrzygnięte gry</translation>
    </message>
    <message>
        <source>{name}: won with a row through the cell, in %</source>
        <translation>{name}: wygrane rzędem przez to pole, w %</translation>
    </message>
    <message>
        <source>{name}: moves a game</source>
        <translation>{name}: ruchy w grze</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>{level}, {temperament}</source>
        <translation>{level}, {temperament}</translation>
    </message>
    <message>
        <source>First on turn</source>
        <translation>Pierwszy w kolejce</translation>
    </message>
    <message>
        <source>Second on turn</source>
        <translation>Drugi w kolejce</translation>
    </message>
    <message>
        <source>Third on turn</source>
        <translation>Trzeci w kolejce</translation>
    </message>
    <message>
        <source>Fourth on turn</source>
        <translation>Czwarty w kolejce</translation>
    </message>
    <message>
        <source>{value} ({low} to {high})</source>
        <translation>{value} (od {low} do {high})</translation>
    </message>
    <message>
        <source>No game counts yet.</source>
        <translation>Jeszcze żadna gra się nie liczy.</translation>
    </message>
    <message>
        <source>{games} games, {draws} drawn. Who began won {share} of the decided ones. A game took {length} moves.</source>
        <translation>Gry: {games}, remisy: {draws}. Zaczynający wygrał {share} rozstrzygniętych. Gra trwała {length} ruchów.</translation>
    </message>
    <message>
        <source>One game, {draws} drawn. Who began won {share} of the decided ones. It took {length} moves.</source>
        <translation>Jedna gra, remisy: {draws}. Zaczynający wygrał {share} rozstrzygniętych. Trwała {length} ruchów.</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Jedna gra</translation>
    </message>
    <message>
        <source>{games} games</source>
        <translation>gry: {games}</translation>
    </message>
    <message>
        <source>The game is played.</source>
        <translation>Gra rozegrana.</translation>
    </message>
    <message>
        <source>All {games} games are played.</source>
        <translation>Rozegrano wszystkie gry: {games}.</translation>
    </message>
    <message>
        <source>about {seconds} s left</source>
        <translation>zostało około {seconds} s</translation>
    </message>
    <message>
        <source>about {minutes} min left</source>
        <translation>zostało około {minutes} min</translation>
    </message>
    <message>
        <source>about {hours} h left</source>
        <translation>zostało około {hours} h</translation>
    </message>
    <message>
        <source>The test is not decided after {deals} deals.</source>
        <translation>Po {deals} rozdaniach test nie jest rozstrzygnięty.</translation>
    </message>
    <message>
        <source>{found} Decided after {deals} deals; wrong in at most {risk} of such tests.</source>
        <translation>{found} Rozstrzygnięto po {deals} rozdaniach; błędnie w najwyżej {risk} takich testów.</translation>
    </message>
    <message>
        <source>{one} is not stronger than {other} by {high} Elo (seen: {seen}).</source>
        <translation>{one} nie jest silniejszy niż {other} o {high} Elo (widziano: {seen}).</translation>
    </message>
    <message>
        <source>{one} is stronger than {other} (seen: {seen} Elo).</source>
        <translation>{one} jest silniejszy niż {other} (widziano: {seen} Elo).</translation>
    </message>
    <message>
        <source>To begin is worth as much in “{one}” as in “{other}” (seen: {seen}).</source>
        <translation>Zaczynanie jest warte tyle samo w „{one}” co w „{other}” (widziano: {seen}).</translation>
    </message>
    <message>
        <source>To begin is worth more in “{one}” than in “{other}” ({seen}).</source>
        <translation>Zaczynanie jest warte więcej w „{one}” niż w „{other}” ({seen}).</translation>
    </message>
    <message>
        <source>Games take as long in “{one}” as in “{other}” (seen: {seen} moves).</source>
        <translation>Gry trwają tyle samo w „{one}” co w „{other}” (widziano ruchów: {seen}).</translation>
    </message>
    <message>
        <source>Games take longer in “{one}” than in “{other}” ({seen} moves).</source>
        <translation>Gry trwają dłużej w „{one}” niż w „{other}” (ruchów: {seen}).</translation>
    </message>
</context>
<context>
    <name>LabWindow</name>
    <message>
        <source>R&amp;un</source>
        <translation>&amp;Uruchom</translation>
    </message>
    <message>
        <source>Play these games in the background; broken off, they can go on later</source>
        <translation>Rozegraj te gry w tle; przerwane mogą pójść dalej później</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Anuluj</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Rozegrane gry</translation>
    </message>
    <message>
        <source>reading what was played before…</source>
        <translation>czytanie tego, co rozegrano wcześniej…</translation>
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
        <translation>Laboratorium pracuje. Anuluj jego gry i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>What was played is kept.</source>
        <translation>To, co rozegrano, jest zachowane.</translation>
    </message>
    <message>
        <source>usual board</source>
        <translation>zwykła plansza</translation>
    </message>
    <message>
        <source>my board</source>
        <translation>moja plansza</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Zapisano: {file}</translation>
    </message>
    <message>
        <source>The command is on the clipboard.</source>
        <translation>Polecenie jest w schowku.</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>zaczyna…</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>zatrzymuje…</translation>
    </message>
    <message>
        <source>{done} of {games} games</source>
        <translation>{done} z {games} gier</translation>
    </message>
    <message>
        <source>{done} are played; Run goes on there.</source>
        <translation>Rozegrano {done}; Uruchom toczy się od tego miejsca.</translation>
    </message>
    <message>
        <source>results</source>
        <translation>wyniki</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Newcomer</source>
        <translation>Nowicjusz</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Początkujący</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Okazjonalny</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Stały bywalec</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Wprawny</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Silny</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ekspert</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mistrz</translation>
    </message>
    <message>
        <source>Has just learned the rules, and plays what it likes. A match for a first game.</source>
        <translation>Dopiero poznał zasady i gra tym, co mu się podoba. Przeciwnik na pierwszą grę.</translation>
    </message>
    <message>
        <source>Likes to build. It often misses a diagonal, does not watch which cards are gone, and spends its jacks early.</source>
        <translation>Lubi budować. Często przeoczy przekątną, nie patrzy, które karty już zeszły, i wcześnie wydaje walety.</translation>
    </message>
    <message>
        <source>Builds and blocks when it sees why, which is not always. It does not count cards.</source>
        <translation>Buduje i blokuje, gdy widzi po co, a nie zawsze widzi. Nie liczy kart.</translation>
    </message>
    <message>
        <source>Plays every week. It misses a diagonal now and then and does not count cards.</source>
        <translation>Gra co tydzień. Czasem przeoczy przekątną i nie liczy kart.</translation>
    </message>
    <message>
        <source>Counts the cards that are gone and keeps its jacks for when they matter; it seldom overlooks anything.</source>
        <translation>Liczy karty, które zeszły, i trzyma walety na ważne chwile; rzadko coś przeoczy.</translation>
    </message>
    <message>
        <source>Overlooks nothing, but between two good moves it takes either.</source>
        <translation>Niczego nie przeoczy, ale z dwóch dobrych ruchów bierze dowolny.</translation>
    </message>
    <message>
        <source>Takes the best move it knows at once. It thinks about the move at hand, not about what comes after.</source>
        <translation>Od razu bierze najlepszy ruch, jaki zna. Myśli o tym ruchu, nie o tym, co potem.</translation>
    </message>
    <message>
        <source>Imagines how the cards may lie that it cannot see, and plays its best moves on in its head before it chooses.</source>
        <translation>Wyobraża sobie, jak mogą leżeć karty, których nie widzi, i gra swoje najlepsze ruchy dalej w głowie, zanim wybierze.</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Zrównoważony</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Atakujący</translation>
    </message>
    <message>
        <source>Blocker</source>
        <translation>Blokujący</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <translation>Oszczędny</translation>
    </message>
    <message>
        <source>Gambler</source>
        <translation>Ryzykant</translation>
    </message>
    <message>
        <source>Does what the position asks for.</source>
        <translation>Robi to, czego wymaga pozycja.</translation>
    </message>
    <message>
        <source>Builds its own rows first, and stops yours when it must.</source>
        <translation>Najpierw buduje własne rzędy, a twoje zatrzymuje, gdy musi.</translation>
    </message>
    <message>
        <source>Would rather spoil your rows than hurry its own.</source>
        <translation>Woli psuć twoje rzędy, niż spieszyć się z własnymi.</translation>
    </message>
    <message>
        <source>Keeps its special cards for the end, and pairs of cards together.</source>
        <translation>Trzyma karty specjalne na koniec, a pary kart razem.</translation>
    </message>
    <message>
        <source>Spends special cards early and bets on the cards still to come.</source>
        <translation>Wcześnie wydaje karty specjalne i liczy na te, które dopiero przyjdą.</translation>
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
        <translation>Twoja pierwsza gra</translation>
    </message>
    <message>
        <source>{name}, played on from move {ply}</source>
        <translation>{name}, dalej od ruchu {ply}</translation>
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
        <translation>Usuń za&amp;kładkę</translation>
    </message>
    <message>
        <source>Boo&amp;kmark</source>
        <translation>Za&amp;kładka</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Początek gry</translation>
    </message>
    <message>
        <source>Move {ply}: {deed}</source>
        <translation>Ruch {ply}: {deed}</translation>
    </message>
</context>
<context>
    <name>Measuring</name>
    <message>
        <source>The games ended by a mistake of the program. Try again with another game or level, and report it if it happens again.</source>
        <translation>Gry zakończyły się przez błąd programu. Spróbuj innej gry lub poziomu i zgłoś to, jeśli się powtórzy.</translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message>
        <source>This game could not be counted: {why}.</source>
        <translation>Tej gry nie udało się policzyć: {why}.</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>won</source>
        <translation>wygrana</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>przegrana</translation>
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
        <translation>Eksport statystyk</translation>
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
        <translation>statystyki sequence</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Zapisano: {file}</translation>
    </message>
    <message>
        <source>Your rating is {points} now ({change}).</source>
        <translation>Twój ranking to teraz {points} ({change}).</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>To się nie udało.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ostatnio o&amp;twarte</translation>
    </message>
    <message>
        <source>&amp;Somebody spoke…</source>
        <translation>&amp;Ktoś się odezwał…</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Jeszcze nic</translation>
    </message>
</context>
<context>
    <name>MistakeSheet</name>
    <message>
        <source>&amp;Take it back</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>Undo your move and what followed it, and try another</source>
        <translation>Cofnij ruch i to, co po nim nastąpiło, i spróbuj innego</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>&amp;Dlaczego?</translation>
    </message>
    <message>
        <source>Say which move would have been better, and why</source>
        <translation>Powiedz, który ruch byłby lepszy i dlaczego</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Graj dalej</translation>
    </message>
    <message>
        <source>Leave the move as it is</source>
        <translation>Zostaw ruch bez zmian</translation>
    </message>
</context>
<context>
    <name>MovesModel</name>
    <message>
        <source>Start of the game</source>
        <translation>Początek gry</translation>
    </message>
    <message>
        <source>{number}. {sentence}</source>
        <translation>{number}. {sentence}</translation>
    </message>
    <message>
        <source>{move} (bookmark)</source>
        <translation>{move} (zakładka)</translation>
    </message>
    <message>
        <source>{move} (bookmark: {name})</source>
        <translation>{move} (zakładka: {name})</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Choose a move to see the board as it was then</source>
        <translation>Wybierz ruch, aby zobaczyć planszę z tamtej chwili</translation>
    </message>
</context>
<context>
    <name>NamingDialog</name>
    <message>
        <source>Save as your own rules</source>
        <translation>Zapisz jako własne zasady</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nazwa</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Opis</translation>
    </message>
    <message>
        <source>Give the rules a name.</source>
        <translation>Nadaj zasadom nazwę.</translation>
    </message>
    <message>
        <source>You have rules of this name already. They would be replaced.</source>
        <translation>Masz już zasady o tej nazwie. Zostałyby zastąpione.</translation>
    </message>
    <message>
        <source>Rules of this name come with the program. Choose another name.</source>
        <translation>Zasady o tej nazwie są dołączone do programu. Wybierz inną.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>Zas&amp;tąp</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Zapisz</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Graj</translation>
    </message>
    <message>
        <source>Deal the cards and begin; the game in progress is kept</source>
        <translation>Rozdaj karty i zacznij; trwająca gra zostaje zachowana</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Gr&amp;a</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>P&amp;lansza</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>Gra&amp;cze</translation>
    </message>
    <message>
        <source>S&amp;ides</source>
        <translation>&amp;Strony</translation>
    </message>
    <message>
        <source>Who b&amp;egins</source>
        <translation>Kto &amp;zaczyna</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Kolory</translation>
    </message>
    <message>
        <source>S&amp;huffle number</source>
        <translation>&amp;Numer tasowania</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Więcej</translation>
    </message>
    <message>
        <source>Show what is seldom needed: the number of the shuffle.</source>
        <translation>Pokaż to, co rzadko potrzebne: numer tasowania.</translation>
    </message>
    <message>
        <source>{sides}, nobody in a team</source>
        <translation>{sides}, każdy dla siebie</translation>
    </message>
    <message>
        <source>{sides} teams of {each}</source>
        <translation>Drużyny: {sides}, w każdej {each}</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>Choose a game.</source>
        <translation>Wybierz grę.</translation>
    </message>
    <message>
        <source>Choose a board.</source>
        <translation>Wybierz planszę.</translation>
    </message>
    <message>
        <source>Two players are called {name}. Give one another name.</source>
        <translation>Dwoje graczy nazywa się {name}. Nadaj jednemu inne imię.</translation>
    </message>
    <message>
        <source>This game cannot be played on this board: {why}.</source>
        <translation>W tę grę nie można grać na tej planszy: {why}.</translation>
    </message>
</context>
<context>
    <name>Now</name>
    <message>
        <source>Shown: {what}</source>
        <translation>Pokazane: {what}</translation>
    </message>
    <message>
        <source>You are looking back</source>
        <translation>Patrzysz wstecz</translation>
    </message>
    <message>
        <source>Nothing is played here. The game waits where it is.</source>
        <translation>Tu się nie gra. Gra czeka tam, gdzie jest.</translation>
    </message>
    <message>
        <source>Only {name} is to see what comes next. Then press “I am ready”, or Enter.</source>
        <translation>Tylko {name} ma zobaczyć, co będzie dalej. Potem naciśnij „Gotowe, to ja” lub Enter.</translation>
    </message>
    <message>
        <source>You have played. Draw if you want to, then press “Done: pass the screen on”.</source>
        <translation>Masz już ruch za sobą. Dobierz, jeśli chcesz, a potem naciśnij „Gotowe: przekaż ekran”.</translation>
    </message>
    <message>
        <source>There is nothing for you to do at the moment.</source>
        <translation>W tej chwili nie masz nic do zrobienia.</translation>
    </message>
    <message>
        <source>You are asked when your chip makes one: say which row it is.</source>
        <translation>Padnie pytanie, gdy twój żeton zrobi rząd: powiedz, który to.</translation>
    </message>
    <message>
        <source>Has somebody spoken out of turn?</source>
        <translation>Czy ktoś odezwał się nie w swojej kolejce?</translation>
    </message>
    <message>
        <source>Say who with Move → Somebody spoke; it has a penalty.</source>
        <translation>Powiedz kto przez Ruch → Ktoś się odezwał; jest za to kara.</translation>
    </message>
    <message>
        <source>After your play, draw</source>
        <translation>Po zagraniu dobierz</translation>
    </message>
</context>
<context>
    <name>NowPanel</name>
    <message>
        <source>What can I do?</source>
        <translation>Co mogę zrobić?</translation>
    </message>
    <message>
        <source>What can be done now</source>
        <translation>Co można teraz zrobić</translation>
    </message>
    <message>
        <source>Show me a good move</source>
        <translation>Pokaż mi dobry ruch</translation>
    </message>
    <message>
        <source>Point out the best moves, and say why they are good</source>
        <translation>Wskaż najlepsze ruchy i powiedz, dlaczego są dobre</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Go back to the table</source>
        <translation>Wróć do stołu</translation>
    </message>
</context>
<context>
    <name>NumberCardsControl</name>
    <message>
        <source>in place of playing cards</source>
        <translation>zamiast kart do gry</translation>
    </message>
    <message>
        <source>from</source>
        <translation>od</translation>
    </message>
    <message>
        <source>to</source>
        <translation>do</translation>
    </message>
</context>
<context>
    <name>NumberListControl</name>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
</context>
<context>
    <name>Offer</name>
    <message>
        <source>&amp;Go on with it</source>
        <translation>&amp;Wróć do niej</translation>
    </message>
    <message>
        <source>&amp;Throw it away</source>
        <translation>Wy&amp;rzuć ją</translation>
    </message>
    <message>
        <source>A board was not saved the last time: “{name}”.</source>
        <translation>Ostatnim razem nie zapisano planszy: „{name}”.</translation>
    </message>
    <message>
        <source>A board was not saved the last time: “{name}”. Its file is damaged; this is how it was a moment before.</source>
        <translation>Ostatnim razem nie zapisano planszy: „{name}”. Jej plik jest uszkodzony; tak wyglądała chwilę wcześniej.</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>bez nazwy</translation>
    </message>
</context>
<context>
    <name>OfferBar</name>
    <message>
        <source>New to this game? Six short steps show how it is played, on the table.</source>
        <translation>Pierwszy raz? Sześć krótkich kroków pokaże na stole, jak się gra.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Pokaż mi</translation>
    </message>
    <message>
        <source>Your game is kept, and comes back afterwards</source>
        <translation>Twoja gra zostaje zachowana i potem wraca</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nie teraz</translation>
    </message>
    <message>
        <source>Help → Your first game leads there at any time</source>
        <translation>Pomoc → Twoja pierwsza gra prowadzi tam w każdej chwili</translation>
    </message>
</context>
<context>
    <name>Outlet</name>
    <message>
        <source>Sent to the printer.</source>
        <translation>Wysłano do drukarki.</translation>
    </message>
    <message>
        <source>The printer does not take it. Is it switched on?</source>
        <translation>Drukarka tego nie przyjmuje. Czy jest włączona?</translation>
    </message>
    <message>
        <source>This printer leaves {edge} mm free at the edge of the paper, but the margins are {margin} mm: something may be missing. Print anyway?</source>
        <translation>Ta drukarka zostawia {edge} mm wolnego brzegu papieru, a marginesy mają {margin} mm: czegoś może brakować. Drukować mimo to?</translation>
    </message>
    <message>
        <source>PDF, for every printer (*.pdf)</source>
        <translation>PDF, dla każdej drukarki (*.pdf)</translation>
    </message>
    <message>
        <source>PNG, a picture (*.png)</source>
        <translation>PNG, obraz (*.png)</translation>
    </message>
    <message>
        <source>SVG, for drawing programs (*.svg)</source>
        <translation>SVG, dla programów graficznych (*.svg)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksport</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Rysowanie…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>The file was not written.</source>
        <translation>Plik nie został zapisany.</translation>
    </message>
    <message>
        <source>{count} files like {name} are there already. Replace them?</source>
        <translation>Są już pliki takie jak {name} ({count}). Zastąpić je?</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Zapisano jako {file}.</translation>
    </message>
    <message>
        <source>Saved as {count} files, beginning with {file}.</source>
        <translation>Zapisano jako {count} plików, zaczynając od {file}.</translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message>
        <source>I am ready</source>
        <translation>Gotowe, to ja</translation>
    </message>
    <message>
        <source>Done: pass the screen on</source>
        <translation>Gotowe: przekaż ekran</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Up to three moves are marked on the table and told beside it, each with the chance to win and the reason. A click on one shows its arrow; it can be played at once. The hint goes as soon as the position changes.</source>
        <translation>Do trzech ruchów jest zaznaczonych na stole i podanych obok, każdy z szansą wygranej i powodem. Kliknięcie pokazuje strzałkę; ruch można od razu zagrać. Podpowiedź znika, gdy tylko pozycja się zmieni.</translation>
    </message>
    <message>
        <source>Winning chances</source>
        <translation>Szanse wygranej</translation>
    </message>
    <message>
        <source>A bar for now and a graph through the game. Click on the graph to look at a moment. While a computer thinks, nothing is worked out.</source>
        <translation>Pasek na teraz i wykres przez całą grę. Kliknij wykres, aby zobaczyć chwilę. Gdy komputer myśli, nic się nie oblicza.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Omówienie</translation>
    </message>
    <message>
        <source>After the end: the three moves at which the game turned, what would have been better, and how much the cards and your choices were worth. Click on one to see it on the table.</source>
        <translation>Po zakończeniu: trzy ruchy, w których gra się odwróciła, co byłoby lepsze oraz ile były warte karty i twoje wybory. Kliknij, aby zobaczyć ruch na stole.</translation>
    </message>
    <message>
        <source>The numbers</source>
        <translation>Liczby</translation>
    </message>
    <message>
        <source>They come from many trial games, played on from what you can see; where cards are hidden, they are imagined anew each time. So they are estimates, and know no more than you do. A rated game has none of this.</source>
        <translation>Pochodzą z wielu gier próbnych, toczonych z tego, co widzisz; ukryte karty są za każdym razem wymyślane od nowa. Są więc szacunkami i nie wiedzą więcej niż ty. Gra rankingowa nie ma nic z tego.</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Rusz teraz</translation>
    </message>
    <message>
        <source>Who thinks for longer than a second is named at the end of the menu bar, and can be told to move with what it knows.</source>
        <translation>Kto myśli dłużej niż sekundę, jest wymieniony na końcu paska menu i można mu kazać ruszyć z tym, co wie.</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Klawisze i mysz</translation>
    </message>
    <message>
        <source>On the designer’s board</source>
        <translation>Na planszy projektanta</translation>
    </message>
    <message>
        <source>In the designer’s tray</source>
        <translation>W zasobie projektanta</translation>
    </message>
    <message>
        <source>Designer: {menu}</source>
        <translation>Projektant: {menu}</translation>
    </message>
    <message>
        <source>Gallery of boards</source>
        <translation>Galeria plansz</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Przeciąganie</translation>
    </message>
    <message>
        <source>Carry a card to another cell, to exchange both, or to the tray.</source>
        <translation>Przenieś kartę na inne pole, aby zamienić obie, albo do zasobu.</translation>
    </message>
    <message>
        <source>Drag from a bare cell</source>
        <translation>Przeciąganie z pustego pola</translation>
    </message>
    <message>
        <source>Choose all cells in a frame; from a full cell, hold Shift.</source>
        <translation>Wybierz wszystkie pola w ramce; z pełnego pola przytrzymaj Shift.</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klik</translation>
    </message>
    <message>
        <source>Choose a cell; with Shift up to it, with Ctrl one more.</source>
        <translation>Wybierz pole; z Shift aż do niego, z Ctrl jedno więcej.</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Dwuklik</translation>
    </message>
    <message>
        <source>Put the card that is chosen in the tray.</source>
        <translation>Połóż kartę wybraną w zasobie.</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Strzałki</translation>
    </message>
    <message>
        <source>Walk; with Shift choose on the way, with Ctrl only look around.</source>
        <translation>Idź; z Shift wybieraj po drodze, z Ctrl tylko się rozglądaj.</translation>
    </message>
    <message>
        <source>Home, End, PgUp, PgDn</source>
        <translation>Home, End, PgUp, PgDn</translation>
    </message>
    <message>
        <source>Walk to the rim of the board.</source>
        <translation>Idź do brzegu planszy.</translation>
    </message>
    <message>
        <source>Type a card, a free cell, a hole, or nothing; and go on.</source>
        <translation>Wpisz kartę, wolne pole, dziurę albo nic; i dalej.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Finish a number that is being typed, or go on to the next cell.</source>
        <translation>Zakończ wpisywaną liczbę albo przejdź do następnego pola.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Put the tray’s card; with Ctrl choose one cell more or less.</source>
        <translation>Połóż kartę z zasobu; z Ctrl wybierz jedno pole więcej lub mniej.</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Take back what is half typed, or clear the chosen cells.</source>
        <translation>Cofnij to, co wpisane do połowy, albo wyczyść wybrane pola.</translation>
    </message>
    <message>
        <source>Bring a carried card back; forget what is half typed.</source>
        <translation>Odnieś niesioną kartę; zapomnij to, co wpisane do połowy.</translation>
    </message>
    <message>
        <source>Menu key</source>
        <translation>Klawisz menu</translation>
    </message>
    <message>
        <source>Open the menu of the chosen cells.</source>
        <translation>Otwórz menu wybranych pól.</translation>
    </message>
    <message>
        <source>Carry a card to a cell.</source>
        <translation>Przenieś kartę na pole.</translation>
    </message>
    <message>
        <source>Choose the card to be put.</source>
        <translation>Wybierz kartę do położenia.</translation>
    </message>
    <message>
        <source>Enter, double click</source>
        <translation>Enter, dwuklik</translation>
    </message>
    <message>
        <source>Put the card on the chosen cells of the board.</source>
        <translation>Połóż kartę na wybranych polach planszy.</translation>
    </message>
    <message>
        <source>Make a board.</source>
        <translation>Zrób planszę.</translation>
    </message>
    <message>
        <source>Change the board, or a copy of it.</source>
        <translation>Zmień planszę albo jej kopię.</translation>
    </message>
    <message>
        <source>Play on the board.</source>
        <translation>Graj na planszy.</translation>
    </message>
    <message>
        <source>Copy the board.</source>
        <translation>Skopiuj planszę.</translation>
    </message>
    <message>
        <source>Bring the board onto paper.</source>
        <translation>Przenieś planszę na papier.</translation>
    </message>
    <message>
        <source>Give the board another name.</source>
        <translation>Nadaj planszy inną nazwę.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Move the board to the trash.</source>
        <translation>Przenieś planszę do kosza.</translation>
    </message>
    <message>
        <source>Show the board’s file in its folder.</source>
        <translation>Pokaż plik planszy w jego folderze.</translation>
    </message>
    <message>
        <source>several, see its text</source>
        <translation>kilka, zob. tekst</translation>
    </message>
    <message>
        <source>A name in colour leads to its licence in full.</source>
        <translation>Kolorowa nazwa prowadzi do pełnej licencji.</translation>
    </message>
    <message>
        <source>Every licence lies in {folder}, too.</source>
        <translation>Wszystkie licencje leżą też w {folder}.</translation>
    </message>
    <message>
        <source>Sequence, One-Eyed Jack and their relatives, for one to twelve people and computers.</source>
        <translation>Sequence, One-Eyed Jack i krewni, dla jednej do dwunastu osób i komputerów.</translation>
    </message>
    <message>
        <source>This is a program of enthusiasts. Sequence is a trade mark of its publisher, who has nothing to do with it.</source>
        <translation>To program miłośników. Sequence jest znakiem towarowym swojego wydawcy, który nie ma z nim nic wspólnego.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Ekran</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencje</translation>
    </message>
    <message>
        <source>What runs here</source>
        <translation>Co tu działa</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Na stole</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Powtórka</translation>
    </message>
    <message>
        <source>Help from the computer</source>
        <translation>Pomoc komputera</translation>
    </message>
    <message>
        <source>Drag a card, or the dice, onto a lit cell; elsewhere it returns.</source>
        <translation>Przeciągnij kartę albo kostki na podświetlone pole; gdzie indziej wróci.</translation>
    </message>
    <message>
        <source>Drag in the hand</source>
        <translation>Przeciąganie w ręce</translation>
    </message>
    <message>
        <source>Lay a card in another place of the hand.</source>
        <translation>Połóż kartę w innym miejscu ręki.</translation>
    </message>
    <message>
        <source>Drag to the hand</source>
        <translation>Przeciąganie do ręki</translation>
    </message>
    <message>
        <source>Draw the card of the stock, or an open one, where that is asked.</source>
        <translation>Dobierz kartę ze stosu albo odkrytą, gdy to potrzebne.</translation>
    </message>
    <message>
        <source>Drag a chip</source>
        <translation>Przeciąganie żetonu</translation>
    </message>
    <message>
        <source>Swap it with the chip it is dropped on, where that is asked.</source>
        <translation>Zamień go z żetonem, na który go upuścisz, gdy to potrzebne.</translation>
    </message>
    <message>
        <source>Click, click</source>
        <translation>Klik, klik</translation>
    </message>
    <message>
        <source>Choose a card, then a lit cell; with dice, a lit cell at once.</source>
        <translation>Wybierz kartę, potem podświetlone pole; przy kostkach od razu podświetlone pole.</translation>
    </message>
    <message>
        <source>Finger</source>
        <translation>Palec</translation>
    </message>
    <message>
        <source>Tap a card, then a cell. On a small board a lens shows the cell: slide to the right one before you lift the finger.</source>
        <translation>Dotknij karty, potem pola. Na małej planszy lupa pokazuje pole: przesuń na właściwe, zanim podniesiesz palec.</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Czytnik ekranu</translation>
    </message>
    <message>
        <source>Each cell says its place, its card, its chip and which of your cards may go there; cards can be chosen and cells pressed from the reader, too.</source>
        <translation>Każde pole podaje swoje miejsce, kartę, żeton i to, które z twoich kart mogą tam trafić; z czytnika też można wybierać karty i naciskać pola.</translation>
    </message>
    <message>
        <source>Choose a card of the hand, or an open card that may be drawn.</source>
        <translation>Wybierz kartę z ręki albo odkrytą, którą można dobrać.</translation>
    </message>
    <message>
        <source>Draw a card, where one draws by hand.</source>
        <translation>Dobierz kartę, gdy dobiera się ręcznie.</translation>
    </message>
    <message>
        <source>Move from card to card, or from cell to cell.</source>
        <translation>Przechodź od karty do karty lub od pola do pola.</translation>
    </message>
    <message>
        <source>Go to the next or previous cell for the chosen card.</source>
        <translation>Przejdź do następnego lub poprzedniego pola dla wybranej karty.</translation>
    </message>
    <message>
        <source>Go on from the hand to the board and the stock.</source>
        <translation>Przejdź z ręki na planszę i na stos.</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, spacja</translation>
    </message>
    <message>
        <source>Choose the marked card; play it on the marked cell.</source>
        <translation>Wybierz zaznaczoną kartę; zagraj ją na zaznaczone pole.</translation>
    </message>
    <message>
        <source>Lay the marked card on the discards, if it is dead or to be given up.</source>
        <translation>Odłóż zaznaczoną kartę, jeśli jest martwa lub do poświęcenia.</translation>
    </message>
    <message>
        <source>Take the last step back: the chosen chip, the chosen card.</source>
        <translation>Cofnij ostatni krok: wybrany żeton, wybraną kartę.</translation>
    </message>
    <message>
        <source>Settings explained</source>
        <translation>Ustawienia z objaśnieniem</translation>
    </message>
    <message>
        <source>Game → Settings shows them all; a change is seen at once and kept. The arrow at a row leads back to what it was at first.</source>
        <translation>Gra → Ustawienia pokazuje wszystkie; zmianę widać od razu i zostaje. Strzałka przy wierszu przywraca stan początkowy.</translation>
    </message>
    <message>
        <source>At first: {value}.</source>
        <translation>Na początku: {value}.</translation>
    </message>
    <message>
        <source>Slider</source>
        <translation>Suwak</translation>
    </message>
    <message>
        <source>Arrows go by one move, Page keys by ten, Home and End to both ends.</source>
        <translation>Strzałki o jeden ruch, klawisze Page o dziesięć, Home i End na oba końce.</translation>
    </message>
    <message>
        <source>Space, P</source>
        <translation>Spacja, P</translation>
    </message>
    <message>
        <source>In the replay bar: play the moves one after the other, or stop.</source>
        <translation>Na pasku powtórki: odtwarzaj ruchy jeden po drugim albo zatrzymaj.</translation>
    </message>
    <message>
        <source>Whose cards</source>
        <translation>Czyje karty</translation>
    </message>
    <message>
        <source>Once a game is over, it can be seen with the eyes of each player, or with all hands open in the list of players.</source>
        <translation>Gdy gra się skończy, można ją obejrzeć oczami każdego gracza albo ze wszystkimi rękami odkrytymi na liście graczy.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Graj dalej stąd</translation>
    </message>
    <message>
        <source>A game of its own begins there; it is not rated and counts in no statistics. The game before is kept, and undo brings it back until you move. A deal of a match that had ended counts as it was played first.</source>
        <translation>Zaczyna się tam osobna gra; nie jest rankingowa i nie liczy się w statystykach. Poprzednia zostaje zachowana, a Cofnij przywraca ją, dopóki nie wykonasz ruchu. Zakończone rozdanie meczu liczy się tak, jak rozegrano je za pierwszym razem.</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Zakładki</translation>
    </message>
    <message>
        <source>They stand on the slider and in the list of moves, and are kept with the game.</source>
        <translation>Są na suwaku i na liście ruchów, i są zapisywane z grą.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Obrazy</translation>
    </message>
    <message>
        <source>A position is saved as PNG or SVG, a game as an animated GIF. As long as a game goes on, its animation shows no hand.</source>
        <translation>Pozycję zapisuje się jako PNG lub SVG, grę jako ruchomy GIF. Dopóki gra trwa, animacja nie pokazuje żadnej ręki.</translation>
    </message>
    <message>
        <source>Setting up: the board</source>
        <translation>Ustawianie: plansza</translation>
    </message>
    <message>
        <source>Setting up: the cards</source>
        <translation>Ustawianie: karty</translation>
    </message>
    <message>
        <source>Setting up: {menu}</source>
        <translation>Ustawianie: {menu}</translation>
    </message>
    <message>
        <source>Lay a chip of the side in hand, or take it away again.</source>
        <translation>Połóż żeton wybranej strony albo go zabierz.</translation>
    </message>
    <message>
        <source>Do the same to all cells on the way.</source>
        <translation>Zrób to samo na wszystkich polach po drodze.</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>Prawy przycisk</translation>
    </message>
    <message>
        <source>Take chips of any side away.</source>
        <translation>Zabierz żetony dowolnej strony.</translation>
    </message>
    <message>
        <source>Walk over the board.</source>
        <translation>Poruszaj się po planszy.</translation>
    </message>
    <message>
        <source>Do to a cell what a click does.</source>
        <translation>Zrób z polem to, co robi kliknięcie.</translation>
    </message>
    <message>
        <source>Lay a chip of the first, second… side.</source>
        <translation>Połóż żeton pierwszej, drugiej… strony.</translation>
    </message>
    <message>
        <source>Begin a row that is to be marked, or end it.</source>
        <translation>Zacznij rząd do zaznaczenia albo go zakończ.</translation>
    </message>
    <message>
        <source>Forget the row that was begun.</source>
        <translation>Porzuć zaczęty rząd.</translation>
    </message>
    <message>
        <source>Lay the chosen card of the deck where cards go.</source>
        <translation>Połóż wybraną kartę tam, gdzie trafiają karty.</translation>
    </message>
    <message>
        <source>Take the chosen card of a hand away.</source>
        <translation>Zabierz wybraną kartę z ręki.</translation>
    </message>
    <message>
        <source>Move the chosen card of a hand or pile.</source>
        <translation>Przesuń wybraną kartę w ręce lub stosie.</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>A board without a name</source>
        <translation>Plansza bez nazwy</translation>
    </message>
    <message>
        <source>Arrangement: {author}</source>
        <translation>Układ: {author}</translation>
    </message>
    <message>
        <source>cells of {size}</source>
        <translation>pola {size}</translation>
    </message>
    <message>
        <source>Page {number} of {count}: row {row}, column {column}</source>
        <translation>Strona {number} z {count}: rząd {row}, kolumna {column}</translation>
    </message>
    <message>
        <source>glue page {number} here</source>
        <translation>tu przyklej stronę {number}</translation>
    </message>
    <message>
        <source>How to put the board together</source>
        <translation>Jak złożyć planszę</translation>
    </message>
    <message>
        <source>Print all pages at 100 % (“actual size”), never “fit to page”. Measure the bar at the foot of a page: it must be as long as it says.</source>
        <translation>Drukuj wszystkie strony w 100 % („rozmiar rzeczywisty”), nigdy „dopasuj do strony”. Zmierz pasek u dołu strony: musi być tak długi, jak podano.</translation>
    </message>
    <message>
        <source>Cut out the picture on each page, along the marks at its corners. The pale strips at the right and at the bottom stay on: they are for the glue.</source>
        <translation>Wytnij obraz z każdej strony wzdłuż znaków w rogach. Jasne paski po prawej i na dole zostają: są na klej.</translation>
    </message>
    <message>
        <source>Lay page 2 over the strip of page 1, its edge at the small triangles, so that the pictures meet, and glue it. Go on like this to the end of the row.</source>
        <translation>Połóż stronę 2 na pasku strony 1, brzegiem przy małych trójkątach, tak by obrazy się zeszły, i przyklej. Tak dalej do końca rzędu.</translation>
    </message>
    <message>
        <source>Make the other rows, and glue each onto the strip of the last.</source>
        <translation>Zrób pozostałe rzędy i przyklej każdy na pasek poprzedniego.</translation>
    </message>
    <message>
        <source>Cut out the picture on each page, along the marks at its corners.</source>
        <translation>Wytnij obraz z każdej strony wzdłuż znaków w rogach.</translation>
    </message>
    <message>
        <source>Lay the pages edge to edge and tape them together at the back.</source>
        <translation>Połóż strony brzegiem do brzegu i sklej je z tyłu taśmą.</translation>
    </message>
    <message>
        <source>Glue the whole onto cardboard of at least {width} × {height} mm.</source>
        <translation>Naklej całość na tekturę co najmniej {width} × {height} mm.</translation>
    </message>
    <message>
        <source>Finished size {board}; cells of {cell}; {count} pages of {paper}.</source>
        <translation>Gotowy rozmiar {board}; pola {cell}; stron: {count}, {paper}.</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>karty</translation>
    </message>
    <message>
        <source>Cards to cut, page {number} of {count}</source>
        <translation>Karty do wycięcia, strona {number} z {count}</translation>
    </message>
    <message>
        <source>{board} · page {number}: cut the full lines, then each card along its dots</source>
        <translation>{board} · strona {number}: tnij linie ciągłe, potem każdą kartę wzdłuż kropek</translation>
    </message>
    <message>
        <source>a chip</source>
        <translation>żetonu</translation>
    </message>
    <message>
        <source>{board} · {each} chips for each of {sides} sides, {size} mm across</source>
        <translation>{board} · po {each} żetonów dla każdej z {sides} stron, średnica {size} mm</translation>
    </message>
    <message>
        <source>Chips, page {number} of {count}</source>
        <translation>Żetony, strona {number} z {count}</translation>
    </message>
    <message>
        <source>board</source>
        <translation>plansza</translation>
    </message>
    <message>
        <source>{width} × {height} mm</source>
        <translation>{width} × {height} mm</translation>
    </message>
    <message>
        <source>Rules, page {number} of {count}</source>
        <translation>Zasady, strona {number} z {count}</translation>
    </message>
    <message>
        <source>cards to cut</source>
        <translation>karty do wycięcia</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>żetony</translation>
    </message>
    <message>
        <source>score sheet</source>
        <translation>arkusz punktów</translation>
    </message>
    <message>
        <source>how to put it together</source>
        <translation>jak to złożyć</translation>
    </message>
    <message>
        <source>Where each half is glued</source>
        <translation>Gdzie przykleić każdą połówkę</translation>
    </message>
    <message>
        <source>Each half goes onto a cell that shows the same.</source>
        <translation>Każda połówka idzie na pole, które pokazuje to samo.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Arkusz punktów</translation>
    </message>
    <message>
        <source>A line for each deal: what each side has scored; the sum below</source>
        <translation>Wiersz na każde rozdanie: punkty każdej strony; na dole suma</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
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
        <translation>Drukowanie „{board}”</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;ksportuj…</translation>
    </message>
    <message>
        <source>Send these pages to a printer</source>
        <translation>Wyślij te strony do drukarki</translation>
    </message>
    <message>
        <source>Write these pages to a file</source>
        <translation>Zapisz te strony do pliku</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Poprzednia strona</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Następna strona</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Cała strona</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Size of the preview</source>
        <translation>Rozmiar podglądu</translation>
    </message>
    <message>
        <source>{problem}.</source>
        <translation>{problem}.</translation>
    </message>
    <message>
        <source>One page of {paper}.</source>
        <translation>Jedna strona {paper}.</translation>
    </message>
    <message>
        <source>{count} pages of {paper}.</source>
        <translation>Stron: {count}, {paper}.</translation>
    </message>
</context>
<context>
    <name>PaperForm</name>
    <message>
        <source>&amp;Black ink only</source>
        <translation>Tylko &amp;czarny tusz</translation>
    </message>
    <message>
        <source>With a page on how to put it together</source>
        <translation>Ze stroną o składaniu</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;Co drukować</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>Ori&amp;entation</source>
        <translation>&amp;Orientacja</translation>
    </message>
    <message>
        <source>&amp;Margins</source>
        <translation>&amp;Marginesy</translation>
    </message>
    <message>
        <source>To go &amp;with</source>
        <translation>Pasuje &amp;do</translation>
    </message>
    <message>
        <source>&amp;Cells</source>
        <translation>Po&amp;la</translation>
    </message>
    <message>
        <source>&amp;Overlap</source>
        <translation>&amp;Zakładka</translation>
    </message>
    <message>
        <source>&amp;Sides</source>
        <translation>&amp;Strony</translation>
    </message>
    <message>
        <source>Chi&amp;ps each</source>
        <translation>Ż&amp;etonów na stronę</translation>
    </message>
    <message>
        <source>P&amp;NG pictures</source>
        <translation>Obrazy P&amp;NG</translation>
    </message>
    <message>
        <source>Half a poker card</source>
        <translation>Połowa karty pokerowej</translation>
    </message>
    <message>
        <source>As cut from a pack of cards: 63.5 × 44.45 mm</source>
        <translation>Jak wycięta z talii kart: 63,5 × 44,45 mm</translation>
    </message>
    <message>
        <source>Hearts and diamonds are drawn hollow, so that no colour is needed.</source>
        <translation>Kiery i kara są rysowane puste w środku, więc kolor nie jest potrzebny.</translation>
    </message>
    <message>
        <source>The strips on which one page is glued to the next.</source>
        <translation>Paski, na których jedna strona jest przyklejana do następnej.</translation>
    </message>
    <message>
        <source>How fine pictures are that are exported as PNG.</source>
        <translation>Jak dokładne są obrazy eksportowane jako PNG.</translation>
    </message>
    <message>
        <source>Width of a cell</source>
        <translation>Szerokość pola</translation>
    </message>
    <message>
        <source>Height of a cell</source>
        <translation>Wysokość pola</translation>
    </message>
    <message>
        <source>The board on one page</source>
        <translation>Plansza na jednej stronie</translation>
    </message>
    <message>
        <source>The board in true size</source>
        <translation>Plansza w prawdziwym rozmiarze</translation>
    </message>
    <message>
        <source>Cards to cut in two</source>
        <translation>Karty do przecięcia na pół</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Żetony</translation>
    </message>
    <message>
        <source>A sheet for the scores</source>
        <translation>Arkusz punktów</translation>
    </message>
    <message>
        <source>The rules of a game</source>
        <translation>Zasady gry</translation>
    </message>
    <message>
        <source>As it suits best</source>
        <translation>Jak najlepiej pasuje</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Pionowo</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Poziomo</translation>
    </message>
    <message>
        <source>the board on one page</source>
        <translation>plansza na jednej stronie</translation>
    </message>
    <message>
        <source>the board in true size</source>
        <translation>plansza w prawdziwym rozmiarze</translation>
    </message>
    <message>
        <source>as many as needed</source>
        <translation>tyle, ile potrzeba</translation>
    </message>
    <message>
        <source> pixels per inch</source>
        <translation> pikseli na cal</translation>
    </message>
</context>
<context>
    <name>PaperPreview</name>
    <message>
        <source>Preview: {page}</source>
        <translation>Podgląd: {page}</translation>
    </message>
</context>
<context>
    <name>PastBar</name>
    <message>
        <source>Back to the game</source>
        <translation>Powrót do gry</translation>
    </message>
    <message>
        <source>Show the board as it is now</source>
        <translation>Pokaż planszę taką, jaka jest teraz</translation>
    </message>
    <message>
        <source>Looking back: the start, before move 1 of {last}</source>
        <translation>Spojrzenie wstecz: początek, przed ruchem 1 z {last}</translation>
    </message>
    <message>
        <source>Looking back: after move {ply} of {last}</source>
        <translation>Spojrzenie wstecz: po ruchu {ply} z {last}</translation>
    </message>
</context>
<context>
    <name>PatternPanel</name>
    <message>
        <source>&amp;Take it</source>
        <translation>&amp;Weź</translation>
    </message>
    <message>
        <source>Fill the board in this way; undo takes it back</source>
        <translation>Wypełnij tak planszę; cofnięcie to odwraca</translation>
    </message>
    <message>
        <source>A&amp;nother</source>
        <translation>&amp;Inny</translation>
    </message>
    <message>
        <source>Take another number by chance.</source>
        <translation>Weź inną losową liczbę.</translation>
    </message>
    <message>
        <source>&amp;Pattern</source>
        <translation>&amp;Wzór</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Los</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Save a picture of the position</source>
        <translation>Zapisz obraz pozycji</translation>
    </message>
    <message>
        <source>PNG, a picture</source>
        <translation>PNG, obraz</translation>
    </message>
    <message>
        <source>SVG, for drawing programs</source>
        <translation>SVG, dla programów graficznych</translation>
    </message>
    <message>
        <source>With the &amp;cards in hand that are shown</source>
        <translation>Z widocznymi &amp;kartami w ręce</translation>
    </message>
    <message>
        <source>With a &amp;line on the last move</source>
        <translation>Z &amp;wierszem o ostatnim ruchu</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Podgląd</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Rodzaj</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Wielkość</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Zapisz…</translation>
    </message>
    <message>
        <source>Name a file, and draw the picture into it</source>
        <translation>Nazwij plik i narysuj w nim obraz</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} pikseli</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Start of the game</source>
        <translation>Początek gry</translation>
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
        <translation>Otwórz plan</translation>
    </message>
    <message>
        <source>Open results</source>
        <translation>Otwórz wyniki</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>plan</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>Zapisz plan</translation>
    </message>
    <message>
        <source>The plan cannot be kept.</source>
        <translation>Planu nie można zachować.</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>To się nie udało.</translation>
    </message>
</context>
<context>
    <name>PlanPane</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Dodaj</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>What is the question?</source>
        <translation>Jakie jest pytanie?</translation>
    </message>
    <message>
        <source>Entries of the plan</source>
        <translation>Serie planu</translation>
    </message>
    <message>
        <source>Compare with one more, which begins as a copy of this one.</source>
        <translation>Porównaj z jeszcze jedną, która zaczyna jako kopia tej.</translation>
    </message>
    <message>
        <source>Take this entry out of the plan.</source>
        <translation>Usuń tę serię z planu.</translation>
    </message>
    <message>
        <source>games</source>
        <translation>gry</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>rozdania</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Co się liczy</translation>
    </message>
    <message>
        <source>The same number plays the same games again, everywhere.</source>
        <translation>Ta sama liczba rozgrywa te same gry ponownie, wszędzie.</translation>
    </message>
    <message>
        <source>This entry</source>
        <translation>Ta seria</translation>
    </message>
    <message>
        <source>Each entry</source>
        <translation>Każda seria</translation>
    </message>
    <message>
        <source>&amp;Number</source>
        <translation>&amp;Liczba</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>Zia&amp;rno</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Tytuł</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>poza grą</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>myśli</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>ma ruch</translation>
    </message>
    <message>
        <source>still to draw</source>
        <translation>musi jeszcze dobrać</translation>
    </message>
    <message>
        <source>holds {cards}</source>
        <translation>ma: {cards}</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>twój partner</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>About your settings: {why}</source>
        <translation>O twoich ustawieniach: {why}</translation>
    </message>
    <message>
        <source>Your settings are not kept: {why}.</source>
        <translation>Twoje ustawienia nie są zachowywane: {why}.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Change the language? The designer’s trial game or balance ends by it.</source>
        <translation>Zmienić język? Gra próbna lub równowaga w projektancie skończy się przy tym.</translation>
    </message>
    <message>
        <source>C&amp;hange it</source>
        <translation>&amp;Zmień</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Naciśnij klawisz</translation>
    </message>
</context>
<context>
    <name>RangePlot</name>
    <message>
        <source>{name}: {value} ({low} to {high})</source>
        <translation>{name}: {value} (od {low} do {high})</translation>
    </message>
</context>
<context>
    <name>RatedDialog</name>
    <message>
        <source>Rated games</source>
        <translation>Gry rankingowe</translation>
    </message>
    <message>
        <source>&amp;Play a rated game</source>
        <translation>&amp;Zagraj grę rankingową</translation>
    </message>
    <message>
        <source>&amp;Open the game</source>
        <translation>&amp;Otwórz grę</translation>
    </message>
    <message>
        <source>Deal a game that counts for your rating, without undo and without hints</source>
        <translation>Rozdaj grę, która liczy się do rankingu: bez cofania i podpowiedzi</translation>
    </message>
    <message>
        <source>Look at the chosen game on the table; the game in progress is kept</source>
        <translation>Obejrzyj wybraną grę na stole; trwająca gra zostaje zachowana</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>You play alone against one computer, which is picked for you by your rating. Nothing can be taken back, and there are no hints and no chances. A game that you leave can be gone on with; it counts when it ends.</source>
        <translation>Grasz samotnie z jednym komputerem, dobranym według twojego rankingu. Niczego nie można cofnąć, nie ma podpowiedzi ani szans. Opuszczoną grę można kontynuować; liczy się, gdy się skończy.</translation>
    </message>
    <message>
        <source>The last rated games</source>
        <translation>Ostatnie gry rankingowe</translation>
    </message>
    <message>
        <source>Double-click a game, or press Enter, to look at it again.</source>
        <translation>Dwuklik lub Enter na grze, aby ją znów obejrzeć.</translation>
    </message>
    <message>
        <source>Your rating: {points}</source>
        <translation>Twój ranking: {points}</translation>
    </message>
    <message>
        <source>Next opponent: {level} ({points}).</source>
        <translation>Następny przeciwnik: {level} ({points}).</translation>
    </message>
    <message>
        <source>{when}   {result} against {level}, {moves}   {rating} ({change})</source>
        <translation>{when}   {result}, przeciwnik: {level}, {moves}   {rating} ({change})</translation>
    </message>
</context>
<context>
    <name>RatingGraph</name>
    <message>
        <source>Rating through your games</source>
        <translation>Ranking w ciągu twoich gier</translation>
    </message>
    <message>
        <source>The graph begins with your first rated game.</source>
        <translation>Wykres zaczyna się od twojej pierwszej gry rankingowej.</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>another side</source>
        <translation>inna strona</translation>
    </message>
    <message>
        <source>It wins the game.</source>
        <translation>Wygrywa grę.</translation>
    </message>
    <message>
        <source>It makes a row; your side then has {amount} of the {of} it needs.</source>
        <translation>Tworzy rząd; twoja strona ma wtedy {amount} z {of} potrzebnych.</translation>
    </message>
    <message>
        <source>It builds in two directions at once: whoever stops one leaves the other.</source>
        <translation>Buduje w dwóch kierunkach naraz: kto zatrzyma jeden, zostawi drugi.</translation>
    </message>
    <message>
        <source>The free cell {cell} counts in it as yours.</source>
        <translation>Wolne pole {cell} liczy się w nim jako twoje.</translation>
    </message>
    <message>
        <source>It takes a chip out of {line}, where {who} had {amount} of {of}.</source>
        <translation>Zabiera żeton z {line}, gdzie {who} ma {amount} z {of}.</translation>
    </message>
    <message>
        <source>It breaks up the finished row {line} of {who}.</source>
        <translation>Rozbija ukończony rząd {line} gracza {who}.</translation>
    </message>
    <message>
        <source>It takes the only enemy chip out of {line}, where your side has {amount} of {of}.</source>
        <translation>Zabiera jedyny żeton przeciwnika z {line}, gdzie twoja strona ma {amount} z {of}.</translation>
    </message>
    <message>
        <source>Nobody else can get a card for that cell any more.</source>
        <translation>Nikt inny nie może już dostać karty na to pole.</translation>
    </message>
    <message>
        <source>It saves {card}, which could do the same.</source>
        <translation>Oszczędza kartę: {card}, która mogłaby zrobić to samo.</translation>
    </message>
    <message>
        <source>No plain card in your hand does as much.</source>
        <translation>Żadna zwykła karta z twojej ręki nie robi tyle.</translation>
    </message>
    <message>
        <source>But it costs {card}.</source>
        <translation>Ale kosztuje kartę: {card}.</translation>
    </message>
    <message>
        <source>You hold {card} more than once, so its other cell is not lost to you.</source>
        <translation>Masz {card} więcej niż raz, więc jej inne pola nie są stracone.</translation>
    </message>
    <message>
        <source>On {cell} the same card would do less.</source>
        <translation>Na {cell} ta sama karta zrobiłaby mniej.</translation>
    </message>
    <message>
        <source>But {cell} is out of reach for that card then.</source>
        <translation>Ale {cell} będzie wtedy poza zasięgiem tej karty.</translation>
    </message>
    <message>
        <source>It fits in fewer places than your other cards, which stay in your hand.</source>
        <translation>Pasuje w mniej miejsc niż twoje inne karty, które zostają na ręce.</translation>
    </message>
    <message>
        <source>It has no cell left, and a new card comes for it.</source>
        <translation>Nie ma dla niej pola, a przyjdzie za nią nowa karta.</translation>
    </message>
    <message>
        <source>Nothing is urgent, and more cards give more choice.</source>
        <translation>Nic nie jest pilne, a więcej kart daje większy wybór.</translation>
    </message>
    <message>
        <source>You have not drawn yet for your last turn.</source>
        <translation>Nie dobierasz jeszcze za swoją ostatnią kolejkę.</translation>
    </message>
    <message>
        <source>It can do more than any plain card.</source>
        <translation>Może więcej niż każda zwykła karta.</translation>
    </message>
    <message>
        <source>Your chip on {cell} and the enemy’s on {other} change places.</source>
        <translation>Twój żeton na {cell} i żeton przeciwnika na {other} zamieniają się miejscami.</translation>
    </message>
    <message>
        <source>Nothing else can be done.</source>
        <translation>Nic innego nie da się zrobić.</translation>
    </message>
    <message>
        <source>There is no other move.</source>
        <translation>Nie ma innego ruchu.</translation>
    </message>
    <message>
        <source>Nothing better is in sight, and it gives nothing away.</source>
        <translation>Nic lepszego nie widać, a niczego nie oddaje.</translation>
    </message>
    <message>
        <source>Then only {cell} is missing for the row {line}, and you hold a card for it.</source>
        <translation>Wtedy do rzędu {line} brakuje tylko {cell}, a masz na to kartę.</translation>
    </message>
    <message>
        <source>Then only {cell} is missing for the row {line}.</source>
        <translation>Wtedy do rzędu {line} brakuje tylko {cell}.</translation>
    </message>
    <message>
        <source>Your side then has {amount} of {of} in {line}, and you hold the cards for the rest.</source>
        <translation>Twoja strona ma wtedy {amount} z {of} w {line}, a masz karty na resztę.</translation>
    </message>
    <message>
        <source>Your side then has {amount} of {of} in {line}, and you hold a card for more of it.</source>
        <translation>Twoja strona ma wtedy {amount} z {of} w {line}, a masz kartę, by iść dalej.</translation>
    </message>
    <message>
        <source>Your side then has {amount} of {of} in {line}.</source>
        <translation>Twoja strona ma wtedy {amount} z {of} w {line}.</translation>
    </message>
    <message>
        <source>It stops {who}, who moves next and has {amount} of {of} in {line}.</source>
        <translation>Zatrzymuje: {who} rusza się następny i ma {amount} z {of} w {line}.</translation>
    </message>
    <message>
        <source>It stops {who}, who has {amount} of {of} in {line}.</source>
        <translation>Zatrzymuje: {who} ma {amount} z {of} w {line}.</translation>
    </message>
    <message>
        <source>It can be played on {cell}.</source>
        <translation>Można ją zagrać na {cell}.</translation>
    </message>
    <message>
        <source>It is the most useful of the open cards.</source>
        <translation>To najbardziej przydatna z odkrytych kart.</translation>
    </message>
    <message>
        <source>You will miss it least.</source>
        <translation>Jej będzie ci najmniej brakować.</translation>
    </message>
    <message>
        <source>It is the chip that they will miss most.</source>
        <translation>To żeton, którego im najbardziej zabraknie.</translation>
    </message>
</context>
<context>
    <name>ReasonsDialog</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
</context>
<context>
    <name>Recall</name>
    <message>
        <source>Since you last looked</source>
        <translation>Od twojego ostatniego spojrzenia</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>The start, before move 1 of {last}</source>
        <translation>Początek, przed ruchem 1 z {last}</translation>
    </message>
    <message>
        <source>After move {ply} of {last}</source>
        <translation>Po ruchu {ply} z {last}</translation>
    </message>
    <message>
        <source>The end, after move {ply} of {last}</source>
        <translation>Koniec, po ruchu {ply} z {last}</translation>
    </message>
    <message>
        <source>Now, after move {ply} of {last}</source>
        <translation>Teraz, po ruchu {ply} z {last}</translation>
    </message>
    <message>
        <source>My cards</source>
        <translation>Moje karty</translation>
    </message>
    <message>
        <source>See what you saw yourself.</source>
        <translation>Zobacz to, co widać z twojego miejsca.</translation>
    </message>
    <message>
        <source>Nobody’s cards</source>
        <translation>Niczyje karty</translation>
    </message>
    <message>
        <source>Show no hand.</source>
        <translation>Nie pokazuj żadnej ręki.</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Wszystkie ręce</translation>
    </message>
    <message>
        <source>Show every hand, in the list of players.</source>
        <translation>Pokaż każdą rękę, na liście graczy.</translation>
    </message>
    <message>
        <source>Whose cards are shown: {chosen}</source>
        <translation>Czyje karty są widoczne: {chosen}</translation>
    </message>
    <message>
        <source>Choose whose cards are shown.</source>
        <translation>Wybierz, czyje karty są widoczne.</translation>
    </message>
    <message>
        <source>Once the game is over, every hand can be seen.</source>
        <translation>Gdy gra się skończy, będzie można zobaczyć każdą rękę.</translation>
    </message>
    <message>
        <source>Speed of the replay: {chosen}</source>
        <translation>Szybkość powtórki: {chosen}</translation>
    </message>
    <message>
        <source>Choose how fast moves follow each other.</source>
        <translation>Wybierz, jak szybko ruchy następują po sobie.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Powtórka</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Chwila gry</translation>
    </message>
    <message>
        <source>Drag to another moment; Space plays the moves.</source>
        <translation>Przeciągnij do innej chwili; spacja odtwarza ruchy.</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>&amp;Szybkość</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>What else can be done with the moment shown</source>
        <translation>Co jeszcze można zrobić z pokazaną chwilą</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Powrót do gry</translation>
    </message>
    <message>
        <source>Show the board as it is now</source>
        <translation>Pokaż planszę taką, jaka jest teraz</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Best cards</source>
        <translation>Najlepsze karty</translation>
    </message>
    <message>
        <source>Hardest cards</source>
        <translation>Najtrudniejsze karty</translation>
    </message>
    <message>
        <source>Too few games to say anything of single cards.</source>
        <translation>Za mało gier, by powiedzieć coś o pojedynczych kartach.</translation>
    </message>
    <message>
        <source>{games} games of {players} players, level {level}, seed {seed}.</source>
        <translation>Gier: {games}, graczy: {players}, poziom: {level}, ziarno: {seed}.</translation>
    </message>
    <message>
        <source>Who began won {wins} of {decided} decided games: {share} % (the truth lies, with 95 % certainty, between {low} % and {high} %; fair would be {fair} %). {verdict}</source>
        <translation>Kto zaczynał, wygrał {wins} z {decided} rozstrzygniętych gier: {share} % (prawda leży z pewnością 95 % między {low} % a {high} %; sprawiedliwie byłoby {fair} %). {verdict}</translation>
    </message>
    <message>
        <source>A game takes {mean} moves on average, half of them at most {median}; the shortest took {shortest}, the longest {longest}.</source>
        <translation>Gra trwa średnio {mean} ruchów, połowa najwyżej {median}; najkrótsza trwała {shortest}, najdłuższa {longest}.</translation>
    </message>
    <message>
        <source>Games that nobody won: {draws} ({share} %).</source>
        <translation>Gry, których nikt nie wygrał: {draws} ({share} %).</translation>
    </message>
    <message>
        <source>The bars on the board show how often a cell was in a winning row: from {least} % of the decided games ({coolest}) to {most} % ({warmest}).</source>
        <translation>Słupki na planszy pokazują, jak często pole było w zwycięskim rzędzie: od {least} % rozstrzygniętych gier ({coolest}) do {most} % ({warmest}).</translation>
    </message>
    <message>
        <source>To begin seems to be an advantage.</source>
        <translation>Zaczynanie wydaje się przewagą.</translation>
    </message>
    <message>
        <source>To begin seems to be a disadvantage.</source>
        <translation>Zaczynanie wydaje się niekorzystne.</translation>
    </message>
    <message>
        <source>No difference is proved.</source>
        <translation>Nie dowiedziono żadnej różnicy.</translation>
    </message>
    <message>
        <source>{share} % of {count} chips ended in a winning row</source>
        <translation>{share} % z {count} żetonów trafiło do zwycięskiego rzędu</translation>
    </message>
</context>
<context>
    <name>ResultsPane</name>
    <message>
        <source>C&amp;omparison</source>
        <translation>P&amp;orównanie</translation>
    </message>
    <message>
        <source>Side b&amp;y side</source>
        <translation>Obok &amp;siebie</translation>
    </message>
    <message>
        <source>Choose at the left who plays what, and press Run: the games are played in the background, in all cores, and what they say is drawn here as they arrive. Add an entry to compare two boards, two games or two levels; the menu Plan has examples.</source>
        <translation>Wybierz po lewej, kto w co gra, i naciśnij Uruchom: gry toczą się w tle, na wszystkich rdzeniach, a to, co mówią, jest tu rysowane na bieżąco. Dodaj serię, by porównać dwie plansze, dwie gry lub dwa poziomy; menu Plan ma przykłady.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Wyniki</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Move {number}: {deed}</source>
        <translation>Ruch {number}: {deed}</translation>
    </message>
    <message>
        <source>Luck: {cards} came, which was worth {chance}.</source>
        <translation>Szczęście: {cards}, warte {chance}.</translation>
    </message>
    <message>
        <source>Bad luck: {cards} came, which cost {chance}.</source>
        <translation>Pech: {cards}, koszt {chance}.</translation>
    </message>
    <message>
        <source>Luck: the draw was worth {chance}.</source>
        <translation>Szczęście: dobranie było warte {chance}.</translation>
    </message>
    <message>
        <source>Bad luck: the draw cost {chance}.</source>
        <translation>Pech: dobranie kosztowało {chance}.</translation>
    </message>
    <message>
        <source>What the others did until your next turn brought you {chance}.</source>
        <translation>To, co inni zrobili do twojej następnej kolejki, dało ci {chance}.</translation>
    </message>
    <message>
        <source>What the others did until your next turn cost you {chance}.</source>
        <translation>To, co inni zrobili do twojej następnej kolejki, kosztowało cię {chance}.</translation>
    </message>
    <message>
        <source>No other move would have been better.</source>
        <translation>Żaden inny ruch nie byłby lepszy.</translation>
    </message>
    <message>
        <source>Better: {move} ({best} instead of {played}).</source>
        <translation>Lepiej: {move} ({best} zamiast {played}).</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>Luck: your first hand, and who began.</source>
        <translation>Szczęście: twoja pierwsza ręka i to, kto zaczynał.</translation>
    </message>
    <message>
        <source>The rolls</source>
        <translation>Rzuty</translation>
    </message>
    <message>
        <source>The draws</source>
        <translation>Dobieranie</translation>
    </message>
    <message>
        <source>Luck: what came, against what might have come.</source>
        <translation>Szczęście: co przyszło, wobec tego, co mogło przyjść.</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Twoje wybory</translation>
    </message>
    <message>
        <source>Skill: what your moves lost against the best ones found.</source>
        <translation>Umiejętność: ile twoje ruchy straciły wobec najlepszych znalezionych.</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Inni</translation>
    </message>
    <message>
        <source>How they played, and their luck: one cannot see these apart.</source>
        <translation>Jak grali i ich szczęście: tego nie da się rozdzielić.</translation>
    </message>
    <message>
        <source>None of your turns has been looked at.</source>
        <translation>Nie obejrzano żadnej z twoich kolejek.</translation>
    </message>
    <message>
        <source>Only the first {count} of your turns have been looked at.</source>
        <translation>Obejrzano tylko pierwsze z twoich kolejek: {count}.</translation>
    </message>
    <message>
        <source>You won.</source>
        <translation>Wygrana jest twoja.</translation>
    </message>
    <message>
        <source>You lost.</source>
        <translation>Ta gra jest przegrana.</translation>
    </message>
    <message>
        <source>It was a draw.</source>
        <translation>To był remis.</translation>
    </message>
    <message>
        <source>Luck was with you: the cards were worth {chance}.</source>
        <translation>Szczęście ci sprzyjało: karty były warte {chance}.</translation>
    </message>
    <message>
        <source>Luck was against you: the cards cost you {chance}.</source>
        <translation>Szczęście było przeciw tobie: karty kosztowały cię {chance}.</translation>
    </message>
    <message>
        <source>The cards were neither kind nor unkind to you.</source>
        <translation>Karty nie były dla ciebie ani łaskawe, ani złe.</translation>
    </message>
    <message>
        <source>You hardly missed a better move.</source>
        <translation>Prawie żaden lepszy ruch ci nie umknął.</translation>
    </message>
    <message>
        <source>Better moves would have been worth {chance} in all.</source>
        <translation>Lepsze ruchy byłyby warte łącznie {chance}.</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>The game of {name}</source>
        <translation>Gra: {name}</translation>
    </message>
    <message>
        <source>Looking at every turn of the game…</source>
        <translation>Oglądanie każdej kolejki gry…</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Omówienie</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Show what has been found so far</source>
        <translation>Pokaż to, co dotąd znaleziono</translation>
    </message>
    <message>
        <source>Where it turned</source>
        <translation>Gdzie się odwróciła</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Szczęście i umiejętność</translation>
    </message>
    <message>
        <source>Choose one to see the board as it was then</source>
        <translation>Wybierz jeden, aby zobaczyć planszę z tamtej chwili</translation>
    </message>
    <message>
        <source>Chances through the game</source>
        <translation>Szanse w ciągu gry</translation>
    </message>
    <message>
        <source>Click to look at the board at that moment</source>
        <translation>Kliknij, aby zobaczyć planszę z tamtej chwili</translation>
    </message>
    <message>
        <source>Whose game</source>
        <translation>Czyja gra</translation>
    </message>
</context>
<context>
    <name>Reviewing</name>
    <message>
        <source>The game cannot be reviewed: the process that looks at it has failed.</source>
        <translation>Gry nie da się omówić: proces, który ją ogląda, zawiódł.</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Inni</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Lepiej</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Zagrane</translation>
    </message>
</context>
<context>
    <name>Row</name>
    <message>
        <source>Back to what it was at first: {value}</source>
        <translation>Powrót do stanu początkowego: {value}</translation>
    </message>
</context>
<context>
    <name>RuleChecks</name>
    <message>
        <source>Use whole numbers from {low} to {high}, separated by commas.</source>
        <translation>Użyj liczb całkowitych od {low} do {high}, oddzielonych przecinkami.</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <source>Shapes have no line that could be lengthened. Leave this out, or make lines.</source>
        <translation>Kształty nie mają linii, którą można wydłużyć. Pomiń to albo układaj linie.</translation>
    </message>
    <message>
        <source>Only a draw after playing can be forgotten. Let cards draw themselves, or have them drawn after playing.</source>
        <translation>Zapomnieć można tylko dobierania po zagraniu. Niech karty dobierają się same albo niech dobiera się po zagraniu.</translation>
    </message>
    <message>
        <source>Free cells cannot count for everybody and be earned at once. Let free cells count for nobody.</source>
        <translation>Wolne pola nie mogą liczyć się dla wszystkich i zarazem być do zdobycia. Niech nie liczą się dla nikogo.</translation>
    </message>
    <message>
        <source>Nobody can play yet. Allow at least one number of players.</source>
        <translation>Nikt jeszcze nie może grać. Dopuść choć jedną liczbę graczy.</translation>
    </message>
    <message>
        <source>There is no board “{name}” here. Choose another.</source>
        <translation>Nie ma tu planszy „{name}”. Wybierz inną.</translation>
    </message>
    <message>
        <source>Say how many cards {players} are dealt, or leave them out.</source>
        <translation>Podaj, ile kart dostają {players}, albo ich pomiń.</translation>
    </message>
    <message>
        <source>{players} with {cards} each need {needed}, but there are only {deck}. Deal fewer, or do not allow so many players.</source>
        <translation>{players} po {cards} potrzebują {needed}, a jest tylko {deck}. Rozdawaj mniej albo nie dopuszczaj tylu graczy.</translation>
    </message>
    <message>
        <source>No row of {length} fits on the board “{board}”, which has {columns} by {rows} cells. Make rows shorter, or choose a larger board.</source>
        <translation>Żaden rząd z {length} nie mieści się na planszy „{board}”, która ma {columns} na {rows} pól. Skróć rzędy albo wybierz większą planszę.</translation>
    </message>
    <message>
        <source>The board “{board}” has {have} of them. Change the number or the board.</source>
        <translation>Plansza „{board}” ma ich {have}. Zmień liczbę albo planszę.</translation>
    </message>
    <message>
        <source>No cell of the board “{board}” shows {cards}, and they have no power. Choose another board, leave the cards out, or give them a power.</source>
        <translation>Żadne pole planszy „{board}” nie pokazuje: {cards}, a nie mają one mocy. Wybierz inną planszę, pomiń te karty albo nadaj im moc.</translation>
    </message>
    <message>
        <source>{cards} and {count} others</source>
        <translation>{cards} i inne: {count}</translation>
    </message>
</context>
<context>
    <name>RuleFlags</name>
    <message>
        <source>A full hand must play</source>
        <translation>Z pełną ręką trzeba zagrać</translation>
    </message>
    <message>
        <source>A full hand may draw as well</source>
        <translation>Z pełną ręką też można dobierać</translation>
    </message>
    <message>
        <source>An empty hand must draw</source>
        <translation>Z pustą ręką trzeba dobrać</translation>
    </message>
    <message>
        <source>An empty hand may also pass</source>
        <translation>Z pustą ręką można też spasować</translation>
    </message>
    <message>
        <source>One’s own chips may be removed too</source>
        <translation>Własne żetony też można zdejmować</translation>
    </message>
    <message>
        <source>One’s own chips may not be removed</source>
        <translation>Własnych żetonów nie można zdejmować</translation>
    </message>
    <message>
        <source>One says which card a wild card stands for</source>
        <translation>Mówi się, którą kartę zastępuje dzika karta</translation>
    </message>
    <message>
        <source>A wild card need not be named</source>
        <translation>Dzikiej karty nie trzeba nazywać</translation>
    </message>
    <message>
        <source>Chips of a finished row are safe</source>
        <translation>Żetony ukończonego rzędu są bezpieczne</translation>
    </message>
    <message>
        <source>Chips of a finished row are not safe</source>
        <translation>Żetony ukończonego rzędu nie są bezpieczne</translation>
    </message>
    <message>
        <source>Chips that lengthen a finished row are safe too</source>
        <translation>Żetony wydłużające ukończony rząd też są bezpieczne</translation>
    </message>
    <message>
        <source>Chips that lengthen a finished row are not safe</source>
        <translation>Żetony wydłużające ukończony rząd nie są bezpieczne</translation>
    </message>
    <message>
        <source>Chips on earned corners are safe</source>
        <translation>Żetony na zdobytych rogach są bezpieczne</translation>
    </message>
    <message>
        <source>Chips on earned corners are not safe</source>
        <translation>Żetony na zdobytych rogach nie są bezpieczne</translation>
    </message>
    <message>
        <source>One line may hold two rows of a side</source>
        <translation>W jednej linii mogą być dwa rzędy jednej strony</translation>
    </message>
    <message>
        <source>Two rows of a side never lie in the same line</source>
        <translation>Dwa rzędy jednej strony nigdy nie leżą w tej samej linii</translation>
    </message>
    <message>
        <source>Two rows may use the same free cell</source>
        <translation>Dwa rzędy mogą korzystać z tego samego wolnego pola</translation>
    </message>
    <message>
        <source>A side may use each free cell in one row only</source>
        <translation>Strona może użyć każdego wolnego pola tylko w jednym rzędzie</translation>
    </message>
    <message>
        <source>A row counts only when it is announced</source>
        <translation>Rząd liczy się tylko, gdy zostanie ogłoszony</translation>
    </message>
    <message>
        <source>A row need not be announced</source>
        <translation>Rzędu nie trzeba ogłaszać</translation>
    </message>
    <message>
        <source>The stock lies face up</source>
        <translation>Stos leży odkryty</translation>
    </message>
    <message>
        <source>The stock lies face down</source>
        <translation>Stos leży zakryty</translation>
    </message>
    <message>
        <source>Turning in a dead card is free to choose</source>
        <translation>Oddanie martwej karty jest dobrowolne</translation>
    </message>
    <message>
        <source>A dead card must be turned in before one plays</source>
        <translation>Martwą kartę trzeba oddać przed zagraniem</translation>
    </message>
    <message>
        <source>Dead cards may be turned in only when no card can be played</source>
        <translation>Martwe karty można oddać tylko, gdy żadnej karty nie da się zagrać</translation>
    </message>
    <message>
        <source>Dead cards may be turned in even if another card can be played</source>
        <translation>Martwe karty można oddać, nawet gdy inną kartę da się zagrać</translation>
    </message>
    <message>
        <source>Dead cards that are turned in are named</source>
        <translation>Oddawane martwe karty są nazywane</translation>
    </message>
    <message>
        <source>Dead cards that are turned in are not named</source>
        <translation>Oddawane martwe karty nie są nazywane</translation>
    </message>
    <message>
        <source>Turning in a dead card ends the time for a late draw</source>
        <translation>Oddanie martwej karty kończy czas na spóźnione dobranie</translation>
    </message>
    <message>
        <source>Turning in a dead card leaves time for a late draw</source>
        <translation>Oddanie martwej karty zostawia czas na spóźnione dobranie</translation>
    </message>
    <message>
        <source>Another turn even if the roll could not be used</source>
        <translation>Kolejna kolejka, nawet gdy rzutu nie dało się wykorzystać</translation>
    </message>
    <message>
        <source>No further turn if the roll could not be used</source>
        <translation>Bez kolejnej kolejki, gdy rzutu nie dało się wykorzystać</translation>
    </message>
</context>
<context>
    <name>RuleGroups</name>
    <message>
        <source>Players and sides</source>
        <translation>Gracze i strony</translation>
    </message>
    <message>
        <source>Cards, dice and hands</source>
        <translation>Karty, kostki i ręce</translation>
    </message>
    <message>
        <source>Board and corners</source>
        <translation>Plansza i rogi</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Karty specjalne</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rzędy</translation>
    </message>
    <message>
        <source>Winning, points and ties</source>
        <translation>Wygrana, punkty i remisy</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Dobieranie</translation>
    </message>
    <message>
        <source>Dead cards</source>
        <translation>Martwe karty</translation>
    </message>
    <message>
        <source>Forgetting, talking, clock</source>
        <translation>Zapominanie, rozmowy, zegar</translation>
    </message>
    <message>
        <source>Look of the table</source>
        <translation>Wygląd stołu</translation>
    </message>
    <message>
        <source>Name and origin</source>
        <translation>Nazwa i pochodzenie</translation>
    </message>
</context>
<context>
    <name>RuleLabels</name>
    <message>
        <source>Name of the file</source>
        <translation>Nazwa pliku</translation>
    </message>
    <message>
        <source>It is made from the name when the rules are saved.</source>
        <translation>Powstaje z nazwy przy zapisie zasad.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>What people read in the list of games.</source>
        <translation>To, co czyta się na liście gier.</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Opis</translation>
    </message>
    <message>
        <source>One paragraph: what kind of game it is and what is special.</source>
        <translation>Jeden akapit: co to za gra i co w niej szczególnego.</translation>
    </message>
    <message>
        <source>Where the rules come from</source>
        <translation>Skąd pochodzą zasady</translation>
    </message>
    <message>
        <source>A book, a web site, a family; so that others can look it up.</source>
        <translation>Książka, strona internetowa, rodzina; aby inni mogli to sprawdzić.</translation>
    </message>
    <message>
        <source>Who may play</source>
        <translation>Kto może grać</translation>
    </message>
    <message>
        <source>How many may play, and into how many sides of equal size they may part. Where there are several, the usual number of sides is offered first.</source>
        <translation>Ilu może grać i na ile równych stron mogą się podzielić. Gdy jest kilka możliwości, najpierw proponowana jest zwykła liczba stron.</translation>
    </message>
    <message>
        <source>Seating of team-mates</source>
        <translation>Miejsca partnerów</translation>
    </message>
    <message>
        <source>Apart, the sides take turns around the table. Side by side, all members of a side move before the next side does.</source>
        <translation>Osobno: strony siedzą na przemian wokół stołu. Obok siebie: wszyscy członkowie strony grają przed następną stroną.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Kto zaczyna</translation>
    </message>
    <message>
        <source>The first move is a small advantage.</source>
        <translation>Pierwszy ruch to mała przewaga.</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Kierunek gry</translation>
    </message>
    <message>
        <source>The way the turn passes around the table.</source>
        <translation>W którą stronę przechodzi kolej wokół stołu.</translation>
    </message>
    <message>
        <source>Played with</source>
        <translation>Czym się gra</translation>
    </message>
    <message>
        <source>With cards one chooses from a hand. With dice there is no hand: the roll says where the chip goes.</source>
        <translation>Karty wybiera się z ręki. Przy kostkach nie ma ręki: rzut mówi, dokąd trafia żeton.</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>Talie kart</translation>
    </message>
    <message>
        <source>So many packs are shuffled together; more packs, longer games.</source>
        <translation>Tyle talii tasuje się razem; więcej talii to dłuższe gry.</translation>
    </message>
    <message>
        <source>Jokers in all</source>
        <translation>Jokery łącznie</translation>
    </message>
    <message>
        <source>Jokers need a power, since no cell shows a joker.</source>
        <translation>Jokery potrzebują mocy, bo żadne pole nie pokazuje jokera.</translation>
    </message>
    <message>
        <source>Ranks in a pack</source>
        <translation>Wartości w talii</translation>
    </message>
    <message>
        <source>Ranks left out are not dealt; cells that show them can be reached by special cards only.</source>
        <translation>Pominiętych wartości się nie rozdaje; ich pola są dostępne tylko dla kart specjalnych.</translation>
    </message>
    <message>
        <source>Number cards</source>
        <translation>Karty z liczbami</translation>
    </message>
    <message>
        <source>Each number from the first to the last once a pack, in place of playing cards. They need a board of numbers.</source>
        <translation>Każda liczba od pierwszej do ostatniej raz na talię, zamiast kart do gry. Potrzebują planszy z liczbami.</translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation>Karty dla każdego</translation>
    </message>
    <message>
        <source>The same number for any number of players. Not used, the list by players holds.</source>
        <translation>Tyle samo dla każdej liczby graczy. Gdy nieużywane, obowiązuje lista według graczy.</translation>
    </message>
    <message>
        <source>Cards each, by players</source>
        <translation>Karty dla każdego, według graczy</translation>
    </message>
    <message>
        <source>The more players, the fewer cards each, as a rule.</source>
        <translation>Z reguły im więcej graczy, tym mniej kart dla każdego.</translation>
    </message>
    <message>
        <source>Most cards in a hand</source>
        <translation>Najwięcej kart na ręce</translation>
    </message>
    <message>
        <source>Who holds so many may not draw and has to play.</source>
        <translation>Kto ma ich tyle, nie może dobierać i musi zagrać.</translation>
    </message>
    <message>
        <source>A number goes on</source>
        <translation>Liczbę zagrywa się na</translation>
    </message>
    <message>
        <source>On higher numbers too, low cards are strong: they fit nearly everywhere.</source>
        <translation>Gdy także na wyższe liczby, niskie karty są silne: pasują prawie wszędzie.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Kostki</translation>
    </message>
    <message>
        <source>How many dice are rolled; their total counts.</source>
        <translation>Iloma kostkami się rzuca; liczy się suma.</translation>
    </message>
    <message>
        <source>Faces of a die</source>
        <translation>Ścianki kostki</translation>
    </message>
    <message>
        <source>The board has to show every total that has no power.</source>
        <translation>Plansza musi pokazywać każdą sumę, która nie ma mocy.</translation>
    </message>
    <message>
        <source>Rolls that give another turn</source>
        <translation>Rzuty dające kolejną kolejkę</translation>
    </message>
    <message>
        <source>Totals, separated by commas. The turn may repeat for ever.</source>
        <translation>Sumy oddzielone przecinkami. Kolejka może powtarzać się bez końca.</translation>
    </message>
    <message>
        <source>Another turn even if the roll could not be used</source>
        <translation>Kolejna kolejka, nawet gdy rzutu nie dało się wykorzystać</translation>
    </message>
    <message>
        <source>Otherwise a roll without effect gives no further turn.</source>
        <translation>Inaczej rzut bez skutku nie daje kolejnej kolejki.</translation>
    </message>
    <message>
        <source>Usual board</source>
        <translation>Zwykła plansza</translation>
    </message>
    <message>
        <source>The board that is offered first; others that fit may do too.</source>
        <translation>Plansza proponowana jako pierwsza; inne pasujące też mogą być.</translation>
    </message>
    <message>
        <source>A board of its own</source>
        <translation>Własna plansza</translation>
    </message>
    <message>
        <source>A line for each row of cells, such as “XX 2S 3S 4S”; XX is a free cell. It goes before the usual board.</source>
        <translation>Wiersz na każdy wiersz pól, na przykład „XX 2S 3S 4S”; XX to wolne pole. Ma pierwszeństwo przed zwykłą planszą.</translation>
    </message>
    <message>
        <source>Rows of cells a board must have</source>
        <translation>Wiersze, które musi mieć plansza</translation>
    </message>
    <message>
        <source>Boards of another height are not offered.</source>
        <translation>Plansz o innej wysokości się nie proponuje.</translation>
    </message>
    <message>
        <source>Columns a board must have</source>
        <translation>Kolumny, które musi mieć plansza</translation>
    </message>
    <message>
        <source>Boards of another width are not offered.</source>
        <translation>Plansz o innej szerokości się nie proponuje.</translation>
    </message>
    <message>
        <source>Free cells</source>
        <translation>Wolne pola</translation>
    </message>
    <message>
        <source>Counting for every side, a row through a free corner needs one chip less.</source>
        <translation>Gdy liczą się dla każdej strony, rząd przez wolny róg wymaga o jeden żeton mniej.</translation>
    </message>
    <message>
        <source>Free cells are earned</source>
        <translation>Wolne pola się zdobywa</translation>
    </message>
    <message>
        <source>They start empty, and only a card with the power for corners puts a chip there.</source>
        <translation>Na początku są puste i tylko karta z mocą rogów kładzie tam żeton.</translation>
    </message>
    <message>
        <source>Cards and rolls with a power</source>
        <translation>Karty i rzuty z mocą</translation>
    </message>
    <message>
        <source>What jacks, jokers or certain rolls do. A card with a power is not played on its own cells.</source>
        <translation>Co robią walety, jokery lub pewne rzuty. Karty z mocą nie zagrywa się na jej własne pola.</translation>
    </message>
    <message>
        <source>When all its cells are covered, a card or roll</source>
        <translation>Gdy wszystkie jej pola są zakryte, karta lub rzut</translation>
    </message>
    <message>
        <source>Taking the place of an enemy chip keeps the game moving to the very end.</source>
        <translation>Zastępowanie żetonu przeciwnika utrzymuje grę w ruchu do samego końca.</translation>
    </message>
    <message>
        <source>Removing may take one’s own chips</source>
        <translation>Można zdejmować własne żetony</translation>
    </message>
    <message>
        <source>Seldom wise, but it keeps such a card from being stuck.</source>
        <translation>Rzadko mądre, ale dzięki temu z taką kartą nigdy się nie utknie.</translation>
    </message>
    <message>
        <source>Wild cards are named</source>
        <translation>Dzikie karty są nazywane</translation>
    </message>
    <message>
        <source>One says which card a wild card stands for. A custom at the table only.</source>
        <translation>Mówi się, którą kartę zastępuje dzika karta. Tylko zwyczaj przy stole.</translation>
    </message>
    <message>
        <source>Chips of a finished row are safe</source>
        <translation>Żetony ukończonego rzędu są bezpieczne</translation>
    </message>
    <message>
        <source>Otherwise a finished row can be broken again.</source>
        <translation>Inaczej ukończony rząd można znów rozbić.</translation>
    </message>
    <message>
        <source>Chips that lengthen a finished row are safe too</source>
        <translation>Żetony wydłużające ukończony rząd też są bezpieczne</translation>
    </message>
    <message>
        <source>Otherwise the sixth chip in a line of five can be taken.</source>
        <translation>Inaczej szósty żeton w linii z pięciu można zdjąć.</translation>
    </message>
    <message>
        <source>Chips on earned corners are safe</source>
        <translation>Żetony na zdobytych rogach są bezpieczne</translation>
    </message>
    <message>
        <source>Otherwise they can be taken like any other chip.</source>
        <translation>Inaczej można je zdjąć jak każdy inny żeton.</translation>
    </message>
    <message>
        <source>Cells safe from a card or roll</source>
        <translation>Pola bezpieczne przed kartą lub rzutem</translation>
    </message>
    <message>
        <source>Numbers whose cells a certain card or roll cannot touch.</source>
        <translation>Liczby, których pól pewna karta lub pewien rzut nie może dotknąć.</translation>
    </message>
    <message>
        <source>Chips in a row</source>
        <translation>Żetonów w rzędzie</translation>
    </message>
    <message>
        <source>Shorter rows are made sooner and blocked less easily.</source>
        <translation>Krótsze rzędy powstają szybciej i trudniej je zablokować.</translation>
    </message>
    <message>
        <source>Chips in a row, by sides</source>
        <translation>Żetonów w rzędzie, według stron</translation>
    </message>
    <message>
        <source>Where a number of sides is named here, this goes first.</source>
        <translation>Gdzie podano tu liczbę stron, ma to pierwszeństwo.</translation>
    </message>
    <message>
        <source>Shapes instead of lines</source>
        <translation>Kształty zamiast linii</translation>
    </message>
    <message>
        <source>A line for each shape, such as “X../XXX/..X”: X is a chip, a dot is not, and a stroke begins the next row. Each is placed as drawn, without turning.</source>
        <translation>Wiersz na każdy kształt, na przykład „X../XXX/..X”: X to żeton, kropka nie, a kreska zaczyna następny rząd. Każdy leży tak, jak narysowano, bez obracania.</translation>
    </message>
    <message>
        <source>A row counts</source>
        <translation>Rząd liczy się</translation>
    </message>
    <message>
        <source>For good, it is claimed and remembered. Only while it lies there, all rows needed have to be on the board at once.</source>
        <translation>Na stałe: zostaje zajęty i zapamiętany. Tylko póki leży: wszystkie potrzebne rzędy muszą być na planszy jednocześnie.</translation>
    </message>
    <message>
        <source>Cells that two rows may share</source>
        <translation>Pola, które dwa rzędy mogą dzielić</translation>
    </message>
    <message>
        <source>With one, nine in a line are two rows of five; with none, ten are needed.</source>
        <translation>Z jednym: dziewięć w linii to dwa rzędy po pięć; bez żadnego potrzeba dziesięciu.</translation>
    </message>
    <message>
        <source>One line may hold two rows of a side</source>
        <translation>W jednej linii mogą być dwa rzędy jednej strony</translation>
    </message>
    <message>
        <source>Otherwise a second row must lie in another line, such as one that crosses.</source>
        <translation>Inaczej drugi rząd musi leżeć w innej linii, na przykład krzyżującej.</translation>
    </message>
    <message>
        <source>Two rows may use the same free cell</source>
        <translation>Dwa rzędy mogą korzystać z tego samego wolnego pola</translation>
    </message>
    <message>
        <source>Otherwise a side may use each free corner once.</source>
        <translation>Inaczej strona może użyć każdego wolnego rogu raz.</translation>
    </message>
    <message>
        <source>When more chips lie in line than a row needs</source>
        <translation>Gdy w linii leży więcej żetonów, niż potrzebuje rząd</translation>
    </message>
    <message>
        <source>Which chips are the row decides which are safe, and what may follow.</source>
        <translation>To, które żetony są rzędem, decyduje, które są bezpieczne i co może nastąpić.</translation>
    </message>
    <message>
        <source>A row counts only when it is announced</source>
        <translation>Rząd liczy się tylko, gdy zostanie ogłoszony</translation>
    </message>
    <message>
        <source>Who makes a row without saying so has no row; a later chip can still claim it.</source>
        <translation>Kto ułoży rząd i tego nie powie, nie ma rzędu; późniejszy żeton może go jeszcze zająć.</translation>
    </message>
    <message>
        <source>Rows needed, by sides</source>
        <translation>Potrzebne rzędy, według stron</translation>
    </message>
    <message>
        <source>Where nothing is said, one row wins.</source>
        <translation>Gdzie nic nie podano, wygrywa jeden rząd.</translation>
    </message>
    <message>
        <source>Rows needed, by players</source>
        <translation>Potrzebne rzędy, według graczy</translation>
    </message>
    <message>
        <source>Where a number of players is named here, this goes first.</source>
        <translation>Gdzie podano tu liczbę graczy, ma to pierwszeństwo.</translation>
    </message>
    <message>
        <source>Patterns that win at once</source>
        <translation>Wzory, które od razu wygrywają</translation>
    </message>
    <message>
        <source>A line for each: “center2x2” for the four cells in the middle, or cells joined by plus signs, such as “a1+b2”.</source>
        <translation>Wiersz na każdy: „center2x2” dla czterech pól w środku albo pola połączone plusami, na przykład „a1+b2”.</translation>
    </message>
    <message>
        <source>Turns left to the others</source>
        <translation>Kolejki, które zostają innym</translation>
    </message>
    <message>
        <source>When a side has its rows, each other side still has so many turns; then the most rows win.</source>
        <translation>Gdy jedna strona ma swoje rzędy, każda inna ma jeszcze tyle kolejek; potem wygrywa większa liczba rzędów.</translation>
    </message>
    <message>
        <source>When nobody has won</source>
        <translation>Gdy nikt nie wygrał</translation>
    </message>
    <message>
        <source>What happens when nobody can move or no card is left.</source>
        <translation>Co się dzieje, gdy nikt nie może się ruszyć lub nie ma już kart.</translation>
    </message>
    <message>
        <source>Lengths that are compared</source>
        <translation>Porównywane długości</translation>
    </message>
    <message>
        <source>Separated by commas, in order: the side with more rows of the first length wins, then of the second, and so on.</source>
        <translation>Oddzielone przecinkami, po kolei: wygrywa strona, która ma więcej rzędów pierwszej długości, potem drugiej i tak dalej.</translation>
    </message>
    <message>
        <source>Points that win the match</source>
        <translation>Punkty, które wygrywają mecz</translation>
    </message>
    <message>
        <source>A match goes over several deals, until a side has so many.</source>
        <translation>Mecz składa się z kilku rozdań, aż któraś strona tyle ich zdobędzie.</translation>
    </message>
    <message>
        <source>Points for a row, by chips in its line</source>
        <translation>Punkty za rząd, według żetonów w jego linii</translation>
    </message>
    <message>
        <source>A line earns what stands at the greatest number that it reaches.</source>
        <translation>Linia daje to, co stoi przy największej liczbie, którą osiąga.</translation>
    </message>
    <message>
        <source>Extra points for a row with a free cell</source>
        <translation>Dodatkowe punkty za rząd z wolnym polem</translation>
    </message>
    <message>
        <source>For each such row.</source>
        <translation>Za każdy taki rząd.</translation>
    </message>
    <message>
        <source>Extra points for two rows at a stroke</source>
        <translation>Dodatkowe punkty za dwa rzędy naraz</translation>
    </message>
    <message>
        <source>For one move that makes two or more rows.</source>
        <translation>Za jeden ruch, który tworzy dwa lub więcej rzędów.</translation>
    </message>
    <message>
        <source>Points for winning a deal</source>
        <translation>Punkty za wygranie rozdania</translation>
    </message>
    <message>
        <source>For the side that wins it, however it ends.</source>
        <translation>Dla strony, która je wygra, jakkolwiek się skończy.</translation>
    </message>
    <message>
        <source>Points lost for each special card left</source>
        <translation>Punkty tracone za każdą pozostałą kartę specjalną</translation>
    </message>
    <message>
        <source>For cards with a power still in hand at the end of a deal.</source>
        <translation>Za karty z mocą, które na końcu rozdania są jeszcze na ręce.</translation>
    </message>
    <message>
        <source>A card is drawn</source>
        <translation>Kartę dobiera się</translation>
    </message>
    <message>
        <source>Drawing before playing gives one card more to choose from.</source>
        <translation>Dobieranie przed zagraniem daje o jedną kartę więcej do wyboru.</translation>
    </message>
    <message>
        <source>A full hand must play</source>
        <translation>Z pełną ręką trzeba zagrać</translation>
    </message>
    <message>
        <source>Otherwise one may draw on, however many cards one holds.</source>
        <translation>Inaczej można dobierać dalej, bez względu na liczbę kart.</translation>
    </message>
    <message>
        <source>An empty hand must draw</source>
        <translation>Z pustą ręką trzeba dobrać</translation>
    </message>
    <message>
        <source>Otherwise one may also pass.</source>
        <translation>Inaczej można też spasować.</translation>
    </message>
    <message>
        <source>Open cards to draw from</source>
        <translation>Odkryte karty do dobierania</translation>
    </message>
    <message>
        <source>So many cards lie open beside the stock; one takes one, and the next is laid there.</source>
        <translation>Tyle kart leży odkrytych obok stosu; bierze się jedną, a następna jest tam kładziona.</translation>
    </message>
    <message>
        <source>The stock lies face up</source>
        <translation>Stos leży odkryty</translation>
    </message>
    <message>
        <source>Everybody sees the card that comes next from each pile.</source>
        <translation>Wszyscy widzą następną kartę z każdej kupki.</translation>
    </message>
    <message>
        <source>Piles of the open stock</source>
        <translation>Kupki odkrytego stosu</translation>
    </message>
    <message>
        <source>With several, one chooses from which to draw.</source>
        <translation>Gdy jest ich kilka, wybiera się, z której dobrać.</translation>
    </message>
    <message>
        <source>When the stock is empty</source>
        <translation>Gdy stos się skończy</translation>
    </message>
    <message>
        <source>Without a new stock the cards run out, and games can end.</source>
        <translation>Bez nowego stosu karty się kończą i gry mogą się zakończyć.</translation>
    </message>
    <message>
        <source>Dead cards turned in each turn</source>
        <translation>Martwe karty oddawane w kolejce</translation>
    </message>
    <message>
        <source>A card is dead when no cell is left for it. Turned in, it gives a new card, and the turn goes on.</source>
        <translation>Karta jest martwa, gdy nie ma dla niej pola. Oddana daje nową kartę, a kolejka trwa.</translation>
    </message>
    <message>
        <source>Turning in is free to choose</source>
        <translation>Oddawanie jest dobrowolne</translation>
    </message>
    <message>
        <source>Otherwise a dead card has to be turned in before one plays.</source>
        <translation>Inaczej martwą kartę trzeba oddać przed zagraniem.</translation>
    </message>
    <message>
        <source>Only when no card can be played</source>
        <translation>Tylko gdy żadnej karty nie da się zagrać</translation>
    </message>
    <message>
        <source>Dead cards stay in hand as long as another card can be used.</source>
        <translation>Martwe karty zostają na ręce, póki da się użyć innej karty.</translation>
    </message>
    <message>
        <source>Dead cards are announced</source>
        <translation>Martwe karty są ogłaszane</translation>
    </message>
    <message>
        <source>Otherwise the list of moves does not name them.</source>
        <translation>Inaczej lista ruchów ich nie nazywa.</translation>
    </message>
    <message>
        <source>Dead cards that put a player out</source>
        <translation>Martwe karty, z którymi gracz odpada</translation>
    </message>
    <message>
        <source>Who holds so many at the start of a turn is out of the game.</source>
        <translation>Kto na początku kolejki ma ich tyle, odpada z gry.</translation>
    </message>
    <message>
        <source>A forgotten draw</source>
        <translation>Zapomniane dobranie</translation>
    </message>
    <message>
        <source>If drawing is up to the players, one has to click the stock after each move.</source>
        <translation>Jeśli dobieranie należy do graczy, po każdym ruchu trzeba kliknąć stos.</translation>
    </message>
    <message>
        <source>It is too late</source>
        <translation>Jest za późno</translation>
    </message>
    <message>
        <source>Until then a forgotten card may still be drawn.</source>
        <translation>Do tej chwili zapomnianą kartę można jeszcze dobrać.</translation>
    </message>
    <message>
        <source>Turning in a dead card ends the time too</source>
        <translation>Oddanie martwej karty też kończy czas</translation>
    </message>
    <message>
        <source>As if the next player had moved and drawn.</source>
        <translation>Jakby następny gracz zagrał i dobrał.</translation>
    </message>
    <message>
        <source>Speaking out of turn</source>
        <translation>Odzywanie się nie w porę</translation>
    </message>
    <message>
        <source>What a side pays whose members give each other advice.</source>
        <translation>Ile płaci strona, której członkowie sobie doradzają.</translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <translation>Czas na kolejkę</translation>
    </message>
    <message>
        <source>In seconds; then the computer moves for the player.</source>
        <translation>W sekundach; potem ruch za gracza wykonuje komputer.</translation>
    </message>
    <message>
        <source>A finished row</source>
        <translation>Ukończony rząd</translation>
    </message>
    <message>
        <source>How it is seen on the table; the rules stay the same.</source>
        <translation>Jak widać go na stole; zasady są te same.</translation>
    </message>
    <message>
        <source>Chips of each colour in the box</source>
        <translation>Żetony każdego koloru w pudełku</translation>
    </message>
    <message>
        <source>For information only; the program never runs out of chips.</source>
        <translation>Tylko do wiadomości; programowi nigdy nie brakuje żetonów.</translation>
    </message>
</context>
<context>
    <name>RuleOptions</name>
    <message>
        <source>apart, the sides in turn</source>
        <translation>osobno, strony na przemian</translation>
    </message>
    <message>
        <source>side by side</source>
        <translation>obok siebie</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>zgodnie z ruchem wskazówek zegara</translation>
    </message>
    <message>
        <source>counterclockwise</source>
        <translation>przeciwnie do ruchu wskazówek zegara</translation>
    </message>
    <message>
        <source>the seat after a dealer drawn by lot</source>
        <translation>miejsce za wylosowanym rozdającym</translation>
    </message>
    <message>
        <source>the highest roll</source>
        <translation>najwyższy rzut</translation>
    </message>
    <message>
        <source>a seat drawn by lot</source>
        <translation>wylosowane miejsce</translation>
    </message>
    <message>
        <source>always the first seat</source>
        <translation>zawsze pierwsze miejsce</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>karty</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>kostki</translation>
    </message>
    <message>
        <source>its own cells</source>
        <translation>jej własne pola</translation>
    </message>
    <message>
        <source>its own cells and any higher number</source>
        <translation>jej własne pola i każda wyższa liczba</translation>
    </message>
    <message>
        <source>count as a chip of every side</source>
        <translation>liczą się jako żeton każdej strony</translation>
    </message>
    <message>
        <source>count for nobody</source>
        <translation>nie liczą się dla nikogo</translation>
    </message>
    <message>
        <source>by a card with the power for corners</source>
        <translation>kartą z mocą rogów</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nigdy</translation>
    </message>
    <message>
        <source>for good, once it is made</source>
        <translation>na stałe, gdy już powstanie</translation>
    </message>
    <message>
        <source>only while its chips lie there</source>
        <translation>tylko póki leżą jego żetony</translation>
    </message>
    <message>
        <source>its maker chooses</source>
        <translation>wybiera ten, kto go układa</translation>
    </message>
    <message>
        <source>the first from the top left</source>
        <translation>pierwsze od lewego górnego rogu</translation>
    </message>
    <message>
        <source>the program chooses</source>
        <translation>wybiera program</translation>
    </message>
    <message>
        <source>drawn through</source>
        <translation>przekreślony</translation>
    </message>
    <message>
        <source>its chips turn white</source>
        <translation>jego żetony stają się białe</translation>
    </message>
    <message>
        <source>does nothing</source>
        <translation>nic nie robi</translation>
    </message>
    <message>
        <source>takes the place of an enemy chip there</source>
        <translation>zastępuje tam żeton przeciwnika</translation>
    </message>
    <message>
        <source>after playing</source>
        <translation>po zagraniu</translation>
    </message>
    <message>
        <source>before playing</source>
        <translation>przed zagraniem</translation>
    </message>
    <message>
        <source>instead of playing</source>
        <translation>zamiast zagrania</translation>
    </message>
    <message>
        <source>the played cards are shuffled anew</source>
        <translation>zagrane karty tasuje się ponownie</translation>
    </message>
    <message>
        <source>one plays on without drawing</source>
        <translation>gra się dalej bez dobierania</translation>
    </message>
    <message>
        <source>the game ends</source>
        <translation>gra się kończy</translation>
    </message>
    <message>
        <source>impossible: cards draw themselves</source>
        <translation>niemożliwe: karty dobierają się same</translation>
    </message>
    <message>
        <source>lost for good</source>
        <translation>przepada na stałe</translation>
    </message>
    <message>
        <source>made good after one’s next turn</source>
        <translation>nadrabiane po swojej następnej kolejce</translation>
    </message>
    <message>
        <source>when the next player has moved and drawn</source>
        <translation>gdy następny gracz zagrał i dobrał</translation>
    </message>
    <message>
        <source>when the next player has moved</source>
        <translation>gdy następny gracz zagrał</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>nic nie kosztuje</translation>
    </message>
    <message>
        <source>costs each member of the side a card</source>
        <translation>kosztuje każdego członka strony kartę</translation>
    </message>
    <message>
        <source>costs the side a chip</source>
        <translation>kosztuje stronę żeton</translation>
    </message>
    <message>
        <source>the game is a draw</source>
        <translation>gra kończy się remisem</translation>
    </message>
    <message>
        <source>the longest lines decide</source>
        <translation>decydują najdłuższe linie</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>nieużywane</translation>
    </message>
    <message>
        <source>as many as were dealt</source>
        <translation>tyle, ile rozdano</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>dowolna liczba</translation>
    </message>
    <message>
        <source>nobody is put out</source>
        <translation>nikt nie odpada</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>nieznane</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>bez ograniczeń</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>none, the game is over</source>
        <translation>brak, gra się kończy</translation>
    </message>
    <message>
        <source>no match, single games</source>
        <translation>bez meczu, pojedyncze gry</translation>
    </message>
    <message>
        <source>the four cells in the middle</source>
        <translation>cztery pola w środku</translation>
    </message>
    <message>
        <source>the cells {names}</source>
        <translation>pola {names}</translation>
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
        <translation>idzie na dowolne otwarte pole</translation>
    </message>
    <message>
        <source>removes an enemy chip</source>
        <translation>zdejmuje żeton przeciwnika</translation>
    </message>
    <message>
        <source>goes anywhere, even in place of an enemy chip</source>
        <translation>idzie wszędzie, nawet w miejsce żetonu przeciwnika</translation>
    </message>
    <message>
        <source>goes in place of an enemy chip</source>
        <translation>idzie w miejsce żetonu przeciwnika</translation>
    </message>
    <message>
        <source>goes on an open corner only</source>
        <translation>idzie tylko na otwarty róg</translation>
    </message>
    <message>
        <source>swaps one’s own chip with an enemy chip</source>
        <translation>zamienia własny żeton z żetonem przeciwnika</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>Back to the preset: {value}</source>
        <translation>Powrót do wzorca: {value}</translation>
    </message>
    <message>
        <source>No effect: {why}</source>
        <translation>Bez skutku: {why}</translation>
    </message>
</context>
<context>
    <name>RuleTables</name>
    <message>
        <source>Add a roll</source>
        <translation>Dodaj rzut</translation>
    </message>
    <message>
        <source>Add a card</source>
        <translation>Dodaj kartę</translation>
    </message>
    <message>
        <source>One more that does something special</source>
        <translation>Jeszcze jedna o szczególnym działaniu</translation>
    </message>
    <message>
        <source>Card or roll</source>
        <translation>Karta lub rzut</translation>
    </message>
    <message>
        <source>Take {card} out of the list</source>
        <translation>Usuń z listy: {card}</translation>
    </message>
    <message>
        <source>What {card} does</source>
        <translation>Co robi {card}</translation>
    </message>
    <message>
        <source>numbers of cells</source>
        <translation>liczby pól</translation>
    </message>
    <message>
        <source>Cells safe from {card}</source>
        <translation>Pola bezpieczne, gdy gra się: {card}</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>usually</source>
        <translation>zwykle</translation>
    </message>
    <message>
        <source>{players}, usual number of sides</source>
        <translation>{players}, zwykła liczba stron</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>gracze: {count}</translation>
    </message>
    <message>
        <source>{sides} sides</source>
        <translation>strony: {sides}</translation>
    </message>
    <message>
        <source>{count} in line</source>
        <translation>{count} w linii</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Change the rules</source>
        <translation>Zmień zasady</translation>
    </message>
    <message>
        <source>&amp;Differences</source>
        <translation>&amp;Różnice</translation>
    </message>
    <message>
        <source>S&amp;how it</source>
        <translation>&amp;Pokaż</translation>
    </message>
    <message>
        <source>{title}, changed</source>
        <translation>{title}, zmienione</translation>
    </message>
    <message>
        <source>House rules made from {title}</source>
        <translation>Zasady domowe na podstawie {title}</translation>
    </message>
    <message>
        <source>Start &amp;from</source>
        <translation>Z&amp;acznij od</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Szukaj w zasadach</translation>
    </message>
    <message>
        <source>Show what differs from the preset, or the rules again.</source>
        <translation>Pokaż, czym różnią się od wzorca, albo znów zasady.</translation>
    </message>
    <message>
        <source>Point at a rule to read what follows from it.</source>
        <translation>Wskaż zasadę, aby przeczytać, co z niej wynika.</translation>
    </message>
    <message>
        <source>{title} (yours)</source>
        <translation>{title} (twoje)</translation>
    </message>
    <message>
        <source>These rules do not make sense yet.</source>
        <translation>Te zasady jeszcze nie mają sensu.</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>No rule is called like that.</source>
        <translation>Żadna zasada tak się nie nazywa.</translation>
    </message>
</context>
<context>
    <name>SafeBar</name>
    <message>
        <source>Safe mode: your settings stay in their file, and changes are not kept.</source>
        <translation>Tryb bezpieczny: twoje ustawienia zostają w swoim pliku, a zmiany nie są zachowywane.</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Pictures</source>
        <translation>Obrazy</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Zapisz obraz</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animacje</translation>
    </message>
    <message>
        <source>Save the animation</source>
        <translation>Zapisz animację</translation>
    </message>
    <message>
        <source>The file was not written.</source>
        <translation>Plik nie został zapisany.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Zapisano: {file}</translation>
    </message>
</context>
<context>
    <name>SeatChoice</name>
    <message>
        <source>Who plays</source>
        <translation>Kto gra</translation>
    </message>
    <message>
        <source>Equal players</source>
        <translation>Równi gracze</translation>
    </message>
    <message>
        <source>A player for each side</source>
        <translation>Gracz dla każdej strony</translation>
    </message>
    <message>
        <source>A player for each seat</source>
        <translation>Gracz dla każdego miejsca</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <source>Side {number}</source>
        <translation>Strona {number}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Miejsce {number}</translation>
    </message>
    <message>
        <source>{who}: level</source>
        <translation>{who}: poziom</translation>
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
        <translation>komputer</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Name of seat {number}</source>
        <translation>Nazwa miejsca {number}</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>Kto gra na miejscu {number}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>Temperament of seat {number}</source>
        <translation>Temperament miejsca {number}</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Player {number}</source>
        <translation>Gracz {number}</translation>
    </message>
    <message>
        <source>Computer {number}</source>
        <translation>Komputer {number}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Komputer</translation>
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
        <translation>Teksty: {language}.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>What the program speaks. The window opens anew.</source>
        <translation>Język programu. Okno otworzy się na nowo.</translation>
    </message>
    <message>
        <source>That of the system</source>
        <translation>Język systemu</translation>
    </message>
    <message>
        <source>English where there is no translation.</source>
        <translation>Angielski, gdy nie ma tłumaczenia.</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>Kolory okna</translation>
    </message>
    <message>
        <source>Light or dark; the table and the cards follow.</source>
        <translation>Jasne lub ciemne; stół i karty się dostosowują.</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Kolejność na ręce</translation>
    </message>
    <message>
        <source>How your cards lie. Drag a card in the hand to lay it by hand.</source>
        <translation>Jak leżą twoje karty. Przeciągnij kartę w ręce, aby ułożyć ją po swojemu.</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Sukno</translation>
    </message>
    <message>
        <source>The colour of the table under the board.</source>
        <translation>Kolor stołu pod planszą.</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zielony</translation>
    </message>
    <message>
        <source>As in most card rooms.</source>
        <translation>Jak w większości sal gry.</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Niebieski</translation>
    </message>
    <message>
        <source>Cooler; green chips stand out more.</source>
        <translation>Chłodniejszy; zielone żetony bardziej się odcinają.</translation>
    </message>
    <message>
        <source>Claret</source>
        <translation>Bordowy</translation>
    </message>
    <message>
        <source>Warmer; blue chips stand out more.</source>
        <translation>Cieplejszy; niebieskie żetony bardziej się odcinają.</translation>
    </message>
    <message>
        <source>Of my own hue</source>
        <translation>We własnym kolorze</translation>
    </message>
    <message>
        <source>Whatever hue is chosen below, as dark as the others.</source>
        <translation>Odcień wybrany poniżej, tak ciemny jak pozostałe.</translation>
    </message>
    <message>
        <source>Hue of my own cloth</source>
        <translation>Odcień własnego sukna</translation>
    </message>
    <message>
        <source>From red (0°) by green (120°) and blue (240°) back to red. Cards and words stand out as well on each.</source>
        <translation>Od czerwieni (0°) przez zieleń (120°) i błękit (240°) z powrotem do czerwieni. Karty i napisy odcinają się równie dobrze na każdym.</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Żetony</translation>
    </message>
    <message>
        <source>The colours of the sides. Each side has a sign of its own in all of them.</source>
        <translation>Kolory stron. W każdym zestawie każda strona ma własny znak.</translation>
    </message>
    <message>
        <source>Blue, red, green, violet</source>
        <translation>Niebieski, czerwony, zielony, fioletowy</translation>
    </message>
    <message>
        <source>For most eyes.</source>
        <translation>Dla większości oczu.</translation>
    </message>
    <message>
        <source>Safe for colour-blind players</source>
        <translation>Bezpieczne dla daltonistów</translation>
    </message>
    <message>
        <source>Blue, orange, black and yellow stay apart in every colour blindness.</source>
        <translation>Niebieski, pomarańczowy, czarny i żółty dają się odróżnić przy każdym daltonizmie.</translation>
    </message>
    <message>
        <source>Shades of grey</source>
        <translation>Odcienie szarości</translation>
    </message>
    <message>
        <source>They differ by lightness and sign alone.</source>
        <translation>Różnią się tylko jasnością i znakiem.</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>Wygląd kart</translation>
    </message>
    <message>
        <source>What is drawn on the cards and on the cells of the board.</source>
        <translation>Co jest narysowane na kartach i polach planszy.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klasyczny</translation>
    </message>
    <message>
        <source>With pips and figures.</source>
        <translation>Ze znakami i figurami.</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Duży indeks</translation>
    </message>
    <message>
        <source>One huge index, for weak eyes and small boards.</source>
        <translation>Jeden ogromny indeks, dla słabych oczu i małych plansz.</translation>
    </message>
    <message>
        <source>Four colours of suits</source>
        <translation>Cztery kolory</translation>
    </message>
    <message>
        <source>Diamonds are blue and clubs green, so that no two suits look alike.</source>
        <translation>Karo jest niebieskie, a trefl zielony, aby żadne dwa kolory nie były podobne.</translation>
    </message>
    <message>
        <source>Size of the table</source>
        <translation>Wielkość stołu</translation>
    </message>
    <message>
        <source>At 100 % the table is as large as the window. A larger one is moved by the wheel or by dragging the cloth, and follows a card that is dragged to its edge.</source>
        <translation>Przy 100 % stół jest tak duży jak okno. Większy przesuwa się kółkiem lub ciągnąc sukno, i podąża za kartą ciągniętą do brzegu.</translation>
    </message>
    <message>
        <source>Cards are</source>
        <translation>Karty się</translation>
    </message>
    <message>
        <source>How the pointer plays. Keys always do.</source>
        <translation>Jak gra wskaźnik. Klawisze grają zawsze.</translation>
    </message>
    <message>
        <source>Dragged or clicked</source>
        <translation>Przeciąga lub klika</translation>
    </message>
    <message>
        <source>Drag a card to a cell, or click the one, then the other.</source>
        <translation>Przeciągnij kartę na pole albo kliknij jedno, potem drugie.</translation>
    </message>
    <message>
        <source>Dragged</source>
        <translation>Przeciąga</translation>
    </message>
    <message>
        <source>A click on a card or a cell does nothing.</source>
        <translation>Kliknięcie karty lub pola nic nie robi.</translation>
    </message>
    <message>
        <source>Clicked</source>
        <translation>Klika</translation>
    </message>
    <message>
        <source>Nothing is dragged, so that a trembling hand cannot carry a card off.</source>
        <translation>Niczego się nie przeciąga, więc drżąca ręka nie zabierze karty.</translation>
    </message>
    <message>
        <source>Ask before each move</source>
        <translation>Pytaj przed każdym ruchem</translation>
    </message>
    <message>
        <source>A move is made when you choose its cell again, or press its button.</source>
        <translation>Ruch następuje, gdy ponownie wybierzesz jego pole lub naciśniesz jego przycisk.</translation>
    </message>
    <message>
        <source>Point out mistakes</source>
        <translation>Wskazuj błędy</translation>
    </message>
    <message>
        <source>Alone against computers, a move that costs much of your chance to win is pointed out, and may be taken back. Not in rated games.</source>
        <translation>Gdy grasz sam przeciw komputerom, ruch kosztujący dużą część szansy na wygraną zostaje wskazany i można go cofnąć. Nie w grach rankingowych.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>How fast cards and chips move. They never keep you waiting: just play on.</source>
        <translation>Jak szybko poruszają się karty i żetony. Nigdy nie każą ci czekać: po prostu graj dalej.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Bez ruchu</translation>
    </message>
    <message>
        <source>Everything is in its place at once.</source>
        <translation>Wszystko jest od razu na miejscu.</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Szybka</translation>
    </message>
    <message>
        <source>Twice as fast as normal.</source>
        <translation>Dwa razy szybciej niż normalnie.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalna</translation>
    </message>
    <message>
        <source>A fifth of a second for each card.</source>
        <translation>Jedna piąta sekundy na kartę.</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Wolna</translation>
    </message>
    <message>
        <source>Half as fast as normal, easy to follow.</source>
        <translation>O połowę wolniej niż normalnie, łatwo nadążyć.</translation>
    </message>
    <message>
        <source>Less motion if the system asks for it</source>
        <translation>Mniej ruchu, jeśli prosi o to system</translation>
    </message>
    <message>
        <source>Where the system’s settings ask programs for less motion, nothing moves on the table.</source>
        <translation>Gdy ustawienia systemu proszą o mniej ruchu, na stole nic się nie rusza.</translation>
    </message>
    <message>
        <source>Pace of the computers</source>
        <translation>Tempo komputerów</translation>
    </message>
    <message>
        <source>How long a computer takes for a move at least, so that you can follow.</source>
        <translation>Ile co najmniej trwa ruch komputera, żeby można było nadążyć.</translation>
    </message>
    <message>
        <source>&amp;Slow pace</source>
        <translation>&amp;Wolne tempo</translation>
    </message>
    <message>
        <source>A second and a half for a move: time to see what it does.</source>
        <translation>Półtorej sekundy na ruch: czas, by zobaczyć, co robi.</translation>
    </message>
    <message>
        <source>&amp;Normal pace</source>
        <translation>&amp;Normalne tempo</translation>
    </message>
    <message>
        <source>A little more than half a second for a move.</source>
        <translation>Nieco ponad pół sekundy na ruch.</translation>
    </message>
    <message>
        <source>&amp;Quick pace</source>
        <translation>&amp;Szybkie tempo</translation>
    </message>
    <message>
        <source>Hardly longer than the computer needs to think.</source>
        <translation>Niewiele dłużej, niż komputer potrzebuje na myślenie.</translation>
    </message>
    <message>
        <source>Speed of a replay</source>
        <translation>Szybkość powtórki</translation>
    </message>
    <message>
        <source>How fast moves follow each other when a game is shown again.</source>
        <translation>Jak szybko ruchy następują po sobie, gdy gra jest pokazywana ponownie.</translation>
    </message>
    <message>
        <source>Two and a half seconds for a move.</source>
        <translation>Dwie i pół sekundy na ruch.</translation>
    </message>
    <message>
        <source>A little more than a second for a move.</source>
        <translation>Nieco ponad sekundę na ruch.</translation>
    </message>
    <message>
        <source>Less than half a second for a move.</source>
        <translation>Mniej niż pół sekundy na ruch.</translation>
    </message>
    <message>
        <source>Time for drawing</source>
        <translation>Czas na dobieranie</translation>
    </message>
    <message>
        <source>Where cards are drawn by hand: how long a computer waits before its move ends your time to draw.</source>
        <translation>Gdy dobiera się ręcznie: jak długo komputer czeka, zanim jego ruch zakończy twój czas na dobranie.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Dźwięki</translation>
    </message>
    <message>
        <source>Hear cards, chips, dice, rows, and that it is your turn.</source>
        <translation>Słychać karty, żetony, kostki, rzędy i że to twoja kolej.</translation>
    </message>
    <message>
        <source>Volume of the sounds</source>
        <translation>Głośność dźwięków</translation>
    </message>
    <message>
        <source>How loud the sounds are, beside the volume of the computer.</source>
        <translation>Jak głośne są dźwięki, obok głośności komputera.</translation>
    </message>
    <message>
        <source>Count finished games</source>
        <translation>Licz skończone gry</translation>
    </message>
    <message>
        <source>Game → Statistics shows them. Nothing of it leaves this computer. Rated games count always.</source>
        <translation>Gra → Statystyki je pokazuje. Nic z tego nie opuszcza tego komputera. Gry rankingowe liczą się zawsze.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Motion and pace</source>
        <translation>Ruch i tempo</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Dźwięk</translation>
    </message>
    <message>
        <source>on</source>
        <translation>wł.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>wył.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Restore this &amp;page</source>
        <translation>Przywróć tę &amp;stronę</translation>
    </message>
    <message>
        <source>Restore &amp;all…</source>
        <translation>Przywróć &amp;wszystko…</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Szukaj w ustawieniach</translation>
    </message>
    <message>
        <source>Pages of settings</source>
        <translation>Strony ustawień</translation>
    </message>
    <message>
        <source>Let everything that is shown here be as it was at first.</source>
        <translation>Niech wszystko, co tu widać, będzie jak na początku.</translation>
    </message>
    <message>
        <source>Let every setting be as it was at first.</source>
        <translation>Niech każde ustawienie będzie jak na początku.</translation>
    </message>
    <message>
        <source>No setting matches. Try another word.</source>
        <translation>Żadne ustawienie nie pasuje. Spróbuj innego słowa.</translation>
    </message>
    <message>
        <source>Let every setting be as it was at first?</source>
        <translation>Czy każde ustawienie ma być jak na początku?</translation>
    </message>
    <message>
        <source>Games, boards and rules of your own stay as they are.</source>
        <translation>Twoje gry, plansze i zasady zostają bez zmian.</translation>
    </message>
    <message>
        <source>&amp;Restore all</source>
        <translation>&amp;Przywróć wszystko</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>&amp;Position</source>
        <translation>&amp;Pozycja</translation>
    </message>
    <message>
        <source>From an &amp;empty board…</source>
        <translation>Z &amp;pustą planszą…</translation>
    </message>
    <message>
        <source>Choose a game, a board and players, and lay everything.</source>
        <translation>Wybierz grę, planszę i graczy, i ułóż wszystko.</translation>
    </message>
    <message>
        <source>From the &amp;table</source>
        <translation>Ze &amp;stołu</translation>
    </message>
    <message>
        <source>Begin with what you see of the game on the table; hidden cards are dealt anew.</source>
        <translation>Zacznij od tego, co widać z gry na stole; zakryte karty są rozdawane od nowa.</translation>
    </message>
    <message>
        <source>&amp;Open a rule case…</source>
        <translation>&amp;Otwórz przypadek zasad…</translation>
    </message>
    <message>
        <source>Begin with the position of a rule case.</source>
        <translation>Zacznij od pozycji z przypadku zasad.</translation>
    </message>
    <message>
        <source>&amp;Save as rule case…</source>
        <translation>&amp;Zapisz jako przypadek zasad…</translation>
    </message>
    <message>
        <source>Write the position with its legal moves to a file that “check” can run.</source>
        <translation>Zapisz pozycję z dozwolonymi ruchami do pliku, który sprawdzi „check”.</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Kopiuj jako tekst</translation>
    </message>
    <message>
        <source>Copy the rule case, to be pasted into a message.</source>
        <translation>Skopiuj przypadek zasad, aby wkleić go do wiadomości.</translation>
    </message>
    <message>
        <source>P&amp;lay on</source>
        <translation>&amp;Graj dalej</translation>
    </message>
    <message>
        <source>Bring the position to the table. The game that is there now is kept.</source>
        <translation>Przenieś pozycję na stół. Gra, która tam jest, zostaje zachowana.</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>Z&amp;amknij</translation>
    </message>
    <message>
        <source>Close. The position is kept for next time.</source>
        <translation>Zamknij. Pozycja zostaje na następny raz.</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edycja</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>P&amp;onów</translation>
    </message>
    <message>
        <source>&amp;Fill the rest</source>
        <translation>&amp;Rozdaj resztę</translation>
    </message>
    <message>
        <source>Deal every card that lies nowhere by chance.</source>
        <translation>Rozdaj losowo wszystkie karty, które nigdzie nie leżą.</translation>
    </message>
    <message>
        <source>&amp;Mark whole rows</source>
        <translation>&amp;Zaznacz całe rzędy</translation>
    </message>
    <message>
        <source>Mark as many rows as the chips make.</source>
        <translation>Zaznacz tyle rzędów, ile tworzą żetony.</translation>
    </message>
    <message>
        <source>Take all &amp;chips away</source>
        <translation>Zabierz wszystkie ż&amp;etony</translation>
    </message>
    <message>
        <source>Empty the board. Undo brings everything back.</source>
        <translation>Opróżnij planszę. Cofnięcie przywraca wszystko.</translation>
    </message>
    <message>
        <source>Take all c&amp;ards away</source>
        <translation>Zabierz wszystkie &amp;karty</translation>
    </message>
    <message>
        <source>Empty hands and piles. Undo brings everything back.</source>
        <translation>Opróżnij ręce i stosy. Cofnięcie przywraca wszystko.</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Klawisze i mysz</translation>
    </message>
    <message>
        <source>List what every key does here.</source>
        <translation>Wypisz, co robi tu każdy klawisz.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Narzędzia</translation>
    </message>
    <message>
        <source>No chip can lie there.</source>
        <translation>Tam nie może leżeć żeton.</translation>
    </message>
    <message>
        <source>Take chips</source>
        <translation>Zabierz żetony</translation>
    </message>
    <message>
        <source>Lay chips</source>
        <translation>Połóż żetony</translation>
    </message>
    <message>
        <source>By these rules every whole row counts; none has to be marked</source>
        <translation>Według tych zasad liczy się każdy cały rząd; żadnego nie trzeba zaznaczać</translation>
    </message>
    <message>
        <source>Mark a row</source>
        <translation>Zaznacz rząd</translation>
    </message>
    <message>
        <source>Unmark a row</source>
        <translation>Odznacz rząd</translation>
    </message>
    <message>
        <source>No side covers a whole row there.</source>
        <translation>Tam żadna strona nie ma całego rzędu.</translation>
    </message>
    <message>
        <source>Mark whole rows</source>
        <translation>Zaznacz całe rzędy</translation>
    </message>
    <message>
        <source>There is no further row to be marked.</source>
        <translation>Nie ma już rzędów do zaznaczenia.</translation>
    </message>
    <message>
        <source>Take all chips away</source>
        <translation>Zabierz wszystkie żetony</translation>
    </message>
    <message>
        <source>{card}: every one lies somewhere already.</source>
        <translation>{card}: wszystkie już gdzieś leżą.</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>Połóż kartę</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>Zabierz kartę</translation>
    </message>
    <message>
        <source>Move a card</source>
        <translation>Przesuń kartę</translation>
    </message>
    <message>
        <source>Fill the rest</source>
        <translation>Rozdaj resztę</translation>
    </message>
    <message>
        <source>Every card lies somewhere already.</source>
        <translation>Wszystkie karty już gdzieś leżą.</translation>
    </message>
    <message>
        <source>Take all cards away</source>
        <translation>Zabierz wszystkie karty</translation>
    </message>
    <message>
        <source>Another turn</source>
        <translation>Inna kolej</translation>
    </message>
    <message>
        <source>Other players</source>
        <translation>Inni gracze</translation>
    </message>
    <message>
        <source>No chip can lie on {where}</source>
        <translation>Na {where} nie może leżeć żeton</translation>
    </message>
    <message>
        <source>The row {where} of {side} is marked, but {side} does not cover all of it</source>
        <translation>Rząd {where} ({side}) jest zaznaczony, ale {side} nie zajmuje go w całości</translation>
    </message>
    <message>
        <source>{side} may not have these rows side by side: {where}</source>
        <translation>{side} nie może mieć tych rzędów naraz: {where}</translation>
    </message>
    <message>
        <source>{card}: {count} lie here, the pack holds {wanted}</source>
        <translation>{card}: leży {count}, w talii jest {wanted}</translation>
    </message>
    <message>
        <source>This game has no use for {card}</source>
        <translation>Ta gra nie używa: {card}</translation>
    </message>
    <message>
        <source>The dice never show {card}</source>
        <translation>Kości nigdy nie pokażą: {card}</translation>
    </message>
    <message>
        <source>There is no open card to take</source>
        <translation>Nie ma odkrytej karty do wzięcia</translation>
    </message>
    <message>
        <source>{seat} is out of the game and cannot be to move</source>
        <translation>{seat} odpada z gry i nie może mieć ruchu</translation>
    </message>
    <message>
        <source>{side} has no turn left in overtime</source>
        <translation>{side} nie ma już ruchu w dogrywce</translation>
    </message>
    <message>
        <source>The game would be over: {side} has won</source>
        <translation>Gra byłaby skończona: wygrywa {side}</translation>
    </message>
    <message>
        <source>The game would be over: nothing can change any more</source>
        <translation>Gra byłaby skończona: nic już nie może się zmienić</translation>
    </message>
    <message>
        <source>{side} has a whole row that is not marked: {where}</source>
        <translation>{side} ma cały rząd, który nie jest zaznaczony: {where}</translation>
    </message>
    <message>
        <source>{seat} holds {count} cards; the rules deal {wanted}</source>
        <translation>{seat}: kart w ręce {count}; według zasad {wanted}</translation>
    </message>
    <message>
        <source>Cards of the pack that lie nowhere: {count}</source>
        <translation>Karty, które nigdzie nie leżą: {count}</translation>
    </message>
    <message>
        <source>{seat} can do nothing but pass</source>
        <translation>{seat} może tylko spasować</translation>
    </message>
    <message>
        <source>With dice there are no cards to lay; coming rolls can be set</source>
        <translation>Przy kościach nie ma kart do wyłożenia; można ustalić kolejne rzuty</translation>
    </message>
    <message>
        <source>Draws that are still owed cannot be set, but are kept</source>
        <translation>Zaległych dobrań nie można ustawić, ale zostają zachowane</translation>
    </message>
    <message>
        <source>A penalty for talking cannot be set</source>
        <translation>Kary za rozmowę nie można ustawić</translation>
    </message>
    <message>
        <source>Points cannot be set; the match begins with this deal</source>
        <translation>Punktów nie można ustawić; mecz zaczyna się od tego rozdania</translation>
    </message>
    <message>
        <source>Turns of overtime cannot be set, but are kept</source>
        <translation>Tur dogrywki nie można ustawić, ale zostają zachowane</translation>
    </message>
    <message>
        <source>Coming rolls, the first one now: {count}</source>
        <translation>Kolejne rzuty, pierwszy teraz: {count}</translation>
    </message>
    <message>
        <source>{place}: {cards}</source>
        <translation>{place}: {cards}</translation>
    </message>
    <message>
        <source>Stock, the top card first</source>
        <translation>Stos, wierzchnia pierwsza</translation>
    </message>
    <message>
        <source>Discards, the oldest first</source>
        <translation>Odrzucone, najstarsza pierwsza</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>Odkryte karty</translation>
    </message>
    <message>
        <source>Open pile {number}</source>
        <translation>Odkryty stos {number}</translation>
    </message>
    <message>
        <source>Coming rolls</source>
        <translation>Kolejne rzuty</translation>
    </message>
    <message>
        <source>begins the turn</source>
        <translation>zaczyna kolej</translation>
    </message>
    <message>
        <source>has drawn and plays</source>
        <translation>dobrał i zagrywa</translation>
    </message>
    <message>
        <source>has played and takes an open card</source>
        <translation>zagrał i bierze odkrytą kartę</translation>
    </message>
    <message>
        <source>takes an open card for a dead one</source>
        <translation>bierze odkrytą kartę za martwą</translation>
    </message>
    <message>
        <source>no chip</source>
        <translation>bez żetonu</translation>
    </message>
    <message>
        <source>chip: {colour}</source>
        <translation>żeton: {colour}</translation>
    </message>
    <message>
        <source>marked row: {colour}</source>
        <translation>zaznaczony rząd: {colour}</translation>
    </message>
</context>
<context>
    <name>SetupFlow</name>
    <message>
        <source>This position is not kept: {why}.</source>
        <translation>Ta pozycja nie zostaje zachowana: {why}.</translation>
    </message>
    <message>
        <source>This position is not kept.</source>
        <translation>Ta pozycja nie zostaje zachowana.</translation>
    </message>
    <message>
        <source>While a rated game goes on, no position is taken from it.</source>
        <translation>Dopóki trwa gra rankingowa, nie bierze się z niej pozycji.</translation>
    </message>
    <message>
        <source>From the table</source>
        <translation>Ze stołu</translation>
    </message>
    <message>
        <source>Empty board</source>
        <translation>Pusta plansza</translation>
    </message>
    <message>
        <source>&amp;Set up</source>
        <translation>&amp;Ustaw</translation>
    </message>
    <message>
        <source>Open a rule case</source>
        <translation>Otwórz przypadek zasad</translation>
    </message>
    <message>
        <source>Open {name}</source>
        <translation>Otwarcie: {name}</translation>
    </message>
    <message>
        <source>a position that was set up</source>
        <translation>ustawiona pozycja</translation>
    </message>
    <message>
        <source>Copied as text.</source>
        <translation>Skopiowano jako tekst.</translation>
    </message>
    <message>
        <source>Save as rule case</source>
        <translation>Zapisz jako przypadek zasad</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Zapisano: {file}</translation>
    </message>
    <message>
        <source>Rule cases</source>
        <translation>Przypadki zasad</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Wszystkie pliki</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>To się nie udało.</translation>
    </message>
</context>
<context>
    <name>SetupWindow</name>
    <message>
        <source>&amp;Cards: a click lays one</source>
        <translation>&amp;Karty: kliknięcie kładzie</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Turn and players</source>
        <translation>Kolej i gracze</translation>
    </message>
    <message>
        <source>{game} – Set up a position</source>
        <translation>{game} – Ustaw pozycję</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Klawisze i mysz</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>The cells of the board {board}, shuffled by the number {seed}.</source>
        <translation>Pola planszy {board}, przetasowane liczbą {seed}.</translation>
    </message>
    <message>
        <source>Random board</source>
        <translation>Losowa plansza</translation>
    </message>
</context>
<context>
    <name>ShuffleNumber</name>
    <message>
        <source>by chance</source>
        <translation>losowo</translation>
    </message>
    <message>
        <source>The same number deals the same cards again, on every computer.</source>
        <translation>Ten sam numer rozdaje te same karty ponownie, na każdym komputerze.</translation>
    </message>
</context>
<context>
    <name>SideColours</name>
    <message>
        <source>Colour of side {number}: {colour}</source>
        <translation>Kolor strony {number}: {colour}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>{deed} (a simpler player stood in)</source>
        <translation>{deed} (zagrał prostszy gracz)</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>This deal: {points}</source>
        <translation>To rozdanie: {points}</translation>
    </message>
    <message>
        <source>It counts as it was played first: {points}</source>
        <translation>Liczy się tak, jak rozegrano je za pierwszym razem: {points}</translation>
    </message>
    <message>
        <source>In all: {points}</source>
        <translation>Razem: {points}</translation>
    </message>
    <message>
        <source>{points} win the match</source>
        <translation>{points} wygrywa mecz</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Następne rozdanie</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Ostatnia kolejka</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>An exercise</source>
        <translation>Ćwiczenie</translation>
    </message>
    <message>
        <source>Rated game</source>
        <translation>Gra rankingowa</translation>
    </message>
    <message>
        <source>Time is up: the computer moves for {name}.</source>
        <translation>Czas minął: komputer gra za {name}.</translation>
    </message>
    <message>
        <source>The computer player of {name} has failed. A simpler one moves for it, and the game goes on.</source>
        <translation>Gracz komputerowy {name} zawiódł. Prostszy rusza za niego i gra toczy się dalej.</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>Only &amp;rated games</source>
        <translation>Tylko gry &amp;rankingowe</translation>
    </message>
    <message>
        <source>Statistics by game</source>
        <translation>Statystyki według gry</translation>
    </message>
    <message>
        <source>Statistics by board</source>
        <translation>Statystyki według plansz</translation>
    </message>
    <message>
        <source>Statistics by level of the opponents</source>
        <translation>Statystyki według poziomu przeciwników</translation>
    </message>
    <message>
        <source>Statistics by player</source>
        <translation>Statystyki według gracza</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Eksportuj…</translation>
    </message>
    <message>
        <source>&amp;Forget all…</source>
        <translation>&amp;Zapomnij wszystko…</translation>
    </message>
    <message>
        <source>Write all counted games to a file, for a spreadsheet</source>
        <translation>Zapisz wszystkie policzone gry do pliku, dla arkusza</translation>
    </message>
    <message>
        <source>Delete all counts and ratings; you are asked once more</source>
        <translation>Usuń wszystkie wyniki i rankingi; będzie jeszcze pytanie</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>Gr&amp;acz</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>&amp;Przeciwnik</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Czas</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Przegląd</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Według gry</translation>
    </message>
    <message>
        <source>By board</source>
        <translation>Według planszy</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Według poziomu</translation>
    </message>
    <message>
        <source>By player</source>
        <translation>Według gracza</translation>
    </message>
    <message>
        <source>Double-click a game, or press Enter, to look at it; the last ones are kept.</source>
        <translation>Dwuklik lub Enter na grze, aby ją obejrzeć; ostatnie są zachowywane.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Remisy</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrane</translation>
    </message>
    <message>
        <source>Rows in all</source>
        <translation>Rzędy łącznie</translation>
    </message>
    <message>
        <source>Rows in a game</source>
        <translation>Rzędy w grze</translation>
    </message>
    <message>
        <source>Moves in a game</source>
        <translation>Ruchy w grze</translation>
    </message>
    <message>
        <source>Longest game</source>
        <translation>Najdłuższa gra</translation>
    </message>
    <message>
        <source>Shortest game</source>
        <translation>Najkrótsza gra</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Wszystkie gry</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Wszyscy przeciwnicy</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Ostatnie 30 dni</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Ostatni rok</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Kiedykolwiek</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>None yet. A game counts when it has ended.</source>
        <translation>Jeszcze żadnej. Gra liczy się, gdy się skończy.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Udział</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rzędy</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Kiedy</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Przeciw</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Forget every finished game, and your ratings?</source>
        <translation>Zapomnieć wszystkie skończone gry i twoje rankingi?</translation>
    </message>
    <message>
        <source>The finished games that are kept here go, too. This cannot be undone; Export keeps a copy of the counts. Games that you saved yourself stay.</source>
        <translation>Znikną też zachowane tu skończone gry. Nie da się tego cofnąć; eksport zachowa kopię liczb. Gry zapisane przez ciebie zostają.</translation>
    </message>
    <message>
        <source>&amp;Forget all</source>
        <translation>&amp;Zapomnij wszystko</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>To się nie udało.</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>Press Enter or click twice to go to the rule.</source>
        <translation>Enter lub dwuklik prowadzi do zasady.</translation>
    </message>
    <message>
        <source>Differs from “{preset}”:</source>
        <translation>Różnice względem „{preset}”:</translation>
    </message>
    <message>
        <source>As in “{preset}”</source>
        <translation>Jak w „{preset}”</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>The game is over</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Przekaż ekran: {name}</translation>
    </message>
    <message>
        <source>Your turn, {name}</source>
        <translation>Twój ruch, {name}</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} myśli…</translation>
    </message>
    <message>
        <source>{name} is to move</source>
        <translation>Ruch ma {name}</translation>
    </message>
    <message>
        <source>Turn in a dead card</source>
        <translation>Oddaj martwą kartę</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Wybierz kartę</translation>
    </message>
    <message>
        <source>Choose a card for the one you have turned in</source>
        <translation>Wybierz kartę za tę oddaną</translation>
    </message>
    <message>
        <source>Your side has spoken out of turn: drop one card on the discards</source>
        <translation>Twoja strona odezwała się nie w porę: odłóż kartę na stos odrzuconych</translation>
    </message>
    <message>
        <source>{names} spoke out of turn: take one of their chips away</source>
        <translation>{names}: odezwanie się nie w porę. Zabierz żeton tej strony</translation>
    </message>
    <message>
        <source>Draw your card</source>
        <translation>Dobierz swoją kartę</translation>
    </message>
    <message>
        <source>Choose a card to draw</source>
        <translation>Wybierz kartę do dobrania</translation>
    </message>
    <message>
        <source>{names} may still draw</source>
        <translation>{names} może jeszcze dobrać</translation>
    </message>
    <message>
        <source>Play a card, or draw one</source>
        <translation>Zagraj kartę albo dobierz</translation>
    </message>
    <message>
        <source>Your hand is empty: draw a card</source>
        <translation>Twoja ręka jest pusta: dobierz kartę</translation>
    </message>
    <message>
        <source>No card can be played: draw one</source>
        <translation>Żadnej karty nie da się zagrać: dobierz</translation>
    </message>
    <message>
        <source>The stock is empty: play a card</source>
        <translation>Stos jest pusty: zagraj kartę</translation>
    </message>
    <message>
        <source>Your hand is full: play a card</source>
        <translation>Twoja ręka jest pełna: zagraj kartę</translation>
    </message>
    <message>
        <source>{name} rolled {roll}</source>
        <translation>{name} rzuca {roll}</translation>
    </message>
    <message>
        <source>{roll}: nothing can be done</source>
        <translation>{roll}: nic nie da się zrobić</translation>
    </message>
    <message>
        <source>{roll}: take an enemy chip away</source>
        <translation>{roll}: zabierz żeton przeciwnika</translation>
    </message>
    <message>
        <source>{roll}: take the place of an enemy chip</source>
        <translation>{roll}: zastąp żeton przeciwnika</translation>
    </message>
    <message>
        <source>{roll}: choose one of your chips, to be swapped</source>
        <translation>{roll}: wybierz swój żeton do zamiany</translation>
    </message>
    <message>
        <source>{roll}: put a chip on a {roll}</source>
        <translation>{roll}: połóż żeton na polu {roll}</translation>
    </message>
    <message>
        <source>{roll}: put a chip on any open cell</source>
        <translation>{roll}: połóż żeton na dowolnym otwartym polu</translation>
    </message>
    <message>
        <source>{made} of {needed}</source>
        <translation>{made} z {needed}</translation>
    </message>
    <message>
        <source>out</source>
        <translation>odpada</translation>
    </message>
    <message>
        <source>{names} out</source>
        <translation>{names} odpada</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Rzuć jeszcze raz</translation>
    </message>
    <message>
        <source>Nothing to do: roll again</source>
        <translation>Nic do zrobienia: rzuć jeszcze raz</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Nothing to do: pass</source>
        <translation>Nic do zrobienia: pas</translation>
    </message>
    <message>
        <source>Pass: no card can be played</source>
        <translation>Pas: żadnej karty nie da się zagrać</translation>
    </message>
    <message>
        <source>Which row?</source>
        <translation>Który rząd?</translation>
    </message>
    <message>
        <source>Point and click, or use the arrow keys and Enter</source>
        <translation>Wskaż i kliknij albo użyj strzałek i Enter</translation>
    </message>
    <message>
        <source>Now the enemy chip to swap it with</source>
        <translation>Teraz żeton przeciwnika do zamiany</translation>
    </message>
    <message>
        <source>No cell is left for {card}. Drop it on the discards for another one</source>
        <translation>{card}: nie ma już pola. Odłóż ją na stos odrzuconych, by dostać inną</translation>
    </message>
    <message>
        <source>No cell is left for {card}</source>
        <translation>{card}: nie ma już pola</translation>
    </message>
    <message>
        <source>Choose one of your chips, to be swapped</source>
        <translation>Wybierz swój żeton do zamiany</translation>
    </message>
    <message>
        <source>{own} cannot be swapped with {cell}</source>
        <translation>{own} nie da się zamienić z {cell}</translation>
    </message>
    <message>
        <source>No chip can be taken from {cell}</source>
        <translation>Z {cell} nie można zdjąć żetonu</translation>
    </message>
    <message>
        <source>{card} cannot be played on {cell}</source>
        <translation>{card}: nie da się zagrać na {cell}</translation>
    </message>
    <message>
        <source>Chosen: {card}</source>
        <translation>Wybrana: {card}</translation>
    </message>
    <message>
        <source>No cell, {cell}</source>
        <translation>Brak pola, {cell}</translation>
    </message>
    <message>
        <source>chip of {who}</source>
        <translation>żeton: {who}</translation>
    </message>
    <message>
        <source>{place}, no cell</source>
        <translation>{place}, brak pola</translation>
    </message>
    <message>
        <source>{colour} chip of {who}</source>
        <translation>żeton {colour}: {who}</translation>
    </message>
    <message>
        <source>counts as a chip of every side</source>
        <translation>liczy się jako żeton każdej strony</translation>
    </message>
    <message>
        <source>locked in a finished row</source>
        <translation>zamknięty w ukończonym rzędzie</translation>
    </message>
    <message>
        <source>part of a finished row</source>
        <translation>część ukończonego rzędu</translation>
    </message>
    <message>
        <source>swap {own} with this chip</source>
        <translation>zamień {own} z tym żetonem</translation>
    </message>
    <message>
        <source>legal for your {cards}</source>
        <translation>dozwolone dla twoich: {cards}</translation>
    </message>
    <message>
        <source>{card} puts your chip here</source>
        <translation>{card} kładzie tu twój żeton</translation>
    </message>
    <message>
        <source>{card} takes this chip away</source>
        <translation>{card} zabiera ten żeton</translation>
    </message>
    <message>
        <source>{card} puts your chip in its place</source>
        <translation>{card} kładzie twój żeton na jego miejsce</translation>
    </message>
    <message>
        <source>{card} swaps this chip with an enemy chip</source>
        <translation>{card} zamienia ten żeton z żetonem przeciwnika</translation>
    </message>
    <message>
        <source>take this chip away</source>
        <translation>zabierz ten żeton</translation>
    </message>
    <message>
        <source>{card} puts your chip here as {face}</source>
        <translation>{card} kładzie tu twój żeton jako {face}</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Karta zakryta</translation>
    </message>
    <message>
        <source>give it up by dropping it on the discards</source>
        <translation>poświęć ją, odkładając na stos odrzuconych</translation>
    </message>
    <message>
        <source>dead: no cell is left for it</source>
        <translation>martwa: nie ma dla niej pola</translation>
    </message>
    <message>
        <source>turn it in to draw another card</source>
        <translation>oddaj ją, aby dobrać inną kartę</translation>
    </message>
    <message>
        <source>it cannot be played now</source>
        <translation>teraz nie da się jej zagrać</translation>
    </message>
    <message>
        <source>cells to play it on: {count}</source>
        <translation>pola, na które można ją zagrać: {count}</translation>
    </message>
    <message>
        <source>playable on {cells}</source>
        <translation>do zagrania na {cells}</translation>
    </message>
    <message>
        <source>Cards left in the stock: {count}</source>
        <translation>Karty w stosie: {count}</translation>
    </message>
    <message>
        <source>Click to take a card</source>
        <translation>Kliknij, aby wziąć kartę</translation>
    </message>
    <message>
        <source>No open card lies here</source>
        <translation>Nie ma tu odkrytej karty</translation>
    </message>
    <message>
        <source>Open card {number}: {card}</source>
        <translation>Odkryta karta {number}: {card}</translation>
    </message>
    <message>
        <source>cards beneath it: {count}</source>
        <translation>karty pod nią: {count}</translation>
    </message>
    <message>
        <source>Click to take it</source>
        <translation>Kliknij, aby ją wziąć</translation>
    </message>
    <message>
        <source>{name} rolled {roll}: {faces}</source>
        <translation>{name} rzuca {roll}: {faces}</translation>
    </message>
    <message>
        <source>Discarded cards: {count}</source>
        <translation>Odrzucone karty: {count}</translation>
    </message>
    <message>
        <source>{card} on top</source>
        <translation>na wierzchu {card}</translation>
    </message>
    <message>
        <source>Give up {card}</source>
        <translation>Poświęć: {card}</translation>
    </message>
    <message>
        <source>Turn in {card}, which no cell is left for, and draw another</source>
        <translation>Oddaj {card}, dla której nie ma pola, i dobierz inną</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} do {last}</translation>
    </message>
    <message>
        <source>Which row? {row}, {number} of {count}</source>
        <translation>Który rząd? {row}, {number} z {count}</translation>
    </message>
    <message>
        <source>{name} is out of the game</source>
        <translation>{name} odpada z gry</translation>
    </message>
    <message>
        <source>You forgot to draw: one card fewer from now on</source>
        <translation>Nie dobrano karty: odtąd o kartę mniej</translation>
    </message>
    <message>
        <source>You forgot to draw: not before your next turn</source>
        <translation>Nie dobrano karty: dopiero po twojej następnej kolejce</translation>
    </message>
    <message>
        <source>{name} forgot to draw, and has one card fewer</source>
        <translation>{name} nie dobiera i ma o kartę mniej</translation>
    </message>
    <message>
        <source>{name} forgot to draw</source>
        <translation>{name} nie dobiera</translation>
    </message>
    <message>
        <source>{name} plays {wild} as {card}</source>
        <translation>{name} zagrywa {wild} jako {card}</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} pasuje</translation>
    </message>
    <message>
        <source>after a {roll}: roll again</source>
        <translation>po {roll}: rzuć jeszcze raz</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>on the stock</comment>
        <translation>Dobierz</translation>
    </message>
    <message>
        <source>Announce the row</source>
        <translation>Ogłoś rząd</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Nic nie mów</translation>
    </message>
    <message>
        <source>Take this chip away</source>
        <translation>Zabierz ten żeton</translation>
    </message>
    <message>
        <source>Put your chip in its place</source>
        <translation>Połóż swój żeton na jego miejsce</translation>
    </message>
    <message>
        <source>Swap the chips</source>
        <translation>Zamień żetony</translation>
    </message>
    <message>
        <source>Put a chip here</source>
        <translation>Połóż tu żeton</translation>
    </message>
</context>
<context>
    <name>TableForm</name>
    <message>
        <source>Who is to move</source>
        <translation>Kto ma ruch</translation>
    </message>
    <message>
        <source>How far the turn is</source>
        <translation>Jak daleko jest kolej</translation>
    </message>
    <message>
        <source>T&amp;urn</source>
        <translation>K&amp;olej</translation>
    </message>
    <message>
        <source>To &amp;move</source>
        <translation>Ma &amp;ruch</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Game table</source>
        <translation>Stół gry</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>Your last move cost about {cost} of your chance to win.</source>
        <translation>Ostatni ruch kosztował około {cost} szansy na wygraną.</translation>
    </message>
    <message>
        <source>Better: {move} ({best} instead of {played}).</source>
        <translation>Lepiej: {move} ({best} zamiast {played}).</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>The start of the game</source>
        <translation>Początek gry</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pauza</translation>
    </message>
</context>
<context>
    <name>ToolBox</name>
    <message>
        <source>Lay chips of this side, or take them away again. Key: {key}</source>
        <translation>Połóż żetony tej strony albo je zabierz. Klawisz: {key}</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Zabierz</translation>
    </message>
    <message>
        <source>Take chips of any side away. Key: 0</source>
        <translation>Zabierz żetony dowolnej strony. Klawisz: 0</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Rząd</translation>
    </message>
    <message>
        <source>Choose both ends of a whole row to mark it, or to unmark it. Key: R</source>
        <translation>Wybierz oba końce całego rzędu, aby go zaznaczyć lub odznaczyć. Klawisz: R</translation>
    </message>
</context>
<context>
    <name>Trash</name>
    <message>
        <source>No trash</source>
        <translation>Brak kosza</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>bez nazwy</translation>
    </message>
    <message>
        <source>Delete “{name}” for good? It cannot go to the trash.</source>
        <translation>Usunąć „{name}” na zawsze? Nie może trafić do kosza.</translation>
    </message>
    <message>
        <source>{why}

Once it is deleted, nothing brings it back.</source>
        <translation>{why}

Po usunięciu nic tego nie przywróci.</translation>
    </message>
    <message>
        <source>&amp;Delete for good</source>
        <translation>&amp;Usuń na zawsze</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>&amp;Zachowaj</translation>
    </message>
    <message>
        <source>The board was not thrown away.</source>
        <translation>Plansza nie została wyrzucona.</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>Tray: cards still to be placed</source>
        <translation>Zasób: karty do położenia</translation>
    </message>
    <message>
        <source>{card}: as many as you like, {placed} on the board</source>
        <translation>{card}: ile chcesz, na planszy {placed}</translation>
    </message>
    <message>
        <source>{card}: {count} too many on the board</source>
        <translation>{card}: o {count} za dużo na planszy</translation>
    </message>
    <message>
        <source>{card}: all on the board</source>
        <translation>{card}: wszystkie na planszy</translation>
    </message>
    <message>
        <source>{card}: {count} still to be placed</source>
        <translation>{card}: jeszcze {count} do położenia</translation>
    </message>
</context>
<context>
    <name>TrialMenu</name>
    <message>
        <source>&amp;Number of players</source>
        <translation>&amp;Liczba graczy</translation>
    </message>
    <message>
        <source>&amp;Level of the computers</source>
        <translation>Po&amp;ziom komputerów</translation>
    </message>
    <message>
        <source>No game can be played yet</source>
        <translation>W żadną grę nie można jeszcze zagrać</translation>
    </message>
</context>
<context>
    <name>TrialWindow</name>
    <message>
        <source>Trial</source>
        <translation>Próba</translation>
    </message>
    <message>
        <source>&amp;Back to the board</source>
        <translation>Powrót do &amp;planszy</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>Deal a&amp;gain</source>
        <translation>&amp;Rozdaj ponownie</translation>
    </message>
    <message>
        <source>Unnamed board</source>
        <translation>Plansza bez nazwy</translation>
    </message>
    <message>
        <source>Trial: {game} on “{board}”</source>
        <translation>Próba: {game} na „{board}”</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>nobody knows when</source>
        <translation>nikt nie wie kiedy</translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation>I jeszcze {count}.</translation>
    </message>
    <message>
        <source>The rest of the game is whole, and this file is left as it is.</source>
        <translation>Reszta gry jest cała, a ten plik zostaje bez zmian.</translation>
    </message>
    <message>
        <source>The rest of the game is whole, but this file could not be copied: {why}.

It is replaced as the game goes on: copy it to another place first.</source>
        <translation>Reszta gry jest cała, ale tego pliku nie udało się skopiować: {why}.

Zostanie zastąpiony, gdy gra potoczy się dalej: najpierw skopiuj go w inne miejsce.</translation>
    </message>
    <message>
        <source>The game is open, but a part of its file is damaged.</source>
        <translation>Gra jest otwarta, ale część jej pliku jest uszkodzona.</translation>
    </message>
    <message>
        <source>Another program has changed “{file}” since you opened it.</source>
        <translation>Inny program zmienił „{file}” od czasu otwarcia.</translation>
    </message>
    <message>
        <source>Save your game to another file, and both are kept.</source>
        <translation>Zapisz swoją grę w innym pliku, a obie zostaną zachowane.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>&amp;Zastąp</translation>
    </message>
    <message>
        <source>{why}.

If you close the window now it is lost.</source>
        <translation>{why}.

Jeśli teraz zamkniesz okno, przepadnie.</translation>
    </message>
    <message>
        <source>&amp;Close and lose it</source>
        <translation>&amp;Zamknij i strać</translation>
    </message>
    <message>
        <source>This game cannot be opened as it is.</source>
        <translation>Tej gry nie można otworzyć w tym stanie.</translation>
    </message>
    <message>
        <source>{why}.

The copy from the time before is whole: {moves}, saved {when}.</source>
        <translation>{why}.

Wcześniejsza kopia jest cała: {moves}, zapisano {when}.</translation>
    </message>
    <message>
        <source>&amp;Open the backup</source>
        <translation>&amp;Otwórz kopię</translation>
    </message>
    <message>
        <source>The damaged file is kept: {file}</source>
        <translation>Uszkodzony plik zachowano: {file}</translation>
    </message>
    <message>
        <source>The damaged file could not be copied and is replaced by your next change; copy it to another place first: {file}</source>
        <translation>Uszkodzonego pliku nie udało się skopiować, a następna zmiana go zastąpi; najpierw skopiuj go w inne miejsce: {file}</translation>
    </message>
    <message>
        <source>What was left here is damaged; this is how it was a moment before.</source>
        <translation>To, co tu zostało, jest uszkodzone; tak to wyglądało chwilę wcześniej.</translation>
    </message>
    <message>
        <source>What was left here is damaged, and cannot be shown any more.</source>
        <translation>To, co tu zostało, jest uszkodzone i nie można już tego pokazać.</translation>
    </message>
</context>
<context>
    <name>Trying</name>
    <message>
        <source>This cannot be played.</source>
        <translation>Nie da się w to zagrać.</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
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
        <translation>Twoje gry nie są zachowywane.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Dlaczego?</translation>
    </message>
    <message>
        <source>What stands in the way, and what to do about it</source>
        <translation>Co stoi na przeszkodzie i co na to poradzić</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Zapisz jako…</translation>
    </message>
    <message>
        <source>Save this game to another place</source>
        <translation>Zapisz tę grę w innym miejscu</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ukryj</translation>
    </message>
    <message>
        <source>Go on without this line</source>
        <translation>Dalej bez tego paska</translation>
    </message>
</context>
<context>
    <name>UnreadLine</name>
    <message>
        <source>&amp;Why…</source>
        <translation>&amp;Dlaczego…</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>random</source>
        <translation>losowy</translation>
    </message>
    <message>
        <source>newcomer</source>
        <translation>nowicjusz</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>początkujący</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>okazjonalny</translation>
    </message>
    <message>
        <source>regular</source>
        <translation>stały bywalec</translation>
    </message>
    <message>
        <source>skilled</source>
        <translation>wprawny</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>silny</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>ekspert</translation>
    </message>
    <message>
        <source>master</source>
        <translation>mistrz</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Komputer, {level}</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>karta</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>a free corner</source>
        <translation>wolny róg</translation>
    </message>
    <message>
        <source>the {number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <translation>{rank} {suit}</translation>
    </message>
    <message>
        <source>card</source>
        <translation>karta</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>free corner</source>
        <translation>wolny róg</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} {suit}</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>wiersz {row}, kolumna {column}</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dwójka</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trójka</translation>
    </message>
    <message>
        <source>four</source>
        <translation>czwórka</translation>
    </message>
    <message>
        <source>five</source>
        <translation>piątka</translation>
    </message>
    <message>
        <source>six</source>
        <translation>szóstka</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>siódemka</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ósemka</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>dziewiątka</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dziesiątka</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>walet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <translation>król</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>kier</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trefl</translation>
    </message>
    <message>
        <source>There is already a chip on that cell.</source>
        <translation>Na tym polu leży już żeton.</translation>
    </message>
    <message>
        <source>There is no chip on that cell.</source>
        <translation>Na tym polu nie ma żetonu.</translation>
    </message>
    <message>
        <source>That chip is your own side’s.</source>
        <translation>To żeton twojej własnej strony.</translation>
    </message>
    <message>
        <source>That chip is protected and stays where it is.</source>
        <translation>Ten żeton jest chroniony i zostaje na miejscu.</translation>
    </message>
    <message>
        <source>You do not hold that card.</source>
        <translation>Nie masz tej karty.</translation>
    </message>
    <message>
        <source>That card cannot be used on that cell.</source>
        <translation>Tej karty nie można użyć na tym polu.</translation>
    </message>
    <message>
        <source>That card still has a free cell: it can be played.</source>
        <translation>Ta karta ma jeszcze wolne pole: można ją zagrać.</translation>
    </message>
    <message>
        <source>No more dead cards may be turned in this turn.</source>
        <translation>W tej kolejce nie można oddać więcej martwych kart.</translation>
    </message>
    <message>
        <source>A dead card may only be turned in when no card can be played.</source>
        <translation>Martwą kartę można oddać tylko, gdy żadnej karty nie da się zagrać.</translation>
    </message>
    <message>
        <source>Corner cells are free for all: they take no chip.</source>
        <translation>Rogi są wolne dla wszystkich: nie kładzie się tam żetonów.</translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation>Najpierw dobierz kartę.</translation>
    </message>
    <message>
        <source>Your hand is full: play a card first.</source>
        <translation>Twoja ręka jest pełna: najpierw zagraj kartę.</translation>
    </message>
    <message>
        <source>It is another player’s turn.</source>
        <translation>To kolej innego gracza.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra jest skończona.</translation>
    </message>
    <message>
        <source>Those cells do not make a row with this move.</source>
        <translation>Te pola nie tworzą rzędu z tym ruchem.</translation>
    </message>
    <message>
        <source>There is no card left to draw.</source>
        <translation>Nie ma już kart do dobrania.</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>Wygrywa {name}</translation>
    </message>
    <message>
        <source>{names} win</source>
        <translation>Wygrywają {names}</translation>
    </message>
    <message>
        <source>{text} The most rows of {length} decide.</source>
        <translation>{text} Decyduje większa liczba rzędów z {length}.</translation>
    </message>
    <message>
        <source>{text} The rows are equal, too.</source>
        <translation>{text} Rzędów też jest po równo.</translation>
    </message>
    <message>
        <source>After the extra turns the rows are equal.</source>
        <translation>Po ostatnich kolejkach rzędów jest po równo.</translation>
    </message>
    <message>
        <source>After the extra turns the most rows decide.</source>
        <translation>Po ostatnich kolejkach decyduje większa liczba rzędów.</translation>
    </message>
    <message>
        <source>Everybody is out of the game.</source>
        <translation>Wszyscy odpadli z gry.</translation>
    </message>
    <message>
        <source>All the rows needed are made.</source>
        <translation>Wszystkie potrzebne rzędy są ułożone.</translation>
    </message>
    <message>
        <source>The winning shape is made.</source>
        <translation>Zwycięski kształt jest ułożony.</translation>
    </message>
    <message>
        <source>Everybody else is out of the game.</source>
        <translation>Wszyscy inni odpadli z gry.</translation>
    </message>
    <message>
        <source>Nobody can move any more.</source>
        <translation>Nikt nie może się już ruszyć.</translation>
    </message>
    <message>
        <source>The board is full.</source>
        <translation>Plansza jest pełna.</translation>
    </message>
    <message>
        <source>The cards have run out.</source>
        <translation>Karty się skończyły.</translation>
    </message>
    <message>
        <source>The deal is a draw</source>
        <translation>Rozdanie kończy się remisem</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} wygrywa mecz</translation>
    </message>
    <message>
        <source>{names} win the match</source>
        <translation>{names} wygrywają mecz</translation>
    </message>
    <message>
        <source>{name} wins the deal</source>
        <translation>{name} wygrywa rozdanie</translation>
    </message>
    <message>
        <source>{names} win the deal</source>
        <translation>{names} wygrywają rozdanie</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} i {last}</translation>
    </message>
</context>
<context>
    <name>Work</name>
    <message>
        <source>The games ended by a mistake of the program, or somebody ended it. What was played is kept; Run goes on there.</source>
        <translation>Gry zakończył błąd programu albo ktoś je zakończył. To, co rozegrano, jest zachowane; Uruchom toczy się od tego miejsca.</translation>
    </message>
</context>
<context>
    <name>Workshop</name>
    <message>
        <source>Still empty: {where}</source>
        <translation>Jeszcze puste: {where}</translation>
    </message>
    <message>
        <source>Still to be placed: {cards}</source>
        <translation>Jeszcze do położenia: {cards}</translation>
    </message>
    <message>
        <source>{card} stands too often: {where}; {wanted} is right</source>
        <translation>{card} stoi za często: {where}; dobrze jest {wanted}</translation>
    </message>
    <message>
        <source>This deck has no use for {card}: {where}</source>
        <translation>Ta talia nie potrzebuje {card}: {where}</translation>
    </message>
    <message>
        <source>No rules fit this board</source>
        <translation>Żadne zasady nie pasują do tej planszy</translation>
    </message>
    <message>
        <source>Corners that are not free: {where}</source>
        <translation>Rogi, które nie są wolne: {where}</translation>
    </message>
    <message>
        <source>The two {card} touch: {where}</source>
        <translation>Dwie {card} się stykają: {where}</translation>
    </message>
    <message>
        <source>A line with equal cards, {cards}: {where}</source>
        <translation>Linia z równymi kartami, {cards}: {where}</translation>
    </message>
    <message>
        <source>More twins that touch: {count}</source>
        <translation>Inne stykające się bliźniaczki: {count}</translation>
    </message>
    <message>
        <source>More lines with equal cards: {count}</source>
        <translation>Inne linie z równymi kartami: {count}</translation>
    </message>
    <message>
        <source>Pairs of lines for the same cards: {count}, such as {where}</source>
        <translation>Pary linii dla tych samych kart: {count}, na przykład {where}</translation>
    </message>
    <message>
        <source>Numbers left out: {cards}</source>
        <translation>Pominięte liczby: {cards}</translation>
    </message>
    <message>
        <source>No card of a game that fits can be played on {where}</source>
        <translation>Żadnej karty z pasującej gry nie można zagrać na {where}</translation>
    </message>
    <message>
        <source>No line of {length} runs through {where}</source>
        <translation>Żadna linia z {length} nie biegnie przez {where}</translation>
    </message>
    <message>
        <source>{rules}: jokers need free cells, and there are none</source>
        <translation>{rules}: jokery potrzebują wolnych pól, a ich nie ma</translation>
    </message>
    <message>
        <source>Free cells away from the corners: {where}</source>
        <translation>Wolne pola poza rogami: {where}</translation>
    </message>
    <message>
        <source>Twins that one line can hold: {cards}</source>
        <translation>Bliźniaczki, które zmieszczą się w jednej linii: {cards}</translation>
    </message>
    <message>
        <source>Twins lie {least} to {most} steps apart, {mean} on average</source>
        <translation>Bliźniaczki leżą w odległości {least} do {most} kroków, średnio {mean}</translation>
    </message>
    <message>
        <source>Suits lie {percent} % evenly; most uneven: {suit}, {share} {part}</source>
        <translation>Kolory leżą równomiernie w {percent} %; najmniej równo: {suit}, {share} {part}</translation>
    </message>
    <message>
        <source>The board is symmetrical: {ways}</source>
        <translation>Plansza jest symetryczna: {ways}</translation>
    </message>
    <message>
        <source>The board has no name yet</source>
        <translation>Plansza nie ma jeszcze nazwy</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>kier</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trefl</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>lewy górny</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>prawy górny</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>lewy dolny</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>prawy dolny</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Ziarno</translation>
    </message>
    <message>
        <source>Spiral</source>
        <translation>Spirala</translation>
    </message>
    <message>
        <source>A spiral between a corner and the middle</source>
        <translation>Spirala między rogiem a środkiem</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Kierunek</translation>
    </message>
    <message>
        <source>from the rim</source>
        <translation>od brzegu</translation>
    </message>
    <message>
        <source>from the middle</source>
        <translation>od środka</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Obrót</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>zgodnie z zegarem</translation>
    </message>
    <message>
        <source>anticlockwise</source>
        <translation>przeciwnie do zegara</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Róg</translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation>Kolejność kart</translation>
    </message>
    <message>
        <source>spades and diamonds up, clubs and hearts down</source>
        <translation>pik i karo w górę, trefl i kier w dół</translation>
    </message>
    <message>
        <source>every suit up</source>
        <translation>każdy kolor w górę</translation>
    </message>
    <message>
        <source>all twos, all threes, and so on</source>
        <translation>wszystkie dwójki, wszystkie trójki i tak dalej</translation>
    </message>
    <message>
        <source>The second time through</source>
        <translation>Za drugim razem</translation>
    </message>
    <message>
        <source>from the beginning</source>
        <translation>od początku</translation>
    </message>
    <message>
        <source>from the end</source>
        <translation>od końca</translation>
    </message>
    <message>
        <source>Cells left over</source>
        <translation>Pozostałe pola</translation>
    </message>
    <message>
        <source>at most four free, the others holes</source>
        <translation>najwyżej cztery wolne, reszta dziury</translation>
    </message>
    <message>
        <source>all free</source>
        <translation>wszystkie wolne</translation>
    </message>
    <message>
        <source>all holes</source>
        <translation>wszystkie dziury</translation>
    </message>
    <message>
        <source>Snake</source>
        <translation>Wąż</translation>
    </message>
    <message>
        <source>Row by row or column by column, so that every card is easily found</source>
        <translation>Wiersz po wierszu lub kolumna po kolumnie, by łatwo znaleźć każdą kartę</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Według</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>wierszy</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>kolumn</translation>
    </message>
    <message>
        <source>At the end of a row</source>
        <translation>Na końcu wiersza</translation>
    </message>
    <message>
        <source>turn round</source>
        <translation>zawróć</translation>
    </message>
    <message>
        <source>begin again on the same side</source>
        <translation>zacznij znów z tej samej strony</translation>
    </message>
    <message>
        <source>Rings</source>
        <translation>Pierścienie</translation>
    </message>
    <message>
        <source>Ring by ring around the middle</source>
        <translation>Pierścień po pierścieniu wokół środka</translation>
    </message>
    <message>
        <source>every other ring the other way</source>
        <translation>co drugi pierścień w drugą stronę</translation>
    </message>
    <message>
        <source>one way</source>
        <translation>w jedną stronę</translation>
    </message>
    <message>
        <source>Quadrants</source>
        <translation>Ćwiartki</translation>
    </message>
    <message>
        <source>Each quarter holds the two suits of a colour; opposite quarters are alike, turned round</source>
        <translation>Każda ćwiartka ma dwa znaki jednej barwy; przeciwległe ćwiartki są takie same, obrócone</translation>
    </message>
    <message>
        <source>Inside each part</source>
        <translation>W każdej części</translation>
    </message>
    <message>
        <source>row by row</source>
        <translation>wiersz po wierszu</translation>
    </message>
    <message>
        <source>row by row, there and back</source>
        <translation>wiersz po wierszu, tam i z powrotem</translation>
    </message>
    <message>
        <source>shuffled, all parts alike</source>
        <translation>przetasowana, wszystkie części takie same</translation>
    </message>
    <message>
        <source>Suits apart</source>
        <translation>Kolory osobno</translation>
    </message>
    <message>
        <source>Each suit has a part of the board to itself</source>
        <translation>Każdy kolor ma własną część planszy</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Części</translation>
    </message>
    <message>
        <source>quarters</source>
        <translation>ćwiartki</translation>
    </message>
    <message>
        <source>the four sides</source>
        <translation>cztery boki</translation>
    </message>
    <message>
        <source>Chequers</source>
        <translation>Szachownica</translation>
    </message>
    <message>
        <source>Black and red cards, or even and odd numbers, like the squares of a chess board</source>
        <translation>Czarne i czerwone karty albo liczby parzyste i nieparzyste, jak pola szachownicy</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>Everything anywhere</source>
        <translation>Wszystko gdziekolwiek</translation>
    </message>
    <message>
        <source>Random, symmetric</source>
        <translation>Losowo, symetrycznie</translation>
    </message>
    <message>
        <source>By chance, but so that the board has a symmetry</source>
        <translation>Losowo, ale tak, by plansza miała symetrię</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symetria</translation>
    </message>
    <message>
        <source>a half turn</source>
        <translation>pół obrotu</translation>
    </message>
    <message>
        <source>a quarter turn, suit to suit</source>
        <translation>ćwierć obrotu, kolor na kolor</translation>
    </message>
    <message>
        <source>left and right</source>
        <translation>lewa i prawa</translation>
    </message>
    <message>
        <source>top and bottom</source>
        <translation>góra i dół</translation>
    </message>
    <message>
        <source>none, but the two of a kind far apart</source>
        <translation>brak, ale dwie równe daleko od siebie</translation>
    </message>
    <message>
        <source>quarter turn</source>
        <translation>ćwierć obrotu</translation>
    </message>
    <message>
        <source>half turn</source>
        <translation>pół obrotu</translation>
    </message>
    <message>
        <source>three quarter turns</source>
        <translation>trzy czwarte obrotu</translation>
    </message>
    <message>
        <source>falling diagonal</source>
        <translation>przekątna opadająca</translation>
    </message>
    <message>
        <source>rising diagonal</source>
        <translation>przekątna rosnąca</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>top</source>
        <translation>góra</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>dół</translation>
    </message>
    <message>
        <source>left</source>
        <translation>lewa</translation>
    </message>
    <message>
        <source>right</source>
        <translation>prawa</translation>
    </message>
</context>
</TS>

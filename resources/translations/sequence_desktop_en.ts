<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
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
            <numerusform>%n turn left</numerusform>
            <numerusform>%n turns left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{made} of %n row(s)</source>
        <translation>
            <numerusform>{made} of %n row</numerusform>
            <numerusform>{made} of %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed} and makes %n row(s)</source>
        <translation>
            <numerusform>{deed} and makes a row</numerusform>
            <numerusform>{deed} and makes %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed} and announces %n row(s)</source>
        <translation>
            <numerusform>{deed} and announces a row</numerusform>
            <numerusform>{deed} and announces %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed} and breaks up %n row(s)</source>
        <translation>
            <numerusform>{deed} and breaks up a row</numerusform>
            <numerusform>{deed} and breaks up %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deed}: %n row(s)</source>
        <translation>
            <numerusform>{deed}: a row</numerusform>
            <numerusform>{deed}: %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From there %n row(s) are still possible.</source>
        <translation>
            <numerusform>From there %n row is still possible.</numerusform>
            <numerusform>From there %n rows are still possible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier move(s), see the list</source>
        <translation>
            <numerusform>%n earlier move, see the list</numerusform>
            <numerusform>%n earlier moves, see the list</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are shuffled into a new stock</source>
        <translation>
            <numerusform>%n card is shuffled into a new stock</numerusform>
            <numerusform>%n cards are shuffled into a new stock</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rated game(s) played.</source>
        <translation>
            <numerusform>%n rated game played.</numerusform>
            <numerusform>%n rated games played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) found</source>
        <translation>
            <numerusform>%n setting found</numerusform>
            <numerusform>%n settings found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read</source>
        <translation>
            <numerusform>%n file could not be read</numerusform>
            <numerusform>%n files could not be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) could not be read</source>
        <translation>
            <numerusform>%n line could not be read</numerusform>
            <numerusform>%n lines could not be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) are among your own now</source>
        <translation>
            <numerusform>%n board is among your own now</numerusform>
            <numerusform>%n boards are among your own now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) did not fit on the board</source>
        <translation>
            <numerusform>%n card did not fit on the board</numerusform>
            <numerusform>%n cards did not fit on the board</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindingsPanel</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) fit</source>
        <translation>
            <numerusform>%n game fits</numerusform>
            <numerusform>%n games fit</numerusform>
        </translation>
    </message>
</context>
</TS>

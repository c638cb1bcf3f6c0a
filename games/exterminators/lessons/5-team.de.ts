/** The words of "In a team" in German. */
import type { Words } from './5-team.en.ts';

export const words: Words = {
  head: { title: 'Im Team', promise: 'Danach weißt du, was man im Team teilt und was nicht.' },
  goal: {
    task: 'Du bist Grün. Blau gehört zu dir.',
    text: 'Ihr gewinnt **gemeinsam**: beide Nester versiegelt, beide Farben vertrieben, beide Königinnen gefangen. Dann leert einer von euch die Falle der eigenen Königin.',
    why: 'Die Teams sitzen abwechselnd am Tisch, zwischen dir und Blau ist also ein Gegner dran. Was beim einen fehlt, kann der andere nicht ausgleichen.',
  },
  you: { name: 'Du', text: 'hast zwei Fallen.' },
  mate: { name: 'Blau', text: 'versiegelt für einen Punkt.' },
  both: {
    task: 'Fliegt einer raus, fliegen beide.',
    text: 'Du hast 11 Schädlinge in Reserve, Blau hat 15. Beendet **einer von euch** einen Zug mit allem im Haus, ist das ganze Team raus.',
    why: 'Geprüft wird am Ende des eigenen Zuges, bei jedem von euch. Behalte also auch die Reserve von Blau im Auge.',
  },
  give: {
    task: 'Gib Blau deine FixFalle.',
    text: 'Ihr steht beide im Eingang, also dürfen Karten **gratis die Hand wechseln**. Drück „Karten tauschen“: Du hast zwei Fallen, Blau nur eine.',
    why: 'Das geht nur mit einem Teammitglied in deinem Raum und nur in deinem Zug. Du darfst auch um eine Karte bitten; die Antwort ist ja oder nein. Eure Karten seht ihr gegenseitig.',
  },
  otherCard: 'Geben darfst du jede Karte. Aber die nützt dir selbst mehr: Gib Blau die **FixFalle**.',
  askLater: 'Um diese Karte darfst du bitten, und Blau könnte nein sagen. Heute hast du, was du brauchst: Gib Blau deine **FixFalle**.',
  giveFirst: 'Bist du erst aus dem Raum, kannst du nichts mehr übergeben. Gib Blau vorher die **FixFalle**.',
  notYet: 'Dein Zug darf enden, wann du willst, aber die Punkte wären weg. Bleib noch einen Moment.',
  against: 'So eine Karte trifft nur das **andere Team**, und ihr Tag kommt noch. Kümmere dich erst um eure Seite. Nichts ist verloren.',
  later: 'Das hat seine Zeit, kostet aber Punkte, die du diesmal für etwas Besseres brauchst. Nichts ist verloren.',
  walk: {
    task: 'Jetzt geh in den Festsaal.',
    text: 'Der Tausch hat nichts gekostet, und deinen **Freischritt** hast du noch. Im Festsaal sind deine Königin, ein Schädling von dir und zwei von Blau.',
    why: 'Karten übergeben ist keine Aktion: Es kostet weder Punkte noch den Freischritt.',
  },
  enough: 'Karten dürft ihr tauschen, so viel ihr wollt, jede einmal im Zug. Für heute reicht es: Geh in den **Festsaal**.',
  otherRoom: 'Dort wartet niemand. Deine Königin ist im **Festsaal**.',
  trap: {
    task: 'Fang deine Königin.',
    text: 'Deine Falle nimmt **nur deine Farbe**. Die Königin von Blau fängt nur die Falle von Blau, und nur Blau kann sie leeren.',
    why: 'Fallen, Siegel und das Leeren bleiben bei der eigenen Farbe. Als Grün hast du noch eine zweite Falle für deine Schädlinge.',
  },
  notPests: 'Eine ganze Falle für einen Schädling ist ein schlechter Tausch, wenn die **Königin** danebensteht. Nimm sie.',
  trapFirst: 'Gleich. Sie ist im nächsten Zug vielleicht weg, die Schädlinge nicht: Stell ihr erst die **Falle**.',
  stayHere: 'In diesem Raum gibt es Arbeit für euch beide. Bleib hier.',
  fight: {
    task: 'Bekämpfe sie, für euch beide.',
    text: 'Im Team trifft der Würfel **jede Farbe** in deinem Raum. Du kannst also auch die Schädlinge von Blau vertreiben.',
    why: 'Du würfelst und wählst dann einen Schädling nach dem anderen. Aufhören darfst du auch früher.',
  },
  dice: 'Eine Falle für einen einzigen Schädling kann warten. Der **Würfel** hilft euch beiden: Drück Bekämpfen.',
  first: {
    task: 'Eine Zwei. Wähle einen blauen Schädling.',
    text: 'Zwei dürfen gehen, und du suchst sie aus. Blau ist gerade nicht hier, also **hilf aus**: Tipp auf einen blauen.',
    why: 'Jeder Schädling, den du wählst, kehrt in die Reserve seiner eigenen Farbe zurück.',
  },
  blueFirst: 'Deiner ginge auch. Aber du kommst wegen deiner Königin ohnehin zurück, Blau vielleicht nicht: Nimm erst einen **blauen**.',
  noStop: 'Den Rest des Wurfs darfst du verfallen lassen. Heute ist jeder Schädling weniger ein Geschenk: Wähle einen.',
  second: {
    task: 'Noch einen, ganz wie du magst.',
    text: 'Der letzte blaue hier oder deiner: **Beides ist richtig**. Er ist weg, und das Team hat einen weniger zu vertreiben.',
  },
  over: {
    task: 'Gut geteilt. Beende deinen Zug.',
    text: 'Deine Königin sitzt fest, Blau hat eine gute Karte und weniger Schädlinge. Drück **Zugende** und sieh, was die anderen tun.',
  },
  end: { title: 'Auf dich ist Verlass.', text: 'Eine Karte verschenkt, eine Königin gefangen, für zwei aufgeräumt. Blau schuldet dir einen Kaffee.' },
  known: {
    both: { name: 'Gemeinsam gewinnen, gemeinsam fliegen', text: 'Alle Aufgaben beider; und fliegt einer, fliegen beide.' },
    cards: { name: 'Karten wandern gratis', text: 'Im selben Raum, in deinem Zug.' },
    dice: { name: 'Der Würfel kennt keine Farbe', text: 'Fallen und Siegel schon: Jede Farbe hat eigene.' },
  },
};

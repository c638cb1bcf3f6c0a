/** The words of "A turn of two points" in German. */
import type { Words } from './1-turn.en.ts';

export const words: Words = {
  head: { title: 'Ein Zug, zwei Punkte', promise: 'Danach weißt du, was ein Zug ist und wozu er gut ist.' },
  goal: {
    task: 'Drei Aufgaben warten in diesem Haus.',
    text: 'Du bist Orange. **Versiegle dein Nest**, vertreib deine Schädlinge, fang deine Königin, egal in welcher Reihenfolge. Dann trag sie hinaus, und du hast gewonnen.',
    why: 'Du kümmerst dich nur um deine eigene Farbe. Was wieder verloren geht, etwa weil jemand dein Nest entsiegelt, musst du noch einmal tun.',
  },
  queen: { name: 'Deine Königin', text: 'wandert und verliert Schädlinge.' },
  pest: { name: 'Deine Schädlinge', text: 'kriechen aus deinem Nest.' },
  roll: {
    task: 'Würfle für deine Königin.',
    text: 'Mit ihr beginnt jeder deiner Züge. Der Würfel schickt sie **nach oben, unten, links oder rechts**, oder sie sammelt ihre Schädlinge, oder sie brütet.',
    why: 'Ein Zug besteht aus dem Zug der Königin und dann deinem. Alle sechs Seiten sind gleich wahrscheinlich.',
  },
  moved: {
    task: 'Sie ist gewandert. Würfle noch einmal.',
    text: 'Wo sie hinging, ließ sie einen Schädling da, und einer kam aus deinem Nest. In deinem **ersten Zug** ist sie zweimal dran.',
    why: 'Einer für ihren Weg, einer aus dem offenen Nest: Das kostet dich ein gewöhnlicher Zug. Nur der erste hat zwei Züge der Königin.',
  },
  populated: {
    task: 'Brüten: vier neue auf einmal.',
    text: 'Nur noch **6** deiner 20 Schädlinge sind in deiner Reserve. Ist am Ende deines Zuges keiner mehr dort, bist du raus. Also an die Arbeit.',
    why: 'Raus heißt: Die Reserve ist leer, nichts von dir sitzt in einer Falle, und deine Königin ist frei. Geprüft wird nur am Ende deines eigenen Zuges.',
  },
  walk: {
    task: 'Geh in dein Nest.',
    text: 'Du hast einen **Freischritt** und zwei Aktionspunkte. Der Freischritt kommt vor allem anderen, also geh zuerst: Tipp nebenan auf den Kriechkeller.',
    why: 'Der erste Schritt eines Zuges ist frei, wenn du noch nichts anderes getan hast. Jeder weitere kostet einen Punkt.',
  },
  otherRoom: 'Die Tür steht dir offen, aber das Gedränge ist in deinem Nest, dem **Kriechkeller**. Geh dorthin. Nichts ist verloren.',
  buyLater: 'Eine neue **Werkzeugkarte** kostet beide Punkte, und ein ruhiger Zug ist die Zeit dafür. Dieser ist nicht ruhig: Hier wimmelt es.',
  notYet: 'Deinen Zug darfst du jederzeit beenden, aber die Punkte wären weg. Gib sie erst aus; Bleiben kostet nichts.',
  walkFirst: 'Das kannst du tun, und eines Tages ist es genau richtig. Aber jede Aktion nimmt dir den **Freischritt**: Geh zuerst in den Kriechkeller.',
  fight: {
    task: 'Bekämpfe sie.',
    text: 'Ein Punkt, ein Wurf: **So viele Schädlinge** verlassen diesen Raum und kehren in deine Reserve zurück. Die meisten sind genau hier.',
    why: 'Es trifft deine eigenen Schädlinge in deinem Raum. Königinnen und Schädlingen in Fallen macht es nichts aus.',
  },
  stayHere: 'Weitergehen kostet einen Punkt, und die Schädlinge hier wären froh darüber. Bleib und würfle.',
  sealLater:
    'Versiegeln kostet beide Punkte und ist eine deiner drei Aufgaben, also eine gute Idee. Lichte erst die Reihen; versiegelt wird in der nächsten Lektion.',
  fightFirst: 'Gut, das für später aufzuheben. Jetzt ist der Raum voll: Drück **Bekämpfen**.',
  again: {
    task: 'Ein Rest ist noch da. Noch einmal.',
    text: 'Deine Reserve ist wieder gewachsen. **Ein Punkt** ist noch übrig, und dasselbe darfst du auch zweimal tun.',
    why: 'Jede Aktion darfst du wiederholen, solange du sie bezahlen kannst. Punkte, die du nicht nutzt, verfallen.',
  },
  done: {
    task: 'Viel besser. Beende deinen Zug.',
    text: 'In deiner Reserve sind **doppelt so viele** Schädlinge wie vorhin, und beide Punkte sind ausgegeben. Drück **Zugende** und sieh der anderen Königin zu.',
    why: 'Am Ende deines Zuges wird geprüft, ob du überrannt bist. Du bist es nicht; deine Reserve ist gut gefüllt.',
  },
  end: {
    title: 'Ein aufgeräumtes Nest, vorerst.',
    text: 'Ein Schritt, zwei Würfe, und im Kriechkeller ist wieder Luft. Wer gehen musste, hat um deine Karte gebeten.',
  },
  known: {
    jobs: { name: 'Drei Aufgaben, egal wie herum', text: 'Versiegeln, vertreiben, fangen. Dann hinaus mit ihr.' },
    queen: { name: 'Sie ist zuerst dran', text: 'Jeder Zug bringt Schädlinge, bevor du handelst.' },
    points: { name: 'Erst gehen, dann zwei Punkte', text: 'Der Freischritt verfällt, sobald du etwas anderes tust.' },
  },
};

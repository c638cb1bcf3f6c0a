/** The words of "Catch the queen" in German. */
import type { Words } from './2-queen.en.ts';

export const words: Words = {
  head: { title: 'Fang die Königin', promise: 'Danach weißt du, wie du deine Königin fängst und dein Nest schließt.' },
  near: {
    task: 'Da ist sie, gleich nebenan.',
    text: 'Deine Königin sitzt mit drei Schädlingen im **Windfang**. Solange sie frei ist, setzt sie jeden Zug neue ab: Einen besseren Fang gibt es hier nicht.',
    why: 'Eine freie Königin und ein offenes Nest bringen jeden Zug mindestens je einen Schädling. Hältst du beide auf, werden es nur noch weniger.',
  },
  walk: {
    task: 'Geh zu ihr hinein.',
    text: 'Nimm deinen **Freischritt** und geh in den Windfang. Im eigenen Nest darf keine Falle stehen, also fang sie hier draußen.',
    why: 'Der Freischritt kommt vor jeder Aktion. Wer zuerst geht, behält beide Punkte für die Arbeit.',
  },
  otherRoom: 'Ein schöner Raum, aber es ist niemand darin. Deine Königin ist im **Windfang**. Nichts ist verloren: Geh dorthin.',
  sealLater:
    'Versiegeln ist richtig, und im nächsten Zug tun wir es. Aber beim nächsten Wurf wandert sie vielleicht weiter: Fang sie, solange sie **nebenan** ist.',
  notYet: 'Dein Zug darf enden, wann du willst, aber die Punkte wären weg. Bleib noch, hier gibt es zu tun.',
  sheFirst: 'Auch das hat seinen Tag. Heute sitzt deine Königin nebenan, und das kommt nicht oft vor: Geh zuerst in den **Windfang**.',
  trap: {
    task: 'Stell deine Falle. Nimm die Königin.',
    text: 'Königin und Schädlinge sind beide hier, und eine Falle fasst **nur eins von beiden**. Drück „Falle stellen“ und wähle die Königin.',
    why: 'Eine Falle, in der auch nur ein Schädling sitzt, fängt keine Königin, und eine mit der Königin nimmt keine Schädlinge.',
  },
  withQueen: { name: 'Die Königin', text: 'ist eine deiner drei Aufgaben.' },
  withPests: { name: 'Oder Schädlinge', text: 'bei Orange bis zu zehn.' },
  notPests: 'Dann säßen drei Schädlinge in der Falle, und sie spazierte daran vorbei. Schädlinge vertreibt auch der Würfel: Nimm die **Königin**.',
  stayHere: 'Du hast sie gerade erst gefunden. Bleib und stell deine **Falle**, bevor du weitergehst.',
  trapFirst: 'Heb dir das auf. Mit der Königin vor der Nase gibt es nur eins zu tun: Stell die **Falle**.',
  clear: {
    task: 'Jetzt die drei Schädlinge.',
    text: 'Sie sitzt fest und setzt nichts mehr ab. Ein Punkt ist noch da: **Bekämpfe** die drei, die sie zurücklässt.',
    why: 'Was in einer Falle sitzt, ist nicht mehr im Haus, und dein Würfel trifft es nicht. Ihre Schädlinge zählen weiter.',
  },
  leaveNone: 'Du könntest gehen, aber drei Schädlinge blieben hier, und du müsstest ihretwegen zurückkommen. Würfle gleich.',
  diceFirst: 'Das ginge, kostet dich aber die Karte. Der **Würfel** tut es für einen Punkt: Drück Bekämpfen.',
  over: {
    task: 'Alle drei sind weg. Beende deinen Zug.',
    text: 'Das Lämpchen der **Königin** brennt: Eine von drei Aufgaben ist erledigt. Jetzt ist sie dran, Falle hin oder her.',
  },
  roll: {
    task: 'Würfle und hoffe.',
    text: 'Jede Seite des Würfels hat eine Farbe. Kommt ihre, **Orange**, schlüpft sie hinaus: in einem von sechs Fällen. Sonst bleibt sie sitzen.',
    why: 'Kommt sie frei, kehrt die Falle zu dir zurück, und sie setzt einen Schädling ab. Lass sie also nicht zu lange warten.',
  },
  held: {
    task: 'Sie bleibt. Geh in dein Nest.',
    text: 'Aber aus dem **Kriechkeller** kam noch einer: Das Nest macht allein weiter, fünf sind jetzt dort. Geh mit dem Freischritt hin.',
    why: 'Aus dem offenen Nest schlüpft jeden Zug ein Schädling, ob die Königin frei ist oder gefangen.',
  },
  toNest: 'Dort nicht: Die Schädlinge kommen aus deinem Nest, dem **Kriechkeller**. Da hältst du sie auf.',
  noDrag: 'Für zwei Punkte schleppst du die Falle mit, samt Königin. Hier steht sie aber gut: Geh in dein **Nest**.',
  nestFirst: 'Ein andermal gern. Geh zuerst in den **Kriechkeller**, solange du den Freischritt noch hast.',
  seal: {
    task: 'Versiegle dein Nest.',
    text: 'Das kostet **beide Punkte** und geht nur von innen. Von jetzt an kommt nichts mehr heraus.',
    why: 'Wieder öffnen kann es nur ein Gegner, mit zwei Punkten oder einer Karte. Durch den Raum laufen dürfen Schädlinge und Königinnen weiterhin.',
  },
  bothPoints: 'Dann bliebe nur ein Punkt, und Versiegeln kostet **zwei**. Versiegle jetzt; diese fünf bekommen dann keine Gesellschaft mehr.',
  sealFirst: 'Gar nicht schlecht, aber das Siegel braucht **beide** Punkte. Versiegle zuerst das Nest.',
  two: {
    task: 'Zwei von drei Aufgaben sind erledigt.',
    text: 'Fünf Schädlinge sind übrig, alle in diesem Raum. Sind sie weg, geh zurück und **leere die Falle** mit deiner Königin darin: Damit gewinnst du.',
    why: 'Die Falle der Königin geht erst auf, wenn dein Nest versiegelt und kein Schädling von dir mehr da ist. So lange bleibt sie, wo sie ist.',
  },
  end: {
    title: 'Die Königin sitzt im Kasten.',
    text: 'Sie gefangen, ihren Raum geräumt, das Nest geschlossen, und das in zwei Zügen. Sie verlangt die Geschäftsleitung.',
  },
  known: {
    trap: { name: 'Königin oder Schädlinge', text: 'Eine Falle fasst eins von beiden, nie beides.' },
    escape: { name: 'Einmal von sechs', text: 'Fällt ihre Farbe, kommt sie frei.' },
    seal: { name: 'Das Nest schläft nie', text: 'Jeden Zug einer, bis du es versiegelst.' },
  },
};

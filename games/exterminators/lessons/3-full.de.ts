/** The words of "A full house" in German. */
import type { Words } from './3-full.en.ts';

export const words: Words = {
  head: { title: 'Volles Haus', promise: 'Danach weißt du, wie man hinausfliegt und wie nicht.' },
  full: {
    task: 'Deine Reserve ist leer.',
    text: 'Alle 20 Schädlinge sind im Haus, sechzehn davon im **Büro**. Endet dein Zug so, bist du aus dem Spiel.',
    why: 'Raus bist du, wenn dein eigener Zug endet und die Reserve leer ist, nichts von dir in einer Falle sitzt und deine Königin frei ist. In den Zügen der anderen passiert dir nichts.',
  },
  walk: {
    task: 'Erst gehen. Geh ins Büro.',
    text: 'Der häufigste Ausrutscher: erst etwas tun und dann gehen wollen. Jede Aktion nimmt dir den **Freischritt**, also nutz ihn jetzt.',
    why: 'Nach einer Aktion kostet Gehen einen Punkt. Davor ist es gratis, einmal im Zug.',
  },
  trapHere: 'Eine leere Falle in einem leeren Raum rettet niemanden, und dein Freischritt wäre weg. Geh erst ins **Büro**, wo das Gedränge ist.',
  queenLater: 'Dort ist deine Königin, und sie zu fangen würde dich auch retten. Aber im **Büro** warten sechzehn: Kümmere dich erst um die.',
  otherRoom: 'Dort ist niemand von deiner Farbe, also gibt es nichts zu tun. Das Gedränge ist im **Büro**.',
  buyLater: 'Eine Karte für beide Punkte, und dann endet der Zug mit vollem Haus: Lange hättest du sie nicht. Kümmere dich erst um die Schädlinge.',
  outNow: 'Das wäre dein Ende: keine Reserve, keine Falle, **raus**. Noch ist nichts verloren; bring erst ein paar Schädlinge aus dem Haus.',
  walkFirst: 'Das kann warten. Der Schritt ist nur gratis, solange du nichts anderes getan hast: Geh ins **Büro**.',
  fight: {
    task: 'Bekämpfe sie.',
    text: 'Was der Würfel auch sagt: **Mindestens einer** kehrt in deine Reserve zurück, und einer dort genügt, um im Spiel zu bleiben.',
    why: 'Vertriebene Schädlinge kommen in deine Reserve. Eines Tages kehren sie zurück, aber nicht alle auf einmal.',
  },
  trapNext: 'Die Falle kommt gleich dran, und retten würde sie dich auch. Nimm zuerst den **Würfel**: In einem so vollen Raum geht kein Auge verloren.',
  stayHere: 'In diesem Raum ist zu viel zu tun, um jetzt zu gehen. Bleib hier; nichts ist verloren.',
  diceFirst: 'Heb dir das auf. Wo so viele sind, hilft **Bekämpfen**.',
  trap: {
    task: 'Drei in Reserve. Jetzt die Falle.',
    text: 'Drei in Reserve sind nach einem schlechten Wurf weg. Die Falle nimmt **zehn auf einmal**, und was in einer Falle sitzt, ist aus dem Haus.',
    why: 'Sonst fasst eine Falle sieben; Orange hat die große. Schon ein einziger Schädling in einer Falle hält dich im Spiel.',
  },
  diceAgain: 'Der Würfel bringt im Schnitt drei bis vier, die Falle **zehn**. Stell die Falle.',
  tooThin: 'Diesen Zug überstündest du, aber drei in Reserve sind dünn, und ein Punkt ginge verloren. Stell erst die **Falle**.',
  trapFirst: 'Ein andermal. Ein Punkt ist übrig, und die **Falle** macht am meisten daraus.',
  over: {
    task: 'Dreizehn aus dem Haus. Beende deinen Zug.',
    text: 'Drei in Reserve und **zehn in der Falle**: Jetzt darfst du deinen Zug beruhigt beenden.',
  },
  roll: {
    task: 'Sie ist dran. Würfle.',
    text: 'Noch ein häufiger Ausrutscher: Eine Falle mit Schädlingen **fängt keine Königin**. Sie könnte einfach daran vorbeigehen.',
    why: 'Eine Falle fasst Schädlinge oder die Königin, nie beides. Reicht deine Reserve nicht für das, was sie absetzt, kommen nur so viele, wie da sind.',
  },
  empty: {
    task: 'Die Reserve ist leer. Leere die Falle.',
    text: 'Sie lief gegen eine Wand und setzte zwei ab, einer kam aus dem Nest. Die zehn in der Falle schützen dich, **zählen aber noch**: Bring sie hinaus.',
    why: 'Für einen Punkt kommt die Falle zu dir zurück, und was darin sitzt, in deine Reserve. Gewinnen kannst du nicht, solange deine Falle Schädlinge hält.',
  },
  remoteLater: 'Die Fernbedienung leert eine Falle **von weitem**, und du stehst daneben: Dafür ist sie zu schade. Drück „Falle leeren“ und behalte die Karte.',
  noDrag: 'Für zwei Punkte schleppst du auch eine volle Falle, aber voll bliebe sie. **Leere** sie hier.',
  emptyFirst: 'Drei Schädlinge sind noch hier, und sie kommen dran. **Leere** erst die Falle: Zehn in Reserve sind mehr wert.',
  safeButIdle: 'Sicher wärst du, aber ungenutzte Punkte verfallen. In diesem Raum gibt es noch zu tun.',
  last: {
    task: 'Ein Punkt noch: die letzten drei.',
    text: 'Zehn sind in deiner Reserve, und die Falle ist wieder in deiner Hand, **bereit für die Königin**. Der letzte Punkt gilt den dreien hier.',
    why: 'Punkte lassen sich nicht aufheben. Räumst du den Raum jetzt, sparst du dir später den Weg.',
  },
  keepTrap: 'Mit drei Schädlingen darin wäre die Falle besetzt, wenn die Königin vorbeikommt. Behalte sie in der Hand und nimm den **Würfel**.',
  end: {
    title: 'Du bleibst im Geschäft.',
    text: 'Von einer leeren Reserve auf zehn und mehr, in zwei Zügen. Im Büro riecht es etwas, aber man kann wieder darin arbeiten.',
  },
  known: {
    reserve: { name: 'Nie mit leerer Reserve enden', text: 'Einer in Reserve oder in einer Falle genügt.' },
    walk: { name: 'Erst gehen, dann arbeiten', text: 'Nach jeder Aktion ist der Freischritt weg.' },
    trap: { name: 'Fallen wollen geleert sein', text: 'Voller Schädlinge fangen sie keine Königin, und du gewinnst nicht.' },
  },
};

/** The words of "Carry her out" in German. */
import type { Words } from './4-win.en.ts';

export const words: Words = {
  head: { title: 'Hinaus mit ihr', promise: 'Danach weißt du, wie man gewinnt und wann es eilt.' },
  almost: {
    task: 'Ganz nah dran. Aber noch nicht.',
    text: 'Du bist Rot. Dein Nest ist versiegelt, deine Königin sitzt neben dir in der Falle. Leeren kannst du sie **noch nicht**: Nebenan sind noch acht Schädlinge.',
    why: 'Die Falle der Königin geht erst auf, wenn alle drei Aufgaben erledigt sind: Nest versiegelt, Königin gefangen und kein Schädling von dir in einem Raum oder einer Falle.',
  },
  race: {
    task: 'Du bist nicht allein.',
    text: 'Sieh dir Orange an: Nest versiegelt, Königin gefangen, nur noch **zwei Schädlinge**. Wer die Falle zuerst leert, hat gewonnen.',
    why: 'Das Spiel endet sofort, wenn eine Königin hinausgetragen wird. Eine letzte Runde für die anderen gibt es nicht.',
  },
  walk: {
    task: 'Geh ins Wespenloft.',
    text: 'Alle acht sind in deinem alten Nest. Nimm den **Freischritt**: Drinnen brauchst du beide Punkte.',
  },
  noCard: 'Eine Karte wäre schön, aber Orange braucht nur noch zwei Schädlinge. Nutz deine Punkte gegen **deine eigenen**.',
  noTime: 'Orange wartet nicht, und noch ist nichts verloren. Mit deinen Punkten gibt es jetzt Besseres zu tun.',
  stayHere: 'Du gehst noch früh genug. Räum erst diesen Raum: Solange ein einziger Schädling da ist, bleibt die Falle zu.',
  fight: {
    task: 'Acht Schädlinge. Bekämpfe sie.',
    text: 'Zwei Würfe hast du für acht Schädlinge. Als Rot hast du den **Nebler**: Eine Eins zählt als Zwei.',
    why: 'Jeder Kammerjäger hat eine Gabe. Sie steht auf der Karte mit deinem Bild.',
  },
  again: {
    task: 'Und noch einmal.',
    text: 'Ein paar sind übrig, und ein Punkt auch. Daumen drücken: **Alle** müssen weg.',
  },
  over: {
    task: 'Alle weg! Beende deinen Zug.',
    text: 'Alle deine Lämpchen brennen: Du bist **bereit**. Aber die Punkte sind ausgegeben, und die Königin muss noch einen Zug in der Falle warten.',
    why: 'Alle drei Aufgaben müssen in dem Moment erledigt sein, in dem du die Falle leerst. Geht vorher eine verloren, musst du sie noch einmal tun.',
  },
  roll: {
    task: 'Orange ist auch bereit. Würfle!',
    text: 'Orange hat die letzten zwei vertrieben. Eine von sechs Seiten zeigt **Rot** und befreit deine Königin. Bei jeder anderen kannst du jetzt gewinnen.',
    why: 'Für eine gefangene Königin wird jeden Zug gewürfelt. Je länger sie wartet, desto eher kommt sie frei: Halte die Falle nah bei deinen letzten Schädlingen.',
  },
  back: {
    task: 'Sie bleibt. Zurück in die Galerie.',
    text: 'Die Falle steht nebenan, und der **Freischritt** bringt dich hin, mit beiden Punkten in der Hand.',
  },
  toGallery: 'Lässt du Orange noch einen Zug, ist es vielleicht vorbei. Die Falle deiner Königin steht in der **Galerie**: Geh hin.',
  win: {
    task: 'Leere die Falle.',
    text: 'Nest versiegelt, kein Schädling mehr, Königin in der Falle: Drück **Falle leeren** und trag sie hinaus.',
    why: 'Das kostet einen Punkt, und das Spiel ist sofort vorbei.',
  },
  nowWin: 'Das könntest du tun. Oder du gewinnst: Drück **Falle leeren**.',
  end: { title: 'Hinausgetragen.', text: 'Acht Schädlinge, zwei Würfe, eine Königin, und Orange um einen Zug voraus. Bitte Ihrer Majestät die Tür aufhalten.' },
  known: {
    last: { name: 'Erst die Schädlinge', text: 'Ihre Falle geht erst auf, wenn keiner mehr da ist.' },
    roll: { name: 'Lass sie nicht warten', text: 'Jeden Zug kommt sie in einem von sechs Fällen frei.' },
    win: { name: 'Wer leert, gewinnt sofort', text: 'Zähl also mit, was den anderen noch fehlt.' },
  },
};

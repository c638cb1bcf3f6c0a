/** The words of "Play a hand" in German. */
import type { Words } from './1-hand.en.ts';

export const words: Words = {
  head: { title: 'Eine Hand spielen', promise: 'Danach weißt du, was eine Karte dir gibt.' },
  goal: {
    task: 'Du bist eine Krankheit.',
    text: 'Dein Deck sind alle, die du erreicht hast. Nimmt jemand den **König**, gewinnt das Deck, das am meisten **Verruf** wert ist.',
    why: 'Jede Karte deines ganzen Decks bringt so viel Verruf, wie sie Widerstand hat. Das Spiel endet mit dem Zug, in dem der König infiziert wird.',
  },
  rat: {
    task: 'Spiel eine Ratte.',
    text: 'Diese fünf Karten sind dein Zug. Eine Ratte gibt einen **Erreger**: Damit bezahlst du.',
    why: 'Du darfst beliebige Karten spielen, eine nach der anderen. Was auf der Hand bleibt, wird am Ende des Zuges abgelegt; aufheben kannst du nichts.',
  },
  filth: 'Das war **Unrat**. Er bringt nichts, und irgendwann bist du froh, ihn loszuwerden. Spiel eine Ratte: Jede ist ein Erreger.',
  early: 'Weitergehen könntest du, aber auf deiner Hand sind noch Erreger, und was du nicht spielst, wird abgelegt. Spiel zuerst die Ratten.',
  second: {
    task: 'Und die nächste.',
    text: 'Ein Erreger ist im Vorrat. Eine Ratte zu behalten bringt nichts: Was auf der Hand bleibt, wird ohnehin abgelegt.',
  },
  third: { task: 'Noch eine Ratte.', text: 'Der grüne Fleck zählt mit. Mit drei Erregern kannst du dir schon jemand Nützlichen leisten.' },
  on: {
    task: 'Weiter zur Infektion.',
    text: 'Drei Erreger. Der Unrat darf liegen bleiben, er brächte nichts. Geh weiter zur nächsten Phase.',
    why: 'Ein Zug ist Ausbreitung, Infektion, Ende. Was von deiner Hand übrig ist, wird am Ende abgelegt.',
  },
  infect: {
    task: 'Infiziere den Leichensammler.',
    text: 'Die Zahl auf einer Karte ist ihr **Widerstand**: Das kostet sie jetzt, und so viel Verruf bringt sie am Ende. Er kostet genau drei.',
    why: 'Der Preis ist der Widerstand, und der Vorrat muss ihn hergeben. Am Ende bringt jede Karte ihren Widerstand als Verruf.',
  },
  cheaper: 'Die ist billiger und zählt am Ende auch weniger. Den **Leichensammler** kannst du dir leisten: drei Erreger, drei Verruf.',
  ratKing: 'Ein **Rattenkönig** ist umsonst für alle, die gar keine Erreger ausgeben. Du hast drei: Infiziere den Leichensammler.',
  wasted: 'Was du nicht ausgibst, verfällt. Drei Erreger reichen für den **Leichensammler**: Nimm ihn mit.',
  yours: {
    task: 'Er gehört dir. Beende die Phase.',
    text: 'Er liegt auf deinem Ablagestapel und kommt mit späteren Händen wieder, samt allem, was er kann. Jetzt ist der Graue Husten dran.',
    why: 'Wer infiziert wird, kommt auf deinen Ablagestapel. Ist dein Nachziehstapel leer, wird er gemischt und neu aufgelegt.',
  },
  end: { title: 'Dein erster Patient.', text: 'Drei Ratten, drei Erreger, ein Leichensammler. So fängt jede Seuche an.' },
  known: {
    hand: { name: 'Spiel, was etwas bringt', text: 'Deine ganze Hand geht jeden Zug weg, gespielt oder nicht.' },
    price: { name: 'Der Preis ist der Wert', text: 'Was sie jetzt kostet, zählt sie später.' },
    king: { name: 'Der König beendet es', text: 'Dann gewinnt, wer am meisten Verruf im Deck hat.' },
  },
};

/** The words of "The End Times" in German. */
import type { Words } from './4-end.en.ts';

export const words: Words = {
  head: { title: 'Die Endzeit', promise: 'Danach weißt du, wann du den König nimmst.' },
  open: {
    task: 'Der König liegt offen.',
    text: 'Alle sechs vom Adel, die auf ihm lagen, sind fort. Wer ihn infiziert, bringt die **Endzeit**: Dieser Zug ist der letzte des Spiels.',
    why: 'Der König kann erst infiziert werden, wenn beide Stapel auf ihm weg sind. Sobald es geschieht, beginnt die Endzeit.',
  },
  other: {
    task: 'Es gibt noch ein Ende.',
    text: 'Es kommt auch, wenn das **Königreich** aufgebraucht ist: der Stapel leer und niemand mehr in der Auslage. Hier liegen noch 64 Karten im Stapel.',
    why: 'Auch wer ausgeräuchert wurde, ist fort. Ein langes Spiel endet also selbst dann, wenn niemand den König anrührt.',
  },
  count: {
    task: 'Zähl zuerst.',
    text: 'Du hast 132 Verruf, der Graue Husten 138. Der König bringt fünfzehn und fünf weitere als **Prominenz**: Mit ihm liegst du vorn.',
    why: 'Nach deinem Zug ist niemand mehr dran. Lägst du auch mit dem König zurück, würdest du das Spiel verschenken: Dann lass ihn und bau weiter auf.',
  },
  king: {
    task: 'Infiziere den König.',
    text: 'Er kostet fünfzehn, und du hast siebzehn. Prominenz zählt am Ende und gehört nie zum **Preis**.',
    why: 'Der Preis ist allein der Widerstand. Der König hat keinen Effekt und keine Erreger; bevor er gespielt werden könnte, ist das Spiel aus.',
  },
  smaller: 'Die Karte ist gut, aber dann bliebe zu wenig für den **König**, und der Graue Husten ist als Nächster dran. Nimm zuerst den König.',
  peasant: 'Gut gerechnet: Für den **Bierbauern** bleiben zwei Erreger übrig. Er ist als Nächster dran. Nimm zuerst den König, mit ihm gewinnst du.',
  ratKing: 'Ein **Rattenkönig** ist für Züge, in denen nichts Besseres zu haben ist. Heute ist es der König selbst: Nimm ihn.',
  leave: 'Du darfst ihn liegen lassen, und lägst du zu weit zurück, solltest du es auch. Aber mit dem **König** gewinnst du jetzt.',
  rest: {
    task: 'Gib auch den Rest aus.',
    text: 'Deinen Zug beendest du wie immer. Zwei Erreger sind noch da, und ein **Bierbauer** bringt zwei weitere Verruf.',
    why: 'Wer die Endzeit bringt, macht den Zug fertig: weiter infizieren, solange der Vorrat reicht, und die ganze Endphase.',
  },
  leftOver: 'Du würdest auch so gewinnen. Aber was du nicht ausgibst, verfällt, und wenn es knapp ist, entscheiden zwei **Verruf**: Nimm den Bauern mit.',
  close: {
    task: 'Beende die Phase und das Spiel.',
    text: 'Nach deiner Endphase ist Schluss. Der Graue Husten bekommt **keinen** Zug mehr, obwohl er nach dir sitzt.',
    why: 'Manche hatten also vielleicht einen Zug mehr als andere. Wer vor dem Spiel gleich viele Züge vereinbart hat, spielt die Runde zu Ende.',
  },
  over: {
    task: 'Du gewinnst, 154 zu 138.',
    text: 'Gezählt wurde dein **ganzes Deck**: Nachziehstapel, Ablagestapel, Hand und Tisch. Buße kostet Verruf; die Pestgrube zählt für niemanden.',
    why: 'Jede Karte bringt ihren Widerstand, der Adel auch seine Prominenz. Bei Gleichstand entscheidet mehr Adel, dann weniger Buße.',
  },
  end: {
    title: 'Du hast die Stunde gewählt.',
    text: 'Sechs zurück, dann ein König und ein Bauer, und es war vorbei. Der König hätte dem Bauern gern den Vortritt gelassen.',
  },
  known: {
    count: { name: 'Erst zählen, dann nehmen', text: 'Der König beendet es: Sei mit ihm vorn oder lass ihn.' },
    kingdom: { name: 'Das Königreich geht aus', text: 'Auch dann kommt die Endzeit.' },
    deck: { name: 'Das ganze Deck zählt', text: 'Der Adel bringt Widerstand und Prominenz.' },
  },
};

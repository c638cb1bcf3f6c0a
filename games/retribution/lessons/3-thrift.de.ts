/** The words of "A thrifty deck" in German. */
import type { Words } from './3-thrift.en.ts';

export const words: Words = {
  head: { title: 'Ein sparsames Deck', promise: 'Danach weißt du, was wegkann, und wann.' },
  poor: {
    task: 'Eine schwache Hand, und Buße dabei.',
    text: '**Buße** nimmt dir einen Erreger, wenn du sie spielst. Bleibt sie im Deck, kommt sie immer wieder und nimmt dir am Ende Verruf.',
    why: 'Buße I hat Widerstand −1: ein Verruf weniger, wenn sie am Ende noch in deinem Deck ist. Gespielt geht sie in deiner Endphase in die Pestgrube und kommt nie zurück.',
  },
  penance: {
    task: 'Spiel die Buße jetzt.',
    text: 'Mit ihr hast du drei Erreger, ohne sie vier, und beides kauft **dasselbe**: Niemand in der Auslage kostet drei oder vier. Heute kostet sie also nichts.',
    why: 'Buße, die du nicht spielst, wird mit der Hand abgelegt und wieder gezogen. Fällt der Vorrat unter null, schuldest du später nichts.',
  },
  collectorSoon: 'Der **Leichensammler** kommt als Nächstes dran. Spiel erst die Buße: Anfangs lässt man sie gern liegen, und dann kommt sie wieder.',
  filth: 'Lass den **Unrat** auf der Hand. Auf dem Tisch bringt er nichts, und dort käme der Leichensammler nicht mehr an ihn heran.',
  unpaid: 'Dann wird die **Buße** nur abgelegt und kommt irgendwann zu einer besseren Hand zurück. Spiel sie jetzt, wo sie nichts kostet.',
  collector: {
    task: 'Spiel den Leichensammler.',
    text: 'Jetzt zwei Erreger, und in deiner Endphase bringt er eine Karte in die **Pestgrube**. Was dort liegt, kommt nie zurück.',
    why: 'Er darf eine Karte aus deiner Hand oder deinem Ablagestapel nehmen. Sie verlässt dein Deck und zählt für niemanden.',
  },
  noCollector: 'Nicht ohne den **Leichensammler**: zwei Erreger und eine schlechte Karte weniger im Deck. Spiel ihn zuerst.',
  keep: {
    task: 'Behalte den Unrat. Geh weiter.',
    text: 'Du dürftest ihn spielen, aber er bringt nichts. **Auf der Hand** kann der Leichensammler ihn später holen, auf dem Tisch nicht.',
    why: 'Du musst nie eine Karte spielen. In die Pestgrube kommen nur Karten aus deiner Hand oder deinem Ablagestapel.',
  },
  free: {
    task: 'Nimm einen Rattenkönig.',
    text: 'Er ist **umsonst**, wenn du nichts ausgibst, und bringt jedes Mal zwei Erreger. Die Bauern, die du dir leisten kannst, bringen einen.',
    why: 'Wer keine Erreger ausgibt, darf in jedem Zug einen Rattenkönig nehmen. Danach kann nichts mehr ausgegeben werden.',
  },
  peasant: 'Ein **Bauer** bringt einen Erreger und nimmt jedes Mal einen Platz auf deiner Hand ein. Der Rattenkönig bringt zwei, umsonst: Nimm ihn.',
  nothing: 'Du darfst hier aufhören, und manchmal ist keine Karte die beste. Ein **Rattenkönig** ist aber stärker als deine Ratten: Nimm ihn.',
  done: {
    task: 'Beende jetzt die Phase.',
    text: 'Der Rattenkönig liegt auf deinem Ablagestapel. Drei Erreger verfallen, und das ist in Ordnung: Gutes gab es heute nicht dafür.',
  },
  paid: {
    task: 'Zuerst die Buße.',
    text: 'In der **Endphase** wirken die Karten, die darauf gewartet haben. Die Buße muss in die Grube; du bestimmst nur die Reihenfolge.',
    why: 'Ein Effekt ohne „darfst“ muss ausgeführt werden. Buße in der Pestgrube kommt nie zurück.',
  },
  after: 'Er ist gleich dran. Schick zuerst die **Buße** weg.',
  work: {
    task: 'Jetzt der Leichensammler.',
    text: 'Auf seiner Karte steht „darfst“, und anfangs vergisst man ihn leicht. Nutz ihn, solange du **Unrat** und Ratten hast.',
  },
  notYet: 'Du könntest den Zug beenden, aber der **Leichensammler** wartet noch darauf, eine Karte mitzunehmen. Lass ihn.',
  pit: {
    task: 'Leg den Unrat in die Grube.',
    text: 'Er bringt weder Erreger noch Verruf. Mit jeder solchen Karte weniger kommen deine **guten** schneller wieder.',
    why: 'Du ziehst fünf Karten pro Zug. Je weniger schlechte dabei sind, desto besser jede Hand; Unrat hat Widerstand 0 und kostet dich keinen Verruf, wenn er geht.',
  },
  keepKing: 'Das ist dein neuer **Rattenkönig**, jedes Mal zwei Erreger. Behalte ihn und schick den Unrat weg.',
  oneMore: 'Dann käme der Unrat immer wieder. Leg ihn in die **Grube**: Es kostet dich nichts.',
  finish: {
    task: 'Zwei weniger. Beende deinen Zug.',
    text: 'Buße und Unrat liegen für immer in der Grube, und ein Rattenkönig ist da. Alles andere wird abgelegt, und du ziehst **fünf** neue Karten.',
    why: 'Erst wird alles abgelegt, dann gezogen. Geht der Nachziehstapel aus, wird dein Ablagestapel zum neuen.',
  },
  end: {
    title: 'Schwache Hand, guter Zug.',
    text: 'Eine Buße bezahlt, ein Unrat fort, ein Rattenkönig umsonst. Eine ordentliche Seuche ist eine gesunde Seuche.',
  },
  known: {
    penance: { name: 'Spiel deine Buße', text: 'Am besten, wenn der Zug ohnehin wenig kauft.' },
    pit: { name: 'Nutz die Pestgrube', text: 'Weniger schlechte Karten machen jede Hand besser.' },
    king: { name: 'Rattenkönige sind umsonst', text: 'Sie schlagen das Billigste, was du kaufen kannst.' },
  },
};

/** The words of "Pacts and rivals" in German. */
import type { Words } from './4-rivals.en.ts';

export const words: Words = {
  head: { title: 'Pakte und Rivalen', promise: 'Danach weißt du, wie du einen Schützling für dich behältst.' },
  rival: {
    task: 'Heute bist du nicht allein.',
    text: 'Der Haruspex spielt mit, und er ist kein Freund: Nur **wer zuerst 8 Beweise hat**, gewinnt. Er ist gleich nach dir am Zug.',
    why: 'Zweite Plätze gibt es nicht. Du teilst mit den anderen Heilern die Stadt und die Seuche, aber nicht den Sieg.',
  },
  leave: {
    task: 'Lass Andrej hinaus.',
    text: 'Das Ereignis auf dem Kamm (10) braucht einen Schlüssel, und Andrej wohnt dort und hat welche. Tipp auf ihn, dann auf **Quarantäne verlassen**.',
    why: 'Passt die Art, zahlst du nichts, und dein eigener Schützling bringt dir 2 Beweise.',
  },
  notCapella: 'Capella könnte das Ereignis in den Speichern lösen, aber sie gehört zum Haruspex und bringt dir 1 Beweis. **Andrej** ist deiner und bringt 2.',
  notThem: 'Dort draußen wäre es nur gefährlich. Auf dem Kamm ist ein Schlüssel gefragt, und **Andrej** hat ihn: Lass ihn hinaus.',
  notCounter: 'Marken hast du für heute genug. Andrej braucht keine: Lass lieber ihn hinaus.',
  pactNext: 'Genau darum geht es, und zwar gleich. Erst muss Andrej draußen sein.',
  tooEarly: 'Du hast noch eine Aktion, und aufheben kannst du sie nicht. Nichts ist verloren: Nutze sie zuerst.',
  notNow: 'Deine Karte läuft nicht weg. Mach erst, was hier zu tun ist.',
  danger: {
    task: 'Jetzt denk wie der Haruspex.',
    text: 'Alle Heiler dürfen **jeden Schützling** einsetzen, auch deine. Der Haruspex könnte das Ereignis heute Nacht mit Andrej lösen: 1 Beweis für ihn, keiner für dich.',
    why: 'Ein Schützling handelt einmal im Zug jedes Heilers, und zwar für den, der am Zug ist. Ein fremder Schützling bringt 1 Beweis, sein eigener Heiler bekommt nichts.',
  },
  pact: {
    task: 'Schließ einen Pakt mit Andrej.',
    text: 'Tipp auf Andrej, dann auf **Pakt**. Das kostet keine Aktion, und von da an kann niemand außer dir ihn einsetzen.',
    why: 'Die Marke liegt auf einem lebenden Schützling, bei dem ein Ereignis im Gange ist. Du hast nur eine und kannst sie später versetzen.',
  },
  token: { name: 'Dein Pakt', text: 'nur du setzt ihn ein.' },
  otherPact: 'Das geht, aber dann läge deine einzige Marke bei jemandem, der noch nicht so weit ist. **Andrej** ist es: Binde ihn.',
  pactFirst: 'Der Haruspex würde sich freuen. Schließ zuerst den Pakt mit Andrej, er kostet nichts.',
  end: { task: 'Beende deinen Zug.', text: 'Deine Marke liegt bei Andrej. Soll der Haruspex ihn ansehen, solange er will.' },
  keepPact: 'Du könntest die Marke weitergeben, aber dann wäre Andrej wieder für alle da. Lass sie liegen und beende deinen Zug.',
  window: {
    task: 'Eine Frage an alle. Passe.',
    text: 'Beginnt der Zug eines Heilers, werden **alle Heiler** zugleich nach einer Einflusskarte gefragt. Behalte deine: Passen verrät nicht, was du hast.',
    why: 'Die Antworten sind verdeckt und werden zusammen gezeigt. Du wirst auch ohne passende Karte gefragt, damit Schweigen nichts verrät.',
  },
  keepCard: 'Die Karte ginge jetzt, gut zu wissen. Heute Nacht muss aber niemand woandershin: Passe.',
  again: {
    task: 'Dein eigener Zug. Passe noch einmal.',
    text: 'Der Haruspex kam an Andrej nicht heran, und die Seuche blieb weg. In deinem eigenen Zug kannst du die Karte auch **später** spielen, also passe.',
  },
  resolve: {
    task: 'Andrej ist noch da. Löse.',
    text: 'Drück **Lösen**: 2 Beweise für dich. Der Pakt bleibt bei ihm, wohin er auch geht, bis du die Marke versetzt.',
    why: 'Ein Pakt endet nur, wenn du die Marke versetzt oder der Schützling stirbt. Wem er gehört, ändert sich nicht: Stirbt Andrej, verlierst du einen Beweis.',
  },
  resolveFirst: 'Das kann warten, das Ereignis nicht. Löse es zuerst mit Andrej.',
  card: {
    task: 'Nimm ein Rezept.',
    text: 'Jeder Heiler hat **zehn eigene Karten**. Der Isolationsbefehl rettet einen Schützling, wenn die Seuche zuschlägt; Sondervollmacht umgeht fremde Pakte.',
    why: 'Einfluss ist in deinem Zug kostenlos, eine Aktionskarte kostet eine Aktion, eine Reaktion antwortet auf andere, sogar im Zug der Seuche.',
  },
  over: { title: 'Deiner, mit Unterschrift.', text: 'Der Haruspex hat Andrej die ganze Nacht angesehen. Auch das kostet ja nichts.' },
  known: {
    rival: { name: 'Heiler sind Rivalen', text: 'Sie dürfen deine Schützlinge einsetzen und du ihre.' },
    pact: { name: 'Ein Pakt kostet nichts', text: 'Binde, wer bereit ist, bevor du den Zug beendest.' },
    pass: { name: 'Passen verrät nichts', text: 'Gefragt wirst du, was du auch hast.' },
  },
};

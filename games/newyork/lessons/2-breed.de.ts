/** The words of "Breed" in German. */
import type { Words } from './2-breed.en.ts';

export const words: Words = {
  head: { title: 'Züchten', promise: 'Danach weißt du, wer wo zur Welt kommt und wer zahlt.' },
  price: {
    task: 'Fünf Futter. Zeit zu züchten.',
    text: 'Links auf jeder Karte steht ihr **Preis** in Futter, rechts stehen ihre **Würfel** im Kampf. Auf dem Plan zählen alle gleich viel.',
    why: 'Du darfst so viele Schädlinge züchten, wie du bezahlen kannst, einen nach dem anderen. Rang und Preis ändern bei der Zählung nichts.',
  },
  closed: {
    task: 'Manche Orte sind verschlossen.',
    text: 'Die Abzeichen an einem Ort sagen, wer dort züchten darf. Ratten dürfen es in Fresh Kills, auf den **Dächern von Bushwick** nicht. Hinziehen und kämpfen dürfen alle.',
    why: 'Die Liste eines Ortes beschränkt das Züchten und sonst nichts.',
  },
  first: {
    task: 'Züchte eine Gassenratte in Chinatown.',
    text: 'Wähle die Karte, dann den Ort, und drück noch einmal. Ein Futter wandert von deiner Hand nach Chinatown.',
  },
  subwayLater: 'Eine **U-Bahn-Ratte** ist im Kampf viel wert, und bald willst du sie haben. Heute ist das Futter für etwas Größeres: Züchte eine Gassenratte.',
  inChinatown: 'Dort darfst du züchten. Heute wollen wir aber viele an einem Ort: Setz sie nach **Chinatown**.',
  notDone: 'Du hast noch Futter, und Schädlinge gewinnen Spiele. Nichts ist verloren: Züchte weiter.',
  second: { task: 'Noch eine, daneben.', text: 'Zwei Gassenratten in Chinatown, dann kann ihnen etwas Größeres folgen.' },
  together: 'Ein guter Ort, aber die nächste Karte will zwei Schädlinge **beisammen**. Setz auch diese nach Chinatown.',
  king: {
    task: 'Jetzt darf der Rattenkönig kommen.',
    text: 'Er verlangt zwei eigene Schädlinge dort, wo er zur Welt kommt, und kostet drei Futter. In jeden Kampf bringt er **fünf Würfel** mit.',
    why: 'Was eine Karte verlangt, steht auf ihrem Band: „Ab 2 eigenen“. Welche es sind, ist gleich.',
  },
  saveForKing: 'Dann bliebe zu wenig für den **Rattenkönig**. Drei Futter, zwei Ratten in Chinatown: Jetzt kann er kommen.',
  stay: { task: 'Alles ausgegeben. Drück Fertig.', text: 'Drei Ratten an einem Ort, und sonst niemand dort. Bleib und sieh, was das im nächsten Zug bringt.' },
  noMove: 'Bewegen darfst du dich natürlich. Aber allein in Chinatown **befallen** deine Ratten den Ort, und das zahlt sich gleich aus: Drück Fertig.',
  limit: {
    task: 'Jetzt darfst du acht ziehen.',
    text: 'Fünf dürfen alle, und **drei mehr bringt Chinatown**, weil dort niemand ist außer dir. Das ist die gelbe Zahl auf seinem Schild.',
    why: 'Wie viel du ziehen darfst, steht zu Beginn deines Zuges fest: Es zählen die Orte, die du in diesem Moment befällst.',
  },
  end: { title: 'Eine Familie in Chinatown.', text: 'Drei Ratten für fünf Futter, und der König ist dabei. Das Dim Sum wird nie mehr dasselbe sein.' },
  known: {
    price: { name: 'Teuer zählt nicht mehr', text: 'Jeder zählt eins; die teuren kämpfen besser.' },
    demand: { name: 'Lies das Band', text: 'Manche Karten wollen Gesellschaft, manche keine.' },
    alone: { name: 'Allein befällst du', text: 'Die Zahl des Ortes kommt zu deinen Karten dazu.' },
  },
};

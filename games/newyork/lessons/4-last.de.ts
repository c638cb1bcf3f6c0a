/** The words of "The last card" in German. */
import type { Words } from './4-last.en.ts';

export const words: Words = {
  head: { title: 'Die letzte Karte', promise: 'Danach weißt du, warum das Ende früh kommt.' },
  three: {
    task: 'Drei Karten sind noch da.',
    text: 'Der Zug, der die letzte zieht, ist **der letzte Zug**. Danach ist niemand mehr dran, und bewegen darf man sich in ihm nicht.',
    why: 'Nach der letzten Karte kommen noch Züchten und Kämpfen, dann sofort die Schlusskämpfe.',
  },
  ahead: {
    task: 'Du liegst vorn.',
    text: 'Die großen Zahlen zählen Schädlinge in der Stadt, und deine ist größer. Die drei Karten darfst du alle ziehen: Du kannst **jetzt Schluss machen**.',
    why: 'Jeder Zug zieht mindestens eine Karte. Schau gegen Ende, wie viele noch da sind: Wer führt, sollte sich beeilen; wer zurückliegt, sollte früh aufhören.',
  },
  draw: {
    task: 'Zieh die erste davon.',
    text: 'Deine Schädlinge sind alle schon in der Stadt, Gift kann dir also nichts mehr tun. Nichts hält dich auf.',
    why: 'Gift nimmt eine Karte aus deinem Stapel. Ist er leer, bewirkt es nichts.',
  },
  again: {
    task: 'Zieh weiter.',
    text: 'Hörst du jetzt auf, sind die Tauben dran, mit Futter, Kämpfen und Bewegung. Du führst: Gib ihnen das nicht.',
    why: 'Aufhören ist gut, wenn man noch einen Zug braucht. Wer die letzte Karte zieht, bestimmt, wann gezählt wird.',
  },
  last: { task: 'Zieh die letzte Karte.', text: 'Welche es ist, zählt nicht mehr. **Dass** du sie ziehst, zählt.' },
  notNow: 'Aufhören wäre richtig, wenn du zurücklägst. Du führst aber, und die **Tauben** wären noch einmal dran. Zieh weiter.',
  over: {
    task: 'Alle sind gezählt.',
    text: 'Zuerst müsste an jedem geteilten Ort gekämpft werden; es gab keinen. Dann werden die Schädlinge gezählt, und **du gewinnst**.',
    why: 'In den Schlusskämpfen greift an jedem Ort an, wer dort die meisten hat, und zwar die mit den wenigsten, bis eine Art übrig ist. Dann zählt jeder offene Schädling eins, Futter zählt nichts.',
  },
  end: { title: 'Du hast Schluss gemacht.', text: 'Der Stapel ging in deinem Zug aus, und deine Ratten lagen vorn. Der richtige Moment ist die halbe Stadt.' },
  known: {
    last: { name: 'Behalte den Stapel im Auge', text: 'Der Zug mit der letzten Karte ist der letzte.' },
    final: { name: 'Geteilte Orte kämpfen', text: 'Die meisten gegen die wenigsten, bis eine Art bleibt.' },
    count: { name: 'Nur Schädlinge zählen', text: 'Gib dein Futter aus, bevor es zu spät ist.' },
  },
};

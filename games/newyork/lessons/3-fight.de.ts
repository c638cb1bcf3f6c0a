/** The words of "Pick a fight" in German. */
import type { Words } from './3-fight.en.ts';

export const words: Words = {
  head: { title: 'Such dir einen Kampf', promise: 'Danach zählst du die Würfel, bevor du sie wirfst.' },
  shared: {
    task: 'Eine Taube ist eingezogen.',
    text: 'Am Times Square bist du nicht mehr allein, also befällt ihn **niemand**, und niemand zieht dafür mehr. Wo du einen Ort teilst, darfst du kämpfen.',
    why: 'Du befällst einen Ort nur, solange du dort allein bist. Kämpfen musst du in deinem Zug nie.',
  },
  count: {
    task: 'Zähl zuerst die Würfel.',
    text: 'U-Bahn-Ratte drei, Gassenratte einer und **einer mehr**, weil Ratten Tauben angreifen: fünf Würfel. Die Straßentaube wirft einen.',
    why: 'Alle Schädlinge beider Seiten dort kämpfen mit. Wer angreift, bekommt einmal einen Bonus, je nachdem, wer gegen wen kämpft; die Tabelle steht in den Regeln.',
  },
  attack: {
    task: 'Greif die Tauben an.',
    text: 'Drück zweimal auf die Taube oder auf den Knopf in der Leiste. Beide werfen einmal; die höhere Summe gewinnt, und **Gleichstand ist deiner**.',
    why: 'Alle Würfel einer Seite werden addiert. Bei Gleichstand gewinnt, wer angreift; ein ausgeglichener Kampf ist also besser begonnen als erlitten.',
  },
  braver: 'Du musst nicht kämpfen, und oft solltest du es nicht. Fünf Würfel gegen einen, besser wird es aber nicht. Greif an.',
  won: {
    task: 'Wer verliert, wird Futter.',
    text: 'Die Taube liegt jetzt verdeckt da, mit dem Futter, auf dem sie saß: **frei** für alle, die hier als Nächste züchten. Du hast nichts verloren.',
    why: 'Wer gewinnt, bleibt und nimmt nichts. Nur Menschen gehen nach Hause, wenn sie verlieren; alle anderen werden Futter.',
  },
  together: {
    task: 'Bleibt zusammen. Drück Fertig.',
    text: 'Im Central Park sitzt noch eine Taube. Eine einzelne Gassenratte käme dort mit **einem Würfel** an, und die Tauben schlügen zuerst zu, mit Bonus.',
    why: 'Wer ankommt, kämpft noch nicht: Das geht erst in einem späteren Zug, und die anderen sind vorher dran. Tauben greifen Ratten mit einem Würfel mehr an.',
  },
  walkIn: 'Du darfst hinein, aber wer ankommt, kämpft **noch nicht**. Die Tauben hätten das nächste Wort, und den Bonus. Bleib diesmal hier.',
  scatter: 'Ratten dürfen überallhin. Verstreut kämpft aber jede allein. Bleibt diesmal zusammen.',
  end: {
    title: 'Erst gezählt, dann geworfen.',
    text: 'Fünf Würfel gegen einen, und der Times Square gehört wieder dir allein. Die Taube hätte es auch so gemacht.',
  },
  known: {
    count: { name: 'Erst zählen', text: 'Alle Schädlinge dort und der Bonus beim Angriff.' },
    tie: { name: 'Gleichstand hilft dem Angriff', text: 'Also schlägt man besser zuerst zu.' },
    food: { name: 'Verlierer werden Futter', text: 'Sie liegen da, für alle, die züchten.' },
  },
};

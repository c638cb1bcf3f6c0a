/** What the coach says of New York when a kind of question comes for the first time, in German. */
import type { CoachLine } from '@pesthouse/kernel';
import type { Lessons, Warned } from './coach.ts';
import { pests } from './names.de.ts';

export const coach: Lessons = {
  gather: {
    title: 'Zieh, und hör rechtzeitig auf.',
    text: 'Mit Futter kannst du züchten; Gift kostet dich einen Schädling aus deinem Stapel. Einmal musst du ziehen, danach ist jede Karte deine Entscheidung.',
  },
  sacrifice: {
    title: 'Gift kostet dich einen Schädling.',
    text: 'Gib einen her: Er liegt verdeckt als Futter, wo du ihn hinlegst. Nimm einen Ort, an dem du züchten kannst und die anderen nicht.',
  },
  breed: {
    title: 'Mach aus Futter Schädlinge.',
    text: 'Wähle eine Karte und dann einen Ort, der deine Art zulässt. Futter, das dort liegt, zahlt mit, egal von wem es ist.',
  },
  fight: {
    title: 'Kämpf, wo ihr euch einen Ort teilt.',
    text: 'Die höhere Summe gewinnt, und bei Gleichstand gewinnst du als Angreifer. Die Schädlinge des Verlierers dort werden zu Futter.',
  },
  move: {
    title: 'Jeder darf einmal ziehen.',
    text: 'Ein Schädling geht an jeden Ort, egal wie weit, und nimmt sein Futter mit. Zu anderen zu ziehen löst noch keinen Kampf aus.',
  },
  'final-target': {
    title: 'Die Schlusskämpfe.',
    text: 'An jedem geteilten Ort wird gekämpft, bis eine Art übrig ist. Du hast hier die meisten Schädlinge und wählst, wen du angreifst.',
  },
};

export const warn = (f: Warned): CoachLine => ({
  title: 'Das ist die letzte Karte.',
  text: `${f.replies ? 'Ziehst du sie, züchten und kämpfen die anderen nur noch einmal' : 'Ziehst du sie, ist das der letzte Zug'}; nach den letzten Kämpfen wird gezählt, was in der Stadt steht. Du hast **${pests(f.own)}**, der Beste der anderen ${f.best}.`,
});

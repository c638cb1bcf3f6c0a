/** The words of the coach and of what explains itself, in German. */
import type { CoachText, Explain } from '../en/coach.ts';

export const explain: Explain = {
  name: 'Erklär mir das',
  about: (name) => `Was das ist: ${name}`,
  now: 'Jetzt',
  close: 'Schließen',
  mode: 'Drück auf irgendetwas am Tisch',
  leave: 'Esc',
  question: 'Was du jetzt gefragt wirst',
};

export const coach: CoachText = {
  name: 'Der Coach',
  only: 'Nur du hörst ihn.',
  doctor: 'Der Hausdoktor',
  firstPlain: 'Zum ersten Mal',
  before: 'Bevor du das tust',
  why: 'Warum?',
  got: 'Verstanden',
  quietMore: 'An diesem Tisch aus. Sein Gesicht oben holt ihn zurück.',
  sit: 'Setz dich zu mir an diesen Tisch',
  close: 'Schließen',
  again: 'Noch mal überlegen',
  think: 'Ich überlege',
  show: 'Zeig’s mir',
  anyway: 'Trotzdem tun',
  looking: 'Der Coach sieht es sich an …',
  explains: 'Erklärt, was neu ist',
  explainsMore: 'Zwei Sätze, einmal für jede Art von Entscheidung',
  asks: 'Fragt vor einem schweren Fehler',
  asksMore: 'Höchstens einmal im Zug',
  everywhere: 'Der Coach an jedem Tisch mit Bots',
  forget: 'Alles noch einmal erklären',
  forgotten: 'Er fängt noch einmal von vorn an.',
  open: 'Der Coach',
  pass: 'Solche Schritte überspringen',
  loss: {
    title: 'Es gibt einen besseren Zug.',
    better: (move) => `**Besser:** ${move}`,
    chance: 'Deine Gewinnaussicht nach Spielen, die von hier weitergespielt wurden.',
  },
  said: (title, text) => `Der Coach: ${title} ${text}`,
};

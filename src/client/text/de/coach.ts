/** The words of the coach and of what explains itself, in German. */
import type { Explain } from '../en/coach.ts';

export const explain: Explain = {
  name: 'Erklär mir das',
  about: (name) => `Was das ist: ${name}`,
  now: 'Jetzt',
  close: 'Schließen',
  mode: 'Drück auf irgendetwas am Tisch',
  leave: 'Esc',
  question: 'Was du jetzt gefragt wirst',
};

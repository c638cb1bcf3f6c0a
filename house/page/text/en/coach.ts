/** The words of the coach and of what explains itself, in English. */
import type { Loose } from '../loose.ts';

export const explain = {
  name: 'Explain this',
  about: (name: string) => `What this is: ${name}`,
  now: 'Now',
  close: 'Close',
  mode: 'Press anything on the table',
  leave: 'Esc',
  /** The question of the prompt bar, and its buttons. */
  question: 'What you are asked now',
};
export type Explain = Loose<typeof explain>;

export const coach = {
  name: 'The coach',
  only: 'Only you hear him.',
  doctor: 'The House Doctor',
  firstPlain: 'First time',
  before: 'Before you do that',
  why: 'Why?',
  got: 'Got it',
  quietMore: 'Off at this table. His face in the top bar brings him back.',
  sit: 'Sit with me at this table',
  close: 'Close',
  again: 'Think again',
  /** Beside Esc, where he can show the better move. */
  think: 'Let me think',
  show: 'Show me',
  anyway: 'Do it anyway',
  looking: 'The coach takes a look …',
  explains: 'Explains what is new',
  explainsMore: 'Two sentences, once for each kind of decision',
  asks: 'Asks before a serious mistake',
  asksMore: 'At most once a turn',
  everywhere: 'The coach at every table with bots',
  forget: 'Explain everything again',
  forgotten: 'He will start again from the beginning.',
  open: 'The coach',
  pass: 'Skip steps like this',
  /** Before a serious mistake. */
  loss: {
    title: 'There is a better move.',
    better: (move: string) => `**Better:** ${move}`,
    chance: 'Your chance to win, judged by games played on from here.',
  },
  /** Read aloud. */
  said: (title: string, text: string) => `The coach: ${title} ${text}`,
};
export type CoachText = Loose<typeof coach>;

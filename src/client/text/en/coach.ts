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

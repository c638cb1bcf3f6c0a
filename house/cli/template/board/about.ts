/** The marks of what Sample's board draws: whoever asks about a thing is answered by `text/about.ts`. */
import { marks } from '@pesthouse/board';
import type { Facts } from '../text/about.ts';

export const about = marks<keyof Facts>();

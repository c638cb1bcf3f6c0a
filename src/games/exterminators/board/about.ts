/** The marks of what the board of Pests! draws. */
import { marks } from '../../../client/kit/board/marks.ts';
import type { Facts } from '../text/about.ts';

export const about = marks<keyof Facts>();

/** The marks of what New York's board draws. */
import { marks } from '../../../client/kit/board/marks.ts';
import type { Facts } from '../text/about.ts';

export const about = marks<keyof Facts>();

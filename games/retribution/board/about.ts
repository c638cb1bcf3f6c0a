/** The marks of what Retribution's board draws. */
import { marks } from '@pesthouse/board';
import type { Facts } from '../text/about.ts';

export const about = marks<keyof Facts>();

/** What is done in a circle; false where it was refused, which is said. */
import type { CircleAct } from '@pesthouse/api';

export type Act = (act: CircleAct) => Promise<boolean>;

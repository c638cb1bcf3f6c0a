/** What is done in a circle; false where it was refused, which is said. */
import type { CircleAct } from '../../api/index.ts';

export type Act = (act: CircleAct) => Promise<boolean>;

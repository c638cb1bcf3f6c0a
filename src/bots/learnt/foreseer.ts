/** The master of a game that learnt; where nothing was learnt another bot thinks instead. */
import type { Thinker } from '../thinker.ts';
import { foresee, USUAL_FORESIGHT } from './foresee.ts';
import { judgementOf } from './judgement.ts';

export const foreseer =
  (otherwise: Thinker): Thinker =>
  (e, view, seat, means) => {
    const { chance, seats, late, runs, weighed } = means;
    const judgement = judgementOf(e, seats);
    if (judgement === null) return otherwise(e, view, seat, means);
    const legal = e.moves(view, seat);
    if (legal.length < 2) return legal[0];
    const foresight = { ...USUAL_FORESIGHT, ...judgement.tuned, ...(runs !== undefined && { runs }) };
    const { found } = foresee(e, view, seat, seats, foresight, judgement, chance, late);
    weighed?.(found);
    return found[0]?.move ?? legal[0];
  };

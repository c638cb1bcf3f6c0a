/** The master of a game that learnt; where nothing was learnt it searches as written. */

import { blank } from '../mind.ts';
import { byPolicy } from '../noisy.ts';
import type { Effort } from '../playout.ts';
import { searcher } from '../search.ts';
import type { Thinker } from '../thinker.ts';
import { foresee, USUAL_FORESIGHT } from './foresee.ts';
import { believe } from './hunch.ts';
import { type Judgement, judgementOf } from './judgement.ts';
import { LONGEST } from './stretch.ts';

/** More than time allows: where a game says nothing else, the clock has the last word. */
const RUNS = 20_000;
/** A net's word varies less than a playout's end: closer moves can be told apart, where a game does not say that it pays too little. */
const SETTLED = 0.002;

/** Rounds over all moves, judged by what was learnt: a move is compared with the policy's own in the same worlds, and more care goes to telling the best apart. */
const roundsBy = (written: Effort, { chances, tuned }: Judgement, seats: number): Effort => {
  const { depth, turnsEach, ahead, runs = RUNS, settled = SETTLED } = tuned;
  const far = turnsEach === undefined ? { depth: (depth ?? 0) * seats } : { depth: LONGEST, turns: turnsEach * seats };
  return { ...written, ...far, runs, settled, judge: chances, ahead: ahead === true };
};

export const foreseer =
  (written: Effort): Thinker =>
  (e, view, seat, means) => {
    const { chance, seats, spent, runs, weighed, mind = blank() } = means;
    // Also where there is no choice: what is seen then is part of what is believed later.
    const believed = believe(e, view, seat, mind);
    const judgement = judgementOf(e, seats, view);
    if (judgement === null) return searcher(written)(e, view, seat, { ...means, mind });
    if (e.learnt?.opening?.concerns(view) === true) return byPolicy(e, view, seat, means);
    const { depth, turnsEach } = judgement.tuned;
    if (depth !== undefined || turnsEach !== undefined) return searcher(roundsBy(written, judgement, seats))(e, view, seat, { ...means, mind });
    const legal = e.moves(view, seat);
    if (legal.length < 2) return legal[0];
    const foresight = { ...USUAL_FORESIGHT, ...judgement.tuned, ...(runs !== undefined && { runs }) };
    const { found } = foresee(e, view, seat, seats, foresight, judgement, chance, spent, believed);
    weighed?.(found);
    return found[0]?.move ?? legal[0];
  };

/** The score (2.15): the Infamy of every deck, ties, and who has won. */
import { ALL } from '@pesthouse/kernel';
import { own } from '../cards/cards.ts';
import { decidedBy, deckOf, ranksOf, reading } from '../reading.ts';
import type { A } from '../state.ts';

export { deckOf, ranksOf };
export const { tally, tallies } = reading(own);

export const score: A<'score'> = {
  run(s, _, k) {
    s.phase = 'over';
    if (k.tell === undefined || s.ending === 'none') return;
    const all = tallies(s);
    const winners = ranksOf(all).flatMap((r, seat) => (r === 1 ? [seat] : []));
    const by = decidedBy(all);
    k.tell(
      { type: 'ended', winners, infamy: all.map((t) => t.infamy), decidedBy: by, why: s.ending, clause: by === 'infamy' ? 'PLG-SCO-04' : 'PLG-SCO-05' },
      ALL,
    );
  },
};

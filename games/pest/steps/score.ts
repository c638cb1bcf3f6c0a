/** The end (2.26): the last tokens are handed out and the game is over. */
import { ALL } from '@pesthouse/kernel';
import { rankOf, reckoning } from '../outcome.ts';
import { houseOf, pestName, pestsNeverIn, playerOf } from '../reading.ts';
import type { A } from '../state.ts';
import { outOfGame } from './pest.ts';

export const score: A<'score'> = {
  run(s, _, k) {
    const owed = s.players.map((_, seat) => reckoning(s, seat));
    // From here on nothing is left to be reckoned.
    s.phase = 'over';
    s.over = true;
    for (const [seat, negative] of owed.entries()) {
      if (negative === 0) continue;
      playerOf(s, seat).negative += negative;
      k.tell?.({ type: 'reckoned', who: houseOf(s, seat), negative, clause: s.versus ? 'PEST-VRS-18' : 'PEST-SOL-20' }, ALL);
    }
    // What nobody knew during the game is shown after it.
    s.pestsOut = outOfGame(s, k.chance);
    const out = pestsNeverIn(s).map(pestName);
    if (out.length > 0) k.tell?.({ type: 'unseen', cards: out, clause: 'PEST-SET-11' }, ALL);
    k.tell?.({ type: 'ended', winners: s.players.flatMap((_, seat) => (rankOf(s, seat) === 1 ? [houseOf(s, seat)] : [])), clause: 'PEST-END-10' }, ALL);
  },
};

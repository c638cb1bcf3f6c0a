/** Last turns as a yardstick: where the end of a game can be counted through, the best move is known, and every bot can be held against it. */

import { lastResort, thinkWith } from '@pesthouse/bots';
import { bestOf, MOST_POSITIONS, worthsAt } from '@pesthouse/bots/search';
import type { AnyEngine } from '@pesthouse/kernel';
import { defaults, firstOf, plainChance, same } from '@pesthouse/kernel';
import type { Entrant } from './entrant.ts';
import { MATTERS } from './lasts.ts';
import { knownTo } from './onegame.ts';

/** What is measured is counted through with far more patience than a bot has: its hard cases are in it too. */
const PATIENCE = 30;

export interface Ended {
  readonly decisions: number;
  /** How many of them a master counts through itself. */
  readonly counted: number;
  /** Of each bot: how often its move was one of the best, and what its moves lost on average, as a share of one win. */
  readonly bots: readonly { readonly best: number; readonly loss: number }[];
}

/** Decisions of games by policy until there are enough; `games` at most. */
export const endsOf = (e: AnyEngine, seats: number, entrants: readonly Entrant[], wanted: number, seed: number, games: number): Ended => {
  const engines = entrants.map((x) => knownTo(e, x));
  const found = entrants.map(() => ({ best: 0, loss: 0 }));
  let [decisions, counted] = [0, 0];
  for (let game = 0; game < games && decisions < wanted; game++) {
    const chanceAt = plainChance(seed * 1_000_003 + game);
    const s = e.start(defaults(e.game.meta, seats), seats, chanceAt(0));
    for (let n = 1; !e.over(s) && decisions < wanted; n++) {
      const seat = firstOf(e.deciders(s));
      const view = e.view(s, seat);
      const worths = worthsAt(e, view, seat, PATIENCE * MOST_POSITIONS);
      const top = Math.max(...(worths ?? []).map((x) => x.worth));
      if (worths !== null && top - Math.min(...worths.map((x) => x.worth)) > MATTERS) {
        decisions++;
        if (worthsAt(e, view, seat) !== null) counted++;
        const best = bestOf(worths);
        for (const [i, { level, runs }] of entrants.entries()) {
          const move = thinkWith(engines[i] ?? e, { view, seat, seats, level, seed: seed + n, ...(runs !== undefined && { runs }) }, () => 0);
          const row = found[i];
          if (row === undefined) continue;
          if (best.some((m) => same(m, move))) row.best++;
          row.loss += top - (worths.find((x) => same(x.move, move))?.worth ?? 0);
        }
      }
      const move = lastResort(e, view, seat, seats, seed + game);
      if (move === undefined) break;
      e.play(s, seat, move, { chance: chanceAt(n), tell: undefined });
    }
  }
  return { decisions, counted, bots: found.map((x) => ({ best: x.best / Math.max(1, decisions), loss: x.loss / Math.max(1, decisions) })) };
};

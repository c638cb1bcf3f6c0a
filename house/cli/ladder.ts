/** `pesthouse ladder`: bots play each other in all seats and are rated by the places that they take. */
import { join } from 'node:path';
import { BOTS } from '@pesthouse/kernel';
import { climb, percent, summarise, tallyUp } from '@pesthouse/lab';
import type { Io } from './io.ts';
import { type LabWish, openPlan, playPlan, STOPPED } from './lab.ts';
import { Wrong } from './wrong.ts';

/** The most players that still lets every bot sit once; else the fewest that the game is for. */
const usualPlayers = (seats: readonly number[], bots: number): number => {
  const several = seats.filter((n) => n > 1);
  return Math.max(Math.min(...several), ...several.filter((n) => n <= bots));
};

export const ladder = async (wish: Omit<LabWish, 'tune'>, io: Io, stop: AbortSignal): Promise<number> => {
  const { loaded, plan } = await openPlan({ ...wish, tune: undefined }, { bots: BOTS, players: (meta, bots) => usualPlayers(meta.seats, bots) });
  if (new Set(plan.bots).size < 2 || plan.players < 2) throw new Wrong('A ladder needs at least two bots that differ, and two players.');
  const { results, folder } = await playPlan({ ...wish, tune: undefined }, plan, io, stop);
  const rungs = climb(results);
  const { bots } = summarise(plan, loaded.meta.title, tallyUp(1, results));
  if (wish.json) io.out(JSON.stringify({ game: plan.game, players: plan.players, games: results.length, seed: plan.seed, ladder: rungs, bots }));
  else {
    io.out(`${loaded.meta.title}, ${plan.players} players: ${results.length} games from seed ${plan.seed}.`);
    const wide = Math.max(...rungs.map((x) => x.name.length));
    for (const [i, x] of rungs.entries()) {
      const share = bots[x.name];
      const won = share === undefined ? '' : `  wins ${percent(share.share)} (${percent(share.low)} to ${percent(share.high)})`;
      io.out(`${String(i + 1).padStart(2)}. ${x.name.padEnd(wide)}  mu ${x.mu.toFixed(2)}  sigma ${x.sigma.toFixed(2)}  ordinal ${x.ordinal.toFixed(2)}${won}`);
    }
    io.out(`Games: ${join(folder, 'games.ndjson')}`);
  }
  return stop.aborted ? STOPPED : 0;
};

/** `pesthouse results`: counts finished tables that were missed, or all of them anew from their records. */
import { findGame } from '../games/index.ts';
import { keepMissed } from '../server/results/keeping.ts';
import { openTurns } from '../server/turns.ts';
import type { Io } from './io.ts';
import { type Memory, openMemory } from './migrate.ts';

export const results = async ({ rebuild, ...memory }: Memory & { readonly rebuild: boolean }, io: Io): Promise<number> => {
  const store = await openMemory(memory);
  try {
    if (rebuild) await store.discount();
    const n = await keepMissed({ store, games: findGame, turns: openTurns() });
    const left = (await store.uncounted(1_000)).length;
    io.out(n === 1 ? 'Counted one finished table.' : `Counted ${n} finished tables.`);
    if (left > 0)
      io.out(
        `${left === 1 ? 'One table is' : `${left} tables are`} of an edition that this house does not know, and ${left === 1 ? 'stays' : 'stay'} uncounted.`,
      );
  } finally {
    await store.close();
  }
  return 0;
};

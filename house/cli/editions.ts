/** `pesthouse editions`: which editions this house knows, and what is played by which. */

import { editions as shape } from '@pesthouse/api';
import * as z from 'zod';
import { findGame } from '../games/index.ts';
import { type Editions, editionsOf } from '../server/editions.ts';
import type { Io } from './io.ts';
import { type Memory, openMemory } from './migrate.ts';
import { call } from './transfer.ts';
import { Wrong } from './wrong.ts';

export interface EditionsWish extends Memory {
  readonly url: string | undefined;
  readonly json: boolean;
}

const fromStore = async (memory: Memory): Promise<Editions> => {
  const store = await openMemory(memory);
  try {
    return await editionsOf({ store, games: findGame });
  } finally {
    await store.close();
  }
};

const fromHouse = async (url: string): Promise<Editions> => {
  const read = shape.safeParse(await call(url, '/api/editions'));
  if (!read.success) throw new Wrong(`The house at ${url} does not say what is on which edition: ${z.prettifyError(read.error)}.`);
  return read.data;
};

const counted = (x: Editions['tables'][number]): string =>
  [x.playing > 0 ? `${x.playing} running` : '', x.waiting > 0 ? `${x.waiting} waiting` : '', x.over > 0 ? `${x.over} over` : '']
    .filter((y) => y !== '')
    .join(', ');

export const editions = async (wish: EditionsWish, io: Io): Promise<number> => {
  const found = wish.url === undefined ? await fromStore(wish) : await fromHouse(wish.url);
  if (wish.json) io.out(JSON.stringify(found));
  else {
    for (const x of found.games) {
      io.out(`${x.game}: editions ${x.editions.join(', ')}`);
      for (const t of found.tables.filter((y) => y.game === x.game))
        io.out(`  edition ${t.edition}${t.variant === null ? '' : `, house rules ${t.variant}`}: ${counted(t)}${t.known ? '' : ' (unknown here)'}`);
    }
    for (const t of found.tables.filter((y) => !found.games.some((x) => x.game === y.game))) io.out(`${t.game}, a game that is not here: ${counted(t)}`);
  }
  return 0;
};

/** What a store would tell: every table through the eyes of every seat, its talk and its seating log, as one hash a table. Two stores that tell the same are the same house. */

import { createHash } from 'node:crypto';
import { WATCHER } from '@pesthouse/kernel';
import { openPlay, promiseOf, verifyRecord } from '@pesthouse/table';
import { findGame } from '../../games/index.ts';
import { Refusal } from '../failure.ts';
import { liveOf } from '../live.ts';
import { headOf, type TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { writeStory } from '../story.ts';
import { type Library, rulesOf } from '../tables.ts';

const finished = <T>(work: Generator<unknown, T>): T => {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
};

/** Everything that is told of one table. A table whose rules this house does not know is compared by what is written down of it. */
export const toldOf = async (store: Store, games: Library, row: TableRow): Promise<string> => {
  const hash = createHash('sha256');
  const { version: _, ...about } = row;
  hash.update(JSON.stringify(about));
  const entries = await store.entries(row.id, 0);
  hash.update(JSON.stringify([await store.talk(row.id, 0), await store.seating(row.id, 0), await store.held(row.id), entries]));
  try {
    const live = liveOf(row, openPlay(await rulesOf(games, row), { ...headOf(row), entries }, row.seed));
    for (let seat = WATCHER; seat < row.seats.length; seat++) hash.update(finished(writeStory(live, seat, true)));
  } catch (e) {
    if (!(e instanceof Refusal)) throw e;
  }
  return hash.digest('hex');
};

/** Why the record of a table is no true game; null: it is, or its rules are not known here. */
export const faultOf = async (store: Store, games: Library, row: TableRow): Promise<string | null> => {
  const entries = await store.entries(row.id, 0);
  if (row.status === 'over' && row.ended === null) {
    const verdict = await verifyRecord(findGame, { ...headOf(row), seed: row.seed, entries }, promiseOf(row.seed, row.id), row.id);
    return 'wrong' in verdict ? verdict.wrong : null;
  }
  try {
    openPlay(await rulesOf(games, row), { ...headOf(row), entries }, row.seed);
    return null;
  } catch (e) {
    return e instanceof Refusal ? null : e instanceof Error ? e.message : String(e);
  }
};

/** The one way by which an entry gets into a record, and a change into a table's row: written first, then taken in and told. */
import type { Entry, Seat } from '@pesthouse/kernel';
import { at } from '@pesthouse/table';
import { crowded, forbidden } from '../failure.ts';
import type { Live } from '../live.ts';
import type { TableRow } from '../store/rows.ts';
import type { Proposal, Tables, Wish } from '../tables.ts';
import { hearLog } from '../telling.ts';
import { type Means, MOST_RACES } from './means.ts';
import type { Step } from './step.ts';

const TOUCH_MS = 60_000;

export const openWriting = (
  { store, metrics, wall, ears }: Means,
  { catchUp, settle, takeOurs, takeRow }: Step,
): Pick<Tables, 'append' | 'unseal' | 'change'> => {
  const toldWatchers = (live: Live): number => live.play.told.at(-1) ?? 0;
  /** A sign of life, now and then, and never for what only one seat may know. Nobody waits for it: what is stored is stored. */
  const touch = (live: Live): void => {
    const now = Date.now();
    if (now - live.row.touched < TOUCH_MS) return;
    live.row = { ...live.row, touched: now };
    store.touch(live.row.id, now).catch((e: unknown) => ears.trouble(e, 'a sign of life was not written'));
  };
  /** After an entry was stored it counts, whatever happens next; a game that could not be marked as over is marked when its table is opened again. */
  const settleLater = (live: Live): Promise<void> => settle(live).catch((e: unknown) => ears.trouble(e, 'a finished game was not marked as over'));
  const ends = ({ play: { engine, state } }: Live): boolean => engine.over(state);

  const append = async (live: Live, propose: () => Proposal): Promise<void> => {
    if (live.doubt) await catchUp(live);
    const began = performance.now();
    let fresh = false;
    for (let i = 0; i < MOST_RACES; i++) {
      const p = propose();
      if ('refused' in p) {
        // It may be this process that is behind, not the one who moves.
        if (!fresh && (await catchUp(live))) continue;
        throw forbidden(p.refused);
      }
      let won = false;
      try {
        won = await store.append(live.row.id, p.entry, wall.now());
      } catch (e) {
        live.doubt = true;
        throw e;
      }
      if (won) {
        const before = toldWatchers(live);
        takeOurs(live, p.entry);
        live.entered = wall.now();
        if (toldWatchers(live) > before) touch(live);
        metrics.entries.add('move' in p.entry ? 'move' : 'undo');
        metrics.moveSeconds.took((performance.now() - began) / 1000);
        if (ends(live)) await settleLater(live);
        ears.moved(live);
        return;
      }
      metrics.races.inc();
      await catchUp(live);
      fresh = true;
    }
    throw crowded();
  };

  const unseal = async (live: Live, seats: readonly Seat[]): Promise<boolean> => {
    if (live.doubt) await catchUp(live);
    let entries: Entry[] | null;
    try {
      entries = await store.unseal(live.row.id, at(live.play), live.play.entries.length, seats, wall.now());
    } catch (e) {
      live.doubt = true;
      throw e;
    }
    if (entries === null) {
      metrics.races.inc();
      await catchUp(live);
    }
    for (const entry of entries ?? []) takeOurs(live, entry);
    if (entries !== null) live.entered = wall.now();
    if (entries !== null) {
      metrics.entries.add('move', entries.length);
      touch(live);
    }
    await settleLater(live);
    ears.moved(live);
    return entries !== null;
  };

  const change = async (live: Live, make: (row: TableRow) => Wish | null): Promise<void> => {
    if (live.doubt) await catchUp(live);
    for (let i = 0; i < MOST_RACES; i++) {
      const wish = make(live.row);
      if (wish === null) return;
      const log = await store.change(live.row, wish.row, { entries: live.play.entries.length, position: at(live.play) }, wish.log);
      if (log !== null) {
        hearLog(live, log);
        await takeRow(live, { ...live.row, ...wish.row, version: live.row.version + 1, touched: Date.now() });
        ears.moved(live);
        return;
      }
      await catchUp(live);
    }
    throw crowded();
  };

  return { append, unseal, change };
};

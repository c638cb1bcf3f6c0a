/** The hot tables: opened when somebody asks for them, held in memory, and let go when nobody has for longest. */
import { opening } from '@pesthouse/table';
import { noTable } from '../failure.ts';
import { inLine, type Live, liveOf } from '../live.ts';
import { headOf } from '../store/rows.ts';
import { rulesOf, type Tables } from '../tables.ts';
import { MOST_LOG } from '../telling.ts';
import type { Means } from './means.ts';
import type { Step } from './step.ts';

const HOT = 500;

export interface Hot extends Pick<Tables, 'find'> {
  /** Those that are open, by their names. */
  readonly ready: ReadonlyMap<string, Live>;
}

export const openHot = ({ store, games, turns, metrics, wall, ears }: Means, { catchUp, settle, takeHeld }: Step): Hot => {
  // A Map remembers the order of insertion: the first key is the one that was not used for longest.
  const hot = new Map<string, Promise<Live>>();
  const ready = new Map<string, Live>();

  const load = async (id: string): Promise<Live> => {
    const row = await store.table(id);
    if (row === null) throw noTable();
    const engine = await rulesOf(games, row);
    const held = await store.held(id);
    const record = { ...headOf(row), entries: await store.entries(id, 0) };
    const live = liveOf(row, await turns.run(opening(engine, record, row.seed)), wall);
    live.time = await store.time.last(id);
    live.talked = (await store.lastTalk(id, null, 1))[0]?.n ?? 0;
    takeHeld(live, held);
    live.presence = await store.presence(id);
    live.log = (await store.seating(id, 0)).slice(-MOST_LOG);
    live.logged = live.log.at(-1)?.nr ?? 0;
    await ears.opened(live);
    ready.set(id, live);
    metrics.hot.set(ready.size);
    // News that came while the table was being opened reached nobody.
    if (store.shared) await inLine(live, () => catchUp(live));
    await settle(live);
    ears.moved(live);
    return live;
  };

  const idle = (live: Live | undefined): boolean =>
    live !== undefined && live.queued === 0 && live.listeners.size === 0 && live.thinking.size === 0 && !live.closing;
  const cool = (): void => {
    if (hot.size <= HOT) return;
    for (const id of hot.keys()) {
      if (!idle(ready.get(id))) continue;
      hot.delete(id);
      ready.delete(id);
      if (hot.size <= HOT) break;
    }
    metrics.hot.set(ready.size);
  };

  const find = (id: string): Promise<Live> => {
    const known = hot.get(id);
    const live = known ?? load(id);
    hot.delete(id);
    hot.set(id, live);
    if (known === undefined) {
      live.catch(() => hot.delete(id));
      cool();
    }
    return live;
  };

  return { find, ready };
};

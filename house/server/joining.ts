/** A guest becomes part of an account: the store joins the two, and every table in memory follows. */
import type { Person } from '@pesthouse/api';
import { at } from '@pesthouse/table';
import { crowded } from './failure.ts';
import { inLine } from './live.ts';
import type { Where } from './store/rows.ts';
import type { Tables } from './tables.ts';

const MOST_RACES = 20;

/** How far the record of a table is; of one that cannot be opened here as far as it can be told. */
const whereOf = async (tables: Tables, id: string): Promise<Where> => {
  try {
    const live = await tables.find(id);
    return await inLine(live, async () => {
      await tables.refresh(live);
      return { entries: live.play.entries.length, position: at(live.play) };
    });
  } catch {
    return { entries: (await tables.store.entries(id, 0)).length, position: '0.0' };
  }
};

/** Tables in memory take in what the store was told. */
export const followed = async (tables: Tables, changed: readonly string[]): Promise<void> => {
  for (const live of [...tables.all()]) if (changed.includes(live.row.id)) await inLine(live, () => tables.catchUp(live));
};

export const joinPersons = async (tables: Tables, from: string, to: Person): Promise<{ tables: number; results: number }> => {
  for (let i = 0; i < MOST_RACES; i++) {
    const where = new Map<string, Where>();
    for (const id of await tables.store.runningOf(from)) where.set(id, await whereOf(tables, id));
    const joined = await tables.store.join(from, to.person, where);
    if (joined === null) continue;
    const looked = [...tables.all()].filter((live) => [...live.listeners].some((x) => x.who.person?.person === from));
    await followed(tables, joined.changed);
    // A table where they have no seat tells nothing new: in line, for it may just be read as it was before.
    for (const live of looked) {
      await inLine(live, async () => {
        for (const x of live.listeners) if (x.who.person?.person === from) x.who = { ...x.who, person: to };
      });
      tables.attended(live);
    }
    return { tables: joined.tables, results: joined.results };
  }
  throw crowded();
};

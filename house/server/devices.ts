/** The devices on which somebody is known, and how one of them is shut out. */

import type { Device, Person } from '@pesthouse/api';
import { Refusal } from './failure.ts';
import { inLine } from './live.ts';
import { entryOf } from './seats.ts';
import type { KeyRow } from './store/accounts-schema.ts';
import type { Tables } from './tables.ts';

const idOf = (hash: string): string => hash.slice(0, 16);

/** A key with those of the same browser before it. */
const chain = (keys: readonly KeyRow[], last: KeyRow): KeyRow[] => {
  const all = [last];
  for (let x: KeyRow | undefined = last; x !== undefined && all.length <= keys.length; ) {
    const { origin }: KeyRow = x;
    x = keys.find((y) => y.hash === origin && !all.includes(y));
    if (x !== undefined) all.push(x);
  }
  return all;
};
/** Each browser once: by the key that it has now. */
const browsers = (keys: readonly KeyRow[]): KeyRow[][] => {
  const before = new Set(keys.map((x) => x.origin));
  return keys.filter((x) => !before.has(x.hash)).map((x) => chain(keys, x));
};

export const devicesOf = (keys: readonly KeyRow[], here: string | null): Device[] =>
  browsers(keys)
    .flatMap(([now, ...before]) =>
      now === undefined
        ? []
        : [
            {
              id: idOf(now.hash),
              kind: now.kind,
              name: now.device,
              made: Math.min(now.made, ...before.map((x) => x.made)),
              used: Math.max(now.used, ...before.map((x) => x.used)),
              here: [now, ...before].some((x) => x.hash === here),
            },
          ],
    )
    .sort((a, b) => Number(b.here) - Number(a.here) || b.used - a.used);

/** Keys of seats may be on the device that is shut out: they die, and the person's other devices open the seats without them. */
const renewSeats = async (tables: Tables, me: Person): Promise<void> => {
  for (const id of await tables.store.runningOf(me.person)) {
    const live = await tables.find(id).catch((e: unknown) => {
      if (e instanceof Refusal) return null;
      throw e;
    });
    if (live === null) continue;
    await inLine(live, () =>
      tables.change(live, (row) => {
        const seat = row.seats.findIndex((x) => x.person === me.person && x.secretHash !== null);
        const own = row.seats[seat];
        if (own === undefined || row.status === 'over') return null;
        const seats = row.seats.map((x, i) => (i === seat ? { ...x, secretHash: null } : x));
        return { row: { seats }, log: [entryOf(seats, seat, 'key', { seat, name: own.name }, { key: own.secretHash })] };
      }),
    );
  }
};

const end = async (tables: Tables, me: Person, keys: readonly KeyRow[]): Promise<void> => {
  const hashes = keys.map((x) => x.hash);
  await tables.store.endKeys(me.person, hashes);
  for (const hash of hashes) tables.forget(hash);
  await renewSeats(tables, me);
};

/** One of them, by its id; all but the one that asks; or the one that asks. */
export const endDevices = async (tables: Tables, me: Person, here: string, which: { readonly id: string } | 'others' | 'here'): Promise<void> => {
  const all = browsers(await tables.store.keysOf(me.person));
  const isHere = (x: readonly KeyRow[]): boolean => x.some((y) => y.hash === here);
  const chosen = all.filter((x) => (which === 'here' ? isHere(x) : which === 'others' ? !isHere(x) : x[0] !== undefined && idOf(x[0].hash) === which.id));
  if (typeof which === 'object' && chosen.length === 0) throw new Refusal(404, 'no-device', 'This device is not signed in any more.');
  if (chosen.length > 0) await end(tables, me, chosen.flat());
};

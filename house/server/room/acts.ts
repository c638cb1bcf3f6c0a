/** The acts of a table by name: the same for a call and for a frame. */

import type { Acted, roomAct } from '@pesthouse/api';
import type * as z from 'zod';
import { wishClock } from '../clocks/consent.ts';
import { Refusal } from '../failure.ts';
import { inLine, present } from '../live.ts';
import { hostOf, roomOf } from '../seats.ts';
import { presenceOf, seatAt } from '../who.ts';
import { wishEnd } from './consent.ts';
import { admit, askIn, lock, nudge } from './doorkeeping.ts';
import { back, close, free, hint, renew, resign, stand, vote } from './leaving.ts';
import type { Acting } from './room.ts';
import { ruledBy, set } from './setting.ts';
import { choose, hold, passHost, putBot, ready, sit, start, swap } from './waiting.ts';

type Wanted = z.output<typeof roomAct>;

const done = async (x: Acting, wish: Exclude<Wanted, { act: 'set' }>): Promise<Acted | undefined> => {
  switch (wish.act) {
    case 'sit':
      return sit(x, wish);
    case 'back':
      return back(x);
    case 'key':
      return renew(x, wish);
    case 'stand':
      await stand(x);
      return undefined;
    case 'choose':
      await choose(x, wish);
      return undefined;
    case 'ready':
      await ready(x, wish);
      return undefined;
    case 'start':
      await start(x, wish);
      return undefined;
    case 'hold':
      await hold(x);
      return undefined;
    case 'bot':
      await putBot(x, wish);
      return undefined;
    case 'free':
      await free(x, wish);
      return undefined;
    case 'swap':
      await swap(x, wish);
      return undefined;
    case 'host':
      await passHost(x, wish);
      return undefined;
    case 'resign':
      await resign(x);
      return undefined;
    case 'vote':
      await vote(x, wish);
      return undefined;
    case 'end':
      await wishEnd(x, wish);
      return undefined;
    case 'clock':
      await wishClock(x, wish);
      return undefined;
    case 'close':
      await close(x);
      return undefined;
    case 'hint':
      await hint(x);
      return undefined;
    case 'nudge':
      await nudge(x, wish);
      return undefined;
    case 'lock':
      await lock(x, wish);
      return undefined;
    case 'ask':
      await askIn(x);
      return undefined;
    case 'admit':
      await admit(x, wish);
      return undefined;
    default:
      return wish satisfies never;
  }
};

/** Whoever is blocked by the host finds no seat there; by whom and why is told to nobody. */
const welcome = async ({ live, tables, who }: Acting): Promise<void> => {
  const { row } = live;
  const host = row.seats[hostOf(row.seats) ?? -1]?.person ?? null;
  if (who.person === null || host === null || seatAt(row, who) >= 0) return;
  if ((await tables.store.regards(host, who.person.person)) === 'block')
    throw new Refusal(403, 'no-place', 'You cannot sit down at this table. You can watch.');
};

/** By a name alone: at tables that have no waiting room. */
export const sitByName = (x: Acting, wish: Omit<Extract<Wanted, { act: 'sit' }>, 'act'>, name: string): Promise<Acted> =>
  inLine(x.live, async () => {
    await x.tables.refresh(x.live);
    await welcome(x);
    return sit(x, { ...wish, act: 'sit' }, name);
  });

export const act = async (x: Acting, wish: Wanted): Promise<Acted> => {
  const { live, tables, who } = x;
  const ruled = wish.act === 'set' ? await ruledBy(x, wish) : null;
  return inLine(live, async () => {
    await tables.refresh(live);
    if (wish.act === 'sit' || wish.act === 'ask') await welcome(x);
    const said = wish.act === 'set' ? await set(x, wish, ruled) : await done(x, wish);
    const seat = seatAt(live.row, who);
    // Whoever only makes calls is not away.
    if (seat >= 0 && roomOf(live.row).away.rule !== 'wait' && !present(live, seat)) await x.attendance.glimpse(live, presenceOf(live.row, seat));
    return said ?? { seat };
  });
};

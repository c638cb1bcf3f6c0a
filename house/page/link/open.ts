/** Opening a table at the house, so that others can come. */

import { houseInfo, type NewTable, type TableMade, tableMade } from '@pesthouse/api';
import { BASE } from '../base.ts';
import { remember } from '../keyring.ts';
import { ask } from './house.ts';
import { introduceMyself, ownKey } from './me.ts';

/** Whether a house stands behind this page. Never throws; gives up quickly, since a lobby waits for it. */
export const houseAnswers = async (): Promise<boolean> => {
  try {
    const r = await fetch(`${BASE}/healthz`, { signal: AbortSignal.timeout(2500), headers: { accept: 'application/json' } });
    return r.ok && (r.headers.get('content-type') ?? '').includes('json');
  } catch {
    return false;
  }
};

/** How long the house lets a bot take at most, in milliseconds; null where nobody says. */
export const botAnswersWithin = async (): Promise<number | null> => {
  try {
    return (await ask(houseInfo, '/api/house')).botAnswersWithin;
  } catch {
    return null;
  }
};

/** A table for people, with one address and a waiting room. This browser's person sits down first and is the host; nobody has another's key. */
export const openRoomTable = async ({ clock, ...wanted }: Omit<NewTable, 'room'>, nameless: string): Promise<TableMade> => {
  await introduceMyself(nameless);
  // Who is to come sits down by themselves: only bots have their seats already.
  const body: NewTable = { ...wanted, seats: wanted.seats.map((x) => (x.kind === 'bot' ? x : { kind: 'open' })), room: clock === undefined ? {} : { clock } };
  const made = await ask(tableMade, '/api/tables', { body, secret: ownKey() });
  for (const s of made.seats) if (s.secret !== null) remember({ table: made.table, secret: s.secret, seat: s.seat, game: wanted.game, name: nameless });
  return made;
};

/** A table at the house. The keys of all seats held from the start go on this browser's keyring, the first person's on top. */
export const openRemote = async (wanted: NewTable): Promise<TableMade> => {
  const made = await ask(tableMade, '/api/tables', { body: wanted });
  for (const s of [...made.seats].reverse()) {
    const asked = wanted.seats[s.seat];
    if (s.secret !== null) {
      const name = asked?.kind === 'person' ? (asked.name ?? '') : '';
      remember({ table: made.table, secret: s.secret, seat: s.seat, game: wanted.game, name });
    }
  }
  return made;
};

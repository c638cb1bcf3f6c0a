/** Whether a message is still worth sending: the turn has not passed, and whoever it is for is not looking at the table right now. */
import { WATCHER } from '../../kernel/index.ts';
import { at } from '../../table/play.ts';
import { deciding, inLine, isHere, type Live } from '../live.ts';
import type { PostRow } from '../store/messages-schema.ts';
import type { Tables } from '../tables.ts';

const seatIn = (live: Live, person: string): number => live.row.seats.findIndex((x) => x.person === person && x.kind === 'person' && !x.resigned);

/** They have been at the table since it happened, or still are. */
const hasSeen = (live: Live, who: string, since: number): boolean => live.presence.some((x) => x.who === who && x.place !== 'calls' && x.since >= since);

const openAsk = async (tables: Tables, live: Live, row: PostRow, seat: number): Promise<boolean> => {
  const n = Number(row.decision);
  const talk = await tables.store.talk(row.table, n - 1);
  const ask = talk.find((x) => x.n === n);
  const answered = talk.some((x) => x.ref === n && (x.kind === 'decline' || x.kind === 'undone' || (x.kind === 'agree' && x.seat === seat)));
  return ask?.position === at(live.play) && !answered;
};

/** Asked at the moment of sending, with the table as it is in the store. */
export const stillWanted = async (tables: Tables, row: PostRow): Promise<boolean> => {
  if (row.table === '' || row.kind === 'invitation') return true;
  const live = await tables.find(row.table);
  return inLine(live, async () => {
    await tables.refresh(live);
    if (tables.store.shared) tables.takePresence(live, await tables.store.presence(row.table));
    const seat = seatIn(live, row.person);
    const who = `p:${row.person}`;
    if (seat === WATCHER || live.row.status === 'over' || isHere(live, who)) return false;
    if (row.kind === 'turn') return deciding(live, seat).includes(seat);
    if (hasSeen(live, who, row.made)) return false;
    return row.kind === 'ask' ? openAsk(tables, live, row, seat) : true;
  });
};

/** Whether a message is still worth sending: the turn has not passed, and whoever it is for is not looking at the table right now. */
import { WATCHER } from '@pesthouse/kernel';
import { at } from '@pesthouse/table';
import { deciding, inLine, isLooking, type Live } from '../live.ts';
import type { PostRow } from '../store/messages-schema.ts';
import type { Tables } from '../tables.ts';
import { requestsAt } from './requests.ts';

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

/** Whoever has said whether they come is not asked any more, nor whoever has left, nor anybody once the evening has begun. */
const stillAsks = async ({ store }: Tables, { person, about }: PostRow, at: number, now: number): Promise<boolean> => {
  const circle = about.path.split('/').at(-1) ?? '';
  if (now >= at || !(await store.members(circle)).some((x) => x.person === person)) return false;
  const planned = (await store.evenings(circle, at - 1)).some((x) => x.at === at);
  return planned && !(await store.answers(circle, at)).some((x) => x.person === person);
};

/** A bot still plays for them. */
const stillStood = ({ row }: Live, person: string): boolean => row.status === 'playing' && row.seats.some((x) => x.person === person && x.standIn !== null);

/** The link to a table is good as long as people gather there. Its host was seated by the house and may not know. */
const stillInvites = (live: Live, person: string): boolean => {
  const seat = live.row.seats[seatIn(live, person)];
  return live.row.status === 'waiting' && !isLooking(live, `p:${person}`) && (seat === undefined || seat.host);
};

/** The request stands, and they have not answered it. */
const stillWished = (live: Live, { person, decision }: PostRow): boolean =>
  requestsAt(live).some((x) => x.key === decision && x.to.some((y) => y.person === person));
/** The others wait for them to play again. */
const stillAgain = ({ row }: Live, person: string): boolean => row.status === 'waiting' && row.seats.some((x) => x.person === person && !x.ready);

/** Asked at the moment of sending, with the table as it is in the store. */
export const stillWanted = async (tables: Tables, row: PostRow, now: number): Promise<boolean> => {
  if (row.about.asks !== undefined) return stillAsks(tables, row, row.about.asks, now);
  if (row.table === '') return true;
  const live = await tables.find(row.table);
  return inLine(live, async () => {
    await tables.refresh(live);
    if (tables.store.shared) tables.takePresence(live, await tables.store.presence(row.table));
    if (row.about.again === true) return stillAgain(live, row.person) && !isLooking(live, `p:${row.person}`) && !hasSeen(live, `p:${row.person}`, row.made);
    if (row.kind === 'invitation') return stillInvites(live, row.person);
    if (isLooking(live, `p:${row.person}`)) return false;
    // Whoever is out has no seat any more, and after the game nobody is asked.
    if (row.kind === 'out') return true;
    if (row.kind === 'stood') return stillStood(live, row.person);
    if (row.about.after === true) return live.row.seats.some((x) => x.person === row.person) && !hasSeen(live, `p:${row.person}`, row.made);
    if (row.about.wish !== undefined && row.about.wish !== 'undo') return stillWished(live, row);
    const seat = seatIn(live, row.person);
    const who = `p:${row.person}`;
    if (seat === WATCHER || live.row.status === 'over') return false;
    if (row.kind === 'turn' || row.kind === 'late' || row.kind === 'nudge') return deciding(live, seat).includes(seat);
    if (hasSeen(live, who, row.made)) return false;
    return row.kind === 'ask' ? openAsk(tables, live, row, seat) : true;
  });
};

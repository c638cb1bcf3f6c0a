/** Taking moves back: alone as far as nothing was revealed, beyond that when everybody else at the table agrees. */
import { askMinutes } from '@pesthouse/api';
import type { Seat } from '@pesthouse/kernel';
import { at, proposeUndo, revealedBy, type Stood } from '@pesthouse/table';
import { forbidden, Refusal } from './failure.ts';
import { letGo } from './holding.ts';
import { heldBy, inLine, type Live } from './live.ts';
import { may } from './may.ts';
import type { Room } from './room/room.ts';
import { askedIn, roomOf } from './seats.ts';
import type { TalkRow } from './store/rows.ts';
import type { Proposal, Tables } from './tables.ts';

const nothing = (): Refusal => new Refusal(409, 'nothing', 'There is nothing to take back.');
const worn = (): Refusal => new Refusal(409, 'worn', 'Moves have been taken back too often at this table. No more can be.');
const already = (): Refusal => new Refusal(409, 'asked', 'Somebody has already asked to take moves back. Wait for the answer.');
/** A record must not grow for ever: moves end with the game, so it is undos that are counted. */
const MOST_UNDOS = 3_000;

/** A request is never further back in the talk than this. */
const MOST_SINCE = 250;

/** Whether somebody has answered a sealed question that is still put must not be told by how this request ends: such answers are not in the record yet. */
const wish = (live: Live, seat: Seat, to: number) => (to < live.play.state.asked ? proposeUndo(live.play, seat, to) : null);

const entryOf = (live: Live, seat: Seat, to: number, given: string) => (): Proposal => {
  if (given !== at(live.play)) return { refused: 'KERNEL-STALE' };
  const x = wish(live, seat, to);
  if (x === null) throw nothing();
  return { entry: x.entry };
};

/** Names the moves by whose they were. What they were the others know from their own story: it may be a secret. */
const named = (live: Live, takes: readonly Stood[]): string => {
  const known = takes.filter((x) => x.asked < live.play.state.asked);
  const parts = live.row.seats.flatMap((x, seat) => {
    const n = known.filter((y) => y.entry.seat === seat).length;
    return n === 0 ? [] : [`${n} ${n === 1 ? 'move' : 'moves'} by ${x.name}`];
  });
  return new Intl.ListFormat('en-GB').format(parts);
};

/** Whoever is away is asked too, and told by message. */
const others = (live: Live, seat: Seat): Seat[] => askedIn(live.row).filter((x) => x !== seat);

const ENDS: readonly TalkRow['kind'][] = ['decline', 'withdraw', 'lapse', 'undone'];
type Ask = TalkRow & { readonly ref: number };
/** The request is of the position that is still put, and nobody has ended it. Whether its time is over is asked apart. */
const isOpen = (live: Live, talk: readonly TalkRow[], ask: TalkRow): ask is Ask =>
  ask.kind === 'ask-undo' && ask.ref !== null && ask.position === at(live.play) && !talk.some((x) => ENDS.includes(x.kind) && x.ref === ask.n);
const endOf = ({ times }: Pick<Room, 'times'>, { row }: Live, ask: TalkRow): number => ask.at + askMinutes(roomOf(row).clock.kind) * times.minuteMs;

export const takeBack = (room: Room, live: Live, seat: Seat, given: string, to: number): Promise<{ done: boolean; proposal: number | null }> =>
  inLine(live, async () => {
    const { tables, times } = room;
    const no = may({ named: false, seat }, 'undo', { row: live.row, present: () => true });
    if (no !== null) throw no;
    if (live.play.engine.over(live.play.state)) throw forbidden('KERNEL-OVER');
    if (given !== at(live.play)) await tables.catchUp(live);
    if (given !== at(live.play)) throw forbidden('KERNEL-STALE');
    // An answer to a sealed question is its seat's own until the question closes: nobody is asked, and nobody told.
    if (to === live.play.state.asked && heldBy(live, seat) !== null) {
      await letGo(tables, live, seat);
      return { done: true, proposal: null };
    }
    if (live.play.undos >= MOST_UNDOS) throw worn();
    const x = wish(live, seat, to);
    if (x === null) throw nothing();
    if (x.free || others(live, seat).length === 0) {
      await tables.append(live, entryOf(live, seat, to, given));
      return { done: true, proposal: null };
    }
    const talk = await tables.store.lastTalk(live.row.id, null, MOST_SINCE);
    if (talk.some((y) => isOpen(live, talk, y) && endOf(room, live, y) > Date.now())) throw already();
    const known = x.takes.filter((y) => y.asked < live.play.state.asked);
    const ask = await tables.say(live, {
      seat,
      kind: 'ask-undo',
      text: named(live, x.takes),
      ref: to,
      position: given,
      revealed: revealedBy(live.play, known),
    });
    await times.arm({ table: live.row.id, kind: 'undo', seat, at: endOf(room, live, ask) });
    return { done: false, proposal: ask.n };
  });

const standingAsk = (room: Room, live: Live, talk: readonly TalkRow[], proposal: number): Ask => {
  const ask = talk.find((x) => x.n === proposal && x.kind === 'ask-undo');
  if (ask === undefined) throw new Refusal(404, 'no-proposal', 'Nobody asked for that.');
  if (!isOpen(live, talk, ask) || endOf(room, live, ask) <= Date.now()) throw new Refusal(409, 'lapsed', 'That request is no longer open.');
  return ask;
};

export const answerAsk = (room: Room, live: Live, seat: Seat, proposal: number, yes: boolean): Promise<{ done: boolean }> =>
  inLine(live, async () => {
    const { tables } = room;
    await tables.refresh(live);
    const since = (): Promise<TalkRow[]> => tables.store.talk(live.row.id, proposal - 1);
    const ask = standingAsk(room, live, await since(), proposal);
    if (ask.seat === seat && yes) throw new Refusal(409, 'own', 'It is for the others to answer your request.');
    const kind = yes ? 'agree' : ask.seat === seat ? 'withdraw' : 'decline';
    const said = await tables.say(live, { seat, kind, text: '', ref: proposal, position: null });
    if (!yes) return { done: false };
    // The numbers of the talk put all answers in one order, whichever process took them: whoever gives the last one sees them all.
    const talk = (await since()).filter((x) => x.n <= said.n);
    standingAsk(room, live, talk, proposal);
    const agreed = (other: Seat): boolean => talk.some((x) => x.kind === 'agree' && x.ref === proposal && x.seat === other);
    if (!others(live, ask.seat).every(agreed) || ask.position === null) return { done: false };
    await tables.append(live, entryOf(live, ask.seat, ask.ref, ask.position));
    await tables.say(live, { seat: ask.seat, kind: 'undone', text: ask.text, ref: proposal, position: null });
    return { done: true };
  });

/** The time of the seat's request is over: the moves stand. Only in line. */
export const lapse = async (tables: Tables, live: Live, seat: Seat): Promise<void> => {
  const talk = await tables.store.lastTalk(live.row.id, null, MOST_SINCE);
  const ask = talk.findLast((x) => x.kind === 'ask-undo' && x.seat === seat);
  if (ask !== undefined && isOpen(live, talk, ask)) await tables.say(live, { seat, kind: 'lapse', text: '', ref: ask.n, position: null });
};

/** Taking moves back: alone as far as nothing was revealed, beyond that when everybody else at the table agrees. */
import type { Seat } from '../kernel/index.ts';
import { at, proposeUndo, type Stood } from '../table/play.ts';
import { forbidden, Refusal } from './failure.ts';
import { letGo } from './holding.ts';
import { heldBy, inLine, type Live } from './live.ts';
import { may } from './may.ts';
import type { TalkRow } from './store/store.ts';
import type { Proposal, Tables } from './tables.ts';

const nothing = (): Refusal => new Refusal(409, 'nothing', 'There is nothing to take back.');
const worn = (): Refusal => new Refusal(409, 'worn', 'Moves have been taken back too often at this table. No more can be.');
/** A record must not grow for ever: moves end with the game, so it is undos that are counted. */
const MOST_UNDOS = 3_000;

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

const others = (live: Live, seat: Seat): Seat[] => live.row.seats.flatMap((x, i) => (x.kind === 'person' && i !== seat ? [i] : []));

export const takeBack = (tables: Tables, live: Live, seat: Seat, given: string, to: number): Promise<{ done: boolean; proposal: number | null }> =>
  inLine(live, async () => {
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
    const ask = await tables.say(live, { seat, kind: 'ask-undo', text: named(live, x.takes), ref: to, position: given });
    return { done: false, proposal: ask.n };
  });

const standingAsk = (live: Live, talk: readonly TalkRow[], proposal: number): TalkRow & { readonly ref: number } => {
  const ask = talk.find((x) => x.n === proposal && x.kind === 'ask-undo');
  if (ask === undefined || ask.ref === null) throw new Refusal(404, 'no-proposal', 'Nobody asked for that.');
  const lapsed = ask.position !== at(live.play) || talk.some((x) => x.kind === 'decline' && x.ref === proposal);
  if (lapsed) throw new Refusal(409, 'lapsed', 'That request is no longer open.');
  return { ...ask, ref: ask.ref };
};

export const answerAsk = (tables: Tables, live: Live, seat: Seat, proposal: number, yes: boolean): Promise<{ done: boolean }> =>
  inLine(live, async () => {
    await tables.refresh(live);
    const since = (): Promise<TalkRow[]> => tables.store.talk(live.row.id, proposal - 1);
    const before = await since();
    const ask = standingAsk(live, before, proposal);
    if (ask.seat === seat) throw new Refusal(409, 'own', 'It is for the others to answer your request.');
    const said = await tables.say(live, { seat, kind: yes ? 'agree' : 'decline', text: '', ref: proposal, position: null });
    if (!yes) return { done: false };
    // The numbers of the talk put all answers in one order, whichever process took them: whoever gives the last one sees them all.
    const talk = (await since()).filter((x) => x.n <= said.n);
    standingAsk(live, talk, proposal);
    const agreed = (other: Seat): boolean => talk.some((x) => x.kind === 'agree' && x.ref === proposal && x.seat === other);
    if (!others(live, ask.seat).every(agreed) || ask.position === null) return { done: false };
    await tables.append(live, entryOf(live, ask.seat, ask.ref, ask.position));
    await tables.say(live, { seat: ask.seat, kind: 'undone', text: ask.text, ref: proposal, position: null });
    return { done: true };
  });

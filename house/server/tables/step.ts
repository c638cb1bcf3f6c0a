/** A table in step with the store: what is stored, by this process or another one, is taken in and told. */
import type { Person } from '@pesthouse/api';
import { type Entry, isMove } from '@pesthouse/kernel';
import { applyProposed, applyStored, at, followProposed, followStored, opening } from '@pesthouse/table';
import { tell, tellNews } from '../frames.ts';
import { type Listener, type Live, rebuilt, wantsOf } from '../live.ts';
import { type HeldRow, headOf, type PresenceRow, type TableRow } from '../store/rows.ts';
import { tellStart } from '../story.ts';
import { rulesOf, type Tables } from '../tables.ts';
import { hearLog, hearTalk, turn, yieldPlaces } from '../telling.ts';
import type { Means } from './means.ts';

/** So many entries of others are taken in before somebody else has a turn. */
const AT_ONCE = 50;

/** Everything that the rules know of a table before its first entry. */
const sameHead = (a: TableRow, b: TableRow): boolean => JSON.stringify(headOf(a)) === JSON.stringify(headOf(b));

export interface Step extends Pick<Tables, 'catchUp' | 'takePresence'> {
  /** A finished game is marked so, also if the process that finished it did not come to it. */
  settle(live: Live): Promise<void>;
  /** What was proposed here a moment ago is stored: nothing has happened at the table since. */
  takeOurs(live: Live, entry: Entry): void;
  takeRow(live: Live, row: TableRow, known?: Known): Promise<void>;
  /** What was answered to a sealed question, here, in another process, or before this one was started. */
  takeHeld(live: Live, rows: readonly HeldRow[]): void;
}

/** Who those are who look, as the store knows them now. */
type Known = ReadonlyMap<Listener, Person | null>;

export const openStep = ({ store, games, turns, ears, announce }: Means): Step => {
  const settle = async (live: Live): Promise<void> => {
    if (live.row.status === 'over' || !live.play.engine.over(live.play.state)) return;
    await store.finish(live.row.id);
    live.row = { ...live.row, status: 'over' };
    announce(live);
    ears.over(live);
  };

  const take = (live: Live, entry: Entry): void => {
    const { play } = live;
    const told = play.engine.game.open ? followStored(play, live.followers, entry, wantsOf(live)) : applyStored(play, entry, wantsOf(live));
    if ('refused' in told) throw new Error(`table ${live.row.id}: entry ${entry.n} of the store does not fit (${told.refused})`);
    if ('since' in told) tellNews(live, told);
    else tell(live, told);
  };

  const takeOurs = (live: Live, entry: Entry): void => {
    const { play } = live;
    if (!isMove(entry) || entry.n !== play.entries.length + 1) take(live, entry);
    else if (play.engine.game.open) tellNews(live, followProposed(play, live.followers, entry, wantsOf(live)));
    else tell(live, applyProposed(play, entry, wantsOf(live)));
  };

  /** Until the game begins the table may become another one: more seats, other options, other rules. */
  const rebuild = async (live: Live, row: TableRow): Promise<void> => {
    const engine = await rulesOf(games, row);
    rebuilt(live, await turns.run(opening(engine, { ...headOf(row), entries: [] }, row.seed)));
  };

  const takeRow = async (live: Live, row: TableRow, known: Known = new Map()): Promise<void> => {
    const before = live.row;
    if (row.version < before.version) return;
    const began = before.status === 'waiting' && row.status === 'playing';
    if (before.status === 'waiting' && live.play.entries.length === 0 && !sameHead(before, row)) await rebuild(live, row);
    // In one go: nobody is looked up by one name while the seats have the other.
    for (const [x, person] of known) if (x.turned !== 'renewed') x.who = { ...x.who, person };
    live.row = row;
    turn(live);
    if (began) tellStart(live);
    if (row.version !== before.version || row.rematch !== before.rematch || row.status !== before.status) announce(live);
    if (row.version !== before.version) ears.attended(live);
    if (before.status !== 'over' && row.status === 'over') ears.over(live);
  };

  const takePresence = (live: Live, rows: readonly PresenceRow[]): void => {
    const before = JSON.stringify(live.presence);
    live.presence = rows;
    if (yieldPlaces(live)) ears.attended(live);
    if (JSON.stringify(rows) !== before) announce(live);
  };

  const takeHeld = (live: Live, rows: readonly HeldRow[]): void => {
    const position = at(live.play);
    live.held = { at: position, answers: new Map(rows.flatMap((x) => (x.position === position ? [[x.seat, x.move]] : []))) };
  };

  /** Another process charged the clocks. */
  const takeTime = async (live: Live): Promise<void> => {
    if (live.row.room === null || live.row.room.clock.kind === 'none') return;
    const last = await store.time.last(live.row.id);
    if (last === null || last.nr <= (live.time?.nr ?? 0)) return;
    live.time = last;
    announce(live);
  };

  const whoLooks = async (live: Live): Promise<Known> => {
    const known = new Map<Listener, Person | null>();
    for (const x of live.listeners) if (x.who.own && x.who.hash !== null) known.set(x, await store.person(x.who.hash));
    return known;
  };

  const catchUp = async (live: Live): Promise<boolean> => {
    const { id } = live.row;
    const held = await store.held(id);
    const [entries, talk, presence] = await Promise.all([store.entries(id, live.play.entries.length), store.talk(id, live.talked), store.presence(id)]);
    // Read after the entries, told before them: whoever hears a move has heard that the game began.
    const row = await store.table(id);
    if (row !== null && row.version !== live.row.version) hearLog(live, await store.seating(id, live.logged));
    // Somebody may have said who they are at another house, or signed in there.
    if (row !== null) await takeRow(live, row, row.version === live.row.version ? undefined : await whoLooks(live));
    takePresence(live, presence);
    for (const [i, e] of entries.entries()) {
      if (i > 0 && i % AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
      take(live, e);
    }
    hearTalk(live, talk);
    takeHeld(live, held);
    live.doubt = false;
    await takeTime(live);
    if (entries.length > 0) live.entered = null;
    if (entries.length > 0) await settle(live);
    return entries.length > 0;
  };

  return { catchUp, takePresence, settle, takeOurs, takeRow, takeHeld };
};

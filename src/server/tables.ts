/** The tables of the house: the hot ones in memory, each in step with the store, and the one way by which an entry gets into a record. */
import type { Person } from '../api/index.ts';
import { type AnyEngine, type Shelf, UnknownEdition } from '../games/index.ts';
import { type Entry, isMove, type Seat } from '../kernel/index.ts';
import { applyProposed, applyStored, at, opening } from '../table/play.ts';
import { type Clock, wallClock } from './clock.ts';
import { crowded, forbidden, noTable, Refusal, unknownEdition } from './failure.ts';
import { infoOf } from './info.ts';
import { inLine, type Live, liveOf, rebuilt, tell, tellAll, wantsOf } from './live.ts';
import { meter } from './meter.ts';
import type { Metrics } from './metrics.ts';
import { type Change, type HeldRow, headOf, type PresenceRow, type SeatingDraft, type TableRow, type TalkRow } from './store/rows.ts';
import type { Store } from './store/store.ts';
import { tellStart } from './story.ts';
import { hearLog, hearTalk, MOST_LOG, publicTalk, turn, yieldPlaces } from './telling.ts';
import { openTurns, type Turns } from './turns.ts';

const HOT = 500;
const MOST_RACES = 20;
/** News of who comes and goes are gathered for this long. */
const INFO_MS = 30;
const TOUCH_MS = 60_000;
/** The store did not answer. */
const AGAIN_MS = 500;
/** Another process is about to answer for its bots: this one steps in only if it does not. */
const TAKE_OVER_MS = 3_000;
/** So much may one seat say in a minute. */
const MOST_SAID = 30;
/** So many entries of others are taken in before somebody else has a turn. */
const AT_ONCE = 50;

export type Proposal = { readonly entry: Entry } | { readonly refused: string };

/** What somebody says, before it has a number. */
export type Said = Omit<TalkRow, 'n' | 'at' | 'name' | 'revealed'> & { readonly name?: string | null; readonly revealed?: boolean };

/** What becomes of a table's row, and the entries of the log that say why. */
export interface Wish {
  readonly row: Change;
  readonly log: readonly SeatingDraft[];
}

/** The games of this house. */
export type Library = (id: string) => Shelf | undefined;

export interface Tables {
  readonly games: Library;
  readonly store: Store;
  readonly metrics: Metrics;
  /** Where long work goes. */
  readonly turns: Turns;
  find(id: string): Promise<Live>;
  /** Reads what other processes wrote meanwhile, tells it, and says whether there was anything. Only in line. */
  catchUp(live: Live): Promise<boolean>;
  /** The same, where other processes may write at all. */
  refresh(live: Live): Promise<void>;
  /** Appends what `propose` wants, as often as it takes to win a number, or throws why not. Only in line. */
  append(live: Live, propose: () => Proposal): Promise<void>;
  /** The answers to the sealed question that is put go into the record together, seat by seat, and are told. False if that question is no longer put. Only in line. */
  unseal(live: Live, seats: readonly Seat[]): Promise<boolean>;
  /** Says that something happened that nobody is told of: whoever waits for it looks again. */
  stir(live: Live): void;
  /** Adds to the talk under the next free number. Only in line. */
  say(live: Live, talk: Said): Promise<TalkRow>;
  /** Changes the row by what `change` makes of it, as often as it takes, and tells why; null: there is nothing to change. Only in line. */
  change(live: Live, change: (row: TableRow) => Wish | null): Promise<void>;
  /** Somebody began or ceased to look at the table here. */
  attended(live: Live): void;
  onAttended(hear: (live: Live) => void): void;
  /** A key of a person is dead: whoever came by it looks on without their seats. */
  forget(hash: string): void;
  /** Takes in who is here at other houses. Only in line. */
  takePresence(live: Live, rows: readonly PresenceRow[]): void;
  /** Everybody here is told what changed about the table itself. */
  announce(live: Live): void;
  /** Called after everything that may have put a question to a bot. */
  onMoved(hear: (live: Live) => void): void;
  /** Called for everything that was said here, after it is stored. */
  onSaid(hear: (live: Live, talk: TalkRow) => void): void;
  /** Called when a table has ended, at every house that has it open. */
  onOver(hear: (live: Live) => void): void;
  /** Whether somebody whom the house knows by now may come in; throws if not. */
  admit(ip: string, person: Person | null): void;
  onAdmit(ask: (ip: string, person: Person | null) => void): void;
  /** Called for what went wrong without anybody waiting for it. */
  onTrouble(hear: (e: unknown, words: string) => void): void;
  all(): Iterable<Live>;
}

/** The rules of a table: those of its own edition and numbers, whatever the house plays by now. */
export const rulesOf = async (games: Library, { game, rules, variant }: TableRow): Promise<AnyEngine> => {
  const found = games(game);
  if (found === undefined) throw unknownEdition(`this house does not have the game ${game}`, rules);
  try {
    return await found.engine(rules, variant?.numbers);
  } catch (e) {
    if (e instanceof UnknownEdition) throw unknownEdition(e.message, e.edition);
    throw e;
  }
};

/** Everything that the rules know of a table before its first entry. */
const sameHead = (a: TableRow, b: TableRow): boolean => JSON.stringify(headOf(a)) === JSON.stringify(headOf(b));

export const openTables = (store: Store, metrics: Metrics, games: Library, wall: Clock = wallClock): Tables => {
  // A Map remembers the order of insertion: the first key is the one that was not used for longest.
  const hot = new Map<string, Promise<Live>>();
  const ready = new Map<string, Live>();
  const pending = new Set<string>();
  const turns = openTurns();
  let moved: (live: Live) => void = () => {};
  let attended: (live: Live) => void = () => {};
  let heard: (live: Live, talk: TalkRow) => void = () => {};
  let over: (live: Live) => void = () => {};
  let report: (e: unknown, words: string) => void = () => {};
  let admit: (ip: string, person: Person | null) => void = () => {};

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
    ready.set(id, live);
    metrics.hot.set(ready.size);
    // News that came while the table was being opened reached nobody.
    if (store.shared) await inLine(live, () => catchUp(live));
    await settle(live);
    moved(live);
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

  const announced = new WeakMap<Live, { readonly text: string; readonly to: ReadonlySet<unknown> }>();
  const announce = (live: Live): void => {
    const { id } = live.row;
    if (pending.has(id)) return;
    pending.add(id);
    setTimeout(() => {
      pending.delete(id);
      const text = JSON.stringify({ type: 'table', table: id, info: infoOf(live) });
      const before = announced.get(live);
      // Who hears the same again would learn that something happened which is not theirs to know.
      if (before?.text === text && [...live.listeners].every((x) => before.to.has(x))) return;
      announced.set(live, { text, to: new Set(live.listeners) });
      tellAll(live, text);
    }, INFO_MS);
  };

  /** A finished game is marked so, also if the process that finished it did not come to it. */
  const settle = async (live: Live): Promise<void> => {
    if (live.row.status === 'over' || !live.play.engine.over(live.play.state)) return;
    await store.finish(live.row.id);
    live.row = { ...live.row, status: 'over' };
    announce(live);
    over(live);
  };

  const take = (live: Live, entry: Entry): void => {
    const told = applyStored(live.play, entry, wantsOf(live));
    if ('refused' in told) throw new Error(`table ${live.row.id}: entry ${entry.n} of the store does not fit (${told.refused})`);
    tell(live, told);
  };

  /** The same for what was proposed here a moment ago: nothing has happened at the table since. */
  const takeOurs = (live: Live, entry: Entry): void => {
    if (isMove(entry) && entry.n === live.play.entries.length + 1) tell(live, applyProposed(live.play, entry, wantsOf(live)));
    else take(live, entry);
  };

  /** Until the game begins the table may become another one: more seats, other options, other rules. */
  const rebuild = async (live: Live, row: TableRow): Promise<void> => {
    const engine = await rulesOf(games, row);
    rebuilt(live, await turns.run(opening(engine, { ...headOf(row), entries: [] }, row.seed)));
  };

  const takeRow = async (live: Live, row: TableRow): Promise<void> => {
    const before = live.row;
    if (row.version < before.version) return;
    const began = before.status === 'waiting' && row.status === 'playing';
    if (before.status === 'waiting' && live.play.entries.length === 0 && !sameHead(before, row)) await rebuild(live, row);
    live.row = row;
    turn(live);
    if (began) tellStart(live);
    if (row.version !== before.version || row.rematch !== before.rematch || row.status !== before.status) announce(live);
    if (row.version !== before.version) attended(live);
    if (before.status !== 'over' && row.status === 'over') over(live);
  };

  const takePresence = (live: Live, rows: readonly PresenceRow[]): void => {
    const before = JSON.stringify(live.presence);
    live.presence = rows;
    if (yieldPlaces(live)) attended(live);
    if (JSON.stringify(rows) !== before) announce(live);
  };

  /** What was answered to a sealed question, here, in another process, or before this one was started. */
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

  const catchUp = async (live: Live): Promise<boolean> => {
    const { id } = live.row;
    const held = await store.held(id);
    const [entries, talk, presence] = await Promise.all([store.entries(id, live.play.entries.length), store.talk(id, live.talked), store.presence(id)]);
    // Read after the entries, told before them: whoever hears a move has heard that the game began.
    const row = await store.table(id);
    if (row !== null && row.version !== live.row.version) hearLog(live, await store.seating(id, live.logged));
    // Somebody may have said who they are at another house, or signed in there.
    if (row !== null && row.version !== live.row.version)
      for (const x of live.listeners)
        if (x.who.own && x.who.hash !== null && x.turned !== 'renewed') x.who = { ...x.who, person: await store.person(x.who.hash) };
    if (row !== null) await takeRow(live, row);
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

  const toldWatchers = (live: Live): number => live.play.told.at(-1) ?? 0;
  /** A sign of life, now and then, and never for what only one seat may know. Nobody waits for it: what is stored is stored. */
  const touch = (live: Live): void => {
    const now = Date.now();
    if (now - live.row.touched < TOUCH_MS) return;
    live.row = { ...live.row, touched: now };
    store.touch(live.row.id, now).catch((e: unknown) => report(e, 'a sign of life was not written'));
  };
  /** After an entry was stored it counts, whatever happens next; a game that could not be marked as over is marked when its table is opened again. */
  const settleLater = (live: Live): Promise<void> => settle(live).catch((e: unknown) => report(e, 'a finished game was not marked as over'));

  const append = async (live: Live, propose: () => Proposal): Promise<void> => {
    if (live.doubt) await catchUp(live);
    const done = metrics.moveSeconds.startTimer();
    let fresh = false;
    for (let i = 0; i < MOST_RACES; i++) {
      const p = propose();
      if ('refused' in p) {
        // It may be this process that is behind, not the one who moves.
        if (!fresh && (await catchUp(live))) continue;
        throw forbidden(p.refused);
      }
      let won = false;
      try {
        won = await store.append(live.row.id, p.entry, wall.now());
      } catch (e) {
        live.doubt = true;
        throw e;
      }
      if (won) {
        const before = toldWatchers(live);
        takeOurs(live, p.entry);
        live.entered = wall.now();
        if (toldWatchers(live) > before) touch(live);
        metrics.entries.inc({ kind: 'move' in p.entry ? 'move' : 'undo' });
        done();
        await settleLater(live);
        moved(live);
        return;
      }
      metrics.races.inc();
      await catchUp(live);
      fresh = true;
    }
    throw crowded();
  };

  const unseal = async (live: Live, seats: readonly Seat[]): Promise<boolean> => {
    if (live.doubt) await catchUp(live);
    let entries: Entry[] | null;
    try {
      entries = await store.unseal(live.row.id, at(live.play), live.play.entries.length, seats, wall.now());
    } catch (e) {
      live.doubt = true;
      throw e;
    }
    if (entries === null) {
      metrics.races.inc();
      await catchUp(live);
    }
    for (const entry of entries ?? []) takeOurs(live, entry);
    if (entries !== null) live.entered = wall.now();
    if (entries !== null) {
      metrics.entries.inc({ kind: 'move' }, entries.length);
      touch(live);
    }
    await settleLater(live);
    moved(live);
    return entries !== null;
  };

  /** What is only told about a request that was made does not count. */
  const mayTalk = (live: Live, talk: Pick<TalkRow, 'seat' | 'kind'>): boolean => {
    if (talk.kind === 'undone' || talk.kind === 'lapse') return true;
    const own = live.talking.get(talk.seat) ?? meter(MOST_SAID, 60_000);
    live.talking.set(talk.seat, own);
    return own();
  };

  const say = async (live: Live, talk: Said): Promise<TalkRow> => {
    if (!mayTalk(live, talk)) throw new Refusal(429, 'too-fast', 'You have said a lot in a short time. Wait a minute, then go on.');
    for (let i = 0; i < MOST_RACES; i++) {
      const row = { name: null, revealed: null, ...talk, n: live.talked + 1, at: Date.now() };
      if (await store.say(live.row.id, row)) {
        live.talked = row.n;
        tellAll(live, publicTalk(live.row.id, row));
        heard(live, row);
        return row;
      }
      hearTalk(live, await store.talk(live.row.id, live.talked));
    }
    throw crowded();
  };

  const change = async (live: Live, make: (row: TableRow) => Wish | null): Promise<void> => {
    if (live.doubt) await catchUp(live);
    for (let i = 0; i < MOST_RACES; i++) {
      const wish = make(live.row);
      if (wish === null) return;
      const log = await store.change(live.row, wish.row, { entries: live.play.entries.length, position: at(live.play) }, wish.log);
      if (log !== null) {
        hearLog(live, log);
        await takeRow(live, { ...live.row, ...wish.row, version: live.row.version + 1, touched: Date.now() });
        moved(live);
        return;
      }
      await catchUp(live);
    }
    throw crowded();
  };

  const hearNews = (live: Live): void => {
    inLine(live, () => catchUp(live)).then(
      () => {
        setTimeout(() => moved(live), TAKE_OVER_MS).unref();
      },
      () => {
        live.doubt = true;
        setTimeout(() => {
          if (live.doubt && ready.get(live.row.id) === live) hearNews(live);
        }, AGAIN_MS).unref();
      },
    );
  };
  /** A key of a person is dead: whoever came by it looks on, and is nobody. */
  const forget = (hash: string): void => {
    for (const live of ready.values()) {
      let found = false;
      for (const x of live.listeners) {
        if (!x.who.own || x.who.hash !== hash) continue;
        x.turned = 'renewed';
        x.who = { ...x.who, person: null };
        found = true;
      }
      if (!found) continue;
      turn(live);
      attended(live);
      announce(live);
    }
  };
  /** Keys may have died while no news came. */
  const recheck = async (): Promise<void> => {
    const hashes = new Set(
      [...ready.values()].flatMap((live) => [...live.listeners].flatMap((x) => (x.who.own && x.who.person !== null ? [x.who.hash ?? ''] : []))),
    );
    for (const hash of hashes) if ((await store.person(hash)) === null) forget(hash);
  };
  store.onNews((id) => {
    if (id?.startsWith('key:') === true) return forget(id.slice(4));
    if (id === null) for (const live of ready.values()) hearNews(live);
    if (id === null) recheck().catch((e: unknown) => report(e, 'whose keys are good could not be looked up'));
    const live = id === null ? undefined : ready.get(id);
    if (live !== undefined) hearNews(live);
  });

  return {
    games,
    store,
    metrics,
    turns,
    find,
    catchUp,
    async refresh(live) {
      if (store.shared || live.doubt) await catchUp(live);
    },
    append,
    unseal,
    stir: (live) => moved(live),
    say,
    change,
    attended: (live) => {
      yieldPlaces(live);
      announce(live);
      attended(live);
    },
    onAttended(hear) {
      attended = hear;
    },
    forget,
    takePresence,
    announce,
    onMoved(hear) {
      moved = hear;
    },
    onSaid(hear) {
      heard = hear;
    },
    onOver(hear) {
      over = hear;
    },
    onTrouble(hear) {
      report = hear;
    },
    admit: (ip, person) => admit(ip, person),
    onAdmit(ask) {
      admit = ask;
    },
    all: () => ready.values(),
  };
};

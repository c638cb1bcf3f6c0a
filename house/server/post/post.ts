/** The post of the house: finds out who has to be told what, and puts it into the outbox, once for each turn, request or word. */
import { randomBytes } from 'node:crypto';
import { askMinutes } from '@pesthouse/api';
import type { Seat } from '@pesthouse/kernel';
import { at } from '@pesthouse/table';
import * as z from 'zod';
import type { HouseLog } from '../closing.ts';
import { Refusal } from '../failure.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { deciding, inLine, type Live, started } from '../live.ts';
import { askedIn, roomOf } from '../seats.ts';
import type { PostRow } from '../store/messages-schema.ts';
import type { TalkRow } from '../store/rows.ts';
import type { Tables } from '../tables.ts';
import { AFTER } from './letter.ts';
import { waysTo } from './reach.ts';
import { type Request, requestsAt } from './requests.ts';
import type { Sending } from './sending.ts';
import { dueAt, mayGo, usualWishes, warnAt } from './when.ts';
import type { PostWish } from './wish.ts';

/** Something that somebody is to be told, apart from what happens at a table. */
export interface Notice {
  readonly person: string;
  /** Told once under this name. */
  readonly key: string;
  /** The table that they are invited to, or none. */
  readonly table: string;
  readonly about: PostRow['about'];
}

/** By when somebody has to answer. */
export interface Deadline {
  readonly seat: Seat;
  readonly at: number;
}

export interface Post {
  /** After everything that may have put a question to somebody. */
  look(live: Live): void;
  /** Somebody said or asked something at a table. */
  said(live: Live, talk: TalkRow): void;
  /** Somebody is invited, or asked whether they come. True where a channel tells of it. */
  tell(notice: Notice): Promise<boolean>;
  /** The deadlines at a table are these from now on: whoever is far from them is told once more before their time runs out. */
  timed(live: Live, dues: readonly Deadline[]): void;
  /** Looks after the tables at which something happened just before the house was closed or killed. */
  open(): Promise<void>;
  close(): Promise<void>;
}

const KEPT_MS = 30 * 24 * 3_600_000;
/** The last word before time runs out is due at a moment. */
const WARN = 'warn';
const warnBody = z.object({ seat: z.number(), at: z.number() });
/** A deadline that moved by less is the same one. */
const SAME_MS = 60_000;
const LATELY_MS = 600_000;
const MOST_LATELY = 200;
/** The last sign of life of a table is known to the minute. */
const TOUCHED_MS = 60_000;

const newId = (): string => randomBytes(12).toString('base64url');

/** Whether somebody is named in what was said: as a word of its own, whatever the case of its letters. */
export const mentions = (text: string, name: string): boolean => {
  const word = name
    .trim()
    .toLocaleLowerCase()
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return word !== '' && new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'u').test(text.toLocaleLowerCase());
};

interface Sitter {
  readonly seat: Seat;
  readonly person: string;
}
const peopleAt = (live: Live): Sitter[] =>
  live.row.seats.flatMap((x, seat) => (x.kind === 'person' && x.person !== null && !x.resigned ? [{ seat, person: x.person }] : []));

const askedAt = ({ row }: Live): Sitter[] =>
  askedIn(row).flatMap((seat) => {
    const person = row.seats[seat]?.person ?? null;
    return person === null ? [] : [{ seat, person }];
  });

/** The seats at which a bot plays for somebody who did not ask for it, and the people who are out because their time ran out. */
const stoodAt = (live: Live): (Sitter & { readonly key: string })[] =>
  live.row.seats.flatMap((x, seat) =>
    x.person !== null && x.standIn !== null && x.standIn.why !== 'left' ? [{ seat, person: x.person, key: `${x.standIn.why} ${x.standIn.since}` }] : [],
  );
const outAt = (live: Live, before: readonly Sitter[]): Sitter[] =>
  before.filter(({ seat }) => live.row.seats[seat]?.resigned === true && live.log.findLast((x) => x.seat === seat && x.why === 'resigned')?.by === null);

export const runPost = (tables: Tables, sending: Pick<Sending, 'ring'>, jobs: Jobs, wish: PostWish, log: HouseLog): Post => {
  const { store } = tables;
  const { now } = wish;
  let closed = false;
  let line: Promise<unknown> = Promise.resolve();
  /** Who was asked at a table when it was last looked at, whether its game had just begun, and who played there themselves. */
  const known = new WeakMap<
    Live,
    { readonly asked: ReadonlySet<string>; readonly begun: boolean; readonly people: readonly Sitter[]; readonly requests: ReadonlySet<string> }
  >();

  /** One row a channel, due when the person wants to hear of it. `before`: channels that came later do not tell of it. */
  const put = async (what: Omit<PostRow, 'id' | 'channel' | 'at' | 'tries'>, left: number | null, before: number | null): Promise<boolean> => {
    const { ways, wishes } = await waysTo(store, what.person, what.kind);
    const channels = ways.filter((x) => before === null || x.made <= before);
    if (channels.length === 0) return false;
    const { made } = what;
    for (const x of channels) {
      // That time runs out waits for no daily message.
      const moment = what.kind === 'late' ? mayGo(wishes, made, left) : dueAt(wishes, x.daily, made + wish.graceMs, left);
      const due = await store.post([{ ...what, id: newId(), channel: x.id, at: moment, tries: 0 }]);
      for (const ringing of due) await sending.ring(x.id, ringing);
    }
    return true;
  };

  /** One thing after the other: what passed is taken away before what comes next is told. */
  const inTurn = (words: string, job: () => Promise<void>): void => {
    line = line.then(job).catch((e: unknown) => {
      if (!closed) log.error({ err: e }, words);
    });
  };
  const placeOf = (live: Live): Pick<PostRow, 'table' | 'entries' | 'made' | 'about'> => ({
    table: live.row.id,
    entries: live.play.entries.length,
    made: now(),
    about: { name: live.row.name, path: `/table/${live.row.id}`, game: live.row.game },
  });

  const warnOf = async ({ seat, at: due }: Deadline, person: string): Promise<number | null> => {
    if (!(await store.channels(person)).some((x) => x.on)) return null;
    const moment = warnAt((await store.wishes(person)) ?? usualWishes(), now(), due);
    return moment === null || seat < 0 ? null : moment;
  };
  const armed = new WeakMap<Live, boolean>();
  const arm = async (live: Live, people: readonly Sitter[], dues: readonly Deadline[]): Promise<void> => {
    const { id } = live.row;
    const rows: Parameters<Jobs['replace']>[2][number][] = [];
    for (const due of dues) {
      const person = people.find((x) => x.seat === due.seat)?.person;
      const moment = person === undefined ? null : await warnOf(due, person);
      if (moment !== null) rows.push({ kind: WARN, key: `${id} ${due.seat}`, about: id, body: { seat: due.seat, at: due.at }, at: moment });
    }
    if (rows.length === 0 && armed.get(live) === false) return;
    armed.set(live, rows.length > 0);
    await jobs.replace(WARN, id, rows);
  };

  /** Only in line. */
  const warn = async (live: Live, given: Deadline): Promise<void> => {
    await tables.refresh(live);
    const sitter = peopleAt(live).find((x) => x.seat === given.seat);
    const left = wish.left(live, given.seat);
    if (sitter === undefined || left === null || !deciding(live, given.seat).includes(given.seat)) return;
    const due = now() + left;
    // The clock stood still meanwhile.
    if (due - given.at > SAME_MS) {
      const moment = await warnOf({ seat: given.seat, at: due }, sitter.person);
      const key = `${live.row.id} ${given.seat}`;
      if (moment !== null && moment > now()) return jobs.put({ kind: WARN, key, about: live.row.id, body: { seat: given.seat, at: due }, at: moment });
    }
    await store.turnNow(sitter.person, live.row.id, now());
    await put({ ...sitter, ...placeOf(live), kind: 'late', decision: `${at(live.play)} ${Math.round(due / SAME_MS)}` }, left, null);
  };
  jobs.on(WARN, async (job) => {
    const given = warnBody.safeParse(job.body);
    if (closed || !given.success) return;
    try {
      const live = await tables.find(job.about);
      await inLine(live, () => warn(live, given.data));
    } catch (e) {
      // A table that is gone, or whose edition this house does not know, has no time.
      if (!(e instanceof Refusal)) throw e;
    }
  });

  /** Whoever was playing themselves a moment ago, and is not any more without having wished it. */
  const tellStood = (live: Live, before: readonly Sitter[]): void => {
    const was = (x: Sitter): boolean => before.some((y) => y.person === x.person && y.seat === x.seat);
    const stood = stoodAt(live).filter(was);
    const out = outAt(live, before);
    if (stood.length === 0 && out.length === 0) return;
    const place = placeOf(live);
    inTurn('that somebody is played for could not be told of', async () => {
      for (const { key, ...x } of stood) await put({ ...x, ...place, kind: 'stood', decision: key }, 0, null);
      for (const x of out) await put({ ...x, ...place, kind: 'out', decision: 'out' }, 0, null);
    });
  };

  /** Whoever is away is asked as well. */
  const tellRequests = (live: Live, fresh: readonly Request[]): void => {
    const place = placeOf(live);
    for (const { wish: asked, key, until, by, to } of fresh)
      inTurn('a request could not be told of', async () => {
        const about = { ...place.about, wish: asked, by };
        for (const x of to) await put({ ...x, ...place, about, kind: 'ask', decision: key }, until - now(), null);
      });
  };
  /** The same people gather to play again. */
  const tellAgain = (live: Live, people: readonly Sitter[]): void => {
    const { again } = roomOf(live.row);
    if (live.row.status !== 'waiting' || again === null) return;
    const place = placeOf(live);
    const about = { ...place.about, again: true, by: live.row.seats[again.by]?.name ?? '' };
    inTurn('a rematch could not be told of', async () => {
      for (const x of people) if (x.seat !== again.by) await put({ ...x, ...place, about, kind: 'invitation', decision: 'again' }, null, null);
    });
  };
  /** Somebody at the table calls whoever is asked. */
  const called = new WeakMap<Live, number>();
  const tellCalls = (live: Live, people: readonly Sitter[]): void => {
    const last = live.log.findLast((x) => x.why === 'nudge');
    if (last === undefined || live.row.status !== 'playing' || Date.now() - last.at > LATELY_MS || (called.get(live) ?? 0) >= last.nr) return;
    called.set(live, last.nr);
    const place = placeOf(live);
    const to = people.find((x) => x.seat === last.seat);
    const about = { ...place.about, by: last.by?.name ?? '' };
    if (to !== undefined)
      inTurn('a call could not be told of', async () => {
        await put({ ...to, ...place, about, kind: 'nudge', decision: String(last.nr) }, wish.left(live, to.seat), null);
      });
  };

  return {
    look(live) {
      if (closed) return;
      const { row } = live;
      const running = started(live) && row.status === 'playing';
      const people = row.seats.some((x) => x.person !== null) ? peopleAt(live) : [];
      const before = known.get(live);
      const begun = running && live.play.entries.length === 0 && row.room?.begins === 'host';
      // A table of guests: nobody there has asked to be told of anything.
      if (people.length === 0 && before?.asked.size === 0 && before.begun === begun) return;
      const asked = running ? people.filter((x) => deciding(live, x.seat).includes(x.seat)) : [];
      const persons = new Set(asked.map((x) => x.person));
      const requests = requestsAt(live);
      known.set(live, { asked: persons, begun, people, requests: new Set(requests.map((x) => x.key)) });
      tellStood(live, before?.people ?? []);
      tellRequests(
        live,
        requests.filter((x) => before?.requests.has(x.key) !== true),
      );
      if (before === undefined) tellAgain(live, people);
      tellCalls(live, people);
      if (people.length === 0 && before === undefined) return;
      const fresh = asked.filter((x) => before?.asked.has(x.person) !== true);
      const passed = before === undefined || [...before.asked].some((x) => !persons.has(x));
      const starting = begun && before?.begun !== true ? people : [];
      if (fresh.length === 0 && !passed && starting.length === 0) return;
      const decision = at(live.play);
      const place = placeOf(live);
      const lefts = new Map(asked.map((x) => [x.seat, wish.left(live, x.seat)]));
      // Of a turn that was there before somebody asked to be told they are not told now.
      const until = before === undefined ? row.touched + TOUCHED_MS : null;
      inTurn('a turn could not be told of', async () => {
        if (passed) await store.turnsPassed(row.id, place.entries, [...persons], now());
        for (const x of starting) await put({ ...x, ...place, kind: 'start', decision: 'start' }, null, until);
        for (const x of fresh) await put({ ...x, ...place, kind: 'turn', decision }, lefts.get(x.seat) ?? null, until);
      });
    },
    said(live, talk) {
      if (closed || (talk.kind !== 'say' && talk.kind !== 'ask-undo')) return;
      const kind = talk.kind === 'say' ? 'talk' : 'ask';
      const { seats, status } = live.row;
      // After the game there is little to say: whoever played hears of the first word, and of those that name them.
      const after = kind === 'talk' && status === 'over';
      const named = (x: Sitter): boolean => mentions(talk.text, seats[x.seat]?.name ?? '');
      const listening = kind === 'ask' ? askedAt(live) : peopleAt(live);
      const to = listening.filter((x) => x.seat !== talk.seat && x.person !== talk.person && (kind === 'ask' || after || named(x)));
      if (to.length === 0) return;
      const place = placeOf(live);
      // Nobody waits for the daily message to answer what lapses before it.
      const left = kind === 'ask' ? askMinutes(roomOf(live.row).clock.kind) * 60_000 : null;
      inTurn('what was said could not be told of', async () => {
        for (const x of to) {
          if (talk.person !== null && (await store.regards(x.person, talk.person)) !== null) continue;
          const first = after && !named(x);
          const asks = kind === 'ask' ? { wish: 'undo' as const, by: seats[talk.seat]?.name ?? '' } : {};
          const about = { ...place.about, ...asks, ...(after ? { after: true } : {}) };
          await put({ ...x, ...place, about, kind, decision: first ? AFTER : String(talk.n) }, left, null);
        }
      });
    },
    tell: ({ person, key, table, about }) => put({ person, kind: 'invitation', decision: key, table, seat: -1, entries: 0, made: now(), about }, null, null),
    timed(live, dues) {
      if (closed) return;
      const people = peopleAt(live);
      inTurn('a deadline could not be watched', () => arm(live, people, dues));
    },
    async open() {
      await store.sweepPost(now() - KEPT_MS);
      for (const id of await store.lately(LATELY_MS, MOST_LATELY)) await tables.find(id).catch(() => undefined);
    },
    async close() {
      closed = true;
      await line;
    },
  };
};

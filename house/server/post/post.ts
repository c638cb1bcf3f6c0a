/** The post of the house: finds out who has to be told what, and puts it into the outbox, once for each turn, request or word. */
import { randomBytes } from 'node:crypto';
import type { MessageKind } from '@pesthouse/api';
import type { Seat } from '@pesthouse/kernel';
import { at } from '@pesthouse/table';
import type { HouseLog } from '../closing.ts';
import { deciding, type Live, started } from '../live.ts';
import type { PostRow } from '../store/messages-schema.ts';
import type { TalkRow } from '../store/rows.ts';
import type { Tables } from '../tables.ts';
import type { Sending } from './sending.ts';
import { dueAt, usualWishes } from './when.ts';
import type { PostWish } from './wish.ts';

/** Something that somebody is to be told, apart from what happens at a table. */
export interface Notice {
  readonly person: string;
  readonly kind: MessageKind;
  /** Told once under this name. */
  readonly key: string;
  /** What it is called, and where it is found. */
  readonly name: string;
  readonly path: string;
  /** The table that they are invited to, or none. */
  readonly table: string;
  /** Whether they come to an evening of a circle that begins then; null: nothing is asked. */
  readonly asks: number | null;
}

export interface Post {
  /** After everything that may have put a question to somebody. */
  look(live: Live): void;
  /** Somebody said or asked something at a table. */
  said(live: Live, talk: TalkRow): void;
  tell(notice: Notice): Promise<void>;
  /** Looks after the tables at which something happened just before the house was closed or killed. */
  open(): Promise<void>;
  close(): Promise<void>;
}

const KEPT_MS = 30 * 24 * 3_600_000;
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

export const runPost = (tables: Tables, sending: Pick<Sending, 'ring'>, wish: PostWish, log: HouseLog): Post => {
  const { store } = tables;
  const { now } = wish;
  let closed = false;
  let line: Promise<unknown> = Promise.resolve();
  /** Who was asked at a table when it was last looked at, and whether its game had just begun. */
  const known = new WeakMap<Live, { readonly asked: ReadonlySet<string>; readonly begun: boolean }>();

  /** One row a channel, due when the person wants to hear of it. `before`: channels that came later do not tell of it. */
  const put = async (what: Omit<PostRow, 'id' | 'channel' | 'at' | 'tries'>, left: number | null, before: number | null): Promise<void> => {
    const channels = (await store.channels(what.person)).filter((x) => x.on && (before === null || x.made <= before));
    if (channels.length === 0) return;
    const wishes = (await store.wishes(what.person)) ?? usualWishes();
    if (!wishes.what[what.kind]) return;
    const { made } = what;
    for (const x of channels) {
      const due = await store.post([{ ...what, id: newId(), channel: x.id, at: dueAt(wishes, x.daily, made + wish.graceMs, left), tries: 0 }]);
      for (const moment of due) await sending.ring(x.id, moment);
    }
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
    about: { name: live.row.name, path: `/table/${live.row.id}` },
  });

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
      known.set(live, { asked: persons, begun });
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
      const { seats } = live.row;
      const to = peopleAt(live).filter((x) => x.seat !== talk.seat && (kind === 'ask' || mentions(talk.text, seats[x.seat]?.name ?? '')));
      if (to.length === 0) return;
      const place = placeOf(live);
      inTurn('what was said could not be told of', async () => {
        for (const x of to) await put({ ...x, ...place, kind, decision: String(talk.n) }, null, null);
      });
    },
    tell: ({ person, kind, key, table, name, path, asks }) =>
      put({ person, kind, decision: key, table, seat: -1, entries: 0, made: now(), about: { name, path, ...(asks === null ? {} : { asks }) } }, null, null),
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

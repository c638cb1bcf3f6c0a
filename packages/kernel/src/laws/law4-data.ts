/** Law 4: a state is plain data, a clone shares nothing with it, and a record replays to the same hash at every entry. */
import { clone } from '../clone.ts';
import type { Base, Fact } from '../contract.ts';
import { hash, same } from '../hash.ts';
import { read, write } from '../notation.ts';
import { type Entry, replay, standing } from '../record.ts';
import { type Look, must, type Trial } from './look.ts';
import { notPlain, objects, shared } from './plain.ts';

export const plainState = (s: Base): void => {
  const odd = notPlain(s, 'state');
  must(4, odd === null, () => `not plain data: ${odd}`);
  must(4, same(JSON.parse(JSON.stringify(s)), s), 'JSON there and back changes the state');
  const mine = objects(s, (a, b) => must(4, false, `the state holds one object twice: ${a} and ${b}`));
  const copy = clone(s);
  must(4, same(copy, s), 'a clone differs from its original');
  const both = shared(copy, mine);
  must(4, both === null, () => `a clone shares ${both} with its original`);
};

/** Moves are flat, and their notation reads back. */
export const plainMoves = (x: Look): void => {
  const { vocabulary } = x.e.game;
  for (const seat of x.deciding)
    for (const m of x.e.moves(x.s, seat)) {
      const line = write(vocabulary, seat, m);
      const back = read(vocabulary, line);
      must(4, back !== null && back.seat === seat && same(back.move, m), () => `${JSON.stringify(m)} does not survive its notation "${line}"`);
    }
};

/** What the record and the streams keep must not change with the state. */
export const keepsNothing = (s: Base, kept: readonly unknown[], what: string): void => {
  const mine = objects(s);
  for (const x of kept) {
    const both = shared(x, mine);
    must(4, both === null, () => `${what} shares ${both} with the state: ${JSON.stringify(x)}`);
  }
};

/** Every event has a known clause, an audience, and is plain data. */
export const fact = (x: Trial, event: Fact, to: number): void => {
  must(
    4,
    typeof event.type === 'string' && typeof event.clause === 'string' && event.clause !== '',
    () => `an event without type or clause: ${JSON.stringify(event)}`,
  );
  must(4, x.clauses === undefined || x.clauses.has(event.clause), `the event ${event.type} names ${event.clause}, which is no clause`);
  must(4, to !== 0, `the event ${event.type} is told to nobody`);
  const odd = notPlain(event, event.type);
  must(4, odd === null, () => `not plain data: ${odd}`);
};

/** Plays the record again, from its JSON and with nobody listening. `hashes` holds those of the entries that were looked at closely. */
export const replays = (x: Trial, entries: readonly Entry[], hashes: ReadonlyMap<number, string>, end: Base): void => {
  const copy: readonly Entry[] = JSON.parse(JSON.stringify(entries));
  const again = x.e.start(x.options, x.seats, x.chanceAt(0));
  must(4, hash(again) === hashes.get(0), 'the same setup gives another state');
  for (const y of standing(copy)) {
    x.e.play(again, y.seat, y.move, { chance: x.chanceAt(y.n), tell: undefined });
    const before = hashes.get(y.n);
    must(4, before === undefined || hash(again) === before, `replaying entry ${y.n} gives another state`);
  }
  must(4, same(again, end), 'replaying the record gives another state');
  const both = shared(again, objects(end));
  must(4, both === null, () => `two games share ${both}`);
};

/** Replaying up to an entry of the middle gives what stood there, whatever was taken back before. */
export const replaysHalf = (x: Trial, entries: readonly Entry[], hashes: ReadonlyMap<number, string>): void => {
  const middle = standing(entries).find((y) => y.n > entries.length / 2 && hashes.has(y.n))?.n;
  if (middle === undefined) return;
  const s = replay(x.e, x.options, x.seats, entries, x.chanceAt, middle);
  must(4, hash(s) === hashes.get(middle), `replaying up to entry ${middle} gives another state`);
};

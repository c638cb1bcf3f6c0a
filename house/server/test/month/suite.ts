/** What must be true after the month, on any store. */

import * as api from '@pesthouse/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../guest.ts';
import { BEGINS, type Lived, liveThrough, type MonthWish } from './life.ts';
import { asleep, type Call } from './six.ts';
import { DAY, GRACE, type Ground, HOUR, MINUTE } from './world.ts';

const isTurn = (line: string, name: string): boolean => line.startsWith(`Your turn at ${name}`) || line.startsWith(`${name} has begun, and it’s your turn`);
const saysOf = (calls: readonly Call[], says: (line: string) => boolean): Call[] => calls.filter((x) => x.lines.some(says));

interface Stretch {
  readonly from: number;
  readonly until: number;
  /** It begins with their own move: everybody here plays as long as they are asked, so that a sealed question waits for others. */
  readonly answered: boolean;
}

export const monthSuite = (name: string, ground: () => Promise<Ground>, wish: MonthWish) =>
  describe(`a circle of six: ${name}`, () => {
    let lived: Lived;
    let begun = false;
    beforeAll(async () => {
      lived = await liveThrough(await ground(), wish);
      begun = true;
      // Minutes where nothing else runs; a busy machine may take its time.
    }, 6 * HOUR);
    afterAll(async () => {
      if (begun) await lived.world.close();
    });

    const timeOf = async (table: string) => (await ask(api.timeLog, lived.world.house(), `/api/tables/${table}/time`)).time;
    /** When somebody was waited for: while their seat's time ran, up to their own next move. */
    const turnsOf = async (table: string, seat: number): Promise<Stretch[]> => {
      const moves = lived.made.filter((x) => x.table === table && x.seat === seat).map((x) => x.at);
      const stretches: Stretch[] = [];
      let from: number | null = null;
      let answered = false;
      const log = await timeOf(table);
      for (const [i, row] of log.entries()) {
        const until = log[i + 1]?.at ?? lived.world.now();
        if (!row.running.includes(seat)) continue;
        from ??= row.at;
        for (const at of moves.filter((x) => x >= row.at && x <= until)) {
          stretches.push({ from, until: at, answered });
          from = at;
          answered = true;
        }
        if (log[i + 1]?.running.includes(seat) === true) continue;
        stretches.push({ from, until, answered });
        from = null;
        answered = false;
      }
      return stretches.filter((x) => x.until > x.from);
    };

    test('the house had no trouble, and everybody played', () => {
      expect(lived.world.troubles).toEqual([]);
      for (const x of lived.people) expect([x.habit.name, lived.made.filter((y) => y.who === x.habit.name).length > 3]).toEqual([x.habit.name, true]);
      for (const x of lived.tables) expect(lived.made.filter((y) => y.table === x.id).length).toBeGreaterThan(10);
    });

    test('nothing is lost: every move that was taken stands in the record in its place, every word in the talk, and both are the same after a restart', async () => {
      const { store } = lived.world.ground;
      const stories = async () =>
        Promise.all(lived.tables.map(async (x) => (await ask(api.story, lived.world.house(), `/api/tables/${x.id}/story`)).items.map((y) => [y.seq, y.at])));
      for (const { id, seats } of lived.tables) {
        const entries = await store.entries(id, 0);
        expect(entries.map((x) => x.n)).toEqual(entries.map((_, i) => i + 1));
        const held = await store.held(id);
        for (const [seat] of seats.entries()) {
          const stood = [
            ...entries.flatMap((x) => (x.seat === seat && 'move' in x ? [x.move] : [])),
            ...held.filter((x) => x.seat === seat).map((x) => x.move),
          ];
          const mine = lived.made.filter((x) => x.table === id && x.seat === seat).map((x) => JSON.stringify(x.move));
          let found = 0;
          for (const move of stood) if (JSON.stringify(move) === mine[found]) found++;
          expect([id, seat, found]).toEqual([id, seat, mine.length]);
        }
        const words = (await store.talk(id, 0)).filter((x) => x.kind === 'say').map((x) => x.text);
        expect(words).toEqual(lived.said.filter((x) => x.table === id).map((x) => x.text));
      }
      const before = await stories();
      await lived.world.restart('all', MINUTE);
      expect(await stories()).toEqual(before);
    });

    test('every deadline is kept: at the moment that everybody was told, once, and nobody’s time was over for longer', async () => {
      expect(lived.overdue).toEqual([]);
      // Somebody vanished without a word.
      expect(lived.fired.length).toBeGreaterThan(0);
      expect(lived.fired.filter((x) => x.at !== x.told)).toEqual([]);
      for (const { id } of lived.tables) {
        const out = (await timeOf(id)).filter((x) => x.why === 'out').map((x) => `${x.position} ${x.seat} ${x.at}`);
        expect(out).toEqual([...new Set(out)]);
        expect(out).toHaveLength(lived.fired.filter((x) => x.table === id).length);
      }
      // Whoever was on holiday had time.
      const away = lived.people.filter((x) => x.habit.holiday !== undefined);
      for (const { id, seats } of lived.tables)
        for (const x of away) {
          const [from = 0, until = 0] = x.habit.holiday ?? [];
          const late = lived.fired.filter((y) => y.table === id && seats[y.seat] === x && y.at >= BEGINS + from * DAY && y.at < BEGINS + until * DAY);
          expect(late).toEqual([]);
        }
    });

    test('nobody is called twice for one turn, nor for one that has passed, nor in the middle of the night; whoever is long waited for is called', async () => {
      let told = 0;
      for (const { id, wish: table, seats } of lived.tables)
        for (const [seat, who] of seats.entries()) {
          const turns = await turnsOf(id, seat);
          for (const way of who.habit.ways) {
            const calls = saysOf(
              who.calls.filter((x) => x.way === way),
              (line) => isTurn(line, table.name),
            ).map((x) => x.at);
            const inside = turns.map((x) => calls.filter((at) => at > x.from && at <= x.until).length);
            const places = `${table.name} ${who.habit.name} ${way}`;
            expect([places, Math.max(0, ...inside)]).toEqual([places, inside.some((x) => x > 0) ? 1 : 0]);
            // None was told of a turn that was not theirs.
            expect([places, inside.reduce((a, b) => a + b, 0)]).toEqual([places, calls.length]);
            const seen = (x: Stretch): boolean => lived.there.some((y) => y.who === who.habit.name && y.table === id && y.from < x.until && y.until > x.from);
            for (const [i, x] of turns.entries())
              if (x.until - x.from > 25 * HOUR && !x.answered && !seen(x)) expect([places, x, inside[i]]).toEqual([places, x, 1]);
            told += calls.length;
          }
        }
      expect(told).toBeGreaterThan(lived.people.length);
      for (const x of lived.people) expect(x.calls.filter((y) => asleep(x.habit, y.at))).toEqual([]);
    });

    test('whoever has the table in front of them is not called', () => {
      for (const { who, table, from, until } of lived.there) {
        const { wish: about } = lived.tables.find((x) => x.id === table) ?? never();
        const calls = lived.people.find((x) => x.habit.name === who)?.calls ?? [];
        const loud = saysOf(calls, (line) => isTurn(line, about.name)).filter((x) => x.at > from && x.at < until);
        expect(loud).toEqual([]);
      }
    });

    test('every Thursday everybody is asked once, one table is laid half an hour before, and the link is sent once to whoever has not said no', async () => {
      const { evenings } = lived;
      expect(evenings).toHaveLength(wish.thursdays);
      expect(new Set(evenings.map((x) => x.table)).size).toBe(evenings.length);
      for (const { at, table, came, not } of evenings) {
        expect(came.length).toBeGreaterThan(1);
        for (const x of lived.people)
          for (const way of x.habit.ways) {
            const calls = x.calls.filter((y) => y.way === way && y.at > at - 3 * DAY && y.at < at + DAY);
            const asked = saysOf(calls, (line) => line.startsWith('The Thursday Plague: are you coming?'));
            const sent = calls.filter((y) => y.links.includes(`/table/${table}`));
            expect([x.habit.name, way, asked.length <= 1, sent.length <= 1]).toEqual([x.habit.name, way, true, true]);
            if (way === 'mail') continue;
            // Whoever has said no is left in peace; where it was night the link would have come too late.
            const none = not.includes(x.habit.name) || asleep(x.habit, at - 30 * MINUTE + GRACE);
            expect([x.habit.name, way, at, sent.length]).toEqual([x.habit.name, way, at, none ? 0 : 1]);
            for (const y of sent) expect(y.at).toBe(at - 30 * MINUTE + GRACE);
          }
        const laid = await ask(api.tableInfo, lived.world.house(), `/api/tables/${table}`);
        expect([laid.name, laid.status]).toEqual(['The Thursday Plague', 'over']);
      }
      const everybodyAsked = lived.people.every((x) => saysOf(x.calls, (line) => line.startsWith('The Thursday Plague: are you coming?')).length > 0);
      expect(everybodyAsked).toBe(true);
      const [ada] = lived.people;
      const page = await ask(api.circleInfo, lived.world.house(), `/api/circles/${lived.circle}`, undefined, ada?.key);
      const over = (await Promise.all(lived.tables.map((x) => ask(api.tableInfo, lived.world.house(), `/api/tables/${x.id}`)))).filter(
        (x) => x.status === 'over',
      );
      expect(page.games).toBe(evenings.length + over.length);
    });
  });

const never = (): never => {
  throw new Error('no such table');
};

/** What every store must do with results, circles and standing orders when two persons become one, or one is forgotten. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { personSeat } from '../seats.ts';
import { SOMEBODY } from '../store/erasing.ts';
import type { TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

const hex = (): string => randomUUID().replaceAll('-', '');

export const heirsSuite = (storeOf: () => Store, row: (more?: Partial<TableRow>) => TableRow) => {
  const somebody = async (name: string) => {
    const who = { person: hex().slice(0, 16), name, avatar: 'rat' };
    await storeOf().introduce(hex(), who);
    return who;
  };
  type Somebody = Awaited<ReturnType<typeof somebody>>;
  /** A finished game between them, in the order of their places. */
  const finished = async (...people: readonly Somebody[]): Promise<string> => {
    const seats = people.map((x, i) => personSeat(x, hex() + hex(), i === 0, 7));
    const t = row({ status: 'over', seats });
    await storeOf().make(t);
    const head = { table: t.id, game: t.game };
    const played = { ...head, rules: t.rules, variant: null, name: t.name, kind: 'rated', at: 10, moves: 5, rounds: 2, unordered: false } as const;
    const scores = people.map((x, seat) => ({
      ...head,
      seat,
      who: `p:${x.person}`,
      name: x.name,
      avatar: x.avatar,
      place: seat + 1,
      score: 9 - seat,
      sheet: {},
      side: `seat ${seat}`,
      resigned: false,
      mu: null,
      sigma: null,
    }));
    expect(await storeOf().count({ played, scores })).toBe(true);
    return t.id;
  };
  const circle = async (founder: Somebody, ...others: readonly Somebody[]): Promise<string> => {
    const id = hex().slice(0, 12);
    await storeOf().foundCircle({ id, name: 'Thursdays', founder: founder.person, zone: 'Europe/Berlin', token: hex().slice(0, 22), evening: null, made: 1 });
    for (const [i, x] of others.entries()) await storeOf().joinCircle(id, x.person, 2 + i);
    return id;
  };
  const names = async (table: string): Promise<string[]> => (await storeOf().resultOf(table))?.scores.map((x) => `${x.who} ${x.name}`) ?? [];
  const members = async (id: string): Promise<string[]> => (await storeOf().members(id)).map((x) => x.name);

  test('two persons become one: results count for the one, of two seats at one table only one; circles and standing orders go along', async () => {
    const store = storeOf();
    const [guest, me, ben] = [await somebody('Mimi'), await somebody('Mira'), await somebody('Ben')];
    const [apart, both] = [await finished(guest, ben), await finished(guest, me, ben)];
    const [hers, shared] = [await circle(guest, ben), await circle(ben, guest, me)];
    await store.answerEvening(shared, 50, guest.person, true, null);
    const order = { seat: 0, owner: `p:${guest.person}`, kind: 'window', what: 'pass' } as const;
    await store.time.order(apart, order);
    expect(await store.join(guest.person, me.person, new Map())).not.toBeNull();
    expect(await names(apart)).toEqual([`p:${me.person} Mimi`, `p:${ben.person} Ben`]);
    // Nobody plays against themselves: the guest's seat counts for nobody.
    expect(await names(both)).toEqual([' Mimi', `p:${me.person} Mira`, `p:${ben.person} Ben`]);
    expect((await store.resultsOf(`p:${me.person}`, 10)).map((x) => x.played.table).sort()).toEqual([apart, both].sort());
    expect(await store.resultsOf(`p:${guest.person}`, 10)).toEqual([]);
    expect((await store.circle(hers))?.founder).toBe(me.person);
    expect([await members(hers), await members(shared)]).toEqual([
      ['Mira', 'Ben'],
      ['Ben', 'Mira'],
    ]);
    expect(await store.answers(shared, 50)).toEqual([{ person: me.person, coming: true, game: null }]);
    expect(await store.time.orders(apart)).toEqual([{ ...order, owner: `p:${me.person}` }]);
  });

  test('a person is forgotten: games stay under nobody’s name, a circle goes to whoever has been in it longest, and with its last member it is gone', async () => {
    const store = storeOf();
    const [ada, ben, cy] = [await somebody('Ada'), await somebody('Ben'), await somebody('Cy')];
    const table = await finished(ben, ada);
    const [shared, alone] = [await circle(ada, ben, cy), await circle(ada)];
    await store.planEvening(alone, 50);
    await store.answerEvening(shared, 50, ada.person, true, null);
    await store.time.order(table, { seat: 1, owner: `p:${ada.person}`, kind: 'window', what: 'pass' });
    await store.erase(ada.person);
    expect(await names(table)).toEqual([`p:${ben.person} Ben`, ` ${SOMEBODY}`]);
    expect((await store.circle(shared))?.founder).toBe(ben.person);
    expect(await members(shared)).toEqual(['Ben', 'Cy']);
    expect(await store.answers(shared, 50)).toEqual([]);
    expect([await store.circle(alone), await store.evenings(alone, 0)]).toEqual([null, []]);
    expect(await store.time.orders(table)).toEqual([]);
    expect(JSON.stringify((await store.resultOf(table))?.scores)).not.toContain('Ada');
  });
};

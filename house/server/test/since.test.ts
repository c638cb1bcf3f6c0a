/** The one sentence of what happened since I looked: a line of my own log, never of another's, and nothing where nothing happened. */

import * as api from '@pesthouse/api';
import type { Base, Fact, Language } from '@pesthouse/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AnyText, findGame } from '../../games/index.ts';
import { ask, info, storyOf } from './guest.ts';
import { openHouse } from './houses.ts';
import { anyMove, does, framesOf, joins, layRoom, watches } from './people.ts';

let house: Awaited<ReturnType<typeof openHouse>>;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const begun = async (game: string, seats: number) => {
  const host = await layRoom(house.address, game, seats);
  const ben = await joins(house.address, host.table, 'Ben');
  await does(house.address, host.table, ben.key, { act: 'ready', ready: true });
  await does(house.address, host.table, host.key, { act: 'start', open: 'bots', level: 'random' });
  return { host, ben, table: host.table };
};
const mine = async (key: string, language: Language = 'en'): Promise<api.MineInfo> => {
  const { tables } = await ask(api.mineList, house.address, '/api/mine', { seats: [], language }, key);
  const [own] = tables;
  if (own === undefined) throw new Error('there is no table');
  return own;
};

const isView = (x: unknown): x is Base => typeof x === 'object' && x !== null && 'asked' in x && 'stack' in x;
/** Every line that a seat was told, as its log has it. */
const linesOf = async (table: string, key: string | undefined, text: AnyText): Promise<Set<string>> => {
  const lines = new Set<string>();
  for (const x of await storyOf(house.address, table, key))
    for (const e of x.events) {
      const fact: Fact = e;
      if (isView(x.view)) lines.add(text.event(x.view, fact).replaceAll('**', ''));
    }
  return lines;
};

test.each(['retribution', 'pathologic', 'newyork'])('%s: the sentence is a line of the own log, in the language that was asked for', async (game) => {
  const { host, ben, table } = await begun(game, 3);
  for (let n = 0; n < 30; n++) await anyMove([house.address], table, [host.key, ben.key], n);
  const { rules } = await info(house.address, table);
  const words = async (language: Language) => findGame(game)?.words(rules, {}, language);
  const [en, de] = [await words('en'), await words('de')];
  if (en === undefined || de === undefined) throw new Error('no words');
  for (const who of [host, ben]) {
    const [english, german] = [await mine(who.key), await mine(who.key, 'de')];
    expect(english.since?.moves).toBeGreaterThan(0);
    expect(english.since?.by).not.toBe(english.seat);
    expect([...(await linesOf(table, who.key, en))]).toContain(english.since?.text);
    expect([...(await linesOf(table, who.key, de))]).toContain(german.since?.text);
    expect(german.since?.text).not.toBe(english.since?.text);
  }
});

test('a hand that only its owner is told of is in nobody else’s sentence', async () => {
  const { host, ben, table } = await begun('retribution', 2);
  const text = await findGame('retribution')?.words((await info(house.address, table)).rules);
  if (text === undefined) throw new Error('no words');
  for (let n = 0; n < 24; n++) {
    await anyMove([house.address], table, [host.key, ben.key], n);
    const own = await linesOf(table, host.key, text);
    const secret = [...(await linesOf(table, ben.key, text))].filter((x) => !own.has(x));
    const said = (await mine(host.key)).since?.text;
    if (said !== undefined) expect(secret).not.toContain(said);
  }
});

test('whoever has looked is told nothing old, and is told anew when somebody moves', async () => {
  const { host, ben, table } = await begun('newyork', 2);
  for (let n = 0; n < 6; n++) await anyMove([house.address], table, [host.key, ben.key], n);
  const ear = await watches(house.address, table, host.key);
  // Somebody who looks is written down after a moment.
  await ear.until(() => framesOf(ear, 'table').some((x) => x.info.seats[0]?.present === true));
  await ear.close();
  await expect.poll(async () => (await mine(host.key)).since).toBeNull();
  for (let n = 0; n < 40; n++) await anyMove([house.address], table, [ben.key, host.key], n);
  expect((await mine(host.key)).since).not.toBeNull();
});

test('tables of a seat’s key and of a person come in one answer, each once', async () => {
  const { host } = await begun('newyork', 2);
  const { tables } = await ask(api.mineList, house.address, '/api/mine', { seats: [{ table: host.table, secret: host.secret }] }, host.key);
  expect(tables.map((x) => x.info.id)).toEqual([host.table]);
  const alone = await ask(api.mineList, house.address, '/api/mine', { seats: [{ table: host.table, secret: host.secret }] });
  expect(alone.tables).toHaveLength(1);
});

/** What older editions say is told by today's words as it was meant there. */

import {
  type AnyEngine,
  type AnyOptions,
  type AnySince,
  type AnyText,
  type Base,
  basisOf,
  bridged,
  type Fact,
  type Flat,
  numbersOf,
  Sfc,
} from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import { tablesOf } from '../data/tables.ts';
import { editions } from '../editions/index.js';
import { meta } from '../meta.ts';
import { FIRST_WARD } from '../names.ts';
import { rules } from '../rules.ts';
import { since } from '../since.ts';
import { words as english } from '../text/en.ts';
import { reading } from '../text/reading.ts';

const engineOf = async (version: string): Promise<AnyEngine> => {
  const found = editions.find((x) => x.version === version);
  if (found === undefined) throw new Error(`there is no edition ${version}`);
  return (await found.load()).make();
};
/** Today's words as a table of that edition reads them. */
const wordsOf = async (edition: string): Promise<AnyText> => {
  const engine = await engineOf(edition);
  const bridge: AnySince = since;
  const tongue: { words(of: ReturnType<typeof basisOf<Base, Flat, Fact, AnyOptions>>): AnyText } = { words: english };
  return bridged(tongue.words({ ...basisOf(engine), numbers: bridge.numbers?.(edition, numbersOf(engine.game.tunables)) ?? {} }), bridge, edition);
};

const start = () =>
  rules.start({ roles: ['plague', 'bachelor'], rounds: 40, ownTier: false, fullParalysis: false, resolveAtOnce: false }, 2, new Sfc().at(1, 0));

test('PATH-RX-01 until edition 2 a paralysed Plague takes no step at all, so none is announced for afterwards', async () => {
  const s = { ...start(), stilled: true };
  const attack = { key: 'attack', token: 0 };
  const words = async (edition: string): Promise<string> => (await wordsOf(edition)).prompt(s, 0, attack).detail;
  for (const edition of [meta.rules, '3']) expect(await words(edition)).toContain('your step comes afterwards');
  for (const edition of ['1', '2']) expect(await words(edition)).toContain('no step this turn');
  const card = async (edition: string): Promise<string> => (await wordsOf(edition)).move(s, 1, { verb: 'paralysis' }).detail;
  expect(await card('3')).toContain('moves afterwards');
  for (const edition of ['1', '2']) expect(await card(edition)).toContain('no step at all');
});

test('PATH-OPT-02 in editions 2 and 3 own Wards always bring more on the own tier only, in edition 1 in every turn', async () => {
  const tables = async (edition: string) => tablesOf(since.numbers?.(edition, numbersOf((await engineOf(edition)).game.tunables)) ?? {});
  const s = { ...start(), active: 0, tier: 1 };
  const own = FIRST_WARD; // the Bachelor's first Ward
  const reward = async (edition: string): Promise<number> => reading(await tables(edition)).reward(s, own);
  for (const edition of ['1', '4']) expect(await reward(edition)).toBe(2);
  for (const edition of ['2', '3']) expect(await reward(edition)).toBe(1);
});

test('PATH-INF-10 until edition 2 the extra step is always the one for victims', async () => {
  const old = { key: 'extra' };
  for (const edition of ['1', '2']) expect((await wordsOf(edition)).prompt(start(), 0, old).title).toBe('You have struck. Slip away?');
  expect(since.prompt('3', { key: 'extra', toll: 0 })).toEqual({ key: 'extra', toll: 0 });
});

test('PATH-DTH-07 PATH-OPT-04 a position of an older edition has nobody doomed, and a supplied Ward there resolves next', async () => {
  const bridge: AnySince = since;
  const s = (await engineOf('4')).start({ roles: ['plague', 'bachelor'], rounds: 40, ownTier: false, fullParalysis: false }, 2, new Sfc().at(1, 0));
  const now = bridge.state('4', s);
  expect([Reflect.get(s, 'doomed'), Reflect.get(now, 'doomed'), Reflect.get(now, 'resolveAtOnce')]).toEqual([undefined, 0, true]);
});

test('where nothing differs the very same is given back', () => {
  const s = start();
  expect(since.state('1', s)).toBe(s);
  expect(since.numbers?.('4', { ownWard: 3 })).toEqual({ ownWard: 3 });
});

/** What older editions say is told by today's words as it was meant there. */

import { numbersOf, Sfc } from '@pesthouse/kernel';
import { GAMES } from 'pesthouse/games';
import { expect, test } from 'vitest';
import { tablesOf } from '../data/tables.ts';
import { meta } from '../meta.ts';
import { FIRST_WARD } from '../names.ts';
import { rules } from '../rules.ts';
import { since } from '../since.ts';
import { reading } from '../text/reading.ts';

const start = () => rules.start({ roles: ['plague', 'bachelor'], rounds: 40, ownTier: false, fullParalysis: false }, 2, new Sfc().at(1, 0));

test('PATH-RX-01 until edition 2 a paralysed Plague takes no step at all, so none is announced for afterwards', async () => {
  const s = { ...start(), stilled: true };
  const attack = { key: 'attack', token: 0 };
  const words = async (edition: string): Promise<string> => (await GAMES.pathologic.words(edition)).prompt(s, 0, attack).detail;
  for (const edition of [meta.rules, '3']) expect(await words(edition)).toContain('your step comes afterwards');
  for (const edition of ['1', '2']) expect(await words(edition)).toContain('no step this turn');
  const card = async (edition: string): Promise<string> => (await GAMES.pathologic.words(edition)).move(s, 1, { verb: 'paralysis' }).detail;
  expect(await card('3')).toContain('moves afterwards');
  for (const edition of ['1', '2']) expect(await card(edition)).toContain('no step at all');
});

test('PATH-OPT-02 in editions 2 and 3 own Wards always bring more on the own tier only, in edition 1 in every turn', async () => {
  const tables = async (edition: string) => tablesOf(since.numbers?.(edition, numbersOf((await GAMES.pathologic.engine(edition)).game.tunables)) ?? {});
  const s = { ...start(), active: 0, tier: 1 };
  const own = FIRST_WARD; // the Bachelor's first Ward
  const reward = async (edition: string): Promise<number> => reading(await tables(edition)).reward(s, own);
  for (const edition of ['1', '4']) expect(await reward(edition)).toBe(2);
  for (const edition of ['2', '3']) expect(await reward(edition)).toBe(1);
});

test('PATH-INF-10 until edition 2 the extra step is always the one for victims', async () => {
  const old = { key: 'extra' };
  for (const edition of ['1', '2']) expect((await GAMES.pathologic.words(edition)).prompt(start(), 0, old).title).toBe('You have struck. Slip away?');
  expect(since.prompt('3', { key: 'extra', toll: 0 })).toEqual({ key: 'extra', toll: 0 });
});

test('where nothing differs the very same is given back', () => {
  const s = start();
  expect(since.state('1', s)).toBe(s);
  expect(since.numbers?.('4', { ownWard: 3 })).toEqual({ ownWard: 3 });
});

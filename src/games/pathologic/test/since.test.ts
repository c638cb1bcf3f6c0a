/** What older editions say is told by today's words as it was meant there. */
import { expect, test } from 'vitest';
import { Sfc } from '../../../kernel/index.ts';
import { GAMES } from '../../index.ts';
import { meta } from '../meta.ts';
import { rules } from '../rules.ts';
import { since } from '../since.ts';

const start = () => rules.start({ roles: ['plague', 'bachelor'], rounds: 40, ownTier: false, fullParalysis: false }, 2, new Sfc().at(1, 0));

test('PATH-RX-01 until edition 2 a paralysed Plague takes no step at all, so none is announced for afterwards', async () => {
  const s = { ...start(), stilled: true };
  const attack = { key: 'attack', token: 0 };
  const words = async (edition: string): Promise<string> => (await GAMES.pathologic.words(edition)).prompt(s, 0, attack).detail;
  expect(await words(meta.rules)).toContain('your step comes afterwards');
  for (const edition of ['1', '2']) expect(await words(edition)).not.toContain('afterwards');
  expect(s.stilled).toBe(true);
});

test('PATH-INF-10 until edition 2 the extra step is always the one for victims', async () => {
  const old = { key: 'extra' };
  for (const edition of ['1', '2']) expect((await GAMES.pathologic.words(edition)).prompt(start(), 0, old).title).toBe('You have struck. Slip away?');
  expect(since.prompt('3', { key: 'extra', toll: 0 })).toEqual({ key: 'extra', toll: 0 });
});

test('where nothing differs the very same is given back', () => {
  const s = start();
  expect(since.state('1', s)).toBe(s);
  expect(since.state('3', { ...s, stilled: true }).stilled).toBe(true);
});

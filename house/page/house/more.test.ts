/** Whoever learns a game sees its things: each has its picture. */
import { expect, test } from 'vitest';
import { GAME_IDS } from '../../games/index.ts';
import { moreOf } from './more.ts';

const ART = import.meta.glob<string>('../../../games/*/board/art/*.svg', { query: '?raw', import: 'default' });
const TOLD = (await Promise.all(GAME_IDS.map(async (game) => (await moreOf(game)).things.map((thing) => ({ game, ...thing }))))).flat();

test.each(TOLD)('$game: $name is drawn', async ({ picture, part }) => {
  // A small drawing is handed over as it is, a bigger one by its address.
  const drawn = picture.startsWith('data:') ? decodeURIComponent(picture) : await ART[picture.replace(/^\//, '../../../').replace(/\?.*$/, '')]?.();
  expect(drawn).toContain('<svg');
  if (part !== undefined) expect(drawn).toContain(`id="${part}"`);
});

test('a game that tells nothing has nothing to show', async () => {
  expect(await moreOf('no-such-game')).toEqual({ things: [], faces: '' });
});

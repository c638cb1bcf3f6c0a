/** What a phone shows of a House of Pest is what the goal card says of it: there are not two Renowns. */
import { WATCHER } from '@pesthouse/kernel';
import { expect, test, vi } from 'vitest';
import { publishedVersions, readManifest } from '../../../cli/edition/manifest.ts';
import { ROOT } from '../../../cli/folder.ts';
import { loadGame } from '../../shown/game.ts';
import { drawn } from './drawn.tsx';
import { walkGolden } from './golden.ts';
import { propsAt } from './propsat.ts';

const nothing = (): void => undefined;
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }));

/** The number after the seal of every chip. */
const shown = (markup: string): string[] => [...markup.matchAll(/<small><(?:img|svg)[^>]*>(?:<use[^>]*><\/use>)?(?:<\/svg>)?(-?\d+)/g)].map((x) => x[1] ?? '');

test('PEST-END-02 the strip of Houses counts Renown as the goal card does', async () => {
  const edition = publishedVersions(ROOT, 'pest').at(-1) ?? '';
  const loaded = await loadGame('pest', edition);
  const { engine, board, text } = loaded;
  const [game] = readManifest(ROOT, 'pest', edition).golden.filter((x) => x.name === 'base-4');
  if (game === undefined || board === null) throw new Error('there is no such game');
  let differ = 0;
  walkGolden(engine, game, {
    positions: 6,
    shown: () => false,
    position(s) {
      const view = engine.view(s, WATCHER);
      const props = propsAt(loaded, { view, next: view, seat: WATCHER, seats: game.seats, now: null, narrow: true });
      const rows = text.goal?.(view, WATCHER)?.rows ?? [];
      const strip = drawn(loaded, board, props).Seats ?? '';
      const values = shown(strip);
      expect(values).toHaveLength(game.seats);
      expect(values.map(Number).toSorted((a, b) => a - b)).toEqual(rows.map((x) => Number(x.value)).toSorted((a, b) => a - b));
      if (values.some((x) => x !== '0')) differ++;
    },
    event: nothing,
  });
  expect(differ).toBeGreaterThan(2);
});

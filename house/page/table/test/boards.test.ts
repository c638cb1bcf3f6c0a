/** Every edition's golden games drawn by today's boards: positions along each game, through the eyes of every seat and of a watcher, without an error, a gap in the markup or a warning of React. */

import type { BoardProps } from '@pesthouse/board';
import { WATCHER } from '@pesthouse/kernel';
import { describe, expect, test, vi } from 'vitest';
import { publishedVersions, readManifest } from '../../../cli/edition/manifest.ts';
import { ROOT } from '../../../cli/folder.ts';
import { GAME_IDS } from '../../../games/index.ts';
import { loadGame } from '../../shown/game.ts';
import { drawn } from './drawn.tsx';
import { walkGolden } from './golden.ts';
import { propsAt } from './propsat.ts';

const ALL = GAME_IDS.flatMap((game) => publishedVersions(ROOT, game).map((edition) => ({ game, edition })));
/** So many positions of each golden game are drawn, the first and the last one among them, each through two pairs of eyes by turns: of the newest edition more than of those before it, of which every third game is drawn; `WHOLE=1` draws many of all. */
const positionsOf = (newest: boolean): number => (process.env.WHOLE !== undefined ? 20 : newest ? 3 : 2);
/** A gap in the drawing shows as one of these; `undefined` may stand in no sentence of ours either. */
const GAP = /\bundefined\b|\bNaN\b|\[object /;

const nothing = (): void => undefined;
// A screen that wishes for nothing.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }));

describe.each(ALL)('$game, edition $edition', async ({ game: id, edition }) => {
  const loaded = await loadGame(id, edition);
  const { engine: e, board } = loaded;
  const newest = edition === publishedVersions(ROOT, id).at(-1);
  const golden = readManifest(ROOT, id, edition).golden.filter((_, i) => newest || process.env.WHOLE !== undefined || i % 3 === 0);
  const positions = positionsOf(newest);

  test.each(golden)("golden game $name is drawn by today's board", (game) => {
    const { seats } = game;
    if (board === null) throw new Error(`${id} has no board`);
    const said: string[] = [];
    const warned = vi.spyOn(console, 'error').mockImplementation((...words) => said.push(words.map(String).join(' ')));
    const wrong: string[] = [];
    let n = 0;
    const look = (props: BoardProps, where: string): void => {
      for (const [part, markup] of Object.entries(drawn(loaded, board, props))) {
        n += markup.length;
        const gap = GAP.exec(markup);
        if (gap !== null) wrong.push(`${where}, ${part}: …${markup.slice(Math.max(0, gap.index - 120), gap.index + 40)}…`);
      }
      if (said.length > 0) wrong.push(`${where}: ${said.splice(0).join('; ').slice(0, 400)}`);
    };
    walkGolden(e, game, {
      positions,
      shown: (event) => board.pace(event) > 0,
      position(s, { turn, move, asked }) {
        // The watcher and the seats by turns, and always one of those who are asked.
        for (const seat of new Set([asked[turn % Math.max(1, asked.length)] ?? 0, ((turn + 1) % (seats + 1)) + WATCHER])) {
          const view = e.view(s, seat);
          look(propsAt(loaded, { view, next: view, seat, seats, now: null, narrow: turn % 2 === 1 }), `after move ${move}, seat ${seat}`);
        }
      },
      event: (event, { before, after, seat, move }) =>
        look(propsAt(loaded, { view: before, next: after, seat, seats, now: event, narrow: false }), `move ${move}, ${event.type}`),
    });
    warned.mockRestore();
    expect(wrong).toEqual([]);
    expect(n).toBeGreaterThan(1000);
  });
});

/** Every edition's golden games drawn by today's boards: positions along each game, through the eyes of every seat and of a watcher, without an error, a gap in the markup or a warning of React. */
import { describe, expect, test, vi } from 'vitest';
import { publishedVersions, readManifest } from '../../../cli/edition/manifest.ts';
import { ROOT } from '../../../cli/folder.ts';
import { GAME_IDS } from '../../../games/index.ts';
import { plainChance } from '../../../kernel/conformance/index.ts';
import { type Base, type Fact, holds, read, type Seat, WATCHER } from '../../../kernel/index.ts';
import type { BoardProps } from '../../kit/board.ts';
import { type Loaded, loadGame } from '../../shown/game.ts';
import { drawn } from './drawn.tsx';
import { propsAt } from './propsat.ts';

const ALL = GAME_IDS.flatMap((game) => publishedVersions(ROOT, game).map((edition) => ({ game, edition })));
/** So many positions of each golden game are drawn, the first and the last one among them, each through two pairs of eyes by turns: of the newest edition more than of those before it, of which every third game is drawn; `WHOLE=1` draws many of all. */
const positionsOf = (newest: boolean): number => (process.env.WHOLE !== undefined ? 20 : newest ? 3 : 2);
/** A gap in the drawing shows as one of these; `undefined` may stand in no sentence of ours either. */
const GAP = /\bundefined\b|\bNaN\b|\[object /;

const nothing = (): void => undefined;
// A screen that wishes for nothing.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }));

const propsOf = (game: Loaded, view: Base, next: Base, seat: Seat, seats: number, now: Fact | null, narrow: boolean): BoardProps =>
  propsAt(game, { view, next, seat, seats, now, narrow });

describe.each(ALL)('$game, edition $edition', async ({ game: id, edition }) => {
  const game = await loadGame(id, edition);
  const { engine: e, board } = game;
  const newest = edition === publishedVersions(ROOT, id).at(-1);
  const golden = readManifest(ROOT, id, edition).golden.filter((_, i) => newest || process.env.WHOLE !== undefined || i % 3 === 0);
  const positions = positionsOf(newest);

  test.each(golden)("golden game $name is drawn by today's board", ({ seats, options, seed, moves }) => {
    if (board === null) throw new Error(`${id} has no board`);
    const said: string[] = [];
    const warned = vi.spyOn(console, 'error').mockImplementation((...words) => said.push(words.map(String).join(' ')));
    const wrong: string[] = [];
    let n = 0;
    const look = (props: BoardProps, where: string): void => {
      for (const [part, markup] of Object.entries(drawn(game, board, props))) {
        n += markup.length;
        const gap = GAP.exec(markup);
        if (gap !== null) wrong.push(`${where}, ${part}: …${markup.slice(Math.max(0, gap.index - 120), gap.index + 40)}…`);
      }
      if (said.length > 0) wrong.push(`${where}: ${said.splice(0).join('; ').slice(0, 400)}`);
    };
    const chanceAt = plainChance(seed);
    const s = e.start(options, seats, chanceAt(0));
    const every = Math.max(1, Math.floor(moves.length / (positions - 1)));
    let turn = 0;
    for (let i = 0; i <= moves.length; i++) {
      const drawNow = i % every === 0 || i === moves.length;
      if (drawNow) {
        // The watcher and the seats by turns, and always one of those who are asked.
        const asked = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => holds(e.deciders(s), seat));
        for (const seat of new Set([asked[turn % Math.max(1, asked.length)] ?? 0, ((turn + 1) % (seats + 1)) + WATCHER]))
          look(propsOf(game, e.view(s, seat), e.view(s, seat), seat, seats, null, turn % 2 === 1), `after move ${i}, seat ${seat}`);
        turn++;
      }
      const line = moves[i];
      if (line === undefined) continue;
      const found = read(e.game.vocabulary, line);
      if (found === null) throw new Error(`"${line}" cannot be read`);
      const before = drawNow ? e.view(s, found.seat) : null;
      const told: Fact[] = [];
      e.play(s, found.seat, found.move, {
        chance: chanceAt(i + 1),
        tell: (event, to, blurred) => told.push(holds(to, found.seat) ? event : (blurred ?? event)),
      });
      const event = told.find((x) => board.pace(x) > 0);
      if (before !== null && event !== undefined)
        look(propsOf(game, before, e.view(s, found.seat), found.seat, seats, event, false), `move ${i + 1}, ${event.type}`);
    }
    warned.mockRestore();
    expect(wrong).toEqual([]);
    expect(n).toBeGreaterThan(1000);
  });
});

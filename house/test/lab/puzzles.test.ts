/** Every kept puzzle: its record fits its rules, its best move is legal and clearly ahead by the kept numbers, and its reason has words in every language. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { clausesFor, groundsFor } from '@pesthouse/bots/judgement';
import { considered } from '@pesthouse/bots/search';
import { holds, LANGUAGES } from '@pesthouse/kernel';
import { clearly, dateOf, gameOfDay, intervalOf, LEAD, lineOf, moveIn, openPuzzle, PUZZLE_LEVELS, type PuzzleFile, puzzleOfDay } from '@pesthouse/lab/puzzles';
import { describe, expect, test } from 'vitest';
import { type AnyGame, GAME_IDS, GAMES } from '../../games/index.ts';
import { ruleFor } from '../../page/think/job.ts';

const folder = (id: string): string => fileURLToPath(new URL(`../../../games/${id}/puzzles/`, import.meta.url));
const filesOf = (id: string): PuzzleFile[] =>
  existsSync(folder(id))
    ? readdirSync(folder(id))
        .filter((name) => name.endsWith('.json'))
        .map((name) => JSON.parse(readFileSync(`${folder(id)}${name}`, 'utf8')))
    : [];
/** The reasons of so many of each game are worked out here; of all of them by `pesthouse puzzles --again`. */
const REASONS = 3;

const books = GAME_IDS.flatMap((id) => filesOf(id).map((file) => [`${id} ${file.rules}`, id, file] as const));

describe.each(books)('%s', (_, id, file) => {
  const game: AnyGame = GAMES[id];

  test('every record fits its rules, its moves can be made, and none is missing that a bot would think of', async () => {
    expect([file.game, new Set(file.puzzles.map((p) => p.id)).size]).toEqual([id, file.puzzles.length]);
    const e = await game.engine(file.rules);
    for (const p of file.puzzles) {
      const play = openPuzzle(e, p);
      expect(holds(e.deciders(play.state), p.you), p.id).toBe(true);
      expect(moveIn(e, play, p.you, p.moves[0]?.move ?? ''), p.id).toBeDefined();
      // What bots think of may become less; whatever they do think of was weighed, and whatever was weighed can be made.
      const weighed = p.moves.map((m) => m.move);
      for (const m of considered(e, play.state, p.you)) expect(weighed, p.id).toContain(lineOf(e, m));
      for (const move of weighed) expect(moveIn(e, play, p.you, move), `${p.id} ${move}`).toBeDefined();
      expect(PUZZLE_LEVELS).toContain(p.level);
    }
  });

  test(`the best move is ahead of every other by at least ${100 * LEAD} points, and the intervals do not touch`, () => {
    for (const { id: name, moves } of file.puzzles) {
      const [best, ...others] = moves;
      if (best === undefined) throw new Error(`${name} has no moves`);
      expect(others.length, name).toBeGreaterThan(0);
      for (const other of others) expect(clearly(intervalOf(best), intervalOf(other)), `${name} ${other.move}`).toBe(true);
    }
  });

  test('its reason and its moves have words in every language', async () => {
    const e = await game.engine(file.rules);
    const texts = await Promise.all(LANGUAGES.map((language) => game.words(file.rules, undefined, language)));
    const step = Math.max(1, Math.floor(file.puzzles.length / REASONS));
    for (const p of file.puzzles.filter((_x, i) => i % step === 0)) {
      const play = openPuzzle(e, p);
      const view = e.view(play.state, p.you);
      const [best, second] = p.moves.map((m) => moveIn(e, play, p.you, m.move));
      if (best === undefined || second === undefined) throw new Error(`${p.id} has no second move`);
      const asked = { e, view, seat: p.you, seats: p.seats };
      const grounds = groundsFor(asked, texts[0]?.counting, best, second);
      // What nothing that is counted shows is at least done by a rule that can be read.
      const clauses = clausesFor(asked, best);
      for (const text of texts) {
        expect(grounds.length > 0 || ruleFor(text, view, clauses) !== null, p.id).toBe(true);
        expect(text.move(view, p.you, best).label, p.id).not.toBe('');
        for (const g of grounds) if (g.kind === 'count') expect(text.counting?.said[g.count]?.('3', false) ?? '', p.id).not.toBe('');
      }
    }
  });
});

test('the puzzle of the day is the same for everybody all day long, and games take turns', () => {
  const noon = Date.UTC(2026, 10, 16, 12);
  const [book] = books.map(([, , file]) => file);
  if (book === undefined) throw new Error('no game has puzzles');
  expect(dateOf(noon)).toBe('2026-11-16');
  expect(puzzleOfDay(book.puzzles, noon)).toBe(puzzleOfDay(book.puzzles, noon + 11 * 3_600_000));
  const games = ['a', 'b', 'c'];
  expect(new Set([0, 1, 2].map((d) => gameOfDay(games, noon + d * 86_400_000)))).toEqual(new Set(games));
});

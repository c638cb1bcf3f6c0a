/** Every lesson of every game, played on the engine in every language: what it wants is legal, every other try is answered, its words are all there and true, and it ends. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { NamedLesson } from '@pesthouse/kernel';
import { LANGUAGES } from '@pesthouse/kernel';
import { judge, walk } from '@pesthouse/table/lessons';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, GAMES, lessonsOf } from '../../games/index.ts';

const art = (game: string, picture: string): string => fileURLToPath(new URL(`../../../games/${game}/board/art/${picture}.svg`, import.meta.url));
const said = await Promise.all(LANGUAGES.map(async (x) => [x, await lessonsOf(x)] as const));
const english = await lessonsOf('en');
const all = GAME_IDS.flatMap((game) => (english[game] ?? []).map((lesson) => ({ game, lesson, name: `${game} ${lesson.id}` })));

/** Every sentence of a lesson, with the way to it. */
const sentences = (lesson: NamedLesson): [string, string][] => {
  const found: [string, string][] = [];
  const look = (x: unknown, way: string): void => {
    if (typeof x === 'string') found.push([way, x]);
    else if (typeof x === 'object' && x !== null) for (const [k, y] of Object.entries(x)) if (!MACHINE.has(k)) look(y, `${way}.${k}`);
  };
  look(lesson, '');
  return found;
};
const MACHINE = new Set(['id', 'opening', 'show', 'must', 'others', 'to', 'picture', 'pictures', 'clauses', 'tab']);
const words = (x: string): number => x.split(/\s+/).length;

describe.each(all)('$name', ({ game, lesson }) => {
  const open = () => GAMES[game].engine(lesson.opening.rules ?? GAMES[game].meta.rules);

  test('every move that it wants is legal, its words are true of the position, and it ends', async () => {
    const engine = await open();
    const first = walk(engine, lesson);
    expect(walk(engine, lesson).state).toEqual(first.state);
    // Whoever does what is wanted in another way comes to the end as well.
    expect(() => walk(engine, lesson, undefined, (wanted) => wanted.at(-1))).not.toThrow();
  });

  test('every other legal move has an answer, and a press goes on only where nothing has to be done', async () => {
    const engine = await open();
    const vocabulary = Object.keys(engine.game.vocabulary);
    walk(engine, lesson, ({ run, legal }) => {
      const step = lesson.steps[run.step];
      for (const x of legal.filter((y) => !y.wanted)) {
        const verdict = judge(lesson, run, x.line);
        expect(verdict.kind).toBe('other');
        if (verdict.kind === 'other' && verdict.reply.text !== null) expect(verdict.reply.text.length).toBeGreaterThan(20);
      }
      // What cannot be tried needs no answer, and is a slip of the pen.
      for (const { to } of step?.answers ?? []) for (const pattern of to) expect(vocabulary).toContain(pattern.split(' ')[0]);
    });
  });

  test('it is short: two to four minutes, eight words a task, three things known, and its clauses and drawings exist', async () => {
    const { CLAUSES } = await clausesOf(game);
    expect(lesson.minutes).toBeGreaterThanOrEqual(2);
    expect(lesson.minutes).toBeLessThanOrEqual(4);
    expect(lesson.steps.length).toBeLessThanOrEqual(12);
    expect(lesson.end.known.length).toBe(3);
    for (const step of lesson.steps) {
      expect(words(step.task), step.task).toBeLessThanOrEqual(8);
      expect(step.text.length, step.text).toBeLessThanOrEqual(190);
      expect(step.pictures?.length ?? 0).toBeLessThanOrEqual(2);
      expect((step.why === undefined) === (step.clauses === undefined), step.task).toBe(true);
      for (const clause of step.clauses ?? []) expect(CLAUSES).toContain(clause);
    }
    for (const picture of [...lesson.steps.flatMap((x) => x.pictures ?? []).map((x) => x.picture), ...lesson.end.known.flatMap((x) => x.pictures)])
      expect(existsSync(art(game, picture)), picture).toBe(true);
  });

  test.each(said)('%s says all of it, in words of its own', (language, lessons) => {
    const spoken = lessons[game]?.find((x) => x.id === lesson.id);
    expect(JSON.stringify(spoken?.opening)).toBe(JSON.stringify(lesson.opening));
    expect(spoken?.steps.map((x) => [x.must, x.others, x.show])).toEqual(lesson.steps.map((x) => [x.must, x.others, x.show]));
    const own = new Map(spoken === undefined ? [] : sentences(spoken));
    for (const [way, sentence] of sentences(lesson)) {
      expect(own.get(way)?.trim() ?? '', way).not.toBe('');
      if (language !== 'en') expect(own.get(way), way).not.toBe(sentence);
    }
    for (const step of spoken?.steps ?? []) expect(words(step.task), step.task).toBeLessThanOrEqual(9);
  });
});

const clausesOf = async (game: string): Promise<{ readonly CLAUSES: readonly string[] }> => import(`../../../games/${game}/clauses.ts`);

test('lessons are numbered from one, and no game has more than five', () => {
  for (const game of GAME_IDS) {
    const ids = (english[game] ?? []).map((x) => Number.parseInt(x.id, 10));
    expect(ids).toEqual(ids.map((_, i) => i + 1));
    expect(ids.length).toBeLessThanOrEqual(5);
  }
});

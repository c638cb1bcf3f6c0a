/** What the house promises a newcomer is so: first games are base games that begin at once, doors say how long the lessons take. */
import { checkOptions, type FirstGame, LANGUAGES, Sfc } from '@pesthouse/kernel';
import { describe, expect, test } from 'vitest';
import { doorsOf, GAME_IDS, GAMES, type GameId, lessonsOf } from './index.ts';

/** Options that make another game of it, which no lesson teaches. */
const FORMS = ['versus', 'advanced', 'teams', 'lastCall', 'slowFinish', 'ownTier'];
/** Lessons of an option do not count to what it takes to learn a game. */
const ofOption = (options: object | undefined): boolean => Object.keys(options ?? {}).some((x) => FORMS.includes(x));

/** Null: it has no gentle first game. */
const firstOf = async (game: GameId): Promise<FirstGame | null> => (await GAMES[game].more?.())?.first ?? null;

test('the games of the house have a gentle first game', async () => {
  for (const game of GAME_IDS) expect(await firstOf(game), game).not.toBe(null);
});

describe.each(GAME_IDS)('%s', (game) => {
  test('its first game is the base game, and nothing has to be built or drafted before', async () => {
    const first = await firstOf(game);
    if (first === null) return;
    const seats = first.bots.length + 1;
    const { meta } = GAMES[game];
    const checked = checkOptions(meta, seats, first.options ?? {});
    expect('options' in checked).toBe(true);
    expect(Object.keys(first.options ?? {}).filter((x) => FORMS.includes(x))).toEqual([]);
    expect(first.bots.every((x) => x === 'novice')).toBe(true);
    if (!('options' in checked)) return;
    const engine = await GAMES[game].engine(meta.rules);
    const s = engine.start(checked.options, seats, new Sfc().at(1, 1));
    expect(['build', 'emergency', 'choose', 'draft']).not.toContain(s.stack.at(-1)?.step);
  });

  test.each(LANGUAGES)('its door says in %s how long its lessons take', async (language) => {
    const lessons = (await lessonsOf(language))[game] ?? [];
    const minutes = lessons.filter((x) => !ofOption(x.opening.options)).reduce((n, x) => n + x.minutes, 0);
    expect((await doorsOf(language))[game]?.learnMinutes ?? 0).toBe(minutes);
  });
});

/** How to play, as data: every box that is laid out is said in every language and has its clause in the rulebook’s words, and every example turn is really played. */

import { type HowtoText, LANGUAGES, numbersOf } from '@pesthouse/kernel';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, GAMES, lessonsOf } from '../../games/index.ts';
import { played } from './example.ts';

const WORDS = import.meta.glob<HowtoText>('../../../games/*/text/howto.*.ts', { import: 'howto', eager: true });
const LAID = import.meta.glob<string>('../../../games/*/howto/index.tsx', { query: '?raw', import: 'default', eager: true });
const BOOKS = import.meta.glob<string>('../../../games/*/rulebook*.md', { query: '?raw', import: 'default', eager: true });

const TOLD = GAME_IDS.filter((id) => LAID[`../../../games/${id}/howto/index.tsx`] !== undefined);
const laid = (id: string): string => LAID[`../../../games/${id}/howto/index.tsx`] ?? '';
const boxesOf = (id: string): string[] => [...laid(id).matchAll(/(?:box|title): '(\w+)'/g)].map((x) => x[1] ?? '');
const picturesOf = (id: string): string[] => [...(laid(id).split('export const pictures = {')[1] ?? '').matchAll(/(\w+): \w+/g)].map((x) => x[1] ?? '');
const HOLE = /undefined|NaN|\[object|\$\{/;
/** As many as a reader keeps in mind. */
const FORGOTTEN = 6;

describe.each(TOLD.flatMap((id) => LANGUAGES.map((language) => ({ id, language }))))('$id in $language', ({ id, language }) => {
  const say = WORDS[`../../../games/${id}/text/howto.${language}.ts`];

  test('every box is laid out once and said, without a hole', async () => {
    const { rules } = await GAMES[id].rules();
    const words = say?.(numbersOf(rules.game.tunables));
    expect(Object.keys(words?.boxes ?? {}).toSorted()).toEqual(boxesOf(id).toSorted());
    expect(JSON.stringify(words)).not.toMatch(HOLE);
    expect(words?.boxes.forget?.list?.length).toBeLessThanOrEqual(FORGOTTEN);
  });

  test('the marks of the rulebook name pictures that are drawn', () => {
    const marks = [...(BOOKS[`../../../games/${id}/rulebook${language === 'en' ? '' : `.${language}`}.md`] ?? '').matchAll(/^<!-- picture: ([\w-]+) -->$/gm)];
    expect(marks.length).toBeGreaterThan(5);
    for (const [, box = ''] of marks) expect(picturesOf(id)).toContain(box);
  });

  test('the example turn is played by the rules, and the log tells of every move', async () => {
    const { rules: engine } = await GAMES[id].rules();
    const lesson = (await lessonsOf(language))[id]?.find((x) => laid(id).includes(`example = '${x.id}'`));
    if (say === undefined || lesson === undefined) throw new Error('there is no example');
    const text = await GAMES[id].words(GAMES[id].meta.rules, {}, language);
    const { steps } = played({ engine, text, words: say(numbersOf(engine.game.tunables)) }, lesson);
    expect(steps.length).toBeGreaterThan(4);
    for (const step of steps) {
      expect(step.say.length).toBeGreaterThan(10);
      expect(step.log.join(' ')).not.toMatch(HOLE);
    }
    // What a move tells is told with the move: most of them tell something.
    expect(steps.filter((x) => x.log.length > 0).length).toBeGreaterThan(steps.length / 2);
  });
});

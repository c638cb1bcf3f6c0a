/** The page's words: every language says all that English says, in words of its own; errors become sentences; the pseudo-language reaches everything. */

import { LANGUAGES } from '@pesthouse/kernel';
import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { pseudoBook, pseudoOf, pseudoText } from './pseudo.ts';
import { coded, refusal, told } from './told.ts';

const FILES = import.meta.glob<{ readonly [name: string]: unknown }>(['./*/house.ts', './*/rooms.ts'], { eager: true });
const wordsOf = (language: string): unknown => ({ ...FILES[`./${language}/house.ts`], ...FILES[`./${language}/rooms.ts`] });

/** What a function of words says when it is asked with numbers, names, a list of names or a verdict: the first that makes sense. */
const asked = (say: object): unknown => {
  const tries = [[2], ['Ada'], [['Ada', 'Ben'], 2], ['strong']].flatMap((given) => {
    try {
      const six = Array.from({ length: 6 }, (_, i) => given[Math.min(i, given.length - 1)]);
      return typeof say === 'function' ? [Reflect.apply(say, undefined, six)] : [];
    } catch {
      return [];
    }
  });
  return tries.find((x) => !/undefined|NaN/.test(JSON.stringify(x) ?? 'undefined')) ?? tries[0] ?? '';
};

/** Every sentence with the way to it. */
const sentences = (x: unknown, way = ''): [string, string][] => {
  if (typeof x === 'string') return [[way, x]];
  if (typeof x === 'function') return sentences(asked(x), `${way}()`);
  if (typeof x !== 'object' || x === null) return [];
  return Object.entries(x).flatMap(([key, y]) => sentences(y, `${way}.${key}`));
};

/** Names, marks and the few words that both languages share. */
const SHARED =
  /^(?:Pesthouse|API|System|Name|Bot|Bots|Chat|Text|Enter|Esc|Tab|Normal|Code|English|Deutsch|Team(?: [ABC])?|fair|Pause|Unfair|en|de|[^\p{L}]*|[½14]×|\.|Ada|Rang|Open|Start|Online|Export|Import|Lab|.*\b(?:Ada|2)\b.{0,6})$/u;

describe.each(LANGUAGES.filter((x) => x !== 'en'))('%s', (language) => {
  const english = new Map(sentences(wordsOf('en')));
  const said = sentences(wordsOf(language));

  test('says all that English says, and nothing else', () => {
    expect(english.size).toBeGreaterThan(500);
    expect(said.map(([way]) => way).sort()).toEqual([...english.keys()].sort());
  });

  test('says it in words of its own, without a hole', () => {
    expect(said.filter(([way, x]) => x === english.get(way) && !SHARED.test(x))).toEqual([]);
    expect(said.filter(([, x]) => /undefined|NaN|\[object|\b(?:the|and|you|your|with|of)\b/.test(x))).toEqual([]);
  });
});

test('a code becomes a sentence, with what it is about; an error that nobody foresaw speaks for itself', () => {
  expect(told(coded('local-gone'))).toBe('This browser has no such table.');
  expect(told(coded('record-edition', '7'))).toContain('rules 7');
  expect(told(new Error('The moon fell down.'))).toBe('The moon fell down.');
  expect(told(new Error(''))).toBe('Something went wrong.');
  expect(refusal({ error: 'taken', message: 'Somebody else was quicker.' })).toBe('Somebody else was quicker.');
  expect(refusal({ error: 'taken', message: '' })).toBe('This seat is taken.');
});

test('whoever types without marks finds words that have them', () => {
  expect(fold('Königin, Straße')).toBe('konigin, strasse');
});

test('the pseudo-language changes every word and nothing that is none', () => {
  const words = { name: 'Rat King', id: 'rats', say: (n: number) => ({ label: `Draw ${n}`, number: 'die.faces' }), list: ['one', 2] };
  const made = pseudoOf(words);
  expect(made.name).toBe(pseudoText('Rat King'));
  expect(made.name).toMatch(/^⟦Rát Kíñg~+\u200f⟧$/u);
  expect([made.id, made.say(3), made.list[1]]).toEqual(['rats', { label: pseudoText('Draw 3'), number: 'die.faces' }, 2]);
  // What a lesson is laid from stays as it is, however deep.
  const lesson = {
    title: 'Draw',
    opening: { seats: 2, options: { species: ['rats'], first: 'rats' } },
    show: ['pile'],
    pictures: [{ picture: 'pile', text: 'Food' }],
  };
  expect(pseudoOf(lesson)).toEqual({ ...lesson, title: pseudoText('Draw'), pictures: [{ picture: 'pile', text: pseudoText('Food') }] });
  expect(pseudoText(`${made.name} breeds`).match(/[⟦\u200f]/g)).toHaveLength(2);
  expect(pseudoBook('- **ABC-TURN-01** Draw a card. *(printed)*')).toBe('- **ABC-TURN-01** Dráw á çárd. *(príñtéd)*');
});

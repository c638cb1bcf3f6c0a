/** The form of the lab: what is written in it is the wish that the command line would read, and what cannot be has its words. */

import { planOf } from '@pesthouse/lab';
import { expect, test } from 'vitest';
import { findGame } from '../../games/index.ts';
import { type Form, formOf, freshForm, seatedAt, tuneOf, wishOf } from './wish.ts';

const game = findGame('newyork');
if (game === undefined) throw new Error('there is no New York');
const { rules: engine } = await game.rules();
const form = (change: Partial<Form> = {}): Form => ({ ...freshForm(game.meta), ...change });
const planned = (x: Form) => {
  const read = wishOf(x);
  if ('wrongs' in read) throw new Error(JSON.stringify(read.wrongs));
  const made = planOf(engine, read.wish);
  if ('wrong' in made) throw new Error(made.wrong);
  return made.plan;
};

test('a fresh form is a trial of the printed game', () => {
  const plan = planned(form());
  expect(plan).toMatchObject({ game: 'newyork', players: game.meta.usual, bots: ['greedy'], games: 100, seed: 1, haste: {} });
  expect(plan.variants).toEqual([{ name: 'base', tuning: {} }]);
});

test('numbers are turned one by one, or all together', () => {
  const turned = { dieFaces: '8, 10', diceCap: ' 12 ' };
  expect(tuneOf({ turned, together: false })).toBe('dieFaces=8,10;diceCap=12');
  expect(tuneOf({ turned, together: true })).toBe('dieFaces=8,10+diceCap=12');
  expect(tuneOf({ turned: { dieFaces: ' ', diceCap: '12,' }, together: false })).toBe('diceCap=12');
  expect(planned(form({ turned })).variants.map((v) => v.name)).toEqual(['base', 'dieFaces=8', 'dieFaces=10', 'diceCap=12']);
  expect(planned(form({ turned, together: true })).variants).toHaveLength(3);
});

test('the form of a plan gives that plan again', () => {
  const forms = [
    form({ bots: { ...form().bots, random: 2, master: 1 }, games: '24', seed: '77', runs: '40' }),
    form({ turned: { dieFaces: '8, 10', diceCap: '12' } }),
    form({ turned: { dieFaces: '8, 10', diceCap: '12' }, together: true }),
    form({ deny: '25' }),
    seatedAt(form(), game.meta, 2),
  ];
  for (const x of forms) expect(planned(formOf(planned(x)))).toEqual(planned(x));
});

test('other seats keep what was chosen where it still fits', () => {
  const chosen = form({ options: { ...form().options, species: ['rats', 'humans', 'random', 'random'] } });
  expect(seatedAt(chosen, game.meta, 2).options.species).toEqual(['rats', 'humans']);
  expect(seatedAt(seatedAt(chosen, game.meta, 2), game.meta, 3).options.species).toEqual(['rats', 'humans', 'random']);
});

test('what cannot be is said beside its field', () => {
  const none = { random: 0, greedy: 0, novice: 0, fair: 0, good: 0, master: 0 };
  const wrongs = (x: Form): object => {
    const read = wishOf(x);
    return 'wrongs' in read ? read.wrongs : {};
  };
  expect(Object.keys(wrongs(form({ bots: none, games: '0', seed: '-1', runs: 'ten', deny: '51' })))).toEqual(['bots', 'games', 'seed', 'runs', 'deny']);
  expect(wrongs(form({ bots: { ...none, greedy: 13 } }))).toEqual({ bots: 'At most 12 bots can take turns.' });
  expect(wrongs(form({ games: '1e3' }))).toEqual({ games: 'Enter a whole number from 1 to 100,000.' });
  expect(wrongs(form({ seed: '4294967296' }))).toHaveProperty('seed');
  expect(wrongs(form({ runs: '' }))).toEqual({});
});

test('house rules are weighed beside the printed game, and a trial gives them back', () => {
  const house = { name: 'Lean Winter', tuning: { diceCap: 8 }, options: { lastCall: true } };
  const plan = planned(form({ house, turned: { dieFaces: '8' } }));
  expect(plan.variants).toEqual([{ name: 'base', tuning: {} }, house, { name: 'dieFaces=8', tuning: { dieFaces: 8 } }]);
  expect(formOf(plan)).toMatchObject({ house, turned: { dieFaces: '8' }, together: false });
  expect(planned(formOf(plan))).toEqual(plan);
});

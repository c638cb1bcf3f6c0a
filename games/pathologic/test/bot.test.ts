/** The bot: legal everywhere (the laws prove that), sensible in the plain cases, and better than chance. */

import { holds, Sfc } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import { PLAGUE } from '../names.ts';
import { rules } from '../rules.ts';
import { optionsFor } from './games.ts';
import { given, seatIn } from './given.ts';

const chosen = (it: ReturnType<typeof given>, role: 'plague' | 'bachelor' | 'haruspex' | 'changeling'): string[] =>
  Array.from({ length: 12 }, (_, seed) => rules.policy(it.guess(role, seed), seatIn(it.s, role), new Sfc().at(seed, 3))?.verb ?? '');

test('a Healer resolves what an own Ward can resolve', () => {
  const it = given('bachelor acts', { events: { 4: 'secret' }, free: ['vlad'] });
  expect(new Set(chosen(it, 'bachelor'))).toEqual(new Set(['resolve']));
});
test('the Plague strikes a free target, and ceases a Blockade on a quarantined one', () => {
  expect(new Set(chosen(given("plague's turn", { plague: 2, free: ['andrey'] }).does('stay'), 'plague'))).toEqual(new Set(['infect', 'blockade'].slice(0, 1)));
  expect(new Set(chosen(given("plague's turn", { plague: 2, blockade: 2 }).does('stay'), 'plague'))).toEqual(new Set(['cease']));
});
test('a Healer does not walk a Ward out of safety into the Plague', () => {
  const it = given('bachelor acts', { events: {}, fog: [2], plague: 2 });
  expect(chosen(it, 'bachelor')).not.toContain('leave');
});
test('the Plague goes to the Ward that would win the game for a Healer, though it is no target', () => {
  const it = given("plague's turn", { plague: 1, hit: ['maria', 'capella', 'saburov'], free: ['andrey'], events: { 2: 'key' }, evidence: { bachelor: 6 } });
  expect(new Set(chosen(it, 'plague'))).toEqual(new Set(['go']));
  expect(new Set(chosen(it.does('go 2'), 'plague'))).toEqual(new Set(['infect']));
});
test('a Healer without points binds the Ward by which a rival would win', () => {
  const it = given('bachelor acts', { ap: 0, evidence: { haruspex: 6 }, free: ['notkin'], events: { 8: 'secret' }, counters: { haruspex: ['secret'] } });
  expect(new Set(chosen(it, 'bachelor'))).toEqual(new Set(['pact']));
});
test('No! is kept for the own Action', () => {
  const there = { free: ['aspity'], events: { 14: 'key' }, strains: { 14: 'collapse' }, hand: { changeling: ['no'] } } as const;
  expect(new Set(chosen(given('haruspex acts', there).does('resolve aspity'), 'changeling'))).toEqual(new Set(['pass']));
  expect(new Set(chosen(given('changeling acts', there).does('resolve aspity'), 'changeling'))).toEqual(new Set(['no']));
});
test('False Witness is played against the Evidence that would win', () => {
  const it = given('haruspex acts', {
    free: ['notkin'],
    events: { 8: 'secret' },
    counters: { haruspex: ['secret'] },
    evidence: { haruspex: 6 },
    hand: { changeling: ['false-witness'] },
  });
  expect(new Set(chosen(it.does('supply notkin', 'resolve notkin'), 'changeling'))).toEqual(new Set(['false-witness']));
});

/** One seat by the policy, the others at random: how often it wins. */
const wins = (role: number, games: number): number => {
  let won = 0;
  for (let seed = 0; seed < games; seed++) {
    const chance = new Sfc().at(seed, 11);
    const s = rules.start(optionsFor(4, 25), 4, chance);
    while (!rules.over(s)) {
      const seat = s.roles.findIndex((_, i) => holds(rules.deciders(s), i));
      const legal = rules.moves(s, seat);
      const move = s.roles[seat] === role ? rules.policy(s, seat, chance) : legal[chance.below(legal.length)];
      if (move === undefined) throw new Error('nothing to choose');
      rules.play(s, seat, move, { chance, tell: undefined });
    }
    if (s.winner === role) won++;
  }
  return won / games;
};
test('against random rivals the policy wins most games, as a Healer and as the Plague', () => {
  expect(wins(0, 30)).toBeGreaterThan(0.7);
  expect(wins(PLAGUE, 30)).toBeGreaterThan(0.8);
});
test('PATH-PAC-08 bots carry a Pact token only to a Ward that is worth more to them, so never to and fro; people may as they like', () => {
  const at = { events: { 4: 'secret', 6: 'coin' } } as const;
  const thought = (it: ReturnType<typeof given>): string[] => {
    const seat = seatIn(it.s, 'haruspex');
    const frame = it.s.stack.at(-1);
    return rules
      .moves(it.s, seat)
      .flatMap((m) => (m.verb === 'pact' && frame !== undefined && rules.game.bot.idle?.(it.s, frame, seat, m) !== true ? [m.ward] : []));
  };
  expect(thought(given('haruspex acts', at))).toEqual(['vlad', 'capella']);
  const ways = (['vlad', 'capella'] as const).map((ward) => {
    const it = given('haruspex acts', { ...at, pact: { haruspex: ward } });
    expect(it.offers('pact')).toHaveLength(1);
    return thought(it).length;
  });
  // One of the two is worth more: the way there is open, and the way back is not.
  expect([...ways].sort()).toEqual([0, 1]);
});
test('PATH-PAC-08 a Pact of the only Healer binds nobody: bots do without', () => {
  const it = given('haruspex acts', { duel: 'haruspex', events: { 4: 'secret', 6: 'coin' } });
  const seat = seatIn(it.s, 'haruspex');
  const frame = it.s.stack.at(-1);
  const pacts = rules.moves(it.s, seat).filter((m) => m.verb === 'pact');
  expect(pacts.length).toBeGreaterThan(0);
  expect(pacts.filter((m) => frame !== undefined && rules.game.bot.idle?.(it.s, frame, seat, m) !== true)).toEqual([]);
});

/** Every word that a player reads: nothing is left out, nothing breaks in a view, and the tone stays neutral. */
import { readFileSync } from 'node:fs';
import { basisOf, boardLines, type Numbers, Sfc, WATCHER } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import { faces } from '../data/printed.ts';
import { meta } from '../meta.ts';
import { FACES } from '../names.ts';
import { rules } from '../rules.ts';
import type { Event } from '../state.ts';
import { door } from '../text/door.en.ts';
import { words } from '../text/en.ts';
import { given, OPTIONS, times } from './given.ts';

const basis = basisOf(rules);
const text = words(basis);
const { CARD_NAME, cardLabel, cardText } = text.names;
/** The words of a table where some numbers were turned. */
const turned = (numbers: Numbers) => words({ ...basis, numbers: { ...basis.numbers, ...numbers } });

/** Every sentence of a whole game, as every seat and a watcher would read it. */
const everything = (seats: number, seed: number): string[] => {
  const chance = new Sfc().at(seed, 4);
  const lines = new Set<string>();
  const hear = (e: Event, to: number, blurred?: Event): void => {
    lines.add(text.event(s, e));
    if (to > 0 && blurred !== undefined) lines.add(text.event(s, blurred));
  };
  const s = rules.start({ ...OPTIONS, lineupRedeal: 'offer', equalTurns: seed % 2 === 0 }, seats, chance);
  while (!rules.over(s)) {
    const seat = 31 - Math.clz32(rules.deciders(s));
    for (const q of [WATCHER, 0, seat]) {
      const v = rules.view(s, q);
      const p = rules.prompt(v, q);
      if (p === null) continue;
      const said = text.prompt(v, q, p);
      for (const line of [said.title, said.detail, text.waiting(v, p), ...boardLines(text.board(v, q))]) lines.add(line);
    }
    const legal = rules.moves(s, seat);
    for (const m of legal) {
      const offered = text.move(rules.view(s, seat), seat, m);
      expect(offered.label).not.toBe('');
      lines.add(offered.label);
      lines.add(offered.detail);
    }
    const m = seed % 3 === 0 ? legal[chance.below(legal.length)] : rules.policy(s, seat, chance);
    if (m === undefined) throw new Error('no move');
    rules.play(s, seat, m, { chance, tell: hear });
  }
  lines.add(text.verdict(s));
  for (const line of Object.keys(rules.outcome(s)?.[0]?.sheet ?? {})) {
    expect(text.sheet(line)).not.toBe(line);
    lines.add(text.sheet(line));
  }
  return [...lines];
};

test('no sentence of a whole game has a hole in it', () => {
  for (const [seats, seed] of [
    [2, 1],
    [3, 3],
    [4, 2],
    [5, 6],
  ] as const)
    for (const line of everything(seats, seed)) expect(/undefined|NaN|\[object|null/.test(line), line).toBe(false);
});

test('the words stay neutral: nobody is burned, no people or faith is named', () => {
  const told = [...everything(4, 2), ...faces.flatMap((x) => [x.text, x.flavour]), ...Object.values(door).map(String)].join(' ').toLowerCase();
  for (const word of ['burn', 'jew', 'muslim', 'islam', 'christian', 'heretic', 'witch', 'church', 'holy']) expect(told.includes(word), word).toBe(false);
});

test('every card has a name and a label for those who cannot see it', () => {
  expect(new Set(Object.values(CARD_NAME)).size).toBe(FACES.length);
  expect(cardLabel('torches_knight')).toBe(
    'Knight of Torches, Resistance 6, 4 Contagions. You may send 1 card from your hand to the Plague Pit. If you do, gain 2 Contagions.',
  );
  expect(cardLabel('queen')).toContain('Notoriety 3, Chronic');
});

test('every option and each of its values has words', () => {
  for (const [id, x] of Object.entries(meta.options)) {
    const option = text.option(id);
    expect(option.name).not.toBe(id);
    expect(option.about).not.toBe('');
    const values = x.kind === 'choice' ? x.values : ['true', 'false'];
    for (const v of values) expect(option.value(v), v).not.toBe(v);
  }
});

test("the prompt says the pool, the victim's answers, and what a choice will cost", () => {
  const it = given({ pool: 9, phase: 'infect' });
  const p = rules.prompt(it.s, 0);
  expect(p === null ? '' : text.prompt(it.s, 0, p).title).toBe('Spend 9 Contagions to Infect, or take one Rat King');
  expect(text.move(it.s, 0, { verb: 'infect', what: 'space-6' })).toEqual({ label: 'Infect Knight of Daggers (space 7)', detail: 'Pay 5, leaves 4. 5 Infamy' });
  const asked = given({ players: [{ hand: ['daggers_knight'] }, { hand: ['hire_fool', 'ale_knight'], draw: ['rat'] }] }).does('play daggers_knight');
  const q = rules.prompt(asked.s, 1);
  expect(q === null ? '' : text.prompt(asked.s, 1, q).detail).toContain('You can Repent with 2 different cards.');
});

test('the board of the terminal hides what the seat may not know', () => {
  const it = given({
    players: [
      { hand: ['prince', 'rat'], draw: times(3, 'rat') },
      { hand: ['queen'], draw: times(3, 'rat') },
    ],
  });
  const lines = boardLines(text.board(rules.view(it.s, 0), 0)).join('\n');
  expect(lines).toMatch(/\(you\)\*\*\n- Hand: 2 cards: Rat and Prince/);
  expect(lines).not.toContain('Hand: 1 card: Queen');
  // What a card does stands beside its name.
  expect(lines).toMatch(/\n- Prince: Where in hand; Numbers Resistance \d.*; Effect If you control a Knight, gain/);
});

test('a shared victory is told as one', () => {
  const it = given({ players: [{ discard: ['ale_peasant'] }, { discard: ['torches_peasant'] }], idle: 5 }).all('end-spread', 'end-infect');
  expect(text.verdict(it.s)).toBe('The Sweating Sickness and The Grey Cough share the victory with 2 Infamy each.');
});

const RULEBOOK = readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8');

test('the rulebook lists every card with the numbers that are played', () => {
  const rows = RULEBOOK.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Card |'));
  const expected = FACES.map((id) => {
    const face = faces.find((x) => x.id === id);
    return [CARD_NAME[id], face?.copies, face?.resistance, face?.chronic ? 'Chronic' : face?.baseContagions, face?.notoriety ?? ''].map(String);
  });
  const told = rows
    .map((line) => line.slice(1, -1).split('|'))
    .map(([name, , copies, resistance, base, notoriety]) => [name, copies, resistance, base, notoriety]);
  expect(told.map((row) => row.map((x) => x?.trim())).sort()).toEqual(expected.sort());
});

test('whoever asks the rulebook how to win is answered before the first clause', () => {
  expect(RULEBOOK.slice(0, RULEBOOK.indexOf('PLG-CMP-01'))).toMatch(/How do you win\? Have the most Infamy/);
});

test('one is told in the singular', () => {
  const one = given({ pool: 1, phase: 'infect' });
  const said = text.move(one.s, 0, { verb: 'end-infect' });
  expect(said.detail).toBe('You lose 1 Contagion');
  expect(text.move(given({ pool: 2, phase: 'infect' }).s, 0, { verb: 'end-infect' }).detail).toBe('You lose 2 Contagions');
});

test('every card says what the data prints on it', () => {
  for (const face of faces) expect(cardText(face.id).text, face.id).toBe(face.text);
});

test('PLG-ALE-02 PLG-NOB-04 PLG-DAG-01 a card says the numbers of its own table, and other tables are not touched', () => {
  const other = turned({
    'ale_knight.ALE-02.draw.n': 1,
    'ale_knight.ALE-03.draw.n': 3,
    'queen.NOB-04.discountNextInfect.n': 1,
    'daggers_peasant.DAG-01.victimDiscard.handAtLeast': 6,
    'hire_collector.HIR-01.pit.upTo': 2,
    'torches_knight.resistance': 9,
    'torches_knight.base': 1,
  });
  expect(other.names.cardText('ale_knight').text).toBe('Draw 1 card.\nRepent: Draw 3 cards.');
  expect(other.names.effectText('queen', 'chronic')).toContain('costs 1 Contagion fewer, but at least 1.');
  expect(other.names.effectText('daggers_peasant', 'persecute')).toContain('6 or more cards in hand');
  expect(other.names.effectText('hire_collector', 'normal')).toContain('you may send up to 2 cards from your hand');
  expect(other.names.cardLabel('torches_knight')).toContain('Resistance 9, 1 Contagion.');
  expect(text.names.cardText('ale_knight').text).toBe('Draw 2 cards.\nRepent: Draw 1 card.');
  expect(text.names.cardLabel('torches_knight')).toContain('Resistance 6, 4 Contagions.');
});

test('PLG-INF-06 PLG-END-04 prices, Infamy and the draw are told with the numbers of their own table', () => {
  const { s } = given({ pool: 9, phase: 'infect' });
  const infect = { verb: 'infect', what: 'space-6' } as const;
  expect(turned({ 'daggers_knight.resistance': 7 }).move(s, 0, infect).detail).toBe('Pay 7, leaves 2. 7 Infamy');
  expect(text.move(s, 0, infect).detail).toBe('Pay 5, leaves 4. 5 Infamy');
  expect(turned({ hand: 4 }).move(s, 0, { verb: 'finish' }).detail).toBe('Discard everything, then draw 4');
});

test('PLG-SET-05 PLG-OPT-06 options are told with the numbers of their own table', () => {
  expect(text.option('lineupRedeal').about).toBe('What happens when 5 or more of the first 8 cards cost 6 or more.');
  expect(text.option('secondSeatCard').name).toBe('Sixth card for the second player');
  const other = turned({ costly: 7, costlyCards: 3, secondHand: 8 });
  expect(other.option('lineupRedeal').about).toBe('What happens when 3 or more of the first 8 cards cost 7 or more.');
  expect(other.option('secondSeatCard').about).toContain('starts with 8 cards in hand');
});

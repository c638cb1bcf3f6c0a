/** The words of Pests! over whole games: every prompt, choice and event has its sentence, and no two choices are called the same. */

import { basisOf, boardLines, checkOptions, clone, holds, type Numbers, Sfc } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import { exterminators, toolbox } from '../data/printed.ts';
import { meta } from '../meta.ts';
import { rules } from '../rules.ts';
import { words } from '../text/en.ts';
import { given, OPTIONS, type Position, rolls } from './given.ts';

const basis = basisOf(rules);
const text = words(basis);
/** The words of a table where some numbers were turned. */
const turned = (numbers: Numbers) => words({ ...basis, numbers: { ...basis.numbers, ...numbers } });

const HOLE = /undefined|NaN|null|\[object|\s\s/;

test.each([
  [1, 2, {}],
  [2, 4, { teams: '2x2', quickStart: true } as const],
  [3, 6, { teams: '3x2', toolboxDeck: '28' } as const],
  [4, 5, { autoBuild: true, roundLimit: 10 } as const],
])('game %i with %i seats is told without a hole', (seed, seats, options) => {
  const chance = new Sfc().at(seed, 0);
  const lines: string[] = [];
  const s = rules.start({ ...OPTIONS, ...options }, seats, chance);
  let n = 0;
  while (!rules.over(s)) {
    const seat = s.players.findIndex((_, i) => holds(rules.deciders(s), i));
    const p = rules.prompt(s, seat);
    if (p === null) throw new Error('somebody decides, but nothing is asked');
    const said = text.prompt(s, seat, p);
    expect(said.title).not.toBe('Your move');
    const moves = rules.moves(s, seat);
    const choices = moves.map((m) => text.move(s, seat, m));
    const names = choices.map((c) => `${c.label} ${c.detail}`);
    expect(new Set(names).size).toBe(names.length);
    lines.push(said.title, said.detail, text.waiting(s, p), ...names);
    if (n++ % 20 === 0) lines.push(...boardLines(text.board(rules.view(s, seat), seat)), ...boardLines(text.board(rules.view(s, -1), -1)));
    const m = moves[chance.below(moves.length)];
    if (m === undefined) throw new Error('no move');
    const f = s.stack[s.stack.length - 1];
    const chosen = f !== undefined && n % 3 > 0 ? rules.game.bot.policy(clone(s), f, seat, chance) : m;
    rules.play(s, seat, chosen, {
      chance,
      tell: (e, _, blurred) => {
        lines.push(text.event(s, e));
        if (blurred !== undefined) lines.push(text.event(s, blurred));
      },
    });
  }
  lines.push(text.verdict(s), ...(rules.outcome(s) ?? []).flatMap((x) => Object.keys(x.sheet).map((line) => text.sheet(line))));
  for (const line of lines) expect(line).not.toMatch(HOLE);
  expect(text.verdict(s)).toMatch(/wins?[: ]|win on/);
});

/** What the active player is asked in a position. */
const asks = (scene: 'act' | 'queen', position: Position) => {
  const it = given(scene, position);
  const p = rules.prompt(it.s, it.seat());
  if (p === null) throw new Error('nothing is asked');
  return text.prompt(it.s, it.seat(), p);
};

test('EXT-CARD-D02 EXT-CARD-D12 before the roll only the free cards in hand are spoken of', () => {
  // Somebody who may hold a free card is asked whether or not there is one, so that the pause betrays nothing.
  expect(asks('queen', { red: { hidden: ['zap'] } }).detail).toBe('Roll the Queen Die.');
  expect(asks('queen', { red: { hand: ['mind_control'] } }).detail).toBe('Roll the Queen Die, or play Mind control first.');
  expect(asks('queen', { red: { hand: ['mind_control', 'pests_hibernate'] } }).detail).toBe(
    'Roll the Queen Die, or play Pests hibernate or Mind control first.',
  );
  expect(asks('queen', { red: { hand: ['mind_control'], traps: [{ at: 'den', queen: true }] } }).detail).toContain('only her own colour lets her out');
});

test('EXT-ELI-01 whoever would be out at the end of the turn is told before ending it', () => {
  const full = { red: { reserve: 0, pests: { den: 20 } } };
  expect(asks('act', full)).toEqual({
    title: 'House full! 1 Free Move and 2 AP left',
    detail: expect.stringContaining('if your turn ends like this, you are out'),
  });
  const it = given('act', full);
  expect(text.move(it.s, it.seat(), { verb: 'end-turn' }).detail).toBe('Your house is full: you will be out.');
  // A trapped pest or queen saves (EXT-ELI-02).
  const saved = given('act', { red: { reserve: 0, pests: { den: 19 }, traps: [{ at: 'library', pests: 1 }] } });
  expect(text.move(saved.s, saved.seat(), { verb: 'end-turn' }).detail).toBe('You lose 2 AP.');
});

test('one is never told as many, and a name that ends in a mark gets no second one', () => {
  const it = given('act', { red: { hand: ['less_to_infest', 'theyre_spreading'] }, green: { reserve: 1, pests: { den: 3 } } });
  it.does('play-on less_to_infest green');
  expect(it.told('boxed').map((e) => text.event(it.s, e))).toEqual(['1 green pest goes back in the box for good.']);
  const spreads = text.event(it.s, { type: 'took-card', seat: 0, card: 'theyre_spreading', clause: 'EXT-TBX-02' });
  expect(spreads).toBe("**Red** takes They're spreading!");
  const angry = given('queen', { red: { sealed: true, queen: 'den', hand: ['mind_control'] } }).does('roll', rolls('D'));
  expect(angry.told('frustrated').map((e) => text.event(angry.s, e))).toEqual(['There is no door below: the Wasp Queen is frustrated.']);
});

test('EXT-LIM-01 a limit of 1 to 9 rounds is refused, so that no page may offer it', () => {
  for (let n = 0; n <= 100; n++) expect('options' in checkOptions(meta, 4, { roundLimit: n })).toBe(n === 0 || n >= 10);
});

test('every option and value has its words', () => {
  for (const [id, x] of Object.entries(meta.options)) {
    const o = text.option(id);
    expect(o.name).not.toBe(id);
    expect(o.about.length).toBeGreaterThan(10);
    if (x.kind === 'choice') for (const v of x.values) expect(o.value(v)).not.toBe(v);
  }
  expect(text.option('roundLimit').value('0')).toBe('No limit');
  expect(text.option('roundLimit').value('40')).toBe('40 rounds');
});

test('EXT-TBX-09 EXT-CHAR-01 as printed every card and trait says what the data say', () => {
  for (const x of toolbox) expect(text.names.cardText(x.id)).toBe(x.text);
  for (const x of exterminators) {
    const said = text.names.traits(x.color).map((t) => t.text);
    expect(said).toEqual([x.exterminatorTrait.text, ...(x.queenTrait === null ? [] : [x.queenTrait.text])]);
  }
});

test('EXT-CARD-D01 EXT-CARD-O03 EXT-CHAR-02 a card and a trait say the numbers of their own table, and other tables are not touched', () => {
  const other = turned({
    'more_time.n': 1,
    'pest_surge.n': 1,
    stuckActionPoints: 2,
    'red.exterminateMinimum': 3,
    'yellow.freeMoves': 3,
    'orange.trapCapacity': 12,
  });
  expect(other.names.cardText('more_time')).toBe('Gain 1 action point this turn.');
  expect(other.names.cardText('pest_surge')).toBe("1 pest emerges in an opponent's nest, sealed or not.");
  expect(other.names.cardText('stuck')).toBe('An opponent has 2 action points and no Free Move on their next turn.');
  expect(other.names.traitText('red')).toMatch(/^Fogger: On Exterminate a roll below 3 counts as 3\. Queen, Long call:/);
  expect(other.names.traitText('yellow')).toContain('Three Free Moves instead of one.');
  expect(other.label.capacity('orange')).toBe(12);
  expect(text.names.cardText('more_time')).toBe('Gain 2 action points this turn.');
  expect(text.label.capacity('orange')).toBe(10);
});

test('EXT-ACT-05 EXT-ACT-26 EXT-BLD-11 EXT-QN-07 costs and rounds are told with the numbers of the table', () => {
  const other = turned({ 'cost.exterminate': 2, 'cost.buy': 3, nestFromRound: 4, frustratedDrop: 3, populate: 6, firstTurnQueenPhases: 3 });
  const it = given('act', { red: { pests: { den: 3 } } });
  expect(other.move(it.s, it.seat(), { verb: 'exterminate' }).detail).toMatch(/^2 AP\./);
  expect(text.move(it.s, it.seat(), { verb: 'exterminate' }).detail).toMatch(/^1 AP\./);
  expect(other.label.toolboxEmpty).toContain('costs 3 AP');
  expect(other.prompt(it.s, it.seat(), { key: 'build', round: 1 }).detail).toContain('from round 4');
  expect(other.label.stage.frustrated).toContain('drops 3');
  expect(other.label.stage.twice).toContain('acts three times');
  expect(other.names.faceAbout('P', 'red')).toBe('She spreads 6 pests around her room.');
  expect([text.names.faceAbout('S', 'red'), text.names.faceAbout('S', 'blue')]).toEqual([
    'Her pests come up to two rooms nearer.',
    'Her pests come one room nearer.',
  ]);
});

/** Every prompt, move, event and position of whole games can be put into words, and no words give a secret away. */

import { basisOf, boardLines, type Numbers, WATCHER } from '@pesthouse/kernel';
import { describe, expect, test } from 'vitest';
import { prescriptions, strains } from '../data/printed.ts';
import { rules } from '../rules.ts';
import { pages } from '../state.ts';
import { pageText } from '../text/board.en.ts';
import { door } from '../text/door.en.ts';
import { words } from '../text/en.ts';
import { optionsFor, playWhole } from './games.ts';
import { given, type Position } from './given.ts';

const basis = basisOf(rules);
const text = words(basis);
/** The words of a table where some numbers were turned. */
const turned = (numbers: Numbers) => words({ ...basis, numbers: { ...basis.numbers, ...numbers } });

const odd = (words: string): boolean => words === '' || /undefined|NaN|\[object|somewhere| {2}/.test(words);

describe.each([2, 3, 4])('%i seats', (seats) => {
  test('whole games in words', () => {
    for (const player of ['policy', 'moody'] as const) {
      let n = 0;
      const game = playWhole({ options: optionsFor(seats, 14), seed: seats * 7 + (player === 'policy' ? 1 : 2), player }, (s, seat, m) => {
        const v = rules.view(s, seat);
        const p = rules.prompt(v, seat);
        if (p === null) throw new Error('no prompt');
        const said = text.prompt(v, seat, p);
        expect(odd(said.title), `${p.key}: ${said.title}`).toBe(false);
        expect(said.title).not.toBe('Your move');
        expect(odd(text.waiting(rules.view(s, WATCHER), p))).toBe(false);
        const offered = text.move(v, seat, m);
        expect(odd(offered.label), `${m.verb}: ${offered.label}`).toBe(false);
        if (n++ % 25 === 0) for (const line of boardLines(text.board(v, seat))) expect(odd(line), line).toBe(false);
      });
      for (const e of game.events) expect(odd(text.event(game.s, e)), JSON.stringify(e)).toBe(false);
      for (const row of pages(game.s)) expect(odd(pageText(row))).toBe(false);
      expect(text.verdict(game.s)).toContain('wins');
      for (const x of rules.outcome(game.s) ?? []) for (const line of Object.keys(x.sheet)) expect(text.sheet(line)).not.toBe(line);
    }
  });
});

test('the words of a window and of a hidden turn are the same for all who wait', () => {
  const it = given("plague's turn", { plague: 13, free: ['saburov'], hand: { bachelor: ['curfew'] } });
  const waiting = (): string => text.waiting(it.view('changeling'), rules.prompt(it.view('changeling'), 3) ?? { key: '' });
  expect(waiting()).toBe('The Plague is making its move');
  it.does('stay');
  expect(waiting()).toBe('The Plague is making its move');
  it.does('infect');
  expect(waiting()).toBe('Waiting for reactions');
});
test('the position of a Healer names no secret', () => {
  const it = given('bachelor acts', { plague: 7, strains: { 4: 'ague' }, hand: { haruspex: ['shortcuts'] } });
  const lines = boardLines(text.board(it.view('bachelor'), 1)).join('\n');
  expect(lines).not.toMatch(/Ague|Shortcuts|Hit List:|Notebook/);
  // Every district is told with those that it lies next to.
  expect(lines.match(/; Next to [^;]+\(\d+\)/g)?.length).toBe(15);
  expect(boardLines(text.board(it.view('plague'), 0)).join('\n')).toMatch(/Hit List: Andrey Stamatin, Capella and Alexander Saburov/);
});
test('options, seats and the door have their words', () => {
  for (const id of Object.keys(rules.game.meta.options)) expect(text.option(id).name).not.toBe(id);
  expect(text.option('roles').value('plague')).toBe('The Plague');
  expect(text.seat(given('bachelor acts').s, 0)).toBe('The Plague');
  expect(Object.values(door).every((x) => x !== '')).toBe(true);
});

test('a paralysed Plague is told when its step comes, and what it is for (PATH-RX-01)', () => {
  const it = given("plague's turn", { plague: 9, paralysed: true });
  const said = () => {
    const view = it.view('plague');
    const seat = 0; // the Plague sits first
    return text.prompt(view, seat, rules.prompt(view, seat) ?? { key: '' });
  };
  expect(said().detail).toMatch(/paralysed: your step comes afterwards/);
  it.does('conceal');
  expect(said().title).toMatch(/paralysis wears off/);
  const full = given("plague's turn", { plague: 9, paralysed: true, fullParalysis: true });
  expect(text.prompt(full.view('plague'), 0, rules.prompt(full.view('plague'), 0) ?? { key: '' }).detail).toMatch(/no step this turn/);
});
test('the text of Paralysis is the one that the table plays by (PATH-RX-01, PATH-OPT-03)', () => {
  const words = (fullParalysis: boolean): string =>
    text.move(given('bachelor acts', { fullParalysis, hand: { bachelor: ['paralysis'] } }).s, 1, { verb: 'paralysis' }).detail;
  expect(words(false)).toMatch(/attacks first and moves afterwards/);
  expect(words(true)).toMatch(/no step at all/);
});
test('PATH-SUP-10 the active Healer is told that the own turn begins, the others that another one does', () => {
  const it = given("bachelor's turn", { deck: [7], hand: { bachelor: ['paralysis'], haruspex: ['wild-harvest'] } });
  const title = (seat: number): string => text.prompt(it.s, seat, rules.prompt(it.s, seat) ?? { key: '' }).title;
  expect([title(1), title(2)]).toEqual(['Your turn begins: play an Influence card now?', 'Another Healer begins a turn: play an Influence card?']);
});
test('without points the prompt speaks of free cards and the Pact only while there are any, and to nobody but the active Healer', () => {
  const said = (x: Position): string => {
    const it = given('bachelor acts', { ap: 0, ...x });
    const view = it.view('bachelor');
    expect(rules.prompt(it.view('haruspex'), 2)).toMatchObject({ key: 'act', free: false });
    return text.prompt(view, 1, rules.prompt(view, 1) ?? { key: '' }).title;
  };
  expect(said({})).toBe('No actions left: end your turn');
  expect(said({ hand: { bachelor: ['curfew'] } })).toBe('No actions left: end your turn');
  expect(said({ hand: { bachelor: ['paralysis'] } })).toBe('Play a free card, place your Pact, or end your turn');
  expect(said({ events: { 2: 'key' } })).toBe('Play a free card, place your Pact, or end your turn');
  expect(text.prompt(given('bachelor acts').s, 1, { key: 'act' }).title).toMatch(/^Press a piece/);
});
test('no full stop follows a title that ends in a mark of its own', () => {
  const { s } = given('changeling acts');
  const lines = [
    text.event(s, { type: 'played', healer: 'changeling', card: 'no', targets: [], clause: 'PATH-GEN-12' }),
    text.event(s, { type: 'took', healer: 'changeling', card: 'no', clause: 'PATH-GEN-02' }),
    text.event(s, { type: 'forgot', healer: 'changeling', card: 'no', clause: 'PATH-ST-08' }),
    text.event(s, { type: 'played', healer: 'bachelor', card: 'curfew', targets: [4], clause: 'PATH-GEN-12' }),
  ];
  expect(lines).toEqual(['The Changeling plays **No!**', 'You take **No!**', 'The Changeling loses **No!**', 'The Bachelor plays **Curfew**: the Maw (4).']);
});
test('counters are told in the singular and in the plural', () => {
  const it = given('bachelor acts', { counters: { bachelor: ['coin', 'coin', 'secret'] } });
  expect(text.prompt(it.s, 1, rules.prompt(it.s, 1) ?? { key: '' }).detail).toContain(', 2 Coins and 1 Secret left.');
});
test('PATH-EVD-09 nobody is second: a seat has won or lost', () => {
  const it = given("plague's turn", { plague: 13, free: ['saburov'], crypt: ['andrey', 'capella'] }).does('stay', 'infect', '-');
  expect(it.winner()).toBe('plague');
  expect([0, 1, 2, 3].map((seat) => text.place?.(it.s, seat))).toEqual(['won', 'lost', 'lost', 'lost']);
});

test('PATH-RX-19 as printed every Prescription and Strain says what the data say', () => {
  const s = { fullParalysis: false };
  for (const x of prescriptions) expect(text.names.titleRule(x.id, s)).toBe(x.text);
  for (const x of strains) expect(text.names.strainRule(x.id)).toBe(x.text);
});
test('PATH-RX-08 PATH-RX-10 PATH-ST-09 PATH-ST-12 a card says the numbers of its own table, and other tables are not touched', () => {
  const other = turned({ 'ticking-away.n': 2, 'blood-debt.n': 3, 'sporulation.n': 1, 'slander.n': 2, evidenceMin: 0 });
  const s = { fullParalysis: false };
  expect(other.names.titleRule('ticking-away', s)).toBe('You have two more action points this turn (a piece still acts only once).');
  expect(other.label.cardBrief('ticking-away', s)).toBe('Two more action points this turn. A piece still acts once.');
  expect(other.label.cardBrief('blood-debt', s)).toBe('When a rival resolves with your Ward, gain 3 Evidence.');
  expect(other.names.strainRule('sporulation')).toBe('The Plague draws one Strain.');
  expect(other.names.strainRule('slander')).toBe('The active player loses 2 Evidence (never below 0).');
  expect(other.label.strainBrief.sporulation).toBe('Draw one Strain.');
  expect(text.label.strainBrief.sporulation).toBe('Draw two Strains.');
  expect(text.label.cardBrief('ticking-away', s)).toBe('One more action point this turn. A piece still acts once.');
});
test('PATH-EVD-02 PATH-SUP-02 the goal and the number of Events are those of the table', () => {
  const other = turned({ evidenceWin: 10, ongoingMost: 5 });
  expect([other.label.wins, other.label.evidenceOf(4), other.label.eventsOf(2, 9)]).toEqual(['10 wins', '4 of 10', '2 of 5, deck 9']);
  const { s } = given('bachelor acts');
  const won = { type: 'ended', winner: 'bachelor', end: 'evidence', clause: 'PATH-EVD-02' } as const;
  expect(other.event(s, won)).toBe('**The Bachelor** wins: ten Evidence.');
  expect(text.event(s, won)).toBe('**The Bachelor** wins: eight Evidence.');
});
test('PATH-RES-10 PATH-RES-11 PATH-OPT-02 what Wards bring is told with the numbers of the table', () => {
  expect(turned({ ownWard: 3, otherWard: 2 }).option('ownTier').about).toContain('own Wards bring 3 Evidence only while');
  expect(text.option('ownTier').about).toContain('own Wards bring 2 Evidence only while');
});
test('PATH-MOV-01 PATH-EV-12 the Plague is told how many steps are left, and that the rats carry it only where they do', () => {
  const it = given("plague's turn", { plague: 9 });
  const said = (numbers: Numbers, left: number): string => turned(numbers).prompt(it.view('plague'), 0, { key: 'step', left }).detail;
  expect(said({}, 1)).toContain('One step left.');
  expect(said({}, 2)).toContain('The rats carry you: two steps left.');
  expect(said({ plagueSpaces: 2 }, 2)).toContain(' Two steps left.');
});

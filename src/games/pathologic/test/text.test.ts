/** Every prompt, move, event and position of whole games can be put into words, and no words give a secret away. */
import { describe, expect, test } from 'vitest';
import { WATCHER } from '../../../kernel/index.ts';
import { rules } from '../rules.ts';
import { pages } from '../state.ts';
import { board, pageText } from '../text/board.en.ts';
import { door } from '../text/door.en.ts';
import { text } from '../text/en.ts';
import { optionsFor, playWhole } from './games.ts';
import { given } from './given.ts';

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
        if (n++ % 25 === 0) for (const line of board(v, seat)) expect(odd(line), line).toBe(false);
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
  expect(waiting()).toBe('The Plague is about');
  it.does('stay');
  expect(waiting()).toBe('The Plague is about');
  it.does('infect');
  expect(waiting()).toBe('Waiting for reactions');
});
test('the position of a Healer names no secret', () => {
  const it = given('bachelor acts', { plague: 7, strains: { 4: 'ague' }, hand: { haruspex: ['shortcuts'] } });
  const lines = board(it.view('bachelor'), 1).join('\n');
  expect(lines).not.toMatch(/Ague|Shortcuts|Hit List:|Notebook/);
  expect(board(it.view('plague'), 0).join('\n')).toMatch(/Hit List: Andrey Stamatin, Capella and Alexander Saburov/);
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
});

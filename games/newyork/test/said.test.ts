/** What New York says at the end of its pile, and to whoever has nothing left to breed, is what the rules do. */
import { basisOf } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import { KINDS_OF } from '../data/tables.ts';
import { rules } from '../rules.ts';
import type { State } from '../state.ts';
import { words as german } from '../text/de.ts';
import { words as english } from '../text/en.ts';
import { given } from './given.ts';

const basis = basisOf(rules);
const tongues = [english(basis), german(basis)] as const;
const EMPTY = Object.fromEntries(KINDS_OF.rats.map((kind) => [kind, 0]));
const asked = (s: State, more: { readonly [key: string]: string } = {}): readonly string[] => {
  const seat = 31 - Math.clz32(rules.deciders(s));
  const p = rules.prompt(s, seat);
  if (p === null) throw new Error('nobody is asked');
  return tongues.map((x) => {
    const said = x.prompt(s, seat, { ...more, ...p });
    return `${said.title} ${said.detail}`;
  });
};

test('NYC-GATH-16 with an empty pest deck Poison costs nothing, and nothing is left to breed with the food in hand', () => {
  const { s } = given('rats to gather', { deck: EMPTY, hand: { rats: 5 } });
  expect(asked(s)[0]).toMatch(/Your deck is empty, so Poison does nothing to you/);
  expect(asked(s)[1]).toMatch(/Dein Stapel ist leer/);
  expect(asked(s).join()).not.toMatch(/costs you a pest|kostet dich/);
  const stop = tongues.map((x) => x.move(s, 0, { verb: 'stop' }).detail);
  expect(stop[0]).toMatch(/nothing is left to breed/);
  expect(stop[1]).toMatch(/nichts mehr da/);
  const seat = s.species.indexOf('rats');
  expect(tongues[0].about?.(s, seat, 'poison')?.now).toMatch(/do nothing to you/);
});

test('NYC-GATH-10 NYC-GATH-13 who has pests left loses one, and Humans lose nothing', () => {
  expect(asked(given('rats to gather', {}).s)[0]).toMatch(/Poison costs you a pest/);
  expect(asked(given('humans to gather', {}).s)[0]).toMatch(/Poison does nothing to you\./);
});

test('NYC-OPT-02 with Last call the turn of the last card is not the last one, on the pile and on the goal card', () => {
  const call = given('rats to gather', { lastCall: true }).s;
  const plain = given('rats to gather', {}).s;
  expect(tongues[0].about?.(call, 0, 'pile')?.does).toMatch(/each other player may breed and fight once more/);
  expect(tongues[0].about?.(call, 0, 'pile')?.clauses).toContain('NYC-OPT-02');
  expect(tongues[0].about?.(plain, 0, 'pile')?.does).toMatch(/is the last turn/);
  expect(tongues[0].goal?.(call, 0).ends).toMatch(/once more/);
  expect(tongues[1].goal?.(call, 0).ends).toMatch(/noch einmal/);
  const closing: State = { ...call, lastTurn: true };
  expect(tongues[0].goal?.(closing, 0).clock).toBe(`Last call: ${closing.order.length - 1} reply turns to come`);
  expect(tongues[0].goal?.({ ...plain, lastTurn: true }, 0).clock).toBe('The last turn');
});

test('what is picked on the page is what the prompt asks about', () => {
  const { s } = given('rats to breed', { hand: { rats: 5 } });
  expect(asked(s)[0]).toMatch(/Choose a pest to breed/);
  expect(asked(s, { picked: 'kind:rats-alley-rat' })[0]).toMatch(/Choose a place to breed an Alley Rat/);
});

/** The German of Retribution's own things: cards, digests, labels and cases, and the rulebook's table of cards. What a whole game says is heard with all games together. */
import { readFileSync } from 'node:fs';
import { basisOf, type Numbers } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import { faces } from '../data/printed.ts';
import { FACES } from '../names.ts';
import { rules } from '../rules.ts';
import type { Event } from '../state.ts';
import { given } from '../test/given.ts';
import { words as german } from './de.ts';
import { door } from './door.de.ts';
import { words as english } from './en.ts';

const basis = basisOf(rules);
const de = german(basis);
const en = english(basis);
const turned = (numbers: Numbers) => german({ ...basis, numbers: { ...basis.numbers, ...numbers } });

/** Words that are English and never German, and holes in a sentence. */
const FAULT =
  /(?<!\p{L})(?:the|of|your?|with|and|cannot|is|are|to|from|for|or|not|this|cards?|draws?|discard|Pit|Lineup|Repent)(?!\p{L})|undefined|NaN|\[object|[{}]/iu;
/** What both languages call the same. */
const SAME = new Set(['Hand', 'Bot']);
const wrong = (said: string, inEnglish: string): boolean =>
  FAULT.test(said) || (said === '') !== (inEnglish === '') || (said === inEnglish && /\p{L}{2}/u.test(said) && !SAME.has(said));

test('every card has a German name, text, flavour and digest, each of its own', () => {
  for (const id of FACES) {
    const [d, e] = [de.names.cardText(id), en.names.cardText(id)];
    expect(wrong(de.names.CARD_NAME[id], en.names.CARD_NAME[id]), id).toBe(false);
    expect(wrong(d.text, e.text), d.text).toBe(false);
    expect(wrong(d.flavour, e.flavour), d.flavour).toBe(false);
    expect(d.lines.map((x) => x.kind)).toEqual(e.lines.map((x) => x.kind));
    expect(d.digest.length, id).toBeGreaterThan(0);
    const digest = (x: typeof d): string => x.digest.map((line) => line.map((bit) => bit.says).join('')).join('\n');
    expect(wrong(digest(d), digest(e)), digest(d)).toBe(false);
  }
  expect(new Set(Object.values(de.names.CARD_NAME)).size).toBe(FACES.length);
});

/** What a label is asked with where numbers and names will not do. */
const ASKED: { readonly [label: string]: readonly unknown[] } = { counts: [{ hand: 1, draw: 2, discard: 3, deck: 6, penance: 4 }], suit: [null] };
/** Every text in a tree of labels; functions are asked. */
const textsIn = (x: unknown, label = ''): string[] => {
  if (typeof x === 'string') return [x];
  if (typeof x === 'function') return textsIn(Reflect.apply(x, undefined, ASKED[label] ?? [2, 3]));
  return typeof x === 'object' && x !== null ? Object.entries(x).flatMap(([key, y]) => textsIn(y, key)) : [];
};

test('every label of the board is German', () => {
  const [d, e] = [textsIn(de.label), textsIn(en.label)];
  expect(d.length).toBe(e.length);
  const same = new Set(['2: 3', 'R 2', '×2']);
  expect(d.filter((said, i) => !same.has(said) && wrong(said, e[i] ?? ''))).toEqual([]);
});

test('names stand in the right case', () => {
  const it = given({ players: [{ hand: ['daggers_knight', 'ale_peasant'] }, { hand: ['hire_fool', 'princess'], draw: ['rat'] }] });
  const said = (e: Event): string => de.event(it.s, e);
  expect(said({ type: 'played', who: 0, card: 'ale_peasant', from: 'hand-0', to: 'control-0', clause: 'PLG-SPR-04' })).toBe('Spielt den **Bierbauern**.');
  expect(said({ type: 'played', who: 0, card: 'princess', from: 'hand-0', to: 'control-0', clause: 'PLG-SPR-04' })).toBe('Spielt die **Prinzessin**.');
  expect(said({ type: 'persecuted', who: 0, target: 1, card: 'daggers_knight', clause: 'PLG-PER-03' })).toBe(
    'Verfolgt den Grauen Husten mit dem **Dolchritter**.',
  );
  expect(said({ type: 'repented', who: 1, by: 0, card: 'hire_fool', against: 'daggers_knight', from: 'hand-1', to: 'control-1', clause: 'PLG-PER-06' })).toBe(
    'Der Graue Husten bereut mit dem **Narren**.',
  );
  expect(said({ type: 'penance', who: 1, card: 'penance_1', from: 'penance', to: 'draw-1', clause: 'PLG-OPS-13' })).toBe(
    '**Buße I** kommt oben auf den Nachziehstapel des Grauen Hustens.',
  );
  expect(said({ type: 'gave-up', who: 1, card: 'queen', from: 'control-1', to: 'discard-1', clause: 'PLG-OPS-15' })).toBe(
    'Der Graue Husten legt die chronische **Königin** ab.',
  );
});

test('one is told in the singular, and a shared victory as one', () => {
  expect(de.names.cards(1)).toBe('1 Karte');
  expect(de.label.kingLockedLong(1)).toContain('liegt 1 Adelskarte');
  expect(de.label.kingLockedLong(2)).toContain('liegen 2 Adelskarten');
  const it = given({ players: [{ discard: ['ale_peasant'] }, { discard: ['torches_peasant'] }], idle: 5 }).all('end-spread', 'end-infect');
  expect(de.verdict(it.s)).toBe('Das Schweißfieber und der Graue Husten teilen sich den Sieg mit je 2 Verruf.');
});

test('PLG-ALE-02 PLG-NOB-04 a card says the numbers of its own table in German too', () => {
  const other = turned({ 'ale_knight.ALE-02.draw.n': 1, 'ale_knight.ALE-03.draw.n': 3, 'queen.NOB-04.discountNextInfect.n': 1 });
  expect(other.names.cardText('ale_knight').text).toBe('Ziehe 1 Karte.\nReue: Ziehe 3 Karten.');
  expect(other.names.cardText('ale_knight').digest.map((line) => line.map((bit) => bit.says).join(''))).toEqual(['Ziehe 1', 'Reue: ziehe 3']);
  expect(other.names.effectText('queen', 'chronic')).toContain('kostet 1 Erreger weniger, mindestens aber 1.');
});

test('the words stay neutral: nobody is burned, no people or faith is named', () => {
  const told = [...FACES.flatMap((id) => [de.names.cardText(id).text, de.names.cardText(id).flavour]), ...Object.values(door).map(String), BOOK]
    .join(' ')
    .toLowerCase();
  for (const word of ['verbrenn', 'jude', 'jüd', 'muslim', 'islam', 'christ', 'ketzer', 'hexe', 'kirche', 'heilig'])
    expect(told.includes(word), word).toBe(false);
});

const BOOK = readFileSync(new URL('../rulebook.de.md', import.meta.url), 'utf8');
test('the German rulebook lists every card with the numbers that are played', () => {
  const rows = BOOK.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Karte |'));
  const told = rows
    .map((line) => line.slice(1, -1).split('|'))
    .map(([name, , copies, resistance, base, notoriety]) => [name, copies, resistance, base, notoriety]);
  const expected = FACES.map((id) => {
    const face = faces.find((x) => x.id === id);
    return [de.names.CARD_NAME[id], face?.copies, face?.resistance, face?.chronic ? 'chronisch' : face?.baseContagions, face?.notoriety ?? ''].map(String);
  });
  expect(told.map((row) => row.map((x) => x?.trim())).sort()).toEqual(expected.sort());
});

test('its chapters and clauses are those of the English one, in their order', () => {
  const skeleton = (md: string): string[] => [...md.matchAll(/^(?:(#+) |- \*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\*)/gm)].map((x) => x[1] ?? x[2] ?? '');
  expect(skeleton(BOOK)).toEqual(skeleton(readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8')));
});

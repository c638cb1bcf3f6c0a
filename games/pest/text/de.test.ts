/** The German words of Pest over whole games: everything that English says is said, wholly in German, and numbers and cases are right. */

import { basisOf, boardLines } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import { meta } from '../meta.ts';
import { AIDS, BUILDINGS, CAPITALS, DECREES, PESTS, RESOURCES, TECHS, WORKS } from '../names.ts';
import { rules } from '../rules.ts';
import type { Event, State } from '../state.ts';
import { MODES, playWhole } from '../test/games.ts';
import * as german from './de.ts';
import { door as germanDoor } from './door.de.ts';
import { door as englishDoor } from './door.en.ts';
import * as english from './en.ts';
import { sheet as germanSheet } from './numbers.de.ts';
import { sheet as englishSheet } from './numbers.en.ts';

const basis = basisOf(rules);
const de = german.words(basis);
const en = english.words(basis);

const HOLE = /undefined|NaN|null|\[object|[{}]|tech-\d|pest-\d|aid-\d|decree-\d|capcard|cap-/;
const ENGLISH = /\b(the|of|your|you|with|and|or|from|to|for|by|at|on|is|are|has|have|cannot|this|that|each|one|Sick|People|Person to|Renown|Year|Turn)\b/;
/** Names that are the same in both languages. */
const SAME = new Set(['Versus', 'Baron', 'Solo', 'Thokaia', 'Pest', '1–5']);

/** What is wrong with a German sentence beside its English one. */
const faults = (said: string, inEnglish: string): readonly string[] => {
  if (inEnglish === '') return [];
  const wrong =
    said === '' ? 'nothing said' : HOLE.test(said) ? 'a hole' : ENGLISH.test(said) ? 'English' : said === inEnglish && !SAME.has(said) ? 'not translated' : '';
  return wrong === '' ? [] : [`${wrong}: ${said} (${inEnglish})`];
};
const compare = (said: string, inEnglish: string, what: string): void => expect(faults(said, inEnglish), what).toEqual([]);

test.each(MODES.filter((m) => ['solo', 'versus', 'base-3', 'advanced-5'].includes(m.name)))('a game of $name is told wholly in German', (mode) => {
  const wrong = new Set<string>();
  const both = (said: string, inEnglish: string): void => {
    for (const x of faults(said, inEnglish)) wrong.add(x);
  };
  const { s, events } = playWhole(mode, 5, 'moody', (now) => {
    const seat = 31 - Math.clz32(rules.deciders(now));
    const p = rules.prompt(now, seat);
    if (p === null) throw new Error('somebody decides, but nothing is asked');
    const said = de.prompt(now, seat, p);
    const inEnglish = en.prompt(now, seat, p);
    both(said.title, inEnglish.title);
    both(said.detail, inEnglish.detail);
    if (said.title === 'Du bist am Zug') wrong.add(`no prompt for ${p.key}`);
    both(de.waiting(now, p), en.waiting(now, p));
    if (de.waiting(now, p).endsWith('überlegt')) wrong.add(`no waiting line for ${p.key}`);
    const labels = rules.moves(now, seat).map((m) => {
      const move = de.move(now, seat, m);
      both(move.label, en.move(now, seat, m).label);
      both(move.detail, en.move(now, seat, m).detail);
      return move.label;
    });
    if (new Set(labels).size < labels.length) wrong.add(`alike: ${labels.join(' | ')}`);
  });
  for (const e of events) {
    both(de.event(s, e), en.event(s, e));
    if ('who' in e && e.who !== 'nobody' && de.event(s, e) !== '' && !de.event(s, e).includes(`**${de.names.HOUSE_NAME[e.who]}**`))
      wrong.add(`nobody: ${e.type}`);
  }
  const lines = boardLines(en.board(s, 0));
  const own = boardLines(de.board(s, 0));
  expect(own).toHaveLength(lines.length);
  for (const [i, line] of own.entries()) both(line, lines[i] ?? '');
  both(de.verdict(s), en.verdict(s));
  for (const x of rules.outcome(s) ?? []) for (const line of Object.keys(x.sheet)) both(de.sheet(line), en.sheet(line));
  expect([...wrong]).toEqual([]);
});

test('every card, building and resource, every option, label and term has a German name', () => {
  const { names: d } = de;
  const { names: e } = en;
  for (const id of TECHS) {
    compare(d.techName(id), e.techName(id), id);
    compare(d.techText(id), e.techText(id), id);
  }
  for (const [i, short] of e.TECH_SHORT.entries()) compare(d.TECH_SHORT[i] ?? '', short, `card ${i}`);
  for (const id of PESTS) compare(d.pestName(id), e.pestName(id), id);
  for (const id of AIDS) compare(d.aidName(id), e.aidName(id), id);
  for (const id of CAPITALS) compare(d.courtName(id), e.courtName(id), id);
  for (const id of WORKS) compare(d.workTitle(id), e.workTitle(id), id);
  for (const id of BUILDINGS) compare(d.buildingName(id), e.buildingName(id), id);
  for (const id of RESOURCES) compare(d.RESOURCE_NAME[id], e.RESOURCE_NAME[id], id);
  for (const id of DECREES) {
    compare(d.decreeName(id), e.decreeName(id), id);
    compare(d.decreeText(id).agenda, e.decreeText(id).agenda, id);
    compare(d.decreeText(id).imperative, e.decreeText(id).imperative, id);
  }
  for (const id of Object.keys(meta.options)) {
    compare(de.option(id).name, en.option(id).name, id);
    compare(de.option(id).about, en.option(id).about, id);
  }
  expect(Object.keys(de.counting?.said ?? {})).toEqual(Object.keys(en.counting?.said ?? {}));
  for (const [id, of] of Object.entries(de.counting?.said ?? {})) expect(of('3', false), id).not.toMatch(ENGLISH);
  for (const [id, said] of Object.entries(de.label)) if (typeof said === 'string') expect(said, id).not.toMatch(ENGLISH);
});

test('the door and the house rules are German too, with the same numbers in the same places', () => {
  for (const id of ['subtitle', 'sentence', 'about', 'length', 'weight', 'luck', 'poster'] as const) compare(germanDoor[id], englishDoor[id], id);
  expect([germanDoor.title, germanDoor.players]).toEqual([englishDoor.title, englishDoor.players]);
  const parts = (x: typeof germanSheet) => x.groups.flatMap((g) => g.parts);
  expect(parts(germanSheet).map((p) => p.id)).toEqual(parts(englishSheet).map((p) => p.id));
  for (const [i, p] of parts(germanSheet).entries()) compare(p.name, parts(englishSheet)[i]?.name ?? 'missing', p.id);
});

test('numbers and cases are said as people say them in German', () => {
  const { s } = playWhole({ seats: 3 }, 3, 'policy');
  const say = (e: Event): string => de.event(s, e).replaceAll('*', '');
  expect(say({ type: 'struck', at: 'hollin', sick: 1, now: 1, clause: 'PEST-PST-07' })).toBe('Hollin bekommt 1 Kranken.');
  expect(say({ type: 'struck', at: 'hollin', sick: 2, now: 3, clause: 'PEST-PST-07' })).toBe('Hollin bekommt 2 Kranke und hat nun 3.');
  expect(say({ type: 'destroyed', at: 'hollin', sick: 4, clause: 'PEST-DST-01' })).toBe('Hollin ist zerstört, mit 4 Kranken darin.');
  expect(say({ type: 'buried', who: 'red', dead: 1, negative: 1, clause: 'PEST-ERA-10' })).toBe('Fuchs erhält 1 Schande für 1 Toten.');
  expect(say({ type: 'moved', who: 'red', from: 'sorrel', to: 'capital', jumped: false, clause: 'PEST-MOV-01' })).toBe(
    'Fuchs reist von Sorrel in die Hauptstadt.',
  );
  expect(say({ type: 'raised', who: 'red', work: 'cap-palace', clause: 'PEST-CNS-11' })).toBe('Fuchs errichtet den Kaiserpalast in der Hauptstadt.');
  expect(say({ type: 'produced', who: 'red', haul: [0, 0, 2, 1, 1], clause: 'PEST-PRD-01' })).toBe('Fuchs erzeugt 2 Nahrung, 1 Kraut und 1 Münze.');
});

test('PEST-TECH-08 PEST-TECH-22 PEST-DEC-07A a card says the numbers of its own table in German', () => {
  const other = german.words({ ...basis, numbers: { ...basis.numbers, freeSick: 0, horseshoe: 1, regularSlots: 5, infirmary: 3 } });
  expect(other.names.techText('tech-8')).toContain('ist der erste Kranke kostenlos');
  expect(other.names.techText('tech-14')).toContain('drei Schritte genügen');
  expect(other.names.techText('tech-22')).toBe('Reise bis zu 1 Ort weit statt 2.');
  expect(other.names.decreeText('decree-7').agenda).toContain('der neun aufgedruckten Quarantäneplätze');
  expect(de.names.decreeText('decree-7').agenda).toContain('der sieben aufgedruckten Quarantäneplätze');
});

test('what has not begun or is not over is said so', () => {
  const s: State = playWhole({ seats: 2 }, 3, 'policy').s;
  expect(de.verdict({ ...s, over: false })).toBe('Die sechs Jahre sind noch nicht um.');
  expect(de.seat(s, 7)).toBe('Platz 8');
});

/** The words of Pest over whole games: every prompt, choice and event has its sentence, and no two choices are called the same. */

import { basisOf, boardLines, type Numbers, Sfc } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import { decreeCards, technologyCards } from '../data/printed.ts';
import { meta } from '../meta.ts';
import { HOUSES } from '../names.ts';
import { rules } from '../rules.ts';
import type { Event, State } from '../state.ts';
import { words } from '../text/en.ts';
import { MODES, optionsOf, playWhole } from './games.ts';

const basis = basisOf(rules);
const text = words(basis);
/** The words of a table where some numbers were turned. */
const turned = (numbers: Numbers) => words({ ...basis, numbers: { ...basis.numbers, ...numbers } });

const HOLE = /undefined|NaN|null|\[object|tech-\d|pest-\d|aid-\d|decree-\d|capcard|captok/;

test.each(MODES)('a game of $name is told without a hole', (mode) => {
  for (const player of ['moody', 'policy'] as const) {
    const { s, events } = playWhole(mode, 5, player, (now) => {
      const seat = 31 - Math.clz32(rules.deciders(now));
      const p = rules.prompt(now, seat);
      if (p === null) throw new Error('somebody decides, but nothing is asked');
      const said = text.prompt(now, seat, p);
      expect(said.title, p.key).not.toBe('Your move');
      expect(`${said.title} ${said.detail}`).not.toMatch(HOLE);
      expect(text.waiting(now, p)).not.toMatch(/is thinking|undefined/);
      const choices = rules.moves(now, seat).map((m) => text.move(now, seat, m));
      for (const c of choices) expect(`${c.label} ${c.detail}`).not.toMatch(HOLE);
      const labels = choices.map((c) => c.label);
      expect(new Set(labels).size, labels.join(' | ')).toBe(labels.length);
    });
    for (const e of events) expect(text.event(s, e), e.type).not.toMatch(HOLE);
    const told = boardLines(text.board(s, 0));
    for (const line of told) expect(line).not.toMatch(HOLE);
    // Every place is told with those that a road leads to, and so is the Capital.
    expect(told.filter((x) => / Next to |^- Next to /.test(x)).length).toBeGreaterThan(s.yields.length);
    for (const x of rules.outcome(s) ?? []) for (const line of Object.keys(x.sheet)) expect(text.sheet(line)).not.toBe(line);
    expect(text.verdict(s)).toMatch(/Renown/);
    expect(text.seat(s, 0)).not.toMatch(/Seat/);
  }
});

test('every type of event was told somewhere', () => {
  const heard = new Set<Event['type']>();
  for (const mode of MODES)
    for (const player of ['moody', 'policy'] as const)
      for (let seed = 1; seed < 6; seed++) for (const e of playWhole(mode, seed, player).events) heard.add(e.type);
  // Rare ones are told by the tests of their clauses.
  const rare: readonly Event['type'][] = ['pair', 'trials', 'turned-away', 'experiment', 'dropped', 'advanced', 'mobile'];
  const all: readonly Event['type'][] = [
    'drew-start',
    'castle',
    'doctor',
    'year',
    'pest',
    'struck',
    'road-struck',
    'spared',
    'camp-back',
    'forced',
    'destroyed',
    'spread',
    'aid',
    'gained',
    'influence',
    'imperative',
    'laid',
    'died',
    'carried',
    'storage-lost',
    'traded',
    'turn',
    'assistant',
    'action',
    'paid',
    'gathered',
    'moved',
    'camp',
    'stopped',
    'built',
    'raised',
    'produced',
    'took',
    'discarded',
    'refreshed',
    'dealt',
    'cured',
    'assigned',
    'token',
    'order',
    'agenda',
    'bonus',
    'prize',
    'emptied',
    'buried',
    'neutral',
    'assistants',
    'reckoned',
    'ended',
  ];
  expect(all.filter((t) => !heard.has(t))).toEqual([]);
  expect(rare.filter((t) => heard.has(t)).length).toBeGreaterThan(3);
});

test('options have names and their values too', () => {
  for (const id of Object.keys(meta.options)) {
    expect(text.option(id).name).not.toBe(id);
    expect(text.option(id).about).not.toBe('');
  }
  expect(text.option('house').value('purple')).toBe('Adder');
  expect(text.option('versus').value('true')).toBe('On');
});

test('a position at the start can be read', () => {
  const s: State = rules.start(optionsOf({ seats: 3 }), 3, new Sfc().at(1, 0));
  expect(boardLines(text.board(s, 1)).join('\n')).not.toMatch(HOLE);
  expect(text.verdict(s)).toBe('The six Years are not over.');
});

test('numbers are said as people say them', () => {
  const { s } = playWhole({ seats: 3 }, 3, 'policy');
  const say = (e: Event): string => text.event(s, e).replaceAll('*', '');
  expect(say({ type: 'struck', at: 'hollin', sick: 1, now: 1, clause: 'PEST-PST-07' })).toBe('Hollin gets 1 Sick Person.');
  expect(say({ type: 'struck', at: 'hollin', sick: 2, now: 3, clause: 'PEST-PST-07' })).toBe('Hollin gets 2 Sick People and has 3 now.');
  expect(say({ type: 'gained', who: 'red', what: 'food', n: 0, lost: 1, clause: 'PEST-STO-04' })).toBe('Fox had no room for 1 Food.');
  expect(say({ type: 'emptied', neutral: 1, clause: 'PEST-ERA-09' })).toBe('The Capital empties. 1 Person stays on the neutral space.');
  expect(say({ type: 'buried', who: 'red', dead: 1, negative: 1, clause: 'PEST-ERA-10' })).toBe('Fox loses 1 Renown for 1 Dead Person.');
});

test('every line of the log that is about a House names it', () => {
  for (const player of ['moody', 'policy'] as const) {
    const { s, events } = playWhole({ seats: 3 }, 8, player);
    for (const e of events)
      if ('who' in e && e.who !== 'nobody' && text.event(s, e) !== '')
        expect(text.event(s, e), e.type).toContain(
          `**${text.seat(
            s,
            s.players.findIndex((p) => HOUSES[p.house] === e.who),
          )}**`,
        );
  }
});

test('what is produced is told in one line, and what finds no room in another', () => {
  const { s } = playWhole({ seats: 3 }, 3, 'policy');
  const say = (e: Event): string => text.event(s, e).replaceAll('*', '');
  const made = { type: 'gained', who: 'red', what: 'lumber', n: 1, clause: 'PEST-PRD-06' } as const;
  expect(say({ type: 'produced', who: 'red', haul: [0, 0, 2, 0, 1], clause: 'PEST-PRD-01' })).toMatch(/^Fox produced 2 \w+ and 1 \w+\.$/);
  expect(say({ ...made, lost: 0 })).toBe('');
  expect(say({ ...made, lost: 1 })).toBe('Fox had no room for 1 Lumber.');
  expect(say({ ...made, lost: 0, clause: 'PEST-CRD-03' })).toBe('Fox gained 1 Lumber.');
});

test('every Technology and every Decree says what the data prints on it', () => {
  for (const x of technologyCards) expect(text.names.techText(x.id), x.id).toBe(x.text);
  for (const x of decreeCards) expect(text.names.decreeText(x.id), x.id).toEqual({ agenda: x.agendaText, imperative: x.imperativeText });
});

test('PEST-TECH-06 PEST-TECH-08 PEST-TECH-22 PEST-TECH-26 PEST-DEC-01A PEST-DEC-07A a card says the numbers of its own table, and other tables are not touched', () => {
  const other = turned({ cloneCost: 1, freeSick: 0, horseshoe: 5, movement: 3, storageCrane: 8, infirmary: 3, regularSlots: 5, 'decree-1.renown': 3 });
  expect(other.names.techText('tech-6')).toMatch(/^For 1 movement/);
  expect(other.names.techText('tech-8')).toContain('the first Sick Person is free');
  expect(other.names.techText('tech-14')).toContain('three steps are enough');
  expect(other.names.techText('tech-22')).toBe('Move up to 5 locations instead of 3.');
  expect(other.names.TECH_SHORT[26]).toBe('Store 8 of each');
  expect(other.names.decreeText('decree-1').agenda).toBe('3 Renown for each of your Districts on the map.');
  expect(other.names.decreeText('decree-7').agenda).toContain('the nine printed Quarantine slots');
  expect(text.names.techText('tech-22')).toBe('Move up to 4 locations instead of 2.');
  expect(text.names.TECH_SHORT[26]).toBe('Store 6 of each');
  expect(text.names.decreeText('decree-1').agenda).toMatch(/^2 Renown/);
});

test('PEST-CNS-06 PEST-CNS-11 PEST-STO-02 PEST-QUA-05 prices, limits and losses are told with the numbers of their own table', () => {
  const s = rules.start(optionsOf({ seats: 3 }), 3, new Sfc().at(1, 0));
  const other = turned({ 'district-1.lumber': 5, 'work-1.renown': 11, storageBlocked: 2, overflow: 7, surcharge: 2 });
  const build = { verb: 'build', building: 'district-1', at: 'hollin' } as const;
  const raise = { verb: 'raise', work: 'cap-aqueduct' } as const;
  const lay = { verb: 'lay', to: 'storage' } as const;
  expect(other.move(s, 0, build).detail).toMatch(/^5 Lumber/);
  expect(text.move(s, 0, build).detail).not.toMatch(/^5 Lumber/);
  expect(other.move(s, 0, raise).detail).toContain('11 Renown');
  expect(other.move(s, 0, lay).detail).toBe('Limits every resource to 2');
  expect(text.move(s, 0, lay).detail).toBe('Limits every resource to 4');
  expect(other.label.limited).toBe('limit 2');
  expect(other.event(s, { type: 'died', who: 'red', overflow: true, clause: 'PEST-QUA-05' })).toContain('loses 7 Renown');
  expect(other.prompt(s, 0, { key: 'construct', built: 0, extra: 2, less: 0 }).detail).toContain('pay 2 more Lumber or Stone');
});

test('PEST-END-03 PEST-END-05 the verdict counts with the numbers of its own table', () => {
  const { s } = playWhole({ seats: 1 }, 3, 'policy');
  const more = Object.fromEntries(Object.keys(basis.numbers).flatMap((name) => (/^(tech-|district-).*renown$/.test(name) ? [[name, 9]] : [])));
  const total = (said: string): number => Number(/ends with (-?\d+) Renown/.exec(said)?.[1]);
  expect(total(text.verdict(s))).toBe(rules.outcome(s)?.[0]?.score);
  expect(total(turned(more).verdict(s))).toBeGreaterThan(total(text.verdict(s)));
});

test('what a move leads to is shown on a copy, and the position stays as it is', () => {
  const s = rules.start(optionsOf({ seats: 3 }), 3, new Sfc().at(1, 0));
  const seat = 31 - Math.clz32(rules.deciders(s));
  const [m] = text.engine.moves(s, seat);
  if (m === undefined) throw new Error('no move');
  const before = structuredClone(s);
  expect(text.engine.after(s, seat, m)).not.toEqual(before);
  expect(s).toEqual(before);
});

/** The Plague's turn: movement, Infection, Blockade (2.5, 2.6). */
import { describe, expect, test } from 'vitest';
import { pages } from '../state.ts';
import { given } from './given.ts';

const PLAGUE = "plague's turn";

describe('movement', () => {
  test('PATH-MOV-01 PATH-MOV-02 one space or none, to a neighbour or the Steppe', () => {
    const it = given(PLAGUE, { plague: 7 });
    expect(it.offers()).toEqual(['stay', 'go 0', 'go 6', 'go 13']);
    expect(it.refused('go 12')).toBe('PATH-MOV-02');
    it.does('go 13');
    expect([it.s.place, it.now()]).toEqual([13, 'attack']);
  });
  test('PATH-MOV-03 example 2: through the Steppe from 1 to 7 without a bridge', () => {
    const it = given(PLAGUE, { plague: 1 }).does('go 0', 'conceal', 'bachelor: end', 'haruspex: end', 'changeling: end');
    expect(it.offers()).toEqual(['stay', 'go 1', 'go 2', 'go 3', 'go 4', 'go 5', 'go 6', 'go 7']);
    expect(it.does('go 7').s.place).toBe(7);
  });
  test('PATH-MOV-04 PATH-NB-01 PATH-NB-02 a step is told to nobody and written into a Notebook that only the Plague sees', () => {
    const it = given(PLAGUE, { plague: 7, fog: [7, 9] }).does('go 13');
    const other = given(PLAGUE, { plague: 9, fog: [7, 9] }).does('stay');
    expect(it.hears('bachelor', 'went')).toEqual([]);
    expect(it.hears('bachelor', 'crept')).toEqual(other.hears('bachelor', 'crept'));
    expect(it.view('bachelor')).toEqual(other.view('bachelor'));
    expect(pages(it.s)).toContainEqual({ round: 4, note: 'step', a: 13, b: 0 });
    expect(pages(it.view('haruspex'))).toEqual([]);
    expect(pages(it.view('plague')).length).toBeGreaterThan(0);
  });
  test('PATH-MOV-05 PATH-INF-09 being in one district with people does them no harm', () => {
    const it = given(PLAGUE, { plague: 7, free: ['saburov', 'capella'] }).does('go 13', 'conceal');
    expect([it.told('died'), it.free_('saburov'), it.at('saburov')]).toEqual([[], true, 13]);
    expect(it.does('end').told('died')).toEqual([]);
  });
  test('PATH-MOV-06 PATH-EV-12 with Riding the Rats two steps, and who came back has moved', () => {
    const it = given(PLAGUE, { plague: 7, events: { 12: 'coin' } }).does('go 13');
    expect(it.now()).toBe('step');
    it.does('go 7');
    expect([it.s.place, it.now(), it.refused('blockade')]).toEqual([7, 'attack', 'PATH-BLK-01']);
    const stayed = given(PLAGUE, { plague: 7, events: { 12: 'coin' } }).does('stay');
    expect(stayed.now()).toBe('step');
    expect(stayed.does('stay').refused('blockade')).toBeNull();
    // Both districts entered count as visited.
    const far = given(PLAGUE, { plague: 7, events: { 12: 'coin' }, grip: ['drift'] }).does('go 13', 'go 12', 'conceal');
    expect(far.offers('lay')).toEqual(['lay drift 7', 'lay drift 12', 'lay drift 13']);
    // It does not lengthen additional movement.
    const kill = given(PLAGUE, { plague: 13, events: { 12: 'coin' }, free: ['saburov'] })
      .does('stay', 'stay', 'infect')
      .passes()
      .does('changeling: take no');
    expect(kill.does('go 6').now()).not.toBe('extra');
  });
  test('PATH-TURN-06 PATH-TURN-02 PATH-TURN-03 the phases come in order: movement, attack, Strains; each may be skipped', () => {
    const it = given(PLAGUE, { grip: ['drift'] });
    expect([it.now(), it.s.phase]).toEqual(['step', 'movement']);
    expect([it.does('stay').now(), it.s.phase]).toEqual(['attack', 'attack']);
    expect([it.does('conceal').now(), it.s.phase]).toEqual(['lay', 'strains']);
    it.does('done');
    expect([it.s.active, it.now()]).toEqual([0, 'act']);
    // A Healer cannot skip the Setup Phase: the Event lies there before anything is asked.
    expect(it.told('event')).toHaveLength(1);
  });
});

describe('infection', () => {
  const town = { at: { andrey: 12, capella: 12, bachelor: 12 }, free: ['andrey', 'bachelor'], plague: 12 } as const;
  test('PATH-INF-01 PATH-INF-03 PATH-INF-06 PATH-INF-07 PATH-INF-08 PATH-INF-16 example 3: the free Ward dies, the quarantined one lives, the Healer is quarantined', () => {
    const it = given(PLAGUE, town).does('stay');
    expect(it.offers()).toEqual(['conceal', 'infect', 'blockade']);
    it.does('infect');
    expect(it.told('infected')[0]?.at).toBe(12);
    expect([it.at('andrey'), it.at('capella'), it.free_('capella'), it.free_('bachelor')]).toEqual([0, 12, false, false]);
    expect(it.now()).toBe('take-card');
    expect(it.does('take curfew').now()).toBe('extra');
  });
  test('PATH-INF-02 PATH-INF-12 PATH-INF-11 PATH-STR-05 example 4: after additional movement no attack, only Strains, in all districts visited', () => {
    const it = given(PLAGUE, { ...town, plague: 11, at: { ...town.at, maria: 15 }, free: ['andrey', 'bachelor', 'maria'], grip: ['drift'] });
    it.does('go 12', 'infect', 'take curfew', 'go 15');
    expect([it.now(), it.at('maria'), it.s.place]).toEqual(['lay', 15, 15]);
    expect(it.offers('lay')).toEqual(['lay drift 11', 'lay drift 12', 'lay drift 15']);
    expect(it.refused('lay drift 10')).toBe('PATH-STR-04');
    // One step however many victims.
    expect(it.said.filter((e) => e.type === 'went')).toHaveLength(2);
  });
  test('PATH-INF-04 the Steppe is neither infected nor blockaded', () => {
    const it = given(PLAGUE, { plague: 0 }).does('stay');
    expect(it.offers()).toEqual(['conceal']);
    expect([it.refused('infect'), it.refused('blockade')]).toEqual(['PATH-INF-04', 'PATH-INF-04']);
  });
  test('PATH-INF-05 an empty district may be infected, and the place is known all the same', () => {
    const it = given(PLAGUE, { plague: 7, fog: [7, 9, 12] }).does('stay', 'infect');
    expect([it.told('infected')[0]?.at, it.fog(), it.s.lastSeen]).toEqual([7, [7], 7]);
  });
  test('PATH-INF-10 PATH-INF-14 only a victim gives the step: not an already quarantined Healer, not a Ward that a card saved', () => {
    const none = given(PLAGUE, { plague: 12, at: { bachelor: 12 } }).does('stay', 'infect');
    expect(none.now()).toBe('act');
    const saved = given(PLAGUE, { plague: 12, at: { andrey: 12 }, free: ['andrey'], shield: 'andrey' }).does('stay', 'infect');
    expect([saved.now(), saved.told('spared')[0]?.by]).toEqual(['act', 'have-no-fear']);
    const healer = given(PLAGUE, { plague: 12, at: { bachelor: 12 }, free: ['bachelor'] }).does('stay', 'infect');
    expect(healer.now()).toBe('extra');
  });
  test("PATH-INF-13 a kill in a Healer's turn gives no additional movement", () => {
    const it = given('bachelor acts', { plague: 2, strains: { 2: 'it-was-here' }, free: ['andrey'] })
      .does('transfer andrey')
      .passes()
      .does('plague: reveal')
      .passes();
    expect(it.told('died')).toHaveLength(1);
    expect(it.now()).toBe('take-card');
    expect(it.does('take curfew').now()).toBe('act');
  });
  test('PATH-INF-15 additional movement is hidden, may be declined and may lead into the Steppe', () => {
    const a = given(PLAGUE, { plague: 4, free: ['vlad'], hit: ['vlad', 'capella', 'saburov'] }).does('stay', 'infect', 'take curfew');
    expect(a.offers()).toEqual(['stay', 'go 0', 'go 3', 'go 5', 'go 11', 'go 12']);
    const b = given(PLAGUE, { plague: 4, free: ['vlad'], hit: ['vlad', 'capella', 'saburov'] }).does('stay', 'infect', 'take curfew', 'stay');
    a.does('go 0');
    expect(a.fog()).toEqual([0, 3, 4, 5, 11, 12]);
    expect(a.view('haruspex')).toEqual(b.view('haruspex'));
  });
});

describe('blockade', () => {
  test('PATH-BLK-01 PATH-BLK-02 PATH-BLK-03 PATH-BLK-04 PATH-BLK-05 PATH-BLK-06 PATH-BLK-13 example 5: start, and on a later turn cease', () => {
    const it = given(PLAGUE, { plague: 4, at: { maria: 4, bachelor: 4 }, free: ['maria', 'bachelor'] });
    expect(given(PLAGUE, { plague: 3 }).does('go 4').refused('blockade')).toBe('PATH-BLK-01');
    it.does('stay');
    expect(it.refused('cease')).toBe('PATH-BLK-04');
    it.does('blockade');
    expect(it.told('blockaded')[0]?.at).toBe(4);
    expect([it.at('maria'), it.at('vlad'), it.free_('bachelor'), it.s.blockade]).toEqual([0, 4, false, 4]);
    it.does('take curfew', 'stay', 'bachelor: leave bachelor', 'end', '-', 'haruspex: end', '-', 'changeling: end', 'plague: stay');
    expect(it.offers()).toEqual(['infect', 'keep', 'cease', 'interrupt']);
    it.does('cease');
    expect([it.at('vlad'), it.s.blockade, it.free_('bachelor')]).toEqual([0, 0, false]);
    expect(it.told('died')[0]).toMatchObject({ ward: 'vlad', at: 4 });
  });
  test('PATH-BLK-07 PATH-BLK-15 kept, it harms nobody, not even one who came in free; Strains are laid as usual', () => {
    const it = given(PLAGUE, { plague: 4, blockade: 4, free: ['vlad'], grip: ['drift'] }).does('stay', 'keep');
    expect([it.at('vlad'), it.s.blockade, it.told('kept')[0]?.at]).toEqual([4, 4, 4]);
    expect(it.offers('lay')).toEqual(['lay drift 4']);
    expect(given(PLAGUE, { plague: 4 }).does('stay').refused('keep')).toBe('PATH-BLK-07');
    expect(given(PLAGUE, { plague: 4, blockade: 4 }).does('stay').refused('conceal')).toBe('PATH-BLK-07');
  });
  test('PATH-BLK-08 interrupted by a word, nobody is harmed and no new one starts', () => {
    const it = given(PLAGUE, { plague: 4, blockade: 4, free: ['vlad'] });
    expect(given(PLAGUE, { plague: 4 }).does('stay').refused('interrupt')).toBe('PATH-BLK-08');
    it.does('stay', 'interrupt');
    expect([it.at('vlad'), it.s.blockade, it.now()]).toEqual([4, 0, 'act']);
    // PATH-INF-02: one choice in phase 2.
    expect(given(PLAGUE, { plague: 4, blockade: 4 }).does('stay').refused('blockade')).toBe('PATH-INF-02');
  });
  test('PATH-BLK-09 PATH-BLK-10 example 6: leaving takes the token off, and all know it', () => {
    const it = given(PLAGUE, { plague: 4, blockade: 4, free: ['vlad'] }).does('go 3');
    expect(it.hears('haruspex', 'interrupted')).toMatchObject([{ at: 4, left: true }]);
    expect([it.s.blockade, it.at('vlad'), it.fog()]).toEqual([0, 4, [0, 3, 5, 11, 12]]);
    // By additional movement after a start as well (PATH-BLK-16).
    const extra = given(PLAGUE, { plague: 4, free: ['vlad'] }).does('stay', 'blockade', 'take curfew', 'go 5');
    expect([extra.s.blockade, extra.told('interrupted').length, extra.fog()]).toEqual([0, 1, [0, 3, 5, 11, 12]]);
  });
  test('PATH-BLK-16 a cease gives the step like an Infection, with the token already back', () => {
    const it = given(PLAGUE, { plague: 4, blockade: 4 }).does('stay', 'cease', 'take curfew');
    expect(it.now()).toBe('extra');
    expect(it.does('go 5').told('interrupted')).toEqual([]);
    expect(it.fog()).toEqual([0, 3, 4, 5, 11, 12]);
  });
  test('PATH-BLK-11 infecting under a Blockade interrupts it first', () => {
    const it = given(PLAGUE, { plague: 4, blockade: 4 }).does('stay', 'infect');
    expect([it.s.blockade, it.at('vlad'), it.told('interrupted').length]).toEqual([0, 4, 1]);
  });
  test('PATH-BLK-12 a Blockade stops nobody', () => {
    const it = given('bachelor acts', { plague: 4, blockade: 4, free: ['vlad', 'maria'] }).does('move vlad', 'go 5', 'stop', 'move maria', 'go 4', 'stop');
    expect([it.at('vlad'), it.at('maria')]).toEqual([5, 4]);
  });
  test('PATH-BLK-14 who may not move may still start, keep and cease', () => {
    const it = given(PLAGUE, { plague: 4, paralysed: true });
    expect([it.now(), it.offers()]).toEqual(['attack', ['conceal', 'infect', 'blockade']]);
    const closed = given(PLAGUE, { plague: 4, curfew: 4, blockade: 4 });
    expect(closed.offers()).toEqual(['stay']);
    expect(closed.refused('go 3')).toBe('PATH-RX-02');
    expect(closed.does('stay').offers()).toEqual(['infect', 'keep', 'cease', 'interrupt']);
  });
});

describe('strains laid', () => {
  test('PATH-STR-02 PATH-STR-03 PATH-STR-04 PATH-STR-20 any number, face down, one a district, where the Plague was', () => {
    const it = given(PLAGUE, { plague: 7, grip: ['drift', 'collapse'], fog: [6, 7, 13] }).does('go 13', 'conceal');
    it.does('lay collapse 13');
    expect([it.grip(), it.s.gripSize]).toEqual([['drift'], 1]);
    expect([it.refused('lay collapse 7'), it.offers('lay')]).toEqual(['PATH-GEN-01', ['lay drift 7']]);
    expect(it.refused('lay drift 13')).toBe('PATH-STR-03');
    expect(it.refused('lay drift 6')).toBe('PATH-STR-04');
    expect(it.refused('lay ague 7')).toBe('PATH-GEN-01');
    it.does('lay drift 7');
    expect([it.strain(13), it.strain(7), it.grip(), it.s.gripSize]).toEqual(['collapse', 'drift', [], 0]);
    expect(it.view('bachelor').mine[13]).toBe(12);
    expect(it.hears('bachelor', 'laid')).toMatchObject([{ strain: 'back', at: 7 }]);
    expect(it.offers()).toEqual(['done']);
    // Strains in 13 and 7: it went from the one to the other.
    expect(it.fog()).toEqual([7, 13]);
  });
});

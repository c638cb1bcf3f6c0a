/** All thirty Technologies with their timing (PEST-TECH, PEST-TCR). */
import { expect, test } from 'vitest';
import { REWARDS } from '../names.ts';
import { at, type Given, given, yearOf } from './given.ts';

const off = (x: Given = {}, enhance = 'no') => given(x).does('assistant move-cure', `act move ${enhance}`);
const building = (x: Given = {}) => given(x).does('assistant construct-cure', 'act construct no');
const study = (x: Given = {}) => given(x).does('assistant move-research', 'act research no');
const curing = (x: Given = {}) => given(x).does('assistant move-cure', 'act cure no');
const sending = (x: Given = {}) => given(x).does('assistant move-assign', 'act assign no');
const making = (x: Given = {}) => given(x).does('assistant produce-cure', 'act produce no');
const stuff = { lumber: 5, stone: 5 };

test('PEST-TECH-01 PEST-TCR-02 Breathing Apparatus: one gathered Sick at a time, also while regular slots are free and from roads', () => {
  const it = off({ houses: [{ tech: { top: 1 }, res: { food: 3 }, camp: 'castoria' }], sick: { embry: 1 }, roads: { 'embry--morvath': 1 } });
  it.does('step embry');
  expect(it.offers('lay')).toEqual(['lay regular', 'lay tech-1']);
  it.does('lay tech-1');
  expect(it.p()).toMatchObject({ breathing: 1, sick: [1, 0, 0, 0, 0] });
  // Sick of the Pest phase never go there.
  const pest = given(yearOf(9, { houses: [{ tech: { top: 1 } }] }));
  expect(pest.p()).toMatchObject({ breathing: 0, sick: [1, 0, 0, 0, 0] });
  const full = given({ ...yearOf(9), houses: [{ tech: { top: 1 }, sick: [3] }] });
  expect(full.refused('lay tech-1')).toBe('PEST-TCR-02');
});

test('PEST-TCR-01 PEST-TCR-20 one advance a Research or Cure, whether or not anything else is done; two cure', () => {
  const it = given({
    houses: [{ tech: { top: 1 }, res: { lumber: 5 } }],
    edit: (s) => {
      const p = s.players[0];
      if (p !== undefined) p.breathing = 1;
    },
  });
  it.does('assistant move-research', 'act research no', 'done');
  expect(it.p().breathing).toBe(2);
  it.does('end-turn');
  const last = curing({
    houses: [{ tech: { top: 1 } }],
    edit: (s) => {
      const p = s.players[0];
      if (p !== undefined) p.breathing = 2;
    },
  });
  last.does('advance tech-1');
  expect(last.track()).toEqual([1]);
  expect(last.p().breathing).toBe(0);
  const full = curing({
    houses: [{ tech: { top: 1 }, track: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], res: { lumber: 5 } }],
    edit: (s) => {
      const p = s.players[0];
      if (p !== undefined) p.breathing = 2;
    },
  });
  full.does('advance tech-1');
  expect(full.p().breathing).toBe(2);
  expect(full.refused('advance tech-1')).toBe('PEST-TCR-01');
});

test('PEST-TECH-14 PEST-TCR-20 PEST-TCR-02 Infirmary: as the Apparatus, one advance cures; owning both you may use both', () => {
  const it = off({ houses: [{ tech: { top: 1, middle: 14 }, res: { food: 1 }, camp: 'castoria' }], sick: { embry: 2 } });
  it.does('step embry');
  expect(it.offers('lay')).toEqual(['lay regular', 'lay tech-1', 'lay tech-14']);
  it.does('lay tech-14');
  it.does('lay tech-1');
  expect(it.p()).toMatchObject({ breathing: 1, infirmary: 1, sick: [0, 0, 0, 0, 0] });
  it.does('stop', 'act cure no', 'advance tech-14', 'advance tech-1');
  expect(it.track()).toEqual([1]);
  expect(it.p()).toMatchObject({ breathing: 2, infirmary: 0 });
  const taken = off({
    houses: [{ tech: { middle: 14 }, sick: [3], camp: 'castoria' }],
    sick: { embry: 1 },
    edit: (s) => {
      const p = s.players[0];
      if (p !== undefined) p.infirmary = 1;
    },
  });
  taken.does('step embry');
  expect(taken.refused('lay tech-14')).toBe('PEST-TECH-14');
  expect(taken.refused('lay tech-1')).toBe('PEST-TECH-01');
});

test('PEST-TECH-02 PEST-TCR-23 Blast Furnace: +1 Influence in a Village', () => {
  const it = building({ houses: [{ doctor: 'embry', tech: { top: 2 }, res: stuff }] });
  it.does('build embry district-1');
  expect(it.p().influence).toBe(2);
});

test('PEST-TECH-03 PEST-TCR-03 Examination Desk: a Coin whenever another Doctor enters a location of yours, at once, by clone too', () => {
  const it = off({
    houses: [
      { res: {}, tech: { top: 22 } },
      { tech: { top: 3 }, built: { 'district-1': 'embry', 'district-2': 'castoria' } },
    ],
  });
  it.does('step embry');
  expect(it.res('coin', 1)).toBe(1);
  it.does('step castoria');
  expect(it.res('coin', 1)).toBe(2);
  const jump = off({ houses: [{ tech: { top: 6 } }, { tech: { top: 3 }, built: { 'district-1': 'ironby' } }] });
  jump.does('jump ironby');
  expect(jump.res('coin', 1)).toBe(1);
});

test('PEST-TECH-04 PEST-TCR-04 PEST-TCR-05 Medical Mask: one Sick stays behind, not on roads', () => {
  const it = off({ houses: [{ tech: { top: 4 }, res: { food: 2 }, camp: 'castoria' }], sick: { embry: 3, askermoor: 1 } });
  it.does('step embry');
  expect(it.offers()).toEqual(['settle 0 no no', 'settle 0 no yes']);
  it.does('settle 0 no yes');
  expect([it.sickAt('embry'), it.res('food')]).toEqual([1, 1]);
  it.does('step askermoor', 'settle 0 no yes');
  expect([it.sickAt('askermoor'), it.p().sick[0]]).toEqual([1, 2]);
  const camp = off({ houses: [{ tech: { top: 4 } }], sick: { embry: 3 } });
  camp.does('step embry', 'settle 0 yes yes');
  expect([camp.sickAt('embry'), camp.p().sick[0], camp.camp()]).toEqual([1, 2, 'embry']);
  const cart = off({ houses: [{ tech: { top: 4, middle: 8 }, camp: 'castoria' }], sick: { embry: 3 } });
  cart.does('step embry');
  expect([cart.sickAt('embry'), cart.p().sick[0]]).toEqual([1, 2]);
});

test('PEST-TECH-05 PEST-TCR-06 PEST-TCR-21 Disinfectant: the resource of every rival location entered, and again at the end of the Move', () => {
  const it = off({ houses: [{ tech: { top: 5 } }, { built: { 'district-1': 'sorrel' } }, { built: { 'district-1': 'castoria' } }] });
  it.does('step sorrel');
  expect(it.res('herbs')).toBe(1);
  it.does('stop');
  expect(it.res('herbs')).toBe(2);
  const castle = off({ houses: [{ doctor: 'gollor', tech: { top: 5 } }, { doctor: 'nettlan' }] });
  castle.does('step hollin');
  expect(castle.res('stone')).toBe(1);
  const two = off({ houses: [{ doctor: 'embry', tech: { top: 5 } }, { built: { 'district-1': 'castoria' } }, { built: { 'district-1': 'castoria' } }] });
  two.does('step castoria');
  expect(two.res('lumber')).toBe(1);
});

test('PEST-TECH-06 PEST-TCR-07 Clone Experiment: 2 movement to any location of the same size', () => {
  const it = off({ houses: [{ tech: { top: 6 }, res: { lumber: 2 } }], sick: { ironby: 1, korrin: 3 }, ruins: ['orrim'] });
  expect(it.offers('jump')).toContain('jump orrim');
  expect(it.refused('jump embry')).toBe('PEST-TECH-06');
  expect(it.refused('jump morvath')).toBe('PEST-TCR-07');
  it.does('jump ironby', 'settle 0 no no');
  expect([it.doctor(), it.s.going.points, it.p().sick[0]]).toEqual(['ironby', 0, 1]);
  expect(it.refused('jump korrin')).toBe('PEST-TCR-07');
  const slow = off({ houses: [{ tech: { top: 6 }, sick: [0, 1] }] });
  expect(slow.offers('jump')).toEqual([]);
  const own = off({ houses: [{ tech: { top: 6 }, built: { 'district-1': 'ironby' }, res: { lumber: 2 } }] });
  own.does('jump ironby');
  expect(own.s.going.points).toBe(0);
  expect(given().does('assistant move-cure', 'act move no').refused('jump ironby')).toBe('PEST-TECH-06');
});

test('PEST-TECH-07 PEST-TCR-23 Construction Crane: +1 Influence in a Town, also as the second builder', () => {
  const it = building({ houses: [{ tech: { top: 7 }, res: stuff }, { built: { 'district-1': 'morvath' } }] });
  it.does('build morvath district-1');
  expect(it.p().influence).toBe(2);
});

test('PEST-TECH-08 Ambulance Cart: the first two of a location are free, not on roads', () => {
  const it = off({ houses: [{ tech: { top: 8 }, res: { food: 2 }, camp: 'castoria' }], sick: { embry: 3 }, roads: { 'embry--morvath': 1 } });
  it.does('step embry');
  expect(it.res('food')).toBe(0);
});

test('PEST-TECH-09 PEST-TCR-22 Airborne Medicine: one Sick of any slot away, once a Cure', () => {
  const it = curing({ houses: [{ tech: { middle: 9 }, sick: [1, 0, 0, 0, 1], res: { herbs: 1 } }] });
  it.does('drop storage');
  expect(it.p().sick).toEqual([1, 0, 0, 0, 0]);
  expect(it.refused('drop regular')).toBe('PEST-TCR-22');
  expect(
    given({ houses: [{ sick: [1], res: { herbs: 1 } }] })
      .does('assistant move-cure', 'act cure no')
      .refused('drop regular'),
  ).toBe('PEST-TECH-09');
});

test('PEST-TECH-10 PEST-TCR-08 PEST-TCR-24 Plague Experts: two wait, and go in a Research or Cure; a token for the Capital once a use', () => {
  const it = sending({ houses: [{ tech: { bottom: 10 }, track: [1, 2, 3], built: { 'district-1': 'castoria' } }] });
  it.does('assign experts', 'assign experts');
  expect(it.p().experts).toBe(2);
  expect(it.track()).toEqual([3]);
  expect(it.refused('assign experts')).toBe('PEST-TCR-08');
  const cure = curing({
    houses: [{ tech: { bottom: 10 }, built: { 'district-1': 'castoria' }, res: { lumber: 5 } }],
    edit: (s) => {
      const p = s.players[0];
      if (p !== undefined) p.experts = 2;
      s.tokensUp = [1, 1, 0, 0, 0, 0, 0, 0, 0];
    },
  });
  expect(cure.refused('send workshop')).toBe('PEST-ASG-03');
  cure.does('send capital', 'token stone', 'send capital');
  expect(cure.p()).toMatchObject({ capital: 2, experts: 0 });
  expect(cure.s.tokensUp).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(cure.refused('send capital')).toBe('PEST-TECH-10');
  const lab = study({
    houses: [{ tech: { bottom: 10 }, built: { 'district-1': 'castoria' }, res: { lumber: 5 } }],
    edit: (s) => {
      const p = s.players[0];
      if (p !== undefined) p.experts = 1;
    },
  });
  lab.does('send district-1');
  expect(lab.p().worker[0]).toBe(1);
});

test('PEST-TECH-11 PEST-TCR-09 PEST-TCR-24 Scholars: one Person back from the Capital, once a Research', () => {
  const it = study({ houses: [{ tech: { top: 11 }, capital: 2, built: { 'district-1': 'castoria' }, res: { lumber: 5 } }] });
  expect(it.offers('recall')).toEqual(['recall district-1', 'recall track']);
  expect(it.refused('recall experts')).toBe('PEST-TCR-09');
  it.does('recall track');
  expect(it.track()).toEqual([1]);
  expect(it.p().capital).toBe(1);
  expect(it.refused('recall track')).toBe('PEST-TCR-24');
});

test('PEST-TECH-12 PEST-TCR-10 PEST-TCR-24 Experimental Lab: the rightmost Person for three Sick', () => {
  const it = study({ houses: [{ tech: { top: 12 }, track: [2, 4], sick: [2], res: { lumber: 5 } }] });
  it.does('experiment');
  expect(it.track()).toEqual([4]);
  expect(it.now()).toBe('lay');
  it.does('lay move', 'lay produce');
  expect(it.p().sick).toEqual([3, 1, 0, 1, 0]);
  expect(it.refused('experiment')).toBe('PEST-TCR-24');
  expect(study({ houses: [{ res: { lumber: 5 } }] }).refused('experiment')).toBe('PEST-TECH-12');
});

test('PEST-TECH-13 PEST-PRD-07 Production Line: the Castle makes two', () => {
  expect(making({ houses: [{ tech: { top: 13 } }] }).res('food')).toBe(2);
});

test('PEST-TECH-15 PEST-TCR-11 Protective Uniform: one Sick turned away at each District and placement, if you like', () => {
  const x = yearOf(9, { year: 3, houses: [{ tech: { top: 15 }, built: { 'district-1': 'embry' } }] });
  const it = given(x);
  // The Castle has no such choice: Brumath's two are in.
  expect(it.p().sick[0]).toBe(2);
  expect(it.now()).toBe('block');
  it.does('block yes');
  expect([it.p().sick[0], it.sickAt('embry')]).toEqual([3, 0]);
  const open = given(x).does('block no', 'lay graveyard');
  expect(open.p()).toMatchObject({ sick: [3, 0, 0, 0, 0], dead: 1 });
});

test('PEST-TECH-16 Moving Permit: locations of others cost no movement', () => {
  const it = off({ houses: [{ tech: { top: 16 }, res: { lumber: 2 } }, { built: { 'district-1': 'embry' } }] });
  it.does('step embry');
  expect(it.s.going.points).toBe(2);
});

test('PEST-TECH-17 PEST-TCR-12 PEST-TCR-19 Medicinal Trials: 3 Herbs for two People, as a turn of its own', () => {
  const it = given({ houses: [{ tech: { middle: 17 }, res: { herbs: 2, coin: 2 } }] });
  it.does('assistant tech-17');
  expect(it.offers()).toEqual(['trials 1', 'trials 2']);
  expect(it.refused('trials 0')).toBe('PEST-TCR-12');
  it.does('trials 1');
  expect([it.res('herbs'), it.res('coin')]).toEqual([0, 1]);
  expect(it.track()).toEqual([1, 2]);
  expect(it.offers('act')).toEqual([]);
  it.does('end-turn');
  expect(it.who()).toBe(1);
  const poor = given({ houses: [{ tech: { middle: 17 }, res: { herbs: 2 } }] });
  expect(poor.refused('assistant tech-17')).toBe('PEST-TCR-12');
  const full = given({ houses: [{ tech: { middle: 17 }, res: { herbs: 3 }, track: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] }] });
  expect(full.refused('assistant tech-17')).toBe('PEST-TCR-12');
  const one = given({ houses: [{ tech: { middle: 17 }, res: { herbs: 3 }, track: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }] });
  one.does('assistant tech-17');
  expect(one.track()).toHaveLength(12);
});

test('PEST-TECH-18 PEST-TECH-19 PEST-QUA-10 Tent and House: one and two more regular slots', () => {
  const it = off({ houses: [{ tech: { top: 18, middle: 19 }, sick: [3], res: { food: 2 }, camp: 'castoria' }], sick: { embry: 3 } });
  it.does('step embry');
  expect(it.p().sick).toEqual([6, 0, 0, 0, 0]);
});

test('PEST-TECH-20 PEST-TCR-23 Tool Cart: the resources of the sites at the end, nothing for the Capital', () => {
  const it = building({ houses: [{ tech: { top: 20 }, camp: 'gothar', influence: 6, res: { lumber: 2, stone: 2 } }] });
  it.does('build morvath district-1', 'build gothar district-2');
  expect(it.now()).toBe('act');
  expect([it.res('lumber'), it.res('food')]).toEqual([1, 1]);
  const capital = building({ houses: [{ tech: { top: 20 }, res: { lumber: 1, stone: 4 } }] });
  capital.does('raise cap-aqueduct');
  expect(capital.p().res).toEqual([0, 0, 0, 0, 0]);
});

test('PEST-TECH-21 PEST-TCR-14 Advanced Containment: the Camp stays, and placing it on Sick cures one', () => {
  const stays = given(yearOf(4, { houses: [{ tech: { top: 21 }, camp: 'askermoor' }, { camp: 'askermoor' }] }));
  expect([stays.camp(0), stays.camp(1), stays.sickAt('askermoor')]).toEqual(['askermoor', 'board', 0]);
  const it = off({ houses: [{ tech: { top: 21 } }], sick: { embry: 3 } });
  it.does('step embry');
  expect(it.track()).toEqual([1]);
  expect(it.p().sick[0]).toBe(2);
  const full = off({ houses: [{ tech: { top: 21 }, track: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] }], sick: { embry: 3 } });
  full.does('step embry');
  expect(full.p().sick[0]).toBe(3);
});

test('PEST-TECH-22 PEST-TCR-18 Steel Horseshoe: 4, hindered 3, enhanced 5', () => {
  const move = (sick: number, enhance: string) => off({ houses: [{ tech: { top: 22 }, sick: [0, sick], research: 1 }] }, enhance).s.going.points;
  expect([move(0, 'no'), move(1, 'no'), move(0, 'yes')]).toEqual([4, 3, 5]);
});

test('PEST-TECH-23 PEST-TCR-19 Syringe: a Coin at the end of a Cure, even of nobody', () => {
  const it = curing({ houses: [{ tech: { middle: 23 } }] });
  expect(it.now()).toBe('act');
  expect(it.res('coin')).toBe(1);
});

test('PEST-TECH-24 PEST-BLD-08 PEST-TCR-11 Quarantine Checkpoint: Workshop, Factory and Treasury are shut, building by building', () => {
  const x = yearOf(9, { year: 3, houses: [{ tech: { top: 24 }, built: { factory: 'embry', 'district-1': 'haskell' }, sick: [0] }] });
  const it = given(x);
  expect(it.now()).toBe('block');
  it.does('block yes');
  // Castle and District take theirs.
  expect(it.now()).toBe('lay');
  expect([it.p().sick[0], it.sickAt('embry')]).toEqual([3, 0]);
  const open = given(x).does('block no');
  expect(open.told('forced')[0]).toMatchObject({ at: 'embry', sick: 2 });
});

test('PEST-TECH-25 PEST-TCR-15 PEST-RES-09 Mobile Workshop: its resource is chosen for good, made with a Person on it', () => {
  const it = study({ houses: [{ research: 3, track: [1], res: { lumber: 2 } }], market: [25, 9, 15, 4, 2] });
  it.does('take tech-25 bottom');
  expect(it.offers()).toEqual(['mobile lumber', 'mobile stone', 'mobile food', 'mobile herbs']);
  it.does('mobile herbs');
  expect(it.p().mobile).toBe(3);
  const staffed = sending({ houses: [{ tech: { bottom: 25 }, track: [1] }] });
  staffed.does('assign mobile');
  expect(staffed.p().worker[10]).toBe(1);
  const made = making({
    houses: [{ tech: { bottom: 25 } }],
    edit: (s) => {
      const p = s.players[0];
      if (p !== undefined) {
        p.mobile = 3;
        p.worker[10] = 1;
      }
    },
  });
  expect(made.res('herbs')).toBe(1);
  const gone = study({
    houses: [{ research: 9, tech: { bottom: 25 }, res: { lumber: 2 } }],
    market: [4, 9, 15, 3, 2],
    edit: (s) => {
      const p = s.players[0];
      if (p !== undefined) {
        p.mobile = 3;
        p.worker[10] = 1;
      }
    },
  });
  gone.does('take tech-4 bottom');
  expect(gone.track()).toEqual([1]);
  expect(gone.p()).toMatchObject({ mobile: -1 });
});

test('PEST-TECH-26 PEST-TCR-16 Loading Crane: six of each; a Sick on the storage slot leaves four', () => {
  const it = making({ houses: [{ tech: { top: 26 }, res: { food: 5 } }] });
  expect(it.res('food')).toBe(6);
  const shut = given({ houses: [{ tech: { top: 26 }, res: { food: 6, coin: 6 }, sick: [1] }] });
  shut.does('tidy', 'carry regular storage');
  expect([shut.res('food'), shut.res('coin')]).toEqual([4, 4]);
});

test('PEST-TECH-27 PEST-TCR-16 Storage Containers: one resource up to seven, the others as ever', () => {
  const it = making({ houses: [{ tech: { top: 27, middle: 13 }, res: { food: 5, lumber: 5 } }] });
  expect([it.res('lumber'), it.res('food')]).toEqual([5, 7]);
  const both = making({ houses: [{ tech: { top: 27, middle: 26 }, res: { food: 6 } }] });
  expect(both.res('food')).toBe(7);
  const drop = study({ houses: [{ research: 9, tech: { top: 27 }, res: { food: 7 } }], market: [4, 9, 15, 3, 2] });
  drop.does('take tech-4 top');
  expect(drop.res('food')).toBe(5);
  expect(drop.told('storage-lost')).toMatchObject([{ what: 'food', n: 2 }]);
});

test('PEST-TECH-28 PEST-TCR-13 PEST-TCR-12 Adrenaline Shot: a pair of the own grid once more, enhancing too', () => {
  const it = given({
    houses: [{ tech: { top: 28 }, research: 1, res: { lumber: 2 } }],
    edit: (s) => {
      const p = s.players[0];
      if (p !== undefined) p.stands = 1 << 8;
    },
  });
  it.does('assistant tech-28');
  expect(it.offers()).toEqual(['pair produce-assign']);
  expect(it.refused('pair move-cure')).toBe('PEST-TCR-13');
  it.does('pair produce-assign');
  expect(it.offers('act')).toEqual(['act produce no', 'act produce yes', 'act assign no']);
  expect(it.p().stands).toBe((1 << 8) | (1 << 10));
});

test('PEST-TECH-29 PEST-TCR-17 PEST-TCR-19 Tuition: one Research token whenever anyone goes to the Capital', () => {
  const it = sending({
    houses: [{ tech: { bottom: 29 }, track: [1, 2] }],
    edit: (s) => {
      s.tokensUp = s.tokensUp.map(() => 0);
    },
  });
  it.does('assign capital', 'assign capital');
  expect(it.p().research).toBe(1);
});

test('PEST-TECH-30 PEST-PRD-07 Storage Pods: the resource of the Doctor too, nothing from ashes', () => {
  expect(making({ houses: [{ tech: { bottom: 30 } }] }).p().res).toEqual([1, 0, 1, 0, 0]);
  expect(making({ houses: [{ tech: { bottom: 30 } }], ruins: ['morvath'] }).p().res).toEqual([0, 0, 1, 0, 0]);
  expect(making({ houses: [{ tech: { bottom: 30 }, sick: [0, 0, 0, 1] }] }).offers()).toEqual(['less lumber', 'less food']);
});

test('PEST-TCR-24 a Technology works from the moment it is on the board', () => {
  const it = study({ houses: [{ research: 3, track: [1] }], market: [12, 9, 15, 4, 2] });
  it.does('take tech-12 top');
  expect(it.offers('experiment')).toEqual(['experiment']);
  expect(at('embry')).toBeGreaterThan(0);
});

test('PEST-TECH-06 after a Clone Experiment one goes on only with movement left, a free step included', () => {
  const it = off({ houses: [{ tech: { top: 6 }, doctor: 'meskar', res: { lumber: 2 } }, {}, {}], seats: 3 });
  // Thistledown lies next to the own Castle at Brumath, which costs no movement to enter.
  it.does('jump thistledown');
  expect(it.s.going).toMatchObject({ points: 0, jumped: true });
  expect(it.refused('step brumath')).toBe('PEST-TECH-06');
  expect(it.offers('step')).toEqual([]);
  // With movement left the way goes on, and a free step at its end is free again.
  const far = off({ houses: [{ tech: { top: 6, middle: 22 }, doctor: 'meskar', res: { lumber: 2 } }] });
  far.does('jump rookwater', 'step askermoor', 'step thistledown');
  expect(far.s.going).toMatchObject({ points: 0, jumped: false });
  expect(far.offers('step')).toContain('step brumath');
});

test('PEST-TECH-10 PEST-TCR-08 Plague Experts sent to the Capital in a Research are one use: one Capital token', () => {
  const it = study({
    houses: [{ tech: { bottom: 10, top: 29 }, res: { lumber: 2 }, research: 1 }],
    edit: (s) => {
      const p = s.players[0];
      if (p !== undefined) p.experts = 2;
      s.tokensUp = s.tokensUp.map(() => 0);
      s.tokensUp[REWARDS.indexOf('stone')] = 2;
    },
  });
  it.does('send capital');
  // The only kind of token is taken at once; Tuition pays with it (PEST-TCR-17).
  expect([it.res('stone'), it.p().research, it.p().capital, it.p().experts]).toEqual([1, 2, 1, 1]);
  it.does('send capital');
  expect([it.res('stone'), it.p().research, it.p().capital, it.p().experts]).toEqual([1, 2, 2, 0]);
  expect(it.told('token')).toEqual([]);
  expect(it.s.tokensUp[REWARDS.indexOf('stone')]).toBe(1);
});

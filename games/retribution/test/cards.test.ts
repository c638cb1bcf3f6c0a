/** Every card, one by one (2.14). */
import { expect, test } from 'vitest';
import { card } from '../cards/cards.ts';
import { type Face, faceOf } from '../names.ts';
import { given, picks, times } from './given.ts';

/** Resistance, Notoriety and Base Contagions. */
const numbers = (id: Face): [number, number, number] => {
  const row = card(faceOf(id));
  return [row.resistance, row.notoriety, row.base];
};

test('PLG-FES-01 PLG-FES-02 PLG-FES-03 Rat, Filth and Rat King: Contagions and no effect', () => {
  expect([numbers('rat'), numbers('filth'), numbers('rat_king')]).toEqual([
    [0, 0, 1],
    [0, 0, 0],
    [1, 0, 2],
  ]);
  const it = given({ players: [{ hand: ['rat', 'filth', 'rat_king'], draw: ['prince'] }, {}] }).all('play rat', 'play filth', 'play rat_king', 'end-spread');
  expect([it.s.pool, it.infamy()]).toEqual([3, 1 + 9]);
});

test('PLG-ALE-01 Peasant of Ale: with another Ale card a card is drawn, alone not', () => {
  expect(numbers('ale_peasant')).toEqual([2, 0, 1]);
  const alone = given({ players: [{ hand: ['ale_peasant', 'rat'], draw: ['filth', 'filth'] }, {}] }).all('play ale_peasant', 'play rat');
  expect(alone.hand()).toEqual([]);
  const late = given({ players: [{ hand: ['ale_peasant', 'ale_priest'], draw: ['filth', 'filth'] }, {}] }).all('play ale_peasant', 'play ale_priest');
  expect(late.hand()).toEqual(['filth']);
});

test('PLG-ALE-02 PLG-ALE-03 Knight of Ale: two cards, or one as Repent', () => {
  expect(numbers('ale_knight')).toEqual([6, 0, 0]);
  const it = given({ players: [{ hand: ['ale_knight'], draw: ['rat', 'filth', 'prince'] }, {}] }).does('play ale_knight', picks(2, 0));
  expect(it.hand()).toEqual(['rat', 'prince']);
  const repent = given({ players: [{ hand: ['daggers_knight'] }, { hand: ['ale_knight'], draw: ['rat', 'filth'] }] })
    .all('play daggers_knight')
    .does('repent ale_knight', picks(1));
  expect([repent.hand(1), repent.control(1)]).toEqual([['filth'], ['ale_knight']]);
});

test('PLG-ALE-04 Priest of Ale: draw one, then discard one, perhaps the one drawn', () => {
  expect(numbers('ale_priest')).toEqual([7, 0, 0]);
  const it = given({ players: [{ hand: ['prince'], control: ['ale_priest'], draw: ['filth', 'rat'] }, {}] }).does('activate ale_priest', picks(1));
  expect(it.hand()).toEqual(['filth', 'prince']);
  it.does('discard filth');
  expect([it.hand(), it.discard()]).toEqual([['prince'], ['filth']]);
});

test('PLG-DAG-01 Peasant of Daggers: four or more cards lose one', () => {
  expect(numbers('daggers_peasant')).toEqual([3, 0, 2]);
  const it = given({ players: [{ hand: ['daggers_peasant'] }, { hand: [...times(4, 'rat'), 'queen'], draw: ['rat'] }] }).all(
    'play daggers_peasant',
    'suffer',
    'discard rat',
  );
  expect([it.hand(1), it.discard(1)]).toEqual([[...times(3, 'rat'), 'queen'], ['rat']]);
});

test('PLG-DAG-02 Knight of Daggers: one Penance card on the draw pile', () => {
  expect(numbers('daggers_knight')).toEqual([5, 0, 4]);
  const it = given({ players: [{ hand: ['daggers_knight'] }, { draw: ['rat'] }], penance: ['penance_1', 'penance_2'] })
    .does('play daggers_knight')
    .does('suffer', picks(1));
  expect([it.top(1), it.discard(1), it.hand(1), it.s.penanceSize]).toEqual([['penance_2'], [], [], 1]);
});

test('PLG-DAG-03 Priest of Daggers: a Chronic card, or else two Penance cards', () => {
  expect(numbers('daggers_priest')).toEqual([8, 0, 4]);
  const chronic = given({ players: [{ hand: ['daggers_priest'] }, { control: ['pope'], draw: ['rat'] }] }).all('play daggers_priest', 'suffer');
  expect([chronic.discard(1), chronic.s.penanceSize]).toEqual([['pope'], 24]);
  const none = given({ players: [{ hand: ['daggers_priest'] }, { control: ['rat'], draw: ['rat'] }], penance: ['penance_1', 'penance_3'] }).all(
    'play daggers_priest',
    'suffer',
  );
  expect([none.top(1), none.discard(1), none.control(1)]).toEqual([['penance_1'], ['penance_3'], ['rat']]);
});

test('PLG-BON-01 Peasant of Bones: may Recruit one card', () => {
  expect(numbers('bones_peasant')).toEqual([3, 0, 2]);
  const it = given({ players: [{ hand: ['bones_peasant'], draw: ['rat'], discard: ['prince', 'filth'] }, {}] }).all('play bones_peasant', 'recruit prince');
  expect([it.top(), it.discard()]).toEqual([['prince'], ['filth']]);
});

test('PLG-BON-02 Knight of Bones: a card of choice from the discard pile', () => {
  expect(numbers('bones_knight')).toEqual([5, 0, 2]);
  const it = given({ players: [{ hand: ['bones_knight'], draw: ['rat'], discard: ['filth', 'cardinal'] }, {}] }).all('play bones_knight', 'fetch cardinal');
  expect([it.hand(), it.discard()]).toEqual([['cardinal'], ['filth']]);
});

test('PLG-BON-03 Priest of Bones: one Contagion for each suit in the discard pile, counted when played', () => {
  expect(numbers('bones_priest')).toEqual([7, 0, 2]);
  const it = given({ players: [{ hand: ['bones_priest', 'bones_knight'], draw: ['rat'], discard: ['filth', 'ale_peasant', 'prince'] }, {}] }).all(
    'play bones_priest',
    'play bones_knight',
    'fetch prince',
    'end-spread',
  );
  expect([it.s.gained, it.s.pool]).toEqual([3, 2 + 2 + 3]);
});

test('PLG-BON-04 Priest of Bones, Repent: nothing now, a card Recruited in the next End Phase', () => {
  const it = given({
    players: [
      { hand: ['daggers_knight'], draw: times(5, 'rat') },
      { hand: ['bones_priest'], draw: times(9, 'rat'), discard: ['prince'] },
    ],
  }).all('play daggers_knight', 'repent bones_priest');
  expect([it.s.gained, it.top(1)]).toEqual([0, []]);
  it.all('end-spread', 'end-infect', 'end-spread');
  expect(it.s.pool).toBe(2);
  it.all('end-infect', 'resolve bones_priest', 'recruit prince', 'finish');
  expect(it.hand(1)).toContain('prince');
});

test('PLG-TOR-01 Peasant of Torches: may smoke out one card for one Contagion', () => {
  expect(numbers('torches_peasant')).toEqual([2, 0, 1]);
  const it = given({ players: [{ hand: ['torches_peasant'] }, {}] }).all('play torches_peasant', 'clear 6', 'end-spread');
  expect([it.s.pool, it.pit()]).toEqual([2, ['daggers_knight']]);
  const no = given({ players: [{ hand: ['torches_peasant'] }, {}] }).all('play torches_peasant', 'decline', 'end-spread');
  expect([no.s.pool, no.pit()]).toEqual([1, []]);
});

test('PLG-TOR-02 Knight of Torches: may send a card from the hand away for two Contagions', () => {
  expect(numbers('torches_knight')).toEqual([6, 0, 4]);
  const it = given({ players: [{ hand: ['torches_knight', 'filth'], draw: ['rat'], discard: ['rat'] }, {}] }).all(
    'play torches_knight',
    'pit hand filth',
    'end-spread',
  );
  expect([it.s.pool, it.pit(), it.hand()]).toEqual([6, ['filth'], []]);
  const no = given({ players: [{ hand: ['torches_knight', 'filth'], draw: ['rat'] }, {}] }).all('play torches_knight', 'stop', 'end-spread');
  expect([no.s.pool, no.hand()]).toEqual([4, ['filth']]);
});

test('PLG-TOR-03 Priest of Torches: in the Infect Phase one card of the Lineup for two Contagions', () => {
  expect(numbers('torches_priest')).toEqual([7, 0, 0]);
  const it = given({ players: [{ control: ['torches_priest', 'rat'] }, {}], phase: 'infect' }).all('activate torches_priest', 'clear 7');
  expect([it.s.pool, it.pit(), it.lineup()[7]]).toEqual([3, ['bones_knight'], 'empty']);
});

test('PLG-HIR-01 Body Collector: in the End Phase one card of hand or discard pile, or none', () => {
  expect(numbers('hire_collector')).toEqual([3, 0, 2]);
  const it = given({ players: [{ hand: ['hire_collector', 'filth'], draw: times(9, 'rat'), discard: ['penance_3'] }, {}] }).does('play hire_collector');
  expect(it.now()).toBe('spread');
  it.all('end-spread', 'end-infect', 'resolve hire_collector');
  expect(it.offers()).toEqual(['pit hand filth', 'pit discard penance_3', 'stop']);
  it.all('pit discard penance_3', 'finish');
  expect(it.pit()).toEqual(['penance_3']);
  const no = given({ players: [{ control: ['hire_collector'], hand: ['filth'], draw: times(9, 'rat') }, {}], phase: 'end' }).does('finish');
  expect(no.pit()).toEqual([]);
});

test('PLG-HIR-02 Fool: copies an effect, may decline, and does nothing alone', () => {
  expect(numbers('hire_fool')).toEqual([4, 0, 2]);
  const it = given({ players: [{ hand: ['ale_knight', 'hire_fool'], draw: times(5, 'rat') }, {}] }).all(
    'play ale_knight',
    'play hire_fool',
    'mimic ale_knight',
  );
  expect(it.hand()).toEqual(times(4, 'rat'));
  expect(it.told('mimicked')).toMatchObject([{ who: 0, card: 'ale_knight' }]);
  const no = given({ players: [{ hand: ['hire_fool'], control: ['ale_knight'], draw: times(5, 'rat') }, {}] }).all('play hire_fool', 'decline');
  expect(no.hand()).toEqual([]);
  const alone = given({ players: [{ hand: ['hire_fool'], control: ['rat'], draw: times(5, 'rat') }, {}] }).does('play hire_fool');
  expect(alone.now()).toBe('spread');
});

test('PLG-HIR-03 Fool, Repent: draw one, then discard one', () => {
  const it = given({ players: [{ hand: ['daggers_knight'] }, { hand: ['hire_fool', 'prince'], draw: ['filth', 'rat'] }] })
    .all('play daggers_knight')
    .does('repent hire_fool', picks(1));
  expect([it.now(), it.who(), it.hand(1)]).toEqual(['discard', 1, ['filth', 'prince']]);
  it.does('discard filth');
  expect([it.hand(1), it.discard(1), it.who()]).toEqual([['prince'], ['filth'], 0]);
});

test('PLG-HIR-04 Plague Doctor: up to two cards away, a card drawn for each', () => {
  expect(numbers('hire_doctor')).toEqual([8, 0, 2]);
  const it = given({ players: [{ hand: ['hire_doctor', 'rat'], draw: times(5, 'prince'), discard: ['filth'] }, {}] }).all(
    'play hire_doctor',
    'pit discard filth',
    'stop',
  );
  expect([it.hand(), it.pit()]).toEqual([['rat', 'prince'], ['filth']]);
  const none = given({ players: [{ hand: ['hire_doctor', 'rat'], draw: times(5, 'prince') }, {}] }).all('play hire_doctor', 'stop');
  expect(none.hand()).toEqual(['rat']);
});

test('PLG-HIR-05 Plague Doctor, Repent: one card away in the next End Phase', () => {
  const it = given({
    players: [
      { hand: ['daggers_knight'], draw: times(5, 'rat') },
      { hand: ['hire_doctor'], draw: times(9, 'rat'), discard: ['filth', 'filth'] },
    ],
  }).all('play daggers_knight', 'repent hire_doctor');
  expect(it.now()).toBe('spread');
  it.all('end-spread', 'end-infect', 'end-spread', 'end-infect', 'resolve hire_doctor', 'pit discard filth');
  expect([it.pit(), it.now()]).toEqual([['filth'], 'end']);
});

test('PLG-NOB-01 Prince: with a Knight of any suit two Contagions, once', () => {
  expect(numbers('prince')).toEqual([8, 1, 3]);
  for (const knight of ['ale_knight', 'bones_knight', 'torches_knight'] as const) {
    const it = given({ players: [{ hand: ['prince', 'rat'], control: [knight], draw: times(3, 'rat') }, {}] }).all('play prince', 'play rat');
    expect(it.s.gained, knight).toBe(2);
  }
  expect(given({ players: [{ hand: ['prince'], control: ['ale_peasant'] }, {}] }).does('play prince').s.gained).toBe(0);
});

test('PLG-NOB-02 PLG-NOB-03 Princess: two cards, or one as Repent', () => {
  expect(numbers('princess')).toEqual([10, 2, 2]);
  expect(
    given({ players: [{ hand: ['princess'], draw: times(5, 'rat') }, {}] })
      .does('play princess')
      .hand(),
  ).toEqual(times(2, 'rat'));
  const repent = given({ players: [{ hand: ['daggers_knight'] }, { hand: ['princess'], draw: times(5, 'rat') }] }).all(
    'play daggers_knight',
    'repent princess',
  );
  expect(repent.hand(1)).toEqual(['rat']);
});

test('PLG-NOB-04 Queen: the next card of Lineup or Nobility costs three fewer', () => {
  expect(numbers('queen')).toEqual([12, 3, 0]);
  const it = given({ players: [{ control: ['queen'] }, {}], pool: 5, phase: 'infect' });
  expect(it.offers('infect stack-0')).toEqual([]);
  it.does('activate queen');
  expect(it.offers('infect stack-0')).toEqual(['infect stack-0']);
  expect(it.does('infect stack-0').s.pool).toBe(0);
});

test('PLG-NOB-05 Bishop: up to two cards of hand and discard pile, nothing drawn', () => {
  expect(numbers('bishop')).toEqual([8, 1, 3]);
  const it = given({ players: [{ hand: ['bishop', 'filth'], draw: ['rat'], discard: ['penance_2'] }, {}] }).all(
    'play bishop',
    'pit hand filth',
    'pit discard penance_2',
  );
  expect([it.pit(), it.hand(), it.now()]).toEqual([['filth', 'penance_2'], [], 'spread']);
});

test('PLG-NOB-06 Cardinal: two Penance cards, one on the draw pile, one on the discard pile', () => {
  expect(numbers('cardinal')).toEqual([10, 2, 4]);
  const it = given({ players: [{ hand: ['cardinal'] }, { control: ['queen'], draw: ['rat'] }], penance: ['penance_1', 'penance_2', 'penance_3'] })
    .all('play cardinal')
    .does('suffer', picks(2, 0));
  expect([it.top(1), it.discard(1), it.control(1)]).toEqual([['penance_3'], ['penance_1'], ['queen']]);
});

test('PLG-NOB-07 Pope: a sixth card in this End Phase', () => {
  expect(numbers('pope')).toEqual([12, 3, 0]);
  const it = given({ players: [{ control: ['pope'], draw: times(9, 'rat') }, {}], phase: 'end' }).does('activate pope');
  expect(it.told('extra-draw')).toMatchObject([{ n: 1 }]);
  expect(it.does('finish').hand()).toHaveLength(6);
});

test('PLG-NOB-08 King: no Contagions, no effect, and the game ends before he can be played', () => {
  expect(numbers('king')).toEqual([15, 5, 0]);
  expect(card(faceOf('king')).effects).toEqual([]);
  const it = given({ players: [{ draw: times(9, 'rat') }, {}], pool: 15, phase: 'infect', stacks: [[], []] }).all('infect king', 'end-infect');
  expect(it.now()).toBe('over');
});

test('PLG-PEN-01 PLG-PEN-02 PLG-PEN-03 Penance: fewer Contagions, and away in the End Phase', () => {
  for (const [id, n] of [
    ['penance_1', 1],
    ['penance_2', 2],
    ['penance_3', 3],
  ] as const) {
    expect(numbers(id)).toEqual([-n, 0, -n]);
    const it = given({ players: [{ hand: [id], control: times(3, 'rat'), draw: times(9, 'rat') }, {}] }).all(`play ${id}`, 'end-spread');
    expect(it.s.pool).toBe(3 - n);
    expect(it.does('end-infect').pit()).toEqual([id]);
  }
});

test('PLG-PEN-01 PLG-CON-05 two equal Penance cards both count, and both go to the Pit', () => {
  const it = given({ players: [{ hand: times(2, 'penance_1'), control: times(3, 'rat'), draw: times(9, 'rat') }, {}] });
  it.all('play penance_1', 'play penance_1', 'end-spread');
  expect(it.s.pool).toBe(1);
  it.does('end-infect');
  expect([it.pit(), it.control(), it.discard()]).toEqual([times(2, 'penance_1'), [], times(3, 'rat')]);
});

test('PLG-PEN-05 PLG-SCO-06 Penance in a deck costs Infamy, and a total may be negative', () => {
  expect(given({ players: [{ discard: ['penance_3', 'penance_1', 'rat'] }, {}] }).infamy()).toBe(-4);
});

test('PLG-PEN-06 Penance in the Pit never comes back to the Penance deck', () => {
  const it = given({ players: [{ hand: ['daggers_knight'], control: ['penance_1'], draw: times(9, 'rat') }, { draw: times(9, 'rat') }], penance: [] }).all(
    'play daggers_knight',
    'suffer',
  );
  expect(it.told('no-penance')).toHaveLength(1);
  it.all('end-spread', 'end-infect');
  expect([it.pit(), it.s.penanceSize]).toEqual([['penance_1'], 0]);
});

test('PLG-PEN-07 Penance is never offered to be Infected and never refills the Lineup', () => {
  const it = given({ players: [{ draw: times(9, 'rat') }, {}], pool: 3, lineup: [], kingdom: ['ale_peasant'], phase: 'infect' });
  expect(it.offers('infect')).toEqual([]);
  it.does('end-infect');
  expect(it.lineup().filter((x) => x !== 'empty')).toEqual(['ale_peasant']);
});

/** End of the game and final battles (NYC-END). */
import { expect, test } from 'vitest';
import { dice, given, rolls, times } from './given.ts';

test('NYC-END-01 the game goes on while a card is left, and is over when the deck is empty and the battles are fought', () => {
  const it = given('humans to gather', { species: ['humans', 'rats'], pile: { food: 2, poison: 0 }, places: { chinatown: { humans: ['humans-commuter'] } } });
  it.does('draw', rolls('food')).does('stop').does('done-moving');
  expect(it.who()).toBe('rats');
  expect(it.s.lastTurn).toBe(false);
  it.does('draw', rolls('food')).does('done-breeding');
  expect(it.now()).toBe('over');
  expect(it.s.phase).toBe('over');
  expect(it.places()).toEqual({ humans: 1, rats: 2 });
});

test('E18 NYC-END-02 NYC-END-03 Humans draw the last three cards: they breed and fight, do not move, and nobody else has a turn', () => {
  const it = given('humans to gather', {
    pile: { food: 3, poison: 0 },
    hand: { humans: 1, rats: 9, pigeons: 9 },
    places: { chinatown: { humans: ['humans-commuter'], rats: ['rats-alley-rat'] }, 'central-park': { humans: ['humans-commuter'] } },
  });
  expect(it.s.limit).toBe(8);
  it.does('draw', rolls('food')).does('draw', rolls('food')).does('draw', rolls('food'));
  expect(it.told('last-card')).toMatchObject([{ who: 'humans', clause: 'NYC-END-02' }]);
  expect(it.now()).toBe('breed');
  it.does('done-breeding');
  expect(it.now()).toBe('fight');
  it.does('attack chinatown rats', rolls(...dice(3, 15), 1));
  expect(it.offers()).toEqual(['done-fighting']);
  it.does('done-fighting');
  expect(it.now()).toBe('over');
  expect(it.told('turn')).toEqual([]);
  expect(it.told('final-battles')).toMatchObject([{ places: [] }]);
});

test('NYC-END-03 a last card that is Poison is dealt with first', () => {
  const it = given('rats to gather', { pile: { food: 0, poison: 1 } });
  it.does('draw', rolls('poison'));
  expect(it.now()).toBe('sacrifice');
  it.does('sacrifice rats-rat-king chinatown');
  expect(it.now()).toBe('breed');
  it.does('breed rats-alley-rat chinatown 1').does('done-breeding');
  expect(it.places()).toMatchObject({ rats: 1 });
});

test('NYC-END-04 every shared location fights until at most one species remains', () => {
  const it = given(
    'final battles after humans',
    {
      places: {
        'times-square': { rats: times(3, 'rats-alley-rat'), pigeons: ['pigeons-street-pigeon'] },
        chinatown: { cockroaches: ['cockroaches-egg-case'], humans: times(2, 'humans-commuter') },
        'coney-island': { cockroaches: ['cockroaches-waterbug'] },
      },
    },
    rolls(...dice(4, 12), 1, ...dice(5, 20), ...dice(2, 2)),
  );
  expect(it.told('final-battles')).toMatchObject([{ places: ['times-square', 'chinatown'] }]);
  expect(it.told('fought').map((e) => [e.at, e.who, e.target, e.final])).toEqual([
    ['times-square', 'rats', 'pigeons', true],
    ['chinatown', 'humans', 'cockroaches', true],
  ]);
  expect(it.pests('coney-island', 'cockroaches')).toHaveLength(1);
});

test('NYC-END-05 NYC-END-07 the most attack the fewest, whoever’s turn it was', () => {
  const it = given(
    'final battles after rats',
    {
      places: { 'times-square': { rats: ['rats-subway-rat'], pigeons: times(3, 'pigeons-street-pigeon'), cockroaches: times(2, 'cockroaches-kitchen-roach') } },
    },
    // Pigeons (3 + 1) attack Rats (3), then (3 + 2) Cockroaches (2).
    rolls(...dice(4, 20), ...dice(3, 3), ...dice(5, 20), ...dice(2, 2)),
  );
  expect(it.told('fought').map((e) => [e.who, e.target])).toEqual([
    ['pigeons', 'rats'],
    ['pigeons', 'cockroaches'],
  ]);
  expect(it.places()).toMatchObject({ pigeons: 1 });
});

test('E19 NYC-END-05 NYC-END-07 NYC-END-09 three, two and one: Humans attack Pigeons, then the larger of the two left attacks the other', () => {
  const position = {
    places: { 'times-square': { humans: times(3, 'humans-commuter'), rats: times(2, 'rats-alley-rat'), pigeons: ['pigeons-nesting-pair'] } },
  } as const;
  const won = given('final battles after cockroaches', position, rolls(...dice(7, 24), ...dice(4, 24), ...dice(7, 20), ...dice(2, 2)));
  expect(won.told('fought').map((e) => [e.who, e.target, e.winner])).toEqual([
    ['humans', 'pigeons', 'humans'],
    ['humans', 'rats', 'humans'],
  ]);
  const lost = given('final battles after cockroaches', position, rolls(...dice(7, 23), ...dice(4, 24), ...dice(3, 18), ...dice(4, 4)));
  expect(lost.told('fought').map((e) => [e.who, e.target, e.winner])).toEqual([
    ['humans', 'pigeons', 'pigeons'],
    ['rats', 'pigeons', 'rats'],
  ]);
});

test('E20 NYC-END-06 NYC-END-08 two each after the Rats’ turn: Pigeons attack and choose', () => {
  const it = given('final battles after rats', {
    places: {
      'times-square': { rats: times(2, 'rats-alley-rat'), pigeons: times(2, 'pigeons-street-pigeon'), cockroaches: times(2, 'cockroaches-kitchen-roach') },
    },
  });
  expect(it.now()).toBe('final-target');
  expect(it.who()).toBe('pigeons');
  expect(it.offers()).toEqual(['target times-square rats', 'target times-square cockroaches']);
  it.does('target times-square cockroaches', rolls(...dice(4, 20), ...dice(2, 2), ...dice(3, 3), ...dice(2, 12)));
  // The order is still counted from the Rats' turn: Pigeons attack again.
  expect(it.told('fought').map((e) => [e.who, e.target, e.winner])).toEqual([
    ['pigeons', 'cockroaches', 'pigeons'],
    ['pigeons', 'rats', 'rats'],
  ]);
  expect(it.places()).toMatchObject({ rats: 1 });
});

test('NYC-END-06 the player of the last turn is last among equals, in every final battle', () => {
  const it = given(
    'final battles after pigeons',
    {
      places: {
        'times-square': { pigeons: ['pigeons-street-pigeon'], humans: ['humans-commuter'] },
        chinatown: { pigeons: ['pigeons-street-pigeon'], cockroaches: ['cockroaches-egg-case'] },
        'fresh-kills': { humans: ['humans-commuter'], rats: ['rats-alley-rat'] },
      },
    },
    rolls(...dice(3, 10), 1, ...dice(3, 10), 1, ...dice(4, 10), 1),
  );
  // After Pigeons come Cockroaches, Humans, Rats, Pigeons.
  expect(it.told('fought').map((e) => e.who)).toEqual(['humans', 'cockroaches', 'humans']);
});

test('NYC-END-07 NYC-END-11 the attacker cannot choose anybody else, or another location', () => {
  const it = given('final battles after rats', {
    places: {
      'times-square': {
        humans: times(3, 'humans-commuter'),
        rats: times(2, 'rats-alley-rat'),
        pigeons: ['pigeons-street-pigeon'],
        cockroaches: ['cockroaches-egg-case'],
      },
      chinatown: { humans: ['humans-commuter'], rats: ['rats-alley-rat'] },
    },
  });
  expect(it.who()).toBe('humans');
  expect(it.offers()).toEqual(['target times-square pigeons', 'target times-square cockroaches']);
  expect(it.refused('target times-square rats')).toBe('NYC-END-07');
  expect(it.refused('target chinatown rats')).toBe('NYC-END-11');
});

test('NYC-END-08 NYC-GEN-14 the choice belongs to the attacker, though the turn was another’s', () => {
  const it = given('final battles after humans', {
    places: { chinatown: { humans: ['humans-commuter'], rats: times(2, 'rats-alley-rat'), cockroaches: ['cockroaches-egg-case'] } },
  });
  expect(it.who()).toBe('rats');
  expect(it.refused('target chinatown cockroaches', 'humans')).toBe('KERNEL-NOT-YOURS');
});

test('NYC-END-09 attacker and target are found anew: the attacker who lost is replaced', () => {
  const it = given(
    'final battles after cockroaches',
    { places: { chinatown: { rats: times(3, 'rats-alley-rat'), humans: times(2, 'humans-commuter'), pigeons: ['pigeons-nesting-pair'] } } },
    // Rats (3 + 1) lose to the Nesting Pair (4); then Humans (4 + 1) attack it.
    rolls(...dice(4, 4), ...dice(4, 24), ...dice(5, 24), ...dice(4, 23)),
  );
  expect(it.told('fought').map((e) => [e.who, e.target, e.winner])).toEqual([
    ['rats', 'pigeons', 'pigeons'],
    ['humans', 'pigeons', 'humans'],
  ]);
});

test('NYC-END-10 a final fight is a fight: cap, bonus, tie and losses', () => {
  const it = given(
    'final battles after humans',
    { places: { chinatown: { rats: times(3, 'rats-rat-king'), humans: times(2, 'humans-super'), food: 1 } } },
    rolls(...dice(10, 30), ...dice(6, 30)),
  );
  expect(it.told('fought')).toMatchObject([{ winner: 'rats', clause: 'NYC-FIGHT-11', final: true }]);
  expect(it.unclaimed('chinatown')).toBe(11);
  expect(it.s.deck['humans-super']).toBe(5);
});

test('NYC-END-11 locations fight in board order, each to its end', () => {
  const pair = { humans: ['humans-commuter'], rats: ['rats-alley-rat'] } as const;
  const it = given(
    'final battles after rats',
    { places: { 'fresh-kills': pair, 'central-park': { ...pair, pigeons: times(2, 'pigeons-street-pigeon') }, 'wall-street': pair } },
    rolls(),
  );
  // Central Park comes first and asks the Pigeons; nothing was fought before.
  expect(it.told('fought')).toEqual([]);
  it.does('target central-park rats', rolls(...dice(3, 10), 1, ...dice(3, 10), ...dice(2, 2), ...dice(3, 10), 1, ...dice(3, 10), 1));
  expect(it.told('fought').map((e) => e.at)).toEqual(['central-park', 'central-park', 'wall-street', 'fresh-kills']);
});

test('NYC-END-12 nothing else happens during the final battles or after them', () => {
  const it = given('final battles after rats', {
    hand: { rats: 9, pigeons: 9 },
    places: { chinatown: { rats: ['rats-alley-rat'], pigeons: times(2, 'pigeons-street-pigeon'), humans: ['humans-commuter'] } },
  });
  for (const line of ['draw', 'breed pigeons-street-pigeon chinatown 0', 'move pigeons-street-pigeon chinatown wall-street', 'done-fighting'])
    expect(it.refused(line)).toBe('KERNEL-NOT-NOW');
  it.does('target chinatown rats', rolls(...dice(3, 10), 1, ...dice(3, 10), ...dice(2, 2)));
  expect(it.now()).toBe('over');
  expect(it.refused('draw', 'pigeons')).toBe('KERNEL-OVER');
});

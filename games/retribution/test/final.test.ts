/** The End Times, the score, ties and equal turns (PLG-FIN, PLG-SCO, PLG-OPT). */
import { expect, test } from 'vitest';
import { given, type Has, times } from './given.ts';

const deck: Has = { draw: times(20, 'rat') };
/** A whole turn in which nothing happens. */
const IDLE = ['end-spread', 'end-infect'];

test('E18 PLG-FIN-01 PLG-FIN-04 PLG-FIN-05 PLG-FIN-06 the King is Infected: the turn is completed, nobody else gets one', () => {
  const it = given({ players: [deck, deck, deck, deck], active: 1, pool: 20, stacks: [[], []], phase: 'infect' }).does('infect king');
  expect(it.told('end-times')).toMatchObject([{ who: 1, why: 'king', clause: 'PLG-FIN-01' }]);
  expect([it.s.ending, it.s.closer, it.s.pool]).toEqual(['king', 1, 5]);
  expect(it.offers('infect')).toContain('infect space-6');
  it.all('infect space-6', 'end-infect');
  expect(it.now()).toBe('over');
  expect(it.hand(1)).toHaveLength(5);
  expect(it.lineup()).not.toContain('empty');
  expect(it.places()).toEqual([2, 1, 2, 2]);
});

test('E19 PLG-FIN-02 PLG-FIN-03 PLG-FIN-07 the last card of the Kingdom is smoked out in the Spread Phase', () => {
  const it = given({ players: [{ ...deck, hand: ['torches_peasant', 'rat'] }, deck], lineup: ['hire_fool'], kingdom: [] }).all(
    'play torches_peasant',
    'clear 0',
  );
  expect(it.told('end-times')).toMatchObject([{ who: 0, why: 'kingdom', clause: 'PLG-FIN-02' }]);
  expect(it.offers('play')).toEqual(['play rat']);
  it.all('play rat', 'end-spread', 'take-rat-king', 'end-infect');
  expect(it.now()).toBe('over');
});

test('PLG-FIN-02 PLG-FIN-07 the last card of the Kingdom is Infected; with cards in the deck an empty Lineup is no end', () => {
  const it = given({ players: [deck, deck], pool: 4, lineup: ['hire_fool'], kingdom: [], phase: 'infect' }).does('infect space-0');
  expect(it.s.ending).toBe('kingdom');
  const more = given({ players: [deck, deck], pool: 4, lineup: ['hire_fool'], kingdom: ['rat'], phase: 'infect' }).does('infect space-0');
  expect(more.s.ending).toBe('none');
  const left = given({ players: [deck, deck], pool: 4, lineup: ['hire_fool', 'ale_peasant'], kingdom: [], phase: 'infect' }).does('infect space-0');
  expect(left.s.ending).toBe('none');
});

test('E26 PLG-FIN-08 nine idle turns of three players, whoever began them, end the game with the ninth', () => {
  const it = given({ players: [deck, deck, deck], active: 1, phase: 'infect' }).all('take-rat-king', 'end-infect');
  for (let i = 0; i < 8; i++) it.all(...IDLE);
  expect([it.now(), it.s.idle, it.s.active]).toEqual(['spread', 8, 1]);
  it.all(...IDLE);
  expect([it.now(), it.s.ending, it.s.closer]).toEqual(['over', 'idle', 1]);
  expect(it.told('end-times')).toMatchObject([{ who: 1, why: 'idle', clause: 'PLG-FIN-08' }]);
});

test('PLG-FIN-08 an Infection or a card gone from the Lineup begins the count anew; playing cards does not', () => {
  const cleared = given({ players: [{ ...deck, hand: ['torches_peasant'] }, deck], idle: 5 }).all('play torches_peasant', 'clear 0', ...IDLE);
  expect(cleared.s.idle).toBe(0);
  const bought = given({ players: [deck, deck], idle: 5, pool: 2, phase: 'infect' }).all('infect space-0', 'end-infect');
  expect(bought.s.idle).toBe(0);
  const played = given({ players: [{ ...deck, hand: ['torches_knight', 'rat'] }, deck], idle: 5 }).all('play torches_knight', 'pit hand rat', ...IDLE);
  expect(played.now()).toBe('over');
});

test('E22 PLG-SCO-01 PLG-SCO-03 PLG-CMP-12 the Infamy of a deck: Resistance, and Notoriety of the Nobility', () => {
  const it = given({ players: [{ draw: times(5, 'rat'), hand: ['ale_knight'], discard: ['prince'], control: ['penance_1'] }, {}] });
  expect(it.infamy()).toBe(14);
});

const ended = (...players: Has[]) => given({ players: players.map((x) => ({ ...x, hand: x.hand ?? [] })), idle: 3 * players.length - 1 }).all(...IDLE);

test('PLG-SCO-04 the highest total wins', () => {
  const it = ended({ discard: ['ale_knight'] }, { discard: ['daggers_priest'] }, { discard: ['rat'] });
  expect(it.places()).toEqual([2, 1, 3]);
  expect(it.told('ended')).toMatchObject([{ winners: [1], infamy: [6, 8, 0], decidedBy: 'infamy', why: 'idle', clause: 'PLG-SCO-04' }]);
});

test('PLG-SCO-05 a tie goes to more Nobility, then to fewer Penance, then it is shared', () => {
  const nobility = ended({ discard: ['ale_peasant', 'ale_priest'] }, { discard: ['prince'] });
  expect([nobility.places(), nobility.told('ended')[0]?.decidedBy]).toEqual([[2, 1], 'nobility']);
  const penance = ended({ discard: ['ale_peasant', 'penance_1'] }, { discard: ['rat_king'] });
  expect([penance.places(), penance.told('ended')[0]?.decidedBy]).toEqual([[2, 1], 'penance']);
  const shared = ended({ discard: ['ale_peasant'] }, { discard: ['torches_peasant'] }, { discard: ['rat_king'] });
  expect([shared.places(), shared.told('ended')[0]]).toMatchObject([[1, 1, 3], { winners: [0, 1], decidedBy: 'shared', clause: 'PLG-SCO-05' }]);
});

test('PLG-SCO-02 the Plague Pit gives nothing', () => {
  const it = ended({ discard: ['ale_knight'] }, { discard: ['rat_king'] });
  it.s.pit[20] = 1;
  expect([it.infamy(0), it.infamy(1)]).toEqual([6, 1]);
});

test('the result waits for the end', () => {
  expect(given().places()).toEqual([]);
});

const equal = { options: { equalTurns: true } } as const;

test('E23 PLG-OPT-02 PLG-OPT-03 PLG-OPT-04 equal turns: the rest of the round has a closing turn each, and only those can be Persecuted', () => {
  const attacker: Has = { hand: ['daggers_knight'], draw: times(20, 'rat') };
  const it = given({
    players: [deck, { ...deck, hand: ['daggers_knight'] }, attacker, attacker],
    active: 1,
    pool: 15,
    stacks: [[], []],
    phase: 'infect',
    ...equal,
  });
  it.all('infect king', 'end-infect');
  expect([it.s.active, it.told('turn')[0]?.closing]).toEqual([2, true]);
  it.does('play daggers_knight');
  // Seat 3 is the only one left to choose, so it is chosen.
  expect([it.now(), it.who()]).toEqual(['respond', 3]);
  it.all('suffer', 'end-spread');
  expect(it.refused('infect king')).toBe('PLG-INF-04');
  it.does('end-infect');
  expect(it.s.active).toBe(3);
  it.does('play daggers_knight');
  expect([it.now(), it.told('spared').length]).toEqual(['spread', 1]);
  it.does('end-spread');
  expect(it.s.pool).toBe(4);
  it.does('end-infect');
  expect(it.now()).toBe('over');
});

test('PLG-OPT-02 if the last seat of the round brings the End Times, the game ends as printed', () => {
  const it = given({ players: [deck, deck, deck], first: 2, active: 1, pool: 15, stacks: [[], []], phase: 'infect', ...equal }).all(
    'infect king',
    'end-infect',
  );
  expect(it.now()).toBe('over');
});

test('PLG-OPT-03 in a closing turn the End Times do not begin again', () => {
  const it = given({
    players: [deck, { ...deck, control: ['rat', 'rat'] }],
    pool: 15,
    stacks: [[], []],
    lineup: ['ale_peasant'],
    kingdom: [],
    phase: 'infect',
    ...equal,
  }).all('infect king', 'end-infect', 'end-spread', 'infect space-0');
  expect([it.told('end-times'), it.s.ending, it.s.closer]).toEqual([[], 'king', 0]);
  it.does('end-infect');
  expect(it.now()).toBe('over');
});

test('PLG-OPT-04 who has no turn left cannot be chosen, also in the turn that brings the End Times', () => {
  const it = given({
    players: [deck, { ...deck, hand: ['torches_peasant', 'daggers_knight'] }, deck, deck],
    active: 1,
    lineup: ['hire_fool'],
    kingdom: [],
    ...equal,
  }).all('play torches_peasant', 'clear 0', 'play daggers_knight');
  expect(it.offers()).toEqual(['target 2', 'target 3']);
  expect(it.refused('target 0')).toBe('PLG-OPT-04');
  const before = given({ players: [deck, { ...deck, hand: ['daggers_knight'] }, deck], active: 1, ...equal }).does('play daggers_knight');
  expect(before.offers()).toEqual(['target 0', 'target 2']);
  const printed = given({ players: [deck, { ...deck, hand: ['torches_peasant', 'daggers_knight'] }, deck], active: 1, lineup: ['hire_fool'], kingdom: [] }).all(
    'play torches_peasant',
    'clear 0',
    'play daggers_knight',
  );
  expect(printed.offers()).toEqual(['target 0', 'target 2']);
});

test('E27 PLG-HIR-02 the Fool may copy a Persecute that finds nobody: nothing happens', () => {
  const it = given({
    players: [deck, { hand: ['hire_fool'], control: ['daggers_knight'], draw: times(9, 'rat') }],
    pool: 15,
    stacks: [[], []],
    phase: 'infect',
    ...equal,
  }).all('infect king', 'end-infect', 'play hire_fool');
  expect(it.offers()).toEqual(['mimic daggers_knight', 'decline']);
  it.does('mimic daggers_knight');
  expect([it.now(), it.who(), it.told('spared').length]).toEqual(['spread', 1, 1]);
});

test('PLG-OPT-05 an end because nothing happens completes the round too', () => {
  const it = given({ players: [deck, deck, deck], idle: 8, ...equal }).all(...IDLE);
  expect([it.s.ending, it.s.active, it.now()]).toEqual(['idle', 1, 'spread']);
  it.all(...IDLE, ...IDLE);
  expect(it.now()).toBe('over');
});

test('PLG-OPT-01 PLG-FIN-06 with the options off nobody gets a closing turn', () => {
  const it = given({ players: [deck, deck, deck], pool: 15, stacks: [[], []], phase: 'infect' }).all('infect king', 'end-infect');
  expect(it.now()).toBe('over');
  expect(it.s.players.map((p) => p.turns)).toEqual([1, 0, 0]);
});

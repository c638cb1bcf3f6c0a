/** Turn structure (NYC-TURN) and the words of the rules that speak of players (NYC-GEN-13, NYC-GEN-14). */
import { describe, expect, test } from 'vitest';
import { SPECIES, type Species } from '../names.ts';
import { given, rolls } from './given.ts';

type Scene = ReturnType<typeof given>;
/** The shortest turn: one card, then nothing. Animals give a card of rank 1 to Poison. */
const shortTurn = (it: Scene): void => {
  it.does('draw', rolls('food'));
  if (it.now() === 'gather') it.does('stop');
  for (const phase of ['breed', 'fight', 'move']) if (it.now() === phase) it.does(it.offers(`done-${phase === 'move' ? 'mov' : phase}ing`)[0] ?? '');
};

test('NYC-TURN-01 turns go Humans, Rats, Pigeons, Cockroaches, and begin again', () => {
  const it = given('humans to gather', { hand: { rats: 3 } });
  const seen: (Species | undefined)[] = [];
  for (let i = 0; i < 6; i++) {
    seen.push(it.who());
    shortTurn(it);
  }
  expect(seen).toEqual([...SPECIES, 'humans', 'rats']);
});

test('NYC-TURN-02 species that nobody plays are skipped', () => {
  const it = given('humans to gather', { species: ['pigeons', 'humans'] });
  const seen: (Species | undefined)[] = [];
  for (let i = 0; i < 5; i++) {
    seen.push(it.who());
    shortTurn(it);
  }
  expect(seen).toEqual(['humans', 'pigeons', 'humans', 'pigeons', 'humans']);
});

test('NYC-TURN-03 a turn is Gathering, Breeding, Fighting, Move', () => {
  const it = given('rats to gather', { hand: { rats: 1 }, places: { 'times-square': { rats: ['rats-alley-rat'], pigeons: ['pigeons-street-pigeon'] } } });
  const seen = [it.s.phase];
  it.does('draw', rolls('food')).does('stop');
  for (const done of ['done-breeding', 'done-fighting', 'done-moving']) {
    seen.push(it.s.phase);
    it.does(done);
  }
  expect(seen).toEqual(['gather', 'breed', 'fight', 'move']);
  expect(it.who()).toBe('pigeons');
});

test('NYC-TURN-04 there is no way back to a phase that was left', () => {
  const it = given('rats to gather', { hand: { rats: 4 }, places: { 'times-square': { rats: ['rats-alley-rat'], pigeons: ['pigeons-street-pigeon'] } } });
  it.does('draw', rolls('food')).does('stop').does('done-breeding');
  expect(it.now()).toBe('fight');
  expect(it.refused('draw')).toBe('KERNEL-NOT-NOW');
  expect(it.refused('breed rats-alley-rat times-square 0')).toBe('KERNEL-NOT-NOW');
  it.does('done-fighting');
  expect(it.refused('attack times-square pigeons')).toBe('KERNEL-NOT-NOW');
  expect(it.offers().every((line) => line.startsWith('move') || line === 'done-moving')).toBe(true);
});

test('NYC-TURN-05 who has nothing at all still takes turns and draws', () => {
  const nothing = { 'rats-alley-rat': 0, 'rats-subway-rat': 0, 'rats-rat-king': 0 };
  const it = given('humans to gather', { species: ['humans', 'rats'], deck: nothing });
  it.does('draw', rolls('food')).does('stop');
  expect(it.who()).toBe('rats');
  expect(it.offers()).toEqual(['draw']);
  it.does('draw', rolls('poison')).does('stop');
  expect(it.who()).toBe('humans');
});

describe('NYC-TURN-06 phases without a choice end by themselves', () => {
  test('Breeding, Fighting and Move are all passed over when nothing can be done in them', () => {
    const it = given('rats to gather', { deck: { 'rats-alley-rat': 0, 'rats-subway-rat': 0, 'rats-rat-king': 0 } });
    it.does('draw', rolls('food')).does('stop');
    expect(it.who()).toBe('pigeons');
    expect(it.now()).toBe('gather');
  });

  test('a phase in which something was done ends by itself if the turn goes on', () => {
    const it = given('rats to breed', { hand: { rats: 1 } });
    it.does('breed rats-alley-rat chinatown 0');
    // Nothing more to breed, nobody to fight, but a pest to move.
    expect(it.now()).toBe('move');
    expect(it.who()).toBe('rats');
  });

  test('E28 the last pest is moved: done is asked, for the turn would pass', () => {
    const it = given('rats to move', { places: { chinatown: { rats: ['rats-alley-rat'] } } });
    it.does('move rats-alley-rat chinatown times-square');
    expect(it.now()).toBe('move');
    expect(it.offers()).toEqual(['done-moving']);
    it.does('done-moving');
    expect(it.who()).toBe('pigeons');
    expect(given('rats to move').who()).toBe('pigeons');
  });

  test('E28 that last step can be taken back', () => {
    const it = given('rats to move', { places: { chinatown: { rats: ['rats-alley-rat'] } } });
    expect(it.free('move rats-alley-rat chinatown times-square')).toBe(true);
  });

  test('a fight that leaves nobody to move ends only by done', () => {
    const it = given('rats to fight', { places: { 'times-square': { rats: ['rats-alley-rat'], humans: ['humans-commuter'] } } });
    it.does('attack times-square humans', rolls(1, 6, 6));
    expect(it.now()).toBe('fight');
    expect(it.offers()).toEqual(['done-fighting']);
    it.does('done-fighting');
    expect(it.who()).toBe('pigeons');
  });

  test('E29 NYC-EDGE-06 last turn: after a breeding, done is asked before the final battles', () => {
    const it = given('rats to breed', { hand: { rats: 1 }, lastTurn: true });
    it.does('breed rats-alley-rat chinatown 0');
    expect(it.now()).toBe('breed');
    expect(it.offers()).toEqual(['done-breeding']);
    it.does('done-breeding');
    expect(it.now()).toBe('over');
    expect(it.told('final-battles')).toHaveLength(1);
    expect(it.places()).toEqual({ humans: 2, rats: 1, pigeons: 2, cockroaches: 2 });
  });

  test('last turn: after a breeding at a shared location the Fighting Phase comes by itself', () => {
    const it = given('rats to breed', { hand: { rats: 1 }, lastTurn: true, places: { chinatown: { pigeons: ['pigeons-street-pigeon'] } } });
    it.does('breed rats-alley-rat chinatown 0');
    expect(it.now()).toBe('fight');
  });
});

test('NYC-GEN-13 nothing can be given away: no verb does it, and an opponent’s card cannot be played', () => {
  const it = given('rats to breed', { hand: { rats: 2, pigeons: 2 } });
  expect(it.refused('breed pigeons-street-pigeon chinatown 0')).toBe('NYC-BREED-01');
  it.does('breed rats-alley-rat chinatown 0');
  expect(it.s.hand).toEqual({ humans: 0, rats: 1, pigeons: 2, cockroaches: 0 });
});

test('NYC-GEN-14 only the player whose turn it is acts', () => {
  const it = given('rats to breed', { hand: { rats: 2, pigeons: 2 } });
  for (const who of ['humans', 'pigeons', 'cockroaches'] as const) expect(it.refused('done-breeding', who)).toBe('KERNEL-NOT-YOURS');
  expect(it.refused('done-breeding', 'rats')).toBeNull();
});

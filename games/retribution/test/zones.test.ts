/** Decks, piles and reshuffling (PLG-ZON), and the words of 2.13 (PLG-KEY). */
import { expect, test } from 'vitest';
import { given, picks, times } from './given.ts';

const DRAW_TWO = 'play ale_knight';

test('PLG-ZON-01 PLG-SCO-02 a deck is draw pile, known top, discard pile, hand and control', () => {
  const it = given({ players: [{ hand: ['prince'], draw: ['rat'], top: ['penance_1'], discard: ['ale_knight'], control: ['queen'] }, {}] });
  expect(it.deck()).toEqual(['rat', 'ale_knight', 'prince', 'queen', 'penance_1']);
  expect(it.infamy()).toBe(9 + 0 - 1 + 6 + 15);
});

test('PLG-ZON-02 PLG-SPR-04 a card that is played lies under control', () => {
  const it = given({ players: [{ hand: ['rat', 'filth'], draw: ['rat'] }, {}] }).does('play filth');
  expect([it.hand(), it.control()]).toEqual([['rat'], ['filth']]);
  expect(it.told('played')[0]).toMatchObject({ who: 0, card: 'filth', from: 'hand-0', to: 'control-0' });
});

test('PLG-ZON-03 a reshuffle turns the whole discard pile into the draw pile and uses no chance', () => {
  const it = given({ players: [{ hand: ['ale_knight'], discard: times(4, 'filth') }, {}] });
  const chance = picks();
  it.does(DRAW_TWO, chance);
  expect([it.hand(), it.draw(), it.discard()]).toEqual([['filth', 'filth'], ['filth', 'filth'], []]);
  expect(chance.used).toBe(2); // one for each card drawn, none for the shuffle
  expect(it.told('reshuffled')).toMatchObject([{ n: 4, from: 'discard-0', to: 'draw-0' }]);
});

test('E3 PLG-ZON-04 an empty draw pile alone is not reshuffled; the next draw does it', () => {
  const it = given({ players: [{ draw: ['ale_knight', ...times(4, 'rat')], discard: times(3, 'filth') }, { draw: times(5, 'rat') }], phase: 'infect' });
  it.does('end-infect');
  expect([it.s.players[0]?.drawSize, it.discard()]).toEqual([0, times(3, 'filth')]);
  it.all('end-spread', 'end-infect', DRAW_TWO);
  expect(it.told('reshuffled')).toHaveLength(1);
  expect([it.s.players[0]?.drawSize, it.discard()]).toEqual([1, []]);
});

test('E4 PLG-ZON-05 a split draw: the two first, then three of the nine by chance; the two are known', () => {
  const it = given({ players: [{ draw: ['prince', 'rat'], discard: [...times(8, 'filth'), 'queen'] }, {}], phase: 'infect' });
  it.does('end-infect', picks(0, 0, 8, 0, 0));
  expect(it.hand()).toEqual(['rat', 'filth', 'filth', 'prince', 'queen']);
  expect(it.s.players[0]?.drawSize).toBe(6);
  expect(it.known()).toEqual(['rat', 'prince']);
  expect(it.sees(1, 0)).toEqual(['rat', 'prince', 'unknown', 'unknown', 'unknown']);
});

test('PLG-ZON-06 with both piles empty the rest of the draw is lost', () => {
  const it = given({ players: [{ hand: ['ale_knight', 'rat'], draw: ['filth'] }, {}] }).does(DRAW_TWO);
  expect(it.hand()).toEqual(['rat', 'filth']);
  expect(it.told('no-card')).toMatchObject([{ who: 0, short: 1 }]);
});

test('PLG-ZON-07 any card of a discard pile may be chosen', () => {
  const it = given({ players: [{ hand: ['bones_knight'], draw: ['rat'], discard: ['rat', 'filth', 'queen'] }, {}] }).does('play bones_knight');
  expect(it.offers()).toEqual(['fetch rat', 'fetch filth', 'fetch queen']);
});

test('PLG-ZON-08 Recruiting onto an empty draw pile makes a pile of one and no reshuffle', () => {
  const it = given({ players: [{ hand: ['bones_peasant'], discard: ['prince', 'rat'] }, {}] }).all('play bones_peasant', 'recruit prince');
  expect([it.top(), it.s.players[0]?.drawSize, it.discard()]).toEqual([['prince'], 0, ['rat']]);
  expect(it.told('reshuffled')).toEqual([]);
});

test('PLG-ZON-09 choosing from the discard pile does not reshuffle it, whatever the draw pile is', () => {
  const it = given({ players: [{ hand: ['bones_knight'], discard: ['rat', 'filth'] }, {}] }).all('play bones_knight', 'fetch rat');
  expect([it.hand(), it.discard(), it.draw()]).toEqual([['rat'], ['filth'], []]);
});

test('PLG-ZON-10 an attack takes nothing into another deck', () => {
  const it = given({
    players: [
      { hand: ['daggers_peasant'], draw: ['rat'] },
      { hand: times(4, 'prince'), draw: ['rat'] },
    ],
  });
  const before = it.deck(1);
  it.all('play daggers_peasant', 'suffer', 'discard prince');
  expect(it.deck(1)).toEqual(before);
  expect(it.deck(0)).toEqual(['rat', 'daggers_peasant']);
});

test('PLG-ZON-11 the known top comes first, the last one laid there before the others; the rest is by chance', () => {
  const it = given({ players: [{ hand: ['princess'], draw: ['rat', 'filth', 'king'], top: ['penance_2', 'ale_knight'] }, {}] });
  const chance = picks();
  it.does('play princess', chance);
  expect(it.hand()).toEqual(['ale_knight', 'penance_2']);
  expect(chance.used).toBe(0);
  it.does(DRAW_TWO, picks(2, 1));
  expect(it.hand()).toEqual(['filth', 'king', 'penance_2']);
});

test('PLG-ZON-11 every card of a pile is equally likely', () => {
  const drawn = [0, 1, 2, 3].map((n) => {
    const it = given({ players: [{ hand: ['ale_peasant'], control: ['ale_priest'], draw: ['rat', 'rat', 'filth', 'prince'] }, {}] });
    return it.does('play ale_peasant', picks(n)).hand()[0];
  });
  expect(drawn).toEqual(['rat', 'rat', 'filth', 'prince']);
});

test('PLG-ZON-12 fetched cards, and cards drawn from the known top, are known to all until they leave', () => {
  const it = given({ players: [{ hand: ['bones_knight', 'ale_knight', 'rat'], draw: times(4, 'filth'), top: ['prince'], discard: ['queen', 'rat'] }, {}] });
  expect(it.sees(1, 0)).toEqual(['unknown', 'unknown', 'unknown']);
  it.all('play bones_knight', 'fetch queen');
  expect(it.known()).toEqual(['queen']);
  it.does(DRAW_TWO);
  expect(it.known()).toEqual(['prince', 'queen']);
  expect(it.sees(1, 0)).toEqual(['prince', 'queen', 'unknown', 'unknown']);
  it.does('play queen');
  expect(it.sees(1, 0)).toEqual(['prince', 'unknown', 'unknown']);
});

test('PLG-ZON-12 a known copy leaves before an unknown one', () => {
  const it = given({ players: [{ hand: ['bones_knight', 'rat'], draw: ['filth'], discard: ['rat'] }, {}] }).all('play bones_knight');
  expect(it.hand()).toEqual(['rat', 'rat']);
  expect(it.known()).toEqual(['rat']);
  it.does('play rat');
  expect([it.hand(), it.known()]).toEqual([['rat'], []]);
});

test('E25 PLG-ZON-12 with an empty draw pile all know the hand; after the reshuffle the new cards are hidden', () => {
  const it = given({
    players: [
      { hand: ['ale_knight', 'rat', 'rat', 'rat', 'filth'], draw: ['filth'], discard: times(6, 'hire_fool') },
      { hand: ['rat'], draw: ['rat'] },
    ],
  });
  it.does('play filth'); // the pile still holds one card
  expect(it.known()).toEqual([]);
  it.does(DRAW_TWO);
  // The pile ran empty with the first card: the four cards held then are known, the second one is not.
  expect(it.known()).toEqual(['rat', 'rat', 'rat', 'filth']);
  expect(it.told('bared')).toMatchObject([{ cards: ['rat', 'rat', 'rat', 'filth'] }]);
  expect(it.sees(1, 0)).toEqual(['rat', 'rat', 'rat', 'filth', 'unknown']);
});

test('PLG-KEY-01 to Recruit is to put a card on top of the draw pile', () => {
  const it = given({ players: [{ hand: ['bones_peasant', 'ale_knight'], draw: ['rat', 'rat'], top: ['filth'], discard: ['prince'] }, {}] });
  it.all('play bones_peasant', 'recruit prince');
  expect(it.top()).toEqual(['prince', 'filth']);
  expect(it.told('recruited')).toMatchObject([{ card: 'prince', from: 'discard-0', to: 'draw-0' }]);
  it.does(DRAW_TWO);
  expect(it.hand()).toEqual(['filth', 'prince']);
});

test('PLG-KEY-02 the Plague Pit is for good: the card is in no deck and scores for nobody', () => {
  const it = given({ players: [{ hand: ['torches_knight', 'prince'], draw: ['rat'] }, {}] });
  const before = it.infamy();
  it.all('play torches_knight', 'pit hand prince');
  expect([it.pit(), it.deck(), it.infamy()]).toEqual([['prince'], ['rat', 'torches_knight'], before - 9]);
});

test('PLG-KEY-03 to Infect is to pay and to put the card on the discard pile', () => {
  const it = given({ players: [{ discard: ['filth'] }, {}], pool: 3, phase: 'infect' }).does('infect space-2');
  expect([it.s.pool, it.discard()]).toEqual([0, ['filth', 'daggers_peasant']]);
});

test('PLG-KEY-04 to draw is to take from the own draw pile unless the text names another place', () => {
  const it = given({ players: [{ hand: ['ale_knight', 'bones_knight'], draw: ['filth', 'filth'], discard: ['king'] }, { draw: ['prince'] }] });
  it.does(DRAW_TWO);
  expect(it.hand()).toEqual(['filth', 'filth', 'bones_knight']);
  it.all('play bones_knight');
  expect(it.hand()).toEqual(['filth', 'filth', 'king']);
});

test('PLG-KEY-05 the eight cards of the Lineup may be Infected', () => {
  const it = given({ pool: 7, phase: 'infect' });
  expect(it.offers('infect')).toEqual(Array.from({ length: 8 }, (_, i) => `infect space-${i}`));
});

test("PLG-KEY-06 a discarded card lies on its owner's discard pile, open to all", () => {
  const it = given({ players: [{ hand: ['daggers_peasant'] }, { hand: ['rat', 'rat', 'filth', 'prince'], draw: ['rat'] }] }).all(
    'play daggers_peasant',
    'suffer',
    'discard filth',
  );
  expect(it.discard(1)).toEqual(['filth']);
  expect(it.told('discarded')).toMatchObject([{ who: 1, card: 'filth', from: 'hand-1', to: 'discard-1' }]);
});

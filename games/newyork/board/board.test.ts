/** What the board lights, asks and says before anything is chosen. */

import { basisOf, write } from '@pesthouse/kernel';
import { describe, expect, test } from 'vitest';
import { KINDS_OF } from '../data/tables.ts';
import type { PlaceId } from '../names.ts';
import { phasesOf } from '../phases.ts';
import { rules } from '../rules.ts';
import type { Move } from '../state.ts';
import { dice, given, type Position, rolls, type Scene, times } from '../test/given.ts';
import { words } from '../text/en.ts';
import { nextUp } from '../text/reading.ts';
import { type Asked, choiceOf, missing, type Props, picks, pressKind, pressPlace } from './choice.ts';
import { givenOf } from './given.tsx';
import { isMeant, READING_MS } from './meant.ts';
import { sceneOf } from './scene.ts';

const basis = basisOf(rules);
const text = words(basis);
const here = givenOf(text, basis.numbers, basis.numbers);

const at = (scene: Scene, position: Position, draft: Props['draft'] = {}) => {
  const { s } = given(scene, position);
  const seat = s.species.findIndex((_, i) => rules.moves(s, i).length > 0);
  const props = { view: s, seat, legal: rules.moves(s, seat), draft, pointed: null, now: null };
  const choice = choiceOf(props);
  const lit = sceneOf(here, { ...props }, choice)
    .plaques.filter((p) => p.mood !== 'plain')
    .map((p) => p.at);
  /** The clause that answers a question about a place. */
  const why = (asked: Asked): string | null => {
    const wish = missing(choice, s, asked, here.tables);
    return wish === null ? null : rules.refuse(s, seat, wish);
  };
  const p = rules.prompt(s, seat);
  return { s, choice, lit, why, said: p === null ? null : text.prompt(s, seat, p), offers: props.legal.map((m) => write(rules.game.vocabulary, 0, m)) };
};
const pressed = (place: PlaceId): Asked => ({ at: place, pressed: true });
const pointed = (place: PlaceId): Asked => ({ at: place, pressed: false });

describe('a pest is to be chosen', () => {
  const rich = { hand: { rats: 9 }, places: { chinatown: { rats: times(2, 'rats-alley-rat') } } } as const;

  test('NYC-BREED-01 the cards are lit and no place is', () => {
    const { choice, lit } = at('rats to breed', rich);
    expect(choice.kinds).toEqual(KINDS_OF.rats);
    expect(choice.kind).toBeNull();
    expect(lit).toEqual([]);
  });

  test('NYC-BREED-07 once it is chosen the open places are lit, and the closed ones are shut', () => {
    const { lit, choice } = at('rats to breed', rich, { picked: 'kind:rats-rat-king' });
    expect([...choice.open.keys()]).toEqual(['chinatown']);
    expect(lit).toHaveLength(10);
  });

  test('NYC-BREED-07 a closed place that is pressed says why, before any card is chosen', () => {
    const { why } = at('rats to breed', rich);
    expect(why(pressed('liberty-island'))).toBe('NYC-BREED-07');
    expect(why(pressed('chinatown'))).toBeNull();
    // To point at it is no question yet.
    expect(why(pointed('liberty-island'))).toBeNull();
  });

  test('NYC-GATH-10 the same with a pest that is given up', () => {
    const it = given('rats to gather', { pile: { food: 3, poison: 1 } }).does('draw', rolls('poison'));
    const props = { view: it.s, seat: 1, legal: rules.moves(it.s, 1), draft: {}, pointed: null, now: null };
    expect(sceneOf(here, props, choiceOf(props)).plaques.every((p) => p.mood === 'plain')).toBe(true);
  });
});

/** The same position under a hand: presses one after another, and the moves that come of them. */
const hand = (scene: Scene, position: Position) => {
  const { s } = given(scene, position);
  const seat = s.species.findIndex((_, i) => rules.moves(s, i).length > 0);
  const legal = rules.moves(s, seat);
  const made: string[] = [];
  let draft: Props['draft'] = {};
  const p = () => ({
    view: s,
    seat,
    legal,
    draft,
    setDraft: (next: Props['draft']) => {
      draft = next;
    },
    choose: (m: Move) => made.push(Object.values(m).join(' ')),
  });
  return { made, p, choice: () => choiceOf(p()), place: (at: PlaceId) => pressPlace(p(), choiceOf(p()), at) };
};

describe('what is pressed one after another', () => {
  const rich = { hand: { rats: 9 }, places: { chinatown: { rats: times(2, 'rats-alley-rat'), food: 2 } } } as const;

  test('NYC-BREED-05 a pest and its place are picked in either order, a second press on the place breeds it, with as much as lies there', () => {
    const it = hand('rats to breed', rich);
    pressKind(it.p(), 'rats-alley-rat');
    it.place('chinatown');
    expect(it.made).toEqual([]);
    it.place('chinatown');
    const other = hand('rats to breed', rich);
    other.place('chinatown');
    pressKind(other.p(), 'rats-alley-rat');
    other.place('chinatown');
    expect(it.made).toHaveLength(1);
    expect(other.made).toEqual(it.made);
    const { ready } = it.choice();
    expect(ready?.verb === 'breed' && ready.local).toBe(
      Math.max(...rules.moves(it.p().view, it.p().seat).flatMap((m) => (m.verb === 'breed' && m.kind === 'rats-alley-rat' ? [m.local] : []))),
    );
  });

  test('NYC-BREED-05 less from the ground, where the stepper says so', () => {
    const it = hand('rats to breed', rich);
    picks(it.p(), { kind: 'rats-alley-rat', local: 0, at: 'chinatown' });
    const { ready } = it.choice();
    expect(ready).toMatchObject({ verb: 'breed', local: 0 });
    it.place('chinatown');
    expect(it.made).toHaveLength(1);
  });

  test('a pest that is pressed again is let go, and its place with it', () => {
    const it = hand('rats to breed', rich);
    pressKind(it.p(), 'rats-alley-rat', true);
    expect(it.choice().kind).toBe('rats-alley-rat');
    pressKind(it.p(), 'rats-alley-rat', true);
    expect(it.p().draft).toEqual({});
  });

  test('NYC-MOVE-01 a pest is moved by its place, its kind where there are several, and where it goes', () => {
    const it = hand('rats to move', { places: { chinatown: { rats: ['rats-alley-rat', 'rats-rat-king'] } } });
    picks(it.p(), { from: 'chinatown' });
    expect(it.choice().kinds).toEqual(['rats-alley-rat', 'rats-rat-king']);
    const [to] = [...it.choice().open.keys()];
    pressKind(it.p(), 'rats-rat-king');
    if (to !== undefined) it.place(to);
    expect(it.made).toEqual([`move rats-rat-king chinatown ${to}`]);
  });

  test('NYC-FIGHT-01 a fight is picked by its place or its group, and begun by a second press', () => {
    const it = hand('rats to fight', { places: { chinatown: { rats: ['rats-alley-rat'], humans: ['humans-commuter'] } } });
    it.place('chinatown');
    expect(it.made).toEqual([]);
    expect(it.choice().ready).toMatchObject({ verb: 'attack', target: 'humans' });
    it.place('chinatown');
    expect(it.made).toEqual(['attack chinatown humans']);
  });
});

test('NYC-MOVE-01 NYC-MOVE-04 a place with nobody to move says why when it is pressed', () => {
  const { s, why } = at('rats to move', { places: { chinatown: { rats: ['rats-alley-rat'] }, 'wall-street': { rats: ['rats-alley-rat'] } } });
  expect(why(pressed('coney-island'))).toBe('NYC-MOVE-01');
  s.board['wall-street'].stacks.rats.forEach((x) => {
    x.moved = true;
  });
  expect(why(pressed('wall-street'))).toBe('NYC-MOVE-04');
  expect(why(pointed('coney-island'))).toBeNull();
});

test('NYC-TURN-06 where only Done is left after a fight, nothing is said of shared places and ties', () => {
  const it = given('rats to fight', { lastTurn: true, places: { chinatown: { rats: ['rats-alley-rat'], humans: ['humans-commuter'] } } });
  it.does('attack chinatown humans', rolls(6, ...dice(2, 2)));
  expect(it.offers()).toEqual(['done-fighting']);
  const p = rules.prompt(it.s, 1);
  const said = p === null ? null : text.prompt(it.s, 1, p);
  expect(said?.title).toBe('No fights left');
  expect(said?.detail).not.toMatch(/0 places|[Tt]ie/);
});

test.each([
  [{ food: 1, poison: 0 }, 'The last card is food.'],
  [{ food: 0, poison: 1 }, 'The last card is poison.'],
  [{ food: 1, poison: 1 }, '50.0% food: 1 of the 2 cards left.'],
])('NYC-SETUP-05 the pile %o is told in plain words', (pile, words) => {
  expect(at('rats to gather', { pile }).said?.detail).toContain(words);
});

test('NYC-GATH-10 NYC-GATH-13 whoever draws is told what poison costs', () => {
  expect(at('rats to gather', {}).said?.detail).toContain('Poison costs you a pest.');
  expect(at('humans to gather', {}).said?.detail).toContain('Poison does nothing to you.');
});

test('a press that comes sooner than a decision can be read was meant for the one before', () => {
  expect(isMeant(1000, 1000 + READING_MS - 1)).toBe(false);
  expect(isMeant(1000, 1000 + READING_MS)).toBe(true);
});

test('NYC-END-07 NYC-END-08 the prompt of a final battle names those who may be attacked, and nobody else', () => {
  const { s } = given('final battles after humans', {
    places: {
      chinatown: {
        humans: times(3, 'humans-commuter'),
        rats: ['rats-alley-rat'],
        pigeons: ['pigeons-street-pigeon'],
        cockroaches: times(2, 'cockroaches-waterbug'),
      },
    },
  });
  const p = rules.prompt(s, 0);
  expect(p === null ? null : text.prompt(s, 0, p).detail).toBe('Rats with 1 die to your 7 and Pigeons with 1 die to your 7');
});

test('NYC-TURN-03 NYC-END-03 NYC-OPT-03 NYC-OPT-09 the line of a turn has the stops that the turn has', () => {
  const stops = (position: Position) => phasesOf(given('rats to breed', { hand: { rats: 9 }, ...position }).s);
  expect(stops({})).toEqual(['gather', 'breed', 'fight', 'move']);
  expect(stops({ lastTurn: true })).toEqual(['gather', 'breed', 'fight', 'final']);
  expect(stops({ lastTurn: true, lastMove: true })).toEqual(['gather', 'breed', 'fight', 'move', 'final']);
  const { s } = given('rats to breed', { hand: { rats: 9 }, lastTurn: true, lastMove: true, lastCall: true });
  s.closer = 0;
  s.repliesLeft = 3;
  expect(phasesOf(s)).toEqual(['breed', 'fight', 'final']);
});

test('NYC-TURN-02 NYC-END-02 NYC-OPT-02 NYC-OPT-05 the seat that comes next is marked as long as one does', () => {
  expect(nextUp(given('rats to gather').s)).toBe('pigeons');
  expect(nextUp(given('cockroaches to gather').s)).toBe('humans');
  expect(nextUp(given('rats to breed', { hand: { rats: 9 }, lastTurn: true }).s)).toBeNull();
  const { s } = given('rats to breed', { hand: { rats: 9 }, lastTurn: true, lastCall: true });
  expect(nextUp(s)).toBe('pigeons');
  s.closer = 2;
  s.repliesLeft = 2;
  expect(nextUp(s)).toBe('pigeons');
  s.repliesLeft = 1;
  expect(nextUp(s)).toBeNull();
});

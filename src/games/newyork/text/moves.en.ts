/** Every choice in plain words: what it is called in the list, what it costs and what it will do. */
import type { Kind, PlaceId, Species } from '../names.ts';
import { percent } from '../odds.ts';
import { activeSpecies, type Move, type State } from '../state.ts';
import type { Making } from './making.ts';
import { dice, food, heads, PLACE_NAME, SPECIES_NAME } from './names.en.ts';
import { foodChance, kindsAt, unclaimed } from './reading.ts';

export interface Offered {
  readonly label: string;
  readonly detail: string;
}

/** The words of moves for the numbers of a table. */
export const moves = ({ tables: { KIND, PLACE }, read: { printedDice, attackSide, defenceSide }, odds: { chanceOf }, names: { aKind } }: Making) => {
  /** `3 rats with 7 dice`: the group as it will stand with one more. */
  const groupWith = (s: State, at: PlaceId, who: Species, more: readonly Kind[]): string => {
    const kinds = [...kindsAt(s, at, who), ...more];
    return `${heads(kinds.length, who)} with ${dice(printedDice(kinds))}`;
  };

  /** `2 food from the place, 1 from hand`. */
  const price = (local: number, hand: number): string => {
    if (hand === 0) return `${food(local)} from the place`;
    return local === 0 ? `${food(hand)} from hand` : `${food(local)} from the place, ${hand} from hand`;
  };

  const fightDetail = (s: State, who: Species, target: Species, at: PlaceId): string => {
    const a = attackSide(kindsAt(s, at, who), who, target);
    const d = defenceSide(kindsAt(s, at, target));
    return `${dice(a.rolled)} against ${d.rolled}, ${percent(chanceOf(a.rolled, d.rolled))}% for ${SPECIES_NAME[who]}`;
  };

  const move = (s: State, _seat: number, m: Move): Offered => {
    const who = activeSpecies(s);
    switch (m.verb) {
      case 'draw':
        return { label: 'Draw a card', detail: `${percent(foodChance(s))}% food; card ${s.drawn + 1} of up to ${s.limit}` };
      case 'stop':
        return { label: 'Stop drawing', detail: `${food(s.hand[who])} in hand to breed with` };
      case 'sacrifice':
        return {
          label: `Give up ${aKind(m.kind)} at ${PLACE_NAME[m.at]}`,
          detail: `Makes ${food(unclaimed(s.board[m.at]) + 1)} unclaimed there; ${s.deck[m.kind] - 1} of this kind left in your deck`,
        };
      case 'breed':
        return {
          label: `Breed ${aKind(m.kind)} at ${PLACE_NAME[m.at]}`,
          detail: `${price(m.local, KIND[m.kind].cost - m.local)}; makes ${groupWith(s, m.at, who, [m.kind])}`,
        };
      case 'done-breeding':
        return { label: 'Done breeding', detail: `You keep ${food(s.hand[who])} in hand` };
      case 'attack':
        return { label: `Attack ${SPECIES_NAME[m.target]} at ${PLACE_NAME[m.at]}`, detail: fightDetail(s, who, m.target, m.at) };
      case 'done-fighting':
        return { label: 'Done fighting', detail: 'No more fights this turn' };
      case 'move':
        return {
          label: `Move ${aKind(m.kind)} from ${PLACE_NAME[m.from]} to ${PLACE_NAME[m.to]}`,
          detail: `With its ${food(KIND[m.kind].cost)}; makes ${groupWith(s, m.to, who, [m.kind])}, draw value ${PLACE[m.to].draw}`,
        };
      case 'done-moving':
        return { label: 'Done moving', detail: 'Your turn ends' };
      case 'target': {
        const f = s.stack[s.stack.length - 1];
        const attacker = f?.step === 'final-target' ? f.attacker : who;
        return { label: `Attack ${SPECIES_NAME[m.target]} at ${PLACE_NAME[m.at]}`, detail: fightDetail(s, attacker, m.target, m.at) };
      }
      default:
        return m satisfies never;
    }
  };
  return { groupWith, move };
};

/** Every choice in plain words: what it is called in the list, what it costs and what it will do. */
import type { PlaceId, Species } from '../names.ts';
import { activeSpecies, type State, unclaimed } from '../state.ts';
import type { Making } from './making.ts';
import { aKind, dice, food, heads, PLACE_NAME, percent, SPECIES_NAME } from './names.en.ts';
import { attackerNow, deckLeft, foodChance, kindsAt } from './reading.ts';
import type { MoveWords } from './words.ts';

/** `2 food from the place, 1 from hand`. */
const price = (local: number, hand: number): string => {
  if (hand === 0) return `${food(local)} from the place`;
  return local === 0 ? `${food(hand)} from hand` : `${food(local)} from the place, ${hand} from hand`;
};

/** The words of moves for the numbers of a table. */
export const moves = ({ tables: { KIND, PLACE }, read: { printedDice, fightAt, fromHand } }: Making): MoveWords => {
  const groupWith: MoveWords['groupWith'] = (s, at, who, more) => {
    const kinds = [...kindsAt(s, at, who), ...more];
    return `${heads(kinds.length, who)} with ${dice(printedDice(kinds))}`;
  };

  const fightDetail = (s: State, who: Species, target: Species, at: PlaceId): string => {
    const { attack, defence, chance } = fightAt(s, at, who, target);
    return `${dice(attack.rolled)} against ${defence.rolled}, ${percent(chance)} for ${SPECIES_NAME[who]}`;
  };

  const move: MoveWords['move'] = (s, m) => {
    const who = activeSpecies(s);
    switch (m.verb) {
      case 'draw':
        return { label: 'Draw a card', detail: `${percent(foodChance(s))} food; card ${s.drawn + 1} of up to ${s.limit}` };
      case 'stop':
        return {
          label: 'Stop drawing',
          detail: deckLeft(s, who) === 0 ? 'Your deck is empty: nothing is left to breed' : `${food(s.hand[who])} in hand to breed with`,
        };
      case 'sacrifice':
        return {
          label: `Give up ${aKind(m.kind)} at ${PLACE_NAME[m.at]}`,
          detail: `Makes ${food(unclaimed(s.board[m.at]) + 1)} unclaimed there; ${s.deck[m.kind] - 1} of this kind left in your deck`,
        };
      case 'breed':
        return { label: `Breed ${aKind(m.kind)} at ${PLACE_NAME[m.at]}`, detail: `${price(m.local, fromHand(m))}; makes ${groupWith(s, m.at, who, [m.kind])}` };
      case 'done-breeding':
        return { label: 'Done breeding', detail: `You keep ${food(s.hand[who])} in hand` };
      case 'attack':
      case 'target':
        return { label: `Attack ${SPECIES_NAME[m.target]} at ${PLACE_NAME[m.at]}`, detail: fightDetail(s, attackerNow(s), m.target, m.at) };
      case 'done-fighting':
        return { label: 'Done fighting', detail: 'No more fights this turn' };
      case 'move':
        return {
          label: `Move ${aKind(m.kind)} from ${PLACE_NAME[m.from]} to ${PLACE_NAME[m.to]}`,
          detail: `With its ${food(KIND[m.kind].cost)}; makes ${groupWith(s, m.to, who, [m.kind])}, draw value ${PLACE[m.to].draw}`,
        };
      case 'done-moving':
        return { label: 'Done moving', detail: 'Your turn ends' };
      default:
        return m satisfies never;
    }
  };
  return { groupWith, move };
};

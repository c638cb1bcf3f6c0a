/** Every choice in plain German: what it is called in the list, what it costs and what it will do. */
import { capital } from '@pesthouse/kernel';
import type { PlaceId, Species } from '../names.ts';
import { activeSpecies, type State, unclaimed } from '../state.ts';
import type { Making } from './making.ts';
import { aKind, dice, food, fromPlace, heads, inPlace, percent, SPECIES_NAME, toPlace, withDice } from './names.de.ts';
import { attackerNow, deckLeft, foodChance, kindsAt } from './reading.ts';
import type { MoveWords } from './words.ts';

/** `2 Futter vom Ort, 1 von der Hand`. */
const price = (local: number, hand: number): string => {
  if (hand === 0) return `${food(local)} vom Ort`;
  return local === 0 ? `${food(hand)} von der Hand` : `${food(local)} vom Ort, ${hand} von der Hand`;
};

/** The words of moves for the numbers of a table. */
export const moves = ({ tables: { KIND, PLACE }, read: { printedDice, fightAt, fromHand } }: Making): MoveWords => {
  const groupWith: MoveWords['groupWith'] = (s, at, who, more) => {
    const kinds = [...kindsAt(s, at, who), ...more];
    return `${heads(kinds.length, who)} mit ${withDice(printedDice(kinds))}`;
  };

  const fightDetail = (s: State, who: Species, target: Species, at: PlaceId): string => {
    const { attack, defence, chance } = fightAt(s, at, who, target);
    return `${dice(attack.rolled)} gegen ${defence.rolled}, ${percent(chance)} für ${SPECIES_NAME[who]}`;
  };

  const move: MoveWords['move'] = (s, m) => {
    const who = activeSpecies(s);
    switch (m.verb) {
      case 'draw':
        return { label: 'Karte ziehen', detail: `${percent(foodChance(s))} Futter; Karte ${s.drawn + 1} von höchstens ${s.limit}` };
      case 'stop':
        return {
          label: 'Nicht mehr ziehen',
          detail: deckLeft(s, who) === 0 ? 'Dein Stapel ist leer: Zum Züchten ist nichts mehr da' : `${food(s.hand[who])} auf der Hand zum Züchten`,
        };
      case 'sacrifice':
        return {
          label: `${capital(aKind(m.kind))} ${inPlace(m.at)} opfern`,
          detail: `Macht dort ${food(unclaimed(s.board[m.at]) + 1)} frei; von dieser Sorte noch ${s.deck[m.kind] - 1} in deinem Stapel`,
        };
      case 'breed':
        return {
          label: `${capital(aKind(m.kind))} ${inPlace(m.at)} züchten`,
          detail: `${price(m.local, fromHand(m))}; dann ${groupWith(s, m.at, who, [m.kind])}`,
        };
      case 'done-breeding':
        return { label: 'Fertig mit Züchten', detail: `Du behältst ${food(s.hand[who])} auf der Hand` };
      case 'attack':
      case 'target':
        return { label: `${SPECIES_NAME[m.target]} ${inPlace(m.at)} angreifen`, detail: fightDetail(s, attackerNow(s), m.target, m.at) };
      case 'done-fighting':
        return { label: 'Fertig mit Kämpfen', detail: 'Keine Kämpfe mehr in diesem Zug' };
      case 'move':
        return {
          label: `${capital(aKind(m.kind))} ${fromPlace(m.from)} ${toPlace(m.to)} bewegen`,
          detail: `Mit ${food(KIND[m.kind].cost)}; dann ${groupWith(s, m.to, who, [m.kind])}, Futterwert ${PLACE[m.to].draw}`,
        };
      case 'done-moving':
        return { label: 'Fertig mit Bewegen', detail: 'Dein Zug endet' };
      default:
        return m satisfies never;
    }
  };
  return { groupWith, move };
};

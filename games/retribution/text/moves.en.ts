/** Every choice in plain words: what it is called in the list, what it costs and what it will do. */

import type { Seat } from '@pesthouse/kernel';
import { some } from '@pesthouse/kernel';
import { type Face, faceOf, goodOf, idOf } from '../names.ts';
import { activePlayer, EMPTY, type Move, playerAt, type State } from '../state.ts';
import { attacking, chronicsOf, faceAt, held, waitsToRepent } from './asking.ts';
import { normalTexts } from './cardtexts.ts';
import { cards, contagions } from './count.en.ts';
import type { Making } from './making.ts';
import { CARD_NAME, seatName } from './names.en.ts';

export interface Offered {
  readonly label: string;
  readonly detail: string;
}

/** The words of moves for the numbers of a table. */
export const moves = ({ tables: { NUMBER }, read, names: { cardText, effectText, numbersOf } }: Making) => {
  const { card, endDraw, infamyOf, poolSoFar, priceOf } = read;
  const normalLine = normalTexts(cardText);

  const playDetail = (s: State, id: Face): string => {
    const row = card(faceOf(id));
    const gives = row.chronic
      ? 'Stays on the table'
      : row.base === 0
        ? 'No Contagions'
        : row.base > 0
          ? `+${contagions(row.base)}`
          : contagions(row.base).replace('-', '−');
    const copies = held(s, s.active, id);
    const words = normalLine(id);
    return `${gives}${words === '' ? '' : `. ${words}`}${copies > 1 ? ` (${copies} in hand)` : ''}`;
  };

  const targetDetail = (s: State, seat: Seat): string => {
    const p = playerAt(s, seat);
    const chronics = chronicsOf(read, s, seat);
    return `${cards(p.handSize)} in hand, ${chronics === 0 ? 'no Chronic card' : some(chronics, 'Chronic card', 'Chronic cards')}`;
  };

  const move = (s: State, _seat: Seat, m: Move): Offered => {
    switch (m.verb) {
      case 'redeal':
        return { label: 'Deal a new Lineup', detail: `All ${NUMBER.lineup} cards go back, ${NUMBER.lineup} new ones are dealt` };
      case 'keep':
        return { label: 'Keep this Lineup', detail: 'The first turn begins' };
      case 'play':
        return { label: `Play ${CARD_NAME[m.card]}`, detail: playDetail(s, m.card) };
      case 'activate':
        return { label: `Activate ${CARD_NAME[m.card]}`, detail: effectText(m.card, 'chronic') };
      case 'end-spread':
        return { label: 'On to Infect', detail: `${contagions(poolSoFar(s))} to spend, ${cards(activePlayer(s).handSize)} left in hand` };
      case 'target':
        return { label: `Persecute ${seatName(m.seat)}`, detail: targetDetail(s, m.seat) };
      case 'repent':
        return { label: `Repent with ${CARD_NAME[m.card]}`, detail: effectText(m.card, 'repent') };
      case 'suffer': {
        const by = attacking(read, s);
        return { label: 'Suffer it', detail: by === null ? '' : effectText(by, 'persecute') };
      }
      case 'discard':
        return { label: `Discard ${CARD_NAME[m.card]}`, detail: numbersOf(m.card) };
      case 'give-up':
        return { label: `Discard ${CARD_NAME[m.card]}`, detail: 'It goes from the table to your discard pile' };
      case 'recruit':
        return { label: `Recruit ${CARD_NAME[m.card]}`, detail: `On top of your draw pile. ${numbersOf(m.card)}` };
      case 'fetch':
        return { label: `Take ${CARD_NAME[m.card]}`, detail: `From your discard pile to your hand. ${numbersOf(m.card)}` };
      case 'pit': {
        const worth = infamyOf(faceOf(m.card));
        const infamy = worth === 0 ? 'No Infamy lost' : worth > 0 ? `${worth} Infamy lost` : `${-worth} Infamy saved`;
        return { label: `${CARD_NAME[m.card]} from ${m.from === 'hand' ? 'hand' : 'discard pile'} to the Pit`, detail: infamy };
      }
      case 'stop':
        return { label: 'Stop', detail: 'Send no more cards to the Pit' };
      case 'clear': {
        const f = s.lineup[m.space] ?? EMPTY;
        return {
          label: `Smoke out ${f === EMPTY ? 'the empty space' : CARD_NAME[idOf(f)]} (space ${m.space + 1})`,
          detail: f === EMPTY ? '' : numbersOf(idOf(f)),
        };
      }
      case 'decline':
        return { label: 'No, thank you', detail: 'Nothing happens' };
      case 'mimic':
        return { label: `Copy ${CARD_NAME[m.card]}`, detail: normalLine(m.card) };
      case 'infect': {
        const id = faceAt(s, m.what);
        const price = priceOf(s, faceOf(id));
        const where = m.what.startsWith('space-') ? ` (space ${goodOf(m.what) + 1})` : '';
        return {
          label: `Infect ${CARD_NAME[id]}${where}`,
          detail: `Pay ${price}, leaves ${s.pool - price}. ${infamyOf(faceOf(id))} Infamy`,
        };
      }
      case 'take-rat-king':
        return { label: 'Take a Rat King', detail: `Free, but then you can spend nothing this turn. ${s.ratKings} left` };
      case 'end-infect':
        return { label: 'End the phase', detail: s.pool > 0 ? `You lose ${contagions(s.pool)}` : 'Nothing is lost' };
      case 'resolve': {
        const words = waitsToRepent(read, s, m.card) ? effectText(m.card, 'repent') : normalLine(m.card);
        return { label: `${CARD_NAME[m.card]}: now`, detail: words.replace('During your End Phase, ', '') };
      }
      case 'finish':
        return { label: 'End the turn', detail: `Discard everything, then draw ${endDraw(s.extraDraw)}` };
      default:
        return m satisfies never;
    }
  };
  return move;
};

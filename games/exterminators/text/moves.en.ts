/** Every choice in words: what the plain list calls it, and what it costs and does. */

import type { Seat } from '@pesthouse/kernel';
import { some } from '@pesthouse/kernel';
import type { CardId, Content, TrapId } from '../names.ts';
import { colorAt, infestedAll } from '../pieces.ts';
import { type Move, pestsAt, playerAt, type State, teamPlay } from '../state.ts';
import type { Making } from './making.ts';
import {
  cardName,
  colorWord,
  DIR_NAME,
  FACE_DO,
  FACE_NAME,
  pests,
  pestsOf,
  points,
  queenName,
  roomName,
  spot,
  TURNED,
  titleName,
  trapName,
  whoName,
} from './names.en.ts';
import { capacityOf, heldBy, pestsHere, pestsOfColor, priceOf, sealCost } from './reading.ts';

export interface Choice {
  readonly label: string;
  readonly detail: string;
}

const DROP: { readonly [K in Content]: string } = {
  pests: 'Drop a trap on the pests',
  queen: 'Drop a trap on the queen',
  nothing: 'Drop a trap and leave it empty',
};
const DRAG: { readonly [K in Content]: string } = { pests: ' and catch the pests there', queen: ' and catch the queen there', nothing: '' };

const held = (s: State, id: TrapId): string => {
  const x = heldBy(s, id);
  if (x === null) return '';
  return x.queen ? `It holds the ${queenName(x.color)}.` : x.pests > 0 ? `It holds ${pests(x.pests)}.` : 'It is empty.';
};
const moveCost = (s: State): string => (s.free > 0 ? 'Free Move.' : s.drink > 0 ? `Energy drink, ${some(s.drink, 'move', 'moves')} left.` : `${points(1)}.`);
/** How many pests of the mover's own are in a room. */
const yours = (n: number): string => (n === 0 ? 'None of your pests are there.' : `${n} of your pests ${n === 1 ? 'is' : 'are'} there.`);

/** The choices in the words and numbers of a table. */
export const moves = ({ tables, names: { cardText, traitText, faceAbout } }: Making) => {
  const { COST } = tables;
  const price = (s: State, card: CardId): string => {
    const cost = priceOf(tables, s, card);
    return cost === null ? '' : `${points(cost)}. `;
  };

  const move = (s: State, seat: Seat, m: Move): Choice => {
    const p = playerAt(s, seat);
    switch (m.verb) {
      case 'choose':
        return { label: `${whoName(m.color)}, ${m.color}`, detail: `${titleName(m.color)}. ${traitText(m.color)}` };
      case 'take':
        return { label: cardName(m.card), detail: cardText(m.card) };
      case 'place':
        return { label: `${roomName(m.tile)} at ${spot(m.x, m.y)}`, detail: `${TURNED[m.rot]}.` };
      case 'force':
        return { label: `Force the nest in at ${spot(m.x, m.y)}`, detail: `A door ${DIR_NAME[m.side]}; the tile lies ${TURNED[m.rot]}.` };
      case 'roll':
        return {
          label: 'Roll the Queen Die',
          detail: p.held >= 0 ? 'She escapes only if her own colour comes up.' : 'Each of the six faces is equally likely.',
        };
      case 'hibernate':
        return { label: `Play ${cardName('pests_hibernate')}`, detail: cardText('pests_hibernate') };
      case 'mind-control':
        return {
          label: `Mind control: ${FACE_NAME[m.face]}`,
          detail: p.held >= 0 ? 'She is trapped: no roll, no escape.' : faceAbout(m.face, colorAt(s, s.active)),
        };
      case 'persuade':
        return { label: `Make her ${FACE_DO[m.face]}`, detail: faceAbout(m.face, colorAt(s, s.active)) };
      case 'let-roll':
        return { label: 'Let her roll', detail: 'Keep the card for a later action of this turn, if there is one.' };
      case 'move':
        return { label: `Go to the ${roomName(m.to)}`, detail: `${moveCost(s)} ${yours(pestsHere(s, seat, m.to))}` };
      case 'exterminate':
        return {
          label: 'Exterminate',
          detail: teamPlay(s)
            ? `${points(COST.exterminate)}. Roll the d6 and remove up to that many pests of any colour.`
            : `${points(COST.exterminate)}. Roll the d6 and remove that many of your ${pests(pestsAt(p, p.room))} here.`,
        };
      case 'drop-trap':
        return {
          label: DROP[m.content],
          detail: `${points(COST.drop)}. It holds up to ${capacityOf(tables, colorAt(s, seat))} pests, or the queen.`,
        };
      case 'empty-trap':
        return { label: `Empty the ${trapName(m.trap)}`, detail: `${points(COST.empty)}. ${held(s, m.trap)}` };
      case 'drag-trap':
        return { label: `Drag the ${trapName(m.trap)} to the ${roomName(m.to)}${DRAG[m.content]}`, detail: `${points(COST.drag)}. ${held(s, m.trap)}` };
      case 'seal-nest':
        return { label: 'Seal your nest', detail: `${points(sealCost(tables, p))}. No more pests emerge there.` };
      case 'destroy-trap':
        return { label: `Destroy the ${trapName(m.trap)}`, detail: `${points(COST.destroy)}. ${held(s, m.trap)}` };
      case 'unseal':
        return { label: `Unseal ${colorWord(m.color)}'s nest`, detail: `${points(COST.unseal)}. Pests emerge there again.` };
      case 'play':
        return { label: `Play ${cardName(m.card)}`, detail: `${price(s, m.card)}${cardText(m.card)}` };
      case 'play-at':
        return {
          label: `Play ${cardName(m.card)} in the ${roomName(m.room)}`,
          detail: `${price(s, m.card)}${yours(pestsHere(s, seat, m.room))} ${cardText(m.card)}`,
        };
      case 'play-on':
        return { label: `Play ${cardName(m.card)} on ${colorWord(m.color)}`, detail: cardText(m.card) };
      case 'play-trap':
        return { label: `Play ${cardName(m.card)} on the ${trapName(m.trap)}`, detail: held(s, m.trap) };
      case 'play-spread':
        return {
          label: `Play ${cardName(m.card)} on ${colorWord(m.color)} around the ${roomName(m.room)}`,
          detail: `Now there: ${pestsOf(m.color, pestsOfColor(s, m.color, m.room))}. ${cardText(m.card)}`,
        };
      case 'buy':
        return {
          label: 'Buy a toolbox card',
          detail: `${points(COST.buy)}. ${s.drawSize > 0 ? 'The top card of the draw pile.' : 'A random card from the discard pile.'}`,
        };
      case 'give':
        return { label: `Give ${cardName(m.card)} to ${colorWord(m.to)}`, detail: 'Free. A card changes hands only once a turn.' };
      case 'ask':
        return { label: `Ask ${colorWord(m.from)} for ${cardName(m.card)}`, detail: 'Free. They may say no.' };
      case 'end-turn':
        if (infestedAll(p)) return { label: 'End your turn', detail: 'Your house is full: you will be out.' };
        return { label: 'End your turn', detail: s.ap > 0 ? `You lose ${points(s.ap)}.` : 'You have nothing left to spend.' };
      case 'pick':
        return { label: `Remove a ${m.color} pest`, detail: `It goes back to ${colorWord(m.color)}'s reserve.` };
      case 'stop':
        return { label: 'Remove no more', detail: 'The rest of the roll is lost.' };
      case 'accept':
        return { label: 'Hand it over', detail: 'The card goes to your teammate.' };
      case 'decline':
        return { label: 'Keep it', detail: 'You cannot be asked for it again this turn.' };
      default:
        return m satisfies never;
    }
  };
  return move;
};

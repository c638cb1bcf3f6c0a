/** Every choice in words: what the plain list calls it, and what it costs and does. */
import type { Seat } from '../../../kernel/index.ts';
import { CHARACTER } from '../data/tables.ts';
import { COLORS, type Color, type Content, type TrapId, tileOf, trapOf } from '../names.ts';
import { colorAt, roomOf, trapIn, trapOwner } from '../pieces.ts';
import { type Move, pestsAt, playerAt, type State, teamPlay } from '../state.ts';
import {
  cardName,
  cardText,
  colorWord,
  DIR_NAME,
  FACE_ABOUT,
  FACE_NAME,
  pests,
  points,
  queenName,
  roomName,
  spot,
  TURNED,
  titleName,
  traitText,
  trapName,
  whoName,
} from './names.en.ts';

export interface Choice {
  readonly label: string;
  readonly detail: string;
}

const CONTENT: { readonly [K in Content]: string } = { pests: 'for the pests', queen: 'for the queen', nothing: 'empty, to wait' };

const held = (s: State, id: TrapId): string => {
  const { seat, i } = trapOwner(s, trapOf(id));
  if (seat < 0) return '';
  const t = trapIn(playerAt(s, seat), i);
  return t.queen ? `It holds the ${queenName(colorAt(s, seat))}.` : t.pests > 0 ? `It holds ${pests(t.pests)}.` : 'It is empty.';
};
const moveCost = (s: State): string => (s.free > 0 ? 'Free Move.' : s.drink > 0 ? `Energy drink, ${s.drink} left.` : points(1));
const pestsIn = (s: State, color: Color, room: number): number => pestsAt(playerAt(s, s.seatOf[COLORS.indexOf(color)] ?? 0), room);

export const move = (s: State, seat: Seat, m: Move): Choice => {
  const p = playerAt(s, seat);
  switch (m.verb) {
    case 'choose':
      return { label: `${whoName(m.color)}, ${m.color}`, detail: `${titleName(m.color)}. ${traitText(m.color)}` };
    case 'take':
      return { label: cardName(m.card), detail: cardText(m.card) };
    case 'place':
      return { label: `${roomName(m.tile)} at ${spot(m.x, m.y)}`, detail: `${TURNED[m.rot]}.` };
    case 'force':
      return { label: `Force the nest in at ${spot(m.x, m.y)}`, detail: `A door ${DIR_NAME[m.side]}, tile ${TURNED[m.rot]}.` };
    case 'roll':
      return {
        label: 'Roll the Queen Die',
        detail: p.held >= 0 ? 'She escapes only if her own color comes up.' : 'One face in six for each way, Summon and Populate.',
      };
    case 'hibernate':
      return { label: `Play ${cardName('pests_hibernate')}`, detail: cardText('pests_hibernate') };
    case 'mind-control':
      return { label: `Mind control: ${FACE_NAME[m.face]}`, detail: p.held >= 0 ? 'She is trapped: no roll, no escape.' : FACE_ABOUT[m.face] };
    case 'persuade':
      return { label: `Make her ${FACE_NAME[m.face]}`, detail: FACE_ABOUT[m.face] };
    case 'let-roll':
      return { label: 'Let her roll', detail: 'Keep the card for a later action of this turn, if there is one.' };
    case 'move':
      return { label: `Go to the ${roomName(m.to)}`, detail: `${moveCost(s)} ${pests(pestsAt(p, roomOf(s, tileOf(m.to))))} of yours there.` };
    case 'exterminate':
      return {
        label: 'Exterminate',
        detail: teamPlay(s)
          ? `${points(1)}. Roll the d6 and pick that many pests of any color.`
          : `${points(1)}. Roll the d6: that many of your ${pestsAt(p, p.room)} go.`,
      };
    case 'drop-trap':
      return {
        label: `Drop a trap ${CONTENT[m.content]}`,
        detail: `${points(1)}. It holds up to ${CHARACTER[p.color]?.trapCapacity ?? 7} pests, or the queen.`,
      };
    case 'empty-trap':
      return { label: `Empty the ${trapName(m.trap)}`, detail: `${points(1)}. ${held(s, m.trap)}` };
    case 'drag-trap':
      return { label: `Drag the ${trapName(m.trap)} to the ${roomName(m.to)}, ${CONTENT[m.content]}`, detail: `${points(2)}. ${held(s, m.trap)}` };
    case 'seal-nest':
      return { label: 'Seal your nest', detail: `${points(CHARACTER[p.color]?.sealNestCost ?? 2)}. Nothing emerges there any more.` };
    case 'destroy-trap':
      return { label: `Destroy the ${trapName(m.trap)}`, detail: `${points(1)}. ${held(s, m.trap)}` };
    case 'unseal':
      return { label: `Unseal the nest of ${colorWord(m.color)}`, detail: `${points(2)}. It emits pests again.` };
    case 'play':
      return { label: `Play ${cardName(m.card)}`, detail: `${points(1)}. ${cardText(m.card)}` };
    case 'play-at':
      return {
        label: `Play ${cardName(m.card)} in the ${roomName(m.room)}`,
        detail: `${points(1)}. ${pests(pestsAt(p, roomOf(s, tileOf(m.room))))} of yours there. ${cardText(m.card)}`,
      };
    case 'play-on':
      return { label: `Play ${cardName(m.card)} on ${colorWord(m.color)}`, detail: cardText(m.card) };
    case 'play-trap':
      return { label: `Play ${cardName(m.card)} on the ${trapName(m.trap)}`, detail: held(s, m.trap) };
    case 'play-spread':
      return {
        label: `Play ${cardName(m.card)} on ${colorWord(m.color)} around the ${roomName(m.room)}`,
        detail: `${pests(pestsIn(s, m.color, roomOf(s, tileOf(m.room))))} of ${colorWord(m.color)} there now. ${cardText(m.card)}`,
      };
    case 'buy':
      return {
        label: 'Buy a toolbox card',
        detail: `${points(2)}. ${s.drawSize > 0 ? 'The top card of the draw pile.' : 'A random card of the discard pile.'}`,
      };
    case 'give':
      return { label: `Give ${cardName(m.card)} to ${colorWord(m.to)}`, detail: 'Free; a card changes hands once a turn.' };
    case 'ask':
      return { label: `Ask ${colorWord(m.from)} for ${cardName(m.card)}`, detail: 'Free; they may decline.' };
    case 'end-turn':
      return { label: 'End your turn', detail: s.ap > 0 ? `${points(s.ap)} would be lost.` : 'Nothing is left to spend.' };
    case 'pick':
      return { label: `Remove one of ${colorWord(m.color)}`, detail: `It goes back to the reserve of ${colorWord(m.color)}.` };
    case 'stop':
      return { label: 'Remove no more', detail: 'The rest of the roll is lost.' };
    case 'accept':
      return { label: 'Hand it over', detail: 'The card goes to your teammate.' };
    case 'decline':
      return { label: 'Keep it', detail: 'It may not be asked for again this turn.' };
    default:
      return m satisfies never;
  }
};

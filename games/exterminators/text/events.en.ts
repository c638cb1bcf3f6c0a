/** The log: every event in one sentence. */
import { some } from '@pesthouse/kernel';
import type { Color, Face, TileId } from '../names.ts';
import type { Event, State } from '../state.ts';
import { cardName, colorWord, DIR_NAME, FACE_NAME, join, pests, pestsName, pestsOf, queenName, roomName, stop, trapName, whoName } from './names.en.ts';
import { seatName } from './prompts.en.ts';
import { counted } from './reading.ts';

const who = (c: Color): string => `**${colorWord(c)}**`;
const queen = (c: Color): string => `the ${queenName(c)}`;
const Queen = (c: Color): string => `The ${queenName(c)}`;
const short = (n: number): string => (n > 0 ? ` The reserve was ${n} short.` : '');
const WHY = { drop: '', frustrated: ' in her anger', fertile: ' extra, because she is fertile,', escape: ' on her way out' };
const CANNOT: { readonly [F in Face]: string } = {
  D: 'There is no door below',
  L: 'There is no door on the left',
  U: 'There is no door above',
  R: 'There is no door on the right',
  S: 'There is nothing to summon',
  P: 'There is nothing left to spread',
};
const HOW = { emptied: 'The queen is carried out of the house', last: 'Nobody else is left', limit: 'The last round is over', none: '' };

const byRoom = (rooms: readonly TileId[]): string => join(counted(rooms).map(({ room, n }) => `${n} in the ${roomName(room)}`));

export const event = (s: State, e: Event): string => {
  switch (e.type) {
    case 'first-player':
      return `${e.rolls.map((r) => `${seatName(s, r.seat)} rolls ${r.die}`).join(', ')}. ${e.again ? 'The leaders roll again.' : `${seatName(s, e.seat)} is first.`}`;
    case 'took-color':
      return `${who(e.color)} is ${whoName(e.color)}${e.dealt ? ' (dealt)' : ''}. Their pests are the ${pestsName(e.color)}.`;
    case 'took-card':
      return stop(`**${seatName(s, e.seat)}** takes ${cardName(e.card)}`);
    case 'dealt-cards':
      return stop(`**${seatName(s, e.seat)}** is dealt ${e.cards.includes('unknown') ? some(e.cards.length, 'card', 'cards') : join(e.cards.map(cardName))}`);
    case 'draw-pile':
      return e.n === 0 ? 'No cards are left for a draw pile.' : `${some(e.n, 'card forms', 'cards form')} the draw pile.`;
    case 'dealt-tiles':
      return `**${seatName(s, e.seat)}** gets ${some(e.tiles.length, 'tile', 'tiles')}${e.starts ? ' and starts' : ''}.`;
    case 'placed':
      return `**${seatName(s, e.seat)}** ${e.forced === 'none' ? 'places' : 'forces in'} the ${roomName(e.tile)}${e.forced === 'none' ? '' : `, with a door ${DIR_NAME[e.forced]}`}.`;
    case 'passed':
      return `**${seatName(s, e.seat)}** cannot place anything and passes.`;
    case 'tiles-out':
      return `Nothing fits any more: ${some(e.tiles.length, 'tile leaves', 'tiles leave')} the game.`;
    case 'infested':
      return `${pestsName(e.color)}: ${e.inNest} in the ${roomName(e.nest)}, around it ${byRoom(e.around)}; ${e.reserve} in reserve.`;
    case 'turn':
      return `Round ${e.round}: ${who(e.color)}'s turn${e.stuck ? ', stuck' : ''}.`;
    case 'queen-turn':
      return `${Queen(e.color)} stirs${e.of > 1 ? ` (${e.nth} of ${e.of})` : ''}${e.actions > 1 ? ' and is angry: two actions' : ''}.`;
    case 'hibernated':
      return `The ${pestsName(e.color)} hibernate this turn.`;
    case 'face': {
      const by = e.how === 'rolled' ? 'rolls' : e.how === 'persuaded' ? `is persuaded by ${colorWord(e.by)}:` : 'is told:';
      return `${Queen(e.color)} ${by} **${FACE_NAME[e.face]}** (${e.dieColor})${e.trapped ? '; she is trapped' : ''}.`;
    }
    case 'queen-moved':
      return `${Queen(e.color)} goes from the ${roomName(e.from)} ${e.through === 'wall' ? 'through the wall ' : ''}to the ${roomName(e.to)}${e.step > 1 ? ', one room further' : ''}.`;
    case 'queen-left':
      return e.back
        ? `${Queen(e.color)} leaves the ${roomName(e.from)}, finds no way in and comes back.`
        : `${Queen(e.color)} leaves the ${roomName(e.from)}, ${e.path.length < 2 ? 'slips round the corner' : `goes ${some(e.path.length - 1, 'step', 'steps')} round the house`} and comes in at the ${roomName(e.to)}${e.tied > 1 ? ', the nearest clockwise' : ''}.`;
    case 'queen-nested':
      return `${Queen(e.color)} goes back to her nest, the ${roomName(e.to)}.`;
    case 'frustrated':
      return `${CANNOT[e.face]}: ${queen(e.color)} is frustrated.`;
    case 'summoned':
      return `${pestsName(e.color)} stream towards the ${roomName(e.to)}: ${join(e.flows.map((f) => `${f.n} from the ${roomName(f.from)} to the ${roomName(f.to)}`))}.`;
    case 'spread':
      return e.into.length === 0
        ? `No ${pestsName(e.color)} are left to spread around the ${roomName(e.around)}.`
        : `${pestsName(e.color)} spread around the ${roomName(e.around)}: ${byRoom(e.into)}.${short(e.short)}`;
    case 'dropped':
      return e.n === 0
        ? `${Queen(e.color)} has no pests left to drop.`
        : `${Queen(e.color)} drops ${pests(e.n)}${WHY[e.why]} in the ${roomName(e.room)}.${short(e.short)}`;
    case 'emerged':
      return e.n === 0
        ? `No ${e.color} pests are left to emerge in the ${roomName(e.room)}.`
        : `${pestsOf(e.color, e.n)} ${e.n === 1 ? 'emerges' : 'emerge'} in the ${roomName(e.room)}.${short(e.short)}`;
    case 'captured':
      return e.queen
        ? `The ${trapName(e.trap)} snaps: ${queen(e.color)} is trapped in the ${roomName(e.room)}.`
        : `The ${trapName(e.trap)} takes ${pests(e.pests)} in the ${roomName(e.room)}.`;
    case 'escaped':
      return `${Queen(e.color)} escapes from the ${trapName(e.trap)}!`;
    case 'moved':
      return `${who(e.color)} goes ${e.through === 'wall' ? 'through the wall ' : ''}to the ${roomName(e.to)}${e.cost === 'free' ? ' (Free Move)' : e.cost === 'drink' ? ' (Energy drink)' : ''}.`;
    case 'exterminated':
      return `${who(e.color)} exterminates in the ${roomName(e.room)} and rolls **${e.die}**${e.up > e.die ? `, which counts as ${e.up}` : ''}.`;
    case 'removed':
      return `${pestsOf(e.color, e.n)} ${e.n === 1 ? 'leaves' : 'leave'} the ${roomName(e.room)}.`;
    case 'trap-dropped':
      return `${who(e.color)} drops the ${trapName(e.trap)} in the ${roomName(e.room)}.`;
    case 'trap-emptied':
      return `${who(e.color)} empties the ${trapName(e.trap)}${e.queen ? ' with the queen in it' : e.pests > 0 ? `: ${pests(e.pests)} ${e.pests === 1 ? 'goes' : 'go'} back to the reserve` : ''}.`;
    case 'trap-dragged':
      return `${who(e.by)} drags the ${trapName(e.trap)} from the ${roomName(e.from)} to the ${roomName(e.to)}.`;
    case 'trap-destroyed':
      return `${who(e.by)} breaks the ${trapName(e.trap)} in the ${roomName(e.room)}${e.queen ? ': the queen is free' : e.pests > 0 ? `: ${pests(e.pests)} ${e.pests === 1 ? 'is' : 'are'} free` : ''}.`;
    case 'sealed':
      return `${who(e.by)} seals ${e.by === e.color ? 'their own' : `${colorWord(e.color)}'s`} nest, the ${roomName(e.room)}.`;
    case 'unsealed':
      return `${who(e.by)} opens ${colorWord(e.color)}'s nest, the ${roomName(e.room)}.`;
    case 'played':
      return stop(
        `${who(e.color)} plays **${cardName(e.card)}**${e.from === 'discard' ? ' from the discard pile' : ''}${e.on === 'nobody' || e.on === e.color ? '' : ` on ${colorWord(e.on)}`}${e.room === 'none' ? '' : ` in the ${roomName(e.room)}`}`,
      );
    case 'gained-ap':
      return `${who(e.color)} now has ${e.ap} AP.`;
    case 'laid':
      return `${cardName(e.card)} now lies in front of ${colorWord(e.on)}.`;
    case 'discarded':
      return `${join(e.cards.map(cardName))} ${e.cards.length === 1 ? 'goes' : 'go'} to the discard pile.`;
    case 'sabotaged':
      return stop(`${colorWord(e.color)} loses ${cardName(e.card)}`);
    case 'boxed':
      return `${pestsOf(e.color, e.n)} ${e.n === 1 ? 'goes' : 'go'} back in the box for good.`;
    case 'bought':
      return stop(`${who(e.color)} buys ${cardName(e.card)}${e.from === 'discard' ? ' from the discard pile' : ''}`);
    case 'gave':
      return `${who(e.from)} hands ${cardName(e.card)} to ${colorWord(e.to)}.`;
    case 'asked':
      return stop(`${who(e.by)} asks ${colorWord(e.from)} for ${cardName(e.card)}`);
    case 'declined':
      return stop(`${who(e.by)} keeps ${e.card === 'unknown' ? 'it' : cardName(e.card)}`);
    case 'turn-ended':
      return `${who(e.color)}'s turn is over.`;
    case 'eliminated':
      return e.with === e.color
        ? `The house is full of ${pestsName(e.color)}: ${who(e.color)} is out.`
        : `${who(e.color)} is out too, as a teammate of ${colorWord(e.with)}.`;
    case 'round-ended':
      return `Round ${e.round} is over.`;
    case 'ended':
      return `${HOW[e.how]}: ${join(e.winners.map(who))} ${e.winners.length === 1 ? 'wins' : 'win'}.`;
    default:
      return e satisfies never;
  }
};

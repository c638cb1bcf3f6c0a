/** The log: every event in one sentence. */
import type { Color } from '../names.ts';
import type { Event, State } from '../state.ts';
import { cardName, colorWord, DIR_NAME, FACE_NAME, join, pests, pestsName, queenName, roomName, some, trapName, whoName } from './names.en.ts';
import { seatName } from './prompts.en.ts';

const who = (c: Color): string => `**${colorWord(c)}**`;
const queen = (c: Color): string => `the ${queenName(c)}`;
const Queen = (c: Color): string => `The ${queenName(c)}`;
const short = (n: number): string => (n > 0 ? ` The reserve is ${n} short.` : '');
const WHY = { drop: '', frustrated: ' in her anger', fertile: ' more, being fertile', escape: ' on her way out' } as const;
const HOW = { emptied: 'The queen is carried out of the house', last: 'Nobody else is left', limit: 'The last round is over', none: '' } as const;

/** Pests that went into rooms one after the other, counted by room. */
const counted = (rooms: readonly Parameters<typeof roomName>[0][]): string =>
  join([...new Set(rooms)].map((r) => `${rooms.filter((x) => x === r).length} in the ${roomName(r)}`));

export const event = (s: State, e: Event): string => {
  switch (e.type) {
    case 'first-player':
      return `${e.rolls.map((r) => `${seatName(s, r.seat)} rolls ${r.die}`).join(', ')}. ${e.again ? 'The leaders roll again.' : `${seatName(s, e.seat)} is first.`}`;
    case 'took-color':
      return `${who(e.color)} is ${whoName(e.color)}${e.dealt ? ', by the deal' : ''}. The pests are ${pestsName(e.color)}.`;
    case 'took-card':
      return `**${seatName(s, e.seat)}** takes ${cardName(e.card)}.`;
    case 'dealt-cards':
      return `**${seatName(s, e.seat)}** is dealt ${e.cards.includes('unknown') ? some(e.cards.length, 'card', 'cards') : join(e.cards.map(cardName))}.`;
    case 'draw-pile':
      return e.n === 0 ? 'No card is left for a draw pile.' : `${some(e.n, 'card forms', 'cards form')} the draw pile.`;
    case 'dealt-tiles':
      return `**${seatName(s, e.seat)}** gets ${some(e.tiles.length, 'tile', 'tiles')}${e.starts ? ' and will start' : ''}.`;
    case 'placed':
      return `**${seatName(s, e.seat)}** ${e.forced === 'none' ? 'places' : 'forces in'} the ${roomName(e.tile)}${e.forced === 'none' ? '' : `, with a door ${DIR_NAME[e.forced]}`}.`;
    case 'passed':
      return `**${seatName(s, e.seat)}** can place nothing and passes.`;
    case 'tiles-out':
      return `Nothing fits any more: ${some(e.tiles.length, 'tile leaves', 'tiles leave')} the game.`;
    case 'infested':
      return `${pestsName(e.color)}: ${e.inNest} in the ${roomName(e.nest)}, around it ${counted(e.around)}; ${e.reserve} in reserve.`;
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
        : `${Queen(e.color)} leaves the ${roomName(e.from)}, ${e.path.length < 2 ? 'turns about at the wall' : `goes ${some(e.path.length - 1, 'step', 'steps')} round the house`} and comes in at the ${roomName(e.to)}${e.tied > 1 ? ' (clockwise)' : ''}.`;
    case 'queen-nested':
      return `${Queen(e.color)} goes back to her nest, the ${roomName(e.to)}.`;
    case 'frustrated':
      return `${FACE_NAME[e.face]} is impossible: ${queen(e.color)} is frustrated.`;
    case 'summoned':
      return `${pestsName(e.color)} stream toward the ${roomName(e.to)}: ${join(e.flows.map((f) => `${f.n} ${roomName(f.from)} to ${roomName(f.to)}`))}.`;
    case 'spread':
      return `${pestsName(e.color)} spread around the ${roomName(e.around)}: ${e.into.length === 0 ? 'none' : counted(e.into)}.${short(e.short)}`;
    case 'dropped':
      return `${Queen(e.color)} drops ${pests(e.n)}${WHY[e.why]} in the ${roomName(e.room)}.${short(e.short)}`;
    case 'emerged':
      return `${pests(e.n)} of ${colorWord(e.color)} ${e.n === 1 ? 'emerges' : 'emerge'} in the ${roomName(e.room)}.${short(e.short)}`;
    case 'captured':
      return e.queen
        ? `The ${trapName(e.trap)} snaps: ${queen(e.color)} is trapped in the ${roomName(e.room)}.`
        : `The ${trapName(e.trap)} takes ${pests(e.pests)} in the ${roomName(e.room)}.`;
    case 'escaped':
      return `${Queen(e.color)} escapes from the ${trapName(e.trap)}!`;
    case 'moved':
      return `${who(e.color)} goes ${e.through === 'wall' ? 'through the wall ' : ''}to the ${roomName(e.to)}${e.cost === 'free' ? ' (Free Move)' : e.cost === 'drink' ? ' (Energy drink)' : ''}.`;
    case 'exterminated':
      return `${who(e.color)} exterminates in the ${roomName(e.room)} and rolls **${e.die}**${e.up > e.die ? `, which counts ${e.up}` : ''}.`;
    case 'removed':
      return `${pests(e.n)} of ${colorWord(e.color)} ${e.n === 1 ? 'leaves' : 'leave'} the ${roomName(e.room)}.`;
    case 'trap-dropped':
      return `${who(e.color)} drops the ${trapName(e.trap)} in the ${roomName(e.room)}.`;
    case 'trap-emptied':
      return `${who(e.color)} empties the ${trapName(e.trap)}${e.queen ? ' with the queen in it' : e.pests > 0 ? `: ${pests(e.pests)}` : ''}.`;
    case 'trap-dragged':
      return `${who(e.by)} drags the ${trapName(e.trap)} from the ${roomName(e.from)} to the ${roomName(e.to)}.`;
    case 'trap-destroyed':
      return `${who(e.by)} breaks the ${trapName(e.trap)} in the ${roomName(e.room)}${e.queen ? ': the queen is free' : e.pests > 0 ? `: ${pests(e.pests)} free` : ''}.`;
    case 'sealed':
      return `${who(e.by)} seals the nest of ${colorWord(e.color)}, the ${roomName(e.room)}.`;
    case 'unsealed':
      return `${who(e.by)} opens the nest of ${colorWord(e.color)}, the ${roomName(e.room)}.`;
    case 'played':
      return `${who(e.color)} plays **${cardName(e.card)}**${e.from === 'discard' ? ' from the discard pile' : ''}${e.on === 'nobody' || e.on === e.color ? '' : ` on ${colorWord(e.on)}`}${e.room === 'none' ? '' : `, ${roomName(e.room)}`}.`;
    case 'gained-ap':
      return `${who(e.color)} has ${e.ap} AP now.`;
    case 'laid':
      return `${cardName(e.card)} lies before ${colorWord(e.on)}.`;
    case 'discarded':
      return `${join(e.cards.map(cardName))} ${e.cards.length === 1 ? 'goes' : 'go'} to the discard pile.`;
    case 'sabotaged':
      return `${colorWord(e.color)} loses ${cardName(e.card)}.`;
    case 'boxed':
      return `${pests(e.n)} of ${colorWord(e.color)} go to the box for good.`;
    case 'bought':
      return `${who(e.color)} buys ${cardName(e.card)}${e.from === 'discard' ? ' from the discard pile' : ''}.`;
    case 'gave':
      return `${who(e.from)} hands ${cardName(e.card)} to ${colorWord(e.to)}.`;
    case 'asked':
      return `${who(e.by)} asks ${colorWord(e.from)} for ${cardName(e.card)}.`;
    case 'declined':
      return `${who(e.by)} keeps ${e.card === 'unknown' ? 'it' : cardName(e.card)}.`;
    case 'turn-ended':
      return `${who(e.color)}'s turn is over.`;
    case 'eliminated':
      return e.with === e.color ? `The house is full of ${pestsName(e.color)}: ${who(e.color)} is out.` : `${who(e.color)} is out with ${colorWord(e.with)}.`;
    case 'round-ended':
      return `Round ${e.round} is over.`;
    case 'ended':
      return `${HOW[e.how]}: ${join(e.winners.map(who))} ${e.winners.length === 1 ? 'wins' : 'win'}.`;
    default:
      return e satisfies never;
  }
};

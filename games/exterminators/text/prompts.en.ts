/** What is asked of a seat, and what the others are told meanwhile. */

import type { Prompt, Seat } from '@pesthouse/kernel';
import { some } from '@pesthouse/kernel';
import { atLarge, colorAt, free, infestedAll } from '../pieces.ts';
import { playerAt, type State } from '../state.ts';
import type { Making } from './making.ts';
import { cardName, colorWord, join, pests, points, queenName, roomName } from './names.en.ts';
import { cardIn, cardsBefore, colorIn, decider, hasColor, jobsLeft, roomIn, roomOfActive } from './reading.ts';

export interface Said {
  readonly title: string;
  readonly detail: string;
}

/** What is still to do, in the order of the printed jobs. */
const jobs = (s: State, seat: Seat): string => {
  const { seal, clear, trap } = jobsLeft(s, seat);
  const left = [...(seal ? ['seal your nest'] : []), ...(clear > 0 ? [`clear ${pests(clear)}`] : []), ...(trap ? ['trap your queen'] : [])];
  return left.length === 0 ? "All jobs are done: empty the queen's trap." : `Still to do: ${join(left)}.`;
};

const act = (s: State, seat: Seat): Said => {
  const left = [
    s.free > 0 ? some(s.free, 'Free Move', 'Free Moves') : '',
    s.drink > 0 ? some(s.drink, 'move', 'moves') : '',
    s.ap > 0 ? points(s.ap) : '',
  ].filter((x) => x !== '');
  const me = playerAt(s, seat);
  // EXT-ELI-01: what ends the game for this player is said before anything else.
  if (infestedAll(me))
    return left.length === 0
      ? { title: 'House full! Nothing left to spend', detail: `You will be out when your turn ends. ${jobs(s, seat)}` }
      : { title: `House full! ${join(left)} left`, detail: `Make room: if your turn ends like this, you are out. ${jobs(s, seat)}` };
  if (left.length === 0) return { title: 'Nothing left to spend: end your turn', detail: jobs(s, seat) };
  return { title: `Your turn: ${join(left)} left`, detail: `${jobs(s, seat)} Reserve ${me.reserve}.` };
};

const window = (s: State, seat: Seat, p: Prompt): Said => {
  const free = cardsBefore(s, seat).map(cardName);
  const trapped = playerAt(s, s.active).held >= 0 ? ' She is trapped: only her own colour lets her out.' : '';
  const again = p.of === 2 ? ` Action ${p.action} of 2: she is angry.` : '';
  const roll = free.length === 0 ? 'Roll the Queen Die.' : `Roll the Queen Die, or play ${free.join(' or ')} first.`;
  const swap = seat === s.active && p.swap === true ? ' You may swap cards with a teammate in your room first.' : '';
  return { title: `The ${queenName(colorAt(s, s.active))} is about to act`, detail: `${roll}${swap}${trapped}${again}` };
};

/** The sentences for the numbers of a table. */
export const prompts = ({ tables: { NUMBER } }: Making) => {
  const prompt = (s: State, seat: Seat, p: Prompt): Said => {
    switch (p.key) {
      case 'choose':
        return { title: 'Choose your exterminator', detail: 'Each colour comes with its own pests, queen, trap and nest.' };
      case 'draft': {
        const mine = seat < 0 ? 0 : playerAt(s, seat).handSize;
        return { title: 'Take a card for your toolbox', detail: `You have ${mine} of ${NUMBER.toolbox}. Cards that nobody takes become the draw pile.` };
      }
      case 'build':
        return {
          title: 'Place a room',
          detail: `Round ${p.round}. Doors meet doors, walls meet walls. Nests may go in from round ${NUMBER.nestFromRound}.`,
        };
      case 'emergency':
        return { title: 'Nothing fits any more: force your nest in', detail: 'Pick a cell, a rotation and the side that becomes a door.' };
      case 'window':
        return window(s, seat, p);
      case 'persuade':
        return { title: `Royal Persuasion: what should the ${queenName(colorIn(p.queen))} do?`, detail: 'Choose a face of the die, or let her roll.' };
      case 'act':
        return act(s, seat);
      case 'pick':
        return { title: `Pick pests to remove from the ${roomName(roomIn(p.room))}`, detail: `Up to ${p.left} more, of any colour.` };
      case 'dive':
        return { title: 'Dumpster Diver: use a card from the discard pile', detail: 'It costs no more AP.' };
      case 'answer':
        return { title: `${colorWord(colorIn(p.by))} asks you for ${cardName(cardIn(p.card))}`, detail: 'Hand it over, or keep it.' };
      default:
        return { title: 'Your move', detail: '' };
    }
  };
  return prompt;
};

const DOING: { readonly [key: string]: string } = {
  choose: 'chooses an exterminator',
  draft: 'fills the toolbox',
  build: 'places a room',
  emergency: 'forces a nest in',
  window: 'is about to roll for the queen',
  persuade: 'whispers to a queen',
  act: 'is at work',
  pick: 'picks pests to remove',
  dive: 'digs through the discard pile',
  answer: 'is asked for a card',
};

export const seatName = (s: State, seat: Seat): string => (hasColor(s, seat) ? colorWord(colorAt(s, seat)) : `Seat ${seat + 1}`);

export const waiting = (s: State, p: Prompt): string => {
  const where = p.key === 'act' ? ` in the ${roomName(roomOfActive(s))}` : '';
  return `${seatName(s, decider(s))} ${DOING[p.key] ?? 'is thinking'}${where}`;
};

/** One player's state of things, for boards in words. */
export const lamps = (s: State, seat: Seat): string => {
  const p = playerAt(s, seat);
  if (!p.alive) return 'eliminated';
  const queen = p.held >= 0 ? 'queen trapped' : 'queen free';
  return `nest ${p.sealed ? 'sealed' : 'open'}, ${pests(free(p))} in the house, ${atLarge(p) - free(p)} trapped, ${queen}, reserve ${p.reserve}`;
};

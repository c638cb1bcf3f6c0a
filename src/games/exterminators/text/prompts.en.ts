/** What is asked of a seat, and what the others are told meanwhile. */
import type { Prompt, Seat } from '../../../kernel/index.ts';
import { CARDS, type CardId, COLORS, type Color, cardOf, TILES } from '../names.ts';
import { atLarge, colorAt, free, infestedAll } from '../pieces.ts';
import { activePlayer, playerAt, type State } from '../state.ts';
import type { Making } from './making.ts';
import { cardName, colorWord, join, pests, points, queenName, roomName, some } from './names.en.ts';

export interface Said {
  readonly title: string;
  readonly detail: string;
}

const colorIn = (x: Prompt[string] | undefined): Color => COLORS.find((c) => c === x) ?? 'red';

/** What is still to do, in the order of the printed jobs. */
export const jobs = (s: State, seat: Seat): string => {
  const p = playerAt(s, seat);
  const left = [p.sealed ? '' : 'seal your nest', atLarge(p) > 0 ? `clear ${pests(atLarge(p))}` : '', p.held >= 0 ? '' : 'trap your queen'].filter(
    (x) => x !== '',
  );
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

/** The cards that may be played before her roll. */
const BEFORE: readonly CardId[] = ['pests_hibernate', 'mind_control'];

const window = (s: State, seat: Seat, p: Prompt): Said => {
  const me = playerAt(s, s.active);
  const free = seat === s.active ? BEFORE.filter((c) => (me.hand[cardOf(c)] ?? 0) > 0).map(cardName) : [];
  const trapped = me.held >= 0 ? ' She is trapped: only her own colour lets her out.' : '';
  const again = p.of === 2 ? ` Action ${p.action} of 2: she is angry.` : '';
  const roll = free.length === 0 ? 'Roll the Queen Die.' : `Roll the Queen Die, or play ${free.join(' or ')} first.`;
  return { title: `The ${queenName(colorAt(s, s.active))} is about to act`, detail: `${roll}${trapped}${again}` };
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
          detail: `Round ${p.round}. Doors must meet doors and walls must meet walls. Nests may go in from round ${NUMBER.nestFromRound}.`,
        };
      case 'emergency':
        return { title: 'Nothing fits any more: force your nest in', detail: 'Pick a cell, a rotation and the side that becomes a door.' };
      case 'window':
        return window(s, seat, p);
      case 'persuade':
        return { title: `Royal Persuasion: what should the ${queenName(colorIn(p.queen))} do?`, detail: 'Choose a face of the die, or let her roll.' };
      case 'act':
        return act(s, seat);
      case 'pick': {
        const room = TILES.find((t) => t === p.room) ?? 'entry';
        return { title: `Pick pests to remove from the ${roomName(room)}`, detail: `Up to ${p.left} more, of any colour.` };
      }
      case 'dive':
        return { title: 'Dumpster Diver: use a card from the discard pile', detail: 'It costs no more AP.' };
      case 'answer': {
        const card = CARDS.find((c) => c === p.card) ?? 'unknown';
        return { title: `${colorWord(colorIn(p.by))} asks you for ${cardName(card)}`, detail: 'Hand it over, or keep it.' };
      }
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

const decider = (s: State): Seat => {
  const f = s.stack[s.stack.length - 1];
  switch (f?.step) {
    case 'choose':
      return (s.first + s.players.length - f.n) % s.players.length;
    case 'draft':
      return (s.first + 1 + f.n) % s.players.length;
    case 'build':
    case 'emergency':
      return f.who;
    case 'persuade':
      return f.by;
    case 'answer':
      return f.asked;
    default:
      return s.active;
  }
};

export const seatName = (s: State, seat: Seat): string => ((s.players[seat]?.color ?? -1) < 0 ? `Seat ${seat + 1}` : colorWord(colorAt(s, seat)));

export const waiting = (s: State, p: Prompt): string => {
  const where = p.key === 'act' ? ` in the ${roomName(TILES[s.rooms[activePlayer(s).room] ?? 0] ?? 'entry')}` : '';
  return `${seatName(s, decider(s))} ${DOING[p.key] ?? 'is thinking'}${where}`;
};

/** One player's state of things, for boards in words. */
export const lamps = (s: State, seat: Seat): string => {
  const p = playerAt(s, seat);
  if (!p.alive) return 'eliminated';
  const queen = p.held >= 0 ? 'queen trapped' : 'queen free';
  return `nest ${p.sealed ? 'sealed' : 'open'}, ${pests(free(p))} in the house, ${atLarge(p) - free(p)} trapped, ${queen}, reserve ${p.reserve}`;
};

/** What everything on the board of Pests! tells of itself, in English. */
import { capital, some, type TellsOf } from '@pesthouse/kernel';
import type { Phase } from '../state.ts';
import type { Facts, SeatTold } from './about.ts';
import type { Making } from './making.ts';
import { cardName, colorWord, inWords, join, pests, pestsName, pestsOf, queenName, roomName, stop, titleName, trapName, whoName } from './names.en.ts';
import type { Thing } from './reading.ts';

const PHASE: Readonly<Record<Phase, string>> = {
  exterminators: 'Everybody picks an exterminator. The colour brings pests, queen, trap and nest.',
  toolboxes: 'Everybody picks toolbox cards, one at a time.',
  house: 'Everybody builds the house, one tile a turn. Door must meet door, wall must meet wall.',
  queen: 'The Queen Die says what your queen does. Then she drops a pest, and one more comes out of an open nest.',
  act: 'You have a Free Move and action points: walk, exterminate, lay traps, seal your nest, play cards.',
  over: 'The game is over.',
};

const nameOf = (f: SeatTold): string => (f.color === null ? `Seat ${f.seat + 1}` : whoName(f.color));

const thing = (x: Thing): string => {
  switch (x.what) {
    case 'exterminator':
      return whoName(x.color);
    case 'pests':
      return pestsOf(x.color, x.n);
    case 'queen':
      return `the ${queenName(x.color)}`;
    case 'trap':
      return `the ${trapName(x.trap)}${x.queen ? ' with a queen' : x.pests > 0 ? ` with ${x.pests}` : ', empty'}`;
    case 'nest':
      return x.sealed ? `a sealed ${x.color} nest` : `an open ${x.color} nest`;
    default:
      return x satisfies never;
  }
};

export const about = ({ names: { cardText, traitText } }: Making): TellsOf<Facts> => ({
  house: (f) => ({
    name: 'The house',
    sort: some(f.rooms, 'room', 'rooms'),
    does: 'You walk from room to room through doors. Two walls side by side are no way.',
    now: f.building ? 'It is still being built.' : '',
  }),
  room: (f) => ({
    name: roomName(f.tile),
    sort: f.nest === null ? 'A room' : `The nest of the ${pestsName(f.nest)}`,
    does:
      f.nest === null
        ? `It has ${some(f.doors, 'door', 'doors')}. Doors that lead outside are only for queens: they come back in by the nearest door of another room, on the shortest way, even across the mouth of a pocket.`
        : `A ${f.nest} pest comes out here at the end of every Queen’s Turn, unless the nest is sealed.`,
    now: f.things.length === 0 ? 'Nobody is here.' : stop(capital(join(f.things.map(thing)))),
  }),
  pests: (f) => ({
    name: pestsOf(f.color, f.n),
    sort: `${pestsName(f.color)} in the ${roomName(f.tile)}`,
    does: 'Exterminate rolls a d6 and removes as many of your own. All your pests in the house at the end of your turn: you are out.',
    now: f.you ? (f.here ? 'They are yours, and you stand in their room.' : 'They are yours.') : `They belong to ${whoName(f.color)}.`,
  }),
  trap: (f) => ({
    name: capital(trapName(f.trap)),
    sort: `A trap of ${whoName(f.color)}`,
    does: `Catches ${pests(f.capacity)} of its colour or its queen, whoever comes in first. Its owner empties it for an action point.`,
    now: f.queen
      ? `It holds the queen.${f.you ? (f.ready ? ' **Empty it and you win.**' : ' Seal your nest and clear your pests before you empty it.') : ''}`
      : f.pests === 0
        ? 'It is empty.'
        : `It holds ${f.pests} of ${f.capacity}.`,
  }),
  queen: (f) => ({
    name: queenName(f.color),
    sort: f.you ? 'Your queen' : `The queen of ${whoName(f.color)}`,
    does: 'In her turn the Queen Die moves her, lets her summon her pests or spread new ones. An empty trap of her colour in the room she enters catches her.',
    now: f.trapped ? 'She is trapped. A roll of her own colour sets her free.' : 'She is free.',
  }),
  person: (f) => ({
    name: whoName(f.color),
    sort: `${titleName(f.color)}, ${colorWord(f.color)}`,
    does: traitText(f.color),
    now: f.you ? 'That is you.' : '',
  }),
  seat: (f) => ({
    name: nameOf(f),
    sort: f.you ? 'You' : 'A rival',
    does: 'The plate shows pests in reserve, the jobs done, toolbox cards and traps.',
    now: f.out ? 'Out of the game.' : f.begun ? `${pests(f.reserve)} in reserve, ${f.left} in rooms and traps.${f.turn ? ' It is this seat’s turn.' : ''}` : '',
  }),
  reserve: (f) => ({
    name: `${pests(f.reserve)} in reserve`,
    sort: nameOf(f),
    does: 'Pests that are not in the house yet. With none in reserve, none in a trap and the queen free, you are out at the end of your turn.',
    now: f.full ? '**The house is full.** Take pests out before the turn ends.' : `${f.reserve} of ${f.pool} are outside.`,
  }),
  jobs: (f) => ({
    name: 'The jobs',
    sort: nameOf(f),
    does: 'Seal the nest, clear all pests, trap the queen, in any order. With all three done, empty her trap and win.',
    now: `Nest ${f.sealed ? 'sealed' : 'open'}, ${f.left === 0 ? 'no pests left' : `${pests(f.left)} left`}, queen ${f.trapped ? 'trapped' : 'free'}.${f.ready ? ' Ready to carry her out.' : ''}`,
  }),
  hand: (f) => ({
    name: some(f.hand, 'toolbox card', 'toolbox cards'),
    sort: nameOf(f),
    does: 'Cards are kept until they are played. Most cost an action point; skulls harm others, shields help their owner.',
    now: '',
  }),
  traps: (f) => ({
    name: `${f.traps.out} of ${f.traps.all} traps in the house`,
    sort: nameOf(f),
    does: 'A trap in hand can be dropped in the room you stand in, but not in your own nest.',
    now: f.traps.out < f.traps.all ? `${f.traps.all - f.traps.out} in hand.` : 'None in hand.',
  }),
  tiles: (f) => ({
    name: some(f.tiles, 'tile', 'tiles'),
    sort: nameOf(f),
    does: 'Rooms that are still to be placed. You choose which, where and how it is turned.',
    now: '',
  }),
  warning: (f) => ({
    name: 'The house is filling up',
    sort: nameOf(f),
    does: 'If your turn ends with nothing of yours outside the house (no reserve, no trapped pest, queen free), you are out.',
    now: f.full ? 'It is full now.' : `${pests(f.reserve)} left outside.`,
  }),
  tile: (f) => ({
    name: roomName(f.tile),
    sort: f.nest ? 'A nest tile' : 'A room tile',
    does: f.nest
      ? 'Your queen starts here and your pests come out of it. It may go in from the third round of building.'
      : 'One of its doors must meet a door of the house, and no door may face a wall.',
    now: '',
  }),
  card: (f) => ({
    name: cardName(f.card),
    sort: f.offensive ? 'Offensive toolbox card' : 'Defensive toolbox card',
    does: cardText(f.card),
    now: `${f.free ? 'Free, before the queen’s roll.' : f.cost === 0 ? 'Free to play.' : `Costs ${some(f.cost, 'action point', 'action points')}.`}${f.mine > 0 ? ' You hold it.' : ''}`,
  }),
  draw: (f) => ({
    name: `Draw pile: ${some(f.cards, 'card', 'cards')}`,
    sort: 'Face down',
    does: `Buying the top card costs ${some(f.cost, 'action point', 'action points')}. With the pile empty you get a random card of the discard pile.`,
    now: '',
  }),
  discard: (f) => ({
    name: `Discard pile: ${some(f.cards, 'card', 'cards')}`,
    sort: 'Face up',
    does: 'Played cards lie here. It is never shuffled back.',
    now: '',
  }),
  dice: (f) => ({
    name: 'The dice',
    sort: 'Queen Die and d6',
    does: `The Queen Die sends her up, down, left or right, lets her summon her pests or spread ${inWords(f.populate)} new ones. The d6 says how many pests you exterminate.`,
    now: '',
  }),
  turn: (f) => ({
    name: f.round === 0 ? 'Before the game' : `Round ${f.round}`,
    sort: f.limit > 0 ? `of at most ${f.limit}` : 'Queen’s Turn, then Exterminator’s Turn',
    does: PHASE[f.phase],
    now: f.phase === 'act' ? `${f.you ? 'You have' : 'Whoever is on turn has'} ${some(f.ap, 'action point', 'action points')} left.` : '',
  }),
  shelf: (f) => ({
    name: f.phase === 'exterminators' ? 'Pick your exterminator' : 'Fill your toolboxes',
    sort: 'Before the game',
    does: PHASE[f.phase],
    now: '',
  }),
  sign: () => ({ name: 'What just happened', sort: 'A sign', does: 'It is shown for a moment, and the log keeps it.', now: '' }),
});

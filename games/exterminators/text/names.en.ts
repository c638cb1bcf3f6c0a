/** What things are called: colours, pests, queens, rooms, cards, faces; how numbers become words; and what the cards and traits of a table say. */
import { capital, listed, some } from '@pesthouse/kernel';
import { colors, exterminators, tiles, toolbox } from '../data/printed.ts';
import { CARDS, type CardId, COLORS, type Color, type Dir, type Face, type Seen, TILES, type TileId, type TrapId } from '../names.ts';
import type { Tables } from '../tables.ts';
import { cardNumber, summonSteps, traitNumber, traitsOf } from './reading.ts';

const named = <K extends string>(ids: readonly K[], of: (id: K) => string | undefined): { readonly [k: string]: string } =>
  Object.fromEntries(ids.map((id) => [id, of(id) ?? id]));

const ROOM = named(TILES, (id) => tiles.find((x) => x.id === id)?.name);
const CARD = named(CARDS, (id) => toolbox.find((x) => x.id === id)?.name);
const PESTS = named(COLORS, (id) => colors.find((x) => x.id === id)?.pestType);
const QUEEN = named(COLORS, (id) => colors.find((x) => x.id === id)?.queen);
const WHO = named(COLORS, (id) => exterminators.find((x) => x.color === id)?.name);
const TITLE = named(COLORS, (id) => exterminators.find((x) => x.color === id)?.title);
export const roomName = (id: TileId): string => ROOM[id] ?? id;
export const cardName = (id: Seen): string => (id === 'unknown' ? 'a card' : (CARD[id] ?? id));
export const pestsName = (id: Color): string => PESTS[id] ?? id;
export const queenName = (id: Color): string => QUEEN[id] ?? id;
export const whoName = (id: Color): string => WHO[id] ?? id;
export const titleName = (id: Color): string => TITLE[id] ?? id;
export const colorWord = (id: Color): string => capital(id);
export const trapName = (id: TrapId): string => (id === 'green-2' ? 'second green trap' : `${id} trap`);

export const FACE_NAME: { readonly [K in Face]: string } = { D: 'Down', L: 'Left', U: 'Up', R: 'Right', S: 'Summon', P: 'Populate' };
/** The letter on the die. */
const FACE_SIGN: { readonly [K in Face]: string } = { D: 'D', L: 'L', U: 'U', R: 'R', S: 'S', P: 'P' };
/** What she is made to do. */
export const FACE_DO: { readonly [K in Face]: string } = { D: 'move down', L: 'move left', U: 'move up', R: 'move right', S: 'summon', P: 'populate' };
export const DIR_NAME: { readonly [K in Dir]: string } = { D: 'below', L: 'on the left', U: 'above', R: 'on the right' };
export const TURNED = ['as printed', 'a quarter turn clockwise', 'half a turn', 'a quarter turn anticlockwise'];

export const pests = (n: number): string => some(n, 'pest', 'pests');
export const pestsOf = (color: Color, n: number): string => some(n, `${color} pest`, `${color} pests`);
/** Ends a sentence; a name that ends in a mark of its own needs no second one. */
export const stop = (sentence: string): string => (/[.!?]\**$/.test(sentence) ? sentence : `${sentence}.`);
export const points = (n: number): string => `${n} AP`;
export const join = (words: readonly string[]): string => listed(words, 'and');
export const spot = (x: number, y: number): string => `column ${x}, row ${y}`;
/** Small numbers in words, as a sentence has them. */
const COUNT = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;
export const inWords = (n: number): string => COUNT[n] ?? String(n);
export const actionPoints = (n: number): string => some(n, 'action point', 'action points');
export const twice = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${inWords(n)} times`);

/** The cards whose text has a number of the rules in it. */
const cardTexts = (tables: Tables): { readonly [K in CardId]?: string } => {
  const n = cardNumber(tables);
  const rooms = (k: number): string => (k === 1 ? 'room' : 'rooms');
  return {
    more_time: `Gain ${actionPoints(n('more_time'))} this turn.`,
    mating_call: `All your free pests move ${inWords(n('mating_call'))} ${rooms(n('mating_call'))} towards your exterminator.`,
    energy_drink: `Move up to ${n('energy_drink')} ${rooms(n('energy_drink'))}, but take no other action this turn. Works even when you are stuck.`,
    zap: `Remove up to ${n('zap')} of your pests from any one room; in team play, anybody's.`,
    pest_surge: `${pests(n('pest_surge'))} ${n('pest_surge') === 1 ? 'emerges' : 'emerge'} in an opponent's nest, sealed or not.`,
    stuck: `An opponent has ${actionPoints(tables.NUMBER.stuckActionPoints)} and no Free Move on their next turn.`,
    less_to_infest: `${pests(n('less_to_infest'))} from an opponent's reserve ${n('less_to_infest') === 1 ? 'goes' : 'go'} back in the box for good.`,
    theyre_spreading: `Choose an opponent and a room with one of their pests: ${n('theyre_spreading')} more ${n('theyre_spreading') === 1 ? 'spreads' : 'spread'} around it.`,
  };
};

export interface Trait {
  readonly name: string;
  readonly text: string;
}

/** The traits whose text has a number of the rules in it, by their ids. */
const traitTexts = (tables: Tables): { readonly [trait: string]: string } => {
  const of = traitNumber(tables);
  const least = of('red', 'exterminateMinimum');
  const moves = of('yellow', 'freeMoves');
  const steps = of('yellow', 'queenSteps');
  return {
    fogger: least < 2 ? 'On Exterminate every roll counts as it is.' : `On Exterminate a roll ${least === 2 ? 'of 1' : `below ${least}`} counts as ${least}.`,
    long_call: `Her Summon brings each pest up to ${some(of('red', 'summonSteps'), 'room', 'rooms')} nearer.`,
    jumbo_trap: `The orange trap holds ${pests(of('orange', 'trapCapacity'))}.`,
    light_feet: moves === 1 ? 'One Free Move.' : `${capital(inWords(moves))} Free Moves instead of one.`,
    swift_wings:
      steps < 2
        ? `When she moves, she goes ${inWords(steps)} room.`
        : `When she moves, she goes ${inWords(steps - 1)} ${steps === 2 ? 'room' : 'rooms'} further.`,
    quick_bolt: `Seal Nest costs ${actionPoints(of('blue', 'sealNestCost'))}.`,
  };
};

/** The names of a table: cards, traits and faces print numbers. */
export const names = (tables: Tables) => {
  const ofCards = cardTexts(tables);
  const ofTraits = traitTexts(tables);
  const traits = (id: Color): readonly Trait[] => traitsOf(id).map((t) => ({ name: t.name, text: ofTraits[t.id] ?? t.text }));
  /** What a face of the Queen Die does to the queen of a colour. */
  const faceAbout = (face: Face, color: Color): string => {
    const nearer = summonSteps(tables, color);
    switch (face) {
      case 'D':
        return 'She moves down.';
      case 'L':
        return 'She moves left.';
      case 'U':
        return 'She moves up.';
      case 'R':
        return 'She moves right.';
      case 'S':
        return `Her pests come ${nearer > 1 ? 'up to ' : ''}${inWords(nearer)} ${nearer === 1 ? 'room' : 'rooms'} nearer.`;
      case 'P':
        return `She spreads ${pests(tables.NUMBER.populate)} around her room.`;
      default:
        return face satisfies never;
    }
  };
  return {
    roomName,
    cardName,
    pestsName,
    queenName,
    whoName,
    titleName,
    colorWord,
    trapName,
    spot,
    FACE_NAME,
    FACE_SIGN,
    cardText: (id: CardId): string => ofCards[id] ?? toolbox.find((x) => x.id === id)?.text ?? '',
    traits,
    traitText: (id: Color): string =>
      traits(id)
        .map((t, i) => `${i === 0 ? '' : 'Queen, '}${t.name}: ${t.text}`)
        .join(' '),
    faceAbout,
  };
};
export type Names = ReturnType<typeof names>;

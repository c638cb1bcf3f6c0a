/** The vocabulary of Pests!: every color, tile, card, trap and die face by its id. In a state each is its place in these lists. */

import { missing } from '@pesthouse/kernel';
import { row } from './look.ts';

/** In rainbow order (EXT-GEN-03). */
export const COLORS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'] as const;
export type Color = (typeof COLORS)[number];

/** One trap a color and the second green one (EXT-CHAR-07). */
export const TRAPS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'green-2'] as const;
export type TrapId = (typeof TRAPS)[number];
const GREEN = COLORS.indexOf('green');
export const SECOND_GREEN = TRAPS.indexOf('green-2');
/** Whose trap it is: its place in `COLORS`. */
export const colorOfTrap = (trap: number): number => (trap === SECOND_GREEN ? GREEN : trap);

/** DLUR order: clockwise on the screen. */
export const DIRS = ['D', 'L', 'U', 'R'] as const;
export type Dir = (typeof DIRS)[number];
export const DX = [0, -1, 0, 1] as const;
export const DY = [1, 0, -1, 0] as const;

/** The Queen Die: four ways to go, Summon and Populate (EXT-QN-03). */
export const FACES = ['D', 'L', 'U', 'R', 'S', 'P'] as const;
export type Face = (typeof FACES)[number];
export const SUMMON = FACES.indexOf('S');
export const POPULATE = FACES.indexOf('P');

/** The Entry, the 18 standard tiles, then the nests in the order of the colors. */
export const TILES = [
  'entry',
  'grand_hall',
  'living_room',
  'landing',
  'kitchen',
  'dining_room',
  'family_room',
  'study',
  'library',
  'laundry',
  'playroom',
  'hallway',
  'gallery',
  'mud_room',
  'bathroom',
  'pantry',
  'nursery',
  'den',
  'bedroom',
  'nest_red',
  'nest_orange',
  'nest_yellow',
  'nest_green',
  'nest_blue',
  'nest_purple',
] as const;
export type TileId = (typeof TILES)[number];
export const ENTRY = TILES.indexOf('entry');
export const STANDARD = 18;
/** The nest tile of color c is tile NEST + c. */
export const NEST = TILES.indexOf('nest_red');

/** The toolbox: twelve defensive cards, then twelve offensive ones (EXT-TBX-09). */
export const CARDS = [
  'more_time',
  'pests_hibernate',
  'mating_call',
  'colony_collapse',
  'bug_bomb',
  'energy_drink',
  'quiktrap',
  'quikseal',
  'trap_remote',
  'nesting',
  'zap',
  'mind_control',
  'unseal_nest',
  'trap_breaks',
  'pest_surge',
  'angry_queen',
  'stuck',
  'sabotage_tools',
  'less_to_infest',
  'royal_persuasion',
  'dumpster_diver',
  'theyre_spreading',
  'two_by_two',
  'fertile',
] as const;
export type CardId = (typeof CARDS)[number];
export const CARD_COUNT = CARDS.length;
/** The back of a card: a row like any other, held by nobody who knows better. */
export const BACK = CARDS.length;
export type Seen = CardId | 'unknown';

export const HIBERNATE = CARDS.indexOf('pests_hibernate');
export const MIND_CONTROL = CARDS.indexOf('mind_control');
export const ANGRY_QUEEN = CARDS.indexOf('angry_queen');
export const STUCK = CARDS.indexOf('stuck');
export const ROYAL_PERSUASION = CARDS.indexOf('royal_persuasion');
export const DUMPSTER_DIVER = CARDS.indexOf('dumpster_diver');
export const TWO_BY_TWO = CARDS.indexOf('two_by_two');
export const FERTILE = CARDS.indexOf('fertile');

/** What a trap takes when it is dropped or dragged. */
export const CONTENTS = ['pests', 'queen', 'nothing'] as const;
export type Content = (typeof CONTENTS)[number];

const indexOf = (names: readonly string[]): ReadonlyMap<string, number> => new Map(names.map((id, i) => [id, i]));
const COLOR_INDEX = indexOf(COLORS);
const TRAP_INDEX = indexOf(TRAPS);
const TILE_INDEX = indexOf(TILES);
const CARD_INDEX = indexOf(CARDS);
const FACE_INDEX = indexOf(FACES);

export const colorOf = (id: Color): number => COLOR_INDEX.get(id) ?? missing('color', id);
export const trapOf = (id: TrapId): number => TRAP_INDEX.get(id) ?? missing('trap', id);
export const tileOf = (id: TileId): number => TILE_INDEX.get(id) ?? missing('tile', id);
export const cardOf = (id: CardId): number => CARD_INDEX.get(id) ?? missing('card', id);
export const faceOf = (id: Face): number => FACE_INDEX.get(id) ?? missing('face', id);
export const colorName = (c: number): Color => row(COLORS, c);
export const trapName = (t: number): TrapId => row(TRAPS, t);
export const tileName = (t: number): TileId => row(TILES, t);
export const cardName = (c: number): CardId => row(CARDS, c);
export const seenName = (c: number): Seen => (c === BACK ? 'unknown' : row(CARDS, c));
export const faceName = (f: number): Face => row(FACES, f);
export const dirName = (d: number): Dir => row(DIRS, d);

/** The vocabulary of Pests!: every color, tile, card, trap and die face by its id. In a state each is its place in these lists. */
import { row } from '../../kernel/index.ts';

/** In rainbow order (EXT-GEN-03). */
export const COLORS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'] as const;
export type Color = (typeof COLORS)[number];

/** One trap a color and the second green one (EXT-CHAR-07). */
export const TRAPS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'green-2'] as const;
export type TrapId = (typeof TRAPS)[number];

/** DLUR order: clockwise on the screen. */
export const DIRS = ['D', 'L', 'U', 'R'] as const;
export type Dir = (typeof DIRS)[number];
export const DX = [0, -1, 0, 1] as const;
export const DY = [1, 0, -1, 0] as const;

/** The Queen Die: four ways to go, Summon and Populate (EXT-QN-03). */
export const FACES = ['D', 'L', 'U', 'R', 'S', 'P'] as const;
export type Face = (typeof FACES)[number];
export const SUMMON = 4;
export const POPULATE = 5;

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
export const ENTRY = 0;
export const STANDARD = 18;
/** The nest tile of color c is tile NEST + c. */
export const NEST = 19;

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

export const HIBERNATE = 1;
export const MIND_CONTROL = 11;
export const ANGRY_QUEEN = 15;
export const STUCK = 16;
export const ROYAL_PERSUASION = 19;
export const DUMPSTER_DIVER = 20;
export const TWO_BY_TWO = 22;
export const FERTILE = 23;

/** What a trap takes when it is dropped or dragged. */
export const CONTENTS = ['pests', 'queen', 'nothing'] as const;
export type Content = (typeof CONTENTS)[number];

const indexOf = (names: readonly string[]): ReadonlyMap<string, number> => new Map(names.map((id, i) => [id, i]));
const COLOR_INDEX = indexOf(COLORS);
const TRAP_INDEX = indexOf(TRAPS);
const TILE_INDEX = indexOf(TILES);
const CARD_INDEX = indexOf(CARDS);
const FACE_INDEX = indexOf(FACES);

export const colorOf = (id: Color): number => COLOR_INDEX.get(id) ?? 0;
export const trapOf = (id: TrapId): number => TRAP_INDEX.get(id) ?? 0;
export const tileOf = (id: TileId): number => TILE_INDEX.get(id) ?? ENTRY;
export const cardOf = (id: CardId): number => CARD_INDEX.get(id) ?? BACK;
export const faceOf = (id: Face): number => FACE_INDEX.get(id) ?? POPULATE;
export const colorName = (c: number): Color => row(COLORS, c);
export const trapName = (t: number): TrapId => row(TRAPS, t);
export const tileName = (t: number): TileId => row(TILES, t);
export const cardName = (c: number): CardId => row(CARDS, c);
export const seenName = (c: number): Seen => row(CARDS, c);
export const faceName = (f: number): Face => row(FACES, f);
export const dirName = (d: number): Dir => row(DIRS, d);

/** The vocabulary of Pest: every place, road, card and piece by its id. Its index in these lists is the number that the state holds. */

export const RESOURCES = ['lumber', 'stone', 'food', 'herbs', 'coin'] as const;
export type Resource = (typeof RESOURCES)[number];
/** A crate: any resource except Coin (PEST-CON-07). */
export const CRATES = ['lumber', 'stone', 'food', 'herbs'] as const;
export type Crate = (typeof CRATES)[number];

/** What can be gained; the first five are the resources. */
export const GAINS = ['lumber', 'stone', 'food', 'herbs', 'coin', 'any', 'research', 'renown', 'influence', 'capitalPersonToTrack'] as const;
export type Gain = (typeof GAINS)[number];
/** What a Capital token can show (PEST-ASG-06). */
export const REWARDS = ['lumber', 'stone', 'food', 'herbs', 'coin', 'any', 'research', 'renown', 'influence'] as const;
export type Reward = (typeof REWARDS)[number];

/** The colours of the players (PEST-SET-01). */
export { HOUSES, type House } from './houses.ts';

/** The locations, in alphabetical order (PEST-PST-10). */
export const PLACES = [
  'alderrest',
  'askermoor',
  'blessir',
  'brannec',
  'brumath',
  'castoria',
  'crayholm',
  'dornick',
  'drakemoor',
  'dunvar',
  'embry',
  'fennick',
  'gollor',
  'gothar',
  'halvenport',
  'haskell',
  'hollin',
  'ironby',
  'korrin',
  'lirren',
  'lowenfall',
  'merovar',
  'meskar',
  'mirrow',
  'morvath',
  'nettlan',
  'oldermark',
  'orrim',
  'pellagor',
  'pitchwood',
  'quillan',
  'rookwater',
  'ruhnholm',
  'sellen',
  'sorrel',
  'tarnwick',
  'terras',
  'thessavar',
  'thistledown',
  'tresinne',
  'vandros',
  'veldra',
  'velmoor',
  'wexley',
  'yarrow',
] as const;
export type PlaceId = (typeof PLACES)[number];

/** Where a Plague Doctor can go: a location, or on its way the Capital. */
export const SPACES = [...PLACES, 'capital'] as const;
export type SpaceId = (typeof SPACES)[number];

/** The roads, each named by its two ends. */
export const ROADS = [
  'alderrest--halvenport',
  'alderrest--ruhnholm',
  'askermoor--drakemoor',
  'askermoor--embry',
  'askermoor--rookwater',
  'askermoor--thistledown',
  'blessir--meskar',
  'blessir--terras',
  'brannec--halvenport',
  'brannec--vandros',
  'brumath--morvath',
  'brumath--tarnwick',
  'brumath--thistledown',
  'capital--castoria',
  'capital--gollor',
  'capital--lowenfall',
  'capital--quillan',
  'capital--sellen',
  'capital--sorrel',
  'castoria--embry',
  'castoria--lowenfall',
  'castoria--yarrow',
  'crayholm--merovar',
  'crayholm--oldermark',
  'dornick--orrim',
  'dornick--wexley',
  'drakemoor--orrim',
  'drakemoor--yarrow',
  'dunvar--merovar',
  'dunvar--tresinne',
  'embry--morvath',
  'fennick--korrin',
  'fennick--sellen',
  'fennick--vandros',
  'fennick--veldra',
  'gollor--gothar',
  'gollor--hollin',
  'gollor--quillan',
  'gothar--lowenfall',
  'gothar--nettlan',
  'halvenport--korrin',
  'haskell--ironby',
  'haskell--lirren',
  'haskell--wexley',
  'hollin--korrin',
  'hollin--pellagor',
  'hollin--ruhnholm',
  'ironby--pitchwood',
  'ironby--velmoor',
  'korrin--quillan',
  'lirren--lowenfall',
  'lirren--pitchwood',
  'lirren--yarrow',
  'merovar--nettlan',
  'meskar--vandros',
  'meskar--veldra',
  'mirrow--tarnwick',
  'mirrow--terras',
  'mirrow--thessavar',
  'morvath--sorrel',
  'nettlan--oldermark',
  'nettlan--pellagor',
  'oldermark--pitchwood',
  'oldermark--velmoor',
  'orrim--rookwater',
  'pellagor--tresinne',
  'quillan--sellen',
  'ruhnholm--tresinne',
  'sellen--thessavar',
  'sorrel--thessavar',
  'thessavar--veldra',
  'wexley--yarrow',
] as const;
export type RoadId = (typeof ROADS)[number];

export const KINDS = ['village', 'town', 'city'] as const;
export type Kind = (typeof KINDS)[number];
export const COLOURS = ['red', 'blue', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** The building slots of a player board. */
export const BUILDINGS = [
  'district-1',
  'district-2',
  'workshop',
  'district-3',
  'district-4',
  'factory',
  'district-5',
  'district-6',
  'treasury',
  'castle',
] as const;
export type Building = (typeof BUILDINGS)[number];
export const WORKSHOP = BUILDINGS.indexOf('workshop');
export const FACTORY = BUILDINGS.indexOf('factory');
export const TREASURY = BUILDINGS.indexOf('treasury');

/** Where a Healthy Person can be: at work (the first eleven), in the Capital, on Plague Experts or on the track. */
export const DESKS = [...BUILDINGS, 'mobile', 'capital', 'experts', 'track'] as const;
export type Desk = (typeof DESKS)[number];
export const TO_CAPITAL = DESKS.indexOf('capital');
export const TO_EXPERTS = DESKS.indexOf('experts');
export const TO_TRACK = DESKS.indexOf('track');

/** Quarantine slots: the regular ones (with those of Technologies) are alike; each of the others has its drawback. */
export const SLOTS = ['regular', 'move', 'construct', 'produce', 'storage'] as const;
export type Slot = (typeof SLOTS)[number];
export const REGULAR = SLOTS.indexOf('regular');
export const MOVE_SLOT = SLOTS.indexOf('move');
/** The slot whose Sick hinders an action of the top row (PEST-ACT-07). */
export const hinderSlot = (action: number): number => MOVE_SLOT + action;
export const CONSTRUCT_SLOT = SLOTS.indexOf('construct');
export const PRODUCE_SLOT = SLOTS.indexOf('produce');
export const STORAGE_SLOT = SLOTS.indexOf('storage');
/** Where a newly gathered Sick can go. */
export const BEDS = [...SLOTS, 'tech-1', 'tech-14', 'graveyard'] as const;
export type Bed = (typeof BEDS)[number];
export const BREATHING_BED = BEDS.indexOf('tech-1');
export const INFIRMARY_BED = BEDS.indexOf('tech-14');
export const GRAVEYARD = BEDS.indexOf('graveyard');

/** The top row, then the left column (PEST-PLB-05). */
export const ACTIONS = ['move', 'construct', 'produce', 'research', 'cure', 'assign'] as const;
export type Action = (typeof ACTIONS)[number];
export const MOVE = ACTIONS.indexOf('move');
/** So many actions stand in the top row, and as many in the left column. */
export const ROW = 3;
export const CELLS = [
  'move-research',
  'move-cure',
  'move-assign',
  'construct-research',
  'construct-cure',
  'construct-assign',
  'produce-research',
  'produce-cure',
  'produce-assign',
] as const;
export type Cell = (typeof CELLS)[number];
/** The cell below an action of the top row and beside one of the left column, and both of a cell; each counted from 0. */
export const cellAt = (top: number, left: number): number => top * ROW + left;
export const topOf = (cell: number): number => Math.floor(cell / ROW);
export const leftOf = (cell: number): number => cell % ROW;
/** Where an Assistant can stand: the nine cells and the action spaces of two Technologies (PEST-ACT-10). */
export const STANDS = [...CELLS, 'tech-17', 'tech-28'] as const;
export type Stand = (typeof STANDS)[number];
export const TRIALS_STAND = STANDS.indexOf('tech-17');
export const ADRENALINE_STAND = STANDS.indexOf('tech-28');
/** The nine cells as bits of stands. */
export const GRID = (1 << CELLS.length) - 1;

/** The Technology slots of a player board. */
export const TIERS = ['top', 'middle', 'bottom'] as const;
export type Tier = (typeof TIERS)[number];
/** The Technologies. In the state they stand by their printed number, from 1; 0 is none. */
export const TECHS = [
  'tech-1',
  'tech-2',
  'tech-3',
  'tech-4',
  'tech-5',
  'tech-6',
  'tech-7',
  'tech-8',
  'tech-9',
  'tech-10',
  'tech-11',
  'tech-12',
  'tech-13',
  'tech-14',
  'tech-15',
  'tech-16',
  'tech-17',
  'tech-18',
  'tech-19',
  'tech-20',
  'tech-21',
  'tech-22',
  'tech-23',
  'tech-24',
  'tech-25',
  'tech-26',
  'tech-27',
  'tech-28',
  'tech-29',
  'tech-30',
] as const;
export type TechId = (typeof TECHS)[number];

/** The Pest cards by number, from 1 in the state. */
export const PESTS = [
  'pest-1',
  'pest-2',
  'pest-3',
  'pest-4',
  'pest-5',
  'pest-6',
  'pest-7',
  'pest-8',
  'pest-9',
  'pest-10',
  'pest-11',
  'pest-12',
  'pest-13',
  'pest-14',
  'pest-15',
  'pest-16',
  'pest-17',
  'pest-18',
] as const;
export type PestId = (typeof PESTS)[number];

/** The Aid cards by number, from 1 in the state. */
export const AIDS = ['aid-1', 'aid-2', 'aid-3', 'aid-4', 'aid-5', 'aid-6', 'aid-7', 'aid-8', 'aid-9', 'aid-10'] as const;
export type AidId = (typeof AIDS)[number];

/** The Decrees by number, from 1 in the state. */
export const DECREES = [
  'decree-1',
  'decree-2',
  'decree-3',
  'decree-4',
  'decree-5',
  'decree-6',
  'decree-7',
  'decree-8',
  'decree-9',
  'decree-10',
  'decree-11',
  'decree-12',
  'decree-13',
  'decree-14',
  'decree-15',
] as const;
export type DecreeId = (typeof DECREES)[number];

/** The Capital City cards by number, from 1 in the state; 0 where none is used. */
export const CAPITALS = ['capcard-1', 'capcard-2', 'capcard-3', 'capcard-4', 'capcard-5'] as const;
export type CapitalId = (typeof CAPITALS)[number];

/** The Capital City buildings. */
export const WORKS = ['cap-aqueduct', 'cap-hospital', 'cap-university', 'cap-cathedral', 'cap-palace'] as const;
export type Work = (typeof WORKS)[number];

/** The Starting Location cards. */
export const STARTS = ['start-1', 'start-2', 'start-3', 'start-4', 'start-5'] as const;
export type StartId = (typeof STARTS)[number];

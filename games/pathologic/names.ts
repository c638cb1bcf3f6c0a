/** The vocabulary of Pathologic: every person, district number, card and word by its id. States hold the indexes, moves and events the words. */
import { missing } from '@pesthouse/kernel';
import { HEALERS, type Healer, PLAGUE, ROLES, type Role } from './roles.ts';

export { HEALERS, type Healer, PLAGUE, ROLES, type Role };

/** Group by group, each by name (PATH-DTH-07); each group belongs to a Healer. */
export const WARDS = ['andrey', 'maria', 'vlad', 'capella', 'notkin', 'sticky', 'saburov', 'aspity', 'rubin'] as const;
export type Ward = (typeof WARDS)[number];

/** So many Wards are in each Healer's group. */
export const GROUP = 3;
/** Three Healers, then nine Wards: ward `w` is piece `w + FIRST_WARD`. */
export const PIECES = [...HEALERS, ...WARDS] as const;
export type Piece = (typeof PIECES)[number];
export const FIRST_WARD = HEALERS.length;
/** The group of a Ward, its place in that group, and the Ward at a place of a group. */
export const groupOf = (ward: number): number => (ward / GROUP) | 0;
export const inGroup = (ward: number): number => ward % GROUP;
export const wardIn = (group: number, place: number): number => group * GROUP + place;

export const RESOURCES = ['coin', 'secret', 'key'] as const;
export type Resource = (typeof RESOURCES)[number];
/** No second counter is taken. */
export const NONE = RESOURCES.length;
export const TAKINGS = [...RESOURCES, 'none'] as const;
export type Taking = (typeof TAKINGS)[number];
/** Where a Healer's counters of one Resource stand in the list of all counters. */
export const counterSlot = (healer: number, type: number): number => healer * RESOURCES.length + type;

export const TITLES = [
  'paralysis',
  'curfew',
  'summons',
  'emergency-powers',
  'isolation-order',
  'thanatologists-method',
  'wild-harvest',
  'ticking-away',
  'shortcuts',
  'blood-debt',
  'living-panacea',
  'herb-brides-dance',
  'no',
  'have-no-fear',
  'laying-on-of-hands',
  'false-witness',
  'light-fingers',
  'false-kin',
] as const;
export type Title = (typeof TITLES)[number];

export const STRAINS = [
  'drift',
  'shifting-hunger',
  'collapse',
  'relapse',
  'open-doors',
  'ague',
  'spoilage',
  'oblivion',
  'sporulation',
  'it-was-here',
  'stampede',
  'slander',
] as const;
export type Strain = (typeof STRAINS)[number];
/** What others see of a Strain or a Prescription that they may not know. */
export const STRAIN_BACK = STRAINS.length;
export const NO_STRAIN = -1;
export type StrainFace = Strain | 'back';
export type TitleFace = Title | 'back';

/** Places are numbers: 0 the Steppe, 1 to 15 the districts, 16 what a Healer sees of the Plague's place. */
export const STEPPE = 0;
export const DISTRICTS = 15;
/** Where the Plague can be: the Steppe and every district. */
export const PLACES = DISTRICTS + 1;
export const EVERYWHERE = (1 << PLACES) - 1;
export const UNKNOWN = PLACES;
/** What a Healer sees of a Hit List: no Ward of the group. */
export const NO_TARGET = GROUP;

export const QUARTERS = ['steppe', 'stone-yard', 'knots', 'earth'] as const;
export type Quarter = (typeof QUARTERS)[number];

/** The six windows (PATH-RP-01). */
export const WINDOWS = ['W-INF', 'W-RX', 'W-STR', 'W-ATK', 'W-DIE', 'W-RES'] as const;
export type Window = (typeof WINDOWS)[number];

/** What an Action is, in the order of the rulebook. */
export const ACTIONS = ['leave', 'move', 'claim', 'transfer', 'use', 'supply', 'resolve'] as const;
export type Action = (typeof ACTIONS)[number];

/** What the Notebook notes: kind, then one or two numbers (PATH-NB-01, PATH-NB-03). */
export const NOTES = ['start', 'step', 'stay', 'extra', 'drift', 'killed', 'quarantined', 'target'] as const;
export type Note = (typeof NOTES)[number];

export const ENDS = ['none', 'evidence', 'hit-list', 'exhaustion', 'rounds'] as const;
export type End = (typeof ENDS)[number];

const member = <T extends string>(names: readonly T[], i: number, what: string): T => names[i] ?? missing(what, i);
export const healerName = (h: number): Healer => member(HEALERS, h, 'Healer');
export const roleName = (r: number): Role => member(ROLES, r, 'role');
export const wardName = (w: number): Ward => member(WARDS, w, 'Ward');
export const pieceName = (p: number): Piece => member(PIECES, p, 'piece');
export const resourceName = (t: number): Resource => member(RESOURCES, t, 'Resource');
export const takingName = (t: number): Taking => member(TAKINGS, t, 'Resource');
export const titleName = (t: number): Title => member(TITLES, t, 'Prescription');
const TITLE_INDEX: ReadonlyMap<string, number> = new Map(TITLES.map((id, i) => [id, i]));
export const titleIndex = (id: string): number => TITLE_INDEX.get(id) ?? missing('Prescription', id);
/** A face, or `back` where it is hidden. */
export const strainFace = (x: number): StrainFace => (x === STRAIN_BACK ? 'back' : strainName(x));
export const strainName = (x: number): Strain => member(STRAINS, x, 'Strain');

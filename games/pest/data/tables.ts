/** The data of Pest as look-up tables by number. What can be turned stands in `Tables`: plain mutable data, so that reading a number costs nothing. The rules read a set of their own; words and boards are given one with the numbers of their table. */
import { limited, type Numbers, type Tunable, tunable, turnTo } from '@pesthouse/kernel';
import { BUILDINGS, COLOURS, CRATES, GAINS, HOUSES, KINDS, PLACES, RESOURCES, REWARDS, ROADS, SPACES, TIERS } from '../names.ts';
import {
  advancedSetup,
  aidCards,
  capitalBuildings,
  capitalCityCards,
  capitalRewardTokenCount,
  capitalRewardTokens,
  construct,
  decreeCards,
  imperativeTracks,
  influenceForBuilding,
  influenceTrack,
  locationTokens,
  map,
  move,
  pestCards,
  pestRules,
  playerBoard,
  solo,
  soloRanks,
  startingLocationCards,
  technologyCards,
  technologyMarket,
  versus,
} from './printed.ts';

const found = <T>(x: T | undefined, what: string): T => {
  if (x === undefined) throw new Error(`the data lacks ${what}`);
  return x;
};
/** The number by which the state knows a name. */
export const indexOf = (names: readonly string[], name: string): number => {
  const i = names.indexOf(name);
  if (i < 0) throw new Error(`there is no ${name}`);
  return i;
};
/** A quick look-up of a name that comes with a move. */
export const finder = (names: readonly string[]): ((name: string) => number) => {
  const at = new Map(names.map((name, i) => [name, i]));
  return (name) => at.get(name) ?? -1;
};

export const CAPITAL = PLACES.length;
export const CRATE_COUNT = CRATES.length;
export const VILLAGE = 0;
export const TOWN = 1;
export const CITY = 2;
export const LUMBER = 0;
export const STONE = 1;
export const FOOD = 2;
export const HERBS = 3;
export const COIN = 4;
export const ANY = 5;
export const RESEARCH = 6;
export const RENOWN = 7;
export const INFLUENCE = 8;
export const TAKE_BACK = 9;
export const CASTLE = BUILDINGS.length - 1;
export const MOBILE = BUILDINGS.length;

/** One gain: what (an index into GAINS) and how many. */
export interface Gains {
  readonly what: number;
  n: number;
}
const gains = (list: readonly { readonly gain: string; readonly n: number }[]): Gains[] => list.map((x) => ({ what: indexOf(GAINS, x.gain), n: x.n }));

export interface Ground {
  readonly kind: number;
  readonly resource: number;
  capacity: number;
  /** -1 where there is none. */
  readonly harbour: number;
  /** The Starting Location card that shows it; -1 if none does. */
  readonly start: number;
  /** Player counts at which it starts destroyed. */
  readonly ruinedAt: readonly number[];
  readonly sick: boolean;
}
const ground = (id: string): Ground => {
  const n = found(
    map.nodes.find((x) => x.id === id),
    id,
  );
  if (n.kind === 'capital') throw new Error('the Capital is no location');
  return {
    kind: indexOf(KINDS, n.kind),
    resource: indexOf(RESOURCES, n.resource),
    capacity: n.capacity,
    harbour: n.harbour === null ? -1 : indexOf(COLOURS, n.harbour),
    start: n.startCard === null ? -1 : startingLocationCards.findIndex((c) => c.id === n.startCard),
    ruinedAt: n.destroyedAt,
    sick: n.sickAtSetup,
  };
};
export const GROUND: readonly Ground[] = PLACES.map(ground);

/** The roads: both ends and the colour of the horseshoe (-1 = none). */
export const ROAD: readonly { readonly a: number; readonly b: number; readonly colour: number }[] = ROADS.map((id) => {
  const e = found(
    map.edges.find((x) => x.id === id),
    id,
  );
  return { a: indexOf(SPACES, e.a), b: indexOf(SPACES, e.b), colour: e.horseshoe === null ? -1 : indexOf(COLOURS, e.horseshoe) };
});
/** From every space: its neighbours in alphabetical order, and the road to each at the same index. */
export const NEXT: readonly (readonly number[])[] = SPACES.map((_, at) =>
  ROAD.flatMap(({ a, b }) => (a === at ? [b] : b === at ? [a] : [])).sort((x, y) => x - y),
);
export const WAY: readonly (readonly number[])[] = SPACES.map((_, at) =>
  (NEXT[at] ?? []).map((to) => ROAD.findIndex(({ a, b }) => (a === at && b === to) || (a === to && b === at))),
);

export const START: readonly (readonly number[])[] = startingLocationCards.map((c) => c.options.map((id) => indexOf(PLACES, id)));

export interface Pest {
  readonly places: readonly { readonly kind: number; readonly resource: number }[];
  readonly harbour: number;
  readonly road: number;
  /** The pile from which one card leaves the game with one or two players; -1 = none. */
  readonly pile: number;
}
export const PEST: readonly Pest[] = [
  { places: [], harbour: -1, road: -1, pile: -1 },
  ...pestCards.map((c) => {
    const places: { kind: number; resource: number }[] = [];
    let harbour = -1;
    let road = -1;
    for (const t of c.targets) {
      if (t.type === 'location') places.push({ kind: indexOf(KINDS, t.kind), resource: indexOf(RESOURCES, t.resource) });
      else if (t.type === 'harbour') harbour = indexOf(COLOURS, t.colour);
      else road = indexOf(COLOURS, t.colour);
    }
    return { places, harbour, road, pile: c.pile === null ? -1 : indexOf(COLOURS, c.pile) };
  }),
];

export interface Aid {
  readonly most: readonly Gains[];
  readonly middle: readonly Gains[];
  readonly least: readonly Gains[];
}
export const AID: readonly Aid[] = [
  { most: [], middle: [], least: [] },
  ...aidCards.map((c) => ({ most: gains(c.most), middle: gains(c.middle), least: gains(c.least) })),
];

export interface Court {
  readonly first: readonly Gains[];
  readonly choice: readonly (readonly Gains[])[];
  readonly second: readonly Gains[];
  readonly third: readonly Gains[];
}
export const COURT: readonly Court[] = [
  { first: [], choice: [], second: [], third: [] },
  ...capitalCityCards.map((c) => ({ first: gains(c.first), choice: c.firstChoice.map((x) => gains(x)), second: gains(c.second), third: gains(c.third) })),
];

/** The first place chooses among so many (PEST-ERA-07). */
export const PRIZES = 2;
/** The fourteen Capital tokens by what they show. */
export const TOKENS: readonly number[] = capitalRewardTokens.map((t) => indexOf(GAINS, t.reward[0].gain));
/** What a token of each kind gives. */
export const REWARD_GAINS: readonly (readonly Gains[])[] = REWARDS.map((r) => gains([{ gain: r, n: 1 }]));
/** By player count, from nobody to five. */
const perCount = (x: { readonly [n: string]: unknown }): number[] => [0, ...HOUSES.map((_, i) => i + 1)].map((n) => Number(x[String(n)] ?? 0));
export const TOKENS_OUT: number[] = perCount(capitalRewardTokenCount);

export interface Price {
  lumber: number;
  stone: number;
  herbs: number;
}
const price = (c: { readonly lumber?: number; readonly stone?: number; readonly herbs?: number } | null): Price => ({
  lumber: c?.lumber ?? 0,
  stone: c?.stone ?? 0,
  herbs: c?.herbs ?? 0,
});

export interface WorkData extends Price {
  renown: number;
  influence: number;
}
const printWorks = (): WorkData[] => capitalBuildings.map((b) => ({ ...price(b.cost), renown: b.renown, influence: b.influence }));

export type BuildingType = 'district' | 'workshop' | 'factory' | 'treasury' | 'castle';
export interface BuildingData extends Price {
  readonly type: BuildingType;
  readonly row: number;
  renown: number;
}
const printBuildings = (): BuildingData[] =>
  playerBoard.buildings.map((b) => ({ ...price(b.cost), type: b.type, row: b.row === null ? -1 : indexOf(TIERS, b.row), renown: b.renown }));
/** What a building yields in one Produce (PEST-BLD-01 to 05); the Castle's is that of its Technology. */
export const YIELD: Readonly<Record<Exclude<BuildingType, 'castle'>, number>> = { district: 1, workshop: 2, factory: 1, treasury: 1 };
export const BUILDING_TYPE: readonly BuildingType[] = playerBoard.buildings.map((b) => b.type);
/** Who needs a Person to work there (PEST-BLD-06); the Mobile Workshop stands at the end. */
export const NEEDS_WORKER: readonly boolean[] = [...BUILDING_TYPE.map((x) => x === 'district' || x === 'workshop' || x === 'treasury'), true];
/** The rows of the board are as long as each other; a full one brings Renown (PEST-END-03). */
export const BUILDINGS_A_ROW = CASTLE / TIERS.length;
/** The building slots of each row. */
export const ROW_SLOTS: readonly (readonly number[])[] = TIERS.map((tier) => playerBoard.buildings.flatMap((b, i) => (b.row === tier ? [i] : [])));
export const SPECIAL: readonly boolean[] = BUILDING_TYPE.map((x) => x === 'workshop' || x === 'factory' || x === 'treasury');

export interface Tech {
  cost: number;
  renown: number;
  /** -1 = any slot. */
  readonly tier: number;
  readonly solo: boolean;
}
const printTechs = (): Tech[] => [
  { cost: 0, renown: 0, tier: -1, solo: false },
  ...technologyCards.map((t) => ({ cost: t.cost, renown: t.renown, tier: t.slot === null ? -1 : indexOf(TIERS, t.slot), solo: t.solo })),
];
const spacesOf = (n: number): number => {
  const t = technologyCards[n - 1];
  return t !== undefined && 'spaces' in t ? t.spaces : 0;
};

export type Trigger = (typeof decreeCards)[number]['imperative']['trigger'] | 'none';
export type Per = (typeof decreeCards)[number]['agenda']['per'] | 'ownCapitalBuildings' | 'none';
export interface Decree {
  readonly era: number;
  readonly solo: boolean;
  readonly trigger: Trigger;
  readonly per: Per;
  renown: number;
  /** A second thing that counts, and what each of it is worth. */
  readonly plusPer: Per;
  plus: number;
  /** More for whoever alone has most. */
  alone: number;
}
type Agenda = { readonly per: Per; readonly plusPer?: Per; readonly plusRenown?: number; readonly bonusIfStrictlyMost?: number };
const printDecrees = (): Decree[] => [
  { era: 0, solo: false, trigger: 'none', per: 'none', renown: 0, plusPer: 'none', plus: 0, alone: 0 },
  ...decreeCards.map((c): Decree => {
    const more: Agenda = c.agenda;
    return {
      era: c.era,
      solo: c.solo,
      trigger: c.imperative.trigger,
      per: c.agenda.per,
      renown: c.agenda.renown,
      plusPer: more.plusPer ?? 'none',
      plus: more.plusRenown ?? 0,
      alone: more.bonusIfStrictlyMost ?? 0,
    };
  }),
];

/** Influence and Renown of each level of the three Imperative tracks; level 0 gives nothing. */
const printImperatives = (): (readonly { influence: number; renown: number }[])[] =>
  imperativeTracks.map((t) => [{ influence: 0, renown: 0 }, ...t.levels.map((l) => ({ influence: l.influence, renown: l.renown }))]);
export const IMPERATIVE_SICK: readonly number[] = solo.imperativeSickByEra.map((x) => x.length);
/** So many Sick left on the Influence track put a lone player into the middle or the rightmost column of an Aid card (PEST-SOL-15). */
export const AID_MIDDLE_FROM: number = solo.aidBySickLeftOnInfluence.middle[0];
export const AID_LEAST_FROM: number = solo.aidBySickLeftOnInfluence.least[0];
export const VERSUS_MINIMUM: readonly number[] = versus.imperativeMinimumByEra;

const spaces = Array.from({ length: influenceTrack.max + 1 }, (_, i) => i);
const trackRewards: { readonly [space: string]: readonly { readonly gain: string; readonly n: number }[] } = influenceTrack.rewards;
export const TRACK_REWARD: readonly (readonly Gains[])[] = spaces.map((i) => gains(trackRewards[String(i)] ?? []));
const flags = (set: readonly number[]): readonly boolean[] => spaces.map((i) => set.includes(i));
export const TRACK_ICON = flags(influenceTrack.renownIcons);
export const TRACK_COVERED = flags(influenceTrack.versusBlocked);
export const TRACK_SICK = flags(influenceTrack.soloSick);
export const COVERED_SCALE: readonly number[] = [0, ...influenceTrack.versusScale];

/** The Healthy Population track: index 0 is the rightmost space (PEST-PLB-08). */
const printSpaces = (): { herbs: number; readonly lab: boolean; renown: number }[] =>
  playerBoard.healthyTrack.slots.map((x) => ({ herbs: x.herbs, lab: x.lab, renown: x.renown }));
export const FULL_TRACK = (1 << playerBoard.healthyTrack.slots.length) - 1;
export const LABS: number = printSpaces().reduce((bits, x, i) => (x.lab ? bits | (1 << i) : bits), 0);
export const GRAVE: number[] = [...playerBoard.graveyard.slots];
export const ROW_BONUS: number[] = [playerBoard.rowBonus.top, playerBoard.rowBonus.middle, playerBoard.rowBonus.bottom];
export const STARTING: readonly number[] = RESOURCES.map((r) => playerBoard.start[r]);
/** Nothing of each resource, to be added to. */
export const noHaul = (): number[] => [0, 0, 0, 0, 0];
export const ASSISTANTS: readonly number[] = playerBoard.assistantsByEra.values;
export const SICK_BY_ERA: number[] = [...pestRules.sickPerTargetByEra];
export const BUILD_INFLUENCE: number[] = [influenceForBuilding.village, influenceForBuilding.town, influenceForBuilding.city];

export const LOCATION_TOKENS: readonly { readonly kind: number; readonly resource: number; readonly sick: boolean }[] = locationTokens.map((t) => ({
  kind: indexOf(KINDS, t.kind),
  resource: indexOf(RESOURCES, t.resource),
  sick: t.sick,
}));
const advanced: { readonly [seats: string]: unknown } = advancedSetup;
/** The most that a move can name of one resource: what Storage Containers hold as printed (PEST-TECH-27). */
export const MOST_HELD = 7;
/** How many location tokens of each size the advanced setup draws, by player count (PEST-ADV-01). */
export const advancedTokens = (seats: number): readonly number[] => {
  const row = advanced[String(seats)];
  return KINDS.map((kind) => (typeof row === 'object' && row !== null ? Number(Reflect.get(row, kind)) : 0));
};

export const RANKS: readonly { readonly upTo: number; readonly name: string }[] = soloRanks.map((r) => ({ upTo: r.max ?? Infinity, name: r.rank }));

/** The numbers of the rules, each named with its clause in `tunablesOf`. */
const printNumbers = () => ({
  research: Number(playerBoard.start.research),
  storage: Number(playerBoard.storage.max),
  storageBlocked: Number(playerBoard.storage.blockedMax),
  storageCrane: 6,
  storageContainer: MOST_HELD,
  regularSlots: Number(playerBoard.quarantine.regular),
  overflow: Number(playerBoard.graveyard.overflowNegative),
  destroy: Number(pestRules.destroyThreshold),
  market: Number(technologyMarket.size),
  movement: Number(move.base),
  horseshoe: Number(move.steelHorseshoeBase),
  cloneCost: Number(move.cloneCost),
  freeSick: Number(move.freeGatherPerLocation),
  mapBuildings: Number(construct.maxMapBuildingsPerAction),
  surcharge: Number(construct.hinderedSurcharge),
  rebate: Number(construct.enhancedRebate),
  trackEnd: Number(influenceTrack.max),
  most: Number(influenceTrack.most),
  second: Number(influenceTrack.second),
  breathing: spacesOf(1),
  infirmary: spacesOf(14),
  trialsHerbs: 3,
  versusWorks: Number(versus.mostCapitalBuildingsRenown),
  versusQuarantine: Number(versus.mostQuarantinedNegative),
  neutralStart: Number(versus.neutralStart),
  neutralEra: Number(versus.neutralAddedPerEra),
});

export interface Tables {
  readonly NUMBER: ReturnType<typeof printNumbers>;
  readonly TECH: readonly Tech[];
  readonly BUILDING: readonly BuildingData[];
  readonly WORK: readonly WorkData[];
  readonly SPACE: ReturnType<typeof printSpaces>;
  readonly DECREE: readonly Decree[];
  readonly IMPERATIVE: ReturnType<typeof printImperatives>;
}

/** A new set, as printed. */
const printTables = (): Tables => ({
  NUMBER: printNumbers(),
  TECH: printTechs(),
  BUILDING: printBuildings(),
  WORK: printWorks(),
  SPACE: printSpaces(),
  DECREE: printDecrees(),
  IMPERATIVE: printImperatives(),
});

const two = (n: number): string => String(n).padStart(2, '0');
const tunablesOf = ({ NUMBER, TECH, BUILDING, WORK, SPACE, DECREE, IMPERATIVE }: Tables): readonly Tunable[] => [
  ...tunable('', NUMBER, {
    research: 'PEST-PLB-02',
    storage: 'PEST-STO-01',
    storageBlocked: 'PEST-STO-02',
    storageCrane: 'PEST-TECH-26',
    storageContainer: 'PEST-TECH-27',
    regularSlots: 'PEST-PLB-06',
    overflow: 'PEST-QUA-05',
    destroy: 'PEST-DST-01',
    market: 'PEST-SET-12',
    movement: 'PEST-MOV-18',
    horseshoe: 'PEST-TECH-22',
    cloneCost: 'PEST-TECH-06',
    freeSick: 'PEST-MOV-08',
    mapBuildings: 'PEST-CNS-02',
    surcharge: 'PEST-CNS-13',
    rebate: 'PEST-CNS-14',
    most: 'PEST-INF-11',
    second: 'PEST-INF-11',
    breathing: 'PEST-TCR-20',
    infirmary: 'PEST-TCR-20',
    trialsHerbs: 'PEST-TCR-19',
    versusWorks: 'PEST-VRS-17',
    versusQuarantine: 'PEST-VRS-18',
    neutralStart: 'PEST-VRS-06',
    neutralEra: 'PEST-VRS-06',
  }),
  ...TECH.flatMap((t, n) => (n === 0 ? [] : tunable(`tech-${n}`, t, { cost: 'PEST-RES-10', renown: 'PEST-END-05' }))),
  ...BUILDING.flatMap((b, i) => tunable(BUILDINGS[i] ?? '', b, { lumber: 'PEST-CNS-06', stone: 'PEST-CNS-06', renown: 'PEST-END-03' })),
  ...WORK.flatMap((b, i) =>
    tunable(`work-${i + 1}`, b, { lumber: 'PEST-CNS-11', stone: 'PEST-CNS-11', herbs: 'PEST-CNS-11', renown: 'PEST-CNS-11', influence: 'PEST-CNS-11' }),
  ),
  ...SPACE.flatMap((x, i) => tunable(`space-${i + 1}`, x, { herbs: 'PEST-CUR-01', renown: 'PEST-END-04' })),
  ...DECREE.flatMap((d, n) => (n === 0 ? [] : tunable(`decree-${n}`, d, { renown: `PEST-DEC-${two(n)}A` }))),
  ...IMPERATIVE.flatMap((levels, era) =>
    levels.flatMap((l, i) => (i === 0 ? [] : tunable(`imperative-${era + 1}-${i}`, l, { influence: 'PEST-DCR-03', renown: 'PEST-DCR-05' }))),
  ),
];

/** The tables of an engine, from its numbers by name; what is not named is as printed. */
export const tablesOf = (numbers: Numbers): Tables => {
  const tables = printTables();
  turnTo(tunablesOf(tables), numbers);
  return tables;
};

/** The rules' own. */
export const own = printTables();
export const { NUMBER, TECH, BUILDING, WORK, SPACE, DECREE, IMPERATIVE } = own;
/** More in the market than this, and a Technology may be wanted while the deck is empty: five Houses hold up to fifteen of the thirty. */
const MARKET = [1, 10] as const;
export const tunables = limited(tunablesOf(own), { market: MARKET });

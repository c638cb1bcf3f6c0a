/** The data of Pathologic as look-up tables by index. The rules read a set of numbers of their own, which is made anew with every engine; words and boards are given one with the numbers of their table. */
import { limited, type Numbers, outside, type Tunable, tunable, turnTo } from '@pesthouse/kernel';
import { DISTRICTS, HEALERS, QUARTERS, RESOURCES, STRAINS, TITLES, type Title, WARDS, WINDOWS, type Window } from '../names.ts';
import { constants, events, healers, map, prescriptions, reactionWindows, strains, twoPlayerDeck, wards } from './printed.ts';

const found = <T>(x: T | undefined, what: string): T => {
  if (x === undefined) throw new Error(`the data lacks ${what}`);
  return x;
};
const index = (names: readonly string[], name: string): number => {
  const i = names.indexOf(name);
  if (i < 0) throw new Error(`the data names ${name}, which is not known`);
  return i;
};

/** Reads a number out of a table; what is not there was asked for by mistake. */
export const num = (a: readonly number[], i: number): number => a[i] ?? outside(i, a.length);
const NOWHERE: readonly number[] = [];
/** Districts next to a district for Healers and Wards: land borders and bridges (PATH-COMP-06). The Steppe has none. */
const near: number[][] = Array.from({ length: DISTRICTS + 1 }, () => []);
for (const { a, b } of map.edges) {
  near[a]?.push(b);
  near[b]?.push(a);
}
/** The same for the Plague, with the Steppe as place 0 (PATH-COMP-09). */
const reach: number[][] = near.map((list) => list.slice());
for (const d of map.steppe.adjacent) {
  reach[0]?.push(d);
  reach[d]?.push(0);
}
const up = (a: number, b: number): number => a - b;
for (const list of near) list.sort(up);
for (const list of reach) list.sort(up);
export const nearOf = (d: number): readonly number[] => near[d] ?? NOWHERE;
export const reachOf = (d: number): readonly number[] => reach[d] ?? NOWHERE;
const bits = (list: readonly number[]): number => list.reduce((set, d) => set | (1 << d), 0);
export const NEAR_BITS: readonly number[] = near.map(bits);
export const REACH_BITS: readonly number[] = reach.map(bits);
/** Every place where the Plague can be. */
export const EVERYWHERE = (1 << (DISTRICTS + 1)) - 1;

/** The quarter of each place, and the places of each quarter (PATH-EV-15). */
export const QUARTER: readonly number[] = Array.from({ length: DISTRICTS + 1 }, (_, d) =>
  d === 0
    ? 0
    : index(
        QUARTERS,
        found(
          map.districts.find((x) => x.number === d),
          `district ${d}`,
        ).quarter,
      ),
);
export const QUARTER_BITS: readonly number[] = QUARTERS.map((_, q) => QUARTER.reduce((set, x, d) => (x === q ? set | (1 << d) : set), 0));

/** The Resource that each Ward has access to (PATH-COMP-04). */
export const ACCESS: readonly number[] = WARDS.map((id) =>
  index(
    RESOURCES,
    found(
      wards.find((x) => x.id === id),
      id,
    ).resource,
  ),
);
/** The starting counter of each Healer (PATH-SET-04). */
export const STARTING: readonly number[] = HEALERS.map((id) =>
  index(
    RESOURCES,
    found(
      healers.find((x) => x.id === id),
      id,
    ).startingResource,
  ),
);

/** What the rules need of an Event: the Resource for each Healer who draws it, and its declared parameters. */
export interface EventData {
  readonly kind: 'start' | 'resolve' | 'ongoing' | 'condition';
  readonly need: readonly number[];
  readonly op: EventOp;
}
export type EventOp =
  | { readonly op: 'forbidPact' }
  | { readonly op: 'quarantine' }
  | { readonly op: 'surcharge'; readonly healers: readonly boolean[]; readonly resource: number }
  | { readonly op: 'unquarantine'; readonly places: number }
  | { readonly op: 'revive' }
  | { readonly op: 'gain'; readonly n: number }
  | { readonly op: 'strainOnResolve'; readonly n: number }
  | { readonly op: 'extraSame'; readonly n: number }
  | { readonly op: 'neighbours'; readonly n: number }
  | { readonly op: 'moveLimit'; readonly n: number }
  | { readonly op: 'reveal' }
  | { readonly op: 'plagueStep'; readonly n: number }
  | { readonly op: 'lose' }
  | { readonly op: 'prescription'; readonly n: number }
  | { readonly op: 'quarter' };

const opOf = (e: (typeof events)[number]): EventOp => {
  const p = e.params;
  if ('forbid' in p) return { op: 'forbidPact' };
  if ('quarantine' in p) return { op: 'quarantine' };
  if ('surcharge' in p) {
    const charged: { readonly [healer: string]: readonly string[] } = p.surcharge;
    return { op: 'surcharge', healers: HEALERS.map((h) => (charged[h]?.length ?? 0) > 0), resource: index(RESOURCES, charged.haruspex?.[0] ?? '') };
  }
  if ('unquarantineWards' in p) return { op: 'unquarantine', places: (1 << e.district) | num(NEAR_BITS, e.district) };
  if ('revive' in p) return { op: 'revive' };
  if ('gainResources' in p) return { op: 'gain', n: p.gainResources };
  if ('strainOnResolve' in p) return { op: 'strainOnResolve', n: p.strainOnResolve };
  if ('extraSame' in p) return { op: 'extraSame', n: p.extraSame };
  if ('minOthers' in p) return { op: 'neighbours', n: p.minOthers };
  if ('moveLimit' in p) return { op: 'moveLimit', n: p.moveLimit };
  if ('plagueExtraStep' in p) return { op: 'plagueStep', n: p.plagueExtraStep };
  if ('loseResources' in p) return { op: 'lose' };
  if ('extraPrescription' in p) return { op: 'prescription', n: p.extraPrescription };
  return p.revealPlague === 'exact' ? { op: 'reveal' } : { op: 'quarter' };
};

const eventRows: readonly EventData[] = Array.from({ length: DISTRICTS }, (_, i) => {
  const e = found(
    events.find((x) => x.district === i + 1),
    `the Event of district ${i + 1}`,
  );
  return { kind: e.kind, need: HEALERS.map((h) => index(RESOURCES, e.resources[h])), op: opOf(e) };
});
/** Off the map there is no Event that could ask for anything. */
const nothing: EventData = { kind: 'condition', need: [0, 0, 0], op: { op: 'neighbours', n: 99 } };
/** The Event of a district, 1 to 15. */
export const eventOf = (d: number): EventData => eventRows[d - 1] ?? nothing;
const homeOf = (op: EventOp['op']): number => eventRows.findIndex((x) => x.op.op === op) + 1;
/** Where the Events lie that work while they are ongoing. */
export const PACTS_FORBIDDEN = homeOf('forbidPact');
export const STRAIN_ON_RESOLVE = homeOf('strainOnResolve');
export const CORDONS = homeOf('moveLimit');
export const RATS = homeOf('plagueStep');

/** A Prescription as data: when it is played and what it does. */
export interface Card {
  readonly id: Title;
  readonly type: 'influence' | 'action' | 'reaction';
  /** Windows in which it can be the answer, as bits by index of WINDOWS. */
  readonly windows: number;
  readonly op: (typeof prescriptions)[number]['effect']['op'];
  copies: number;
  n: number;
}
const windowsOf = (id: string): number =>
  WINDOWS.reduce((set, w, i) => {
    const cards: readonly string[] = found(
      reactionWindows.find((x) => x.id === w),
      w,
    ).cards;
    return cards.includes(id) ? set | (1 << i) : set;
  }, 0);

export interface StrainData {
  readonly op: (typeof strains)[number]['effect']['op'];
  copies: number;
  n: number;
}

export interface Tables {
  /** Prescriptions and Strains by index. */
  readonly CARDS: readonly Card[];
  readonly STRAIN: readonly StrainData[];
  /** The numbers of the rules, each named with its clause in `tunablesOf`. */
  readonly NUMBER: {
    evidenceStart: number;
    evidenceWin: number;
    evidenceMin: number;
    ongoingMost: number;
    actionPoints: number;
    moveSpaces: number;
    plagueSpaces: number;
    firstDraw: number;
    counters: number;
    ownWard: number;
    otherWard: number;
    inPerson: number;
  };
  /** 1 where an older edition always did what is an option today (PATH-OPT-02, PATH-OPT-03). The rules know nothing of it. */
  readonly ALWAYS: { ownTier: number; fullParalysis: number };
}

/** A new set, as printed. */
const printTables = (): Tables => ({
  CARDS: TITLES.map((id) => {
    const c = found(
      prescriptions.find((x) => x.id === id),
      id,
    );
    const n = 'n' in c.effect ? c.effect.n : 1;
    return { id, type: c.type, windows: windowsOf(id), op: c.effect.op, copies: c.copies, n };
  }),
  STRAIN: STRAINS.map((id) => {
    const x = found(
      strains.find((y) => y.id === id),
      id,
    );
    return { op: x.effect.op, copies: x.copies, n: 'n' in x.effect ? x.effect.n : 1 };
  }),
  NUMBER: {
    evidenceStart: Number(constants.evidenceStart),
    evidenceWin: Number(constants.evidenceWin),
    evidenceMin: Number(constants.evidenceMin),
    ongoingMost: Number(constants.maxOngoingEvents),
    actionPoints: Number(constants.actionsPerTurn),
    moveSpaces: Number(constants.healerMove),
    plagueSpaces: Number(constants.plagueMove),
    firstDraw: Number(constants.firstHealerEventDraw),
    counters: Number(constants.resourceCounters.coin),
    ownWard: 2,
    otherWard: 1,
    inPerson: 1,
  },
  ALWAYS: { ownTier: 0, fullParalysis: 0 },
});

/** The rules' own. */
const own = printTables();
export const { CARDS, STRAIN, NUMBER } = own;

export const cardOf = (title: number): Card => {
  const card = CARDS[title];
  if (card === undefined) throw new Error(`there is no Prescription ${title}`);
  return card;
};
export const windowIndex = (w: Window): number => WINDOWS.indexOf(w);

/** The deck lists: one a Healer with six titles each, and the two-player deck (PATH-COMP-15, PATH-P2-04). */
const pairDeck: readonly string[] = twoPlayerDeck.titles;
const lists: readonly (readonly number[])[] = [
  ...HEALERS.map((h) => TITLES.map((_, i) => i).filter((i) => prescriptions.find((x) => x.id === TITLES[i])?.healer === h)),
  TITLES.map((_, i) => i).filter((i) => pairDeck.includes(TITLES[i] ?? '')),
];
export const SLOTS = 6;
/** The titles of a deck list, by slot. */
export const deckList = (deck: number): readonly number[] => lists[deck] ?? NOWHERE;
const slots: readonly (readonly number[])[] = lists.map((list) => TITLES.map((_, i) => list.indexOf(i)));
/** The slot of a title in a deck list; -1 where it does not belong to it. */
export const slotOf = (deck: number, title: number): number => slots[deck]?.[title] ?? -1;
export const copiesIn = (deck: number, slot: number): number => (deck === HEALERS.length ? twoPlayerDeck.copiesEach : cardOf(num(deckList(deck), slot)).copies);
const actions: readonly number[] = lists.map((list) => list.reduce((set, t, slot) => (cardOf(t).type === 'action' ? set | (1 << slot) : set), 0));
/** The slots of a deck list that hold Action cards, as bits. */
export const actionSlots = (deck: number): number => num(actions, deck);

export const strainOf = (strain: number): StrainData | undefined => STRAIN[strain];

/** The effects that are done so many times or by so much; others have no number to turn. */
const COUNTING: ReadonlySet<Card['op'] | StrainData['op']> = new Set([
  'gainActionPoints',
  'moveBonus',
  'gainEvidence',
  'reduceEvidenceGain',
  'loseActionPoints',
  'loseResources',
  'drawStrains',
  'loseEvidence',
]);

const tunablesOf = ({ CARDS, STRAIN, NUMBER }: Tables): Tunable[] => [
  ...tunable('', NUMBER, {
    evidenceStart: 'PATH-SET-02',
    evidenceWin: 'PATH-EVD-02',
    evidenceMin: 'PATH-EVD-01',
    ongoingMost: 'PATH-SUP-02',
    actionPoints: 'PATH-ACT-01',
    moveSpaces: 'PATH-ACT-09',
    plagueSpaces: 'PATH-MOV-01',
    firstDraw: 'PATH-SUP-04',
    counters: 'PATH-COMP-20',
    ownWard: 'PATH-RES-10',
    otherWard: 'PATH-RES-11',
    inPerson: 'PATH-RES-12',
  }),
  ...CARDS.flatMap((c, i) => {
    const clause = `PATH-RX-${String(i + 1).padStart(2, '0')}`;
    return [...tunable(c.id, c, { copies: clause }), ...(COUNTING.has(c.op) ? tunable(c.id, c, { n: clause }) : [])];
  }),
  ...STRAIN.flatMap((x, i) => {
    const clause = `PATH-ST-${String(i + 1).padStart(2, '0')}`;
    const name = STRAINS[i] ?? '';
    return [...tunable(name, x, { copies: clause }), ...(COUNTING.has(x.op) ? tunable(name, x, { n: clause }) : [])];
  }),
];

/** The tables of an engine, from its numbers by name; what is not named is as printed. */
export const tablesOf = (numbers: Numbers): Tables => {
  const tables = printTables();
  turnTo([...tunablesOf(tables), ...tunable('always', tables.ALWAYS, { ownTier: 'PATH-OPT-02', fullParalysis: 'PATH-OPT-03' })], numbers);
  return tables;
};

/** Nobody begins with what wins (PATH-SET-02, PATH-EVD-02): each of the two is turned only so far that it stays on its own side of the other as printed. */
export const tunables = limited(tunablesOf(own), {
  evidenceStart: [0, constants.evidenceWin - 1],
  evidenceWin: [constants.evidenceStart + 1, 4 * constants.evidenceWin],
});

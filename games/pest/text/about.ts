/** What Pest tells of everything that its board draws, as facts: the words of every language say them. Nothing in Pest is hidden. */

import { type ClausesOf, type FactsOf, oneOf, type Seat } from '@pesthouse/kernel';
import { eraOfYear } from '../calendar.ts';
import {
  AID_LEAST_FROM,
  AID_MIDDLE_FROM,
  GRAVE,
  NEEDS_WORKER,
  ROW_BONUS,
  ROW_SLOTS,
  SICK_BY_ERA,
  TRACK_COVERED,
  TRACK_ICON,
  TRACK_REWARD,
  TRACK_SICK,
  VERSUS_MINIMUM,
} from '../data/tables.ts';
import {
  ACTIONS,
  type Action,
  type AidId,
  BUILDINGS,
  type Building,
  CELLS,
  type Cell,
  type DecreeId,
  GAINS,
  type Gain,
  type House,
  type Kind,
  type PestId,
  PLACES,
  RESOURCES,
  REWARDS,
  type Resource,
  type Reward,
  ROADS,
  type RoadId,
  SLOTS,
  type Slot,
  SPACES,
  type SpaceId,
  TECHS,
  type TechId,
  TIERS,
  type Tier,
  WORKS,
  type Work,
} from '../names.ts';
import {
  aidName,
  courtName,
  decreeName,
  eraOf,
  freeSpace,
  hindered,
  houseOf,
  nth,
  ones,
  onTrack,
  pair,
  pestName,
  playerOf,
  quarantined,
  solo,
  spaceName,
  stands,
  stood,
  trackSick,
} from '../reading.ts';
import type { Phase, State } from '../state.ts';
import { housesOf, placeOf, thereAre } from './facts.ts';
import type { Making } from './making.ts';

/** One House as everybody sees it. */
export interface HouseTold {
  readonly house: House;
  readonly you: boolean;
  readonly turn: boolean;
  readonly renown: number;
  readonly negative: number;
  readonly influence: number;
  readonly research: number;
  readonly ready: number;
  readonly sick: number;
  readonly slots: number;
  readonly regular: number;
  readonly regularSlots: number;
  readonly dead: number;
  readonly people: number;
  readonly capital: number;
  readonly camp: SpaceId | null;
}
export interface PlaceTold {
  readonly id: SpaceId;
  readonly kind: Kind | null;
  readonly ruined: boolean;
  readonly yields: Resource | null;
  readonly sick: number;
  readonly doctors: readonly House[];
  readonly camps: readonly House[];
  readonly buildings: readonly House[];
}

/** What the rules of Aid, Capital and reckoning hang on: how many play, and whether it is Versus. */
export type Mode = 'alone' | 'pair' | 'versus' | 'many';

export interface Facts {
  board: { readonly year: number };
  place: PlaceTold;
  road: { readonly road: RoadId; readonly sick: number };
  influence: {
    readonly space: number;
    readonly rewards: readonly { readonly gain: Gain; readonly n: number }[];
    readonly icon: boolean;
    readonly covered: boolean;
    /** A Sick lies there, alone (PEST-SOL-03). */
    readonly sick: boolean;
    readonly mode: Mode;
    readonly here: readonly House[];
    /** Where the one who asks stands; null for a watcher. */
    readonly own: number | null;
    /** Points until it is reached or passed; spaces where the marker may not stand cost none. */
    readonly points: number;
  };
  act: { readonly act: Action; readonly hindered: boolean; readonly you: boolean };
  slot: { readonly slot: Slot; readonly n: number; readonly of: number; readonly you: boolean };
  cell: { readonly cell: Cell; readonly used: boolean; readonly you: boolean };
  camp: HouseTold;
  track: HouseTold & { readonly herbs: number | null };
  space: { readonly space: number; readonly herbs: number; readonly renown: number; readonly lab: boolean; readonly full: boolean };
  grave: HouseTold & { readonly cost: number };
  res: { readonly res: Resource; readonly n: number; readonly limit: number; readonly house: House };
  bld: {
    readonly id: Building;
    readonly cost: readonly { readonly res: Resource; readonly n: number }[];
    readonly renown: number;
    readonly at: SpaceId | null;
    readonly makes: Resource | null;
    readonly treasury: boolean;
    readonly staffed: boolean;
    readonly needsWorker: boolean;
    readonly house: House;
  };
  row: { readonly row: Tier; readonly bonus: number; readonly built: number };
  tier: { readonly tier: Tier };
  tech: {
    readonly tech: TechId;
    readonly cost: number;
    readonly renown: number;
    readonly tier: Tier | null;
    readonly owner: House | null;
    readonly research: number | null;
  };
  work: {
    readonly work: Work;
    readonly cost: readonly { readonly res: Resource; readonly n: number }[];
    readonly renown: number;
    readonly influence: number;
    readonly owner: House | null;
    readonly alone: boolean;
  };
  token: { readonly reward: Reward | null; readonly alone: boolean };
  capital: {
    readonly people: readonly { readonly house: House; readonly n: number }[];
    readonly neutral: number | null;
    readonly mode: Mode;
    /** The neutral People stay when an Era ends. */
    readonly stay: boolean;
    /** So many come to them then. */
    readonly grow: number;
    /** With two, only People there are rewarded (PEST-ERA-14). */
    readonly needs: boolean;
  };
  court: { readonly court: ReturnType<typeof courtName> | null; readonly mode: Mode };
  market: { readonly cards: number };
  decree: {
    readonly decree: DecreeId;
    readonly era: number;
    readonly state: 'past' | 'now' | 'later';
    readonly agenda: number | null;
    readonly level: number | null;
    /** From this level on its Imperative is scored (PEST-VRS-03); null where every level is. */
    readonly minimum: number | null;
  };
  decrees: object;
  years: { readonly year: number };
  pest: { readonly pest: PestId | null; readonly year: number; readonly sick: number };
  aid: {
    readonly aid: AidId | null;
    readonly year: number;
    readonly mode: Mode;
    /** Alone it pays by the Sick left on the Influence track: left up to one below `middle`, right from `least` on. */
    readonly middle: number;
    readonly least: number;
    readonly left: number;
  };
  house: HouseTold;
  renown: HouseTold;
  negative: HouseTold;
  ready: HouseTold;
  research: HouseTold;
  castle: { readonly at: SpaceId | null; readonly makes: Resource | null; readonly house: House };
  ranks: object;
  final: { readonly mode: Mode };
  turn: {
    readonly mode: Mode;
    readonly year: number;
    readonly era: number;
    readonly phase: Phase;
    readonly house: House;
    readonly you: boolean;
  };
}

const modeOf = (s: State): Mode => (solo(s) ? 'alone' : s.versus ? 'versus' : pair(s) ? 'pair' : 'many');

const numberIn = (id: string): number => (id === '' ? Number.NaN : Number(id));

export const factsOf = ({ tables: { BUILDING, NUMBER, SPACE, TECH, WORK }, read }: Making): FactsOf<State, Facts> => {
  const seatIn = (s: State, id: string): Seat | null => (s.players[numberIn(id)] === undefined ? null : Number(id));
  const house = (s: State, seat: Seat, id: string): HouseTold | null => {
    const who = seatIn(s, id);
    if (who === null) return null;
    const p = playerOf(s, who);
    const regularSlots = read.regularSlots(p);
    return {
      house: houseOf(s, who),
      you: who === seat,
      turn: s.phase === 'action' && s.active === who,
      renown: p.renown,
      negative: p.negative,
      influence: p.influence,
      research: p.research,
      ready: p.ready,
      sick: quarantined(p),
      slots: regularSlots + 4,
      regular: nth(p.sick, 0),
      regularSlots,
      dead: p.dead,
      people: ones(p.track),
      capital: p.capital,
      camp: p.camp < 0 ? null : spaceName(p.camp),
    };
  };
  /** Things of a board: the second id is its seat. */
  const ofBoard = (s: State, seat: Seat, _id: string, more: string): HouseTold | null => house(s, seat, more);
  const costs = (price: { readonly lumber: number; readonly stone: number; readonly herbs?: number }) =>
    [
      { res: 'lumber' as const, n: price.lumber },
      { res: 'stone' as const, n: price.stone },
      { res: 'herbs' as const, n: price.herbs ?? 0 },
    ].filter((x) => x.n > 0);
  return {
    board: (s) => ({ year: s.year }),
    place(s, _seat, id) {
      const space = oneOf(SPACES, id);
      if (space === null) return null;
      const at = SPACES.indexOf(space);
      const g = placeOf(s, space);
      const there = thereAre(s, at);
      return {
        id: space,
        kind: g?.kind ?? null,
        ruined: g?.ruined ?? false,
        yields: g?.yields ?? null,
        sick: g?.sick ?? 0,
        doctors: housesOf(s, there.doctors),
        camps: housesOf(s, there.camps),
        buildings: at < PLACES.length ? housesOf(s, there.buildings) : [],
      };
    },
    road(s, _seat, id) {
      const road = oneOf(ROADS, id);
      return road === null ? null : { road, sick: nth(s.roadSick, ROADS.indexOf(road)) };
    },
    influence(s, seat, id) {
      const space = numberIn(id);
      const reward = TRACK_REWARD[space];
      if (reward === undefined) return null;
      const at = (x: number): readonly Seat[] => s.players.flatMap((p, i) => (p.influence === x ? [i] : []));
      const own = seat < 0 ? null : (s.players[seat]?.influence ?? null);
      const shut = (x: number): boolean => x < NUMBER.trackEnd && (s.versus && TRACK_COVERED[x] === true ? true : at(x).some((i) => i !== seat));
      const ill = (x: number): boolean => solo(s) && TRACK_SICK[x] === true;
      const skipped = (x: number): boolean => shut(x) || ill(x);
      let points = 0;
      if (own !== null) for (let x = own + 1; x <= space; x++) if (!skipped(x)) points++;
      if (own !== null && own < space && skipped(space)) points++;
      return {
        space,
        rewards: reward.map((x) => ({ gain: GAINS[x.what] ?? 'any', n: x.n })),
        icon: TRACK_ICON[space] === true,
        covered: s.versus && TRACK_COVERED[space] === true,
        sick: ill(space) && space > (s.players[0]?.influence ?? 0),
        mode: modeOf(s),
        here: housesOf(s, at(space)),
        own,
        points,
      };
    },
    act(s, seat, id, more) {
      const act = oneOf(ACTIONS, id);
      const who = seatIn(s, more);
      if (act === null || who === null) return null;
      const i = ACTIONS.indexOf(act);
      return { act, hindered: hindered(playerOf(s, who), i), you: who === seat };
    },
    slot(s, seat, id, more) {
      const slot = oneOf(SLOTS, id);
      const who = seatIn(s, more);
      if (slot === null || who === null) return null;
      const p = playerOf(s, who);
      return { slot, n: nth(p.sick, SLOTS.indexOf(slot)), of: slot === 'regular' ? read.regularSlots(p) : 1, you: who === seat };
    },
    cell(s, seat, id, more) {
      const cell = oneOf(CELLS, id);
      const who = seatIn(s, more);
      return cell === null || who === null ? null : { cell, used: stood(playerOf(s, who), CELLS.indexOf(cell)), you: who === seat };
    },
    camp: ofBoard,
    track(s, seat, id, more) {
      const told = ofBoard(s, seat, id, more);
      const who = seatIn(s, more);
      if (told === null || who === null) return null;
      return { ...told, herbs: SPACE[freeSpace(playerOf(s, who))]?.herbs ?? null };
    },
    space(s, _seat, id, more) {
      const i = numberIn(id) - 1;
      const space = SPACE[i];
      const who = seatIn(s, more);
      if (space === undefined || who === null) return null;
      return { space: i + 1, herbs: space.herbs, renown: space.renown, lab: space.lab, full: onTrack(playerOf(s, who), i) };
    },
    grave(s, seat, id, more) {
      const told = ofBoard(s, seat, id, more);
      return told === null ? null : { ...told, cost: GRAVE.slice(0, told.dead).reduce((n, x) => n + x, 0) };
    },
    res(s, _seat, id, more) {
      const res = oneOf(RESOURCES, id);
      const who = seatIn(s, more);
      if (res === null || who === null) return null;
      const i = RESOURCES.indexOf(res);
      const p = playerOf(s, who);
      return { res, n: nth(p.res, i), limit: read.limitOf(p, i), house: houseOf(s, who) };
    },
    bld(s, _seat, id, more) {
      const found = oneOf(BUILDINGS, id);
      const who = seatIn(s, more);
      if (found === null || who === null) return null;
      const i = BUILDINGS.indexOf(found);
      const p = playerOf(s, who);
      const b = BUILDING[i];
      const site = nth(p.site, i);
      const makes = nth(p.makes, i);
      return {
        id: found,
        cost: b === undefined ? [] : costs(b),
        renown: b?.renown ?? 0,
        at: site < 0 ? null : spaceName(site),
        makes: site < 0 ? null : b?.type === 'treasury' ? 'coin' : (RESOURCES[makes] ?? null),
        treasury: b?.type === 'treasury',
        staffed: nth(p.worker, i) === 1,
        needsWorker: NEEDS_WORKER[i] === true,
        house: houseOf(s, who),
      };
    },
    row(s, _seat, id, more) {
      const row = oneOf(TIERS, id);
      const who = seatIn(s, more);
      if (row === null || who === null) return null;
      const r = TIERS.indexOf(row);
      return { row, bonus: ROW_BONUS[r] ?? 0, built: (ROW_SLOTS[r] ?? []).filter((i) => stands(playerOf(s, who), i)).length };
    },
    tier(_s, _seat, id) {
      const tier = oneOf(TIERS, id);
      return tier === null ? null : { tier };
    },
    tech(s, seat, id) {
      const tech = oneOf(TECHS, id);
      const n = tech === null ? 0 : TECHS.indexOf(tech) + 1;
      const t = TECH[n];
      if (tech === null || t === undefined) return null;
      const owner = s.players.findIndex((p) => p.tech.includes(n));
      return {
        tech,
        cost: t.cost,
        renown: t.renown,
        tier: TIERS[t.tier] ?? null,
        owner: owner < 0 ? null : houseOf(s, owner),
        research: seat < 0 ? null : (s.players[seat]?.research ?? null),
      };
    },
    work(s, _seat, id) {
      const work = oneOf(WORKS, id);
      const w = work === null ? undefined : WORK[WORKS.indexOf(work)];
      if (work === null || w === undefined) return null;
      const owner = nth(s.works, WORKS.indexOf(work));
      return { work, cost: costs(w), renown: w.renown, influence: w.influence, owner: owner < 0 ? null : houseOf(s, owner), alone: solo(s) };
    },
    token: (s, _seat, id) => ({ reward: oneOf(REWARDS, id), alone: solo(s) }),
    capital: (s) => ({
      people: s.players.map((p, i) => ({ house: houseOf(s, i), n: p.capital })),
      neutral: s.versus || solo(s) ? s.neutral : null,
      mode: modeOf(s),
      stay: s.versus || s.neutralPersists,
      grow: s.versus ? NUMBER.neutralEra : 0,
      needs: s.pairNeedsPeople,
    }),
    court: (s) => ({ court: s.court === 0 ? null : courtName(s.court), mode: modeOf(s) }),
    market: (s) => ({ cards: s.market.length }),
    decree(s, seat, id) {
      const era = numberIn(id);
      const card = s.decrees[era];
      if (card === undefined) return null;
      const now = eraOfYear(Math.max(1, s.year));
      const state = s.over || era < now ? 'past' : era === now ? 'now' : 'later';
      return {
        decree: decreeName(card),
        era: era + 1,
        state,
        agenda: seat < 0 ? null : read.agendaOf(s, seat, card),
        level: seat < 0 ? null : (s.players[seat]?.imperative[era] ?? null),
        minimum: s.versus ? nth(VERSUS_MINIMUM, era) : null,
      };
    },
    decrees: () => ({}),
    years: (s) => ({ year: s.year }),
    pest(s, _seat, id) {
      const year = numberIn(id);
      if (!(year >= 1 && year <= 6)) return null;
      const card = s.pestsUp[year - 1] ?? 0;
      return { pest: card === 0 ? null : pestName(card), year, sick: nth(SICK_BY_ERA, eraOfYear(year)) };
    },
    aid(s, _seat, id) {
      const year = numberIn(id);
      if (!(year >= 1 && year <= 6)) return null;
      const card = s.aidsUp[year - 1] ?? 0;
      const me = s.players[0];
      return {
        aid: card === 0 ? null : aidName(card),
        year,
        mode: modeOf(s),
        middle: AID_MIDDLE_FROM,
        least: AID_LEAST_FROM,
        left: me === undefined ? 0 : trackSick(me),
      };
    },
    house,
    renown: house,
    negative: house,
    ready: house,
    research: house,
    castle(s, _seat, id) {
      const who = seatIn(s, id);
      if (who === null) return null;
      const p = playerOf(s, who);
      const site = nth(p.site, BUILDINGS.length - 1);
      return {
        at: site < 0 ? null : spaceName(site),
        makes: site < 0 ? null : (RESOURCES[nth(p.makes, BUILDINGS.length - 1)] ?? null),
        house: houseOf(s, who),
      };
    },
    ranks: () => ({}),
    final: (s) => ({ mode: modeOf(s) }),
    turn: (s, seat) => ({
      mode: modeOf(s),
      year: s.year,
      era: s.year === 0 ? 1 : eraOf(s) + 1,
      phase: s.phase,
      house: houseOf(s, s.active),
      you: s.active === seat,
    }),
  };
};

const ACT_CLAUSES: Readonly<Record<Action, readonly string[]>> = {
  move: ['PEST-MOV-01', 'PEST-MOV-08'],
  construct: ['PEST-CNS-01', 'PEST-CNS-05'],
  produce: ['PEST-PRD-01', 'PEST-PRD-02'],
  research: ['PEST-RES-01', 'PEST-RES-03'],
  cure: ['PEST-CUR-01', 'PEST-CUR-03'],
  assign: ['PEST-ASG-01', 'PEST-ACT-03'],
};
const PHASE_CLAUSES: Readonly<Record<Phase, readonly string[]>> = {
  setup: ['PEST-SET-01'],
  pest: ['PEST-PST-01', 'PEST-PST-10'],
  aid: ['PEST-AID-02', 'PEST-AID-04'],
  action: ['PEST-ACT-01', 'PEST-ACT-02'],
  era: ['PEST-ERA-01'],
  over: ['PEST-END-10'],
};
const IN_CAPITAL: Readonly<Record<Mode, readonly string[]>> = {
  alone: ['PEST-SOL-18', 'PEST-SOL-19'],
  pair: ['PEST-ERA-08', 'PEST-ERA-14'],
  versus: ['PEST-VRS-12', 'PEST-VRS-13', 'PEST-VRS-06'],
  many: ['PEST-ERA-03', 'PEST-ERA-04'],
};
const two = (n: number): string => String(n).padStart(2, '0');

export const CLAUSES: ClausesOf<Facts> = {
  board: () => ['PEST-END-01', 'PEST-END-10'],
  place: ({ id, kind }) => (id === 'capital' ? ['PEST-MOV-03', 'PEST-CNS-11'] : ['PEST-MOV-08', kind === null ? 'PEST-MOV-14' : 'PEST-CNS-08']),
  road: () => ['PEST-MOV-07', 'PEST-PST-08'],
  influence: ({ mode, covered, sick }) =>
    sick ? ['PEST-SOL-13', 'PEST-SOL-14'] : covered ? ['PEST-VRS-05', 'PEST-VRS-15'] : ['PEST-INF-04', mode === 'alone' ? 'PEST-SOL-15' : 'PEST-INF-02'],
  act: ({ act }) => ACT_CLAUSES[act],
  slot: ({ slot }) =>
    slot === 'regular' ? ['PEST-QUA-02', 'PEST-QUA-03'] : slot === 'storage' ? ['PEST-STO-02', 'PEST-QUA-08'] : ['PEST-ACT-07', 'PEST-QUA-08'],
  cell: () => ['PEST-ACT-02', 'PEST-ACT-03', 'PEST-ACT-11'],
  camp: () => ['PEST-MOV-09', 'PEST-PST-06'],
  track: () => ['PEST-CUR-03', 'PEST-END-04'],
  space: ({ lab }) => ['PEST-CUR-01', lab ? 'PEST-PRD-02' : 'PEST-END-04'],
  grave: () => ['PEST-QUA-04', 'PEST-ERA-10'],
  res: () => ['PEST-STO-01', 'PEST-STO-04'],
  bld: () => ['PEST-CNS-02', 'PEST-PRD-01'],
  row: () => ['PEST-END-03'],
  tier: () => ['PEST-RES-02', 'PEST-RES-03'],
  tech: ({ tech }) => [`PEST-TECH-${two(TECHS.indexOf(tech) + 1)}`, 'PEST-RES-01'],
  work: ({ alone }) => ['PEST-CNS-11', alone ? 'PEST-SOL-11' : 'PEST-CNS-12'],
  token: ({ alone }) => ['PEST-ASG-04', alone ? 'PEST-SOL-17' : 'PEST-ASG-06'],
  capital: ({ mode }) => IN_CAPITAL[mode],
  court: ({ mode }) => (mode === 'alone' ? ['PEST-SOL-07', 'PEST-SOL-18'] : mode === 'many' ? ['PEST-ERA-03', 'PEST-CRD-04'] : IN_CAPITAL[mode]),
  market: () => ['PEST-RES-01', 'PEST-RES-06'],
  decree: ({ minimum }) => ['PEST-ERA-02', minimum === null ? 'PEST-END-06' : 'PEST-VRS-03'],
  decrees: () => ['PEST-ERA-02', 'PEST-SET-05'],
  years: () => ['PEST-PST-01', 'PEST-AID-03'],
  pest: () => ['PEST-PST-01', 'PEST-PST-02'],
  aid: ({ mode }) => ['PEST-AID-02', mode === 'alone' ? 'PEST-SOL-15' : mode === 'versus' ? 'PEST-VRS-08' : mode === 'pair' ? 'PEST-AID-08' : 'PEST-AID-04'],
  house: () => ['PEST-END-02', 'PEST-END-10'],
  renown: () => ['PEST-END-02', 'PEST-END-08'],
  negative: () => ['PEST-ERA-10', 'PEST-END-02'],
  ready: () => ['PEST-ACT-01', 'PEST-ERA-11'],
  research: () => ['PEST-RES-10', 'PEST-ACT-06'],
  castle: () => ['PEST-PRD-01', 'PEST-COM-04'],
  ranks: () => ['PEST-SOL-21'],
  final: ({ mode }) => ['PEST-END-02', mode === 'alone' ? 'PEST-SOL-20' : mode === 'versus' ? 'PEST-VRS-15' : 'PEST-END-11'],
  turn: ({ phase }) => PHASE_CLAUSES[phase],
};

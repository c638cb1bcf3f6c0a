/** What Pathologic tells of everything that its board draws, as facts: the words of every language say them. It reads a view, so it knows of the Plague what its seat knows. */

import { type ClausesOf, type FactsOf, oneOf, type Seat } from '@pesthouse/kernel';
import { num } from '../data/tables.ts';
import { mayBeTarget } from '../fog.ts';
import { sizeOf } from '../look.ts';
import {
  DISTRICTS,
  FIRST_WARD,
  groupOf,
  HEALERS,
  type Healer,
  healerName,
  PIECES,
  type Piece,
  PLAGUE,
  RESOURCES,
  type Resource,
  type Role,
  roleName,
  STRAINS,
  type StrainFace,
  TITLES,
  type Title,
  WARDS,
  type Ward,
} from '../names.ts';
import { hasActed, inCrypts, inGrave, wardsIn } from '../reading.ts';
import { atOf, isFree, isOngoing, type Phase, pactOn, playing, RESOLVED, type State } from '../state.ts';
import type { Making } from './making.ts';
import { accessOf, countersOf, districtOf, healerOf, poolOf, type Some } from './position.ts';

export interface PlaceTold extends ReturnType<typeof districtOf> {
  readonly d: number;
  readonly begun: boolean;
}
export interface PieceTold {
  readonly id: Piece;
  readonly healer: Healer;
  readonly ward: { readonly access: Resource; readonly own: boolean; readonly pact: Healer | null; readonly reward: number } | null;
  readonly you: boolean;
  readonly at: number;
  readonly free: boolean;
  readonly dead: 'crypt' | 'grave' | null;
  readonly acted: boolean;
  /** Whether the Plague may hunt it, as everybody can know. */
  readonly hunted: boolean;
}
export interface HealerTold {
  readonly id: Healer;
  readonly you: boolean;
  readonly inGame: boolean;
  readonly evidence: number;
  readonly need: number;
  readonly counters: readonly Some[];
  readonly held: number;
  readonly rest: number;
  readonly pact: Ward | null;
}

export interface Facts {
  map: { readonly ongoing: number; readonly undrawn: number };
  place: PlaceTold;
  piece: PieceTold;
  event: { readonly d: number; readonly needs: Resource | null; readonly resolved: boolean };
  token: { readonly d: number; readonly face: StrainFace };
  strain: { readonly strain: StrainFace; readonly held: number };
  blockade: { readonly at: number };
  curfew: { readonly at: number };
  seen: { readonly at: number; readonly round: number };
  fog: { readonly places: number; readonly plague: boolean };
  ticker: {
    readonly need: number /** With two players: the tier on which the token is (PATH-P2-07); else null. */;
    readonly tier: Healer | null;
    readonly rows: readonly { readonly id: Healer; readonly evidence: number }[];
  };
  evidence: HealerTold;
  counters: HealerTold;
  resource: { readonly resource: Resource; readonly left: number };
  healer: HealerTold;
  cards: HealerTold;
  card: { readonly title: Title; readonly full: boolean };
  points: { readonly ap: number; readonly usual: number; readonly mine: boolean };
  deck: { readonly undrawn: number; readonly ongoing: number };
  pool: { readonly counters: readonly Some[] };
  plague: { readonly held: number; readonly buried: number; readonly you: boolean };
  graves: { readonly crypt: readonly Ward[]; readonly grave: readonly Ward[] };
  hitlist: { readonly buried: number };
  notebook: object;
  guess: { readonly places: number };
  decks: { readonly strains: number; readonly events: number };
  turn: { readonly round: number; readonly role: Role; readonly you: boolean; readonly phase: Phase; readonly ap: number };
  window: object;
  scene: object;
  legend: object;
}

const districtIn = (id: string): number | null => {
  const d = Number(id);
  return id !== '' && Number.isInteger(d) && d >= 0 && d <= DISTRICTS ? d : null;
};

export const factsOf = ({ tables: { NUMBER }, read }: Making): FactsOf<State, Facts> => {
  const healer = (s: State, seat: Seat, id: string): HealerTold | null => {
    const found = oneOf(HEALERS, id);
    if (found === null) return null;
    const h = HEALERS.indexOf(found);
    return {
      id: found,
      you: seat >= 0 && s.roles[seat] === h,
      inGame: playing(s, h),
      evidence: s.evidence[h] ?? 0,
      need: NUMBER.evidenceWin,
      counters: countersOf(s, h),
      held: num(s.held, h),
      rest: num(s.rest, h),
      pact: healerOf(s, h).pact,
    };
  };
  const plain = <K extends 'notebook' | 'window' | 'scene' | 'legend'>(): Facts[K] => ({});
  return {
    map: (s) => ({ ongoing: s.ongoing, undrawn: s.undrawn }),
    place(s, _seat, id) {
      const d = districtIn(id);
      return d === null ? null : { d, begun: s.phase !== 'setup', ...districtOf(s, d) };
    },
    piece(s, seat, id) {
      const found = oneOf(PIECES, id);
      if (found === null) return null;
      const p = PIECES.indexOf(found);
      const w = p - FIRST_WARD;
      const ward = WARDS[w];
      const h = w < 0 ? p : groupOf(w);
      const pact = w < 0 ? -1 : pactOn(s, w);
      const mine = seat < 0 ? -1 : (s.roles[seat] ?? -1);
      const dead = w < 0 ? null : inCrypts(s, w) ? 'crypt' : inGrave(s, w) ? 'grave' : null;
      return {
        id: found,
        healer: healerName(h),
        ward:
          ward === undefined
            ? null
            : { access: accessOf(ward), own: mine === h, pact: pact < 0 ? null : healerName(pact), reward: mine === h ? NUMBER.ownWard : NUMBER.otherWard },
        you: w < 0 && mine === p,
        at: atOf(s, p),
        free: isFree(s, p),
        dead,
        acted: hasActed(s, p),
        hunted: w >= 0 && dead === null && s.phase !== 'setup' && mayBeTarget(s, w),
      };
    },
    event(s, _seat, id) {
      const d = districtIn(id);
      if (d === null || d === 0) return null;
      return { d, needs: districtOf(s, d).needs, resolved: !isOngoing(s, d) && s.event[d] === RESOLVED };
    },
    token(s, _seat, id) {
      const d = districtIn(id);
      const face = d === null ? null : districtOf(s, d).strain;
      return d === null || face === null ? null : { d, face };
    },
    strain(s, _seat, id) {
      const strain = oneOf(STRAINS, id);
      return strain === null ? null : { strain, held: s.grip[STRAINS.indexOf(strain)] ?? 0 };
    },
    blockade: (s) => ({ at: s.blockade }),
    curfew: (s) => ({ at: s.curfew }),
    seen: (s) => ({ at: s.lastSeen, round: s.lastSeenRound }),
    fog: (s, seat) => ({ places: sizeOf(s.fog), plague: seat >= 0 && s.roles[seat] === PLAGUE }),
    ticker: (s) => ({
      need: NUMBER.evidenceWin,
      tier: s.duel ? healerName(s.tier) : null,
      rows: s.order.map((h) => ({ id: healerName(h), evidence: s.evidence[h] ?? 0 })),
    }),
    evidence: healer,
    counters: healer,
    healer,
    cards: healer,
    resource(s, _seat, id) {
      const resource = oneOf(RESOURCES, id);
      return resource === null ? null : { resource, left: num(s.pool, RESOURCES.indexOf(resource)) };
    },
    card(s, _seat, id) {
      const title = oneOf(TITLES, id);
      return title === null ? null : { title, full: read.fullParalysis(s) };
    },
    points: (s, seat) => ({
      ap: Math.max(0, s.ap),
      usual: NUMBER.actionPoints,
      mine: seat >= 0 && s.roles[seat] === s.active && s.phase !== 'setup' && s.phase !== 'over',
    }),
    deck: (s) => ({ undrawn: s.undrawn, ongoing: s.ongoing }),
    pool: (s) => ({ counters: poolOf(s) }),
    plague: (s, seat) => ({ held: s.gripSize, buried: sizeOf(s.crypt), you: seat >= 0 && s.roles[seat] === PLAGUE }),
    graves: (s) => ({ crypt: wardsIn(s.crypt), grave: wardsIn(s.grave) }),
    hitlist: (s) => ({ buried: sizeOf(s.crypt) }),
    notebook: plain,
    guess: (s) => ({ places: sizeOf(s.fog) }),
    decks: (s) => ({ strains: s.strainsLeft, events: s.undrawn }),
    turn: (s, seat) => ({
      round: s.round,
      role: roleName(s.active),
      you: seat >= 0 && s.roles[seat] === s.active,
      phase: s.phase,
      ap: Math.max(0, s.ap),
    }),
    window: plain,
    scene: plain,
    legend: plain,
  };
};

const two = (n: number): string => String(n).padStart(2, '0');
const PHASE_CLAUSES: Readonly<Record<Phase, readonly string[]>> = {
  setup: ['PATH-SET-10', 'PATH-SET-07'],
  movement: ['PATH-MOV-01', 'PATH-MOV-04'],
  attack: ['PATH-INF-01', 'PATH-INF-07'],
  strains: ['PATH-STR-01', 'PATH-STR-02', 'PATH-STR-04'],
  events: ['PATH-SUP-10'],
  actions: ['PATH-ACT-01', 'PATH-ACT-03'],
  over: ['PATH-EVD-02', 'PATH-EVD-03'],
};

export const CLAUSES: ClausesOf<Facts> = {
  map: () => ['PATH-COMP-01', 'PATH-COMP-06'],
  place: ({ d }) => (d === 0 ? ['PATH-COMP-09', 'PATH-COMP-10'] : ['PATH-COMP-06', 'PATH-RES-01']),
  piece: ({ ward }) => (ward === null ? ['PATH-INF-06', 'PATH-RES-12'] : ['PATH-COMP-03', 'PATH-COMP-04', ward.own ? 'PATH-RES-10' : 'PATH-RES-11']),
  event: ({ d }) => [`PATH-EV-${two(d)}`, 'PATH-RES-01'],
  token: () => ['PATH-STR-06', 'PATH-STR-07'],
  strain: ({ strain }) => ['PATH-STR-06', `PATH-ST-${two(STRAINS.findIndex((x) => x === strain) + 1)}`],
  blockade: () => ['PATH-INF-01', 'PATH-INF-16'],
  curfew: () => ['PATH-RX-02'],
  seen: () => ['PATH-INF-03', 'PATH-RP-10'],
  fog: () => ['PATH-MOV-04', 'PATH-RP-10'],
  ticker: ({ tier }) => (tier === null ? ['PATH-COMP-18', 'PATH-EVD-02'] : ['PATH-P2-07', 'PATH-P2-09', 'PATH-EVD-02']),
  evidence: () => ['PATH-EVD-02', 'PATH-DTH-03'],
  counters: () => ['PATH-RES-02', 'PATH-ACT-11'],
  resource: () => ['PATH-COMP-20', 'PATH-ACT-11'],
  healer: () => ['PATH-COMP-03', 'PATH-EVD-02'],
  cards: () => ['PATH-COMP-15', 'PATH-GEN-02'],
  card: ({ title }) => [`PATH-RX-${two(TITLES.indexOf(title) + 1)}`, 'PATH-COMP-16'],
  points: () => ['PATH-ACT-01', 'PATH-ACT-05'],
  deck: () => ['PATH-EVD-04'],
  pool: () => ['PATH-COMP-20'],
  plague: () => ['PATH-EVD-03', 'PATH-EVD-04'],
  graves: () => ['PATH-DTH-02', 'PATH-EVD-03'],
  hitlist: () => ['PATH-EVD-03'],
  notebook: () => ['PATH-NB-01', 'PATH-NB-02'],
  guess: () => ['PATH-RP-10'],
  decks: () => ['PATH-GEN-05', 'PATH-EVD-04'],
  turn: ({ phase }) => PHASE_CLAUSES[phase],
  window: () => ['PATH-RP-02', 'PATH-RP-04'],
  scene: () => ['PATH-GEN-07'],
  legend: () => ['PATH-RP-10'],
};

/** What New York tells of everything that its board draws, as facts: the words of every language say them. */
import { type ClausesOf, type FactsOf, oneOf, type Seat } from '@pesthouse/kernel';
import { KINDS_OF } from '../data/tables.ts';
import { KINDS, type Kind, PLACES, type PlaceId, SPECIES, type Species } from '../names.ts';
import { phasesOf } from '../phases.ts';
import { activeSpecies, infests, type Phase, pestsOf, type State, unclaimed } from '../state.ts';
import type { Making } from './making.ts';
import { cardsLeft, foodChance, harmOf, infester, kindsAt, leaders, markOf, type TurnMark } from './reading.ts';

export interface PlaceTold {
  readonly at: PlaceId;
  readonly inPlay: boolean;
  readonly draw: number;
  /** Who may breed there; null where all may. */
  readonly only: readonly Species[] | null;
  readonly groups: readonly { readonly who: Species; readonly n: number; readonly dice: number }[];
  readonly food: number;
  readonly infester: Species | null;
  readonly me: Species | null;
  /** Whether the one who asks may breed usual pests there. */
  readonly open: boolean;
}
export interface GroupTold {
  readonly at: PlaceId;
  readonly who: Species;
  readonly kinds: readonly Kind[];
  readonly dice: number;
  readonly allowed: boolean;
  /** The chance of whoever asks in an attack on it; null where they have nobody there, or it is their own. */
  readonly odds: { readonly attack: number; readonly defence: number; readonly chance: number } | null;
  readonly yours: boolean;
}
export interface SeatTold {
  readonly who: Species;
  readonly you: boolean;
  readonly turn: boolean;
  readonly pests: number;
  readonly leads: boolean;
  readonly alone: boolean;
  readonly hand: number;
  readonly infested: readonly PlaceId[];
  readonly deck: number;
}
export interface KindTold {
  readonly kind: Kind;
  readonly who: Species;
  readonly rank: number;
  readonly cost: number;
  readonly dice: number;
  readonly defence: number;
  readonly left: number;
  readonly out: number;
  /** How much food its owner has in hand. */
  readonly hand: number;
  readonly you: boolean;
}
export interface PileTold {
  readonly left: number;
  readonly food: number;
  readonly poison: number;
  readonly chance: number;
  readonly out: number;
  /** What Poison does to the one who asks; null for a watcher. */
  readonly harm: ReturnType<typeof harmOf> | null;
  /** After the last card everybody else has a reply turn (NYC-OPT-02). */
  readonly lastCall: boolean;
}

export interface Facts {
  map: { readonly places: number; readonly all: number };
  place: PlaceTold;
  draw: { readonly at: PlaceId; readonly draw: number; readonly base: number; readonly infester: Species | null };
  food: { readonly at: PlaceId; readonly food: number };
  group: GroupTold;
  pile: PileTold;
  poison: PileTold;
  legend: object;
  seat: SeatTold;
  score: SeatTold;
  hand: SeatTold;
  infested: SeatTold & { readonly extra: number };
  kind: KindTold;
  bonus: { readonly who: Species; readonly target: Species; readonly bonus: number; readonly cap: number };
  turn: { readonly turn: number; readonly who: Species; readonly phase: Phase; readonly mark: TurnMark | null };
  phase: { readonly phase: Phase; readonly now: boolean; readonly past: boolean; readonly drawn: number; readonly limit: number };
  fight: { readonly cap: number };
  chance: object;
  rolloff: { readonly dice: number };
}

const speciesOf = (s: State, id: string): Species | null => s.order.find((x) => x === id) ?? null;
const meOf = (s: State, seat: Seat): Species | null => (seat < 0 ? null : (s.species[seat] ?? null));

export const factsOf = ({ tables, read }: Making): FactsOf<State, Facts> => {
  const { PLACE, KIND, BONUS, NUMBER } = tables;
  const pile = (s: State, seat: Seat): PileTold => {
    const me = meOf(s, seat);
    return {
      left: cardsLeft(s),
      food: s.pile.food,
      poison: s.pile.poison,
      chance: foodChance(s),
      out: s.poisonOut,
      harm: me === null ? null : harmOf(s, me),
      lastCall: s.lastCall,
    };
  };
  const seatTold = (s: State, seat: Seat, id: string): SeatTold | null => {
    const who = speciesOf(s, id);
    if (who === null) return null;
    const lead = leaders(s);
    return {
      who,
      you: meOf(s, seat) === who,
      turn: s.phase !== 'over' && s.phase !== 'final' && activeSpecies(s) === who,
      pests: pestsOf(s, who),
      leads: lead.includes(who),
      alone: lead.length === 1,
      hand: s.hand[who],
      infested: s.places.filter((at) => infests(s, at, who)),
      deck: KINDS_OF[who].reduce((n, kind) => n + s.deck[kind], 0),
    };
  };
  return {
    map: (s) => ({ places: s.places.length, all: PLACES.length }),
    place(s, seat, id) {
      const at = oneOf(PLACES, id);
      if (at === null) return null;
      const me = meOf(s, seat);
      return {
        at,
        inPlay: s.places.includes(at),
        draw: PLACE[at].draw,
        only: PLACE[at].open ? null : SPECIES.filter((who) => PLACE[at].allowed[who]),
        groups: s.order.flatMap((who) => {
          const kinds = kindsAt(s, at, who);
          return kinds.length === 0 ? [] : [{ who, n: kinds.length, dice: read.printedDice(kinds) }];
        }),
        food: unclaimed(s.board[at]),
        infester: s.places.includes(at) ? infester(s, at) : null,
        me,
        open: me !== null && PLACE[at].allowed[me],
      };
    },
    draw(s, _seat, id) {
      const at = oneOf(PLACES, id);
      return at === null ? null : { at, draw: PLACE[at].draw, base: NUMBER.baseDrawMax, infester: s.places.includes(at) ? infester(s, at) : null };
    },
    food(s, _seat, id) {
      const at = oneOf(PLACES, id);
      return at === null ? null : { at, food: unclaimed(s.board[at]) };
    },
    group(s, seat, id, more) {
      const at = oneOf(PLACES, id);
      const who = speciesOf(s, more);
      if (at === null || who === null) return null;
      const kinds = kindsAt(s, at, who);
      const me = meOf(s, seat);
      const fights = me !== null && me !== who && kinds.length > 0 && kindsAt(s, at, me).length > 0;
      const odds = fights ? read.fightAt(s, at, me, who) : null;
      return {
        at,
        who,
        kinds,
        dice: read.printedDice(kinds),
        allowed: PLACE[at].allowed[who],
        odds: odds === null ? null : { attack: odds.attack.rolled, defence: odds.defence.rolled, chance: odds.chance },
        yours: me === who,
      };
    },
    pile,
    poison: pile,
    legend: () => ({}),
    seat: seatTold,
    score: seatTold,
    hand: seatTold,
    infested(s, seat, id) {
      const told = seatTold(s, seat, id);
      return told === null ? null : { ...told, extra: told.infested.reduce((n, at) => n + PLACE[at].draw, 0) };
    },
    kind(s, seat, id) {
      const kind = oneOf(KINDS, id);
      if (kind === null) return null;
      const k = KIND[kind];
      const out = s.places.reduce((n, at) => n + kindsAt(s, at, k.species).filter((x) => x === kind).length, 0);
      return {
        kind,
        who: k.species,
        rank: k.rank,
        cost: k.cost,
        dice: k.dice,
        defence: k.defence,
        left: s.deck[kind],
        out,
        hand: s.hand[k.species],
        you: meOf(s, seat) === k.species,
      };
    },
    bonus(s, _seat, id, more) {
      const who = speciesOf(s, id);
      const target = speciesOf(s, more);
      return who === null || target === null ? null : { who, target, bonus: BONUS[who][target], cap: NUMBER.diceCap };
    },
    turn: (s) => ({ turn: s.turn, who: activeSpecies(s), phase: s.phase, mark: markOf(s) }),
    phase(s, _seat, id) {
      const stops = phasesOf(s);
      const phase = stops.find((x) => x === id);
      return phase === undefined
        ? null
        : { phase, now: s.phase === phase, past: stops.indexOf(phase) < stops.indexOf(s.phase), drawn: s.drawn, limit: s.limit };
    },
    fight: () => ({ cap: NUMBER.diceCap }),
    chance: () => ({}),
    rolloff: () => ({ dice: NUMBER.rollOffDice }),
  };
};

const two = (n: number): string => String(n).padStart(2, '0');
const PHASE_CLAUSES: Readonly<Record<Phase, readonly string[]>> = {
  gather: ['NYC-GATH-01', 'NYC-GATH-04'],
  breed: ['NYC-BREED-01', 'NYC-BREED-02'],
  fight: ['NYC-FIGHT-01', 'NYC-FIGHT-10'],
  move: ['NYC-MOVE-01', 'NYC-MOVE-02'],
  final: ['NYC-END-04'],
  over: ['NYC-WIN-01'],
};

export const CLAUSES: ClausesOf<Facts> = {
  map: () => ['NYC-COMP-07', 'NYC-GEN-02'],
  place: ({ at, inPlay }) => (inPlay ? [`NYC-LOC-${two(PLACES.indexOf(at) + 2)}`, 'NYC-GEN-05'] : ['NYC-SETUP-03']),
  draw: () => ['NYC-GATH-03', 'NYC-GATH-04'],
  food: () => ['NYC-GEN-09', 'NYC-BREED-04'],
  group: ({ kinds }) => (kinds.length === 0 ? ['NYC-BREED-07'] : ['NYC-FIGHT-03', 'NYC-GEN-05']),
  pile: ({ lastCall }) => ['NYC-GATH-01', lastCall ? 'NYC-OPT-02' : 'NYC-END-02'],
  poison: () => ['NYC-GATH-10', 'NYC-GATH-14'],
  legend: () => ['NYC-GEN-05', 'NYC-GEN-09'],
  seat: () => ['NYC-WIN-01'],
  score: () => ['NYC-WIN-01', 'NYC-WIN-02'],
  hand: () => ['NYC-GATH-08', 'NYC-BREED-02'],
  infested: () => ['NYC-GEN-05', 'NYC-GATH-04'],
  kind: ({ kind }) => [`NYC-CARD-${two(KINDS.indexOf(kind) + 1)}`, 'NYC-BREED-03'],
  bonus: () => ['NYC-FIGHT-07', 'NYC-FIGHT-18'],
  turn: ({ mark }) => ['NYC-TURN-03', ...(mark === null ? [] : mark === 'reply' ? ['NYC-OPT-03'] : ['NYC-END-02'])],
  phase: ({ phase }) => PHASE_CLAUSES[phase],
  fight: () => ['NYC-FIGHT-09', 'NYC-FIGHT-10', 'NYC-FIGHT-11'],
  chance: () => ['NYC-FIGHT-10', 'NYC-FIGHT-11'],
  rolloff: () => ['NYC-WIN-09'],
};

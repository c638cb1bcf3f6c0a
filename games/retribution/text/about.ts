/** What Retribution tells of everything that its board draws, as facts: the words of every language say them. Of hidden cards it knows what the seat knows: their number. */
import { type ClausesOf, type FactsOf, oneOf, type Seat } from '@pesthouse/kernel';
import { FACES, type Face, faceOf, PHASES, type TurnPhase } from '../names.ts';
import { EMPTY, playerAt, type State } from '../state.ts';
import type { Making } from './making.ts';

export interface CardTold {
  readonly card: Face;
  readonly price: number;
  readonly resistance: number;
  readonly infamy: number;
  readonly copies: number;
  readonly penance: boolean;
  readonly noble: boolean;
  /** It can be seen for sale now. */
  readonly offered: boolean;
  /** How many the one who asks holds in the hand. */
  readonly inHand: number;
  /** Whether the one who asks is spending now, and what there is to spend. */
  readonly pool: number | null;
  readonly king: { readonly nobles: number } | null;
}
export interface SeatTold {
  readonly seat: Seat;
  readonly you: boolean;
  readonly turn: boolean;
  readonly hand: number;
  readonly draw: number;
  readonly top: number;
  readonly discard: number;
  readonly chronics: number;
  readonly cards: number;
  readonly infamy: number;
  readonly penances: number;
}
export interface TurnTold {
  readonly seat: Seat;
  readonly you: boolean;
  readonly round: number;
  readonly phase: State['phase'];
}

export interface Facts {
  table: { readonly nobles: number; readonly king: boolean; readonly kingdom: number };
  card: CardTold;
  back: object;
  lineup: { readonly cards: number; readonly spaces: number };
  gap: { readonly where: 'lineup' | 'nobility' };
  nobility: { readonly nobles: number; readonly king: boolean };
  kingdom: { readonly cards: number };
  ratkings: { readonly left: number };
  penance: { readonly cards: number };
  pit: { readonly cards: number };
  seat: SeatTold;
  hand: SeatTold;
  draw: SeatTold & { readonly size: number };
  discard: SeatTold;
  penances: SeatTold;
  chronics: SeatTold;
  played: { readonly base: number; readonly gained: number };
  pool: { readonly n: number; readonly base: number; readonly gained: number; readonly spent: number; readonly phase: State['phase']; readonly you: boolean };
  turn: TurnTold;
  phase: { readonly phase: TurnPhase; readonly now: boolean; readonly past: boolean };
  target: object;
  attack: object;
  choice: object;
  focus: object;
  endtimes: { readonly equal: boolean };
}

export const factsOf = ({ tables: { NUMBER }, read }: Making): FactsOf<State, Facts> => {
  const nobles = (s: State): number => s.stacks.reduce((n, x) => n + x.length, 0);
  const seatTold = (s: State, seat: Seat, id: string): SeatTold | null => {
    const who = Number(id);
    if (id === '' || s.players[who] === undefined) return null;
    const p = playerAt(s, who);
    const { cards, infamy, penances } = read.tally(s, who);
    return {
      seat: who,
      you: who === seat,
      turn: s.active === who && s.phase !== 'over',
      hand: p.handSize,
      draw: p.drawSize + p.top.length,
      top: p.top.length,
      discard: p.discardSize,
      chronics: p.control.filter((x) => read.card(x.card).chronic).length,
      cards,
      infamy,
      penances,
    };
  };
  const base = (s: State): number => (s.phase === 'infect' ? s.base : read.baseOf(playerAt(s, s.active)));
  return {
    table: (s) => ({ nobles: nobles(s), king: s.king, kingdom: s.kingdomSize }),
    card(s, seat, id) {
      const card = oneOf(FACES, id);
      if (card === null) return null;
      const f = faceOf(card);
      const row = read.card(f);
      const tops = s.stacks.map((x) => x.at(-1));
      const king = card === 'king' && s.king;
      return {
        card,
        price: read.priceOf(s, f),
        resistance: row.resistance,
        infamy: read.infamyOf(f),
        copies: row.copies,
        penance: row.penance,
        noble: row.nobility,
        offered: s.lineup.includes(f) || tops.includes(f) || (king && nobles(s) === 0),
        inHand: seat < 0 ? 0 : (playerAt(s, seat).hand[f] ?? 0),
        pool: s.phase === 'infect' && s.active === seat ? s.pool : null,
        king: king ? { nobles: nobles(s) } : null,
      };
    },
    back: () => ({}),
    lineup: (s) => ({ cards: s.lineup.filter((f) => f !== EMPTY).length, spaces: NUMBER.lineup }),
    gap: (_s, _seat, id) => ({ where: id === 'nobility' ? 'nobility' : 'lineup' }),
    nobility: (s) => ({ nobles: nobles(s), king: s.king }),
    kingdom: (s) => ({ cards: s.kingdomSize }),
    ratkings: (s) => ({ left: s.ratKings }),
    penance: (s) => ({ cards: s.penanceSize }),
    pit: (s) => ({ cards: s.pitSize }),
    seat: seatTold,
    hand: seatTold,
    draw(s, seat, id) {
      const told = seatTold(s, seat, id);
      return told === null ? null : { ...told, size: NUMBER.hand };
    },
    discard: seatTold,
    penances: seatTold,
    chronics: seatTold,
    played: (s) => ({ base: base(s), gained: s.gained }),
    pool: (s, seat) => ({
      n: s.phase === 'spread' || s.phase === 'infect' ? read.poolSoFar(s) : 0,
      base: base(s),
      gained: s.gained,
      spent: s.spent,
      phase: s.phase,
      you: s.active === seat,
    }),
    turn: (s, seat) => ({ seat: s.active, you: s.active === seat, round: s.round, phase: s.phase }),
    phase(s, _seat, id) {
      const phase = oneOf(PHASES, id);
      const at = PHASES.findIndex((x) => x === s.phase);
      return phase === null ? null : { phase, now: s.phase === phase, past: at >= 0 && PHASES.indexOf(phase) < at };
    },
    target: () => ({}),
    attack: () => ({}),
    choice: () => ({}),
    focus: () => ({}),
    endtimes: (s) => ({ equal: s.equalTurns }),
  };
};

/** The first clause of each card. */
const CARD_CLAUSE: Readonly<Record<Face, string>> = {
  rat: 'PLG-FES-01',
  filth: 'PLG-FES-02',
  rat_king: 'PLG-FES-03',
  ale_peasant: 'PLG-ALE-01',
  ale_knight: 'PLG-ALE-02',
  ale_priest: 'PLG-ALE-04',
  daggers_peasant: 'PLG-DAG-01',
  daggers_knight: 'PLG-DAG-02',
  daggers_priest: 'PLG-DAG-03',
  bones_peasant: 'PLG-BON-01',
  bones_knight: 'PLG-BON-02',
  bones_priest: 'PLG-BON-03',
  torches_peasant: 'PLG-TOR-01',
  torches_knight: 'PLG-TOR-02',
  torches_priest: 'PLG-TOR-03',
  hire_collector: 'PLG-HIR-01',
  hire_fool: 'PLG-HIR-02',
  hire_doctor: 'PLG-HIR-04',
  prince: 'PLG-NOB-01',
  princess: 'PLG-NOB-02',
  queen: 'PLG-NOB-04',
  bishop: 'PLG-NOB-05',
  cardinal: 'PLG-NOB-06',
  pope: 'PLG-NOB-07',
  king: 'PLG-NOB-08',
  penance_1: 'PLG-PEN-01',
  penance_2: 'PLG-PEN-02',
  penance_3: 'PLG-PEN-03',
};
const PHASE_CLAUSES: Readonly<Record<TurnPhase, readonly string[]>> = {
  spread: ['PLG-SPR-01', 'PLG-SPR-02'],
  infect: ['PLG-INF-02', 'PLG-INF-06'],
  end: ['PLG-END-02', 'PLG-END-04'],
};

export const CLAUSES: ClausesOf<Facts> = {
  table: () => ['PLG-SCO-01', 'PLG-FIN-01'],
  card: ({ card, king }) => [CARD_CLAUSE[card], king === null ? 'PLG-CMP-11' : 'PLG-INF-05'],
  back: () => ['PLG-ZON-11', 'PLG-ZON-12'],
  lineup: () => ['PLG-KEY-05', 'PLG-INF-04'],
  gap: ({ where }) => (where === 'lineup' ? ['PLG-INF-10', 'PLG-END-05'] : ['PLG-INF-04']),
  nobility: () => ['PLG-SET-06', 'PLG-INF-05'],
  kingdom: () => ['PLG-SET-01', 'PLG-FIN-02'],
  ratkings: () => ['PLG-INF-11', 'PLG-INF-12'],
  penance: () => ['PLG-OPS-13', 'PLG-PEN-05'],
  pit: () => ['PLG-KEY-02'],
  seat: () => ['PLG-SCO-01', 'PLG-SCO-02'],
  hand: () => ['PLG-SPR-01', 'PLG-SPR-03'],
  draw: () => ['PLG-END-04', 'PLG-ZON-04'],
  discard: () => ['PLG-INF-08', 'PLG-ZON-03'],
  penances: () => ['PLG-PEN-05'],
  chronics: () => ['PLG-CHR-02', 'PLG-CHR-05'],
  played: () => ['PLG-ZON-02', 'PLG-END-02'],
  pool: () => ['PLG-INF-02', 'PLG-INF-16'],
  turn: () => ['PLG-TRN-03', 'PLG-TRN-06'],
  phase: ({ phase }) => PHASE_CLAUSES[phase],
  target: () => ['PLG-PER-03'],
  attack: () => ['PLG-PER-05', 'PLG-REP-01'],
  choice: () => ['PLG-EFF-03'],
  focus: () => ['PLG-EFF-01'],
  endtimes: ({ equal }) => ['PLG-FIN-04', equal ? 'PLG-OPT-02' : 'PLG-FIN-06'],
};

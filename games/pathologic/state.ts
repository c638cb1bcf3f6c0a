/** The state of Pathologic as plain data, and the names of its steps, moves and events. People, places and cards are indexes into the tables of `names.ts`. */

import { type Auto, type Base, type Decision, type FrameOf, missing, type Seat, type Seats } from '@pesthouse/kernel';
import type { Clause } from './clauses.ts';
import { holds, nth, row } from './look.ts';
import type { Action, End, Healer, Note, Piece, Quarter, Resource, Role, Strain, StrainFace, Taking, Title, TitleFace, Ward, Window } from './names.ts';
import { FIRST_WARD, HEALERS, NO_TARGET, NOTES, PLAGUE, wardIn } from './names.ts';

export type Phase = 'setup' | 'movement' | 'attack' | 'strains' | 'events' | 'actions' | 'over';

/** The Event of a district: still in the deck, lying open, or face down. */
export const UNDRAWN = 0;
export const ONGOING = 1;
export const RESOLVED = 2;

export interface State extends Base<Frame> {
  /** The role of each seat: 0 to 2 a Healer, 3 the Plague; and the seat of each role, -1 where nobody plays it. */
  roles: number[];
  seatOf: number[];
  /** Healers in the game, in turn order. */
  order: number[];
  /** Two players: one Healer with the deck of twelve. */
  duel: boolean;
  rounds: number;
  /** Options: own Wards give 2 Evidence on the own tier only (PATH-OPT-02); a paralysed Plague takes no step at all (PATH-OPT-03); a supplied Ward resolves next (PATH-OPT-04). */
  ownTier: boolean;
  fullParalysis: boolean;
  resolveAtOnce: boolean;
  round: number;
  /** Whose turn it is: a role. */
  active: number;
  phase: Phase;
  /** Two players: the tier of the Ticker token (PATH-P2-07). */
  tier: number;

  /** The district of each of the 12 pieces; 0 off the map: not placed, absent or dead. */
  at: number[];
  /** Pieces that are not quarantined, and pieces that have acted this turn, as bits. */
  free: number;
  acted: number;
  /** Dead Wards as bits by ward: targets in the Crypts, the others in the Mass Grave. */
  crypt: number;
  grave: number;
  evidence: number[];
  /** Counters on the sheets, by `counterSlot`. */
  counters: number[];
  pool: number[];
  /** The Ward that each Healer's Pact token lies on, or -1. */
  pact: number[];

  /** By district: the state of its Event, the Resource that it requires, and whether a true counter marks it (PATH-COMP-21). */
  event: number[];
  need: number[];
  marker: number[];
  ongoing: number;
  undrawn: number;
  /** The first Healer turn of the game has begun (PATH-SUP-04). */
  begun: boolean;

  /** Prescriptions by Healer and slot of the deck list. In a view a hidden hand lies back in the deck. */
  hand: number[][];
  deck: number[][];
  discard: number[][];
  /** Cards in hand and in the deck, which everybody knows. */
  held: number[];
  rest: number[];
  /** Healers who are known to hold an Action card: they declared one and kept it (PATH-STR-21). */
  sure: number;

  /** Strains by title: the deck, the Plague's hand, the discard pile. In a view of others what they do not know lies in the deck. */
  strains: number[];
  grip: number[];
  spent: number[];
  strainsLeft: number;
  gripSize: number;
  /** By district: the face of the Strain there, -1 none, 12 a back; and the seats that have looked at it. */
  mine: number[];
  seen: number[];

  /** The Plague's own: its place, the places visited and whether it moved this turn, the Hit List by group, the Notebook (four numbers a note). */
  place: number;
  visited: number;
  moved: boolean;
  hit: number[];
  notebook: number[];
  /** How many targets are chosen. */
  chosen: number;
  /** What everybody can know of it: possible Hit Lists (27 bits), possible places (16 bits), and in the Plague's turn its possible tracks. */
  lists: number;
  fog: number;
  tracks: number[];
  /** The last place announced and its round; 16 and 0 if there was none. */
  lastSeen: number;
  lastSeenRound: number;
  /** The district of the Blockade token, or 0. */
  blockade: number;
  /** A Paralysis waits for the Plague's next turn; it holds in this one (PATH-RX-01, PATH-OPT-03). */
  paralysed: boolean;
  stilled: boolean;
  /** The closed district, or 0, and the one of its player's turn before. */
  curfew: number;
  lastCurfew: number;
  /** The Ward that cannot die, or -1. */
  shield: number;

  ap: number;
  /** Spaces more in each Move of this turn. */
  stride: number;
  emergency: boolean;
  /** The Ward that counts as the active Healer's own, or -1. */
  kin: number;
  /** The Ward that was given counters, or -1, and the counters. */
  supplied: number;
  given: number[];
  /** Wards who die when the attack under way has asked for all of them, as bits by ward (PATH-DTH-07). */
  doomed: number;
  /** Victims of this phase 2: Wards killed and Healers quarantined. */
  toll: number;
  /** Evidence of the resolution under way: the resolver's reward, and what others gain. */
  reward: number;
  gain: number[];
  /** What the window just closed has done: No! to its cause, a Ward saved. */
  cancelled: boolean;
  saved: boolean;
  /** A Strain has interrupted the Action; it cannot be completed. */
  tripped: boolean;
  broken: boolean;

  /** The role that has won, or -1, and how. */
  winner: number;
  end: End;
}

/** Answers in a window: open, passed, or a card with its targets as one number. */
export const OPEN = -1;
export const PASS = -2;
export type Attack = 'infect' | 'blockade' | 'cease';

export interface Args {
  prescribe: { answers: number[] };
  hit: { group: number };
  'place-piece': { n: number };
  'place-district': { n: number; piece: number };
  begin: object;
  'plague-turn': object;
  step: { left: number };
  attack: object;
  attacked: { at: number; kind: Attack };
  die: { ward: number };
  doom: { ward: number };
  deaths: object;
  'after-attack': object;
  extra: object;
  lay: object;
  'plague-end': object;
  'healer-turn': { healer: number };
  'draw-event': { left: number };
  'event-strain': object;
  loot: { healer: number };
  influence: { asked: number };
  window: { kind: Window; asked: number; answers: number[]; about: number };
  answers: { kind: Window; asked: number; answers: number[]; about: number; turned: number };
  effect: { healer: number; code: number };
  act: object;
  do: { what: Action; piece: number };
  settle: object;
  'claim-type': object;
  'use-card': object;
  walk: { piece: number; left: number; begun: boolean };
  stride: { piece: number; left: number };
  continue: { what: Action; piece: number };
  trip: { at: number; piece: number };
  'strain-effect': { strain: number; at: number; piece: number };
  'take-card': { healer: number; reward: boolean };
  hands: { healer: number; at: number };
  confine: object;
  revive: object;
  gain: { left: number };
  resolved: { piece: number; at: number };
  award: { piece: number; at: number };
  'after-award': { at: number };
  drift: object;
  hunger: object;
  ambush: { at: number };
  spoil: { left: number };
  stampede: { piece: number };
  'turn-end': object;
}
export type Frame = FrameOf<Args>;

/** One move for each of the verbs, all with the same fields. */
type Verb<T extends string, X extends object = object> = T extends string ? { verb: T } & X : never;
/** A Prescription with all its targets (PATH-RX-19). */
export type Influence =
  | Verb<'paralysis' | 'emergency-powers' | 'ticking-away' | 'shortcuts'>
  | { verb: 'summons'; ward: Ward; to: number }
  | { verb: 'wild-harvest'; first: Resource; second: Taking }
  | { verb: 'herb-brides-dance'; ward: Ward; other: Ward }
  | { verb: 'laying-on-of-hands'; at: number }
  | { verb: 'light-fingers'; healer: Healer; first: Resource; second: Taking }
  | { verb: 'false-kin'; ward: Ward };
export type Reaction = Verb<'blood-debt' | 'living-panacea' | 'no' | 'false-witness'> | { verb: 'isolation-order'; ward: Ward };
export type ActionCard = { verb: 'curfew'; at: number } | { verb: 'thanatologists-method'; at: number } | { verb: 'have-no-fear'; ward: Ward };
export type Play = Influence | Reaction | ActionCard;

type Step = { verb: 'go'; to: number } | Verb<'stay'>;
export interface Moves {
  prescribe: { verb: 'take'; card: Title };
  hit: { verb: 'target'; ward: Ward };
  'place-piece': { verb: 'piece'; piece: Piece };
  'place-district': { verb: 'put'; at: number };
  begin: { verb: 'begin'; at: number };
  step: Step;
  attack: Verb<'conceal' | 'infect' | 'blockade' | 'keep' | 'cease' | 'interrupt'>;
  extra: Step;
  lay: { verb: 'lay'; strain: Strain; at: number } | Verb<'done'>;
  loot: { verb: 'pick'; resource: Resource };
  window: Influence | Reaction | Verb<'pass'>;
  act: Verb<'leave' | 'move' | 'resolve', { piece: Piece }> | Verb<'transfer' | 'supply' | 'pact', { ward: Ward }> | Verb<'claim' | 'use' | 'end'> | Influence;
  'claim-type': { verb: 'pick'; resource: Resource } | Verb<'cancel'>;
  'use-card': ActionCard | Verb<'cancel'>;
  walk: { verb: 'go'; to: number } | Verb<'stop'>;
  continue: Verb<'complete' | 'cancel'>;
  'take-card': { verb: 'take'; card: Title };
  hands: Verb<'let-lie' | 'throw-out'> | { verb: 'carry'; to: number };
  confine: { verb: 'confine'; piece: Piece } | Verb<'decline'>;
  revive: { verb: 'revive'; ward: Ward };
  gain: { verb: 'pick'; resource: Resource };
  drift: Step;
  hunger: { verb: 'shift'; ward: Ward } | Verb<'decline'>;
  ambush: Verb<'reveal' | 'decline'>;
  spoil: { verb: 'pick'; resource: Resource };
  stampede: { verb: 'drive'; to: number };
}
export type Move = Moves[keyof Moves];

export type Carried = 'move' | 'summons' | 'dance' | 'stampede' | 'lethargy';
type Said<T extends string, X> = { readonly type: T; readonly clause: Clause } & Readonly<X>;
export type Event =
  | Said<'turn', { who: Role; round: number }>
  | Said<'placed', { piece: Piece; at: number }>
  /** To the Plague: what it marked or where it went; to the others that it chose, or crept. */
  | Said<'marked', { ward: Ward }>
  | Said<'chose', { group: Healer }>
  | Said<'went', { from: number; to: number; how: 'start' | 'step' | 'extra' | 'drift' }>
  | Said<'crept', { how: 'start' | 'step' | 'extra' | 'drift' }>
  | Said<'hungered', { from: Ward; to: Ward }>
  | Said<'hungry', object>
  | Said<'concealed', object>
  | Said<'infected', { at: number }>
  | Said<'blockaded', { at: number }>
  | Said<'kept', { at: number }>
  | Said<'ceased', { at: number }>
  | Said<'interrupted', { at: number; left: boolean }>
  | Said<'quarantined', { piece: Piece; at: number }>
  | Said<'freed', { piece: Piece; at: number }>
  | Said<'died', { ward: Ward; at: number; target: boolean }>
  | Said<'spared', { ward: Ward; by: Title }>
  | Said<'revived', { ward: Ward; at: number }>
  | Said<'evidence', { healer: Healer; change: number; now: number }>
  | Said<'pact', { healer: Healer; ward: Ward; back: boolean }>
  | Said<'took', { healer: Healer; card: TitleFace }>
  | Said<'drew-strain', { strain: StrainFace; left: number }>
  | Said<'laid', { strain: StrainFace; at: number }>
  | Said<'tier', { healer: Healer }>
  | Said<'event', { at: number; resource: Resource; healer: Healer }>
  | Said<'quarter', { quarter: Quarter }>
  | Said<'announced', { at: number }>
  | Said<'distance', { at: number; answer: 'there' | 'adjacent' | 'neither' }>
  | Said<'acts', { healer: Healer; action: Action; piece: Piece }>
  | Said<'moved', { piece: Piece; from: number; to: number; by: Carried }>
  | Said<'got', { healer: Healer; resource: Resource; from: Healer | Ward | 'pool' }>
  | Said<'gave', { healer: Healer; resource: Resource; to: Ward | 'pool' }>
  | Said<'unsupplied', { ward: Ward }>
  | Said<'set-off', { strain: StrainFace; at: number; piece: Piece }>
  | Said<'no-effect', { what: Title | StrainFace }>
  | Said<'lost-point', { healer: Healer; left: number }>
  | Said<'wasted', { piece: Piece; action: Action }>
  | Said<'played', { healer: Healer; card: Title; targets: readonly (string | number)[] }>
  | Said<'looked', { healer: Healer; at: number; strain: StrainFace }>
  | Said<'strain-left', { at: number }>
  | Said<'strain-out', { at: number; strain: StrainFace }>
  | Said<'strain-carried', { from: number; to: number }>
  | Said<'forgot', { healer: Healer; card: Title }>
  | Said<'resolved', { healer: Healer; piece: Piece; at: number }>
  | Said<'ended', { winner: Role; end: End }>;

/** A decision and an automatic step of this game, by name. */
export type D<K extends keyof Moves> = Decision<State, FrameOf<Args, K>, Moves[K], Event, Clause>;
export type A<K extends keyof Args> = Auto<State, FrameOf<Args, K>, Event>;

/** Copies of a Prescription, by its slot in the Healer's deck list. Looked up in place, for these are asked most of all. */
export const inDeckOf = (s: State, healer: number, slot: number): number => s.deck[healer]?.[slot] ?? missing('slot', slot);
export const inHandOf = (s: State, healer: number, slot: number): number => s.hand[healer]?.[slot] ?? missing('slot', slot);
export const inDiscardOf = (s: State, healer: number, slot: number): number => nth(row(s.discard, healer), slot);
export const seatOfRole = (s: State, role: number): Seat => s.seatOf[role] ?? missing('role', role);
export const plagueSeat = (s: State): Seats => 1 << seatOfRole(s, PLAGUE);
export const activeSeat = (s: State): Seats => 1 << seatOfRole(s, s.active);
/** The Healer whose turn is the first of a round. */
export const firstHealer = (s: State): number => nth(s.order, 0);
export const atOf = (s: State, piece: number): number => s.at[piece] ?? missing('piece', piece);
export const isFree = (s: State, piece: number): boolean => holds(s.free, piece);
export const alive = (s: State, ward: number): boolean => atOf(s, ward + FIRST_WARD) !== 0;
export const isOngoing = (s: State, at: number): boolean => s.event[at] === ONGOING;
export const playing = (s: State, healer: number): boolean => seatOfRole(s, healer) >= 0;
/** The group whose Wards are this Healer's own for the reward of an Event, in this turn or a later one; -1 for none, which only an option can bring about (PATH-OPT-02). */
export const ownGroup = (s: State, healer: number, turnsAhead = 0): number =>
  s.ownTier && s.duel && (s.tier + turnsAhead) % HEALERS.length !== healer ? -1 : healer;
/** The deck of the game for two, after those of the Healers (PATH-P2-04). */
export const DUEL_DECK = HEALERS.length;
/** The deck list that a Healer plays with. */
export const deckKind = (s: State, healer: number): number => (s.duel ? DUEL_DECK : healer);
/** The Healer whose Pact the Ward is in, or -1. */
export const pactOn = (s: State, ward: number): number => s.pact.indexOf(ward);
/** The target of a group, as a ward; -1 where a view does not know it. */
export const targetOf = (s: State, group: number): number => {
  const x = nth(s.hit, group);
  return x === NO_TARGET ? -1 : wardIn(group, x);
};

export interface Page {
  readonly round: number;
  readonly note: Note;
  readonly a: number;
  readonly b: number;
}
/** A note is four numbers: the round, its kind, and what it tells. */
const NOTE = 4;
/** The Notebook as rows (PATH-NB-01). */
export const pages = (s: State): Page[] => {
  const rows: Page[] = [];
  for (let i = 0; i + NOTE <= s.notebook.length; i += NOTE) {
    const note = row(NOTES, nth(s.notebook, i + 1));
    rows.push({ round: nth(s.notebook, i), note, a: nth(s.notebook, i + 2), b: nth(s.notebook, i + 3) });
  }
  return rows;
};

/** The state of Pest as plain data, and the names of its steps, moves and events. Nothing lies hidden in it: what nobody knows is drawn when it is turned up. */
import type { Auto, Base, Ctx, Decision, FrameOf, Seat } from '@pesthouse/kernel';
import type { Clause } from './clauses.ts';
import type {
  Action,
  AidId,
  Bed,
  Building,
  CapitalId,
  Cell,
  Crate,
  DecreeId,
  Desk,
  Gain,
  House,
  PestId,
  PlaceId,
  Resource,
  Reward,
  RoadId,
  Slot,
  SpaceId,
  Stand,
  StartId,
  TechId,
  Tier,
  Work,
} from './names.ts';

/** One House: its board, its pieces and its tracks. Lists are indexed as in `names.ts`. */
export interface Player {
  /** Index into HOUSES. */
  house: number;
  /** Lumber, Stone, Food, Herbs, Coins. */
  res: number[];
  research: number;
  renown: number;
  negative: number;
  influence: number;
  /** Level on each Era's Imperative track. */
  imperative: number[];
  /** Where each building stands; -1 = on the board. */
  site: number[];
  /** The production token of each building; -1 = none. */
  makes: number[];
  /** 1 where a Person works: the ten buildings and the Mobile Workshop. */
  worker: number[];
  /** Sick in Quarantine by SLOTS; the regular ones include the slots of Technologies 18 and 19. */
  sick: number[];
  dead: number;
  /** Healthy Population track as bits; bit 0 is the rightmost space. */
  track: number;
  /** Technology numbers in the slots top, middle, bottom; 0 = empty. */
  tech: number[];
  /** The space of the Sick on Technology 1 and on 14; 0 = nobody. */
  breathing: number;
  infirmary: number;
  /** People waiting on Technology 10. */
  experts: number;
  /** What Technology 25 makes; -1 = not chosen. */
  mobile: number;
  /** Where the Plague Doctor stands; the Capital only in the midst of a Move; -1 before setup is done. */
  doctor: number;
  /** Where the Camp stands; -1 = on the board. */
  camp: number;
  /** Stands used this Year, as bits. */
  stands: number;
  /** Assistants still to be placed this Year. */
  ready: number;
  /** People in the own Capital space. */
  capital: number;
  /** Starting Location cards drawn. */
  starts: number[];
}

/** A Move under way (PEST-MOV). */
export interface Going {
  /** Where it began. */
  from: number;
  points: number;
  steps: number;
  /** Spaces entered this turn. */
  entered: number[];
  gathered: number;
  /** Whether the last step was a Clone Experiment: then going on takes movement left (PEST-TECH-06). */
  jumped: boolean;
  /** Whether the Imperatives of gathering two at once and of entering a rival's location have fired. */
  crowd: boolean;
  rival: boolean;
}

export type Phase = 'setup' | 'pest' | 'aid' | 'action' | 'era' | 'over';

export interface State extends Base<Frame> {
  players: Player[];
  /** Seats in turn order. */
  order: Seat[];
  versus: boolean;
  advanced: boolean;
  neutralPersists: boolean;
  /** Whether with two players only People in the Capital are rewarded (PEST-ERA-14). */
  pairNeedsPeople: boolean;
  year: number;
  phase: Phase;
  /** The location tokens in play: what each location yields, its Sick, whether it is destroyed (1), and which seats have built there (bits). */
  yields: number[];
  sick: number[];
  ruin: number[];
  built: number[];
  roadSick: number[];
  /** Cards not yet turned up, as bits of their numbers. */
  pests: number;
  aids: number;
  /** Cards turned up, one a Year. */
  pestsUp: number[];
  /** The cards that were out of the game all along, as bits: known once it is over. */
  pestsOut: number;
  aidsUp: number[];
  /** Starting Location cards not yet drawn, as bits. */
  starts: number;
  /** The Technology deck as bits, and the market. */
  deck: number;
  market: number[];
  /** One Decree an Era, and the Capital City card (0 = none). */
  decrees: number[];
  court: number;
  /** Capital tokens in play and face up, by REWARDS. */
  tokens: number[];
  tokensUp: number[];
  /** Who built each Capital City building; -1 = nobody. */
  works: Seat[];
  /** People in the neutral Capital space (Versus, solo). */
  neutral: number;
  /** Who reached the end of the Influence track, in order (PEST-INF-10). */
  summit: Seat[];
  /** The turn: who, where the Assistant went, the two actions (-1 = none) and whether they are done. */
  active: Seat;
  stand: number;
  top: number;
  left: number;
  topDone: boolean;
  leftDone: boolean;
  /** Whether a Research token was spent this turn (PEST-DEC-15I). */
  spent: boolean;
  going: Going;
  /** Slots that a Sick left and came to since the last other move, as bits: within one pause nobody is carried back. */
  carriedFrom: number;
  carriedTo: number;
  over: boolean;
}

export interface Args {
  deal: { i: number };
  castle: { i: number };
  doctor: { i: number };
  year: object;
  forced: { seat: Seat; at: number; n: number };
  block: { seat: Seat; at: number; n: number };
  destroy: { hit: number[] };
  spread: { from: number };
  aid: object;
  column: { seat: Seat; card: number; column: number };
  crate: { seat: Seat; n: number };
  /** `haul` is what is being gained; it may be nothing, where a discarded Technology lowered the limit. */
  store: { seat: Seat; haul: number[]; clause: Clause };
  lay: { seat: Seat; n: number; moving: boolean };
  tidy: { seat: Seat };
  trade: object;
  turn: { round: number; i: number };
  assistant: object;
  pair: object;
  trials: object;
  act: object;
  move: object;
  settle: { road: number; to: number; points: number };
  enter: { to: number; jumped: boolean };
  /** `built` counts map buildings of this action; `extra` and `less` are the surcharge and the rebate still open; `sites` are the locations built on. */
  construct: { built: number; extra: number; less: number; sites: number[] };
  pay: { at: number; building: number; work: number };
  more: { haul: number[] };
  less: { haul: number[] };
  reap: { haul: number[] };
  labs: { total: number };
  /** `waits` holds the Technologies 1 (bit 0) and 14 (bit 1) that have still to advance in this action. */
  research: { taken: boolean; waits: number; fed: boolean; recalled: boolean; tested: boolean };
  acquired: object;
  mobile: object;
  cure: { cured: number; waits: number; fed: boolean; dropped: boolean };
  /** `left` and `got` are the desks that a worker left and came to by shifting, as bits. */
  assign: { capital: number; desks: number; left: number; got: number };
  token: { seat: Seat };
  close: object;
  era: object;
  bonus: { seat: Seat; place: number };
  prize: { seat: Seat };
  empty: object;
  score: object;
}
export type Frame = FrameOf<Args>;

export interface Moves {
  castle: { verb: 'castle'; at: PlaceId };
  doctor: { verb: 'doctor'; at: PlaceId };
  block: { verb: 'block'; turn: boolean };
  crate: { verb: 'crate'; resource: Crate };
  store: { verb: 'store'; resource: Resource };
  lay: { verb: 'lay'; to: Bed } | { verb: 'tidy' };
  tidy: { verb: 'carry'; from: Slot; to: Slot };
  trade: { verb: 'swap'; first: Crate; second: Crate };
  assistant: { verb: 'assistant'; stand: Stand } | { verb: 'trade' } | { verb: 'tidy' };
  pair: { verb: 'pair'; cell: Cell };
  trials: { verb: 'trials'; coins: number };
  act: { verb: 'act'; action: Action; enhance: boolean } | { verb: 'end-turn' } | { verb: 'trade' } | { verb: 'tidy' };
  move: { verb: 'step'; to: SpaceId } | { verb: 'jump'; to: PlaceId } | { verb: 'camp'; at: PlaceId } | { verb: 'stop' } | { verb: 'trade' } | { verb: 'tidy' };
  settle: { verb: 'settle'; coins: number; camp: boolean; mask: boolean };
  construct: { verb: 'build'; at: PlaceId; building: Building } | { verb: 'raise'; work: Work } | { verb: 'done' } | { verb: 'trade' } | { verb: 'tidy' };
  pay: { verb: 'pay'; lumber: number; stone: number; herbs: number; coins: number; rebate: boolean };
  more: { verb: 'more'; resource: Resource };
  less: { verb: 'less'; resource: Resource };
  research:
    | { verb: 'take'; card: TechId; tier: Tier }
    | { verb: 'refresh' }
    | { verb: 'advance'; card: TechId }
    | { verb: 'send'; to: Desk }
    | { verb: 'recall'; to: Desk }
    | { verb: 'experiment' }
    | { verb: 'done' }
    | { verb: 'trade' }
    | { verb: 'tidy' };
  mobile: { verb: 'mobile'; resource: Crate };
  cure:
    | { verb: 'cure'; from: Slot; coins: number }
    | { verb: 'advance'; card: TechId }
    | { verb: 'drop'; from: Slot }
    | { verb: 'send'; to: Desk }
    | { verb: 'done' }
    | { verb: 'trade' }
    | { verb: 'tidy' };
  assign: { verb: 'assign'; to: Desk } | { verb: 'shift'; from: Desk; to: Desk } | { verb: 'done' } | { verb: 'trade' } | { verb: 'tidy' };
  token: { verb: 'token'; reward: Reward };
  prize: { verb: 'prize'; option: number };
}
export type Move = Moves[keyof Moves];

type Said<T extends string, X> = { readonly type: T; readonly clause: Clause } & Readonly<X>;
export type Event =
  | Said<'drew-start', { who: House; cards: readonly StartId[] }>
  | Said<'castle', { who: House; at: PlaceId; makes: Resource }>
  | Said<'doctor', { who: House; at: PlaceId }>
  | Said<'year', { year: number; era: number; order: readonly House[] }>
  | Said<'pest', { card: PestId; sick: number }>
  | Said<'unseen', { cards: readonly PestId[] }>
  | Said<'struck', { at: PlaceId; sick: number; now: number }>
  | Said<'road-struck', { road: RoadId; sick: number; now: number }>
  | Said<'spared', { at: PlaceId }>
  | Said<'camp-back', { who: House; at: PlaceId }>
  | Said<'forced', { who: House; at: PlaceId; sick: number }>
  | Said<'turned-away', { who: House; at: PlaceId; sick: number }>
  | Said<'destroyed', { at: PlaceId; sick: number }>
  | Said<'spread', { from: PlaceId }>
  | Said<'aid', { card: AidId; pays: AidId | 'nothing' }>
  | Said<'gained', { who: House; what: Gain; n: number; lost: number }>
  | Said<'influence', { who: House; from: number; to: number }>
  | Said<'imperative', { who: House; decree: DecreeId; level: number }>
  | Said<'laid', { who: House; to: Bed }>
  | Said<'died', { who: House; overflow: boolean }>
  | Said<'carried', { who: House; from: Slot; to: Slot }>
  | Said<'storage-lost', { who: House; what: Resource; n: number }>
  | Said<'traded', { who: House; first: Crate; second: Crate }>
  | Said<'turn', { who: House; round: number }>
  | Said<'assistant', { who: House; stand: Stand }>
  | Said<'pair', { who: House; cell: Cell }>
  | Said<'trials', { who: House; people: number; coins: number }>
  | Said<'action', { who: House; action: Action; enhanced: boolean; hindered: boolean }>
  | Said<'paid', { who: House; lumber: number; stone: number; food: number; herbs: number; coins: number }>
  | Said<'gathered', { who: House; from: PlaceId | RoadId; sick: number }>
  | Said<'moved', { who: House; from: SpaceId; to: SpaceId; jumped: boolean }>
  | Said<'camp', { who: House; at: PlaceId }>
  | Said<'stopped', { who: House; at: PlaceId }>
  | Said<'built', { who: House; at: PlaceId; building: Building; makes: Resource }>
  | Said<'raised', { who: House; work: Work }>
  | Said<'produced', { who: House; haul: readonly number[] }>
  | Said<'took', { who: House; card: TechId; tier: Tier; cost: number }>
  | Said<'discarded', { who: House; card: TechId; renown: number }>
  | Said<'refreshed', { who: House | 'nobody'; cards: readonly TechId[] }>
  | Said<'dealt', { card: TechId }>
  | Said<'mobile', { who: House; resource: Crate }>
  | Said<'cured', { who: House; from: Bed | 'map'; space: number; herbs: number; coins: number }>
  | Said<'advanced', { who: House; card: TechId; space: number }>
  | Said<'dropped', { who: House; from: Slot }>
  | Said<'assigned', { who: House; from: Desk; to: Desk }>
  | Said<'experiment', { who: House }>
  | Said<'token', { who: House; reward: Reward }>
  | Said<'order', { order: readonly House[] }>
  | Said<'agenda', { who: House; decree: DecreeId; renown: number }>
  | Said<'bonus', { who: House; card: CapitalId; place: number }>
  | Said<'prize', { who: House; option: number }>
  | Said<'emptied', { neutral: number }>
  | Said<'buried', { who: House; dead: number; negative: number }>
  | Said<'neutral', { who: House; negative: number }>
  | Said<'assistants', { each: number }>
  | Said<'reckoned', { who: House; negative: number }>
  | Said<'ended', { winners: readonly House[] }>;

/** A decision and an automatic step of this game, by name. */
export type D<K extends keyof Moves> = Decision<State, FrameOf<Args, K>, Moves[K], Event, Clause>;
export type A<K extends keyof Args> = Auto<State, FrameOf<Args, K>, Event>;
export type K = Ctx<Event>;
export type FrameArgs<N extends keyof Args> = Args[N];

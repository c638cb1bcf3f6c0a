/** Pathologic as bytes: what the seat sees of the map, the pieces, the Events, the cards and the question now put.
 *  Healers are told from one's own on, in turn order; the Plague counts from the first Healer in the game.
 *  Districts, pieces and titles keep their numbers, for the map is the same for all and moves name them so; of each Ward it is told whose it is. */

import type { Encoder } from '@pesthouse/kernel';
import { aIn, bIn, titleIn } from '../cards/code.ts';
import { ACCESS, deckList, NUMBER, REACH_BITS } from '../data/tables.ts';
import { choiceIn, LISTS } from '../fog.ts';
import { canResolve, creepTo, distance, lacks, mayUse } from '../judging.ts';
import { holds, nth } from '../look.ts';
import { meta } from '../meta.ts';
import {
  ACTIONS,
  DISTRICTS,
  FIRST_WARD,
  GROUP,
  groupOf,
  HEALERS,
  inGroup,
  NO_STRAIN,
  PIECES,
  PLACES,
  PLAGUE,
  RESOURCES,
  ROLES,
  STRAIN_BACK,
  STRAINS,
  TITLES,
  WARDS,
  WINDOWS,
  wardIn,
} from '../names.ts';
import { counterOf, hasActed, inCrypts, isDead, mayBeIn } from '../reading.ts';
import {
  type Attack,
  alive,
  atOf,
  deckKind,
  type Frame,
  isFree,
  isOngoing,
  ONGOING,
  OPEN,
  ownGroup,
  type Phase,
  pactOn,
  playing,
  RESOLVED,
  type State,
  targetOf,
} from '../state.ts';
import { reachNow, whyUnfit } from '../steps/legal.ts';
import { hidden } from './hidden.ts';

/** The steps that ask. */
const STEPS: readonly Frame['step'][] = [
  'prescribe',
  'hit',
  'place-piece',
  'place-district',
  'begin',
  'step',
  'attack',
  'extra',
  'lay',
  'loot',
  'window',
  'act',
  'claim-type',
  'use-card',
  'walk',
  'continue',
  'take-card',
  'hands',
  'confine',
  'revive',
  'gain',
  'drift',
  'hunger',
  'ambush',
  'spoil',
  'stampede',
];
const stepIndex: ReadonlyMap<string, number> = new Map(STEPS.map((x, i) => [x, i]));
const PLAGUE_DECIDES: ReadonlySet<string> = new Set([
  'hit',
  'begin',
  'step',
  'attack',
  'extra',
  'lay',
  'revive',
  'drift',
  'hunger',
  'ambush',
  'spoil',
  'stampede',
]);
const PHASES: readonly Phase[] = ['setup', 'movement', 'attack', 'strains', 'events', 'actions', 'over'];
const KINDS: readonly Attack[] = ['infect', 'blockade', 'cease'];

/** What a known Strain does, roughly: it stops an Action, it serves the hunt, or it costs the Healer something. */
const STOPS = 0;
const HUNTS = 1;
const COSTS = 2;
const SORTS = 3;
const SORT: readonly number[] = STRAINS.map((x) => {
  if (x === 'collapse' || x === 'relapse' || x === 'stampede' || x === 'ague') return STOPS;
  return x === 'drift' || x === 'shifting-hunger' || x === 'it-was-here' ? HUNTS : COSTS;
});

/** Lays out the bytes one field after the other. */
let size = 0;
const field = (bytes: number): number => {
  const at = size;
  size += bytes;
  return at;
};

// Who sees it, and at what kind of table.
const ROLE = field(ROLES.length);
const FIRST = field(HEALERS.length);
const SEATS = field(meta.seats.length);
const OWN_TIER = field(1);
const FULL_PARALYSIS = field(1);
const RESOLVE_AT_ONCE = field(1);

// How far the game has come.
const ROUND = field(1);
const ROUNDS_LEFT = field(1);
const ACTIVE = field(ROLES.length);
const PHASE = field(PHASES.length);
const TIER = field(HEALERS.length);
const ONGOING_NOW = field(1);
const UNDRAWN_NOW = field(1);
const CRYPTS = field(4);
const GRAVE = field(1);
const WON = field(1);
const LOST = field(1);

// The turn.
const POINTS_MOST = 4;
const POINTS = field(POINTS_MOST + 1);
const STRIDE = field(1);
const REACH = field(1);
const EMERGENCY = field(1);
const SUPPLIED = field(1);
const GIVEN = field(RESOURCES.length);
const TOLL = field(1);
const DYING = field(1);
const REWARD = field(1);
const TRIPPED = field(1);
const POOL = field(RESOURCES.length);

// The Plague, as far as this seat knows.
const LISTS_LEFT = field(1);
const FOG_SIZE = field(1);
const NEVER_SEEN = field(1);
const SEEN_AGO = field(1);
const BLOCKADE = field(1);
const PARALYSED = field(1);
const STILLED = field(1);
const MOVED = field(1);
const STRAINS_LEFT = field(1);
const GRIP_SIZE = field(1);
const GRIP = field(STRAINS.length);
const SPENT = field(STRAINS.length);
const FOG = field(PLACES);
const PLACE = field(PLACES);
const LAST_SEEN = field(PLACES);

// The question.
const STEP = field(STEPS.length);
const ASKED = field(1);
const LEFT = field(1);
const BEGUN = field(1);
const FOR_REWARD = field(1);
const WINDOW = field(WINDOWS.length);
const KIND = field(KINDS.length);
const WHAT = field(ACTIONS.length);
const ABOUT_PIECE = field(PIECES.length);
const ABOUT_AT = field(DISTRICTS);
const ABOUT_STRAIN = field(STRAINS.length);
/** Only the Changeling answers a Prescription, and never one of hers. */
const ANSWERABLE = nth(deckList(HEALERS.length - 1), 0);
const ABOUT_TITLE = field(ANSWERABLE);
const ANSWERED = field(1);
const TITLE_BITS = 5;
const ANSWER = field(TITLE_BITS);

// Cards by title: the own hand, and all that lies in discard piles.
const HAND = field(TITLES.length);
const DISCARD = field(TITLES.length);

// Each district.
const D_ONGOING = 0;
const D_RESOLVED = 1;
const D_NEED = 2;
const D_MINE = D_NEED + RESOURCES.length;
const D_SORT = D_MINE + 1;
const D_FREE = D_SORT + SORTS;
const D_QUARANTINED = D_FREE + 1;
const D_TARGETS = D_QUARANTINED + 1;
const D_MATCH = D_TARGETS + 1;
const D_CURFEW = D_MATCH + 1;
const DISTRICT_SIZE = D_CURFEW + 1;
const MAP = field(DISTRICTS * DISTRICT_SIZE);

// Each Healer.
/** Eight have won. */
const EVIDENCE_MOST = 7;
const H_PLAYS = 0;
const H_AT = 1;
const H_FREE = H_AT + DISTRICTS;
const H_ACTED = H_FREE + 1;
const H_DANGER = H_ACTED + 1;
const H_CREEP = H_DANGER + 1;
const H_BRINGS = H_CREEP + 1;
const H_ERRAND = H_BRINGS + 1;
const H_MINE = H_ERRAND + 1;
const H_EVIDENCE = H_MINE + 1;
const H_MOST = H_EVIDENCE + EVIDENCE_MOST;
const H_GAIN = H_MOST + 1;
const H_COUNTERS = H_GAIN + 1;
const H_HELD = H_COUNTERS + RESOURCES.length;
const H_REST = H_HELD + 1;
const H_SURE = H_REST + 1;
const H_TAKES = H_SURE + 1;
const H_LOSES = H_TAKES + 1;
const HEALER_SIZE = H_LOSES + 1;
const HEALS = field(HEALERS.length * HEALER_SIZE);

// Each Ward.
const W_AT = 0;
const W_OWN = W_AT + DISTRICTS;
const W_FREE = W_OWN + 1;
const W_DEAD = W_FREE + 1;
const W_TARGET = W_DEAD + 1;
const W_SUSPICION = W_TARGET + 1;
const W_DANGER = W_SUSPICION + 1;
const W_CREEP = W_DANGER + 1;
const W_ACTED = W_CREEP + 1;
const W_PACT = W_ACTED + 1;
const W_BARRED = W_PACT + 1;
const W_KIN = W_BARRED + 1;
const W_SHIELD = W_KIN + 1;
const W_BRINGS = W_SHIELD + 1;
const W_BRINGS_OTHERS = W_BRINGS + 1;
const W_EVENT = W_BRINGS_OTHERS + 1;
const W_ERRAND = W_EVENT + 1;
const W_MINE = W_ERRAND + 1;
const W_DOOMED = W_MINE + 1;
const WARD_SIZE = W_DOOMED + 1;
const KEPT = field(WARDS.length * WARD_SIZE);

const SIZE = size;

const flag = (x: boolean): number => (x ? 1 : 0);
/** So many rounds ago is long ago. */
const AGES = 12;
/** Where no path leads. */
const FAR = 9;

/** By Healer and piece: the Evidence that it would bring now where it stands; and by Healer the most after one turn. */
const brings: number[] = Array.from({ length: HEALERS.length * PIECES.length }, () => 0);
const most: number[] = [0, 0, 0];
const bringsOf = (healer: number, piece: number): number => nth(brings, healer * PIECES.length + piece);

/** What each Healer could resolve with the pieces as they stand: two Events by two pieces, or one with a Supply. */
const forecast = (s: State): void => {
  for (let h = 0; h < HEALERS.length; h++) {
    let first = 0;
    let second = 0;
    let supplied = 0;
    const there = playing(s, h);
    const group = there ? ownGroup(s, h, s.active === PLAGUE ? 1 : 0) : -1;
    for (let p = 0; p < PIECES.length; p++) {
      const i = h * PIECES.length + p;
      brings[i] = 0;
      if (!there || !isFree(s, p) || !isOngoing(s, atOf(s, p)) || !mayUse(s, h, p) || !canResolve(s, h, p)) continue;
      const ward = p - FIRST_WARD;
      const own = ward >= 0 && (groupOf(ward) === group || (s.kin === ward && s.active === h));
      const gain = ward < 0 ? NUMBER.inPerson : own ? NUMBER.ownWard : NUMBER.otherWard;
      brings[i] = gain;
      if (whyUnfit(s, h, 'resolve', p) !== null) supplied = Math.max(supplied, gain);
      else {
        second = Math.max(second, Math.min(first, gain));
        first = Math.max(first, gain);
      }
    }
    most[h] = there ? nth(s.evidence, h) + Math.max(first + second, supplied) : 0;
  }
};

/** How many bits are set, at one go. */
const bitsIn = (set: number): number => {
  const a = set - ((set >>> 1) & 0x55555555);
  const b = (a & 0x33333333) + ((a >>> 2) & 0x33333333);
  return Math.imul((b + (b >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};
/** In 255ths: the share of the places where the Plague may be from which it strikes a district next turn; and of the possible Hit Lists that name a Ward. */
const dangers: number[] = Array.from({ length: DISTRICTS + 1 }, () => 0);
const suspicions: number[] = WARDS.map(() => 0);
const NAMING: readonly number[] = WARDS.map((_, w) => {
  let lists = 0;
  for (let i = 0; i < LISTS; i++) if (choiceIn(i, groupOf(w)) === inGroup(w)) lists |= 1 << i;
  return lists;
});

/** The districts of the ongoing Events, and how far a Move goes: looked up once a view. */
const events: number[] = [];
let stride = 1;
const lookUp = (s: State): void => {
  events.length = 0;
  for (let d = 1; d <= DISTRICTS; d++) if (s.event[d] === ONGOING) events.push(d);
  stride = Math.max(1, reachNow(s));
  const all = bitsIn(s.fog);
  const lists = Math.max(1, bitsIn(s.lists));
  for (let d = 1; d <= DISTRICTS; d++) dangers[d] = all === 0 ? 0 : ((255 * bitsIn(s.fog & (nth(REACH_BITS, d) | (1 << d)))) / all) | 0;
  for (let w = 0; w < WARDS.length; w++) suspicions[w] = ((255 * bitsIn(s.lists & nth(NAMING, w))) / lists) | 0;
};

/** How near the nearest ongoing Event is to a district: 9 there, 0 where there is none. */
const nearEvent = (from: number): number => {
  let best = FAR;
  for (const d of events) best = Math.min(best, distance(from, d));
  return FAR - best;
};

/** In hundredths: the Evidence that this piece could fetch at the best Event, over the Actions that it takes. */
const errand = (s: State, h: number, piece: number, from: number): number => {
  let best = 0;
  const own = piece >= FIRST_WARD && groupOf(piece - FIRST_WARD) === h;
  const idle = (s.active === h && !hasActed(s, piece) ? 0 : 1) + (isFree(s, piece) ? 0 : 1);
  for (const d of events) {
    const walks = Math.ceil(distance(from, d) / stride);
    const prize = own && ownGroup(s, h, idle + walks) === h ? NUMBER.ownWard : 1;
    best = Math.max(best, (100 * prize) / (1 + walks + 1.5 * lacks(s, h, piece, d)));
  }
  return best | 0;
};

/** How near the nearest Ward is that pays for this Event by itself; one in Quarantine is an Action further. */
const nearMatch = (s: State, healer: number, d: number): number => {
  let best = FAR + 1;
  for (let w = 0; w < WARDS.length; w++) {
    const piece = w + FIRST_WARD;
    if (nth(ACCESS, w) !== nth(s.need, d) || !alive(s, w) || !mayUse(s, healer, piece)) continue;
    best = Math.min(best, distance(atOf(s, piece), d) + (isFree(s, piece) ? 0 : 1));
  }
  return FAR + 1 - best;
};

const decides = (s: State, f: Frame, role: number): boolean => {
  if (f.step === 'prescribe') return role !== PLAGUE && f.answers[role] === OPEN;
  if (f.step === 'window') return role !== PLAGUE && holds(f.asked, role) && f.answers[role] === OPEN;
  if (f.step === 'loot' || f.step === 'take-card' || f.step === 'hands') return f.healer === role;
  return PLAGUE_DECIDES.has(f.step) ? role === PLAGUE : s.active === role;
};

/** Everything below is asked of one view at a time. */
let out: Uint8Array = new Uint8Array(0);
let at = 0;
/** The Healer that is told first, and the seat's own role. */
let base = 0;
let role = 0;
const put = (i: number, x: number): void => {
  out[at + i] = x > 255 ? 255 : x < 0 ? 0 : x;
};
const more = (i: number): void => put(i, (out[at + i] ?? 0) + 1);

/** The Healer's place when one counts from the first. */
const slotOf = (healer: number): number => (healer - base + HEALERS.length) % HEALERS.length;

const putPiece = (piece: number): void => put(ABOUT_PIECE + piece, 1);
const putPlace = (place: number): void => {
  if (place > 0) put(ABOUT_AT + place - 1, 1);
};
/** Where a Prescription is aimed; which counters it takes is left out. */
const putTargets = (code: number): void => {
  const a = aIn(code);
  switch (TITLES[titleIn(code)]) {
    case 'summons':
      putPiece(a + FIRST_WARD);
      putPlace(bIn(code));
      return;
    case 'herb-brides-dance':
      putPiece(a + FIRST_WARD);
      putPiece(bIn(code) + FIRST_WARD);
      return;
    case 'curfew':
    case 'thanatologists-method':
    case 'laying-on-of-hands':
      putPlace(a);
      return;
    case 'isolation-order':
    case 'living-panacea':
    case 'have-no-fear':
    case 'false-kin':
      putPiece(a + FIRST_WARD);
      return;
    case 'light-fingers':
      putPiece(a);
      return;
    default:
  }
};
const putCard = (code: number): void => {
  if (titleIn(code) < ANSWERABLE) put(ABOUT_TITLE + titleIn(code), 1);
  putTargets(code);
};
const putStrain = (strain: number): void => {
  if (strain >= 0 && strain < STRAINS.length) put(ABOUT_STRAIN + strain, 1);
};
/** The own answer to a sealed question, while it waits: the title counted from 1, in bits; none for a pass. */
const putAnswer = (title: number): void => {
  put(ANSWERED, 1);
  for (let i = 0; i < TITLE_BITS; i++) put(ANSWER + i, ((title + 1) >> i) & 1);
};
const putPlay = (code: number): void => {
  putAnswer(code < 0 ? -1 : titleIn(code));
  if (code >= 0) putTargets(code);
};

const putWindow = (f: Frame & { step: 'window' }): void => {
  put(WINDOW + WINDOWS.indexOf(f.kind), 1);
  switch (f.kind) {
    case 'W-RX':
      putCard(f.about);
      break;
    case 'W-STR':
      putStrain(f.about);
      break;
    case 'W-ATK':
      putPlace(f.about);
      break;
    case 'W-DIE':
      putPiece(f.about + FIRST_WARD);
      break;
    case 'W-RES':
      putPiece(f.about);
      break;
    default:
  }
  const mine = role === PLAGUE ? OPEN : nth(f.answers, role);
  if (mine !== OPEN) putPlay(mine);
};

/** What one frame is about. Those below the question tell what goes on when it is answered. */
const putFrame = (s: State, f: Frame): void => {
  switch (f.step) {
    case 'prescribe': {
      const mine = role === PLAGUE ? OPEN : nth(f.answers, role);
      if (mine !== OPEN) putAnswer(nth(deckList(deckKind(s, role)), mine));
      return;
    }
    case 'hit':
      for (let x = 0; x < GROUP; x++) putPiece(wardIn(f.group, x) + FIRST_WARD);
      return;
    case 'place-piece':
      put(LEFT, f.n);
      return;
    case 'place-district':
      put(LEFT, f.n);
      putPiece(f.piece);
      return;
    case 'step':
    case 'gain':
    case 'spoil':
      put(LEFT, f.left);
      return;
    case 'walk':
      put(LEFT, f.left);
      put(BEGUN, flag(f.begun));
      putPiece(f.piece);
      putPlace(atOf(s, f.piece));
      return;
    case 'stride':
      put(LEFT, f.left);
      putPiece(f.piece);
      return;
    case 'attacked':
      put(KIND + KINDS.indexOf(f.kind), 1);
      putPlace(f.at);
      return;
    case 'die':
    case 'doom':
      more(DYING);
      return;
    case 'lay':
      for (let d = 1; d <= DISTRICTS; d++) if (holds(s.visited, d) && nth(s.mine, d) === NO_STRAIN) putPlace(d);
      return;
    case 'loot':
      more(HEALS + slotOf(f.healer) * HEALER_SIZE + H_LOSES);
      return;
    case 'take-card':
      more(HEALS + slotOf(f.healer) * HEALER_SIZE + H_TAKES);
      put(FOR_REWARD, flag(f.reward));
      return;
    case 'window':
      putWindow(f);
      return;
    case 'answers': {
      const mine = role === PLAGUE ? OPEN : nth(f.answers, role);
      if (mine >= 0) putPlay(mine);
      return;
    }
    case 'effect':
      putCard(f.code);
      return;
    case 'do':
    case 'continue':
      put(WHAT + ACTIONS.indexOf(f.what), 1);
      putPiece(f.piece);
      return;
    case 'strain-effect':
      putStrain(f.strain);
      putPlace(f.at);
      putPiece(f.piece);
      return;
    case 'hands':
    case 'ambush':
      putPlace(f.at);
      return;
    case 'resolved':
    case 'award':
      putPlace(f.at);
      putPiece(f.piece);
      return;
    case 'stampede':
      putPiece(f.piece);
      putPlace(atOf(s, f.piece));
      return;
    default:
  }
};

const putQuestion = (s: State): void => {
  for (const f of s.stack) putFrame(s, f);
  const f = s.stack.at(-1);
  if (f === undefined) return;
  const step = stepIndex.get(f.step);
  if (step !== undefined) put(STEP + step, 1);
  put(ASKED, flag(decides(s, f, role)));
};

const putTable = (s: State, seats: number): void => {
  put(ROLE + role, 1);
  put(FIRST + base, 1);
  put(SEATS + meta.seats.indexOf(seats), 1);
  put(OWN_TIER, flag(s.ownTier));
  put(FULL_PARALYSIS, flag(s.fullParalysis));
  put(RESOLVE_AT_ONCE, flag(s.resolveAtOnce));
  put(ROUND, s.round);
  put(ROUNDS_LEFT, s.rounds - s.round);
  put(ACTIVE + (s.active === PLAGUE ? PLAGUE : slotOf(s.active)), 1);
  put(PHASE + PHASES.indexOf(s.phase), 1);
  if (s.duel) put(TIER + slotOf(s.tier), 1);
  put(ONGOING_NOW, s.ongoing);
  put(UNDRAWN_NOW, s.undrawn);
  put(CRYPTS + Math.min(3, bitsIn(s.crypt)), 1);
  put(GRAVE, bitsIn(s.grave));
  put(WON, flag(s.winner === role));
  put(LOST, flag(s.winner >= 0 && s.winner !== role));
};

const putTurn = (s: State): void => {
  put(POINTS + Math.min(POINTS_MOST, s.ap), 1);
  put(STRIDE, s.stride);
  put(REACH, stride);
  put(EMERGENCY, flag(s.emergency));
  if (s.supplied >= 0) {
    put(SUPPLIED, 1);
    putPiece(s.supplied + FIRST_WARD);
  }
  for (let t = 0; t < RESOURCES.length; t++) {
    put(GIVEN + t, nth(s.given, t));
    put(POOL + t, nth(s.pool, t));
  }
  put(TOLL, s.toll);
  put(REWARD, s.reward);
  put(TRIPPED, flag(s.tripped));
};

const putPlague = (s: State): void => {
  put(LISTS_LEFT, bitsIn(s.lists));
  put(FOG_SIZE, bitsIn(s.fog));
  put(NEVER_SEEN, flag(s.lastSeen >= PLACES));
  if (s.lastSeen < PLACES) {
    put(SEEN_AGO, Math.min(AGES, s.round - s.lastSeenRound));
    put(LAST_SEEN + s.lastSeen, 1);
  }
  put(BLOCKADE, flag(s.blockade !== 0));
  put(PARALYSED, flag(s.paralysed));
  put(STILLED, flag(s.stilled));
  put(MOVED, flag(s.moved));
  put(STRAINS_LEFT, s.strainsLeft);
  put(GRIP_SIZE, s.gripSize);
  for (let x = 0; x < STRAINS.length; x++) {
    put(GRIP + x, nth(s.grip, x));
    put(SPENT + x, nth(s.spent, x));
  }
  for (let p = 0; p < PLACES; p++) if (mayBeIn(s, p)) put(FOG + p, 1);
  if (s.place < PLACES) put(PLACE + s.place, 1);
};

const putCards = (s: State): void => {
  for (const h of s.order) {
    const list = deckList(deckKind(s, h));
    for (let slot = 0; slot < list.length; slot++) {
      const title = nth(list, slot);
      put(DISCARD + title, s.discard[h]?.[slot] ?? 0);
      if (h === role) put(HAND + title, s.hand[h]?.[slot] ?? 0);
    }
  }
};

const putMap = (s: State): void => {
  for (let d = 1; d <= DISTRICTS; d++) {
    const i = MAP + (d - 1) * DISTRICT_SIZE;
    if (s.event[d] === ONGOING) {
      put(i + D_ONGOING, 1);
      put(i + D_NEED + nth(s.need, d), 1);
      put(i + D_MATCH, nearMatch(s, base, d));
    } else if (s.event[d] === RESOLVED) put(i + D_RESOLVED, 1);
    const strain = nth(s.mine, d);
    if (strain !== NO_STRAIN) {
      put(i + D_MINE, 1);
      if (strain !== STRAIN_BACK) put(i + D_SORT + nth(SORT, strain), 1);
    }
    if (s.curfew === d) put(i + D_CURFEW, 1);
  }
  for (let w = 0; w < WARDS.length; w++) {
    const d = atOf(s, w + FIRST_WARD);
    if (d === 0) continue;
    const i = MAP + (d - 1) * DISTRICT_SIZE;
    const free = isFree(s, w + FIRST_WARD);
    more(i + (free ? D_FREE : D_QUARANTINED));
    if (targetOf(s, groupOf(w)) !== w) continue;
    more(i + D_TARGETS);
    if (free) more(i + D_TARGETS);
  }
};

/** From where the Plague is, if that is known: 9 there, 0 out of its reach. */
const putCreep = (s: State, i: number, place: number): void => {
  if (s.place < PLACES) put(i, FAR - creepTo(s.place, place));
};

const putHealer = (s: State, h: number): void => {
  const i = HEALS + slotOf(h) * HEALER_SIZE;
  put(i + H_PLAYS, 1);
  const d = atOf(s, h);
  if (d !== 0) {
    put(i + H_AT + d - 1, 1);
    put(i + H_DANGER, nth(dangers, d));
    putCreep(s, i + H_CREEP, d);
    put(i + H_ERRAND, errand(s, h, h, d));
    put(i + H_MINE, flag(nth(s.mine, d) !== NO_STRAIN));
  }
  put(i + H_FREE, flag(isFree(s, h)));
  put(i + H_ACTED, flag(hasActed(s, h)));
  put(i + H_BRINGS, bringsOf(h, h));
  const evidence = nth(s.evidence, h);
  if (evidence > 0) put(i + H_EVIDENCE + Math.min(EVIDENCE_MOST, evidence) - 1, 1);
  put(i + H_MOST, nth(most, h));
  put(i + H_GAIN, nth(s.gain, h));
  for (let t = 0; t < RESOURCES.length; t++) put(i + H_COUNTERS + t, counterOf(s, h, t));
  put(i + H_HELD, nth(s.held, h));
  put(i + H_REST, nth(s.rest, h));
  put(i + H_SURE, flag(holds(s.sure, h)));
};

const putWard = (s: State, w: number): void => {
  const i = KEPT + w * WARD_SIZE;
  const piece = w + FIRST_WARD;
  put(i + W_DEAD, flag(isDead(s, w)));
  put(i + W_DOOMED, flag(holds(s.doomed, w)));
  // The Plague knows its targets; the others know those that lie in the Crypts.
  put(i + W_TARGET, flag(inCrypts(s, w) || targetOf(s, groupOf(w)) === w));
  put(i + W_ACTED, flag(hasActed(s, piece)));
  put(i + W_OWN, flag(groupOf(w) === base));
  put(i + W_KIN, flag(s.kin === w));
  put(i + W_SHIELD, flag(s.shield === w));
  const d = atOf(s, piece);
  if (d === 0) return;
  put(i + W_AT + d - 1, 1);
  put(i + W_FREE, flag(isFree(s, piece)));
  put(i + W_SUSPICION, nth(suspicions, w));
  put(i + W_DANGER, nth(dangers, d));
  putCreep(s, i + W_CREEP, d);
  const pact = pactOn(s, w);
  put(i + W_PACT, flag(pact === base));
  put(i + W_BARRED, pact < 0 || pact === base ? 0 : slotOf(pact));
  put(i + W_BRINGS, bringsOf(base, piece));
  let others = 0;
  for (const h of s.order) if (h !== base) others = Math.max(others, bringsOf(h, piece));
  put(i + W_BRINGS_OTHERS, others);
  put(i + W_EVENT, nearEvent(d));
  if (mayUse(s, base, piece)) put(i + W_ERRAND, errand(s, base, piece, d));
  put(i + W_MINE, flag(nth(s.mine, d) !== NO_STRAIN));
};

const encode = (s: State, seat: number, seats: number, to: Uint8Array, from: number): void => {
  out = to;
  at = from;
  role = nth(s.roles, seat);
  base = role === PLAGUE ? nth(s.order, 0) : role;
  out.fill(0, at, at + SIZE);
  lookUp(s);
  forecast(s);
  putTable(s, seats);
  putTurn(s);
  putPlague(s);
  putCards(s);
  putMap(s);
  for (const h of s.order) putHealer(s, h);
  for (let w = 0; w < WARDS.length; w++) putWard(s, w);
  putQuestion(s);
};

export const encoder: Encoder<State> = { rules: meta.rules, mark: '018f8e1c82c7307b', size: SIZE, encode, hidden };

/** What a seat of Retribution sees, as bytes: what is asked, the own deck, the turn, the supply, then every other seat in turn order.
 *  Of another's hand only what everybody knows is read, and the rest counted with the draw pile: what is hidden changes no byte, even where a whole state is given. */

import type { Encoder } from '@pesthouse/kernel';
import { infamy, noblesLeft, roundsToCome } from '../bot/worth.ts';
import { CARD, card, effectAt, KINGDOM_FACES, NUMBER, own, PENANCE_FACES, STACKS } from '../cards/cards.ts';
import { listOf, NONE, type Op } from '../cards/ops.ts';
import { meta } from '../meta.ts';
import { FACE_COUNT, FACES, KING, STACK } from '../names.ts';
import { goodAt, lineupCards, reading } from '../reading.ts';
import { EMPTY, type Ending, type Frame, type Move, type Player, playerAt, type State } from '../state.ts';
import { canTarget } from '../steps/doing.ts';
import { priceOf, whyNoRatKing } from '../steps/infect.ts';
import { hidden } from './hidden.ts';
import { naming, see } from './naming.ts';

const { harmless } = reading(own);

const SEATS = 5;
const KING_FACE = FACES.indexOf('king');
const only = (word: (f: number) => boolean): readonly number[] => FACES.map((_, f) => f).filter(word);

/** The King lies in no pile while there is something left to decide, but where closing turns are played; then the Nobility tells who has him. */
const PILE = only((f) => f !== KING_FACE);
const NOBLES = only((f) => card(f).nobility);
const CHRONIC = only((f) => card(f).chronic);
const REPENT = only((f) => card(f).repent >= 0);
/** Cards whose effect may wait on the table, by their own text or by that of their Repent. */
const WAITING = only((f) => card(f).effects.some((e) => e.when === 'endPhase' || e.when === 'conditionMet'));

const does = (f: number, kinds: readonly Op['op'][], word: (kind: string) => boolean): boolean =>
  card(f).effects.some((e) => word(e.kind) && listOf(e.list).ops.some((o) => kinds.includes(o.op)));
const among = (word: (f: number) => boolean): Uint8Array => Uint8Array.from(CARD, (_, f) => (f < FACE_COUNT && word(f) ? 1 : 0));
/** Cards that can be what asks. */
const ASKS: readonly Op['op'][] = ['recruit', 'drawFromDiscard', 'pit', 'pitLineup', 'discardOwn', 'mimic'];
const ACTING = only((f) => card(f).effects.some((e) => e.kind === 'persecute') || does(f, ASKS, () => true));
const IS_ATTACK = among((f) => card(f).effects.some((e) => e.kind === 'persecute'));
const IS_REPENT = among((f) => card(f).repent >= 0);
const IS_DRAW = among((f) => does(f, ['draw', 'drawFromDiscard', 'extraEndDraw'], (kind) => kind !== 'repent'));
const IS_THIN = among((f) => !card(f).penance && does(f, ['pit'], (kind) => kind !== 'repent'));
const IS_PENANCE = among((f) => card(f).penance);
const IS_NOBLE = among((f) => card(f).nobility);
const IS_CHRONIC = among((f) => card(f).chronic);
/** A bit for the suit; none for Penance. */
const SUIT = Uint8Array.from(CARD, (x) => (x.suit < 0 ? 0 : 1 << x.suit));
/** Where a face stands among others; -1 if it does not. */
const places = (faces: readonly number[]): Int8Array => Int8Array.from(CARD, (_, f) => faces.indexOf(f));
const IN_PILE = places(PILE);
const IN_KINGDOM = places(KINGDOM_FACES);
const IN_CHRONIC = places(CHRONIC);
const IN_WAITING = places(WAITING);
// The cards as printed; prices alone are asked of the rules each time.
const BASE = Int8Array.from(CARD, (x) => x.base);
const WORTH = Int8Array.from(CARD, (_, f) => infamy(f));

const STEPS: readonly Frame['step'][] = [
  'redeal',
  'spread',
  'target',
  'respond',
  'discard',
  'give-up',
  'recruit',
  'fetch',
  'pit',
  'clear',
  'mimic',
  'infect',
  'end',
];
const PHASES: readonly State['phase'][] = ['setup', 'spread', 'infect', 'end', 'over'];
const ENDINGS: readonly Ending[] = ['none', 'king', 'kingdom', 'idle'];
const REDEALS: readonly State['redealRule'][] = ['offer', 'auto', 'off'];

/** What may be below nothing is moved up by this much. */
const ZERO = 40;
const EVEN = 128;

// Where the next byte goes. One writer serves all: nothing here is called from within itself.
let bytes: Uint8Array = new Uint8Array(0);
let next = 0;
/** A fraction is cut off. */
const put = (x: number): void => {
  bytes[next++] = x < 0 ? 0 : x > 255 ? 255 : x;
};
const flag = (x: boolean): void => {
  bytes[next++] = x ? 1 : 0;
};
/** One of so many; none of them if it is below nothing. */
const one = (i: number, of: number): void => {
  if (i >= 0 && i < of) bytes[next + i] = 1;
  next += of;
};
const more = (i: number, n = 1): void => {
  bytes[i] = (bytes[i] ?? 0) + n;
};
const counts = (faces: readonly number[], pile: readonly number[]): void => {
  for (const f of faces) bytes[next++] = pile[f] ?? 0;
};

const seatsFrom = (s: State, seat: number, q: number): number => (q < 0 ? -1 : (q - seat + s.players.length) % s.players.length);

/** Who has to choose; -1 if nobody has. */
const decider = (s: State, f: Frame | undefined): number => {
  switch (f?.step) {
    case 'redeal':
      return s.first;
    case 'respond':
      return f.victim;
    case 'discard':
    case 'give-up':
    case 'recruit':
    case 'fetch':
    case 'pit':
      return f.who;
    case 'spread':
    case 'target':
    case 'clear':
    case 'mimic':
    case 'infect':
    case 'end':
      return s.active;
    default:
      return -1;
  }
};

const ASKED = STEPS.length + SEATS + ACTING.length + 9 + SEATS;
/** The question. No list has an operation after one that asks, so nothing waits for the answer but what stands in the frame. */
const asked = (s: State, seat: number): void => {
  const f = s.stack[s.stack.length - 1];
  one(f === undefined ? -1 : STEPS.indexOf(f.step), STEPS.length);
  one(seatsFrom(s, seat, decider(s, f)), SEATS);
  const list = f !== undefined && 'list' in f ? f.list : NONE;
  one(list === NONE ? -1 : ACTING.indexOf(listOf(list).face), ACTING.length);
  put(f !== undefined && 'left' in f ? f.left : 0);
  put(f?.step === 'pit' ? f.sent : 0);
  flag(f?.step === 'discard' && f.attacked);
  flag(f?.step === 'pit' && f.hand);
  flag(f?.step === 'pit' && f.discard);
  flag(f !== undefined && 'then' in f && f.then !== NONE);
  flag(f?.step === 'pit' && f.each !== NONE);
  flag(f?.step === 'clear' && f.may);
  flag(f?.step === 'respond' && harmless(playerAt(s, f.victim).handSize, f.list));
  for (let k = 0; k < SEATS; k++) flag(f?.step === 'target' && k < s.players.length && canTarget(s, (seat + k) % s.players.length));
};

/** What decks hold, by face: made anew for every seat before anything else is written. */
const DECKS = Array.from({ length: SEATS }, () => new Uint8Array(FACE_COUNT));
const deckAt = (q: number): Uint8Array => DECKS[q] ?? new Uint8Array(FACE_COUNT);
const INFAMY = new Int32Array(SEATS);

const count = (s: State): void => {
  for (let q = 0; q < s.players.length; q++) {
    const p = playerAt(s, q);
    const deck = deckAt(q);
    for (let f = 0; f < FACE_COUNT; f++) deck[f] = (p.draw[f] ?? 0) + (p.discard[f] ?? 0) + (p.hand[f] ?? 0);
    for (const f of p.top) deck[f] = (deck[f] ?? 0) + 1;
    for (const x of p.control) deck[x.card] = (deck[x.card] ?? 0) + 1;
    let n = 0;
    for (let f = 0; f < FACE_COUNT; f++) n += (deck[f] ?? 0) * (WORTH[f] ?? 0);
    INFAMY[q] = n;
  }
};

const bestBeside = (s: State, q: number): number => {
  let best = -1000;
  for (let r = 0; r < s.players.length; r++) if (r !== q) best = Math.max(best, INFAMY[r] ?? 0);
  return best;
};

const baseOf = (p: Player): number => {
  let n = 0;
  for (const x of p.control) n += BASE[x.card] ?? 0;
  return n;
};

const SUMS = 23;
const BRIEF = 13;
/** A seat in sums that everybody can make; first those that are written of every seat. */
const sums = (s: State, seat: number, q: number, brief: boolean): void => {
  const p = playerAt(s, q);
  const deck = deckAt(q);
  let cards = 0;
  let contagions = 0;
  let nobles = 0;
  let penance = 0;
  let attacks = 0;
  let draws = 0;
  let thins = 0;
  let repents = 0;
  for (let f = 0; f < FACE_COUNT; f++) {
    const n = deck[f] ?? 0;
    if (n === 0) continue;
    cards += n;
    contagions += n * (BASE[f] ?? 0);
    nobles += n * (IS_NOBLE[f] ?? 0);
    penance += n * (IS_PENANCE[f] ?? 0);
    attacks += n * (IS_ATTACK[f] ?? 0);
    draws += n * (IS_DRAW[f] ?? 0);
    thins += n * (IS_THIN[f] ?? 0);
    repents += n * (IS_REPENT[f] ?? 0);
  }
  put(p.handSize);
  put(p.knownSize);
  put(p.drawSize);
  put(p.discardSize);
  put(cards);
  put((INFAMY[q] ?? 0) + ZERO);
  put((INFAMY[q] ?? 0) - (q === seat ? bestBeside(s, q) : (INFAMY[seat] ?? 0)) + EVEN);
  put(nobles);
  put(penance);
  put(baseOf(p) + ZERO);
  put(cards === 0 ? ZERO : ZERO + (40 * contagions) / cards);
  put(attacks);
  put(repents);
  if (brief) return;
  // The draw pile, with what is hidden of another's hand; the own hand is not hidden.
  let unseen = 0;
  let coming = 0;
  let known = 0;
  let answers = 0;
  for (let f = 0; f < FACE_COUNT; f++) {
    const k = p.known[f] ?? 0;
    const n = (p.draw[f] ?? 0) + (q === seat ? 0 : (p.hand[f] ?? 0) - k);
    unseen += n;
    coming += n * (BASE[f] ?? 0);
    known += k * (BASE[f] ?? 0);
    answers += k * (IS_REPENT[f] ?? 0);
  }
  let chronics = 0;
  let repented = 0;
  for (const x of p.control) {
    chronics += IS_CHRONIC[x.card] ?? 0;
    if (x.repented) repented++;
  }
  let onTop = 0;
  for (const f of p.top) onTop += IS_PENANCE[f] ?? 0;
  put(unseen === 0 ? ZERO : ZERO + (40 * coming) / unseen);
  put(known + ZERO);
  put(answers);
  put(p.top.length);
  put(onTop);
  put(p.control.length);
  put(draws);
  put(thins);
  put(chronics);
  put(repented);
};

const tally = (at: number, f: number, n: number): void => {
  const i = IN_PILE[f] ?? -1;
  if (i >= 0) more(at + i, n);
};
const tableRow = (p: Player): void => {
  const at = next;
  next += PILE.length;
  for (const x of p.control) tally(at, x.card, 1);
};
const topRow = (p: Player): void => {
  const at = next;
  next += PILE.length;
  for (const f of p.top) tally(at, f, 1);
};

const OWN = 5 * PILE.length + CHRONIC.length + WAITING.length + REPENT.length + 4 + SUMS;
const mine = (s: State, seat: number): void => {
  const p = playerAt(s, seat);
  counts(PILE, p.hand);
  tableRow(p);
  counts(PILE, p.discard);
  counts(PILE, p.draw);
  topRow(p);
  const unused = next;
  next += CHRONIC.length;
  const waits = next;
  next += WAITING.length;
  let must = 0;
  for (const x of p.control) {
    if (!x.used && IS_CHRONIC[x.card] === 1) more(unused + (IN_CHRONIC[x.card] ?? 0));
    if (x.waits < 0) continue;
    more(waits + (IN_WAITING[x.card] ?? 0));
    const e = effectAt(x.card, x.waits);
    if (e.when === 'endPhase' && !e.may) must++;
  }
  for (const f of REPENT) put(p.known[f] ?? 0);
  put(must);
  const first = p.top[p.top.length - 1];
  put(first === undefined ? ZERO : (BASE[first] ?? 0) + ZERO);
  // What the hand gives if all of it is played, and how many suits the discard pile holds.
  let held = 0;
  let suits = 0;
  for (let f = 0; f < FACE_COUNT; f++) {
    held += Math.max(0, BASE[f] ?? 0) * (p.hand[f] ?? 0);
    if ((p.discard[f] ?? 0) > 0) suits |= SUIT[f] ?? 0;
  }
  put(held);
  let n = 0;
  for (; suits !== 0; suits &= suits - 1) n++;
  put(n);
  sums(s, seat, seat, false);
};

const TURN = 3 * SEATS + PHASES.length + ENDINGS.length + (SEATS - 1) + 19 + REDEALS.length;
/** What could be spent now, as the seat knows it: in the own Spread Phase with all that the hand gives. */
const poolNow = (s: State, seat: number): number => {
  if (s.phase === 'infect') return s.pool;
  if (s.phase !== 'spread') return 0;
  const p = playerAt(s, s.active);
  let n = baseOf(p) + s.gained;
  const sure = s.active === seat ? p.hand : p.known;
  for (let f = 0; f < FACE_COUNT; f++) n += Math.max(0, BASE[f] ?? 0) * (sure[f] ?? 0);
  return n;
};

const turn = (s: State, seat: number): void => {
  one(seatsFrom(s, seat, s.active), SEATS);
  one(seatsFrom(s, seat, s.first), SEATS);
  one(seatsFrom(s, seat, s.closer), SEATS);
  one(PHASES.indexOf(s.phase), PHASES.length);
  one(ENDINGS.indexOf(s.ending), ENDINGS.length);
  one(s.players.length - 2, SEATS - 1);
  put(s.round);
  put(s.gained);
  put(s.base + ZERO);
  put(s.pool + ZERO);
  put(poolNow(s, seat) + ZERO);
  put(s.phase === 'spread' ? baseOf(playerAt(s, s.active)) + s.gained + ZERO : ZERO);
  put(s.spent);
  flag(s.tookRatKing);
  put(s.discount);
  put(s.discount === 0 ? 0 : s.discountMin);
  put(s.extraDraw);
  flag(s.chose);
  flag(s.busy);
  put(s.idle);
  put(s.redeals);
  put(noblesLeft(s));
  put(s.phase === 'over' ? 0 : 8 * roundsToCome(s));
  put((s.active - s.first + s.players.length) % s.players.length);
  flag(s.equalTurns);
  one(REDEALS.indexOf(s.redealRule), REDEALS.length);
};

const SPACES = STACK;
const GOODS = KING + 1;
const STACKED = STACKS.map((x) => x.length + 1);
const SUPPLY =
  SPACES * KINGDOM_FACES.length +
  2 * GOODS +
  2 * KINGDOM_FACES.length +
  1 +
  STACKED.reduce((n, x) => n + x, 0) +
  NOBLES.length * SEATS +
  PENANCE_FACES.length +
  12;
const supply = (s: State, seat: number): void => {
  const spaces = next;
  next += SPACES * KINGDOM_FACES.length;
  const lying = next;
  next += KINGDOM_FACES.length;
  let costly = 0;
  for (let i = 0; i < SPACES; i++) {
    const f = s.lineup[i] ?? EMPTY;
    if (f === EMPTY) continue;
    const k = IN_KINGDOM[f] ?? 0;
    bytes[spaces + i * KINGDOM_FACES.length + k] = 1;
    more(lying + k);
    if (card(f).resistance >= NUMBER.costly) costly++;
  }
  counts(KINGDOM_FACES, s.kingdom);
  put(s.kingdomSize);
  const pool = s.tookRatKing ? 0 : poolNow(s, seat);
  let payable = 0;
  let dearest = 0;
  for (let i = 0; i < GOODS; i++) {
    const f = goodAt(s, i);
    const price = f === EMPTY ? 0 : priceOf(s, f);
    const can = f !== EMPTY && pool > 0 && price <= pool;
    put(price);
    flag(can);
    if (!can) continue;
    payable++;
    dearest = Math.max(dearest, price);
  }
  // What all that is left of the Nobility would cost, the King among it: whoever pays it ends the game at once.
  let sweep = s.king ? card(KING_FACE).resistance - s.discount : 0;
  for (const stack of s.stacks) for (const f of stack) sweep += card(f).resistance;
  put(sweep);
  flag(s.king && sweep <= pool);
  for (let i = 0; i < STACKED.length; i++) one(s.stacks[i]?.length ?? 0, STACKED[i] ?? 0);
  flag(s.king);
  for (const f of NOBLES) {
    for (let k = 0; k < SEATS; k++) flag(k < s.players.length && (deckAt((seat + k) % s.players.length)[f] ?? 0) > 0);
  }
  counts(PENANCE_FACES, s.penance);
  put(s.penanceSize);
  put(s.ratKings);
  flag(s.ratKings > 0 && s.phase !== 'end' && whyNoRatKing(s) === null);
  put(payable);
  put(dearest);
  put(costly);
  put(lineupCards(s));
  // What lies in the Pit does nothing any more: only how much of each sort is gone.
  let kingdom = 0;
  let penance = 0;
  for (const f of KINGDOM_FACES) kingdom += s.pit[f] ?? 0;
  for (const f of PENANCE_FACES) penance += s.pit[f] ?? 0;
  put(kingdom);
  put(penance);
};

/** The own left neighbour in full: with two players there is nobody else. */
const NEXT = 4 * PILE.length + WAITING.length + SUMS;
const neighbour = (s: State, seat: number, q: number): void => {
  const p = playerAt(s, q);
  const deck = deckAt(q);
  const at = next;
  for (const f of PILE) put((deck[f] ?? 0) - (p.discard[f] ?? 0) - (p.known[f] ?? 0));
  counts(PILE, p.known);
  counts(PILE, p.discard);
  tableRow(p);
  for (const x of p.control) tally(at, x.card, -1);
  const waits = next;
  next += WAITING.length;
  for (const x of p.control) if (x.waits >= 0) more(waits + (IN_WAITING[x.card] ?? 0));
  sums(s, seat, q, false);
};

const FAR = 2 * PILE.length + CHRONIC.length + REPENT.length + BRIEF;
/** The others more briefly: their deck but for the discard pile, the discard pile, and what matters on their table and in their hand. */
const far = (s: State, seat: number, q: number): void => {
  const p = playerAt(s, q);
  const deck = deckAt(q);
  for (const f of PILE) put((deck[f] ?? 0) - (p.discard[f] ?? 0));
  counts(PILE, p.discard);
  const chronics = next;
  next += CHRONIC.length;
  for (const x of p.control) if (IS_CHRONIC[x.card] === 1) more(chronics + (IN_CHRONIC[x.card] ?? 0));
  for (const f of REPENT) put(p.known[f] ?? 0);
  sums(s, seat, q, true);
};

const SIZE = ASKED + OWN + TURN + SUPPLY + NEXT + (SEATS - 2) * FAR;

const encode = (s: State, seat: number, seats: number, out: Uint8Array, at: number): void => {
  bytes = out;
  next = at;
  see(s);
  out.fill(0, at, at + SIZE);
  count(s);
  asked(s, seat);
  mine(s, seat);
  turn(s, seat);
  supply(s, seat);
  neighbour(s, seat, (seat + 1) % seats);
  for (let k = 2; k < SEATS; k++) {
    if (k < seats) far(s, seat, (seat + k) % seats);
    else next += FAR;
  }
  if (next !== at + SIZE) throw new Error(`wrote ${next - at} bytes, not ${SIZE}`);
};

export const encoder: Encoder<State, Move> = { rules: meta.rules, mark: '6b76e1b2ba65219a', size: SIZE, encode, blind: true, hidden, naming };

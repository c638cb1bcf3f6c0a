/** The interpreter of the toolbox: where a card can be played, and what happens then. One case an operation, none missing. */

import { ALL, type Ctx, Out, type Seat } from '@pesthouse/kernel';
import type { Clause } from '../clauses.ts';
import { CHARACTER } from '../data/tables.ts';
import { add, copiesIn, fromHand, pick, toDiscard, toPlayed } from '../hands.ts';
import { nth, row } from '../look.ts';
import { CARD_COUNT, CARDS, COLORS, cardName, cardOf, colorName, colorOf, colorOfTrap, DUMPSTER_DIVER, STUCK, TILES, TRAPS, tileOf, trapOf } from '../names.ts';
import {
  canSummon,
  capacity,
  colorAt,
  emerge,
  free,
  offered,
  queenEnters,
  ready,
  release,
  remove,
  roomName,
  roomOf,
  seal,
  spread,
  summon,
  trapId,
  trapIn,
  trapOfPlayer,
  trapOwner,
  unseal,
} from '../pieces.ts';
import { type CardMove, type Event, IN_HAND, isFoe, lastingOn, type Player, pestsAt, playerAt, type State, teamPlay } from '../state.ts';
import { win } from '../steps/finish.ts';
import { CARD, type Op } from './cards.ts';

/** Where listed moves go: any list that takes them. */
interface Sink {
  push(move: CardMove): void;
}

const opOf = (card: number): Op => row(CARD, card).op;
/** What is done with each card, and on whom a lasting one may lie. The same stands in its operation, but those differ in their fields, and to read one of many shapes is slow. */
const WHAT: readonly Op['op'][] = CARD.map(({ op }) => op.op);
const LIES_ON: readonly (Extract<Op, { readonly op: 'lasting' }>['on'] | 'nobody')[] = CARD.map(({ op }) => (op.op === 'lasting' ? op.on : 'nobody'));

// A move is never changed, so the same object serves every listing.
const PLAY: readonly CardMove[] = CARDS.map((card) => ({ verb: 'play', card }));
const PLAY_ON: readonly (readonly CardMove[])[] = CARDS.map((card) => COLORS.map((color) => ({ verb: 'play-on', card, color })));
const PLAY_TRAP: readonly (readonly CardMove[])[] = CARDS.map((card) => TRAPS.map((trap) => ({ verb: 'play-trap', card, trap })));
const PLAY_AT: readonly (readonly CardMove[])[] = CARDS.map((card) => TILES.map((room) => ({ verb: 'play-at', card, room })));

/** A trap of the player that could be dropped; -1 if all are in the house. */
export const spareTrap = (p: Player): number => {
  for (let i = 0; i < p.traps.length; i++) if (p.traps[i]?.room === IN_HAND) return i;
  return -1;
};

/** Whether any pest that the card may remove is in a room: one's own, or in team play anybody's (EXT-CARD-D11). */
export const anyPests = (s: State, p: Player, room: number): boolean => {
  if (!teamPlay(s)) return pestsAt(p, room) > 0;
  for (let q = 0; q < s.players.length; q++) if (pestsAt(playerAt(s, q), room) > 0) return true;
  return false;
};

/** EXT-CARD-R13: nothing was done yet in this Exterminator's Turn, a Free Move included. */
const fresh = (s: State, p: Player): boolean => s.spent === 0 && (lastingOn(p, STUCK) > 0 || s.free === row(CHARACTER, p.color).freeMoves);

/** EXT-CARD-D07: what QuikTrap would take here. */
const quick = (s: State, p: Player, seat: Seat): 'pests' | 'queen' | 'nothing' => {
  const i = spareTrap(p);
  if (i < 0 || p.room === p.nest) return 'nothing';
  const what = offered(p, trapIn(p, i), p.room);
  if (what === 'queen') return ready(s, seat, true) ? 'queen' : 'nothing';
  return what === 'nothing' ? 'nothing' : 'pests';
};

/** Whether an opponent is a target of the card (EXT-ACT-25). */
const hits = (card: number, q: Player): boolean => {
  switch (row(WHAT, card)) {
    case 'unseal':
      return q.sealed;
    case 'surge':
    case 'box':
      return q.reserve > 0;
    case 'sabotage':
      return q.handSize > 0;
    case 'lasting':
      return row(LIES_ON, card) === 'anybody' || (row(LIES_ON, card) === 'open-nest' ? !q.sealed : q.held < 0);
    default:
      return false;
  }
};

/** Free pests of all colors in a room. */
const infestation = (s: State, room: number): number => {
  let n = 0;
  for (let q = 0; q < s.players.length; q++) n += pestsAt(playerAt(s, q), room);
  return n;
};
const worst = (s: State): number => {
  let n = 0;
  for (let r = 0; r < s.rooms.length; r++) n = Math.max(n, infestation(s, r));
  return n;
};

/** Every way to play a card now, apart from its price. */
export const listCard = (s: State, seat: Seat, card: number, out: Sink): void => {
  const p = playerAt(s, seat);
  const what = row(WHAT, card);
  switch (what) {
    case 'gain-ap':
      out.push(row(PLAY, card));
      return;
    case 'call':
      if (canSummon(p, p.room)) out.push(row(PLAY, card));
      return;
    case 'halve': {
      const n = worst(s);
      for (let r = 0; r < p.pests.length; r++) if (pestsAt(p, r) > 0 && infestation(s, r) === n) out.push(row(row(PLAY_AT, card), nth(s.rooms, r)));
      return;
    }
    case 'bomb':
      if (pestsAt(p, p.room) > 0) out.push(row(PLAY, card));
      return;
    case 'drink':
      if (fresh(s, p)) out.push(row(PLAY, card));
      return;
    case 'quiktrap':
      if (quick(s, p, seat) !== 'nothing') out.push(row(PLAY, card));
      return;
    case 'quikseal':
      if (nestHere(s, p.room) !== undefined) out.push(row(PLAY, card));
      return;
    case 'remote':
      for (let i = 0; i < p.traps.length; i++) {
        const t = trapIn(p, i);
        if (t.room !== IN_HAND && (!t.queen || ready(s, seat, false))) out.push(row(row(PLAY_TRAP, card), trapOfPlayer(p, i)));
      }
      return;
    case 'nesting':
      if (p.held < 0 && p.queen !== p.nest) out.push(row(PLAY, card));
      return;
    case 'zap':
      for (let r = 0; r < s.rooms.length; r++) if (anyPests(s, p, r)) out.push(row(row(PLAY_AT, card), nth(s.rooms, r)));
      return;
    case 'break-trap':
      for (let q = 0; q < s.players.length; q++) {
        const o = playerAt(s, q);
        if (!isFoe(s, o, q, seat)) continue;
        for (let i = 0; i < o.traps.length; i++) if (trapIn(o, i).room !== IN_HAND) out.push(row(row(PLAY_TRAP, card), trapOfPlayer(o, i)));
      }
      return;
    case 'dive':
      if (canDive(s, seat)) out.push(row(PLAY, card));
      return;
    case 'spread':
      for (let q = 0; q < s.players.length; q++) {
        const o = playerAt(s, q);
        if (!isFoe(s, o, q, seat) || o.reserve === 0 || free(o) === 0) continue;
        for (let r = 0; r < o.pests.length; r++)
          if (pestsAt(o, r) > 0) out.push({ verb: 'play-spread', card: cardName(card), color: colorName(o.color), room: roomName(s, r) });
      }
      return;
    case 'unseal':
    case 'surge':
    case 'box':
    case 'sabotage':
    case 'lasting':
      for (let q = 0; q < s.players.length; q++) {
        const o = playerAt(s, q);
        if (isFoe(s, o, q, seat) && hits(card, o)) out.push(row(row(PLAY_ON, card), o.color));
      }
      return;
    case 'hibernate':
    case 'mind-control':
      return; // the window before the queen's roll
    default:
      what satisfies never;
  }
};

/** The living owner of an open nest in a room (EXT-CARD-D08). */
const nestHere = (s: State, room: number): Player | undefined => {
  for (let q = 0; q < s.players.length; q++) {
    const o = playerAt(s, q);
    if (o.alive && o.nest === room && !o.sealed) return o;
  }
  return undefined;
};

/** EXT-CARD-O09: everything that can be done with the offensive cards of the discard pile. */
export const listDive = (s: State, seat: Seat, out: Sink): void => {
  for (let c = 0; c < CARD_COUNT; c++) if (dives(s, c)) listCard(s, seat, c, out);
};
const dives = (s: State, card: number): boolean => copiesIn(s.discard, card) > 0 && row(CARD, card).offensive && card !== DUMPSTER_DIVER;
const scratch = new Out<CardMove>();
const canDive = (s: State, seat: Seat): boolean => {
  scratch.n = 0;
  for (let c = 0; c < CARD_COUNT; c++) {
    if (!dives(s, c)) continue;
    listCard(s, seat, c, scratch);
    if (scratch.n > 0) return true;
  }
  return false;
};

const targetRoom = (s: State, m: CardMove): number => ('room' in m ? roomOf(s, tileOf(m.room)) : 0);
const targetSeat = (s: State, m: CardMove): Seat => ('color' in m ? nth(s.seatOf, colorOf(m.color)) : 0);

/** What a card does once it is paid for and has left its place. */
const apply = (s: State, seat: Seat, card: number, m: CardMove, k: Ctx<Event>): void => {
  const p = playerAt(s, seat);
  const op = opOf(card);
  const clause = row(CARD, card).clause;
  switch (op.op) {
    case 'gain-ap':
      s.ap += op.n;
      k.tell?.({ type: 'gained-ap', color: colorName(p.color), ap: s.ap, clause }, ALL);
      return;
    case 'call':
      summon(s, p, p.room, op.steps, k, clause);
      return;
    case 'halve': {
      const room = targetRoom(s, m);
      remove(s, seat, p, room, Math.ceil(pestsAt(p, room) / 2), k, clause);
      return;
    }
    case 'bomb':
      remove(s, seat, p, p.room, pestsAt(p, p.room), k, clause);
      return;
    case 'drink':
      s.ap = 0;
      s.drink = op.moves;
      return;
    case 'quiktrap': {
      const what = quick(s, p, seat);
      const i = spareTrap(p);
      if (what === 'pests') remove(s, seat, p, p.room, capacity(p), k, clause);
      k.tell?.(
        { type: 'trap-emptied', color: colorName(p.color), trap: trapId(p, i), room: roomName(s, p.room), pests: 0, queen: what === 'queen', ap: s.ap, clause },
        ALL,
      );
      if (what === 'queen') {
        p.held = i;
        trapIn(p, i).queen = true;
        trapIn(p, i).room = p.room;
        win(s, seat, k, 'EXT-WIN-03');
      }
      return;
    }
    case 'quikseal': {
      const owner = nestHere(s, p.room);
      if (owner !== undefined) seal(s, seat, owner, k, clause);
      return;
    }
    case 'remote':
      emptyTrap(s, seat, m.verb === 'play-trap' ? trapOwner(s, trapOf(m.trap)).i : 0, k);
      return;
    case 'nesting': {
      const from = p.queen;
      p.queen = p.nest;
      k.tell?.({ type: 'queen-nested', color: colorName(p.color), from: roomName(s, from), to: roomName(s, p.nest), clause }, ALL);
      queenEnters(s, p, p.nest, k); // a trap can stand there by an option only (EXT-OPT-01)
      return;
    }
    case 'zap': {
      const room = targetRoom(s, m);
      if (teamPlay(s)) s.stack.push({ step: 'pick', left: op.n, room });
      else remove(s, seat, p, room, op.n, k, clause);
      return;
    }
    case 'break-trap':
      if (m.verb === 'play-trap') breakTrap(s, seat, trapOf(m.trap), k, clause);
      return;
    case 'dive':
      s.stack.push({ step: 'dive' });
      return;
    case 'spread':
      spread(s, playerAt(s, targetSeat(s, m)), targetRoom(s, m), op.n, k, clause);
      return;
    case 'unseal':
      unseal(s, seat, playerAt(s, targetSeat(s, m)), k, clause);
      return;
    case 'surge':
      emerge(s, playerAt(s, targetSeat(s, m)), op.n, k, clause);
      return;
    case 'box': {
      const o = playerAt(s, targetSeat(s, m));
      const n = Math.min(op.n, o.reserve);
      o.reserve -= n;
      o.box += n;
      k.tell?.({ type: 'boxed', color: colorName(o.color), n, by: colorName(p.color), clause }, ALL);
      return;
    }
    case 'sabotage': {
      const victim = targetSeat(s, m);
      const o = playerAt(s, victim);
      const lost = pick(o.hand, o.handSize, k.chance);
      add(o.hand, lost, 1);
      fromHand(s, victim, lost);
      toDiscard(s, lost);
      k.tell?.({ type: 'sabotaged', color: colorName(o.color), card: cardName(lost), by: colorName(p.color), clause }, ALL);
      return;
    }
    case 'lasting': {
      const o = playerAt(s, targetSeat(s, m));
      o.front.push({ card, by: seat });
      k.tell?.({ type: 'laid', card: cardName(card), on: colorName(o.color), by: colorName(p.color), clause }, ALL);
      return;
    }
    case 'hibernate':
    case 'mind-control':
      return;
    default:
      op satisfies never;
  }
};

/** EXT-ACT-12, EXT-ACT-14: the trap comes back; with the queen in it the game is won. */
export const emptyTrap = (s: State, seat: Seat, i: number, k: Ctx<Event>): void => {
  const p = playerAt(s, seat);
  const t = trapIn(p, i);
  const { room, pests, queen } = t;
  if (!queen) {
    p.reserve += pests;
    t.pests = 0;
    t.room = IN_HAND;
  }
  k.tell?.(
    {
      type: 'trap-emptied',
      color: colorName(p.color),
      trap: trapId(p, i),
      room: roomName(s, room),
      pests,
      queen,
      ap: s.ap,
      clause: queen ? 'EXT-ACT-14' : 'EXT-ACT-12',
    },
    ALL,
  );
  if (queen) win(s, seat, k, 'EXT-WIN-01');
};

/** An opponent's trap goes back to its owner (EXT-ACT-20, EXT-CARD-O02). */
export const breakTrap = (s: State, by: Seat, trap: number, k: Ctx<Event>, clause: Clause): void => {
  const { seat, i } = trapOwner(s, trap);
  const o = playerAt(s, seat);
  const { room, pests, queen } = trapIn(o, i);
  release(o, i);
  k.tell?.({ type: 'trap-destroyed', by: colorAt(s, by), trap: trapId(o, i), room: roomName(s, room), pests, queen, clause }, ALL);
};

/** A card is played from the hand, or by Dumpster Diver from the discard pile; then it lies where it belongs (EXT-ACT-24). */
export const playCard = (s: State, seat: Seat, m: CardMove, from: 'hand' | 'discard', k: Ctx<Event>): void => {
  const card = cardOf(m.card);
  if (from === 'hand') fromHand(s, seat, card);
  else {
    add(s.discard, card, -1);
    s.discardSize--;
  }
  if (!row(CARD, card).lasting) toPlayed(s, card);
  const on = 'color' in m ? m.color : 'trap' in m ? colorName(colorOfTrap(trapOf(m.trap))) : 'nobody';
  k.tell?.(
    {
      type: 'played',
      color: colorAt(s, seat),
      card: m.card,
      from,
      on,
      room: 'room' in m ? m.room : 'none',
      ap: s.ap,
      clause: row(CARD, card).clause,
    },
    ALL,
  );
  apply(s, seat, card, m, k);
};
